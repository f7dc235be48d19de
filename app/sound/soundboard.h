// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSoundEffect>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

#include "sound/sounddevice.h"

class QQmlEngine;
class QJSEngine;
struct SoundKind;

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

    /// Plays the sound of `kind` (one of kinds()), the game's own where it has one: another take than the last time or,
    /// of what counts ("count", "double"), the note of `step`, 0 = the lowest. Does nothing and gives false for a kind
    /// that has no sound; true does not promise that anything was heard.
    Q_INVOKABLE bool play(const QString& kind, const QString& game = {}, int step = 0);
    /// Whether the sound of `kind` belongs to the moment at which the pieces that move lie where they belong.
    Q_INVOKABLE static bool lands(const QString& kind);
    /// Every kind that has a sound.
    static QStringList kinds();
    /// Where the takes or steps of the sound of `kind` lie in the resources, in order; empty when it has none. A game's
    /// own are its sounds/<game>-<kind>.wav, <game>-<kind>-2.wav, ….
    static QStringList files(const QString& kind, const QString& game = {});
    /// The file that is played next. The same take never comes twice in a row; beyond the last step its two highest notes
    /// alternate.
    QString next(const QString& kind, const QString& game = {}, int step = 0);

private:
    // Not default-constructible from outside: Qt 6.4 would then never call create().
    explicit SoundBoard(QObject* parent);
    bool audible();
    void applyPreferences();

    std::shared_ptr<SoundDevice> device_;
    struct Effect {
        QSoundEffect* effect = nullptr; // child of this
        QString volume;                 // one of Preferences::soundKinds()
    };
    QHash<QString, Effect> effects_;
    QHash<QString, int> last_; ///< the take heard last, by the first take's file
};
