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
            session.setInstant(true);
            session.setDemo(true);
            QVERIFY(session.start(QString::fromLatin1(game), 3, {}, QStringLiteral("7"), {}, 2, 0));
            const QString before = session.dealFingerprint();
            QCOMPARE(before.size(), 64);
            QCOMPARE(session.dealText(), QString());
            QTRY_VERIFY_WITH_TIMEOUT(session.phase() != QLatin1String("playing"), 60000);
            QCOMPARE(session.dealFingerprint(), before);
            QCOMPARE(TableSession::fingerprintOf(session.dealText()), before);
            // Every piece of the set is in the line, and whoever plays the seed again finds the very same.
            const auto again = matchOf(session);
            QVERIFY(again);
            QCOMPARE(session.dealText(), QString::fromStdString(again->deal_text()));
            if (session.phase() == QLatin1String("roundOver")) {
                session.nextRound();
                QVERIFY(session.dealFingerprint() != before);
            }
        }
    }

    void theCoachNamesAnActionThatCanBeDone()
    {
        TableSession session;
        session.setInstant(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 1, 0));
        QTRY_VERIFY_WITH_TIMEOUT(session.myTurn(), 20000);
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QCOMPARE(session.hint().value(QStringLiteral("state")).toString(), QString());
        session.askHint();
        QCOMPARE(session.hint().value(QStringLiteral("state")).toString(), QStringLiteral("thinking"));
        QTRY_COMPARE_WITH_TIMEOUT(session.hint().value(QStringLiteral("state")).toString(), QStringLiteral("shown"),
                                  30000);
        const QVariantMap best = session.hint();
        QVERIFY(!best.value(QStringLiteral("action")).toString().isEmpty());
        QVERIFY(!best.value(QStringLiteral("reason")).toString().isEmpty());
        const int count = best.value(QStringLiteral("count")).toInt();
        QVERIFY(count >= 2); // several cards to throw
        // Once more: the next best, and after the last the best again.
        session.askHint();
        QCOMPARE(session.hint().value(QStringLiteral("index")).toInt(), 1);
        QVERIFY(session.hint().value(QStringLiteral("action")) != best.value(QStringLiteral("action")));
        for (int i = 1; i < count; ++i)
            session.askHint();
        QCOMPARE(session.hint(), best);
        // What was said holds for this position only.
        for (const PieceRow& row : session.pieces()->rows())
            if (row.zone == QLatin1String("hand:0") && session.activate(row.pieceId))
                break;
        QCOMPARE(session.hint().value(QStringLiteral("state")).toString(), QString());
    }

    void aHintThatIsNotWantedAnyMoreNeverArrives()
    {
        TableSession session;
        session.setInstant(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 1, 0));
        QTRY_VERIFY_WITH_TIMEOUT(session.myTurn(), 20000);
        session.askHint();
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        session.askHint();
        QTRY_COMPARE_WITH_TIMEOUT(session.hint().value(QStringLiteral("state")).toString(), QStringLiteral("shown"),
                                  30000);
        // It speaks of the card to throw: my own pieces, and of them only.
        for (const QVariant& id : session.hint().value(QStringLiteral("pieceIds")).toList())
            QCOMPARE(zoneOf(session, id.toInt()), QStringLiteral("hand:0"));
    }
};

QTEST_GUILESS_MAIN(TableCoachTest)
#include "tablecoach_test.moc"
