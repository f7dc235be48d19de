// SPDX-License-Identifier: GPL-3.0-or-later
#include "foresight.h"

#include <algorithm>
#include <utility>

#include <QElapsedTimer>
#include <QHash>

#include "games/gametable.h"
#include "gradewords.h"
#include "words/language.h"

namespace {

/// The shortest time between two updates of the lists.
constexpr int tellEachMs = 120;
/// The number of pieces named in words.
constexpr int namedPieces = 5;
constexpr double worthNaming = 0.02;

} // namespace

Foresight::Foresight(QObject* parent) : QObject(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        say();
        emit changed();
    });
}

Foresight::~Foresight() = default;

void Foresight::setSession(TableSession* session)
{
    if (session == session_)
        return;
    if (session_)
        session_->disconnect(this);
    session_ = session;
    if (session)
        connect(session, &TableSession::changed, this, &Foresight::follow);
    follow();
}

void Foresight::setWanted(bool wanted)
{
    if (wanted == wanted_)
        return;
    wanted_ = wanted;
    if (!wanted && running()) {
        work_.callOff();
        round_.reset(); // to be computed anew
    }
    follow();
}

void Foresight::setOther(int seat)
{
    if (seat == other_)
        return;
    other_ = seat;
    say();
    emit changed();
}

void Foresight::follow()
{
    if (wanted_ && session_ && session_->replaying()) {
        const int begins = session_->shownRoundBegins();
        if (!round_ || begins != begins_ || session_->seat() != seat_ || session_->replayedMatch() != match_)
            begin();
        move_ = session_->replayPosition() - begins;
        say();
    }
    emit changed();
}

void Foresight::begin()
{
    work_.callOff();
    found_.clear();
    round_ = session_->shownRound();
    begins_ = session_->shownRoundBegins();
    seat_ = session_->seat();
    match_ = session_->replayedMatch();
    moves_ = int(std::count_if(round_->actions().begin(), round_->actions().end(),
                               [this](const auto& action) { return action.round == round_->round(); }));
    if (other_ < 0 || other_ == seat_ || other_ >= round_->setup().players)
        other_ = seat_ == 0 ? 1 : 0;
    work_.run([this, round = round_, who = seat_, many = worlds()](const Background::Job& job) -> Background::Told {
        QElapsedTimer since;
        since.start();
        std::vector<hanpan::foresight> fresh;
        const auto tells = [&]() -> Background::Told {
            since.restart();
            return [this, found = std::exchange(fresh, {})] {
                found_.insert(found_.end(), found.begin(), found.end());
                say();
                emit changed();
            };
        };
        round->foresee(who, many, job.stop(), [&](std::size_t, const hanpan::foresight& seen) {
            fresh.push_back(seen);
            if (since.elapsed() >= tellEachMs)
                job.tell(tells());
        });
        return tells();
    });
}

void Foresight::say()
{
    line_.clear();
    places_.clear();
    others_.clear();
    rows_.clear();
    told_.clear();
    if (!round_ || !session_)
        return;
    for (int s = 0; s < round_->setup().players; ++s)
        if (s != seat_)
            others_.append({s, session_->nameOf(s)});
    for (const hanpan::foresight& seen : found_) {
        const std::vector<double>& places = seen.places[std::size_t(seat_)];
        line_.append({QList<double>(places.begin(), places.end())});
    }
    if (move_ < 0 || std::size_t(move_) >= found_.size())
        return;
    const hanpan::foresight& here = found_[std::size_t(move_)];
    int place = 0;
    for (const double chance : here.places[std::size_t(seat_)])
        places_.append({tr("Place %1").arg(++place), GradeWords::percent(chance)});
    if (here.holds.empty()) {
        told_ = tr("The round is over: nothing is hidden any more.");
        return;
    }
    const GameTable& game = *tableGame(QString::fromStdString(round_->setup().game));
    QHash<QString, double> held;
    QStringList likely;
    for (const hanpan::held_piece& piece : here.holds[std::size_t(other_)]) {
        const QString face = QString::fromStdString(piece.face);
        held[face] = piece.chance;
        if (likely.size() < namedPieces && piece.chance >= worthNaming)
            likely.append(QStringLiteral("%1 (%2)").arg(game.words.pieceName(face), GradeWords::percent(piece.chance)));
    }
    QList<QStringList> set = session_->wholeSet();
    if (set.isEmpty()) { // what may be there, then
        set.append(held.keys());
        set.first().sort();
    }
    for (const QStringList& row : std::as_const(set)) {
        HeldRow shown;
        for (const QString& face : row) {
            const double share = held.value(face);
            shown.pieces.append({face, game.words.pieceName(face), share, GradeWords::percent(share)});
        }
        rows_.append(shown);
    }
    const QString name = session_->nameOf(other_);
    told_ = likely.isEmpty() ? tr("%1's hand is empty.").arg(name)
                             : tr("%1 most likely holds: %2").arg(name, likely.join(QStringLiteral(", ")));
}
