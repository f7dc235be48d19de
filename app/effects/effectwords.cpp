// SPDX-License-Identifier: GPL-3.0-or-later
#include "effectwords.h"

#include <algorithm>
#include <cmath>

#include "catalog/setup.h"
#include "effects/pace.h"
#include "houserules/seated.h"
#include "registry/registry.h"
#include "words/words.h"

namespace effects = hanpan::effects;

int EffectWords::players(const QString& game, const hanpan::rule_values& rules, int wanted)
{
    const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
    if (!entry)
        return 0;
    const auto match = seated(*entry, rules, wanted > 0 ? wanted : SetUp::keptPlayers(game));
    return match ? match->setup().players : 0;
}

QString EffectWords::ofRules(const std::vector<effects::figure>& figures, int players)
{
    const auto whole = [](double x) { return Words::amount(std::max(1.0, std::round(x)), 0); };
    QStringList said;
    if (const effects::figure* turns = effects::find(figures, "turns"))
        said.append(tr("A round lasts about %1 turns, %2 min at a table of people.")
                        .arg(whole(turns->value), whole(effects::minutes(turns->value, players))));
    if (const effects::figure* ahead = effects::find(figures, "until_ahead"); ahead && ahead->known)
        said.append(
            tr("A casual player is ahead of learners after %1 rounds, nine times in ten.").arg(whole(ahead->value)));
    for (const hanpan::message& doubt : effects::doubts(figures))
        said.append(Words::said(doubt));
    return said.join(u' ');
}

QString EffectWords::source(std::int64_t rounds, int players)
{
    return tr("%1 rounds, as our casual bots play them with %2 players.")
        .arg(Words::amount(static_cast<double>(rounds), 0))
        .arg(players);
}
