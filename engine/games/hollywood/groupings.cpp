// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/bits.h"
#include "games/hollywood/actions.h"
#include "games/hollywood/holding.h"
#include "games/hollywood/missing.h"

// Finding melds to lay down, by two searches: the contract at its least sizes, and all the cards of a hand at once.
namespace hanpan::hollywood {
namespace {

constexpr int most_steps = 200'000; ///< a hand full of wilds has endless ways; nobody misses the rest

/// A meld in the making: cards with holes for wilds.
struct rough_meld {
    meld_kind kind = meld_kind::set;
    std::uint8_t suit = 0;
    std::uint8_t start = 0;
    std::uint8_t length = 0;
    cards::card cards[max_meld] = {}; ///< faces; `hole` = a wild

    void push(cards::card face)
    {
        if (length < max_meld)
            cards[length++] = face;
    }
};
constexpr cards::card hole = 255;
constexpr int most_longer = 3;

class finder {
public:
    finder(const open_part& t, const card_set& hand, final_hand closing, int ways)
        : t_(t), law_(*t.law), hand_(hand), left_(hand, t.law->wild_faces()),
          wilds_(count_wilds(hand, t.law->wild_faces())), closing_(closing), ways_(ways)
    {
    }

    std::vector<action> find(int most)
    {
        if (all_at_once()) {
            cover_all();
        } else {
            // Runs come first: a set takes any cards of its rank, a run needs particular ones.
            for (const meld_kind kind : {meld_kind::run, meld_kind::set})
                for (std::uint8_t part = 0; part < t_.goal.count; ++part)
                    if (t_.goal.parts[part].kind == kind)
                        order_[parts_++] = part;
            for (const bool sparing : {false, true}) {
                sparing_ = sparing;
                least(0, 0);
                if (!found_.empty())
                    break;
            }
            // Where wilds must be fewer than naturals, a longer run may do what the shortest cannot.
            if (law_.wild_ratio == wild_ratio::fewer_than_naturals && law_.longer_melds_at_laydown)
                for (longer_ = 1; found_.empty() && longer_ <= most_longer; ++longer_)
                    least(0, 0);
        }
        std::stable_sort(found_.begin(), found_.end(),
                         [](const ranked& a, const ranked& b) { return a.left_points < b.left_points; });
        std::vector<action> list;
        for (const ranked& r : found_)
            if (static_cast<int>(list.size()) < most)
                list.push_back(r.what);
        return list;
    }

private:
    struct ranked {
        action what;
        int left_points;
    };

    bool all_at_once() const { return closing_ == final_hand::all_cards_no_discard; }
    bool enough() { return static_cast<int>(found_.size()) >= ways_ || ++steps_ > most_steps; }

    // --- the contract at its least sizes

    /// Places the melds from step `step` of `order_` on. `from`: the place of the previous one if it has the same kind
    /// and size, so that no pair is tried twice.
    void least(int step, int from)
    {
        if (enough())
            return;
        if (step >= parts_ || step >= max_contract_melds) {
            finish();
            return;
        }
        const int part = order_[step];
        const contract::part& p = t_.goal.parts[part];
        const bool same = step > 0 && t_.goal.parts[order_[step - 1]] == p;
        rough_meld& m = rough_[part];
        m = {};
        m.kind = p.kind;
        m.length = p.least;
        if (p.kind == meld_kind::set) {
            const cards::card_set all = left_.any();
            std::uint32_t ranks = (all | all >> 16 | all >> 32 | all >> 48) & 0x1FFF;
            const int fewest = std::max({p.least - wilds_, p.least - law_.most_wilds(p.least), 1});
            for (ranks &= ~std::uint32_t{0} << (same ? from : 0); ranks != 0; ranks &= ranks - 1)
                least_set(step, std::countr_zero(ranks), fewest);
            return;
        }
        // By the number of wilds needed, the fewest first.
        for (int length = p.least; length <= p.least + longer_; ++length)
            for (int gaps = 0; gaps <= std::min(wilds_, law_.most_wilds(length)); ++gaps)
                for (int suit = 0; suit < cards::suits; ++suit) {
                    if (bits::count(cards::lane(left_.any(), suit)) < length - gaps)
                        continue; // too few of this suit for any start
                    for (int start = low_place; start + length - 1 <= high_place; ++start) {
                        const int number = suit * 16 + start;
                        if (same && number < from)
                            continue;
                        least_run(step, suit, start, length, gaps);
                    }
                }
    }

