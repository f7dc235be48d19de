// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/hollywoodwords.h"

#include <cmath>

#include <algorithm>

#include "games/hollywood/game.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/settle.h"
#include "words/cardwords.h"
#include "words/words.h"

hanpan::seat HollywoodWords::turn(const Situation& s) const { return s.seat("turn"); }

hanpan::hollywood::card_set HollywoodWords::cardsOf(const QStringList& faces)
{
    hanpan::hollywood::card_set set;
    for (const QString& face : faces)
        if (const auto card = hanpan::packs::read_card(face.toStdString()))
            set.add(card->which);
    return set;
}

hanpan::hollywood::contract HollywoodWords::goalOf(const Situation& s)
{
    const auto list = hanpan::hollywood::contracts_of(lawOf(s).contracts);
    const auto number = std::size_t(std::max(1, s.number("hand_no", 1)));
    return list[std::min(number, list.size()) - 1];
}

hanpan::hollywood::table HollywoodWords::tableOf(const Situation& s)
{
    hanpan::hollywood::table t;
    t.law = &lawOf(s);
    t.goal = goalOf(s);
    return t;
}

int HollywoodWords::missingOf(const Situation& s, const QStringList& faces)
{
    if (s.lists("down", s.me))
        return 0;
    return hanpan::hollywood::missing(lawOf(s), goalOf(s), cardsOf(faces));
}

bool HollywoodWords::penalty() const { return hanpan::hollywood::game::low_score_wins; }

QString HollywoodWords::worth(double units) const
{
    return tr("about %1 penalty points").arg(Words::amount(std::round(std::abs(units))));
}

QString HollywoodWords::topOf(const Situation& s)
{
    const QStringList pile = s.faces(QStringLiteral("discard"));
    return pile.isEmpty() ? QString() : pile.last();
}

bool HollywoodWords::isUseful(const Situation& s, const QString& face)
{
    if (face.isEmpty() || s.lists("down", s.me))
        return false;
    const auto card = hanpan::packs::read_card(face.toStdString());
    if (card && lawOf(s).is_wild(card->which))
        return true;
    const QStringList hand = s.faces(s.handZone());
    return missingOf(s, hand + QStringList(face)) < missingOf(s, hand);
}

bool HollywoodWords::opensClaims(const Situation& s, const QString& action) const
{
    const QString word = firstWord(action);
    return (word == QLatin1String("discard") && phaseOf(s) == QLatin1String("mayi_window")) ||
           word == QLatin1String("may_i");
}

bool HollywoodWords::claimsOpen(const Situation& s) const
{
    // The player in turn speaks first; after that the others are waited for.
    return phaseOf(s) == QLatin1String("mayi_window") && !(turn(s) == s.me && s.mayAct());
}

QString HollywoodWords::waiting(const Situation& s) const
{
    return phaseOf(s) == QLatin1String("mayi_window") ? tr("Waiting: does anyone ask for the discard?") : QString();
}

std::optional<ClaimWindow> HollywoodWords::claim(const Situation& s) const
{
    if (!s.mayAct())
        return std::nullopt;
    const QString phase = phaseOf(s);
    const bool mine = turn(s) == s.me;
    ClaimWindow window;
    window.face = topOf(s);
    window.passAction = QStringLiteral("pass");
    const QString sign = CardWords::sign(window.face);
    const hanpan::seat thrower = s.seat("discarder");
    if (phase == QLatin1String("mayi_window") || phase == QLatin1String("mayi_ahead")) {
        window.milliseconds = lawOf(s).mayi_timer_s * 1000;
        window.silent = mine; // the turn goes on as it would without the others
        window.buttons = QStringList{QStringLiteral("may_i"), QStringLiteral("pass")};
        if (phase == QLatin1String("mayi_ahead"))
            window.text = tr("%1 wants %2. Take it yourself?").arg(s.name(s.seat("claimant")), sign);
        else
            window.text = thrower == hanpan::no_seat ? tr("%1: may I?").arg(sign)
                                                     : tr("%1 discarded %2. May I?").arg(s.name(thrower), sign);
        return window;
    }
    if (phase == QLatin1String("mayi_decision")) {
        if (mine) {
            window.text = tr("%1: may I have %2?").arg(s.name(s.seat("claimant")), sign);
            window.buttons = QStringList{QStringLiteral("allow"), QStringLiteral("deny")};
            window.passAction = QStringLiteral("allow");
        } else {
            window.text = tr("You asked for %1. %2 decides.").arg(sign, s.name(turn(s)));
            window.buttons = QStringList{QStringLiteral("pass"), QStringLiteral("deny")};
        }
        return window;
    }
    if (phase == QLatin1String("pointing")) {
        window.text = tr("%1 could have laid off %2. Point it out?").arg(s.name(turn(s)), sign);
        window.buttons = QStringList{QStringLiteral("may_i"), QStringLiteral("pass")};
        return window;
    }
    return std::nullopt;
}

