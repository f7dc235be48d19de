// SPDX-License-Identifier: GPL-3.0-or-later
// What moves a player, and what a face shows of it.
#include <QDir>
#include <QFile>
#include <QTest>

#include "art/portrait.h"
#include "history_help.h"
#include "settings/preferences.h"
#include "table/moods.h"
#include "table/playedmatch.h"
#include "table_help.h"
#include "words/characters.h"

namespace {

QString drawing(const QString& id) { return QStringLiteral(":/hanpan/characters/%1.svg").arg(id); }

QImage painted(const QString& id, const Look& look, int size = 96)
{
    QFile file(drawing(id));
    return file.open(QIODevice::ReadOnly) ? paintPortrait(file.readAll(), look, size) : QImage();
}

QStringList everybody()
{
    QStringList persons = Preferences::playerFaces();
    persons.removeAll(QStringLiteral("letters"));
    return Characters::ids() + persons;
}

} // namespace

class MoodsTest : public QObject {
    Q_OBJECT

    PlayedMatch played_;
    Situation start_;
    Talk talk_;
    const GameTable* game_ = nullptr;

    /// The start of a round of Hoola at which these pieces lie on the discards.
    Situation with(const std::vector<std::string>& discards) const
    {
        Situation s = start_;
        for (hanpan::zone& z : s.zones)
            if (z.kind == "discard")
                z.pieces = discards;
        return s;
    }
    /// The same with one more piece before a seat.
    static Situation given(Situation s, hanpan::seat who)
    {
        for (hanpan::zone& z : s.zones)
            if (z.kind == "hand" && z.owner == who)
                z.pieces.push_back("");
        return s;
    }
    static Talk::Event event(const char* kind, hanpan::seat who, bool wrong = false)
    {
        return {QString::fromLatin1(kind), who, false, {}, wrong};
    }
    QStringList all(const Moods& moods, hanpan::seat turn = hanpan::no_seat) const
    {
        QStringList names;
        for (hanpan::seat who = 0; who < start_.players; ++who)
            names.append(moodName(moods.of(who, who == turn)));
        return names;
    }

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("moods"));
        hanpan::match_setup setup;
        setup.game = "hoola";
        setup.players = 4;
        setup.seed = 3;
        played_.take(std::move(*hanpan::make_match(setup)), {}, {});
        start_ = played_.situation();
        game_ = &played_.game();
        talk_.begin({{0, 1, "draw"}, {0, 1, "discard 9S"}}, 1);
    }

    void eachReasonHasItsMood_data()
    {
        QTest::addColumn<Stirred>("stirred");
        QTest::addColumn<QString>("mood");
        QTest::newRow("nothing") << Stirred{} << "waits";
        QTest::newRow("its turn") << Stirred{.acts = true} << "thinks";
        QTest::newRow("gained") << Stirred{.gained = true} << "pleased";
        QTest::newRow("gained in its turn") << Stirred{.acts = true, .gained = true} << "pleased";
        QTest::newRow("lost") << Stirred{.lost = true} << "hit";
        QTest::newRow("lost in its turn") << Stirred{.acts = true, .lost = true} << "hit";
        QTest::newRow("a wrong stop") << Stirred{.gained = true, .lost = true} << "hit";
        QTest::newRow("won") << Stirred{.over = true, .won = true, .paid = 1} << "wins";
        QTest::newRow("won and paid all the same") << Stirred{.over = true, .won = true, .paid = -1} << "wins";
        QTest::newRow("paid") << Stirred{.over = true, .paid = -1} << "hit";
        QTest::newRow("got something") << Stirred{.over = true, .paid = 1} << "pleased";
        QTest::newRow("nothing paid") << Stirred{.gained = true, .lost = true, .over = true} << "waits";
    }
    void eachReasonHasItsMood()
    {
        QFETCH(Stirred, stirred);
        QTEST(moodName(moodOf(stirred)), "mood");
    }

    void whoIsCalledIsHitAndTheCallerGlad()
    {
        Moods moods;
        QCOMPARE(all(moods), (QStringList{"waits", "waits", "waits", "waits"}));
        moods.hear({event("claim", 3)}, with({"4C", "9S"}), given(with({"4C"}), 3), *game_, talk_);
        QCOMPARE(all(moods), (QStringList{"waits", "hit", "waits", "pleased"}));
        // Until somebody else does something.
        moods.hear({event("discard", 3)}, with({"4C"}), with({"4C", "KD"}), *game_, talk_);
        QCOMPARE(all(moods), (QStringList{"waits", "hit", "waits", "pleased"}));
        moods.hear({event("draw", 0)}, with({"4C", "KD"}), with({"4C", "KD"}), *game_, talk_);
        QCOMPARE(all(moods, 0), (QStringList{"thinks", "waits", "waits", "waits"}));
    }
    void whatIsTakenInTurnHurtsNobody()
    {
        Moods moods;
        moods.hear({event("draw", 2)}, with({"9S"}), given(with({}), 2), *game_, talk_);
        QCOMPARE(all(moods, 2), (QStringList{"waits", "waits", "pleased", "waits"}));
        // One's own piece taken back is no gain.
        moods.forget();
        moods.hear({event("claim", 1)}, with({"9S"}), given(with({}), 1), *game_, talk_);
        QCOMPARE(all(moods), (QStringList{"waits", "waits", "waits", "waits"}));
    }
    void meldsStopsAndFines()
    {
        Moods moods;
        for (const char* glad : {"meld", "stop", "blast"}) {
            moods.forget();
            moods.hear({event(glad, 1)}, start_, start_, *game_, talk_);
            QCOMPARE(all(moods, 1), (QStringList{"waits", "pleased", "waits", "waits"}));
        }
        for (const char* plain : {"draw", "discard", "add", "place", "claim", "stay"}) {
            moods.forget();
            moods.hear({event(plain, 1)}, start_, start_, *game_, talk_);
            QCOMPARE(all(moods, 2), (QStringList{"waits", "waits", "thinks", "waits"}));
        }
        moods.hear({event("stop", 2, true)}, start_, start_, *game_, talk_);
        QCOMPARE(all(moods), (QStringList{"waits", "waits", "hit", "waits"}));
        moods.forget();
        QCOMPARE(all(moods), (QStringList{"waits", "waits", "waits", "waits"}));
    }

    /// Who was moved by what, for those who have something to say of it.
    void whatMovedWhom()
    {
        using By = Sayings::Occasion;
        Moods moods;
        moods.hear({event("claim", 3)}, with({"4C", "9S"}), given(with({"4C"}), 3), *game_, talk_);
        QCOMPARE(moods.moved(), (QList<Moved>{{3, By::Takes}, {1, By::Robbed}}));
        moods.hear({event("discard", 3)}, with({"4C"}), with({"4C", "KD"}), *game_, talk_);
        QCOMPARE(moods.moved(), QList<Moved>());
        // To take what the one before has thrown is the course of things: nobody was robbed.
        moods.hear({event("draw", 2)}, with({"9S"}), given(with({}), 2), *game_, talk_);
        QCOMPARE(moods.moved(), (QList<Moved>{{2, By::Takes}}));
        moods.hear({event("stop", 2, true)}, start_, start_, *game_, talk_);
        QCOMPARE(moods.moved(), (QList<Moved>{{2, By::Fined}}));
        // Six pieces in one turn are many, once; in two turns they are not.
        const auto less = [&](int pieces) {
            Situation s = start_;
            for (hanpan::zone& z : s.zones)
                if (z.kind == "hand" && z.owner == 1)
                    z.pieces.resize(z.pieces.size() - std::size_t(pieces));
            return s;
        };
        moods.hear({event("meld", 1)}, start_, less(3), *game_, talk_);
        QCOMPARE(moods.moved(), QList<Moved>());
        moods.hear({event("meld", 1)}, less(3), less(6), *game_, talk_);
        QCOMPARE(moods.moved(), (QList<Moved>{{1, By::Lays}}));
        moods.hear({event("add", 1)}, less(6), less(7), *game_, talk_);
        QCOMPARE(moods.moved(), QList<Moved>());
        moods.hear({event("draw", 2)}, start_, start_, *game_, talk_);
        moods.hear({event("meld", 1)}, start_, less(3), *game_, talk_);
        moods.hear({event("draw", 2)}, start_, start_, *game_, talk_);
        moods.hear({event("meld", 1)}, start_, less(3), *game_, talk_);
        QCOMPARE(moods.moved(), QList<Moved>());
    }

    void theyLookAtWhomTheyAnswer()
    {
        Moods moods;
        QCOMPARE(moods.looksAt(1, hanpan::no_seat), int(Moods::Ahead)); // nothing has happened
        QCOMPARE(moods.looksAt(1, 1), int(Moods::Middle));
        QCOMPARE(moods.looksAt(1, 2), 2);
        moods.hear({event("discard", 1)}, start_, start_, *game_, talk_);
        QCOMPARE(moods.looksAt(2, hanpan::no_seat), 1); // may it be claimed?
        QCOMPARE(moods.looksAt(1, hanpan::no_seat), int(Moods::Ahead));
        moods.hear({event("claim", 3)}, with({"9S"}), given(with({}), 3), *game_, talk_);
        QCOMPARE(moods.looksAt(1, 3), 3);
        QCOMPARE(moods.looksAt(0, 3), 3);
        QCOMPARE(moods.looksAt(1, 1), 3); // even in its own turn, because it hurts
    }

    /// In every game, as it is played: who is out is hit, the winner wins, payers are hit, and nobody thinks but whose
    /// turn it is.
    void atARealTable_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void atARealTable()
    {
        QFETCH(QString, game);
        TableSession session;
        session.setUntimed(true);
        session.setDemo(true);
        QSet<QString> shown;
        const auto look = [&] {
            for (const SeatRow& row : session.seats()->rows()) {
                shown.insert(row.mood);
                if (row.mood == QLatin1String("thinks") && !row.isTurn)
                    QFAIL("thinks, but it is not its turn");
                if (session.phase() == QLatin1String("playing"))
                    QVERIFY(row.mood != QLatin1String("wins"));
                QVERIFY(row.looksAt != row.seat && row.looksAt < session.players());
            }
        };
        QObject::connect(&session, &TableSession::changed, this, look);
        QVERIFY2(session.start(game, 3, {}, QStringLiteral("7"), {QStringLiteral("learner")}, 2, 0),
                 qPrintable(session.startError()));
        QTRY_VERIFY_WITH_TIMEOUT(session.phase() != QLatin1String("playing"), 60000);
        QVERIFY(shown.contains(QStringLiteral("wins")));
        for (const PaymentRow& row : session.result().payments) {
            QCOMPARE(row.mood, row.winner            ? QStringLiteral("wins")
                               : row.paymentSign < 0 ? QStringLiteral("hit")
                               : row.paymentSign > 0 ? QStringLiteral("pleased")
                                                     : QStringLiteral("waits"));
            QCOMPARE(session.seats()->rows()[row.seat].mood, row.mood);
        }
    }

    /// Every head has a face for every mood, and none looks like another one.
    void everyFace_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : everybody())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyFace()
    {
        QFETCH(QString, id);
        QVERIFY(QFile::exists(drawing(id)));
        QList<QImage> faces;
        for (const Mood mood : {Mood::Waits, Mood::Thinks, Mood::Pleased, Mood::Hit, Mood::Wins})
            faces.append(painted(id, {moodName(mood), {}, false}));
        faces.append(painted(id, {QStringLiteral("waits"), {}, true}));
        for (const QPoint gaze : {QPoint(-1, 0), QPoint(1, 0), QPoint(0, -1), QPoint(0, 1), QPoint(-1, 1)})
            faces.append(painted(id, {QStringLiteral("waits"), gaze, false}));
        for (qsizetype i = 0; i < faces.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(faces[i] != faces[j], qPrintable(QStringLiteral("%1 %2").arg(i).arg(j)));
        // A medallion: round, and whole.
        for (const QImage& face : std::as_const(faces)) {
            QCOMPARE(qAlpha(face.pixel(2, 2)), 0);
            QCOMPARE(qAlpha(face.pixel(48, 48)), 255);
            QCOMPARE(qAlpha(face.pixel(48, 2)), 255);
        }
        QCOMPARE(painted(id, {QStringLiteral("wins"), {1, 1}, true}), painted(id, {QStringLiteral("wins"), {}, false}));
        QCOMPARE(painted(id, {QStringLiteral("hit"), {}, false}, 28).size(), QSize(28, 28));
    }
    void nobodyElseIsDrawn()
    {
        QStringList there = QDir(QStringLiteral(":/hanpan/characters")).entryList({QStringLiteral("*.svg")});
        QStringList known;
        for (const QString& id : everybody())
            known.append(id + QStringLiteral(".svg"));
        there.sort();
        known.sort();
        QCOMPARE(there, known);
    }
};

Q_DECLARE_METATYPE(Stirred)
QTEST_MAIN(MoodsTest)
#include "moods_test.moc"
