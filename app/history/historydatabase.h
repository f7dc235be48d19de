// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
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
/// deleted) by the program's own opening alone, and only while nobody else has it open; what can be read of a damaged one is
/// brought into the fresh one that begins (salvage.h). Every other opening leaves such a file where it is and stays off.
/// notice() says so in one sentence.
///
/// What is written goes into the file that bears the name: ready() notices when it is another one.
class HistoryDatabase {
public:
    /// How hard a commit is pressed onto the disk.
    enum class Safety {
        Full, ///< survives a power cut right after the commit
        Fast  ///< survives the end of the program; for tests that write thousands of matches
    };
    /// Whose opening it is.
    enum class Opening {
        Own, ///< the history of the program's window: a file that cannot be used is set aside, if nobody else has it open
        Another ///< anything else: such a file stays where it is
    };
    /// What marks a database as ours (SQLite's application_id).
    static constexpr int mark = 0x68616e70;
    /// The version this program writes.
    static constexpr int newest = 7;

    explicit HistoryDatabase(const QString& file, Safety safety = Safety::Full, Opening opening = Opening::Another);
    ~HistoryDatabase();
    HistoryDatabase(const HistoryDatabase&) = delete;
    HistoryDatabase& operator=(const HistoryDatabase&) = delete;

    /// False when there is no database to write to: notice() says why. Every question then finds nothing.
    bool isOpen() const { return open_; }
    /// Can be written to: it is open, and the file still bears its name. If not, it tries once more without waiting: who held
    /// the file may be gone, the disk may have room again, another file may bear the name. False also in the moment in which
    /// it has become another history (id()): numbers of matches mean others there. problem() says why.
    bool ready();
    /// What bears the name is the file that is open.
    bool bearsName() const;
    QString file() const { return file_; }
    /// The same for one history wherever its file goes, another one for every other history; "" = none is open.
    QString id() const { return id_; }
    /// Why it cannot be used at the moment, in a few words.
    QString problem() const { return problem_; }
    /// Is told what the person should know of what happens after the opening, one sentence at a time.
    void setTeller(std::function<void(const QString&)> teller) { teller_ = std::move(teller); }
    /// What the person should know about the opening of the file; "" = all is well.
    QString notice() const { return notice_; }
    /// The version the file had when it was opened; 0 = a fresh one.
    int foundVersion() const { return found_; }
    /// Where this person's history lies; "" where there is no place for it.
    static QString usualFolder();
    /// What a failed statement means, in a few words for a person ("the disk is full"); looks no further than the code.
    static QString reason(const QSqlError& error);
    QSqlDatabase connection() const;
    /// A fault was met in the file: it is told once, and the next start looks at all of it.
    void suspect();

    /// The statements that lead from version `from` to the next one. For the tests of migration, which build a file of
    /// every earlier version with them.
    static QStringList step(int from);

private:
    enum class State { Usable, Damaged, Newer, Unreachable };
    /// Connects, and sets aside what cannot be used where that is this one's to do. `patience`: how long another program may be
    /// waited for, in milliseconds.
    bool open(int patience);
    State connect(int patience);
    State judge(const QSqlError& error);
    State migrate();
    /// Copies the file as it is, of this version; false when there is no room for it.
    bool copyAside(int version);
    /// Every page of a small file is looked at; of a large one only what opening it needs, unless a fault was met in it.
    bool wantsFullCheck() const;
    void disconnect();
    /// Nobody else has the file open, in this program or another.
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
    QByteArray mark_;   ///< of the file that is open
    QByteArray judged_; ///< of one that cannot be used
    std::function<void(const QString&)> teller_;
    bool suspected_ = false;
    bool open_ = false;
    int found_ = 0;
};
