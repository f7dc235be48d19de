// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson of every course is held: what it tells is read, what it asks is done, and before that everything else that
// is allowed there is tried, which must be answered in words; in both languages. A lesson whose position contradicts the
// rules does not come to its end.
#include <algorithm>

#include <QRegularExpression>
#include <QSignalSpy>

#include "lessons/courses.h"
#include "lessons/lesson.h"
#include "registry/registry.h"
#include "words/language.h"

#include "history_help.h"
#include "learner.h"
#include "window_help.h"

using namespace window_help;

namespace {

QString kindOf(const TableSession& session) { return session.lesson().kind; }

QString where(const TableSession& session)
{
    const auto lesson = session.lesson();
    return QStringLiteral("%1 %2, step %3 (%4): %5\n%6")
        .arg(lesson.game)
        .arg(lesson.number)
        .arg(lesson.step)
        .arg(kindOf(session), session.property("statusText").toString(), session.sessionRecord().right(400));
}

/// The others' moves of this step are waited for.
bool settles(const TableSession& session, int step)
{
    return QTest::qWaitFor([&] { return session.lesson().step > step; }, 5000);
}

/// The match as it stands.
std::unique_ptr<hanpan::match> matchOf(const TableSession& session)
{
    auto read = hanpan::match_from_record(session.sessionRecord().toStdString());
    return read ? std::move(*read) : nullptr;
}

/// What the match would take from the person here.
QStringList legalOf(const TableSession& session)
{
    const std::unique_ptr<hanpan::match> match = matchOf(session);
    QStringList all;
    if (match)
        for (const std::string& action : match->legal(session.seat()))
            all.append(QString::fromStdString(action));
    return all;
}

} // namespace

