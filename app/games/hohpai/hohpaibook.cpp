// SPDX-License-Identifier: GPL-3.0-or-later
// The book of rules of Ho-Hpai, chapter by chapter in the order one needs it at the table (RULES.md, sections 1 to 6).
#include "games/bookwriter.h"
#include "games/hohpai/hohpaitable.h"
#include "games/hohpai/rules.h"

namespace {

using namespace hanpan::hohpai;

struct HohpaiBook {
    Q_DECLARE_TR_FUNCTIONS(HohpaiBook)

public:
    static void aim(BookWriter& book, const rules& r);
    static void pieces(BookWriter& book, const rules& r);
    static void deal(BookWriter& book, const rules& r);
    static void turn(BookWriter& book, const rules& r);
    static void winning(BookWriter& book, const rules& r);
    static void paying(BookWriter& book, const rules& r);
    static void terms(BookWriter& book, const rules& r);
};

void HohpaiBook::aim(BookWriter& book, const rules& r)
{
    book.chapter("aim", tr("The game in short"));
    book.say({},
             {tr("Ho-Hpai, the “barbarian tablets”, was the most common game of old Korea's dominoes. It was written "
                 "down in the 1890s and all but forgotten."),
              tr("You always hold six pieces, and exchange one of them every turn."),
              tr("The first player to hold two groups of three, or one of the rare hands of six, wins the round; "
                 "all the others pay.")});
    book.show({}, {{"1-3", "2-4", "5-6"}, {"1-1", "1-2", "2-2"}},
              tr("Two groups: one shows 1 to 6, the other is two doubles with the piece between them."));
    book.say({"match_deals"}, {tr("A match is %n rounds; most chips win.", nullptr, r.match_deals)});
}

void HohpaiBook::pieces(BookWriter& book, const rules& r)
{
    book.chapter("pieces", tr("The pieces"), {"table"});
    book.say({}, {tr("A set has 32 pieces: two halves with one to six spots each, no blanks. Ones and fours are red."),
                  tr("There are two of eleven kinds: the six doubles, 1-3, 1-5, 1-6, 4-6 and 5-6. The other ten are "
                     "single.")});
    book.show({}, {{"1-1", "2-2", "3-3", "4-4", "5-5", "6-6", "1-3", "1-5", "1-6", "4-6", "5-6"}}, tr("Two of each"));
    book.show({}, {{"1-2", "1-4", "2-3", "2-4", "2-5", "2-6", "3-4", "3-5", "3-6", "4-5"}}, tr("One of each"));
    const auto withdrawn = [&](removal what, int players) {
        return what == removal::both
                   ? tr("With %1 players both copies of 6-6, 5-5, 4-4 and 3-3 are left out: 24 pieces remain.")
                         .arg(players)
               : what == removal::one
                   ? tr("With %1 players one copy each of 6-6, 5-5, 4-4 and 3-3 is left out: 28 pieces remain.")
                         .arg(players)
                   : tr("With %1 players all 32 pieces are used, too.").arg(players);
    };
    book.say({"removal_3p", "removal_2p"}, {withdrawn(r.removal_3p, 3), withdrawn(r.removal_2p, 2)});
}

void HohpaiBook::deal(BookWriter& book, const rules& r)
{
    book.chapter("deal", tr("Head, deal and whirl"));
    book.say(
        {"koan_a_priority", "head_after_draw"},
        {tr("For the first round everyone draws a piece; the player with the most spots is the head, the tjyang-ouen."),
         r.koan_a_priority ? tr("A player who draws 2-5 is head, whatever the others draw.") : QString(),
         tr("After that the winner of a round is head in the next."),
         r.head_after_draw == after_draw::keep
             ? tr("After a drawn round the head stays the same.")
             : tr("After a drawn round the player on the head's right becomes head.")});
    if (r.whirl) {
        book.say({"whirl"}, {tr("The head is dealt seven pieces, everyone else six, all face down."),
                             tr("The head whirls the seven until one slips out. Its face says how all "
                                "hands are passed, and who begins."),
                             tr("Then it is turned face down again and mixed with the remaining pieces.")});
        book.table({"whirl"}, tr("The piece that slips out"), {tr("Piece"), tr("Hands"), tr("Begins")},
                   {{{QString(), {"4-5", "1-2", "1-4", "2-3"}}, {tr("stay"), {}}, {tr("the head"), {}}},
                    {{tr("one of those that come in twos"), {}},
                     {tr("go one seat to the right"), {}},
                     {tr("the head's right neighbour"), {}}},
                    {{QString(), {"3-6", "2-6", "3-5", "2-5", "3-4", "2-4"}},
                     {tr("go one seat to the left"), {}},
                     {tr("the head's left neighbour"), {}}}});
    } else {
        book.say({"whirl"}, {tr("Everyone is dealt six pieces, and the head begins.")});
    }
    book.say({"turn_direction", "play_mode"},
             {row_form(r) ? tr("The %n remaining pieces are laid side by side in a covered row.", nullptr,
                               full_row(r, book.players()))
                          : tr("The remaining pieces are the stock."),
              r.turn_direction == direction::counterclockwise ? tr("Turns go to the right, anticlockwise.")
                                                              : tr("Turns go to the left, clockwise.")});
}

void HohpaiBook::turn(BookWriter& book, const rules& r)
{
    book.chapter("turn", row_form(r) ? tr("A turn: the exchange") : tr("A turn: draw and discard"), {"play"});
    if (row_form(r)) {
        book.say({"exchange_order", "row_ends"},
                 {r.exchange_order == exchange_order::put_first
                      ? tr("You push one of your pieces, face down, into one end of the row; the piece that comes out "
                           "at the other end is yours.")
                      : tr("You take the piece that comes out at one end of the row, look at it, and push one of yours "
                           "into the other end."),
                  r.row_ends == row_ends::common ? tr("Everyone pushes at the same end.")
                                                 : tr("Every second player pushes at the other end."),
                  tr("You must exchange on every turn; there is no passing.")});
        book.answers("must_exchange take_not_here discard_not_here piece_not_held not_your_turn exchange_not_here "
                     "take_before_discarding hand_is_full pass_only_without_stock must_discard stock_empty "
                     "last_discard_only_to_win");
        book.say({"taken_piece_visibility"}, {r.taken_piece_visibility == taken_visibility::taker_only
                                                  ? tr("Only you see the piece that you take.")
                                                  : tr("Everyone sees the piece that you take."),
                                              tr("A piece you push in comes out again once the row has "
                                                 "moved its full length. Remember who will get it.")});
        book.say({"closed_row_fix"},
                 {r.closed_row_fix == row_fix::remix ? tr("If every piece would come back to the seat that put it in, "
                                                          "the row is mixed again each time it has gone through.")
                  : r.closed_row_fix == row_fix::eye
                      ? tr("If every piece would come back to the seat that put it in, one piece is placed face up "
                           "beside the row, which is one shorter.")
                      : tr("With some numbers of players every piece comes back to the seat that put it in; a round "
                           "may then have no winner.")});
    } else {
        book.say({"play_mode", "discard_claim", "discarder_pays_all"},
                 {tr("You draw a piece from the stock, or take the last discard, and discard a piece face up."),
                  r.discard_claim == discard_claim::any_player_to_win
                      ? tr("Any player who wins with a discard may take it, even out of turn; if several can, the "
                           "nearest in turn gets it.")
                      : tr("Only the next player may take a discard."),
                  r.discarder_pays_all ? tr("If you win with a discard, the player who discarded it pays for everyone.")
                                       : QString()});
        book.answers(
            "exchange_not_here must_exchange take_not_here discard_not_here take_before_discarding hand_is_full "
            "must_discard piece_not_held not_your_turn");
        book.say({"stock_out"},
                 {r.stock_out == stock_out::reshuffle
                      ? tr("When the stock is empty, all discards but the last are shuffled and become the stock.")
                      : tr("When the stock is empty, the round is drawn: no one pays.")});
        book.answers("stock_empty last_discard_only_to_win pass_only_without_stock");
    }
}

void HohpaiBook::winning(BookWriter& book, const rules& r)
{
    book.chapter("winning", tr("Winning"), {"winning"});
    book.say(
        {"win_declaration", "dealt_win_timing", "dealt_win_precedence"},
        {tr("A hand wins only if all six pieces are used."),
         r.win_declaration == win_declaration::automatic
             ? tr("As soon as you hold a winning hand, at the start of your turn or after taking a piece, it is shown.")
             : tr("You may show a winning hand at the start of your turn or after taking a piece, or hold it back and "
                  "play on for more."),
         r.dealt_win_timing == dealt_timing::on_turn
             ? tr("A hand that wins as dealt is shown on its player's first turn.")
             : tr("A hand that wins as dealt is shown at once."),
         r.dealt_win_precedence == dealt_precedence::turn_order
             ? tr("If several players are dealt one, the first in turn wins.")
             : tr("If several players are dealt one, the highest wins.")});
    book.answers(
        "answer_first no_win declined_before discard_does_not_complete nothing_to_decline take_before_declaring");
    book.say({"draw_cap_rounds"},
             {r.draw_cap_rounds > 0
                  ? tr("If no one has won after %n laps round the table, the round is drawn and no one pays.", nullptr,
                       r.draw_cap_rounds)
                  : tr("A round that goes in circles for %1 laps round the table is drawn, and no one pays.")
                        .arg(most_rounds_of_turns)});
}

void HohpaiBook::paying(BookWriter& book, const rules& r)
{
    book.say({"mixed_pair_score", "like_pair_score", "score_table"},
             {tr("A hand counts as a whole: two different groups are an ordinary win, two of the same special kind "
                 "count more.")});
    book.say({"stake"},
             {tr("Every other player pays the winner %n chips for each point of the winning hand.", nullptr, r.stake)});
}

void HohpaiBook::terms(BookWriter& book, const rules& r)
{
    book.term(tr("group"), tr("Three pieces that belong together: a han-hpai."));
    book.term(tr("head"), tr("The player who deals: the tjyang-ouen, named after the first in the state examination."));
    if (r.whirl)
        book.term(tr("whirl"), tr("Seven pieces spun between the fingers until one slips out."));
    if (row_form(r))
        book.term(tr("row"), tr("The covered line of pieces that no one holds."));
    book.term(tr("double"), tr("A piece whose halves are alike."));
}

/// Does no other word begin so? "Yo" is the beginning of "you".
bool stands(const QString& name) { return name.contains(u'-') || (name.size() > 1 && name.front().unicode() > 255); }

} // namespace

