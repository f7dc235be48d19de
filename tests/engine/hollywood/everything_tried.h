// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "games/hollywood/game.h"

/// Cards missing for a contract by trying everything card by card: shares nothing with the engine's own search.
namespace hanpan::hollywood {

/// Fills every place of every meld with a natural, a wild or nothing, in every way, and counts the holes.
class everything_tried {
public:
    everything_tried(const rules& law, const contract& goal, const card_set& hand) : law_(law), goal_(goal)
    {
        hand.each([&](card c) {
            if (law.is_wild(c))
                ++wilds_;
            else
                ++left_[packs::suit_of(c)][packs::rank_of(c)];
        });
        best_ = goal.fewest();
    }
    int fewest()
    {
        meld(0, 0, 0);
        return best_;
    }

private:
    struct place {
        int suit, rank;
        bool wild_allowed;
    };

    void meld(int part, int from, int holes)
    {
        if (holes >= best_)
            return;
        if (part == goal_.count) {
            best_ = holes;
            return;
        }
        const contract::part& p = goal_.parts[part];
        const bool same = part > 0 && goal_.parts[part - 1] == p;
        if (p.kind == meld_kind::set) {
            for (int rank = same ? from : 0; rank < 13; ++rank) {
                bool natural = false; // are there naturals of this rank at all?
                for (int suit = 0; suit < 4; ++suit)
                    natural = natural || !law_.is_wild(packs::make(cards::make(suit, rank), 0));
                if (!natural || (!law_.same_rank_sets && used_rank_[static_cast<std::size_t>(rank)]))
                    continue;
                used_rank_[static_cast<std::size_t>(rank)] = true;
                set_card(part, rank, p.least, 0, 0, holes, {});
                used_rank_[static_cast<std::size_t>(rank)] = false;
            }
            return;
        }
        for (int suit = 0; suit < 4; ++suit)
            for (int start = 1; start + p.least - 1 <= 14; ++start) {
                const int number = suit * 16 + start;
                if (same && number < from)
                    continue;
                const bool natural_ace = !law_.is_wild(packs::make(cards::make(suit, 0), 0));
                if (start == 1 && !(law_.wild_in_ace_place || (natural_ace && law_.low_ace())))
                    continue;
                if (start + p.least - 1 == 14 && !(law_.wild_in_ace_place || (natural_ace && law_.high_ace())))
                    continue;
                bool apart = true;
                for (int k = 0; k < part; ++k)
                    if (goal_.parts[k].kind == meld_kind::run && runs_[k] / 16 == suit && law_.same_suit_run_gap > 0) {
                        const int other = runs_[k] % 16;
                        const int gap = std::max(start - (other + goal_.parts[k].least), other - (start + p.least));
                        apart = apart && gap >= law_.same_suit_run_gap;
                    }
                if (!apart)
                    continue;
                runs_[part] = number;
                run_card(part, suit, start, 0, 0, 0, holes, false);
            }
    }

    /// Naturals drawn later fill holes, so a meld only has to keep room for those it must have.
    bool wilds_fit(int length, int wilds) const { return wilds <= law_.most_wilds(length); }

    void run_card(int part, int suit, int start, int at, int naturals, int wilds, int holes, bool wild_before)
    {
        const int length = goal_.parts[part].least;
        if (holes >= best_ || !wilds_fit(length, wilds))
            return;
        if (at == length) {
            meld(part + 1, suit * 16 + start, holes);
            return;
        }
        const int where = start + at;
        const int rank = where == 14 ? 0 : where - 1;
        const bool ace_place = where == 1 || where == 14;
        const bool natural_here = !ace_place || (where == 1 ? law_.low_ace() : law_.high_ace());
        int& left = left_[static_cast<std::size_t>(suit)][static_cast<std::size_t>(rank)];
        if (left > 0 && natural_here) {
            --left;
            run_card(part, suit, start, at + 1, naturals + 1, wilds, holes, false);
            ++left;
        }
        if (wilds_ > 0 && (!ace_place || law_.wild_in_ace_place) && !(wild_before && !law_.adjacent_wilds)) {
            --wilds_;
            run_card(part, suit, start, at + 1, naturals, wilds + 1, holes, true);
            ++wilds_;
        }
        run_card(part, suit, start, at + 1, naturals, wilds, holes + 1, false);
    }

    void set_card(int part, int rank, int cards_left, int suit, int wilds, int holes, std::array<bool, 4> used)
    {
        const int length = goal_.parts[part].least;
        if (holes >= best_ || !wilds_fit(length, wilds))
            return;
        if (cards_left == 0) {
            meld(part + 1, rank, holes);
            return;
        }
        for (int s = suit; s < 4; ++s) {
            int& left = left_[static_cast<std::size_t>(s)][static_cast<std::size_t>(rank)];
            if (left == 0 || (law_.distinct_suits_in_set && used[static_cast<std::size_t>(s)]))
                continue;
            --left;
            auto more = used;
            more[static_cast<std::size_t>(s)] = true;
            set_card(part, rank, cards_left - 1, s, wilds, holes, more);
            ++left;
        }
        // Wilds and holes after the naturals.
        for (int w = 0; w <= std::min(wilds_, cards_left); ++w) {
            if (!wilds_fit(length, w))
                break;
            wilds_ -= w;
            meld(part + 1, rank, holes + cards_left - w);
            wilds_ += w;
        }
    }

    const rules& law_;
    const contract& goal_;
    std::array<std::array<int, 13>, 4> left_{};
    std::array<bool, 13> used_rank_{};
    int runs_[max_contract_melds] = {};
    int wilds_ = 0;
    int best_ = 0;
};

} // namespace hanpan::hollywood
