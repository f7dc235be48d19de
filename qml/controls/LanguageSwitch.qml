// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Both languages by their own names; the one in use is bold.
Segments {
    name: qsTr("Language")
    options: [{value: "ko", label: "한국어"}, {value: "en", label: "English"}]
    value: Language.code
    onChosen: (code) => Preferences.language = code
}
