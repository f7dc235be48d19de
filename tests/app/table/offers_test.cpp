// SPDX-License-Identifier: GPL-3.0-or-later
// "Offer: useful" at Hollywood's table asks the coach's own judgement; what the table does for the person is not graded as his; and
// two moves of a moment never read the same.
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history_help.h"
#include "review/review.h"
#include "settings/preferences.h"
#include "table/coach.h"
#include "table_help.h"
#include "words/language.h"

using history_help::step;

namespace {

using hanpan::json;

std::unique_ptr<hanpan::match> dealtWith(const char* game, int players, const json& rules, std::uint64_t seed)
{
    hanpan::match_setup setup;
    setup.game = game;
    setup.players = players;
    setup.seed = seed;
    setup.rounds = 2;
    const auto values = hanpan::find_game(game)->book().read(rules);
    if (!values)
        return nullptr;
    setup.rules = *values.value;
    auto made = hanpan::make_match(setup);
    return made ? std::move(*made) : nullptr;
}

/// What the coach would do at this table, and whether he is sure of it.
struct Judged {
    std::string best;
    bool sure = false;
};
Judged coachOf(const hanpan::match& match)
{
    hanpan::bot_settings coach;
    coach.level = Coach::level;
    coach.seed = match.setup().seed;
    const std::atomic<bool> stop{false};
    const hanpan::advice told = match.advise(0, coach, stop);
    return {told.options.front().action,
            told.options.size() > 1 && told.options[1].behind > 4 * told.options[1].behind_error};
}

} // namespace

class OffersTest : public QObject {
    Q_OBJECT

