// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

/// A row of a PresetModel. It shows nothing.
QtObject {
    required property string setId
    required property bool own
    required property string label
    required property string help
    required property bool current
}
