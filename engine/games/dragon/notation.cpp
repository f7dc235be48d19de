// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/notation.h"

#include <sstream>
#include <vector>

#include "base/index.h"
#include "games/dragon/actions.h"

namespace hanpan::dragon {

std::string to_text(const state& s, const action& a)
{
    switch (a.what) {
    case action::kind::draw: return a.mountain == no_seat ? "draw" : "draw " + std::to_string(a.mountain);
    case action::kind::island: return "island";
    case action::kind::river: return "river " + cubes::to_text(a.cube);
    case action::kind::pass: return "pass";
    case action::kind::discard:
        return "discard " + cubes::to_text(a.cube) + (says_holla(s, s.open.current, a) ? " holla" : "");
    case action::kind::forfeit: return "forfeit";
    }
    return "";
}

parsed<action> read_action(const state& s, seat who, std::string_view text)
{
    using result = parsed<action>;
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    if (words.empty())
        return result::failure("an empty action; known are: draw, island, river, pass, discard, forfeit");
    action a;
    const std::string& verb = words[0];
    if (verb == "river" || verb == "discard") {
        if (words.size() < 2)
            return result::failure("'" + verb + "' needs a cube");
        const auto cube = cubes::read_cube(words[1]);
        if (!cube)
            return result::failure(cube.error);
        a.cube = *cube;
        a.what = verb == "river" ? action::kind::river : action::kind::discard;
        if (words.size() == 3 && words[2] == "holla" && verb == "discard")
            a.holla = true;
        else if (words.size() > 2)
            return result::failure("nothing may follow the cube" +
                                   std::string(verb == "discard" ? " but 'holla'" : ""));
        return a;
    }
    if (verb == "draw" && words.size() == 2) {
        if (words[1].size() != 1 || words[1][0] < '0' || words[1][0] >= '0' + s.open.players)
            return result::failure("'" + words[1] + "' is not a seat from 0 to " + std::to_string(s.open.players - 1));
        // The mountain that is drawn from anyway goes without saying.
        const int from = words[1][0] - '0';
        const bool chosen =
            s.open.rules->empty_mountain_source == empty_source::player_choice && s.open.mountain[at(who)] == 0;
        a.mountain = static_cast<std::int8_t>(chosen || from != mountain_for(s.open, who) ? from : no_seat);
        return a;
    }
    if (words.size() > 1)
        return result::failure("nothing may follow '" + verb + "'");
    if (verb == "draw")
        a.what = action::kind::draw;
    else if (verb == "island")
        a.what = action::kind::island;
    else if (verb == "pass")
        a.what = action::kind::pass;
    else if (verb == "forfeit")
        a.what = action::kind::forfeit;
    else
        return result::failure("'" + verb +
                               "' is not an action; known are: draw, island, river, pass, discard, forfeit");
    return a;
}

std::string public_text(const state& s, seat, const action& a, seat) { return to_text(s, a); }

} // namespace hanpan::dragon
