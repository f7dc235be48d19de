// SPDX-License-Identifier: GPL-3.0-or-later
#include "pacing.h"

#include <utility>

#include <QElapsedTimer>

#include "base/random.h"

namespace {

/// How long things take at a speed; see Pacing.
struct Tempo {
    const char* speed;
    int pace;
    int claimPause;
    int notice;
    bool thinks; ///< what is hard takes longer
};
constexpr Tempo tempos[]{{"instant", 250, 250, 1200, false},
                         {"fast", 400, 350, 1500, true},
                         {"normal", 850, 600, 2200, true},
                         {"slow", 1600, 1000, 3500, true}};

/// What is decided at a glance, and what nobody can tell apart, in paces.
constexpr double glance = 0.6, hardest = 1.8;

const Tempo& tempoOf(const QString& speed)
{
    for (const Tempo& t : tempos)
        if (speed == QLatin1String(t.speed))
            return t;
    return tempos[2];
}

std::function<qint64()> machineTime()
{
    QElapsedTimer watch;
    watch.start();
    return [watch] { return watch.elapsed(); };
}

} // namespace

Pacing::Pacing(std::function<qint64()> time) : time_(time ? std::move(time) : machineTime()) {}

int Pacing::pace() const { return untimed_ || hurried_ ? 0 : tempoOf(speed_).pace; }

int Pacing::thinking(const hanpan::difficulty& how) const
{
    return tempoOf(speed_).thinks ? int(pace() * (glance + (hardest - glance) * how.degree())) : pace();
}

int Pacing::claimPause() const { return untimed_ ? 0 : tempoOf(speed_).claimPause; }

int Pacing::notice() const { return untimed_ ? 0 : tempoOf(speed_).notice; }

int Pacing::reaction(const hanpan::match& match, hanpan::seat who)
{
    const std::uint64_t decision = std::uint64_t(match.actions().size()) * hanpan::max_seats + std::uint64_t(who);
    hanpan::random_stream dice(match.setup().seed, hanpan::random_stream::purpose::race, decision);
    return 700 + int(dice.below(900)) + int(dice.below(900));
}

void Pacing::setPaused(bool paused)
{
    if (paused == paused_)
        return;
    if (paused)
        pausedSince_ = time_();
    else
        pausedFor_ += time_() - pausedSince_;
    paused_ = paused;
}
