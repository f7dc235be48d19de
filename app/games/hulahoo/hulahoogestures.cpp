// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahootable.h"

// What a gesture means is the engine's to say (games/hulahoo/gestures.h); here places and buttons get their names.

namespace hulahoo = hanpan::hulahoo;

namespace {

using Kind = hulahoo::target::kind;

QString named(std::string_view name) { return QString::fromLatin1(name.data(), qsizetype(name.size())); }

/// Where a card can be let go, by the names of zones, and what can be pressed.
const QHash<QString, hulahoo::target>& allTargets()
{
    static const QHash<QString, hulahoo::target> all = [] {
        QHash<QString, hulahoo::target> targets{{QStringLiteral("discard"), {Kind::discard}},
                                                {QStringLiteral("stock"), {Kind::stock}}};
        for (const hulahoo::button b : hulahoo::all_buttons)
            for (const QString& of : {QStringLiteral("button:%1"), QStringLiteral("call:%1")})
                targets.insert(of.arg(named(id_of(b))), {Kind::button, b});
        for (hanpan::seat who = 0; who < hulahoo::max_seats_here; ++who)
            for (const auto& [of, kind] :
                 {std::pair(QStringLiteral("hand:%1"), Kind::hand), std::pair(QStringLiteral("open:%1"), Kind::open),
                  std::pair(QStringLiteral("seat:%1"), Kind::seat)})
                targets.insert(of.arg(who), {kind, hulahoo::button::pass, who});
        return targets;
    }();
    return all;
}

std::optional<hulahoo::target> targetNamed(const QString& id)
{
    const auto found = allTargets().find(id);
    return found == allTargets().end() ? std::nullopt : std::optional(*found);
}

hulahoo::held parted(hanpan::seat me, const QList<HeldPiece>& pieces)
{
    hulahoo::held held;
    for (const HeldPiece& piece : pieces) {
        const auto from = targetNamed(piece.zone);
        if (from && from->owner == me && from->what == Kind::hand)
            held.hand.push_back(piece.face.toInt());
        else if (from && from->owner == me && from->what == Kind::open)
            held.open.push_back(piece.face.toInt());
        else
            held.foreign = true;
    }
    return held;
}

} // namespace

Meaning HulahooTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int) const
{
    const auto to = targetNamed(target);
    return to ? written(hulahoo::gesture(viewOf(s), parted(s.me, held), *to)) : Meaning{};
}

QString HulahooTable::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const hulahoo::phase phase = viewOf(s).phase;
    const hulahoo::held parts = parted(s.me, held);
    if (parts.foreign)
        return tr("Only your own cards may be moved.");
    const auto to = targetNamed(target);
    const auto pressed = [&](hulahoo::button b) { return to && to->what == Kind::button && to->pressed == b; };
    if (pressed(hulahoo::button::swap) || pressed(hulahoo::button::keep) || (to && to->what == Kind::stock)) {
        if (phase == hulahoo::phase::swap)
            return tr("Choose the cards to swap first.");
        if (phase == hulahoo::phase::pick_open)
            return tr("First choose your open cards.");
        return lawOf(s).swapping() ? tr("The swap is over.") : tr("Nothing is swapped under these rules.");
    }
    if (pressed(hulahoo::button::pick))
        return phase == hulahoo::phase::pick_open ? tr("Choose which cards of your hand to show.")
                                                  : tr("The open cards are chosen already.");
    if (pressed(hulahoo::button::name))
        return tr("You don't need to name anyone now.");
    if (phase == hulahoo::phase::swap)
        return tr("First swap cards, or keep them all.");
    if (phase == hulahoo::phase::pick_open)
        return tr("First choose your open cards.");
    if (phase == hulahoo::phase::retarget)
        return tr("First name the player who must answer.");
    if (to && (to->what == Kind::hand || to->what == Kind::open))
        return to->owner == s.me ? tr("Cards stay in the hand or open, as they were dealt.")
                                 : tr("The next player in turn answers: play on the pile.");
    return parts.count() > 1 ? tr("Only one card is played at a time.") : tr("Choose a card first.");
}

