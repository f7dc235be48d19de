// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the files of houses (resources/houses/README.md).
#include <algorithm>
#include <initializer_list>

#include "base/json_text.h"
#include "journey/animals.h"
#include "journey/house.h"
#include "match/deal.h"
#include "search/levels.h"

namespace hanpan::journey {

namespace {

/// What is wrong, and where.
struct fault {
    std::string sentence;
};

[[noreturn]] void fail(const std::string& where, const std::string& what)
{
    throw fault{where.empty() ? what : where + ": " + what};
}

void only(const json& of, const std::string& where, std::initializer_list<std::string_view> keys)
{
    if (!of.is_object())
        fail(where, "an object is expected, {…}");
    for (const auto& [key, value] : of.items())
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            fail(where, in_quotes(key) + " is nothing that is known here");
}

const json& member(const json& of, const char* key, const std::string& where)
{
    if (!of.contains(key))
        fail(where, in_quotes(key) + " is missing");
    return of.at(key);
}

std::string inside(const std::string& where, std::string_view key)
{
    return where.empty() ? std::string(key) : where + "." + std::string(key);
}

std::string text(const json& of, const char* key, const std::string& where)
{
    const json& found = member(of, key, where);
    if (!found.is_string() || found.get_ref<const std::string&>().empty())
        fail(inside(where, key), "text is expected");
    return found.get<std::string>();
}

int number(const json& of, const char* key, const std::string& where, int least, int most)
{
    const json& found = member(of, key, where);
    if (!found.is_number_integer() || found.get<std::int64_t>() < least || found.get<std::int64_t>() > most)
        fail(inside(where, key),
             "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
    return found.get<int>();
}

int number_or(const json& of, const char* key, const std::string& where, int least, int most, int otherwise)
{
    return of.contains(key) ? number(of, key, where, least, most) : otherwise;
}

double share(const json& of, const char* key, const std::string& where, double most)
{
    const json& found = member(of, key, where);
    if (!found.is_number() || found.get<double>() < 0 || found.get<double>() > most)
        fail(inside(where, key), "a number from 0 to " + std::to_string(static_cast<int>(most)) + " is expected");
    return found.get<double>();
}

words said(const json& from, const std::string& where)
{
    only(from, where, {"en", "ko"});
    return {text(from, "en", where), text(from, "ko", where)};
}

words said(const json& of, const char* key, const std::string& where)
{
    return said(member(of, key, where), inside(where, key));
}

const json& list(const json& of, const char* key, const std::string& where)
{
    const json& found = member(of, key, where);
    if (!found.is_array() || found.empty())
        fail(inside(where, key), "a list with something in it is expected");
    return found;
}

std::string level(const json& of, const char* key, const std::string& where)
{
    std::string named = text(of, key, where);
    if (!is_bot_level(named))
        fail(inside(where, key), in_quotes(named) + " is no level");
    return named;
}

std::string offered(const json& of, const char* key, const std::string& where, const game_entry& game)
{
    std::string named = level(of, key, where);
    if (offered_level(game.levels, named) != named)
        fail(inside(where, key), in_quotes(named) + " is not offered in " + std::string(game.id));
    return named;
}

need needed(const json& from, const std::string& where)
{
    if (from.is_object() && from.contains("cost")) {
        only(from, where, {"cost", "as"});
        return cost_need{share(from, "cost", where, 100), level(from, "as", where)};
    }
    if (from.is_object() && from.contains("ahead_of")) {
        only(from, where, {"ahead_of", "bots", "level"});
        return field_need{share(from, "ahead_of", where, 1), number(from, "bots", where, 4, 60),
                          level(from, "level", where)};
    }
    only(from, where, {"happens", "in_a_round", "rounds"});
    happening_need happening{text(from, "happens", where), number_or(from, "in_a_round", where, 1, 99, 1),
                             number_or(from, "rounds", where, 1, 99, 1)};
    const auto begins = [&](std::string_view with) {
        return happening.what.size() > with.size() && happening.what.starts_with(with);
    };
    if (happening.what != "won" && !begins("does.") && !begins("ends.") && !begins("gets.") && !begins("after."))
        fail(inside(where, "happens"),
             in_quotes(happening.what) + " is neither \"won\" nor begins with does., ends., gets. or after.");
    return happening;
}

task asked(const json& from, const std::string& where)
{
    only(from, where, {"rounds", "needs", "says"});
    task made;
    made.rounds = number(from, "rounds", where, 1, 20);
    for (const json& one : list(from, "needs", where)) {
        const std::string here = inside(where, "needs[" + std::to_string(made.needs.size()) + "]");
        made.needs.push_back(needed(one, here));
        if (const auto* happening = std::get_if<happening_need>(&made.needs.back());
            happening != nullptr && happening->rounds > made.rounds)
            fail(here, "a try has only " + std::to_string(made.rounds) + " rounds");
    }
    return made;
}

house read(const std::string& id, const json& from, std::span<const game_entry> games)
{
    only(from, "",
         {"name", "stage", "place", "game", "rules", "source", "story", "people", "purse", "lesson", "for", "task"});
    house h;
    h.id = id;
    h.name = said(from, "name", "");
    const std::string stage_name = text(from, "stage", "");
    const auto names = stage_names();
    const auto found = std::find(names.begin(), names.end(), stage_name);
    if (found == names.end())
        fail("stage", in_quotes(stage_name) + " is no stage of the journey");
    h.stage = static_cast<stage>(found - names.begin());
    h.place = number(from, "place", "", 1, 99);
    h.game = text(from, "game", "");
    const auto game = std::find_if(games.begin(), games.end(), [&](const game_entry& g) { return g.id == h.game; });
    if (game == games.end())
        fail("game", in_quotes(h.game) + " is no game");
    h.source = said(from, "source", "");
    h.story = said(from, "story", "");
    for (const json& one : list(from, "people", "")) {
        const std::string where = "people[" + std::to_string(h.people.size()) + "]";
        only(one, where, {"animal", "level", "says"});
        resident r{text(one, "animal", where), offered(one, "level", where, *game), {}};
        if (find_animal(r.animal) == nullptr)
            fail(inside(where, "animal"), in_quotes(r.animal) + " is no animal of ours");
        if (std::any_of(h.people.begin(), h.people.end(), [&](const resident& o) { return o.animal == r.animal; }))
            fail(inside(where, "animal"), in_quotes(r.animal) + " sits here already");
        for (const json& line : list(one, "says", where))
            r.says.push_back(said(line, inside(where, "says[" + std::to_string(r.says.size()) + "]")));
        h.people.push_back(std::move(r));
    }
    const json& purse = member(from, "purse", "");
    only(purse, "purse", {"sit", "gift"});
    h.sit = number(purse, "sit", "purse", 1, 10000);
    h.gift = number(purse, "gift", "purse", 1, 10000);
    h.lesson = number_or(from, "lesson", "", 1, 99, 0);
    h.for_whom = offered(from, "for", "", *game);
    h.task = asked(member(from, "task", ""), "task");
    h.asks = said(from.at("task"), "says", "task");
    h.rules_as_written = member(from, "rules", "");
    if (!h.rules_as_written.is_string() && !h.rules_as_written.is_object())
        fail("rules", "a preset's name or an object is expected, {\"preset\": …}");
    match_setup setup = h.round(0);
    setup.rules = h.rules_as_written;
    auto dealt = game->create(setup);
    if (!dealt)
        fail("rules", dealt.error.text());
    h.rules = (*dealt)->setup().rules;
    return h;
}

} // namespace

parsed<house> read_house(std::string_view id, std::string_view text, std::span<const game_entry> games)
{
    const std::string name(id);
    const auto failure = [&](const std::string& what) { return parsed<house>::failure(name + ": " + what); };
    auto from = read_json(text);
    if (!from)
        return failure(from.error.text());
    try {
        return read(name, *from, games);
    } catch (const fault& wrong) {
        return failure(wrong.sentence);
    }
}

} // namespace hanpan::journey
