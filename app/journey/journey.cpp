// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey.h"

#include <algorithm>

#include <QRandomGenerator>

#include "games/gametable.h"
#include "history/history.h"
#include "history/historywords.h"
#include "journey/trial.h"
#include "journeywords.h"
#include "match/record.h"
#include "registry/registry.h"
#include "words/characters.h"
#include "words/language.h"
#include "words/particles.h"

using hanpan::journey::round_facts;

namespace {

/// The coach that says what decisions cost, as in every review.
constexpr auto coach = "master";

/// The host has not said anything yet.
HouseVerdict saidBy(const hanpan::journey::house& house)
{
    const QString face = QString::fromStdString(house.people.front().animal);
    return {.house = QString::fromStdString(house.id), .face = face, .name = Characters::name(face)};
}

/// What a round brought the person's purse. Where points count against one, it is what one had fewer than the mean.
hanpan::half_units broughtBy(const hanpan::match& played)
{
    const std::vector<hanpan::half_units> paid = played.settle().payments;
    if (!played.low_score_wins())
        return paid.front();
    hanpan::half_units sum = 0;
    for (const hanpan::half_units one : paid)
        sum += one;
    return (sum - paid.front() * hanpan::half_units(paid.size())) / hanpan::half_units(paid.size());
}

} // namespace

Journey::Journey(QObject* parent)
    : QObject(parent), shelf_(HouseShelf::read(HouseShelf::folders())),
      file_(TravelFile::beside(History::instance()->store().database().file()))
{
    read();
    connect(History::instance(), &History::changed, this, [this] {
        // A round that went on may be gone, or another computer's journey has come.
        read();
        look();
        ++revision_;
        emit changed();
    });
    connect(Language::instance(), &Language::changed, this, [this] {
        ++revision_;
        emit changed();
    });
    look();
}

void Journey::read()
{
    QString problem;
    kept_ = file_.read(problem);
    if (!problem.isEmpty())
        History::instance()->tell(problem);
}

const Journey::House* Journey::find(const QString& id) const
{
    const auto found = std::find_if(shelf_.houses.begin(), shelf_.houses.end(),
                                    [name = id.toStdString()](const House& one) { return one.id == name; });
    return found == shelf_.houses.end() ? nullptr : &*found;
}

bool Journey::open(const House& house) const
{
    const std::vector<std::size_t> all = hanpan::journey::open_houses(shelf_.houses, kept_.visits());
    return std::any_of(all.begin(), all.end(), [&](std::size_t at) { return shelf_.houses[at].id == house.id; });
}

HouseStay Journey::stay(const House& house) const
{
    const auto found = kept_.houses.find(house.id);
    return found == kept_.houses.end() ? HouseStay() : found->second;
}

KeptMatch Journey::matchOf(const House& house, const QString& seed)
{
    return History::instance()
        ->store()
        .list(QStringLiteral("game = ? AND seed = ? AND parent = 0 AND kind <> 'demo'"),
              {QString::fromStdString(house.game), seed}, 1)
        .value(0);
}

QList<HousePlace> Journey::places() const
{
    QList<HousePlace> all;
    for (const House& house : shelf_.houses) {
        const bool passed = stay(house).passed, reached = open(house);
        const QString game = gameName(QString::fromStdString(house.game));
        all.append({.id = QString::fromStdString(house.id),
                    .name = HouseShelf::said(house.name),
                    .stage = int(house.stage),
                    .face = QString::fromStdString(house.people.front().animal),
                    .about = passed    ? tr("%1 · done").arg(game)
                             : reached ? game
                                       : tr("%1 · not open yet").arg(game),
                    .open = reached,
                    .passed = passed});
    }
    return all;
}

QStringList Journey::stages() const
{
    QStringList all;
    const int last = shelf_.houses.empty() ? -1 : int(shelf_.houses.back().stage);
    for (int stage = 0; stage <= last; ++stage)
        all.append(JourneyWords::stage(hanpan::journey::stage(stage)));
    return all;
}

QString Journey::here() const
{
    QString first;
    for (const House& house : shelf_.houses) {
        const HouseStay kept = stay(house);
        const QString id = QString::fromStdString(house.id);
        if (!kept.dealt.isEmpty())
            if (const KeptMatch match = matchOf(house, kept.dealt.last()); match.id != 0 && !match.over)
                return id;
        if (first.isEmpty() && !kept.passed && open(house))
            first = id;
    }
    return first.isEmpty() && !shelf_.houses.empty() ? QString::fromStdString(shelf_.houses.back().id) : first;
}

QString Journey::purse() const { return JourneyWords::chips(kept_.purse); }

