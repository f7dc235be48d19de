// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/actions.h"

#include "games/hohpai/hohpaireading.h"

#include <algorithm>
#include <bit>
#include <tuple>

using hanpan::dominoes::bag;
using hanpan::dominoes::face;
using hanpan::hohpai::group_class;
using hanpan::hohpai::hand_class;

namespace dominoes = hanpan::dominoes;

namespace {

/// A part before it has words.
struct Piecewise {
    bag pieces = 0;
    bag whole = 0; ///< the group it belongs to; 0 = no group of three
};

/// What of `held` goes to each group of a way: the fullest first, so that a piece two groups could use completes one.
std::vector<Piecewise> parted(bag held, const hanpan::hohpai::showing& way, bag hand)
{
    std::vector<bag> groups = way.groups;
    if (groups.empty())
        return {{held & hand, 0}};
    std::stable_sort(groups.begin(), groups.end(),
                     [&](bag a, bag b) { return dominoes::size(a & held) > dominoes::size(b & held); });
    std::vector<Piecewise> parts;
    bag left = held;
    for (const bag group : groups) {
        const bag common = group & left;
        parts.push_back({common, group});
        left = dominoes::minus(left, common);
    }
    return parts;
}

HohpaiReading read(const hanpan::hohpai::rules& law, const hanpan::hohpai::hand_table& table, bag held)
{
    HohpaiReading reading;
    const int count = dominoes::size(held);
    int most = 0;
    for (const auto& hand : table.hands())
        most = std::max(most, dominoes::size(hand.pieces & held));
    reading.distance = 6 - most;

    // Of the nearest wins the one that has most of it complete, then the dearest.
    std::vector<Piecewise> best;
    std::tuple<int, int> bestRank{-1, -1};
    QString bestName;
    bag wanted = 0;
    for (const auto& hand : table.hands()) {
        const bag common = hand.pieces & held;
        if (dominoes::size(common) != most)
            continue;
        if (reading.distance == 1)
            wanted |= dominoes::distinct(dominoes::minus(hand.pieces, common));
        for (const auto& way : table.showings(hand.pieces)) {
            const std::vector<Piecewise> parts = parted(held, way, hand.pieces);
            int square = 0;
            for (const Piecewise& part : parts)
                square += dominoes::size(part.pieces) * dominoes::size(part.pieces);
            const std::tuple rank{square, int(hand.score)};
            if (rank <= bestRank)
                continue;
            bestRank = rank;
            best = parts;
            bestName = HohpaiReading::wayName(way, table, law);
            reading.score = hand.score;
        }
        if (count == 6 && reading.distance == 0)
            break; // the hand itself
    }
    if (reading.distance == 0)
        reading.label = bestName;
    else
        reading.score = 0;
    reading.wanted = HohpaiReading::names(wanted);
    for (const Piecewise& part : best) {
        const int size = dominoes::size(part.pieces);
        if (size < 2)
            continue;
        HandPart shown{QString(), QString(), HohpaiReading::names(part.pieces),
                       part.whole == 0 ? size == 6 : size == 3};
        for (const auto& group : table.groups())
            if (group.pieces == part.whole)
                shown.label = HohpaiReading::groupName(group, law);
        if (part.whole == 0)
            shown.label = bestName;
        shown.brief = shown.label;
        if (!shown.complete)
            shown.label += QStringLiteral(" %1/%2").arg(size).arg(part.whole == 0 ? 6 : 3);
        reading.parts.append(shown);
    }
    return reading;
}

} // namespace

QStringList HohpaiReading::names(bag pieces)
{
    QStringList list;
    for (const face f : dominoes::listed(pieces))
        list.append(QString::fromStdString(dominoes::to_text(f)));
    return list;
}

bag HohpaiReading::piecesOf(const QStringList& names)
{
    bag pieces = 0;
    for (const QString& name : names)
        if (const auto piece = dominoes::read_face(name.toStdString()); piece && dominoes::room_for(pieces, *piece))
            pieces = dominoes::with(pieces, *piece);
    return pieces;
}

QString HohpaiReading::className(group_class what, const hanpan::hohpai::rules& law)
{
    const bool values = law.combo_reading == hanpan::hohpai::combo_reading::values;
    switch (what) {
    case group_class::ssang_syo: return tr("Ssang-syo");
    case group_class::sok: return tr("Sok");
    case group_class::tai_sam_tong: return values ? tr("Split") : tr("Tai-sam-tong");
    case group_class::ro_in: return tr("Ro-in");
    case group_class::a_ki: return tr("A-ki");
    case group_class::ssang_pyen: return tr("Ssang-pyen");
    case group_class::yo: return tr("Yo");
    case group_class::sun: return tr("Sun");
    case group_class::big_dragon: return tr("Big dragon");
    case group_class::small_dragon: return tr("Small dragon");
    case group_class::kao: return tr("Kao");
    }
    return {};
}

QString HohpaiReading::groupName(const hanpan::hohpai::group& group, const hanpan::hohpai::rules& law)
{
    if (group.what != group_class::sok)
        return className(group.what, law);
    for (int number = 1; number <= 6; ++number)
        if (dominoes::count(group.pieces, dominoes::make(number, number)) == 2)
            switch (number) {
            case 1: return tr("Paik-sok");
            case 2: return tr("A-sok");
            case 3: return tr("Sam-sok");
            case 4: return tr("Hong-sok");
            case 5: return tr("O-sok");
            default: return tr("Ryouk-sok");
            }
    return className(group.what, law);
}

QString HohpaiReading::wayName(const hanpan::hohpai::showing& way, const hanpan::hohpai::hand_table& table,
                               const hanpan::hohpai::rules& law)
{
    switch (way.what) {
    case hand_class::tai_sa_ttai: return tr("Tai-sa-ttai");
    case hand_class::hol_ssang_syo: return tr("Hol-ssang-syo");
    case hand_class::pou_tong: return tr("Pou-tong of %1").arg(QString::fromStdString(way.label).back());
    default: break;
    }
    QStringList groups;
    for (const bag pieces : way.groups)
        for (const auto& group : table.groups())
            if (group.pieces == pieces)
                groups.append(groupName(group, law));
    return groups.join(QStringLiteral(" + "));
}

const HohpaiReading& HohpaiReading::of(const hanpan::hohpai::rules& law, int players, const QStringList& faces)
{
    static HohpaiReading last;
    static std::shared_ptr<const hanpan::hohpai::hand_table> lastTable;
    static bag lastHeld = 0;
    static QString lastLanguage;

    const bag held = piecesOf(faces);
    const auto table = hanpan::hohpai::hand_table::shared(law, players);
    const QString language = tr("Ssang-syo");
    if (table != lastTable || held != lastHeld || language != lastLanguage) {
        lastTable = table;
        lastHeld = held;
        lastLanguage = language;
        last = read(law, *table, held);
    }
    return last;
}
