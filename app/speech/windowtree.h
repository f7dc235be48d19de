// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A window as screen readers walk it. Qt gives them everything at any time; while something modal lies over the pages
/// (the window's property `covered` says so) this gives them only that, as everybody else has it: what lies behind can
/// neither be seen well nor used.
namespace WindowTree {

/// Makes all windows of QML be walked like this. Call it once, before the first of them is made.
void install();

} // namespace WindowTree
