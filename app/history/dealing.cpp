// SPDX-License-Identifier: GPL-3.0-or-later
#include "dealing.h"

#include <cmath>

#include <QLocale>

#include "history.h"

namespace {

/// More say nothing new, and each takes some milliseconds.
constexpr int mostMatches = 1000;
/// How far a number is from what chance says in 95 of 100 cases at most, in standard deviations.
constexpr double within95 = 1.959964;

QString told(double fit)
{
    if (fit < 0.001)
        return Dealing::tr("fair dealing is so far from the average in less than 1 of 1,000 cases.");
    const QString cases = QLocale().toString(100 * fit, 'f', fit < 0.01 ? 1 : 0);
    return fit < 0.05
               ? Dealing::tr("unusual, but fair dealing is so far from the average in %1 of 100 cases.").arg(cases)
               : Dealing::tr("as chance has it. Fair dealing is so far from the average in %1 of 100 cases.")
                     .arg(cases);
}

} // namespace

void Dealing::count()
{
    work_.callOff();
    progress_ = 0;
    work_.run([this, game = game_,
               file = History::instance()->store().database().file()](const Background::Job& job) -> Background::Told {
        HistoryStore own(file);
        const DealtPieces found = dealtPieces(own, game, mostMatches, [&](double share) {
            job.tell([this, share] {
                progress_ = share;
                emit changed();
            });
            return !job.stopped();
        });
        return [this, found] { show(found); };
    });
    emit changed();
}

void Dealing::show(const DealtPieces& found)
{
    pieces_.clear();
    mineTold_.clear();
    othersTold_.clear();
    population_ = tr("%Ln finished round(s) dealt from the same pieces.", "", found.rounds);
    const GameTable* const its = tableGame(game_);
    if (found.rounds > 0 && its) {
        mineTold_ = tr("Your hands: %1").arg(told(found.fit(found.mine)));
        othersTold_ = tr("The others' hands: %1").arg(told(found.fit(found.others)));
        for (auto it = found.deck.begin(); it != found.deck.end(); ++it) {
            bool far = false;
            const auto cell = [&](const DealtTo& who) {
                const int came = who.came.value(it.key());
                const double expected = found.expected(who, it.key());
                const double chance = within95 * found.deviation(who, it.key());
                far = far || std::abs(came - expected) > chance;
                //: how often a piece came, how often it should by chance, how far from that 95 of 100 are at most
                return tr("%1 (%2 ± %3)")
                    .arg(came)
                    .arg(QLocale().toString(expected, 'f', 1), QLocale().toString(chance, 'f', 1));
            };
            DealtRow row{
                .piece = its->words.pieceName(it.key()), .mine = cell(found.mine), .others = cell(found.others)};
            row.far = far;
            pieces_.append(row);
        }
    }
    emit changed();
}
