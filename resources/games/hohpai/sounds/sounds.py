# SPDX-License-Identifier: GPL-3.0-or-later
"""Ho-Hpai's own sounds: bone on a lacquered board, and the clapper that ends the music of the court. The room is a scholar's,
with the wind in its paper doors. Run by resources/sounds/make-sounds.py."""


def draw(take):
    take.slide(0.0, take.about(0.07, 0.1), 0.20, 1400, 4800)
    take.bone(0.060, 0.45, heavy=0.1)


def place(take):
    take.bone(0.0, heavy=0.0)


def discard(take):
    take.slide(0.0, 0.030, 0.08, 1400, 4800)
    take.bone(take.about(0.024, 0.1), heavy=0.25)


def meld(take):
    """Broken open: the six tiles are thrown open one after another."""
    for number in range(6):
        take.bone(take.about(0.052, 0.1) * number, 0.45 + 0.07 * number, heavy=0.3)
    take.bak(0.40, 0.55)


def claim(take):
    take.bone(0.0, heavy=0.5)
    take.ring(0.013, [(take.about(150), 0.6, 0.045)], 0.9, 0.002)


def shuffle(take):
    """Tiles washed about on the board."""
    for number in range(40):
        swell = 1 - abs(number - 20) / 26
        take.bone(0.021 * number + take.dice.uniform(0, 0.012), 0.5 * swell * take.dice.uniform(0.4, 1), heavy=0.1)
    take.slide(0.0, 0.85, 0.05, 1200, 4200)


def win(take):
    take.bak(0.0, 0.5)
    for at, blow, level in ((0.14, take.deong, 0.45), (0.38, take.deok, 0.35), (0.50, take.kung, 0.45)):
        blow(at, level)
    for number, pitch in enumerate((440.0, 587.33, 659.26, 880.0)):
        take.knock(0.52 + 0.11 * number, pitch, level=0.32, ring=0.085, click=0.1)


def rare(take):
    """The clapper thrice, as it ends a piece, then the gong."""
    for number in range(3):
        take.bak(0.20 * number, 0.5 + 0.05 * number)
    take.deong(0.62, 0.55)
    take.jing(0.62, 0.6, 0.165)
    for number, pitch in enumerate((293.66, 440.0, 587.33, 880.0)):
        take.knock(0.64 + 0.05 * number, pitch, level=0.28, ring=0.10, click=0.08)


def room(room):
    gust = gusts(room.dice, 4, 0.9)
    room.air(0.30, 60, 260)
    room.air(1.0, 120, 420, gust)
    room.air(0.35, 300, 900, lambda part: gust(part) ** 2)
    # Paper that shivers where the wind is strong.
    flutter = gusts(room.dice, 9, 1.0)
    room.air(0.40, 900, 2600, lambda part: gust(part) ** 4 * flutter((part * 29) % 1) ** 2)
    for at in (3.1, 8.6):
        # The lattice stirs in its frame.
        room.hear(at, lambda take: [take.knock(late, 340 + 40 * late, 0.5, 0.02, 0.2) for late in (0.0, 0.09, 0.15)], 0.30, far=700)
