// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/hohpaiwords.h"

#include <cmath>

#include <algorithm>

#include "games/hohpai/actions.h"
#include "games/hohpai/hohpaireading.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace hohpai = hanpan::hohpai;

hanpan::seat HohpaiWords::turn(const Situation& s) const { return s.seat("active"); }

bool HohpaiWords::inClaims(const Situation& s) const
{
    const QString phase = phaseOf(s);
    return phase == QLatin1String("dealt") || phase == QLatin1String("claim");
}

bool HohpaiWords::opensClaims(const Situation& s, const QString& action) const
{
    const hohpai::rules& law = lawOf(s);
    return law.discard_claim == hohpai::discard_claim::any_player_to_win &&
           law.win_declaration == hohpai::win_declaration::optional && firstWord(action) == QLatin1String("discard");
}

QString HohpaiWords::waiting(const Situation& s) const
{
    return phaseOf(s) == QLatin1String("dealt") ? QString() : tr("Can anyone win with the discard?");
}

std::optional<ClaimWindow> HohpaiWords::claim(const Situation& s) const
{
    // Asked out of the ordinary run of a turn, and only where there is something to declare.
    const QString phase = phaseOf(s);
    if (!s.mayAct() || s.legalOf(u"declare").isEmpty() || (!inClaims(s) && phase != QLatin1String("taken")))
        return std::nullopt;
    ClaimWindow window;
    window.passAction = QStringLiteral("decline");
    window.buttons = QStringList{QStringLiteral("declare"), QStringLiteral("decline")};
    QStringList hand = s.faces(s.handZone());
    if (phase == QLatin1String("claim")) {
        window.face = s.faces(QStringLiteral("discard")).value(s.faces(QStringLiteral("discard")).size() - 1);
        hand.append(window.face);
    }
    const HohpaiReading& reading = HohpaiReading::of(lawOf(s), s.players, hand);
    window.text = tr("%1, %2: declare it?", "a winning hand and its score").arg(reading.label, points(reading.score));
    return window;
}

QString HohpaiWords::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const bool rows = hohpai::row_form(lawOf(s));
    const auto mine =
        std::count_if(held.begin(), held.end(), [&](const HeldPiece& p) { return p.zone == s.handZone(); });
    if (rows && (target == QLatin1String("button:exchange") || target == QLatin1String("row") ||
                 target.startsWith(QLatin1String("put:"))))
        return mine > 1 ? tr("One piece is exchanged at a time.")
                        : tr("Choose a piece of your hand to put into the row.");
    if (target == QLatin1String("eye"))
        return tr("The piece beside the row can't be moved.");
    if (!rows && (target == QLatin1String("button:discard") || target == QLatin1String("discard")))
        return mine == 0 && target == QLatin1String("discard") ? tr("There is no discard to take.")
                                                               : tr("Choose one piece to discard.");
    if (target == QLatin1String("stock"))
        return tr("You can't place pieces on the stock.");
    if (held.isEmpty())
        return tr("Choose a piece first.");
    return rows ? tr("That piece cannot go there: put it into the row.")
                : tr("That piece cannot go there: discard it.");
}

QString HohpaiWords::choiceLabel(const Situation&, const QString& action) const { return action; }

QList<ButtonSpec> HohpaiWords::buttons(const Situation& s) const
{
    const hohpai::rules& law = lawOf(s);
    const bool rows = hohpai::row_form(law);
    const bool asks = law.win_declaration == hohpai::win_declaration::optional;
    return {
        {QStringLiteral("exchange"), tr("Exchange", "button: put a piece into the row and take one"),
         QStringLiteral("E"), rows},
        {QStringLiteral("take"), tr("Take", "button: take the discard"), QStringLiteral("T"), !rows},
        {QStringLiteral("draw"), tr("Draw", "button: from the stock"), QStringLiteral("D"), !rows},
        {QStringLiteral("discard"), tr("Discard", "button"), QStringLiteral("X"), !rows},
        {QStringLiteral("declare"), tr("Declare", "button: show the winning hand"), QStringLiteral("W"), asks},
        {QStringLiteral("decline"), tr("Play on", "button: do not show the winning hand"), QStringLiteral("N"), asks},
        {QStringLiteral("pass"), tr("End the round", "button: the stock is out and the last discard does not help"),
         QStringLiteral("P"), !rows && law.stock_out == hohpai::stock_out::draw},
    };
}

