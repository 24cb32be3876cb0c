<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>GamePage</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::goofspiel::GoofspielAdapter</name>
    <message numerus="yes">
        <source>A prize of %n points, for the higher bid</source>
        <translation>
            <numerusform>A prize of %n point, for the higher bid</numerusform>
            <numerusform>A prize of %n points, for the higher bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, bid for %n points</source>
        <translation>
            <numerusform>%1, bid for %n point</numerusform>
            <numerusform>%1, bid for %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
