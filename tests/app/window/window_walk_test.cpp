// SPDX-License-Identifier: GPL-3.0-or-later
// In and out: every page, sheet, menu and prompt of the real window is entered by its ways and left by ‹, Esc, Alt+Left and the
// mouse's back button; afterwards one stands where one came from, with the focus where it was. What no walk opened fails.
#include <QRegularExpression>

#include "history/dailydeal.h"
#include "history_help.h"
#include "review/dealofday.h"
#include "review/puzzles.h"
#include "window_help.h"
#include "words/characters.h"
#include "words/tablewords.h"

using namespace window_help;

namespace {

/// How somebody gets somewhere from the page before: what is pressed there, or the keys.
struct Way {
    QString from;  ///< a place of the table below, or "Home"
    QString press; ///< objectName of what is pressed; "" = `key`
    Qt::Key key = Qt::Key_unknown;
    QString before = {}; ///< what gets the focus before the key
};

/// A place: a page, or a sheet over one.
struct Place {
    QString name; ///< the type: "Setup", "RuleSaveSheet"
    bool sheet;
    Way way;
    QString only = {}; ///< only this game has it; "" = all
};

/// The game that is walked, and its button on the home page.
QString walked() { return history_help::games().first(); }
QString walkedButton() { return QStringLiteral("game-") + walked(); }

const QList<Place>& places()
{
    static const QList<Place> all{
        {"Learn", false, {"Home", "learn"}},
        {"Lesson", false, {"Learn", "lesson-1"}},
        {"HistoryPage", false, {"Home", "history"}},
        {"Settings", false, {"Home", "settings"}},
        {"About", false, {"Settings", "about"}},
        {"KeysPage", false, {"Settings", "keys"}},
        {"OpenSheet", true, {"Settings", "openFile"}},
        {"Setup", false, {"Home", walkedButton()}},
        {"CharacterSheet", true, {"Setup", "face-0"}},
        {"HouseRules", false, {"Setup", "houseRules"}},
        {"HousesPage", false, {"HouseRules", "houses"}},
        {"RulesBook", false, {"Setup", "book"}},
        {"RuleSaveSheet", true, {"HouseRules", "save"}},
        {"RuleCodeSheet", true, {"HouseRules", "code"}},
        {"StatisticsPage", false, {"HistoryPage", "statistics"}},
        {"DealCodeSheet", true, {"HistoryPage", "code"}},
        {"ReplayPage", false, {"HistoryPage", "replay"}},
        {"ReviewPage", false, {"HistoryPage", "review"}},
        {"BranchSheet", true, {"ReplayPage", "whatIf"}},
        {"ForesightSheet", true, {"ReplayPage", "foresight"}},
        {"Daily", false, {"Home", "daily"}},
        {"JudgePage", false, {"Home", "judge"}},
        {"JourneyPage", false, {"Home", "houses"}},
        {"PeoplePage", false, {"Home", "people"}},
        {"AlbumPage", false, {"PeoplePage", "album"}},
        {"TableMenu", true, {"Table", "menuButton"}},
        {"ScoreSheet", true, {"Table", "scoresChip"}},
        {"RulesSheet", true, {"Table", "rulesChip"}},
        {"LogDrawer", true, {"Table", "logChip"}},
        {"PileHistory", true, {"Table", "historyChip"}, "hoola"},
        {"HandsSheet", true, {"DragonTable", "handsChip"}, "dragon"},
    };
    return all;
}

enum class Out { Back, Escape, AltLeft, MouseBack };

} // namespace

