// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

/// The one file with everything played: an SQLite database with a version number of its own, brought up to date step by
/// step (one transaction a step, so a program killed in the middle starts that step anew).
///
/// Before a file of an earlier version is brought up to date it is copied to "<file>.version-N".
///
/// A file that is damaged, not ours or written by a newer program is renamed (never overwritten, never deleted), but
/// only when the program itself opens it, and only while nobody else has it open; what can be read of a damaged one is
/// brought into the fresh one that takes its place (salvage.h). Every other opening leaves such a file where it is and
/// does not use it. notice() says so in one sentence.
///
/// Writing always goes into the file that has the name now: ready() notices when it is another one.
class HistoryDatabase {
public:
    /// How firmly a commit is forced onto the disk.
    enum class Safety {
        Full, ///< survives a power cut right after the commit
        Fast  ///< survives the end of the program; for tests that write thousands of matches
    };
    /// Who opens the file.
    enum class Opening {
        Own,    ///< the history of the program's window: it sets an unusable file aside, if nobody else has it open
        Another ///< anything else: it leaves such a file where it is
    };
    /// What marks a database as ours (SQLite's application_id): "hanp".
    static constexpr int mark = 0x68616e70;
    /// The version this program writes.
    static constexpr int newest = 9;

    explicit HistoryDatabase(const QString& file, Safety safety = Safety::Full, Opening opening = Opening::Another);
    ~HistoryDatabase();
    HistoryDatabase(const HistoryDatabase&) = delete;
    HistoryDatabase& operator=(const HistoryDatabase&) = delete;

    /// False when there is no database to write to; notice() says why. Every query then finds nothing.
    bool isOpen() const { return open_; }
    /// Whether it can be written to: it is open, and the file still has its name. If not, it tries once more without
    /// waiting: whoever held the file may be gone, the disk may have room again, another file may have the name. Also
    /// false when it has just become another history (id()), in which the numbers of matches mean others. problem()
    /// says why.
    bool ready();
    /// Whether the open file is the one that has the name.
    bool bearsName() const;
    QString file() const { return file_; }
    /// Identifies a history wherever its file goes; "" = none is open.
    QString id() const { return id_; }
    /// Why it cannot be used at the moment, in a few words.
    QString problem() const { return problem_; }
    /// Sets the function that receives whatever the person should know after the opening, one sentence at a time.
    void setTeller(std::function<void(const QString&)> teller) { teller_ = std::move(teller); }
    /// Something the person should know about the opening of the file; "" = all is well.
    QString notice() const { return notice_; }
    /// The version the file had when it was opened; 0 = a fresh one.
    int foundVersion() const { return found_; }
    /// The folder of this person's history; "" if there is no place for it.
    static QString usualFolder();
    /// What a failed statement means, in a few words for a person ("the disk is full"); it only looks at the code.
    static QString reason(const QSqlError& error);
    QSqlDatabase connection() const;
    /// Reports a fault found in the file: it is told once, and the next start checks the whole file.
    void suspect();

    /// The statements that lead from version `from` to the next one. For the migration tests, which build a file of
    /// every earlier version with them.
    static QStringList step(int from);

private:
    enum class State { Usable, Damaged, Newer, Unreachable };
    /// Connects, and sets an unusable file aside if this opening may do so. `patience`: how long to wait for another
    /// program, in milliseconds.
    bool open(int patience);
    State connect(int patience);
    State judge(const QSqlError& error);
    State migrate();
    /// Copies the file as it is in this version; false when there is no room for it.
    bool copyAside(int version);
    /// Whether all pages are to be checked: always in a small file, in a large one only if a fault was found in it.
    bool wantsFullCheck() const;
    void disconnect();
    /// Whether nobody else has the file open, in this program or another.
    bool alone();
    bool setAsideFile(State why);
    QString readId();

    QString file_;
    Safety safety_;
    Opening opening_;
    QString name_; ///< of the connection
    QString problem_;
    QString notice_;
    QString id_;
    QString aside_;     ///< where a damaged file lies now
    QByteArray mark_;   ///< of the open file
    QByteArray judged_; ///< of a file that cannot be used
    std::function<void(const QString&)> teller_;
    bool suspected_ = false;
    bool open_ = false;
    int found_ = 0;
};
