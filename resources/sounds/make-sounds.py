#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the game's sounds: short, dry, wooden. Needs nothing but Python's standard library.

    python3 resources/sounds/make-sounds.py

A game's own are told in its folder, resources/games/<game>/sounds/sounds.py: a function for each kind of event, written
beside it as <game>-<kind>.wav.

A struck piece of wood is a handful of damped resonances; a card on wood is a breath of filtered noise. Everything is
computed from fixed seeds, so running this again gives the very same bytes: mono, 44.1 kHz, 16 bit.
"""
import math
import random
import runpy
import struct
import wave
from pathlib import Path

RATE = 44100
# How the overtones of a free wooden bar lie (f1 = 1), and how loud and how long each one is beside the first.
BAR = ((1.0, 1.0, 1.0), (2.76, 0.45, 0.45), (5.40, 0.22, 0.25), (8.93, 0.10, 0.15))


class Take:
    """A growing mono recording; times in seconds, levels as factors of full scale."""

    def __init__(self, seed):
        self.samples = []
        self.dice = random.Random(seed)

    def _add(self, at, values):
        start = int(at * RATE)
        end = start + len(values)
        if end > len(self.samples):
            self.samples.extend([0.0] * (end - len(self.samples)))
        for i, value in enumerate(values):
            self.samples[start + i] += value

    def knock(self, at, pitch, level=0.6, ring=0.035, click=0.35):
        """Wood on wood: `pitch` in Hz, `ring` = seconds until the first resonance fell to 1/e, `click` = the contact."""
        length = int(RATE * ring * 7)
        out = [0.0] * length
        for ratio, loud, long in BAR:
            frequency = pitch * ratio * self.dice.uniform(0.995, 1.005)
            if frequency > RATE * 0.4:
                continue
            step = 2 * math.pi * frequency / RATE
            for i in range(length):
                out[i] += level * loud * math.exp(-i / (RATE * ring * long)) * math.sin(step * i)
        last = 0.0
        for i in range(int(RATE * 0.006)):
            last += 0.55 * (self.dice.uniform(-1, 1) - last)
            out[i] += level * click * math.exp(-i / (RATE * 0.0012)) * last
        self._add(at, out)

    def slide(self, at, seconds, level=0.25, low=900.0, high=4200.0):
        """A card drawn over the table: noise between two frequencies, swelling and fading."""
        length = int(RATE * seconds)
        keep_high = 1 - math.exp(-2 * math.pi * high / RATE)
        keep_low = 1 - math.exp(-2 * math.pi * low / RATE)
        bright = dull = 0.0
        out = []
        for i in range(length):
            bright += keep_high * (self.dice.uniform(-1, 1) - bright)
            dull += keep_low * (bright - dull)
            out.append(level * math.sin(math.pi * i / length) ** 1.5 * (bright - dull) * 2)
        self._add(at, out)

    def write(self, path, peak=0.7):
        """Levels to `peak`, fades the last 5 ms, writes the WAV."""
        loudest = max(abs(v) for v in self.samples)
        fade = int(RATE * 0.005)
        total = len(self.samples)
        data = bytearray()
        for i, value in enumerate(self.samples):
            tail = min(1.0, (total - 1 - i) / fade)
            data += struct.pack("<h", round(32767 * peak * tail * value / loudest))
        with wave.open(str(path), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(bytes(data))


def draw(take):
    take.slide(0.0, 0.09)
    take.knock(0.085, 760, level=0.12, ring=0.012)
    return 0.40


def place(take):
    take.knock(0.0, 430, ring=0.022)
    return 0.50


def discard(take):
    take.slide(0.0, 0.035, level=0.12)
    take.knock(0.03, 640, ring=0.020, click=0.7)
    return 0.60


def meld(take):
    for number, pitch in enumerate((480, 540, 640)):
        take.knock(0.055 * number, pitch, level=0.5 + 0.1 * number, ring=0.022)
    return 0.62


def claim(take):
    take.knock(0.0, 1050, ring=0.016, click=0.9)
    take.knock(0.075, 1180, level=0.7, ring=0.030, click=0.9)
    return 0.70


def stop(take):
    take.knock(0.0, 300, ring=0.055, click=0.6)
    take.knock(0.0, 602, level=0.2, ring=0.040, click=0.0)
    return 0.75


def blast(take):
    take.knock(0.0, 128, level=0.9, ring=0.075, click=0.2)
    take.knock(0.004, 820, level=0.35, ring=0.014, click=1.0)
    take.knock(0.13, 118, level=0.7, ring=0.085, click=0.2)
    return 0.85


def shuffle(take):
    at = 0.0
    for number in range(26):
        swell = math.sin(math.pi * (number + 1) / 27)
        take.knock(at, take.dice.uniform(900, 1500), level=0.10 + 0.22 * swell, ring=0.005, click=1.2)
        at += 0.030 - 0.014 * swell
    take.slide(0.0, at, level=0.10)
    take.knock(at + 0.05, 520, level=0.35, ring=0.018)
    return 0.50


def error(take):
    take.knock(0.0, 235, ring=0.030, click=0.15)
    take.knock(0.11, 205, level=0.5, ring=0.035, click=0.15)
    return 0.50


def win(take):
    # Five notes of the pyeongjo mode, upward.
    for number, pitch in enumerate((392.0, 440.0, 523.25, 587.33, 783.99)):
        take.knock(0.10 * number, pitch, level=0.45 + 0.04 * number, ring=0.090, click=0.15)
    return 0.70


def lose(take):
    for number, pitch in enumerate((440.0, 392.0, 293.66)):
        take.knock(0.15 * number, pitch, level=0.5 - 0.06 * number, ring=0.080, click=0.08)
    return 0.50


SOUNDS = (draw, place, discard, meld, claim, stop, blast, shuffle, error, win, lose)


def main():
    folder = Path(__file__).resolve().parent
    for number, sound in enumerate(SOUNDS):
        take = Take(seed=1000 + number)
        peak = sound(take)
        take.write(folder / f"{sound.__name__}.wav", peak)
    for own in sorted(folder.parent.glob("games/*/sounds/sounds.py")):
        for kind, sound in runpy.run_path(str(own)).items():
            if not callable(sound):
                continue
            take = Take(seed=2000 + sum(map(ord, kind)))
            peak = sound(take)
            take.write(own.parent / f"{own.parent.parent.name}-{kind}.wav", peak)


if __name__ == "__main__":
    main()
