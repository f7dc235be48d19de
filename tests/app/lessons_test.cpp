// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson of every course is held: what it tells is read, what it asks is done, and before that everything else that
// is allowed there is tried, which must be answered in words; in both languages. A lesson whose position contradicts the
// rules does not come to its end.
#include <algorithm>

#include <QSignalSpy>

#include "lessons/courses.h"
#include "lessons/lesson.h"
#include "registry/registry.h"
#include "words/language.h"

#include "history_help.h"
#include "window_help.h"

using namespace window_help;

namespace {

QString kindOf(const TableSession& session) { return session.lesson().value(QStringLiteral("kind")).toString(); }

QString where(const TableSession& session)
{
    const QVariantMap lesson = session.lesson();
    return QStringLiteral("%1 %2, step %3 (%4): %5\n%6")
        .arg(lesson.value(QStringLiteral("game")).toString())
        .arg(lesson.value(QStringLiteral("number")).toInt())
        .arg(lesson.value(QStringLiteral("step")).toInt())
        .arg(kindOf(session), session.property("statusText").toString(), session.sessionRecord().right(400));
}

/// Steps of a lesson that are waited for: the others' moves.
bool settles(const TableSession& session)
{
    return QTest::qWaitFor([&] { return kindOf(session) != QLatin1String("others"); }, 5000);
}

/// What the match would take from the person here.
QStringList legalOf(const TableSession& session)
{
    const auto read = hanpan::match_from_record(session.sessionRecord().toStdString());
    QStringList all;
    if (read)
        for (const std::string& action : (*read)->legal(session.seat()))
            all.append(QString::fromStdString(action));
    return all;
}

/// A learner at the real window, who knows what is asked and looks for the gesture that means it: whatever else can be
/// pressed, dropped on or clicked is tried on the way, and is refused.
class Learner {
public:
    Learner(Window& window, bool by_keys) : w_(window), by_keys_(by_keys) {}

    TableSession* session() const
    {
        return w_.page() ? w_.page()->property("session").value<TableSession*>() : nullptr;
    }
    /// What was tried, for the story of a failure.
    QString tried() const { return tried_.join(u' '); }
    int step() const { return session()->lesson().value(QStringLiteral("step")).toInt(); }

