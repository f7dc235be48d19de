// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/hollywoodgestures.h"

#include <algorithm>

#include "games/held.h"
#include "games/hollywood/melding.h"
#include "games/hollywood/missing.h"
#include "words/cardwords.h"

namespace {

using gestures::buttonPrefix;
using gestures::discard;
using gestures::Held;
using gestures::part;
using gestures::stock;

using hanpan::hollywood::action;
using hanpan::hollywood::meld_kind;

const QString newMeld = QStringLiteral("meld:new");
const QString meldPrefix = QStringLiteral("meld:");

/// More alternatives than this are no help to anybody.
constexpr qsizetype mostChoices = 8;

QString wordsOf(const action& a)
{
    QString text = QStringLiteral("lay_down");
    int at = 0;
    for (int i = 0; i < a.melds; ++i) {
        if (i > 0)
            text += QStringLiteral(" |");
        for (int k = 0; k < a.lengths[i]; ++k)
            text += u' ' + QString::fromStdString(hanpan::packs::to_text(a.laid[at++]));
    }
    return text;
}

/// The cards cut into as many melds as the contract asks for, in the order they stand in the hand.
void addCuts(Meaning& meaning, const QStringList& cards, const hanpan::hollywood::contract& goal)
{
    const auto cut = [&](const auto& self, qsizetype from, int melds, const QString& text) -> void {
        if (meaning.actions.size() > 400)
            return;
        const qsizetype left = cards.size() - from;
        if (melds == 1) {
            if (left >= 3)
                meaning.add(text + u' ' + cards.mid(from).join(u' '));
            return;
        }
        for (qsizetype length = 3; length + 3 * (melds - 1) <= left; ++length)
            self(self, from + length, melds - 1,
                 text + u' ' + cards.mid(from, length).join(u' ') + QStringLiteral(" |"));
    };
    if (cards.size() >= goal.fewest())
        cut(cut, 0, goal.count, QStringLiteral("lay_down"));
}

/// Laying down: these cards, all of them, in the order they stand and in every other way that makes the contract; with
/// no cards chosen what the hand allows.
Meaning layingDown(const Situation& s, const QStringList& cards, const hanpan::hollywood::table& table)
{
    Meaning meaning;
    meaning.ask = true;
    if (cards.isEmpty()) {
        for (const QString& words : s.legalOf(u"lay_down").mid(0, mostChoices))
            meaning.add(words);
        return meaning;
    }
    Meaning cuts;
    addCuts(cuts, cards, table.goal);
    for (const QStringList& steps : std::as_const(cuts.actions))
        if (meaning.actions.size() < mostChoices && s.judge(steps.first()).allowed())
            meaning.actions.append(steps);
    if (!meaning.empty()) {
        // As they stand in the hand is what the person means; two readings of one row are put to him.
        return meaning;
    }
    // Any other way to use all of them: a final hand of just these cards.
    hanpan::hollywood::rules all = *table.law;
    all.final_hand = hanpan::hollywood::final_hand::all_cards_no_discard;
    hanpan::hollywood::table small = table;
    small.law = &all;
    small.goal.final_hand = true;
    for (const action& way : hanpan::hollywood::groupings(small, HollywoodWords::cardsOf(cards), int(mostChoices)))
        meaning.add(wordsOf(way));
    if (meaning.empty() && !cuts.empty())
        meaning.actions.append(cuts.actions.first()); // to be told what is wrong with it
    return meaning;
}

/// Laying cards off on one meld. `place`: where among its cards they were dropped, -1 = not said.
void addLayoffs(Meaning& meaning, const Situation& s, QStringList cards, const QString& number, int place)
{
    const QString base = QStringLiteral("lay_off %1 ") + number;
    if (cards.size() == 1) {
        const int count = int(s.faces(meldPrefix + number).size());
        const bool low = place >= 0 && place * 2 < count;
        QStringList ends{QString(), QStringLiteral(" top"), QStringLiteral(" bottom"), QStringLiteral(" hand")};
        if (low)
            std::swap(ends[1], ends[2]);
        if (place >= 0)
            ends = QStringList{ends[1], ends[2], ends[0], ends[3]};
        for (const QString& end : std::as_const(ends))
            meaning.add(base.arg(cards.first()) + end);
        return;
    }
    const auto steps = [&] {
        QStringList list;
        for (const QString& card : std::as_const(cards))
            list.append(base.arg(card));
        return list;
    };
    std::sort(cards.begin(), cards.end(),
              [](const QString& a, const QString& b) { return CardWords::rank(a) < CardWords::rank(b); });
    meaning.actions.append(steps());
    std::reverse(cards.begin(), cards.end());
    meaning.actions.append(steps());
}

} // namespace

