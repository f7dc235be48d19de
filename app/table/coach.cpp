// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach.h"

#include <cmath>

#include "games/gametable.h"
#include "words/tablewords.h"

namespace {

/// To a tenth: more would promise a precision that imagined deals do not have.
double tenth(double value) { return std::round(value * 10) / 10; }

/// How far one is behind; the word already tells the sign.
QString unsignedAmount(const QString& worth) { return worth.startsWith(u'+') ? worth.mid(1) : worth; }

QString startingSentence(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

} // namespace

Coach::Asked Coach::ask()
{
    if (thinks_)
        return Asked::Nothing;
    if (advice_) {
        index_ = (index_ + 1) % int(advice_->options.size());
        return Asked::Another;
    }
    thinks_ = true;
    return Asked::Think;
}

bool Coach::told(const hanpan::advice& advice)
{
    if (!thinks_ || advice.options.empty())
        return false;
    thinks_ = false;
    advice_ = advice;
    index_ = 0;
    return true;
}

void Coach::show(const QString& action)
{
    thinks_ = false;
    advice_ = hanpan::advice();
    advice_->options.push_back({.action = action.toStdString()});
    index_ = 0;
}

bool Coach::drop()
{
    if (!advice_ && !thinks_)
        return false;
    advice_.reset();
    thinks_ = false;
    return true;
}

Hint Coach::shown(const GameTable* game, const std::function<QString(const QString&)>& words,
                  const std::function<QList<int>(const QString&)>& pieces) const
{
    if (!advice_)
        return {.state = thinks_ ? QStringLiteral("thinking") : QString()};
    const hanpan::advised_action& option = advice_->options[std::size_t(index_)];
    const QString action = QString::fromStdString(option.action);
    const bool valued = advice_->options.size() > 1 && (advice_->worlds > 0 || advice_->exact);
    const GameScores& scores = game->scores;
    // All values are relative to the best one, so that the shown values, the order and the differences agree.
    const double best = tenth(advice_->options.front().value);
    const double behind = index_ > 0 ? tenth(option.behind) : 0;
    // Where the match decides, the order is by what it makes of the payments, which are told beside it.
    const hanpan::match_terms& match = advice_->of_match;
    const QString ofMatch =
        index_ > 0 && match.per_unit > 0 ? TableWords::ofMatch(match.chance(option.behind)) : QString();
    const QString none = match.per_unit > 0 ? TableWords::ofMatch(0) : QString();
    // A difference that would be shown as zero is none.
    const bool alike = index_ > 0 && (option.behind <= option.behind_error ||
                                      (match.decides ? ofMatch == none : scores.worth(behind) == scores.worth(0)));
    return {.state = QStringLiteral("shown"),
            .index = index_,
            .count = int(advice_->options.size()),
            .action = startingSentence(words(action)),
            .value = valued ? scores.worth(match.decides ? tenth(option.paid) : best - behind) : QString(),
            .behind =
                valued && index_ > 0 && !alike && !match.decides ? unsignedAmount(scores.worth(behind)) : QString(),
            .ofMatch = valued && !alike && ofMatch != none ? ofMatch : QString(),
            .need = {},
            .alike = valued && alike,
            .ownWins = valued && advice_->own_wins,
            .reason = index_ == 0 ? game->words.reasonText(advice_->why) : QString(),
            .exact = advice_->exact,
            .worlds = advice_->worlds,
            .pieceIds = pieces(action)};
}
