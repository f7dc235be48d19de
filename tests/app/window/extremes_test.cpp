// SPDX-License-Identifier: GPL-3.0-or-later
// The extremes, from the items' own geometry: every game at its smallest and largest table, with the longest names, at the
// deal, in the middle, near the end and in the settlement, in both languages and every size of the window. No seat, hand, zone,
// caption, prompt or button covers another that matters, nothing lies outside the window, no line is cut.
// The scale of the screen is the platform's (QT_SCALE_FACTOR): ctest runs this once for each.
#include <QJsonDocument>
#include <QJsonObject>

#include "catalog/gamecatalog.h"

#include "effects/housefinder.h"
#include "effects/houses.h"
#include "effects/ruleeffects.h"
#include "every_page.h"
#include "houserules/rulesinuse.h"
#include "lessons/lesson.h"
#include "registry/registry.h"
#include "review/reviewrows.h"
#include "sight.h"
#include "table_help.h"
#include "window_help.h"

using namespace sight;
using namespace window_help;

namespace {

/// How often the languages have changed places in this function: with each row, and within it with each thing looked at.
int turns = -1;

/// Is this row walked? HANPAN_SHARE=1/4 walks one of every four, at another place of each four: what is walked whole at the
/// usual scale and text size is shared out among the others, each of which meets every kind of row; all of it when
/// HANPAN_FULL_TESTS is set.
bool walkedNow()
{
    static QByteArray function;
    static int row = 0;
    if (function != QTest::currentTestFunction()) {
        function = QTest::currentTestFunction();
        row = 0;
        turns = -1;
    }
    const QStringList share = qEnvironmentVariable("HANPAN_SHARE").split(u'/');
    const int of = share.size() == 2 && history_help::amount(1, 0) == 1 ? std::max(1, share[1].toInt()) : 1;
    const int at = row++;
    if (of > 1 && (at + at / of) % of != share[0].toInt())
        return false;
    ++turns;
    return true;
}

/// Another scale of the screen, or size of the words, than the usual ones.
bool unusual() { return qEnvironmentVariableIsSet("HANPAN_TEXT_SIZE") || qEnvironmentVariableIsSet("QT_SCALE_FACTOR"); }

/// How a row is looked at.
struct View {
    QSize size;
    const char* language;

