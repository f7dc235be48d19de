// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots/pastmatches.h"

#include <atomic>

#include <QFile>

#include "history/history.h"
#include "match/botplay.h"
#include "registry/registry.h"
#include "words/characters.h"

namespace {

/// Bots play on until so many rounds are over, or so many actions of the last one are done.
void playOn(hanpan::match& match, int rounds, int extra)
{
    const std::atomic<bool> stop{false};
    std::vector<hanpan::bot_settings> bots(std::size_t(match.setup().players));
    for (std::size_t who = 0; who < bots.size(); ++who) {
        bots[who].level = who == 0 ? "casual" : "learner";
        bots[who].seed = match.setup().seed + who;
    }
    while (match.round() < rounds || extra-- > 0) {
        if (match.round_over()) {
            if (match.over() || match.round() + 1 >= rounds + int(extra > 0))
                return;
            match.next_round();
            continue;
        }
        hanpan::play_as_bot(match, bots, stop);
    }
}

void add(const char* game, const char* preset, std::uint64_t seed, int rounds, int extra, MatchKind kind,
         qint64 hoursAgo)
{
    const hanpan::game_entry* entry = hanpan::find_game(game);
    hanpan::match_setup setup;
    setup.game = game;
    setup.players = 4;
    setup.seed = seed;
    setup.rounds = rounds;
    if (preset && entry->book().find_preset(preset))
        setup.rules = preset;
    const auto made = hanpan::make_match(setup);
    if (!made)
        return;
    hanpan::match& match = **made;
    playOn(match, rounds, extra);
    KeptMatch about;
    about.levels = QStringList(3, QStringLiteral("learner"));
    about.characters = Characters::seated({}, 3);
    about.kind = kind;
    about.began = QDateTime::currentDateTimeUtc().addSecs(-3600 * hoursAgo);
    History::instance()->store().add(match, about, actionsOf(match));
}

} // namespace

void makePast()
{
    for (const char* part : {"", "-wal", "-shm"})
        QFile::remove(History::usualFile() + QLatin1String(part));
    History::forgetLast(); // nobody misses what the last pictures showed
    for (int i = 0; i < 9; ++i)
        add("hoola", i % 4 == 3 ? "battle_classic" : nullptr, 1000 + 77 * std::uint64_t(i), 5, 0,
            i == 4 ? MatchKind::Practice : MatchKind::Match, 30 * (12 - i));
    add("dragon", nullptr, 42, 4, 0, MatchKind::Match, 60);
    add("hollywood", nullptr, 43, 3, 0, MatchKind::Match, 52);
    add("hohpai", nullptr, 44, 5, 0, MatchKind::Match, 30);
    add("hulahoo", nullptr, 45, 4, 0, MatchKind::Demo, 28);
    add("hulahoo", nullptr, 46, 3, 0, MatchKind::Match, 3);
    add("hoola", nullptr, 20260217, 5, -1, MatchKind::Match, 2);
    add("dragon", nullptr, 48, 2, 25, MatchKind::Match, 1);
}

void forgetLeft()
{
    QList<int> left;
    for (const KeptMatch& match : History::instance()->store().list(QStringLiteral("over = 0 AND seed = '7'")))
        left.append(match.id);
    History::instance()->store().remove(left);
}
