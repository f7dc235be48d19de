// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/roomtone.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cstring>

#include "settings/preferences.h"

namespace {

constexpr int comes = 1800; // ms
constexpr int goes = 700;
/// As long as the window may be busy without a hole in the room, ms.
constexpr int ahead = 600;

/// The samples of a plain WAV, round and round.
class Loop : public QIODevice {
public:
    explicit Loop(const QString& path)
    {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            all_ = file.readAll();
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    QAudioFormat format() const
    {
        QAudioFormat format;
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        format.setSampleRate(all_.size() > head ? int(qFromLittleEndian<quint32>(all_.constData() + 24)) : 0);
        return format;
    }
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return all_.size(); }

private:
    qint64 readData(char* to, qint64 most) override
    {
        for (qint64 done = 0; done < most && all_.size() > head;) {
            const qint64 part = std::min<qint64>(most - done, all_.size() - at_);
            std::memcpy(to + done, all_.constData() + at_, std::size_t(part));
            done += part;
            at_ += part;
            if (at_ == all_.size())
                at_ = head;
        }
        return most;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

    static constexpr qint64 head = 44;
    QByteArray all_;
    qint64 at_ = head;
};

} // namespace

RoomTone::RoomTone(QObject* parent) : QObject(parent)
{
    fade_.setStartValue(0.0);
    fade_.setEndValue(1.0);
    fade_.setDuration(comes);
    connect(&fade_, &QVariantAnimation::valueChanged, this, &RoomTone::apply);
    rest_.setSingleShot(true);
    rest_.setInterval(ahead);
    // An audio stream that nobody hears costs a server's time.
    connect(&rest_, &QTimer::timeout, this, [this] { sink_.reset(); });
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
    sink_.reset();
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
        if (sink_ && !rest_.isActive())
            rest_.start();
    } else {
        rest_.stop();
        begin();
    }
    if (sink_)
        sink_->setVolume(presence() * SoundDevice::factor());
}

/// Lets it be heard, if there is something to hear it with.
void RoomTone::begin()
{
    if (!device_) {
        device_ = SoundDevice::shared();
        connect(device_.get(), &SoundDevice::changed, this, [this] {
            sink_.reset();
            apply();
        });
    }
    if (sink_ || !device_->here() || file(game_).isEmpty())
        return;
    auto loop = std::make_unique<Loop>(file(game_));
    sink_ = std::make_unique<QAudioSink>(loop->format());
    sink_->setBufferSize(loop->format().bytesForDuration(1000 * ahead));
    sink_->setVolume(0);
    loop_ = std::move(loop);
    sink_->start(loop_.get());
}
