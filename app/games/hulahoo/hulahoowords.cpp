// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahoowords.h"

#include <cmath>

#include <algorithm>

#include "games/hulahoo/actions.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace hulahoo = hanpan::hulahoo;

namespace {

hulahoo::call callNamed(const QString& name)
{
    if (name == QLatin1String("higher"))
        return hulahoo::call::higher;
    if (name == QLatin1String("lower"))
        return hulahoo::call::lower;
    if (name == QLatin1String("double"))
        return hulahoo::call::doubled;
    return name == QLatin1String("anything") ? hulahoo::call::anything : hulahoo::call::none;
}

/// The values that answer, as short as can be: "5-13", "4-6 · 7".
QString answers(const Situation& s)
{
    hulahoo::question q;
    q.top = HulahooWords::topOf(s);
    q.call = callNamed(HulahooWords::callOf(s));
    q.cards = 2; // a last joker is a matter of the hand, not of the call
    q.draw_pile = 1;
    QStringList parts;
    for (int value = hulahoo::least_value; value <= hulahoo::greatest_value; ++value) {
        int last = value;
        while (last <= hulahoo::greatest_value &&
               hulahoo::judge(HulahooWords::lawOf(s), q, last).why_not == hulahoo::refused::none)
            ++last;
        if (last - value >= 2)
            parts.append(QStringLiteral("%1-%2").arg(value).arg(last - 1));
        else if (last - value == 1)
            parts.append(QString::number(value));
        value = std::max(value, last);
    }
    return parts.join(QStringLiteral(" · "));
}

/// The words of an action, its seat too.
struct Spoken {
    explicit Spoken(const QString& action) : words(action.split(u' ', Qt::SkipEmptyParts))
    {
        word = words.value(0);
        face = words.value(1);
        for (const char* name : {"higher", "lower", "double", "anything"})
            if (words.mid(1).contains(QLatin1String(name)))
                call = QLatin1String(name);
        const qsizetype arrow = words.indexOf(QStringLiteral(">"));
        if (arrow >= 0)
            target = words.value(arrow + 1).toInt();
        else if (word == QLatin1String("name"))
            target = face.toInt();
    }
    QStringList words;
    QString word;
    QString face;
    QString call;
    hanpan::seat target = hanpan::no_seat;
};

/// Open and hidden cards that were swapped, "?" for a hidden one.
int swapped(const Spoken& action)
{
    return int(action.words.size()) - 1 - int(action.words.count(QStringLiteral("hand")));
}

QStringList openSwapped(const Spoken& action)
{
    return action.words.mid(1, action.words.indexOf(QStringLiteral("hand")) - 1);
}

/// A swap as everybody sees it: which open cards went and which came, and how many hidden ones went with them.
struct Swap {
    explicit Swap(const Deed& deed)
    {
        const Spoken said(deed.text);
        const QStringList open = openSwapped(said);
        if (said.word != QLatin1String("swap") || open.isEmpty() || deed.taken.isEmpty())
            return;
        const qsizetype hidden = swapped(said) - open.size();
        const auto listed = [hidden](const QStringList& cards) {
            const QString list = cards.join(QStringLiteral(", "));
            return hidden == 0
                       ? list
                       : HulahooWords::tr("%1 and %2 hidden", "open cards that are swapped, how many of the hand")
                             .arg(list)
                             .arg(hidden);
        };
        went = listed(open);
        came = listed(deed.taken.split(u' '));
    }
    QString went;
    QString came; ///< "" = it is no swap of open cards, or nobody knows what it brought
};

} // namespace

// --- The view --------------------------------------------------------------------------------------------------------

QString HulahooWords::callOf(const Situation& s) { return s.text("call"); }

int HulahooWords::topOf(const Situation& s) { return s.number("top"); }

bool HulahooWords::isIn(const Situation& s, hanpan::seat who)
{
    const auto found = s.view.find("in");
    return found == s.view.end() || std::size_t(who) >= found->size() || (*found)[std::size_t(who)] == true;
}

