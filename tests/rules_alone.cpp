// SPDX-License-Identifier: GPL-3.0-or-later
// Linked with the rules of every game, all of them, and with no bots (tests/CMakeLists.txt).
int main() { return 0; }
