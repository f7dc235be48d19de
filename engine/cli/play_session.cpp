// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_session.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <utility>

#include "base/json_text.h"
#include "base/money_json.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/review.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

/// A path from UTF-8 text, on Windows too.
std::filesystem::path path_of(const std::string& utf8)
{
    return std::filesystem::path(std::u8string(utf8.begin(), utf8.end()));
}

seat seat_of(const arguments& given) { return given.number("seat", 0, max_seats - 1); }

} // namespace

json play_session::answer(std::string_view line)
{
    json reply;
    try {
        const auto command = read_json(line);
        if (!command)
            throw unusable(command.error.text());
        reply = obey(*command);
    } catch (const std::exception& e) {
        reply = failure(e.what());
    }
    add_position(reply);
    return reply;
}

json play_session::obey(const json& command)
{
    struct entry {
        std::string_view name;
        json (play_session::*run)(const json&);
        bool needs_match;
    };
    static constexpr entry commands[] = {
        {"new", &play_session::begin, false}, {"legal", &play_session::legal, true},
        {"act", &play_session::act, true},    {"view", &play_session::view, true},
        {"all", &play_session::all, true},    {"undo", &play_session::undo, true},
        {"save", &play_session::save, true},  {"bot", &play_session::bot, true},
        {"hint", &play_session::hint, true},
    };
    const bool named = command.is_object() && command.contains("cmd") && command["cmd"].is_string();
    if (!named)
        throw unusable("a command is an object with \"cmd\", its name");
    const auto name = command["cmd"].get<std::string>();
    const auto* found =
        std::find_if(std::begin(commands), std::end(commands), [&](const entry& e) { return e.name == name; });
    if (found == std::end(commands)) {
        std::vector<std::string> names;
        for (const entry& e : commands)
            names.emplace_back(e.name);
        throw unusable("unknown command " + in_quotes(name) + "; there are " + listed(names));
    }
    if (found->needs_match && !match_)
        throw unusable("there is no match yet; start one with \"new\"");
    return (this->*found->run)(command);
}

json play_session::begin(const json& command)
{
    const arguments given(command, {"game", "players", "seed", "rules", "dealer", "deck", "rounds", "target"});
    match_setup setup;
    setup.game = given.text("game");
    setup.players = given.number("players", 1, max_seats);
    setup.seed = given.optional_seed("seed").value_or(0);
    setup.rules = given.optional_value("rules");
    setup.dealer = given.optional_number("dealer", 0, max_seats - 1);
    setup.deck = given.optional_text("deck").value_or("");
    if (given.has("deck") && setup.deck.find_first_not_of(" \t\r\n") == std::string::npos)
        throw unusable("\"deck\" names no piece");
    setup.rounds = given.optional_number("rounds", 1, 1'000'000).value_or(0);
    setup.target = given.optional_amount("target").value_or(0);
    auto made = make_match(setup);
    if (!made)
        throw unusable(made.error.text());
    match_ = std::move(*made);
    json reply{{"ok", true}, {"game", setup.game}};
    go_on(reply);
    reply["round"] = match_->round() + 1;
    reply["dealer"] = match_->dealer();
    return reply;
}

json play_session::round_result() const
{
    const settlement paid = match_->settle();
    return json{{"payments", json_amounts(paid.payments)},
                {"settlement", json_settlement(paid)},
                {"scores", json_amounts(match_->scores())},
                {"final", match_->all()}};
}

void play_session::go_on(json& reply)
{
    const int before = match_->round();
    for (bool told = match_->round_over() && !match_->actions().empty(); match_->round_over(); told = false) {
        if (!told) {
            json round = round_result();
            round["round"] = match_->round() + 1;
            round["dealer"] = match_->dealer();
            reply["won_as_dealt"].push_back(std::move(round));
        }
        if (match_->over())
            return;
        match_->next_round();
    }
    if (match_->round() != before) {
        reply["round"] = match_->round() + 1;
        reply["dealer"] = match_->dealer();
    }
}

json play_session::legal(const json& command)
{
    const arguments given(command, {"seat"});
    const seat who = seat_of(given);
    if (who >= match_->setup().players)
        throw unusable("there is no seat " + std::to_string(who) + " at this table");
    return json{{"legal", match_->legal(who)}};
}

