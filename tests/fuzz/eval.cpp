// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <string_view>

#include "cli/commands.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const hanpan::json answer = hanpan::cli::answer_question({reinterpret_cast<const char*>(data), size});
    if (!answer.is_object())
        __builtin_trap();
    // As the program prints it: what was no UTF-8 in the question is none in its answer either.
    (void)answer.dump(-1, ' ', false, hanpan::json::error_handler_t::replace);
    return 0;
}
