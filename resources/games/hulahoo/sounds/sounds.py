# SPDX-License-Identifier: GPL-3.0-or-later
"""HULA-HOO!'s own sounds: heavy cards in the sand, and a hoop that whirls. The room is a playground, far off. Run by
resources/sounds/make-sounds.py."""
import math


def draw(take):
    take.slide(0.0, take.about(0.11, 0.1), 0.5, 700, 3300)
    take.sand(0.10, 0.25, flat=0.1)


def place(take):
    take.sand(0.0, flat=0.25)


def discard(take):
    take.slide(0.0, 0.05, 0.10, 400, 2000)
    take.sand(take.about(0.040, 0.1), flat=0.6)


def claim(take):
    for number in range(4):
        take.slide(0.07 * number, 0.09, level=0.14 + 0.05 * number, low=500.0 + 160 * number, high=1700.0 + 500 * number)
    take.knock(0.30, (880.0, 987.77)[take.number], level=0.5, ring=0.03, click=0.4)
    take.sand(0.30, 0.4)


def win(take):
    for number in range(7):
        take.slide(0.06 * number, 0.10, level=0.08 + 0.03 * number, low=420.0 + 120 * number, high=1500.0 + 400 * number)
    take.deong(0.38, 0.4)
    for number, pitch in enumerate((659.26, 783.99, 1046.5, 1318.5)):
        take.knock(0.42 + 0.08 * number, pitch, level=0.36, ring=0.07, click=0.15)


def room(room):
    wind = gusts(room.dice, 3, 0.4)
    room.air(0.45, 80, 350, wind)
    # Many voices: the noise of speech, in its own rhythm, from no place in particular.
    for low, high, beats in ((350, 700, 37), (600, 1100, 47), (900, 1500, 31)):
        talk, drift = gusts(room.dice, 7, 1.0), gusts(room.dice, 4, 0.7)

        def voices(part, talk=talk, drift=drift, beats=beats):
            return drift(part) * talk(math.sin(math.pi * beats * part) ** 2) ** 2
        room.air(0.8, low, high, voices)

    def shout(pitch, rise, seconds):
        def voice(take):
            count, turn, out = int(seconds * take.rate), 0.0, []
            for i in range(count):
                part = i / count
                turn += 2 * math.pi * pitch * (1 + rise * part + 0.012 * math.sin(35 * seconds * part)) / take.rate
                out.append(0.3 * math.sin(math.pi * part) ** 0.7 * (math.sin(turn) + 0.5 * math.sin(2 * turn) + 0.22 * math.sin(3 * turn)))
            take.add(0.0, out)
        return voice
    for at, pitch, rise, seconds in ((1.4, 610, 0.22, 0.28), (4.9, 720, -0.25, 0.42), (5.6, 560, 0.12, 0.22), (9.7, 660, 0.15, 0.34)):
        room.hear(at, shout(pitch, rise, seconds), 0.28, far=900)
    for number in range(4):
        # A ball, let fall.
        room.hear(7.4 + 0.9 * (1 - 0.72 ** number), lambda take: take.skin(0.0, 150, 0.6, 0.03, 0.2, 0.1), 0.22 * 0.7 ** number, far=600)
