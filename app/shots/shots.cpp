// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots/shots.h"

#include <algorithm>

#include "effects/housefinder.h"
#include "effects/houses.h"
#include "effects/ruleeffects.h"
#include "history/history.h"
#include "history/statisticrows.h"
#include "judge/evenings.h"
#include "judge/judge.h"
#include "lessons/lesson.h"
#include "match/match.h"
#include "registry/registry.h"
#include "review/chanceline.h"
#include "review/habitpractice.h"
#include "review/review.h"
#include "shots/pastmatches.h"
#include "shots/photographer.h"
#include "shots/rounds.h"
#include "shots/series.h"

namespace {

int complaints = 0;
QtMessageHandler usualHandler = nullptr;

void noteComplaint(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    // Qt's plug-in without a window system says the first of every change of size; its animations the second, where a
    // machine is so busy that frames come late.
    const bool ofTheMachine = message.contains(QLatin1String("This plugin does not support")) ||
                              message.contains(QLatin1String("stopAnimationDriver"));
    if (type != QtDebugMsg && type != QtInfoMsg && !ofTheMachine)
        ++complaints;
    usualHandler(type, context, message);
}

/// A table of the game; nullptr, with the reason said, when there is none.
TableSession* sit(Photographer& photographer, const QString& game, int players, const QVariantMap& rules)
{
    const MatchRequest match{.game = game, .players = players, .rules = rules, .seed = QStringLiteral("7")};
    forgetLeft();
    const QQuickItem* page =
        photographer.open(QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(match)}});
    auto* session = page ? page->property("session").value<TableSession*>() : nullptr;
    if (session && session->running())
        return session;
    photographer.fail(QStringLiteral("no table of %1: %2").arg(game, session ? session->startError() : QString()));
    return nullptr;
}

/// The rounds of a game, or its table as it lies after the deal.
void visitTable(Photographer& photographer, const hanpan::game_entry& entry, const QString& game)
{
    bool toured = false;
    for (const Tour& tour : tours())
        if (tour.game == game) {
            toured = true;
            if (TableSession* session = sit(photographer, game, tour.players, tour.rules))
                tour.play(photographer, *session, tour.name);
        }
    const QString name = QStringLiteral("table-%1").arg(game);
    if (!toured && photographer.wanted(name) &&
        sit(photographer, game, std::clamp(4, entry.min_players, entry.max_players), {}))
        photographer.take(name);
}

/// A finished match, looked at in the middle as it was seen and with every hand open.
void visitReplay(Photographer& photographer, const QString& name)
{
    const KeptMatch kept = History::instance()->store().list(QStringLiteral("game = 'hoola' AND over = 1")).value(0);
    const QString asSeen = name + QStringLiteral("-as-seen");
    const QString open = name + QStringLiteral("-all-hands");
    if ((!photographer.wanted(asSeen) && !photographer.wanted(open)) || kept.id == 0)
        return;
    const QQuickItem* page =
        photographer.open(QStringLiteral("ReplayPage"),
                          {{QStringLiteral("matchId"), kept.id}, {QStringLiteral("position"), kept.actions / 2}});
    auto* session = page ? page->property("session").value<TableSession*>() : nullptr;
    if (!session)
        return;
    photographer.take(asSeen);
    session->setAllHands(true);
    photographer.take(open);
}

/// What could be known in the middle of a match of each game.
void visitForesight(Photographer& photographer, const QString& name)
{
    for (const hanpan::game_entry& entry : hanpan::all_games()) {
        const QString game = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
        const KeptMatch kept =
            History::instance()->store().list(QStringLiteral("game = '%1' AND over = 1").arg(game)).value(0);
        const QString of = name + u'-' + game;
        if (!photographer.wanted(of) || kept.id == 0)
            continue;
        const QQuickItem* page =
            photographer.open(QStringLiteral("ReplayPage"),
                              {{QStringLiteral("matchId"), kept.id}, {QStringLiteral("position"), kept.actions / 2}});
        if (!page)
            return;
        QMetaObject::invokeMethod(photographer.find(QStringLiteral("foresightSheet")), "openFor");
        const QObject* picture = photographer.find(QStringLiteral("heldPicture"));
        Photographer::waitFor([&] { return !picture->property("rows").toList().isEmpty(); });
        photographer.take(of);
    }
}

