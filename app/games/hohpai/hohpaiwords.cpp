// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of pieces, buttons, places and seats.
#include "games/held.h"
#include "games/hohpai/hohpaitable.h"

namespace hohpai = hanpan::hohpai;

QString HohpaiTable::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const bool rows = hohpai::row_form(lawOf(s));
    const auto mine = gestures::part(s, held).hand.size();
    const Target to = targetOf(s, target);
    const auto pressed = [&](Button button) { return to.what == Target::kind::button && to.pressed == button; };
    if (rows && (pressed(Button::exchange) || to.what == Target::kind::row))
        return mine > 1 ? tr("One piece is exchanged at a time.")
                        : tr("Choose a piece of your hand to put into the row.");
    if (to.what == Target::kind::eye)
        return tr("The piece beside the row can't be moved.");
    if (!rows && (pressed(Button::discard) || to.what == Target::kind::discard))
        return mine == 0 && to.what == Target::kind::discard ? tr("There is no discard to take.")
                                                             : tr("Choose one piece to discard.");
    if (to.what == Target::kind::stock)
        return tr("You can't place pieces on the stock.");
    if (held.isEmpty())
        return tr("Choose a piece first.");
    return rows ? tr("That piece cannot go there: put it into the row.")
                : tr("That piece cannot go there: discard it.");
}

QList<ButtonSpec> HohpaiTable::buttons(const Situation& s) const
{
    const hohpai::rules& law = lawOf(s);
    const bool rows = hohpai::row_form(law);
    const bool asks = law.win_declaration == hohpai::win_declaration::optional;
    const bool ends = !rows && law.stock_out == hohpai::stock_out::draw;
    return {
        {idOf(Button::exchange), tr("Exchange", "button: put a piece into the row and take one"), "E", rows},
        {idOf(Button::take), tr("Take", "button: take the discard"), "T", !rows},
        {idOf(Button::draw), tr("Draw", "button: from the stock"), "D", !rows},
        {idOf(Button::discard), tr("Discard", "button"), "X", !rows},
        {idOf(Button::declare), tr("Declare", "button: show the winning hand"), "W", asks},
        {idOf(Button::decline), tr("Play on", "button: do not show the winning hand"), "N", asks},
        {idOf(Button::pass), tr("End the round", "button: the stock is out and the last discard does not help"), "P",
         ends},
    };
}

QString HohpaiTable::zoneLabel(const Situation& s, const hanpan::zone& z) const
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
    const hohpai::open_part& open = viewOf(s).open;
    if (s.roundOver || !open.remixes)
        return tr("Row of %1").arg(z.pieces.size());
    const int turns = open.mix_in();
    if (turns <= 0)
        return tr("Row of %1 · being mixed again").arg(z.pieces.size());
    if (turns == int(z.pieces.size()) && open.mixes > 0)
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

QString HohpaiTable::pieceName(const QString& face) const
{
    for (const Named& one : pieceNames)
        if (face == one.face)
            return tr(one.name);
    return face;
}

QString HohpaiTable::originally(const QString& name, const QString& original)
{
    // (In Korean it stands there already.)
    return original.isEmpty() || name.contains(original)
               ? name
               : tr("%1 (%2)", "a name, the same in Hangul").arg(name, original);
}

QStringList HohpaiTable::namesOfPieces()
{
    QStringList all;
    for (const Named& one : pieceNames)
        all.append(originally(tr(one.name), QString::fromUtf8(one.original)));
    return all;
}

QString HohpaiTable::hiddenName() const { return tr("Covered piece"); }

QString HohpaiTable::status(const Situation& s) const
{
    const std::vector<Told> legal = legalOf(s);
    const bool wins = may(legal, Kind::declare);
    const Phase phase = viewOf(s).open.phase;
    if (phase == Phase::dealt)
        return wins ? tr("You were dealt a winning hand: declare it?") : tr("Does anyone declare a dealt win?");
    if (phase == Phase::claim)
        return wins ? tr("The discard completes your hand: declare it?") : tr("Can anyone win with the discard?");
    if (const hanpan::seat who = turn(s); who != s.me)
        return tr("%1's turn").arg(s.name(who));
    switch (phase) {
    case Phase::taken:
        return wins ? tr("Your turn · you hold a winning hand: declare it, or play on") : tr("Your turn");
    case Phase::exchange:
        if (wins)
            return tr("Your turn · declare your hand, or put a piece into the row");
        return lawOf(s).exchange_order == hohpai::exchange_order::take_first
                   ? tr("Your turn · put one of your seven pieces into the row")
                   : tr("Your turn · put a piece into the row; another comes out");
    case Phase::draw:
        if (!may(legal, Kind::pass))
            return tr("Your turn · take the discard, or draw");
        return may(legal, Kind::take_discard) ? tr("Your turn · the discard completes your hand: take it")
                                              : tr("Your turn · the stock is out: end the round");
    case Phase::discard:
        return wins ? tr("Your turn · declare your hand, or discard a piece") : tr("Your turn · discard a piece");
    default: return {};
    }
}

QList<Badge> HohpaiTable::badges(const Situation& s, hanpan::seat who) const
{
    QList<Badge> list;
    if (who == s.dealer)
        list.append({"dealer", tr("Head", "badge: Tjyang-ouen")});
    if (!s.roundOver)
        if (const QString face = faceOf(viewOf(s).last_taken[std::size_t(who)]); !face.isEmpty())
            list.append({"taken", tr("drew %1", "badge: the piece taken last").arg(face)});
    return list;
}
