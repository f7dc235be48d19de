// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/hohpaigestures.h"

#include <algorithm>

#include "games/held.h"
#include "games/hohpai/actions.h"
#include "games/hohpai/hohpaireading.h"

namespace {

using gestures::buttonPrefix;
using gestures::discard;
using gestures::Held;
using gestures::part;
using gestures::stock;

namespace hohpai = hanpan::hohpai;

const QString row = QStringLiteral("row");
const QString putPrefix = QStringLiteral("put:");

/// One piece of the hand given up by this word; nothing with none or several.
Meaning giveUp(const QString& word, const Held& held)
{
    Meaning meaning;
    if (held.hand.size() == 1 && !held.stockTop && !held.discardTop)
        meaning.add(word + u' ' + held.hand.first());
    return meaning;
}

Meaning plain(const QString& action)
{
    Meaning meaning;
    meaning.add(action);
    return meaning;
}

std::string handId(hanpan::seat who) { return "hand:" + std::to_string(who); }

/// Does this seat put in at end A, where the others take out (row_ends=alternating)?
bool putsAtFront(const hohpai::rules& law, const Situation& s, hanpan::seat who)
{
    const hanpan::seat first = s.seat("first");
    return law.row_ends == hohpai::row_ends::alternating && first >= 0 &&
           hanpan::distance(first, who, s.players) % 2 == 1;
}

/// A table on which everything lies face down.
std::vector<hanpan::zone> covered(int players, const std::vector<int>& hands, int heap)
{
    std::vector<hanpan::zone> zones;
    zones.reserve(std::size_t(players) + 1);
    for (hanpan::seat who = 0; who < players; ++who)
        zones.push_back({handId(who), "hand", who, std::vector<std::string>(std::size_t(hands[std::size_t(who)]))});
    zones.push_back({"heap", "heap", hanpan::no_seat, std::vector<std::string>(std::size_t(heap))});
    return zones;
}

} // namespace

Meaning HohpaiTable::gesture(const Situation& s, const QList<HeldPiece>& pieces, const QString& target, int) const
{
    const Held held = part(s, pieces);
    if (held.foreign)
        return {};
    const bool rows = hohpai::row_form(lawOf(s));
    if (target.startsWith(buttonPrefix)) {
        const QString button = target.mid(buttonPrefix.size());
        if (button == QLatin1String("exchange") || button == QLatin1String("discard"))
            return giveUp(button, held);
        if (button == QLatin1String("take"))
            return plain(QStringLiteral("take discard"));
        if (button == QLatin1String("draw"))
            return plain(QStringLiteral("take stock"));
        return plain(button); // declare, decline, pass
    }
    if (rows)
        return target == row || target.startsWith(putPrefix) ? giveUp(QStringLiteral("exchange"), held) : Meaning{};
    if (target == s.handZone() && held.hand.isEmpty()) {
        if (held.stockTop != held.discardTop)
            return plain(held.stockTop ? QStringLiteral("take stock") : QStringLiteral("take discard"));
        return {};
    }
    if (target == stock)
        return held.hand.isEmpty() && !held.discardTop ? plain(QStringLiteral("take stock")) : Meaning{};
    if (target == discard) {
        if (!held.hand.isEmpty())
            return giveUp(QStringLiteral("discard"), held);
        const bool any = !s.faces(discard).isEmpty();
        return any && !held.stockTop ? plain(QStringLiteral("take discard")) : Meaning{};
    }
    return {};
}

QStringList HohpaiTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (piece.zone == s.handZone())
        return {hohpai::row_form(lawOf(s)) ? row : discard};
    if (piece.zone == stock || piece.zone == discard)
        return {s.handZone()};
    return {};
}

QString HohpaiTable::primaryButton(const Situation& s) const
{
    if (!s.legalOf(u"declare").isEmpty())
        return QStringLiteral("declare");
    if (hohpai::row_form(lawOf(s)))
        return QStringLiteral("exchange");
    return phaseOf(s) == QLatin1String("draw") ? QStringLiteral("draw") : QStringLiteral("discard");
}

