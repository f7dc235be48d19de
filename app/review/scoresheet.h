// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QString>

class QPagedPaintDevice;

/// The paper of a match: the score sheet, and for every round how it ended, who paid whom and every move as the person
/// saw it. As HTML for QTextDocument, in the language in use; "" when the match cannot be read (`error` says why).
QString scoreSheet(int matchId, QString* error);
/// The paper of an evening at a real table (judge/evenings.h), and its title; "" when it no longer exists.
QString eveningSheet(int id, QString* title);
/// Lays such a paper out on pages; `pictures`: by the name used in it -> the picture.
void printSheet(const QString& html, QPagedPaintDevice& device, const QHash<QString, QImage>& pictures = {});
/// The same as a PDF of A4 pages. False when the file cannot be written.
bool writePdf(const QString& html, const QString& title, const QString& file,
              const QHash<QString, QImage>& pictures = {});
