// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/gestures.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "base/enum_names.h"
#include "games/hollywood/missing.h"

namespace hanpan::hollywood {
namespace {

/// More alternatives than this help nobody.
constexpr std::size_t most_choices = 8;
constexpr std::size_t most_cuts = 400;

told plainly(action_kind kind) { return {.kind = kind}; }

std::vector<packs::typed_card> names_of(const std::vector<card>& row)
{
    std::vector<packs::typed_card> names;
    for (const card c : row)
        names.push_back({c, true});
    return names;
}

bool lists(const std::vector<told>& legal, action_kind kind)
{
    return std::any_of(legal.begin(), legal.end(), [&](const told& t) { return t.kind == kind; });
}

/// The first `most` legal actions of this kind.
void add_legal(meaning<told>& all, const std::vector<told>& legal, action_kind kind, std::size_t most)
{
    for (const told& t : legal)
        if (t.kind == kind && all.ways.size() < most)
            all.add(t);
}

bool allowed(const view& v, const told& t)
{
    const auto a = meant(v.stand(), t);
    return a && refusal(v.stand(), *a).allowed();
}

/// The cards cut into as many melds as the contract asks for, in the order they stand in the hand.
class cuts {
public:
    cuts(const std::vector<card>& row, const contract& goal) : row_(row)
    {
        if (static_cast<int>(row.size()) >= goal.fewest())
            cut(row.begin(), goal.count);
    }
    std::vector<told> ways;

private:
    using place = std::vector<card>::const_iterator;

    void cut(place from, int melds)
    {
        if (ways.size() > most_cuts)
            return;
        const auto left = row_.end() - from;
        if (melds == 1 && left >= set_cards) {
            lay(from, row_.end());
            ways.push_back(laid_);
            laid_.melds.pop_back();
        }
        for (std::ptrdiff_t length = set_cards; melds > 1 && length + set_cards * (melds - 1) <= left; ++length) {
            lay(from, from + length);
            cut(from + length, melds - 1);
            laid_.melds.pop_back();
        }
    }
    void lay(place from, place end) { laid_.melds.push_back(names_of({from, end})); }

    const std::vector<card>& row_;
    told laid_ = plainly(action_kind::lay_down);
};

/// All of these cards, as they stand and in every other way that makes the contract; with no cards chosen, what the
/// hand allows.
meaning<told> laying_down(const view& v, const std::vector<told>& legal, const std::vector<card>& row)
{
    meaning<told> all;
    all.ask = true;
    if (row.empty()) {
        add_legal(all, legal, action_kind::lay_down, most_choices);
        return all;
    }
    const cuts as_they_stand(row, v.goal);
    for (const told& t : as_they_stand.ways)
        if (all.ways.size() < most_choices && allowed(v, t))
            all.add(t);
    // The person means them as they stand in the hand; of a row with two readings he is asked.
    if (!all.empty())
        return all;
    card_set chosen;
    for (const card c : row)
        chosen.add(c);
    for (const action& way : groupings(v, chosen, most_choices, final_hand::all_cards_no_discard))
        all.add(tell(v, way));
    if (all.empty() && !as_they_stand.ways.empty())
        all.add(as_they_stand.ways.front()); // so that he is told what is wrong with it
    return all;
}

/// Laying cards off on one meld, one card at either end or several one after another.
void add_layoffs(meaning<told>& all, const view& v, std::vector<card> row, int meld, int place)
{
    const auto off = [&](card c, way to = way::none) {
        return told{.kind = action_kind::lay_off, .which = {c, true}, .onto = meld, .to = to};
    };
    if (row.size() == 1) {
        const bool low = place >= 0 && place * 2 < v.melds[meld].length;
        const way near = low ? way::bottom : way::top;
        const way far = low ? way::top : way::bottom;
        const auto ends =
            place < 0 ? std::array{way::none, near, far, way::hand} : std::array{near, far, way::none, way::hand};
        for (const way end : ends)
            all.add(off(row.front(), end));
        return;
    }
    const auto rank = [](card c) { return std::min(packs::rank_of(c), cards::ranks); }; // all jokers are alike
    std::stable_sort(row.begin(), row.end(), [&](card a, card b) { return rank(a) < rank(b); });
    for (int upwards = 0; upwards < 2; ++upwards) {
        all.ways.emplace_back();
        for (const card c : row)
            all.ways.back().push_back(off(c));
        std::reverse(row.begin(), row.end());
    }
}

/// The moment a gesture is made in.
struct moment {
    const view& v;
    bool mine = v.turn == v.me;
    /// While others are asked for the discard, the player in turn sees his own turn.
    bool waiting = mine && v.phase == phase::window;
    bool drawing = waiting || (mine && v.phase == phase::draw);
    bool playing = mine && v.phase == phase::play;