Meaning HollywoodTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target,
                                int place) const
{
    const Held parts = part(s, held);
    Meaning meaning;
    if (parts.foreign)
        return meaning;
    const QString phase = phaseOf(s);
    const bool mine = turn(s) == s.me;
    // The player in turn, while others are asked for the discard, sees his turn as it would be without them.
    const bool waiting = mine && phase == QLatin1String("mayi_window");
    const bool drawing = waiting || (mine && phase == QLatin1String("draw"));
    const auto draw = [&] {
        Meaning drawn;
        if (waiting)
            drawn.actions.append({QStringLiteral("pass"), QStringLiteral("draw stock")});
        else if (drawing)
            drawn.add(QStringLiteral("draw stock"));
        return drawn;
    };
    const auto take = [&] {
        Meaning taken;
        if (drawing)
            taken.add(QStringLiteral("draw discard"));
        else if (!mine && (phase == QLatin1String("mayi_window") || phase == QLatin1String("mayi_ahead")))
            taken.add(QStringLiteral("may_i"));
        return taken;
    };

    // --- Buttons and keys
    if (target.startsWith(buttonPrefix)) {
        const QString button = target.mid(buttonPrefix.size());
        if (button == QLatin1String("draw"))
            return draw();
        if (button == QLatin1String("take")) {
            if (drawing)
                meaning.add(QStringLiteral("draw discard"));
            return meaning;
        }
        if (button == QLatin1String("lay_down"))
            return phase == QLatin1String("play") && mine ? layingDown(s, parts.hand, tableOf(s)) : meaning;
        if (button == QLatin1String("lay_off")) {
            meaning.ask = true;
            if (parts.hand.isEmpty()) {
                for (const QString& words : s.legalOf(u"lay_off").mid(0, 2 * mostChoices))
                    meaning.add(words);
            } else if (phase == QLatin1String("play")) {
                for (const hanpan::zone& z : s.zones)
                    if (z.kind == "meld")
                        addLayoffs(meaning, s, parts.hand, QString::fromStdString(z.id).mid(meldPrefix.size()), -1);
            }
            return meaning;
        }
        if (button == QLatin1String("discard")) {
            if (parts.hand.size() == 1 && phase == QLatin1String("play"))
                meaning.add(QStringLiteral("discard ") + parts.hand.first());
            return meaning;
        }
        if (button == QLatin1String("may_i"))
            meaning.add(phase == QLatin1String("pointing") ? QStringLiteral("point_out") : button);
        else if (button == QLatin1String("deny"))
            meaning.add(phase == QLatin1String("mayi_decision") && !mine ? QStringLiteral("withdraw") : button);
        else if (button != QLatin1String("auto"))
            meaning.add(button); // pass, allow
        return meaning;
    }

    // --- Places on the table
    if (target == stock)
        return parts.hand.isEmpty() && !parts.discardTop ? draw() : meaning;
    if (target == s.handZone()) {
        if (parts.stockTop && parts.hand.isEmpty())
            return draw();
        return parts.discardTop && parts.hand.isEmpty() ? take() : meaning;
    }
    if (parts.stockTop || parts.discardTop)
        return meaning;
    if (target == discard) {
        if (parts.hand.isEmpty())
            return take();
        if (parts.hand.size() == 1 && mine && phase == QLatin1String("play"))
            meaning.add(QStringLiteral("discard ") + parts.hand.first());
        return meaning;
    }
    if (!mine || phase != QLatin1String("play") || parts.hand.isEmpty())
        return meaning;
    if (target == newMeld)
        return s.lists("down", s.me) ? meaning : layingDown(s, parts.hand, tableOf(s));
    if (target.startsWith(meldPrefix)) {
        const auto law = lawOf(s).wild_displacement_sets;
        addLayoffs(meaning, s, parts.hand, target.mid(meldPrefix.size()), place);
        meaning.ask = place < 0 || law == hanpan::hollywood::set_displacement::take_to_hand;
        if (place >= 0 && meaning.ask)
            meaning.actions.removeIf([&](const QStringList& steps) { return !s.judge(steps.first()).allowed(); });
        return meaning;
    }
    return meaning;
}

