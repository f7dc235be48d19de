#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how strong the bots are and writes RESULTS.md.

    cmake --preset engine && cmake --build --preset engine --target hanpan-engine oracle-arena mini-hoola
    engine/lab/measure.py [--games hoola,dragon] [--build build/engine] [--threads 2] [--scale 1.0]

Every result is one command, which stands beside it: any of them can be run again by hand, on many machines with
`--shard i/n` and `hanpan-engine arena-merge`. Results are kept in results/<game>.json beside this file, with the moves of
the players they are of (tests/data/moves.tsv): only lines that were never measured, or whose players play otherwise since, are
measured (`--again`: all). One game or some lines (`--only WORDS`) can be measured without the others. A tournament, or a ladder of
two, is played in shards, which are kept in results/parts until all are there: who stops it loses the shard of the moment, no more,
and who goes on may do so on another machine.
"""
import argparse
import hashlib
import json
import math
import os
import shlex
import subprocess
import time

from plan import HERE, PLAN, TOP, players
from report import write

SHARDS = 6


def in_shards(program, words, who, args):
    """The answers of a tournament's shards: those that are there already are not played again. An error stands alone."""
    folder = HERE / "results" / "parts"
    folder.mkdir(parents=True, exist_ok=True)
    name = hashlib.sha1((program.name + shlex.join(words) + json.dumps(who)).encode()).hexdigest()[:12]
    parts = [folder / f"{name}-{i}.json" for i in range(1, SHARDS + 1)]
    for i, part in enumerate(parts, 1):
        if part.exists():
            continue
        done = subprocess.run([program, *words, "--shard", f"{i}/{SHARDS}", "--threads", str(args.threads)],
                              capture_output=True, text=True, check=False)
        answer = json.loads(done.stdout or '{"error": "it printed nothing"}')
        if done.returncode != 0 or "error" in answer:
            return answer, []
        whole = part.with_suffix(".part")
        whole.write_text(done.stdout)
        whole.replace(part)
    return None, parts


def tournament(program, words, who, args):
    """A tournament's answer, from its shards."""
    error, parts = in_shards(program, words, who, args)
    if error:
        return error
    engine = program.parent.parent / "engine" / "hanpan-engine"
    merged = subprocess.run([engine, "arena-merge", *parts], capture_output=True, text=True, check=False)
    answer = json.loads(merged.stdout)
    if "error" not in answer:
        for part in parts:
            part.unlink()
    return answer


def step(program, words, who, args):
    """The answer of a ladder of two, from its shards."""
    error, parts = in_shards(program, words, who, args)
    if error:
        return error
    answers = [json.loads(part.read_text()) for part in parts]
    whole = dict(answers[0])
    deals = whole["rounds"]
    shares = [len(range(i, deals, SHARDS)) / deals for i in range(SHARDS)]
    duel = dict(whole["duels"][0])
    for key in ("b_above", "b_ahead", "win_share_a", "win_share_b"):
        duel[key] = round(sum(share * a["duels"][0][key] for share, a in zip(shares, answers)), 4)
    for key in ("b_above_ci95", "ci95"):
        duel[key] = round(math.sqrt(sum((share * a["duels"][0][key]) ** 2 for share, a in zip(shares, answers))), 4)
    whole["duels"] = [duel]
    # As the ladder itself does (engine/arena/ladder.cpp): who never came out above in so many pairs could have done so half a time.
    least = 0.5 / (deals * 4 * 2)
    share = min(max(duel["b_above"], least), 1 - least)
    odds = share / (1 - share)
    whole["ratings"] = [whole["ratings"][0],
                        {"bot": duel["b"], "rating": round(400 * math.log10(odds), 0),
                         "ci95": round(400 / math.log(10) * duel["b_above_ci95"] / share / (1 - share), 0)}]
    for part in parts:
        part.unlink()
    return whole


def run(game, entry, args, before=None):
    """The line measured, or what was measured `before` where the same players would only do the same again."""
    build = (TOP / args.build).resolve()
    program = build / ("engine" if entry["program"] == "hanpan-engine" else "engine/lab") / entry["program"]
    if entry["program"] == "frames_bench":
        program = TOP / "build" / "release" / program.parent.relative_to(build) / program.name
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
        answer = tournament(program, words, fresh["players"], args)
    elif words[0:1] == ["ladder"] and words[words.index("--bots") + 1].count(",") == 1:
        answer = step(program, words, fresh["players"], args)
    else:
        more = ["--threads", str(args.threads)] if "deals" in entry else []
        done = subprocess.run([program, *words, *more], capture_output=True, text=True, check=False,
                              env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        if game == "speed" and words[0:1] != ["arena"]:
            answer = {"lines": [json.loads(line) if line.startswith("{") else line for line in done.stdout.splitlines() if line.strip()]}
        else:
            answer = json.loads(done.stdout)
    if "error" in answer:
        raise SystemExit(f"{game}, {entry['key']}: {answer['error']}")
    print(f"{game}: {entry['key']} ({time.time() - start:.0f} s)", flush=True)
    return {**fresh, "seconds": round(time.time() - start), "answer": answer}


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
