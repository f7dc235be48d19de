// SPDX-License-Identifier: GPL-3.0-or-later
#include "playedmatch.h"

#include <algorithm>
#include <utility>

#include "registry/registry.h"
#include "words/tablewords.h"

void PlayedMatch::take(std::unique_ptr<hanpan::match> match, const QStringList& levels, const QList<KeptAction>& known)
{
    match_ = std::move(match);
    game_ = tableGame(QString::fromStdString(match_->setup().game));
    if (me_ < 0 || me_ >= match_->setup().players)
        me_ = 0;
    person_ = me_;
    levels_ = levels;
    if (levels_.isEmpty())
        levels_.append(QStringLiteral("casual"));
    while (levels_.size() < match_->setup().players - 1)
        levels_.append(levels_.last());
    for (QString& level : levels_) // of a record from elsewhere
        if (!hanpan::is_bot_level(level.toStdString()))
            level = QStringLiteral("casual");
    switches_->quietRound = -1;
    steps_.fill(Step{}, qsizetype(match_->actions().size()));
    for (qsizetype i = 0; i < std::min(steps_.size(), known.size()); ++i)
        steps_[i] = {known[i].news, known[i].automatic};
    forgetUndone();
}

void PlayedMatch::jump(std::unique_ptr<hanpan::match> match)
{
    match_ = std::move(match);
    steps_.fill(Step{}, qsizetype(match_->actions().size()));
}

hanpan::verdict PlayedMatch::play(hanpan::seat who, const QString& action, const Step& step)
{
    const hanpan::verdict refused = match_->play(who, action.toStdString());
    if (refused.allowed()) {
        steps_.append(step);
        forgetUndone();
    }
    return refused;
}

void PlayedMatch::nextRound()
{
    forgetUndone();
    match_->next_round();
}

void PlayedMatch::forgetUndone()
{
    undone_.clear();
    countsAgain_ = false;
}

void PlayedMatch::sawNews()
{
    if (!steps_.isEmpty())
        steps_.last().news = true;
}

qsizetype PlayedMatch::lastDecision() const
{
    if (match_->round_over())
        return -1; // every hand lies open
    const auto& record = match_->actions();
    for (qsizetype i = qsizetype(record.size()) - 1; i >= 0 && record[std::size_t(i)].round == match_->round(); --i)
        if (record[std::size_t(i)].who == me_ && !steps_.value(i).automatic)
            return i;
    return -1;
}

bool PlayedMatch::undoIsFree() const
{
    const qsizetype from = lastDecision();
    return from < 0 || std::none_of(steps_.begin() + from, steps_.end(), [](const Step& step) { return step.news; });
}

void PlayedMatch::undo()
{
    const qsizetype keep = lastDecision();
    if (keep < 0)
        return;
    if (!practice_ && !undoIsFree())
        practice_ = countsAgain_ = true;
    undone_ = kept().mid(keep) + undone_;
    while (qsizetype(match_->actions().size()) > keep && match_->undo())
        ;
    steps_.resize(keep);
}

void PlayedMatch::redo()
{
    for (bool first = true; !undone_.isEmpty(); first = false) {
        const KeptAction next = undone_.first();
        if (!first && next.seat == me_ && !next.automatic)
            break;
        if (!match_->play(next.seat, next.text.toStdString()).allowed()) {
            forgetUndone(); // impossible: it was played here before
            return;
        }
        steps_.append({next.news, next.automatic});
        undone_.removeFirst();
    }
    if (undone_.isEmpty() && countsAgain_)
        setPractice(false);
}

KeptMatch PlayedMatch::about() const
{
    KeptMatch about;
    about.levels = levels_;
    about.rulesName = rulesName_;
    about.characters = characters();
    return about;
}

QList<KeptAction> PlayedMatch::kept() const
{
    QList<KeptAction> list = actionsOf(*match_);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Step step = steps_.value(i);
        list[i].automatic = step.automatic;
        list[i].news = step.news;
    }
    return list;
}

