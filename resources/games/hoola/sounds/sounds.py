# SPDX-License-Identifier: GPL-3.0-or-later
"""Hoola's own sounds: a janggu's two heads. Run by resources/sounds/make-sounds.py."""


def win(take):
    for number, (at, low) in enumerate(((0.0, True), (0.16, False), (0.26, False), (0.40, True), (0.50, True))):
        take.knock(at, 150 if low else 620, level=0.5 + 0.06 * number, ring=0.07 if low else 0.02, click=0.3)
    for number, pitch in enumerate((523.25, 659.26, 783.99)):
        take.knock(0.62 + 0.09 * number, pitch, level=0.45, ring=0.09, click=0.12)
    return 0.72


def rare(take):
    at = 0.0
    for number in range(12):
        take.knock(at, 640 if number % 3 else 160, level=0.25 + 0.04 * number, ring=0.018 if number % 3 else 0.06)
        at += 0.085 - 0.004 * number
    for pitch in (392.0, 587.33, 783.99, 1174.66):
        take.knock(at, pitch, level=0.4, ring=0.13, click=0.1)
    take.knock(at, 98, level=0.9, ring=0.11, click=0.2)
    return 0.85
