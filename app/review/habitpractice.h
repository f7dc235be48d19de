// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "history/statisticrows.h"
#include "match/match.h"
#include "puzzlerows.h"
#include "words/rowfield.h"
#include "work/background.h"

/// Ten decisions of a habit, one after another: new deals of the table at which the habit was last seen, played by Casuals
/// up to such a decision, and each answer judged at once. Nothing of it is kept. Deals are looked for beside the window,
/// one ahead.
class HabitPractice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// How many decisions it takes.
    Q_PROPERTY(int wanted READ wanted CONSTANT)
    /// The match up to the decision that is asked, as a record, and how many actions it has; "" = none yet.
    SHOWN_VALUE(QString, record, dealt)
    SHOWN_VALUE(int, actions, dealt)
    /// Which of them it is, from 1; 0 = none yet.
    SHOWN_VALUE(int, number, dealt)
    /// Why there is no deal; "" = there is one, or it is being looked for.
    SHOWN_VALUE(QString, failure, dealt)
    /// Whether an answer is being judged; and the verdict on the last one.
    Q_PROPERTY(bool judging READ judging NOTIFY judged)
    SHOWN_VALUE(PuzzleVerdict, verdict, judged)
    /// How it went, in a sentence or two; "" until all of them were answered.
    SHOWN_VALUE(QString, told, judged)

public:
    /// So many deals are looked through for one decision.
    static constexpr int mostDeals = 60;

    explicit HabitPractice(QObject* parent = nullptr) : QObject(parent) {}
    /// Calls off what is under way.
    ~HabitPractice() override = default;

    int wanted() const { return 10; }
    bool judging() const { return judging_.running(); }

    /// Begins with the first decision.
    Q_INVOKABLE void begin(const Habit& habit);
    /// Goes on to the next one.
    Q_INVOKABLE void next();
    /// The person's action where `record` ends. `hinted`: a hint was shown before, so it does not count as found.
    Q_INVOKABLE void answer(const QString& action, bool hinted);

signals:
    void dealt();
    void judged();

private:
    struct Deal {
        std::shared_ptr<const hanpan::match> match; ///< up to the decision; nullptr = none was found
    };
    void lookAhead();
    void show(const Deal& deal);

    Habit habit_;
    hanpan::match_setup setup_;
    std::shared_ptr<const hanpan::match> asked_;
    std::optional<Deal> ahead_;
    bool waiting_ = false; ///< the page waits for the next deal
    int found_ = 0;
    double cost_ = 0; ///< of all answers, whole units
    Background dealing_;
    Background judging_{QThread::InheritPriority}; ///< somebody waits for it
};
