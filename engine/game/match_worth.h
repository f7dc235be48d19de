// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "base/money.h"
#include "base/seat.h"
#include "game/match_course.h"

/// What a standing is worth: how likely each place at the match's end is, for players of equal strength.
namespace hanpan {

/// A round that was played to know what rounds are like. Seats are told by their place after the dealer, so that it may
/// stand for a round dealt by anyone.
struct sampled_round {
    std::array<std::int32_t, max_seats> paid{}; ///< half units, as in settlement::payments
    std::int8_t winner = no_seat;               ///< who won it; no_seat: nobody, or several
    std::int8_t next_dealer = 0;
};

/// What rounds are like under one rule set at a table of one size: many of them, played by quick players
/// (equity/sampled_rounds.h). Never changes once it is there, so that matches and threads share it.
class known_rounds {
public:
    /// `kinds`: the rounds by what is played; the first kind is that of the first round, the last one that of all later
    /// ones; none empty. `players` ≤ max_seats; `low_score_wins` as in the game.
    known_rounds(int players, bool low_score_wins, std::vector<std::vector<sampled_round>> kinds);

    int players() const { return players_; }
    bool low_score_wins() const { return low_score_wins_; }
    /// The rounds like the one of that number (0 = first).
    std::span<const sampled_round> like(int number) const;
    /// Who deals after a round of which only the payments are known (half units, by seat).
    seat next_dealer(seat dealer, std::span<const double> paid) const;
    /// Is one paid in each of them, and nobody else? Then what is expected of a round tells how likely each is to be the
    /// one.
    bool one_takes_all() const { return one_takes_all_; }
    /// Who won a round of which only the payments are known; no_seat where several share what is best.
    seat winner(std::span<const double> paid) const;

private:
    int players_;
    bool low_score_wins_;
    std::vector<std::vector<sampled_round>> kinds_;
    bool winner_deals_ = false; ///< the next dealer sits so many places after the winner, not after the dealer
    int next_place_ = 1;
    bool one_takes_all_ = true;
};

/// Where a match is before a round.
struct match_moment {
    int round = 0; ///< 0 = first
    seat dealer = 0;
    std::array<half_units, max_seats> scores{};
    match_course course;
};

/// What the match needs of a seat's next round.
struct match_need {
    enum class kind : std::uint8_t {
        open,    ///< no single round decides it: payments tell as much
        points,  ///< it takes `amount` or more to win the match with this round
        win,     ///< it takes winning the round, whatever that pays (match_course::by_wins)
        safety,  ///< it leads and wins unless the round brings it less than `amount`
        decided, ///< whatever it does, its chance is the same
    };
    kind what = kind::open;
    half_units amount = 0; ///< of the round's own payment, more being better (where few points win: −points)
    double with = 0;       ///< the chance of the match in rounds that bring so much or are won,
    double without = 0;    ///< and in those that do not
};

/// The worth of a match from one standing on, for whatever the next round pays. The chances are those of as many rounds
/// to come as are left, drawn from the known ones: stratified, and the same for every payment that is asked for, so
/// that two payments are told apart by what they change and not by chance. After a last round they are exact. Any
/// number of threads may ask.
class match_worth {
public:
    using by_seat = std::array<double, max_seats>;

    /// Cheap: what is needed is worked out when it is asked for first. `known` for as many players as there are; the
    /// course is not open.
    match_worth(std::shared_ptr<const known_rounds> known, const match_moment& moment);

    int players() const { return known_->players(); }
    const match_moment& moment() const { return moment_; }

    /// By seat the chance of winning the match before the round; shared by those who share it. Sums to 1.
    by_seat chances() const;
    /// The same after a round that pays `paid` (half units, by seat, as in settlement::payments).
    by_seat chances_after(std::span<const double> paid) const;
    /// [seat][place], place 0 = first: how likely each place is before the round. Those who are level share theirs.
    std::array<by_seat, max_seats> places() const;
    /// How many of the rounds that may come next would end the match, 0 … 1.
    double may_end() const { return prepared().ends; }

    /// Does the match ask something else of the seat's next round than what the round pays? Where its chances go up and
    /// down with its own payment, as they do early, it does not.
    bool decides(seat who) const { return prepared().decides[static_cast<std::size_t>(who)]; }
    /// How much a whole unit of payment moves the seat's chance, as far as the next round goes.
    double chance_per_unit(seat who) const { return prepared().per_half[static_cast<std::size_t>(who)] * 2; }
    /// How much of what was reckoned in payments still tells beside what the match makes of them, 0 … 1: as far as the
    /// chance goes with the payment, and nothing where the round may be the last.
    double payments_tell(seat who) const;
    /// Should a playout go on to the round's end, where it might be cut, with so many worlds? What is expected of a round
    /// says little of whether it wins the match, but few whole rounds say less.
    bool looks_to_the_end(int worlds) const;
    /// What the round's payments are worth to the seat, in half units of payment, more being better: of equal spread as
    /// its own payments, so that they are the same where the chance goes with them. `expected`: the payments are what is
    /// expected of a round that goes on, not what it paid.
    double value(std::span<const double> paid, seat who, bool expected) const;

    match_need need(seat who) const;

private:
    struct ready {
        std::array<bool, max_seats> moved{}, decides{};
        by_seat per_half{}, together{};
        double ends = 0;
    };
    const ready& prepared() const;
    template <class End>
    void play_all(End&& end) const;
    by_seat worked_out(std::span<const double> paid, bool expected) const;
    template <class End>
    void play_on(std::span<const double> paid, bool expected, End&& end) const;
    void go_on(const sampled_round& r, seat& dealer, by_seat& paid, by_seat& scores,
               std::array<int, max_seats>& won) const;
    void draw() const;
    const sampled_round& drawn(int later, std::size_t path) const;
    bool over(const by_seat& scores, int played, const std::array<int, max_seats>& won) const;
    by_seat what_decides(const by_seat& scores, const std::array<int, max_seats>& won) const;
    by_seat shares(const by_seat& deciding) const;
    const std::vector<by_seat>& still_to_come(seat dealer) const;
    match_need need_of_a_win(seat who) const;
    void place_payments(const sampled_round& from, seat dealer, by_seat& paid) const;
    double gain(std::span<const double> paid, seat who) const;

    std::shared_ptr<const known_rounds> known_;
    match_moment moment_;
    std::uint64_t id_; ///< tells it from every other one
    mutable std::once_flag once_drawn_, once_;
    mutable std::vector<std::vector<std::uint16_t>>
        order_;                          ///< by rounds from now: which of the known ones a path takes
    mutable by_seat usual_{};            ///< the mean payments of the next round
    mutable std::vector<by_seat> apart_; ///< by path: how far what is still open of a round takes payments from there
    mutable std::array<std::once_flag, max_seats> once_later_;
    mutable std::array<std::vector<by_seat>, max_seats> later_; ///< still_to_come(), by dealer
    mutable ready ready_;
};

} // namespace hanpan
