#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One round of each game as a screen reader speaks it: Orca reads the program on a desk of its own while the program is played by
keys, and what Orca spoke (its own log) is held against what the program said (QT_LOGGING_RULES=hanpan.speech.debug=true).

  transcript.py PROGRAM FOLDER [--games GAME…] [--languages LANGUAGE…]

Every sentence must have been spoken, as it stands, in its order, in the language that is played in, without a sign that readers
leave out. FOLDER gets a transcript a round (GAME-LANGUAGE.txt) to be read. Needs Orca, Xvfb, xdotool, dbus-run-session and a window
manager; called by `./dev desks`."""
import argparse
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

GAMES = ["hoola", "hollywood", "hohpai", "hulahoo", "dragon"]
# What somebody does in a turn who knows no more than the buttons: keys, "*" being the next piece of the hand,
# chosen, and "^" one of the row before it.
TURNS = {
    "hoola": ["y", "d", "* x", "p"],
    "hollywood": ["d", "* x", "p"],
    "hohpai": ["w", "* e", "d", "* x", "p"],
    "hulahoo": ["k", "* h", "* l", "* d", "^ h", "^ l", "^ d", "p", "f"],
    "dragon": ["d", "w", "* x"],
}
# What is said when something is to be done: the turn, or a question with the keys that answer it.
MINE = {"en": re.compile(r"Your turn|Your swap|, key [A-Z]"), "ko": re.compile(r"내 차례|내 교환|키 [A-Z]")}
PATIENCE = 90  # seconds without a word before a table counts as dead
ROUND = 900  # seconds a round may take at most
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:voice=\w+ ?)?(?:\{|$)")
SIGNS = re.compile("[♠♥♦♣−×→]")
HANGUL = re.compile("[가-힣]")


def norm(line):
    """Orca puts a full stop where a pause is, and blanks as it likes."""
    return re.sub(r"[\s.]+", " ", line).strip()


class Round:
    def __init__(self, program, folder, game, language):
        self.game, self.language = game, language
        self.said_file = folder / f"{game}-{language}.said"
        self.orca_file = folder / f"{game}-{language}.orca"
        for file in (self.said_file, self.orca_file):
            file.unlink(missing_ok=True)
        korean = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.orca = subprocess.Popen(["orca", "--replace", f"--debug-file={self.orca_file}"], env=os.environ | korean,
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait(lambda: "Screen reader on" in self.orca_log(), 60, "Orca does not start")
        self.out = open(self.said_file, "wb")
        self.app = subprocess.Popen([program, "--game", game, "--seed", "7", "--lang", language, "--speed", "normal"],
                                    env=os.environ | korean | {"QT_LOGGING_RULES": "hanpan.speech.debug=true",
                                                               "QT_MESSAGE_PATTERN": "%{category}: %{message}"},
                                    stdout=self.out, stderr=subprocess.STDOUT)

    def wait(self, what, seconds, complaint):
        until = time.monotonic() + seconds
        while not what():
            if time.monotonic() > until:
                raise TimeoutError(complaint)
            time.sleep(0.1)

    def orca_log(self):
        return self.orca_file.read_text(errors="replace") if self.orca_file.exists() else ""

    def said(self):
        """What the program said so far."""
        lines = []
        for line in self.said_file.read_text(errors="replace").splitlines():
            if line.startswith("hanpan.speech: "):
                lines.append(line.removeprefix("hanpan.speech: "))
        return lines

    def spoken(self):
        """What Orca spoke so far."""
        found = []
        for line in self.orca_log().splitlines():
            if match := SPOKEN.search(line):
                found.append(match[1])
        return found

    def key(self, *keys):
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            time.sleep(0.15)

    def settle(self, seconds=0.8, most=20):
        """Until nothing new is said for so long."""
        until, count = time.monotonic() + most, -1
        while time.monotonic() < until and count != len(self.said()):
            count = len(self.said())
            time.sleep(seconds)

    def over(self):
        """The result names everybody's payment."""
        return any(re.search(r"(?:[+]|minus |마이너스 )\d", line) and line.count(",") >= 1 and ("You " in line or "나 " in line)
                   for line in self.said())

    def play(self):
        mine = MINE[self.language]
        self.wait(lambda: any(mine.search(line) for line in self.said()) or self.over(), PATIENCE, "the first turn does not come")
        # What one may ask for, a refusal, and a piece that is chosen and let go.
        for key in ("1", "2", "3", "4", "question", "x"):
            self.key(key)
            self.settle()
        self.key("Home", "space")
        self.settle()
        self.key("space")
        self.settle()
        began, heard, last = time.monotonic(), len(self.said()), time.monotonic()
        seen, piece = 0, 0
        while not self.over():
            if time.monotonic() - began > ROUND:
                raise TimeoutError("the round does not end")
            if len(self.said()) != heard:
                heard, last = len(self.said()), time.monotonic()
            if time.monotonic() - last > PATIENCE:
                raise TimeoutError("the table is silent")
            # Where something asks, or nothing has happened for a while: perhaps the piece was none that may go.
            if not any(mine.search(line) for line in self.said()[seen:]) and time.monotonic() - last < 6:
                time.sleep(0.2)
                continue
            seen = len(self.said())
            for keys in TURNS[self.game]:
                if self.over():
                    break
                for key in keys.split():
                    if key in "*^":
                        self.key("Up" if key == "^" else "Down", "Home", *["Right"] * (piece % 7), "space")
                        piece += 1
                    else:
                        self.key(key)
                self.settle(0.5)
        self.settle(2)
        # Orca may be behind.
        try:
            self.wait(lambda: not self.missing(), 30, "")
        except TimeoutError:
            pass  # told by faults()

    def missing(self):
        """Sentences that were not spoken in their turn: what is left of the longest common subsequence."""
        said, spoken = self.said(), [norm(line) for line in self.spoken()]
        wanted = [norm(line) for line in said]
        longest = [[0] * (len(spoken) + 1) for _ in range(len(wanted) + 1)]
        for i in reversed(range(len(wanted))):
            for k in reversed(range(len(spoken))):
                longest[i][k] = (longest[i + 1][k + 1] + 1 if wanted[i] == spoken[k]
                                 else max(longest[i + 1][k], longest[i][k + 1]))
        missing, k = [], 0
        for i, line in enumerate(said):
            while k < len(spoken) and wanted[i] != spoken[k] and longest[i][k + 1] == longest[i][k]:
                k += 1
            if k < len(spoken) and wanted[i] == spoken[k]:
                k += 1
            else:
                missing.append(line)
        return missing

    def faults(self):
        faults = [f"not spoken: {line}" for line in self.missing()]
        for line in self.said():
            if SIGNS.search(line):
                faults.append(f"a sign: {line}")
            if (self.language == "ko") != bool(HANGUL.search(line)):
                faults.append(f"another language: {line}")
        if not self.said():
            faults.append("nothing was said")
        return faults

    def end(self):
        for process in (self.app, self.orca):
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        self.out.close()


