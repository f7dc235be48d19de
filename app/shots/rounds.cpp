// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots/rounds.h"

#include <QSet>

namespace {

/// Takes the picture of each kind of moment once.
class Moments {
public:
    Moments(Photographer& photographer, QString name) : photographer_(photographer), name_(std::move(name)) {}
    void operator()(const QString& moment)
    {
        const QString picture = name_ + QLatin1Char('-') + moment;
        if (taken_.contains(picture))
            return;
        taken_.insert(picture);
        if (photographer_.wanted(picture))
            photographer_.take(picture);
    }

private:
    Photographer& photographer_;
    QString name_;
    QSet<QString> taken_;
};

/// The piece at one end of the own hand; -1 when it is empty.
int lastHandPiece(const TableSession& session)
{
    const PieceModel& pieces = *session.pieces();
    int best = -1;
    int bestPlace = -1;
    for (int row = 0; row < pieces.rowCount(); ++row) {
        const QModelIndex at = pieces.index(row, 0);
        const int place = at.data(PieceModel::Place).toInt();
        if (at.data(PieceModel::Zone).toString() == QLatin1String("hand:0") && place > bestPlace) {
            bestPlace = place;
            best = at.data(PieceModel::PieceId).toInt();
        }
    }
    return best;
}

bool enabled(const TableSession& session, const char* action)
{
    const ActionRow* row = session.actions()->find(QString::fromLatin1(action));
    return row && row->enabled;
}

/// A match of Hoola from the deal to the end of its first round, with a picture of each kind of moment.
void playHoola(Photographer& photographer, TableSession& session, const QString& name)
{
    Moments once(photographer, name);
    session.setUntimed(true);
    int steps = 0;
    for (; steps < 300 && session.phase() == QLatin1String("playing"); ++steps) {
        if (!Photographer::waitFor([&] {
                return session.myTurn() || session.claim().active || session.phase() != QLatin1String("playing");
            }))
            break;
        if (session.phase() != QLatin1String("playing"))
            break;
        if (!session.choice().isEmpty()) {
            once(QStringLiteral("4-choice"));
            session.choose(0);
        } else if (session.claim().active) {
            once(QStringLiteral("3-claim"));
            session.trigger(QStringLiteral("pass"));
        } else if (enabled(session, "stay")) {
            session.trigger(QStringLiteral("stay"));
        } else if (enabled(session, "draw")) {
            once(QStringLiteral("1-my-turn"));
            session.trigger(QStringLiteral("draw"));
        } else if (enabled(session, "meld") && session.trigger(QStringLiteral("meld"))) {
            if (session.choice().isEmpty())
                once(QStringLiteral("5-melded"));
        } else {
            const QList<int> piece{lastHandPiece(session)};
            session.hold(piece);
            once(QStringLiteral("2-held"));
            session.letGo();
            if (!session.dropOn(piece, QStringLiteral("discard")))
                break;
        }
    }
    if (session.phase() == QLatin1String("playing")) {
        photographer.fail(QStringLiteral("the round of Hoola came to a halt: %1").arg(session.statusText()));
    } else {
        once(QStringLiteral("6-round-over"));
        photographer.takeSheet(QStringLiteral("resultLog"), name + QStringLiteral("-7-log"));
        photographer.takeSheet(QStringLiteral("scoresChip"), name + QStringLiteral("-8-scores"));
    }
}

/// A round of HULA-HOO! in which players are named, six at the table, with a picture of each kind of moment.
void playHulahoo(Photographer& photographer, TableSession& session, const QString& name)
{
    Moments once(photographer, name);
    session.setUntimed(true);
    const auto playing = [&] { return session.phase() == QLatin1String("playing"); };
    for (int steps = 0; steps < 300 && playing(); ++steps) {
        session.fastForward();
        if (!Photographer::waitFor([&] { return session.myTurn() || !playing(); }) || !playing())
            break;
        if (!session.choice().isEmpty()) {
            once(QStringLiteral("4-choice"));
            session.choose(0);
        } else if (enabled(session, "keep")) {
            once(QStringLiteral("1-swap"));
            session.trigger(QStringLiteral("keep"));
        } else if (enabled(session, "name")) {
            once(QStringLiteral("5-name"));
            session.trigger(QStringLiteral("name"));
        } else {
            const auto playable = [&] {
                int card = -1;
                for (const PieceRow& row : session.pieces()->rows())
                    if (row.playable && (row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")))
                        card = row.pieceId;
                return card;
            };
            // Out: the table says so by itself.
            Photographer::waitFor([&] { return playable() >= 0 || !session.myTurn() || !playing(); });
            const int card = playable();
            if (card < 0)
                continue;
            once(QStringLiteral("2-my-turn"));
            session.toggleSelected(card);
            once(QStringLiteral("3-chosen"));
            if (!session.clickZone(QStringLiteral("discard")))
                break;
        }
    }
    if (playing())
        photographer.fail(QStringLiteral("the round of HULA-HOO! came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("6-round-over"));
}

/// Ho-Hpai from the draw for the head to the end of its first deal, or the draw-and-discard form of it.
void playHohpaiFrom(Photographer& photographer, TableSession& session, const QString& name, bool ceremony)
{
    Moments once(photographer, name);
    // The deal stands still while its moments are taken.
    session.setPaused(true);
    for (int scene = 0; ceremony && scene < 12 && session.statusText() != QString() && !session.myTurn() &&
                        session.seats()->rows()[0].badges.isEmpty() && session.log().isEmpty();
         ++scene) {
        once(QStringLiteral("0-deal-%1").arg(scene));
        session.setPaused(false);
        session.skipPacing();
        session.setPaused(true);
        if (session.pieces()->rows()[0].zone.isEmpty() || !session.reading().title.isEmpty())
            break;
    }
    session.setUntimed(true);
    session.setPaused(false);
    for (int steps = 0; steps < 300 && session.phase() == QLatin1String("playing"); ++steps) {
        if (!Photographer::waitFor([&] { return session.myTurn() || session.phase() != QLatin1String("playing"); }) ||
            session.phase() != QLatin1String("playing"))
            break;
        if (enabled(session, "declare")) {
            once(QStringLiteral("3-declare"));
            session.trigger(QStringLiteral("declare"));
        } else if (enabled(session, "draw")) {
            once(QStringLiteral("1-my-turn"));
            session.trigger(QStringLiteral("draw"));
        } else {
            const bool rows = session.actions()->find(QStringLiteral("exchange"))->shown;
            const QList<int> piece{lastHandPiece(session)};
            session.hold(piece);
            once(rows ? QStringLiteral("1-my-turn") : QStringLiteral("2-held"));
            if (rows && steps == 3)
                once(QStringLiteral("2-held"));
            session.letGo();
            if (!session.dropOn(piece, rows ? QStringLiteral("row") : QStringLiteral("discard")))
                break;
        }
    }
    photographer.takeSheet(QStringLiteral("handsChip"), name + QStringLiteral("-5-hands"));
    if (session.phase() == QLatin1String("playing"))
        photographer.fail(QStringLiteral("the deal of Ho-Hpai came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("4-round-over"));
}

void playHohpai(Photographer& photographer, TableSession& session, const QString& name)
{
    playHohpaiFrom(photographer, session, name, true);
}

void playDealtHohpai(Photographer& photographer, TableSession& session, const QString& name)
{
    playHohpaiFrom(photographer, session, name, false);
}

/// A hand of Hollywood Rummy with a picture of each kind of moment; `hoard`: the human calls for every discard, so that
/// his hand grows beyond twenty cards.
void playHollywoodHand(Photographer& photographer, TableSession& session, const QString& name, bool hoard)
{
    Moments once(photographer, name);
    session.setUntimed(true);
    const auto claiming = [&] { return session.claim().active; };
    const auto asks = [&] { return session.actions()->find(QStringLiteral("auto"))->label; };
    const QString before = asks();
    if (hoard)
        session.trigger(QStringLiteral("auto")); // every discard is offered
    for (int steps = 0; steps < 500 && session.phase() == QLatin1String("playing"); ++steps) {
        if (!Photographer::waitFor(
                [&] { return session.myTurn() || claiming() || session.phase() != QLatin1String("playing"); }))
            break;
        if (session.phase() != QLatin1String("playing"))
            break;
        const int last = lastHandPiece(session);
        int held = 0;
        for (const PieceRow& row : session.pieces()->rows())
            held += row.zone == QLatin1String("hand:0");
        if (hoard && held >= 22) {
            once(QStringLiteral("0-full-hand"));
            hoard = false;
        }
        if (!session.choice().isEmpty()) {
            once(QStringLiteral("4-choice"));
            session.choose(0);
        } else if (claiming()) {
            const QStringList answers = session.claim().actions;
            once(answers.contains(QStringLiteral("allow")) ? QStringLiteral("7-asked") : QStringLiteral("3-may-i"));
            session.trigger(hoard || answers.contains(QStringLiteral("allow")) ? answers.first()
                                                                               : QStringLiteral("pass"));
        } else if (enabled(session, "draw")) {
            once(QStringLiteral("1-my-turn"));
            if (steps == 0)
                photographer.takeSheet(QStringLiteral("handsChip"), name + QStringLiteral("-8-contracts"));
            session.trigger(QStringLiteral("draw"));
        } else if (enabled(session, "take")) {
            session.trigger(QStringLiteral("take"));
        } else if (!hoard && enabled(session, "lay_down")) {
            once(QStringLiteral("2-lay-down"));
            session.trigger(QStringLiteral("lay_down"));
        } else if (enabled(session, "lay_off") && session.trigger(QStringLiteral("lay_off"))) {
            if (session.choice().isEmpty())
                once(QStringLiteral("5-laid-off"));
        } else if (!session.dropOn({last}, QStringLiteral("discard"))) {
            break;
        }
    }
    if (session.phase() == QLatin1String("playing"))
        photographer.fail(QStringLiteral("the hand of Hollywood Rummy came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("6-round-over"));
    for (int i = 0; i < 3 && session.running() && asks() != before; ++i)
        session.trigger(QStringLiteral("auto"));
}

void playHollywood(Photographer& photographer, TableSession& session, const QString& name)
{
    playHollywoodHand(photographer, session, name, false);
}

void playHoardedHollywood(Photographer& photographer, TableSession& session, const QString& name)
{
    playHollywoodHand(photographer, session, name, true);
}

/// A round of Dragon Holla: my turn, a cube held, a river cube chosen, the end.
void playDragon(Photographer& photographer, TableSession& session, const QString& name)
{
    Moments once(photographer, name);
    session.setUntimed(true);
    int turns = 0;
    for (int steps = 0; steps < 400 && session.phase() == QLatin1String("playing"); ++steps) {
        if (!Photographer::waitFor([&] { return session.myTurn() || session.phase() != QLatin1String("playing"); }) ||
            session.phase() != QLatin1String("playing"))
            break;
        if (enabled(session, "holla")) {
            once(QStringLiteral("3-holla"));
            session.trigger(QStringLiteral("holla"));
            if (!session.choice().isEmpty())
                session.choose(0);
        } else if (enabled(session, "draw")) {
            ++turns;
            if (turns > 3) {
                once(QStringLiteral("1-my-turn"));
                if (turns == 4)
                    photographer.takeSheet(QStringLiteral("handsChip"), name + QStringLiteral("-5-hands"));
            }
            session.trigger(QStringLiteral("draw"));
        } else {
            const QList<int> piece{lastHandPiece(session)};
            if (turns > 4) {
                session.hold(piece);
                once(QStringLiteral("2-held"));
                session.letGo();
            }
            if (!session.dropOn(piece, QStringLiteral("island")))
                break;
            if (!session.choice().isEmpty())
                session.choose(0);
        }
    }
    if (session.phase() == QLatin1String("playing"))
        photographer.fail(QStringLiteral("the round of Dragon Holla came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("4-round-over"));
}

/// Differences from a preset.
QVariantMap preset(const char* id, QVariantMap differences = {})
{
    differences.insert(QStringLiteral("preset"), QString::fromLatin1(id));
    return differences;
}

} // namespace

const std::vector<Tour>& tours()
{
    const auto named = [](const char* text) { return QString::fromLatin1(text); };
    static const std::vector<Tour> all{
        {named("hoola"), named("hoola"), 4, {}, playHoola},
        {named("hoola"), named("hoola-full"), 7, {{named("dropout_schedule"), named("seed")}}, playHoola},
        {named("hollywood"), named("hollywood"), 4, {}, playHollywood},
        {named("hollywood"), named("hollywood-full"), 6,
         preset("seed", {{named("mayi_penalty"), 3},
                         {named("hand_limit"), 0},
                         {named("deny_effect"), named("none")},
                         {named("hands_played"), named("custom")},
                         {named("custom_hands"), QVariantList{6, 7}}}),
         playHoardedHollywood},
        {named("hohpai"), named("hohpai"), 4, preset("emended"), playHohpai},
        {named("hohpai"), named("hohpai-eye"), 2, {{named("closed_row_fix"), named("eye")}}, playDealtHohpai},
        {named("hohpai"), named("hohpai-tok"), 3, preset("tok", {{named("win_declaration"), named("optional")}}),
         playDealtHohpai},
        {named("dragon"), named("dragon"), 4, {}, playDragon},
        {named("dragon"), named("dragon-five"), 5, preset("odd_even_table"), playDragon},
        {named("dragon"), named("dragon-duel"), 2, {}, playDragon},
        {named("hulahoo"), named("hulahoo"), 6, preset("targets_only"), playHulahoo},
    };
    return all;
}
