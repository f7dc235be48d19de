// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "houserules/ruleaccess.h"
#include "houserules/rulecode.h"
#include "houserules/rulesinuse.h"
#include "samplebook.h"

namespace {

const QString game = QStringLiteral("sample");

QString text(const Outcome& came) { return came.text; }
bool ok(const Outcome& came) { return came.ok; }

/// A code made by hand, as rulecode.h has it.
QString codeWith(const QByteArray& text)
{
    const QByteArray data = '\0' + text;
    return QStringLiteral("HP1-") +
           QString::fromLatin1((data + QCryptographicHash::hash(data, QCryptographicHash::Sha256).left(4))
                                   .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

} // namespace

class HouseRulesStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        addRuleBook(game, &sample::book());
        folder = std::make_unique<QTemporaryDir>();
        start();
    }
    void cleanup()
    {
        house.reset();
        folder.reset();
    }

    void remembersWhatWasInUse()
    {
        house->usePreset(game, QStringLiteral("modern"));
        set("threshold", 22);
        start();
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +1"));
        QCOMPARE(house->valuesOf(game).value("threshold").toInt(), 22);
    }

    void keepsOwnRuleSets()
    {
        set("threshold", 22);
        QVERIFY(ok(house->saveAs(game, QStringLiteral("  Grandma's\nNew Year "))));
        QCOMPARE(house->nameOf(game), QStringLiteral("Grandma's New Year"));
        set("threshold", 23);
        QCOMPARE(house->labelOf(game), QStringLiteral("Grandma's New Year +1"));
        start();
        QCOMPARE(house->labelOf(game), QStringLiteral("Grandma's New Year +1"));
        QVERIFY(ok(house->save(game)));
        QCOMPARE(house->labelOf(game), QStringLiteral("Grandma's New Year"));
        start();
        QCOMPARE(house->sets().sets(game).size(), 1);
        QVERIFY(house->sets().sets(game).front().values.at("threshold") == hanpan::json(23));
        house->notePlayed(game);
        start();
        QCOMPARE(house->sets().sets(game).front().played, 1);
    }

    void renamesAndDeletesWithUndo()
    {
        set("threshold", 22);
        QVERIFY(ok(house->saveAs(game, QStringLiteral("One"))));
        QVERIFY(ok(house->saveAs(game, QStringLiteral("Two"))));
        const QString two = house->own(game);
        QVERIFY(!ok(house->rename(game, two, QStringLiteral(" one "))));
        QVERIFY(!ok(house->rename(game, two, QStringLiteral("  "))));
        QVERIFY(ok(house->rename(game, two, QStringLiteral("Three"))));
        QCOMPARE(house->labelOf(game), QStringLiteral("Three"));
        QVERIFY(ok(house->remove(game, two)));
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic +1")); // the rules stay in use
        QCOMPARE(house->sets().sets(game).size(), 1);
        QVERIFY(ok(house->restoreRemoved()));
        QCOMPARE(house->labelOf(game), QStringLiteral("Three"));
        QVERIFY(!ok(house->restoreRemoved()));
        start();
        QCOMPARE(house->sets().sets(game).size(), 2);
    }

    void savingUnderATakenNameReplaces()
    {
        set("threshold", 22);
        QVERIFY(ok(house->saveAs(game, QStringLiteral("One"))));
        set("threshold", 33);
        QVERIFY(house->nameTaken(game, QStringLiteral("ONE ")));
        QVERIFY(ok(house->saveAs(game, QStringLiteral("One"))));
        QCOMPARE(house->sets().sets(game).size(), 1);
        QVERIFY(house->sets().sets(game).front().values.at("threshold") == hanpan::json(33));
        QVERIFY(!ok(house->saveAs(game, QStringLiteral(" \n "))));
    }

    void setsDamagedFilesAsideAndSaysSo()
    {
        QVERIFY(ok(house->saveAs(game, QStringLiteral("One"))));
        const QString own = house->own(game);
        house->flush();
        write(own + QStringLiteral(".json"), read(own + QStringLiteral(".json")).chopped(20));
        write(QStringLiteral("in-use.json"), "\0\1\2 nonsense");
        start();
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic"));
        QVERIFY(house->sets().sets(game).isEmpty());
        QCOMPARE(house->problemsOf(game).size(), 2);
        QVERIFY2(house->problemsOf(game).join(' ').contains(own + QStringLiteral(".json.damaged")),
                 qPrintable(house->problemsOf(game).join('\n')));
        QVERIFY(QFile::exists(path(own + QStringLiteral(".json.damaged"))));
        QVERIFY(QFile::exists(path(QStringLiteral("in-use.json.damaged"))));
        // A second damaged one of the same name does not take the first one's place.
        write(QStringLiteral("in-use.json"), "again");
        start();
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic"));
        QCOMPARE(read(QStringLiteral("in-use.json.damaged-2")), QByteArray("again"));
    }

