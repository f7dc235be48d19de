<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) back again.</source>
        <translation>
            <numerusform>%n match is back.</numerusform>
            <numerusform>%n matches are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written to “%1”.</source>
        <translation>
            <numerusform>%n match written to “%1”.</numerusform>
            <numerusform>%n matches written to “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation>
            <numerusform>%n match added.</numerusform>
            <numerusform>%n matches added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n match was there already.</numerusform>
            <numerusform>%n matches were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read: %1</source>
        <translation>
            <numerusform>%n match cannot be read: %1</numerusform>
            <numerusform>%n matches cannot be read: %1</numerusform>
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
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>of …</comment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
</TS>
