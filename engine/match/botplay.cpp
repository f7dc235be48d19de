// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/botplay.h"

namespace hanpan {

void play_as_bot(match& m, std::span<const bot_settings> bots, const std::atomic<bool>& stop)
{
    const seat who = m.to_act().lowest();
    if (who == no_seat)
        return;
    const std::string chosen = m.think(who, bots[static_cast<std::size_t>(who)])->choose(stop);
    if (!stop.load() && !m.play(who, chosen).allowed())
        m.play(who, m.legal(who).front());
}

bool play_round_out(match& m, std::span<const bot_settings> bots, const std::atomic<bool>& stop)
{
    while (!m.round_over()) {
        if (stop.load())
            return false;
        play_as_bot(m, bots, stop);
    }
    return true;
}

} // namespace hanpan
