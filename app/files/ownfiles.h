// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Files and folders that are private to this person, and a way to recognise a file.
namespace OwnFiles {

/// Identifies the file with this path: the same as long as it is the same file, whatever is written into it; empty
/// where there is none. A renamed file keeps its mark.
QByteArray mark(const QString& path);

/// Makes sure that nobody else can read a file or look into a folder, where the system knows such modes. Its owner's
/// rights stay as they are.
void keepPrivate(const QString& path);
/// Makes a folder, with those above it, that nobody else can look into; an existing one is left as it is.
void makePrivate(const QString& folder);

/// A folder of this name among temporary files that belongs to this person alone. One that somebody else has made, or
/// that others may write to, is left alone, and "<name>-2", … is used. Empty when there can be none.
QString workFolder(const QString& name);

} // namespace OwnFiles
