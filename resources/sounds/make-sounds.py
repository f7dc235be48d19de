#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the game's sounds and the quiet of its rooms. Needs nothing but Python's standard library.

    python3 resources/sounds/make-sounds.py            makes every file and prints what was measured of it
    python3 resources/sounds/make-sounds.py --check    measures the files that are there and makes some of them anew

The sounds of every game stand in this file, a function for each kind. A game's own are told in its folder,
resources/games/<game>/sounds/sounds.py, and written beside it as <game>-<kind>.wav. What is heard often has several takes
(<kind>.wav, <kind>-2.wav, ...; `take.number` counts them from 0), what counts has a file for each step.

A struck thing is a handful of damped resonances, which a soft contact excites less the higher they are; a card is a breath
of filtered noise. Everything is computed from fixed seeds, so running this again gives the very same bytes: mono, 16 bit,
at the rate that KINDS says (nothing in a room is near). Each kind is as loud as KINDS says, by the loudness of ITU-R BS.1770.
"""
import argparse
import array
import math
import random
import runpy
import sys
import wave
from pathlib import Path

sys.dont_write_bytecode = True  # the folder holds what is kept
import loudness  # noqa: E402

ROOM_SECONDS = 12
HIGHEST = -3.0  # dB of full scale that no sample may pass
NEAR = 1.0      # LU that a file may be off its kind's loudness
SEAM = 4.0      # times the usual error that a loop may differ at its end from what was to come
CALM = 8.0      # LU that the loudest moment of a room may be above the whole; the softest twice as much under it
# kind: (loudness of its loudest 400 ms in LUFS, takes or steps, samples a second). Of a room: of the whole. What only rings and
# drums has nothing to lose above 11 kHz.
KINDS = {
    "draw": (-31, 3, 44100), "place": (-29, 3, 44100), "discard": (-28, 3, 44100), "meld": (-28, 2, 44100),
    "claim": (-27, 2, 44100), "shuffle": (-29, 1, 44100), "stop": (-24, 1, 22050), "blast": (-23, 1, 44100),
    "error": (-30, 1, 22050), "count": (-30, 10, 22050), "double": (-26, 4, 22050), "win": (-21, 1, 22050),
    "lose": (-24, 1, 22050), "dismay": (-25, 1, 22050), "rare": (-20, 1, 22050), "room": (-46, 1, 11025),
}
# How the overtones lie (f1 = 1), how loud and how long each one is beside the first: a free bar, a round skin.
BAR = ((1.0, 1.0, 1.0), (2.76, 0.45, 0.45), (5.40, 0.22, 0.25), (8.93, 0.10, 0.15))
SKIN = ((1.0, 1.0, 1.0), (1.59, 0.5, 0.55), (2.14, 0.35, 0.4), (2.65, 0.2, 0.3), (3.16, 0.12, 0.25))
# Five notes of the pyeongjo mode through two octaves.
PYEONGJO = (392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1174.66, 1318.51)


def rises(i, seconds, rate):
    """How far something that begins softly is after i samples: 0 to 1."""
    return 1.0 if i >= seconds * rate else math.sin(0.5 * math.pi * i / (seconds * rate))


class Take:
    """A growing mono recording; times in seconds, levels as factors of full scale."""

    def __init__(self, seed, number, rate):
        self.samples = []
        self.number = number
        self.rate = rate
        self.dice = random.Random(seed)

    def add(self, at, values):
        start = int(at * self.rate)
        end = start + len(values)
        if end > len(self.samples):
            self.samples.extend([0.0] * (end - len(self.samples)))
        for i, value in enumerate(values):
            self.samples[start + i] += value

    def about(self, value, part=0.04):
        """No two blows are the same."""
        return value * self.dice.uniform(1 - part, 1 + part)

    def ring(self, at, tones, level=1.0, contact=0.0005):
        """Resonances (Hz, level, seconds to 1/e), struck by something that touches for `contact` seconds: the longer, the
        less of the high ones."""
        length = int(self.rate * 7 * max(long for _, _, long in tones))
        out = [0.0] * length
        for pitch, loud, long in tones:
            pitch = self.about(pitch, 0.006)
            x = pitch * contact
            push = 1.0 if abs(2 * x - 1) < 1e-6 else abs(math.cos(math.pi * x) / (1 - 4 * x * x))
            if pitch > self.rate * 0.42:
                continue
            step = 2 * math.pi * pitch / self.rate
            shrink = math.exp(-1 / (self.rate * long))
            back, back2 = 2 * shrink * math.cos(step), shrink * shrink
            now, before = level * loud * push * math.sin(step) * shrink, 0.0
            for i in range(1, min(length, int(self.rate * 7 * long))):
                out[i] += now
                now, before = back * now - back2 * before, now
        for i in range(min(length, int(self.rate * contact))):
            out[i] *= rises(i, contact, self.rate)
        self.add(at, out)

    def breath(self, at, level, low, high, attack, decay):
        """Air and cloth: noise between two frequencies that comes and goes."""
        length = int(self.rate * (attack + 7 * decay))
        keep_high = 1 - math.exp(-2 * math.pi * high / self.rate)
        keep_low = 1 - math.exp(-2 * math.pi * low / self.rate)
        bright = soft = dull = 0.0
        out = []
        for i in range(length):
            bright += keep_high * (self.dice.uniform(-1, 1) - bright)
            soft += keep_high * (bright - soft)
            dull += keep_low * (soft - dull)
            fade = rises(i, attack, self.rate) if i < attack * self.rate else math.exp(attack / decay - i / (self.rate * decay))
            out.append(3 * level * fade * (soft - dull))
        self.add(at, out)

    def slide(self, at, seconds, level=0.25, low=900.0, high=4200.0):
        """Something drawn over the table: noise between two frequencies, swelling and fading."""
        length = int(self.rate * seconds)
        keep_high = 1 - math.exp(-2 * math.pi * high / self.rate)
        keep_low = 1 - math.exp(-2 * math.pi * low / self.rate)
        bright = soft = dull = 0.0
        out = []
        for i in range(length):
            bright += keep_high * (self.dice.uniform(-1, 1) - bright)
            soft += keep_high * (bright - soft)
            dull += keep_low * (soft - dull)
            out.append(3 * level * math.sin(math.pi * i / length) ** 1.5 * (soft - dull))
        self.add(at, out)

    def knock(self, at, pitch, level=0.6, ring=0.035, click=0.35):
        """A wooden bar that is struck: `click` = how much of the contact is heard."""
        self.ring(at, [(pitch * ratio, loud, ring * long) for ratio, loud, long in BAR], level, contact=0.0003)
        self.breath(at, 0.5 * level * click, 300, 5000, 0.0004, 0.0012)

    # ---- what lies on the tables ----------------------------------------------------------------------------------

    def card(self, at, level=1.0, slap=0.3):
        """A card on a blanket: air, a little of its own stiffness, the floor beneath; `slap` = how flat it comes down."""
        self.breath(at, level * 0.8, 260, self.about(1300) + 2600 * slap, 0.0012 - 0.0008 * slap, self.about(0.010, 0.1))
        self.ring(at, [(self.about(1180), 0.10 + 0.2 * slap, 0.004), (self.about(2300), 0.05 + 0.2 * slap, 0.003)], level, 0.0004)
        self.ring(at, [(self.about(150), 0.42, 0.020), (self.about(238), 0.22, 0.013)], level, 0.004)

    def bone(self, at, level=1.0, heavy=0.3):
        """A tile of bone and bamboo on a lacquered board: hard and small, and the board under it. It comes down on an edge
        first."""
        pitch = self.about(2900)
        tile = [(pitch, 0.6, 0.0050), (pitch * 1.47, 0.5, 0.0036), (pitch * 2.13, 0.30, 0.0024), (pitch * 2.74, 0.16, 0.0018)]
        board = [(self.about(410), 0.20 + 0.5 * heavy, 0.020), (self.about(760), 0.14 + 0.3 * heavy, 0.014), (self.about(1230), 0.14, 0.010)]
        gap = self.about(0.013, 0.3)
        self.ring(at, tile, level * 0.55, 0.00010)
        self.ring(at + gap, tile, level * 0.8, 0.00010)
        self.ring(at + gap, board, level, 0.0007)

    def cube(self, at, level=1.0, bounces=1, hollow=0.4):
        """A wooden cube on wood: two hard woods that meet, the table, and what the cube bounces."""
        for bounce in range(bounces + 1):
            loud = level * 0.42 ** bounce
            pitch = self.about(1750, 0.08)
            self.ring(at, [(pitch, 0.7, 0.0075), (pitch * 1.62, 0.45, 0.0050), (pitch * 2.37, 0.22, 0.0034)], loud, 0.00018)
            self.ring(at, [(self.about(330), hollow, 0.022), (self.about(590), hollow * 0.7, 0.016)], loud, 0.0010)
            at += self.about(0.034, 0.2) * 0.62 ** bounce

    def sand(self, at, level=1.0, flat=0.4):
        """Heavy board on sand: a dull push, and grains that settle after it."""
        self.breath(at, level * (0.5 + flat), 110, self.about(620), 0.0025, self.about(0.020, 0.1))
        self.ring(at, [(self.about(96), 0.5, 0.026), (self.about(172), 0.2, 0.016)], level, 0.007)
        for _ in range(26):
            late = self.dice.expovariate(1 / 0.028)
            if late < 0.13:
                self.breath(at + 0.004 + late, level * 0.16 * math.exp(-late / 0.04), self.about(1900, 0.3), self.about(4600, 0.2), 0.0002, 0.0011)

    def boards(self, at, level=1.0, slap=0.4):
        """A card on the boards of a stage: hollow underneath, and the house answers once or twice."""
        for late, loud in ((0.0, 1.0), (self.about(0.023, 0.1), 0.16), (self.about(0.041, 0.1), 0.09)):
            self.breath(at + late, level * loud * (0.35 + slap), 300, 3400 if late == 0 else 1500, 0.0006, 0.0075)
            self.ring(at + late, [(self.about(92), 0.50, 0.040), (self.about(187), 0.55, 0.030), (self.about(318), 0.34, 0.020),
                                  (self.about(640), 0.14, 0.010)], level * loud, 0.0022)
            if late == 0:
                self.ring(at, [(self.about(1350), 0.16, 0.004)], level, 0.0004)

    # ---- what is played -------------------------------------------------------------------------------------------

    def skin(self, at, pitch, level=0.7, ring=0.10, bend=0.06, stick=0.2):
        """A drum's head: its pitch falls by `bend` as the blow dies away; `stick` = how hard it is struck."""
        length = int(self.rate * ring * 6)
        out = [0.0] * length
        for ratio, loud, long in SKIN:
            if pitch * ratio > self.rate * 0.42:
                continue
            turn, step, shrink = 0.0, 2 * math.pi * pitch * ratio / self.rate, math.exp(-1 / (self.rate * ring * long))
            fall, less, now = bend, math.exp(-1 / (self.rate * 0.045)), level * loud
            for i in range(min(length, int(self.rate * ring * long * 7))):
                out[i] += now * math.sin(turn)
                turn += step * (1 + fall)
                fall *= less
                now *= shrink
        for i in range(min(length, int(0.0015 * self.rate))):
            out[i] *= rises(i, 0.0015, self.rate)
        self.add(at, out)
        self.breath(at, level * stick, 500, 4500, 0.0005, 0.004)

    def kung(self, at, level=0.7):
        """The low head of the janggu."""
        self.skin(at, self.about(132, 0.015), level, 0.105, 0.10, 0.06)

    def deok(self, at, level=0.6):
        """Its high head, struck with the thin bamboo."""
        self.skin(at, self.about(410, 0.015), level * 0.7, 0.034, 0.03, 0.55)

    def deong(self, at, level=0.7):
        self.kung(at, level)
        self.deok(at, level * 0.8)

    def roll(self, at, level=0.5, strokes=5):
        """deo-reo-reo: the bamboo falls on the high head and goes on by itself."""
        gap = 0.085
        for stroke in range(strokes):
            self.deok(at, level * 0.86 ** stroke)
            at += gap
            gap *= 0.80

    def gong(self, at, pitch, level=0.6, ring=0.5, soft=0.012, bend=0.012):
        """A bronze gong (jing, and small and damped by the hand kkwaenggwari): harmonic partials in pairs that beat, between
        them others; after a strong blow all of them rise a little."""
        length = int(self.rate * ring * 5)
        out = [0.0] * length
        for number, (ratio, loud, long) in enumerate(((1, 1.0, 1.0), (1.006, 0.5, 0.9), (2.0, 0.55, 0.7), (2.52, 0.22, 0.5), (3.01, 0.34, 0.5),
                                                      (3.55, 0.16, 0.35), (4.03, 0.20, 0.35), (5.2, 0.12, 0.25), (6.4, 0.08, 0.2))):
            turn, step = self.dice.uniform(0, 6.28), 2 * math.pi * pitch * ratio / self.rate
            shrink, now = math.exp(-1 / (self.rate * ring * long)), level * loud
            low, less = -bend * (1 + 0.3 * number), math.exp(-1 / (self.rate * 0.12))
            for i in range(length):
                out[i] += now * math.sin(turn)
                turn += step * (1 + low)
                low *= less
                now *= shrink
        for i in range(min(length, int(soft * self.rate))):
            out[i] *= rises(i, soft, self.rate)
        self.add(at, out)

    def jing(self, at, level=0.6, ring=0.30):
        self.gong(at, 166, level, ring)

    def kkwaeng(self, at, level=0.3, ring=0.05):
        self.gong(at, self.about(742, 0.01), level, ring, 0.0018, 0.004)

    def bak(self, at, level=0.7):
        """Six plates of wood clapped together like a fan: one after another, within a hundredth of a second."""
        for plate in range(6):
            pitch = self.about(1180 + 95 * plate, 0.02)
            self.ring(at, [(pitch, 0.5, 0.011), (pitch * 2.3, 0.35, 0.006), (pitch * 3.9, 0.15, 0.003)], level * (0.5 + 0.1 * plate), 0.00015)
            at += self.about(0.0019, 0.3)

    # ---- the file -------------------------------------------------------------------------------------------------

    def finished(self, kind):
        """The samples as they are kept: as loud as their kind, without a tail that nobody hears."""
        top = max(map(abs, self.samples))
        end = max(i for i, v in enumerate(self.samples) if abs(v) > top / 500) + 1
        kept = self.samples[:end] + [0.0] * max(0, int(0.105 * self.rate) - end)
        fade = int(min(0.03 * self.rate, 0.1 * end))
        for i in range(fade):
            kept[end - 1 - i] *= i / fade
        factor = 10 ** ((KINDS[kind][0] - loudness.momentary(kept, self.rate)) / 20)
        return [v * factor for v in kept]


