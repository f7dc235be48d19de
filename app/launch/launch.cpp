// SPDX-License-Identifier: GPL-3.0-or-later
#include "launch.h"

#include <cstdio>
#include <memory>

#include <QFile>
#include <QFileInfo>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSettings>

#include "catalog/matchrequest.h"
#include "files/files.h"
#include "files/ownfiles.h"
#include "games/gametable.h"
#include "history/history.h"
#include "history/records.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulecode.h"
#include "houserules/rulefile.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "launch/openedfile.h"
#include "launchtr.h"
#include "match/record.h"
#include "registry/registry.h"
#include "settings/preferences.h"
#include "shots/pastmatches.h"
#include "words/particles.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace {

/// The rules somebody means: a preset's id, a code, a file.
QVariantMap rulesOf(const QString& game, const QString& text, QString* error)
{
    const hanpan::rulebook& book = *ruleBook(game);
    hanpan::json wanted;
    if (book.find_preset(text.toStdString())) {
        wanted = text.toStdString();
    } else if (text.startsWith(QLatin1String("HP"))) {
        const RuleCode code = readRuleCode(text);
        *error = code.error;
        if (error->isEmpty() && code.game != game)
            *error = withParticles(
                LaunchTr::tr("The code has rules for %1, not for %2.").arg(::gameName(code.game), ::gameName(game)));
        wanted = code.differences;
    } else {
        QFile file(text);
        if (const QString trouble = Files::open(file); !trouble.isEmpty()) {
            QStringList presets;
            for (const hanpan::rule_preset& preset : book.presets())
                presets.append(toQString(preset.id));
            *error = LaunchTr::tr("--rules %1 is not a preset of %2 (%3); as a file: %4")
                         .arg(text, ::gameName(game), presets.join(QStringLiteral(", ")), trouble);
            return {};
        }
        const QByteArray bytes = file.read(2 << 20);
        const RuleFile content = readRuleFile(bytes, game);
        const QString name = QFileInfo(text).fileName();
        if (!content.error.isEmpty())
            *error = splitRecords(QString::fromUtf8(bytes)).isEmpty()
                         ? LaunchTr::tr("“%1”: %2").arg(name, content.error)
                         : withParticles(LaunchTr::tr("“%1” contains a match, not house rules.").arg(name));
        wanted = content.set.values;
    }
    if (!error->isEmpty())
        return {};
    const auto values = book.read(wanted);
    if (!values)
        *error = readProblem(book, wanted);
    return values ? toVariant(*values).toMap() : QVariantMap();
}

/// As many as the rules are made for, else four, or as near as the game goes.
int playersFor(const QString& game, const QVariantMap& rules)
{
    const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
    for (const int players :
         {rules.value(QStringLiteral("players")).toInt(), 4, entry->min_players, entry->max_players}) {
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        setup.players = players;
        setup.rules = fromVariant(rules);
        if (players > 0 && hanpan::make_match(setup))
            return players;
    }
    return entry->min_players;
}

} // namespace

void prepare(const LaunchOptions& options)
{
    if (!options.shots.isEmpty())
        makePast();
    Preferences::instance()->setForNow(options.language, options.speed);
    // What was hidden from the person at a table stands in neither file for other people of this computer to read.
    const QString settings = QSettings().fileName();
    OwnFiles::makePrivate(QFileInfo(settings).path());
    OwnFiles::keepPrivate(settings);
    if (options.log) {
        const auto say = [] {
            const QString why = History::instance()->unsaved();
            if (why.isEmpty())
                std::printf("kept again\n");
            else
                std::printf("not kept: %s\n", qPrintable(why));
            std::fflush(stdout);
        };
        if (!History::instance()->unsaved().isEmpty())
            say();
        QObject::connect(History::instance(), &History::unsavedChanged, History::instance(), say);
        QObject::connect(History::instance(), &History::written, History::instance(),
                         [](int match, int actions, int rounds, const QString& last) {
                             std::printf("match %d actions %d rounds %d last %s\n", match, actions, rounds,
                                         qPrintable(last));
                             std::fflush(stdout);
                         });
    }
}

