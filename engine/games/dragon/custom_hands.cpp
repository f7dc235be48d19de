// SPDX-License-Identifier: GPL-3.0-or-later
// A house's own hands as JSON: the elements of the rule `custom_hands`.
#include <algorithm>
#include <set>

#include "base/words.h"
#include "games/dragon/rules.h"

namespace hanpan::dragon {

namespace {

constexpr std::string_view suit_ids[] = {"s", "h", "d", "c"};

message entry_name(const json& value)
{
    return value.is_object() && value.contains("id") && value["id"].is_string()
               ? message("'" + value["id"].get<std::string>() + "'")
               : message(HANPAN_SENTENCE("dragon", "a hand"));
}

/// Reads a list of words out of `known`; bit i of `bits` for the i-th. A sentence when it is not such a list.
template <std::size_t N>
message read_words(const json& hand, const char* key, const std::string_view (&known)[N], unsigned& bits)
{
    if (!hand.contains(key))
        return {};
    const json& list = hand[key];
    std::string all;
    for (const std::string_view word : known)
        all += (all.empty() ? "" : ", ") + std::string(word);
    message wrong{HANPAN_SENTENCE("dragon", "%1: \"%2\" must be a list of some of %3"), entry_name(hand), key, all};
    if (!list.is_array() || list.empty())
        return wrong;
    bits = 0;
    for (const json& word : list) {
        const auto it =
            word.is_string() ? std::find(std::begin(known), std::end(known), word.get<std::string>()) : std::end(known);
        if (it == std::end(known))
            return wrong;
        bits |= 1U << (it - std::begin(known));
    }
    return {};
}

message read_word(const json& hand, const char* key, std::string_view no, std::string_view yes, bool& value)
{
    if (!hand.contains(key))
        return {};
    const json& word = hand[key];
    if (word != json(yes) && word != json(no))
        return {HANPAN_SENTENCE("dragon", "%1: \"%2\" must be %3 or %4, not %5"),
                entry_name(hand),
                key,
                no,
                yes,
                word.dump()};
    value = word == json(yes);
    return {};
}

message read_number(const json& hand, const char* key, int min, int max, int& value)
{
    if (!hand.contains(key))
        return {};
    const json& n = hand[key];
    const bool whole = n.is_number_integer() && (!n.is_number_unsigned() || n.get<std::uint64_t>() <= 1000);
    if (!whole || n.get<std::int64_t>() < min || n.get<std::int64_t>() > max)
        return {HANPAN_SENTENCE("dragon", "%1: \"%2\" must be a whole number from %3 to %4, not %5"),
                entry_name(hand),
                key,
                min,
                max,
                n.dump()};
    value = n.get<int>();
    return {};
}

bool good_id(const std::string& id)
{
    return !id.empty() && id.size() <= 32 && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

} // namespace

parsed<custom_hand> read_custom_hand(const json& value)
{
    using result = parsed<custom_hand>;
    if (!value.is_object())
        return result::failure(
            {HANPAN_SENTENCE("dragon", "a hand is an object with id, name, points, …, not %1"), value.dump()});
    constexpr std::string_view keys[] = {"id",         "name",      "points",    "priority",  "head_suits",
                                         "neck_kinds", "neck_wild", "body_kind", "body_wild", "tail_kinds"};
    for (const auto& [key, ignored] : value.items())
        if (std::find(std::begin(keys), std::end(keys), key) == std::end(keys))
            return result::failure({HANPAN_SENTENCE("dragon", "%1: a hand has no \"%2\""), entry_name(value), key});
    custom_hand h;
    if (!value.contains("id") || !value["id"].is_string() || !good_id(value["id"].get<std::string>()))
        return result::failure(HANPAN_SENTENCE("dragon", "a hand needs an \"id\" of small letters, digits and _"));
    h.id = value["id"].get<std::string>();
    h.name = h.id;
    if (value.contains("name")) {
        if (!value["name"].is_string() || value["name"].get<std::string>().size() > 80)
            return result::failure({HANPAN_SENTENCE("dragon", "%1: \"name\" must be a short text"), entry_name(value)});
        h.name = value["name"].get<std::string>();
    }
    if (!value.contains("points"))
        return result::failure({HANPAN_SENTENCE("dragon", "%1 needs \"points\""), entry_name(value)});
    unsigned heads = 15;
    unsigned necks = 3;
    unsigned tails = 3;
    for (const message& error :
         {read_number(value, "points", 0, 100, h.points), read_number(value, "priority", -100, 100, h.priority),
          read_words(value, "head_suits", suit_ids, heads), read_words(value, "neck_kinds", {"set", "run"}, necks),
          read_word(value, "neck_wild", "forbid", "allow", h.neck_wild),
          read_word(value, "body_kind", "set", "run", h.body_run),
          read_word(value, "body_wild", "forbid", "allow", h.body_wild),
          read_words(value, "tail_kinds", {"set_tail", "run_tail"}, tails)})
        if (!error.empty())
            return result::failure(error);
    h.head_suits = static_cast<std::uint8_t>(heads);
    h.neck_set = (necks & 1) != 0;
    h.neck_run = (necks & 2) != 0;
    h.tail_set = (tails & 1) != 0;
    h.tail_run = (tails & 2) != 0;
    return h;
}

json to_json(const custom_hand& h)
{
    const auto listed = [](std::initializer_list<std::pair<bool, std::string_view>> words) {
        json list = json::array();
        for (const auto& [there, word] : words)
            if (there)
                list.push_back(word);
        return list;
    };
    json heads = json::array();
    for (std::size_t s = 0; s < 4; ++s)
        if ((h.head_suits >> s & 1) != 0)
            heads.push_back(suit_ids[s]);
    return json{{"id", h.id},
                {"name", h.name},
                {"points", h.points},
                {"priority", h.priority},
                {"head_suits", heads},
                {"neck_kinds", listed({{h.neck_set, "set"}, {h.neck_run, "run"}})},
                {"neck_wild", h.neck_wild ? "allow" : "forbid"},
                {"body_kind", h.body_run ? "run" : "set"},
                {"body_wild", h.body_wild ? "allow" : "forbid"},
                {"tail_kinds", listed({{h.tail_set, "set_tail"}, {h.tail_run, "run_tail"}})}};
}

std::vector<rule_part> custom_hand_parts()
{
    const auto words = [](std::initializer_list<rule_choice> list) { return std::vector<rule_choice>(list); };
    const auto set_or_run = [&] {
        return words({{"set", HANPAN_WORDS("dragon", "Set")}, {"run", HANPAN_WORDS("dragon", "Run")}});
    };
    const auto wilds = [&] {
        return words({{"allow", HANPAN_WORDS("dragon", "Allowed")}, {"forbid", HANPAN_WORDS("dragon", "None")}});
    };
    const auto all = json::array({"set", "run"});
    return {
        {"id", part_kind::identity, "", "own", {}, 0, 0},
        {"name", part_kind::text, HANPAN_WORDS("dragon", "Name"), HANPAN_WORDS("dragon", "Our hand"), {}, 0, 0},
        {"points", part_kind::number, HANPAN_WORDS("dragon", "Points"), 10, {}, 0, 100},
        {"priority",
         part_kind::number,
         HANPAN_WORDS("dragon", "Precedence among hands of equal points"),
         0,
         {},
         -100,
         100},
        {"head_suits", part_kind::several, HANPAN_WORDS("dragon", "Colours of the head"),
         json::array({"s", "h", "d", "c"}),
         words({{"s", HANPAN_WORDS("dragon", "Black")},
                {"h", HANPAN_WORDS("dragon", "Red")},
                {"d", HANPAN_WORDS("dragon", "Blue")},
                {"c", HANPAN_WORDS("dragon", "Green")}}),
         0, 0},
        {"neck_kinds", part_kind::several, HANPAN_WORDS("dragon", "Neck of three"), all, set_or_run(), 0, 0},
        {"neck_wild", part_kind::choice, HANPAN_WORDS("dragon", "Wilds in the neck"), "allow", wilds(), 0, 0},
        {"body_kind", part_kind::choice, HANPAN_WORDS("dragon", "Body of four"), "set", set_or_run(), 0, 0},
        {"body_wild", part_kind::choice, HANPAN_WORDS("dragon", "Wilds in the body"), "allow", wilds(), 0, 0},
        {"tail_kinds", part_kind::several, HANPAN_WORDS("dragon", "Tail of four"),
         json::array({"set_tail", "run_tail"}),
         words({{"set_tail", HANPAN_WORDS("dragon", "Set tail")}, {"run_tail", HANPAN_WORDS("dragon", "Run tail")}}), 0,
         0},
    };
}

message custom_hands_error(const json& list)
{
    if (!list.is_array() || list.size() > most_custom_hands)
        return {HANPAN_SENTENCE("dragon", "at most %1 hands of your own"), most_custom_hands};
    std::set<std::string> ids{"none", "snake", "boa", "dragon"};
    for (const json& entry : list) {
        const auto hand = read_custom_hand(entry);
        if (!hand)
            return hand.error;
        if (!ids.insert(hand->id).second)
            return {HANPAN_SENTENCE("dragon", "there is already a hand '%1'"), hand->id};
    }
    return {};
}

} // namespace hanpan::dragon
