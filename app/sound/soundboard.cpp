// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundboard.h"

#include <QAudio>
#include <QAudioDevice>
#include <QFile>
#include <QUrl>

#include "settings/preferences.h"

namespace {

struct Sound {
    const char* kind;
    const char* file;   // of resources/sounds, without ".wav"
    const char* volume; // one of Preferences::soundKinds()
};

/// What happens, and what is heard then: the one list. A game may have its own sound for any of these: see file().
constexpr Sound sounds[] = {
    {"deal", "shuffle", "pieces"},    {"draw", "draw", "pieces"},       {"place", "place", "pieces"},
    {"add", "place", "pieces"},       {"discard", "discard", "pieces"}, {"drop", "discard", "pieces"},
    {"meld", "meld", "pieces"},       {"claim", "claim", "calls"},      {"stop", "stop", "calls"},
    {"blast", "blast", "calls"},      {"undo", "draw", "pieces"},       {"error", "error", "pieces"},
    {"win", "win", "ends"},           {"lose", "lose", "ends"},         {"rare", "win", "ends"},
    {"shuffle", "shuffle", "pieces"},
};

const Sound* soundOf(const QString& kind)
{
    for (const Sound& sound : sounds)
        if (kind == QLatin1String(sound.kind))
            return &sound;
    return nullptr;
}

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

QString SoundBoard::file(const QString& kind, const QString& game)
{
    const Sound* sound = soundOf(kind);
    if (!sound)
        return {};
    const QString own = QStringLiteral(":/sounds/%1-%2.wav").arg(game, kind);
    return !game.isEmpty() && QFile::exists(own) ? own
                                                 : QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(sound->file));
}

bool SoundBoard::audible()
{
    if (!devices_) {
        devices_ = std::make_unique<QMediaDevices>();
        const auto look = [this] {
            hasDevice_ = !QMediaDevices::defaultAudioOutput().isNull();
            // An effect stays with the device it was made for.
            for (const Effect& one : std::as_const(effects_))
                delete one.effect;
            effects_.clear();
        };
        connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, look);
        look();
    }
    return hasDevice_;
}

void SoundBoard::applyPreferences()
{
    const Preferences* preferences = Preferences::instance();
    for (const Effect& one : std::as_const(effects_)) {
        // The sliders are in even steps of loudness, the effect wants a factor.
        const qreal loudness = preferences->volume() / 100.0 * (preferences->volumeOf(one.volume) / 100.0);
        const qreal factor = QAudio::convertVolume(loudness, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
        one.effect->setVolume(static_cast<float>(factor));
        one.effect->setMuted(preferences->muted());
    }
}

bool SoundBoard::play(const QString& kind, const QString& game)
{
    const Sound* sound = soundOf(kind);
    if (!sound)
        return false;
    const QString volume = QString::fromLatin1(sound->volume);
    const Preferences* preferences = Preferences::instance();
    if (preferences->muted() || preferences->volume() == 0 || preferences->volumeOf(volume) == 0 || !audible())
        return true;
    // By file and loudness: one recording may sound for two kinds of thing.
    const QString path = file(kind, game);
    Effect& one = effects_[volume + path];
    if (!one.effect) {
        one = {new QSoundEffect(this), volume};
        one.effect->setSource(QUrl(QStringLiteral("qrc") + path));
        applyPreferences();
    }
    one.effect->play();
    return true;
}
