// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "houserules/presetmodel.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulemodel.h"
#include "houserules/rulesinuse.h"
#include "samplebook.h"

namespace {

const QString game = QStringLiteral("sample");

/// Translates every text of the sample book by putting "ko:" before it.
class Korean : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override
    {
        return QLatin1String(context) == game ? QStringLiteral("ko:") + QString::fromUtf8(text) : QString();
    }
};

} // namespace

class HouseRulesModelTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        addRuleBook(game, &sample::book());
        folder = std::make_unique<QTemporaryDir>();
        house = std::make_unique<RulesInUse>(folder->path());
        rules = std::make_unique<RuleModel>();
        tester = std::make_unique<QAbstractItemModelTester>(rules.get(),
                                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        rules->setGame(game);
    }
    void cleanup()
    {
        tester.reset();
        rules.reset();
        house.reset();
        folder.reset();
    }

    void showsEveryFieldOfThePanelInTableOrder()
    {
        QStringList ids;
        for (int row = 0; row < rules->count(); ++row)
            ids.append(at(row, RuleModel::RuleIdRole).toString());
        QCOMPARE(ids, QStringList({"battle", "window_ms", "pace", "face", "high", "threshold", "unmelded", "points",
                                   "contracts", "hands"}));
        QCOMPARE(value("window_ms", RuleModel::ValueTextRole).toString(), QStringLiteral("4.0 s"));
        QCOMPARE(value("threshold", RuleModel::ValueTextRole).toString(), QStringLiteral("10 points"));
        QCOMPARE(value("battle", RuleModel::ValueTextRole).toString(), QStringLiteral("on"));
        QCOMPARE(value("pace", RuleModel::ChoicesRole).toStringList(), QStringList({"Calm", "Brisk", "Wild"}));
        QCOMPARE(value("pace", RuleModel::ChoiceRole).toInt(), 0);
        QCOMPARE(value("threshold", RuleModel::MinimumRole).toInt(), 1);
        QCOMPARE(value("threshold", RuleModel::MaximumRole).toInt(), 60);
        QCOMPARE(value("window_ms", RuleModel::StepRole).toInt(), 500);
        QCOMPARE(value("pace", RuleModel::GroupLabelRole).toString(), QStringLiteral("Claims"));
    }

    void namesWhatDiffersFromThePreset()
    {
        house->usePreset(game, QStringLiteral("modern"));
        QCOMPARE(rules->baseLabel(), QStringLiteral("Modern"));
        QVERIFY(rules->differences().isEmpty());
        QVERIFY(rules->setValue(QStringLiteral("threshold"), 12.0)); // QML's numbers are doubles
        QVERIFY(rules->setChoice(QStringLiteral("pace"), 2));
        const QList<RuleDifference> differences = rules->differences();
        QCOMPARE(differences.size(), 2);
        QCOMPARE(differences.at(0).label, QStringLiteral("Pace"));
        QCOMPARE(differences.at(0).now, QStringLiteral("Wild"));
        QCOMPARE(differences.at(0).before, QStringLiteral("Brisk"));
        QCOMPARE(differences.at(1).now, QStringLiteral("12 points"));
        QCOMPARE(differences.at(1).before, QStringLiteral("15 points"));
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +2"));
        QVERIFY(value("pace", RuleModel::ChangedRole).toBool());
        QVERIFY(!value("battle", RuleModel::ChangedRole).toBool());

        QVERIFY(rules->reset(QStringLiteral("pace")));
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +1"));
        rules->resetAll();
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern"));
        QVERIFY(house->values(game) == sample::book().preset_values("modern"));
        house->undo(game);
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +1"));
    }

    void greysWithTheReason()
    {
        QVERIFY(!value("window_ms", RuleModel::GreyedRole).toBool());
        QVERIFY(rules->setValue(QStringLiteral("battle"), false));
        QVERIFY(value("window_ms", RuleModel::GreyedRole).toBool());
        QCOMPARE(value("window_ms", RuleModel::GreyedReasonRole).toString(),
                 QStringLiteral("Without battle nobody claims"));
    }

    void refusesAContradictionAtBothRowsAndOffersAWayOut()
    {
        const hanpan::rule_values before = house->values(game);
        QVERIFY(!rules->setValue(QStringLiteral("face"), QStringLiteral("ten")));
        QVERIFY(house->values(game) == before);
        const QString sentence = value("face", RuleModel::ProblemRole).toString();
        QVERIFY2(sentence.contains(QStringLiteral("Court cards: 10 each")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("Major blast: By total")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("count 70 at the most")), qPrintable(sentence));
        QCOMPARE(value("high", RuleModel::ProblemRole).toString(), sentence);
        QVERIFY(value("pace", RuleModel::ProblemRole).toString().isEmpty());
        QCOMPARE(value("face", RuleModel::FixTextRole).toString(), QStringLiteral("Also change Major blast to Off"));
        QVERIFY(value("high", RuleModel::FixTextRole).toString().isEmpty());

        QVERIFY(rules->applyFix());
        QCOMPARE(house->valuesOf(game).value("face").toString(), QStringLiteral("ten"));
        QCOMPARE(house->valuesOf(game).value("high").toString(), QStringLiteral("off"));
        QVERIFY(rules->refusal().isEmpty());

        // The other way round the other rule is the one to give way.
        QVERIFY(!rules->setValue(QStringLiteral("high"), QStringLiteral("numeric")));
        QCOMPARE(value("high", RuleModel::FixTextRole).toString(),
                 QStringLiteral("Also change Court cards to 11, 12, 13"));
        rules->dismissRefusal();
        QVERIFY(value("high", RuleModel::ProblemRole).toString().isEmpty());
    }

    void refusesValuesOutOfBoundsAndBadGrammar()
    {
        QVERIFY(!rules->setValue(QStringLiteral("threshold"), 61));
        QCOMPARE(value("threshold", RuleModel::ProblemRole).toString(),
                 QStringLiteral("“Stop limit” is a whole number from 1 to 60, not 61."));
        QVERIFY(!rules->setValue(QStringLiteral("threshold"), 1.5));
        QVERIFY(!rules->setValue(QStringLiteral("pace"), QStringLiteral("sleepy")));
        QVERIFY(!rules->setValue(QStringLiteral("points"), QVariantList({1, 2})));
        QVERIFY(rules->setValue(QStringLiteral("points"), QVariantList({1, 2, 3})));
        QVERIFY(!rules->setValue(QStringLiteral("contracts"), QString()));
        QCOMPARE(rules->refusal(), QStringLiteral("“Contracts”: at least one hand is needed"));
        QVERIFY(!rules->setValue(QStringLiteral("hands"), QVariantList{QVariantMap{}}));
        QVERIFY(rules->setValue(QStringLiteral("hands"),
                                QVariantList{QVariantMap{{QStringLiteral("name"), QStringLiteral("Eel")}}}));
        QCOMPARE(value("hands", RuleModel::ValueTextRole).toString(), QStringLiteral("Eel"));
        const auto parts = value("hands", RuleModel::PartsRole).value<QList<RulePart>>();
        QCOMPARE(int(parts.size()), int(sample::book().find_field("hands")->parts.size()));
        QVERIFY(!rules->setValue(QStringLiteral("no such rule"), 1));
        QVERIFY(rules->setValue(QStringLiteral("unmelded"), 0.0));
        QVERIFY(house->values(game).at("unmelded") == hanpan::json(0));
        QVERIFY(rules->setValue(QStringLiteral("unmelded"), 0.5));
    }

    void readsNumbersThatAreNotSet()
    {
        QCOMPARE(rules->textFor(QStringLiteral("window_ms"), 500), QStringLiteral("0.5 s"));
        QCOMPARE(value("window_ms", RuleModel::ValueTextRole).toString(), QStringLiteral("4.0 s"));
    }

    void findsRowsByAnyOfTheirWords()
    {
        rules->setFilter(QStringLiteral("blast"));
        QCOMPARE(rules->count(), 1);
        rules->setFilter(QStringLiteral("court CARDS"));
        QCOMPARE(rules->count(), 2); // a label, and a choice of the other row
        rules->setFilter(QStringLiteral("claims"));
        QCOMPARE(rules->count(), 3); // the whole group
        rules->setFilter(QStringLiteral("xyzzy"));
        QCOMPARE(rules->count(), 0);
        rules->setFilter(QString());
        QCOMPARE(rules->count(), 10);
        QVERIFY(rules->setValue(QStringLiteral("threshold"), 11));
        rules->setOnlyChanged(true);
        QCOMPARE(rules->count(), 1);
    }

    void showsARunningMatchWithoutTouchingIt()
    {
        hanpan::rule_values frozen = sample::book().preset_values("modern");
        frozen["threshold"] = 20;
        rules->setFrozen(frozen);
        QVERIFY(rules->readOnly());
        QCOMPARE(rules->frozen().value(QStringLiteral("threshold")), QVariant(20));
        QVERIFY(!rules->frozen().value(QStringLiteral("no such rule")).isValid());
        QCOMPARE(rules->baseLabel(), QStringLiteral("Modern"));
        QCOMPARE(rules->differences().size(), 1);
        QVERIFY(!rules->setValue(QStringLiteral("threshold"), 5));
        rules->resetAll();
        QCOMPARE(value("threshold", RuleModel::ValueRole).toInt(), 20);
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic"));
    }

    void followsTheLanguage()
    {
        PresetModel presets;
        presets.setGame(game);
        QSignalSpy spy(rules.get(), &RuleModel::valuesChanged);
        Korean korean;
        QCoreApplication::installTranslator(&korean);
        QTRY_VERIFY(spy.count() > 0);
        QCOMPARE(value("pace", RuleModel::LabelRole).toString(), QStringLiteral("ko:Pace"));
        QCOMPARE(presets.data(presets.index(1), PresetModel::LabelRole).toString(), QStringLiteral("ko:Modern"));
        QCOMPARE(house->labelOf(game), QStringLiteral("ko:Classic"));
        QCoreApplication::removeTranslator(&korean);
    }

    void listsPresetsThenOwnRuleSets()
    {
        PresetModel presets;
        QAbstractItemModelTester check(&presets, QAbstractItemModelTester::FailureReportingMode::QtTest);
        presets.setGame(game);
        QCOMPARE(presets.rowCount(), 4);
        QCOMPARE(presets.currentRow(), 0);
        QVERIFY(presets.data(presets.index(2), PresetModel::ReconstructedRole).toBool());
        QVERIFY(!presets.data(presets.index(2), PresetModel::VerifiedRole).toBool());
        house->usePreset(game, QStringLiteral("modern"));
        QVERIFY(rules->setValue(QStringLiteral("threshold"), 11));
        QCOMPARE(presets.currentRow(), 1);
        QCOMPARE(presets.data(presets.index(1), PresetModel::ChangesRole).toInt(), 1);
        QVERIFY(house->saveAs(game, QStringLiteral("할머니 댁 설날")).ok);
        QCOMPARE(presets.rowCount(), 5);
        QCOMPARE(presets.currentRow(), 4);
        QVERIFY(presets.currentIsOwn());
        QCOMPARE(presets.currentChanges(), 0);
        QCOMPARE(house->labelOf(game), QStringLiteral("할머니 댁 설날"));
        QCOMPARE(presets.currentLabel(), QStringLiteral("할머니 댁 설날"));
        QCOMPARE(presets.code(), house->codeOf(game));
        QCOMPARE(rules->differences().size(), 1); // still told against the preset it came from
    }

    void namesThePlayersOfAPreset()
    {
        QCOMPARE(house->playersOf(game), 0); // the set names no number of its own
        house->usePreset(game, QStringLiteral("duel"));
        QCOMPARE(house->playersOf(game), 2);
        QCOMPARE(house->changesOf(game), 0);
        rules->resetAll();
        QCOMPARE(house->playersOf(game), 2);
    }

private:
    QVariant at(int row, int role) const { return rules->data(rules->index(row), role); }
    QVariant value(const char* ruleId, int role) const { return at(rules->rowOf(QLatin1String(ruleId)), role); }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<RulesInUse> house;
    std::unique_ptr<RuleModel> rules;
    std::unique_ptr<QAbstractItemModelTester> tester;
};

QTEST_GUILESS_MAIN(HouseRulesModelTest)
#include "houserules_model_test.moc"
