// SPDX-License-Identifier: GPL-3.0-or-later
// What the person and the animals did to each other, against the rounds themselves.
#include <QStandardPaths>
#include <QTemporaryDir>

#include "games/gametable.h"
#include "history/acquaintances.h"
#include "history_help.h"
#include "settings/preferences.h"

class AcquaintancesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<History> history_;

    int add(const QString& game, std::uint64_t seed, MatchKind kind, const QStringList& characters)
    {
        const auto match = history_help::played(game.toStdString(), seed, 5000, 1);
        const int id = history_->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = kind, .characters = characters}, actionsOf(*match));
        const bool low = match->low_score_wins();
        if (kind == MatchKind::Match)
            for (const RoundFacts& round : roundFacts(*match)) {
                const hanpan::half_units own = round.payments[0], its = round.payments[1];
                ++rounds_;
                ahead_ += low ? own < its : own > its;
                behind_ += low ? own > its : own < its;
                last_ = {game, own, its};
            }
        return id;
    }

    int rounds_ = 0, ahead_ = 0, behind_ = 0; ///< with the owl
    Meeting last_;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("acquaintances"));
        Preferences::instance()->reset();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        history_ = std::make_unique<History>(folder_.filePath(QStringLiteral("history.sqlite")));
    }

    void theyRememberWhatHappened()
    {
        Acquaintances people;
        QTRY_VERIFY(!people.counting());
        QVERIFY(people.list().isEmpty());
        const QString owl = QStringLiteral("owl");
        QVERIFY(!lastMeeting(history_->store(), QStringLiteral("hoola"), owl, 0));
        for (const QString& game : history_help::games())
            for (const std::uint64_t seed : {2, 4, 5})
                add(game, seed, MatchKind::Match, {owl, QStringLiteral("fox")});
        add(QStringLiteral("hoola"), 8, MatchKind::Practice, {owl});
        const int last = add(QStringLiteral("hoola"), 10, MatchKind::Match, {owl});
        history_->touch();
        QTRY_VERIFY(!people.counting() && people.list().size() == 2);
        QCOMPARE(people.list().first().face, owl);
        QCOMPARE(people.list().first().rounds, rounds_);
        QCOMPARE(people.list().first().ahead,
                 QStringLiteral("You came out ahead %1 times, Owl %2 times.").arg(ahead_).arg(behind_));
        QVERIFY(people.list().first().met.startsWith(QStringLiteral("%1 rounds together, the last on ").arg(rounds_)));
        const auto met = lastMeeting(history_->store(), QStringLiteral("hoola"), owl, 0);
        QVERIFY(met);
        QCOMPARE(met->own, last_.own);
        QCOMPARE(met->its, last_.its);
        QVERIFY(Acquaintances::recalled(*met).startsWith(QStringLiteral("Last time it was ")));
        QVERIFY(!lastMeeting(history_->store(), QStringLiteral("hoola"), QStringLiteral("bear"), 0));
        // The match at this table is no memory.
        const auto before = lastMeeting(history_->store(), QStringLiteral("hoola"), owl, last);
        QVERIFY(before);
        history_->remove({last});
        QTRY_VERIFY(!people.counting() && people.list().first().rounds < rounds_);
    }
};

QTEST_MAIN(AcquaintancesTest)
#include "acquaintances_test.moc"