QStringList HollywoodTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (piece.zone == stock || piece.zone == discard)
        return {s.handZone()};
    if (piece.zone != s.handZone())
        return {};
    // A card that fits a meld goes there; every other one is thrown.
    QStringList targets;
    for (const QString& words : s.legalOf(layOffWord())) {
        const QStringList parts = words.split(u' ');
        if (parts.value(1).section(u'#', 0, 0) == piece.face.section(u'#', 0, 0))
            targets.append(meldPrefix + parts.value(2));
    }
    targets.append(discard);
    return targets;
}

QStringList HollywoodTable::standIns(const Situation& s, const QString& zoneId) const
{
    QStringList shown;
    const auto melds = s.view.find("melds");
    if (melds == s.view.end())
        return shown;
    const auto wild = [&](const QString& face) {
        const auto card = hanpan::packs::read_card(face.toStdString());
        return card && lawOf(s).is_wild(card->which);
    };
    for (const hanpan::json& meld : *melds) {
        if (zoneId != meldPrefix + QString::number(meld.value("number", -1)))
            continue;
        const QStringList faces = s.faces(zoneId);
        const auto natural = std::find_if_not(faces.begin(), faces.end(), wild);
        if (!meld.contains("start")) {
            // In a set all stand for its rank.
            for (const QString& face : faces)
                shown.append(natural != faces.end() && wild(face) ? CardWords::sign(*natural).chopped(1) : QString());
            continue;
        }
        for (qsizetype k = 0; natural != faces.end() && k < faces.size(); ++k) {
            constexpr std::string_view ranks = "A23456789TJQK";
            const QString as =
                QChar::fromLatin1(ranks[std::size_t(hanpan::hollywood::rank_at(meld.value("start", 1) + int(k)))]) +
                natural->mid(1, 1);
            shown.append(faces[k].section(u'#', 0, 0) == as ? QString() : CardWords::sign(as));
        }
    }
    return shown;
}

QString HollywoodTable::primaryButton(const Situation& s) const
{
    const QString phase = phaseOf(s);
    if (phase == QLatin1String("mayi_decision"))
        return turn(s) == s.me ? QStringLiteral("allow") : QStringLiteral("pass");
    if (turn(s) != s.me)
        return QStringLiteral("may_i");
    if (phase == QLatin1String("mayi_window") || phase == QLatin1String("draw"))
        return s.legal.contains(QStringLiteral("draw stock")) || phase == QLatin1String("mayi_window")
                   ? QStringLiteral("draw")
                   : QStringLiteral("take");
    if (!s.legalOf(u"lay_down").isEmpty())
        return QStringLiteral("lay_down");
    if (!s.legalOf(u"lay_off").isEmpty())
        return QStringLiteral("lay_off");
    return s.legal.contains(QStringLiteral("pass")) ? QStringLiteral("pass") : QStringLiteral("discard");
}

