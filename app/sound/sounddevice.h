// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMediaDevices>
#include <QObject>

#include <memory>

/// Whether there is something to hear with: no tests are heard, whatever machine they run on. Made with the first sound,
/// because looking for devices takes a moment and the start of the program need not wait for it; gone with the last of
/// those who share it, before the application object is.
class SoundDevice : public QObject {
    Q_OBJECT

public:
    static std::shared_ptr<SoundDevice> shared();

    bool here() const { return here_; }
    /// The loudness that the person has chosen, as a factor: 0 while it is muted. `share`: of one kind of sound, 0 to 1.
    static qreal factor(qreal share = 1);

signals:
    /// Another device, or none: a sound stays with the one it was made for.
    void changed();

private:
    SoundDevice();
    void look();

    std::unique_ptr<QMediaDevices> devices_;
    bool here_ = false;
};
