// SPDX-License-Identifier: GPL-3.0-or-later
#include "housefinder.h"

#include <algorithm>
#include <utility>

#include "effectwords.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "playedrules.h"
#include "words/language.h"
#include "words/words.h"

namespace effects = hanpan::effects;
using effects::trait;

namespace {

/// Rows of each kind: presets with changes, presets as they are.
constexpr std::size_t mostRows = 3;
/// So many matches show what kinds of figures there are.
constexpr std::size_t enoughToSee = 16;

} // namespace

HouseFinder::HouseFinder(QObject* parent) : QObject(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        say();
        emit changed();
    });
}

std::vector<effects::preference> HouseFinder::preferences() const
{
    std::vector<effects::preference> all;
    const auto ask = [&](trait what, int toward) {
        if (toward != 0)
            all.push_back({what, double(toward), std::nullopt, 1});
    };
    ask(trait::length, length_);
    ask(trait::stakes, stakes_);
    ask(trait::skill, skill_);
    ask(trait::fairness, above_ == QLatin1String("fair") ? -1 : 0);
    ask(trait::claims, hasClaims() && above_ == QLatin1String("claims") ? 1 : 0);
    if (const auto plain = effects::for_youngest(age_))
        all.push_back(*plain);
    return all;
}

void HouseFinder::begin()
{
    work_.callOff();
    found_ = {};
    problem_.clear();
    const hanpan::game_entry* const entry = hanpan::find_game(game_.toStdString());
    const std::vector<effects::preference> asked = preferences();
    if (entry && wanted_ && asked_ != game_)
        work_.run([this, entry, game = game_, rules = entry->book().defaults(),
                   players = EffectWords::players(game_, entry->book().defaults())](const Background::Job& job) {
            const PlayedRules::Turn turn = PlayedRules::turn();
            const PlayedRules::Study study = PlayedRules::study(turn, *entry, players, rules);
            if (study && study->matches() < enoughToSee)
                study->play_on(int(enoughToSee - study->matches()), 1, job.stop());
            return Background::Told([this, game, has = study && effects::find(study->figures(), "claims")] {
                asked_ = game;
                claimsIn_ = has ? game : QString();
                emit changed();
            });
        });
    if (entry && wanted_ && !asked.empty()) {
        const int players = players_ > 0 ? players_ : EffectWords::players(game_, entry->book().defaults());
        work_.run([this, entry, players, asked](const Background::Job& job) {
            auto made = effects::finder::of({.game = entry, .players = players, .preferences = asked, .seed = 1});
            if (!made)
                return Background::Told([this, why = made.error] {
                    problem_ = Words::said(why);
                    say();
                    emit changed();
                });
            for (bool more = true; more && !job.stopped();) {
                const PlayedRules::Turn turn = PlayedRules::turn();
                more = (*made).step(job.stop());
                job.tell([this, found = (*made).found()] {
                    found_ = found;
                    say();
                    emit changed();
                });
            }
            return Background::Told([this] { emit changed(); });
        });
    }
    say();
    emit changed();
}

void HouseFinder::say()
{
    shown_.clear();
    const auto take = [&](const std::vector<effects::house>& from) {
        shown_.insert(shown_.end(), from.begin(),
                      from.begin() + static_cast<std::ptrdiff_t>(std::min(mostRows, from.size())));
    };
    take(found_.presets);
    take(found_.changed);
    // Between equals, what need not be changed.
    std::stable_sort(shown_.begin(), shown_.end(),
                     [](const effects::house& a, const effects::house& b) { return a.away < b.away; });
    houses_.clear();
    for (const effects::house& house : shown_)
        houses_.append(row(house));
    progress_ = found_.progress;
    said_ = !problem_.isEmpty()     ? problem_
            : preferences().empty() ? tr("Say what you wish: what suits you is looked for at once.")
            : found_.done ? found_.changed.empty() ? tr("No change of a rule brings a preset nearer to it.") : QString()
                          : tr("Playing…");
}

FoundHouse HouseFinder::row(const effects::house& house) const
{
    const hanpan::rulebook& book = *ruleBook(game_);
    FoundHouse row;
    const QString preset = presetWord(book, QString::fromStdString(house.preset));
    const auto count = static_cast<int>(house.changed.size());
    //: a preset, the number of changed rules
    row.title = count == 0 ? preset : tr("%1 with %n change(s)", "", count).arg(preset);
    for (const effects::field_change& change : house.changed) {
        const hanpan::rule_info& field = *book.find_field(change.field);
        row.changes.append(tr("%1: %2 (%3)", "a rule, its value, its value in the preset")
                               .arg(ruleWord(book, field.label), ruleValueText(book, field, change.to),
                                    ruleValueText(book, field, change.from)));
    }
    int there = 0;
    for (const effects::met& met : house.preferences) {
        there += met.there;
        if (met.f.known)
            row.figures.append(
                tr("%1: %2").arg(EffectWords::label(game_, met.f.id), EffectWords::value(met.f.id, met.f.value)));
    }
    const auto wishes = static_cast<int>(house.preferences.size());
    row.fits = there == wishes;
    row.verdict = row.fits      ? tr("Fits all you wish.")
                  : wishes == 1 ? tr("Does not get there, but comes near.")
                                : tr("Fits %1 of %2 wishes.").arg(there).arg(wishes);
    for (const hanpan::message& doubt : house.doubts)
        row.doubts.append(Words::said(doubt));
    return row;
}

Outcome HouseFinder::use(int row)
{
    if (row < 0 || row >= houses_.size())
        return {};
    const effects::house& house = shown_[static_cast<std::size_t>(row)];
    RulesInUse::instance()->use(game_, QString::fromStdString(house.preset), house.rules);
    return outcome(true, tr("“%1” is in use.").arg(houses_[row].title));
}
