#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start, memory and rest of the game beside an empty Qt Quick window and whatever games of its kind are installed, all in one run,
in turn (so that what slows the machine slows all of them): called by `./dev bench app`.
  app_bench.py RUNS NAME=WINDOW=COMMAND…
Prints, for each, medians: seconds from the start to the visible window and until there is something to see in it (a row of points
across the middle of the screen has more than three colours; - where that never comes), PSS in MiB three seconds later (pages that
programs share are shared out among them), processor time in the five seconds after that, and the difference to the first."""
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SETTLE, REST = 3.0, 5.0


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""
    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")] + [("data", ctypes.c_void_p)] + [
        (name, ctypes.c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")]


class Screen:
    """What the X server shows."""

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.POINTER(Image)
        self.x.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint,
                                     ctypes.c_ulong, ctypes.c_int]
        self.x.XDestroyImage.argtypes = [ctypes.POINTER(Image)]
        self.display = self.x.XOpenDisplay(None)
        self.root = self.x.XDefaultRootWindow(self.display)

    def colours(self):
        image = self.x.XGetImage(self.display, self.root, 300, 300, 600, 1, 0xFFFFFFFF, 2)
        points = ctypes.string_at(image.contents.data, image.contents.bytes_per_line)
        self.x.XDestroyImage(image)
        return len({points[i:i + 4] for i in range(0, len(points), 4)})


def tree(pid):
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from tree(int(child))


def pss(pid):
    total = 0
    for one in tree(pid):
        try:
            for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
        except OSError:
            pass
    return total / 1024


def ticks(pid):
    total = 0
    for one in tree(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
            total += int(fields[11]) + int(fields[12])
        except OSError:
            pass
    return total / os.sysconf("SC_CLK_TCK")


def visible(window):
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", window], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


def once(screen, window, command, environment):
    began = time.monotonic()
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, shell=False)
    while not visible(window):
        if program.poll() is not None:
            raise SystemExit(f"{command}: ended before its window was there")
        if time.monotonic() - began > 60:
            raise SystemExit(f"{command}: no window “{window}” in a minute")
        time.sleep(0.002)
    start = time.monotonic() - began
    picture = float("inf")
    while picture == float("inf") and time.monotonic() - began < start + 1:
        if screen.colours() > 3:
            picture = time.monotonic() - began
        time.sleep(0.002)
    time.sleep(SETTLE)
    memory = pss(program.pid)
    before = ticks(program.pid)
    time.sleep(REST)
    rest = ticks(program.pid) - before
    program.terminate()
    try:
        program.wait(10)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
    while visible(window):
        time.sleep(0.02)
    return start, picture, memory, rest


def main():
    runs = int(sys.argv[1])
    screen = Screen()
    programs = [argument.split("=", 2) for argument in sys.argv[2:]]
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, LC_ALL="C.UTF-8")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            environment.pop(name, None)
        measured = {name: [] for name, _, _ in programs}
        for run in range(runs + 1):  # the first fills caches and is not counted
            for name, window, command in programs:
                one = once(screen, window, command.split(), environment)
                if run > 0:
                    measured[name].append(one)
        first = None
        print(f"{'':16} {'window s':>9} {'picture s':>9} {'PSS MiB':>9} {'rest s':>7}   beside {programs[0][0]}")
        for name, _, _ in programs:
            start, picture, memory, rest = (statistics.median(values) for values in zip(*measured[name]))
            first = first or (start, memory)
            seen = f"{picture:9.3f}" if picture < float("inf") else f"{'-':>9}"
            print(f"{name:16} {start:9.3f} {seen} {memory:9.1f} {rest:7.2f}   {start - first[0]:+.3f} s {memory - first[1]:+.1f} MiB")


main()
