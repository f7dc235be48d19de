// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/process.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace hanpan::arena {

namespace {

using clock = std::chrono::steady_clock;

int left_until(clock::time_point deadline)
{
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - clock::now()).count();
    return left > 0 ? static_cast<int>(left) : 0;
}

constexpr std::size_t longest_line = 1'000'000;

/// Guards starting: pipes of one child must not be inherited by another that starts at the same time.
std::mutex& starting()
{
    static std::mutex one_at_a_time;
    return one_at_a_time;
}

} // namespace

#ifdef _WIN32

struct child_process::handles {
    HANDLE job = nullptr, process = nullptr, to = nullptr, from = nullptr;
};

child_process::child_process(const std::string& command) : own_(std::make_unique<handles>())
{
    const std::lock_guard lock(starting());
    SECURITY_ATTRIBUTES inherit{sizeof(inherit), nullptr, TRUE};
    HANDLE child_in = nullptr, child_out = nullptr;
    if (!CreatePipe(&child_in, &own_->to, &inherit, 0) || !CreatePipe(&own_->from, &child_out, &inherit, 0))
        return;
    SetHandleInformation(own_->to, HANDLE_FLAG_INHERIT, 0);
    SetHandleInformation(own_->from, HANDLE_FLAG_INHERIT, 0);
    // A bot that does not read must not hold up the arena, which writes to it.
    DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT;
    SetNamedPipeHandleState(own_->to, &mode, nullptr, nullptr);
    own_->job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limit{};
    limit.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(own_->job, JobObjectExtendedLimitInformation, &limit, sizeof(limit));
    const std::string line = "cmd /c " + command;
    std::wstring wide(static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, line.c_str(), -1, nullptr, 0)), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, line.c_str(), -1, wide.data(), static_cast<int>(wide.size()));
    STARTUPINFOW start{};
    start.cb = sizeof(start);
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = child_in;
    start.hStdOutput = child_out;
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    PROCESS_INFORMATION made{};
    if (CreateProcessW(nullptr, wide.data(), nullptr, nullptr, TRUE, CREATE_NO_WINDOW | CREATE_SUSPENDED, nullptr,
                       nullptr, &start, &made)) {
        own_->process = made.hProcess;
        AssignProcessToJobObject(own_->job, made.hProcess);
        ResumeThread(made.hThread);
        CloseHandle(made.hThread);
    }
    CloseHandle(child_in);
    CloseHandle(child_out);
}

child_process::~child_process()
{
    for (HANDLE h : {own_->to, own_->from, own_->job, own_->process})
        if (h != nullptr)
            CloseHandle(h);
}

bool child_process::started() const { return own_->process != nullptr; }

bool child_process::write_line(const std::string& line)
{
    const std::string text = line + '\n';
    const auto deadline = clock::now() + std::chrono::seconds(2);
    std::size_t done = 0;
    while (done < text.size()) {
        // A text that does not fit into the pipe as a whole may be refused altogether; pieces are not.
        const std::size_t piece = std::min<std::size_t>(text.size() - done, 512);
        DWORD written = 0;
        if (!WriteFile(own_->to, text.data() + done, static_cast<DWORD>(piece), &written, nullptr))
            return false;
        done += written;
        if (written == 0) {
            if (left_until(deadline) == 0)
                return false;
            Sleep(1);
        }
    }
    return true;
}

child_process::outcome child_process::read_line(std::string& line, int timeout_ms)
{
    const auto deadline = clock::now() + std::chrono::milliseconds(timeout_ms);
    for (;;) {
        if (const auto end = buffer_.find('\n'); end != std::string::npos) {
            line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return outcome::line;
        }
        DWORD ready = 0;
        if (buffer_.size() > longest_line || !PeekNamedPipe(own_->from, nullptr, 0, nullptr, &ready, nullptr))
            return outcome::ended;
        if (ready == 0) {
            if (left_until(deadline) == 0)
                return outcome::timeout;
            Sleep(1);
            continue;
        }
        char part[4096];
        DWORD got = 0;
        if (!ReadFile(own_->from, part, sizeof(part), &got, nullptr) || got == 0)
            return outcome::ended;
        buffer_.append(part, got);
    }
}

