// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDateTime>
#include <QFileInfo>
#include <QString>
#include <QVariantMap>

/// Everything of a person in one file, to be taken to another computer: matches, own rule sets, settings, lessons done.
///
/// The file is a history database (historydatabase.h) with one more table, belongings(kind, name, content): a row for each
/// rule set ("rules", "<game>/<id>", as rulefile.h has it), one for the settings ("settings", "", a JSON object) and one for
/// what wrote it ("about", "", a JSON object). A bare history is read as well, with the log SQLite keeps
/// beside it: it has matches alone.
namespace MovingFile {

/// Where somebody's things lie.
struct Home {
    QString history; ///< the database
    QString rules;   ///< the folder of rule sets
};

/// Asked every few thousand rows, in the thread of the work: true = give up. Then everything is as it was before and nothing
/// is left behind; what comes back says that it was stopped.
using Stop = std::function<bool()>;
inline bool neverStopped() { return false; }

/// Writes everything into `file`, which may exist already: then it stays until the new one is whole. "" or why not.
/// May be called from any thread.
QString write(const QString& file, const Home& from, const QVariantMap& settings, const Stop& stopped = neverStopped);

/// What stands in such a file.
struct Content {
    int matches = 0;
    int ruleSets = 0;
    QVariantMap settings;
    QString version; ///< of the program that wrote it; "" = a bare history
    QDateTime made;
    QString error; ///< one sentence: why it cannot be used; nothing else counts then
};
/// Looks through all of it and changes nothing, the file neither.
Content look(const QString& file, const Stop& stopped = neverStopped);

/// What came of bringing it in.
struct Merged {
    int added = 0;    ///< matches that were not here
    int grown = 0;    ///< matches that had gone on there
    int known = 0;    ///< matches that were here as far as there
    int ruleSets = 0; ///< that were not here
    QString error;
};
/// Adds what is not here yet: matches and rule sets (settings are the caller's). A match that was begun on one machine and
/// went on on the other is one match, as far as it went; one that went on differently on both stays two. All matches come in,
/// or none. May be called from any thread.
Merged bringIn(const QString& file, const Home& to, const Stop& stopped = neverStopped);

/// Of copies that lie beside each other, the latest first, those that have had their time: the five latest stay, of large ones
/// as many as take a gigabyte together, two in any case.
QFileInfoList spent(const QFileInfoList& copies);

} // namespace MovingFile
