#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of how typed the house is, one a line: what crosses from the engine to the games' tables and from there to the
screen as text or as a value without a type. `tests/numbers.py [FOLDER]` reads another checkout, so that two can be laid
side by side."""
import re
import sys
from pathlib import Path

TOP = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)


def files(*patterns):
    return sorted(path for pattern in patterns for path in TOP.glob(pattern) if path.is_file())


def code(path):
    """The text of a file without its comments."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


def count(pattern, paths):
    return sum(len(re.findall(pattern, code(path))) for path in paths)


def lines(paths):
    return sum(path.read_text(encoding="utf-8").count("\n") for path in paths)


def virtuals():
    """The class of the app that declares most virtual functions, and how many."""
    most = (0, "")
    for path in files("app/**/*.h"):
        for part in re.split(r"\n(?=(?:class|struct)\s)", code(path)):
            name = re.match(r"(?:class|struct)\s+(\w+)", part)
            if name:
                most = max(most, (len(re.findall(r"\bvirtual\b(?!\s*~)", part)), name.group(1)))
    return most


GAMES = files("app/games/*/*.cpp", "app/games/*/*.h")
QML = files("qml/**/*.qml")
HEADERS = files("app/**/*.h")
JUDGES = files("engine/games/*/eval.cpp", "engine/games/*/referee.*", "app/games/*/*judge.cpp")
SHARED = files("engine/game/eval_line.*", "app/games/judging.*", "app/games/faces/referee.h")
SOURCES = [path for room, kinds in (("engine", ("h", "cpp", "inc")), ("app", ("h", "cpp")), ("qml", ("qml", "js")))
           for kind in kinds for path in files(f"{room}/**/*.{kind}") if "lab" not in path.parts]
untyped = r"Q_PROPERTY\(QVariant|Q_INVOKABLE[^;{]*\bQVariant"  # a property, or a function that takes or gives one

most, name = virtuals()
for label, value in (
        ("string literals in the games' folders of app", count(r"\b(?:QStringLiteral|QLatin1String|QLatin1Char)\(", GAMES)),
        ("JSON views read by key there", count(r'\b(?:s\.(?:text|number|flag|list)\("|view\.(?:find|at|value|contains)\("|view\["|\.view\["|'
                                              r'look\.(?:find|at|value)\(")', GAMES)),
        ("protocol text cut there", count(r"\.section\(|\.split\(u?'|\.startsWith\(|\.mid\(|\.left\(", GAMES)),
        (f"virtual functions of the largest class ({name})", most),
        (f"lines that judge a real table, in {len(JUDGES)} files", lines(JUDGES)),
        (f"lines that these share: fields of questions, forms and answers, in {len(SHARED)} files", lines(SHARED)),
        ("properties and functions that QML sees as QVariant", count(untyped, HEADERS)),
        ("property var in QML", count(r"\bproperty var\b", QML)),
        ("lines of engine, app and qml", lines(SOURCES)),
):
    print(f"{value:8,}  {label}")