std::vector<hanpan::zone> HohpaiTable::extraZones(const Situation& s) const
{
    if (!hohpai::row_form(lawOf(s)))
        return {};
    // The empty place at that end of the row where my piece goes in.
    return {{putsAtFront(lawOf(s), s, s.me) ? "put:left" : "put:right", "put", s.me, {}}};
}

int HohpaiTable::rankOrder(const QString& face) const
{
    const auto piece = hanpan::dominoes::read_face(face.toStdString());
    return piece ? hanpan::dominoes::spots(*piece) : 0;
}

int HohpaiTable::suitOrder(const QString& face) const
{
    const auto piece = hanpan::dominoes::read_face(face.toStdString());
    return piece ? hanpan::dominoes::low(*piece) * 10 + hanpan::dominoes::high(*piece) : 0;
}

QList<QStringList> HohpaiTable::handGroups(const Situation& s, const QStringList& faces) const
{
    QList<QStringList> groups;
    for (const HandPart& part : HohpaiReading::of(lawOf(s), s.players, faces).parts)
        groups.append(part.faces);
    return groups;
}

QStringList HohpaiTable::shownHand(const Situation& s, hanpan::seat, const QStringList& faces) const
{
    QStringList left = faces;
    QStringList ordered;
    for (const QStringList& group : handGroups(s, faces))
        for (const QString& face : group)
            if (left.removeOne(face))
                ordered.append(face);
    return ordered + left;
}

bool HohpaiTable::shownAtEnd(const QString& kind) const
{
    return kind == QLatin1String("hand") || kind == QLatin1String("row");
}

bool HohpaiTable::clockwise(const Situation& s) const
{
    return lawOf(s).turn_direction == hohpai::direction::clockwise;
}

QString HohpaiTable::forced(const Situation& s) const
{
    // Everybody is asked whether he declares; who has nothing to declare has nothing to decide.
    return s.legal == QStringList{QStringLiteral("decline")} ? s.legal.first() : QString();
}

