// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesentence.h"

#include "effectwords.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"
#include "words/language.h"

namespace effects = hanpan::effects;

namespace {

/// Matches that are played between two looks at the stop sign's answer, and all that a sentence needs.
constexpr int matchesAtOnce = 32;
constexpr std::size_t matchesNeeded = 640;

} // namespace

RuleSentence::RuleSentence(QObject* parent) : QObject(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, [this](const QString& game) {
        if (values_.isEmpty() && (game.isEmpty() || game == game_))
            follow();
    });
    connect(Language::instance(), &Language::changed, this, &RuleSentence::say);
}

RuleSentence::~RuleSentence() = default;

void RuleSentence::setGame(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    follow();
}

void RuleSentence::setValues(const RuleValues& values)
{
    if (values == values_)
        return;
    values_ = values;
    follow();
}

void RuleSentence::setPlayers(int players)
{
    if (players == players_)
        return;
    players_ = players;
    follow();
}

void RuleSentence::setWanted(bool wanted)
{
    if (wanted == wanted_)
        return;
    wanted_ = wanted;
    if (!wanted)
        work_.callOff();
    follow();
}

void RuleSentence::follow()
{
    const hanpan::game_entry* entry = hanpan::find_game(game_.toStdString());
    if (!wanted_ || !entry) {
        emit changed();
        return;
    }
    hanpan::rule_values rules = values_.isEmpty() ? RulesInUse::instance()->values(game_) : values_.all();
    const int seats = EffectWords::players(game_, rules, players_);
    if (rules != studied_ || game_ != studiedGame_ || seats != seats_) {
        work_.callOff();
        studied_ = std::move(rules);
        studiedGame_ = game_;
        seats_ = seats;
        study_.reset();
        figures_.clear();
        rounds_ = 0;
        if (seats > 0)
            if (auto made = effects::study::of({entry, seats, studied_, 1}))
                study_ = std::make_shared<effects::study>(std::move(*made));
    }
    if (study_ && !work_.running())
        work_.run([this, study = study_](const Background::Job& job) {
            while (!job.stopped() && study->matches() < matchesNeeded) {
                study->play_on(matchesAtOnce, 1, job.stop());
                if (job.stopped())
                    break;
                job.tell([this, figures = study->figures(), rounds = study->rounds()] {
                    figures_ = figures;
                    rounds_ = rounds;
                    say();
                });
            }
            return Background::Told([this] { emit changed(); });
        });
    say();
}

void RuleSentence::say()
{
    text_ = EffectWords::ofRules(figures_, seats_);
    source_ = text_.isEmpty() ? QString() : EffectWords::source(rounds_, seats_);
    emit changed();
}
