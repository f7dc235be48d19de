// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots/rounds.h"

#include <functional>

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
    int best = -1;
    int bestPlace = -1;
    for (const PieceRow& row : session.pieces()->rows())
        if (row.zone == QLatin1String("hand:0") && row.place > bestPlace) {
            bestPlace = row.place;
            best = row.pieceId;
        }
    return best;
}

bool enabled(const TableSession& session, const char* action)
{
    const ActionRow* row = session.actions()->find(QString::fromLatin1(action));
    return row && row->enabled;
}

bool playing(const TableSession& session) { return session.phase() == QLatin1String("playing"); }

/// A round from the deal to its end, with a picture of each kind of moment.
struct Played {
    Photographer& photographer;
    TableSession& session;
    const QString& name;
    Moments once{photographer, name};

    /// Presses the button if it can be pressed; `moment`: the picture before that, "" = none.
    bool press(const char* action, const char* moment = "")
    {
        if (!enabled(session, action))
            return false;
        if (*moment)
            once(QString::fromLatin1(moment));
        return session.trigger(QString::fromLatin1(action));
    }
    /// The first arrangement, if there are several.
    bool chooses()
    {
        if (session.choice().isEmpty())
            return false;
        once(QStringLiteral("4-choice"));
        session.choose(0);
        return true;
    }
    /// Drops the last piece of the hand there; `moment`: the picture with the piece held, "" = none.
    bool drop(const QString& zone, const QString& moment)
    {
        const QList<int> piece{lastHandPiece(session)};
        if (!moment.isEmpty()) {
            session.hold(piece);
            once(moment);
            session.letGo();
        }
        return session.dropOn(piece, zone);
    }
    /// Calls `turn` whenever the person is asked, until the round is over or it gives false. `what`: the round in the
    /// words of the complaint that it came to a halt; `end`: the picture of its end.
    void play(const char* what, const char* end, const std::function<bool(int step)>& turn)
    {
        session.setUntimed(true);
        for (int step = 0; step < 500 && playing(session); ++step) {
            const bool asked = Photographer::waitFor(
                [this] { return session.myTurn() || session.claim().active || !playing(session); });
            if (!asked || !playing(session) || !turn(step))
                break;
        }
        if (playing(session))
            photographer.fail(
                QStringLiteral("%1 came to a halt: %2").arg(QString::fromLatin1(what), session.statusText()));
        else
            once(QString::fromLatin1(end));
    }
};

void playHoola(Photographer& photographer, TableSession& session, const QString& name)
{
    Played round{photographer, session, name};
    round.play("the round of Hoola", "6-round-over", [&](int) {
        if (round.chooses())
            return true;
        if (session.claim().active) {
            round.once(QStringLiteral("3-claim"));
            session.trigger(QStringLiteral("pass"));
            return true;
        }
        if (round.press("stay") || round.press("draw", "1-my-turn"))
            return true;
        if (round.press("meld")) {
            if (session.choice().isEmpty())
                round.once(QStringLiteral("5-melded"));
            return true;
        }
        return round.drop(QStringLiteral("discard"), QStringLiteral("2-held"));
    });
    if (!playing(session)) {
        photographer.takeSheet(QStringLiteral("resultLog"), name + QStringLiteral("-7-log"));
        photographer.takeSheet(QStringLiteral("scoresChip"), name + QStringLiteral("-8-scores"));
    }
}

