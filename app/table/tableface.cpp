// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableface.h"

#include "dealproof.h"

QString TableFace::fingerprintOf(const QString& text) { return DealProof::fingerprintOf(text); }

QString TableFace::checkCommand(const QString& line) { return DealProof::checkCommand(line); }
