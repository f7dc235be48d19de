// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Chooses the Korean particles after what a sentence was filled in with. The translation writes both forms,
/// "“%1”을(를)", "%1은(는)", "%1이(가)", "%1와(과)", "%1(으)로"; the one stays that fits the word before it, as that word is
/// read: a Hangul syllable by its last consonant, digits by their Korean reading, ranks and suits of cards by their
/// names, Latin letters by how a word with that ending is pronounced. Text without such pairs comes back as it is.
QString withParticles(const QString& text);
