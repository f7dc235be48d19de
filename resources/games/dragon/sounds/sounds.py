# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragon Holla's own sounds: cubes of wood, and the great drum and gong for the dragon. The room is a shore. Run by
resources/sounds/make-sounds.py."""


def draw(take):
    take.cube(0.0, 0.35, bounces=0, hollow=0.15)
    take.slide(0.01, take.about(0.06, 0.1), 0.10, 500, 2400)
    take.cube(0.085, 0.55, bounces=0, hollow=0.25)


def place(take):
    take.cube(0.0, bounces=0, hollow=0.35)


def discard(take):
    take.cube(0.0, bounces=2, hollow=0.45)


def meld(take):
    for number in range(4):
        take.cube(take.about(0.062, 0.08) * number, 0.5 + 0.1 * number, bounces=0, hollow=0.3)


def claim(take):
    take.cube(0.0, bounces=0, hollow=1.0)
    take.ring(0.0, [(take.about(140), 0.9, 0.032)], 1.0, 0.0025)


def shuffle(take):
    for number in range(26):
        swell = 1 - abs(number - 13) / 18
        take.cube(0.032 * number + take.dice.uniform(0, 0.02), 0.6 * swell * take.dice.uniform(0.4, 1), bounces=0, hollow=0.15)


def stop(take):
    """Holla!"""
    take.cube(0.0, 0.8, bounces=0, hollow=0.8)
    take.skin(0.0, 92, 0.7, 0.12, 0.10, 0.08)


def win(take):
    take.skin(0.0, 88, 0.55, 0.14, 0.10, 0.08)
    take.jing(0.0, 0.35, 0.16)
    for number, pitch in enumerate((587.33, 698.46, 880.0, 1174.66)):
        take.knock(0.18 + 0.11 * number, pitch, level=0.32, ring=0.09, click=0.15)


def rare(take):
    for at, level in ((0.0, 0.60), (0.26, 0.45), (0.39, 0.45), (0.52, 0.65)):
        take.skin(at, 84, level, 0.12, 0.12, 0.10)
    for number in range(4):
        take.kkwaeng(0.52 + 0.06 * number, 0.08 + 0.02 * number)
    take.jing(0.76, 0.7, 0.14)
    take.skin(0.76, 80, 0.6, 0.115, 0.12, 0.1)
    for number, pitch in enumerate((349.23, 440.0, 523.25, 698.46)):
        take.knock(0.78 + 0.05 * number, pitch, level=0.26, ring=0.075, click=0.1)


def room(room):
    def wave(part, at, rise, fall):
        late = (part - at) % 1
        return (late / rise) ** 2 if late < rise else max(0.0, 1 - (late - rise) / fall) ** 2

    def waves(part):
        return 0.16 + wave(part, 0.05, 0.16, 0.42) + 0.7 * wave(part, 0.55, 0.14, 0.38)

    room.air(1.0, 60, 300, lambda part: 0.6 + 0.4 * waves(part))
    room.air(0.9, 250, 900, waves)
    # The foam runs up the sand, and back a little later.
    room.air(0.45, 1100, 3200, lambda part: waves(part - 0.03) ** 2)
