// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarks.h"

namespace {

/// By moment and temperament (after even), in the order of the enumerations.
constexpr const char* said[4][4][2] = {
    {
        {QT_TRANSLATE_NOOP("Remarks", "I would not have dared to hope for that!"),
         QT_TRANSLATE_NOOP("Remarks", "I counted three times. It is true!")},
        {QT_TRANSLATE_NOOP("Remarks", "All of it, please!"),
         QT_TRANSLATE_NOOP("Remarks", "That one I have wanted for years!")},
        {QT_TRANSLATE_NOOP("Remarks", "Good things take their time."),
         QT_TRANSLATE_NOOP("Remarks", "I knew it would come one day.")},
        {QT_TRANSLATE_NOOP("Remarks", "Did you see that?"), QT_TRANSLATE_NOOP("Remarks", "All or nothing!")},
    },
    {
        {QT_TRANSLATE_NOOP("Remarks", "Phew. That went well."),
         QT_TRANSLATE_NOOP("Remarks", "Slow and safe, and look at it!")},
        {QT_TRANSLATE_NOOP("Remarks", "Come to me, all of you!"),
         QT_TRANSLATE_NOOP("Remarks", "There is always room for more.")},
        {QT_TRANSLATE_NOOP("Remarks", "I only had to wait."),
         QT_TRANSLATE_NOOP("Remarks", "No hurry, and here we are.")},
        {QT_TRANSLATE_NOOP("Remarks", "Who dares, wins!"), QT_TRANSLATE_NOOP("Remarks", "I felt that one coming!")},
    },
    {
        {QT_TRANSLATE_NOOP("Remarks", "I did not expect that. Thank you for the game!"),
         QT_TRANSLATE_NOOP("Remarks", "Step by step, to the very end.")},
        {QT_TRANSLATE_NOOP("Remarks", "Everything for me! Another one?"),
         QT_TRANSLATE_NOOP("Remarks", "I could get used to this.")},
        {QT_TRANSLATE_NOOP("Remarks", "A long game is a good game."),
         QT_TRANSLATE_NOOP("Remarks", "It was worth the wait.")},
        {QT_TRANSLATE_NOOP("Remarks", "That was the way to play it! Another one?"),
         QT_TRANSLATE_NOOP("Remarks", "No risk, no fun!")},
    },
    {
        {QT_TRANSLATE_NOOP("Remarks", "I was afraid of that."),
         QT_TRANSLATE_NOOP("Remarks", "Next time I shall be more careful.")},
        {QT_TRANSLATE_NOOP("Remarks", "My beautiful points!"),
         QT_TRANSLATE_NOOP("Remarks", "You might leave me some.")},
        {QT_TRANSLATE_NOOP("Remarks", "Well played. My time will come."),
         QT_TRANSLATE_NOOP("Remarks", "Let us see how the next one goes.")},
        {QT_TRANSLATE_NOOP("Remarks", "Splendid! I want to try that too."),
         QT_TRANSLATE_NOOP("Remarks", "You have nerve!")},
    },
};

} // namespace

QString Remarks::of(hanpan::temperament temper, Moment moment, int number)
{
    if (temper == hanpan::temperament::even)
        return {};
    return tr(said[int(moment)][int(temper) - 1][number & 1]);
}
