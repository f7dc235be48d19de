// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons as they are written: every way through each of them, by every move it takes, comes to its end; what is said there is
// so; the coach would do what is asked for, or the file says why not; what the others do waits until it was read; and no key is
// named that a person may change.
#include <cmath>

#include <QRegularExpression>
#include <QTest>

#include "lessons/lesson.h"
#include "match/grades.h"
#include "registry/registry.h"

#include "history_help.h"

namespace {

/// Words of one kind, in both languages.
struct Claim {
    QRegularExpression en, ko;

    bool in(const LessonWords& words) const
    {
        return en.match(words.in.value(QStringLiteral("en"))).hasMatch() ||
               ko.match(words.in.value(QStringLiteral("ko"))).hasMatch();
    }
    bool inBoth(const LessonWords& words) const
    {
        return en.match(words.in.value(QStringLiteral("en"))).hasMatch() &&
               ko.match(words.in.value(QStringLiteral("ko"))).hasMatch();
    }
};

Claim claim(const char* en, const char* ko)
{
    return {QRegularExpression(QString::fromUtf8(en), QRegularExpression::CaseInsensitiveOption),
            QRegularExpression(QString::fromUtf8(ko))};
}

const Claim won = claim("you have won|you've won|(round|deal) won", "이겼습니다|이겼어요|승리!");
const Claim lost = claim("opponent (has won|wins)", "상대가 .*이겼");
const Claim lastCard = claim("(your|the) last card", "마지막 (한 장|카드)");
const Claim hoola = claim("\\bhoola!", "훌라!|훌라입니다");

QString about(const Lesson& lesson, qsizetype step)
{
    const QString words =
        step < lesson.steps.size() ? lesson.steps[step].words.in.value(QStringLiteral("en")) : QString();
    return QStringLiteral("%1 %2, step %3: %4").arg(lesson.game).arg(lesson.number).arg(step + 1).arg(words);
}

int held(const hanpan::match& match)
{
    int count = 0;
    for (const hanpan::zone& zone : match.open_zones())
        if (zone.owner == learner && (zone.kind == "hand" || zone.kind == "open"))
            count += int(zone.pieces.size());
    return count;
}

bool wins(const hanpan::match& match)
{
    if (!match.round_over())
        return false;
    const std::vector<hanpan::seat> winners = match.settle().winners;
    return std::find(winners.begin(), winners.end(), learner) != winners.end();
}

/// The same move as the match itself lists it, so that the coach finds it among its choices.
std::string listed(const hanpan::match& match, const QString& move)
{
    for (const std::string& legal : match.legal(learner))
        if (sameMove(match, learner, QString::fromStdString(legal), move))
            return legal;
    return move.toStdString();
}

} // namespace

class LessonFilesTest : public QObject {
    Q_OBJECT

private:
    QStringList faults_;
    int ways_ = 0;

    /// Each on a line of its own: a message of a check is cut where it is long.
    bool faultless()
    {
        for (const QString& fault : std::as_const(faults_))
            qWarning("%s", qPrintable(fault));
        return faults_.isEmpty();
    }