QString HollywoodWords::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const QString phase = phaseOf(s);
    const bool playing = phase == QLatin1String("play");
    if (phase == QLatin1String("mayi_decision") && turn(s) == s.me)
        return tr("First answer the call: allow or deny it.");
    const auto beforePlaying = [&] { return turn(s) == s.me ? tr("Draw a card first.") : tr("It is not your turn."); };
    if (target == QLatin1String("button:discard") || (target == QLatin1String("discard") && held.size() > 1))
        return playing ? tr("Choose one card to discard.") : beforePlaying();
    if (target == QLatin1String("button:lay_down") || target == QLatin1String("meld:new")) {
        if (!playing)
            return beforePlaying();
        if (s.lists("down", s.me))
            return tr("You have laid down already; lay cards off on a meld.");
        const int missing = missingOf(s, s.faces(s.handZone()));
        if (missing > 0)
            return missing == 1 ? tr("One card is missing for the contract.")
                                : tr("%1 cards are missing for the contract.").arg(missing);
        return tr("These cards don't make the contract: lay down its sets and runs together, and nothing else.");
    }
    if (target == QLatin1String("button:lay_off"))
        return playing ? tr("None of your cards can be laid off.") : beforePlaying();
    if (target == QLatin1String("button:take"))
        return playing ? tr("You have drawn already.") : tr("There is no discard to take.");
    if (target == QLatin1String("button:draw"))
        return playing ? tr("You have drawn already.") : tr("It is not time to draw.");
    if (target == QLatin1String("button:may_i") || target == QLatin1String("button:pass") ||
        target == QLatin1String("button:allow") || target == QLatin1String("button:deny"))
        return tr("There's nothing to respond to right now: wait for a discard.");
    if (target == QLatin1String("stock"))
        return tr("You can't place cards on the stock.");
    for (const HeldPiece& piece : held)
        if (piece.zone.startsWith(QLatin1String("meld:")))
            return tr("Cards on the table can't be moved.");
    if (held.isEmpty())
        return tr("Choose a card first.");
    return playing ? tr("That card cannot go there: lay it off on a meld, or discard it.") : beforePlaying();
}

QString HollywoodWords::choiceLabel(const Situation& s, const QString& action) const
{
    const QString word = firstWord(action);
    if (word == QLatin1String("lay_down")) {
        QStringList melds;
        for (const QString& meld : action.mid(word.size()).split(u'|'))
            melds.append(CardWords::signs(meld.split(u' ', Qt::SkipEmptyParts)));
        return melds.join(QStringLiteral("  ·  "));
    }
    if (word == QLatin1String("lay_off")) {
        const QStringList parts = action.split(u' ', Qt::SkipEmptyParts);
        const QString card = CardWords::sign(parts.value(1));
        const QString meld = CardWords::signs(s.faces(QStringLiteral("meld:") + parts.value(2)));
        if (parts.value(3) == QLatin1String("bottom"))
            return tr("%1 to %2: low end", "a card, the cards of a run").arg(card, meld);
        if (parts.value(3) == QLatin1String("top"))
            return tr("%1 to %2: high end", "a card, the cards of a run").arg(card, meld);
        if (parts.value(3) == QLatin1String("hand"))
            return tr("%1 for the wild in %2", "a card, the cards of a meld").arg(card, meld);
        return tr("%1 to %2", "a card laid off on a meld").arg(card, meld);
    }
    return CardWords::signs(CardWords::cardsOf(action));
}

QList<QStringList> HollywoodWords::choicePieces(const Situation&, const QString& action) const
{
    QList<QStringList> melds;
    if (const QString word = firstWord(action); word == QLatin1String("lay_down"))
        for (const QString& meld : action.mid(word.size()).split(u'|'))
            melds.append(meld.split(u' ', Qt::SkipEmptyParts));
    return melds;
}

