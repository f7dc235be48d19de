// SPDX-License-Identifier: GPL-3.0-or-later
#include "houses.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "effectwords.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "playedrules.h"
#include "registry/registry.h"
#include "words/language.h"
#include "words/words.h"

using hanpan::effects::figure;

namespace {

/// Matches under each rule set before the first figures are told; each further time so many times as many.
constexpr std::size_t firstPortion = 16, timesMore = 3;
/// More are not worth their electricity.
constexpr std::size_t mostOfASet = 4000;
/// How many ways of ending have a column, and the share of rounds that makes one of them.
constexpr qsizetype mostEndings = 4;
constexpr double fewEndings = 0.02;

/// What is asked of every game, in the order of the columns.
constexpr const char* asked[]{"turns", "choices", "moved", "overtakings", "from_dealer.0", "until_ahead"};

} // namespace

const figure* Houses::Set::find(const std::string& figureId) const { return hanpan::effects::find(figures, figureId); }

Houses::Houses(QObject* parent) : QObject(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, [this](const QString& game) {
        if (game.isEmpty() || game == game_)
            follow();
    });
    connect(Language::instance(), &Language::changed, this, &Houses::follow);
}

void Houses::setGame(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    sets_.clear();
    endings_.clear();
    follow();
}

void Houses::setPlayers(int players)
{
    if (players == players_)
        return;
    players_ = players;
    sets_.clear();
    endings_.clear();
    follow();
}

void Houses::setWanted(bool wanted)
{
    if (wanted == wanted_)
        return;
    wanted_ = wanted;
    follow();
}

void Houses::setStill(bool still)
{
    if (still == still_)
        return;
    still_ = still;
    say();
    emit changed();
}

void Houses::sortBy(const QString& figureId)
{
    if (figureId != sortedBy_) {
        sortedBy_ = figureId;
        descending_ = false;
    } else if (!descending_ && !figureId.isEmpty()) {
        descending_ = true;
    } else {
        sortedBy_.clear();
        descending_ = false;
    }
    order();
    say();
    emit changed();
}

void Houses::follow()
{
    if (!ruleBook(game_))
        return;
    collect();
    begin();
    say();
    emit changed();
}

/// The rule sets there are now; what is known of those that were there is kept.
void Houses::collect()
{
    const hanpan::rulebook& book = *ruleBook(game_);
    RulesInUse* const house = RulesInUse::instance();
    const std::vector<Set> known = std::exchange(sets_, {});
    const auto add = [&](Set set) {
        const auto was =
            std::find_if(known.begin(), known.end(), [&](const Set& other) { return other.rules == set.rules; });
        if (was != known.end()) {
            set.players = was->players;
            set.figures = was->figures;
            set.rounds = was->rounds;
        } else {
            set.players = EffectWords::players(game_, set.rules, players_);
        }
        sets_.push_back(std::move(set));
    };
    const bool changed = house->changesOf(game_) > 0;
    const QString own = house->own(game_), base = house->base(game_);
    if (changed)
        add({{}, false, house->labelOf(game_), true, house->values(game_)});
    for (const hanpan::rule_preset& preset : book.presets())
        add({toQString(preset.id), false, presetWord(book, toQString(preset.id)),
             !changed && own.isEmpty() && toQString(preset.id) == base, book.preset_values(preset.id)});
    for (const RuleSet& set : house->sets().sets(game_))
        add({set.id, true, set.name, !changed && set.id == own, set.values});
    order();
}

void Houses::begin()
{
    work_.callOff();
    if (!wanted_)
        return;
    struct Wanted {
        std::size_t place;
        int players;
        hanpan::rule_values rules;
    };
    std::vector<Wanted> wanted;
    for (std::size_t i = 0; i < sets_.size(); ++i)
        if (sets_[i].players > 0)
            wanted.push_back({i, sets_[i].players, sets_[i].rules});
    const hanpan::game_entry* const entry = hanpan::find_game(game_.toStdString());
    work_.run([this, entry, wanted = std::move(wanted)](const Background::Job& job) {
        for (std::size_t goal = firstPortion; goal <= mostOfASet; goal *= timesMore) {
            for (const Wanted& one : wanted) {
                const PlayedRules::Turn turn = PlayedRules::turn();
                const PlayedRules::Study study = PlayedRules::study(turn, *entry, one.players, one.rules);
                if (!study)
                    continue;
                if (study->matches() < goal)
                    study->play_on(static_cast<int>(goal - study->matches()), 1, job.stop());
                if (job.stopped())
                    return Background::Told();
                job.tell([this, place = one.place, figures = study->figures(), rounds = study->rounds()] {
                    sets_[place].figures = figures;
                    sets_[place].rounds = rounds;
                    say();
                    emit changed();
                });
            }
            job.tell([this] {
                if (!still_)
                    order();
                say();
                emit changed();
            });
        }
        return Background::Told([this] { emit changed(); });
    });
}

