// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The Hoola table is that of any rummy.
MeldLayout {}
