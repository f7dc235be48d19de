// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulefile.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include "games/gametable.h"
#include "ruleaccess.h"
#include "rulewords.h"

using hanpan::json;

namespace {

struct RuleFileTr {
    Q_DECLARE_TR_FUNCTIONS(RuleFile)
};

constexpr int largestFile = 1 << 20;
const QLatin1String format("hanpan-rules");

RuleFile failure(const QString& sentence, bool damaged)
{
    RuleFile file;
    file.error = sentence;
    file.damaged = damaged;
    return file;
}

} // namespace

QByteArray writeRuleFile(const RuleSet& set)
{
    QJsonObject object =
        QJsonObject{{QStringLiteral("format"), QString(format)},
                    {QStringLiteral("version"), 1},
                    {QStringLiteral("game"), set.game},
                    {QStringLiteral("base"), set.base},
                    {QStringLiteral("rules"), QJsonObject::fromVariantMap(toVariant(set.values).toMap())}};
    if (!set.name.isEmpty())
        object.insert(QStringLiteral("name"), set.name);
    if (!set.own.isEmpty())
        object.insert(QStringLiteral("own"), set.own);
    if (set.changed.isValid())
        object.insert(QStringLiteral("changed"), set.changed.toUTC().toString(Qt::ISODate));
    if (set.played > 0)
        object.insert(QStringLiteral("played"), set.played);
    return QJsonDocument(object).toJson();
}

RuleFile readRuleFile(const QByteArray& content, const QString& game)
{
    const hanpan::rulebook* book = ruleBook(game);
    if (!book)
        return failure(RuleFileTr::tr("This version has no game “%1”.").arg(game), false);
    if (content.size() > largestFile)
        return failure(RuleFileTr::tr("The file is too large to hold rules."), true);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(content, &error);
    if (!document.isObject())
        return failure(RuleFileTr::tr("The file is damaged or isn't a rules file (at byte %1).").arg(error.offset),
                       true);

    const QJsonObject object = document.object();
    RuleFile file;
    json input;
    if (object.contains(QLatin1String("format"))) {
        if (object.value(QLatin1String("format")).toString() != format)
            return failure(RuleFileTr::tr("This file belongs to another program."), true);
        if (object.value(QLatin1String("version")).toInt() != 1)
            return failure(RuleFileTr::tr("This file was written by a newer version of Hanpan."), false);
        if (!object.value(QLatin1String("rules")).isObject())
            return failure(RuleFileTr::tr("The file contains no rules."), true);
        const QString other = object.value(QLatin1String("game")).toString();
        if (other != game)
            return failure(ruleBook(other)
                               ? RuleFileTr::tr("These are rules for %1, not for %2. Open them on that game's page.")
                                     .arg(::gameName(other), ::gameName(game))
                               : RuleFileTr::tr("These are rules for a game this version doesn't have."),
                           false);
        input = fromVariant(object.value(QLatin1String("rules")).toVariant());
        file.set.name = tidyName(object.value(QLatin1String("name")).toString());
        file.set.base = object.value(QLatin1String("base")).toString();
        file.set.own = object.value(QLatin1String("own")).toString();
        file.set.changed = QDateTime::fromString(object.value(QLatin1String("changed")).toString(), Qt::ISODate);
        file.set.played = qBound(0, object.value(QLatin1String("played")).toInt(), 1000000);
    } else {
        input = fromVariant(object.toVariantMap());
        if (const auto preset = input.find("preset"); preset != input.end() && preset->is_string())
            file.set.base = QString::fromStdString(preset->get<std::string>());
    }
    const auto values = book->read(input);
    if (!values)
        return failure(readProblem(*book, input), false);
    file.set.game = game;
    file.set.values = *values;
    if (!book->find_preset(toStdString(file.set.base)))
        file.set.base = nearestPreset(*book, *values);
    return file;
}

QString tidyName(const QString& name)
{
    constexpr int longest = 60;
    QString tidy = name.simplified();
    tidy.remove(QChar(QChar::Null));
    if (tidy.size() > longest) {
        tidy.truncate(longest);
        if (tidy.back().isHighSurrogate())
            tidy.chop(1);
    }
    return tidy.trimmed();
}
