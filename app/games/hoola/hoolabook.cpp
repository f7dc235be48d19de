// SPDX-License-Identifier: GPL-3.0-or-later
// The book of rules of Hoola, chapter by chapter in the order one needs it at the table (RULES.md, sections 1 to 7).
#include "games/bookwriter.h"
#include "games/hoola/hoolatable.h"
#include "games/hoola/rules.h"
#include "games/hoola/settle.h"
#include "pieces/cards.h"
#include "words/cardwords.h"

namespace {

using namespace hanpan::hoola;

struct HoolaBook {
    Q_DECLARE_TR_FUNCTIONS(HoolaBook)

public:
    static void aim(BookWriter& book, const rules& r);
    static void turn(BookWriter& book, const rules& r);
    static void melds(BookWriter& book, const rules& r);
    static void claims(BookWriter& book, const rules& r);
    static void ending(BookWriter& book, const rules& r);
    static void counting(BookWriter& book, const rules& r);
    static void paying(BookWriter& book, const rules& r);
    static void dropouts(BookWriter& book, const rules& r);
    static void terms(BookWriter& book, const rules& r);
};

void HoolaBook::aim(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("aim"), tr("The game in short"), {QStringLiteral("setup")});
    book.say(
        {QStringLiteral("play_for_places")},
        {tr("Hoola is Korea's own rummy."),
         tr("You lay cards on the table in sets and runs, add to melds already there, and discard one card a turn."),
         r.play_for_places ? tr("The first player to run out of cards takes first place; the others play on until "
                                "every place is decided.")
                           : tr("The first player to get rid of all cards wins the round; all the others pay.")});
    book.say({QStringLiteral("jokers"), QStringLiteral("initial_upcard"), QStringLiteral("players")},
             {r.jokers == 0   ? tr("It is played with a pack of 52 cards.")
              : r.jokers == 1 ? tr("It is played with a pack of 52 cards and a joker.")
                              : tr("It is played with a pack of 52 cards and two jokers."),
              tr("Everyone is dealt seven cards; the rest form the face-down stock."),
              r.initial_upcard ? tr("One card is turned face up beside it to start the discard pile.")
                               : tr("The discard pile starts empty.")});
    book.say(
        {QStringLiteral("direction"), QStringLiteral("first_dealer"), QStringLiteral("next_dealer")},
        {r.direction == direction::cw ? tr("The dealer plays first, and turns go clockwise.")
                                      : tr("The dealer plays first, and turns go anticlockwise."),
         r.first_dealer == first_dealer::random ? tr("The first dealer is drawn by lot.") : tr("The host deals first."),
         r.next_dealer == next_dealer::winner ? tr("After that the winner of a round deals the next one.")
                                              : tr("After that the deal passes to the next player."),
         r.next_dealer == next_dealer::winner && r.stops() && r.undercut_settlement == undercut::fixed_each
             ? tr("If a stop fails, the lowest of the others deals.")
             : QString(),
         r.next_dealer == next_dealer::winner &&
                 (r.stock_out == stock_out::void_round || r.stock_out_tie == stock_out_tie::void_round)
             ? tr("After a void round the same player deals again.")
             : QString()});
    book.answers("say_stay_or_drop dropouts_over");
}

void HoolaBook::turn(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("turn"), tr("A turn"));
    book.say({}, {tr("1. Draw: take the top card of the stock, or the last discard if it makes a new meld with cards "
                     "of your hand."),
                  r.claim_layoff ? tr("Once you have melded, you may also take it to add it to a meld.") : QString(),
                  r.claim_lone_seven ? tr("A discarded seven may be taken as a meld of its own.") : QString()});
    book.answers("draw_first already_drawn take_in_your_turn no_discard take_with_hand_cards take_seven_alone "
                 "take_to_lay_off take_to_lay_off_unregistered claimer_does_not_draw");
    book.say({QStringLiteral("layoff_requires_meld"), QStringLiteral("play_before_draw")},
             {tr("2. Play: put down as many melds as you like, and lay off cards on any meld on the table, no matter "
                 "whose."),
              r.layoff_requires_meld ? tr("You may lay off only once you have melded: once a meld of your own is on "
                                          "the table, from this turn or before.")
                                     : tr("You may lay off even before you have melded."),
              r.play_before_draw ? tr("You may also do this before drawing, and then skip the draw.") : QString()});
    book.answers("register_first card_not_held no_cards no_such_meld");
    book.say({QStringLiteral("discard_to_go_out")},
             {tr("3. Discard: put one card face up on the discard pile. The turn passes on."),
              r.keeps_one() ? tr("The last card must be discarded, so you always keep one card back while you play.")
                            : tr("If the last card goes onto the table, no discard is needed.")});
    book.answers("keep_one_card");
    book.say({}, {tr("You must draw and you must discard; playing in between is up to you."),
                  tr("Only the top card of the discard pile can ever be taken, but you may look through the pile.")});
    book.answers("not_your_turn discard_is_dead");
}