    void leavesFilesOfOtherVersionsAlone()
    {
        const QByteArray newer =
            R"({"format":"hanpan-rules","version":1,"game":"sample","name":"x","rules":{"telepathy":true}})";
        QVERIFY(QDir().mkpath(folder->path() + QStringLiteral("/sample")));
        write(QStringLiteral("newer.json"), newer);
        start();
        QVERIFY(house->sets().sets(game).isEmpty());
        QCOMPARE(house->problemsOf(game).size(), 1);
        QVERIFY(house->problemsOf(game).front().contains(QStringLiteral("telepathy")));
        QCOMPARE(read(QStringLiteral("newer.json")), newer);
    }

    void exportsAndImports()
    {
        house->usePreset(game, QStringLiteral("modern"));
        set("points", QVariantList({1, 2, 3}));
        const QString file = folder->path() + QStringLiteral("/우리 집.json");
        QVERIFY(ok(house->exportTo(game, QUrl::fromLocalFile(file))));
        const auto values = house->values(game);
        house->usePreset(game, QStringLiteral("classic"));
        QVERIFY(ok(house->importFrom(game, QUrl::fromLocalFile(file))));
        QVERIFY(house->values(game) == values);
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +1"));
        QCOMPARE(house->base(game), QStringLiteral("modern"));
        QVERIFY(ok(house->importFrom(game, QUrl::fromLocalFile(file))));
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +1 (2)"));
    }

    void importsWhatTheCommandLineTakes()
    {
        const QString file = folder->path() + QStringLiteral("/quick.json");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(R"({"preset":"modern","threshold":7})");
        out.close();
        QVERIFY(ok(house->importFrom(game, QUrl::fromLocalFile(file))));
        QCOMPARE(house->labelOf(game), QStringLiteral("quick"));
        QCOMPARE(house->valuesOf(game).value("threshold").toInt(), 7);
        QCOMPARE(house->valuesOf(game).value("battle").toBool(), false);
    }

