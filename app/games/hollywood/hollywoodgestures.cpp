// SPDX-License-Identifier: GPL-3.0-or-later
// What gestures mean is the engine's to say (games/hollywood/gestures.h): here the table's pieces, places and buttons
// become its.
#include "games/held.h"
#include "games/hollywood/hollywoodtable.h"
#include "words/cardwords.h"

namespace {

const QString newMeld = QStringLiteral("meld:new");
const QString meldPrefix = QStringLiteral("meld:");

} // namespace

QString HollywoodTable::faceOf(Card card)
{
    return card == hanpan::hollywood::no_card ? QString() : QString::fromStdString(hanpan::packs::to_text(card));
}

QString HollywoodTable::plainFace(Card card)
{
    return QString::fromStdString(hanpan::cards::to_text(hanpan::packs::face_of(card)));
}

QStringList HollywoodTable::plainFaces(std::span<const Card> cards)
{
    QStringList faces;
    for (const Card card : cards)
        faces.append(plainFace(card));
    return faces;
}

QString HollywoodTable::rankSign(int rank)
{
    return CardWords::sign(plainFace(hanpan::cards::make(0, rank))).chopped(1); // without its suit
}

QStringList HollywoodTable::facesOf(std::span<const Card> cards)
{
    QStringList faces;
    for (const Card card : cards)
        faces.append(faceOf(card));
    return faces;
}

QStringList HollywoodTable::facesOf(const std::vector<TypedCard>& cards)
{
    QStringList faces;
    for (const TypedCard& card : cards)
        faces.append(QString::fromStdString(hanpan::packs::to_text(card)));
    return faces;
}

std::vector<HollywoodTable::Card> HollywoodTable::rowOf(const QStringList& faces)
{
    std::vector<Card> row;
    for (const QString& face : faces)
        if (const auto card = hanpan::packs::read_card(face.toStdString()))
            row.push_back(card->which);
    return row;
}

HollywoodTable::Cards HollywoodTable::cardsOf(const QStringList& faces)
{
    Cards set;
    for (const Card card : rowOf(faces))
        set.add(card);
    return set;
}

HollywoodTable::Place HollywoodTable::placeOf(const Situation& s, const QString& id)
{
    using kind = Place::kind;
    if (const auto button = gestures::after(gestures::buttonPrefix, id)) {
        const auto pressed = hanpan::hollywood::button_of(button->toStdString());
        return pressed ? Place{.what = kind::button, .pressed = *pressed} : Place{};
    }
    if (id == newMeld)
        return {.what = kind::new_meld};
    if (const auto number = gestures::after(meldPrefix, id))
        return {.what = kind::meld, .meld = number->toInt()};
    return {.what = id == gestures::stock     ? kind::stock
                    : id == gestures::discard ? kind::discard
                    : id == s.handZone()      ? kind::hand
                                              : kind::elsewhere};
}

QString HollywoodTable::idOf(Button button) { return QString::fromUtf8(id_of(button)); }

HollywoodTable::Offers HollywoodTable::offersOf(const Situation& s)
{
    if (!s.switches)
        return Offers::useful;
    return s.switches->quietRound == s.round ? Offers::none : Offers(s.switches->mode);
}

Meaning HollywoodTable::gesture(const Situation& s, const QList<HeldPiece>& pieces, const QString& target,
                                int place) const
{
    const gestures::Held parts = gestures::part(s, pieces);
    const hanpan::hollywood::held holding{rowOf(parts.hand), parts.stockTop, parts.discardTop, parts.foreign};
    return written(hanpan::hollywood::gesture(viewOf(s), legalOf(s), holding, placeOf(s, target), place));
}

QStringList HollywoodTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (piece.zone == gestures::stock || piece.zone == gestures::discard)
        return {s.handZone()};
    QStringList ids;
    if (const auto row = rowOf({piece.face}); piece.zone == s.handZone() && !row.empty())
        for (const Place& place : natural_targets(legalOf(s), row.front()))
            ids.append(place.what == Place::kind::meld ? meldPrefix + QString::number(place.meld) : gestures::discard);
    return ids;
}