    QString text() const
    {
        return QStringLiteral("%1x%2 %3: ").arg(size.width()).arg(size.height()).arg(QLatin1String(language));
    }
};

QList<QSize> sizes()
{
    if (qEnvironmentVariableIsSet("HANPAN_TEXT_SIZE"))
        return history_help::amount(0, 1) ? QList<QSize>{{1280, 800}, {960, 640}, {1440, 900}}
                                          : QList<QSize>{{1280, 800}};
    if (history_help::amount(0, 1))
        return {{960, 640}, {1440, 900}, {2560, 1440}};
    if (qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        return {{960, 640}};
    return {{960, 640}, {1440, 900}};
}

/// Every size in one language each, which take turns from row to row, so that each size is met in both; `small`: the smallest
/// window in both in every row, at the usual scale and text size. Every size in every language when deep.
QList<View> views(bool small)
{
    static const char* const languages[]{"ko", "en"};
    const int turn = turns + turns / 4; // (rows come in fours)
    QList<View> all;
    for (int size = 0; size < sizes().size(); ++size)
        for (int language = 0; language < 2; ++language)
            if ((turn + size + language) % 2 == 0 || (small && size == 0 && !unusual()) ||
                history_help::amount(0, 1) == 1)
                all.append({sizes()[size], languages[language]});
    return all;
}

} // namespace

class ExtremesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("extremes");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setBotSpeed(QStringLiteral("normal"));
        if (qEnvironmentVariableIsSet("HANPAN_TEXT_SIZE"))
            all->setTextSize(qEnvironmentVariableIntValue("HANPAN_TEXT_SIZE"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }

    void tables_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("when");
        QTest::addColumn<QString>("rules");
        static const char* const moments[]{"deal", "middle", "late", "settlement", "claim"};
        int turn = 0;
        for (const QString& game : history_help::games()) {
            const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
            ++turn;
            // The largest table at every moment, the smallest at every other one, which take turns from game to game.
            for (int players = entry->min_players; players <= entry->max_players; ++players)
                for (int when = history_help::amount(1, 0); when < 5; ++when)
                    if (players == entry->max_players || history_help::amount(0, 1) == 1 ||
                        (players == entry->min_players && (when + turn) % 2 == 0))
                        QTest::addRow("%s, %d players, %s", qPrintable(game), players, moments[when])
                            << game << players << when << QString();
        }
        // The fullest hands and tables that the rules allow.
        static const struct {
            const char* game;
            int players;
            const char* rules;
        } fullest[]{
            {"hoola", 2, R"({"jokers":2})"},
            {"hollywood", 8, R"({"deck_count":4,"cards_dealt":13})"},
            {"hollywood", 2, R"({"deck_count":4,"cards_dealt":13})"},
            // The longest contract.
            {"hollywood", 6, R"({"hands_played":"custom","custom_hands":[6]})"},
            {"hulahoo", 2, R"({"hand_cards":7,"open_cards":7})"},
            {"hulahoo", 6, R"({"hand_cards":4,"open_cards":3})"},
            {"dragon", 5, R"({"mountain_layout":"1x1"})"},
            {"dragon", 3, R"({"mountain_layout":"1x1"})"},
            {"dragon", 4, R"({"mountain_layout":"2x2"})"},
        };
        for (const auto& full : fullest)
            for (int when = history_help::amount(2, 0);
                 when < history_help::amount(3, 5) && history_help::games().contains(QLatin1String(full.game)); ++when)
                QTest::addRow("%s, %d players, %s, %s", full.game, full.players, full.rules, moments[when])
                    << QString::fromLatin1(full.game) << full.players << when << QString::fromLatin1(full.rules);
    }
    void tables()
    {
        if (!walkedNow())
            return;
        complaints().clear();
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(int, when);
        QFETCH(QString, rules);
        Window& w = *window_;
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        const int id = kept(game, players, when, rules);
        if (id == 0 && when == 4)
            QSKIP("nobody is asked here");
        QVERIFY(id > 0);
        w.go(QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = id})}});
        QTRY_VERIFY2(w.pageName() == QLatin1String("Table"), qPrintable(w.where() + complaints().join(u'\n')));
        QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
        // Dealt to its end, and then held: what is looked at does not go on meanwhile.
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY_WITH_TIMEOUT(session->property("statusText").toString() != QStringLiteral("Dealing…"), 20000);
        for (QQuickItem* child : w.page()->childItems())
            if (Window::typeOf(child) == QLatin1String("TableView"))
                child->setProperty("held", true);
        QStringList found;
        for (const View& view : views(false)) {
            show(view);
            // Longer than a name may be.
            Preferences::instance()->setPlayerName(view.language[0] == 'k'
                                                       ? QStringLiteral("꽃밭에서노래하는나그네")
                                                       : QStringLiteral("Wolfeschlegelsteinhausenberger"));
            settle();
            for (const QString& line : wrongNow(when != 3))
                found.append(view.text() + line);
            keepPicture(QStringLiteral("%1-%2-%3-").arg(game).arg(players).arg(when) + view.text());
        }
        w.home();
        History::instance()->remove({id});
        for (const QString& line : found) // one message would be cut
            std::fprintf(stderr, "%s\n", qPrintable(line));
        QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + QStringLiteral(" things, above")));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// What opens over a round that is over fits into the smallest window, with the longest deals.
    void sheets_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("presses");
        for (const QString& game : history_help::games()) {
            QStringList presses{QStringLiteral("menuDeal"), QStringLiteral("scoresChip"), QStringLiteral("rulesChip"),
                                QStringLiteral("logChip"), QStringLiteral("menuButton")};
            if (QStringList{"hollywood", "hohpai", "dragon"}.contains(game)) // the others have no list of hands
                presses.append(QStringLiteral("handsChip"));
            QTest::addRow("%s", qPrintable(game)) << game << presses;
            // What the replay offers is looked at in the middle of the round.
            QTest::addRow("%s, replayed", qPrintable(game)) << game << QStringList{QStringLiteral("foresight")};
        }
    }
    void sheets()
    {
        if (!walkedNow())
            return;
        QFETCH(QString, game);
        QFETCH(QStringList, presses);
        complaints().clear();
        Window& w = *window_;
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        w->resize(sizes().first());
        const int id = kept(game, hanpan::find_game(game.toStdString())->max_players, 3, {});
        QVERIFY(id > 0);
        const bool replayed = presses.contains(QLatin1String("foresight"));
        if (replayed)
            w.go(QStringLiteral("ReplayPage"), {{QStringLiteral("matchId"), id}, {QStringLiteral("position"), 9}});
        else
            w.go(QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = id})}});
        QTRY_COMPARE(w.pageName(), replayed ? QStringLiteral("ReplayPage") : QStringLiteral("Table"));
        settle();
        QStringList found;
        for (const QString& press : presses) {
            if (press == QLatin1String("menuDeal"))
                QVERIFY(w.click(QStringLiteral("menuButton")));
            QVERIFY2(w.click(press), qPrintable(press + u' ' + w.where()));
            QTRY_COMPARE(w.open().size(), 1);
            if (const auto* picture = w.item(QStringLiteral("heldPicture"))) {
                QTRY_VERIFY(picture->height() > 0);
                const auto* places = w.item(QStringLiteral("foresightPlaces"));
                QTRY_VERIFY(places && !places->property("said").toString().isEmpty());
            }
            for (const View& view : views(true)) {
                if (view.size != sizes().first())
                    continue;
                show(view);
                settle();
                const QString at = press + u' ' + view.text();
                for (const QObject* popup : w.get()->findChildren<QObject*>())
                    if (popup->inherits("QQuickPopup") && popup->property("opened").toBool() &&
                        !popup->inherits("QQuickToolTip")) {
                        auto* content = popup->property("contentItem").value<QQuickItem*>();
                        const QRectF rect = onScene(content->parentItem());
                        if (!QRectF(0, 0, w->width(), w->height()).contains(rect))
                            found.append(at + QStringLiteral("the sheet is outside: ") + shortened(rect));
                        for (const QString& line : wrongNow(false, content))
                            found.append(at + line);
                    }
                keepPicture(game + u'-' + at);
            }
            w.key(Qt::Key_Escape);
            QTRY_VERIFY2(w.quiet(), qPrintable(press + u' ' + w.where()));
            ++turns; // the next one in the other language
        }
        w.home();
        History::instance()->remove({id});
        for (const QString& line : found)
            std::fprintf(stderr, "%s\n", qPrintable(line));
        QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + QStringLiteral(" things, above")));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// What the coach says beside a move of a replay leaves the hand it speaks of in sight.
    void notes_data() { lessons_data(); }
    void notes()
    {
        if (!walkedNow())
            return;
        QFETCH(QString, game);
        complaints().clear();
        Window& w = *window_;
        // (Of six or seven who may drop out, seat 0 may have done so.)
        const int players = std::min(hanpan::find_game(game.toStdString())->max_players, game == u"hoola" ? 5 : 8);
        const int id = kept(game, players, 3, {});
        QVERIFY(id > 0);
        const QString words = QStringLiteral("7-6-5-4 / 7-6-5-4-3, K-K-K");
        const ReviewedRow note{.index = 3,
                               .position = 9,
                               .played = words,
                               .better = words,
                               .cost = 1.5,
                               .costText = words,
                               .errorText = words,
                               .reason = words + u' ' + words,
                               .grade = QStringLiteral("blunder"),
                               .gradeText = words,
                               .sign = QStringLiteral("??"),
                               .clear = true};
        w.go(QStringLiteral("ReplayPage"), {{QStringLiteral("matchId"), id},
                                            {QStringLiteral("position"), 9},
                                            {QStringLiteral("notes"), QVariant::fromValue(QList{note})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QStringList found;
        for (const View& view : views(false)) {
            show(view);
            settle();
            const QQuickItem* said = w.item(QStringLiteral("reviewNote"));
            QVERIFY(said);
            const QRectF rect = onScene(said);
            if (!QRectF(QPointF(), QSizeF(view.size)).contains(rect))
                found.append(view.text() + QStringLiteral("the note is outside: ") + shortened(rect));
            int pieces = 0;
            walk(w.page(), [&](QQuickItem* item) {
                if (Window::typeOf(item) != QLatin1String("TablePiece") ||
                    item->property("zone").toString() != QStringLiteral("hand:0"))
                    return;
                ++pieces;
                const QRectF both = onScene(item) & rect;
                if (both.width() > 1 && both.height() > 1)
                    found.append(view.text() + QStringLiteral("the note is over a piece of the hand: ") +
                                 shortened(both));
            });
            QVERIFY(pieces > 0);
            keepPicture(QStringLiteral("note-") + game + u'-' + view.text());
        }
        w.home();
        History::instance()->remove({id});
        for (const QString& line : found)
            std::fprintf(stderr, "%s\n", qPrintable(line));
        QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + QStringLiteral(" things, above")));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A lesson at the smallest window, where its words take the most room from the table: at its beginning and at its end.
    void lessons_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void lessons()
    {
        if (!walkedNow())
            return;
        QFETCH(QString, game);
        complaints().clear();
        Window& w = *window_;
        w->resize(sizes().first());
        QStringList found;
        for (int number = 1; number <= lessonCount(game); ++number) {
            w.home();
            Courses().leave(game, number, 1);
            w.go(QStringLiteral("Lesson"), {{QStringLiteral("game"), game}, {QStringLiteral("number"), number}});
            QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
            auto* session = w.page()->property("session").value<TableSession*>();
            session->setUntimed(true);
            session->skipPacing();
            const auto look = [&](const char* when) {
                for (const View& view : views(false)) {
                    if (view.size != sizes().first())
                        continue;
                    show(view);
                    settle();
                    for (const QString& line : wrongNow(true))
                        found.append(QStringLiteral("%1 %2 ").arg(number).arg(QLatin1String(when)) + view.text() +
                                     line);
                    keepPicture(QStringLiteral("lesson-%1-%2-%3-").arg(game).arg(number).arg(QLatin1String(when)) +
                                view.text());
                }
                ++turns; // the end in the other language
            };
            look("begin");
            const auto lesson = lessonOf(game, number);
            QVERIFY2(lesson, lesson.error.text().c_str());
            const auto step = [&] { return session->lesson().step; };
            while (step() + 1 < lesson->steps.size()) { // before the last words, which may lie beside a result
                const int at = step();
                const LessonStep& now = lesson->steps[at - 1];
                if (now.kind == LessonStep::Kind::Free)
                    break;
                if (session->lesson().kind == QLatin1String("say"))
                    session->readOn();
                else if (now.kind == LessonStep::Kind::Ask)
                    QVERIFY2(session->act(now.moves.first()), qPrintable(now.moves.first()));
                QTRY_VERIFY(step() > at);
            }
            QTRY_VERIFY(session->lesson().kind != QLatin1String("others"));
            if (session->property("phase").toString() == QLatin1String("playing"))
                look("end");
        }
        w.home();
        for (const QString& line : found)
            std::fprintf(stderr, "%s\n", qPrintable(line));
        QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + QStringLiteral(" things, above")));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// Every page: no words cut, over one another, or outside the window.
    void pages_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("game");
        for (const char* page :
             {"Home", "Settings", "About", "Daily", "HistoryPage", "StatisticsPage", "ReviewPage", "ReplayPage",
              "PuzzlePage", "KeysPage", "JudgePage", "JourneyPage", "PeoplePage", "AlbumPage"})
            QTest::newRow(page) << QString::fromLatin1(page) << QString();
        for (const char* page : {"Setup", "HouseRules", "RulesBook", "Learn"})
            for (const QString& game : history_help::games())
                QTest::addRow("%s %s", page, qPrintable(game)) << QString::fromLatin1(page) << game;
        // What rules do is alike in every game: each of these with some of them; with all when deep.
        int turn = 0;
        for (const char* page : {"HouseRules effects", "HousesPage", "HousesPage find"})
            for (const QString& game : history_help::games())
                if (turn++ % 3 == 0 || history_help::amount(0, 1) == 1)
                    QTest::addRow("%s %s", page, qPrintable(game)) << QString::fromLatin1(page) << game;
    }
    void pages()
    {
        if (!walkedNow())
            return;
        QFETCH(QString, page);
        QFETCH(QString, game);
        const QString part = page.section(u' ', 1);
        page = page.section(u' ', 0, 0);
        complaints().clear();
        Window& w = *window_;
        w.home();
        if (finished_ == 0) {
            const auto match = history_help::played("hoola", 7, 5000, 2);
            finished_ = History::instance()->store().add(
                *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
            for (const QString& other : history_help::games()) // something for every line of the lists
                History::instance()->store().add(*history_help::played(other.toStdString(), 3, 40),
                                                 {.levels = {QStringLiteral("master")}, .kind = MatchKind::Match}, {});
        }
        if (page == QLatin1String("PuzzlePage")) {
            // As if the first own move had been a mistake.
            const QList<KeptAction> actions = History::instance()->store().actions(finished_);
            const auto own =
                std::find_if(actions.begin(), actions.end(), [](const auto& one) { return one.seat == 0; });
            QVERIFY(own != actions.end());
            w.go(page,
                 {{QStringLiteral("matchId"), finished_}, {QStringLiteral("number"), int(own - actions.begin())}});
        } else if (page != QLatin1String("Home"))
            w.go(page, page.startsWith(QLatin1String("Re")) ? QVariantMap{{QStringLiteral("matchId"), finished_}}
                       : game.isEmpty()                     ? QVariantMap{}
                                                            : QVariantMap{{QStringLiteral("game"), game}});
        QTRY_COMPARE(w.pageName(), page);
        // At the largest table, with figures of what the rules do.
        if (part == QLatin1String("effects")) {
            auto* const effects = w.page()->findChild<RuleEffects*>();
            effects->setPlayers(every_page::mostPlayers(game));
            w.item(QStringLiteral("leftShown"))->setProperty("value", part);
            QTRY_VERIFY_WITH_TIMEOUT(!effects->rows().isEmpty() && effects->told() > 4, 60000);
            effects->stop();
        } else if (part == QLatin1String("find")) {
            w.page()->setProperty("part", part);
            auto* const finder = w.page()->findChild<HouseFinder*>();
            finder->setLength(-1);
            finder->setAge(5);
            QTRY_VERIFY_WITH_TIMEOUT(!finder->houses().isEmpty(), 20000);
            finder->stop();
        } else if (page == QLatin1String("HousesPage")) {
            auto* const houses = w.page()->findChild<Houses*>();
            QTRY_VERIFY_WITH_TIMEOUT(houses->columns().last().figureId.startsWith(QLatin1String("ends.")), 30000);
            houses->stop();
        }
        QStringList found;
        for (const View& view : views(true)) {
            show(view);
            settle();
            QStringList wrong = wrongNow(false);
            // A book has chapters, and its words come last; all of them where there is least room.
            if (QQuickItem* book = w.item(QStringLiteral("bookView")); book && view.size == sizes().first())
                for (int chapter = 1;
                     w.item(QStringLiteral("bookPage")) && chapter <= book->property("chapterCount").toInt();
                     ++chapter) {
                    QMetaObject::invokeMethod(book, "open", Q_ARG(int, chapter));
                    settle();
                    wrong += wordsWrong(w);
                    keepPicture(QStringLiteral("book-%1-%2-").arg(game).arg(chapter) + view.text());
                }
            for (const QString& line : std::as_const(wrong))
                found.append(view.text() + line);
            keepPicture(page + part + u'-' + game + u'-' + view.text());
        }
        w.home();
        for (const QString& line : found)
            std::fprintf(stderr, "%s\n", qPrintable(line));
        QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + QStringLiteral(" things, above")));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// Every number of players that set-up offers can be started with the preset that is chosen, or one click repairs it.
    void everyNumberOfPlayersCanBeStarted_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void everyNumberOfPlayersCanBeStarted()
    {
        if (!walkedNow())
            return;
        complaints().clear();
        QFETCH(QString, game);
        Window& w = *window_;
        w.home();
        w->resize(1280, 800);
        settle();
        const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
        RulesInUse* inUse = RulesInUse::instance();
        int repaired = 0;
        for (const hanpan::rule_preset& preset : entry->book().presets()) {
            w.home();
            inUse->setValues(game, entry->book().preset_values(preset.id));
            w.go(QStringLiteral("Setup"), {{QStringLiteral("game"), game}});
            QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
            QQuickItem* page = w.page();
            QCOMPARE(page->property("minPlayers").toInt() <= page->property("maxPlayers").toInt(), true);
            for (int players = page->property("minPlayers").toInt(); players <= page->property("maxPlayers").toInt();
                 ++players) {
                inUse->setValues(game, entry->book().preset_values(preset.id));
                page->setProperty("players", players);
                const QString problem = page->property("problem").toString();
                const QString which =
                    QString::fromStdString(std::string(preset.id)) + QStringLiteral(" with %1: ").arg(players);
                if (!problem.isEmpty()) {
                    settle(); // nobody clicks on what is not laid out yet
                    // What is said above the buttons is not said again over the one that helps.
                    const QObject* tip = w.item(QStringLiteral("start"))->findChild<QObject*>(QStringLiteral("tip"));
                    QVERIFY2(tip && tip->property("words").toString().isEmpty(), qPrintable(which));
                    QVERIFY2(w.click(QStringLiteral("repair")), qPrintable(which + problem));
                    ++repaired;
                }
                QTRY_VERIFY2(page->property("problem").toString().isEmpty(),
                             qPrintable(which + page->property("problem").toString()));
                QVERIFY2(w.item(QStringLiteral("start"))->property("available").toBool(), qPrintable(which));
                hanpan::match_setup setup;
                setup.game = game.toStdString();
                setup.players = players;
                setup.rules = inUse->values(game);
                const auto made = hanpan::make_match(setup);
                QVERIFY2(bool(made), qPrintable(which));
            }
        }
        // The way is walked at all: Hoola's sixth and seventh seat need one (M20).
        QVERIFY(game != QLatin1String("hoola") || repaired > 0);
        inUse->setValues(game, entry->book().defaults());
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

private:
    /// A match of the largest or smallest table as it lies at that moment.
    int kept(const QString& game, int players, int when, const QString& rules)
    {
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        setup.players = players;
        setup.rounds = 2;
        setup.rules =
            rules.isEmpty() ? history_help::rulesFor(game, players) : hanpan::rule_values::parse(rules.toStdString());
        std::unique_ptr<hanpan::match> match;
        // A deal whose round is long enough to have a middle.
        for (setup.seed = 40; setup.seed < 60; ++setup.seed) {
            auto made = hanpan::make_match(setup);
            if (!made)
                return 0;
            match = std::move(*made);
            int steps = 0;
            while (!match->round_over() && history_help::step(*match))
                ++steps;
            if (when == 3)
                break;
            if (when == 4) {
                match = asked(setup);
                if (match)
                    break;
                continue;
            }
            const int wanted = when == 0 ? 0 : when == 1 ? steps / 2 : steps - 2;
            match = std::move(*hanpan::make_match(setup));
            for (int i = 0; i < wanted; ++i)
                history_help::step(*match);
            if (steps > 12 * players)
                break;
        }
        if (!match)
            return 0;
        QStringList levels;
        for (int i = 1; i < players; ++i)
            levels.append(QStringLiteral("skilled"));
        return History::instance()->store().add(*match, {.levels = levels, .kind = MatchKind::Match},
                                                actionsOf(*match));
    }
    /// The same match where seat 0 is asked whether it wants the discard; nothing where that never happens.
    static std::unique_ptr<hanpan::match> asked(const hanpan::match_setup& setup)
    {
        auto match = std::move(*hanpan::make_match(setup));
        const QStringList refusals{QStringLiteral("pass"), QStringLiteral("decline")};
        while (!match->round_over()) {
            const auto waiting = match->to_act();
            if (waiting.has(0)) {
                const auto choices = match->legal(0);
                if (choices.size() > 1 && std::any_of(choices.begin(), choices.end(), [&](const std::string& choice) {
                        return refusals.contains(QString::fromStdString(choice).section(u' ', 0, 0));
                    }))
                    return match;
            }
            if (!history_help::step(*match))
                break;
        }
        return nullptr;
    }
    void show(const View& view)
    {
        Preferences::instance()->setLanguage(QString::fromLatin1(view.language));
        // What the language made anew has gone before the window changes: nobody does both in one turn of the event loop.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        (*window_)->resize(view.size);
    }
    /// For people to look at: HANPAN_PICTURES=DIR.
    void keepPicture(QString name) const
    {
        if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
            (*window_)->grabWindow().save(folder + u'/' + name.remove(QStringLiteral(": ")).replace(u' ', u'-') +
                                          QStringLiteral(".png"));
    }
    /// What is wrong with what is seen now; where large words are wanted, also whether they are. `in`: of this alone.
    /// Rows that grow while they are looked at (of a review that goes on, in another language) are laid out anew by the next
    /// frame: what is wrong stays wrong.
    QStringList wrongNow(bool table, QQuickItem* in = nullptr)
    {
        QStringList wrong = wrongAtOnce(table, in);
        for (int again = 0; again < 3 && !wrong.isEmpty(); ++again) {
            settle();
            wrong = wrongAtOnce(table, in);
        }
        return wrong;
    }
    QStringList wrongAtOnce(bool table, QQuickItem* in)
    {
        Window& w = *window_;
        QStringList wrong;
        Preferences* const all = Preferences::instance();
        if (const int wanted = all->textSize(); wanted > 100) {
            all->setTextSize(100);
            settle();
            const Letters usual(w);
            all->setTextSize(wanted);
            settle();
            wrong = usual.wrong(w, wanted / 100.0);
        }
        return wrong + (table ? tableWrong(w) : QStringList()) + wordsWrong(w, in);
    }
    /// Lays out and polishes what is left. Nothing is heard after that: what another thread has found meanwhile would lie on one
    /// heap until the next frame.
    void settle()
    {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::processEvents();
            QTest::qWait(1);
        }
        window_->get()->grabWindow();
        QCoreApplication::processEvents();
        if (QQuickTest::qIsPolishScheduled(window_->get()))
            window_->get()->grabWindow();
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
    int finished_ = 0; ///< a match to look at
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    ExtremesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "extremes_test.moc"
