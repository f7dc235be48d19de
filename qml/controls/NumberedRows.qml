// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

/// `wanted` rows known only by their number, for a list whose delegates look up their content. When the number changes,
/// existing rows stay, and so does the place where somebody reads; with a plain number as the model all would be made
/// anew.
ListModel {
    property int wanted: 0

    function fit(): void {
        while (count > wanted)
            remove(count - 1)
        while (count < wanted)
            append({number: count})
    }

    onWantedChanged: fit()
}
