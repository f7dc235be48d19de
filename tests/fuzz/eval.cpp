// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <string_view>

#include "cli/commands.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const hanpan::json answer = hanpan::cli::answer_question({reinterpret_cast<const char*>(data), size});
    if (!answer.is_object())
        __builtin_trap();
    (void)answer.dump(-1, ' ', false, hanpan::json::error_handler_t::strict);
    return 0;
}
