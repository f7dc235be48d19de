// SPDX-License-Identifier: GPL-3.0-or-later
// What could be known at a place of a replay: by events, in the program's window, in both languages, at the largest tables.
#include <QtTest/QTest>

#include "history_help.h"
#include "table/tablesession.h"
#include "window_help.h"

using namespace window_help;

class ForesightTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("foresight");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setMuted(true);
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY(window_->opened());
    }
    void cleanupTestCase()
    {
        window_.reset();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    void everyGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : history_help::games())
            for (const char* language : {"ko", "en"})
                QTest::addRow("%s %s", qPrintable(game), language) << game << QString::fromLatin1(language);
    }
    void everyGame()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        const int id = kept(game);
        QVERIFY(id > 0);
        const int first = openReplay(id, 4);
        const TableSession* session = w.page()->property("session").value<TableSession*>();

        // By its key, by the button afterwards.
        w.key(Qt::Key_C);
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("ForesightSheet")});
        QObject* foresight = of(w);
        QVERIFY(foresight);
        QTRY_VERIFY_WITH_TIMEOUT(!foresight->property("running").toBool(), 120000);
        const int moves = foresight->property("moves").toInt();
        QVERIFY(moves > 5);
        QCOMPARE(foresight->property("line").toList().size(), moves + 1);
        const int players = hanpan::find_game(game.toStdString())->max_players;
        QCOMPARE(foresight->property("others").toList().size(), players - 1);
        for (const QVariant& at : foresight->property("line").toList()) {
            QCOMPARE(at.toList().size(), players);
            double sum = 0;
            for (const QVariant& chance : at.toList())
                sum += chance.toDouble();
            QVERIFY(std::abs(sum - 1) < 1e-6);
        }

        // A picture of what somebody could hold, and the same in words.
        const auto* picture = w.item(QStringLiteral("heldPicture"));
        QVERIFY(picture);
        QTRY_VERIFY(picture->height() > 0);
        double held = 0;
        for (const QVariant& row : foresight->property("rows").toList())
            for (const QVariant& piece : row.toList())
                held += piece.toMap()[QStringLiteral("share")].toDouble();
        QVERIFY(held > 0.5);
        const QString told = foresight->property("told").toString();
        QVERIFY2(told.contains(QStringLiteral("%")), qPrintable(told));
        QVERIFY2(w.item(QStringLiteral("foresightTold"))->property("text").toString() == told, qPrintable(told));
        if (language == QLatin1String("ko")) {
            static const QRegularExpression latin(QStringLiteral("[A-Za-z]{3,}"));
            QVERIFY2(!told.contains(latin), qPrintable(told));
        }
        if (qEnvironmentVariableIsSet("HANPAN_PICTURES"))
            w->grabWindow().save(qEnvironmentVariable("HANPAN_PICTURES") +
                                 QStringLiteral("/foresight-%1-%2.png").arg(game, language));

        // Somebody else's hand.
        const int next = foresight->property("others").toList().last().toMap()[QStringLiteral("value")].toInt();
        foresight->setProperty("other", next);
        QVERIFY(foresight->property("told").toString().contains(
            foresight->property("others").toList().last().toMap()[QStringLiteral("label")].toString()));

        // From move to move, by keys at the plot, by its buttons, by the pointer.
        w.key(Qt::Key_Right);
        QTRY_COMPARE(session->replayPosition(), 5);
        const auto place = [&] { return w.item(QStringLiteral("foresightPlace"))->property("text").toString(); };
        const QString fifth = place();
        // By the numbers of the replay under it.
        QCOMPARE(numbers(fifth, 3), numbers(w.item(QStringLiteral("replayPlace"))->property("text").toString(), 3));
        QVERIFY(w.click(QStringLiteral("foresightBack")));
        QTRY_COMPARE(session->replayPosition(), 4);
        // What is said to have happened is what happened, also on the way back.
        if (!session->log().isEmpty())
            QVERIFY2(place().endsWith(session->log().last()), qPrintable(place()));
        QVERIFY(w.click(QStringLiteral("foresightOn")));
        QTRY_COMPARE(session->replayPosition(), 5);
        QCOMPARE(place(), fifth);
        const auto* plot = w.item(QStringLiteral("foresightPlot"));
        QVERIFY(plot);
        QTest::mouseClick(w.get(), Qt::LeftButton, {},
                          plot->mapToScene(QPointF(plot->width() - 8, plot->height() / 2)).toPoint());
        QTRY_COMPARE(session->replayPosition(), first + moves);
        QTRY_VERIFY(foresight->property("rows").toList().isEmpty()); // the round is over, the hands are on the table
        QVERIFY(!foresight->property("told").toString().isEmpty());
        w.key(Qt::Key_Home);
        QTRY_COMPARE(session->replayPosition(), first);

        // The other language, while it is open.
        const QString before = foresight->property("told").toString();
        Preferences::instance()->setLanguage(language == QLatin1String("ko") ? QStringLiteral("en")
                                                                             : QStringLiteral("ko"));
        QTRY_VERIFY(foresight->property("told").toString() != before);

        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QCOMPARE(session->replayPosition(), first);
        w.key(Qt::Key_Right); // the keys of the replay go on
        QTRY_COMPARE(session->replayPosition(), first + 1);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        w.home();
        History::instance()->remove({id});
    }

    void whyAMoveWasDear_data() { everyGame_data(); }
    /// The dearest moves say why with the pieces, in the list and at the table, from what could be known then.
    void whyAMoveWasDear()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        const int id = kept(game);
        QVERIFY(id > 0);
        w.go(QStringLiteral("ReviewPage"), {{QStringLiteral("matchId"), id}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        auto* review = w.page()->property("review").value<QObject*>();
        QVERIFY(review);
        review->setProperty("deep", false);
        QTRY_VERIFY_WITH_TIMEOUT(!review->property("running").toBool(), 120000);
        const QVariantList dearest = review->property("dearest").toList();
        QVERIFY(!dearest.isEmpty() && dearest.size() <= 3);
        for (const QVariant& one : dearest) {
            const QVariantMap decision = one.toMap(), why = decision[QStringLiteral("why")].toMap();
            QVERIFY2(!why.isEmpty(), qPrintable(decision[QStringLiteral("where")].toString()));
            // The hand is the one that the person held.
            TableSession there;
            QVERIFY(there.replayKept(id));
            there.replayTo(decision[QStringLiteral("position")].toInt());
            QStringList hand = why[QStringLiteral("hand")].toStringList();
            hand.removeAll(QString());
            QStringList held;
            for (int row = 0; row < there.pieces()->rowCount(); ++row) {
                const QModelIndex at = there.pieces()->index(row, 0);
                if (there.pieces()->data(at, roleOf(there, "zone")) == QStringLiteral("hand:0"))
                    held.append(there.pieces()->data(at, roleOf(there, "face")).toString());
            }
            hand.sort();
            held.sort();
            QCOMPARE(hand, held);
            QVERIFY(!why[QStringLiteral("worth")].toString().isEmpty());
            const QVariantList moves = why[QStringLiteral("moves")].toList();
            QCOMPARE(moves.size(), 2);
            QCOMPARE(moves[0].toMap()[QStringLiteral("text")], decision[QStringLiteral("played")]);
            QCOMPARE(moves[1].toMap()[QStringLiteral("text")], decision[QStringLiteral("better")]);
            for (const QVariant& move : moves) {
                const QString said = move.toMap()[QStringLiteral("said")].toString();
                // What it promised; the chance of the first place where that is what matters.
                QCOMPARE(said.contains(u'%'),
                         game != QLatin1String("hollywood") || said.contains(QStringLiteral("%)")));
                QVERIFY2(std::count_if(said.begin(), said.end(), [](QChar c) { return c.isDigit(); }) > 0,
                         qPrintable(said));
                static const QRegularExpression latin(QStringLiteral("[a-z]{3,}"));
                if (language == QLatin1String("ko"))
                    QVERIFY2(!said.contains(latin), qPrintable(said));
            }
        }
        const auto* shown = w.item(QStringLiteral("why"));
        QVERIFY(shown);
        QTRY_VERIFY(shown->height() > 0);
        if (qEnvironmentVariableIsSet("HANPAN_PICTURES"))
            w->grabWindow().save(qEnvironmentVariable("HANPAN_PICTURES") +
                                 QStringLiteral("/why-%1-%2.png").arg(game, language));
        // The other language, and back.
        const auto worth = [&] {
            return review->property("dearest").toList()[0].toMap()[QStringLiteral("why")].toMap()[QStringLiteral(
                "moves")];
        };
        const QVariant before = worth();
        Preferences::instance()->setLanguage(language == QLatin1String("ko") ? QStringLiteral("en")
                                                                             : QStringLiteral("ko"));
        QTRY_VERIFY(worth() != before);
        Preferences::instance()->setLanguage(language);
        QTRY_COMPARE(worth(), before);
        // At the table where it was decided.
        w.key(Qt::Key_Return);
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QVERIFY(!w.item(QStringLiteral("why"))); // the table is seen first
        // It is the same move by number.
        const QVariantMap first = dearest.first().toMap();
        if (first[QStringLiteral("position")].toInt() > 0)
            QCOMPARE(numbers(first[QStringLiteral("where")].toString(), 2),
                     numbers(w.item(QStringLiteral("replayPlace"))->property("text").toString(), 2));
        QVERIFY(w.click(QStringLiteral("showWhy")));
        QTRY_VERIFY(w.item(QStringLiteral("why")));
        const auto* note = w.item(QStringLiteral("why"));
        QVERIFY(note->property("said").toString().contains(moveText(before)));
        if (qEnvironmentVariableIsSet("HANPAN_PICTURES"))
            w->grabWindow().save(qEnvironmentVariable("HANPAN_PICTURES") +
                                 QStringLiteral("/whytable-%1-%2.png").arg(game, language));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        w.home();
        History::instance()->remove({id});
    }

    /// A record in a file is looked at as a match of the history is.
    void aRecordInAFile()
    {
        Window& w = *window_;
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        const int id = kept(QStringLiteral("hohpai"));
        QFile file(folder_.filePath(QStringLiteral("one.hanpan")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(History::instance()->recordOf(id).toUtf8());
        file.close();
        w.go(QStringLiteral("ReplayPage"), {{QStringLiteral("file"), file.fileName()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        w.key(Qt::Key_C);
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("ForesightSheet")});
        QObject* foresight = of(w);
        QVERIFY(foresight);
        QTRY_VERIFY_WITH_TIMEOUT(!foresight->property("running").toBool(), 120000);
        QCOMPARE(foresight->property("line").toList().size(), foresight->property("moves").toInt() + 1);
        QVERIFY(!foresight->property("rows").toList().isEmpty());
        w.key(Qt::Key_Left, Qt::AltModifier); // though Left means something in it
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        w.home();
        History::instance()->remove({id});
    }

    /// Left while it thinks, and by way of the second round, whose places follow from its own deal.
    void theSecondRound()
    {
        Window& w = *window_;
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        const int id = kept(QStringLiteral("hoola"));
        openReplay(id, 2);
        QVERIFY(w.click(QStringLiteral("foresight")));
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("ForesightSheet")});
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        const TableSession* session = w.page()->property("session").value<TableSession*>();
        const QVariantList rounds = session->replayMarks(QStringLiteral("round"));
        QCOMPARE(rounds.size(), 2);
        const int second = rounds[1].toInt();
        w.key(Qt::Key_End);
        QTRY_COMPARE(session->replayPosition(), session->replayLength());
        QVERIFY(w.click(QStringLiteral("foresight")));
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("ForesightSheet")});
        QObject* foresight = of(w);
        QTRY_VERIFY_WITH_TIMEOUT(!foresight->property("running").toBool(), 120000);
        QCOMPARE(foresight->property("moves").toInt(), session->replayLength() - second);
        QCOMPARE(foresight->property("move").toInt(), session->replayLength() - second);
        // What came of it: one place for certain.
        const QVariantList last = foresight->property("line").toList().last().toList();
        QCOMPARE(std::count(last.begin(), last.end(), QVariant(1.0)), 1);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        w.home();
        History::instance()->remove({id});
    }

