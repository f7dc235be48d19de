// SPDX-License-Identifier: GPL-3.0-or-later
// The houses as the application finds them: those that come with it, and others that somebody adds.
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "journey/houseshelf.h"
#include "lessons/lesson.h"
#include "settings/preferences.h"
#include "words/characters.h"
#include "words/language.h"

namespace {

const QString builtIn = QStringLiteral(":/hanpan/houses");

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class HouseShelfTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("houseshelf"));
        Preferences::instance()->reset();
    }

    void allOfOursAreRead()
    {
        const HouseShelf shelf = HouseShelf::read({builtIn});
        QCOMPARE(shelf.complaints, QStringList());
        QCOMPARE(int(shelf.houses.size()), int(QDir(builtIn).entryList({QStringLiteral("*.json")}).size()));
        QVERIFY(shelf.houses.size() >= 18);
        for (const hanpan::journey::house& house : shelf.houses) {
            QVERIFY(house.lesson <= lessonCount(QString::fromStdString(house.game)));
            for (const hanpan::journey::resident& who : house.people)
                QVERIFY(Characters::ids().contains(QString::fromStdString(who.animal)));
        }
    }

    void theyAreInTheLanguageInUse()
    {
        const hanpan::journey::words name = HouseShelf::read({builtIn}).houses.front().name;
        for (const char* code : {"ko", "en"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(code));
            QCOMPARE(Language::instance()->code(), QString::fromLatin1(code));
            QCOMPARE(HouseShelf::said(name), QString::fromStdString(*code == 'k' ? name.ko : name.en));
        }
    }

    /// Another house is a file; a bad one is left out with a sentence, and the others stay.
    void anotherOneIsAFile()
    {
        QTemporaryDir own;
        const QByteArray persimmon = contents(builtIn + QStringLiteral("/persimmon.json"));
        QVERIFY(persimmon.contains("\"place\": 1"));
        QVERIFY(persimmon.contains("\"lesson\": 1"));
        write(own.filePath(QStringLiteral("aunt.json")), QByteArray(persimmon).replace("\"place\": 1", "\"place\": 7"));
        write(own.filePath(QStringLiteral("bad.json")), "{}");
        write(own.filePath(QStringLiteral("learned.json")),
              QByteArray(persimmon).replace("\"place\": 1", "\"place\": 8").replace("\"lesson\": 1", "\"lesson\": 77"));
        write(own.filePath(QStringLiteral("same.json")), persimmon);
        const std::size_t ours = HouseShelf::read({builtIn}).houses.size();
        const HouseShelf shelf = HouseShelf::read({builtIn, own.path()});
        QCOMPARE(shelf.houses.size(), ours + 1);
        QVERIFY(std::any_of(shelf.houses.begin(), shelf.houses.end(),
                            [](const hanpan::journey::house& h) { return h.id == "aunt"; }));
        QCOMPARE(shelf.complaints,
                 QStringList({QStringLiteral("bad: 'name' is missing"),
                              QStringLiteral("learned: lesson: hoola has no lesson 77"),
                              QStringLiteral("same: place 1 of the stage neighbourhood is that of persimmon")}));
    }
};

QTEST_MAIN(HouseShelfTest)
#include "houseshelf_test.moc"
