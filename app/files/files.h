// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// Reading and writing whole files, with sentences in the language of the interface for what the system refuses.
namespace Files {

/// Opens `file` for reading. Gives "" or why not: "“…/house.json” cannot be opened: there is no such file."
QString open(QFile& file);

/// Writes `content` to `path` in one go: the old content stays until all of the new is safe. Gives "" or why not:
/// "Couldn't save “…”: you may not write there."
QString save(const QString& path, const QByteArray& content);

/// Removes the file if it is there. Gives "" or why it cannot be removed: "“…” cannot be deleted: …".
QString remove(const QString& path);

} // namespace Files
