// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots/shots.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

#include "match/match.h"
#include "settings/preferences.h"
#include "table/tablesession.h"

namespace {

struct Variant {
    QString language;
    QString theme;
    QSize size;
    QString name() const
    {
        return QStringLiteral("%1-%2-%3x%4").arg(language, theme).arg(size.width()).arg(size.height());
    }
};

std::vector<Variant> variants()
{
    std::vector<Variant> all;
    for (const QSize size : {QSize(960, 640), QSize(1440, 900), QSize(2560, 1440)})
        for (const char* theme : {"light", "dark"})
            for (const char* language : {"ko", "en"})
                all.push_back({QString::fromLatin1(language), QString::fromLatin1(theme), size});
    return all;
}

class Photographer {
public:
    Photographer(QQmlApplicationEngine& engine, QQuickWindow& window, QString folder, QString only)
        : window_(window), folder_(std::move(folder)), only_(std::move(only))
    {
        // A singleton written in QML is reached from QML only.
        QQmlComponent component(&engine);
        component.setData("import QtQml\nimport Hanpan\nQtObject {\n"
                          "function open(page, properties) { Navigator.home(); Navigator.go(page, properties) }\n"
                          "function home() { Navigator.home() } }",
                          {});
        navigator_.reset(component.create());
        if (!navigator_)
            fail(component.errorString());
    }

    int pictures() const { return pictures_; }
    bool failed() const { return failed_; }

    /// Would any picture of this name be wanted?
    bool wanted(const QString& name) const
    {
        for (const Variant& variant : variants())
            if (fileName(name, variant).contains(only_))
                return true;
        return false;
    }

    void home()
    {
        QMetaObject::invokeMethod(navigator_.get(), "home");
        settle();
    }

    /// Opens a page; nullptr when the program could not.
    QQuickItem* open(const QString& page, const QVariantMap& properties)
    {
        QMetaObject::invokeMethod(navigator_.get(), "open", Q_ARG(QVariant, page), Q_ARG(QVariant, properties));
        settle();
        QQuickItem* item = current(window_.contentItem(), page);
        if (!item)
            fail(QStringLiteral("page %1 did not open").arg(page));
        return item;
    }

    /// The same moment in every variant.
    void take(const QString& name)
    {
        for (const Variant& variant : variants()) {
            const QString file = fileName(name, variant);
            if (!file.contains(only_))
                continue;
            Preferences::instance()->setLanguage(variant.language);
            Preferences::instance()->setTheme(variant.theme);
            window_.resize(variant.size);
            if (settle().save(QDir(folder_).filePath(file)))
                ++pictures_;
            else
                fail(QStringLiteral("cannot write %1").arg(file));
        }
    }

    void fail(const QString& why)
    {
        failed_ = true;
        std::fprintf(stderr, "hanpan --shots: %s\n", qPrintable(why));
    }

    /// Lets events pass until `done`, at most ten seconds.
    static bool waitFor(const std::function<bool()>& done)
    {
        QElapsedTimer watch;
        watch.start();
        while (!done() && watch.elapsed() < 10000)
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
        return done();
    }

private:
    static QString fileName(const QString& name, const Variant& variant)
    {
        return QStringLiteral("%1-%2.png").arg(name, variant.name());
    }

    /// The picture once nothing moves any more: two in a row are the same.
    QImage settle()
    {
        QImage last;
        waitFor([&] {
            QElapsedTimer pause;
            pause.start();
            while (pause.elapsed() < 40)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            const QImage now = window_.grabWindow();
            const bool still = now == last;
            last = now;
            return still && now.size() == window_.size() * window_.devicePixelRatio();
        });
        return last;
    }

    /// The visible item that was made from pages/<page>.qml.
    static QQuickItem* current(QQuickItem* from, const QString& page)
    {
        if (QString::fromLatin1(from->metaObject()->className()).startsWith(page + QStringLiteral("_QMLTYPE")))
            return from;
        for (QQuickItem* child : from->childItems())
            if (QQuickItem* found = child->isVisible() ? current(child, page) : nullptr)
                return found;
        return nullptr;
    }

