// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/situation.h"

#include <algorithm>

#include "words/tablewords.h"

bool Situation::isYou(hanpan::seat who) const { return who == me && name(who) == TableWords::you(); }

const hanpan::zone* Situation::zone(const QString& id) const
{
    for (const hanpan::zone& z : zones)
        if (id == QLatin1String(z.id.c_str()))
            return &z;
    return nullptr;
}

QStringList Situation::faces(const QString& zoneId) const
{
    QStringList lying;
    if (const hanpan::zone* z = zone(zoneId))
        for (const std::string& piece : z->pieces)
            lying.append(QString::fromStdString(piece));
    return lying;
}

QStringList Situation::legalOf(QStringView word) const
{
    QStringList found;
    for (const QString& action : legal)
        if (QStringView(action).split(u' ').front() == word)
            found.append(action);
    return found;
}

namespace {

QString textFrom(const hanpan::json& value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

int numberFrom(const hanpan::json& value, int otherwise)
{
    return value.is_number_integer() ? value.get<int>() : otherwise;
}

/// What an object holds under a key, or a list for a seat; null where it holds nothing.
const hanpan::json& under(const hanpan::json& object, const char* key)
{
    static const hanpan::json nothing;
    const auto found = object.find(key);
    return found != object.end() ? *found : nothing;
}

const hanpan::json& entry(const hanpan::json& list, hanpan::seat who)
{
    static const hanpan::json nothing;
    return list.is_array() && std::size_t(who) < list.size() ? list[std::size_t(who)] : nothing;
}

} // namespace

QString Situation::text(const char* key) const { return textFrom(under(view, key)); }

int Situation::number(const char* key, int otherwise) const { return numberFrom(under(view, key), otherwise); }

QString Situation::textOf(const char* key, hanpan::seat who) const { return textFrom(entry(under(view, key), who)); }

int Situation::numberOf(const char* key, hanpan::seat who, int otherwise) const
{
    return numberFrom(entry(under(view, key), who), otherwise);
}

bool Situation::lists(const char* key, hanpan::seat who) const
{
    const hanpan::json& list = under(view, key);
    return list.is_array() && std::find(list.begin(), list.end(), hanpan::json(who)) != list.end();
}
