<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Acquaintances</name>
    <message numerus="yes">
        <source>%n round(s) together, the last on %1.</source>
        <translation>
            <numerusform>%n round together, on %1.</numerusform>
            <numerusform>%n rounds together, the last on %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n deal played</numerusform>
            <numerusform>%n deals played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message numerus="yes">
        <source>%Ln finished round(s) dealt from the same pieces.</source>
        <translation>
            <numerusform>%Ln finished round dealt from the same pieces.</numerusform>
            <numerusform>%Ln finished rounds dealt from the same pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonBook</name>
    <message numerus="yes">
        <source>A match is %n rounds; most chips win.</source>
        <translation>
            <numerusform> A match is %n round; most chips win.</numerusform>
            <numerusform>A match is %n rounds; most chips win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set or run may contain at most %n wild cubes.</source>
        <translation>
            <numerusform> A set or run may contain at most %n wild cube.</numerusform>
            <numerusform>A set or run may contain at most %n wild cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may draw from the river %n times a round.</source>
        <translation>
            <numerusform>You may draw from the river once a round.</numerusform>
            <numerusform>You may draw from the river %n times a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n chips, which go into the pot.</source>
        <translation>
            <numerusform>It costs %n chip, which goes into the pot.</numerusform>
            <numerusform>It costs %n chips, which go into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wrong “Holla!” costs %n chips, and the hand is shown.</source>
        <translation>
            <numerusform>A wrong “Holla!” costs %n chip, and the hand is shown.</numerusform>
            <numerusform>A wrong “Holla!” costs %n chips, and the hand is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each loser also pays %n chips for every cube that is not part of a set or run.</source>
        <translation>
            <numerusform> Each loser also pays %n chip for every cube that is not part of a set or run.</numerusform>
            <numerusform>Each loser also pays %n chips for every cube that is not part of a set or run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes are left over.</source>
        <comment>an example hand</comment>
        <translation>
            <numerusform>%n cube is left over.</numerusform>
            <numerusform>%n cubes are left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cost %n chips.</source>
        <translation>
            <numerusform>They cost %n chip.</numerusform>
            <numerusform>They cost %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone begins with %n chips.</source>
        <translation>
            <numerusform>Everyone begins with %n chip.</numerusform>
            <numerusform>Everyone begins with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n rounds,</source>
        <translation>
            <numerusform> The match ends after %n round,</numerusform>
            <numerusform>The match ends after %n rounds,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>or when someone has %n chips or fewer.</source>
        <translation>
            <numerusform>or when someone has %n chip or fewer.</numerusform>
            <numerusform>or when someone has %n chips or fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HabitPractice</name>
    <message numerus="yes">
        <source>No such decision came up in %Ln deal(s).</source>
        <translation>
            <numerusform>No such decision came up in %Ln deal.</numerusform>
            <numerusform>No such decision came up in %Ln deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>%Ln match deleted.</numerusform>
            <numerusform>%Ln matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches restored.</source>
        <translation>
            <numerusform> %Ln match restored.</numerusform>
            <numerusform>%Ln matches restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) saved to “%1”.</source>
        <translation>
            <numerusform>%Ln match written to “%1”.</numerusform>
            <numerusform>%Ln matches written to “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) added.</source>
        <translation>
            <numerusform>%Ln match added.</numerusform>
            <numerusform>%Ln matches added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) were there already.</source>
        <translation>
            <numerusform>%Ln match was there already.</numerusform>
            <numerusform>%Ln matches were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) cannot be read: %1</source>
        <translation>
            <numerusform>%Ln match cannot be read: %1</numerusform>
            <numerusform>%Ln matches cannot be read: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This isn&apos;t the history you used last time. That one was “%1”, with %Ln matches; the file there now is a different one.</source>
        <translation>
            <numerusform> This isn&apos;t the history you used last time. That one was “%1”, with %Ln match; the file there now is a different one.</numerusform>
            <numerusform>This isn&apos;t the history you used last time. That one was “%1”, with %Ln matches; the file there now is a different one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches recovered from the damaged file “%1”.</source>
        <translation>
            <numerusform> %Ln match recovered from the damaged file “%1”.</numerusform>
            <numerusform>%Ln matches recovered from the damaged file “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches in it couldn&apos;t be read.</source>
        <translation>
            <numerusform> %Ln match in it couldn&apos;t be read.</numerusform>
            <numerusform>%Ln matches in it couldn&apos;t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HohpaiBook</name>
    <message numerus="yes">
        <source>A match is %n rounds; most chips win.</source>
        <translation>
            <numerusform> A match is %n round; most chips win.</numerusform>
            <numerusform>A match is %n rounds; most chips win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no one has won after %n laps round the table, the round is drawn and no one pays.</source>
        <translation>
            <numerusform> If no one has won after %n lap round the table, the round is drawn and no one pays.</numerusform>
            <numerusform>If no one has won after %n laps round the table, the round is drawn and no one pays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player pays the winner %n chips for each point of the winning hand.</source>
        <translation>
            <numerusform>Every other player pays the winner %n chip for each point of the winning hand.</numerusform>
            <numerusform>Every other player pays the winner %n chips for each point of the winning hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n remaining pieces are laid side by side in a covered row.</source>
        <translation>
            <numerusform> The %n remaining piece is laid in a covered row.</numerusform>
            <numerusform>The %n remaining pieces are laid side by side in a covered row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HollywoodBook</name>
    <message numerus="yes">
        <source>%n jokers are added.</source>
        <translation>
            <numerusform>%n joker is added.</numerusform>
            <numerusform>%n jokers are added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>Everyone is dealt %n card.</numerusform>
            <numerusform>Everyone is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first round everyone is dealt %n cards; later rounds differ.</source>
        <translation>
            <numerusform>In the first round everyone is dealt %n card; later rounds differ.</numerusform>
            <numerusform>In the first round everyone is dealt %n cards; later rounds differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has at most %n cards.</source>
        <translation>
            <numerusform>It has %n card at the most.</numerusform>
            <numerusform>It has at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every meld needs %n cards that are not wild.</source>
        <translation>
            <numerusform>Every meld needs %n card that is not wild.</numerusform>
            <numerusform>Every meld needs %n cards that are not wild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be a gap of %n ranks between two runs of the same suit.</source>
        <translation>
            <numerusform> There must be a gap of %n rank between two runs of the same suit.</numerusform>
            <numerusform>There must be a gap of %n ranks between two runs of the same suit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That happens %n times a round; then it ends without a winner.</source>
        <translation>
            <numerusform>That happens once a round; then it ends without a winner.</numerusform>
            <numerusform>That happens %n times a round; then it ends without a winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no one denies it, you get the card and %n cards from the stock, and play continues where it was.</source>
        <translation>
            <numerusform> If no one denies it, you get the card and %n card from the stock, and play continues where it was.</numerusform>
            <numerusform>If no one denies it, you get the card and %n cards from the stock, and play continues where it was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the last round it is %n cards from the stock.</source>
        <translation>
            <numerusform>In the last round it is %n card from the stock.</numerusform>
            <numerusform>In the last round it is %n cards from the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A May-I may not take your hand above %n cards.</source>
        <translation>
            <numerusform> A May-I may not take your hand above %n card.</numerusform>
            <numerusform>A May-I may not take your hand above %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is %n rounds, each with its own contract of sets and runs.</source>
        <translation>
            <numerusform> A match is %n round, with its own contract of sets and runs.</numerusform>
            <numerusform>A match is %n rounds, each with its own contract of sets and runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player may be granted %n May-Is per round.</source>
        <translation>
            <numerusform> Each player may be granted %n May-I per round.</numerusform>
            <numerusform>Each player may be granted %n May-Is per round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n discards change hands that way in a turn.</source>
        <translation>
            <numerusform>At most %n discard changes hands that way in a turn.</numerusform>
            <numerusform>At most %n discards change hands that way in a turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>Continue · %n matches</source>
        <translation>
            <numerusform>Continue · %n match</numerusform>
            <numerusform>Continue · %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoolaBook</name>
    <message numerus="yes">
        <source>Stop: if your hand counts %n points or fewer, you may stop the round.</source>
        <translation>
            <numerusform>Stop: if your hand counts %n point or fewer, you may stop the round.</numerusform>
            <numerusform>Stop: if your hand counts %n points or fewer, you may stop the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then pay %n stakes to everyone, and no one else pays.</source>
        <translation>
            <numerusform>You then pay %n stake to everyone, and no one else pays.</numerusform>
            <numerusform>You then pay %n stakes to everyone, and no one else pays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Minor blast: if the seven cards of your hand count %n points or fewer at the start of your turn and you have not melded, you show them and win at once.</source>
        <translation>
            <numerusform> Minor blast: if the seven cards of your hand count %n point or fewer at the start of your turn and you have not melded, you show them and win at once.</numerusform>
            <numerusform>Minor blast: if the seven cards of your hand count %n points or fewer at the start of your turn and you have not melded, you show them and win at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Major blast: the same with %n points or more.</source>
        <translation>
            <numerusform>Major blast: the same with %n point or more.</numerusform>
            <numerusform>Major blast: the same with %n points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points: a minor blast</source>
        <translation>
            <numerusform>%n point: a minor blast</numerusform>
            <numerusform>%n points: a minor blast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>an example hand</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A stake is %n chips.</source>
        <translation>
            <numerusform>A stake is %n chip.</numerusform>
            <numerusform>A stake is %n chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseFinder</name>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <extracomment>a preset, the number of changed rules</extracomment>
        <translation>
            <numerusform>%1 with %n change</numerusform>
            <numerusform>%1 with %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Houses</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HulahooBook</name>
    <message numerus="yes">
        <source>The first player with %n points wins the match.</source>
        <translation>
            <numerusform>The first player with %n point wins the match.</numerusform>
            <numerusform>The first player with %n points wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to win %n rounds wins the match.</source>
        <translation>
            <numerusform>The first player to win %n round wins the match.</numerusform>
            <numerusform>The first player to win %n rounds wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is %n rounds; most points win it.</source>
        <translation>
            <numerusform>A match is %n round; most points win it.</numerusform>
            <numerusform>A match is %n rounds; most points win it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt a hand of %n cards that no one else sees.</source>
        <translation>
            <numerusform>Everyone is dealt a hand of %n card that no one else sees.</numerusform>
            <numerusform>Everyone is dealt a hand of %n cards that no one else sees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are face up in front of each player.</source>
        <translation>
            <numerusform>%n more lies face up before everyone.</numerusform>
            <numerusform>%n more are face up in front of each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before play everyone in turn may swap up to %n of the open cards once.</source>
        <translation>
            <numerusform>Before play everyone in turn may swap up to %n of the open cards once.</numerusform>
            <numerusform>Before play everyone in turn may swap up to %n of the open cards once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who doubles draws %n cards.</source>
        <translation>
            <numerusform>A player who doubles draws %n card.</numerusform>
            <numerusform>A player who doubles draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone has %n seconds to think; then the safest card is played.</source>
        <translation>
            <numerusform>Everyone has %n second to think; then the safest card is played.</numerusform>
            <numerusform>Everyone has %n seconds to think; then the safest card is played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message numerus="yes">
        <source>%n round(s) make a try.</source>
        <translation>
            <numerusform>%n round makes a try.</numerusform>
            <numerusform>%n rounds make a try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message numerus="yes">
        <source>%Ln match(es) added.</source>
        <translation>
            <numerusform>%Ln match added.</numerusform>
            <numerusform>%Ln matches added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches had progressed further there and were updated.</source>
        <translation>
            <numerusform> %Ln match had progressed further there and was updated.</numerusform>
            <numerusform>%Ln matches had progressed further there and were updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) were there already.</source>
        <translation>
            <numerusform>%Ln match was there already.</numerusform>
            <numerusform>%Ln matches were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule set(s) added.</source>
        <translation>
            <numerusform>%Ln rule set added.</numerusform>
            <numerusform>%Ln rule sets added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule set(s)</source>
        <translation>
            <numerusform>%Ln rule set</numerusform>
            <numerusform>%Ln rule sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>solved %n times in a row</source>
        <translation>
            <numerusform> solved once</numerusform>
            <numerusform>solved %n times in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>About %n possible layouts considered per decision</source>
        <extracomment>what the coach imagined of what nobody could see</extracomment>
        <translation>
            <numerusform> About %n possible layout considered per decision</numerusform>
            <numerusform>About %n possible layouts considered per decision</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>You and %n opponent(s)</source>
        <translation>
            <numerusform>You and %n opponent</numerusform>
            <numerusform>You and %n opponents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>It shows after about %Ln more round(s).</source>
        <translation>
            <numerusform>It shows after about %Ln more round.</numerusform>
            <numerusform>It shows after about %Ln more rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %Ln round(s) don&apos;t tell you apart from it.</source>
        <translation>
            <numerusform>Your %Ln round doesn&apos;t tell you apart from it.</numerusform>
            <numerusform>Your %Ln rounds don&apos;t tell you apart from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s).</source>
        <translation>
            <numerusform>%Ln round.</numerusform>
            <numerusform>%Ln rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The three together, over %Ln round(s).</source>
        <translation>
            <numerusform>The three together, over %Ln round.</numerusform>
            <numerusform>The three together, over %Ln rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What your decisions cost a round, beside the coach&apos;s, in your latest %Ln round(s).</source>
        <translation>
            <numerusform>What your decisions cost a round, beside the coach&apos;s, in your latest %Ln round.</numerusform>
            <numerusform>What your decisions cost a round, beside the coach&apos;s, in your latest %Ln rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Judge %n earlier round(s)</source>
        <translation>
            <numerusform>Judge %n earlier round</numerusform>
            <numerusform>Judge %n earlier rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier round(s) can&apos;t be judged: their matches are damaged, or were played by rules of an earlier version.</source>
        <translation>
            <numerusform>%n earlier round can&apos;t be judged: its match is damaged, or was played by rules of an earlier version.</numerusform>
            <numerusform>%n earlier rounds can&apos;t be judged: their matches are damaged, or were played by rules of an earlier version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message numerus="yes">
        <source>No more than %n letter(s) fit here.</source>
        <translation>
            <numerusform>No more than %n letter fits here.</numerusform>
            <numerusform>No more than %n letters fit here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%n puzzle(s) are due</source>
        <translation>
            <numerusform>%n puzzle is due</numerusform>
            <numerusform>%n puzzles are due</numerusform>
        </translation>
    </message>
</context>
</TS>
