// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The words above a part of a page.
Caption {
    font.bold: true
    Accessible.role: Accessible.Heading
}
