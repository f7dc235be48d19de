// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "match/match.h"
#include "puzzlerows.h"
#include "work/background.h"

/// The mistakes of the reviews, asked again: the position as one had it, without what one could not know. What was found comes
/// back after longer and longer, what was missed the next day. Judges an answer on a thread of its own.
class Puzzles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// "" = of all games.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// What is due first first.
    Q_PROPERTY(QList<PuzzleRow> list READ list NOTIFY changed)
    /// How many of them are due.
    Q_PROPERTY(int due READ due NOTIFY changed)
    /// An answer is being judged.
    Q_PROPERTY(bool judging READ judging NOTIFY judged)
    /// On the last answer.
    Q_PROPERTY(PuzzleVerdict verdict READ verdict NOTIFY judged)

public:
    explicit Puzzles(QObject* parent = nullptr);
    ~Puzzles() override;

    QString game() const { return game_; }
    void setGame(const QString& game);
    QList<PuzzleRow> list() const { return list_; }
    int due() const { return due_; }
    bool judging() const { return work_.running(); }
    PuzzleVerdict verdict() const { return verdict_; }

    /// The match up to the position that is asked, as a record; "" where it is not there any more.
    Q_INVOKABLE QString recordOf(int match, int number);
    /// Who sat at the other seats, as TableSession::characters.
    Q_INVOKABLE static QStringList charactersOf(int match);
    /// The one to be asked after this one (0, 0: the first); none where none is due.
    Q_INVOKABLE PuzzleRow next(int match, int number) const;
    /// The person's answer to a puzzle: the first action he took in what recordOf() gave. `verdict` changes when it is judged. Who was
    /// shown a hint before (`hinted`) has not found it by himself: it comes back as if it had been missed.
    Q_INVOKABLE void answer(int match, int number, const QString& action, bool hinted = false);
    /// What would have been best, without an answer; counts as missed.
    Q_INVOKABLE void giveUp(int match, int number);
    /// The verdict is read.
    Q_INVOKABLE void clear();
    /// Never asks it again.
    Q_INVOKABLE void forget(int match, int number);

    /// Days until a puzzle comes back that was found so many times in a row (0 = it was missed).
    static int daysAfter(int solved);

    /// Looks again at what has been played.
    Q_INVOKABLE void look();

signals:
    void changed();
    void judged();

private:
    /// How it was answered.
    enum class Answer { None, Alone, Hinted };
    void judge(int match, int number, const QString& action, Answer how);
    void finish(int match, int number, const hanpan::reviewed_decision& decision, double swing, Answer how);

    QString game_;
    QList<PuzzleRow> list_;
    int due_ = 0;
    PuzzleVerdict verdict_;
    Background work_{QThread::InheritPriority}; ///< somebody waits for it
};
