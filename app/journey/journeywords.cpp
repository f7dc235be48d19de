// SPDX-License-Identifier: GPL-3.0-or-later
#include "journeywords.h"

#include <cmath>

#include "houseshelf.h"
#include "journey.h"
#include "words/characters.h"
#include "words/particles.h"
#include "words/tablewords.h"
#include "words/words.h"

using namespace hanpan::journey;

namespace {

int percent(double share) { return int(std::lround(100 * share)); }

double mean(const std::vector<round_facts>& rounds, double round_facts::*of)
{
    double sum = 0;
    for (const round_facts& round : rounds)
        sum += round.*of;
    return rounds.empty() ? 0 : sum / double(rounds.size());
}

/// What a need asks for, and what the rounds so far have come to.
QString needText(const need& one, const std::vector<round_facts>& rounds)
{
    if (const auto* cost = std::get_if<cost_need>(&one)) {
        const QString asked = withParticles(Journey::tr("Your choices may cost %1% of what a round moves, as with %2.")
                                                .arg(percent(cost->at_most))
                                                .arg(Words::levelName(QString::fromStdString(cost->level))));
        return rounds.empty()
                   ? asked
                   : asked + u' ' + Journey::tr("So far: %1%.").arg(percent(mean(rounds, &round_facts::cost)));
    }
    if (const auto* field = std::get_if<field_need>(&one)) {
        const QString asked = Journey::tr("Be ahead of %1% of the others at your seat.").arg(percent(field->ahead_of));
        return rounds.empty()
                   ? asked
                   : asked + u' ' + Journey::tr("So far: %1%.").arg(percent(mean(rounds, &round_facts::ahead_of)));
    }
    const auto& wanted = std::get<happening_need>(one);
    int times = 0;
    for (const round_facts& round : rounds)
        if (const auto found = round.happened.find(wanted.what);
            found != round.happened.end() && found->second >= wanted.in_a_round)
            ++times;
    return Journey::tr("What the host asks for: in %1 of %2 rounds so far.").arg(times).arg(wanted.rounds);
}

} // namespace

QString JourneyWords::stage(hanpan::journey::stage stage)
{
    using enum hanpan::journey::stage;
    switch (stage) {
    case neighbourhood: return Journey::tr("Neighbourhood");
    case market: return Journey::tr("Market");
    case river: return Journey::tr("River");
    case pass: return Journey::tr("Mountain pass");
    case capital: return Journey::tr("Capital");
    case sea: break;
    }
    return Journey::tr("Sea");
}

QString JourneyWords::chips(hanpan::half_units amount)
{
    return Journey::tr("%1 chips").arg(TableWords::amount(amount));
}

QList<HouseResident> JourneyWords::people(const House& house)
{
    QList<HouseResident> all;
    for (const resident& who : house.people) {
        const QString face = QString::fromStdString(who.animal);
        QStringList lines;
        for (const words& line : who.says)
            //: words that somebody says
            lines.append(Journey::tr("“%1”").arg(HouseShelf::said(line)));
        all.append({.face = face,
                    .name = Characters::name(face),
                    .about = Characters::temperamentName(face) + QStringLiteral(" · ") +
                             Words::levelName(QString::fromStdString(who.level)),
                    .says = lines.join(u' ')});
    }
    return all;
}

QList<HouseNeed> JourneyWords::needs(const House& house, const HouseStay& stay)
{
    const tried so_far = judge(house.task, stay.rounds);
    QList<HouseNeed> all;
    for (std::size_t i = 0; i < house.task.needs.size(); ++i)
        all.append({.text = needText(house.task.needs[i], stay.rounds), .done = stay.passed || so_far.fulfilled[i]});
    return all;
}

QString JourneyWords::standing(const House& house, const HouseStay& stay)
{
    if (stay.passed)
        return Journey::tr("You have done this task. You are welcome whenever you like.");
    const QString now =
        stay.rounds.empty()
            ? Journey::tr("%n round(s) make a try.", nullptr, house.task.rounds)
            : Journey::tr("%1 of %2 rounds of this try are played.").arg(stay.rounds.size()).arg(house.task.rounds);
    if (stay.tries == 0)
        return now;
    return now + u' ' +
           (stay.tries < tries_before_way_on
                ? Journey::tr("Tries so far: %1. After %2 the host shows you the way on all the same.")
                      .arg(stay.tries)
                      .arg(tries_before_way_on)
                : Journey::tr("Tries so far: %1. The way on is open to you, and the task can still be done.")
                      .arg(stay.tries));
}

QString JourneyWords::verdict(const House& house, const HouseStay& before, const HouseStay& after,
                              hanpan::half_units paid, hanpan::half_units purse)
{
    QStringList said;
    if (before.passed) {
        said.append(Journey::tr("Good to see you here again."));
    } else if (after.passed) {
        said.append(withParticles(
            Journey::tr("You have done what I asked for. Take %1 along.").arg(chips(hanpan::whole(house.gift)))));
    } else if (after.tries > before.tries) {
        said.append(Journey::tr("This try is over, and it wasn't enough yet."));
        if (after.tries >= tries_before_way_on)
            said.append(Journey::tr("The way on is open to you all the same."));
        else
            said.append(Journey::tr("Your next round begins another one."));
    } else {
        said.append(
            Journey::tr("That was round %1 of %2 of this try.").arg(after.rounds.size()).arg(house.task.rounds));
        for (const HouseNeed& one : needs(house, after))
            said.append(one.text);
    }
    said.append(Journey::tr("Your purse: %1 (%2).").arg(chips(purse), TableWords::signedAmount(paid)));
    return said.join(u' ');
}
