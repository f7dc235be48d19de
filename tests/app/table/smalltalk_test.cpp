// SPDX-License-Identifier: GPL-3.0-or-later
// What the players say beside the game: who, when, how seldom, and when nobody does.
#include <QSignalSpy>
#include <QTest>

#include "history_help.h"
#include "settings/preferences.h"
#include "table/playedmatch.h"
#include "table/smalltalk.h"
#include "table_help.h"
#include "words/characters.h"

using Occasion = Sayings::Occasion;

namespace {

constexpr Occasion occasions[] = {Occasion::Greets, Occasion::Takes, Occasion::Robbed, Occasion::Lays,
                                  Occasion::Fined,  Occasion::Out,   Occasion::Waits};

Talk::Event acts(hanpan::seat who) { return {QStringLiteral("discard"), who, false, {}, false}; }

/// A long match in which everything happens to everybody: what was said, and in which turn.
struct Said {
    int turn;
    SmallTalk::Line line;
    friend bool operator==(const Said&, const Said&) = default;
};
QList<Said> evening(std::uint64_t seed, Situation now, int turns)
{
    SmallTalk talk;
    talk.begin(seed);
    QList<Said> said;
    int before = 0;
    for (int turn = 1; turn <= turns; ++turn) {
        const hanpan::seat who = turn % now.players;
        const hanpan::seat other = (turn + 1) % now.players;
        now.log.push_back({0, who, "discard 9S"});
        QList<Moved> moved{{who, Occasion::Takes}, {other, Occasion::Robbed}};
        if (turn % 7 == 0)
            moved.append({who, Occasion::Fined});
        if (talk.hear({acts(who)}, moved, now))
            said.append({turn, talk.line()});
        if (talk.count() != before + (!said.isEmpty() && said.last().turn == turn))
            qFatal("counted wrongly");
        before = talk.count();
    }
    return said;
}

} // namespace

class SmallTalkTest : public QObject {
    Q_OBJECT

    Situation now_; ///< the start of a round of Hoola

