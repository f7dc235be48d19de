// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/notation.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <vector>

namespace hanpan::hohpai {

namespace {

struct word {
    action::kind what;
    std::string_view verb;
    std::string_view object; ///< what follows, "" = nothing
    bool piece;              ///< a piece follows
};
constexpr std::array<word, 7> words{{{action::kind::exchange, "exchange", "", true},
                                     {action::kind::declare, "declare", "", false},
                                     {action::kind::decline, "decline", "", false},
                                     {action::kind::take_discard, "take", "discard", false},
                                     {action::kind::take_stock, "take", "stock", false},
                                     {action::kind::discard, "discard", "", true},
                                     {action::kind::pass, "pass", "", false}}};

const word& word_of(const action& a)
{
    return *std::find_if(words.begin(), words.end(), [&](const word& w) { return w.what == a.what; });
}

std::string phrase(const word& w)
{
    return std::string(w.verb) + (w.object.empty() ? "" : " " + std::string(w.object));
}

} // namespace

std::string to_text(const state&, const action& a)
{
    const word& w = word_of(a);
    return phrase(w) + (w.piece && a.piece < dominoes::faces ? " " + dominoes::to_text(a.piece) : "");
}

parsed<action> read_action(const state&, seat, std::string_view text)
{
    using result = parsed<action>;
    std::istringstream in{std::string(text)};
    std::vector<std::string> said;
    for (std::string part; in >> part;)
        said.push_back(part);
    if (said.empty())
        return result::failure("an action is missing");
    const bool known = std::any_of(words.begin(), words.end(), [&](const word& w) { return w.verb == said[0]; });
    if (!known)
        return result::failure("unknown action '" + said[0] +
                               "'; known are: exchange, declare, decline, take discard, take stock, discard, pass");
    for (const word& w : words) {
        if (w.verb != said[0])
            continue;
        if (w.piece) {
            if (said.size() != 2)
                return result::failure("'" + said[0] + "' needs one piece");
            const auto piece = dominoes::read_face(said[1]);
            if (!piece)
                return result::failure(piece.error);
            return action{w.what, *piece};
        }
        if (w.object.empty() ? said.size() == 1 : said.size() == 2 && said[1] == w.object)
            return action{w.what, dominoes::no_face};
    }
    return result::failure(said[0] == "take" ? "'take' needs 'discard' or 'stock'"
                                             : "nothing may follow '" + said[0] + "'");
}

std::string public_text(const state& s, seat who, const action& a, seat viewer)
{
    if (viewer == who)
        return to_text(s, a);
    if (a.what == action::kind::exchange)
        return phrase(word_of(a));
    const bool answer =
        a.what == action::kind::decline || (a.what == action::kind::declare && !s.open.unanswered.empty());
    return answer ? std::string() : to_text(s, a);
}

} // namespace hanpan::hohpai
