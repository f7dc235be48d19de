// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>
#include <QJSEngine>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

#include "settings/preferences.h"

namespace {

/// The first Korean family installed that also has a good Latin half. Left to itself, Qt would set Latin in whatever
/// the desktop prefers and only Hangul in a Korean font, and the two do not sit on one line.
QString bestFamily()
{
    // A folder that needs no installed Qt may come to a system without a font: it brings one.
    const QDir own(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/hanpan/fonts"));
    for (const QString& file : own.entryList({QStringLiteral("*.ttf"), QStringLiteral("*.otf")}, QDir::Files))
        QFontDatabase::addApplicationFont(own.filePath(file));
    // Asked one by one: the list of families has their Korean names on a Korean Windows.
    for (const char* family : {"Pretendard", "Noto Sans KR", "Noto Sans CJK KR", "Apple SD Gothic Neo",
                               "NanumBarunGothic", "Malgun Gothic", "NanumGothic"})
        if (QFontDatabase::hasFamily(QLatin1String(family)))
            return QLatin1String(family);
    return {};
}

} // namespace

QString Language::fontFamily() const
{
    static const QString best = bestFamily(); // only now: `--help` asks without fonts
    return best;
}

QString Language::fixedFamily() { return QFontDatabase::systemFont(QFontDatabase::FixedFont).family(); }

Language* Language::create(QQmlEngine* engine, QJSEngine*)
{
    Language* const only = instance();
    // An engine of an application brings Qt's words along in the language it was made in, and would keep them.
    qDeleteAll(engine->findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
    only->engines_.append(engine);
    QJSEngine::setObjectOwnership(only, QJSEngine::CppOwnership);
    return only;
}

Language::Language(QObject* parent) : QObject(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Language::load);
    load();
}

void Language::load()
{
    QString wanted = Preferences::instance()->language();
    if (wanted.isEmpty())
        wanted = QLocale::system().language() == QLocale::Korean ? QStringLiteral("ko") : QStringLiteral("en");
    if (wanted == code_)
        return;
    code_ = wanted;
    QLocale::setDefault(QLocale(code_));
    own_.clear(); // what is deleted is not asked any more
    QCoreApplication::removeTranslator(&qts_);
    // English has its own file too: it holds the plural forms. Qt's own words (dialog buttons) exist for Korean only
    // when the system has them; without, they stay English.
    const QDir words(QStringLiteral(":/i18n"));
    for (const QString& file : words.entryList({QStringLiteral("*_%1.qm").arg(code_)})) {
        auto spoken = std::make_unique<QTranslator>();
        if (spoken->load(words.filePath(file)) && QCoreApplication::installTranslator(spoken.get()))
            own_.push_back(std::move(spoken));
    }
    if (qts_.load(QStringLiteral("qt_") + code_, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts_);
    engines_.removeAll(QPointer<QQmlEngine>());
    for (const QPointer<QQmlEngine>& engine : std::as_const(engines_))
        engine->retranslate();
    emit changed();
}
