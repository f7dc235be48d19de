#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much more one bot wins than another at the same table in the same deals.

    oracle-arena --game hohpai --players 4 --bots oracle:likely-own:32:100,casual --rounds 600 --seed 1 --shard 1/1 > known.json
    hanpan-engine arena --game hohpai --players 4 --bots master,casual --rounds 600 --seed 1 --shard 1/1 > master.json
    engine/lab/beside.py known.json master.json

Each file is what a tournament or some shards of it printed (`--shard`; several files with commas between them). Luck deals both the
same, so that the difference is surer than what either of them wins. It is told with its 95 % interval by deals.
"""
import json
import math
import sys


def ahead(files):
    """How far the first bot of a tournament is ahead of the others, for each deal."""
    deals = {}
    for name in files.split(","):
        with open(name, encoding="utf-8") as file:
            raw = json.load(file)["raw"]
        for number, paid, *_ in raw["rows"]:
            deals[number] = (paid[0] - sum(paid[1:]) / (len(paid) - 1)) / 2 / raw["seats"]
    return deals


def told(values):
    mean = sum(values) / len(values)
    spread = sum((v - mean) ** 2 for v in values) / (len(values) - 1)
    return f"{mean:+.3f} ± {1.96 * math.sqrt(spread / len(values)):.3f}"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    one, other = ahead(sys.argv[1]), ahead(sys.argv[2])
    both = sorted(one.keys() & other.keys())
    if len(both) < 2:
        sys.exit("Not two deals are the same in both.")
    print(f"{len(both)} deals: {told([one[d] for d in both])} and {told([other[d] for d in both])}, "
          f"{told([one[d] - other[d] for d in both])} between them")


if __name__ == "__main__":
    main()