    QTemporaryDir home_;

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", home_.filePath(QStringLiteral("data")).toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", home_.filePath(QStringLiteral("config")).toLocal8Bit());
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("offers"));
        Preferences::instance()->setForNow(QStringLiteral("en"), {});
        QCOMPARE(Language::instance()->code(), QStringLiteral("en"));
    }
    void cleanup() { QVERIFY(!QTest::currentTestFailed()); }

    /// Discards are put to the person, and passed, as the coach judges them: also those that bring the contract nearer and are
    /// not worth the cards that come with them (the last hand, where every card must go), and those that only look useless.
    void whatIsOfferedIsWhatTheCoachWouldCall()
    {
        int offered = 0, passed = 0, helpedAndPassed = 0;
        for (const int hand : {7, 4, 1})
            for (std::uint64_t seed = 1; seed <= 40 && (hand == 7 ? helpedAndPassed < 3 : offered < 3 * (7 - hand));
                 ++seed) {
                const auto match =
                    dealtWith("hollywood", 4, {{"hands_played", "custom"}, {"custom_hands", {hand}}}, seed);
                QVERIFY(match);
                for (int steps = 0; steps < 60 && !match->round_over(); ++steps) {
                    const json view = match->view(0);
                    const auto legal = match->legal(0);
                    const bool asked = match->to_act().has(0) && view["phase"] == "mayi_window" && view["turn"] != 0 &&
                                       std::find(legal.begin(), legal.end(), "may_i") != legal.end();
                    if (!asked) {
                        step(*match, "casual");
                        continue;
                    }
                    const bool helps = helpsTheContract(hand, match->zones(0));
                    // Most windows are passed at a glance: one in a few is enough of those.
                    const Judged coach = helps || steps % 5 == 0 ? coachOf(*match) : Judged{};
                    if (coach.sure) {
                        TableSession session;
                        session.setUntimed(true);
                        QVERIFY(session.startFromRecord(QString::fromStdString(match->to_record())));
                        session.setPaused(true); // the others would not wait for the person
                        QVERIFY(
                            session.actions()->find(QStringLiteral("auto"))->label.contains(QLatin1String("useful")));
                        QVERIFY(!session.claim().active); // not before the coach has spoken
                        const auto own = [](const hanpan::match& m) {
                            return std::count_if(m.actions().begin(), m.actions().end(),
                                                 [](const hanpan::played_action& a) { return a.who == 0; });
                        };
                        const auto played = [&] { return own(*table_help::matchOf(session)); };
                        const auto before = own(*match);
                        QTRY_VERIFY_WITH_TIMEOUT(session.claim().active || played() > before, 20000);
                        const bool put = played() == before;
                        QVERIFY2(put == (coach.best == "may_i"), coach.best.c_str());
                        offered += put;
                        passed += !put;
                        helpedAndPassed += helps && !put;
                    }
                    QVERIFY(match->play(0, coach.best.empty() ? "pass" : coach.best).allowed());
                }
            }
        QVERIFY2(offered >= 3, qPrintable(QString::number(offered)));
        QVERIFY2(passed >= 3, qPrintable(QString::number(passed)));
        QVERIFY2(helpedAndPassed >= 3, qPrintable(QString::number(helpedAndPassed)));
    }

    /// The review leaves out what the table did for the person, and what it did is his again where he did it himself.
    void whatPassesByItselfIsNotGraded()
    {
        const auto match = dealtWith("hollywood", 4, {{"hands_played", "custom"}, {"custom_hands", {2}}}, 5);
        QVERIFY(match);
        for (int i = 0; i < 120 && step(*match, "casual"); ++i)
            ;
        QList<KeptAction> actions = actionsOf(*match);
        const auto graded = [&](const QList<KeptAction>& kept) {
            HistoryStore& store = History::instance()->store();
            const int id = store.add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match}, kept);
            Review review;
            review.setDeep(false);
            review.setMatchId(id);
            [&] { QTRY_VERIFY_WITH_TIMEOUT(!review.running(), 120000); }();
            QStringList played;
            for (const ReviewedRow& one : review.decisions())
                played.append(one.played);
            return played;
        };
        const QStringList own = graded(actions);
        int passes = 0;
        for (KeptAction& action : actions)
            if (action.seat == 0 && action.text == QLatin1String("pass")) {
                action.automatic = true;
                ++passes;
            }
        QVERIFY(passes > 3);
        const QStringList left = graded(actions);
        QVERIFY2(left.size() < own.size(), qPrintable(own.join(u'\n')));
        QVERIFY(!left.contains(QStringLiteral("Pass")));
        // (A pass that was the only thing to do is no decision either way.)
        QVERIFY(own.size() - left.size() <= passes);
        QStringList others = own;
        for (const QString& one : left)
            QVERIFY2(others.removeOne(one), qPrintable(one));
    }

    void twoMovesOfAMomentReadDifferently_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("ko") << QStringLiteral("ko");
    }
    void twoMovesOfAMomentReadDifferently()
    {
        QFETCH(QString, language);
        Preferences::instance()->setForNow(language, {});
        QCOMPARE(Language::instance()->code(), language);
        int positions = 0, moves = 0;
        for (const char* game : {"hollywood", "dragon", "hulahoo"})
            for (const hanpan::rule_preset& preset : hanpan::find_game(game)->book().presets())
                for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                    hanpan::random_stream dice(seed);
                    const auto match = dealtWith(game, 3, {{"preset", std::string(preset.id)}}, seed);
                    if (!match)
                        continue;
                    for (int i = 0; i < 70 && !match->round_over(); ++i) {
                        const auto legal = match->to_act().has(0) ? match->legal(0) : std::vector<std::string>{};
                        if (legal.size() > 1 && dice.below(3) == 0) {
                            TableSession session;
                            session.setUntimed(true);
                            QVERIFY(session.startFromRecord(QString::fromStdString(match->to_record())));
                            QHash<QString, QString> said;
                            for (const std::string& each : legal) {
                                const QString action = QString::fromStdString(each);
                                const QString words = session.actionText(action);
                                QVERIFY2(!words.isEmpty(), each.c_str());
                                QVERIFY2(!said.contains(words),
                                         qPrintable(QStringLiteral("%1, %2: \"%3\" is %4 and %5")
                                                        .arg(QLatin1String(game),
                                                             QString::fromStdString(std::string(preset.id)), words,
                                                             action, said[words])));
                                said.insert(words, action);
                                ++moves;
                            }
                            ++positions;
                        }
                        step(*match, "casual");
                    }
                }
        QVERIFY2(positions > 300 && moves > 2000, qPrintable(QStringLiteral("%1 %2").arg(positions).arg(moves)));
        Preferences::instance()->setForNow(QStringLiteral("en"), {});
    }

private:
    /// Does the discard bring the contract of this hand nearer? (By the engine's own count, which is not what is tested here.)
    static bool helpsTheContract(int hand, const std::vector<hanpan::zone>& zones)
    {
        std::string held, top;
        for (const hanpan::zone& z : zones) {
            if (z.id == "hand:0")
                for (const std::string& piece : z.pieces)
                    held += piece + ' ';
            if (z.id == "discard" && !z.pieces.empty())
                top = z.pieces.back();
        }
        const auto missing = [&](const std::string& cards) {
            return hanpan::find_game("hollywood")
                ->eval({{"game", "hollywood"}, {"ask", "missing"}, {"hand_no", hand}, {"hand", cards}})
                .value("missing", 0);
        };
        return missing(held + top) < missing(held);
    }
};

QTEST_GUILESS_MAIN(OffersTest)
#include "offers_test.moc"
