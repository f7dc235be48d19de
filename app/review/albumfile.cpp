// SPDX-License-Identifier: GPL-3.0-or-later
#include "albumfile.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

using hanpan::json;

namespace {

/// Grows whenever other moments are found than before.
constexpr int albumVersion = 1;

} // namespace

QString AlbumFile::beside(const QString& history)
{
    return QFileInfo(history).absolutePath() + QStringLiteral("/album.json");
}

QByteArray AlbumFile::text() const
{
    json all{{"hanpan", "album"},
             {"version", albumVersion},
             {"history", history.toStdString()},
             {"looked", json::array()},
             {"moments", json::array()}};
    for (auto it = looked.begin(); it != looked.end(); ++it)
        all["looked"].push_back({it.key(), it.value()});
    for (const KeptMoment& one : moments) {
        json pieces = json::array(), others = json::array();
        for (const QStringList& part : one.pieces)
            pieces.push_back(part.join(u' ').toStdString());
        for (const int seat : one.others)
            others.push_back(seat);
        all["moments"].push_back({{"match", one.match},
                                  {"round", one.round},
                                  {"action", one.action},
                                  {"place", one.place.toStdString()},
                                  {"pieces", pieces},
                                  {"others", others},
                                  {"paid", one.paid}});
    }
    return QByteArray::fromStdString(all.dump() + "\n");
}

bool AlbumFile::read(const QByteArray& text, AlbumFile& into)
{
    try {
        const json all = json::parse(text.toStdString());
        if (all.at("hanpan") != "album" || all.at("version").get<int>() != albumVersion)
            return false;
        AlbumFile found;
        found.history = QString::fromStdString(all.at("history").get<std::string>());
        for (const json& one : all.at("looked"))
            found.looked[one.at(0).get<int>()] = one.at(1).get<int>();
        for (const json& one : all.at("moments")) {
            KeptMoment moment{one.at("match").get<int>(),
                              one.at("round").get<int>(),
                              one.at("action").get<int>(),
                              QString::fromStdString(one.at("place").get<std::string>()),
                              {},
                              {},
                              hanpan::bounded(one.at("paid").get<hanpan::half_units>())};
            for (const json& part : one.at("pieces"))
                moment.pieces.append(QString::fromStdString(part.get<std::string>()).split(u' ', Qt::SkipEmptyParts));
            for (const json& seat : one.at("others"))
                moment.others.append(seat.get<int>());
            found.moments.append(moment);
        }
        into = std::move(found);
        return true;
    } catch (const json::exception&) {
        return false;
    }
}
