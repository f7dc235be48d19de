// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of HULA-HOO! at the table share: known rounds, where pieces lie, the human's part by gestures.
#pragma once

#include "registry/registry.h"
#include "table_help.h"

namespace hulahoo_help {

using namespace table_help;
using hanpan::json;

struct Move {
    int who;
    const char* action;
};

/// A round in which seat 0 holds hands[0] and rows[0] and so on, the draw pile begins with `draw`, and `moves` were made.
/// The dealer is seat `dealer`, so the seat after him swaps and leads.
inline QString played(const QList<QStringList>& hands, const QList<QStringList>& rows, const QStringList& draw,
                      const QList<Move>& moves, json rules = json::object(), int dealer = 0)
{
    const int players = int(hands.size());
    QStringList deck;
    const auto deal = [&](const QList<QStringList>& all) {
        for (int n = 0; n < all[0].size(); ++n)
            for (int i = 1; i <= players; ++i)
                deck.append(all[(dealer + i) % players][n]);
    };
    deal(hands);
    if (!rows.isEmpty() && !rows[0].isEmpty())
        deal(rows);
    deck += draw;
    QStringList rest;
    for (int value = 1; value <= 13; ++value)
        for (int n = 0; n < (value == 7 ? 12 : 6); ++n)
            rest.append(QString::number(value));
    for (const QString& card : std::as_const(deck))
        rest.removeOne(card);
    deck += rest;
    QString record = dealt(deck.join(u' '), players, rules, dealer, "hulahoo");
    auto match = hanpan::match_from_record(record.toStdString());
    if (!match)
        return record; // what is wrong with it
    for (const Move& move : moves)
        if (const hanpan::verdict refused = (*match)->play(move.who, move.action); !refused.allowed())
            return QStringLiteral("%1: %2").arg(QLatin1String(move.action), QString::fromStdString(refused.why()));
    return QString::fromStdString((*match)->to_record());
}

inline int hand(const TableSession& session, const char* face)
{
    return pieceIn(session, "hand:0", QString::fromLatin1(face));
}
inline int open(const TableSession& session, const char* face)
{
    return pieceIn(session, "open:0", QString::fromLatin1(face));
}

inline const ZoneRow* zone(const TableSession& session, const QString& id)
{
    for (const ZoneRow& row : session.zones()->rows())
        if (row.zoneId == id)
            return &row;
    return nullptr;
}

inline QStringList choices(const TableSession& session)
{
    QStringList labels;
    for (const auto& one : session.choice())
        labels.append(one.label);
    return labels;
}

/// The last action of a seat in the record.
inline QString lastMove(const TableSession& session, int who = 0)
{
    QString text;
    const auto match = matchOf(session);
    for (const hanpan::played_action& action : match->actions())
        if (action.who == who)
            text = QString::fromStdString(action.text);
    return text;
}

/// Four players, everybody kept their rows, seat 3 dealt: the human leads. Hand 1 4 5 6 7, open 13 4 2 9 7.
inline QString humanLeads(json rules = json::object())
{
    const bool swaps = !rules.contains("chaos_no_swap");
    return played({cards("1 4 5 6 7"), cards("1 2 3 3 8"), cards("8 8 9 9 10"), cards("10 10 11 11 12")},
                  {cards("13 4 2 9 7"), cards("1 1 2 3 5"), cards("8 9 10 5 5"), cards("11 11 12 12 13")}, cards("6 6"),
                  swaps ? QList<Move>{{0, "keep"}, {1, "keep"}, {2, "keep"}, {3, "keep"}} : QList<Move>{},
                  std::move(rules), 3);
}

/// Plays the human's part by gestures until the round is over, every kind of gesture in turn.
inline void playHulahoo(
    TableSession& session, const std::function<void()>& look = [] {})
{
    int gestures = 0;
    int idle = 0;
    while (session.phase() == QLatin1String("playing")) {
        look();
        if (!session.choice().isEmpty()) {
            QVERIFY(session.choose(gestures % int(session.choice().size())));
            continue;
        }
        session.fastForward();
        if (!session.myTurn()) {
            QSignalSpy changed(&session, &TableSession::changed);
            if (!changed.wait(3000))
                QVERIFY2(++idle < 5, qPrintable(session.statusText() + session.sessionRecord().right(2000)));
            continue;
        }
        idle = 0;
        QVERIFY2(++gestures < 400, "the round does not end");
        const auto selectOpen = [&](int most) {
            session.clearSelection();
            int left = most;
            for (const PieceRow& row : session.pieces()->rows())
                if ((row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")) && row.playable &&
                    left-- > 0)
                    session.toggleSelected(row.pieceId);
        };
        if (enabled(session, "keep")) {
            if (gestures % 2 == 0) {
                QVERIFY(session.trigger(QStringLiteral("keep")));
            } else {
                selectOpen(1);
                QVERIFY(session.clickZone(QStringLiteral("stock")));
            }
        } else if (enabled(session, "name")) {
            QVERIFY(session.trigger(QStringLiteral("name")));
        } else if (session.statusText().startsWith(QLatin1String("Choose"))) {
            selectOpen(5);
            QVERIFY(enabled(session, "pick"));
            QVERIFY(gestures % 2 ? session.trigger(QStringLiteral("pick"))
                                 : session.clickZone(QStringLiteral("open:0")));
        } else {
            int card = -1;
            for (const PieceRow& row : session.pieces()->rows())
                if (row.playable && (row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")))
                    card = row.pieceId;
            if (card < 0) {
                QTest::qWait(1); // a forced pass: the table does it
                continue;
            }
            if (gestures % 3 == 0) {
                QVERIFY(session.dropOn({card}, QStringLiteral("discard")));
            } else if (gestures % 3 == 1) {
                QVERIFY(session.activate(card));
            } else {
                session.clearSelection();
                session.toggleSelected(card);
                const char* all[]{"higher", "lower", "double", "anything"};
                const auto can = std::find_if(std::begin(all), std::end(all),
                                              [&](const char* call) { return enabled(session, call); });
                QVERIFY(can != std::end(all));
                QVERIFY(session.trigger(QString::fromLatin1(*can)));
            }
        }
    }
}

/// Starts from a record and refuses to go on when it is none.
inline void take(TableSession& session, const QString& record)
{
    session.setUntimed(true);
    QVERIFY2(session.startFromRecord(record), qPrintable(record.left(200) + session.startError()));
}

} // namespace hulahoo_help