QList<DealScene> HohpaiTable::dealScenes(const Situation& s) const
{
    const hohpai::rules& law = lawOf(s);
    const int all = hanpan::dominoes::size(hohpai::set_in_use(law, s.players));
    const std::vector<int> nothing(std::size_t(s.players), 0);
    QList<DealScene> scenes;

    // The head is drawn for once a match.
    if (const auto draws = s.view.find("head_draws"); draws != s.view.end() && !draws->empty()) {
        scenes.append({covered(s.players, nothing, all), {}, headDrawText(s), QStringLiteral("shuffle"), 1.5});
        std::vector<hanpan::zone> zones = scenes.last().zones;
        QList<Drawn> round;
        const auto finish = [&](bool last) {
            scenes.append({zones, {}, headDrawnText(s, round, last), QStringLiteral("draw"), 2.6});
            round.clear();
        };
        for (const hanpan::json& draw : *draws) {
            const Drawn drawn{draw.at("seat").get<int>(), QString::fromStdString(draw.at("piece").get<std::string>())};
            // A tie: those who drew the most draw again.
            if (std::any_of(round.begin(), round.end(), [&](const Drawn& d) { return d.who == drawn.who; }))
                finish(false);
            round.append(drawn);
            zones[std::size_t(drawn.who)].pieces.push_back(drawn.face.toStdString());
            zones.back().pieces.pop_back();
        }
        finish(true);
        scenes.append({covered(s.players, nothing, all), {}, mixedText(), QStringLiteral("shuffle"), 1});
    }

    if (!hohpai::row_form(law)) {
        if (!scenes.isEmpty()) {
            // From the heap the pieces are dealt as from a stock.
            std::vector<int> hands(std::size_t(s.players), 5);
            hands[std::size_t(s.dealer)] = 6;
            scenes.append({covered(s.players, hands, all - 5 * s.players - 1),
                           {},
                           dealText(s, false),
                           QStringLiteral("deal"),
                           1.5});
        }
        return scenes;
    }

    if (scenes.isEmpty())
        scenes.append({covered(s.players, nothing, all), {}, mixedText(), QString(), 1});
    const int rest = all - 6 * s.players;
    const QString out = s.text("turned_up");
    std::vector<int> hands(std::size_t(s.players), 6);
    if (out.isEmpty()) {
        scenes.append({covered(s.players, hands, rest), {}, dealText(s, false), QStringLiteral("deal"), 1.5});
        return scenes;
    }
    hands[std::size_t(s.dealer)] = 7;
    scenes.append({covered(s.players, hands, rest - 1), {}, dealText(s, true), QStringLiteral("deal"), 1.4});
    hands[std::size_t(s.dealer)] = 6;
    DealScene whirl{covered(s.players, hands, rest - 1), {}, whirlText(s, out), QStringLiteral("draw"), 1.9};
    whirl.zones.push_back({"whirl", "whirl", hanpan::no_seat, {out.toStdString()}});
    scenes.append(whirl);

    const QString passed = s.text("passed");
    DealScene pass{whirl.zones, {}, passText(s, out), QString(), 2.3};
    if (passed != QLatin1String("nowhere")) {
        pass.kind = QStringLiteral("place");
        for (hanpan::seat who = 0; who < s.players; ++who) {
            const hanpan::seat right = hohpai::right_of(law, who, s.players);
            const QString from = QString::fromStdString(handId(who));
            const QString to = QString::fromStdString(handId(right));
            if (passed == QLatin1String("right"))
                pass.carried.insert(from, to);
            else
                pass.carried.insert(to, from);
        }
    }
    scenes.append(pass);

    // The whirled piece is turned down again and mixed with the rest; or it stays outside.
    DealScene laid{covered(s.players, hands, 0), {}, rowText(s), QStringLiteral("shuffle"), 1.6};
    laid.zones.pop_back();
    const QStringList lying = s.faces(row);
    laid.zones.push_back({"row", "row", hanpan::no_seat, std::vector<std::string>(std::size_t(lying.size()))});
    if (const QString eye = s.text("eye"); !eye.isEmpty())
        laid.zones.push_back({"eye", "eye", hanpan::no_seat, {eye.toStdString()}});
    scenes.append(laid);
    return scenes;
}

QList<Travel> HohpaiTable::travels(const Situation& before, const Situation& after, hanpan::seat who,
                                   const QString& publicText) const
{
    const hohpai::rules& law = lawOf(after);
    if (!hohpai::row_form(law) || !publicText.startsWith(QLatin1String("exchange")))
        return {};
    const auto hand = [](hanpan::seat s) { return QString::fromStdString(handId(s)); };
    const auto mixes = [](const Situation& s) { return s.view.value("mixes", 0); };
    const bool mixed = mixes(after) != mixes(before);
    const int lay = int(before.faces(row).size());
    QList<Travel> ways;

    // In at one end; the face is known of my own piece alone.
    ways.append({hand(who), -1, publicText.section(u' ', 1, 1), row, putsAtFront(law, after, who) ? 0 : -1});
    // Out at the other, to the same player, or under take_first to the next one.
    const bool takesFirst = law.exchange_order == hohpai::exchange_order::take_first;
    const hanpan::seat taker = takesFirst ? hanpan::seat_after(who, after.players) : who;
    const bool taken = int(after.faces(row).size()) == lay;
    const auto out = [&] {
        if (taken)
            ways.append({row, putsAtFront(law, after, taker) ? lay : 0, QString(), hand(taker), -1});
    };
    const auto mix = [&](int count) {
        // Nobody sees which piece goes where: any order will do that moves them all.
        for (int k = 0; mixed && k < count; ++k)
            ways.append({row, (k * 5 + count / 2) % (count - k > 0 ? count - k : 1), QString(), row, -1});
    };
    if (takesFirst) {
        mix(lay + 1);
        out();
    } else {
        out();
        mix(lay);
    }
    return ways;
}

const GameTable& hohpaiTable()
{
    static const HohpaiTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
