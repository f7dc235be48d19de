// SPDX-License-Identifier: GPL-3.0-or-later
#include "sayings.h"

#include <algorithm>
#include <iterator>

namespace {

/// How many of a voice's lines belong to each occasion, in the order of the enumeration.
constexpr int counts[] = {1, 2, 2, 2, 1, 1, 1};

struct Voice {
    const char* id;
    const char* lines[10];
};

constexpr Voice voices[] = {
    {"fox",
     {QT_TRANSLATE_NOOP("Sayings", "Well, well. Good company."),
      QT_TRANSLATE_NOOP("Sayings", "Lying about like that? Mine."), QT_TRANSLATE_NOOP("Sayings", "I do like presents."),
      QT_TRANSLATE_NOOP("Sayings", "Hey, I'd only just put it down!"),
      QT_TRANSLATE_NOOP("Sayings", "Sharing was not the plan."),
      QT_TRANSLATE_NOOP("Sayings", "Please admire it slowly."),
      QT_TRANSLATE_NOOP("Sayings", "And there is my display."), QT_TRANSLATE_NOOP("Sayings", "It was worth a try."),
      QT_TRANSLATE_NOOP("Sayings", "I'll sit here and plot."),
      QT_TRANSLATE_NOOP("Sayings", "Take your time. I'm scheming too.")}},
    {"tiger",
     {QT_TRANSLATE_NOOP("Sayings", "Come on, let's play big!"), QT_TRANSLATE_NOOP("Sayings", "Grr. Got it."),
      QT_TRANSLATE_NOOP("Sayings", "I saw it, I took it."), QT_TRANSLATE_NOOP("Sayings", "How dare you!"),
      QT_TRANSLATE_NOOP("Sayings", "From under my very paw!"), QT_TRANSLATE_NOOP("Sayings", "Bang! On the table."),
      QT_TRANSLATE_NOOP("Sayings", "I don't do things by halves."), QT_TRANSLATE_NOOP("Sayings", "Ouch. No regrets."),
      QT_TRANSLATE_NOOP("Sayings", "Back to my cave for now."),
      QT_TRANSLATE_NOOP("Sayings", "I can wait. It's like hunting.")}},
    {"turtle",
     {QT_TRANSLATE_NOOP("Sayings", "No rush. One step at a time."),
      QT_TRANSLATE_NOOP("Sayings", "Slow, but I got there."), QT_TRANSLATE_NOOP("Sayings", "I'll carry that along."),
      QT_TRANSLATE_NOOP("Sayings", "My, you are quick."), QT_TRANSLATE_NOOP("Sayings", "Gone before I'd let go."),
      QT_TRANSLATE_NOOP("Sayings", "Lighter on my back now."),
      QT_TRANSLATE_NOOP("Sayings", "Piece by piece, and down."), QT_TRANSLATE_NOOP("Sayings", "Too hasty, for once."),
      QT_TRANSLATE_NOOP("Sayings", "I'll pull my head in."),
      QT_TRANSLATE_NOOP("Sayings", "Take your time. I always do.")}},
    {"magpie",
     {QT_TRANSLATE_NOOP("Sayings", "I bring good news: we play!"), QT_TRANSLATE_NOOP("Sayings", "Something shiny!"),
      QT_TRANSLATE_NOOP("Sayings", "Into the nest with it."), QT_TRANSLATE_NOOP("Sayings", "My shiny thing!"),
      QT_TRANSLATE_NOOP("Sayings", "And I looked left and right first!"),
      QT_TRANSLATE_NOOP("Sayings", "Checked twice. Down it goes."), QT_TRANSLATE_NOOP("Sayings", "Twig by twig."),
      QT_TRANSLATE_NOOP("Sayings", "Oh no. I should have checked."),
      QT_TRANSLATE_NOOP("Sayings", "I'll watch from my branch."),
      QT_TRANSLATE_NOOP("Sayings", "Yes, better think it over.")}},
    {"rabbit",
     {QT_TRANSLATE_NOOP("Sayings", "Hello! I'm a little nervous."), QT_TRANSLATE_NOOP("Sayings", "If nobody minds …"),
      QT_TRANSLATE_NOOP("Sayings", "Hop, and it's mine."), QT_TRANSLATE_NOOP("Sayings", "Eek! It was gone at once."),
      QT_TRANSLATE_NOOP("Sayings", "I thought that one was safe."),
      QT_TRANSLATE_NOOP("Sayings", "Phew. Out of my paws."), QT_TRANSLATE_NOOP("Sayings", "Was that all right?"),
      QT_TRANSLATE_NOOP("Sayings", "My ears are all red."), QT_TRANSLATE_NOOP("Sayings", "Straight down the burrow."),
      QT_TRANSLATE_NOOP("Sayings", "No hurry. I'll nibble a carrot.")}},
    {"bear",
     {QT_TRANSLATE_NOOP("Sayings", "Hello. Is there any honey?"), QT_TRANSLATE_NOOP("Sayings", "Mm, I'll have that."),
      QT_TRANSLATE_NOOP("Sayings", "One more for these big paws."),
      QT_TRANSLATE_NOOP("Sayings", "That was from my plate!"), QT_TRANSLATE_NOOP("Sayings", "Now I'm hungry again."),
      QT_TRANSLATE_NOOP("Sayings", "Dinner is on the table."), QT_TRANSLATE_NOOP("Sayings", "That was heavy."),
      QT_TRANSLATE_NOOP("Sayings", "These clumsy paws."),
      QT_TRANSLATE_NOOP("Sayings", "Time for a little winter sleep."),
      QT_TRANSLATE_NOOP("Sayings", "I'll doze a little. Go on.")}},
    {"crane",
     {QT_TRANSLATE_NOOP("Sayings", "A fine table. Shall we?"),
      QT_TRANSLATE_NOOP("Sayings", "It came to me, as things do."), QT_TRANSLATE_NOOP("Sayings", "One light step."),
      QT_TRANSLATE_NOOP("Sayings", "Ah. Well taken."), QT_TRANSLATE_NOOP("Sayings", "The wind took that one."),
      QT_TRANSLATE_NOOP("Sayings", "I have spread my wings."),
      QT_TRANSLATE_NOOP("Sayings", "Neatly, one beside the other."),
      QT_TRANSLATE_NOOP("Sayings", "Even a crane may stumble."), QT_TRANSLATE_NOOP("Sayings", "I'll watch on one leg."),
      QT_TRANSLATE_NOOP("Sayings", "Still water takes its time.")}},
    {"deer",
     {QT_TRANSLATE_NOOP("Sayings", "Good day. I'll tread softly."),
      QT_TRANSLATE_NOOP("Sayings", "Quick, before anyone looks."),
      QT_TRANSLATE_NOOP("Sayings", "I looked around first."), QT_TRANSLATE_NOOP("Sayings", "Oh! You startled me."),
      QT_TRANSLATE_NOOP("Sayings", "I should have stayed hidden."),
      QT_TRANSLATE_NOOP("Sayings", "Out into the clearing."), QT_TRANSLATE_NOOP("Sayings", "Gently, gently."),
      QT_TRANSLATE_NOOP("Sayings", "I startled myself."), QT_TRANSLATE_NOOP("Sayings", "Back into the woods with me."),
      QT_TRANSLATE_NOOP("Sayings", "I'm listening to the leaves.")}},
    {"owl",
     {QT_TRANSLATE_NOOP("Sayings", "Hoo. Let us think well."),
      QT_TRANSLATE_NOOP("Sayings", "I considered it carefully."), QT_TRANSLATE_NOOP("Sayings", "Noted, and taken."),
      QT_TRANSLATE_NOOP("Sayings", "Interesting. Most interesting."),
      QT_TRANSLATE_NOOP("Sayings", "Even big eyes miss something."),
      QT_TRANSLATE_NOOP("Sayings", "Thought through, laid down."), QT_TRANSLATE_NOOP("Sayings", "I turn a page."),
      QT_TRANSLATE_NOOP("Sayings", "A lesson for an old owl."),
      QT_TRANSLATE_NOOP("Sayings", "I'll study you from here."),
      QT_TRANSLATE_NOOP("Sayings", "Thinking is never wasted.")}},
    {"otter",
     {QT_TRANSLATE_NOOP("Sayings", "Splash! Who's in?"), QT_TRANSLATE_NOOP("Sayings", "Caught one!"),
      QT_TRANSLATE_NOOP("Sayings", "I dived right in."), QT_TRANSLATE_NOOP("Sayings", "It slipped right through!"),
      QT_TRANSLATE_NOOP("Sayings", "Nice catch, that."), QT_TRANSLATE_NOOP("Sayings", "Whee, down the slide!"),
      QT_TRANSLATE_NOOP("Sayings", "What a splash!"), QT_TRANSLATE_NOOP("Sayings", "Belly flop!"),
      QT_TRANSLATE_NOOP("Sayings", "I'll float for a while."), QT_TRANSLATE_NOOP("Sayings", "I'll juggle a pebble.")}},
    {"cat",
     {QT_TRANSLATE_NOOP("Sayings", "You may begin."), QT_TRANSLATE_NOOP("Sayings", "Mine, naturally."),
      QT_TRANSLATE_NOOP("Sayings", "Pounce."), QT_TRANSLATE_NOOP("Sayings", "I didn't want it anyway."),
      QT_TRANSLATE_NOOP("Sayings", "Hiss."), QT_TRANSLATE_NOOP("Sayings", "Off the shelf it goes."),
      QT_TRANSLATE_NOOP("Sayings", "You may look."), QT_TRANSLATE_NOOP("Sayings", "Nobody saw that."),
      QT_TRANSLATE_NOOP("Sayings", "I was bored anyway."), QT_TRANSLATE_NOOP("Sayings", "I'll wash a paw.")}},
    {"frog",
     {QT_TRANSLATE_NOOP("Sayings", "Ribbit! I'm in."), QT_TRANSLATE_NOOP("Sayings", "Snap! Got it."),
      QT_TRANSLATE_NOOP("Sayings", "A long tongue helps."), QT_TRANSLATE_NOOP("Sayings", "There goes my fly!"),
      QT_TRANSLATE_NOOP("Sayings", "You were the quicker one."), QT_TRANSLATE_NOOP("Sayings", "That was a big jump!"),
      QT_TRANSLATE_NOOP("Sayings", "I'm puffed up with pride."), QT_TRANSLATE_NOOP("Sayings", "Croak. The wrong pond."),
      QT_TRANSLATE_NOOP("Sayings", "I'll sit on my lily pad."),
      QT_TRANSLATE_NOOP("Sayings", "I'll hum a while. Ribbit.")}},
};

} // namespace

int Sayings::count(Occasion occasion) { return counts[int(occasion)]; }

QString Sayings::of(const QString& character, Occasion occasion, int number)
{
    const Voice* const voice = std::find_if(std::begin(voices), std::end(voices),
                                            [&](const Voice& one) { return character == QLatin1String(one.id); });
    if (voice == std::end(voices) || number < 0 || number >= count(occasion))
        return {};
    int first = 0;
    for (int before = 0; before < int(occasion); ++before)
        first += counts[before];
    return tr(voice->lines[first + number]);
}
