// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How Hoola is played under these very rules, in a few paragraphs: [{title, text}]. `rules` are complete values.
QtObject {
    id: story

    required property var rules

    function sentences(list: var): string {
        return list.filter((sentence) => sentence !== "").join(" ")
    }
    readonly property var paragraphs: rules.payment === undefined ? [] : [
        {title: qsTr("The aim"), text: sentences([
            qsTr("Everybody gets seven cards; the dealer plays first."),
            rules.play_for_places ? qsTr("Play goes on until the order of finishing is clear.")
                                  : qsTr("Whoever empties the hand first wins, and the others pay."),
            rules.direction === "cw" ? qsTr("Turns go clockwise.") : qsTr("Turns go anticlockwise.")])},
        {title: qsTr("A turn"), text: sentences([
            qsTr("Draw a card from the stock, or take the last discard if it makes a new meld with cards of your hand."),
            qsTr("Then meld and lay off as you like, and discard one card."),
            rules.layoff_requires_meld ? qsTr("Only after a meld of your own may you add cards to melds.")
                                       : qsTr("You may add cards to melds even without a meld of your own."),
            rules.discard_to_go_out === "required" ? qsTr("The last card must be discarded.")
                                                   : qsTr("The last card may be melded as well.")])},
        {title: qsTr("Melds"), text: sentences([
            qsTr("A set is three or four cards of one rank, a run three or more of one suit in order; a seven may be laid alone."),
            rules.seven_pair_melds ? qsTr("6-7, 7-8 and two sevens are melds too.") : "",
            rules.ace_runs === "low" ? qsTr("The ace stands only below the two.")
                : rules.ace_runs === "low_high" ? qsTr("The ace stands below the two or above the king.")
                                                : qsTr("Runs go round the corner: K-A-2 is one."),
            rules.jokers > 0 ? qsTr("%1 jokers stand for any card.").arg(rules.jokers) : ""])},
        {title: qsTr("Thank you"), text: rules.battle ? sentences([
            qsTr("Out of turn, too, you may thank for a discard that makes a new meld; play goes on from you."),
            rules.claim_priority === "race" ? qsTr("The fastest gets it.") : qsTr("Among several the nearest in turn gets it."),
            rules.thankyou_bak ? qsTr("If that ends the hand, whoever discarded the card pays for all.") : ""])
            : qsTr("Only the next player may take a discard.")},
        {title: qsTr("Stop and blast"), text: rules.play_for_places ? qsTr("There are no stops and no blasts.") : sentences([
            rules.stop_rule === "off" ? qsTr("There is no stop.")
                : rules.stop_rule === "any" ? qsTr("With any hand you may stop.")
                : rules.stop_rule === "dealer_one_card" ? qsTr("Only the dealer may stop, holding one card.")
                : qsTr("With %1 points or fewer you may stop.").arg(rules.stop_threshold),
            rules.stop_rule === "off" ? ""
                : rules.undercut_settlement === "fixed_each"
                    ? qsTr("If you are not the lowest, you pay a penalty of %1 stakes to everybody.").arg(rules.undercut_penalty)
                : rules.undercut_settlement === "ranked_last" ? qsTr("If you are not the lowest, you come last.")
                                                              : qsTr("If you are not the lowest, you pay for all."),
            rules.blast_low_max > 0 ? qsTr("Seven cards counting %1 or less win at once.").arg(rules.blast_low_max) : "",
            rules.blast_high === "numeric" ? qsTr("So do seven counting %1 or more.").arg(rules.blast_high_min)
                : rules.blast_high === "all_faces" ? qsTr("So do seven court cards.") : ""])},
        {title: qsTr("Paying"), text: sentences([
            rules.payment === "ranked" ? qsTr("Losers pay by rank: the lowest one stake, the next two, and so on.")
                : rules.payment === "points" ? qsTr("Losers pay a chip for every point in hand.")
                                             : qsTr("Every registered loser pays one stake."),
            rules.payment !== "hertzog" && rules.double_seven === "per_seven" ? qsTr("Every seven in hand doubles.")
                : rules.payment !== "hertzog" && rules.double_seven === "once" ? qsTr("Sevens in hand double once.") : "",
            rules.payment !== "hertzog" && rules.double_unmelded ? qsTr("Without a meld of your own you pay double.") : "",
            rules.payment !== "hertzog" && rules.double_hoola && !rules.play_for_places
                ? qsTr("Going out in a single turn is Hoola, and everybody pays double.") : ""])}
    ]
}
