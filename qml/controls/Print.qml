// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Words that are only drawn: what they belong to says them to a screen reader.
Caption {
    Accessible.ignored: true
}