class Room:
    """A loop without a seam: everything that reaches its end goes on at its beginning. Far away and quiet."""

    def __init__(self, seed, rate):
        self.rate = rate
        self.length = rate * ROOM_SECONDS
        self.samples = [0.0] * self.length
        self.dice = random.Random(seed)

    def air(self, level, low, high, swell=None):
        """Noise between two frequencies; `swell` says how much of it there is, by the part of the loop that has passed."""
        keep_high = 1 - math.exp(-2 * math.pi * high / self.rate)
        keep_low = 1 - math.exp(-2 * math.pi * low / self.rate)
        noise = [self.dice.uniform(-1, 1) for _ in range(self.length)]
        bright = soft = dull = 0.0
        # Once through the last two seconds, so that the filters are at the beginning as they will be at the end.
        for i in range(-2 * self.rate, self.length):
            bright += keep_high * (noise[i] - bright)
            soft += keep_high * (bright - soft)
            dull += keep_low * (soft - dull)
            if i >= 0:
                self.samples[i] += level * (soft - dull) * (swell(i / self.length) if swell else 1)

    def tone(self, level, pitch, swell=None):
        step = 2 * math.pi * round(pitch * ROOM_SECONDS) / self.length
        turn = self.dice.uniform(0, 6.28)
        for i in range(self.length):
            self.samples[i] += level * math.sin(turn + step * i) * (swell(i / self.length) if swell else 1)

    def hear(self, at, sound, level=1.0, far=1200.0):
        """Something happens a few rooms away: sound(take) is heard dull and with the walls' answers."""
        take = Take(self.dice.random(), 0, self.rate)
        sound(take)
        keep, dull, duller, out = 1 - math.exp(-2 * math.pi * far / self.rate), 0.0, 0.0, []
        for value in take.samples + [0.0] * 200:
            dull += keep * (value - dull)
            duller += keep * (dull - duller)
            out.append(level * duller)
        for answer in range(9):
            late = 0.0 if answer == 0 else self.dice.uniform(0.015, 0.16)
            loud = 1.0 if answer == 0 else 0.35 * math.exp(-late / 0.07)
            start = int((at + late) * self.rate)
            for i, value in enumerate(out):
                self.samples[(start + i) % self.length] += loud * value

    def finished(self, kind):
        factor = 10 ** ((KINDS[kind][0] - loudness.integrated(self.samples, self.rate)) / 20)
        return [v * factor for v in self.samples]


