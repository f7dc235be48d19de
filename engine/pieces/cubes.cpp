// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces/cubes.h"

#include <algorithm>

#include "base/index.h"
#include "base/text.h"

namespace hanpan::cubes {

namespace {

constexpr std::string_view suit_letters = "shdc";

int read_rank(std::string_view word)
{
    if (word == "A")
        return 1;
    if (word == "D")
        return dragon_rank;
    if (word.size() == 1 && word[0] >= '2' && word[0] <= '9')
        return word[0] - '0';
    if (word.size() == 2 && word[0] == '1' && word[1] >= '0' && word[1] <= '3')
        return 10 + word[1] - '0';
    return 0;
}

} // namespace

std::vector<type> listed(const bag& b)
{
    std::vector<type> all;
    for (int s = 0; s < suits; ++s)
        for (int r = 1; r <= ranks; ++r)
            all.insert(all.end(), static_cast<std::size_t>(b.count(make(s, r))), make(s, r));
    return all;
}

std::string to_text(type t)
{
    const int rank = rank_of(t);
    std::string text = rank == 1 ? "A" : rank == dragon_rank ? "D" : std::to_string(rank);
    text += suit_letters[at(suit_of(t))];
    return text;
}

std::string to_text(const bag& b)
{
    std::string text;
    for (const type t : listed(b))
        text += (text.empty() ? "" : " ") + to_text(t);
    return text;
}

parsed<type> read_cube(std::string_view text)
{
    std::string_view name = text;
    if (name.size() > 2 && (name.ends_with("#1") || name.ends_with("#2")))
        name.remove_suffix(2);
    const auto suit = name.empty() ? std::string_view::npos : suit_letters.find(name.back());
    const int rank = name.empty() ? 0 : read_rank(name.substr(0, name.size() - 1));
    if (suit == std::string_view::npos || rank == 0)
        return parsed<type>::failure(
            {HANPAN_SENTENCE("engine", "'%1' is not a cube (they are written like 7s, 11h, Ad, Dc)"), text});
    return make(static_cast<int>(suit), rank);
}

parsed<std::vector<type>> read_cubes(std::string_view text)
{
    using result = parsed<std::vector<type>>;
    std::vector<type> list;
    for (const std::string_view word : words_of(text)) {
        const auto cube = read_cube(word);
        if (!cube)
            return result::failure(cube.error);
        if (std::count(list.begin(), list.end(), *cube) == copies)
            return result::failure({HANPAN_SENTENCE("engine", "there are only two %1"), to_text(*cube)});
        list.push_back(*cube);
    }
    return list;
}

parsed<bag> read_bag(std::string_view text)
{
    const auto list = read_cubes(text);
    if (!list)
        return parsed<bag>::failure(list.error);
    bag b;
    for (const type t : *list)
        b.add(t);
    return b;
}

} // namespace hanpan::cubes