hanpan::seat HulahooWords::seatOf(const QString& zoneId)
{
    bool isNumber = false;
    const int who = zoneId.section(u':', 1).toInt(&isNumber);
    return isNumber ? who : hanpan::no_seat;
}

hanpan::seat HulahooWords::turn(const Situation& s) const
{
    const QString phase = phaseOf(s);
    if (phase == QLatin1String("round_end"))
        return hanpan::no_seat;
    if (phase == QLatin1String("pick_open"))
        return s.mayAct() ? s.me : s.toAct.empty() ? hanpan::no_seat : s.toAct.lowest();
    return phase == QLatin1String("retarget") ? s.seat("caller") : s.seat("active");
}

// --- Buttons, choices, places ----------------------------------------------------------------------------------------

QString HulahooWords::cards(int count) { return count == 1 ? tr("1 card") : tr("%1 cards").arg(count); }

QString HulahooWords::callWord(const QString& call)
{
    if (call == QLatin1String("higher"))
        return tr("Higher!", "called out");
    if (call == QLatin1String("lower"))
        return tr("Lower!", "called out");
    if (call == QLatin1String("double"))
        return tr("Double!", "called out");
    return call == QLatin1String("anything") ? tr("Anything!", "called out") : QString();
}

QString HulahooWords::callIcon(const QString& call)
{
    if (call == QLatin1String("higher"))
        return QStringLiteral("arrow-up");
    if (call == QLatin1String("lower"))
        return QStringLiteral("arrow-down");
    if (call == QLatin1String("double"))
        return QStringLiteral("twice");
    return call == QLatin1String("anything") ? QStringLiteral("arrow-both") : QString();
}

QList<ButtonSpec> HulahooWords::buttons(const Situation& s) const
{
    const hulahoo::rules& law = lawOf(s);
    const bool naming = law.chaos_target || law.chaos_lift_double;
    const auto call = [](const char* id) { return callIcon(QLatin1String(id)); };
    const auto now = [&](const char* phase) { return phaseOf(s) == QLatin1String(phase); };
    return {
        {QStringLiteral("swap"), tr("Swap", "button"), QStringLiteral("S"), law.swapping(), {}, now("swap")},
        {QStringLiteral("keep"),
         tr("Keep all", "button: swap no card"),
         QStringLiteral("K"),
         law.swapping(),
         {},
         now("swap")},
        {QStringLiteral("pick"),
         tr("Show", "button: cards for the open row"),
         QStringLiteral("C"),
         law.chaos_pick_open && law.open_cards > 0,
         {},
         now("pick_open")},
        {QStringLiteral("name"),
         tr("Name", "button: the player who must answer"),
         QStringLiteral("N"),
         naming,
         {},
         now("retarget")},
        {QStringLiteral("higher"), tr("Higher", "button"), QStringLiteral("H"), true, call("higher")},
        {QStringLiteral("lower"), tr("Lower", "button"), QStringLiteral("L"), true, call("lower")},
        {QStringLiteral("double"), tr("Double", "button"), QStringLiteral("D"), true, call("double")},
        {QStringLiteral("anything"), tr("Anything", "button"), QStringLiteral("A"), law.small_joker_one,
         call("anything")},
        {QStringLiteral("pass"), tr("Pass", "button"), QStringLiteral("P"), true},
    };
}

QStringList HulahooWords::countsOf(const QString& action) const
{
    QStringList counts = TableGame::countsOf(action);
    const QStringList words = action.split(u' ');
    if (words.first() == QLatin1String("play") && words.contains(QLatin1String("double")))
        counts.append(QStringLiteral("doubles"));
    return counts;
}