def gusts(dice, count, depth=0.8):
    """How wind comes and goes over a loop: a few slow waves that fit into it."""
    waves = [(n + 1, dice.uniform(0.4, 1) / (n + 1) ** 0.5, dice.uniform(0, 6.28)) for n in range(count)]
    whole = sum(loud for _, loud, _ in waves)
    return lambda part: max(0.0, 1 - depth + depth * (0.5 + sum(loud * math.sin(2 * math.pi * n * part + at) for n, loud, at in waves) / whole))


# ---- the sounds of every game -------------------------------------------------------------------------------------------


def draw(take):
    take.slide(0.0, take.about(0.085, 0.12), 0.5, take.about(600), take.about(2500, 0.1))
    take.card(0.075, 0.16, slap=0.2)


def place(take):
    take.card(0.0, slap=0.08 + 0.05 * take.number)


def discard(take):
    take.slide(0.0, 0.035, 0.22, 700, 2600)
    take.card(take.about(0.030, 0.1), slap=0.45 + 0.08 * take.number)


def meld(take):
    for number in range(3):
        take.card(take.about(0.058, 0.06) * number, 0.55 + 0.12 * number, slap=0.2)
    for late in (0.25, 0.298):  # squared: the edges are tapped even
        take.ring(late, [(take.about(1900), 0.20, 0.004), (take.about(2950), 0.12, 0.003), (take.about(430), 0.30, 0.012)], 0.9, 0.0008)
        take.breath(late, 0.22, 500, 2400, 0.001, 0.005)


