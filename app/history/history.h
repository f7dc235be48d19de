// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "historystore.h"

class QJSEngine;
class QQmlEngine;

/// Everything that was ever played, for the pages: one object over the one database in the user's data folder.
class History : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Grows with every change a page might show (not with every action of a running match).
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    /// What the person should know, one sentence: a database set aside, a match that cannot be kept. "" = nothing.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// Why the running match is not written at the moment, in a few words; "" = it is. Shown as long as it lasts.
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY unsavedChanged)

public:
    /// `file`: where the database lies.
    explicit History(const QString& file, QObject* parent = nullptr);
    ~History() override;
    /// The one of the application, kept in QStandardPaths::AppDataLocation; the first one made, if there is one already.
    static History* instance();
    static History* create(QQmlEngine* engine, QJSEngine* script);
    /// The file of instance().
    static QString usualFile();

    HistoryStore& store() { return store_; }
    int revision() const { return revision_; }
    QString notice() const { return notice_; }
    QString unsaved() const { return unsaved_; }

    /// The match of this game the home page offers to continue: {id, round, began}; {} when there is none.
    Q_INVOKABLE QVariantMap unfinished(const QString& game);
    /// Has the person sat at a table with this deal before?
    bool knowsDeal(const QString& game, int players, const QString& seed);
    Q_INVOKABLE bool knowsDealOf(const QString& game, int players, const QString& seed)
    {
        return knowsDeal(game, players, seed);
    }
    /// Whole record as text; "" when the match cannot be read.
    Q_INVOKABLE QString recordOf(int id);
    Q_INVOKABLE void dismissNotice();

    // What the pages can do. Everything that may fail answers with a map: `ok` (bool), `text` (a sentence).
    /// What a match was: {id, game, gameName, rules, opponents, standing, score, when, began, kind, over, rounds, seed,
    /// levels, code}; {} when it is not there.
    Q_INVOKABLE QVariantMap about(int id);
    /// What was tried out from places of a match: [{id, title, where ("Round 2, move 31"), position (of the replay), over, standing,
    /// compared (what the round came to in the match, and in the branch)}].
    Q_INVOKABLE QVariantList branches(int id);
    /// Gives a branch a name; "" = none of its own.
    Q_INVOKABLE QVariantMap nameBranch(int id, const QString& title);
    Q_INVOKABLE QVariantMap remove(const QVariantList& ids);
    /// Brings back what was removed last.
    Q_INVOKABLE QVariantMap restoreRemoved();
    /// Text records of these matches; all there are when the list is empty.
    Q_INVOKABLE QVariantMap exportTo(const QVariantList& ids, const QUrl& file);
    Q_INVOKABLE QVariantMap importFrom(const QUrl& file);
    /// Every finished round as a table (CSV).
    Q_INVOKABLE QVariantMap exportTable(const QUrl& file);
    /// Game, rules and deal as a line of text, onto the clipboard.
    Q_INVOKABLE QString codeOf(int id);
    Q_INVOKABLE QVariantMap copyCode(int id);
    /// What a pasted code would begin: {ok, text, match: what pages/Table.qml takes}.
    Q_INVOKABLE QVariantMap judgeCode(const QString& pasted);
    /// Text records in a file: {ok, text, record (all of it), first (the first of several)}.
    Q_INVOKABLE QVariantMap readFile(const QString& file);
    /// The path of a file that was chosen, for what takes paths.
    Q_INVOKABLE QString pathOf(const QUrl& file) const;

    /// Something pages show has changed.
    void touch();
    /// Something the person should know, said once.
    void tell(const QString& sentence);
    void setUnsaved(const QString& why);

signals:
    void changed();
    void noticeChanged();
    void unsavedChanged();
    /// A running match stands in the history so far, and the last of it has not been shown yet: it has so many actions,
    /// the last one as the record has it ("2 thank 4C 4D"), and this many rounds were dealt.
    void written(int match, int actions, int rounds, const QString& last);

private:
    /// Unfinished matches as the settings held them before there was a history.
    void takeOver();

    HistoryStore store_;
    QList<RemovedMatch> removed_;
    QString notice_;
    QString unsaved_;
    int revision_ = 0;
};
