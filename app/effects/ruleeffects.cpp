// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruleeffects.h"

#include <algorithm>

#include <QElapsedTimer>

#include "effectwords.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "playedrules.h"
#include "registry/registry.h"
#include "words/language.h"

namespace effects = hanpan::effects;

namespace {

/// Matches played before anything is told, the most at once, and the most that are worth their electricity.
constexpr std::size_t firstMatches = 16, mostAtOnce = 1024, mostMatches = 24'000;

/// What single rules do, by the rules they were played under. As long as the program runs; used by the window's thread.
QHash<QString, QHash<QString, SweptRule>>& sweptRules()
{
    static QHash<QString, QHash<QString, SweptRule>> all;
    return all;
}
/// Rule sets of which that is kept.
constexpr qsizetype mostSwept = 24;

} // namespace

RuleEffects::RuleEffects(QObject* parent) : QObject(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, [this](const QString& game) {
        if (game.isEmpty() || game == game_)
            follow();
    });
    connect(Language::instance(), &Language::changed, this, [this] { follow(); });
}

RuleEffects::~RuleEffects() = default;

void RuleEffects::setGame(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    follow();
}

void RuleEffects::setPlayers(int players)
{
    if (players == players_)
        return;
    players_ = players;
    now_ = nullptr;
    follow();
}

void RuleEffects::setWanted(bool wanted)
{
    if (wanted == wanted_)
        return;
    wanted_ = wanted;
    if (!wanted) {
        work_.callOff();
        now_ = nullptr;
    }
    follow();
}

void RuleEffects::setAgainst(const QString& other)
{
    if (other == chosen_)
        return;
    chosen_ = other;
    follow();
}

hanpan::rule_values RuleEffects::rulesOf(const QString& other) const
{
    RulesInUse* house = RulesInUse::instance();
    if (other == QLatin1String("change"))
        return house->before(game_);
    const QString id = other.section(u':', 1);
    if (other.startsWith(QLatin1String("own:"))) {
        const RuleSet* set = house->sets().find(game_, id);
        return set ? set->values : hanpan::rule_values();
    }
    return ruleBook(game_)->preset_values(id.toStdString());
}

void RuleEffects::follow()
{
    const hanpan::rulebook* book = ruleBook(game_);
    if (!book)
        return;
    RulesInUse* house = RulesInUse::instance();
    others_.clear();
    if (house->canUndo(game_))
        others_.append({QStringLiteral("change"), tr("Before the last change")});
    const auto list = [&](const QString& id, const QString& label) {
        const EffectOther other{id, label};
        // What the rules come from stands before the others.
        if (id == QStringLiteral("preset:") + house->base(game_) && house->own(game_).isEmpty())
            others_.insert(house->canUndo(game_) ? 1 : 0, other);
        else
            others_.append(other);
    };
    for (const hanpan::rule_preset& preset : book->presets())
        list(QStringLiteral("preset:") + toQString(preset.id), presetWord(*book, toQString(preset.id)));
    for (const RuleSet& set : house->sets().sets(game_))
        list(QStringLiteral("own:") + set.id, set.name);
    const bool there =
        std::any_of(others_.cbegin(), others_.cend(), [this](const EffectOther& o) { return o.otherId == chosen_; });
    against_ = there ? chosen_ : others_.isEmpty() ? QString() : others_.first().otherId;
    if (wanted_) {
        hanpan::rule_values now = house->values(game_), before = rulesOf(against_);
        if (now != now_ || before != before_) {
            now_ = std::move(now);
            before_ = std::move(before);
            begin();
        }
    }
    say();
    sayRules();
    emit changed();
}

