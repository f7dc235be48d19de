// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "moving/movingfile.h"
#include "moving/workplace.h"

/// A history that was brought from elsewhere, as it is read: a copy of it including the write-ahead log beside it,
/// checked and brought to today's form. The file itself is not changed and may lie in a read-only place.
///
/// Nothing in it is trusted: only tables, indexes and triggers that Hanpan itself makes, word for word, are accepted,
/// and only in limited numbers.
class BroughtHistory {
public:
    /// Reads all of it.
    BroughtHistory(const QString& file, const MovingFile::Stop& stopped);

    /// Why it cannot be used, one sentence; "" = it can.
    const QString& error() const { return error_; }
    /// The path of the copy.
    const QString& database() const { return copy_; }

    /// The statement that makes a table of belongings (movingfile.h).
    static QString belongings();

private:
    QString take(const QString& file, const MovingFile::Stop& stopped);
    QString examine(const QString& name, const MovingFile::Stop& stopped);

    Workplace::Folder folder_;
    QString copy_;
    QString error_;
};
