<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Board</name>
    <message>
        <source>hand of %1</source>
        <translation>mano de %1</translation>
    </message>
    <message>
        <source>bid of %1</source>
        <translation>apuesta de %1</translation>
    </message>
    <message>
        <source>prizes of %1</source>
        <translation>premios de %1</translation>
    </message>
    <message>
        <source>spent bids of %1</source>
        <translation>apuestas gastadas de %1</translation>
    </message>
    <message>
        <source>the prizes to come</source>
        <translation>los premios que faltan</translation>
    </message>
    <message>
        <source>the prize</source>
        <translation>el premio</translation>
    </message>
    <message>
        <source>the prizes that nobody got</source>
        <translation>los premios que no se llevó nadie</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Goofspiel</name>
    <message>
        <source>%1 is turned up</source>
        <translation>Se descubre %1</translation>
    </message>
    <message>
        <source>%2 from %1, %4 from %3</source>
        <translation>%2 de %1, %4 de %3</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 se lleva %2</translation>
    </message>
    <message>
        <source>Equal bids: the prize waits</source>
        <translation>Apuestas iguales: el premio espera</translation>
    </message>
    <message>
        <source>Equal bids: nobody takes the prize</source>
        <translation>Apuestas iguales: nadie se lleva el premio</translation>
    </message>
    <message>
        <source>%1 wins, %2–%3</source>
        <translation>Gana %1, %2–%3</translation>
    </message>
    <message>
        <source>A tie, %1 each</source>
        <translation>Empate, %1 cada uno</translation>
    </message>
    <message>
        <source>Prizes wait</source>
        <translation>Los premios esperan</translation>
    </message>
    <message>
        <source>After equal bids the prize goes with the next one.</source>
        <translation>Con apuestas iguales, el premio va con el siguiente.</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>Los premios</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 a 3</translation>
    </message>
    <message>
        <source>4 to 7</source>
        <translation>4 a 7</translation>
    </message>
    <message>
        <source>the prizes to come</source>
        <translation>los premios que faltan</translation>
    </message>
    <message>
        <source>the prize</source>
        <translation>el premio</translation>
    </message>
    <message>
        <source>the prizes that nobody got</source>
        <translation>los premios que no se llevó nadie</translation>
    </message>
    <message>
        <source>the first player&apos;s hand</source>
        <translation>la mano del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s hand</source>
        <translation>la mano del segundo jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s bid</source>
        <translation>la apuesta del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s bid</source>
        <translation>la apuesta del segundo jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s prizes</source>
        <translation>los premios del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s prizes</source>
        <translation>los premios del segundo jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s spent bids</source>
        <translation>las apuestas gastadas del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s spent bids</source>
        <translation>las apuestas gastadas del segundo jugador</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>No hay tal acción en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>First a prize is turned up</source>
        <translation>Primero se descubre un premio</translation>
    </message>
    <message>
        <source>The %1 is spent</source>
        <translation>Ya está gastada: %1</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Puntos por partida</translation>
    </message>
    <message>
        <source>Prizes a match</source>
        <translation>Premios por partida</translation>
    </message>
    <message>
        <source>Equal bids a match</source>
        <translation>Apuestas iguales por partida</translation>
    </message>
    <message>
        <source>Goofspiel</source>
        <translation>Goofspiel</translation>
    </message>
    <message>
        <source>Seven prizes, seven bids each, and no luck but their order.</source>
        <translation>Siete premios, siete apuestas cada uno, y ninguna suerte salvo su orden.</translation>
    </message>
    <message>
        <source>A game of the public domain, said to be Merrill Flood&apos;s.</source>
        <translation>Un juego de dominio público, atribuido a Merrill Flood.</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Apostar %1</translation>
    </message>
</context>
<context>
    <name>GoofspielHighlights</name>
    <message>
        <source>Bids</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation>Se lleva %1</translation>
    </message>
    <message>
        <source>It waits</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>De nadie</translation>
    </message>
    <message>
        <source>Match!</source>
        <translation>¡Partida!</translation>
    </message>
