// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What a player did, as a sentence with an open place for its subject: a log names the player, the player's badge does
/// not.
class Clause {
public:
    /// Stands for the subject while a sentence is made: tr("%1 discards %2").arg(Clause::subject, sign).
    static const QString subject;

    Clause() = default;
    Clause(const QString& words) : words_(words) {} // NOLINT(google-explicit-constructor)

    bool isEmpty() const { return words_.isEmpty(); }
    /// The sentence with this name as its subject: "Fox discards ♠9"
    QString named(const QString& name) const;
    /// The sentence without its subject: "discards ♠9"
    QString predicate() const;
    friend bool operator==(const Clause&, const Clause&) = default;

private:
    QString words_;
};
