// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QString>
#include <QStringList>

class BookOfRules;

/// The whole book of rules as the rules in force have it: every chapter with its drawn pieces, tables and house rules
/// (those that differ from the preset are marked), the glossary, and what these rules do (`effects`: its paragraphs;
/// none = not known). As HTML for QTextDocument; a piece is the picture "piece:<face>".
QString bookSheet(const BookOfRules& book, const QStringList& effects = {});
/// The pieces of that book, cut out of one picture in which they stand side by side in the order of
/// BookOfRules::faces(), in rows of `columns`: "piece:<face>" -> picture. Empty if the picture is.
QHash<QString, QImage> cutPieces(const BookOfRules& book, const QImage& drawn, int columns);
