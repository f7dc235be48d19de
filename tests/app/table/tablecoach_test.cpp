// SPDX-License-Identifier: GPL-3.0-or-later
// What lets a person trust the table and learn at it: the deal's fingerprint, and the coach's hints.
#include "table_help.h"

using namespace table_help;

class TableCoachTest : public QObject {
    Q_OBJECT

private slots:
    void theFingerprintIsSha256()
    {
        // FIPS 180-2, appendix B.1
        QCOMPARE(TableSession::fingerprintOf(QStringLiteral("abc")),
                 QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void theDealIsShownAfterTheRoundOnly()
    {
        for (const char* game : {"hoola", "hollywood", "hohpai", "hulahoo", "dragon"}) {
            TableSession session;
            session.setUntimed(true);
            session.setDemo(true);
            QVERIFY(session.start(QString::fromLatin1(game), 3, {}, QStringLiteral("7"), {}, 2, 0));
            const QString before = session.dealFingerprint();
            QCOMPARE(before.size(), 64);
            QCOMPARE(session.result().dealText, QString());
            QTRY_VERIFY_WITH_TIMEOUT(session.phase() != QLatin1String("playing"), 60000);
            QCOMPARE(session.dealFingerprint(), before);
            QCOMPARE(TableSession::fingerprintOf(session.result().dealText), before);
            // Every piece of the set is in the line, and whoever plays the seed again finds the very same.
            const auto again = matchOf(session);
            QVERIFY(again);
            QCOMPARE(session.result().dealText.section(QStringLiteral(" nonce "), 0, 0),
                     QString::fromStdString(again->deal_text()));
            QCOMPARE(session.result().dealText.section(u' ', -1).size(), 32); // of this round alone, 128 bits
            if (session.phase() == QLatin1String("roundOver")) {
                session.nextRound();
                QVERIFY(session.dealFingerprint() != before);
            }
        }
    }

    void theCoachNamesAnActionThatCanBeDone()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 1, 0));
        QTRY_VERIFY_WITH_TIMEOUT(session.myTurn(), 20000);
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QCOMPARE(session.hint().state, QString());
        session.askHint();
        QCOMPARE(session.hint().state, QStringLiteral("thinking"));
        QTRY_COMPARE_WITH_TIMEOUT(session.hint().state, QStringLiteral("shown"), 30000);
        const auto best = session.hint();
        QVERIFY(!best.action.isEmpty());
        QVERIFY(!best.reason.isEmpty());
        const int count = best.count;
        QVERIFY(count >= 2); // several cards to throw
        // Once more: the next best, and after the last the best again.
        session.askHint();
        QCOMPARE(session.hint().index, 1);
        QVERIFY(session.hint().action != best.action);
        for (int i = 1; i < count; ++i)
            session.askHint();
        QCOMPARE(session.hint(), best);
        // What was said holds for this position only.
        for (const PieceRow& row : session.pieces()->rows())
            if (row.zone == QLatin1String("hand:0") && session.activate(row.pieceId))
                break;
        QCOMPARE(session.hint().state, QString());
    }

    /// What was imagined may be off by so much, what was reckoned has no such number; either begins like a sentence.
    void aHintSaysHowSureItIs()
    {
        for (const auto& [game, sampled] :
             {std::pair{"hoola", true}, std::pair{"hohpai", false}, std::pair{"dragon", false}}) {
            TableSession session;
            session.setUntimed(true);
            QVERIFY(session.start(QString::fromLatin1(game), 4, {}, QStringLiteral("5"), {}, 1, 0));
            QTRY_VERIFY_WITH_TIMEOUT(session.myTurn(), 20000);
            QVERIFY(!sampled || session.clickZone(QStringLiteral("stock"))); // now there is a choice
            session.askHint();
            QTRY_COMPARE_WITH_TIMEOUT(session.hint().state, QStringLiteral("shown"), 30000);
            const auto hint = session.hint();
            QVERIFY(hint.count > 1);
            QVERIFY(!hint.value.isEmpty());
            QVERIFY(hint.behind.isEmpty()); // nothing is better than the best
            // Ho-Hpai's row is reckoned by the own wins alone, and said to be.
            QCOMPARE(hint.ownWins, QLatin1String(game) == QLatin1String("hohpai"));
            // Every other one says how far behind it is, or that the difference is not known from nought.
            for (int i = 1; i < hint.count; ++i) {
                session.askHint();
                const auto other = session.hint();
                QCOMPARE(other.index, i);
                const QString behind = other.behind;
                QVERIFY(other.alike == (behind.isEmpty() && other.ofMatch.isEmpty()));
                QVERIFY2(!behind.startsWith(u'+'), qPrintable(behind)); // "behind" says the sign
            }
            QVERIFY(!hint.action.front().isLower());
        }
    }

    void aHintThatIsNotWantedAnyMoreNeverArrives()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 1, 0));
        QTRY_VERIFY_WITH_TIMEOUT(session.myTurn(), 20000);
        session.askHint();
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        session.askHint();
        QTRY_COMPARE_WITH_TIMEOUT(session.hint().state, QStringLiteral("shown"), 30000);
        // It speaks of the card to throw: my own pieces, and of them only.
        for (const int id : session.hint().pieceIds)
            QCOMPARE(zoneOf(session, id), QStringLiteral("hand:0"));
    }
};

QTEST_GUILESS_MAIN(TableCoachTest)
#include "tablecoach_test.moc"