</context>
<context>
    <name>GoofspielLesson</name>
    <message>
        <source>Seven prizes lie in a pile, worth 1 to 7 points: 28 in all. You and the other side hold the same seven bids, 1 to 7, and each bid is made once. There is no luck but the order of the prizes.</source>
        <translation>Siete premios forman un montón y valen de 1 a 7 puntos: 28 en total. Tú y el otro lado tenéis las mismas siete apuestas, de 1 a 7, y cada una se hace una sola vez. No hay más suerte que el orden de los premios.</translation>
    </message>
    <message>
        <source>A prize is turned up: a 5. Each side lays a bid face down, and only then are both shown. A 5 is worth having: drag your 6 to your place beside the prize, or click it and then the place.</source>
        <translation>Se descubre un premio: un 5. Cada lado pone una apuesta boca abajo, y solo entonces se enseñan las dos. Un 5 vale la pena: arrastra tu 6 a tu lugar junto al premio, o pulsa la carta y luego el lugar.</translation>
    </message>
    <message>
        <source>Six against four: the higher bid takes the prize, and both are spent. The next prize is a 2. It wins nobody a match, so get rid of your lowest bid: the 1.</source>
        <translation>Seis contra cuatro: la apuesta más alta se lleva el premio, y las dos quedan gastadas. El siguiente premio es un 2. Con él nadie gana una partida, así que líbrate de tu apuesta más baja: el 1.</translation>
    </message>
    <message>
        <source>Equal bids: nobody gets the prize. It waits, and goes with the next one. That is the 7, so nine points are at stake, a third of all there are. Your 7 can&apos;t be beaten, only equalled: bid it.</source>
        <translation>Apuestas iguales: nadie se lleva el premio. Espera, y va con el siguiente. Es el 7, así que hay nueve puntos en juego, un tercio de todos. Tu 7 no se puede superar, solo igualar: apuéstalo.</translation>
    </message>
    <message>
        <source>All nine are yours, and the other side spent a 2 on them. Look at the spent bids: they lie face up. The other side still has 3, 5, 6 and 7, and you have 2, 3, 4 and 5.</source>
        <translation>Los nueve son tuyos, y el otro lado gastó un 2 en ellos. Mira las apuestas gastadas: están boca arriba. Al otro lado le quedan 3, 5, 6 y 7, y a ti 2, 3, 4 y 5.</translation>
    </message>
    <message>
        <source>A 6 comes up. Whatever you bid, a 7 takes it. So lose it as cheaply as you can: bid the 2.</source>
        <translation>Sale un 6. Apuestes lo que apuestes, un 7 se lo lleva. Piérdelo pues lo más barato posible: apuesta el 2.</translation>
    </message>
    <message>
        <source>The other side&apos;s best bid is gone, for six points. Now a 3 is up, and you want it: bid your 4.</source>
        <translation>La mejor apuesta del otro lado se ha ido, por seis puntos. Ahora hay un 3, y lo quieres: apuesta tu 4.</translation>
    </message>
    <message>
        <source>Yours, by one: that is how a bid should win. A 1 is worth the least of all. Keep your 5 for the last prize, and bid the 3.</source>
        <translation>Tuyo, por uno: así debe ganar una apuesta. Un 1 es lo que menos vale. Guarda tu 5 para el último premio y apuesta el 3.</translation>
    </message>
    <message>
        <source>One prize is left, the 4, and one bid on each side: you have a 5, the other side a 6. That makes seventeen points to eleven, and more points win. Play on from here, or begin a match of your own.</source>
        <translation>Queda un premio, el 4, y una apuesta en cada lado: tú tienes un 5, el otro lado un 6. Eso da diecisiete puntos a once, y ganan más puntos. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
</context>
<context>
    <name>Hud</name>
    <message>
        <source>At stake</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Prizes to come</source>
        <translation>Premios por venir</translation>
    </message>
</context>
<context>
    <name>Scorebook</name>
    <message>
        <source>Prizes</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Ganado por</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>raindelay::goofspiel::GoofspielAdapter</name>
    <message>
        <source>All prizes are gone, and more points win.</source>
        <translation>Ya no quedan premios, y ganan más puntos.</translation>
    </message>
    <message numerus="yes">
        <source>A prize of %n points, for the higher bid</source>
        <translation>
            <numerusform>Un premio de %n punto, para la apuesta más alta</numerusform>
            <numerusform>Un premio de %n puntos, para la apuesta más alta</numerusform>
        </translation>
    </message>
    <message>
        <source>A bid of %1; it is spent, whether it takes the prize or not</source>
        <translation>Una apuesta de %1; queda gastada, se lleve el premio o no</translation>
    </message>
    <message numerus="yes">
        <source>%1, bid for %n points</source>
        <translation>
            <numerusform>%1, apuesta por %n punto</numerusform>
            <numerusform>%1, apuesta por %n puntos</numerusform>
        </translation>
    </message>
</context>
</TS>
