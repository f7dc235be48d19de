// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <QList>
#include <QObject>
#include <QString>

#include "game/match_worth.h"
#include "match/match.h"
#include "work/background.h"

class PlayedMatch;
struct GameTable;

/// What the scores of the match on the table mean: everybody's chance of winning it, and what it needs of the round that
/// is played. For matches with an end, it is worked out beside the window, and nothing waits for it. What rounds are
/// like reaches the match too, whose bots and coach play to the score from then on; what they decided before stands in
/// the record like everything else, so that nothing that is read back depends on when that was.
class MatchChances : public QObject {
    Q_OBJECT

public:
    explicit MatchChances(QObject* parent = nullptr);
    ~MatchChances() override;

    /// Whether a match has chances: it has to have an end that scores decide. Cheap.
    static bool exist(const hanpan::match& match);

    /// A match begins or goes on that is neither a lesson nor a replay. `played` outlives this and keeps that match
    /// until the next begin() or end().
    void begin(PlayedMatch& played);
    /// There is no such match any more.
    void end();
    /// The position was looked at: works out what the standing means, if it is another one than before.
    void look();

    /// By seat, in percent, 100 in all; empty while they are not known.
    const QList<int>& percents() const { return percents_; }
    /// What the match needs of the round that is played, in a sentence; "" = nothing in particular, or it is not known.
    QString needText(const GameTable& game) const;

    /// Whole percents that come to 100 together: the largest rests are rounded up. `chances` come to 1.
    static QList<int> inHundred(std::span<const double> chances);
    static QString needText(const GameTable& game, const hanpan::match_need& need);

signals:
    /// percents() or needText() are others.
    void changed();

private:
    PlayedMatch* played_ = nullptr;
    int number_ = -1; ///< of the round before which the standing is that is worked out; -1 = none
    int me_ = -1;     ///< for whom
    QList<int> percents_;
    std::optional<hanpan::match_need> need_;
    Background work_;
};
