// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/crash_trace.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <iterator>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif
#if !defined(_WIN32) && __has_include(<execinfo.h>)
#include <execinfo.h>
#define HANPAN_CAN_TELL_CALLS
#endif

namespace hanpan {
namespace {

#ifdef _WIN32
wchar_t place[1024];
#else
char place[1024];
#endif

// In a program that has just broken nothing may be used but the system itself: no memory is asked for, no stream is
// opened.

/// `number` in decimal digits at `to`; gives the end.
char* digits(long long number, char* to)
{
    char back[24];
    int count = 0;
    do {
        back[count++] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0)
        *to++ = back[--count];
    return to;
}

/// The head of a trace: what happened, when. Gives its length.
size_t head(char* text, const char* what, long long code)
{
    std::strcpy(text, what);
    char* end = digits(code, text + std::strlen(text));
    std::strcpy(end, "\ntime ");
    end = digits(static_cast<long long>(std::time(nullptr)), end + 6);
    *end++ = '\n';
    return static_cast<size_t>(end - text);
}

#ifdef _WIN32
LONG WINAPI broken(EXCEPTION_POINTERS* about)
{
    const HANDLE file = CreateFileW(place, GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file != INVALID_HANDLE_VALUE) {
        char text[128];
        DWORD done = 0;
        WriteFile(file, text, static_cast<DWORD>(head(text, "exception ", about->ExceptionRecord->ExceptionCode)),
                  &done, nullptr);
        CloseHandle(file);
    }
    return EXCEPTION_CONTINUE_SEARCH;
}
#else
extern "C" void broken(int signal)
{
    std::signal(signal, SIG_DFL);
    const int file = open(place, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file >= 0) {
        char text[128];
        if (write(file, text, head(text, "signal ", signal)) >= 0) {
#ifdef HANPAN_CAN_TELL_CALLS
            void* calls[64];
            backtrace_symbols_fd(calls, backtrace(calls, 64), file);
#endif
        }
        close(file);
    }
    raise(signal);
}
#endif

} // namespace

void leave_trace_in(const char* file)
{
#ifdef _WIN32
    if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, file, -1, place, std::size(place)) > 0)
        SetUnhandledExceptionFilter(broken);
#else
    if (std::strlen(file) >= sizeof(place))
        return;
    std::strcpy(place, file);
#ifdef HANPAN_CAN_TELL_CALLS
    void* first[1];
    backtrace(first, 1); // loads what it needs while nothing is broken yet
#endif
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, broken);
#endif
}

} // namespace hanpan
