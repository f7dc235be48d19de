// SPDX-License-Identifier: GPL-3.0-or-later
// The book of rules of HULA-HOO!, chapter by chapter in the order one needs it at the table (RULES.md, sections 1 to
// 4).
#include "games/bookwriter.h"
#include "games/hulahoo/hulahootable.h"
#include "games/hulahoo/referee.h"

namespace {

using namespace hanpan::hulahoo;

struct HulahooBook {
    Q_DECLARE_TR_FUNCTIONS(HulahooBook)

public:
    static void aim(BookWriter& book, const rules& r);
    static void deal(BookWriter& book, const rules& r);
    static void calls(BookWriter& book, const rules& r);
    static void doubles(BookWriter& book, const rules& r);
    static void jokers(BookWriter& book, const rules& r);
    static void out(BookWriter& book, const rules& r);
    static void score(BookWriter& book, const rules& r);
    static void chaos(BookWriter& book, const rules& r);
    static void terms(BookWriter& book, const rules& r);
    static void replies(BookWriter& book, const rules& r, int top, call called, const QString& heading);
};

void HulahooBook::aim(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("aim"), tr("The game in short"));
    book.say(
        {},
        {tr("The animals have come together for the Hula Hoop Masters: lose the rhythm, and you drop the hoop."),
         tr("Players take turns playing a card onto one pile and calling whether the next must be higher or lower."),
         tr("A player who cannot answer drops the hoop and is out for the round."),
         tr("The first player to run out of cards, or the last one left, wins the round and scores for the pile.")});
    book.say({}, {tr("There are 84 cards: 1 to 6 and 8 to 13 six times each, and twelve sevens, which are jokers. "
                     "There are no suits.")});
    book.show({}, {{"1", "2", "3", "4", "5", "6"}, {"7"}, {"8", "9", "10", "11", "12", "13"}},
              tr("The cards; the seven is the joker."));
    book.say({QStringLiteral("match_end"), QStringLiteral("target_points"), QStringLiteral("target_wins"),
              QStringLiteral("rounds_total")},
             {r.match_end == match_end::points
                  ? tr("The first player with %n points wins the match.", nullptr, r.target_points)
              : r.match_end == match_end::rounds_won
                  ? tr("The first player to win %n rounds wins the match.", nullptr, r.target_wins)
                  : tr("A match is %n rounds; most points win it.", nullptr, r.rounds_total)});
}

void HulahooBook::deal(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("deal"), tr("Deal and swap"), {QStringLiteral("deal")});
    book.say({QStringLiteral("hand_cards"), QStringLiteral("open_cards"), QStringLiteral("all_open")},
             {tr("Everyone is dealt a hand of %n cards that no one else sees.", nullptr, r.hand_cards),
              r.open_cards > 0 ? tr("%n more are face up in front of each player.", nullptr, r.open_cards) : QString(),
              r.all_open ? tr("In this learning variant the hands are face up, too.") : QString(),
              tr("Both together are your cards: you may play from either. The rest is the draw pile.")});
    book.answers("swap_nothing swap_too_many swap_hand_not_allowed not_in_open_row not_in_hand not_held");
    if (r.swapping()) {
        book.say({QStringLiteral("swap_max"), QStringLiteral("swap_hand_too")},
                 {tr("Before play everyone in turn may swap up to %n of the open cards once.", nullptr, r.swap_max),
                  r.swap_hand_too ? tr("Cards of the hand may be swapped as well, unseen.") : QString(),
                  tr("The new ones come from the draw pile; the old ones go under it.")});
        book.answers("swap_nothing swap_too_many swap_hand_not_allowed not_in_open_row not_in_hand");
    }
    book.say({QStringLiteral("direction"), QStringLiteral("first_dealer"), QStringLiteral("next_starter")},
             {r.direction == direction::clockwise ? tr("Turns go clockwise.") : tr("Turns go anticlockwise."),
              r.first_dealer == first_dealer::random   ? tr("The first dealer is drawn by lot.")
              : r.first_dealer == first_dealer::seat_1 ? tr("The first seat deals first.")
                                                       : tr("The first dealer is chosen."),
              tr("The player after the dealer begins the first round."),
              r.next_starter == next_starter::left_of_winner ? tr("After that the player after the winner begins.")
              : r.next_starter == next_starter::winner       ? tr("After that the winner begins.")
                                                             : tr("After that everyone begins in turn.")});
}

