// SPDX-License-Identifier: GPL-3.0-or-later
// The book of rules of Hollywood Rummy, chapter by chapter in the order one needs it at the table (RULES.md, sections 1
// to 4).
#include "games/bookwriter.h"
#include "games/hollywood/contracts.h"
#include "games/hollywood/hollywoodtable.h"
#include "games/hollywood/rules.h"

namespace {

using namespace hanpan::hollywood;

struct HollywoodBook {
    Q_DECLARE_TR_FUNCTIONS(HollywoodBook)

public:
    static void aim(BookWriter& book, const rules& r);
    static void cards(BookWriter& book, const rules& r);
    static void melds(BookWriter& book, const rules& r);
    static void turn(BookWriter& book, const rules& r);
    static void mayI(BookWriter& book, const rules& r);
    static void layingOff(BookWriter& book, const rules& r);
    static void score(BookWriter& book, const rules& r);
    static void terms(BookWriter& book, const rules& r);
};

void HollywoodBook::aim(BookWriter& book, const rules& r)
{
    book.chapter("aim", tr("The game in short"));
    book.say(
        {"contracts", "hands_played"},
        {tr("A match is %n rounds, each with its own contract of sets and runs.", nullptr, int(r.schedule().size())),
         tr("When you hold the whole contract, you lay it down in one go. After that you get rid of your other cards "
            "by laying them off."),
         tr("The first player to run out of cards wins the round; the others score penalty points for what they hold."),
         tr("After the last round the fewest points win.")});
}

void HollywoodBook::cards(BookWriter& book, const rules& r)
{
    book.chapter("cards", tr("Cards and deal"), {"cards"});
    const int players = book.players();
    book.say({"deck_count", "jokers_total", "cards_dealt", "deal_schedule"},
             {tr("With %1 players %2 packs of 52 cards are shuffled together.").arg(players).arg(r.packs(players)),
              r.jokers_total > 0 ? tr("%n jokers are added.", nullptr, r.jokers_total) : QString(),
              r.deal_schedule == deal_schedule::constant
                  ? tr("Everyone is dealt %n cards.", nullptr, r.cards_dealt)
                  : tr("In the first round everyone is dealt %n cards; later rounds differ.", nullptr,
                       r.dealt(r.schedule().front(), r.schedule().size() == 1)),
              tr("The next card is turned up as the first discard; the rest is the stock.")});
    book.say({"wild_cards"},
             {r.wild_cards == wild_cards::aces          ? tr("All aces are wild: an ace may stand for any card.")
              : r.wild_cards == wild_cards::aces_jokers ? tr("Aces and jokers are wild: they may stand for any card.")
              : r.wild_cards == wild_cards::jokers      ? tr("Jokers are wild: they may stand for any card.")
              : r.wild_cards == wild_cards::twos_jokers ? tr("Twos and jokers are wild: they may stand for any card.")
              : r.wild_cards == wild_cards::red_aces    ? tr("Red aces are wild: they may stand for any card.")
                                                     : tr("Red aces and jokers are wild: they may stand for any card."),
              r.aces_wild()                 ? QString()
              : r.low_ace() && r.high_ace() ? tr("An ace that is not wild goes below the two or above the king.")
              : r.low_ace()                 ? tr("An ace that is not wild goes below the two.")
              : r.high_ace()                ? tr("An ace that is not wild goes above the king.")
                                            : tr("Aces that aren't wild can't be used in runs.")});
    book.say({"first_dealer"},
             {r.first_dealer == first_dealer::random
                  ? tr("The first dealer is drawn by lot; then the deal passes clockwise.")
              : r.first_dealer == first_dealer::seat_1
                  ? tr("The first seat deals first; then the deal passes clockwise.")
                  : tr("The player who draws the highest card deals first; then the deal passes clockwise."),
              tr("Turns go clockwise; the player after the dealer begins.")});
}

void HollywoodBook::melds(BookWriter& book, const rules& r)
{
    book.chapter("melds", tr("Contracts and melds"), {"contracts"});
    book.say({"distinct_suits_in_set", "set_max"},
             {tr("A set is three or more cards of one rank."),
              r.distinct_suits_in_set ? tr("No suit may appear in it twice.")
                                      : tr("Two cards of the same suit may be in it."),
              r.set_max > 0 ? tr("It has at most %n cards.", nullptr, r.set_max) : QString()});
    book.answers("meld_empty set_too_short set_other_rank set_over_max set_same_suit set_or_run");
    book.show({}, {{"9C", "9D", "9H"}, {"KS", "KH", "KD", "KC"}}, tr("Sets"));
    const bool aceBelow = r.low_ace() && !r.aces_wild();
    const bool aceAbove = r.high_ace() && !r.aces_wild();
    book.say({"natural_ace_place", "wild_cards"},
             {tr("A run is four or more cards of one suit in a row."),
              aceBelow || aceAbove ? QString()
              : r.wild_in_ace_place
                  ? tr("Its ranks go from 2 to king.")
                  : tr("It starts at 2 at the lowest and ends at the king: nothing goes below or above, not even a "
                       "wild card.")});
    book.answers("run_too_short run_other_suit run_broken run_below_two run_above_king ace_place_closed ace_both_ends");
    book.show({}, {{"5H", "6H", "7H", "8H"}, {"TC", "JC", "QC", "KC"}}, tr("Runs"));
    book.say(
        {"min_naturals", "wild_ratio", "adjacent_wilds", "wild_in_ace_place", "wild_ratio_on_layoff"},
        {r.min_naturals == 1 ? tr("Every meld needs a card that is not wild.")
                             : tr("Every meld needs %n cards that are not wild.", nullptr, r.min_naturals),
         r.wild_ratio == wild_ratio::any ? QString()
         : r.wild_ratio == wild_ratio::not_more_than_naturals
             ? tr("When laid down, it may not contain more wild cards than natural ones.")
             : tr("When laid down, it must contain fewer wild cards than natural ones."),
         r.wild_ratio != wild_ratio::any && r.wild_ratio_on_layoff ? tr("The same goes for laying off.") : QString(),
         r.adjacent_wilds ? QString() : tr("Two wild cards may not be side by side in a run."),
         r.wild_in_ace_place ? tr("A wild card may go below the two or above the king.") : QString()});
    book.answers("wild_in_ace_place only_wilds two_naturals too_many_wilds wilds_as_many wilds_adjacent");
    if (r.aces_wild())
        book.show({"wild_cards"}, {{"9C", "9D", "AS"}, {"5H", "AC", "7H", "8H"}}, tr("With wild aces"));
    book.say({"longer_melds_at_laydown", "first_turn_laydown", "same_rank_sets", "same_suit_run_gap"},
             {tr("The whole contract is laid down in one go, with exactly the melds it asks for."),
              r.longer_melds_at_laydown ? tr("They may be longer than asked for.")
                                        : tr("They must be exactly as long as asked for."),
              r.first_turn_laydown ? QString() : tr("No one may lay down on their first turn."),
              r.same_rank_sets ? QString() : tr("Two sets of a contract may not be of the same rank."),
              r.same_suit_run_gap > 0 ? tr("There must be a gap of %n ranks between two runs of the same suit.",
                                           nullptr, r.same_suit_run_gap)
                                      : QString()});
    book.answers("already_down first_round_no_laydown contract_number contract_sets contract_runs contract_short "
                 "contract_longer runs_too_close sets_same_rank");
}

void HollywoodBook::turn(BookWriter& book, const rules& r)
{
    book.chapter("turn", tr("A turn"), {"play"});
    book.say({"down_may_take_discard"},
             {tr("1. Draw the top card of the stock, or the last discard."),
              r.down_may_take_discard ? QString() : tr("Players who have laid down draw from the stock only.")});
    book.answers("not_your_turn already_drawn draw_first no_discard discard_when_down wait_for_calls pass_nothing");
    book.say({}, {tr("2. If you hold the contract, you may lay it down. Once you have laid down, you may lay off.")});
    book.answers("card_not_held card_twice too_many_cards down_first undo_off nothing_to_undo");
    book.say({"discard_taken_card", "discard_wild"},
             {tr("3. Discard one card."),
              r.discard_taken_card ? QString() : tr("It may not be the card you just took from the pile."),
              r.discard_wild ? QString() : tr("It may not be a wild card.")});
    book.answers("taken_card_kept wild_kept must_discard");
    book.say({"stock_empty", "reshuffle_limit"},
             {r.stock_empty == stock_empty::reshuffle
                  ? tr("When the stock is empty the discards are shuffled and become the stock.")
              : r.stock_empty == stock_empty::flip
                  ? tr("When the stock is empty the discards are turned over and become the stock.")
                  : tr("When the stock is empty the round ends without a winner."),
              r.refills() && r.reshuffle_limit > 0
                  ? tr("That happens %n times a round; then it ends without a winner.", nullptr, r.reshuffle_limit)
                  : QString()});
    book.answers("stock_is_empty");
    book.say({"discard_history_visible"},
             {r.discard_history_visible ? tr("The discard pile may be looked through.")
                                        : tr("Only the top card of the discard pile may be seen.")});
    book.answers("nothing_to_point_out point_out_own");
    if (r.layable_discard_call != layable_call::off) {
        book.say({"layable_discard_call"},
                 {tr("If you discard a card that you could have laid off, others may point it out: you take it back "
                     "with two more cards.")});
        book.answers("nothing_to_point_out point_out_own");
    }
}

void HollywoodBook::mayI(BookWriter& book, const rules& r)
{
    book.chapter("mayi", tr("May I?"), {"mayi"});
    const char* const all =
        "no_mayi_rule no_mayi_last_hand no_mayi_upcard no_call_open call_in_turn call_when_down call_limit "
        "call_hand_limit call_own_discard call_after_withdrawal call_too_few_cards call_granted_already "
        "already_answered answer_call_first nobody_called allow_in_turn deny_in_turn deny_when_down "
        "withdraw_own_call withdraw_off answer_the_call discard_uncovered";
    if (!r.mayi_enabled) {
        book.say({"mayi_enabled"}, {tr("There is no “May I?”.")});
        book.answers(all);
        return;
    }
    book.say({"mayi_enabled", "mayi_penalty", "mayi_penalty_final"},
             {tr("Out of turn you may ask “May I?” for the last discard."),
              tr("If no one denies it, you get the card and %n cards from the stock, and play continues where it was.",
                 nullptr, r.mayi_penalty),
              r.mayi_penalty_final != r.mayi_penalty && r.mayi_final_hand
                  ? tr("In the last round it is %n cards from the stock.", nullptr, r.mayi_penalty_final)
                  : QString()});
    book.answers(all);
    book.say({"deny_effect", "down_may_deny"},
             {r.deny_effect == deny_effect::must_take ? tr("The player in turn may deny it by taking the card.")
              : r.deny_effect == deny_effect::free_denial
                  ? tr("The player in turn may deny it without taking the card.")
                  : tr("No one can deny it."),
              r.deny_effect != deny_effect::none && !r.down_may_deny ? tr("A player who has laid down may not deny.")
                                                                     : QString()});
    book.answers(
        "answer_call_first answer_the_call nobody_called allow_in_turn deny_in_turn deny_when_down already_answered");
    book.say(
        {"mayi_limit", "hand_limit", "mayi_grants_per_turn", "mayi_carry_over"},
        {r.mayi_limit > 0 ? tr("Each player may be granted %n May-Is per round.", nullptr, r.mayi_limit) : QString(),
         r.mayi_carry_over && r.mayi_limit > 0 ? tr("Unused May-Is carry over to the next round.") : QString(),
         r.hand_limit > 0 ? tr("A May-I may not take your hand above %n cards.", nullptr, r.hand_limit) : QString()});
    if (r.mayi_limit > 0 || r.hand_limit > 0)
        book.answers("call_limit call_hand_limit");
    book.say({"mayi_priority", "mayi_own_discard", "mayi_when_down", "mayi_final_hand", "mayi_upcard"},
             {r.mayi_priority == mayi_priority::first_call ? tr("The first to call has priority.")
                                                           : tr("The nearest in turn has priority."),
              r.mayi_own_discard ? tr("You may ask for your own discard.") : QString(),
              r.mayi_when_down ? tr("Players who have laid down may call, too.")
                               : tr("Players who have laid down may not call any more."),
              r.mayi_upcard ? QString() : tr("The card turned up after the deal cannot be called."),
              r.mayi_final_hand ? QString() : tr("There is no “May I?” in the last round.")});
    book.answers("no_mayi_last_hand no_mayi_upcard call_when_down call_own_discard");
    book.say({"mayi_window", "withdraw", "mayi_grants_per_turn", "uncovered_card_usable", "mayi_ahead_may_claim"},
             {r.mayi_window == mayi_window::before_draw
                  ? tr("You may ask until the player in turn has drawn; then the card is dead.")
                  : tr("You may ask until the player in turn discards."),
              r.withdraw ? tr("Until you are answered you may withdraw. Then the next player who asked gets an answer.")
                         : tr("You may not withdraw once you have asked."),
              r.mayi_ahead_may_claim
                  ? tr("Players between the player in turn and you may take the card for themselves.")
                  : QString(),
              tr("At most %n discards change hands that way in a turn.", nullptr, r.mayi_grants_per_turn),
              r.uncovered_card_usable ? tr("Then the player in turn draws as usual, and may take the card underneath.")
                                      : tr("Then the player in turn draws from the stock.")});
    book.answers("withdraw_off withdraw_own_call call_after_withdrawal discard_uncovered call_granted_already");
}

void HollywoodBook::layingOff(BookWriter& book, const rules& r)
{
    book.chapter("layoff", tr("Laying off and going out"), {"layoff"});
    book.say({"layoff_targets", "layoff_same_turn"},
             {tr("Once you have laid down, you may add cards that fit to melds on the table."),
              r.layoff_targets == layoff_targets::all   ? tr("It does not matter whose melds they are.")
              : r.layoff_targets == layoff_targets::own ? tr("Only to your own melds.")
                                                        : tr("Only to the melds of others."),
              r.layoff_same_turn ? QString() : tr("Not on the turn in which you lay down.")});
    book.answers(
        "down_first not_this_turn no_such_meld own_melds_only others_melds_only other_rank other_suit not_at_an_end "
        "bottom_closed top_closed choose_an_end set_has_no_ends");
    book.say({"wild_displacement", "wild_displacement_sets"},
             {r.wild_displacement == displacement::run_end
                  ? tr("If you hold the card a wild stands for in a run, you may put it in its place; the wild moves "
                       "to one end of the run.")
              : r.wild_displacement == displacement::take_to_hand
                  ? tr("If you hold the card a wild stands for in a run, you may put it in its place and take the wild "
                       "into your hand.")
              : r.wild_displacement == displacement::take_and_use
                  ? tr("If you hold the card a wild stands for in a run, you may put it in its place; the wild must be "
                       "laid off at once.")
                  : tr("A wild stays where it was laid."),
              r.wild_displacement_sets == set_displacement::take_to_hand
                  ? tr("In a set, too, a card of the rank may take a wild's place.")
                  : QString()});
    book.answers(
        "no_end_free wild_not_inside wild_cannot_be_replaced no_wild_in_set wild_stays_on_table no_place_for_wild "
        "only_for_the_wild use_wild_first");
    book.say({"go_out", "final_hand"},
             {r.go_out == go_out::optional           ? tr("The last card may be laid off or discarded.")
              : r.go_out == go_out::discard_required ? tr("The last card must be discarded.")
                                                     : tr("The last card must be laid off; it may not be discarded."),
              r.final_hand == final_hand::all_cards_no_discard
                  ? tr("In a final round all cards must go down at once with the contract, without a discard.")
              : r.final_hand == final_hand::lay_down_then_no_discard
                  ? tr("In a final round you go out without a discard.")
                  : QString()});
    book.answers("all_cards_needed keep_one_card last_card_not_discarded");
}

void HollywoodBook::score(BookWriter& book, const rules& r)
{
    book.chapter("score", tr("Penalty points"), {"score"});
    const auto value = [&](const char* card) {
        return QString::number(book.ask("points", {{"hand", card}}).value("points", 0));
    };
    QList<QList<BookCell>> rows;
    // Neighbours that count the same share a row.
    QStringList alike;
    QString counts;
    for (const char* card : {"AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"}) {
        if (!alike.isEmpty() && value(card) != counts) {
            rows.append({{QString(), alike}, {counts, {}}});
            alike.clear();
        }
        counts = value(card);
        alike.append(QString::fromLatin1(card));
    }
    rows.append({{QString(), alike}, {counts, {}}});
    if (r.jokers_total > 0)
        rows.append(
            {{tr("Joker"), {}}, {QString::number(r.points(hanpan::packs::make(hanpan::cards::make_joker(1), 0))), {}}});
    book.table({"score_table", "ace_points", "joker_points", "wild_two_points"}, tr("Penalty points for cards in hand"),
               {tr("Card"), tr("Points")}, rows);
    book.say({"winner_bonus", "not_down_factor", "tie_break"},
             {r.winner_bonus != 0 ? tr("The winner of a round scores %1 points.").arg(r.winner_bonus) : QString(),
              r.not_down_factor > 1
                  ? tr("Players who have not laid down score %1 times as much.").arg(r.not_down_factor)
                  : QString(),
              r.tie_break == tie_break::shared      ? tr("If totals are tied, the win is shared.")
              : r.tie_break == tie_break::hands_won ? tr("A tie goes to the player who won more rounds.")
              : r.tie_break == tie_break::last_hand ? tr("A tie goes to the player with the better last round.")
                                                    : tr("A tie is decided by one more round.")});
}

void HollywoodBook::terms(BookWriter& book, const rules& r)
{
    book.term(tr("contract"), tr("The sets and runs that a round asks for."));
    book.term(tr("lay down"), tr("To put the whole contract on the table."));
    book.term(tr("lay off"), tr("To add a card from your hand to a meld on the table."));
    book.term(tr("wild"), tr("Standing for another card."));
    book.term(tr("stock"), tr("The face-down cards you draw from."));
    if (r.mayi_enabled)
        book.term(tr("May I?"), tr("Asking for the discard out of turn."));
}

} // namespace

