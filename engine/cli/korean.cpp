// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/korean.h"

#include <string>
#include <utility>

#include <CLI/CLI.hpp>

namespace hanpan::cli {

namespace {

/// The English of run.cpp and arena.cpp up to the first line's end (examples stand below it), and the Korean.
constexpr std::pair<std::string_view, std::string_view> words[] = {
    {"The engine of Hanpan at the command line: JSON in, JSON out, one object a line (UTF-8).",
     "명령행에서 쓰는 한판의 엔진. JSON을 받아 JSON으로 답합니다. 한 줄에 객체 하나(UTF-8).\n"
     "질문과 답의 형식은 PROTOCOL.md에 있습니다. 종료 상태: 0, 쓸 수 없는 인수가 있으면 2."},
    {"Print every game with its player range, rule fields and presets",
     "모든 게임의 인원, 규칙 항목, 기본 규칙을 출력합니다"},
    {"Answer questions about the rules, one on each line of standard input:",
     "표준 입력의 한 줄마다 규칙에 대한 질문 하나에 답합니다:"},
    {"Drive one match by commands on standard input:", "표준 입력의 명령으로 경기 하나를 진행합니다:"},
    {"Re-play saved records, checking every move and the final scores",
     "저장한 기록을 다시 진행하면서 모든 수와 마지막 점수를 확인합니다"},
    {"the record", "경기 기록"},
    {"Say what a seat's decisions in a saved record won beside Casual's",
     "저장한 기록에서 한 자리의 결정이 하수보다 얼마나 벌었는지 보여 줍니다"},
    {"Say everybody's chance of winning the match before each round of a saved record",
     "저장한 기록에서 판마다 시작하기 전에 각자 경기에서 이길 확률을 보여 줍니다"},
    {"Measure a strength from judged rounds, one on each line", "평가한 라운드(한 줄에 하나)로 실력을 잽니다"},
    {"the rounds, as judge prints them", "평가한 라운드 (judge가 출력한 대로)"},
    {"measure every so many rounds apart (0: all together)", "몇 라운드씩 따로 잴지 (0: 모두 함께)"},
    {"Judge every decision of a seat in a saved record", "저장한 기록에서 한 자리의 모든 결정을 평가합니다"},
    {"whose decisions", "결정을 평가할 자리"},
    {"which record of a file that holds several, from 1", "기록이 여럿인 파일에서 평가할 기록의 번호(1부터)"},
    {"who judges", "평가하는 수준"},
    {"random seed of the judge", "평가에 쓰는 난수의 시드"},
    {"Let bots play: every deal once in every rotation over the seats",
     "봇끼리 대회를 엽니다. 모든 판을 자리를 돌려 가며 한 번씩 합니다"},
    {"Every bot against every other, weakest first, with ratings",
     "모든 봇이 서로 겨룬 결과와 평점을 약한 쪽부터 보여 줍니다"},
    {"What rules do to a game, and what another rule set changes",
     "규칙이 게임을 어떻게 만드는지, 다른 규칙이 무엇을 바꾸는지 알아봅니다"},
    {"the rules to compare them with, written the same way", "비교할 규칙. 같은 방법으로 적습니다"},
    {"play at least so many under each", "규칙마다 적어도 이만큼의 판을 치릅니다"},
    {"play until no share's 95 % interval reaches further to a side, instead of a number of rounds",
     "판수 대신, 모든 비율의 95 % 구간이 한쪽으로 이보다 넓지 않을 때까지 치릅니다"},
    {"how many matches are played at once", "동시에 치르는 경기의 수"},
    {"The rule sets that come nearest to what a group likes", "바라는 것에 가장 가까운 규칙을 찾습니다"},
    {"what is wanted: length=-1 (short rounds) to length=1 (long ones); stakes, skill, fairness, claims and plain in "
     "the "
     "same way; length:40 is near 40 turns",
     "바라는 것: length=-1(짧은 판)부터 length=1(긴 판)까지. stakes·skill·fairness·claims·plain도 같은 방법으로 "
     "적습니다. length:40은 40차례쯤입니다"},
    {"years of the youngest player: plainer rules below 12",
     "가장 어린 사람의 나이. 12살보다 어리면 더 쉬운 규칙을 찾습니다"},
    {"change at most so many rules of a preset", "기본 규칙에서 바꾸는 항목의 수(많아야)"},
    {"Put the results of shards together", "나누어 치른 대회(--shard)의 결과를 합칩니다"},
    {"what \"arena … --shard\" printed", "\"arena … --shard\"가 출력한 파일"},
    {"Measure playouts, actions, the experts' search, melds and hand evaluations per second",
     "모의 판, 수, 고수의 탐색, 조합 찾기, 손패 평가를 1초에 몇 번 하는지 잽니다"},
    {"how long each loop is measured", "항목마다 재는 시간(초)"},
    {"Find the least deadwood of the ten-card hands of a file (first tab-separated column; a second one is the known "
     "answer)",
     "파일에 적힌 열 장짜리 손패의 가장 적은 데드우드를 구합니다(탭으로 나눈 첫 번째 칸. 두 번째 칸이 있으면 알려진 "
     "답)"},
    {"the hands", "손패 파일"},
    {"which game", "게임"},
    {"seats at the table", "인원"},
    {"who plays, with commas between: a level, mc:WORLDS, mc:WORLDS:GATE, exec:COMMAND (a comma in a command is "
     "written "
     "\\,); the last one takes the seats left",
     "쉼표로 나눈 참가자: 수준, mc:WORLDS, mc:WORLDS:GATE, exec:COMMAND(명령 안의 쉼표는 \\,). 남은 자리는 마지막 "
     "참가자가 "
     "맡습니다"},
    {"deals, each played once in every rotation of the bots", "판수. 모든 판을 봇의 자리를 돌려 가며 한 번씩 합니다"},
    {"random seed of the deals and the bots", "판과 봇이 쓰는 난수의 시드"},
    {"a preset's name, or a JSON object of differences", "기본 규칙의 이름, 또는 다른 점을 적은 JSON 객체"},
    {"how many rounds are played at once", "동시에 치르는 판의 수"},
    {"i/n: only every n-th deal, for arena-merge", "i/n: n판마다 한 판만 치릅니다. 결과는 arena-merge로 합칩니다"},
    {"milliseconds an exec: bot has for a decision", "exec: 봇이 결정 하나에 쓸 수 있는 시간(밀리초)"},
    {"Print this help message and exit", "이 도움말을 보여 주고 끝냅니다"},
    {"Display program version information and exit", "버전을 보여 주고 끝냅니다"},
};

std::string in_korean(const std::string& english)
{
    for (const auto& [text, korean] : words)
        if (english.starts_with(text)) {
            // Only the first line of a list of examples is a sentence; the others are protocol.
            const auto examples = english.find("\n  ");
            return std::string(korean) + (examples == std::string::npos ? "" : english.substr(examples));
        }
    return english;
}

/// The part of an error that was typed: an option, or everything after "expected: ".
std::string typed(const std::string& what)
{
    if (const auto rest = what.find("expected: "); rest != std::string::npos)
        return what.substr(rest + std::string("expected: ").size());
    return what.starts_with("-") ? what.substr(0, what.find_first_of(": ")) : std::string();
}

std::string failure_in_korean(const CLI::App*, const CLI::Error& error)
{
    const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
    std::string sentence = kind == CLI::ExitCodes::RequiredError      ? "꼭 있어야 할 것이 없습니다"
                           : kind == CLI::ExitCodes::ExtrasError      ? "모르는 인수입니다"
                           : kind == CLI::ExitCodes::ArgumentMismatch ? "값의 개수가 맞지 않습니다"
                                                                      : "쓸 수 없는 값입니다";
    if (std::string_view(error.what()).find("subcommand") != std::string_view::npos)
        sentence = "명령을 하나 적어야 합니다";
    if (const std::string about = typed(error.what()); !about.empty())
        sentence += ": " + about;
    return sentence + "\n--help를 보십시오.\n";
}

void translate(CLI::App& app)
{
    app.description(in_korean(app.get_description()));
    app.get_formatter()->label("Usage", "사용법");
    app.get_formatter()->label("OPTIONS", "옵션");
    app.get_formatter()->label("SUBCOMMAND", "명령");
    app.get_formatter()->label("REQUIRED", ""); // said below: columns are counted in bytes, and its letters have three
    app.get_formatter()->label("Positionals", "인수");
    app.failure_message(failure_in_korean);
    for (CLI::Option* option : app.get_options()) {
        option->description(in_korean(option->get_description()) + (option->get_required() ? " (필수)" : ""));
        option->group(option->get_group() == "Options" ? "옵션" : option->get_group());
        try {
            // "INT in [1 - 256]"
            CLI::Validator* const range = option->get_validator(0);
            std::string described = range->get_description();
            if (const auto in = described.find(" in "); in != std::string::npos)
                range->description(described.replace(in, 4, " "));
        } catch (const CLI::OptionNotFound&) { // takes any value
        }
    }
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
        command->group("명령");
        translate(*command);
    }
}

} // namespace

void speak(CLI::App& app, std::string_view locale)
{
    if (locale.starts_with("ko"))
        translate(app);
}

} // namespace hanpan::cli
