// SPDX-License-Identifier: GPL-3.0-or-later
#include "review.h"

#include <algorithm>
#include <array>

#include <QLocale>

#include "games/gametable.h"
#include "gradewords.h"
#include "history/history.h"
#include "history/historywords.h"
#include "history/personsseat.h"
#include "history/secrets.h"
#include "match/grades.h"
#include "opponents/roundsknown.h"
#include "table/decisionwords.h"
#include "table/matchchances.h"
#include "words/language.h"
#include "words/tablewords.h"

namespace {

/// The shortest time between two updates of the lists during the quick look.
constexpr int showEachMs = 250;

/// The order in which grades are counted: the best first, undecidable ones last.
constexpr std::array order{hanpan::grade::best,    hanpan::grade::good,    hanpan::grade::inaccuracy,
                           hanpan::grade::mistake, hanpan::grade::blunder, hanpan::grade::open};

} // namespace

Review::Review(QObject* parent) : QObject(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        say(0);
        emit changed();
    });
}

Review::~Review() = default;

void Review::stop() { work_.stop(); }

const GameTable& Review::game() const { return hindsight_ ? hindsight_.game() : *tableGame(firstGame()); }

QString Review::scoreText(double value) const
{
    return game().scores.scoreText(game().scores.penalty() ? -value : value, 1);
}

QString Review::scoreBrief(double value) const
{
    return game().scores.scoreBrief(game().scores.penalty() ? -value : value, 1);
}

QString Review::changeText(double value) const { return game().scores.changeText(value); }

void Review::setMatchId(int id)
{
    if (id == matchId_)
        return;
    matchId_ = id;
    begin();
}

void Review::setDeep(bool deep)
{
    if (deep == deep_)
        return;
    deep_ = deep;
    if (!deep && deepening())
        stop();
    else if (deep && !running() && match_ && !deepened_)
        look(GradeWords::coach);
    emit changed();
}

void Review::begin()
{
    work_.callOff();
    match_.reset();
    hindsight_ = {};
    found_.clear();
    automatic_.clear();
    whys_.clear();
    error_.clear();
    progress_ = 0;
    deepened_ = deepening_ = incomplete_ = false;
    HistoryStore& store = History::instance()->store();
    WokenMatch woken = store.wake(matchId_);
    const Secrets secrets = woken.match ? Secrets(store, woken.match->setup()) : Secrets();
    if (secrets.any() && !secrets.keptBy(matchId_) && !secrets.cut(*woken.match)) {
        woken.match.reset();
        woken.error = Secrets::whyCut();
    }
    if (woken.match) {
        for (qsizetype i = 0; i < woken.actions.size(); ++i)
            if (woken.actions[i].automatic)
                automatic_.insert(std::size_t(i));
        if (tableGame(woken.about.game))
            hindsight_.take(*woken.match, woken, secrets);
        match_ = std::move(woken.match);
        swing_ = match_->swing();
        if (!MatchChances::exist(*match_))
            beginBy(nullptr);
        else if (const auto known = RoundsKnown::kept(match_->setup()))
            beginBy(known);
        else
            work_.run([this, setup = match_->setup()](const Background::Job& job) -> Background::Told {
                return [this, known = RoundsKnown::played(setup, job.stop()), stopped = job.stopped()] {
                    stopped ? finish({}, {}, true) : beginBy(known);
                };
            });
    } else {
        error_ = woken.error;
    }
    say(0);
    emit progressChanged();
    emit changed();
}

void Review::beginBy(const std::shared_ptr<const hanpan::known_rounds>& known)
{
    if (known) {
        std::unique_ptr<hanpan::match> knowing = match_->clone();
        knowing->know_rounds(known);
        match_ = std::move(knowing);
    }
    look(GradeWords::quickCoach);
}

void Review::look(const std::string& level)
{
    deepening_ = level == GradeWords::coach;
    progress_ = 0;
    hanpan::bot_settings coach;
    coach.level = level;
    coach.seed = match_->setup().seed;
    const bool grows = !deepening_;
    work_.run([this, match = match_, coach, grows, swing = swing_,
               automatic = automatic_](const Background::Job& job) -> Background::Told {
        QElapsedTimer since;
        since.start();
        std::size_t told = 0;
        // What the table did for the person was not their decision.
        const auto decided = [&automatic](Found some) {
            std::erase_if(some, [&](const hanpan::reviewed_decision& one) { return automatic.contains(one.index); });
            return some;
        };
        const Found all = decided(
            match->review(personsSeat, coach, job.stop(), [&](std::size_t done, std::size_t of, const Found& found) {
                Found fresh;
                if (grows && since.elapsed() >= showEachMs) {
                    fresh = decided({found.begin() + std::ptrdiff_t(told), found.end()});
                    told = found.size();
                    since.restart();
                }
                job.tell([this, fresh, part = of > 0 ? double(done) / double(of) : 1.0] {
                    add(fresh);
                    progress_ = part;
                    emit progressChanged();
                });
            }));
        Whys whys;
        for (const std::size_t i : hanpan::dearest(all, swing, Why::most)) {
            Why why = Why::of(*match, all[i], job.stop());
            if (!job.stopped())
                whys.emplace(i, std::move(why));
        }
        return [this, all, whys, calledOff = job.stopped()] { finish(all, whys, calledOff); };
    });
}

