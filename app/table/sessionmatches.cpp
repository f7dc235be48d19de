// SPDX-License-Identifier: GPL-3.0-or-later
// Where the session's matches come from: a set-up, a record, the history, the match before.
#include "sessionprivate.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include "history/dailydeal.h"
#include "history/history.h"
#include "registry/registry.h"
#include "words/tablewords.h"
#include "words/words.h"

bool TableSession::Private::fail(const QString& sentence)
{
    startError = sentence;
    refused = {};
    return false;
}

bool TableSession::Private::begin(std::unique_ptr<hanpan::match> started, const QStringList& botLevels, bool asPractice,
                                  const WokenMatch* from, const Lesson* lesson, int step)
{
    if (keeping.on() && !replay.running() && !lesson && !mayPlay(*started, from)) {
        keeping.setParentOfNext(0);
        return false;
    }
    opponents.callOff();
    chances.end();
    lesson ? guide.begin(*lesson, step) : guide.end();
    keeping.stop(played, demo);
    const GameTable* const before = played ? &played.game() : nullptr;
    if (keeping.on() || replay.running())
        played.sit(0); // where the history counts the person
    played.take(std::move(started), botLevels, from ? from->actions : QList<KeptAction>());
    if (&played.game() != before)
        models.order.setMode(played.game().hand.firstOrder());
    talk.forget();
    smallTalk.begin(played->setup().seed);
    startError.clear();
    refused = {};
    const hanpan::match_setup& setup = played->setup();
    inMidst = from ? from->about.branch() : !played->actions().empty();
    day = setup.until == 1 && !inMidst ? daily_deal::dayOf(QString::fromStdString(setup.game), setup.seed) : QDate();
    played.setPractice(asPractice);
    if (from && from->about.id != 0) {
        proof.setNonce(from->about.nonce);
        played.setRulesName(from->about.rulesName);
        played.setCharacters(from->about.characters);
    } else {
        proof.setNonce(replay.running() ? QString() : DealProof::newNonce());
    }
    if (!replay.running())
        keeping.begin(played, demo, proof.nonce(), from);
    models.tracker.clear();
    if (!lesson && !replay.running())
        chances.begin(played);
    lessonChanged();
    startDeal();
    return true;
}

bool TableSession::Private::mayPlay(hanpan::match& started, const WokenMatch* from)
{
    HistoryStore& store = History::instance()->store();
    const bool itself = from && from->about.kind == MatchKind::Match;
    if (itself) // two tables of the same match would each play with what the other has seen
        return from->about.id == 0 || !from->whole() || !store.inHand(from->about.id, true) ||
               fail(tr("This match is open in another window. Continue it there."));
    const Secrets secrets(store, started.setup());
    if (secrets.keeps(started.round())) {
        fail(Secrets::whyNotPlayed());
        refused = secrets;
        return false;
    }
    if (secrets.any())
        started.end_with_this_round();
    return true;
}

bool TableSession::asksToGiveUp() const { return d->refused.any(); }

bool TableSession::giveUpSecrets()
{
    // The match on this table belongs to this window: nobody else may write to it.
    if (d->refused.keptBy(d->keeping.matchId())) {
        d->played.setPractice(true);
        d->keeping.keep(d->played, d->demo);
        d->tellChanged();
    }
    const QString trouble = d->refused.giveUp(History::instance()->store());
    History::instance()->touch();
    return trouble.isEmpty() || d->fail(trouble);
}

WokenMatch TableSession::Private::wake(int id)
{
    WokenMatch woken = History::instance()->store().wake(id);
    if (woken.match && !tableGame(woken.about.game)) {
        woken.match.reset();
        woken.error = TableWords::noSuchGame(woken.about.game);
    }
    if (!woken.match)
        startError = woken.error;
    return woken;
}

std::uint64_t TableSession::Private::newSeed() { return QRandomGenerator::system()->generate64(); }

bool TableSession::Private::knownDeal(const hanpan::match_setup& setup) const
{
    return keeping.on() && !demo &&
           History::instance()->knowsDeal(QString::fromStdString(setup.game), setup.players,
                                          QString::number(setup.seed));
}

/// A match from its beginning with the same shuffles; everybody sits `seatsOn` places further on. The deal is known by
/// now, so it is practice.
bool TableSession::Private::sameDeal(const hanpan::match& from, int seatsOn, const QStringList& botLevels, int parent)
{
    hanpan::match_setup setup = from.setup();
    if (seatsOn != 0) {
        const std::unique_ptr<hanpan::match> first = from.clone();
        while (first->undo())
            ;
        setup.dealer = (first->dealer() - seatsOn + setup.players) % setup.players;
    }
    if (!from.over())
        setup.until = 1; // the later rounds of an unfinished match stay unknown
    auto again = hanpan::make_match(setup);
    if (!again)
        return fail(Words::said(again.error));
    keeping.setParentOfNext(parent);
    // A copy of the levels: begin() replaces those of this session.
    return begin(std::move(*again), QStringList(botLevels), true);
}

