// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "foresightrows.h"
#include "match/match.h"
#include "table/tablesession.h"
#include "words/rowfield.h"
#include "work/background.h"

/// What the seat from which a replay is seen could know of hidden pieces: what the others could hold, and the chance of
/// each place, at every move of the shown round (match/foresight.h). Computes it on a thread of its own while it is
/// wanted.
class Foresight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// A session that shows a replay.
    Q_PROPERTY(TableSession* session READ session WRITE setSession NOTIFY changed)
    /// Whether somebody looks at it: only then is anything computed.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// 0 … 1
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// The number of the round's moves done at the shown place.
    SHOWN_VALUE(int, move, changed)
    /// The number of layouts imagined for each move.
    Q_PROPERTY(int worlds READ worlds CONSTANT)
    /// The number of moves of the whole round.
    Q_PROPERTY(int moves READ moves NOTIFY changed)
    /// By move, as far as known: the chances of each place, the first place first.
    SHOWN_VALUE(QList<ShareRow>, line, changed)
    /// The same for the shown place; empty = not known yet.
    SHOWN_VALUE(QList<PlaceChance>, places, changed)
    /// The seats whose hands can be asked for.
    SHOWN_VALUE(QList<OtherSeat>, others, changed)
    /// One of those seats.
    Q_PROPERTY(int other READ other WRITE setOther NOTIFY changed)
    /// The set row by row, with how likely that seat holds each piece; empty = not known.
    SHOWN_VALUE(QList<HeldRow>, rows, changed)
    /// "Fox most likely holds: 7 of spades (62 %), …"
    SHOWN_VALUE(QString, told, changed)

public:
    explicit Foresight(QObject* parent = nullptr);
    ~Foresight() override;

    TableSession* session() const { return session_; }
    void setSession(TableSession* session);
    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    bool running() const { return work_.running(); }
    double progress() const { return moves_ < 0 ? 0 : double(found_.size()) / double(moves_ + 1); }
    int worlds() const { return 200; }
    int moves() const { return moves_; }
    int other() const { return other_; }
    void setOther(int seat);

signals:
    void changed();

private:
    /// The session shows something: another round or seat is computed anew.
    void follow();
    void begin();
    void say();

    QPointer<TableSession> session_;
    bool wanted_ = false;
    Background work_;
    std::shared_ptr<const hanpan::match> round_; ///< that was, or is being, computed
    int begins_ = -1, seat_ = -1;                ///< of that round
    int match_ = -1;
    int moves_ = -1, other_ = -1;
    std::vector<hanpan::foresight> found_;
};
