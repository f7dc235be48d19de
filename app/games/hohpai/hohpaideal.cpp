// SPDX-License-Identifier: GPL-3.0-or-later
// The deal as a ceremony: the head is drawn for, hands are whirled and passed, and the row is laid; and what is seen to
// travel.
#include <algorithm>

#include "games/hohpai/hohpaitable.h"

namespace hohpai = hanpan::hohpai;
namespace dominoes = hanpan::dominoes;

namespace {

QString handId(hanpan::seat who) { return QString("hand:%1").arg(who); }

/// A table on which everything lies face down: so many pieces in every hand, so many in the head's, the rest in a heap.
std::vector<hanpan::zone> covered(int players, int hand, int headHand, hanpan::seat head, int all)
{
    std::vector<hanpan::zone> zones;
    zones.reserve(std::size_t(players) + 1);
    int heap = all;
    for (hanpan::seat who = 0; who < players; ++who) {
        const int held = who == head ? headHand : hand;
        zones.push_back({handId(who).toStdString(), "hand", who, std::vector<std::string>(std::size_t(held))});
        heap -= held;
    }
    zones.push_back({"heap", "heap", hanpan::no_seat, std::vector<std::string>(std::size_t(heap))});
    return zones;
}

} // namespace

std::vector<hanpan::zone> HohpaiTable::extraZones(const Situation& s) const
{
    if (!hohpai::row_form(lawOf(s)))
        return {};
    // The empty place at that end of the row where my piece goes in.
    return {{viewOf(s).open.pushes_at_end_a(s.me) ? "put:left" : "put:right", "put", s.me, {}}};
}

bool HohpaiTable::shownAtEnd(const QString& kind) const { return kind == "hand" || kind == "row"; }

bool HohpaiTable::clockwise(const Situation& s) const
{
    return lawOf(s).turn_direction == hohpai::direction::clockwise;
}

QString HohpaiTable::headDrawText(const Situation& s)
{
    return lawOf(s).koan_a_priority ? tr("Everyone draws for the head: 2-5, or else the most spots")
                                    : tr("Everyone draws for the head: the most spots");
}

QString HohpaiTable::headDrawnText(const Situation& s, const std::vector<hohpai::head_draw>& round, bool last)
{
    QStringList drawn;
    for (const hohpai::head_draw& one : round)
        drawn.append(tr("%1 %2", "player, piece drawn").arg(s.name(one.who), faceOf(one.piece)));
    const QString all = drawn.join(" · ");
    if (!last)
        return tr("%1: a tie, so they draw again").arg(all);
    return s.isYou(s.dealer) ? tr("%1: you are head").arg(all) : tr("%1: %2 is head").arg(all, s.name(s.dealer));
}

QString HohpaiTable::dealText(const Situation& s, bool whirl)
{
    const bool you = s.isYou(s.dealer);
    const QString head = s.name(s.dealer);
    if (whirl)
        return you ? tr("You are head: seven pieces, six for everyone else; no one looks yet")
                   : tr("Seven pieces for the head, %1, six for everyone else; no one looks yet").arg(head);
    if (hohpai::row_form(lawOf(s)))
        return you ? tr("Six pieces each; you begin") : tr("Six pieces each; %1 begins").arg(head);
    return you ? tr("You are head: six pieces, five for everyone else")
               : tr("Six pieces for the head, %1, five for everyone else").arg(head);
}

QString HohpaiTable::whirlText(const Situation& s)
{
    const QString face = faceOf(viewOf(s).open.turned_up);
    return s.dealer == s.me ? tr("You whirl your seven pieces: %1 slips out").arg(face)
                            : tr("%1 whirls the seven pieces: %2 slips out").arg(s.name(s.dealer), face);
}

QString HohpaiTable::passText(const Situation& s)
{
    const hohpai::open_part& open = viewOf(s).open;
    const QString face = faceOf(open.turned_up);
    const QString begins = open.first == s.me ? tr("you begin") : tr("%1 begins").arg(s.name(open.first));
    if (open.passed == 0)
        return tr("%1: no hand is passed, %2").arg(face, begins);
    const bool right = open.passed > 0;
    if (dominoes::doubled(open.turned_up))
        return right ? tr("%1 is a doubled piece: every hand goes one seat to the right, %2").arg(face, begins)
                     : tr("%1 is a doubled piece: every hand goes one seat to the left, %2").arg(face, begins);
    return right ? tr("%1: every hand goes one seat to the right, %2").arg(face, begins)
                 : tr("%1: every hand goes one seat to the left, %2").arg(face, begins);
}

QString HohpaiTable::rowText(const Situation& s)
{
    const hohpai::open_part& open = viewOf(s).open;
    return open.eye == dominoes::no_face
               ? tr("The piece is mixed with the rest and laid in a covered row of %1").arg(open.row.length)
               : tr("%1 stays face up; the rest is laid in a covered row of %2")
                     .arg(faceOf(open.eye))
                     .arg(open.row.length);
}

