# SPDX-License-Identifier: GPL-3.0-or-later
"""Hoola's own sounds: its cards fall on a blanket, as the common ones do; its ends are a janggu's. The room is a home in the
evening, with a clock and a kettle. Run by resources/sounds/make-sounds.py."""
import math


def win(take):
    for at, blow, level in ((0.0, take.deong, 0.5), (0.16, take.deok, 0.4), (0.24, take.deok, 0.35), (0.32, take.kung, 0.5),
                            (0.48, take.deok, 0.45)):
        blow(at, level)
    for number, pitch in enumerate((523.25, 587.33, 783.99)):
        take.knock(0.56 + 0.09 * number, pitch, level=0.30, ring=0.09, click=0.1)


def rare(take):
    for number, at in enumerate((0.0, 0.11, 0.22, 0.30, 0.41)):
        (take.kung if number in (0, 3) else take.deok)(at, 0.34 + 0.04 * number)
        take.kkwaeng(at, 0.08 + 0.015 * number)
    take.roll(0.48, 0.5, strokes=6)
    take.deong(0.80, 0.65)
    take.jing(0.80, 0.55, 0.13)
    for pitch in (392.0, 587.33, 783.99):
        take.knock(0.80, pitch, level=0.24, ring=0.095, click=0.08)


def room(room):
    room.air(0.5, 60, 260)
    # The kettle: it simmers, now more, now less.
    simmer = gusts(room.dice, 5, 0.5)
    room.air(0.25, 500, 1500, lambda part: simmer(part) * (0.85 + 0.15 * math.sin(2 * math.pi * 97 * part)))
    for second in range(12):
        def tick(take, high=second % 2 == 0):
            take.ring(0.0, [(2450 if high else 2100, 0.5, 0.006), (860 if high else 770, 0.5, 0.012)], 1.0, 0.0003)
        room.hear(second + 0.2, tick, 0.8, far=1500)
