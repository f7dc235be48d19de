// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

#include "work/theonly.h"

class QQmlEngine;
class QJSEngine;

/// The language the program speaks, switched while it runs. Every qsTr() binding follows by itself; C++ that keeps
/// translated text connects to changed() and makes the text anew.
class Language : public QObject, public TheOnly<Language> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "ko" or "en": the one in use, whether chosen or the system's.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// The family the interface's text is set in.
    Q_PROPERTY(QString fontFamily READ fontFamily CONSTANT)
    /// The system's monospaced family, for codes and commands.
    Q_PROPERTY(QString fixedFamily READ fixedFamily CONSTANT)

public:
    /// For the QML engine: the one object, owned by C++. Remembers the engine, whose bindings it renews.
    static Language* create(QQmlEngine* engine, QJSEngine* script);

    QString code() const { return code_; }
    QString fontFamily() const;
    static QString fixedFamily();

signals:
    void changed();

private:
    friend class TheOnly<Language>;
    explicit Language(QObject* parent);
    void load();

    QString code_;
    std::vector<std::unique_ptr<QTranslator>> own_; ///< all files of translations the program carries
    QTranslator qts_;
    QList<QPointer<QQmlEngine>> engines_;
};
