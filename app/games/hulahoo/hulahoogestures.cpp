// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahoogestures.h"

#include <algorithm>

#include "games/held.h"
#include "games/hulahoo/rules.h"

namespace {

using gestures::buttonPrefix;

const QString stock = QStringLiteral("stock");
const QString discard = QStringLiteral("discard");
const QString callPrefix = QStringLiteral("call:");

/// Every call there is, in the order they are offered.
const QStringList allCalls{QStringLiteral("higher"), QStringLiteral("lower"), QStringLiteral("double"),
                           QStringLiteral("anything")};

/// What is held, parted by where it comes from.
struct Held {
    QStringList hand; ///< left to right
    QStringList open;
    bool foreign = false; ///< something that is nobody's to move: a pile's card, another player's

    qsizetype count() const { return hand.size() + open.size(); }
};

Held part(const Situation& s, const QList<HeldPiece>& held)
{
    Held parts;
    const QString open = HulahooWords::openZone(s.me);
    for (const HeldPiece& piece : held) {
        if (piece.zone == s.handZone())
            parts.hand.append(piece.face);
        else if (piece.zone == open)
            parts.open.append(piece.face);
        else
            parts.foreign = true;
    }
    return parts;
}

/// Who may be named at all: everybody still in but me; where nobody is named, the one entry "nobody".
QList<hanpan::seat> targetsOf(const Situation& s)
{
    if (!HulahooWords::lawOf(s).chaos_target)
        return {hanpan::no_seat};
    QList<hanpan::seat> all;
    for (hanpan::seat who = 0; who < s.players; ++who)
        if (who != s.me && HulahooWords::isIn(s, who))
            all.append(who);
    return all;
}

/// This one card played with any of these calls on any of these players.
Meaning plays(const Situation& s, const Held& held, const QStringList& calls, const QList<hanpan::seat>& targets)
{
    Meaning meaning;
    if (held.count() != 1)
        return meaning;
    const bool open = held.hand.isEmpty();
    const QString face = open ? held.open.first() : held.hand.first();
    for (const hanpan::seat target : targets)
        for (const QString& call : calls) {
            QString action = QStringLiteral("play %1 %2 %3").arg(face, call, open ? u"open" : u"hand");
            if (target != hanpan::no_seat)
                action += QStringLiteral(" > %1").arg(target);
            meaning.add(action);
        }
    // With the card that ends the round nobody has to answer: there is nothing to ask.
    using hanpan::hulahoo::last_joker;
    const bool last = s.faces(s.handZone()).size() + s.faces(HulahooWords::openZone(s.me)).size() == 1;
    const bool goesOut =
        last && (face.toInt() != hanpan::hulahoo::joker || HulahooWords::lawOf(s).last_joker != last_joker::no_win);
    meaning.ask = !goesOut;
    meaning.alike = false;
    return meaning;
}

/// Naming one of these players again, with the call as it is or with another one.
Meaning names(const Situation& s, const QList<hanpan::seat>& targets)
{
    Meaning meaning;
    for (const hanpan::seat target : targets)
        for (const QString& call : {QString(), QStringLiteral("higher"), QStringLiteral("lower")})
            if (call != HulahooWords::callOf(s))
                meaning.add(call.isEmpty() ? QStringLiteral("name %1").arg(target)
                                           : QStringLiteral("name %1 %2").arg(target).arg(call));
    meaning.ask = true;
    meaning.alike = false;
    return meaning;
}

Meaning swaps(const Held& held)
{
    Meaning meaning;
    if (held.count() == 0)
        return meaning;
    QStringList words{QStringLiteral("swap")};
    words += held.open;
    if (!held.hand.isEmpty())
        words += QStringList(QStringLiteral("hand")) + held.hand;
    meaning.add(words.join(u' '));
    return meaning;
}

Meaning picks(const Held& held)
{
    Meaning meaning;
    if (!held.hand.isEmpty())
        meaning.add(QStringLiteral("pick ") + held.hand.join(u' '));
    return meaning;
}

/// Everybody a seat could be, for naming again: without named players the engine knows the only one.
QList<hanpan::seat> others(const Situation& s)
{
    QList<hanpan::seat> all;
    for (hanpan::seat who = 0; who < s.players; ++who)
        if (who != s.me)
            all.append(who);
    return all;
}

Meaning pressed(const Situation& s, const Held& held, const QString& button)
{
    const QString phase = HulahooWords::phaseOf(s);
    Meaning meaning;
    if (allCalls.contains(button))
        return plays(s, held, {button}, targetsOf(s));
    if (button == QLatin1String("swap") && phase == QLatin1String("swap"))
        return swaps(held);
    if (button == QLatin1String("pick") && phase == QLatin1String("pick_open"))
        return picks(held);
    if (button == QLatin1String("name") && phase == QLatin1String("retarget"))
        return names(s, others(s));
    if (button == QLatin1String("keep") && phase == QLatin1String("swap"))
        meaning.add(button);
    if (button == QLatin1String("pass") && (phase == QLatin1String("lead") || phase == QLatin1String("respond")))
        meaning.add(button);
    return meaning;
}

} // namespace

