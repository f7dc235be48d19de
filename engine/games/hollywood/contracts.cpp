// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/contracts.h"

#include <utility>

namespace hanpan::hollywood {
namespace {

constexpr std::pair<std::string_view, std::string_view> named[] = {
    {"seed_7", "S3 S3|S3 R4|R4 R4|S3 S3 S3|S3 S3 R4|S3 R4 R4|R4 R4 R4!"},
    {"six", "S3 S3|S3 R4|R4 R4|S3 S3 S3|S3 S3 R4|S3 R4 R4!"},
    {"shanghai_10", "S3 S3|S3 R4|R4 R4|S3 S3 S3|S3 R7|S3 S3 R5|R4 R4 R4|S3 R10|S3 S3 S3 R5|R5 R5 R5"},
};
constexpr int least_cards = 3, most_cards = 12;

} // namespace

parsed<std::vector<contract>> read_contracts(std::string_view text)
{
    using result = parsed<std::vector<contract>>;
    for (const auto& [name, list] : named)
        if (text == name)
            return read_contracts(list);
    std::vector<contract> hands;
    while (true) {
        const std::size_t bar = text.find('|');
        std::string_view hand = text.substr(0, bar);
        const auto wrong = [&](message what) {
            return result::failure({HANPAN_SENTENCE("hollywood", "round %1: %2"), hands.size() + 1, std::move(what)});
        };
        contract c;
        while (true) {
            const std::size_t begin = hand.find_first_not_of(" \t");
            if (begin == std::string_view::npos)
                break;
            hand.remove_prefix(begin);
            if (c.final_hand)
                return wrong(HANPAN_SENTENCE("hollywood", "nothing follows '!'"));
            if (hand.front() == '!') {
                c.final_hand = true;
                hand.remove_prefix(1);
                continue;
            }
            const std::string_view word = hand.substr(0, hand.find_first_of(" \t!"));
            hand.remove_prefix(word.size());
            int least = 0;
            bool good = word.size() >= 2 && word.size() <= 3 && (word[0] == 'S' || word[0] == 'R');
            for (std::size_t i = 1; good && i < word.size(); ++i) {
                good = word[i] >= '0' && word[i] <= '9';
                least = least * 10 + (word[i] - '0');
            }
            if (!good || least < least_cards || least > most_cards)
                return wrong(
                    {HANPAN_SENTENCE("hollywood", "a meld is S3 to S12 or R3 to R12, not '%1'"), word.substr(0, 12)});
            if (c.count == max_contract_melds)
                return wrong(HANPAN_SENTENCE("hollywood", "a contract has at most four melds"));
            c.parts[c.count++] = {word[0] == 'S' ? meld_kind::set : meld_kind::run, static_cast<std::uint8_t>(least)};
        }
        if (c.count == 0)
            return wrong(HANPAN_SENTENCE("hollywood", "there is no meld"));
        if (static_cast<int>(hands.size()) == max_hands)
            return result::failure({HANPAN_SENTENCE("hollywood", "there are at most %1 rounds"), max_hands});
        hands.push_back(c);
        if (bar == std::string_view::npos)
            return hands;
        text.remove_prefix(bar + 1);
    }
}

std::vector<contract> contracts_of(const std::string& text)
{
    auto read = read_contracts(text);
    return read ? std::move(*read) : *read_contracts("seed_7");
}

std::string to_text(const contract& c)
{
    std::string text;
    for (int i = 0; i < c.count; ++i)
        text += (i == 0 ? "" : " ") + std::string(c.parts[i].kind == meld_kind::set ? "S" : "R") +
                std::to_string(c.parts[i].least);
    return text + (c.final_hand ? "!" : "");
}

} // namespace hanpan::hollywood
