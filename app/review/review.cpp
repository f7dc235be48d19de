// SPDX-License-Identifier: GPL-3.0-or-later
#include "review.h"

#include <algorithm>

#include <QLocale>

#include "history/history.h"
#include "table/tablesession.h"
#include "words/language.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace {

constexpr hanpan::seat person = 0;

QString costText(double cost)
{
    return cost < 0.005 ? QStringLiteral("0") : QChar(0x2212) + QLocale().toString(cost, 'f', 2);
}

} // namespace

Review::Review(QObject* parent) : QObject(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        say();
        emit changed();
    });
}

Review::~Review() { stop(); }

void Review::stop()
{
    if (!thread_)
        return;
    *stop_ = true;
    thread_->disconnect(this);
    // Deletes itself; an answer to a question that was called off finds nobody.
    connect(thread_, &QThread::finished, thread_, &QObject::deleteLater);
    thread_->wait();
    thread_ = nullptr;
}

void Review::setMatchId(int id)
{
    if (id == matchId_)
        return;
    matchId_ = id;
    begin();
}

void Review::setLevel(const QString& level)
{
    if (level == level_ || !hanpan::is_bot_level(level.toStdString()))
        return;
    level_ = level;
    if (matchId_ != 0)
        begin();
}

void Review::begin()
{
    stop();
    found_.clear();
    error_.clear();
    progress_ = 0;
    WokenMatch woken = History::instance()->store().wake(matchId_);
    if (!woken.match) {
        error_ = woken.error;
        say();
        emit changed();
        return;
    }
    stop_ = std::make_shared<std::atomic<bool>>(false);
    const std::shared_ptr<hanpan::match> match = std::move(woken.match);
    hanpan::bot_settings coach;
    coach.level = level_.toStdString();
    coach.seed = match->setup().seed;
    thread_ = QThread::create([this, match, coach, flag = stop_] {
        const auto decisions = match->review(person, coach, *flag, [this, flag](std::size_t done, std::size_t all) {
            QMetaObject::invokeMethod(
                this,
                [this, flag, part = all > 0 ? double(done) / double(all) : 1.0] {
                    if (*flag)
                        return;
                    progress_ = part;
                    emit progressChanged();
                },
                Qt::QueuedConnection);
        });
        QMetaObject::invokeMethod(
            this,
            [this, flag, decisions] {
                if (!*flag)
                    take(decisions);
            },
            Qt::QueuedConnection);
    });
    thread_->start();
    say();
    emit progressChanged();
    emit changed();
}

void Review::take(const std::vector<hanpan::reviewed_decision>& decisions)
{
    thread_->wait();
    delete thread_;
    thread_ = nullptr;
    found_ = decisions;
    progress_ = 1;
    say();
    emit progressChanged();
    emit changed();
}

void Review::say()
{
    decisions_.clear();
    ranked_.clear();
    line_.clear();
    summary_.clear();
    if (found_.empty())
        return;
    // The replay walks along: it knows every piece by its name and every action in words.
    TableSession table;
    if (!table.replayKept(matchId_))
        return;
    double lost = 0;
    int dear = 0;
    for (const hanpan::reviewed_decision& one : found_) {
        if (one.advice.options.empty())
            continue;
        const int position = int(one.index) + one.round; // every deal after the first is a step too
        table.replayTo(position);
        const hanpan::advised_action& best = one.advice.options.front();
        const QString better = QString::fromStdString(best.action);
        // Twice its standard error: no accident of the search.
        const bool clear = one.cost > 0.005 && one.cost > 2 * one.cost_error;
        const QString context = QString::fromUtf8(one.advice.context.data(), qsizetype(one.advice.context.size()));
        lost += clear ? one.cost : 0;
        dear += clear;
        line_.append(best.value - one.cost);
        decisions_.append(
            QVariantMap{{QStringLiteral("index"), int(decisions_.size())},
                        {QStringLiteral("position"), position},
                        {QStringLiteral("round"), one.round + 1},
                        //: round, number of the move in the match
                        {QStringLiteral("where"), tr("Round %1, move %2").arg(one.round + 1).arg(position + 1)},
                        {QStringLiteral("played"), table.actionText(QString::fromStdString(one.played))},
                        {QStringLiteral("better"), table.actionText(better)},
                        {QStringLiteral("betterAction"), better},
                        {QStringLiteral("cost"), one.cost},
                        {QStringLiteral("costText"), costText(one.cost)},
                        {QStringLiteral("errorText"), QStringLiteral("±") + QLocale().toString(one.cost_error, 'f', 2)},
                        {QStringLiteral("value"), best.value},
                        {QStringLiteral("kept"), best.value - one.cost},
                        {QStringLiteral("reason"), TableWords::engineWords(context, one.advice.words)},
                        {QStringLiteral("clear"), clear}});
    }
    ranked_ = decisions_;
    std::stable_sort(ranked_.begin(), ranked_.end(), [](const QVariant& a, const QVariant& b) {
        return a.toMap()[QStringLiteral("cost")].toDouble() > b.toMap()[QStringLiteral("cost")].toDouble();
    });
    //: number of decisions, how many of them cost something, how much in all
    summary_ = tr("%1 decisions; %2 of them cost something for certain, %3 in all.")
                   .arg(decisions_.size())
                   .arg(dear)
                   .arg(QLocale().toString(lost, 'f', 2));
}
