// SPDX-License-Identifier: GPL-3.0-or-later
#include "mocktable.h"

#include <algorithm>

#include <QJSValue>
#include <QMetaProperty>
#include <QSequentialIterable>

template <class Row>
void MockTable::put(RowModel<Row>& model, const QVariantMap& map)
{
    const auto with = [&map](const Row& row) {
        return typed(map, QMetaType::fromType<Row>(), QVariant::fromValue(row)).template value<Row>();
    };
    const Row key = with({});
    QList<Row> rows = model.rows();
    const auto old = std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return rowKey(r) == rowKey(key); });
    if (old == rows.end())
        rows.append(key);
    else
        *old = with(*old);
    model.show(rows);
}

QVariant MockTable::typed(const QVariant& said, QMetaType type, const QVariant& now)
{
    if (const QMetaObject* fields = type.metaObject(); fields && type.flags().testFlag(QMetaType::IsGadget)) {
        QVariant value = now;
        const QVariantMap map = said.toMap();
        for (auto field = map.begin(); field != map.end(); ++field) {
            const QMetaProperty known = fields->property(fields->indexOfProperty(qPrintable(field.key())));
            if (!known.isValid())
                qFatal("%s has no field %s", fields->className(), qPrintable(field.key()));
            known.writeOnGadget(value.data(), typed(field.value(), known.metaType(), QVariant(known.metaType())));
        }
        return value;
    }
    QVariant list(type);
    if (type.id() != QMetaType::QStringList && said.typeId() == QMetaType::QVariantList &&
        list.canView<QSequentialIterable>()) {
        QSequentialIterable rows = list.view<QSequentialIterable>();
        const QMetaType row = rows.metaContainer().valueMetaType();
        for (const QVariant& one : said.toList())
            rows.addValue(typed(one, row, QVariant(row)));
        return list;
    }
    QVariant value = said;
    if (!value.convert(type))
        qFatal("this is no %s", type.name());
    return value;
}

MockTable::MockTable(QObject* parent) : TableFace(parent)
{
    // Nothing but what a test says.
    TablePosition nothing;
    nothing.match.clockwise = false;
    nothing.course.phase = {};
    nothing.course.undoIsFree = false;
    show(nothing);
}

void MockTable::say(const QString& property, const QVariant& value)
{
    const QVariant said = value.userType() == qMetaTypeId<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
    const auto whole = [&said](auto now) {
        return typed(said, QMetaType::fromType<decltype(now)>(), QVariant::fromValue(now))
            .template value<decltype(now)>();
    };
    // One field of a group, by its name.
    const auto part = [&](auto& group) {
        const QMetaObject& fields = std::remove_reference_t<decltype(group)>::staticMetaObject;
        const QMetaProperty field = fields.property(fields.indexOfProperty(qPrintable(property)));
        return field.isValid() &&
               field.writeOnGadget(&group, typed(said, field.metaType(), QVariant(field.metaType())));
    };
    TablePosition position = this->position();
    TableHand hand = this->hand();
    if (property == QLatin1String("claim"))
        show(whole(ClaimShown()));
    else if (property == QLatin1String("choice"))
        show(whole(QList<ChoiceWay>()));
    else if (property == QLatin1String("reading"))
        show(whole(HandShown()));
    else if (property == QLatin1String("hint"))
        show(whole(Hint()));
    else if (part(hand))
        show(hand);
    else {
        if (property == QLatin1String("result"))
            position.result = whole(position.result);
        else if (property == QLatin1String("scoreTable"))
            position.scoreTable = whole(ScoreTable());
        else if (property == QLatin1String("sign"))
            position.sign = whole(TableSign());
        else if (property == QLatin1String("thinking"))
            position.thinking = whole(Thinking());
        else if (!part(position.match) && !part(position.course) && !part(position.turn))
            qFatal("a table has no property %s", qPrintable(property));
        show(position);
    }
}

QVariant MockTable::value(const QString& type, const QVariant& said) const
{
    const QMetaType known = QMetaType::fromName(type.toLatin1());
    if (!known.isValid())
        qFatal("there is no %s", qPrintable(type));
    return typed(said.userType() == qMetaTypeId<QJSValue>() ? said.value<QJSValue>().toVariant() : said, known,
                 QVariant(known));
}

void MockTable::piece(const QVariantMap& row) { put(*pieces(), row); }
void MockTable::zone(const QVariantMap& row) { put(*zones(), row); }
void MockTable::seatRow(const QVariantMap& row) { put(*seats(), row); }
void MockTable::action(const QVariantMap& row) { put(*actions(), row); }

