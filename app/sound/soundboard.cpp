// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundboard.h"

#include <QAudio>
#include <QAudioDevice>
#include <QUrl>

#include "settings/preferences.h"

namespace {

struct Sound {
    const char* kind;
    const char* file; // of resources/sounds, without ".wav"
};

/// What happens, and what is heard then: the one list.
constexpr Sound sounds[] = {
    {"deal", "shuffle"}, {"draw", "draw"},   {"place", "place"}, {"add", "place"}, {"discard", "discard"},
    {"drop", "discard"}, {"meld", "meld"},   {"claim", "claim"}, {"stop", "stop"}, {"blast", "blast"},
    {"undo", "draw"},    {"error", "error"}, {"win", "win"},     {"lose", "lose"}, {"shuffle", "shuffle"},
};

} // namespace

SoundBoard* SoundBoard::create(QQmlEngine*, QJSEngine*) { return new SoundBoard(nullptr); }

SoundBoard::SoundBoard(QObject* parent) : QObject(parent)
{
    connect(Preferences::instance(), &Preferences::volumeChanged, this, &SoundBoard::applyPreferences);
    connect(Preferences::instance(), &Preferences::mutedChanged, this, &SoundBoard::applyPreferences);
}

SoundBoard::~SoundBoard() = default;

QStringList SoundBoard::kinds()
{
    QStringList all;
    for (const Sound& sound : sounds)
        all << QString::fromLatin1(sound.kind);
    return all;
}

QString SoundBoard::file(const QString& kind)
{
    for (const Sound& sound : sounds)
        if (kind == QLatin1String(sound.kind))
            return QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(sound.file));
    return {};
}

bool SoundBoard::audible()
{
    if (!devices_) {
        devices_ = std::make_unique<QMediaDevices>();
        const auto look = [this] {
            hasDevice_ = !QMediaDevices::defaultAudioOutput().isNull();
            // An effect stays with the device it was made for.
            qDeleteAll(effects_);
            effects_.clear();
        };
        connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, look);
        look();
    }
    return hasDevice_;
}

void SoundBoard::applyPreferences()
{
    // The slider is in even steps of loudness, the effect wants a factor.
    const qreal loudness = Preferences::instance()->volume() / 100.0;
    const qreal factor = QAudio::convertVolume(loudness, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    for (QSoundEffect* effect : std::as_const(effects_)) {
        effect->setVolume(static_cast<float>(factor));
        effect->setMuted(Preferences::instance()->muted());
    }
}

bool SoundBoard::play(const QString& kind)
{
    const QString path = file(kind);
    if (path.isEmpty())
        return false;
    const Preferences* preferences = Preferences::instance();
    if (preferences->muted() || preferences->volume() == 0 || !audible())
        return true;
    QSoundEffect*& effect = effects_[path];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + path));
        applyPreferences();
    }
    effect->play();
    return true;
}
