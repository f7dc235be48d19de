// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruleeffects.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QElapsedTimer>

#include "effectwords.h"
#include "games/gametable.h"
#include "history/historywords.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "registry/registry.h"
#include "words/language.h"
#include "words/words.h"

namespace effects = hanpan::effects;

namespace {

/// Matches played before anything is told, and the most that are worth their electricity.
constexpr int firstMatches = 48;
constexpr std::size_t mostMatches = 24'000;
/// Rule sets whose rounds are kept while the program runs.
constexpr std::size_t mostKept = 12;
/// What happens in fewer rounds than this under both rules is no row.
constexpr double seldom = 0.0005;

bool isShare(const std::string& id)
{
    return id == "choices" || id == "overtakings" || id.starts_with("ends.") || id.starts_with("pays.");
}

/// A small share has a decimal more.
QString percent(double share, int decimals = 0)
{
    const double hundred = 100 * share;
    return Words::amount(hundred, decimals + (hundred > 0 && hundred < 9.5)) + u'%';
}

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
    emit changed();
}

void RuleEffects::begin()
{
    work_.callOff();
    known_ = {};
    const hanpan::game_entry* entry = hanpan::find_game(game_.toStdString());
    seats_ = EffectWords::players(game_, now_, players_);
    if (seats_ == 0)
        return;
    work_.run(
        [this, shelf = shelf_, entry, players = seats_, now = now_, before = before_](const Background::Job& job) {
            // Both are played with the same deals.
            const auto studied = [&](const hanpan::rule_values& rules) {
                const std::string name = std::string(entry->id) + std::to_string(players) + rules.dump();
                const auto found =
                    std::find_if(shelf->begin(), shelf->end(), [&](const auto& k) { return k.first == name; });
                if (found != shelf->end())
                    return found->second;
                hanpan::rule_values wanted = rules;
                auto made = effects::study::of({entry, players, wanted, 1});
                // Rules for another number of players cannot be played by these.
                if (!made)
                    return std::shared_ptr<effects::study>();
                if (shelf->size() >= mostKept)
                    shelf->erase(shelf->begin());
                shelf->emplace_back(name, std::make_shared<effects::study>(std::move(*made)));
                return shelf->back().second;
            };
            const auto one = studied(now);
            const auto other = before.is_null() || before == now ? nullptr : studied(before);
            int matches = firstMatches;
            QElapsedTimer since;
            while (one && !job.stopped()) {
                const auto fewest = std::min(one->matches(), other ? other->matches() : one->matches());
                if (fewest >= mostMatches)
                    break;
                const auto upTo = [&](effects::study& s) {
                    const auto goal = fewest + static_cast<std::size_t>(matches);
                    if (s.matches() < goal)
                        s.play_on(static_cast<int>(goal - s.matches()), 1, job.stop());
                };
                upTo(*one);
                if (other)
                    upTo(*other);
                if (job.stopped())
                    break;
                // Each time as much again as there is: what is told grows sharper by a third.
                matches = static_cast<int>(std::min<std::size_t>(fewest + static_cast<std::size_t>(matches), 2000));
                Known known{other ? compared(*other, *one) : compared(*one, *one), one->rounds(), other != nullptr};
                job.tell([this, known = std::move(known)] {
                    known_ = known;
                    say();
                    emit changed();
                });
            }
            return Background::Told([this] { emit changed(); });
        });
}

