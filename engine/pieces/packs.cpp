// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces/packs.h"

namespace hanpan::packs {

std::string to_text(card c)
{
    std::string text = cards::to_text(face_of(c));
    if (!is_joker(c))
        text += "#" + std::to_string(copy_of(c) + 1);
    return text;
}

std::string to_text(const card_set& set)
{
    std::string text;
    set.each_sorted([&](card c) { text += (text.empty() ? "" : " ") + to_text(c); });
    return text;
}

std::string to_text(const typed_card& c) { return c.copy_given ? to_text(c.which) : cards::to_text(face_of(c.which)); }

parsed<typed_card> read_card(std::string_view word)
{
    const std::size_t mark = word.find('#');
    const parsed<cards::card> face = cards::read_card(word.substr(0, mark));
    if (!face)
        return parsed<typed_card>::failure(
            {HANPAN_SENTENCE("engine", "there is no card '%1' (cards are written like 7H, 7H#2, AS, X1)"), word});
    if (mark == std::string_view::npos)
        return typed_card{make(*face, 0), cards::is_joker(*face)};
    const std::string_view copy = word.substr(mark + 1);
    if (copy.size() != 1 || copy[0] < '1' || copy[0] > '0' + max_packs || cards::is_joker(*face))
        return parsed<typed_card>::failure(
            {HANPAN_SENTENCE("engine", "there is no card '%1' (copies are written like 7H#1, 7H#2)"), word});
    return typed_card{make(*face, copy[0] - '1'), true};
}

} // namespace hanpan::packs
