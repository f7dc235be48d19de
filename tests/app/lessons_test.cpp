// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson of every course is held: what it tells is read, what it asks is done, and before that everything else that
// is allowed there is tried, which must be answered in words; in both languages. A lesson whose position contradicts the
// rules does not come to its end.
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

    void everyLessonIsHeld_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("language");
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number)
                for (const QString& language : {QStringLiteral("ko"), QStringLiteral("en")})
                    QTest::addRow("%s %d %s", qPrintable(game), number, qPrintable(language)) << game << number << language;
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
                        QFAIL(qPrintable(QStringLiteral("%1: %2\nlegal: %3\n%4").arg(move, refused.value(0).value(0).toString(), legal.join(QStringLiteral(" / ")), where(session))));
                    break;
                }
                break;
            }
            case LessonStep::Kind::Others:
                QVERIFY2(settles(session), qPrintable(where(session)));
                break;
            case LessonStep::Kind::Free:
                session.setDemo(true); // somebody plays in the learner's place
                QVERIFY2(QTest::qWaitFor([&] { return kindOf(session) != QLatin1String("free"); }, 60000), qPrintable(where(session)));
                session.setDemo(false);
                break;
            case LessonStep::Kind::End: break;
            }
        }
        QCOMPARE(kindOf(session), QStringLiteral("end"));
        if (lesson->steps.value(lesson->steps.size() - 2).kind == LessonStep::Kind::Free)
            QVERIFY(session.property("phase").toString() != QLatin1String("playing"));
    }

private:
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