    /// Reads on.
    bool readOn()
    {
        if (!by_keys_)
            // Once it lies where it belongs.
            return QTest::qWaitFor(
                       [&] {
                           const QQuickItem* go = w_.item(QStringLiteral("lessonGo"));
                           return go && inside(go);
                       },
                       5000) &&
                   w_.click(QStringLiteral("lessonGo"));
        // The keyboard comes to the button by itself: to the card's, or to the result's that lies over the table.
        if (!QTest::qWaitFor(
                [&] {
                    const QQuickItem* at = w_->activeFocusItem();
                    return at && (at->objectName() == QLatin1String("lessonGo") ||
                                  at->objectName() == QLatin1String("nextRound"));
                },
                5000))
            return false;
        w_.key(Qt::Key_Return);
        return true;
    }
    /// Makes this move; false when no gesture did it.
    bool make(const QString& move)
    {
        tried_.clear();
        const int before = step();
        const auto done = [&] { return step() != before; };
        QList<QQuickItem*> chosen = piecesOf(move);
        // The likely button first: the one that is called like the move, or a part of it.
        QStringList buttons = named(QStringLiteral("action "));
        const QStringList parts = move.split(u' ');
        std::stable_partition(buttons.begin(), buttons.end(),
                              [&](const QString& button) { return parts.contains(button.section(u' ', 1)); });
        for (int round = 0; round < 2 && !done(); ++round) {
            for (const QString& button : std::as_const(buttons)) {
                if (done())
                    return true;
                const bool selected = select(chosen);
                const QQuickItem* item = w_.item(button);
                tried_.append(button + (selected ? QString() : QStringLiteral("(not selected)")) +
                              (item && item->property("available").toBool()
                                   ? QStringLiteral("+")
                                   : u':' + (item ? item->property("reason").toString() : QString())) +
                              u',');
                if (!item || !item->property("available").toBool())
                    continue;
                press(item);
                if (choose(done, [&] { press(w_.item(button)); }))
                    return true;
            }
            for (const QString& claim : named(QStringLiteral("claim "))) {
                if (done())
                    return true;
                if (QQuickItem* item = w_.item(claim)) {
                    press(item);
                    if (choose(done, [] {}))
                        return true;
                }
            }
            if (done())
                return true;
            if (!by_keys_)
                pointAt(move, chosen, done);
            else
                visitZones(done);
        }
        return done();
    }

private:
    static bool isMine(const QQuickItem* piece)
    {
        const QString zone = piece->property("zone").toString();
        return zone == QLatin1String("hand:0") || zone == QLatin1String("open:0");
    }
    QList<QQuickItem*> pieces() const
    {
        QList<QQuickItem*> all;
        const auto walk = [&](auto&& self, QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName().startsWith(QLatin1String("piece")) && from->width() > 0)
                all.append(from);
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        walk(walk, w_->contentItem());
        return all;
    }
    QStringList named(const QString& beginning) const
    {
        QStringList all;
        const auto walk = [&](auto&& self, QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName().startsWith(beginning) && from->width() > 0)
                all.append(from->objectName());
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        walk(walk, w_->contentItem());
        return all;
    }
    /// My pieces that the move names.
    QList<QQuickItem*> piecesOf(const QString& move) const
    {
        QStringList words = move.section(u'>', 0, 0).split(u' ', Qt::SkipEmptyParts).mid(1);
        const bool open = words.contains(QLatin1String("open")) || move.startsWith(QLatin1String("swap"));
        QList<QQuickItem*> mine;
        if (move.startsWith(QLatin1String("name")))
            return mine;
        for (QQuickItem* piece : pieces())
            if (isMine(piece) && (piece->property("zone") == QLatin1String("open:0")) == open) {
                const QString face = piece->property("face").toString();
                if (words.removeOne(face) || words.removeOne(face.section(u'#', 0, 0)))
                    mine.append(piece);
            }
        return mine;
    }
    static QPoint corner(const QQuickItem* piece)
    {
        return piece->mapToScene(QPointF(piece->width() * 0.15, piece->height() * 0.4)).toPoint();
    }
    /// Exactly these are chosen afterwards.
    bool select(const QList<QQuickItem*>& wanted)
    {
        for (QQuickItem* piece : pieces()) {
            if (!isMine(piece) || piece->property("selected").toBool() == wanted.contains(piece))
                continue;
            if (by_keys_)
                goTo(piece);
            by_keys_ ? QTest::keyClick(w_.get(), Qt::Key_Space)
                     : QTest::mouseClick(w_.get(), Qt::LeftButton, {}, corner(piece));
            QCoreApplication::processEvents();
        }
        for (const QQuickItem* piece : wanted)
            if (!piece->property("selected").toBool())
                return false;
        return true;
    }
    /// The keyboard's cursor on a piece of mine.
    void goTo(const QQuickItem* piece)
    {
        w_.key(Qt::Key_Down);
        w_.key(Qt::Key_Down);
        if (piece->property("zone") == QLatin1String("open:0") && !session()->property("handSorts").isNull())
            w_.key(Qt::Key_Up);
        w_.key(Qt::Key_Home);
        for (int i = 0; i < piece->property("place").toInt(); ++i)
            w_.key(Qt::Key_Right);
    }
    /// A person points at what is in the window only.
    bool inside(const QQuickItem* item) const { return QRect(QPoint(), w_->size()).contains(w_.middle(item)); }
    void press(const QQuickItem* button)
    {
        if (!button || !inside(button))
            return;
        const QString letter = button->property("keyHint").toString();
        if (by_keys_ && letter.size() == 1)
            w_.key(Qt::Key(letter.at(0).unicode()));
        else if (by_keys_)
            w_.key(Qt::Key_Space);
        else
            QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(button));
        QCoreApplication::processEvents();
    }
    /// Where the gesture could mean several things: each of them in turn, `again` asking once more. True: the move is made.
    template <class Done, class Again>
    bool choose(Done&& done, Again&& again)
    {
        const auto asked = [&] { return int(session()->property("choice").toList().size()); };
        for (int index = 0, count = asked(); index < count && !done(); ++index) {
            if (!asked())
                again();
            if (!QTest::qWaitFor([&] { return w_.open().contains(QStringLiteral("ChoiceSheet")); }, 5000))
                return done();
            if (by_keys_ && index < 9)
                w_.key(Qt::Key(Qt::Key_1 + index));
            else
                w_.click(QStringLiteral("choice%1").arg(index));
            (void)QTest::qWaitFor([&] { return w_.open().isEmpty(); }, 5000);
        }
        return done();
    }
    template <class Done>
    void pointAt(const QString& move, const QList<QQuickItem*>& chosen, Done&& done)
    {
        if (!chosen.isEmpty() && select(chosen)) {
            QVariantList ids;
            for (const QQuickItem* piece : chosen)
                ids.append(piece->property("pieceId"));
            for (const QString& target : session()->targetsFor(ids)) {
                if (done() || !select(chosen))
                    return;
                const QQuickItem* zone = w_.item(QStringLiteral("zone ") + target);
                if (!zone || !inside(zone))
                    continue;
                const auto drag = [&] {
                    const QPoint from = corner(chosen.first());
                    const QPoint to = w_.middle(zone);
                    QTest::mousePress(w_.get(), Qt::LeftButton, {}, from);
                    for (int i = 1; i <= 6; ++i)
                        QTest::mouseMove(w_.get(), from + (to - from) * i / 6);
                    QTest::mouseRelease(w_.get(), Qt::LeftButton, {}, to);
                    QCoreApplication::processEvents();
                };
                drag();
                choose(done, drag);
            }
        }
        for (const QString& zone : named(QStringLiteral("zone ")))
            if (const QQuickItem* item = w_.item(zone);
                !done() && item && inside(item) && item->property("clickable").toBool()) {
                QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(item));
                choose(done, [&] { QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(item)); });
            }
        // A piece that is nobody's yet.
        for (QQuickItem* piece : pieces())
            if (!done() && !isMine(piece) && inside(piece) &&
                move.split(u' ').contains(piece->property("face").toString())) {
                QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(piece));
                if (!done())
                    QTest::mouseDClick(w_.get(), Qt::LeftButton, {}, w_.middle(piece));
            }
    }
    template <class Done>
    void visitZones(Done&& done)
    {
        for (int i = 0; i < 12 && !done(); ++i) {
            w_.key(Qt::Key_Up);
            w_.key(Qt::Key_Up);
            for (int right = 0; right < i; ++right)
                w_.key(Qt::Key_Right);
            w_.key(Qt::Key_Return);
            QCoreApplication::processEvents();
            choose(done, [&] { w_.key(Qt::Key_Return); });
        }
    }

    Window& w_;
    bool by_keys_;
    QStringList tried_;
};

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
        QVERIFY2(lesson, lesson.error.c_str());
        TableSession session;
        session.setUntimed(true);
        QVERIFY2(session.startLesson(game, number), qPrintable(session.startError()));
        QSignalSpy refused(&session, &TableFace::refused);
        for (qsizetype step = 0; step < lesson->steps.size(); ++step) {
            const LessonStep& now = lesson->steps[step];
            QCOMPARE(session.lesson().value(QStringLiteral("step")).toInt(), int(step) + 1);
            QVERIFY(!session.lesson().value(QStringLiteral("text")).toString().isEmpty());
            for (const QString& face : now.show)
                QVERIFY2(isSeen(session, face), qPrintable(face + u' ' + where(session)));
            switch (now.kind) {
            case LessonStep::Kind::Say:
                // Nobody moves before it is read, and a gesture is answered.
                refused.clear();
                session.clickZone(QStringLiteral("stock"));
                if (!session.property("phase").toString().endsWith(QLatin1String("Over")))
                    QCOMPARE(refused.size(), 1);
                session.readOn();
                break;
            case LessonStep::Kind::Ask: {
                const QStringList legal = legalOf(session);
                for (const QString& other : legal) {
                    refused.clear();
                    const QString record = session.sessionRecord();
                    if (isAsked(now, other))
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
            case LessonStep::Kind::Others: QVERIFY2(settles(session), qPrintable(where(session))); break;
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
        const std::string error = lesson ? dealLesson(*lesson).error : lesson.error;
        QVERIFY2(QString::fromStdString(error).contains(where), error.c_str());
    }
    /// What is asked for lies there after the deal, in every game.
    void dealsAreStacked()
    {
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number) {
                const auto lesson = lessonOf(game, number);
                QVERIFY2(lesson, lesson.error.c_str());
                auto dealt = dealLesson(*lesson);
                QVERIFY2(dealt, dealt.error.c_str());
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
                QVERIFY2(lesson, lesson.error.c_str());
                for (int step = 1; step <= lesson->steps.size(); ++step) {
                    auto dealt = dealLesson(*lesson);
                    QVERIFY2(dealt, dealt.error.c_str());
                    const int reached = playLesson(*lesson, **dealt, step);
                    QVERIFY2(
                        reached == step || lesson->steps[reached - 1].kind == LessonStep::Kind::Free,
                        qPrintable(QStringLiteral("%1 %2: %3, not %4").arg(game).arg(number).arg(reached).arg(step)));
                    TableSession session;
                    session.setUntimed(true);
                    QVERIFY(session.startLesson(game, number, step));
                    // What the others do at once has been done.
                    QVERIFY(session.lesson().value(QStringLiteral("step")).toInt() >= reached);
                    if (const LessonStep& now = lesson->steps[reached - 1];
                        now.kind == LessonStep::Kind::Ask && session.lesson().value(QStringLiteral("step")) == reached)
                        QVERIFY2(QTest::qWaitFor(
                                     [&] {
                                         return std::any_of(now.moves.begin(), now.moves.end(),
                                                            [&](const QString& move) { return session.act(move); });
                                     },
                                     5000),
                                 qPrintable(where(session)));
                }
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

    /// In the real window, by the pointer alone and by the keys alone.
    void everyLessonIsPlayed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("byKeys");
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number)
                for (const bool byKeys : {false, true})
                    if (byKeys == (number % 2 == 0) || history_help::amount(0, 1) == 1) // both ways when deep
                        QTest::addRow("%s %d %s", qPrintable(game), number, byKeys ? "keys" : "pointer")
                            << game << number << byKeys;
    }
    void everyLessonIsPlayed()
    {
        QFETCH(QString, game);
        QFETCH(int, number);
        QFETCH(bool, byKeys);
        if (!window_) {
            new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
            window_ = std::make_unique<Window>();
        }
        Window& w = *window_;
        QVERIFY2(w.opened(), qPrintable(complaints().join(u'\n')));
        complaints().clear();
        Preferences::instance()->setLanguage(byKeys ? QStringLiteral("ko") : QStringLiteral("en"));
        w->resize(byKeys ? QSize(960, 640) : QSize(1440, 900));
        w.home();
        Courses().leave(game, number, 1);
        w.go(QStringLiteral("Lesson"), {{QStringLiteral("game"), game}, {QStringLiteral("number"), number}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QTRY_VERIFY(!w.stack()->property("busy").toBool() && w.page()->width() == w->width());
        Learner learner(w, byKeys);
        learner.session()->setUntimed(true);
        learner.session()->skipPacing();
        QTRY_VERIFY(learner.session()->property("running").toBool());
        const auto lesson = lessonOf(game, number);
        QVERIFY2(lesson, lesson.error.c_str());
        while (learner.step() < lesson->steps.size()) {
            const int at = learner.step();
            const LessonStep& now = lesson->steps[at - 1];
            TableSession& session = *learner.session();
            switch (now.kind) {
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

private:
    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;

    static bool isAsked(const LessonStep& step, const QString& action)
    {
        const auto sorted = [](const QString& move) {
            QStringList words = move.split(u' ');
            for (QString& word : words)
                word = word.section(u'#', 0, 0);
            words.sort();
            return words;
        };
        for (const QString& move : step.moves)
            if (sorted(move) == sorted(action))
                return true;
        return false;
    }
    /// Lies a piece with this face open to the learner's eyes?
    static bool isSeen(const TableSession& session, const QString& face)
    {
        const auto* pieces = session.pieces();
        const int role = pieces->roleNames().key("face");
        for (int row = 0; row < pieces->rowCount(); ++row)
            if (pieces->data(pieces->index(row), role).toString() == face)
                return true;
        return false;
    }
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    LessonsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "lessons_test.moc"
