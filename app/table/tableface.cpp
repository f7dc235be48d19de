// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableface.h"

#include "dealproof.h"

QString TableFace::fingerprintOf(const QString& text) { return DealProof::fingerprintOf(text); }

QString TableFace::checkCommand(const QString& line) { return DealProof::checkCommand(line); }

void TableFace::show(const RoundOutcome& result, const ScoreTable& scores)
{
    if (result_ == result && scoreTable_ == scores)
        return;
    result_ = result;
    scoreTable_ = scores;
    emit resultChanged();
}
