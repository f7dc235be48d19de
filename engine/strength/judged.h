// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hanpan::strength {

/// One decision of a player beside what Casual and the coach would have done there. All three were played on in the
/// same imagined worlds, so that what the player could not know never counts. Whole units, more being better.
///
/// The coach's choice comes from one half of the worlds and is valued in the other half: the best of many sampled values
/// is flattered, and nobody's cost is measured against a flattered one. So `cost()` may be below 0 by chance, and sums
/// of many are not biased by it.
struct judged_decision {
    std::size_t index = 0;  ///< in match::actions()
    std::string_view kind;  ///< the name of the game's decision_kind (game/judging.h)
    std::string_view phase; ///< of the round: round_phase_name
    std::string played;
    std::string better; ///< the coach's choice; equal to `played` where that is as good
    double gain = 0;    ///< what was played is worth this much more than what Casual would have played
    double coach = 0;   ///< the same of the coach's choice

    double cost() const { return coach - gain; }
};

/// A finished round of one seat, judged. paid = promised + luck + gain, exactly. Whole units, more being better (in
/// games in which few points win, those points count below 0).
struct judged_round {
    int round = 0;       ///< 0 = first
    double promised = 0; ///< what the deal promised a Casual player in this seat among Casual players
    double gain = 0;     ///< what one's own decisions won beside Casual's; below 0: lost
    double coach = 0;    ///< what the coach would have won beside Casual at the same decisions
    double paid = 0;
    std::vector<judged_decision> decisions; ///< those with a choice, oldest first

    /// What came between the decisions: draws, what the others did, what no search could tell.
    double luck() const { return paid - promised - gain; }
    void add(judged_decision d)
    {
        gain += d.gain;
        coach += d.coach;
        decisions.push_back(std::move(d));
    }
};

} // namespace hanpan::strength
