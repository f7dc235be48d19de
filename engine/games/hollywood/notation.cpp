// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/notation.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <utility>

#include "base/text.h"

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

/// Cards by name, each a copy of its own where copies are named. `deck`: the cards there are, where the table is known.
parsed<std::vector<packs::typed_card>> read_names(const std::vector<std::string_view>& words, const card_set* deck)
{
    using result = parsed<std::vector<packs::typed_card>>;
    std::vector<packs::typed_card> row;
    card_set used;
    for (const std::string_view word : words) {
        const auto c = packs::read_card(word);
        if (!c)
            return result::failure(c.error);
        if (deck != nullptr && (deck->count(packs::face_of(c->which)) == 0 || (c->copy_given && !deck->has(c->which))))
            return result::failure("the packs have no card " + std::string(word));
        row.push_back(*c);
        if (!c->copy_given)
            continue;
        if (used.has(c->which))
            return result::failure("the card " + std::string(word) + " is named twice");
        used.add(c->which);
    }
    return row;
}

/// The very cards that are meant: copies as named, others the lowest ones free, out of `from`.
parsed<std::vector<card>> copies_of(const std::vector<packs::typed_card>& named, const card_set& from,
                                    const card_set& all)
{
    std::vector<card> row;
    card_set used;
    for (const packs::typed_card& c : named) {
        row.push_back(c.copy_given ? c.which : no_card);
        if (c.copy_given)
            used.add(c.which);
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] != no_card)
            continue;
        for (const card_set* pool : {&from, &all}) {
            card_set free = *pool;
            free.remove(used);
            if (row[i] == no_card)
                row[i] = free.find(packs::face_of(named[i].which));
        }
        if (row[i] == no_card)
            return parsed<std::vector<card>>::failure("the packs have not so many cards " + packs::to_text(named[i]));
        used.add(row[i]);
    }
    return row;
}

/// Why that many cards cannot be laid down, meld by meld; an empty message when they can.
template <class Row>
message laid_wrongly(const std::vector<Row>& melds)
{
    std::size_t cards = 0;
    for (std::size_t i = 0; i < melds.size(); ++i) {
        cards += melds[i].size();
        if (melds[i].size() > max_meld || cards > max_laid)
            return "so many cards cannot be laid down at once";
        if (i == max_contract_melds)
            return "no one lays down more than " + std::to_string(max_contract_melds) + " melds";
        if (melds[i].empty())
            return "'lay_down' needs cards in every meld";
    }
    return {};
}

} // namespace

parsed<std::vector<card>> read_cards(std::string_view text, const card_set& from, const card_set& all)
{
    const auto named = read_names(words_of(text), &all);
    return named ? copies_of(*named, from, all) : parsed<std::vector<card>>::failure(named.error);
}

std::string row_text(std::span<const card> row)
{
    std::string text;
    for (const card c : row)
        text += (text.empty() ? "" : " ") + packs::to_text(c);
    return text;
}

