// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QList>
#include <QObject>
#include <QThread>

/// Work beside the window: every thread of ours is one of these. A job brings copies of what it needs and says what it found
/// on the thread that asked for it; several are done one after another.
///
/// No job outlives its Background, and none the event loop: all of them are told to stop and waited for before the
/// application object goes, because Qt closes every database connection with it, those in use by a thread too.
class Background {
    struct State {
        std::atomic<bool> stop{false};      ///< what has been found by now is enough
        std::atomic<bool> calledOff{false}; ///< nothing of it is wanted any more
    };

public:
    /// Called on the thread that asked.
    using Told = std::function<void()>;

    /// One job, as it sees itself. Copies are the same job.
    class Job {
    public:
        /// Raised where it is to end. Looked at between any two steps of which each is over in a moment.
        const std::atomic<bool>& stop() const { return state_->stop; }
        bool stopped() const { return state_->stop; }
        /// Ends this job alone, from any thread; what it has found by then is still told.
        void end() const { state_->stop = true; }
        /// Has `told` called on the thread that asked, unless the job is called off by then.
        void tell(Told told) const;

    private:
        friend class Background;
        Job(Background* of, std::shared_ptr<State> state) : of_(of), state_(std::move(state)) {}
        Background* of_;
        std::shared_ptr<State> state_;
    };
    /// What is done beside the window. What it gives back is called on the thread that asked once the job is over (it may
    /// be empty), unless it is called off by then.
    using Work = std::function<Told(const Job&)>;

    explicit Background(QThread::Priority priority = QThread::LowPriority);
    /// Calls off everything and waits for it.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Has it done, after what was asked for before. Nothing begins any more once all have ended.
    void run(Work work);
    /// A job is waiting, going on or about to say what it found.
    bool running() const { return !open_.isEmpty(); }
    /// Ends what is going on; what has been found by then is still told.
    void stop();
    /// Ends what is going on, without waiting for it; nothing of it is told any more.
    void callOff();

    /// Stands behind the application object in main(): all work has ended when the event loop has, and at the latest
    /// when this goes, whatever way out was taken.
    class End {
    public:
        End();
        ~End();
        End(const End&) = delete;
        End& operator=(const End&) = delete;
    };

private:
    static QList<Background*>& all();
    static void endAll();

    QThread::Priority priority_;
    QThread thread_; ///< there while there is work
    bool idle_ = false;
    QObject worker_; ///< lives there; jobs are queued to it
    QObject here_;
    QList<std::shared_ptr<State>> open_; ///< of this side alone
};
