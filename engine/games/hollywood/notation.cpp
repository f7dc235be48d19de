// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/notation.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.h"
#include "games/hollywood/actions.h"

namespace hanpan::hollywood {
namespace {

/// Actions of one word or two.
constexpr std::pair<action_kind, std::string_view> verbs[] = {
    {action_kind::may_i, "may_i"},
    {action_kind::pass, "pass"},
    {action_kind::allow, "allow"},
    {action_kind::deny, "deny"},
    {action_kind::withdraw, "withdraw"},
    {action_kind::draw_stock, "draw stock"},
    {action_kind::draw_discard, "draw discard"},
    {action_kind::lay_down, "lay_down"},
    {action_kind::lay_off, "lay_off"},
    {action_kind::discard, "discard"},
    {action_kind::undo, "undo"},
    {action_kind::point_out, "point_out"},
};
constexpr std::pair<way, std::string_view> ways[] = {{way::bottom, "bottom"}, {way::top, "top"}, {way::hand, "hand"}};

parsed<action> failure(message said) { return parsed<action>::failure(std::move(said)); }

parsed<std::vector<card>> read_row(const std::vector<std::string_view>& words, const card_set& from,
                                   const card_set& all)
{
    using result = parsed<std::vector<card>>;
    std::vector<card> row(words.size(), no_card);
    std::vector<packs::typed_card> typed;
    card_set used;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto c = packs::read_card(words[i]);
        if (!c)
            return result::failure(c.error);
        typed.push_back(*c);
        if (all.count(packs::face_of(c->which)) == 0 || (c->copy_given && !all.has(c->which)))
            return result::failure("the packs have no card " + std::string(words[i]));
        if (!c->copy_given)
            continue;
        if (used.has(c->which))
            return result::failure("the card " + std::string(words[i]) + " is named twice");
        used.add(c->which);
        row[i] = c->which;
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (row[i] != no_card)
            continue;
        for (const card_set* pool : {&from, &all}) {
            card_set free = *pool;
            free.remove(used);
            if (row[i] == no_card)
                row[i] = free.find(packs::face_of(typed[i].which));
        }
        if (row[i] == no_card)
            return result::failure("the packs have not so many cards " + std::string(words[i]));
        used.add(row[i]);
    }
    return row;
}

} // namespace

parsed<std::vector<card>> read_cards(std::string_view text, const card_set& from, const card_set& all)
{
    return read_row(words_of(text), from, all);
}

bool assign_kinds(const table& t, action& a)
{
    // Which melds could be which, then the first way to give the contract what it asks for.
    bool can[max_contract_melds][2] = {};
    for (int i = 0, at = 0; i < a.melds; at += a.lengths[i], ++i)
        for (const meld_kind kind : {meld_kind::set, meld_kind::run}) {
            table_meld ignored;
            const std::span<const card> row(a.laid + at, a.lengths[i]);
            can[i][static_cast<int>(kind)] = make_meld(*t.law, kind, row, true, ignored).allowed();
        }
    const auto guess = [&](int i) { return can[i][0] || !can[i][1] ? meld_kind::set : meld_kind::run; };
    // A meld that is neither is judged as what it looks like: cards of one suit are meant as a run.
    const auto looks_like = [&](int i, int at) {
        int suit = -1, rank = -1;
        bool one_suit = true, one_rank = true;
        for (int k = at; k < at + a.lengths[i]; ++k)
            if (!t.law->is_wild(a.laid[k])) {
                one_suit = one_suit && (suit < 0 || suit == packs::suit_of(a.laid[k]));
                one_rank = one_rank && (rank < 0 || rank == packs::rank_of(a.laid[k]));
                suit = packs::suit_of(a.laid[k]);
                rank = packs::rank_of(a.laid[k]);
            }
        return one_suit && !one_rank ? meld_kind::run : meld_kind::set;
    };
    for (int i = 0, at = 0; i < a.melds; at += a.lengths[i], ++i)
        a.kinds[i] = can[i][0] || can[i][1] ? guess(i) : looks_like(i, at);
    if (a.melds != t.goal.count)
        return false;
    int order[max_contract_melds] = {0, 1, 2, 3};
    do {
        bool fits = true;
        for (int i = 0; i < a.melds && fits; ++i) {
            const contract::part& p = t.goal.parts[order[i]];
            fits = can[i][static_cast<int>(p.kind)] && a.lengths[i] >= p.least;
        }
        if (fits) {
            for (int i = 0; i < a.melds; ++i)
                a.kinds[i] = t.goal.parts[order[i]].kind;
            return true;
        }
    } while (std::next_permutation(order, order + a.melds));
    return false;
}

