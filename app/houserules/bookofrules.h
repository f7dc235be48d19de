// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlParserStatus>
#include <QtQml/qqmlregistration.h>

#include "games/bookrows.h"
#include "rulevalues.h"
#include "words/rowfield.h"

/// The book of rules of a game under the rules in force: its chapters in the language in use, each with the house rules
/// that belong to it; those that differ from the preset are marked.
class BookOfRules : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// Complete values of a rule set; empty = the house rules in use.
    Q_PROPERTY(RuleValues values READ values WRITE setValues NOTIFY valuesChanged)
    /// The number of players at the table; 0 = as many as the rules say, or the fewest.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY playersChanged)
    /// Only paragraphs that contain this are shown, and whole chapters if their title does.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    SHOWN_VALUE(QList<BookChapter>, chapters, chaptersChanged)
    /// The glossary: the terms that match the search, and all of them.
    SHOWN_VALUE(QList<BookTerm>, terms, chaptersChanged)
    SHOWN_VALUE(QList<BookTerm>, glossary, chaptersChanged)
    /// The name of the nearest preset, with which it is compared.
    SHOWN_VALUE(QString, baseLabel, chaptersChanged)
    /// Why there is no book: the rules contradict each other. "" = there is one.
    SHOWN_VALUE(QString, problem, chaptersChanged)

public:
    explicit BookOfRules(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game);
    RuleValues values() const { return input_; }
    void setValues(const RuleValues& values);
    int players() const { return players_; }
    void setPlayers(int players);
    QString search() const { return search_; }
    void setSearch(const QString& search);

    /// Where the book explains something: a refusal (hanpan::verdict::id), a house rule, a chapter's id.
    Q_INVOKABLE BookSpot placeOf(const QString& what) const;
    /// A paragraph as styled text, with links on the book's words ("term:3" of the glossary); a word that several
    /// paragraphs contain is linked once in each of them.
    Q_INVOKABLE QString linked(const QString& text) const;

    /// All chapters, as in `chapters`, whatever the search.
    QList<BookChapter> whole() const { return written_; }
    /// The pieces that are drawn in the book, each once.
    Q_INVOKABLE QStringList faces() const;

    /// The whole book as plain text, chapter by chapter: for paper and tests.
    QString plainText() const;

signals:
    void gameChanged();
    void valuesChanged();
    void playersChanged();
    void searchChanged();
    void chaptersChanged();

protected:
    // Nothing is written while QML sets the properties.
    void classBegin() override { made_ = false; }
    void componentComplete() override;

private:
    /// Writes the whole book of these rules.
    void write();
    /// Finds the parts that match the search.
    void find();
    bool made_ = true;
    QString game_;
    RuleValues input_;
    int players_ = 0;
    QString search_;
    QList<BookChapter> written_;
};