    /// `fewest`: how many naturals it needs.
    void least_set(int step, int rank, int fewest)
    {
        const int part = order_[step];
        rough_meld& m = rough_[part];
        const int need = t_.goal.parts[part].least;
        const int most = std::min(need, left_.for_set(law_, rank));
        for (int n = most; n >= (sparing_ ? fewest : std::max(most, fewest)); --n) {
            const holding before = left_;
            int at = 0;
            left_.take_for_set(law_, rank, n, [&](cards::card face) { m.cards[at++] = face; });
            while (at < need)
                m.cards[at++] = hole;
            wilds_ -= need - n;
            m.length = static_cast<std::uint8_t>(need);
            least(step + 1, rank);
            wilds_ += need - n;
            left_ = before;
        }
    }

    void least_run(int step, int suit, int start, int length, int gaps)
    {
        rough_meld& m = rough_[order_[step]];
        const cards::card_set here = run_faces(suit, start, length) & left_.any();
        const int held = bits::count(here);
        if (sparing_ ? length - held > gaps : length - held != gaps)
            return;
        // When sparing, `length - gaps` of the cards held are used, in every way.
        for (cards::card_set used = here;; used = (used - 1) & here) {
            if (bits::count(used) == length - gaps) {
                const holding before = left_;
                left_.take(used);
                wilds_ -= gaps;
                m.suit = static_cast<std::uint8_t>(suit);
                m.start = static_cast<std::uint8_t>(start);
                m.length = static_cast<std::uint8_t>(length);
                for (int i = 0; i < length; ++i) {
                    const cards::card face = cards::make(suit, rank_at(start + i));
                    m.cards[i] = cards::has(used, face) ? face : hole;
                }
                least(step + 1, suit * 16 + start);
                wilds_ += gaps;
                left_ = before;
            }
            if (used == 0 || !sparing_)
                return;
        }
    }

    // --- every card of the hand

    /// The lowest natural left must lie in one of the melds still to be made.
    void cover_all()
    {
        if (enough())
            return;
        if (left_.any() == 0) {
            if (made_ == t_.goal.count)
                spread(0, wilds_);
            return;
        }
        if (made_ == t_.goal.count)
            return;
        const cards::card first = cards::lowest(left_.any());
        for (int part = 0; part < t_.goal.count; ++part) {
            bool repeated = used_part_[part];
            for (int k = 0; k < part; ++k)
                repeated = repeated || (!used_part_[k] && t_.goal.parts[k] == t_.goal.parts[part]);
            if (repeated)
                continue;
            used_part_[part] = true;
            ++made_;
            rough_[part] = {};
            rough_[part].kind = t_.goal.parts[part].kind;
            if (t_.goal.parts[part].kind == meld_kind::set)
                cover_set(rough_[part], first);
            else
                cover_run(rough_[part], first);
            --made_;
            used_part_[part] = false;
        }
    }

    void cover_set(rough_meld& m, cards::card first)
    {
        const holding before = left_;
        m.cards[0] = first;
        m.length = 1;
        left_.take(cards::bit(first));
        more_of_set(m, cards::rank_of(first), cards::suit_of(first));
        left_ = before;
    }

    /// Tries the set as it is, then with one more card of the same or a later suit.
    void more_of_set(rough_meld& m, int rank, int suit)
    {
        if (left_.count(cards::of_rank(rank)) > 0 && m.length < max_meld)
            for (int s = suit + (law_.distinct_suits_in_set ? 1 : 0); s < cards::suits; ++s) {
                const cards::card face = cards::make(s, rank);
                if (!cards::has(left_.any(), face))
                    continue;
                const holding before = left_;
                left_.take(cards::bit(face));
                m.push(face);
                more_of_set(m, rank, s);
                --m.length;
                left_ = before;
            }
        cover_all();
    }

