# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragon Holla's own sounds: a gong under ivory. Run by resources/sounds/make-sounds.py."""


def win(take):
    take.knock(0.0, 110, level=0.8, ring=0.13, click=0.1)
    for number, pitch in enumerate((587.33, 698.46, 880.0, 1174.66)):
        take.knock(0.16 + 0.11 * number, pitch, level=0.42, ring=0.09, click=0.2)
    return 0.72


def rare(take):
    for at, level in ((0.0, 0.9), (0.34, 0.7), (0.56, 0.9)):
        take.knock(at, 82, level=level, ring=0.11, click=0.1)
        take.knock(at, 166, level=level * 0.4, ring=0.10, click=0.0)
    for number, pitch in enumerate((349.23, 440.0, 523.25, 698.46, 880.0)):
        take.knock(0.60 + 0.06 * number, pitch, level=0.4, ring=0.1, click=0.15)
    return 0.85
