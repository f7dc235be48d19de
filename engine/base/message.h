// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hanpan {

/// An English sentence with marks %1 … %9, and the context its translations stand in: what HANPAN_SENTENCE makes.
struct marked_sentence {
    std::string_view context; ///< a game's id, or "engine"
    std::string_view english;
};

/// Marks a sentence that is filled in before it is shown, as HANPAN_WORDS (base/words.h) does a whole one.
#define HANPAN_SENTENCE(context, text) (::hanpan::marked_sentence{context, text})

/// What the engine says of input that cannot be used. text() is the English of the command line; the application says
/// the same in another language, because it gets the marked sentence and its parts separately. A part may be a message
/// of its own ("line 7: %2").
class message {
public:
    message() = default;
    /// Words that stand as they are in every language: an id, what was typed, a number.
    message(std::string words) : words_(std::move(words)) {}
    message(std::string_view words) : words_(words) {}
    message(const char* words) : words_(words) {}
    message(std::integral auto number) : words_(std::to_string(number)) {}
    /// `sentence` with the first of `parts` for %1, the second for %2, ….
    template <class... Parts>
    message(marked_sentence sentence, Parts&&... parts)
        : context_(sentence.context), words_(sentence.english), parts_{message(std::forward<Parts>(parts))...}
    {
    }

    message(marked_sentence sentence, std::vector<message> parts)
        : context_(sentence.context), words_(sentence.english), parts_(std::move(parts))
    {
    }
    /// Pieces by their names in the protocol ("KD 4D"); whoever shows them writes them as the game does.
    static message of_pieces(std::string names) { return {marked_sentence{pieces, names}}; }
    /// What context() is for pieces.
    static constexpr std::string_view pieces = "pieces";

    bool empty() const { return words_.empty(); }
    /// The whole in English.
    std::string text() const;

    /// The context of the sentence's translations; empty where the words stand as they are.
    const std::string& context() const { return context_; }
    /// The words, or the marked sentence.
    const std::string& words() const { return words_; }
    /// What is put into the sentence.
    const std::vector<message>& parts() const { return parts_; }

    friend bool operator==(const message& a, std::string_view english) { return a.text() == english; }
    friend std::ostream& operator<<(std::ostream& out, const message& said);

private:
    std::string context_;
    std::string words_; ///< its own: a message outlives what it is about
    std::vector<message> parts_;
};

/// `sentence` with its marks filled in: %n by part n, %rn by the sign of the rank whose number part n is. Marks inside
/// the parts stay, and so do marks without a part.
std::string filled_in(std::string_view sentence, std::span<const std::string> parts);

} // namespace hanpan
