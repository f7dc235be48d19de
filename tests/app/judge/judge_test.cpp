// SPDX-License-Identifier: GPL-3.0-or-later
// The judge for real tables and the evening's score sheet: answers from the rules' own test vectors, then the page by events, in
// both languages, in the program's window.
#include <QtTest/QTest>

#include "games/gametable.h"
#include "history_help.h"
#include "houserules/rulesinuse.h"
#include "judge/evenings.h"
#include "judge/judge.h"
#include "moving/movingfile.h"
#include "review/scoreplot.h"
#include "review/scoresheet.h"
#include "window_help.h"

using namespace window_help;

class JudgeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("judge");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Preferences::instance()->setMuted(true);
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
    }
    void cleanup() { Preferences::instance()->setLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { window_.reset(); }

    /// A question about one place of pieces: the vectors of the rules files.
    void pieces_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("laid"); // "place: pieces; place: pieces", "place = what is said"
        QTest::addColumn<QString>("tone");
        QTest::addColumn<QString>("title"); // part of it
        const auto row = [](const char* name, const char* game, const char* preset, const char* question,
                            const char* laid, const char* tone, const char* title) {
            QTest::newRow(name) << game << preset << question << laid << tone << title;
        };
        row("hoola: a set", "hoola", "seed", "meld", "meld: 4C 4D 4H", "yes", "a set");
        row("hoola: a run", "hoola", "seed", "meld", "meld: 9H TH JH", "yes", "a run");
        row("hoola: nothing", "hoola", "seed", "meld", "meld: 4C 5D 9H", "no", "");
        row("hoola: nothing yet", "hoola", "seed", "meld", "", "waits", "Place");
        row("hoola: laid off", "hoola", "seed", "add", "meld: 9H TH JH; piece: QH", "yes", "laid off");
        row("hoola: not there", "hoola", "seed", "add", "meld: 9H TH JH; piece: KH", "no", "");
        row("hoola 0a", "hoola", "seed", "points", "hand: 2S 4S 5S 9S 9H 9D 9C", "told", "11 points");
        row("hoola: claimed", "hoola", "seed", "take", "discard: 4C; hand: 4D 4H 8S KD; turn = true", "yes", "");
        row("hoola: nothing to claim with", "hoola", "seed", "take", "discard: 4C; hand: 5D 4H 8S KD", "no", "");
        row("hollywood 1 short", "hollywood", "", "meld", "kind = set; meld: 7H 7S", "no", "at least 3");
        row("hollywood 1", "hollywood", "", "meld", "kind = set; meld: 9C AD AS", "yes", "a set");
        row("hollywood 1 only aces", "hollywood", "", "meld", "kind = set; meld: AC AD AS", "no", "");
        row("hollywood 2", "hollywood", "", "meld", "kind = run; meld: 8H 9H TH JH", "yes", "a run");
        row("hollywood 2 gap", "hollywood", "", "meld", "kind = run; meld: 4H 5H 7H 8H", "no", "");
        // What it is meant as need not be said.
        row("hollywood: a set by itself", "hollywood", "", "meld", "meld: 9C AD AS", "yes", "a set");
        row("hollywood: a run by itself", "hollywood", "", "meld", "meld: 4H 5H AS 7H", "yes", "a run");
        row("hollywood: neither", "hollywood", "", "meld", "meld: 4H 5H 7H 8H", "no", "");
        row("hollywood: too short for either", "hollywood", "", "meld", "meld: 7H 7S", "no", "at least 3");
        row("hollywood: laid off on a run", "hollywood", "", "add", "meld: 5H 6H AS 8H; piece: 7H", "yes",
            "one of these");
        row("hollywood: laid off on a set", "hollywood", "", "add", "meld: 9C 9D 9S; piece: 9H", "yes", "laid off");
        row("hollywood 5", "hollywood", "", "add", "kind = run; meld: 5H 6H AS 8H; piece: 7H", "yes", "one of these");
        row("hollywood 5 no", "hollywood", "", "add", "kind = run; meld: 5H 6H AS 8H; piece: 7D", "no", "");
        row("hollywood 12", "hollywood", "", "contract", "hand_no = 1; hand: 9C 9D AS KH KS KD KC 2H 3D 5S 6S 8C",
            "yes", "for example");
        row("hohpai 1", "hohpai", "", "hand", "hand: 1-2 1-4 2-6 3-5 3-6 4-5", "yes", "5 points");
        row("hohpai 12", "hohpai", "", "hand", "hand: 1-2 1-3 2-3 4-4 5-5 6-6", "yes", "1 point");
        row("hohpai 19", "hohpai", "", "hand", "hand: 1-1 1-2 2-2 3-3 3-4 5-6", "no", "short");
        row("hulahoo 3", "hulahoo", "", "reply", "top: 13; call = higher; cards: 11 12", "no", "out");
        row("hulahoo 4", "hulahoo", "", "reply", "top: 1; call = lower; cards: 1 2", "yes", "This one");
        row("hulahoo 9", "hulahoo", "", "reply", "top: 5; call = lower; cards: 7", "no", "");
        row("dragon C01", "dragon", "", "combo", "open: 7s; pieces: 7s 7s", "yes", "Combination");
        row("dragon C02", "dragon", "", "combo", "open: 7s; pieces: 7s 7h", "no", "No combination");
        row("dragon H03", "dragon", "", "hand", "open: 7s; hand: 5s 5s 3h Dd 5h 9s 9h 9d 9c 12d 11d 10d 9s", "yes",
            "10 chips");
        row("dragon: not yet", "dragon", "", "hand", "open: 7s; hand: 5s 5s 3h Dd 5h 9s 9h 9d 9c 12d 11d Ad 2s", "no",
            "short");
    }
    void pieces()
    {
        QFETCH(QString, game);
        QFETCH(QString, preset);
        QFETCH(QString, question);
        QFETCH(QString, laid);
        QFETCH(QString, tone);
        QFETCH(QString, title);
        Judge judge;
        use(game, preset);
        judge.setGame(game);
        judge.setQuestion(question);
        QCOMPARE(judge.question(), question);
        lay(judge, laid);
        QVERIFY2(judge.answer().tone == tone, qPrintable(said(judge)));
        QVERIFY2(said(judge).contains(title), qPrintable(said(judge)));
        QVERIFY(!judge.answer().title.isEmpty());
        // In Korean too: other words, the same answer.
        const QString english = said(judge);
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QCOMPARE(judge.answer().tone, tone);
        QVERIFY2(said(judge) != english && !said(judge).isEmpty(), qPrintable(said(judge)));
    }

    /// Who pays whom, from the rules files' settlements.
    void payments_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("laid");
        QTest::addColumn<QString>("paid"); // "" = refused
        // Hoola's RULES.md 6.3: cases 1, 2, 5 (fixed_each) and 6.
        QTest::newRow("hoola 1") << "hoola"
                                 << "seed" << 4
                                 << "hands:1: 3S 5S; hands:2: JS 4S; hands:3: 7C KS; melded:1 = true; melded:2 = true; "
                                    "melded:3 = true"
                                 << "9 -1 -2 -6";
        QTest::newRow("hoola 2") << "hoola"
                                 << "seed" << 3
                                 << "end = hoola; hands:1: 2S 3S 5S 8S TS JS QS; hands:2: 4H 6H; melded:2 = true"
                                 << "10 -8 -2";
        QTest::newRow("hoola 5")
            << "hoola"
            << "seed" << 4
            << "end = stop; hands:0: 8S; hands:1: 8D; hands:2: 9C 6C; hands:3: KH 9H; melded:0 = true; "
               "melded:1 = true; melded:2 = true; melded:3 = true"
            << "-15 5 5 5";
        QTest::newRow("hoola: who goes out holds no cards") << "hoola"
                                                            << "seed" << 2 << "hands:0: 8S; hands:1: 8D"
                                                            << "";
        // Hollywood Rummy's RULES.md, section 1: king 15, five 5, ace 25, whoever went out nothing.
        QTest::newRow("hollywood") << "hollywood"
                                   << "" << 3 << "winner = 0; hands:1: KH 5D AS; down:1 = true"
                                   << "0 45 0";
        QTest::newRow("hohpai 1") << "hohpai"
                                  << "" << 4 << "hand: 1-2 1-4 2-6 3-5 3-6 4-5; winner = 2"
                                  << "-5 -5 15 -5";
        QTest::newRow("hulahoo") << "hulahoo"
                                 << "" << 3 << "winner = 1; pile = 21"
                                 << "0 21 0";
        // Dragon Holla's RULES.md, section 7: the points of H07 (10) and two chips for each uncombined cube of U01 (13) and U13 (none).
        QTest::newRow("dragon H07, U01, U13") << "dragon"
                                              << "" << 3
                                              << "open: 7s; winner = 0; hands:0: 2d 2d 9c 10c 11c 9s 9h 9d Dc 6s 6h 6c "
                                                 "6c; hands:1: As 3h 5d 7c 9s 11h 13d 2c "
                                                 "4s 6h 8d 10c 12s; hands:2: 2s 3s 4s 5s 5h 5d 5c 9h 9d 9c 12h 13h Dh"
                                              << "46 -36 -10";
        QTest::newRow("dragon: not won") << "dragon"
                                         << "" << 2
                                         << "open: 7s; hands:0: As 2h 4d 6c 8s 10h 12d Ac 3s 5h 7d 9c 11s; hands:1: Ah "
                                            "2d 4c 6s 8h 10d 12c Ad 3c 5s 7h 9d 11c"
                                         << "";
    }
    void payments()
    {
        QFETCH(QString, game);
        QFETCH(QString, preset);
        QFETCH(int, players);
        QFETCH(QString, laid);
        QFETCH(QString, paid);
        Judge judge;
        use(game, preset);
        judge.setGame(game);
        judge.setQuestion(QStringLiteral("settle"));
        judge.setPlayers(players);
        QCOMPARE(judge.players(), players);
        lay(judge, laid);
        QStringList amounts;
        for (const JudgePayment& one : judge.answer().paid)
            amounts.append(QString::number(one.units));
        QVERIFY2(amounts.join(u' ') == paid, qPrintable(amounts.join(u' ') + QStringLiteral(" – ") + said(judge)));
        QCOMPARE(judge.answer().tone, paid.isEmpty() ? QStringLiteral("no") : QStringLiteral("told"));
    }

    /// No piece lies twice, a full place gives up its last one, clearing can be taken back, each question keeps what lies there.
    void placesHoldWhatThereIs()
    {
        use(QStringLiteral("hoola"), QStringLiteral("seed"));
        Judge judge;
        judge.setGame(QStringLiteral("hoola"));
        judge.setQuestion(QStringLiteral("add"));
        judge.setActive(QStringLiteral("meld"));
        QVERIFY(judge.put(QStringLiteral("9H")));
        QVERIFY(!judge.put(QStringLiteral("9H")));
        judge.setActive(QStringLiteral("piece"));
        QVERIFY(!judge.put(QStringLiteral("9H")));
        QVERIFY(judge.put(QStringLiteral("TH")));
        QVERIFY(judge.put(QStringLiteral("JH")));
        QCOMPARE(facesIn(judge, QStringLiteral("piece")), QStringList{QStringLiteral("JH")});
        judge.setQuestion(QStringLiteral("points"));
        QVERIFY(judge.empty());
        judge.setQuestion(QStringLiteral("add"));
        QCOMPARE(facesIn(judge, QStringLiteral("meld")), QStringList{QStringLiteral("9H")});
        judge.clear();
        QVERIFY(judge.empty());
        judge.restore();
        QCOMPARE(facesIn(judge, QStringLiteral("piece")), QStringList{QStringLiteral("JH")});
        judge.take(QStringLiteral("piece"), -1);
        judge.take(QStringLiteral("piece"), -1);
        judge.take(QStringLiteral("meld"), 7);
        QVERIFY(judge.empty());
        // What lies there stays where the next question wants the same; what was laid for that one itself comes first.
        judge.setGame(QStringLiteral("hohpai"));
        QCOMPARE(judge.question(), QStringLiteral("hand"));
        const QStringList six{QStringLiteral("1-2"), QStringLiteral("1-4"), QStringLiteral("2-6"),
                              QStringLiteral("3-5"), QStringLiteral("3-6"), QStringLiteral("4-5")};
        for (const QString& piece : six)
            QVERIFY(judge.put(piece));
        QVERIFY(!judge.put(QStringLiteral("6-6"))); // no room: none of them goes for it
        QCOMPARE(facesIn(judge, QStringLiteral("hand")), six);
        QVERIFY(judge.fields().first().full);
        judge.setQuestion(QStringLiteral("settle"));
        QCOMPARE(facesIn(judge, QStringLiteral("hand")), six);
        judge.take(QStringLiteral("hand"), 0);
        judge.setQuestion(QStringLiteral("hand"));
        QCOMPARE(facesIn(judge, QStringLiteral("hand")), six);
        // A place that is full is left for the next that wants pieces.
        judge.setGame(QStringLiteral("dragon"));
        judge.setQuestion(QStringLiteral("hand"));
        QCOMPARE(judge.active(), QStringLiteral("open"));
        QVERIFY(judge.put(QStringLiteral("7s")));
        QCOMPARE(judge.active(), QStringLiteral("hand"));
        // Where nothing is wanted any more, for the next one that has room: each takes thirteen.
        judge.setQuestion(QStringLiteral("settle"));
        judge.setPlayers(2);
        judge.setActive(QStringLiteral("open"));
        QVERIFY(judge.put(QStringLiteral("9s")));
        QCOMPARE(judge.active(), QStringLiteral("hands:0"));
        const auto isFree = [&](const QString& face) {
            for (const JudgeRow& row : judge.rows())
                for (const JudgePiece& piece : row.pieces)
                    if (piece.face == face)
                        return piece.free;
            return false;
        };
        // There are two of each; the open one is only named, and may be one of them.
        QVERIFY(judge.put(QStringLiteral("9s")));
        QVERIFY(judge.put(QStringLiteral("9s")));
        QVERIFY(!isFree(QStringLiteral("9s")));
        QVERIFY(!judge.put(QStringLiteral("9s")));
        judge.setActive(QStringLiteral("open"));
        QVERIFY(isFree(QStringLiteral("9s")));
        judge.setActive(QStringLiteral("hands:0"));
        QVERIFY(!judge.put(QStringLiteral("1h"))); // the set has no piece of that name
        for (int rank = 2; rank <= 12; ++rank)
            QVERIFY(judge.put(QString::number(rank) + u'h'));
        QCOMPARE(facesIn(judge, QStringLiteral("hands:0")).size(), 13);
        QCOMPARE(judge.active(), QStringLiteral("hands:1"));
        // The rows of a hand say which part of the dragon they are.
        judge.setQuestion(QStringLiteral("hand"));
        judge.clear();
        lay(judge, QStringLiteral("open: 7s; hand: 5s 5s 3h Dd 5h 9s 9h 9d 9c 12d 11d 10d 9s"));
        QCOMPARE(judge.answer().groupNames, QStringLiteral("Head Neck Body Tail").split(u' '));
        const QList<QStringList> parts = judge.answer().groups;
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts[0], (QStringList{QStringLiteral("5s"), QStringLiteral("5s")}));
        // Every question of every game takes nothing, and everything, without a fault.
        for (const OptionRow& game : judge.games()) {
            judge.setGame(game.value.toString());
            for (const OptionRow& asked : judge.questions()) {
                judge.setQuestion(asked.value.toString());
                for (const OptionRow& number : judge.numbers()) {
                    judge.setPlayers(number.value.toInt());
                    for (const JudgePlace& field : judge.fields()) {
                        judge.setActive(field.key);
                        for (const JudgeRow& row : judge.rows())
                            for (const JudgePiece& piece : row.pieces)
                                judge.put(piece.face);
                    }
                    QVERIFY(!judge.answer().title.isEmpty());
                }
            }
        }
    }

    void aSheetIsKeptAndChanged()
    {
        {
            Evenings sheet;
            QVERIFY(
                ok(sheet.begin(QStringLiteral("hoola"), {QStringLiteral("Mina"), QString(), QStringLiteral("민수")})));
            QCOMPARE(sheet.names(),
                     (QStringList{QStringLiteral("Mina"), QStringLiteral("Player 2"), QStringLiteral("민수")}));
            QVERIFY(ok(sheet.addRound({QStringLiteral("+6"), QStringLiteral("-2,5"), QStringLiteral("−3½")})));
            QVERIFY(ok(sheet.addRound({QStringLiteral("1"), QString(), QStringLiteral("-1")})));
            QCOMPARE(sheet.table().totals,
                     (QStringList{QStringLiteral("+7"), QStringLiteral("−2.5"), QStringLiteral("−4.5")}));
            for (const char* wrong : {"six", "1.25", "1e99", "nan", "--3", "1 2 x"})
                QVERIFY2(!ok(sheet.addRound({QString::fromLatin1(wrong)})), wrong);
            QCOMPARE(sheet.table().rows.size(), 2);
            QVERIFY(!ok(sheet.begin(QString(), {QStringLiteral("alone")})));
        }
        Evenings again; // as another day
        // Printed, a sheet without a name is called by its day, which is said once; one with a name says both.
        QString title;
        const QString nameless = eveningSheet(again.id(), &title);
        QVERIFY(!title.isEmpty());
        QCOMPARE(nameless.count(title), 1);
        QVERIFY(nameless.contains(gameName(QStringLiteral("hoola"))));
        // How it went is drawn as the page draws it;
        // before the first round there is nothing to draw.
        const QImage plot = scorePlot(again.table());
        QVERIFY(!plot.isNull());
        QVERIFY(nameless.contains(QStringLiteral("data:image/png")));
        QVERIFY(scorePlot(Evenings::tableOf({})).isNull());
        QCOMPARE(again.game(), QStringLiteral("hoola"));
        QCOMPARE(again.table().rows.size(), 2);
        QCOMPARE(again.amountsOf(0),
                 (QStringList{QStringLiteral("6"), QStringLiteral("-2.5"), QStringLiteral("-3.5")}));
        QVERIFY(ok(again.removeRound(0)));
        QVERIFY(ok(again.undo()));
        QCOMPARE(again.table().rows.size(), 2);
        QVERIFY(!ok(again.removeRound(9)));
        QVERIFY(ok(again.call(QStringLiteral("Chuseok"))));
        const QString day = title;
        const QString named = eveningSheet(again.id(), &title);
        QCOMPARE(title, QStringLiteral("Chuseok"));
        QVERIFY(named.contains(title) && named.contains(day));
        const int id = again.id();
        // It goes with a person who moves house, and comes twice to the same end.
        const QString file = folder_.filePath(QStringLiteral("all.hanpan-home"));
        const MovingFile::Home here{History::usualFile(), folder_.filePath(QStringLiteral("rules"))};
        const MovingFile::Home mine{folder_.filePath(QStringLiteral("history.sqlite")), here.rules};
        const MovingFile::Home other{folder_.filePath(QStringLiteral("other/history.sqlite")),
                                     folder_.filePath(QStringLiteral("other/rules"))};
        QCOMPARE(MovingFile::write(file, mine, {}), QString());
        for (int time = 0; time < 2; ++time) {
            QCOMPARE(MovingFile::bringIn(file, other).error, QString());
            HistoryStore there(other.history);
            QCOMPARE(there.evenings().size(), 1);
            QCOMPARE(there.evenings().first().title, QStringLiteral("Chuseok"));
            QCOMPARE(there.evenings().first().rounds.size(), 2);
        }
        QVERIFY(ok(again.remove(id)));
        QCOMPARE(again.id(), 0);
        QVERIFY(ok(again.undo()));
        QCOMPARE(again.id(), id);
        QCOMPARE(again.title(), QStringLiteral("Chuseok"));
        QVERIFY(ok(again.remove(id)));
    }

    /// By pointer in English, by keys in Korean: pieces laid out, an answer, the result on a new sheet, a round by hand.
    void theWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("ko") << "ko";
    }
    void theWindow()
    {
        QFETCH(QString, language);
        const bool keys = language == QLatin1String("ko");
        Preferences::instance()->setLanguage(language);
        use(QStringLiteral("hoola"), QStringLiteral("seed"));
        complaints().clear();
        if (!window_)
            window_ = std::make_unique<window_help::Window>();
        window_help::Window& w = *window_;
        QVERIFY(w.opened());
        w.home();
        QVERIFY(keys ? w.press(QStringLiteral("judge")) : w.click(QStringLiteral("judge")));
        QTRY_VERIFY2(w.pageName() == QLatin1String("JudgePage"), qPrintable(w.where()));
        auto* const judge = w.page()->findChild<Judge*>();
        QVERIFY(judge);
        judge->setGame(QStringLiteral("hoola"));
        judge->setQuestion(QStringLiteral("settle"));
        judge->setPlayers(2);
        if (keys) { // a list opens by Return, and stays open when the key is let go
            QQuickItem* const games = w.item(QStringLiteral("judgeGame"));
            QVERIFY(games);
            games->forceActiveFocus(Qt::TabFocusReason);
            w.key(Qt::Key_Return);
            auto* const list = games->property("popup").value<QObject*>();
            QVERIFY(list->property("visible").toBool());
            w.key(Qt::Key_Down);
            w.key(Qt::Key_Return);
            QTRY_VERIFY(!list->property("visible").toBool());
            QVERIFY(judge->game() != QLatin1String("hoola"));
            judge->setGame(QStringLiteral("hoola"));
            judge->setQuestion(QStringLiteral("settle"));
        }
        // The cards left with the second player, in her place.
        QQuickItem* place = nullptr;
        QTRY_VERIFY((place = w.item(QStringLiteral("place-hands:1"))) != nullptr);
        if (keys) {
            place->forceActiveFocus(Qt::TabFocusReason);
            w.key(Qt::Key_Return);
            QTRY_COMPARE(judge->active(), QStringLiteral("hands:1"));
            QTRY_VERIFY(w.item(QStringLiteral("judgeTray"))->hasActiveFocus());
            w.key(Qt::Key_Return); // ace of spades
            w.key(Qt::Key_Right);
            w.key(Qt::Key_Down);
            w.key(Qt::Key_Return); // two of hearts
            w.key(Qt::Key_Return); // there is no second one
        } else {
            w.scrollTo(place);
            QVERIFY(w.click(QStringLiteral("place-hands:1")));
            QVERIFY(w.click(QStringLiteral("tray-AS")));
            QVERIFY(w.click(QStringLiteral("tray-2H")));
            w.key(Qt::Key_Backspace); // the keys go on where the pointer was
            QCOMPARE(facesIn(*judge, QStringLiteral("hands:1")), QStringList{QStringLiteral("AS")});
            w.key(Qt::Key_Return);
        }
        QCOMPARE(facesIn(*judge, QStringLiteral("hands:1")), (QStringList{QStringLiteral("AS"), QStringLiteral("2H")}));
        QCOMPARE(judge->answer().tone, QStringLiteral("told"));
        // One stake, doubled for want of a meld.
        const QList<JudgePayment> paid = judge->answer().paid;
        QCOMPARE(paid.size(), 2);
        QCOMPARE(paid[0].units, 2.0);
        QCOMPARE(paid[1].units, -2.0);
        QVERIFY(w.item(QStringLiteral("judgeTitle"))->property("text").toString().size() > 3);
        QVERIFY(keys ? w.press(QStringLiteral("writeDown")) : w.click(QStringLiteral("writeDown")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("EveningStart")) || w.open().size() == 1, qPrintable(w.where()));
        // A name that is longer than its field says so, and whoever hears it is told as well.
        QQuickItem* const name = w.item(QStringLiteral("eveningName-1"));
        QVERIFY(name);
        QAccessibleInterface* const heard = QAccessible::queryAccessibleInterface(name);
        const int most = name->property("maximumLength").toInt();
        name->setProperty("text", QString(most - 1, u'a'));
        QVERIFY(heard->text(QAccessible::Description).isEmpty());
        name->setProperty("text", QString(most, u'a'));
        QVERIFY(heard->text(QAccessible::Description).contains(QString::number(most)));
        name->setProperty("text", QString());
        QVERIFY(w.press(QStringLiteral("eveningName-0"))); // Return there begins the sheet
        auto* const sheet = w.page()->findChild<Evenings*>();
        QTRY_VERIFY(sheet->id() > 0);
        QTRY_VERIFY(w.open().isEmpty());
        QTRY_COMPARE(w.item(QStringLiteral("amount-1"))->property("text").toString(), QStringLiteral("-2"));
        QVERIFY(keys ? w.press(QStringLiteral("keepRound")) : w.click(QStringLiteral("keepRound")));
        QTRY_COMPARE(sheet->table().rows.size(), 1);
        QCOMPARE(sheet->table().totals, (QStringList{QStringLiteral("+2"), QStringLiteral("−2")}));
        // Each field stands under its name.
        const QQuickItem* const grid = w.item(QStringLiteral("eveningGrid"));
        const qreal column = grid->property("column").toReal();
        for (int i = 0; i < 2; ++i) {
            const QQuickItem* const field = w.item(QStringLiteral("amount-%1").arg(i));
            const qreal middle = field->mapToItem(grid, QPointF(field->width() / 2, 0)).x();
            QVERIFY(std::abs(middle - grid->property("firstColumn").toReal() - (i + 0.5) * column) < 4);
        }
        // A round by hand, and one that is no number.
        QQuickItem* amount = nullptr;
        QTRY_VERIFY((amount = w.item(QStringLiteral("amount-0"))) != nullptr && amount->hasActiveFocus());
        for (const Qt::Key key : {Qt::Key_5, Qt::Key_Return})
            w.key(key);
        QTRY_COMPARE(sheet->table().rows.size(), 2);
        QQuickItem* const wrong = w.item(QStringLiteral("amount-1"));
        wrong->setProperty("text", QStringLiteral("five"));
        QVERIFY(w.press(QStringLiteral("keepRound")));
        // The keyboard is at the one that is wrong, and it says so until it is written anew.
        QTRY_VERIFY2(wrong->hasActiveFocus(), qPrintable(w.where()));
        QVERIFY(!wrong->property("problem").toString().isEmpty());
        QVERIFY(amount->property("problem").toString().isEmpty());
        w.key(Qt::Key_3);
        QTRY_VERIFY(wrong->property("problem").toString().isEmpty());
        QTRY_VERIFY(w.item(QStringLiteral("eveningNotice"))->property("shown").toBool());
        QVERIFY(!w.item(QStringLiteral("eveningNotice"))->property("good").toBool());
        QCOMPARE(sheet->table().rows.size(), 2);
        QVERIFY(w.press(QStringLiteral("nameEvening")));
        QTRY_VERIFY(!w.open().isEmpty());
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.open().isEmpty());
        QVERIFY(w.press(QStringLiteral("deleteEvening")));
        QTRY_COMPARE(sheet->id(), 0);
        // Without a sheet there is nothing to name, save or delete.
        for (const char* tool : {"nameEvening", "saveEvening", "deleteEvening"})
            QTRY_VERIFY2(!w.item(QLatin1String(tool)), tool);
        // Another question over pieces that lie there.
        QMetaObject::invokeMethod(w.page(), "show", Q_ARG(QString, QStringLiteral("judge")));
        // A piece of which none is left says so when it is wanted once more.
        judge->setQuestion(QStringLiteral("points"));
        judge->clear();
        QVERIFY(w.click(QStringLiteral("tray-AS")));
        QQuickItem* const notice = w.page()->findChild<QQuickItem*>(QStringLiteral("judgeNotice"));
        QVERIFY(!notice->property("shown").toBool());
        QVERIFY(w.click(QStringLiteral("tray-AS")));
        QVERIFY(notice->property("shown").toBool());
        QVERIFY(!notice->property("text").toString().isEmpty());
        QVERIFY(w.click(QStringLiteral("tray-2H")));
        QVERIFY(!notice->property("shown").toBool());
        for (const char* game : {"hohpai", "hollywood", "hoola"}) {
            judge->setGame(QLatin1String(game));
            for (const OptionRow& asked : judge->questions()) {
                judge->setQuestion(asked.value.toString());
                QCoreApplication::processEvents();
                const QList<JudgeRow> rows = judge->rows();
                for (int i = 0; i < 7 && !rows.isEmpty(); ++i)
                    judge->put(rows.first().pieces.value(i).face);
                QCoreApplication::processEvents();
            }
        }
        judge->setGame(QStringLiteral("hoola"));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.pageName() == QLatin1String("Home"), qPrintable(w.where()));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

