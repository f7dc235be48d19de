// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/stacked.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string_view>

#include "base/random.h"
#include "base/text.h"
#include "match/deal.h"

namespace hanpan {

namespace {

/// How many shuffles are dealt to see where each place of the deck goes: with four twins of every piece a wrong place
/// fits one of them by chance once in four times.
constexpr int shuffles_seen = 48;

/// The pieces of the deck in dealing order: what follows the colon of the deal's text.
std::vector<std::string> dealt_pieces(const match& dealt)
{
    const std::string text = dealt.deal_text();
    std::vector<std::string> names;
    for (const std::string_view word : words_of(std::string_view(text).substr(text.find(": ") + 2)))
        names.emplace_back(word);
    return names;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " ") + name;
    return text;
}

/// Can the two names mean the same piece? Twins are told apart only where both names do.
bool same(std::string_view a, std::string_view b)
{
    return a == b || ((a.find('#') == a.npos || b.find('#') == b.npos) && without_copy(a) == without_copy(b));
}

/// The places of the deck that may go to a zone, and to which place of it.
struct sights {
    bool pile = false;                 ///< pieces leave it from its end
    std::vector<std::vector<bool>> in; ///< [place of the zone][place of the deck]
    std::vector<bool> anywhere;        ///< [place of the deck]: somewhere in it

    void see(const std::vector<std::string>& pieces, const std::vector<std::string>& deck)
    {
        if (in.empty()) {
            in.assign(pieces.size(), std::vector<bool>(deck.size(), true));
            anywhere.assign(deck.size(), true);
        }
        for (std::size_t d = 0; d < deck.size(); ++d) {
            bool here = false;
            for (std::size_t p = 0; p < in.size(); ++p) {
                const bool fits = p < pieces.size() && same(pieces[p], deck[d]);
                here = here || fits;
                if (!fits)
                    in[p][d] = false;
            }
            if (!here)
                anywhere[d] = false;
        }
    }
    /// The place of the deck that always went to this place of the zone; nothing where none did, because the zone is
    /// sorted.
    std::optional<std::size_t> source(std::size_t place) const
    {
        const auto found = std::find(in[place].begin(), in[place].end(), true);
        if (found == in[place].end())
            return std::nullopt;
        return std::size_t(found - in[place].begin());
    }
};

} // namespace

parsed<std::string> stacked_deck(const game_entry& game, const match_setup& setup,
                                 const std::vector<wanted_zone>& wanted)
{
    using result = parsed<std::string>;
    match_setup seen = setup;
    seen.deck.clear();
    auto first = game.create(seen);
    if (!first)
        return result::failure(first.error);
    std::vector<std::string> deck = dealt_pieces(**first);
    const std::vector<std::string> fallen = deck;

    std::map<std::string, sights> zones;
    random_stream rng(setup.seed);
    for (int i = 0; i < shuffles_seen; ++i) {
        seen.deck = joined(deck);
        auto dealt = game.create(seen);
        if (!dealt)
            return result::failure(dealt.error);
        for (const zone& z : (*dealt)->open_zones())
            if (!z.pieces.empty() || zones.contains(z.id)) {
                zones[z.id].see(z.pieces, deck);
                zones[z.id].pile = z.kind == "stock" || z.kind == "mountain";
            }
        rng.shuffle(std::span(deck));
    }

    std::vector<std::string> stacked(fallen.size());
    std::vector<std::string> left = fallen;
    const auto take = [&](std::string_view name) -> std::optional<std::string> {
        const auto found =
            std::find_if(left.begin(), left.end(), [&](const std::string& one) { return same(one, name); });
        if (found == left.end())
            return std::nullopt;
        std::string taken = std::move(*found);
        left.erase(found);
        return taken;
    };
    for (const auto& [id, typed] : wanted) {
        const auto there = zones.find(id);
        if (there == zones.end())
            return result::failure("after the deal nothing lies in '" + id + "'");
        const sights& seen_there = there->second;
        const auto words = words_of(typed);
        if (words.size() > seen_there.in.size())
            return result::failure("'" + id + "' holds " + std::to_string(seen_there.in.size()) +
                                   " pieces after the deal, not " + std::to_string(words.size()));
        // A pile is named from its top, which is its last piece.
        const bool ordered = !seen_there.in.empty() && seen_there.source(0).has_value();
        std::vector<std::size_t> places;
        if (ordered) {
            for (std::size_t p = 0; p < seen_there.in.size(); ++p)
                if (const auto from = seen_there.source(seen_there.pile ? seen_there.in.size() - 1 - p : p))
                    places.push_back(*from);
        } else {
            for (std::size_t d = 0; d < seen_there.anywhere.size(); ++d)
                if (seen_there.anywhere[d])
                    places.push_back(d);
        }
        if (places.size() < words.size())
            return result::failure("the deal of '" + id + "' depends on the pieces dealt: it cannot be stacked");
        for (std::size_t w = 0; w < words.size(); ++w) {
            auto piece = take(words[w]);
            if (!piece)
                return result::failure("'" + std::string(words[w]) + "' of '" + id +
                                       "' is not in the set, or is asked for too often");
            if (!stacked[places[w]].empty())
                return result::failure("'" + id + "' is asked for twice");
            stacked[places[w]] = std::move(*piece);
        }
    }
    auto next = left.begin();
    for (std::string& name : stacked)
        if (name.empty())
            name = std::move(*next++);
    return result(joined(stacked));
}

} // namespace hanpan