bool TableSession::begin(const MatchRequest& wanted)
{
    setRulesName(wanted.rulesName);
    setCharacters(wanted.characters);
    setDemo(wanted.demo);
    const bool begun =
        wanted.id != 0             ? wanted.again ? playKeptAgain(wanted.id, wanted.otherSeat) : resumeKept(wanted.id)
                    : !wanted.record.isEmpty() ? startFromRecord(wanted.record, wanted.levels, wanted.practice, wanted.parent)
                                   : start(wanted.game.isEmpty() ? firstGame() : wanted.game, wanted.players,
                                           wanted.rules, wanted.seed, wanted.levels, wanted.rounds, wanted.target);
    if (begun && !wanted.branch.isEmpty())
        History::instance()->nameBranch(matchId(), wanted.branch);
    return begun;
}

bool TableSession::start(const QString& game, int players, const QVariantMap& ruleValues, const QString& seed,
                         const QStringList& levels, int rounds, int target)
{
    const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
    if (!entry || !tableGame(game))
        return d->fail(TableWords::noSuchGame(game));
    const QByteArray differences =
        QJsonDocument(QJsonObject::fromVariantMap(ruleValues)).toJson(QJsonDocument::Compact);
    auto values = entry->book().read(hanpan::json::parse(differences.toStdString(), nullptr, false));
    if (!values)
        return d->fail(Words::said(values.error));

    hanpan::match_setup setup;
    setup.game = game.toStdString();
    setup.players = players;
    setup.rules = std::move(*values);
    setup.rounds = rounds;
    setup.target = hanpan::whole(target);
    bool isNumber = false;
    setup.seed = seed.toULongLong(&isNumber);
    if (!isNumber) {
        if (!seed.isEmpty())
            return d->fail(TableWords::badSeed(seed));
        setup.seed = Private::newSeed();
    }
    auto match = entry->create(setup);
    if (!match)
        return d->fail(Words::said(match.error));
    d->replay.end();
    return d->begin(std::move(*match), levels, d->knownDeal(setup));
}

bool TableSession::startFromRecord(const QString& record, const QStringList& levels, bool practice, int parent)
{
    d->keeping.setParentOfNext(parent);
    auto match = hanpan::match_from_record(record.toStdString());
    if (!match)
        return d->fail(Words::said(match.error));
    if (const QString game = QString::fromStdString((*match)->setup().game); !tableGame(game))
        return d->fail(TableWords::noSuchGame(game));
    d->replay.end();
    return d->begin(std::move(*match), levels, practice);
}

QString TableSession::ownActionAt(int number) const
{
    if (!d->played || number < 0 || std::size_t(number) >= d->played->actions().size())
        return {};
    const hanpan::played_action& action = d->played->actions()[std::size_t(number)];
    return action.who == d->played.me() ? QString::fromStdString(action.text) : QString();
}

bool TableSession::resumeKept(int id)
{
    WokenMatch woken = d->wake(id);
    if (!woken.match)
        return false;
    d->replay.end();
    d->demo = woken.about.kind == MatchKind::Demo;
    return d->begin(std::move(woken.match), woken.about.levels, woken.about.kind == MatchKind::Practice, &woken);
}

bool TableSession::newMatchSameRules()
{
    if (!d->played)
        return false;
    if (const Lesson* lesson = d->guide.lesson())
        return startLesson(lesson->game, lesson->number);
    hanpan::match_setup setup = d->played->setup();
    setup.seed = Private::newSeed();
    setup.until = 0;
    setup.deck.clear();
    auto match = hanpan::make_match(setup);
    if (!match)
        return d->fail(Words::said(match.error));
    return d->begin(std::move(*match), QStringList(d->played.levels()), false);
}

bool TableSession::restartDeal()
{
    if (!d->played)
        return false;
    if (const Lesson* lesson = d->guide.lesson())
        return startLesson(lesson->game, lesson->number);
    const int parent = d->keeping.matchId();
    if (d->played->over())
        return d->sameDeal(*d->played, 0, d->played.levels(), parent);
    // Only the current round, as the match has reached it: this reveals nothing of the later ones.
    std::unique_ptr<hanpan::match> again = d->played->clone();
    const int round = again->round();
    while (!again->actions().empty() && again->actions().back().round == round)
        again->undo();
    again->end_with_this_round();
    d->keeping.setParentOfNext(parent);
    return d->begin(std::move(again), QStringList(d->played.levels()), true);
}

bool TableSession::takeOtherSeat()
{
    if (d->played && !d->played->over() && d->played->round() > 0)
        return d->fail(tr("You can't change seats mid-match: that would give away the later rounds. Once it is over, "
                          "you can play all of it from another seat."));
    return d->played && d->sameDeal(*d->played, 1, d->played.levels(), d->keeping.matchId());
}

bool TableSession::playKeptAgain(int id, bool otherSeat)
{
    const WokenMatch woken = d->wake(id);
    if (woken.match) {
        d->played.setCharacters(woken.about.characters);
        d->played.setRulesName(woken.about.rulesName);
    }
    return woken.match && d->sameDeal(*woken.match, otherSeat ? 1 : 0, woken.about.levels, id);
}
