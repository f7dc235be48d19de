// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

/// The one file everything played is kept in: an SQLite database with a version of its own, brought up to date step by
/// step (one transaction a step, so that a program killed in the middle begins that step anew).
///
/// Before a file of an earlier version is brought up to date it is copied to "<file>.version-N".
///
/// A file that is damaged, that is not ours or that a newer program has written is renamed (never overwritten, never
/// deleted) and a fresh one begins; notice() says so in one sentence.
class HistoryDatabase {
public:
    /// How hard a commit is pressed onto the disk.
    enum class Safety {
        Full, ///< survives a power cut right after the commit
        Fast  ///< survives the end of the program; for tests that write thousands of matches
    };
    /// What marks a database as ours (SQLite's application_id).
    static constexpr int mark = 0x68616e70;
    /// The version this program writes.
    static constexpr int newest = 6;

    explicit HistoryDatabase(const QString& file, Safety safety = Safety::Full);
    ~HistoryDatabase();
    HistoryDatabase(const HistoryDatabase&) = delete;
    HistoryDatabase& operator=(const HistoryDatabase&) = delete;

    /// False when there is no database to write to: notice() says why. Every question then finds nothing.
    bool isOpen() const { return open_; }
    /// Tries once more, without waiting, what could not be opened: who held it may be gone, the disk may have room again.
    /// What was set aside stays so.
    bool reopen();
    QString file() const { return file_; }
    /// What the person should know about the opening of the file; "" = all is well.
    QString notice() const { return notice_; }
    /// The version the file had when it was opened; 0 = a fresh one.
    int foundVersion() const { return found_; }
    /// What a failed statement means, in a few words for a person ("the disk is full"); looks no further than the code.
    static QString reason(const QSqlError& error);
    QSqlDatabase connection() const;
    /// A fault was met in the file: the next start looks at all of it.
    void suspect();

    /// The statements that lead from version `from` to the next one. For the tests of migration, which build a file of
    /// every earlier version with them.
    static QStringList step(int from);

private:
    enum class State { Usable, Damaged, Newer, Unreachable };
    /// `patience`: how long another program may be waited for, in milliseconds.
    State connect(int patience);
    State judge(const QSqlError& error);
    State migrate();
    /// Copies the file as it is, of this version; false when there is no room for it.
    bool copyAside(int version);
    /// Every page of a small file is looked at; of a large one only what opening it needs, unless a fault was met in it.
    bool wantsFullCheck() const;
    void disconnect();
    void setAsideFile(State why);

    QString file_;
    Safety safety_;
    QString name_; ///< of the connection
    QString problem_;
    QString notice_;
    bool open_ = false;
    int found_ = 0;
};
