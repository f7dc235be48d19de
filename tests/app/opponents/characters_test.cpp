// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table: what they are called, how they like to play, and what they say at great moments.
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "history_help.h"
#include "settings/preferences.h"
#include "table/tablesession.h"
#include "words/characters.h"
#include "words/language.h"
#include "words/remarks.h"

class CharactersTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("characters"));
        Preferences::instance()->reset();
        Language::instance(); // follows what is preferred
    }

    void threeOfEachTemperament()
    {
        QHash<hanpan::temperament, int> many;
        for (const QString& id : Characters::ids())
            ++many[Characters::temperament(id)];
        QCOMPARE(many.size(), 4);
        for (const hanpan::temperament t : {hanpan::temperament::cautious, hanpan::temperament::greedy,
                                            hanpan::temperament::patient, hanpan::temperament::bold})
            QCOMPARE(many.value(t), 3);
        QCOMPARE(Characters::temperament(QStringLiteral("unicorn")), hanpan::temperament::even);
        QVERIFY(Characters::temperamentName(QString()).isEmpty());
    }

    /// The person's own face is kept, comes back after a restart, and goes along to another computer.
    void theOwnFace()
    {
        Preferences* const all = Preferences::instance();
        const QStringList faces = Preferences::playerFaces();
        QCOMPARE(QSet<QString>(faces.cbegin(), faces.cend()).size(), 7);
        QCOMPARE(all->playerFace(), faces.first());
        QSignalSpy changed(all, &Preferences::playerFaceChanged);
        all->setPlayerFace(QStringLiteral("grandmother"));
        all->setPlayerFace(QStringLiteral("fox")); // sits elsewhere
        QCOMPARE(all->playerFace(), QStringLiteral("grandmother"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(QSettings().value(QStringLiteral("playerFace")).toString(), QStringLiteral("grandmother"));
        const QVariantMap along = all->toTakeAlong();
        all->restoreDefaults();
        QCOMPARE(all->playerFace(), faces.first());
        all->putBack(); // reads everything anew
        QCOMPARE(all->playerFace(), QStringLiteral("grandmother"));
        all->restoreDefaults();
        QVariantMap damaged = along;
        damaged[QStringLiteral("playerFace")] = QStringLiteral("unicorn");
        all->takeOver(damaged, true);
        QCOMPARE(all->playerFace(), faces.first());
        all->takeOver(along, true);
        QCOMPARE(all->playerFace(), QStringLiteral("grandmother"));
        all->restoreDefaults();
        // What is suggested is a name that fits.
        all->setPlayerName(Preferences::systemName());
        QCOMPARE(all->playerName(), Preferences::systemName());
        all->setPlayerName({});
    }

    /// Everything that can be said is said once, in both languages.
    void theWords()
    {
        QStringList english;
        for (const char* language : {"en", "ko"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            static const QRegularExpression latin(QStringLiteral("[A-Za-z]"));
            QStringList all;
            for (const QString& id : Characters::ids())
                if (const QString name = Characters::temperamentName(id); !all.contains(name))
                    all.append(name);
            for (const Remarks::Moment moment :
                 {Remarks::Moment::Rare, Remarks::Moment::Win, Remarks::Moment::Match, Remarks::Moment::Loss})
                for (int temper = 1; temper <= 4; ++temper)
                    for (int number = 0; number < 2; ++number)
                        all.append(Remarks::of(static_cast<hanpan::temperament>(temper), moment, number));
            QCOMPARE(all.size(), 4 + 32);
            QCOMPARE(QSet<QString>(all.cbegin(), all.cend()).size(), all.size());
            for (const QString& words : std::as_const(all)) {
                QVERIFY(!words.isEmpty());
                QVERIFY2(words.contains(latin) == (qstrcmp(language, "en") == 0), qPrintable(words));
            }
        }
        QVERIFY(Remarks::of(hanpan::temperament::even, Remarks::Moment::Win, 0).isEmpty());
    }

    /// At the end of a match somebody speaks, in the middle only of what is great; never the person, and never who is told not to.
    void whoSpeaksWhen_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void whoSpeaksWhen()
    {
        QFETCH(QString, game);
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        int quiet = 0, spoken = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const std::unique_ptr<hanpan::match> match = history_help::dealt(game.toStdString(), seed, 4);
            QVERIFY(match);
            while (true) {
                while (!match->round_over())
                    QVERIFY(history_help::step(*match, "casual"));
                TableSession session;
                session.setUntimed(true);
                QVERIFY2(session.startFromRecord(QString::fromStdString(match->to_record())),
                         qPrintable(session.startError()));
                const SpokenRemark remark = session.result().remark;
                (remark.words.isEmpty() ? quiet : spoken) += 1;
                if (match->over() || !session.result().rareMoment.event.isEmpty())
                    QVERIFY(!remark.words.isEmpty());
                if (!remark.words.isEmpty()) {
                    QVERIFY(Characters::ids().contains(remark.face));
                    QCOMPARE(remark.name, Characters::name(remark.face));
                    Preferences::instance()->setRemarks(false);
                    QVERIFY(session.result().remark.words.isEmpty());
                    Preferences::instance()->setRemarks(true);
                }
                // The first round of a match cannot bring more than those before it.
                if (match->round() == 0 && !match->over() && session.result().rareMoment.event.isEmpty())
                    QVERIFY(remark.words.isEmpty());
                if (match->over())
                    break;
                match->next_round();
            }
        }
        QVERIFY(quiet > 0 && spoken >= 6);
    }

    /// Who sits there plays as it likes to: at the same deals others do otherwise.
    void theyPlayAsTheyLike()
    {
        const auto played = [](int seed, const QStringList& who) {
            TableSession session;
            session.setUntimed(true);
            session.setDemo(true);
            session.setCharacters(who);
            if (!session.start(QStringLiteral("hoola"), 4, {}, QString::number(seed), {QStringLiteral("casual")}, 1,
                               0) ||
                !QTest::qWaitFor([&] { return session.phase() != QLatin1String("playing"); }, 30000))
                return QString();
            return session.sessionRecord();
        };
        const QStringList greedy{QStringLiteral("fox"), QStringLiteral("bear"), QStringLiteral("frog")};
        const QStringList patient{QStringLiteral("turtle"), QStringLiteral("crane"), QStringLiteral("owl")};
        bool otherwise = false;
        for (int seed = 1; seed <= 12 && !otherwise; ++seed) {
            const QString one = played(seed, greedy);
            QVERIFY(!one.isEmpty());
            QCOMPARE(played(seed, greedy), one);
            otherwise = played(seed, patient) != one;
        }
        QVERIFY(otherwise);
    }

    /// Its temperament is at its seat, for who sees it and for who hears it.
    void atTheSeat()
    {
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        TableSession session;
        session.setUntimed(true);
        session.setCharacters({QStringLiteral("cat"), QStringLiteral("owl")});
        QVERIFY(session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("5"), {QStringLiteral("casual")}, 1, 0));
        const SeatRow* seat = &session.seats()->rows().at(2);
        QVERIFY(seat);
        QCOMPARE(seat->temperament, QStringLiteral("patient"));
        QVERIFY(seat->accessibleName.contains(QStringLiteral("patient")));
        QVERIFY(session.seats()->rows().at(0).temperament.isEmpty());
    }
};

QTEST_MAIN(CharactersTest)
#include "characters_test.moc"