    static SeatRow speaker(const TableSession& session)
    {
        SeatRow found;
        for (const SeatRow& row : session.seats()->rows())
            if (!row.remark.isEmpty()) {
                if (found.seat >= 0)
                    qFatal("two at once");
                found = row;
            }
        return found;
    }

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("smalltalk"));
        hanpan::match_setup setup;
        setup.game = "hoola";
        setup.players = 4;
        setup.seed = 3;
        PlayedMatch played;
        played.take(std::move(*hanpan::make_match(setup)), {}, {});
        now_ = played.situation();
        now_.judge = {};
    }

    /// Everybody has something to say of everything, nobody says what another one says, and all of it is short.
    void everybodyHasAVoice()
    {
        QSet<QString> lines;
        for (const QString& id : Characters::ids())
            for (const Occasion occasion : occasions) {
                QVERIFY(Sayings::count(occasion) > 0);
                for (int number = 0; number < Sayings::count(occasion); ++number) {
                    const QString line = Sayings::of(id, occasion, number);
                    QVERIFY2(!line.isEmpty() && line.size() <= 36, qPrintable(id + u' ' + line));
                    QVERIFY2(!lines.contains(line), qPrintable(line));
                    lines.insert(line);
                }
                QCOMPARE(Sayings::of(id, occasion, Sayings::count(occasion)), QString());
            }
        QCOMPARE(Sayings::of({}, Occasion::Takes, 0), QString());
    }

    void theySpeakSeldomAndNeverTheSameTwice()
    {
        const QList<Said> said = evening(11, now_, 400);
        QVERIFY(said.size() > 20);
        for (qsizetype i = 0; i < said.size(); ++i) {
            QVERIFY(said[i].line.who != now_.me); // the person speaks for themselves
            if (i > 0) {
                QVERIFY(said[i].turn - said[i - 1].turn >= SmallTalk::rest(now_.players));
                QVERIFY(!(said[i].line == said[i - 1].line));
            }
        }
        QVERIFY(SmallTalk::rest(4) >= 6 && SmallTalk::rest(8) > SmallTalk::rest(4));
        // The match decides what is said, and another match otherwise.
        QVERIFY(evening(11, now_, 400) == said);
        QVERIFY(evening(12, now_, 400) != said);
    }

    void theRarestHasTheWord()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            SmallTalk talk;
            talk.begin(seed);
            for (int turn = 0; turn < 20; ++turn)
                QVERIFY(!talk.hear({acts(turn % 4)}, {}, now_));
            QVERIFY(talk.hear({acts(1)}, {{2, Occasion::Takes}, {1, Occasion::Robbed}, {3, Occasion::Fined}}, now_));
            QCOMPARE(talk.line().who, 3);
            QVERIFY(talk.line().occasion == Occasion::Fined);
            talk.hush();
            QCOMPARE(talk.line().who, hanpan::no_seat);
            QCOMPARE(talk.count(), 1);
            // What happens to the person is not theirs to remark on.
            for (int turn = 0; turn < 20; ++turn)
                talk.hear({acts(turn % 4)}, {}, now_);
            QVERIFY(!talk.hear({acts(1)}, {{now_.me, Occasion::Fined}, {now_.me, Occasion::Out}}, now_));
        }
    }

    void theyWaitInSilenceAllButOnceARound()
    {
        SmallTalk talk;
        talk.begin(5);
        QVERIFY(talk.greet(now_));
        QVERIFY(talk.line().occasion == Occasion::Greets && talk.line().who != now_.me);
        QVERIFY(!talk.wait(now_)); // somebody has just spoken
        const auto rest = [&] {
            for (int turn = 0; turn < 20; ++turn)
                talk.hear({acts(turn % 4)}, {}, now_);
        };
        rest();
        QVERIFY(talk.wait(now_));
        QVERIFY(talk.line().occasion == Occasion::Waits && talk.line().who != now_.me);
        rest();
        QVERIFY(!talk.wait(now_));
    }

    /// In every game, whoever begins.
    void oneOfThemGreetsAtEveryTable_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void oneOfThemGreetsAtEveryTable()
    {
        QFETCH(QString, game);
        for (int seed = 1; seed <= 12; ++seed) {
            TableSession session;
            QVERIFY(session.start(game, 4, {}, QString::number(seed), {QStringLiteral("learner")}, 2, 0));
            for (int scene = 0; scene < 20 && speaker(session).seat < 0; ++scene)
                session.skipPacing();
            QVERIFY2(speaker(session).seat > 0, qPrintable(QString::number(seed)));
        }
    }

    /// At a real table: one of them greets when the first deal lies there, aloud and in writing; nobody does where that is
    /// switched off, where nobody is there to read it, or while somebody learns.
    void oneOfThemGreets()
    {
        Preferences* const all = Preferences::instance();
        all->setRemarks(true);
        TableSession session;
        QSignalSpy heard(&session, &TableSession::heard);
        const auto start = [&](const QString& game) {
            heard.clear();
            QVERIFY2(session.start(game, 3, {}, QStringLiteral("5"), {QStringLiteral("learner")}, 2, 0),
                     qPrintable(session.startError()));
        };
        start(QStringLiteral("hoola"));
        QVERIFY(speaker(session).seat < 0); // before the pieces lie there
        session.skipPacing();
        const SeatRow greets = speaker(session);
        QVERIFY(greets.seat > 0);
        QCOMPARE(greets.remark, Sayings::of(greets.face, Occasion::Greets, 0));
        QVERIFY(!heard.isEmpty());
        QCOMPARE(heard.last()[0].toString(), greets.name + QStringLiteral(": ") + greets.remark);

        all->setRemarks(false);
        start(QStringLiteral("hoola"));
        session.skipPacing();
        QVERIFY(speaker(session).seat < 0);
        all->setRemarks(true);
        session.setDemo(true);
        start(QStringLiteral("hoola"));
        session.skipPacing();
        QVERIFY(speaker(session).seat < 0);
        session.setDemo(false);
        session.setUntimed(true);
        start(QStringLiteral("hoola"));
        QVERIFY(speaker(session).seat < 0);
        session.setUntimed(false);
        QVERIFY(session.startLesson(QStringLiteral("hoola"), 1));
        session.skipPacing();
        QVERIFY(speaker(session).seat < 0);
    }
};

QTEST_MAIN(SmallTalkTest)
#include "smalltalk_test.moc"
