// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/game.h"

#include <algorithm>

#include "base/index.h"
#include "base/words.h"

namespace hanpan::hulahoo {

rule_problem game::setup_problem(const rules& r, int players)
{
    if (players <= r.most_players())
        return {};
    return {"hand_cards", "open_cards",
            HANPAN_WORDS("hulahoo", "With so many cards each, the pack is enough for %1 players, not for %2."),
            r.most_players(), players};
}

standing game::first_standing(const rules& r, int players, seat dealer, random_stream& rng)
{
    standing st;
    st.players = players;
    st.scores.assign(static_cast<std::size_t>(players), 0);
    st.wins.assign(static_cast<std::size_t>(players), 0);
    const seat drawn = static_cast<seat>(rng.below(static_cast<std::uint32_t>(players)));
    st.dealer = dealer != no_seat ? dealer : r.first_dealer == first_dealer::seat_1 ? 0 : drawn;
    return st;
}

std::vector<std::string> game::deck(const rules&, int)
{
    std::vector<std::string> pieces;
    for (int value = least_value; value <= greatest_value; ++value)
        pieces.insert(pieces.end(), static_cast<std::size_t>(copies(value)), std::to_string(value));
    return pieces;
}

state game::deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng)
{
    const std::vector<std::string> pieces = deck(r, st.players);
    row<set_size> cards;
    for (const std::uint8_t index : order)
        cards.push(std::stoi(pieces[index]));

    state s;
    s.rules = &r;
    s.players = static_cast<std::uint8_t>(st.players);
    s.dealer = static_cast<std::uint8_t>(st.dealer);
    s.in = seat_set::first(st.players);
    s.reshuffle_seed = rng.next();
    const seat first = seat_after(st.dealer, st.players);
    s.active = static_cast<std::int8_t>(first);

    int next = 0;
    const int secret = r.hand_cards + (r.chaos_pick_open ? r.open_cards : 0);
    const auto each = [&](int cards_each, auto&& give) {
        for (int n = 0; n < cards_each; ++n)
            for (int i = 0; i < st.players; ++i)
                give(at(seat_after(first, st.players, i)), cards[next++]);
    };
    each(secret, [&](std::size_t p, int value) { s.hand[p].add(value); });
    if (!r.chaos_pick_open)
        each(r.open_cards, [&](std::size_t p, int value) { s.open[p].push(value); });
    for (; next < set_size; ++next)
        s.draw.push(cards[next]);

    s.phase = r.chaos_pick_open && r.open_cards > 0 ? phase::pick_open : r.swapping() ? phase::swap : phase::lead;
    return s;
}

standing game::advance(const rules& r, const standing& st, const state& s)
{
    standing next = st;
    ++next.round;
    next.scores[at(s.winner)] += whole(points_won(s));
    ++next.wins[at(s.winner)];
    switch (r.next_starter) {
    case next_starter::left_of_winner: next.dealer = s.winner; break;
    case next_starter::winner: next.dealer = seat_after(s.winner, st.players, -1); break;
    case next_starter::rotate: next.dealer = seat_after(st.dealer, st.players); break;
    }
    return next;
}

match_course game::course(const rules& r, const standing& st)
{
    match_course c;
    switch (r.match_end) {
    case match_end::points: c.ceiling.fill(whole(r.target_points)); break;
    case match_end::rounds_won:
        for (seat p = 0; p < st.players; ++p)
            c.wins[at(p)] = std::max(1, r.target_wins - st.wins[at(p)]);
        break;
    case match_end::rounds_played: c.rounds = std::max(1, r.rounds_total - st.round); break;
    }
    return c;
}

bool game::match_over(const rules& r, const standing& st)
{
    switch (r.match_end) {
    case match_end::points:
        return std::any_of(st.scores.begin(), st.scores.end(),
                           [&](half_units score) { return score >= whole(r.target_points); });
    case match_end::rounds_won:
        return std::any_of(st.wins.begin(), st.wins.end(), [&](int wins) { return wins >= r.target_wins; });
    case match_end::rounds_played: return st.round >= r.rounds_total;
    }
    return true;
}

std::vector<seat> game::match_winners(const rules& r, const standing& st)
{
    const auto worth = [&](seat p) {
        return r.match_end == match_end::rounds_won ? half_units(st.wins[at(p)]) : st.scores[at(p)];
    };
    std::vector<seat> first;
    for (seat p = 0; p < st.players; ++p) {
        if (!first.empty() && worth(p) > worth(first.front()))
            first.clear();
        if (first.empty() || worth(p) == worth(first.front()))
            first.push_back(p);
    }
    return first;
}

} // namespace hanpan::hulahoo
