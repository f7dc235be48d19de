// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesweep.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "effectwords.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulewords.h"

namespace effects = hanpan::effects;

const std::vector<std::size_t> RuleSweep::matchesUnderAValue{32, 240};

RuleSweep::RuleSweep(const hanpan::game_entry& game, int players, hanpan::rule_values rules,
                     const QHash<QString, SweptRule>& known)
    : game_(&game), players_(players), rules_(std::move(rules))
{
    for (const hanpan::rule_info& field : game.book().fields())
        done_.push_back(known.value(toQString(field.id)).matches);
}

std::optional<SweptRule> RuleSweep::step(const std::atomic<bool>& stop, int first)
{
    const auto& fields = game_->book().fields();
    for (; !finished(); ++at_)
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const std::size_t place = (static_cast<std::size_t>(std::max(0, first)) + i) % fields.size();
            const std::size_t goal = matchesUnderAValue[at_];
            if (!fields[place].in_panel || done_[place] >= goal)
                continue;
            SweptRule swept{.id = std::string(fields[place].id), .matches = goal};
            // The rounds are not kept, only what they say: there are hundreds of values.
            auto study = effects::field_study::of({.game = game_,
                                                   .players = players_,
                                                   .rules = rules_,
                                                   .field = swept.id,
                                                   .seed = 1,
                                                   .most_matches = goal});
            if (study && !(*study).greyed() && (*study).values().size() > 1) {
                while ((*study).step(stop))
                    if (stop)
                        return {};
                if (stop)
                    return {};
                swept.values = (*study).values();
                swept.figure = (*study).most_changed();
            }
            done_[place] = goal;
            return swept;
        }
    return {};
}

RuleSpark SweptRule::spark(const QString& game) const
{
    RuleSpark spark;
    const hanpan::rulebook* const book = ruleBook(game);
    const hanpan::rule_info* const field = book ? book->find_field(id) : nullptr;
    std::vector<const effects::field_value*> played;
    for (const effects::field_value& value : values)
        if (value.refused.empty() && !value.changes.empty())
            played.push_back(&value);
    if (!field || played.size() < 2)
        return spark;
    if (!figure) {
        spark.said = spark.spoken = EffectWords::tr("No difference that shows.");
        return spark;
    }
    const QString label = EffectWords::label(game, *figure);
    double least = 0, most = 0;
    std::vector<const effects::figure*> drawn; ///< by point
    for (const effects::field_value* value : played)
        if (const effects::figure* const f = value->find(*figure); f && f->known) {
            const auto [from, to] =
                std::minmax({EffectWords::shown(*figure, f->low), EffectWords::shown(*figure, f->high)});
            least = spark.points.isEmpty() ? from : std::min(least, from);
            most = spark.points.isEmpty() ? to : std::max(most, to);
            spark.points.append({.label = ruleValueText(*book, *field, value->value),
                                 .text = EffectWords::value(*figure, f->value),
                                 .inUse = value->in_use,
                                 .at = EffectWords::shown(*figure, f->value),
                                 .from = from,
                                 .to = to});
            drawn.push_back(f);
        }
    QStringList spoken;
    qsizetype now = -1, other = -1;
    for (qsizetype i = 0; i < spark.points.size(); ++i) {
        const SparkPoint& point = spark.points[i];
        if (point.inUse)
            now = i;
        spoken.append(point.inUse ? EffectWords::tr("%1 (in use): %2").arg(point.label, point.text)
                                  : EffectWords::tr("%1: %2").arg(point.label, point.text));
    }
    if (now < 0)
        return {};
    // The one that differs most from what is in use.
    const auto apart = [&](qsizetype i) { return std::abs(spark.points[i].at - spark.points[now].at); };
    for (qsizetype i = 0; i < spark.points.size(); ++i)
        if (i != now && (other < 0 || apart(i) > apart(other)))
            other = i;
    if (other < 0)
        return {};
    const auto value = [&](qsizetype i) { return drawn[static_cast<std::size_t>(i)]->value; };
    const auto [is, would] = EffectWords::apart(*figure, value(now), value(other));
    //: a figure, its value now, its value if the rule were otherwise, that value of the rule
    spark.said = EffectWords::tr("%1: %2; with “%4” %3").arg(label, is, would, spark.points[other].label);
    spark.spoken = label + QStringLiteral(": ") + spoken.join(QStringLiteral(", "));
    const double span = most > least ? most - least : 1;
    for (SparkPoint& point : spark.points) {
        point.at = (point.at - least) / span;
        point.from = (point.from - least) / span;
        point.to = (point.to - least) / span;
    }
    return spark;
}
