// SPDX-License-Identifier: GPL-3.0-or-later
#include "opponents.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace {

/// Raises `stop` when `limit` has passed, unless it is destroyed before.
class Deadline {
public:
    Deadline(std::shared_ptr<std::atomic<bool>> stop, int limitMs)
    {
        if (limitMs <= 0)
            return;
        thread_ = std::thread([this, stop = std::move(stop), limitMs] {
            std::unique_lock lock(mutex_);
            if (!wake_.wait_for(lock, std::chrono::milliseconds(limitMs), [this] { return done_; }))
                stop->store(true);
        });
    }
    ~Deadline()
    {
        {
            const std::lock_guard lock(mutex_);
            done_ = true;
        }
        wake_.notify_one();
        if (thread_.joinable())
            thread_.join();
    }

private:
    std::mutex mutex_;
    std::condition_variable wake_;
    bool done_ = false;
    std::thread thread_;
};

} // namespace

Opponents::Opponents(QObject* parent) : QObject(parent)
{
    worker_.moveToThread(&thread_);
    thread_.setObjectName(QStringLiteral("opponents"));
    thread_.start();
}

Opponents::~Opponents()
{
    callOff();
    thread_.quit();
    thread_.wait();
}

void Opponents::run(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs,
                    std::function<Told(hanpan::thinker&, const std::atomic<bool>&)> think)
{
    // What is queued must be copyable, a thinker is not.
    const Thinker thinker = match.think(who, bot);
    const Flag stop = std::make_shared<std::atomic<bool>>(false);
    open_.append(stop);
    QMetaObject::invokeMethod(
        &worker_,
        [this, thinker, limitMs, stop, think = std::move(think), serial = serial_] {
            if (stop->load())
                return; // called off while it waited
            Told tell;
            {
                const Deadline deadline(stop, limitMs);
                tell = think(*thinker, *stop);
            }
            QMetaObject::invokeMethod(
                this,
                [this, tell = std::move(tell), stop, serial] {
                    open_.removeOne(stop);
                    if (serial == serial_)
                        tell();
                },
                Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void Opponents::ask(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs)
{
    run(match, who, bot, limitMs, [this, who](hanpan::thinker& thinker, const std::atomic<bool>& stop) -> Told {
        return [this, who, action = QString::fromStdString(thinker.choose(stop))] { emit chosen(who, action); };
    });
}

void Opponents::advise(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs)
{
    run(match, who, bot, limitMs, [this, who](hanpan::thinker& thinker, const std::atomic<bool>& stop) -> Told {
        return [this, who, advice = thinker.advise(stop)] { emit advised(who, advice); };
    });
}

void Opponents::callOff()
{
    for (const Flag& stop : std::as_const(open_))
        stop->store(true);
    open_.clear();
    ++serial_;
}