void HohpaiTable::writeBook(BookWriter& book) const
{
    const rules& r = book.rules<rules>();
    HohpaiBook::aim(book, r);
    HohpaiBook::pieces(book, r);
    HohpaiBook::deal(book, r);
    HohpaiBook::turn(book, r);
    HohpaiBook::winning(book, r);
    book.chapter("hands", HohpaiBook::tr("Hands and their scores"), {"hands", "scores"});
    HohpaiBook::paying(book, r);
    book.hands({"use_sok", "sok_reading", "a_ki_form", "tai_sa_ttai", "combo_reading", "pou_tong_scores",
                "hol_ssang_syo_score", "tai_sa_ttai_score", "pairing_table"},
               QString(), {HohpaiBook::tr("Hand"), HohpaiBook::tr("Pieces"), HohpaiBook::tr("Points")},
               handClasses(book.situation()));
    if (r.score_table != score_table::navpil && r.tai_sa_ttai != three_pairs::off)
        book.show(
            {"pairing_table", "tai_sa_ttai"},
            r.pairing_table == pairing::korean
                ? QList<QStringList>{{"2-6", "3-6"}, {"2-5", "3-5"}, {"2-4", "3-4"}, {"1-4", "2-3"}, {"1-2", "4-5"}}
                : QList<QStringList>{{"3-6", "4-5"}, {"2-6", "3-5"}, {"2-5", "3-4"}, {"1-4", "2-3"}, {"1-2", "2-4"}},
            HohpaiBook::tr("Single pieces that make a pair in a tai-sa-ttai; a double piece pairs with its twin."));
    HohpaiBook::terms(book, r);
    for (const HandClass& one : handClasses(book.situation()))
        if (!one.original.isEmpty())
            book.term(originally(one.name, one.original), one.words, stands(one.name) ? one.name : QString());
    book.term(HohpaiBook::tr("names of the pieces"), namesOfPieces().join(" · "), {});
}