QString HulahooWords::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const QString phase = phaseOf(s);
    const QString open = openZone(s.me);
    for (const HeldPiece& piece : held)
        if (piece.zone != s.handZone() && piece.zone != open)
            return tr("Only your own cards may be moved.");
    const bool forSwap = target == QLatin1String("button:swap") || target == QLatin1String("stock");
    if (forSwap || target == QLatin1String("button:keep")) {
        if (phase == QLatin1String("swap"))
            return tr("Choose the cards to swap first.");
        if (phase == QLatin1String("pick_open"))
            return tr("First choose your open cards.");
        return lawOf(s).swapping() ? tr("The swap is over.") : tr("Nothing is swapped under these rules.");
    }
    if (target == QLatin1String("button:pick"))
        return phase == QLatin1String("pick_open") ? tr("Choose which cards of your hand to show.")
                                                   : tr("The open cards are chosen already.");
    if (target == QLatin1String("button:name"))
        return tr("You don't need to name anyone now.");
    if (phase == QLatin1String("swap"))
        return tr("First swap cards, or keep them all.");
    if (phase == QLatin1String("pick_open"))
        return tr("First choose your open cards.");
    if (phase == QLatin1String("retarget"))
        return tr("First name the player who must answer.");
    if (target == s.handZone() || target == open)
        return tr("Cards stay in the hand or open, as they were dealt.");
    if (target.startsWith(QLatin1String("hand:")) || target.startsWith(QLatin1String("open:")))
        return tr("The next player in turn answers: play on the pile.");
    return held.size() > 1 ? tr("Only one card is played at a time.") : tr("Choose a card first.");
}

QString HulahooWords::choiceLabel(const Situation& s, const QString& action) const
{
    const Spoken spoken(action);
    QString call = callWord(spoken.call);
    if (spoken.target == hanpan::no_seat)
        return call;
    const int held =
        int(s.faces(QStringLiteral("hand:%1").arg(spoken.target)).size() + s.faces(openZone(spoken.target)).size());
    const QString who = tr("%1 (%2)", "a player and how many cards").arg(s.name(spoken.target), cards(held));
    // Naming again: without a call the old one stays.
    const QString said = call.isEmpty() ? callWord(callOf(s)) : call;
    return said.isEmpty() ? who : tr("%1 · %2", "player, call").arg(who, said);
}

hanpan::seat HulahooWords::choiceSeat(const QString& action) const { return Spoken(action).target; }

QString HulahooWords::apart(const Situation& s, const QString& action) const
{
    const Spoken spoken(action);
    if (spoken.word == QLatin1String("play"))
        return spoken.words.contains(QLatin1String("open")) ? tr("from your open row") : tr("from your hand");
    const QStringList pieces = spoken.words.mid(1);
    if (spoken.word == QLatin1String("pick"))
        return pieces.join(QStringLiteral(", "));
    if (spoken.word == QLatin1String("swap") && pieces.contains(QLatin1String("hand")))
        return tr("from your hand: %1", "cards that are swapped")
            .arg(pieces.mid(pieces.indexOf(QLatin1String("hand")) + 1).join(QStringLiteral(", ")));
    return choiceLabel(s, action);
}

QString HulahooWords::choiceIcon(const Situation& s, const QString& action) const
{
    const QString call = Spoken(action).call;
    return callIcon(call.isEmpty() ? callOf(s) : call);
}

QString HulahooWords::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    const int count = int(z.pieces.size());
    if (z.kind == "hand")
        return z.owner == s.me ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "open")
        return z.owner == s.me ? tr("Your open cards") : tr("%1's open cards").arg(s.name(z.owner));
    if (z.kind == "stock")
        return tr("Draw pile %1").arg(count);
    if (z.kind == "seat")
        return s.name(z.owner);
    if (z.kind == "call")
        return callWord(QString::fromStdString(z.id).section(u':', 1));
    // The pile counts plays, whatever lies there after a reshuffle.
    const int value = s.number("pile_value", count);
    return lawOf(s).score_mode == hulahoo::score_mode::one ? tr("Pile: %1", "number of cards").arg(cards(value))
           : value == 1                                    ? tr("Pile: 1 point")
                                                           : tr("Pile: %1 points").arg(value);
}

Speech HulahooWords::zoneNote(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "call")
        return {QString(), callIcon(QString::fromStdString(z.id).section(u':', 1))};
    if (z.kind != "discard" || callOf(s).isEmpty())
        return {};
    return {callWord(callOf(s)) + u'\n' + answers(s), callIcon(callOf(s))};
}