    meaning<told> draw() const
    {
        meaning<told> drawn;
        if (waiting)
            drawn.ways.push_back({plainly(action_kind::pass), plainly(action_kind::draw_stock)});
        else if (drawing)
            drawn.add(plainly(action_kind::draw_stock));
        return drawn;
    }
    meaning<told> take() const
    {
        meaning<told> taken;
        if (drawing)
            taken.add(plainly(action_kind::draw_discard));
        return taken;
    }
    meaning<told> take_or_call() const
    {
        meaning<told> taken = take();
        if (!mine && (v.phase == phase::window || v.phase == phase::ahead))
            taken.add(plainly(action_kind::may_i));
        return taken;
    }
    /// One card is thrown, and no more.
    meaning<told> discard(const std::vector<card>& row) const
    {
        meaning<told> thrown;
        if (row.size() == 1)
            thrown.add({.kind = action_kind::discard, .which = {row.front(), true}});
        return thrown;
    }
};

meaning<told> pressed(const moment& m, const std::vector<told>& legal, const std::vector<card>& row, button which)
{
    const view& v = m.v;
    meaning<told> all;
    switch (which) {
    case button::draw: return m.draw();
    case button::take: return m.take();
    case button::lay_down: return m.playing ? laying_down(v, legal, row) : all;
    case button::discard: return v.phase == phase::play ? m.discard(row) : all;
    case button::lay_off:
        all.ask = true;
        if (row.empty())
            add_legal(all, legal, action_kind::lay_off, 2 * most_choices);
        else if (v.phase == phase::play)
            for (int meld = 0; meld < v.meld_count; ++meld)
                add_layoffs(all, v, row, meld, -1);
        break;
    case button::may_i:
        all.add(plainly(v.phase == phase::pointing ? action_kind::point_out : action_kind::may_i));
        break;
    case button::deny:
        all.add(plainly(v.phase == phase::decision && !m.mine ? action_kind::withdraw : action_kind::deny));
        break;
    case button::allow: all.add(plainly(action_kind::allow)); break;
    case button::pass: all.add(plainly(action_kind::pass)); break;
    case button::offer: break; // changes what is asked, not the match
    }
    return all;
}

constexpr enum_names<button::discard> button_ids("allow", "deny", "take", "draw", "lay_down", "lay_off", "may_i",
                                                 "pass", "auto", "discard");

} // namespace

std::string_view id_of(button b) { return button_ids(b); }

std::optional<button> button_of(std::string_view id) { return button_ids.of(id); }

meaning<told> gesture(const view& v, const std::vector<told>& legal, const held& h, const target& to, int place)
{
    using kind = target::kind;
    const moment m{v};
    const bool pile_held = h.stock_top || h.discard_top;
    meaning<told> all;
    if (h.foreign)
        return all;
    if (to.what == kind::button)
        return pressed(m, legal, h.hand, to.pressed);
    if (to.what == kind::stock)
        return h.hand.empty() && !h.discard_top ? m.draw() : all;
    if (to.what == kind::hand) {
        if (!pile_held || !h.hand.empty())
            return all;
        return h.stock_top ? m.draw() : m.take_or_call();
    }
    if (pile_held)
        return all;
    if (to.what == kind::discard)
        return h.hand.empty() ? m.take_or_call() : m.playing ? m.discard(h.hand) : all;
    if (!m.playing || h.hand.empty())
        return all;
    if (to.what == kind::new_meld)
        return v.down.has(v.me) ? all : laying_down(v, legal, h.hand);
    if (to.what == kind::meld && to.meld < v.meld_count) {
        add_layoffs(all, v, h.hand, to.meld, place);
        const bool may_take = v.law->wild_displacement_sets == set_displacement::take_to_hand;
        all.ask = place < 0 || may_take;
        if (place >= 0 && may_take)
            std::erase_if(all.ways, [&](const std::vector<told>& way) { return !allowed(v, way.front()); });
    }
    return all;
}

std::vector<target> natural_targets(const std::vector<told>& legal, card c)
{
    std::vector<target> places;
    for (const told& t : legal)
        if (t.kind == action_kind::lay_off && packs::face_of(t.which.which) == packs::face_of(c))
            if (const target meld{.what = target::kind::meld, .meld = t.onto}; places.empty() || places.back() != meld)
                places.push_back(meld);
    places.push_back({.what = target::kind::discard});
    return places;
}

button primary_button(const view& v, const std::vector<told>& legal)
{
    const bool mine = v.turn == v.me;
    if (v.phase == phase::decision)
        return mine ? button::allow : button::pass;
    if (!mine)
        return button::may_i;
    if (v.phase == phase::window)
        return button::draw;
    if (v.phase == phase::draw)
        return lists(legal, action_kind::draw_stock) ? button::draw : button::take;
    if (lists(legal, action_kind::lay_down))
        return button::lay_down;
    if (lists(legal, action_kind::lay_off))
        return button::lay_off;
    return lists(legal, action_kind::pass) ? button::pass : button::discard;
}

bool asked_out_of_turn(const view& v)
{
    return (v.phase == phase::window || v.phase == phase::ahead) && v.turn != v.me && acts(v.stand());
}

bool is_useful(const view& v, card c)
{
    if (c == no_card || v.down.has(v.me))
        return false;
    if (v.law->is_wild(c))
        return true;
    card_set more = v.hand;
    more.add(c);
    return missing(*v.law, v.goal, more) < missing(*v.law, v.goal, v.hand);
}

std::optional<told> forced(const view& v, offers wanted)
{
    if (wanted == offers::none && asked_out_of_turn(v))
        return plainly(action_kind::pass);
    return std::nullopt;
}

std::optional<told> unless_advised(const view& v, offers wanted)
{
    if (wanted == offers::useful && asked_out_of_turn(v))
        return plainly(action_kind::pass);
    return std::nullopt;
}

told meant_by(const view& v, const told& t)
{
    const bool passing_by = t.kind == action_kind::pass && v.phase == phase::window && v.turn == v.me;
    return passing_by ? plainly(action_kind::draw_stock) : t;
}

bool stands_fast(const rules& law, const told& t)
{
    return !law.undo_in_turn && (t.kind == action_kind::lay_down || t.kind == action_kind::lay_off);
}

card_set playable(const view& v, const std::vector<told>& legal)
{
    card_set all;
    for (const told& t : legal) {
        if (t.kind == action_kind::lay_off || t.kind == action_kind::discard)
            all.add(t.which.which);
        for (const auto& meld : t.melds)
            for (const packs::typed_card& c : meld)
                all.add(c.which);
    }
    return all.common(v.hand);
}

bool stands_in(const rules& law, const table_meld& m, int at)
{
    return m.kind == meld_kind::set ? law.is_wild(m.cards[at])
                                    : packs::face_of(m.cards[at]) != cards::make(m.suit, rank_at(m.start + at));
}

std::vector<std::vector<card>> hand_groups(const view& v, const std::vector<card>& hand)
{
    std::vector<std::vector<card>> groups;
    std::vector<card> left = hand;
    const auto gather = [&](const std::vector<card>& group, std::size_t least) {
        if (group.size() < least)
            return;
        groups.push_back(group);
        for (const card c : group)
            std::erase(left, c);
    };
    card_set cards_held;
    for (const card c : hand)
        cards_held.add(c);
    const bool down = v.down.has(v.me);
    const auto ways = down ? std::vector<action>() : groupings(v, cards_held, 1);
    for (const action& way : ways) {
        const card* at = way.laid;
        for (int i = 0; i < way.melds; at += way.lengths[i++])
            gather({at, at + way.lengths[i]}, 1);
    }
    // What might become melds: cards of a rank where the contract asks for sets, neighbours of a suit where it asks for
    // runs; both once it is complete or lies on the table.
    const auto wanted = [&](meld_kind kind) { return down || !ways.empty() || v.goal.number_of(kind) > 0; };
    const auto natural = [&](card c, int rank) { return packs::rank_of(c) == rank && !v.law->is_wild(c); };
    for (const std::size_t least : {3U, 2U}) {
        for (int suit = 0; wanted(meld_kind::run) && suit < cards::suits; ++suit)
            for (int rank = 1; rank < cards::ranks; ++rank) {
                std::vector<card> run;
                for (int next = rank; next < cards::ranks; ++next) {
                    const auto found = std::find_if(left.begin(), left.end(), [&](card c) {
                        return natural(c, next) && packs::suit_of(c) == suit;
                    });
                    if (found == left.end())
                        break;
                    run.push_back(*found);
                }
                gather(run, least);
            }
        for (int rank = 0; wanted(meld_kind::set) && rank < cards::ranks; ++rank) {
            std::vector<card> set;
            std::copy_if(left.begin(), left.end(), std::back_inserter(set), [&](card c) { return natural(c, rank); });
            gather(set, least);
        }
    }
    return groups;
}

} // namespace hanpan::hollywood
