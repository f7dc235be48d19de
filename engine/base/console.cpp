// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/console.h"

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
// After windows.h, as the others of this folder have it.
#include <stdio.h>
#else
#include <unistd.h>
#endif

namespace hanpan {

bool print_where_called()
{
#ifdef _WIN32
    const auto sent = [](DWORD stream) {
        const DWORD kind = GetFileType(GetStdHandle(stream));
        return kind == FILE_TYPE_DISK || kind == FILE_TYPE_PIPE;
    };
    const bool out = sent(STD_OUTPUT_HANDLE);
    const bool errors = sent(STD_ERROR_HANDLE);
    if ((out && errors) || !AttachConsole(ATTACH_PARENT_PROCESS))
        return errors;
    SetConsoleOutputCP(CP_UTF8);
    if (!out)
        freopen("CONOUT$", "w", stdout);
    if (!errors)
        freopen("CONOUT$", "w", stderr);
    return true;
#else
    return isatty(STDIN_FILENO) || isatty(STDOUT_FILENO) || isatty(STDERR_FILENO);
#endif
}

} // namespace hanpan
