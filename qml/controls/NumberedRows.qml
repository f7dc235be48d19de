// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

/// `wanted` rows known by their number alone, for a list whose delegates look up what stands there. Where there come to be more or
/// fewer of them those that were there stay, and with them the place where somebody reads; a plain number as the model would make
/// all of them anew.
ListModel {
    id: numbered

    property int wanted: 0

    function fit(): void {
        while (count > wanted)
            remove(count - 1)
        while (count < wanted)
            append({number: count})
    }

    onWantedChanged: fit()
}
