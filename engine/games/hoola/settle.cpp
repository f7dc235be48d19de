// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/settle.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "base/enum_names.h"
#include "games/hoola/actions.h"

namespace hanpan::hoola {
namespace {

/// Among `seats` (not empty) the one that plays first after `from`; `from` itself comes last.
seat nearest_after(seat_set seats, seat from, int players)
{
    seat best = no_seat;
    for (const seat s : seats)
        if (best == no_seat || distance(from + 1, s, players) < distance(from + 1, best, players))
            best = s;
    return best;
}

seat_set lowest_of(const rules& law, const final_position& p, seat_set seats)
{
    int least = 0;
    seat_set lowest;
    for (const seat s : seats) {
        const int points = final_points(law, p.hands[s]);
        if (lowest.empty() || points < least) {
            least = points;
            lowest = {};
        }
        if (points == least)
            lowest.add(s);
    }
    return lowest;
}

seat_set without(seat_set seats, seat s)
{
    seats.remove(s);
    return seats;
}

bool undercut_happened(const rules& law, const final_position& p)
{
    if (p.ending != ending::stop)
        return false;
    const int mine = final_points(law, p.hands[p.closer]);
    for (const seat s : without(p.playing, p.closer)) {
        const int points = final_points(law, p.hands[s]);
        if (points < mine || (points == mine && law.undercut_on_tie))
            return true;
    }
    return false;
}

seat lowest_opponent(const rules& law, const final_position& p)
{
    return nearest_after(lowest_of(law, p, without(p.playing, p.closer)), p.closer, p.players);
}

/// One loser's share before anybody else takes it over: in half stakes, or half chips with payment by points.
struct share {
    half_units amount = 0;
    std::vector<settlement_line::factor> factors; ///< only where the words are wanted
};

/// Where payments are written down: always the amounts, and the lines if somebody wants to read them.
struct ledger {
    half_units* paid;
    std::vector<settlement_line>* lines; ///< null: amounts alone, without touching the heap
};

/// Reckons how much each loser owes the winners.
class shares {
public:
    shares(const rules& law, const final_position& p, seat_set winners, bool undercut, bool words)
        : law_(law), p_(p), undercut_(undercut), words_(words),
          first_winner_(nearest_after(winners, p.dealer, p.players))
    {
        for (const seat s : p.playing)
            if (!winners.has(s))
                losers_.add(s);
    }

    seat_set losers() const { return losers_; }

    share of(seat loser) const
    {
        share due;
        switch (law_.payment) {
        case payment::hertzog:
            if (p_.registered.has(loser)) {
                due.amount = whole(1);
            } else {
                due.amount = law_.hertzog_unmelded == hertzog_unmelded::half ? 1 : 0;
                note(due, {"hertzog_unmelded", 1, due.amount});
            }
            return due;
        case payment::points: {
            const int points = final_points(law_, p_.hands[loser]);
            due.amount = whole(points);
            note(due, {"points", points, due.amount});
            break;
        }
        case payment::ranked: {
            const half_units rank = rank_of(loser);
            due.amount = law_.rank_cap > 0 ? std::min(rank, whole(law_.rank_cap)) : rank;
            if (due.amount % 2 == 0)
                note(due, {"rank_stake", due.amount / 2, due.amount});
            else
                note(due, {"rank_half_stakes", due.amount, due.amount});
            break;
        }
        }
        multiply(due, loser);
        return due;
    }

private:
    /// As a plain row, so that amounts alone never touch the heap.
    struct noted {
        const char* id;
        std::int64_t value;
        half_units adds = 0;
        bool times = false;
    };
    void note(share& due, const noted& one) const
    {
        if (words_)
            due.factors.push_back({one.id, one.value, one.adds, one.times});
    }
    void double_for(share& due, const char* id, int times) const
    {
        due.amount *= times;
        note(due, {id, times, 0, true});
    }

    /// Losers are ranked by this: the order of finishing where there is one, then points.
    int key(seat s) const { return p_.place[s] > 0 ? p_.place[s] - max_players - 1 : final_points(law_, p_.hands[s]); }

    /// In half stakes, because ties may pay the average.
    half_units rank_of(seat loser) const
    {
        seat_set rivals = losers_;
        if (undercut_) {
            if (loser == p_.closer)
                return whole(p_.playing.size() - 1);
            rivals.remove(p_.closer);
        }
        const int mine = key(loser);
        int fewer = 0, same = 0, same_before = 0;
        for (const seat other : rivals) {
            const int theirs = key(other);
            fewer += theirs < mine;
            same += theirs == mine;
            same_before += theirs == mine &&
                           distance(first_winner_, other, p_.players) < distance(first_winner_, loser, p_.players);
        }
        switch (law_.tie_mode) {
        case tie_mode::share_lower: return whole(fewer + 1);
        case tie_mode::share_higher: return whole(fewer + same);
        case tie_mode::average: return 2 * (fewer + 1) + same - 1;
        case tie_mode::seat_order: return whole(fewer + 1 + same_before);
        }
        return 0;
    }