Meaning HulahooTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int) const
{
    const Held parts = part(s, held);
    if (parts.foreign)
        return {};
    const QString phase = phaseOf(s);
    if (target.startsWith(buttonPrefix))
        return pressed(s, parts, target.mid(buttonPrefix.size()));
    if (target == discard)
        return plays(s, parts, allCalls, targetsOf(s));
    if (target.startsWith(callPrefix))
        return plays(s, parts, {target.mid(callPrefix.size())}, targetsOf(s));
    if (target == stock)
        return phase == QLatin1String("swap") ? swaps(parts) : Meaning{};
    if (target == openZone(s.me))
        return phase == QLatin1String("pick_open") ? picks(parts) : Meaning{};
    if (const hanpan::seat who = seatOf(target); who != hanpan::no_seat && who != s.me) {
        if (phase == QLatin1String("retarget"))
            return names(s, {who});
        if (lawOf(s).chaos_target)
            return plays(s, parts, allCalls, {who});
    }
    return {};
}

QStringList HulahooTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (!ownZones(s).contains(piece.zone))
        return {};
    const QString phase = phaseOf(s);
    if (phase == QLatin1String("swap"))
        return {QStringLiteral("button:swap")};
    if (phase == QLatin1String("pick_open"))
        return {QStringLiteral("button:pick")};
    return {discard};
}

QString HulahooTable::primaryButton(const Situation& s) const
{
    const QString phase = phaseOf(s);
    if (phase == QLatin1String("swap"))
        return QStringLiteral("swap");
    if (phase == QLatin1String("pick_open"))
        return QStringLiteral("pick");
    if (phase == QLatin1String("retarget"))
        return QStringLiteral("name");
    return s.legal == QStringList{QStringLiteral("pass")} ? QStringLiteral("pass") : QString();
}

std::vector<hanpan::zone> HulahooTable::extraZones(const Situation& s) const
{
    std::vector<hanpan::zone> extra{{"call:higher", "call", hanpan::no_seat, {}},
                                    {"call:lower", "call", hanpan::no_seat, {}}};
    if (lawOf(s).chaos_target || lawOf(s).chaos_lift_double)
        for (hanpan::seat who = 0; who < s.players; ++who)
            if (who != s.me)
                extra.push_back({"seat:" + std::to_string(who), "seat", who, {}});
    return extra;
}

QStringList HulahooTable::ownZones(const Situation& s) const { return {s.handZone(), openZone(s.me)}; }

QStringList HulahooTable::playableIn(const Situation& s, const QString& zoneId) const
{
    if (!s.mayAct())
        return {};
    const QString phase = phaseOf(s);
    const bool hand = zoneId == s.handZone();
    if (phase == QLatin1String("pick_open"))
        return hand ? s.faces(zoneId) : QStringList();
    if (phase == QLatin1String("swap"))
        return !hand || lawOf(s).swap_hand_too ? s.faces(zoneId) : QStringList();
    QStringList faces;
    for (const QString& action : s.legalOf(u"play")) {
        const QStringList words = action.split(u' ');
        if (words.contains(hand ? u"hand" : u"open") && !faces.contains(words[1]))
            faces.append(words[1]);
    }
    return faces;
}

bool HulahooTable::selectsOne(const Situation& s) const
{
    const QString phase = phaseOf(s);
    return phase != QLatin1String("swap") && phase != QLatin1String("pick_open");
}

bool HulahooTable::clockwise(const Situation& s) const
{
    return lawOf(s).direction == hanpan::hulahoo::direction::clockwise;
}

QString HulahooTable::forcedAfterNotice(const Situation& s) const
{
    return s.legal == QStringList{QStringLiteral("pass")} ? QStringLiteral("pass") : QString();
}

bool HulahooTable::watching(const Situation& s) const { return !isIn(s, s.me); }

int HulahooTable::thinkingTime(const Situation& s) const { return lawOf(s).turn_timer_s * 1000; }

QString HulahooTable::cameFrom(hanpan::seat who, const QString& publicText) const
{
    const QStringList words = publicText.split(u' ');
    return words.first() == QLatin1String("play") && words.contains(u"hand") ? QStringLiteral("hand:%1").arg(who)
                                                                             : QString();
}

bool HulahooTable::isHeld(const QString& kind) const
{
    return kind == QLatin1String("hand") || kind == QLatin1String("open");
}

std::vector<hanpan::half_units> HulahooTable::matchPoints(const Situation& s,
                                                          const std::vector<hanpan::half_units>& scores) const
{
    if (lawOf(s).match_end != hanpan::hulahoo::match_end::rounds_won)
        return scores;
    std::vector<hanpan::half_units> wins;
    for (const int count : s.wins)
        wins.push_back(hanpan::whole(count));
    return wins;
}

const GameTable& hulahooTable()
{
    static const HulahooTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
