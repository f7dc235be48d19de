// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "games/gametable.h"
#include "pacing.h"
#include "tablerows.h"

/// The claim window in which the person may answer, and its clock.
class ClaimPrompt {
public:
    /// Takes over the position's claim window. `race`: the first answer wins. Gives true if something else is to be
    /// shown now. The same question keeps its clock and its serial; another one about the same piece gets its own.
    bool update(std::optional<ClaimWindow> window, bool race, const Pacing& pacing);
    /// Makes the next window a new one, with its whole time.
    void reset() { window_.reset(); }

    const std::optional<ClaimWindow>& window() const { return window_; }
    /// Whether the person is asked and sees it.
    bool asks() const { return window_ && !window_->silent; }
    /// The action that lets the others answer before the person goes on; "" when no window is open.
    QString passAction() const { return window_ ? window_->passAction : QString(); }
    /// When time is up, by Pacing::clock(); 0 = never, or no window is open.
    qint64 deadline() const { return window_ ? deadline_ : 0; }
    /// Whether it waits without end, whatever window the rules set.
    bool waits() const { return waits_; }
    void setWaits(bool waits) { waits_ = waits; }
    /// The value of TableFace::claim.
    const ClaimShown& shown() const { return shown_; }

private:
    std::optional<ClaimWindow> window_;
    ClaimShown shown_;
    qint64 deadline_ = 0;
    int serial_ = 0;
    bool waits_ = false;
};
