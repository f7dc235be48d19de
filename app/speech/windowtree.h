// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A window as readers walk it. Qt gives them all of it at any time; while something modal lies over the pages (the window says so by
/// its property `covered`) this gives them that alone, as everybody else has it: what lies behind can neither be seen well nor used.
namespace WindowTree {

/// From now on windows made by QML are walked so. Once, before the first of them is made.
void install();

} // namespace WindowTree
