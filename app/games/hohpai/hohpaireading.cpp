// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/hohpaireading.h"

using hanpan::dominoes::bag;
using hanpan::hohpai::group_class;
using hanpan::hohpai::hand_class;

namespace dominoes = hanpan::dominoes;

QStringList HohpaiReading::names(bag pieces)
{
    QStringList list;
    for (const dominoes::face f : dominoes::listed(pieces))
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

QString HohpaiReading::groupName(bag pieces) const
{
    const group_class what = table->class_of(pieces);
    if (what == group_class::sok)
        for (int number = 1; number <= 6; ++number)
            if (dominoes::count(pieces, dominoes::make(number, number)) == 2)
                switch (number) {
                case 1: return tr("Paik-sok");
                case 2: return tr("A-sok");
                case 3: return tr("Sam-sok");
                case 4: return tr("Hong-sok");
                case 5: return tr("O-sok");
                default: return tr("Ryouk-sok");
                }
    return className(what, table->law());
}

QString HohpaiReading::label() const
{
    switch (read.nearest.what) {
    case hand_class::tai_sa_ttai: return tr("Tai-sa-ttai");
    case hand_class::hol_ssang_syo: return tr("Hol-ssang-syo");
    case hand_class::pou_tong: return tr("Pou-tong of %1").arg(QString::fromStdString(read.nearest.label).back());
    default: break;
    }
    QStringList groups;
    for (const bag pieces : read.nearest.groups)
        groups.append(groupName(pieces));
    return groups.join(" + ");
}

QList<HandPart> HohpaiReading::parts() const
{
    QList<HandPart> shown;
    for (const hanpan::hohpai::hand_part& part : read.parts) {
        const QString name = part.whole == 0 ? label() : groupName(part.whole);
        shown.append(
            {part.is_whole() ? name : name + QStringLiteral(" %1/%2").arg(part.size()).arg(part.size_when_whole()),
             name, names(part.pieces), part.is_whole()});
    }
    return shown;
}

const HohpaiReading& HohpaiReading::of(const hanpan::hohpai::rules& law, int players, bag held)
{
    static HohpaiReading last;
    static bag lastHeld = 0;
    const auto table = hanpan::hohpai::hand_table::shared(law, players);
    if (table != last.table || held != lastHeld) {
        last = {table, read_hand(*table, held)};
        lastHeld = held;
    }
    return last;
}
