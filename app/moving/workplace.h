// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

/// Where files are made that must not be seen before they are complete. Every name carries the program that made it, so
/// that what a killed one left differs from what another is working on, and from what is not ours at all, which is left
/// alone.
namespace Workplace {

/// A file beside the one it is to become, with a name of its own; it is deleted with the object unless it took the
/// other's place.
class Part {
public:
    explicit Part(const QString& target);
    ~Part();
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    QString path() const { return path_; }
    /// Replaces the target with the file in one step, whatever was there. False if the system refuses.
    bool takePlace();

private:
    QString target_;
    QString path_;
};

/// A folder of its own among the temporary files, readable only by this person; it is deleted with the object.
class Folder {
public:
    Folder();

    bool isValid() const { return folder_.isValid(); }
    QString filePath(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};

} // namespace Workplace