void RuleEffects::begin()
{
    work_.callOff();
    known_ = {};
    const hanpan::game_entry* const entry = hanpan::find_game(game_.toStdString());
    seats_ = EffectWords::players(game_, now_, players_);
    sweepName_ = game_ + QString::number(seats_) + QString::fromStdString(now_.dump());
    sayRules();
    if (seats_ == 0)
        return;
    auto sweep = std::make_shared<RuleSweep>(*entry, seats_, now_, sweptRules().value(sweepName_));
    work_.run([this, entry, sweep, first = first_, players = seats_, now = now_, before = before_,
               name = sweepName_](const Background::Job& job) {
        // Both are played with the same deals. Single rules in turn with them, for about as long.
        std::size_t goal = firstMatches;
        qint64 compared = 0, swept = 0;
        QElapsedTimer clock;
        while (!job.stopped() && (goal > 0 || !sweep->finished())) {
            const PlayedRules::Turn turn = PlayedRules::turn();
            clock.start();
            if (goal == 0 || (!sweep->finished() && compared > swept)) {
                if (auto rule = sweep->step(job.stop(), first->load()))
                    job.tell([this, name, rule = std::move(*rule)] { learn(name, rule); });
                swept += clock.nsecsElapsed();
                continue;
            }
            const PlayedRules::Study one = PlayedRules::study(turn, *entry, players, now);
            const PlayedRules::Study other =
                before.is_null() || before == now ? nullptr : PlayedRules::study(turn, *entry, players, before);
            if (!one)
                break;
            for (effects::study* const study : {one.get(), other.get()})
                if (study && study->matches() < goal)
                    study->play_on(static_cast<int>(goal - study->matches()), 1, job.stop());
            if (job.stopped())
                break;
            Known known{other ? effects::compared(*other, *one) : effects::compared(*one, *one), one->rounds(),
                        other != nullptr};
            job.tell([this, known = std::move(known)] {
                known_ = known;
                say();
                emit changed();
            });
            // Each time as much again as there is: what is told grows sharper by a third.
            const std::size_t fewest = std::min(one->matches(), other ? other->matches() : one->matches());
            goal = fewest >= mostMatches ? 0 : fewest + std::min(fewest, mostAtOnce);
            compared += clock.nsecsElapsed();
        }
        return Background::Told([this] { emit changed(); });
    });
}

void RuleEffects::learn(const QString& name, const SweptRule& rule)
{
    auto& all = sweptRules();
    if (!all.contains(name) && all.size() >= mostSwept)
        all.clear();
    all[name].insert(QString::fromStdString(rule.id), rule);
    if (name != sweepName_)
        return;
    sparks_.insert(QString::fromStdString(rule.id), rule.spark(game_));
    ++told_;
    emit rulesChanged();
}

void RuleEffects::sayRules()
{
    sparks_.clear();
    if (wanted_)
        for (const SweptRule& rule : sweptRules().value(sweepName_))
            sparks_.insert(QString::fromStdString(rule.id), rule.spark(game_));
    ++told_;
    emit rulesChanged();
}

void RuleEffects::setFirst(const QString& ruleId)
{
    if (ruleId == firstSeen_)
        return;
    firstSeen_ = ruleId;
    if (const hanpan::rulebook* const book = ruleBook(game_))
        for (std::size_t i = 0; i < book->fields().size(); ++i)
            if (toQString(book->fields()[i].id) == ruleId)
                *first_ = static_cast<int>(i);
    emit changed();
}

void RuleEffects::say()
{
    rows_.clear();
    summary_.clear();
    source_.clear();
    if (known_.changes.empty())
        return;
    QString group;
    for (const EffectWords::Told& told : EffectWords::told(game_, known_.changes)) {
        const effects::change& c = *told.what;
        EffectRow r{QString::fromStdString(c.after.id), told.group == group ? QString() : told.group, told.label};
        group = told.group;
        r.shows = known_.compared && c.shows();
        const auto [before, now] = EffectWords::apart(c.after.id, c.before.value, c.after.value);
        r.now = !c.after.known ? tr("not known yet") : r.shows ? now : EffectWords::value(c.after.id, c.after.value);
        r.before = r.shows ? before : QString();
        // Both on one scale; a share alone is seen as a part of all, and of any other figure alone there is no picture.
        const bool two = known_.compared && c.before.known;
        const double from = std::min({0.0, c.after.low, two ? c.before.low : 0});
        const double to = !known_.compared ? 1 : std::max({0.0, c.after.high, two ? c.before.high : 0});
        r.picture = c.after.known && (known_.compared || EffectWords::isShare(c.after.id));
        const double span = to > from ? to - from : 1;
        const auto at = [&](double x) { return std::clamp((x - from) / span, 0.0, 1.0); };
        r.nowAt = at(c.after.value);
        r.nowFrom = at(c.after.low);
        r.nowTo = at(c.after.high);
        r.beforeAt = two ? at(c.before.value) : -1;
        rows_.append(r);
    }
    std::vector<effects::figure> figures;
    for (const effects::change& c : known_.changes)
        figures.push_back(c.after);
    summary_ = known_.compared ? EffectWords::ofChanges(game_, known_.changes) : EffectWords::ofRules(figures, seats_);
    source_ = EffectWords::source(known_.rounds, seats_);
}
