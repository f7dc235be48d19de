// SPDX-License-Identifier: GPL-3.0-or-later
// What could be known at a place of a replay: by events, in the program's window, in both languages, at the largest tables.
#include <QtTest/QTest>

#include "history_help.h"
#include "review/foresight.h"
#include "review/review.h"
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
        for (const QString& game : history_help::games())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    /// What is reckoned once is told in both languages.
    void everyGame()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        const int id = kept(game);
        QVERIFY(id > 0);
        const int first = openReplay(id, 4);
        const TableSession* session = w.page()->property("session").value<TableSession*>();

        // By its key, by the button afterwards.
        w.key(Qt::Key_C);
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("ForesightSheet")});
        Foresight* foresight = of(w);
        QVERIFY(foresight);
        QTRY_VERIFY_WITH_TIMEOUT(!foresight->running(), 120000);
        const int moves = foresight->moves();
        QVERIFY(moves > 5);
        QCOMPARE(foresight->line().size(), moves + 1);
        const int players = hanpan::find_game(game.toStdString())->max_players;
        QCOMPARE(foresight->others().size(), players - 1);
        for (const ShareRow& at : foresight->line()) {
            QCOMPARE(at.shares.size(), players);
            double sum = 0;
            for (const double chance : at.shares)
                sum += chance;
            QVERIFY(std::abs(sum - 1) < 1e-6);
        }

        // A picture of what somebody could hold, and the same in words, in the other language while it is open.
        QTRY_VERIFY(w.item(QStringLiteral("heldPicture")) && w.item(QStringLiteral("heldPicture"))->height() > 0);
        double held = 0;
        for (const HeldRow& row : foresight->rows())
            for (const HeldChance& piece : row.pieces)
                held += piece.share;
        QVERIFY(held > 0.5);
        QString before;
        for (const char* language : {"ko", "en"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            QTRY_VERIFY(foresight->told() != before);
            const QString told = before = foresight->told();
            QVERIFY2(told.contains(QStringLiteral("%")), qPrintable(told));
            QTRY_COMPARE(w.item(QStringLiteral("foresightTold"))->property("text").toString(), told);
            static const QRegularExpression latin(QStringLiteral("[A-Za-z]{3,}"));
            QCOMPARE(told.contains(latin), language == QLatin1String("en"));
            picture(QStringLiteral("foresight-"), game, language);
        }

        // Somebody else's hand.
        foresight->setOther(foresight->others().last().seat);
        QVERIFY(foresight->told().contains(foresight->others().last().name));

        // From move to move, by keys at the plot, by its buttons, by the pointer.
        w.key(Qt::Key_Right);
        QTRY_COMPARE(session->replayPosition(), 5);
        const auto place = [&] { return w.item(QStringLiteral("foresightPlace"))->property("text").toString(); };
        const QString fifth = place();
        // By the numbers of the replay under it.
        QVERIFY2(names(fifth, session->replayPosition()) && names(fifth, session->replayLength()), qPrintable(fifth));
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
        QTRY_VERIFY(foresight->rows().isEmpty()); // the round is over, the hands are on the table
        QVERIFY(!foresight->told().isEmpty());
        w.key(Qt::Key_Home);
        QTRY_COMPARE(session->replayPosition(), first);

        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QCOMPARE(session->replayPosition(), first);
        w.key(Qt::Key_Right); // the keys of the replay go on
        QTRY_COMPARE(session->replayPosition(), first + 1);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        w.home();
    }

    void whyAMoveWasDear_data() { everyGame_data(); }
    /// The dearest moves say why with the pieces, in the list and at the table, from what could be known then. What is judged once is
    /// told in both languages.
    void whyAMoveWasDear()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        const int id = kept(game);
        QVERIFY(id > 0);
        w.go(QStringLiteral("ReviewPage"), {{QStringLiteral("matchId"), id}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        auto* review = w.page()->property("review").value<Review*>();
        QVERIFY(review);
        review->setDeep(false);
        QTRY_VERIFY_WITH_TIMEOUT(!review->running(), 120000);
        const auto moves = [review] { return review->dearest()[0].why.moves; };
        QVERIFY(!review->dearest().isEmpty() && review->dearest().size() <= 3);
        QList<WhyMove> before;
        for (const char* language : {"ko", "en"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            QTRY_VERIFY(moves() != before);
            before = moves();
            for (const ReviewedRow& one : review->dearest()) {
                tells(game, language, one);
                if (QTest::currentTestFailed())
                    return;
                ownHand(game, id, one);
                if (QTest::currentTestFailed())
                    return;
            }
            // A row may be made anew, or leave the list's window, when those above it grow: it is asked for each time.
            QTRY_VERIFY(w.item(QStringLiteral("whyHand")) && w.item(QStringLiteral("whyHand"))->height() > 0);
            // They are the first of the list, under their own heading.
            for (int i = 0; i < review->ranked().size(); ++i)
                QCOMPARE(review->ranked()[i].why.game.isEmpty(), i >= review->dearest().size());
            picture(QStringLiteral("why-"), game, language);
        }
        // Back to a language it was told in before.
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QTRY_VERIFY(moves() != before);
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(moves(), before);
        // At the table where it was decided.
        w.key(Qt::Key_Return);
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QVERIFY(!w.item(QStringLiteral("why"))); // the table is seen first
        // It is the same move by number.
        const ReviewedRow first = review->dearest().first();
        const int position = w.page()->property("session").value<TableSession*>()->replayPosition();
        QCOMPARE(position, first.position);
        QVERIFY(names(w.item(QStringLiteral("replayPlace"))->property("text").toString(), position));
        if (position > 0)
            QVERIFY2(names(first.where, position), qPrintable(first.where));
        QVERIFY(w.click(QStringLiteral("showWhy")));
        QTRY_VERIFY(w.item(QStringLiteral("why")));
        QVERIFY(w.item(QStringLiteral("why"))->property("said").toString().contains(before[0].text));
        picture(QStringLiteral("whytable-"), game, "en");
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        w.home();
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
        Foresight* foresight = of(w);
        QVERIFY(foresight);
        QTRY_VERIFY_WITH_TIMEOUT(!foresight->running(), 120000);
        QCOMPARE(foresight->line().size(), foresight->moves() + 1);
        QVERIFY(!foresight->rows().isEmpty());
        w.key(Qt::Key_Left, Qt::AltModifier); // though Left means something in it
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        w.home();
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
        const QList<int> rounds = session->replayMarks(QStringLiteral("round"));
        QCOMPARE(rounds.size(), 2);
        const int second = rounds[1];
        w.key(Qt::Key_End);
        QTRY_COMPARE(session->replayPosition(), session->replayLength());
        QVERIFY(w.click(QStringLiteral("foresight")));
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("ForesightSheet")});
        Foresight* foresight = of(w);
        QTRY_VERIFY_WITH_TIMEOUT(!foresight->running(), 120000);
        QCOMPARE(foresight->moves(), session->replayLength() - second);
        QCOMPARE(foresight->move(), session->replayLength() - second);
        // What came of it: one place for certain.
        QCOMPARE(foresight->line().last().shares.count(1.0), 1);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        w.home();
    }