void HulahooBook::replies(BookWriter& book, const rules& r, int top, call called, const QString& heading)
{
    counts one_of_each;
    for (int value = least_value; value <= greatest_value; ++value)
        one_of_each.add(value);
    QStringList plain;
    QStringList twice;
    for (const auto& [value, reply] : hanpan::hulahoo::replies(r, {top, called, 0, set_size / 2}, one_of_each))
        if (reply.why_not == refused::none)
            (reply.call == call::doubled ? twice : plain).append(QString::number(value));
    QList<QList<BookCell>> rows{
        {{tr("may follow, with a new call"), {}}, {plain.isEmpty() ? tr("none") : QString(), plain}}};
    if (!twice.isEmpty())
        rows.append({{tr("doubles"), {}}, {QString(), twice}});
    book.table({}, heading, {QString(), tr("Cards")}, rows);
}

void HulahooBook::calls(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("turn"), tr("Higher, lower"), {QStringLiteral("play")});
    book.say(
        {QStringLiteral("limit_calls")},
        {tr("You play a card that answers the call and call yourself: “Higher!” or “Lower!”."),
         r.limit_calls
             ? tr("You may even call “Higher!” on a 13 or “Lower!” on a 1: then only the same card or a joker helps.")
             : tr("No one may call “Higher!” on a 13 or “Lower!” on a 1.")});
    book.answers("not_your_turn wrong_phase not_higher not_lower call_missing limit_call must_call_anything "
                 "cannot_call_anything target_not_used");
    replies(book, r, 9, call::higher, tr("On a 9 and “Higher!”"));
    replies(book, r, 4, call::lower, tr("On a 4 and “Lower!”"));
}

void HulahooBook::doubles(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("doubles"), tr("Doubles"), {QStringLiteral("double")});
    book.say({QStringLiteral("double_draw"), QStringLiteral("last_double"), QStringLiteral("draw_pile_empty")},
             {tr("A card of the same value as the last one is a double, whatever was called. The next player must "
                 "answer the double."),
              r.double_draw > 0 ? tr("A player who doubles draws %n cards.", nullptr, r.double_draw)
                                : tr("A player who doubles draws nothing."),
              r.last_double == last_double::wins ? tr("A double with the last card wins the round.")
              : r.double_draw > 0 ? tr("A double with the last card does not win: the card is drawn first.")
                                  : QString(),
              r.draw_pile_empty == draw_pile_empty::no_draw ? tr("When the draw pile is empty nothing is drawn.")
              : r.draw_pile_empty == draw_pile_empty::recycle
                  ? tr("When the draw pile is empty the pile is shuffled into a new one.")
                  : tr("When the draw pile is empty no one may double.")});
    book.answers("no_cards_to_double must_call_double cannot_call_double");
    book.say({QStringLiteral("cancel_by_neighbour"), QStringLiteral("cancel_wrap")},
             {r.cancel_by_neighbour ? tr("A double is answered by another double, by a joker, or by a neighbour: one "
                                         "higher or one lower ends it, with a new call.")
                                    : tr("A double is answered by another double or by a joker."),
              r.cancel_by_neighbour && r.cancel_wrap ? tr("1 and 13 are neighbours, too.") : QString()});
    book.answers("double_needs_same double_needs_same_only");
    replies(book, r, 9, call::doubled, tr("On a doubled 9"));
}

