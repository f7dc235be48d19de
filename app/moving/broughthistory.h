// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "moving/movingfile.h"
#include "moving/workplace.h"

/// A history that was brought from elsewhere, as it is read: a copy of it with whatever lay in the write-ahead log beside it,
/// looked through and brought to today's form. The file itself stays as it is and may lie where nothing can be written.
///
/// Nothing in it is trusted: only tables, indexes and triggers that Hanpan itself makes, word for word, and only so much of
/// everything.
class BroughtHistory {
public:
    /// Reads all of it.
    BroughtHistory(const QString& file, const MovingFile::Stop& stopped);

    /// One sentence: why it cannot be used; "" = it can be.
    const QString& error() const { return error_; }
    /// Where the copy lies.
    const QString& database() const { return copy_; }

    /// What a table of belongings (movingfile.h) looks like.
    static QString belongings();

private:
    QString take(const QString& file, const MovingFile::Stop& stopped);
    QString examine(const QString& name, const MovingFile::Stop& stopped);

    Workplace::Folder folder_;
    QString copy_;
    QString error_;
};
