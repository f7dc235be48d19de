// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/merge.h"

#include "history/writers.h"

namespace {

constexpr int mostPassed = 4'000'000;

} // namespace

Merge::Merge(Connection& here, MovingFile::Merged& told, const MovingFile::Stop& stopped)
    : here_(here), told_(told), stopped_(stopped)
{
    const auto listed = [&](const char* table, const QStringList& without) {
        return here.columns(QLatin1String(table), without).join(QStringLiteral(", "));
    };
    matchColumns_ = listed("match", {QStringLiteral("id"), QStringLiteral("writer"), QStringLiteral("parent"),
                                     QStringLiteral("played")}); // (counted on each machine by itself)
    actionColumns_ = listed("action", {QStringLiteral("match")});
    roundColumns_ = listed("round", {QStringLiteral("match")});
    puzzleColumns_ = listed("puzzle", {QStringLiteral("match")});
}

bool Merge::all()
{
    // Those that may be the same are next to each other, in the order of time.
    QSqlQuery rows = here_.asked(QStringLiteral("SELECT id FROM there.match ORDER BY began / 1000, seed, id"));
    while (here_.next(rows))
        if (stopped_() || !one(rows.value(0).toInt()))
            return false;
    for (auto it = parents_.cbegin(); it != parents_.cend() && !here_.failed(); ++it)
        if (const int parent = ids_.value(it.value()))
            here_.run(QStringLiteral("UPDATE match SET parent = ? WHERE id = ?"), {parent, it.key()});
    evenings();
    return !here_.failed() && !stopped_();
}

bool Merge::one(int foreign)
{
    QSqlQuery row = here_.asked(
        QStringLiteral("SELECT game, players, start, seed, began / 1000, parent FROM there.match WHERE id = ?"),
        {foreign});
    if (!here_.next(row))
        return false;
    Kin& kin = kinOf(row);
    const QList<Way> gone = ways("there.", foreign);
    const int length = int(gone.size()) - 1;
    // A match that ends here, or a way that was followed further here.
    int own = kin.passed.value({length, gone.last()});
    int ended = -1;
    for (int at = length; own == 0 && at >= 0; --at)
        if (own = kin.ended.value({at, gone[at]}); own != 0)
            ended = at;
    if (own != 0 && together(own, foreign)) {
        ids_[foreign] = own;
        const QString writer = here_.value(QStringLiteral("SELECT writer FROM match WHERE id = ?"), {own}).toString();
        if (ended < 0 || (!writer.isEmpty() && writers::lives(writer))) {
            ++told_.known;
            return !here_.failed();
        }
        fill(own, foreign);
        kin.ended.remove({ended, gone[ended]});
        ++told_.grown;
    } else {
        QSqlQuery made = here_.asked(
            QStringLiteral("INSERT INTO match (%1) SELECT %1 FROM there.match WHERE id = ?").arg(matchColumns_),
            {foreign});
        if (here_.failed())
            return false;
        own = made.lastInsertId().toInt();
        ids_[foreign] = own;
        if (const int parent = row.value(5).toInt(); parent != 0)
            parents_[own] = parent;
        copyRows(own, foreign);
        ++told_.added;
    }
    enter(kin, own, gone);
    return !here_.failed();
}

Merge::Kin& Merge::kinOf(const QSqlQuery& row)
{
    const auto key = [](const QSqlQuery& of) {
        return of.value(0).toString() + u' ' + of.value(1).toString() + u' ' + of.value(2).toString();
    };
    const QString moment = row.value(3).toString() + u' ' + row.value(4).toString();
    if (moment != moment_) {
        moment_ = moment;
        kin_.clear();
        QSqlQuery same = here_.asked(
            QStringLiteral("SELECT game, players, start, id FROM match WHERE seed = ? AND began / 1000 = ?"),
            {row.value(3), row.value(4)});
        while (here_.next(same))
            enter(kin_[key(same)], same.value(3).toInt(), ways("", same.value(3).toInt()));
    }
    return kin_[key(row)];
}

QList<Merge::Way> Merge::ways(const char* schema, int match)
{
    // The salt is of this run only: nobody can make two ways look the same from outside.
    static const size_t salt = qHash(QStringView(QStringLiteral("way")), QHashSeed::globalSeed());
    QList<Way> all{salt};
    QSqlQuery rows = here_.asked(
        QStringLiteral("SELECT seat, text FROM %1action WHERE match = ? ORDER BY number").arg(QLatin1String(schema)),
        {match});
    while (here_.next(rows))
        all.append(qHashMulti(all.last(), rows.value(0).toInt(), rows.value(1).toString()));
    return all;
}

void Merge::enter(Kin& kin, int own, const QList<Way>& ways)
{
    // Nobody begins that many in one second: any more are compared with nothing, and kept.
    if (kin.passed.size() > mostPassed)
        return;
    for (int at = 0; at < ways.size(); ++at)
        kin.passed.insert({at, ways[at]}, own);
    kin.ended.insert({int(ways.size()) - 1, ways.last()}, own);
}

bool Merge::together(int own, int foreign)
{
    return here_
               .value(QStringLiteral("SELECT count(*) FROM action AS ours JOIN there.action AS theirs ON "
                                     "theirs.match = ? AND theirs.number = ours.number WHERE ours.match = ? AND "
                                     "(ours.seat <> theirs.seat OR ours.text <> theirs.text)"),
                      {foreign, own})
               .toInt() == 0;
}

/// Replaces what is here by what is there.
void Merge::fill(int own, int foreign)
{
    here_.run(QStringLiteral("DELETE FROM action WHERE match = ?"), {own});
    here_.run(QStringLiteral("DELETE FROM round WHERE match = ?"), {own});
    here_.run(QStringLiteral("UPDATE match SET (%1) = (SELECT %1 FROM there.match WHERE id = ?) WHERE id = ?")
                  .arg(matchColumns_),
              {foreign, own});
    copyRows(own, foreign);
}

void Merge::copyRows(int own, int foreign)
{
    for (const auto& [table, columns] :
         {std::pair{"action", actionColumns_}, std::pair{"round", roundColumns_}, std::pair{"puzzle", puzzleColumns_}})
        here_.run(QStringLiteral("INSERT OR IGNORE INTO %1 (match, %2) SELECT ?, %2 FROM there.%1 WHERE match = ?")
                      .arg(QLatin1String(table), columns),
                  {own, foreign});
}

/// Score sheets: the same sheet began at the same moment, and its later form stays.
void Merge::evenings()
{
    const QString columns = here_.columns(QStringLiteral("evening"), {QStringLiteral("id")}).join(QStringLiteral(", "));
    here_.run(QStringLiteral("CREATE INDEX IF NOT EXISTS there.evening_by_moment ON evening (began, touched)"));
    here_.run(QStringLiteral("UPDATE evening SET (%1) = (SELECT %1 FROM there.evening AS theirs WHERE theirs.began = "
                             "evening.began) WHERE touched < (SELECT max(touched) FROM there.evening AS theirs WHERE "
                             "theirs.began = evening.began)")
                  .arg(columns));
    here_.run(
        QStringLiteral("INSERT INTO evening (%1) SELECT %1 FROM there.evening AS theirs WHERE theirs.began NOT IN "
                       "(SELECT began FROM evening)")
            .arg(columns));
}