void HulahooBook::jokers(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("jokers"), tr("The seven, the joker"), {QStringLiteral("joker")});
    book.say({}, {tr("A seven may be played on anything. Your call then counts from seven: higher means 8 to 13, lower "
                     "1 to 6.")});
    book.say({QStringLiteral("seven_on_seven"), QStringLiteral("last_joker"), QStringLiteral("small_joker_one")},
             {r.seven_on_seven == seven_on_seven::restart ? tr("A seven on a seven is a joker again, not a double.")
                                                          : tr("A seven on a seven is a double."),
              r.last_joker == last_joker::blocked ? tr("The last card may not be a joker.")
              : r.last_joker == last_joker::no_win
                  ? tr("A joker as the last card does not win: its player wins only if all others drop out first.")
              : r.last_joker == last_joker::needs_two
                  ? tr("A joker may be the last card only if the player's card before it was a joker, too.")
                  : tr("A joker may be the last card, and wins."),
              tr("If everyone else has dropped out, the last card played wins, a joker too."),
              r.small_joker_one
                  ? tr("A 1 is a small joker: it fits on any higher or lower, and the next player may play anything.")
                  : QString()});
    book.answers("last_card_joker");
    if (r.small_joker_one)
        book.answers("must_call_anything cannot_call_anything");
}

void HulahooBook::out(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("out"), tr("Dropping the hoop"));
    book.say({QStringLiteral("voluntary_pass"), QStringLiteral("reveal_on_pass")},
             {r.voluntary_pass ? tr("You may pass even if you could play, but you are out for the round then.")
                               : tr("If you can play you must. If you cannot, you are out for the round."),
              r.reveal_on_pass == reveal_on_pass::hand
                  ? tr("Your hand is shown; the next player answers the same call.")
                  : tr("Your hand stays hidden; the next player answers the same call.")});
    book.answers("must_play cannot_pass_lead");
    if (r.turn_timer_s > 0)
        book.say({QStringLiteral("turn_timer_s")},
                 {tr("Everyone has %n seconds to think; then the safest card is played.", nullptr, r.turn_timer_s)});
}

void HulahooBook::score(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("score"), tr("Scoring"), {QStringLiteral("score")});
    book.say({QStringLiteral("score_mode")},
             {r.score_mode == score_mode::pile
                  ? tr("The winner of a round scores a point for every card in the pile; no one else scores.")
              : r.score_mode == score_mode::pile_plus_rest ? tr("The winner of a round scores a point for every card "
                                                                "in the pile and for every card the others still hold.")
                                                           : tr("The winner of a round scores one point.")});
}

void HulahooBook::chaos(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("chaos"), tr("Chaos"), {QStringLiteral("chaos")});
    const bool any = r.chaos_pick_open || r.chaos_no_swap || r.chaos_target || r.chaos_lift_double;
    book.say(
        {QStringLiteral("chaos_pick_open"), QStringLiteral("chaos_no_swap"), QStringLiteral("chaos_target"),
         QStringLiteral("chaos_change_call"), QStringLiteral("chaos_lift_double")},
        {any ? QString() : tr("For those who like it wild. None of these rules is switched on."),
         r.chaos_pick_open ? tr("Everyone gets all cards in hand and secretly picks the face-up ones.") : QString(),
         r.chaos_no_swap ? tr("There is no swap.") : QString(),
         r.chaos_target ? tr("The player who plays names the one who must answer; there is no order of turns.")
                        : QString(),
         r.chaos_target ? tr("If the one named drops out, the caller names another.") : QString(),
         r.chaos_target && r.chaos_change_call ? tr("The call may be changed then.") : QString(),
         r.chaos_lift_double ? tr("If someone drops out under a double, the caller may call higher or lower instead.")
                             : QString()});
    book.answers(
        "target_missing target_yourself target_out target_unknown pick_count name_call_unchanged name_call_double");
}

void HulahooBook::terms(BookWriter& book, const rules&)
{
    book.term(tr("call"), tr("What the next card must be: higher or lower."));
    book.term(tr("double"), tr("A card of the same value as the last one."));
    book.term(tr("joker"), tr("The seven, which may be played on anything."));
    book.term(tr("draw pile"), tr("The face-down cards you draw from."));
    book.term(tr("open cards"), tr("A player's face-up cards; they are played like those in hand."));
}

} // namespace

void HulahooTable::writeBook(BookWriter& book) const
{
    const rules& r = book.rules<rules>();
    HulahooBook::aim(book, r);
    HulahooBook::deal(book, r);
    HulahooBook::calls(book, r);
    HulahooBook::doubles(book, r);
    HulahooBook::jokers(book, r);
    HulahooBook::out(book, r);
    HulahooBook::score(book, r);
    HulahooBook::chaos(book, r);
    HulahooBook::terms(book, r);
}