    /// Every way on from `step`. `told`: somebody has said how the round ended.
    void walk(const Lesson& lesson, const hanpan::match& from, qsizetype step, const QString& way, bool told)
    {
        const std::unique_ptr<hanpan::match> match = from.clone();
        const auto fault = [&](const QString& what) {
            faults_.append(about(lesson, step) + QStringLiteral("\n   ") + what + QStringLiteral(" [") + way + u']');
        };
        for (; step < lesson.steps.size(); ++step) {
            const LessonStep& now = lesson.steps[step];
            const bool over = match->round_over();
            if (!now.words.empty() && now.kind != LessonStep::Kind::Ask && now.kind != LessonStep::Kind::Free) {
                if (won.in(now.words) && !lost.in(now.words) && !wins(*match))
                    fault(QStringLiteral("the learner has not won"));
                if (lost.in(now.words) && (!over || wins(*match)))
                    fault(QStringLiteral("no opponent has won"));
                if (over && !told && !(wins(*match) ? won : lost).inBoth(now.words))
                    fault(QStringLiteral("nobody says how the round ended"));
                told = told || over;
            }
            switch (now.kind) {
            case LessonStep::Kind::Say: break;
            case LessonStep::Kind::End: ++ways_; return;
            case LessonStep::Kind::Free: return; // bots play it to its end (lessons_test)
            case LessonStep::Kind::Others:
                if (playLesson(lesson, *match, int(step) + 1, int(step) + 2) != int(step) + 2) {
                    fault(QStringLiteral("the others cannot do that"));
                    return;
                }
                break;
            case LessonStep::Kind::Ask:
                for (const QString& move : now.moves) {
                    const std::unique_ptr<hanpan::match> after = match->clone();
                    if (!after->judge(learner, move.toStdString()).allowed()) {
                        // One of several may belong to another way here.
                        if (now.moves.size() == 1 || !anyAllowed(now, *match))
                            fault(move + QStringLiteral(" is not allowed"));
                        continue;
                    }
                    after->play(learner, move.toStdString());
                    if (lastCard.in(now.words) && (held(*after) > 0 || !after->round_over()))
                        fault(move + QStringLiteral(" was not the last card"));
                    if (lesson.game == QLatin1String("hoola") && hoola.in(now.words) &&
                        (!after->round_over() || after->settle().ending != "hoola"))
                        fault(move + QStringLiteral(" is no Hoola"));
                    if (move.endsWith(QLatin1String(" holla")) && !wins(*after))
                        fault(move + QStringLiteral(" does not win"));
                    walk(lesson, *after, step + 1, way + move + QStringLiteral("; "), told);
                }
                return;
            }
        }
    }
    static bool anyAllowed(const LessonStep& step, const hanpan::match& match)
    {
        return std::any_of(step.moves.begin(), step.moves.end(),
                           [&](const QString& move) { return match.judge(learner, move.toStdString()).allowed(); });
    }

    static QList<Lesson> all()
    {
        QList<Lesson> lessons;
        for (const QString& game : history_help::games())
            for (int number = 1; number <= lessonCount(game); ++number)
                if (auto lesson = lessonOf(game, number))
                    lessons.append(*lesson);
        return lessons;
    }

private slots:
    void init()
    {
        faults_.clear();
        ways_ = 0;
    }
    void everyWayComesToItsEnd()
    {
        const QList<Lesson> lessons = all();
        QVERIFY(lessons.size() >= 35);
        for (const Lesson& lesson : lessons) {
            auto dealt = dealLesson(lesson);
            QVERIFY2(dealt, dealt.error.text().c_str());
            walk(lesson, **dealt, 0, {}, false);
        }
        QVERIFY(faultless());
        QVERIFY(ways_ >= 35);
    }

