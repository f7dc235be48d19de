// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "effects/ruleeffects.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"
#include "settings/preferences.h"
#include "words/language.h"

/// What the page says of the rules in use is what the engine finds, under every preset, in both languages.
class RuleEffectsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        house = std::make_unique<RulesInUse>(folder->path());
        Language::instance();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        effects = std::make_unique<RuleEffects>();
    }
    void cleanup()
    {
        effects.reset();
        house.reset();
    }

    void nothingIsPlayedBeforeSomebodyLooks()
    {
        effects->setGame(QStringLiteral("hoola"));
        QVERIFY(!effects->running());
        QVERIFY(effects->rows().isEmpty());
        QVERIFY(!effects->others().isEmpty());
        effects->setWanted(true);
        QVERIFY(effects->running());
        QTRY_VERIFY(!effects->rows().isEmpty());
        effects->setWanted(false);
        QVERIFY(!effects->running());
    }

    void theFiguresAreTheEngines()
    {
        look(QStringLiteral("hoola"));
        effects->setWanted(false);
        // As many rounds as it says, played here.
        auto study = *hanpan::effects::study::of({hanpan::find_game("hoola"), 4, house->values("hoola"), 1});
        const qint64 rounds = effects->source().section(u' ', 0, 0).remove(u',').toLongLong();
        QVERIFY(rounds > 0);
        const std::atomic<bool> never{false};
        while (study.rounds() < rounds)
            study.play_on(1, 1, never);
        QCOMPARE(qint64(study.rounds()), rounds);
        for (const auto& f : study.figures())
            if (f.id == "turns")
                QCOMPARE(row("turns").now, QLocale(QLocale::English).toString(f.value, 'f', 1));
            else if (f.id == "ends.going_out")
                QCOMPARE(row("ends.going_out").now, QLocale(QLocale::English).toString(100 * f.value, 'f', 0) + u'%');
        // Alone there is nothing before.
        for (const EffectRow& r : effects->rows()) {
            QVERIFY2(r.before.isEmpty() && !r.shows && r.beforeAt < 0, qPrintable(r.figureId));
            QVERIFY2(r.nowFrom <= r.nowAt && r.nowAt <= r.nowTo, qPrintable(r.figureId));
        }
    }

    void aChangeIsComparedWithWhatWasBefore()
    {
        look(QStringLiteral("hoola"));
        auto values = house->values("hoola");
        values["stop_rule"] = "off";
        house->setValues("hoola", values);
        QCOMPARE(effects->against(), QStringLiteral("change"));
        QTRY_VERIFY(row("ends.stop").shows);
        QCOMPARE(row("ends.stop").now, QStringLiteral("0%"));
        QVERIFY(row("ends.stop").before != row("ends.stop").now);
        QVERIFY2(effects->summary().contains(QLatin1String("instead of")), qPrintable(effects->summary()));
        // What was chosen stays; rules against themselves have nothing before.
        const QString preset = QStringLiteral("preset:") + house->base("hoola");
        effects->setAgainst(preset);
        house->undo("hoola");
        QTRY_VERIFY(!effects->rows().isEmpty());
        QCOMPARE(effects->against(), preset);
        for (const EffectRow& r : effects->rows())
            QVERIFY2(r.before.isEmpty(), qPrintable(r.figureId));
    }

    void twoValuesThatDifferAreNotWrittenAlike()
    {
        look(QStringLiteral("hoola"));
        auto values = house->values("hoola");
        values["stop_rule"] = "off";
        house->setValues("hoola", values);
        QTRY_VERIFY(row("ends.stop").shows);
        for (const EffectRow& r : effects->rows())
            QVERIFY2(r.before != r.now, qPrintable(r.figureId + u' ' + r.now));
    }

    void everyRuleSaysWhatItDoes()
    {
        effects->setFirst(QStringLiteral("stop_rule"));
        look(QStringLiteral("hoola"));
        // The rule that is seen first is the first one that is known.
        QTRY_VERIFY_WITH_TIMEOUT(effects->told() > 1 && effects->swept(QStringLiteral("stop_rule")), 30000);
        const RuleSpark spark = effects->spark(QStringLiteral("stop_rule"));
        QVERIFY(spark.points.size() >= 2);
        int inUse = 0;
        for (const SparkPoint& point : spark.points) {
            inUse += point.inUse;
            QVERIFY(point.from <= point.at && point.at <= point.to);
            QVERIFY(point.from >= 0 && point.to <= 1);
            QVERIFY2(spark.spoken.contains(point.label) && spark.spoken.contains(point.text), qPrintable(spark.spoken));
        }
        QCOMPARE(inUse, 1);
        QVERIFY2(!spark.said.isEmpty(), qPrintable(spark.spoken));
        // Of a rule without an effect nothing is said; other rules have to be played anew, and are known again afterwards.
        const auto before = house->values("hoola");
        auto values = before;
        values["stop_rule"] = "off";
        house->setValues("hoola", values);
        QVERIFY(!effects->swept(QStringLiteral("stop_rule")));
        QTRY_VERIFY_WITH_TIMEOUT(effects->swept(QStringLiteral("stop_threshold")), 60000);
        QVERIFY(effects->spark(QStringLiteral("stop_threshold")).said.isEmpty());
        house->setValues("hoola", before);
        QVERIFY(effects->swept(QStringLiteral("stop_rule")));
        QCOMPARE(effects->spark(QStringLiteral("stop_rule")).points.size(), spark.points.size());
        // Nobody looks: nothing is played, nothing is said.
        effects->setWanted(false);
        QVERIFY(!effects->running());
        QVERIFY(!effects->swept(QStringLiteral("stop_rule")));
    }

    void everyPresetHasItsFiguresInWords_data()
    {
        QTest::addColumn<QString>("game");
        for (const hanpan::game_entry& entry : hanpan::all_games())
            QTest::newRow(std::string(entry.id).c_str()) << QString::fromStdString(std::string(entry.id));
    }
    void everyPresetHasItsFiguresInWords()
    {
        QFETCH(QString, game);
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ko")}) {
            Preferences::instance()->setLanguage(language);
            for (const auto& preset : ruleBook(game)->presets()) {
                house->usePreset(game, toQString(preset.id));
                effects->setAgainst(QStringLiteral("preset:") + toQString(preset.id));
                look(game);
                QVERIFY(!effects->summary().isEmpty());
                int groups = 0;
                for (const EffectRow& r : effects->rows()) {
                    groups += !r.group.isEmpty();
                    QVERIFY2(!r.label.isEmpty() && !r.label.contains(u'_') && !r.now.contains(QLatin1String("nan")),
                             qPrintable(r.figureId + u' ' + r.label + u' ' + r.now));
                    if (language == QLatin1String("ko"))
                        QVERIFY2(std::any_of(r.label.cbegin(), r.label.cend(),
                                             [](QChar c) { return c.script() == QChar::Script_Hangul; }),
                                 qPrintable(r.label));
                }
                QVERIFY2(groups >= 4, qPrintable(QString::number(groups)));
            }
        }
    }

private:
    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<RulesInUse> house;
    std::unique_ptr<RuleEffects> effects;

    void look(const QString& game)
    {
        effects->setGame(game);
        effects->setWanted(true);
        // (Some rules take long to play.)
        QTRY_VERIFY_WITH_TIMEOUT(!effects->rows().isEmpty(), 60'000);
    }
    EffectRow row(const std::string& id) const
    {
        for (const EffectRow& r : effects->rows())
            if (r.figureId.toStdString() == id)
                return r;
        return {};
    }
};

QTEST_MAIN(RuleEffectsTest)
#include "ruleeffects_test.moc"
