// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says while the head is drawn for, hands are whirled and passed, and the row is laid; and the list of hands.
#include "games/hohpai/actions.h"

#include "games/hohpai/hohpaiwords.h"

#include <algorithm>

#include "games/hohpai/hohpaireading.h"

namespace {

namespace hohpai = hanpan::hohpai;
namespace dominoes = hanpan::dominoes;

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
    case group_class::ssang_syo: return QStringLiteral("쌍소");
    case group_class::sok: return QStringLiteral("속");
    case group_class::tai_sam_tong: return QStringLiteral("대삼동");
    case group_class::ro_in: return QStringLiteral("노인");
    case group_class::a_ki: return QStringLiteral("아기");
    case group_class::ssang_pyen: return QStringLiteral("쌍비연");
    case group_class::yo: return QStringLiteral("요");
    case group_class::sun: return QStringLiteral("순");
    case group_class::big_dragon:
    case group_class::small_dragon:
    case group_class::kao: break;
    }
    return {};
}

} // namespace

QString HohpaiWords::headDrawText(const Situation& s)
{
    return lawOf(s).koan_a_priority ? tr("Everyone draws for the head: 2-5, or else the most spots")
                                    : tr("Everyone draws for the head: the most spots");
}

QString HohpaiWords::headDrawnText(const Situation& s, const QList<Drawn>& round, bool last)
{
    QStringList drawn;
    for (const Drawn& one : round)
        drawn.append(tr("%1 %2", "player, piece drawn").arg(s.name(one.who), one.face));
    const QString all = drawn.join(QStringLiteral(" · "));
    if (!last)
        return tr("%1: a tie, so they draw again").arg(all);
    return s.isYou(s.dealer) ? tr("%1: you are head").arg(all) : tr("%1: %2 is head").arg(all, s.name(s.dealer));
}

QString HohpaiWords::mixedText() { return tr("The pieces are shuffled"); }

QString HohpaiWords::dealText(const Situation& s, bool whirl)
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

QString HohpaiWords::whirlText(const Situation& s, const QString& face)
{
    return s.dealer == s.me ? tr("You whirl your seven pieces: %1 slips out").arg(face)
                            : tr("%1 whirls the seven pieces: %2 slips out").arg(s.name(s.dealer), face);
}

QString HohpaiWords::passText(const Situation& s, const QString& face)
{
    const QString passed = s.text("passed");
    const hanpan::seat first = s.number("first", s.dealer);
    const QString begins = first == s.me ? tr("you begin") : tr("%1 begins").arg(s.name(first));
    if (passed == QLatin1String("nowhere"))
        return tr("%1: no hand is passed, %2").arg(face, begins);
    const bool right = passed == QLatin1String("right");
    const auto piece = dominoes::read_face(face.toStdString());
    if (piece && dominoes::doubled(*piece))
        return right ? tr("%1 is a doubled piece: every hand goes one seat to the right, %2").arg(face, begins)
                     : tr("%1 is a doubled piece: every hand goes one seat to the left, %2").arg(face, begins);
    return right ? tr("%1: every hand goes one seat to the right, %2").arg(face, begins)
                 : tr("%1: every hand goes one seat to the left, %2").arg(face, begins);
}

QString HohpaiWords::rowText(const Situation& s)
{
    const int count = int(s.faces(QStringLiteral("row")).size());
    const QString eye = s.text("eye");
    return eye.isEmpty() ? tr("The piece is mixed with the rest and laid in a covered row of %1").arg(count)
                         : tr("%1 stays face up; the rest is laid in a covered row of %2").arg(eye).arg(count);
}

QList<HandClass> HohpaiWords::handClasses(const Situation& s) const
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
    const auto together = [](hanpan::dominoes::bag one, hanpan::dominoes::bag other) {
        for (const hanpan::dominoes::face piece : hanpan::dominoes::listed(other))
            if (hanpan::dominoes::room_for(one, piece))
                one = hanpan::dominoes::with(one, piece);
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
                     HohpaiReading::names(bagOf(solitary)), points(score(solitary)), false, QStringLiteral("홀쌍소")});
    if (!second && law.tai_sa_ttai != hohpai::three_pairs::off) {
        const bool any = law.tai_sa_ttai == hohpai::three_pairs::any_three_pairs;
        for (const auto& hand : table.hands()) {
            const auto ways = table.showings(hand.pieces);
            if (ways.empty() || ways.front().what != hohpai::hand_class::tai_sa_ttai)
                continue;
            list.append({tr("Tai-sa-ttai"),
                         any ? tr("Any three pairs") : tr("Two ssang-syo that are three pairs as well"),
                         HohpaiReading::names(hand.pieces), points(hand.score), false, QStringLiteral("대사대")});
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
    list.append({tr("Pou-tong"), tr("Six different pieces with one number in common"), example,
                 worths.join(QStringLiteral(" · ")), false, QStringLiteral("부동")});
    return list;
}
