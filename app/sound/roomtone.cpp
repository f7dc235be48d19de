// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/roomtone.h"

#include <QFile>
#include <QUrl>

#include "settings/preferences.h"

namespace {

constexpr int comes = 1800; // ms
constexpr int goes = 700;

} // namespace

RoomTone::RoomTone(QObject* parent) : QObject(parent)
{
    fade_.setStartValue(0.0);
    fade_.setEndValue(1.0);
    fade_.setDuration(comes);
    connect(&fade_, &QVariantAnimation::valueChanged, this, &RoomTone::apply);
    connect(this, &RoomTone::roomChanged, this, &RoomTone::look);
    for (const auto changed : {&Preferences::roomToneChanged, &Preferences::mutedChanged, &Preferences::volumeChanged})
        connect(Preferences::instance(), changed, this, &RoomTone::look);
}

RoomTone::~RoomTone() { fade_.disconnect(this); }

QString RoomTone::file(const QString& game)
{
    const QString own = QStringLiteral(":/sounds/%1-room.wav").arg(game);
    return QFile::exists(own) ? own : QString();
}

void RoomTone::setGame(const QString& game)
{
    if (game_ == game)
        return;
    game_ = game;
    effect_.reset();
    emit roomChanged();
}

void RoomTone::setOn(bool on)
{
    if (on_ == on)
        return;
    on_ = on;
    emit roomChanged();
}

void RoomTone::setWindow(QQuickWindow* window)
{
    if (window_ == window)
        return;
    if (window_)
        window_->disconnect(this);
    window_ = window;
    if (window) {
        connect(window, &QWindow::visibleChanged, this, &RoomTone::look);
        connect(window, &QWindow::activeChanged, this, &RoomTone::look);
    }
    emit roomChanged();
}

void RoomTone::look()
{
    const bool wanted = on_ && Preferences::instance()->roomTone() && SoundDevice::factor() > 0 && window_ &&
                        window_->isVisible() && window_->isActive() && !file(game_).isEmpty();
    if (wanted != wanted_) {
        wanted_ = wanted;
        // From where it is: a fade that is turned round goes back.
        fade_.setDirection(wanted ? QAbstractAnimation::Forward : QAbstractAnimation::Backward);
        const qreal now = presence();
        fade_.setDuration(wanted ? comes : goes);
        fade_.setCurrentTime(int(now * fade_.duration()));
        fade_.start(QAbstractAnimation::KeepWhenStopped);
        emit wantedChanged();
    }
    apply();
}

void RoomTone::apply()
{
    emit presenceChanged();
    if (presence() == 0 && !wanted_) {
        effect_.reset(); // an audio stream that nobody hears costs a server's time
        return;
    }
    if (!device_) {
        device_ = SoundDevice::shared();
        connect(device_.get(), &SoundDevice::changed, this, [this] {
            effect_.reset();
            apply();
        });
    }
    if (!device_->here() || file(game_).isEmpty())
        return;
    if (!effect_) {
        effect_ = std::make_unique<QSoundEffect>();
        effect_->setSource(QUrl(QStringLiteral("qrc") + file(game_)));
        effect_->setLoopCount(QSoundEffect::Infinite);
        effect_->setVolume(0);
        effect_->play();
    }
    effect_->setVolume(float(presence() * SoundDevice::factor()));
}