QString HollywoodWords::choiceNote(const Situation& s, const QString& action) const
{
    if (firstWord(action) != QLatin1String("lay_down"))
        return {};
    QStringList left = s.faces(s.handZone());
    for (const QStringList& meld : choicePieces(s, action))
        for (const QString& face : meld)
            left.removeOne(face);
    return tr("leaves %1", "points in hand").arg(points(hanpan::hollywood::hand_points(lawOf(s), cardsOf(left))));
}

QList<HandClass> HollywoodWords::handClasses(const Situation& s) const
{
    const hanpan::hollywood::rules& law = lawOf(s);
    QList<HandClass> all;
    const int now = s.number("hand_no", 1);
    int number = 0;
    for (const hanpan::hollywood::contract& goal : hanpan::hollywood::contracts_of(law.contracts)) {
        HandClass one;
        one.name = tr("Round %1: %2", "its number, its contract").arg(++number).arg(contractText(goal));
        one.current = number == now;
        one.words = goal.final_hand ? tr("The final round has its own rule for going out.") : QString();
        if (one.current)
            one.worth = tr("being played");
        // Sets and runs as one could lay them: a rank for each set, a suit for each run.
        constexpr const char* suits = "HSDC";
        constexpr const char* ranks = "23456789TJQK";
        int at = 0;
        for (int i = 0; i < goal.count; ++i) {
            if (i > 0)
                one.faces.append(QString());
            for (int k = 0; k < goal.parts[i].least; ++k) {
                const bool set = goal.parts[i].kind == hanpan::hollywood::meld_kind::set;
                const int rank = set ? (4 + 3 * at) % 12 : (2 * at + k) % 12;
                const int suit = set ? k % 4 : at % 4;
                one.faces.append(QString(QLatin1Char(ranks[rank])) + QLatin1Char(suits[suit]));
            }
            ++at;
        }
        all.append(one);
    }
    // What each card counts against its holder, like cards together.
    int from = 0;
    const auto worth = [&](int rank) {
        return hanpan::hollywood::hand_points(law, cardsOf({QString::fromStdString(hanpan::packs::to_text(
                                                       hanpan::packs::make(hanpan::cards::make(0, rank), 0)))}));
    };
    QStringList counts;
    const auto name = [](int rank) {
        return QStringLiteral("A23456789TJQK").mid(rank, 1).replace(QLatin1Char('T'), QLatin1String("10"));
    };
    for (int rank = 1; rank <= hanpan::cards::ranks; ++rank)
        if (rank == hanpan::cards::ranks || worth(rank) != worth(from)) {
            counts.append((from == rank - 1 ? name(from) : name(from) + QStringLiteral("–") + name(rank - 1)) +
                          QStringLiteral(": ") + points(worth(from)));
            from = rank;
        }
    all.append({tr("Penalty points for cards in hand"), counts.join(QStringLiteral(" · ")), {}, {}});
    return all;
}

QString HollywoodWords::toldRule(const QString& ruleId, const QString& value) const
{
    const auto read = hanpan::hollywood::read_contracts(value.toStdString());
    if (ruleId != QLatin1String("contracts") || !read)
        return {};
    QStringList hands;
    for (const hanpan::hollywood::contract& goal : *read)
        hands.append(contractText(goal));
    return hands.join(QStringLiteral(" | "));
}

QString HollywoodWords::alsoCalled(const QString& ruleId) const
{
    return ruleId.startsWith(QLatin1String("wild_displacement"))
               ? tr("displace displaced displacing", "words of lessons")
               : QString();
}

QString HollywoodWords::spelledRule(const QString& ruleId, const QString& value) const
{
    if (ruleId != QLatin1String("contracts"))
        return value;
    QStringList hands;
    for (const hanpan::hollywood::contract& goal : hanpan::hollywood::contracts_of(value.toStdString()))
        hands.append(QString::fromStdString(hanpan::hollywood::to_text(goal)));
    return hands.join(u'|');
}

