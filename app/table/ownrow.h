// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QQuickItem>

/// A row of the person's as a screen reader hears it: its pieces are its children, in the order of their places from
/// the first to the last. Only their `z` decides how they are painted.
class OwnRow : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    using QQuickItem::QQuickItem;

    /// Sorts the children by their `place`.
    Q_INVOKABLE void sort()
    {
        const QList<QQuickItem*> before = childItems();
        QList<QQuickItem*> pieces = before;
        std::stable_sort(pieces.begin(), pieces.end(), [](const QQuickItem* a, const QQuickItem* b) {
            return a->property("place").toInt() < b->property("place").toInt();
        });
        if (pieces == before)
            return;
        for (qsizetype i = 1; i < pieces.size(); ++i)
            pieces[i]->stackAfter(pieces[i - 1]);
    }
};
