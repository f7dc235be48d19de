// SPDX-License-Identifier: GPL-3.0-or-later
import Hanpan

/// Asks for a file, in the program's own colours.
FilePrompt {
    surface: Theme.surface
    paper: Theme.page
}
