// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "games/gametable.h"
#include "pacing.h"
#include "tablerows.h"

/// The claim window in which the person may answer, and its clock.
class ClaimPrompt {
public:
    /// Takes over what the position says; `race`: the first answer wins. True when something else is to be shown now. The
    /// same question keeps its clock and its serial; another one about the same piece has its own.
    bool update(std::optional<ClaimWindow> window, bool race, const Pacing& pacing);
    /// The next window is another one, and has its whole time.
    void reset() { window_.reset(); }

    const std::optional<ClaimWindow>& window() const { return window_; }
    /// The person is asked, and sees it.
    bool asks() const { return window_ && !window_->silent; }
    /// The action that lets the others answer before the person goes on; "" when no window is open.
    QString passAction() const { return window_ ? window_->passAction : QString(); }
    /// When time is up, by Pacing::clock(); 0 = never, or no window is open.
    qint64 deadline() const { return window_ ? deadline_ : 0; }
    /// Waits for ever, whatever the rules' window is.
    bool waits() const { return waits_; }
    void setWaits(bool waits) { waits_ = waits; }
    /// What TableFace::claim says.
    const ClaimShown& shown() const { return shown_; }

private:
    std::optional<ClaimWindow> window_;
    ClaimShown shown_;
    qint64 deadline_ = 0;
    int serial_ = 0;
    bool waits_ = false;
};
