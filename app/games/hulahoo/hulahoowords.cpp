// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahootable.h"

#include "words/words.h"

namespace hulahoo = hanpan::hulahoo;

QString HulahooTable::cards(int count) { return count == 1 ? tr("1 card") : tr("%1 cards").arg(count); }

QString HulahooTable::callWord(Call c)
{
    switch (c) {
    case Call::higher: return tr("Higher!", "called out");
    case Call::lower: return tr("Lower!", "called out");
    case Call::doubled: return tr("Double!", "called out");
    case Call::anything: return tr("Anything!", "called out");
    case Call::none: break;
    }
    return {};
}

QString HulahooTable::callIcon(Call c)
{
    switch (c) {
    case Call::higher: return QStringLiteral("arrow-up");
    case Call::lower: return QStringLiteral("arrow-down");
    case Call::doubled: return QStringLiteral("twice");
    case Call::anything: return QStringLiteral("arrow-both");
    case Call::none: break;
    }
    return {};
}

QString HulahooTable::pieceName(const QString& face) const
{
    return face.toInt() == hulahoo::joker ? tr("7, joker") : face;
}

// --- Buttons and choices ---------------------------------------------------------------------------------------------

QList<ButtonSpec> HulahooTable::buttons(const Situation& s) const
{
    using hulahoo::button;
    const hulahoo::rules& law = lawOf(s);
    const auto spec = [](button b, const QString& label, QChar key, bool shown) {
        return ButtonSpec{QString::fromStdString(std::string(id_of(b))), label, key, shown, callIcon(call_of(b))};
    };
    return {
        spec(button::swap, tr("Swap", "button"), u'S', law.swapping()),
        spec(button::keep, tr("Keep all", "button: swap no card"), u'K', law.swapping()),
        spec(button::pick, tr("Show", "button: cards for the open row"), u'C',
             law.chaos_pick_open && law.open_cards > 0),
        spec(button::name, tr("Name", "button: the player who must answer"), u'N', law.naming()),
        spec(button::higher, tr("Higher", "button"), u'H', true),
        spec(button::lower, tr("Lower", "button"), u'L', true),
        spec(button::doubled, tr("Double", "button"), u'D', true),
        spec(button::anything, tr("Anything", "button"), u'A', law.small_joker_one),
        spec(button::pass, tr("Pass", "button"), u'P', true),
    };
}

QString HulahooTable::choiceLabel(const Situation& s, const QString& action) const
{
    const Told said = read(action);
    const QString called = callWord(said.call);
    if (said.target == hanpan::no_seat)
        return called;
    const View& v = viewOf(s);
    const QString who =
        tr("%1 (%2)", "a player and how many cards").arg(s.name(said.target), cards(v.cards_of(said.target)));
    // Naming again: without a call the old one stays.
    const QString now = called.isEmpty() ? callWord(v.call) : called;
    return now.isEmpty() ? who : tr("%1 · %2", "player, call").arg(who, now);
}

QString HulahooTable::choiceIcon(const Situation& s, const QString& action) const
{
    const Call said = read(action).call;
    return callIcon(said == Call::none ? viewOf(s).call : said);
}

QString HulahooTable::apart(const Situation& s, const QString& action) const
{
    const Told said = read(action);
    if (said.what == Told::kind::play)
        return said.from == Told::place::open ? tr("from your open row") : tr("from your hand");
    if (said.what == Told::kind::pick)
        return listed(said.open_cards);
    if (said.what == Told::kind::swap && !said.hand_cards.empty())
        return tr("from your hand: %1", "cards that are swapped").arg(listed(said.hand_cards));
    return choiceLabel(s, action);
}

// --- What is going on ------------------------------------------------------------------------------------------------

QString HulahooTable::demand(const Situation& s)
{
    const View& v = viewOf(s);
    const int top = v.top;
    if (v.call == Call::anything)
        return tr("any card");
    if (v.call == Call::doubled)
        return lawOf(s).cancel_by_neighbour ? tr("same number, neighbour or joker") : tr("same number or joker");
    const bool higher = v.call == Call::higher;
    if ((higher && top == hulahoo::greatest_value) || (!higher && top == hulahoo::least_value))
        return tr("%1 or joker").arg(top);
    if (top == hulahoo::joker)
        return higher ? tr("8 or higher, or joker") : tr("6 or lower, or joker");
    return higher ? tr("%1 or higher, or joker").arg(top) : tr("%1 or lower, or joker").arg(top);
}