void HoolaBook::melds(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("melds"), tr("Melds"), {QStringLiteral("melding")});
    book.say({}, {tr("A set is three or four cards of one rank.")});
    book.answers("set_over_four neither_set_nor_run");
    book.show({}, {{QStringLiteral("QS"), QStringLiteral("QC"), QStringLiteral("QH")}}, tr("A set of queens"));
    book.say({QStringLiteral("ace_runs")},
             {tr("A run is three or more cards of one suit in a row."),
              r.ace_runs == ace_runs::low        ? tr("The ace is always low, below the two.")
              : r.ace_runs == ace_runs::low_high ? tr("The ace goes below the two or above the king.")
                                                 : tr("Runs go round the corner: K-A-2 is a run.")});
    book.answers("run_with_gap run_over_thirteen ace_is_low ace_not_around");
    QList<QStringList> runs{{QStringLiteral("AD"), QStringLiteral("2D"), QStringLiteral("3D")}};
    if (r.ace_runs != ace_runs::low)
        runs.append({QStringLiteral("QH"), QStringLiteral("KH"), QStringLiteral("AH")});
    if (r.ace_runs == ace_runs::cyclic)
        runs.append({QStringLiteral("KC"), QStringLiteral("AC"), QStringLiteral("2C")});
    book.show({QStringLiteral("ace_runs")}, runs, tr("Runs"));
    book.say({QStringLiteral("seven_pair_melds")},
             {tr("The seven is special: a single seven may be melded on its own."),
              r.seven_pair_melds ? tr("Two sevens, or 6-7 or 7-8 of one suit, may be melded as two cards, too.")
                                 : tr("Nothing else may have fewer than three cards.")});
    book.answers("single_card two_cards two_card_melds_off joker_alone joker_needs_three two_jokers");
    QList<QStringList> sevens{{QStringLiteral("7S")}};
    if (r.seven_pair_melds)
        sevens += {{QStringLiteral("7S"), QStringLiteral("7D")},
                   {QStringLiteral("6C"), QStringLiteral("7C")},
                   {QStringLiteral("7H"), QStringLiteral("8H")}};
    book.show({QStringLiteral("seven_pair_melds")}, sevens, tr("Melds with a seven"));
    book.say({QStringLiteral("lone_seven_extend")},
             {tr("A lone seven on the table grows like this:"),
              r.lone_seven_extend == seven_extend::run_or_set
                  ? tr("the 6 or the 8 of its suit makes it a run, another seven makes it a set.")
              : r.lone_seven_extend == seven_extend::run_only
                  ? tr("only the 6 or the 8 of its suit may join it, as a run.")
                  : tr("nothing may be added to it.")});
    book.answers("seven_takes_nothing seven_takes_neighbours seven_takes_other");
    book.say({QStringLiteral("run_extend"), QStringLiteral("set_completion"), QStringLiteral("run_on_set")},
             {r.run_extend == run_extend::both_ends
                  ? tr("Runs can be extended at either end.")
                  : tr("The first card laid off on a run decides which way it grows for the rest of the round."),
              r.set_completion == set_completion::open ? tr("A set of three takes the fourth card of its rank.")
              : r.set_completion == set_completion::closed
                  ? tr("The fourth card of a set kills it: nothing more may be built on it.")
                  : tr("The fourth card of a set removes it from the table; a player without another meld no longer "
                       "counts as melded."),
              r.run_on_set
                  ? tr("A neighbour of one of the cards of a set of three may start a run that grows out of it.")
                  : QString(),
              tr("A card belongs to one meld, and cards on the table are never moved or taken back.")});
    book.answers(
        "meld_is_gone set_is_killed set_is_complete other_rank other_suit not_at_an_end run_is_full grows_up_only "
        "grows_down_only second_joker spur_needs_three spur_other_card");
    if (r.jokers > 0) {
        book.say({QStringLiteral("jokers")},
                 {tr("A joker stands for any card in a meld of at least three cards, one joker per meld."),
                  tr("What it stands for is settled when it is laid.")});
        book.answers("joker_alone joker_needs_three two_jokers second_joker");
    }
}