class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("lessons");
        Preferences::instance()->reset();
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setBotSpeed(QStringLiteral("instant"));
    }

    void cleanupTestCase() { window_.reset(); }

    void everyLessonIsHeld_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("language");
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number)
                for (const QString& language : {QStringLiteral("ko"), QStringLiteral("en")})
                    // One language each; both when deep.
                    if (history_help::amount(0, 1) == 1 || (number % 2 == 1) == (language == QLatin1String("ko")))
                        QTest::addRow("%s %d %s", qPrintable(game), number, qPrintable(language))
                            << game << number << language;
    }
    void everyLessonIsHeld()
    {
        QFETCH(QString, game);
        QFETCH(int, number);
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        const auto lesson = lessonOf(game, number);
        QVERIFY2(lesson, lesson.error.text().c_str());
        TableSession session;
        session.setUntimed(true);
        QVERIFY2(session.startLesson(game, number), qPrintable(session.startError()));
        QSignalSpy refused(&session, &TableFace::refused);
        QSignalSpy told(&session, &TableFace::told);
        for (qsizetype step = 0; step < lesson->steps.size(); ++step) {
            const LessonStep& now = lesson->steps[step];
            QCOMPARE(session.lesson().step, int(step) + 1);
            QVERIFY(!session.lesson().text.isEmpty());
            // It points at one piece for each that it names, no more.
            QVERIFY2(pointsAt(session) == facesOf(now.show),
                     qPrintable(pointsAt(session).join(u' ') + QStringLiteral(" is shown: ") + where(session)));
            switch (now.kind) {
            case LessonStep::Kind::Say:
                // Nobody moves before it is read, and a gesture is answered.
                refused.clear();
                told.clear();
                session.clickZone(QStringLiteral("stock"));
                for (const PieceRow& row : session.pieces()->rows()) // a second click on a piece, and a key on it
                    if (row.owner == learner && told.size() == 1)
                        session.activate(row.pieceId);
                if (!session.property("phase").toString().endsWith(QLatin1String("Over"))) {
                    QVERIFY(told.size() == 1 || told.size() == 2);
                    claimsNothing(session);
                }
                QVERIFY(refused.isEmpty());
                session.readOn();
                break;
            case LessonStep::Kind::Ask: {
                const std::unique_ptr<hanpan::match> match = matchOf(session);
                QVERIFY(match);
                const QStringList legal = legalOf(session);
                showsTheMove(session, now.moves.first());
                for (const QString& other : legal) {
                    refused.clear();
                    const QString record = session.sessionRecord();
                    if (now.moves.contains(now.meant(*match, other)))
                        continue;
                    QVERIFY2(!session.act(other), qPrintable(other + u' ' + where(session)));
                    QCOMPARE(session.sessionRecord(), record);
                    QVERIFY2(refused.size() == 1, qPrintable(other + u' ' + where(session)));
                    QVERIFY(!refused.first().first().toString().isEmpty());
                }
                for (const QString& move : now.moves) {
                    refused.clear();
                    if (!session.act(move))
                        QFAIL(qPrintable(QStringLiteral("%1: %2\nlegal: %3\n%4")
                                             .arg(move, refused.value(0).value(0).toString(),
                                                  legal.join(QStringLiteral(" / ")), where(session))));
                    break;
                }
                break;
            }
            case LessonStep::Kind::Others: {
                const QString record = session.sessionRecord();
                claimsNothing(session);
                if (!now.words.empty()) {
                    // Nobody moves before it is read.
                    QCOMPARE(kindOf(session), QStringLiteral("say"));
                    QTest::qWait(0);
                    QCOMPARE(session.sessionRecord(), record);
                    session.readOn();
                }
                QVERIFY2(settles(session, int(step) + 1), qPrintable(where(session)));
                QVERIFY(session.sessionRecord() != record);
                break;
            }
            case LessonStep::Kind::Free:
                session.setDemo(true); // somebody plays in the learner's place
                QVERIFY2(QTest::qWaitFor([&] { return kindOf(session) != QLatin1String("free"); }, 60000),
                         qPrintable(where(session)));
                session.setDemo(false);
                break;
            case LessonStep::Kind::End: break;
            }
        }
        QCOMPARE(kindOf(session), QStringLiteral("end"));
        if (lesson->steps.value(lesson->steps.size() - 2).kind == LessonStep::Kind::Free)
            QVERIFY(session.property("phase").toString() != QLatin1String("playing"));
    }

    /// What cannot be used says what is wrong, and where.
    void brokenLessonsSayWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("where");
        const QString words = QStringLiteral(R"({"en": "a", "ko": "b"})");
        const auto whole = [&](const QString& head, const QString& steps) {
            return QStringLiteral(R"({"title": %1, "aim": %1, "players": 2%2, "steps": [%3]})").arg(words, head, steps);
        };
        const QString end = QStringLiteral(R"({"end": %1})").arg(words);
        QTest::newRow("no JSON") << QStringLiteral("{title") << QStringLiteral("parse error");
        QTest::newRow("no title") << QStringLiteral("{}") << QStringLiteral("\"title\" is missing");
        QTest::newRow("one language") << QStringLiteral(R"({"title": {"en": "a"}})") << QStringLiteral("title: \"ko\"");
        QTest::newRow("no steps") << whole({}, {}) << QStringLiteral("steps");
        QTest::newRow("no end") << whole({}, QStringLiteral(R"({"say": %1})").arg(words)) << QStringLiteral("\"end\"");
        QTest::newRow("an unknown key") << whole({}, QStringLiteral(R"({"sing": %1}, )").arg(words) + end)
                                        << QStringLiteral("step 1: \"sing\"");
        QTest::newRow("a question without a move")
            << whole({}, QStringLiteral(R"({"ask": %1}, )").arg(words) + end) << QStringLiteral("step 1: no move");
        QTest::newRow("silence") << whole({}, QStringLiteral(R"({"ask": %1, "move": "draw"}, )").arg(words) + end)
                                 << QStringLiteral("step 1: nothing is said");
        QTest::newRow("two kinds") << whole({}, QStringLiteral(R"({"say": %1, "ask": %1}, )").arg(words) + end)
                                   << QStringLiteral("step 1");
        QTest::newRow("a piece too often")
            << whole(QStringLiteral(R"(, "deal": {"hand:0": "7S 7S"})"), end) << QStringLiteral("'7S' of 'hand:0'");
        QTest::newRow("a place that is none")
            << whole(QStringLiteral(R"(, "deal": {"attic": "7S"})"), end) << QStringLiteral("'attic'");
        QTest::newRow("more than there is room for")
            << whole(QStringLiteral(R"(, "deal": {"discard": "7S 8S"})"), end) << QStringLiteral("'discard' holds 1");
        QTest::newRow("too many players")
            << whole({}, end).replace(QStringLiteral(": 2"), QStringLiteral(": 20")) << QStringLiteral("players");
    }
    void brokenLessonsSayWhere()
    {
        QFETCH(QString, text);
        QFETCH(QString, where);
        const auto lesson = readLesson(QStringLiteral("hoola"), 1, text.toUtf8());
        const std::string error = (lesson ? dealLesson(*lesson).error : lesson.error).text();
        QVERIFY2(QString::fromStdString(error).contains(where), error.c_str());
    }
    /// What is asked for lies there after the deal, in every game.
    void dealsAreStacked()
    {
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number) {
                const auto lesson = lessonOf(game, number);
                QVERIFY2(lesson, lesson.error.text().c_str());
                auto dealt = dealLesson(*lesson);
                QVERIFY2(dealt, dealt.error.text().c_str());
                const std::vector<hanpan::zone> zones = (*dealt)->open_zones();
                for (const auto& [id, pieces] : lesson->deal)
                    for (const hanpan::zone& zone : zones)
                        if (zone.id == id) {
                            QStringList there;
                            for (const std::string& piece : zone.pieces)
                                there.append(QString::fromStdString(piece));
                            QStringList wanted = QString::fromStdString(pieces).split(u' ');
                            const QString top = wanted.first();
                            const bool pile = zone.kind == "stock" || zone.kind == "mountain";
                            if (pile)
                                QCOMPARE(there.last().section(u'#', 0, 0), top.section(u'#', 0, 0));
                            for (const QString& piece : std::as_const(wanted))
                                QVERIFY2(there.removeOne(piece) || !there.filter(piece.section(u'#', 0, 0)).isEmpty(),
                                         qPrintable(game + QString::number(number) + u' ' + piece));
                        }
            }
    }

    /// Whoever leaves in the middle goes on there, with everything as it lay.
    void aLessonThatWasLeftGoesOn()
    {
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number) {
                const auto lesson = lessonOf(game, number);
                QVERIFY2(lesson, lesson.error.text().c_str());
                for (int step = 1; step < lesson->steps.size(); ++step) {
                    auto dealt = dealLesson(*lesson);
                    QVERIFY2(dealt, dealt.error.text().c_str());
                    const int reached = playLesson(*lesson, **dealt, 1, step);
                    QVERIFY2(
                        reached == step || lesson->steps[reached - 1].kind == LessonStep::Kind::Free,
                        qPrintable(QStringLiteral("%1 %2: %3, not %4").arg(game).arg(number).arg(reached).arg(step)));
                    TableSession session;
                    session.setUntimed(true);
                    QVERIFY(session.startLesson(game, number, step));
                    // What the others do at once has been done.
                    QVERIFY(session.lesson().step >= reached);
                    if (const LessonStep& now = lesson->steps[reached - 1];
                        now.kind == LessonStep::Kind::Ask && session.lesson().step == reached)
                        QVERIFY2(QTest::qWaitFor(
                                     [&] {
                                         return std::any_of(now.moves.begin(), now.moves.end(),
                                                            [&](const QString& move) { return session.act(move); });
                                     },
                                     5000),
                                 qPrintable(where(session)));
                }
                // One whose place is its last words is begun again.
                TableSession again;
                QVERIFY(again.startLesson(game, number, int(lesson->steps.size())));
                QCOMPARE(again.lesson().step, 1);
            }
    }
    /// The place is kept, and forgotten once the lesson is done.
    void theCourseRemembers()
    {
        Courses courses;
        const QString game = history_help::games().first();
        QSignalSpy changed(&courses, &Courses::changed);
        courses.leave(game, 1, 1);
        courses.leave(game, 1, 4);
        QCOMPARE(Courses().place(game, 1), 4);
        QVERIFY(!changed.isEmpty());
        Preferences::instance()->forget(QStringLiteral("lessons/%1/done").arg(game));
        QCOMPARE(courses.next(game), 1);
        courses.setDone(game, 1);
        QCOMPARE(Courses().place(game, 1), 1);
        QCOMPARE(courses.next(game), 2);
    }

    /// In the real window, by the pointer alone, by the keys alone and by what a screen reader has alone.
    void everyLessonIsPlayed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("by");
        int turn = 0;
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number, ++turn)
                for (const By by : {By::Pointer, By::Keys, By::Tree}) {
                    static const char* const ways[]{"pointer", "keys", "touch", "tree"};
                    // Every other lesson (what they say and ask is held against the engine above), one way each, in turn; all of
                    // them in every way when deep.
                    const By usual = turn / 2 % 3 == 0 ? By::Pointer : turn / 2 % 3 == 1 ? By::Keys : By::Tree;
                    if ((by == usual && turn % 2 == 0) || history_help::amount(0, 1) == 1)
                        QTest::addRow("%s %d %s", qPrintable(game), number, ways[int(by)]) << game << number << int(by);
                }
    }
    void everyLessonIsPlayed()
    {
        QFETCH(QString, game);
        QFETCH(int, number);
        QFETCH(int, by);
        const bool byKeys = By(by) == By::Keys;
        open(game, number, byKeys ? QStringLiteral("ko") : QStringLiteral("en"),
             byKeys ? QSize(960, 640) : QSize(1440, 900));
        Window& w = *window_;
        Learner learner(w, By(by));
        const auto lesson = lessonOf(game, number);
        QVERIFY2(lesson, lesson.error.text().c_str());
        while (learner.step() < lesson->steps.size()) {
            const int at = learner.step();
            const LessonStep& now = lesson->steps[at - 1];
            TableSession& session = *learner.session();
            switch (now.kind) {
            case LessonStep::Kind::Others:
                if (now.words.empty())
                    break;
                [[fallthrough]];
            case LessonStep::Kind::Say: QVERIFY2(learner.readOn(), qPrintable(w.where())); break;
            case LessonStep::Kind::Ask:
                QTRY_VERIFY(session.property("myTurn").toBool() || !legalOf(session).isEmpty());
                QVERIFY2(learner.make(now.moves.first()),
                         qPrintable(now.moves.first() + u'\n' + learner.tried() + where(session) + w.where()));
                break;
            case LessonStep::Kind::Free: session.setDemo(true); break;
            default: break;
            }
            QTRY_VERIFY2_WITH_TIMEOUT(learner.step() > at, qPrintable(where(session) + w.where()),
                                      (now.kind == LessonStep::Kind::Free ? 60000 : 5000));
            session.setDemo(false);
        }
        QTRY_VERIFY(Courses().isDone(game, number)); // once its last words are shown
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// Whatever gesture a text names makes the move, wherever the thing is taken hold of.
    void everyGestureThatIsNamed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("number");
        for (const QString& game : history_help::games())
            for (int number = 1; number <= history_help::amount(1, lessonCount(game)); ++number)
                QTest::addRow("%s %d", qPrintable(game), number) << game << number;
    }
    void everyGestureThatIsNamed()
    {
        QFETCH(QString, game);
        QFETCH(int, number);
        const auto lesson = lessonOf(game, number);
        QVERIFY2(lesson, lesson.error.text().c_str());
        open(game, number, QStringLiteral("en"), QSize(1280, 800));
        Window& w = *window_;
        Learner learner(w, By::Pointer);
        static const QRegularExpression button(QStringLiteral("\u2018([^\u2019]+)\u2019"));
        for (int step = 1; step <= lesson->steps.size(); ++step) {
            const LessonStep& now = lesson->steps[step - 1];
            if (now.kind != LessonStep::Kind::Ask)
                continue;
            const QString said = now.words.in.value(QStringLiteral("en"));
            struct Try {
                Learner::How how;
                QString name;
                double place;
            };
            QList<Try> tries;
            if (said.contains(QLatin1String("press"), Qt::CaseInsensitive))
                for (auto named = button.globalMatch(said); named.hasNext();) {
                    const QString name = named.next().captured(1);
                    tries << Try{Learner::How::Button, name, 0} << Try{Learner::How::Key, name, 0};
                }
            // Each gesture at one place, which take turns from question to question; at each of them when deep.
            for (int place = 0; place < 3; ++place) {
                const auto usual = [&](int turn) {
                    return (step + turn) % 3 == place || history_help::amount(0, 1) == 1;
                };
                if (said.contains(QLatin1String("click"), Qt::CaseInsensitive) && usual(0))
                    tries << Try{Learner::How::Click, {}, place / 2.0};
                if (said.contains(QLatin1String("drag"), Qt::CaseInsensitive) && usual(1))
                    tries << Try{Learner::How::Drag, {}, place / 2.0};
            }
            for (const Try& one : std::as_const(tries)) {
                QVERIFY(QMetaObject::invokeMethod(w.page(), "begin", Q_ARG(int, step)));
                QTRY_COMPARE(learner.step(), step);
                QTRY_VERIFY2(learner.session()->property("myTurn").toBool() || !legalOf(*learner.session()).isEmpty(),
                             qPrintable(w.where()));
                QTRY_VERIFY(w.quiet());
                bool made = false;
                for (const QString& move : now.moves)
                    made = made || learner.makeBy(one.how, move, one.name, one.place);
                QVERIFY2(made, qPrintable(QStringLiteral("%1 %2 at %3: %4\n%5")
                                              .arg(int(one.how))
                                              .arg(one.name)
                                              .arg(one.place)
                                              .arg(learner.tried(), where(*learner.session()) + w.where())));
            }
        }
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }
    /// The table under the lesson's words stays where it is, and what is pointed at keeps its colours.
    void theTableStandsStill()
    {
        for (const QString& language : {QStringLiteral("ko"), QStringLiteral("en")}) {
            open(QStringLiteral("hollywood"), 5, language, QSize(960, 640));
            Window& w = *window_;
            const auto lesson = lessonOf(QStringLiteral("hollywood"), 5);
            Learner learner(w, By::Pointer);
            const auto top = [&] {
                const QQuickItem* bar = w.item(QStringLiteral("topBar"));
                return bar ? bar->mapToScene(QPointF()).y() : -1;
            };
            QTRY_VERIFY(top() > 0);
            QTRY_VERIFY(w.quiet());
            // The words have the same room beside every button, and so the same height.
            const auto room = [&] {
                const QQuickItem* words = w.item(QStringLiteral("lessonText"));
                return words ? words->width() : -1;
            };
            const double first = top();
            const double wide = room();
            bool lit = false;
            for (int step = 1; step < lesson->steps.size(); ++step) {
                QVERIFY(QMetaObject::invokeMethod(w.page(), "begin", Q_ARG(int, step)));
                QTRY_VERIFY(learner.step() >= step && w.quiet());
                QTRY_VERIFY(w.item(QStringLiteral("lessonGo")) || w.item(QStringLiteral("lessonHint")));
                QTRY_VERIFY(!QQuickTest::qIsPolishScheduled(w.get()));
                QCOMPARE(top(), first);
                QCOMPARE(room(), wide);
                if (const QQuickItem* rim = w.item(QStringLiteral("lit"))) {
                    QCOMPARE(rim->property("color").value<QColor>().alpha(), 0);
                    lit = true;
                }
            }
            QVERIFY(lit);
        }
    }