QString HohpaiWords::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "hand")
        return z.owner == s.me ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "stock")
        return tr("Stock %1").arg(z.pieces.size());
    if (z.kind == "discard")
        return tr("Discards");
    if (z.kind == "put")
        return tr("Put in", "the end of the row where a piece goes in");
    if (z.kind == "eye")
        return tr("Outside", "the whirled piece that stays face up beside the row");
    if (z.kind == "whirl")
        return tr("Whirled out");
    if (z.kind == "heap")
        return tr("Mixed pieces");
    if (z.kind != "row")
        return QString::fromStdString(z.id);
    const auto left = s.view.find("mix_in");
    if (s.roundOver || left == s.view.end() || !left->is_number_integer())
        return tr("Row of %1").arg(z.pieces.size());
    const int turns = left->get<int>();
    if (turns <= 0)
        return tr("Row of %1 · being mixed again").arg(z.pieces.size());
    if (turns == int(z.pieces.size()) && s.view.value("mixes", 0) > 0)
        return tr("Row of %1 · just mixed again").arg(z.pieces.size());
    return turns == 1 ? tr("Row of %1 · mixed again after this turn").arg(z.pieces.size())
                      : tr("Row of %1 · mixed again in %2 turns").arg(z.pieces.size()).arg(turns);
}

namespace {

struct Named {
    const char* face;
    const char* name; ///< the old one, number by number
    const char* original;
};

constexpr Named pieceNames[] = {
    {"1-1", QT_TRANSLATE_NOOP("HohpaiWords", "1-1, syo-syo"), "소소"},
    {"1-2", QT_TRANSLATE_NOOP("HohpaiWords", "1-2, tjoui-hko"), "쥐코"},
    {"1-3", QT_TRANSLATE_NOOP("HohpaiWords", "1-3, syo-sam"), "소삼"},
    {"1-4", QT_TRANSLATE_NOOP("HohpaiWords", "1-4, paik-sa"), "백사"},
    {"1-5", QT_TRANSLATE_NOOP("HohpaiWords", "1-5, paik-o"), "백오"},
    {"1-6", QT_TRANSLATE_NOOP("HohpaiWords", "1-6, paik-ryouk"), "백륙"},
    {"2-2", QT_TRANSLATE_NOOP("HohpaiWords", "2-2, tjoun-a"), "준아"},
    {"2-3", QT_TRANSLATE_NOOP("HohpaiWords", "2-3, a-sam"), "아삼"},
    {"2-4", QT_TRANSLATE_NOOP("HohpaiWords", "2-4, a-sa"), "아사"},
    {"2-5", QT_TRANSLATE_NOOP("HohpaiWords", "2-5, koan-a"), "관아"},
    {"2-6", QT_TRANSLATE_NOOP("HohpaiWords", "2-6, a-ryouk"), "아륙"},
    {"3-3", QT_TRANSLATE_NOOP("HohpaiWords", "3-3, tjyang-sam"), "장삼"},
    {"3-4", QT_TRANSLATE_NOOP("HohpaiWords", "3-4, sam-sa"), "삼사"},
    {"3-5", QT_TRANSLATE_NOOP("HohpaiWords", "3-5, sam-o"), "삼오"},
    {"3-6", QT_TRANSLATE_NOOP("HohpaiWords", "3-6, sam-ryouk"), "삼륙"},
    {"4-4", QT_TRANSLATE_NOOP("HohpaiWords", "4-4, tjoun-hong"), "준홍"},
    {"4-5", QT_TRANSLATE_NOOP("HohpaiWords", "4-5, sa-o"), "사오"},
    {"4-6", QT_TRANSLATE_NOOP("HohpaiWords", "4-6, sa-ryouk"), "사륙"},
    {"5-5", QT_TRANSLATE_NOOP("HohpaiWords", "5-5, tjoun-o"), "준오"},
    {"5-6", QT_TRANSLATE_NOOP("HohpaiWords", "5-6, o-ryouk"), "오륙"},
    {"6-6", QT_TRANSLATE_NOOP("HohpaiWords", "6-6, tjoun-ryouk"), "준륙"},
};

} // namespace

QString HohpaiWords::pieceName(const QString& face) const
{
    for (const Named& one : pieceNames)
        if (face == QLatin1String(one.face))
            return tr(one.name);
    return face;
}

QString HohpaiWords::originally(const QString& name, const QString& original)
{
    // (In Korean it stands there already.)
    return original.isEmpty() || name.contains(original)
               ? name
               : tr("%1 (%2)", "a name, the same in Hangul").arg(name, original);
}

QStringList HohpaiWords::namesOfPieces()
{
    QStringList all;
    for (const Named& one : pieceNames)
        all.append(originally(tr(one.name), QString::fromUtf8(one.original)));
    return all;
}

