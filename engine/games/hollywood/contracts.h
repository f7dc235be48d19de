// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"

namespace hanpan::hollywood {

enum class meld_kind : std::uint8_t { set, run };

/// Most melds a contract may ask for, and most hands a contract list may have.
inline constexpr int max_contract_melds = 4;
inline constexpr int max_hands = 14;

/// What has to be laid down in one hand.
struct contract {
    struct part {
        meld_kind kind = meld_kind::set;
        std::uint8_t least = 3; ///< fewest cards
        friend bool operator==(const part&, const part&) = default;
    };
    part parts[max_contract_melds];
    std::uint8_t count = 0;
    bool final_hand = false; ///< marked `!`: the rule for final hands holds

    int fewest() const
    {
        int cards = 0;
        for (int i = 0; i < count; ++i)
            cards += parts[i].least;
        return cards;
    }
    int number_of(meld_kind kind) const
    {
        int n = 0;
        for (int i = 0; i < count; ++i)
            n += parts[i].kind == kind;
        return n;
    }
};

/// A named list ("seed_7", "six", "shanghai_10") or one by its grammar (RULES.md, section 5): hands separated by `|`,
/// melds by blanks, `S<min>` / `R<min>`, `!` after a hand = final-hand rule. Otherwise a sentence saying what is wrong.
parsed<std::vector<contract>> read_contracts(std::string_view text);

/// The list of a text that was checked before; the seven hands of the seed if it cannot be read.
std::vector<contract> contracts_of(const std::string& text);

/// "S3 R4!".
std::string to_text(const contract& c);

} // namespace hanpan::hollywood
