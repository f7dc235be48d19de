// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A field of a value that QML reads (Q_GADGET), with its initial value: ROW_FIELD(int, seat, -1). The type stays an
/// aggregate.
#define ROW_FIELD(type, name, ...)                                                                                     \
    Q_PROPERTY(type name MEMBER name)                                                                                  \
public:                                                                                                                \
    type name{__VA_ARGS__};

/// A value of an object that QML reads (Q_OBJECT): its property, its getter, and the member `name`_ with its initial
/// value, which the class changes and then emits `signal`.
#define SHOWN_VALUE(type, name, signal, ...)                                                                           \
    Q_PROPERTY(type name READ name NOTIFY signal)                                                                      \
public:                                                                                                                \
    type name() const { return name##_; }                                                                              \
                                                                                                                       \
private:                                                                                                               \
    type name##_{__VA_ARGS__};
