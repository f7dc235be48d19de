// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

/// The setter of a property: where `value` is another one than before, the field takes it, `of` emits `changed`, and
/// then `after` is called.
template <class Object, class T>
void change(Object* of, T& field, const std::type_identity_t<T>& value, void (Object::*changed)(),
            void (Object::*after)() = nullptr)
{
    if (field == value)
        return;
    field = value;
    (of->*changed)();
    if (after)
        (of->*after)();
}