void PlayedMatch::complete(std::vector<hanpan::log_entry>& log, int round, const Situation* now) const
{
    const auto isCall = [&](const hanpan::log_entry& entry) {
        const QString text = QString::fromStdString(entry.text);
        return !game_->story.completed(text, text).isEmpty();
    };
    if (std::none_of(log.begin(), log.end(), isCall))
        return;
    const std::vector<hanpan::log_entry> heard = log;
    for (std::size_t at = 0; at < heard.size(); ++at) {
        const QString text = QString::fromStdString(heard[at].text);
        if (!isCall(heard[at]) || game_->story.stateOf(now, me_, heard, at) != Deed::State::Done)
            continue;
        // Everybody hears every call: this is the player's n-th, as it is in the record.
        const auto same = [&](hanpan::seat who, const std::string& text) {
            return who == heard[at].who &&
                   firstWord(QString::fromStdString(text)) == firstWord(QString::fromStdString(heard[at].text));
        };
        std::size_t number = 0;
        for (std::size_t i = 0; i < at; ++i)
            number += same(heard[i].who, heard[i].text);
        for (const hanpan::played_action& done : match_->actions())
            if (done.round == round && same(done.who, done.text) && number-- == 0) {
                log[at].text = game_->story.completed(text, QString::fromStdString(done.text)).toStdString();
                break;
            }
    }
}

std::vector<hanpan::log_entry> PlayedMatch::heard(const Situation& now) const
{
    std::vector<hanpan::log_entry> log = match_->log(me_);
    complete(log, match_->round(), &now);
    return log;
}

std::vector<hanpan::log_entry> PlayedMatch::heardBefore() const
{
    std::vector<hanpan::log_entry> all;
    std::vector<hanpan::log_entry> one;
    const auto close = [&] {
        if (!one.empty())
            complete(one, one.front().round, nullptr);
        all.insert(all.end(), one.begin(), one.end());
        one.clear();
    };
    for (const hanpan::log_entry& entry : match_->past_log(me_)) {
        if (!one.empty() && one.front().round != entry.round)
            close();
        one.push_back(entry);
    }
    close();
    return all;
}

QHash<int, QStringList> PlayedMatch::tops(const hanpan::match& match, hanpan::seat me, const GameTable& game)
{
    QHash<int, QStringList> all;
    auto again = hanpan::make_match(match.setup());
    if (!again)
        return all;
    hanpan::match& at = **again;
    std::vector<hanpan::zone> before = at.zones(me);
    for (const hanpan::played_action& done : match.actions()) {
        if (at.round() < done.round) {
            while (at.round() < done.round)
                at.next_round();
            before = at.zones(me);
        }
        if (!at.play(done.who, done.text).allowed())
            break; // a record under an earlier reading of the rules
        std::vector<hanpan::zone> after = at.zones(me);
        QStringList& tops = all[at.round() + 1];
        const std::vector<hanpan::log_entry> log = at.log(me);
        while (tops.size() < qsizetype(log.size())) {
            const hanpan::log_entry& entry = log[std::size_t(tops.size())];
            tops.append(game.story.unnamed(entry.who, QString::fromStdString(entry.text), before, after));
        }
        before = std::move(after);
    }
    return all;
}

Situation PlayedMatch::situation() const
{
    const hanpan::match_setup& setup = match_->setup();
    Situation now;
    now.me = me_;
    now.players = setup.players;
    now.dealer = match_->dealer();
    now.round = match_->round();
    now.seen = match_->view_of(me_);
    now.log = match_->log(me_);
    now.zones = match_->zones(me_);
    now.toAct = match_->to_act();
    now.roundOver = match_->round_over();
    now.rules = match_->rules();
    now.switches = switches_;
    now.names = TableWords::seatNames(setup.players, person_, characters_);
    now.wins.assign(std::size_t(setup.players), 0);
    for (const hanpan::settlement& round : match_->finished_rounds())
        for (const hanpan::seat winner : round.winners)
            ++now.wins[std::size_t(winner)];
    if (now.toAct.has(me_))
        for (const std::string& action : match_->legal(me_))
            now.legal.append(QString::fromStdString(action));
    now.judge = [this](const QString& action) { return match_->judge(me_, action.toStdString()); };
    return now;
}
