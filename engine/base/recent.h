// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hanpan {

/// A hash of three numbers whose upper bits are well mixed.
constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b, std::uint64_t c)
{
    return a * 0x9E3779B97F4A7C15U ^ b * 0xC2B2AE3D27D4EB4FU ^ c * 0x165667B19E3779F9U;
}

/// A small cache of the latest answers, by question: a search plays the same world on after every candidate and asks
/// most things several times. A newer answer takes an older one's place; a remembered answer always equals a newly
/// reckoned one. A default-made `Question` marks an empty place and must never be asked. Use one cache a thread.
template <class Question, class Answer, int Bits>
class recent_answers {
public:
    /// The answer to `asked`, from `reckon()` where it is not known. `place` follows from the question, its upper bits
    /// well mixed. The reference is good until the next call.
    template <class Reckon>
    const Answer& of(const Question& asked, std::uint64_t place, Reckon&& reckon)
    {
        if (entries_.empty())
            entries_.resize(std::size_t{1} << Bits);
        entry& e = entries_[static_cast<std::size_t>(place >> (64 - Bits))];
        if (!(e.asked == asked)) {
            e.answer = reckon();
            e.asked = asked;
        }
        return e.answer;
    }

private:
    struct entry {
        Question asked{};
        Answer answer{};
    };
    std::vector<entry> entries_;
};

} // namespace hanpan
