// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/arguments.h"

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
// After windows.h, which it needs.
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <stdio.h>
#endif

namespace hanpan {

std::vector<std::string> utf8_arguments(int argc, char** argv)
{
#ifdef _WIN32
    int count = 0;
    if (wchar_t** wide = CommandLineToArgvW(GetCommandLineW(), &count)) {
        std::vector<std::string> words;
        for (int i = 1; i < count; ++i) {
            const int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, nullptr, 0, nullptr, nullptr);
            std::string word(size > 0 ? static_cast<std::size_t>(size) : 1, '\0');
            WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, word.data(), size, nullptr, nullptr);
            word.pop_back(); // the zero at its end
            words.push_back(std::move(word));
        }
        LocalFree(wide);
        return words;
    }
#endif
    return {argv + (argc > 0 ? 1 : 0), argv + argc};
}

void plain_standard_streams()
{
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

} // namespace hanpan
