// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A field of a value that QML reads (Q_GADGET), with its initial value: ROW_FIELD(int, seat, -1). The type stays an
/// aggregate.
#define ROW_FIELD(type, name, ...)                                                                                     \
    Q_PROPERTY(type name MEMBER name)                                                                                  \
public:                                                                                                                \
    type name{__VA_ARGS__};