void Review::add(const Found& fresh)
{
    if (fresh.empty())
        return;
    const std::size_t from = found_.size();
    found_.insert(found_.end(), fresh.begin(), fresh.end());
    say(from);
    emit changed();
}

void Review::finish(const Found& found, const Whys& whys, bool calledOff)
{
    progress_ = 1;
    if (deepening_) {
        // The same decisions in the same order; those already reached are known better now.
        if (found.size() >= found_.size())
            found_ = found;
        else
            std::copy(found.begin(), found.end(), found_.begin());
        deepened_ = !calledOff;
        incomplete_ = incomplete_ && calledOff;
        if (!calledOff)
            whys_ = whys;
    } else {
        found_ = found;
        whys_ = whys;
        incomplete_ = calledOff;
    }
    if (calledOff)
        deep_ = false; // to be asked for again
    deepening_ = false;
    say(0);
    keepMistakes();
    if (deep_ && !deepened_ && !incomplete_ && !found_.empty())
        look(GradeWords::coach);
    emit progressChanged();
    emit changed();
}

void Review::keepMistakes()
{
    HistoryStore& store = History::instance()->store();
    const KeptMatch kept = store.find(matchId_);
    // Something that was only tried out gives no puzzles.
    if (kept.id == 0 || kept.kind == MatchKind::Demo || kept.branch())
        return;
    QMap<int, Puzzle> there;
    for (const Puzzle& puzzle : store.puzzles(matchId_))
        there[puzzle.number] = puzzle;
    bool changed = false;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const hanpan::reviewed_decision& one : found_) {
        const int number = int(one.index);
        const hanpan::grade grade = hanpan::graded(one, swing_);
        const bool known = there.contains(number);
        if (grade >= hanpan::grade::mistake)
            changed = (store.keep({matchId_, number, GradeWords::id(grade), std::max(0.0, GradeWords::paidLess(one)),
                                   now, now, 0, 0}) &&
                       !known) ||
                      changed;
        else if (known && there[number].tries == 0) // a deeper look thinks better of it
            changed = store.forget(matchId_, number) || changed;
    }
    for (const std::size_t number : automatic_) // an earlier version made it a puzzle, though it had been nobody's
                                                // decision
        changed = (there.contains(int(number)) && store.forget(matchId_, int(number))) || changed;
    if (changed)
        History::instance()->touch();
}

ReviewedRow Review::told(std::size_t index)
{
    const hanpan::reviewed_decision& one = found_[index];
    const int number = int(one.index);
    const hanpan::advised_action& best = one.advice.options.front();
    const hanpan::grade grade = hanpan::graded(one, swing_);
    ReviewedRow row{.index = int(index),
                    // Every deal after the first is a step too.
                    .position = hindsight_ ? hindsight_.placeOf(number) : number + one.round,
                    .round = one.round + 1,
                    .played = QString::fromStdString(one.played),
                    .better = QString::fromStdString(best.action),
                    .betterAction = QString::fromStdString(best.action),
                    .cost = one.cost,
                    .costText = GradeWords::cost(GradeWords::paidLess(one)),
                    .errorText = GradeWords::paidError(one),
                    .ofMatch = GradeWords::ofMatch(one),
                    .kept = GradeWords::promised(one),
                    .grade = GradeWords::id(grade),
                    .gradeText = GradeWords::text(grade),
                    .sign = GradeWords::sign(grade),
                    .clear = grade >= hanpan::grade::inaccuracy};
    row.where = HistoryWords::place(row.round, row.position);
    if (!hindsight_)
        return row;
    const Situation here = hindsight_.at(number);
    row.played = actionWords(hindsight_.game(), here, row.played);
    row.better = actionWords(hindsight_.game(), here, row.better);
    const GameWords& words = hindsight_.game().words;
    const bool own = one.played == best.action;
    // "Others are about as good" does not explain a move that was worse.
    const QString forBest = !own && one.advice.why.id == "as_good" ? QString() : words.reasonText(one.advice.why);
    const QString ofPlayed = words.reasonText(one.advice.of_played);
    QStringList reasons{own ? forBest : ofPlayed};
    if (row.clear) // a costly move is shown with the better one
        reasons = {ofPlayed.isEmpty() ? QString() : tr("Yours: %1", "what the coach says of the move").arg(ofPlayed),
                   forBest.isEmpty() ? QString() : tr("Better: %1", "what the coach says of the move").arg(forBest)};
    reasons.removeAll(QString());
    row.reason = reasons.join(u' ');
    if (const auto why = whys_.find(index); why != whys_.end() && why->second.better == best.action)
        row.why = why->second.inWords(hindsight_, *match_, one, swing_);
    return row;
}

