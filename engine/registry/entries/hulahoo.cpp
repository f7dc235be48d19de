// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/entry.h"

template hanpan::game_entry hanpan::entry_of<hanpan::hulahoo::game>();