std::string to_text(const state&, const action& a)
{
    std::string text;
    for (const auto& [kind, word] : verbs)
        if (kind == a.kind)
            text = word;
    if (a.kind == action_kind::lay_down) {
        for (int i = 0, at = 0; i < a.melds; ++i) {
            text += i == 0 ? "" : " |";
            for (int k = 0; k < a.lengths[i]; ++k)
                text += " " + packs::to_text(a.laid[at++]);
        }
    } else if (a.kind == action_kind::lay_off || a.kind == action_kind::discard) {
        text += " " + packs::to_text(a.which);
        if (a.kind == action_kind::lay_off)
            text += " " + std::to_string(a.onto);
        for (const auto& [to, word] : ways)
            if (a.kind == action_kind::lay_off && to == a.to)
                text += " " + std::string(word);
    }
    return text;
}

namespace {

parsed<action> read_lay_down(const state& s, seat who, const std::vector<std::string_view>& words)
{
    action a;
    a.kind = action_kind::lay_down;
    std::vector<std::string_view> names;
    int length = 0;
    for (std::size_t i = 1; i <= words.size(); ++i) {
        if (i == words.size() || words[i] == "|") {
            if (a.melds == max_contract_melds)
                return failure("no one lays down more than " + std::to_string(max_contract_melds) + " melds");
            if (length == 0)
                return failure("'lay_down' needs cards in every meld");
            a.lengths[a.melds++] = static_cast<std::uint8_t>(length);
            length = 0;
            continue;
        }
        names.push_back(words[i]);
        if (++length > max_meld || names.size() > max_laid)
            return failure("so many cards cannot be laid down at once");
    }
    const auto row = read_row(names, s.hands[who], all_cards(*s.law, s.players));
    if (!row)
        return failure(row.error);
    std::copy(row->begin(), row->end(), a.laid);
    assign_kinds(s, a);
    return a;
}

/// A card by name; without its copy, one in hand that may be thrown rather than the one just taken.
parsed<card> read_one(const state& s, seat who, std::string_view word)
{
    card_set from = s.hands[who];
    if (s.taken != no_card && from.count(packs::face_of(s.taken)) > 1)
        from.remove(s.taken);
    const auto row = read_row({word}, from, all_cards(*s.law, s.players));
    return row ? parsed<card>(row->front()) : parsed<card>::failure(row.error);
}

} // namespace

parsed<action> read_action(const state& s, seat who, std::string_view text)
{
    const std::vector<std::string_view> words = words_of(text);
    if (words.empty())
        return failure("an action is missing");
    action a;
    if (words[0] == "lay_down")
        return read_lay_down(s, who, words);
    if (words[0] == "discard" || words[0] == "lay_off") {
        const bool laying = words[0] == "lay_off";
        a.kind = laying ? action_kind::lay_off : action_kind::discard;
        if (laying ? words.size() != 3 && words.size() != 4 : words.size() != 2)
            return failure(laying ? "'lay_off' needs a card, a meld's number and, for a run, bottom or top"
                                  : "'discard' needs one card");
        const parsed<card> c = read_one(s, who, words[1]);
        if (!c)
            return failure(c.error);
        a.which = *c;
        if (!laying)
            return a;
        int number = 0;
        const auto [end, error] = std::from_chars(words[2].data(), words[2].data() + words[2].size(), number);
        if (error != std::errc() || end != words[2].data() + words[2].size() || number < 0)
            return failure("'" + std::string(words[2]) + "' is not a meld's number");
        a.onto = static_cast<std::uint8_t>(std::min(number, 99));
        if (words.size() == 4) {
            const auto found =
                std::find_if(std::begin(ways), std::end(ways), [&](const auto& w) { return w.second == words[3]; });
            if (found == std::end(ways))
                return failure("'" + std::string(words[3]) + "' is not bottom, top or hand");
            a.to = found->first;
        } else if (a.onto < s.meld_count && s.melds[a.onto].kind == meld_kind::run && s.hands[who].has(a.which)) {
            layoff found[3];
            if (layoff_ways(standpoint_of(s, who), a.which, a.onto, found, nullptr) == 1)
                a.to = found[0].to;
        }
        return a;
    }
    std::string joined(words[0]);
    for (std::size_t i = 1; i < words.size(); ++i)
        joined += " " + std::string(words[i]);
    for (const auto& [kind, word] : verbs)
        if (word == joined) {
            a.kind = kind;
            return a;
        }
    return failure("there is no action '" + joined.substr(0, 60) + "'");
}

std::string public_text(const state& s, seat who, const action& a, seat viewer)
{
    if (who != viewer && a.kind == action_kind::pass && s.phase != phase::play)
        return {};
    return to_text(s, a);
}

} // namespace hanpan::hollywood