void HollywoodTable::writeBook(BookWriter& book) const
{
    const rules& r = book.rules<rules>();
    HollywoodBook::aim(book, r);
    // The contracts, one by one; what cards count has a table of its own.
    QList<HandClass> goals = handClasses(book.situation());
    goals.removeLast();
    for (HandClass& goal : goals)
        goal.worth.clear();
    book.hands({"contracts"}, HollywoodBook::tr("The contracts"),
               {HollywoodBook::tr("Round"), HollywoodBook::tr("For example"), QString()}, goals);
    HollywoodBook::cards(book, r);
    HollywoodBook::melds(book, r);
    HollywoodBook::turn(book, r);
    HollywoodBook::mayI(book, r);
    HollywoodBook::layingOff(book, r);
    HollywoodBook::score(book, r);
    HollywoodBook::terms(book, r);
}

QString HollywoodTable::toldRule(const QString& ruleId, const QString& value) const
{
    const auto read = read_contracts(value.toStdString());
    if (ruleId != "contracts" || !read)
        return {};
    QStringList hands;
    for (const contract& goal : *read)
        hands.append(contractText(goal));
    return hands.join(" | ");
}

QString HollywoodTable::alsoCalled(const QString& ruleId) const
{
    return ruleId.startsWith("wild_displacement") ? tr("displace displaced displacing", "words of lessons") : QString();
}

QString HollywoodTable::spelledRule(const QString& ruleId, const QString& value) const
{
    if (ruleId != "contracts")
        return value;
    QStringList hands;
    for (const contract& goal : contracts_of(value.toStdString()))
        hands.append(QString::fromStdString(to_text(goal)));
    return hands.join(u'|');
}
