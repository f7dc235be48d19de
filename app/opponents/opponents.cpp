// SPDX-License-Identifier: GPL-3.0-or-later
#include "opponents.h"

#include <QTimer>

Opponents::Opponents(QObject* parent) : QObject(parent) {}

void Opponents::run(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs,
                    std::function<Background::Told(hanpan::thinker&, const std::atomic<bool>&)> think)
{
    // What is queued must be copyable, a thinker is not.
    const std::shared_ptr<hanpan::thinker> thinker = match.think(who, bot);
    work_.run([this, thinker, limitMs, think = std::move(think)](const Background::Job& job) {
        if (limitMs > 0)
            job.tell([this, job, limitMs] { QTimer::singleShot(limitMs, this, [job] { job.end(); }); });
        return think(*thinker, job.stop());
    });
}

void Opponents::ask(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs)
{
    run(match, who, bot, limitMs, [this, who](hanpan::thinker& thinker, const std::atomic<bool>& stop) {
        const QString action = QString::fromStdString(thinker.choose(stop));
        return [this, who, action, how = thinker.how_hard()] { emit chosen(who, action, how); };
    });
}

void Opponents::advise(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs)
{
    run(match, who, bot, limitMs, [this, who](hanpan::thinker& thinker, const std::atomic<bool>& stop) {
        return [this, who, advice = thinker.advise(stop)] { emit advised(who, advice); };
    });
}

void Opponents::weigh(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs)
{
    run(match, who, bot, limitMs, [this, who](hanpan::thinker& thinker, const std::atomic<bool>& stop) {
        return [this, who, best = QString::fromStdString(thinker.advise(stop).options.front().action)] {
            emit weighed(who, best);
        };
    });
}

void Opponents::callOff() { work_.callOff(); }
