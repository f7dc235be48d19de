// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundboard.h"

#include <QFile>
#include <QRandomGenerator>
#include <QUrl>

#include "settings/preferences.h"
#include "sound/soundkinds.h"

namespace {

/// The first take and those after it; empty if there is no first.
QStringList takesOf(const QString& name)
{
    QStringList all;
    for (QString file = QStringLiteral(":/sounds/%1.wav").arg(name); QFile::exists(file);
         file = QStringLiteral(":/sounds/%1-%2.wav").arg(name).arg(all.size() + 1))
        all << file;
    return all;
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
    for (const SoundKind& one : soundKinds)
        all << QString::fromLatin1(one.kind);
    return all;
}

bool SoundBoard::lands(const QString& kind)
{
    const SoundKind* sound = soundKind(kind);
    return sound && sound->start == SoundStart::Landed;
}

QStringList SoundBoard::files(const QString& kind, const QString& game)
{
    const SoundKind* sound = soundKind(kind);
    if (!sound)
        return {};
    const QString file = QString::fromLatin1(sound->file);
    QStringList all;
    if (!game.isEmpty()) {
        all = takesOf(game + u'-' + kind);
        if (all.isEmpty())
            all = takesOf(game + u'-' + file);
    }
    return all.isEmpty() ? takesOf(file) : all;
}

QString SoundBoard::next(const QString& kind, const QString& game, int step)
{
    const QStringList all = files(kind, game);
    if (all.size() < 2)
        return all.value(0);
    const int count = int(all.size());
    if (soundKind(kind)->files == SoundFiles::Steps)
        return all[step < count ? qMax(0, step) : count - 1 - (step - count + 1) % 2];
    int& last = last_[all.first()];
    // Any but the last one; 0 stands for none yet.
    const int take = last == 0 ? 1 : 1 + (last + QRandomGenerator::global()->bounded(count - 1)) % count;
    last = take;
    return all[take - 1];
}

bool SoundBoard::audible()
{
    if (!device_) {
        device_ = SoundDevice::shared();
        connect(device_.get(), &SoundDevice::changed, this, [this] {
            for (const Effect& one : std::as_const(effects_))
                delete one.effect;
            effects_.clear();
        });
    }
    return device_->here();
}

void SoundBoard::applyPreferences()
{
    for (const Effect& one : std::as_const(effects_))
        one.effect->setVolume(float(SoundDevice::factor(Preferences::instance()->volumeOf(one.volume) / 100.0)));
}

bool SoundBoard::play(const QString& kind, const QString& game, int step)
{
    const SoundKind* sound = soundKind(kind);
    if (!sound)
        return false;
    const QString volume = QString::fromLatin1(sound->volume);
    if (SoundDevice::factor(Preferences::instance()->volumeOf(volume) / 100.0) == 0 || !audible())
        return true;
    // By file and loudness: one recording may sound for two kinds of thing.
    const QString path = next(kind, game, step);
    Effect& one = effects_[volume + path];
    if (!one.effect) {
        one = {new QSoundEffect(this), volume};
        one.effect->setSource(QUrl(QStringLiteral("qrc") + path));
        applyPreferences();
    }
    one.effect->play();
    return true;
}
