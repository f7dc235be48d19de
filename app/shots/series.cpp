// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots/series.h"

#include <QFile>

#include "settings/preferences.h"
#include "shots/pastmatches.h"
#include "shots/photographer.h"
#include "table/tablesession.h"

namespace {

constexpr int before = 3; ///< events shown before the claim
constexpr int after = 4;

/// A table where the computer plays every seat, standing still until it is told to go on.
TableSession* sit(Photographer& photographer, const QString& game)
{
    forgetLeft();
    const QQuickItem* page = photographer.open(
        QStringLiteral("Table"),
        {{QStringLiteral("match"),
          QVariant::fromValue(MatchRequest{.game = game, .players = 4, .seed = QStringLiteral("7"), .demo = true})}});
    auto* session = page ? page->property("session").value<TableSession*>() : nullptr;
    if (!session || !session->running()) {
        photographer.fail(QStringLiteral("no table of %1").arg(game));
        return nullptr;
    }
    // The person who watches has stopped it.
    if (QObject* pause = photographer.find(QStringLiteral("pauseChip")))
        QMetaObject::invokeMethod(pause, "clicked");
    return session;
}

/// Lets one more thing happen; false when the round is over.
bool step(TableSession& session)
{
    const qsizetype told = session.story().size();
    const auto moved = [&] { return session.story().size() > told || session.phase() != QLatin1String("playing"); };
    for (int patience = 0; patience < 40 && !moved(); ++patience) {
        session.step();
        QElapsedTimer pause;
        pause.start();
        while (pause.elapsed() < 60 && !moved())
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return session.phase() == QLatin1String("playing");
}

void writeLog(Photographer& photographer, const QString& name, const QList<StoryLine>& lines)
{
    QFile file(QDir(photographer.folder()).filePath(name + QStringLiteral(".txt")));
    if (!file.open(QIODevice::WriteOnly)) {
        photographer.fail(QStringLiteral("cannot write %1").arg(name));
        return;
    }
    for (const StoryLine& line : lines)
        file.write(line.text.toUtf8() + '\n');
}

/// How many things had happened when the first claim came; found by playing the same round once without pictures.
int firstClaim(TableSession& session)
{
    int found = -1;
    const auto watch = QObject::connect(&session, &TableSession::happened, &session, [&](const QString& kind, int) {
        if (kind == QLatin1String("claim") && found < 0 && session.story().size() > 3)
            found = int(session.story().size());
    });
    while (found < 0 && step(session)) {
    }
    QObject::disconnect(watch);
    return found < 0 ? before + 6 : found;
}

} // namespace

void takeSeries(Photographer& photographer, const QString& game)
{
    Preferences* const settings = Preferences::instance();
    const QString speed = settings->botSpeed();
    settings->setBotSpeed(QStringLiteral("fast"));
    settings->setLanguage(QStringLiteral("en"));
    settings->setTheme(QStringLiteral("light"));
    photographer.resize({1280, 800});
    TableSession* session = sit(photographer, game);
    if (!session)
        return;
    const int claim = firstClaim(*session);
    photographer.home();
    if (!(session = sit(photographer, game)))
        return;
    const QString turn = QStringLiteral("series-%1-turn").arg(game);
    bool playing = true;
    while (playing && session->story().size() < claim - before)
        playing = step(*session);
    const qsizetype from = session->story().size();
    for (int i = 0; playing && i < before + after; ++i) {
        photographer.snapSettled(QStringLiteral("%1-%2").arg(turn).arg(i));
        playing = step(*session);
    }
    writeLog(photographer, turn, session->story().mid(from));

    // The end, with everything that moves.
    const QString finale = QStringLiteral("series-%1-finale").arg(game);
    settings->setMotion(QStringLiteral("slow"));
    photographer.home();
    if (!(session = sit(photographer, game)))
        return;
    qsizetype last = 0;
    while (step(*session))
        last = session->story().size();
    const auto* view = photographer.find(QStringLiteral("finaleNotes"));
    auto* show = view ? view->property("finale").value<QObject*>() : nullptr;
    for (int frame = 0; show && show->property("running").toBool() && frame < 12; ++frame) {
        photographer.snap(QStringLiteral("%1-%2").arg(finale).arg(frame, 2, 10, QLatin1Char('0')));
        const double next = show->property("clock").toDouble() + show->property("total").toDouble() / 9;
        Photographer::waitFor(
            [&] { return !show->property("running").toBool() || show->property("clock").toDouble() >= next; });
    }
    settings->setMotion(QStringLiteral("off"));
    photographer.snapSettled(finale + QStringLiteral("-sheet"));
    writeLog(photographer, finale, session->story().mid(std::max<qsizetype>(0, last - 4)));
    settings->setBotSpeed(speed);
}
