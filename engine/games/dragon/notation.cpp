// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/notation.h"

#include <sstream>
#include <vector>

#include "base/index.h"
#include "games/dragon/actions.h"

namespace hanpan::dragon {

namespace {

/// `free`: the hidden hand of `who`.
told as_written(const open_part& o, seat who, const cubes::bag& free, const action& a)
{
    told t;
    t.what = a.what;
    if (a.what == action::kind::draw)
        t.mountain = a.mountain;
    if (a.what == action::kind::river || a.what == action::kind::discard)
        t.cube = a.cube;
    if (a.what == action::kind::discard)
        t.holla = says_holla(o, who, free, a);
    return t;
}

} // namespace

std::string to_text(const told& t)
{
    if (!t.what)
        return "";
    switch (*t.what) {
    case action::kind::draw: return t.mountain == no_seat ? "draw" : "draw " + std::to_string(t.mountain);
    case action::kind::island: return "island";
    case action::kind::river: return "river " + cubes::to_text(t.cube);
    case action::kind::pass: return "pass";
    case action::kind::discard: return "discard " + cubes::to_text(t.cube) + (t.holla ? " holla" : "");
    case action::kind::forfeit: return "forfeit";
    }
    return "";
}

parsed<told> read_told(std::string_view text, int seats)
{
    using result = parsed<told>;
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    if (words.empty())
        return result::failure("an empty action; known are: draw, island, river, pass, discard, forfeit");
    told t;
    const std::string& verb = words[0];
    if (verb == "river" || verb == "discard") {
        if (words.size() < 2)
            return result::failure("'" + verb + "' needs a cube");
        const auto cube = cubes::read_cube(words[1]);
        if (!cube)
            return result::failure(cube.error);
        t.cube = *cube;
        t.what = verb == "river" ? action::kind::river : action::kind::discard;
        if (words.size() == 3 && words[2] == "holla" && verb == "discard")
            t.holla = true;
        else if (words.size() > 2)
            return result::failure("nothing may follow the cube" +
                                   std::string(verb == "discard" ? " but 'holla'" : ""));
        return t;
    }
    if (verb == "draw" && words.size() == 2) {
        if (words[1].size() != 1 || words[1][0] < '0' || words[1][0] >= '0' + seats)
            return result::failure("'" + words[1] + "' is not a seat from 0 to " + std::to_string(seats - 1));
        t.what = action::kind::draw;
        t.mountain = static_cast<std::int8_t>(words[1][0] - '0');
        return t;
    }
    if (words.size() > 1)
        return result::failure("nothing may follow '" + verb + "'");
    if (verb == "draw")
        t.what = action::kind::draw;
    else if (verb == "island")
        t.what = action::kind::island;
    else if (verb == "pass")
        t.what = action::kind::pass;
    else if (verb == "forfeit")
        t.what = action::kind::forfeit;
    else
        return result::failure("'" + verb +
                               "' is not an action; known are: draw, island, river, pass, discard, forfeit");
    return t;
}

told tell(const state& s, const action& a) { return as_written(s.open, s.open.current, s.free[at(s.open.current)], a); }
told tell(const view& v, const action& a) { return as_written(v.open, v.me, v.hand, a); }
std::string to_text(const state& s, const action& a) { return to_text(tell(s, a)); }
std::string to_text(const view& v, const action& a) { return to_text(tell(v, a)); }

parsed<action> read_action(const open_part& o, seat who, std::string_view text)
{
    const parsed<told> read = read_told(text, o.players);
    if (!read)
        return parsed<action>::failure(read.error);
    action a{*read->what, read->cube, read->mountain, read->holla};
    const bool chosen = o.rules->empty_mountain_source == empty_source::player_choice && o.mountain[at(who)] == 0;
    if (!chosen && a.mountain == mountain_for(o, who))
        a.mountain = no_seat;
    return a;
}

parsed<action> read_action(const state& s, seat who, std::string_view text) { return read_action(s.open, who, text); }
parsed<action> read_action(const view& v, seat who, std::string_view text) { return read_action(v.open, who, text); }

std::optional<told> shown(const state& s, seat, const action& a, seat) { return tell(s, a); }

} // namespace hanpan::dragon