QString HulahooWords::pieceName(const QString& face) const
{
    return face.toInt() == hulahoo::joker ? tr("7, joker") : face;
}

QString HulahooWords::hiddenName() const { return tr("Hidden card"); }

// --- What is going on ------------------------------------------------------------------------------------------------

QString HulahooWords::demand(const Situation& s)
{
    const int top = topOf(s);
    const QString call = callOf(s);
    if (call == QLatin1String("anything"))
        return tr("any card");
    if (call == QLatin1String("double"))
        return lawOf(s).cancel_by_neighbour ? tr("same number, neighbour or joker") : tr("same number or joker");
    const bool higher = call == QLatin1String("higher");
    if ((higher && top == hulahoo::greatest_value) || (!higher && top == hulahoo::least_value))
        return tr("%1 or joker").arg(top);
    if (top == hulahoo::joker)
        return higher ? tr("8 or higher, or joker") : tr("6 or lower, or joker");
    return higher ? tr("%1 or higher, or joker").arg(top) : tr("%1 or lower, or joker").arg(top);
}

QString HulahooWords::status(const Situation& s) const
{
    const QString phase = phaseOf(s);
    const hanpan::seat who = turn(s);
    const bool mine = who == s.me;
    const QString name = s.name(who);
    if (phase == QLatin1String("pick_open"))
        return mine ? tr("Choose %1 to show").arg(cards(lawOf(s).open_cards)) : tr("The others choose...");
    if (phase == QLatin1String("swap")) {
        if (!mine)
            return tr("Swap · %1").arg(name);
        return lawOf(s).swap_hand_too
                   ? tr("Your swap · choose up to %1, or keep all").arg(cards(lawOf(s).swap_max))
                   : tr("Your swap · choose up to %1 of the open row, or keep all").arg(cards(lawOf(s).swap_max));
    }
    if (phase == QLatin1String("lead"))
        return mine ? tr("You lead · choose a card, then call higher or lower") : tr("%1 leads").arg(name);
    if (phase == QLatin1String("retarget"))
        return mine ? tr("Out! · Name the next to answer: %1").arg(demand(s)) : tr("%1 names the next").arg(name);
    if (!mine)
        return isIn(s, s.me) ? tr("%1's turn · %2").arg(name, demand(s))
                             : tr("You are out · %1's turn: %2").arg(name, demand(s));
    if (s.legal == QStringList{QStringLiteral("pass")})
        return tr("You have no card to play (%1): you're out").arg(demand(s));
    return tr("Your turn · %1").arg(demand(s));
}

QList<Badge> HulahooWords::badges(const Situation& s, hanpan::seat who) const
{
    QList<Badge> list;
    const hulahoo::rules& law = lawOf(s);
    if (law.match_end == hulahoo::match_end::rounds_won && s.wins.size() > std::size_t(who))
        list.append(
            {QStringLiteral("wins"),
             tr("Wins %1/%2", "badge: rounds won, of how many").arg(s.wins[std::size_t(who)]).arg(law.target_wins)});
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    if (!isIn(s, who))
        list.append({QStringLiteral("out"), tr("Out", "badge: dropped the hoop")});
    return list;
}

QString HulahooWords::ownNote(const Situation& s) const
{
    return cards(int(s.faces(s.handZone()).size() + s.faces(openZone(s.me)).size()));
}

QString HulahooWords::matchGoal(const Situation& s) const
{
    const hulahoo::rules& law = lawOf(s);
    if (law.match_end == hulahoo::match_end::points)
        return tr("to %1 points", "ends the match").arg(law.target_points);
    return law.match_end == hulahoo::match_end::rounds_won
               ? tr("to %1 rounds won", "ends the match").arg(law.target_wins)
               : QString();
}

std::optional<double> HulahooWords::matchProgress(const Situation& s, hanpan::seat who, hanpan::half_units score) const
{
    const hulahoo::rules& law = lawOf(s);
    if (law.match_end == hulahoo::match_end::points)
        return double(score) / 2 / law.target_points;
    if (law.match_end == hulahoo::match_end::rounds_won && s.wins.size() > std::size_t(who))
        return double(s.wins[std::size_t(who)]) / law.target_wins;
    return std::nullopt;
}

