// SPDX-License-Identifier: GPL-3.0-or-later
// The album against the rounds themselves: what is in it, that it is kept, and that its places say what was measured.
#include <atomic>
#include <cmath>

#include <QStandardPaths>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include "games/gametable.h"
#include "history_help.h"
#include "match/botplay.h"
#include "review/album.h"
#include "settings/preferences.h"
#include "table/greatmoments.h"
#include "table/tablesession.h"

namespace {

const QString game = QStringLiteral("hoola");
const QString place = QStringLiteral("hoola"); // an end of a round, of which the settlement tells the same

std::unique_ptr<hanpan::match> roundOf(std::uint64_t seed, const char* level)
{
    hanpan::match_setup setup;
    setup.game = game.toStdString();
    setup.players = 4;
    setup.seed = seed;
    setup.until = 1;
    auto match = hanpan::make_match(setup);
    const std::atomic<bool> never{false};
    std::vector<hanpan::bot_settings> bots(4, {.level = level});
    for (std::size_t who = 0; who < bots.size(); ++who)
        bots[who].seed = seed + 1000 * who;
    hanpan::play_round_out(**match, bots, never);
    return std::move(*match);
}

bool wentOutAtOnce(const hanpan::match& match, hanpan::seat who)
{
    const hanpan::settlement result = match.finished_rounds().front();
    return result.ending == "hoola" &&
           std::find(result.winners.begin(), result.winners.end(), who) != result.winners.end();
}

} // namespace

class AlbumTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<History> history_;
    QList<int> made_; ///< the matches in which the person went out in one turn

    int add(const hanpan::match& match, MatchKind kind)
    {
        return history_->store().add(
            match,
            {.levels = {QStringLiteral("learner")},
             .kind = kind,
             .characters = {QStringLiteral("fox"), QStringLiteral("owl"), QStringLiteral("bear")}},
            actionsOf(match));
    }
    static AlbumPlace of(const Album& album, const QString& its = game, const QString& id = place)
    {
        for (const AlbumPlace& one : album.places())
            if (one.game == its && one.place == id)
                return one;
        return {};
    }
    QString file() const { return AlbumFile::beside(history_->store().database().file()); }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("album"));
        Preferences::instance()->reset();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        history_ = std::make_unique<History>(folder_.filePath(QStringLiteral("history.sqlite")));
    }

    void everyPlaceSaysHowAndHowRare()
    {
        Album album;
        QTRY_VERIFY(!album.looking());
        QSet<QString> ids, games;
        for (const AlbumPlace& one : album.places()) {
            QVERIFY(!one.name.isEmpty() && one.how.endsWith(u'.'));
            QVERIFY2(one.rare.endsWith(u'.'), qPrintable(one.game + u' ' + one.place));
            QCOMPARE(one.made, 0);
            QVERIFY(!ids.contains(one.game + u' ' + one.place));
            ids.insert(one.game + u' ' + one.place);
            games.insert(one.game);
            // What was measured is just what there is.
            QFile measured(QStringLiteral(":/hanpan/album/%1.json").arg(one.game));
            QVERIFY(measured.open(QIODevice::ReadOnly));
            const auto all = nlohmann::json::parse(measured.readAll().toStdString());
            QVERIFY(all["made"].contains(one.place.toStdString()));
            QCOMPARE(int(all["made"].size()), int(tableGame(one.game)->story.greatKinds().size()));
            QVERIFY(all["rounds"].get<int>() >= 1000);
        }
        QCOMPARE(int(games.size()), int(gameIds().size()));
        QCOMPARE(Album::rarity(0, 5000, QStringLiteral("casual"), 4),
                 QStringLiteral("Among 4 computer players of the level Casual, nobody made it in 5,000 rounds "
                                "of the usual rules."));
        QCOMPARE(Album::rarity(16, 5000, QStringLiteral("casual"), 4),
                 QStringLiteral("Among 4 computer players of the level Casual, each makes it once in 1,250 rounds "
                                "of the usual rules (measured over 5,000)."));
    }

    void whatIsSaidOfItsRarityIsSo()
    {
        QFile measured(QStringLiteral(":/hanpan/album/%1.json").arg(game));
        QVERIFY(measured.open(QIODevice::ReadOnly));
        const auto all = nlohmann::json::parse(measured.readAll().toStdString());
        const double expected = all["made"][place.toStdString()].get<double>() / all["rounds"].get<double>(); // a table
        QVERIFY(expected > 0 && expected <= 1);
        int seen = 0;
        constexpr int rounds = 2000;
        for (std::uint64_t seed = 0; seed < rounds; ++seed) {
            const auto match = roundOf(900000 + seed, "casual");
            for (hanpan::seat who = 0; who < 4; ++who)
                seen += wentOutAtOnce(*match, who);
        }
        const double error = std::sqrt(rounds * expected * (1 - expected));
        QVERIFY2(std::abs(seen - rounds * expected) < 5 * error + 1,
                 qPrintable(QStringLiteral("%1 of %2, expected %3").arg(seen).arg(rounds).arg(rounds * expected)));
    }

    void whatWasMadeIsInIt()
    {
        int expected = 0, others = 0;
        for (std::uint64_t seed = 1; made_.size() < 3 || others < 3; ++seed) {
            QVERIFY(seed < 5000);
            const auto match = roundOf(seed, "learner");
            const bool own = wentOutAtOnce(*match, 0);
            if (!own && others >= 5)
                continue;
            const int id = add(*match, MatchKind::Match);
            others += !own;
            if (own) {
                ++expected;
                made_.append(id);
                add(*match, MatchKind::Practice); // no second one
            }
        }
        Album album;
        QTRY_VERIFY(!album.looking());
        QCOMPARE(of(album).made, expected);
        const QList<AlbumPicture> pictures = album.pictures(game, place);
        QCOMPARE(pictures.size(), expected);
        QCOMPARE(pictures.first(), of(album).latest);
        QCOMPARE(pictures.first().match, made_.last());
        QVERIFY(pictures.first().told.startsWith(QStringLiteral("Round 1 · ")));
        QVERIFY(!pictures.first().pieces.isEmpty());
        // Its replay begins where it has just happened.
        TableSession replay;
        QVERIFY(replay.replayKept(pictures.first().match));
        replay.replayTo(Album::replayPlace(pictures.first().match, pictures.first().action));
        QCOMPARE(replay.result().rareMoment.kind, place);
        replay.replayTo(Album::replayPlace(pictures.first().match, pictures.first().action) - 1);
        QVERIFY(replay.result().rareMoment.kind.isEmpty());
    }

    void itIsKept()
    {
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        AlbumFile album;
        QVERIFY(AlbumFile::read(kept.readAll(), album));
        kept.close();
        QVERIFY(!AlbumFile::read("{}", album) && !AlbumFile::read("", album));
        // A match that has been looked through is not looked through again: what its keeper says is believed.
        album.moments.append({made_.first(), 0, 1, QStringLiteral("thanks"), {{QStringLiteral("5C")}}, {1}, 4});
        AlbumFile again;
        QVERIFY(AlbumFile::read(album.text(), again));
        QCOMPARE(again, album);
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.write(album.text());
        kept.close();
        const auto thanks = [](const Album& its) { return of(its, game, QStringLiteral("thanks")).made; };
        int before = 0;
        {
            Album its;
            QTRY_VERIFY(!its.looking());
            before = thanks(its);
            QVERIFY(before > 0);
        }
        // A damaged file is made anew, from the matches.
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.write("{\"hanpan\":\"album\",\"version\":1");
        kept.close();
        Album its;
        QTRY_VERIFY(!its.looking());
        QCOMPARE(thanks(its), before - 1);
        QCOMPARE(of(its).made, int(made_.size()));
        // What is removed is in no album.
        QVERIFY(history_->remove({made_.last()}).ok);
        QTRY_COMPARE(of(its).made, int(made_.size()) - 1);
    }
};

QTEST_MAIN(AlbumTest)
#include "album_test.moc"
