// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "match/match.h"
#include "work/background.h"

/// The bots' one worker thread. Each question carries a copy of the seat's View and nothing else; the answer to a
/// question that was called off never arrives.
class Opponents : public QObject {
    Q_OBJECT

public:
    explicit Opponents(QObject* parent = nullptr);

    /// Asks for the decision of `who`, which must be to act. Several questions are answered one after another. After
    /// `limitMs` the best so far counts (0 = as long as the level needs).
    void ask(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs);
    /// Asks what `who`, which must be to act, should do and why: the coach thinks like a bot, with the same View.
    void advise(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs);
    /// Asks the same where only the answer matters: weighed() tells the action.
    void weigh(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs);
    /// Calls off everything that was asked, because the position has changed.
    void callOff();

signals:
    /// The seat's choice in the protocol's words, and how hard it was, on the caller's thread; not checked yet.
    void chosen(int who, const QString& action, const hanpan::difficulty& how);
    void advised(int who, const hanpan::advice& advice);
    void weighed(int who, const QString& best);

private:
    /// Runs `think` in the worker, with at most `limitMs`.
    void run(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs,
             std::function<Background::Told(hanpan::thinker&, const std::atomic<bool>&)> think);

    Background work_{QThread::InheritPriority}; ///< its priority is inherited, because somebody waits for it
};