QString HulahooWords::seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const
{
    const QString points = TableGame::seatScore(s, who, score);
    return lawOf(s).match_end == hulahoo::match_end::points
               ? QStringLiteral("%1/%2").arg(points).arg(lawOf(s).target_points)
               : points;
}

int HulahooWords::roundsTotal(const Situation& s) const
{
    return lawOf(s).match_end == hulahoo::match_end::rounds_played ? lawOf(s).rounds_total : 0;
}

QString HulahooWords::eventKind(const QString& publicText) const
{
    const QString word = Spoken(publicText).word;
    if (word == QLatin1String("play"))
        return publicText.contains(QLatin1String(" double")) ? QStringLiteral("claim") : QStringLiteral("discard");
    if (word == QLatin1String("swap"))
        return QStringLiteral("draw");
    if (word == QLatin1String("pick"))
        return QStringLiteral("place");
    if (word == QLatin1String("name"))
        return QStringLiteral("claim");
    if (word == QLatin1String("pass"))
        return QStringLiteral("drop");
    return word == QLatin1String("keep") ? QStringLiteral("stay") : QString();
}

QString HulahooWords::bubble(const QString& publicText) const
{
    const Spoken spoken(publicText);
    if (spoken.word == QLatin1String("play"))
        return callWord(spoken.call);
    if (spoken.word == QLatin1String("pass"))
        return tr("Out!", "called out: the hoop is dropped");
    if (spoken.word == QLatin1String("swap"))
        return tr("Swap %1", "called out").arg(swapped(spoken));
    return spoken.word == QLatin1String("keep") ? tr("I'll keep mine", "called out") : QString();
}

Speech HulahooWords::speech(const Situation& s, hanpan::seat, const QString& publicText) const
{
    const Spoken spoken(publicText);
    const QString words = bubble(publicText);
    if (spoken.target == hanpan::no_seat)
        return {words, callIcon(spoken.call)};
    const QString call = spoken.call.isEmpty() ? callOf(s) : spoken.call;
    const QString name = s.name(spoken.target);
    const QString called = call == QLatin1String("higher")   ? tr("%1: higher!").arg(name)
                           : call == QLatin1String("lower")  ? tr("%1: lower!").arg(name)
                           : call == QLatin1String("double") ? tr("%1: double!").arg(name)
                                                             : tr("%1: anything!").arg(name);
    return {called, callIcon(call)};
}

QString HulahooWords::seenChange(const Situation& before, const Situation& after) const
{
    QStringList told;
    for (hanpan::seat who = 0; who < after.players; ++who) {
        const QString row = QStringLiteral("open:%1").arg(who);
        QStringList came = after.faces(row);
        came.removeAll(QString());
        // What a swap brings is told with it.
        if (came.isEmpty() || !before.faces(row).isEmpty())
            continue;
        const QString cards = came.join(QStringLiteral(", "));
        told.append(who == after.me ? tr("New in your open row: %1").arg(cards)
                                    : tr("New in %1's open row: %2").arg(after.name(who), cards));
    }
    return told.join(QStringLiteral(". "));
}

QString HulahooWords::unnamed(hanpan::seat who, const QString& publicText, const std::vector<hanpan::zone>& before,
                              const std::vector<hanpan::zone>& after) const
{
    const auto row = [id = openZone(who).toStdString()](const std::vector<hanpan::zone>& zones) {
        QStringList cards;
        for (const hanpan::zone& z : zones)
            if (z.id == id)
                for (const std::string& piece : z.pieces)
                    cards.append(QString::fromStdString(piece));
        return cards;
    };
    // What went may come back as its like: what stayed is what is not new.
    QStringList stayed = row(before);
    for (const QString& went : openSwapped(Spoken(publicText)))
        stayed.removeOne(went);
    QStringList came = row(after);
    for (const QString& face : std::as_const(stayed))
        came.removeOne(face);
    return came.join(u' ');
}