QStringList HulahooTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (!ownZones(s).contains(piece.zone))
        return {};
    const hulahoo::target to = hulahoo::natural_target(viewOf(s));
    return {to.what == Kind::button ? QStringLiteral("button:%1").arg(named(id_of(to.pressed))) : allTargets().key(to)};
}

QString HulahooTable::primaryButton(const Situation& s) const
{
    const auto button = hulahoo::primary_button(viewOf(s));
    return button ? named(id_of(*button)) : QString();
}

QStringList HulahooTable::playableIn(const Situation& s, const QString& zoneId) const
{
    const hulahoo::value_set values = hulahoo::playable(viewOf(s), zoneId == s.handZone());
    QStringList faces;
    for (int value = hulahoo::least_value; value <= hulahoo::greatest_value; ++value)
        if ((values >> value & 1) != 0)
            faces.append(QString::number(value));
    return faces;
}

QString HulahooTable::forcedAfterNotice(const Situation& s) const { return written(hulahoo::forced(viewOf(s))); }

// --- Places ----------------------------------------------------------------------------------------------------------

std::vector<hanpan::zone> HulahooTable::extraZones(const Situation& s) const
{
    std::vector<hanpan::zone> extra{{"call:higher", "call", hanpan::no_seat, {}},
                                    {"call:lower", "call", hanpan::no_seat, {}}};
    if (lawOf(s).naming())
        for (hanpan::seat who = 0; who < s.players; ++who)
            if (who != s.me)
                extra.push_back({"seat:" + std::to_string(who), "seat", who, {}});
    return extra;
}

QString HulahooTable::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    const int count = int(z.pieces.size());
    if (z.kind == "hand")
        return z.owner == s.me ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "open")
        return z.owner == s.me ? tr("Your open cards") : tr("%1's open cards").arg(s.name(z.owner));
    if (z.kind == "stock")
        return tr("Draw pile %1").arg(count);
    if (z.kind == "seat")
        return s.name(z.owner);
    if (z.kind == "call")
        return callWord(call_of(allTargets()[QString::fromStdString(z.id)].pressed));
    // The pile counts plays, whatever lies there after a reshuffle.
    const int value = viewOf(s).plays;
    return lawOf(s).score_mode == hulahoo::score_mode::one ? tr("Pile: %1", "number of cards").arg(cards(value))
           : value == 1                                    ? tr("Pile: 1 point")
                                                           : tr("Pile: %1 points").arg(value);
}

Speech HulahooTable::zoneNote(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "call")
        return {QString(), callIcon(call_of(allTargets()[QString::fromStdString(z.id)].pressed))};
    const View& v = viewOf(s);
    if (z.kind != "discard" || v.call == Call::none)
        return {};
    // The values that answer, as short as can be: "5-13", "4-6 · 7".
    const hulahoo::value_set fits = hulahoo::fitting(v);
    QStringList parts;
    for (int value = hulahoo::least_value; value <= hulahoo::greatest_value; ++value) {
        int last = value;
        while ((fits >> last & 1) != 0)
            ++last;
        if (last - value >= 2)
            parts.append(QStringLiteral("%1-%2").arg(value).arg(last - 1));
        else if (last - value == 1)
            parts.append(QString::number(value));
        value = std::max(value, last);
    }
    return {callWord(v.call) + u'\n' + parts.join(QStringLiteral(" · ")), callIcon(v.call)};
}

bool HulahooTable::clockwise(const Situation& s) const { return lawOf(s).direction == hulahoo::direction::clockwise; }

QString HulahooTable::cameFrom(hanpan::seat who, const QString& publicText) const
{
    return read(publicText).from == Told::place::hand ? allTargets().key({Kind::hand, hulahoo::button::pass, who})
                                                      : QString();
}

bool HulahooTable::isHeld(const QString& kind) const
{
    return kind == QLatin1String("hand") || kind == QLatin1String("open");
}

const GameTable& hulahooTable()
{
    static const HulahooTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
