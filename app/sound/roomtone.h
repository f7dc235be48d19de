// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAudioSink>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QString>
#include <QTimer>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>

#include <memory>

#include "sound/sounddevice.h"

/// What is heard quietly where a game is played, round and round (a game's sounds/<game>-room.wav): the wind, the sea, a
/// clock. It comes and goes softly; it is not heard where the person has switched it off, while the window is not used,
/// and where there is no sound device.
class RoomTone : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Whose room it is. One that has no sound is silent.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY roomChanged)
    /// Somebody sits at the table, and the game goes on.
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY roomChanged)
    /// The window in which that is: what is hidden or not in use is not heard.
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY roomChanged)
    /// It is to be heard now; it fades to that.
    Q_PROPERTY(bool wanted READ wanted NOTIFY wantedChanged)
    /// How far it is faded in, 0 to 1.
    Q_PROPERTY(qreal presence READ presence NOTIFY presenceChanged)

public:
    explicit RoomTone(QObject* parent = nullptr);
    ~RoomTone() override;

    QString game() const { return game_; }
    void setGame(const QString& game);
    bool on() const { return on_; }
    void setOn(bool on);
    QQuickWindow* window() const { return window_; }
    void setWindow(QQuickWindow* window);
    bool wanted() const { return wanted_; }
    qreal presence() const { return fade_.currentValue().toReal(); }
    /// The file of a game's room; empty where it has none.
    static QString file(const QString& game);

signals:
    void roomChanged();
    void wantedChanged();
    void presenceChanged();

private:
    void look();
    void apply();
    void begin();

    QString game_;
    bool on_ = false;
    QPointer<QQuickWindow> window_;
    bool wanted_ = false;
    QVariantAnimation fade_;
    std::shared_ptr<SoundDevice> device_;
    std::unique_ptr<QIODevice> loop_; ///< outlives what reads it
    std::unique_ptr<QAudioSink> sink_;
    QTimer rest_; ///< until what was handed out has been heard
};