private:
    /// Does the text name this number?
    static bool names(const QString& text, int number)
    {
        return text.contains(QRegularExpression(QStringLiteral("(?<![0-9])%1(?![0-9])").arg(number)));
    }
    static int roleOf(const TableSession& session, const char* name)
    {
        return session.pieces()->roleNames().key(name, -1);
    }
    static Foresight* of(const Window& w)
    {
        for (Foresight* one : w.get()->findChildren<Foresight*>())
            if (one->wanted())
                return one;
        return nullptr;
    }
    /// A decision says what both moves promised.
    static void tells(const QString& game, const char* language, const ReviewedRow& decision)
    {
        QVERIFY2(!decision.why.game.isEmpty(), qPrintable(decision.where));
        QVERIFY(!decision.why.own.worth.isEmpty());
        const QList<WhyMove>& moves = decision.why.moves;
        QCOMPARE(moves.size(), 2);
        QCOMPARE(moves[0].text, decision.played);
        QCOMPARE(moves[1].text, decision.better);
        for (const WhyMove& move : moves) {
            const QString& said = move.said;
            // What it promised; the chance of the first place where that is what matters.
            QCOMPARE(said.contains(u'%'), game != QLatin1String("hollywood") || said.contains(QStringLiteral("%)")));
            QVERIFY2(std::count_if(said.begin(), said.end(), [](QChar c) { return c.isDigit(); }) > 0,
                     qPrintable(said));
            static const QRegularExpression latin(QStringLiteral("[a-z]{3,}"));
            QVERIFY2(said.contains(latin) == (language == QLatin1String("en")), qPrintable(said));
        }
    }
    /// The hand beside a decision is the one that the person held, and what lay there besides is what there was.
    static void ownHand(const QString& game, int id, const ReviewedRow& decision)
    {
        TableSession there;
        QVERIFY(there.replayKept(id));
        there.replayTo(decision.position);
        const auto lying = [&](const QString& zone) {
            QStringList faces;
            for (int row = 0; row < there.pieces()->rowCount(); ++row) {
                const QModelIndex at = there.pieces()->index(row, 0);
                if (there.pieces()->data(at, roleOf(there, "zone")) == zone)
                    faces.append(there.pieces()->data(at, roleOf(there, "face")).toString());
            }
            faces.sort();
            return faces;
        };
        QStringList hand = decision.why.own.faces;
        hand.removeAll(QString());
        hand.sort();
        QCOMPARE(hand, lying(QStringLiteral("hand:0")));
        const QList<BesideHand>& beside = decision.why.own.beside;
        for (const BesideHand& row : beside)
            QVERIFY(!row.faces.isEmpty());
        if (game != QLatin1String("hulahoo"))
            return;
        // Whoever answers a call does it with the open cards too, and to what lies on the pile.
        const QStringList open = lying(QStringLiteral("open:0"));
        bool answering = false, opened = false;
        for (const BesideHand& row : beside) {
            QStringList faces = row.faces;
            faces.sort();
            opened = opened || (!open.isEmpty() && faces == open);
            answering = answering || (faces.size() == 1 && !row.words.isEmpty() &&
                                      lying(QStringLiteral("discard")).contains(faces.first()));
        }
        QCOMPARE(opened, !open.isEmpty());
        QCOMPARE(answering, !lying(QStringLiteral("discard")).isEmpty());
    }
    void picture(const QString& what, const QString& game, const char* language) const
    {
        if (!qEnvironmentVariableIsSet("HANPAN_PICTURES"))
            return;
        QTest::qWait(100);
        window_->get()->grabWindow().save(qEnvironmentVariable("HANPAN_PICTURES") + u'/' + what + game + u'-' +
                                          QString::fromLatin1(language) + QStringLiteral(".png"));
    }
    /// Two rounds of learners at the largest table, wherever the rules would end; the same match for whoever looks at it.
    int kept(const QString& game)
    {
        if (const int there = kept_.value(game))
            return there;
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        setup.players = hanpan::find_game(setup.game)->max_players;
        setup.rounds = setup.until = 2;
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
        return kept_[game] = History::instance()->store().add(**made, {.levels = levels, .kind = MatchKind::Match},
                                                              actionsOf(**made));
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
    QHash<QString, int> kept_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    ForesightTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "foresight_test.moc"