    void cover_run(rough_meld& m, cards::card first)
    {
        const int suit = cards::suit_of(first), rank = cards::rank_of(first);
        m.suit = static_cast<std::uint8_t>(suit);
        if (rank != cards::ace) {
            grow_run(m, rank + 1);
            return;
        }
        if (law_.low_ace())
            grow_run(m, low_place);
        if (law_.high_ace())
            for (int start = high_place; start > low_place; --start)
                grow_run(m, start, true);
    }

    /// Grows runs from `start` upwards, card by card; wilds fill holes. `to_ace`: up to the ace above the king.
    void grow_run(rough_meld& m, int start, bool to_ace = false)
    {
        m.start = static_cast<std::uint8_t>(start);
        m.length = 0;
        next_of_run(m, to_ace, 0);
    }

    void next_of_run(rough_meld& m, bool to_ace, int holes)
    {
        const int place = m.start + m.length;
        const bool ended = m.length > 0 && m.cards[m.length - 1] != hole;
        if (ended && (!to_ace || place > high_place))
            cover_all();
        if (place > high_place || enough())
            return;
        const cards::card face = cards::make(m.suit, rank_at(place));
        if (cards::has(left_.any(), face) && (place != high_place || to_ace)) {
            const holding before = left_;
            left_.take(cards::bit(face));
            m.push(face);
            next_of_run(m, to_ace, 0);
            --m.length;
            left_ = before;
        }
        if (m.length > 0 && wilds_ > 0) {
            --wilds_;
            m.push(hole);
            next_of_run(m, to_ace, holes + 1);
            --m.length;
            ++wilds_;
        }
    }

    /// Hands out the wilds not used inside runs: first to melds that are too short, then wherever they may lie.
    void spread(int part, int wilds)
    {
        if (enough())
            return;
        if (part >= t_.goal.count || part >= max_contract_melds) {
            if (wilds == 0) {
                const int kept = wilds_;
                wilds_ = 0;
                finish();
                wilds_ = kept;
            }
            return;
        }
        rough_meld& m = rough_[part];
        const rough_meld before = m;
        const int need = std::max(0, t_.goal.parts[part].least - m.length);
        for (int extra = need; extra <= wilds && m.length + extra <= max_meld; ++extra) {
            const int lowest = law_.wild_in_ace_place ? low_place : low_place + 1;
            const int highest = law_.wild_in_ace_place ? high_place : high_place - 1;
            if (m.kind == meld_kind::set) {
                for (int i = 0; i < extra; ++i)
                    m.push(hole);
                spread(part + 1, wilds - extra);
                m = before;
                continue;
            }
            for (int below = 0; below <= extra; ++below) {
                const int above = extra - below;
                if ((below > 0 && m.start - below < lowest) || (above > 0 && m.start + m.length - 1 + above > highest))
                    continue;
                std::copy_backward(m.cards, m.cards + m.length, m.cards + m.length + below);
                std::fill(m.cards, m.cards + below, hole);
                m.start = static_cast<std::uint8_t>(m.start - below);
                m.length = static_cast<std::uint8_t>(m.length + below);
                for (int i = 0; i < above; ++i)
                    m.push(hole);
                spread(part + 1, wilds - extra);
                m = before;
                if (!found_.empty())
                    break; // which end a wild takes is for the player to choose
            }
        }
    }

    // --- results

