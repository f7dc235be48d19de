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
        m_thread = std::thread([this, stop = std::move(stop), limitMs] {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait_for(lock, std::chrono::milliseconds(limitMs), [this] { return m_done; }))
                stop->store(true);
        });
    }
    ~Deadline()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_done = true;
        }
        m_wake.notify_one();
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_done = false;
    std::thread m_thread;
};

} // namespace

Opponents::Opponents(QObject* parent) : QObject(parent)
{
    m_worker.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("opponents"));
    m_thread.start();
}

Opponents::~Opponents()
{
    callOff();
    m_thread.quit();
    m_thread.wait();
}

void Opponents::run(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs,
                    std::function<Told(hanpan::thinker&, const std::atomic<bool>&)> think)
{
    // What is queued must be copyable, a thinker is not.
    const Thinker thinker = match.think(who, bot);
    const Flag stop = std::make_shared<std::atomic<bool>>(false);
    m_open.append(stop);
    QMetaObject::invokeMethod(
        &m_worker,
        [this, thinker, limitMs, stop, think = std::move(think), serial = m_serial] {
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
                    m_open.removeOne(stop);
                    if (serial == m_serial)
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
    for (const Flag& stop : std::as_const(m_open))
        stop->store(true);
    m_open.clear();
    ++m_serial;
}
