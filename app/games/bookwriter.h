// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>
#include <memory>

#include <QList>
#include <QString>
#include <QStringList>

#include "games/bookrows.h"
#include "games/gametable.h"
#include "rulebook/rulebook.h"

/// What a game writes its book of rules with: chapters of the rules in force, in the language in use. What depends on a
/// rule is written with that rule's id, so that the panel and a refusal find the place.
class BookWriter {
public:
    /// `rules`: as match::rules() gives them; `values`: the same as the engine's questions take them; `eval`: what
    /// answers those (game_entry::eval).
    BookWriter(QString game, std::any rules, hanpan::rule_values values, int players,
               hanpan::json (*eval)(const hanpan::json&))
        : game_(std::move(game)), rules_(std::move(rules)), values_(std::move(values)), players_(players), eval_(eval)
    {
    }

    /// The rules as the game reads them.
    template <class R>
    const R& rules() const
    {
        return *std::any_cast<const std::shared_ptr<const R>&>(rules_);
    }
    int players() const { return players_; }
    /// The engine's answer under these rules, for the numbers of an example: the book claims nothing that the engine
    /// would not.
    hanpan::json ask(const char* what, hanpan::json question) const;

    /// Begins a chapter.
    void chapter(const QString& id, const QString& title, const QStringList& groups = {});
    /// A table of every kind of hand under these rules: its name and what it is, an example, what it counts.
    void hands(const QStringList& fields, const QString& heading, const QStringList& head,
               const QList<HandClass>& classes);
    /// A table as it stands at the beginning of a match under these rules, for the game's words about it.
    const Situation& situation() const { return situation_; }
    void situate(const Situation& situation) { situation_ = situation; }
    /// A paragraph; empty sentences are left out.
    void say(const QStringList& fields, const QStringList& sentences);
    /// Pieces, and words under them.
    void show(const QStringList& fields, const QList<QStringList>& groups, const QString& caption);
    void table(const QStringList& fields, const QString& heading, const QStringList& head,
               const QList<QList<BookCell>>& rows);
    /// What was written last explains these refusals (hanpan::verdict::id, separated by spaces). Where a house rule
    /// leaves out the best place a worse one stands in for it: of several places the last one counts.
    void answers(const char* refusals);
    /// Ends the first chapter: the table as it lies after the deal, each place with its name, and whose game it is.
    void closeFirst(const GameTable& game, const Situation& dealt);
    void term(const QString& word, const QString& meaning) { term(word, meaning, word); }
    /// The same where another word links to it, or none, because it is so short that others begin with it.
    void term(const QString& word, const QString& meaning, const QString& linked);

    const QList<BookChapter>& chapters() const { return chapters_; }
    const QList<BookTerm>& terms() const { return terms_; }

private:
    QString game_;
    std::any rules_;
    hanpan::rule_values values_;
    int players_;
    hanpan::json (*eval_)(const hanpan::json&);
    Situation situation_;
    QList<BookChapter> chapters_;
    QList<BookTerm> terms_;
};
