# SPDX-License-Identifier: GPL-3.0-or-later
"""HULA-HOO!'s own sounds: a hoop that whirls. Run by resources/sounds/make-sounds.py."""


def claim(take):
    for number in range(4):
        take.slide(0.07 * number, 0.09, level=0.10 + 0.05 * number, low=700.0 + 300 * number, high=2600.0 + 700 * number)
    take.knock(0.30, 880, level=0.5, ring=0.03, click=0.5)
    return 0.6


def win(take):
    for number in range(7):
        take.slide(0.06 * number, 0.10, level=0.08 + 0.03 * number, low=600.0 + 200 * number, high=2400.0 + 500 * number)
    for number, pitch in enumerate((659.26, 783.99, 1046.5, 1318.5)):
        take.knock(0.40 + 0.08 * number, pitch, level=0.45, ring=0.07, click=0.2)
    return 0.70
