// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What somebody did, in a sentence that leaves the place of its subject open: a log names who it was, a badge of his does not.
class Clause {
public:
    /// What stands for the subject while a sentence is made: tr("%1 discards %2").arg(Clause::subject, sign).
    static const QString subject;

    Clause() = default;
    Clause(const QString& words) : words_(words) {} // NOLINT(google-explicit-constructor)

    bool isEmpty() const { return words_.isEmpty(); }
    /// "Fox discards ♠9"
    QString named(const QString& name) const;
    /// "discards ♠9": what is said of the subject.
    QString predicate() const;
    friend bool operator==(const Clause&, const Clause&) = default;

private:
    QString words_;
};
