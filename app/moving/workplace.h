// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

/// Where files are made that are not to be seen before they are whole. Every name carries the program that made it, so that what
/// a killed one left is told from what another is working at, and from what is not ours at all: that is left where it lies.
namespace Workplace {

/// A file beside the one it is to become, under a name of its own; gone with the object unless it took its place.
class Part {
public:
    explicit Part(const QString& target);
    ~Part();
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    QString path() const { return path_; }
    /// The file itself takes the place of the target in one step, whatever stood there. False where the system refuses.
    bool takePlace();

private:
    QString target_;
    QString path_;
};

/// A folder of its own among the temporary files, for this person's eyes; gone with the object.
class Folder {
public:
    Folder();

    bool isValid() const { return folder_.isValid(); }
    QString filePath(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};

} // namespace Workplace