void RuleEffects::say()
{
    rows_.clear();
    summary_.clear();
    source_.clear();
    const GameTable* game = tableGame(game_);
    if (!game || known_.changes.empty())
        return;
    const auto find = [this](const std::string& id) -> const effects::change* {
        const auto at = std::find_if(known_.changes.begin(), known_.changes.end(),
                                     [&](const effects::change& c) { return c.before.id == id; });
        return at == known_.changes.end() ? nullptr : &*at;
    };
    QString group;
    // `words(value, decimals)`; two values that differ are not written alike.
    const auto row = [&](const effects::change& c, const QString& label, auto&& words, int decimals) {
        if (!c.after.known && !c.before.known)
            return;
        EffectRow r{QString::fromStdString(c.after.id), std::exchange(group, QString()), label};
        r.shows = known_.compared && c.shows();
        while (r.shows && decimals < 3 && words(c.after.value, decimals) == words(c.before.value, decimals))
            ++decimals;
        r.now = c.after.known ? words(c.after.value, decimals) : tr("not known yet");
        r.before = r.shows ? words(c.before.value, decimals) : QString();
        // Both on one scale; a share alone is seen as a part of all, and of any other figure alone there is no picture.
        const bool two = known_.compared && c.before.known;
        const double from = std::min({0.0, c.after.low, two ? c.before.low : 0});
        const double to = !known_.compared ? 1 : std::max({0.0, c.after.high, two ? c.before.high : 0});
        r.picture = c.after.known && (known_.compared || isShare(c.after.id));
        const double span = to > from ? to - from : 1;
        const auto at = [&](double x) { return std::clamp((x - from) / span, 0.0, 1.0); };
        r.nowAt = at(c.after.value);
        r.nowFrom = at(c.after.low);
        r.nowTo = at(c.after.high);
        r.beforeAt = two ? at(c.before.value) : -1;
        rows_.append(r);
    };
    const auto plain = [](double x, int decimals) { return Words::amount(x, decimals); };
    const auto withSign = [](double x, int decimals) { return Words::signedAmount(x, decimals); };
    const auto whole = [](double x) { return Words::amount(std::round(x), 0); };

    group = tr("How long");
    if (const auto* c = find("turns"))
        row(*c, tr("Turns in a round"), plain, 1);

    group = tr("How rounds end");
    QList<const effects::change*> endings;
    for (const effects::change& c : known_.changes)
        if (c.before.id.starts_with("ends.") && std::max(c.before.value, c.after.value) >= seldom)
            endings.append(&c);
    std::stable_sort(endings.begin(), endings.end(), [](const auto* a, const auto* b) {
        return std::max(a->before.value, a->after.value) > std::max(b->before.value, b->after.value);
    });
    for (const effects::change* c : std::as_const(endings))
        row(*c, HistoryWords::ending(game_, QString::fromStdString(c->before.id.substr(5))), percent, 0);

    group = tr("What happens");
    for (const auto& [id, words] : game->counts.happenings())
        if (const auto* c = find(id.toStdString()); c && std::max(c->before.value, c->after.value) >= seldom) {
            if (isShare(c->before.id))
                row(*c, words, percent, 0);
            else
                row(*c, words, plain, 1);
        }
    if (const auto* c = find("choices"))
        row(*c, tr("Decisions with a real choice"), percent, 0);
    if (const auto* c = find("overtakings"))
        row(*c, tr("Rounds that change the leader"), percent, 0);

    group = tr("What is at stake");
    if (const auto* c = find("moved"))
        row(*c, tr("Half of the rounds move at most"), plain, 1);
    if (const auto* c = find("moved_often"))
        row(*c, tr("One round in twenty moves more than"), plain, 1);

    group = tr("What a seat is worth");
    for (int k = 0; const auto* c = find("from_dealer." + std::to_string(k)); ++k)
        row(*c,
            k == 0   ? tr("Dealer")
            : k == 1 ? tr("Next player")
                     : tr("Player %1 after the dealer").arg(k),
            withSign, 1);

    group = tr("Luck and skill");
    if (const auto* c = find("until_ahead"))
        row(*c, tr("Rounds until the better player is ahead"), plain, 0);

    // The most telling in a sentence or two.
    QStringList said;
    const effects::change *turns = find("turns"), *skill = find("until_ahead");
    if (known_.compared) {
        if (turns && turns->shows()) {
            const double times = turns->before.value > 0 ? turns->after.value / turns->before.value : 1;
            said.append(times >= 1.75   ? tr("A round lasts about %1 times as long.").arg(Words::amount(times, 1))
                        : times >= 1    ? tr("A round is %1 longer.").arg(percent(times - 1))
                        : times <= 0.57 ? tr("A round lasts half as long or less.")
                                        : tr("A round is %1 shorter.").arg(percent(1 - times)));
        }
        if (const auto most = std::max_element(
                endings.cbegin(), endings.cend(),
                [](const auto* a, const auto* b) { return std::abs(a->difference) < std::abs(b->difference); });
            most != endings.cend() && (*most)->shows() && std::abs((*most)->difference) >= 0.02)
            said.append(tr("%1: %2 of all rounds instead of %3.")
                            .arg(HistoryWords::ending(game_, QString::fromStdString((*most)->before.id.substr(5))),
                                 percent((*most)->after.value), percent((*most)->before.value)));
        if (skill && skill->shows())
            said.append(tr("The better player is ahead after %1 rounds instead of %2.")
                            .arg(whole(skill->after.value), whole(skill->before.value)));
        if (said.isEmpty())
            said.append(std::any_of(known_.changes.begin(), known_.changes.end(),
                                    [](const effects::change& c) { return c.shows(); })
                            ? tr("Small differences only.")
                            : tr("No difference that shows."));
    } else {
        std::vector<effects::figure> figures;
        for (const effects::change& c : known_.changes)
            figures.push_back(c.after);
        said.append(EffectWords::ofRules(figures, seats_));
    }
    summary_ = said.join(u' ');
    source_ = EffectWords::source(known_.rounds, seats_);
}