QList<DealScene> HohpaiTable::dealScenes(const Situation& s) const
{
    const hohpai::rules& law = lawOf(s);
    const hohpai::open_part& open = viewOf(s).open;
    const bool rows = hohpai::row_form(law);
    const int all = dominoes::size(hohpai::set_in_use(law, s.players));
    const std::vector<hanpan::zone> gathered = covered(s.players, 0, 0, s.dealer, all);
    QList<DealScene> scenes;

    // The head is drawn for once a match.
    if (open.head_draws > 0) {
        scenes.append({gathered, {}, headDrawText(s), "shuffle", 1.5});
        std::vector<hanpan::zone> zones = gathered;
        std::vector<hohpai::head_draw> round;
        const auto finish = [&](bool last) {
            scenes.append({zones, {}, headDrawnText(s, round, last), "draw", 2.6});
            round.clear();
        };
        for (int i = 0; i < open.head_draws; ++i) {
            const hohpai::head_draw& drawn = open.draws[std::size_t(i)];
            // A tie: those who drew the most draw again.
            if (std::any_of(round.begin(), round.end(), [&](const auto& other) { return other.who == drawn.who; }))
                finish(false);
            round.push_back(drawn);
            zones[std::size_t(drawn.who)].pieces.push_back(dominoes::to_text(drawn.piece));
            zones.back().pieces.pop_back();
        }
        finish(true);
    }
    if (rows || !scenes.isEmpty())
        scenes.append({gathered, {}, tr("The pieces are shuffled"), scenes.isEmpty() ? QString() : "shuffle", 1});

    if (!rows) {
        if (!scenes.isEmpty()) // from the heap the pieces are dealt as from a stock
            scenes.append({covered(s.players, 5, 6, s.dealer, all), {}, dealText(s, false), "deal", 1.5});
        return scenes;
    }
    if (open.turned_up == dominoes::no_face) {
        scenes.append({covered(s.players, 6, 6, s.dealer, all), {}, dealText(s, false), "deal", 1.5});
        return scenes;
    }
    scenes.append({covered(s.players, 6, 7, s.dealer, all), {}, dealText(s, true), "deal", 1.4});
    DealScene whirl{covered(s.players, 6, 6, s.dealer, all), {}, whirlText(s), "draw", 1.9};
    whirl.zones.back().pieces.pop_back();
    whirl.zones.push_back({"whirl", "whirl", hanpan::no_seat, {dominoes::to_text(open.turned_up)}});
    whirl.moment = {.words = tr("%1 slips out!", "a piece").arg(faceOf(open.turned_up)),
                    .kind = "whirl",
                    .told = whirl.text,
                    .who = {s.dealer},
                    .pieces = {{faceOf(open.turned_up)}}};
    scenes.append(whirl);

    DealScene pass{whirl.zones, {}, passText(s), QString(), 2.3};
    if (open.passed != 0) {
        pass.kind = "place";
        for (hanpan::seat who = 0; who < s.players; ++who) {
            const QString left = handId(who);
            const QString right = handId(hohpai::right_of(law, who, s.players));
            if (open.passed > 0)
                pass.carried.insert(left, right);
            else
                pass.carried.insert(right, left);
        }
    }
    scenes.append(pass);

    // The whirled piece is turned down again and mixed with the rest; or it stays outside.
    DealScene laid{covered(s.players, 6, 6, s.dealer, all), {}, rowText(s), "shuffle", 1.6};
    laid.zones.back() = {"row", "row", hanpan::no_seat, std::vector<std::string>(std::size_t(open.row.length))};
    if (open.eye != dominoes::no_face)
        laid.zones.push_back({"eye", "eye", hanpan::no_seat, {dominoes::to_text(open.eye)}});
    scenes.append(laid);
    return scenes;
}

QList<Travel> HohpaiTable::travels(const Situation& before, const Situation& after, hanpan::seat who,
                                   const QString& publicText) const
{
    const hohpai::rules& law = lawOf(after);
    const Told done = read(publicText);
    if (done.what != Kind::exchange)
        return {};
    const hohpai::open_part& open = viewOf(after).open;
    const bool mixed = open.mixes != viewOf(before).open.mixes;
    const int lay = viewOf(before).open.row.length;
    const QString row = "row";
    QList<Travel> ways;

    // In at one end; the face is known of my own piece alone.
    ways.append({handId(who), -1, faceOf(done.piece), row, open.pushes_at_end_a(who) ? 0 : -1});
    // Out at the other, to the same player, or under take_first to the next one.
    const bool takesFirst = law.exchange_order == hohpai::exchange_order::take_first;
    const hanpan::seat taker = takesFirst ? hanpan::seat_after(who, after.players) : who;
    const auto out = [&] {
        if (open.row.length == lay)
            ways.append({row, open.pushes_at_end_a(taker) ? lay : 0, QString(), handId(taker), -1});
    };
    const auto mix = [&](int count) {
        // Nobody sees which piece goes where: any order will do that moves them all.
        for (int k = 0; mixed && k < count; ++k)
            ways.append({row, (k * 5 + count / 2) % (count - k), QString(), row, -1});
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
