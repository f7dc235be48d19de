// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// The same numbers from 0 to 1 at every call (the "minimal standard" generator), so that a drawing stays as it is.
class Dice {
public:
    explicit Dice(qint64 seed) : state_(seed) {}
    double next()
    {
        state_ = state_ * 16807 % 2147483647;
        return static_cast<double>(state_) / 2147483647;
    }
    double between(double least, double most) { return least + (most - least) * next(); }

private:
    qint64 state_;
};
