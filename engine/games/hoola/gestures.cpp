// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/gestures.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "base/enum_names.h"
#include "games/hoola/actions.h"
#include "games/hoola/settle.h"

namespace hanpan::hoola {
namespace {

constexpr enum_names<button::pass> button_ids("stay", "drop", "take", "draw", "meld", "add", "discard", "stop", "blast",
                                              "pass");

/// More alternatives than this help nobody.
constexpr std::size_t most_choices = 12;

std::vector<told> legal_of(const sight& s, action_kind kind)
{
    std::vector<told> found;
    std::copy_if(s.legal.begin(), s.legal.end(), std::back_inserter(found),
                 [kind](const told& t) { return t.kind == kind; });
    return found;
}

/// All actions of a kind as alternatives, those with most cards first.
meaning<told> longest_first(const sight& s, action_kind kind)
{
    std::vector<told> all = legal_of(s, kind);
    std::stable_sort(all.begin(), all.end(),
                     [](const told& a, const told& b) { return to_text(a).size() > to_text(b).size(); });
    meaning<told> found;
    for (std::size_t i = 0; i < std::min(all.size(), most_choices); ++i)
        found.add(all[i]);
    found.ask = true;
    return found;
}

bool by_rank(card a, card b)
{
    return (cards::is_joker(a) ? cards::ranks : cards::rank_of(a)) <
           (cards::is_joker(b) ? cards::ranks : cards::rank_of(b));
}

/// These cards as one new meld, in every order in which a joker among them may be meant: a run's joker stands where it
/// is written.
meaning<told> melds(action_kind kind, const std::vector<card>& row)
{
    meaning<told> found;
    std::vector<card> naturals, jokers;
    for (const card c : row)
        (cards::is_joker(c) ? jokers : naturals).push_back(c);
    if (jokers.size() != 1) {
        found.add({kind, row});
        return found;
    }
    std::stable_sort(naturals.begin(), naturals.end(), by_rank);
    // `read_action` finds the discard's own place; what matters is on which side of the others the joker stands.
    for (std::ptrdiff_t at = std::ssize(naturals); at >= 0; --at) {
        std::vector<card> written = naturals;
        written.insert(written.begin() + at, jokers.front());
        found.add({kind, std::move(written)});
    }
    found.ask = true;
    return found;
}

/// Can the discard be taken with just these cards of the hand?
bool goes_with(const sight& s, action_kind kind, std::vector<card> row)
{
    std::sort(row.begin(), row.end());
    return std::any_of(s.legal.begin(), s.legal.end(), [&](const told& t) {
        std::vector<card> taken = t.cards;
        std::sort(taken.begin(), taken.end());
        return t.kind == kind && t.onto < 0 && taken == row;
    });
}

/// Every way to take the discard, the biggest meld first; with `row`, only with these cards of the hand. Out of turn,
/// cards that were chosen for something else before anybody asked are ignored.
meaning<told> takes(const sight& s, action_kind kind, const std::vector<card>& row)
{
    if (!row.empty() && (kind != action_kind::thank || goes_with(s, kind, row) || !s.may(kind)))
        return melds(kind, row);
    return longest_first(s, kind);
}

meaning<told> just(told action)
{
    meaning<told> found;
    found.add(std::move(action));
    return found;
}

/// Adds these cards to one meld, one after another, upwards and downwards, because a run grows at both ends.
void add_steps(meaning<told>& found, std::vector<card> row, int meld)
{
    const auto steps = [&] {
        std::vector<told> list;
        for (const card c : row)
            list.push_back({action_kind::add, {c}, meld});
        return list;
    };
    std::stable_sort(row.begin(), row.end(), by_rank);
    found.ways.push_back(steps());
    if (row.size() == 1)
        return;
    std::reverse(row.begin(), row.end());
    found.ways.push_back(steps());
}

meaning<told> pressed(const sight& s, const held& holding, button b, action_kind take)
{
    meaning<told> found;
    switch (b) {
    case button::draw: return s.seen.phase == phase::claim ? found : just({action_kind::draw});
    case button::take: return takes(s, take, holding.hand);
    case button::meld:
        if (holding.discard_top)
            return takes(s, take, holding.hand);
        return holding.hand.empty() ? longest_first(s, action_kind::meld) : melds(action_kind::meld, holding.hand);
    case button::add:
        found.ask = true;
        if (holding.hand.empty()) {
            for (const told& t : legal_of(s, action_kind::add))
                if (found.ways.size() < most_choices)
                    found.add(t);
        } else {
            for (int meld = 0; meld < s.seen.meld_count; ++meld)
                if (s.seen.melds[meld].kind != meld_kind::gone)
                    add_steps(found, holding.hand, meld);
        }
        return found;
    case button::discard: return holding.hand.size() == 1 ? just({action_kind::discard, holding.hand}) : found;
    case button::stay: return just({action_kind::stay});
    case button::drop: return just({action_kind::drop});
    case button::stop: return just({action_kind::stop});
    case button::blast: return just({action_kind::blast});
    case button::pass: return just({action_kind::pass});
    }
    return found;
}

} // namespace

std::string_view id_of(button b) { return button_ids(b); }

std::optional<button> button_of(std::string_view id) { return button_ids.of(id); }

bool sight::may(action_kind kind) const
{
    return std::any_of(legal.begin(), legal.end(), [kind](const told& t) { return t.kind == kind; });
}

bool sight::may_be_taken() const
{
    seat_set others = to_act;
    others.remove(seen.me);
    return seen.turn == seen.me && seen.phase != phase::over && (!others.empty() || claimant != no_seat);
}

meaning<told> gesture(const sight& s, const held& holding, const target& to)
{
    using place = target::place;
    if (holding.foreign)
        return {};
    const action_kind take = s.seen.turn == s.seen.me ? action_kind::take : action_kind::thank;
    const rules& law = *s.seen.law;

    // What others may still prevent is not offered as if it were done.
    if (s.may_be_taken()) {
        const bool pressing = to.where == place::button;
        const bool first = holding.discard_top || to.where == place::discard ||
                           (pressing && (to.pressed == button::take || to.pressed == button::pass));
        const bool ends = pressing && (to.pressed == button::stop || to.pressed == button::blast);
        if (!first && !(ends && (law.race() || law.stop_beats_claim)))
            return {};
    }

    if (to.where == place::button)
        return pressed(s, holding, to.pressed, take);
    if (to.where == place::stock)
        return holding.hand.empty() && !holding.discard_top ? just({action_kind::draw}) : meaning<told>{};
    if (to.where == place::hand) {
        if (holding.stock_top && holding.hand.empty())
            return just({action_kind::draw});
        return holding.discard_top ? takes(s, take, holding.hand) : meaning<told>{};
    }
    if (holding.stock_top)
        return {};
    if (to.where == place::discard) {
        const bool offered = s.seen.phase == phase::claim || s.seen.phase == phase::turn;
        if (holding.hand.empty())
            return takes(s, take, {});
        if (holding.hand.size() == 1 && (!offered || !s.may(take)))
            return just({action_kind::discard, holding.hand});
        return offered ? takes(s, take, holding.hand) : meaning<told>{};
    }
    if (to.where == place::new_meld) {
        if (holding.discard_top)
            return takes(s, take, holding.hand);
        return holding.hand.empty() ? meaning<told>{} : melds(action_kind::meld, holding.hand);
    }
    meaning<told> found;
    if (to.where == place::meld && holding.discard_top && holding.hand.empty())
        found.add({take, {}, to.meld}); // claim_layoff
    else if (to.where == place::meld && !holding.discard_top && !holding.hand.empty())
        add_steps(found, holding.hand, to.meld);
    return found;
}

button primary_button(const sight& s)
{
    switch (s.seen.phase) {
    case phase::dropout: return button::stay;
    case phase::claim: return button::take;
    case phase::turn: return s.may(action_kind::take) ? button::take : button::draw;
    default: break;
    }
    if (s.may(action_kind::meld))
        return button::meld;
    return s.may(action_kind::add) ? button::add : button::discard;
}

std::optional<told> forced(const sight& s)
{
    if (!s.may_act() || s.seen.meant.kind == action_kind::pass || s.legal.empty())
        return {};
    return s.legal.front();
}

std::vector<std::vector<card>> hand_groups(const rules& law, std::span<const card> hand)
{
    card_set all = 0;
    for (const card c : hand)
        all |= cards::bit(c);

    // A hand is small enough to try every meld in it.
    std::vector<card_set> chosen, best;
    int best_points = -1;
    const std::function<void(card_set, int)> search = [&](card_set left, int points) {
        if (points > best_points) {
            best_points = points;
            best = chosen;
        }
        for (card_set open = left; open != 0; open &= open - 1) {
            // Melds whose first card this is; melds with an earlier one were tried before.
            each_meld(law, open, cards::lowest(open), std::popcount(open), false, [&](card_set meld, card) {
                chosen.push_back(meld);
                search(open & ~meld, points + raw_points(law, meld));
                chosen.pop_back();
            });
        }
    };
    search(all, 0);

    std::vector<std::vector<card>> groups;
    for (const card_set meld : best) {
        std::vector<card>& group = groups.emplace_back();
        std::copy_if(hand.begin(), hand.end(), std::back_inserter(group),
                     [meld](card c) { return cards::has(meld, c); });
        std::stable_sort(group.begin(), group.end(), by_rank);
    }
    return groups;
}

half_units price_of_stopping(const view& v)
{
    // Everybody undercuts with a hand that holds nothing: nobody could have fewer points.
    const rules& law = *v.law;
    if (final_points(law, v.hand) == 0 && !law.undercut_on_tie)
        return 0; // nothing is lower than 0
    final_position end;
    end.ending = ending::stop;
    end.players = v.players;
    end.dealer = v.dealer;
    end.closer = v.me;
    end.hands[v.me] = v.hand;
    for (seat who = 0; who < v.players; ++who)
        if (!v.dropped.has(who)) {
            end.playing.add(who);
            if (v.registered.has(who))
                end.registered.add(who);
        }
    return settle_position(law, end).payments[static_cast<std::size_t>(v.me)];
}

bool completes_set(const view& v, const told& laid_off)
{
    if (v.law == nullptr || v.law->set_completion == set_completion::open || laid_off.cards.empty() ||
        laid_off.onto < 0 || laid_off.onto >= v.meld_count)
        return false;
    const table_meld& meld = v.melds[laid_off.onto];
    const card c = laid_off.cards.front();
    if (meld.kind == meld_kind::run || meld.kind == meld_kind::seven || cards::is_joker(c) ||
        !(meld.closed || meld.kind == meld_kind::gone))
        return false;
    // A card of the sideways run that was on the set before it was complete does not count.
    return std::popcount(meld.held & cards::of_rank(cards::rank_of(c))) >= 3;
}

} // namespace hanpan::hoola