std::vector<hanpan::zone> HollywoodTable::extraZones(const Situation& s) const
{
    return {hanpan::zone{newMeld.toStdString(), "newMeld", s.me, {}}};
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
    const hanpan::hollywood::table table = tableOf(s);
    const bool down = s.lists("down", s.me);
    const auto ways = down ? std::vector<action>() : hanpan::hollywood::groupings(table, cardsOf(faces), 1);
    QStringList left = faces;
    if (!ways.empty()) {
        int at = 0;
        for (int i = 0; i < ways.front().melds; ++i) {
            QStringList group;
            for (int k = 0; k < ways.front().lengths[i]; ++k)
                group.append(QString::fromStdString(hanpan::packs::to_text(ways.front().laid[at++])));
            groups.append(group);
            for (const QString& face : std::as_const(group))
                left.removeOne(face);
        }
    }
    // What might become melds: cards of a rank where the contract asks for sets, neighbours of a suit where for runs; once it is
    // whole, or lies on the table, both.
    const auto wanted = [&](meld_kind kind) { return down || !ways.empty() || table.goal.number_of(kind) > 0; };
    const auto gather = [&](const QStringList& group, qsizetype least) {
        if (group.size() < least)
            return;
        groups.append(group);
        for (const QString& face : group)
            left.removeOne(face);
    };
    const auto natural = [&](const QString& face) {
        const auto card = hanpan::packs::read_card(face.toStdString());
        return card && !lawOf(s).is_wild(card->which);
    };
    for (const qsizetype least : {3, 2}) {
        if (wanted(meld_kind::run))
            for (int suit = 0; suit < hanpan::cards::suits; ++suit)
                for (int rank = 1; rank < hanpan::cards::ranks; ++rank) {
                    QStringList run;
                    for (int next = rank; next < hanpan::cards::ranks; ++next) {
                        const auto found = std::find_if(left.begin(), left.end(), [&](const QString& f) {
                            return CardWords::rank(f) == next && CardWords::suit(f) == suit && natural(f);
                        });
                        if (found == left.end())
                            break;
                        run.append(*found);
                    }
                    gather(run, least);
                }
        if (wanted(meld_kind::set))
            for (int rank = 0; rank < hanpan::cards::ranks; ++rank) {
                QStringList set;
                for (const QString& face : std::as_const(left))
                    if (CardWords::rank(face) == rank && natural(face))
                        set.append(face);
                gather(set, least);
            }
    }
    return groups;
}

HollywoodWords::Ask HollywoodWords::askMode(const Situation& s)
{
    if (!s.switches)
        return Ask::Useful;
    return s.switches->quietRound == s.number("round") ? Ask::NotThisHand : Ask(s.switches->mode);
}

bool HollywoodTable::press(const Situation& s, const QString& button) const
{
    if (button != QLatin1String("auto") || !s.switches)
        return false;
    switch (askMode(s)) {
    case Ask::Useful: s.switches->mode = int(Ask::Always); break;
    case Ask::Always: s.switches->quietRound = s.number("round"); break;
    case Ask::NotThisHand: *s.switches = {}; break;
    }
    return true;
}

bool HollywoodTable::standsFast(const Situation& s, const QString& action) const
{
    const QString word = firstWord(action);
    return !lawOf(s).undo_in_turn && (word == QLatin1String("lay_down") || word == QLatin1String("lay_off"));
}

QString HollywoodTable::forced(const Situation& s) const
{
    const QString phase = phaseOf(s);
    if (!s.mayAct() || turn(s) == s.me)
        return {};
    if ((phase == QLatin1String("mayi_window") || phase == QLatin1String("mayi_ahead")) &&
        askMode(s) == Ask::NotThisHand)
        return QStringLiteral("pass");
    return {};
}

QString HollywoodTable::unlessAdvised(const Situation& s) const
{
    const QString phase = phaseOf(s);
    const bool called = phase == QLatin1String("mayi_window") || phase == QLatin1String("mayi_ahead");
    return called && s.mayAct() && turn(s) != s.me && askMode(s) == Ask::Useful ? QStringLiteral("pass") : QString();
}

bool HollywoodTable::plainlyRight(const Situation& s, const QString&) const { return !isUseful(s, topOf(s)); }

QString HollywoodTable::meantBy(const Situation& s, const QString& action) const
{
    return action == QLatin1String("pass") && phaseOf(s) == QLatin1String("mayi_window") && turn(s) == s.me
               ? QStringLiteral("draw stock")
               : action;
}

const GameTable& hollywoodTable()
{
    static const HollywoodTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
