// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the table share: known deals, looking at everything shown, playing on by gestures.
#pragma once

#include <algorithm>
#include <functional>

#include <QDebug>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

#include "match/match.h"
#include "registry/registry.h"
#include "table/tablesession.h"
#include "words/cardwords.h"

namespace table_help {

/// Every value of every role of a model, one line a row.
inline QStringList dump(const QAbstractItemModel& model)
{
    QStringList lines;
    const QHash<int, QByteArray> roles = model.roleNames();
    QList<int> order = roles.keys();
    std::sort(order.begin(), order.end());
    for (int row = 0; row < model.rowCount(); ++row) {
        QString line;
        for (const int role : order) {
            const QVariant value = model.data(model.index(row, 0), role);
            line +=
                QString::fromLatin1(roles[role]) + u'=' +
                (value.metaType().id() == QMetaType::QStringList ? value.toStringList().join(u'|') : value.toString()) +
                u';';
        }
        lines.append(line);
    }
    return lines;
}

/// Everything a session shows: all models, all properties.
inline QStringList dump(const TableSession& session)
{
    QStringList lines =
        dump(*session.pieces()) + dump(*session.zones()) + dump(*session.seats()) + dump(*session.actions());
    const QMetaObject* meta = session.metaObject();
    for (int i = TableShown::staticMetaObject.propertyOffset(); i < meta->propertyCount(); ++i) {
        QString text;
        QDebug(&text) << meta->property(i).read(&session);
        // The fingerprint is made of the whole deal, but nobody can turn it back into one.
        if (!text.contains(QLatin1String("Model*")) && qstrcmp(meta->property(i).name(), "dealFingerprint") != 0)
            lines.append(QString::fromLatin1(meta->property(i).name()) + u'=' + text);
    }
    return lines;
}

inline std::unique_ptr<hanpan::match> matchOf(const TableSession& session)
{
    auto match = hanpan::match_from_record(session.sessionRecord().toStdString());
    return match ? std::move(*match) : nullptr;
}

/// Faces that lie on the table and that seat 0 may not see.
inline QStringList hiddenFaces(const hanpan::match& match)
{
    QStringList hidden;
    for (const hanpan::zone& z : match.open_zones())
        for (const std::string& face : z.pieces)
            hidden.append(QString::fromStdString(face));
    for (const hanpan::zone& z : match.zones(0))
        for (const std::string& face : z.pieces)
            hidden.removeOne(QString::fromStdString(face));
    return hidden;
}

/// The pieces of a zone, in the order in which they lie.
inline QList<const PieceRow*> rowsIn(const TableSession& session, const QString& zone)
{
    QList<const PieceRow*> rows;
    for (const PieceRow& row : session.pieces()->rows())
        if (row.zone == zone)
            rows.append(&row);
    std::sort(rows.begin(), rows.end(), [](const PieceRow* a, const PieceRow* b) { return a->place < b->place; });
    return rows;
}

inline QList<int> idsIn(const TableSession& session, const QString& zone)
{
    QList<int> ids;
    for (const PieceRow* row : rowsIn(session, zone))
        ids.append(row->pieceId);
    return ids;
}

inline QStringList facesIn(const TableSession& session, const QString& zone)
{
    QStringList faces;
    for (const PieceRow* row : rowsIn(session, zone))
        faces.append(row->face);
    return faces;
}

inline QList<int> handIds(const TableSession& session) { return idsIn(session, QStringLiteral("hand:0")); }
inline QStringList handFaces(const TableSession& session) { return facesIn(session, QStringLiteral("hand:0")); }

/// The piece of this face in a zone, -1 if there is none.
inline int pieceIn(const TableSession& session, const QString& zone, const QString& face)
{
    for (const PieceRow& row : session.pieces()->rows())
        if (row.zone == zone && row.face == face)
            return row.pieceId;
    return -1;
}

inline int idOf(const TableSession& session, const QString& face)
{
    for (const PieceRow& row : session.pieces()->rows())
        if (row.face == face)
            return row.pieceId;
    return -1;
}

inline bool enabled(const TableSession& session, const char* action)
{
    const ActionRow* row = session.actions()->find(QString::fromLatin1(action));
    return row && row->enabled;
}

inline QString zoneOf(const TableSession& session, int id)
{
    const PieceRow* row = session.pieces()->find(id);
    return row ? row->zone : QString();
}

/// The record of a match dealt from this deck (dealing order), human deals and plays first unless told otherwise.
inline QString dealt(const QString& deck, int players, hanpan::json rules = hanpan::json::object(), int dealer = 0,
                     const std::string& game = "hoola")
{
    hanpan::match_setup setup;
    setup.game = game;
    setup.players = players;
    setup.seed = 11;
    setup.dealer = dealer;
    setup.deck = deck.toStdString();
    const auto values = hanpan::find_game(game)->book().read(rules);
    if (!values)
        return QString::fromStdString(values.error.text());
    setup.rules = *values.value;
    const auto match = hanpan::make_match(setup);
    return match ? QString::fromStdString((*match.value)->to_record()) : QString::fromStdString(match.error.text());
}

/// A deck that deals these hands (the dealer's is hands[dealer]), then the upcard, then these stock cards, then the rest.
inline QString deckFor(const QList<QStringList>& hands, int dealer, const QString& upcard, const QStringList& stock)
{
    QStringList deck;
    const int players = int(hands.size());
    for (int round = 0; round < 7; ++round)
        for (int i = 1; i <= players; ++i)
            deck.append(hands[(dealer + i) % players][round]);
    deck.append(upcard);
    deck += stock;
    for (const QChar suit : QStringLiteral("SHDC"))
        for (const QChar rank : QStringLiteral("A23456789TJQK"))
            if (const QString card = QString(rank) + suit; !deck.contains(card))
                deck.append(card);
    return deck.join(u' ');
}

inline QStringList cards(const char* list) { return QString::fromLatin1(list).split(u' '); }

/// Throws the rightmost card by drop, by double click, or chosen first and then by click or button: gesture number `turn`.
inline bool throwLast(TableSession& session, int turn)
{
    const int id = handIds(session).last();
    if (turn % 4 == 0)
        return session.dropOn({id}, QStringLiteral("discard"));
    if (turn % 4 == 1)
        return session.activate(id);
    session.clearSelection();
    session.toggleSelected(id);
    return turn % 4 == 2 ? session.clickZone(QStringLiteral("discard")) : session.trigger(QStringLiteral("discard"));
}

/// Plays the human's part of the round by gestures until it is over: draws, melds, lays off, throws the rightmost card.
/// Each kind of gesture is used in turn.
inline void playOut(
    TableSession& session, const std::function<void()>& look = [] {})
{
    int gestures = 0;
    int idle = 0;
    while (session.phase() == QLatin1String("playing")) {
        look();
        if (!session.choice().isEmpty()) {
            QVERIFY(session.choose(0));
            continue;
        }
        if (!session.myTurn()) {
            QSignalSpy changed(&session, &TableSession::changed);
            if (!changed.wait(2000))
                QVERIFY2(++idle < 5, qPrintable(session.statusText() + session.sessionRecord().right(2000)));
            continue;
        }
        idle = 0;
        ++gestures;
        QVERIFY2(gestures < 500, "the round does not end");
        if (enabled(session, "stay")) {
            QVERIFY(session.trigger(gestures % 2 ? QStringLiteral("stay") : QStringLiteral("drop")));
        } else if (session.claim().active && !enabled(session, "draw")) {
            QVERIFY(gestures % 2 ? session.trigger(QStringLiteral("pass")) : session.trigger(QStringLiteral("take")));
        } else if (enabled(session, "draw")) {
            QVERIFY(gestures % 2 ? session.clickZone(QStringLiteral("stock"))
                                 : session.trigger(QStringLiteral("draw")));
        } else if (enabled(session, "meld")) {
            QVERIFY(session.trigger(QStringLiteral("meld")));
        } else if (enabled(session, "add")) {
            QVERIFY(session.trigger(QStringLiteral("add")));
        } else {
            QVERIFY(throwLast(session, gestures));
        }
    }
}

} // namespace table_help
