// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/view.h"

#include <span>

#include "base/enum_names.h"
#include "base/index.h"
#include "base/seat_json.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/notation.h"

namespace hanpan::hollywood {

std::string_view phase_name(phase p)
{
    static constexpr enum_names<phase::over> names("mayi_window", "mayi_ahead", "mayi_decision", "draw", "play",
                                                   "pointing", "over");
    return names(p);
}

std::string_view to_text(ending how)
{
    static constexpr enum_names<ending::stalled> names("", "laid_out", "discarded", "stock_out", "stalled");
    return names(how);
}

card_set all_cards(const rules& law, int players)
{
    card_set all;
    for (int copy = 0; copy < law.packs(players); ++copy)
        for (cards::card_set left = cards::naturals; left != 0; left &= left - 1)
            all.add(packs::make(cards::lowest(left), copy));
    for (int joker = 1; joker <= law.jokers_total; ++joker)
        all.add(packs::make(cards::make_joker(joker), 0));
    return all;
}

namespace {

json meld_json(const table_meld& m, int number)
{
    json j{{"number", number},
           {"owner", m.owner},
           {"kind", m.kind == meld_kind::set ? "set" : "run"},
           {"pieces", row_text(std::span<const card>(m.cards, m.length))}};
    if (m.kind == meld_kind::run)
        j["start"] = m.start;
    return j;
}

/// What everybody sees.
json table_json(const open_part& t)
{
    json j{
        {"players", t.players},
        {"dealer", t.dealer},
        {"phase", phase_name(t.phase)},
        {"turn", t.turn},
        {"hand_no", t.hand_no + 1},
        {"contract", to_text(t.goal)},
        {"counts", by_seat(t.players, [&](seat s) { return t.counts[s]; })},
        {"stock", t.stock_count},
        {"discard_count", t.pile_count},
        {"discarder", seat_or_null(t.pile_count > 0 ? t.pile_by[t.pile_count - 1] : no_seat)},
        {"melds", json::array()},
        {"down", seats_json(t.down)},
        {"mayi_used", by_seat(t.players, [&](seat s) { return t.used[s]; })},
        {"mayi_left",
         by_seat(t.players, [&](seat s) { return t.allowance[s] == 0 ? json() : json(t.allowance[s] - t.used[s]); })},
        {"drawn", t.drawn},
        {"granted", t.granted},
        {"turns", t.turns},
        {"reshuffles", t.reshuffles}};
    const bool history = t.law->discard_history_visible;
    j["discard"] =
        t.pile_count == 0
            ? std::string()
            : row_text(std::span<const card>(t.pile + (history ? 0 : t.pile_count - 1), history ? t.pile_count : 1));
    for (int i = 0; i < t.meld_count; ++i)
        j["melds"].push_back(meld_json(t.melds[i], i));
    if (!t.callers.empty())
        j["callers"] = seats_json(t.callers);
    if (t.claimant != no_seat)
        j["claimant"] = t.claimant;
    if (!t.withdrawn.empty())
        j["withdrawn"] = seats_json(t.withdrawn);
    if (t.taken != no_card)
        j["taken"] = packs::to_text(t.taken);
    if (t.owed != no_card)
        j["owed"] = packs::to_text(t.owed);
    if (t.phase == phase::play)
        j["plays"] = t.play_count;
    if (t.phase == phase::over) {
        j["ending"] = to_text(t.ending);
        j["winner"] = seat_or_null(t.winner);
    }
    return j;
}

std::vector<std::string> names(const card_set& set)
{
    std::vector<std::string> list;
    set.each_sorted([&](card c) { list.push_back(packs::to_text(c)); });
    return list;
}

std::vector<std::string> names_in_row(std::span<const card> row)
{
    std::vector<std::string> list;
    for (const card c : row)
        list.push_back(packs::to_text(c));
    return list;
}

void list_table(const open_part& t, bool whole_pile, std::vector<zone>& zones)
{
    zone pile{"discard", "discard", no_seat, names_in_row(std::span<const card>(t.pile, t.pile_count))};
    if (!whole_pile) // squared up: only the top card shows
        for (int i = 0; i + 1 < t.pile_count; ++i)
            pile.pieces[at(i)].clear();
    zones.push_back(std::move(pile));
    for (int i = 0; i < t.meld_count; ++i)
        zones.push_back({"meld:" + std::to_string(i), "meld", t.melds[i].owner,
                         names_in_row(std::span<const card>(t.melds[i].cards, t.melds[i].length))});
}

/// Unknown cards in random order, ready to be handed out.
struct heap {
    card cards_[packs::max_cards];
    int count = 0;
    heap(const card_set& set, random_stream& rng)
    {
        set.each([&](card c) { cards_[count++] = c; });
        rng.shuffle(std::span<card>(cards_, static_cast<std::size_t>(count)));
    }
    void give(card_set& to, int n)
    {
        while (n-- > 0 && count > 0)
            to.add(cards_[--count]);
    }
};

} // namespace

view observe(const state& s, seat who)
{
    view v;
    static_cast<open_part&>(v) = s;
    v.me = who;
    v.hand = s.hands[who];
    v.asked = s.asked.has(who);
    if (s.flipped)
        std::copy(s.stock, s.stock + s.stock_count, v.known_stock);
    if (s.phase == phase::over)
        for (seat i = 0; i < s.players; ++i)
            v.shown[i] = s.hands[i];
    return v;
}

card_set unseen(const view& v)
{
    card_set left = all_cards(*v.law, v.players);
    left.remove(v.hand);
    for (int i = 0; i < v.pile_count; ++i)
        left.remove(v.pile[i]);
    for (int i = 0; i < v.meld_count; ++i)
        for (int k = 0; k < v.melds[i].length; ++k)
            left.remove(v.melds[i].cards[k]);
    for (seat i = 0; i < v.players; ++i) {
        left.remove(v.seen[i]);
        left.remove(v.shown[i]);
    }
    if (v.flipped)
        for (int i = 0; i < v.stock_count; ++i)
            left.remove(v.known_stock[i]);
    return left;
}

state determinize(const view& v, random_stream& rng)
{
    state s;
    static_cast<open_part&>(s) = v;
    s.chance = rng.next();
    const card_set hidden = unseen(v);
    // Without a reshuffle all hidden cards are alike; after one, what was shuffled and what was held are two heaps.
    const card_set shuffled = v.remade ? hidden.common(v.origin) : hidden;
    card_set held = hidden;
    held.remove(shuffled);
    heap fresh(shuffled, rng);
    heap kept(held, rng);
    for (seat i = 0; i < v.players; ++i) {
        if (v.phase == phase::over) {
            s.hands[i] = v.shown[i];
            continue;
        }
        if (i == v.me) {
            s.hands[i] = v.hand;
            continue;
        }
        s.hands[i] = v.seen[i];
        const int unknown = v.counts[i] - v.seen[i].size();
        const int drawn = v.remade ? v.from_origin[i] : unknown;
        fresh.give(s.hands[i], drawn);
        kept.give(s.hands[i], unknown - drawn);
    }
    if (v.flipped) {
        std::copy(v.known_stock, v.known_stock + v.stock_count, s.stock);
    } else {
        for (int i = 0; i < v.stock_count; ++i)
            s.stock[i] = i < fresh.count ? fresh.cards_[i] : no_card;
    }
    switch (v.phase) {
    case phase::window:
        for (seat i = 0; i < v.players; ++i)
            if (i != v.me && !v.callers.has(i) &&
                (i == v.turn ? !v.drawn && take_error(v) == refused::none : call_error(v, i) == refused::none))
                s.asked.add(i);
        break;
    case phase::ahead:
        // Who is asked follows from who was asked before.
        for (seat i = seat_after(v.turn, v.players); i != v.claimant && s.asked.empty(); i = seat_after(i, v.players))
            if (!v.callers.has(i) && !v.declined.has(i) && call_error(v, i) == refused::none)
                s.asked.add(i);
        break;
    case phase::decision:
        s.asked.add(v.turn);
        if (v.law->withdraw && v.me != v.claimant)
            s.asked.add(v.claimant);
        break;
    case phase::pointing:
        for (seat i = 0; i < v.players; ++i)
            if (i != v.turn && i != v.me)
                s.asked.add(i);
        break;
    default: break;
    }
    if (v.asked)
        s.asked.add(v.me);
    return s;
}

json to_json(const view& v)
{
    json j = table_json(v);
    j["seat"] = v.me;
    j["hand"] = packs::to_text(v.hand);
    j["to_act"] = seats_json(acts(v.stand())                                    ? seat_set::of(v.me)
                             : v.phase == phase::draw || v.phase == phase::play ? seat_set::of(v.turn)
                                                                                : seat_set());
    int points = 0;
    v.hand.each([&](card c) { points += v.law->points(c); });
    j["points"] = points;
    if (!v.down.has(v.me))
        j["missing"] = missing(*v.law, v.goal, v.hand);
    j["seen"] = by_seat(v.players, [&](seat i) { return packs::to_text(v.seen[i]); });
    if (v.phase == phase::over)
        j["hands"] = by_seat(v.players, [&](seat i) { return packs::to_text(v.shown[i]); });
    return j;
}

json everything(const state& s)
{
    json j = table_json(s);
    j["to_act"] = seats_json(to_act(s));
    j["hands"] = by_seat(s.players, [&](seat i) { return packs::to_text(s.hands[i]); });
    std::string stock; // the next card first
    for (int i = s.stock_count; i-- > 0;)
        stock += (stock.empty() ? "" : " ") + packs::to_text(s.stock[i]);
    j["stock_cards"] = stock;
    j["discard_pile"] = row_text(std::span<const card>(s.pile, s.pile_count));
    return j;
}

void list_zones(const view& v, std::vector<zone>& zones)
{
    for (seat i = 0; i < v.players; ++i) {
        const bool open = i == v.me || v.phase == phase::over;
        zones.push_back({"hand:" + std::to_string(i), "hand", i,
                         open ? names(i == v.me ? v.hand : v.shown[i]) : std::vector<std::string>(v.counts[i])});
    }
    zones.push_back({"stock", "stock", no_seat, std::vector<std::string>(v.stock_count)});
    list_table(v, v.law->discard_history_visible, zones);
}

void list_zones(const state& s, std::vector<zone>& zones)
{
    for (seat i = 0; i < s.players; ++i)
        zones.push_back({"hand:" + std::to_string(i), "hand", i, names(s.hands[i])});
    zones.push_back({"stock", "stock", no_seat, names_in_row(std::span<const card>(s.stock, s.stock_count))});
    list_table(s, true, zones);
}

} // namespace hanpan::hollywood
