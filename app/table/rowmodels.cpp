// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionmodel.h"
#include "piecemodel.h"
#include "seatmodel.h"
#include "zonemodel.h"

QHash<int, QByteArray> PieceModel::roleNames() const
{
    return {{PieceId, "pieceId"},   {Face, "face"},       {Zone, "zone"},           {ZoneKind, "zoneKind"},
            {Owner, "owner"},       {Place, "place"},     {ZoneCount, "zoneCount"}, {Selected, "selected"},
            {Playable, "playable"}, {Layable, "layable"}, {StandsFor, "standsFor"}, {AccessibleName, "accessibleName"}};
}

QVariant PieceModel::data(const QModelIndex& at, int role) const
{
    if (!holds(at))
        return {};
    const PieceRow& row = rows_[at.row()];
    switch (role) {
    case PieceId: return row.pieceId;
    case Face: return row.face;
    case Zone: return row.zone;
    case ZoneKind: return row.zoneKind;
    case Owner: return row.owner;
    case Place: return row.place;
    case ZoneCount: return row.zoneCount;
    case Selected: return row.selected;
    case Playable: return row.playable;
    case Layable: return row.layable;
    case StandsFor: return row.standsFor;
    case AccessibleName: return row.accessibleName;
    default: return {};
    }
}

const PieceRow* PieceModel::find(int pieceId) const
{
    for (const PieceRow& row : rows_)
        if (row.pieceId == pieceId)
            return &row;
    return nullptr;
}

QHash<int, QByteArray> ZoneModel::roleNames() const
{
    return {{ZoneId, "zoneId"},     {Kind, "kind"},           {Owner, "owner"}, {Count, "count"},
            {IsTarget, "isTarget"}, {Clickable, "clickable"}, {Label, "label"}, {AccessibleName, "accessibleName"},
            {Note, "note"},         {NoteIcon, "noteIcon"},   {From, "from"},   {By, "by"}};
}

QVariant ZoneModel::data(const QModelIndex& at, int role) const
{
    if (!holds(at))
        return {};
    const ZoneRow& row = rows_[at.row()];
    switch (role) {
    case ZoneId: return row.zoneId;
    case Kind: return row.kind;
    case Owner: return row.owner;
    case Count: return row.count;
    case IsTarget: return row.isTarget;
    case Clickable: return row.clickable;
    case Label: return row.label;
    case AccessibleName: return row.accessibleName;
    case Note: return row.note;
    case NoteIcon: return row.noteIcon;
    case From: return row.from;
    case By: return QVariant::fromValue(row.by);
    default: return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return {{Seat, "seat"},
            {Name, "name"},
            {Level, "level"},
            {PieceCount, "pieceCount"},
            {Score, "score"},
            {IsHuman, "isHuman"},
            {IsTurn, "isTurn"},
            {Badges, "badges"},
            {BadgeLabels, "badgeLabels"},
            {Last, "last"},
            {Note, "note"},
            {Bubble, "bubble"},
            {BubbleSerial, "bubbleSerial"},
            {Revealed, "revealed"},
            {AccessibleName, "accessibleName"},
            {BubbleIcon, "bubbleIcon"},
            {Progress, "progress"},
            {Face, "face"},
            {Temperament, "temperament"}};
}

QVariant SeatModel::data(const QModelIndex& at, int role) const
{
    if (!holds(at))
        return {};
    const SeatRow& row = rows_[at.row()];
    switch (role) {
    case Seat: return row.seat;
    case Name: return row.name;
    case Level: return row.level;
    case PieceCount: return row.pieceCount;
    case Score: return row.score;
    case IsHuman: return row.isHuman;
    case IsTurn: return row.isTurn;
    case Badges: return row.badges;
    case BadgeLabels: return row.badgeLabels;
    case Last: return row.last;
    case Note: return row.note;
    case Bubble: return row.bubble;
    case BubbleSerial: return row.bubbleSerial;
    case Revealed: return row.revealed;
    case AccessibleName: return row.accessibleName;
    case BubbleIcon: return row.bubbleIcon;
    case Progress: return row.progress;
    case Face: return row.face;
    case Temperament: return row.temperament;
    default: return {};
    }
}

QHash<int, QByteArray> ActionModel::roleNames() const
{
    return {{ActionId, "actionId"},
            {Label, "label"},
            {Key, "key"},
            {Enabled, "enabled"},
            {ReasonSentence, "reasonSentence"},
            {Primary, "primary"},
            {Shown, "shown"},
            {AccessibleName, "accessibleName"},
            {IconName, "iconName"},
            {Price, "price"},
            {ReasonPlace, "reasonPlace"},
            {Slot, "slot"},
            {Says, "says"},
            {Waits, "waits"},
            {Hint, "hint"}};
}

QVariant ActionModel::data(const QModelIndex& at, int role) const
{
    if (!holds(at))
        return {};
    const ActionRow& row = rows_[at.row()];
    switch (role) {
    case ActionId: return row.actionId;
    case Label: return row.label;
    case Key: return row.key;
    case Enabled: return row.enabled;
    case ReasonSentence: return row.reasonSentence;
    case Primary: return row.primary;
    case Shown: return row.shown;
    case Slot: return row.slot;
    case Says: return row.says;
    case Waits: return row.waits;
    case Hint: return row.hint;
    case AccessibleName: return row.accessibleName;
    case IconName: return row.iconName;
    case Price: return row.price;
    case ReasonPlace: return row.reasonPlace;
    default: return {};
    }
}

QString ActionModel::spoken(const QString& actionId) const
{
    const ActionRow* row = find(actionId);
    return row ? row->accessibleName : QString();
}

const ActionRow* ActionModel::find(const QString& actionId) const
{
    for (const ActionRow& row : rows_)
        if (row.actionId == actionId)
            return &row;
    return nullptr;
}
