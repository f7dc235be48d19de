# SPDX-License-Identifier: GPL-3.0-or-later
"""What measure.py measures: every line of RESULTS.md, and what was aimed at."""
import json
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
LEVELS = "learner,casual,skilled,expert,master"

def offered(game):
    """The levels that people are offered: those too close to the next one (engine/bots/<game>/bot.h) are not."""
    found = re.search(r"\.too_close = \{([^}]*)\}", (TOP / "engine" / "bots" / game / "bot.h").read_text())
    close = re.findall(r'"(\w+)"', found[1]) if found else []
    return [level for level in LEVELS.split(",") if level not in close]


# What is measured: (key, what it shows, program, command words, deals). All of it takes less than four hours of two idle processors.
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


# Rule-based players of another mind (engine/lab/panel.h), and mostly a shallow search: who is tuned on "casual"
# alone may do well against that one only.
PANEL = {"hoola": "greedy:hoarder,greedy:silent,mc:16", "hollywood": "greedy:silent,greedy:caller,mc:4",
         "hohpai": "greedy:forgetful,greedy:book,mc:16", "hulahoo": "greedy:miser,greedy:spender,greedy:doubler",
         "dragon": "greedy:dry,greedy:fisher,mc:16"}


def panel(deals, players="", bot="expert", game="hoola"):
    return single(f"{bot} over the panel{players}", f"{bot} against players of other minds", 4, f"{bot},{PANEL[game]}", deals,
                  program="oracle-arena")


def beginner(key, deals):
    return single(key, "somebody who has just been told the rules (engine/lab/beginners.h) beats the learner", 4, "beginner,learner",
                  deals, program="oracle-arena")


def known(key, deals, bot):
    """The rule-based players' way to choose is known, and with it all that can be known of their hands."""
    return single(key, "what can be known of the hands: who knows how the others choose, and that all of them are rule-based players, "
                       "imagines deals in which they would have done what they did (engine/lab/likely_worlds.h)", 4, f"{bot},casual",
                  deals, program="oracle-arena")


NO_STOPS = {"stop_rule": "off", "blast_low_max": 0, "blast_high": "off"}

PLAN = {
    "hoola": [
        single("greedy over random, 4", "the rule-based player beats chance", 4, "casual,random", 2000),
        single("expert over casual, 4", "expert over the rule-based player", 4, "expert,casual", 1000),
        single("expert over casual, 2", "the same with 2 players", 2, "expert,casual", 2500),
        single("expert over casual, 5", "the same with 5 players", 5, "expert,casual", 1200),
        single("master over casual, 4", "master over the rule-based player", 4, "master,casual", 600),
        known("what can be known over casual, 4", 600, "oracle:likely:256:20"),
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
        single("master over skilled, 4", "master over three skilled", 4, "master,skilled", 1200),
        single("master over expert, 4", "master over three experts", 4, "master,expert", 450),
        ladder("hoola", 80),
        rung("casual", "skilled", 5000),
        rung("skilled", "master", 3000),
        rung("casual", "master", 1000),
    ],
}
# Deals for: the steps between levels that do not search, skilled over casual, expert over casual, expert over skilled, master
# over expert, the hand oracle, the ladder.
STEPS = {"hollywood": (2000, 400, 300, 300, 800, 300, 120), "hohpai": (3000, 12000, 12000, 12000, 16000, 4000, 8000),
         "hulahoo": (3000, 800, 800, 2400, 600, 200, 60), "dragon": (2000, 1500, 12000, 3000, 4000, 300, 4000)}
# Deals of master over the rule-based player; deals of who knows how the others choose, and how far he looks.
MASTERS = {"hollywood": (600,), "hohpai": (12000,), "hulahoo": (150,), "dragon": (4000,)}
KNOWN = {"hollywood": (200, "oracle:likely:64:20"), "hohpai": (2400, "oracle:likely-own:32:100"), "hulahoo": (80, "oracle:likely:64:20"),
         "dragon": (60, "oracle:likely:64:20")}
