# SPDX-License-Identifier: GPL-3.0-or-later
"""Hollywood Rummy's own sounds: cards on the boards of a stage, a slate that claps, a xylophone of the pictures. The room is
an empty theatre, in which a piano's strings hum along. Run by resources/sounds/make-sounds.py."""
import math


def draw(take):
    take.slide(0.0, take.about(0.080, 0.1), 0.45, 700, 3000)
    take.boards(0.072, 0.20, slap=0.3)


def place(take):
    take.boards(0.0, slap=0.3)


def discard(take):
    take.slide(0.0, 0.035, 0.2, 800, 3000)
    take.boards(take.about(0.028, 0.1), slap=0.6)


def claim(take):
    """The slate: one clap of wood."""
    take.ring(0.0, [(take.about(880), 0.6, 0.020), (take.about(1520), 0.45, 0.014), (take.about(2640), 0.3, 0.007)], 1.0, 0.0002)
    take.breath(0.0, 0.35, 600, 4800, 0.0006, 0.007)
    take.boards(0.004, 0.5, slap=0.2)


def meld(take):
    take.boards(0.0, 0.5, slap=0.3)
    for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        take.knock(0.05 + 0.06 * number, pitch * (1 + take.number), level=0.45 + 0.05 * number, ring=0.045, click=0.2)


def win(take):
    take.boards(0.0, 0.5, slap=0.5)
    for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5, 783.99, 1046.5, 1318.5)):
        take.knock(0.02 + 0.085 * number, pitch, level=0.36, ring=0.075, click=0.12)
    for pitch in (523.25, 783.99, 1046.5):
        take.knock(0.68, pitch, level=0.3, ring=0.11, click=0.08)
    take.kkwaeng(0.68, 0.05, 0.10)


def room(room):
    breath = gusts(room.dice, 3, 0.3)
    room.air(1.0, 40, 160, breath)
    room.air(0.10, 400, 1800, breath)
    # The piano in the pit: a string sounds along now and then, and its neighbours rattle a little.
    for pitch, turns, level in ((110.0, 2, 0.070), (164.81, 3, 0.048), (220.0, 2, 0.036)):
        at = room.dice.uniform(0, 6.28)

        def hum(part, turns=turns, at=at):
            return max(0.0, math.sin(2 * math.pi * turns * part + at)) ** 2
        for partial in range(1, 9):
            room.tone(level / partial ** 0.9, pitch * partial * (1 + 0.0004 * partial * partial), hum)
    # A seat settles.
    room.hear(7.3, lambda take: take.skin(0.0, 190, 0.4, 0.04, 0.2, 0.1), 0.30, far=600)
