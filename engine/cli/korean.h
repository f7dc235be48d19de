// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace CLI {
class App;
}

namespace hanpan::cli {

/// Puts the help of the command line, and errors about arguments, into Korean where `locale` (the value of LC_ALL,
/// LC_MESSAGES or LANG, "ko_KR.UTF-8") asks for it. Questions and answers are not touched: their words are fixed.
void speak(CLI::App& app, std::string_view locale);

} // namespace hanpan::cli
