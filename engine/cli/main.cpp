// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/arguments.h"
#include "cli/commands.h"

namespace {

/// Another program's bot may read the command line of the program that started it, and the deals follow from the seed.
void hide_seed(int argc, char** argv)
{
    const auto cover = [](char* text) {
        for (; *text != '\0'; ++text)
            *text = '-';
    };
    constexpr std::string_view option = "--seed";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == option && i + 1 < argc)
            cover(argv[++i]);
        else if (word.starts_with(option) && word.size() > option.size() && word[option.size()] == '=')
            cover(argv[i] + option.size() + 1);
    }
}

/// The language the person has set for messages; nothing on systems without these names.
std::string_view locale()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* set = std::getenv(name); set != nullptr && *set != '\0')
            return set;
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    hanpan::plain_standard_streams();
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> words = hanpan::utf8_arguments(argc, argv);
    hide_seed(argc, argv);
    return hanpan::cli::run(words, std::cin, std::cout, std::cerr, locale());
}
