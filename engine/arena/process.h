// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

namespace hanpan::arena {

/// A program that talks in lines, by its standard input and output; its errors go where ours go. This is the only class
/// of the engine that depends on the operating system.
class child_process {
public:
    /// Starts the command in the system's shell; `started()` tells whether that worked.
    explicit child_process(const std::string& command);
    /// Ends it, and everything it started.
    ~child_process();
    child_process(const child_process&) = delete;
    child_process& operator=(const child_process&) = delete;

    bool started() const;
    /// Writes a line; `line` has no line end. False when nobody reads any more.
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
