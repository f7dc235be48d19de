// SPDX-License-Identifier: GPL-3.0-or-later
#include "effectwords.h"

#include <algorithm>
#include <cmath>

#include "catalog/setup.h"
#include "effects/pace.h"
#include "games/gametable.h"
#include "history/historywords.h"
#include "houserules/seated.h"
#include "registry/registry.h"
#include "words/words.h"

using hanpan::effects::change;
using hanpan::effects::figure;

namespace {

/// Where skill takes longer to show, nobody counts the rounds.
constexpr double mostRounds = 999;
/// What happens in fewer rounds than this under both rules is not told.
constexpr double seldom = 0.0005;

/// A small share has a decimal more.
QString percent(double share, int decimals = 0)
{
    const double hundred = 100 * share;
    return Words::amount(hundred, decimals + (hundred > 0 && hundred < 9.5)) + u'%';
}

QString whole(double x) { return Words::amount(std::round(x), 0); }

bool happens(const change& c) { return std::max(c.before.value, c.after.value) >= seldom; }

const change* find(const std::vector<change>& changes, const std::string& id)
{
    const auto at = std::find_if(changes.begin(), changes.end(), [&](const change& c) { return c.before.id == id; });
    return at == changes.end() ? nullptr : &*at;
}

/// The ways rounds end, the most frequent one first.
QList<const change*> endings(const std::vector<change>& changes)
{
    QList<const change*> all;
    for (const change& c : changes)
        if (c.before.id.starts_with("ends.") && happens(c))
            all.append(&c);
    std::stable_sort(all.begin(), all.end(), [](const change* a, const change* b) {
        return std::max(a->before.value, a->after.value) > std::max(b->before.value, b->after.value);
    });
    return all;
}

/// What to doubt of figures, after what is said of them.
QString doubted(const std::vector<figure>& figures)
{
    QString all;
    for (const hanpan::message& doubt : hanpan::effects::doubts(figures))
        all += u' ' + Words::said(doubt);
    return all;
}

} // namespace

bool EffectWords::isShare(const std::string& id)
{
    return id == "choices" || id == "overtakings" || id.starts_with("ends.") || id.starts_with("pays.");
}

double EffectWords::minutes(double turns, int players)
{
    return std::max(1.0, std::round(hanpan::effects::minutes(turns, players)));
}

QString EffectWords::label(const QString& game, const std::string& id)
{
    if (id.starts_with("ends."))
        return HistoryWords::ending(game, QString::fromStdString(id.substr(5)));
    if (id.starts_with("from_dealer.")) {
        const int after = std::stoi(id.substr(12));
        return after == 0 ? tr("Dealer") : after == 1 ? tr("Next player") : tr("Player %1 after the dealer").arg(after);
    }
    if (id == "turns")
        return tr("Turns in a round");
    if (id == "choices")
        return tr("Decisions with a real choice");
    if (id == "overtakings")
        return tr("Rounds that change the leader");
    if (id == "moved")
        return tr("Half of the rounds move at most");
    if (id == "moved_often")
        return tr("One round in twenty moves more than");
    if (id == "until_ahead" || id == "skill")
        return tr("Rounds until the better player is ahead");
    if (id == "seats")
        return tr("Worth of the better seat, beside what a round moves");
    if (id == "claims")
        return tr("Claims in a round");
    if (id == "things")
        return tr("Endings, payments and moves to know");
    const GameTable* const table = tableGame(game);
    if (table)
        for (const auto& [happening, words] : table->counts.happenings())
            if (happening.toStdString() == id)
                return words;
    return {};
}

QString EffectWords::shortLabel(const QString& game, const std::string& id)
{
    if (id == "turns")
        return tr("Turns (minutes)");
    if (id == "choices")
        return tr("Real choices");
    if (id == "overtakings")
        return tr("New leader");
    if (id == "moved")
        return tr("Half move at most");
    if (id == "from_dealer.0")
        return tr("Dealer's advantage");
    if (id == "until_ahead")
        return tr("Rounds till skill shows");
    return label(game, id);
}

double EffectWords::shown(const std::string& id, double value)
{
    // Skill is said as the rounds it takes to show: nine times in ten it has then.
    constexpr double nineInTen = 1.2816;
    if (id == "skill")
        return value * std::sqrt(mostRounds) > nineInTen ? std::max(1.0, std::pow(nineInTen / value, 2)) : mostRounds;
    return value;
}

