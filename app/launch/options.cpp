// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <algorithm>
#include <vector>

#include <QCommandLineParser>

#include "launch/drawing.h"
#include "launchtr.h"
#include "registry/registry.h"
#include "words/particles.h"

namespace {

// What QCommandLineParser says by itself; not every installation of Qt has it in every language.
[[maybe_unused]] constexpr const char* qtsWords[] = {
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

/// One of our options: what fills it, and what `--help` says of it.
struct Option {
    QStringList names;
    QString LaunchOptions::*text; ///< null: a flag
    bool LaunchOptions::*flag;
    QString value; ///< what its value is called
    QString help;

    QCommandLineOption qts() const { return {names, help, value}; }
};

/// In the language of the moment.
std::vector<Option> options()
{
    const auto text = [](const char* name, QString LaunchOptions::*field, const char* value, const QString& help) {
        return Option{{QLatin1String(name)}, field, nullptr, QLatin1String(value), help};
    };
    const auto flag = [](QStringList names, bool LaunchOptions::*field, const QString& help) {
        return Option{std::move(names), nullptr, field, {}, help};
    };
    return {
        text("game", &LaunchOptions::game, "GAME",
             LaunchTr::tr("Open this game: %1.").arg(QString::fromStdString(hanpan::known_games()))),
        text("rules", &LaunchOptions::rules, "RULES",
             LaunchTr::tr("With --game: start with these rules: a preset's name, a rules code or a file saved from the "
                          "rules page.")),
        text("seed", &LaunchOptions::seed, "NUMBER", LaunchTr::tr("With --game: start the deal with this number.")),
        flag({QStringLiteral("resume")}, &LaunchOptions::resume,
             LaunchTr::tr("Continue the match that was played last (with --game: of that game; with --demo: the last "
                          "demo).")),
        text("replay", &LaunchOptions::replay, "FILE", LaunchTr::tr("Look at a match saved as a text record.")),
        flag({QStringLiteral("demo")}, &LaunchOptions::demo,
             LaunchTr::tr("Watch the computer play: one game with --game, otherwise all in turn.")),
        text("speed", &LaunchOptions::speed, "SPEED",
             LaunchTr::tr("How fast the opponents play, this time only: instant, fast, normal or slow.")),
        text("lang", &LaunchOptions::language, "LANGUAGE", LaunchTr::tr("ko or en, this time only.")),
        flag({QStringLiteral("log")}, &LaunchOptions::log,
             LaunchTr::tr("Print a line for every action, once it is safely saved.")),
        text("renderer", &LaunchOptions::renderer, "NAME",
             LaunchTr::tr("How the window is drawn, this time only: %1.")
                 .arg(Drawing::renderers().join(QStringLiteral(", ")))),
        text("take-along", &LaunchOptions::takeAlong, "FILE",
             LaunchTr::tr("Save matches, house rules, settings and finished lessons to FILE, for another computer.")),
        text("bring-in", &LaunchOptions::bringIn, "FILE",
             LaunchTr::tr("Add what another computer saved to FILE; nothing here is lost.")),
        flag({QStringLiteral("settings")}, &LaunchOptions::settings,
             LaunchTr::tr("With --bring-in: take over its settings too.")),
        text("shots", &LaunchOptions::shots, "DIR",
             LaunchTr::tr("Save pictures of every page and of rounds of every game in DIR: both languages, light and "
                          "dark, three sizes.")),
        text("only", &LaunchOptions::only, "TEXT", LaunchTr::tr("With --shots: only those with TEXT in their name.")),
        flag({QStringLiteral("h"), QStringLiteral("help")}, &LaunchOptions::help, LaunchTr::tr("Show this help.")),
        flag({QStringLiteral("v"), QStringLiteral("version")}, &LaunchOptions::version,
             LaunchTr::tr("Show the version.")),
    };
}

/// One that Qt itself reads (`-platform offscreen`).
bool isQts(const QString& argument)
{
    return argument.size() > 2 && argument.startsWith(u'-') && !argument.startsWith(QLatin1String("--"));
}

/// What does not go together or is not known, as one sentence.
QString fault(const LaunchOptions& asked)
{
    const auto unknown = [](const char* option, const QString& value, const QString& known) {
        return LaunchTr::tr("%1 %2 is unknown; known: %3.").arg(QLatin1String(option), value, known);
    };
    if (!asked.game.isEmpty() && !hanpan::find_game(asked.game.toStdString()))
        return unknown("--game", asked.game, QString::fromStdString(hanpan::known_games()));
    const auto among = [](const QString& value, const QStringList& list) {
        return value.isEmpty() || list.contains(value);
    };
    const QStringList languages{QStringLiteral("ko"), QStringLiteral("en")};
    if (!among(asked.language, languages))
        return unknown("--lang", asked.language, languages.join(QStringLiteral(", ")));
    const QStringList speeds{QStringLiteral("instant"), QStringLiteral("fast"), QStringLiteral("normal"),
                             QStringLiteral("slow")};
    if (!among(asked.speed, speeds))
        return unknown("--speed", asked.speed, speeds.join(QStringLiteral(", ")));
    if (!among(asked.renderer, Drawing::renderers()))
        return unknown("--renderer", asked.renderer, Drawing::renderers().join(QStringLiteral(", ")));
    bool number = false;
    asked.seed.toULongLong(&number);
    if (!asked.seed.isEmpty() &&
        (!number || !std::all_of(asked.seed.begin(), asked.seed.end(), [](QChar c) { return c.isDigit(); })))
        return LaunchTr::tr("--seed takes a number from 0 to 18446744073709551615.");
    if (asked.game.isEmpty() && (!asked.rules.isEmpty() || (!asked.seed.isEmpty() && !asked.demo)))
        return LaunchTr::tr("--rules and --seed need --game.");
    if (!asked.replay.isEmpty() && (asked.resume || asked.demo || !asked.game.isEmpty()))
        return LaunchTr::tr("--replay can't be combined with --game, --resume or --demo.");
    if (!asked.file.isEmpty() && (asked.resume || asked.demo || !asked.game.isEmpty() || !asked.replay.isEmpty()))
        return LaunchTr::tr("A file to open can't be combined with --game, --replay, --resume or --demo.");
    if (asked.resume && (!asked.rules.isEmpty() || !asked.seed.isEmpty()))
        return LaunchTr::tr("A match keeps its rules and its seed: --resume can't be combined with --rules or --seed.");
    if (!asked.takeAlong.isEmpty() && !asked.bringIn.isEmpty())
        return LaunchTr::tr("--take-along and --bring-in can't be combined.");
    if (asked.settings && asked.bringIn.isEmpty())
        return LaunchTr::tr("--settings needs --bring-in.");
    if (!asked.only.isEmpty() && asked.shots.isEmpty())
        return LaunchTr::tr("--only needs --shots.");
    return {};
}

} // namespace

LaunchOptions readOptions(const QStringList& arguments)
{
    // Qt's own options go to Qt: a name after one dash, and the value behind it.
    QStringList ours{QStringLiteral("hanpan")};
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (!isQts(arguments[i]))
            ours.append(arguments[i]);
        else if (i + 1 < arguments.size() && !arguments[i + 1].startsWith(u'-'))
            ++i;
    }
    QCommandLineParser parser;
    for (const Option& option : options())
        parser.addOption(option.qts());
    LaunchOptions read;
    if (!parser.parse(ours)) {
        read.error = parser.errorText();
        read.language = parser.value(QStringLiteral("lang")); // it is said in that one
        return read;
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        read.error = withParticles(
            LaunchTr::tr("One file can be opened at a time, not “%1” as well as “%2”.").arg(files[0], files[1]));
        return read;
    }
    read.file = files.value(0);
    for (const Option& option : options())
        if (option.flag)
            read.*option.flag = parser.isSet(option.names.first());
        else
            read.*option.text = parser.value(option.names.first());
    if (const QString wrong = fault(read); !wrong.isEmpty()) {
        LaunchOptions nothing;
        nothing.version = read.version;
        nothing.language = read.language;
        nothing.error = wrong;
        return nothing;
    }
    return read;
}

QString helpText()
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        LaunchTr::tr("Five card and tile games against the computer, three of them Korean."));
    for (const Option& option : options())
        parser.addOption(option.qts());
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        LaunchTr::tr("Open this file: a match, house rules, or a transfer file from another computer."),
        QStringLiteral("[FILE]"));
    return parser.helpText();
}
