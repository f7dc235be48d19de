#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how strong the bots are and writes RESULTS.md.

    cmake --preset engine && cmake --build --preset engine --target hanpan-engine oracle-arena mini-hoola
    tests/strength/measure.py [--games hoola,dragon] [--build build/engine] [--threads 2] [--scale 1.0]

Every result is one command, which stands beside it: any of them can be run again by hand, on many machines with
`--shard i/n` and `hanpan-engine arena-merge`. Results are kept in results/<game>.json beside this file, with the moves of
the players they are of (tests/data/moves.tsv): only lines that were never measured, or whose players play otherwise since, are
measured (`--again`: all). One game or some lines (`--only WORDS`) can be measured without the others. A tournament is played in
shards, which are kept beside the build until all are there: who stops it loses the shard of the moment, no more.
"""
import argparse
import hashlib
import json
import math
import os
import pathlib
import re
import shlex
import subprocess
import time

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
LEVELS = "learner,casual,skilled,expert,master"

def offered(game):
    """The levels that people are offered: those too close to the next one (engine/games/<game>/game.h) are not."""
    found = re.search(r"\.too_close = \{([^}]*)\}", (TOP / "engine" / "games" / game / "game.h").read_text())
    close = re.findall(r'"(\w+)"', found[1]) if found else []
    return [level for level in LEVELS.split(",") if level not in close]


# What is measured: (key, what it shows, program, command words, deals). All of it takes some four hours of one processor.
def single(key, shows, players, bots, deals, rules=None, program="hanpan-engine"):
    words = ["arena"] if program == "hanpan-engine" else []
    return {"key": key, "shows": shows, "program": program, "deals": deals,
            "words": words + ["--players", str(players), "--bots", bots] + (["--rules", json.dumps(rules)] if rules else [])}


def ladder(game, deals):
    return {"key": "ladder", "shows": "all levels that are offered, against each other", "program": "hanpan-engine", "deals": deals,
            "words": ["ladder", "--players", "4", "--bots", ",".join(offered(game))]}


def rung(lower, upper, deals):
    """One step of the ladder in more deals, where it is quick to play."""
    return {"key": f"ladder, {upper} over {lower}", "shows": "one step of the ladder in more deals", "program": "hanpan-engine",
            "deals": deals, "words": ["ladder", "--players", "4", "--bots", f"{lower},{upper}"]}


# Rule-based players of another mind (tests/strength/panel.h), and mostly a shallow search: who is tuned on "casual"
# alone may do well against that one only.
PANEL = {"hoola": "greedy:hoarder,greedy:silent,mc:16", "hollywood": "greedy:silent,greedy:caller,mc:4",
         "hohpai": "greedy:forgetful,greedy:book,mc:16", "hulahoo": "greedy:miser,greedy:spender,greedy:doubler",
         "dragon": "greedy:dry,greedy:fisher,mc:16"}


def panel(deals, players="", bot="expert", game="hoola"):
    return single(f"{bot} over the panel{players}", f"{bot} against players of other minds", 4, f"{bot},{PANEL[game]}", deals,
                  program="oracle-arena")


def beginner(key, deals):
    return single(key, "somebody who has just been told the rules (tests/strength/beginners.h) beats the learner", 4, "beginner,learner",
                  deals, program="oracle-arena")


NO_STOPS = {"stop_rule": "off", "blast_low_max": 0, "blast_high": "off"}

PLAN = {
    "hoola": [
        single("greedy over random, 4", "the rule-based player beats chance", 4, "casual,random", 2000),
        single("expert over casual, 4", "expert over the rule-based player", 4, "expert,casual", 1000),
        single("expert over casual, 2", "the same with 2 players", 2, "expert,casual", 2500),
        single("expert over casual, 5", "the same with 5 players", 5, "expert,casual", 1200),
        single("hand oracle over casual, 4", "what knowing the hands would give", 4, "oracle:hands:64,casual", 1000,
               program="oracle-arena"),
        single("hand oracle over casual, 2", "what knowing the hands would give", 2, "oracle:hands:64,casual", 1000,
               program="oracle-arena"),
        single("hand oracle over casual, 5", "what knowing the hands would give", 5, "oracle:hands:64,casual", 800,
               program="oracle-arena"),
        single("expert over casual without stops, 4", "the rules without stop and blast", 4, "expert,casual", 400, NO_STOPS),
        single("expert over casual without stops, 2", "the rules without stop and blast, 2 players", 2, "expert,casual", 300, NO_STOPS),
        single("expert over casual without stops, 5", "the rules without stop and blast, 5 players", 5, "expert,casual", 300, NO_STOPS),
        single("hand oracle without stops, 4", "the rules without stop and blast", 4, "oracle:hands:64,casual", 600, NO_STOPS,
               program="oracle-arena"),
        single("hand oracle without stops, 2", "the rules without stop and blast, 2 players", 2, "oracle:hands:64,casual", 600, NO_STOPS,
               program="oracle-arena"),
        single("hand oracle without stops, 5", "the rules without stop and blast, 5 players", 5, "oracle:hands:64,casual", 600, NO_STOPS,
               program="oracle-arena"),
        *(single(f"plain search over casual, {n}", "a search with nothing added, the yardstick of the floors", n, "plain:256,casual",
                 deals, program="oracle-arena") for n, deals in ((4, 2000), (2, 2000), (5, 1000))),
        *(single(f"plain search without stops, {n}", "the same in the rules the floors come from", n, "plain:256,casual", deals,
                 NO_STOPS, program="oracle-arena") for n, deals in ((4, 600), (2, 800), (5, 400))),
        panel(200, ", 4"),
        panel(2000, ", 4", "casual"),
        single("learner over random, 4", "the step from chance to the learner", 4, "learner,random", 1000),
        beginner("beginner over learner, 4", 3000),
        single("casual over learner, 4", "the step to a sound player", 4, "casual,learner", 2000),
        single("skilled over casual, 4", "the step to looking ahead", 4, "skilled,casual", 2000),
        single("master over skilled, 4", "master over three skilled", 4, "master,skilled", 250),
        single("master over expert, 4", "master over three experts", 4, "master,expert", 450),
        ladder("hoola", 80),
        rung("casual", "skilled", 3000),
        rung("skilled", "master", 650),
    ],
}
# Deals for: the steps between levels that do not search, skilled over casual, expert over casual, expert over skilled, master
# over expert, the hand oracle, the ladder.
STEPS = {"hollywood": (2000, 400, 300, 300, 800, 60, 120), "hohpai": (3000, 12000, 12000, 12000, 16000, 800, 20000),
         "hulahoo": (3000, 500, 400, 400, 250, 200, 25), "dragon": (2000, 1500, 12000, 3000, 4000, 300, 4000)}
for game, (plain, skilled, expert, step, master, oracle, rungs) in STEPS.items():
    PLAN[game] = [
        single("greedy over random", "the rule-based player beats chance", 4, "casual,random", plain),
        single("expert over casual", "expert over the rule-based player", 4, "expert,casual", expert),
        single("hand oracle over casual", "what knowing the hands would give", 4, "oracle:hands:64,casual", oracle,
               program="oracle-arena"),
        panel(step // 2, game=game),
        single("learner over random", "the step from chance to the learner", 4, "learner,random", plain),
        beginner("beginner over learner", plain),
        single("casual over learner", "the step to a sound player", 4, "casual,learner", plain),
        single("skilled over casual", "the step to looking ahead", 4, "skilled,casual", skilled),
        single("expert over skilled", "expert over three skilled", 4, "expert,skilled", step),
        single("master over expert", "master over three experts", 4, "master,expert", master),
        ladder(game, rungs),
    ]
    if "expert" not in offered(game):
        PLAN[game].insert(-1, single("master over skilled", "master over three skilled", 4, "master,skilled",
                                     120 if game == "hulahoo" else master))
PLAN["hulahoo"] += [rung("casual", "skilled", 1500), rung("skilled", "master", 120), rung("expert", "master", 300)]
PLAN["hollywood"] += [rung("casual", "skilled", 2000), rung("skilled", "expert", 2000), rung("expert", "master", 1600)]
PLAN["dragon"] += [rung("skilled", "master", 9000)]
# Those two have a search of their own, which can be told the hands as well.
for game, deals in {"hohpai": 3000, "hulahoo": 150}.items():
    PLAN[game].insert(3, single("hand oracle's own search over casual", "knowing the hands, by the game's own search", 4,
                                "oracle:own:256,casual", deals, program="oracle-arena"))


def solved(key, shows, *words):
    """Against exact play in a Hoola small enough to be solved: no deals are sampled, so there are none to count."""
    return {"key": key, "shows": shows, "program": "mini-hoola", "words": list(words)}


PLAN["mini-hoola"] = [
    solved("the search as the expert has it", "what it takes from the rule-based player and what it can lose, by worlds",
           "--worlds", "16,64,256,1024", "--dice", "2"),
    solved("without the gate", "the same, departing from the rule-based choice for any gain",
           "--worlds", "16,64,256", "--gates", "0", "--dice", "2", "--iterations", "0"),
    solved("without beliefs", "the same, taking every hand for as likely as any other",
           "--worlds", "16,64,256", "--no-beliefs", "--dice", "2", "--iterations", "0"),
]

# How quick all that is; wants a machine that has nothing else to do. frames_bench is built by ./dev bench.
PLAN["speed"] = [
    {"key": "simulations", "shows": "playouts a second in an expert's decisions on one core (HULA-HOO!: simulations of its tree); Ho-Hpai "
                                    "and Dragon Holla sample nothing",
     "program": "hanpan-engine", "words": ["bench", "--seconds", "3"]},
    {"key": "frames", "shows": "how late the window's frames come, 16 ms apart, while bots play on at full speed in the background",
     "program": "frames_bench", "words": []},
]
LONGEST = {"expert": 500, "master": 1500}
LEAST_SIMULATIONS = 50_000


SHARDS = 6


def players(game, entry):
    """What the players of a line do, as numbers (tests/moves): another number, another player. The rule-based player is in all
    of them, who searches plays on by it."""
    words = entry["words"]
    named = words[words.index("--bots") + 1].split(",") if "--bots" in words else []
    levels = [level for level in LEVELS.split(",") if level == "casual" or level in named or (level == "expert" and game == "speed")]
    lines = [line.split("\t") for line in (TOP / "tests" / "data" / "moves.tsv").read_text().splitlines() if not line.startswith("#")]
    return {f"{g} {level}" if g != game else level: moves for g, level, moves in lines
            if level in levels and (g == game or game == "speed")}


def tournament(program, words, args):
    """A tournament's answer, from its shards: those that lie beside the build are not played again."""
    folder = (TOP / args.build).resolve() / "strength"
    folder.mkdir(parents=True, exist_ok=True)
    name = hashlib.sha1((program.name + shlex.join(words) + (TOP / "tests" / "data" / "moves.tsv").read_text()).encode()).hexdigest()[:12]
    parts = [folder / f"{name}-{i}.json" for i in range(1, SHARDS + 1)]
    for i, part in enumerate(parts, 1):
        if part.exists():
            continue
        done = subprocess.run([program, *words, "--shard", f"{i}/{SHARDS}", "--threads", str(args.threads)],
                              capture_output=True, text=True, check=False)
        if done.returncode != 0 or "raw" not in json.loads(done.stdout or "{}"):
            return json.loads(done.stdout or '{"error": "it printed nothing"}')
        whole = part.with_suffix(".part")
        whole.write_text(done.stdout)
        whole.replace(part)
    engine = program.parent.parent / "engine" / "hanpan-engine"
    merged = subprocess.run([engine, "arena-merge", *parts], capture_output=True, text=True, check=False)
    answer = json.loads(merged.stdout)
    if "error" not in answer:
        for part in parts:
            part.unlink()
    return answer


