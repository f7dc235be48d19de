// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of the way from house to house: rounds played there, judged by the engine's own tasks, the purse, damage, and
// what becomes of it when the history changes.
#include <atomic>

#include <QStandardPaths>
#include <QTemporaryDir>

#include "history_help.h"
#include "journey/journey.h"
#include "journey/trial.h"
#include "match/botplay.h"
#include "match/record.h"
#include "settings/preferences.h"

using hanpan::journey::round_facts;

namespace {

const std::atomic<bool> never{false};
const QString persimmon = QStringLiteral("persimmon");

const hanpan::journey::house& houseOf(const QString& id)
{
    static const HouseShelf shelf = HouseShelf::read({QStringLiteral(":/hanpan/houses")});
    for (const hanpan::journey::house& one : shelf.houses)
        if (one.id == id.toStdString())
            return one;
    qFatal("no such house");
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class JourneyTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<History> history_;

    QString file() const { return folder_.filePath(QStringLiteral("journey.json")); }
    HistoryStore& store() { return history_->store(); }

    /// Plays a seat in a house to the end by bots, and keeps it; the match's number, and the round's own facts.
    int play(Journey& journey, const QString& id, MatchKind kind, round_facts* facts = nullptr)
    {
        const MatchRequest seat = journey.sit(id);
        auto match = hanpan::match_from_record(seat.record.toStdString());
        if (!match)
            return 0;
        const hanpan::journey::house& where = houseOf(id);
        std::vector<hanpan::bot_settings> bots = where.table((*match)->setup().seed, "casual");
        for (hanpan::bot_settings& bot : bots)
            bot.level = "casual";
        if (!hanpan::play_round_out(**match, bots, never))
            return 0;
        if (facts)
            *facts = *hanpan::journey::facts_of(where, **match, "master", never);
        const int number = store().add(**match, {.levels = seat.levels, .kind = kind, .characters = seat.characters},
                                       actionsOf(**match));
        history_->touch();
        return number;
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("journey"));
        Preferences::instance()->reset();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }
    void init()
    {
        QFile::remove(file());
        history_ = std::make_unique<History>(folder_.filePath(QStringLiteral("history.sqlite")));
        QCOMPARE(History::instance(), history_.get());
        QList<int> all;
        for (const KeptMatch& match : store().list())
            all.append(match.id);
        history_->remove(all);
    }
    void cleanup() { history_.reset(); }

    void whoeverComesSeesTheWholeWayAndMayEnterItsBeginning()
    {
        const Journey journey(nullptr);
        QCOMPARE(journey.complaints(), QStringList());
        QCOMPARE(journey.here(), persimmon);
        QCOMPARE(journey.purse(), QStringLiteral("0 chips"));
        int open = 0;
        for (const HousePlace& place : journey.places()) {
            QCOMPARE(place.open, place.stage == 0);
            open += place.open;
            const HouseShown shown = journey.house(place.id);
            QCOMPARE(shown.id, place.id);
            QCOMPARE(shown.closed.isEmpty(), place.open);
            QVERIFY(!shown.people.isEmpty() && !shown.needs.isEmpty() && !shown.unfinished && !shown.passed);
        }
        QVERIFY(open >= 3);
        QVERIFY(!QFile::exists(file())); // to look is not to visit
    }

    void nobodySitsDownInAClosedHouse()
    {
        Journey journey(nullptr);
        QCOMPARE(journey.sit(QStringLiteral("sea")), MatchRequest());
        QCOMPARE(journey.sit(QStringLiteral("nowhere")), MatchRequest());
    }

    /// The seat has the house's rules and people, and the purse what lets one sit down. It stays the same round until it is over.
    void theSeatIsTheHouses()
    {
        Journey journey(nullptr);
        const MatchRequest seat = journey.sit(persimmon);
        const hanpan::journey::house& where = houseOf(persimmon);
        const auto match = hanpan::match_from_record(seat.record.toStdString());
        QVERIFY(match);
        QVERIFY((*match)->setup().rules == where.rules);
        QCOMPARE((*match)->setup().until, 1);
        QCOMPARE(seat.characters,
                 QStringList({QStringLiteral("rabbit"), QStringLiteral("turtle"), QStringLiteral("deer")}));
        QCOMPARE(seat.levels, QStringList(3, QStringLiteral("learner")));
        QVERIFY(!seat.practice);
        QCOMPARE(journey.purse(), QStringLiteral("10 chips"));
        // Left before the first move, it is not in the history: the same deal waits, whoever asks.
        QCOMPARE(journey.sit(persimmon), seat);
        QCOMPARE(Journey(nullptr).sit(persimmon), seat);
        // Begun, it goes on; two houses at once do not mind each other.
        const int number = store().add(**match, {.levels = seat.levels}, {});
        history_->touch();
        QCOMPARE(journey.sit(persimmon), MatchRequest{.id = number});
        QVERIFY(journey.house(persimmon).unfinished);
        QVERIFY(!journey.sit(QStringLiteral("spring")).record.isEmpty());
        QCOMPARE(journey.here(), persimmon);
        // Removed from the history, it is dealt again.
        history_->remove({number});
        QCOMPARE(journey.sit(persimmon), seat);
    }