class WindowWalkTest : public QObject {
    Q_OBJECT

private slots:
    void cleanupTestCase() { window_.reset(); }
    void initTestCase()
    {
        prepare("walk");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setBotSpeed(QStringLiteral("instant"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        const auto match = history_help::played(walked().toStdString(), 7, 5000, 2);
        QVERIFY(match->over());
        finished_ = History::instance()->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
        QVERIFY(finished_ > 0);
    }
    void init()
    {
        complaints().clear();
        if (!window_) // one window for all walks, as in real life: what one leaves behind, the next would meet
            window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanup()
    {
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        window_->home();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    void inAndOut_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("firstByKeys");
        for (int p = 0; p < places().size(); ++p) {
            if (!places()[p].only.isEmpty() && !history_help::games().contains(places()[p].only))
                continue;
            // Pointer and keys take turns, and so do places: each way out is met after both. Every pair when deep.
            for (const bool byKeys : {false, true})
                if (byKeys == (p % 2 == 1) || history_help::amount(0, 1) == 1)
                    QTest::addRow("%s first in by %s", qPrintable(places()[p].name), byKeys ? "keys" : "pointer")
                        << p << byKeys;
        }
    }
    void inAndOut()
    {
        QFETCH(int, place);
        QFETCH(bool, firstByKeys);
        Window& w = *window_;
        const Place& there = places()[place];
        QVERIFY(reach(there.way.from));
        const QString before = w.pageName();
        const int depth = w.depth();
        seen_.insert(there.name);
        seen_.insert(before);
        bool byKeys = firstByKeys;
        QString how;
        const auto at = [&] { return how + w.where(); };
        const auto goIn = [&] {
            how += byKeys ? QStringLiteral("in by keys, ") : QStringLiteral("in by the pointer, ");
            QVERIFY2(byKeys ? w.press(there.way.press) : w.click(there.way.press), qPrintable(at()));
            if (there.sheet)
                QTRY_VERIFY2(w.open().contains(there.name), qPrintable(at()));
            else
                QTRY_VERIFY2(w.pageName() == there.name, qPrintable(at()));
        };
        const auto goOut = [&](Out out) {
            static const char* const names[]{"back", "Escape", "Alt+Left", "mouse"};
            how += QStringLiteral("out by %1, ").arg(QLatin1String(names[int(out)]));
            leave(out);
            if (there.sheet) {
                QTRY_VERIFY2(!w.open().contains(there.name), qPrintable(at()));
                QTRY_COMPARE(w.pageName(), before);
                QCOMPARE(w.depth(), depth);
            } else {
                QTRY_VERIFY2(w.pageName() == before && w.depth() == depth, qPrintable(at()));
            }
            QVERIFY2(w->activeFocusItem() != nullptr, qPrintable(at()));
            // By keys one stands on what one had pressed.
            if (byKeys && !there.sheet)
                QTRY_VERIFY2(w->activeFocusItem()->objectName() == there.way.press, qPrintable(at()));
        };
        // In again after every way out: the way is open.
        for (const Out out : {Out::Back, Out::Escape, Out::AltLeft, Out::MouseBack}) {
            if (out == Out::Back && there.sheet) // a sheet has no ‹
                continue;
            goIn();
            if (QTest::currentTestFailed())
                return;
            goOut(out);
            if (QTest::currentTestFailed())
                return;
            byKeys = !byKeys;
        }
        goIn();
    }

    /// F1 opens what the page has to say of itself, and the way back leads to the page.
    void helpIsAKeyAway()
    {
        Window& w = *window_;
        const QList<std::pair<QString, QString>> helps{
            {"Home", "Learn"}, {"Setup", "RulesBook"}, {"HouseRules", "RulesBook"}, {"Settings", "Learn"}};
        for (const auto& [from, to] : helps) {
            QVERIFY(reach(from));
            w.key(Qt::Key_F1);
            QTRY_VERIFY2(w.pageName() == to, qPrintable(w.where()));
            w.key(Qt::Key_F1); // there one is
            w.key(Qt::Key_Escape);
            QTRY_VERIFY2(w.pageName() == from, qPrintable(w.where()));
        }
        QVERIFY(reach(QStringLiteral("Table")));
        w.key(Qt::Key_F1);
        QTRY_VERIFY2(w.open().contains(QStringLiteral("RulesSheet")), qPrintable(w.where()));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(!w.open().contains(QStringLiteral("RulesSheet")), qPrintable(w.where()));
        // From a rule of the panel to the place that tells of it.
        QVERIFY(reach(QStringLiteral("HouseRules")));
        const auto& fields = hanpan::find_game(walked().toStdString())->book().fields();
        QQuickItem* row = w.item(QStringLiteral("rule_") + QString::fromStdString(std::string(fields.back().id)));
        QVERIFY(row);
        const QString rule = row->objectName().mid(5);
        QMetaObject::invokeMethod(row, "focusEditor");
        w.key(Qt::Key_F1);
        QTRY_COMPARE(w.pageName(), QStringLiteral("RulesBook"));
        QCOMPARE(w.item(QStringLiteral("bookView"))->property("sought").toString(), rule);
    }

    /// A lesson is left in the middle: the keyboard is at its button again, which now says that it goes on.
    void aLessonIsLeftInTheMiddle()
    {
        Window& w = *window_;
        const QString game = history_help::games().first();
        Courses().leave(game, 1, 1);
        if (Courses().count(game) == 0)
            QSKIP("no course");
        QVERIFY(reach(QStringLiteral("Learn")));
        QVERIFY(w.press(QStringLiteral("lesson-1")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QTRY_COMPARE(w->activeFocusItem()->objectName(), QStringLiteral("lessonGo"));
        w.key(Qt::Key_Return);
        QTRY_COMPARE(Courses().place(game, 1), 2);
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Learn"));
        QTRY_COMPARE(w->activeFocusItem()->objectName(), QStringLiteral("lesson-1"));
        QCOMPARE(w->activeFocusItem()->property("text").toString(), QStringLiteral("Continue"));
        // F1 there leads from the course to the book.
        w.key(Qt::Key_F1);
        QTRY_VERIFY(w.item(QStringLiteral("bookView")) != nullptr);
        Courses().leave(game, 1, 1);
    }

    /// A refusal leads to the paragraph of the rules that says so, by the word beside it and by F1; Esc leads back.
    void whyLeadsToTheRule_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void whyLeadsToTheRule()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.game = game, .seed = QStringLiteral("7")})}});
        TableSession* session = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(w.pageName() == QLatin1String("Table") &&
                                     (session = w.page()->property("session").value<TableSession*>()) != nullptr &&
                                     (session->setUntimed(true), session->myTurn()),
                                 20000);
        for (const bool byKey : {false, true}) {
            // One whose reason has a paragraph of its own where there is one, else what tells of a turn.
            ActionRow dim;
            for (const ActionRow& row : session->actions()->rows())
                if (row.shown && !row.enabled && !row.reasonPlace.isEmpty() &&
                    (dim.actionId.isEmpty() || dim.reasonPlace == TableWords::aboutTurns()))
                    dim = row;
            const QString place = dim.reasonPlace;
            w.key(Qt::Key(dim.key.at(0).unicode()));
            QVERIFY2(!place.isEmpty(), qPrintable(w.where()));
            QQuickItem* why = w.item(QStringLiteral("refusalWhy"));
            QVERIFY(why && why->isVisible());
            keepPicture(QStringLiteral("why-refused-") + game);
            if (byKey)
                w.key(Qt::Key_F1);
            else
                QTest::mouseClick(w.get(), Qt::LeftButton, {}, w.middle(why));
            QTRY_COMPARE(w.open(), QStringList{QStringLiteral("RulesSheet")});
            QQuickItem* book = w.item(QStringLiteral("rulesStory"));
            QVERIFY(book);
            QTRY_COMPARE(book->property("sought").toString(), place);
            if (place != TableWords::aboutTurns())
                QTRY_VERIFY2(w.item(QStringLiteral("soughtMark")) != nullptr, "the paragraph is not marked");
            keepPicture(QStringLiteral("why-rule-") + game);
            w.key(Qt::Key_Escape);
            QTRY_VERIFY(w.quiet());
        }
    }

    /// From a round in progress: asked first, then home; and the match goes on from there.
    void aRoundInProgressIsLeftAndGoesOn_data()
    {
        QTest::addColumn<int>("out");
        for (int out = 0; out < 4; ++out)
            QTest::addRow("%d", out) << out;
    }
    void aRoundInProgressIsLeftAndGoesOn()
    {
        QFETCH(int, out);
        Window& w = *window_;
        QVERIFY(reach(QStringLiteral("Table")));
        auto* session = w.page()->property("session").value<TableSession*>();
        const QString record = session->sessionRecord();
        const int id = session->matchId();
        QVERIFY(id > 0);
        if (out == 0) {
            QVERIFY(w.click(QStringLiteral("menuButton")));
            QVERIFY(w.click(QStringLiteral("menuLeave")));
        } else {
            leave(Out(out));
        }
        QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where())); // the question
        seen_.insert(QStringLiteral("leaveQuestion"));
        // "Play on", by the same way out.
        leave(out == 0 ? Out::Escape : Out(out));
        QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
        QCOMPARE(w.pageName(), QStringLiteral("Table"));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
        w.key(Qt::Key_Tab);
        w.key(Qt::Key_Tab);
        QMetaObject::invokeMethod(w.page()->findChild<QObject*>(QStringLiteral("leaveQuestion")), "answer",
                                  Q_ARG(QString, QStringLiteral("leave")));
        QTRY_VERIFY2(w.pageName() == QLatin1String("Home"), qPrintable(w.where()));
        // Nothing of it is gone, the deal neither.
        QCOMPARE(History::instance()->unfinished(walked()).id, id);
        QVERIFY(History::instance()->recordOf(id).startsWith(record.left(record.indexOf(QStringLiteral("scores")))));
        History::instance()->remove({id});
    }

    /// M2: a "what if" from a review ends in the review, and the real match is the one to continue.
    void anExperimentEndsInTheReview()
    {
        Window& w = *window_;
        const auto open = history_help::played(walked().toStdString(), 11, 20);
        const int real = History::instance()->store().add(
            *open, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*open));
        w.go(QStringLiteral("ReviewPage"), {{QStringLiteral("matchId"), finished_}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        w.go(QStringLiteral("ReplayPage"), {{QStringLiteral("matchId"), finished_}, {QStringLiteral("position"), 12}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        w.key(Qt::Key_P);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        auto* session = w.page()->property("session").value<TableSession*>();
        QVERIFY(session->practice());
        const int branch = session->matchId();
        QVERIFY(branch > 0 && branch != real);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
        QMetaObject::invokeMethod(w.page()->findChild<QObject*>(QStringLiteral("leaveQuestion")), "answer",
                                  Q_ARG(QString, QStringLiteral("leave")));
        // Back at the place one left, to compare; behind it the review.
        QTRY_VERIFY2(w.pageName() == QLatin1String("ReplayPage"), qPrintable(w.where()));
        QCOMPARE(w.page()->property("session").value<TableSession*>()->replayPosition(), 12);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.pageName() == QLatin1String("ReviewPage"), qPrintable(w.where()));
        QCOMPARE(History::instance()->unfinished(walked()).id, real);
        History::instance()->remove({real, branch});
    }

    /// Another move at a place of a replay is a branch: kept with the match, named, looked at, deleted, and never counted.
    void anotherMoveIsABranch_data() { bothLanguages(); }
    void anotherMoveIsABranch()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        QVERIFY(History::instance()->branches(finished_).isEmpty());
        const qint64 counted = history_help::ask(History::instance()->store(),
                                                 QStringLiteral("SELECT count(*) FROM match WHERE kind = 'match'"));
        w.go(QStringLiteral("ReplayPage"), {{QStringLiteral("matchId"), finished_}, {QStringLiteral("position"), 6}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QVERIFY(w.press(QStringLiteral("whatIf")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("BranchSheet")), qPrintable(w.where()));
        QQuickItem* moves = nullptr;
        QTRY_VERIFY((moves = w.item(QStringLiteral("otherMoves"))) != nullptr);
        QTRY_VERIFY(moves->property("count").toInt() > 1);
        moves->forceActiveFocus(Qt::TabFocusReason);
        // Not the move that was made.
        auto* shown = w.page()->property("session").value<TableSession*>();
        const QString made =
            History::instance()->store().actions(finished_)[6 - (shown->property("roundNumber").toInt() - 1)].text;
        if (shown->choicesHere()[0].action == made)
            w.key(Qt::Key_Down);
        w.key(Qt::Key_Return);
        QTRY_VERIFY2(w.pageName() == QLatin1String("Table"), qPrintable(w.where()));
        auto* session = w.page()->property("session").value<TableSession*>();
        QVERIFY(session->practice());
        w.key(Qt::Key_Escape);
        if (QTest::qWaitFor([&] { return w.open().size() == 1; }, 2000))
            QMetaObject::invokeMethod(w.page()->findChild<QObject*>(QStringLiteral("leaveQuestion")), "answer",
                                      Q_ARG(QString, QStringLiteral("leave")));
        QTRY_VERIFY2(w.pageName() == QLatin1String("ReplayPage"), qPrintable(w.where()));
        const QList<BranchRow> branches = History::instance()->branches(finished_);
        QCOMPARE(branches.size(), 1);
        QCOMPARE(branches[0].position, 6);
        QVERIFY(!branches[0].named.isEmpty()); // by the move it begins with
        QCOMPARE(history_help::ask(History::instance()->store(),
                                   QStringLiteral("SELECT count(*) FROM match WHERE kind = 'match'")),
                 counted);
        // Named, looked at, and deleted.
        QTRY_VERIFY(w.quiet());
        QVERIFY(w.press(QStringLiteral("whatIf")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("BranchSheet")), qPrintable(w.where()));
        keepPicture(QStringLiteral("branches"));
        QVERIFY(w.press(QStringLiteral("nameBranch")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("BranchNameSheet")), qPrintable(w.where()));
        seen_.insert(QStringLiteral("BranchNameSheet"));
        w.item(QStringLiteral("branchName"))->setProperty("text", QStringLiteral("버틴다면"));
        w.key(Qt::Key_Return);
        QTRY_COMPARE(History::instance()->branches(finished_)[0].title, QStringLiteral("버틴다면"));
        QTRY_VERIFY2(w.open() == QStringList{QStringLiteral("BranchSheet")}, qPrintable(w.where()));
        QVERIFY(w.press(QStringLiteral("lookAtBranch")));
        QTRY_VERIFY2(w.depth() == 3 && w.pageName() == QLatin1String("ReplayPage"), qPrintable(w.where()));
        QCOMPARE(w.page()->property("session").value<TableSession*>()->replayPosition(), 6);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.depth() == 2, qPrintable(w.where()));
        QTRY_VERIFY(w.quiet());
        QVERIFY(w.press(QStringLiteral("whatIf")));
        const BranchRow whole = History::instance()->branches(finished_)[0];
        QVERIFY(w.press(QStringLiteral("deleteBranch")));
        QTRY_VERIFY(History::instance()->branches(finished_).isEmpty());
        QVERIFY(w.press(QStringLiteral("undo")));
        QTRY_COMPARE(History::instance()->branches(finished_).size(), 1);
        QCOMPARE(History::instance()->branches(finished_)[0].title, whole.title);
        QCOMPARE(History::instance()->branches(finished_)[0].position, whole.position);
        QCOMPARE(History::instance()->branches(finished_)[0].compared, whole.compared);
        QVERIFY(w.press(QStringLiteral("deleteBranch")));
        QTRY_VERIFY(History::instance()->branches(finished_).isEmpty());
    }

    /// Who is chosen sits there, takes places with whom he was chosen over, and still sits there when the match goes on.
    void whoIsChosenSitsThere()
    {
        Window& w = *window_;
        QVERIFY(reach(QStringLiteral("Setup")));
        const QStringList before = w.page()->property("faces").toStringList();
        QVERIFY(w.press(QStringLiteral("face-0")));
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("CharacterSheet")});
        QVERIFY(w.click(QStringLiteral("character-") + before[1]));
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.page()->property("faces").toStringList().mid(0, 2), (QStringList{before[1], before[0]}));
        // By keys: the last of all.
        QVERIFY(w.press(QStringLiteral("face-1")));
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("CharacterSheet")});
        w.key(Qt::Key_End);
        for (int i = 0; i < 12; ++i)
            w.key(Qt::Key_Right);
        w.key(Qt::Key_Return);
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.page()->property("faces").toStringList()[1], Characters::ids().last());
        QVERIFY(w.press(QStringLiteral("surprise")));
        QStringList chosen = w.page()->property("faces").toStringList();
        QStringList alike = chosen;
        QCOMPARE(alike.removeDuplicates(), 0);
        const int others = w.page()->property("players").toInt() - 1;
        QVERIFY(w.click(QStringLiteral("start")));
        if (w.open().contains(QStringLiteral("Sheet"))) // its first lesson is offered
            w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        chosen = chosen.mid(0, others);
        QCOMPARE(session->characters(), chosen);
        QCOMPARE(session->nameOf(1), Characters::name(chosen[0]));
        const int id = session->matchId();
        QCOMPARE(History::instance()->store().find(id).characters, chosen);
        w.home();
        QTRY_VERIFY(w.quiet());
        w.go(QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = id})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        QCOMPARE(w.page()->property("session").value<TableSession*>()->characters(), chosen);
        w.home();
        History::instance()->remove({id});
        History::instance()->restoreRemoved();
        QCOMPARE(History::instance()->store().find(id).characters, chosen);
        History::instance()->remove({id});
        Preferences::instance()->remember(QStringLiteral("setup/") + walked() + QStringLiteral("/characters"), before);
    }

    /// A mistake is asked again: what one plays is judged, and it comes back later.
    void aMistakeIsAPuzzle_data() { bothLanguages(); }
    void aMistakeIsAPuzzle()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        HistoryStore& store = History::instance()->store();
        for (const Puzzle& found : store.puzzles(finished_)) // by the reviews of the walks before
            QVERIFY(store.forget(finished_, found.number));
        const QList<KeptAction> actions = store.actions(finished_);
        int number = 4;
        while (actions[number].seat != 0)
            ++number;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QVERIFY(store.keep({finished_, number, QStringLiteral("blunder"), 2.5, now, now, 0, 0}));
        History::instance()->touch();
        enum { GivenUp, Missed, Hinted, Found };
        QString better;
        for (const int how : {GivenUp, Missed, Hinted, Found}) {
            const bool answered = how != GivenUp;
            QVERIFY(reach(QStringLiteral("Daily")));
            const auto segments = w.item(QStringLiteral("dailyPart"));
            QVERIFY(segments);
            QMetaObject::invokeMethod(segments, "chosen", Q_ARG(QVariant, QStringLiteral("puzzles")));
            QQuickItem* rows = nullptr;
            QTRY_VERIFY((rows = w.item(QStringLiteral("puzzleRows"))) != nullptr &&
                        rows->property("count").toInt() > 0);
            rows->forceActiveFocus(Qt::TabFocusReason);
            w.key(Qt::Key_Return);
            QTRY_VERIFY2(w.pageName() == QLatin1String("PuzzlePage"), qPrintable(w.where()));
            seen_.insert(QStringLiteral("PuzzlePage"));
            auto* session = w.page()->property("session").value<TableSession*>();
            QTRY_VERIFY(session && session->property("running").toBool());
            if (how == Hinted) {
                // (Not before the pieces lie where they belong.)
                QVERIFY(QTest::qWaitFor([&] {
                    session->askHint();
                    return !session->hint().state.isEmpty();
                }));
                QTRY_COMPARE_WITH_TIMEOUT(session->hint().state, QStringLiteral("shown"), 20000);
            }
            for (Puzzle again : store.puzzles(finished_)) { // its day has come
                again.due = now;
                QVERIFY(store.answered(again));
            }
            const QString move = how == Missed ? actions[number].text : better;
            if (answered)
                QVERIFY(QTest::qWaitFor([&] { return session->act(move); }));
            else
                QVERIFY(w.press(QStringLiteral("puzzleShow")));
            QTRY_VERIFY_WITH_TIMEOUT(w.item(QStringLiteral("puzzleNext")) != nullptr, 20000);
            QVERIFY(!w.item(QStringLiteral("puzzleText"))->property("text").toString().isEmpty());
            // The table stands there whole: the better move is shown at it.
            if (!answered) {
                better = w.page()->property("verdict").value<PuzzleVerdict>().better;
                QVERIFY(!better.isEmpty());
                QVERIFY(w.press(QStringLiteral("puzzleBetterShow")));
                QTRY_VERIFY(!session->ownActionAt(number).isEmpty());
                QVERIFY(w.item(QStringLiteral("puzzleBetterShow")) == nullptr);
            }
            keepPicture(answered ? QStringLiteral("puzzle-judged") : QStringLiteral("puzzle-shown"));
            const QList<Puzzle> asked = store.puzzles(finished_);
            QCOMPARE(asked.size(), 1);
            QCOMPARE(asked[0].tries, how + 1);
            if (how != Missed)                                   // (which may have been no mistake at all)
                QCOMPARE(asked[0].solved, how == Found ? 1 : 0); // a hint is no finding
            QVERIFY(asked[0].due > now);
            w.key(Qt::Key_Escape);
            QTRY_VERIFY2(w.pageName() == QLatin1String("Daily"), qPrintable(w.where()));
        }
        QVERIFY(store.forget(finished_, number));
        History::instance()->touch();
    }

    /// The deal of the day is the same for everybody, is played once for itself, and stands beside Master's.
    void theDealOfTheDay_data() { bothLanguages(); }
    void theDealOfTheDay()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        const QString game = walked();
        QVERIFY(reach(QStringLiteral("Daily")));
        QVERIFY(w.click(QStringLiteral("playDeal-") + game));
        QTRY_VERIFY2(w.pageName() == QLatin1String("Table"), qPrintable(w.where()));
        QPointer<TableSession> session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        QVERIFY(!session->practice());
        QCOMPARE(session->seedText(), QString::number(daily_deal::seedOf(game, QDate::currentDate())));
        const int id = session->matchId();
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
        QMetaObject::invokeMethod(w.page()->findChild<QObject*>(QStringLiteral("leaveQuestion")), "answer",
                                  Q_ARG(QString, QStringLiteral("leave")));
        QTRY_VERIFY2(w.pageName() == QLatin1String("Daily"), qPrintable(w.where()));
        // It goes on where it was left, once the table is cleared.
        QTRY_VERIFY(!session);
        QVERIFY(w.click(QStringLiteral("playDeal-") + game));
        QTRY_VERIFY2(w.pageName() == QLatin1String("Table"), qPrintable(w.where()));
        QCOMPARE(w.page()->property("session").value<TableSession*>()->matchId(), id);
        w.home();
        History::instance()->remove({id});
    }

    /// From a result: Esc puts it aside and brings it back; the way out asks nothing any more.
    void aResultIsLeft()
    {
        Window& w = *window_;
        const auto match = history_help::dealt(walked().toStdString(), 3, 2);
        while (!match->round_over())
            history_help::step(*match);
        const int id = History::instance()->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
        w.go(QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = id})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        QPointer<QQuickItem> result;
        QTRY_VERIFY((result = w.item(QStringLiteral("roundResult"))) != nullptr && result->property("open").toBool());
        seen_.insert(QStringLiteral("RoundResult"));
        // m10: a sheet over the result is closed alone.
        QVERIFY(w.seen(QStringLiteral("nextRound"))); // it listens
        QVERIFY(w.click(QStringLiteral("menuButton")));
        QVERIFY(w.click(QStringLiteral("menuDeal")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("DealSheet")), qPrintable(w.where()));
        seen_.insert(QStringLiteral("DealSheet"));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
        QVERIFY2(result && result->property("open").toBool(), qPrintable(w.where()));
        // A7: Tab goes round the result and the bar above; the covered table is not to be reached.
        QQuickItem* bar = w.item(QStringLiteral("topBar"));
        QVERIFY(bar);
        for (int i = 0; i < 20; ++i) {
            w.key(Qt::Key_Tab);
            QQuickItem* at = w->activeFocusItem();
            QVERIFY2(at && result && (result->isAncestorOf(at) || bar->isAncestorOf(at)), qPrintable(w.where()));
        }
        while (!result->isAncestorOf(w->activeFocusItem()))
            w.key(Qt::Key_Tab);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(result && !result->property("open").toBool());
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(result->property("open").toBool());
        // m10: after "Next round" Escape asks as before.
        QVERIFY(w.click(QStringLiteral("nextRound")));
        QTRY_VERIFY2(!result->isVisible(), qPrintable(w.where()));
        QTRY_VERIFY2(w->activeFocusItem() != nullptr && w.page()->isAncestorOf(w->activeFocusItem()),
                     qPrintable(w.where()));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        History::instance()->remove({id});
    }

    /// What cannot be shown says so, and lets one go.
    void failuresLetOneGo()
    {
        Window& w = *window_;
        for (const QString& page : {QStringLiteral("ReplayPage"), QStringLiteral("Table")}) {
            w.go(page, page == QLatin1String("Table")
                           ? QVariantMap{{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = 99999})}}
                           : QVariantMap{{QStringLiteral("matchId"), 99999}});
            QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
            w.key(Qt::Key_Escape);
            QTRY_VERIFY2(w.pageName() == QLatin1String("Home"), qPrintable(w.where()));
        }
        seen_.insert(QStringLiteral("failure"));
    }

    /// The parts of the window that open are found from its sources: nothing may stay outside the walks.
    void everythingWasOpened()
    {
        if (QCoreApplication::arguments().size() > 1)
            QSKIP("only when all walks have been made");
        for (const Place& place : places())
            if (!place.only.isEmpty() && !history_help::games().contains(place.only))
                seen_.insert(place.name);
        QStringList missing;
        const QDir root(QStringLiteral(":/qt/qml/Hanpan"));
        for (const QString& file : QDir(root.filePath(QStringLiteral("pages"))).entryList({QStringLiteral("*.qml")}))
            // The practice of a habit needs judged rounds: statistics_walk_test has them.
            if (!seen_.contains(file.chopped(4)) && file != QLatin1String("HabitPage.qml"))
                missing.append(file);
        static const QRegularExpression opens(QStringLiteral("^(Sheet|Popup) \\{"),
                                              QRegularExpression::MultilineOption);
        // Those that need a house's own hand, a choice, or a list open in tests of their own (tests/ui), and that of the keys,
        // which every page has, in keys_test; what others did at a seat, in journey_walk_test.
        const QStringList elsewhere{QStringLiteral("ChoiceSheet"),     QStringLiteral("FieldSheet"),
                                    QStringLiteral("KeysSheet"),       QStringLiteral("RuleListSheet"),
                                    QStringLiteral("RuleRenameSheet"), QStringLiteral("Sheet")};
        for (const QString& room : {QStringLiteral("table"), QStringLiteral("controls"),
                                    QStringLiteral("pages/history"), QStringLiteral("pages/houserules")})
            for (const QString& file : QDir(root.filePath(room)).entryList({QStringLiteral("*.qml")})) {
                QFile source(root.filePath(room + u'/' + file));
                QVERIFY(source.open(QIODevice::ReadOnly));
                if (opens.match(QString::fromUtf8(source.readAll())).hasMatch() && !seen_.contains(file.chopped(4)) &&
                    !elsewhere.contains(file.chopped(4)))
                    missing.append(file);
            }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }

