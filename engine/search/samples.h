// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hanpan {

/// A mean with its standard error.
struct estimated {
    double mean = 0;
    double error = 0;
};

/// What every choice was worth in every world: whole numbers in fixed places, so that the order of writing does not
/// matter. Choices may be given up; their numbers up to then stay.
class samples {
public:
    explicit samples(std::size_t choices);

    /// Room for worlds 0 … `worlds` - 1.
    void reserve(int worlds);
    /// Different (choice, world) pairs may be set by different threads.
    void set(std::size_t choice, int world, double value);
    void set_weight(int world, double weight) { weights_[static_cast<std::size_t>(world)] = weight; }
    /// Worlds 0 … `worlds` - 1 have been set for every choice that is alive.
    void count(int worlds);

    bool alive(std::size_t choice) const { return rows_[choice].alive; }
    int alive() const;
    int worlds(std::size_t choice) const { return rows_[choice].worlds; }
    std::int64_t playouts() const;

    /// The best mean among those alive; of equals the first.
    std::size_t leader() const;
    /// Gives up all that the leader beats by `errors` standard errors, except the first `keep`.
    void drop_beaten(double errors, std::size_t keep);

    estimated mean(std::size_t choice) const { return mean(choice, rows_[choice].worlds); }
    /// Over the first `worlds`.
    estimated mean(std::size_t choice, int worlds) const;
    /// How far `a` is ahead of `b` in the worlds both were tried in.
    estimated ahead(std::size_t a, std::size_t b) const;

private:
    struct row {
        std::vector<std::int32_t> values; ///< in 1/256
        int worlds = 0;
        bool alive = true;
    };
    std::vector<row> rows_;
    std::vector<double> weights_;
};

} // namespace hanpan
