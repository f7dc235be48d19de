// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/game.h"

#include <algorithm>

#include "base/index.h"
#include "base/words.h"
#include "games/dragon/cover.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {

namespace {

/// Suit by suit, as the deck lists them.
constexpr type type_of_index(std::uint8_t index) { return cubes::make(index / 28, index / 2 % 14 + 1); }

} // namespace

rule_problem game::setup_problem(const rules& r, int players)
{
    // A player who starts bust would end the game before its first round, and a loan can only help after it.
    for (seat p = 0; p < players; ++p) {
        if (r.chips_at_start(p) <= 0 && r.loans == loans::off)
            return {"handicap", "start_chips",
                    HANPAN_WORDS("dragon", "With this handicap someone would start without chips.")};
        if (r.chips_at_start(p) <= r.bust_threshold && r.loans == loans::off)
            return {"handicap", "bust_threshold",
                    HANPAN_WORDS(
                        "dragon",
                        "With this handicap someone would start with so few chips that the match is over at once.")};
    }
    return {};
}

standing game::first_standing(const rules& r, int players, seat dealer, random_stream& rng)
{
    standing st;
    st.players = players;
    for (seat p = 0; p < players; ++p) {
        st.chips.push_back(r.chips_at_start(p));
        st.scores.push_back(whole(st.chips.back()));
    }
    st.loans.assign(at(players), 0);
    st.wins.assign(at(players), 0);
    if (dealer != no_seat || r.first_dealer == first_dealer::seat_0) {
        st.dealer = dealer != no_seat ? dealer : 0;
        return st;
    }
    if (r.first_dealer == first_dealer::random) {
        st.dealer = static_cast<seat>(rng.below(static_cast<std::uint32_t>(players)));
        return st;
    }
    // The highest die deals; ties roll again among themselves.
    seat_set rolling = seat_set::first(players);
    while (rolling.size() > 1) {
        std::vector<int> rolls(at(players));
        int highest = 0;
        for (const seat p : rolling) {
            rolls[at(p)] = static_cast<int>(rng.below(6)) + 1;
            highest = std::max(highest, rolls[at(p)]);
        }
        for (seat p = 0; p < players; ++p)
            if (rolls[at(p)] != highest)
                rolling.remove(p);
        st.dice.push_back(std::move(rolls));
    }
    st.dealer = rolling.lowest();
    return st;
}

std::vector<std::string> game::deck(const rules&, int)
{
    std::vector<std::string> pieces;
    for (std::uint8_t i = 0; i < cubes::pieces; ++i)
        pieces.push_back(cubes::to_text(type_of_index(i)));
    return pieces;
}

state game::deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng)
{
    state s;
    open_part& o = s.open;
    o.rules = &r;
    o.players = static_cast<std::uint8_t>(st.players);
    o.dealer = static_cast<std::int8_t>(st.dealer);
    const int first = r.first_player == first_player::left_of_dealer  ? -1
                      : r.first_player == first_player::next_in_order ? 1
                                                                      : 0;
    o.first = o.current = static_cast<std::int8_t>(seat_after(st.dealer, st.players, first));
    std::size_t next = 0;
    for (int i = 0; i < st.players; ++i) {
        const std::size_t p = at(seat_after(st.dealer, st.players, i));
        for (int n = 0; n < hand_size; ++n)
            s.free[p].add(type_of_index(order[next++]));
        o.hidden[p] = hand_size;
    }
    o.mountain = mountain_sizes(st.players, st.dealer, cubes::pieces - hand_size * st.players);
    for (int i = 0; i < st.players; ++i) {
        const std::size_t p = at(seat_after(st.dealer, st.players, i));
        for (std::size_t k = o.mountain[p]; k > 0; --k)
            s.mountain[p][k - 1] = type_of_index(order[next++]);
    }
    const std::size_t dealer = at(st.dealer);
    o.open = o.island = s.mountain[dealer][--o.mountain[dealer]];
    s.mountain[dealer][o.mountain[dealer]] = 0;
    o.island_by = o.dealer;
    o.context = make_context(r, o.open);
    for (seat p = 0; p < st.players; ++p) {
        o.chips[at(p)] = o.chips_before[at(p)] = static_cast<std::int16_t>(st.chips[at(p)]);
        o.loans[at(p)] = o.loans_before[at(p)] = static_cast<std::uint8_t>(st.loans[at(p)]);
    }
    o.pot = static_cast<std::int16_t>(st.pot);
    s.chance = random_stream(rng.next());
    return s;
}

standing game::advance(const rules& r, const standing& st, const state& s)
{
    const open_part& o = s.open;
    const outcome out = finish(s);
    standing next = st;
    ++next.round;
    for (seat p = 0; p < st.players; ++p) {
        next.chips[at(p)] = out.chips[at(p)];
        next.loans[at(p)] = out.loans[at(p)];
        next.scores[at(p)] = whole(out.chips[at(p)] - out.loans[at(p)] * r.loan_size);
    }
    next.pot = out.pot;
    next.counted += o.ending != ending::drawn || r.drawn_round_counts;
    next.broke = o.ending == ending::broke;
    if (o.winner != no_seat)
        ++next.wins[at(o.winner)];
    if (r.next_dealer == next_dealer::rotate)
        next.dealer = seat_after(st.dealer, st.players);
    else if (o.winner != no_seat)
        next.dealer = o.winner;
    return next;
}

bool game::match_over(const rules& r, const standing& st)
{
    return st.broke || st.counted >= r.rounds || st.round >= r.rounds + most_replays ||
           std::any_of(st.chips.begin(), st.chips.end(), [&](int chips) { return chips <= r.bust_threshold; });
}

match_course game::course(const rules& r, const standing& st)
{
    match_course c;
    c.rounds = std::max(1, r.rounds - st.counted);
    // Who may borrow does not go bust while he does; what he owes is in his score.
    for (seat p = 0; p < st.players; ++p)
        if (r.loans == loans::off || st.loans[at(p)] >= r.loan_max)
            c.floor[at(p)] = whole(r.bust_threshold - st.loans[at(p)] * r.loan_size);
    return c;
}

std::vector<kernel> game::kernels()
{
    const auto hands = [](random_stream& rng) {
        std::array<bag, 256> list{};
        std::array<std::uint8_t, cubes::pieces> all{};
        for (std::uint8_t i = 0; i < cubes::pieces; ++i)
            all[i] = i;
        for (bag& b : list) {
            rng.shuffle(std::span<std::uint8_t>(all));
            for (std::size_t i = 0; i < hand_size; ++i)
                b.add(type_of_index(all[i]));
        }
        return list;
    };
    static const auto prepared = hands;
    return {{"distances",
             [](std::uint64_t count, random_stream& rng) {
                 const auto list = prepared(rng);
                 const context c = make_context(rules{}, cubes::make(0, 7));
                 std::uint64_t sum = 0;
                 for (std::uint64_t i = 0; i < count; ++i)
                     sum += static_cast<std::uint64_t>(distance(c, list[i % list.size()]));
                 return sum;
             }},
            {"uncombined", [](std::uint64_t count, random_stream& rng) {
                 const auto list = prepared(rng);
                 const context c = make_context(rules{}, cubes::make(0, 7));
                 std::uint64_t sum = 0;
                 for (std::uint64_t i = 0; i < count; ++i)
                     sum += static_cast<std::uint64_t>(uncombined(c, list[i % list.size()]));
                 return sum;
             }}};
}

} // namespace hanpan::dragon
