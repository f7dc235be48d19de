// SPDX-License-Identifier: GPL-3.0-or-later
#include "claimprompt.h"

#include <algorithm>
#include <tuple>
#include <utility>

bool ClaimPrompt::update(std::optional<ClaimWindow> window, bool race, const Pacing& pacing)
{
    // Whether the person may have the same piece that was asked for before, or kept from asking: that is a new
    // question.
    const auto question = [](const ClaimWindow& w) { return std::tie(w.face, w.text, w.silent, w.milliseconds); };
    const bool another = window && (!window_ || question(*window_) != question(*window));
    window_ = std::move(window);
    if (another) {
        serial_ += asks();
        const int total = pacing.untimed() || waits_ ? 0 : window_->milliseconds;
        deadline_ = total > 0 ? pacing.clock() + total : 0;
    } else if (!window_) {
        deadline_ = 0;
    }
    ClaimShown next{.active = asks(), .serial = serial_};
    if (asks()) {
        next.text = window_->text;
        next.face = window_->face;
        next.race = race;
        next.totalMs = deadline_ > 0 ? window_->milliseconds : 0;
        next.remainingMs = deadline_ > 0 ? int(std::max<qint64>(1, deadline_ - pacing.clock())) : 0;
        next.actions = window_->buttons;
    }
    return std::exchange(shown_, next) != next;
}
