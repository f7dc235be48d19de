// SPDX-License-Identifier: GPL-3.0-or-later
// There is always a way on: whatever a person may do has a gesture that means it, wherever a round can come to.
#include <set>

#include <QTest>

#include "base/random.h"
#include "games/held.h"
#include "registry/registry.h"
#include "table/claimprompt.h"
#include "table/intent.h"
#include "table/playedmatch.h"

namespace {

QString kindOf(const QString& action) { return action.section(u' ', 0, 0); }

/// What the gestures with nothing, a pile's top, one piece of the person's own or the first few of them begin with, as far as
/// the match takes it.
std::set<QString> meant(const PlayedMatch& played, const Situation& now)
{
    ClaimPrompt claim;
    Pacing pacing;
    pacing.setUntimed(true);
    claim.update(played.game().claims.claim(now), false, pacing);
    const Intent intent(played, now, claim);
    QList<QList<HeldPiece>> helds{{}};
    QStringList targets;
    for (const ButtonSpec& button : played.game().words.buttons(now))
        targets.append(gestures::buttonPrefix + button.id);
    std::vector<hanpan::zone> zones = now.zones;
    for (const hanpan::zone& z : played.game().places.extraZones(now))
        zones.push_back(z);
    for (const hanpan::zone& z : zones) {
        const QString id = QString::fromStdString(z.id);
        targets.append(id);
        const QStringList faces = now.faces(id);
        if (z.owner == now.me) {
            QList<HeldPiece> first;
            for (int i = 0; i < faces.size(); ++i) {
                first.append({faces[i], id, i});
                helds.append({first.last()});
                helds.append(first);
            }
        } else if (!faces.isEmpty()) {
            helds.append({{faces.last(), id, int(faces.size()) - 1}});
            helds.append({{faces.first(), id, 0}});
        }
    }
    std::set<QString> kinds;
    for (const auto& held : std::as_const(helds))
        for (const QString& target : std::as_const(targets))
            for (const QStringList& way : intent.decide(held, target, -1).ways)
                kinds.insert(kindOf(way.first()));
    return kinds;
}

} // namespace

class WaysOnTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfActionCanBeMeant_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("preset");
        for (const hanpan::game_entry& game : hanpan::all_games())
            for (const hanpan::rule_preset& preset : game.book().presets())
                QTest::newRow((std::string(game.id) + " " + std::string(preset.id)).c_str())
                    << QString::fromUtf8(game.id.data(), qsizetype(game.id.size()))
                    << QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size()));
    }

    void everyKindOfActionCanBeMeant()
    {
        QFETCH(QString, game);
        QFETCH(QString, preset);
        const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
        const std::atomic<bool> never{false};
        const auto values = entry.book().read({{"preset", preset.toStdString()}});
        QVERIFY(values);
        constexpr int enough = 20;
        int asked = 0, rounds = 0;
        // More rounds where the person is seldom asked: they are short, or won by the deal.
        for (std::uint64_t seed = 1; seed <= 6 || (asked <= enough && seed <= 30); ++seed) {
            hanpan::match_setup setup;
            setup.game = entry.id;
            setup.players = entry.min_players + int(seed % std::uint64_t(entry.max_players - entry.min_players + 1));
            if (!entry.problems(*values, setup.players).empty())
                continue;
            setup.rules = *values;
            setup.seed = seed;
            PlayedMatch played;
            played.take(std::move(*hanpan::make_match(setup)), {}, {});
            hanpan::random_stream rng(seed);
            for (int n = 0; n < 400 && !played->round_over(); ++n) {
                if (played->to_act().has(0)) {
                    const Situation now = played.situation();
                    const std::set<QString> kinds = meant(played, now);
                    for (const QString& action : now.legal)
                        QVERIFY2(kinds.contains(kindOf(action)),
                                 qPrintable(action + QStringLiteral(" after\n") +
                                            QString::fromStdString(played->to_record()).right(600)));
                    ++asked;
                }
                // Who is asked last is anybody: a way on must not hang on that.
                std::vector<hanpan::seat> order;
                for (const hanpan::seat p : played->to_act())
                    order.push_back(p);
                const hanpan::seat who = order[rng.below(std::uint32_t(order.size()))];
                hanpan::bot_settings bot;
                bot.level = rng.below(3) == 0 ? "learner" : "casual";
                bot.seed = seed;
                QVERIFY(played.play(who, QString::fromStdString(played->think(who, bot)->choose(never)), {}).allowed());
            }
            ++rounds;
        }
        QVERIFY(rounds > 1);
        QVERIFY2(asked > enough, qPrintable(QString::number(asked)));
    }
};

QTEST_GUILESS_MAIN(WaysOnTest)
#include "ways_on_test.moc"
