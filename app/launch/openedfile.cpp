// SPDX-License-Identifier: GPL-3.0-or-later
#include "launch/openedfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QJSEngine>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

#include "files/files.h"
#include "files/recentfiles.h"
#include "history/records.h"
#include "houserules/rulefile.h"
#include "match/record.h"
#include "registry/registry.h"
#include "words/outcome.h"
#include "words/particles.h"
#include "words/words.h"

namespace {

constexpr qint64 mostBytes = 64 << 20;
/// What a record is read from in a moment.
constexpr qint64 bytesAtOnce = 64 << 10;

QVariantMap leadsTo(const char* page, const QVariantMap& properties)
{
    return {{QStringLiteral("ok"), true},
            {QStringLiteral("page"), QLatin1String(page)},
            {QStringLiteral("properties"), properties}};
}

} // namespace

OpenedFile::OpenedFile(QObject* parent) : QObject(parent) { parent->installEventFilter(this); }

OpenedFile* OpenedFile::instance()
{
    static OpenedFile* const only = new OpenedFile(QCoreApplication::instance());
    return only;
}

OpenedFile* OpenedFile::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

bool OpenedFile::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    waiting_.append(static_cast<QFileOpenEvent*>(event)->url());
    emit asked();
    return true;
}

QList<QUrl> OpenedFile::take() { return std::exchange(waiting_, {}); }

QVariantMap OpenedFile::look(const QUrl& url) { return noted(url, found(url)); }

void OpenedFile::open(const QUrl& url)
{
    if (!work_.running() && QFileInfo(url.toLocalFile()).size() <= bytesAtOnce)
        emit looked(look(url));
    else
        work_.run([this, url](const Background::Job&) -> Background::Told {
            return [this, url, what = found(url)] { emit looked(noted(url, what)); };
        });
}

QVariantMap OpenedFile::noted(const QUrl& url, const QVariantMap& found)
{
    if (found.value(QStringLiteral("ok")).toBool())
        RecentFiles::instance()->note(url.toLocalFile());
    return found;
}

QVariantMap OpenedFile::found(const QUrl& url)
{
    if (!url.isLocalFile())
        return outcome(false, withParticles(tr("“%1” is not a file on this computer.").arg(url.toDisplayString())));
    const QString path = url.toLocalFile();
    QFile file(path);
    if (const QString trouble = Files::open(file); !trouble.isEmpty())
        return outcome(false, trouble);
    const QByteArray content = file.read(mostBytes);
    const QString name = QFileInfo(path).fileName();
    if (content.startsWith("SQLite format 3"))
        return leadsTo("Settings", {{QStringLiteral("incoming"), url}});
    if (content.trimmed().startsWith('{')) {
        const QString game = QJsonDocument::fromJson(content).object().value(QLatin1String("game")).toString();
        if (game.isEmpty())
            return outcome(
                false, tr("“%1” does not say which game its rules are for. Import it on that game's page.").arg(name));
        if (const RuleFile rules = readRuleFile(content, game); !rules.error.isEmpty())
            return outcome(false, tr("“%1”: %2").arg(name, rules.error));
        return leadsTo("HouseRules", {{QStringLiteral("game"), game}, {QStringLiteral("incoming"), url}});
    }
    const QStringList records = splitRecords(QString::fromUtf8(content));
    if (records.isEmpty())
        return outcome(false, tr("“%1” holds neither a match nor house rules of Hanpan.").arg(name));
    if (records.size() > 1)
        return leadsTo("HistoryPage", {{QStringLiteral("incoming"), url}});
    if (const auto read = hanpan::replay_record(records.first().toStdString(), hanpan::all_games()); !read)
        return outcome(false, tr("“%1”: %2").arg(name, Words::said(read.error)));
    return leadsTo("ReplayPage", {{QStringLiteral("file"), path}});
}