    void multiply(share& due, seat loser) const
    {
        const int sevens = bits::count(p_.hands[loser] & cards::sevens);
        const bool cancelled = sevens == 4 && law_.quad_cancels_sevens;
        if (sevens > 0 && !cancelled && law_.double_seven != double_seven::none)
            double_for(due, "seven", law_.double_seven == double_seven::once ? 2 : 1 << sevens);
        if (law_.double_unmelded && !p_.registered.has(loser) && p_.place[loser] == 0)
            double_for(due, "unmelded", 2);
        const bool blast = p_.ending == ending::minor_blast || p_.ending == ending::major_blast;
        if (law_.double_hoola && !law_.play_for_places &&
            (p_.ending == ending::hoola || (blast && law_.blast_counts_as_hoola)))
            double_for(due, blast ? "blast" : "hoola", 2);
    }

    const rules& law_;
    const final_position& p_;
    bool undercut_;
    bool words_;
    seat first_winner_;
    seat_set losers_;
};

void pay(const ledger& book, seat from, seat to, half_units amount, std::string_view reason,
         std::vector<settlement_line::factor> factors = {})
{
    book.paid[from] -= amount;
    book.paid[to] += amount;
    if (book.lines != nullptr)
        book.lines->push_back({from, to, amount, std::string(reason), std::move(factors)});
}

void pay_dropouts(const rules& law, const final_position& p, const ledger& book)
{
    const half_units unit = law.dropout_schedule == dropout_schedule::seed ? law.stake : 1;
    for (const seat s : p.volunteers) {
        const half_units worth = p.dropout_amount[s];
        if (worth == 0)
            continue;
        if (law.dropout_payment == dropout_payment::dropper_pays_dealer) {
            pay(book, s, p.dealer, worth * unit, "dropout");
        } else {
            const int buyers = p.playing.size();
            for (const seat buyer : p.playing)
                pay(book, buyer, s, (worth + buyers - 1) / buyers * unit, "dropout");
        }
    }
}

/// Pays every loser's share to the winners; several winners split the total evenly, and the first gets what is left
/// over.
void pay_shares(const rules& law, const final_position& p, seat_set winners, bool undercut, const ledger& book)
{
    const bool words = book.lines != nullptr;
    const shares due(law, p, winners, undercut, words);
    const half_units unit = law.payment == payment::points ? 1 : law.stake;
    const std::string_view reason = law.ranked() ? "rank" : law.payment == payment::points ? "points" : "hertzog";
    seat payer = no_seat; // who pays for everybody
    if (undercut && law.undercut_settlement == undercut::pays_all)
        payer = p.closer;
    else if (law.thankyou_bak && law.battle && p.discarder != no_seat && !winners.has(p.discarder))
        payer = p.discarder;

    half_units total = 0;
    for (const seat s : due.losers())
        total += due.of(s).amount;
    // What each winner still has to get, the one nearest after the dealer first.
    std::array<std::pair<seat, half_units>, max_players> open{};
    std::size_t winning = 0;
    for (seat_set left = winners; !left.empty(); left.remove(open[winning++].first)) {
        const seat next = nearest_after(left, p.dealer, p.players);
        open[winning] = {next, total / winners.size() + (winning == 0 ? total % winners.size() : 0)};
    }
    std::size_t receiver = 0;
    for (const seat s : due.losers()) {
        share part = due.of(s);
        // Where nothing else has said how many stakes, the next factor is the first that counts.
        const auto based = [&] {
            return std::any_of(part.factors.begin(), part.factors.end(), [](const auto& one) { return one.counts(); });
        };
        if (words && law.stake != 1 && unit == law.stake)
            part.factors.push_back({"stake", law.stake, part.amount * unit - (based() ? part.amount : 0)});
        if (words && payer != no_seat && payer != s)
            part.factors.push_back({"pays_for", s});
        half_units left = part.amount;
        do {
            while (receiver + 1 < winning && open[receiver].second == 0)
                ++receiver;
            const half_units now = std::min(left, open[receiver].second);
            std::vector<settlement_line::factor> factors = part.factors;
            if (words && now < part.amount)
                factors.push_back({"winners", winners.size(), (based() ? now - part.amount : now) * unit});
            pay(book, payer == no_seat ? s : payer, open[receiver].first, now * unit, reason, std::move(factors));
            open[receiver].second -= now;
            left -= now;
        } while (left > 0);
    }
}

void write_payments(const rules& law, const final_position& p, seat_set winners, bool undercut, const ledger& book)
{
    pay_dropouts(law, p, book);
    if (!winners.empty()) {
        pay_shares(law, p, winners, undercut, book);
        return;
    }
    for (const seat s : without(p.playing, p.closer)) {
        const half_units penalty = whole(law.undercut_penalty) * law.stake;
        std::vector<settlement_line::factor> factors;
        if (book.lines != nullptr)
            factors.push_back({"penalty", law.undercut_penalty, whole(law.undercut_penalty)});
        if (book.lines != nullptr && law.stake != 1)
            factors.push_back({"stake", law.stake, penalty - whole(law.undercut_penalty)});
        pay(book, p.closer, s, penalty, "undercut", std::move(factors));
    }
}

} // namespace

std::string_view to_text(ending e)
{
    static constexpr enum_names<ending::redeal> names("none", "going_out", "hoola", "stop", "minor_blast",
                                                      "major_blast", "stock_out", "void", "redeal");
    return names(e);
}

final_position position_of(const state& s)
{
    final_position p;
    p.ending = s.ending;
    p.players = s.players;
    p.dealer = s.dealer;
    p.closer = s.closer;
    if (s.claimed && (s.ending == ending::going_out || s.ending == ending::hoola))
        p.discarder = s.thanked;
    for (seat i = 0; i < s.players; ++i) {
        p.hands[i] = s.hands[i];
        p.place[i] = s.place[i];
        p.dropout_amount[i] = s.dropout_amount[i];
        if (!s.dropped.has(i))
            p.playing.add(i);
    }
    p.registered = s.registered;
    p.volunteers = s.volunteers;
    return p;
}

seat_set winners_of(const rules& law, const final_position& p)
{
    for (const seat s : p.playing)
        if (p.place[s] == 1 && p.ending != ending::void_stock)
            return seat_set::of(s);
    switch (p.ending) {
    case ending::going_out:
    case ending::hoola:
    case ending::minor_blast:
    case ending::major_blast: return seat_set::of(p.closer);
    case ending::stop:
        if (!undercut_happened(law, p))
            return seat_set::of(p.closer);
        return law.undercut_settlement == undercut::fixed_each ? seat_set() : seat_set::of(lowest_opponent(law, p));
    case ending::stock_out: {
        const seat_set lowest = lowest_of(law, p, p.playing);
        if (lowest.size() == 1 || law.stock_out_tie == stock_out_tie::split)
            return lowest;
        return law.stock_out_tie == stock_out_tie::void_round
                   ? seat_set()
                   : seat_set::of(nearest_after(lowest, p.dealer, p.players));
    }
    default: return {};
    }
}

seat next_dealer_of(const rules& law, const final_position& p)
{
    const seat_set winners = winners_of(law, p);
    if (winners.empty() && p.ending != ending::stop)
        return p.dealer;
    if (law.next_dealer == next_dealer::rotate)
        return seat_after(p.dealer, p.players);
    return winners.empty() ? lowest_opponent(law, p) : nearest_after(winners, p.dealer, p.players);
}

settlement settle_position(const rules& law, const final_position& p)
{
    settlement result;
    const bool undercut = undercut_happened(law, p);
    const seat_set winners = winners_of(law, p);
    result.ending = undercut ? "undercut" : to_text(p.ending);
    result.payments.assign(static_cast<std::size_t>(p.players), 0);
    for (const seat s : winners)
        result.winners.push_back(s);
    if (winners.empty() && !undercut)
        return result;
    write_payments(law, p, winners, undercut, {result.payments.data(), &result.lines});
    return result;
}

settlement settle(const state& s) { return settle_position(*s.law, position_of(s)); }

void payoffs(const state& s, std::span<half_units> paid)
{
    const rules& law = *s.law;
    const final_position p = position_of(s);
    const bool undercut = undercut_happened(law, p);
    const seat_set winners = winners_of(law, p);
    if (!winners.empty() || undercut)
        write_payments(law, p, winners, undercut, {paid.data(), nullptr});
}

int dropout_worth(const rules& law, card_set hand)
{
    const bool seed = law.dropout_schedule == dropout_schedule::seed;
    if (law.dropout_schedule == dropout_schedule::none)
        return 0;
    const int lone_seven = seed ? 1 : 2, three = seed ? 2 : 5, four = seed ? 2 : 8, sequence = seed ? 3 : 10;
    std::array<card, hand_size> held{};
    unsigned count = 0;
    for (card_set left = hand; left != 0 && count < hand_size; left &= left - 1)
        held[count++] = cards::lowest(left);
    const auto cards_of = [&](unsigned part) {
        card_set all = 0;
        for (unsigned i = 0; i < count; ++i)
            if (part >> i & 1)
                all |= cards::bit(held[i]);
        return all;
    };
    // best[part] = the best grouping of those cards; value[part] = what they are worth as one set or run.
    std::array<int, 1 << hand_size> value{}, best{};
    for (unsigned part = 1; part < 1U << count; ++part) {
        if (bits::count(part) >= 3) {
            const meld_reading reading = read_meld(law, cards_of(part));
            if (reading.why == refused::none)
                value[part] = reading.kind == meld_kind::run ? sequence : reading.length == 3 ? three : four;
        } else if (bits::count(part) == 1) {
            value[part] =
                cards::has(cards::sevens, held[static_cast<unsigned>(std::countr_zero(part))]) ? lone_seven : 0;
        }
        const unsigned first = part & -part;
        for (unsigned group = part; group != 0; group = (group - 1) & part)
            if ((group & first) != 0)
                best[part] = std::max(best[part], value[group] + best[part & ~group]);
    }
    return static_cast<int>(whole(best[(1U << count) - 1]));
}

} // namespace hanpan::hoola