private:
    static bool ok(const auto& outcome) { return outcome.ok; }
    static void use(const QString& game, const QString& preset)
    {
        const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
        RulesInUse::instance()->usePreset(
            game, preset.isEmpty() ? QString::fromStdString(std::string(entry.book().presets().front().id)) : preset);
    }
    static QStringList facesIn(const Judge& judge, const QString& key)
    {
        for (const JudgePlace& field : judge.fields())
            if (field.key == key)
                return field.faces;
        return {};
    }
    static QString said(const Judge& judge) { return judge.answer().title + u' ' + judge.answer().lines.join(u' '); }
    static void lay(Judge& judge, const QString& laid)
    {
        for (const QString& part : laid.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
            if (part.contains(QLatin1String(" = "))) {
                const QString value = part.section(QStringLiteral(" = "), 1);
                const QString key = part.section(QStringLiteral(" = "), 0, 0);
                const QList<JudgePlace> places = judge.fields();
                const auto place =
                    std::find_if(places.begin(), places.end(), [&](const JudgePlace& one) { return one.key == key; });
                QVERIFY2(place != places.end(), qPrintable(key));
                if (place->kind == QLatin1String("flag"))
                    judge.mark(key, value == QLatin1String("true"));
                else if (place->kind == QLatin1String("number"))
                    judge.count(key, value.toInt());
                else
                    judge.choose(key, value);
                continue;
            }
            const QString key = part.section(QStringLiteral(": "), 0, 0);
            judge.setActive(key);
            for (const QString& face : part.section(QStringLiteral(": "), 1).split(u' '))
                QVERIFY2(judge.put(face), qPrintable(key + u' ' + face));
        }
    }

    QTemporaryDir folder_;
    std::unique_ptr<window_help::Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    JudgeTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "judge_test.moc"
