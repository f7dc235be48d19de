// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/record.h"

#include <algorithm>
#include <charconv>
#include <climits>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "base/index.h"
#include "base/json_text.h"
#include "match/deal.h"

namespace hanpan {

match_record record_of(const match& played)
{
    match_record told{played.setup(),  played.reading(), played.actions(), played.round() + 1, {},
                      played.scores(), played.over()};
    for (const settlement& result : played.finished_rounds())
        told.payments.push_back(result.payments);
    return told;
}

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

/// FNV-1a over the lines above, each with one line feed, so that it still fits when a file's line ends have been
/// changed.
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

    parsed<replayed_record> read()
    {
        // The first programs wrote no reading, but always a check sum. What is typed by hand follows today's rules.
        told_.reading = text_.find("\ncheck ") != std::string_view::npos ? 1 : unsaid;
        message error;
        int number_of_line = 0;
        while (error.empty() && !text_.empty()) {
            ++number_of_line;
            line_ = number_of_line;
            std::string_view line = text_.substr(0, text_.find('\n'));
            text_.remove_prefix(std::min(line.size() + 1, text_.size()));
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            error = take(line, number_of_line == 1);
        }
        if (error.empty() && stage_ != stage::done) {
            ++number_of_line;
            error = {HANPAN_SENTENCE("engine", "the record ends before its '%1' line"),
                     stage_ == stage::scores ? "over" : "scores"};
        }
        if (!error.empty())
            return parsed<replayed_record>::failure(at_line(number_of_line, error));
        if (whole())
            told_ = record_of(*match_);
        told_.setup = match_->setup();
        return replayed_record{std::move(told_), std::move(match_), std::move(earlier_)};
    }

private:
    enum class stage { head, rounds, scores, done };

    static message at_line(int number, message what)
    {
        return {HANPAN_SENTENCE("engine", "line %1: %2"), number, std::move(what)};
    }
    static message expected_over(std::string_view given)
    {
        return {HANPAN_SENTENCE("engine", "expected 'over yes' or 'over no', not %1"), in_quotes(given)};
    }

