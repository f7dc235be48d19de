// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/notation.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.h"
#include "games/hoola/actions.h"

namespace hanpan::hoola {
namespace {

constexpr std::pair<action_kind, std::string_view> verbs[] = {
    {action_kind::draw, "draw"},       {action_kind::take, "take"}, {action_kind::thank, "thank"},
    {action_kind::pass, "pass"},       {action_kind::meld, "meld"}, {action_kind::add, "add"},
    {action_kind::discard, "discard"}, {action_kind::stop, "stop"}, {action_kind::blast, "blast"},
    {action_kind::stay, "stay"},       {action_kind::drop, "drop"},
};

parsed<told> failure(message said) { return parsed<told>::failure(std::move(said)); }

/// A meld's number; whether there is such a meld is for `refusal` to say.
parsed<told> read_number(told t, std::string_view word)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 0)
        return failure("'" + std::string(word) + "' is not a meld's number");
    t.onto = std::min(number, 99);
    return t;
}

/// The cards from hand of a new meld that also uses `top`, in order.
std::vector<card> without_top(std::vector<card> row, card top)
{
    std::erase(row, top);
    return row;
}

/// The reading of the joker under which the cards of the meld lie in the order they were written in.
card joker_as_written(const rules& law, const std::vector<card>& written, card top)
{
    card_set pieces = top == no_card ? 0 : cards::bit(top);
    for (const card c : written)
        pieces |= cards::bit(c);
    if ((pieces & cards::jokers) == 0)
        return no_card;
    const card_set naturals = pieces & cards::naturals;
    if (naturals == 0)
        return no_card;
    const auto reads_so = [&](card as) {
        const meld_reading reading = read_meld(law, pieces, as);
        return reading.why == refused::none && reading.joker_as == as &&
               without_top(in_order(law, pieces, as), top) == written;
    };
    // Where several readings fit, the joker stands at the upper end of the run, as when it is added (RULES.md,
    // Readings).
    if (const card usual = read_meld(law, pieces).joker_as; usual != no_card && reads_so(usual))
        return usual;
    for (int rank = cards::ranks - 1; rank >= 0; --rank)
        if (const card as = cards::make(cards::suit_of(cards::lowest(naturals)), rank); reads_so(as))
            return as;
    return no_card;
}

} // namespace

std::vector<card> in_order(const table_meld& m)
{
    std::vector<card> row;
    card_set left = m.held;
    const auto put = [&](card c) {
        row.push_back(c);
        left &= ~cards::bit(c);
    };
    const card_set joker = m.held & cards::jokers;
    if (m.kind == meld_kind::run) {
        for (int i = 0; i < m.length; ++i) {
            const card place = cards::make(m.suit, (m.start + i) % cards::ranks);
            put(place == m.joker_as ? cards::lowest(joker) : place);
        }
        return row;
    }
    for (card_set same = m.held & cards::of_rank(m.rank); same != 0; same &= same - 1)
        put(cards::lowest(same));
    if (joker != 0 && m.joker_as == no_card)
        put(cards::lowest(joker));
    // The rest grew out of the set; its outer end comes last.
    const int step = m.spur_grows == growth::down ? 1 : cards::ranks - 1;
    for (int i = m.spur_length; i-- > 0;)
        if (const card place = cards::make(m.spur_suit, (m.spur_end + step * i) % cards::ranks); place == m.joker_as)
            put(cards::lowest(joker));
        else
            put(place);
    return row;
}

std::vector<card> in_order(const rules& law, card_set pieces, card joker_as)
{
    const meld_reading reading = read_meld(law, pieces, joker_as);
    if (reading.why == refused::none)
        return in_order(lay(law, pieces, reading, 0));
    std::vector<card> row;
    for (; pieces != 0; pieces &= pieces - 1)
        row.push_back(cards::lowest(pieces));
    return row;
}

card joker_in_order(const rules& law, const std::vector<card>& row) { return joker_as_written(law, row, no_card); }

std::string_view verb(action_kind kind)
{
    for (const auto& [k, word] : verbs)
        if (k == kind)
            return word;
    return "";
}

std::string to_text(const told& t)
{
    std::string text(verb(t.kind));
    const bool claims = t.kind == action_kind::take || t.kind == action_kind::thank;
    if (claims && t.onto >= 0)
        return text + " > " + std::to_string(t.onto);
    for (const card c : t.cards)
        text += " " + cards::to_text(c);
    if (t.kind == action_kind::add)
        text += " " + std::to_string(t.onto);
    return text;
}

