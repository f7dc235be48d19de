// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/record.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/index.h"
#include "base/json_text.h"

namespace hanpan {

namespace {

constexpr std::string_view head_word = "hanpan-record";
constexpr int version = 1;

std::string amounts_text(const std::vector<half_units>& amounts)
{
    std::string text;
    for (const half_units a : amounts)
        text += " " + to_text(a);
    return text;
}

/// FNV-1a over the lines above, each with one line feed, so that a file that went through a system with other line ends
/// still fits.
std::uint64_t add_line(std::uint64_t hash, std::string_view line)
{
    const auto add = [&](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL; };
    for (const char c : line)
        add(c);
    add('\n');
    return hash;
}
constexpr std::uint64_t first_hash = 0xcbf29ce484222325ULL;

std::string hexadecimal(std::uint64_t value)
{
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4)
        text[at(i)] = "0123456789abcdef"[value & 15];
    return text;
}

template <class T>
std::optional<T> number(std::string_view text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// "7", "-3", "1.5".
std::optional<half_units> read_amount(std::string_view text)
{
    const auto point = text.find('.');
    const auto whole_part = number<std::int32_t>(text.substr(0, point));
    if (!whole_part || (point != std::string_view::npos && text.substr(point) != ".5"))
        return std::nullopt;
    const half_units halves = point == std::string_view::npos ? 0 : 1;
    return whole(*whole_part) + (text.front() == '-' ? -halves : halves);
}

/// Cuts the first word off `rest`.
std::string_view take_word(std::string_view& rest)
{
    const auto blank = rest.find(' ');
    const std::string_view word = rest.substr(0, blank);
    rest = blank == std::string_view::npos ? std::string_view() : rest.substr(blank + 1);
    return word;
}

/// Reads a record line by line. Every step gives an error sentence, empty when all is well.
class reader {
public:
    reader(std::string_view text, std::span<const game_entry> games) : text_(text), games_(games) {}

    parsed<std::unique_ptr<match>> read()
    {
        std::string error;
        int number_of_line = 0;
        while (error.empty() && !text_.empty()) {
            ++number_of_line;
            std::string_view line = text_.substr(0, text_.find('\n'));
            text_.remove_prefix(std::min(line.size() + 1, text_.size()));
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            error = take(line, number_of_line == 1);
        }
        if (error.empty() && stage_ != stage::done) {
            ++number_of_line;
            error =
                "the record ends before its '" + std::string(stage_ == stage::scores ? "over" : "scores") + "' line";
        }
        if (!error.empty())
            return parsed<std::unique_ptr<match>>::failure("line " + std::to_string(number_of_line) + ": " + error);
        return std::move(match_);
    }

private:
    enum class stage { head, rounds, scores, done };

    std::string take(std::string_view line, bool first)
    {
        std::string_view rest = line;
        const std::string_view word = take_word(rest);
        if (first) {
            hash_ = add_line(hash_, line);
            return take_first(word, rest);
        }
        if (word == "check")
            return take_check(rest);
        hash_ = add_line(hash_, line);
        if (line.find_first_not_of(" \t") == std::string_view::npos || line.front() == '#')
            return {};
        switch (stage_) {
        case stage::head: return word == "round" ? start(rest) : take_setup(word, rest);
        case stage::rounds:
            if (word == "round")
                return take_round(rest);
            if (word == "payments")
                return take_payments(rest);
            if (word == "scores")
                return take_scores(rest);
            return take_action(word, rest);
        case stage::scores:
            return word == "over" ? take_over(rest) : "expected 'over yes' or 'over no', not " + in_quotes(line);
        case stage::done: break;
        }
        return "nothing may follow the record's end, but there is " + in_quotes(line);
    }

    static std::string take_first(std::string_view word, std::string_view rest)
    {
        if (word != head_word)
            return "this is no record: the first line must be '" + std::string(head_word) + " " +
                   std::to_string(version) + "'";
        const auto v = number<int>(rest);
        if (!v || *v < 1)
            return "unknown version " + in_quotes(rest);
        if (*v != version)
            return "the record has version " + std::to_string(*v) + "; this program reads version " +
                   std::to_string(version);
        return {};
    }

    std::string take_setup(std::string_view word, std::string_view rest)
    {
        if (!seen_.insert(std::string(word)).second)
            return "a second line " + in_quotes(word);
        const auto whole_number = [&](auto& field, auto smallest, auto largest) -> std::string {
            const auto n = number<std::remove_reference_t<decltype(field)>>(rest);
            if (!n || *n < smallest || *n > largest)
                return std::string(word) + " must be a number from " + std::to_string(smallest) + " to " +
                       std::to_string(largest) + ", not " + in_quotes(rest);
            field = *n;
            return {};
        };
        if (word == "game") {
            for (const game_entry& g : games_)
                if (g.id == rest) {
                    game_ = &g;
                    return {};
                }
            return "unknown game " + in_quotes(rest);
        }
        if (word == "players")
            return whole_number(setup_.players, 1, max_seats);
        if (word == "seed")
            return whole_number(setup_.seed, std::uint64_t{0}, UINT64_MAX);
        if (word == "rules") {
            auto values = read_json(rest);
            if (!values)
                return "rules: " + values.error;
            setup_.rules = std::move(*values);
            return {};
        }
        if (word == "dealer") {
            setup_.dealer = 0;
            return whole_number(*setup_.dealer, 0, max_seats - 1);
        }
        if (word == "rounds")
            return whole_number(setup_.rounds, 1, most_rounds);
        if (word == "target") {
            const auto amount = read_amount(rest);
            if (!amount || *amount <= 0)
                return "target must be an amount above 0, not " + in_quotes(rest);
            setup_.target = *amount;
            return {};
        }
        if (word == "deck") {
            setup_.deck = rest;
            return {};
        }
        return "unknown line " + in_quotes(word);
    }

    std::string start(std::string_view rest)
    {
        if (game_ == nullptr)
            return "there is no 'game' line above the first round";
        for (const std::string_view needed : {"players", "seed", "rules"})
            if (!seen_.contains(std::string(needed)))
                return "there is no '" + std::string(needed) + "' line above the first round";
        if (rest != "1")
            return "the first round must be 'round 1'";
        auto made = game_->create(setup_);
        if (!made)
            return "the match cannot start: " + made.error;
        match_ = std::move(*made);
        stage_ = stage::rounds;
        return {};
    }

    std::string take_round(std::string_view rest)
    {
        if (number<int>(rest) != match_->round() + 2)
            return "expected 'round " + std::to_string(match_->round() + 2) + "', not " +
                   in_quotes("round " + std::string(rest));
        if (!match_->round_over())
            return "round " + std::to_string(match_->round() + 1) + " is not over yet";
        if (match_->over())
            return "the match was over with round " + std::to_string(match_->round() + 1);
        match_->next_round();
        return {};
    }

    std::string take_action(std::string_view word, std::string_view rest)
    {
        const auto who = number<int>(word);
        if (!who)
            return "expected a seat and its action, 'round', 'payments' or 'scores', not " + in_quotes(word);
        const verdict judged = match_->play(*who, rest);
        if (judged.allowed())
            return {};
        return "seat " + std::to_string(*who) + " may not " + in_quotes(rest) + ": " + judged.why();
    }

    std::string compare(std::string_view what, std::string_view rest, const std::vector<half_units>& expected)
    {
        std::vector<half_units> found;
        while (!rest.empty()) {
            const auto amount = read_amount(take_word(rest));
            if (!amount)
                return std::string(what) + " must be one amount for each seat";
            found.push_back(*amount);
        }
        if (found == expected)
            return {};
        return "the " + std::string(what) + " do not fit the play, which gives" + amounts_text(expected);
    }

    std::string take_payments(std::string_view rest)
    {
        if (!match_->round_over())
            return "payments before the round is over";
        return compare("payments", rest, match_->settle().payments);
    }

    std::string take_scores(std::string_view rest)
    {
        stage_ = stage::scores;
        return compare("scores", rest, match_->scores());
    }

    std::string take_over(std::string_view rest)
    {
        stage_ = stage::done;
        const std::string_view expected = match_->over() ? "yes" : "no";
        return rest == expected
                   ? ""
                   : "expected 'over " + std::string(expected) + "', not " + in_quotes("over " + std::string(rest));
    }

    std::string take_check(std::string_view rest)
    {
        if (stage_ != stage::done || std::exchange(checked_, true))
            return "'check' must be the last line";
        if (rest != hexadecimal(hash_))
            return "the check sum does not fit the lines above: the record was changed or damaged (one changed on "
                   "purpose "
                   "is read without its 'check' line)";
        return {};
    }

    static constexpr int most_rounds = 1'000'000;

    std::string_view text_;
    std::span<const game_entry> games_;
    stage stage_ = stage::head;
    std::uint64_t hash_ = first_hash;
    bool checked_ = false;
    std::set<std::string> seen_;
    const game_entry* game_ = nullptr;
    match_setup setup_;
    std::unique_ptr<match> match_;
};

} // namespace

std::string write_record(const match& played)
{
    const match_setup& setup = played.setup();
    std::string text = std::string(head_word) + " " + std::to_string(version) + "\n";
    const auto line = [&](std::string_view word, const std::string& rest) {
        text += std::string(word) + " " + rest + "\n";
    };
    line("game", setup.game);
    line("players", std::to_string(setup.players));
    line("seed", std::to_string(setup.seed));
    line("rules", json_line(setup.rules));
    if (setup.dealer)
        line("dealer", std::to_string(*setup.dealer));
    if (setup.rounds > 0)
        line("rounds", std::to_string(setup.rounds));
    if (setup.target > 0)
        line("target", to_text(setup.target));
    if (!setup.deck.empty())
        line("deck", setup.deck);

    const std::vector<settlement> results = played.finished_rounds();
    auto action = played.actions().begin();
    for (int round = 0; round <= played.round(); ++round) {
        line("round", std::to_string(round + 1));
        for (; action != played.actions().end() && action->round == round; ++action)
            line(std::to_string(action->who), action->text);
        if (static_cast<std::size_t>(round) < results.size())
            text += "payments" + amounts_text(results[at(round)].payments) + "\n";
    }
    text += "scores" + amounts_text(played.scores()) + "\n";
    line("over", played.over() ? "yes" : "no");

    std::uint64_t hash = first_hash;
    for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
        hash = add_line(hash, rest.substr(0, rest.find('\n')));
    line("check", hexadecimal(hash));
    return text;
}

parsed<std::unique_ptr<match>> read_record(std::string_view text, std::span<const game_entry> games)
{
    return reader(text, games).read();
}

std::string match::to_record() const { return write_record(*this); }

parsed<std::unique_ptr<match>> match::from_record(std::string_view text) { return read_record(text, all_games()); }

} // namespace hanpan
