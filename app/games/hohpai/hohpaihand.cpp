// SPDX-License-Identifier: GPL-3.0-or-later
// What the own hand is, how hands are ordered and shown, and the list of hands.
#include <algorithm>

#include "games/hohpai/hohpaireading.h"
#include "games/hohpai/hohpaitable.h"

namespace hohpai = hanpan::hohpai;
namespace dominoes = hanpan::dominoes;

namespace {

using hohpai::group_class;

dominoes::bag bagOf(const char* pieces)
{
    const auto bag = dominoes::read_bag(pieces);
    return bag ? *bag.value : 0;
}

/// As RULES.md has them; "" for what has no Korean name of its own.
QString inHangul(group_class what)
{
    switch (what) {
    case group_class::ssang_syo: return "쌍소";
    case group_class::sok: return "속";
    case group_class::tai_sam_tong: return "대삼동";
    case group_class::ro_in: return "노인";
    case group_class::a_ki: return "아기";
    case group_class::ssang_pyen: return "쌍비연";
    case group_class::yo: return "요";
    case group_class::sun: return "순";
    case group_class::big_dragon:
    case group_class::small_dragon:
    case group_class::kao: break;
    }
    return {};
}

} // namespace

QString HohpaiTable::orderName(const QString& mode) const
{
    if (mode == "rank")
        return tr("By spots", "order of the hand");
    if (mode == "suit")
        return tr("By number", "order of the hand");
    return mode == "melds" ? tr("By group", "order of the hand") : QString();
}

int HohpaiTable::rankOrder(const QString& face) const
{
    const Face piece = pieceOf(face);
    return piece == dominoes::no_face ? 0 : dominoes::spots(piece);
}

int HohpaiTable::suitOrder(const QString& face) const
{
    const Face piece = pieceOf(face);
    return piece == dominoes::no_face ? 0 : dominoes::low(piece) * 10 + dominoes::high(piece);
}

QList<QStringList> HohpaiTable::handGroups(const Situation& s, const QStringList& faces) const
{
    QList<QStringList> groups;
    for (const hohpai::hand_part& part : HohpaiReading::of(lawOf(s), s.players, faces).read.parts)
        groups.append(HohpaiReading::names(part.pieces));
    return groups;
}

QStringList HohpaiTable::shownHand(const Situation& s, hanpan::seat, const QStringList& faces) const
{
    QStringList shown;
    for (const Face piece :
         in_order(HohpaiReading::of(lawOf(s), s.players, faces).read, HohpaiReading::piecesOf(faces)))
        shown.append(faceOf(piece));
    return shown;
}

QString HohpaiTable::points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

QString HohpaiTable::shortBy(int distance)
{
    return distance == 1 ? tr("1 piece short") : tr("%1 pieces short").arg(distance);
}

HandReading HohpaiTable::reading(const Situation& s) const
{
    const QStringList hand = s.faces(s.handZone());
    if (s.roundOver || hand.size() < 5 || hand.contains(QString()))
        return {};
    const HohpaiReading& own = HohpaiReading::of(lawOf(s), s.players, hand);
    HandReading shown;
    shown.parts = own.parts();
    shown.wanted = HohpaiReading::names(own.read.wanted);
    if (own.read.distance == 0) {
        shown.title = tr("A winning hand");
        shown.detail = tr("%1, %2", "a winning hand and its score").arg(own.label(), points(own.score()));
    } else {
        shown.title = shortBy(own.read.distance);
        if (own.read.distance == 1)
            shown.detail = tr("You win with any of these:");
    }
    return shown;
}

QString HohpaiTable::handWorth(const Situation& s, hanpan::seat, const QStringList& faces) const
{
    if (faces.size() < 5)
        return {};
    const HohpaiReading& shown = HohpaiReading::of(lawOf(s), s.players, faces);
    if (shown.read.distance == 0)
        return tr("%1, %2", "a winning hand and its score").arg(shown.label(), points(shown.score()));
    QStringList groups;
    for (const HandPart& part : shown.parts())
        if (part.complete)
            groups.append(part.label);
    const QString missing = shortBy(shown.read.distance);
    return groups.isEmpty() ? missing : groups.join(" + ") + " · " + missing;
}

