// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Files and folders that are this person's alone, and which file it is that bears a name.
namespace OwnFiles {

/// Which file bears this name: the same as long as it is that very file, whatever is written into it; empty where there is
/// none. A file that was renamed takes its mark along.
QByteArray mark(const QString& path);

/// Nobody else may read a file or look into a folder from now on, where the system knows such modes; what its owner may not
/// do stays so.
void keepPrivate(const QString& path);
/// Makes a folder, with those above it, that nobody else can look into; one that is there is left as it is.
void makePrivate(const QString& folder);

/// A folder of this name among temporary files that is this person's own: one that somebody else has made, or that others
/// may write to, is left alone, and "<name>-2", … is taken. Empty when there can be none.
QString workFolder(const QString& name);

} // namespace OwnFiles