for game, (plain, skilled, expert, step, master, oracle, rungs) in STEPS.items():
    PLAN[game] = [
        single("greedy over random", "the rule-based player beats chance", 4, "casual,random", plain),
        single("expert over casual", "expert over the rule-based player", 4, "expert,casual", expert),
        single("master over casual", "master over the rule-based player", 4, "master,casual", *MASTERS[game]),
        known("what can be known over casual", *KNOWN[game]),
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
        PLAN[game].insert(-1, single("master over skilled", "master over three skilled", 4, "master,skilled", master))
PLAN["hulahoo"] += [rung("casual", "skilled", 1500), rung("skilled", "expert", 600), rung("expert", "master", 600)]
PLAN["hollywood"] += [rung("casual", "skilled", 2000), rung("skilled", "expert", 2000), rung("expert", "master", 1600)]
PLAN["dragon"] += [rung("skilled", "master", 9000)]
PLAN["dragon"].insert(-2, single("coach over master", "the master thinking as he does when he advises, with sixty times the time: what "
                                                      "more thought would give him", 4, "coach,master", 300, program="oracle-arena"))
# Those two have a search of their own, which can be told the hands as well.
for game, deals in {"hohpai": 3000, "hulahoo": 150}.items():
    PLAN[game].insert(5, single("hand oracle's own search over casual", "knowing the hands, by the game's own search", 4,
                                "oracle:own:256,casual", deals, program="oracle-arena"))
# What set-up says of the levels (level_place::beside_casuals): the levels that are not played against Casuals above.
for game in ("hoola", *STEPS):
    four = ", 4" if game == "hoola" else ""
    PLAN[game] += [single(f"{level} over casual{four}", "what set-up says of the levels", 4, f"{level},casual", 4000)
                   for level in ("learner", "casual")]


def solved(key, shows, *words):
    """Against exact play in a Hoola small enough to be solved: no deals are sampled, so there are none to count."""
    return {"key": key, "shows": shows, "program": "mini-hoola", "words": list(words)}


PLAN["mini-hoola"] = [
    solved("the search as the expert has it", "what it takes from the rule-based player and what it can lose, by worlds",
           "--worlds", "16,64,256,1024", "--dice", "2"),
    solved("without the gate", "the same, departing from the rule-based choice for any gain",
           "--worlds", "16,64,256", "--gates", "0", "--dice", "2", "--iterations", "0"),
    solved("who takes all for rule-based players", "the same, believing that others do what the rule-based player would, with hardly an exception",
           "--worlds", "16,64,256,1024", "--slip", "0.005", "--dice", "2", "--iterations", "0"),
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
] + [
    {"key": f"thinking, {game}", "shows": "how long Expert and Master think, one table at a time and nothing beside", "of": game,
     "program": "hanpan-engine", "words": ["arena", "--game", game, "--players", "4", "--bots", "master,expert", "--rounds", str(deals),
                                           "--seed", "20261121", "--threads", "1"]}
    for game, deals in {"hoola": 25, "hollywood": 8, "hohpai": 100, "hulahoo": 5, "dragon": 6}.items()
]
LONGEST = {"expert": 500, "master": 1500}
LEAST_SIMULATIONS = 50_000


# What was aimed at, as the least a result should show with 95 % certainty: (line, in which number, least). Hoola's floors come
# from a game without stop and blast; they are laid beside the default rules as well. SHARES: the least share of what knowing the
# hands gives, in hundredths (by the game's own search where it has one).
SHARES = {"hoola": 55, "hollywood": 70, "hohpai": 40, "hulahoo": 40, "dragon": 60}
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
    "hoola": [(key, "mean", least) for key, least in HOOLA_FLOORS.items()] +
             [("expert over casual, 4", "mean", 1.3), ("master over casual, 4", "mean", 1.6)] + [(f"{step}, 4", "lead", 0) for step in steps_up("hoola")],
    "hollywood": [("expert over casual", "lead", 8)], "hohpai": [("expert over casual", "lead", 0)],
    "hulahoo": [("expert over casual", "wins", 0.32)], "dragon": [("expert over casual", "mean", 3)],
}
for game in STEPS:
    AIMS[game] += [(step, "lead", 0) for step in steps_up(game)]


def players(game, entry):
    """What the players of a line do, as numbers (tests/moves): another number, another player. The rule-based player is in all
    of them, who searches plays on by it."""
    game = entry.get("of", game)
    words = entry["words"]
    named = words[words.index("--bots") + 1].split(",") if "--bots" in words else []
    levels = [level for level in LEVELS.split(",") if level == "casual" or level in named or (level == "expert" and game == "speed")]
    lines = [line.split("\t") for line in (TOP / "tests" / "data" / "moves.tsv").read_text().splitlines() if not line.startswith("#")]
    return {f"{g} {level}" if g != game else level: moves for g, level, moves in lines
            if level in levels and (g == game or game == "speed")}