def run(game, entry, args, before=None):
    """The line measured, or what was measured `before` where the same players would only do the same again."""
    build = (TOP / args.build).resolve()
    program = build / ("engine" if entry["program"] == "hanpan-engine" else "tests") / entry["program"]
    if entry["program"] == "frames_bench":
        program = TOP / "build" / "release" / "tests" / program.name
    words = list(entry["words"])
    if "deals" in entry:
        words += ["--rounds", str(max(2, round(entry["deals"] * args.scale))), "--seed", str(args.seed)]
        at = 1 if words[0] in ("arena", "ladder") else 0
        words[at:at] = ["--game", game]
    command = shlex.join([program.name, *words])
    fresh = {"shows": entry["shows"], "command": command, "players": players(game, entry)}
    if not args.again and before and before["command"] == command and before.get("players") == fresh["players"]:
        return before
    start = time.time()
    if "deals" in entry and words[0] != "ladder":
        answer = tournament(program, words, args)
    else:
        more = ["--threads", str(args.threads)] if "deals" in entry else []
        done = subprocess.run([program, *words, *more], capture_output=True, text=True, check=False,
                              env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        if game == "speed":
            answer = {"lines": [json.loads(line) if line.startswith("{") else line for line in done.stdout.splitlines() if line.strip()]}
        else:
            answer = json.loads(done.stdout)
    if "error" in answer:
        raise SystemExit(f"{game}, {entry['key']}: {answer['error']}")
    print(f"{game}: {entry['key']} ({time.time() - start:.0f} s)", flush=True)
    return {**fresh, "seconds": round(time.time() - start), "answer": answer}


def bots(answer):
    return answer.get("by_name", answer["bots"])


def number(x, ci):
    return f"{x:+.3f} ± {ci:.3f}"


def exact_table(answer):
    """The lines of a `solved` entry."""
    best = answer["best_response_to_greedy"]
    lines = [f"{answer['information_sets']:,} information sets. The rule-based player loses {best:.3f} to a best response.", ""]
    if "equilibrium" in answer:
        solution = answer["equilibrium"]
        lines += ["| regret minimisation, iterations | exploitability |", "|---:|---:|"]
        lines += [f"| {s['iterations']} | {s['exploitability']:.4f} |" for s in solution["steps"]]
        lines += ["", f"The solution takes {solution['over_greedy']:+.3f} from the rule-based player; the first seat is worth "
                      f"{solution['first_seat']:+.3f}.", ""]
    lines += ["| worlds | over the rule-based player | of the best response's | exploitability | against the solution |",
              "|---:|---:|---:|---:|---:|"]
    for s in answer["search"]:
        against = f"{s['over_equilibrium']:+.3f}" if "over_equilibrium" in s else ""
        lines.append(f"| {s['worlds']} | {s['over_greedy']:+.3f} | {100 * s['share']:.0f} % | {s['exploitability']:.3f} | {against} |")
    return lines


def longest_thought(results, level):
    """99 % of the level's decisions take no longer, in ms: the worst of all its matches. None where there were none."""
    times = [b["p99_ms"] for r in results.values() if "bots" in r["answer"] for b in bots(r["answer"]) if b["bot"] == level]
    return max(times, default=None)


def speed_aims(results):
    """What a decision may take, from all games' matches; how many simulations a tree needs."""
    lines = ["### Aims", ""]
    for game in PLAN:
        file = HERE / "results" / f"{game}.json"
        played = json.loads(file.read_text()) if file.exists() else {}
        for level, most in LONGEST.items():
            if (ms := longest_thought(played, level)) is not None:
                lines.append(f"- {game}, 99 % of the decisions of {level}: at most {most} ms; {ms:.0f} ms: {'shown' if ms <= most else 'missed'}")
    for line in results.get("simulations", {}).get("answer", {}).get("lines", []):
        if line["game"] == "hulahoo":
            found = line["search_simulations_per_second"]
            lines.append(f"- hulahoo, simulations a second: at least {LEAST_SIMULATIONS:,}; {found:,}: "
                         f"{'shown' if found >= LEAST_SIMULATIONS else 'missed'}")
    return lines + [""]


def table(key, result):
    answer = result["answer"]
    lines = [f"### {key}", "", f"{result['shows'][0].upper()}{result['shows'][1:]}.", "", f"    {result['command']}", ""]
    if key == "simulations":
        lines += ["| game | simulations a second |", "|---|---:|"]
        lines += [f"| {line['game']} | {line['search_simulations_per_second']:,} |" for line in answer["lines"]
                  if "search_simulations_per_second" in line]
    elif key == "frames":
        lines += [f"    {line}" for line in answer["lines"]]
    elif "information_sets" in answer:
        lines += exact_table(answer)
    elif "duels" in answer:
        lines += ["| | | ahead, a round | paid more than the other | wins a seat | |", "|---|---|---:|---:|---:|---:|"]
        for d in answer["duels"]:
            lines.append(f"| {d['b']} | over {d['a']} | {number(d['b_ahead'], d['ci95'])} | {d['b_above']:.3f} | "
                         f"{d['win_share_b']:.3f} | {d['win_share_a']:.3f} |")
        if len(answer["ratings"]) > 2:
            lines += ["", "| | rating |", "|---|---:|"]
            lines += [f"| {r['bot']} | {r['rating']:+.0f} ± {r['ci95']:.0f} |" for r in answer["ratings"]]
    else:
        lines += ["| bot | payoff a round | ahead of the first | wins | ms a decision | 99 % within |",
                  "|---|---:|---:|---:|---:|---:|"]
        for b in bots(answer):
            lines.append(f"| {b['bot']} | {number(b['mean'], b['ci95'])} | {number(b['diff'], b['diff_ci95'])} | "
                         f"{b['win_share']:.3f} | {b['ms_per_decision']:.2f} | {b['p99_ms']:.1f} ms |")
    return lines + [""]


def lead(result):
    """How far the first bot is ahead of the others, and the 95 % interval of that."""
    second = bots(result["answer"])[-1]
    return -second["diff"], second["diff_ci95"]


def shares(results):
    """How much of the hand oracle's gain the expert collects. Counted in what each is ahead of the rule-based players it sat
    with, so that it means the same where payoffs add up to nothing and where points are counted."""
    lines = []
    for key, result in results.items():
        partner = key.replace("hand oracle's own search over", "expert over").replace("hand oracle over", "expert over").replace(
            "hand oracle without", "expert over casual without")
        if partner == key or partner not in results:
            continue
        (expert, expert_ci), (oracle, oracle_ci) = lead(results[partner]), lead(result)
        share, off = 100 * expert / oracle, 100 * math.hypot(expert_ci, expert * oracle_ci / oracle) / abs(oracle)
        lines.append(f"- {key}: the expert is ahead by {expert:+.3f}, the oracle by {oracle:+.3f}: {share:.0f} ± {off:.0f} %")
    return ["### Share of the hand oracle's gain", ""] + lines + [""] if lines else []


# What was aimed at, as the least a result should show with 95 % certainty: (line, in which number, least). Hoola's floors come
# from a game without stop and blast; they are laid beside the default rules as well.
HOOLA_FLOORS = {"greedy over random, 4": 4, "expert over casual, 4": 1.2, "expert over casual, 2": 0.33, "expert over casual, 5": 1.6,
                "expert over casual without stops, 4": 1.2, "expert over casual without stops, 2": 0.33,
                "expert over casual without stops, 5": 1.6}


def steps_up(game):
    """From chance to the master, and the master over the expert where that is not one of the steps."""
    names = ["random"] + offered(game)
    steps = [f"{upper} over {lower}" for lower, upper in zip(names, names[1:])]
    steps.insert(1, "beginner over learner")
    return steps + ([] if "expert" in names else ["master over expert"])


AIMS = {
    "hoola": [(key, "mean", least) for key, least in HOOLA_FLOORS.items()] + [(f"{step}, 4", "lead", 0) for step in steps_up("hoola")],
    "hollywood": [("expert over casual", "lead", 8)], "hohpai": [("expert over casual", "lead", 0)],
    "hulahoo": [("expert over casual", "wins", 0.32)], "dragon": [("expert over casual", "mean", 3)],
}
for game in STEPS:
    AIMS[game] += [(step, "lead", 0) for step in steps_up(game)]


def verdict(value, ci, least):
    return "shown" if value - ci > least else "measured, not certain" if value > least else "missed"


def aims(game, results):
    """Each aim beside what was measured."""
    words = {"mean": "a round", "lead": "ahead of the others", "wins": "of the rounds won"}
    lines = []
    for key, what, least in AIMS.get(game, []):
        if key not in results:
            lines.append(f"- {key}: not measured")
            continue
        first = bots(results[key]["answer"])[0]
        if what == "wins":
            rounds = results[key]["answer"]["rounds_played"]
            value, ci = first["win_share"], 1.96 * math.sqrt(first["win_share"] * (1 - first["win_share"]) / rounds)
        else:
            value, ci = lead(results[key]) if what == "lead" else (first["mean"], first["ci95"])
        lines.append(f"- {key}: more than {least:g} {words[what]}; {number(value, ci)}: {verdict(value, ci, least)}")
    names = offered(game) if game in AIMS else []
    for lower, upper in zip(names, names[1:]):
        duels = [d for key in (f"ladder, {upper} over {lower}", "ladder") for d in results.get(key, {}).get("answer", {}).get("duels", [])
                 if (d["a"], d["b"]) == (lower, upper)]
        if duels:
            value, ci = duels[0]["b_ahead"], duels[0]["ci95"]
            lines.append(f"- {upper} over {lower}, two against two: more than 0 ahead of the others; {number(value, ci)}: {verdict(value, ci, 0)}")
            if "b_above_ci95" in duels[0]:
                value, ci = duels[0]["b_above"], duels[0]["b_above_ci95"]
                lines.append(f"- {upper} over {lower}, two against two: paid more than the other in more than half of the pairs; "
                             f"{value:.4f} ± {ci:.4f}: {verdict(value, ci, 0.5)}")
    return ["### Aims", ""] + lines + [""] if lines else []


# What the prototype the floors come from measured in its game, without stop and blast: players, floor, what a plain search of
# 256 worlds won over the rule-based player, what knowing the hands won.
PROTOTYPE = ((4, 1.2, 1.53, 2.89), (2, 0.33, 0.43, 0.80), (5, 1.6, 2.09, 4.10))


def rebased(results):
    """The floors in the rules of record: as large a share of what the same yardstick wins there."""
    def won(key):
        first = bots(results[key]["answer"])[0]
        return first["mean"], first["ci95"]

    wanted = [f"{name}, {players}" for players, *_ in PROTOTYPE for name in
              ("expert over casual", "plain search over casual", "plain search without stops", "hand oracle over casual",
               "hand oracle without stops")]
    if not all(key in results for key in wanted):
        return []
    lines = ["### Hoola's floors in the default rules", "",
             "The floors were found in a prototype without stop and blast. A round that may be stopped after its second or third turn",
             "is another game: there is less to win. Two yardsticks tell how much less: a plain search (256 worlds, all hands alike,",
             "everybody going on like the rule-based player) and the hand oracle. A floor in the default rules is as large a share of",
             "what the yardstick wins here as the floor of the prototype was of what it won there.", ""]
    for players, floor, plain, oracle in PROTOTYPE:
        value, ci = won(f"expert over casual, {players}")
        lines.append(f"- {players} players: expert {number(value, ci)}")
        for name, there, key, same in (("plain search", plain, f"plain search over casual, {players}",
                                        f"plain search without stops, {players}"),
                                       ("hand oracle", oracle, f"hand oracle over casual, {players}",
                                        f"hand oracle without stops, {players}")):
            here = won(key)
            least = floor / there * max(0, here[0])
            lines.append(f"  - {name}: {there:+.2f} in the prototype, {number(*won(same))} here without stops, {number(*here)} by "
                         f"default; floor {least:.2f}: {verdict(value, ci, least)}")
    return lines + [""]


ABOUT = {"mini-hoola": [
    "Hoola with two suits of six ranks, three cards for each of two players and four draws (`tests/engine/ai/mini_hoola.h`), in",
    "which everything can be computed exactly: stakes a round, mean over both seats, every deal and draw counted; only the search's",
    "own dice are sampled. Exploitability is what somebody who knew a player would take from it; 0 = nobody can do better.", ""]}


def write():
    lines = ["# How strong the bots are", "",
             "Written by `tests/strength/measure.py`; do not edit. Every deal is played once in every rotation of the bots over the",
             "seats and counts as one observation; ± is the 95 % interval by deals. Payoffs in stakes, chips or points a round, more being",
             "better (in Hollywood Rummy fewer points are). The first bot of a command sits at one seat, the last one named at all the",
             "others; in a ladder both have every other seat, and 400 points of rating are odds of ten to one to be paid more than the",
             "other. Default rules unless a command says otherwise. Times are by the clock, on whatever else the machine had to do.", ""]
    for game in PLAN:
        file = HERE / "results" / f"{game}.json"
        if not file.exists():
            continue
        results = json.loads(file.read_text())
        lines += [f"## {game}", ""] + ABOUT.get(game, []) + (speed_aims(results) if game == "speed" else aims(game, results)) + (rebased(results) if game == "hoola" else []) + shares(results)
        for key, result in results.items():
            lines += table(key, result)
    (HERE / "RESULTS.md").write_text("\n".join(lines).rstrip() + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(PLAN))
    parser.add_argument("--only", help="lines whose name contains this")
    parser.add_argument("--build", default="build/engine")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--scale", type=float, default=1, help="times the number of deals")
    parser.add_argument("--again", action="store_true", help="measure what was measured already as well")
    parser.add_argument("--write", action="store_true", help="write RESULTS.md from what is there, measure nothing")
    args = parser.parse_args()
    (HERE / "results").mkdir(exist_ok=True)
    for game in [] if args.write else args.games.split(","):
        file = HERE / "results" / f"{game}.json"
        results = json.loads(file.read_text()) if file.exists() else {}
        for entry in PLAN[game]:
            if args.only and args.only not in entry["key"]:
                continue
            results[entry["key"]] = run(game, entry, args, results.get(entry["key"]))
            # In the order of the plan, and without what is no longer in it.
            results = {e["key"]: results[e["key"]] for e in PLAN[game] if e["key"] in results}
            file.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n")
            write()
    write()


if __name__ == "__main__":
    main()
