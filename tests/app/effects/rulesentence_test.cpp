// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "effects/pace.h"
#include "effects/rulesentence.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"
#include "settings/preferences.h"
#include "words/language.h"

/// What the book says of rules is what the engine finds, at the table set up last.
class RuleSentenceTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        house = std::make_unique<RulesInUse>(folder->path());
        Language::instance();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Preferences::instance()->remember(QStringLiteral("setup/hoola/players"), 4);
        sentence = std::make_unique<RuleSentence>();
        sentence->setGame(QStringLiteral("hoola"));
    }
    void cleanup()
    {
        sentence.reset();
        house.reset();
    }

    void nothingIsPlayedBeforeSomebodyReads()
    {
        QVERIFY(!sentence->running());
        QVERIFY(sentence->text().isEmpty());
        sentence->setWanted(true);
        QVERIFY(sentence->running());
        sentence->setWanted(false);
        QVERIFY(!sentence->running());
    }

    void itSaysWhatTheEngineFinds()
    {
        read();
        auto study = *hanpan::effects::study::of({hanpan::find_game("hoola"), 4, house->values("hoola"), 1});
        const std::atomic<bool> never{false};
        study.play_on(640, 1, never);
        const auto figures = study.figures();
        const double turns = hanpan::effects::find(figures, "turns")->value;
        QVERIFY2(sentence->text().startsWith(QStringLiteral("A round lasts about %1 turns, %2 min ")
                                                 .arg(std::round(turns))
                                                 .arg(std::round(hanpan::effects::minutes(turns, 4)))),
                 qPrintable(sentence->text()));
        QVERIFY2(sentence->source().contains(QLocale(QLocale::English).toString(qlonglong(study.rounds()))),
                 qPrintable(sentence->source()));
        // Who looks again need not wait.
        const QString said = sentence->text();
        sentence->setWanted(false);
        sentence->setWanted(true);
        QCOMPARE(sentence->text(), said);
    }

    void asManyPlayAsAtTheTableSetUpLast()
    {
        Preferences::instance()->remember(QStringLiteral("setup/hoola/players"), 3);
        read();
        QVERIFY2(sentence->source().contains(QStringLiteral("3 players")), qPrintable(sentence->source()));
        sentence->setPlayers(2);
        QTRY_VERIFY(sentence->source().contains(QStringLiteral("2 players")));
    }

    void theRulesOfAMatchAreNotThoseInUse()
    {
        read();
        const QString inUse = sentence->text();
        hanpan::rule_values values = house->values("hoola");
        values["stop_rule"] = "off";
        sentence->setValues(values);
        QTRY_VERIFY(!sentence->text().isEmpty() && !sentence->running());
        QVERIFY(sentence->text() != inUse);
        // The rules in use change: this match's do not.
        const QString ofMatch = sentence->text();
        house->usePreset(QStringLiteral("hoola"), QStringLiteral("hertzog"));
        QCOMPARE(sentence->text(), ofMatch);
    }

    void itIsSaidInBothLanguages()
    {
        read();
        const QString english = sentence->text();
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QTRY_VERIFY(sentence->text() != english);
        QVERIFY(!sentence->text().contains(QLatin1String("round")));
    }

    void rulesNobodyCanPlaySayNothing()
    {
        hanpan::rule_values values = house->values("hoola");
        values["face_value"] = "ten";
        values["blast_high"] = "numeric";
        sentence->setValues(values);
        sentence->setWanted(true);
        QVERIFY(!sentence->running());
        QVERIFY(sentence->text().isEmpty());
    }

private:
    void read()
    {
        sentence->setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(!sentence->running() && !sentence->text().isEmpty(), 60'000);
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<RulesInUse> house;
    std::unique_ptr<RuleSentence> sentence;
};

QTEST_MAIN(RuleSentenceTest)
#include "rulesentence_test.moc"
