// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QList>
#include <QObject>
#include <QString>
#include <QThread>

#include "match/match.h"

/// The bots' one worker thread. Each question carries a copy of the seat's View and nothing else; an answer to a question
/// that was called off never arrives.
class Opponents : public QObject {
    Q_OBJECT

public:
    explicit Opponents(QObject* parent = nullptr);
    ~Opponents() override;

    /// Asks for the decision of `who`, which must be to act. Several questions are answered one after another. After
    /// `limitMs` the best so far counts (0 = as long as the level needs).
    void ask(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs);
    /// Asks what `who`, which must be to act, had best do, and why: the coach thinks like a bot, with the same View.
    void advise(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs);
    /// Calls off everything that was asked: the position is another one now.
    void callOff();

signals:
    /// The seat's choice in the protocol's words, on the caller's thread; not checked yet.
    void chosen(int who, const QString& action);
    void advised(int who, const hanpan::advice& advice);

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    using Thinker = std::shared_ptr<hanpan::thinker>;
    using Told = std::function<void()>; ///< called on the caller's thread, unless called off

    /// Has `think` run in the worker with at most `limitMs`, and what it gives afterwards here.
    void run(const hanpan::match& match, hanpan::seat who, const hanpan::bot_settings& bot, int limitMs,
             std::function<Told(hanpan::thinker&, const std::atomic<bool>&)> think);

    QThread thread_;
    QObject worker_;     ///< lives in thread_; questions are queued to it
    QList<Flag> open_;   ///< stop flags of the questions under way
    quint64 serial_ = 0; ///< grows when the position changes; late answers carry an older one
};
