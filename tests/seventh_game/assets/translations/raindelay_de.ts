<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Board</name>
    <message>
        <source>hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>bid of %1</source>
        <translation>Gebot von %1</translation>
    </message>
    <message>
        <source>prizes of %1</source>
        <translation>Preise von %1</translation>
    </message>
    <message>
        <source>spent bids of %1</source>
        <translation>verbrauchte Gebote von %1</translation>
    </message>
    <message>
        <source>the prizes to come</source>
        <translation>die Preise, die noch kommen</translation>
    </message>
    <message>
        <source>the prize</source>
        <translation>der Preis</translation>
    </message>
    <message>
        <source>the prizes that nobody got</source>
        <translation>die Preise, die niemand bekam</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Goofspiel</name>
    <message>
        <source>%1 is turned up</source>
        <translation>%1 wird aufgedeckt</translation>
    </message>
    <message>
        <source>%2 from %1, %4 from %3</source>
        <translation>%2 von %1, %4 von %3</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 bekommt %2</translation>
    </message>
    <message>
        <source>Equal bids: the prize waits</source>
        <translation>Gleiche Gebote: Der Preis wartet</translation>
    </message>
    <message>
        <source>Equal bids: nobody takes the prize</source>
        <translation>Gleiche Gebote: Niemand bekommt den Preis</translation>
    </message>
    <message>
        <source>%1 wins, %2–%3</source>
        <translation>%1 gewinnt, %2–%3</translation>
    </message>
    <message>
        <source>A tie, %1 each</source>
        <translation>Unentschieden, je %1</translation>
    </message>
    <message>
        <source>Prizes wait</source>
        <translation>Preise warten</translation>
    </message>
    <message>
        <source>After equal bids the prize goes with the next one.</source>
        <translation>Bei gleichen Geboten geht der Preis mit dem nächsten.</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>Die Preise</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 bis 3</translation>
    </message>
    <message>
        <source>4 to 7</source>
        <translation>4 bis 7</translation>
    </message>
    <message>
        <source>the prizes to come</source>
        <translation>die Preise, die noch kommen</translation>
    </message>
    <message>
        <source>the prize</source>
        <translation>der Preis</translation>
    </message>
    <message>
        <source>the prizes that nobody got</source>
        <translation>die Preise, die niemand bekam</translation>
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
        <source>the first player&apos;s bid</source>
        <translation>das Gebot des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s bid</source>
        <translation>das Gebot des zweiten Spielers</translation>
    </message>
    <message>
        <source>the first player&apos;s prizes</source>
        <translation>die Preise des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s prizes</source>
        <translation>die Preise des zweiten Spielers</translation>
    </message>
    <message>
        <source>the first player&apos;s spent bids</source>
        <translation>die verbrauchten Gebote des ersten Spielers</translation>
    </message>
    <message>
        <source>the second player&apos;s spent bids</source>
        <translation>die verbrauchten Gebote des zweiten Spielers</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>So etwas gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>First a prize is turned up</source>
        <translation>Zuerst wird ein Preis aufgedeckt</translation>
    </message>
    <message>
        <source>The %1 is spent</source>
        <translation>Verbraucht: %1</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Prizes a match</source>
        <translation>Preise je Partie</translation>
    </message>
    <message>
        <source>Equal bids a match</source>
        <translation>Gleiche Gebote je Partie</translation>
    </message>
    <message>
        <source>Goofspiel</source>
        <translation>Goofspiel</translation>
    </message>
    <message>
        <source>Seven prizes, seven bids each, and no luck but their order.</source>
        <translation>Sieben Preise, je sieben Gebote, und kein Glück außer ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>A game of the public domain, said to be Merrill Flood&apos;s.</source>
        <translation>Ein gemeinfreies Spiel, das von Merrill Flood stammen soll.</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>%1 bieten</translation>
    </message>
</context>
<context>
    <name>GoofspielHighlights</name>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation>Bekommt %1</translation>
    </message>
    <message>
        <source>It waits</source>
        <translation>Er wartet</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Niemandes</translation>
    </message>
    <message>
        <source>Match!</source>
        <translation>Partie gewonnen!</translation>
    </message>
