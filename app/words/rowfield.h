// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A field of a value that QML reads (Q_GADGET), with what it is until it is set: ROW_FIELD(int, seat, -1). It stays an aggregate.
#define ROW_FIELD(type, name, ...)                                                                                     \
    Q_PROPERTY(type name MEMBER name)                                                                                  \
public:                                                                                                                \
    type name{__VA_ARGS__};
