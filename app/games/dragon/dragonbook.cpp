// SPDX-License-Identifier: GPL-3.0-or-later
// The book of rules of Dragon Holla, chapter by chapter in the order one needs it at the table (RULES.md, sections 1 to
// 7).
#include "games/bookwriter.h"
#include "games/dragon/dragontable.h"

namespace {

using namespace hanpan::dragon;

struct DragonBook {
    Q_DECLARE_TR_FUNCTIONS(DragonBook)

public:
    static void aim(BookWriter& book, const rules& r);
    static void parts(BookWriter& book, const rules& r);
    static void wilds(BookWriter& book, const rules& r);
    static void deal(BookWriter& book, const rules& r);
    static void turn(BookWriter& book, const rules& r);
    static void holla(BookWriter& book, const rules& r);
    static void paying(BookWriter& book, const rules& r);
    static void terms(BookWriter& book, const rules& r);
};

void DragonBook::aim(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("aim"), tr("The game in short"));
    book.say(
        {}, {tr("You always hold 13 cubes. On your turn, take one and drop one."),
             tr("The first player to complete a dragon and say “Holla!” wins the round and is paid by all the others."),
             tr("A dragon has four parts: a head of two cubes, a neck of three, a body of four and a tail of four.")});
    book.show({}, {{"5s", "5s"}, {"3h", "4h", "5h"}, {"9s", "9h", "9d", "9c"}, {"12d", "11d", "10d", "9s"}},
              tr("Head, neck, body, tail"));
    book.say({QStringLiteral("rounds")}, {tr("A match is %n rounds; most chips win.", nullptr, r.rounds)});
    book.answers("forfeit_not_here");
}

void DragonBook::parts(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("parts"), tr("The cubes and the parts"));
    book.say({}, {tr("There are 112 cubes: two of each number from 1 to 13 and of the D in four colours."),
                  tr("The dots under the number tell the colours apart: one black, two red, three blue, four green. D "
                     "is the highest, 14.")});
    book.table({}, tr("The parts"), {tr("Part"), tr("Cubes"), tr("What it is")},
               {{{tr("Head"), {}}, {QString(), {"5s", "5s"}}, {tr("a twin: two equal cubes"), {}}},
                {{tr("Neck, as a set"), {}},
                 {QString(), {"9s", "9h", "9d"}},
                 {tr("three of one number in different colours"), {}}},
                {{tr("Neck, as a run"), {}}, {QString(), {"3h", "4h", "5h"}}, {tr("three of one colour in a row"), {}}},
                {{tr("Body"), {}}, {QString(), {"9s", "9h", "9d", "9c"}}, {tr("a set of all four colours"), {}}},
                {{tr("Tail, as a set"), {}},
                 {QString(), {"6s", "6h", "6c", "6c"}},
                 {tr("four of one number in three colours"), {}}},
                {{tr("Tail, as a run"), {}},
                 {QString(), {"12d", "11d", "10d", "9s"}},
                 {tr("a run of three and the next lower number in another colour"), {}}}});
    book.say({QStringLiteral("run_tail_odd")}, {r.run_tail_odd == run_tail_odd::either_end
                                                    ? tr("The odd cube of a run tail may be above the run as well.")
                                                    : QString(),
                                                tr("Nothing follows the D: 12-13-D is a run, 13-D-1 is not.")});
    book.say({QStringLiteral("snake_tail")},
             {r.snake_tail == snake_tail::set_only   ? tr("A snake must have a set tail.")
              : r.snake_tail == snake_tail::run_only ? tr("A snake must have a run tail.")
                                                     : QString()});
}

void DragonBook::wilds(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("wilds"), tr("Wild dragons"), {QStringLiteral("wild")});
    if (r.wild_rule == wild_rule::none) {
        book.say({QStringLiteral("wild_rule")}, {tr("No cube is wild: a D is 14 of its colour and nothing else.")});
        return;
    }
    book.say({}, {tr("A D is 14 of its colour. It may also stand for another cube in a set or a run, never in the head "
                     "or the tail.")});
    book.say(
        {QStringLiteral("wild_rule")},
        {r.wild_rule == wild_rule::unlimited ? tr("Every D may stand for any cube.")
         : r.wild_rule == wild_rule::three_cube
             ? tr("The D of the open cube's colour is not wild in this round; the Ds of the other three colours are.")
         : r.wild_rule == wild_rule::same_color ? tr("Only the D of the open cube's colour is wild in this round.")
         : r.wild_rule == wild_rule::four_color ? tr("A D stands only for cubes of its own colour.")
         : r.wild_rule == wild_rule::odd_even
             ? tr("A D stands only for odd numbers or only for even ones.")
             : tr("A D stands only for cubes of its own colour, and only for odd numbers or only for even ones."),
         !r.odd_even() ? QString()
         : r.wild_oe_basis == oe_basis::open_rank
             ? tr("Odd or even is decided by the open cube's number; D is even.")
             : tr("Odd or even is decided by the D's own dots: odd for black and blue, even for red and green.")});
    book.say({QStringLiteral("max_wilds_per_combo"), QStringLiteral("wild_d_natural")},
             {r.max_wilds_per_combo == unlimited
                  ? QString()
                  : tr("A set or run may contain at most %n wild cubes.", nullptr, r.max_wilds_per_combo),
              r.wild_d_natural == natural_d::forbidden
                  ? tr("A D that may be wild counts as wild even in its own place.")
                  : QString()});
    book.say({}, {tr("The die beside the island shows the dots of the open cube for the whole round.")});
}