json play_session::act(const json& command)
{
    const arguments given(command, {"seat", "action"});
    return play(seat_of(given), given.text("action"));
}

json play_session::play(seat who, const std::string& action)
{
    const verdict judged = match_->play(who, action);
    if (!judged.allowed())
        return json{{"ok", false}, {"refusal", judged.id}, {"why", judged.why()}};
    json reply{{"ok", true}};
    if (!match_->round_over())
        return reply;
    reply["round_over"] = true;
    reply.update(round_result());
    go_on(reply);
    return reply;
}

json play_session::view(const json& command)
{
    const arguments given(command, {"seat"});
    const seat who = seat_of(given);
    if (who >= match_->setup().players)
        throw unusable("there is no seat " + std::to_string(who) + " at this table");
    return match_->view(who);
}

json play_session::all(const json& command)
{
    const arguments given(command, {});
    return match_->all();
}

json play_session::undo(const json& command)
{
    const arguments given(command, {});
    if (match_->actions().empty())
        return json{{"ok", false}, {"refusal", "nothing_to_undo"}, {"why", "There is nothing to take back."}};
    const played_action last = match_->actions().back();
    match_->undo();
    return json{{"ok", true}, {"undone", {{"seat", last.who}, {"action", last.text}}}};
}

json play_session::save(const json& command)
{
    const arguments given(command, {"file"});
    const std::string file = given.text("file");
    if (file.empty() || file.find('\0') != std::string::npos)
        throw unusable("\"file\" must be a file's name");
    std::ofstream out(path_of(file), std::ios::binary);
    out << match_->to_record();
    out.close();
    if (!out)
        throw unusable("the file " + in_quotes(file) + " cannot be written");
    return json{{"ok", true}, {"file", file}};
}

play_session::question play_session::bot_of(const json& command, const std::string& level) const
{
    const arguments given(command, {"seat", "level", "ms", "seed"});
    question q;
    q.bot.level = given.optional_text("level").value_or(level);
    if (!is_bot_level(q.bot.level))
        throw unusable("unknown level " + in_quotes(q.bot.level) + "; there are " + listed(bot_levels()));
    q.bot.budget_ms = given.optional_number("ms", 0, 3'600'000).value_or(0);
    q.bot.seed = given.optional_seed("seed").value_or(match_->setup().seed);
    q.who = given.has("seat") ? seat_of(given) : match_->to_act().lowest();
    return q;
}

json play_session::not_to_act() const
{
    return json{{"ok", false},
                {"refusal", match_->over() ? "round_over" : "not_your_turn"},
                {"why", match_->over() ? "The match is over." : "That seat is not to act."}};
}

json play_session::bot(const json& command)
{
    const question q = bot_of(command, bot_settings().level);
    if (!match_->to_act().has(q.who))
        return not_to_act();
    const std::atomic<bool> stop{false};
    const auto thinker = match_->think(q.who, q.bot);
    const std::string action = thinker->choose(stop);
    json reply = play(q.who, action);
    reply["seat"] = q.who;
    reply["action"] = action;
    if (thinker->worlds() > 0)
        reply["worlds"] = thinker->worlds();
    return reply;
}

json play_session::hint(const json& command)
{
    const question q = bot_of(command, "expert");
    if (!match_->to_act().has(q.who))
        return not_to_act();
    const std::atomic<bool> stop{false};
    json reply = json_advice(match_->advise(q.who, q.bot, stop));
    reply["seat"] = q.who;
    return reply;
}

void play_session::add_position(json& reply) const
{
    if (!match_) {
        reply["to_act"] = json::array();
        reply["over"] = false;
        return;
    }
    // A view itself says who acts, as far as its seat may know.
    if (!reply.contains("to_act")) {
        json seats = json::array();
        for (const seat s : match_->to_act())
            seats.push_back(s);
        reply["to_act"] = std::move(seats);
    }
    reply["over"] = match_->over();
    if (match_->over()) {
        reply["winners"] = match_->winners();
        if (!reply.contains("payments")) {
            reply["payments"] = json_amounts(match_->settle().payments);
            reply["scores"] = json_amounts(match_->scores());
        }
    }
}

} // namespace hanpan::cli