void Review::say(std::size_t from)
{
    decisions_.resize(std::min(decisions_.size(), qsizetype(from)));
    for (std::size_t i = from; i < found_.size(); ++i)
        decisions_.append(told(i));
    addUp();
}

void Review::addUp()
{
    dearest_.clear();
    QList<ReviewedRow> others = decisions_;
    for (const std::size_t i : hanpan::dearest(found_, swing_, Why::most)) {
        dearest_.append(decisions_[qsizetype(i)]);
        others.removeOne(dearest_.last());
    }
    const auto counts = [this](const ReviewedRow& row) {
        const hanpan::reviewed_decision& one = found_[std::size_t(row.index)];
        return one.cost * one.advice.of_match.weight();
    };
    std::stable_sort(others.begin(), others.end(),
                     [&](const ReviewedRow& a, const ReviewedRow& b) { return counts(a) > counts(b); });
    ranked_ = dearest_ + others;
    line_.clear();
    places_.clear();
    rounds_.clear();
    const std::vector<hanpan::settlement> finished =
        match_ ? match_->finished_rounds() : std::vector<hanpan::settlement>();
    for (std::size_t first = 0; first < found_.size();) {
        std::size_t end = first;
        while (end < found_.size() && found_[end].round == found_[first].round)
            ++end;
        const hanpan::play_quality q = hanpan::quality(std::span(found_).subspan(first, end - first), swing_);
        rounds_.append({.round = found_[first].round + 1,
                        .accuracy = q.graded() > 0 ? GradeWords::percent(q.accuracy()) : QString(),
                        .graded = q.graded(),
                        .at = int(line_.size())});
        const auto round = std::size_t(found_[first].round);
        for (; first < end; ++first) {
            line_.append(decisions_[qsizetype(first)].kept);
            places_.append(decisions_[qsizetype(first)].where);
        }
        // Once the round's result is known, the line ends where the round did.
        const bool told = end < found_.size() || (!incomplete_ && (!running() || deepening_));
        if (told && round < finished.size()) {
            const double paid = hanpan::units(finished[round].payments[personsSeat]);
            line_.append(game().scores.penalty() ? -paid : paid);
            places_.append(tr("Round %1, result").arg(round + 1));
        }
    }
    luck_.clear();
    luckInAll_ = {};
    if (match_)
        for (const hanpan::round_account& a : hanpan::accounts(found_, finished, match_->low_score_wins())) {
            luck_.append({a.round + 1, a.promised, a.luck, a.play, a.paid});
            luckInAll_.promised += a.promised;
            luckInAll_.luck += a.luck;
            luckInAll_.play += a.play;
            luckInAll_.paid += a.paid;
        }
    const hanpan::play_quality all = hanpan::quality(found_, swing_);
    tally_.clear();
    for (const hanpan::grade g : order)
        tally_.append({GradeWords::id(g), GradeWords::text(g), GradeWords::sign(g), all.of[std::size_t(g)]});
    accuracy_ = all.graded() > 0 ? GradeWords::percent(all.accuracy()) : QString();
    summary_.clear();
    depth_.clear();
    if (found_.empty())
        return;
    const auto dear =
        std::count_if(decisions_.cbegin(), decisions_.cend(), [](const ReviewedRow& one) { return one.clear; });
    double lost = 0;
    std::vector<int> worlds;
    for (const hanpan::reviewed_decision& one : found_) {
        lost += hanpan::graded(one, swing_) >= hanpan::grade::inaccuracy ? GradeWords::paidLess(one) : 0;
        if (!one.advice.exact)
            worlds.push_back(one.advice.worlds);
    }
    //: number of decisions, how many of them cost something, how much in all
    summary_ = tr("%1 decisions; %2 clearly cost something, %3 in all.")
                   .arg(decisions_.size())
                   .arg(dear)
                   .arg(QLocale().toString(lost, 'f', 2));
    if (worlds.empty() || *std::max_element(worlds.begin(), worlds.end()) <= 1) {
        depth_ = tr("Worked out exactly");
    } else {
        // The median: decisions near the end of a round are looked at in all possible layouts, others in many more.
        std::nth_element(worlds.begin(), worlds.begin() + std::ptrdiff_t(worlds.size() / 2), worlds.end());
        //: what the coach imagined of what nobody could see
        depth_ = tr("About %n possible layouts considered per decision", nullptr, worlds[worlds.size() / 2]);
    }
}