namespace {

/// A file that is to be opened for what it holds, or, `replayed`, as a match and nothing else.
AskedPage filePage(const QString& file, bool replayed)
{
    const QFileInfo about(file);
    const FoundFile found = OpenedFile::instance()->look(QUrl::fromLocalFile(about.absoluteFilePath()));
    AskedPage asked;
    asked.ofFile = true;
    if (!found.ok) {
        asked.problem = found.text;
        return asked;
    }
    asked.page = found.page;
    asked.properties = found.properties;
    if (!replayed)
        return asked;
    if (asked.page == QLatin1String("ReplayPage") || asked.page == QLatin1String("HistoryPage")) {
        asked.page = QStringLiteral("ReplayPage"); // of several the first
        asked.properties = {{QStringLiteral("file"), about.absoluteFilePath()}};
        return asked;
    }
    asked.problem = withParticles((asked.page == QLatin1String("HouseRules")
                                       ? LaunchTr::tr("“%1” contains house rules, not a match.")
                                       : LaunchTr::tr("“%1” is a transfer file, not a match."))
                                      .arg(about.fileName()));
    asked.page.clear();
    asked.properties.clear();
    return asked;
}

/// The page on which the window was closed (Main.qml keeps it), where it can be opened by itself; it is asked for once,
/// so that a page that could not be opened does not stand in the way of the next start.
AskedPage lastPage()
{
    Preferences& kept = *Preferences::instance();
    const QString key = QStringLiteral("window/page");
    const QStringList last = kept.remembered(key).toStringList();
    kept.forget(key);
    const QString page = last.value(0);
    const QString game = last.value(1);
    if (page == QLatin1String("Table")) {
        const KeptMatch match = History::instance()->store().find(last.value(2).toInt());
        if (match.id == 0 || match.over)
            return {};
        return {page, {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = match.id})}}};
    }
    static const QStringList ofAGame{QStringLiteral("Setup"), QStringLiteral("HouseRules"),
                                     QStringLiteral("HousesPage"), QStringLiteral("RulesBook")};
    static const QStringList ofAll{QStringLiteral("Learn"), QStringLiteral("HistoryPage"),
                                   QStringLiteral("StatisticsPage"), QStringLiteral("Settings"),
                                   QStringLiteral("KeysPage")};
    if (ofAGame.contains(page) && hanpan::find_game(game.toStdString()))
        return {page, {{QStringLiteral("game"), game}}};
    return ofAll.contains(page) ? AskedPage{page, {}} : AskedPage{};
}

} // namespace

namespace {

/// The match that the options describe, at its table; or its set-up where they only name a game.
AskedPage matchPage(const LaunchOptions& options)
{
    AskedPage asked;
    MatchRequest match{
        .game = options.game, .demo = options.demo, .fixedGame = options.demo && !options.game.isEmpty()};
    if (options.resume) {
        HistoryStore& store = History::instance()->store();
        const QString kind = options.demo ? QStringLiteral("kind = 'demo'") : QStringLiteral("kind <> 'demo'");
        const KeptMatch kept =
            options.game.isEmpty()
                ? store.playedLast(QStringLiteral("over = 0 AND ") + kind)
                : store.playedLast(QStringLiteral("over = 0 AND game = ? AND ") + kind, {options.game});
        if (kept.id == 0 && !options.demo) {
            asked.problem = LaunchTr::tr("There is no unfinished match to resume.");
            return asked;
        }
        if (kept.id != 0)
            match.id = kept.id;
    } else if (options.game.isEmpty() && !options.demo) {
        return lastPage();
    } else if (!options.demo && options.rules.isEmpty() && options.seed.isEmpty()) {
        return {QStringLiteral("Setup"), {{QStringLiteral("game"), options.game}}};
    } else {
        if (match.game.isEmpty())
            match.game = firstGame();
        match.rules = options.rules.isEmpty() ? RulesInUse::instance()->valuesOf(match.game)
                                              : rulesOf(match.game, options.rules, &asked.problem);
        if (!asked.problem.isEmpty()) {
            asked.ofFile = QFileInfo::exists(options.rules);
            return asked;
        }
        match.players = playersFor(match.game, match.rules);
        match.seed = options.seed;
        match.rounds = 5;
    }
    return {QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(match)}}};
}

} // namespace

QString findAsked(const LaunchOptions& options, AskedPage* asked)
{
    *asked = !options.replay.isEmpty() ? filePage(options.replay, true)
             : !options.file.isEmpty() ? filePage(options.file, false)
                                       : matchPage(options);
    return asked->problem;
}

QString openAsked(QQmlEngine& engine, const AskedPage& asked)
{
    // A singleton written in QML is reached from QML only.
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport Hanpan\nQtObject {\n"
                      "function open(page, properties) { Navigator.go(page, properties) }\n"
                      "function refuse(sentence, ofFile) { Navigator.refused(sentence, ofFile) } }",
                      {});
    const std::unique_ptr<QObject> navigator(component.create());
    if (!navigator)
        return component.errorString();
    if (!asked.page.isEmpty())
        QMetaObject::invokeMethod(navigator.get(), "open", Q_ARG(QVariant, asked.page),
                                  Q_ARG(QVariant, asked.properties));
    if (!asked.problem.isEmpty())
        QMetaObject::invokeMethod(navigator.get(), "refuse", Q_ARG(QVariant, asked.problem),
                                  Q_ARG(QVariant, asked.ofFile));
    return {};
}