void HoolaBook::claims(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("claims"), tr("Thank you!"), {QStringLiteral("claims")});
    if (!r.battle) {
        book.say({QStringLiteral("battle")},
                 {tr("Only the player in turn may take the discard; there are no claims out of turn.")});
        book.answers("thank_out_of_turn answer_the_claim no_claim_open");
    } else {
        book.say({QStringLiteral("battle")},
                 {tr("After every discard all other players may call “Thank you!” and take it, even out of turn."),
                  tr("It must go at once into a new meld with cards from the caller's hand; it can't be taken just to "
                     "keep it.")});
        book.answers("thank_out_of_turn answer_the_claim no_claim_open");
        book.show({QStringLiteral("battle")}, {{QStringLiteral("4H")}, {QStringLiteral("4C"), QStringLiteral("4D")}},
                  tr("4♥ is discarded; with 4♣ and 4♦ in hand you may call."));
        book.say({}, {tr("The caller puts down the meld, may play on, and discards without drawing from the stock."),
                      tr("Play continues from there: players who were skipped lose that turn. That discard can be "
                         "claimed again.")});
        book.answers("claimer_does_not_draw");
        book.say({QStringLiteral("claim_priority")},
                 {r.race() ? tr("If several want the card, the fastest gets it.")
                           : tr("If several want the card, it goes to the one whose turn would come first."),
                  r.stop_beats_claim && r.stops() && !r.race()
                      ? tr("The player in turn may stop or blast before anyone else's claim is settled.")
                      : QString()});
        if (r.thankyou_bak)
            book.say({QStringLiteral("thankyou_bak")}, {tr("If a claim out of turn ends the round, the player who "
                                                           "discarded that card pays what everyone owes.")});
    }
    book.answers("upcard_is_closed");
    if (r.initial_upcard) {
        book.say({QStringLiteral("upcard_claim")},
                 {r.upcard_claim == upcard_claim::turn_player
                      ? tr("The card turned up after the deal may be taken by the dealer only.")
                  : r.upcard_claim == upcard_claim::all
                      ? tr("The card turned up after the deal may be claimed by everyone.")
                      : tr("No one may take the card turned up after the deal.")});
        book.answers("upcard_is_closed");
    }
}