void Houses::order()
{
    std::vector<std::size_t> places(sets_.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    if (!sortedBy_.isEmpty()) {
        const auto value = [&](std::size_t place) {
            const figure* const f = sets_[place].find(sortedBy_.toStdString());
            return f && f->known ? std::optional(f->value) : std::nullopt;
        };
        std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
            const auto one = value(a), other = value(b);
            // What is not known stands last, whichever way they are sorted.
            if (!one || !other)
                return one.has_value() && !other.has_value();
            return descending_ ? *one > *other : *one < *other;
        });
    }
    order_ = std::move(places);
}

void Houses::say()
{
    const auto played = [](const Set& set) { return set.players == 0 || !set.figures.empty(); };
    if (endings_.isEmpty() && !sets_.empty() && std::all_of(sets_.begin(), sets_.end(), played)) {
        QHash<QString, double> most;
        for (const Set& set : sets_)
            for (const figure& f : set.figures)
                if (f.id.starts_with("ends.") && f.value >= fewEndings) {
                    double& share = most[QString::fromStdString(f.id)];
                    share = std::max(share, f.value);
                }
        endings_ = most.keys();
        std::sort(endings_.begin(), endings_.end(),
                  [&](const QString& a, const QString& b) { return std::pair(-most[a], a) < std::pair(-most[b], b); });
        endings_ = endings_.mid(0, mostEndings);
    }
    columns_.clear();
    const auto column = [&](const QString& id) {
        columns_.append(
            {id, EffectWords::shortLabel(game_, id.toStdString()), EffectWords::label(game_, id.toStdString())});
    };
    for (const char* id : asked)
        column(QString::fromLatin1(id));
    for (const QString& id : std::as_const(endings_))
        column(id);
    rows_.clear();
    qint64 rounds = 0;
    for (const std::size_t place : order_) {
        rows_.append(row(sets_[place]));
        rounds += sets_[place].rounds;
    }
    source_ = rounds == 0
                  ? QString()
                  : tr("%1 rounds, as our casual bots play them. In small figures: the interval in which the true "
                       "figure lies 19 times in 20.")
                        .arg(Words::amount(static_cast<double>(rounds), 0));
}

HouseRow Houses::row(const Set& set) const
{
    HouseRow row{.setId = set.id, .own = set.own, .label = set.label, .inUse = set.inUse};
    // How many play is said where it is another number than at the others.
    if (set.players == 0)
        row.note = tr("Nobody can play by these rules.");
    else if (std::any_of(sets_.begin(), sets_.end(), [&](const Set& other) { return other.players > set.players; }) ||
             (players_ > 0 && set.players != players_))
        row.note = tr("%n player(s)", "", set.players);
    QStringList spoken{set.label};
    if (set.inUse)
        spoken.append(tr("in use"));
    if (!row.note.isEmpty())
        spoken.append(row.note);
    for (const HouseColumn& column : columns_) {
        HouseCell cell;
        const std::string id = column.figureId.toStdString();
        const figure* const f = set.find(id);
        if (f && f->known) {
            cell.text = EffectWords::value(id, f->value);
            if (id == "turns")
                cell.text = tr("%1 (%2)", "turns, minutes")
                                .arg(cell.text, Words::amount(EffectWords::minutes(f->value, set.players), 0));
            cell.range = tr("%1 to %2").arg(EffectWords::value(id, f->low), EffectWords::value(id, f->high));
            spoken.append(tr("%1: %2").arg(column.label, cell.text));
        } else if (!set.figures.empty() && column.figureId.startsWith(QLatin1String("ends."))) {
            cell.text = EffectWords::value(id, 0); // it never happened
        } else if (!set.figures.empty()) {
            cell.text = QStringLiteral("–");
        }
        row.cells.append(cell);
    }
    row.spoken = spoken.join(QStringLiteral(", "));
    return row;
}
