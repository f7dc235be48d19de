// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/hoolagestures.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "games/held.h"
#include "games/hoola/actions.h"
#include "words/cardwords.h"

namespace {

using gestures::buttonPrefix;
using gestures::discard;
using gestures::Held;
using gestures::part;
using gestures::stock;

const QString newMeld = QStringLiteral("meld:new");
const QString thank = QStringLiteral("thank");
const QString meldPrefix = QStringLiteral("meld:");

/// More alternatives than this are no help to anybody.
constexpr qsizetype mostChoices = 12;

QString withCards(const QString& word, const QStringList& cards)
{
    return cards.isEmpty() ? word : word + u' ' + cards.join(u' ');
}

/// These cards as one new meld, in every order in which a joker among them may be meant: a run's joker stands where it is
/// written.
Meaning melds(const QString& word, const QStringList& cards)
{
    Meaning meaning;
    QStringList naturals = cards;
    QStringList jokers;
    for (const QString& card : cards)
        if (CardWords::isJoker(card)) {
            jokers.append(card);
            naturals.removeOne(card);
        }
    if (jokers.size() != 1) {
        meaning.add(withCards(word, cards));
        return meaning;
    }
    std::sort(naturals.begin(), naturals.end(),
              [](const QString& a, const QString& b) { return CardWords::rank(a) < CardWords::rank(b); });
    // The discard's own place is for the engine to find; what matters is on which side of the others the joker stands.
    for (qsizetype at = naturals.size(); at >= 0; --at) {
        QStringList row = naturals;
        row.insert(at, jokers.first());
        meaning.add(withCards(word, row));
    }
    meaning.ask = true;
    return meaning;
}

/// Can the discard be taken with just these cards of the hand?
bool goesWith(const Situation& s, const QString& word, QStringList cards)
{
    cards.sort();
    const QStringList all = s.legalOf(word);
    return std::any_of(all.begin(), all.end(), [&](const QString& action) {
        QStringList taken = action.split(u' ').mid(1);
        taken.sort();
        return taken == cards;
    });
}

/// Every way to take the discard, the biggest meld first; with `cards`: only with these from the hand. Out of turn a card that
/// was chosen for something else, before anybody asked, is no answer: "Thank you" is as if none had been.
Meaning takes(const Situation& s, const QString& word, const QStringList& cards)
{
    if (!cards.isEmpty() && (word != thank || goesWith(s, word, cards) || s.legalOf(word).isEmpty()))
        return melds(word, cards);
    Meaning meaning;
    QStringList all = s.legalOf(word);
    std::stable_sort(all.begin(), all.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (const QString& action : all.mid(0, mostChoices))
        meaning.add(action);
    meaning.ask = true;
    return meaning;
}

Meaning draws()
{
    Meaning meaning;
    meaning.add(QStringLiteral("draw"));
    return meaning;
}

/// Adding these cards to one meld, one after another: upwards and downwards, for a run grows at its ends.
void addSteps(Meaning& meaning, QStringList cards, const QString& meldNumber)
{
    const auto steps = [&] {
        QStringList list;
        for (const QString& card : std::as_const(cards))
            list.append(QStringLiteral("add %1 %2").arg(card, meldNumber));
        return list;
    };
    if (cards.size() == 1) {
        meaning.actions.append(steps());
        return;
    }
    std::sort(cards.begin(), cards.end(),
              [](const QString& a, const QString& b) { return CardWords::rank(a) < CardWords::rank(b); });
    meaning.actions.append(steps());
    std::reverse(cards.begin(), cards.end());
    meaning.actions.append(steps());
}

/// Numbers of the melds on the table.
QStringList meldNumbers(const Situation& s)
{
    QStringList numbers;
    for (const hanpan::zone& z : s.zones)
        if (z.kind == "meld")
            numbers.append(QString::fromStdString(z.id).mid(meldPrefix.size()));
    return numbers;
}

} // namespace

Meaning HoolaTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int) const
{
    const Held parts = part(s, held);
    if (parts.foreign)
        return {};
    const QString takeWord = turn(s) == s.me ? QStringLiteral("take") : thank;
    const QString phase = phaseOf(s);
    Meaning meaning;

    // What somebody else comes before is not offered as if it were done.
    if (mayBeTaken(s)) {
        const bool first = parts.discardTop || target == discard || target == buttonPrefix + QStringLiteral("take") ||
                           target == buttonPrefix + QStringLiteral("pass");
        const bool ends =
            target == buttonPrefix + QStringLiteral("stop") || target == buttonPrefix + QStringLiteral("blast");
        if (!first && !(ends && (lawOf(s).race() || lawOf(s).stop_beats_claim)))
            return {};
    }

    // --- Buttons and keys
    if (target.startsWith(buttonPrefix)) {
        const QString button = target.mid(buttonPrefix.size());
        if (button == QLatin1String("draw"))
            return inClaims(s) ? Meaning{} : draws();
        if (button == QLatin1String("take"))
            return takes(s, takeWord, parts.hand);
        if (button == QLatin1String("meld")) {
            if (parts.discardTop)
                return takes(s, takeWord, parts.hand);
            if (!parts.hand.isEmpty())
                return melds(button, parts.hand);
            QStringList all = s.legalOf(button);
            std::stable_sort(all.begin(), all.end(),
                             [](const QString& a, const QString& b) { return a.size() > b.size(); });
            for (const QString& action : all.mid(0, mostChoices))
                meaning.add(action);
            meaning.ask = true;
            return meaning;
        }
        if (button == QLatin1String("add")) {
            meaning.ask = true;
            if (parts.hand.isEmpty())
                for (const QString& action : s.legalOf(u"add").mid(0, mostChoices))
                    meaning.add(action);
            else
                for (const QString& number : meldNumbers(s))
                    addSteps(meaning, parts.hand, number);
            return meaning;
        }
        if (button == QLatin1String("discard")) {
            if (parts.hand.size() == 1)
                meaning.add(withCards(QStringLiteral("discard"), parts.hand));
            return meaning;
        }
        meaning.add(button); // pass, stop, blast, stay, drop
        return meaning;
    }

    // --- Places on the table
    if (target == stock)
        return parts.hand.isEmpty() && !parts.discardTop ? draws() : Meaning{};
    if (target == s.handZone()) {
        if (parts.stockTop && parts.hand.isEmpty())
            return draws();
        return parts.discardTop ? takes(s, takeWord, parts.hand) : Meaning{};
    }
    if (parts.stockTop)
        return {};
    if (target == discard) {
        const bool offered = phase == QLatin1String("claim") || phase == QLatin1String("turn");
        if (parts.hand.isEmpty())
            return takes(s, takeWord, {});
        if (parts.hand.size() == 1 && (!offered || s.legalOf(takeWord).isEmpty())) {
            meaning.add(withCards(QStringLiteral("discard"), parts.hand));
            return meaning;
        }
        if (offered)
            meaning = takes(s, takeWord, parts.hand);
        return meaning;
    }
    if (target == newMeld) {
        if (parts.discardTop)
            return takes(s, takeWord, parts.hand);
        return parts.hand.isEmpty() ? meaning : melds(QStringLiteral("meld"), parts.hand);
    }
    if (target.startsWith(meldPrefix)) {
        const QString number = target.mid(meldPrefix.size());
        if (parts.discardTop && parts.hand.isEmpty())
            meaning.add(QStringLiteral("%1 > %2").arg(takeWord, number)); // claim_layoff
        else if (!parts.discardTop && !parts.hand.isEmpty())
            addSteps(meaning, parts.hand, number);
        return meaning;
    }
    return {};
}