    message take(std::string_view line, bool first)
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
        case stage::scores: return word == "over" ? take_over(rest) : expected_over(line);
        case stage::done: break;
        }
        return {HANPAN_SENTENCE("engine", "nothing may follow the record's end, but there is %1"), in_quotes(line)};
    }

    static message take_first(std::string_view word, std::string_view rest)
    {
        if (word != head_word)
            return {HANPAN_SENTENCE("engine", "this is no record: the first line must be '%1 %2'"), head_word, version};
        const auto v = number<int>(rest);
        if (!v || *v < 1)
            return {HANPAN_SENTENCE("engine", "unknown version %1"), in_quotes(rest)};
        if (*v != version)
            return {HANPAN_SENTENCE("engine", "the record has version %1; this program reads version %2"), *v, version};
        return {};
    }

    message take_setup(std::string_view word, std::string_view rest)
    {
        if (!seen_.insert(std::string(word)).second)
            return {HANPAN_SENTENCE("engine", "a second line %1"), in_quotes(word)};
        const auto whole_number = [&](auto& field, auto smallest, auto largest) -> message {
            const auto n = number<std::remove_reference_t<decltype(field)>>(rest);
            if (!n || *n < smallest || *n > largest)
                return {HANPAN_SENTENCE("engine", "%1 must be a number from %2 to %3, not %4"), word, smallest, largest,
                        in_quotes(rest)};
            field = *n;
            return {};
        };
        if (word == "game") {
            for (const game_entry& g : games_)
                if (g.id == rest) {
                    game_ = &g;
                    return {};
                }
            return {HANPAN_SENTENCE("engine", "unknown game %1"), in_quotes(rest)};
        }
        if (word == "players")
            return whole_number(setup_.players, 1, max_seats);
        if (word == "reading")
            return whole_number(told_.reading, 1, INT_MAX);
        if (word == "seed")
            return whole_number(setup_.seed, std::uint64_t{0}, UINT64_MAX);
        if (word == "rules") {
            auto values = read_json(rest);
            if (!values)
                return {HANPAN_SENTENCE("engine", "rules: %1"), values.error};
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
                return {HANPAN_SENTENCE("engine", "target must be an amount above 0, not %1"), in_quotes(rest)};
            setup_.target = *amount;
            return {};
        }
        if (word == "until")
            return whole_number(setup_.until, 1, most_rounds);
        if (word == "deck") {
            setup_.deck = rest;
            return {};
        }
        return {HANPAN_SENTENCE("engine", "unknown line %1"), in_quotes(word)};
    }

    static message missing(std::string_view line)
    {
        return {HANPAN_SENTENCE("engine", "there is no '%1' line above the first round"), line};
    }

    message start(std::string_view rest)
    {
        if (game_ == nullptr)
            return missing("game");
        for (const std::string_view needed : {"players", "seed", "rules"})
            if (!seen_.contains(std::string(needed)))
                return missing(needed);
        if (rest != "1")
            return HANPAN_SENTENCE("engine", "the first round must be 'round 1'");
        auto made = game_->create(setup_);
        if (!made)
            return {HANPAN_SENTENCE("engine", "the match cannot start: %1"), made.error};
        match_ = std::move(*made);
        if (told_.reading == unsaid)
            told_.reading = match_->reading();
        if (told_.reading > match_->reading())
            return {HANPAN_SENTENCE(
                        "engine", "the match was played under reading %1 of the rules; this program knows reading %2"),
                    told_.reading, match_->reading()};
        stage_ = stage::rounds;
        return {};
    }

    /// `what` is wrong by today's rules. If the record is of an earlier reading, it was right then: from here on the
    /// record is taken as it stands. Otherwise the sentence is the error.
    message goes_another_way(message what)
    {
        if (told_.reading >= match_->reading())
            return what;
        earlier_ =
            at_line(line_, {HANPAN_SENTENCE("engine", "played under an earlier reading of the rules (%1, now %2): %3"),
                            told_.reading, match_->reading(), std::move(what)});
        return {};
    }
    bool whole() const { return earlier_.empty(); }

    message take_round(std::string_view rest)
    {
        if (number<int>(rest) != told_.rounds + 1)
            return {HANPAN_SENTENCE("engine", "expected 'round %1', not %2"), told_.rounds + 1,
                    in_quotes("round " + std::string(rest))};
        if (whole()) {
            message wrong;
            if (!match_->round_over())
                wrong = {HANPAN_SENTENCE("engine", "round %1 is not over yet"), told_.rounds};
            else if (match_->over())
                wrong = {HANPAN_SENTENCE("engine", "the match was over with round %1"), told_.rounds};
            if (!wrong.empty())
                wrong = goes_another_way(std::move(wrong));
            else
                match_->next_round();
            if (!wrong.empty())
                return wrong;
        }
        ++told_.rounds;
        return {};
    }

    message may_not(seat who, std::string_view action, const verdict& judged) const
    {
        message why = judged.said(match_->setup().game);
        // What is written there is the record's own language, not a sentence for the screen.
        if (judged.id == "not_understood")
            return {HANPAN_SENTENCE("engine", "seat %1 may not %2: it is no action of this game (%3)"), who,
                    in_quotes(action), std::move(why)};
        return {HANPAN_SENTENCE("engine", "seat %1 may not %2: %3"), who, in_quotes(action), std::move(why)};
    }

    message take_action(std::string_view word, std::string_view rest)
    {
        const auto who = number<int>(word);
        if (!who)
            return {
                HANPAN_SENTENCE("engine", "expected a seat and its action, 'round', 'payments' or 'scores', not %1"),
                in_quotes(word)};
        if (*who < 0 || *who >= match_->setup().players)
            return may_not(*who, rest, no_such_seat_verdict());
        if (whole()) {
            const verdict judged = match_->play(*who, rest);
            if (judged.allowed()) {
                told_.actions.push_back(match_->actions().back());
                return {};
            }
            if (message wrong = goes_another_way(may_not(*who, rest, judged)); !wrong.empty())
                return wrong;
        }
        told_.actions.push_back({told_.rounds - 1, *who, std::string(rest)});
        return {};
    }

    std::optional<std::vector<half_units>> amounts(std::string_view rest) const
    {
        std::vector<half_units> found;
        while (!rest.empty()) {
            const auto amount = read_amount(take_word(rest));
            if (!amount)
                return std::nullopt;
            found.push_back(*amount);
        }
        return found.size() == static_cast<std::size_t>(match_->setup().players) ? std::optional(found) : std::nullopt;
    }

    static message payments_differ(const std::vector<half_units>& expected)
    {
        return {HANPAN_SENTENCE("engine", "the payments do not fit the play, which gives%1"), amounts_text(expected)};
    }
    static message scores_differ(const std::vector<half_units>& expected)
    {
        return {HANPAN_SENTENCE("engine", "the scores do not fit the play, which gives%1"), amounts_text(expected)};
    }

    message take_payments(std::string_view rest)
    {
        const auto found = amounts(rest);
        if (!found)
            return HANPAN_SENTENCE("engine", "payments must be one amount for each seat");
        if (static_cast<int>(told_.payments.size()) >= told_.rounds)
            return {HANPAN_SENTENCE("engine", "a second line of payments for round %1"), told_.rounds};
        if (whole()) {
            message wrong;
            if (!match_->round_over())
                wrong = HANPAN_SENTENCE("engine", "payments before the round is over");
            else if (*found != match_->settle().payments)
                wrong = payments_differ(match_->settle().payments);
            if (!wrong.empty()) {
                wrong = goes_another_way(std::move(wrong));
                if (!wrong.empty())
                    return wrong;
                match_->undo(); // the round is shown up to where its result differs
            }
        }
        told_.payments.resize(at(told_.rounds - 1));
        told_.payments.push_back(*found);
        return {};
    }

    message take_scores(std::string_view rest)
    {
        stage_ = stage::scores;
        const auto found = amounts(rest);
        if (!found)
            return HANPAN_SENTENCE("engine", "scores must be one amount for each seat");
        told_.scores = *found;
        if (whole() && *found != match_->scores())
            return goes_another_way(scores_differ(match_->scores()));
        return {};
    }

    message take_over(std::string_view rest)
    {
        stage_ = stage::done;
        if (rest != "yes" && rest != "no")
            return expected_over("over " + std::string(rest));
        told_.over = rest == "yes";
        if (whole() && told_.over != match_->over())
            return goes_another_way({HANPAN_SENTENCE("engine", "expected 'over %1', not %2"),
                                     match_->over() ? "yes" : "no", in_quotes("over " + std::string(rest))});
        return {};
    }

    message take_check(std::string_view rest)
    {
        if (stage_ != stage::done || std::exchange(checked_, true))
            return HANPAN_SENTENCE("engine", "'check' must be the last line");
        if (rest != hexadecimal(hash_))
            return HANPAN_SENTENCE("engine",
                                   "the check sum does not fit the lines above: the record was changed or damaged (one "
                                   "changed on purpose is read without its 'check' line)");
        return {};
    }

    static constexpr int most_rounds = 1'000'000;
    static constexpr int unsaid = 0;

    std::string_view text_;
    std::span<const game_entry> games_;
    stage stage_ = stage::head;
    std::uint64_t hash_ = first_hash;
    bool checked_ = false;
    std::set<std::string> seen_;
    const game_entry* game_ = nullptr;
    match_setup setup_;
    std::unique_ptr<match> match_;
    match_record told_;
    message earlier_;
    int line_ = 0;
};

} // namespace

