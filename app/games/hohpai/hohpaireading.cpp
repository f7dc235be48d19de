// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/reading.h"

#include "games/hohpai/hohpaireading.h"

using hanpan::dominoes::bag;
using hanpan::dominoes::face;
using hanpan::hohpai::group_class;
using hanpan::hohpai::hand_class;

namespace dominoes = hanpan::dominoes;

namespace {

HohpaiReading worded(const hanpan::hohpai::rules& law, const hanpan::hohpai::hand_table& table, bag held)
{
    const hanpan::hohpai::hand_reading read = hanpan::hohpai::read_hand(table, held);
    const QString nearest = HohpaiReading::wayName(read.nearest, table, law);
    HohpaiReading reading;
    reading.distance = read.distance;
    reading.wanted = HohpaiReading::names(read.wanted);
    if (read.distance == 0) {
        reading.score = read.nearest.score;
        reading.label = nearest;
    }
    for (const hanpan::hohpai::hand_part& part : read.parts) {
        const int size = dominoes::size(part.pieces);
        if (size < 2)
            continue;
        const int whole = part.whole == 0 ? 6 : 3;
        HandPart shown{nearest, QString(), HohpaiReading::names(part.pieces), size == whole};
        for (const auto& group : table.groups())
            if (group.pieces == part.whole)
                shown.label = HohpaiReading::groupName(group, law);
        shown.brief = shown.label;
        if (!shown.complete)
            shown.label += QStringLiteral(" %1/%2").arg(size).arg(whole);
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
        last = worded(law, *table, held);
    }
    return last;
}