void HoolaBook::ending(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("ending"), tr("How a round ends"), {QStringLiteral("ending")});
    book.say({QStringLiteral("play_for_places"), QStringLiteral("discard_to_go_out")},
             {r.play_for_places
                  ? tr("Play continues until only one player holds cards; there are no stops, no blasts and no Hoola.")
              : r.keeps_one() ? tr("Going out: you win by discarding your last card.")
                              : tr("Going out: you win by laying or discarding your last card.")});
    const char* const stops =
        "no_stop_in_places stop_is_off stop_out_of_turn stop_at_turn_start "
        "stop_after_claim stop_unregistered stop_over_threshold stop_dealer_only stop_one_card_only";
    const char* const blasts = "no_blast_in_places blast_is_off blast_out_of_turn blast_at_turn_start "
                               "blast_registered blast_seven_cards blast_joker blast_points blast_faces";
    book.answers(stops);
    book.answers(blasts);
    if (!r.play_for_places && r.doubles() && r.double_hoola)
        book.say({QStringLiteral("double_hoola"), QStringLiteral("hoola_needs_all_played")},
                 {tr("Hoola: if you go out in a single turn, having melded nothing before it, everyone pays double."),
                  r.hoola_needs_all_played ? tr("It counts once everyone else has had a turn.") : QString()});
    if (r.stops()) {
        const QString when = r.stop_rule == stop_rule::any ? tr("Stop: with any hand you may stop the round.")
                             : r.stop_rule == stop_rule::dealer_one_card
                                 ? tr("Stop: only the dealer may stop the round, holding a single card.")
                                 : tr("Stop: if your hand counts %n points or fewer, you may stop the round.", nullptr,
                                      r.stop_threshold);
        book.say({QStringLiteral("stop_rule"), QStringLiteral("stop_threshold"), QStringLiteral("stop_timing"),
                  QStringLiteral("stop_requires_meld")},
                 {when,
                  r.stop_timing == stop_timing::turn_start
                      ? tr("You say so at the start of your turn, before you draw.")
                      : tr("You may say so at any moment of your turn until you discard."),
                  r.stop_requires_meld ? tr("You must have melded.") : QString(),
                  tr("All hands are shown. If yours is the lowest you win.")});
        book.answers(stops);
        book.say({QStringLiteral("undercut_on_tie"), QStringLiteral("undercut_settlement"),
                  QStringLiteral("undercut_penalty")},
                 {r.undercut_on_tie ? tr("If someone has as few points as you or fewer, you are undercut.")
                                    : tr("If someone has fewer points than you, you are undercut."),
                  r.undercut_settlement == undercut::fixed_each
                      ? tr("You then pay %n stakes to everyone, and no one else pays.", nullptr, r.undercut_penalty)
                  : r.undercut_settlement == undercut::ranked_last
                      ? tr("The lowest of the others then wins, and you pay as if you had come last.")
                      : tr("The lowest of the others then wins, and you pay what everyone owes.")});
    }
    if (r.low_blast()) {
        book.say({QStringLiteral("blast_low_max")},
                 {tr("Minor blast: if the seven cards of your hand count %n points or fewer at the start of your turn "
                     "and you have not melded, you show them and win at once.",
                     nullptr, r.blast_low_max)});
        book.answers(blasts);
    }
    if (r.high_blast())
        book.say({QStringLiteral("blast_high"), QStringLiteral("blast_high_min")},
                 {r.blast_high == blast_high::numeric
                      ? tr("Major blast: the same with %n points or more.", nullptr, r.blast_high_min)
                      : tr("Major blast: the same with seven court cards.")});
    if (r.low_blast() || (r.high_blast() && r.blast_high == blast_high::numeric)) {
        const QStringList low{"AS", "AH", "AD", "2S", "2H", "3C", "3D"};
        const hanpan::json points = book.ask("points", {{"hand", low.join(u' ').toStdString()}});
        if (r.low_blast() && points.value("raw", 99) <= r.blast_low_max)
            book.show({QStringLiteral("blast_low_max")}, {low},
                      tr("%n points: a minor blast", nullptr, points.value("raw", 0)));
    }
    book.say({QStringLiteral("stock_out"), QStringLiteral("stock_out_tie")},
             {r.stock_out == stock_out::reshuffle
                  ? tr("When the stock runs out, the discards are shuffled and become the new stock. This happens at "
                       "most twice in a round; after that the lowest hand wins.")
              : r.stock_out == stock_out::void_round
                  ? tr("When someone must draw and the stock is empty, the round is void and no one pays.")
                  : tr("When someone must draw and the stock is empty, the round ends and the lowest hand wins."),
              r.stock_out == stock_out::void_round      ? QString()
              : r.stock_out_tie == stock_out_tie::split ? tr("If several are lowest, they share the win.")
              : r.stock_out_tie == stock_out_tie::seat_order
                  ? tr("If several are lowest, the one nearest after the dealer wins.")
                  : tr("If several are lowest, the round is void.")});
}