QList<ButtonSpec> HollywoodWords::buttons(const Situation& s) const
{
    const hanpan::hollywood::rules& law = lawOf(s);
    const QString phase = phaseOf(s);
    const bool pointing = law.layable_discard_call != hanpan::hollywood::layable_call::off;
    const bool caller = phase == QLatin1String("mayi_decision") && s.mayAct() && turn(s) != s.me;
    const QString call = phase == QLatin1String("pointing") ? tr("Point it out", "button") : tr("May I!", "button");
    QString asking;
    QString whatFor;
    switch (askMode(s)) {
    case Ask::Always:
        asking = tr("Offer: always", "button: which discards are offered out of turn");
        whatFor =
            tr("When it isn't your turn, you are asked about every discard you may call for. Press to be asked about "
               "none for the rest of this round.");
        break;
    case Ask::Useful:
        asking = tr("Offer: useful", "button: which discards are offered out of turn");
        whatFor = tr("When it isn't your turn, you are asked only about discards the coach would call for. Press to be "
                     "asked about every one.");
        break;
    case Ask::NotThisHand:
        asking = tr("Offer: not now", "button: no discard is offered in this hand");
        whatFor =
            tr("When it isn't your turn, you are asked about no discard in this round. Press to be asked about useful "
               "ones again.");
        break;
    }
    const bool calls = law.mayi_enabled;
    const bool deciding = phase == QLatin1String("mayi_decision");
    return {
        {QStringLiteral("allow"), tr("Allow", "button"), QStringLiteral("Y"), calls, {}, deciding},
        {QStringLiteral("deny"),
         caller ? tr("Withdraw", "button") : tr("Deny", "button"),
         QStringLiteral("N"),
         calls,
         {},
         deciding},
        {QStringLiteral("take"), tr("Take", "button: take the discard"), QStringLiteral("T"), true},
        {QStringLiteral("draw"), tr("Draw", "button"), QStringLiteral("D"), true},
        {QStringLiteral("lay_down"), tr("Lay down", "button"), QStringLiteral("M"), true},
        {QStringLiteral("lay_off"), tr("Lay off", "button"), QStringLiteral("L"), true},
        {QStringLiteral("may_i"), call, QStringLiteral("I"), calls || pointing},
        {QStringLiteral("pass"), caller ? tr("Wait", "button: stand by the call") : tr("Pass", "button"),
         QStringLiteral("P"), true},
        {QStringLiteral("auto"), asking, QStringLiteral("A"), calls, {}, true, whatFor},
        {QStringLiteral("discard"), tr("Discard", "button"), QStringLiteral("X"), true},
    };
}

QString HollywoodWords::shortReason(const Situation&, const hanpan::verdict& refusal) const
{
    return refusal.id == "all_cards_needed" ? tr("%1 left over").arg(refusal.a) : QString();
}

QString HollywoodWords::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "hand")
        return z.owner == s.me ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "stock")
        return tr("Stock %1").arg(z.pieces.size());
    if (z.kind == "discard")
        return tr("Discards");
    if (z.kind == "newMeld")
        return tr("My melds");
    if (z.kind == "meld")
        return z.owner == s.me ? tr("Your meld") : tr("%1's meld").arg(s.name(z.owner));
    return QString::fromStdString(z.id);
}

QString HollywoodWords::pieceName(const QString& face) const { return CardWords::name(face); }

QString HollywoodWords::pieceSign(const QString& face) const { return CardWords::sign(face); }

QString HollywoodWords::hiddenName() const { return tr("Hidden card"); }

QString HollywoodWords::contractText(const hanpan::hollywood::contract& goal)
{
    QStringList parts;
    for (int i = 0; i < goal.count; ++i) {
        const auto& part = goal.parts[i];
        parts.append(part.kind == hanpan::hollywood::meld_kind::set ? tr("set of %1", "so many cards").arg(part.least)
                                                                    : tr("run of %1", "so many cards").arg(part.least));
    }
    QString text = parts.join(QStringLiteral(" · "));
    text.replace(0, 1, text.left(1).toUpper());
    return text;
}

