// SPDX-License-Identifier: GPL-3.0-or-later
#include "evenings.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "games/gametable.h"
#include "history/history.h"
#include "history/historywords.h"
#include "words/language.h"
#include "words/particles.h"
#include "words/tablewords.h"

namespace {

/// "12", "-3", "−3", "1.5", "1,5", "+6", "½"; nothing when it is not such a number, or larger than any table ever paid.
std::optional<hanpan::half_units> amountFrom(const QString& typed)
{
    QString text = typed.simplified().remove(u' ');
    if (text.isEmpty())
        return hanpan::half_units{0};
    text.replace(QChar(0x2212), u'-').replace(u',', u'.').replace(QStringLiteral("½"), QStringLiteral(".5"));
    bool ok = false;
    const double units = text.toDouble(&ok);
    constexpr double most = 1e9;
    if (!ok || !std::isfinite(units) || std::abs(units) > most || std::floor(2 * units) != 2 * units)
        return std::nullopt;
    return static_cast<hanpan::half_units>(2 * units);
}

/// The text for a column of amounts; for a game that is not one of ours, nobody knows which sign is good.
QString brief(const GameTable* game, hanpan::half_units amount)
{
    return game ? game->scores.scoreBrief(hanpan::units(amount)) : TableWords::signedAmount(amount);
}

} // namespace

Evenings::Evenings(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Evenings::look);
    connect(Language::instance(), &Language::changed, this, &Evenings::look);
    look();
    if (!list_.isEmpty())
        open(list_.first().value.toInt());
}

QString Evenings::titleOf(const Evening& evening)
{
    return evening.title.isEmpty() ? HistoryWords::date(evening.began) : evening.title;
}

QString Evenings::title() const { return open_.id == 0 ? QString() : titleOf(open_); }

void Evenings::look()
{
    list_.clear();
    bool there = false;
    for (const Evening& one : History::instance()->store().evenings()) {
        const int rounds = int(one.rounds.size());
        list_.append({.value = one.id,
                      .label = titleOf(one),
                      .hint = QStringList{one.game.isEmpty() ? tr("Another game") : gameName(one.game),
                                          one.names.join(QStringLiteral(", ")),
                                          rounds == 1 ? tr("1 round") : tr("%1 rounds").arg(rounds)}
                                  .join(QStringLiteral(" · "))});
        if (one.id == open_.id) {
            open_ = one;
            there = true;
        }
    }
    if (!there)
        open_ = {};
    emit changed();
}

ScoreTable Evenings::tableOf(const Evening& evening)
{
    const GameTable* const game = tableGame(evening.game);
    ScoreTable table{.names = evening.names, .unit = TableWords::unit(game && game->scores.penalty())};
    QList<hanpan::half_units> totals(evening.names.size(), 0);
    table.sums.fill({0.0}, totals.size());
    for (const QList<hanpan::half_units>& round : evening.rounds) {
        ScoreRow row{.round = int(table.rows.size()) + 1};
        for (qsizetype who = 0; who < totals.size(); ++who) {
            const hanpan::half_units paid = round.value(who);
            row.cells.append(brief(game, paid));
            row.signs.append(game ? game->scores.scoreSign(hanpan::units(paid)) : paid > 0 ? 1 : paid < 0 ? -1 : 0);
            totals[who] += paid;
            table.sums[who].append(hanpan::units(totals[who]));
        }
        table.rows.append(row);
    }
    for (const hanpan::half_units total : std::as_const(totals))
        table.totals.append(brief(game, total));
    return table;
}

ScoreTable Evenings::table() const { return tableOf(open_); }

Outcome Evenings::keep(Evening next, const QString& done)
{
    next.touched = QDateTime::currentDateTimeUtc();
    HistoryStore& store = History::instance()->store();
    if (!store.keep(next))
        return outcome(false, tr("Couldn't save the sheet: %1.").arg(store.error()));
    open_ = next;
    look();
    return outcome(true, done);
}