/// The review of that match, once the coach has thought.
void visitReview(Photographer& photographer, const QString& name)
{
    const KeptMatch kept = History::instance()->store().list(QStringLiteral("game = 'hoola' AND over = 1")).value(0);
    if (!photographer.wanted(name) || kept.id == 0)
        return;
    const QQuickItem* page = photographer.open(QStringLiteral("ReviewPage"), {{QStringLiteral("matchId"), kept.id}});
    auto* review = page ? page->property("review").value<Review*>() : nullptr;
    if (!review)
        return;
    const auto quick = [&] { return !review->running() || review->deepening(); };
    for (int patience = 0; !quick() && patience < 12; ++patience)
        Photographer::waitFor(quick);
    review->stop(); // the quick look is enough to look at
    Photographer::waitFor([&] { return !review->running(); });
    photographer.take(name);
}

/// The chance of winning a match of that game, over all of it.
void visitChances(Photographer& photographer, const QString& name)
{
    const KeptMatch kept = History::instance()->store().list(QStringLiteral("game = 'hoola' AND over = 1")).value(0);
    if (!photographer.wanted(name) || kept.id == 0)
        return;
    const QQuickItem* page =
        photographer.open(QStringLiteral("ReviewPage"),
                          {{QStringLiteral("matchId"), kept.id}, {QStringLiteral("order"), QStringLiteral("match")}});
    auto* chances = page ? page->findChild<ChanceLine*>() : nullptr;
    if (!chances)
        return;
    Photographer::waitFor([&] { return !chances->running(); });
    page->property("review").value<Review*>()->stop();
    photographer.take(name);
}

/// The first step of every lesson of a game.
void visitLessons(Photographer& photographer, const QString& game)
{
    for (int number = 1; number <= lessonCount(game); ++number) {
        const QString name = QStringLiteral("lesson-%1-%2").arg(game).arg(number);
        if (!photographer.wanted(name))
            continue;
        const QQuickItem* page = photographer.open(
            QStringLiteral("Lesson"), {{QStringLiteral("game"), game}, {QStringLiteral("number"), number}});
        auto* session = page ? page->property("session").value<TableSession*>() : nullptr;
        if (!session)
            continue;
        session->skipPacing(); // the deal has been seen
        photographer.take(name);
    }
}

/// Every chapter of a game's book of rules.
void visitBook(Photographer& photographer, const QString& game)
{
    constexpr int mostChapters = 30;
    const QString name = QStringLiteral("book-%1-").arg(game);
    bool wanted = false;
    for (int chapter = 1; chapter <= mostChapters; ++chapter)
        wanted = wanted || photographer.wanted(name + QString::number(chapter));
    if (!wanted || !photographer.open(QStringLiteral("RulesBook"), {{QStringLiteral("game"), game}}))
        return;
    QObject* const book = photographer.find(QStringLiteral("bookView"));
    // The words that are explained stand behind the last chapter.
    for (int chapter = 1; book && chapter <= book->property("chapterCount").toInt() + 1; ++chapter) {
        QMetaObject::invokeMethod(book, "open", Q_ARG(int, chapter - 1));
        photographer.take(name + QString::number(chapter));
    }
}

/// The judge of every game with something laid out, and the score sheet of an evening.
void visitJudge(Photographer& photographer, const QString& name)
{
    for (const hanpan::game_entry& entry : hanpan::all_games()) {
        const QString game = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
        for (const char* question : {"", "settle"}) {
            const QString of = name + u'-' + game + QLatin1String(question);
            if (!photographer.wanted(of))
                continue;
            const QQuickItem* const page =
                photographer.open(QStringLiteral("JudgePage"), {{QStringLiteral("game"), game},
                                                                {QStringLiteral("question"), QLatin1String(question)}});
            auto* const judge = page ? page->findChild<Judge*>() : nullptr;
            if (!judge)
                continue;
            int next = 0;
            for (const JudgePlace& place : judge->fields()) {
                judge->setActive(place.key);
                const int most = place.most;
                if (place.kind != QLatin1String("pieces") || (most == 12 && place.key == QLatin1String("hands:0")))
                    continue; // a player who goes out holds none
                for (int laid = 0; laid < (most > 0 ? most : 5) && laid < 13; ++laid, ++next) {
                    const QList<JudgePiece> row = judge->rows()[next % judge->rows().size()].pieces;
                    judge->put(row[next / 4 % row.size()].face);
                }
            }
            photographer.take(of);
        }
    }
    if (!photographer.wanted(QStringLiteral("evening")))
        return;
    if (const QQuickItem* const page =
            photographer.open(QStringLiteral("JudgePage"), {{QStringLiteral("part"), QStringLiteral("sheet")}}))
        if (auto* const sheet = page->findChild<Evenings*>()) {
            sheet->begin(QStringLiteral("hoola"), {QStringLiteral("Mina"), QStringLiteral("민수"),
                                                   QStringLiteral("Halmeoni"), QStringLiteral("지우")});
            for (const QStringList& round : {QStringList{"6", "-1", "-2", "-3"}, QStringList{"-5", "15", "-5", "-5"},
                                             QStringList{"-1", "-2", "9", "-6"}})
                sheet->addRound(round);
            photographer.take(QStringLiteral("evening"));
            sheet->remove(sheet->id());
        }
}

