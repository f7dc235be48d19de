<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
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
        <source>%Ln match(es) back again.</source>
        <translation>
            <numerusform>%Ln match is back.</numerusform>
            <numerusform>%Ln matches are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) written to “%1”.</source>
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
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <comment>of …</comment>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
</TS>
