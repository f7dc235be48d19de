// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "match/match.h"

/// That nobody arranges a deal: its fingerprint is there before the round, the line it was made of after it.
class DealProof {
public:
    /// A number nobody can guess, hashed with the deals of one match so that their fingerprints tell nothing.
    static QString newNonce();
    /// "" for a match that began before there was one.
    void setNonce(const QString& nonce) { nonce_ = nonce; }
    const QString& nonce() const { return nonce_; }

    /// A round has been dealt: its fingerprint is taken.
    void dealt(const hanpan::match& match) { fingerprint_ = fingerprintOf(line(match)); }
    const QString& fingerprint() const { return fingerprint_; }
    /// The line that is hashed: every secret of the round, for when it is over.
    QString line(const hanpan::match& match) const;

    /// SHA-256 in hexadecimal.
    static QString fingerprintOf(const QString& text);
    /// What somebody types in this system's own shell to compute the fingerprint of a line without this program.
    static QString checkCommand(const QString& line);

private:
    QString nonce_;
    QString fingerprint_;
};