private:
    /// The lesson in the real window, ready to be taken.
    void open(const QString& game, int number, const QString& language, QSize size)
    {
        if (!window_) {
            new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
            window_ = std::make_unique<Window>();
        }
        Window& w = *window_;
        QVERIFY2(w.opened(), qPrintable(complaints().join(u'\n')));
        complaints().clear();
        Preferences::instance()->setLanguage(language);
        w->resize(size);
        w.home();
        Courses().leave(game, number, 1);
        w.go(QStringLiteral("Lesson"), {{QStringLiteral("game"), game}, {QStringLiteral("number"), number}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QTRY_VERIFY(!w.stack()->property("busy").toBool() && w.page()->width() == w->width());
        TableSession* session = w.page()->property("session").value<TableSession*>();
        session->setUntimed(true);
        session->skipPacing();
        QTRY_VERIFY(session->property("running").toBool());
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;

    /// "Show me" lights what the move is made with, and where it is made, at the table: those pieces of the learner's that it names and no
    /// other, and a place or a button.
    static void showsTheMove(TableSession& session, const QString& move)
    {
        session.askHint();
        const auto hint = session.hint();
        const QString all = move + u' ' + where(session);
        QStringList words = move.section(QStringLiteral(" > "), 0, 0).split(u' ').mid(1);
        QStringList lit;
        for (const int id : hint.pieceIds) {
            const PieceRow* piece = session.pieces()->find(id);
            QVERIFY2(piece, qPrintable(all));
            lit.append(piece->face);
            if (const qsizetype named = words.indexOf(piece->face); named >= 0)
                words.removeAt(named);
            else
                QVERIFY2(words.removeOne(piece->face.section(u'#', 0, 0)) || piece->owner != learner,
                         qPrintable(piece->face + QStringLiteral(" is lit: ") + all));
        }
        for (const PieceRow& row : session.pieces()->rows())
            QVERIFY2(row.owner != learner || row.face.isEmpty() || !words.contains(row.face) || lit.contains(row.face),
                     qPrintable(row.face + QStringLiteral(" is not lit: ") + all));
        QVERIFY2(!hint.zones.isEmpty() || !hint.buttons.isEmpty(), qPrintable(all));
        session.dropHint();
    }
    /// While a lesson talks or plays by itself, nothing at the table says that it waits for the learner.
    static void claimsNothing(const TableSession& session)
    {
        QVERIFY(!session.property("myTurn").toBool());
        QVERIFY2(!session.statusText().startsWith(QLatin1String("Your ")) &&
                     !session.statusText().contains(QStringLiteral("내 차례")),
                 qPrintable(session.statusText()));
        QVERIFY2(session.lastTurn().isEmpty(), qPrintable(session.lastTurn())); // the status says it already
        QVERIFY(!session.seats()->rows()[learner].isTurn);
        for (const ActionRow& row : session.actions()->rows())
            if (row.waits) {
                QVERIFY(!row.enabled && !row.primary && !row.reasonSentence.isEmpty());
            } else {
                QVERIFY2(!row.enabled || row.actionId == QLatin1String("auto"), qPrintable(row.actionId));
            }
        for (const ZoneRow& row : session.zones()->rows())
            QVERIFY2(!row.clickable && !row.isTarget, qPrintable(row.zoneId));
    }
    /// The faces of the pieces that the lesson's step points at, sorted.
    static QStringList pointsAt(const TableSession& session)
    {
        const auto* pieces = session.pieces();
        const int face = pieces->roleNames().key("face"), id = pieces->roleNames().key("pieceId");
        const QList<int> shown = session.lesson().show;
        QStringList faces;
        for (int row = 0; row < pieces->rowCount(); ++row)
            if (shown.contains(pieces->data(pieces->index(row), id).toInt()))
                faces.append(pieces->data(pieces->index(row), face).toString().section(u'#', 0, 0));
        faces.sort();
        return faces;
    }
    static QStringList facesOf(QStringList shown)
    {
        for (QString& one : shown)
            one = one.section(u'/', -1).section(u'#', 0, 0);
        shown.sort();
        return shown;
    }
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    LessonsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "lessons_test.moc"
