// SPDX-License-Identifier: GPL-3.0-or-later
#include "travels.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <nlohmann/json.hpp>

#include "files/setaside.h"
#include "journey.h"
#include "words/particles.h"

using hanpan::json;
using hanpan::journey::round_facts;

namespace {

constexpr int newest = 1;
constexpr qint64 most = 4 << 20; // bytes; twenty-two houses take some thousand

json toJson(const round_facts& facts)
{
    return {{"happened", facts.happened}, {"cost", facts.cost}, {"ahead_of", facts.ahead_of}};
}

round_facts factsFrom(const json& from)
{
    round_facts facts;
    for (const auto& [what, times] : from.at("happened").items())
        facts.happened[what] = times.get<int>();
    facts.cost = from.at("cost").get<double>();
    facts.ahead_of = from.at("ahead_of").get<double>();
    return facts;
}

} // namespace

std::vector<hanpan::journey::visit> Travels::visits() const
{
    std::vector<hanpan::journey::visit> all;
    for (const auto& [house, stay] : houses)
        all.push_back({house, stay.tries, stay.passed});
    return all;
}

QByteArray Travels::text() const
{
    json all{{"hanpan", "journey"}, {"version", newest}, {"purse", purse}, {"houses", json::object()}};
    for (const auto& [house, stay] : houses) {
        json rounds = json::array(), dealt = json::array();
        for (const round_facts& facts : stay.rounds)
            rounds.push_back(toJson(facts));
        for (const QString& seed : stay.dealt)
            dealt.push_back(seed.toStdString());
        all["houses"][house] = {{"tries", stay.tries}, {"passed", stay.passed}, {"rounds", rounds}, {"dealt", dealt}};
    }
    return QByteArray::fromStdString(all.dump(1) + "\n");
}

bool Travels::read(const QByteArray& text, Travels& into)
{
    try {
        const json all = json::parse(text.toStdString());
        if (all.at("hanpan") != "journey" || all.at("version").get<int>() != newest)
            return false;
        Travels found;
        found.purse = std::max<hanpan::half_units>(0, hanpan::bounded(all.at("purse").get<hanpan::half_units>()));
        for (const auto& [house, stay] : all.at("houses").items()) {
            HouseStay& kept = found.houses[house];
            kept.tries = std::max(0, stay.at("tries").get<int>());
            kept.passed = stay.at("passed").get<bool>();
            for (const json& facts : stay.at("rounds"))
                kept.rounds.push_back(factsFrom(facts));
            for (const json& seed : stay.at("dealt"))
                kept.dealt.append(QString::fromStdString(seed.get<std::string>()));
        }
        into = std::move(found);
        return true;
    } catch (const json::exception&) {
        return false;
    }
}

void Travels::join(const Travels& other)
{
    purse = std::max(purse, other.purse);
    for (const auto& [house, stay] : other.houses) {
        HouseStay& own = houses[house];
        own.tries = std::max(own.tries, stay.tries);
        own.passed = own.passed || stay.passed;
        if (own.rounds.size() < stay.rounds.size())
            own.rounds = stay.rounds;
        for (const QString& seed : stay.dealt)
            if (!own.dealt.contains(seed))
                own.dealt.append(seed);
    }
}

TravelFile TravelFile::beside(const QString& history)
{
    return TravelFile(QFileInfo(history).absolutePath() + QStringLiteral("/journey.json"));
}

Travels TravelFile::read(QString& problem) const
{
    Travels found;
    QFile file(path_);
    if (!file.exists())
        return found;
    if (!file.open(QIODevice::ReadOnly)) {
        problem = Journey::tr("The houses you have visited couldn't be read: %1").arg(file.errorString());
        return found;
    }
    const bool sound = file.size() <= most && Travels::read(file.readAll(), found);
    file.close();
    if (sound)
        return found;
    const QString kept = setAside(path_, QStringLiteral("damaged"));
    problem = withParticles(
        kept.isEmpty()
            ? Journey::tr("The file of the houses you have visited, “%1”, can't be read, and can't be moved out of "
                          "the way.")
                  .arg(QDir::toNativeSeparators(path_))
            : Journey::tr("The file of the houses you have visited can't be read. It was moved to “%1”, and the "
                          "way begins anew.")
                  .arg(QDir::toNativeSeparators(kept)));
    return found;
}

Travels TravelFile::change(const std::function<void(Travels&)>& work, QString& problem) const
{
    QLockFile lock(path_ + QStringLiteral(".lock"));
    lock.tryLock(2000); // whoever holds it longer is gone
    Travels all = read(problem);
    work(all);
    const QByteArray text = all.text();
    QSaveFile file(path_);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        problem = Journey::tr("What happened in the house couldn't be saved: %1").arg(file.errorString());
    return all;
}
