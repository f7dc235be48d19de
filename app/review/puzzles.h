// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "match/match.h"
#include "puzzlerows.h"
#include "words/rowfield.h"
#include "work/background.h"

/// The mistakes of the reviews, asked again: the position as one had it, without what one could not know. Whoever has none
/// gets some that come with the program (starters.h). Puzzles that were solved come back after longer and longer times, missed ones the next day. Answers are judged on a thread of its
/// own.
class Puzzles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The game whose puzzles are listed; "" = all games.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// In the order in which they are due.
    SHOWN_VALUE(QList<PuzzleRow>, list, changed)
    /// How many of them are due.
    SHOWN_VALUE(int, due, changed)
    /// Whether an answer is being judged.
    Q_PROPERTY(bool judging READ judging NOTIFY judged)
    /// The verdict on the last answer.
    SHOWN_VALUE(PuzzleVerdict, verdict, judged)

public:
    explicit Puzzles(QObject* parent = nullptr);
    ~Puzzles() override;

    QString game() const { return game_; }
    void setGame(const QString& game);
    bool judging() const { return work_.running(); }

    /// The match up to the asked position, as a record; "" if it no longer exists.
    Q_INVOKABLE QString recordOf(int match, int number);
    /// The characters at the other seats, as in TableSession::characters.
    Q_INVOKABLE static QStringList charactersOf(int match);
    /// The puzzle to ask after this one (0, 0: the first); none if none is due.
    Q_INVOKABLE PuzzleRow next(int match, int number) const;
    /// Judges the person's answer to a puzzle: the first action taken in the match of recordOf(). `verdict` changes
    /// when it is judged. `hinted`: a hint was shown before, so that the puzzle comes back as if it had been missed.
    Q_INVOKABLE void answer(int match, int number, const QString& action, bool hinted = false);
    /// Shows what would have been best, without an answer; counts as missed.
    Q_INVOKABLE void giveUp(int match, int number);
    /// Forgets the verdict when it has been read.
    Q_INVOKABLE void clear();
    /// Never asks this puzzle again.
    Q_INVOKABLE void forget(int match, int number);

    /// What is said of a decision and the coach's: `swing` is what a round of the game moves, `answered` is false where it was
    /// given up. Nothing about when it comes back.
    static PuzzleVerdict verdictOn(const hanpan::reviewed_decision& decision, double swing, bool answered,
                                   const QString& game);
    /// Days until a puzzle comes back that was solved `solved` times in a row (0 = it was missed).
    static int daysAfter(int solved);

    /// Reads anew what has been played.
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
    Background work_{QThread::InheritPriority}; ///< somebody waits for it
};
