// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of kept matches: the table that keeps and resumes them, statistics, text records, codes, paper.
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimeZone>

#include "history/dealcode.h"
#include "history/history.h"
#include "history/historymodel.h"
#include "history/historywords.h"
#include "history/records.h"
#include "history_help.h"
#include "launch/options.h"
#include "registry/registry.h"
#include "review/paper.h"
#include "review/scoresheet.h"
#include "table_help.h"

using namespace history_help;

class HistoryPagesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("history-pages"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }
    void cleanup() { history_.reset(); }

    /// The time of a match, as those write it whose language is spoken.
    void theClockIsTheirs()
    {
        const QDateTime evening(QDate(2026, 3, 4), QTime(20, 15));
        const auto told = [&](const char* language) {
            QLocale::setDefault(QLocale(QLatin1String(language)));
            return HistoryWords::time(evening).replace(QChar(0x202f), u' ').replace(QChar(0xa0), u' ');
        };
        QCOMPARE(told("de"), QStringLiteral("20:15"));
        QCOMPARE(told("ko"), QStringLiteral("오후 8:15"));
        QCOMPARE(told("en"), QStringLiteral("8:15 PM"));
        QVERIFY(HistoryWords::moment(evening).endsWith(HistoryWords::time(evening)));
    }

    // --- the table keeps ---------------------------------------------------------------------------------------------

    void everythingPlayedAtTheTableIsKept_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void everythingPlayedAtTheTableIsKept()
    {
        QFETCH(QString, game);
        auto played = std::make_unique<TableSession>();
        TableSession& session = *played;
        session.setKept(true);
        session.setDemo(true);
        session.setUntimed(true);
        int before = 0;
        // At every change the history holds exactly what the table shows.
        QObject::connect(&session, &TableSession::changed, &session, [&] {
            if (session.matchId() != 0 && before++ % 9 == 0)
                QCOMPARE(history_->recordOf(session.matchId()), session.sessionRecord());
        });
        QVERIFY2(session.start(game,
                               std::clamp(4, hanpan::find_game(game.toStdString())->min_players,
                                          hanpan::find_game(game.toStdString())->max_players),
                               {}, QStringLiteral("5"), {QStringLiteral("learner")}, 1, 0),
                 qPrintable(session.startError()));
        QTRY_VERIFY_WITH_TIMEOUT(session.phase() != QLatin1String("playing"), 60000);
        QCOMPARE(history_->recordOf(session.matchId()), session.sessionRecord());
        QVERIFY(before > 3);
        const int id = session.matchId();
        const QString record = session.sessionRecord();
        played.reset(); // the table is left: another one may go on
        TableSession again;
        again.setKept(true);
        again.setUntimed(true);
        QVERIFY(again.resumeKept(id));
        QVERIFY(again.demo());
        QCOMPARE(again.sessionRecord(), record);
        QCOMPARE(again.matchId(), id);
    }

    /// One match open at two tables of this program (one is just being cleared): the second goes on as practice of its own, and
    /// neither loses a move.
    void twoTablesOfOneMatch()
    {
        TableSession first;
        first.setKept(true);
        first.setUntimed(true);
        QVERIFY(startWhereIDraw(first));
        const int id = first.matchId();
        TableSession second;
        second.setKept(true);
        second.setUntimed(true);
        QVERIFY(second.resumeKept(id));
        QVERIFY(second.matchId() != id);
        QVERIFY(second.practice());
        QCOMPARE(history_->store().find(second.matchId()).parent, id);
        QVERIFY(second.trigger(QStringLiteral("draw")));
        QVERIFY(first.trigger(QStringLiteral("draw")));
        QCOMPARE(first.matchId(), id);
        QVERIFY(!first.practice());
        QCOMPARE(history_->recordOf(id), first.sessionRecord());
        QCOMPARE(history_->recordOf(second.matchId()), second.sessionRecord());
    }

    void undoIsRememberedAndSoIsPractice()
    {
        TableSession session;
        session.setKept(true);
        session.setUntimed(true);
        QVERIFY(startWhereIDraw(session));
        const int id = session.matchId();
        QVERIFY(session.trigger(QStringLiteral("draw")));
        const QString drawn = session.sessionRecord();
        QCOMPARE(history_->recordOf(id), drawn);
        // The drawn card was new: taking the draw back makes the match practice, on disk too.
        QVERIFY(!session.undoIsFree());
        session.undo();
        QVERIFY(session.practice());
        QCOMPARE(history_->recordOf(id), session.sessionRecord());
        QVERIFY(history_->store().find(id).kind == MatchKind::Practice);
        TableSession again;
        QVERIFY(again.resumeKept(id));
        QVERIFY(again.practice());
    }

    void redoBringsBackTheOthersRepliesToo()
    {
        TableSession session;
        session.setKept(true);
        session.setUntimed(true);
        QVERIFY(startWhereIDraw(session));
        QVERIFY(session.trigger(QStringLiteral("draw")));
        QVERIFY(session.dropOn({table_help::handIds(session).last()}, QStringLiteral("discard")));
        QTRY_VERIFY(session.myTurn() || session.claim().active || session.phase() != QLatin1String("playing"));
        const QString far = session.sessionRecord();
        QVERIFY(!session.canRedo());
        session.undo();
        const QString middle = session.sessionRecord();
        session.undo();
        QVERIFY(middle != far);
        QVERIFY(session.canRedo());
        session.redo();
        QCOMPARE(session.sessionRecord(), middle);
        session.redo();
        QCOMPARE(session.sessionRecord(), far);
        QCOMPARE(history_->recordOf(session.matchId()), far);
        QVERIFY(!session.canRedo());
        // Playing something else forgets what was taken back.
        session.undo();
        QVERIFY(session.canRedo());
        QVERIFY(session.dropOn({table_help::handIds(session).first()}, QStringLiteral("discard")));
        QVERIFY(!session.canRedo());
    }

    void whatIsFreeToUndoStaysFreeAfterAResume()
    {
        int id = 0;
        bool wasFree = false;
        {
            TableSession session;
            session.setKept(true);
            session.setUntimed(true);
            QVERIFY(
                session.start(QStringLiteral("hoola"), 2, {}, QStringLiteral("21"), {QStringLiteral("learner")}, 2, 0));
            id = session.matchId();
            QTRY_VERIFY(session.myTurn());
            session.trigger(QStringLiteral("draw"));
            session.trigger(QStringLiteral("meld"));
            wasFree = session.undoIsFree();
        }
        TableSession again;
        again.setKept(true);
        QVERIFY(again.resumeKept(id));
        QCOMPARE(again.undoIsFree(), wasFree);
    }

    void aMatchWithoutADecisionIsKeptToo()
    {
        {
            TableSession session;
            session.setKept(true);
            QVERIFY(session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("3"), {}, 1, 0));
            QVERIFY(session.matchId() > 0);
            QCOMPARE(history_->store().list().size(), 1);
        }
        QCOMPARE(history_->store().list().size(), 1); // its deal was seen
    }

    void otherSeatGetsTheNextHand_data() { everythingPlayedAtTheTableIsKept_data(); }
    void otherSeatGetsTheNextHand()
    {
        QFETCH(QString, game);
        const auto match = dealt(game.toStdString(), 12);
        const int id = history_->store().add(*match, {.kind = MatchKind::Practice}, {});
        TableSession session;
        session.setKept(true);
        session.setUntimed(true);
        QVERIFY2(session.playKeptAgain(id, true), qPrintable(session.startError()));
        QVERIFY(session.practice());
        const auto moved = table_help::matchOf(session);
        // My pieces are those the next seat had.
        const auto hand = [](const hanpan::match& m, int seat) {
            for (const hanpan::zone& z : m.open_zones())
                if (z.owner == seat && (z.kind == "hand" || z.kind == "row"))
                    return QStringList([&] {
                        QStringList faces;
                        for (const std::string& face : z.pieces)
                            faces.append(QString::fromStdString(face));
                        faces.sort();
                        return faces;
                    }());
            return QStringList();
        };
        QCOMPARE(hand(*moved, 0), hand(*match, 1));
        QCOMPARE(history_->store().find(session.matchId()).parent, id);
    }

    // --- numbers -----------------------------------------------------------------------------------------------------

    void factsOfARoundOfHoola()
    {
        // A stop that somebody undercuts, by hand: seat 0 stops with more points than seat 1 holds.
        const auto match = played("hoola", 3, 4000, 3);
        QVERIFY(match->over());
        const QList<RoundFacts> facts = roundFacts(*match);
        QCOMPARE(facts.size(), 3);
        const auto results = match->finished_rounds();
        for (int i = 0; i < 3; ++i) {
            const hanpan::settlement& result = results[std::size_t(i)];
            QCOMPARE(facts[i].ending.toStdString(), result.ending);
            QCOMPARE(facts[i].payments[0], result.payments[0]);
            QCOMPARE(facts[i].won, std::find(result.winners.begin(), result.winners.end(), 0) != result.winners.end());
            int stops = 0;
            int thanks = 0;
            for (const hanpan::played_action& action : match->actions())
                if (action.round == i && action.who == 0) {
                    stops += action.text == "stop";
                    thanks += action.text.rfind("thank", 0) == 0;
                }
            QCOMPARE(facts[i].counts.value(QStringLiteral("stops")), stops);
            QVERIFY(facts[i].counts.value(QStringLiteral("claims")) >= thanks);
        }
        QCOMPARE(readFacts(factsText({{QStringLiteral("a"), 2}, {QStringLiteral("hand:b"), 1}}))
                     .value(QStringLiteral("hand:b")),
                 1);
    }

    void theListIsFiltered()
    {
        history_->store().add(*played("hoola", 1, 30),
                              {.kind = MatchKind::Match, .began = QDateTime::currentDateTimeUtc().addDays(-40)}, {});
        history_->store().add(*played("hoola", 2, 30), {.kind = MatchKind::Practice}, {});
        history_->store().add(*played("dragon", 2, 30), {.kind = MatchKind::Demo}, {});
        HistoryModel model;
        QCOMPARE(model.count(), 3);
        model.setDays(30);
        QCOMPARE(model.count(), 2);
        model.setDays(0);
        model.setGame(QStringLiteral("hoola"));
        QCOMPARE(model.count(), 2);
        QCOMPARE(model.ruleSets().size(), 2);
        model.setRules(model.ruleSets()[1].value.toString());
        QCOMPARE(model.count(), 2);
        model.setKind(QStringLiteral("practice"));
        QCOMPARE(model.count(), 1);
        for (int role = HistoryModel::Id; role <= HistoryModel::AccessibleName; ++role)
            QVERIFY(model.data(model.index(0, 0), role).isValid());
    }

    // --- in and out --------------------------------------------------------------------------------------------------

    void recordsGoOutAndComeBack()
    {
        for (const QString& game : games()) {
            const auto match = played(game.toStdString(), 6, 70);
            history_->store().add(*match,
                                  {.levels = {QStringLiteral("learner"), QStringLiteral("casual")},
                                   .kind = MatchKind::Practice,
                                   .began = QDateTime(QDate(2026, 2, 17), QTime(20, 15), QTimeZone::utc())},
                                  actionsOf(*match));
        }
        const QUrl file = QUrl::fromLocalFile(folder_->filePath(QStringLiteral("all.hanpan")));
        QVERIFY(ok([&] { history_->exportTo({}, file); }));
        // Into another history, and once more into the same.
        QVERIFY(ok([&] { history_->importFrom(file); }));
        QCOMPARE(history_->store().list().size(), games().size());
        HistoryStore other(folder_->filePath(QStringLiteral("other.sqlite")), HistoryDatabase::Safety::Fast);
        QFile text(file.toLocalFile());
        QVERIFY(text.open(QIODevice::ReadOnly));
        const ReadRecords read = readRecords(other, QString::fromUtf8(text.readAll()));
        QCOMPARE(read.added, int(games().size()));
        QVERIFY(read.problems.isEmpty());
        for (const KeptMatch& kept : other.list()) {
            QCOMPARE(kept.levels, (QStringList{QStringLiteral("learner"), QStringLiteral("casual")}));
            QVERIFY(kept.kind == MatchKind::Practice);
            QCOMPARE(kept.began, QDateTime(QDate(2026, 2, 17), QTime(20, 15), QTimeZone::utc()));
            bool found = false;
            for (const KeptMatch& mine : history_->store().list())
                found = found || history_->recordOf(mine.id) == other.record(kept.id);
            QVERIFY(found);
        }
        QVERIFY(!ok([&] { history_->importFrom(QUrl::fromLocalFile(folder_->filePath(QStringLiteral("nothing")))); }));
    }

    /// All of a text or nothing, one at a time, and what is called off has touched nothing.
    void whatIsCalledOffTouchesNothing()
    {
        QByteArray text;
        int records = 0;
        const auto match = dealt(games().first().toStdString(), 5);
        for (; records < 100 && step(*match); ++records)
            text += QByteArray::fromStdString(match->to_record());
        const QString path = folder_->filePath(QStringLiteral("many.hanpan"));
        QFile many(path);
        QVERIFY(many.open(QIODevice::WriteOnly) && many.write(text) == text.size());
        many.close();
        QSignalSpy said(history_.get(), &History::carriedOver);
        history_->importFrom(QUrl::fromLocalFile(path));
        QVERIFY(history_->carrying());
        history_->importFrom(QUrl::fromLocalFile(path)); // not a second one beside it
        QCOMPARE(said.size(), 1);
        QVERIFY(!said.takeFirst().first().value<Outcome>().ok);
        history_->stopCarrying();
        QTRY_COMPARE(said.size(), 1);
        QVERIFY(!history_->carrying());
        QVERIFY(!said.takeFirst().first().value<Outcome>().ok);
        QVERIFY(history_->store().empty());
        // In the midst of it, too.
        HistoryStore own(history_->store().database().file());
        for (const double part : {0.3, 0.9}) {
            const ReadRecords read =
                readRecords(own, QString::fromUtf8(text), [&](double done) { return done < part; });
            QVERIFY(read.calledOff);
            QVERIFY(history_->store().empty());
        }
        QVERIFY(ok([&] { history_->importFrom(QUrl::fromLocalFile(path)); }));
        QCOMPARE(history_->store().list().size(), records);
        // What stood in a file stays there.
        for (const bool table : {true, false}) {
            QVERIFY(many.open(QIODevice::WriteOnly) && many.write("older") == 5);
            many.close();
            if (table)
                history_->exportTable(QUrl::fromLocalFile(path));
            else
                history_->exportTo({}, QUrl::fromLocalFile(path));
            history_->stopCarrying();
            QTRY_VERIFY(!history_->carrying());
            QVERIFY(many.open(QIODevice::ReadOnly));
            QCOMPARE(many.readAll(), QByteArray("older"));
            many.close();
        }
    }

    void theTableOfRoundsHasARowForEach()
    {
        const auto match = played("hoola", 4, 4000, 3);
        history_->store().add(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                              actionsOf(*match));
        const QStringList lines =
            QString::fromUtf8(writeTable(history_->store())).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        const int columns = int(lines[0].split(u',').size());
        for (const QString& line : lines)
            QCOMPARE(int(line.split(u',').size()), columns);
        QVERIFY(lines[1].contains(QStringLiteral(",hoola,")));
    }

    void aDealCodeDealsTheSame()
    {
        for (const QString& game : games()) {
            const auto match = dealt(game.toStdString(), 77, 4);
            const QString code = writeDealCode(*match);
            const DealCode read = readDealCode(QStringLiteral("play this: ") + code + QStringLiteral(" now"));
            QVERIFY2(read.match, qPrintable(read.error));
            QCOMPARE(QString::fromStdString(read.match->to_record()), QString::fromStdString(match->to_record()));
            QString broken = code;
            broken.insert(int(code.size() / 2), u'\n');
            QVERIFY(readDealCode(broken).match);
            broken[4] = broken[4] == u'A' ? u'B' : u'A';
            QVERIFY(!readDealCode(broken).error.isEmpty());
        }
        QVERIFY(!readDealCode({}).error.isEmpty());
        QVERIFY(!readDealCode(QStringLiteral("HP1-abc")).error.isEmpty());
    }

    void theScoreSheetIsAPdf_data() { everythingPlayedAtTheTableIsKept_data(); }
    void theScoreSheetIsAPdf()
    {
        QFETCH(QString, game);
        const auto match = played(game.toStdString(), 8, 4000, 3);
        const int id = history_->store().add(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                             actionsOf(*match));
        const QString file = folder_->filePath(QStringLiteral("sheet.pdf"));
        const Outcome came = Paper().savePdf(id, QUrl::fromLocalFile(file));
        QVERIFY2(came.ok, qPrintable(came.text));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray content = pdf.readAll();
        QVERIFY(content.startsWith("%PDF-1."));
        QVERIFY(content.contains("%%EOF"));
        QVERIFY(content.count("/Type /Page") >= 2);
        QVERIFY(content.contains("/Subtype /Image")); // how the score went
        // To be looked at by a person.
        if (const QString keep = qEnvironmentVariable("HANPAN_KEEP_PDF"); !keep.isEmpty())
            QFile::copy(file, QDir(keep).filePath(game + QStringLiteral(".pdf")));
        // Every round is told.
        QString error;
        const QString html = scoreSheet(id, &error);
        QCOMPARE(int(html.count(QStringLiteral("<h3>"))), match->round() + 1);
        QVERIFY(!Paper().savePdf(id, QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.pdf"))).ok);
        QVERIFY(!Paper().savePdf(9999, QUrl::fromLocalFile(file)).ok);
    }

    // --- the command line --------------------------------------------------------------------------------------------

    void theCommandLineIsRead()
    {
        LaunchOptions options = readOptions({QStringLiteral("--game"), QStringLiteral("hoola"),
                                             QStringLiteral("--seed=7"), QStringLiteral("--lang"), QStringLiteral("ko"),
                                             QStringLiteral("-platform"), QStringLiteral("offscreen")});
        QVERIFY2(options.error.isEmpty(), qPrintable(options.error));
        QCOMPARE(options.game, QStringLiteral("hoola"));
        QCOMPARE(options.seed, QStringLiteral("7"));
        QCOMPARE(options.language, QStringLiteral("ko"));
        for (const char* wrong :
             {"--game foo", "--seed x --game hoola", "--seed 7", "--rules standard", "--lang de", "--speed warp",
              "--replay", "--replay f --demo", "--resume --seed 1 --game hoola", "--only x", "--nonsense", "one two"})
            QVERIFY2(!readOptions(QString::fromLatin1(wrong).split(u' ')).error.isEmpty(), wrong);
        for (const char* right : {"", "--demo", "--demo --seed 3", "--resume", "--resume --game dragon", "--replay f",
                                  "--demo --resume", "-h", "--version"})
            QVERIFY2(readOptions(QString::fromLatin1(right).split(u' ', Qt::SkipEmptyParts)).error.isEmpty(), right);
        // Everything that is read is explained.
        for (const char* option : {"--game", "--rules", "--seed", "--resume", "--replay", "--demo", "--speed", "--lang",
                                   "--log", "--shots", "--help", "--version"})
            QVERIFY2(helpText().contains(QLatin1String(option)), option);
    }

private:
    /// A match of Hoola at the moment at which the person is to draw: what the others do first differs from deal to deal.
    static bool startWhereIDraw(TableSession& session)
    {
        for (int seed = 9; seed < 40; ++seed) {
            if (!session.start(QStringLiteral("hoola"), 3, {}, QString::number(seed), {QStringLiteral("learner")}, 2,
                               0) ||
                !QTest::qWaitFor([&] { return session.myTurn() || session.phase() != QLatin1String("playing"); }))
                return false;
            if (session.phase() == QLatin1String("playing") && table_help::enabled(session, "draw") &&
                !session.claim().active)
                return true;
        }
        return false;
    }
    /// What is carried in or out, once it is over: did it go well?
    bool ok(const std::function<void()>& carry) { return carried(*history_, carry).ok; }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;
};

QTEST_MAIN(HistoryPagesTest)
#include "history_pages_test.moc"
