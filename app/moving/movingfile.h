// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDateTime>
#include <QFileInfo>
#include <QString>
#include <QVariantMap>

/// Everything of a person in one file, to be taken to another computer: matches, own rule sets, settings, lessons done,
/// the houses visited.
///
/// The file is a history database (historydatabase.h) with one more table, belongings(kind, name, content): a row for
/// each rule set ("rules", "<game>/<id>", as in rulefile.h), one for the settings ("settings", "", a JSON object), one for
/// the houses ("journey", "", journey/travels.h) and one for the program that wrote it ("about", "", a JSON object). A
/// bare history is read as well, with the log that SQLite keeps beside it: it has matches only.
namespace MovingFile {

/// The places of a person's things.
struct Home {
    QString history; ///< the database; the file of the houses visited lies beside it
    QString rules;   ///< the folder of rule sets
};

/// Asked every few thousand rows, in the thread of the work: true = give up. Then everything is as it was before and
/// nothing is left behind; the result says that it was stopped.
using Stop = std::function<bool()>;
inline bool neverStopped() { return false; }

/// Writes everything into `file`; an existing file stays until the new one is complete. Gives "" or why not. May be
/// called from any thread.
QString write(const QString& file, const Home& from, const QVariantMap& settings, const Stop& stopped = neverStopped);

/// The content of such a file.
struct Content {
    int matches = 0;
    int ruleSets = 0;
    QVariantMap settings;
    QString version; ///< of the program that wrote it; "" = a bare history
    QDateTime made;
    QString error; ///< why it cannot be used, one sentence; then nothing else counts
};
/// Checks all of it without changing anything, not even the file.
Content look(const QString& file, const Stop& stopped = neverStopped);

/// The result of bringing it in.
struct Merged {
    int added = 0;    ///< matches that were not here
    int grown = 0;    ///< matches that had gone on there
    int known = 0;    ///< matches that had gone at least as far here
    int ruleSets = 0; ///< rule sets that were not here
    QString error;
};
/// Adds what is not here yet: matches and rule sets (the caller takes care of settings). A match that was begun on one
/// machine and went on on the other is one match, as far as it went; one that went on differently on both stays two.
/// All matches come in, or none. May be called from any thread.
Merged bringIn(const QString& file, const Home& to, const Stop& stopped = neverStopped);

/// The copies that may be deleted, of those in one folder, the latest first: the five latest stay; of large ones as
/// many as take a gigabyte together, but at least two.
QFileInfoList spent(const QFileInfoList& copies);

} // namespace MovingFile
