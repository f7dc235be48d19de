// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

namespace hanpan::arena {

/// A program that talks in lines: what is written goes to its standard input, its answers come from its standard output;
/// its errors go where ours go. The only file of the engine that knows which system it runs on.
class child_process {
public:
    /// Starts the command by the system's shell. `started()` says whether that worked.
    explicit child_process(const std::string& command);
    /// Ends it, and whatever it started.
    ~child_process();
    child_process(const child_process&) = delete;
    child_process& operator=(const child_process&) = delete;

    bool started() const;
    /// A line, without its end. False when nobody reads any more.
    bool write_line(const std::string& line);

    enum class outcome { line, timeout, ended };
    /// Waits for the next line of at most a million characters.
    outcome read_line(std::string& line, int timeout_ms);

private:
    struct handles;
    std::unique_ptr<handles> own_;
    std::string buffer_;
};

} // namespace hanpan::arena