void HoolaBook::counting(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("counting"), tr("Counting a hand"));
    const auto value = [&](const char* card) {
        return QString::number(book.ask("points", {{"hand", card}}).value("final", 0));
    };
    QList<QList<BookCell>> rows{
        {{tr("Ace"), {}}, {value("AS"), {}}},
        {{tr("2 to 10"), {}}, {tr("as printed"), {}}},
        {{tr("Seven"), {}}, {value("7S"), {}}},
        {{tr("Jack, queen, king"), {}}, {QStringLiteral("%1, %2, %3").arg(value("JS"), value("QS"), value("KS")), {}}}};
    if (r.jokers > 0)
        rows.append({{tr("Joker"), {}}, {QString::number(r.joker_final_value), {}}});
    book.table({QStringLiteral("face_value"), QStringLiteral("seven_final_value"), QStringLiteral("joker_final_value")},
               tr("Points for cards left in hand"), {tr("Card"), tr("Points")}, rows);
    if (r.seven_final_value != 7)
        book.say({QStringLiteral("seven_final_value")}, {tr("For a blast a seven always counts seven.")});
    const QStringList quads{"2S", "4H", "5D", "9S", "9H", "9D", "9C"};
    const hanpan::json points = book.ask("points", {{"hand", quads.join(u' ').toStdString()}});
    if (r.quads_ignored)
        book.say({QStringLiteral("quads_ignored")},
                 {tr("Four cards of one rank in hand count nothing, except for a blast.")});
    book.show({QStringLiteral("quads_ignored")}, {quads}, tr("%n points", "an example hand", points.value("final", 0)));
}

void HoolaBook::paying(BookWriter& book, const rules& r)
{
    book.chapter(QStringLiteral("paying"), tr("Paying"), {QStringLiteral("counting")});
    if (r.payment == payment::hertzog) {
        book.say({QStringLiteral("payment"), QStringLiteral("hertzog_unmelded")},
                 {tr("Every loser who has melded pays the winner one stake."),
                  r.hertzog_unmelded == hertzog_unmelded::half ? tr("Losers who have not melded pay half a stake.")
                                                               : tr("Losers who have not melded pay nothing.")});
    } else {
        book.say(
            {QStringLiteral("payment"), QStringLiteral("rank_cap"), QStringLiteral("tie_mode")},
            {r.ranked()
                 ? tr("Losers pay by rank: the one with the fewest points one stake, the next two stakes, and so on.")
                 : tr("Every loser pays the winner a stake for every point left in hand."),
             r.ranked() && r.rank_cap > 0 ? tr("Payments are capped at rank %1.").arg(r.rank_cap) : QString(),
             !r.ranked()                            ? QString()
             : r.tie_mode == tie_mode::share_lower  ? tr("Losers with equal points all pay for the lower rank.")
             : r.tie_mode == tie_mode::share_higher ? tr("Losers with equal points all pay for the higher rank.")
             : r.tie_mode == tie_mode::average
                 ? tr("Losers with equal points pay the average of their ranks.")
                 : tr("Losers with equal points are ranked in order of play from the winner.")});
        book.say({QStringLiteral("double_seven"), QStringLiteral("double_unmelded"), QStringLiteral("double_hoola"),
                  QStringLiteral("quad_cancels_sevens")},
                 {r.double_seven == double_seven::per_seven ? tr("Every seven left in hand doubles what you pay.")
                  : r.double_seven == double_seven::once    ? tr("Sevens left in hand double what you pay, once.")
                                                            : tr("Sevens left in hand don't double anything."),
                  r.quad_cancels_sevens && r.double_seven != double_seven::none ? tr("Four sevens do not double.")
                                                                                : QString(),
                  r.double_unmelded ? tr("If you have not melded you pay double.") : QString(),
                  r.double_hoola && !r.play_for_places ? tr("If the winner goes out with Hoola everyone pays double.")
                                                       : QString(),
                  r.double_hoola && r.blast_counts_as_hoola && (r.low_blast() || r.high_blast())
                      ? tr("A blast counts as Hoola: everyone pays double for it, too.")
                      : QString(),
                  tr("Doublings stack: ×2 and ×2 make ×4.")});
    }
    book.say({QStringLiteral("stake")}, {tr("A stake is %n chips.", nullptr, r.stake)});

    // Four at the table: what the engine makes of it under these very rules.
    if (r.play_for_places)
        return;
    const QList<QStringList> hands{{}, {"3S", "5D"}, {"4C", "JS"}, {"7H", "KC"}};
    hanpan::json texts = hanpan::json::array();
    for (const QStringList& hand : hands)
        texts.push_back(hand.join(u' ').toStdString());
    const hanpan::json paid = book.ask(
        "settle",
        {{"end", "going_out"}, {"winner", 0}, {"hands", texts}, {"melded", {true, true, true, false}}, {"dealer", 0}});
    if (!paid.contains("payments"))
        return;
    QList<QList<BookCell>> rows;
    for (qsizetype i = 1; i < hands.size(); ++i) {
        const double stakes = -paid["payments"][std::size_t(i)].get<double>();
        const int points = book.ask("points", {{"hand", texts[std::size_t(i)]}}).value("final", 0);
        rows.append({{QString(), hands[i]},
                     {QString::number(points), {}},
                     {i == 3 ? tr("no") : tr("yes"), {}},
                     {QString::number(stakes), {}}});
    }
    book.table({QStringLiteral("payment")}, tr("An example: a fourth player goes out"),
               {tr("Left in hand"), tr("Points"), tr("Melded"), tr("Pays")}, rows);
}

