# SPDX-License-Identifier: GPL-3.0-or-later
"""Ho-Hpai's own sounds: bone on wood. Run by resources/sounds/make-sounds.py."""


def win(take):
    for number in range(6):
        take.knock(0.075 * number, 1450 + 60 * number, level=0.4, ring=0.012, click=1.1)
    for number, pitch in enumerate((440.0, 587.33, 659.26, 880.0)):
        take.knock(0.50 + 0.10 * number, pitch, level=0.45, ring=0.085, click=0.12)
    return 0.70


def rare(take):
    for number in range(6):
        take.knock(0.11 * number, 1250, level=0.5, ring=0.014, click=1.1)
        take.knock(0.11 * number, (293.66, 329.63, 392.0, 440.0, 523.25, 587.33)[number], level=0.5, ring=0.1, click=0.1)
    for pitch in (293.66, 440.0, 587.33, 880.0):
        take.knock(0.72, pitch, level=0.42, ring=0.14, click=0.1)
    return 0.8