</context>
<context>
    <name>GoofspielLesson</name>
    <message>
        <source>Seven prizes lie in a pile, worth 1 to 7 points: 28 in all. You and the other side hold the same seven bids, 1 to 7, and each bid is made once. There is no luck but the order of the prizes.</source>
        <translation>Sieben Preise liegen auf einem Stapel, 1 bis 7 Punkte wert: zusammen 28. Du und die andere Seite haben die gleichen sieben Gebote, 1 bis 7, und jedes kann man einmal machen. Glück gibt es keines außer der Reihenfolge der Preise.</translation>
    </message>
    <message>
        <source>A prize is turned up: a 5. Each side lays a bid face down, and only then are both shown. A 5 is worth having: drag your 6 to your place beside the prize, or click it and then the place.</source>
        <translation>Ein Preis wird aufgedeckt: eine 5. Jede Seite legt ein Gebot verdeckt hin, und erst dann werden beide gezeigt. Eine 5 lohnt sich: Zieh deine 6 auf deinen Platz neben dem Preis, oder klick sie an und dann den Platz.</translation>
    </message>
    <message>
        <source>Six against four: the higher bid takes the prize, and both are spent. The next prize is a 2. It wins nobody a match, so get rid of your lowest bid: the 1.</source>
        <translation>Sechs gegen vier: Das höhere Gebot bekommt den Preis, und beide sind verbraucht. Der nächste Preis ist eine 2. Mit ihr gewinnt niemand eine Partie, also werde dein niedrigstes Gebot los: die 1.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets the prize. It waits, and goes with the next one. That is the 7, so nine points are at stake, a third of all there are. Your 7 can&apos;t be beaten, only equalled: bid it.</source>
        <translation>Gleiche Gebote: Niemand bekommt den Preis. Er wartet und geht mit dem nächsten. Das ist die 7, also geht es um neun Punkte, ein Drittel von allen. Deine 7 kann niemand überbieten, nur gleichziehen: Biete sie.</translation>
    </message>
    <message>
        <source>All nine are yours, and the other side spent a 2 on them. Look at the spent bids: they lie face up. The other side still has 3, 5, 6 and 7, and you have 2, 3, 4 and 5.</source>
        <translation>Alle neun gehören dir, und die andere Seite hat dafür eine 2 ausgegeben. Sieh dir die verbrauchten Gebote an: Sie liegen offen. Die andere Seite hat noch 3, 5, 6 und 7, und du hast 2, 3, 4 und 5.</translation>
    </message>
    <message>
        <source>A 6 comes up. Whatever you bid, a 7 takes it. So lose it as cheaply as you can: bid the 2.</source>
        <translation>Eine 6 kommt. Was du auch bietest, eine 7 bekommt sie. Also verlier sie so billig wie möglich: Biete die 2.</translation>
    </message>
    <message>
        <source>The other side&apos;s best bid is gone, for six points. Now a 3 is up, and you want it: bid your 4.</source>
        <translation>Das beste Gebot der anderen Seite ist weg, für sechs Punkte. Jetzt liegt eine 3 da, und du willst sie: Biete deine 4.</translation>
    </message>
    <message>
        <source>Yours, by one: that is how a bid should win. A 1 is worth the least of all. Keep your 5 for the last prize, and bid the 3.</source>
        <translation>Deine, um eins: So soll ein Gebot gewinnen. Eine 1 ist am wenigsten wert. Behalte deine 5 für den letzten Preis und biete die 3.</translation>
    </message>
    <message>
        <source>One prize is left, the 4, and one bid on each side: you have a 5, the other side a 6. That makes seventeen points to eleven, and more points win. Play on from here, or begin a match of your own.</source>
        <translation>Ein Preis ist noch da, die 4, und auf jeder Seite ein Gebot: Du hast eine 5, die andere Seite eine 6. Das macht siebzehn zu elf Punkte, und mehr Punkte gewinnen. Spiel von hier weiter, oder beginne eine eigene Partie.</translation>
    </message>
</context>
<context>
    <name>Hud</name>
    <message>
        <source>At stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Prizes to come</source>
        <translation>Noch zu vergeben</translation>
    </message>
</context>
<context>
    <name>Scorebook</name>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>raindelay::goofspiel::GoofspielAdapter</name>
    <message>
        <source>All prizes are gone, and more points win.</source>
        <translation>Alle Preise sind vergeben, und mehr Punkte gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>A prize of %n points, for the higher bid</source>
        <translation>
            <numerusform>Ein Preis von %n Punkt, für das höhere Gebot</numerusform>
            <numerusform>Ein Preis von %n Punkten, für das höhere Gebot</numerusform>
        </translation>
    </message>
    <message>
        <source>A bid of %1; it is spent, whether it takes the prize or not</source>
        <translation>Ein Gebot von %1; es ist verbraucht, ob es den Preis bekommt oder nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1, bid for %n points</source>
        <translation>
            <numerusform>%1, biete um %n Punkt</numerusform>
            <numerusform>%1, biete um %n Punkte</numerusform>
        </translation>
    </message>
</context>
</TS>
