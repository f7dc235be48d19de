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

QVariantMap OpenedFile::look(const QUrl& url)
{
    if (!url.isLocalFile())
        return outcome(false, withParticles(tr("“%1” is not a file on this computer.").arg(url.toDisplayString())));
    const QString path = url.toLocalFile();
    QFile file(path);
    if (const QString trouble = Files::open(file); !trouble.isEmpty())
        return outcome(false, trouble);
    const QByteArray content = file.read(mostBytes);
    const QString name = QFileInfo(path).fileName();
    QVariantMap found;
    if (content.startsWith("SQLite format 3")) {
        found = leadsTo("Settings", {{QStringLiteral("incoming"), url}});
    } else if (content.trimmed().startsWith('{')) {
        const QString game = QJsonDocument::fromJson(content).object().value(QLatin1String("game")).toString();
        if (game.isEmpty())
            return outcome(
                false, tr("“%1” does not say which game its rules are for. Import it on that game's page.").arg(name));
        if (const RuleFile rules = readRuleFile(content, game); !rules.error.isEmpty())
            return outcome(false, tr("“%1”: %2").arg(name, rules.error));
        found = leadsTo("HouseRules", {{QStringLiteral("game"), game}, {QStringLiteral("incoming"), url}});
    } else {
        const QStringList records = splitRecords(QString::fromUtf8(content));
        if (records.isEmpty())
            return outcome(false, tr("“%1” holds neither a match nor house rules of Hanpan.").arg(name));
        if (records.size() > 1) {
            found = leadsTo("HistoryPage", {{QStringLiteral("incoming"), url}});
        } else {
            const auto read = hanpan::replay_record(records.first().toStdString(), hanpan::all_games());
            if (!read)
                return outcome(false, tr("“%1”: %2").arg(name, Words::said(read.error)));
            found = leadsTo("ReplayPage", {{QStringLiteral("file"), path}});
        }
    }
    RecentFiles::instance()->note(path);
    return found;
}