    /// The judge is the engine's: what it says of the same rounds is what is kept.
    void aTryIsJudgedRoundByRound()
    {
        Journey journey(nullptr);
        const hanpan::journey::house& where = houseOf(persimmon);
        std::vector<round_facts> rounds;
        hanpan::journey::tried expected;
        while (!expected.over) {
            round_facts facts;
            const int number = play(journey, persimmon, MatchKind::Match, &facts);
            QVERIFY(number != 0);
            rounds.push_back(facts);
            expected = hanpan::journey::judge(where.task, rounds);
            QVERIFY(journey.verdict(number).house == persimmon);
            QTRY_VERIFY_WITH_TIMEOUT(!journey.verdict(number).looking, 60000);
            QVERIFY(!journey.verdict(number).text.isEmpty());
            QCOMPARE(journey.verdict(number).passed, expected.passed);
            if (!expected.over)
                QCOMPARE(journey.house(persimmon).standing,
                         QStringLiteral("%1 of 4 rounds of this try are played.").arg(rounds.size()));
        }
        QCOMPARE(journey.house(persimmon).passed, expected.passed);
        // All of it is there after a restart, and after the history is emptied.
        QList<int> all;
        for (const KeptMatch& match : store().list())
            all.append(match.id);
        history_->remove(all);
        const Journey again(nullptr);
        QCOMPARE(again.house(persimmon), journey.house(persimmon));
        QCOMPARE(again.purse(), journey.purse());
    }

    /// A round in which something was taken back counts for nothing, and the purse stays as it is.
    void practiceDoesNotCount()
    {
        Journey journey(nullptr);
        const int number = play(journey, persimmon, MatchKind::Practice);
        QTRY_VERIFY(!journey.verdict(number).looking);
        QCOMPARE(journey.verdict(number).text,
                 QStringLiteral("You took something back, so this round doesn't count here."));
        QCOMPARE(journey.purse(), QStringLiteral("10 chips"));
        QCOMPARE(journey.house(persimmon).standing, QStringLiteral("4 rounds make a try."));
        QVERIFY(!journey.sit(persimmon).record.isEmpty());
    }

    /// A round that ended when the program did is judged at the next start, once.
    void whatEndedUnjudgedIsJudgedLater()
    {
        int number = 0;
        {
            Journey journey(nullptr);
            const MatchRequest seat = journey.sit(persimmon);
            auto match = hanpan::match_from_record(seat.record.toStdString());
            QVERIFY(match && hanpan::play_round_out(**match, std::vector<hanpan::bot_settings>(4), never));
            number = store().add(**match, {.levels = seat.levels}, actionsOf(**match));
        }
        Journey journey(nullptr);
        Journey other(nullptr); // another window at the same time
        QTRY_VERIFY_WITH_TIMEOUT(!journey.looking() && !other.looking(), 60000);
        Travels kept;
        QVERIFY(Travels::read(contents(file()), kept));
        QCOMPARE(kept.houses["persimmon"].rounds.size(), std::size_t(1));
        QVERIFY(kept.houses["persimmon"].dealt.isEmpty());
        QVERIFY(number != 0);
    }

    /// Three tries that fail let one go on, and the first stage's houses open the next.
    void thereIsAlwaysAWayAround()
    {
        Travels kept;
        for (const char* house : {"persimmon", "spring"})
            kept.houses[house].tries = hanpan::journey::tries_before_way_on;
        QString problem;
        TravelFile(file()).change([&](Travels& all) { all = kept; }, problem);
        QCOMPARE(problem, QString());
        const Journey journey(nullptr);
        for (const HousePlace& place : journey.places())
            QCOMPARE(place.open, place.stage <= 1);
        QCOMPARE(journey.here(), persimmon); // its task is still to be done
    }

    void aDamagedFileIsSetAsideWithASentence()
    {
        Travels kept;
        kept.purse = 21;
        kept.houses["persimmon"] = {2, true, {{{{"does.meld", 2}}, 0.25, 0.5}}, {QStringLiteral("17")}};
        const QByteArray sound = kept.text();
        Travels read;
        QVERIFY(Travels::read(sound, read));
        QCOMPARE(read.text(), sound);
        for (const QByteArray& bad : {QByteArray(), QByteArray("{}"), sound.left(sound.size() / 2),
                                      QByteArray(sound).replace("\"version\": 1", "\"version\": 2"),
                                      QByteArray(sound).replace("\"tries\": 2", "\"tries\": \"two\"")}) {
            write(file(), bad);
            {
                const Journey journey(nullptr);
                QCOMPARE(journey.purse(), QStringLiteral("0 chips"));
            }
            QVERIFY2(history_->notice().startsWith(
                         QStringLiteral("The file of the houses you have visited can't be read. It was moved to “")),
                     qPrintable(history_->notice()));
            history_->dismissNotice();
            QVERIFY(!QFile::exists(file()));
        }
        QCOMPARE(contents(file() + QStringLiteral(".damaged-5")),
                 QByteArray(sound).replace("\"tries\": 2", "\"tries\": \"two\""));
    }
};

QTEST_MAIN(JourneyTest)
#include "journey_test.moc"
