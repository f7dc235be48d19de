// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"
#include "work/theonly.h"

/// A file that was opened or saved.
struct RecentFile {
    Q_GADGET
    QML_VALUE_TYPE(recentFile)

    ROW_FIELD(QString, path)
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, folder) ///< as the system writes it
    friend bool operator==(const RecentFile&, const RecentFile&) = default;
};

/// Our files that were opened or saved last, the latest first; files that are gone are left out.
class RecentFiles : public QObject, public TheOnly<RecentFiles> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Eight at most.
    Q_PROPERTY(QList<RecentFile> files READ files NOTIFY changed)

public:
    QList<RecentFile> files() const;
    /// Remembers a file that was opened or saved. Only kinds that can be opened here count (by their suffix).
    void note(const QString& path);
    Q_INVOKABLE void clear();
    /// The suffixes of our files, the usual one of each kind first: records, rule sets, a moved house.
    static QStringList suffixes();

signals:
    void changed();

private:
    friend class TheOnly<RecentFiles>;
    explicit RecentFiles(QObject* parent);
};
