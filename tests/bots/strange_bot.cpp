// SPDX-License-Identifier: GPL-3.0-or-later
// Other people's bots, as they come: the arena's tests set them at a table on every system.
//   strange_bot first      takes the first thing that is allowed
//   strange_bot nonsense   answers with what is no answer; flies: with what is no action
//   strange_bot dies       is gone before it was asked; silent: never answers
#include <chrono>
#include <iostream>
#include <string>
#include <thread>

int main(int argc, char** argv)
{
    const std::string way = argc > 1 ? argv[1] : "";
    if (way == "dies")
        return 0;
    if (way == "silent")
        std::this_thread::sleep_for(std::chrono::minutes(1));
    std::string line;
    while (std::getline(std::cin, line)) {
        std::string action = "fly";
        if (way == "first") {
            constexpr const char* begins = R"("legal":[")";
            const auto at = line.find(begins);
            if (at == std::string::npos)
                continue;
            const auto from = at + std::char_traits<char>::length(begins);
            action = line.substr(from, line.find('"', from) - from);
        }
        std::cout << (way == "nonsense" ? way : R"({"action":")" + action + R"("})") << std::endl;
    }
}
