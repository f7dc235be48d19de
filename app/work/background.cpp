// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/background.h"

#include <QCoreApplication>

namespace {

bool ended = false;

} // namespace

/// Made, used and gone through by the thread of the window alone.
QList<Background*>& Background::all()
{
    static QList<Background*> them;
    return them;
}

Background::Background(QThread::Priority priority) : priority_(priority)
{
    worker_.moveToThread(&thread_);
    all().append(this);
}

Background::~Background()
{
    all().removeOne(this);
    callOff();
    thread_.quit();
    thread_.wait();
}

void Background::Job::tell(Told told) const
{
    QMetaObject::invokeMethod(
        &of_->here_,
        [of = of_, state = state_, told = std::move(told)] {
            if (of->open_.contains(state))
                told();
        },
        Qt::QueuedConnection);
}

void Background::run(Work work)
{
    if (ended)
        return;
    if (idle_)
        thread_.wait(); // it is leaving
    idle_ = false;
    if (!thread_.isRunning())
        thread_.start(priority_);
    const auto state = std::make_shared<State>();
    open_.append(state);
    QMetaObject::invokeMethod(
        &worker_,
        [this, state, work = std::move(work)] {
            if (state->calledOff)
                return;
            const Told told = work(Job(this, state));
            QMetaObject::invokeMethod(
                &here_,
                [this, state, told] {
                    if (!open_.removeOne(state))
                        return;
                    idle_ = open_.isEmpty();
                    if (idle_)
                        thread_.quit();
                    if (told)
                        told();
                },
                Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void Background::stop()
{
    for (const auto& state : std::as_const(open_))
        state->stop = true;
}

void Background::callOff()
{
    for (const auto& state : std::as_const(open_))
        state->calledOff = state->stop = true;
    open_.clear();
}

void Background::endAll()
{
    ended = true;
    for (Background* const one : std::as_const(all())) {
        one->callOff();
        one->thread_.quit();
    }
    for (Background* const one : std::as_const(all()))
        one->thread_.wait();
}

Background::End::End()
{
    ended = false;
    // A session that ends may end the program before main() does.
    QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, &Background::endAll);
}

Background::End::~End() { endAll(); }
