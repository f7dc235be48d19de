// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QList>
#include <QObject>
#include <QThread>

/// Work beside the window: every thread of ours is one of these. A job brings copies of what it needs and tells its
/// results on the thread that asked for it; several jobs run one after another.
///
/// No job outlives its Background or the event loop: all of them are told to stop and waited for before the application
/// object goes, because Qt closes every database connection with it, even those that a thread uses.
class Background {
    struct State {
        std::atomic<bool> stop{false};      ///< what has been found so far is enough
        std::atomic<bool> calledOff{false}; ///< its results are not wanted any more
    };

public:
    /// Called on the thread that asked.
    using Told = std::function<void()>;

    /// One job, as the job itself sees it. Copies are the same job.
    class Job {
    public:
        /// True when the job should end. Check it between steps that each take only a moment.
        const std::atomic<bool>& stop() const { return state_->stop; }
        bool stopped() const { return state_->stop; }
        /// Ends this job alone, from any thread; its results so far are still told.
        void end() const { state_->stop = true; }
        /// Has `told` called on the thread that asked, unless the job has been called off by then.
        void tell(Told told) const;

    private:
        friend class Background;
        Job(Background* of, std::shared_ptr<State> state) : of_(of), state_(std::move(state)) {}
        Background* of_;
        std::shared_ptr<State> state_;
    };
    /// What runs beside the window. The function it returns is called on the thread that asked once the job is over (it
    /// may be empty), unless the job has been called off by then.
    using Work = std::function<Told(const Job&)>;

    explicit Background(QThread::Priority priority = QThread::LowPriority);
    /// Calls off everything and waits for it.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Runs it after everything that was asked for before. Nothing starts any more once all have ended.
    void run(Work work);
    /// Is a job waiting, running or about to tell its results?
    bool running() const { return !open_.isEmpty(); }
    /// Ends the running job; its results so far are still told.
    void stop();
    /// Ends the running job without waiting for it; nothing of it is told any more.
    void callOff();

    /// Stands after the application object in main(): all work has ended when the event loop has, and at the latest
    /// when this is destroyed, whatever way out was taken.
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
    QThread thread_; ///< runs while there is work
    bool idle_ = false;
    QObject worker_; ///< lives in thread_; jobs are queued to it
    QObject here_;
    QList<std::shared_ptr<State>> open_; ///< used by this thread only
};