bool assign_kinds(const open_part& t, action& a)
{
    // Finds which melds could be which, then the first way to give the contract what it asks for.
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

told tell(const open_part&, const action& a)
{
    told t;
    t.kind = a.kind;
    if (a.kind == action_kind::lay_down) {
        const card* next = a.laid;
        for (int i = 0; i < a.melds; ++i)
            for (t.melds.emplace_back(); t.melds.back().size() < a.lengths[i]; ++next)
                t.melds.back().push_back({*next, true});
    } else if (a.kind == action_kind::lay_off || a.kind == action_kind::discard) {
        t.which = {a.which, true};
        if (a.kind == action_kind::lay_off) {
            t.onto = a.onto;
            t.to = a.to;
        }
    }
    return t;
}

std::string to_text(const told& t)
{
    std::string text;
    for (const auto& [kind, word] : verbs)
        if (kind == t.kind)
            text = word;
    for (std::size_t i = 0; i < t.melds.size(); ++i) {
        text += i == 0 ? "" : " |";
        for (const packs::typed_card& c : t.melds[i])
            text += " " + packs::to_text(c);
    }
    if (t.kind == action_kind::lay_off || t.kind == action_kind::discard)
        text += " " + packs::to_text(t.which);
    if (t.kind == action_kind::lay_off)
        text += " " + std::to_string(t.onto);
    for (const auto& [to, word] : ways)
        if (to == t.to)
            text += " " + std::string(word);
    return text;
}

std::string to_text(const open_part& s, const action& a) { return to_text(tell(s, a)); }

namespace {

parsed<told> failure(message said) { return parsed<told>::failure(std::move(said)); }

parsed<told> read_lay_down(const std::vector<std::string_view>& words, const card_set* deck)
{
    std::vector<std::vector<std::string_view>> melds(1);
    std::vector<std::string_view> names;
    for (const std::string_view word : std::span(words).subspan(1)) {
        if (word == "|") {
            melds.emplace_back();
            continue;
        }
        melds.back().push_back(word);
        names.push_back(word);
    }
    if (message wrong = laid_wrongly(melds); !wrong.empty())
        return failure(std::move(wrong));
    const auto row = read_names(names, deck);
    if (!row)
        return failure(row.error);
    told t;
    t.kind = action_kind::lay_down;
    auto next = row->begin();
    for (const auto& meld : melds) {
        t.melds.emplace_back(next, next + static_cast<std::ptrdiff_t>(meld.size()));
        next += static_cast<std::ptrdiff_t>(meld.size());
    }
    return t;
}

parsed<told> read_words(std::string_view text, const card_set* deck)
{
    const std::vector<std::string_view> words = words_of(text);
    if (words.empty())
        return failure("an action is missing");
    told t;
    if (words[0] == "lay_down")
        return read_lay_down(words, deck);
    if (words[0] == "discard" || words[0] == "lay_off") {
        const bool laying = words[0] == "lay_off";
        t.kind = laying ? action_kind::lay_off : action_kind::discard;
        if (laying ? words.size() != 3 && words.size() != 4 : words.size() != 2)
            return failure(laying ? "'lay_off' needs a card, a meld's number and, for a run, bottom or top"
                                  : "'discard' needs one card");
        const auto row = read_names({words[1]}, deck);
        if (!row)
            return failure(row.error);
        t.which = row->front();
        if (!laying)
            return t;
        const auto [end, error] = std::from_chars(words[2].data(), words[2].data() + words[2].size(), t.onto);
        if (error != std::errc() || end != words[2].data() + words[2].size() || t.onto < 0)
            return failure("'" + std::string(words[2]) + "' is not a meld's number");
        if (words.size() == 4) {
            const auto found =
                std::find_if(std::begin(ways), std::end(ways), [&](const auto& w) { return w.second == words[3]; });
            if (found == std::end(ways))
                return failure("'" + std::string(words[3]) + "' is not bottom, top or hand");
            t.to = found->first;
        }
        return t;
    }
    std::string joined(words[0]);
    for (std::size_t i = 1; i < words.size(); ++i)
        joined += " " + std::string(words[i]);
    for (const auto& [kind, word] : verbs)
        if (word == joined) {
            t.kind = kind;
            return t;
        }
    return failure("there is no action '" + joined.substr(0, 60) + "'");
}

} // namespace

parsed<told> read_told(std::string_view text) { return read_words(text, nullptr); }

parsed<action> meant(const standpoint& p, const told& t)
{
    using result = parsed<action>;
    action a;
    a.kind = t.kind;
    const card_set all = all_cards(*p.on.law, p.on.players);
    if (t.kind == action_kind::lay_down) {
        if (message wrong = laid_wrongly(t.melds); !wrong.empty())
            return result::failure(std::move(wrong));
        std::vector<packs::typed_card> named;
        for (const auto& meld : t.melds) {
            a.lengths[a.melds++] = static_cast<std::uint8_t>(meld.size());
            named.insert(named.end(), meld.begin(), meld.end());
        }
        const auto row = copies_of(named, p.hand, all);
        if (!row)
            return result::failure(row.error);
        std::copy(row->begin(), row->end(), a.laid);
        assign_kinds(p.on, a);
        return a;
    }
    if (t.kind != action_kind::lay_off && t.kind != action_kind::discard)
        return a;
    // A card without its copy means one in hand that may be thrown, rather than the one just taken.
    card_set from = p.hand;
    if (p.on.taken != no_card && from.count(packs::face_of(p.on.taken)) > 1)
        from.remove(p.on.taken);
    const auto row = copies_of({t.which}, from, all);
    if (!row)
        return result::failure(row.error);
    a.which = row->front();
    if (t.kind == action_kind::discard)
        return a;
    a.onto = static_cast<std::uint8_t>(std::min(t.onto, 99));
    a.to = t.to;
    // The end of a run may be left out where there is only one.
    layoff found[3];
    if (a.to == way::none && a.onto < p.on.meld_count && p.on.melds[a.onto].kind == meld_kind::run &&
        p.hand.has(a.which) && layoff_ways(p, a.which, a.onto, found, nullptr) == 1)
        a.to = found[0].to;
    return a;
}

parsed<action> read_action(const standpoint& p, std::string_view text)
{
    const card_set deck = all_cards(*p.on.law, p.on.players);
    const parsed<told> words = read_words(text, &deck);
    return words ? meant(p, *words) : parsed<action>::failure(words.error);
}

std::optional<told> shown(const open_part& s, seat who, const action& a, seat viewer)
{
    if (who != viewer && a.kind == action_kind::pass && s.phase != phase::play)
        return std::nullopt;
    return tell(s, a);
}

} // namespace hanpan::hollywood
