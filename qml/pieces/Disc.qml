// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A round spot as high as it is wide.
Rectangle {
    height: width
    radius: width / 2
}