def claim(take):
    """A flower card slapped on the blanket: ttak!"""
    take.breath(0.0, 0.6, 500, 5200, 0.0012, take.about(0.011, 0.1))
    take.ring(0.0, [(take.about(1420), 0.45, 0.0095), (take.about(2350), 0.34, 0.0075), (take.about(3600), 0.18, 0.0045)], 1.0, 0.0003)
    take.ring(0.0015, [(take.about(128), 0.50, 0.045), (take.about(205), 0.35, 0.030)], 1.0, 0.0045)


def stop(take):
    """The flat hand on the floor."""
    take.breath(0.0, 0.5, 300, 2600, 0.0010, 0.010)
    take.ring(0.0, [(88, 1.0, 0.075), (147, 0.6, 0.050), (262, 0.35, 0.030), (540, 0.14, 0.014)], 1.0, 0.0035)


def blast(take):
    claim(take)
    take.skin(0.004, 84, 0.8, 0.11, 0.12, 0.05)
    take.skin(0.150, 78, 0.65, 0.13, 0.12, 0.05)


def shuffle(take):
    at = 0.0
    for number in range(28):
        swell = math.sin(math.pi * (number + 1) / 29)
        take.ring(at, [(take.about(1250, 0.2), 0.5, 0.003), (take.about(2500, 0.2), 0.3, 0.002)], 0.12 + 0.30 * swell, 0.0003)
        take.breath(at, 0.10 + 0.16 * swell, 500, 3000, 0.0006, 0.004)
        at += 0.030 - 0.014 * swell
    take.card(at + 0.05, 0.6, slap=0.2)