QStringList MockTable::actionIds() const
{
    QStringList ids;
    for (const ActionRow& row : actions()->rows())
        ids.append(row.actionId);
    return ids;
}

bool MockTable::note(const QString& call)
{
    calls_.append(call);
    emit callsChanged();
    return true;
}

bool MockTable::answer(bool accepted, const QList<int>& ids)
{
    if (!accepted)
        emit refused(reason_, ids);
    return accepted;
}

QList<int> MockTable::selection() const
{
    QList<int> ids;
    for (const PieceRow& row : pieces()->rows())
        if (row.selected)
            ids.append(row.pieceId);
    return ids;
}

void MockTable::mark(bool accepting)
{
    QList<ZoneRow> rows = zones()->rows();
    for (ZoneRow& row : rows)
        row.isTarget = accepting && accepts_.contains(row.zoneId);
    zones()->show(rows);
}

void MockTable::hold(const QList<int>& ids)
{
    QStringList names;
    for (const int id : ids)
        names.append(QString::number(id));
    note(QStringLiteral("hold ") + names.join(u','));
    mark(true);
}

void MockTable::letGo()
{
    note(QStringLiteral("letGo"));
    mark(false);
}

bool MockTable::dropOn(const QList<int>& ids, const QString& zoneId, int)
{
    QStringList names;
    for (const int id : ids)
        names.append(QString::number(id));
    note(QStringLiteral("drop %1 on %2").arg(names.join(u','), zoneId));
    if (!accepts_.contains(zoneId))
        return answer(false, ids);
    for (const int id : ids)
        move(id, zoneId);
    return true;
}

void MockTable::toggleSelected(int pieceId)
{
    note(QStringLiteral("toggle %1").arg(pieceId));
    QList<PieceRow> rows = pieces()->rows();
    for (PieceRow& row : rows)
        if (row.pieceId == pieceId)
            row.selected = !row.selected;
    pieces()->show(rows);
    mark(!selection().isEmpty());
}

void MockTable::clearSelection()
{
    note(QStringLiteral("clear"));
    QList<PieceRow> rows = pieces()->rows();
    for (PieceRow& row : rows)
        row.selected = false;
    pieces()->show(rows);
    mark(false);
}

bool MockTable::clickZone(const QString& zoneId)
{
    note(QStringLiteral("zone ") + zoneId);
    const QList<int> chosen = selection();
    if (chosen.isEmpty())
        return true;
    if (!accepts_.contains(zoneId))
        return answer(false, chosen);
    for (const int id : chosen)
        move(id, zoneId);
    clearSelection();
    return true;
}

bool MockTable::choose(int index)
{
    note(QStringLiteral("choose %1").arg(index));
    say(QStringLiteral("choice"), QVariantList());
    return true;
}

void MockTable::cancelChoice()
{
    note(QStringLiteral("cancelChoice"));
    say(QStringLiteral("choice"), QVariantList());
}

void MockTable::moveInHand(int pieceId, int place)
{
    note(QStringLiteral("arrange %1 to %2").arg(pieceId).arg(place));
    QList<PieceRow> rows = pieces()->rows();
    const int from = pieces()->find(pieceId)->place;
    for (PieceRow& row : rows) {
        if (row.zone != QLatin1String("hand:0"))
            continue;
        if (row.pieceId == pieceId)
            row.place = place;
        else if (row.place > from && row.place <= place)
            --row.place;
        else if (row.place < from && row.place >= place)
            ++row.place;
    }
    pieces()->show(rows);
}

void MockTable::move(int pieceId, const QString& zoneId)
{
    QList<PieceRow> rows = pieces()->rows();
    QString from;
    for (PieceRow& row : rows)
        if (row.pieceId == pieceId) {
            from = row.zone;
            row.zone = zoneId;
            row.zoneKind = zoneId.section(u':', 0, 0);
            row.place = int(rows.size());
        }
    pieces()->show(rows);
    recount(from);
    recount(zoneId);
}

void MockTable::recount(const QString& zoneId)
{
    QList<PieceRow> rows = pieces()->rows();
    QList<PieceRow*> here;
    for (PieceRow& row : rows)
        if (row.zone == zoneId)
            here.append(&row);
    std::sort(here.begin(), here.end(), [](const PieceRow* a, const PieceRow* b) { return a->place < b->place; });
    for (qsizetype i = 0; i < here.size(); ++i) {
        here[i]->place = int(i);
        here[i]->zoneCount = int(here.size());
    }
    const int count = int(here.size());
    pieces()->show(rows);
    QList<ZoneRow> places = zones()->rows();
    for (ZoneRow& row : places)
        if (row.zoneId == zoneId)
            row.count = count;
    zones()->show(places);
}
