// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>

#include "moving/movingfile.h"
#include "qt.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    beginQt();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.hanpanhome"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return 0;
    file.write(reinterpret_cast<const char*>(data), qint64(size));
    file.close();
    const MovingFile::Content content = MovingFile::look(path);
    const MovingFile::Merged merged = MovingFile::bringIn(
        path, {folder.filePath(QStringLiteral("history.sqlite")), folder.filePath(QStringLiteral("rules"))});
    // Who looks and who brings in agree on whether it can be used.
    if (content.error.isEmpty() && merged.error.isEmpty() &&
        merged.added + merged.known + merged.grown != content.matches)
        __builtin_trap();
    return 0;
}