QString EffectWords::value(const std::string& id, double value, int more)
{
    if (isShare(id) || id == "seats")
        return percent(value, more);
    if (id == "skill") {
        const double rounds = shown(id, value);
        return rounds < mostRounds ? Words::amount(rounds, more) : tr("over %1").arg(Words::amount(mostRounds, 0));
    }
    if (id == "things")
        return Words::amount(value, more);
    if (id.starts_with("from_dealer."))
        return Words::signedAmount(value, 1 + more);
    return Words::amount(value, (id == "until_ahead" ? 0 : 1) + more);
}

std::pair<QString, QString> EffectWords::apart(const std::string& id, double one, double other)
{
    int more = 0;
    while (more < 3 && value(id, one, more) == value(id, other, more))
        ++more;
    return {value(id, one, more), value(id, other, more)};
}

QList<EffectWords::Told> EffectWords::told(const QString& game, const std::vector<change>& changes)
{
    QList<Told> all;
    const auto add = [&](const change* c, const QString& group) {
        if (c && (c->after.known || c->before.known))
            all.append({c, group, label(game, c->after.id)});
    };
    add(find(changes, "turns"), tr("How long"));
    for (const change* c : endings(changes))
        add(c, tr("How rounds end"));
    const QString happening = tr("What happens");
    if (const GameTable* const table = tableGame(game))
        for (const auto& named : table->counts.happenings())
            if (const change* c = find(changes, named.first.toStdString()); c && happens(*c))
                add(c, happening);
    add(find(changes, "choices"), happening);
    add(find(changes, "overtakings"), happening);
    add(find(changes, "moved"), tr("What is at stake"));
    add(find(changes, "moved_often"), tr("What is at stake"));
    for (int k = 0; const change* c = find(changes, "from_dealer." + std::to_string(k)); ++k)
        add(c, tr("What a seat is worth"));
    add(find(changes, "until_ahead"), tr("Luck and skill"));
    return all;
}

int EffectWords::players(const QString& game, const hanpan::rule_values& rules, int wanted)
{
    const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
    if (!entry)
        return 0;
    const auto match = seated(*entry, rules, wanted > 0 ? wanted : SetUp::keptPlayers(game));
    return match ? match->setup().players : 0;
}

QString EffectWords::source(std::int64_t rounds, int players)
{
    return tr("%1 rounds, as our casual bots play them with %2 players.")
        .arg(Words::amount(static_cast<double>(rounds), 0))
        .arg(players);
}

QString EffectWords::ofRules(const std::vector<figure>& figures, int players)
{
    QStringList said;
    if (const figure* turns = hanpan::effects::find(figures, "turns"))
        said.append(tr("A round lasts about %1 turns, %2 min at a table of people.")
                        .arg(whole(turns->value), whole(minutes(turns->value, players))));
    if (const figure* ahead = hanpan::effects::find(figures, "until_ahead"); ahead && ahead->known)
        said.append(
            tr("A casual player is ahead of learners after %1 rounds, nine times in ten.").arg(whole(ahead->value)));
    return said.join(u' ') + doubted(figures);
}

QString EffectWords::ofChanges(const QString& game, const std::vector<change>& changes)
{
    QStringList said;
    const change *turns = find(changes, "turns"), *skill = find(changes, "until_ahead");
    if (turns && turns->shows()) {
        const double times = turns->before.value > 0 ? turns->after.value / turns->before.value : 1;
        said.append(times >= 1.75   ? tr("A round lasts about %1 times as long.").arg(Words::amount(times, 1))
                    : times >= 1    ? tr("A round is %1 longer.").arg(percent(times - 1))
                    : times <= 0.57 ? tr("A round lasts half as long or less.")
                                    : tr("A round is %1 shorter.").arg(percent(1 - times)));
    }
    const QList<const change*> ends = endings(changes);
    const auto most = std::max_element(ends.cbegin(), ends.cend(), [](const change* a, const change* b) {
        return std::abs(a->difference) < std::abs(b->difference);
    });
    if (most != ends.cend() && (*most)->shows() && std::abs((*most)->difference) >= 0.02)
        said.append(
            tr("%1: %2 of all rounds instead of %3.")
                .arg(label(game, (*most)->before.id), percent((*most)->after.value), percent((*most)->before.value)));
    if (skill && skill->shows())
        said.append(tr("The better player is ahead after %1 rounds instead of %2.")
                        .arg(whole(skill->after.value), whole(skill->before.value)));
    if (said.isEmpty())
        said.append(std::any_of(changes.begin(), changes.end(), [](const change& c) { return c.shows(); })
                        ? tr("Small differences only.")
                        : tr("No difference that shows."));
    std::vector<figure> after;
    for (const change& c : changes)
        after.push_back(c.after);
    return said.join(u' ') + doubted(after);
}
