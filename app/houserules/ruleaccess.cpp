// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruleaccess.h"

#include <QHash>

#include <algorithm>
#include <cmath>

#include "games/gametable.h"
#include "match/match.h"
#include "registry/registry.h"
#include "rulevalues.h"

using hanpan::json;

namespace {

QHash<QString, const hanpan::rulebook*>& ownBooks()
{
    static QHash<QString, const hanpan::rulebook*> books;
    return books;
}

} // namespace

const hanpan::rulebook* ruleBook(const QString& game)
{
    if (const hanpan::rulebook* own = ownBooks().value(game))
        return own;
    // It uses the list itself, so that a program without games (a test) still links.
    for (const hanpan::game_entry& entry : hanpan::all_games())
        if (toQString(entry.id) == game)
            return &entry.book();
    return nullptr;
}

void addRuleBook(const QString& game, const hanpan::rulebook* book)
{
    if (book)
        ownBooks().insert(game, book);
    else
        ownBooks().remove(game);
}

QVariant toVariant(const json& value)
{
    switch (value.type()) {
    case json::value_t::boolean: return value.get<bool>();
    case json::value_t::number_integer:
    case json::value_t::number_unsigned: {
        const auto number = value.get<qint64>();
        return number == static_cast<int>(number) ? QVariant(static_cast<int>(number)) : QVariant(number);
    }
    case json::value_t::number_float: return value.get<double>();
    case json::value_t::string: return QString::fromStdString(value.get_ref<const std::string&>());
    case json::value_t::array: {
        QVariantList list;
        for (const json& element : value)
            list.append(toVariant(element));
        return list;
    }
    case json::value_t::object: {
        QVariantMap map;
        for (const auto& [key, element] : value.items())
            map.insert(QString::fromStdString(key), toVariant(element));
        return map;
    }
    default: return {};
    }
}

json fromVariant(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::Bool: return value.toBool();
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong: return value.toLongLong();
    case QMetaType::Float:
    case QMetaType::Double: {
        const double number = value.toDouble();
        constexpr double largest = 9007199254740992.0; // 2^53: larger doubles are no longer exact
        if (std::trunc(number) == number && std::abs(number) < largest)
            return static_cast<std::int64_t>(number);
        return number;
    }
    case QMetaType::QString: return toStdString(value.toString());
    case QMetaType::QByteArray: return toStdString(QString::fromUtf8(value.toByteArray()));
    case QMetaType::QVariantList:
    case QMetaType::QStringList: {
        json list = json::array();
        for (const QVariant& element : value.toList())
            list.push_back(fromVariant(element));
        return list;
    }
    case QMetaType::QVariantMap: {
        json object = json::object();
        const QVariantMap map = value.toMap();
        for (auto it = map.begin(); it != map.end(); ++it)
            object[toStdString(it.key())] = fromVariant(it.value());
        return object;
    }
    default: break;
    }
    if (value.canConvert<QVariantList>() && !value.isNull())
        return fromVariant(QVariant(value.toList()));
    return nullptr;
}

QVariant RuleValues::value(const QString& rule) const
{
    const auto found = values_.find(toStdString(rule));
    return found == values_.end() ? QVariant() : toVariant(*found);
}

QString toQString(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

std::string toStdString(const QString& text)
{
    // toUtf8() writes U+FFFD for a lone surrogate, so the engine always gets valid UTF-8.
    const QByteArray bytes = text.toUtf8();
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QString firstPreset(const hanpan::rulebook& book)
{
    const GameTable* const game = tableGame(toQString(book.game()));
    if (const QString first = game ? game->book.firstPreset() : QString(); book.find_preset(first.toStdString()))
        return first;
    return book.presets().empty() ? QString() : toQString(book.presets().front().id);
}

QString nearestPreset(const hanpan::rulebook& book, const hanpan::rule_values& values)
{
    const json shortest = book.shortest(values);
    const auto it = shortest.find("preset");
    return it == shortest.end() ? firstPreset(book) : QString::fromStdString(it->get<std::string>());
}

std::vector<std::string_view> changedFields(const hanpan::rulebook& book, const hanpan::rule_values& values,
                                            const hanpan::rule_values& base)
{
    std::vector<std::string_view> ids = book.differing(values, base);
    ids.erase(
        std::remove_if(ids.begin(), ids.end(), [&](std::string_view id) { return !book.find_field(id)->in_panel; }),
        ids.end());
    return ids;
}
