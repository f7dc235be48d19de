// SPDX-License-Identifier: GPL-3.0-or-later
// Two moves of a moment that are different have different words, in a review and in a hint, in both languages.
#include <map>

#include <QRegularExpression>

#include "review/hindsight.h"
#include "settings/preferences.h"
#include "table/decisionwords.h"
#include "table_help.h"
#include "words/language.h"

using namespace table_help;

class OwnWordsTest : public QObject {
    Q_OBJECT

    /// A match played by bots, and what seat 0 could do before each action.
    struct Played {
        std::unique_ptr<hanpan::match> match;
        std::map<std::size_t, std::vector<std::string>> choices;
    };

    static Played played(const QString& game, int players, const hanpan::rule_values& rules, std::uint64_t seed)
    {
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        setup.players = players;
        setup.rules = rules;
        setup.seed = seed;
        setup.rounds = 2;
        auto made = hanpan::make_match(setup);
        Played result;
        if (!made)
            return result;
        hanpan::match& match = **made;
        hanpan::bot_settings bot;
        bot.seed = seed;
        const std::atomic<bool> never{false};
        while (!match.over()) {
            if (match.round_over()) {
                match.next_round();
                continue;
            }
            if (match.to_act().has(0))
                result.choices[match.actions().size()] = match.legal(0);
            const hanpan::seat who = match.to_act().lowest();
            if (!match.play(who, match.think(who, bot)->choose(never)).allowed())
                return {};
        }
        result.match = std::move(*made);
        return result;
    }

private slots:
    void cleanup() { Preferences::instance()->setLanguage(QStringLiteral("en")); }

    void ofMovesThatAreDifferentAreDifferent_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("rules");
        QTest::newRow("hoola") << "hoola" << 4 << "{}";
        QTest::newRow("hoola, jokers")
            << "hoola" << 3 << R"({"jokers":2,"play_before_draw":true,"run_on_set":true,"claim_layoff":true})";
        QTest::newRow("hoola, drop-outs") << "hoola" << 7 << R"({"dropout_schedule":"seed","claim_lone_seven":true})";
        QTest::newRow("hohpai") << "hohpai" << 4 << "{}";
        QTest::newRow("hohpai, own win") << "hohpai" << 3 << R"({"win_declaration":"optional"})";
        QTest::newRow("hohpai, discards")
            << "hohpai" << 2 << R"({"play_mode":"draw_discard","win_declaration":"optional","stock_out":"draw"})";
    }

    void ofMovesThatAreDifferentAreDifferent()
    {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(QString, rules);
        int decisions = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Played match = played(game, players, hanpan::rule_values::parse(rules.toStdString()), seed);
            QVERIFY(match.match);
            WokenMatch woken;
            woken.actions = actionsOf(*match.match);
            Hindsight hindsight;
            hindsight.take(*match.match, woken, {});
            for (const char* language : {"en", "ko"}) {
                Preferences::instance()->setLanguage(QString::fromLatin1(language));
                for (const auto& [index, choices] : match.choices) {
                    const Situation here = hindsight.at(int(index));
                    QHash<QString, QString> said;
                    for (const std::string& action : choices) {
                        // One joker is as good as another: that is no difference.
                        static const QRegularExpression joker(QStringLiteral("\\bX[1-8]\\b"));
                        const QString protocol = QString::fromStdString(action);
                        const QString alike = QString(protocol).replace(joker, QStringLiteral("X"));
                        const QString words = actionWords(hindsight.game(), here, protocol);
                        QVERIFY2(!words.isEmpty(), action.c_str());
                        const QString before = said.value(words, alike);
                        QVERIFY2(before == alike, qPrintable(before + u' ' + protocol + QStringLiteral(": ") + words));
                        said.insert(words, alike);
                    }
                    decisions += choices.size() > 1;
                }
            }
        }
        QVERIFY(decisions > 20);
    }
};

QTEST_GUILESS_MAIN(OwnWordsTest)
#include "ownwords_test.moc"
