// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces/domino.h"

#include "base/text.h"

namespace hanpan::dominoes {

namespace {

constexpr std::array<face, faces> low_to_high()
{
    std::array<face, faces> order{};
    std::size_t n = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = a; b <= 6; ++b)
            order[n++] = make(a, b);
    return order;
}

} // namespace

constexpr std::array<face, faces> reading_order = low_to_high();

std::vector<face> listed(bag b)
{
    std::vector<face> all;
    for (const face f : reading_order)
        all.insert(all.end(), static_cast<std::size_t>(count(b, f)), f);
    return all;
}

std::string to_text(face f) { return {static_cast<char>('0' + low(f)), '-', static_cast<char>('0' + high(f))}; }

std::string to_text(bag b)
{
    std::string text;
    for (const face f : listed(b))
        text += (text.empty() ? "" : " ") + to_text(f);
    return text;
}

parsed<face> read_face(std::string_view text)
{
    const auto number = [](char c) { return c >= '1' && c <= '6' ? c - '0' : 0; };
    std::string_view name = text;
    bool second = false;
    if (name.size() == 5 && name[3] == '#' && (name[4] == '1' || name[4] == '2')) {
        second = name[4] == '2';
        name = name.substr(0, 3);
    }
    if (name.size() != 3 || name[1] != '-' || number(name[0]) == 0 || number(name[2]) == 0)
        return parsed<face>::failure(
            {HANPAN_SENTENCE("engine", "'%1' is not a domino; they are written 1-1 to 6-6"), text});
    const face f = make(number(name[0]), number(name[2]));
    if (second && !doubled(f))
        return parsed<face>::failure(
            {HANPAN_SENTENCE("engine", "'%1' does not exist: there is only one %2"), text, to_text(f)});
    return f;
}

parsed<bag> read_bag(std::string_view text, bag available)
{
    bag all = 0;
    for (const std::string_view word : words_of(text)) {
        const auto piece = read_face(word);
        if (!piece)
            return parsed<bag>::failure(piece.error);
        const int there = count(available, *piece);
        if (count(all, *piece) == there)
            return parsed<bag>::failure({there == 0   ? HANPAN_SENTENCE("engine", "%1 is not in the set in use")
                                         : there == 1 ? HANPAN_SENTENCE("engine", "there is only one %1")
                                                      : HANPAN_SENTENCE("engine", "there are only two %1"),
                                         to_text(*piece)});
        all = with(all, *piece);
    }
    return all;
}

} // namespace hanpan::dominoes
