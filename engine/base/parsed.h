// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace hanpan {

/// The outcome of reading text from outside: a value, or one clear sentence saying what is wrong and where.
template <class T>
struct parsed {
    std::optional<T> value;
    std::string error;

    parsed(T v) : value(std::move(v)) {}
    static parsed failure(std::string sentence)
    {
        parsed p;
        p.error = std::move(sentence);
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
