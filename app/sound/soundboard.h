// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QQmlEngine;
class QJSEngine;

/// The table's sounds. What happens at a table (TableSession::happened) is played by its kind; volume and mute are the
/// person's, from Preferences. Without a sound device every call is silent and costs next to nothing; a device that is
/// plugged in later is used from the next sound on.
class SoundBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// For the QML engine, which owns it: sound devices are let go before the application object.
    static SoundBoard* create(QQmlEngine* engine, QJSEngine* script);
    ~SoundBoard() override;

    /// Plays the sound of `kind` (one of kinds()), the game's own where it has one. Does nothing and gives false for a
    /// kind that has no sound; true does not promise that anything was heard.
    Q_INVOKABLE bool play(const QString& kind, const QString& game = {});
    /// Every kind that has a sound.
    static QStringList kinds();
    /// Where the sound of `kind` lies in the resources; empty when it has none. A game's own is its
    /// sounds/<game>-<kind>.wav.
    static QString file(const QString& kind, const QString& game = {});

private:
    // Not default-constructible from outside: Qt 6.4 would then never call create().
    explicit SoundBoard(QObject* parent);
    bool audible();
    void applyPreferences();

    /// Made at the first sound: looking for devices takes a moment, and the start of the program need not wait for it.
    std::unique_ptr<QMediaDevices> devices_;
    bool hasDevice_ = false;
    struct Effect {
        QSoundEffect* effect = nullptr; // child of this
        QString volume;                 // one of Preferences::soundKinds()
    };
    QHash<QString, Effect> effects_;
};
