// SPDX-License-Identifier: GPL-3.0-or-later
// The interface's font has both alphabets, and is found where the system's list names it in Korean, as a Korean Windows does.
#include <QDir>
#include <QDirIterator>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "words/language.h"

namespace {

const QString english = QStringLiteral("NanumBarunGothic");
const QString korean = QStringLiteral("나눔바른고딕");

/// Where fonts are asked of fontconfig: there is that font alone, and it is named in Korean first. False elsewhere, and
/// where it is not installed.
bool nameInKorean(const QTemporaryDir& folder)
{
#ifdef Q_OS_LINUX
    for (const QString& place : QStandardPaths::standardLocations(QStandardPaths::FontsLocation) +
                                    QStringList{QStringLiteral("/usr/share/fonts")}) {
        QDirIterator files(place, {english + QStringLiteral(".ttf")}, QDir::Files, QDirIterator::Subdirectories);
        if (!files.hasNext())
            continue;
        const QString file = files.next();
        if (!QFile::copy(file, folder.filePath(QStringLiteral("only.ttf"))))
            return false;
        QFile list(folder.filePath(QStringLiteral("fonts.conf")));
        if (!list.open(QIODevice::WriteOnly))
            return false;
        list.write(QStringLiteral(R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>%1</dir><cachedir>%1/cache</cachedir><match target="scan"><test name="family"><string>%2</string></test>
<edit name="family" mode="assign"><string>%3</string></edit><edit name="familylang" mode="assign"><string>ko</string></edit>
<edit name="family" mode="append_last"><string>%2</string></edit>
<edit name="familylang" mode="append_last"><string>en</string></edit></match></fontconfig>)")
                       .arg(folder.path(), english, korean)
                       .toUtf8());
        return qputenv("FONTCONFIG_FILE", list.fileName().toLocal8Bit());
    }
#else
    Q_UNUSED(folder)
#endif
    return false;
}

bool namedInKorean = false;

} // namespace

class FontsTest : public QObject {
    Q_OBJECT

private slots:
    void isFoundBehindItsKoreanName()
    {
        if (!namedInKorean)
            QSKIP("needs fontconfig and NanumBarunGothic");
        QVERIFY2(!QFontDatabase::families().contains(english), "the list has its English name after all");
        QVERIFY(QFontDatabase::families().contains(korean));
        QCOMPARE(Language::instance()->fontFamily(), english);
    }
    void hasBothAlphabets()
    {
        const QString family = Language::instance()->fontFamily();
        QVERIFY2(!family.isEmpty(), "none of the Korean fonts that are looked for is here");
        const QRawFont font = QRawFont::fromFont(QFont(family));
        for (const QChar letter : {QChar(u'g'), QChar(u'한'), QChar(u'쀍'), QChar(u'…')})
            QVERIFY2(font.supportsCharacter(letter), qPrintable(font.familyName() + u' ' + letter));
    }
};

int main(int argc, char* argv[])
{
    const QTemporaryDir fonts;
    namedInKorean = nameInKorean(fonts); // before anything asks for a font
    QGuiApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    FontsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "fonts_test.moc"
