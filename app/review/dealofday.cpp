// SPDX-License-Identifier: GPL-3.0-or-later
#include "dealofday.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>

#include "games/gametable.h"
#include "history/dailydeal.h"
#include "history/history.h"
#include "history/historywords.h"
#include "match/botplay.h"
#include "match/record.h"
#include "registry/registry.h"
#include "words/characters.h"
#include "words/language.h"
#include "words/tablewords.h"

namespace {

constexpr int usualPlayers = 4;
/// Master is no oracle: it plays this many times with other dice, and the best result counts.
constexpr int tries = 3;

/// Results computed so far, kept while the program runs: they are the same for everybody, and quickly computed again.
QMap<std::uint64_t, hanpan::half_units>& known()
{
    static QMap<std::uint64_t, hanpan::half_units> all;
    return all;
}

QString fieldSentence(const hanpan::arena::field_place& place)
{
    return place.equal > 0 ? DealOfDay::tr("Ahead of %1 of %2 others at your seat, level with %3.")
                                 .arg(place.worse)
                                 .arg(place.bots())
                                 .arg(place.equal)
                           : DealOfDay::tr("Ahead of %1 of %2 others at your seat.").arg(place.worse).arg(place.bots());
}

/// Date, game, result and place: nothing that helps whoever has not played the deal yet.
QString lineToShare(const DayDeal& deal, QDate day, const std::optional<hanpan::arena::field_place>& place)
{
    QStringList parts{DealOfDay::tr("Hanpan, deal of %1").arg(HistoryWords::date(day.startOfDay())), deal.name,
                      deal.practice ? DealOfDay::tr("%1 with undo").arg(deal.result) : deal.result};
    if (place)
        parts.append(DealOfDay::tr("ahead of %1 of %2 computer players").arg(place->worse).arg(place->bots()));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

hanpan::match_setup DealOfDay::setupOf(const QString& game, QDate day)
{
    hanpan::match_setup setup;
    setup.game = game.toStdString();
    if (const hanpan::game_entry* entry = hanpan::find_game(setup.game))
        setup.players = std::clamp(usualPlayers, entry->min_players, entry->max_players);
    setup.seed = daily_deal::seedOf(game, day);
    setup.until = 1;
    return setup;
}

std::optional<hanpan::half_units> DealOfDay::best(const hanpan::match_setup& setup, const std::atomic<bool>& stop)
{
    const auto dealt = hanpan::make_match(setup);
    if (!dealt)
        return {};
    const bool low = (*dealt)->low_score_wins();
    std::optional<hanpan::half_units> best;
    const QStringList characters = Characters::seated({}, setup.players - 1); // the usual opponents, if nobody chose
    for (int n = 0; n < tries; ++n) {
        const std::unique_ptr<hanpan::match> match = (*dealt)->clone();
        std::vector<hanpan::bot_settings> bots(std::size_t(setup.players));
        for (std::size_t who = 0; who < bots.size(); ++who) {
            bots[who].level = who == 0 ? "master" : level().toStdString();
            if (who > 0)
                bots[who].temperament = Characters::temperament(characters.value(qsizetype(who) - 1));
            bots[who].seed = setup.seed + std::uint64_t(n) * bots.size() + who;
        }
        if (!hanpan::play_round_out(*match, bots, stop))
            return {};
        const hanpan::half_units paid = match->scores()[0];
        if (!best || (low ? paid < *best : paid > *best))
            best = paid;
    }
    return best;
}

DealOfDay::DealOfDay(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &DealOfDay::look);
    connect(Language::instance(), &Language::changed, this, &DealOfDay::look);
    connect(&field_, &SeatField::changed, this, &DealOfDay::seeField);
    look();
}

DealOfDay::~DealOfDay() = default;

void DealOfDay::setDay(const QString& day)
{
    const QDate wanted = QDate::fromString(day, Qt::ISODate);
    const QDate inReach = wanted.isValid() ? std::clamp(wanted, daily_deal::firstDay(), QDate::currentDate()) : day_;
    if (inReach == day_)
        return;
    work_.callOff();
    field_.setMatchId(0);
    day_ = inReach;
    look();
}

void DealOfDay::setGame(const QString& game)
{
    if (game == game_)
        return;
    work_.callOff();
    field_.setMatchId(0);
    game_ = game;
    look();
}

void DealOfDay::setOthers(bool others)
{
    if (others == others_)
        return;
    others_ = others;
    look();
}

Outcome DealOfDay::copyLine(const QString& game) const
{
    for (const DayDeal& deal : deals_)
        if (deal.game == game && !deal.share.isEmpty()) {
            QGuiApplication::clipboard()->setText(deal.share);
            return outcome(true, tr("Copied: %1").arg(deal.share));
        }
    return outcome(false, tr("The deal must be over first."));
}

QString DealOfDay::dayText() const { return today() ? tr("Today") : HistoryWords::date(day_.startOfDay()); }

void DealOfDay::look()
{
    deals_.clear();
    for (const QString& game : gameIds()) {
        if (!game_.isEmpty() && game != game_)
            continue;
        const hanpan::match_setup setup = setupOf(game, day_);
        const auto dealt = hanpan::make_match(setup);
        if (!dealt)
            continue;
        // The first match counts: in a second one the pieces are known.
        const QList<KeptMatch> played =
            History::instance()->store().list(QStringLiteral("game = ? AND seed = ? AND parent = 0 AND kind <> 'demo'"),
                                              {game, QString::number(setup.seed)});
        const KeptMatch own = played.isEmpty() ? KeptMatch() : played.last();
        const auto master = known().constFind(setup.seed);
        const bool compared = own.over && master != known().cend();
        QString beside;
        if (compared) {
            const hanpan::half_units ahead =
                tableGame(game)->scores.penalty() ? *master - own.score : own.score - *master;
            beside = ahead > 0    ? tr("You did better than Master.")
                     : ahead == 0 ? tr("You did as well as Master.")
                                  : tr("Master did better.");
        }
        DayDeal deal{.game = game,
                     .name = gameName(game),
                     .id = own.id,
                     .over = own.over,
                     .result = own.over ? HistoryWords::score(own) : QString(),
                     .practice = own.kind == MatchKind::Practice,
                     .master = master != known().cend() ? tableGame(game)->scores.totalText(*master) : QString(),
                     .beside = beside};
        if (own.over) {
            const auto place = SeatField::known(own);
            if (place)
                deal.field = fieldSentence(*place);
            deal.share = lineToShare(deal, day_, place);
        }
        if (own.id == 0) {
            deal.record = QString::fromStdString((*dealt)->to_record());
            deal.levels = {level()};
        }
        deals_.append(deal);
    }
    emit changed();
    workOut();
}

void DealOfDay::workOut()
{
    if (work_.running())
        return;
    for (const DayDeal& deal : std::as_const(deals_)) {
        const hanpan::match_setup setup = setupOf(deal.game, day_);
        if (known().contains(setup.seed))
            continue;
        work_.run([this, setup](const Background::Job& job) -> Background::Told {
            return [this, found = best(setup, job.stop()), seed = setup.seed] {
                if (found)
                    known()[seed] = *found;
                look();
            };
        });
        return;
    }
    if (!others_ || field_.running())
        return;
    for (const DayDeal& deal : std::as_const(deals_))
        if (deal.over && deal.field.isEmpty() && !asked_.contains(deal.id)) {
            asked_.insert(deal.id);
            field_.setMatchId(deal.id);
            return;
        }
}

void DealOfDay::seeField()
{
    if (!field_.running() && field_.matchId() != 0)
        look();
}
