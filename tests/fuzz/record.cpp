// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <string_view>

#include "match/record.h"
#include "registry/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = hanpan::replay_record(text, hanpan::all_games());
    // What can be read says so again when it is written and read once more.
    if (read && read->earlier.empty()) {
        const auto again = hanpan::replay_record(hanpan::write_record(read->told), hanpan::all_games());
        if (!again)
            __builtin_trap();
    }
    return 0;
}
