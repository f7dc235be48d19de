// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounddevice.h"

#include <QAudio>
#include <QAudioDevice>
#include <QStandardPaths>

#include "settings/preferences.h"

namespace {

/// A machine without a sound server is silent, and nobody has to be told so each time: while this lives, the complaint of
/// Qt's own is dropped.
class Hush {
public:
    Hush() { before = qInstallMessageHandler(pass); }
    ~Hush() { qInstallMessageHandler(before); }

private:
    static void pass(QtMsgType type, const QMessageLogContext& context, const QString& said)
    {
        if (!said.startsWith(QLatin1String("PulseAudioService")) && before)
            before(type, context, said);
    }
    static inline QtMessageHandler before = nullptr;
};

} // namespace

std::shared_ptr<SoundDevice> SoundDevice::shared()
{
    static std::weak_ptr<SoundDevice> only;
    std::shared_ptr<SoundDevice> device = only.lock();
    if (!device) {
        device.reset(new SoundDevice);
        only = device;
    }
    return device;
}

SoundDevice::SoundDevice()
{
    if (QStandardPaths::isTestModeEnabled())
        return;
    {
        const Hush nothingNew;
        devices_ = std::make_unique<QMediaDevices>();
        look();
    }
    connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, [this] {
        look();
        emit changed();
    });
}

void SoundDevice::look() { here_ = !QMediaDevices::defaultAudioOutput().isNull(); }

qreal SoundDevice::factor(qreal share)
{
    const Preferences* preferences = Preferences::instance();
    if (preferences->muted())
        return 0;
    // The sliders are in even steps of loudness, an effect wants a factor.
    return QAudio::convertVolume(share * preferences->volume() / 100, QAudio::LogarithmicVolumeScale,
                                 QAudio::LinearVolumeScale);
}
