// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include <CLI/CLI.hpp>

#include "cli/commands.h"

int main(int argc, char** argv)
{
#if CLI11_VERSION_MAJOR > 2 || (CLI11_VERSION_MAJOR == 2 && CLI11_VERSION_MINOR >= 4)
    // Windows hands arguments over in the code page of the day; this reads them again as UTF-8.
    CLI::App utf8;
    argv = utf8.ensure_utf8(argv);
#endif
    std::ios::sync_with_stdio(false);
    return hanpan::cli::run({argv + 1, argv + argc}, std::cin, std::cout, std::cerr);
}
