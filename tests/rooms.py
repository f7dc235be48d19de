#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rooms of the house in their order: each may use those before it and no other. Prints every arrow that runs back
(who uses what, and in which file) and fails; called by `./dev lint`.

engine/ and app/ are read from their includes, qml/ from the types a file names (a type is a file of that name). Which rooms a room of
app/ may use stands in app/rooms.cmake; what else there is may use them all."""
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent

# Rooms on one line do not know each other. A line's rooms may use all the lines above it; a game's bots, of all games, that
# game alone.
ORDER = {
    "engine": """base
                 pieces
                 melds
                 rulebook
                 game
                 games/*
                 search
                 bots/*
                 match
                 arena
                 effects
                 equity
                 journey
                 registry
                 strength
                 cli
                 lab""",
    "qml": """.
              games
              pieces
              controls
              book
              table
              games/*
              pages pages/*
              window
              Main""",
}
# Pairs of a room and what lies inside it: they are one room to the others, and may use each other.
ONE = {("qml", "table"), ("qml", "pages")}


def room_of(tree, path):
    """The room a file (relative to its tree) lies in: a folder of ORDER, the deepest that fits."""
    parts = path.parent.parts
    if not parts:
        return "Main" if path.stem == "Main" else "."
    two = "/".join(parts[:2])
    for line in ORDER[tree].split("\n"):
        for name in line.split():
            if name == two or (name.endswith("/*") and len(parts) > 1 and name[:-2] == parts[0]):
                return two
    return parts[0]


def floor_of(tree, room):
    for floor, line in enumerate(ORDER[tree].split("\n")):
        for name in line.split():
            if name == room or (name.endswith("/*") and room.startswith(name[:-1])):
                return floor
    return None


def used_by(tree, folder, file, by_name, types):
    """Files of the same tree that `file` uses."""
    text = file.read_text(encoding="utf-8")
    if tree == "qml":
        text = re.sub(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/', "", text, flags=re.S)
        for name in set(re.findall(r"\b[A-Z]\w+\b", text)):
            if name in types and types[name] != file:
                yield types[name]
        return
    for named in re.findall(r'^\s*#include "([^"]+)"', text, flags=re.M):
        for there in (folder / named, file.parent / named):
            if there.exists():
                yield there.resolve()
                break
        else:
            if "/" not in named and len(by_name.get(named, [])) == 1:
                yield by_name[named][0]


def app_rooms():
    """Every room of app/ with all the rooms it may use, and what each SOURCES of a room less than a folder stands for."""
    games = sorted(f"games/{f.name}" for f in (TOP / "app/games").iterdir() if f.is_dir() and f.name != "faces")
    text = (TOP / "app/rooms.cmake").read_text(encoding="utf-8").replace("${every_game}", " ".join(games))
    rooms = {}
    for name, words in re.findall(r"^ *room\(([^\s)]+)([^)]*)\)", text, flags=re.M):
        uses = re.search(r"USES ([^A-Z]*)", words)
        for room in games if name == "games/${game}" else [name]:
            named = uses.group(1).split() if uses else []
            rooms[room] = set(named).union(*(rooms[other] for other in named))
    return rooms


def app_room_of(path):
    """The room a file (relative to app/) lies in; "." is the program itself."""
    parts = path.parent.parts
    if path.stem in ("registry", "gameshelf"):
        return "shelf"
    return "." if not parts else "games" if parts == ("games", "faces") else "/".join(parts[:2])


def app_arrows_back():
    folder = TOP / "app"
    files = sorted(f for f in folder.rglob("*") if f.suffix in (".h", ".cpp"))
    rooms = app_rooms()
    for f in files:
        here = app_room_of(f.relative_to(folder))
        if here != "." and here not in rooms:
            yield f"app/{here}: a room that app/rooms.cmake does not name ({f.relative_to(TOP)})"
            continue
        for there in used_by("app", folder, f, {}, {}):
            room = app_room_of(there.relative_to(folder))
            if here not in (".", room) and room not in rooms[here]:
                yield f"app: {here} -> {room} ({f.relative_to(TOP)} uses {there.relative_to(folder)})"


def arrows_back(tree):
    folder = TOP / tree
    suffixes = (".qml",) if tree == "qml" else (".h", ".cpp")
    files = sorted(f for f in folder.rglob("*") if f.suffix in suffixes)
    by_name = {}
    for f in files:
        by_name.setdefault(f.name, []).append(f)
    types = {f.stem: f for f in files}
    for f in files:
        here = room_of(tree, f.relative_to(folder))
        floor = floor_of(tree, here)
        if floor is None:
            yield f"{tree}/{here}: a room that tests/rooms.py has no place for ({f.relative_to(TOP)})"
            continue
        for there in used_by(tree, folder, f, by_name, types):
            room = room_of(tree, there.relative_to(folder))
            inside = here.split("/")[0] == room.split("/")[0] and (tree, here.split("/")[0]) in ONE
            if room == here or (inside and "/" not in min(here, room, key=len)):
                continue
            others = here.startswith("bots/") and room.startswith("games/") and here.split("/")[1] != room.split("/")[1]
            if floor_of(tree, room) >= floor or others:
                yield f"{tree}: {here} -> {room} ({f.relative_to(TOP)} uses {there.relative_to(folder)})"


# What may name a game outside its folders, and why.
NAMING = {
    "engine/CMakeLists.txt": "the list of games",
    "app/games/registry.cpp": "the list of games",
    "engine/cli/run.cpp": "examples in the help",
    "engine/lab": "how well the bots of each game play, and what they learn",
    "engine/pieces": "the dragon is a rank of the cubes",
    "qml/pieces/Cube.qml": "the dragon is a rank of the cubes",
    "app/shots": "which rounds are photographed",
    "app/history/historywords.cpp": "a hoola and a dragon are ways to win, counted like others",
    "qml/pages/About.qml": "says which games there are",
    "qml/pages/Home.qml": "says which games there are",
}


def games_named():
    """Lines that know a game by its name and are neither in its folders nor in NAMING; comments may say what they like."""
    games = "|".join(sorted(f.name for f in (TOP / "engine/games").iterdir() if f.is_dir()))
    for tree in (*ORDER, "app"):
        for file in sorted((TOP / tree).rglob("*")):
            place = file.relative_to(TOP).as_posix()
            if (
                file.suffix not in (".h", ".cpp", ".qml", ".txt", ".cmake", ".in")
                or re.match(tree + "/(games|bots)/[^/]+/", place)
                or any(place == n or place.startswith(n + "/") for n in NAMING)
            ):
                continue
            text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S)
            for line in text.split("\n"):
                if re.search(games, re.sub(r"//.*|^\s*#(?!include).*", "", line), flags=re.I):
                    yield f"{place} names a game: {line.strip()}"


found = [*(line for tree in ORDER for line in arrows_back(tree)), *app_arrows_back(), *games_named()]
for line in found:
    print("  " + line)
sys.exit(1 if found else 0)