QString HulahooTable::status(const Situation& s) const
{
    const hulahoo::rules& law = lawOf(s);
    const hanpan::seat who = turn(s);
    const bool mine = who == s.me;
    const QString name = s.name(who);
    switch (viewOf(s).phase) {
    case hulahoo::phase::pick_open:
        return mine ? tr("Choose %1 to show").arg(cards(law.open_cards)) : tr("The others choose...");
    case hulahoo::phase::swap:
        if (!mine)
            return tr("Swap · %1").arg(name);
        return law.swap_hand_too
                   ? tr("Your swap · choose up to %1, or keep all").arg(cards(law.swap_max))
                   : tr("Your swap · choose up to %1 of the open row, or keep all").arg(cards(law.swap_max));
    case hulahoo::phase::lead:
        return mine ? tr("You lead · choose a card, then call higher or lower") : tr("%1 leads").arg(name);
    case hulahoo::phase::retarget:
        return mine ? tr("Out! · Name the next to answer: %1").arg(demand(s)) : tr("%1 names the next").arg(name);
    case hulahoo::phase::respond:
    case hulahoo::phase::round_end: break;
    }
    if (!mine)
        return isIn(s, s.me) ? tr("%1's turn · %2").arg(name, demand(s))
                             : tr("You are out · %1's turn: %2").arg(name, demand(s));
    if (hulahoo::forced(viewOf(s)))
        return tr("You have no card to play (%1): you're out").arg(demand(s));
    return tr("Your turn · %1").arg(demand(s));
}

QList<Badge> HulahooTable::badges(const Situation& s, hanpan::seat who) const
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

QString HulahooTable::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    if (faces.isEmpty())
        return tr("no cards left");
    const QString held = cards(int(faces.size()));
    return isIn(s, who) ? held : tr("out · %1").arg(held);
}

// --- Scores and the end of the match ---------------------------------------------------------------------------------

QString HulahooTable::worth(double units) const { return tr("%1 points").arg(Words::signedAmount(units)); }

QString HulahooTable::matchGoal(const Situation& s) const
{
    const hulahoo::rules& law = lawOf(s);
    if (law.match_end == hulahoo::match_end::points)
        return tr("to %1 points", "ends the match").arg(law.target_points);
    return law.match_end == hulahoo::match_end::rounds_won
               ? tr("to %1 rounds won", "ends the match").arg(law.target_wins)
               : QString();
}

int HulahooTable::roundsTotal(const Situation& s) const
{
    return lawOf(s).match_end == hulahoo::match_end::rounds_played ? lawOf(s).rounds_total : 0;
}

std::optional<double> HulahooTable::matchProgress(const Situation& s, hanpan::seat who, hanpan::half_units score) const
{
    const hulahoo::rules& law = lawOf(s);
    if (law.match_end == hulahoo::match_end::points)
        return double(score) / 2 / law.target_points;
    if (law.match_end == hulahoo::match_end::rounds_won && s.wins.size() > std::size_t(who))
        return double(s.wins[std::size_t(who)]) / law.target_wins;
    return std::nullopt;
}

QString HulahooTable::seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const
{
    const QString points = TableGame::seatScore(s, who, score);
    return lawOf(s).match_end == hulahoo::match_end::points
               ? QStringLiteral("%1/%2").arg(points).arg(lawOf(s).target_points)
               : points;
}

std::vector<hanpan::half_units> HulahooTable::matchPoints(const Situation& s,
                                                          const std::vector<hanpan::half_units>& scores) const
{
    if (lawOf(s).match_end != hulahoo::match_end::rounds_won)
        return scores;
    std::vector<hanpan::half_units> wins;
    for (const int count : s.wins)
        wins.push_back(hanpan::whole(count));
    return wins;
}