Outcome Evenings::begin(const QString& game, const QStringList& names)
{
    if (names.size() < 2 || names.size() > mostPlayers)
        return outcome(false, tr("A sheet is for 2 to %1 players.").arg(mostPlayers));
    Evening next;
    next.game = game;
    next.began = QDateTime::currentDateTimeUtc();
    for (qsizetype who = 0; who < names.size(); ++who) {
        const QString name = names[who].simplified();
        next.names.append(name.isEmpty() ? tr("Player %1").arg(who + 1) : name);
    }
    before_ = {};
    return keep(next, tr("A new score sheet."));
}

WrittenRound Evenings::addRound(const QStringList& amounts)
{
    const auto number = open_.rounds.size();
    Evening next = open_;
    next.rounds.append(QList<hanpan::half_units>(next.names.size(), 0));
    const Evening was = std::exchange(open_, next);
    const WrittenRound told = changeRound(int(number), amounts);
    if (!told.ok)
        open_ = was;
    else
        before_ = was;
    return told;
}

WrittenRound Evenings::changeRound(int round, const QStringList& amounts)
{
    if (open_.id == 0 || round < 0 || round >= open_.rounds.size())
        return {.text = tr("There is no such round on the sheet.")};
    QList<hanpan::half_units> paid;
    for (qsizetype who = 0; who < open_.names.size(); ++who) {
        const auto amount = amountFrom(amounts.value(who));
        if (!amount)
            return {.text = withParticles(tr("“%1” isn't a number of chips or points (%2).", "what was typed, player")
                                              .arg(amounts.value(who).simplified(), open_.names[who])),
                    .player = int(who)};
        paid.append(*amount);
    }
    Evening next = open_;
    next.rounds[round] = paid;
    before_ = open_;
    const Outcome kept = keep(next, tr("Round %1 saved.").arg(round + 1));
    return {.ok = kept.ok, .text = kept.text};
}

Outcome Evenings::removeRound(int round)
{
    if (open_.id == 0 || round < 0 || round >= open_.rounds.size())
        return outcome(false, tr("There is no such round on the sheet."));
    Evening next = open_;
    next.rounds.removeAt(round);
    before_ = open_;
    return keep(next, tr("Round %1 deleted.").arg(round + 1));
}

QStringList Evenings::amountsOf(int round) const
{
    QStringList amounts;
    for (const hanpan::half_units amount : open_.rounds.value(round))
        amounts.append(amount == 0 ? QString() : QString::fromStdString(hanpan::to_text(amount)));
    return amounts;
}

Outcome Evenings::call(const QString& title)
{
    if (open_.id == 0)
        return outcome(false, tr("There is no score sheet yet."));
    Evening next = open_;
    next.title = title.simplified();
    before_ = open_;
    return keep(next, tr("Sheet renamed."));
}

Outcome Evenings::callPlayer(int player, const QString& name)
{
    if (open_.id == 0 || player < 0 || player >= open_.names.size() || name.simplified().isEmpty())
        return outcome(false, tr("Enter a name."));
    Evening next = open_;
    next.names[player] = name.simplified();
    before_ = open_;
    return keep(next, tr("Player renamed."));
}

void Evenings::open(int id)
{
    for (const Evening& one : History::instance()->store().evenings())
        if (one.id == id) {
            open_ = one;
            before_ = {};
            emit changed();
        }
}

Outcome Evenings::remove(int id)
{
    HistoryStore& store = History::instance()->store();
    for (const Evening& one : store.evenings())
        if (one.id == id) {
            if (!store.removeEvening(id))
                return outcome(false, tr("Couldn't delete the sheet: %1.").arg(store.error()));
            const QString name = titleOf(one);
            before_ = one;
            look();
            if (open_.id == 0 && !list_.isEmpty()) {
                const Evening taken = before_;
                open(list_.first().value.toInt());
                before_ = taken;
                emit changed();
            }
            return outcome(true, withParticles(tr("“%1” deleted.").arg(name)));
        }
    return outcome(false, tr("This sheet no longer exists."));
}

Outcome Evenings::undo()
{
    if (!canUndo())
        return outcome(false, tr("Nothing to undo."));
    const Evening back = std::exchange(before_, Evening());
    return keep(back, tr("Undone."));
}
