// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarks.h"

namespace {

/// By moment and temperament (after even), in the order of the enumerations.
constexpr const char* said[4][4][2] = {
    {
        {QT_TRANSLATE_NOOP("Remarks", "I hardly dared hope for that!"),
         QT_TRANSLATE_NOOP("Remarks", "I counted it three times. It's real!")},
        {QT_TRANSLATE_NOOP("Remarks", "All of it, please!"),
         QT_TRANSLATE_NOOP("Remarks", "I've wanted that one for years!")},
        {QT_TRANSLATE_NOOP("Remarks", "Good things take their time."),
         QT_TRANSLATE_NOOP("Remarks", "I knew it would come one day.")},
        {QT_TRANSLATE_NOOP("Remarks", "Did you see that?"), QT_TRANSLATE_NOOP("Remarks", "All or nothing!")},
    },
    {
        {QT_TRANSLATE_NOOP("Remarks", "Phew. That went well."),
         QT_TRANSLATE_NOOP("Remarks", "Slow and safe, and look at it!")},
        {QT_TRANSLATE_NOOP("Remarks", "Come here, all of you!"),
         QT_TRANSLATE_NOOP("Remarks", "There's always room for more.")},
        {QT_TRANSLATE_NOOP("Remarks", "I only had to wait."),
         QT_TRANSLATE_NOOP("Remarks", "No hurry, and here we are.")},
        {QT_TRANSLATE_NOOP("Remarks", "Who dares, wins!"), QT_TRANSLATE_NOOP("Remarks", "I felt that one coming!")},
    },
    {
        {QT_TRANSLATE_NOOP("Remarks", "I didn't expect that. Thank you for the game!"),
         QT_TRANSLATE_NOOP("Remarks", "Step by step, to the very end.")},
        {QT_TRANSLATE_NOOP("Remarks", "All mine! Another one?"),
         QT_TRANSLATE_NOOP("Remarks", "I could get used to this.")},
        {QT_TRANSLATE_NOOP("Remarks", "A long game is a good game."),
         QT_TRANSLATE_NOOP("Remarks", "It was worth the wait.")},
        {QT_TRANSLATE_NOOP("Remarks", "That's how it's done! Another one?"),
         QT_TRANSLATE_NOOP("Remarks", "No risk, no fun!")},
    },
    {
        {QT_TRANSLATE_NOOP("Remarks", "I was afraid of that."),
         QT_TRANSLATE_NOOP("Remarks", "I'll be more careful next time.")},
        {QT_TRANSLATE_NOOP("Remarks", "My beautiful points!"),
         QT_TRANSLATE_NOOP("Remarks", "You could have left me some.")},
        {QT_TRANSLATE_NOOP("Remarks", "Well played. My time will come."),
         QT_TRANSLATE_NOOP("Remarks", "Let's see how the next one goes.")},
        {QT_TRANSLATE_NOOP("Remarks", "Splendid! I want to try that too."),
         QT_TRANSLATE_NOOP("Remarks", "That took guts!")},
    },
};

} // namespace

QString Remarks::of(hanpan::temperament temper, Moment moment, int number)
{
    if (temper == hanpan::temperament::even)
        return {};
    return tr(said[int(moment)][int(temper) - 1][number & 1]);
}
