// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces/cards.h"

#include "base/index.h"
#include "base/text.h"

namespace hanpan::cards {
namespace {
constexpr std::string_view rank_letters = "A23456789TJQK";
constexpr std::string_view suit_letters = "SHDC";
} // namespace

std::string to_text(card c)
{
    if (is_joker(c))
        return "X" + std::to_string((rank_of(c) - ranks) * suits + suit_of(c) + 1);
    return {rank_letters[at(rank_of(c))], suit_letters[at(suit_of(c))]};
}

std::string to_text(card_set set)
{
    std::string text;
    for (; set != 0; set &= set - 1)
        text += (text.empty() ? "" : " ") + to_text(lowest(set));
    return text;
}

parsed<card> read_card(std::string_view text)
{
    if (text.size() == 2) {
        if (text[0] == 'X' && text[1] >= '1' && text[1] <= '8')
            return make_joker(text[1] - '0');
        const std::size_t rank = rank_letters.find(text[0]);
        const std::size_t suit = suit_letters.find(text[1]);
        if (rank != std::string_view::npos && suit != std::string_view::npos)
            return make(static_cast<int>(suit), static_cast<int>(rank));
    }
    return parsed<card>::failure(
        {HANPAN_SENTENCE("engine", "there is no card '%1' (cards are written like 7H, TD, AS, X1)"), text});
}

parsed<card_set> read_cards(std::string_view text)
{
    card_set set = 0;
    for (const std::string_view word : words_of(text)) {
        const parsed<card> c = read_card(word);
        if (!c)
            return parsed<card_set>::failure(c.error);
        if (has(set, *c))
            return parsed<card_set>::failure({HANPAN_SENTENCE("engine", "the card %1 is named twice"), word});
        set |= bit(*c);
    }
    return set;
}

} // namespace hanpan::cards
