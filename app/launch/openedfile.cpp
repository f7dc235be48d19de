// SPDX-License-Identifier: GPL-3.0-or-later
#include "launch/openedfile.h"

#include <QFile>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <algorithm>
#include <utility>

#include "files/files.h"
#include "files/recentfiles.h"
#include "history/historydatabase.h"
#include "history/records.h"
#include "houserules/rulefile.h"
#include "match/record.h"
#include "registry/registry.h"
#include "words/particles.h"
#include "words/words.h"

namespace {

constexpr qint64 mostBytes = 64 << 20;
/// What a record is read from in a moment.
constexpr qint64 bytesAtOnce = 64 << 10;

FoundFile leadsTo(const char* page, const QVariantMap& properties)
{
    return {.ok = true, .page = QLatin1String(page), .properties = properties};
}

FoundFile cannotBe(const QString& why) { return {.text = why}; }

} // namespace

OpenedFile::OpenedFile(QObject* parent) : QObject(parent) { parent->installEventFilter(this); }

bool OpenedFile::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    waiting_.append(static_cast<QFileOpenEvent*>(event)->url());
    emit asked();
    return true;
}

QList<QUrl> OpenedFile::take() { return std::exchange(waiting_, {}); }

FoundFile OpenedFile::look(const QUrl& url) { return noted(url, found(url)); }

void OpenedFile::open(const QUrl& url)
{
    if (!work_.running() && QFileInfo(url.toLocalFile()).size() <= bytesAtOnce)
        emit looked(look(url));
    else
        work_.run([this, url](const Background::Job&) -> Background::Told {
            return [this, url, what = found(url)] { emit looked(noted(url, what)); };
        });
}

FoundFile OpenedFile::noted(const QUrl& url, const FoundFile& found)
{
    if (found.ok)
        RecentFiles::instance()->note(url.toLocalFile());
    return found;
}

FoundFile OpenedFile::found(const QUrl& url)
{
    if (!url.isLocalFile())
        return cannotBe(withParticles(tr("“%1” is not a file on this computer.").arg(url.toDisplayString())));
    QFile file(url.toLocalFile());
    if (const QString trouble = Files::open(file); !trouble.isEmpty())
        return cannotBe(trouble);
    return whatIs(file.fileName(), file.read(mostBytes));
}

FoundFile OpenedFile::whatIs(const QString& path, QByteArray content)
{
    const QString name = QFileInfo(path).fileName();
    const QUrl url = QUrl::fromLocalFile(path);
    const auto refused = [&](const QString& sentence) { return cannotBe(withParticles(sentence.arg(name))); };
    const FoundFile foreign = refused(tr("“%1” contains neither a Hanpan match nor Hanpan house rules."));
    if (content.startsWith("\xEF\xBB\xBF"))
        content.remove(0, 3);
    if (content.trimmed().isEmpty())
        return refused(tr("“%1” is empty."));
    if (content.startsWith("SQLite format 3")) {
        // Any program may keep such a database; in its head it says whose it is.
        constexpr qsizetype markAt = 68;
        const bool ours = content.size() >= markAt + 4 &&
                          qFromBigEndian<quint32>(content.constData() + markAt) == quint32(HistoryDatabase::mark);
        return ours ? leadsTo("Settings", {{QStringLiteral("incoming"), url}}) : foreign;
    }
    if (content.trimmed().startsWith('{')) {
        const QJsonDocument document = QJsonDocument::fromJson(content);
        const QString game = document.object().value(QLatin1String("game")).toString();
        // Where it names no game it may still be somebody's rules, typed for one of them.
        const auto holdsRules = [&](const QString& of) { return readRuleFile(content, of).error.isEmpty(); };
        if (document.isObject() && game.isEmpty() && !std::ranges::any_of(gameIds(), holdsRules))
            return foreign;
        if (document.isObject() && game.isEmpty())
            return refused(tr("“%1” does not say which game its rules are for. Import it on that game's page."));
        if (const RuleFile rules = readRuleFile(content, game.isEmpty() ? firstGame() : game); !rules.error.isEmpty())
            return cannotBe(tr("“%1”: %2").arg(name, rules.error));
        return leadsTo("HouseRules", {{QStringLiteral("game"), game}, {QStringLiteral("incoming"), url}});
    }
    const QStringList records = splitRecords(QString::fromUtf8(content));
    if (records.isEmpty())
        return foreign;
    if (records.size() > 1)
        return leadsTo("HistoryPage", {{QStringLiteral("incoming"), url}});
    const auto read = hanpan::replay_record(records.first().toStdString(), hanpan::all_games());
    return read ? leadsTo("ReplayPage", {{QStringLiteral("file"), path}})
                : cannotBe(tr("“%1”: %2").arg(name, Words::said(read.error)));
}