void HoolaBook::dropouts(BookWriter& book, const rules& r)
{
    if (r.dropout_schedule == dropout_schedule::none)
        return;
    book.chapter(QStringLiteral("dropouts"), tr("Six or seven players"), {QStringLiteral("dropouts")});
    book.say(
        {QStringLiteral("dropout_schedule"), QStringLiteral("dropout_payment"), QStringLiteral("dropout_shortfall")},
        {tr("Only five play. After the deal each player in turn says whether to stay in or to drop out, until five are "
            "left."),
         r.dropout_payment == dropout_payment::dropper_pays_dealer
             ? tr("A player who drops out pays the price of the hand to the dealer.")
             : tr("A player who drops out is paid the price of the hand by those who play."),
         r.dropout_shortfall == dropout_shortfall::force_last
             ? tr("If too few drop out, the last ones must.")
             : tr("If too few drop out, no one pays and the cards are dealt again.")});
    book.answers("say_stay_or_drop dropouts_over");
    const auto price = [&](const QStringList& cards) -> QList<BookCell> {
        const int halves = dropout_worth(r, *hanpan::cards::read_cards(cards.join(u' ').toStdString()));
        return {{QString(), cards}, {QString::number(halves / 2), {}}};
    };
    book.table({QStringLiteral("dropout_schedule")}, tr("The price of a hand: the sum of all it contains"),
               {tr("For example"),
                r.dropout_schedule == dropout_schedule::seed ? tr("Stakes", "a column") : tr("Chips", "a column")},
               {price({"7S"}), price({"9S", "9H", "9D"}), price({"9S", "9H", "9D", "9C"}), price({"3H", "4H", "5H"})});
}

void HoolaBook::terms(BookWriter& book, const rules& r)
{
    book.term(tr("meld"), tr("Cards that belong together on the table: a set, a run or a lone seven."));
    book.term(tr("melded"), tr("Having put a meld of your own on the table."));
    book.term(tr("lay off"), tr("To add a card from your hand to a meld on the table."));
    book.term(tr("stock"), tr("The face-down cards you draw from."));
    book.term(tr("discard pile"), tr("The face-up discards; only the top one can be taken."));
    if (r.stops()) {
        book.term(tr("stop"), tr("To end the round because your hand is low."));
        book.term(tr("undercut"), tr("To have as few points as the player who stopped, or fewer."));
    }
    if (r.low_blast() || r.high_blast())
        book.term(tr("blast"), tr("To win at once with a very low or a very high hand."));
    book.term(tr("stake"), tr("The unit of payment."));
    if (r.double_hoola && r.doubles() && !r.play_for_places)
        book.term(tr("Hoola"), tr("Going out in a single turn, having melded nothing before it."));
}

} // namespace

void HoolaTable::writeBook(BookWriter& book) const
{
    const rules& r = book.rules<rules>();
    HoolaBook::aim(book, r);
    HoolaBook::turn(book, r);
    HoolaBook::melds(book, r);
    HoolaBook::claims(book, r);
    HoolaBook::ending(book, r);
    HoolaBook::counting(book, r);
    HoolaBook::paying(book, r);
    HoolaBook::dropouts(book, r);
    HoolaBook::terms(book, r);
}
