// SPDX-License-Identifier: GPL-3.0-or-later
// What gestures mean is the engine's to say (games/hohpai/gestures.h): here the table's pieces, places and buttons
// become its.
#include "games/held.h"
#include "games/hohpai/actions.h"
#include "games/hohpai/hohpaireading.h"
#include "games/hohpai/hohpaitable.h"

namespace hohpai = hanpan::hohpai;

QString HohpaiTable::faceOf(Face piece)
{
    return piece == hanpan::dominoes::no_face ? QString() : QString::fromStdString(hanpan::dominoes::to_text(piece));
}

HohpaiTable::Face HohpaiTable::pieceOf(const QString& face)
{
    const auto piece = hanpan::dominoes::read_face(face.toStdString());
    return piece ? *piece : hanpan::dominoes::no_face;
}

QString HohpaiTable::idOf(Button button) { return QString::fromUtf8(id_of(button)); }

HohpaiTable::Target HohpaiTable::targetOf(const Situation& s, const QString& id)
{
    using kind = Target::kind;
    if (const auto button = gestures::after(gestures::buttonPrefix, id)) {
        const auto pressed = hohpai::button_of(button->toStdString());
        return pressed ? Target{kind::button, *pressed} : Target{};
    }
    return {id == s.handZone()                                     ? kind::hand
            : id == "row" || id == "put:left" || id == "put:right" ? kind::row
            : id == "eye"                                          ? kind::eye
            : id == gestures::stock                                ? kind::stock
            : id == gestures::discard                              ? kind::discard
                                                                   : kind::elsewhere};
}

Meaning HohpaiTable::gesture(const Situation& s, const QList<HeldPiece>& pieces, const QString& target, int) const
{
    const gestures::Held parts = gestures::part(s, pieces);
    hohpai::held holding{{}, parts.stockTop, parts.discardTop, parts.foreign};
    for (const QString& face : parts.hand)
        holding.hand.push_back(pieceOf(face));
    return written(hohpai::gesture(viewOf(s), holding, targetOf(s, target)));
}

QStringList HohpaiTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    switch (natural_target(viewOf(s), targetOf(s, piece.zone).what)) {
    case Target::kind::hand: return {s.handZone()};
    case Target::kind::row: return {"row"};
    case Target::kind::discard: return {gestures::discard};
    default: return {};
    }
}

QStringList HohpaiTable::playableFaces(const Situation& s) const
{
    const std::vector<Told> legal = legalOf(s);
    QStringList playable = s.faces(s.handZone());
    playable.removeIf([&](const QString& face) {
        return face.isEmpty() || std::none_of(legal.begin(), legal.end(),
                                              [&](const Told& action) { return action.piece == pieceOf(face); });
    });
    return playable;
}

QString HohpaiTable::primaryButton(const Situation& s) const { return idOf(primary_button(viewOf(s), legalOf(s))); }

QString HohpaiTable::forced(const Situation& s) const { return written(hohpai::forced(legalOf(s))); }

hanpan::seat HohpaiTable::turn(const Situation& s) const
{
    return viewOf(s).open.phase == Phase::over ? hanpan::no_seat : viewOf(s).open.active;
}

bool HohpaiTable::inClaims(const Situation& s) const { return viewOf(s).open.in_claims(); }

bool HohpaiTable::opensClaims(const Situation& s, const QString& action) const
{
    return opens_claims(lawOf(s), read(action));
}

QString HohpaiTable::waiting(const Situation& s) const
{
    return viewOf(s).open.phase == Phase::dealt ? QString() : tr("Can anyone win with the discard?");
}

std::optional<ClaimWindow> HohpaiTable::claim(const Situation& s) const
{
    const View& v = viewOf(s);
    if (!s.mayAct() || !asked_to_declare(v, legalOf(s)))
        return std::nullopt;
    ClaimWindow window;
    window.passAction = written(Told{Kind::decline});
    window.buttons = QStringList{idOf(Button::declare), idOf(Button::decline)};
    if (v.open.phase == Phase::claim)
        window.face = faceOf(v.open.last_discard());
    const HohpaiReading& reading = HohpaiReading::of(lawOf(s), s.players, at_hand(v.open, v.hand));
    window.text =
        tr("%1, %2: declare it?", "a winning hand and its score").arg(reading.label(), points(reading.score()));
    return window;
}

const GameTable& hohpaiTable()
{
    static const HohpaiTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
