<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AnalysisWords</name>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <comment>a margin</comment>
        <translation>
            <numerusform>%1 run</numerusform>
            <numerusform>%1 runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 test(s)</source>
        <comment>a margin</comment>
        <translation>
            <numerusform>%1 test</numerusform>
            <numerusform>%1 tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a margin</comment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellList</name>
    <message numerus="yes">
        <source>Changes here apply to all %n chosen cards, in one step that can be undone.</source>
        <translation>
            <numerusform>Changes here apply to the chosen card.</numerusform>
            <numerusform>Changes here apply to all %n chosen cards, in one step that can be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message numerus="yes">
        <source>%n cards differ</source>
        <translation>
            <numerusform>%n card differs</numerusform>
            <numerusform>%n cards differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n cards chosen</source>
        <translation>
            <numerusform>%n card chosen</numerusform>
            <numerusform>%n cards chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hud</name>
    <message numerus="yes">
        <source>%n wicket(s) left</source>
        <translation>
            <numerusform>%n wicket left</numerusform>
            <numerusform>%n wickets left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message numerus="yes">
        <source>%n drawn. Bars: actual; marks: expected.</source>
        <translation>
            <numerusform>%n drawn. Bars: actual; marks: expected.</numerusform>
            <numerusform>%n drawn. Bars: actual; marks: expected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message numerus="yes">
        <source>top of %n card(s)</source>
        <translation>
            <numerusform>top of %n card</numerusform>
            <numerusform>top of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n practice matches aren&apos;t counted.</source>
        <translation>
            <numerusform>One practice match isn&apos;t counted.</numerusform>
            <numerusform>%n practice matches aren&apos;t counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches that the computer played against itself aren&apos;t counted.</source>
        <translation>
            <numerusform>One match that the computer played against itself isn&apos;t counted.</numerusform>
            <numerusform>%n matches that the computer played against itself aren&apos;t counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WallCard</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::DeckEdits</name>
    <message numerus="yes">
        <source>%n cards, %1</source>
        <translation>
            <numerusform>%n card, %1</numerusform>
            <numerusform>%n cards, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::Draft</name>
    <message numerus="yes">
        <source>No more than %n go there: take one back first.</source>
        <translation>
            <numerusform>No more than %n goes there: take it back first.</numerusform>
            <numerusform>No more than %n go there: take one back first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n: take one back first.</source>
        <translation>
            <numerusform>No more than %n: take it back first.</numerusform>
            <numerusform>No more than %n: take one back first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::GameAdapter</name>
    <message numerus="yes">
        <source>%1 · %n run(s)</source>
        <comment>what happened, and what it brought</comment>
        <translation>
            <numerusform>%1 · %n run</numerusform>
            <numerusform>%1 · %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::JointChoice</name>
    <message numerus="yes">
        <source>Ready: %n</source>
        <comment>so many cards</comment>
        <translation>
            <numerusform>Ready: %n</numerusform>
            <numerusform>Ready: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::LibraryModel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::MatchCollection</name>
    <message numerus="yes">
        <source>%n matches were added to the library.</source>
        <translation>
            <numerusform>%n match was added to the library.</numerusform>
            <numerusform>%n matches were added to the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the library.</source>
        <translation>
            <numerusform>%n match is already in the library.</numerusform>
            <numerusform>%n matches are already in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files couldn&apos;t be imported.</source>
        <translation>
            <numerusform>%n more file couldn&apos;t be imported.</numerusform>
            <numerusform>%n more files couldn&apos;t be imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::PlayerStatistics</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::StudioDeck</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::cricket_card::CricketCardAdapter</name>
    <message numerus="yes">
        <source>%n more save the test; it can&apos;t be won now</source>
        <translation>
            <numerusform>%n more saves the test; it can&apos;t be won now</numerusform>
            <numerusform>%n more save the test; it can&apos;t be won now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
</TS>
