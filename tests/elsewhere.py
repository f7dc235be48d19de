#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has a compiler read the application as another system has it. Nothing is linked and nothing runs; what that system does not
know, and what has another size there, is found. elsewhere.py SYSTEM SCRATCH
  windows: every source of the application and its tests by MinGW, with its headers and Qt's of this machine
  macos:   the sources that name macOS, by this system's compiler with that name given: what is written for it alone, no more
SCRATCH: where it may write. Called by `./dev windows-engine` and `./dev lint`."""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
MODULES = ["", "QtCore", "QtGui", "QtWidgets", "QtQml", "QtQmlIntegration", "QtQmlModels", "QtQuick", "QtQuickControls2", "QtQuickTest",
           "QtMultimedia", "QtNetwork", "QtOpenGL", "QtPrintSupport", "QtSql", "QtSvg", "QtTest"]
# What speaks over the bus of Linux desktops, as tests/CMakeLists.txt leaves it out.
NOT_THERE = {"desktop_test.cpp", "readers_test.cpp"}
TOGETHER = 8  # as app/rooms.cmake has it
COMPILERS = {"windows": ["x86_64-w64-mingw32-g++-posix"], "macos": ["c++", "-fPIC", "-DQ_OS_MACOS"]}
NAMES = {"windows": ["-D_WIN32", "-DQ_OS_WIN"], "macos": ["-DQ_OS_MACOS"]}  # for moc, which has no compiler to ask


def asked(name):
    """A folder of Qt's, by its own word."""
    return subprocess.run(["qmake6", "-query", name], capture_output=True, text=True, check=True).stdout.strip()


def command(system, scratch):
    """What a source of the application is read by."""
    qt = asked("QT_INSTALL_HEADERS")
    libraries = scratch / "headers"  # what is the same on every system, and nothing else of this one
    libraries.mkdir(parents=True, exist_ok=True)
    for name in ("nlohmann", "CLI"):
        if not (libraries / name).exists():
            (libraries / name).symlink_to(f"/usr/include/{name}")
    found = [*COMPILERS[system], "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wno-missing-field-initializers",
             "-Wno-subobject-linkage", "-Werror"]  # (that is said of whatever is included)
    for folder in [TOP / "app", TOP / "engine", TOP / "tests/app", TOP / "tests/engine", TOP / "tests/sixth/app", TOP / "tests/sixth/engine",
                   scratch / "moc"]:
        found += ["-I", str(folder)]
    for folder in [*(f"{qt}/{module}" for module in MODULES), libraries]:
        found += ["-isystem", str(folder)]
    names = ("HANPAN_VERSION", "HANPAN_REPORTS", "HANPAN_TEST_DATA", "HANPAN_SOURCE", "QUICK_TEST_SOURCE_DIR")
    return [*found, *(f'-D{name}="-"' for name in names), *(f"-DQT_{name}_LIB" for name in ("WIDGETS", "GUI", "QML", "QUICK"))]


def heaps(system):
    """The sources, those of a folder of the application several at a time; every test is a program of its own."""
    application = sorted((TOP / "app").rglob("*.cpp"))
    tests = [source for folder in ("app", "ui", "sixth", "moves", "bots") for source in sorted((TOP / "tests" / folder).rglob("*.cpp"))
             if source.name not in NOT_THERE and "gtest" not in source.read_text(encoding="utf-8")]
    if system == "macos":
        return [[source] for source in application + tests if re.search(r"Q_OS_MAC|Q_OS_DARWIN|__APPLE__", source.read_text(encoding="utf-8"))]
    found = []
    for folder in sorted({path.parent for path in application}):
        sources = [path for path in application if path.parent == folder]
        found += [sources[at:at + TOGETHER] for at in range(0, len(sources), TOGETHER)]
    return found + [[source] for source in tests]


def read(heap, given, moc, scratch):
    """`moc`: its command. What the compiler says of a heap of sources; "" when it is content."""
    for source in heap:
        if f'#include "{source.stem}.moc"' in source.read_text(encoding="utf-8"):
            places = [part for folder in ("app", "tests/app", "engine") for part in ("-I", str(TOP / folder))]
            subprocess.run([*moc, *places, "-o", str(scratch / "moc" / f"{source.stem}.moc"), str(source)], check=True)
    text = "".join(f'#include "{source}"\n' for source in heap)
    done = subprocess.run([*given, "-x", "c++", "-"], input=text, capture_output=True, text=True, cwd=scratch)
    return "\n".join(done.stderr.splitlines()[:12]) if done.returncode else ""


def main():
    system, scratch = sys.argv[1], Path(sys.argv[2]).resolve()
    (scratch / "moc").mkdir(parents=True, exist_ok=True)
    moc, given, every, bad = [asked("QT_HOST_LIBEXECS") + "/moc", *NAMES[system]], command(system, scratch), heaps(system), 0
    with ThreadPoolExecutor(int(os.environ.get("BUILD_JOBS") or os.cpu_count())) as several:
        for said in several.map(lambda heap: read(heap, given, moc, scratch), every):
            if said:
                bad += 1
                print(said)
    print(f"{sum(map(len, every))} sources read as {system} has them, {bad} findings")
    sys.exit(not every or bad > 0)


if __name__ == "__main__":
    main()
