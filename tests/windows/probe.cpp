// SPDX-License-Identifier: GPL-3.0-or-later
// What Windows makes of a program with windows that uses what the application uses there; .ci/windows-engine.sh asks it.
//   probe say WORDS…   prints whether somebody reads what it prints, then the words as UTF-8, a line each
//   probe fault FILE   crashes, and leaves a trace in FILE
#include <cstdio>
#include <string>
#include <vector>

#include "base/arguments.h"
#include "base/console.h"
#include "base/crash_trace.h"

int main(int argc, char** argv)
{
    const bool read = hanpan::print_where_called();
    hanpan::plain_standard_streams();
    const std::vector<std::string> words = hanpan::utf8_arguments(argc, argv);
    if (words.size() == 2 && words[0] == "fault") {
        hanpan::leave_trace_in(words[1].c_str());
        volatile int* nowhere = nullptr;
        *nowhere = 1;
    }
    std::printf("%s\n", read ? "read" : "not read");
    for (const std::string& word : words)
        std::printf("%s\n", word.c_str());
    return 0;
}