/// Six at the table, and players are named.
void playHulahoo(Photographer& photographer, TableSession& session, const QString& name)
{
    Played round{photographer, session, name};
    session.fastForward();
    round.play("the round of HULA-HOO!", "6-round-over", [&](int) {
        session.fastForward();
        if (round.chooses() || round.press("keep", "1-swap") || round.press("name", "5-name"))
            return true;
        const auto playable = [&] {
            int card = -1;
            for (const PieceRow& row : session.pieces()->rows())
                if (row.playable && (row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")))
                    card = row.pieceId;
            return card;
        };
        // Out: the table says so by itself.
        Photographer::waitFor([&] { return playable() >= 0 || !session.myTurn() || !playing(session); });
        const int card = playable();
        if (card < 0)
            return true;
        round.once(QStringLiteral("2-my-turn"));
        session.toggleSelected(card);
        round.once(QStringLiteral("3-chosen"));
        return session.clickZone(QStringLiteral("discard"));
    });
}

/// Ho-Hpai from the draw for the head to the end of its first deal, or the draw-and-discard form of it.
void playHohpaiFrom(Photographer& photographer, TableSession& session, const QString& name, bool ceremony)
{
    Played round{photographer, session, name};
    // The deal stands still while its moments are taken.
    session.setPaused(true);
    for (int scene = 0; ceremony && scene < 12 && session.statusText() != QString() && !session.myTurn() &&
                        session.seats()->rows()[0].badges.isEmpty() && session.log().isEmpty();
         ++scene) {
        round.once(QStringLiteral("0-deal-%1").arg(scene));
        session.setPaused(false);
        session.skipPacing();
        session.setPaused(true);
        if (session.pieces()->rows()[0].zone.isEmpty() || !session.reading().title.isEmpty())
            break;
    }
    session.setPaused(false);
    round.play("the deal of Ho-Hpai", "4-round-over", [&](int step) {
        if (round.press("declare", "3-declare") || round.press("draw", "1-my-turn"))
            return true;
        const bool rows = session.actions()->find(QStringLiteral("exchange"))->shown;
        if (rows)
            round.once(QStringLiteral("1-my-turn"));
        return round.drop(rows ? QStringLiteral("row") : QStringLiteral("discard"),
                          rows && step < 3 ? QString() : QStringLiteral("2-held"));
    });
    photographer.takeSheet(QStringLiteral("handsChip"), name + QStringLiteral("-5-hands"));
}

void playHohpai(Photographer& photographer, TableSession& session, const QString& name)
{
    playHohpaiFrom(photographer, session, name, true);
}

void playDealtHohpai(Photographer& photographer, TableSession& session, const QString& name)
{
    playHohpaiFrom(photographer, session, name, false);
}

/// `hoard`: the human calls for every discard, so that his hand grows beyond twenty cards.
void playHollywoodHand(Photographer& photographer, TableSession& session, const QString& name, bool hoard)
{
    Played round{photographer, session, name};
    const auto asks = [&] { return session.actions()->find(QStringLiteral("auto"))->label; };
    const QString before = asks();
    if (hoard)
        session.trigger(QStringLiteral("auto")); // every discard is offered
    round.play("the hand of Hollywood Rummy", "6-round-over", [&](int step) {
        int held = 0;
        for (const PieceRow& row : session.pieces()->rows())
            held += row.zone == QLatin1String("hand:0");
        if (hoard && held >= 22) {
            round.once(QStringLiteral("0-full-hand"));
            hoard = false;
        }
        if (round.chooses())
            return true;
        if (session.claim().active) {
            const QStringList answers = session.claim().actions;
            const bool asked = answers.contains(QStringLiteral("allow"));
            round.once(asked ? QStringLiteral("7-asked") : QStringLiteral("3-may-i"));
            session.trigger(hoard || asked ? answers.first() : QStringLiteral("pass"));
            return true;
        }
        if (step == 0 && enabled(session, "draw"))
            photographer.takeSheet(QStringLiteral("handsChip"), name + QStringLiteral("-8-contracts"));
        if (round.press("draw", "1-my-turn") || round.press("take") ||
            (!hoard && round.press("lay_down", "2-lay-down")))
            return true;
        if (round.press("lay_off")) {
            if (session.choice().isEmpty())
                round.once(QStringLiteral("5-laid-off"));
            return true;
        }
        return round.drop(QStringLiteral("discard"), {});
    });
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

/// My turn, a cube held, a river cube chosen, the end.
void playDragon(Photographer& photographer, TableSession& session, const QString& name)
{
    Played round{photographer, session, name};
    int turns = 0;
    round.play("the round of Dragon Holla", "4-round-over", [&](int) {
        bool done = round.press("holla", "3-holla");
        if (!done && enabled(session, "draw")) {
            ++turns;
            if (turns == 4) {
                round.once(QStringLiteral("1-my-turn"));
                photographer.takeSheet(QStringLiteral("handsChip"), name + QStringLiteral("-5-hands"));
            }
            return round.press("draw");
        }
        done = done || round.drop(QStringLiteral("island"), turns > 4 ? QStringLiteral("2-held") : QString());
        if (done && !session.choice().isEmpty())
            session.choose(0);
        return done;
    });
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