QList<HandMeld> HollywoodWords::filled(const Situation& s, const QStringList& hand)
{
    // Of the cards that are missing any that brings the contract nearer stands in for the gap; then the hand can be grouped.
    const hanpan::hollywood::table table = tableOf(s);
    hanpan::hollywood::card_set whole = cardsOf(hand);
    const hanpan::hollywood::card_set held = whole;
    int missing = hanpan::hollywood::missing(*table.law, table.goal, whole);
    for (bool nearer = true; nearer && missing > 0;) {
        nearer = false;
        for (int suit = 0; suit < hanpan::cards::suits; ++suit)
            for (int rank = 0; rank < hanpan::cards::ranks; ++rank)
                for (int copy = 0; copy < hanpan::packs::max_packs && missing > 0; ++copy) {
                    const auto card = hanpan::packs::make(hanpan::cards::make(suit, rank), copy);
                    if (table.law->is_wild(card) || whole.has(card))
                        continue;
                    hanpan::hollywood::card_set more = whole;
                    more.add(card);
                    const int left = hanpan::hollywood::missing(*table.law, table.goal, more);
                    if (left >= missing)
                        break; // another copy of the card helps no more
                    whole = more;
                    missing = left;
                    nearer = true;
                }
    }
    QList<HandMeld> melds;
    hanpan::hollywood::rules loose = *table.law;
    hanpan::hollywood::table asked = table;
    asked.law = &loose;
    asked.goal.final_hand = false; // the melds alone, not what may be left over
    const auto ways = hanpan::hollywood::groupings(asked, whole, 1);
    if (missing > 0 || ways.empty())
        return melds;
    int at = 0;
    for (int i = 0; i < ways.front().melds; ++i) {
        HandMeld meld;
        meld.label = ways.front().kinds[i] == hanpan::hollywood::meld_kind::set ? tr("Set") : tr("Run");
        for (int k = 0; k < ways.front().lengths[i]; ++k) {
            const auto card = ways.front().laid[at++];
            meld.faces.append(held.has(card) ? QString::fromStdString(hanpan::packs::to_text(card)) : QString());
        }
        melds.append(meld);
    }
    return melds;
}

HandReading HollywoodWords::reading(const Situation& s) const
{
    if (s.roundOver)
        return {};
    HandReading reading;
    const hanpan::hollywood::contract goal = goalOf(s);
    reading.title = contractText(goal);
    if (s.lists("down", s.me)) {
        reading.detail = tr("Contract laid down");
        return reading;
    }
    const QStringList hand = s.faces(s.handZone());
    const int missing = missingOf(s, hand);
    const hanpan::hollywood::table table = tableOf(s);
    // The hand is looked at whenever the table is drawn; it changes once a turn.
    static QStringList lastHand;
    static QString lastLanguage;
    static int lastNumber = 0;
    static std::any lastRules;
    static QList<HandMeld> lastMelds;
    const auto same = [](const std::any& a, const std::any& b) {
        using held = std::shared_ptr<const hanpan::hollywood::rules>;
        const auto* one = std::any_cast<held>(&a);
        const auto* other = std::any_cast<held>(&b);
        return one && other && *one == *other;
    };
    if (hand != lastHand || s.number("hand_no", 1) != lastNumber || !same(s.rules, lastRules) ||
        lastLanguage != tr("Set")) {
        lastMelds = filled(s, hand);
        lastHand = hand;
        lastNumber = s.number("hand_no", 1);
        lastRules = s.rules;
        lastLanguage = tr("Set");
    }
    reading.melds = lastMelds;
    const bool playing = phaseOf(s) == QLatin1String("play") && turn(s) == s.me;
    // In a final hand every card has to go, with the one that is still to be drawn: the contract alone is not enough.
    const int size = int(hand.size()) + (playing ? 0 : 1);
    const auto lacks = [&](const hanpan::hollywood::card_set& held) {
        return table.all_at_once() ? hanpan::hollywood::lacking(*table.law, goal, held, size)
                                   : hanpan::hollywood::missing(*table.law, goal, held);
    };
    const int left = table.all_at_once() ? lacks(cardsOf(hand)) - (playing ? 0 : 1) : 0;
    if (left > 0) {
        reading.detail = left == 1 ? tr("Every card must fit in; 1 does not yet")
                                   : tr("Every card must fit in; %1 do not yet").arg(left);
        return reading;
    }
    if (missing == 0 && (playing || !table.all_at_once())) {
        const auto ways = hanpan::hollywood::groupings(table, cardsOf(hand), 1);
        reading.detail = playing && !ways.empty() ? tr("You can lay down") : tr("You hold the contract");
        if (!ways.empty()) {
            int at = 0;
            for (int i = 0; i < ways.front().melds; ++i) {
                HandPart part;
                part.complete = true;
                part.label = ways.front().kinds[i] == hanpan::hollywood::meld_kind::set ? tr("Set") : tr("Run");
                part.brief = part.label;
                for (int k = 0; k < ways.front().lengths[i]; ++k)
                    part.faces.append(QString::fromStdString(hanpan::packs::to_text(ways.front().laid[at++])));
                reading.parts.append(part);
            }
        }
        return reading;
    }
    const int lacking = lacks(cardsOf(hand));
    reading.detail = lacking == 1 ? tr("1 card missing") : tr("%1 cards missing").arg(lacking);
    if (lacking > 2)
        return reading;
    // Which cards would bring it nearer: few enough to be shown.
    const hanpan::hollywood::rules& law = lawOf(s);
    QStringList wanted, wilds;
    for (int suit = 0; suit < hanpan::cards::suits; ++suit)
        for (int rank = 0; rank < hanpan::cards::ranks; ++rank) {
            const hanpan::cards::card face = hanpan::cards::make(suit, rank);
            const QString name = QString::fromStdString(hanpan::packs::to_text(hanpan::packs::make(face, 0)));
            hanpan::hollywood::card_set more = cardsOf(hand);
            for (int copy = 0; copy < hanpan::packs::max_packs; ++copy)
                if (const auto card = hanpan::packs::make(face, copy); !more.has(card)) {
                    more.add(card);
                    break;
                }
            if (lacks(more) < lacking)
                (law.is_wild(hanpan::packs::make(face, 0)) ? wilds : wanted).append(name);
        }
    constexpr qsizetype most = 8;
    if (wanted.size() <= most)
        reading.wanted = wanted + wilds; // what fits nearly anywhere comes last
    return reading;
}