    void refusesFilesWithASentence_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QByteArray() << "damaged";
        QTest::newRow("list") << QByteArray("[1]") << "damaged";
        QTest::newRow("cut off") << QByteArray("{\"format\":\"hanpan-rules\"") << "damaged";
        QTest::newRow("stranger") << QByteArray(R"({"format":"chess"})") << "another program";
        QTest::newRow("newer") << QByteArray(R"({"format":"hanpan-rules","version":2})") << "newer version";
        QTest::newRow("no rules") << QByteArray(R"({"format":"hanpan-rules","version":1,"game":"sample"})")
                                  << "no rules";
        QTest::newRow("no such game") << QByteArray(
                                             R"({"format":"hanpan-rules","version":1,"game":"chess","rules":{}})")
                                      << "this version doesn't have";
        QTest::newRow("other game") << QByteArray(
                                           R"({"format":"hanpan-rules","version":1,"game":"sample2","rules":{}})")
                                    << "These are rules for sample2, not for sample";
        QTest::newRow("bounds") << QByteArray(R"({"threshold":900})") << "“Stop limit” is a whole number from 1 to 60";
        QTest::newRow("type") << QByteArray(R"({"battle":"yes"})") << "“Battle” is either on or off";
        QTest::newRow("choice") << QByteArray(R"({"pace":"x"})") << "“Pace” is one of Calm, Brisk, Wild, not x";
        QTest::newRow("preset") << QByteArray(R"({"preset":"x"})") << "has no preset “x”";
        QTest::newRow("contradiction") << QByteArray(R"({"face":"ten"})")
                                       << "“Court cards: 10 each” and “Major blast: By total” can't be combined";
        QTest::newRow("deep") << QByteArray("{\"hands\":" + QByteArray(200000, '[') + QByteArray(200000, ']') + '}')
                              << "damaged";
    }
    void refusesFilesWithASentence()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        addRuleBook(QStringLiteral("sample2"), &sample::book());
        const QString file = folder->path() + QStringLiteral("/f.json");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
        out.close();
        const Outcome outcome = house->importFrom(game, QUrl::fromLocalFile(file));
        addRuleBook(QStringLiteral("sample2"), nullptr);
        QVERIFY(!ok(outcome));
        QVERIFY2(text(outcome).contains(words), qPrintable(text(outcome)));
        QVERIFY(house->sets().sets(game).isEmpty());
        QVERIFY(QFile::exists(file));
    }

    void sharesCodes()
    {
        house->usePreset(game, QStringLiteral("modern"));
        set("threshold", 12);
        set("unmelded", 0);
        set("contracts", QStringLiteral("세트 S3|\n\"R4\"=x"));
        const QString code = house->codeOf(game);
        QVERIFY(code.startsWith(QStringLiteral("HP1-")));
        const auto values = house->values(game);
        for (const QString& pasted : {code, QStringLiteral("우리 집 규칙: ") + code + QStringLiteral(" 한판 하자!"),
                                      QStringLiteral("\n") + code.left(20) + QStringLiteral("\r\n  ") + code.mid(20)}) {
            house->usePreset(game, QStringLiteral("classic"));
            const Outcome outcome = house->useCode(game, pasted);
            QVERIFY2(ok(outcome), qPrintable(text(outcome)));
            QVERIFY(house->values(game) == values);
            QCOMPARE(house->labelOf(game), QStringLiteral("Modern +3"));
        }
        house->undo(game);
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic"));
    }

    void codesCarryTheName()
    {
        house->usePreset(game, QStringLiteral("modern"));
        set("threshold", 12);
        const QString name = QStringLiteral("할머니네 \"규칙\" = 2");
        QVERIFY(ok(house->saveAs(game, name)));
        const QString id = house->own(game), code = house->codeOf(game);
        const auto values = house->values(game);
        // Where it is there already it is used; elsewhere it comes under its name, and not under one that is taken.
        house->usePreset(game, QStringLiteral("classic"));
        QVERIFY(text(house->judgeCode(game, code)).startsWith(name));
        QVERIFY(ok(house->useCode(game, code)));
        QCOMPARE(house->own(game), id);
        set("threshold", 13);
        QVERIFY(ok(house->save(game)));
        QVERIFY(ok(house->useCode(game, code)));
        QCOMPARE(house->labelOf(game), name + QStringLiteral(" (2)"));
        QVERIFY(ok(house->remove(game, id)));
        QVERIFY(ok(house->remove(game, house->own(game))));
        house->usePreset(game, QStringLiteral("classic"));
        QVERIFY(ok(house->useCode(game, code)));
        QCOMPARE(house->labelOf(game), name);
        QVERIFY(house->values(game) == values);
        QVERIFY(!house->own(game).isEmpty());
        house->undo(game);
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic"));
        // A preset's own name stays the preset's.
        QVERIFY(ok(house->useCode(game, codeWith("sample modern\nname=\"Classic\"\nthreshold=12"))));
        QCOMPARE(house->labelOf(game), QStringLiteral("Classic (2)"));
        // Codes of before have none; a name has its bounds.
        QVERIFY(ok(house->useCode(game, codeWith("sample modern\nthreshold=12"))));
        QCOMPARE(house->labelOf(game), QStringLiteral("Modern +1"));
        QVERIFY(ok(house->useCode(game, codeWith("sample modern\nname=\"" + QByteArray(60, 'x') + '"'))));
        for (const QByteArray& bad : {QByteArray("\"\""), '"' + QByteArray(61, 'x') + '"', QByteArray("\"a\\nb\""),
                                      QByteArray("\" a\""), QByteArray("7"), QByteArray("[\"a\"]")}) {
            const Outcome outcome = house->useCode(game, codeWith("sample modern\nname=" + bad));
            QVERIFY2(!ok(outcome) && text(outcome).contains(QStringLiteral("60 characters")), bad.constData());
        }
    }

    void codesAreShort()
    {
        house->usePreset(game, QStringLiteral("modern"));
        set("threshold", 12);
        set("pace", QStringLiteral("wild"));
        // "sample modern\npace=wild\nthreshold=12" + 5 bytes, four letters for three bytes, "HP1-" in front
        QVERIFY2(house->codeOf(game).size() <= 4 + (37 + 5) * 4 / 3 + 1, qPrintable(house->codeOf(game)));
    }

    void refusesCodesWithASentence()
    {
        const QString code = house->codeOf(game);
        const auto says = [&](const QString& pasted, const char* words) {
            const Outcome outcome = house->useCode(game, pasted);
            const bool good = !ok(outcome) && text(outcome).contains(QLatin1String(words));
            if (!good)
                qWarning() << pasted << text(outcome);
            return good;
        };
        QVERIFY(says(QString(), "copy one first"));
        QVERIFY(says(QStringLiteral("hello"), "not a rules code"));
        QVERIFY(says(QStringLiteral("HP2-abc"), "newer version"));
        QVERIFY(says(QStringLiteral("HP1-"), "damaged"));
        QVERIFY(says(code.chopped(1), "damaged"));
        QVERIFY(says(code + QChar('A'), "damaged"));
        QString wrong = code;
        wrong[6] = wrong.at(6) == QChar('A') ? QChar('B') : QChar('A');
        QVERIFY(says(wrong, "damaged"));
        addRuleBook(QStringLiteral("other"), &sample::book());
        QVERIFY(house->useCode(QStringLiteral("other"), code)
                    .text.contains(QStringLiteral("rules for sample, not for other")));
        addRuleBook(QStringLiteral("other"), nullptr);
    }

private:
    /// As after a restart of the program.
    void start()
    {
        house.reset();
        house = std::make_unique<RulesInUse>(folder->path());
    }
    void set(const char* rule, const QVariant& value)
    {
        auto values = house->values(game);
        values[rule] = fromVariant(value);
        QVERIFY(sample::book().read(values));
        house->setValues(game, values);
    }
    QString path(const QString& name) const { return folder->path() + QStringLiteral("/sample/") + name; }
    QByteArray read(const QString& name) const
    {
        QFile in(path(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& content)
    {
        QFile out(path(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<RulesInUse> house;
};

QTEST_GUILESS_MAIN(HouseRulesStoreTest)
#include "houserules_store_test.moc"