    /// What is asked for is what the coach would do, or behind that by no more than its search can tell; else the file has a reason.
    /// When deep: ten times the worlds of a Master.
    void theCoachAgrees()
    {
        const int times = history_help::amount(1, 10);
        // For who writes one: all that the coach thinks of its questions.
        const QString one = qEnvironmentVariable("HANPAN_LESSON");
        int asked = 0;
        QStringList needless;
        for (const Lesson& lesson : all()) {
            auto dealt = dealLesson(lesson);
            QVERIFY2(dealt, dealt.error.text().c_str());
            for (qsizetype step = 0; step < lesson.steps.size(); ++step) {
                const LessonStep& now = lesson.steps[step];
                if (now.kind == LessonStep::Kind::Ask && (*dealt)->legal(learner).size() > 1 &&
                    (one.isEmpty() || one == QStringLiteral("%1 %2").arg(lesson.game).arg(lesson.number))) {
                    bool behind = false;
                    for (const QString& move : now.moves) {
                        if (!(*dealt)->judge(learner, move.toStdString()).allowed())
                            continue;
                        double cost = 0, error = 0;
                        std::string best;
                        for (int time = 0; time < times; ++time) {
                            hanpan::bot_settings coach;
                            coach.level = "master";
                            coach.seed = std::uint64_t(time + 1);
                            const std::atomic<bool> stop{false};
                            const hanpan::reviewed_decision d =
                                (*dealt)->weigh(learner, listed(**dealt, move), coach, stop);
                            cost += d.cost / times;
                            error += d.cost_error * d.cost_error / times / times;
                            best = d.advice.options.front().action;
                            if (!one.isEmpty())
                                for (const hanpan::advised_action& option : d.advice.options)
                                    qInfo("%d: %s %.2f", int(step) + 1, option.action.c_str(), -option.behind);
                        }
                        const double certain = cost - 2 * std::sqrt(error);
                        behind = behind || certain > 0.05;
                        if (certain > 0.05 && now.although.empty())
                            faults_.append(about(lesson, step) + QStringLiteral("\n   %1 is %2 (%3) behind %4")
                                                                     .arg(move, QString::number(cost, 'f', 2),
                                                                          QString::number(std::sqrt(error), 'f', 2),
                                                                          QString::fromStdString(best)));
                    }
                    if (times > 1 && !behind && !now.although.empty())
                        needless.append(about(lesson, step) + QStringLiteral("\n   needs no reason"));
                }
                asked += now.kind == LessonStep::Kind::Ask;
                playLesson(lesson, **dealt, int(step) + 1, int(step) + 2);
            }
        }
        QVERIFY(asked > 60);
        faults_ += needless;
        QVERIFY(faultless());
    }

    /// The others do nothing between two sentences: what they will do is said and read first.
    void whatOthersDoWaits()
    {
        for (const Lesson& lesson : all())
            for (qsizetype step = 0; step < lesson.steps.size(); ++step) {
                const LessonStep& now = lesson.steps[step];
                const bool theirs = now.kind == LessonStep::Kind::Others &&
                                    std::any_of(now.moves.begin(), now.moves.end(),
                                                [](const QString& move) { return !move.startsWith(u'0'); });
                if (theirs && now.words.empty() && (step == 0 || lesson.steps[step - 1].kind != LessonStep::Kind::Say))
                    faults_.append(about(lesson, step - 1) + QStringLiteral("\n   then they move, unread"));
            }
        QVERIFY(faultless());
    }

    /// Keys may be changed: a lesson names the button. (Letters that are cards' can only be told from keys where none was dealt.)
    void noKeyIsNamed()
    {
        static const QRegularExpression key(QStringLiteral("\\((\\?|[A-Z])\\)|\\b(Space|Enter|Esc|Tab|F1)\\b"));
        static const QRegularExpression letter(QStringLiteral("(?<![A-Za-z0-9])(?![AI])[A-Z](?![A-Za-z0-9])"));
        eachSentence([&](const Lesson& lesson, const QString& said) {
            if (key.match(said).hasMatch() || (lesson.deal.empty() && letter.match(said).hasMatch()))
                faults_.append(said);
        });
        QVERIFY(faultless());
    }

    /// A lesson speaks to somebody; it is no form to fill in. And cubes have colours, no suits.
    void itSpeaksAsOneDoes()
    {
        static const QRegularExpression suits(QStringLiteral("[♠♥♦♣]"));
        eachSentence([&](const Lesson&, const QString& said) {
            if (said.contains(QStringLiteral("십시오")) || suits.match(said).hasMatch())
                faults_.append(said);
        });
        QVERIFY(faultless());
    }

private:
    template <class Look>
    static void eachSentence(Look&& look)
    {
        for (const Lesson& lesson : all()) {
            const auto words = [&](const LessonWords& said) {
                for (const QString& line : said.in)
                    look(lesson, line);
            };
            words(lesson.title);
            words(lesson.aim);
            for (const LessonStep& step : lesson.steps) {
                words(step.words);
                for (const LessonStep::Wrong& wrong : step.wrong)
                    words(wrong.words);
            }
        }
    }
};

QTEST_GUILESS_MAIN(LessonFilesTest)
#include "lessonfiles_test.moc"
