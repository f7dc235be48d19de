// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "houserules/rulefix.h"
#include "words/optionrow.h"

class QQmlEngine;
class QJSEngine;

/// An animal that can sit at a table.
struct CharacterRow {
    Q_GADGET
    QML_VALUE_TYPE(characterRow)

    ROW_FIELD(QString, id) ///< "" = nobody
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, temperament) ///< in words
    friend bool operator==(const CharacterRow&, const CharacterRow&) = default;
};

/// What the pages before a match ask about the games: the engine's registry, seen from QML.
class GameCatalog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Ids of the games that the engine can play, in the order of the home page.
    Q_PROPERTY(QStringList games READ games CONSTANT)

public:
    /// For the QML engine: an object of its own.
    static GameCatalog* create(QQmlEngine* engine, QJSEngine* script);

    QStringList games() const;
    /// Whether the engine knows the game and it has a table on the screen.
    Q_INVOKABLE bool playable(const QString& game) const;
    /// The fewest and the most players under any rules; 0 for a game that the engine does not know.
    Q_INVOKABLE int minPlayers(const QString& game) const;
    Q_INVOKABLE int maxPlayers(const QString& game) const;
    /// "2–7 players": the engine's numbers, or `from` and `to` for a game that it does not know.
    Q_INVOKABLE QString playersText(const QString& game, int from, int to) const;
    /// Why this number cannot play by the rules in use, or by the given ones, in one sentence; empty when it can.
    Q_INVOKABLE QString playersProblem(const QString& game, int players) const;
    static QString playersProblem(const QString& game, int players, const hanpan::rule_values& rules);
    /// The fewest changes of rules after which this number can play, none if two are not enough; the same for the rules
    /// in use, in words: "Make it fit: Drop-outs: Classic".
    static RuleFix playersFix(const QString& game, int players, const hanpan::rule_values& rules);
    Q_INVOKABLE QString playersFix(const QString& game, int players) const;
    /// Makes these changes in the rules in use; they can be undone there.
    Q_INVOKABLE void applyPlayersFix(const QString& game, int players);
    /// The owners of the games, a sentence each, in one paragraph.
    Q_INVOKABLE QString credits() const;
    /// "Hoola", "훌라": in the current language.
    Q_INVOKABLE QString name(const QString& game) const;
    /// A score of this game in a few characters: "+6", "−3"; "15" where points count against a player.
    Q_INVOKABLE QString scoreBrief(const QString& game, double units) const;
    /// A player's total in words: "+12", "69 chips", "45 penalty points".
    Q_INVOKABLE QString totalText(const QString& game, double units) const;
    /// The levels of opponents a person may choose in this game, weakest first.
    Q_INVOKABLE QList<OptionRow> levels(const QString& game) const;
    /// This level if the game offers it, else the next one above; "casual" for a word that is no level.
    static QString offeredLevel(const QString& game, const QString& level);
    /// What a level of a game does beside three Casuals, a sentence; empty under other rules than the default ones, for which it
    /// was measured.
    Q_INVOKABLE QString levelMeaning(const QString& game, const QString& level) const;
    /// Why a game offers fewer levels than others, a sentence; empty if it offers all.
    Q_INVOKABLE QString levelsNote(const QString& game) const;
    /// The animals that can sit at a table; and one of them.
    Q_INVOKABLE QList<CharacterRow> characters() const;
    Q_INVOKABLE CharacterRow character(const QString& id) const;
    /// `count` of them by chance.
    static QStringList anybody(int count);
    /// Whether the text can be the number of a deal: digits only, up to 2^64 − 1.
    Q_INVOKABLE bool isDealNumber(const QString& text) const;

private:
    // Not default-constructible from outside: Qt 6.4 would make its own object and never call create().
    explicit GameCatalog(QObject* parent);
};
