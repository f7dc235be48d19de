<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
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
</TS>
