// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <algorithm>
#include <array>

#include "match/match.h"

namespace {

/// An option that is followed by a value.
struct Valued {
    const char* name;
    QString LaunchOptions::*field;
};
const std::array<Valued, 8> valued{{{"--game", &LaunchOptions::game},
                                    {"--rules", &LaunchOptions::rules},
                                    {"--seed", &LaunchOptions::seed},
                                    {"--replay", &LaunchOptions::replay},
                                    {"--speed", &LaunchOptions::speed},
                                    {"--lang", &LaunchOptions::language},
                                    {"--shots", &LaunchOptions::shots},
                                    {"--only", &LaunchOptions::only}}};

struct Flag {
    const char* name;
    bool LaunchOptions::*field;
};
const std::array<Flag, 7> flags{{{"--help", &LaunchOptions::help},
                                 {"-h", &LaunchOptions::help},
                                 {"--version", &LaunchOptions::version},
                                 {"-v", &LaunchOptions::version},
                                 {"--resume", &LaunchOptions::resume},
                                 {"--demo", &LaunchOptions::demo},
                                 {"--log", &LaunchOptions::log}}};

/// One that Qt itself reads (`-platform offscreen`).
bool isQts(const QString& argument) { return argument.startsWith(u'-') && !argument.startsWith(QLatin1String("--")); }

/// What does not go together or is not known, as one sentence.
QString fault(const LaunchOptions& options)
{
    const auto unknown = [](const char* option, const QString& value, const QString& known) {
        return QStringLiteral("%1 %2 is unknown; known: %3.").arg(QLatin1String(option), value, known);
    };
    if (!options.game.isEmpty() && !hanpan::find_game(options.game.toStdString()))
        return unknown("--game", options.game, QString::fromStdString(hanpan::known_games()));
    const auto among = [](const QString& value, const QStringList& list) {
        return value.isEmpty() || list.contains(value);
    };
    const QStringList languages{QStringLiteral("ko"), QStringLiteral("en")};
    if (!among(options.language, languages))
        return unknown("--lang", options.language, languages.join(QStringLiteral(", ")));
    const QStringList speeds{QStringLiteral("instant"), QStringLiteral("fast"), QStringLiteral("normal"),
                             QStringLiteral("slow")};
    if (!among(options.speed, speeds))
        return unknown("--speed", options.speed, speeds.join(QStringLiteral(", ")));
    bool number = false;
    options.seed.toULongLong(&number);
    if (!options.seed.isEmpty() &&
        (!number || !std::all_of(options.seed.begin(), options.seed.end(), [](QChar c) { return c.isDigit(); })))
        return QStringLiteral("--seed takes a number from 0 to 18446744073709551615.");
    if (options.game.isEmpty() && (!options.rules.isEmpty() || (!options.seed.isEmpty() && !options.demo)))
        return QStringLiteral("--rules and --seed need --game.");
    if (!options.replay.isEmpty() && (options.resume || options.demo || !options.game.isEmpty()))
        return QStringLiteral("--replay goes with none of --game, --resume and --demo.");
    if (options.resume && (!options.rules.isEmpty() || !options.seed.isEmpty()))
        return QStringLiteral("A match that goes on keeps its rules and its seed: --resume goes with neither.");
    if (!options.only.isEmpty() && options.shots.isEmpty())
        return QStringLiteral("--only needs --shots.");
    return {};
}

} // namespace

LaunchOptions readOptions(const QStringList& arguments)
{
    LaunchOptions options;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        const auto flag =
            std::find_if(flags.begin(), flags.end(), [&](const Flag& f) { return argument == QLatin1String(f.name); });
        if (flag != flags.end()) {
            options.*flag->field = true;
            continue;
        }
        const QString name = argument.section(u'=', 0, 0);
        const auto option =
            std::find_if(valued.begin(), valued.end(), [&](const Valued& v) { return name == QLatin1String(v.name); });
        if (option != valued.end()) {
            const bool attached = argument.contains(u'=');
            if (!attached && i + 1 >= arguments.size()) {
                options.error = QStringLiteral("%1 needs a value.").arg(name);
                return options;
            }
            options.*option->field = attached ? argument.section(u'=', 1) : arguments[++i];
            continue;
        }
        if (isQts(argument)) {
            // Its value is no option of ours.
            if (i + 1 < arguments.size() && !arguments[i + 1].startsWith(u'-'))
                ++i;
            continue;
        }
        options.error = QStringLiteral("%1 is not understood; see --help.").arg(argument);
        return options;
    }
    options.error = fault(options);
    return options;
}

const char* helpText()
{
    return "Hanpan: five Korean rummy games against the computer.\n"
           "\n"
           "  hanpan [OPTION]...\n"
           "\n"
           "  --game GAME        open this game: hoola, hollywood, hohpai, hulahoo or dragon\n"
           "  --rules RULES      with --game: begin by these rules, a preset's name, a rules code\n"
           "                     or a file saved from the rules page\n"
           "  --seed NUMBER      with --game: begin the deal of this number\n"
           "  --resume           go on with the match that was played last (with --game: of that\n"
           "                     game; with --demo: the last demo)\n"
           "  --replay FILE      look at a match kept in a text record\n"
           "  --demo             watch the computer play; with --game one game, else all in turn\n"
           "  --speed SPEED      of the opponents, this time: instant, fast, normal or slow\n"
           "  --lang LANGUAGE    ko or en, this time\n"
           "  --log              print a line for every action, once it is safely kept\n"
           "  --shots DIR [--only TEXT]\n"
           "                     pictures of every page and of rounds of every game into DIR, in\n"
           "                     both languages, light and dark, three sizes (only those with TEXT\n"
           "                     in their name)\n"
           "  -h, --help         this page\n"
           "  -v, --version      the version\n";
}
