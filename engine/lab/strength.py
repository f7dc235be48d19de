#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the measure of strength (engine/strength) holds what it says: `./dev bench strength`, results in RESULTS.md.

  strength.py [--build build/release] [--keep DIR] [--games …] [--blocks 20,20,20] [--truth 20000] [--checks …]

For each game every offered level and two bots that nothing was calibrated by sit at seat 0 among Learners, Casuals and Masters; blocks
of 25 rounds are played and judged by `judged`, and `hanpan-engine strength` measures each. It prints
- interval: in how many blocks the interval holds the mean of many rounds among Casuals, how wide it is, and how far the means
  of the same bot in different company lie apart;
- apart: how many rounds tell neighbouring levels apart (95 %, power 80 %) by results and by skill;
- luck: whether luck adds up to nothing: it should among Casuals; where it does not, the judge is biased by so much;
- habit: whether a bot that errs in one kind of decision is told so after 30 rounds;
- beside: what the judge says a level wins beside Casual, and what it is paid more (another bias where they differ).
What was played is kept in --keep and not played again."""
import argparse
import json
import math
import subprocess
from pathlib import Path

HELD_OUT = ["casual:bold", "mc:24"]
LEVELS = {"hoola": ["learner", "casual", "master"],
          "hollywood": ["learner", "casual", "skilled", "expert", "master"],
          "hohpai": ["learner", "casual", "skilled", "master"],
          "hulahoo": ["learner", "casual", "skilled", "expert", "master"],
          "dragon": ["learner", "casual", "skilled", "master"]}
AMONG = ["learner", "casual", "master"]
SEEDS = {"learner": 2, "casual": 1, "master": 3}
# Kinds in which a bot can err all the time and that a round often asks for.
ERRS = {"hoola": ["discard", "lay_down", "take"], "hollywood": ["discard", "draw"], "hohpai": ["give"],
        "hulahoo": ["card"], "dragon": ["discard", "draw"]}
BLOCK, HABIT = 25, 30


class Lab:
    def __init__(self, options):
        self.options = options
        self.keep = Path(options.keep)
        self.keep.mkdir(parents=True, exist_ok=True)

    def rounds(self, game, bot, among, number, seed):
        """The first `number` judged rounds; those that are not kept yet are played."""
        kept = self.keep / f"{game}.{bot.replace(':', '+')}.{among}.{seed}.jsonl"
        have = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
        if len(have) < number:
            told = subprocess.run([f"{self.options.build}/engine/lab/judged", "--game", game, "--bot", bot, "--among", among,
                                   "--rounds", str(number), "--from", str(len(have)), "--seed", str(seed)],
                                  check=True, capture_output=True, text=True).stdout
            have += [json.loads(line) for line in told.splitlines()]
            kept.write_text("".join(json.dumps(line) + "\n" for line in have))
        return have[:number]

    def measured(self, game, rounds, block=0):
        """What the command line says of each block."""
        file = self.keep / f"asked.{game}.{block}.txt"
        file.write_text("".join(json.dumps({"skill": r["skill"]}) + "\n" for r in rounds))
        told = subprocess.run([f"{self.options.build}/engine/hanpan-engine", "strength", str(file), "--game", game,
                               "--rounds", str(block)], check=True, capture_output=True, text=True).stdout
        return json.loads(told)["blocks"]


def mean_and_spread(values):
    mean = sum(values) / len(values)
    return mean, math.sqrt(sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1))


def truth(lab, game, bot):
    """Many rounds among Casuals; the blocks among Casuals are the first of them."""
    return lab.rounds(game, bot, "casual", max(lab.options.truth, BLOCK * lab.options.blocks["casual"]), 1)


def interval_and_seats(lab, game):
    among = [a for a in AMONG if lab.options.blocks[a] > 0]
    print("\n| bot | skill (rounds) | blocks whose interval holds it, among " + ", ".join(among) +
          " | width of a block's interval | furthest apart by company |\n|---|---|---|---|---|")
    held = all_blocks = 0
    for bot in LEVELS[game] + HELD_OUT:
        known = truth(lab, game, bot)
        value, spread = mean_and_spread([r["skill"] for r in known])
        cells, means, width = [], [], 0
        for others in among:
            rounds = lab.rounds(game, bot, others, BLOCK * lab.options.blocks[others], SEEDS[others])
            means.append(value if others == "casual" else mean_and_spread([r["skill"] for r in rounds])[0])
            told = lab.measured(game, rounds, BLOCK)
            hits = sum(b["low"] <= value <= b["high"] for b in told)
            width = max(width, sum(b["high"] - b["low"] for b in told) / len(told))
            held += hits
            all_blocks += len(told)
            cells.append(f"{hits} of {len(told)}")
        print(f"| {bot} | {value:+.2f} ± {1.96 * spread / math.sqrt(len(known)):.2f} ({len(known)}) | {', '.join(cells)} | "
              f"{width:.1f} | {max(means) - min(means):.1f} |", flush=True)
    print(f"\nIn all {held} of {all_blocks} blocks ({100 * held / all_blocks:.0f} %).")


def apart(lab, game):
    print("\n| levels | rounds by results | rounds by skill | times fewer |\n|---|---|---|---|")
    levels = LEVELS[game]
    for low, high in zip(levels, levels[1:]):
        needed = []
        for key in ("paid", "skill"):
            a, sa = mean_and_spread([r[key] for r in truth(lab, game, low)])
            b, sb = mean_and_spread([r[key] for r in truth(lab, game, high)])
            # Results that differ by less than their error say only how many rounds it takes at least.
            error = 1.96 * math.sqrt((sa * sa + sb * sb) / min(len(truth(lab, game, low)), len(truth(lab, game, high))))
            difference = max(abs(b - a), error)
            needed.append(((2.8 * math.hypot(sa, sb) / difference) ** 2, abs(b - a) < error))
        (results, unsure), (skill, _) = needed
        print(f"| {low}, {high} | {'more than ' if unsure else ''}{results:.0f} | {skill:.0f} | {results / skill:.1f} |", flush=True)


def luck(lab, game):
    print("\n| who, among Casuals | luck a round ± its standard error | within two errors of 0 | greatest gap of an account |"
          "\n|---|---|---|---|")
    for bot in LEVELS[game]:
        rounds = truth(lab, game, bot)
        values = [r["paid"] - r["promised"] - r["gain"] for r in rounds]
        mean, spread = mean_and_spread(values)
        error = spread / math.sqrt(len(values))
        gap = max(abs(r["promised"] + v + r["gain"] - r["paid"]) for r, v in zip(rounds, values))
        print(f"| {bot} ({len(rounds)}) | {mean:+.2f} ± {error:.2f} | {'yes' if abs(mean) <= 2 * error else 'no'} | {gap:.1g} |",
              flush=True)


def dearest_habit(rounds):
    """What the page of statistics would call it: of the kinds of decision and phases whose cost a round is more than chance
    leaves, the dearest one; None where there is none."""
    dearest, most = None, 0
    for name in sorted({name for r in rounds for name in r["habits"]}):
        mean, spread = mean_and_spread([r["habits"].get(name, 0) for r in rounds])
        if mean - 1.959964 * spread / math.sqrt(len(rounds)) > 0 and mean > most:
            dearest, most = name, mean
    return dearest


def habit(lab, game):
    print(f"\n| errs in | the dearest habit after {HABIT} rounds is of that kind | of another | none can be told yet |"
          "\n|---|---|---|---|")
    for kind in ERRS[game]:
        said = [dearest_habit(lab.rounds(game, f"{lab.options.careful}~{kind}", "casual", HABIT, 100 + run))
                for run in range(lab.options.runs)]
        right = sum(s is not None and s.split("/")[0] == kind for s in said)
        others = sorted({s for s in said if s is not None and s.split("/")[0] != kind})
        print(f"| {kind} | {right} of {len(said)} | {len(said) - right - said.count(None)}"
              f"{' (' + ', '.join(others) + ')' if others else ''} | {said.count(None)} |", flush=True)


def beside(lab, game):
    print("\n| level | wins beside Casual, as judged | is paid more than Casual in the same deals |\n|---|---|---|")
    casual = truth(lab, game, "casual")
    for bot in LEVELS[game]:
        rounds = truth(lab, game, bot)
        gain, gain_spread = mean_and_spread([r["gain"] for r in rounds])
        both = list(zip(rounds, casual))
        more, more_spread = mean_and_spread([r["paid"] - c["paid"] for r, c in both])
        print(f"| {bot} | {gain:+.2f} ± {1.96 * gain_spread / math.sqrt(len(rounds)):.2f} | "
              f"{more:+.2f} ± {1.96 * more_spread / math.sqrt(len(both)):.2f} |", flush=True)


CHECKS = {"interval": interval_and_seats, "apart": apart, "luck": luck, "habit": habit, "beside": beside}


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--build", default="build/release")
    asked.add_argument("--keep", default="build/strength")
    asked.add_argument("--games", default=",".join(LEVELS))
    asked.add_argument("--checks", default=",".join(CHECKS))
    asked.add_argument("--blocks", type=lambda text: dict(zip(AMONG, map(int, text.split(",")))), default="20,20,20",
                       help="of 25 rounds, among Learners, Casuals and Masters (who take long)")
    asked.add_argument("--truth", type=int, default=20000, help="rounds that say what a bot's strength is")
    asked.add_argument("--runs", type=int, default=10, help="of every bot that errs")
    asked.add_argument("--careful", default="skilled", help="who errs in one kind of decision, and in no other")
    lab = Lab(asked.parse_args())
    for game in lab.options.games.split(","):
        print(f"\n## {game}", flush=True)
        for check in lab.options.checks.split(","):
            CHECKS[check](lab, game)


if __name__ == "__main__":
    main()