def inside(arguments):
    """On the desk: everything is running."""
    folder = Path(arguments.folder)
    bad = 0
    for game in arguments.games:
        for language in arguments.languages:
            one = Round(arguments.program, folder, game, language)
            complaint = ""
            try:
                one.play()
            except TimeoutError as late:
                complaint = str(late)
            finally:
                one.end()
            faults = ([complaint] if complaint else []) + one.faults()
            (folder / f"{game}-{language}.txt").write_text("\n".join(one.spoken()) + "\n")
            print(f"{game} {language}: {len(one.said())} said, {len(one.spoken())} spoken, {len(faults)} faults", flush=True)
            for fault in faults[:8]:
                print("  " + fault)
            bad += bool(faults)
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--languages", nargs="+", default=["en", "ko"])
    arguments = parser.parse_args()
    folder = Path(arguments.folder)
    folder.mkdir(parents=True, exist_ok=True)
    if os.environ.get("HANPAN_READER") != "inside":
        # A bus and a home of its own: nobody's settings of Orca, and no other reader.
        home, runtime = (folder / "home").resolve(), (folder / "runtime").resolve()
        for place in (home, runtime):
            place.mkdir(mode=0o700, exist_ok=True)
        os.environ |= {"HANPAN_READER": "inside", "HOME": str(home), "XDG_RUNTIME_DIR": str(runtime),
                       "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
        sys.exit(subprocess.call(["dbus-run-session", "--", sys.executable, *sys.argv]))
    # Orca writes its log when it ends; here it is followed.
    custom = Path(os.environ["XDG_DATA_HOME"]) / "orca" / "orca-customizations.py"
    custom.parent.mkdir(parents=True, exist_ok=True)
    custom.write_text("from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n")
    beside = [subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL),
              subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1"],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)]
    time.sleep(1)
    try:
        bad = inside(arguments)
    finally:
        for process in beside:
            process.terminate()
            process.wait()
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
