// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "rulebook/rule_table.h"

/// A small rulebook with every kind of field, for tests of the panel that must not hang on any real game's table.
namespace sample {

using hanpan::json;

enum class speed { calm, brisk, wild };
enum class faces { natural, ten };
enum class blast { off, numeric, all_faces };

struct rules {
    int players = 4;
    bool battle = true;
    int window_ms = 4000;
    speed pace = speed::calm;
    faces face = faces::natural;
    blast high = blast::numeric;
    int threshold = 10;
    double unmelded = 0.5;
    std::array<int, 3> points{5, 10, 20};
    std::string contracts = "S3 R4";
    json hands = json::array();
};

inline const hanpan::rule_table<rules>& book()
{
    static const hanpan::rule_table<rules> table = [] {
        hanpan::rule_table<rules> b("sample");
        b.group("table", "The table");
        b.number("players", &rules::players, 2, 7, "Players", "How many play").hidden();
        b.group("claims", "Claims");
        b.flag("battle", &rules::battle, "Battle", "Everybody may claim");
        b.number("window_ms", &rules::window_ms, 0, 15000, "Claim window", "0 waits for everybody")
            .unit("ms")
            .step(500)
            .only_if(
                {"battle"}, [](const rules& r) { return r.battle; }, "Without battle nobody claims");
        b.choice("pace", &rules::pace,
                 {{"calm", speed::calm, "Calm"}, {"brisk", speed::brisk, "Brisk"}, {"wild", speed::wild, "Wild"}},
                 "Pace", "How fast");
        b.group("ending", "Ending");
        b.choice("face", &rules::face, {{"natural", faces::natural, "11, 12, 13"}, {"ten", faces::ten, "10 each"}},
                 "Court cards", "What J, Q and K count");
        b.choice("high", &rules::high,
                 {{"off", blast::off, "Off"},
                  {"numeric", blast::numeric, "By total"},
                  {"all_faces", blast::all_faces, "All court cards"}},
                 "Major blast", "A hand that wins at once");
        b.number("threshold", &rules::threshold, 1, 60, "Stop limit", "Stop with this much").unit("points");
        b.choice("unmelded", &rules::unmelded, {{0, 0.0, "nothing"}, {0.5, 0.5, "half a stake"}}, "Unmelded loser",
                 "Pays");
        b.numbers("points", &rules::points, 3, 3, 0, 99, "Hand points", "Snake, boa, dragon");
        b.text("contracts", &rules::contracts, "Contracts", "What to lay down").syntax([](const json& v) {
            return v.get<std::string>().empty() ? std::string("at least one hand is needed") : std::string();
        });
        b.list(
             "hands",
             {{"name", hanpan::part_kind::text, "Name", "Our hand", {}, 0, 0},
              {"worth", hanpan::part_kind::number, "Worth", 3, {}, 0, 9}},
             4, [](const rules& r) { return r.hands; }, [](rules& r, const json& v) { r.hands = v; }, "Own hands",
             "Templates")
            .syntax([](const json& v) {
                for (const json& element : v)
                    if (!element.is_object() || !element.contains("name") || !element["name"].is_string())
                        return std::string("every hand needs a name");
                return std::string();
            });
        b.contradiction(
            "face", "high", [](const rules& r) { return r.face == faces::ten && r.high == blast::numeric; },
            "Seven court cards of 10 count 70 at the most.");
        b.preset("classic", "Classic", "Where all rules start", R"({})");
        b.preset("modern", "Modern", "Brisk, seven doubled", R"({"pace":"brisk","threshold":15,"battle":false})");
        auto& lost = b.preset("lost", "Lost house", "", R"({"face":"ten","high":"all_faces"})");
        lost.reconstructed = true;
        lost.verified = false;
        b.preset("duel", "Duel", "Two alone", R"({"players":2})");
        return b;
    }();
    return table;
}

} // namespace sample