private:
    static void bothLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ko"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// For people to look at: HANPAN_PICTURES=DIR.
    void keepPicture(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
            (*window_)->grabWindow().save(folder + u'/' + name + QStringLiteral(".png"));
    }
    /// Opens the place a way starts from, from Home on.
    bool reach(const QString& name)
    {
        Window& w = *window_;
        w.home();
        if (name == QLatin1String("Home"))
            return QTest::qWaitFor([&] { return w.pageName() == name; });
        if (name.endsWith(QLatin1String("Table"))) {
            forgetDeal(QStringLiteral("20"));
            const bool dragon = name.startsWith(QLatin1String("Dragon"));
            w.go(QStringLiteral("Table"),
                 {{QStringLiteral("match"),
                   QVariant::fromValue(MatchRequest{.game = dragon ? QStringLiteral("dragon") : walked(),
                                                    .players = 3,
                                                    .seed = QStringLiteral("20")})}});
            seen_.insert(QStringLiteral("Table"));
            return QTest::qWaitFor(
                [&] {
                    auto* session = w.page()->property("session").value<TableSession*>();
                    if (w.pageName() != QLatin1String("Table") || !session)
                        return false;
                    session->setUntimed(true); // pauses are others' matter
                    return session->myTurn();
                },
                20000);
        }
        for (const Place& p : places())
            if (p.name == name)
                return reach(p.way.from) && w.click(p.way.press) &&
                       QTest::qWaitFor([&] { return w.pageName() == name; });
        return false;
    }
    void leave(Out out)
    {
        Window& w = *window_;
        switch (out) {
        case Out::Back:
            QVERIFY(w.click(w.item(QStringLiteral("back")) ? QStringLiteral("back") : QStringLiteral("menuButton")));
            break;
        case Out::Escape: w.key(Qt::Key_Escape); break;
        case Out::AltLeft: w.key(Qt::Key_Left, Qt::AltModifier); break;
        case Out::MouseBack:
            QTest::mouseClick(w.get(), Qt::BackButton, {}, QPoint(w->width() / 2, w->height() / 2));
            break;
        }
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
    QSet<QString> seen_;
    int finished_ = 0;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    WindowWalkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "window_walk_test.moc"
