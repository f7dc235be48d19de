// SPDX-License-Identifier: GPL-3.0-or-later
// The sixty others that had one's seat: the figures are those of the engine's field at the same deal, and come one after another.
#include <atomic>

#include <QStandardPaths>
#include <QTemporaryDir>

#include "history_help.h"
#include "match/botplay.h"
#include "registry/registry.h"
#include "review/seatfield.h"
#include "settings/preferences.h"
#include "words/characters.h"

class SeatFieldTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<History> history_;

    /// A round of a game that is over, and one that goes on.
    int keep(const hanpan::match& match)
    {
        return history_->store().add(
            match,
            {.levels = {QStringLiteral("learner")}, .characters = {QStringLiteral("fox"), QStringLiteral("owl")}},
            actionsOf(match));
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("seatfield"));
        Preferences::instance()->reset();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        history_ = std::make_unique<History>(folder_.filePath(QStringLiteral("history.sqlite")));
    }

    void theFiguresAreTheFields()
    {
        const std::atomic<bool> never{false};
        hanpan::match_setup setup;
        setup.game = "hulahoo";
        setup.players = 2;
        setup.seed = 61;
        setup.until = 1;
        const auto match = hanpan::make_match(setup);
        QVERIFY(match);
        std::vector<hanpan::bot_settings> table(2);
        for (std::size_t who = 0; who < table.size(); ++who) {
            table[who].level = "learner";
            table[who].seed = setup.seed + who;
        }
        table[1].temperament = Characters::temperament(QStringLiteral("fox"));
        QVERIFY(hanpan::play_round_out(**match, table, never));

        SeatField field;
        int told = 0, last = 0;
        QElapsedTimer since;
        since.start();
        QObject eyes;
        connect(&field, &SeatField::changed, &eyes, [&] {
            QVERIFY(field.played() >= last);
            if (field.played() > last && ++told == 1)
                qInfo("measured: first of the sixty after %lld ms", since.elapsed());
            last = field.played();
        });
        field.setMatchId(keep(**match));
        QCOMPARE(field.error(), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!field.running(), 50000);
        QCOMPARE(field.played(), hanpan::arena::usual_field);
        qInfo("measured: all of the sixty after %lld ms", since.elapsed());
        QVERIFY(told > 1); // they came one after another
        hanpan::arena::field others(**match, 0, table,
                                    hanpan::arena::mixed_levels(hanpan::find_game("hulahoo")->levels), setup.seed);
        others.play_on(hanpan::arena::usual_field, 1, never);
        const auto place = others.place((*match)->settle().payments.front());
        QCOMPARE(
            field.place(),
            place.equal > 0
                ? QStringLiteral("You came out ahead of %1 of 60, level with %2.").arg(place.worse).arg(place.equal)
                : QStringLiteral("You came out ahead of %1 of 60.").arg(place.worse));
        QVERIFY(!field.best().isEmpty());
        QCOMPARE(!field.departed().isEmpty(), others.departed(**match).has_value());
        QObject::disconnect(&field, nullptr, &eyes, nullptr);
        field.setMatchId(0);
        QCOMPARE(field.place(), QString());
    }

    void aRoundThatGoesOnHasNone()
    {
        const auto match = history_help::played("hoola", 5, 4, 1);
        SeatField field;
        field.setMatchId(keep(*match));
        QCOMPARE(field.error(), QStringLiteral("The round must be over first."));
        QVERIFY(!field.running());
    }
};

QTEST_MAIN(SeatFieldTest)
#include "seatfield_test.moc"
