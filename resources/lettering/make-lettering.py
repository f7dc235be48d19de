#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters Korean words with a brush, for the great moments: make-lettering.py writes
resources/games/<game>/pieces/word-<game>-<kind>.svg for each of WORDS, in currentColor, and prints how many times as wide
as high each is (`lettered` of the game's look). Every stroke is a way of the brush with
what it presses; a syllable's letters share its square as they do in writing."""
import math
import random
from pathlib import Path

HIGH = 124
GAMES = Path(__file__).resolve().parent.parent / "games"
WORDS = {
    "hoola": {"hoola": "훌라!", "blast": "블라스트!", "thanks": "땡큐!", "undercut": "바가지!", "bears_all": "독박!"},
    "dragon": {"dragon": "드라곤", "special": "스페셜 드라곤"},
    "hohpai": {"broken": "터졌다!", "dealt": "처음부터 터졌다!"},
    "hollywood": {"runs": "런 세 개!", "at_once": "한 번에 손 털기!"},
    "hulahoo": {"last": "최후의 1인!"},
}

FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWEL = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
LAST = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"

# Strokes in a square of 1: points the brush passes; a ring is ("o", middle, radii).
RING = ("o", (0.5, 0.5), (0.46, 0.46))
LETTERS = {
    "ㄱ": [[(0.04, 0.12), (0.9, 0.06), (0.84, 0.5), (0.62, 1.0)]],
    "ㅋ": [[(0.04, 0.1), (0.9, 0.05), (0.84, 0.5), (0.62, 1.0)], [(0.06, 0.52), (0.8, 0.46)]],
    "ㄷ": [[(0.08, 0.1), (0.94, 0.04)], [(0.14, 0.12), (0.1, 0.5), (0.14, 0.9), (0.98, 0.84)]],
    "ㅌ": [[(0.1, 0.06), (0.94, 0.0)], [(0.12, 0.48), (0.86, 0.42)], [(0.12, 0.06), (0.08, 0.5), (0.12, 0.94), (0.98, 0.88)]],
    "ㄹ": [[(0.06, 0.08), (0.9, 0.03), (0.84, 0.42)], [(0.08, 0.47), (0.84, 0.43)], [(0.12, 0.48), (0.08, 0.92), (0.5, 0.94), (1.0, 0.84)]],
    "ㅂ": [[(0.1, 0.02), (0.14, 0.96)], [(0.88, 0.0), (0.86, 0.98)], [(0.14, 0.46), (0.84, 0.42)], [(0.14, 0.92), (0.84, 0.88)]],
    "ㅈ": [[(0.06, 0.1), (0.92, 0.05)], [(0.54, 0.1), (0.44, 0.52), (0.02, 0.98)], [(0.46, 0.46), (0.72, 0.72), (0.98, 0.9)]],
    "ㅇ": [RING],
    "ㅎ": [[(0.34, 0.02), (0.66, 0.06)], [(0.04, 0.27), (0.96, 0.22)], ("o", (0.5, 0.7), (0.32, 0.29))],
    "ㅏ": [[(0.36, -0.06), (0.42, 0.4), (0.38, 1.08)], [(0.42, 0.48), (0.98, 0.43)]],
    "ㅐ": [[(0.16, 0.0), (0.2, 1.0)], [(0.2, 0.48), (0.72, 0.45)], [(0.76, -0.06), (0.8, 0.5), (0.76, 1.06)]],
    "ㅓ": [[(0.0, 0.48), (0.58, 0.44)], [(0.6, -0.06), (0.64, 0.5), (0.6, 1.08)]],
    "ㅕ": [[(0.0, 0.36), (0.58, 0.32)], [(0.0, 0.66), (0.58, 0.62)], [(0.6, -0.06), (0.64, 0.5), (0.6, 1.06)]],
    "ㅣ": [[(0.46, -0.06), (0.52, 0.5), (0.46, 1.08)]],
    "ㅗ": [[(0.5, 0.0), (0.5, 0.66)], [(-0.04, 0.78), (1.04, 0.7)]],
    "ㅜ": [[(-0.04, 0.26), (1.04, 0.18)], [(0.52, 0.26), (0.5, 1.0)]],
    "ㅠ": [[(-0.04, 0.22), (1.04, 0.14)], [(0.32, 0.22), (0.28, 0.96)], [(0.7, 0.2), (0.72, 1.04)]],
}
LETTERS |= {
    "ㄴ": [[(0.1, 0.0), (0.08, 0.5), (0.14, 0.9), (0.98, 0.82)]],
    "ㅁ": [[(0.1, 0.04), (0.12, 0.96)], [(0.1, 0.08), (0.9, 0.04), (0.86, 0.98)], [(0.12, 0.92), (0.86, 0.9)]],
    "ㅊ": [[(0.36, -0.06), (0.64, 0.0)], [(0.06, 0.24), (0.92, 0.19)], [(0.54, 0.24), (0.44, 0.58), (0.02, 1.0)], [(0.46, 0.54), (0.72, 0.76), (0.98, 0.94)]],
    "ㅍ": [[(0.06, 0.1), (0.94, 0.05)], [(0.32, 0.12), (0.36, 0.86)], [(0.7, 0.1), (0.66, 0.86)], [(0.02, 0.92), (1.0, 0.86)]],
    "ㅔ": [[(0.0, 0.48), (0.4, 0.45)], [(0.42, 0.0), (0.46, 1.0)], [(0.86, -0.06), (0.9, 0.5), (0.86, 1.06)]],
    "ㅡ": [[(-0.04, 0.6), (1.04, 0.5)]],
}
TWICE = {"ㄸ": "ㄷ", "ㅆ": "ㅅ", "ㄲ": "ㄱ"}
LETTERS["ㅅ"] = [[(0.52, 0.02), (0.4, 0.52), (0.02, 0.98)], [(0.44, 0.44), (0.72, 0.74), (0.98, 0.92)]]
BESIDE = set("ㅏㅐㅓㅔㅕㅣ")
AROUND = {"ㅚ": "ㅗ", "ㅢ": "ㅡ"}  # under the first letter, with a last stroke beside both


def placed(letter, box):
    """The strokes of a letter in a box (x, y, width, height)."""
    x, y, w, h = box
    if letter in TWICE:
        return placed(TWICE[letter], (x, y, w * 0.47, h)) + placed(TWICE[letter], (x + w * 0.53, y, w * 0.47, h))
    strokes = []
    for stroke in LETTERS[letter]:
        if stroke[0] == "o":
            (cx, cy), (rx, ry) = stroke[1:]
            turn = [(-1.9 + i * 2 * math.pi * 1.03 / 20) for i in range(21)]
            stroke = [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in turn]
        strokes.append([(x + px * w, y + py * h) for px, py in stroke])
    return strokes


def syllable(sign):
    code = ord(sign) - 0xAC00
    first, vowel, last = FIRST[code // 588], VOWEL[code % 588 // 28], LAST[code % 28].strip()
    low = 60 if last else 100
    if vowel in BESIDE:
        wide = 40 if vowel in "ㅐㅔ" else 32
        strokes = placed(first, (6, 10 if last else 14, 90 - wide - 4, low - (14 if last else 26)))
        strokes += placed(vowel, (96 - wide, 6, wide, (low - 2) if last else 88))
    elif vowel in AROUND:
        strokes = placed(first, (8, 8, 56, 44)) + placed(AROUND[vowel], (2, 54, 68, 36)) + placed("ㅣ", (72, 6, 24, 88))
    else:
        strokes = placed(first, (16, 0, 68, low * (0.66 if last else 0.46)))
        strokes += placed(vowel, (8, low * (0.7 if last else 0.56), 84, low * (0.36 if last else 0.42)))
    if last:
        strokes += placed(last, (16, 68, 70, 32))
    return strokes


def smooth(points, steps=10):
    """A curve through the points (Catmull-Rom)."""
    if len(points) == 2:
        (ax, ay), (bx, by) = points
        return [(ax + (bx - ax) * t / steps, ay + (by - ay) * t / steps) for t in range(steps + 1)]
    whole = [points[0]] + points + [points[-1]]
    line = []
    for p0, p1, p2, p3 in zip(whole, whole[1:], whole[2:], whole[3:]):
        for i in range(steps):
            t = i / steps
            line.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                              for a, b, c, d in zip(p0, p1, p2, p3)))
    return line + [points[-1]]


