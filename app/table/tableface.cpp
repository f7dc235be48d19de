// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableface.h"

#include "dealproof.h"

QString TableHost::fingerprintOf(const QString& text) { return DealProof::fingerprintOf(text); }

QString TableHost::checkCommand(const QString& line) { return DealProof::checkCommand(line); }
