// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "base/message.h"

namespace hanpan {

/// The outcome of reading text from outside: a value, or one clear sentence saying what is wrong and where.
template <class T>
struct parsed {
    std::optional<T> value;
    message error;

    parsed(T v) : value(std::move(v)) {}
    static parsed failure(message said)
    {
        parsed p;
        p.error = std::move(said);
        return p;
    }
    explicit operator bool() const { return value.has_value(); }
    T& operator*() { return *value; }
    const T& operator*() const { return *value; }
    T* operator->() { return &*value; }
    const T* operator->() const { return &*value; }

private:
    parsed() = default;
};

} // namespace hanpan