QString HohpaiWords::hiddenName() const { return tr("Covered piece"); }

QString HohpaiWords::orderName(const QString& mode) const
{
    if (mode == QLatin1String("rank"))
        return tr("By spots", "order of the hand");
    if (mode == QLatin1String("suit"))
        return tr("By number", "order of the hand");
    return mode == QLatin1String("melds") ? tr("By group", "order of the hand") : QString();
}

HandReading HohpaiWords::reading(const Situation& s) const
{
    const QStringList hand = s.faces(s.handZone());
    if (s.roundOver || hand.size() < 5 || hand.contains(QString()))
        return {};
    const HohpaiReading& read = HohpaiReading::of(lawOf(s), s.players, hand);
    HandReading shown;
    shown.parts = read.parts;
    shown.wanted = read.wanted;
    if (read.distance == 0) {
        shown.title = tr("A winning hand");
        shown.detail = tr("%1, %2", "a winning hand and its score").arg(read.label, points(read.score));
    } else {
        shown.title = read.distance == 1 ? tr("1 piece short") : tr("%1 pieces short").arg(read.distance);
        if (read.distance == 1)
            shown.detail = tr("You win with any of these:");
    }
    return shown;
}

QString HohpaiWords::points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

QString HohpaiWords::status(const Situation& s) const
{
    const QString phase = phaseOf(s);
    const hanpan::seat who = turn(s);
    const bool wins = !s.legalOf(u"declare").isEmpty();
    if (phase == QLatin1String("dealt"))
        return wins ? tr("You were dealt a winning hand: declare it?") : tr("Does anyone declare a dealt win?");
    if (phase == QLatin1String("claim"))
        return wins ? tr("The discard completes your hand: declare it?") : tr("Can anyone win with the discard?");
    if (who != s.me)
        return tr("%1's turn").arg(s.name(who));
    if (phase == QLatin1String("taken"))
        return wins ? tr("Your turn · you hold a winning hand: declare it, or play on") : tr("Your turn");
    if (phase == QLatin1String("exchange")) {
        if (wins)
            return tr("Your turn · declare your hand, or put a piece into the row");
        return lawOf(s).exchange_order == hohpai::exchange_order::take_first
                   ? tr("Your turn · put one of your seven pieces into the row")
                   : tr("Your turn · put a piece into the row; another comes out");
    }
    if (phase == QLatin1String("draw")) {
        if (!s.legalOf(u"pass").isEmpty())
            return s.legalOf(u"take").isEmpty() ? tr("Your turn · the stock is out: end the round")
                                                : tr("Your turn · the discard completes your hand: take it");
        return tr("Your turn · take the discard, or draw");
    }
    if (phase == QLatin1String("discard"))
        return wins ? tr("Your turn · declare your hand, or discard a piece") : tr("Your turn · discard a piece");
    return {};
}

QList<Badge> HohpaiWords::badges(const Situation& s, hanpan::seat who) const
{
    QList<Badge> list;
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Head", "badge: Tjyang-ouen")});
    if (!s.roundOver)
        if (const QString face = s.textOf("taken", who); !face.isEmpty())
            list.append({QStringLiteral("taken"), tr("drew %1", "badge: the piece taken last").arg(face)});
    return list;
}

QString HohpaiWords::eventKind(const QString& publicText) const
{
    const QString word = firstWord(publicText);
    if (word == QLatin1String("exchange"))
        return QStringLiteral("place");
    if (word == QLatin1String("take"))
        return publicText.endsWith(QLatin1String("discard")) ? QStringLiteral("claim") : QStringLiteral("draw");
    if (word == QLatin1String("declare"))
        return QStringLiteral("meld");
    return word == QLatin1String("discard") ? word : word == QLatin1String("pass") ? QStringLiteral("stop") : QString();
}

QString HohpaiWords::bubble(const QString& publicText) const
{
    return firstWord(publicText) == QLatin1String("declare") ? tr("Broken open!", "called out: hte-tjye-ta")
                                                             : QString();
}

