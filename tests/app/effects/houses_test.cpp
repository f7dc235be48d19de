// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTemporaryDir>
#include <QTest>

#include "effects/effectwords.h"
#include "effects/houses.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"
#include "settings/preferences.h"
#include "words/language.h"

/// All rule sets of a game beside each other: which rows there are, whose figures they show, and how they are sorted.
class HousesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        house = std::make_unique<RulesInUse>(folder->path());
        Language::instance();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        houses = std::make_unique<Houses>();
    }
    void cleanup()
    {
        houses.reset();
        house.reset();
    }

    void nothingIsPlayedBeforeSomebodyLooks()
    {
        houses->setGame(QStringLiteral("hulahoo"));
        QVERIFY(!houses->running());
        QVERIFY(houses->rows().first().cells.first().text.isEmpty());
        houses->setWanted(true);
        QVERIFY(houses->running());
        QTRY_VERIFY(allPlayed());
        houses->setWanted(false);
        QVERIFY(!houses->running());
    }

    void everyRuleSetHasARow()
    {
        const QString game = QStringLiteral("hoola");
        houses->setGame(game);
        const auto& presets = ruleBook(game)->presets();
        QCOMPARE(houses->rows().size(), qsizetype(presets.size()));
        QCOMPARE(inUse(), toQString(presets.front().id));
        // Changed rules have a row of their own, before the presets; saved ones after them.
        auto values = house->values(game);
        values["stop_rule"] = "off";
        house->setValues(game, values);
        QCOMPARE(houses->rows().size(), qsizetype(presets.size()) + 1);
        QCOMPARE(houses->rows().first().setId, QString());
        QVERIFY(houses->rows().first().inUse);
        QCOMPARE(houses->rows().first().label, house->labelOf(game));
        QVERIFY(house->saveAs(game, QStringLiteral("Ours")).ok);
        QCOMPARE(houses->rows().size(), qsizetype(presets.size()) + 1);
        QVERIFY(houses->rows().last().own && houses->rows().last().inUse);
        QCOMPARE(houses->rows().last().label, QStringLiteral("Ours"));
    }

    void theFiguresAreTheEngines()
    {
        const QString game = QStringLiteral("hulahoo");
        houses->setGame(game);
        houses->setPlayers(3);
        houses->setWanted(true);
        QTRY_VERIFY(allPlayed());
        houses->setWanted(false);
        for (const HouseRow& row : houses->rows()) {
            auto study = *hanpan::effects::study::of(
                {hanpan::find_game("hulahoo"), 3, ruleBook(game)->preset_values(row.setId.toStdString()), 1});
            // As many matches as the page has played by now: each time three times as many.
            const std::atomic<bool> never{false};
            bool found = false;
            for (int matches = 16; matches < 4000 && !found; matches *= 3) {
                study.play_on(matches - int(study.matches()), 1, never);
                const auto figures = study.figures();
                const auto* choices = hanpan::effects::find(figures, "choices");
                const auto* moved = hanpan::effects::find(figures, "moved");
                found = cell(row, "choices").text == EffectWords::value("choices", choices->value) &&
                        cell(row, "moved").text == EffectWords::value("moved", moved->value) &&
                        cell(row, "moved").range.startsWith(EffectWords::value("moved", moved->low)) &&
                        cell(row, "moved").range.endsWith(EffectWords::value("moved", moved->high));
            }
            QVERIFY2(found, qPrintable(row.spoken));
        }
    }

    void sortedBySmallestThenLargestThenAsListed()
    {
        houses->setGame(QStringLiteral("hoola"));
        houses->setWanted(true);
        QTRY_VERIFY(allPlayed());
        houses->setWanted(false);
        const QStringList listed = order();
        houses->sortBy(QStringLiteral("turns"));
        const QStringList up = order();
        const QList<double> values = numbers("turns");
        QVERIFY(std::is_sorted(values.begin(), values.end()));
        QVERIFY(values.first() < values.last());
        houses->sortBy(QStringLiteral("turns"));
        QVERIFY(houses->descending());
        const QList<double> down = numbers("turns");
        QVERIFY(std::is_sorted(down.rbegin(), down.rend()));
        houses->sortBy(QStringLiteral("turns"));
        QCOMPARE(order(), listed);
        QCOMPARE(houses->sortedBy(), QString());
        QVERIFY(up != listed);
    }

    void everyGameInWords_data()
    {
        QTest::addColumn<QString>("game");
        for (const hanpan::game_entry& entry : hanpan::all_games())
            QTest::newRow(std::string(entry.id).c_str()) << toQString(entry.id);
    }
    void everyGameInWords()
    {
        QFETCH(QString, game);
        houses->setGame(game);
        houses->setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(allPlayed(), 30000);
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ko")}) {
            Preferences::instance()->setLanguage(language);
            int endings = 0;
            for (const HouseColumn& column : houses->columns()) {
                endings += column.figureId.startsWith(QLatin1String("ends."));
                QVERIFY2(!column.label.isEmpty() && !column.hint.isEmpty() && !column.hint.contains(u'_'),
                         qPrintable(column.figureId));
                QCOMPARE(std::any_of(column.hint.cbegin(), column.hint.cend(),
                                     [](QChar c) { return c.script() == QChar::Script_Hangul; }),
                         language == QLatin1String("ko"));
            }
            QVERIFY(endings > 0);
            for (const HouseRow& row : houses->rows()) {
                QCOMPARE(row.cells.size(), houses->columns().size());
                for (const HouseCell& cell : row.cells)
                    QVERIFY2(!cell.text.isEmpty() && !cell.text.contains(QLatin1String("nan")), qPrintable(row.spoken));
            }
        }
    }

private:
    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<RulesInUse> house;
    std::unique_ptr<Houses> houses;

    bool allPlayed() const
    {
        const QList<HouseRow> rows = houses->rows();
        return std::all_of(
                   rows.begin(), rows.end(),
                   [](const HouseRow& row) { return !row.cells.isEmpty() && !row.cells.first().text.isEmpty(); }) &&
               houses->columns().last().figureId.startsWith(QLatin1String("ends."));
    }
    QString inUse() const
    {
        for (const HouseRow& row : houses->rows())
            if (row.inUse)
                return row.setId;
        return {};
    }
    QStringList order() const
    {
        QStringList ids;
        for (const HouseRow& row : houses->rows())
            ids.append(row.setId);
        return ids;
    }
    HouseCell cell(const HouseRow& row, const std::string& id) const
    {
        for (qsizetype i = 0; i < houses->columns().size(); ++i)
            if (houses->columns()[i].figureId.toStdString() == id)
                return row.cells[i];
        return {};
    }
    QList<double> numbers(const std::string& id) const
    {
        QList<double> all;
        for (const HouseRow& row : houses->rows())
            all.append(cell(row, id).text.section(u' ', 0, 0).toDouble());
        return all;
    }
};

QTEST_MAIN(HousesTest)
#include "houses_test.moc"