HouseShown Journey::house(const QString& id) const
{
    const House* const house = find(id);
    if (!house)
        return {};
    const HouseStay kept = stay(*house);
    const QString game = QString::fromStdString(house->game);
    QString rules;
    if (const auto dealt = hanpan::make_match(house->round(0))) {
        int changes = 0;
        const QString base = rulesBase(**dealt, &changes);
        rules = HistoryWords::rules(game, base, changes);
    }
    HouseShown shown{
        .id = id,
        .name = HouseShelf::said(house->name),
        .game = game,
        .where = QStringList{JourneyWords::stage(house->stage), gameName(game), rules}.join(QStringLiteral(" · ")),
        .story = HouseShelf::said(house->story),
        .source = HouseShelf::said(house->source),
        .people = JourneyWords::people(*house),
        .task = HouseShelf::said(house->asks),
        .needs = JourneyWords::needs(*house, kept),
        .standing = JourneyWords::standing(*house, kept),
        .purse = withParticles(kept.passed
                                   ? tr("You need %1 to sit down, and are lent what is missing.")
                                         .arg(JourneyWords::chips(hanpan::whole(house->sit)))
                                   : tr("You need %1 to sit down, and are lent what is missing. The host gives %2 for "
                                        "the task.")
                                         .arg(JourneyWords::chips(hanpan::whole(house->sit)),
                                              JourneyWords::chips(hanpan::whole(house->gift)))),
        .lesson = house->lesson,
        .open = open(*house),
        .passed = kept.passed};
    if (!shown.open)
        shown.closed = tr("It opens when half of the houses of each stage before it let you go on.");
    if (!kept.dealt.isEmpty()) {
        const KeptMatch match = matchOf(*house, kept.dealt.last());
        shown.unfinished = match.id != 0 && !match.over;
    }
    return shown;
}

MatchRequest Journey::sit(const QString& id)
{
    const House* const house = find(id);
    if (!house || !open(*house))
        return {};
    const HouseStay kept = stay(*house);
    QString seed;
    if (!kept.dealt.isEmpty()) {
        const KeptMatch match = matchOf(*house, kept.dealt.last());
        if (match.id != 0 && !match.over)
            return {.id = match.id};
        // A round that was left before its first move, or removed from the history, is dealt again.
        if (match.id == 0)
            seed = kept.dealt.last();
    }
    if (seed.isEmpty()) {
        seed = QString::number(QRandomGenerator::system()->generate64());
        change([&](Travels& all) {
            all.houses[house->id].dealt.append(seed);
            all.purse = std::max(all.purse, hanpan::whole(house->sit));
        });
    }
    const auto dealt = hanpan::make_match(house->round(seed.toULongLong()));
    if (!dealt)
        return {};
    MatchRequest wanted{.record = QString::fromStdString((*dealt)->to_record())};
    for (const hanpan::journey::resident& who : house->people) {
        wanted.levels.append(QString::fromStdString(who.level));
        wanted.characters.append(QString::fromStdString(who.animal));
    }
    return wanted;
}

HouseVerdict Journey::verdict(int match)
{
    if (match == 0)
        return {};
    const KeptMatch kept = History::instance()->store().find(match);
    if (const auto told = told_.constFind(kept.seed); told != told_.cend())
        return *told;
    for (const House& house : shelf_.houses)
        if (kept.parent == 0 && kept.game.toStdString() == house.game && stay(house).dealt.contains(kept.seed)) {
            HouseVerdict said = saidBy(house);
            said.text = tr("Let me think over how you played…");
            said.looking = true;
            return said;
        }
    return {};
}

void Journey::change(const std::function<void(Travels&)>& work)
{
    QString problem;
    kept_ = file_.change(work, problem);
    if (!problem.isEmpty())
        History::instance()->tell(problem);
    ++revision_;
    emit changed();
}

void Journey::look()
{
    for (const House& house : shelf_.houses) {
        const HouseStay kept = stay(house);
        for (const QString& seed : kept.dealt) {
            const KeptMatch match = asked_.contains(seed) ? KeptMatch() : matchOf(house, seed);
            if (match.id == 0 || !match.over)
                continue;
            asked_.insert(seed);
            if (match.kind != MatchKind::Match) {
                settle(house, seed, {}, 0, tr("You took something back, so this round doesn't count here."));
                return look(); // what is kept is another now
            }
            work_.run([this, id = match.id, seed, house, file = History::instance()->store().database().file()](
                          const Background::Job& job) -> Background::Told {
                HistoryStore own(file, HistoryDatabase::Safety::Fast);
                const WokenMatch woken = own.wake(id);
                if (!woken.match || !woken.match->over())
                    return [this, house, seed] {
                        settle(house, seed, {}, 0, tr("This round can't be read any more, so it doesn't count here."));
                    };
                const auto facts = hanpan::journey::facts_of(house, *woken.match, coach, job.stop());
                if (!facts) // called off: it is judged the next time
                    return {};
                return [this, house, seed, facts, paid = broughtBy(*woken.match)] {
                    settle(house, seed, facts, paid, {});
                };
            });
        }
    }
}

void Journey::settle(const House& house, const QString& seed, const std::optional<round_facts>& facts,
                     hanpan::half_units paid, const QString& why)
{
    HouseStay before, after;
    bool known = false;
    change([&](Travels& all) {
        HouseStay& stay = all.houses[house.id];
        before = stay;
        // Another window may have been faster.
        known = stay.dealt.removeAll(seed) > 0;
        if (known && facts) {
            all.purse = hanpan::journey::purse_after(all.purse, paid, house);
            if (!stay.passed) {
                stay.rounds.push_back(*facts);
                if (const auto judged = hanpan::journey::judge(house.task, stay.rounds); judged.over) {
                    ++stay.tries;
                    stay.passed = judged.passed;
                    if (judged.passed)
                        all.purse = hanpan::bounded(all.purse + hanpan::whole(house.gift));
                    stay.rounds.clear();
                }
            }
        }
        after = stay;
    });
    asked_.remove(seed);
    if (!known)
        return;
    HouseVerdict said = saidBy(house);
    said.text = facts ? JourneyWords::verdict(house, before, after, paid, kept_.purse) : why;
    said.passed = after.passed && !before.passed;
    told_[seed] = said;
    ++revision_;
    emit changed();
}