QList<HandClass> HohpaiTable::handClasses(const Situation& s) const
{
    const hohpai::rules& law = lawOf(s);
    const auto& table = hohpai::hand_table::of(law, s.players);
    QList<HandClass> list;
    const auto score = [&](const char* pieces) { return table.score(bagOf(pieces)); };
    const bool second = law.score_table == hohpai::score_table::navpil;
    const int like = second ? 3 : law.like_pair_score;
    const int ordinary = second ? 2 : law.mixed_pair_score;

    // --- Groups of three: an example that the set in use holds, a telling one if it does.
    const bool values = law.combo_reading == hohpai::combo_reading::values;
    const auto add = [&](group_class what, const QString& words, const char* example, const QString& twice) {
        const auto& groups = table.groups();
        const auto of = [&](const hohpai::group& g) { return g.what == what; };
        auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const hohpai::group& g) { return of(g) && g.pieces == bagOf(example); });
        if (found == groups.end())
            found = std::find_if(groups.begin(), groups.end(), of);
        if (found != groups.end())
            list.append({HohpaiReading::className(what, law), words, HohpaiReading::names(found->pieces), twice, false,
                         values && what == group_class::tai_sam_tong ? QString() : inHangul(what)});
    };
    const QString doubled = tr("twice: %1").arg(points(like));
    add(group_class::ssang_syo, tr("The six halves are 1 2 3 4 5 6"), "1-3 2-4 5-6", doubled);
    const bool side = law.sok_reading != hohpai::sok_reading::sum_only;
    const bool sum = law.sok_reading != hohpai::sok_reading::side_only;
    if (values) {
        add(group_class::sok,
            side && sum ? tr("Five halves alike, or four and two that add up to them")
            : side      ? tr("Five halves alike")
                        : tr("Four halves alike and two that add up to them"),
            side ? "5-5 5-5 2-5" : "5-5 5-5 1-4", QString());
        add(group_class::tai_sam_tong, tr("Three halves alike and three others alike"), "1-1 1-2 2-2", QString());
        add(group_class::big_dragon, tr("4 4 5 5 6 6"), "4-5 4-6 5-6", doubled);
        add(group_class::small_dragon, tr("1 1 2 2 3 3"), "1-2 1-3 2-3", doubled);
        add(group_class::kao, tr("2 2 3 3 6 6"), "2-3 2-6 3-6", doubled);
    } else {
        add(group_class::sok,
            side && sum ? tr("Both copies of a double, and a piece that shows its number or adds up to it")
            : side      ? tr("Both copies of a double, and a piece that shows its number")
                        : tr("Both copies of a double, and a piece that adds up to its number"),
            side ? "5-5 5-5 2-5" : "5-5 5-5 1-4", QString());
        add(group_class::tai_sam_tong, tr("Two doubles and the piece between them"), "1-1 1-2 2-2", QString());
        add(group_class::ro_in, tr("The old man: 4-4 5-5 6-6"), "4-4 5-5 6-6", doubled);
        const QString child = law.a_ki_form == hohpai::a_ki_form::seed      ? tr("The child: 1-1 2-3 3-3")
                              : law.a_ki_form == hohpai::a_ki_form::emended ? tr("The child: 1-1 2-2 3-3")
                                                                            : tr("The child: 1-1 3-3 with 2-2 or 2-3");
        add(group_class::a_ki, child, law.a_ki_form == hohpai::a_ki_form::seed ? "1-1 2-3 3-3" : "1-1 2-2 3-3",
            doubled);
        add(group_class::ssang_pyen, tr("2-2 3-3 6-6"), "2-2 3-3 6-6", doubled);
        const QString together = second ? QString() : tr("with Sun: %1").arg(points(like));
        add(group_class::yo, tr("1-2 1-3 2-3"), "1-2 1-3 2-3", together);
        add(group_class::sun, tr("4-5 4-6 5-6"), "4-5 4-6 5-6",
            second ? QString() : tr("with Yo: %1").arg(points(like)));
    }
    // First of all the aim, with an example that these rules know.
    QStringList aim;
    const auto together = [](dominoes::bag one, dominoes::bag other) {
        for (const dominoes::face piece : dominoes::listed(other))
            if (dominoes::room_for(one, piece))
                one = dominoes::with(one, piece);
        return one;
    };
    for (const hohpai::group& one : table.groups())
        for (const hohpai::group& other : table.groups())
            if (aim.isEmpty() && one.what != other.what && table.score(together(one.pieces, other.pieces)) > 0)
                aim = HohpaiReading::names(one.pieces) + QStringList(QString()) + HohpaiReading::names(other.pieces);
    list.prepend({tr("The aim: two groups"), tr("Any two groups of three win"), aim, points(ordinary), true});

    // --- Hands of six.
    constexpr const char* solitary = "1-2 1-4 2-6 3-5 3-6 4-5";
    if (score(solitary) > 0)
        list.append({tr("Hol-ssang-syo"), tr("Two ssang-syo made only of single pieces"),
                     HohpaiReading::names(bagOf(solitary)), points(score(solitary)), false, "홀쌍소"});
    if (!second && law.tai_sa_ttai != hohpai::three_pairs::off) {
        const bool any = law.tai_sa_ttai == hohpai::three_pairs::any_three_pairs;
        for (const auto& hand : table.hands()) {
            const auto ways = table.showings(hand.pieces);
            if (ways.empty() || ways.front().what != hohpai::hand_class::tai_sa_ttai)
                continue;
            list.append({tr("Tai-sa-ttai"),
                         any ? tr("Any three pairs") : tr("Two ssang-syo that are three pairs as well"),
                         HohpaiReading::names(hand.pieces), points(hand.score), false, "대사대"});
            break;
        }
    }
    QStringList worths;
    QStringList example;
    for (int number = 1; number <= 6; ++number) {
        dominoes::bag hand = 0;
        for (int other = 1; other <= 6; ++other)
            hand = dominoes::with(hand, dominoes::make(number, other));
        if (!dominoes::within(hand, table.set()))
            continue;
        worths.append(tr("%1s: %2", "number, score of its pou-tong").arg(number).arg(table.score(hand)));
        if (number <= 2)
            example = HohpaiReading::names(hand);
    }
    list.append({tr("Pou-tong"), tr("Six different pieces with one number in common"), example, worths.join(" · "),
                 false, "부동"});
    return list;
}
