// SPDX-License-Identifier: GPL-3.0-or-later
// The sums by day say what the rounds say, whatever becomes of them: beside sums of every single round, made here.
#include <cmath>

#include <QTemporaryDir>

#include "history_help.h"

using namespace history_help;

namespace {

const QString hohpai = QStringLiteral("hohpai"), hoola = QStringLiteral("hoola");

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * (1 + std::abs(a) + std::abs(b)); }

} // namespace

class TallyTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;

    QString file() const { return folder_->filePath(QStringLiteral("history.sqlite")); }

    /// "" or what differs between the sums and the rounds.
    static QString difference(HistoryStore& store)
    {
        for (const QString& game : {hohpai, hoola})
            for (const bool lowWins : {false, true})
                for (const int stride : {1, 3, 7, 1000})
                    if (const QString found = difference(store, game, lowWins, stride); !found.isEmpty())
                        return QStringLiteral("%1, %2 rounds a part, low %3: ").arg(game).arg(stride).arg(lowWins) +
                               found;
        return {};
    }
    static QString difference(HistoryStore& store, const QString& game, bool lowWins, int stride)
    {
        SkillSums skills;
        QList<JudgedSums> parts;
        int unjudged = 0;
        for (const KeptRound& round : store.rounds(QStringLiteral("round.game = ?"), {game})) {
            if (round.match.kind != MatchKind::Match || round.facts.round < round.match.copied)
                continue;
            if (round.judged.version != judgeVersion) {
                ++unjudged;
                continue;
            }
            skills.judged.add(round.judged.skill);
            if (round.match.players == 4 && round.match.rulesKey == defaultRulesKey(game))
                skills.usual.add(round.judged.skill);
            if (parts.isEmpty() || parts.last().skill.rounds == stride)
                parts.append(JudgedSums());
            JudgedSums one{{},
                           round.judged.promised,
                           round.judged.gain,
                           (lowWins ? -1 : 1) * hanpan::units(round.facts.payments.value(0))};
            one.skill.add(round.judged.skill);
            one.luckSquares = std::pow(one.paid - one.promised - one.gain, 2);
            parts.last().add(one);
        }
        const auto same = [](const hanpan::strength::round_sums& a, const hanpan::strength::round_sums& b) {
            return a.rounds == b.rounds && near(a.sum, b.sum) && near(a.squares, b.squares);
        };
        const SkillSums told = store.skills(game);
        if (!same(told.judged, skills.judged) || !same(told.usual, skills.usual))
            return QStringLiteral("%1 judged instead of %2").arg(told.judged.rounds).arg(skills.judged.rounds);
        if (store.unjudgedRounds(game) != unjudged)
            return QStringLiteral("%1 not judged instead of %2").arg(store.unjudgedRounds(game)).arg(unjudged);
        const QList<JudgedSums> toldParts = store.judgedSums(game, lowWins, stride);
        if (toldParts.size() != parts.size())
            return QStringLiteral("%1 parts instead of %2").arg(toldParts.size()).arg(parts.size());
        for (int i = 0; i < parts.size(); ++i) {
            const JudgedSums &a = toldParts[i], &b = parts[i];
            if (!same(a.skill, b.skill) || !near(a.promised, b.promised) || !near(a.gain, b.gain) ||
                !near(a.paid, b.paid) || !near(a.luckSquares, b.luckSquares))
                return QStringLiteral("part %1").arg(i);
        }
        return {};
    }

    /// Evenings of two games, some of them judged, and some of them of the same day.
    static void fill(HistoryStore& store)
    {
        int n = 0;
        for (const QString& game : {hohpai, hoola})
            for (int seed = 1; seed <= 8; ++seed) {
                const auto match = played(game.toStdString(), std::uint64_t(seed), 5000, 3);
                const KeptMatch about{.levels = {QStringLiteral("casual")},
                                      .kind = seed % 4 == 0 ? MatchKind::Practice : MatchKind::Match,
                                      .began = QDateTime::fromSecsSinceEpoch(1'700'000'000 + 30000 * seed, Qt::UTC)};
                const int id = store.add(*match, about, actionsOf(*match));
                QVERIFY(id > 0);
                for (int round = 0; round < int(match->finished_rounds().size()); ++round)
                    if (++n % 5 != 0)
                        QVERIFY(store.keepJudged(id, round, asJudged(n, 3 - n % 7)));
            }
    }
    static QList<int> matches(HistoryStore& store, const QString& game)
    {
        QList<int> ids;
        for (const KeptMatch& match : store.list(QStringLiteral("game = ? AND kind = 'match'"), {game}))
            ids.append(match.id);
        return ids;
    }

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void theyFollowEveryChange()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        QCOMPARE(difference(store), QString());
        fill(store);
        QVERIFY(store.skills(hohpai).judged.rounds > 10 && store.unjudgedRounds(hohpai) > 2);
        QCOMPARE(difference(store), QString());
        const auto judged = [&] { return store.skills(hohpai).judged.rounds; };
        // Another thing is said of a round.
        const QList<int> ids = matches(store, hohpai);
        QVERIFY(store.keepJudged(ids[0], 0, asJudged(4, 100)));
        QCOMPARE(difference(store), QString());
        // Matches do not count any more; they are removed and come back.
        int before = judged();
        QVERIFY(store.makePractice({ids[1]}));
        QVERIFY(judged() < before);
        QCOMPARE(difference(store), QString());
        before = judged();
        QList<RemovedMatch> removed;
        QVERIFY(store.remove({ids[0], ids[2]}, &removed));
        QVERIFY(judged() < before);
        QCOMPARE(difference(store), QString());
        QVERIFY(store.restore(removed));
        QCOMPARE(judged(), before);
        QCOMPARE(difference(store), QString());
        // A round is taken back: it is there no longer, and comes anew.
        const WokenMatch woken = store.wake(ids[3]);
        const std::string record = woken.match->to_record();
        const auto shorter = played("hohpai", woken.match->setup().seed, 1, 3);
        QVERIFY(store.advance(ids[3], *shorter, 0, actionsOf(*shorter), MatchKind::Match));
        QVERIFY(judged() < before);
        QCOMPARE(difference(store), QString());
        QVERIFY(store.advance(ids[3], *woken.match, 0, actionsOf(*woken.match), MatchKind::Match));
        QCOMPARE(difference(store), QString());
        // One that was taken over counts from there on.
        QSqlQuery query(store.database().connection());
        QVERIFY(query.exec(QStringLiteral("UPDATE match SET copied = 1 WHERE id = %1").arg(ids[0])));
        QVERIFY(judged() < before);
        QCOMPARE(difference(store), QString());
        QVERIFY(query.exec(QStringLiteral("UPDATE match SET rules_key = 'others' WHERE id = %1").arg(ids[0])));
        QCOMPARE(difference(store), QString());
        // An INSERT OR IGNORE, as matches from elsewhere are brought in by, into a day that has changed already.
        QVERIFY(query.exec(QStringLiteral("CREATE TEMP TABLE kept AS SELECT * FROM round")));
        QVERIFY(query.exec(QStringLiteral("DELETE FROM round WHERE match = %1").arg(ids[0])));
        QVERIFY(query.exec(QStringLiteral("INSERT OR IGNORE INTO round SELECT * FROM kept")));
        QCOMPARE(difference(store), QString());
    }

    /// Nothing is added up twice: what has not changed is not read again.
    void onlyWhatChangedIsAddedUpAgain()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        fill(store);
        store.skills(hohpai);
        QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM untallied WHERE game = 'hohpai'")), 0);
        QVERIFY(ask(store, QStringLiteral("SELECT count(DISTINCT day) FROM tally")) > 2);
        QVERIFY(store.keepJudged(matches(store, hohpai).first(), 0, asJudged(1)));
        QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM untallied WHERE game = 'hohpai'")), 1);
    }

    /// A history that nothing can be written to says the same.
    void withoutWriting()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        fill(store);
        store.skills(hohpai);
        QVERIFY(store.keepJudged(matches(store, hohpai).first(), 0, asJudged(1, 50)));
        {
            HistoryStore other(file(), HistoryDatabase::Safety::Fast);
            const bool locked = other.inTransaction([&] {
                [&] { QCOMPARE(difference(store), QString()); }();
                return true;
            });
            QVERIFY(locked);
            QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM untallied WHERE game = 'hohpai'")), 1);
        }
        QCOMPARE(difference(store), QString());
        QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM untallied WHERE game = 'hohpai'")), 0);
    }

    /// What an earlier version kept is added up from the first look on.
    void ofAnEarlierVersion()
    {
        {
            HistoryStore store(file(), HistoryDatabase::Safety::Fast);
            fill(store);
            store.skills(hohpai);
            // As the version before left it: without the tables and triggers of the last step.
            QSqlQuery query(store.database().connection());
            QStringList gone;
            QVERIFY(query.exec(QStringLiteral("SELECT type, name FROM sqlite_master WHERE name LIKE '%tall%' AND sql "
                                              "NOT NULL ORDER BY type = 'table'")));
            while (query.next())
                gone.append(QStringLiteral("DROP %1 %2").arg(query.value(0).toString(), query.value(1).toString()));
            QCOMPARE(gone.size(), 6);
            for (const QString& statement : std::as_const(gone))
                QVERIFY(query.exec(statement));
            const QStringList third = HistoryDatabase::step(2);
            for (const QString& statement : third)
                if (statement.contains(QLatin1String(" summary")))
                    QVERIFY2(query.exec(statement), qPrintable(statement));
            QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = 8")));
        }
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        QVERIFY2(store.database().isOpen(), qPrintable(store.database().notice()));
        QCOMPARE(store.database().foundVersion(), 8);
        QVERIFY(ask(store, QStringLiteral("SELECT count(*) FROM untallied WHERE game = 'hohpai'")) > 0);
        QVERIFY(store.skills(hohpai).judged.rounds > 10);
        QCOMPARE(difference(store), QString());
        QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name LIKE 'summary%'")), 0);
    }
};

QTEST_MAIN(TallyTest)
#include "tally_test.moc"