void DragonBook::deal(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("deal"), tr("Table and deal"), {QStringLiteral("table")});
    book.say({QStringLiteral("first_dealer"), QStringLiteral("next_dealer")},
             {tr("Everyone takes 13 cubes; the rest are stacked in front of the players as mountains."),
              tr("The dealer turns up the first cube: the open cube. It is placed on the island in the middle."),
              r.first_dealer == first_dealer::dice
                  ? tr("The players roll a die for the first deal; the highest number deals.")
              : r.first_dealer == first_dealer::random ? tr("The first dealer is drawn by lot.")
                                                       : tr("The first seat deals first."),
              r.next_dealer == next_dealer::winner ? tr("After that the winner deals.")
                                                   : tr("After that everyone deals in turn.")});
    book.say({QStringLiteral("first_player"), QStringLiteral("direction")},
             {r.first_player == first_player::left_of_dealer ? tr("The player on the dealer's left begins.")
              : r.first_player == first_player::dealer       ? tr("The dealer begins.")
                                                             : tr("The player after the dealer begins."),
              r.direction == direction::anticlockwise ? tr("Turns go anticlockwise.") : tr("Turns go clockwise.")});
}

void DragonBook::turn(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("turn"), tr("A turn"), {QStringLiteral("turn")});
    const bool river = r.river_limit > 0;
    QList<QList<BookCell>> rows{
        {{tr("Mountain"), {}}, {tr("the next hidden cube of your mountain"), {}}, {tr("onto the island"), {}}},
        {{tr("Island"), {}}, {tr("the cube there"), {}}, {tr("onto the island"), {}}}};
    if (river)
        rows.append(
            {{tr("River"), {}},
             {r.river_pick == river_pick::any ? tr("any cube in the river") : tr("the latest cube in the river"), {}},
             {tr("into the river"), {}}});
    book.table({QStringLiteral("river_pick")}, tr("Take a cube, then drop one"),
               {tr("From"), tr("You take"), tr("You drop")}, rows);
    book.answers("draw_first discard_first not_your_turn not_held pass_not_here");
    book.say({QStringLiteral("island_return"), QStringLiteral("empty_mountain_source")},
             {tr("A cube dropped onto the island pushes the one there into the river."),
              r.island_return ? QString() : tr("You may not put back the cube you took from the island."),
              r.empty_mountain_source == empty_source::auto_largest
                  ? tr("When your mountain is empty you draw from the largest one.")
                  : tr("When your mountain is empty you choose another one.")});
    book.answers("own_mountain_first mountain_empty mountain_not_chosen no_such_mountain island_returned "
                 "island_nothing_to_drop");
    const char* const rivers = "river_off river_limit river_no_chips river_empty river_not_there river_latest_only "
                               "river_nothing_to_drop locked";
    if (river)
        book.say(
            {QStringLiteral("river_limit"), QStringLiteral("river_fee"), QStringLiteral("river_lock"),
             QStringLiteral("river_holla")},
            {r.river_limit == unlimited ? tr("You may draw from the river as often as you like.")
                                        : tr("You may draw from the river %n times a round.", nullptr, r.river_limit),
             r.river_fee > 0 ? tr("It costs %n chips, which go into the pot.", nullptr, r.river_fee)
                             : tr("It costs nothing."),
             r.river_lock ? tr("The cube stays face up and may not be dropped again.") : QString(),
             r.river_holla ? tr("You may say “Holla!” in that turn.") : tr("You may not say “Holla!” in that turn.")});
    else
        book.say({QStringLiteral("river_limit")}, {tr("There are no river draws.")});
    book.answers(rivers);
    book.say({QStringLiteral("exhaustion")},
             {r.exhaustion == exhaustion::draw ? tr("When all mountains are empty the round is drawn.")
              : r.exhaustion == exhaustion::reshuffle
                  ? tr("When all mountains are empty the river is shuffled and becomes new mountains, once a round.")
                  : tr("When all mountains are empty play continues with island and river until all pass.")});
    book.answers("no_mountain_cube pass_mountain_left");
}

void DragonBook::holla(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("holla"), tr("Holla!"), {QStringLiteral("holla"), QStringLiteral("hands")});
    book.say({QStringLiteral("declaration"), QStringLiteral("wrong_holla_fine")},
             {tr("You declare on your own turn, as you drop a cube, if the other 13 form a complete hand."),
              r.declaration == declaration::assisted
                  ? tr("The button lights up when you can. You don't have to: you may play on for a better hand.")
              : r.declaration == declaration::automatic
                  ? tr("“Holla!” is called automatically as soon as your hand is complete.")
                  : tr("A wrong “Holla!” costs %n chips, and the hand is shown.", nullptr, r.wrong_holla_fine),
              tr("No one can claim what another player drops out of turn.")});
    book.answers("holla_incomplete holla_too_weak holla_river_turn");
    book.say({QStringLiteral("min_win")},
             {r.min_win == standard_hand::boa      ? tr("A snake is not enough: you need at least a boa.")
              : r.min_win == standard_hand::dragon ? tr("Only a dragon may be declared.")
                                                   : QString()});
    if (r.min_win != standard_hand::snake)
        book.answers("holla_too_weak");
}