def error(take):
    take.knock(0.0, 235, ring=0.028, click=0.1)
    take.knock(0.11, 205, level=0.5, ring=0.032, click=0.1)


def count(take):
    """A brass coin on others, each a note higher."""
    pitch = PYEONGJO[take.number]
    take.ring(0.0, [(pitch * 2, 0.7, 0.030), (pitch * 4.02, 0.22, 0.016), (pitch * 5.43, 0.12, 0.008)], 0.8, 0.0001)
    take.ring(0.0, [(take.about(3400), 0.22, 0.003), (take.about(5100), 0.14, 0.002)], 0.6, 0.0001)


def double(take):
    """Doubled, and doubled again: a stroke of the bamboo, and a note that climbs by the mode's fourth and fifth."""
    take.deok(0.0, 0.35)
    take.deok(0.085, 0.5)
    pitch = (392.0, 523.25, 587.33, 783.99)[take.number]
    take.knock(0.085, pitch, level=0.5, ring=0.06, click=0.1)
    take.knock(0.085, pitch * 2, level=0.25, ring=0.05, click=0.0)


def win(take):
    for at, blow in ((0.0, take.deong), (0.17, take.deok), (0.26, take.kung), (0.37, take.deok)):
        blow(at, 0.42)
    for number, pitch in enumerate(PYEONGJO[:4] + PYEONGJO[5:6]):
        take.knock(0.46 + 0.095 * number, pitch, level=0.30 + 0.03 * number, ring=0.080, click=0.12)