/// Lets what plays for figures do so for a while, and holds it.
template <class Playing>
void playFor(const QQuickItem* page, int seconds)
{
    auto* const playing = page->findChild<Playing*>();
    QElapsedTimer watch;
    watch.start();
    Photographer::waitFor([&] { return playing->running(); });
    while (playing->running() && watch.elapsed() < 1000 * seconds)
        Photographer::waitFor([&] { return !playing->running() || watch.elapsed() >= 1000 * seconds; });
    playing->stop();
}

/// What the rules of a game do: beside the panel; of all rule sets; and what suits a wish.
void visitEffects(Photographer& photographer, const QString& game)
{
    const QVariantMap its{{QStringLiteral("game"), game}};
    if (const QString name = QStringLiteral("effects-") + game; photographer.wanted(name))
        if (const QQuickItem* page = photographer.open(QStringLiteral("HouseRules"), its)) {
            photographer.find(QStringLiteral("leftShown"))->setProperty("value", QStringLiteral("effects"));
            playFor<RuleEffects>(page, 15);
            photographer.take(name);
        }
    if (const QString name = QStringLiteral("houses-") + game; photographer.wanted(name))
        if (QQuickItem* page = photographer.open(QStringLiteral("HousesPage"), its)) {
            playFor<Houses>(page, 10);
            page->findChild<Houses*>()->sortBy(QStringLiteral("turns"));
            photographer.take(name);
        }
    if (const QString name = QStringLiteral("wishes-") + game; photographer.wanted(name))
        if (QQuickItem* page = photographer.open(QStringLiteral("HousesPage"), its)) {
            page->setProperty("part", QStringLiteral("find"));
            auto* const finder = page->findChild<HouseFinder*>();
            finder->setLength(-1);
            finder->setStakes(1);
            playFor<HouseFinder>(page, 30);
            photographer.take(name);
        }
}

/// The statistics once what was played has been judged, from their upper end to their lower one.
void visitStatistics(Photographer& photographer, const QString& page, const QString& name)
{
    if (!photographer.wanted(name) || !photographer.open(page, {{QStringLiteral("game"), QStringLiteral("hoola")}}))
        return;
    History* const history = History::instance();
    history->judgeEarlier();
    for (int patience = 0; history->judgingEarlier() && patience < 12; ++patience)
        Photographer::waitFor([&] { return !history->judgingEarlier(); });
    QObject* const scroll = photographer.find(QStringLiteral("statisticsScroll"));
    if (!scroll)
        return;
    photographer.take(name);
    const double whole = scroll->property("contentHeight").toDouble() - scroll->property("height").toDouble();
    for (int part = 1; part <= 2; ++part) {
        scroll->setProperty("contentY", std::max(0.0, whole * part / 2));
        photographer.take(name + u'-' + QString::number(part + 1));
    }
}

