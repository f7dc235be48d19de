// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>

/// When a sound begins, measured by the pieces that are on their way at that moment.
enum class SoundStart { AtOnce, Landed };

/// What the files of a sound are: takes of the same, or steps that count upward.
enum class SoundFiles { Takes, Steps };

/// One kind of thing that happens at a table, and what is heard then.
struct SoundKind {
    const char* kind;
    const char* file;   ///< of resources/sounds, without ".wav"
    const char* volume; ///< one of Preferences::soundKinds()
    SoundStart start = SoundStart::AtOnce;
    SoundFiles files = SoundFiles::Takes;
};

/// The one list. A game may have its own sound for any `kind` or `file`: SoundBoard::files(). How loud each is and how
/// many takes it has stands in resources/sounds/make-sounds.py, which makes them.
inline constexpr SoundKind soundKinds[] = {
    {"deal", "shuffle", "pieces"},
    {"shuffle", "shuffle", "pieces"},
    {"undo", "draw", "pieces"},
    {"error", "error", "pieces"},
    {"draw", "draw", "pieces", SoundStart::Landed},
    {"place", "place", "pieces", SoundStart::Landed},
    {"add", "place", "pieces", SoundStart::Landed},
    {"discard", "discard", "pieces", SoundStart::Landed},
    {"drop", "discard", "pieces", SoundStart::Landed},
    {"meld", "meld", "pieces", SoundStart::Landed},
    {"claim", "claim", "calls", SoundStart::Landed},
    {"stop", "stop", "calls"},
    {"blast", "blast", "calls"},
    // The end of a round follows its last move.
    {"win", "win", "ends", SoundStart::Landed},
    {"lose", "lose", "ends", SoundStart::Landed},
    {"dismay", "dismay", "ends", SoundStart::Landed},
    {"rare", "rare", "ends", SoundStart::Landed},
    {"count", "count", "ends", SoundStart::AtOnce, SoundFiles::Steps},
    {"double", "double", "ends", SoundStart::AtOnce, SoundFiles::Steps},
};

/// The row of `kind`; nullptr for what has no sound.
template <class Text>
const SoundKind* soundKind(const Text& kind)
{
    for (const SoundKind& one : soundKinds)
        if (kind == QLatin1String(one.kind))
            return &one;
    return nullptr;
}
