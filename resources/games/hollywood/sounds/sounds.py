# SPDX-License-Identifier: GPL-3.0-or-later
"""Hollywood Rummy's own sounds: a xylophone of the pictures. Run by resources/sounds/make-sounds.py."""


def meld(take):
    for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        take.knock(0.06 * number, pitch, level=0.45 + 0.05 * number, ring=0.045, click=0.2)
    return 0.62


def win(take):
    for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5, 783.99, 1046.5, 1318.5)):
        take.knock(0.085 * number, pitch, level=0.42, ring=0.075, click=0.15)
    for pitch in (523.25, 783.99, 1046.5):
        take.knock(0.66, pitch, level=0.4, ring=0.13, click=0.1)
    return 0.72
