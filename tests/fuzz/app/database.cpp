// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>

#include "history/historystore.h"
#include "qt.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    beginQt();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("history.sqlite"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return 0;
    file.write(reinterpret_cast<const char*>(data), qint64(size));
    file.close();
    HistoryStore store(path, HistoryDatabase::Safety::Fast);
    store.catchUp();
    for (const KeptMatch& match : store.list({}, {}, 4)) {
        (void)store.wake(match.id);
        (void)store.record(match.id);
    }
    (void)store.rounds();
    return 0;
}
