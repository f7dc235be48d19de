// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "match/match.h"

/// Proves that nobody arranges a deal: the deal's fingerprint is published before the round, the line it was made of
/// after it.
class DealProof {
public:
    /// A number nobody can guess, hashed with the deals of one match so that their fingerprints tell nothing.
    static QString newNonce();
    /// `nonce`: "" for a match that began before there were nonces.
    void setNonce(const QString& nonce) { nonce_ = nonce; }
    const QString& nonce() const { return nonce_; }

    /// Takes the fingerprint of the round that has just been dealt.
    void dealt(const hanpan::match& match) { fingerprint_ = fingerprintOf(line(match)); }
    const QString& fingerprint() const { return fingerprint_; }
    /// The line that is hashed, with every secret of the round; to be shown when the round is over.
    QString line(const hanpan::match& match) const;

    /// SHA-256 of `text` in hexadecimal.
    static QString fingerprintOf(const QString& text);
    /// The command for this system's own shell that computes the fingerprint of a line without this program.
    static QString checkCommand(const QString& line);

private:
    QString nonce_;
    QString fingerprint_;
};