parsed<told> read_told(std::string_view text)
{
    const std::vector<std::string_view> words = words_of(text);
    if (words.empty())
        return failure("an action is missing");
    told t;
    const auto found =
        std::find_if(std::begin(verbs), std::end(verbs), [&](const auto& v) { return v.second == words[0]; });
    if (found == std::end(verbs))
        return failure("there is no action '" + std::string(words[0]) + "'");
    t.kind = found->first;
    switch (t.kind) {
    case action_kind::add:
    case action_kind::discard: {
        const std::size_t length = t.kind == action_kind::add ? 3 : 2;
        if (words.size() != length)
            return failure(t.kind == action_kind::add ? "'add' needs a card and a meld's number"
                                                      : "'discard' needs one card");
        const parsed<card> c = cards::read_card(words[1]);
        if (!c)
            return failure(c.error);
        t.cards = {*c};
        return length == 3 ? read_number(std::move(t), words[2]) : parsed<told>(std::move(t));
    }
    case action_kind::meld:
    case action_kind::take:
    case action_kind::thank:
        if (t.kind != action_kind::meld && words.size() >= 2 && words[1] == ">")
            return words.size() == 3 ? read_number(std::move(t), words[2])
                                     : failure("after '>' comes one meld's number");
        if (t.kind == action_kind::meld && words.size() == 1)
            return failure("'meld' needs cards");
        for (std::size_t i = 1; i < words.size(); ++i) {
            const parsed<card> c = cards::read_card(words[i]);
            if (!c)
                return failure(c.error);
            if (std::find(t.cards.begin(), t.cards.end(), *c) != t.cards.end())
                return failure("the card " + std::string(words[i]) + " is named twice");
            t.cards.push_back(*c);
        }
        return t;
    default:
        if (words.size() != 1)
            return failure("'" + std::string(words[0]) + "' stands alone");
        return t;
    }
}

told tell(const open_part& t, const action& a)
{
    told said;
    said.kind = a.kind;
    switch (a.kind) {
    case action_kind::take:
    case action_kind::thank:
        said.onto = a.onto;
        if (a.onto < 0 && a.with != 0 && t.pile_count > 0)
            said.cards = without_top(in_order(*t.law, a.with | cards::bit(t.top()), a.joker_as), t.top());
        break;
    case action_kind::meld: said.cards = in_order(*t.law, a.with, a.joker_as); break;
    case action_kind::add: said.onto = a.onto; [[fallthrough]];
    case action_kind::discard: said.cards = {a.which}; break;
    default: break;
    }
    return said;
}

parsed<action> read_action(const open_part& t, seat, std::string_view text)
{
    using result = parsed<action>;
    const parsed<told> said = read_told(text);
    if (!said)
        return result::failure(said.error);
    for (const card c : said->cards)
        if (!cards::has(pack(*t.law), c))
            return result::failure("the pack has no card " + cards::to_text(c));
    action a;
    a.kind = said->kind;
    a.onto = static_cast<std::int8_t>(said->onto);
    switch (a.kind) {
    case action_kind::add:
    case action_kind::discard: a.which = said->cards.front(); break;
    case action_kind::meld:
    case action_kind::take:
    case action_kind::thank:
        if (said->onto >= 0)
            break;
        for (const card c : said->cards)
            a.with |= cards::bit(c);
        a.joker_as = joker_as_written(*t.law, said->cards, a.kind == action_kind::meld ? no_card : t.top());
        break;
    default: break;
    }
    return a;
}

std::optional<told> shown(const state& s, seat who, const action& a, seat viewer)
{
    if (who == viewer)
        return tell(s, a);
    if (a.kind == action_kind::pass)
        return {};
    // What waits for others is heard when it is done.
    if (s.phase == phase::claim && who == s.turn && !comes_first(s, a.kind) &&
        (s.claimant != no_seat || s.asked.size() > 1))
        return {};
    if (a.kind == action_kind::thank && !s.law->race())
        for (const seat other : s.asked)
            if (other != who && distance(s.turn, other, s.players) < distance(s.turn, who, s.players))
                return told{action_kind::thank, {}, -1};
    return tell(s, a);
}

} // namespace hanpan::hoola
