// SPDX-License-Identifier: GPL-3.0-or-later
#include "houserules/rulefile.h"
#include "qt.h"
#include "registry/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    beginQt();
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    for (const hanpan::game_entry& game : hanpan::all_games()) {
        const RuleFile file = readRuleFile(bytes, QString::fromUtf8(game.id.data(), qsizetype(game.id.size())));
        // What can be used can be written and used again.
        if (file.error.isEmpty() && !readRuleFile(writeRuleFile(file.set), file.set.game).error.isEmpty())
            __builtin_trap();
    }
    return 0;
}