QString HohpaiWords::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const QString word = firstWord(publicText);
    const QString face = publicText.section(u' ', 1, 1);
    const QString name = s.name(who);
    const bool you = s.isYou(who);
    if (word == QLatin1String("exchange"))
        return face.isEmpty() ? (you ? tr("%1 exchange a piece", "you") : tr("%1 exchanges a piece")).arg(name)
                              : (you ? tr("%1 put in %2", "you") : tr("%1 puts in %2")).arg(name, face);
    if (word == QLatin1String("take"))
        return face == QLatin1String("discard")
                   ? (you ? tr("%1 take the discard", "you") : tr("%1 takes the discard")).arg(name)
                   : (you ? tr("%1 draw", "you") : tr("%1 draws")).arg(name);
    if (word == QLatin1String("discard"))
        return (you ? tr("%1 discard %2", "you") : tr("%1 discards %2")).arg(name, face);
    if (word == QLatin1String("declare"))
        return (you ? tr("%1 win: “Broken open!”", "you") : tr("%1 wins: “Broken open!”")).arg(name);
    if (word == QLatin1String("pass"))
        return (you ? tr("%1 end the round", "you") : tr("%1 ends the round")).arg(name);
    return {};
}

QString HohpaiWords::told(const Situation& s, const Deed& deed) const
{
    if (deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    return (s.isYou(deed.who) ? tr("%1 take %2", "you") : tr("%1 takes %2")).arg(s.name(deed.who), deed.taken);
}

QString HohpaiWords::seenChange(const Situation& before, const Situation& after) const
{
    return after.number("mixes", 0) > before.number("mixes", 0) ? tr("The row is mixed again") : QString();
}

int HohpaiWords::roundsTotal(const Situation& s) const { return lawOf(s).match_deals; }

QString HohpaiWords::shownLabel(const Situation& s)
{
    const auto win = s.view.find("win");
    if (win == s.view.end() || !win->is_object())
        return {};
    const QStringList hand = QString::fromStdString(win->value("hand", std::string())).split(u' ');
    return HohpaiReading::of(lawOf(s), s.players, hand).label;
}

QString HohpaiWords::worth(double units) const { return tr("%1 stakes").arg(Words::signedAmount(units)); }

QString HohpaiWords::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    if (result.ending == "draw_cap") {
        const int rounds = lawOf(s).draw_cap_rounds;
        return rounds == 1 ? tr("A draw: no one won within a lap")
                           : tr("A draw: no one won within %1 laps").arg(rounds);
    }
    if (result.winners.empty())
        return tr("A draw: the stock is out");
    const hanpan::seat winner = result.winners.front();
    const QString label = shownLabel(s);
    if (result.ending == "dealt_win")
        return winner == s.me ? tr("Dealt a win! You show %1").arg(label)
                              : tr("Dealt a win! %1 shows %2").arg(s.name(winner), label);
    return winner == s.me ? tr("Broken open! You show %1").arg(label)
                          : tr("Broken open! %1 shows %2").arg(s.name(winner), label);
}

QString HohpaiWords::rareMoment(const Situation& s, const hanpan::settlement& result) const
{
    const auto win = s.view.find("win");
    if (win == s.view.end() || !win->is_object())
        return {};
    // A hand of six has a name of its own; any other is two groups.
    for (const hanpan::json& way : win->value("ways", hanpan::json::array()))
        if (way.value("groups", hanpan::json::array()).empty())
            return shownLabel(s);
    return result.ending == "dealt_win" ? tr("Dealt a win!") : QString();
}

QString HohpaiWords::lineReason(const Situation& s, const hanpan::settlement_line& line) const
{
    QString label = shownLabel(s);
    if (line.reason == "mixed_pair")
        return tr("%1, an ordinary win").arg(label);
    if (line.reason == "like_pair")
        return tr("%1, a matching pair of groups").arg(label);
    return label; // the six-piece hands have names of their own
}

QString HohpaiWords::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const int value = int(factor.value);
    if (factor.id == "score")
        return points(value);
    if (factor.id == "stake")
        return value == 1 ? tr("1 chip per point")
                          : tr("%1 chips per point").arg(TableWords::amount(hanpan::whole(value)));
    if (factor.id == "losers")
        return tr("for all %1 losers").arg(value);
    return QString::fromStdString(factor.id);
}

QString HohpaiWords::handWorth(const Situation& s, hanpan::seat, const QStringList& faces) const
{
    if (faces.size() < 5)
        return {};
    const HohpaiReading& read = HohpaiReading::of(lawOf(s), s.players, faces);
    if (read.distance == 0)
        return tr("%1, %2", "a winning hand and its score").arg(read.label, points(read.score));
    QStringList groups;
    for (const HandPart& part : read.parts)
        if (part.complete)
            groups.append(part.label);
    const QString shortBy = read.distance == 1 ? tr("1 piece short") : tr("%1 pieces short").arg(read.distance);
    return groups.isEmpty() ? shortBy : groups.join(QStringLiteral(" + ")) + QStringLiteral(" · ") + shortBy;
}