#else

struct child_process::handles {
    pid_t process = -1;
    int to = -1, from = -1;
    int life = -1; ///< never written: its other end notices when we are gone, for whatever reason
};

namespace {

/// Waits beside a bot, in its process group, until we are gone, and then ends the group even if the bot hangs. Runs in
/// a fork of a program with threads, so it uses system calls only.
[[noreturn]] void guard(int life)
{
    // Any other descriptor that came along with the fork would keep somebody waiting.
    const int most = static_cast<int>(std::clamp(sysconf(_SC_OPEN_MAX), 256L, 65'536L));
    for (int end = 0; end < most; ++end)
        if (end != life)
            close(end);
    char nothing = 0;
    while (read(life, &nothing, 1) < 0 && errno == EINTR) {
    }
    kill(0, SIGKILL);
    _exit(0);
}

} // namespace

child_process::child_process(const std::string& command) : own_(std::make_unique<handles>())
{
    const std::lock_guard lock(starting());
    // A bot that has ended must not end us with it; the failed write tells enough.
    std::signal(SIGPIPE, SIG_IGN);
    int in[2], out[2], life[2];
    if (pipe(in) != 0)
        return;
    if (pipe(out) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    if (pipe(life) != 0) {
        for (const int end : {in[0], in[1], out[0], out[1]})
            close(end);
        return;
    }
    for (const int end : {in[0], in[1], out[0], out[1], life[0], life[1]})
        fcntl(end, F_SETFD, FD_CLOEXEC);
    const pid_t made = fork();
    if (made == 0) {
        if (setpgid(0, 0) == 0 && fork() == 0)
            guard(life[0]);
        std::signal(SIGPIPE, SIG_DFL);
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    close(life[0]);
    if (made < 0) {
        close(in[1]);
        close(out[0]);
        close(life[1]);
        return;
    }
    setpgid(made, made);
    // A bot that does not read must not hold us up: writing waits at most as long as reading would.
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    own_->process = made;
    own_->to = in[1];
    own_->from = out[0];
    own_->life = life[1];
}

child_process::~child_process()
{
    if (own_->to >= 0)
        close(own_->to);
    if (own_->from >= 0)
        close(own_->from);
    if (own_->life >= 0)
        close(own_->life);
    if (own_->process > 0) {
        kill(-own_->process, SIGKILL);
        while (waitpid(own_->process, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
}

bool child_process::started() const { return own_->process > 0; }

bool child_process::write_line(const std::string& line)
{
    const std::string text = line + '\n';
    const auto deadline = clock::now() + std::chrono::seconds(2);
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t written = write(own_->to, text.data() + done, text.size() - done);
        if (written > 0) {
            done += static_cast<std::size_t>(written);
            continue;
        }
        if (errno == EINTR)
            continue;
        pollfd room{own_->to, POLLOUT, 0};
        if (errno != EAGAIN || poll(&room, 1, left_until(deadline)) <= 0)
            return false;
    }
    return true;
}

child_process::outcome child_process::read_line(std::string& line, int timeout_ms)
{
    const auto deadline = clock::now() + std::chrono::milliseconds(timeout_ms);
    for (;;) {
        if (const auto end = buffer_.find('\n'); end != std::string::npos) {
            line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return outcome::line;
        }
        if (buffer_.size() > longest_line)
            return outcome::ended;
        pollfd there{own_->from, POLLIN, 0};
        const int ready = poll(&there, 1, left_until(deadline));
        if (ready == 0)
            return outcome::timeout;
        if (ready < 0 && errno == EINTR)
            continue;
        char part[4096];
        const ssize_t got = read(own_->from, part, sizeof(part));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return outcome::ended;
        buffer_.append(part, static_cast<std::size_t>(got));
    }
}

#endif

} // namespace hanpan::arena
