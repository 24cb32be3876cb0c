<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ActionBar</name>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle zurück</translation>
    </message>
    <message>
        <source>Takes all pieces back</source>
        <translation>Nimmt alle Teile zurück</translation>
    </message>
    <message>
        <source>Ready: %1 of %2</source>
        <comment>how many pieces are in place</comment>
        <translation>Fertig: %1 von %2</translation>
    </message>
    <message>
        <source>Key Ctrl+Enter, or Enter when all are in place</source>
        <translation>Strg+Eingabe, oder Eingabe, wenn alle liegen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H): what an All-Star would do in your seat, and why</source>
        <translation>Tipp (Strg+H): was ein All-Star an deiner Stelle täte, und warum</translation>
    </message>
    <message>
        <source>Decide now</source>
        <translation>Jetzt entscheiden</translation>
    </message>
    <message>
        <source>Enter: the computer decides now, on what it has worked out so far</source>
        <translation>Eingabe: Der Computer entscheidet jetzt, mit dem, was er bisher herausgefunden hat</translation>
    </message>
    <message>
        <source>Enter: the screen passes on; after that you can take your choice back only if the next player agrees</source>
        <translation>Eingabe: Der Bildschirm geht weiter; danach lässt sich deine Wahl nur zurücknehmen, wenn der Nächste einverstanden ist</translation>
    </message>
</context>
<context>
    <name>AnalysisSheet</name>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Every choice of the match is judged again, by what its player could know at the time.</source>
        <translation>Jede Entscheidung der Partie wird noch einmal beurteilt, nach dem, was der Spieler damals wissen konnte.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Noch nicht ausgewertet.</translation>
    </message>
    <message>
        <source>Chance to win, by what each player could know:</source>
        <translation>Gewinnchance, nach dem Wissen jedes Spielers:</translation>
    </message>
    <message>
        <source>%1&apos;s chance to win</source>
        <translation>Gewinnchance von %1</translation>
    </message>
    <message>
        <source>Whose chance</source>
        <translation>Wessen Chance</translation>
    </message>
    <message>
        <source>100% is a match won; it starts even. Choices are judged by rollouts from what their player could know then: estimates, with the error after the ±. Once the winner is settled, the margin counts.</source>
        <translation>100&#xa0;% bedeuten eine gewonnene Partie; am Anfang sind die Chancen gleich. Entscheidungen werden nach dem damaligen Wissen des Spielers durchgespielt: Das sind Schätzungen, der Fehler steht hinter dem ±. Steht der Sieger fest, zählt der Abstand.</translation>
    </message>
    <message>
        <source>Luck is whatever nobody chose: the draw, the deal, what the others held – and differences too small to tell from it.</source>
        <translation>Glück ist, was niemand gewählt hat: was gezogen und gegeben wurde, was die anderen auf der Hand hatten – und Unterschiede, die sich davon nicht unterscheiden lassen.</translation>
    </message>
    <message>
        <source>When hidden choices happen to clash, that is nobody&apos;s mistake.</source>
        <translation>Wie verdeckte Entscheidungen aufeinandertreffen, ist niemandes Fehler.</translation>
    </message>
    <message>
        <source>100% is a match won; it starts even. The game is solved: each cost is exact, by what the player could know then. Once the winner is settled, the margin counts.</source>
        <translation>100&#xa0;% bedeuten eine gewonnene Partie; am Anfang sind die Chancen gleich. Das Spiel ist gelöst: Was eine Entscheidung nach dem damaligen Wissen des Spielers kostete, ist exakt. Steht der Sieger fest, zählt der Abstand.</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <comment>a margin</comment>
        <translation>
            <numerusform>%1 Run</numerusform>
            <numerusform>%1 Runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 test(s)</source>
        <comment>a margin</comment>
        <translation>
            <numerusform>%1 Test</numerusform>
            <numerusform>%1 Tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a margin</comment>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Played %1; %2 was better by %3.</source>
        <translation>Gespielt: %1; %2 wäre um %3 besser gewesen.</translation>
    </message>
    <message>
        <source>The coach: %1 – %2.</source>
        <comment>a choice and the reason for it</comment>
        <translation>Der Coach: %1 – %2.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>what a choice cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Once the match was settled, %1&apos;s choices cost %2.</source>
        <translation>Als die Partie entschieden war, kosteten die Entscheidungen von %1 noch %2.</translation>
    </message>
    <message>
        <source>Once the match was settled, they cost %1.</source>
        <translation>Als die Partie entschieden war, kosteten sie noch %1.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance to win: %1% either way</source>
        <translation>Gewinnchance: %1&#xa0;% so oder so</translation>
    </message>
    <message>
        <source>Chance to win: %1% → %2%</source>
        <comment>before and after a choice</comment>
        <translation>Gewinnchance: %1&#xa0;% → %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 hat keinen klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>%1&apos;s choices cost %2% (±%3).</source>
        <translation>Die Entscheidungen von %1 kosteten %2&#xa0;% (± %3).</translation>
    </message>
    <message>
        <source>%1&apos;s choices gave away %2%.</source>
        <translation>Die Entscheidungen von %1 verschenkten %2&#xa0;%.</translation>
    </message>
    <message>
        <source>The others&apos; choices gave away %1%.</source>
        <translation>Die Entscheidungen der anderen verschenkten %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Luck cost %1%.</source>
        <translation>Pech kostete %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Luck added %1%.</source>
        <translation>Glück brachte %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Played %1; playing it less often was better by %2.</source>
        <translation>Gespielt: %1; es seltener zu spielen, wäre um %2 besser gewesen.</translation>
    </message>
    <message>
        <source>Played %1; usually %2 was better by %3.</source>
        <translation>Gespielt: %1; meist wäre %2 um %3 besser gewesen.</translation>
    </message>
    <message>
        <source>%1&apos;s choices cost %2%.</source>
        <translation>Die Entscheidungen von %1 kosteten %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>BallgameFigures</name>
    <message>
        <source>Runs per game</source>
        <translation>Runs je Spiel</translation>
    </message>
    <message>
        <source>Hits per game</source>
        <translation>Hits je Spiel</translation>
    </message>
    <message>
        <source>Home runs per game</source>
        <translation>Homeruns je Spiel</translation>
    </message>
    <message>
        <source>Walks per game</source>
        <translation>Walks je Spiel</translation>
    </message>
    <message>
        <source>Strikeouts at bat per game</source>
        <translation>Strikeouts am Schlag, je Spiel</translation>
    </message>
    <message>
        <source>Errors in the field per game</source>
        <translation>Errors im Feld, je Spiel</translation>
    </message>
    <message>
        <source>Double plays hit into per game</source>
        <translation>Double Plays am Schlag, je Spiel</translation>
    </message>
    <message>
        <source>Stolen bases per game</source>
        <translation>Stolen Bases je Spiel</translation>
    </message>
    <message>
        <source>Caught stealing per game</source>
        <translation>Caught Stealing je Spiel</translation>
    </message>
    <message>
        <source>Left on base per game</source>
        <translation>Auf Base geblieben, je Spiel</translation>
    </message>
    <message>
        <source>Extra-inning matches</source>
        <translation>Partien mit Extra-Innings</translation>
    </message>
</context>
<context>
    <name>BallgameSituation</name>
    <message>
        <source>nobody out</source>
        <translation>kein Aus</translation>
    </message>
    <message>
        <source>one out</source>
        <translation>ein Aus</translation>
    </message>
    <message>
        <source>two out</source>
        <translation>zwei Outs</translation>
    </message>
    <message>
        <source>bases empty</source>
        <translation>Bases leer</translation>
    </message>
    <message>
        <source>runner on first</source>
        <translation>Läufer auf Base 1</translation>
    </message>
    <message>
        <source>runner on second</source>
        <translation>Läufer auf Base 2</translation>
    </message>
    <message>
        <source>runners on first and second</source>
        <translation>Läufer auf Base 1 und 2</translation>
    </message>
    <message>
        <source>runner on third</source>
        <translation>Läufer auf Base 3</translation>
    </message>
    <message>
        <source>runners on first and third</source>
        <translation>Läufer auf Base 1 und 3</translation>
    </message>
    <message>
        <source>runners on second and third</source>
        <translation>Läufer auf Base 2 und 3</translation>
    </message>
    <message>
        <source>bases loaded</source>
        <translation>Bases voll</translation>
    </message>
    <message>
        <source>Top of inning %1</source>
        <translation>Inning %1, oben</translation>
    </message>
    <message>
        <source>Bottom of inning %1</source>
        <translation>Inning %1, unten</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Inning</source>
        <translation>Inning</translation>
    </message>
</context>
<context>
    <name>BaseSign</name>
    <message>
        <source>first</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>third</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>Runners on %1</source>
        <translation>Läufer auf %1</translation>
    </message>
    <message>
        <source>Bases empty</source>
        <translation>Bases leer</translation>
    </message>
</context>
<context>
    <name>BaseballHighlights</name>
    <message>
        <source>Single</source>
        <translation>Single</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Triple</translation>
    </message>
    <message>
        <source>Home run!</source>
        <translation>Homerun!</translation>
    </message>
    <message>
        <source>Inside the park!</source>
        <translation>Inside the Park!</translation>
    </message>
    <message>
        <source>Error!</source>
        <translation>Error!</translation>
    </message>
    <message>
        <source>Ground out</source>
        <translation>Ground-out</translation>
    </message>
    <message>
        <source>Line out</source>
        <translation>Line-out</translation>
    </message>
    <message>
        <source>Fly out</source>
        <translation>Fly-out</translation>
    </message>
    <message>
        <source>Foul pop</source>
        <translation>Foul-Pop</translation>
    </message>
    <message>
        <source>Circus catch!</source>
        <translation>Zirkusfang!</translation>
    </message>
    <message>
        <source>Foul out</source>
        <translation>Foul-out</translation>
    </message>
    <message>
        <source>Infield out</source>
        <translation>Aus im Infield</translation>
    </message>
    <message>
        <source>Out at first</source>
        <translation>Aus an Base 1</translation>
    </message>
    <message>
        <source>Strikeout</source>
        <translation>Strikeout</translation>
    </message>
    <message>
        <source>Foul ball</source>
        <translation>Foulball</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Walk</translation>
    </message>
    <message>
        <source>Hit by pitch</source>
        <translation>Hit by Pitch</translation>
    </message>
    <message>
        <source>Wild pitch</source>
        <translation>Wild Pitch</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Opferschlag</translation>
    </message>
    <message>
        <source>Double play!</source>
        <translation>Double Play!</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice</source>
        <translation>Fielder’s Choice</translation>
    </message>
    <message>
        <source>Stolen base</source>
        <translation>Base gestohlen</translation>
    </message>
    <message>
        <source>Caught stealing</source>
        <translation>Beim Stehlen erwischt</translation>
    </message>
    <message>
        <source>Throwing error!</source>
        <translation>Wurffehler!</translation>
    </message>
    <message>
        <source>Sacrifice bunt</source>
        <translation>Opferbunt</translation>
    </message>
    <message>
        <source>Bunt single</source>
        <translation>Bunt-Single</translation>
    </message>
    <message>
        <source>Force out</source>
        <translation>Force-out</translation>
    </message>
    <message>
        <source>Bunted foul: out</source>
        <translation>Foul gebuntet: aus</translation>
    </message>
    <message>
        <source>Picked off!</source>
        <translation>Pickoff!</translation>
    </message>
    <message>
        <source>Side retired</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>New fielder</source>
        <translation>Neuer Feldspieler</translation>
    </message>
    <message>
        <source>New pitcher</source>
        <translation>Neuer Pitcher</translation>
    </message>
    <message>
        <source>Pinch hitter</source>
        <translation>Pinch Hitter</translation>
    </message>
    <message>
        <source>Pinch runner</source>
        <translation>Pinch Runner</translation>
    </message>
    <message>
        <source>Rain!</source>
        <translation>Regen!</translation>
    </message>
    <message>
        <source>Brawl!</source>
        <translation>Rauferei!</translation>
    </message>
    <message>
        <source>Walk-off!</source>
        <translation>Walk-off!</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Ball %1</source>
        <translation>Ball %1</translation>
    </message>
    <message>
        <source>All bats back</source>
        <translation>Alle Schläger zurück</translation>
    </message>
    <message>
        <source>All pitches back</source>
        <translation>Alle Pitches zurück</translation>
    </message>
    <message>
        <source>Relief pitcher</source>
        <translation>Relief Pitcher</translation>
    </message>
    <message>
        <source>The RallyBird!</source>
        <translation>Der RallyBird!</translation>
    </message>
    <message>
        <source>Safe at first</source>
        <translation>Safe an Base 1</translation>
    </message>
    <message>
        <source>The bird flies off</source>
        <translation>Der Vogel fliegt davon</translation>
    </message>
    <message>
        <source>Caught looking</source>
        <translation>Zugesehen: aus</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>centre field</source>
        <translation>Centerfield</translation>
    </message>
    <message>
        <source>left field</source>
        <translation>Leftfield</translation>
    </message>
    <message>
        <source>right field</source>
        <translation>Rightfield</translation>
    </message>
    <message>
        <source>shortstop</source>
        <translation>Shortstop</translation>
    </message>
    <message>
        <source>second baseman</source>
        <translation>Second Baseman</translation>
    </message>
    <message>
        <source>third baseman</source>
        <translation>Third Baseman</translation>
    </message>
    <message>
        <source>first baseman</source>
        <translation>First Baseman</translation>
    </message>
    <message>
        <source>pitcher</source>
        <translation>Pitcher</translation>
    </message>
    <message>
        <source>catcher</source>
        <translation>Catcher</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>Base 2</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>Base 3</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>Base 1</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>Home Plate</translation>
    </message>
    <message>
        <source>at bat</source>
        <translation>am Schlag</translation>
    </message>
    <message>
        <source>outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>deck of %1</source>
        <translation>Deck von %1</translation>
    </message>
    <message>
        <source>dugout</source>
        <translation>Dugout</translation>
    </message>
    <message>
        <source>defensive deck</source>
        <translation>Verteidigungsdeck</translation>
    </message>
    <message>
        <source>offensive cards</source>
        <translation>Angriffskarten</translation>
    </message>
    <message>
        <source>%1&apos;s draw for home</source>
        <translation>Karte von %1 ums Heimrecht</translation>
    </message>
    <message>
        <source>cards left out</source>
        <translation>Karten außer Spiel</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>stock of %1</source>
        <translation>Talon von %1</translation>
    </message>
    <message>
        <source>Stock: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>wicket %1 of %2</source>
        <translation>Wicket %1 von %2</translation>
    </message>
    <message>
        <source>the mound</source>
        <translation>der Wurfhügel</translation>
    </message>
    <message>
        <source>the bat</source>
        <translation>der Schläger</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>the pitch</source>
        <translation>der Pitch</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>used bats</source>
        <translation>gespielte Schläger</translation>
    </message>
    <message>
        <source>thrown pitches</source>
        <translation>geworfene Pitches</translation>
    </message>
    <message>
        <source>%1: back right</source>
        <translation>%1: hinten rechts</translation>
    </message>
    <message>
        <source>%1: back left</source>
        <translation>%1: hinten links</translation>
    </message>
    <message>
        <source>%1: front left</source>
        <translation>%1: vorne links</translation>
    </message>
    <message>
        <source>%1: front right</source>
        <translation>%1: vorne rechts</translation>
    </message>
    <message>
        <source>in front of %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>spent cards of %1</source>
        <translation>verbrauchte Karten von %1</translation>
    </message>
    <message>
        <source>zone %1, counts %2</source>
        <translation>Zone %1, zählt %2</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>der Spielzug</translation>
    </message>
    <message>
        <source>the play set aside</source>
        <translation>der beiseitegelegte Spielzug</translation>
    </message>
    <message>
        <source>plays of %1</source>
        <translation>Spielzüge von %1</translation>
    </message>
    <message>
        <source>Gloves on the bench</source>
        <translation>Handschuhe auf der Bank</translation>
    </message>
    <message>
        <source>the trick, card of %1</source>
        <translation>der Stich, Karte von %1</translation>
    </message>
    <message>
        <source>tricks of %1</source>
        <translation>Stiche von %1</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message>
        <source>%1 tricks</source>
        <translation>%1 Stiche</translation>
    </message>
    <message>
        <source>the third hand</source>
        <translation>die dritte Hand</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>der Stapel</translation>
    </message>
    <message>
        <source>the spare cards</source>
        <translation>die Zusatzkarten</translation>
    </message>
    <message>
        <source>To be taken</source>
        <translation>Zu nehmen</translation>
    </message>
    <message>
        <source>the discard</source>
        <translation>die Ablage</translation>
    </message>
    <message>
        <source>CF</source>
        <extracomment>The centre fielder, as on a scorecard.</extracomment>
        <translation>CF</translation>
    </message>
    <message>
        <source>LF</source>
        <extracomment>The left fielder, as on a scorecard.</extracomment>
        <translation>LF</translation>
    </message>
    <message>
        <source>RF</source>
        <extracomment>The right fielder, as on a scorecard.</extracomment>
        <translation>RF</translation>
    </message>
    <message>
        <source>SS</source>
        <extracomment>The shortstop, as on a scorecard.</extracomment>
        <translation>SS</translation>
    </message>
    <message>
        <source>2B</source>
        <extracomment>The second baseman, as on a scorecard.</extracomment>
        <translation>2B</translation>
    </message>
    <message>
        <source>3B</source>
        <extracomment>The third baseman, as on a scorecard.</extracomment>
        <translation>3B</translation>
    </message>
    <message>
        <source>1B</source>
        <extracomment>The first baseman, as on a scorecard.</extracomment>
        <translation>1B</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>The pitcher, as on a scorecard.</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>C</source>
        <extracomment>The catcher, as on a scorecard.</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Balls: %1</source>
        <translation>Balls: %1</translation>
    </message>
    <message>
        <source>Outs: %1</source>
        <translation>Outs: %1</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 spielt aus</translation>
    </message>
    <message>
        <source>cards ejected</source>
        <translation>vom Platz gestellt</translation>
    </message>
    <message>
        <source>Gloves out for this half-inning</source>
        <translation>Handschuhe, für dieses Halbinning aus dem Spiel</translation>
    </message>
    <message>
        <source>Discard three cards</source>
        <translation>Drei Karten ablegen</translation>
    </message>
</context>
<context>
    <name>CardSize</name>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>European</source>
        <translation>Europäisch</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarot</translation>
    </message>
    <message>
        <source>Tarot (US)</source>
        <translation>Tarot (US)</translation>
    </message>
    <message>
        <source>Mini</source>
        <translation>Mini</translation>
    </message>
    <message>
        <source>Mini (US)</source>
        <translation>Mini (US)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Business card</source>
        <translation>Visitenkarte</translation>
    </message>
    <message>
        <source>Business card (US)</source>
        <translation>Visitenkarte (US)</translation>
    </message>
    <message>
        <source>A7</source>
        <translation>A7</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
</context>
<context>
    <name>CardTally</name>
    <message>
        <source>%1, still to come: %2</source>
        <translation>%1, noch im Spiel: %2</translation>
    </message>
    <message>
        <source>Still to come: %1</source>
        <translation>Noch im Spiel: %1</translation>
    </message>
</context>
<context>
    <name>CellList</name>
    <message>
        <source>Choose a card to see its cells.</source>
        <translation>Wähle eine Karte, um ihre Zellen zu sehen.</translation>
    </message>
    <message>
        <source>%1: differs; Enter makes all alike</source>
        <translation>%1: verschieden; Eingabe macht alle gleich</translation>
    </message>
    <message numerus="yes">
        <source>Changes here apply to all %n chosen cards, in one step that can be undone.</source>
        <translation>
            <numerusform>Änderungen hier gelten für die gewählte Karte.</numerusform>
            <numerusform>Änderungen hier gelten für alle %n gewählten Karten, in einem Schritt, der sich zurücknehmen lässt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes here are written to the table.</source>
        <translation>Änderungen hier werden in die Tabelle geschrieben.</translation>
    </message>
    <message>
        <source>The card that this was typed for isn&apos;t there any more.</source>
        <translation>Die Karte, für die das getippt wurde, ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>Which one?</source>
        <translation>Welche?</translation>
    </message>
</context>
<context>
    <name>CoachSheet</name>
    <message>
        <source>The bench coach</source>
        <translation>Der Bench Coach</translation>
    </message>
    <message>
        <source>The coach plays like a Pro and knows only what your seat does. The play-by-play marks the coach&apos;s choices.</source>
        <translation>Der Coach spielt wie ein Profi und weiß nur, was man an deinem Platz weiß. Der Spielbericht nennt die Entscheidungen des Coachs.</translation>
    </message>
</context>
<context>
    <name>ColumnChoice</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>CompareRow</name>
    <message>
        <source>Different (%1)</source>
        <translation>Anders (%1)</translation>
    </message>
    <message>
        <source>New (%1)</source>
        <translation>Neu (%1)</translation>
    </message>
    <message>
        <source>Gone (%1)</source>
        <translation>Weg (%1)</translation>
    </message>
    <message>
        <source>Alike (%1)</source>
        <translation>Gleich (%1)</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Which version it is compared with</source>
        <translation>Mit welcher Fassung verglichen wird</translation>
    </message>
    <message>
        <source>as I opened it</source>
        <translation>wie ich es geöffnet habe</translation>
    </message>
    <message>
        <source>another deck …</source>
        <translation>einem anderen Deck …</translation>
    </message>
    <message>
        <source>The other version is being read …</source>
        <translation>Die andere Fassung wird gelesen …</translation>
    </message>
    <message>
        <source>The other version can&apos;t be read.</source>
        <translation>Die andere Fassung lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>One card differs</source>
        <translation>Eine Karte ist anders</translation>
    </message>
    <message numerus="yes">
        <source>%n cards differ</source>
        <translation>
            <numerusform>%n Karte ist anders</numerusform>
            <numerusform>%n Karten sind anders</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of both versions</source>
        <translation>Karten beider Fassungen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Not in the other version</source>
        <translation>Nicht in der anderen Fassung</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Not in this version</source>
        <translation>Nicht in dieser Fassung</translation>
    </message>
    <message>
        <source>Both are alike.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>Previous difference (Left)</source>
        <translation>Voriger Unterschied (Links)</translation>
    </message>
    <message>
        <source>Next difference (Right)</source>
        <translation>Nächster Unterschied (Rechts)</translation>
    </message>
</context>
<context>
    <name>ContinueList</name>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No match to resume. Pick a box.</source>
        <translation>Keine angefangene Partie. Such dir eine Schachtel aus.</translation>
    </message>
    <message>
        <source>Matches to resume</source>
        <translation>Partien zum Weiterspielen</translation>
    </message>
    <message>
        <source>Resume this match</source>
        <translation>Diese Partie weiterspielen</translation>
    </message>
</context>
<context>
    <name>Cooperstown</name>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 is the home team</source>
        <translation>%1 hat Heimrecht</translation>
    </message>
    <message>
        <source>%1 has the home dugout</source>
        <translation>%1 bekommt das Heim-Dugout</translation>
    </message>
    <message>
        <source>The batting order is dealt: %1 cards a side</source>
        <translation>Die Schlagfolge ist ausgeteilt: %1 Karten je Team</translation>
    </message>
    <message>
        <source>One deck of 56 for whoever bats</source>
        <translation>Ein Deck mit 56 Karten für das Team am Schlag</translation>
    </message>
    <message>
        <source>Game %1 of the day, %2 at home</source>
        <translation>Spiel %1 des Tages, Heimteam: %2</translation>
    </message>
    <message>
        <source>%1 of inning %2: %3 at bat</source>
        <translation>%1, Inning %2: %3 ist am Schlag</translation>
    </message>
    <message>
        <source>%1 takes the field</source>
        <translation>%1 geht ins Feld</translation>
    </message>
    <message>
        <source>%1 squibs one past %2</source>
        <translation>%1 mogelt einen durch, %2 kommt nicht ran</translation>
    </message>
    <message>
        <source>%1 pokes a single by %2</source>
        <translation>%1 drückt einen Single durch, %2 steht falsch</translation>
    </message>
    <message>
        <source>%1 slaps it past %2: single</source>
        <translation>Single! %1 schlägt, %2 greift daneben</translation>
    </message>
    <message>
        <source>%2 dives and comes up with grass: single for %1</source>
        <translation>%2 hechtet und hat nur Gras im Handschuh: Single, %1</translation>
    </message>
    <message>
        <source>%1 shoots it past %2 and slides into second</source>
        <translation>%1 schlägt scharf, %2 kommt zu spät: ein Double</translation>
    </message>
    <message>
        <source>%1 doubles; %2 is still running</source>
        <translation>Double für %1; %2 rennt immer noch</translation>
    </message>
    <message>
        <source>Off the wall behind %2: a double for %1</source>
        <translation>An die Wand, und %2 sucht den Ball: Double für %1</translation>
    </message>
    <message>
        <source>%1 rips one by %2, two bases</source>
        <translation>%1 drischt einen durch, %2 dreht sich um: zwei Bases</translation>
    </message>
    <message>
        <source>%1 sends %2 to the deepest corner: triple</source>
        <translation>In die hinterste Ecke, %2 ist weit weg: Triple für %1</translation>
    </message>
    <message>
        <source>%2 watches it roll, %1 doesn&apos;t: triple</source>
        <translation>%2 schaut dem Ball nach, %1 läuft: Triple</translation>
    </message>
    <message>
        <source>%1 legs out a triple past %2</source>
        <translation>%1 rennt drei Bases weit, %2 hat das Nachsehen</translation>
    </message>
    <message>
        <source>%1 hits it over %2 and over the fence: home run</source>
        <translation>Weit über den Zaun, %2 schaut hoch: Homerun für %1</translation>
    </message>
    <message>
        <source>%2 goes back, looks up, and waves: home run by %1</source>
        <translation>%2 geht zurück, blickt auf und winkt: Homerun für %1</translation>
    </message>
    <message>
        <source>%1 puts one into the cheap seats above %2</source>
        <translation>%1 schlägt den Ball auf die billigen Plätze, hoch über %2 hinweg</translation>
    </message>
    <message>
        <source>%1 never stops: an inside-the-park home run past %2</source>
        <translation>%1 bleibt nicht stehen, %2 auch nicht: Inside-the-Park-Homerun</translation>
    </message>
    <message>
        <source>It rattles around behind %2, and %1 comes all the way home</source>
        <translation>%2 jagt dem Ball hinterher, und %1 läuft bis nach Hause</translation>
    </message>
    <message>
        <source>%1 drops a single where nobody is</source>
        <translation>Single für %1, genau dahin, wo keiner steht</translation>
    </message>
    <message>
        <source>A clean single for %1</source>
        <translation>Ein sauberer Single für %1</translation>
    </message>
    <message>
        <source>%1 bloops one in: single</source>
        <translation>%1 lupft einen ins Feld: Single</translation>
    </message>
    <message>
        <source>%1 splits the gap: double</source>
        <translation>Genau zwischen die Outfielder: Double von %1</translation>
    </message>
    <message>
        <source>Stand-up double for %1</source>
        <translation>Ein Double ohne Eile für %1</translation>
    </message>
    <message>
        <source>%1 lines one down the line, two bases</source>
        <translation>%1 schlägt an der Linie entlang, zwei Bases</translation>
    </message>
    <message>
        <source>%1 goes for three and gets them: triple</source>
        <translation>%1 will drei Bases und bekommt sie: Triple</translation>
    </message>
    <message>
        <source>A cloud of dust at third: triple for %1</source>
        <translation>Eine Staubwolke an Base 3: Triple für %1</translation>
    </message>
    <message>
        <source>Gone! %1 leaves the yard</source>
        <translation>Weg ist er! %1 schlägt ihn aus dem Stadion</translation>
    </message>
    <message>
        <source>%1 takes the long, slow trot: home run</source>
        <translation>%1 dreht die lange, ruhige Runde: Homerun</translation>
    </message>
    <message>
        <source>Nobody moves, they all just look: home run by %1</source>
        <translation>Keiner rührt sich, alle schauen: Homerun für %1</translation>
    </message>
    <message>
        <source>%2 has it, drops it, kicks it: error on %1&apos;s ball, bases: %4</source>
        <translation>%2 hat ihn, verliert ihn, tritt dagegen: Error, %1 läuft, Bases: %4</translation>
    </message>
    <message>
        <source>%1 hits it to %2, who was busy with a hot dog: error, bases: %4</source>
        <translation>%1 schlägt, %2 war gerade mit einer Wurst beschäftigt: Error, Bases: %4</translation>
    </message>
    <message>
        <source>%2 asks for an autograph while %1 runs: error, bases: %4</source>
        <translation>%2 bittet um ein Autogramm, %1 rennt: Error, Bases: %4</translation>
    </message>
    <message>
        <source>%1 grounds to the %3, %2: out</source>
        <translation>%1 schlägt flach, %2 (%3) nimmt auf: aus</translation>
    </message>
    <message>
        <source>Two hops to %2, and %1 is out by a step</source>
        <translation>Zweimal aufgesprungen, %2 wirft: %1 kommt einen Schritt zu spät</translation>
    </message>
    <message>
        <source>%2 gobbles it up: %1 is retired</source>
        <translation>%2 schnappt ihn sich: %1 ist aus</translation>
    </message>
    <message>
        <source>%1 taps it to %2 and hardly runs</source>
        <translation>%1 tippt ihn nur an, %2 hat Zeit</translation>
    </message>
    <message>
        <source>%1 lines out to %2; the runners hold</source>
        <translation>Hart und flach, %2 fängt: %1 ist aus, die Läufer bleiben</translation>
    </message>
    <message>
        <source>%2 snares it: %1 is out, nobody moves</source>
        <translation>%2 pflückt ihn herunter: %1 ist aus, keiner rührt sich</translation>
    </message>
    <message>
        <source>%1 pops it up to the %3</source>
        <translation>Kerze von %1, gefangen vom %3</translation>
    </message>
    <message>
        <source>%1 flies out to %2</source>
        <translation>Fly-out: %2 fängt, %1 ist aus</translation>
    </message>
    <message>
        <source>%2 camps under it: %1 is out</source>
        <translation>%2 wartet schon darunter: %1 ist aus</translation>
    </message>
    <message>
        <source>%2 takes it on the run from %1</source>
        <translation>%2 fängt im Lauf, %1 ist aus</translation>
    </message>
    <message>
        <source>A can of corn from %1 to %2</source>
        <translation>Ein Geschenk von %1, %2 fängt mit links</translation>
    </message>
    <message>
        <source>%1 bounces out</source>
        <translation>%1 schlägt einen Grounder und ist aus</translation>
    </message>
    <message>
        <source>%1 rolls it over: ground out</source>
        <translation>%1 trifft nur die Oberkante: Ground-out</translation>
    </message>
    <message>
        <source>%1 lines out</source>
        <translation>Line-out von %1</translation>
    </message>
    <message>
        <source>Hard hit, straight at a glove: %1 is out</source>
        <translation>Hart geschlagen, genau in einen Handschuh: %1 ist aus</translation>
    </message>
    <message>
        <source>%1 pops up in foul ground</source>
        <translation>%1 schlägt eine Kerze ins Foul: gefangen</translation>
    </message>
    <message>
        <source>%1 is out on a foul pop</source>
        <translation>%1 ist nach einem Foul-Pop aus</translation>
    </message>
    <message>
        <source>%1 flies out</source>
        <translation>Fly-out von %1</translation>
    </message>
    <message>
        <source>%1 gets under it: fly out</source>
        <translation>%1 trifft den Ball zu tief: Fly-out</translation>
    </message>
    <message>
        <source>%1: over the shoulder, off the wall, out!</source>
        <translation>%1: über die Schulter, von der Wand, aus!</translation>
    </message>
    <message>
        <source>%1! They&apos;ll show that one again: out</source>
        <translation>%1! Das zeigen sie noch einmal: aus</translation>
    </message>
    <message>
        <source>Nobody on for %1: a foul out</source>
        <translation>Niemand auf Base bei %1: ein Foul-out</translation>
    </message>
    <message>
        <source>%1 has nobody to move over: infield out</source>
        <translation>Kein Läufer zum Vorrücken für %1: aus im Infield</translation>
    </message>
    <message>
        <source>%1 strikes out</source>
        <translation>Strikeout: %1</translation>
    </message>
    <message>
        <source>%1 goes down swinging</source>
        <translation>%1 schlägt dreimal vorbei</translation>
    </message>
    <message>
        <source>%1 looks at strike three</source>
        <translation>%1 schaut bei Strike drei nur zu</translation>
    </message>
    <message>
        <source>Back to the bench with %1: strikeout</source>
        <translation>Zurück auf die Bank mit %1: Strikeout</translation>
    </message>
    <message>
        <source>%1 fouls it off; what else, with that pitcher</source>
        <translation>%1 schlägt ins Foul; was auch sonst, bei dem Pitcher</translation>
    </message>
    <message>
        <source>Foul ball into the stands: %1 goes under the deck</source>
        <translation>Foulball auf die Tribüne: %1 kommt unter das Deck</translation>
    </message>
    <message>
        <source>%1 walks</source>
        <translation>Walk für %1</translation>
    </message>
    <message>
        <source>Ball four: %1 strolls to first</source>
        <translation>Ball vier: %1 schlendert zu Base 1</translation>
    </message>
    <message>
        <source>%1 draws a walk</source>
        <translation>%1 holt sich mit Geduld einen Walk</translation>
    </message>
    <message>
        <source>%1 is plunked and takes first</source>
        <translation>%1 wird getroffen und darf auf Base 1</translation>
    </message>
    <message>
        <source>Ouch. %1 gets first base for it</source>
        <translation>Autsch. Dafür bekommt %1 Base 1</translation>
    </message>
    <message>
        <source>%1 sails to the backstop: wild pitch</source>
        <translation>%1 segelt an den Zaun: Wild Pitch</translation>
    </message>
    <message>
        <source>Wild pitch! %1 sends everybody along</source>
        <translation>Wild Pitch! %1 schickt alle weiter</translation>
    </message>
    <message>
        <source>Sacrifice by %1</source>
        <translation>Opferschlag von %1</translation>
    </message>
    <message>
        <source>Two for the price of one: %1 and %2 are out</source>
        <translation>Zwei zum Preis von einem: %1 und %2 sind aus</translation>
    </message>
    <message>
        <source>Around the horn: %2 is forced, %1 doubled up</source>
        <translation>Einmal rundherum: %2 ist aus, %1 auch</translation>
    </message>
    <message>
        <source>Force at the bag on %2, throw across, %1 is out too</source>
        <translation>Force-out gegen %2, Wurf zu Base 1, auch %1 ist aus</translation>
    </message>
    <message>
        <source>They cut down %2; %1 is safe at first</source>
        <translation>Sie erwischen %2; %1 ist safe auf Base 1</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice: %2 is out, %1 stands on first</source>
        <translation>Fielder’s Choice: %2 ist aus, %1 steht auf Base 1</translation>
    </message>
    <message>
        <source>%1 breaks for %2</source>
        <translation>%1 startet Richtung %2</translation>
    </message>
    <message>
        <source>There goes %1, heading for %2</source>
        <translation>Da rennt %1, Ziel: %2</translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <translation>%1 stiehlt %2</translation>
    </message>
    <message>
        <source>%1 is in under the tag at %2</source>
        <translation>%1 rutscht unter dem Tag durch: %2</translation>
    </message>
    <message>
        <source>%1 is gunned down at %2 by %3</source>
        <translation>%3 wirft, und %1 ist an %2 aus</translation>
    </message>
    <message>
        <source>%3 slaps the tag on %1 at %2</source>
        <translation>%3 setzt den Tag, %1 ist an %2 aus</translation>
    </message>
    <message>
        <source>The throw goes through %2: %1 keeps running</source>
        <translation>Der Wurf geht durch: %2 verpasst ihn, %1 rennt weiter</translation>
    </message>
    <message>
        <source>%2 was looking for a beer vendor; %1 is safe, and more</source>
        <translation>%2 hielt nach dem Bierverkäufer Ausschau; %1 ist safe und läuft weiter</translation>
    </message>
    <message>
        <source>%1 squares around and is out, but %2 has %3</source>
        <translation>%1 dreht sich zum Bunt und ist aus, aber %2 hat %3</translation>
    </message>
    <message>
        <source>%1 swings through it, but %2 has %3</source>
        <translation>%1 schlägt vorbei, aber %2 hat %3</translation>
    </message>
    <message>
        <source>%1 shows bunt</source>
        <translation>%1 zeigt den Bunt an</translation>
    </message>
    <message>
        <source>The bunt is on for %1</source>
        <translation>Der Bunt ist angesagt: %1</translation>
    </message>
    <message>
        <source>%1 lays it down: sacrifice</source>
        <translation>%1 legt ihn hin: Opferschlag</translation>
    </message>
    <message>
        <source>A textbook bunt by %1, out at first</source>
        <translation>%1 legt einen Bunt wie aus dem Lehrbuch und ist an Base 1 aus</translation>
    </message>
    <message>
        <source>%1 bunts it dead past %2 and beats the throw</source>
        <translation>%1 legt einen toten Ball hin, %2 kommt zu spät</translation>
    </message>
    <message>
        <source>A bunt hit for %1</source>
        <translation>Bunt-Hit für %1</translation>
    </message>
    <message>
        <source>The bunt comes too hard: %2 is out, %1 safe at first</source>
        <translation>Der Bunt kommt zu hart: %2 ist aus, %1 safe auf Base 1</translation>
    </message>
    <message>
        <source>They get %2 on %1&apos;s bunt</source>
        <translation>Nach dem Bunt von %1 erwischen sie %2</translation>
    </message>
    <message>
        <source>%1 bunts through strike three</source>
        <translation>%1 verfehlt den Bunt: Strike drei</translation>
    </message>
    <message>
        <source>The bunt is a disaster: %1 and %2 are both out</source>
        <translation>Der Bunt geht gründlich schief: %1 und %2 sind beide aus</translation>
    </message>
    <message>
        <source>%1 is leaning the wrong way: picked off at %2</source>
        <translation>%1 steht auf dem falschen Fuß: Pickoff an %2</translation>
    </message>
    <message>
        <source>%1 moves up to %3</source>
        <translation>%1 rückt vor auf %3</translation>
    </message>
    <message>
        <source>%1 takes %3</source>
        <translation>%1 erreicht %3</translation>
    </message>
    <message>
        <source>%1 goes to %3</source>
        <translation>%1 läuft bis %3</translation>
    </message>
    <message>
        <source>%1 tags up and goes to %3</source>
        <translation>%1 wartet den Fang ab und läuft bis %3</translation>
    </message>
    <message>
        <source>%1 tags, and makes it to %3</source>
        <translation>%1 läuft nach dem Fang und schafft es bis %3</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 holt einen Run</translation>
    </message>
    <message>
        <source>%1 crosses the plate</source>
        <translation>%1 überquert die Home Plate</translation>
    </message>
    <message>
        <source>%1 comes home: a run for %2</source>
        <translation>%1 kommt nach Hause: ein Run für %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places: %1 is the %3 now, %2 the %4</source>
        <translation>%1 und %2 tauschen: %1 jetzt %3, %2 jetzt %4</translation>
    </message>
    <message>
        <source>%1 comes in for %2 as %3</source>
        <translation>%1 kommt für %2, Position: %3</translation>
    </message>
    <message>
        <source>%2 takes a seat; %1 is the new %3</source>
        <translation>%2 setzt sich, neu auf dem Platz: %1 (%3)</translation>
    </message>
    <message>
        <source>%1 walks to the mound and asks for the ball</source>
        <translation>%1 geht zum Hügel und lässt sich den Ball geben</translation>
    </message>
    <message>
        <source>%1 taps an arm: a new pitcher</source>
        <translation>%1 tippt sich an den Arm: ein neuer Pitcher</translation>
    </message>
    <message>
        <source>%1 pitches for %2</source>
        <translation>%1 wirft für %2</translation>
    </message>
    <message>
        <source>%2 hits the showers, %1 warms up</source>
        <translation>%2 geht duschen, %1 wirft sich warm</translation>
    </message>
    <message>
        <source>%1 sends up a pinch hitter</source>
        <translation>%1 schickt einen Pinch Hitter</translation>
    </message>
    <message>
        <source>%1 digs through the bench for a bat</source>
        <translation>%1 kramt auf der Bank nach einem Schläger</translation>
    </message>
    <message>
        <source>%1 runs for %2 at %3</source>
        <translation>%1 läuft für %2: %3</translation>
    </message>
    <message>
        <source>Fresh legs: %1 replaces %2 at %3</source>
        <translation>Frische Beine: %1 statt %2 auf %3</translation>
    </message>
    <message>
        <source>%1&apos;s deck is shuffled</source>
        <translation>Das Deck von %1 wird gemischt</translation>
    </message>
    <message>
        <source>The order is through: the stacks become the deck</source>
        <translation>Die Schlagfolge ist durch: Die Stapel werden zum Deck</translation>
    </message>
    <message>
        <source>Through the order a third time: that&apos;s enough for one inning</source>
        <translation>Zum dritten Mal durch die Schlagfolge: Das reicht für ein Inning</translation>
    </message>
    <message>
        <source>Dark clouds. Whiffs so far: %1</source>
        <translation>Dunkle Wolken. „Luftschlag“ bisher: %1-mal</translation>
    </message>
    <message>
        <source>Hard words at the mound. Beanballs so far: %1</source>
        <translation>Harte Worte am Hügel. Beanballs bisher: %1</translation>
    </message>
    <message>
        <source>The third Whiff, and here comes the rain. Tarps on</source>
        <translation>Der dritte „Luftschlag“, und es regnet. Planen aufs Feld</translation>
    </message>
    <message>
        <source>The third Beanball: both benches clear!</source>
        <translation>Der dritte Beanball: Beide Bänke stürmen aufs Feld!</translation>
    </message>
    <message>
        <source>%1 is thrown out of the game</source>
        <translation>%1 fliegt vom Platz</translation>
    </message>
    <message>
        <source>%1 hits the showers early</source>
        <translation>%1 geht früh duschen</translation>
    </message>
    <message>
        <source>A walk-off! %1 wins it in the last at-bat</source>
        <translation>Walk-off! %1 gewinnt mit dem letzten At-Bat</translation>
    </message>
    <message>
        <source>Ball game. %1 wins, %2 to %3</source>
        <translation>Aus und vorbei. %1 gewinnt %2 zu %3</translation>
    </message>
    <message>
        <source>It ends in a tie, %1 all</source>
        <translation>Unentschieden, %1 zu %1</translation>
    </message>
    <message>
        <source>Rained out too early: no result</source>
        <translation>Zu früh verregnet: kein Ergebnis</translation>
    </message>
    <message>
        <source>The lights go out. Enough for one night</source>
        <translation>Das Licht geht aus. Genug für eine Nacht</translation>
    </message>
    <message>
        <source>Nine innings</source>
        <translation>Neun Innings</translation>
    </message>
    <message>
        <source>Six innings</source>
        <translation>Sechs Innings</translation>
    </message>
    <message>
        <source>Three innings</source>
        <translation>Drei Innings</translation>
    </message>
    <message>
        <source>One out without a force</source>
        <translation>Ein Aus, wenn kein Zwang besteht</translation>
    </message>
    <message>
        <source>Two outs without a force</source>
        <translation>Zwei Outs, auch ohne Zwang</translation>
    </message>
    <message>
        <source>Relief pitchers</source>
        <translation>Relief Pitcher</translation>
    </message>
    <message>
        <source>Twice a game a dugout card takes the mound, and the other deck is shuffled.</source>
        <translation>Zweimal im Spiel geht eine Karte aus dem Dugout auf den Hügel, und das andere Deck wird gemischt.</translation>
    </message>
    <message>
        <source>Pinch hitters</source>
        <translation>Pinch Hitter</translation>
    </message>
    <message>
        <source>Twice a game the side at bat may shuffle its deck before turning a card.</source>
        <translation>Zweimal im Spiel darf das Team am Schlag sein Deck mischen, bevor es aufdeckt.</translation>
    </message>
    <message>
        <source>Pinch runners</source>
        <translation>Pinch Runner</translation>
    </message>
    <message>
        <source>Once a game the top card of the deck replaces a runner.</source>
        <translation>Einmal im Spiel ersetzt die oberste Karte des Decks einen Läufer.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Base stehlen</translation>
    </message>
    <message>
        <source>Cards of the Bases suit may try for the next base.</source>
        <translation>Karten der Farbe Bases dürfen das nächste Base versuchen.</translation>
    </message>
    <message>
        <source>Bunting</source>
        <translation>Bunts</translation>
    </message>
    <message>
        <source>With a runner on, the batter may lay one down.</source>
        <translation>Mit einem Läufer auf Base darf der Batter bunten.</translation>
    </message>
    <message>
        <source>Lineup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>How many cards each side is dealt.</source>
        <translation>Wie viele Karten jedes Team bekommt.</translation>
    </message>
    <message>
        <source>One shared deck</source>
        <translation>Ein Deck für beide</translation>
    </message>
    <message>
        <source>Doubleheader</source>
        <translation>Doubleheader</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Force double play</source>
        <translation>Force-Double-Play</translation>
    </message>
    <message>
        <source>What the Two of Gloves does with runners on but nobody on first base.</source>
        <translation>Was die Zwei der Handschuhe bewirkt, wenn Läufer da sind, aber keiner auf Base 1.</translation>
    </message>
    <message>
        <source>Cooperstown rules</source>
        <translation>Cooperstown-Regeln</translation>
    </message>
    <message>
        <source>Rookie rules</source>
        <translation>Rookie-Regeln</translation>
    </message>
    <message>
        <source>No relievers, pinch players, steals or bunts: the game in its plainest form.</source>
        <translation>Keine Einwechslungen, kein Stehlen, keine Bunts: das Spiel ganz schlicht.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>Three innings, about ten minutes.</source>
        <translation>Drei Innings, etwa zehn Minuten.</translation>
    </message>
    <message>
        <source>The draw for home</source>
        <translation>Das Ziehen ums Heimrecht</translation>
    </message>
    <message>
        <source>The fielders</source>
        <translation>Die Feldspieler</translation>
    </message>
    <message>
        <source>%1&apos;s batting deck</source>
        <translation>Das Schlagdeck von %1</translation>
    </message>
    <message>
        <source>The deal to %1</source>
        <translation>Das Austeilen an %1</translation>
    </message>
    <message>
        <source>The cards left out</source>
        <translation>Die Karten außer Spiel</translation>
    </message>
    <message>
        <source>The batting deck</source>
        <translation>Das Schlagdeck</translation>
    </message>
    <message>
        <source>pitcher</source>
        <translation>Pitcher</translation>
    </message>
    <message>
        <source>catcher</source>
        <translation>Catcher</translation>
    </message>
    <message>
        <source>first baseman</source>
        <translation>First Baseman</translation>
    </message>
    <message>
        <source>second baseman</source>
        <translation>Second Baseman</translation>
    </message>
    <message>
        <source>third baseman</source>
        <translation>Third Baseman</translation>
    </message>
    <message>
        <source>shortstop</source>
        <translation>Shortstop</translation>
    </message>
    <message>
        <source>left fielder</source>
        <translation>Left Fielder</translation>
    </message>
    <message>
        <source>centre fielder</source>
        <translation>Center Fielder</translation>
    </message>
    <message>
        <source>right fielder</source>
        <translation>Right Fielder</translation>
    </message>
    <message>
        <source>dugout</source>
        <translation>Dugout</translation>
    </message>
    <message>
        <source>first batting deck</source>
        <translation>erstes Schlagdeck</translation>
    </message>
    <message>
        <source>second batting deck</source>
        <translation>zweites Schlagdeck</translation>
    </message>
    <message>
        <source>batter&apos;s box</source>
        <translation>Batter’s Box</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>Base 1</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>Base 2</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>Base 3</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>Home Plate</translation>
    </message>
    <message>
        <source>outs stack</source>
        <translation>Stapel der Outs</translation>
    </message>
    <message>
        <source>runs stack</source>
        <translation>Stapel der Runs</translation>
    </message>
    <message>
        <source>left out of the game</source>
        <translation>außer Spiel</translation>
    </message>
    <message>
        <source>first draw for home</source>
        <translation>erste Karte ums Heimrecht</translation>
    </message>
    <message>
        <source>second draw for home</source>
        <translation>zweite Karte ums Heimrecht</translation>
    </message>
    <message>
        <source>defensive deck</source>
        <translation>Verteidigungsdeck</translation>
    </message>
    <message>
        <source>cards to be dealt</source>
        <translation>Karten zum Austeilen</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice</source>
        <translation>Fielder’s Choice</translation>
    </message>
    <message>
        <source>Who is put out where the defence can choose</source>
        <translation>Wer aus ist, wenn die Verteidigung wählen darf</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufen</translation>
    </message>
    <message>
        <source>Steals and pinch runners, where they are worth it</source>
        <translation>Stehlen und Pinch Runner, wo es sich lohnt</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Who fields where, relief pitchers and pinch hitters</source>
        <translation>Wer wo im Feld steht, Relief Pitcher und Pinch Hitter</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Schläger</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Bälle</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Handschuhe</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>wildcards</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>value 0 to 7</source>
        <translation>Wert 0 bis 7</translation>
    </message>
    <message>
        <source>value 8 to 14</source>
        <translation>Wert 8 bis 14</translation>
    </message>
    <message>
        <source>value 15 to 21</source>
        <translation>Wert 15 bis 21</translation>
    </message>
    <message>
        <source>Tarot de Cooperstown</source>
        <translation>Tarot de Cooperstown</translation>
    </message>
    <message>
        <source>Nine innings of baseball with 78 cards: a field of nine against a deck of bats.</source>
        <translation>Neun Innings Baseball mit 78 Karten: neun Feldspieler gegen ein Deck voller Schläger.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Switch %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Substitute for the %1</source>
        <translation>Wechsel: %1</translation>
    </message>
    <message>
        <source>Bring in a relief pitcher</source>
        <translation>Relief Pitcher bringen</translation>
    </message>
    <message>
        <source>Retire the batter</source>
        <translation>Das Aus am Batter nehmen</translation>
    </message>
    <message>
        <source>Retire the lead runner</source>
        <translation>Das Aus am vordersten Läufer nehmen</translation>
    </message>
    <message>
        <source>Pick off the runner on %1</source>
        <translation>Pickoff an %1</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Steal %1</source>
        <translation>%1 stehlen</translation>
    </message>
    <message>
        <source>Bunt</source>
        <translation>Bunt</translation>
    </message>
    <message>
        <source>Pinch hitter</source>
        <translation>Pinch Hitter</translation>
    </message>
    <message>
        <source>Pinch runner on %1</source>
        <translation>Pinch Runner auf %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the runners stay where they are</source>
        <translation>die Läufer bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>A card has to be turned first</source>
        <translation>Erst muss eine Karte aufgedeckt werden</translation>
    </message>
    <message>
        <source>Only the side in the field can do that, before a batter comes up</source>
        <translation>Das darf nur das Team im Feld, bevor ein Batter kommt</translation>
    </message>
    <message>
        <source>Only the side at bat can do that</source>
        <translation>Das darf nur das Team am Schlag</translation>
    </message>
    <message>
        <source>First say who is out: the batter, or the lead forced runner</source>
        <translation>Sag erst, wer aus ist: der Batter oder der vorderste Läufer unter Zwang</translation>
    </message>
    <message>
        <source>First say which runner is picked off</source>
        <translation>Sag erst, gegen welchen Läufer der Pickoff geht</translation>
    </message>
    <message>
        <source>There is no play to decide at the moment</source>
        <translation>Im Moment gibt es keinen Spielzug zu entscheiden</translation>
    </message>
    <message>
        <source>No runner has reached base in this half-inning yet</source>
        <translation>Noch ist in diesem Halbinning kein Läufer auf Base gekommen</translation>
    </message>
    <message>
        <source>The Fan stays where it lies for the whole half-inning</source>
        <translation>Der Fan bleibt das ganze Halbinning, wo er liegt</translation>
    </message>
    <message>
        <source>This match is played without relief pitchers</source>
        <translation>Diese Partie wird ohne Relief Pitcher gespielt</translation>
    </message>
    <message>
        <source>Both relief pitchers of this game have been used</source>
        <translation>Beide Relief Pitcher dieses Spiels waren schon da</translation>
    </message>
    <message>
        <source>While The Fan pitches, no reliever may come in</source>
        <translation>Solange Der Fan wirft, darf kein Reliever herein</translation>
    </message>
    <message>
        <source>The new pitcher has to face a batter first</source>
        <translation>Der neue Pitcher muss erst gegen einen Batter werfen</translation>
    </message>
    <message>
        <source>Name first, second or third base</source>
        <translation>Nenne Base 1, 2 oder 3</translation>
    </message>
    <message>
        <source>This match is played without stealing</source>
        <translation>Diese Partie wird ohne Stehlen gespielt</translation>
    </message>
    <message>
        <source>Only a card of the Bases suit can steal, and %1 isn&apos;t one</source>
        <translation>Nur eine Karte der Farbe Bases kann stehlen, und %1 ist keine</translation>
    </message>
    <message>
        <source>The next base, %1, is occupied</source>
        <translation>Das nächste Base ist besetzt: %1</translation>
    </message>
    <message>
        <source>This match is played without bunting</source>
        <translation>Diese Partie wird ohne Bunts gespielt</translation>
    </message>
    <message>
        <source>A bunt needs a runner on base</source>
        <translation>Für einen Bunt muss ein Läufer auf Base sein</translation>
    </message>
    <message>
        <source>This match is played without pinch hitters</source>
        <translation>Diese Partie wird ohne Pinch Hitter gespielt</translation>
    </message>
    <message>
        <source>Both pinch hitters of this game have been used</source>
        <translation>Beide Pinch Hitter dieses Spiels waren schon im Einsatz</translation>
    </message>
    <message>
        <source>This match is played without pinch runners</source>
        <translation>Diese Partie wird ohne Pinch Runner gespielt</translation>
    </message>
    <message>
        <source>The pinch runner of this game has been used</source>
        <translation>Der Pinch Runner dieses Spiels war schon da</translation>
    </message>
    <message>
        <source>Out at first: with two away there is no sacrifice for %1</source>
        <translation>Aus an Base 1: Bei zwei Outs gibt es für %1 keinen Opferschlag</translation>
    </message>
    <message>
        <source>Both sides bat with all 56 cards: 4.8 runs a game instead of 4.5.</source>
        <translation>Beide Teams schlagen mit allen 56 Karten: 4,8 Runs je Spiel statt 4,5.</translation>
    </message>
    <message>
        <source>Fresh deal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>One deck of 56 cards for whoever bats: a few more runs.</source>
        <translation>Ein Deck mit 56 Karten für das Team am Schlag: etwas mehr Runs.</translation>
    </message>
    <message>
        <source>game %1 of the day</source>
        <translation>Spiel %1 des Tages</translation>
    </message>
    <message>
        <source>Side retired. %1: runs %2, hits %3, errors %4, left on base %5</source>
        <translation>Seitenwechsel. %1: Runs %2, Hits %3, Errors %4, auf Base geblieben %5</translation>
    </message>
    <message>
        <source>%1&apos;s nine take their positions</source>
        <translation>Die Neun stehen bereit: %1</translation>
    </message>
    <message>
        <source>%1 finds the hole past %2</source>
        <translation>%1 findet die Lücke, %2 sieht nur zu</translation>
    </message>
    <message>
        <source>%1 gives up the out to move the runners</source>
        <translation>%1 opfert sich, die Läufer rücken vor</translation>
    </message>
    <message>
        <source>Double play: %1 and %2 are both out</source>
        <translation>Double Play: %1 und %2 sind beide aus</translation>
    </message>
    <message>
        <source>A substitute is coming in for %1, the %2</source>
        <translation>%1 (%2) wird ausgewechselt</translation>
    </message>
    <message>
        <source>A second game, home and visitor swapped.</source>
        <translation>Ein zweites Spiel, Heim und Gast getauscht.</translation>
    </message>
    <message>
        <source>The second game gets new decks instead of those of the first.</source>
        <translation>Das zweite Spiel wird mit neuen Decks gespielt, nicht mit denen des ersten.</translation>
    </message>
    <message>
        <source>How many innings a game lasts, unless it is tied.</source>
        <translation>Wie viele Innings ein Spiel dauert, wenn es nicht unentschieden steht.</translation>
    </message>
    <message>
        <source>Nine innings with everything the rules offer.</source>
        <translation>Neun Innings mit allem, was die Regeln bieten.</translation>
    </message>
    <message>
        <source>ejected</source>
        <translation>vom Platz gestellt</translation>
    </message>
    <message>
        <source>Games ended by rain per match</source>
        <translation>Vom Regen beendet, Spiele je Partie</translation>
    </message>
    <message>
        <source>Games with a brawl per match</source>
        <translation>Spiele mit Schlägerei, je Partie</translation>
    </message>
    <message>
        <source>After the published rules of &quot;This Game of Baseball&quot;, author unnamed.</source>
        <translation>Nach den veröffentlichten Regeln von „This Game of Baseball“, die keinen Autor nennen.</translation>
    </message>
    <message>
        <source>%1 of %2 possible cards would put the batter on base or bring in a run</source>
        <translation>bei %1 von %2 möglichen Karten kommt der Batter auf Base oder ein Run nach Hause</translation>
    </message>
    <message>
        <source>the steal works with %1 of %2 possible cards</source>
        <translation>der Steal gelingt mit %1 von %2 möglichen Karten</translation>
    </message>
    <message>
        <source>a runner moves up with %1 of %2 possible cards</source>
        <translation>mit %1 von %2 möglichen Karten rückt ein Läufer vor</translation>
    </message>
    <message>
        <source>after the shuffle %1 of %2 possible cards would put the batter on base or bring in a run</source>
        <translation>frisch gemischt kommt der Batter bei %1 von %2 möglichen Karten auf Base oder ein Run nach Hause</translation>
    </message>
    <message>
        <source>the field would get %1 of %2 possible balls instead of %3</source>
        <translation>die Feldspieler bekämen %1 von %2 möglichen Bällen statt %3</translation>
    </message>
    <message>
        <source>%1 of %2 dugout cards would get every ball to the %3</source>
        <translation>Karten im Dugout, die dort jeden Ball bekommen (%3): %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 dugout cards would get every ball to the %3, and their deck is shuffled</source>
        <translation>Karten im Dugout, die dort jeden Ball bekommen (%3): %1 von %2; und das andere Deck wird gemischt</translation>
    </message>
    <message>
        <source>the field gets %1 of %2 possible balls</source>
        <translation>die Feldspieler bekommen %1 von %2 möglichen Bällen</translation>
    </message>
    <message>
        <source>it takes out the lead runner</source>
        <translation>der vorderste Läufer ist aus</translation>
    </message>
    <message>
        <source>a fast runner</source>
        <translation>ein schneller Läufer</translation>
    </message>
    <message>
        <source>Name fielding positions; a switch takes two different ones, in order</source>
        <translation>Nenne Positionen im Feld; getauscht werden zwei verschiedene, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>You have already switched; one switch is all a half-inning allows</source>
        <translation>Es wurde schon getauscht; erlaubt ist das einmal pro Halbinning</translation>
    </message>
    <message>
        <source>You have already substituted; one substitution is all a half-inning allows</source>
        <translation>Es wurde schon gewechselt; einmal im Halbinning ist erlaubt</translation>
    </message>
    <message>
        <source>Nobody is on %1</source>
        <translation>Auf %1 steht niemand</translation>
    </message>
    <message>
        <source>Strike &apos;em out, throw &apos;em out: %1 and %2</source>
        <translation>Strikeout und Wurf zum Base: %1 und %2 sind aus</translation>
    </message>
    <message>
        <source>Gotcha! %1 is picked off at %2</source>
        <translation>Erwischt! Pickoff gegen %1 an %2</translation>
    </message>
    <message>
        <source>the runner would be fast with %1 of %2 possible cards</source>
        <translation>der Läufer wäre bei %1 von %2 möglichen Karten schnell</translation>
    </message>
</context>
<context>
    <name>CooperstownLesson</name>
    <message>
        <source>A card from 5 up is a ball to one fielder: a 5 goes to the pitcher, a 10 to the shortstop, a Rookie, Veteran or All Star to left, centre or right field. Beat the fielder&apos;s number, and it is a hit; a tie or less is an out. The shortstop is only a 1. Swing: the top card of your deck is turned.</source>
        <translation>Eine Karte ab 5 ist ein Ball zu einem Feldspieler: eine 5 zum Pitcher, eine 10 zum Shortstop, ein Rookie, Veteran oder All-Star ins Leftfield, Centerfield oder Rightfield. Ist sie höher als der Feldspieler, ist es ein Hit, sonst ein Aus. Der Shortstop ist nur eine 1. Schlag zu: Die oberste Karte deines Decks wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A Veteran to centre field, where a 14 stands: 12 isn&apos;t enough, a fly out. Your runner may steal second: a card is turned, and must beat the second baseman&apos;s 3. Announce the steal.</source>
        <translation>Ein Veteran ins Centerfield, wo eine 14 steht: 12 reicht nicht, ein Fly-out. Dein Läufer darf Base 2 stehlen: Eine Karte wird aufgedeckt und muss größer sein als die 3 des Second Baseman. Kündige den Steal an.</translation>
    </message>
    <message>
        <source>The 2 of Gloves, a force double play: the runner on first and the batter are out, and with the fly out that makes three. Your cards go back into your deck, and the sides change.</source>
        <translation>Die 2 der Handschuhe, ein Force-Double-Play: Der Läufer auf Base 1 und der Batter sind aus, und mit dem Fly-out macht das drei. Deine Karten gehen ins Deck zurück, und die Seiten wechseln.</translation>
    </message>
    <message>
        <source>A Rookie to left field, 11 against your 17: out, thanks to the switch. So it goes for nine innings, and longer while the score is tied. Play on from here, or begin a match of your own.</source>
        <translation>Ein Rookie ins Leftfield, 11 gegen deine 17: aus, dank des Tauschs. So geht es neun Innings lang, und länger, wenn es unentschieden steht. Spiel von hier aus weiter oder beginne eine eigene Partie.</translation>
    </message>
    <message>
        <source>Nine innings; the most runs win. The field is nine cards, each with a value; batters come from a deck. You drew the lower card, so you are the Visitor and bat first.</source>
        <translation>Neun Innings, und wer mehr Runs macht, gewinnt. Das Feld sind neun Karten, jede mit einem Wert; die Batter kommen von einem Deck. Du hast die niedrigere Karte gezogen, also bist du der Gast und schlägst zuerst.</translation>
    </message>
    <message>
        <source>The 10 of Bases beats the 1: a single, and the card stands on first. All Bases are fast runners. Once somebody has been on base, the field may be changed before each batter; your opponent left it alone. Swing again.</source>
        <translation>Die 10 der Bases schlägt die 1: ein Single, und die Karte steht auf Base 1. Alle Bases sind schnelle Läufer. Sobald jemand auf Base war, darf das Feld vor jedem Batter umgestellt werden; dein Gegner hat nichts geändert. Schlag noch einmal zu.</translation>
    </message>
    <message>
        <source>An 8 against the 3: safe. That card was no at-bat, so the same batter is still up. Now a single scores your runner: fast runners take one base more than the hit. Swing.</source>
        <translation>Eine 8 gegen die 3: safe. Diese Karte war kein At-Bat, also bleibt derselbe Batter am Schlag. Jetzt bringt ein Single deinen Läufer nach Hause, denn ein schneller nimmt bei einem Hit ein Base mehr. Schlag zu.</translation>
    </message>
    <message>
        <source>The Ace of Bases is a single against any field, and your runner came home from second: a run! Once more: swing.</source>
        <translation>Das Ass der Bases ist immer ein Single, egal wer im Feld steht, und dein Läufer kam von Base 2 nach Hause: ein Run! Noch einmal: Schlag zu.</translation>
    </message>
    <message>
        <source>Your field has been laid out, and the first ball went past third base: a single. Now you may switch two fielders, once in a half-inning. Hits to the outfield cost most, and you have a 17 at short but a 7 in left. Switch them: drag one onto the other.</source>
        <translation>Deine Feldspieler liegen aus, und der erste Ball ging am Third Baseman vorbei: ein Single. Jetzt darfst du zwei Feldspieler tauschen, einmal im Halbinning. Hits ins Outfield kosten am meisten, und du hast eine 17 als Shortstop, aber links nur eine 7. Tausche sie: Zieh einen auf den anderen.</translation>
    </message>
    <message>
        <source>You could also bring in the top dugout card for a fielder, for better or worse. Not now: say that you are ready for the batter.</source>
        <translation>Du könntest auch die oberste Karte des Dugouts für einen Feldspieler einwechseln, mit ungewissem Ausgang. Lass das diesmal, und sag, dass du bereit für den Batter bist.</translation>
    </message>
</context>
<context>
    <name>CooperstownMeaning</name>
    <message>
        <source>the pitcher</source>
        <translation>der Pitcher</translation>
    </message>
    <message>
        <source>the catcher</source>
        <translation>der Catcher</translation>
    </message>
    <message>
        <source>the first baseman</source>
        <translation>der First Baseman</translation>
    </message>
    <message>
        <source>the second baseman</source>
        <translation>der Second Baseman</translation>
    </message>
    <message>
        <source>the third baseman</source>
        <translation>der Third Baseman</translation>
    </message>
    <message>
        <source>the shortstop</source>
        <translation>der Shortstop</translation>
    </message>
    <message>
        <source>the left fielder</source>
        <translation>der Left Fielder</translation>
    </message>
    <message>
        <source>the centre fielder</source>
        <translation>der Center Fielder</translation>
    </message>
    <message>
        <source>the right fielder</source>
        <translation>der Right Fielder</translation>
    </message>
    <message>
        <source>a single</source>
        <translation>ein Single</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>ein Double</translation>
    </message>
    <message>
        <source>a triple</source>
        <translation>ein Triple</translation>
    </message>
    <message>
        <source>a home run</source>
        <translation>ein Homerun</translation>
    </message>
    <message>
        <source>Sacrifice: the batter is out, every runner moves up one base.</source>
        <translation>Opferschlag: Der Batter ist aus, alle Läufer rücken ein Base vor.</translation>
    </message>
    <message>
        <source>Foul pop: the batter is out.</source>
        <translation>Foul-Pop: Der Batter ist aus.</translation>
    </message>
    <message>
        <source>Strikeout; a foul while The Fan pitches.</source>
        <translation>Strikeout; ein Foul, solange Der Fan wirft.</translation>
    </message>
    <message>
        <source>Fly out: fast runners on second and third tag up.</source>
        <translation>Fly-out: Schnelle Läufer auf Base 2 und 3 starten nach dem Fang.</translation>
    </message>
    <message>
        <source>Walk: the batter takes first, forced runners move up.</source>
        <translation>Walk: Der Batter bekommt Base 1, Läufer unter Zwang rücken vor.</translation>
    </message>
    <message>
        <source>Double play: the batter and the lead runner are out.</source>
        <translation>Double Play: Der Batter und der vorderste Läufer sind aus.</translation>
    </message>
    <message>
        <source>Double play on a force at first, else the batter is out.</source>
        <translation>Double Play, wenn an Base 1 Zwang besteht, sonst ist der Batter aus.</translation>
    </message>
    <message>
        <source>Line out: the batter is out.</source>
        <translation>Line-out: Der Batter ist aus.</translation>
    </message>
    <message>
        <source>Ground out: the batter is out.</source>
        <translation>Ground-out: Der Batter ist aus.</translation>
    </message>
    <message>
        <source>Hit by pitch with the bases empty, else a wild pitch: everyone moves up one base.</source>
        <translation>Hit by Pitch bei leeren Bases, sonst ein Wild Pitch: Alle rücken ein Base vor.</translation>
    </message>
    <message>
        <source>Foul out with the bases empty, else the fielders pick off a runner.</source>
        <translation>Foul-out bei leeren Bases, sonst ein Pickoff gegen einen Läufer.</translation>
    </message>
    <message>
        <source>Always %1.</source>
        <translation>Immer %1.</translation>
    </message>
    <message>
        <source>A fast runner: takes an extra base on a hit, tags up, and may try to steal.</source>
        <translation>Ein schneller Läufer: nimmt bei einem Hit ein Base mehr, startet nach dem Fang und darf stehlen.</translation>
    </message>
    <message>
        <source>A runner: moves with the batter&apos;s hit.</source>
        <translation>Ein Läufer: Er rückt mit dem Hit des Batters vor.</translation>
    </message>
    <message>
        <source>Rookie (11)</source>
        <translation>Rookie (11)</translation>
    </message>
    <message>
        <source>Veteran (12)</source>
        <translation>Veteran (12)</translation>
    </message>
    <message>
        <source>All Star (13)</source>
        <translation>All-Star (13)</translation>
    </message>
    <message>
        <source>Too weak: it is a hit.</source>
        <translation>Zu schwach: Es ist ein Hit.</translation>
    </message>
    <message>
        <source>Strong enough: it is an out.</source>
        <translation>Stark genug: Es ist ein Aus.</translation>
    </message>
    <message>
        <source>Hit to %1: %2 if %3 beats the value there.</source>
        <translation>Im Weg steht %1: %2, wenn %3 seinen Wert schlägt.</translation>
    </message>
    <message>
        <source>The Fan plays there: an error, or it sails overhead.</source>
        <translation>Dort spielt Der Fan: ein Error, oder der Ball fliegt über seinen Kopf.</translation>
    </message>
    <message>
        <source>The value there is %1: a hit now.</source>
        <translation>Der Wert dort ist %1: im Moment ein Hit.</translation>
    </message>
    <message>
        <source>The value there is %1: an out now.</source>
        <translation>Der Wert dort ist %1: im Moment ein Aus.</translation>
    </message>
    <message>
        <source>The third one brings rain.</source>
        <translation>Der dritte bringt Regen.</translation>
    </message>
    <message>
        <source>The Fan stays put. A ball hit to The Fan is an error; while The Fan pitches, strikeouts are fouls.</source>
        <translation>Der Fan bleibt, wo er liegt. Ein Ball zu ihm ist ein Error; solange er wirft, sind Strikeouts Fouls.</translation>
    </message>
    <message>
        <source>Plays %1, where a %2 goes.</source>
        <translation>Hier steht %1, hierher geht der Ball bei %2.</translation>
    </message>
</context>
<context>
    <name>CooperstownTips</name>
    <message>
        <source>You may call in a relief pitcher: the top card of the dugout takes the mound, and the other side&apos;s deck is shuffled. You have two in a game.</source>
        <translation>Du darfst einen Relief Pitcher bringen: Die oberste Karte des Dugouts geht auf den Hügel, und das Deck des anderen Teams wird gemischt. Zwei hast du im Spiel.</translation>
    </message>
    <message>
        <source>A runner is on, so you may bunt: if the card beats the catcher, every runner moves up a base, usually at the cost of the batter.</source>
        <translation>Ein Läufer ist auf Base, also darfst du bunten: Ist die Karte größer als der Catcher, rückt jeder Läufer ein Base vor. Meist kostet dieser Bunt den Batter.</translation>
    </message>
    <message>
        <source>You may send up a pinch hitter: your deck is shuffled before the card is turned. You have two in a game.</source>
        <translation>Du darfst einen Pinch Hitter schicken: Dein Deck wird gemischt, bevor die Karte aufgedeckt wird. Zwei hast du im Spiel.</translation>
    </message>
    <message>
        <source>The Fan stands in your field, and stays there for the whole half-inning: a ball hit to a 0 always gets through.</source>
        <translation>Der Fan steht in deinem Feld, und das für das ganze Halbinning: Sein Wert ist 0, und ein Ball zu ihm kommt immer durch.</translation>
    </message>
    <message>
        <source>That was the second Whiff of the game. The third brings rain, and ends it on the spot.</source>
        <translation>Das war der zweite „Luftschlag“ des Spiels. Der dritte bringt Regen und beendet es auf der Stelle.</translation>
    </message>
    <message>
        <source>A runner has been on base, so you may shake up your field: switch two fielders, and replace one with the top dugout card. Once each per half-inning.</source>
        <translation>Ein Läufer war auf Base, also darfst du dein Feld umstellen: zwei Feldspieler tauschen und einen durch die oberste Karte des Dugouts ersetzen, beides je einmal im Halbinning.</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice: retire the batter, and the runners hold; or take the lead forced runner, and the batter gets first.</source>
        <translation>Fielder’s Choice: Nimm das Aus am Batter, und die Läufer bleiben stehen; oder das am vordersten Läufer, der weitermuss, und der Batter bekommt Base 1.</translation>
    </message>
</context>
<context>
    <name>CricketCard</name>
    <message>
        <source>%1 wins the toss</source>
        <translation>%1 gewinnt den Münzwurf</translation>
    </message>
    <message>
        <source>The coin comes down for %1</source>
        <translation>Die Münze fällt für %1</translation>
    </message>
    <message>
        <source>%1 calls correctly</source>
        <translation>%1 hat richtig getippt</translation>
    </message>
    <message>
        <source>No coin this time: the choice is %1&apos;s</source>
        <translation>Diesmal keine Münze: %1 hat die Wahl</translation>
    </message>
    <message>
        <source>%1 puts the pads on and bats first</source>
        <translation>%1 legt die Beinschützer an und schlägt zuerst</translation>
    </message>
    <message>
        <source>%1 likes the look of the pitch: bat first</source>
        <translation>%1 gefällt der Pitch: erst schlagen</translation>
    </message>
    <message>
        <source>%1 takes the new ball and bowls first</source>
        <translation>%1 nimmt den neuen Ball und bowlt zuerst</translation>
    </message>
    <message>
        <source>Clouds over the pavilion: %1 will bowl</source>
        <translation>Wolken über dem Pavillon: %1 bowlt</translation>
    </message>
    <message>
        <source>%1 bats: %2 innings</source>
        <translation>%1 ist am Schlag: %2 Innings</translation>
    </message>
    <message>
        <source>%1 needs %2 to win</source>
        <translation>%1 braucht %2 zum Sieg</translation>
    </message>
    <message>
        <source>The target for %1: %2</source>
        <translation>Das Ziel für %1: %2</translation>
    </message>
    <message>
        <source>%1 plays %2 on wicket %3</source>
        <translation>%1 spielt %2 auf Wicket %3</translation>
    </message>
    <message>
        <source>Wicket %3: %1 offers %2</source>
        <translation>Wicket %3: %1 setzt auf %2</translation>
    </message>
    <message>
        <source>%2 from %1&apos;s bat, on wicket %3</source>
        <translation>%2 vom Schläger von %1, auf Wicket %3</translation>
    </message>
    <message>
        <source>%1 steps out to wicket %3 with %2</source>
        <translation>%1 geht hinaus zu Wicket %3, mit %2</translation>
    </message>
    <message>
        <source>%1 counters with %2</source>
        <translation>%1 kontert mit %2</translation>
    </message>
    <message>
        <source>An appeal from %1: %2</source>
        <translation>Ein Appeal von %1: %2</translation>
    </message>
    <message>
        <source>%1 finds the edge with %2</source>
        <translation>%1 findet die Kante, mit %2</translation>
    </message>
    <message>
        <source>That one turned! %2 from %1</source>
        <translation>Der hat sich gedreht! %2 von %1</translation>
    </message>
    <message>
        <source>%1 answers with %2</source>
        <translation>%1 antwortet mit %2</translation>
    </message>
    <message>
        <source>Not given! %1 has %2</source>
        <translation>Kein Aus! %1 hat %2</translation>
    </message>
    <message>
        <source>%1 digs it out with %2</source>
        <translation>%1 rettet sich mit %2</translation>
    </message>
    <message>
        <source>Wicket %2 brings %1 %3: %4 now</source>
        <translation>Wicket %2 bringt %1 %3: jetzt %4</translation>
    </message>
    <message>
        <source>Through the covers for %3. %1 has %4</source>
        <translation>Durch die Covers für %3. %1 hat %4</translation>
    </message>
    <message>
        <source>%3 more on the board: %1 %4</source>
        <translation>%3 mehr auf der Tafel: %1 %4</translation>
    </message>
    <message>
        <source>Run hard, run well: %3 to %1, %4 in all</source>
        <translation>Hart gerannt, gut gerannt: %3 für %1, zusammen %4</translation>
    </message>
    <message>
        <source>A dead bat: nothing from wicket %2</source>
        <translation>Nur abgetropft: nichts auf Wicket %2</translation>
    </message>
    <message>
        <source>%1 leaves wicket %2 with nothing</source>
        <translation>%1 lässt Wicket %2 ohne Run</translation>
    </message>
    <message>
        <source>No run from wicket %2</source>
        <translation>Kein Run auf Wicket %2</translation>
    </message>
    <message>
        <source>Gone! No run from wicket %2</source>
        <translation>Weg! Kein Run auf Wicket %2</translation>
    </message>
    <message>
        <source>%1 walks: wicket %2 brings nothing</source>
        <translation>%1 geht: Wicket %2 bringt nichts</translation>
    </message>
    <message>
        <source>The stumps of wicket %2 lie flat</source>
        <translation>Die Stumps von Wicket %2 liegen flach</translation>
    </message>
    <message>
        <source>%1 declares at %2 for %3</source>
        <translation>%1 deklariert bei %2 zu %3</translation>
    </message>
    <message>
        <source>%1 calls the batters in: %2 for %3</source>
        <translation>%1 ruft die Batter herein: %2 zu %3</translation>
    </message>
    <message>
        <source>All ten wickets are played: %1 has made %2</source>
        <translation>Alle zehn Wickets sind gespielt: %1 hat %2</translation>
    </message>
    <message>
        <source>%1 is all out for %2</source>
        <translation>%1 ist all out mit %2</translation>
    </message>
    <message>
        <source>%1 has no card left to bat with: %2 for %3</source>
        <translation>%1 hat keine Karte mehr zum Schlagen: %2 zu %3</translation>
    </message>
    <message>
        <source>Nobody left to bat: %1 %2</source>
        <translation>Keiner mehr zum Schlagen: %1 %2</translation>
    </message>
    <message>
        <source>Extras for %1: %2, which makes %3</source>
        <translation>Extras für %1: %2, das macht %3</translation>
    </message>
    <message>
        <source>%1&apos;s hand counts %2: %3 in all</source>
        <translation>Die Hand von %1 zählt %2: zusammen %3</translation>
    </message>
    <message>
        <source>%1 is %2 behind and must follow on</source>
        <translation>%1 liegt %2 zurück und muss ins Follow-on</translation>
    </message>
    <message>
        <source>The pads stay on: %1, %2 behind, follows on</source>
        <translation>Die Beinschützer bleiben an: %1, %2 zurück, muss ins Follow-on</translation>
    </message>
    <message>
        <source>All cards are shuffled: second innings</source>
        <translation>Alle Karten werden gemischt: zweites Innings</translation>
    </message>
    <message>
        <source>%1 won by an innings and %2 %3</source>
        <translation>%1 gewinnt mit einem Innings und %2 %3</translation>
    </message>
    <message>
        <source>%1 won by %2 %3</source>
        <translation>%1 gewinnt mit %2 %3</translation>
    </message>
    <message>
        <source>%1 won on extras by %2</source>
        <translation>%1 gewinnt durch Extras mit %2 Vorsprung</translation>
    </message>
    <message>
        <source>A tie: both sides made %1</source>
        <translation>Gleichstand: beide Teams machten %1</translation>
    </message>
    <message>
        <source>Stumps on the fifth day. %1 runs, and a draw</source>
        <translation>Stumps am fünften Tag. %1 Runs, und ein Remis</translation>
    </message>
    <message>
        <source>%1 takes the series, %2 to %3</source>
        <translation>%1 holt die Serie, %2 zu %3</translation>
    </message>
    <message>
        <source>The series is shared, %1 each</source>
        <translation>Die Serie endet unentschieden, %1 zu %1</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Runs</translation>
    </message>
    <message>
        <source>%1 times the pitch</source>
        <translation>%1-mal der Pitch</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>Timeless test</source>
        <translation>Zeitloser Test</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Pitch of the second test</source>
        <translation>Pitch des zweiten Tests</translation>
    </message>
    <message>
        <source>Pitch of the third test</source>
        <translation>Pitch des dritten Tests</translation>
    </message>
    <message>
        <source>Pitch of the fourth test</source>
        <translation>Pitch des vierten Tests</translation>
    </message>
    <message>
        <source>Pitch of the fifth test</source>
        <translation>Pitch des fünften Tests</translation>
    </message>
    <message>
        <source>A draw at</source>
        <translation>Remis ab</translation>
    </message>
    <message>
        <source>Follow-on at</source>
        <translation>Follow-on ab</translation>
    </message>
    <message>
        <source>A test match</source>
        <translation>Ein Testmatch</translation>
    </message>
    <message>
        <source>Ten runs a point, and a draw at %1.</source>
        <translation>Zehn Runs je Punkt, und Remis bei %1.</translation>
    </message>
    <message>
        <source>Turning pitch</source>
        <translation>Drehender Pitch</translation>
    </message>
    <message>
        <source>Eight runs a point: every one is hard to get.</source>
        <translation>Acht Runs je Punkt: Jeder ist hart erkämpft.</translation>
    </message>
    <message>
        <source>Flat track</source>
        <translation>Flacher Pitch</translation>
    </message>
    <message>
        <source>Played to its end, whatever it takes.</source>
        <translation>Bis zum Ende gespielt, wie lange es auch dauert.</translation>
    </message>
    <message>
        <source>A series</source>
        <translation>Eine Serie</translation>
    </message>
    <message>
        <source>Five tests on five different pitches.</source>
        <translation>Fünf Tests auf fünf verschiedenen Pitches.</translation>
    </message>
    <message>
        <source>%1&apos;s stock</source>
        <translation>Der Talon von %1</translation>
    </message>
    <message>
        <source>The toss</source>
        <translation>Der Münzwurf</translation>
    </message>
    <message>
        <source>Red&apos;s hand</source>
        <translation>Hand von Rot</translation>
    </message>
    <message>
        <source>Black&apos;s hand</source>
        <translation>Hand von Schwarz</translation>
    </message>
    <message>
        <source>Red&apos;s stock</source>
        <translation>Talon von Rot</translation>
    </message>
    <message>
        <source>Black&apos;s stock</source>
        <translation>Talon von Schwarz</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 1</source>
        <translation>Wicket 1 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 2</source>
        <translation>Wicket 2 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 3</source>
        <translation>Wicket 3 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 4</source>
        <translation>Wicket 4 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 5</source>
        <translation>Wicket 5 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 6</source>
        <translation>Wicket 6 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 7</source>
        <translation>Wicket 7 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 8</source>
        <translation>Wicket 8 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 9</source>
        <translation>Wicket 9 von Rot</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 10</source>
        <translation>Wicket 10 von Rot</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 1</source>
        <translation>Wicket 1 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 2</source>
        <translation>Wicket 2 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 3</source>
        <translation>Wicket 3 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 4</source>
        <translation>Wicket 4 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 5</source>
        <translation>Wicket 5 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 6</source>
        <translation>Wicket 6 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 7</source>
        <translation>Wicket 7 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 8</source>
        <translation>Wicket 8 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 9</source>
        <translation>Wicket 9 von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 10</source>
        <translation>Wicket 10 von Schwarz</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erstes</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweites</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>wicket</source>
        <translation>Wicket</translation>
    </message>
    <message>
        <source>wickets</source>
        <translation>Wickets</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>First the hands are filled up from the stocks</source>
        <translation>Erst werden die Hände aus den Talons aufgefüllt</translation>
    </message>
    <message>
        <source>First say whether you bat or bowl</source>
        <translation>Sag erst, ob du schlägst oder bowlst</translation>
    </message>
    <message>
        <source>Who bats first is settled</source>
        <translation>Wer zuerst schlägt, steht fest</translation>
    </message>
    <message>
        <source>That is for the side at bat</source>
        <translation>Das darf nur das Team am Schlag</translation>
    </message>
    <message>
        <source>Countering is for the side that bowls</source>
        <translation>Kontern darf nur das Team, das bowlt</translation>
    </message>
    <message>
        <source>No counter is waiting for an answer</source>
        <translation>Kein Konter wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>First recounter, or leave the wicket as it is</source>
        <translation>Kontere erst zurück, oder lass das Wicket, wie es ist</translation>
    </message>
    <message>
        <source>Wicket %1 has been played in this innings</source>
        <translation>Wicket %1 ist in diesem Innings schon gespielt</translation>
    </message>
    <message>
        <source>You hold no such card: %1</source>
        <translation>Du hast keine solche Karte: %1</translation>
    </message>
    <message>
        <source>A counter must be higher than the %1</source>
        <translation>Ein Konter muss diese Karte übertreffen: %1</translation>
    </message>
    <message>
        <source>In a second innings a counter must be as high as the %1, or higher</source>
        <translation>In einem zweiten Innings muss ein Konter so hoch sein wie diese Karte oder höher: %1</translation>
    </message>
    <message>
        <source>A recounter must be higher than the %1</source>
        <translation>Ein Gegenkonter muss diese Karte übertreffen: %1</translation>
    </message>
    <message>
        <source>Cricket Card</source>
        <translation>Cricket Card</translation>
    </message>
    <message>
        <source>A test match with one pack of cards: ten wickets, and a bowler who answers.</source>
        <translation>Ein Testmatch mit einem Kartenspiel: zehn Wickets, und ein Bowler, der antwortet.</translation>
    </message>
    <message>
        <source>After the published rules of &quot;Cricket Card&quot; by Matthew Shields.</source>
        <translation>Nach den veröffentlichten Regeln von „Cricket Card“ von Matthew Shields.</translation>
    </message>
    <message>
        <source>Bat first</source>
        <translation>Zuerst schlagen</translation>
    </message>
    <message>
        <source>Bowl first</source>
        <translation>Zuerst bowlen</translation>
    </message>
    <message>
        <source>Play the %1 on wicket %2</source>
        <translation>%1 auf Wicket %2 spielen</translation>
    </message>
    <message>
        <source>Counter with the %1</source>
        <translation>Kontern mit %1</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Durchlassen</translation>
    </message>
    <message>
        <source>Recounter with the %1</source>
        <translation>Zurückkontern mit %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>%2 more %3 the test; it can&apos;t be won now</source>
        <translation>Noch %2 %3 den Test; zu gewinnen ist er nicht mehr</translation>
    </message>
    <message>
        <source>Out of reach for %1: it can&apos;t be won now, and %2 more %3 the test</source>
        <translation>Außer Reichweite für %1: Zu gewinnen ist der Test nicht mehr, noch %2 %3 ihn</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie sie ist</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>No toss for the last test</source>
        <translation>Kein Münzwurf vor dem letzten Test</translation>
    </message>
    <message>
        <source>The draw and the pitch</source>
        <translation>Das Remis und der Pitch</translation>
    </message>
    <message>
        <source>A winning stroke wins</source>
        <translation>Der Siegschlag gewinnt</translation>
    </message>
    <message>
        <source>The last stroke of a chase wins, whatever both sides have made together.</source>
        <translation>Der letzte Schlag einer Aufholjagd gewinnt, egal wie viele Runs beide Teams zusammen gemacht haben.</translation>
    </message>
    <message>
        <source>Twelve runs a point, and a draw at %1: bat long.</source>
        <translation>Zwölf Runs je Punkt, und Remis bei %1: Hier heißt es lange schlagen.</translation>
    </message>
    <message>
        <source>Result pitch</source>
        <translation>Entscheidungs-Pitch</translation>
    </message>
    <message>
        <source>A draw at %1 only: most tests find a winner.</source>
        <translation>Remis erst bei %1: Die meisten Tests finden einen Sieger.</translation>
    </message>
    <message>
        <source>saves</source>
        <translation>rettet</translation>
    </message>
    <message>
        <source>save</source>
        <translation>retten</translation>
    </message>
    <message>
        <source>Tests with a follow-on</source>
        <translation>Tests mit Follow-on</translation>
    </message>
    <message>
        <source>Tests won by an innings</source>
        <translation>Mit einem Innings gewonnene Tests</translation>
    </message>
    <message>
        <source>Drawn tests</source>
        <translation>Tests mit Remis</translation>
    </message>
    <message>
        <source>Test %1, the toss</source>
        <translation>Test %1, Münzwurf</translation>
    </message>
    <message>
        <source>Test %1, %2&apos;s second innings</source>
        <translation>Test %1, zweites Innings von %2</translation>
    </message>
    <message>
        <source>Test %1, %2&apos;s first innings</source>
        <translation>Test %1, erstes Innings von %2</translation>
    </message>
    <message>
        <source>%1&apos;s second innings</source>
        <translation>Zweites Innings von %1</translation>
    </message>
    <message>
        <source>%1&apos;s first innings</source>
        <translation>Erstes Innings von %1</translation>
    </message>
    <message>
        <source>%1 to save the test</source>
        <translation>%1 zur Rettung des Tests</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>%1 zum Sieg</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 vorn</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>Innings</source>
        <translation>Innings</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>at stake on wicket %2: %1</source>
        <translation>auf Wicket %2 geht es um %1</translation>
    </message>
    <message>
        <source>Test %1. Each point is worth %3 on this pitch</source>
        <translation>Test %1. Ein Punkt ist auf diesem Pitch %3 wert</translation>
    </message>
    <message>
        <source>%3 more for %1, now on %4</source>
        <translation>%3 mehr für %1, Stand jetzt %4</translation>
    </message>
    <message>
        <source>Wicket %2 falls for nothing</source>
        <translation>Wicket %2 fällt ohne Run</translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4 in all</source>
        <translation>%1: %2 und %3, zusammen %4</translation>
    </message>
    <message>
        <source>Tests won: %1–%2; no winner: %3</source>
        <translation>Gewonnene Tests: %1:%2; ohne Sieger: %3</translation>
    </message>
    <message>
        <source>Runs per point on this test&apos;s pitch; 0: as on the first.</source>
        <translation>Runs je Punkt auf dem Pitch dieses Tests; 0: wie auf dem ersten.</translation>
    </message>
    <message>
        <source>Runs per point: 8 on a turning pitch, 12 on a flat track.</source>
        <translation>Runs je Punkt: 8 auf einem Pitch, der Spin annimmt, 12 auf einem flachen.</translation>
    </message>
    <message>
        <source>However many runs are made, no draw saves anybody.</source>
        <translation>Egal wie viele Runs es werden: Niemand rettet sich ins Remis.</translation>
    </message>
    <message>
        <source>How many tests the series has; the choice alternates, and the last of an odd number has a new toss.</source>
        <translation>Wie viele Tests die Serie hat; die Wahl wechselt von Test zu Test, und vor dem letzten einer ungeraden Zahl gibt es wieder einen Münzwurf.</translation>
    </message>
    <message>
        <source>In a series of three or five, too, the choice alternates to the end.</source>
        <translation>Auch in einer Serie von drei oder fünf Tests wechselt die Wahl bis zum Ende von Test zu Test.</translation>
    </message>
    <message>
        <source>When both sides together have made so many runs, time is up.</source>
        <translation>Wenn beide Teams zusammen so viele Runs haben, ist die Zeit um.</translation>
    </message>
    <message>
        <source>Scaled, the runs for a draw are for a pitch of 10: fewer on a turning one, more on a flat one.</source>
        <translation>Skaliert gilt die Grenze des Remis für einen Pitch von 10: weniger Runs, wo er dreht, mehr auf einem flachen.</translation>
    </message>
    <message>
        <source>A side so far behind has to bat again at once.</source>
        <translation>Wer so weit zurückliegt, muss gleich noch einmal schlagen.</translation>
    </message>
    <message>
        <source>Tests per match</source>
        <translation>Tests je Partie</translation>
    </message>
    <message>
        <source>Runs per innings</source>
        <translation>Runs je Innings</translation>
    </message>
    <message>
        <source>Extras per test</source>
        <translation>Extras je Test</translation>
    </message>
    <message>
        <source>Declarations per test</source>
        <translation>Deklarationen je Test</translation>
    </message>
    <message>
        <source>the test can&apos;t be won now, but extras may bring the %1 that save it</source>
        <translation>der Test ist nicht mehr zu gewinnen, aber Extras können ihn noch retten; fehlende Runs: %1</translation>
    </message>
    <message>
        <source>you trail by %1, and you&apos;ll need the cards later</source>
        <translation>du liegst %1 zurück, und die Karten brauchst du später</translation>
    </message>
    <message>
        <source>you lead by %1, and you&apos;ll need the cards later</source>
        <translation>du liegst %1 vorn, und die Karten brauchst du später</translation>
    </message>
    <message>
        <source>runs are best made while the stock is full</source>
        <translation>Runs macht man am besten mit vollem Talon</translation>
    </message>
    <message>
        <source>the side batting second knows its target: a slight advantage</source>
        <translation>wer als Zweiter schlägt, kennt das Ziel: ein leichter Vorteil</translation>
    </message>
    <message>
        <source>worth %1 runs if it stands; %2 of their %3 cards left can counter it</source>
        <translation>bringt %1 Runs, wenn es steht; kontern können von ihren %3 Karten %2</translation>
    </message>
    <message>
        <source>worth %1 runs of the %4 that save the test (it can&apos;t be won now); %2 of their %3 cards left can counter it</source>
        <translation>bringt %1 Runs, zur Rettung des Tests braucht es %4 (zu gewinnen ist er nicht mehr); kontern können von ihren %3 Karten %2</translation>
    </message>
    <message>
        <source>it takes %1 runs away; %2 of their %3 cards left can recounter it</source>
        <translation>es nimmt %1 Runs weg; zurückkontern können von ihren %3 Karten %2</translation>
    </message>
    <message>
        <source>it takes away %1 runs of the %4 that save the test (it can&apos;t be won now); %2 of their %3 cards left can recounter it</source>
        <translation>es nimmt %1 Runs weg, zur Rettung des Tests braucht es %4 (zu gewinnen ist er nicht mehr); zurückkontern können von ihren %3 Karten %2</translation>
    </message>
    <message>
        <source>the stroke is worth %1 runs, but you keep your cards</source>
        <translation>der Schlag bringt %1 Runs, aber du behältst deine Karten</translation>
    </message>
    <message>
        <source>the stroke is worth %1 runs of the %2 that save the test (it can&apos;t be won now), but you keep your cards</source>
        <translation>der Schlag bringt %1 Runs, zur Rettung des Tests braucht es %2 (zu gewinnen ist er nicht mehr), aber du behältst deine Karten</translation>
    </message>
    <message>
        <source>worth %1 runs after all; %2 of their %3 cards left can counter it</source>
        <translation>bringt doch noch %1 Runs; kontern können von ihren %3 Karten %2</translation>
    </message>
    <message>
        <source>worth %1 runs after all of the %4 that save the test (it can&apos;t be won now); %2 of their %3 cards left can counter it</source>
        <translation>bringt doch noch %1 Runs, zur Rettung des Tests braucht es %4 (zu gewinnen ist er nicht mehr); kontern können von ihren %3 Karten %2</translation>
    </message>
    <message>
        <source>the wicket scores nothing, but you keep your cards</source>
        <translation>das Wicket bringt nichts, aber du behältst deine Karten</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Deklarieren</translation>
    </message>
</context>
<context>
    <name>CricketCardHighlights</name>
    <message>
        <source>Wins the toss</source>
        <translation>Gewinnt den Münzwurf</translation>
    </message>
    <message>
        <source>Bats first</source>
        <translation>Schlägt zuerst</translation>
    </message>
    <message>
        <source>Bowls first</source>
        <translation>Bowlt zuerst</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>Kein Run</translation>
    </message>
    <message>
        <source>Wicket!</source>
        <translation>Wicket!</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Deklariert</translation>
    </message>
    <message>
        <source>All out</source>
        <translation>Alle aus</translation>
    </message>
    <message>
        <source>Extras: %1</source>
        <translation>Extras: %1</translation>
    </message>
    <message>
        <source>Follow-on!</source>
        <translation>Follow-on!</translation>
    </message>
    <message>
        <source>Won by an innings!</source>
        <translation>Sieg mit einem Innings!</translation>
    </message>
    <message>
        <source>Won by runs!</source>
        <translation>Sieg nach Runs!</translation>
    </message>
    <message>
        <source>Won by wickets!</source>
        <translation>Sieg nach Wickets!</translation>
    </message>
    <message>
        <source>Won on extras!</source>
        <translation>Sieg durch Extras!</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Gleichstand!</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
</context>
<context>
    <name>CricketCardLesson</name>
    <message>
        <source>You have won the toss, so you say who bats first. Bowling first is a slight advantage, but for now choose to bat.</source>
        <translation>Du hast den Münzwurf gewonnen, also sagst du, wer zuerst schlägt. Zuerst zu bowlen ist ein leichter Vorteil, aber schlag diesmal zuerst.</translation>
    </message>
    <message>
        <source>Black let it go: 50 runs, and that wicket is gone for the rest of the innings. Now lay the Jack on wicket 3, for 80.</source>
        <translation>Schwarz hat durchgelassen: 50 Runs, und dieses Wicket ist für den Rest des Innings weg. Leg jetzt den Buben auf Wicket 3, für 80.</translation>
    </message>
    <message>
        <source>Black counters with a Queen: that is higher, and your Jack would bring nothing. But a card that is higher still wins the wicket back. Recounter with the King.</source>
        <translation>Schwarz kontert mit einer Dame: Die ist höher, und dein Bube brächte nichts. Aber eine noch höhere Karte rettet dir das Wicket. Spiel als Gegenkonter den König.</translation>
    </message>
    <message>
        <source>Black bats, with a 10 on wicket 1: that would be 90 runs. Your Queen is higher. Counter with it; Black&apos;s hand you never see.</source>
        <translation>Schwarz schlägt, mit einer 10 auf Wicket 1: Das wären 90 Runs. Deine Dame ist höher. Kontere mit ihr; die Hand von Schwarz siehst du nie.</translation>
    </message>
    <message>
        <source>Black has nothing higher, or would rather keep it: no runs. For the second innings all cards are shuffled again. The higher total wins, but if both sides together reach %1 runs, the test is drawn, whoever is ahead. Play on from here, or begin a match of your own.</source>
        <translation>Schwarz hat nichts Höheres oder will es lieber behalten: keine Runs. Für das zweite Innings werden alle Karten neu gemischt. Wer in beiden zusammen mehr Runs hat, gewinnt; erreichen aber beide Teams zusammen %1 Runs, ist der Test ein Remis, egal wer vorn liegt. Spiel von hier aus weiter oder beginne eine eigene Partie.</translation>
    </message>
    <message>
        <source>Two innings each; the most runs win. The ten hearts are your wickets, worth 1 to 10, and the ten spades are Black&apos;s. You bat on your own wickets while the other side bowls.</source>
        <translation>Jedes Team hat zwei Innings, und wer mehr Runs macht, gewinnt. Die zehn Herzen sind deine Wickets, 1 bis 10 wert, die zehn Piks gehören Schwarz. Du schlägst auf deinen eigenen Wickets, während das andere Team bowlt.</translation>
    </message>
    <message>
        <source>An innings ends with the tenth wicket, or when you declare before a stroke. Black&apos;s innings is then played with what both of you have left: spend all the good cards now, and you have none to bowl with. You keep a Queen and an Ace. Declare, at 150.</source>
        <translation>Ein Innings endet mit dem zehnten Wicket, oder wenn du vor einem Schlag deklarierst. Das von Schwarz wird dann mit dem gespielt, was ihr beide übrig habt: Verbrauchst du jetzt alle guten Karten, hast du keine mehr zum Bowlen. Du behältst eine Dame und ein Ass. Deklariere bei 150.</translation>
    </message>
    <message>
        <source>You hold four of your sixteen cards, and draw a new one for each that you play. A stroke is a card on one of your wickets, worth its value minus the wicket&apos;s, times ten. Jack, Queen, King and Ace have 11 to 14. Lay the 9 on wicket 4, for 50 runs: drag it there, or click the card and then the wicket.</source>
        <translation>Du hältst vier deiner sechzehn Karten und ziehst für jede, die du spielst, eine neue. Ein Schlag ist eine Karte auf einem deiner Wickets: ihr Wert weniger der des Wickets, mal zehn. Bube, Dame, König und Ass haben 11 bis 14. Leg die 9 auf Wicket 4, für 50 Runs: Zieh sie dorthin, oder klick erst die Karte an und dann das Wicket.</translation>
    </message>
    <message>
        <source>The recounter scores what it is worth itself: 13 minus 3 makes 100 runs. A card that you would rather be rid of can be laid where it is worth nothing. Lay the 3 on wicket 10, and draw a better one.</source>
        <translation>Der Gegenkonter bringt, was er selbst wert ist: 13 weniger 3 macht 100 Runs. Eine Karte, die du lieber los wärst, kannst du dorthin legen, wo sie nichts wert ist. Leg die 3 auf Wicket 10, und zieh eine bessere.</translation>
    </message>
</context>
<context>
    <name>CricketCardTips</name>
    <message>
        <source>In the second innings a card of equal rank counters, too. The batter&apos;s recounter must still be higher.</source>
        <translation>Im zweiten Innings ist auch eine gleich hohe Karte ein Konter. Zum Zurückkontern braucht der Batter weiter eine höhere.</translation>
    </message>
    <message>
        <source>You hold a card that beats this one, so you may counter: the stroke then brings nothing, unless the batter has a higher card still.</source>
        <translation>Du hast eine Karte, die diese schlägt, also darfst du kontern: Der Schlag bringt dann nichts, außer der Batter hat eine noch höhere.</translation>
    </message>
    <message>
        <source>When this innings closes, both sides get extras: a run for each point of value of the cards left in hand.</source>
        <translation>Wenn dieses Innings schließt, bekommen beide Teams Extras: einen Run für jeden Punkt, den die Karten auf der Hand noch wert sind.</translation>
    </message>
    <message>
        <source>The follow-on: the side that fell so far behind has to bat again at once.</source>
        <translation>Das Follow-on: Das Team, das so weit zurückliegt, muss gleich noch einmal schlagen.</translation>
    </message>
    <message>
        <source>A draw is near: once both sides together reach the limit, nobody wins the test, whoever is ahead.</source>
        <translation>Ein Remis ist nah: Erreichen beide Teams zusammen die Grenze, gewinnt niemand den Test, egal wer vorn liegt.</translation>
    </message>
    <message>
        <source>You bat last, so there is a target: you have won as soon as you are ahead.</source>
        <translation>Du schlägst zuletzt, also hast du ein Ziel: Sobald du vorn liegst, hast du gewonnen.</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>the file is not UTF-8 text.</source>
        <translation>die Datei ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>there is not enough memory for this deck.</source>
        <translation>der Speicher reicht für dieses Deck nicht aus.</translation>
    </message>
    <message>
        <source>the format %1 is unknown; this program reads %2.</source>
        <translation>das Format %1 ist unbekannt; dieses Programm liest %2.</translation>
    </message>
    <message>
        <source>there is no folder %1.</source>
        <translation>es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>there is no file %1 in the deck.</source>
        <translation>im Deck gibt es keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is not a plain file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 is a link or leads through one; put the file itself into the deck.</source>
        <translation>%1 ist eine Verknüpfung oder führt durch eine; leg die Datei selbst in das Deck.</translation>
    </message>
    <message>
        <source>a file&apos;s name is empty.</source>
        <translation>der Name einer Datei ist leer.</translation>
    </message>
    <message>
        <source>a file&apos;s name is not UTF-8.</source>
        <translation>der Name einer Datei ist kein UTF-8.</translation>
    </message>
    <message>
        <source>%1 has a backslash: write folders with &quot;/&quot;.</source>
        <translation>%1 hat einen Backslash: Schreib Ordner mit „/“.</translation>
    </message>
    <message>
        <source>%1 has a control character in it.</source>
        <translation>%1 hat ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>%1 is not a file of the deck: nothing outside its folder is read.</source>
        <translation>%1 ist keine Datei des Decks: Außerhalb seines Ordners wird nichts gelesen.</translation>
    </message>
    <message>
        <source>%1 is not a plain path like &quot;art/name.svg&quot;.</source>
        <translation>%1 ist kein einfacher Pfad wie „art/name.svg“.</translation>
    </message>
    <message>
        <source>there is no %1.</source>
        <translation>es gibt kein %1.</translation>
    </message>
    <message>
        <source>the folder %1 has neither a deck.yaml nor a table of cards.</source>
        <translation>der Ordner %1 hat weder eine deck.yaml noch eine Tabelle mit Karten.</translation>
    </message>
    <message>
        <source>%1 is not a deck: open a folder, a ZIP file or a table (CSV, XLSX, ODS).</source>
        <translation>%1 ist kein Deck: Öffne einen Ordner, eine ZIP-Datei oder eine Tabelle (CSV, XLSX, ODS).</translation>
    </message>
    <message>
        <source>%1 has a file %2, which would lie outside the deck.</source>
        <translation>%1 hat eine Datei %2, die außerhalb des Decks läge.</translation>
    </message>
    <message>
        <source>%1 has a link, %2, instead of a file.</source>
        <translation>%1 hat statt einer Datei eine Verknüpfung: %2.</translation>
    </message>
    <message>
        <source>%1 is encrypted.</source>
        <translation>%1 ist verschlüsselt.</translation>
    </message>
    <message>
        <source>%1 has two files %2.</source>
        <translation>in %1 gibt es die Datei %2 zweimal.</translation>
    </message>
    <message>
        <source>the file is neither an XLSX nor an ODS spreadsheet.</source>
        <translation>die Datei ist weder eine XLSX- noch eine ODS-Arbeitsmappe.</translation>
    </message>
    <message>
        <source>the table is empty: its first row has to name the columns.</source>
        <translation>die Tabelle ist leer: Ihre erste Zeile muss die Spalten nennen.</translation>
    </message>
    <message>
        <source>a character is not UTF-8; save the table as &quot;CSV UTF-8&quot;.</source>
        <translation>ein Zeichen ist kein UTF-8; speichere die Tabelle als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>there are %1 columns; at most %2 are read.</source>
        <translation>es sind %1 Spalten; höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>the cell has %1 bytes; at most %2 are read.</source>
        <translation>die Zelle hat %1 Bytes; höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>Spalte %1 hat keinen Namen.</translation>
    </message>
    <message>
        <source>there are two columns %1.</source>
        <translation>die Spalte %1 gibt es zweimal.</translation>
    </message>
    <message>
        <source>%1 cells for %2 columns.</source>
        <translation>%1 Zellen für %2 Spalten.</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed.</source>
        <translation>ein Anführungszeichen wird hier geöffnet und nie geschlossen.</translation>
    </message>
    <message>
        <source>text follows a closing quote; write a quote inside a cell as two (&quot;&quot;).</source>
        <translation>nach einem schließenden Anführungszeichen folgt Text; schreib ein Anführungszeichen in der Zelle doppelt (&quot;&quot;).</translation>
    </message>
    <message>
        <source>a card has no code.</source>
        <translation>eine Karte hat keinen Code.</translation>
    </message>
    <message>
        <source>%1 is another card&apos;s code.</source>
        <translation>%1 ist der Code einer anderen Karte.</translation>
    </message>
    <message>
        <source>no element is called %1.</source>
        <translation>kein Element heißt %1.</translation>
    </message>
    <message>
        <source>elements have no key %1.</source>
        <translation>Elemente haben keinen Schlüssel %1.</translation>
    </message>
    <message>
        <source>this card&apos;s layout has no element %1 with a key %2.</source>
        <translation>das Layout dieser Karte hat kein Element %1 mit einem Schlüssel %2.</translation>
    </message>
    <message>
        <source>%1 is nested more than %2 deep.</source>
        <translation>%1 ist mehr als %2-mal verschachtelt.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG picture.</source>
        <translation>%1 ist kein PNG- oder JPEG-Bild.</translation>
    </message>
    <message>
        <source>%1 has %2 × %3 pixels; at most %4 million are read.</source>
        <translation>%1 hat %2 × %3 Pixel; höchstens %4 Millionen werden gelesen.</translation>
    </message>
    <message>
        <source>%1 is written as keys with values.</source>
        <translation>%1 wird als Schlüssel mit Werten geschrieben.</translation>
    </message>
    <message>
        <source>an element is written as keys with values.</source>
        <translation>ein Element wird als Schlüssel mit Werten geschrieben.</translation>
    </message>
    <message>
        <source>%1 is a list: [ … ].</source>
        <translation>%1 muss eine Liste sein: [ … ].</translation>
    </message>
    <message>
        <source>%1 has %2 entries, not %3.</source>
        <translation>%1 hat %2 Einträge, nicht %3.</translation>
    </message>
    <message>
        <source>%1 is a single value, not a list or keys.</source>
        <translation>%1 muss ein einzelner Wert sein, keine Liste und keine Schlüssel mit Werten.</translation>
    </message>
    <message>
        <source>%1 has no value (one that begins with # needs quotes).</source>
        <translation>%1 hat keinen Wert (einer, der mit # beginnt, braucht Anführungszeichen).</translation>
    </message>
    <message>
        <source>%1 has no key %2.</source>
        <translation>%1 hat keinen Schlüssel %2.</translation>
    </message>
    <message>
        <source>%1 lacks its %2.</source>
        <translation>bei %1 fehlt %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>%1 is true or false, not %2.</source>
        <translation>%1 muss true oder false sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 is not a length: write a number with mm, in, pt or %.</source>
        <translation>%1 ist keine Länge: Schreib eine Zahl mit mm, in, pt oder %.</translation>
    </message>
    <message>
        <source>%1 is too long: 10 m at most.</source>
        <translation>%1 ist zu lang: höchstens 10 m.</translation>
    </message>
    <message>
        <source>%1 cannot be negative.</source>
        <translation>%1 darf nicht negativ sein.</translation>
    </message>
    <message>
        <source>%1 cannot be a percentage.</source>
        <translation>%1 darf kein Prozentwert sein.</translation>
    </message>
    <message>
        <source>%1 is not a colour: write &quot;#rrggbb&quot;, in quotes.</source>
        <translation>%1 ist keine Farbe: Schreib &quot;#rrggbb&quot;, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>the palette has no colour %1.</source>
        <translation>die Palette hat keine Farbe %1.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>corner and safe zone are larger than half the card.</source>
        <translation>Ecke und Sicherheitszone sind größer als die halbe Karte.</translation>
    </message>
    <message>
        <source>the palette has no role %1.</source>
        <translation>die Palette hat keine Rolle %1.</translation>
    </message>
    <message>
        <source>there is no font %1.</source>
        <translation>es gibt keine Schrift %1.</translation>
    </message>
    <message>
        <source>there is no style %1.</source>
        <translation>es gibt keinen Stil %1.</translation>
    </message>
    <message>
        <source>there is no map %1.</source>
        <translation>es gibt keine Zuordnung %1.</translation>
    </message>
    <message>
        <source>there is no icon %1.</source>
        <translation>es gibt kein Symbol %1.</translation>
    </message>
    <message>
        <source>deck.yaml has no layout %1.</source>
        <translation>deck.yaml hat kein Layout %1.</translation>
    </message>
    <message>
        <source>a deck has at least one layout.</source>
        <translation>ein Deck hat mindestens ein Layout.</translation>
    </message>
    <message>
        <source>%1 extends itself, directly or through others.</source>
        <translation>%1 erweitert sich selbst, direkt oder über andere.</translation>
    </message>
    <message>
        <source>an element has a &quot;type&quot;.</source>
        <translation>ein Element hat einen &quot;type&quot;.</translation>
    </message>
    <message>
        <source>there are two elements %1.</source>
        <translation>das Element %1 gibt es zweimal.</translation>
    </message>
    <message>
        <source>%1 is a %2 in the layout that this one extends.</source>
        <translation>%1 ist ein %2 in dem Layout, das dieses erweitert.</translation>
    </message>
    <message>
        <source>a repeat has its &quot;count&quot; or its &quot;each&quot;.</source>
        <translation>eine Wiederholung hat &quot;count&quot; oder &quot;each&quot;.</translation>
    </message>
    <message>
        <source>a repeat makes 0 to %1 copies, not %2.</source>
        <translation>eine Wiederholung macht 0 bis %1 Kopien, nicht %2.</translation>
    </message>
    <message>
        <source>a number card has 1 to 10 symbols, not %1.</source>
        <translation>eine Zahlkarte hat 1 bis 10 Symbole, nicht %1.</translation>
    </message>
    <message>
        <source>the picture&apos;s name is empty; &quot;when&quot; says for which cards it is drawn.</source>
        <translation>der Name des Bildes ist leer; &quot;when&quot; sagt, für welche Karten es gezeichnet wird.</translation>
    </message>
    <message>
        <source>a deck has at most %1 elements.</source>
        <translation>ein Deck hat höchstens %1 Elemente.</translation>
    </message>
    <message>
        <source>a deck has at most %1 skins.</source>
        <translation>ein Deck hat höchstens %1 Skins.</translation>
    </message>
    <message>
        <source>groups are at most %1 deep.</source>
        <translation>Gruppen sind höchstens %1-mal verschachtelt.</translation>
    </message>
    <message>
        <source>%1 has no column %2.</source>
        <translation>%1 hat keine Spalte %2.</translation>
    </message>
    <message>
        <source>a { is never closed; write {{ for a brace.</source>
        <translation>eine { wird nie geschlossen; schreib {{ für eine Klammer.</translation>
    </message>
    <message>
        <source>a } without its {; write }} for a brace.</source>
        <translation>eine } ohne öffnende {; schreib }} für eine Klammer.</translation>
    </message>
    <message>
        <source>the map %1 has nothing for %2.</source>
        <translation>die Zuordnung %1 hat nichts für %2.</translation>
    </message>
    <message>
        <source>a column, a number or a &apos;text&apos; is missing before %1.</source>
        <translation>vor %1 fehlt eine Spalte, eine Zahl oder ein &apos;Text&apos;.</translation>
    </message>
    <message>
        <source>a column, a number or a &apos;text&apos; is missing at the end.</source>
        <translation>am Ende fehlt eine Spalte, eine Zahl oder ein &apos;Text&apos;.</translation>
    </message>
    <message>
        <source>a ) is missing.</source>
        <translation>eine ) fehlt.</translation>
    </message>
    <message>
        <source>after in comes a list like (2, 3, 4).</source>
        <translation>nach in kommt eine Liste wie (2, 3, 4).</translation>
    </message>
    <message>
        <source>compare with ==, not =.</source>
        <translation>vergleiche mit ==, nicht mit =.</translation>
    </message>
    <message>
        <source>a &apos; is never closed.</source>
        <translation>ein &apos; wird nie geschlossen.</translation>
    </message>
    <message>
        <source>brackets are nested more than %1 deep.</source>
        <translation>Klammern sind mehr als %1-mal verschachtelt.</translation>
    </message>
    <message>
        <source>there is no function %1.</source>
        <translation>es gibt keine Funktion %1.</translation>
    </message>
    <message>
        <source>%1() takes %2 values, not %3.</source>
        <translation>%1() nimmt %2 Werte, nicht %3.</translation>
    </message>
    <message>
        <source>%1 is a column too: write {%2} for its cell or &apos;%2&apos; for the word.</source>
        <translation>%1 ist auch eine Spalte: Schreib {%2} für ihre Zelle oder &apos;%2&apos; für das Wort.</translation>
    </message>
    <message>
        <source>a division by zero.</source>
        <translation>eine Division durch null.</translation>
    </message>
    <message>
        <source>a length is multiplied by a length.</source>
        <translation>eine Länge lässt sich nicht mit einer Länge multiplizieren.</translation>
    </message>
    <message>
        <source>the table has no row %1 that can be changed.</source>
        <translation>die Tabelle hat keine Zeile %1, die sich ändern lässt.</translation>
    </message>
    <message>
        <source>the table has no column %1.</source>
        <translation>die Tabelle hat keine Spalte %1.</translation>
    </message>
    <message>
        <source>the element isn&apos;t there any more.</source>
        <translation>das Element ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 is written in a way that can only be changed in deck.yaml itself (line %2).</source>
        <translation>%1 ist so geschrieben, dass es sich nur in deck.yaml selbst ändern lässt (Zeile %2).</translation>
    </message>
    <message>
        <source>it lies where %1 does; it needs a box of its own to be moved.</source>
        <translation>seine Lage richtet sich nach %1; zum Verschieben braucht es eine eigene Box.</translation>
    </message>
    <message>
        <source>it reaches from edge to edge; say where it begins, then it can be moved.</source>
        <translation>es reicht von Kante zu Kante; sag, wo es beginnt, dann lässt es sich verschieben.</translation>
    </message>
    <message>
        <source>%1 does not fit into its box.</source>
        <translation>%1 passt nicht in seine Box.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>the table is damaged UTF-16; save it as &quot;CSV UTF-8&quot;.</source>
        <translation>die Tabelle ist beschädigtes UTF-16; speichere sie als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>the table is not UTF-8; it was read as Windows-1252, a spreadsheet&apos;s plain &quot;CSV&quot;.</source>
        <translation>die Tabelle ist nicht UTF-8; sie wurde als Windows-1252 gelesen, das einfache „CSV“ einer Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>the table is saved as Windows-1252, which lacks a character of this text; save it as &quot;CSV UTF-8&quot;.</source>
        <translation>die Tabelle ist in Windows-1252 gespeichert, das ein Zeichen dieses Textes nicht kennt; speichere sie als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>%1 is printed as it is, brackets and all: no icon has that name.</source>
        <translation>%1 wird mitsamt den Klammern gedruckt: Kein Symbol heißt so.</translation>
    </message>
    <message>
        <source>there is no card %1 that could be the other side.</source>
        <translation>es gibt keine Karte %1, die die andere Seite sein könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be its own other side.</source>
        <translation>eine Karte kann nicht ihre eigene andere Seite sein: %1.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>%1 declares entities other than texts of up to %2 bytes, which pictures cannot have.</source>
        <translation>%1 deklariert Entitäten, die mehr als Texte von höchstens %2 Bytes sind; Bilder dürfen das nicht.</translation>
    </message>
    <message>
        <source>%1 grows by more than %2 bytes where its entities are written out.</source>
        <translation>%1 wächst um mehr als %2 Bytes, wenn seine Entitäten ausgeschrieben werden.</translation>
    </message>
    <message>
        <source>%1 holds a picture that is neither PNG nor JPEG.</source>
        <translation>%1 enthält ein Bild, das weder PNG noch JPEG ist.</translation>
    </message>
    <message>
        <source>&lt;%2&gt; in %1 is not drawn.</source>
        <translation>&lt;%2&gt; in %1 wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>%1 is not a TTF, OTF or TTC font.</source>
        <translation>%1 ist keine Schrift als TTF, OTF oder TTC.</translation>
    </message>
    <message>
        <source>%1 is a damaged font; put an undamaged copy of it into the deck.</source>
        <translation>%1 ist eine beschädigte Schrift; leg eine unbeschädigte Kopie ins Deck.</translation>
    </message>
    <message>
        <source>%1 is a damaged font: its table %2 is missing or wrong.</source>
        <translation>%1 ist eine beschädigte Schrift: Ihre Tabelle %2 fehlt oder stimmt nicht.</translation>
    </message>
    <message>
        <source>a font lists 1 to %1 typefaces, each for what the ones before lack.</source>
        <translation>eine Schrift nennt 1 bis %1 Schriften, jede für das, was denen davor fehlt.</translation>
    </message>
    <message>
        <source>%1 is a variable font whose weight cannot be set here; put a file for each weight into the deck.</source>
        <translation>%1 ist eine variable Schrift, deren Stärke hier nicht einstellbar ist; leg für jede Stärke eine Datei ins Deck.</translation>
    </message>
    <message>
        <source>%1 holds pictures of more than %2 million pixels in all.</source>
        <translation>%1 enthält Bilder von zusammen mehr als %2 Millionen Pixeln.</translation>
    </message>
    <message>
        <source>%1 is written in %2: save it as UTF-8.</source>
        <translation>%1 ist in %2 geschrieben: speichere es als UTF-8.</translation>
    </message>
    <message>
        <source>the table of this %1 project, %2, isn&apos;t in its folder: save it there as CSV.</source>
        <translation>die Tabelle dieses %1-Projekts, %2, liegt nicht in seinem Ordner: Speichere sie dort als CSV.</translation>
    </message>
    <message>
        <source>the table of this %1 project, %2, can&apos;t be read; the cards are those of %3 instead.</source>
        <translation>die Tabelle dieses %1-Projekts, %2, ist nicht zu lesen; die Karten kommen stattdessen aus %3.</translation>
    </message>
    <message>
        <source>%1 is drawn without its colour profile, which is damaged or larger than %2 MB; save the picture in sRGB.</source>
        <translation>%1 wird ohne sein Farbprofil gezeichnet, denn das ist beschädigt oder größer als %2&#xa0;MB; speichere das Bild in sRGB.</translation>
    </message>
    <message>
        <source>%1 is drawn without its colour profile, which is for another kind of picture; save the picture in sRGB.</source>
        <translation>%1 wird ohne sein Farbprofil gezeichnet, denn das ist für Bilder anderer Art; speichere das Bild in sRGB.</translation>
    </message>
    <message>
        <source>%1 is drawn without its colour profile: raindelay-color.so is not beside the program.</source>
        <translation>%1 wird ohne sein Farbprofil gezeichnet: raindelay-color.so liegt nicht beim Programm.</translation>
    </message>
    <message>
        <source>%1 cannot be drawn: raindelay-svg.so is not beside the program.</source>
        <translation>%1 lässt sich nicht zeichnen: raindelay-svg.so liegt nicht beim Programm.</translation>
    </message>
    <message>
        <source>The text of %1 does not fit into its box.</source>
        <translation>Der Text von %1 passt nicht in seine Box.</translation>
    </message>
    <message>
        <source>%1 has its colours in a form that is not drawn (COLR version 1, SVG or sbix); take one with CBDT or COLR version 0, such as Debian&apos;s NotoColorEmoji.ttf.</source>
        <translation>%1 hat seine Farben in einer Form, die nicht gezeichnet wird (COLR in Version 1, SVG oder sbix); nimm eine Schrift mit CBDT oder COLR in Version 0, etwa Debians NotoColorEmoji.ttf.</translation>
    </message>
    <message>
        <source>%1 is a typeface in colour: put its file into the deck and name that in &quot;fonts&quot;.</source>
        <translation>%1 ist eine farbige Schrift: Leg ihre Datei ins Deck und nenne die in „fonts“.</translation>
    </message>
    <message>
        <source>an expression has at most %1 values.</source>
        <translation>ein Ausdruck hat höchstens %1 Werte.</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1.</source>
        <translation>das ist kein gültiges YAML: %1.</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, the limit.</source>
        <translation>die Datei ist größer als %1&#xa0;MB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit.</source>
        <translation>%1 ist größer als %2&#xa0;MB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>not imported from this %1 project: %2.</source>
        <translation>aus diesem %1-Projekt nicht importiert: %2.</translation>
    </message>
    <message>
        <source>%1 is not a valid ZIP file.</source>
        <translation>%1 ist keine gültige ZIP-Datei.</translation>
    </message>
    <message>
        <source>%1 has more than %2 files, the limit.</source>
        <translation>%1 hat mehr als %2 Dateien; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 MB, the limit.</source>
        <translation>%1 ist ausgepackt größer als %2&#xa0;MB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>at most %1 rows are read.</source>
        <translation>höchstens %1 Zeilen werden gelesen.</translation>
    </message>
    <message>
        <source>%1 is not a valid SVG file.</source>
        <translation>%1 ist keine gültige SVG-Datei.</translation>
    </message>
    <message>
        <source>%1 has a &lt;%2&gt; or a link to another file; a picture must stand alone.</source>
        <translation>%1 hat ein &lt;%2&gt; oder einen Verweis auf eine andere Datei; ein Bild darf von keiner anderen Datei abhängen.</translation>
    </message>
    <message>
        <source>%1 appears twice.</source>
        <translation>%1 steht zweimal da.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3.</source>
        <translation>%1 muss zwischen %2 und %3 liegen.</translation>
    </message>
    <message>
        <source>more than %1 styles extend one another, the limit.</source>
        <translation>mehr als %1 Stile erweitern einander; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>the path can&apos;t be read beyond %1.</source>
        <translation>der Pfad lässt sich ab %1 nicht weiterlesen.</translation>
    </message>
    <message>
        <source>the path has more than %1 steps, the limit.</source>
        <translation>der Pfad hat mehr als %1 Schritte; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>layouts take over more than %1 elements from others, the limit.</source>
        <translation>Layouts übernehmen mehr als %1 Elemente von anderen; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries, the limit.</source>
        <translation>%1 hat mehr als %2 Einträge; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>columns with @ say something in more than %1 cells, the limit.</source>
        <translation>die Spalten mit @ haben mehr als %1 gefüllte Zellen; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>rows and columns make more than %1 million cells, the limit.</source>
        <translation>Zeilen und Spalten ergeben mehr als %1 Millionen Zellen; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>the table has more than %1 MB of text, the limit.</source>
        <translation>die Tabelle hat mehr als %1&#xa0;MB Text; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>rows or texts are nested more than %1 deep, the limit.</source>
        <translation>Zeilen oder Texte sind mehr als %1-mal verschachtelt; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>the card is made of more than %1 figures, the limit.</source>
        <translation>die Karte besteht aus mehr als %1 Figuren; mehr werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>%1 follows where it should end.</source>
        <translation>%1 steht, wo der Ausdruck zu Ende sein sollte.</translation>
    </message>
    <message>
        <source>%1 already exists and is not an empty folder.</source>
        <translation>%1 gibt es schon, und es ist kein leerer Ordner.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used; save it as TTF or OTF in a font editor.</source>
        <translation>%1 lässt sich nicht benutzen; speichere die Schrift in einem Schrifteditor als TTF oder OTF.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t used: the deck&apos;s fonts are larger than %2 MB, counting each weight of a variable font.</source>
        <translation>%1 wird nicht benutzt: Die Schriften des Decks sind größer als %2&#xa0;MB, jede Stärke einer variablen Schrift gezählt.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 KB, the limit of a booklet.</source>
        <translation>%1 ist größer als %2&#xa0;KB, die Grenze für ein Heft.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes, the limit of a file&apos;s name.</source>
        <translation>%1 ist länger als %2 Bytes, die Grenze für einen Dateinamen.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, which no real deck does.</source>
        <translation>%1 ist ausgepackt mehr als %2-mal so groß; das kommt bei keinem echten Deck vor.</translation>
    </message>
    <message>
        <source>the cell has a control character, which is left out.</source>
        <translation>die Zelle enthält ein Steuerzeichen; es wird weggelassen.</translation>
    </message>
    <message>
        <source>%1 has more than %2 shapes, the limit.</source>
        <translation>%1 besteht aus mehr als %2 Formen.</translation>
    </message>
    <message>
        <source>%1 is a picture cut short; put a whole copy into the deck.</source>
        <translation>%1 ist ein Bild, dem das Ende fehlt; leg eine vollständige Kopie ins Deck.</translation>
    </message>
    <message>
        <source>a box gives at most two of %1, and %2 only with a size.</source>
        <translation>eine Box nennt höchstens zwei von %1, und %2 nur zusammen mit einer Größe.</translation>
    </message>
    <message>
        <source>no element next to this one is called %1.</source>
        <translation>kein Element neben diesem heißt %1.</translation>
    </message>
    <message>
        <source>%1 is placed by an element that depends on it.</source>
        <translation>die Lage von %1 richtet sich nach einem Element, das selbst von %1 abhängt.</translation>
    </message>
    <message>
        <source>the row or column here is %1 mm larger than its box.</source>
        <translation>was hier in einer Reihe oder Spalte steht, ist %1&#xa0;mm größer als seine Box.</translation>
    </message>
    <message>
        <source>the row or column here is larger than its box.</source>
        <translation>was hier in einer Reihe oder Spalte steht, ist größer als seine Box.</translation>
    </message>
    <message>
        <source>%1 is known only inside a repeat.</source>
        <translation>%1 ist nur in einer Wiederholung bekannt.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t an edge of an element; put spaces around + and -.</source>
        <translation>%1 ist keine Kante eines Elements; setz Leerzeichen um + und -.</translation>
    </message>
    <message>
        <source>%1 asks for the typeface %2; another one is drawn instead.</source>
        <translation>%1 verlangt die Schrift %2; an ihrer Stelle wird eine andere gezeichnet.</translation>
    </message>
    <message>
        <source>maps and lists are nested more than %1 deep, the limit.</source>
        <translation>Maps und Listen sind mehr als %1-fach verschachtelt, die Grenze.</translation>
    </message>
    <message>
        <source>the file holds more than %1 values, the limit.</source>
        <translation>die Datei enthält mehr als %1 Werte, die Grenze.</translation>
    </message>
    <message>
        <source>a row has at most %1 icons, not %2.</source>
        <translation>eine Reihe hat höchstens %1 Symbole, nicht %2.</translation>
    </message>
    <message>
        <source>%1 has no size that can be drawn: the width and height of its viewBox must be above 0 and at most %2.</source>
        <translation>%1 hat keine Größe, die sich zeichnen lässt: Breite und Höhe der viewBox müssen größer als 0 und höchstens %2 sein.</translation>
    </message>
    <message>
        <source>the spreadsheet can&apos;t work out the cell; it says %1.</source>
        <translation>die Zelle lässt sich nicht berechnen; dort steht %1.</translation>
    </message>
    <message>
        <source>the cell&apos;s formula has no value yet: open the table in a spreadsheet program and save it.</source>
        <translation>die Formel der Zelle hat noch keinen Wert: Öffne die Tabelle mit einer Tabellenkalkulation und speichere sie.</translation>
    </message>
    <message>
        <source>the cell is a date, which is read as the number %1: format it as text and type it again.</source>
        <translation>die Zelle ist ein Datum, das als die Zahl %1 gelesen wird: Formatiere die Zelle als Text und gib es neu ein.</translation>
    </message>
    <message>
        <source>the cell&apos;s text isn&apos;t in the file: it is damaged.</source>
        <translation>der Text der Zelle fehlt: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 has a filter with a &lt;%2&gt; that can&apos;t be drawn: leave it out.</source>
        <translation>%1 hat einen Filter mit einem &lt;%2&gt;, der nicht gezeichnet werden kann: Lass ihn weg.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: copy or download it again.</source>
        <translation>%1 ist beschädigt oder unvollständig: Kopier die Datei noch einmal oder lad sie neu herunter.</translation>
    </message>
    <message>
        <source>the name has %1 bytes; at most %2 are read.</source>
        <translation>der Name hat %1 Bytes; höchstens %2 werden gelesen.</translation>
    </message>
</context>
<context>
    <name>DeckKey</name>
    <message>
        <source>What is drawn.</source>
        <translation>Was gezeichnet wird.</translation>
    </message>
    <message>
        <source>What other elements, layouts that extend this one and columns like @name.color call it.</source>
        <translation>Der Name, unter dem andere Elemente, Layouts, die dieses erweitern, und Spalten wie @name.color das Element ansprechen.</translation>
    </message>
    <message>
        <source>Draws the element only if the condition holds.</source>
        <translation>Zeichnet das Element nur, wenn die Bedingung gilt.</translation>
    </message>
    <message>
        <source>Where it lies and how large it is.</source>
        <translation>Wo das Element liegt und wie groß es ist.</translation>
    </message>
    <message>
        <source>Where the line begins.</source>
        <translation>Wo die Linie beginnt.</translation>
    </message>
    <message>
        <source>Where the line ends.</source>
        <translation>Wo die Linie endet.</translation>
    </message>
    <message>
        <source>SVG path data in the deck&apos;s unit, from the corner of its box.</source>
        <translation>SVG-Pfaddaten in der Einheit des Decks, von der Ecke der Box aus.</translation>
    </message>
    <message>
        <source>The colour inside.</source>
        <translation>Die Farbe innen.</translation>
    </message>
    <message>
        <source>Which parts of a path that crosses itself are inside.</source>
        <translation>Welche Teile eines Pfads, der sich selbst kreuzt, innen sind.</translation>
    </message>
    <message>
        <source>The colour of its line.</source>
        <translation>Die Farbe der Linie.</translation>
    </message>
    <message>
        <source>How wide the line is: 0.25 mm.</source>
        <translation>Wie breit die Linie ist: 0.25&#xa0;mm.</translation>
    </message>
    <message>
        <source>Dashes the line: [dash, gap].</source>
        <translation>Strichelt die Linie: [Strich, Lücke].</translation>
    </message>
    <message>
        <source>Rounds the corners.</source>
        <translation>Rundet die Ecken.</translation>
    </message>
    <message>
        <source>The picture&apos;s file in the deck.</source>
        <translation>Die Datei des Bildes im Deck.</translation>
    </message>
    <message>
        <source>contain shows all of it, cover fills the box and cuts what sticks out, stretch pulls it to the box&apos;s shape.</source>
        <translation>contain zeigt das ganze Bild, cover füllt die Box und schneidet ab, was übersteht, stretch zieht es auf die Form der Box.</translation>
    </message>
    <message>
        <source>What is printed.</source>
        <translation>Was gedruckt wird.</translation>
    </message>
    <message>
        <source>One of the deck&apos;s fonts.</source>
        <translation>Eine der Schriften des Decks.</translation>
    </message>
    <message>
        <source>How large the type or a symbol is.</source>
        <translation>Wie groß die Schrift oder ein Symbol ist.</translation>
    </message>
    <message>
        <source>Texts of all cards with the same name here get the same size: that of the one that has to shrink most.</source>
        <translation>Texte aller Karten mit demselben Namen hier bekommen dieselbe Größe: die des Textes, der am stärksten verkleinert werden muss.</translation>
    </message>
    <message>
        <source>The colour of the text, or of what is drawn in currentColor.</source>
        <translation>Die Farbe des Textes oder dessen, was in currentColor gezeichnet ist.</translation>
    </message>
    <message>
        <source>Where it stands between left and right.</source>
        <translation>Wo der Inhalt zwischen links und rechts steht.</translation>
    </message>
    <message>
        <source>Where it stands between top and bottom.</source>
        <translation>Wo der Inhalt zwischen oben und unten steht.</translation>
    </message>
    <message>
        <source>From line to line; 1 is the font&apos;s own.</source>
        <translation>Von Zeile zu Zeile; 1 ist der Abstand der Schrift selbst.</translation>
    </message>
    <message>
        <source>Between the letters, in parts of the size: 0.05.</source>
        <translation>Der Abstand zwischen den Buchstaben, in Teilen der Schriftgröße: 0.05.</translation>
    </message>
    <message>
        <source>cap fills the box from the capitals&apos; top to the last baseline, line from the line&apos;s top to its bottom.</source>
        <translation>Mit cap füllt der Text die Box von der Oberkante der Großbuchstaben bis zur letzten Grundlinie, mit line von der Oberkante der Zeile bis zu ihrer Unterkante.</translation>
    </message>
    <message>
        <source>false prints *, _ and [ as they are.</source>
        <translation>false druckt *, _ und [, wie sie sind.</translation>
    </message>
    <message>
        <source>The font of **bold** words.</source>
        <translation>Die Schrift von **fetten** Wörtern.</translation>
    </message>
    <message>
        <source>The font of *italic* words.</source>
        <translation>Die Schrift von *kursiven* Wörtern.</translation>
    </message>
    <message>
        <source>The font of __keywords__.</source>
        <translation>Die Schrift von __Schlüsselwörtern__.</translation>
    </message>
    <message>
        <source>The colour of __keywords__.</source>
        <translation>Die Farbe von __Schlüsselwörtern__.</translation>
    </message>
    <message>
        <source>How high [icons] in the text are, in parts of the capitals&apos; height: 1.25.</source>
        <translation>Wie hoch [Symbole] im Text sind, in Teilen der Höhe der Großbuchstaben: 1.25.</translation>
    </message>
    <message>
        <source>How many there are.</source>
        <translation>Wie viele Kopien es sind.</translation>
    </message>
    <message>
        <source>A list; each of its entries makes a copy.</source>
        <translation>Eine Liste; jeder Eintrag ergibt eine Kopie.</translation>
    </message>
    <message>
        <source>The icons in a row: &quot;wood 2; gold&quot;.</source>
        <translation>Die Symbole in einer Reihe: &quot;holz 2; gold&quot;.</translation>
    </message>
    <message>
        <source>Between one and the next.</source>
        <translation>Der Abstand von einem zum nächsten.</translation>
    </message>
    <message>
        <source>How large one copy is: [width, height].</source>
        <translation>Wie groß eine Kopie ist: [Breite, Höhe].</translation>
    </message>
    <message>
        <source>What is inside.</source>
        <translation>Was darin ist.</translation>
    </message>
    <message>
        <source>The format&apos;s name: raindelay-deck/1.</source>
        <translation>Der Name des Formats: raindelay-deck/1.</translation>
    </message>
    <message>
        <source>The deck&apos;s title.</source>
        <translation>Der Titel des Decks.</translation>
    </message>
    <message>
        <source>The unit of a bare number: mm.</source>
        <translation>Die Einheit einer Zahl ohne Einheit: mm.</translation>
    </message>
    <message>
        <source>How large a card is.</source>
        <translation>Wie groß eine Karte ist.</translation>
    </message>
    <message>
        <source>The colours by what they are for: &quot;#rrggbb&quot;, or another role.</source>
        <translation>Die Farben nach ihrem Zweck: &quot;#rrggbb&quot; oder eine andere Rolle.</translation>
    </message>
    <message>
        <source>Other colours for the same cards, to choose between.</source>
        <translation>Andere Farben für dieselben Karten, zum Aussuchen.</translation>
    </message>
    <message>
        <source>The typefaces by what they are for.</source>
        <translation>Die Schriften nach ihrem Zweck.</translation>
    </message>
    <message>
        <source>The symbols that texts and rows of icons name.</source>
        <translation>Die Symbole, die in Texten und Reihen beim Namen genannt werden.</translation>
    </message>
    <message>
        <source>Lookup lists: what is printed for what a cell says.</source>
        <translation>Zuordnungen: was gedruckt wird, wenn eine Zelle etwas sagt.</translation>
    </message>
    <message>
        <source>The table of the cards: cards.csv, .xlsx or .ods.</source>
        <translation>Die Tabelle der Karten: cards.csv, .xlsx oder .ods.</translation>
    </message>
    <message>
        <source>Further tables that the deck&apos;s game reads.</source>
        <translation>Weitere Tabellen, die das Spiel des Decks liest.</translation>
    </message>
    <message>
        <source>What cards look like.</source>
        <translation>Wie Karten aussehen.</translation>
    </message>
    <message>
        <source>The trimmed card: [width, height].</source>
        <translation>Die beschnittene Karte: [Breite, Höhe].</translation>
    </message>
    <message>
        <source>The radius of its corners.</source>
        <translation>Der Radius der Ecken.</translation>
    </message>
    <message>
        <source>How far inside the trim everything that matters stays.</source>
        <translation>Wie weit innerhalb des Schnitts alles Wichtige bleibt.</translation>
    </message>
    <message>
        <source>From 100 (thin) to 900; 400 is regular.</source>
        <translation>Von 100 (dünn) bis 900; 400 ist normal.</translation>
    </message>
    <message>
        <source>true for the slanted letters.</source>
        <translation>true für die schrägen Buchstaben.</translation>
    </message>
    <message>
        <source>Other colours for some of the palette&apos;s roles.</source>
        <translation>Andere Farben für einige Rollen der Palette.</translation>
    </message>
    <message>
        <source>The symbol&apos;s file in the deck.</source>
        <translation>Die Datei des Symbols im Deck.</translation>
    </message>
    <message>
        <source>The colour of what is drawn in currentColor.</source>
        <translation>Die Farbe dessen, was in currentColor gezeichnet ist.</translation>
    </message>
    <message>
        <source>How large it is drawn: 1 is like the others.</source>
        <translation>Wie groß das Symbol gezeichnet wird: 1 ist so groß wie die anderen.</translation>
    </message>
    <message>
        <source>In a text: how far below the baseline it reaches, in parts of its height: 0.</source>
        <translation>In einem Text: wie weit das Symbol unter die Grundlinie reicht, in Teilen seiner Höhe: 0.</translation>
    </message>
    <message>
        <source>Another layout whose elements come first.</source>
        <translation>Ein anderes Layout, dessen Elemente zuerst kommen.</translation>
    </message>
    <message>
        <source>The face, from bottom to top.</source>
        <translation>Die Vorderseite, von unten nach oben.</translation>
    </message>
    <message>
        <source>The back, from bottom to top.</source>
        <translation>Die Rückseite, von unten nach oben.</translation>
    </message>
    <message>
        <source>Where the box begins.</source>
        <translation>Wo die Box beginnt.</translation>
    </message>
    <message>
        <source>Where it ends.</source>
        <translation>Wo die Box endet.</translation>
    </message>
    <message>
        <source>Its middle between left and right.</source>
        <translation>Die Mitte der Box zwischen links und rechts.</translation>
    </message>
    <message>
        <source>How wide it is.</source>
        <translation>Wie breit die Box ist.</translation>
    </message>
    <message>
        <source>Its middle between top and bottom.</source>
        <translation>Die Mitte der Box zwischen oben und unten.</translation>
    </message>
    <message>
        <source>How high it is.</source>
        <translation>Wie hoch die Box ist.</translation>
    </message>
    <message>
        <source>Another style whose keys come first.</source>
        <translation>Ein anderer Stil, dessen Schlüssel zuerst kommen.</translation>
    </message>
    <message>
        <source>The column that says how many there are of a card, if it isn&apos;t called copies.</source>
        <translation>Die Spalte, die sagt, wie viele es von einer Karte gibt, wenn sie nicht copies heißt.</translation>
    </message>
    <message>
        <source>false sets pairs like AV no closer than other letters.</source>
        <translation>false rückt Paare wie AV nicht enger zusammen als andere Buchstaben.</translation>
    </message>
    <message>
        <source>false doesn&apos;t join fi and the like; where letters are spaced they never are.</source>
        <translation>false verbindet fi und Ähnliches nicht; gesperrter Text hat nie Ligaturen.</translation>
    </message>
    <message>
        <source>Large or small letters only, or small capitals.</source>
        <translation>Nur Großbuchstaben, nur Kleinbuchstaben oder Kapitälchen.</translation>
    </message>
    <message>
        <source>The rules as Markdown: rules.md. A PDF ends with them as a booklet; rules.de.md beside it is the German one.</source>
        <translation>Die Regeln als Markdown: rules.md. Ein PDF endet mit ihnen als Heft; rules.de.md daneben ist die deutsche Fassung.</translation>
    </message>
    <message>
        <source>The typeface&apos;s name or its file in the deck; a list names what comes after it for characters that it lacks.</source>
        <translation>Der Name der Schrift oder ihre Datei im Deck; eine Liste nennt, was für Zeichen einspringt, die ihr fehlen.</translation>
    </message>
    <message>
        <source>The column that says what a card is called, if it isn&apos;t called name or title.</source>
        <translation>Die Spalte mit dem Namen der Karte, wenn sie nicht name oder title heißt.</translation>
    </message>
    <message>
        <source>Takes the keys of a style; the element&apos;s own take precedence.</source>
        <translation>Nimmt die Schlüssel eines Stils; die des Elements selbst gehen vor.</translation>
    </message>
    <message>
        <source>From 0 (invisible) to 1 (opaque).</source>
        <translation>Von 0 (unsichtbar) bis 1 (deckend).</translation>
    </message>
    <message>
        <source>Shrinks the type down to this where it doesn&apos;t fit.</source>
        <translation>Passt der Text nicht, wird die Schrift bis auf diese Größe verkleinert.</translation>
    </message>
    <message>
        <source>The most lines it may have.</source>
        <translation>Die Höchstzahl der Zeilen.</translation>
    </message>
    <message>
        <source>Starts a new row when one is full.</source>
        <translation>Beginnt eine neue Reihe, wenn eine voll ist.</translation>
    </message>
    <message>
        <source>How far colour and art extend beyond the trim.</source>
        <translation>Wie weit Farbe und Bild über den Schnitt hinausgehen.</translation>
    </message>
    <message>
        <source>The name people choose it by.</source>
        <translation>Unter welchem Namen man es wählt.</translation>
    </message>
    <message>
        <source>Degrees clockwise around the middle of its box.</source>
        <translation>Grad im Uhrzeigersinn um die Mitte der Box.</translation>
    </message>
    <message>
        <source>Draws it again, turned by 180° around the card&apos;s middle.</source>
        <translation>Zeichnet das Element noch einmal, um 180° um die Mitte der Karte gedreht.</translation>
    </message>
    <message>
        <source>row and column put what is inside one after the other.</source>
        <translation>row und column setzen hintereinander, was darin ist.</translation>
    </message>
    <message>
        <source>Keys that several elements share, under one name.</source>
        <translation>Schlüssel, die sich mehrere Elemente teilen, unter einem Namen.</translation>
    </message>
</context>
<context>
    <name>DeckReportView</name>
    <message>
        <source>good by themselves</source>
        <translation>von selbst gut</translation>
    </message>
    <message>
        <source>outs by themselves</source>
        <translation>von selbst aus</translation>
    </message>
    <message>
        <source>infield chances</source>
        <translation>Chancen im Infield</translation>
    </message>
    <message>
        <source>%1 of them Bases</source>
        <translation>%1 davon Bases</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bildkarten</translation>
    </message>
    <message>
        <source>Worth %1 runs per game; the average deck, %2.</source>
        <translation>Bringt %1 Runs je Spiel; das durchschnittliche Deck %2.</translation>
    </message>
    <message>
        <source>Working out its worth …</source>
        <translation>Sein Wert wird berechnet …</translation>
    </message>
    <message>
        <source>There is not enough memory to work out its worth.</source>
        <translation>Der Speicher reicht nicht, um den Wert zu ermitteln.</translation>
    </message>
</context>
<context>
    <name>DeckShelf</name>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Choose a deck.yaml, a ZIP file or a table (Ctrl+O)</source>
        <translation>Wähle eine deck.yaml, eine ZIP-Datei oder eine Tabelle (Strg+O)</translation>
    </message>
    <message>
        <source>New deck …</source>
        <translation>Neues Deck …</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>How decks are written</source>
        <translation>Wie man Decks schreibt</translation>
    </message>
    <message>
        <source>The page on deck.yaml, cards.csv and art (F1)</source>
        <translation>Die Seite über deck.yaml, cards.csv und Bilder (F1)</translation>
    </message>
    <message>
        <source>Examples: the cards of our games</source>
        <translation>Beispiele: die Karten unserer Spiele</translation>
    </message>
    <message>
        <source>A deck is a folder with a deck.yaml (the look of the cards), a cards.csv (a row per card) and art, or a ZIP file of it. A table alone (CSV, XLSX, ODS) is enough to start: a layout is proposed. Drop it on this window, or choose the file. What you save in any program shows here at once.</source>
        <translation>Ein Deck ist ein Ordner mit einer deck.yaml (wie die Karten aussehen), einer cards.csv (je Karte eine Zeile) und Bildern; es darf auch eine ZIP-Datei sein. Eine Tabelle allein (CSV, XLSX, ODS) reicht für den Anfang: Ein Layout wird vorgeschlagen. Zieh Deck oder Tabelle auf dieses Fenster oder wähle die Datei. Was du in irgendeinem Programm speicherst, ist hier sofort zu sehen.</translation>
    </message>
    <message>
        <source>Start from one of three templates (Ctrl+N)</source>
        <translation>Beginne mit einer von drei Vorlagen (Strg+N)</translation>
    </message>
    <message>
        <source>Five minutes with a small deck that has three mistakes; a fresh copy each time</source>
        <translation>Fünf Minuten mit einem kleinen Deck, das drei Fehler hat; jedes Mal eine neue Kopie</translation>
    </message>
    <message>
        <source>Recent decks</source>
        <translation>Zuletzt geöffnete Decks</translation>
    </message>
    <message>
        <source>Remove it from this list; the deck stays where it is</source>
        <translation>Von dieser Liste nehmen; das Deck bleibt, wo es ist</translation>
    </message>
</context>
<context>
    <name>DeckTemplate</name>
    <message>
        <source>Title, picture and text</source>
        <translation>Titel, Bild und Text</translation>
    </message>
    <message>
        <source>Poker cards with a title, a picture and a text that shrinks where it has to.</source>
        <translation>Pokerkarten mit Titel, Bild und einem Text, der sich verkleinert, wenn es sein muss.</translation>
    </message>
    <message>
        <source>Costs and symbols</source>
        <translation>Kosten und Symbole</translation>
    </message>
    <message>
        <source>Cards with rows of icons, icons in the text, keywords and figures that stand side by side.</source>
        <translation>Karten mit Symbolreihen, Symbolen im Text, Schlüsselwörtern und Zahlen nebeneinander.</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Spielkarten</translation>
    </message>
    <message>
        <source>A pack of 54 with suits, pips and a second set of colours.</source>
        <translation>Ein Kartenspiel mit 54 Blatt, mit Farben, Augen und einem zweiten Farbsatz.</translation>
    </message>
</context>
<context>
    <name>DeckWord</name>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>Skin</translation>
    </message>
    <message>
        <source>style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>icon</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>a key should stand here; look at quotes and indentation above</source>
        <translation>hier sollte ein Schlüssel stehen; sieh dir Anführungszeichen und Einrückung darüber an</translation>
    </message>
    <message>
        <source>a - should stand here; look at quotes and indentation above</source>
        <translation>hier sollte ein - stehen; sieh dir Anführungszeichen und Einrückung darüber an</translation>
    </message>
    <message>
        <source>a { is never closed</source>
        <translation>eine { wird nie geschlossen</translation>
    </message>
    <message>
        <source>a [ is never closed</source>
        <translation>eine [ wird nie geschlossen</translation>
    </message>
    <message>
        <source>a ] or } without its [ or {</source>
        <translation>eine ] oder } ohne öffnende [ oder {</translation>
    </message>
    <message>
        <source>no key can stand here</source>
        <translation>hier kann kein Schlüssel stehen</translation>
    </message>
    <message>
        <source>a colon where no key can stand; a text that has one needs quotes</source>
        <translation>ein Doppelpunkt, wo kein Schlüssel stehen kann; ein Text mit Doppelpunkt braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>a - where no list can begin</source>
        <translation>ein -, wo keine Liste beginnen kann</translation>
    </message>
    <message>
        <source>a quote is never closed</source>
        <translation>ein Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>this character can only stand in quotes</source>
        <translation>dieses Zeichen kann nur in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>a tab before the text; indent with blanks</source>
        <translation>ein Tabulator vor dem Text; rücke mit Leerzeichen ein</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Left to the bench coach</source>
        <translation>Dem Bench Coach überlassen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a duty</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ElementOutlines</name>
    <message>
        <source>%1: %2 mm right, %3 mm down</source>
        <translation>%1: %2&#xa0;mm von links, %3&#xa0;mm von oben</translation>
    </message>
    <message>
        <source>%1, deck.yaml line %2</source>
        <translation>%1, deck.yaml Zeile %2</translation>
    </message>
</context>
<context>
    <name>ElementPanel</name>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Element: none</source>
        <translation>Element: keines</translation>
    </message>
    <message>
        <source>Element: %1</source>
        <translation>Element: %1</translation>
    </message>
    <message>
        <source>Click an element on the card, or choose it from this list.</source>
        <translation>Klick ein Element auf der Karte an oder wähle es aus dieser Liste.</translation>
    </message>
    <message>
        <source>%1, deck.yaml line %2.</source>
        <translation>%1, deck.yaml Zeile %2.</translation>
    </message>
    <message>
        <source>Arrow keys move it by 0.1 mm, with Shift by 1 mm.</source>
        <translation>Die Pfeiltasten verschieben es um 0,1&#xa0;mm, mit Umschalt um 1&#xa0;mm.</translation>
    </message>
    <message>
        <source>This deck is read-only.</source>
        <translation>Dieses Deck lässt sich nur ansehen.</translation>
    </message>
    <message>
        <source>Only keys in use</source>
        <translation>Nur benutzte Schlüssel</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Schlüssel</translation>
    </message>
</context>
<context>
    <name>ElementValue</name>
    <message>
        <source>Pick from the palette</source>
        <translation>Aus der Palette wählen</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>There is not enough memory for pictures of this size.</source>
        <translation>Für Bilder dieser Größe reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>PDF files can&apos;t be made: raindelay-pdf.so isn&apos;t beside the program.</source>
        <translation>PDF-Dateien sind nicht möglich: raindelay-pdf.so liegt nicht beim Programm.</translation>
    </message>
    <message>
        <source>%1 prints no card of %2 mm; the nearest is %3, %4 mm.</source>
        <translation>%1 druckt keine Karte von %2&#xa0;mm; die nächste ist %3, %4&#xa0;mm.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be made: %2.</source>
        <translation>%1 konnte nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>The PDF file couldn&apos;t be made: %1.</source>
        <translation>Die PDF-Datei konnte nicht erstellt werden: %1.</translation>
    </message>
    <message>
        <source>A booklet of rules needs paper of %1 × %2 mm at least.</source>
        <translation>Ein Regelheft braucht mindestens %1 × %2&#xa0;mm großes Papier.</translation>
    </message>
    <message>
        <source>No cards to paint.</source>
        <translation>Keine Karten zum Zeichnen.</translation>
    </message>
    <message>
        <source>Too many cards of this size for one picture: make them smaller.</source>
        <translation>Zu viele Karten dieser Größe für ein Bild: Mach sie kleiner.</translation>
    </message>
    <message>
        <source>No cards to print.</source>
        <translation>Keine Karten zum Drucken.</translation>
    </message>
    <message>
        <source>Pictures take %1 to %2 dots per inch.</source>
        <translation>Bilder können %1 bis %2 Punkte je Zoll haben.</translation>
    </message>
    <message>
        <source>At %1 dots per inch a card has %2 × %3 pixels; the limit is %4.</source>
        <translation>Bei %1 Punkten je Zoll hat eine Karte %2 × %3 Pixel; %4 sind das Höchste.</translation>
    </message>
    <message>
        <source>%1 is a file that the deck is made of: choose another place.</source>
        <translation>%1 ist eine Datei, aus der das Deck besteht: Wähle einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>ExportFooter</name>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Abgebrochen: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export again</source>
        <translation>Noch einmal exportieren</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Trotzdem exportieren</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>No program on this computer opens it. It is here: %1</source>
        <translation>Kein Programm auf diesem Computer öffnet die Datei. Sie liegt hier: %1</translation>
    </message>
    <message>
        <source>Will be written to %1</source>
        <translation>Wird geschrieben nach %1</translation>
    </message>
    <message>
        <source>Choose the folder to write to</source>
        <translation>Wähle den Ordner, in den geschrieben wird</translation>
    </message>
    <message>
        <source>Files already there will be replaced.</source>
        <translation>Dateien, die schon dort liegen, werden ersetzt.</translation>
    </message>
    <message>
        <source>Opens it with its usual program</source>
        <translation>Öffnet es mit dem üblichen Programm</translation>
    </message>
    <message>
        <source>Leaves nothing behind (Esc)</source>
        <translation>Es bleibt nichts davon zurück (Esc)</translation>
    </message>
    <message>
        <source>Despite the deck&apos;s problems</source>
        <translation>Trotz der Probleme des Decks</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Print-and-play PDF</source>
        <translation>PDF zum Selberdrucken</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Übersichtsbogen</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Print shop</source>
        <translation>Druckerei</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Export: %1</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>Those shown (%1)</source>
        <translation>Gezeigte (%1)</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Chosen (%1)</source>
        <translation>Gewählte (%1)</translation>
    </message>
    <message>
        <source>Changed (%1)</source>
        <translation>Geänderte (%1)</translation>
    </message>
    <message>
        <source>Little ink</source>
        <translation>Tinte sparen</translation>
    </message>
    <message>
        <source>White paper, pale art, dark text.</source>
        <translation>Weißes Papier, blasse Bilder, dunkler Text.</translation>
    </message>
    <message>
        <source>The cards are being checked …</source>
        <translation>Die Karten werden geprüft …</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>One PNG per card</source>
        <translation>Ein PNG je Karte</translation>
    </message>
    <message>
        <source>What to make</source>
        <translation>Was entsteht</translation>
    </message>
    <message>
        <source>After the first export you can also pick only the cards that changed.</source>
        <translation>Nach dem ersten Export lassen sich auch nur die geänderten Karten wählen.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Resets all options on this page; the folder stays</source>
        <translation>Setzt alle Optionen dieser Seite zurück; der Ordner bleibt</translation>
    </message>
    <message>
        <source>Checked: no problems.</source>
        <translation>Geprüft: keine Probleme.</translation>
    </message>
    <message>
        <source>Look at this first:</source>
        <translation>Sieh dir das vorher an:</translation>
    </message>
</context>
<context>
    <name>FacesNote</name>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 und %3</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>wicket %1: %2</source>
        <translation>Wicket %1: %2</translation>
    </message>
    <message>
        <source>wicket %1 has fallen</source>
        <translation>Wicket %1 ist gefallen</translation>
    </message>
    <message>
        <source>wicket %1 is standing</source>
        <translation>Wicket %1 steht</translation>
    </message>
    <message>
        <source>wicket %1 not out: %2</source>
        <translation>Wicket %1 not out: %2</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>This folder</source>
        <translation>Dieser Ordner</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The folder above (Backspace)</source>
        <translation>Der Ordner darüber (Rücktaste)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>No folders here.</source>
        <translation>Hier sind keine Ordner.</translation>
    </message>
    <message>
        <source>No matching files here.</source>
        <translation>Hier gibt es keine passenden Dateien.</translation>
    </message>
    <message>
        <source>A file of this name already exists and would be replaced.</source>
        <translation>Eine Datei dieses Namens gibt es schon; sie würde ersetzt.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>New folder here</source>
        <translation>Neuer Ordner hier</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 couldn&apos;t be made: %2</source>
        <translation>%1 konnte nicht angelegt werden: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be locked: %2</source>
        <translation>%1 konnte nicht gesperrt werden: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be made safe on disk: %2</source>
        <translation>%1 konnte nicht auf der Platte gesichert werden: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be moved: %2</source>
        <translation>%1 konnte nicht verschoben werden: %2</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a plain file</source>
        <translation>%1 ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>%1 already exists; a new match needs a new file</source>
        <translation>%1 gibt es schon; eine neue Partie braucht eine neue Datei</translation>
    </message>
    <message>
        <source>%1 is open in another window of Rain Delay; resume it there, or close it</source>
        <translation>%1 ist in einem anderen Fenster von Rain Delay offen; spiel dort weiter oder schließ es</translation>
    </message>
    <message>
        <source>%1 was just moved or renamed; try again</source>
        <translation>%1 wurde gerade verschoben oder umbenannt; versuch es noch einmal</translation>
    </message>
    <message>
        <source>%1 leaves draws to its seed, so it can&apos;t be continued in place; save the match under another name</source>
        <translation>%1 überlässt Ziehungen dem Startwert und kann nicht an Ort und Stelle fortgesetzt werden; speichere die Partie unter anderem Namen</translation>
    </message>
    <message>
        <source>%1 is empty: no match was ever written to it</source>
        <translation>%1 ist leer: Darin stand nie eine Partie</translation>
    </message>
    <message>
        <source>%1 is too large for a record of a match (%2 MiB at most)</source>
        <translation>%1 ist zu groß für die Aufzeichnung einer Partie (höchstens %2&#xa0;MiB)</translation>
    </message>
    <message>
        <source>%1 is damaged, so it stays as it is; resume from what can be read of it</source>
        <translation>%1 ist beschädigt und bleibt, wie es ist; spiel mit dem weiter, was lesbar ist</translation>
    </message>
    <message>
        <source>%1 is open in another window of Rain Delay; close it there first</source>
        <translation>%1 ist in einem anderen Fenster von Rain Delay offen; schließ es dort zuerst</translation>
    </message>
    <message>
        <source>%1 is a link; use the file itself</source>
        <translation>%1 ist eine Verknüpfung; nimm die Datei selbst</translation>
    </message>
    <message>
        <source>another run is writing %1; wait until it has ended</source>
        <translation>ein anderer Lauf schreibt gerade in %1; warte, bis er fertig ist</translation>
    </message>
    <message>
        <source>%1 was deleted or moved while the match was played: it lacks what is played from now on</source>
        <translation>%1 wurde während der Partie gelöscht oder verschoben: Was ab jetzt gespielt wird, steht nicht darin</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3; up to line %4 all is well: delete what follows to play on from there</source>
        <translation>%1, Zeile %2: %3; bis Zeile %4 ist alles in Ordnung: Lösch, was folgt, um von dort weiterzuspielen</translation>
    </message>
    <message>
        <source>%1, line %2: this last line was cut off while it was written and is left out</source>
        <translation>%1, Zeile %2: Diese letzte Zeile brach beim Schreiben ab und wird ausgelassen</translation>
    </message>
    <message>
        <source>%1, line %2: the checksum isn&apos;t that of the lines above: they were changed after they were written; unless you did so yourself, look for an older copy</source>
        <translation>%1, Zeile %2: Die Prüfsumme passt nicht zu den Zeilen darüber: Sie wurden geändert, nachdem sie geschrieben waren; wenn du das nicht selbst warst, such nach einer älteren Kopie</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter (Ctrl+F)</source>
        <translation>Filter (Strg+F)</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>Which column is searched</source>
        <translation>Welche Spalte durchsucht wird</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>By which column the cards are sorted</source>
        <translation>Nach welcher Spalte die Karten sortiert sind</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>wie in der Tabelle</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n cards chosen</source>
        <translation>
            <numerusform>%n Karte gewählt</numerusform>
            <numerusform>%n Karten gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending: the last comes first</source>
        <translation>Absteigend: die letzte kommt zuerst</translation>
    </message>
    <message>
        <source>Ascending: the first comes first</source>
        <translation>Aufsteigend: die erste kommt zuerst</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Options…</source>
        <translation>Optionen…</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Players, options and seed of a new match</source>
        <translation>Spieler, Optionen und Startwert einer neuen Partie</translation>
    </message>
    <message>
        <source>New here? The lesson takes four minutes</source>
        <translation>Neu hier? Die Lektion dauert vier Minuten</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation>Weiterspielen: %1</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>at bat</source>
        <translation>am Schlag</translation>
    </message>
    <message>
        <source>bowling</source>
        <translation>bowlt</translation>
    </message>
    <message>
        <source>pitching</source>
        <translation>wirft</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>im Feld</translation>
    </message>
    <message>
        <source>Sorted by suit, trumps last. Change it</source>
        <translation>Nach Farbe sortiert, Trümpfe zuletzt. Ändern</translation>
    </message>
    <message>
        <source>Sorted by suit, trumps first. Change it</source>
        <translation>Nach Farbe sortiert, Trümpfe zuerst. Ändern</translation>
    </message>
    <message>
        <source>Sorted by rank, trumps last. Change it</source>
        <translation>Nach Rang sortiert, Trümpfe zuletzt. Ändern</translation>
    </message>
    <message>
        <source>deals, 1 card</source>
        <translation>Geber, 1 Karte</translation>
    </message>
    <message>
        <source>deals, %1 cards</source>
        <translation>Geber, %1 Karten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>That can&apos;t go there.</source>
        <translation>Das passt dort nicht hin.</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass to %1</source>
        <translation>Weiter an %1</translation>
    </message>
    <message>
        <source>Rain check</source>
        <translation>Regenpause</translation>
    </message>
    <message>
        <source>Pass to</source>
        <comment>the name of a player stands below it</comment>
        <translation>Weiter an</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>A quick look: it ends when you let go of Space</source>
        <translation>Ein kurzer Blick: Er endet, wenn du die Leertaste loslässt</translation>
    </message>
    <message>
        <source>Press Enter or click to continue. Hold Space for a quick look.</source>
        <translation>Mit Eingabe oder einem Klick geht es weiter. Halte die Leertaste für einen kurzen Blick.</translation>
    </message>
</context>
<context>
    <name>HandScore</name>
    <message>
        <source>Hand %1, dealt by %2</source>
        <translation>Runde %1, Geber: %2</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Jede Zeile</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Nur Summen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>One card fewer (−)</source>
        <translation>Eine Karte weniger (−)</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>One card more (+)</source>
        <translation>Eine Karte mehr (+)</translation>
    </message>
    <message>
        <source>From the chosen card on</source>
        <translation>Ab der gewählten Karte</translation>
    </message>
    <message>
        <source>Holds the chosen card and those that follow it on the wall</source>
        <translation>Zeigt die gewählte Karte und die, die ihr an der Wand folgen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>A hand from the shuffled deck with all its copies (D)</source>
        <translation>Eine Hand aus dem gemischten Deck mit allen Kopien (D)</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>How much of each card shows</source>
        <translation>Wie viel von jeder Karte zu sehen ist</translation>
    </message>
    <message>
        <source>No cards to hold.</source>
        <translation>Die Hand ist leer.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Deck Studio</source>
        <translation>Deckstudio</translation>
    </message>
    <message>
        <source>Look at decks of cards, yours or ours (Ctrl+D)</source>
        <translation>Kartendecks ansehen, eigene oder unsere (Strg+D)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>All matches on this computer (Ctrl+L)</source>
        <translation>Alle Partien auf diesem Computer (Strg+L)</translation>
    </message>
    <message>
        <source>Wins, losses and scores (Ctrl+T)</source>
        <translation>Siege, Niederlagen und Ergebnisse (Strg+T)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Rain Delay</source>
        <translation>Rain Delay</translation>
    </message>
    <message>
        <source>Table games for one to three, while the tarp is on.</source>
        <translation>Tischspiele für ein bis drei Spieler, solange die Plane liegt.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>Hud</name>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Brawl</source>
        <translation>Schlägerei</translation>
    </message>
    <message>
        <source>The series (T)</source>
        <translation>Die Serie (T)</translation>
    </message>
    <message>
        <source>Scorecard (T)</source>
        <translation>Scorecard (T)</translation>
    </message>
    <message>
        <source>Test match</source>
        <translation>Testmatch</translation>
    </message>
    <message>
        <source>%1 runs a point</source>
        <translation>%1 Runs je Punkt</translation>
    </message>
    <message>
        <source>The toss</source>
        <translation>Der Münzwurf</translation>
    </message>
    <message>
        <source>Second innings</source>
        <translation>Zweites Innings</translation>
    </message>
    <message>
        <source>First innings</source>
        <translation>Erstes Innings</translation>
    </message>
    <message>
        <source>Follow-on</source>
        <translation>Follow-on</translation>
    </message>
    <message>
        <source>Draw: %1 of %2 runs</source>
        <translation>Remis: %1 von %2 Runs</translation>
    </message>
    <message>
        <source>Timeless: %1 runs</source>
        <translation>Zeitlos: %1 Runs</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Balls</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tiebreak</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Schläge</translation>
    </message>
    <message>
        <source>RallyBird</source>
        <translation>RallyBird</translation>
    </message>
    <message>
        <source>Score sheet (T)</source>
        <translation>Punktzettel (T)</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1: %2 in the match; this hand %3 declared, %4 in play</source>
        <translation>%1: %2 in der Partie; in dieser Runde %3 gemeldet, %4 im Spiel</translation>
    </message>
    <message>
        <source>hand: %1 + %2</source>
        <comment>points declared and in play</comment>
        <translation>Runde: %1 + %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>25 tricks</source>
        <translation>25 Stiche</translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>von 25</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>%1 spielte aus</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n wicket(s) left</source>
        <translation>
            <numerusform>noch %n Wicket</numerusform>
            <numerusform>noch %n Wickets</numerusform>
        </translation>
    </message>
    <message>
        <source>Test %1 of %2, series %3–%4</source>
        <translation>Test %1 von %2, Serie %3:%4</translation>
    </message>
</context>
<context>
    <name>ImportForm</name>
    <message>
        <source>How many of each card?</source>
        <translation>Wie viele von jeder Karte?</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>The column that says how often a card is printed.</source>
        <translation>Die Spalte, die sagt, wie oft eine Karte gedruckt wird.</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Von jeder eine</translation>
    </message>
    <message>
        <source>What is on a card?</source>
        <translation>Was steht auf einer Karte?</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>The name of a file, with or without its ending, here or in a folder beside the table.</source>
        <translation>Der Name einer Datei, mit oder ohne Endung, hier oder in einem Ordner neben der Tabelle.</translation>
    </message>
    <message>
        <source>A picture or a text on the other side.</source>
        <translation>Ein Bild oder ein Text auf der anderen Seite.</translation>
    </message>
    <message>
        <source>Other columns: what is printed?</source>
        <translation>Andere Spalten: Was wird gedruckt?</translation>
    </message>
    <message>
        <source>How large is a card?</source>
        <translation>Wie groß ist eine Karte?</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The card lies</source>
        <translation>Die Karte liegt</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Typeface of titles</source>
        <translation>Schrift der Titel</translation>
    </message>
    <message>
        <source>A font file beside the table, or the program&apos;s own.</source>
        <translation>Eine Schriftdatei neben der Tabelle oder die Schrift des Programms.</translation>
    </message>
    <message>
        <source>Typeface of texts</source>
        <translation>Schrift der Texte</translation>
    </message>
    <message>
        <source>Columns are placed as the other program had them. Choose another, and the card is rearranged.</source>
        <translation>Die Spalten stehen da, wo das andere Programm sie hatte. Wählst du eine andere Spalte, wird die Karte neu angeordnet.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>All answers as found in the table</source>
        <translation>Alle Antworten, wie sie in der Tabelle gefunden wurden</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Cards from %1</source>
        <translation>Karten aus %1</translation>
    </message>
    <message>
        <source>The deck is being read …</source>
        <translation>Das Deck wird gelesen …</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Keep as a deck …</source>
        <translation>Als Deck behalten …</translation>
    </message>
    <message>
        <source>Makes a folder with a layout, the table and its pictures</source>
        <translation>Macht einen Ordner mit einem Layout, der Tabelle und ihren Bildern</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Preview of card %1</source>
        <translation>Vorschau von Karte %1</translation>
    </message>
    <message>
        <source>No cards to show.</source>
        <translation>Keine Karten zu zeigen.</translation>
    </message>
</context>
<context>
    <name>InningScore</name>
    <message>
        <source>Walk-off: the winning run came home in the bottom of inning %1.</source>
        <translation>Walk-off: Der siegbringende Run kam in Inning %1, unten, nach Hause.</translation>
    </message>
    <message>
        <source>Settled in extra innings, after %1.</source>
        <translation>In Extra-Innings entschieden, nach %1.</translation>
    </message>
    <message>
        <source>Played to the last out.</source>
        <translation>Bis zum letzten Aus gespielt.</translation>
    </message>
</context>
<context>
    <name>InningSign</name>
    <message>
        <source>Top of inning %1</source>
        <translation>Inning %1, oben</translation>
    </message>
    <message>
        <source>Bottom of inning %1</source>
        <translation>Inning %1, unten</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>JointSide</name>
    <message>
        <source>%1: ready</source>
        <translation>%1: fertig</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Taste Esc</translation>
    </message>
</context>
<context>
    <name>LaidCard</name>
    <message>
        <source>%1, face down</source>
        <translation>%1, verdeckt</translation>
    </message>
</context>
<context>
    <name>LaidOutCards</name>
    <message>
        <source> · </source>
        <comment>between what was declared</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Laid out by %1</source>
        <translation>Ausgelegt von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Laid out by you: %1</source>
        <translation>Von dir ausgelegt: %1</translation>
    </message>
    <message>
        <source>Laid out by %1: %2</source>
        <translation>Ausgelegt von %1: %2</translation>
    </message>
    <message>
        <source>Seen enough: put it away</source>
        <translation>Gesehen: weglegen</translation>
    </message>
</context>
<context>
    <name>Lamps</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
</context>
<context>
    <name>LastMatches</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Watch this match</source>
        <translation>Diese Partie ansehen</translation>
    </message>
</context>
<context>
    <name>LastPitchPanel</name>
    <message>
        <source>Last pitch: %1</source>
        <translation>Letzter Pitch: %1</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick: %1</source>
        <translation>Letzter Stich: %1</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Too few draws to tell how even they are.</source>
        <translation>Zu wenig gezogen, um zu sagen, wie gleichmäßig es ist.</translation>
    </message>
    <message>
        <source>As even as it gets: nearly every match strays at least this far.</source>
        <translation>Gleichmäßiger geht es kaum: Fast jede Partie weicht mindestens so weit ab.</translation>
    </message>
    <message>
        <source>In about %1 of 10 matches luck strays at least this far.</source>
        <translation>In etwa %1 von 10 Partien weicht das Glück mindestens so weit ab.</translation>
    </message>
    <message>
        <source>In about %1 of 100 matches luck strays at least this far.</source>
        <translation>In etwa %1 von 100 Partien weicht das Glück mindestens so weit ab.</translation>
    </message>
    <message>
        <source>Fewer than 1 in 100 matches strays this far from the expected.</source>
        <translation>Weniger als 1 von 100 Partien weicht so weit vom Erwarteten ab.</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>kam</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Noch ist nichts gezogen.</translation>
    </message>
    <message>
        <source>Source of chance</source>
        <translation>Quelle des Zufalls</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>The luck of the draw</source>
        <translation>Was der Zufall brachte</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn. Bars: actual; marks: expected.</source>
        <translation>
            <numerusform>%n gezogen. Balken: was kam; Marken: was zu erwarten war.</numerusform>
            <numerusform>%n gezogen. Balken: was kam; Marken: was zu erwarten war.</numerusform>
        </translation>
    </message>
    <message>
        <source>actual</source>
        <translation>kam</translation>
    </message>
    <message>
        <source>%1: %2, expected %3</source>
        <translation>%1: %2, erwartet %3</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>%1 / %2</source>
        <comment>a step of so many</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Regel %1 lesen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>More text below</source>
        <translation>Der Text geht weiter</translation>
    </message>
</context>
<context>
    <name>LibraryDetail</name>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>See what happened so far</source>
        <translation>Sehen, was bisher geschah</translation>
    </message>
    <message>
        <source>See the match again (Enter)</source>
        <translation>Die Partie noch einmal sehen (Eingabe)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give the match a title (F2)</source>
        <translation>Der Partie einen Titel geben (F2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save a copy elsewhere (Ctrl+E)</source>
        <translation>Eine Kopie woanders speichern (Strg+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What can be read can be resumed as a new match. This file stays as it is.</source>
        <translation>Was lesbar ist, lässt sich als neue Partie weiterspielen. Diese Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Resume this match (Enter)</source>
        <translation>Diese Partie weiterspielen (Eingabe)</translation>
    </message>
    <message>
        <source>Resume from there</source>
        <translation>Von dort weiterspielen</translation>
    </message>
    <message>
        <source>Resume what could be read as a new match (Enter)</source>
        <translation>Was lesbar war, als neue Partie weiterspielen (Eingabe)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Noch einmal lesen</translation>
    </message>
    <message>
        <source>Try reading this file again (Enter)</source>
        <translation>Noch einmal versuchen, diese Datei zu lesen (Eingabe)</translation>
    </message>
    <message>
        <source>Practice: unlimited</source>
        <translation>Übung: unbegrenzt</translation>
    </message>
    <message>
        <source>Delete the match; you can undo that (Del)</source>
        <translation>Die Partie löschen; das lässt sich zurücknehmen (Entf)</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Export “%1”</source>
        <translation>„%1“ exportieren</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Statistics: wins and losses (Ctrl+T)</source>
        <translation>Statistik: Siege und Niederlagen (Strg+T)</translation>
    </message>
    <message>
        <source>Deck Studio: look at decks of cards (Ctrl+D)</source>
        <translation>Deckstudio: Kartendecks ansehen (Strg+D)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Zurück: %1 (Esc)</translation>
    </message>
    <message>
        <source>Import matches from files (Ctrl+O)</source>
        <translation>Partien aus Dateien importieren (Strg+O)</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden zu „%1“.</translation>
    </message>
    <message>
        <source>Reading the matches on this computer …</source>
        <translation>Die Partien auf diesem Computer werden gelesen …</translation>
    </message>
    <message>
        <source>No matches yet. Pick a game from the shelf, or drop a match file on this window.</source>
        <translation>Noch keine Partie. Nimm ein Spiel aus dem Regal, oder zieh die Datei einer Partie auf dieses Fenster.</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>LineScore</name>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>Hits</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Errors</translation>
    </message>
    <message>
        <source>number %1 bats</source>
        <translation>Nummer %1 ist am Schlag</translation>
    </message>
    <message>
        <source>the relief pitcher is in</source>
        <translation>der Relief Pitcher ist im Spiel</translation>
    </message>
    <message>
        <source>RP</source>
        <comment>the relief pitcher is in</comment>
        <translation>RP</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Play by play</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>Zum Neuesten</translation>
    </message>
    <message>
        <source>Jump to this point</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Rain Delay</source>
        <translation>%1 – Rain Delay</translation>
    </message>
    <message>
        <source>Rain Delay</source>
        <translation>Rain Delay</translation>
    </message>
    <message>
        <source>Drop a match here to put it into the library, or a deck to open it in Deck Studio</source>
        <translation>Leg hier eine Partie ab, um sie in die Bibliothek zu nehmen, oder ein Deck, um es im Deckstudio zu öffnen</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Jetzt öffnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take it back (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Leaves this match, which is kept in the library</source>
        <translation>Verlässt diese Partie; sie bleibt in der Bibliothek</translation>
    </message>
    <message>
        <source>Add to menu</source>
        <translation>Ins Menü</translation>
    </message>
    <message>
        <source>Rain Delay isn&apos;t in your menu yet.</source>
        <translation>Rain Delay steht noch nicht im Menü.</translation>
    </message>
    <message>
        <source>With its icon; then a double click opens matches and decks</source>
        <translation>Mit Symbol; dann öffnet ein Doppelklick Partien und Decks</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
</context>
<context>
    <name>MatchDecks</name>
    <message>
        <source>It has no cards.</source>
        <translation>Es hat keine Karten.</translation>
    </message>
    <message>
        <source>The deck “%1” has changed since: this match keeps its original values, shown with the game&apos;s own art.</source>
        <translation>Das Deck „%1“ wurde seither geändert: Diese Partie behält ihre Werte und zeigt die Karten des Spiels.</translation>
    </message>
    <message>
        <source>The deck “%1” isn&apos;t where it was: this match keeps its values, shown with the game&apos;s own art.</source>
        <translation>Das Deck „%1“ ist nicht mehr, wo es war: Diese Partie behält dessen Werte und zeigt die Karten des Spiels.</translation>
    </message>
    <message>
        <source>This match&apos;s deck isn&apos;t on this computer: its values stay, shown with the game&apos;s own art.</source>
        <translation>Das Deck dieser Partie ist nicht auf diesem Computer: Seine Werte gelten, zu sehen sind die Karten des Spiels.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Ctrl+</source>
        <comment>a key and what joins it to another</comment>
        <translation>Strg+</translation>
    </message>
    <message>
        <source>Ctrl+Shift+</source>
        <comment>keys and what joins them to another</comment>
        <translation>Strg+Umschalt+</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Take back the last choice (%1)</source>
        <translation>Die letzte Entscheidung zurücknehmen (%1)</translation>
    </message>
    <message>
        <source>Do it again (%1)</source>
        <translation>Noch einmal ausführen (%1)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Ohne Speichern verlassen?</translation>
    </message>
    <message>
        <source>The last moves of this match couldn&apos;t be written. If you leave now, they are lost.</source>
        <translation>Die letzten Züge dieser Partie konnten nicht geschrieben werden. Wenn du jetzt gehst, sind sie verloren.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>Zurücknehmen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Zurück: %1 (Esc)</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Zurück: %1</translation>
    </message>
    <message>
        <source>Back: %1. The match can be resumed later</source>
        <translation>Zurück: %1. Die Partie lässt sich später weiterspielen</translation>
    </message>
    <message>
        <source>What the bench coach decides</source>
        <translation>Was der Bench Coach entscheidet</translation>
    </message>
    <message>
        <source>No, it stands</source>
        <translation>Nein, es gilt</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>See it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>MistakeBar</name>
    <message>
        <source>%1: mistake %2 of %3</source>
        <comment>of a player</comment>
        <translation>%1: Fehler %2 von %3</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>All the costly choices (A)</source>
        <translation>Alle teuren Entscheidungen (A)</translation>
    </message>
    <message>
        <source>Done with the mistakes (Esc)</source>
        <translation>Mit den Fehlern fertig (Esc)</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>The table as it was before this choice</source>
        <translation>Der Tisch, wie er vor dieser Entscheidung war</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try again at mistake %1</source>
        <translation>Bei Fehler %1 noch einmal versuchen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show mistake %1</source>
        <translation>Fehler %1 zeigen</translation>
    </message>
    <message>
        <source>Starts a new match just before this choice; this one stays as it is</source>
        <translation>Beginnt vor dieser Entscheidung eine neue Partie; diese bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and cost of a mistake</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>NewDeckSheet</name>
    <message>
        <source>Keep as a deck</source>
        <translation>Als Deck behalten</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>What it begins with</source>
        <translation>Womit es beginnt</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Its folder: %1</source>
        <translation>Sein Ordner: %1</translation>
    </message>
    <message>
        <source>Place …</source>
        <translation>Ort …</translation>
    </message>
    <message>
        <source>Choose where the deck&apos;s folder is made</source>
        <translation>Wähle, wo der Ordner des Decks angelegt wird</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>In diesem Ordner</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>This makes a folder with the layout that you see (deck.yaml), the table (cards.csv) and its pictures (art). From then on you work there; the table that you opened stays as it is.</source>
        <translation>Damit entsteht ein Ordner mit dem Layout, das du siehst (deck.yaml), der Tabelle (cards.csv) und den Bildern, die sie nennt (art). Von da an arbeitest du in diesem Ordner; die Tabelle, die du geöffnet hast, bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Where should it go?</source>
        <translation>Wo soll es liegen?</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>NewFolderRow</name>
    <message>
        <source>Name of the new folder</source>
        <translation>Name des neuen Ordners</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Abbrechen (Esc)</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Third player</source>
        <translation>Dritter Spieler</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Ein anderer Startwert</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same match.</source>
        <translation>Derselbe Startwert und dieselben Entscheidungen ergeben dieselbe Partie.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>From the deck “%1”: its values for the rules, its faces on the table.</source>
        <translation>Aus dem Deck „%1“: seine Werte für die Regeln, seine Vorderseiten auf dem Tisch.</translation>
    </message>
    <message>
        <source>Use the game&apos;s own</source>
        <translation>Die des Spiels nehmen</translation>
    </message>
    <message>
        <source>Everything can be taken back, even drawn cards and thrown dice. The record is marked as practice.</source>
        <translation>Alles lässt sich zurücknehmen, auch gezogene Karten und gefallene Würfel. Die Aufzeichnung ist als Übung markiert.</translation>
    </message>
    <message>
        <source>Learn it at the table in under five minutes</source>
        <translation>Lern es am Tisch, in weniger als fünf Minuten</translation>
    </message>
</context>
<context>
    <name>NoCards</name>
    <message>
        <source>The deck is being read …</source>
        <translation>Das Deck wird gelesen …</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No cards to show. The list of problems says why; this page updates when the files are saved.</source>
        <translation>Keine Karten zu zeigen. Warum, steht in der Liste der Probleme; sobald die Dateien gespeichert sind, wird diese Seite aktualisiert.</translation>
    </message>
    <message>
        <source>No card matches “%1”.</source>
        <translation>Keine Karte passt zu „%1“.</translation>
    </message>
    <message>
        <source>The table has no cards yet: add a row.</source>
        <translation>Die Tabelle hat noch keine Karte: Füg ihr eine Zeile hinzu.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>less · equal · more</source>
        <translation>weniger · gleich · mehr</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: &lt; %4%, = %5%, &gt; %6%</source>
        <translation>%1 + %2 = %3: &lt; %4&#xa0;%, = %5&#xa0;%, &gt; %6&#xa0;%</translation>
    </message>
    <message>
        <source>Dice odds against two zones</source>
        <translation>Würfelwahrscheinlichkeiten gegen zwei Zonen</translation>
    </message>
</context>
<context>
    <name>OneCard</name>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Back to the wall (Esc)</source>
        <translation>Zurück zur Wand (Esc)</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Beschnitt</translation>
    </message>
    <message>
        <source>Safe zone</source>
        <translation>Sicherheitszone</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Where each element of the layout lies, and its name</source>
        <translation>Wo jedes Element des Layouts liegt, und sein Name</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2&#xa0;mm</translation>
    </message>
    <message>
        <source>, bleed %1 mm</source>
        <translation>, Beschnitt %1&#xa0;mm</translation>
    </message>
    <message>
        <source>Previous card (Left)</source>
        <translation>Die vorige Karte (Links)</translation>
    </message>
    <message>
        <source>Next card (Right)</source>
        <translation>Die nächste Karte (Rechts)</translation>
    </message>
    <message>
        <source>Printed beyond the cut so that no white edge shows</source>
        <translation>Was über den Schnitt hinaus gedruckt wird, damit kein weißer Rand bleibt</translation>
    </message>
    <message>
        <source>Safe even when the knife is a little off</source>
        <translation>Was ganz bleibt, auch wenn das Messer etwas danebenliegt</translation>
    </message>
</context>
<context>
    <name>OpponentTable</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>PackRow</name>
    <message>
        <source>Cards of %1</source>
        <translation>Karten für %1</translation>
    </message>
    <message>
        <source>The look of the pack at the table.</source>
        <translation>Wie das Kartenspiel am Tisch aussieht.</translation>
    </message>
</context>
<context>
    <name>Painter</name>
    <message>
        <source>A card is 1 to %1 pixels wide.</source>
        <translation>Eine Karte darf 1 bis %1 Pixel breit sein.</translation>
    </message>
    <message>
        <source>There is not enough memory for a card of this size.</source>
        <translation>Für eine Karte dieser Größe reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>PdfForm</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Each page is a card with its bleed, for print shops that take PDF.</source>
        <translation>Jede Seite ist eine Karte mit Beschnitt, für Druckereien, die PDF nehmen.</translation>
    </message>
    <message>
        <source>Sheets of cards</source>
        <translation>Bogen mit Karten</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>On a page of their own, printed on the other side.</source>
        <translation>Auf einer eigenen Seite, gedruckt auf die Rückseite des Blatts.</translation>
    </message>
    <message>
        <source>On the same page: fold it along the line, glue it, then cut.</source>
        <translation>Auf derselben Seite: an der Linie falten, kleben, dann schneiden.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Beidseitig</translation>
    </message>
    <message>
        <source>Gutterfold</source>
        <translation>Zum Falten</translation>
    </message>
    <message>
        <source>After each front</source>
        <translation>Nach jeder Vorderseite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Größe des Papiers</translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation>Breite des Papiers</translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation>Höhe des Papiers</translation>
    </message>
    <message>
        <source>The sheet lies</source>
        <translation>Der Bogen liegt</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Gaps between cards</source>
        <translation>Abstände zwischen Karten</translation>
    </message>
    <message>
        <source>With a gap each card keeps its bleed; without one a single cut parts two cards.</source>
        <translation>Mit Abstand behält jede Karte ihren Beschnitt; ohne Abstand trennt ein Schnitt zwei Karten.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>What the printer leaves blank at each edge.</source>
        <translation>Was der Drucker an jeder Kante weiß lässt.</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>Spalten und Reihen</translation>
    </message>
    <message>
        <source>Empty: as many as fit.</source>
        <translation>Leer: so viele, wie passen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Cut marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>Where to cut, beside the cards and never on them.</source>
        <translation>Wo zu schneiden ist, neben den Karten und nie darauf.</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Rules booklet</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Last in the file. Print these pages on both sides, then fold and staple them.</source>
        <translation>Am Ende der Datei. Diese Seiten beidseitig drucken, dann falten und heften.</translation>
    </message>
    <message>
        <source>Some cards have two faces: without backs the second one is missing.</source>
        <translation>Manche Karten haben zwei Vorderseiten: ohne Rückseiten fehlt die zweite.</translation>
    </message>
    <message>
        <source>One card per page</source>
        <translation>Eine Karte je Seite</translation>
    </message>
    <message>
        <source>Whichever fits more</source>
        <translation>Was mehr Karten fasst</translation>
    </message>
    <message>
        <source>50 mm, to check that the printer kept the size.</source>
        <translation>50&#xa0;mm, um zu sehen, ob der Drucker die Größe hielt.</translation>
    </message>
    <message>
        <source>Sheets to cut at home.</source>
        <translation>Bogen, die du zu Hause schneidest.</translation>
    </message>
    <message>
        <source>Each card as often as the column copies says; otherwise once.</source>
        <translation>Jede Karte so oft, wie die Spalte copies sagt; sonst einmal.</translation>
    </message>
</context>
<context>
    <name>PictureForm</name>
    <message>
        <source>Print shop</source>
        <translation>Druckerei</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>A back that several cards share is one file.</source>
        <translation>Eine Rückseite, die mehrere Karten teilen, ist eine Datei.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>With the bleed</source>
        <translation>Mit Beschnitt</translation>
    </message>
    <message>
        <source>Round corners</source>
        <translation>Runde Ecken</translation>
    </message>
    <message>
        <source>Transparent beyond them.</source>
        <translation>Außerhalb durchsichtig.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Width of a card</source>
        <translation>Breite einer Karte</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Codes below the cards</source>
        <translation>Codes unter den Karten</translation>
    </message>
    <message>
        <source>Large sheets</source>
        <translation>Große Bogen</translation>
    </message>
    <message>
        <source>Up to 8192 pixels a side instead of 4096: sharper, slower to load.</source>
        <translation>Bis zu 8192 Pixel je Seite statt 4096: schärfer, lädt langsamer.</translation>
    </message>
    <message>
        <source>Address on the web</source>
        <translation>Adresse im Netz</translation>
    </message>
    <message>
        <source>Where you will put the pictures, so that others at the table see them. Empty: the files on this computer, which only it can read.</source>
        <translation>Wo du die Bilder hinlegst, damit andere am Tisch sie sehen. Leer: die Dateien auf diesem Computer, die nur er lesen kann.</translation>
    </message>
    <message>
        <source>The shop&apos;s own size, bleed and resolution: files to upload to it.</source>
        <translation>Größe, Beschnitt und Auflösung dieser Druckerei: Dateien, die du dort hochlädst.</translation>
    </message>
    <message>
        <source>Otherwise cut to the trim.</source>
        <translation>Sonst bis zum Schnitt.</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>top of %n card(s)</source>
        <translation>
            <numerusform>oberste von %n Karte</numerusform>
            <numerusform>oberste von %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceTable</name>
    <message>
        <source>That can&apos;t go there.</source>
        <translation>Das passt dort nicht hin.</translation>
    </message>
</context>
<context>
    <name>PlaceArea</name>
    <message>
        <source>%1, a legal place</source>
        <translation>%1, ein erlaubter Platz</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Bench coach</source>
        <translation>Bench Coach</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Rookie</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>All-Star</source>
        <translation>All-Star</translation>
    </message>
    <message>
        <source>random play</source>
        <translation>Zufallsspiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Hall of Famer</source>
        <translation>Hall of Famer</translation>
    </message>
    <message>
        <source>Wins %2% of %3 matches against %1.</source>
        <translation>Gewinnt %2&#xa0;% von %3 Partien gegen %1.</translation>
    </message>
    <message>
        <source>Won %2% of %3 matches against %1: too close to call.</source>
        <translation>Gewann %2&#xa0;% von %3 Partien gegen %1: zu knapp, um zu sagen, wer stärker ist.</translation>
    </message>
    <message>
        <source>Someone at this computer.</source>
        <translation>Jemand an diesem Computer.</translation>
    </message>
    <message>
        <source>Plays the match out %1 times in its head before each choice, as a coach would.</source>
        <translation>Spielt die Partie vor jeder Entscheidung %1-mal im Kopf zu Ende, wie ein Coach.</translation>
    </message>
    <message>
        <source>Plays the match out %1 times in its head before each choice, with random moves.</source>
        <translation>Spielt die Partie vor jeder Entscheidung %1-mal im Kopf zu Ende, mit zufälligen Zügen.</translation>
    </message>
    <message>
        <source>It knows only what its seat knows.</source>
        <translation>Weiß nur, was man an seinem Platz weiß.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>%1 prints no card of %2 × %3 mm; the nearest is %4, %5 × %6 mm.</source>
        <translation>%1 druckt keine Karte von %2 × %3&#xa0;mm; die nächste ist %4, %5 × %6&#xa0;mm.</translation>
    </message>
    <message>
        <source>Cards of %1 × %2 mm become %3, %4 × %5 mm.</source>
        <translation>Karten von %1 × %2&#xa0;mm werden zu %3, %4 × %5&#xa0;mm.</translation>
    </message>
    <message>
        <source>The deck&apos;s bleed is %1 mm; %2 wants %3 mm. The edge&apos;s colours are continued.</source>
        <translation>Der Beschnitt des Decks ist %1&#xa0;mm; %2 verlangt %3&#xa0;mm. Die Farben am Rand werden fortgesetzt.</translation>
    </message>
    <message>
        <source>%1 reaches over the card&apos;s edge and will be cut off.</source>
        <translation>%1 ragt über den Kartenrand und wird abgeschnitten.</translation>
    </message>
    <message>
        <source>It reaches the card&apos;s edge (%1) but not the end of the bleed: a sliver of what is below may show.</source>
        <translation>Es reicht bis an den Kartenrand (%1), aber nicht bis ans Ende des Beschnitts: Ein Streifen dessen, was darunter liegt, kann zu sehen sein.</translation>
    </message>
    <message>
        <source>The typeface %1 isn&apos;t there; %2 is used instead.</source>
        <translation>Die Schrift %1 ist nicht da; stattdessen wird %2 genommen.</translation>
    </message>
    <message>
        <source>The text of %1 is less than %4 mm from the card&apos;s edge: it may be cut off.</source>
        <translation>Der Text von %1 ist weniger als %4&#xa0;mm vom Kartenrand entfernt: Er kann abgeschnitten werden.</translation>
    </message>
    <message>
        <source>The text of %1 reaches over the card&apos;s edge and will be cut off.</source>
        <translation>Der Text von %1 ragt über den Kartenrand und wird abgeschnitten.</translation>
    </message>
    <message>
        <source>The text of %1 is set in less than %4 pt, which is hard to read.</source>
        <translation>Der Text von %1 ist in weniger als %4&#xa0;pt gesetzt; das ist schwer zu lesen.</translation>
    </message>
    <message>
        <source>%1 is in no font; put one in colour that has it, such as NotoColorEmoji.ttf, into the deck and name it in &quot;fonts&quot;.</source>
        <translation>%1 kommt in keiner Schrift vor; leg eine farbige Schrift, die dieses Zeichen hat, etwa NotoColorEmoji.ttf, ins Deck und nenn sie unter „fonts“.</translation>
    </message>
    <message>
        <source>%1 is blank in %2: put an undamaged copy of that font into the deck, or name another one in &quot;fonts&quot;.</source>
        <translation>%1 ist in %2 leer: Leg eine unbeschädigte Kopie dieser Schrift ins Deck oder nenn unter „fonts“ eine andere.</translation>
    </message>
    <message>
        <source>%1 is %2 mm from the card&apos;s edge: anything under %3 mm may be cut off.</source>
        <translation>%1 ist %2&#xa0;mm vom Kartenrand entfernt: Was näher als %3&#xa0;mm liegt, kann abgeschnitten werden.</translation>
    </message>
    <message>
        <source>%1 is printed at %2 dpi; under %3 looks coarse.</source>
        <translation>%1 wird mit %2&#xa0;dpi gedruckt; weniger als %3 sieht grob aus.</translation>
    </message>
    <message>
        <source>The pictures of %1 are printed at less than %4 dpi, which looks coarse.</source>
        <translation>Die Bilder von %1 werden mit weniger als %4&#xa0;dpi gedruckt; das sieht grob aus.</translation>
    </message>
    <message>
        <source>%1 is set in %2 pt; under %3 pt is hard to read.</source>
        <translation>%1 ist in %2&#xa0;pt gesetzt; weniger als %3&#xa0;pt ist schwer zu lesen.</translation>
    </message>
    <message>
        <source>%1 is in no font; name another typeface in &quot;fonts&quot; that has it.</source>
        <translation>%1 ist in keiner Schrift; nenn unter „fonts“ eine weitere Schrift, die dieses Zeichen hat.</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Saved as PDF, the pages can be printed elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Als PDF gespeichert, lassen sich die Seiten anderswo drucken.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
</context>
<context>
    <name>PrinterForm</name>
    <message>
        <source>The printer</source>
        <translation>Der Drucker</translation>
    </message>
    <message>
        <source>The long edge</source>
        <translation>Die lange Kante</translation>
    </message>
    <message>
        <source>The short edge</source>
        <translation>Die kurze Kante</translation>
    </message>
    <message>
        <source>Backs are moved</source>
        <translation>Rückseiten werden verschoben</translation>
    </message>
    <message>
        <source>To the right and down, on their page.</source>
        <translation>Nach rechts und nach unten, auf ihrer Seite.</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Backs are turned</source>
        <translation>Rückseiten werden gedreht</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Backs reach further</source>
        <translation>Rückseiten reichen weiter</translation>
    </message>
    <message>
        <source>Extra bleed</source>
        <translation>Mehr Beschnitt</translation>
    </message>
    <message>
        <source>Measure the printer</source>
        <translation>Den Drucker ausmessen</translation>
    </message>
    <message>
        <source>Print the test page on both sides, hold it against the light, and read off where each cross of the front meets the scales of the back.</source>
        <translation>Druck die Testseite beidseitig, halte sie gegen das Licht und lies ab, wo jedes Kreuz der Vorderseite die Skalen der Rückseite trifft.</translation>
    </message>
    <message>
        <source>Test page</source>
        <translation>Testseite</translation>
    </message>
    <message>
        <source>Saved as a PDF of two pages, on the paper chosen above</source>
        <translation>Als PDF mit zwei Seiten gespeichert, auf dem oben gewählten Papier</translation>
    </message>
    <message>
        <source>Read off at the upper cross</source>
        <translation>Am oberen Kreuz abgelesen</translation>
    </message>
    <message>
        <source>To the right and down.</source>
        <translation>Nach rechts und nach unten.</translation>
    </message>
    <message>
        <source>Upper cross, to the right</source>
        <translation>Oberes Kreuz, nach rechts</translation>
    </message>
    <message>
        <source>Upper cross, down</source>
        <translation>Oberes Kreuz, nach unten</translation>
    </message>
    <message>
        <source>Read off at the lower cross</source>
        <translation>Am unteren Kreuz abgelesen</translation>
    </message>
    <message>
        <source>Then “Use these” sets how backs are moved and turned.</source>
        <translation>„Übernehmen“ stellt danach ein, wie Rückseiten verschoben und gedreht werden.</translation>
    </message>
    <message>
        <source>Lower cross, to the right</source>
        <translation>Unteres Kreuz, nach rechts</translation>
    </message>
    <message>
        <source>Lower cross, down</source>
        <translation>Unteres Kreuz, nach unten</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Sets how backs are moved and turned</source>
        <translation>Stellt ein, wie Rückseiten verschoben und gedreht werden</translation>
    </message>
    <message>
        <source>It flips the sheet on</source>
        <translation>Er wendet den Bogen um</translation>
    </message>
    <message>
        <source>Extra bleed to hide what is still off.</source>
        <translation>Mehr Beschnitt verdeckt, was noch danebenliegt.</translation>
    </message>
    <message>
        <source>Clockwise, around the middle of the page.</source>
        <translation>Im Uhrzeigersinn, um die Mitte der Seite.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; meintest du &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>%1; known: %2.</source>
        <translation>%1; bekannt: %2.</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>This isn&apos;t about a single card. Fix it in %1 and save: it is read again at once.</source>
        <translation>Das betrifft keine einzelne Karte. Beheb es in %1 und speichere: Die Datei wird sofort neu gelesen.</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1, back</source>
        <translation>Karte %1, Rückseite</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Changes the deck&apos;s file; Ctrl+Z takes it back</source>
        <translation>Ändert die Datei des Decks; Strg+Z nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>ProposedStrip</name>
    <message>
        <source>Keep as a deck …</source>
        <translation>Als Deck behalten …</translation>
    </message>
    <message>
        <source>Makes a folder with a layout, the table and its pictures (Ctrl+S)</source>
        <translation>Legt einen Ordner an mit Layout, Tabelle und ihren Bildern (Strg+S)</translation>
    </message>
    <message>
        <source>Columns and size …</source>
        <translation>Spalten und Größe …</translation>
    </message>
    <message>
        <source>What the columns are, which are left out, and how large a card is</source>
        <translation>Was die Spalten sind, welche wegbleiben und wie groß eine Karte ist</translation>
    </message>
    <message>
        <source>This is only a table, with a proposed layout. Kept as a deck, it gets a layout of its own that you can change.</source>
        <translation>Das ist nur eine Tabelle; ihr Layout ist ein Vorschlag. Als Deck bekommt sie ein eigenes Layout, das du ändern kannst.</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Key Escape</source>
        <translation>Taste Esc</translation>
    </message>
</context>
<context>
    <name>QuickBaseball</name>
    <message>
        <source>%1 of inning %2: %3 bats</source>
        <translation>%1, Inning %2: %3 ist am Schlag</translation>
    </message>
    <message>
        <source>%1&apos;s number %2 swings: %3 against %4</source>
        <translation>Nummer %2 von %1 schlägt: %3 gegen %4</translation>
    </message>
    <message>
        <source>%3 meets %4, number %2 swinging</source>
        <translation>%3 trifft auf %4, Nummer %2 schlägt</translation>
    </message>
    <message>
        <source>Number %2 goes after it: %3, and the pitch is %4</source>
        <translation>Nummer %2 holt aus: %3, und der Pitch ist %4</translation>
    </message>
    <message>
        <source>The bat stays on number %2&apos;s shoulder. The pitch: %3</source>
        <translation>Der Schläger von Nummer %2 bleibt auf der Schulter. Der Pitch: %3</translation>
    </message>
    <message>
        <source>%1&apos;s runner is off for %2! The pitch: %3</source>
        <translation>Der Runner von %1 läuft los: %2! Der Pitch: %3</translation>
    </message>
    <message>
        <source>A break for %2 on %3</source>
        <translation>Ein Start Richtung %2 bei %3</translation>
    </message>
    <message>
        <source>A match in %3: number %2 doubles</source>
        <translation>%3 passt: Double für Nummer %2</translation>
    </message>
    <message>
        <source>A match in %3: number %2 triples</source>
        <translation>%3 passt: Triple für Nummer %2</translation>
    </message>
    <message>
        <source>A match in %3, and it&apos;s gone: number %2 homers</source>
        <translation>%3 passt, und weg ist er: Homerun, Nummer %2</translation>
    </message>
    <message>
        <source>The runner on %2 goes to %3</source>
        <translation>Der Läufer auf %2 rückt auf %3 vor</translation>
    </message>
    <message>
        <source>From %2 to %3 for %1&apos;s runner</source>
        <translation>Von %2 nach %3 für den Läufer von %1</translation>
    </message>
    <message>
        <source>%1 moves one from %2 to %3</source>
        <translation>%1 bringt einen von %2 nach %3</translation>
    </message>
    <message>
        <source>A run for %1</source>
        <translation>Ein Run für %1</translation>
    </message>
    <message>
        <source>One more across the plate for %1</source>
        <translation>Noch einer über die Home Plate für %1</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 holt einen Run</translation>
    </message>
    <message>
        <source>Nothing but air: number %2 is out</source>
        <translation>Nur Luft: Nummer %2 ist aus</translation>
    </message>
    <message>
        <source>Number %2 swings through it: out</source>
        <translation>Nummer %2 schlägt vorbei: aus</translation>
    </message>
    <message>
        <source>Strike, and one is enough: number %2 sits down</source>
        <translation>Strike, und einer reicht: Nummer %2 setzt sich</translation>
    </message>
    <message>
        <source>That one was blue. Number %2 is out, bat on the shoulder</source>
        <translation>Der war blau. Nummer %2 ist aus, Schläger auf der Schulter</translation>
    </message>
    <message>
        <source>High, and into a glove: number %2 is out</source>
        <translation>Hoch, und in einen Handschuh: Nummer %2 ist aus</translation>
    </message>
    <message>
        <source>An easy fly, number %2 is out</source>
        <translation>Ein leichter Flugball, Nummer %2 ist aus</translation>
    </message>
    <message>
        <source>Thrown out at first by a step: number %2</source>
        <translation>Einen Schritt zu spät an Base 1: Nummer %2 ist aus</translation>
    </message>
    <message>
        <source>The throw beats number %2 to the bag</source>
        <translation>Der Wurf ist schneller als Nummer %2</translation>
    </message>
    <message>
        <source>Straight at somebody: number %2 is caught</source>
        <translation>Genau auf den Mann: gefangen, Nummer %2 ist aus</translation>
    </message>
    <message>
        <source>The fly falls foul: number %2 gets another pitch</source>
        <translation>Der Flugball fällt ins Foul: Nummer %2 bekommt noch einen Pitch</translation>
    </message>
    <message>
        <source>Nobody gets under it. Number %2 lives on</source>
        <translation>Keiner kommt darunter. Nummer %2 lebt weiter</translation>
    </message>
    <message>
        <source>A good eye: number %2 is still up</source>
        <translation>Gutes Auge: Nummer %2 bleibt am Schlag</translation>
    </message>
    <message>
        <source>Wide of the plate. Number %2 digs in</source>
        <translation>Neben der Plate. Nummer %2 wartet auf den nächsten</translation>
    </message>
    <message>
        <source>Too far out. Balls: %2</source>
        <translation>Zu weit außen. Balls: %2</translation>
    </message>
    <message>
        <source>The catcher has to reach. Balls: %2</source>
        <translation>Der Catcher muss sich strecken. Balls: %2</translation>
    </message>
    <message>
        <source>Ball four: number %2 strolls to first</source>
        <translation>Ball vier: Nummer %2 schlendert zu Base 1</translation>
    </message>
    <message>
        <source>%1&apos;s number %2 takes a free base</source>
        <translation>Nummer %2 von %1 bekommt ein freies Base</translation>
    </message>
    <message>
        <source>Safe! %1 steals %2</source>
        <translation>Safe! %1 stiehlt %2</translation>
    </message>
    <message>
        <source>Under the tag at %2</source>
        <translation>Unter dem Tag durch: %2</translation>
    </message>
    <message>
        <source>%1 has %2 for nothing</source>
        <translation>%1 bekommt %2 geschenkt</translation>
    </message>
    <message>
        <source>They knew: the runner is out at %2</source>
        <translation>Sie wussten es: Der Läufer ist an %2 aus</translation>
    </message>
    <message>
        <source>%1 picks the bats up again</source>
        <translation>%1 nimmt die Schläger wieder auf</translation>
    </message>
    <message>
        <source>All the bats are back in %1&apos;s rack</source>
        <translation>Alle Schläger stehen wieder im Ständer von %1</translation>
    </message>
    <message>
        <source>%1 takes the pitches back</source>
        <translation>%1 nimmt die Pitches zurück</translation>
    </message>
    <message>
        <source>A visit to the mound: %1 has every pitch again</source>
        <translation>Besuch am Hügel: %1 hat wieder jeden Pitch</translation>
    </message>
    <message>
        <source>The starter is done: %1&apos;s relief pitcher comes in</source>
        <translation>Der Starter ist fertig: Der Relief Pitcher von %1 kommt</translation>
    </message>
    <message>
        <source>A door opens in the outfield: %1&apos;s reliever jogs to the mound</source>
        <translation>Im Outfield geht eine Tür auf: Der Reliever von %1 trabt zum Hügel</translation>
    </message>
    <message>
        <source>Out of baseballs. The umpires call it a day</source>
        <translation>Die Bälle sind alle. Die Umpires machen Schluss</translation>
    </message>
    <message>
        <source>Ball game: %1 wins, %2 to %3</source>
        <translation>Aus und vorbei: %1 gewinnt %2 zu %3</translation>
    </message>
    <message>
        <source>It stays a tie, %1 all</source>
        <translation>Es bleibt beim Unentschieden, %1 zu %1</translation>
    </message>
    <message>
        <source>Nine innings</source>
        <translation>Neun Innings</translation>
    </message>
    <message>
        <source>Six innings</source>
        <translation>Sechs Innings</translation>
    </message>
    <message>
        <source>Three innings</source>
        <translation>Drei Innings</translation>
    </message>
    <message>
        <source>Both take their cards back</source>
        <translation>Beide nehmen ihre Karten zurück</translation>
    </message>
    <message>
        <source>The pitch is discarded</source>
        <translation>Der Pitch wird abgelegt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>the visitor&apos;s hand</source>
        <translation>die Hand des Gastes</translation>
    </message>
    <message>
        <source>the home team&apos;s hand</source>
        <translation>die Hand des Heimteams</translation>
    </message>
    <message>
        <source>the pitch</source>
        <translation>der Pitch</translation>
    </message>
    <message>
        <source>the bat</source>
        <translation>der Schläger</translation>
    </message>
    <message>
        <source>thrown pitches</source>
        <translation>geworfene Pitches</translation>
    </message>
    <message>
        <source>used bats</source>
        <translation>gespielte Schläger</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>Base 1</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>Base 2</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>Base 3</translation>
    </message>
    <message>
        <source>the outs</source>
        <translation>die Outs</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>Home Plate</translation>
    </message>
    <message>
        <source>the mound</source>
        <translation>der Wurfhügel</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>That is for the side at bat</source>
        <translation>Das darf nur das Team am Schlag</translation>
    </message>
    <message>
        <source>That is for the side in the field, once the batter has chosen</source>
        <translation>Das darf nur das Team im Feld, sobald der Batter gewählt hat</translation>
    </message>
    <message>
        <source>First say whether you take your discards back</source>
        <translation>Sag erst, ob du deine Ablage zurücknimmst</translation>
    </message>
    <message>
        <source>No card is left to play: take your discards back</source>
        <translation>Du hast keine Karte mehr zu spielen: Nimm deine Ablage zurück</translation>
    </message>
    <message>
        <source>Discards come back when one card is left, or when the other side takes its own</source>
        <translation>Die Ablage kommt zurück, wenn eine Karte übrig ist oder wenn das andere Team seine zurücknimmt</translation>
    </message>
    <message>
        <source>%1 lies among the discards until they are taken back</source>
        <translation>%1 liegt in der Ablage, bis sie zurückgenommen wird</translation>
    </message>
    <message>
        <source>No runner is on base to steal</source>
        <translation>Kein Läufer ist auf Base, der stehlen könnte</translation>
    </message>
    <message>
        <source>%1 is taken: there is nowhere to steal to</source>
        <translation>%1 ist besetzt: Da ist nichts zu stehlen</translation>
    </message>
    <message>
        <source>Nobody steals home</source>
        <translation>Home stiehlt keiner</translation>
    </message>
    <message>
        <source>Quick Baseball</source>
        <translation>Quick Baseball</translation>
    </message>
    <message>
        <source>Eighteen cards, two hands, one guess after another: baseball as a bluff.</source>
        <translation>Achtzehn Karten, zwei Hände, immer wieder raten: Baseball als Bluff.</translation>
    </message>
    <message>
        <source>After the published rules of &quot;Quick Baseball (18 cards)&quot; by S. P. Stenton.</source>
        <translation>Nach den veröffentlichten Regeln von „Quick Baseball (18 cards)“ von S. P. Stenton.</translation>
    </message>
    <message>
        <source>Swing: %1</source>
        <translation>Schlagen: %1</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Throw: %1</source>
        <translation>Werfen: %1</translation>
    </message>
    <message>
        <source>Take the discards back</source>
        <translation>Die Ablage zurücknehmen</translation>
    </message>
    <message>
        <source>it catches a runner who steals; otherwise it is ball %1</source>
        <translation>er erwischt einen Läufer, der stiehlt; sonst ist es Ball %1</translation>
    </message>
    <message>
        <source>it costs no card, but it is ball %1</source>
        <translation>es kostet keine Karte, ist aber Ball %1</translation>
    </message>
    <message>
        <source>Every run of the last play counts</source>
        <translation>Jeder Run des letzten Spielzugs zählt</translation>
    </message>
    <message>
        <source>Runs beyond the winning one count too, and not on a home run alone.</source>
        <translation>Auch Runs nach dem siegbringenden zählen, nicht nur bei einem Homerun.</translation>
    </message>
    <message>
        <source>balls: %1</source>
        <translation>Balls: %1</translation>
    </message>
    <message>
        <source>Side retired. %1: runs %2, left on base %3</source>
        <translation>Seitenwechsel. %1: Runs %2, auf Base geblieben %3</translation>
    </message>
    <message>
        <source>%1&apos;s number %2 takes it: %3</source>
        <translation>Nummer %2 von %1 lässt ihn durch: %3</translation>
    </message>
    <message>
        <source>Number %2 just watches: %3</source>
        <translation>Nummer %2 schaut nur zu: %3</translation>
    </message>
    <message>
        <source>There goes the runner, head down, to %2, on %3</source>
        <translation>Da rennt der Läufer mit gesenktem Kopf, Ziel %2, bei %3</translation>
    </message>
    <message>
        <source>A match in %3: number %2 singles</source>
        <translation>%3 passt: Single für Nummer %2</translation>
    </message>
    <message>
        <source>Number %2 drops it in on %3: a single</source>
        <translation>Nummer %2 lässt ihn fallen, %3: ein Single</translation>
    </message>
    <message>
        <source>Through the middle on %3: number %2 is on first</source>
        <translation>Durch die Mitte, %3: Nummer %2 ist auf Base 1</translation>
    </message>
    <message>
        <source>A clean knock on %3: first base for number %2</source>
        <translation>Ein sauberer Schlag, %3: Base 1 für Nummer %2</translation>
    </message>
    <message>
        <source>Into the gap on %3: two bases for number %2</source>
        <translation>In die Lücke, %3: zwei Bases für Nummer %2</translation>
    </message>
    <message>
        <source>Off the wall on %3: number %2 slides into second</source>
        <translation>An die Wand, %3: Nummer %2 rutscht auf Base 2</translation>
    </message>
    <message>
        <source>To the deepest corner on %3: number %2 is on third</source>
        <translation>In die hinterste Ecke, %3: Nummer %2 ist auf Base 3</translation>
    </message>
    <message>
        <source>Number %2 sends it over the fence on %3: home run</source>
        <translation>Nummer %2 schickt ihn über den Zaun, %3: Homerun</translation>
    </message>
    <message>
        <source>Don&apos;t bother chasing that one: on %3, number %2 trots around for %1</source>
        <translation>Dem braucht keiner nachzulaufen: Mit %3 dreht Nummer %2 die Runde für %1</translation>
    </message>
    <message>
        <source>Right down the middle: number %2 is caught looking</source>
        <translation>Genau durch die Mitte: Nummer %2 schaut zu und ist aus</translation>
    </message>
    <message>
        <source>Caught! Number %2 can&apos;t believe it</source>
        <translation>Gefangen! Nummer %2 kann es nicht fassen</translation>
    </message>
    <message>
        <source>The ball beats the runner to %2</source>
        <translation>Der Ball ist vor dem Läufer an %2</translation>
    </message>
    <message>
        <source>No need to play on: %1 wins it at the plate</source>
        <translation>Weiter braucht es nicht: %1 gewinnt am Schlag</translation>
    </message>
    <message>
        <source>How many innings a game lasts, unless it is tied.</source>
        <translation>Wie viele Innings ein Spiel dauert, wenn es nicht unentschieden steht.</translation>
    </message>
    <message>
        <source>After a steal</source>
        <translation>Nach einem Steal</translation>
    </message>
    <message>
        <source>What happens to the cards after a stolen base.</source>
        <translation>Was aus den Karten wird, wenn ein Läufer ein Base gestohlen hat.</translation>
    </message>
    <message>
        <source>Pitches per match</source>
        <translation>Pitches je Partie</translation>
    </message>
    <message>
        <source>Take the pitch</source>
        <translation>Durchlassen</translation>
    </message>
    <message>
        <source>Play on without</source>
        <translation>Ohne sie weiterspielen</translation>
    </message>
    <message>
        <source>it hits none of the %1 possible pitches, but saves a better card</source>
        <translation>trifft keinen von %1 möglichen Pitches, schont aber eine bessere Karte</translation>
    </message>
    <message>
        <source>it hits %1 of the %2 possible pitches</source>
        <translation>trifft %1 von %2 möglichen Pitches</translation>
    </message>
    <message>
        <source>only the Pitch Out, one of %1 possible pitches, catches the runner</source>
        <translation>nur der Pitchout, einer von %1 möglichen Pitches, erwischt den Läufer</translation>
    </message>
    <message>
        <source>the batter can hit it with %1 of %2 possible cards</source>
        <translation>der Batter trifft ihn mit %1 von %2 möglichen Karten</translation>
    </message>
    <message>
        <source>only blue puts the batter out (%1 of the %2 possible pitches); a Pitch Out would be ball %3</source>
        <translation>nur Blau macht den Batter aus (%1 von %2 möglichen Pitches); ein Pitchout wäre Ball %3</translation>
    </message>
    <message>
        <source>it puts %1 more in your hand</source>
        <translation>damit hast du %1 mehr auf der Hand</translation>
    </message>
    <message>
        <source>%1 in hand is enough for now</source>
        <translation>fürs Erste reicht es mit %1 auf der Hand</translation>
    </message>
    <message>
        <source>Solves each half-inning, a few seconds each: with the game&apos;s own cards nobody gains more than 0.1% of a match, but luck may beat it.</source>
        <translation>Löst jedes Halbinning, je ein paar Sekunden lang: Mit den Karten des Spiels gewinnt niemand mehr als 0,1&#xa0;% einer Partie hinzu; schlagen kann es nur das Glück.</translation>
    </message>
</context>
<context>
    <name>QuickBaseballLesson</name>
    <message>
        <source>Red meets red: a home run, and two runs come in. Two of your cards are spent, and the pitcher knows what you still hold. Swing with Contact: it has green alone.</source>
        <translation>Rot trifft Rot: ein Homerun, und zwei Runs kommen herein. Zwei deiner Karten sind verbraucht, und der Pitcher weiß, was du noch hast. Schlag mit „Kontakt“: Die Karte hat nur Grün.</translation>
    </message>
    <message>
        <source>Heart of the Order has blue alone for batter 1, and your pitch was yellow: out. So it goes for nine innings, and longer while the score is tied. Play on from here, or begin a match of your own.</source>
        <translation>„Herz der Schlagfolge“ hat für Batter 1 nur Blau, und dein Pitch war gelb: aus. So geht es neun Innings lang, und länger, wenn es unentschieden steht. Spiel von hier aus weiter oder beginne eine eigene Partie.</translation>
    </message>
    <message>
        <source>Nine innings; the most runs win. The pitcher holds seven cards, the batter five. Each lays one face down, then both are turned. There is no luck at all: it is about what the other side thinks you will do. You bat first.</source>
        <translation>Neun Innings, und wer mehr Runs macht, gewinnt. Der Pitcher hält sieben Karten, der Batter fünf. Jeder legt eine verdeckt hin; dann werden beide umgedreht. Glück ist nicht im Spiel: Es zählt, was dein Gegner von dir erwartet. Du schlägst zuerst.</translation>
    </message>
    <message>
        <source>A batting card has coloured borders in three sections, for batters 1 to 3, 4 to 6 and 7 to 9. If a border for your batter has the colour of the pitch, it is a hit, and its number is the base reached; if none has, the batter is out. Batter 1 is up, and Top of the Order offers three colours. Swing with it: click it, then the ringed place.</source>
        <translation>Eine Schlagkarte hat farbige Ränder in drei Abschnitten, für die Batter 1 bis 3, 4 bis 6 und 7 bis 9. Hat ein Rand für deinen Batter die Farbe des Pitches, ist es ein Hit, und die Zahl ist das Base, das er erreicht; sonst ist er aus. Batter 1 ist am Schlag, und „Kopf der Schlagfolge“ hat drei Farben für ihn. Schlag mit dieser Karte: Klick sie an, dann den umringten Platz.</translation>
    </message>
    <message>
        <source>Run Out at First is green, and so is a border of your card: a single. Both cards are discarded, face up. With a runner on first and nobody on second you may call a steal, without a card. Only the Pitch Out stops the runner. Call it.</source>
        <translation>„Aus am ersten Base“ ist grün, und ein Rand deiner Karte auch: ein Single. Beide Karten werden offen abgelegt. Mit einem Läufer auf Base 1 und niemandem auf Base 2 darfst du ohne Karte einen Steal ansagen. Nur der Pitchout hält den Läufer auf. Sag den Steal an.</translation>
    </message>
    <message>
        <source>It wasn&apos;t a Pitch Out, so the steal is good. Both sides take their cards back, and the same batter is up. You needn&apos;t swing: if you take a pitch, only a blue one puts your batter out. The Pitch Out is a ball, and four balls are a walk. Take this one.</source>
        <translation>Es war kein Pitchout, also ist das Base gestohlen. Beide nehmen ihre Karten zurück, und derselbe Batter bleibt am Schlag. Du musst nicht schlagen: Lässt du einen Pitch durch, macht nur ein blauer deinen Batter aus. Der Pitchout ist ein Ball, und vier Balls sind ein Walk. Lass diesen durch.</translation>
    </message>
    <message>
        <source>Ball one, and the count carries over to the next batter. Now the Long Ball: it has red alone, but that red brings everybody home. Caught went back into the pitcher&apos;s hand, and it is red. Swing with the Long Ball.</source>
        <translation>Ein Ball, und gezählt wird beim nächsten Batter weiter. Jetzt „Weiter Schlag“: Die Karte hat nur Rot, aber dieses Rot bringt alle nach Hause. „Gefangen“ ging auf die Hand des Pitchers zurück, und diese Karte ist rot. Schlag mit „Weiter Schlag“.</translation>
    </message>
    <message>
        <source>Yellow: nothing matches, one out. Take the next pitch.</source>
        <translation>Gelb: Nichts trifft, ein Aus. Lass den nächsten durch.</translation>
    </message>
    <message>
        <source>Taken, but it was blue: two out. Try the Slap, which is yellow.</source>
        <translation>Durchgelassen, aber er war blau: zwei Outs. Versuch „Klaps“, die Karte ist gelb.</translation>
    </message>
    <message>
        <source>Blue again, and three out: the sides change, and both hands are full again. Now you pitch. The other side has already chosen, but you see nothing of it. Throw the Fly Ball.</source>
        <translation>Wieder Blau, das dritte Aus: Die Seiten wechseln, und beide Hände sind wieder vollständig. Jetzt wirfst du. Das andere Team hat schon gewählt, aber du siehst nicht, was. Wirf „Flugball“.</translation>
    </message>
</context>
<context>
    <name>QuickBaseballMeaning</name>
    <message>
        <source>%1: %2</source>
        <comment>colours, and the hit that they bring</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Number %1 is up.</source>
        <translation>Nummer %1 ist am Schlag.</translation>
    </message>
    <message>
        <source>Nothing here helps.</source>
        <translation>Hier hilft nichts.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source> %1 inside counts, too: the relief pitcher is in.</source>
        <translation> %1 innen zählt auch: Der Relief Pitcher ist im Spiel.</translation>
    </message>
    <message>
        <source> %1 inside counts once the relief pitcher is in.</source>
        <translation> %1 innen zählt, sobald der Relief Pitcher im Spiel ist.</translation>
    </message>
    <message>
        <source>No border, nothing to hit: a ball. A runner who steals is out. It always comes back.</source>
        <translation>Kein Rand, nichts zu treffen: ein Ball. Ein Läufer, der stiehlt, ist aus. Die Karte kommt immer zurück.</translation>
    </message>
    <message>
        <source>Hit by %1.</source>
        <translation>Wird getroffen von %1.</translation>
    </message>
    <message>
        <source> Otherwise out.</source>
        <translation> Sonst aus.</translation>
    </message>
    <message>
        <source> Otherwise out, unless two are out.</source>
        <translation> Sonst aus, außer bei zwei Outs.</translation>
    </message>
    <message>
        <source>The number at the top is up.</source>
        <translation>Die Nummer oben ist am Schlag.</translation>
    </message>
    <message>
        <source>A quarter turn for each ball. The relief pitcher is in.</source>
        <translation>Eine Vierteldrehung je Ball. Der Relief Pitcher ist im Spiel.</translation>
    </message>
    <message>
        <source>A quarter turn for each ball; it flips for the reliever.</source>
        <translation>Eine Vierteldrehung je Ball; für den Reliever wird die Karte umgedreht.</translation>
    </message>
    <message>
        <source>Three, and the sides change.</source>
        <translation>Drei, und die Seiten wechseln.</translation>
    </message>
    <message>
        <source>This runner may steal %1.</source>
        <translation>Dieser Läufer darf stehlen: %1.</translation>
    </message>
    <message>
        <source> Out, too, if it is taken.</source>
        <translation> Auch aus, wenn der Batter ihn durchlässt.</translation>
    </message>
</context>
<context>
    <name>QuickBaseballPitch</name>
    <message>
        <source>No border matches: struck out</source>
        <translation>Kein Rand passt: Strikeout</translation>
    </message>
    <message>
        <source>No border matches: a fly, and out</source>
        <translation>Kein Rand passt: ein Flugball, und aus</translation>
    </message>
    <message>
        <source>No border matches: out at first</source>
        <translation>Kein Rand passt: aus an Base 1</translation>
    </message>
    <message>
        <source>No border matches: caught</source>
        <translation>Kein Rand passt: gefangen</translation>
    </message>
    <message>
        <source>No border matches, but two are out: not caught</source>
        <translation>Kein Rand passt, aber es gibt schon zwei Outs: nicht gefangen</translation>
    </message>
    <message>
        <source>Pitch Out: ball %1</source>
        <translation>Pitchout: Ball %1</translation>
    </message>
    <message>
        <source>Pitch Out: ball four, a walk</source>
        <translation>Pitchout: Ball vier, ein Walk</translation>
    </message>
    <message>
        <source>Safe: %1 is stolen</source>
        <translation>Safe: %1 ist gestohlen</translation>
    </message>
    <message>
        <source>Pitch Out: the runner is out at %1</source>
        <translation>Pitchout: Der Läufer ist an %1 aus</translation>
    </message>
    <message>
        <source>%1 meets %1: %2</source>
        <comment>a border&apos;s colour, and the hit</comment>
        <translation>%1 trifft %1: %2</translation>
    </message>
    <message>
        <source>Taken, but it was BLUE: out</source>
        <translation>Durchgelassen, aber er war BLAU: aus</translation>
    </message>
    <message>
        <source>Taken, and it wasn&apos;t blue: nothing happens</source>
        <translation>Durchgelassen, und er war nicht blau: nichts geschieht</translation>
    </message>
</context>
<context>
    <name>QuickBaseballTerms</name>
    <message>
        <source>RED</source>
        <translation>ROT</translation>
    </message>
    <message>
        <source>BLUE</source>
        <translation>BLAU</translation>
    </message>
    <message>
        <source>GREEN</source>
        <translation>GRÜN</translation>
    </message>
    <message>
        <source>YELLOW</source>
        <translation>GELB</translation>
    </message>
    <message>
        <source>a single</source>
        <translation>ein Single</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>ein Double</translation>
    </message>
    <message>
        <source>a triple</source>
        <translation>ein Triple</translation>
    </message>
    <message>
        <source>a home run</source>
        <translation>ein Homerun</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>Base 1</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>Base 2</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>Base 3</translation>
    </message>
</context>
<context>
    <name>QuickBaseballTips</name>
    <message>
        <source>You may call a steal: your runner has the base against any pitch but the Pitch Out, and is out against that one.</source>
        <translation>Du darfst einen Steal ansagen: Bei jedem Pitch außer dem Pitchout schafft dein Läufer das Base, beim Pitchout ist er aus.</translation>
    </message>
    <message>
        <source>Batter 4 is up: for 4, 5 and 6 the middle section of your cards counts, for 7, 8 and 9 the last one.</source>
        <translation>Batter 4 ist am Schlag: Für 4, 5 und 6 gilt der mittlere Abschnitt deiner Karten, für 7, 8 und 9 der letzte.</translation>
    </message>
    <message>
        <source>Two balls. The count stays when the next batter comes up, and the fourth ball walks whoever is up then.</source>
        <translation>Zwei Balls. Sie bleiben stehen, wenn der nächste Batter kommt, und beim vierten bekommt einen Walk, wer dann am Schlag ist.</translation>
    </message>
    <message>
        <source>With two out the Fly Ball retires nobody: a batter who swings at it and misses gets another pitch.</source>
        <translation>Bei zwei Outs macht der Flugball niemanden aus: Ein Batter, der daran vorbeischlägt, bekommt noch einen Pitch.</translation>
    </message>
    <message>
        <source>You may take all your discards back into your hand. When one side does that, the other may, too.</source>
        <translation>Du darfst deine ganze Ablage auf die Hand zurücknehmen. Tut das ein Team, darf es auch das andere.</translation>
    </message>
    <message>
        <source>A relief pitcher has come in. For the rest of the game, whenever that team pitches, inner borders count as well.</source>
        <translation>Ein Relief Pitcher ist gekommen. Für den Rest des Spiels zählen, wann immer dieses Team wirft, auch die inneren Ränder.</translation>
    </message>
</context>
<context>
    <name>QuickTennis</name>
    <message>
        <source>%1 wins the toss and serves</source>
        <translation>%1 gewinnt den Münzwurf und schlägt auf</translation>
    </message>
    <message>
        <source>Set %1, game %2: %3 serves</source>
        <translation>Satz %1, Spiel %2: Aufschlag %3</translation>
    </message>
    <message>
        <source>Set %1, tie-break: %2 serves first</source>
        <translation>Satz %1, Tiebreak: Aufschlag zuerst %2</translation>
    </message>
    <message>
        <source>%1 serves to %2</source>
        <translation>%1 schlägt auf: %2</translation>
    </message>
    <message>
        <source>The serve: %2</source>
        <translation>Der Aufschlag: %2</translation>
    </message>
    <message>
        <source>%1 tosses it up and aims at %2</source>
        <translation>%1 wirft den Ball hoch, Ziel: %2</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Nobody near it: an ace</source>
        <translation>Keiner in der Nähe: ein Ass</translation>
    </message>
    <message>
        <source>Ace. %1 turns for the next ball</source>
        <translation>Ass. %1 holt sich den nächsten Ball</translation>
    </message>
    <message>
        <source>%1 is there, and plays it back</source>
        <translation>%1 ist da und spielt zurück</translation>
    </message>
    <message>
        <source>%1 has it on the strings at %2</source>
        <translation>%1 bekommt den Schläger dran: %2</translation>
    </message>
    <message>
        <source>Waiting for it: %1</source>
        <translation>Da wartet schon jemand: %1</translation>
    </message>
    <message>
        <source>%1 hits to %2</source>
        <translation>%1 schlägt: %2</translation>
    </message>
    <message>
        <source>%1 goes for %2</source>
        <translation>%1 versucht es: %2</translation>
    </message>
    <message>
        <source>A firm stroke by %1 to %2</source>
        <translation>Ein harter Schlag von %1: %2</translation>
    </message>
    <message>
        <source>%1 calls: %2. It comes down at %3</source>
        <translation>%1 sagt an: %2. Er landet: %3</translation>
    </message>
    <message>
        <source>%1 has read it, and puts it away</source>
        <translation>%1 hat es durchschaut und macht den Punkt</translation>
    </message>
    <message>
        <source>No surprise for %1, who is there already</source>
        <translation>Keine Überraschung für %1, schon zur Stelle</translation>
    </message>
    <message>
        <source>%1 runs to %2</source>
        <translation>%1 läuft: %2</translation>
    </message>
    <message>
        <source>%1 guesses %2</source>
        <translation>%1 rät: %2</translation>
    </message>
    <message>
        <source>Wrong-footed: %1 is at %2</source>
        <translation>Auf dem falschen Fuß erwischt: %1 steht %2</translation>
    </message>
    <message>
        <source>%1 stretches, and gets it back from %2</source>
        <translation>%1 streckt sich und holt ihn zurück: %2</translation>
    </message>
    <message>
        <source>A late sprint: %1 saves it at %2</source>
        <translation>Später Sprint, und %1 erreicht den Ball noch: %2</translation>
    </message>
    <message>
        <source>All the way across to %2: out of reach for %1</source>
        <translation>Quer über den Platz (%2): unerreichbar für %1</translation>
    </message>
    <message>
        <source>Nobody crosses the court for a %2: %1 leaves it at %3</source>
        <translation>Für einen %2 läuft niemand quer über den Platz: %1 lässt ihn durch (%3)</translation>
    </message>
    <message>
        <source>%1 lets it go</source>
        <translation>%1 lässt ihn durch</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t run for that one</source>
        <translation>%1 läuft dem nicht nach</translation>
    </message>
    <message>
        <source>%1 has no card left to play it with</source>
        <translation>%1 hat keine Karte mehr dafür</translation>
    </message>
    <message>
        <source>%1 has run out of legs</source>
        <translation>%1 kann nicht mehr laufen</translation>
    </message>
    <message>
        <source>Point to %1</source>
        <translation>Punkt für %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1-all</source>
        <translation>%1 beide</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>Einstand</translation>
    </message>
    <message>
        <source>Advantage %1</source>
        <translation>Vorteil %1</translation>
    </message>
    <message>
        <source>Game, %1: %2–%3</source>
        <translation>Spiel für %1, %2:%3</translation>
    </message>
    <message>
        <source>Set, %1: %2–%3</source>
        <translation>Satz für %1, %2:%3</translation>
    </message>
    <message>
        <source>Game, set and match: %1, %2–%3 in sets</source>
        <translation>Spiel, Satz und Sieg: %1, %2:%3 nach Sätzen</translation>
    </message>
    <message>
        <source>It is too dark to play on. The match is called off</source>
        <translation>Es ist zu dunkel. Die Partie wird abgebrochen</translation>
    </message>
    <message>
        <source>One set</source>
        <translation>Ein Satz</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Zwei Gewinnsätze</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>Drei Gewinnsätze</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>What wins the match: a tie-break, a game, or more than half of the sets.</source>
        <translation>Womit die Partie gewonnen ist: ein Tiebreak, ein Spiel oder mehr als die Hälfte der Sätze.</translation>
    </message>
    <message>
        <source>The toss</source>
        <translation>Der Münzwurf</translation>
    </message>
    <message>
        <source>the first player&apos;s hand</source>
        <translation>die Hand des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s hand</source>
        <translation>die Hand des zweiten Spielers</translation>
    </message>
    <message>
        <source>in front of the first player</source>
        <translation>vor dem ersten Spieler</translation>
    </message>
    <message>
        <source>in front of the second player</source>
        <translation>vor dem zweiten Spieler</translation>
    </message>
    <message>
        <source>the first player&apos;s spent cards</source>
        <translation>die verbrauchten Karten des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s spent cards</source>
        <translation>die verbrauchten Karten des zweiten Spielers</translation>
    </message>
    <message>
        <source>the first player&apos;s back right</source>
        <translation>beim ersten Spieler hinten rechts</translation>
    </message>
    <message>
        <source>the first player&apos;s back left</source>
        <translation>beim ersten Spieler hinten links</translation>
    </message>
    <message>
        <source>the first player&apos;s front left</source>
        <translation>beim ersten Spieler vorne links</translation>
    </message>
    <message>
        <source>the first player&apos;s front right</source>
        <translation>beim ersten Spieler vorne rechts</translation>
    </message>
    <message>
        <source>the second player&apos;s back right</source>
        <translation>beim zweiten Spieler hinten rechts</translation>
    </message>
    <message>
        <source>the second player&apos;s back left</source>
        <translation>beim zweiten Spieler hinten links</translation>
    </message>
    <message>
        <source>the second player&apos;s front left</source>
        <translation>beim zweiten Spieler vorne links</translation>
    </message>
    <message>
        <source>the second player&apos;s front right</source>
        <translation>beim zweiten Spieler vorne rechts</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>Lob</translation>
    </message>
    <message>
        <source>drop shot</source>
        <translation>Stoppball</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>15</source>
        <translation>15</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>the back right</source>
        <translation>hinten rechts</translation>
    </message>
    <message>
        <source>the back left</source>
        <translation>hinten links</translation>
    </message>
    <message>
        <source>the front left</source>
        <translation>vorne links</translation>
    </message>
    <message>
        <source>the front right</source>
        <translation>vorne rechts</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in the hand until the point ends</source>
        <translation>%1 ist nicht auf der Hand, bis der Punkt endet</translation>
    </message>
    <message>
        <source>Quick Tennis</source>
        <translation>Quick Tennis</translation>
    </message>
    <message>
        <source>Serve, guess, run: tennis as a bluff in four quadrants. A house reconstruction.</source>
        <translation>Aufschlagen, raten, laufen: Tennis als Bluff in vier Quadranten. Unsere eigene Rekonstruktion.</translation>
    </message>
    <message>
        <source>Our reconstruction of a lost game: one page of &quot;Quick Tennis&quot; by S. P. Stenton is left; cards, calls and scoring are ours.</source>
        <translation>Unsere Rekonstruktion eines verlorenen Spiels: Von „Quick Tennis“ von S. P. Stenton ist eine Seite übrig; Karten, Ansagen und Zählweise sind von uns.</translation>
    </message>
    <message>
        <source>Serve to %1</source>
        <translation>Aufschlag: %1</translation>
    </message>
    <message>
        <source>Cover %1</source>
        <translation>Abdecken: %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hit to %1</source>
        <translation>Schlagen: %1</translation>
    </message>
    <message>
        <source>Run to %1</source>
        <translation>Laufen: %1</translation>
    </message>
    <message>
        <source>Call a lob</source>
        <translation>Einen Lob ansagen</translation>
    </message>
    <message>
        <source>Call a drop shot</source>
        <translation>Einen Stoppball ansagen</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>Get there, spending %1</source>
        <translation>Hinlaufen, kostet %1</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Durchlassen</translation>
    </message>
    <message>
        <source>Game and match: %1</source>
        <translation>Spiel und Partie: %1</translation>
    </message>
    <message>
        <source>Tie-break and match: %1</source>
        <translation>Tiebreak und Partie: %1</translation>
    </message>
    <message>
        <source>A tie-break</source>
        <translation>Ein Tiebreak</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Ein einzelnes Spiel</translation>
    </message>
    <message>
        <source>A set to four games</source>
        <translation>Ein Satz bis vier Spiele</translation>
    </message>
    <message>
        <source>A read shot is only returned</source>
        <translation>Ein durchschauter Schlag kommt nur zurück</translation>
    </message>
    <message>
        <source>Points won on own serve</source>
        <translation>Gewonnene Punkte bei eigenem Aufschlag</translation>
    </message>
    <message>
        <source>Aces on own serve</source>
        <translation>Asse bei eigenem Aufschlag</translation>
    </message>
    <message>
        <source>Called shots that were read</source>
        <translation>Durchschaute Ansagen</translation>
    </message>
    <message>
        <source>%1 serves at %2–%3</source>
        <translation>%1 schlägt auf bei %2:%3</translation>
    </message>
    <message>
        <source>%1 serves at %2-all</source>
        <translation>%1 schlägt auf bei %2 beide</translation>
    </message>
    <message>
        <source>%1 serves at deuce</source>
        <translation>%1 schlägt auf bei Einstand</translation>
    </message>
    <message>
        <source>%1 serves, advantage %2</source>
        <translation>%1 schlägt auf, Vorteil %2</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tiebreak</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Set %1, tie-break</source>
        <translation>Satz %1, Tiebreak</translation>
    </message>
    <message>
        <source>Set %1, game %2</source>
        <translation>Satz %1, Spiel %2</translation>
    </message>
    <message>
        <source>stroke %1 of the rally</source>
        <translation>Schlag %1 des Ballwechsels</translation>
    </message>
    <message>
        <source>%1 serves</source>
        <translation>%1 schlägt auf</translation>
    </message>
    <message>
        <source>%1 serves first</source>
        <translation>Aufschlag zuerst %1</translation>
    </message>
    <message>
        <source>Plays the solved game: it is proved to give away at most one point in 10,000, but luck may beat it.</source>
        <translation>Spielt das gelöste Spiel: Bewiesen ist, dass höchstens einer von 10.000 Punkten verschenkt wird; schlagen kann es nur das Glück.</translation>
    </message>
    <message>
        <source>%1 makes it a %2, to %3</source>
        <translation>%1 macht daraus: %2. Er landet: %3</translation>
    </message>
    <message>
        <source>%1 can only watch it land at %2</source>
        <translation>%1 kann nur zusehen: %2</translation>
    </message>
    <message>
        <source>Reading a call wins no point: the ball comes back, and rallies last longer.</source>
        <translation>Eine Ansage zu durchschauen bringt keinen Punkt: Der Ball kommt zurück, und die Ballwechsel dauern länger.</translation>
    </message>
    <message>
        <source>That isn&apos;t the choice to make now</source>
        <translation>Das ist jetzt nicht zu entscheiden</translation>
    </message>
    <message>
        <source>At most three cards are played against a serve</source>
        <translation>Gegen einen Aufschlag werden höchstens drei Karten gelegt</translation>
    </message>
    <message>
        <source>Cards against a serve are named from the lowest quadrant up</source>
        <translation>Die Karten gegen einen Aufschlag werden vom niedrigsten Quadranten an genannt</translation>
    </message>
    <message>
        <source>At least one card is played against a serve</source>
        <translation>Gegen einen Aufschlag wird mindestens eine Karte gelegt</translation>
    </message>
    <message>
        <source>Points won per match</source>
        <translation>Gewonnene Punkte je Partie</translation>
    </message>
    <message>
        <source>Games won per match</source>
        <translation>Gewonnene Spiele je Partie</translation>
    </message>
    <message>
        <source>Breaks of serve per match</source>
        <translation>Breaks je Partie</translation>
    </message>
    <message>
        <source>Strokes per point</source>
        <translation>Schläge je Punkt</translation>
    </message>
    <message>
        <source>the opponent gets there with %1 of %2 possible cards</source>
        <translation>der Gegner kommt mit %1 von %2 möglichen Karten hin</translation>
    </message>
    <message>
        <source>no card the opponent may hold gets there</source>
        <translation>keine mögliche Karte des Gegners kommt hin</translation>
    </message>
    <message>
        <source>the opponent may hit there with %1 of %2 possible cards</source>
        <translation>dorthin kann der Gegner mit %1 von %2 möglichen Karten schlagen</translation>
    </message>
    <message>
        <source>no card the opponent may hold goes there</source>
        <translation>keine mögliche Karte des Gegners geht dorthin</translation>
    </message>
    <message>
        <source>the ball goes to quadrant %1; the opponent reads it with %2 of %3 possible cards and wins the point</source>
        <translation>der Ball geht in Quadrant %1; mit %2 von %3 möglichen Karten durchschaut das der Gegner und gewinnt den Punkt</translation>
    </message>
    <message>
        <source>the opponent is there with %1 of %2 possible cards, and none of them wins the point at once</source>
        <translation>der Gegner ist mit %1 von %2 möglichen Karten dort, und keine davon gewinnt gleich den Punkt</translation>
    </message>
    <message>
        <source>the rally would be lost sooner or later anyway</source>
        <translation>der Ballwechsel wäre früher oder später ohnehin verloren</translation>
    </message>
    <message>
        <source>you cover %1 of the %2 cards the serve may be</source>
        <translation>du deckst %1 von %2 möglichen Aufschlagkarten ab</translation>
    </message>
    <message>
        <source>A %1 wouldn&apos;t move this shot: it is already aimed there</source>
        <translation>%1 würde an diesem Schlag nichts ändern: Er zielt schon dorthin</translation>
    </message>
    <message>
        <source>you can reach the ball, with %1 in hand after that</source>
        <translation>du erreichst den Ball und hast danach %1 auf der Hand</translation>
    </message>
</context>
<context>
    <name>QuickTennisHighlights</name>
    <message>
        <source>Ace!</source>
        <translation>Ass!</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zurückgespielt</translation>
    </message>
    <message>
        <source>Read it!</source>
        <translation>Durchschaut!</translation>
    </message>
    <message>
        <source>Wrong-footed</source>
        <translation>Auf dem falschen Fuß</translation>
    </message>
    <message>
        <source>Gets there</source>
        <translation>Noch erreicht</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Unerreichbar</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Zu schnell</translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation>Lässt ihn durch</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>Keine Karte mehr</translation>
    </message>
    <message>
        <source>Game, %1</source>
        <translation>Spiel, %1</translation>
    </message>
    <message>
        <source>Set, %1</source>
        <translation>Satz, %1</translation>
    </message>
    <message>
        <source>Game, set and match!</source>
        <translation>Spiel, Satz und Sieg!</translation>
    </message>
    <message>
        <source>Game and match!</source>
        <translation>Spiel und Partie!</translation>
    </message>
    <message>
        <source>Tie-break and match!</source>
        <translation>Tiebreak und Partie!</translation>
    </message>
</context>
<context>
    <name>QuickTennisLesson</name>
    <message>
        <source>Your card is shown first. Before Blue&apos;s is turned you may call: a lob moves the ball from the net to the back of its side, a drop shot from the back to the net. Call a drop shot: the ball then lands in 3.</source>
        <translation>Deine Karte wird zuerst gezeigt. Bevor die von Blau umgedreht wird, darfst du ansagen: Ein Lob verlegt den Ball auf derselben Seite vom Netz nach hinten, ein Stoppball von hinten ans Netz. Sag einen Stoppball an: Der Ball landet dann in der 3.</translation>
    </message>
    <message>
        <source>The ball landed in 3, you stand in 4. That isn&apos;t diagonal, so another card takes you there: any card will do, and it is spent face down. Get there with a 1.</source>
        <translation>Der Ball landete in der 3, du stehst in der 4. Das ist nicht diagonal, also bringt dich eine weitere Karte hin: Jede tut es, und sie wird verdeckt verbraucht. Lauf mit einer 1 hin.</translation>
    </message>
    <message>
        <source>Points, games and sets are counted as in lawn tennis. Each side of the net has four quadrants: 1 and 2 at the back, 3 and 4 at the net, 1 and 4 on its own right-hand side. Two that touch at a corner only, 1 and 3 or 2 and 4, are diagonal.</source>
        <translation>Punkte, Spiele und Sätze zählen wie im Tennis. Jede Seite des Netzes hat vier Quadranten: 1 und 2 hinten, 3 und 4 am Netz, 1 und 4 auf der eigenen rechten Seite. Zwei, die sich nur an einer Ecke berühren, 1 und 3 oder 2 und 4, liegen diagonal.</translation>
    </message>
    <message>
        <source>You hold six cards: 1, 1, 2, 2, 3 and 4. When you hit, a card says where in the other court the ball goes; when you receive, where you run to. You have won the toss. Serve to 3: your card lies face down until the other side has chosen, too.</source>
        <translation>Du hältst sechs Karten: 1, 1, 2, 2, 3 und 4. Wenn du schlägst, sagt eine Karte, wohin auf der anderen Seite der Ball geht; wenn du returnierst, wohin du läufst. Du hast den Münzwurf gewonnen. Aufschlag in die 3: Deine Karte liegt verdeckt, bis auch dein Gegner gewählt hat.</translation>
    </message>
    <message>
        <source>Against a serve up to three cards may be laid. Blue covered 1 and 2, but your ball went to 3: an ace, 15–0. All cards are taken up again, and on every second point both start in quadrant 2. Serve to 1.</source>
        <translation>Gegen einen Aufschlag dürfen bis zu drei Karten gelegt werden. Blau deckte 1 und 2 ab, aber dein Ball ging in die 3: ein Ass, 15:0. Alle Karten werden wieder aufgenommen, und bei jedem zweiten Punkt beginnen beide in Quadrant 2. Aufschlag in die 1.</translation>
    </message>
    <message>
        <source>One of Blue&apos;s cards named the 1: the rally goes on, and Blue hits. Cards are spent until the point ends; if you need one and have none left, you lose it. Now a card of Blue&apos;s lies face down: say where you run to. Run to 4.</source>
        <translation>Eine Karte von Blau nannte die 1: Der Ballwechsel geht weiter, und Blau schlägt. Karten sind verbraucht, bis der Punkt endet; brauchst du eine und hast keine mehr, verlierst du ihn. Jetzt liegt eine Karte von Blau verdeckt: Sag, wohin du läufst. Lauf in die 4.</translation>
    </message>
    <message>
        <source>You are where the ball is, so you return it and hit next. Hit to 2.</source>
        <translation>Du bist am Ball, hast ihn also erreicht, und der nächste Schlag ist deiner. Schlag in die 2.</translation>
    </message>
    <message>
        <source>Blue ran to 1, and from there the 3 is diagonal: out of reach, your point, 30–0. Had Blue&apos;s card named the 3, your call would have been read, and the point lost at once. Serve to 2.</source>
        <translation>Blau lief in die 1, und von dort liegt die 3 diagonal: unerreichbar, dein Punkt, 30:0. Hätte die Karte von Blau die 3 genannt, wäre deine Ansage durchschaut und der Punkt sofort verloren gewesen. Aufschlag in die 2.</translation>
    </message>
    <message>
        <source>Blue has returned it and hits. Run to 4.</source>
        <translation>Blau hat den Ball erreicht und schlägt. Lauf in die 4.</translation>
    </message>
    <message>
        <source>You have the ball, but the rally has cost you three cards. Watch what is spent: once the other side holds no 3 and no 4, you know where to hit. The set goes to the first to six games with a lead of two. Play on from here, or begin a match of your own.</source>
        <translation>Du hast den Ball, aber der Ballwechsel hat dich drei Karten gekostet. Achte darauf, was verbraucht ist: Wenn dein Gegner keine 3 und keine 4 mehr hat, weißt du, wohin du schlägst. Ein Satz geht an den, der zuerst sechs Spiele und zwei mehr als der andere hat. Spiel von hier aus weiter oder beginne eine eigene Partie.</translation>
    </message>
</context>
<context>
    <name>QuickTennisPoint</name>
    <message>
        <source>Ace.</source>
        <translation>Ass.</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 ist da.</translation>
    </message>
    <message>
        <source>%1 has read the %2.</source>
        <translation>%1 hat ihn durchschaut: %2.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t there.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>%1 gets there with a second card.</source>
        <translation>%1 kommt mit einer zweiten Karte hin.</translation>
    </message>
    <message>
        <source>Right across the court, out of reach.</source>
        <translation>Quer über den Platz, unerreichbar.</translation>
    </message>
    <message>
        <source>Nobody crosses the court for a %1.</source>
        <translation>Für einen %1 läuft niemand quer über den Platz.</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1 lässt ihn durch.</translation>
    </message>
    <message>
        <source>%1 has no card left.</source>
        <translation>%1 hat keine Karte mehr.</translation>
    </message>
</context>
<context>
    <name>QuickTennisTips</name>
    <message>
        <source>You may lay up to three cards against a serve. If none of them names the quadrant that it goes to, it is an ace.</source>
        <translation>Gegen einen Aufschlag darfst du bis zu drei Karten legen. Nennt keine davon den Quadranten, in den er geht, ist es ein Ass.</translation>
    </message>
    <message>
        <source>Your shot is shown, and you may call: a lob sends it to the back of its side, a drop shot to the front. If the other side is waiting there, you have been read.</source>
        <translation>Dein Schlag ist gezeigt, und du darfst ansagen: Ein Lob geht auf derselben Seite nach hinten, ein Stoppball nach vorn. Wartet dein Gegner dort, bist du durchschaut.</translation>
    </message>
    <message>
        <source>You aren&apos;t where the ball is, but you may still get there: spend any card you have left, face down, and you hit next.</source>
        <translation>Du bist nicht am Ball, kannst aber noch hinkommen: Gib eine beliebige deiner übrigen Karten verdeckt dafür aus, und der nächste Schlag ist deiner.</translation>
    </message>
    <message>
        <source>Your cards are running low. Whoever has none left with the ball on their own side loses the point.</source>
        <translation>Deine Karten werden knapp. Wer keine mehr hat, wenn der Ball auf der eigenen Seite ist, verliert den Punkt.</translation>
    </message>
    <message>
        <source>Three of the other side&apos;s cards are spent. Look through those that were shown: they tell what it can still play.</source>
        <translation>Drei Karten deines Gegners sind verbraucht. Sieh die durch, die gezeigt wurden: Sie sagen, was er noch spielen kann.</translation>
    </message>
    <message>
        <source>Deuce: now it takes two points in a row, and the first of them is the advantage.</source>
        <translation>Einstand: Jetzt braucht es zwei Punkte nacheinander, der erste davon ist der Vorteil.</translation>
    </message>
    <message>
        <source>A tie-break: first to seven points with a lead of two. After the first point each side serves twice in a row.</source>
        <translation>Ein Tiebreak: Es gewinnt, wer zuerst sieben Punkte und zwei Vorsprung hat. Nach dem ersten Punkt hat jeder zweimal hintereinander Aufschlag.</translation>
    </message>
</context>
<context>
    <name>RallyBird</name>
    <message>
        <source>%1 of inning %2: %3 bats</source>
        <translation>%1, Inning %2: %3 ist am Schlag</translation>
    </message>
    <message>
        <source>%1 sets %2 aside for this half-inning</source>
        <translation>%1 legt %2 für dieses Halbinning beiseite</translation>
    </message>
    <message>
        <source>%1 takes %2 and leaves %3 in the box</source>
        <translation>%1 nimmt %2 und lässt %3 in der Schachtel</translation>
    </message>
    <message>
        <source>%1 has a play ready</source>
        <translation>%1 hat einen Spielzug bereit</translation>
    </message>
    <message>
        <source>A sign from %1&apos;s bench</source>
        <translation>Ein Zeichen von der Bank von %1</translation>
    </message>
    <message>
        <source>%1&apos;s Gloves are in position</source>
        <translation>Die Handschuhe von %1 liegen bereit</translation>
    </message>
    <message>
        <source>%1 sets the field</source>
        <translation>%1 stellt das Feld auf</translation>
    </message>
    <message>
        <source>A shift from %1</source>
        <translation>Ein Shift bei %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%2 it is, from %1</source>
        <translation>%1 hat sich entschieden: %2</translation>
    </message>
    <message>
        <source>%1 and %2 are %3, %5 %4</source>
        <translation>%1 und %2 sind %3, %5 %4</translation>
    </message>
    <message>
        <source>There&apos;s a bird on the field! %1 throws again</source>
        <translation>Ein Vogel auf dem Feld! %1 würfelt noch einmal</translation>
    </message>
    <message>
        <source>The RallyBird lands: %1 throws again</source>
        <translation>Der RallyBird landet: %1 würfelt noch einmal</translation>
    </message>
    <message>
        <source>Foul ball</source>
        <translation>Foulball</translation>
    </message>
    <message>
        <source>Into the stands, foul</source>
        <translation>Auf die Tribüne, Foul</translation>
    </message>
    <message>
        <source>Caught: %1&apos;s batter is out</source>
        <translation>Gefangen: Der Batter von %1 ist aus</translation>
    </message>
    <message>
        <source>Strike three: %1&apos;s batter sits down</source>
        <translation>Strike drei: Der Batter von %1 setzt sich</translation>
    </message>
    <message>
        <source>%1&apos;s batter is struck out</source>
        <translation>Strikeout gegen den Batter von %1</translation>
    </message>
    <message>
        <source>%1&apos;s batter is thrown out at first</source>
        <translation>Der Batter von %1 ist an Base 1 aus</translation>
    </message>
    <message>
        <source>The throw to first is in time</source>
        <translation>Der Wurf zu Base 1 kommt rechtzeitig</translation>
    </message>
    <message>
        <source>%1&apos;s batter is safe at first</source>
        <translation>Der Batter von %1 ist safe auf Base 1</translation>
    </message>
    <message>
        <source>%1&apos;s batter stands on first</source>
        <translation>Der Batter von %1 steht auf Base 1</translation>
    </message>
    <message>
        <source>A double for %1</source>
        <translation>Ein Double für %1</translation>
    </message>
    <message>
        <source>Off the wall: %1 doubles</source>
        <translation>An die Wand: Double für %1</translation>
    </message>
    <message>
        <source>A triple for %1</source>
        <translation>Ein Triple für %1</translation>
    </message>
    <message>
        <source>Home run, %1!</source>
        <translation>Homerun, %1!</translation>
    </message>
    <message>
        <source>It is gone! Home run for %1</source>
        <translation>Weg ist er! Homerun für %1</translation>
    </message>
    <message>
        <source>Ball four: %1&apos;s batter walks</source>
        <translation>Ball vier: Walk für den Batter von %1</translation>
    </message>
    <message>
        <source>%1 draws a walk</source>
        <translation>%1 bekommt einen Walk</translation>
    </message>
    <message>
        <source>%1&apos;s runner from %2 is out</source>
        <translation>Der Läufer von %1 auf %2 ist aus</translation>
    </message>
    <message>
        <source>%1&apos;s runner from %2 is caught stealing</source>
        <translation>Der Läufer von %1 auf %2 ist beim Stehlen aus</translation>
    </message>
    <message>
        <source>Double play!</source>
        <translation>Double Play!</translation>
    </message>
    <message>
        <source>They turn two</source>
        <translation>Zwei auf einen Streich</translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <translation>%1 stiehlt %2</translation>
    </message>
    <message>
        <source>From %2 to %3</source>
        <translation>Von %2 nach %3</translation>
    </message>
    <message>
        <source>A run for %1</source>
        <translation>Ein Run für %1</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 holt einen Run</translation>
    </message>
    <message>
        <source>Out: %1</source>
        <translation>Aus: %1</translation>
    </message>
    <message>
        <source>%1&apos;s Glove in %3 weakens: %2</source>
        <translation>Der Handschuh von %1 in %3 wird schwächer: %2</translation>
    </message>
    <message>
        <source>%1 loses %2 from %3</source>
        <translation>%1 verliert %2 aus %3</translation>
    </message>
    <message>
        <source>The RallyBird stays with %1</source>
        <translation>Der RallyBird bleibt bei %1</translation>
    </message>
    <message>
        <source>The RallyBird flies off: no more of it for %1</source>
        <translation>Der RallyBird fliegt davon: Für %1 kommt er nicht wieder</translation>
    </message>
    <message>
        <source>Side retired. %1: runs %2, left on base %3</source>
        <translation>Seitenwechsel. %1: Runs %2, auf Base geblieben %3</translation>
    </message>
    <message>
        <source>%1 wins it in its last at-bat</source>
        <translation>%1 gewinnt mit dem letzten At-Bat</translation>
    </message>
    <message>
        <source>Too many plays: the match is called as it stands</source>
        <translation>Zu viele Spielzüge: Die Partie wird so gewertet, wie sie steht</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3</source>
        <translation>%1 gewinnt %2 zu %3</translation>
    </message>
    <message>
        <source>A tie, %1 each</source>
        <translation>Unentschieden, %1 zu %1</translation>
    </message>
    <message>
        <source>The seventh</source>
        <translation>Das siebte</translation>
    </message>
    <message>
        <source>The first: a whole game</source>
        <translation>Das erste: ein ganzes Spiel</translation>
    </message>
    <message>
        <source>The ninth: a single inning</source>
        <translation>Das neunte: ein einziges Inning</translation>
    </message>
    <message>
        <source>First inning</source>
        <translation>Erstes Inning</translation>
    </message>
    <message>
        <source>The inning that the game begins with.</source>
        <translation>Das Inning, mit dem das Spiel beginnt.</translation>
    </message>
    <message>
        <source>The RallyBird</source>
        <translation>Der RallyBird</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Take the Pitch is left out until you know the others.</source>
        <translation>„Pitch ansehen“ bleibt weg, bis du die anderen Spielzüge kennst.</translation>
    </message>
    <message>
        <source>%1&apos;s plays set aside</source>
        <translation>Beiseitegelegte Spielzüge von %1</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>the visitor&apos;s plays</source>
        <translation>die Spielzüge des Gastes</translation>
    </message>
    <message>
        <source>the home team&apos;s plays</source>
        <translation>die Spielzüge des Heimteams</translation>
    </message>
    <message>
        <source>beside the plate</source>
        <translation>neben der Plate</translation>
    </message>
    <message>
        <source>the play set aside</source>
        <translation>der beiseitegelegte Spielzug</translation>
    </message>
    <message>
        <source>the bench</source>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>zone A</source>
        <translation>Zone A</translation>
    </message>
    <message>
        <source>zone B</source>
        <translation>Zone B</translation>
    </message>
    <message>
        <source>zone C</source>
        <translation>Zone C</translation>
    </message>
    <message>
        <source>zone D</source>
        <translation>Zone D</translation>
    </message>
    <message>
        <source>zone E</source>
        <translation>Zone E</translation>
    </message>
    <message>
        <source>zone F</source>
        <translation>Zone F</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>Base 1</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>Base 2</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>Base 3</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>Home Plate</translation>
    </message>
    <message>
        <source>the visitor&apos;s dugout</source>
        <translation>das Dugout des Gastes</translation>
    </message>
    <message>
        <source>the home team&apos;s dugout</source>
        <translation>das Dugout des Heimteams</translation>
    </message>
    <message>
        <source>beside the field</source>
        <translation>neben dem Feld</translation>
    </message>
    <message>
        <source>the visitor&apos;s bench</source>
        <translation>die Bank des Gastes</translation>
    </message>
    <message>
        <source>the home team&apos;s bench</source>
        <translation>die Bank des Heimteams</translation>
    </message>
    <message>
        <source>Fielding</source>
        <translation>Feldspiel</translation>
    </message>
    <message>
        <source>Which Glove is laid in which zone</source>
        <translation>Welcher Handschuh in welche Zone gelegt wird</translation>
    </message>
    <message>
        <source>Worn Gloves</source>
        <translation>Abgenutzte Handschuhe</translation>
    </message>
    <message>
        <source>Which Glove is kept, and which changes when a play gets past</source>
        <translation>Welcher Handschuh bleibt und welcher gewechselt wird, wenn ein Spielzug durchkommt</translation>
    </message>
    <message>
        <source>RallyBird</source>
        <translation>RallyBird</translation>
    </message>
    <message>
        <source>Whether the dice are thrown again</source>
        <translation>Ob noch einmal gewürfelt wird</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The defence takes its Glove with the baseball before the first at-bat</source>
        <translation>Die Verteidigung nimmt ihren Handschuh mit dem Baseball vor dem ersten At-Bat</translation>
    </message>
    <message>
        <source>The offence chooses its play when an at-bat begins</source>
        <translation>Der Angriff wählt seinen Spielzug, wenn ein At-Bat beginnt</translation>
    </message>
    <message>
        <source>The defence lays its Gloves when a play is chosen</source>
        <translation>Die Verteidigung legt ihre Handschuhe, wenn ein Spielzug gewählt ist</translation>
    </message>
    <message>
        <source>The RallyBird is for dice that have just been thrown</source>
        <translation>Der RallyBird gilt nur für Würfel, die gerade gefallen sind</translation>
    </message>
    <message>
        <source>A Glove changes when a play has got past it</source>
        <translation>Ein Handschuh wird gewechselt, wenn ein Spielzug an ihm vorbeigekommen ist</translation>
    </message>
    <message>
        <source>%1 has no baseball: it is in the field anyway</source>
        <translation>%1 hat keinen Baseball: Er liegt ohnehin im Feld</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in this match</source>
        <translation>%1 ist in dieser Partie nicht dabei</translation>
    </message>
    <message>
        <source>%1 is set aside for this half-inning</source>
        <translation>%1 ist für dieses Halbinning beiseitegelegt</translation>
    </message>
    <message>
        <source>With these bases %1 can&apos;t be played</source>
        <translation>Bei diesen Bases lässt sich %1 nicht spielen</translation>
    </message>
    <message>
        <source>The Gloves are laid in order: now %1</source>
        <translation>Die Handschuhe werden der Reihe nach gelegt: jetzt %1</translation>
    </message>
    <message>
        <source>%1 lies in a zone already</source>
        <translation>%1 liegt schon in einer Zone</translation>
    </message>
    <message>
        <source>%1 can&apos;t stay empty: there are Gloves for all zones that are left</source>
        <translation>%1 darf nicht leer bleiben: Für alle übrigen Zonen sind Handschuhe da</translation>
    </message>
    <message>
        <source>The Glove in %1 isn&apos;t one that changes</source>
        <translation>Der Handschuh in %1 gehört nicht zu denen, die gewechselt werden</translation>
    </message>
    <message>
        <source>RallyBird Baseball</source>
        <translation>RallyBird Baseball</translation>
    </message>
    <message>
        <source>Hit it where they ain&apos;t: a secret play against six Gloves, and two dice.</source>
        <translation>Triff dorthin, wo keiner steht: ein geheimer Spielzug gegen sechs Handschuhe, und zwei Würfel.</translation>
    </message>
    <message>
        <source>After the published rules of &quot;RallyBird Baseball&quot; by Peter Gelman.</source>
        <translation>Nach den veröffentlichten Regeln von „RallyBird Baseball“ von Peter Gelman.</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Lay %2 in %1</source>
        <translation>%2 in %1 legen</translation>
    </message>
    <message>
        <source>Throw again with the RallyBird</source>
        <translation>Mit dem RallyBird noch einmal würfeln</translation>
    </message>
    <message>
        <source>Let the throw stand</source>
        <translation>Den Wurf gelten lassen</translation>
    </message>
    <message>
        <source>Change the Glove in %1</source>
        <translation>Den Handschuh in %1 wechseln</translation>
    </message>
    <message>
        <source>Leave %1 empty</source>
        <translation>%1 leer lassen</translation>
    </message>
    <message>
        <source>it shows %1, and %2 once it is turned</source>
        <translation>er zeigt %1, umgedreht %2</translation>
    </message>
    <message>
        <source>that Glove goes from %1 to %2</source>
        <translation>dieser Handschuh geht von %1 auf %2</translation>
    </message>
    <message>
        <source>An easy catch, and %1&apos;s batter is gone</source>
        <translation>Ein leichter Fang: Der Batter von %1 ist aus</translation>
    </message>
    <message>
        <source>A side behind in the ninth may throw again, while it helps.</source>
        <translation>Wer im neunten Inning zurückliegt, darf noch einmal würfeln, solange es hilft.</translation>
    </message>
    <message>
        <source>out for this half-inning</source>
        <translation>für dieses Halbinning aus dem Spiel</translation>
    </message>
    <message>
        <source>Chance has its turn first</source>
        <translation>Erst ist der Zufall an der Reihe</translation>
    </message>
    <message>
        <source>%1 is out for this half-inning</source>
        <translation>%1 ist für dieses Halbinning aus dem Spiel</translation>
    </message>
    <message>
        <source>Rerolls per game</source>
        <translation>Wiederholte Würfe je Spiel</translation>
    </message>
    <message>
        <source>%2 of %3 possible plays would test %1</source>
        <translation>mögliche Spielzüge, die %1 prüfen: %2 von %3</translation>
    </message>
    <message>
        <source>%1 of 36 throws would be better than this one</source>
        <translation>Würfe, die besser wären als dieser: %1 von 36</translation>
    </message>
    <message>
        <source>that Glove is lost for the half-inning, but it showed only %1</source>
        <translation>dieser Handschuh ist für das Halbinning verloren, zeigte aber nur %1</translation>
    </message>
    <message>
        <source>%1 of 36 throws would beat its zones with the weakest Gloves there, %2 with the strongest</source>
        <translation>bei %1 von 36 Würfen schlägt er seine Zonen mit den schwächsten Handschuhen dort, bei %2 mit den stärksten</translation>
    </message>
</context>
<context>
    <name>RallyBirdLesson</name>
    <message>
        <source>A 3 is less than 9: a double play, two out. One is left. Choose Home Run: it tests E and F, twice in a row.</source>
        <translation>Eine 3 ist weniger als 9: ein Double Play, zwei Outs. Ein Aus bleibt noch. Wähle „Homerun“: Er prüft E und F, zweimal nacheinander.</translation>
    </message>
    <message>
        <source>A play lies face down: guess. Nobody is on base, so lay the strong gloves where hits hurt most: 5/4 in A, 3/2 in B, 4/3 in C, 3/1 in D, 5/3 in E and 4/2 in F. Then say that you are ready.</source>
        <translation>Ein Spielzug liegt verdeckt: Rate, welcher. Niemand ist auf Base, also leg die starken Handschuhe dorthin, wo Hits am meisten schaden: 5/4 in A, 3/2 in B, 4/3 in C, 3/1 in D, 5/3 in E und 4/2 in F. Dann sag, dass du fertig bist.</translation>
    </message>
    <message>
        <source>A 9, and the gloves in B and D make 6: the batter is on first. Whatever gets through costs the defence: the glove in B was turned to its weaker side, and if it fails again it is lost. With a runner on first and nobody on second you can steal: the dice against three times the glove in B. Choose Steal 2B.</source>
        <translation>Eine 9, und die Handschuhe in B und D machen 6: Der Batter ist auf Base 1. Kommt ein Spielzug durch, kostet das die Verteidigung etwas: Der Handschuh in B wurde auf seine schwächere Seite gedreht, und versagt er wieder, ist er verloren. Mit einem Läufer auf Base 1 und niemandem auf Base 2 kannst du stehlen: die Würfel gegen dreimal den Handschuh in B. Wähle „Base 2 stehlen“.</translation>
    </message>
    <message>
        <source>Another 3, against 10: caught, the third out. The sides change, and all gloves are back, front up. In the field you take one of the two gloves with a baseball: one has 5, and 4 on its back, the other 4, and 6. Take the 5/4.</source>
        <translation>Wieder eine 3, gegen 10: gefangen, das dritte Aus. Die Seiten wechseln, und alle Handschuhe sind wieder da, Vorderseite oben. Im Feld nimmst du einen der beiden Handschuhe mit Baseball: Einer hat 5 und hinten 4, der andere 4 und 6. Nimm den 5/4.</translation>
    </message>
    <message>
        <source>Their Drive Left ran into your two 5s, and the dice came to just 5: caught. The team with more runs after nine innings wins; if it&apos;s tied, you play another. Play on from here, or begin a match of your own.</source>
        <translation>„Drive links“ traf auf deine zwei Fünfen, und die Würfel zeigten zusammen nur 5: gefangen. Wer nach neun Innings mehr Runs hat, gewinnt; steht es gleich, folgt noch eines. Spiel von hier aus weiter oder beginne eine eigene Partie.</translation>
    </message>
    <message>
        <source>Three innings, the seventh to the ninth; the most runs win. The field has six zones, A to F. The side that bats secretly chooses a play, which tests one or two of them; the other side guesses, and lays its gloves there. You bat first.</source>
        <translation>Drei Innings, vom siebten bis zum neunten, und wer mehr Runs macht, gewinnt. Das Feld hat sechs Zonen, A bis F. Das Team am Schlag wählt heimlich einen Spielzug, der eine oder zwei davon prüft; das andere Team rät und legt seine Handschuhe dorthin. Du schlägst zuerst.</translation>
    </message>
    <message>
        <source>Two dice are thrown against the gloves in the tested zones, and the play says what happens if they bring less, as much, or more. One of your plays is set aside for this half-inning, and you alone know which. Choose Up the Middle: it tests B and D.</source>
        <translation>Zwei Würfel werden geworfen und mit den Handschuhen in den geprüften Zonen verglichen; der Spielzug sagt, was geschieht, wenn sie weniger zeigen, ebenso viel oder mehr. Einer deiner Spielzüge ist für dieses Halbinning beiseitegelegt, und nur du weißt, welcher. Wähle „Durch die Mitte“: Der Spielzug prüft B und D.</translation>
    </message>
    <message>
        <source>The gloves are laid afresh before each at-bat, but the weak one went to B again: 8 against three times 2. Your runner is on second, the glove is gone, and the same batter is up. Drive Right tests C and F. If it gets through, all runners take two bases. Choose it.</source>
        <translation>Die Handschuhe werden vor jedem At-Bat neu gelegt, aber der schwache kam wieder nach B: 8 gegen dreimal 2. Dein Läufer ist auf Base 2, der Handschuh ist weg, und derselbe Batter bleibt am Schlag. „Drive rechts“ prüft C und F. Kommt dieser Spielzug durch, rücken alle Läufer zwei Bases vor. Wähle ihn.</translation>
    </message>
    <message>
        <source>11 against 8: a run, and the batter is on first. A zone without a glove has its printed value, a 2 for B. Now be bold: Infield Left.</source>
        <translation>11 gegen 8: ein Run, und der Batter ist auf Base 1. Eine Zone ohne Handschuh hat den gedruckten Wert, eine 2 für B. Jetzt sei mutig: „Infield links“.</translation>
    </message>
</context>
<context>
    <name>RallyBirdTips</name>
    <message>
        <source>You say which glove gives way: one with its front up is turned to its back, one with its back up is lost for the half-inning.</source>
        <translation>Du sagst, welcher Handschuh nachgibt: Liegt die Vorderseite oben, wird er umgedreht; liegt die Rückseite oben, ist er für das Halbinning verloren.</translation>
    </message>
    <message>
        <source>Two out: on a play that makes the third, nobody advances and no run counts.</source>
        <translation>Zwei Outs: Bei einem Spielzug, der das dritte bringt, rückt niemand vor, und kein Run zählt.</translation>
    </message>
    <message>
        <source>You are a glove short, so a zone stays empty: its printed value counts there.</source>
        <translation>Dir fehlt ein Handschuh, also bleibt eine Zone leer: Dort gilt der gedruckte Wert.</translation>
    </message>
    <message>
        <source>A runner is on third: a sacrifice may bring in the run, at the cost of an out.</source>
        <translation>Ein Läufer ist auf Base 3: Ein Opferschlag kann den Run bringen und kostet dafür ein Aus.</translation>
    </message>
    <message>
        <source>You are behind in the ninth, so the RallyBird lets you throw again, once per at-bat. If that moves nobody, the bird is gone for the rest of the game.</source>
        <translation>Du liegst im neunten Inning zurück, also lässt dich der RallyBird noch einmal würfeln, einmal je At-Bat. Rückt dann niemand vor, ist der Vogel für den Rest des Spiels weg.</translation>
    </message>
    <message>
        <source>Keep count of the plays that are shown. One of those you haven&apos;t seen is set aside, and can&apos;t come in this half-inning.</source>
        <translation>Merk dir, welche Spielzüge gezeigt wurden. Einer von denen, die du nicht gesehen hast, wurde beiseitegelegt und kann in diesem Halbinning nicht kommen.</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Change to %1</source>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>Leave out column %1</source>
        <translation>Spalte %1 weglassen</translation>
    </message>
    <message>
        <source>Shrink to %1 pt</source>
        <translation>Auf %1&#xa0;pt verkleinern</translation>
    </message>
    <message>
        <source>Set the bleed to %1 mm</source>
        <translation>Beschnitt auf %1&#xa0;mm setzen</translation>
    </message>
    <message>
        <source>Extend to the bleed</source>
        <translation>Bis ans Ende des Beschnitts ziehen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 ergänzen</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Without a title the match is named after its players.</source>
        <translation>Ohne Titel heißt die Partie nach ihren Spielern.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which step of a match</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>times as fast</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Look back: how the chances changed, which choices cost most, and what was luck (A)</source>
        <translation>Rückblick: wie sich die Chancen änderten, welche Entscheidungen teuer waren und was Glück war (A)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Look back: how the chances changed, and which choices cost most (A)</source>
        <translation>Rückblick: wie sich die Chancen änderten und welche Entscheidungen teuer waren (A)</translation>
    </message>
    <message>
        <source>Back to the start of this part; in the last one, to the previous mark (Page Up)</source>
        <translation>Zum Beginn des Abschnitts; im letzten zur vorigen Marke (Bild auf)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>On to the next part; in the last one, to the next mark (Page Down)</source>
        <translation>Zum nächsten Abschnitt; im letzten zur nächsten Marke (Bild ab)</translation>
    </message>
    <message>
        <source>Unfinished: hands stay hidden</source>
        <translation>Nicht zu Ende: Hände bleiben verdeckt</translation>
    </message>
    <message>
        <source>Starts a new match from here; this one stays as it is</source>
        <translation>Beginnt an dieser Stelle eine neue Partie; diese bleibt, wie sie ist</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>The whole match, at any speed, from any side</source>
        <translation>Die ganze Partie, in jedem Tempo, von jeder Seite</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>How the chances changed, which choices cost most, and what was luck</source>
        <translation>Wie sich die Chancen änderten, welche Entscheidungen teuer waren und was Glück war</translation>
    </message>
    <message>
        <source>Scorebook</source>
        <translation>Scorebook</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Change seats…</source>
        <translation>Plätze ändern…</translation>
    </message>
    <message>
        <source>How the chances changed, and which choices cost most</source>
        <translation>Wie sich die Chancen änderten und welche Entscheidungen teuer waren</translation>
    </message>
    <message>
        <source>Same players, options and cards; new luck</source>
        <translation>Dieselben Spieler, Optionen und Karten; neues Glück</translation>
    </message>
    <message>
        <source>The match as a scorer keeps it (Ctrl+B)</source>
        <translation>Die Partie, wie ein Scorer sie aufschreibt (Strg+B)</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>The shared deck</source>
        <translation>Das gemeinsame Deck</translation>
    </message>
    <message>
        <source>The deck of %1</source>
        <translation>Das Deck von %1</translation>
    </message>
    <message>
        <source>Plays used</source>
        <translation>Gespielte Spielzüge</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Zweites Spiel</translation>
    </message>
    <message>
        <source>Make it a doubleheader: the same decks, home and visitor swapped</source>
        <translation>Ein Doubleheader daraus machen: dieselben Decks, Heim und Gast getauscht</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>Steals</source>
        <translation>Stiehlt</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>Lässt ihn durch</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1–%2</source>
        <translation>%1:%2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktzettel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>1st innings</source>
        <translation>1. Innings</translation>
    </message>
    <message>
        <source>2nd innings</source>
        <translation>2. Innings</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>Scoreboard</name>
    <message>
        <source>Play by play</source>
        <translation>Spielbericht</translation>
    </message>
</context>
<context>
    <name>Scorebook</name>
    <message>
        <source>AB</source>
        <translation>AB</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>2B</source>
        <translation>2B</translation>
    </message>
    <message>
        <source>3B</source>
        <translation>3B</translation>
    </message>
    <message>
        <source>HR</source>
        <translation>HR</translation>
    </message>
    <message>
        <source>RBI</source>
        <translation>RBI</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>SO</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>CS</source>
        <translation>CS</translation>
    </message>
    <message>
        <source>Line score</source>
        <translation>Linescore</translation>
    </message>
    <message>
        <source>Line score of game %1</source>
        <translation>Linescore von Spiel %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>LOB</source>
        <translation>LOB</translation>
    </message>
    <message>
        <source>Box score of %1</source>
        <translation>Boxscore von %1</translation>
    </message>
    <message>
        <source>Box score of %1, game %2</source>
        <translation>Boxscore von %1, Spiel %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Scorecard of %1</source>
        <translation>Scorecard von %1</translation>
    </message>
    <message>
        <source>Scorecard of %1, game %2</source>
        <translation>Scorecard von %1, Spiel %2</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>kein Run</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Scorecard of test %1</source>
        <translation>Scorecard von Test %1</translation>
    </message>
    <message>
        <source>Innings</source>
        <translation>Innings</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Wickets played</source>
        <translation>Gespielte Wickets</translation>
    </message>
    <message>
        <source>Wickets lost</source>
        <translation>Verlorene Wickets</translation>
    </message>
    <message>
        <source>Off the bat</source>
        <translation>Vom Schläger</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweites</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>First innings of %1, test %2</source>
        <translation>Erstes Innings von %1, Test %2</translation>
    </message>
    <message>
        <source>Second innings of %1, test %2</source>
        <translation>Zweites Innings von %1, Test %2</translation>
    </message>
    <message>
        <source>Wicket</source>
        <translation>Wicket</translation>
    </message>
    <message>
        <source>Batting</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Bowling</source>
        <translation>Bowling</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Bowling of %1: wickets %2, for runs: %3</source>
        <translation>Bowling von %1: Wickets %2, für Runs: %3</translation>
    </message>
    <message>
        <source>Batter</source>
        <translation>Batter</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>call read</source>
        <translation>Ansage durchschaut</translation>
    </message>
    <message>
        <source>across the court</source>
        <translation>quer über den Platz</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>unerreichbar</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>durchgelassen</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>keine Karte mehr</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Breaks</translation>
    </message>
    <message>
        <source>Games of set %1</source>
        <translation>Spiele von Satz %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Aufschläger</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tiebreak</translation>
    </message>
    <message>
        <source>Points of set %1</source>
        <translation>Punkte von Satz %1</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Schläge</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Point to</source>
        <translation>Punkt für</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Greater Trumps: %1</source>
        <translation>Große Trümpfe: %1</translation>
    </message>
    <message>
        <source>Lesser Trumps: %1</source>
        <translation>Kleine Trümpfe: %1</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Trümpfe: %1</translation>
    </message>
    <message>
        <source>Tarot Trumps: %1</source>
        <translation>Tarottrümpfe: %1</translation>
    </message>
    <message>
        <source>Run of %1</source>
        <translation>Folge von %1</translation>
    </message>
    <message>
        <source>%1 had none to give</source>
        <translation>%1 hatte keinen zu geben</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>Kings cut: %1</source>
        <translation>Gestochene Könige: %1</translation>
    </message>
    <message>
        <source>The Foolish Man</source>
        <translation>Der Narr</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Hand %1, dealt by %2</source>
        <translation>Runde %1, Geber: %2</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>A scorebook can be saved as .pdf, .png, .txt or .csv.</source>
        <translation>Ein Scorebook lässt sich als .pdf, .png, .txt oder .csv speichern.</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, Fortsetzung</translation>
    </message>
    <message>
        <source>%1 didn&apos;t accept the scorebook.</source>
        <translation>%1 hat das Scorebook nicht angenommen.</translation>
    </message>
</context>
<context>
    <name>ScorebookSheet</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save the scorebook</source>
        <translation>Scorebook speichern</translation>
    </message>
    <message>
        <source>Scorebook</source>
        <translation>Scorebook</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Gesendet an %1.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pages to print or to send</source>
        <translation>Seiten zum Drucken oder Verschicken</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Plain text with aligned columns</source>
        <translation>Reiner Text mit ausgerichteten Spalten</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Tables for a spreadsheet</source>
        <translation>Tabellen für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as text (Ctrl+C)</source>
        <translation>Als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Choose a printer (Ctrl+P)</source>
        <translation>Einen Drucker wählen (Strg+P)</translation>
    </message>
    <message>
        <source>Copied to the clipboard as text.</source>
        <translation>Als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Nothing to score yet.</source>
        <translation>Noch gibt es nichts aufzuschreiben.</translation>
    </message>
    <message>
        <source>All of it as one picture</source>
        <translation>Alles in einem Bild</translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Test %1, %2 runs a point: %3</source>
        <translation>Test %1, %2 Runs je Punkt: %3</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Wicket</source>
        <translation>Wicket</translation>
    </message>
    <message>
        <source>%1, 2nd</source>
        <translation>%1, 2.</translation>
    </message>
    <message>
        <source>%1, 1st</source>
        <translation>%1, 1.</translation>
    </message>
    <message>
        <source>%1 for %2 dec.</source>
        <translation>%1 zu %2 dekl.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1: %2, extras %3</source>
        <translation>%1: %2, Extras %3</translation>
    </message>
    <message>
        <source>filled: a run</source>
        <translation>gefüllt: ein Run</translation>
    </message>
    <message>
        <source>dot: a run batted in</source>
        <translation>Punkt: ein hereingeschlagener Run</translation>
    </message>
    <message>
        <source>single</source>
        <translation>Single</translation>
    </message>
    <message>
        <source>double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>Triple</translation>
    </message>
    <message>
        <source>home run</source>
        <translation>Homerun</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>Walk</translation>
    </message>
    <message>
        <source>strikeout</source>
        <translation>Strikeout</translation>
    </message>
    <message>
        <source>fly out</source>
        <translation>Fly-out</translation>
    </message>
    <message>
        <source>ground out</source>
        <translation>Ground-out</translation>
    </message>
    <message>
        <source>line out</source>
        <translation>Line-out</translation>
    </message>
    <message>
        <source>pop out</source>
        <translation>Pop-out</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>fielder&apos;s choice</source>
        <translation>Fielder’s Choice</translation>
    </message>
    <message>
        <source>double play</source>
        <translation>Double Play</translation>
    </message>
    <message>
        <source>sacrifice fly</source>
        <translation>Sacrifice Fly</translation>
    </message>
    <message>
        <source>sacrifice bunt</source>
        <translation>Opferbunt</translation>
    </message>
    <message>
        <source>stolen base</source>
        <translation>Base gestohlen</translation>
    </message>
    <message>
        <source>caught stealing</source>
        <translation>beim Stehlen erwischt</translation>
    </message>
    <message>
        <source>wild pitch</source>
        <translation>Wild Pitch</translation>
    </message>
    <message>
        <source>picked off</source>
        <translation>Pickoff</translation>
    </message>
    <message>
        <source>digit: the fielder&apos;s position</source>
        <translation>Ziffer: die Position des Feldspielers</translation>
    </message>
    <message>
        <source>hit by pitch</source>
        <translation>vom Wurf getroffen</translation>
    </message>
    <message>
        <source>bold line: the runner&apos;s path</source>
        <translation>dicke Linie: der Weg des Läufers</translation>
    </message>
    <message>
        <source>circle: the number of the out</source>
        <translation>Kreis: das wievielte Aus es war</translation>
    </message>
    <message>
        <source>struck out looking</source>
        <translation>zugesehen: aus</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Where in the match</source>
        <translation>Wo in der Partie</translation>
    </message>
</context>
<context>
    <name>SecretChoiceRow</name>
    <message>
        <source>Secret choices</source>
        <translation>Geheime Entscheidungen</translation>
    </message>
    <message>
        <source>Pass the screen</source>
        <translation>Bildschirm weitergeben</translation>
    </message>
    <message>
        <source>Pass the screen around, or choose at the same time: each player has their own keys, and hands lie open.</source>
        <translation>Gebt den Bildschirm weiter, oder wählt gleichzeitig: jeder mit eigenen Tasten, die Hände offen.</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>Gleichzeitig</translation>
    </message>
</context>
<context>
    <name>SeriesSheet</name>
    <message>
        <source>The series</source>
        <translation>Die Serie</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Scorecard</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>SeriesTable</name>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>SetScore</name>
    <message>
        <source>%1 serves: games %2, points %3</source>
        <translation>%1 schlägt auf: Spiele %2, Punkte %3</translation>
    </message>
    <message>
        <source>%1: games %2, points %3</source>
        <translation>%1: Spiele %2, Punkte %3</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How long cards fly and runners run.</source>
        <translation>Wie lange Karten fliegen und Läufer laufen.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Helps at the table</source>
        <translation>Hilfen am Tisch</translation>
    </message>
    <message>
        <source>End of a turn</source>
        <translation>Ende eines Zugs</translation>
    </message>
    <message>
        <source>End turns by hand</source>
        <translation>Züge von Hand beenden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Texts, dates and the names of cards.</source>
        <translation>Texte, Daten und die Namen der Karten.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Lautstärke der Klänge</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Tipps am Tisch</translation>
    </message>
    <message>
        <source>A day game, a night game, or whatever your desktop uses.</source>
        <translation>Tagspiel, Flutlichtspiel, oder wie dein Desktop eingestellt ist.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Computer opponents</source>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>The least time they take, so that you can follow.</source>
        <translation>Wie viel Zeit sie sich mindestens nehmen, damit du folgen kannst.</translation>
    </message>
    <message>
        <source>Pace of computer opponents</source>
        <translation>Tempo der Computergegner</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>%1%: cards, dice, bats and the stands</source>
        <translation>%1&#xa0;%: Karten, Würfel, Schläger und die Ränge</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1%, where the table has room</source>
        <translation>%1&#xa0;%, wenn der Tisch Platz hat</translation>
    </message>
    <message>
        <source>One-click play</source>
        <translation>Mit einem Klick spielen</translation>
    </message>
    <message>
        <source>A card with one legal place goes there at a click, if that can be taken back.</source>
        <translation>Eine Karte, die nur an einen Platz darf, liegt mit einem Klick dort, wenn sich das zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>Where a game has them: cards gone and cards to come, dice odds.</source>
        <translation>In Spielen, die das haben: welche Karten weg sind und welche noch kommen, Würfelwahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>What you may do, told once when it first comes up. Switching tips off and on starts them over.</source>
        <translation>Sagen dir einmal, was du darfst, sobald es so weit ist. Schaltest du die Tipps aus und wieder ein, beginnen sie von vorn.</translation>
    </message>
    <message>
        <source>Start where you left off</source>
        <translation>Dort anfangen, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>Opens your last match or deck at the start instead of the shelf.</source>
        <translation>Öffnet beim Start die letzte Partie oder das letzte Deck statt des Regals.</translation>
    </message>
    <message>
        <source>With two players at one screen, it passes on only when you say so. Until then you can take your choice back.</source>
        <translation>Bei zwei Spielern an einem Bildschirm: Er geht erst weiter, wenn du es sagst. Bis dahin kannst du deine Wahl zurücknehmen.</translation>
    </message>
    <message>
        <source>Skip forced choices</source>
        <translation>Ohne Wahl nicht fragen</translation>
    </message>
    <message>
        <source>A player with only one thing to do isn&apos;t asked; it is done. That saves passing the screen, but the skip tells the other player that there was no choice.</source>
        <translation>Wer nur eines tun kann, wird nicht gefragt; es geschieht. Das spart das Weitergeben, verrät aber dem anderen, dass es keine Wahl gab.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>A sheet is %1 to %2 mm wide and high, not %3 × %4 mm.</source>
        <translation>Ein Bogen darf %1 bis %2&#xa0;mm breit und hoch sein, nicht %3 × %4&#xa0;mm.</translation>
    </message>
    <message>
        <source>Margins and gaps are 0 to %1 mm, not %2 and %3 mm.</source>
        <translation>Ränder und Abstände dürfen 0 bis %1&#xa0;mm betragen, nicht %2 und %3&#xa0;mm.</translation>
    </message>
    <message>
        <source>A card of %1 × %2 mm doesn&apos;t fit on a sheet of %3 × %4 mm with %5 mm left free at its edges.</source>
        <translation>Eine Karte von %1 × %2&#xa0;mm passt nicht auf einen Bogen von %3 × %4&#xa0;mm, an dessen Kanten %5&#xa0;mm frei bleiben.</translation>
    </message>
    <message>
        <source>A card of %1 × %2 mm and its back don&apos;t both fit on a sheet of %3 × %4 mm.</source>
        <translation>Eine Karte von %1 × %2&#xa0;mm und ihre Rückseite passen nicht zusammen auf einen Bogen von %3 × %4&#xa0;mm.</translation>
    </message>
    <message>
        <source>%1 × %2 cards don&apos;t fit on this sheet, at most %3 × %4 do.</source>
        <translation>%1 × %2 Karten passen nicht auf diesen Bogen, höchstens %3 × %4.</translation>
    </message>
    <message>
        <source>A printer&apos;s backs are moved by at most %1 mm, turned by at most %2° and get at most %3 mm more bleed.</source>
        <translation>Rückseiten lassen sich um höchstens %1&#xa0;mm verschieben, um höchstens %2° drehen und bekommen höchstens %3&#xa0;mm mehr Beschnitt.</translation>
    </message>
    <message>
        <source>At most %1 cards are laid out at once.</source>
        <translation>Es lassen sich höchstens %1 Karten auf einmal anordnen.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>%1, sheet %2 of %3</source>
        <translation>%1, Bogen %2 von %3</translation>
    </message>
    <message>
        <source>50 mm, if the printer kept the size</source>
        <translation>50&#xa0;mm, wenn der Drucker die Größe hielt</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>Spread out</source>
        <translation>Ausbreiten</translation>
    </message>
    <message>
        <source>Lays all cards side by side (S)</source>
        <translation>Legt alle Karten nebeneinander (S)</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Turns the chosen card over (Space, or a double click)</source>
        <translation>Dreht die gewählte Karte um (Leertaste oder Doppelklick)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turns the chosen card by a quarter (R)</source>
        <translation>Dreht die gewählte Karte um ein Viertel (R)</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Shows all that lies on the table (0). The wheel zooms, dragging the table moves it; Shift and an arrow moves the chosen card.</source>
        <translation>Zeigt alles, was auf dem Tisch liegt (0). Das Rad zoomt, Ziehen verschiebt den Tisch; Umschalt und eine Pfeiltaste verschieben die gewählte Karte.</translation>
    </message>
    <message>
        <source>%1 of %2 cards: filter them on the wall to lay out others.</source>
        <translation>%1 von %2 Karten: Filtere sie an der Wand, um andere auszulegen.</translation>
    </message>
    <message>
        <source>Stacks all cards in one pile (G)</source>
        <translation>Legt alle Karten auf einen Stapel (G)</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No match has been finished yet. Statistics come with the first one.</source>
        <translation>Noch ist keine Partie zu Ende gespielt. Die Statistik kommt mit der ersten.</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Zurück: %1 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n practice matches aren&apos;t counted.</source>
        <translation>
            <numerusform>Eine Übungspartie zählt nicht mit.</numerusform>
            <numerusform>%n Übungspartien zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches that the computer played against itself aren&apos;t counted.</source>
        <translation>
            <numerusform>Eine Partie, die der Computer gegen sich selbst gespielt hat, zählt nicht mit.</numerusform>
            <numerusform>%n Partien, die der Computer gegen sich selbst gespielt hat, zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics come with the first match that counts.</source>
        <translation>Die Statistik kommt mit der ersten Partie, die zählt.</translation>
    </message>
    <message>
        <source>Reading the matches on this computer …</source>
        <translation>Die Partien auf diesem Computer werden gelesen …</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>One match so far. Charts come with the second one.</source>
        <translation>Bisher eine Partie. Diagramme kommen mit der zweiten.</translation>
    </message>
    <message>
        <source>Won and lost over time</source>
        <translation>Siege und Niederlagen im Lauf der Zeit</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>Best and average</source>
        <translation>Bestes und Durchschnitt</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>Die letzten zehn</translation>
    </message>
    <message>
        <source>The last matches</source>
        <translation>Die letzten Partien</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Längste Niederlagenserie</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Current losing streak</source>
        <translation>Aktuelle Niederlagenserie</translation>
    </message>
    <message>
        <source>Scores and how often</source>
        <translation>Ergebnisse, und wie oft</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
</context>
<context>
    <name>StudioBar</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Back to the decks (Esc)</source>
        <translation>Zurück zu den Decks (Esc)</translation>
    </message>
    <message>
        <source>Deck Studio</source>
        <translation>Deckstudio</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Rückgängig: %1 (Strg+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Wiederholen: %1 (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Shows or hides the cells and the problems (F9)</source>
        <translation>Zeigt oder verbirgt die Zellen und die Probleme (F9)</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Mit diesem Deck spielen</translation>
    </message>
    <message>
        <source>Play with this deck (Ctrl+M)</source>
        <translation>Mit diesem Deck spielen (Strg+M)</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Drucken und exportieren</translation>
    </message>
    <message>
        <source>Make a PDF, pictures, or files for a print shop or a virtual table (Ctrl+P)</source>
        <translation>Ein PDF, Bilder oder Dateien für Druckerei oder virtuellen Tisch (Strg+P)</translation>
    </message>
    <message>
        <source>How decks are written (F1)</source>
        <translation>Wie man Decks schreibt (F1)</translation>
    </message>
    <message>
        <source>Open another deck (Ctrl+O)</source>
        <translation>Ein anderes Deck öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Zurück: %1 (Esc)</translation>
    </message>
</context>
<context>
    <name>StudioPanel</name>
    <message>
        <source>Panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>The cards are being checked …</source>
        <translation>Die Karten werden geprüft …</translation>
    </message>
    <message>
        <source>%1: done. Ctrl+Z takes it back.</source>
        <translation>%1: erledigt. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>No problems with this deck.</source>
        <translation>Keine Probleme mit diesem Deck.</translation>
    </message>
</context>
<context>
    <name>StudioSheets</name>
    <message>
        <source>Compare with a deck</source>
        <translation>Mit einem Deck vergleichen</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>How decks are written</source>
        <translation>Wie man Decks schreibt</translation>
    </message>
</context>
<context>
    <name>StudioTour</name>
    <message>
        <source>These are all cards of a deck, as they will be printed. Choose another one: by a click, or with the arrow keys.</source>
        <translation>Das sind alle Karten eines Decks, wie sie gedruckt werden. Wähle eine andere: mit einem Klick oder mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Now look at it closely: double-click it, or press Enter. The lines show where it is cut (red) and what is safe from the knife (green).</source>
        <translation>Jetzt sieh sie dir genau an: Doppelklick oder Eingabetaste. Die Linien zeigen, wo geschnitten wird (rot) und was vor dem Messer sicher ist (grün).</translation>
    </message>
    <message>
        <source>Each problem says what is wrong, and in which row and column. Click on one: it takes you to its card.</source>
        <translation>Jedes Problem sagt, was falsch ist und in welcher Zeile und Spalte. Klick eines an: Es bringt dich zu seiner Karte.</translation>
    </message>
    <message>
        <source>That was the tour. Your own deck begins with a table, or with “New deck” (Ctrl+N); F1 opens the page that explains how decks are written.</source>
        <translation>Das war der Rundgang. Dein eigenes Deck beginnt mit einer Tabelle oder mit „Neues Deck“ (Strg+N); F1 öffnet die Seite, die erklärt, wie man Decks schreibt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Rundgang verlassen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The example stays open</source>
        <translation>Das Beispiel bleibt offen</translation>
    </message>
    <message>
        <source>No problems left: time to print. Open “Print and export” (Ctrl+P). You may make a PDF there, or leave it with Esc.</source>
        <translation>Keine Probleme mehr: Zeit zum Drucken. Öffne „Drucken und exportieren“ (Strg+P). Du kannst dort ein PDF machen oder mit Esc zurückgehen.</translation>
    </message>
    <message>
        <source>Do the same with the other two, here or in any program that writes CSV: what is saved there shows here. Copies are a number; the picture is called storm.svg; a name has to fit its box.</source>
        <translation>Mach es mit den anderen beiden genauso, hier oder in einem anderen Programm, das CSV schreibt: Was dort gespeichert wird, ist hier zu sehen. Kopien sind eine Zahl; das Bild heißt storm.svg; ein Name muss in seine Box passen.</translation>
    </message>
    <message>
        <source>Three things in this deck are wrong on purpose. Open the list: “Problems”, on the right.</source>
        <translation>Drei Dinge in diesem Deck sind mit Absicht falsch. Öffne die Liste: „Probleme“, rechts.</translation>
    </message>
    <message>
        <source>Fix it: open “Card”, on the right, change the cell that the problem names, and press Enter. It is written into cards.csv, and Ctrl+Z takes it back.</source>
        <translation>Bring es in Ordnung: Öffne rechts „Karte“, ändere die Zelle, die das Problem nennt, und drück die Eingabetaste. Es wird in cards.csv geschrieben, und Strg+Z nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>%1 can&apos;t be a name here: it is too long, or can&apos;t be shown.</source>
        <translation>%1 kann hier kein Name sein: Es ist zu lang oder lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a seed: write 1 to 16 hexadecimal digits.</source>
        <translation>%1 ist kein Startwert: Schreibe 1 bis 16 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>a cell is told by its code or its row, one of them.</source>
        <translation>eine Zelle wird durch ihren Code oder ihre Zeile bestimmt, eines davon.</translation>
    </message>
    <message>
        <source>the study is larger than %1 KB, the limit.</source>
        <translation>die Studie ist größer als %1&#xa0;KB, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>the key %1 doesn&apos;t belong to a question that asks %2.</source>
        <translation>der Schlüssel %1 gehört zu keiner Frage, die %2 fragt.</translation>
    </message>
    <message>
        <source>restrict needs without: how the texts of the actions begin.</source>
        <translation>restrict braucht without: womit die Texte der Aktionen beginnen.</translation>
    </message>
    <message>
        <source>a cell that may change has least and most, or values; and two of them at least.</source>
        <translation>eine Zelle, die sich ändern darf, hat least und most oder values, und davon mindestens zwei.</translation>
    </message>
    <message>
        <source>sensitivity needs figures: those that are to be told.</source>
        <translation>sensitivity braucht figures: die Kennzahlen, um die es geht.</translation>
    </message>
    <message>
        <source>target needs move, the cells that may change, and target, where figures are to lie.</source>
        <translation>target braucht move, die Zellen, die sich ändern dürfen, und target, wo die Kennzahlen liegen sollen.</translation>
    </message>
</context>
<context>
    <name>StudyKey</name>
    <message>
        <source>The game&apos;s options that aren&apos;t as usual.</source>
        <translation>Die Optionen des Spiels, die nicht wie üblich sind.</translation>
    </message>
    <message>
        <source>The format&apos;s name: raindelay-study/1.</source>
        <translation>Der Name des Formats: raindelay-study/1.</translation>
    </message>
    <message>
        <source>The game&apos;s id; raindelay-lab games lists them.</source>
        <translation>Die Kennung des Spiels; raindelay-lab games zählt sie auf.</translation>
    </message>
    <message>
        <source>A named set of options to start from.</source>
        <translation>Ein benannter Satz von Optionen, von dem ausgegangen wird.</translation>
    </message>
    <message>
        <source>How many play; the fewest, if not said.</source>
        <translation>Wie viele spielen; sonst die wenigsten.</translation>
    </message>
    <message>
        <source>The folder of the base deck, in the study&apos;s own; &quot;.&quot; is that itself. The built-in cards, if not said.</source>
        <translation>Der Ordner des Ausgangsdecks im Ordner der Studie; &quot;.&quot; ist dieser selbst. Sonst die eingebauten Karten.</translation>
    </message>
    <message>
        <source>The base deck&apos;s hash: the study is refused for any other cards.</source>
        <translation>Die Prüfsumme des Ausgangsdecks: Mit anderen Karten wird die Studie abgelehnt.</translation>
    </message>
    <message>
        <source>The changed games, by their names; &quot;base&quot; is the unchanged one.</source>
        <translation>Die geänderten Spiele nach ihren Namen; &quot;base&quot; ist das unveränderte.</translation>
    </message>
    <message>
        <source>What is asked; each variant against the base, if not said.</source>
        <translation>Was gefragt ist; sonst jede Variante gegen die Basis.</translation>
    </message>
    <message>
        <source>When a level&apos;s matches are enough.</source>
        <translation>Wann die Partien einer Stufe genügen.</translation>
    </message>
    <message>
        <source>The seed of all draws: 1 to 16 hexadecimal digits; 1, if not said.</source>
        <translation>Der Startwert aller Ziehungen: 1 bis 16 hexadezimale Ziffern; sonst 1.</translation>
    </message>
    <message>
        <source>The cells that say something else, by their table: cards.csv.</source>
        <translation>Die Zellen, die etwas anderes sagen, nach ihrer Tabelle: cards.csv.</translation>
    </message>
    <message>
        <source>The row: what it says in the column code or, where there is none, in the first.</source>
        <translation>Die Zeile: was sie in der Spalte code sagt oder, wo es keine gibt, in der ersten.</translation>
    </message>
    <message>
        <source>The row&apos;s number as a spreadsheet shows it, in place of a code.</source>
        <translation>Die Nummer der Zeile, wie eine Tabellenkalkulation sie zeigt, statt eines Codes.</translation>
    </message>
    <message>
        <source>The column&apos;s name.</source>
        <translation>Der Name der Spalte.</translation>
    </message>
    <message>
        <source>What the cell says instead.</source>
        <translation>Was die Zelle stattdessen sagt.</translation>
    </message>
    <message>
        <source>The changed game; each of them, if not said.</source>
        <translation>Das geänderte Spiel; sonst jedes.</translation>
    </message>
    <message>
        <source>The one that it is compared with; base, if not said.</source>
        <translation>Das, womit es verglichen wird; sonst base.</translation>
    </message>
    <message>
        <source>The figures that are told; all, if not said.</source>
        <translation>Die Größen, die genannt werden; sonst alle.</translation>
    </message>
    <message>
        <source>By how much each figure&apos;s mean may change: the study fails if it changes by more, or if that can&apos;t be ruled out.</source>
        <translation>Um wie viel sich das Mittel jeder Größe ändern darf: Die Studie scheitert, wenn es sich um mehr ändert oder das nicht auszuschließen ist.</translation>
    </message>
    <message>
        <source>The most pairs of matches at each level; 1000, if not said.</source>
        <translation>Die Höchstzahl der Paare von Partien auf jeder Stufe; sonst 1000.</translation>
    </message>
    <message>
        <source>The fewest, before it is looked at what they say; 50, if not said.</source>
        <translation>Die Mindestzahl, bevor sie ausgewertet werden; sonst 50.</translation>
    </message>
    <message>
        <source>How wide the interval of each figure&apos;s change may be: it is enough when all are as narrow.</source>
        <translation>Wie breit das Intervall der Änderung jeder Größe sein darf: Es genügt, wenn alle so schmal sind.</translation>
    </message>
    <message>
        <source>true: it is enough when each tolerance and target is known to be kept or missed.</source>
        <translation>true: Es genügt, wenn von jeder Toleranz und jedem Ziel bekannt ist, ob sie eingehalten oder verfehlt sind.</translation>
    </message>
    <message>
        <source>A level that will take longer isn&apos;t played; any time will do, if not said.</source>
        <translation>Eine Stufe, die länger dauern wird, wird nicht gespielt; sonst darf sie beliebig lange dauern.</translation>
    </message>
    <message>
        <source>restrict: how the texts of the actions begin that a player does without, each for itself: steal. Where nothing else is allowed, they are.</source>
        <translation>restrict: womit die Texte der Aktionen beginnen, ohne die jemand spielt, jede für sich: steal. Wo sonst nichts erlaubt ist, sind sie es.</translation>
    </message>
    <message>
        <source>The computer players of all seats, a level after the other; random, rookie, pro and coach, if not said, and all-star where the stop rule has minutes.</source>
        <translation>Die Computergegner auf allen Plätzen, eine Stufe nach der anderen; ohne Angabe random, rookie, pro und coach, dazu all-star, wenn die Stoppregel minutes hat.</translation>
    </message>
    <message>
        <source>The least number that it may be.</source>
        <translation>Die kleinste erlaubte Zahl.</translation>
    </message>
    <message>
        <source>The greatest number that it may be.</source>
        <translation>Die größte erlaubte Zahl.</translation>
    </message>
    <message>
        <source>In place of numbers: all that it may say, in an order in which neighbours are alike; what it says now is among them.</source>
        <translation>Statt Zahlen: alles, was in der Zelle stehen darf, so geordnet, dass Nachbarn einander ähnlich sind; was jetzt darin steht, gehört dazu.</translation>
    </message>
    <message>
        <source>The kind of question. compare: what the variant does to the game. ladder: how much skill and luck it has; each level plays the one before it in the list. cards: what each card is worth against its neutral twin. restrict: what it costs to do without some actions. exact: what perfect play comes to, of a game that is solved. sensitivity: what each number of a table does, one more and one less. target: values that bring figures where they are to be, with few changes.</source>
        <translation>Die Art der Frage. compare: was die Variante mit dem Spiel macht. ladder: wie viel Können und Glück darin steckt; jede Stufe spielt gegen die vor ihr in der Liste. cards: was jede Karte gegen ihren neutralen Zwilling wert ist. restrict: was es kostet, auf manche Aktionen zu verzichten. exact: was vollkommenes Spiel ergibt, wenn das Spiel gelöst ist. sensitivity: was jede Zahl einer Tabelle bewirkt, eins mehr und eins weniger. target: Werte, die Kennzahlen mit wenigen Änderungen dorthin bringen, wo sie liegen sollen.</translation>
    </message>
    <message>
        <source>cards: the table whose rows are the cards; cards.csv, if not said. sensitivity: the table whose numbers are changed; all, if not said.</source>
        <translation>cards: die Tabelle, deren Zeilen die Karten sind; ohne Angabe cards.csv. sensitivity: die Tabelle, deren Zahlen geändert werden; ohne Angabe alle.</translation>
    </message>
    <message>
        <source>cards: the columns in which a neutral twin has the median of its kind, or the most common word; those of numbers, if not said. sensitivity: the columns whose numbers are changed.</source>
        <translation>cards: die Spalten, in denen ein neutraler Zwilling den Median seiner Art hat oder das häufigste Wort; ohne Angabe die mit Zahlen. sensitivity: die Spalten, deren Zahlen geändert werden.</translation>
    </message>
    <message>
        <source>target: the cells that may say something else, by their table: gloves.csv.</source>
        <translation>target: die Zellen, die sich ändern dürfen, nach Tabelle: gloves.csv.</translation>
    </message>
    <message>
        <source>target: by how much another changed cell has to make the sum of these better to be worth it; 0.1, if not said.</source>
        <translation>target: um wie viel eine weitere geänderte Zelle diese Summe verbessern muss, damit sie sich lohnt; ohne Angabe 0.1.</translation>
    </message>
    <message>
        <source>What to follow along each match, by the computer&apos;s judgement. shape: lead changes, suspense. curve: the first seat&apos;s chance at each tenth. luck: wins less what chance gave. decisions: how many matter.</source>
        <translation>Was entlang jeder Partie nach dem Urteil des Computers verfolgt wird. shape: Führungswechsel, Spannung. curve: die Gewinnchance des ersten Platzes nach jedem Zehntel. luck: Siege ohne das, was der Zufall gab. decisions: wie viele zählen.</translation>
    </message>
    <message>
        <source>Where each figure&apos;s mean has to lie: [least, most]; the study fails if it doesn&apos;t, or if that can&apos;t be shown.</source>
        <translation>Wo der Mittelwert jeder Kennzahl liegen muss: [mindestens, höchstens]; die Studie scheitert, wenn er woanders liegt oder es sich nicht zeigen lässt.</translation>
    </message>
    <message>
        <source>target: how much each figure counts, (distance from its range / half the range) squared; 1, if not said.</source>
        <translation>target: wie viel jede Kennzahl zählt, (Abstand vom Bereich / halber Bereich) zum Quadrat; ohne Angabe 1.</translation>
    </message>
</context>
<context>
    <name>StudyReport</name>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>%1: no pair of matches was played.</source>
        <translation>%1: Es wurde kein Paar von Partien gespielt.</translation>
    </message>
    <message>
        <source>Rules %1, Rain Delay %2, seed %3; results of %4.</source>
        <translation>Regeln %1, Rain Delay %2, Startwert %3; Ergebnisse von %4.</translation>
    </message>
    <message>
        <source>%1: cards %2.</source>
        <translation>%1: Karten %2.</translation>
    </message>
    <message>
        <source>Neutral twin of %1 (%2, row %3): cards %4.</source>
        <translation>Neutraler Zwilling von %1 (%2, Zeile %3): Karten %4.</translation>
    </message>
    <message>
        <source>The same numbers: raindelay-lab study run %1</source>
        <translation>Dieselben Zahlen: raindelay-lab study run %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>%1: half the matches have at most %2 decisions; 5 of 100 at most %3, 95 at most %4, 99 at most %5.</source>
        <translation>%1: Die Hälfte der Partien hat höchstens %2 Entscheidungen, 5 von 100 höchstens %3, 95 höchstens %4, 99 höchstens %5.</translation>
    </message>
    <message>
        <source>%1 changes by %2 to %3, as it may: kept.</source>
        <translation>%1 ändert sich um %2 bis %3, wie erlaubt: eingehalten.</translation>
    </message>
    <message>
        <source>%1 lies from %2 to %3, as it should: kept.</source>
        <translation>%1 liegt zwischen %2 und %3, wie gewünscht: eingehalten.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t change by %2 to %3 alone: missed.</source>
        <translation>%1 ändert sich um mehr als %2 bis %3: verfehlt.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t lie from %2 to %3: missed.</source>
        <translation>%1 liegt nicht zwischen %2 und %3: verfehlt.</translation>
    </message>
    <message>
        <source>Whether %1 changes by %2 to %3 alone can&apos;t be told yet.</source>
        <translation>Ob sich %1 nur um %2 bis %3 ändert, lässt sich noch nicht sagen.</translation>
    </message>
    <message>
        <source>Whether %1 lies from %2 to %3 can&apos;t be told yet.</source>
        <translation>Ob %1 zwischen %2 und %3 liegt, lässt sich noch nicht sagen.</translation>
    </message>
    <message>
        <source>%1 against %2, %3 on all seats: %4 pairs of matches</source>
        <translation>%1 gegen %2, %3 auf allen Plätzen: %4 Paare von Partien</translation>
    </message>
    <message>
        <source>%1 rises at every level that was played.</source>
        <translation>%1 steigt auf jeder gespielten Stufe.</translation>
    </message>
    <message>
        <source>%1 falls at every level that was played.</source>
        <translation>%1 sinkt auf jeder gespielten Stufe.</translation>
    </message>
    <message>
        <source>%1 rises at some levels (%2); at others it can&apos;t be told (%3).</source>
        <translation>%1 steigt auf manchen Stufen (%2); auf anderen lässt es sich nicht sagen (%3).</translation>
    </message>
    <message>
        <source>%1 falls at some levels (%2); at others it can&apos;t be told (%3).</source>
        <translation>%1 sinkt auf manchen Stufen (%2); auf anderen lässt es sich nicht sagen (%3).</translation>
    </message>
    <message>
        <source>%1 rises at some levels (%2) and falls at others (%3).</source>
        <translation>%1 steigt auf manchen Stufen (%2) und sinkt auf anderen (%3).</translation>
    </message>
    <message>
        <source>%1 against %2: what holds at which level</source>
        <translation>%1 gegen %2: was auf welcher Stufe gilt</translation>
    </message>
    <message>
        <source>No figure is known to change at any level.</source>
        <translation>Von keiner Größe ist auf irgendeiner Stufe eine Änderung bekannt.</translation>
    </message>
    <message>
        <source>%1: what a level wins against the one before it</source>
        <translation>%1: was eine Stufe gegen die vorige gewinnt</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>same seat</source>
        <translation>gleicher Platz</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Same seat: the share of pairs in which a seat wins whoever sits in it. The more, the more is luck.</source>
        <translation>Gleicher Platz: der Anteil der Paare, in denen ein Platz gewinnt, wer immer darauf sitzt. Je mehr, desto mehr ist Glück.</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>%1: the first seat&apos;s chance along the match, %2 on all seats: %3 pairs of matches</source>
        <translation>%1: die Gewinnchance des ersten Platzes im Lauf der Partie, %2 auf allen Plätzen: %3 Paare von Partien</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>lower quarter</source>
        <translation>unteres Viertel</translation>
    </message>
    <message>
        <source>upper quarter</source>
        <translation>oberes Viertel</translation>
    </message>
    <message>
        <source>The chance is the computer players&apos; judgement, at each tenth of the turning points; the last is who won. Each interval of a mean holds for itself. Half the matches lie between the quarters.</source>
        <translation>Die Gewinnchance ist das Urteil der Computergegner nach jedem Zehntel der Wendepunkte; die letzte sagt, wer gewonnen hat. Jedes Intervall eines Mittels gilt für sich. Zwischen den Vierteln liegt die Hälfte der Partien.</translation>
    </message>
    <message>
        <source>No difference in %1 pairs, so that no interval can be told: %2.</source>
        <translation>Kein Unterschied in %1 Paaren, daher kein Intervall: %2.</translation>
    </message>
    <message>
        <source>Known to differ, with %1 asked at this level (Holm, 0.05): none.</source>
        <translation>Nachweislich verschieden, bei %1 Fragen auf dieser Stufe (Holm, 0,05): nichts.</translation>
    </message>
    <message>
        <source>Known to differ, with %1 asked at this level (Holm, 0.05): %2.</source>
        <translation>Nachweislich verschieden, bei %1 Fragen auf dieser Stufe (Holm, 0,05): %2.</translation>
    </message>
    <message>
        <source>wins lost</source>
        <translation>verlorene Siege</translation>
    </message>
    <message>
        <source>What each card adds to %1 against its neutral twin, %2 on all seats: %3 pairs of matches</source>
        <translation>Was jede Karte zu %1 gegen ihren neutralen Zwilling beiträgt, %2 auf allen Plätzen: %3 Paare von Partien</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>Zwilling</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1: no card is known to matter alike at all levels played.</source>
        <translation>%1: Von keiner Karte ist bekannt, dass sie auf allen gespielten Stufen gleich viel ausmacht.</translation>
    </message>
    <message>
        <source>%1: known to matter alike at all levels played: %2.</source>
        <translation>%1: macht nachweislich auf allen gespielten Stufen in gleicher Richtung etwas aus: %2.</translation>
    </message>
    <message>
        <source>Cards: what holds at which level</source>
        <translation>Karten: was auf welcher Stufe gilt</translation>
    </message>
    <message>
        <source>%1: its neutral twin can&apos;t be played: %2</source>
        <translation>%1: Der neutrale Zwilling kann nicht gespielt werden: %2</translation>
    </message>
    <message>
        <source>%1: what it costs to do without an action, %2 on all seats: %3 pairs of matches</source>
        <translation>%1: was es kostet, ohne eine Aktion zu spielen, %2 auf allen Plätzen: %3 Paare von Partien</translation>
    </message>
    <message>
        <source>Wins lost: a share of all matches, in all seats, by a player who does without against players who don&apos;t. About 0: the action is decoration.</source>
        <translation>Verlorene Siege: ein Anteil aller Partien, auf allen Plätzen, dessen, der darauf verzichtet, gegen die, die es nicht tun. Etwa 0: Die Aktion ist Zierde.</translation>
    </message>
    <message>
        <source>%1: what holds at which level</source>
        <translation>%1: was auf welcher Stufe gilt</translation>
    </message>
    <message>
        <source>To do without %1 costs wins at every level that was played.</source>
        <translation>Ohne %1 zu spielen kostet auf jeder gespielten Stufe Siege.</translation>
    </message>
    <message>
        <source>To do without %1 is known to cost wins at %2 of %3 levels.</source>
        <translation>Ohne %1 zu spielen kostet auf %2 von %3 Stufen nachweislich Siege.</translation>
    </message>
    <message>
        <source>Wins without luck, %1 on all seats: %2 pairs of matches</source>
        <translation>Siege ohne Glück, %1 auf allen Plätzen: %2 Paare von Partien</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>ohne Glück</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespart</translation>
    </message>
    <message>
        <source>Luck is what each draw gave by the computer players&apos; judgement, less what it gives in the mean: without it wins have the same mean. Saved: how many times as many matches would tell as much.</source>
        <translation>Glück ist, was jede Ziehung nach dem Urteil der Computergegner brachte, abzüglich dessen, was sie im Mittel bringt: Ohne Glück haben Siege denselben Mittelwert. Gespart: das Wievielfache an Partien ebenso viel sagen würde.</translation>
    </message>
    <message>
        <source>This hasn&apos;t come to its end: it was stopped, or not all of it was played.</source>
        <translation>Das ist noch nicht zu Ende: Es wurde angehalten, oder es ist noch nicht alles gespielt.</translation>
    </message>
    <message>
        <source>What each number does to %1, one less and one more, %2 on all seats: at most %3 pairs of matches</source>
        <translation>Was jede Zahl bei %1 bewirkt, eins weniger und eins mehr, %2 auf allen Plätzen: höchstens %3 Paare von Partien</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Can&apos;t be played: %1.</source>
        <translation>Nicht spielbar: %1.</translation>
    </message>
    <message>
        <source>How much of the spread of %1 each number makes, %2 on all seats</source>
        <translation>Wie viel von der Streuung von %1 jede Zahl ausmacht, %2 auf allen Plätzen</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>It can&apos;t be told: %1.</source>
        <translation>Das lässt sich nicht sagen: %1.</translation>
    </message>
    <message>
        <source>%1: no number is known to matter at all levels played.</source>
        <translation>%1: von keiner Zahl steht fest, dass sie auf allen gespielten Stufen zählt.</translation>
    </message>
    <message>
        <source>%1: known to matter at all levels played: %2.</source>
        <translation>%1: zählt auf allen gespielten Stufen mit Sicherheit: %2.</translation>
    </message>
    <message>
        <source>Numbers: what holds at which level</source>
        <translation>Zahlen: was auf welcher Stufe gilt</translation>
    </message>
    <message>
        <source>Exact: what perfect play of all seats comes to</source>
        <translation>Exakt: was vollkommenes Spiel auf allen Plätzen ergibt</translation>
    </message>
    <message>
        <source>%1: not solved; its cards allow too many positions, or play has no end.</source>
        <translation>%1: nicht gelöst; die Karten erlauben zu viele Stellungen, oder das Spiel hat kein Ende.</translation>
    </message>
    <message>
        <source>Exact: by the game&apos;s solution, to which no other play is known that wins more; nothing was played.</source>
        <translation>Exakt: nach der Lösung des Spiels, gegen die keine bessere Spielweise bekannt ist; gespielt wurde nichts.</translation>
    </message>
    <message>
        <source>The best so far, by %1 pairs: fit %2, %3 changed: %4</source>
        <translation>Bisher am besten, nach %1 Paaren: Abweichung %2, geändert %3: %4</translation>
    </message>
    <message>
        <source>Values for the figures that are wanted, %1 on all seats: %2 sets of values tried</source>
        <translation>Werte für die gewünschten Kennzahlen, %1 auf allen Plätzen: %2 Wertesätze ausprobiert</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1 geändert: %2</translation>
    </message>
    <message>
        <source>best values</source>
        <translation>beste Werte</translation>
    </message>
    <message>
        <source>The best values are the same at all levels.</source>
        <translation>Die besten Werte sind auf allen Stufen gleich.</translation>
    </message>
    <message>
        <source>The best values aren&apos;t the same at all levels.</source>
        <translation>Die besten Werte sind nicht auf allen Stufen gleich.</translation>
    </message>
    <message>
        <source>Shares of the variance with each number between one less and one more (Sobol indices, %1 sets of values; the fit explains %2 of 1): alone, and with the others.</source>
        <translation>Anteile an der Varianz, wenn jede Zahl zwischen eins weniger und eins mehr liegt (Sobol-Indizes, %1 Wertesätze; das Modell erklärt %2 von 1): allein und mit den anderen.</translation>
    </message>
    <message>
        <source>Fit: the sum of each figure&apos;s distance from its range, as a share of half the range, squared; 0 is best. By pairs that the search hasn&apos;t seen.</source>
        <translation>Abweichung: die Summe der Abstände jeder Kennzahl von ihrem Bereich, als Anteil am halben Bereich, zum Quadrat; 0 ist am besten. Nach Paaren, die die Suche nicht kannte.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>What shall it be?</source>
        <translation>Was soll es sein?</translation>
    </message>
    <message>
        <source>Scorebook (Ctrl+B)</source>
        <translation>Scorebook (Strg+B)</translation>
    </message>
    <message>
        <source>The luck of the draw (Ctrl+D)</source>
        <translation>Was der Zufall brachte (Strg+D)</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>What is laid out</source>
        <translation>Was ausliegt</translation>
    </message>
</context>
<context>
    <name>Tarot</name>
    <message>
        <source>%1 deals first</source>
        <translation>%1 gibt zuerst</translation>
    </message>
    <message>
        <source>Hand %1. %2 deals</source>
        <translation>Runde %1. Geber: %2</translation>
    </message>
    <message>
        <source>%1 shows %2 of the Greater Trumps: %3</source>
        <translation>%1 zeigt %2 der Großen Trümpfe: %3</translation>
    </message>
    <message>
        <source>%2 Greater Trumps, says %1: %3</source>
        <translation>%2 Große Trümpfe, sagt %1: %3</translation>
    </message>
    <message>
        <source>%1 shows %2 of the Lesser Trumps: %3</source>
        <translation>%1 zeigt %2 der Kleinen Trümpfe: %3</translation>
    </message>
    <message>
        <source>%2 Lesser Trumps, says %1: %3</source>
        <translation>%2 Kleine Trümpfe, sagt %1: %3</translation>
    </message>
    <message>
        <source>%1 lays out %2 trumps: %3</source>
        <translation>%1 legt %2 Trümpfe aus: %3</translation>
    </message>
    <message>
        <source>%1 has %2 trumps: %3</source>
        <translation>%1 hat %2 Trümpfe: %3</translation>
    </message>
    <message>
        <source>%1 shows %2 Tarot Trumps: %3</source>
        <translation>%1 zeigt %2 Tarottrümpfe: %3</translation>
    </message>
    <message>
        <source>%2 Tarot Trumps in %1&apos;s hand: %3</source>
        <translation>%2 Tarottrümpfe in der Hand von %1: %3</translation>
    </message>
    <message>
        <source>%1 shows a run of %5, from %2 to %3: %4</source>
        <translation>%1 zeigt eine Folge von %5, von %2 bis %3: %4</translation>
    </message>
    <message>
        <source>From %2 to %3 without a gap: %4 for %1</source>
        <translation>Von %2 bis %3 ohne Lücke: %4 für %1</translation>
    </message>
    <message>
        <source>%1 shows %3 and %4 and asks %2 for a third</source>
        <translation>%1 zeigt %3 und %4 und fragt %2 nach einem dritten</translation>
    </message>
    <message>
        <source>%2 has none: %3 for %1</source>
        <translation>%2 hat keinen: %3 für %1</translation>
    </message>
    <message>
        <source>None in %2&apos;s hand. %1 scores %3</source>
        <translation>Keiner in der Hand von %2. %1 bekommt %3</translation>
    </message>
    <message>
        <source>%3 goes from %1 to %2</source>
        <translation>%3 geht von %1 an %2</translation>
    </message>
    <message>
        <source>%2 gets %3 from %1</source>
        <translation>%2 bekommt von %1: %3</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%2 from %1</source>
        <translation>%2 von %1</translation>
    </message>
    <message>
        <source>%1 takes trick %3: %2</source>
        <translation>%1 macht Stich %3: %2</translation>
    </message>
    <message>
        <source>Trick %3 is %1&apos;s: %2</source>
        <translation>Stich %3 geht an %1: %2</translation>
    </message>
    <message>
        <source>A King is cut! %2 more for %1</source>
        <translation>Ein König ist gestochen! %2 mehr für %1</translation>
    </message>
    <message>
        <source>The King falls to a trump: %2 for %1</source>
        <translation>Der König fällt an einen Trumpf: %2 für %1</translation>
    </message>
    <message>
        <source>The Foolish Man comes home: %2 for %1</source>
        <translation>Der Narr kommt heim: %2 für %1</translation>
    </message>
    <message>
        <source>Nobody keeps the Foolish Man: %2 for %1</source>
        <translation>Den Narren behält keiner: %2 für %1</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1 gewinnt mit %2</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 Punkte</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 Punkte</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 Punkte</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Zwei Runden</translation>
    </message>
    <message>
        <source>Three hands</source>
        <translation>Drei Runden</translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation>Vier Runden</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>Sechs Runden</translation>
    </message>
    <message>
        <source>Twelve hands</source>
        <translation>Zwölf Runden</translation>
    </message>
    <message>
        <source>Every kind of card once</source>
        <translation>Jede Kartenart einmal</translation>
    </message>
    <message>
        <source>The best card alone</source>
        <translation>Nur die beste Karte</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>A trick scores</source>
        <translation>Ein Stich zählt</translation>
    </message>
    <message>
        <source>What counts when several cards of a trick are worth something.</source>
        <translation>Was zählt, wenn mehrere Karten eines Stichs etwas wert sind.</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Ein Abend</translation>
    </message>
    <message>
        <source>To 200 points.</source>
        <translation>Bis 200 Punkte.</translation>
    </message>
    <message>
        <source>The deal to %1</source>
        <translation>Das Austeilen an %1</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Der erste Geber</translation>
    </message>
    <message>
        <source>The spare cards</source>
        <translation>Die Zusatzkarten</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>der Stapel</translation>
    </message>
    <message>
        <source>the third hand</source>
        <translation>die dritte Hand</translation>
    </message>
    <message>
        <source>the spare cards</source>
        <translation>die Zusatzkarten</translation>
    </message>
    <message>
        <source>the discard</source>
        <translation>die Ablage</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>die erste Hand</translation>
    </message>
    <message>
        <source>the second hand</source>
        <translation>die zweite Hand</translation>
    </message>
    <message>
        <source>the third player&apos;s hand</source>
        <translation>die Hand des dritten Spielers</translation>
    </message>
    <message>
        <source>the first player&apos;s card</source>
        <translation>die Karte des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s card</source>
        <translation>die Karte des zweiten Spielers</translation>
    </message>
    <message>
        <source>the third player&apos;s card</source>
        <translation>die Karte des dritten Spielers</translation>
    </message>
    <message>
        <source>the first player&apos;s tricks</source>
        <translation>die Stiche des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s tricks</source>
        <translation>die Stiche des zweiten Spielers</translation>
    </message>
    <message>
        <source>the third player&apos;s tricks</source>
        <translation>die Stiche des dritten Spielers</translation>
    </message>
    <message>
        <source>Sceptres</source>
        <translation>Zepter</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>Pentacles</source>
        <translation>Pentakel</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Tarot Trumps</source>
        <translation>Tarottrümpfe</translation>
    </message>
    <message>
        <source>other trumps</source>
        <translation>andere Trümpfe</translation>
    </message>
    <message>
        <source>court cards</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>plain cards</source>
        <translation>Zahlkarten</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>First the cards are dealt</source>
        <translation>Erst werden die Karten ausgeteilt</translation>
    </message>
    <message>
        <source>First declare what you hold, or say that there is no more</source>
        <translation>Melde erst, was du hast, oder sag, dass nichts mehr kommt</translation>
    </message>
    <message>
        <source>First say whether you ask for a Tarot Trump</source>
        <translation>Sag erst, ob du nach einem Tarottrumpf fragst</translation>
    </message>
    <message>
        <source>First give a Tarot Trump: you were asked for one</source>
        <translation>Gib erst einen Tarottrumpf: Du wurdest danach gefragt</translation>
    </message>
    <message>
        <source>First give a card back for the one you got</source>
        <translation>Gib erst eine Karte für die zurück, die du bekommen hast</translation>
    </message>
    <message>
        <source>The time for that is over: play a card</source>
        <translation>Dafür ist es zu spät: Spiel eine Karte</translation>
    </message>
    <message>
        <source>You don&apos;t hold %1</source>
        <translation>Du hast nicht: %1</translation>
    </message>
    <message>
        <source>Your run is longer than that: name all of it</source>
        <translation>Deine Folge ist länger: Nenne sie ganz</translation>
    </message>
    <message>
        <source>A Tarot Trump was asked for, and %1 is none</source>
        <translation>Verlangt ist ein Tarottrumpf, und %1 ist keiner</translation>
    </message>
    <message>
        <source>You hold %1 and must follow</source>
        <translation>Du musst bedienen: %1</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarot</translation>
    </message>
    <message>
        <source>The Victorian game of 78 cards: declare what you hold, then fight for it.</source>
        <translation>Das viktorianische Spiel mit 78 Karten: Melde, was du hast, dann kämpfe darum.</translation>
    </message>
    <message>
        <source>After the rules that S. L. MacGregor Mathers published in 1888.</source>
        <translation>Nach den Regeln, die S. L. MacGregor Mathers 1888 veröffentlichte.</translation>
    </message>
    <message>
        <source>Declare the Greater Trumps</source>
        <translation>Die Großen Trümpfe melden</translation>
    </message>
    <message>
        <source>Declare the Lesser Trumps</source>
        <translation>Die Kleinen Trümpfe melden</translation>
    </message>
    <message>
        <source>Declare trumps</source>
        <translation>Trümpfe melden</translation>
    </message>
    <message>
        <source>Declare Tarot Trumps</source>
        <translation>Tarottrümpfe melden</translation>
    </message>
    <message>
        <source>Declare the run from %1 to %2</source>
        <translation>Die Folge von %1 bis %2 melden</translation>
    </message>
    <message>
        <source>Nothing more to declare</source>
        <translation>Nichts mehr zu melden</translation>
    </message>
    <message>
        <source>Ask %1 for a Tarot Trump</source>
        <translation>%1 nach einem Tarottrumpf fragen</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>Nicht fragen</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>the 0 can&apos;t win a trick, and can&apos;t be lost in one</source>
        <translation>die 0 kann keinen Stich machen und in keinem verloren gehen</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Zwei Durchgänge</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Drei Durchgänge</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Vier Durchgänge</translation>
    </message>
    <message>
        <source>Points to reach, or hands to play. The dealer has an edge: in rounds everybody deals equally often.</source>
        <translation>Punkte bis zum Sieg oder Runden. Der Geber ist im Vorteil: In Durchgängen geben alle gleich oft.</translation>
    </message>
    <message>
        <source>To 100 points: about eight hands for two, twelve for three.</source>
        <translation>Bis 100 Punkte: etwa acht Runden zu zweit, zwölf zu dritt.</translation>
    </message>
    <message>
        <source>Scored by the winner of a hand</source>
        <translation>Punkte für den Sieger einer Runde</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Unentschiedene Runden</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hand %1, trick %2</source>
        <translation>Runde %1, Stich %2</translation>
    </message>
    <message>
        <source>Hand %1, before play</source>
        <translation>Runde %1, vor dem Spiel</translation>
    </message>
    <message>
        <source>this hand: %1 %2</source>
        <translation>diese Runde: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is winning the trick with %2</source>
        <translation>%1 gewinnt den Stich mit %2</translation>
    </message>
    <message>
        <source>%1 discards three cards and takes the spare ones</source>
        <translation>%1 legt drei Karten ab und nimmt die Zusatzkarten</translation>
    </message>
    <message>
        <source>Three cards out, three in: %1 has chosen</source>
        <translation>Drei Karten weg, drei dafür: %1 hat gewählt</translation>
    </message>
    <message>
        <source>%1 has to give up %3 to %2</source>
        <translation>%1 muss abgeben an %2: %3</translation>
    </message>
    <message>
        <source>%1 gives %2 %3 in return</source>
        <translation>%1 gibt %2 dafür zurück: %3</translation>
    </message>
    <message>
        <source>%1: %2 declared and %3 in play make %4</source>
        <translation>%1: %2 gemeldet und %3 im Spiel ergeben %4</translation>
    </message>
    <message>
        <source>%1 wins the hand by %2 and has %3</source>
        <translation>%1 gewinnt die Runde mit %2 Vorsprung und hat %3</translation>
    </message>
    <message>
        <source>Tied at the top with %1: nobody scores</source>
        <translation>Gleichstand vorn mit %1: Niemand bekommt etwas</translation>
    </message>
    <message>
        <source>Nobody wins: tied at the top with %1</source>
        <translation>Niemand gewinnt: Gleichstand vorn mit %1</translation>
    </message>
    <message>
        <source>One deal; the higher score wins.</source>
        <translation>Einmal geben, und wer mehr hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>First discard three cards for the spare ones</source>
        <translation>Leg erst drei Karten für die Zusatzkarten ab</translation>
    </message>
    <message>
        <source>%1 is a Tarot Trump and may not be discarded</source>
        <translation>%1 ist ein Tarottrumpf und darf nicht abgelegt werden</translation>
    </message>
    <message>
        <source>Cards are discarded in ascending order: %1 is too low or too high</source>
        <translation>Karten werden in aufsteigender Folge abgelegt: %1 ist zu niedrig oder zu hoch</translation>
    </message>
    <message>
        <source>You don&apos;t hold enough of these</source>
        <translation>Davon hast du nicht genug</translation>
    </message>
    <message>
        <source>You have already declared that</source>
        <translation>Das hast du schon gemeldet</translation>
    </message>
    <message>
        <source>You may ask for a third only if you hold exactly two Tarot Trumps</source>
        <translation>Nach einem dritten fragen darfst du nur mit genau zwei Tarottrümpfen</translation>
    </message>
    <message>
        <source>Ask somebody else at the table</source>
        <translation>Frag jemand anderen am Tisch</translation>
    </message>
    <message>
        <source>You can&apos;t give back a Tarot Trump or a court card, such as %1</source>
        <translation>Einen Tarottrumpf oder eine Figur wie %1 darfst du nicht zurückgeben</translation>
    </message>
    <message>
        <source>Hands per match</source>
        <translation>Runden je Partie</translation>
    </message>
    <message>
        <source>Points before play per hand</source>
        <translation>Punkte vor dem Spiel, je Runde</translation>
    </message>
    <message>
        <source>Points in play per hand</source>
        <translation>Punkte im Spiel, je Runde</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Give %1 in return</source>
        <translation>%1 dafür geben</translation>
    </message>
    <message>
        <source>it loses the trick; points given away: %1</source>
        <translation>sie macht den Stich nicht; verschenkte Punkte: %1</translation>
    </message>
    <message>
        <source>it can&apos;t win the trick, and you&apos;ll miss it least</source>
        <translation>sie kann den Stich nicht machen und fehlt dir am wenigsten</translation>
    </message>
    <message>
        <source>it takes the trick; points in it: %1</source>
        <translation>sie macht den Stich; Punkte darin: %1</translation>
    </message>
    <message>
        <source>%1 of the %2 cards you haven&apos;t seen would beat it</source>
        <translation>höhere unter den Karten, die du nicht gesehen hast: %1 von %2</translation>
    </message>
    <message>
        <source>you hold %1 of its suit; the fewer, the sooner you can trump</source>
        <translation>du hast %1 von der Farbe dieser Karte; je weniger, desto eher kannst du stechen</translation>
    </message>
</context>
<context>
    <name>TarotHighlights</name>
    <message>
        <source>%1 Greater Trumps</source>
        <translation>%1 Große Trümpfe</translation>
    </message>
    <message>
        <source>%1 Lesser Trumps</source>
        <translation>%1 Kleine Trümpfe</translation>
    </message>
    <message>
        <source>%1 trumps</source>
        <translation>%1 Trümpfe</translation>
    </message>
    <message>
        <source>%1 Tarot Trumps</source>
        <translation>%1 Tarottrümpfe</translation>
    </message>
    <message>
        <source>A run of %1</source>
        <translation>Folge von %1</translation>
    </message>
    <message>
        <source>Asks for a third</source>
        <translation>Fragt nach einem dritten</translation>
    </message>
    <message>
        <source>None to give</source>
        <translation>Keiner da</translation>
    </message>
    <message>
        <source>Gives it up</source>
        <translation>Gibt ihn her</translation>
    </message>
    <message>
        <source>%1 takes it</source>
        <translation>Stich für %1</translation>
    </message>
    <message>
        <source>King cut!</source>
        <translation>König gestochen!</translation>
    </message>
    <message>
        <source>The Foolish Man</source>
        <translation>Der Narr</translation>
    </message>
    <message>
        <source>Wins the hand</source>
        <translation>Gewinnt die Runde</translation>
    </message>
    <message>
        <source>Hand tied</source>
        <translation>Runde unentschieden</translation>
    </message>
    <message>
        <source>Three discarded</source>
        <translation>Drei abgelegt</translation>
    </message>
</context>
<context>
    <name>TarotLesson</name>
    <message>
        <source>Four cards of a suit in a row are a run: your Sceptres go from 4 to 7. Declare the run for another 5.</source>
        <translation>Vier Karten einer Farbe hintereinander sind eine Folge: Deine Zepter gehen von 4 bis 7. Melde die Folge für weitere 5.</translation>
    </message>
    <message>
        <source>For ten trumps, or for three Tarot Trumps, you hold too few. You have nothing more to declare.</source>
        <translation>Für zehn Trümpfe oder drei Tarottrümpfe hast du zu wenige. Du hast nichts mehr zu melden.</translation>
    </message>
    <message>
        <source>The highest card of the suit has won, and whoever wins leads again. Get rid of a low Sceptre: lead the 5.</source>
        <translation>Die höchste Karte der Farbe hat gewonnen, und wer gewinnt, spielt wieder aus. Werde ein niedriges Zepter los: Spiel die 5 aus.</translation>
    </message>
    <message>
        <source>A Queen took that one, 4 points. Now a King of Swords is led, and you have no Sword: then you may trump. A King that falls to a trump brings 5 more. Play the 8.</source>
        <translation>Diesen Stich hat eine Königin gemacht: 4 Punkte. Jetzt ist der König der Schwerter ausgespielt, und du hast kein Schwert, also darfst du stechen. Ein König, den ein Trumpf sticht, bringt 5 mehr. Spiel die 8.</translation>
    </message>
    <message>
        <source>First to 100 points wins. There are four suits of 14 cards, and 22 trumps, numbered 0 to 21. The four Kings, the 21, the 1 and the 0 are the seven Tarot Trumps: most of the points hang on them.</source>
        <translation>Wer zuerst 100 Punkte hat, gewinnt. Es gibt vier Farben zu 14 Karten und 22 Trümpfe, nummeriert von 0 bis 21. Die vier Könige, die 21, die 1 und die 0 sind die sieben Tarottrümpfe: An ihnen hängen die meisten Punkte.</translation>
    </message>
    <message>
        <source>Each of you has 25 cards, and your opponent dealt, so you begin. Before play you show what your hand has. The Greater Trumps are 17 to 21, and you hold three of them. Declare them for 5 points.</source>
        <translation>Jeder von euch hat 25 Karten, und dein Gegner hat gegeben, also beginnst du. Vor dem Spiel zeigst du, was deine Hand hat. Die Großen Trümpfe sind 17 bis 21, und du hast drei davon. Melde sie, für 5 Punkte.</translation>
    </message>
    <message>
        <source>Your opponent has shown three of the Lesser Trumps, 1 to 5. Now you: with just two Tarot Trumps, your 0 and the King of Cups, you may ask for a third. Ask.</source>
        <translation>Dein Gegner hat drei der Kleinen Trümpfe, 1 bis 5, gezeigt. Jetzt du: Mit genau zwei Tarottrümpfen, deiner 0 und dem König der Kelche, darfst du nach einem dritten fragen. Frag.</translation>
    </message>
    <message>
        <source>5 for the Tarot Trump and 5 for the King that was cut: one trick, 10 points. At the end of the hand all points are added up, and the higher side scores its lead. Play on from here, or begin a match of your own.</source>
        <translation>5 für den Tarottrumpf und 5 für den gestochenen König: ein Stich, 10 Punkte. Am Ende der Runde werden alle Punkte zusammengezählt, und wer mehr hat, schreibt sich den Vorsprung gut. Spiel von hier aus weiter oder beginne eine eigene Partie.</translation>
    </message>
    <message>
        <source>It is the King of Sceptres, and it is yours. In return you give a card of little value, which only the two of you see: no Queen, Knight or Knave. Give the 2 of Pentacles.</source>
        <translation>Es ist der König der Zepter, und er gehört dir. Dafür gibst du eine Karte von geringem Wert, die nur ihr beide seht: keine Königin, keinen Ritter und keinen Buben. Gib die 2 der Pentakel.</translation>
    </message>
    <message>
        <source>Whoever declared first leads. A trick with a Tarot Trump is worth 5 to whoever wins it. Lead the King of Cups: your opponent must follow suit if there is a Cup.</source>
        <translation>Wer zuerst gemeldet hat, spielt aus. Ein Stich mit einem Tarottrumpf ist 5 wert für den, der ihn macht. Spiel den König der Kelche aus: Dein Gegner muss bedienen, wenn er einen Kelch hat.</translation>
    </message>
</context>
<context>
    <name>TarotScoresheet</name>
    <message>
        <source>Asked %1, who had no Tarot Trump</source>
        <translation>Fragte %1: kein Tarottrumpf</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Stich %1: %2</translation>
    </message>
    <message>
        <source>A King cut</source>
        <translation>Ein König gestochen</translation>
    </message>
    <message>
        <source>%1 Kings cut</source>
        <translation>%1 Könige gestochen</translation>
    </message>
    <message>
        <source>Played the Foolish Man</source>
        <translation>Hat den Narren gespielt</translation>
    </message>
</context>
<context>
    <name>TarotTips</name>
    <message>
        <source>You hold just two Tarot Trumps, so you may ask for a third. If there is none in the other hand, you score 5.</source>
        <translation>Du hast genau zwei Tarottrümpfe, also darfst du nach einem dritten fragen. Ist in der anderen Hand keiner, bekommst du 5 Punkte.</translation>
    </message>
    <message>
        <source>A trick is worth what lies in it: 5 with a Tarot Trump, 4 with a Queen, 3 with a Knight, 2 with a Knave, and 1 with none of these.</source>
        <translation>Ein Stich ist wert, was darin liegt: 5 mit einem Tarottrumpf, 4 mit einer Königin, 3 mit einem Ritter, 2 mit einem Buben, und 1 ohne all das.</translation>
    </message>
    <message>
        <source>You may play The Foolish Man, your 0, whatever was led: it wins nothing, but its five points stay with you.</source>
        <translation>Den Narren, deine 0, darfst du immer spielen, egal was ausgespielt wurde: Er gewinnt nichts, aber seine fünf Punkte bleiben dir.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so you may play a trump, or anything else.</source>
        <translation>Du kannst nicht bedienen, also darfst du einen Trumpf spielen, oder irgendeine andere Karte.</translation>
    </message>
    <message>
        <source>You deal: discard three cards before you see the spare ones. No Tarot Trump may go, and your discards count for nobody.</source>
        <translation>Du gibst: Leg drei Karten ab, bevor du die Zusatzkarten siehst. Ein Tarottrumpf darf nicht dabei sein, und was du ablegst, zählt für niemanden.</translation>
    </message>
    <message>
        <source>The hand is scored: only the top side gets points, and only its lead over the next.</source>
        <translation>Die Runde wird abgerechnet: Nur wer die meisten Punkte hat, bekommt welche, und nur den Vorsprung vor dem Nächsten.</translation>
    </message>
    <message>
        <source>You must give up a Tarot Trump, but which one is your choice. You get a card of little value in return.</source>
        <translation>Du musst einen Tarottrumpf hergeben, aber welchen, bestimmst du. Dafür bekommst du eine Karte von geringem Wert.</translation>
    </message>
</context>
<context>
    <name>TarotWords</name>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Dreizehn</translation>
    </message>
    <message>
        <source>Its five points go to whoever played it.</source>
        <translation>Seine fünf Punkte gehen an den, der ihn gespielt hat.</translation>
    </message>
    <message>
        <source>A Tarot Trump: 5 to whoever takes the trick.</source>
        <translation>Ein Tarottrumpf: 5 für den, der den Stich macht.</translation>
    </message>
    <message>
        <source>A Tarot Trump: 5 to whoever takes the trick, and 5 more if a trump cuts it.</source>
        <translation>Ein Tarottrumpf: 5 für den, der den Stich macht, und 5 mehr, wenn ein Trumpf ihn sticht.</translation>
    </message>
    <message>
        <source>4 to whoever takes the trick.</source>
        <translation>4 für den, der den Stich macht.</translation>
    </message>
    <message>
        <source>3 to whoever takes the trick.</source>
        <translation>3 für den, der den Stich macht.</translation>
    </message>
    <message>
        <source>2 to whoever takes the trick.</source>
        <translation>2 für den, der den Stich macht.</translation>
    </message>
    <message>
        <source>A trick of such cards is worth 1.</source>
        <translation>Ein Stich aus solchen Karten ist 1 wert.</translation>
    </message>
    <message>
        <source>It takes nothing, and may be played to anything.</source>
        <translation>Er macht keinen Stich und darf auf alles gespielt werden.</translation>
    </message>
    <message>
        <source>One of the Greater Trumps, 17 to 21.</source>
        <translation>Einer der Großen Trümpfe, 17 bis 21.</translation>
    </message>
    <message>
        <source>One of the Lesser Trumps, 1 to 5.</source>
        <translation>Einer der Kleinen Trümpfe, 1 bis 5.</translation>
    </message>
    <message>
        <source>A trump: it takes any suit, and lower trumps.</source>
        <translation>Ein Trumpf: Er sticht jede Farbe und niedrigere Trümpfe.</translation>
    </message>
    <message>
        <source>%1 of the Greater Trumps</source>
        <translation>Große Trümpfe: %1</translation>
    </message>
    <message>
        <source>%1 of the Lesser Trumps</source>
        <translation>Kleine Trümpfe: %1</translation>
    </message>
    <message>
        <source>%1 trumps</source>
        <translation>Trümpfe: %1</translation>
    </message>
    <message>
        <source>%1 Tarot Trumps</source>
        <translation>Tarottrümpfe: %1</translation>
    </message>
    <message>
        <source>A run of %1, %2 to %3</source>
        <translation>Folge von %1, %2 bis %3</translation>
    </message>
    <message>
        <source>Sceptres</source>
        <translation>Zepter</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>Pentacles</source>
        <translation>Pentakel</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
</context>
<context>
    <name>TeamPlate</name>
    <message>
        <source>at bat</source>
        <translation>am Schlag</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>im Feld</translation>
    </message>
    <message>
        <source>Relievers</source>
        <translation>Reliever</translation>
    </message>
    <message>
        <source>Hitters</source>
        <translation>Hitter</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
</context>
<context>
    <name>TestPage</name>
    <message>
        <source>Printer test</source>
        <translation>Druckertest</translation>
    </message>
    <message>
        <source>Printer test: front</source>
        <translation>Druckertest: Vorderseite</translation>
    </message>
    <message>
        <source>Printer test: back</source>
        <translation>Druckertest: Rückseite</translation>
    </message>
    <message>
        <source>1. Print both pages on one sheet, at actual size, as you print cards.</source>
        <translation>1. Druck beide Seiten auf ein Blatt, in Originalgröße, so wie du Karten druckst.</translation>
    </message>
    <message>
        <source>2. Hold this side against the light. Where do the front&apos;s lines cross the scales? Enter what they say, above and below.</source>
        <translation>2. Halte diese Seite gegen das Licht. Wo kreuzen die Linien der Vorderseite die Skalen? Trag die Werte ein, oben und unten.</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>0 everywhere: fronts and backs line up. Printers shift each sheet by half a millimetre or so: give backs more bleed for that.</source>
        <translation>Überall 0: Vorder- und Rückseiten passen. Drucker verschieben jedes Blatt um etwa einen halben Millimeter: Gib den Rückseiten dafür mehr Beschnitt.</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Read rule %1</source>
        <translation>Regel %1 lesen</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>Diesen Tipp schließen</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>Hides all tips; switch them back on in the settings</source>
        <translation>Blendet alle Tipps aus; in den Einstellungen lassen sie sich wieder einschalten</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on; the next move tries again.</source>
        <translation>Nicht gespeichert: %1. Du kannst weiterspielen; der nächste Zug ist ein neuer Versuch.</translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Arrangement</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>All cards side by side (Ctrl+1)</source>
        <translation>Alle Karten nebeneinander (Strg+1)</translation>
    </message>
    <message>
        <source>One card large (Ctrl+2)</source>
        <translation>Eine Karte groß (Strg+2)</translation>
    </message>
    <message>
        <source>Cards in a fan, as a player holds them (Ctrl+3)</source>
        <translation>Karten als Fächer, wie ein Spieler sie hält (Strg+3)</translation>
    </message>
    <message>
        <source>Cards on a table, to be moved and flipped (Ctrl+4)</source>
        <translation>Karten auf einem Tisch, zum Verschieben und Umdrehen (Strg+4)</translation>
    </message>
    <message>
        <source>Beside another version of the deck (Ctrl+5)</source>
        <translation>Neben einer anderen Fassung des Decks (Strg+5)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>The cards&apos; fronts (Space turns them)</source>
        <translation>Die Vorderseiten (Leertaste dreht sie um)</translation>
    </message>
    <message>
        <source>The cards&apos; backs (Space turns them)</source>
        <translation>Die Rückseiten (Leertaste dreht sie um)</translation>
    </message>
    <message>
        <source>How others see the colours, and what a printer makes of them</source>
        <translation>Wie andere die Farben sehen und was ein Drucker daraus macht</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>red-blind</source>
        <translation>rotblind</translation>
    </message>
    <message>
        <source>green-blind</source>
        <translation>grünblind</translation>
    </message>
    <message>
        <source>blue-blind</source>
        <translation>blaublind</translation>
    </message>
    <message>
        <source>in grey</source>
        <translation>in Grau</translation>
    </message>
    <message>
        <source>with little ink</source>
        <translation>mit wenig Tinte</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>The files can&apos;t be read right now: this is the last version that could.</source>
        <translation>Die Dateien lassen sich gerade nicht lesen: Dies ist die letzte lesbare Fassung.</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>WallCard</name>
    <message>
        <source>One error</source>
        <translation>Ein Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>One warning</source>
        <translation>Eine Warnung</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copies</source>
        <translation>%1 Kopien</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 (%2), row %3 of the table</source>
        <translation>%1 (%2), Zeile %3 der Tabelle</translation>
    </message>
</context>
<context>
    <name>WinCurve</name>
    <message>
        <source>%1&apos;s chance to win over the match</source>
        <translation>Gewinnchance von %1 im Lauf der Partie</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>50%</source>
        <translation>50&#xa0;%</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>0%</source>
        <translation>0&#xa0;%</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draw without the graphics card, and begin on the shelf.</source>
        <translation>Ohne die Grafikkarte zeichnen und beim Regal beginnen.</translation>
    </message>
    <message>
        <source>Table games for one to three, while the tarp is on. &quot;raindelay deck&quot; paints and prints decks of cards without a window; for games in the terminal there is raindelay-lab.</source>
        <translation>Tischspiele für ein bis drei Spieler, solange die Plane auf dem Feld liegt. „raindelay deck“ zeichnet und druckt Kartendecks ohne Fenster; Spiele im Terminal bietet raindelay-lab.</translation>
    </message>
    <message>
        <source>Rain Delay isn&apos;t in the menu any more.</source>
        <translation>Rain Delay steht nicht mehr im Menü.</translation>
    </message>
    <message>
        <source>Add an unpacked Rain Delay to the desktop&apos;s menu.</source>
        <translation>Ein entpacktes Rain Delay ins Menü des Desktops aufnehmen.</translation>
    </message>
    <message>
        <source>Remove it from the menu again.</source>
        <translation>Wieder aus dem Menü nehmen.</translation>
    </message>
    <message>
        <source>A match to resume (a .raindelay file), or a deck to open in Deck Studio: a folder, a .deck.zip, or a table alone.</source>
        <translation>Eine Partie zum Weiterspielen (eine .raindelay-Datei) oder ein Deck, das im Deckstudio geöffnet wird: ein Ordner, eine .deck.zip oder eine Tabelle allein.</translation>
    </message>
</context>
<context>
    <name>raindelay::BoxOffer</name>
    <message>
        <source>own options</source>
        <translation>eigene Optionen</translation>
    </message>
</context>
<context>
    <name>raindelay::CardDifference</name>
    <message>
        <source>Back: %1 is new.</source>
        <translation>Rückseite: %1 ist neu.</translation>
    </message>
    <message>
        <source>Front: %1 is new.</source>
        <translation>Vorderseite: %1 ist neu.</translation>
    </message>
    <message>
        <source>Back: %1 is gone.</source>
        <translation>Rückseite: %1 ist weg.</translation>
    </message>
    <message>
        <source>Front: %1 is gone.</source>
        <translation>Vorderseite: %1 ist weg.</translation>
    </message>
    <message>
        <source>Back: %1 looks different.</source>
        <translation>Rückseite: %1 sieht anders aus.</translation>
    </message>
    <message>
        <source>Front: %1 looks different.</source>
        <translation>Vorderseite: %1 sieht anders aus.</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2&#xa0;mm</translation>
    </message>
    <message>
        <source>The card was %1, now it is %2.</source>
        <translation>Die Karte war %1, jetzt ist sie %2.</translation>
    </message>
    <message>
        <source>New column %1: “%2”.</source>
        <translation>Neue Spalte %1: „%2“.</translation>
    </message>
    <message>
        <source>No column %1 any more; it was “%2”.</source>
        <translation>Keine Spalte %1 mehr; sie war „%2“.</translation>
    </message>
    <message>
        <source>%1: “%2” was “%3”.</source>
        <translation>%1: „%2“ war „%3“.</translation>
    </message>
</context>
<context>
    <name>raindelay::ChosenElement</name>
    <message>
        <source>from the layout %1</source>
        <translation>aus dem Layout %1</translation>
    </message>
    <message>
        <source>from the style %1</source>
        <translation>aus dem Stil %1</translation>
    </message>
    <message>
        <source>for this card alone, from the column %1</source>
        <translation>nur für diese Karte, aus der Spalte %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
</context>
<context>
    <name>raindelay::Deciders</name>
    <message>
        <source>The lesson asks for something else here.</source>
        <translation>Hier verlangt die Lektion etwas anderes.</translation>
    </message>
</context>
<context>
    <name>raindelay::Decision</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1 and %2 choose</source>
        <comment>two players, at the same time</comment>
        <translation>%1 und %2 wählen</translation>
    </message>
    <message>
        <source>%1&apos;s coach is thinking</source>
        <translation>Der Coach von %1 denkt nach</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>%1: %2 of %3 placed</source>
        <comment>a player&apos;s name; how many pieces of how many</comment>
        <translation>%1: %2 von %3 gelegt</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <comment>one of the things that a player may do now</comment>
        <translation>Ein Teil bewegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and what he or she may do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between alternatives</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>That one can&apos;t be played now.</source>
        <translation>Die lässt sich jetzt nicht spielen.</translation>
    </message>
</context>
<context>
    <name>raindelay::DeckEdits</name>
    <message numerus="yes">
        <source>%n cards, %1</source>
        <translation>
            <numerusform>%n Karte, %1</numerusform>
            <numerusform>%n Karten, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 von „%2“</translation>
    </message>
    <message>
        <source>This deck is read-only: it is built in or packed.</source>
        <translation>Dieses Deck lässt sich nur ansehen: Es ist eingebaut oder gepackt.</translation>
    </message>
    <message>
        <source>Edit %1 in a spreadsheet program; what you save there shows here.</source>
        <translation>Bearbeite %1 mit einer Tabellenkalkulation; was du dort speicherst, ist hier zu sehen.</translation>
    </message>
    <message>
        <source>A code identifies a card: change it for one card at a time.</source>
        <translation>Ein Code bezeichnet eine Karte: Ändere ihn immer nur für eine Karte.</translation>
    </message>
    <message>
        <source>There is no deck.yaml to change yet: this layout is a proposal.</source>
        <translation>Noch gibt es keine deck.yaml, die sich ändern ließe: Dieses Layout ist ein Vorschlag.</translation>
    </message>
    <message>
        <source>Another program has changed %1 since: undo that there.</source>
        <translation>%1 wurde seither von einem anderen Programm geändert: Das lässt sich nur dort rückgängig machen.</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Another program has just changed %1: look at the cards as they are now, then try again.</source>
        <translation>%1 wurde gerade von einem anderen Programm geändert: Sieh dir die Karten an, wie sie jetzt sind, und versuch es dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>raindelay::DeckExport</name>
    <message>
        <source>No card has changed since the last export.</source>
        <translation>Seit dem letzten Export hat sich keine Karte geändert.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Es ist keine Karte gewählt.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>Cards on the picture: %1</source>
        <translation>Karten auf dem Bild: %1</translation>
    </message>
    <message>
        <source>Cards: %1. Sheets: %2.</source>
        <translation>Karten: %1. Bogen: %2.</translation>
    </message>
    <message>
        <source>Pages: %1, a card each.</source>
        <translation>Seiten: %1, je eine Karte.</translation>
    </message>
    <message>
        <source>Sheets: %1, each with %2 × %3 cards.</source>
        <translation>Bogen: %1, je %2 × %3 Karten.</translation>
    </message>
    <message>
        <source>Neither fronts nor backs are chosen.</source>
        <translation>Weder Vorder- noch Rückseiten sind gewählt.</translation>
    </message>
    <message>
        <source>Pictures: %1, of %2 × %3 pixels.</source>
        <translation>Bilder: %1, je %2 × %3 Pixel.</translation>
    </message>
    <message>
        <source>Printer test</source>
        <translation>Druckertest</translation>
    </message>
    <message>
        <source>The rules follow as a booklet.</source>
        <translation>Die Regeln folgen als Heft.</translation>
    </message>
    <message>
        <source>No deck to export.</source>
        <translation>Kein Deck zu exportieren.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to.</source>
        <translation>In %1 lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>Only %1 mm stay free at an edge: few printers get that close.</source>
        <translation>Nur %1&#xa0;mm bleiben an einer Kante frei: Wenige Drucker kommen so nahe heran.</translation>
    </message>
</context>
<context>
    <name>raindelay::DesktopEntry</name>
    <message>
        <source>No menu can start a program in the folder %1.</source>
        <translation>Kein Menü kann ein Programm im Ordner %1 starten.</translation>
    </message>
    <message>
        <source>Rain Delay is in the menu now, and opens its matches and decks.</source>
        <translation>Rain Delay steht jetzt im Menü und öffnet seine Partien und Decks.</translation>
    </message>
    <message>
        <source>This Rain Delay came as a package, which has already added it to the menu.</source>
        <translation>Dieses Rain Delay kam mit einem Paket, das es schon ins Menü aufgenommen hat.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be removed; check who may write there.</source>
        <translation>%1 konnte nicht entfernt werden; prüfe die Schreibrechte des Ordners.</translation>
    </message>
</context>
<context>
    <name>raindelay::Draft</name>
    <message numerus="yes">
        <source>No more than %n go there: take one back first.</source>
        <translation>
            <numerusform>Mehr als %n geht dort nicht hin: Nimm erst eines zurück.</numerusform>
            <numerusform>Mehr als %n gehen dort nicht hin: Nimm erst eines zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n: take one back first.</source>
        <translation>
            <numerusform>Nicht mehr als %n: Nimm erst eines zurück.</numerusform>
            <numerusform>Nicht mehr als %n: Nimm erst eines zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::FolderModel</name>
    <message>
        <source>Home</source>
        <translation>Persönlicher Ordner</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Schreibtisch</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be the name of a folder.</source>
        <translation>„%1“ ist kein gültiger Ordnername.</translation>
    </message>
    <message>
        <source>“%1” is already here.</source>
        <translation>„%1“ gibt es hier schon.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to.</source>
        <translation>In %1 lässt sich nichts schreiben.</translation>
    </message>
</context>
<context>
    <name>raindelay::GameAdapter</name>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <translation>%1 gewinnt, %2</translation>
    </message>
    <message>
        <source>A tie, %1</source>
        <translation>Unentschieden, %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n run(s)</source>
        <comment>what happened, and what it brought</comment>
        <translation>
            <numerusform>%1 · %n Run</numerusform>
            <numerusform>%1 · %n Runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::GameCatalog</name>
    <message>
        <source>Standard</source>
        <comment>a pack of cards</comment>
        <translation>Standard</translation>
    </message>
</context>
<context>
    <name>raindelay::HelpText</name>
    <message>
        <source>About</source>
        <translation>Überblick</translation>
    </message>
</context>
<context>
    <name>raindelay::Hint</name>
    <message>
        <source>%1; %2 is about as good.</source>
        <translation>%1; %2 ist etwa so gut.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Vary it so that nobody can read you.</source>
        <translation>Wechsle ab, damit dich niemand durchschaut.</translation>
    </message>
    <message>
        <source>%1: %2%</source>
        <comment>a choice, and how often it should be made</comment>
        <translation>%1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>It holds up whatever your opponent does.</source>
        <translation>Das hält stand, egal was dein Gegner tut.</translation>
    </message>
    <message>
        <source>Mix it up so that nobody can read you – %1.</source>
        <translation>Wechsle ab, damit dich niemand durchschaut – %1.</translation>
    </message>
    <message>
        <source>It wins %1% of rollouts from here</source>
        <translation>Von hier aus durchgespielt gewinnt es in %1&#xa0;% der Fälle</translation>
    </message>
    <message>
        <source>%1; next best: %2, %3%.</source>
        <translation>%1; zweitbeste Wahl: %2, %3&#xa0;%.</translation>
    </message>
    <message>
        <source>There is not enough memory to think about it.</source>
        <translation>Zum Nachdenken reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>raindelay::JointChoice</name>
    <message numerus="yes">
        <source>Ready: %n</source>
        <comment>so many cards</comment>
        <translation>
            <numerusform>Fertig: %n</numerusform>
            <numerusform>Fertig: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready: %1 to %2</source>
        <translation>Fertig: %1 bis %2</translation>
    </message>
</context>
<context>
    <name>raindelay::LibraryModel</name>
    <message>
        <source>%1 (computer, %2)</source>
        <translation>%1 (Computer, %2)</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of its %2 lines can be read, up to %3 after %4.</source>
        <translation>Die ersten %1 von %2 Zeilen sind lesbar: bis zum Stand %3 (%4).</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>None of it can be read.</source>
        <translation>Nichts davon ist lesbar.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchAnalysis</name>
    <message>
        <source>There is not enough memory for an analysis.</source>
        <translation>Für eine Analyse reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchCollection</name>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>„%1“ ist wieder da.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>Not enough memory for this.</source>
        <translation>Der Speicher reicht dafür nicht aus.</translation>
    </message>
    <message>
        <source>“%1” was added to the library.</source>
        <translation>„%1“ ist jetzt in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches were added to the library.</source>
        <translation>
            <numerusform>%n Partie ist jetzt in der Bibliothek.</numerusform>
            <numerusform>%n Partien sind jetzt in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is already in the library.</source>
        <translation>„%1“ ist schon in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the library.</source>
        <translation>
            <numerusform>%n Partie ist schon in der Bibliothek.</numerusform>
            <numerusform>%n Partien sind schon in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files couldn&apos;t be imported.</source>
        <translation>
            <numerusform>%n weitere Datei ließ sich nicht importieren.</numerusform>
            <numerusform>%n weitere Dateien ließen sich nicht importieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rain Delay crashed while reading this file, so it is read only when you ask.</source>
        <translation>Rain Delay ist beim Lesen dieser Datei abgestürzt; gelesen wird sie nur noch, wenn du es willst.</translation>
    </message>
    <message>
        <source>The file&apos;s name isn&apos;t valid UTF-8: rename it, then the match can be opened.</source>
        <translation>Der Dateiname ist kein gültiges UTF-8: Benenn die Datei um, dann lässt sich die Partie öffnen.</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchController</name>
    <message>
        <source>%1 (%2&apos;s coach)</source>
        <comment>a line of the log, and whose coach brought it about</comment>
        <translation>%1 (Coach von %2)</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 to think: that choice was a guess.</source>
        <translation>Für %1 reichte der Speicher zum Nachdenken nicht: Das war geraten.</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchLibrary</name>
    <message>
        <source>A seed is one to sixteen of the digits 0-9 and a-f.</source>
        <translation>Ein Startwert hat ein bis sechzehn Zeichen: 0-9 und a-f.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder %1: you can play, but matches and settings won&apos;t be kept.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden: Du kannst spielen, aber weder Partien noch Einstellungen werden behalten.</translation>
    </message>
</context>
<context>
    <name>raindelay::Navigator</name>
    <message>
        <source>“%1” waits in Deck Studio until you leave this match.</source>
        <translation>„%1“ wartet im Deckstudio, bis du diese Partie verlässt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Deck Studio</source>
        <translation>Deckstudio</translation>
    </message>
    <message>
        <source>It was reading “%1”, which is set aside in the library.</source>
        <translation>Gerade wurde „%1“ gelesen; diese Datei ist in der Bibliothek beiseitegelegt.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Deck Studio opens one deck at a time: “%1”.</source>
        <translation>Das Deckstudio öffnet nur ein Deck auf einmal: „%1“.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>„%1“ ist in der Bibliothek.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rain Delay closed unexpectedly.</source>
        <translation>Rain Delay wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>Rain Delay closed unexpectedly while “%1” was open.</source>
        <translation>Rain Delay wurde unerwartet beendet, während „%1“ offen war.</translation>
    </message>
</context>
<context>
    <name>raindelay::NewDeck</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>The deck has no name yet.</source>
        <translation>Das Deck hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to.</source>
        <translation>In %1 lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>%1 already exists: give the deck another name, or another place.</source>
        <translation>%1 gibt es schon: Gib dem Deck einen anderen Namen oder einen anderen Ort.</translation>
    </message>
    <message>
        <source>This deck already has a deck.yaml of its own.</source>
        <translation>Dieses Deck hat schon eine eigene deck.yaml.</translation>
    </message>
</context>
<context>
    <name>raindelay::OptionModel</name>
    <message>
        <source>Your own mix.</source>
        <translation>Deine eigene Mischung.</translation>
    </message>
</context>
<context>
    <name>raindelay::PlayerStatistics</name>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 gegen %2, %3</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Eine Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Höchstes Ergebnis</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Höchster Sieg</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punkteschnitt</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Durchschnittlicher Abstand</translation>
    </message>
</context>
<context>
    <name>raindelay::Replay</name>
    <message>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Was alle wissen</translation>
    </message>
</context>
<context>
    <name>raindelay::Settings</name>
    <message>
        <source>%1 couldn&apos;t be written: changes last only until you quit.</source>
        <translation>%1 konnte nicht geschrieben werden: Änderungen gelten nur bis zum Beenden.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: it isn&apos;t an ordinary file of up to %2 MB, or holds what Rain Delay never writes. Until you move it, Rain Delay uses its defaults and forgets changes when you quit.</source>
        <translation>%1 ist nicht lesbar: Es ist keine gewöhnliche Datei von höchstens %2&#xa0;MB, oder es steht darin, was Rain Delay nie schreibt. Solange sie dort liegt, gelten die Voreinstellungen, und Änderungen sind nach dem Beenden vergessen.</translation>
    </message>
</context>
<context>
    <name>raindelay::SheetOptions</name>
    <message>
        <source>Custom</source>
        <translation>Eigenes</translation>
    </message>
</context>
<context>
    <name>raindelay::StudioDeck</name>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played with this deck: %2</source>
        <comment>a game, and why</comment>
        <translation>%1 lässt sich mit diesem Deck nicht spielen: %2</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>One design</source>
        <translation>Eine Gestaltung</translation>
    </message>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n Gestaltung</numerusform>
            <numerusform>%n Gestaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>%1, %2 of them with 0 copies; %3 in all</source>
        <translation>%1, davon %2 mit 0 Kopien; zusammen %3</translation>
    </message>
    <message>
        <source>Still checking which game this deck is for.</source>
        <translation>Für welches Spiel dieses Deck ist, wird noch geprüft.</translation>
    </message>
    <message>
        <source>No game here uses such cards: a playable deck has the card codes of one of the games.</source>
        <translation>Kein Spiel hier hat solche Karten: Ein spielbares Deck hat die Kartencodes eines der Spiele.</translation>
    </message>
    <message>
        <source>%1; %2 with copies</source>
        <translation>%1; mit ihren Kopien %2</translation>
    </message>
</context>
<context>
    <name>raindelay::TableImport</name>
    <message>
        <source>%1 × %2 mm</source>
        <comment>width and height of a card</comment>
        <translation>%1 × %2&#xa0;mm</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>name of a card&apos;s size, its width and height</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Eine eigene</translation>
    </message>
</context>
<context>
    <name>raindelay::Takeback</name>
    <message>
        <source>Undo stops here: %1</source>
        <comment>a line of the log</comment>
        <translation>Zurück geht es nur bis hier: %1</translation>
    </message>
    <message>
        <source>A card was turned or a die was thrown; undo stops here</source>
        <translation>Eine Karte wurde aufgedeckt oder gewürfelt; weiter zurück geht es nicht</translation>
    </message>
    <message>
        <source>Something was shown; undo stops here</source>
        <translation>Etwas wurde gezeigt; weiter zurück geht es nicht</translation>
    </message>
    <message>
        <source>%1, may %2 take back the last choice?</source>
        <comment>two players</comment>
        <translation>%1, darf %2 die letzte Entscheidung zurücknehmen?</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
</context>
<context>
    <name>raindelay::cooperstown::CooperstownAdapter</name>
    <message>
        <source>%1, in the field: move your fielders, or play on.</source>
        <translation>%1, im Feld: Stell deine Feldspieler um, oder spiel weiter.</translation>
    </message>
    <message>
        <source>%1, at bat: swing, or try something on the bases.</source>
        <translation>%1, am Schlag: Schlag zu, oder versuch etwas auf den Bases.</translation>
    </message>
    <message>
        <source>%1, at bat: drag a card from the deck to the plate, or swing.</source>
        <translation>%1, am Schlag: Zieh eine Karte vom Deck zur Plate, oder schlag zu.</translation>
    </message>
    <message>
        <source>%1, in the field: who is out?</source>
        <translation>%1, im Feld: Wer ist aus?</translation>
    </message>
    <message>
        <source>%1, in the field: drag the runner who is picked off to the outs.</source>
        <translation>%1, im Feld: Zieh den Läufer, gegen den der Pickoff geht, zu den Outs.</translation>
    </message>
    <message>
        <source>The third Whiff brought the rain; enough was played for the score to stand.</source>
        <translation>Mit dem dritten „Luftschlag“ kam der Regen; es war genug gespielt, der Stand gilt.</translation>
    </message>
    <message>
        <source>The third Whiff brought the rain before the game was official.</source>
        <translation>Mit dem dritten „Luftschlag“ kam der Regen, bevor das Spiel gewertet werden konnte.</translation>
    </message>
    <message>
        <source>Still tied after ninety-nine innings: everybody went home.</source>
        <translation>Auch nach neunundneunzig Innings unentschieden: Alle machten Feierabend.</translation>
    </message>
</context>
<context>
    <name>raindelay::cricket_card::CricketCardAdapter</name>
    <message>
        <source>%1 / %2</source>
        <comment>runs and wickets played</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The first of %1 tests</source>
        <translation>Der erste von %1 Tests</translation>
    </message>
    <message>
        <source>The series is level, %1–%1</source>
        <translation>In der Serie steht es %1:%1</translation>
    </message>
    <message>
        <source>%1 leads, %2–%3</source>
        <translation>%1 führt %2:%3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 braucht %2</translation>
    </message>
    <message>
        <source>Follow-on at %1</source>
        <translation>Follow-on bei %1</translation>
    </message>
    <message>
        <source>Scores level</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 führt mit %2</translation>
    </message>
    <message>
        <source>%1 trails by %2</source>
        <translation>%1 liegt %2 zurück</translation>
    </message>
    <message>
        <source>%1, at bat: play a card on a wicket. %2</source>
        <translation>%1, am Schlag: Spiel eine Karte auf ein Wicket. %2</translation>
    </message>
    <message>
        <source>%1, bowling: counter with a card as high or higher, or let %2 runs on wicket %3 go.</source>
        <translation>%1 bowlt: Kontere mit einer gleich hohen oder höheren Karte, oder lass %2 Runs auf Wicket %3 durch.</translation>
    </message>
    <message>
        <source>%1, bowling: counter with a higher card, or let %2 runs on wicket %3 go.</source>
        <translation>%1 bowlt: Kontere mit einer höheren Karte, oder lass %2 Runs auf Wicket %3 durch.</translation>
    </message>
    <message>
        <source>%1 to win.</source>
        <translation>%1 zum Sieg.</translation>
    </message>
    <message>
        <source>%1 to save the follow-on.</source>
        <translation>Noch %1, um das Follow-on abzuwenden.</translation>
    </message>
    <message>
        <source>Every test found a winner.</source>
        <translation>Jeder Test fand einen Sieger.</translation>
    </message>
    <message>
        <source>After a follow-on.</source>
        <translation>Nach einem Follow-on.</translation>
    </message>
    <message>
        <source>%1 runs in all.</source>
        <translation>%1 Runs im Ganzen.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>runs that a counter takes away</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>runs that a stroke brings</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>A wicket: the lower its number, the more a card is worth on it.</source>
        <translation>Ein Wicket: Je niedriger seine Nummer, desto mehr ist eine Karte darauf wert.</translation>
    </message>
    <message>
        <source>Counts %1.</source>
        <translation>Zählt %1.</translation>
    </message>
    <message>
        <source>Each point above the wicket&apos;s number brings %1 runs.</source>
        <translation>Jeder Punkt über der Nummer des Wickets bringt %1 Runs.</translation>
    </message>
    <message numerus="yes">
        <source>%n more save the test; it can&apos;t be won now</source>
        <translation>
            <numerusform>Noch %n rettet den Test; zu gewinnen ist er nicht mehr</numerusform>
            <numerusform>Noch %n retten den Test; zu gewinnen ist er nicht mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the toss: bat or bowl first? Bowling first is a slight advantage.</source>
        <translation>%1 gewann den Münzwurf: zuerst schlagen oder bowlen? Zuerst zu bowlen ist ein leichter Vorteil.</translation>
    </message>
    <message>
        <source>%1, the toss is yours: bat or bowl first? Bowling first is a slight advantage.</source>
        <translation>%1, du hast den Münzwurf: zuerst schlagen oder bowlen? Zuerst zu bowlen ist ein leichter Vorteil.</translation>
    </message>
    <message>
        <source>Boundary: %1</source>
        <translation>Boundary: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Run</numerusform>
            <numerusform>%n Runs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at bat: recounter with a higher card, or let wicket %2 fall.</source>
        <translation>%1, am Schlag: Kontere mit einer höheren Karte zurück oder lass Wicket %2 fallen.</translation>
    </message>
    <message>
        <source>%1 behind: an innings defeat to avoid.</source>
        <translation>Rückstand %1: Eine Niederlage mit einem Innings droht.</translation>
    </message>
    <message>
        <source>Tests without a winner: %2 of %1.</source>
        <translation>Tests ohne Sieger: %2 von %1.</translation>
    </message>
    <message>
        <source>Time ran out: so many runs make a draw.</source>
        <translation>Die Zeit war um: So viele Runs bedeuten Remis.</translation>
    </message>
    <message>
        <source>Or declare.</source>
        <translation>Oder deklariere.</translation>
    </message>
</context>
<context>
    <name>raindelay::quick_baseball::QuickBaseballAdapter</name>
    <message>
        <source>home runs</source>
        <translation>Homeruns</translation>
    </message>
    <message>
        <source>walks</source>
        <translation>Walks</translation>
    </message>
    <message>
        <source>stolen bases</source>
        <translation>Stolen Bases</translation>
    </message>
    <message>
        <source>caught stealing</source>
        <translation>Caught Stealing</translation>
    </message>
    <message>
        <source>left on base</source>
        <translation>auf Base geblieben</translation>
    </message>
    <message>
        <source>%1, pitching: put a card face down.</source>
        <translation>%1, auf dem Hügel: Leg eine Karte verdeckt hin.</translation>
    </message>
    <message>
        <source>%1, at bat: no card is left. Take your discards back.</source>
        <translation>%1, am Schlag: Keine Karte ist übrig. Nimm deine Ablage zurück.</translation>
    </message>
    <message>
        <source>%1, at bat: one card is left. Take your discards back?</source>
        <translation>%1, am Schlag: Eine Karte ist übrig. Die Ablage zurücknehmen?</translation>
    </message>
    <message>
        <source>%1, pitching: only the Pitch Out is left. Take your discards back.</source>
        <translation>%1, auf dem Hügel: Nur der Pitchout ist übrig. Nimm deine Ablage zurück.</translation>
    </message>
    <message>
        <source>%1, pitching: take your discards back?</source>
        <translation>%1, auf dem Hügel: Die Ablage zurücknehmen?</translation>
    </message>
    <message>
        <source>%1, pitching: take your discards back? The reliever comes in.</source>
        <translation>%1, auf dem Hügel: Die Ablage zurücknehmen? Dann kommt der Reliever.</translation>
    </message>
    <message>
        <source>%1, at bat: the pitches are taken back. Your discards, too?</source>
        <translation>%1, am Schlag: Die Pitches werden zurückgenommen. Deine Ablage auch?</translation>
    </message>
    <message>
        <source>Called off: nobody has a ball left to throw.</source>
        <translation>Abgebrochen: Keiner hat noch einen Ball zu werfen.</translation>
    </message>
    <message>
        <source>%1, at bat: put a card face down, take the pitch, or steal.</source>
        <translation>%1, am Schlag: Leg eine Karte verdeckt hin, lass den Pitch durch, oder stiehl.</translation>
    </message>
    <message>
        <source>%1, at bat: put a card face down, or take the pitch.</source>
        <translation>%1, am Schlag: Leg eine Karte verdeckt hin, oder lass den Pitch durch.</translation>
    </message>
</context>
<context>
    <name>raindelay::quick_tennis::QuickTennisAdapter</name>
    <message>
        <source>A</source>
        <comment>advantage, on the scoreboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>returniert</translation>
    </message>
    <message>
        <source>serves</source>
        <translation>schlägt auf</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>points won</source>
        <translation>Punkte gewonnen</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>of points served</source>
        <translation>von Aufschlagpunkten</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>Spiele gewonnen</translation>
    </message>
    <message>
        <source>breaks of serve</source>
        <translation>Breaks</translation>
    </message>
    <message>
        <source>%1 serves: put a card on a quadrant beyond the net.</source>
        <translation>%1 schlägt auf: Leg eine Karte auf einen Quadranten jenseits des Netzes.</translation>
    </message>
    <message>
        <source>%1 waits for the serve: cover one to three quadrants.</source>
        <translation>%1 erwartet den Aufschlag: Deck ein bis drei Quadranten ab.</translation>
    </message>
    <message>
        <source>%1 hits: put a card on a quadrant beyond the net.</source>
        <translation>%1 schlägt: Leg eine Karte auf einen Quadranten jenseits des Netzes.</translation>
    </message>
    <message>
        <source>%1 receives: put a card on the quadrant to run to.</source>
        <translation>%1 returniert: Leg eine Karte auf den Quadranten, zu dem du läufst.</translation>
    </message>
    <message>
        <source>%1, it goes to %2: call anything?</source>
        <translation>%1, der Ball geht in die %2: Etwas ansagen?</translation>
    </message>
    <message>
        <source>%1, the ball is at %2: get there with a second card?</source>
        <translation>%1, der Ball ist in der %2: Mit einer zweiten Karte hinlaufen?</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>the games of a set</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Game, set and match: %1.</source>
        <translation>Spiel, Satz und Sieg: %1.</translation>
    </message>
    <message>
        <source>Out until the point ends.</source>
        <translation>Kommt erst nach dem Punkt wieder auf die Hand.</translation>
    </message>
    <message>
        <source>Tie-break and match: %1.</source>
        <translation>Tiebreak und Partie: %1.</translation>
    </message>
    <message>
        <source>Game and match: %1.</source>
        <translation>Spiel und Partie: %1.</translation>
    </message>
    <message>
        <source>points won on serve</source>
        <translation>Punkte bei Aufschlag</translation>
    </message>
    <message>
        <source>Hits to this quadrant beyond the net, or runs to it on your own side.</source>
        <translation>Schlägt in diesen Quadranten jenseits des Netzes, oder läuft auf der eigenen Seite dorthin.</translation>
    </message>
</context>
<context>
    <name>raindelay::rallybird::RallyBirdAdapter</name>
    <message>
        <source>safe at first</source>
        <translation>safe auf Base 1</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>home runs</source>
        <translation>Homeruns</translation>
    </message>
    <message>
        <source>walks</source>
        <translation>Walks</translation>
    </message>
    <message>
        <source>stolen bases</source>
        <translation>Stolen Bases</translation>
    </message>
    <message>
        <source>double plays hit into</source>
        <translation>Double Plays am Schlag</translation>
    </message>
    <message>
        <source>left on base</source>
        <translation>auf Base geblieben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a zone&apos;s letter, and what it counts</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 against %2: less</source>
        <translation>%1 gegen %2: weniger</translation>
    </message>
    <message>
        <source>%1 against %2: equal</source>
        <translation>%1 gegen %2: gleich</translation>
    </message>
    <message>
        <source>%1 against %2: more</source>
        <translation>%1 gegen %2: mehr</translation>
    </message>
    <message>
        <source>for both</source>
        <translation>für beide</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>für keinen</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>%1, in the field: which Glove with the baseball do you take?</source>
        <translation>%1, im Feld: Welchen Handschuh mit dem Baseball nimmst du?</translation>
    </message>
    <message>
        <source>%1, at bat: lay a play face down beside the plate.</source>
        <translation>%1, am Schlag: Leg einen Spielzug verdeckt neben die Plate.</translation>
    </message>
    <message>
        <source>%1, at bat: throw again with the RallyBird, or let it stand?</source>
        <translation>%1, am Schlag: Mit dem RallyBird noch einmal würfeln, oder gelten lassen?</translation>
    </message>
    <message>
        <source>%1, in the field: which Glove gives way?</source>
        <translation>%1, im Feld: Welcher Handschuh wird gewechselt?</translation>
    </message>
    <message>
        <source>Called off after too many plays.</source>
        <translation>Abgebrochen nach zu vielen Spielzügen.</translation>
    </message>
    <message>
        <source>Counts %1; weakened, %2.</source>
        <translation>Zählt %1; geschwächt %2.</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Gegen %1.</translation>
    </message>
    <message>
        <source>Not with these bases.</source>
        <translation>Nicht bei diesen Bases.</translation>
    </message>
    <message>
        <source>Counts %1; weakened again, it is out for this half-inning.</source>
        <translation>Zählt %1; wird er noch einmal geschwächt, ist er für dieses Halbinning aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1, in the field: lay your Gloves, one per zone.</source>
        <translation>%1, im Feld: Leg deine Handschuhe, einen je Zone.</translation>
    </message>
</context>
<context>
    <name>raindelay::tarot::TarotAdapter</name>
    <message>
        <source>to %1 points</source>
        <translation>bis %1 Punkte</translation>
    </message>
    <message>
        <source>a single hand</source>
        <translation>eine einzige Runde</translation>
    </message>
    <message>
        <source>of %1 hands</source>
        <translation>von %1 Runden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was declared, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From %1: %2</source>
        <translation>Von %1: %2</translation>
    </message>
    <message>
        <source>Asks %1</source>
        <translation>Fragt %1</translation>
    </message>
    <message>
        <source>%1 had none to give: %2</source>
        <translation>%1 hatte keinen zu geben: %2</translation>
    </message>
    <message>
        <source>What you can declare</source>
        <translation>Was du melden kannst</translation>
    </message>
    <message>
        <source>Ask for a Tarot Trump?</source>
        <translation>Nach einem Tarottrumpf fragen?</translation>
    </message>
    <message>
        <source>%1 asks you for a Tarot Trump</source>
        <translation>%1 fragt dich nach einem Tarottrumpf</translation>
    </message>
    <message>
        <source>You got %1</source>
        <translation>Du hast bekommen: %1</translation>
    </message>
    <message>
        <source>Whatever you declare is laid out for all to see, and scores at once.</source>
        <translation>Was du meldest, wird für alle sichtbar ausgelegt und zählt sofort.</translation>
    </message>
    <message>
        <source>You hold %1 and %2. They are shown; whoever has one must give it, and gets a card back. If there is none, you score 5.</source>
        <translation>Du hast %1 und %2. Sie werden gezeigt; wer einen hat, muss ihn geben und bekommt eine Karte zurück. Hat keiner einen, bekommst du 5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what may be declared, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: declare what you hold, or no more.</source>
        <translation>%1: Melde, was du hast, oder nichts mehr.</translation>
    </message>
    <message>
        <source>%1: ask for a Tarot Trump, or not.</source>
        <translation>%1: Frag nach einem Tarottrumpf, oder nicht.</translation>
    </message>
    <message>
        <source>%1: which Tarot Trump do you give?</source>
        <translation>%1: Welchen Tarottrumpf gibst du?</translation>
    </message>
    <message>
        <source>%1: which card do you give back?</source>
        <translation>%1: Welche Karte gibst du zurück?</translation>
    </message>
    <message>
        <source>%1 leads: play any card.</source>
        <translation>%1 spielt aus: irgendeine Karte.</translation>
    </message>
    <message>
        <source>%1: the Foolish Man asks for nothing. Play any card.</source>
        <translation>%1: Der Narr verlangt nichts. Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>%1: follow %2.</source>
        <translation>%1: Bediene %2.</translation>
    </message>
    <message>
        <source>%1: no trump left. Play any card.</source>
        <translation>%1: Kein Trumpf mehr. Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>One hand was played.</source>
        <translation>Eine Runde wurde gespielt.</translation>
    </message>
    <message>
        <source>%1 hands were played.</source>
        <translation>%1 Runden wurden gespielt.</translation>
    </message>
    <message>
        <source>A single hand made %1 points.</source>
        <translation>Eine einzige Runde brachte %1 Punkte.</translation>
    </message>
    <message>
        <source>It took %1 hands to %2 points.</source>
        <translation>Für %2 Punkte brauchte es %1 Runden.</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Nichts zu melden</translation>
    </message>
    <message>
        <source>Only with exactly two of them may you ask for a third.</source>
        <translation>Nur mit genau zwei davon darfst du nach einem dritten fragen.</translation>
    </message>
    <message>
        <source>Which one do you give? You get another card in return.</source>
        <translation>Welchen gibst du? Du bekommst dafür eine andere Karte.</translation>
    </message>
    <message>
        <source>Give %1 a card from your hand in return: double-click it, or drag it onto that hand. Neither Tarot Trump nor court card.</source>
        <translation>Gib %1 dafür eine Karte deiner Hand: Doppelklick, oder zieh sie auf jene Hand. Weder Tarottrumpf noch Figur.</translation>
    </message>
    <message>
        <source>%1 deals: discard three cards for the spare ones.</source>
        <translation>%1 gibt: Leg drei Karten für die Zusatzkarten ab.</translation>
    </message>
    <message>
        <source>%1: no %2 left. Trump it, or play any card.</source>
        <translation>%1: Keine %2 mehr. Du darfst stechen oder irgendeine Karte spielen.</translation>
    </message>
    <message>
        <source>Nothing else in your hand scores.</source>
        <translation>Deine Hand hat nichts mehr, was zählt.</translation>
    </message>
</context>
</TS>