void DragonBook::paying(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("paying"), tr("Paying"), {QStringLiteral("chips")});
    book.say({QStringLiteral("hand_points_payer"), QStringLiteral("uncombined_unit")},
             {r.hand_points_payer == points_payer::each_loser ? tr("Each loser pays the winner the points of the hand.")
              : r.hand_points_payer == points_payer::shared ? tr("The losers pay the points of the hand between them.")
                                                            : tr("The bank pays the winner the points of the hand."),
              r.uncombined_unit > 0
                  ? tr("Each loser also pays %n chips for every cube that is not part of a set or run.", nullptr,
                       r.uncombined_unit)
                  : tr("Cubes that are not part of a set or run cost nothing."),
              tr("The winner takes the pot, too.")});
    if (r.uncombined_unit > 0) {
        const QStringList hand{"2s", "2h", "2d", "7c", "8c", "9c", "4h", "4h", "11s", "13d", "Ac", "6d", "10h"};
        const hanpan::json answer = book.ask("uncombined", {{"pieces", hand.join(u' ').toStdString()}, {"open", "3s"}});
        const int left = answer.value("uncombined", -1);
        if (left >= 0)
            book.show({QStringLiteral("uncombined_unit")}, {hand},
                      tr("%n cubes are left over.", "an example hand", left) + u' ' +
                          tr("They cost %n chips.", nullptr, left * r.uncombined_unit));
    }
    book.say({QStringLiteral("start_chips"), QStringLiteral("bust_threshold"), QStringLiteral("rounds")},
             {tr("Everyone begins with %n chips.", nullptr, r.start_chips),
              tr("The match ends after %n rounds,", nullptr, r.rounds) + u' ' +
                  tr("or when someone has %n chips or fewer.", nullptr, r.bust_threshold)});
    book.say({QStringLiteral("drawn_pot"), QStringLiteral("drawn_round_counts")},
             {tr("After a drawn round no one pays."),
              r.drawn_pot == drawn_pot::carry ? tr("The pot waits for the next winner.")
                                              : tr("Everyone takes back what was paid into the pot."),
              r.drawn_round_counts ? QString() : tr("The round is played again.")});
    book.say(
        {QStringLiteral("shortfall"), QStringLiteral("loans"), QStringLiteral("loan_size"), QStringLiteral("loan_max")},
        {r.shortfall == shortfall::cap ? tr("A player who cannot pay in full pays what is left.")
                                       : tr("A player who cannot pay goes into debt."),
         r.loans == loans::on_consent
             ? tr("The bank lends %1 chips at a time, at most %2 times; a loan counts against the score.")
                   .arg(r.loan_size)
                   .arg(r.loan_max)
             : QString()});
}

void DragonBook::terms(BookWriter& book, const rules& r)
{
    book.term(tr("twin"), tr("Two equal cubes: the same number in the same colour."));
    book.term(tr("set"), tr("Cubes of one number in different colours."));
    book.term(tr("run"), tr("Cubes of one colour with numbers in a row."));
    book.term(tr("mountain"), tr("The hidden cubes stacked in front of a player."));
    book.term(tr("island"), tr("The place in the middle for one face-up cube."));
    book.term(tr("river"), tr("The cubes that were dropped."));
    if (r.wild_rule != wild_rule::none)
        book.term(tr("wild"), tr("Standing for another cube."));
    book.term(tr("open cube"), tr("The first cube turned up in the round."));
    book.term(tr("pot"), tr("Chips beside the island that the winner takes."));
}

} // namespace

void DragonTable::writeBook(BookWriter& book) const
{
    const rules& r = book.rules<rules>();
    DragonBook::aim(book, r);
    DragonBook::parts(book, r);
    DragonBook::wilds(book, r);
    DragonBook::deal(book, r);
    DragonBook::turn(book, r);
    DragonBook::holla(book, r);
    book.hands({QStringLiteral("points"), QStringLiteral("special_dragon"), QStringLiteral("special_dragon_bonus"),
                QStringLiteral("custom_hands")},
               DragonBook::tr("Scoring hands"),
               {DragonBook::tr("Hand"), DragonBook::tr("Cubes"), DragonBook::tr("Points")},
               handClasses(book.situation()));
    DragonBook::paying(book, r);
    DragonBook::terms(book, r);
}

QStringList DragonTable::numberNames(const QString& ruleId) const
{
    if (ruleId != QLatin1String("points"))
        return {};
    return {tr("Snake"), tr("Boa (imugi)"), tr("Dragon")};
}