    /// Puts real cards into the melds and adds, where they fit, cards that could not be laid off later.
    void finish()
    {
        action a;
        a.kind = action_kind::lay_down;
        a.melds = t_.goal.count;
        card_set rest = hand_;
        const cards::card_set wild = law_.wild_faces();
        const auto take_wild = [&] {
            // Jokers come last: they may cost most, but an ace is a natural elsewhere only under other rules.
            for (cards::card_set left = rest.any() & wild; left != 0; left &= left - 1)
                if (const card c = rest.find(cards::lowest(left)); c != no_card)
                    return c;
            return no_card;
        };
        int laid = 0;
        for (int i = 0; i < a.melds; ++i) {
            a.kinds[i] = t_.goal.parts[i].kind;
            a.lengths[i] = rough_[i].length;
            for (int k = 0; k < rough_[i].length; ++k) {
                const card c = rough_[i].cards[k] == hole ? take_wild() : rest.find(rough_[i].cards[k]);
                if (c == no_card || laid == max_laid)
                    return;
                rest.remove(c);
                a.laid[laid++] = c;
            }
        }
        if (!all_at_once() && !law_.layoff_same_turn && law_.longer_melds_at_laydown && !lengthen(a, rest))
            return;
        if (laying_down_error(t_, hand_, a, closing_).why != refused::none)
            return;
        for (const ranked& other : found_)
            if (other.what == a)
                return;
        int points = 0;
        rest.each([&](card c) {
            if (!law_.is_wild(c) || !law_.layoff_same_turn)
                points += law_.points(c);
        });
        found_.push_back({a, points});
    }

    /// False when there is no room for that many cards.
    bool lengthen(action& a, card_set& rest) const
    {
        std::vector<card> rows[max_contract_melds];
        const card* next = a.laid;
        for (int i = 0; i < a.melds; next += a.lengths[i++])
            rows[i].assign(next, next + a.lengths[i]);
        lengthen(rows, a.melds, rest);
        int laid = 0;
        for (int i = 0; i < a.melds; ++i) {
            if (laid + static_cast<int>(rows[i].size()) > max_laid)
                return false;
            a.lengths[i] = static_cast<std::uint8_t>(rows[i].size());
            for (const card c : rows[i])
                a.laid[laid++] = c;
        }
        return true;
    }

    void lengthen(std::vector<card> (&rows)[max_contract_melds], int melds, card_set& rest) const
    {
        for (bool grown = true; grown && rest.size() > 1;) {
            grown = false;
            for (int i = 0; i < melds && !grown; ++i)
                rest.each_sorted([&](card c) {
                    if (grown || law_.is_wild(c) || rest.size() <= 1)
                        return;
                    for (const bool front : {false, true}) {
                        std::vector<card> longer = rows[i];
                        longer.insert(front ? longer.begin() : longer.end(), c);
                        table_meld made;
                        if (longer.size() <= max_meld &&
                            make_meld(law_, t_.goal.parts[i].kind, longer, true, made).allowed()) {
                            rows[i] = std::move(longer);
                            rest.remove(c);
                            grown = true;
                            return;
                        }
                    }
                });
        }
    }

    const open_part& t_;
    const rules& law_;
    const card_set& hand_;
    holding left_;
    int wilds_;
    final_hand closing_;
    int ways_; ///< how many are tried before the best are chosen
    int steps_ = 0;
    int made_ = 0;
    bool sparing_ = false;                        ///< wilds may stand where a natural is held
    int longer_ = 0;                              ///< how many cards a run may have beyond what the contract asks for
    std::uint8_t order_[max_contract_melds] = {}; ///< the contract's parts in the order they are looked for
    int parts_ = 0;
    bool used_part_[max_contract_melds] = {};
    rough_meld rough_[max_contract_melds];
    std::vector<ranked> found_;
};

} // namespace

std::vector<action> groupings(const open_part& t, const card_set& hand, int most, final_hand closing, int ways)
{
    // `missing` counts melds at their least sizes.
    const bool longer_may_help = t.law->wild_ratio == wild_ratio::fewer_than_naturals && t.law->longer_melds_at_laydown;
    if (!longer_may_help && missing(*t.law, t.goal, hand) > 0)
        return {};
    return finder(t, hand, closing, ways).find(most);
}

} // namespace hanpan::hollywood
