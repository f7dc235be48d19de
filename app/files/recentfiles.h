// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

/// Our files that were opened or saved last, the latest first; files that are gone are left out.
class RecentFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// [{path, name, folder}], eight at most.
    Q_PROPERTY(QVariantList files READ files NOTIFY changed)

public:
    static RecentFiles* instance();
    static RecentFiles* create(QQmlEngine* engine, QJSEngine* script);

    QVariantList files() const;
    /// Remembers a file that was opened or saved. Only kinds that can be opened here count (by their suffix).
    void note(const QString& path);
    Q_INVOKABLE void clear();
    /// The suffixes of our files, the usual one of each kind first: records, rule sets, a moved house.
    static QStringList suffixes();

signals:
    void changed();

private:
    explicit RecentFiles(QObject* parent);
};