QStringList HollywoodTable::playableFaces(const Situation& s) const
{
    const Cards playing = playable(viewOf(s), legalOf(s));
    QStringList faces;
    for (const Card card : rowOf(s.faces(s.handZone())))
        if (playing.has(card))
            faces.append(faceOf(card));
    return faces;
}

QStringList HollywoodTable::layableFaces(const Situation& s) const
{
    QStringList faces;
    for (const Told& action : legalOf(s))
        if (action.kind == Kind::lay_off)
            if (const QString face = plainFace(action.which.which); !faces.contains(face))
                faces.append(face);
    return faces;
}

QString HollywoodTable::primaryButton(const Situation& s) const { return idOf(primary_button(viewOf(s), legalOf(s))); }

bool HollywoodTable::standsFast(const Situation& s, const QString& action) const
{
    return stands_fast(lawOf(s), read(action));
}

QString HollywoodTable::forced(const Situation& s) const
{
    return written(hanpan::hollywood::forced(viewOf(s), offersOf(s)));
}

QString HollywoodTable::unlessAdvised(const Situation& s) const
{
    return written(unless_advised(viewOf(s), offersOf(s)));
}

bool HollywoodTable::plainlyRight(const Situation& s, const QString&) const
{
    return !is_useful(viewOf(s), viewOf(s).top());
}

QString HollywoodTable::meantBy(const Situation& s, const QString& action) const
{
    return written(meant_by(viewOf(s), read(action)));
}

bool HollywoodTable::ownButton(const QString& button) const { return button == idOf(Button::offer); }

bool HollywoodTable::press(const Situation& s, const QString& button) const
{
    if (!ownButton(button) || !s.switches)
        return false;
    switch (offersOf(s)) {
    case Offers::useful: s.switches->mode = int(Offers::always); break;
    case Offers::always: s.switches->quietRound = s.round; break;
    case Offers::none: *s.switches = {}; break;
    }
    return true;
}

std::vector<hanpan::zone> HollywoodTable::extraZones(const Situation& s) const
{
    return {hanpan::zone{newMeld.toStdString(), "newMeld", s.me, {}}};
}

QStringList HollywoodTable::standIns(const Situation& s, const QString& zoneId) const
{
    QStringList shown;
    const View& v = viewOf(s);
    const Place place = placeOf(s, zoneId);
    if (place.what != Place::kind::meld || place.meld >= v.meld_count)
        return shown;
    const hanpan::hollywood::table_meld& meld = v.melds[place.meld];
    for (int at = 0; at < meld.length; ++at)
        if (!stands_in(lawOf(s), meld, at))
            shown.append(QString());
        else if (meld.kind == MeldKind::set) // all stand for its rank, of no suit
            shown.append(rankSign(meld.rank));
        else
            shown.append(CardWords::sign(
                plainFace(hanpan::cards::make(meld.suit, hanpan::hollywood::rank_at(meld.start + at)))));
    return shown;
}

int HollywoodTable::rankOrder(const QString& face) const { return CardWords::rank(face); }

int HollywoodTable::suitOrder(const QString& face) const
{
    // Black and red in turn: spades, hearts, clubs, diamonds; aces stay with their suits.
    constexpr int order[]{0, 1, 3, 2, 4};
    const int suit = CardWords::suit(face);
    return suit < 0 ? 5 : order[suit];
}

QList<QStringList> HollywoodTable::handGroups(const Situation& s, const QStringList& faces) const
{
    QList<QStringList> groups;
    for (const std::vector<Card>& group : hand_groups(viewOf(s), rowOf(faces)))
        groups.append(facesOf(group));
    return groups;
}

const GameTable& hollywoodTable()
{
    static const HollywoodTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