def brushed(points, wide, dice):
    """The outline of a stroke: pressed at its beginning, lighter on the way, lifted at its end."""
    line = smooth(points)
    lengths = [0.0]
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        lengths.append(lengths[-1] + math.hypot(bx - ax, by - ay))
    whole = lengths[-1] or 1
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        size = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / size, (bx - ax) / size
        t = lengths[i] / whole
        press = 0.62 + 0.5 * math.exp(-(t / 0.14) ** 2) + 0.22 * math.exp(-((t - 0.82) / 0.14) ** 2)
        press *= min(1, 0.55 + t / 0.06) * (1 if t < 0.86 else max(0.12, 1 - ((t - 0.86) / 0.14) ** 1.6))
        half = wide / 2 * press
        rough = 0.03 + (0.05 if t > 0.6 else 0)
        left.append((x + nx * half * (1 + dice.uniform(-rough, rough)), y + ny * half * (1 + dice.uniform(-rough, rough))))
        right.append((x - nx * half * (1 + dice.uniform(-rough, rough)), y - ny * half * (1 + dice.uniform(-rough, rough))))
    edge = left + right[::-1]
    return "M" + "L".join("%.1f %.1f" % point for point in edge) + "Z"


def lettered(word):
    dice = random.Random(word)
    paths, x = [], 0
    for sign in word:
        if sign == "!":
            strokes, advance = [[(22, 2), (20, 34), (15, 68)], [(11, 84), (15, 90), (20, 96)]], 40
        elif sign == "1":
            strokes, advance = [[(18, 18), (30, 8), (28, 50), (26, 96)]], 52
        elif sign == " ":
            strokes, advance = [], 34
        else:
            strokes, advance = syllable(sign), 104
        lift = dice.uniform(-3, 3)
        crowd = 17 if len(strokes) < 6 else 14 if len(strokes) < 8 else 12
        for stroke in strokes:
            wide = crowd * dice.uniform(0.92, 1.08) * (1.25 if sign == "!" else 1)
            paths.append(brushed([(x + px, py + lift) for px, py in stroke], wide, dice))
        x += advance
    return x + 12, ('<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
                    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -10 %d %d"><title>%s</title>\n'
                    '<path d="%s" fill="currentColor"/>\n</svg>\n' % (x + 12, HIGH, word, "\n".join(paths)))


for game, words in WORDS.items():
    folder = GAMES / game / "pieces"
    folder.mkdir(exist_ok=True)
    for kind, word in words.items():
        wide, drawing = lettered(word)
        (folder / ("word-%s-%s.svg" % (game, kind))).write_text(drawing, encoding="utf-8")
        print("%s %s: %.2f" % (game, kind, wide / HIGH))
