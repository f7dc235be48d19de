# SPDX-License-Identifier: GPL-3.0-or-later
"""What an ear would say of a sound, in numbers. Loudness is that of ITU-R BS.1770-4: the K-weighted energy of windows of
400 ms, in LUFS of one channel. Nothing but Python's standard library."""
import cmath
import math

WINDOW = 0.4


def _biquad(samples, b, a):
    b0, b1, b2 = b
    a1, a2 = a
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def _weighted(samples, rate):
    """The two filters of the recommendation, whose table is for 48 kHz, worked out for any rate."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = high ** 0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = ((high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0)
    samples = _biquad(samples, shelf, (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))
    k = math.tan(math.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    a0 = 1 + k / q + k * k
    return _biquad(samples, (1.0, -2.0, 1.0), (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))


def _energies(samples, rate, step):
    """The mean square of every window, one every `step` seconds; what is shorter than one is followed by silence."""
    width = int(WINDOW * rate)
    sums = [0.0]
    for value in _weighted(samples, rate):
        sums.append(sums[-1] + value * value)
    last = max(0, len(samples) - width)
    return [(sums[min(start + width, len(samples))] - sums[start]) / width
            for start in range(0, last + 1, max(1, int(step * rate)))]


def _lufs(energy):
    return -0.691 + 10 * math.log10(energy) if energy > 0 else -200.0


def momentary(samples, rate):
    """The loudest window of a sound."""
    return _lufs(max(_energies(samples, rate, 0.01)))


def quietest(samples, rate):
    """The softest window of a sound that goes round and round."""
    return _lufs(min(_energies(samples, rate, 0.1)))


def integrated(samples, rate):
    """The loudness of a sound that goes round and round, gated as the recommendation says."""
    energies = [e for e in _energies(samples + samples, rate, 0.1) if _lufs(e) > -70]
    if not energies:
        return -200.0
    gate = sum(energies) / len(energies) / 10
    heard = [e for e in energies if e > gate]
    return _lufs(sum(heard) / len(heard))


def peak(samples):
    """In dB of full scale."""
    return 20 * math.log10(max(max(map(abs, samples)), 1e-9))


def _fourier(values):
    if len(values) == 1:
        return values
    even, odd = _fourier(values[0::2]), _fourier(values[1::2])
    half = len(even)
    out = [0j] * (2 * half)
    for k in range(half):
        turned = cmath.exp(-1j * math.pi * k / half) * odd[k]
        out[k], out[k + half] = even[k] + turned, even[k] - turned
    return out


def centroid(samples, rate):
    """Where the middle of the spectrum lies, in Hz: how bright the first tenth of a second is."""
    part = list(samples[:4096]) + [0.0] * max(0, 4096 - len(samples))
    powers = [abs(value) ** 2 for value in _fourier([complex(v) for v in part])[1:2048]]
    return sum(power * (k + 1) for k, power in enumerate(powers)) * rate / 4096 / max(sum(powers), 1e-30)


def attack(samples, rate):
    """From a tenth of the highest point to it, in ms."""
    top = max(map(abs, samples))
    first = next(i for i, v in enumerate(samples) if abs(v) > top / 10)
    last = next(i for i, v in enumerate(samples) if abs(v) >= top * 0.999)
    return 1000 * (last - first) / rate


def decay(samples, rate):
    """How long the energy that is still to come takes from -5 to -25 dB, in ms (Schroeder)."""
    left = [0.0]
    for value in reversed(samples):
        left.append(left[-1] + value * value)
    left.reverse()
    begin = next(i for i, e in enumerate(left) if e <= left[0] * 10 ** -0.5)
    end = next(i for i, e in enumerate(left) if e <= left[0] * 10 ** -2.5)
    return 1000 * (end - begin) / rate


def seam(samples, order=12, around=1500):
    """How little the first samples follow from the last ones: the largest error of a linear prediction over the seam, beside
    its usual error nearby. Up to 4 is as anywhere."""
    known = [sum(a * b for a, b in zip(samples, samples[k:])) for k in range(order + 1)]
    known[0] *= 1 + 1e-9
    guess, left = [1.0], known[0]
    for k in range(1, order + 1):  # Levinson
        turn = -sum(guess[j] * known[k - j] for j in range(k)) / left
        guess = [a + turn * b for a, b in zip(guess + [0.0], [0.0] + guess[::-1])]
        left *= 1 - turn * turn
    errors = [sum(guess[j] * samples[(i - j) % len(samples)] for j in range(order + 1)) for i in range(-around, around)]
    usual = errors[:around] + errors[around + order:]
    return max(map(abs, errors[around:around + order])) / math.sqrt(sum(e * e for e in usual) / len(usual))