std::string write_record(const match& played) { return write_record(record_of(played)); }

std::string write_record(const match_record& told)
{
    const match_setup& setup = told.setup;
    std::string text = std::string(head_word) + " " + std::to_string(version) + "\n";
    const auto line = [&](std::string_view word, const std::string& rest) {
        text += std::string(word) + " " + rest + "\n";
    };
    line("game", setup.game);
    if (told.reading > 1)
        line("reading", std::to_string(told.reading));
    line("players", std::to_string(setup.players));
    line("seed", std::to_string(setup.seed));
    line("rules", json_line(setup.rules));
    if (setup.dealer)
        line("dealer", std::to_string(*setup.dealer));
    if (setup.rounds > 0)
        line("rounds", std::to_string(setup.rounds));
    if (setup.target > 0)
        line("target", to_text(setup.target));
    if (setup.until > 0)
        line("until", std::to_string(setup.until));
    if (!setup.deck.empty())
        line("deck", setup.deck);

    auto action = told.actions.begin();
    for (int round = 0; round < told.rounds; ++round) {
        line("round", std::to_string(round + 1));
        for (; action != told.actions.end() && action->round == round; ++action)
            line(std::to_string(action->who), action->text);
        if (static_cast<std::size_t>(round) < told.payments.size() && !told.payments[at(round)].empty())
            text += "payments" + amounts_text(told.payments[at(round)]) + "\n";
    }
    text += "scores" + amounts_text(told.scores) + "\n";
    line("over", told.over ? "yes" : "no");

    std::uint64_t hash = first_hash;
    for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
        hash = add_line(hash, rest.substr(0, rest.find('\n')));
    line("check", hexadecimal(hash));
    return text;
}

parsed<replayed_record> replay_record(std::string_view text, std::span<const game_entry> games)
{
    return reader(text, games).read();
}

parsed<std::unique_ptr<match>> read_record(std::string_view text, std::span<const game_entry> games)
{
    auto read = replay_record(text, games);
    if (!read)
        return parsed<std::unique_ptr<match>>::failure(std::move(read.error));
    if (!read->earlier.empty())
        return parsed<std::unique_ptr<match>>::failure(std::move(read->earlier));
    return std::move(read->match);
}

std::string match::to_record() const { return write_record(*this); }

} // namespace hanpan
