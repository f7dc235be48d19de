// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "historystore.h"
#include "judging.h"
#include "matchrows.h"
#include "salvage.h"
#include "words/outcome.h"
#include "words/rowfield.h"
#include "work/background.h"
#include "work/theonly.h"

/// Everything that was ever played, for the pages: one object for the one database in the user's data folder.
class History : public QObject, public SharedWithQml<History> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Grows with every change a page might show (not with every action of a running match).
    SHOWN_VALUE(int, revision, changed)
    /// Something the person should know, one sentence: a database set aside, a match that cannot be kept. "" = nothing.
    SHOWN_VALUE(QString, notice, noticeChanged)
    /// What can be imported to make up for the loss that the notice reports.
    SHOWN_VALUE(SafetyCopy, offer, noticeChanged)
    /// Why the running match is not being written, in a few words; "" = it is. Shown as long as it lasts.
    SHOWN_VALUE(QString, unsaved, unsavedChanged)
    /// Whether matches are being imported or exported, beside the window; which of the two, in words; and the progress,
    /// 0 … 1.
    Q_PROPERTY(bool carrying READ carrying NOTIFY carryingChanged)
    SHOWN_VALUE(QString, carryingText, carryingChanged)
    SHOWN_VALUE(double, carried, carriedChanged)
    /// Whether rounds of earlier matches are being judged, beside the window; and the progress, 0 … 1.
    Q_PROPERTY(bool judgingEarlier READ judgingEarlier NOTIFY judgingProgressed)
    Q_PROPERTY(double judgedEarlier READ judgedEarlier NOTIFY judgingProgressed)
    /// How many of them could not be judged.
    Q_PROPERTY(int notJudgeable READ notJudgeable NOTIFY judgingProgressed)

public:
    /// `file`: the database's path.
    explicit History(const QString& file, QObject* parent = nullptr);
    ~History() override;
    /// The application's object, kept in HomeFolder::path(); the first one made, if there is one already.
    static History* instance();
    /// The path of instance()'s file.
    static QString usualFile();

    HistoryStore& store() { return store_; }
    Judging& judging() { return judging_; }
    bool carrying() const { return work_.running(); }
    bool judgingEarlier() const { return judging_.catchingUp(); }
    double judgedEarlier() const { return judging_.caughtUp(); }
    int notJudgeable() const { return judging_.beyond(); }
    /// Judges what was played before rounds were judged.
    Q_INVOKABLE void judgeEarlier() { judging_.catchUp(); }
    /// Stops that; what was judged by then stays.
    Q_INVOKABLE void stopJudgingEarlier() { judging_.stopCatchingUp(); }

    /// The match of this game the home page offers to continue.
    Q_INVOKABLE UnfinishedMatch unfinished(const QString& game);
    /// The game that was played last; the first game if none was.
    Q_INVOKABLE QString lastGame();
    /// The name for a file about a match: its game, and the day and time it began.
    Q_INVOKABLE QString fileName(int id);
    /// Whether the person has sat at a table with this deal before.
    Q_INVOKABLE bool knowsDeal(const QString& game, int players, const QString& seed);
    /// The whole record as text; "" when the match cannot be read.
    Q_INVOKABLE QString recordOf(int id);
    Q_INVOKABLE void dismissNotice();

    // What the pages can do.
    /// What a match was.
    Q_INVOKABLE AboutMatch about(int id);
    /// What was tried out from places of a match, in the order of those places.
    Q_INVOKABLE QList<BranchRow> branches(int id);
    /// Gives a branch a name; "" = no name of its own.
    Q_INVOKABLE Outcome nameBranch(int id, const QString& title);
    Q_INVOKABLE Outcome remove(const QList<int>& ids);
    /// Brings back the matches removed last.
    Q_INVOKABLE Outcome restoreRemoved();
    // Slow work runs beside the window and answers with carriedOver(); one thing at a time.
    /// Exports text records of these matches; of all when the list is empty.
    Q_INVOKABLE void exportTo(const QList<int>& ids, const QUrl& file);
    /// Imports all matches of a text, or none.
    Q_INVOKABLE void importFrom(const QUrl& file);
    /// Exports every finished round as a table (CSV).
    Q_INVOKABLE void exportTable(const QUrl& file);
    /// Stops such work: everything is as it was before.
    Q_INVOKABLE void stopCarrying() { work_.stop(); }
    /// Puts game, rules and deal as a line of text onto the clipboard, and gives it.
    Q_INVOKABLE QString codeOf(int id);
    Q_INVOKABLE Outcome copyCode(int id);
    /// What a pasted code would begin.
    Q_INVOKABLE JudgedCode judgeCode(const QString& pasted);
    /// The text records in a file.
    Q_INVOKABLE static RecordFile readFile(const QString& file);
    /// The path of a chosen file, for functions that take paths.
    Q_INVOKABLE static QString pathOf(const QUrl& file);

    /// Something that pages show has changed.
    void touch();
    /// Tells the person a sentence, once. An earlier one that has not been read yet stays before it.
    Q_INVOKABLE void tell(const QString& sentence);
    /// Reads on in a damaged file that was set aside, beside the window, and tells the result.
    void salvage();
    /// Whether a damaged file is being read.
    bool salvaging() const { return salvager_.running(); }
    /// Tells the person if this is another history than the one used last, and remembers this one.
    void recognise();
    /// Lets the next history be accepted, whichever it is.
    static void forgetLast();
    void setUnsaved(const QString& why);

signals:
    void changed();
    void noticeChanged();
    void unsavedChanged();
    void carryingChanged();
    void carriedChanged();
    void judgingProgressed();
    void carriedOver(const Outcome& outcome);
    /// The running match is in the history, and the latest change has not been shown yet: `actions`: how many it has;
    /// `last`: the last one as the record has it ("2 thank 4C 4D"; only the first word for others' actions in a match
    /// that counts); `rounds`: how many were dealt.
    void written(int match, int actions, int rounds, const QString& last);

private:
    /// Takes over unfinished matches as the settings held them before there was a history.
    void takeOver();
    /// Asked between two matches, with the progress (0 … 1): does it go on?
    using Goes = std::function<bool(double)>;
    /// Does `work` beside the window, with a connection of its own.
    void carry(const QString& what, const std::function<Outcome(HistoryStore&, const Goes&)>& work);
    void tellOf(const Salvage::Outcome& came);
    /// Remembers which history it is, where it lies, and how many matches it has.
    void rememberIt();

    HistoryStore store_;
    Judging judging_{store_};
    QList<RemovedMatch> removed_;
    bool recognised_ = false;
    Background work_;
    Background salvager_;
};
