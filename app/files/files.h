// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// Reading and writing whole files, and what to say in the language of the interface when the system refuses.
namespace Files {

/// Opens `file` for reading. "" or why not: "“…/house.json” cannot be opened: there is no such file."
QString open(QFile& file);

/// Writes `content` to `path` in one go: what stood there before stays until all of the new is safe. "" or why not:
/// "Couldn't save “…”: you may not write there."
QString save(const QString& path, const QByteArray& content);

/// Removes the file if it is there. "" or why it cannot be: "“…” cannot be deleted: …".
QString remove(const QString& path);

} // namespace Files