QString HollywoodWords::status(const Situation& s) const
{
    const QString phase = phaseOf(s);
    const hanpan::seat who = turn(s);
    if (phase == QLatin1String("mayi_decision") && who != s.me && s.seat("claimant") == s.me)
        return tr("May I? %1 decides...").arg(s.name(who));
    if (phase == QLatin1String("mayi_decision") && who == s.me)
        return tr("Your turn · allow the call, or take the card yourself");
    if (phase == QLatin1String("pointing") && s.mayAct())
        return tr("That card could have been laid off");
    if (who != s.me) {
        if ((phase == QLatin1String("mayi_window") || phase == QLatin1String("mayi_ahead")) && s.mayAct())
            return tr("May I? Take the discard and a penalty card, or pass");
        return tr("%1's turn").arg(s.name(who));
    }
    if (phase == QLatin1String("play")) {
        if (!s.legalOf(u"lay_down").isEmpty())
            return tr("Your turn · you can lay down");
        if (!s.legalOf(u"lay_off").isEmpty())
            return tr("Your turn · lay off, or discard a card to end it");
        if (s.legalOf(u"discard").isEmpty())
            return tr("Your turn · you must keep your last card: end your turn");
        return tr("Your turn · discard a card to end it");
    }
    if (phase == QLatin1String("draw") && s.legalOf(u"draw").size() == 1)
        return s.legal.contains(QStringLiteral("draw stock")) ? tr("Your turn · draw a card")
                                                              : tr("Your turn · take the discard");
    return tr("Your turn · draw, or take the discard");
}

QList<Badge> HollywoodWords::badges(const Situation& s, hanpan::seat who) const
{
    QList<Badge> list;
    if (s.lists("down", who))
        list.append({QStringLiteral("registered"), tr("Down", "badge: has laid down")});
    const int left = s.numberOf("mayi_left", who, -1);
    if (lawOf(s).mayi_enabled && !s.lists("down", who) && left >= 0)
        list.append({QStringLiteral("mayi"), tr("May I ×%1", "badge: calls left").arg(left)});
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    return list;
}

QString HollywoodWords::points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

QString HollywoodWords::cards(int count) { return count == 1 ? tr("1 card") : tr("%1 cards").arg(count); }

QString HollywoodWords::ownNote(const Situation& s) const
{
    const QStringList hand = s.faces(s.handZone());
    return hand.isEmpty() ? QString() : points(hanpan::hollywood::hand_points(lawOf(s), cardsOf(hand)));
}

int HollywoodWords::roundsTotal(const Situation& s) const { return int(lawOf(s).schedule().size()); }
