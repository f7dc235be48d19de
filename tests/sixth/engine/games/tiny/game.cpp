// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tiny/game.h"

namespace hanpan::tiny {

namespace {

constexpr std::uint16_t bit(int number) { return static_cast<std::uint16_t>(1U << (number - 1)); }

std::vector<std::string> names(std::uint16_t set)
{
    std::vector<std::string> list;
    for (int n = 1; n <= pieces; ++n)
        if (set & bit(n))
            list.push_back(std::to_string(n));
    return list;
}

int points(std::uint16_t set)
{
    int sum = 0;
    for (int n = 1; n <= pieces; ++n)
        if (set & bit(n))
            sum += n;
    return sum;
}

json table_json(const open_part& t)
{
    static constexpr std::array phases{"draw", "discard", "claim", "over"};
    json open = json::array();
    for (int s = 0; s < t.players; ++s)
        open.push_back(names(t.open[static_cast<std::size_t>(s)]));
    return json{{"players", t.players}, {"dealer", t.dealer},
                {"turn", t.turn},       {"phase", phases[static_cast<std::size_t>(t.now)]},
                {"discard", t.top},     {"discards", names(t.discards)},
                {"open", open}};
}

} // namespace

const rule_table<rules>& game::book()
{
    static const rule_table<rules> table = [] {
        rule_table<rules> b("tiny");
        b.group("all", "Everything");
        b.flag("claims", &rules::claims, "Claims", "Discards may be claimed");
        b.number("hand", &rules::hand, 1, 3, "Hand", "Pieces dealt to each");
        b.flag("own_end", &rules::own_end, "Own end", "The match ends at the goal");
        b.number("goal", &rules::goal, 1, 9, "Goal", "Chips that end the match")
            .only_if(
                {"own_end"}, [](const rules& r) { return r.own_end; }, "only with an own end");
        b.contradiction(
            "claims", "hand", [](const rules& r) { return r.claims && r.hand == 1; },
            "one piece leaves nothing to claim");
        b.preset("plain", "Plain", "All defaults", "{}");
        b.preset("quiet", "Quiet", "No claims", R"({"claims": false, "hand": 1})");
        return b;
    }();
    return table;
}

rule_problem game::setup_problem(const rules& r, int players)
{
    if (r.hand == 3 && players == 4)
        return {"players", "hand", "4 players cannot hold 3 pieces each."};
    return {};
}

standing game::first_standing(const rules&, int players, seat dealer, random_stream& rng)
{
    standing s;
    s.players = players;
    s.dealer = dealer == no_seat ? static_cast<seat>(rng.below(static_cast<std::uint32_t>(players))) : dealer;
    s.scores.assign(static_cast<std::size_t>(players), 0);
    return s;
}

std::vector<std::string> game::deck(const rules&, int) { return names(0xFFF); }

state game::deal(const rules& r, const standing& standing, std::span<const std::uint8_t> order, random_stream&)
{
    state s;
    s.law = &r;
    s.players = standing.players;
    s.dealer = s.turn = standing.dealer;
    std::size_t next = 0;
    for (int i = 0; i < r.hand; ++i)
        for (int p = 0; p < s.players; ++p) {
            auto& hand = s.hand[static_cast<std::size_t>(seat_after(s.dealer, s.players, p))];
            hand = static_cast<std::uint16_t>(hand | bit(order[next++] + 1));
        }
    while (next < order.size())
        s.stock[static_cast<std::size_t>(s.left++)] = static_cast<std::uint8_t>(order[next++] + 1);
    return s;
}

standing game::advance(const rules&, const standing& before, const state& s)
{
    standing after = before;
    const settlement result = settle(s);
    for (std::size_t i = 0; i < after.scores.size(); ++i)
        after.scores[i] += result.payments[i];
    after.dealer = result.winners.front();
    ++after.round;
    return after;
}

bool game::match_over(const rules& r, const standing& s)
{
    for (const half_units score : s.scores)
        if (r.own_end && score >= whole(r.goal))
            return true;
    return false;
}

json game::eval(const json& question)
{
    if (question.value("ask", json()) != "double" || !question.contains("number") ||
        !question["number"].is_number_integer())
        return json{{"error", "ask 'double' with a 'number'"}};
    return json{{"double", question["number"].get<std::int64_t>() * 2}};
}

seat_set to_act(const state& s)
{
    switch (s.now) {
    case phase::draw:
    case phase::discard: return seat_set::of(s.turn);
    case phase::claim: return s.asked;
    case phase::over: break;
    }
    return {};
}

bool round_over(const state& s) { return s.now == phase::over; }

void legal(const state& s, seat who, std::vector<action>& list)
{
    if (!to_act(s).has(who))
        return;
    if (s.now == phase::draw)
        list.push_back({kind::draw, 0});
    if (s.now == phase::discard)
        for (int n = 1; n <= pieces; ++n)
            if (s.hand[static_cast<std::size_t>(who)] & bit(n))
                list.push_back({kind::discard, n});
    if (s.now == phase::claim) {
        list.push_back({kind::claim, 0});
        list.push_back({kind::pass, 0});
    }
}

verdict refusal(const state& s, seat who, const action& a)
{
    switch (a.what) {
    case kind::draw:
        if (s.now != phase::draw)
            return {"not_drawing", "You may not draw now."};
        break;
    case kind::discard:
        if (s.now != phase::discard)
            return {"not_discarding", "You may not discard now."};
        if (!(s.hand[static_cast<std::size_t>(who)] & bit(a.number)))
            return {"not_held", "You do not hold the %1.", a.number};
        break;
    case kind::claim:
    case kind::pass:
        if (s.now != phase::claim)
            return {"no_claim", "There is nothing to claim."};
        break;
    }
    return {};
}

namespace {

void next_turn(state& s, seat next)
{
    s.turn = next;
    if (s.left == 0 && s.law->endless) {
        for (int number = 1; number <= pieces; ++number)
            if ((s.discards & bit(number)) != 0)
                s.stock[static_cast<std::size_t>(s.left++)] = static_cast<std::uint8_t>(number);
        s.discards = 0;
    }
    s.now = s.left == 0 ? phase::over : phase::draw;
}

void close_window(state& s)
{
    if (s.claimant != no_seat) {
        auto& open = s.open[static_cast<std::size_t>(s.claimant)];
        open = static_cast<std::uint16_t>(open | bit(s.top));
        s.discards = static_cast<std::uint16_t>(s.discards & ~bit(s.top));
        s.top = 0;
    }
    const seat from = s.claimant == no_seat ? s.turn : s.claimant;
    s.claimant = no_seat;
    next_turn(s, seat_after(from, s.players));
}

} // namespace

void apply(state& s, seat who, const action& a)
{
    auto& hand = s.hand[static_cast<std::size_t>(who)];
    switch (a.what) {
    case kind::draw:
        hand = static_cast<std::uint16_t>(hand | bit(s.stock[0]));
        for (std::size_t i = 1; i < s.stock.size(); ++i)
            s.stock[i - 1] = s.stock[i];
        --s.left;
        s.stock[static_cast<std::size_t>(s.left)] = 0;
        s.now = phase::discard;
        break;
    case kind::discard:
        hand = static_cast<std::uint16_t>(hand & ~bit(a.number));
        s.discards = static_cast<std::uint16_t>(s.discards | bit(a.number));
        s.top = a.number;
        if (s.law->claims) {
            s.now = phase::claim;
            s.asked = seat_set::first(s.players);
            s.asked.remove(who);
        } else {
            next_turn(s, seat_after(who, s.players));
        }
        break;
    case kind::claim:
    case kind::pass:
        s.asked.remove(who);
        if (a.what == kind::claim &&
            (s.claimant == no_seat || distance(s.turn, who, s.players) < distance(s.turn, s.claimant, s.players)))
            s.claimant = who;
        if (s.asked.empty())
            close_window(s);
        break;
    }
}

settlement settle(const state& s)
{
    seat best = 0;
    for (seat p = 1; p < s.players; ++p)
        if (points(s.hand[static_cast<std::size_t>(p)]) < points(s.hand[static_cast<std::size_t>(best)]))
            best = p;
    settlement result;
    result.ending = "stock_out";
    result.winners = {best};
    result.payments.assign(static_cast<std::size_t>(s.players), -whole(1));
    result.payments[static_cast<std::size_t>(best)] = whole(s.players - 1);
    for (seat p = 0; p < s.players; ++p)
        if (p != best)
            result.lines.push_back({p, best, whole(1), "higher_hand", {{"chip", 1}}});
    return result;
}

view observe(const state& s, seat who)
{
    view v;
    static_cast<open_part&>(v) = s;
    v.who = who;
    v.hand = s.hand[static_cast<std::size_t>(who)];
    for (std::size_t p = 0; p < s.hand.size(); ++p)
        v.counts[p] = std::popcount(s.hand[p]);
    v.left = s.left;
    return v;
}

state determinize(const view& v, random_stream& rng)
{
    state s;
    static_cast<open_part&>(s) = v;
    std::uint16_t seen = v.hand | v.discards;
    for (const std::uint16_t row : v.open)
        seen = static_cast<std::uint16_t>(seen | row);
    std::vector<int> hidden;
    for (int n = 1; n <= pieces; ++n)
        if (!(seen & bit(n)))
            hidden.push_back(n);
    rng.shuffle(std::span<int>(hidden));
    std::size_t next = 0;
    for (seat p = 0; p < v.players; ++p) {
        const auto i = static_cast<std::size_t>(p);
        if (p == v.who)
            s.hand[i] = v.hand;
        else
            for (int n = 0; n < v.counts[i]; ++n)
                s.hand[i] = static_cast<std::uint16_t>(s.hand[i] | bit(hidden[next++]));
    }
    for (s.left = 0; s.left < v.left; ++s.left)
        s.stock[static_cast<std::size_t>(s.left)] = static_cast<std::uint8_t>(hidden[next++]);
    return s;
}

std::string to_text(const action& a)
{
    switch (a.what) {
    case kind::draw: return "draw";
    case kind::discard: return "discard " + std::to_string(a.number);
    case kind::claim: return "claim";
    case kind::pass: return "pass";
    }
    return {};
}

parsed<action> game::read_told(std::string_view text)
{
    if (text == "draw")
        return action{kind::draw, 0};
    if (text == "claim")
        return action{kind::claim, 0};
    if (text == "pass")
        return action{kind::pass, 0};
    constexpr std::string_view word = "discard ";
    int number = 0;
    if (text.starts_with(word)) {
        const auto [end, error] = std::from_chars(text.data() + word.size(), text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size() && number >= 1 && number <= pieces)
            return action{kind::discard, number};
    }
    return parsed<action>::failure("'" + std::string(text) + "' is no action");
}

std::optional<action> shown(const state& s, seat who, const action& a, seat viewer)
{
    // Who asks for a discard is seen when the window closes, by whose open row it lies in.
    if (s.now == phase::claim && who != viewer)
        return {};
    return a;
}

json to_json(const view& v)
{
    json j = table_json(v);
    j["seat"] = v.who;
    j["hand"] = names(v.hand);
    j["counts"] = std::vector<int>(v.counts.begin(), v.counts.begin() + v.players);
    j["stock"] = v.left;
    return j;
}

json everything(const state& s)
{
    json j = table_json(s);
    j["hands"] = json::array();
    for (int p = 0; p < s.players; ++p)
        j["hands"].push_back(names(s.hand[static_cast<std::size_t>(p)]));
    j["stock"] = std::vector<int>(s.stock.begin(), s.stock.begin() + s.left);
    return j;
}

void list_zones(const view& v, std::vector<zone>& zones)
{
    for (seat p = 0; p < v.players; ++p) {
        const auto i = static_cast<std::size_t>(p);
        zones.push_back({"hand:" + std::to_string(p), "hand", p,
                         p == v.who ? names(v.hand) : std::vector<std::string>(static_cast<std::size_t>(v.counts[i]))});
        zones.push_back({"open:" + std::to_string(p), "open", p, names(v.open[i])});
    }
    zones.push_back({"stock", "stock", no_seat, std::vector<std::string>(static_cast<std::size_t>(v.left))});
    zones.push_back({"discard", "discard", no_seat, names(v.discards)});
}

static_assert(game_type<game>);

} // namespace hanpan::tiny
