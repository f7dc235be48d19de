// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QMetaProperty>

/// What the table's list models have in common: a list of plain rows that is replaced as a whole, of which the view
/// hears only the differences. Rows keep their order and new ones come at the end, so that a delegate
/// stays with its piece, seat, zone or button for life.
///
/// `Row` is a gadget whose properties are the roles, with operator== and a free function rowKey().
template <class Row>
class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(rows_.size()); }
    const QList<Row>& rows() const { return rows_; }
    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i)
            names.insert(firstRole + i, Row::staticMetaObject.property(i).name());
        return names;
    }
    QVariant data(const QModelIndex& at, int role) const override
    {
        return this->checkIndex(at, QAbstractListModel::CheckIndexOption::IndexIsValid)
                   ? Row::staticMetaObject.property(role - firstRole).readOnGadget(&rows_[at.row()])
                   : QVariant();
    }

    /// Shows `next`, rows told apart by rowKey(): rows that are gone are removed, the others stay where they are and
    /// hear of their differences, new ones come at the end. Keys are unique.
    void show(const QList<Row>& next)
    {
        for (int i = int(rows_.size()) - 1; i >= 0; --i)
            if (!among(next, rows_[i])) {
                beginRemoveRows({}, i, i);
                rows_.removeAt(i);
                endRemoveRows();
            }
        for (qsizetype i = 0; i < rows_.size(); ++i) {
            const Row& row = *among(next, rows_[i]);
            if (!(rows_[i] == row)) {
                rows_[i] = row;
                emit this->dataChanged(this->index(int(i)), this->index(int(i)));
            }
        }
        QList<Row> added;
        for (const Row& row : next)
            if (!among(rows_, row))
                added.append(row);
        if (!added.isEmpty()) {
            beginInsertRows({}, int(rows_.size()), int(rows_.size() + added.size()) - 1);
            rows_.append(added);
            endInsertRows();
        }
    }

    /// The same, if the order matters: when rows have changed their order, all are made anew.
    void showInOrder(const QList<Row>& next)
    {
        show(next);
        for (qsizetype i = 0; i < rows_.size(); ++i)
            if (!(rowKey(rows_[i]) == rowKey(next[i]))) {
                this->beginResetModel();
                rows_ = next;
                this->endResetModel();
                return;
            }
    }

protected:
    /// The row of `rows` with the key of `like`, nullptr when none.
    static const Row* among(const QList<Row>& rows, const Row& like)
    {
        for (const Row& row : rows)
            if (rowKey(row) == rowKey(like))
                return &row;
        return nullptr;
    }

    static constexpr int firstRole = Qt::UserRole + 1;

    QList<Row> rows_;
};