QString HulahooWords::told(const Situation& s, const Deed& deed) const
{
    const Swap swap(deed);
    return swap.came.isEmpty() ? eventText(s, deed.who, deed.text)
                               : (s.isYou(deed.who) ? tr("%1 swap %2 for %3", "you, cards, cards")
                                                    : tr("%1 swaps %2 for %3", "player, cards, cards"))
                                     .arg(s.name(deed.who), swap.went, swap.came);
}

Speech HulahooWords::called(const Situation& s, const Deed& deed) const
{
    const Swap swap(deed);
    return swap.came.isEmpty()
               ? speech(s, deed.who, deed.text)
               : Speech{tr("%1 for %2", "called out: cards that are swapped").arg(swap.went, swap.came)};
}

QString HulahooWords::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const Spoken spoken(publicText);
    const QString name = s.name(who);
    const bool you = s.isYou(who);
    const QString call = callWord(spoken.call);
    const QString target = s.name(spoken.target);
    if (spoken.word == QLatin1String("play"))
        return spoken.target == hanpan::no_seat
                   ? (you ? tr("%1 play %2: %3", "you, card, call") : tr("%1 plays %2: %3", "player, card, call"))
                         .arg(name, spoken.face, call)
                   : (you ? tr("%1 play %2: %3, to %4", "you, card, call, player")
                          : tr("%1 plays %2: %3, to %4", "player, card, call, player"))
                         .arg(name, spoken.face, call, target);
    if (spoken.word == QLatin1String("name"))
        return call.isEmpty() ? (you ? tr("%1 name %2", "you") : tr("%1 names %2")).arg(name, target)
                              : (you ? tr("%1 name %2: %3", "you") : tr("%1 names %2: %3")).arg(name, target, call);
    if (spoken.word == QLatin1String("swap")) {
        // Which open ones go is seen by all; of the hidden ones, that they do.
        const QString told = (you ? tr("%1 swap %2", "you") : tr("%1 swaps %2")).arg(name, cards(swapped(spoken)));
        const QStringList open = openSwapped(spoken);
        return open.isEmpty() ? told
                              : tr("%1: %2", "cards are swapped, the open ones of them")
                                    .arg(told, open.join(QStringLiteral(", ")));
    }
    if (spoken.word == QLatin1String("keep"))
        return (you ? tr("%1 keep all cards", "you") : tr("%1 keeps all cards")).arg(name);
    if (spoken.word == QLatin1String("pick"))
        return (you ? tr("%1 have chosen", "you") : tr("%1 has chosen")).arg(name);
    if (spoken.word == QLatin1String("pass"))
        return (you ? tr("%1 drop the hoop and are out", "you") : tr("%1 drops the hoop and is out")).arg(name);
    return {};
}

// --- The end of the round --------------------------------------------------------------------------------------------

QString HulahooWords::worth(double units) const { return tr("%1 points").arg(Words::signedAmount(units)); }

QString HulahooWords::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    const bool mine = std::find(result.winners.begin(), result.winners.end(), s.me) != result.winners.end();
    const QString name = result.winners.empty() ? QString() : s.name(result.winners.front());
    if (result.ending == "last_one_in")
        return mine ? tr("You are the last one in and win") : tr("%1 is the last one in and wins").arg(name);
    return mine ? tr("You get rid of all cards and win") : tr("%1 gets rid of all cards and wins").arg(name);
}

QString HulahooWords::lineReason(const Situation&, const hanpan::settlement_line& line) const
{
    return line.reason == "round" ? tr("for the round") : tr("for the pile");
}

QString HulahooWords::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const QString count = cards(int(factor.value));
    return factor.id == "cards_held" ? tr("others still hold %1").arg(count) : tr("%1 in the pile").arg(count);
}

QString HulahooWords::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    if (faces.isEmpty())
        return tr("no cards left");
    const QString held = cards(int(faces.size()));
    return isIn(s, who) ? held : tr("out · %1").arg(held);
}