def lose(take):
    take.kung(0.0, 0.30)
    for number, pitch in enumerate((440.0, 392.0, 293.66)):
        take.knock(0.06 + 0.16 * number, pitch, level=0.42 - 0.06 * number, ring=0.075, click=0.05)
    take.kung(0.40, 0.22)


def dismay(take):
    """Too early: the drum sighs, and the note after it does not hold."""
    take.skin(0.0, 150, 0.42, 0.13, 0.34, 0.03)
    take.skin(0.22, 118, 0.36, 0.16, 0.40, 0.03)
    for number, pitch in enumerate((440.0, 415.3, 349.23)):
        take.knock(0.30 + 0.14 * number, pitch, level=0.24 - 0.04 * number, ring=0.07, click=0.03)


def rare(take):
    for number, at in enumerate((0.0, 0.15, 0.225, 0.375, 0.525)):
        (take.deong if number in (0, 3) else take.deok)(at, 0.50)
        take.kkwaeng(at, 0.10 + 0.02 * number)
    take.roll(0.56, 0.45)
    take.kung(0.805, 0.40)
    take.jing(0.79, 0.36, 0.13)
    for pitch in (392.0, 587.33, 783.99):
        take.knock(0.81, pitch, level=0.16, ring=0.09, click=0.08)


# ---- making and measuring -----------------------------------------------------------------------------------------------


def written(samples):
    return array.array("h", (round(32767 * v) for v in samples))


def write(path, values, rate):
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(values.tobytes())


def read(path):
    with wave.open(str(path), "rb") as kept:
        values = array.array("h", kept.readframes(kept.getnframes()))
        if sys.byteorder == "big":
            values.byteswap()
        return values, kept.getframerate(), kept.getnchannels()


def all_sounds():
    """Every file that there is to be: (path, kind, number of the take, what makes it)."""
    folder = Path(__file__).resolve().parent
    own = {kind: sound for kind, sound in globals().items() if kind in KINDS and callable(sound)}
    homes = [(folder, "", own)]
    for told in sorted(folder.parent.glob("games/*/sounds/sounds.py")):
        said = runpy.run_path(str(told), {"gusts": gusts})
        homes.append((told.parent, told.parent.parent.name + "-", {k: f for k, f in said.items() if k in KINDS and callable(f)}))
    for home, name, sounds in homes:
        for kind, sound in sounds.items():
            for number in range(KINDS[kind][1]):
                yield home / f"{name}{kind}{f'-{number + 1}' if number else ''}.wav", kind, number, sound