    QQuickWindow& window_;
    QString folder_;
    QString only_;
    std::unique_ptr<QObject> navigator_;
    int pictures_ = 0;
    bool failed_ = false;
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
void playHoola(Photographer& photographer, TableSession& session)
{
    QStringList taken;
    const auto once = [&](const QString& name) {
        if (!taken.contains(name)) {
            taken << name;
            if (photographer.wanted(name))
                photographer.take(name);
        }
    };
    session.setInstant(true);
    int steps = 0;
    for (; steps < 300 && session.phase() == QLatin1String("playing"); ++steps) {
        if (!Photographer::waitFor([&] {
                return session.myTurn() || session.claim().value(QStringLiteral("active")).toBool() ||
                       session.phase() != QLatin1String("playing");
            }))
            break;
        if (session.phase() != QLatin1String("playing"))
            break;
        if (!session.choice().isEmpty()) {
            once(QStringLiteral("hoola-4-choice"));
            session.choose(0);
        } else if (session.claim().value(QStringLiteral("active")).toBool()) {
            once(QStringLiteral("hoola-3-claim"));
            session.trigger(QStringLiteral("pass"));
        } else if (enabled(session, "stay")) {
            session.trigger(QStringLiteral("stay"));
        } else if (enabled(session, "draw")) {
            once(QStringLiteral("hoola-1-my-turn"));
            session.trigger(QStringLiteral("draw"));
        } else if (enabled(session, "meld") && session.trigger(QStringLiteral("meld"))) {
            if (session.choice().isEmpty())
                once(QStringLiteral("hoola-5-melded"));
        } else {
            const QVariantList piece{lastHandPiece(session)};
            session.hold(piece);
            once(QStringLiteral("hoola-2-held"));
            session.letGo();
            if (!session.dropOn(piece, QStringLiteral("discard")))
                break;
        }
    }
    if (session.phase() == QLatin1String("playing"))
        photographer.fail(QStringLiteral("the round of Hoola came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("hoola-6-round-over"));
}

/// A round of HULA-HOO! in which players are named, six at the table, with a picture of each kind of moment.
void playHulahoo(Photographer& photographer, TableSession& session)
{
    QStringList taken;
    const auto once = [&](const QString& name) {
        if (!taken.contains(name)) {
            taken << name;
            if (photographer.wanted(name))
                photographer.take(name);
        }
    };
    session.setInstant(true);
    const auto playing = [&] { return session.phase() == QLatin1String("playing"); };
    for (int steps = 0; steps < 300 && playing(); ++steps) {
        session.fastForward();
        if (!Photographer::waitFor([&] { return session.myTurn() || !playing(); }) || !playing())
            break;
        if (!session.choice().isEmpty()) {
            once(QStringLiteral("hulahoo-4-choice"));
            session.choose(0);
        } else if (enabled(session, "keep")) {
            once(QStringLiteral("hulahoo-1-swap"));
            session.trigger(QStringLiteral("keep"));
        } else if (enabled(session, "name")) {
            once(QStringLiteral("hulahoo-5-name"));
            session.trigger(QStringLiteral("name"));
        } else {
            int card = -1;
            for (const PieceRow& row : session.pieces()->rows())
                if (row.playable && (row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")))
                    card = row.pieceId;
            if (card < 0) {
                // Out: the table says so by itself.
                QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
                continue;
            }
            once(QStringLiteral("hulahoo-2-my-turn"));
            session.toggleSelected(card);
            once(QStringLiteral("hulahoo-3-chosen"));
            if (!session.clickZone(QStringLiteral("discard")))
                break;
        }
    }
    if (playing())
        photographer.fail(QStringLiteral("the round of HULA-HOO! came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("hulahoo-6-round-over"));
}

/// Ho-Hpai from the draw for the head to the end of its first deal, or the draw-and-discard form of it.
void playHohpai(Photographer& photographer, TableSession& session, const QString& name, bool ceremony)
{
    QStringList taken;
    const auto once = [&](const QString& what) {
        const QString picture = name + QLatin1Char('-') + what;
        if (!taken.contains(picture)) {
            taken << picture;
            if (photographer.wanted(picture))
                photographer.take(picture);
        }
    };
    // The deal stands still while its moments are taken.
    session.setPaused(true);
    for (int scene = 0; ceremony && scene < 12 && session.statusText() != QString() && !session.myTurn() &&
                        session.seats()->rows()[0].badges.isEmpty() && session.log().isEmpty();
         ++scene) {
        once(QStringLiteral("0-deal-%1").arg(scene));
        session.setPaused(false);
        session.skipPacing();
        session.setPaused(true);
        if (session.pieces()->rows()[0].zone.isEmpty() || !session.reading().isEmpty())
            break;
    }
    session.setInstant(true);
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
            const QVariantList piece{lastHandPiece(session)};
            session.hold(piece);
            once(rows ? QStringLiteral("1-my-turn") : QStringLiteral("2-held"));
            if (rows && steps == 3)
                once(QStringLiteral("2-held"));
            session.letGo();
            if (!session.dropOn(piece, rows ? QStringLiteral("row") : QStringLiteral("discard")))
                break;
        }
    }
    if (session.phase() == QLatin1String("playing"))
        photographer.fail(QStringLiteral("the deal of Ho-Hpai came to a halt: %1").arg(session.statusText()));
    else
        once(QStringLiteral("4-round-over"));
}

/// The table of a game as it lies after the deal; of some the whole first round.
void visitTable(Photographer& photographer, const hanpan::game_entry& entry, const QString& game)
{
    const bool hoola = game == QLatin1String("hoola");
    const bool hohpai = game == QLatin1String("hohpai");
    const bool hulahoo = game == QLatin1String("hulahoo");
    const bool round = hoola || hohpai || hulahoo;
    const QString name = round ? game : QStringLiteral("table-%1").arg(game);
    // A round has many pictures: any of them may be wanted.
    if (!round && !photographer.wanted(name))
        return;
    const auto sit = [&](int players, const QVariantMap& rules) -> TableSession* {
        const QVariantMap match{{QStringLiteral("game"), game},
                                {QStringLiteral("players"), std::clamp(players, entry.min_players, entry.max_players)},
                                {QStringLiteral("rules"), rules},
                                {QStringLiteral("seed"), QStringLiteral("7")}};
        const QQuickItem* page = photographer.open(QStringLiteral("Table"), {{QStringLiteral("match"), match}});
        auto* session = page ? page->property("session").value<TableSession*>() : nullptr;
        if (session && session->running())
            return session;
        photographer.fail(QStringLiteral("no table of %1: %2").arg(game, session ? session->startError() : QString()));
        return nullptr;
    };
    TableSession* session = hulahoo ? sit(6, {{QStringLiteral("preset"), QStringLiteral("targets_only")}}) : sit(4, {});
    if (session && hoola)
        playHoola(photographer, *session);
    else if (session && hohpai)
        playHohpai(photographer, *session, name, true);
    else if (session && hulahoo)
        playHulahoo(photographer, *session);
    else if (session)
        photographer.take(name);
    if (!hohpai)
        return;
    if ((session = sit(2, {{QStringLiteral("closed_row_fix"), QStringLiteral("eye")}})) != nullptr)
        playHohpai(photographer, *session, name + QStringLiteral("-eye"), false);
    if ((session = sit(3, {{QStringLiteral("preset"), QStringLiteral("tok")},
                           {QStringLiteral("win_declaration"), QStringLiteral("optional")}})) != nullptr)
        playHohpai(photographer, *session, name + QStringLiteral("-tok"), false);
}

/// A page and, where it is about one game, every game on it.
void visitPage(Photographer& photographer, const QString& page)
{
    const QString name = page.toLower();
    if (page != QLatin1String("Setup") && page != QLatin1String("HouseRules") && page != QLatin1String("Table")) {
        if (photographer.wanted(name) && photographer.open(page, {}))
            photographer.take(name);
        return;
    }
    for (const hanpan::game_entry& entry : hanpan::all_games()) {
        const QString game = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
        const QString of = name + QLatin1Char('-') + game;
        if (page == QLatin1String("Table"))
            visitTable(photographer, entry, game);
        else if (photographer.wanted(of) && photographer.open(page, {{QStringLiteral("game"), game}}))
            photographer.take(of);
    }
}

} // namespace

int takeShots(QQmlApplicationEngine& engine, const QString& folder, const QString& only)
{
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window || !QDir().mkpath(folder))
        return 1;
    Preferences::instance()->setMotion(QStringLiteral("off"));
    Preferences::instance()->setMuted(true);
    // Nothing goes on by itself while the camera waits for stillness.
    Preferences::instance()->setBotSpeed(QStringLiteral("instant"));
    Preferences::instance()->setClaimForever(true);
    Photographer photographer(engine, *window, folder, only);

    photographer.home();
    photographer.take(QStringLiteral("home"));
    const QDir pages(QStringLiteral(":/qt/qml/Hanpan/pages"));
    for (const QString& file : pages.entryList({QStringLiteral("*.qml")}))
        if (file != QLatin1String("Home.qml"))
            visitPage(photographer, file.chopped(4));
    std::printf("%d pictures in %s\n", photographer.pictures(), qPrintable(QDir::toNativeSeparators(folder)));
    return photographer.failed() || photographer.pictures() == 0 ? 1 : 0;
}
