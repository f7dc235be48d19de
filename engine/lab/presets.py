#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the table "What the presets are like" of every game's RULES.md: `./dev bench presets`.

Each preset is played by casual bots (`hanpan-engine compare-rules`), at the table it is made for, or one of four, or as many
as it allows nearest to that. The figures follow from the options alone, so that every machine writes the same table."""
import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent
HEADING = "## What the presets are like"
SEED = 1
USUAL = 4
SECONDS_A_TURN = 8  # of people at a table, as engine/effects/pace.h has it

# Each column's words, its figure and how it is written.
COLUMNS = [
    ("turns a round", "turns", "plain"),
    ("half of the rounds move at most", "moved", "plain"),
    ("one in twenty moves more than", "moved_often", "plain"),
    ("real choices", "choices", "share"),
    ("rounds that change the leader", "overtakings", "share"),
    ("out of order a round", "claims", "plain"),
    ("worth of a place", "seats", "share"),
    ("rounds until the better is ahead", "until_ahead", "whole"),
    ("things to know", "things", "whole"),
]
ENDINGS = "ends most often by"


def asked(engine, *words):
    answer = subprocess.run([engine, *words], capture_output=True, text=True, encoding="utf-8", check=False).stdout
    return [json.loads(line) for line in answer.splitlines()]


def written(figure, how):
    """12.3 ± 0.4, the longer half of the 95 % interval; 38 (24–68) where its halves differ much."""
    if figure is None:
        return "–"
    value, reach = figure["value"], max(figure["high"] - figure["value"], figure["value"] - figure["low"])
    if how == "share":
        return f"{100 * value:.0f} ± {max(1, 100 * reach):.0f} %"
    if how == "whole":
        return f"{value:.0f}" if reach == 0 else f"{value:.0f} ({figure['low']:.0f}–{figure['high']:.0f})"
    digits = 1 if abs(value) < 100 else 0
    return f"{value:.{digits}f} ± {max(reach, 10 ** -digits):.{digits}f}"


def row(engine, game, preset, rounds, threads):
    players = min(max(preset["differences"].get("players", USUAL), game["players"]["min"]), game["players"]["max"])
    order = sorted(range(game["players"]["min"], game["players"]["max"] + 1), key=lambda n: (abs(n - players), n))
    for number in order:
        answer = asked(engine, "compare-rules", "--game", game["id"], "--players", str(number), "--rules", preset["id"],
                       "--rounds", str(rounds), "--seed", str(SEED), "--threads", str(threads))[0]
        if "error" not in answer:
            break
    else:
        sys.exit(f"{game['id']} {preset['id']}: {answer['error']}")
    figures = answer["figures"]
    cells = [f"`{preset['id']}`", str(number), f"{figures['turns']['value'] * SECONDS_A_TURN / 60:.0f}"]
    for _, figure, how in COLUMNS:
        if figure != "claims" or "claims" in figures:
            cells.append(written(figures.get(figure), how))
    ending = max((id for id in figures if id.startswith("ends.")), key=lambda id: figures[id]["value"])
    cells.append(f"{ending[5:]} {100 * figures[ending]['value']:.0f} %")
    return cells, "claims" in figures


def table(engine, game, rounds, threads):
    rows = [row(engine, game, preset, rounds, threads) for preset in game["presets"]]
    claims = rows[0][1]
    head = ["preset", "players", "minutes a round"] + [w for w, f, _ in COLUMNS if f != "claims" or claims] + [ENDINGS]
    lines = [head, ["---"] * len(head)] + [cells for cells, _ in rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def section(engine, game, rounds, threads):
    return f"""{HEADING}
As our casual bots play them, {rounds:,} rounds each, with 95 % intervals; what each figure is says `compare-rules` in
`engine/PROTOCOL.md`. Amounts are whole units beside the table's mean, minutes are those of people who take {SECONDS_A_TURN} seconds a turn.
Written by `./dev bench presets`.

{table(engine, game, rounds, threads)}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("engine", help="hanpan-engine")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--game")
    options = parser.parse_args()
    for game in asked(options.engine, "games"):
        if options.game and game["id"] != options.game:
            continue
        file = TOP / "engine/games" / game["id"] / "RULES.md"
        text = file.read_text(encoding="utf-8")
        new = section(options.engine, game, options.rounds, options.threads)
        if HEADING in text:
            text = re.sub(re.escape(HEADING) + r"\n.*?(?=\n## |\Z)", lambda _: new, text, flags=re.S)
        else:
            text = text.replace("\n## Readings\n", f"\n{new}\n## Readings\n", 1)
        file.write_text(text, encoding="utf-8", newline="\n")
        print(game["id"], flush=True)


if __name__ == "__main__":
    main()
