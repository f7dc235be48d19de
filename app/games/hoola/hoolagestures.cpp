// SPDX-License-Identifier: GPL-3.0-or-later
// What a gesture at a Hoola table means: pieces, places and buttons of the screen put in the game's own terms.
#include "games/hoola/hoolatable.h"

#include "games/held.h"
#include "words/cardwords.h"

namespace {

const QString newMeld = QStringLiteral("meld:new");
const QString meldPrefix = QStringLiteral("meld:");

} // namespace

std::optional<HoolaTable::Button> HoolaTable::buttonOf(const QString& id)
{
    return hanpan::hoola::button_of(id.toStdString());
}

QString HoolaTable::idOf(Button button) { return QString::fromStdString(std::string(hanpan::hoola::id_of(button))); }

hanpan::hoola::target HoolaTable::targetOf(const Situation& s, const QString& id)
{
    using Place = hanpan::hoola::target::place;
    if (const auto button = gestures::after(gestures::buttonPrefix, id)) {
        const auto pressed = buttonOf(*button);
        return pressed ? hanpan::hoola::target{Place::button, *pressed} : hanpan::hoola::target{};
    }
    if (id == gestures::stock)
        return {Place::stock};
    if (id == gestures::discard)
        return {Place::discard};
    if (id == s.handZone())
        return {Place::hand};
    if (id == newMeld)
        return {Place::new_meld};
    if (const auto number = gestures::after(meldPrefix, id))
        return {Place::meld, {}, number->toInt()};
    return {};
}

Meaning HoolaTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int) const
{
    const gestures::Held parts = gestures::part(s, held);
    return written(hanpan::hoola::gesture(
        sightOf(s).of, {rowOf(parts.hand), parts.stockTop, parts.discardTop, parts.foreign}, targetOf(s, target)));
}

QString HoolaTable::forced(const Situation& s) const { return written(hanpan::hoola::forced(sightOf(s).of)); }

QStringList HoolaTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (piece.zone == s.handZone())
        return {gestures::discard};
    if (piece.zone == gestures::stock || piece.zone == gestures::discard)
        return {s.handZone()};
    return {};
}

QStringList HoolaTable::playableFaces(const Situation& s) const
{
    hanpan::cards::card_set named = 0;
    for (const Told& action : legalOf(s))
        for (const hanpan::cards::card c : action.cards)
            named |= hanpan::cards::bit(c);
    return s.mayAct() ? facesIn(s, named) : QStringList();
}

QStringList HoolaTable::layableFaces(const Situation& s) const
{
    hanpan::cards::card_set named = 0;
    for (const Told& action : legalOf(s))
        if (action.kind == Kind::add)
            named |= hanpan::cards::bit(action.cards.front());
    return facesIn(s, named);
}

QStringList HoolaTable::facesIn(const Situation& s, hanpan::cards::card_set wanted)
{
    std::vector<hanpan::cards::card> row = rowOf(s.faces(s.handZone()));
    std::erase_if(row, [wanted](hanpan::cards::card c) { return !hanpan::cards::has(wanted, c); });
    return facesOf(row);
}

QStringList HoolaTable::standIns(const Situation& s, const QString& zoneId) const
{
    const View& seen = viewOf(s);
    const int number = targetOf(s, zoneId).meld;
    if (number < 0 || number >= seen.meld_count || seen.melds[number].joker_as == hanpan::cards::no_card)
        return {};
    const QString as = signsOf({seen.melds[number].joker_as});
    QStringList shown;
    for (const hanpan::cards::card c : hanpan::hoola::in_order(seen.melds[number]))
        shown.append(hanpan::cards::is_joker(c) ? as : QString());
    return shown;
}

QString HoolaTable::primaryButton(const Situation& s) const
{
    return idOf(hanpan::hoola::primary_button(sightOf(s).of));
}

bool HoolaTable::clockwise(const Situation& s) const { return lawOf(s).direction == hanpan::hoola::direction::cw; }

bool HoolaTable::watching(const Situation& s) const { return viewOf(s).dropped.has(s.me); }

std::vector<hanpan::zone> HoolaTable::extraZones(const Situation& s) const
{
    return {hanpan::zone{newMeld.toStdString(), "newMeld", s.me, {}}};
}

int HoolaTable::rankOrder(const QString& face) const { return CardWords::rank(face); }

int HoolaTable::suitOrder(const QString& face) const
{
    // Black and red in turn: spades, hearts, clubs, diamonds.
    constexpr int order[]{0, 1, 3, 2, 4};
    const int suit = CardWords::suit(face);
    return suit < 0 ? 5 : order[suit];
}

QList<QStringList> HoolaTable::handGroups(const Situation& s, const QStringList& faces) const
{
    QList<QStringList> groups;
    for (const auto& group : hanpan::hoola::hand_groups(lawOf(s), rowOf(faces)))
        groups.append(facesOf(group));
    return groups;
}

const GameTable& hoolaTable()
{
    static const HoolaTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