/// A page and, where it is about one game, every game on it.
void visitPage(Photographer& photographer, const QString& page)
{
    QString name = page.toLower();
    if (name.endsWith(QLatin1String("page")))
        name.chop(4);
    if (page == QLatin1String("ReplayPage") || page == QLatin1String("ReviewPage")) {
        if (page == QLatin1String("ReplayPage")) {
            visitReplay(photographer, name);
            visitForesight(photographer, QStringLiteral("foresight"));
        } else {
            visitReview(photographer, name);
            visitChances(photographer, QStringLiteral("chance-line"));
        }
        return;
    }
    if (page == QLatin1String("JudgePage")) {
        visitJudge(photographer, name);
        return;
    }
    if (page == QLatin1String("StatisticsPage")) {
        visitStatistics(photographer, page, name);
        return;
    }
    if (page == QLatin1String("PuzzlePage")) {
        HistoryStore& store = History::instance()->store();
        const KeptMatch kept = store.list(QStringLiteral("game = 'hoola' AND over = 1")).value(0);
        const QList<KeptAction> actions = store.actions(kept.id);
        Puzzle one{kept.id, int(actions.size()) / 2, QStringLiteral("mistake"), 1, {}, {}, 0, 0, 0};
        while (one.number < actions.size() && actions[one.number].seat != 0)
            ++one.number;
        if (kept.id != 0 && photographer.wanted(name) &&
            photographer.open(page, {{QStringLiteral("matchId"), one.match}, {QStringLiteral("number"), one.number}}))
            photographer.take(name);
        return;
    }
    if (page == QLatin1String("HabitPage")) {
        const Habit habit{.game = QStringLiteral("hoola"),
                          .kind = QStringLiteral("discard"),
                          .phase = QStringLiteral("early"),
                          .label = QStringLiteral("discard"),
                          .cost = 0.5};
        if (!photographer.wanted(name))
            return;
        const QQuickItem* const shown =
            photographer.open(page, {{QStringLiteral("chosen"), QVariant::fromValue(habit)}});
        if (auto* const practice = shown ? shown->findChild<HabitPractice*>() : nullptr)
            if (Photographer::waitFor([&] { return !practice->record().isEmpty(); }))
                photographer.take(name);
        return;
    }
    if (page == QLatin1String("HousesPage")) {
        for (const hanpan::game_entry& entry : hanpan::all_games())
            visitEffects(photographer, QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size())));
        return;
    }
    if (page == QLatin1String("Lesson") || page == QLatin1String("RulesBook")) {
        for (const hanpan::game_entry& entry : hanpan::all_games())
            (page == QLatin1String("Lesson") ? visitLessons : visitBook)(
                photographer, QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size())));
        return;
    }
    if (page != QLatin1String("Setup") && page != QLatin1String("HouseRules") && page != QLatin1String("Table")) {
        if (photographer.wanted(name) && photographer.open(page, {}))
            photographer.take(name);
        return;
    }
    for (const hanpan::game_entry& entry : hanpan::all_games()) {
        const QString game = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
        const QString of = name + QLatin1Char('-') + game;
        const QString people = QStringLiteral("characters-") + game;
        const bool whoSits = page == QLatin1String("Setup") && photographer.wanted(people);
        if (page == QLatin1String("Table"))
            visitTable(photographer, entry, game);
        else if ((photographer.wanted(of) || whoSits) && photographer.open(page, {{QStringLiteral("game"), game}})) {
            photographer.take(of);
            if (whoSits)
                photographer.takeSheet(QStringLiteral("face-0"), people);
        }
    }
}

} // namespace

int takeShots(QQmlApplicationEngine& engine, const QString& folder, const QString& only)
{
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window || !QDir().mkpath(folder))
        return 1;
    Preferences::instance()->setMotion(QStringLiteral("off"));
    Preferences::instance()->setMuted(true);
    // Nothing goes on by itself while the camera waits for stillness.
    Preferences::instance()->setBotSpeed(QStringLiteral("instant"));
    Preferences::instance()->setClaimForever(true);
    Photographer photographer(engine, *window, folder, only);

    // A picture of a page that complains is no picture of a sound program.
    complaints = 0;
    usualHandler = qInstallMessageHandler(noteComplaint);
    // A story is only told when somebody asks for one: it takes its time.
    if (only.contains(QLatin1String("series")))
        for (const hanpan::game_entry& entry : hanpan::all_games()) {
            const QString game = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
            if (QStringLiteral("series-%1-turn-finale").arg(game).contains(only) || only == QLatin1String("series"))
                takeSeries(photographer, game);
        }
    photographer.home();
    photographer.take(QStringLiteral("home"));
    const QDir pages(QStringLiteral(":/qt/qml/Hanpan/pages"));
    for (const QString& file : pages.entryList({QStringLiteral("*.qml")}))
        if (file != QLatin1String("Home.qml"))
            visitPage(photographer, file.chopped(4));
    qInstallMessageHandler(usualHandler);
    if (photographer.pictures() == 0) {
        std::fprintf(stderr, "hanpan: no picture has \"%s\" in its name.\n", qPrintable(only));
        return 2;
    }
    std::printf("%d pictures in %s\n", photographer.pictures(), qPrintable(QDir::toNativeSeparators(folder)));
    if (complaints > 0)
        photographer.fail(QStringLiteral("%1 warning(s) on the way").arg(complaints));
    return photographer.failed() ? 1 : 0;
}