QString HoolaTable::forced(const Situation& s) const
{
    // What was said while others could claim is done now that nobody has.
    return s.mayAct() && s.view.contains("said") ? s.legal.value(0) : QString();
}

QStringList HoolaTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (piece.zone == s.handZone())
        return {discard};
    if (piece.zone == stock || piece.zone == discard)
        return {s.handZone()};
    return {};
}

QStringList HoolaTable::standIns(const Situation& s, const QString& zoneId) const
{
    QStringList shown;
    const auto melds = s.view.find("melds");
    if (melds == s.view.end())
        return shown;
    for (const hanpan::json& meld : *melds) {
        if (zoneId != QStringLiteral("meld:%1").arg(meld.value("number", -1)) || !meld.contains("joker_as"))
            continue;
        const QString as = CardWords::sign(QString::fromStdString(meld.value("joker_as", "")));
        for (const QString& face : s.faces(zoneId))
            shown.append(CardWords::suit(face) == CardWords::suit(QStringLiteral("X1")) ? as : QString());
    }
    return shown;
}

QString HoolaTable::primaryButton(const Situation& s) const
{
    const QString phase = phaseOf(s);
    if (phase == QLatin1String("dropout"))
        return QStringLiteral("stay");
    if (phase == QLatin1String("claim"))
        return QStringLiteral("take");
    if (phase == QLatin1String("turn"))
        return s.legalOf(u"take").isEmpty() ? QStringLiteral("draw") : QStringLiteral("take");
    if (!s.legalOf(u"meld").isEmpty())
        return QStringLiteral("meld");
    return s.legalOf(u"add").isEmpty() ? QStringLiteral("discard") : QStringLiteral("add");
}

bool HoolaTable::clockwise(const Situation& s) const { return lawOf(s).direction == hanpan::hoola::direction::cw; }

bool HoolaTable::watching(const Situation& s) const
{
    const QList<Badge> mine = badges(s, s.me);
    return std::any_of(mine.begin(), mine.end(), [](const Badge& b) { return b.id == QLatin1String("dropped"); });
}

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
    using namespace hanpan;
    const hoola::rules& law = lawOf(s);
    cards::card_set hand = 0;
    for (const QString& face : faces)
        if (const auto card = cards::read_card(face.toStdString()))
            hand |= cards::bit(*card);

    // The disjoint melds that take the most points out of the hand; a hand is small enough to try them all.
    std::vector<cards::card_set> chosen, best;
    int bestPoints = -1;
    const std::function<void(cards::card_set, int)> search = [&](cards::card_set left, int points) {
        if (points > bestPoints) {
            bestPoints = points;
            best = chosen;
        }
        for (cards::card_set open = left; open != 0; open &= open - 1) {
            const cards::card first = cards::lowest(open);
            // Melds whose first card this is; melds with an earlier one were tried before.
            hoola::each_meld(law, open, first, std::popcount(open), false, [&](cards::card_set meld, cards::card) {
                chosen.push_back(meld);
                search(open & ~meld, points + hoola::raw_points(law, meld));
                chosen.pop_back();
            });
        }
    };
    search(hand, 0);

    QList<QStringList> groups;
    for (const cards::card_set meld : best) {
        QStringList group;
        for (const QString& face : faces)
            if (const auto card = cards::read_card(face.toStdString()); card && cards::has(meld, *card))
                group.append(face);
        std::stable_sort(group.begin(), group.end(),
                         [](const QString& a, const QString& b) { return CardWords::rank(a) < CardWords::rank(b); });
        groups.append(group);
    }
    return groups;
}

const GameTable& hoolaTable()
{
    static const HoolaTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
