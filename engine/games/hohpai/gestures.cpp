// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/gestures.h"

#include <algorithm>

#include "base/enum_names.h"
#include "base/index.h"

namespace hanpan::hohpai {

namespace {

using kind = action::kind;

constexpr enum_names<button::pass> button_ids("exchange", "take", "draw", "discard", "declare", "decline", "pass");

meaning<told> does(kind what, dominoes::face piece = dominoes::no_face)
{
    meaning<told> m;
    m.add({what, piece});
    return m;
}

/// One piece of the hand given up; means nothing with none or several.
meaning<told> give_up(kind what, const held& pieces)
{
    if (pieces.hand.size() != 1 || pieces.stock_top || pieces.discard_top)
        return {};
    return does(what, pieces.hand.front());
}

meaning<told> press(button pressed, const held& pieces)
{
    switch (pressed) {
    case button::exchange: return give_up(kind::exchange, pieces);
    case button::discard: return give_up(kind::discard, pieces);
    case button::take: return does(kind::take_discard);
    case button::draw: return does(kind::take_stock);
    case button::declare: return does(kind::declare);
    case button::decline: return does(kind::decline);
    case button::pass: return does(kind::pass);
    }
    return {};
}

} // namespace

std::string_view id_of(button b) { return button_ids(b); }

std::optional<button> button_of(std::string_view id) { return button_ids.of(id); }

meaning<told> gesture(const view& v, const held& pieces, const target& to)
{
    using place = target::kind;
    if (pieces.foreign)
        return {};
    if (to.what == place::button)
        return press(to.pressed, pieces);
    if (row_form(*v.open.law))
        return to.what == place::row ? give_up(kind::exchange, pieces) : meaning<told>{};
    if (!pieces.hand.empty())
        return to.what == place::discard ? give_up(kind::discard, pieces) : meaning<told>{};
    switch (to.what) {
    case place::hand:
        if (pieces.stock_top == pieces.discard_top)
            return {};
        return does(pieces.stock_top ? kind::take_stock : kind::take_discard);
    case place::stock: return pieces.discard_top ? meaning<told>{} : does(kind::take_stock);
    case place::discard: return pieces.stock_top || v.open.discards == 0 ? meaning<told>{} : does(kind::take_discard);
    default: return {};
    }
}

target::kind natural_target(const view& v, target::kind from)
{
    switch (from) {
    case target::kind::hand: return row_form(*v.open.law) ? target::kind::row : target::kind::discard;
    case target::kind::stock:
    case target::kind::discard: return target::kind::hand;
    default: return target::kind::elsewhere;
    }
}

button primary_button(const view& v, const std::vector<told>& legal)
{
    if (may(legal, kind::declare))
        return button::declare;
    if (row_form(*v.open.law))
        return button::exchange;
    return v.open.phase == phase::draw ? button::draw : button::discard;
}

std::optional<told> forced(const std::vector<told>& legal)
{
    const told decline{kind::decline};
    return legal == std::vector{decline} ? std::optional(decline) : std::nullopt;
}

bool may(const std::vector<told>& legal, kind what)
{
    return std::any_of(legal.begin(), legal.end(), [&](const told& one) { return one.what == what; });
}

bool asked_to_declare(const view& v, const std::vector<told>& legal)
{
    return may(legal, kind::declare) && (v.open.in_claims() || v.open.phase == phase::taken);
}

bool opens_claims(const rules& law, const told& done)
{
    return done.what == kind::discard && law.discard_claim == discard_claim::any_player_to_win &&
           law.win_declaration == win_declaration::optional;
}

} // namespace hanpan::hohpai
