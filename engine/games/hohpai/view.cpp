// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/view.h"

#include "base/enum_names.h"
#include "base/index.h"
#include "base/seat_json.h"
#include "games/hohpai/actions.h"
#include "games/hohpai/settle.h"

namespace hanpan::hohpai {

namespace {

std::string name(face f) { return f == dominoes::no_face ? std::string() : dominoes::to_text(f); }

void reveal(view& v, const state& s)
{
    v.revealed = true;
    v.hands = s.hand;
    v.row = s.row;
    v.stock = s.stock;
    v.last_taken = s.last_taken;
}

/// The view of somebody who sees everything: for the record and for the end of a deal.
view see_all(const state& s)
{
    view v = observe(s, 0);
    reveal(v, s);
    return v;
}

face row_piece(const view& v, int k)
{
    const std::size_t place = v.open.row.place(k);
    return v.revealed ? v.row[place] : v.known.sure(place);
}

/// The six shown, its groups and what they are called.
json winning_json(const open_part& o)
{
    json shown{{"seat", o.winner}, {"hand", dominoes::to_text(o.winning)}, {"score", o.score}, {"ways", json::array()}};
    for (const showing& way : o.hands->showings(o.winning)) {
        json groups = json::array();
        for (const bag g : way.groups)
            groups.push_back(dominoes::to_text(g));
        shown["ways"].push_back({{"label", way.label}, {"class", to_text(way.what)}, {"groups", std::move(groups)}});
    }
    return shown;
}

json open_json(const open_part& o)
{
    json j{{"players", o.players},      {"dealer", o.head},
           {"first", o.first},          {"active", o.phase == phase::over ? json() : json(o.active)},
           {"phase", to_text(o.phase)}, {"turn", o.turns},
           {"to_act", json::array()},   {"counts", by_seat(o.players, [&](seat p) { return o.hand_size[at(p)]; })},
           {"mixes", o.mixes}};
    if (o.phase != phase::over)
        j["to_act"] = seats_json(o.in_claims() ? o.unanswered : seat_set::of(o.active));
    if (o.head_draws > 0) {
        j["head_draws"] = json::array();
        for (int i = 0; i < o.head_draws; ++i)
            j["head_draws"].push_back(
                {{"seat", o.draws[at(i)].who}, {"piece", dominoes::to_text(o.draws[at(i)].piece)}});
    }
    const bag away = dominoes::minus(dominoes::every_piece, o.hands->set());
    j["removed"] = dominoes::to_text(away);
    if (row_form(*o.law)) {
        j["turned_up"] = o.turned_up == dominoes::no_face ? json() : json(name(o.turned_up));
        j["passed"] = o.passed == 0 ? "nowhere" : o.passed > 0 ? "right" : "left";
        j["eye"] = o.eye == dominoes::no_face ? json() : json(name(o.eye));
        j["mix_in"] = o.remixes ? json(o.mix_in()) : json();
    } else {
        std::string discards;
        for (int i = 0; i < o.discards; ++i)
            discards += (i == 0 ? "" : " ") + name(o.discard[at(i)]);
        j["discard"] = discards;
        j["discard_from"] = o.discards == 0 ? json() : json(o.discard_from[at(o.discards - 1)]);
        j["stock"] = o.stock;
    }
    if (o.phase == phase::over) {
        j["ending"] = to_text(o.ending);
        j["win"] = o.winner == no_seat ? json() : winning_json(o);
    }
    return j;
}

} // namespace

std::string_view to_text(phase p)
{
    static constexpr enum_names<phase::over> names("dealt", "exchange", "taken", "draw", "discard", "claim", "over");
    return names(p);
}

view observe(const state& s, seat who)
{
    view v;
    v.open = s.open;
    v.me = who;
    v.hand = s.hand[at(who)];
    v.known = s.known[at(who)];
    v.declined = s.declined && s.open.active == who;
    v.declared = s.declared.has(who);
    v.row.fill(dominoes::no_face);
    v.stock.fill(dominoes::no_face);
    if (round_over(s)) {
        reveal(v, s);
        return v;
    }
    const bool shown = s.open.law->taken_piece_visibility == taken_visibility::all && row_form(*s.open.law);
    for (seat p = 0; p < s.open.players; ++p)
        if (p == who || shown)
            v.last_taken[at(p)] = s.last_taken[at(p)];
    return v;
}

json to_json(const view& v)
{
    const open_part& o = v.open;
    json j = open_json(o);
    j["seat"] = v.me;
    j["hand"] = dominoes::to_text(v.hand);
    j["taken"] = by_seat(o.players, [&](seat p) { return name(v.last_taken[at(p)]); });
    j["surely_held"] =
        by_seat(o.players, [&](seat p) { return dominoes::to_text(p == v.me ? v.hand : v.known.surely_in_hand(p)); });
    if (row_form(*o.law)) {
        j["row"] = json::array();
        j["row_from"] = json::array();
        for (int k = 0; k < o.row.length; ++k) {
            j["row"].push_back(name(row_piece(v, k)));
            j["row_from"].push_back(seat_or_null(o.row_from[o.row.place(k)]));
        }
        j["surely_in_row"] = dominoes::to_text(v.known.surely_in_row());
    }
    if (v.declined)
        j["declined"] = true;
    if (v.revealed)
        j["hands"] = by_seat(o.players, [&](seat p) { return dominoes::to_text(v.hands[at(p)]); });
    return j;
}

json everything(const state& s)
{
    json j = to_json(see_all(s));
    for (const char* one_seats : {"seat", "hand", "surely_held", "surely_in_row"})
        j.erase(one_seats);
    if (!row_form(*s.open.law)) {
        j["stock_pieces"] = json::array(); // the next one to be drawn first
        for (int i = s.open.stock; i > 0; --i)
            j["stock_pieces"].push_back(name(s.stock[at(i - 1)]));
    }
    return j;
}

void list_zones(const view& v, std::vector<zone>& zones)
{
    const open_part& o = v.open;
    for (seat p = 0; p < o.players; ++p) {
        zone hand{"hand:" + std::to_string(p), "hand", p, {}};
        if (p == v.me || v.revealed) {
            for (const face f : dominoes::listed(p == v.me ? v.hand : v.hands[at(p)]))
                hand.pieces.push_back(name(f));
        } else {
            hand.pieces.resize(o.hand_size[at(p)]);
        }
        zones.push_back(std::move(hand));
    }
    if (row_form(*o.law)) {
        zone row{"row", "row", no_seat, {}};
        for (int k = 0; k < o.row.length; ++k)
            row.pieces.push_back(name(row_piece(v, k)));
        zones.push_back(std::move(row));
        if (o.eye != dominoes::no_face)
            zones.push_back({"eye", "eye", no_seat, {name(o.eye)}});
        return;
    }
    zone stock{"stock", "stock", no_seat, {}};
    for (int i = 0; i < o.stock; ++i)
        stock.pieces.push_back(v.revealed ? name(v.stock[at(i)]) : std::string());
    zones.push_back(std::move(stock));
    zone discards{"discard", "discard", no_seat, {}};
    for (int i = 0; i < o.discards; ++i)
        discards.pieces.push_back(name(o.discard[at(i)]));
    zones.push_back(std::move(discards));
}

void list_zones(const state& s, std::vector<zone>& zones) { list_zones(see_all(s), zones); }

} // namespace hanpan::hohpai
