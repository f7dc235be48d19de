// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_mark.h"

#include <cstdint>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <sys/stat.h>
#endif

namespace hanpan {

std::string file_mark(const std::filesystem::path& path)
{
#ifdef _WIN32
    const HANDLE file = CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return {};
    BY_HANDLE_FILE_INFORMATION about{};
    const bool known = GetFileInformationByHandle(file, &about);
    CloseHandle(file);
    if (!known)
        return {};
    return std::to_string(about.dwVolumeSerialNumber) + ':' +
           std::to_string(std::uint64_t{about.nFileIndexHigh} << 32 | about.nFileIndexLow);
#else
    struct stat about = {};
    if (stat(path.c_str(), &about) != 0)
        return {};
    return std::to_string(std::uint64_t(about.st_dev)) + ':' + std::to_string(std::uint64_t(about.st_ino));
#endif
}

} // namespace hanpan
