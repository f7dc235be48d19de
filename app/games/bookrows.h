// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

// The parts of a book of rules, as value types: the games write it (bookwriter.h), the pages and paper read it.

/// A cell of a table in a book of rules: words, or pieces drawn side by side.
struct BookCell {
    Q_GADGET
    QML_VALUE_TYPE(bookCell)

    ROW_FIELD(QString, text)
    ROW_FIELD(QStringList, pieces) ///< faces
    friend bool operator==(const BookCell&, const BookCell&) = default;
};

/// A line of such a table.
struct BookRow {
    Q_GADGET
    QML_VALUE_TYPE(bookRow)

    ROW_FIELD(QList<BookCell>, cells)
    friend bool operator==(const BookRow&, const BookRow&) = default;
};

/// Pieces that are drawn together.
struct BookGroup {
    Q_GADGET
    QML_VALUE_TYPE(bookGroup)

    ROW_FIELD(QStringList, faces) ///< "" leaves a gap
    friend bool operator==(const BookGroup&, const BookGroup&) = default;
};

/// A place of the table as it lies after the deal.
struct BookPlace {
    Q_GADGET
    QML_VALUE_TYPE(bookPlace)

    ROW_FIELD(QString, zoneId) ///< as in ZoneModel
    ROW_FIELD(QString, kind)
    ROW_FIELD(int, owner, -1)
    ROW_FIELD(int, count)
    ROW_FIELD(QStringList, faces)
    ROW_FIELD(QString, name) ///< its name; "" = not named
    friend bool operator==(const BookPlace&, const BookPlace&) = default;
};

/// A paragraph, a drawn example, a table, or a picture of the game's table.
struct BookPart {
    Q_GADGET
    QML_VALUE_TYPE(bookPart)

    ROW_FIELD(QString, kind) ///< "text", "pieces", "table" or "places"
    ROW_FIELD(QString, text) ///< text: the paragraph; pieces, places: the words under them; table: its heading
    ROW_FIELD(QList<BookGroup>, groups) ///< pieces
    ROW_FIELD(QStringList, head)        ///< table: the columns' names
    ROW_FIELD(QList<BookRow>, rows)
    ROW_FIELD(QList<BookPlace>, places)
    ROW_FIELD(QStringList, names)   ///< places: the players there, by seat
    ROW_FIELD(QStringList, fields)  ///< ids of the house rules it explains
    ROW_FIELD(QStringList, answers) ///< ids of the refusals it explains
    ROW_FIELD(bool, changed)        ///< one of those house rules differs from the preset
    friend bool operator==(const BookPart&, const BookPart&) = default;
};

/// A house rule as it is in force, at the end of a chapter.
struct BookRule {
    Q_GADGET
    QML_VALUE_TYPE(bookRule)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, value)
    ROW_FIELD(QString, preset) ///< its value in the preset
    ROW_FIELD(QString, help)
    ROW_FIELD(bool, changed)
    ROW_FIELD(QString, greyed) ///< why it has no effect now; "" = it has
    friend bool operator==(const BookRule&, const BookRule&) = default;
};

struct BookChapter {
    Q_GADGET
    QML_VALUE_TYPE(bookChapter)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, title)
    ROW_FIELD(QStringList, groups) ///< ids of the rulebook's groups whose house rules are listed at its end
    ROW_FIELD(QList<BookPart>, parts)
    ROW_FIELD(QList<BookRule>, rules) ///< those house rules; filled in after the writer
    friend bool operator==(const BookChapter&, const BookChapter&) = default;
};

/// A word of the game and what it means.
struct BookTerm {
    Q_GADGET
    QML_VALUE_TYPE(bookTerm)

    ROW_FIELD(QString, word)
    ROW_FIELD(QString, meaning)
    ROW_FIELD(QString, linked) ///< the form that links to it in the book's text; "" = none
    friend bool operator==(const BookTerm&, const BookTerm&) = default;
};

/// A place in the book, counted from 0.
struct BookSpot {
    Q_GADGET
    QML_VALUE_TYPE(bookSpot)

    ROW_FIELD(int, chapter, -1) ///< -1 = nowhere
    ROW_FIELD(int, part, -1)    ///< -1 = the list of house rules at its end, or the whole chapter
    friend bool operator==(const BookSpot&, const BookSpot&) = default;
};