private:
    /// The first so many numbers of a text, sorted: languages name them in other orders.
    static QStringList numbers(const QString& text, int count)
    {
        static const QRegularExpression number(QStringLiteral("[0-9]+"));
        QStringList found;
        for (auto at = number.globalMatch(text); at.hasNext() && found.size() < count;)
            found.append(at.next().captured());
        found.sort();
        return found;
    }
    static int roleOf(const TableSession& session, const char* name)
    {
        return session.pieces()->roleNames().key(name, -1);
    }
    static QString moveText(const QVariant& moves)
    {
        return moves.toList()[0].toMap()[QStringLiteral("text")].toString();
    }
    static QObject* of(const Window& w)
    {
        for (QObject* one : w.get()->findChildren<QObject*>())
            if (one->inherits("Foresight") && one->property("wanted").toBool())
                return one;
        return nullptr;
    }
    /// Two rounds of learners at the largest table.
    static int kept(const QString& game)
    {
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        setup.players = hanpan::find_game(setup.game)->max_players;
        setup.rounds = 2;
        setup.seed = 41;
        setup.rules = history_help::rulesFor(game, setup.players);
        auto made = hanpan::make_match(setup);
        if (!made)
            return 0;
        while (history_help::step(**made))
            ;
        QStringList levels;
        for (int i = 1; i < setup.players; ++i)
            levels.append(QStringLiteral("learner"));
        return History::instance()->store().add(**made, levels, MatchKind::Match, actionsOf(**made));
    }
    /// Gives the place at which its round begins.
    int openReplay(int id, int position)
    {
        window_->go(QStringLiteral("ReplayPage"),
                    {{QStringLiteral("matchId"), id}, {QStringLiteral("position"), position}});
        [&] { QTRY_COMPARE(window_->pageName(), QStringLiteral("ReplayPage")); }();
        return window_->page()->property("session").value<TableSession*>()->shownRoundBegins();
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    ForesightTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "foresight_test.moc"
