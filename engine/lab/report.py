# SPDX-License-Identifier: GPL-3.0-or-later
"""What measure.py writes of its results: RESULTS.md."""
import json
import math

from plan import AIMS, HERE, LEAST_SIMULATIONS, LONGEST, PLAN, SHARES, offered, players


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


def speed_aims(results):
    """What a decision may take, of 99 in a hundred; how many simulations a tree needs."""
    lines = ["### Aims", ""]
    for result in results.values():
        for bot in bots(result["answer"]) if "bots" in result["answer"] else []:
            ms, most = bot["p99_ms"], LONGEST[bot["bot"]]
            lines.append(f"- {result['answer']['game']}, 99 % of the decisions of {bot['bot']}: at most {most} ms; {ms:.0f} ms: "
                         f"{'shown' if ms <= most else 'missed'}")
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


def shares(game, results):
    """How much of the hand oracle's gain others collect. Counted in what each is ahead of the rule-based players it sat with, so
    that it means the same where payoffs add up to nothing and where points are counted."""
    lines = []
    for key, result in results.items():
        if not key.startswith("hand oracle"):
            continue
        rest = key.replace("hand oracle's own search over", "over").replace("hand oracle over", "over").replace(
            "hand oracle without", "over casual without").replace("over", "{} over", 1)
        oracle, oracle_ci = lead(result)
        told = []
        for who in ("expert", "master", "what can be known"):
            if (partner := rest.format(who)) in results:
                ahead, ci = lead(results[partner])
                share, off = 100 * ahead / oracle, 100 * math.hypot(ci, ahead * oracle_ci / oracle) / abs(oracle)
                told.append(f"{who} {ahead:+.3f}, {share:.0f} ± {off:.0f} %")
        if told:
            lines.append(f"- {key}: {oracle:+.3f}; {'; '.join(told)}")
    if not lines:
        return []
    about = [f"Aimed at: {SHARES[game]} %. How far each is ahead of the rule-based players at the same table, and which part that is of the",
             "oracle's. *What can be known* sees what a player may see, but knows the others' way to choose exactly: of their hands nobody can",
             "know more. It searches as the oracle does, one move ahead.", ""]
    return ["### Share of the hand oracle's gain", ""] + about + lines + [""]


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
             "Written by `engine/lab/measure.py`; do not edit. Every deal is played once in every rotation of the bots over the",
             "seats and counts as one observation; ± is the 95 % interval by deals. Payoffs in stakes, chips or points a round, more being",
             "better (in Hollywood Rummy fewer points are). The first bot of a command sits at one seat, the last one named at all the",
             "others; in a ladder both have every other seat, and 400 points of rating are odds of ten to one to be paid more than the",
             "other. Default rules unless a command says otherwise. Times are by the clock, on whatever else the machine had to do.", ""]
    for game in PLAN:
        file = HERE / "results" / f"{game}.json"
        if not file.exists():
            continue
        results = json.loads(file.read_text())
        lines += [f"## {game}", ""] + ABOUT.get(game, []) + (speed_aims(results) if game == "speed" else aims(game, results)) + (rebased(results) if game == "hoola" else []) + shares(game, results)
        old = [entry["key"] for entry in PLAN[game] if entry["key"] in results and results[entry["key"]].get("players") != players(game, entry)]
        if old:
            lines += [f"Still to be measured anew, because somebody in them plays otherwise since: {'; '.join(old)}.", ""]
        for key, result in results.items():
            lines += table(key, result)
    (HERE / "RESULTS.md").write_text("\n".join(lines).rstrip() + "\n")
