// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <cassert>
#include <span>

#include "base/index.h"
#include "games/hohpai/actions.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

namespace {

/// Lays hidden pieces out at random so that each lies where it may: first in a random order; then every piece that
/// cannot lie where it is moves along an alternating path. The truth is one such layout, so there always is one.
class layout {
public:
    explicit layout(const view& v)
    {
        const open_part& o = v.open;
        for (seat p = 0; p < o.players; ++p)
            if (p != v.me)
                for (int n = 0; n < o.hand_size[at(p)]; ++n)
                    add(v.known.hand[at(p)]);
        for (int k = 0; k < o.row.length; ++k)
            add(v.known.row[o.row.place(k)]);
        for (int n = 0; n < o.stock; ++n)
            add(v.known.stock);
        for (bag left = v.known.hidden; left != 0; left &= left - 1)
            pieces_[pieces_count_++] = static_cast<std::uint8_t>(std::countr_zero(left));
        assert(pieces_count_ == places_);
    }

    void draw(random_stream& rng)
    {
        rng.shuffle(std::span(pieces_.data(), places_));
        piece_at_.fill(none);
        std::array<std::uint8_t, most> loose{};
        std::size_t loose_count = 0;
        for (std::size_t i = 0; i < places_; ++i) {
            if ((may_[i] >> pieces_[i] & 1) != 0)
                piece_at_[i] = pieces_[i];
            else
                loose[loose_count++] = pieces_[i];
        }
        start_ = rng.below(static_cast<std::uint32_t>(places_));
        for (std::size_t i = 0; i < loose_count; ++i) {
            visited_ = 0;
            [[maybe_unused]] const bool laid = lay(loose[i]);
            assert(laid);
        }
    }

    /// In the order of the constructor.
    face next() { return dominoes::face_of_bit(piece_at_[next_++]); }
    void rewind() { next_ = 0; }

private:
    static constexpr std::size_t most = dominoes::pieces;
    static constexpr std::uint8_t none = 255;

    void add(bag may) { may_[places_++] = may; }

    bool lay(std::uint8_t piece)
    {
        for (std::size_t i = 0; i < places_; ++i) {
            const std::size_t place = (start_ + i) % places_;
            if ((may_[place] >> piece & 1) == 0 || (visited_ >> place & 1) != 0)
                continue;
            visited_ |= 1U << place;
            if (piece_at_[place] == none || lay(piece_at_[place])) {
                piece_at_[place] = piece;
                return true;
            }
        }
        return false;
    }

    std::array<bag, most> may_{};
    std::size_t places_ = 0;
    std::array<std::uint8_t, most> pieces_{};
    std::size_t pieces_count_ = 0;
    std::array<std::uint8_t, most> piece_at_{};
    std::size_t start_ = 0;
    std::uint32_t visited_ = 0;
    std::size_t next_ = 0;
};

void fill(state& s, const view& v, layout& laid)
{
    laid.rewind();
    for (seat p = 0; p < s.open.players; ++p) {
        if (p == v.me)
            continue;
        bag hand = 0;
        for (int n = 0; n < s.open.hand_size[at(p)]; ++n)
            hand = dominoes::with(hand, laid.next());
        s.hand[at(p)] = hand;
    }
    for (int k = 0; k < s.open.row.length; ++k)
        s.row[s.open.row.place(k)] = laid.next();
    for (int n = 0; n < s.open.stock; ++n)
        s.stock[at(n)] = laid.next();
}

/// Does somebody hold a winning hand that would have ended the deal already?
bool too_good(const state& s, seat me)
{
    const open_part& o = s.open;
    if (o.law->win_declaration != win_declaration::automatic)
        return false;
    const bool all = row_form(*o.law) && o.law->dealt_win_timing == dealt_timing::immediate;
    for (seat p = 0; p < o.players; ++p)
        if (p != me && (all || o.turn_place(p) <= o.turns) && o.hands->best_of(s.hand[at(p)]).score > 0)
            return true;
    return false;
}

} // namespace

knowledge fresh_knowledge(const state& s, seat who)
{
    const open_part& o = s.open;
    knowledge k;
    bag hidden = dominoes::minus(o.hands->set(), s.hand[at(who)]);
    if (o.eye != dominoes::no_face)
        hidden = dominoes::without(hidden, o.eye);
    for (int i = 0; i < o.discards; ++i)
        hidden = dominoes::without(hidden, o.discard[at(i)]);
    k.hidden = hidden;
    bag anywhere = hidden;
    for (int i = 0; i < o.row.length; ++i)
        if (const std::size_t place = o.row.place(i); o.row_from[place] == who) {
            const face f = s.row[place];
            const bag twin = dominoes::bits_of(f) & ~dominoes::one(f);
            k.row[place] = (anywhere & twin) != 0 ? twin : dominoes::one(f);
            anywhere &= ~k.row[place];
        }
    for (int i = 0; i < o.row.length; ++i)
        if (const std::size_t place = o.row.place(i); o.row_from[place] != who)
            k.row[place] = anywhere;
    for (seat p = 0; p < o.players; ++p)
        k.hand[at(p)] = p == who ? 0 : anywhere;
    k.stock = o.stock > 0 ? anywhere : 0;
    return k;
}

state determinize(const view& v, random_stream& rng)
{
    state s;
    s.open = v.open;
    s.declined = v.declined;
    s.last_taken = v.last_taken;
    s.hand = v.hands;
    s.row = v.row;
    s.stock = v.stock;
    s.hand[at(v.me)] = v.hand;
    s.chance = random_stream(rng.next(), random_stream::purpose::world);
    if (!v.revealed) {
        layout laid(v);
        // A few tries suffice, because one hand in seventy wins.
        for (int tries = 0; tries < 8; ++tries) {
            laid.draw(rng);
            fill(s, v, laid);
            if (!too_good(s, v.me))
                break;
        }
    }
    if (!s.open.unanswered.empty())
        for (seat p = 0; p < s.open.players; ++p) {
            const bool asked = s.open.phase == phase::dealt || p != s.open.active;
            if (asked && !s.open.unanswered.has(p) && (p == v.me ? v.declared : showable(s, p).score > 0))
                s.declared.add(p);
        }
    for (seat p = 0; p < s.open.players; ++p)
        s.known[at(p)] = p == v.me ? v.known : fresh_knowledge(s, p);
    return s;
}

} // namespace hanpan::hohpai