def made(path, kind, number, sound):
    seed = sum((i + 1) * ord(letter) for i, letter in enumerate(path.stem))
    rate = KINDS[kind][2]
    take = Room(seed, rate) if kind == "room" else Take(seed, number, rate)
    sound(take)
    return written(take.finished(kind)), rate


def faults(path, kind, values, rate, channels):
    """Measures a file; gives a line of the table and what is wrong with it."""
    samples = [v / 32768 for v in values]
    loud = (loudness.integrated if kind == "room" else loudness.momentary)(samples, rate)
    top = loudness.peak(samples)
    seconds = len(values) / rate
    line = f"{path.stem:20} {seconds:6.2f} s {loud:7.1f} LUFS {KINDS[kind][0]:5} {top:6.1f} dBFS"
    wrong = []
    if abs(loud - KINDS[kind][0]) > NEAR:
        wrong.append(f"{loud:.1f} LUFS, to be {KINDS[kind][0]}")
    if top > HIGHEST:
        wrong.append(f"peak at {top:.1f} dBFS, highest {HIGHEST}")
    if channels != 1 or rate != KINDS[kind][2]:
        wrong.append(f"{channels} channels at {rate} Hz")
    if kind == "room":
        seam = loudness.seam(samples)
        line += f"  seam {seam:.1f}  centre {loudness.centroid(samples, rate):5.0f} Hz  loudest {loudness.momentary(samples, rate):.1f}"
        if seam > SEAM:
            wrong.append("the loop has a seam")
        if loudness.momentary(samples, rate) > loud + CALM:
            wrong.append(f"a moment of {loudness.momentary(samples, rate):.1f} LUFS in {loud:.1f}")
        if loudness.quietest(samples, rate) < loud - 2 * CALM:
            wrong.append(f"a hole of {loudness.quietest(samples, rate):.1f} LUFS in {loud:.1f}")
    else:
        line += (f"  centre {loudness.centroid(samples, rate):5.0f} Hz  attack {loudness.attack(samples, rate):5.1f} ms"
                 f"  -20 dB in {loudness.decay(samples, rate):4.0f} ms")
        if not 0.1 <= seconds <= 1.5:
            wrong.append(f"{seconds:.2f} s long")
    return line, wrong


def check(sounds):
    """Everything that is there is as it is to be; the short ones are made anew (a last bit may differ where the mathematics
    of another machine does)."""
    wrong = []
    tone = [math.sin(2 * math.pi * 997 * i / 48000) for i in range(48000)]
    if abs(loudness.momentary(tone, 48000) + 3.01) > 0.05:
        wrong.append("a full tone of 997 Hz is to have -3.01 LUFS")
    expected = {path for path, _, _, _ in sounds}
    for home in {path.parent for path in expected}:
        wrong += [f"{path.name}: nothing makes it" for path in sorted(home.glob("*.wav")) if path not in expected]
    seen = {}
    for path, kind, number, sound in sounds:
        if not path.exists():
            wrong.append(f"{path.name} is missing")
            continue
        values, rate, channels = read(path)
        line, bad = faults(path, kind, values, rate, channels)
        if values.tobytes() in seen:
            bad.append("the same as " + seen[values.tobytes()])
        seen[values.tobytes()] = path.stem
        if len(values) < rate / 4:
            again, _ = made(path, kind, number, sound)
            if len(again) != len(values) or max(abs(a - b) for a, b in zip(again, values)) > 1:
                bad.append("made anew it is another")
        wrong += [f"{path.stem}: {what}" for what in bad]
    return wrong


def main():
    asks = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asks.add_argument("--check", action="store_true", help="measure what is there")
    asks.add_argument("only", nargs="*", help="make only files whose names contain one of these")
    asked = asks.parse_args()
    sounds = list(all_sounds())
    if asked.check:
        wrong = check(sounds)
    else:
        wrong = []
        for path, kind, number, sound in sounds:
            if asked.only and not any(name in path.stem for name in asked.only):
                continue
            values, rate = made(path, kind, number, sound)
            line, bad = faults(path, kind, values, rate, 1)
            print(line + "".join("  !! " + what for what in bad), flush=True)
            wrong += [f"{path.stem}: {what}" for what in bad]
            write(path, values, rate)
    for what in wrong:
        print(what, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
