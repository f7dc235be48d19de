// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "base/money.h"
#include "base/seat.h"
#include "base/verdict.h"

struct GameTable;
struct Situation;

// What a family that plays with real cards or tiles asks a judge: what each game can be asked, what has to be laid out
// for it, and the answer.

/// One thing that has to be laid out or said for a question.
struct JudgeField {
    enum class Kind {
        Pieces, ///< pieces, in the order they were laid
        Choice, ///< one of `options`
        Who,    ///< one of the players; `nobody` = what "none of them" is called, "" = somebody it is
        Flag,   ///< yes or no
        Number,
    };
    using Options = QList<std::pair<QString, QString>>; ///< value, words
    Kind kind = Kind::Pieces;
    QString id;
    QString label;
    int least = 0;           ///< Pieces: fewer give no answer. Number: the smallest
    int most = 0;            ///< Pieces: the most that fit, 0 = as many as there are. Number: the greatest
    int first = 0;           ///< Number: its initial value
    QString nobody = {};     ///< Who: as above
    Options options = {};    ///< Choice
    bool eachPlayer = false; ///< one for every player
    bool named = false;      ///< Pieces: they are only named, and may lie elsewhere too

    // The kinds by what each of them needs.
    static JudgeField pieces(const QString& id, const QString& label, int least = 0, int most = 0)
    {
        return {Kind::Pieces, id, label, least, most};
    }
    static JudgeField choice(const QString& id, const QString& label, const Options& options)
    {
        return {Kind::Choice, id, label, 0, 0, 0, {}, options};
    }
    static JudgeField who(const QString& id, const QString& label, const QString& nobody = {})
    {
        return {Kind::Who, id, label, 0, 0, 0, nobody};
    }
    static JudgeField flag(const QString& id, const QString& label) { return {Kind::Flag, id, label}; }
    static JudgeField number(const QString& id, const QString& label, int least, int most, int first = 0)
    {
        return {Kind::Number, id, label, least, most, first};
    }
    /// The same for every player.
    JudgeField each() const
    {
        JudgeField field = *this;
        field.eachPlayer = true;
        return field;
    }
};

struct JudgeQuestion {
    QString id;
    QString label;
    QList<JudgeField> fields;
    bool players = false; ///< the number of players matters
};

/// A question as it is asked. Whatever was not given is empty, 0 or false.
struct JudgeCase {
    QString question;
    QHash<QString, QList<QStringList>> pieces; ///< by field; one list, or one a seat
    QHash<QString, QString> choices;
    QHash<QString, hanpan::seat> seats;
    QHash<QString, QList<bool>> flags; ///< by field; one, or one a seat
    QHash<QString, int> numbers;

    QStringList faces(const char* field, hanpan::seat who = 0) const
    {
        return pieces.value(QLatin1String(field)).value(who);
    }
    QString choice(const char* field) const { return choices.value(QLatin1String(field)); }
    hanpan::seat seat(const char* field) const { return seats.value(QLatin1String(field), hanpan::no_seat); }
    bool flag(const char* field, hanpan::seat who = 0) const { return flags.value(QLatin1String(field)).value(who); }
    int number(const char* field) const { return numbers.value(QLatin1String(field)); }
};

struct JudgeAnswer {
    enum class Tone { Told, Yes, No };
    Tone tone = Tone::Told;
    QString title;                             ///< the answer in a few words
    QStringList lines = {};                    ///< its details, line by line
    QList<QStringList> groups = {};            ///< pieces that are shown with it
    QStringList groupNames = {};               ///< what each of them is called, as far as they have names
    QString place = {};                        ///< where the book of rules says more; see BookOfRules::placeOf
    std::vector<hanpan::half_units> paid = {}; ///< by seat, where it was asked who pays whom
};

/// A refusal of the engine as an answer.
JudgeAnswer refusedBy(const QString& game, const hanpan::verdict& why);
/// Who pays whom, in the words of the game. `s` is a table at which the person who asks has no seat.
JudgeAnswer paidAs(const GameTable& game, const Situation& s, const hanpan::settlement& result);
/// What a line brings that has only one side (a pot, a bank, points that nobody gets): "+15", "−2"; "15 penalty
/// points".
QString scoreOf(const GameTable& game, const hanpan::settlement_line& line);
QString settlementText(const GameTable& game, const Situation& s, const hanpan::settlement_line& line);
