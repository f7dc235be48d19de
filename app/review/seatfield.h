// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "arena/field.h"
#include "hindsight.h"
#include "history/keptmatch.h"
#include "words/rowfield.h"
#include "work/background.h"

/// "Sixty others had your seat": the round that has just ended in a match of the history, played again by bots of all
/// levels at the person's seat, beside the window. Figures come as bots finish.
class SeatField : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The match whose last round, which must be over, is played; 0 = none, which calls off what goes on.
    Q_PROPERTY(int matchId READ matchId WRITE setMatchId NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// How many have played, of how many.
    SHOWN_VALUE(int, played, changed)
    SHOWN_VALUE(int, bots, changed)
    // Sentences, "" = nothing to say yet.
    SHOWN_VALUE(QString, place, changed)
    SHOWN_VALUE(QString, best, changed)
    SHOWN_VALUE(QString, departed, changed)
    SHOWN_VALUE(QString, error, changed)

public:
    explicit SeatField(QObject* parent = nullptr);

    int matchId() const { return matchId_; }
    void setMatchId(int id);
    bool running() const { return work_.running(); }
    /// The place in the last round of this match, if all of the field have played it since the program was started.
    static std::optional<hanpan::arena::field_place> known(const KeptMatch& match);

signals:
    void changed();

private:
    /// What is known so far.
    struct Figures {
        int played = 0;
        hanpan::arena::field_place place;
        std::string bestLevel;
        hanpan::half_units bestPaid = 0; ///< as the game writes it
        std::optional<hanpan::arena::departure> departed;
    };
    void begin();
    void show(const Figures& figures);

    int matchId_ = 0;
    std::shared_ptr<const hanpan::match> match_;
    KeptMatch about_;
    Hindsight hindsight_;
    Background work_;
};
