// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "base/random.h"
#include "base/recent.h"

namespace hanpan {

// Eight places for a hundred questions: most push another out, and every answer is still its own question's.
TEST(recent_answers, are_those_of_what_was_asked)
{
    recent_answers<int, int, 3> last;
    random_stream rng(1);
    const int asked = 10'000;
    int reckoned = 0;
    for (int n = 0; n < asked; ++n) {
        // Every third is asked again.
        const int question = n % 3 == 2 ? 1 + n % 100 : 1 + static_cast<int>(rng.below(100));
        for (int again = 0; again < 2; ++again) {
            const int answer = last.of(question, static_cast<std::uint64_t>(question) << 61, [&] {
                ++reckoned;
                return question * question;
            });
            ASSERT_EQ(answer, question * question);
        }
    }
    EXPECT_LE(reckoned, asked) << "what was asked a moment ago is remembered";
    EXPECT_GT(reckoned, asked / 2);
}

} // namespace hanpan
