// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/notation.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <vector>

namespace hanpan::hohpai {

namespace {

enum class names : std::uint8_t { nothing, piece, secret }; ///< `secret`: a piece that others do not see

struct word {
    action::kind what;
    std::string_view verb;
    std::string_view object; ///< what follows, "" = nothing
    names named;
};
constexpr std::array<word, 7> grammar{{{action::kind::exchange, "exchange", "", names::secret},
                                       {action::kind::declare, "declare", "", names::nothing},
                                       {action::kind::decline, "decline", "", names::nothing},
                                       {action::kind::take_discard, "take", "discard", names::nothing},
                                       {action::kind::take_stock, "take", "stock", names::nothing},
                                       {action::kind::discard, "discard", "", names::piece},
                                       {action::kind::pass, "pass", "", names::nothing}}};

const word& word_of(action::kind what)
{
    return *std::find_if(grammar.begin(), grammar.end(), [&](const word& w) { return w.what == what; });
}

message needs_piece(std::string_view verb) { return "'" + std::string(verb) + "' needs one piece"; }

} // namespace

std::string to_text(const told& t)
{
    const word& w = word_of(t.what);
    return std::string(w.verb) + (w.object.empty() ? "" : " " + std::string(w.object)) +
           (w.named != names::nothing && t.piece < dominoes::faces ? " " + dominoes::to_text(t.piece) : "");
}

parsed<told> read_told(std::string_view text)
{
    using result = parsed<told>;
    std::istringstream in{std::string(text)};
    std::vector<std::string> said;
    for (std::string part; in >> part;)
        said.push_back(part);
    if (said.empty())
        return result::failure("an action is missing");
    const bool known = std::any_of(grammar.begin(), grammar.end(), [&](const word& w) { return w.verb == said[0]; });
    if (!known)
        return result::failure("unknown action '" + said[0] +
                               "'; known are: exchange, declare, decline, take discard, take stock, discard, pass");
    for (const word& w : grammar) {
        if (w.verb != said[0])
            continue;
        if (w.named != names::nothing) {
            if (said.size() == 1 && w.named == names::secret)
                return told{w.what, dominoes::no_face};
            if (said.size() != 2)
                return result::failure(needs_piece(w.verb));
            const auto piece = dominoes::read_face(said[1]);
            if (!piece)
                return result::failure(piece.error);
            return told{w.what, *piece};
        }
        if (w.object.empty() ? said.size() == 1 : said.size() == 2 && said[1] == w.object)
            return told{w.what, dominoes::no_face};
    }
    return result::failure(said[0] == "take" ? "'take' needs 'discard' or 'stock'"
                                             : "nothing may follow '" + said[0] + "'");
}

told tell(const action& a) { return {a.what, a.piece}; }

parsed<action> read_action(std::string_view text)
{
    using result = parsed<action>;
    const parsed<told> read = read_told(text);
    if (!read)
        return result::failure(read.error);
    const word& w = word_of(read->what);
    if (w.named != names::nothing && read->piece == dominoes::no_face)
        return result::failure(needs_piece(w.verb));
    return action{read->what, read->piece};
}

std::optional<told> shown(const state& s, seat who, const action& a, seat viewer)
{
    if (viewer == who)
        return tell(a);
    if (word_of(a.what).named == names::secret)
        return told{a.what, dominoes::no_face};
    const bool answer =
        a.what == action::kind::decline || (a.what == action::kind::declare && !s.open.unanswered.empty());
    return answer ? std::nullopt : std::optional(tell(a));
}

} // namespace hanpan::hohpai
