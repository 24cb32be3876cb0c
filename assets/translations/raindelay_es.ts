<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>ActionBar</name>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Quitar todo</translation>
    </message>
    <message>
        <source>Takes all pieces back</source>
        <translation>Devuelve todas las piezas</translation>
    </message>
    <message>
        <source>Ready: %1 of %2</source>
        <comment>how many pieces are in place</comment>
        <translation>Listo: %1 de %2</translation>
    </message>
    <message>
        <source>Key Ctrl+Enter, or Enter when all are in place</source>
        <translation>Ctrl+Intro, o Intro cuando todas están puestas</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Acabar el turno</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H): what an All-Star would do in your seat, and why</source>
        <translation>Pista (Ctrl+H): qué haría un All-Star en tu lugar, y por qué</translation>
    </message>
    <message>
        <source>Decide now</source>
        <translation>Decidir ya</translation>
    </message>
    <message>
        <source>Enter: the computer decides now, on what it has worked out so far</source>
        <translation>Intro: la computadora decide ya, con lo que ha averiguado hasta ahora</translation>
    </message>
    <message>
        <source>Enter: the screen passes on; after that you can take your choice back only if the next player agrees</source>
        <translation>Intro: la pantalla pasa al siguiente; después solo podrás deshacer tu elección si está de acuerdo</translation>
    </message>
</context>
<context>
    <name>AnalysisSheet</name>
    <message>
        <source>Looking back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Every choice of the match is judged again, by what its player could know at the time.</source>
        <translation>Cada decisión de la partida se juzga otra vez, según lo que su jugador podía saber entonces.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Aún sin analizar.</translation>
    </message>
    <message>
        <source>Chance to win, by what each player could know:</source>
        <translation>Probabilidad de ganar, según lo que sabía cada jugador:</translation>
    </message>
    <message>
        <source>%1&apos;s chance to win</source>
        <translation>Probabilidad de que gane %1</translation>
    </message>
    <message>
        <source>Whose chance</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>100% is a match won; it starts even. Choices are judged by rollouts from what their player could know then: estimates, with the error after the ±. Once the winner is settled, the margin counts.</source>
        <translation>El 100&#xa0;% es una partida ganada; al principio hay igualdad. Cada decisión se juzga con simulaciones a partir de lo que su jugador podía saber: son estimaciones, con su error tras el ±. Con el ganador decidido, cuenta la diferencia.</translation>
    </message>
    <message>
        <source>Luck is whatever nobody chose: the draw, the deal, what the others held – and differences too small to tell from it.</source>
        <translation>Suerte es lo que nadie eligió: lo robado, lo repartido, lo que tenían los demás, y diferencias demasiado pequeñas para distinguirlas de ella.</translation>
    </message>
    <message>
        <source>When hidden choices happen to clash, that is nobody&apos;s mistake.</source>
        <translation>Que las decisiones ocultas choquen no es error de nadie.</translation>
    </message>
    <message>
        <source>100% is a match won; it starts even. The game is solved: each cost is exact, by what the player could know then. Once the winner is settled, the margin counts.</source>
        <translation>El 100&#xa0;% es una partida ganada; al principio hay igualdad. El juego está resuelto: lo que costó cada decisión, según lo que su jugador podía saber, es exacto. Con el ganador decidido, cuenta la diferencia.</translation>
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
            <numerusform>%1 carrera</numerusform>
            <numerusform>%1 carreras</numerusform>
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
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Played %1; %2 was better by %3.</source>
        <translation>Se jugó %1; %2 habría sido mejor, por %3.</translation>
    </message>
    <message>
        <source>The coach: %1 – %2.</source>
        <comment>a choice and the reason for it</comment>
        <translation>El entrenador: %1 – %2.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>what a choice cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Once the match was settled, %1&apos;s choices cost %2.</source>
        <translation>Con la partida ya decidida, las decisiones de %1 costaron %2.</translation>
    </message>
    <message>
        <source>Once the match was settled, they cost %1.</source>
        <translation>Con la partida ya decidida, costaron %1.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance to win: %1% either way</source>
        <translation>Probabilidad de ganar: %1&#xa0;% en ambos casos</translation>
    </message>
    <message>
        <source>Chance to win: %1% → %2%</source>
        <comment>before and after a choice</comment>
        <translation>Probabilidad de ganar: %1&#xa0;% → %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 no cometió ningún error claro.</translation>
    </message>
    <message>
        <source>%1&apos;s choices cost %2% (±%3).</source>
        <translation>Las decisiones de %1 costaron un %2&#xa0;% (± %3).</translation>
    </message>
    <message>
        <source>%1&apos;s choices gave away %2%.</source>
        <translation>Las decisiones de %1 regalaron un %2&#xa0;%.</translation>
    </message>
    <message>
        <source>The others&apos; choices gave away %1%.</source>
        <translation>Las decisiones de los demás regalaron un %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Luck cost %1%.</source>
        <translation>La mala suerte costó un %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Luck added %1%.</source>
        <translation>La suerte dio un %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Played %1; playing it less often was better by %2.</source>
        <translation>Se jugó %1; jugarlo menos a menudo da %2 más.</translation>
    </message>
    <message>
        <source>Played %1; usually %2 was better by %3.</source>
        <translation>Se jugó %1; casi siempre habría sido mejor %2, por %3.</translation>
    </message>
    <message>
        <source>%1&apos;s choices cost %2%.</source>
        <translation>Las decisiones de %1 costaron un %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>BallgameFigures</name>
    <message>
        <source>Runs per game</source>
        <translation>Carreras por juego</translation>
    </message>
    <message>
        <source>Hits per game</source>
        <translation>Hits por juego</translation>
    </message>
    <message>
        <source>Home runs per game</source>
        <translation>Jonrones por juego</translation>
    </message>
    <message>
        <source>Walks per game</source>
        <translation>Bases por bolas por juego</translation>
    </message>
    <message>
        <source>Strikeouts at bat per game</source>
        <translation>Ponches recibidos, por juego</translation>
    </message>
    <message>
        <source>Errors in the field per game</source>
        <translation>Errores en el campo, por juego</translation>
    </message>
    <message>
        <source>Double plays hit into per game</source>
        <translation>Doble plays bateados, por juego</translation>
    </message>
    <message>
        <source>Stolen bases per game</source>
        <translation>Bases robadas por juego</translation>
    </message>
    <message>
        <source>Caught stealing per game</source>
        <translation>Atrapados robando por juego</translation>
    </message>
    <message>
        <source>Left on base per game</source>
        <translation>Dejados en base por juego</translation>
    </message>
    <message>
        <source>Extra-inning matches</source>
        <translation>Partidas con entradas extra</translation>
    </message>
</context>
<context>
    <name>BallgameSituation</name>
    <message>
        <source>nobody out</source>
        <translation>sin outs</translation>
    </message>
    <message>
        <source>one out</source>
        <translation>un out</translation>
    </message>
    <message>
        <source>two out</source>
        <translation>dos outs</translation>
    </message>
    <message>
        <source>bases empty</source>
        <translation>bases vacías</translation>
    </message>
    <message>
        <source>runner on first</source>
        <translation>corredor en primera</translation>
    </message>
    <message>
        <source>runner on second</source>
        <translation>corredor en segunda</translation>
    </message>
    <message>
        <source>runners on first and second</source>
        <translation>corredores en primera y segunda</translation>
    </message>
    <message>
        <source>runner on third</source>
        <translation>corredor en tercera</translation>
    </message>
    <message>
        <source>runners on first and third</source>
        <translation>corredores en primera y tercera</translation>
    </message>
    <message>
        <source>runners on second and third</source>
        <translation>corredores en segunda y tercera</translation>
    </message>
    <message>
        <source>bases loaded</source>
        <translation>bases llenas</translation>
    </message>
    <message>
        <source>Top of inning %1</source>
        <translation>Alta de la entrada %1</translation>
    </message>
    <message>
        <source>Bottom of inning %1</source>
        <translation>Baja de la entrada %1</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Inning</source>
        <translation>Entrada</translation>
    </message>
</context>
<context>
    <name>BaseSign</name>
    <message>
        <source>first</source>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
    </message>
    <message>
        <source>Runners on %1</source>
        <translation>Corredores en %1</translation>
    </message>
    <message>
        <source>Bases empty</source>
        <translation>Bases vacías</translation>
    </message>
</context>
<context>
    <name>BaseballHighlights</name>
    <message>
        <source>Single</source>
        <translation>Sencillo</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Triple</translation>
    </message>
    <message>
        <source>Home run!</source>
        <translation>¡Jonrón!</translation>
    </message>
    <message>
        <source>Inside the park!</source>
        <translation>¡Jonrón de piernas!</translation>
    </message>
    <message>
        <source>Error!</source>
        <translation>¡Error!</translation>
    </message>
    <message>
        <source>Ground out</source>
        <translation>Rodado y out</translation>
    </message>
    <message>
        <source>Line out</source>
        <translation>Out de línea</translation>
    </message>
    <message>
        <source>Fly out</source>
        <translation>Elevado y out</translation>
    </message>
    <message>
        <source>Foul pop</source>
        <translation>Elevado de foul</translation>
    </message>
    <message>
        <source>Circus catch!</source>
        <translation>¡Atrapada de circo!</translation>
    </message>
    <message>
        <source>Foul out</source>
        <translation>Out de foul</translation>
    </message>
    <message>
        <source>Infield out</source>
        <translation>Out en el cuadro</translation>
    </message>
    <message>
        <source>Out at first</source>
        <translation>Out en primera</translation>
    </message>
    <message>
        <source>Strikeout</source>
        <translation>Ponche</translation>
    </message>
    <message>
        <source>Foul ball</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Base por bolas</translation>
    </message>
    <message>
        <source>Hit by pitch</source>
        <translation>Golpeado</translation>
    </message>
    <message>
        <source>Wild pitch</source>
        <translation>Lanzamiento descontrolado</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrificio</translation>
    </message>
    <message>
        <source>Double play!</source>
        <translation>¡Doble play!</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice</source>
        <translation>Jugada de elección</translation>
    </message>
    <message>
        <source>Stolen base</source>
        <translation>Base robada</translation>
    </message>
    <message>
        <source>Caught stealing</source>
        <translation>Atrapado robando</translation>
    </message>
    <message>
        <source>Throwing error!</source>
        <translation>¡Error de tiro!</translation>
    </message>
    <message>
        <source>Sacrifice bunt</source>
        <translation>Toque de sacrificio</translation>
    </message>
    <message>
        <source>Bunt single</source>
        <translation>Sencillo de toque</translation>
    </message>
    <message>
        <source>Force out</source>
        <translation>Out forzado</translation>
    </message>
    <message>
        <source>Bunted foul: out</source>
        <translation>Toque de foul: out</translation>
    </message>
    <message>
        <source>Picked off!</source>
        <translation>¡Sorprendido!</translation>
    </message>
    <message>
        <source>Side retired</source>
        <translation>Tercer out</translation>
    </message>
    <message>
        <source>New fielder</source>
        <translation>Nuevo defensor</translation>
    </message>
    <message>
        <source>New pitcher</source>
        <translation>Nuevo lanzador</translation>
    </message>
    <message>
        <source>Pinch hitter</source>
        <translation>Bateador emergente</translation>
    </message>
    <message>
        <source>Pinch runner</source>
        <translation>Corredor emergente</translation>
    </message>
    <message>
        <source>Rain!</source>
        <translation>¡Lluvia!</translation>
    </message>
    <message>
        <source>Brawl!</source>
        <translation>¡Trifulca!</translation>
    </message>
    <message>
        <source>Walk-off!</source>
        <translation>¡Dejados en el terreno!</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Atrapada</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Fuera de zona</translation>
    </message>
    <message>
        <source>Ball %1</source>
        <translation>Bola %1</translation>
    </message>
    <message>
        <source>All bats back</source>
        <translation>Todos los bates de vuelta</translation>
    </message>
    <message>
        <source>All pitches back</source>
        <translation>Todos los lanzamientos de vuelta</translation>
    </message>
    <message>
        <source>Relief pitcher</source>
        <translation>Lanzador de relevo</translation>
    </message>
    <message>
        <source>The RallyBird!</source>
        <translation>¡El RallyBird!</translation>
    </message>
    <message>
        <source>Safe at first</source>
        <translation>A salvo en primera</translation>
    </message>
    <message>
        <source>The bird flies off</source>
        <translation>El pájaro se va</translation>
    </message>
    <message>
        <source>Caught looking</source>
        <translation>Ponche mirando</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>centre field</source>
        <translation>jardín central</translation>
    </message>
    <message>
        <source>left field</source>
        <translation>jardín izquierdo</translation>
    </message>
    <message>
        <source>right field</source>
        <translation>jardín derecho</translation>
    </message>
    <message>
        <source>shortstop</source>
        <translation>campocorto</translation>
    </message>
    <message>
        <source>second baseman</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third baseman</source>
        <translation>tercera base</translation>
    </message>
    <message>
        <source>first baseman</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>pitcher</source>
        <translation>lanzador</translation>
    </message>
    <message>
        <source>catcher</source>
        <translation>receptor</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>tercera base</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>home</translation>
    </message>
    <message>
        <source>at bat</source>
        <translation>al bate</translation>
    </message>
    <message>
        <source>outs</source>
        <translation>outs</translation>
    </message>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>carreras</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Carreras</translation>
    </message>
    <message>
        <source>deck of %1</source>
        <translation>mazo de %1</translation>
    </message>
    <message>
        <source>dugout</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>defensive deck</source>
        <translation>mazo de defensa</translation>
    </message>
    <message>
        <source>offensive cards</source>
        <translation>cartas de ataque</translation>
    </message>
    <message>
        <source>%1&apos;s draw for home</source>
        <translation>carta de %1 para decidir quién es local</translation>
    </message>
    <message>
        <source>cards left out</source>
        <translation>cartas apartadas</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <translation>mano de %1</translation>
    </message>
    <message>
        <source>stock of %1</source>
        <translation>reserva de %1</translation>
    </message>
    <message>
        <source>Stock: %1</source>
        <translation>Reserva: %1</translation>
    </message>
    <message>
        <source>wicket %1 of %2</source>
        <translation>wicket %1 de %2</translation>
    </message>
    <message>
        <source>the mound</source>
        <translation>el montículo</translation>
    </message>
    <message>
        <source>the bat</source>
        <translation>el bate</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Bate</translation>
    </message>
    <message>
        <source>the pitch</source>
        <translation>el lanzamiento</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>used bats</source>
        <translation>bates usados</translation>
    </message>
    <message>
        <source>thrown pitches</source>
        <translation>lanzamientos hechos</translation>
    </message>
    <message>
        <source>%1: back right</source>
        <translation>%1: al fondo a la derecha</translation>
    </message>
    <message>
        <source>%1: back left</source>
        <translation>%1: al fondo a la izquierda</translation>
    </message>
    <message>
        <source>%1: front left</source>
        <translation>%1: delante a la izquierda</translation>
    </message>
    <message>
        <source>%1: front right</source>
        <translation>%1: delante a la derecha</translation>
    </message>
    <message>
        <source>in front of %1</source>
        <translation>delante de %1</translation>
    </message>
    <message>
        <source>spent cards of %1</source>
        <translation>cartas gastadas de %1</translation>
    </message>
    <message>
        <source>zone %1, counts %2</source>
        <translation>zona %1, cuenta %2</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>los dados</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>la jugada</translation>
    </message>
    <message>
        <source>the play set aside</source>
        <translation>la jugada apartada</translation>
    </message>
    <message>
        <source>plays of %1</source>
        <translation>jugadas de %1</translation>
    </message>
    <message>
        <source>Gloves on the bench</source>
        <translation>Guantes en la banca</translation>
    </message>
    <message>
        <source>the trick, card of %1</source>
        <translation>la baza, carta de %1</translation>
    </message>
    <message>
        <source>tricks of %1</source>
        <translation>bazas de %1</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 baza</translation>
    </message>
    <message>
        <source>%1 tricks</source>
        <translation>%1 bazas</translation>
    </message>
    <message>
        <source>the third hand</source>
        <translation>la tercera mano</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>la baraja</translation>
    </message>
    <message>
        <source>the spare cards</source>
        <translation>las cartas sobrantes</translation>
    </message>
    <message>
        <source>To be taken</source>
        <translation>Por tomar</translation>
    </message>
    <message>
        <source>the discard</source>
        <translation>el descarte</translation>
    </message>
    <message>
        <source>CF</source>
        <extracomment>The centre fielder, as on a scorecard.</extracomment>
        <translation>JC</translation>
    </message>
    <message>
        <source>LF</source>
        <extracomment>The left fielder, as on a scorecard.</extracomment>
        <translation>JI</translation>
    </message>
    <message>
        <source>RF</source>
        <extracomment>The right fielder, as on a scorecard.</extracomment>
        <translation>JD</translation>
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
        <translation>L</translation>
    </message>
    <message>
        <source>C</source>
        <extracomment>The catcher, as on a scorecard.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Balls: %1</source>
        <translation>Bolas: %1</translation>
    </message>
    <message>
        <source>Outs: %1</source>
        <translation>Outs: %1</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Sale %1</translation>
    </message>
    <message>
        <source>cards ejected</source>
        <translation>cartas expulsadas</translation>
    </message>
    <message>
        <source>Gloves out for this half-inning</source>
        <translation>Guantes fuera de juego en esta media entrada</translation>
    </message>
    <message>
        <source>Discard three cards</source>
        <translation>Descarta tres cartas</translation>
    </message>
</context>
<context>
    <name>CardSize</name>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>European</source>
        <translation>Europea</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarot</translation>
    </message>
    <message>
        <source>Tarot (US)</source>
        <translation>Tarot (EE. UU.)</translation>
    </message>
    <message>
        <source>Mini</source>
        <translation>Mini</translation>
    </message>
    <message>
        <source>Mini (US)</source>
        <translation>Mini (EE. UU.)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrada</translation>
    </message>
    <message>
        <source>Business card</source>
        <translation>Tarjeta de visita</translation>
    </message>
    <message>
        <source>Business card (US)</source>
        <translation>Tarjeta de visita (EE. UU.)</translation>
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
        <translation>%1, aún por salir: %2</translation>
    </message>
    <message>
        <source>Still to come: %1</source>
        <translation>Aún por salir: %1</translation>
    </message>
</context>
<context>
    <name>CellList</name>
    <message>
        <source>Choose a card to see its cells.</source>
        <translation>Elige una carta para ver sus celdas.</translation>
    </message>
    <message>
        <source>%1: differs; Enter makes all alike</source>
        <translation>%1: difiere; Intro lo iguala todo</translation>
    </message>
    <message numerus="yes">
        <source>Changes here apply to all %n chosen cards, in one step that can be undone.</source>
        <translation>
            <numerusform>Los cambios se aplican a la carta elegida.</numerusform>
            <numerusform>Los cambios se aplican a las %n cartas elegidas, en un solo paso que se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes here are written to the table.</source>
        <translation>Los cambios se escriben en la tabla.</translation>
    </message>
    <message>
        <source>The card that this was typed for isn&apos;t there any more.</source>
        <translation>La carta para la que se escribió esto ya no está.</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>Which one?</source>
        <translation>¿Cuál?</translation>
    </message>
</context>
<context>
    <name>CoachSheet</name>
    <message>
        <source>The bench coach</source>
        <translation>El entrenador de banca</translation>
    </message>
    <message>
        <source>The coach plays like a Pro and knows only what your seat does. The play-by-play marks the coach&apos;s choices.</source>
        <translation>El entrenador juega como un Pro y solo sabe lo que se sabe desde tu asiento. La crónica señala sus decisiones.</translation>
    </message>
</context>
<context>
    <name>ColumnChoice</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>CompareRow</name>
    <message>
        <source>Different (%1)</source>
        <translation>Distintas (%1)</translation>
    </message>
    <message>
        <source>New (%1)</source>
        <translation>Nuevas (%1)</translation>
    </message>
    <message>
        <source>Gone (%1)</source>
        <translation>Quitadas (%1)</translation>
    </message>
    <message>
        <source>Alike (%1)</source>
        <translation>Iguales (%1)</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Which version it is compared with</source>
        <translation>Con qué versión se compara</translation>
    </message>
    <message>
        <source>as I opened it</source>
        <translation>como lo abrí</translation>
    </message>
    <message>
        <source>another deck …</source>
        <translation>otro mazo…</translation>
    </message>
    <message>
        <source>The other version is being read …</source>
        <translation>Leyendo la otra versión…</translation>
    </message>
    <message>
        <source>The other version can&apos;t be read.</source>
        <translation>La otra versión no se puede leer.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>No hay diferencias.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>One card differs</source>
        <translation>Una carta difiere</translation>
    </message>
    <message numerus="yes">
        <source>%n cards differ</source>
        <translation>
            <numerusform>%n carta difiere</numerusform>
            <numerusform>%n cartas difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of both versions</source>
        <translation>Cartas de ambas versiones</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Not in the other version</source>
        <translation>No está en la otra versión</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Not in this version</source>
        <translation>No está en esta versión</translation>
    </message>
    <message>
        <source>Both are alike.</source>
        <translation>Ambas son iguales.</translation>
    </message>
    <message>
        <source>Previous difference (Left)</source>
        <translation>Diferencia anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Next difference (Right)</source>
        <translation>Diferencia siguiente (Derecha)</translation>
    </message>
</context>
<context>
    <name>ContinueList</name>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>No match to resume. Pick a box.</source>
        <translation>No hay partidas sin terminar. Elige una caja.</translation>
    </message>
    <message>
        <source>Matches to resume</source>
        <translation>Partidas para reanudar</translation>
    </message>
    <message>
        <source>Resume this match</source>
        <translation>Reanudar esta partida</translation>
    </message>
</context>
<context>
    <name>Cooperstown</name>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 roba %2</translation>
    </message>
    <message>
        <source>%1 is the home team</source>
        <translation>%1 es el equipo local</translation>
    </message>
    <message>
        <source>%1 has the home dugout</source>
        <translation>%1 ocupa la banca local</translation>
    </message>
    <message>
        <source>The batting order is dealt: %1 cards a side</source>
        <translation>El orden al bate está repartido: %1 cartas por equipo</translation>
    </message>
    <message>
        <source>One deck of 56 for whoever bats</source>
        <translation>Un mazo de 56 cartas para quien batee</translation>
    </message>
    <message>
        <source>Game %1 of the day, %2 at home</source>
        <translation>Juego %1 del día, local: %2</translation>
    </message>
    <message>
        <source>%1 of inning %2: %3 at bat</source>
        <translation>%1, entrada %2: %3 al bate</translation>
    </message>
    <message>
        <source>%1 takes the field</source>
        <translation>%1 sale al campo</translation>
    </message>
    <message>
        <source>%1 squibs one past %2</source>
        <translation>%1 la cuela rodando, %2 no llega</translation>
    </message>
    <message>
        <source>%1 pokes a single by %2</source>
        <translation>%1 cuela un sencillo: %2 está fuera de posición</translation>
    </message>
    <message>
        <source>%1 slaps it past %2: single</source>
        <translation>Sencillo de %1, %2 falla por poco</translation>
    </message>
    <message>
        <source>%2 dives and comes up with grass: single for %1</source>
        <translation>%2 se lanza y solo encuentra hierba: sencillo de %1</translation>
    </message>
    <message>
        <source>%1 shoots it past %2 and slides into second</source>
        <translation>%1 la conecta sólida, %2 llega tarde: doble</translation>
    </message>
    <message>
        <source>%1 doubles; %2 is still running</source>
        <translation>Doble de %1; %2 aún corre</translation>
    </message>
    <message>
        <source>Off the wall behind %2: a double for %1</source>
        <translation>Contra el muro, %2 busca la bola: doble de %1</translation>
    </message>
    <message>
        <source>%1 rips one by %2, two bases</source>
        <translation>%1 la revienta, %2 se gira: dos bases</translation>
    </message>
    <message>
        <source>%1 sends %2 to the deepest corner: triple</source>
        <translation>Al rincón más lejano, %2 está lejos: triple de %1</translation>
    </message>
    <message>
        <source>%2 watches it roll, %1 doesn&apos;t: triple</source>
        <translation>%2 la mira rodar, %1 no: triple</translation>
    </message>
    <message>
        <source>%1 legs out a triple past %2</source>
        <translation>%1 se gana un triple corriendo, %2 no llega</translation>
    </message>
    <message>
        <source>%1 hits it over %2 and over the fence: home run</source>
        <translation>Se va por encima de la cerca, %2 solo la ve pasar: jonrón de %1</translation>
    </message>
    <message>
        <source>%2 goes back, looks up, and waves: home run by %1</source>
        <translation>%2 retrocede, levanta la vista y le dice adiós: jonrón de %1</translation>
    </message>
    <message>
        <source>%1 puts one into the cheap seats above %2</source>
        <translation>%1 la manda a las gradas baratas, %2 la despide</translation>
    </message>
    <message>
        <source>%1 never stops: an inside-the-park home run past %2</source>
        <translation>%1 no para, %2 tampoco: jonrón dentro del parque</translation>
    </message>
    <message>
        <source>It rattles around behind %2, and %1 comes all the way home</source>
        <translation>%2 persigue la bola y %1 llega a home</translation>
    </message>
    <message>
        <source>%1 drops a single where nobody is</source>
        <translation>Sencillo de %1, justo donde no hay nadie</translation>
    </message>
    <message>
        <source>A clean single for %1</source>
        <translation>Un sencillo limpio de %1</translation>
    </message>
    <message>
        <source>%1 bloops one in: single</source>
        <translation>Un globito de %1: sencillo</translation>
    </message>
    <message>
        <source>%1 splits the gap: double</source>
        <translation>%1 la mete entre los jardineros: doble</translation>
    </message>
    <message>
        <source>Stand-up double for %1</source>
        <translation>Doble de %1, que llega de pie</translation>
    </message>
    <message>
        <source>%1 lines one down the line, two bases</source>
        <translation>%1 la pone por la línea, dos bases</translation>
    </message>
    <message>
        <source>%1 goes for three and gets them: triple</source>
        <translation>%1 busca la tercera y llega: triple</translation>
    </message>
    <message>
        <source>A cloud of dust at third: triple for %1</source>
        <translation>Una nube de polvo en tercera: triple de %1</translation>
    </message>
    <message>
        <source>Gone! %1 leaves the yard</source>
        <translation>¡Se fue! %1 la saca del parque</translation>
    </message>
    <message>
        <source>%1 takes the long, slow trot: home run</source>
        <translation>%1 le da la vuelta al cuadro sin prisa: jonrón</translation>
    </message>
    <message>
        <source>Nobody moves, they all just look: home run by %1</source>
        <translation>Nadie se mueve, todos miran: jonrón de %1</translation>
    </message>
    <message>
        <source>%2 has it, drops it, kicks it: error on %1&apos;s ball, bases: %4</source>
        <translation>%2 la tiene, la pierde, la patea: error, corre %1, bases: %4</translation>
    </message>
    <message>
        <source>%1 hits it to %2, who was busy with a hot dog: error, bases: %4</source>
        <translation>Batea %1, y %2 estaba con un hot dog: error, bases: %4</translation>
    </message>
    <message>
        <source>%2 asks for an autograph while %1 runs: error, bases: %4</source>
        <translation>%2 pide un autógrafo mientras corre %1: error, bases: %4</translation>
    </message>
    <message>
        <source>%1 grounds to the %3, %2: out</source>
        <translation>%1 batea un rodado, %2 (%3) recoge: out</translation>
    </message>
    <message>
        <source>Two hops to %2, and %1 is out by a step</source>
        <translation>Dos botes, tira %2, y %1 es out por un paso</translation>
    </message>
    <message>
        <source>%2 gobbles it up: %1 is retired</source>
        <translation>%2 la recoge sin problemas: %1, eliminado</translation>
    </message>
    <message>
        <source>%1 taps it to %2 and hardly runs</source>
        <translation>%1 apenas la toca, %2 tiene tiempo</translation>
    </message>
    <message>
        <source>%1 lines out to %2; the runners hold</source>
        <translation>Línea de %1, atrapa %2; los corredores se quedan</translation>
    </message>
    <message>
        <source>%2 snares it: %1 is out, nobody moves</source>
        <translation>%2 la caza: %1 es out, nadie se mueve</translation>
    </message>
    <message>
        <source>%1 pops it up to the %3</source>
        <translation>%1 la eleva y la atrapa el %3</translation>
    </message>
    <message>
        <source>%1 flies out to %2</source>
        <translation>Elevado de %1, atrapa %2</translation>
    </message>
    <message>
        <source>%2 camps under it: %1 is out</source>
        <translation>%2 ya espera debajo: %1 es out</translation>
    </message>
    <message>
        <source>%2 takes it on the run from %1</source>
        <translation>%2 la atrapa corriendo, %1 es out</translation>
    </message>
    <message>
        <source>A can of corn from %1 to %2</source>
        <translation>Un regalo de %1, %2 ni se despeina</translation>
    </message>
    <message>
        <source>%1 bounces out</source>
        <translation>%1, out en rodado</translation>
    </message>
    <message>
        <source>%1 rolls it over: ground out</source>
        <translation>%1 le pega por arriba: rodado y out</translation>
    </message>
    <message>
        <source>%1 lines out</source>
        <translation>%1, out en línea</translation>
    </message>
    <message>
        <source>Hard hit, straight at a glove: %1 is out</source>
        <translation>Fuerte y directa a un guante: %1 es out</translation>
    </message>
    <message>
        <source>%1 pops up in foul ground</source>
        <translation>%1 la eleva en zona de foul: atrapada</translation>
    </message>
    <message>
        <source>%1 is out on a foul pop</source>
        <translation>%1, out en elevado de foul</translation>
    </message>
    <message>
        <source>%1 flies out</source>
        <translation>Elevado de %1, out</translation>
    </message>
    <message>
        <source>%1 gets under it: fly out</source>
        <translation>%1 le pega por debajo: elevado y out</translation>
    </message>
    <message>
        <source>%1: over the shoulder, off the wall, out!</source>
        <translation>%1: sobre el hombro, contra el muro, ¡out!</translation>
    </message>
    <message>
        <source>%1! They&apos;ll show that one again: out</source>
        <translation>¡%1! Esa la van a repetir: out</translation>
    </message>
    <message>
        <source>Nobody on for %1: a foul out</source>
        <translation>Nadie en base con %1: out en foul</translation>
    </message>
    <message>
        <source>%1 has nobody to move over: infield out</source>
        <translation>%1 no tiene a quién adelantar: out en el cuadro</translation>
    </message>
    <message>
        <source>%1 strikes out</source>
        <translation>%1 se poncha</translation>
    </message>
    <message>
        <source>%1 goes down swinging</source>
        <translation>%1 abanica tres veces</translation>
    </message>
    <message>
        <source>%1 looks at strike three</source>
        <translation>%1 deja pasar el tercer strike</translation>
    </message>
    <message>
        <source>Back to the bench with %1: strikeout</source>
        <translation>De vuelta a la banca %1: ponche</translation>
    </message>
    <message>
        <source>%1 fouls it off; what else, with that pitcher</source>
        <translation>%1 la manda a foul; cómo no, con ese lanzador</translation>
    </message>
    <message>
        <source>Foul ball into the stands: %1 goes under the deck</source>
        <translation>Foul a las gradas: %1 va debajo del mazo</translation>
    </message>
    <message>
        <source>%1 walks</source>
        <translation>Base por bolas para %1</translation>
    </message>
    <message>
        <source>Ball four: %1 strolls to first</source>
        <translation>Bola cuatro: %1 pasea a primera</translation>
    </message>
    <message>
        <source>%1 draws a walk</source>
        <translation>%1 se gana una base por bolas</translation>
    </message>
    <message>
        <source>%1 is plunked and takes first</source>
        <translation>%1 recibe el pelotazo y va a primera</translation>
    </message>
    <message>
        <source>Ouch. %1 gets first base for it</source>
        <translation>Ay. A cambio, %1 toma la primera base</translation>
    </message>
    <message>
        <source>%1 sails to the backstop: wild pitch</source>
        <translation>%1 se va hasta la malla: lanzamiento descontrolado</translation>
    </message>
    <message>
        <source>Wild pitch! %1 sends everybody along</source>
        <translation>¡Lanzamiento descontrolado! %1 hace avanzar a todos</translation>
    </message>
    <message>
        <source>Sacrifice by %1</source>
        <translation>Sacrificio de %1</translation>
    </message>
    <message>
        <source>Two for the price of one: %1 and %2 are out</source>
        <translation>Dos por el precio de uno: %1 y %2 son out</translation>
    </message>
    <message>
        <source>Around the horn: %2 is forced, %1 doubled up</source>
        <translation>Vuelta completa: %2 es out forzado, %1 también</translation>
    </message>
    <message>
        <source>Force at the bag on %2, throw across, %1 is out too</source>
        <translation>Out forzado a %2, tiro a primera, y %1 también es out</translation>
    </message>
    <message>
        <source>They cut down %2; %1 is safe at first</source>
        <translation>Eliminan a %2; %1 está a salvo en primera</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice: %2 is out, %1 stands on first</source>
        <translation>Jugada de elección: %2 es out, %1 queda en primera</translation>
    </message>
    <message>
        <source>%1 breaks for %2</source>
        <translation>%1 sale hacia %2</translation>
    </message>
    <message>
        <source>There goes %1, heading for %2</source>
        <translation>Allá va %1, hacia %2</translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <translation>%1 roba %2</translation>
    </message>
    <message>
        <source>%1 is in under the tag at %2</source>
        <translation>%1 se desliza bajo el guante: %2</translation>
    </message>
    <message>
        <source>%1 is gunned down at %2 by %3</source>
        <translation>Tira %3 y %1 es out en %2</translation>
    </message>
    <message>
        <source>%3 slaps the tag on %1 at %2</source>
        <translation>%3 pone el guante, y %1 es out en %2</translation>
    </message>
    <message>
        <source>The throw goes through %2: %1 keeps running</source>
        <translation>El tiro se va: %2 lo deja pasar, %1 sigue corriendo</translation>
    </message>
    <message>
        <source>%2 was looking for a beer vendor; %1 is safe, and more</source>
        <translation>%2 buscaba al vendedor de cerveza; %1 llega y sigue corriendo</translation>
    </message>
    <message>
        <source>%1 squares around and is out, but %2 has %3</source>
        <translation>%1 se cuadra y es out, pero %2 tiene %3</translation>
    </message>
    <message>
        <source>%1 swings through it, but %2 has %3</source>
        <translation>%1 abanica, pero %2 tiene %3</translation>
    </message>
    <message>
        <source>%1 shows bunt</source>
        <translation>%1 muestra el toque</translation>
    </message>
    <message>
        <source>The bunt is on for %1</source>
        <translation>Hay toque de bola: %1</translation>
    </message>
    <message>
        <source>%1 lays it down: sacrifice</source>
        <translation>%1 la deja muerta: sacrificio</translation>
    </message>
    <message>
        <source>A textbook bunt by %1, out at first</source>
        <translation>Toque perfecto de %1, out en primera</translation>
    </message>
    <message>
        <source>%1 bunts it dead past %2 and beats the throw</source>
        <translation>%1 toca la bola, %2 no llega a tiempo</translation>
    </message>
    <message>
        <source>A bunt hit for %1</source>
        <translation>Hit de toque de %1</translation>
    </message>
    <message>
        <source>The bunt comes too hard: %2 is out, %1 safe at first</source>
        <translation>El toque sale fuerte: %2 es out, %1 a salvo en primera</translation>
    </message>
    <message>
        <source>They get %2 on %1&apos;s bunt</source>
        <translation>Ponen out a %2 en el toque de %1</translation>
    </message>
    <message>
        <source>%1 bunts through strike three</source>
        <translation>%1 falla el toque: tercer strike</translation>
    </message>
    <message>
        <source>The bunt is a disaster: %1 and %2 are both out</source>
        <translation>El toque es un desastre: %1 y %2 son out</translation>
    </message>
    <message>
        <source>%1 is leaning the wrong way: picked off at %2</source>
        <translation>Sorprenden a %1 a contrapié en %2</translation>
    </message>
    <message>
        <source>%1 moves up to %3</source>
        <translation>%1 avanza a %3</translation>
    </message>
    <message>
        <source>%1 takes %3</source>
        <translation>%1 toma %3</translation>
    </message>
    <message>
        <source>%1 goes to %3</source>
        <translation>%1 va a %3</translation>
    </message>
    <message>
        <source>%1 tags up and goes to %3</source>
        <translation>%1 pisa y corre a %3</translation>
    </message>
    <message>
        <source>%1 tags, and makes it to %3</source>
        <translation>%1 pisa, y llega a %3</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 anota</translation>
    </message>
    <message>
        <source>%1 crosses the plate</source>
        <translation>%1 pisa el home</translation>
    </message>
    <message>
        <source>%1 comes home: a run for %2</source>
        <translation>%1 llega a home: una carrera para %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places: %1 is the %3 now, %2 the %4</source>
        <translation>%1 y %2 se cambian: %1 ahora %3, %2 ahora %4</translation>
    </message>
    <message>
        <source>%1 comes in for %2 as %3</source>
        <translation>%1 entra por %2, posición: %3</translation>
    </message>
    <message>
        <source>%2 takes a seat; %1 is the new %3</source>
        <translation>Se sienta %2; entra %1 (%3)</translation>
    </message>
    <message>
        <source>%1 walks to the mound and asks for the ball</source>
        <translation>%1 va al montículo y pide la bola</translation>
    </message>
    <message>
        <source>%1 taps an arm: a new pitcher</source>
        <translation>%1 se toca el brazo: lanzador nuevo</translation>
    </message>
    <message>
        <source>%1 pitches for %2</source>
        <translation>%1 lanza por %2</translation>
    </message>
    <message>
        <source>%2 hits the showers, %1 warms up</source>
        <translation>%2 a la ducha, %1 calienta</translation>
    </message>
    <message>
        <source>%1 sends up a pinch hitter</source>
        <translation>%1 manda a batear a un emergente</translation>
    </message>
    <message>
        <source>%1 digs through the bench for a bat</source>
        <translation>%1 busca un bate en la banca</translation>
    </message>
    <message>
        <source>%1 runs for %2 at %3</source>
        <translation>%1 corre por %2: %3</translation>
    </message>
    <message>
        <source>Fresh legs: %1 replaces %2 at %3</source>
        <translation>Piernas frescas: %1 por %2 en %3</translation>
    </message>
    <message>
        <source>%1&apos;s deck is shuffled</source>
        <translation>Se baraja el mazo de %1</translation>
    </message>
    <message>
        <source>The order is through: the stacks become the deck</source>
        <translation>Se acabó el orden al bate: los montones pasan a ser el mazo</translation>
    </message>
    <message>
        <source>Through the order a third time: that&apos;s enough for one inning</source>
        <translation>Tercera vuelta al orden al bate: basta por una entrada</translation>
    </message>
    <message>
        <source>Dark clouds. Whiffs so far: %1</source>
        <translation>Nubes negras. Abanicos hasta ahora: %1</translation>
    </message>
    <message>
        <source>Hard words at the mound. Beanballs so far: %1</source>
        <translation>Palabras duras en el montículo. Pelotazos hasta ahora: %1</translation>
    </message>
    <message>
        <source>The third Whiff, and here comes the rain. Tarps on</source>
        <translation>El tercer Abanico, y llega la lluvia. Lonas al campo</translation>
    </message>
    <message>
        <source>The third Beanball: both benches clear!</source>
        <translation>El tercer pelotazo: ¡se vacían las bancas!</translation>
    </message>
    <message>
        <source>%1 is thrown out of the game</source>
        <translation>%1 queda expulsado</translation>
    </message>
    <message>
        <source>%1 hits the showers early</source>
        <translation>%1 se ducha antes de tiempo</translation>
    </message>
    <message>
        <source>A walk-off! %1 wins it in the last at-bat</source>
        <translation>¡Los dejan en el terreno! %1 gana en el último turno</translation>
    </message>
    <message>
        <source>Ball game. %1 wins, %2 to %3</source>
        <translation>Se acabó el juego: %1 gana %2 a %3</translation>
    </message>
    <message>
        <source>It ends in a tie, %1 all</source>
        <translation>Termina en empate a %1</translation>
    </message>
    <message>
        <source>Rained out too early: no result</source>
        <translation>Lluvia demasiado pronto: sin resultado</translation>
    </message>
    <message>
        <source>The lights go out. Enough for one night</source>
        <translation>Se apagan las luces. Basta por una noche</translation>
    </message>
    <message>
        <source>Nine innings</source>
        <translation>Nueve entradas</translation>
    </message>
    <message>
        <source>Six innings</source>
        <translation>Seis entradas</translation>
    </message>
    <message>
        <source>Three innings</source>
        <translation>Tres entradas</translation>
    </message>
    <message>
        <source>One out without a force</source>
        <translation>Un out si no hay forzado</translation>
    </message>
    <message>
        <source>Two outs without a force</source>
        <translation>Dos outs sin forzado</translation>
    </message>
    <message>
        <source>Relief pitchers</source>
        <translation>Lanzadores de relevo</translation>
    </message>
    <message>
        <source>Twice a game a dugout card takes the mound, and the other deck is shuffled.</source>
        <translation>Dos veces por juego una carta de la banca sube al montículo, y se baraja el otro mazo.</translation>
    </message>
    <message>
        <source>Pinch hitters</source>
        <translation>Bateadores emergentes</translation>
    </message>
    <message>
        <source>Twice a game the side at bat may shuffle its deck before turning a card.</source>
        <translation>Dos veces por juego el equipo al bate puede barajar su mazo antes de descubrir carta.</translation>
    </message>
    <message>
        <source>Pinch runners</source>
        <translation>Corredores emergentes</translation>
    </message>
    <message>
        <source>Once a game the top card of the deck replaces a runner.</source>
        <translation>Una vez por juego la carta de arriba del mazo sustituye a un corredor.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Robo de bases</translation>
    </message>
    <message>
        <source>Cards of the Bases suit may try for the next base.</source>
        <translation>Las cartas del palo Bases pueden intentar la base siguiente.</translation>
    </message>
    <message>
        <source>Bunting</source>
        <translation>Toque de bola</translation>
    </message>
    <message>
        <source>With a runner on, the batter may lay one down.</source>
        <translation>Con un corredor en base, el bateador puede tocar la bola.</translation>
    </message>
    <message>
        <source>Lineup</source>
        <translation>Alineación</translation>
    </message>
    <message>
        <source>How many cards each side is dealt.</source>
        <translation>Cuántas cartas recibe cada equipo.</translation>
    </message>
    <message>
        <source>One shared deck</source>
        <translation>Un mazo común</translation>
    </message>
    <message>
        <source>Doubleheader</source>
        <translation>Doble jornada</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Force double play</source>
        <translation>Doble play forzado</translation>
    </message>
    <message>
        <source>What the Two of Gloves does with runners on but nobody on first base.</source>
        <translation>Qué hace el Dos de Guantes con corredores, pero nadie en primera.</translation>
    </message>
    <message>
        <source>Cooperstown rules</source>
        <translation>Reglas de Cooperstown</translation>
    </message>
    <message>
        <source>Rookie rules</source>
        <translation>Reglas de novato</translation>
    </message>
    <message>
        <source>No relievers, pinch players, steals or bunts: the game in its plainest form.</source>
        <translation>Sin relevos, emergentes, robos ni toques: el juego en su forma más simple.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Juego corto</translation>
    </message>
    <message>
        <source>Three innings, about ten minutes.</source>
        <translation>Tres entradas, unos diez minutos.</translation>
    </message>
    <message>
        <source>The draw for home</source>
        <translation>El sorteo para decidir quién es local</translation>
    </message>
    <message>
        <source>The fielders</source>
        <translation>Los jugadores de campo</translation>
    </message>
    <message>
        <source>%1&apos;s batting deck</source>
        <translation>El mazo de bateo de %1</translation>
    </message>
    <message>
        <source>The deal to %1</source>
        <translation>El reparto a %1</translation>
    </message>
    <message>
        <source>The cards left out</source>
        <translation>Las cartas apartadas</translation>
    </message>
    <message>
        <source>The batting deck</source>
        <translation>El mazo de bateo</translation>
    </message>
    <message>
        <source>pitcher</source>
        <translation>lanzador</translation>
    </message>
    <message>
        <source>catcher</source>
        <translation>receptor</translation>
    </message>
    <message>
        <source>first baseman</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>second baseman</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third baseman</source>
        <translation>tercera base</translation>
    </message>
    <message>
        <source>shortstop</source>
        <translation>campocorto</translation>
    </message>
    <message>
        <source>left fielder</source>
        <translation>jardinero izquierdo</translation>
    </message>
    <message>
        <source>centre fielder</source>
        <translation>jardinero central</translation>
    </message>
    <message>
        <source>right fielder</source>
        <translation>jardinero derecho</translation>
    </message>
    <message>
        <source>dugout</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>first batting deck</source>
        <translation>primer mazo de bateo</translation>
    </message>
    <message>
        <source>second batting deck</source>
        <translation>segundo mazo de bateo</translation>
    </message>
    <message>
        <source>batter&apos;s box</source>
        <translation>caja de bateo</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>tercera base</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>home</translation>
    </message>
    <message>
        <source>outs stack</source>
        <translation>montón de outs</translation>
    </message>
    <message>
        <source>runs stack</source>
        <translation>montón de carreras</translation>
    </message>
    <message>
        <source>left out of the game</source>
        <translation>apartadas del juego</translation>
    </message>
    <message>
        <source>first draw for home</source>
        <translation>primera carta para decidir quién es local</translation>
    </message>
    <message>
        <source>second draw for home</source>
        <translation>segunda carta para decidir quién es local</translation>
    </message>
    <message>
        <source>defensive deck</source>
        <translation>mazo de defensa</translation>
    </message>
    <message>
        <source>cards to be dealt</source>
        <translation>cartas por repartir</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice</source>
        <translation>Jugada de elección</translation>
    </message>
    <message>
        <source>Who is put out where the defence can choose</source>
        <translation>Quién es out cuando la defensa puede elegir</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>Steals and pinch runners, where they are worth it</source>
        <translation>Robos y corredores emergentes, cuando valen la pena</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Who fields where, relief pitchers and pinch hitters</source>
        <translation>Quién juega dónde, relevos y bateadores emergentes</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Bates</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Bolas</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Guantes</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>wildcards</source>
        <translation>comodines</translation>
    </message>
    <message>
        <source>value 0 to 7</source>
        <translation>valor 0 a 7</translation>
    </message>
    <message>
        <source>value 8 to 14</source>
        <translation>valor 8 a 14</translation>
    </message>
    <message>
        <source>value 15 to 21</source>
        <translation>valor 15 a 21</translation>
    </message>
    <message>
        <source>Tarot de Cooperstown</source>
        <translation>Tarot de Cooperstown</translation>
    </message>
    <message>
        <source>Nine innings of baseball with 78 cards: a field of nine against a deck of bats.</source>
        <translation>Nueve entradas de béisbol con 78 cartas: un campo de nueve contra un mazo de bates.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Switch %1 and %2</source>
        <translation>Cambiar %1 y %2</translation>
    </message>
    <message>
        <source>Substitute for the %1</source>
        <translation>Sustituir: %1</translation>
    </message>
    <message>
        <source>Bring in a relief pitcher</source>
        <translation>Llamar a un lanzador de relevo</translation>
    </message>
    <message>
        <source>Retire the batter</source>
        <translation>Eliminar al bateador</translation>
    </message>
    <message>
        <source>Retire the lead runner</source>
        <translation>Eliminar al corredor más adelantado</translation>
    </message>
    <message>
        <source>Pick off the runner on %1</source>
        <translation>Sorprender al corredor en %1</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Batear</translation>
    </message>
    <message>
        <source>Steal %1</source>
        <translation>Robar %1</translation>
    </message>
    <message>
        <source>Bunt</source>
        <translation>Toque</translation>
    </message>
    <message>
        <source>Pinch hitter</source>
        <translation>Bateador emergente</translation>
    </message>
    <message>
        <source>Pinch runner on %1</source>
        <translation>Corredor emergente en %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the runners stay where they are</source>
        <translation>los corredores se quedan donde están</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Esa acción no existe en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>A card has to be turned first</source>
        <translation>Antes hay que descubrir una carta</translation>
    </message>
    <message>
        <source>Only the side in the field can do that, before a batter comes up</source>
        <translation>Eso solo puede hacerlo el equipo en el campo, antes de que salga un bateador</translation>
    </message>
    <message>
        <source>Only the side at bat can do that</source>
        <translation>Eso solo puede hacerlo el equipo al bate</translation>
    </message>
    <message>
        <source>First say who is out: the batter, or the lead forced runner</source>
        <translation>Di primero quién es out: el bateador o el corredor forzado más adelantado</translation>
    </message>
    <message>
        <source>First say which runner is picked off</source>
        <translation>Di primero a qué corredor se sorprende</translation>
    </message>
    <message>
        <source>There is no play to decide at the moment</source>
        <translation>Ahora no hay ninguna jugada que decidir</translation>
    </message>
    <message>
        <source>No runner has reached base in this half-inning yet</source>
        <translation>En esta media entrada aún no ha llegado nadie a base</translation>
    </message>
    <message>
        <source>The Fan stays where it lies for the whole half-inning</source>
        <translation>El Hincha se queda donde está toda la media entrada</translation>
    </message>
    <message>
        <source>This match is played without relief pitchers</source>
        <translation>Esta partida se juega sin lanzadores de relevo</translation>
    </message>
    <message>
        <source>Both relief pitchers of this game have been used</source>
        <translation>Ya se usaron los dos lanzadores de relevo de este juego</translation>
    </message>
    <message>
        <source>While The Fan pitches, no reliever may come in</source>
        <translation>Mientras lanza El Hincha no puede entrar un relevista</translation>
    </message>
    <message>
        <source>The new pitcher has to face a batter first</source>
        <translation>El lanzador nuevo debe enfrentarse antes a un bateador</translation>
    </message>
    <message>
        <source>Name first, second or third base</source>
        <translation>Nombra la primera, la segunda o la tercera base</translation>
    </message>
    <message>
        <source>This match is played without stealing</source>
        <translation>Esta partida se juega sin robos</translation>
    </message>
    <message>
        <source>Only a card of the Bases suit can steal, and %1 isn&apos;t one</source>
        <translation>Solo una carta del palo Bases puede robar, y %1 no lo es</translation>
    </message>
    <message>
        <source>The next base, %1, is occupied</source>
        <translation>La base siguiente está ocupada: %1</translation>
    </message>
    <message>
        <source>This match is played without bunting</source>
        <translation>Esta partida se juega sin toques</translation>
    </message>
    <message>
        <source>A bunt needs a runner on base</source>
        <translation>Un toque necesita un corredor en base</translation>
    </message>
    <message>
        <source>This match is played without pinch hitters</source>
        <translation>Esta partida se juega sin bateadores emergentes</translation>
    </message>
    <message>
        <source>Both pinch hitters of this game have been used</source>
        <translation>Ya se usaron los dos bateadores emergentes de este juego</translation>
    </message>
    <message>
        <source>This match is played without pinch runners</source>
        <translation>Esta partida se juega sin corredores emergentes</translation>
    </message>
    <message>
        <source>The pinch runner of this game has been used</source>
        <translation>Ya se usó el corredor emergente de este juego</translation>
    </message>
    <message>
        <source>Out at first: with two away there is no sacrifice for %1</source>
        <translation>Out en primera: con dos outs no hay sacrificio para %1</translation>
    </message>
    <message>
        <source>Both sides bat with all 56 cards: 4.8 runs a game instead of 4.5.</source>
        <translation>Ambos equipos batean con las 56 cartas: 4,8 carreras por juego en vez de 4,5.</translation>
    </message>
    <message>
        <source>Fresh deal</source>
        <translation>Reparto nuevo</translation>
    </message>
    <message>
        <source>One deck of 56 cards for whoever bats: a few more runs.</source>
        <translation>Un mazo de 56 cartas para quien batee: algunas carreras más.</translation>
    </message>
    <message>
        <source>game %1 of the day</source>
        <translation>juego %1 del día</translation>
    </message>
    <message>
        <source>Side retired. %1: runs %2, hits %3, errors %4, left on base %5</source>
        <translation>Fin de la media entrada. %1: carreras %2, hits %3, errores %4, dejados en base %5</translation>
    </message>
    <message>
        <source>%1&apos;s nine take their positions</source>
        <translation>Los nueve están listos: %1</translation>
    </message>
    <message>
        <source>%1 finds the hole past %2</source>
        <translation>%1 encuentra el hueco, %2 mira</translation>
    </message>
    <message>
        <source>%1 gives up the out to move the runners</source>
        <translation>%1 se sacrifica para que avancen</translation>
    </message>
    <message>
        <source>Double play: %1 and %2 are both out</source>
        <translation>Doble play: %1 y %2 son out</translation>
    </message>
    <message>
        <source>A substitute is coming in for %1, the %2</source>
        <translation>Va a entrar un cambio por %1 (%2)</translation>
    </message>
    <message>
        <source>A second game, home and visitor swapped.</source>
        <translation>Un segundo juego, local y visitante intercambiados.</translation>
    </message>
    <message>
        <source>The second game gets new decks instead of those of the first.</source>
        <translation>El segundo juego se juega con mazos nuevos, no con los del primero.</translation>
    </message>
    <message>
        <source>How many innings a game lasts, unless it is tied.</source>
        <translation>Cuántas entradas dura un juego, si no hay empate.</translation>
    </message>
    <message>
        <source>Nine innings with everything the rules offer.</source>
        <translation>Nueve entradas con todo lo que ofrecen las reglas.</translation>
    </message>
    <message>
        <source>ejected</source>
        <translation>expulsadas del juego</translation>
    </message>
    <message>
        <source>Games ended by rain per match</source>
        <translation>Acabados por lluvia, juegos por partida</translation>
    </message>
    <message>
        <source>Games with a brawl per match</source>
        <translation>Juegos con bronca, por partida</translation>
    </message>
    <message>
        <source>After the published rules of &quot;This Game of Baseball&quot;, author unnamed.</source>
        <translation>Según las reglas publicadas de «This Game of Baseball», que no nombran a su autor.</translation>
    </message>
    <message>
        <source>%1 of %2 possible cards would put the batter on base or bring in a run</source>
        <translation>con %1 de %2 cartas posibles el bateador llega a base o entra una carrera</translation>
    </message>
    <message>
        <source>the steal works with %1 of %2 possible cards</source>
        <translation>el robo sale bien con %1 de %2 cartas posibles</translation>
    </message>
    <message>
        <source>a runner moves up with %1 of %2 possible cards</source>
        <translation>con %1 de %2 cartas posibles avanza un corredor</translation>
    </message>
    <message>
        <source>after the shuffle %1 of %2 possible cards would put the batter on base or bring in a run</source>
        <translation>tras barajar, con %1 de %2 cartas posibles el bateador llega a base o entra una carrera</translation>
    </message>
    <message>
        <source>the field would get %1 of %2 possible balls instead of %3</source>
        <translation>la defensa atraparía %1 de %2 bolas posibles en vez de %3</translation>
    </message>
    <message>
        <source>%1 of %2 dugout cards would get every ball to the %3</source>
        <translation>cartas de la banca que atrapan toda bola en esa posición (%3): %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 dugout cards would get every ball to the %3, and their deck is shuffled</source>
        <translation>cartas de la banca que atrapan toda bola en esa posición (%3): %1 de %2; y se baraja el otro mazo</translation>
    </message>
    <message>
        <source>the field gets %1 of %2 possible balls</source>
        <translation>la defensa atrapa %1 de %2 bolas posibles</translation>
    </message>
    <message>
        <source>it takes out the lead runner</source>
        <translation>elimina al corredor más adelantado</translation>
    </message>
    <message>
        <source>a fast runner</source>
        <translation>un corredor rápido</translation>
    </message>
    <message>
        <source>Name fielding positions; a switch takes two different ones, in order</source>
        <translation>Nombra posiciones del campo; un cambio toma dos distintas, en su orden</translation>
    </message>
    <message>
        <source>You have already switched; one switch is all a half-inning allows</source>
        <translation>Ya hubo un cambio; uno es todo lo que permite media entrada</translation>
    </message>
    <message>
        <source>You have already substituted; one substitution is all a half-inning allows</source>
        <translation>Ya hubo una sustitución; una es todo lo que permite media entrada</translation>
    </message>
    <message>
        <source>Nobody is on %1</source>
        <translation>No hay nadie en %1</translation>
    </message>
    <message>
        <source>Strike &apos;em out, throw &apos;em out: %1 and %2</source>
        <translation>Ponche y out en el robo: %1 y %2</translation>
    </message>
    <message>
        <source>Gotcha! %1 is picked off at %2</source>
        <translation>¡Cazado! %1, sorprendido en %2</translation>
    </message>
    <message>
        <source>the runner would be fast with %1 of %2 possible cards</source>
        <translation>con %1 de %2 cartas posibles el corredor sería rápido</translation>
    </message>
</context>
<context>
    <name>CooperstownLesson</name>
    <message>
        <source>A card from 5 up is a ball to one fielder: a 5 goes to the pitcher, a 10 to the shortstop, a Rookie, Veteran or All Star to left, centre or right field. Beat the fielder&apos;s number, and it is a hit; a tie or less is an out. The shortstop is only a 1. Swing: the top card of your deck is turned.</source>
        <translation>Una carta de 5 o más es una bola a un jugador: el 5 va al lanzador, el 10 al campocorto; Novato, Veterano o All-Star, al jardín izquierdo, central o derecho. Si supera el número del jugador, es un hit; igual o menos es out. El campocorto es solo un 1. Batea: se descubre la carta de arriba de tu mazo.</translation>
    </message>
    <message>
        <source>A Veteran to centre field, where a 14 stands: 12 isn&apos;t enough, a fly out. Your runner may steal second: a card is turned, and must beat the second baseman&apos;s 3. Announce the steal.</source>
        <translation>Un Veterano al jardín central, donde hay un 14: 12 no alcanza, es un elevado. Tu corredor puede robar la segunda: se descubre una carta, y debe superar el 3 del segunda base. Anuncia el robo.</translation>
    </message>
    <message>
        <source>The 2 of Gloves, a force double play: the runner on first and the batter are out, and with the fly out that makes three. Your cards go back into your deck, and the sides change.</source>
        <translation>El 2 de Guantes, un doble play forzado: el corredor de primera y el bateador son out, y con el elevado hacen tres. Tus cartas vuelven al mazo, y los equipos cambian de papel.</translation>
    </message>
    <message>
        <source>A Rookie to left field, 11 against your 17: out, thanks to the switch. So it goes for nine innings, and longer while the score is tied. Play on from here, or begin a match of your own.</source>
        <translation>Un Novato al jardín izquierdo, 11 contra tu 17: out, gracias al cambio. Así son las nueve entradas, y más si hay empate. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
    <message>
        <source>Nine innings; the most runs win. The field is nine cards, each with a value; batters come from a deck. You drew the lower card, so you are the Visitor and bat first.</source>
        <translation>Nueve entradas, y gana quien hace más carreras. El campo son nueve cartas, cada una con un valor; los bateadores salen de un mazo. Robaste la carta más baja, así que eres el visitante y bateas primero.</translation>
    </message>
    <message>
        <source>The 10 of Bases beats the 1: a single, and the card stands on first. All Bases are fast runners. Once somebody has been on base, the field may be changed before each batter; your opponent left it alone. Swing again.</source>
        <translation>El 10 de Bases supera al 1: un sencillo, y la carta está en primera. Todas las Bases son corredores rápidos. En cuanto alguien ha llegado a base, la defensa se puede cambiar antes de cada bateador; tu rival lo dejó como estaba. Batea otra vez.</translation>
    </message>
    <message>
        <source>An 8 against the 3: safe. That card was no at-bat, so the same batter is still up. Now a single scores your runner: fast runners take one base more than the hit. Swing.</source>
        <translation>Un 8 contra el 3: a salvo. Esa carta no cuenta como turno, así que sigue el mismo bateador. Ahora un sencillo lleva a tu corredor a home, porque uno rápido toma una base más que el hit. Batea.</translation>
    </message>
    <message>
        <source>The Ace of Bases is a single against any field, and your runner came home from second: a run! Once more: swing.</source>
        <translation>El As de Bases es un sencillo, defienda quien defienda, y tu corredor llegó a home desde segunda: ¡una carrera! Una vez más: batea.</translation>
    </message>
    <message>
        <source>Your field has been laid out, and the first ball went past third base: a single. Now you may switch two fielders, once in a half-inning. Hits to the outfield cost most, and you have a 17 at short but a 7 in left. Switch them: drag one onto the other.</source>
        <translation>Tu defensa está puesta, y la primera bola superó al tercera base: un sencillo. Ahora puedes cambiar dos jugadores, una vez por media entrada. Los hits a los jardines son los más caros, y tienes un 17 de campocorto, pero un 7 en el jardín izquierdo. Cámbialos: arrastra uno sobre el otro.</translation>
    </message>
    <message>
        <source>You could also bring in the top dugout card for a fielder, for better or worse. Not now: say that you are ready for the batter.</source>
        <translation>También podrías sustituir a un jugador por la carta de arriba de la banca, para bien o para mal. Ahora no: di que ya puede salir el bateador.</translation>
    </message>
</context>
<context>
    <name>CooperstownMeaning</name>
    <message>
        <source>the pitcher</source>
        <translation>el lanzador</translation>
    </message>
    <message>
        <source>the catcher</source>
        <translation>el receptor</translation>
    </message>
    <message>
        <source>the first baseman</source>
        <translation>el primera base</translation>
    </message>
    <message>
        <source>the second baseman</source>
        <translation>el segunda base</translation>
    </message>
    <message>
        <source>the third baseman</source>
        <translation>el tercera base</translation>
    </message>
    <message>
        <source>the shortstop</source>
        <translation>el campocorto</translation>
    </message>
    <message>
        <source>the left fielder</source>
        <translation>el jardinero izquierdo</translation>
    </message>
    <message>
        <source>the centre fielder</source>
        <translation>el jardinero central</translation>
    </message>
    <message>
        <source>the right fielder</source>
        <translation>el jardinero derecho</translation>
    </message>
    <message>
        <source>a single</source>
        <translation>un sencillo</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>un doble</translation>
    </message>
    <message>
        <source>a triple</source>
        <translation>un triple</translation>
    </message>
    <message>
        <source>a home run</source>
        <translation>un jonrón</translation>
    </message>
    <message>
        <source>Sacrifice: the batter is out, every runner moves up one base.</source>
        <translation>Sacrificio: el bateador es out, cada corredor avanza una base.</translation>
    </message>
    <message>
        <source>Foul pop: the batter is out.</source>
        <translation>Elevado de foul: el bateador es out.</translation>
    </message>
    <message>
        <source>Strikeout; a foul while The Fan pitches.</source>
        <translation>Ponche; un foul mientras lanza El Hincha.</translation>
    </message>
    <message>
        <source>Fly out: fast runners on second and third tag up.</source>
        <translation>Elevado: los corredores rápidos en segunda y tercera pisan y corren.</translation>
    </message>
    <message>
        <source>Walk: the batter takes first, forced runners move up.</source>
        <translation>Base por bolas: el bateador va a primera, los forzados avanzan.</translation>
    </message>
    <message>
        <source>Double play: the batter and the lead runner are out.</source>
        <translation>Doble play: el bateador y el corredor más adelantado son out.</translation>
    </message>
    <message>
        <source>Double play on a force at first, else the batter is out.</source>
        <translation>Doble play si hay forzado en primera; si no, el bateador es out.</translation>
    </message>
    <message>
        <source>Line out: the batter is out.</source>
        <translation>Línea: el bateador es out.</translation>
    </message>
    <message>
        <source>Ground out: the batter is out.</source>
        <translation>Rodado: el bateador es out.</translation>
    </message>
    <message>
        <source>Hit by pitch with the bases empty, else a wild pitch: everyone moves up one base.</source>
        <translation>Golpeado con las bases vacías; si no, lanzamiento descontrolado: todos avanzan una base.</translation>
    </message>
    <message>
        <source>Foul out with the bases empty, else the fielders pick off a runner.</source>
        <translation>Out de foul con las bases vacías; si no, la defensa sorprende a un corredor.</translation>
    </message>
    <message>
        <source>Always %1.</source>
        <translation>Siempre %1.</translation>
    </message>
    <message>
        <source>A fast runner: takes an extra base on a hit, tags up, and may try to steal.</source>
        <translation>Un corredor rápido: toma una base más con un hit, pisa y corre, y puede intentar robar.</translation>
    </message>
    <message>
        <source>A runner: moves with the batter&apos;s hit.</source>
        <translation>Un corredor: avanza con el hit del bateador.</translation>
    </message>
    <message>
        <source>Rookie (11)</source>
        <translation>Novato (11)</translation>
    </message>
    <message>
        <source>Veteran (12)</source>
        <translation>Veterano (12)</translation>
    </message>
    <message>
        <source>All Star (13)</source>
        <translation>All-Star (13)</translation>
    </message>
    <message>
        <source>Too weak: it is a hit.</source>
        <translation>Demasiado débil: es un hit.</translation>
    </message>
    <message>
        <source>Strong enough: it is an out.</source>
        <translation>Lo bastante fuerte: es un out.</translation>
    </message>
    <message>
        <source>Hit to %1: %2 if %3 beats the value there.</source>
        <translation>La bola va a esta posición: %1. Es %2 si %3 supera su valor.</translation>
    </message>
    <message>
        <source>The Fan plays there: an error, or it sails overhead.</source>
        <translation>Allí juega El Hincha: un error, o la bola pasa por encima de su cabeza.</translation>
    </message>
    <message>
        <source>The value there is %1: a hit now.</source>
        <translation>Su valor es %1: por ahora, un hit.</translation>
    </message>
    <message>
        <source>The value there is %1: an out now.</source>
        <translation>Su valor es %1: por ahora, un out.</translation>
    </message>
    <message>
        <source>The third one brings rain.</source>
        <translation>El tercero es lluvia.</translation>
    </message>
    <message>
        <source>The Fan stays put. A ball hit to The Fan is an error; while The Fan pitches, strikeouts are fouls.</source>
        <translation>El Hincha se queda donde está. Una bola hacia El Hincha es un error; mientras lanza, los ponches son fouls.</translation>
    </message>
    <message>
        <source>Plays %1, where a %2 goes.</source>
        <translation>Aquí juega %1; la bola viene aquí con %2.</translation>
    </message>
</context>
<context>
    <name>CooperstownTips</name>
    <message>
        <source>You may call in a relief pitcher: the top card of the dugout takes the mound, and the other side&apos;s deck is shuffled. You have two in a game.</source>
        <translation>Puedes llamar a un lanzador de relevo: la carta de arriba de la banca sube al montículo, y se baraja el mazo del otro equipo. Tienes dos por juego.</translation>
    </message>
    <message>
        <source>A runner is on, so you may bunt: if the card beats the catcher, every runner moves up a base, usually at the cost of the batter.</source>
        <translation>Hay un corredor en base, así que puedes tocar la bola: si la carta supera al receptor, todos avanzan una base, casi siempre a costa del bateador.</translation>
    </message>
    <message>
        <source>You may send up a pinch hitter: your deck is shuffled before the card is turned. You have two in a game.</source>
        <translation>Puedes mandar a batear a un emergente: tu mazo se baraja antes de descubrir la carta. Tienes dos por juego.</translation>
    </message>
    <message>
        <source>The Fan stands in your field, and stays there for the whole half-inning: a ball hit to a 0 always gets through.</source>
        <translation>El Hincha está en tu campo, y se queda toda la media entrada: vale 0, y una bola hacia él pasa siempre.</translation>
    </message>
    <message>
        <source>That was the second Whiff of the game. The third brings rain, and ends it on the spot.</source>
        <translation>Ese fue el segundo Abanico del juego. El tercero trae lluvia, y lo termina en el acto.</translation>
    </message>
    <message>
        <source>A runner has been on base, so you may shake up your field: switch two fielders, and replace one with the top dugout card. Once each per half-inning.</source>
        <translation>Un corredor ha llegado a base, así que puedes reacomodar tu defensa: intercambiar dos jugadores y sustituir a uno por la carta de arriba de la banca. Cada cosa, una vez por media entrada.</translation>
    </message>
    <message>
        <source>Fielder&apos;s choice: retire the batter, and the runners hold; or take the lead forced runner, and the batter gets first.</source>
        <translation>Jugada de elección: elimina al bateador, y los corredores se quedan; o elimina al corredor forzado más adelantado, y el bateador toma la primera.</translation>
    </message>
</context>
<context>
    <name>CricketCard</name>
    <message>
        <source>%1 wins the toss</source>
        <translation>%1 gana el sorteo</translation>
    </message>
    <message>
        <source>The coin comes down for %1</source>
        <translation>La moneda cae a favor de %1</translation>
    </message>
    <message>
        <source>%1 calls correctly</source>
        <translation>%1 acierta la moneda</translation>
    </message>
    <message>
        <source>No coin this time: the choice is %1&apos;s</source>
        <translation>Esta vez sin moneda: elige %1</translation>
    </message>
    <message>
        <source>%1 puts the pads on and bats first</source>
        <translation>%1 se pone las protecciones y batea primero</translation>
    </message>
    <message>
        <source>%1 likes the look of the pitch: bat first</source>
        <translation>A %1 le gusta el pitch: bateará primero</translation>
    </message>
    <message>
        <source>%1 takes the new ball and bowls first</source>
        <translation>%1 toma la bola nueva y lanza primero</translation>
    </message>
    <message>
        <source>Clouds over the pavilion: %1 will bowl</source>
        <translation>Nubes sobre el pabellón: %1 lanzará</translation>
    </message>
    <message>
        <source>%1 bats: %2 innings</source>
        <translation>%1 batea: %2 innings</translation>
    </message>
    <message>
        <source>%1 needs %2 to win</source>
        <translation>%1 necesita %2 para ganar</translation>
    </message>
    <message>
        <source>The target for %1: %2</source>
        <translation>El objetivo de %1: %2</translation>
    </message>
    <message>
        <source>%1 plays %2 on wicket %3</source>
        <translation>%1 juega %2 en el wicket %3</translation>
    </message>
    <message>
        <source>Wicket %3: %1 offers %2</source>
        <translation>Wicket %3: %1 se la juega con %2</translation>
    </message>
    <message>
        <source>%2 from %1&apos;s bat, on wicket %3</source>
        <translation>%2 del bate de %1, en el wicket %3</translation>
    </message>
    <message>
        <source>%1 steps out to wicket %3 with %2</source>
        <translation>%1 sale al wicket %3 con %2</translation>
    </message>
    <message>
        <source>%1 counters with %2</source>
        <translation>%1 contrarresta con %2</translation>
    </message>
    <message>
        <source>An appeal from %1: %2</source>
        <translation>Apelación de %1: %2</translation>
    </message>
    <message>
        <source>%1 finds the edge with %2</source>
        <translation>%1 da en el borde del bate con %2</translation>
    </message>
    <message>
        <source>That one turned! %2 from %1</source>
        <translation>¡Esa ha girado! %2 de %1</translation>
    </message>
    <message>
        <source>%1 answers with %2</source>
        <translation>%1 responde con %2</translation>
    </message>
    <message>
        <source>Not given! %1 has %2</source>
        <translation>¡No hay eliminación! %1 tiene %2</translation>
    </message>
    <message>
        <source>%1 digs it out with %2</source>
        <translation>%1 la salva con %2</translation>
    </message>
    <message>
        <source>Wicket %2 brings %1 %3: %4 now</source>
        <translation>El wicket %2 da a %1 %3: ahora %4</translation>
    </message>
    <message>
        <source>Through the covers for %3. %1 has %4</source>
        <translation>Por los covers, %3. %1 tiene %4</translation>
    </message>
    <message>
        <source>%3 more on the board: %1 %4</source>
        <translation>%3 más al marcador: %1 %4</translation>
    </message>
    <message>
        <source>Run hard, run well: %3 to %1, %4 in all</source>
        <translation>Bien corrido: %3 para %1, %4 en total</translation>
    </message>
    <message>
        <source>A dead bat: nothing from wicket %2</source>
        <translation>La bola muere en el bate: nada en el wicket %2</translation>
    </message>
    <message>
        <source>%1 leaves wicket %2 with nothing</source>
        <translation>%1 deja el wicket %2 sin nada</translation>
    </message>
    <message>
        <source>No run from wicket %2</source>
        <translation>Ninguna carrera en el wicket %2</translation>
    </message>
    <message>
        <source>Gone! No run from wicket %2</source>
        <translation>¡Fuera! Ninguna carrera en el wicket %2</translation>
    </message>
    <message>
        <source>%1 walks: wicket %2 brings nothing</source>
        <translation>%1 se va: el wicket %2 no da nada</translation>
    </message>
    <message>
        <source>The stumps of wicket %2 lie flat</source>
        <translation>Las estacas del wicket %2 están por el suelo</translation>
    </message>
    <message>
        <source>%1 declares at %2 for %3</source>
        <translation>%1 declara con %2 por %3</translation>
    </message>
    <message>
        <source>%1 calls the batters in: %2 for %3</source>
        <translation>%1 llama a los bateadores: %2 por %3</translation>
    </message>
    <message>
        <source>All ten wickets are played: %1 has made %2</source>
        <translation>Se han jugado los diez wickets: %1 ha hecho %2</translation>
    </message>
    <message>
        <source>%1 is all out for %2</source>
        <translation>%1, todos eliminados con %2</translation>
    </message>
    <message>
        <source>%1 has no card left to bat with: %2 for %3</source>
        <translation>A %1 no le queda carta para batear: %2 por %3</translation>
    </message>
    <message>
        <source>Nobody left to bat: %1 %2</source>
        <translation>Nadie más para batear: %1 %2</translation>
    </message>
    <message>
        <source>Extras for %1: %2, which makes %3</source>
        <translation>Extras para %1: %2, que hacen %3</translation>
    </message>
    <message>
        <source>%1&apos;s hand counts %2: %3 in all</source>
        <translation>La mano de %1 cuenta %2: %3 en total</translation>
    </message>
    <message>
        <source>%1 is %2 behind and must follow on</source>
        <translation>%1 va %2 por detrás y debe hacer follow-on</translation>
    </message>
    <message>
        <source>The pads stay on: %1, %2 behind, follows on</source>
        <translation>Las protecciones siguen puestas: %1, %2 por detrás, hace follow-on</translation>
    </message>
    <message>
        <source>All cards are shuffled: second innings</source>
        <translation>Se barajan todas las cartas: segundo innings</translation>
    </message>
    <message>
        <source>%1 won by an innings and %2 %3</source>
        <translation>%1 gana por un innings y %2 %3</translation>
    </message>
    <message>
        <source>%1 won by %2 %3</source>
        <translation>%1 gana por %2 %3</translation>
    </message>
    <message>
        <source>%1 won on extras by %2</source>
        <translation>%1 gana con los extras por %2</translation>
    </message>
    <message>
        <source>A tie: both sides made %1</source>
        <translation>Empate: ambos equipos hicieron %1</translation>
    </message>
    <message>
        <source>Stumps on the fifth day. %1 runs, and a draw</source>
        <translation>Fin del quinto día. %1 carreras, y tablas</translation>
    </message>
    <message>
        <source>%1 takes the series, %2 to %3</source>
        <translation>%1 se lleva la serie, %2 a %3</translation>
    </message>
    <message>
        <source>The series is shared, %1 each</source>
        <translation>La serie acaba en empate a %1</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 carreras</translation>
    </message>
    <message>
        <source>%1 times the pitch</source>
        <translation>%1 veces el pitch</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>Timeless test</source>
        <translation>Test sin tiempo</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Pitch of the second test</source>
        <translation>Pitch del segundo test</translation>
    </message>
    <message>
        <source>Pitch of the third test</source>
        <translation>Pitch del tercer test</translation>
    </message>
    <message>
        <source>Pitch of the fourth test</source>
        <translation>Pitch del cuarto test</translation>
    </message>
    <message>
        <source>Pitch of the fifth test</source>
        <translation>Pitch del quinto test</translation>
    </message>
    <message>
        <source>A draw at</source>
        <translation>Tablas desde</translation>
    </message>
    <message>
        <source>Follow-on at</source>
        <translation>Follow-on desde</translation>
    </message>
    <message>
        <source>A test match</source>
        <translation>Un test</translation>
    </message>
    <message>
        <source>Ten runs a point, and a draw at %1.</source>
        <translation>Diez carreras por punto, y tablas desde %1.</translation>
    </message>
    <message>
        <source>Turning pitch</source>
        <translation>Pitch con giro</translation>
    </message>
    <message>
        <source>Eight runs a point: every one is hard to get.</source>
        <translation>Ocho carreras por punto: cada una cuesta.</translation>
    </message>
    <message>
        <source>Flat track</source>
        <translation>Pitch plano</translation>
    </message>
    <message>
        <source>Played to its end, whatever it takes.</source>
        <translation>Se juega hasta el final, dure lo que dure.</translation>
    </message>
    <message>
        <source>A series</source>
        <translation>Una serie</translation>
    </message>
    <message>
        <source>Five tests on five different pitches.</source>
        <translation>Cinco tests en cinco pitches distintos.</translation>
    </message>
    <message>
        <source>%1&apos;s stock</source>
        <translation>La reserva de %1</translation>
    </message>
    <message>
        <source>The toss</source>
        <translation>El sorteo</translation>
    </message>
    <message>
        <source>Red&apos;s hand</source>
        <translation>Mano roja</translation>
    </message>
    <message>
        <source>Black&apos;s hand</source>
        <translation>Mano negra</translation>
    </message>
    <message>
        <source>Red&apos;s stock</source>
        <translation>Reserva roja</translation>
    </message>
    <message>
        <source>Black&apos;s stock</source>
        <translation>Reserva negra</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 1</source>
        <translation>Wicket rojo 1</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 2</source>
        <translation>Wicket rojo 2</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 3</source>
        <translation>Wicket rojo 3</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 4</source>
        <translation>Wicket rojo 4</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 5</source>
        <translation>Wicket rojo 5</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 6</source>
        <translation>Wicket rojo 6</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 7</source>
        <translation>Wicket rojo 7</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 8</source>
        <translation>Wicket rojo 8</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 9</source>
        <translation>Wicket rojo 9</translation>
    </message>
    <message>
        <source>Red&apos;s wicket 10</source>
        <translation>Wicket rojo 10</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 1</source>
        <translation>Wicket negro 1</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 2</source>
        <translation>Wicket negro 2</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 3</source>
        <translation>Wicket negro 3</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 4</source>
        <translation>Wicket negro 4</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 5</source>
        <translation>Wicket negro 5</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 6</source>
        <translation>Wicket negro 6</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 7</source>
        <translation>Wicket negro 7</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 8</source>
        <translation>Wicket negro 8</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 9</source>
        <translation>Wicket negro 9</translation>
    </message>
    <message>
        <source>Black&apos;s wicket 10</source>
        <translation>Wicket negro 10</translation>
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
        <translation>Jota</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primer</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segundo</translation>
    </message>
    <message>
        <source>run</source>
        <translation>carrera</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>carreras</translation>
    </message>
    <message>
        <source>wicket</source>
        <translation>wicket</translation>
    </message>
    <message>
        <source>wickets</source>
        <translation>wickets</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Esa acción no existe en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>First the hands are filled up from the stocks</source>
        <translation>Antes se completan las manos con las reservas</translation>
    </message>
    <message>
        <source>First say whether you bat or bowl</source>
        <translation>Di primero si bateas o lanzas</translation>
    </message>
    <message>
        <source>Who bats first is settled</source>
        <translation>Ya está decidido quién batea primero</translation>
    </message>
    <message>
        <source>That is for the side at bat</source>
        <translation>Eso le toca al equipo al bate</translation>
    </message>
    <message>
        <source>Countering is for the side that bowls</source>
        <translation>Contrarrestar le toca al equipo que lanza</translation>
    </message>
    <message>
        <source>No counter is waiting for an answer</source>
        <translation>Ninguna contra espera respuesta</translation>
    </message>
    <message>
        <source>First recounter, or leave the wicket as it is</source>
        <translation>Antes recontra, o deja el wicket como está</translation>
    </message>
    <message>
        <source>Wicket %1 has been played in this innings</source>
        <translation>El wicket %1 ya se ha jugado en este innings</translation>
    </message>
    <message>
        <source>You hold no such card: %1</source>
        <translation>No tienes esa carta: %1</translation>
    </message>
    <message>
        <source>A counter must be higher than the %1</source>
        <translation>Una contra debe ser más alta que esta carta: %1</translation>
    </message>
    <message>
        <source>In a second innings a counter must be as high as the %1, or higher</source>
        <translation>En un segundo innings una contra debe ser igual o más alta que esta carta: %1</translation>
    </message>
    <message>
        <source>A recounter must be higher than the %1</source>
        <translation>Una recontra debe ser más alta que esta carta: %1</translation>
    </message>
    <message>
        <source>Cricket Card</source>
        <translation>Cricket Card</translation>
    </message>
    <message>
        <source>A test match with one pack of cards: ten wickets, and a bowler who answers.</source>
        <translation>Un test con una sola baraja: diez wickets, y un lanzador que responde.</translation>
    </message>
    <message>
        <source>After the published rules of &quot;Cricket Card&quot; by Matthew Shields.</source>
        <translation>Según las reglas publicadas de «Cricket Card», de Matthew Shields.</translation>
    </message>
    <message>
        <source>Bat first</source>
        <translation>Batear primero</translation>
    </message>
    <message>
        <source>Bowl first</source>
        <translation>Lanzar primero</translation>
    </message>
    <message>
        <source>Play the %1 on wicket %2</source>
        <translation>Jugar %1 en el wicket %2</translation>
    </message>
    <message>
        <source>Counter with the %1</source>
        <translation>Contrarrestar con %1</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Dejarla pasar</translation>
    </message>
    <message>
        <source>Recounter with the %1</source>
        <translation>Recontrar con %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>%2 more %3 the test; it can&apos;t be won now</source>
        <translation>%2 más %3 el test; ya no se puede ganar</translation>
    </message>
    <message>
        <source>Out of reach for %1: it can&apos;t be won now, and %2 more %3 the test</source>
        <translation>Fuera del alcance de %1: ya no se puede ganar, y %2 más %3 el test</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal cual</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>a escala</translation>
    </message>
    <message>
        <source>No toss for the last test</source>
        <translation>Sin sorteo para el último test</translation>
    </message>
    <message>
        <source>The draw and the pitch</source>
        <translation>El pitch y las tablas</translation>
    </message>
    <message>
        <source>A winning stroke wins</source>
        <translation>El golpe ganador gana</translation>
    </message>
    <message>
        <source>The last stroke of a chase wins, whatever both sides have made together.</source>
        <translation>El último golpe de una persecución gana, sumen lo que sumen ambos equipos.</translation>
    </message>
    <message>
        <source>Twelve runs a point, and a draw at %1: bat long.</source>
        <translation>Doce carreras por punto, y tablas desde %1: aguanta al bate.</translation>
    </message>
    <message>
        <source>Result pitch</source>
        <translation>Pitch decisivo</translation>
    </message>
    <message>
        <source>A draw at %1 only: most tests find a winner.</source>
        <translation>Tablas solo desde %1: la mayoría de los tests tienen ganador.</translation>
    </message>
    <message>
        <source>saves</source>
        <translation>salva</translation>
    </message>
    <message>
        <source>save</source>
        <translation>salvan</translation>
    </message>
    <message>
        <source>Tests with a follow-on</source>
        <translation>Tests con follow-on</translation>
    </message>
    <message>
        <source>Tests won by an innings</source>
        <translation>Tests ganados por un innings</translation>
    </message>
    <message>
        <source>Drawn tests</source>
        <translation>Tests en tablas</translation>
    </message>
    <message>
        <source>Test %1, the toss</source>
        <translation>Test %1, sorteo</translation>
    </message>
    <message>
        <source>Test %1, %2&apos;s second innings</source>
        <translation>Test %1, segundo innings de %2</translation>
    </message>
    <message>
        <source>Test %1, %2&apos;s first innings</source>
        <translation>Test %1, primer innings de %2</translation>
    </message>
    <message>
        <source>%1&apos;s second innings</source>
        <translation>Segundo innings de %1</translation>
    </message>
    <message>
        <source>%1&apos;s first innings</source>
        <translation>Primer innings de %1</translation>
    </message>
    <message>
        <source>%1 to save the test</source>
        <translation>%1 para salvar el test</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>%1 para ganar</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 por delante</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 por detrás</translation>
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
        <translation>en juego en el wicket %2: %1</translation>
    </message>
    <message>
        <source>Test %1. Each point is worth %3 on this pitch</source>
        <translation>Test %1. En este pitch un punto vale %3</translation>
    </message>
    <message>
        <source>%3 more for %1, now on %4</source>
        <translation>%3 más para %1, que va por %4</translation>
    </message>
    <message>
        <source>Wicket %2 falls for nothing</source>
        <translation>Cae el wicket %2 sin carreras</translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4 in all</source>
        <translation>%1: %2 y %3, en total %4</translation>
    </message>
    <message>
        <source>Tests won: %1–%2; no winner: %3</source>
        <translation>Tests ganados: %1–%2; sin ganador: %3</translation>
    </message>
    <message>
        <source>Runs per point on this test&apos;s pitch; 0: as on the first.</source>
        <translation>Carreras por punto en el pitch de este test; 0: como en el primero.</translation>
    </message>
    <message>
        <source>Runs per point: 8 on a turning pitch, 12 on a flat track.</source>
        <translation>Carreras por punto: 8 en un pitch con giro, 12 en uno plano.</translation>
    </message>
    <message>
        <source>However many runs are made, no draw saves anybody.</source>
        <translation>Por muchas carreras que se hagan, nadie se salva con tablas.</translation>
    </message>
    <message>
        <source>How many tests the series has; the choice alternates, and the last of an odd number has a new toss.</source>
        <translation>Cuántos tests tiene la serie; la elección se alterna, y el último de un número impar vuelve a tener sorteo.</translation>
    </message>
    <message>
        <source>In a series of three or five, too, the choice alternates to the end.</source>
        <translation>También en una serie de tres o cinco la elección se alterna hasta el final.</translation>
    </message>
    <message>
        <source>When both sides together have made so many runs, time is up.</source>
        <translation>Cuando ambos equipos suman ese número de carreras, se acaba el tiempo.</translation>
    </message>
    <message>
        <source>Scaled, the runs for a draw are for a pitch of 10: fewer on a turning one, more on a flat one.</source>
        <translation>A escala, las carreras para las tablas son las de un pitch de 10: menos en uno con giro, más en uno plano.</translation>
    </message>
    <message>
        <source>A side so far behind has to bat again at once.</source>
        <translation>Quien va esas carreras por detrás debe batear otra vez enseguida.</translation>
    </message>
    <message>
        <source>Tests per match</source>
        <translation>Tests por partida</translation>
    </message>
    <message>
        <source>Runs per innings</source>
        <translation>Carreras por innings</translation>
    </message>
    <message>
        <source>Extras per test</source>
        <translation>Extras por test</translation>
    </message>
    <message>
        <source>Declarations per test</source>
        <translation>Declaraciones por test</translation>
    </message>
    <message>
        <source>the test can&apos;t be won now, but extras may bring the %1 that save it</source>
        <translation>el test ya no se puede ganar, pero los extras aún pueden salvarlo; carreras que faltan: %1</translation>
    </message>
    <message>
        <source>you trail by %1, and you&apos;ll need the cards later</source>
        <translation>vas %1 por detrás, y las cartas te harán falta después</translation>
    </message>
    <message>
        <source>you lead by %1, and you&apos;ll need the cards later</source>
        <translation>vas %1 por delante, y las cartas te harán falta después</translation>
    </message>
    <message>
        <source>runs are best made while the stock is full</source>
        <translation>las carreras se hacen mejor con la reserva llena</translation>
    </message>
    <message>
        <source>the side batting second knows its target: a slight advantage</source>
        <translation>quien batea segundo conoce su objetivo: una ligera ventaja</translation>
    </message>
    <message>
        <source>worth %1 runs if it stands; %2 of their %3 cards left can counter it</source>
        <translation>vale %1 carreras si se mantiene; de sus %3 cartas pueden hacer contra %2</translation>
    </message>
    <message>
        <source>worth %1 runs of the %4 that save the test (it can&apos;t be won now); %2 of their %3 cards left can counter it</source>
        <translation>vale %1 carreras, y con %4 se salva el test (ya no se puede ganar); de sus %3 cartas pueden hacer contra %2</translation>
    </message>
    <message>
        <source>it takes %1 runs away; %2 of their %3 cards left can recounter it</source>
        <translation>quita %1 carreras; de las %3 cartas del rival, %2 pueden recontrarla</translation>
    </message>
    <message>
        <source>it takes away %1 runs of the %4 that save the test (it can&apos;t be won now); %2 of their %3 cards left can recounter it</source>
        <translation>quita %1 carreras de las %4 que salvan el test (ya no se puede ganar); de las %3 cartas que le quedan al rival, %2 pueden recontrarla</translation>
    </message>
    <message>
        <source>the stroke is worth %1 runs, but you keep your cards</source>
        <translation>el golpe vale %1 carreras, pero conservas tus cartas</translation>
    </message>
    <message>
        <source>the stroke is worth %1 runs of the %2 that save the test (it can&apos;t be won now), but you keep your cards</source>
        <translation>el golpe vale %1 carreras, y con %2 se salva el test (ya no se puede ganar), pero conservas tus cartas</translation>
    </message>
    <message>
        <source>worth %1 runs after all; %2 of their %3 cards left can counter it</source>
        <translation>vale %1 carreras después de todo; de sus %3 cartas pueden hacer contra %2</translation>
    </message>
    <message>
        <source>worth %1 runs after all of the %4 that save the test (it can&apos;t be won now); %2 of their %3 cards left can counter it</source>
        <translation>vale %1 carreras después de todo, y con %4 se salva el test (ya no se puede ganar); de sus %3 cartas pueden hacer contra %2</translation>
    </message>
    <message>
        <source>the wicket scores nothing, but you keep your cards</source>
        <translation>el wicket no da nada, pero conservas tus cartas</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declarar</translation>
    </message>
</context>
<context>
    <name>CricketCardHighlights</name>
    <message>
        <source>Wins the toss</source>
        <translation>Gana el sorteo</translation>
    </message>
    <message>
        <source>Bats first</source>
        <translation>Batea primero</translation>
    </message>
    <message>
        <source>Bowls first</source>
        <translation>Lanza primero</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>Sin carreras</translation>
    </message>
    <message>
        <source>Wicket!</source>
        <translation>¡Wicket!</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Declarado</translation>
    </message>
    <message>
        <source>All out</source>
        <translation>Todos fuera</translation>
    </message>
    <message>
        <source>Extras: %1</source>
        <translation>Extras: %1</translation>
    </message>
    <message>
        <source>Follow-on!</source>
        <translation>¡Follow-on!</translation>
    </message>
    <message>
        <source>Won by an innings!</source>
        <translation>¡Victoria por un innings!</translation>
    </message>
    <message>
        <source>Won by runs!</source>
        <translation>¡Victoria por carreras!</translation>
    </message>
    <message>
        <source>Won by wickets!</source>
        <translation>¡Victoria por wickets!</translation>
    </message>
    <message>
        <source>Won on extras!</source>
        <translation>¡Victoria por extras!</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>¡Empate!</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Tablas</translation>
    </message>
</context>
<context>
    <name>CricketCardLesson</name>
    <message>
        <source>You have won the toss, so you say who bats first. Bowling first is a slight advantage, but for now choose to bat.</source>
        <translation>Has ganado el sorteo, así que dices quién batea primero. Lanzar primero es una ligera ventaja, pero esta vez elige batear.</translation>
    </message>
    <message>
        <source>Black let it go: 50 runs, and that wicket is gone for the rest of the innings. Now lay the Jack on wicket 3, for 80.</source>
        <translation>Negro la dejó pasar: 50 carreras, y ese wicket queda gastado por el resto del innings. Ahora pon la Jota en el wicket 3, por 80.</translation>
    </message>
    <message>
        <source>Black counters with a Queen: that is higher, and your Jack would bring nothing. But a card that is higher still wins the wicket back. Recounter with the King.</source>
        <translation>Negro hace una contra con una Reina: es más alta, y tu Jota no daría nada. Pero una carta aún más alta te devuelve el wicket. Recontra con el Rey.</translation>
    </message>
    <message>
        <source>Black bats, with a 10 on wicket 1: that would be 90 runs. Your Queen is higher. Counter with it; Black&apos;s hand you never see.</source>
        <translation>Batea Negro, con un 10 en el wicket 1: serían 90 carreras. Tu Reina es más alta. Juégala como contra; la mano de Negro no la ves nunca.</translation>
    </message>
    <message>
        <source>Black has nothing higher, or would rather keep it: no runs. For the second innings all cards are shuffled again. The higher total wins, but if both sides together reach %1 runs, the test is drawn, whoever is ahead. Play on from here, or begin a match of your own.</source>
        <translation>Negro no tiene nada más alto, o prefiere guardarlo: ninguna carrera. Para el segundo innings se barajan todas las cartas. Gana el total más alto, pero si entre los dos equipos suman %1 carreras, el test queda en tablas, vaya quien vaya por delante. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
    <message>
        <source>Two innings each; the most runs win. The ten hearts are your wickets, worth 1 to 10, and the ten spades are Black&apos;s. You bat on your own wickets while the other side bowls.</source>
        <translation>Dos innings por equipo, y gana quien hace más carreras. Los diez corazones son tus wickets, que valen de 1 a 10; las diez picas son de Negro. Bateas en tus propios wickets mientras el otro equipo lanza.</translation>
    </message>
    <message>
        <source>An innings ends with the tenth wicket, or when you declare before a stroke. Black&apos;s innings is then played with what both of you have left: spend all the good cards now, and you have none to bowl with. You keep a Queen and an Ace. Declare, at 150.</source>
        <translation>Un innings acaba con el décimo wicket, o cuando declaras antes de uno de tus golpes. El de Negro se juega después con lo que les quede a ambos: si gastas ahora todas las cartas buenas, no tendrás con qué lanzar. Te quedan una Reina y un As. Declara con 150.</translation>
    </message>
    <message>
        <source>You hold four of your sixteen cards, and draw a new one for each that you play. A stroke is a card on one of your wickets, worth its value minus the wicket&apos;s, times ten. Jack, Queen, King and Ace have 11 to 14. Lay the 9 on wicket 4, for 50 runs: drag it there, or click the card and then the wicket.</source>
        <translation>Tienes cuatro de tus dieciséis cartas, y robas otra por cada una que juegas. Un golpe es una carta en uno de tus wickets: vale diez veces la diferencia entre su valor y el del wicket. Jota, Reina, Rey y As tienen de 11 a 14. Pon el 9 en el wicket 4, por 50 carreras: arrástralo allí, o haz clic en la carta y luego en el wicket.</translation>
    </message>
    <message>
        <source>The recounter scores what it is worth itself: 13 minus 3 makes 100 runs. A card that you would rather be rid of can be laid where it is worth nothing. Lay the 3 on wicket 10, and draw a better one.</source>
        <translation>La recontra da lo que vale ella misma: 13 menos 3 hacen 100 carreras. Una carta que te sobra se puede poner donde no vale nada. Pon el 3 en el wicket 10, y roba una mejor.</translation>
    </message>
</context>
<context>
    <name>CricketCardTips</name>
    <message>
        <source>In the second innings a card of equal rank counters, too. The batter&apos;s recounter must still be higher.</source>
        <translation>En el segundo innings también una carta igual sirve de contra. La recontra de quien batea debe seguir siendo más alta.</translation>
    </message>
    <message>
        <source>You hold a card that beats this one, so you may counter: the stroke then brings nothing, unless the batter has a higher card still.</source>
        <translation>Tienes una carta que supera a esta, así que puedes jugarla de contra: el golpe no da nada, salvo que quien batea tenga otra más alta.</translation>
    </message>
    <message>
        <source>When this innings closes, both sides get extras: a run for each point of value of the cards left in hand.</source>
        <translation>Cuando se cierre este innings, ambos equipos reciben extras: una carrera por cada punto de valor de las cartas que queden en la mano.</translation>
    </message>
    <message>
        <source>The follow-on: the side that fell so far behind has to bat again at once.</source>
        <translation>El follow-on: el equipo que ha quedado tan atrás debe batear otra vez enseguida.</translation>
    </message>
    <message>
        <source>A draw is near: once both sides together reach the limit, nobody wins the test, whoever is ahead.</source>
        <translation>Se acercan las tablas: si entre los dos equipos llegan al límite, nadie gana el test, vaya quien vaya por delante.</translation>
    </message>
    <message>
        <source>You bat last, so there is a target: you have won as soon as you are ahead.</source>
        <translation>Tu equipo batea en último lugar y tiene un objetivo: en cuanto vayas por delante, has ganado.</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>the file is not UTF-8 text.</source>
        <translation>el archivo no es texto UTF-8.</translation>
    </message>
    <message>
        <source>there is not enough memory for this deck.</source>
        <translation>no hay suficiente memoria para este mazo.</translation>
    </message>
    <message>
        <source>the format %1 is unknown; this program reads %2.</source>
        <translation>el formato %1 es desconocido; este programa lee %2.</translation>
    </message>
    <message>
        <source>there is no folder %1.</source>
        <translation>no hay carpeta %1.</translation>
    </message>
    <message>
        <source>there is no file %1 in the deck.</source>
        <translation>no hay archivo %1 en el mazo.</translation>
    </message>
    <message>
        <source>%1 is not a plain file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>%1 is a link or leads through one; put the file itself into the deck.</source>
        <translation>%1 es un enlace o pasa por uno; pon el propio archivo en el mazo.</translation>
    </message>
    <message>
        <source>a file&apos;s name is empty.</source>
        <translation>el nombre de un archivo está vacío.</translation>
    </message>
    <message>
        <source>a file&apos;s name is not UTF-8.</source>
        <translation>el nombre de un archivo no es UTF-8.</translation>
    </message>
    <message>
        <source>%1 has a backslash: write folders with &quot;/&quot;.</source>
        <translation>%1 tiene una barra invertida: escribe las carpetas con «/».</translation>
    </message>
    <message>
        <source>%1 has a control character in it.</source>
        <translation>%1 tiene un carácter de control.</translation>
    </message>
    <message>
        <source>%1 is not a file of the deck: nothing outside its folder is read.</source>
        <translation>%1 no es un archivo del mazo: no se lee nada fuera de su carpeta.</translation>
    </message>
    <message>
        <source>%1 is not a plain path like &quot;art/name.svg&quot;.</source>
        <translation>%1 no es una ruta simple como «art/name.svg».</translation>
    </message>
    <message>
        <source>there is no %1.</source>
        <translation>no hay %1.</translation>
    </message>
    <message>
        <source>the folder %1 has neither a deck.yaml nor a table of cards.</source>
        <translation>la carpeta %1 no tiene ni un deck.yaml ni una tabla de cartas.</translation>
    </message>
    <message>
        <source>%1 is not a deck: open a folder, a ZIP file or a table (CSV, XLSX, ODS).</source>
        <translation>%1 no es un mazo: abre una carpeta, un archivo ZIP o una tabla (CSV, XLSX, ODS).</translation>
    </message>
    <message>
        <source>%1 has a file %2, which would lie outside the deck.</source>
        <translation>%1 tiene un archivo %2 que quedaría fuera del mazo.</translation>
    </message>
    <message>
        <source>%1 has a link, %2, instead of a file.</source>
        <translation>%1 tiene un enlace, %2, en vez de un archivo.</translation>
    </message>
    <message>
        <source>%1 is encrypted.</source>
        <translation>%1 está cifrado.</translation>
    </message>
    <message>
        <source>%1 has two files %2.</source>
        <translation>en %1 está dos veces el archivo %2.</translation>
    </message>
    <message>
        <source>the file is neither an XLSX nor an ODS spreadsheet.</source>
        <translation>el archivo no es una hoja de cálculo XLSX ni ODS.</translation>
    </message>
    <message>
        <source>the table is empty: its first row has to name the columns.</source>
        <translation>la tabla está vacía: su primera fila debe nombrar las columnas.</translation>
    </message>
    <message>
        <source>a character is not UTF-8; save the table as &quot;CSV UTF-8&quot;.</source>
        <translation>un carácter no es UTF-8; guarda la tabla como «CSV UTF-8».</translation>
    </message>
    <message>
        <source>there are %1 columns; at most %2 are read.</source>
        <translation>hay %1 columnas; se leen %2 como máximo.</translation>
    </message>
    <message>
        <source>the cell has %1 bytes; at most %2 are read.</source>
        <translation>la celda tiene %1 bytes; se leen %2 como máximo.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>la columna %1 no tiene nombre.</translation>
    </message>
    <message>
        <source>there are two columns %1.</source>
        <translation>la columna %1 está dos veces.</translation>
    </message>
    <message>
        <source>%1 cells for %2 columns.</source>
        <translation>%1 celdas para %2 columnas.</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed.</source>
        <translation>aquí se abren unas comillas que nunca se cierran.</translation>
    </message>
    <message>
        <source>text follows a closing quote; write a quote inside a cell as two (&quot;&quot;).</source>
        <translation>hay texto después de las comillas de cierre; dentro de una celda escribe dobles las comillas (&quot;&quot;).</translation>
    </message>
    <message>
        <source>a card has no code.</source>
        <translation>una carta no tiene código.</translation>
    </message>
    <message>
        <source>%1 is another card&apos;s code.</source>
        <translation>%1 es el código de otra carta.</translation>
    </message>
    <message>
        <source>no element is called %1.</source>
        <translation>ningún elemento se llama %1.</translation>
    </message>
    <message>
        <source>elements have no key %1.</source>
        <translation>los elementos no tienen clave %1.</translation>
    </message>
    <message>
        <source>this card&apos;s layout has no element %1 with a key %2.</source>
        <translation>el diseño de esta carta no tiene elemento %1 con una clave %2.</translation>
    </message>
    <message>
        <source>%1 is nested more than %2 deep.</source>
        <translation>%1 está anidado más de %2 niveles.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG picture.</source>
        <translation>%1 no es una imagen PNG ni JPEG.</translation>
    </message>
    <message>
        <source>%1 has %2 × %3 pixels; at most %4 million are read.</source>
        <translation>%1 tiene %2 × %3 píxeles; se leen %4 millones como máximo.</translation>
    </message>
    <message>
        <source>%1 is written as keys with values.</source>
        <translation>%1 se escribe como claves con valores.</translation>
    </message>
    <message>
        <source>an element is written as keys with values.</source>
        <translation>un elemento se escribe como claves con valores.</translation>
    </message>
    <message>
        <source>%1 is a list: [ … ].</source>
        <translation>%1 debe ser una lista: [ … ].</translation>
    </message>
    <message>
        <source>%1 has %2 entries, not %3.</source>
        <translation>%1 tiene %2 entradas, no %3.</translation>
    </message>
    <message>
        <source>%1 is a single value, not a list or keys.</source>
        <translation>%1 debe ser un solo valor, no una lista ni claves con valores.</translation>
    </message>
    <message>
        <source>%1 has no value (one that begins with # needs quotes).</source>
        <translation>%1 no tiene valor (uno que empieza por # necesita comillas).</translation>
    </message>
    <message>
        <source>%1 has no key %2.</source>
        <translation>%1 no tiene clave %2.</translation>
    </message>
    <message>
        <source>%1 lacks its %2.</source>
        <translation>a %1 le falta su %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 no puede ser %2.</translation>
    </message>
    <message>
        <source>%1 is true or false, not %2.</source>
        <translation>%1 debe ser true o false, no %2.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 no es un número.</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 no es un número entero.</translation>
    </message>
    <message>
        <source>%1 is not a length: write a number with mm, in, pt or %.</source>
        <translation>%1 no es una longitud: escribe un número con mm, in, pt o %.</translation>
    </message>
    <message>
        <source>%1 is too long: 10 m at most.</source>
        <translation>%1 es demasiado largo: 10 m como máximo.</translation>
    </message>
    <message>
        <source>%1 cannot be negative.</source>
        <translation>%1 no puede ser negativo.</translation>
    </message>
    <message>
        <source>%1 cannot be a percentage.</source>
        <translation>%1 no puede ser un porcentaje.</translation>
    </message>
    <message>
        <source>%1 is not a colour: write &quot;#rrggbb&quot;, in quotes.</source>
        <translation>%1 no es un color: escribe &quot;#rrggbb&quot;, entre comillas.</translation>
    </message>
    <message>
        <source>the palette has no colour %1.</source>
        <translation>la paleta no tiene color %1.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>corner and safe zone are larger than half the card.</source>
        <translation>la esquina y la zona de seguridad pasan de media carta.</translation>
    </message>
    <message>
        <source>the palette has no role %1.</source>
        <translation>la paleta no tiene papel %1.</translation>
    </message>
    <message>
        <source>there is no font %1.</source>
        <translation>no hay fuente %1.</translation>
    </message>
    <message>
        <source>there is no style %1.</source>
        <translation>no hay estilo %1.</translation>
    </message>
    <message>
        <source>there is no map %1.</source>
        <translation>no hay ninguna lista de consulta %1.</translation>
    </message>
    <message>
        <source>there is no icon %1.</source>
        <translation>no hay icono %1.</translation>
    </message>
    <message>
        <source>deck.yaml has no layout %1.</source>
        <translation>deck.yaml no tiene diseño %1.</translation>
    </message>
    <message>
        <source>a deck has at least one layout.</source>
        <translation>un mazo tiene al menos un diseño.</translation>
    </message>
    <message>
        <source>%1 extends itself, directly or through others.</source>
        <translation>%1 se extiende a sí mismo, directamente o a través de otros.</translation>
    </message>
    <message>
        <source>an element has a &quot;type&quot;.</source>
        <translation>un elemento tiene un &quot;type&quot;.</translation>
    </message>
    <message>
        <source>there are two elements %1.</source>
        <translation>el elemento %1 está dos veces.</translation>
    </message>
    <message>
        <source>%1 is a %2 in the layout that this one extends.</source>
        <translation>%1 es un %2 en el diseño que este extiende.</translation>
    </message>
    <message>
        <source>a repeat has its &quot;count&quot; or its &quot;each&quot;.</source>
        <translation>una repetición tiene su &quot;count&quot; o su &quot;each&quot;.</translation>
    </message>
    <message>
        <source>a repeat makes 0 to %1 copies, not %2.</source>
        <translation>una repetición hace de 0 a %1 copias, no %2.</translation>
    </message>
    <message>
        <source>a number card has 1 to 10 symbols, not %1.</source>
        <translation>una carta de número tiene de 1 a 10 símbolos, no %1.</translation>
    </message>
    <message>
        <source>the picture&apos;s name is empty; &quot;when&quot; says for which cards it is drawn.</source>
        <translation>el nombre de la imagen está vacío; &quot;when&quot; dice para qué cartas se dibuja.</translation>
    </message>
    <message>
        <source>a deck has at most %1 elements.</source>
        <translation>un mazo tiene %1 elementos como máximo.</translation>
    </message>
    <message>
        <source>a deck has at most %1 skins.</source>
        <translation>un mazo tiene %1 skins como máximo.</translation>
    </message>
    <message>
        <source>groups are at most %1 deep.</source>
        <translation>los grupos tienen %1 niveles como máximo.</translation>
    </message>
    <message>
        <source>%1 has no column %2.</source>
        <translation>%1 no tiene columna %2.</translation>
    </message>
    <message>
        <source>a { is never closed; write {{ for a brace.</source>
        <translation>una { nunca se cierra; escribe {{ para una llave.</translation>
    </message>
    <message>
        <source>a } without its {; write }} for a brace.</source>
        <translation>una } sin la { que abre; escribe }} para una llave.</translation>
    </message>
    <message>
        <source>the map %1 has nothing for %2.</source>
        <translation>la lista de consulta %1 no tiene nada para %2.</translation>
    </message>
    <message>
        <source>a column, a number or a &apos;text&apos; is missing before %1.</source>
        <translation>falta una columna, un número o un &apos;texto&apos; antes de %1.</translation>
    </message>
    <message>
        <source>a column, a number or a &apos;text&apos; is missing at the end.</source>
        <translation>falta una columna, un número o un &apos;texto&apos; al final.</translation>
    </message>
    <message>
        <source>a ) is missing.</source>
        <translation>falta un ).</translation>
    </message>
    <message>
        <source>after in comes a list like (2, 3, 4).</source>
        <translation>tras in viene una lista como (2, 3, 4).</translation>
    </message>
    <message>
        <source>compare with ==, not =.</source>
        <translation>compara con ==, no con =.</translation>
    </message>
    <message>
        <source>a &apos; is never closed.</source>
        <translation>un &apos; nunca se cierra.</translation>
    </message>
    <message>
        <source>brackets are nested more than %1 deep.</source>
        <translation>los paréntesis tienen más de %1 niveles.</translation>
    </message>
    <message>
        <source>there is no function %1.</source>
        <translation>no hay función %1.</translation>
    </message>
    <message>
        <source>%1() takes %2 values, not %3.</source>
        <translation>%1() toma %2 valores, no %3.</translation>
    </message>
    <message>
        <source>%1 is a column too: write {%2} for its cell or &apos;%2&apos; for the word.</source>
        <translation>%1 es también una columna: escribe {%2} para su celda o &apos;%2&apos; para la palabra.</translation>
    </message>
    <message>
        <source>a division by zero.</source>
        <translation>una división entre cero.</translation>
    </message>
    <message>
        <source>a length is multiplied by a length.</source>
        <translation>una longitud no se puede multiplicar por otra longitud.</translation>
    </message>
    <message>
        <source>the table has no row %1 that can be changed.</source>
        <translation>la tabla no tiene fila %1 que se pueda cambiar.</translation>
    </message>
    <message>
        <source>the table has no column %1.</source>
        <translation>la tabla no tiene columna %1.</translation>
    </message>
    <message>
        <source>the element isn&apos;t there any more.</source>
        <translation>el elemento ya no está.</translation>
    </message>
    <message>
        <source>%1 is written in a way that can only be changed in deck.yaml itself (line %2).</source>
        <translation>%1 está escrito de un modo que solo se puede cambiar en el propio deck.yaml (línea %2).</translation>
    </message>
    <message>
        <source>it lies where %1 does; it needs a box of its own to be moved.</source>
        <translation>está donde está %1; necesita una caja propia para moverlo.</translation>
    </message>
    <message>
        <source>it reaches from edge to edge; say where it begins, then it can be moved.</source>
        <translation>va de borde a borde; di dónde empieza y se podrá mover.</translation>
    </message>
    <message>
        <source>%1 does not fit into its box.</source>
        <translation>%1 no cabe en su caja.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>the table is damaged UTF-16; save it as &quot;CSV UTF-8&quot;.</source>
        <translation>la tabla es UTF-16 dañado; guárdala como «CSV UTF-8».</translation>
    </message>
    <message>
        <source>the table is not UTF-8; it was read as Windows-1252, a spreadsheet&apos;s plain &quot;CSV&quot;.</source>
        <translation>la tabla no es UTF-8; se leyó como Windows-1252, el «CSV» sencillo de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>the table is saved as Windows-1252, which lacks a character of this text; save it as &quot;CSV UTF-8&quot;.</source>
        <translation>la tabla está guardada como Windows-1252, que no tiene un carácter de este texto; guárdala como «CSV UTF-8».</translation>
    </message>
    <message>
        <source>%1 is printed as it is, brackets and all: no icon has that name.</source>
        <translation>%1 se imprime tal cual, con los corchetes: ningún icono se llama así.</translation>
    </message>
    <message>
        <source>there is no card %1 that could be the other side.</source>
        <translation>no hay ninguna carta %1 que pueda ser la otra cara.</translation>
    </message>
    <message>
        <source>%1 cannot be its own other side.</source>
        <translation>%1 no puede ser la otra cara de sí misma.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 no es texto en UTF-8.</translation>
    </message>
    <message>
        <source>%1 declares entities other than texts of up to %2 bytes, which pictures cannot have.</source>
        <translation>%1 declara entidades que no son textos de hasta %2 bytes; las imágenes no pueden tenerlas.</translation>
    </message>
    <message>
        <source>%1 grows by more than %2 bytes where its entities are written out.</source>
        <translation>%1 crece en más de %2 bytes cuando se escriben sus entidades.</translation>
    </message>
    <message>
        <source>%1 holds a picture that is neither PNG nor JPEG.</source>
        <translation>%1 contiene una imagen que no es ni PNG ni JPEG.</translation>
    </message>
    <message>
        <source>&lt;%2&gt; in %1 is not drawn.</source>
        <translation>&lt;%2&gt; en %1 no se dibuja.</translation>
    </message>
    <message>
        <source>%1 is not a TTF, OTF or TTC font.</source>
        <translation>%1 no es una fuente TTF, OTF ni TTC.</translation>
    </message>
    <message>
        <source>%1 is a damaged font; put an undamaged copy of it into the deck.</source>
        <translation>%1 es una fuente dañada; pon en el mazo una copia que no lo esté.</translation>
    </message>
    <message>
        <source>%1 is a damaged font: its table %2 is missing or wrong.</source>
        <translation>%1 es una fuente dañada: su tabla %2 falta o está mal.</translation>
    </message>
    <message>
        <source>a font lists 1 to %1 typefaces, each for what the ones before lack.</source>
        <translation>una fuente nombra de 1 a %1 fuentes, cada una para lo que les falta a las anteriores.</translation>
    </message>
    <message>
        <source>%1 is a variable font whose weight cannot be set here; put a file for each weight into the deck.</source>
        <translation>%1 es una fuente variable cuyo grosor aquí no se puede elegir; pon en el mazo un archivo por cada grosor.</translation>
    </message>
    <message>
        <source>%1 holds pictures of more than %2 million pixels in all.</source>
        <translation>%1 contiene imágenes de más de %2 millones de píxeles en total.</translation>
    </message>
    <message>
        <source>%1 is written in %2: save it as UTF-8.</source>
        <translation>%1 está escrito en %2: guárdalo como UTF-8.</translation>
    </message>
    <message>
        <source>the table of this %1 project, %2, isn&apos;t in its folder: save it there as CSV.</source>
        <translation>la tabla de este proyecto de %1, %2, no está en su carpeta: guárdala allí como CSV.</translation>
    </message>
    <message>
        <source>the table of this %1 project, %2, can&apos;t be read; the cards are those of %3 instead.</source>
        <translation>no se puede leer la tabla de este proyecto de %1, %2; en su lugar, las cartas son las de %3.</translation>
    </message>
    <message>
        <source>%1 is drawn without its colour profile, which is damaged or larger than %2 MB; save the picture in sRGB.</source>
        <translation>%1 se dibuja sin su perfil de color, que está dañado o pasa de %2&#xa0;MB; guarda la imagen en sRGB.</translation>
    </message>
    <message>
        <source>%1 is drawn without its colour profile, which is for another kind of picture; save the picture in sRGB.</source>
        <translation>%1 se dibuja sin su perfil de color, que es para otro tipo de imagen; guarda la imagen en sRGB.</translation>
    </message>
    <message>
        <source>%1 is drawn without its colour profile: raindelay-color.so is not beside the program.</source>
        <translation>%1 se dibuja sin su perfil de color: raindelay-color.so no está junto al programa.</translation>
    </message>
    <message>
        <source>%1 cannot be drawn: raindelay-svg.so is not beside the program.</source>
        <translation>%1 no se puede dibujar: raindelay-svg.so no está junto al programa.</translation>
    </message>
    <message>
        <source>The text of %1 does not fit into its box.</source>
        <translation>El texto de %1 no cabe en su caja.</translation>
    </message>
    <message>
        <source>%1 has its colours in a form that is not drawn (COLR version 1, SVG or sbix); take one with CBDT or COLR version 0, such as Debian&apos;s NotoColorEmoji.ttf.</source>
        <translation>%1 tiene los colores en una forma que no se dibuja (COLR versión 1, SVG o sbix); toma una con CBDT o COLR versión 0, como NotoColorEmoji.ttf de Debian.</translation>
    </message>
    <message>
        <source>%1 is a typeface in colour: put its file into the deck and name that in &quot;fonts&quot;.</source>
        <translation>%1 es una fuente en color: pon su archivo en el mazo y nómbralo en «fonts».</translation>
    </message>
    <message>
        <source>an expression has at most %1 values.</source>
        <translation>una expresión tiene como mucho %1 valores.</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1.</source>
        <translation>esto no es YAML válido: %1.</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, the limit.</source>
        <translation>el archivo pasa de %1&#xa0;MB, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit.</source>
        <translation>%1 pasa de %2&#xa0;MB, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>not imported from this %1 project: %2.</source>
        <translation>de este proyecto de %1 no se importó: %2.</translation>
    </message>
    <message>
        <source>%1 is not a valid ZIP file.</source>
        <translation>%1 no es un archivo ZIP válido.</translation>
    </message>
    <message>
        <source>%1 has more than %2 files, the limit.</source>
        <translation>%1 tiene más de %2 archivos, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 MB, the limit.</source>
        <translation>%1 ocupa descomprimido más de %2&#xa0;MB, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>at most %1 rows are read.</source>
        <translation>se leen %1 filas como máximo.</translation>
    </message>
    <message>
        <source>%1 is not a valid SVG file.</source>
        <translation>%1 no es un archivo SVG válido.</translation>
    </message>
    <message>
        <source>%1 has a &lt;%2&gt; or a link to another file; a picture must stand alone.</source>
        <translation>%1 tiene un &lt;%2&gt; o un enlace a otro archivo; una imagen no puede depender de otros archivos.</translation>
    </message>
    <message>
        <source>%1 appears twice.</source>
        <translation>%1 aparece dos veces.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3.</source>
        <translation>%1 debe estar entre %2 y %3.</translation>
    </message>
    <message>
        <source>more than %1 styles extend one another, the limit.</source>
        <translation>más de %1 estilos se amplían unos a otros; es el máximo que se lee.</translation>
    </message>
    <message>
        <source>the path can&apos;t be read beyond %1.</source>
        <translation>el trazado no se puede leer a partir de %1.</translation>
    </message>
    <message>
        <source>the path has more than %1 steps, the limit.</source>
        <translation>el trazado tiene más de %1 pasos, el máximo que se lee.</translation>
    </message>
    <message>
        <source>layouts take over more than %1 elements from others, the limit.</source>
        <translation>los diseños toman más de %1 elementos de otros, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries, the limit.</source>
        <translation>%1 tiene más de %2 entradas, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>columns with @ say something in more than %1 cells, the limit.</source>
        <translation>las columnas con @ tienen más de %1 celdas con contenido, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>rows and columns make more than %1 million cells, the limit.</source>
        <translation>filas y columnas hacen más de %1 millones de celdas, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>the table has more than %1 MB of text, the limit.</source>
        <translation>la tabla tiene más de %1&#xa0;MB de texto, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>rows or texts are nested more than %1 deep, the limit.</source>
        <translation>hay filas o textos anidados en más de %1 niveles, el máximo que se lee.</translation>
    </message>
    <message>
        <source>the card is made of more than %1 figures, the limit.</source>
        <translation>la carta tiene más de %1 figuras, lo máximo que se dibuja.</translation>
    </message>
    <message>
        <source>%1 follows where it should end.</source>
        <translation>%1 sobra: la expresión debería acabar antes.</translation>
    </message>
    <message>
        <source>%1 already exists and is not an empty folder.</source>
        <translation>%1 ya existe y no es una carpeta vacía.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used; save it as TTF or OTF in a font editor.</source>
        <translation>la fuente %1 no se puede usar; guárdala como TTF u OTF en un editor de fuentes.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t used: the deck&apos;s fonts are larger than %2 MB, counting each weight of a variable font.</source>
        <translation>%1 no se usa: las fuentes del mazo ocupan más de %2&#xa0;MB, contando cada grosor de una fuente variable.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 KB, the limit of a booklet.</source>
        <translation>%1 pesa más de %2&#xa0;KB, lo máximo para un folleto.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes, the limit of a file&apos;s name.</source>
        <translation>%1 tiene más de %2 bytes, lo máximo para el nombre de un archivo.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, which no real deck does.</source>
        <translation>%1 crece al descomprimirse más de %2 veces, algo que no hace ningún mazo de verdad.</translation>
    </message>
    <message>
        <source>the cell has a control character, which is left out.</source>
        <translation>la celda contiene un carácter de control, que se omite.</translation>
    </message>
    <message>
        <source>%1 has more than %2 shapes, the limit.</source>
        <translation>%1 consta de más de %2 formas.</translation>
    </message>
    <message>
        <source>%1 is a picture cut short; put a whole copy into the deck.</source>
        <translation>%1 es una imagen a la que le falta el final; pon en el mazo una copia completa.</translation>
    </message>
    <message>
        <source>a box gives at most two of %1, and %2 only with a size.</source>
        <translation>una caja dice dos de %1 como máximo, y %2 solo junto con un tamaño.</translation>
    </message>
    <message>
        <source>no element next to this one is called %1.</source>
        <translation>ningún elemento junto a este se llama %1.</translation>
    </message>
    <message>
        <source>%1 is placed by an element that depends on it.</source>
        <translation>%1 se coloca según un elemento que depende de él.</translation>
    </message>
    <message>
        <source>the row or column here is %1 mm larger than its box.</source>
        <translation>lo que hay aquí en fila o columna es %1&#xa0;mm mayor que su caja.</translation>
    </message>
    <message>
        <source>the row or column here is larger than its box.</source>
        <translation>lo que hay aquí en fila o columna es mayor que su caja.</translation>
    </message>
    <message>
        <source>%1 is known only inside a repeat.</source>
        <translation>%1 solo se conoce dentro de una repetición.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t an edge of an element; put spaces around + and -.</source>
        <translation>%1 no es un borde de un elemento; pon espacios alrededor de + y -.</translation>
    </message>
    <message>
        <source>%1 asks for the typeface %2; another one is drawn instead.</source>
        <translation>%1 pide la fuente %2; en su lugar se dibuja otra.</translation>
    </message>
    <message>
        <source>maps and lists are nested more than %1 deep, the limit.</source>
        <translation>los mapas y listas están anidados más de %1 veces, el límite.</translation>
    </message>
    <message>
        <source>the file holds more than %1 values, the limit.</source>
        <translation>el archivo contiene más de %1 valores, el límite.</translation>
    </message>
    <message>
        <source>a row has at most %1 icons, not %2.</source>
        <translation>una fila tiene %1 iconos como máximo, no %2.</translation>
    </message>
    <message>
        <source>%1 has no size that can be drawn: the width and height of its viewBox must be above 0 and at most %2.</source>
        <translation>%1 no tiene un tamaño que se pueda dibujar: el ancho y el alto de su viewBox deben ser mayores que 0 y como máximo %2.</translation>
    </message>
    <message>
        <source>the spreadsheet can&apos;t work out the cell; it says %1.</source>
        <translation>la hoja de cálculo no puede calcular la celda; dice %1.</translation>
    </message>
    <message>
        <source>the cell&apos;s formula has no value yet: open the table in a spreadsheet program and save it.</source>
        <translation>la fórmula de la celda aún no tiene valor: abre la tabla en una hoja de cálculo y guárdala.</translation>
    </message>
    <message>
        <source>the cell is a date, which is read as the number %1: format it as text and type it again.</source>
        <translation>la celda es una fecha, que se lee como el número %1: dale formato de texto y vuelve a escribirla.</translation>
    </message>
    <message>
        <source>the cell&apos;s text isn&apos;t in the file: it is damaged.</source>
        <translation>falta el texto de la celda: el archivo está dañado.</translation>
    </message>
    <message>
        <source>%1 has a filter with a &lt;%2&gt; that can&apos;t be drawn: leave it out.</source>
        <translation>%1 tiene un filtro con un &lt;%2&gt; que no se puede dibujar: quítalo.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: copy or download it again.</source>
        <translation>%1 está dañado o incompleto: cópialo o descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>the name has %1 bytes; at most %2 are read.</source>
        <translation>el nombre tiene %1 bytes; se leen como máximo %2.</translation>
    </message>
</context>
<context>
    <name>DeckKey</name>
    <message>
        <source>What is drawn.</source>
        <translation>Qué se dibuja.</translation>
    </message>
    <message>
        <source>What other elements, layouts that extend this one and columns like @name.color call it.</source>
        <translation>El nombre con el que lo llaman otros elementos, los diseños que extienden este y columnas como @name.color.</translation>
    </message>
    <message>
        <source>Draws the element only if the condition holds.</source>
        <translation>Dibuja el elemento solo si se cumple la condición.</translation>
    </message>
    <message>
        <source>Where it lies and how large it is.</source>
        <translation>Dónde está el elemento y qué tamaño tiene.</translation>
    </message>
    <message>
        <source>Where the line begins.</source>
        <translation>Dónde empieza la línea.</translation>
    </message>
    <message>
        <source>Where the line ends.</source>
        <translation>Dónde acaba la línea.</translation>
    </message>
    <message>
        <source>SVG path data in the deck&apos;s unit, from the corner of its box.</source>
        <translation>Datos de trazado SVG en la unidad del mazo, desde la esquina de la caja.</translation>
    </message>
    <message>
        <source>The colour inside.</source>
        <translation>El color de dentro.</translation>
    </message>
    <message>
        <source>Which parts of a path that crosses itself are inside.</source>
        <translation>Qué partes de un trazado que se cruza están dentro.</translation>
    </message>
    <message>
        <source>The colour of its line.</source>
        <translation>El color de la línea.</translation>
    </message>
    <message>
        <source>How wide the line is: 0.25 mm.</source>
        <translation>El ancho de la línea: 0.25&#xa0;mm.</translation>
    </message>
    <message>
        <source>Dashes the line: [dash, gap].</source>
        <translation>Traza la línea a rayas: [trazo, hueco].</translation>
    </message>
    <message>
        <source>Rounds the corners.</source>
        <translation>Redondea las esquinas.</translation>
    </message>
    <message>
        <source>The picture&apos;s file in the deck.</source>
        <translation>El archivo de la imagen en el mazo.</translation>
    </message>
    <message>
        <source>contain shows all of it, cover fills the box and cuts what sticks out, stretch pulls it to the box&apos;s shape.</source>
        <translation>contain la muestra entera, cover llena la caja y corta lo que sobra, stretch la estira hasta la forma de la caja.</translation>
    </message>
    <message>
        <source>What is printed.</source>
        <translation>Qué se imprime.</translation>
    </message>
    <message>
        <source>One of the deck&apos;s fonts.</source>
        <translation>Una de las fuentes del mazo.</translation>
    </message>
    <message>
        <source>How large the type or a symbol is.</source>
        <translation>El tamaño de la letra o de un símbolo.</translation>
    </message>
    <message>
        <source>Texts of all cards with the same name here get the same size: that of the one that has to shrink most.</source>
        <translation>Los textos de todas las cartas con el mismo nombre aquí tienen el mismo tamaño: el del que más debe reducirse.</translation>
    </message>
    <message>
        <source>The colour of the text, or of what is drawn in currentColor.</source>
        <translation>El color del texto, o de lo dibujado en currentColor.</translation>
    </message>
    <message>
        <source>Where it stands between left and right.</source>
        <translation>Dónde está el contenido entre izquierda y derecha.</translation>
    </message>
    <message>
        <source>Where it stands between top and bottom.</source>
        <translation>Dónde está el contenido entre arriba y abajo.</translation>
    </message>
    <message>
        <source>From line to line; 1 is the font&apos;s own.</source>
        <translation>La distancia de línea a línea; 1 es la propia de la fuente.</translation>
    </message>
    <message>
        <source>Between the letters, in parts of the size: 0.05.</source>
        <translation>La distancia entre las letras, en partes del tamaño: 0.05.</translation>
    </message>
    <message>
        <source>cap fills the box from the capitals&apos; top to the last baseline, line from the line&apos;s top to its bottom.</source>
        <translation>Con cap, el texto ocupa la caja desde la altura de las mayúsculas hasta la última línea base; con line, desde la parte superior de la línea hasta la inferior.</translation>
    </message>
    <message>
        <source>false prints *, _ and [ as they are.</source>
        <translation>false imprime *, _ y [ tal cual.</translation>
    </message>
    <message>
        <source>The font of **bold** words.</source>
        <translation>La fuente de las palabras en **negrita**.</translation>
    </message>
    <message>
        <source>The font of *italic* words.</source>
        <translation>La fuente de las palabras en *cursiva*.</translation>
    </message>
    <message>
        <source>The font of __keywords__.</source>
        <translation>La fuente de las __palabras clave__.</translation>
    </message>
    <message>
        <source>The colour of __keywords__.</source>
        <translation>El color de las __palabras clave__.</translation>
    </message>
    <message>
        <source>How high [icons] in the text are, in parts of the capitals&apos; height: 1.25.</source>
        <translation>La altura de los [iconos] del texto, en partes de la altura de las mayúsculas: 1.25.</translation>
    </message>
    <message>
        <source>How many there are.</source>
        <translation>Cuántas copias hay.</translation>
    </message>
    <message>
        <source>A list; each of its entries makes a copy.</source>
        <translation>Una lista; cada entrada hace una copia.</translation>
    </message>
    <message>
        <source>The icons in a row: &quot;wood 2; gold&quot;.</source>
        <translation>Los iconos de una fila: &quot;madera 2; oro&quot;.</translation>
    </message>
    <message>
        <source>Between one and the next.</source>
        <translation>La distancia entre uno y el siguiente.</translation>
    </message>
    <message>
        <source>How large one copy is: [width, height].</source>
        <translation>El tamaño de una copia: [ancho, alto].</translation>
    </message>
    <message>
        <source>What is inside.</source>
        <translation>Lo que hay dentro.</translation>
    </message>
    <message>
        <source>The format&apos;s name: raindelay-deck/1.</source>
        <translation>El nombre del formato: raindelay-deck/1.</translation>
    </message>
    <message>
        <source>The deck&apos;s title.</source>
        <translation>El título del mazo.</translation>
    </message>
    <message>
        <source>The unit of a bare number: mm.</source>
        <translation>La unidad de un número sin unidad: mm.</translation>
    </message>
    <message>
        <source>How large a card is.</source>
        <translation>El tamaño de una carta.</translation>
    </message>
    <message>
        <source>The colours by what they are for: &quot;#rrggbb&quot;, or another role.</source>
        <translation>Los colores, según su uso: &quot;#rrggbb&quot;, u otro papel.</translation>
    </message>
    <message>
        <source>Other colours for the same cards, to choose between.</source>
        <translation>Otros colores para las mismas cartas, a elegir.</translation>
    </message>
    <message>
        <source>The typefaces by what they are for.</source>
        <translation>Las fuentes, según su uso.</translation>
    </message>
    <message>
        <source>The symbols that texts and rows of icons name.</source>
        <translation>Los símbolos que nombran los textos y las filas de iconos.</translation>
    </message>
    <message>
        <source>Lookup lists: what is printed for what a cell says.</source>
        <translation>Listas de consulta: qué se imprime según lo que dice una celda.</translation>
    </message>
    <message>
        <source>The table of the cards: cards.csv, .xlsx or .ods.</source>
        <translation>La tabla de las cartas: cards.csv, .xlsx o .ods.</translation>
    </message>
    <message>
        <source>Further tables that the deck&apos;s game reads.</source>
        <translation>Más tablas que lee el juego del mazo.</translation>
    </message>
    <message>
        <source>What cards look like.</source>
        <translation>El aspecto de las cartas.</translation>
    </message>
    <message>
        <source>The trimmed card: [width, height].</source>
        <translation>La carta cortada: [ancho, alto].</translation>
    </message>
    <message>
        <source>The radius of its corners.</source>
        <translation>El radio de las esquinas.</translation>
    </message>
    <message>
        <source>How far inside the trim everything that matters stays.</source>
        <translation>A qué distancia del corte, hacia dentro, queda todo lo importante.</translation>
    </message>
    <message>
        <source>From 100 (thin) to 900; 400 is regular.</source>
        <translation>De 100 (fina) a 900; 400 es normal.</translation>
    </message>
    <message>
        <source>true for the slanted letters.</source>
        <translation>true para las letras inclinadas.</translation>
    </message>
    <message>
        <source>Other colours for some of the palette&apos;s roles.</source>
        <translation>Otros colores para algunos papeles de la paleta.</translation>
    </message>
    <message>
        <source>The symbol&apos;s file in the deck.</source>
        <translation>El archivo del símbolo en el mazo.</translation>
    </message>
    <message>
        <source>The colour of what is drawn in currentColor.</source>
        <translation>El color de lo dibujado en currentColor.</translation>
    </message>
    <message>
        <source>How large it is drawn: 1 is like the others.</source>
        <translation>A qué tamaño se dibuja el icono: 1 es igual que los demás.</translation>
    </message>
    <message>
        <source>In a text: how far below the baseline it reaches, in parts of its height: 0.</source>
        <translation>En un texto: cuánto baja el icono de la línea base, en partes de su altura: 0.</translation>
    </message>
    <message>
        <source>Another layout whose elements come first.</source>
        <translation>Otro diseño cuyos elementos van primero.</translation>
    </message>
    <message>
        <source>The face, from bottom to top.</source>
        <translation>El anverso, de abajo arriba.</translation>
    </message>
    <message>
        <source>The back, from bottom to top.</source>
        <translation>El reverso, de abajo arriba.</translation>
    </message>
    <message>
        <source>Where the box begins.</source>
        <translation>Dónde empieza la caja.</translation>
    </message>
    <message>
        <source>Where it ends.</source>
        <translation>Dónde acaba la caja.</translation>
    </message>
    <message>
        <source>Its middle between left and right.</source>
        <translation>El centro de la caja entre izquierda y derecha.</translation>
    </message>
    <message>
        <source>How wide it is.</source>
        <translation>El ancho de la caja.</translation>
    </message>
    <message>
        <source>Its middle between top and bottom.</source>
        <translation>El centro de la caja entre arriba y abajo.</translation>
    </message>
    <message>
        <source>How high it is.</source>
        <translation>La altura de la caja.</translation>
    </message>
    <message>
        <source>Another style whose keys come first.</source>
        <translation>Otro estilo cuyas claves van primero.</translation>
    </message>
    <message>
        <source>The column that says how many there are of a card, if it isn&apos;t called copies.</source>
        <translation>La columna que dice cuántas hay de una carta, si no se llama copies.</translation>
    </message>
    <message>
        <source>false sets pairs like AV no closer than other letters.</source>
        <translation>false no acerca los pares como AV más que las demás letras.</translation>
    </message>
    <message>
        <source>false doesn&apos;t join fi and the like; where letters are spaced they never are.</source>
        <translation>false no une fi y similares; un texto espaciado nunca tiene ligaduras.</translation>
    </message>
    <message>
        <source>Large or small letters only, or small capitals.</source>
        <translation>Solo mayúsculas, solo minúsculas o versalitas.</translation>
    </message>
    <message>
        <source>The rules as Markdown: rules.md. A PDF ends with them as a booklet; rules.de.md beside it is the German one.</source>
        <translation>Las reglas en Markdown: rules.md. Un PDF termina con ellas en forma de folleto; rules.de.md, al lado, es la versión alemana.</translation>
    </message>
    <message>
        <source>The typeface&apos;s name or its file in the deck; a list names what comes after it for characters that it lacks.</source>
        <translation>El nombre de la fuente o su archivo en el mazo; una lista nombra las que la suplen en los caracteres que le faltan.</translation>
    </message>
    <message>
        <source>The column that says what a card is called, if it isn&apos;t called name or title.</source>
        <translation>La columna con el nombre de la carta, si no se llama name ni title.</translation>
    </message>
    <message>
        <source>Takes the keys of a style; the element&apos;s own take precedence.</source>
        <translation>Toma las claves de un estilo; las del propio elemento tienen prioridad.</translation>
    </message>
    <message>
        <source>From 0 (invisible) to 1 (opaque).</source>
        <translation>De 0 (invisible) a 1 (opaco).</translation>
    </message>
    <message>
        <source>Shrinks the type down to this where it doesn&apos;t fit.</source>
        <translation>Si el texto no cabe, reduce la letra hasta este tamaño.</translation>
    </message>
    <message>
        <source>The most lines it may have.</source>
        <translation>El máximo de líneas.</translation>
    </message>
    <message>
        <source>Starts a new row when one is full.</source>
        <translation>Empieza otra fila cuando una está llena.</translation>
    </message>
    <message>
        <source>How far colour and art extend beyond the trim.</source>
        <translation>Hasta dónde llegan el color y el dibujo más allá del corte.</translation>
    </message>
    <message>
        <source>The name people choose it by.</source>
        <translation>Con qué nombre se elige.</translation>
    </message>
    <message>
        <source>Degrees clockwise around the middle of its box.</source>
        <translation>Grados en sentido horario alrededor del centro de la caja.</translation>
    </message>
    <message>
        <source>Draws it again, turned by 180° around the card&apos;s middle.</source>
        <translation>Dibuja el elemento otra vez, girado 180° alrededor del centro de la carta.</translation>
    </message>
    <message>
        <source>row and column put what is inside one after the other.</source>
        <translation>row y column ponen lo que hay dentro uno tras otro.</translation>
    </message>
    <message>
        <source>Keys that several elements share, under one name.</source>
        <translation>Claves que comparten varios elementos, con un nombre.</translation>
    </message>
</context>
<context>
    <name>DeckReportView</name>
    <message>
        <source>good by themselves</source>
        <translation>buenas por sí solas</translation>
    </message>
    <message>
        <source>outs by themselves</source>
        <translation>outs por sí solas</translation>
    </message>
    <message>
        <source>infield chances</source>
        <translation>opciones en el cuadro</translation>
    </message>
    <message>
        <source>%1 of them Bases</source>
        <translation>%1 de Bases</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>figuras</translation>
    </message>
    <message>
        <source>Worth %1 runs per game; the average deck, %2.</source>
        <translation>Vale %1 carreras por juego; el mazo medio, %2.</translation>
    </message>
    <message>
        <source>Working out its worth …</source>
        <translation>Calculando su valor…</translation>
    </message>
    <message>
        <source>There is not enough memory to work out its worth.</source>
        <translation>No hay memoria suficiente para calcular su valor.</translation>
    </message>
</context>
<context>
    <name>DeckShelf</name>
    <message>
        <source>Open a deck</source>
        <translation>Abrir un mazo</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a deck.yaml, a ZIP file or a table (Ctrl+O)</source>
        <translation>Elige un deck.yaml, un archivo ZIP o una tabla (Ctrl+O)</translation>
    </message>
    <message>
        <source>New deck …</source>
        <translation>Mazo nuevo…</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message>
        <source>How decks are written</source>
        <translation>Cómo se escribe un mazo</translation>
    </message>
    <message>
        <source>The page on deck.yaml, cards.csv and art (F1)</source>
        <translation>La página sobre deck.yaml, cards.csv y dibujos (F1)</translation>
    </message>
    <message>
        <source>Examples: the cards of our games</source>
        <translation>Ejemplos: las cartas de nuestros juegos</translation>
    </message>
    <message>
        <source>A deck is a folder with a deck.yaml (the look of the cards), a cards.csv (a row per card) and art, or a ZIP file of it. A table alone (CSV, XLSX, ODS) is enough to start: a layout is proposed. Drop it on this window, or choose the file. What you save in any program shows here at once.</source>
        <translation>Un mazo es una carpeta con un deck.yaml (el aspecto de las cartas), un cards.csv (una fila por carta) y dibujos; puede ser un archivo ZIP. Una tabla sola (CSV, XLSX, ODS) basta para empezar: se propone un diseño. Suelta el mazo o la tabla en esta ventana, o elige el archivo. Lo que guardes con cualquier programa se ve aquí enseguida.</translation>
    </message>
    <message>
        <source>Start from one of three templates (Ctrl+N)</source>
        <translation>Empieza con una de tres plantillas (Ctrl+N)</translation>
    </message>
    <message>
        <source>Five minutes with a small deck that has three mistakes; a fresh copy each time</source>
        <translation>Cinco minutos con un pequeño mazo que tiene tres errores; una copia nueva cada vez</translation>
    </message>
    <message>
        <source>Recent decks</source>
        <translation>Mazos recientes</translation>
    </message>
    <message>
        <source>Remove it from this list; the deck stays where it is</source>
        <translation>Quitarlo de esta lista; el mazo se queda donde está</translation>
    </message>
</context>
<context>
    <name>DeckTemplate</name>
    <message>
        <source>Title, picture and text</source>
        <translation>Título, imagen y texto</translation>
    </message>
    <message>
        <source>Poker cards with a title, a picture and a text that shrinks where it has to.</source>
        <translation>Cartas de póquer con título, imagen y un texto que se reduce cuando hace falta.</translation>
    </message>
    <message>
        <source>Costs and symbols</source>
        <translation>Costos y símbolos</translation>
    </message>
    <message>
        <source>Cards with rows of icons, icons in the text, keywords and figures that stand side by side.</source>
        <translation>Cartas con filas de iconos, iconos en el texto, palabras clave y cifras una junto a otra.</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>A pack of 54 with suits, pips and a second set of colours.</source>
        <translation>Una baraja de 54 con palos, puntos y un segundo juego de colores.</translation>
    </message>
</context>
<context>
    <name>DeckWord</name>
    <message>
        <source>deck</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>font</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>skin</translation>
    </message>
    <message>
        <source>style</source>
        <translation>estilo</translation>
    </message>
    <message>
        <source>icon</source>
        <translation>icono</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>a key should stand here; look at quotes and indentation above</source>
        <translation>aquí debería haber una clave; revisa las comillas y la sangría de arriba</translation>
    </message>
    <message>
        <source>a - should stand here; look at quotes and indentation above</source>
        <translation>aquí debería haber un -; revisa las comillas y la sangría de arriba</translation>
    </message>
    <message>
        <source>a { is never closed</source>
        <translation>una { nunca se cierra</translation>
    </message>
    <message>
        <source>a [ is never closed</source>
        <translation>un [ nunca se cierra</translation>
    </message>
    <message>
        <source>a ] or } without its [ or {</source>
        <translation>un ] o una } sin el [ o la { que abre</translation>
    </message>
    <message>
        <source>no key can stand here</source>
        <translation>aquí no puede haber una clave</translation>
    </message>
    <message>
        <source>a colon where no key can stand; a text that has one needs quotes</source>
        <translation>dos puntos donde no puede haber una clave; un texto que los tiene necesita comillas</translation>
    </message>
    <message>
        <source>a - where no list can begin</source>
        <translation>un - donde no puede empezar una lista</translation>
    </message>
    <message>
        <source>a quote is never closed</source>
        <translation>unas comillas nunca se cierran</translation>
    </message>
    <message>
        <source>this character can only stand in quotes</source>
        <translation>este carácter solo puede ir entre comillas</translation>
    </message>
    <message>
        <source>a tab before the text; indent with blanks</source>
        <translation>un tabulador antes del texto; usa espacios para la sangría</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Left to the bench coach</source>
        <translation>A cargo del entrenador de banca</translation>
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
        <translation>%1: %2&#xa0;mm a la derecha, %3&#xa0;mm abajo</translation>
    </message>
    <message>
        <source>%1, deck.yaml line %2</source>
        <translation>%1, deck.yaml línea %2</translation>
    </message>
</context>
<context>
    <name>ElementPanel</name>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Element: none</source>
        <translation>Elemento: ninguno</translation>
    </message>
    <message>
        <source>Element: %1</source>
        <translation>Elemento: %1</translation>
    </message>
    <message>
        <source>Click an element on the card, or choose it from this list.</source>
        <translation>Haz clic en un elemento de la carta o elígelo en esta lista.</translation>
    </message>
    <message>
        <source>%1, deck.yaml line %2.</source>
        <translation>%1, deck.yaml línea %2.</translation>
    </message>
    <message>
        <source>Arrow keys move it by 0.1 mm, with Shift by 1 mm.</source>
        <translation>Las flechas lo mueven 0,1&#xa0;mm; con Mayús, 1&#xa0;mm.</translation>
    </message>
    <message>
        <source>This deck is read-only.</source>
        <translation>Este mazo es de solo lectura.</translation>
    </message>
    <message>
        <source>Only keys in use</source>
        <translation>Solo las claves usadas</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las claves</translation>
    </message>
</context>
<context>
    <name>ElementValue</name>
    <message>
        <source>Pick from the palette</source>
        <translation>Elegir de la paleta</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin valor</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>There is not enough memory for pictures of this size.</source>
        <translation>No hay memoria para imágenes de este tamaño.</translation>
    </message>
    <message>
        <source>PDF files can&apos;t be made: raindelay-pdf.so isn&apos;t beside the program.</source>
        <translation>No se pueden crear archivos PDF: raindelay-pdf.so no está junto al programa.</translation>
    </message>
    <message>
        <source>%1 prints no card of %2 mm; the nearest is %3, %4 mm.</source>
        <translation>%1 no imprime cartas de %2&#xa0;mm; la más parecida es %3, %4&#xa0;mm.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be written: %2.</source>
        <translation>No se pudo escribir %1: %2.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be made: %2.</source>
        <translation>No se pudo crear %1: %2.</translation>
    </message>
    <message>
        <source>The PDF file couldn&apos;t be made: %1.</source>
        <translation>No se pudo crear el archivo PDF: %1.</translation>
    </message>
    <message>
        <source>A booklet of rules needs paper of %1 × %2 mm at least.</source>
        <translation>Un folleto de reglas necesita papel de %1 × %2&#xa0;mm como mínimo.</translation>
    </message>
    <message>
        <source>No cards to paint.</source>
        <translation>No hay cartas que pintar.</translation>
    </message>
    <message>
        <source>Too many cards of this size for one picture: make them smaller.</source>
        <translation>Demasiadas cartas de este tamaño para una imagen: hazlas más pequeñas.</translation>
    </message>
    <message>
        <source>No cards to print.</source>
        <translation>No hay cartas que imprimir.</translation>
    </message>
    <message>
        <source>Pictures take %1 to %2 dots per inch.</source>
        <translation>Las imágenes pueden tener de %1 a %2 puntos por pulgada.</translation>
    </message>
    <message>
        <source>At %1 dots per inch a card has %2 × %3 pixels; the limit is %4.</source>
        <translation>A %1 puntos por pulgada una carta tiene %2 × %3 píxeles; %4 es lo máximo.</translation>
    </message>
    <message>
        <source>%1 is a file that the deck is made of: choose another place.</source>
        <translation>%1 es un archivo del que se compone el mazo: elige otro lugar.</translation>
    </message>
</context>
<context>
    <name>ExportFooter</name>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Cancelado: no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Avance de la exportación</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export again</source>
        <translation>Exportar otra vez</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Exportar de todos modos</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>No program on this computer opens it. It is here: %1</source>
        <translation>Ningún programa de esta computadora abre el archivo. Está aquí: %1</translation>
    </message>
    <message>
        <source>Will be written to %1</source>
        <translation>Se escribirá en %1</translation>
    </message>
    <message>
        <source>Choose the folder to write to</source>
        <translation>Elige la carpeta en la que se escribe</translation>
    </message>
    <message>
        <source>Files already there will be replaced.</source>
        <translation>Se reemplazarán los archivos que ya estén allí.</translation>
    </message>
    <message>
        <source>Opens it with its usual program</source>
        <translation>Lo abre con su programa habitual</translation>
    </message>
    <message>
        <source>Leaves nothing behind (Esc)</source>
        <translation>No deja rastro (Esc)</translation>
    </message>
    <message>
        <source>Despite the deck&apos;s problems</source>
        <translation>A pesar de los problemas del mazo</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Print-and-play PDF</source>
        <translation>PDF para imprimir y jugar</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Hoja de contactos</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Print shop</source>
        <translation>Imprenta</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Avisos (%1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Todas (%1)</translation>
    </message>
    <message>
        <source>Those shown (%1)</source>
        <translation>Las mostradas (%1)</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Solo %1</translation>
    </message>
    <message>
        <source>Chosen (%1)</source>
        <translation>Las elegidas (%1)</translation>
    </message>
    <message>
        <source>Changed (%1)</source>
        <translation>Las cambiadas (%1)</translation>
    </message>
    <message>
        <source>Little ink</source>
        <translation>Ahorrar tinta</translation>
    </message>
    <message>
        <source>White paper, pale art, dark text.</source>
        <translation>Papel blanco, dibujos pálidos, texto oscuro.</translation>
    </message>
    <message>
        <source>The cards are being checked …</source>
        <translation>Revisando las cartas…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elige una carpeta</translation>
    </message>
    <message>
        <source>One PNG per card</source>
        <translation>Un PNG por carta</translation>
    </message>
    <message>
        <source>What to make</source>
        <translation>Qué se crea</translation>
    </message>
    <message>
        <source>After the first export you can also pick only the cards that changed.</source>
        <translation>Tras la primera exportación también puedes elegir solo las cartas cambiadas.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Resets all options on this page; the folder stays</source>
        <translation>Restablece todas las opciones de esta página; la carpeta se queda</translation>
    </message>
    <message>
        <source>Checked: no problems.</source>
        <translation>Revisado: sin problemas.</translation>
    </message>
    <message>
        <source>Look at this first:</source>
        <translation>Mira esto antes:</translation>
    </message>
</context>
<context>
    <name>FacesNote</name>
    <message>
        <source>Close this note</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 y %3</translation>
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
        <translation>¿%1?</translation>
    </message>
    <message>
        <source>wicket %1: %2</source>
        <translation>wicket %1: %2</translation>
    </message>
    <message>
        <source>wicket %1 has fallen</source>
        <translation>el wicket %1 ha caído</translation>
    </message>
    <message>
        <source>wicket %1 is standing</source>
        <translation>el wicket %1 está en pie</translation>
    </message>
    <message>
        <source>wicket %1 not out: %2</source>
        <translation>wicket %1 not out: %2</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Carpeta %1</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>This folder</source>
        <translation>Esta carpeta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The folder above (Backspace)</source>
        <translation>La carpeta superior (Retroceso)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>No folders here.</source>
        <translation>Aquí no hay carpetas.</translation>
    </message>
    <message>
        <source>No matching files here.</source>
        <translation>Aquí no hay archivos de ese tipo.</translation>
    </message>
    <message>
        <source>A file of this name already exists and would be replaced.</source>
        <translation>Ya hay un archivo con este nombre y se reemplazaría.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>New folder here</source>
        <translation>Carpeta nueva aquí</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 couldn&apos;t be made: %2</source>
        <translation>No se pudo crear %1: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be opened: %2</source>
        <translation>No se pudo abrir %1: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be locked: %2</source>
        <translation>No se pudo bloquear %1: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be read: %2</source>
        <translation>No se pudo leer %1: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be made safe on disk: %2</source>
        <translation>No se pudo asegurar en el disco %1: %2</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be moved: %2</source>
        <translation>No se pudo mover %1: %2</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a plain file</source>
        <translation>%1 no es un archivo normal</translation>
    </message>
    <message>
        <source>%1 already exists; a new match needs a new file</source>
        <translation>%1 ya existe; una partida nueva necesita un archivo nuevo</translation>
    </message>
    <message>
        <source>%1 is open in another window of Rain Delay; resume it there, or close it</source>
        <translation>%1 está abierto en otra ventana de Rain Delay; sigue allí o ciérralo</translation>
    </message>
    <message>
        <source>%1 was just moved or renamed; try again</source>
        <translation>%1 se acaba de mover o renombrar; inténtalo de nuevo</translation>
    </message>
    <message>
        <source>%1 leaves draws to its seed, so it can&apos;t be continued in place; save the match under another name</source>
        <translation>%1 deja sorteos a su semilla y no puede continuarse ahí; guarda la partida con otro nombre</translation>
    </message>
    <message>
        <source>%1 is empty: no match was ever written to it</source>
        <translation>%1 está vacío: nunca se escribió una partida en él</translation>
    </message>
    <message>
        <source>%1 is too large for a record of a match (%2 MiB at most)</source>
        <translation>%1 es demasiado grande para el registro de una partida (%2&#xa0;MiB como máximo)</translation>
    </message>
    <message>
        <source>%1 is damaged, so it stays as it is; resume from what can be read of it</source>
        <translation>%1 está dañado y queda como está; sigue desde lo que se puede leer</translation>
    </message>
    <message>
        <source>%1 is open in another window of Rain Delay; close it there first</source>
        <translation>%1 está abierto en otra ventana de Rain Delay; ciérralo allí primero</translation>
    </message>
    <message>
        <source>%1 is a link; use the file itself</source>
        <translation>%1 es un enlace; usa el propio archivo</translation>
    </message>
    <message>
        <source>another run is writing %1; wait until it has ended</source>
        <translation>otra ejecución está escribiendo en %1; espera a que termine</translation>
    </message>
    <message>
        <source>%1 was deleted or moved while the match was played: it lacks what is played from now on</source>
        <translation>%1 se ha borrado o movido durante la partida: lo que se juegue desde ahora no estará ahí</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, línea %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3; up to line %4 all is well: delete what follows to play on from there</source>
        <translation>%1, línea %2: %3; hasta la línea %4 todo está bien: borra lo que sigue para continuar desde ahí</translation>
    </message>
    <message>
        <source>%1, line %2: this last line was cut off while it was written and is left out</source>
        <translation>%1, línea %2: esta última línea quedó cortada al escribirse y se omite</translation>
    </message>
    <message>
        <source>%1, line %2: the checksum isn&apos;t that of the lines above: they were changed after they were written; unless you did so yourself, look for an older copy</source>
        <translation>%1, línea %2: la suma de control no corresponde a las líneas anteriores: se cambiaron después de escribirse; si no lo hiciste tú, busca una copia más antigua</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter (Ctrl+F)</source>
        <translation>Filtro (Ctrl+F)</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en</translation>
    </message>
    <message>
        <source>Which column is searched</source>
        <translation>En qué columna se busca</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>todas las columnas</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>By which column the cards are sorted</source>
        <translation>Por qué columna se ordenan las cartas</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>como en la tabla</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Tamaño de las cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n cards chosen</source>
        <translation>
            <numerusform>%n carta elegida</numerusform>
            <numerusform>%n cartas elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending: the last comes first</source>
        <translation>Descendente: la última va primero</translation>
    </message>
    <message>
        <source>Ascending: the first comes first</source>
        <translation>Ascendente: la primera va primero</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Options…</source>
        <translation>Opciones…</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Players, options and seed of a new match</source>
        <translation>Jugadores, opciones y semilla de una partida nueva</translation>
    </message>
    <message>
        <source>New here? The lesson takes four minutes</source>
        <translation>¿Primera vez? La lección dura cuatro minutos</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation>Reanudar: %1</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>at bat</source>
        <translation>al bate</translation>
    </message>
    <message>
        <source>bowling</source>
        <translation>lanza</translation>
    </message>
    <message>
        <source>pitching</source>
        <translation>lanza</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>en el campo</translation>
    </message>
    <message>
        <source>Sorted by suit, trumps last. Change it</source>
        <translation>Por palos, triunfos al final. Cambiar</translation>
    </message>
    <message>
        <source>Sorted by suit, trumps first. Change it</source>
        <translation>Por palos, triunfos al principio. Cambiar</translation>
    </message>
    <message>
        <source>Sorted by rank, trumps last. Change it</source>
        <translation>Por rango, triunfos al final. Cambiar</translation>
    </message>
    <message>
        <source>deals, 1 card</source>
        <translation>reparte, 1 carta</translation>
    </message>
    <message>
        <source>deals, %1 cards</source>
        <translation>reparte, %1 cartas</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>That can&apos;t go there.</source>
        <translation>Eso no va ahí.</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass to %1</source>
        <translation>Pasar a %1</translation>
    </message>
    <message>
        <source>Rain check</source>
        <translation>Pausa por lluvia</translation>
    </message>
    <message>
        <source>Pass to</source>
        <comment>the name of a player stands below it</comment>
        <translation>Pasar a</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Tecla Intro</translation>
    </message>
    <message>
        <source>A quick look: it ends when you let go of Space</source>
        <translation>Un vistazo: acaba cuando sueltas la barra espaciadora</translation>
    </message>
    <message>
        <source>Press Enter or click to continue. Hold Space for a quick look.</source>
        <translation>Intro o un clic para seguir. Mantén la barra espaciadora para un vistazo.</translation>
    </message>
</context>
<context>
    <name>HandScore</name>
    <message>
        <source>Hand %1, dealt by %2</source>
        <translation>Mano %1, reparte %2</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Todas las líneas</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Antes de jugar</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Jugando</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Solo sumas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>One card fewer (−)</source>
        <translation>Una carta menos (−)</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Una carta</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>One card more (+)</source>
        <translation>Una carta más (+)</translation>
    </message>
    <message>
        <source>From the chosen card on</source>
        <translation>Desde la carta elegida</translation>
    </message>
    <message>
        <source>Holds the chosen card and those that follow it on the wall</source>
        <translation>Muestra la carta elegida y las que le siguen en el muro</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>A hand from the shuffled deck with all its copies (D)</source>
        <translation>Una mano del mazo barajado con todas sus copias (D)</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>How much of each card shows</source>
        <translation>Cuánto se ve de cada carta</translation>
    </message>
    <message>
        <source>No cards to hold.</source>
        <translation>La mano está vacía.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Deck Studio</source>
        <translation>Estudio de mazos</translation>
    </message>
    <message>
        <source>Look at decks of cards, yours or ours (Ctrl+D)</source>
        <translation>Mirar mazos de cartas, tuyos o nuestros (Ctrl+D)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>All matches on this computer (Ctrl+L)</source>
        <translation>Todas las partidas de esta computadora (Ctrl+L)</translation>
    </message>
    <message>
        <source>Wins, losses and scores (Ctrl+T)</source>
        <translation>Victorias, derrotas y resultados (Ctrl+T)</translation>
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
        <translation>Juegos de mesa para uno a tres, mientras está puesta la lona.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
</context>
<context>
    <name>Hud</name>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Brawl</source>
        <translation>Bronca</translation>
    </message>
    <message>
        <source>The series (T)</source>
        <translation>La serie (T)</translation>
    </message>
    <message>
        <source>Scorecard (T)</source>
        <translation>Tarjeta de anotación (T)</translation>
    </message>
    <message>
        <source>Test match</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 runs a point</source>
        <translation>%1 carreras por punto</translation>
    </message>
    <message>
        <source>The toss</source>
        <translation>El sorteo</translation>
    </message>
    <message>
        <source>Second innings</source>
        <translation>Segundo innings</translation>
    </message>
    <message>
        <source>First innings</source>
        <translation>Primer innings</translation>
    </message>
    <message>
        <source>Follow-on</source>
        <translation>Follow-on</translation>
    </message>
    <message>
        <source>Draw: %1 of %2 runs</source>
        <translation>Tablas: %1 de %2 carreras</translation>
    </message>
    <message>
        <source>Timeless: %1 runs</source>
        <translation>Sin tiempo: %1 carreras</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Bolas</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Juego %1</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>RallyBird</source>
        <translation>RallyBird</translation>
    </message>
    <message>
        <source>Score sheet (T)</source>
        <translation>Hoja de puntos (T)</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1: %2 in the match; this hand %3 declared, %4 in play</source>
        <translation>%1: %2 en la partida; en esta mano %3 cantados, %4 jugando</translation>
    </message>
    <message>
        <source>hand: %1 + %2</source>
        <comment>points declared and in play</comment>
        <translation>mano: %1 + %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Baza %1</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Antes de jugar</translation>
    </message>
    <message>
        <source>25 tricks</source>
        <translation>25 bazas</translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>de 25</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>Salió %1</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Un juego</translation>
    </message>
    <message numerus="yes">
        <source>%n wicket(s) left</source>
        <translation>
            <numerusform>queda %n wicket</numerusform>
            <numerusform>quedan %n wickets</numerusform>
        </translation>
    </message>
    <message>
        <source>Test %1 of %2, series %3–%4</source>
        <translation>Test %1 de %2, serie %3–%4</translation>
    </message>
</context>
<context>
    <name>ImportForm</name>
    <message>
        <source>How many of each card?</source>
        <translation>¿Cuántas de cada carta?</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>The column that says how often a card is printed.</source>
        <translation>La columna que dice cuántas veces se imprime una carta.</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Una de cada</translation>
    </message>
    <message>
        <source>What is on a card?</source>
        <translation>¿Qué lleva una carta?</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>The name of a file, with or without its ending, here or in a folder beside the table.</source>
        <translation>El nombre de un archivo, con o sin terminación, aquí o en una carpeta junto a la tabla.</translation>
    </message>
    <message>
        <source>A picture or a text on the other side.</source>
        <translation>Una imagen o un texto en la otra cara.</translation>
    </message>
    <message>
        <source>Other columns: what is printed?</source>
        <translation>Otras columnas: ¿qué se imprime?</translation>
    </message>
    <message>
        <source>How large is a card?</source>
        <translation>¿Qué tamaño tiene una carta?</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The card lies</source>
        <translation>La carta va</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Apaisada</translation>
    </message>
    <message>
        <source>Typeface of titles</source>
        <translation>Fuente de los títulos</translation>
    </message>
    <message>
        <source>A font file beside the table, or the program&apos;s own.</source>
        <translation>Un archivo de fuente junto a la tabla, o la del programa.</translation>
    </message>
    <message>
        <source>Typeface of texts</source>
        <translation>Fuente de los textos</translation>
    </message>
    <message>
        <source>Columns are placed as the other program had them. Choose another, and the card is rearranged.</source>
        <translation>Las columnas están donde las tenía el otro programa. Si eliges otra columna, la carta se reordena.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>All answers as found in the table</source>
        <translation>Todas las respuestas tal como se encontraron en la tabla</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Cards from %1</source>
        <translation>Cartas de %1</translation>
    </message>
    <message>
        <source>The deck is being read …</source>
        <translation>Leyendo el mazo…</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta anterior</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Anverso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta siguiente</translation>
    </message>
    <message>
        <source>Keep as a deck …</source>
        <translation>Conservar como mazo…</translation>
    </message>
    <message>
        <source>Makes a folder with a layout, the table and its pictures</source>
        <translation>Crea una carpeta con un diseño, la tabla y sus imágenes</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrar las cartas</translation>
    </message>
    <message>
        <source>Preview of card %1</source>
        <translation>Vista previa de la carta %1</translation>
    </message>
    <message>
        <source>No cards to show.</source>
        <translation>No hay cartas que mostrar.</translation>
    </message>
</context>
<context>
    <name>InningScore</name>
    <message>
        <source>Walk-off: the winning run came home in the bottom of inning %1.</source>
        <translation>Dejados en el terreno: la carrera ganadora llegó en la baja de la entrada %1.</translation>
    </message>
    <message>
        <source>Settled in extra innings, after %1.</source>
        <translation>Decidido en entradas extra, tras %1.</translation>
    </message>
    <message>
        <source>Played to the last out.</source>
        <translation>Jugado hasta el último out.</translation>
    </message>
</context>
<context>
    <name>InningSign</name>
    <message>
        <source>Top of inning %1</source>
        <translation>Alta de la entrada %1</translation>
    </message>
    <message>
        <source>Bottom of inning %1</source>
        <translation>Baja de la entrada %1</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Out</translation>
    </message>
</context>
<context>
    <name>JointSide</name>
    <message>
        <source>%1: ready</source>
        <translation>%1: ya eligió</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 elige</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Elegir otra vez</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Tecla Esc</translation>
    </message>
</context>
<context>
    <name>LaidCard</name>
    <message>
        <source>%1, face down</source>
        <translation>%1, boca abajo</translation>
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
        <translation>Expuesto por %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Laid out by you: %1</source>
        <translation>Expuesto por ti: %1</translation>
    </message>
    <message>
        <source>Laid out by %1: %2</source>
        <translation>Expuesto por %1: %2</translation>
    </message>
    <message>
        <source>Seen enough: put it away</source>
        <translation>Ya está visto: recoger</translation>
    </message>
</context>
<context>
    <name>Lamps</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
</context>
<context>
    <name>LastMatches</name>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Watch this match</source>
        <translation>Mirar esta partida</translation>
    </message>
</context>
<context>
    <name>LastPitchPanel</name>
    <message>
        <source>Last pitch: %1</source>
        <translation>Último lanzamiento: %1</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick: %1</source>
        <translation>Última baza: %1</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Too few draws to tell how even they are.</source>
        <translation>Muy pocos datos para decir lo parejo que fue.</translation>
    </message>
    <message>
        <source>As even as it gets: nearly every match strays at least this far.</source>
        <translation>Más parejo es casi imposible: casi toda partida se desvía tanto o más.</translation>
    </message>
    <message>
        <source>In about %1 of 10 matches luck strays at least this far.</source>
        <translation>En unas %1 de cada 10 partidas, la suerte se desvía tanto o más que en esta.</translation>
    </message>
    <message>
        <source>In about %1 of 100 matches luck strays at least this far.</source>
        <translation>En unas %1 de cada 100 partidas, la suerte se desvía tanto o más que en esta.</translation>
    </message>
    <message>
        <source>Fewer than 1 in 100 matches strays this far from the expected.</source>
        <translation>Menos de 1 de cada 100 partidas se desvía tanto de lo esperado.</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>salió</translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Aún no se ha sacado nada.</translation>
    </message>
    <message>
        <source>Source of chance</source>
        <translation>Fuente de azar</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>The luck of the draw</source>
        <translation>Lo que trajo el azar</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn. Bars: actual; marks: expected.</source>
        <translation>
            <numerusform>%n resultado. Barras: lo que salió; marcas: lo que cabía esperar.</numerusform>
            <numerusform>%n resultados. Barras: lo que salió; marcas: lo que cabía esperar.</numerusform>
        </translation>
    </message>
    <message>
        <source>actual</source>
        <translation>salió</translation>
    </message>
    <message>
        <source>%1: %2, expected %3</source>
        <translation>%1: %2, se esperaba %3</translation>
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
        <translation>Leer la regla %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Tecla Intro</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>More text below</source>
        <translation>El texto sigue</translation>
    </message>
</context>
<context>
    <name>LibraryDetail</name>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>See what happened so far</source>
        <translation>Ver lo que ha pasado hasta ahora</translation>
    </message>
    <message>
        <source>See the match again (Enter)</source>
        <translation>Ver la partida otra vez (Intro)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Give the match a title (F2)</source>
        <translation>Dar un título a la partida (F2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save a copy elsewhere (Ctrl+E)</source>
        <translation>Guardar una copia en otro sitio (Ctrl+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>What can be read can be resumed as a new match. This file stays as it is.</source>
        <translation>Lo que se puede leer se puede reanudar como partida nueva. Este archivo se queda como está.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Resume this match (Enter)</source>
        <translation>Reanudar esta partida (Intro)</translation>
    </message>
    <message>
        <source>Resume from there</source>
        <translation>Reanudar desde ahí</translation>
    </message>
    <message>
        <source>Resume what could be read as a new match (Enter)</source>
        <translation>Reanudar lo que se pudo leer, como partida nueva (Intro)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leerlo otra vez</translation>
    </message>
    <message>
        <source>Try reading this file again (Enter)</source>
        <translation>Intentar leer este archivo otra vez (Intro)</translation>
    </message>
    <message>
        <source>Practice: unlimited</source>
        <translation>Práctica: sin límite</translation>
    </message>
    <message>
        <source>Delete the match; you can undo that (Del)</source>
        <translation>Borrar la partida; se puede deshacer (Supr)</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Export “%1”</source>
        <translation>Exportar «%1»</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Statistics: wins and losses (Ctrl+T)</source>
        <translation>Estadísticas: victorias y derrotas (Ctrl+T)</translation>
    </message>
    <message>
        <source>Deck Studio: look at decks of cards (Ctrl+D)</source>
        <translation>Estudio de mazos: mirar mazos de cartas (Ctrl+D)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Volver: %1 (Esc)</translation>
    </message>
    <message>
        <source>Import matches from files (Ctrl+O)</source>
        <translation>Importar partidas desde archivos (Ctrl+O)</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nada coincide con «%1».</translation>
    </message>
    <message>
        <source>Reading the matches on this computer …</source>
        <translation>Leyendo las partidas de esta computadora…</translation>
    </message>
    <message>
        <source>No matches yet. Pick a game from the shelf, or drop a match file on this window.</source>
        <translation>Aún no hay partidas. Toma un juego de la estantería o suelta el archivo de una partida en esta ventana.</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañada</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
</context>
<context>
    <name>LineScore</name>
    <message>
        <source>R</source>
        <translation>C</translation>
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
        <translation>carreras</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>hits</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>number %1 bats</source>
        <translation>batea el número %1</translation>
    </message>
    <message>
        <source>the relief pitcher is in</source>
        <translation>el lanzador de relevo está en juego</translation>
    </message>
    <message>
        <source>RP</source>
        <comment>the relief pitcher is in</comment>
        <translation>LR</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Play by play</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>Ir a lo último</translation>
    </message>
    <message>
        <source>Jump to this point</source>
        <translation>Ir a este punto</translation>
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
        <translation>Suelta aquí una partida para llevarla a la biblioteca, o un mazo para abrirlo en el Estudio de mazos</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>Abrirlo ya</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take it back (Ctrl+Z)</source>
        <translation>Deshacerlo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Abrirlo otra vez</translation>
    </message>
    <message>
        <source>Leaves this match, which is kept in the library</source>
        <translation>Deja esta partida, que queda en la biblioteca</translation>
    </message>
    <message>
        <source>Add to menu</source>
        <translation>Añadir al menú</translation>
    </message>
    <message>
        <source>Rain Delay isn&apos;t in your menu yet.</source>
        <translation>Rain Delay aún no está en tu menú.</translation>
    </message>
    <message>
        <source>With its icon; then a double click opens matches and decks</source>
        <translation>Con su icono; así un doble clic abre partidas y mazos</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
</context>
<context>
    <name>MatchDecks</name>
    <message>
        <source>It has no cards.</source>
        <translation>No tiene cartas.</translation>
    </message>
    <message>
        <source>The deck “%1” has changed since: this match keeps its original values, shown with the game&apos;s own art.</source>
        <translation>El mazo «%1» ha cambiado desde entonces: esta partida conserva sus valores y muestra las cartas del juego.</translation>
    </message>
    <message>
        <source>The deck “%1” isn&apos;t where it was: this match keeps its values, shown with the game&apos;s own art.</source>
        <translation>El mazo «%1» ya no está donde estaba: esta partida conserva sus valores y muestra las cartas del juego.</translation>
    </message>
    <message>
        <source>This match&apos;s deck isn&apos;t on this computer: its values stay, shown with the game&apos;s own art.</source>
        <translation>El mazo de esta partida no está en esta computadora: se conservan sus valores y se muestran las cartas del juego.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Ctrl+</source>
        <comment>a key and what joins it to another</comment>
        <translation>Ctrl+</translation>
    </message>
    <message>
        <source>Ctrl+Shift+</source>
        <comment>keys and what joins them to another</comment>
        <translation>Ctrl+Mayús+</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Take back the last choice (%1)</source>
        <translation>Deshacer la última decisión (%1)</translation>
    </message>
    <message>
        <source>Do it again (%1)</source>
        <translation>Hacerla otra vez (%1)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Reglas (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>The last moves of this match couldn&apos;t be written. If you leave now, they are lost.</source>
        <translation>No se pudieron escribir las últimas jugadas de esta partida. Si sales ahora, se pierden.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>¿Deshacerla?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Volver: %1 (Esc)</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Volver: %1</translation>
    </message>
    <message>
        <source>Back: %1. The match can be resumed later</source>
        <translation>Volver: %1. La partida se puede reanudar después</translation>
    </message>
    <message>
        <source>What the bench coach decides</source>
        <translation>Lo que decide el entrenador de banca</translation>
    </message>
    <message>
        <source>No, it stands</source>
        <translation>No, se queda así</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>See it again</source>
        <translation>Verlo otra vez</translation>
    </message>
</context>
<context>
    <name>MistakeBar</name>
    <message>
        <source>%1: mistake %2 of %3</source>
        <comment>of a player</comment>
        <translation>%1: error %2 de %3</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>All the costly choices (A)</source>
        <translation>Todas las decisiones caras (A)</translation>
    </message>
    <message>
        <source>Done with the mistakes (Esc)</source>
        <translation>Dejar los errores (Esc)</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>The table as it was before this choice</source>
        <translation>La mesa antes de esta decisión</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>Try again at mistake %1</source>
        <translation>Probar otra vez en el error %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Show mistake %1</source>
        <translation>Ver el error %1</translation>
    </message>
    <message>
        <source>Starts a new match just before this choice; this one stays as it is</source>
        <translation>Empieza una partida nueva antes de esta decisión; esta se queda como está</translation>
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
        <translation>Conservar como mazo</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Mazo nuevo</translation>
    </message>
    <message>
        <source>What it begins with</source>
        <translation>Con qué empieza</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nombre del mazo</translation>
    </message>
    <message>
        <source>Its folder: %1</source>
        <translation>Su carpeta: %1</translation>
    </message>
    <message>
        <source>Place …</source>
        <translation>Lugar…</translation>
    </message>
    <message>
        <source>Choose where the deck&apos;s folder is made</source>
        <translation>Elige dónde crear la carpeta del mazo</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>En esta carpeta</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>This makes a folder with the layout that you see (deck.yaml), the table (cards.csv) and its pictures (art). From then on you work there; the table that you opened stays as it is.</source>
        <translation>Se crea una carpeta con el diseño que ves (deck.yaml), la tabla (cards.csv) y las imágenes que nombra (art). A partir de ahí trabajas en esa carpeta; la tabla que abriste se queda como está.</translation>
    </message>
    <message>
        <source>Where should it go?</source>
        <translation>¿Dónde estará?</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
</context>
<context>
    <name>NewFolderRow</name>
    <message>
        <source>Name of the new folder</source>
        <translation>Nombre de la carpeta nueva</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Cancelar (Esc)</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>Third player</source>
        <translation>Tercer jugador</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Otra semilla</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same match.</source>
        <translation>La misma semilla y las mismas decisiones dan la misma partida.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>From the deck “%1”: its values for the rules, its faces on the table.</source>
        <translation>Del mazo «%1»: sus valores para las reglas, sus caras en la mesa.</translation>
    </message>
    <message>
        <source>Use the game&apos;s own</source>
        <translation>Usar las del juego</translation>
    </message>
    <message>
        <source>Everything can be taken back, even drawn cards and thrown dice. The record is marked as practice.</source>
        <translation>Todo se puede deshacer, hasta cartas robadas y dados tirados. El registro queda marcado como práctica.</translation>
    </message>
    <message>
        <source>Learn it at the table in under five minutes</source>
        <translation>Apréndelo en la mesa, en menos de cinco minutos</translation>
    </message>
</context>
<context>
    <name>NoCards</name>
    <message>
        <source>The deck is being read …</source>
        <translation>Leyendo el mazo…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>No cards to show. The list of problems says why; this page updates when the files are saved.</source>
        <translation>No hay cartas que mostrar. La lista de problemas dice por qué; esta página se actualiza al guardar los archivos.</translation>
    </message>
    <message>
        <source>No card matches “%1”.</source>
        <translation>Ninguna carta coincide con «%1».</translation>
    </message>
    <message>
        <source>The table has no cards yet: add a row.</source>
        <translation>La tabla aún no tiene cartas: añádele una fila.</translation>
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
        <translation>%1, en %2</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>less · equal · more</source>
        <translation>menos · igual · más</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: &lt; %4%, = %5%, &gt; %6%</source>
        <translation>%1 + %2 = %3: &lt; %4&#xa0;%, = %5&#xa0;%, &gt; %6&#xa0;%</translation>
    </message>
    <message>
        <source>Dice odds against two zones</source>
        <translation>Probabilidades de los dados contra dos zonas</translation>
    </message>
</context>
<context>
    <name>OneCard</name>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Back to the wall (Esc)</source>
        <translation>Volver al muro (Esc)</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Sangrado</translation>
    </message>
    <message>
        <source>Safe zone</source>
        <translation>Zona de seguridad</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Where each element of the layout lies, and its name</source>
        <translation>Dónde está cada elemento del diseño, y su nombre</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2&#xa0;mm</translation>
    </message>
    <message>
        <source>, bleed %1 mm</source>
        <translation>, sangrado %1&#xa0;mm</translation>
    </message>
    <message>
        <source>Previous card (Left)</source>
        <translation>La carta anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Next card (Right)</source>
        <translation>La carta siguiente (Derecha)</translation>
    </message>
    <message>
        <source>Printed beyond the cut so that no white edge shows</source>
        <translation>Lo que se imprime más allá del corte para que no quede un borde blanco</translation>
    </message>
    <message>
        <source>Safe even when the knife is a little off</source>
        <translation>Lo que queda entero aunque la cuchilla se desvíe un poco</translation>
    </message>
</context>
<context>
    <name>OpponentTable</name>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatadas</translation>
    </message>
</context>
<context>
    <name>PackRow</name>
    <message>
        <source>Cards of %1</source>
        <translation>Cartas de %1</translation>
    </message>
    <message>
        <source>The look of the pack at the table.</source>
        <translation>El aspecto de la baraja en la mesa.</translation>
    </message>
</context>
<context>
    <name>Painter</name>
    <message>
        <source>A card is 1 to %1 pixels wide.</source>
        <translation>Una carta puede medir de 1 a %1 píxeles de ancho.</translation>
    </message>
    <message>
        <source>There is not enough memory for a card of this size.</source>
        <translation>No hay memoria suficiente para una carta de este tamaño.</translation>
    </message>
</context>
<context>
    <name>PdfForm</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Each page is a card with its bleed, for print shops that take PDF.</source>
        <translation>Cada página es una carta con su sangrado, para imprentas que aceptan PDF.</translation>
    </message>
    <message>
        <source>Sheets of cards</source>
        <translation>Pliegos de cartas</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Reversos</translation>
    </message>
    <message>
        <source>On a page of their own, printed on the other side.</source>
        <translation>En una página propia, impresa en la otra cara de la hoja.</translation>
    </message>
    <message>
        <source>On the same page: fold it along the line, glue it, then cut.</source>
        <translation>En la misma página: dobla por la línea, pega y luego corta.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>A dos caras</translation>
    </message>
    <message>
        <source>Gutterfold</source>
        <translation>Para doblar</translation>
    </message>
    <message>
        <source>After each front</source>
        <translation>Tras cada anverso</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Tamaño del papel</translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation>Ancho del papel</translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation>Alto del papel</translation>
    </message>
    <message>
        <source>The sheet lies</source>
        <translation>El pliego está</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Apaisado</translation>
    </message>
    <message>
        <source>Gaps between cards</source>
        <translation>Espacios entre cartas</translation>
    </message>
    <message>
        <source>With a gap each card keeps its bleed; without one a single cut parts two cards.</source>
        <translation>Con espacio, cada carta conserva su sangrado; sin él, un solo corte separa dos cartas.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>What the printer leaves blank at each edge.</source>
        <translation>Lo que la impresora deja en blanco en cada borde.</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>Columnas y filas</translation>
    </message>
    <message>
        <source>Empty: as many as fit.</source>
        <translation>Vacío: todas las que quepan.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Cut marks</source>
        <translation>Marcas de corte</translation>
    </message>
    <message>
        <source>Where to cut, beside the cards and never on them.</source>
        <translation>Por dónde cortar, junto a las cartas y nunca sobre ellas.</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Rules booklet</source>
        <translation>Folleto de reglas</translation>
    </message>
    <message>
        <source>Last in the file. Print these pages on both sides, then fold and staple them.</source>
        <translation>Al final del archivo. Imprime estas páginas por ambas caras, dóblalas y grápalas.</translation>
    </message>
    <message>
        <source>Some cards have two faces: without backs the second one is missing.</source>
        <translation>Algunas cartas tienen dos caras: sin reversos falta la segunda.</translation>
    </message>
    <message>
        <source>One card per page</source>
        <translation>Una carta por página</translation>
    </message>
    <message>
        <source>Whichever fits more</source>
        <translation>Según quepan más</translation>
    </message>
    <message>
        <source>50 mm, to check that the printer kept the size.</source>
        <translation>50&#xa0;mm, para ver si la impresora respetó el tamaño.</translation>
    </message>
    <message>
        <source>Sheets to cut at home.</source>
        <translation>Pliegos para cortar en casa.</translation>
    </message>
    <message>
        <source>Each card as often as the column copies says; otherwise once.</source>
        <translation>Cada carta tantas veces como dice la columna copies; si no, una vez.</translation>
    </message>
</context>
<context>
    <name>PictureForm</name>
    <message>
        <source>Print shop</source>
        <translation>Imprenta</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>ppp</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>A back that several cards share is one file.</source>
        <translation>Un reverso que comparten varias cartas es un solo archivo.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Anversos</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Reversos</translation>
    </message>
    <message>
        <source>With the bleed</source>
        <translation>Con el sangrado</translation>
    </message>
    <message>
        <source>Round corners</source>
        <translation>Esquinas redondas</translation>
    </message>
    <message>
        <source>Transparent beyond them.</source>
        <translation>Transparente por fuera.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Width of a card</source>
        <translation>Ancho de una carta</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Codes below the cards</source>
        <translation>Códigos debajo de las cartas</translation>
    </message>
    <message>
        <source>Large sheets</source>
        <translation>Hojas grandes</translation>
    </message>
    <message>
        <source>Up to 8192 pixels a side instead of 4096: sharper, slower to load.</source>
        <translation>Hasta 8192 píxeles por lado en vez de 4096: más nítidas, tardan más en cargar.</translation>
    </message>
    <message>
        <source>Address on the web</source>
        <translation>Dirección en la web</translation>
    </message>
    <message>
        <source>Where you will put the pictures, so that others at the table see them. Empty: the files on this computer, which only it can read.</source>
        <translation>Dónde pondrás las imágenes para que otros en la mesa las vean. Vacío: los archivos de esta computadora, que solo ella puede leer.</translation>
    </message>
    <message>
        <source>The shop&apos;s own size, bleed and resolution: files to upload to it.</source>
        <translation>El tamaño, el sangrado y la resolución de esta imprenta: archivos listos para subir a su sitio.</translation>
    </message>
    <message>
        <source>Otherwise cut to the trim.</source>
        <translation>Si no, recortado por la línea de corte.</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>top of %n card(s)</source>
        <translation>
            <numerusform>la de arriba de %n carta</numerusform>
            <numerusform>la de arriba de %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceTable</name>
    <message>
        <source>That can&apos;t go there.</source>
        <translation>Eso no va ahí.</translation>
    </message>
</context>
<context>
    <name>PlaceArea</name>
    <message>
        <source>%1, a legal place</source>
        <translation>%1, un lugar permitido</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Random</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Bench coach</source>
        <translation>Entrenador de banca</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>All-Star</source>
        <translation>All-Star</translation>
    </message>
    <message>
        <source>random play</source>
        <translation>el juego al azar</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Hall of Famer</source>
        <translation>Salón de la Fama</translation>
    </message>
    <message>
        <source>Wins %2% of %3 matches against %1.</source>
        <translation>Gana el %2&#xa0;% de %3 partidas contra %1.</translation>
    </message>
    <message>
        <source>Won %2% of %3 matches against %1: too close to call.</source>
        <translation>Ganó el %2&#xa0;% de %3 partidas contra %1: demasiado parejo para decir quién es más fuerte.</translation>
    </message>
    <message>
        <source>Someone at this computer.</source>
        <translation>Alguien en esta computadora.</translation>
    </message>
    <message>
        <source>Plays the match out %1 times in its head before each choice, as a coach would.</source>
        <translation>Antes de cada decisión juega la partida mentalmente %1 veces, como haría un entrenador.</translation>
    </message>
    <message>
        <source>Plays the match out %1 times in its head before each choice, with random moves.</source>
        <translation>Antes de cada decisión juega la partida mentalmente %1 veces, con jugadas al azar.</translation>
    </message>
    <message>
        <source>It knows only what its seat knows.</source>
        <translation>Solo sabe lo que se ve desde su puesto.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>%1 prints no card of %2 × %3 mm; the nearest is %4, %5 × %6 mm.</source>
        <translation>%1 no imprime cartas de %2 × %3&#xa0;mm; la más parecida es %4, %5 × %6&#xa0;mm.</translation>
    </message>
    <message>
        <source>Cards of %1 × %2 mm become %3, %4 × %5 mm.</source>
        <translation>Las cartas de %1 × %2&#xa0;mm pasan a ser %3, %4 × %5&#xa0;mm.</translation>
    </message>
    <message>
        <source>The deck&apos;s bleed is %1 mm; %2 wants %3 mm. The edge&apos;s colours are continued.</source>
        <translation>El sangrado del mazo es de %1&#xa0;mm; %2 pide %3&#xa0;mm. Se continúan los colores del borde.</translation>
    </message>
    <message>
        <source>%1 reaches over the card&apos;s edge and will be cut off.</source>
        <translation>%1 sobresale del borde de la carta y se cortará.</translation>
    </message>
    <message>
        <source>It reaches the card&apos;s edge (%1) but not the end of the bleed: a sliver of what is below may show.</source>
        <translation>Llega al borde de la carta (%1), pero no al final del sangrado: puede verse una tira de lo que hay debajo.</translation>
    </message>
    <message>
        <source>The typeface %1 isn&apos;t there; %2 is used instead.</source>
        <translation>La fuente %1 no está; se usa %2 en su lugar.</translation>
    </message>
    <message>
        <source>The text of %1 is less than %4 mm from the card&apos;s edge: it may be cut off.</source>
        <translation>El texto de %1 está a menos de %4&#xa0;mm del borde de la carta: se puede cortar.</translation>
    </message>
    <message>
        <source>The text of %1 reaches over the card&apos;s edge and will be cut off.</source>
        <translation>El texto de %1 sobresale del borde de la carta y se cortará.</translation>
    </message>
    <message>
        <source>The text of %1 is set in less than %4 pt, which is hard to read.</source>
        <translation>El texto de %1 está en menos de %4&#xa0;pt: cuesta leerlo.</translation>
    </message>
    <message>
        <source>%1 is in no font; put one in colour that has it, such as NotoColorEmoji.ttf, into the deck and name it in &quot;fonts&quot;.</source>
        <translation>%1 no está en ninguna fuente; pon en el mazo una fuente en color que tenga ese carácter, como NotoColorEmoji.ttf, y nómbrala en «fonts».</translation>
    </message>
    <message>
        <source>%1 is blank in %2: put an undamaged copy of that font into the deck, or name another one in &quot;fonts&quot;.</source>
        <translation>%1 está en blanco en %2: pon en el mazo una copia no dañada de esa fuente o nombra otra en «fonts».</translation>
    </message>
    <message>
        <source>%1 is %2 mm from the card&apos;s edge: anything under %3 mm may be cut off.</source>
        <translation>%1 está a %2&#xa0;mm del borde de la carta: a menos de %3&#xa0;mm puede salir cortado.</translation>
    </message>
    <message>
        <source>%1 is printed at %2 dpi; under %3 looks coarse.</source>
        <translation>%1 se imprime a %2 ppp; por debajo de %3 se ve tosco.</translation>
    </message>
    <message>
        <source>The pictures of %1 are printed at less than %4 dpi, which looks coarse.</source>
        <translation>Las imágenes de %1 se imprimen a menos de %4 ppp y se ven toscas.</translation>
    </message>
    <message>
        <source>%1 is set in %2 pt; under %3 pt is hard to read.</source>
        <translation>%1 está en %2&#xa0;pt; por debajo de %3&#xa0;pt cuesta leerlo.</translation>
    </message>
    <message>
        <source>%1 is in no font; name another typeface in &quot;fonts&quot; that has it.</source>
        <translation>%1 no está en ninguna fuente; nombra en «fonts» otra fuente que tenga ese carácter.</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Saved as PDF, the pages can be printed elsewhere.</source>
        <translation>No hay ninguna impresora en esta computadora. Guardadas como PDF, las páginas se pueden imprimir en otro sitio.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
</context>
<context>
    <name>PrinterForm</name>
    <message>
        <source>The printer</source>
        <translation>La impresora</translation>
    </message>
    <message>
        <source>The long edge</source>
        <translation>El borde largo</translation>
    </message>
    <message>
        <source>The short edge</source>
        <translation>El borde corto</translation>
    </message>
    <message>
        <source>Backs are moved</source>
        <translation>Los reversos se desplazan</translation>
    </message>
    <message>
        <source>To the right and down, on their page.</source>
        <translation>A la derecha y abajo, en su página.</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Backs are turned</source>
        <translation>Los reversos se giran</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>grados</translation>
    </message>
    <message>
        <source>Backs reach further</source>
        <translation>Los reversos llegan más lejos</translation>
    </message>
    <message>
        <source>Extra bleed</source>
        <translation>Sangrado adicional</translation>
    </message>
    <message>
        <source>Measure the printer</source>
        <translation>Medir la impresora</translation>
    </message>
    <message>
        <source>Print the test page on both sides, hold it against the light, and read off where each cross of the front meets the scales of the back.</source>
        <translation>Imprime la página de prueba por ambas caras, ponla a contraluz y lee dónde cada cruz del anverso toca las escalas del reverso.</translation>
    </message>
    <message>
        <source>Test page</source>
        <translation>Página de prueba</translation>
    </message>
    <message>
        <source>Saved as a PDF of two pages, on the paper chosen above</source>
        <translation>Guardada como PDF de dos páginas, en el papel elegido arriba</translation>
    </message>
    <message>
        <source>Read off at the upper cross</source>
        <translation>Leído en la cruz superior</translation>
    </message>
    <message>
        <source>To the right and down.</source>
        <translation>A la derecha y abajo.</translation>
    </message>
    <message>
        <source>Upper cross, to the right</source>
        <translation>Cruz superior, a la derecha</translation>
    </message>
    <message>
        <source>Upper cross, down</source>
        <translation>Cruz superior, abajo</translation>
    </message>
    <message>
        <source>Read off at the lower cross</source>
        <translation>Leído en la cruz inferior</translation>
    </message>
    <message>
        <source>Then “Use these” sets how backs are moved and turned.</source>
        <translation>Después «Usar estos» fija cómo se desplazan y giran los reversos.</translation>
    </message>
    <message>
        <source>Lower cross, to the right</source>
        <translation>Cruz inferior, a la derecha</translation>
    </message>
    <message>
        <source>Lower cross, down</source>
        <translation>Cruz inferior, abajo</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Usar estos</translation>
    </message>
    <message>
        <source>Sets how backs are moved and turned</source>
        <translation>Fija cómo se desplazan y giran los reversos</translation>
    </message>
    <message>
        <source>It flips the sheet on</source>
        <translation>Da la vuelta al pliego por</translation>
    </message>
    <message>
        <source>Extra bleed to hide what is still off.</source>
        <translation>Sangrado adicional para tapar lo que aún quede desviado.</translation>
    </message>
    <message>
        <source>Clockwise, around the middle of the page.</source>
        <translation>En sentido horario, alrededor del centro de la página.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; ¿querías decir &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>%1; known: %2.</source>
        <translation>%1; conocidos: %2.</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, fila %2, columna %3</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, fila %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
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
        <translation>Problemas</translation>
    </message>
    <message>
        <source>This isn&apos;t about a single card. Fix it in %1 and save: it is read again at once.</source>
        <translation>Esto no es de ninguna carta en particular. Corrígelo en %1 y guarda: se lee otra vez enseguida.</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1, back</source>
        <translation>carta %1, reverso</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Changes the deck&apos;s file; Ctrl+Z takes it back</source>
        <translation>Cambia el archivo del mazo; Ctrl+Z lo deshace</translation>
    </message>
</context>
<context>
    <name>ProposedStrip</name>
    <message>
        <source>Keep as a deck …</source>
        <translation>Conservar como mazo…</translation>
    </message>
    <message>
        <source>Makes a folder with a layout, the table and its pictures (Ctrl+S)</source>
        <translation>Crea una carpeta con un diseño, la tabla y sus imágenes (Ctrl+S)</translation>
    </message>
    <message>
        <source>Columns and size …</source>
        <translation>Columnas y tamaño…</translation>
    </message>
    <message>
        <source>What the columns are, which are left out, and how large a card is</source>
        <translation>Qué son las columnas, cuáles se omiten y qué tamaño tiene una carta</translation>
    </message>
    <message>
        <source>This is only a table, with a proposed layout. Kept as a deck, it gets a layout of its own that you can change.</source>
        <translation>Esto es solo una tabla; su diseño es una propuesta. Como mazo recibe un diseño propio que puedes cambiar.</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>key %1</source>
        <translation>tecla %1</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Key Escape</source>
        <translation>Tecla Escape</translation>
    </message>
</context>
<context>
    <name>QuickBaseball</name>
    <message>
        <source>%1 of inning %2: %3 bats</source>
        <translation>%1, entrada %2: batea %3</translation>
    </message>
    <message>
        <source>%1&apos;s number %2 swings: %3 against %4</source>
        <translation>El número %2 de %1 batea: %3 contra %4</translation>
    </message>
    <message>
        <source>%3 meets %4, number %2 swinging</source>
        <translation>%3 contra %4; batea el número %2</translation>
    </message>
    <message>
        <source>Number %2 goes after it: %3, and the pitch is %4</source>
        <translation>El número %2 la busca: %3, y el lanzamiento es %4</translation>
    </message>
    <message>
        <source>The bat stays on number %2&apos;s shoulder. The pitch: %3</source>
        <translation>El bate del número %2 no se mueve. El lanzamiento: %3</translation>
    </message>
    <message>
        <source>%1&apos;s runner is off for %2! The pitch: %3</source>
        <translation>¡El corredor de %1 sale hacia %2! El lanzamiento: %3</translation>
    </message>
    <message>
        <source>A break for %2 on %3</source>
        <translation>Salida hacia %2 con %3</translation>
    </message>
    <message>
        <source>A match in %3: number %2 doubles</source>
        <translation>Coincide el %3: doble del número %2</translation>
    </message>
    <message>
        <source>A match in %3: number %2 triples</source>
        <translation>Coincide el %3: triple del número %2</translation>
    </message>
    <message>
        <source>A match in %3, and it&apos;s gone: number %2 homers</source>
        <translation>Coincide el %3, y se fue: jonrón del número %2</translation>
    </message>
    <message>
        <source>The runner on %2 goes to %3</source>
        <translation>El corredor de %2 va a %3</translation>
    </message>
    <message>
        <source>From %2 to %3 for %1&apos;s runner</source>
        <translation>De %2 a %3 el corredor de %1</translation>
    </message>
    <message>
        <source>%1 moves one from %2 to %3</source>
        <translation>%1 mueve a uno de %2 a %3</translation>
    </message>
    <message>
        <source>A run for %1</source>
        <translation>Carrera para %1</translation>
    </message>
    <message>
        <source>One more across the plate for %1</source>
        <translation>Otra más que pisa el home para %1</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 anota</translation>
    </message>
    <message>
        <source>Nothing but air: number %2 is out</source>
        <translation>Solo aire: el número %2 es out</translation>
    </message>
    <message>
        <source>Number %2 swings through it: out</source>
        <translation>El número %2 abanica: out</translation>
    </message>
    <message>
        <source>Strike, and one is enough: number %2 sits down</source>
        <translation>Strike, y con uno basta: el número %2 se sienta</translation>
    </message>
    <message>
        <source>That one was blue. Number %2 is out, bat on the shoulder</source>
        <translation>Esa era azul. El número %2 es out con el bate al hombro</translation>
    </message>
    <message>
        <source>High, and into a glove: number %2 is out</source>
        <translation>Alta, y a un guante: el número %2 es out</translation>
    </message>
    <message>
        <source>An easy fly, number %2 is out</source>
        <translation>Un elevado fácil, el número %2 es out</translation>
    </message>
    <message>
        <source>Thrown out at first by a step: number %2</source>
        <translation>Out en primera por un paso: el número %2</translation>
    </message>
    <message>
        <source>The throw beats number %2 to the bag</source>
        <translation>El tiro llega antes que el número %2</translation>
    </message>
    <message>
        <source>Straight at somebody: number %2 is caught</source>
        <translation>Directa a un guante: out el número %2</translation>
    </message>
    <message>
        <source>The fly falls foul: number %2 gets another pitch</source>
        <translation>El elevado cae en foul: el número %2 tiene otro lanzamiento</translation>
    </message>
    <message>
        <source>Nobody gets under it. Number %2 lives on</source>
        <translation>Nadie llega. El número %2 sigue vivo</translation>
    </message>
    <message>
        <source>A good eye: number %2 is still up</source>
        <translation>Buen ojo: el número %2 sigue al bate</translation>
    </message>
    <message>
        <source>Wide of the plate. Number %2 digs in</source>
        <translation>Fuera del home. El número %2 se afianza</translation>
    </message>
    <message>
        <source>Too far out. Balls: %2</source>
        <translation>Demasiado abierta. Bolas: %2</translation>
    </message>
    <message>
        <source>The catcher has to reach. Balls: %2</source>
        <translation>El receptor se estira. Bolas: %2</translation>
    </message>
    <message>
        <source>Ball four: number %2 strolls to first</source>
        <translation>Bola cuatro: el número %2 pasea a primera</translation>
    </message>
    <message>
        <source>%1&apos;s number %2 takes a free base</source>
        <translation>El número %2 de %1 toma una base gratis</translation>
    </message>
    <message>
        <source>Safe! %1 steals %2</source>
        <translation>¡A salvo! %1 roba %2</translation>
    </message>
    <message>
        <source>Under the tag at %2</source>
        <translation>Se desliza bajo el guante: %2</translation>
    </message>
    <message>
        <source>%1 has %2 for nothing</source>
        <translation>%1 se lleva %2 de regalo</translation>
    </message>
    <message>
        <source>They knew: the runner is out at %2</source>
        <translation>Lo sabían: el corredor es out en %2</translation>
    </message>
    <message>
        <source>%1 picks the bats up again</source>
        <translation>%1 recoge los bates</translation>
    </message>
    <message>
        <source>All the bats are back in %1&apos;s rack</source>
        <translation>Todos los bates están otra vez en el soporte de %1</translation>
    </message>
    <message>
        <source>%1 takes the pitches back</source>
        <translation>%1 recoge los lanzamientos</translation>
    </message>
    <message>
        <source>A visit to the mound: %1 has every pitch again</source>
        <translation>Visita al montículo: %1 vuelve a tener todos los lanzamientos</translation>
    </message>
    <message>
        <source>The starter is done: %1&apos;s relief pitcher comes in</source>
        <translation>El abridor ha acabado: entra el lanzador de relevo de %1</translation>
    </message>
    <message>
        <source>A door opens in the outfield: %1&apos;s reliever jogs to the mound</source>
        <translation>Se abre una puerta en los jardines: el relevista de %1 trota al montículo</translation>
    </message>
    <message>
        <source>Out of baseballs. The umpires call it a day</source>
        <translation>No quedan pelotas. Los árbitros dan el juego por terminado</translation>
    </message>
    <message>
        <source>Ball game: %1 wins, %2 to %3</source>
        <translation>Se acabó: gana %1, %2 a %3</translation>
    </message>
    <message>
        <source>It stays a tie, %1 all</source>
        <translation>Queda en empate a %1</translation>
    </message>
    <message>
        <source>Nine innings</source>
        <translation>Nueve entradas</translation>
    </message>
    <message>
        <source>Six innings</source>
        <translation>Seis entradas</translation>
    </message>
    <message>
        <source>Three innings</source>
        <translation>Tres entradas</translation>
    </message>
    <message>
        <source>Both take their cards back</source>
        <translation>Ambos recogen sus cartas</translation>
    </message>
    <message>
        <source>The pitch is discarded</source>
        <translation>El lanzamiento se descarta</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>the visitor&apos;s hand</source>
        <translation>la mano del visitante</translation>
    </message>
    <message>
        <source>the home team&apos;s hand</source>
        <translation>la mano del equipo local</translation>
    </message>
    <message>
        <source>the pitch</source>
        <translation>el lanzamiento</translation>
    </message>
    <message>
        <source>the bat</source>
        <translation>el bate</translation>
    </message>
    <message>
        <source>thrown pitches</source>
        <translation>lanzamientos hechos</translation>
    </message>
    <message>
        <source>used bats</source>
        <translation>bates usados</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>tercera base</translation>
    </message>
    <message>
        <source>the outs</source>
        <translation>los outs</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>home</translation>
    </message>
    <message>
        <source>the mound</source>
        <translation>el montículo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Esa acción no existe en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>That is for the side at bat</source>
        <translation>Eso le toca al equipo al bate</translation>
    </message>
    <message>
        <source>That is for the side in the field, once the batter has chosen</source>
        <translation>Eso le toca al equipo en el campo, cuando el bateador ha elegido</translation>
    </message>
    <message>
        <source>First say whether you take your discards back</source>
        <translation>Di primero si recoges tus descartes</translation>
    </message>
    <message>
        <source>No card is left to play: take your discards back</source>
        <translation>No queda carta que jugar: recoge tus descartes</translation>
    </message>
    <message>
        <source>Discards come back when one card is left, or when the other side takes its own</source>
        <translation>Los descartes vuelven cuando queda una carta, o cuando el otro equipo recoge los suyos</translation>
    </message>
    <message>
        <source>%1 lies among the discards until they are taken back</source>
        <translation>%1 está entre los descartes hasta que se recojan</translation>
    </message>
    <message>
        <source>No runner is on base to steal</source>
        <translation>No hay corredor en base para robar</translation>
    </message>
    <message>
        <source>%1 is taken: there is nowhere to steal to</source>
        <translation>%1 está ocupada: no hay adónde robar</translation>
    </message>
    <message>
        <source>Nobody steals home</source>
        <translation>Nadie roba el home</translation>
    </message>
    <message>
        <source>Quick Baseball</source>
        <translation>Quick Baseball</translation>
    </message>
    <message>
        <source>Eighteen cards, two hands, one guess after another: baseball as a bluff.</source>
        <translation>Dieciocho cartas, dos manos y a adivinar una y otra vez: el béisbol como farol.</translation>
    </message>
    <message>
        <source>After the published rules of &quot;Quick Baseball (18 cards)&quot; by S. P. Stenton.</source>
        <translation>Según las reglas publicadas de «Quick Baseball (18 cards)», de S. P. Stenton.</translation>
    </message>
    <message>
        <source>Swing: %1</source>
        <translation>Batear: %1</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Throw: %1</source>
        <translation>Lanzar: %1</translation>
    </message>
    <message>
        <source>Take the discards back</source>
        <translation>Recoger los descartes</translation>
    </message>
    <message>
        <source>it catches a runner who steals; otherwise it is ball %1</source>
        <translation>pone out al corredor que roba; si no, es la bola %1</translation>
    </message>
    <message>
        <source>it costs no card, but it is ball %1</source>
        <translation>no cuesta carta, pero es la bola %1</translation>
    </message>
    <message>
        <source>Every run of the last play counts</source>
        <translation>Cuenta cada carrera de la última jugada</translation>
    </message>
    <message>
        <source>Runs beyond the winning one count too, and not on a home run alone.</source>
        <translation>También cuentan las carreras tras la ganadora, y no solo con un jonrón.</translation>
    </message>
    <message>
        <source>balls: %1</source>
        <translation>bolas: %1</translation>
    </message>
    <message>
        <source>Side retired. %1: runs %2, left on base %3</source>
        <translation>Fin de la media entrada. %1: carreras %2, dejados en base %3</translation>
    </message>
    <message>
        <source>%1&apos;s number %2 takes it: %3</source>
        <translation>El número %2 de %1 la deja pasar: %3</translation>
    </message>
    <message>
        <source>Number %2 just watches: %3</source>
        <translation>El número %2 solo mira: %3</translation>
    </message>
    <message>
        <source>There goes the runner, head down, to %2, on %3</source>
        <translation>Allá va el corredor, cabeza abajo, hacia %2, con %3</translation>
    </message>
    <message>
        <source>A match in %3: number %2 singles</source>
        <translation>Coincide el %3: sencillo del número %2</translation>
    </message>
    <message>
        <source>Number %2 drops it in on %3: a single</source>
        <translation>El número %2 la deja caer, %3: sencillo</translation>
    </message>
    <message>
        <source>Through the middle on %3: number %2 is on first</source>
        <translation>Por el medio, %3: el número %2 está en primera</translation>
    </message>
    <message>
        <source>A clean knock on %3: first base for number %2</source>
        <translation>Un golpe limpio, %3: primera base para el número %2</translation>
    </message>
    <message>
        <source>Into the gap on %3: two bases for number %2</source>
        <translation>Al hueco, %3: dos bases para el número %2</translation>
    </message>
    <message>
        <source>Off the wall on %3: number %2 slides into second</source>
        <translation>Contra el muro, %3: el número %2 se desliza a segunda</translation>
    </message>
    <message>
        <source>To the deepest corner on %3: number %2 is on third</source>
        <translation>Al rincón más lejano, %3: el número %2 está en tercera</translation>
    </message>
    <message>
        <source>Number %2 sends it over the fence on %3: home run</source>
        <translation>El número %2 la manda por encima de la cerca, %3: jonrón</translation>
    </message>
    <message>
        <source>Don&apos;t bother chasing that one: on %3, number %2 trots around for %1</source>
        <translation>Esa no hay que perseguirla: con %3, el número %2 da la vuelta para %1</translation>
    </message>
    <message>
        <source>Right down the middle: number %2 is caught looking</source>
        <translation>Por todo el medio: el número %2 es out mirando</translation>
    </message>
    <message>
        <source>Caught! Number %2 can&apos;t believe it</source>
        <translation>¡Atrapada! El número %2 no se lo cree</translation>
    </message>
    <message>
        <source>The ball beats the runner to %2</source>
        <translation>La bola llega antes que el corredor a %2</translation>
    </message>
    <message>
        <source>No need to play on: %1 wins it at the plate</source>
        <translation>No hace falta seguir: %1 gana al bate</translation>
    </message>
    <message>
        <source>How many innings a game lasts, unless it is tied.</source>
        <translation>Cuántas entradas dura un juego, si no hay empate.</translation>
    </message>
    <message>
        <source>After a steal</source>
        <translation>Tras un robo</translation>
    </message>
    <message>
        <source>What happens to the cards after a stolen base.</source>
        <translation>Qué pasa con las cartas cuando un corredor ha robado una base.</translation>
    </message>
    <message>
        <source>Pitches per match</source>
        <translation>Lanzamientos por partida</translation>
    </message>
    <message>
        <source>Take the pitch</source>
        <translation>Dejarla pasar</translation>
    </message>
    <message>
        <source>Play on without</source>
        <translation>Seguir sin ellos</translation>
    </message>
    <message>
        <source>it hits none of the %1 possible pitches, but saves a better card</source>
        <translation>no acierta ninguno de los %1 lanzamientos posibles, pero ahorra una carta mejor</translation>
    </message>
    <message>
        <source>it hits %1 of the %2 possible pitches</source>
        <translation>acierta %1 de los %2 lanzamientos posibles</translation>
    </message>
    <message>
        <source>only the Pitch Out, one of %1 possible pitches, catches the runner</source>
        <translation>solo el Pitch Out, uno de los %1 lanzamientos posibles, pone out al corredor</translation>
    </message>
    <message>
        <source>the batter can hit it with %1 of %2 possible cards</source>
        <translation>el bateador la acierta con %1 de %2 cartas posibles</translation>
    </message>
    <message>
        <source>only blue puts the batter out (%1 of the %2 possible pitches); a Pitch Out would be ball %3</source>
        <translation>solo el azul elimina al bateador (%1 de los %2 lanzamientos posibles); un Pitch Out sería la bola %3</translation>
    </message>
    <message>
        <source>it puts %1 more in your hand</source>
        <translation>así tienes %1 más en la mano</translation>
    </message>
    <message>
        <source>%1 in hand is enough for now</source>
        <translation>por ahora basta con %1 en la mano</translation>
    </message>
    <message>
        <source>Solves each half-inning, a few seconds each: with the game&apos;s own cards nobody gains more than 0.1% of a match, but luck may beat it.</source>
        <translation>Resuelve cada media entrada, unos segundos cada una: con las cartas del juego nadie le saca más del 0,1&#xa0;% de un partido, pero la suerte puede vencerlo.</translation>
    </message>
</context>
<context>
    <name>QuickBaseballLesson</name>
    <message>
        <source>Red meets red: a home run, and two runs come in. Two of your cards are spent, and the pitcher knows what you still hold. Swing with Contact: it has green alone.</source>
        <translation>Rojo con rojo: un jonrón, y entran dos carreras. Dos de tus cartas están gastadas, y el lanzador sabe lo que te queda. Batea con «Contacto»: solo tiene verde.</translation>
    </message>
    <message>
        <source>Heart of the Order has blue alone for batter 1, and your pitch was yellow: out. So it goes for nine innings, and longer while the score is tied. Play on from here, or begin a match of your own.</source>
        <translation>«Corazón del orden» solo tiene azul para el bateador 1, y tu lanzamiento era amarillo: out. Así son las nueve entradas, y más si hay empate. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
    <message>
        <source>Nine innings; the most runs win. The pitcher holds seven cards, the batter five. Each lays one face down, then both are turned. There is no luck at all: it is about what the other side thinks you will do. You bat first.</source>
        <translation>Nueve entradas, y gana quien hace más carreras. El lanzador tiene siete cartas, el bateador cinco. Cada uno pone una boca abajo; luego se descubren las dos. La suerte no cuenta: lo que importa es lo que el otro equipo espera de ti. Bateas primero.</translation>
    </message>
    <message>
        <source>A batting card has coloured borders in three sections, for batters 1 to 3, 4 to 6 and 7 to 9. If a border for your batter has the colour of the pitch, it is a hit, and its number is the base reached; if none has, the batter is out. Batter 1 is up, and Top of the Order offers three colours. Swing with it: click it, then the ringed place.</source>
        <translation>Una carta de bateo tiene bordes de color en tres secciones, para los bateadores 1 a 3, 4 a 6 y 7 a 9. Si un borde de tu bateador tiene el color del lanzamiento, es un hit, y el número es la base a la que llega; si no, es out. Le toca batear al 1, y «Comienzo del orden» tiene tres colores para él. Batea con ella: haz clic en ella y luego en el lugar rodeado.</translation>
    </message>
    <message>
        <source>Run Out at First is green, and so is a border of your card: a single. Both cards are discarded, face up. With a runner on first and nobody on second you may call a steal, without a card. Only the Pitch Out stops the runner. Call it.</source>
        <translation>«Out en primera» es verde, y un borde de tu carta también: un sencillo. Ambas cartas se descartan, a la vista. Con un corredor en primera y nadie en segunda puedes anunciar un robo, sin carta. Solo el Pitch Out detiene al corredor. Anuncia el robo.</translation>
    </message>
    <message>
        <source>It wasn&apos;t a Pitch Out, so the steal is good. Both sides take their cards back, and the same batter is up. You needn&apos;t swing: if you take a pitch, only a blue one puts your batter out. The Pitch Out is a ball, and four balls are a walk. Take this one.</source>
        <translation>No era un Pitch Out, así que la base está robada. Ambos recogen sus cartas, y sigue el mismo bateador. No tienes que batear: si dejas pasar un lanzamiento, solo uno azul elimina a tu bateador. El Pitch Out es una bola, y cuatro bolas son una base por bolas. Deja pasar este.</translation>
    </message>
    <message>
        <source>Ball one, and the count carries over to the next batter. Now the Long Ball: it has red alone, but that red brings everybody home. Caught went back into the pitcher&apos;s hand, and it is red. Swing with the Long Ball.</source>
        <translation>Una bola, y la cuenta sigue con el siguiente bateador. Ahora, «Batazo largo»: solo tiene rojo, pero ese rojo los lleva a todos a home. «Atrapada» volvió a la mano del lanzador, y es roja. Batea con «Batazo largo».</translation>
    </message>
    <message>
        <source>Yellow: nothing matches, one out. Take the next pitch.</source>
        <translation>Amarillo: nada coincide, un out. Deja pasar el siguiente.</translation>
    </message>
    <message>
        <source>Taken, but it was blue: two out. Try the Slap, which is yellow.</source>
        <translation>Lo dejaste pasar, pero era azul: dos outs. Prueba «Golpecito», que es amarilla.</translation>
    </message>
    <message>
        <source>Blue again, and three out: the sides change, and both hands are full again. Now you pitch. The other side has already chosen, but you see nothing of it. Throw the Fly Ball.</source>
        <translation>Azul otra vez, y tres outs: los equipos cambian de papel, y ambas manos vuelven a estar completas. Ahora lanzas tú. El otro equipo ya eligió, pero no puedes ver qué. Lanza la carta «Elevado».</translation>
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
        <translation> o </translation>
    </message>
    <message>
        <source>Number %1 is up.</source>
        <translation>Batea el número %1.</translation>
    </message>
    <message>
        <source>Nothing here helps.</source>
        <translation>Nada de aquí ayuda.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source> %1 inside counts, too: the relief pitcher is in.</source>
        <translation> El %1 de dentro cuenta también: el lanzador de relevo está en juego.</translation>
    </message>
    <message>
        <source> %1 inside counts once the relief pitcher is in.</source>
        <translation> El %1 de dentro cuenta cuando entre el lanzador de relevo.</translation>
    </message>
    <message>
        <source>No border, nothing to hit: a ball. A runner who steals is out. It always comes back.</source>
        <translation>Sin borde, nada que batear: una bola. Un corredor que roba es out. La carta siempre vuelve.</translation>
    </message>
    <message>
        <source>Hit by %1.</source>
        <translation>La aciertan: %1.</translation>
    </message>
    <message>
        <source> Otherwise out.</source>
        <translation> Si no, out.</translation>
    </message>
    <message>
        <source> Otherwise out, unless two are out.</source>
        <translation> Si no, out, salvo con dos outs.</translation>
    </message>
    <message>
        <source>The number at the top is up.</source>
        <translation>Batea el número de arriba.</translation>
    </message>
    <message>
        <source>A quarter turn for each ball. The relief pitcher is in.</source>
        <translation>Un cuarto de vuelta por cada bola. El lanzador de relevo está en juego.</translation>
    </message>
    <message>
        <source>A quarter turn for each ball; it flips for the reliever.</source>
        <translation>Un cuarto de vuelta por cada bola; para el relevista, la carta se voltea.</translation>
    </message>
    <message>
        <source>Three, and the sides change.</source>
        <translation>Tres, y los equipos cambian de papel.</translation>
    </message>
    <message>
        <source>This runner may steal %1.</source>
        <translation>Este corredor puede robar: %1.</translation>
    </message>
    <message>
        <source> Out, too, if it is taken.</source>
        <translation> También out si el bateador la deja pasar.</translation>
    </message>
</context>
<context>
    <name>QuickBaseballPitch</name>
    <message>
        <source>No border matches: struck out</source>
        <translation>Ningún borde coincide: ponche</translation>
    </message>
    <message>
        <source>No border matches: a fly, and out</source>
        <translation>Ningún borde coincide: elevado, y out</translation>
    </message>
    <message>
        <source>No border matches: out at first</source>
        <translation>Ningún borde coincide: out en primera</translation>
    </message>
    <message>
        <source>No border matches: caught</source>
        <translation>Ningún borde coincide: atrapada</translation>
    </message>
    <message>
        <source>No border matches, but two are out: not caught</source>
        <translation>Ningún borde coincide, pero hay dos outs: no atrapada</translation>
    </message>
    <message>
        <source>Pitch Out: ball %1</source>
        <translation>Pitch Out: bola %1</translation>
    </message>
    <message>
        <source>Pitch Out: ball four, a walk</source>
        <translation>Pitch Out: bola cuatro, base por bolas</translation>
    </message>
    <message>
        <source>Safe: %1 is stolen</source>
        <translation>A salvo: base robada, %1</translation>
    </message>
    <message>
        <source>Pitch Out: the runner is out at %1</source>
        <translation>Pitch Out: el corredor es out en %1</translation>
    </message>
    <message>
        <source>%1 meets %1: %2</source>
        <comment>a border&apos;s colour, and the hit</comment>
        <translation>%1 con %1: %2</translation>
    </message>
    <message>
        <source>Taken, but it was BLUE: out</source>
        <translation>La dejó pasar, pero era AZUL: out</translation>
    </message>
    <message>
        <source>Taken, and it wasn&apos;t blue: nothing happens</source>
        <translation>La dejó pasar, y no era azul: no pasa nada</translation>
    </message>
</context>
<context>
    <name>QuickBaseballTerms</name>
    <message>
        <source>RED</source>
        <translation>ROJO</translation>
    </message>
    <message>
        <source>BLUE</source>
        <translation>AZUL</translation>
    </message>
    <message>
        <source>GREEN</source>
        <translation>VERDE</translation>
    </message>
    <message>
        <source>YELLOW</source>
        <translation>AMARILLO</translation>
    </message>
    <message>
        <source>a single</source>
        <translation>un sencillo</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>un doble</translation>
    </message>
    <message>
        <source>a triple</source>
        <translation>un triple</translation>
    </message>
    <message>
        <source>a home run</source>
        <translation>un jonrón</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>tercera base</translation>
    </message>
</context>
<context>
    <name>QuickBaseballTips</name>
    <message>
        <source>You may call a steal: your runner has the base against any pitch but the Pitch Out, and is out against that one.</source>
        <translation>Puedes anunciar un robo: con cualquier lanzamiento salvo el Pitch Out, tu corredor se lleva la base; con el Pitch Out es out.</translation>
    </message>
    <message>
        <source>Batter 4 is up: for 4, 5 and 6 the middle section of your cards counts, for 7, 8 and 9 the last one.</source>
        <translation>Le toca batear al 4: para el 4, el 5 y el 6 cuenta la sección central de tus cartas; para el 7, el 8 y el 9, la última.</translation>
    </message>
    <message>
        <source>Two balls. The count stays when the next batter comes up, and the fourth ball walks whoever is up then.</source>
        <translation>Dos bolas. La cuenta sigue con el próximo bateador, y la cuarta da base por bolas a quien batee entonces.</translation>
    </message>
    <message>
        <source>With two out the Fly Ball retires nobody: a batter who swings at it and misses gets another pitch.</source>
        <translation>Con dos outs la carta «Elevado» no elimina a nadie: el bateador que abanica recibe otro lanzamiento.</translation>
    </message>
    <message>
        <source>You may take all your discards back into your hand. When one side does that, the other may, too.</source>
        <translation>Puedes recoger todos tus descartes. Cuando un equipo lo hace, el otro también puede.</translation>
    </message>
    <message>
        <source>A relief pitcher has come in. For the rest of the game, whenever that team pitches, inner borders count as well.</source>
        <translation>Ha entrado un lanzador de relevo. Durante el resto del juego, siempre que lance ese equipo, cuentan también los bordes interiores.</translation>
    </message>
</context>
<context>
    <name>QuickTennis</name>
    <message>
        <source>%1 wins the toss and serves</source>
        <translation>%1 gana el sorteo y saca</translation>
    </message>
    <message>
        <source>Set %1, game %2: %3 serves</source>
        <translation>Set %1, juego %2: saca %3</translation>
    </message>
    <message>
        <source>Set %1, tie-break: %2 serves first</source>
        <translation>Set %1, tie-break: saca primero %2</translation>
    </message>
    <message>
        <source>%1 serves to %2</source>
        <translation>%1 saca: %2</translation>
    </message>
    <message>
        <source>The serve: %2</source>
        <translation>El saque: %2</translation>
    </message>
    <message>
        <source>%1 tosses it up and aims at %2</source>
        <translation>%1 lanza la bola al aire y apunta: %2</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ace</translation>
    </message>
    <message>
        <source>Nobody near it: an ace</source>
        <translation>Nadie cerca: ace</translation>
    </message>
    <message>
        <source>Ace. %1 turns for the next ball</source>
        <translation>Ace. %1 ya pide la siguiente bola</translation>
    </message>
    <message>
        <source>%1 is there, and plays it back</source>
        <translation>%1 llega y la devuelve</translation>
    </message>
    <message>
        <source>%1 has it on the strings at %2</source>
        <translation>%1 la alcanza con la raqueta: %2</translation>
    </message>
    <message>
        <source>Waiting for it: %1</source>
        <translation>Allí la esperaba: %1</translation>
    </message>
    <message>
        <source>%1 hits to %2</source>
        <translation>%1 golpea: %2</translation>
    </message>
    <message>
        <source>%1 goes for %2</source>
        <translation>%1 busca: %2</translation>
    </message>
    <message>
        <source>A firm stroke by %1 to %2</source>
        <translation>Un golpe firme de %1: %2</translation>
    </message>
    <message>
        <source>%1 calls: %2. It comes down at %3</source>
        <translation>%1 avisa: %2. Cae aquí: %3</translation>
    </message>
    <message>
        <source>%1 has read it, and puts it away</source>
        <translation>%1 la ha leído y gana el punto</translation>
    </message>
    <message>
        <source>No surprise for %1, who is there already</source>
        <translation>Ninguna sorpresa para %1, que ya está ahí</translation>
    </message>
    <message>
        <source>%1 runs to %2</source>
        <translation>%1 corre: %2</translation>
    </message>
    <message>
        <source>%1 guesses %2</source>
        <translation>%1 adivina: %2</translation>
    </message>
    <message>
        <source>Wrong-footed: %1 is at %2</source>
        <translation>A contrapié: %1 está %2</translation>
    </message>
    <message>
        <source>%1 stretches, and gets it back from %2</source>
        <translation>%1 se estira y la devuelve: %2</translation>
    </message>
    <message>
        <source>A late sprint: %1 saves it at %2</source>
        <translation>Carrera tardía: %1 la salva: %2</translation>
    </message>
    <message>
        <source>All the way across to %2: out of reach for %1</source>
        <translation>De lado a lado (%2): fuera del alcance de %1</translation>
    </message>
    <message>
        <source>Nobody crosses the court for a %2: %1 leaves it at %3</source>
        <translation>Nadie cruza la cancha (%2): %1 la deja pasar: %3</translation>
    </message>
    <message>
        <source>%1 lets it go</source>
        <translation>%1 la deja pasar</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t run for that one</source>
        <translation>%1 no corre tras esa bola</translation>
    </message>
    <message>
        <source>%1 has no card left to play it with</source>
        <translation>A %1 no le queda carta para jugarla</translation>
    </message>
    <message>
        <source>%1 has run out of legs</source>
        <translation>A %1 no le quedan piernas</translation>
    </message>
    <message>
        <source>Point to %1</source>
        <translation>Punto de %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1-all</source>
        <translation>%1 iguales</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Advantage %1</source>
        <translation>Ventaja %1</translation>
    </message>
    <message>
        <source>Game, %1: %2–%3</source>
        <translation>Juego, %1: %2–%3</translation>
    </message>
    <message>
        <source>Set, %1: %2–%3</source>
        <translation>Set, %1: %2–%3</translation>
    </message>
    <message>
        <source>Game, set and match: %1, %2–%3 in sets</source>
        <translation>Juego, set y partido: %1, %2–%3 en sets</translation>
    </message>
    <message>
        <source>It is too dark to play on. The match is called off</source>
        <translation>Está demasiado oscuro. El partido se suspende</translation>
    </message>
    <message>
        <source>One set</source>
        <translation>Un set</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Al mejor de tres</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>Al mejor de cinco</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>What wins the match: a tie-break, a game, or more than half of the sets.</source>
        <translation>Qué hay que ganar para llevarse el partido: un tie-break, un juego o más de la mitad de los sets.</translation>
    </message>
    <message>
        <source>The toss</source>
        <translation>El sorteo</translation>
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
        <source>in front of the first player</source>
        <translation>delante del primer jugador</translation>
    </message>
    <message>
        <source>in front of the second player</source>
        <translation>delante del segundo jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s spent cards</source>
        <translation>las cartas gastadas del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s spent cards</source>
        <translation>las cartas gastadas del segundo jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s back right</source>
        <translation>el fondo derecho del primer jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s back left</source>
        <translation>el fondo izquierdo del primer jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s front left</source>
        <translation>el frente izquierdo del primer jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s front right</source>
        <translation>el frente derecho del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s back right</source>
        <translation>el fondo derecho del segundo jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s back left</source>
        <translation>el fondo izquierdo del segundo jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s front left</source>
        <translation>el frente izquierdo del segundo jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s front right</source>
        <translation>el frente derecho del segundo jugador</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>globo</translation>
    </message>
    <message>
        <source>drop shot</source>
        <translation>dejada</translation>
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
        <translation>al fondo a la derecha</translation>
    </message>
    <message>
        <source>the back left</source>
        <translation>al fondo a la izquierda</translation>
    </message>
    <message>
        <source>the front left</source>
        <translation>delante a la izquierda</translation>
    </message>
    <message>
        <source>the front right</source>
        <translation>delante a la derecha</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Esa acción no existe en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in the hand until the point ends</source>
        <translation>%1 no está en la mano hasta que acabe el punto</translation>
    </message>
    <message>
        <source>Quick Tennis</source>
        <translation>Quick Tennis</translation>
    </message>
    <message>
        <source>Serve, guess, run: tennis as a bluff in four quadrants. A house reconstruction.</source>
        <translation>Saca, adivina, corre: el tenis como farol en cuatro cuadrantes. Una reconstrucción nuestra.</translation>
    </message>
    <message>
        <source>Our reconstruction of a lost game: one page of &quot;Quick Tennis&quot; by S. P. Stenton is left; cards, calls and scoring are ours.</source>
        <translation>Nuestra reconstrucción de un juego perdido: queda una página de «Quick Tennis», de S. P. Stenton; cartas, avisos y puntuación son nuestros.</translation>
    </message>
    <message>
        <source>Serve to %1</source>
        <translation>Sacar: %1</translation>
    </message>
    <message>
        <source>Cover %1</source>
        <translation>Cubrir: %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Hit to %1</source>
        <translation>Golpear: %1</translation>
    </message>
    <message>
        <source>Run to %1</source>
        <translation>Correr: %1</translation>
    </message>
    <message>
        <source>Call a lob</source>
        <translation>Avisar globo</translation>
    </message>
    <message>
        <source>Call a drop shot</source>
        <translation>Avisar dejada</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Sin aviso</translation>
    </message>
    <message>
        <source>Get there, spending %1</source>
        <translation>Llegar, gastando %1</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Dejarla pasar</translation>
    </message>
    <message>
        <source>Game and match: %1</source>
        <translation>Juego y partido: %1</translation>
    </message>
    <message>
        <source>Tie-break and match: %1</source>
        <translation>Tie-break y partido: %1</translation>
    </message>
    <message>
        <source>A tie-break</source>
        <translation>Un tie-break</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Un solo juego</translation>
    </message>
    <message>
        <source>A set to four games</source>
        <translation>Un set a cuatro juegos</translation>
    </message>
    <message>
        <source>A read shot is only returned</source>
        <translation>Un golpe adivinado solo se devuelve</translation>
    </message>
    <message>
        <source>Points won on own serve</source>
        <translation>Puntos ganados con su saque</translation>
    </message>
    <message>
        <source>Aces on own serve</source>
        <translation>Aces con su saque</translation>
    </message>
    <message>
        <source>Called shots that were read</source>
        <translation>Avisos adivinados</translation>
    </message>
    <message>
        <source>%1 serves at %2–%3</source>
        <translation>%1 saca con %2–%3</translation>
    </message>
    <message>
        <source>%1 serves at %2-all</source>
        <translation>%1 saca con %2 iguales</translation>
    </message>
    <message>
        <source>%1 serves at deuce</source>
        <translation>%1 saca con iguales</translation>
    </message>
    <message>
        <source>%1 serves, advantage %2</source>
        <translation>%1 saca, ventaja %2</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>Punto %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Juego %1</translation>
    </message>
    <message>
        <source>Set %1, tie-break</source>
        <translation>Set %1, tie-break</translation>
    </message>
    <message>
        <source>Set %1, game %2</source>
        <translation>Set %1, juego %2</translation>
    </message>
    <message>
        <source>stroke %1 of the rally</source>
        <translation>golpe %1 del peloteo</translation>
    </message>
    <message>
        <source>%1 serves</source>
        <translation>Saca %1</translation>
    </message>
    <message>
        <source>%1 serves first</source>
        <translation>Saca primero %1</translation>
    </message>
    <message>
        <source>Plays the solved game: it is proved to give away at most one point in 10,000, but luck may beat it.</source>
        <translation>Juega el juego resuelto: está demostrado que regala como mucho uno de cada 10 000 puntos, aunque la suerte puede vencerlo.</translation>
    </message>
    <message>
        <source>%1 makes it a %2, to %3</source>
        <translation>%1 la cambia: %2. Cae aquí: %3</translation>
    </message>
    <message>
        <source>%1 can only watch it land at %2</source>
        <translation>%1 solo puede mirar: %2</translation>
    </message>
    <message>
        <source>Reading a call wins no point: the ball comes back, and rallies last longer.</source>
        <translation>Adivinar un aviso no gana el punto: la bola vuelve y los peloteos duran más.</translation>
    </message>
    <message>
        <source>That isn&apos;t the choice to make now</source>
        <translation>Eso no es lo que hay que decidir ahora</translation>
    </message>
    <message>
        <source>At most three cards are played against a serve</source>
        <translation>Contra un saque se juegan tres cartas como máximo</translation>
    </message>
    <message>
        <source>Cards against a serve are named from the lowest quadrant up</source>
        <translation>Las cartas contra un saque se nombran desde el cuadrante más bajo</translation>
    </message>
    <message>
        <source>At least one card is played against a serve</source>
        <translation>Contra un saque se juega al menos una carta</translation>
    </message>
    <message>
        <source>Points won per match</source>
        <translation>Puntos ganados por partida</translation>
    </message>
    <message>
        <source>Games won per match</source>
        <translation>Juegos ganados por partida</translation>
    </message>
    <message>
        <source>Breaks of serve per match</source>
        <translation>Breaks al saque por partida</translation>
    </message>
    <message>
        <source>Strokes per point</source>
        <translation>Golpes por punto</translation>
    </message>
    <message>
        <source>the opponent gets there with %1 of %2 possible cards</source>
        <translation>el rival llega con %1 de %2 cartas posibles</translation>
    </message>
    <message>
        <source>no card the opponent may hold gets there</source>
        <translation>ninguna carta posible del rival llega</translation>
    </message>
    <message>
        <source>the opponent may hit there with %1 of %2 possible cards</source>
        <translation>el rival puede golpear ahí con %1 de %2 cartas posibles</translation>
    </message>
    <message>
        <source>no card the opponent may hold goes there</source>
        <translation>ninguna carta posible del rival va ahí</translation>
    </message>
    <message>
        <source>the ball goes to quadrant %1; the opponent reads it with %2 of %3 possible cards and wins the point</source>
        <translation>la bola va al cuadrante %1; con %2 de %3 cartas posibles el rival lo adivina y gana el punto</translation>
    </message>
    <message>
        <source>the opponent is there with %1 of %2 possible cards, and none of them wins the point at once</source>
        <translation>el rival está ahí con %1 de %2 cartas posibles, y ninguna gana el punto de inmediato</translation>
    </message>
    <message>
        <source>the rally would be lost sooner or later anyway</source>
        <translation>el peloteo se perdería tarde o temprano de todos modos</translation>
    </message>
    <message>
        <source>you cover %1 of the %2 cards the serve may be</source>
        <translation>cubres %1 de %2 cartas posibles del saque</translation>
    </message>
    <message>
        <source>A %1 wouldn&apos;t move this shot: it is already aimed there</source>
        <translation>%1 no cambiaría este golpe: ya va dirigido allí</translation>
    </message>
    <message>
        <source>you can reach the ball, with %1 in hand after that</source>
        <translation>alcanzas la bola y después tienes %1 en la mano</translation>
    </message>
</context>
<context>
    <name>QuickTennisHighlights</name>
    <message>
        <source>Ace!</source>
        <translation>¡Ace!</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devuelta</translation>
    </message>
    <message>
        <source>Read it!</source>
        <translation>¡Leída!</translation>
    </message>
    <message>
        <source>Wrong-footed</source>
        <translation>A contrapié</translation>
    </message>
    <message>
        <source>Gets there</source>
        <translation>Llega</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Inalcanzable</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Demasiado rápida</translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation>La deja pasar</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>Sin cartas</translation>
    </message>
    <message>
        <source>Game, %1</source>
        <translation>Juego, %1</translation>
    </message>
    <message>
        <source>Set, %1</source>
        <translation>Set, %1</translation>
    </message>
    <message>
        <source>Game, set and match!</source>
        <translation>¡Juego, set y partido!</translation>
    </message>
    <message>
        <source>Game and match!</source>
        <translation>¡Juego y partido!</translation>
    </message>
    <message>
        <source>Tie-break and match!</source>
        <translation>¡Tie-break y partido!</translation>
    </message>
</context>
<context>
    <name>QuickTennisLesson</name>
    <message>
        <source>Your card is shown first. Before Blue&apos;s is turned you may call: a lob moves the ball from the net to the back of its side, a drop shot from the back to the net. Call a drop shot: the ball then lands in 3.</source>
        <translation>Tu carta se muestra primero. Antes de que se descubra la de Azul puedes avisar: en el mismo lado, un globo lleva la bola de la red al fondo, y una dejada, del fondo a la red. Avisa una dejada: la bola cae entonces en el 3.</translation>
    </message>
    <message>
        <source>The ball landed in 3, you stand in 4. That isn&apos;t diagonal, so another card takes you there: any card will do, and it is spent face down. Get there with a 1.</source>
        <translation>La bola cayó en el 3, tú estás en el 4. No es diagonal, así que otra carta te lleva: vale cualquiera, y se gasta boca abajo. Llega con un 1.</translation>
    </message>
    <message>
        <source>Points, games and sets are counted as in lawn tennis. Each side of the net has four quadrants: 1 and 2 at the back, 3 and 4 at the net, 1 and 4 on its own right-hand side. Two that touch at a corner only, 1 and 3 or 2 and 4, are diagonal.</source>
        <translation>Puntos, juegos y sets se cuentan como en el tenis. Cada lado de la red tiene cuatro cuadrantes: 1 y 2 al fondo, 3 y 4 junto a la red, 1 y 4 a su propia derecha. Dos que solo se tocan en una esquina, 1 y 3 o 2 y 4, están en diagonal.</translation>
    </message>
    <message>
        <source>You hold six cards: 1, 1, 2, 2, 3 and 4. When you hit, a card says where in the other court the ball goes; when you receive, where you run to. You have won the toss. Serve to 3: your card lies face down until the other side has chosen, too.</source>
        <translation>Tienes seis cartas: 1, 1, 2, 2, 3 y 4. Cuando golpeas, una carta dice adónde va la bola en el otro lado; cuando recibes, adónde corres. Has ganado el sorteo. Saca al 3: tu carta está boca abajo hasta que tu rival también haya elegido.</translation>
    </message>
    <message>
        <source>Against a serve up to three cards may be laid. Blue covered 1 and 2, but your ball went to 3: an ace, 15–0. All cards are taken up again, and on every second point both start in quadrant 2. Serve to 1.</source>
        <translation>Contra un saque se pueden poner hasta tres cartas. Azul cubría el 1 y el 2, pero tu bola fue al 3: un ace, 15–0. Se recogen todas las cartas, y en los puntos pares ambos empiezan en el cuadrante 2. Saca al 1.</translation>
    </message>
    <message>
        <source>One of Blue&apos;s cards named the 1: the rally goes on, and Blue hits. Cards are spent until the point ends; if you need one and have none left, you lose it. Now a card of Blue&apos;s lies face down: say where you run to. Run to 4.</source>
        <translation>Una de las cartas de Azul nombraba el 1: el peloteo sigue, y golpea Azul. Las cartas quedan gastadas hasta que acaba el punto; si te hace falta una y no te queda ninguna, lo pierdes. Ahora hay una carta de Azul boca abajo: di adónde corres. Corre al 4.</translation>
    </message>
    <message>
        <source>You are where the ball is, so you return it and hit next. Hit to 2.</source>
        <translation>Estás donde está la bola, así que la has alcanzado y ahora golpeas tú. Golpea al 2.</translation>
    </message>
    <message>
        <source>Blue ran to 1, and from there the 3 is diagonal: out of reach, your point, 30–0. Had Blue&apos;s card named the 3, your call would have been read, and the point lost at once. Serve to 2.</source>
        <translation>Azul corrió al 1, y desde allí el 3 está en diagonal: imposible llegar, punto tuyo, 30–0. Si la carta de Azul hubiera nombrado el 3, te habría leído el aviso y habrías perdido el punto de inmediato. Saca al 2.</translation>
    </message>
    <message>
        <source>Blue has returned it and hits. Run to 4.</source>
        <translation>Azul llegó a la bola, y golpea. Corre al 4.</translation>
    </message>
    <message>
        <source>You have the ball, but the rally has cost you three cards. Watch what is spent: once the other side holds no 3 and no 4, you know where to hit. The set goes to the first to six games with a lead of two. Play on from here, or begin a match of your own.</source>
        <translation>Tienes la bola, pero el peloteo te ha costado tres cartas. Mira lo que se gasta: cuando tu rival ya no tenga 3 ni 4, sabrás adónde golpear. Un set es de quien llega primero a seis juegos con dos de ventaja. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
</context>
<context>
    <name>QuickTennisPoint</name>
    <message>
        <source>Ace.</source>
        <translation>Ace.</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 está ahí.</translation>
    </message>
    <message>
        <source>%1 has read the %2.</source>
        <translation>%1 lo ha leído: %2.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t there.</source>
        <translation>%1 no está ahí.</translation>
    </message>
    <message>
        <source>%1 gets there with a second card.</source>
        <translation>%1 llega con una segunda carta.</translation>
    </message>
    <message>
        <source>Right across the court, out of reach.</source>
        <translation>De lado a lado, fuera de alcance.</translation>
    </message>
    <message>
        <source>Nobody crosses the court for a %1.</source>
        <translation>Nadie cruza la cancha: %1.</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1 la deja pasar.</translation>
    </message>
    <message>
        <source>%1 has no card left.</source>
        <translation>A %1 no le queda carta.</translation>
    </message>
</context>
<context>
    <name>QuickTennisTips</name>
    <message>
        <source>You may lay up to three cards against a serve. If none of them names the quadrant that it goes to, it is an ace.</source>
        <translation>Contra un saque puedes poner hasta tres cartas. Si ninguna nombra el cuadrante al que va, es un ace.</translation>
    </message>
    <message>
        <source>Your shot is shown, and you may call: a lob sends it to the back of its side, a drop shot to the front. If the other side is waiting there, you have been read.</source>
        <translation>Tu golpe está a la vista, y puedes hacer un aviso: en el mismo lado, un globo va al fondo y una dejada, delante. Si tu rival está esperando allí, te ha leído.</translation>
    </message>
    <message>
        <source>You aren&apos;t where the ball is, but you may still get there: spend any card you have left, face down, and you hit next.</source>
        <translation>No estás donde está la bola, pero aún puedes llegar: gasta boca abajo cualquier carta que te quede, y ahora golpeas tú.</translation>
    </message>
    <message>
        <source>Your cards are running low. Whoever has none left with the ball on their own side loses the point.</source>
        <translation>Te quedan pocas cartas. Quien no tiene ninguna con la bola en su lado pierde el punto.</translation>
    </message>
    <message>
        <source>Three of the other side&apos;s cards are spent. Look through those that were shown: they tell what it can still play.</source>
        <translation>Tu rival ha gastado tres cartas. Mira las que se mostraron: dicen qué puede jugar todavía.</translation>
    </message>
    <message>
        <source>Deuce: now it takes two points in a row, and the first of them is the advantage.</source>
        <translation>Iguales: ahora hacen falta dos puntos seguidos, y el primero es la ventaja.</translation>
    </message>
    <message>
        <source>A tie-break: first to seven points with a lead of two. After the first point each side serves twice in a row.</source>
        <translation>Un tie-break: es de quien llega primero a siete puntos con dos de ventaja. Tras el primer punto cada jugador saca dos veces seguidas.</translation>
    </message>
</context>
<context>
    <name>RallyBird</name>
    <message>
        <source>%1 of inning %2: %3 bats</source>
        <translation>%1, entrada %2: batea %3</translation>
    </message>
    <message>
        <source>%1 sets %2 aside for this half-inning</source>
        <translation>%1 aparta %2 para esta media entrada</translation>
    </message>
    <message>
        <source>%1 takes %2 and leaves %3 in the box</source>
        <translation>%1 toma %2 y deja %3 en la caja</translation>
    </message>
    <message>
        <source>%1 has a play ready</source>
        <translation>%1 tiene lista una jugada</translation>
    </message>
    <message>
        <source>A sign from %1&apos;s bench</source>
        <translation>Una seña desde la banca de %1</translation>
    </message>
    <message>
        <source>%1&apos;s Gloves are in position</source>
        <translation>Los Guantes de %1 están en posición</translation>
    </message>
    <message>
        <source>%1 sets the field</source>
        <translation>%1 coloca el campo</translation>
    </message>
    <message>
        <source>A shift from %1</source>
        <translation>Una formación especial de %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 juega %2</translation>
    </message>
    <message>
        <source>%2 it is, from %1</source>
        <translation>%1 se decide: %2</translation>
    </message>
    <message>
        <source>%1 and %2 are %3, %5 %4</source>
        <translation>%1 y %2 son %3, %5 %4</translation>
    </message>
    <message>
        <source>There&apos;s a bird on the field! %1 throws again</source>
        <translation>¡Hay un pájaro en el campo! %1 tira otra vez</translation>
    </message>
    <message>
        <source>The RallyBird lands: %1 throws again</source>
        <translation>El RallyBird aterriza: %1 tira otra vez</translation>
    </message>
    <message>
        <source>Foul ball</source>
        <translation>Bola de foul</translation>
    </message>
    <message>
        <source>Into the stands, foul</source>
        <translation>A las gradas, foul</translation>
    </message>
    <message>
        <source>Caught: %1&apos;s batter is out</source>
        <translation>Atrapada: el bateador de %1 es out</translation>
    </message>
    <message>
        <source>Strike three: %1&apos;s batter sits down</source>
        <translation>Tercer strike: el bateador de %1 se sienta</translation>
    </message>
    <message>
        <source>%1&apos;s batter is struck out</source>
        <translation>Ponche al bateador de %1</translation>
    </message>
    <message>
        <source>%1&apos;s batter is thrown out at first</source>
        <translation>El bateador de %1 es out en primera</translation>
    </message>
    <message>
        <source>The throw to first is in time</source>
        <translation>El tiro a primera llega a tiempo</translation>
    </message>
    <message>
        <source>%1&apos;s batter is safe at first</source>
        <translation>El bateador de %1, a salvo en primera</translation>
    </message>
    <message>
        <source>%1&apos;s batter stands on first</source>
        <translation>El bateador de %1 está en primera</translation>
    </message>
    <message>
        <source>A double for %1</source>
        <translation>Doble de %1</translation>
    </message>
    <message>
        <source>Off the wall: %1 doubles</source>
        <translation>Contra el muro: doble de %1</translation>
    </message>
    <message>
        <source>A triple for %1</source>
        <translation>Triple de %1</translation>
    </message>
    <message>
        <source>Home run, %1!</source>
        <translation>¡Jonrón, %1!</translation>
    </message>
    <message>
        <source>It is gone! Home run for %1</source>
        <translation>¡Se fue! Jonrón de %1</translation>
    </message>
    <message>
        <source>Ball four: %1&apos;s batter walks</source>
        <translation>Bola cuatro: base por bolas al bateador de %1</translation>
    </message>
    <message>
        <source>%1 draws a walk</source>
        <translation>%1 recibe una base por bolas</translation>
    </message>
    <message>
        <source>%1&apos;s runner from %2 is out</source>
        <translation>El corredor de %1 en %2 es out</translation>
    </message>
    <message>
        <source>%1&apos;s runner from %2 is caught stealing</source>
        <translation>El corredor de %1 en %2, atrapado robando</translation>
    </message>
    <message>
        <source>Double play!</source>
        <translation>¡Doble play!</translation>
    </message>
    <message>
        <source>They turn two</source>
        <translation>Dos de un golpe</translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <translation>%1 roba %2</translation>
    </message>
    <message>
        <source>From %2 to %3</source>
        <translation>De %2 a %3</translation>
    </message>
    <message>
        <source>A run for %1</source>
        <translation>Carrera para %1</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 anota</translation>
    </message>
    <message>
        <source>Out: %1</source>
        <translation>Out: %1</translation>
    </message>
    <message>
        <source>%1&apos;s Glove in %3 weakens: %2</source>
        <translation>El Guante de %1 en %3 se debilita: %2</translation>
    </message>
    <message>
        <source>%1 loses %2 from %3</source>
        <translation>%1 pierde %2 de %3</translation>
    </message>
    <message>
        <source>The RallyBird stays with %1</source>
        <translation>El RallyBird sigue con %1</translation>
    </message>
    <message>
        <source>The RallyBird flies off: no more of it for %1</source>
        <translation>El RallyBird se va: para %1 ya no vuelve</translation>
    </message>
    <message>
        <source>Side retired. %1: runs %2, left on base %3</source>
        <translation>Fin de la media entrada. %1: carreras %2, dejados en base %3</translation>
    </message>
    <message>
        <source>%1 wins it in its last at-bat</source>
        <translation>%1 gana en su último turno</translation>
    </message>
    <message>
        <source>Too many plays: the match is called as it stands</source>
        <translation>Demasiadas jugadas: la partida se cierra con el marcador actual</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3</source>
        <translation>%1 gana, %2 a %3</translation>
    </message>
    <message>
        <source>A tie, %1 each</source>
        <translation>Empate a %1</translation>
    </message>
    <message>
        <source>The seventh</source>
        <translation>La séptima</translation>
    </message>
    <message>
        <source>The first: a whole game</source>
        <translation>La primera: un juego entero</translation>
    </message>
    <message>
        <source>The ninth: a single inning</source>
        <translation>La novena: una sola entrada</translation>
    </message>
    <message>
        <source>First inning</source>
        <translation>Primera entrada</translation>
    </message>
    <message>
        <source>The inning that the game begins with.</source>
        <translation>La entrada con la que empieza el juego.</translation>
    </message>
    <message>
        <source>The RallyBird</source>
        <translation>El RallyBird</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primer juego</translation>
    </message>
    <message>
        <source>Take the Pitch is left out until you know the others.</source>
        <translation>«Ver el lanzamiento» se deja fuera hasta que conozcas las demás jugadas.</translation>
    </message>
    <message>
        <source>%1&apos;s plays set aside</source>
        <translation>Las jugadas apartadas de %1</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Los dados</translation>
    </message>
    <message>
        <source>the visitor&apos;s plays</source>
        <translation>las jugadas del visitante</translation>
    </message>
    <message>
        <source>the home team&apos;s plays</source>
        <translation>las jugadas del equipo local</translation>
    </message>
    <message>
        <source>beside the plate</source>
        <translation>junto al home</translation>
    </message>
    <message>
        <source>the play set aside</source>
        <translation>la jugada apartada</translation>
    </message>
    <message>
        <source>the bench</source>
        <translation>la banca</translation>
    </message>
    <message>
        <source>zone A</source>
        <translation>zona A</translation>
    </message>
    <message>
        <source>zone B</source>
        <translation>zona B</translation>
    </message>
    <message>
        <source>zone C</source>
        <translation>zona C</translation>
    </message>
    <message>
        <source>zone D</source>
        <translation>zona D</translation>
    </message>
    <message>
        <source>zone E</source>
        <translation>zona E</translation>
    </message>
    <message>
        <source>zone F</source>
        <translation>zona F</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>los dados</translation>
    </message>
    <message>
        <source>first base</source>
        <translation>primera base</translation>
    </message>
    <message>
        <source>second base</source>
        <translation>segunda base</translation>
    </message>
    <message>
        <source>third base</source>
        <translation>tercera base</translation>
    </message>
    <message>
        <source>home plate</source>
        <translation>home</translation>
    </message>
    <message>
        <source>the visitor&apos;s dugout</source>
        <translation>el dugout del visitante</translation>
    </message>
    <message>
        <source>the home team&apos;s dugout</source>
        <translation>el dugout del equipo local</translation>
    </message>
    <message>
        <source>beside the field</source>
        <translation>junto al campo</translation>
    </message>
    <message>
        <source>the visitor&apos;s bench</source>
        <translation>la banca del visitante</translation>
    </message>
    <message>
        <source>the home team&apos;s bench</source>
        <translation>la banca del equipo local</translation>
    </message>
    <message>
        <source>Fielding</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Which Glove is laid in which zone</source>
        <translation>Qué Guante se pone en qué zona</translation>
    </message>
    <message>
        <source>Worn Gloves</source>
        <translation>Guantes gastados</translation>
    </message>
    <message>
        <source>Which Glove is kept, and which changes when a play gets past</source>
        <translation>Qué Guante se queda y cuál cambia cuando una jugada pasa</translation>
    </message>
    <message>
        <source>RallyBird</source>
        <translation>RallyBird</translation>
    </message>
    <message>
        <source>Whether the dice are thrown again</source>
        <translation>Si se tiran otra vez los dados</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>menos que</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>igual a</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>más que</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Esa acción no existe en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The defence takes its Glove with the baseball before the first at-bat</source>
        <translation>La defensa toma su Guante con la bola antes del primer turno al bate</translation>
    </message>
    <message>
        <source>The offence chooses its play when an at-bat begins</source>
        <translation>El ataque elige su jugada cuando empieza un turno al bate</translation>
    </message>
    <message>
        <source>The defence lays its Gloves when a play is chosen</source>
        <translation>La defensa pone sus Guantes cuando la jugada está elegida</translation>
    </message>
    <message>
        <source>The RallyBird is for dice that have just been thrown</source>
        <translation>El RallyBird solo vale para dados recién tirados</translation>
    </message>
    <message>
        <source>A Glove changes when a play has got past it</source>
        <translation>Un Guante cambia cuando una jugada lo ha superado</translation>
    </message>
    <message>
        <source>%1 has no baseball: it is in the field anyway</source>
        <translation>%1 no tiene la bola: está en el campo de todos modos</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in this match</source>
        <translation>%1 no está en esta partida</translation>
    </message>
    <message>
        <source>%1 is set aside for this half-inning</source>
        <translation>%1 está apartada en esta media entrada</translation>
    </message>
    <message>
        <source>With these bases %1 can&apos;t be played</source>
        <translation>Con estas bases no se puede jugar %1</translation>
    </message>
    <message>
        <source>The Gloves are laid in order: now %1</source>
        <translation>Los Guantes se ponen por orden: ahora %1</translation>
    </message>
    <message>
        <source>%1 lies in a zone already</source>
        <translation>%1 ya está en una zona</translation>
    </message>
    <message>
        <source>%1 can&apos;t stay empty: there are Gloves for all zones that are left</source>
        <translation>%1 no puede quedar vacía: hay Guantes para todas las zonas que faltan</translation>
    </message>
    <message>
        <source>The Glove in %1 isn&apos;t one that changes</source>
        <translation>El Guante en %1 no es de los que cambian</translation>
    </message>
    <message>
        <source>RallyBird Baseball</source>
        <translation>RallyBird Baseball</translation>
    </message>
    <message>
        <source>Hit it where they ain&apos;t: a secret play against six Gloves, and two dice.</source>
        <translation>Batea donde no están: una jugada secreta contra seis Guantes, y dos dados.</translation>
    </message>
    <message>
        <source>After the published rules of &quot;RallyBird Baseball&quot; by Peter Gelman.</source>
        <translation>Según las reglas publicadas de «RallyBird Baseball», de Peter Gelman.</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Tomar %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Lay %2 in %1</source>
        <translation>Poner %2 en %1</translation>
    </message>
    <message>
        <source>Throw again with the RallyBird</source>
        <translation>Tirar otra vez con el RallyBird</translation>
    </message>
    <message>
        <source>Let the throw stand</source>
        <translation>Dejar la tirada</translation>
    </message>
    <message>
        <source>Change the Glove in %1</source>
        <translation>Cambiar el Guante en %1</translation>
    </message>
    <message>
        <source>Leave %1 empty</source>
        <translation>Dejar vacía %1</translation>
    </message>
    <message>
        <source>it shows %1, and %2 once it is turned</source>
        <translation>muestra %1, y %2 cuando se le da la vuelta</translation>
    </message>
    <message>
        <source>that Glove goes from %1 to %2</source>
        <translation>ese Guante pasa de %1 a %2</translation>
    </message>
    <message>
        <source>An easy catch, and %1&apos;s batter is gone</source>
        <translation>Atrapada fácil: el bateador de %1 es out</translation>
    </message>
    <message>
        <source>A side behind in the ninth may throw again, while it helps.</source>
        <translation>Quien va perdiendo en la novena puede tirar otra vez, siempre que le sirva de algo.</translation>
    </message>
    <message>
        <source>out for this half-inning</source>
        <translation>fuera de juego en esta media entrada</translation>
    </message>
    <message>
        <source>Chance has its turn first</source>
        <translation>Antes le toca al azar</translation>
    </message>
    <message>
        <source>%1 is out for this half-inning</source>
        <translation>%1 está fuera de juego en esta media entrada</translation>
    </message>
    <message>
        <source>Rerolls per game</source>
        <translation>Tiradas repetidas por juego</translation>
    </message>
    <message>
        <source>%2 of %3 possible plays would test %1</source>
        <translation>jugadas que pondrían a prueba %1: %2 de %3 posibles</translation>
    </message>
    <message>
        <source>%1 of 36 throws would be better than this one</source>
        <translation>tiradas mejores que esta: %1 de 36</translation>
    </message>
    <message>
        <source>that Glove is lost for the half-inning, but it showed only %1</source>
        <translation>ese Guante se pierde para la media entrada, pero solo mostraba %1</translation>
    </message>
    <message>
        <source>%1 of 36 throws would beat its zones with the weakest Gloves there, %2 with the strongest</source>
        <translation>con %1 de 36 tiradas supera sus zonas si tienen los Guantes más débiles, con %2 si tienen los más fuertes</translation>
    </message>
</context>
<context>
    <name>RallyBirdLesson</name>
    <message>
        <source>A 3 is less than 9: a double play, two out. One is left. Choose Home Run: it tests E and F, twice in a row.</source>
        <translation>Un 3 es menos que 9: un doble play, dos outs. Queda un out. Elige «Jonrón»: pone a prueba E y F, dos veces seguidas.</translation>
    </message>
    <message>
        <source>A play lies face down: guess. Nobody is on base, so lay the strong gloves where hits hurt most: 5/4 in A, 3/2 in B, 4/3 in C, 3/1 in D, 5/3 in E and 4/2 in F. Then say that you are ready.</source>
        <translation>Hay una jugada boca abajo: adivina cuál. No hay nadie en base, así que pon los guantes fuertes donde más duelen los hits: 5/4 en A, 3/2 en B, 4/3 en C, 3/1 en D, 5/3 en E y 4/2 en F. Luego pulsa «Listo».</translation>
    </message>
    <message>
        <source>A 9, and the gloves in B and D make 6: the batter is on first. Whatever gets through costs the defence: the glove in B was turned to its weaker side, and if it fails again it is lost. With a runner on first and nobody on second you can steal: the dice against three times the glove in B. Choose Steal 2B.</source>
        <translation>Un 9, y los guantes en B y D hacen 6: el bateador está en primera. Cada jugada que pasa le cuesta algo a la defensa: el guante en B se giró a su lado débil, y si falla otra vez se pierde. Con un corredor en primera y nadie en segunda puedes robar: los dados contra tres veces el guante en B. Elige «Robo de 2B».</translation>
    </message>
    <message>
        <source>Another 3, against 10: caught, the third out. The sides change, and all gloves are back, front up. In the field you take one of the two gloves with a baseball: one has 5, and 4 on its back, the other 4, and 6. Take the 5/4.</source>
        <translation>Otro 3, contra 10: atrapada, el tercer out. Los equipos cambian de papel, y todos los guantes vuelven, con el anverso arriba. En el campo tomas uno de los dos guantes con una bola: uno tiene 5, y 4 por detrás; el otro 4, y 6. Toma el 5/4.</translation>
    </message>
    <message>
        <source>Their Drive Left ran into your two 5s, and the dice came to just 5: caught. The team with more runs after nine innings wins; if it&apos;s tied, you play another. Play on from here, or begin a match of your own.</source>
        <translation>Su «Línea izquierda» dio con tus dos cincos, y los dados sumaron solo 5: atrapada. Gana quien tiene más carreras tras nueve entradas; si hay empate, se juega otra. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
    <message>
        <source>Three innings, the seventh to the ninth; the most runs win. The field has six zones, A to F. The side that bats secretly chooses a play, which tests one or two of them; the other side guesses, and lays its gloves there. You bat first.</source>
        <translation>Tres entradas, de la séptima a la novena, y gana quien hace más carreras. El campo tiene seis zonas, de la A a la F. El equipo al bate elige en secreto una jugada, que pone a prueba una o dos; el otro adivina, y pone allí sus guantes. Bateas primero.</translation>
    </message>
    <message>
        <source>Two dice are thrown against the gloves in the tested zones, and the play says what happens if they bring less, as much, or more. One of your plays is set aside for this half-inning, and you alone know which. Choose Up the Middle: it tests B and D.</source>
        <translation>Se tiran dos dados y se comparan con los guantes de las zonas puestas a prueba; la jugada dice qué pasa si sale menos, lo mismo o más. Una de tus jugadas está apartada en esta media entrada, y solo tú sabes cuál. Elige «Por el medio»: pone a prueba B y D.</translation>
    </message>
    <message>
        <source>The gloves are laid afresh before each at-bat, but the weak one went to B again: 8 against three times 2. Your runner is on second, the glove is gone, and the same batter is up. Drive Right tests C and F. If it gets through, all runners take two bases. Choose it.</source>
        <translation>Los guantes se ponen de nuevo antes de cada turno al bate, pero el débil volvió a B: 8 contra tres veces 2. Tu corredor está en segunda, el guante se ha perdido, y sigue el mismo bateador. «Línea derecha» pone a prueba C y F. Si pasa, todos los corredores toman dos bases. Elígela.</translation>
    </message>
    <message>
        <source>11 against 8: a run, and the batter is on first. A zone without a glove has its printed value, a 2 for B. Now be bold: Infield Left.</source>
        <translation>11 contra 8: una carrera, y el bateador está en primera. Una zona sin guante tiene el valor impreso, un 2 para B. Ahora sé valiente: elige «Cuadro izquierda».</translation>
    </message>
</context>
<context>
    <name>RallyBirdTips</name>
    <message>
        <source>You say which glove gives way: one with its front up is turned to its back, one with its back up is lost for the half-inning.</source>
        <translation>Dices qué guante cede: uno con el anverso arriba se gira; uno con el reverso arriba se pierde para la media entrada.</translation>
    </message>
    <message>
        <source>Two out: on a play that makes the third, nobody advances and no run counts.</source>
        <translation>Dos outs: si una jugada produce el tercero, nadie avanza y no cuenta ninguna carrera.</translation>
    </message>
    <message>
        <source>You are a glove short, so a zone stays empty: its printed value counts there.</source>
        <translation>Te falta un guante, así que una zona queda vacía: allí cuenta el valor impreso.</translation>
    </message>
    <message>
        <source>A runner is on third: a sacrifice may bring in the run, at the cost of an out.</source>
        <translation>Hay un corredor en tercera: un sacrificio puede traer la carrera, a costa de un out.</translation>
    </message>
    <message>
        <source>You are behind in the ninth, so the RallyBird lets you throw again, once per at-bat. If that moves nobody, the bird is gone for the rest of the game.</source>
        <translation>Vas por detrás en la novena entrada, así que el RallyBird te deja tirar otra vez, una por turno al bate. Si nadie avanza con ello, pierdes el pájaro por el resto del juego.</translation>
    </message>
    <message>
        <source>Keep count of the plays that are shown. One of those you haven&apos;t seen is set aside, and can&apos;t come in this half-inning.</source>
        <translation>Lleva la cuenta de las jugadas mostradas. Una de las que no has visto está apartada, y no puede salir en esta media entrada.</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Change to %1</source>
        <translation>Cambiar a %1</translation>
    </message>
    <message>
        <source>Leave out column %1</source>
        <translation>Omitir la columna %1</translation>
    </message>
    <message>
        <source>Shrink to %1 pt</source>
        <translation>Reducir a %1&#xa0;pt</translation>
    </message>
    <message>
        <source>Set the bleed to %1 mm</source>
        <translation>Fijar el sangrado en %1&#xa0;mm</translation>
    </message>
    <message>
        <source>Extend to the bleed</source>
        <translation>Extender hasta el final del sangrado</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Without a title the match is named after its players.</source>
        <translation>Sin título, la partida se llama como sus jugadores.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Parar (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which step of a match</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>times as fast</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Look back: how the chances changed, which choices cost most, and what was luck (A)</source>
        <translation>Repaso: cómo cambiaron las probabilidades, qué decisiones costaron más y qué fue suerte (A)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Look back: how the chances changed, and which choices cost most (A)</source>
        <translation>Repaso: cómo cambiaron las probabilidades y qué decisiones costaron más (A)</translation>
    </message>
    <message>
        <source>Back to the start of this part; in the last one, to the previous mark (Page Up)</source>
        <translation>Atrás al comienzo de una parte; en la última, a la marca anterior (Re Pág)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Un paso adelante (Derecha)</translation>
    </message>
    <message>
        <source>On to the next part; in the last one, to the next mark (Page Down)</source>
        <translation>A la parte siguiente; en la última, a la marca siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Unfinished: hands stay hidden</source>
        <translation>Sin terminar: las manos siguen tapadas</translation>
    </message>
    <message>
        <source>Starts a new match from here; this one stays as it is</source>
        <translation>Empieza una partida nueva en este punto; esta se queda como está</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Verla otra vez</translation>
    </message>
    <message>
        <source>The whole match, at any speed, from any side</source>
        <translation>La partida entera, a cualquier velocidad, desde cualquier lado</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>How the chances changed, which choices cost most, and what was luck</source>
        <translation>Cómo cambiaron las probabilidades, qué decisiones costaron más y qué fue suerte</translation>
    </message>
    <message>
        <source>Scorebook</source>
        <translation>Libro de anotación</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Change seats…</source>
        <translation>Cambiar asientos…</translation>
    </message>
    <message>
        <source>How the chances changed, and which choices cost most</source>
        <translation>Cómo cambiaron las probabilidades y qué decisiones costaron más</translation>
    </message>
    <message>
        <source>Same players, options and cards; new luck</source>
        <translation>Los mismos jugadores, opciones y cartas; otra suerte</translation>
    </message>
    <message>
        <source>The match as a scorer keeps it (Ctrl+B)</source>
        <translation>La partida como la apunta un anotador (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>The shared deck</source>
        <translation>El mazo común</translation>
    </message>
    <message>
        <source>The deck of %1</source>
        <translation>El mazo de %1</translation>
    </message>
    <message>
        <source>Plays used</source>
        <translation>Jugadas usadas</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Segundo juego</translation>
    </message>
    <message>
        <source>Make it a doubleheader: the same decks, home and visitor swapped</source>
        <translation>Hacer una doble jornada: los mismos mazos, local y visitante intercambiados</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>Steals</source>
        <translation>Roba</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>La deja pasar</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>1st innings</source>
        <translation>1.er innings</translation>
    </message>
    <message>
        <source>2nd innings</source>
        <translation>2.º innings</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Scoreboard</name>
    <message>
        <source>Play by play</source>
        <translation>Crónica</translation>
    </message>
</context>
<context>
    <name>Scorebook</name>
    <message>
        <source>AB</source>
        <translation>VB</translation>
    </message>
    <message>
        <source>R</source>
        <translation>C</translation>
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
        <translation>CI</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>SO</source>
        <translation>K</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>BR</translation>
    </message>
    <message>
        <source>CS</source>
        <translation>CR</translation>
    </message>
    <message>
        <source>Line score</source>
        <translation>Marcador por entradas</translation>
    </message>
    <message>
        <source>Line score of game %1</source>
        <translation>Marcador por entradas del juego %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>LOB</source>
        <translation>DB</translation>
    </message>
    <message>
        <source>Box score of %1</source>
        <translation>Resumen de %1</translation>
    </message>
    <message>
        <source>Box score of %1, game %2</source>
        <translation>Resumen de %1, juego %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Scorecard of %1</source>
        <translation>Anotación de %1</translation>
    </message>
    <message>
        <source>Scorecard of %1, game %2</source>
        <translation>Anotación de %1, juego %2</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>sin carrera</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>Scorecard of test %1</source>
        <translation>Tarjeta del test %1</translation>
    </message>
    <message>
        <source>Innings</source>
        <translation>Innings</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Wickets played</source>
        <translation>Wickets jugados</translation>
    </message>
    <message>
        <source>Wickets lost</source>
        <translation>Wickets perdidos</translation>
    </message>
    <message>
        <source>Off the bat</source>
        <translation>Del bate</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>First innings of %1, test %2</source>
        <translation>Primer innings de %1, test %2</translation>
    </message>
    <message>
        <source>Second innings of %1, test %2</source>
        <translation>Segundo innings de %1, test %2</translation>
    </message>
    <message>
        <source>Wicket</source>
        <translation>Wicket</translation>
    </message>
    <message>
        <source>Batting</source>
        <translation>Bateo</translation>
    </message>
    <message>
        <source>Bowling</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Carreras</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Bowling of %1: wickets %2, for runs: %3</source>
        <translation>Lanzamiento de %1: wickets %2, por carreras: %3</translation>
    </message>
    <message>
        <source>Batter</source>
        <translation>Bateador</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>call read</source>
        <translation>aviso adivinado</translation>
    </message>
    <message>
        <source>across the court</source>
        <translation>de lado a lado</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>fuera de alcance</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>la deja pasar</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Aces</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Breaks</translation>
    </message>
    <message>
        <source>Games of set %1</source>
        <translation>Juegos del set %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Saca</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganado por</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>Points of set %1</source>
        <translation>Puntos del set %1</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Point to</source>
        <translation>Punto para</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Greater Trumps: %1</source>
        <translation>Triunfos Mayores: %1</translation>
    </message>
    <message>
        <source>Lesser Trumps: %1</source>
        <translation>Triunfos Menores: %1</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Triunfos: %1</translation>
    </message>
    <message>
        <source>Tarot Trumps: %1</source>
        <translation>Triunfos de Tarot: %1</translation>
    </message>
    <message>
        <source>Run of %1</source>
        <translation>Escalera de %1</translation>
    </message>
    <message>
        <source>%1 had none to give</source>
        <translation>%1 no tenía ninguno que dar</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Baza %1</translation>
    </message>
    <message>
        <source>Kings cut: %1</source>
        <translation>Reyes fallados: %1</translation>
    </message>
    <message>
        <source>The Foolish Man</source>
        <translation>El Loco</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Hand %1, dealt by %2</source>
        <translation>Mano %1, reparte %2</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Antes de jugar</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Jugando</translation>
    </message>
    <message>
        <source>A scorebook can be saved as .pdf, .png, .txt or .csv.</source>
        <translation>Un libro de anotación se puede guardar como .pdf, .png, .txt o .csv.</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, continuación</translation>
    </message>
    <message>
        <source>%1 didn&apos;t accept the scorebook.</source>
        <translation>%1 no aceptó el libro de anotación.</translation>
    </message>
</context>
<context>
    <name>ScorebookSheet</name>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Save the scorebook</source>
        <translation>Guardar el libro de anotación</translation>
    </message>
    <message>
        <source>Scorebook</source>
        <translation>Libro de anotación</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Enviado a %1.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pages to print or to send</source>
        <translation>Páginas para imprimir o enviar</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Plain text with aligned columns</source>
        <translation>Texto sencillo con columnas alineadas</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Tables for a spreadsheet</source>
        <translation>Tablas para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy as text (Ctrl+C)</source>
        <translation>Copiar como texto (Ctrl+C)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Choose a printer (Ctrl+P)</source>
        <translation>Elegir una impresora (Ctrl+P)</translation>
    </message>
    <message>
        <source>Copied to the clipboard as text.</source>
        <translation>Copiado al portapapeles como texto.</translation>
    </message>
    <message>
        <source>Nothing to score yet.</source>
        <translation>Aún no hay nada que apuntar.</translation>
    </message>
    <message>
        <source>All of it as one picture</source>
        <translation>Todo en una imagen</translation>
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
        <translation>Total</translation>
    </message>
    <message>
        <source>Test %1, %2 runs a point: %3</source>
        <translation>Test %1, %2 carreras por punto: %3</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>Wicket</source>
        <translation>Wicket</translation>
    </message>
    <message>
        <source>%1, 2nd</source>
        <translation>%1, 2.º</translation>
    </message>
    <message>
        <source>%1, 1st</source>
        <translation>%1, 1.º</translation>
    </message>
    <message>
        <source>%1 for %2 dec.</source>
        <translation>%1 por %2 decl.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1: %2, extras %3</source>
        <translation>%1: %2, extras %3</translation>
    </message>
    <message>
        <source>filled: a run</source>
        <translation>relleno: una carrera</translation>
    </message>
    <message>
        <source>dot: a run batted in</source>
        <translation>punto: una carrera impulsada</translation>
    </message>
    <message>
        <source>single</source>
        <translation>sencillo</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doble</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>home run</source>
        <translation>jonrón</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>base por bolas</translation>
    </message>
    <message>
        <source>strikeout</source>
        <translation>ponche</translation>
    </message>
    <message>
        <source>fly out</source>
        <translation>elevado y out</translation>
    </message>
    <message>
        <source>ground out</source>
        <translation>rodado y out</translation>
    </message>
    <message>
        <source>line out</source>
        <translation>out de línea</translation>
    </message>
    <message>
        <source>pop out</source>
        <translation>out de elevado corto</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>fielder&apos;s choice</source>
        <translation>jugada de elección</translation>
    </message>
    <message>
        <source>double play</source>
        <translation>doble play</translation>
    </message>
    <message>
        <source>sacrifice fly</source>
        <translation>elevado de sacrificio</translation>
    </message>
    <message>
        <source>sacrifice bunt</source>
        <translation>toque de sacrificio</translation>
    </message>
    <message>
        <source>stolen base</source>
        <translation>base robada</translation>
    </message>
    <message>
        <source>caught stealing</source>
        <translation>atrapado robando</translation>
    </message>
    <message>
        <source>wild pitch</source>
        <translation>lanzamiento descontrolado</translation>
    </message>
    <message>
        <source>picked off</source>
        <translation>sorprendido en la base</translation>
    </message>
    <message>
        <source>digit: the fielder&apos;s position</source>
        <translation>cifra: la posición del defensor</translation>
    </message>
    <message>
        <source>hit by pitch</source>
        <translation>golpeado por el lanzamiento</translation>
    </message>
    <message>
        <source>bold line: the runner&apos;s path</source>
        <translation>línea gruesa: el camino del corredor</translation>
    </message>
    <message>
        <source>circle: the number of the out</source>
        <translation>círculo: el número del out</translation>
    </message>
    <message>
        <source>struck out looking</source>
        <translation>ponche mirando</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Where in the match</source>
        <translation>En qué momento de la partida</translation>
    </message>
</context>
<context>
    <name>SecretChoiceRow</name>
    <message>
        <source>Secret choices</source>
        <translation>Decisiones secretas</translation>
    </message>
    <message>
        <source>Pass the screen</source>
        <translation>Pasar la pantalla</translation>
    </message>
    <message>
        <source>Pass the screen around, or choose at the same time: each player has their own keys, and hands lie open.</source>
        <translation>Pasar la pantalla de mano en mano o elegir a la vez: cada uno con sus teclas y con las cartas a la vista.</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>A la vez</translation>
    </message>
</context>
<context>
    <name>SeriesSheet</name>
    <message>
        <source>The series</source>
        <translation>La serie</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Tarjeta de anotación</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
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
        <translation>Resultado</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por jugar</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
</context>
<context>
    <name>SetScore</name>
    <message>
        <source>%1 serves: games %2, points %3</source>
        <translation>%1 saca: juegos %2, puntos %3</translation>
    </message>
    <message>
        <source>%1: games %2, points %3</source>
        <translation>%1: juegos %2, puntos %3</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>How long cards fly and runners run.</source>
        <translation>Cuánto tardan las cartas en volar y los corredores en correr.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamaño de las cartas</translation>
    </message>
    <message>
        <source>Helps at the table</source>
        <translation>Ayudas en la mesa</translation>
    </message>
    <message>
        <source>End of a turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>End turns by hand</source>
        <translation>Acabar los turnos a mano</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Texts, dates and the names of cards.</source>
        <translation>Textos, fechas y nombres de las cartas.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volumen de los sonidos</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Consejos en la mesa</translation>
    </message>
    <message>
        <source>A day game, a night game, or whatever your desktop uses.</source>
        <translation>Juego de día, juego de noche, o lo que use tu escritorio.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Igual que el sistema</translation>
    </message>
    <message>
        <source>Computer opponents</source>
        <translation>Rivales de la computadora</translation>
    </message>
    <message>
        <source>The least time they take, so that you can follow.</source>
        <translation>El tiempo mínimo que se toman, para que puedas seguirlos.</translation>
    </message>
    <message>
        <source>Pace of computer opponents</source>
        <translation>Ritmo de los rivales de la computadora</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>%1%: cards, dice, bats and the stands</source>
        <translation>%1&#xa0;%: cartas, dados, bates y gradas</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1%, where the table has room</source>
        <translation>%1&#xa0;%, si hay sitio en la mesa</translation>
    </message>
    <message>
        <source>One-click play</source>
        <translation>Jugar con un clic</translation>
    </message>
    <message>
        <source>A card with one legal place goes there at a click, if that can be taken back.</source>
        <translation>Una carta con un solo lugar permitido va allí con un clic, si eso se puede deshacer.</translation>
    </message>
    <message>
        <source>Where a game has them: cards gone and cards to come, dice odds.</source>
        <translation>En los juegos que las tienen: cartas que ya salieron y las que faltan, probabilidades de los dados.</translation>
    </message>
    <message>
        <source>What you may do, told once when it first comes up. Switching tips off and on starts them over.</source>
        <translation>Te dicen una vez lo que puedes hacer, cuando llega la ocasión. Si los desactivas y activas, empiezan de nuevo.</translation>
    </message>
    <message>
        <source>Start where you left off</source>
        <translation>Empezar donde lo dejaste</translation>
    </message>
    <message>
        <source>Opens your last match or deck at the start instead of the shelf.</source>
        <translation>Al empezar abre tu última partida o tu último mazo en vez de la estantería.</translation>
    </message>
    <message>
        <source>With two players at one screen, it passes on only when you say so. Until then you can take your choice back.</source>
        <translation>Con dos jugadores en una pantalla, esta pasa al otro solo cuando tú lo dices. Hasta entonces puedes deshacer tu elección.</translation>
    </message>
    <message>
        <source>Skip forced choices</source>
        <translation>Saltar lo obligado</translation>
    </message>
    <message>
        <source>A player with only one thing to do isn&apos;t asked; it is done. That saves passing the screen, but the skip tells the other player that there was no choice.</source>
        <translation>A quien solo puede hacer una cosa no se le pregunta: se hace. Así no hay que pasar la pantalla, pero el salto revela al otro que no había elección.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>A sheet is %1 to %2 mm wide and high, not %3 × %4 mm.</source>
        <translation>Un pliego puede medir de %1 a %2&#xa0;mm de ancho y alto, no %3 × %4&#xa0;mm.</translation>
    </message>
    <message>
        <source>Margins and gaps are 0 to %1 mm, not %2 and %3 mm.</source>
        <translation>Los márgenes y los espacios pueden medir de 0 a %1&#xa0;mm, no %2 y %3&#xa0;mm.</translation>
    </message>
    <message>
        <source>A card of %1 × %2 mm doesn&apos;t fit on a sheet of %3 × %4 mm with %5 mm left free at its edges.</source>
        <translation>Una carta de %1 × %2&#xa0;mm no cabe en un pliego de %3 × %4&#xa0;mm con %5&#xa0;mm libres en los bordes.</translation>
    </message>
    <message>
        <source>A card of %1 × %2 mm and its back don&apos;t both fit on a sheet of %3 × %4 mm.</source>
        <translation>Una carta de %1 × %2&#xa0;mm y su reverso no caben juntos en un pliego de %3 × %4&#xa0;mm.</translation>
    </message>
    <message>
        <source>%1 × %2 cards don&apos;t fit on this sheet, at most %3 × %4 do.</source>
        <translation>%1 × %2 cartas no caben en este pliego, como máximo %3 × %4.</translation>
    </message>
    <message>
        <source>A printer&apos;s backs are moved by at most %1 mm, turned by at most %2° and get at most %3 mm more bleed.</source>
        <translation>Los reversos se pueden desplazar %1&#xa0;mm como máximo, girar %2° como máximo y recibir %3&#xa0;mm más de sangrado como máximo.</translation>
    </message>
    <message>
        <source>At most %1 cards are laid out at once.</source>
        <translation>Se pueden colocar %1 cartas a la vez como máximo.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>%1, sheet %2 of %3</source>
        <translation>%1, pliego %2 de %3</translation>
    </message>
    <message>
        <source>50 mm, if the printer kept the size</source>
        <translation>50&#xa0;mm, si la impresora respetó el tamaño</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>Spread out</source>
        <translation>Extender</translation>
    </message>
    <message>
        <source>Lays all cards side by side (S)</source>
        <translation>Pone todas las cartas una junto a otra (S)</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Dar la vuelta</translation>
    </message>
    <message>
        <source>Turns the chosen card over (Space, or a double click)</source>
        <translation>Da la vuelta a la carta elegida (Espacio, o doble clic)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Turns the chosen card by a quarter (R)</source>
        <translation>Gira un cuarto la carta elegida (R)</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>Shows all that lies on the table (0). The wheel zooms, dragging the table moves it; Shift and an arrow moves the chosen card.</source>
        <translation>Muestra todo lo que hay en la mesa (0). La rueda acerca, arrastrar mueve la mesa; Mayús y una flecha mueven la carta elegida.</translation>
    </message>
    <message>
        <source>%1 of %2 cards: filter them on the wall to lay out others.</source>
        <translation>%1 de %2 cartas: fíltralas en el muro para sacar otras.</translation>
    </message>
    <message>
        <source>Stacks all cards in one pile (G)</source>
        <translation>Pone todas las cartas en un montón (G)</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>No match has been finished yet. Statistics come with the first one.</source>
        <translation>Aún no se ha terminado ninguna partida. Las estadísticas llegan con la primera.</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Volver: %1 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n practice matches aren&apos;t counted.</source>
        <translation>
            <numerusform>Una partida de práctica no cuenta.</numerusform>
            <numerusform>%n partidas de práctica no cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches that the computer played against itself aren&apos;t counted.</source>
        <translation>
            <numerusform>Una partida que la computadora jugó contra sí misma no cuenta.</numerusform>
            <numerusform>%n partidas que la computadora jugó contra sí misma no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics come with the first match that counts.</source>
        <translation>Las estadísticas llegan con la primera partida que cuente.</translation>
    </message>
    <message>
        <source>Reading the matches on this computer …</source>
        <translation>Leyendo las partidas de esta computadora…</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>One match so far. Charts come with the second one.</source>
        <translation>Una partida por ahora. Los gráficos llegan con la segunda.</translation>
    </message>
    <message>
        <source>Won and lost over time</source>
        <translation>Victorias y derrotas en el tiempo</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 ganadas</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdidas</translation>
    </message>
    <message>
        <source>Best and average</source>
        <translation>Mejor y media</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>Las últimas diez</translation>
    </message>
    <message>
        <source>The last matches</source>
        <translation>Las últimas partidas</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Mejor racha de victorias</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Peor racha de derrotas</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Racha actual de victorias</translation>
    </message>
    <message>
        <source>Current losing streak</source>
        <translation>Racha actual de derrotas</translation>
    </message>
    <message>
        <source>Scores and how often</source>
        <translation>Resultados, y cuántas veces</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Partidas: %1</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Por rival</translation>
    </message>
</context>
<context>
    <name>StudioBar</name>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Back to the decks (Esc)</source>
        <translation>Volver a los mazos (Esc)</translation>
    </message>
    <message>
        <source>Deck Studio</source>
        <translation>Estudio de mazos</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Deshacer: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Rehacer: %1 (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que rehacer</translation>
    </message>
    <message>
        <source>Shows or hides the cells and the problems (F9)</source>
        <translation>Muestra u oculta las celdas y los problemas (F9)</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Jugar con este mazo</translation>
    </message>
    <message>
        <source>Play with this deck (Ctrl+M)</source>
        <translation>Jugar con este mazo (Ctrl+M)</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Imprimir y exportar</translation>
    </message>
    <message>
        <source>Make a PDF, pictures, or files for a print shop or a virtual table (Ctrl+P)</source>
        <translation>Hacer un PDF, imágenes, o archivos para una imprenta o una mesa virtual (Ctrl+P)</translation>
    </message>
    <message>
        <source>How decks are written (F1)</source>
        <translation>Cómo se escribe un mazo (F1)</translation>
    </message>
    <message>
        <source>Open another deck (Ctrl+O)</source>
        <translation>Abrir otro mazo (Ctrl+O)</translation>
    </message>
    <message>
        <source>Back: %1 (Esc)</source>
        <translation>Volver: %1 (Esc)</translation>
    </message>
</context>
<context>
    <name>StudioPanel</name>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>The cards are being checked …</source>
        <translation>Revisando las cartas…</translation>
    </message>
    <message>
        <source>%1: done. Ctrl+Z takes it back.</source>
        <translation>%1: hecho. Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>No problems with this deck.</source>
        <translation>Ningún problema con este mazo.</translation>
    </message>
</context>
<context>
    <name>StudioSheets</name>
    <message>
        <source>Compare with a deck</source>
        <translation>Comparar con un mazo</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Abrir un mazo</translation>
    </message>
    <message>
        <source>How decks are written</source>
        <translation>Cómo se escribe un mazo</translation>
    </message>
</context>
<context>
    <name>StudioTour</name>
    <message>
        <source>These are all cards of a deck, as they will be printed. Choose another one: by a click, or with the arrow keys.</source>
        <translation>Estas son todas las cartas de un mazo, como se imprimirán. Elige otra: con un clic o con las flechas.</translation>
    </message>
    <message>
        <source>Now look at it closely: double-click it, or press Enter. The lines show where it is cut (red) and what is safe from the knife (green).</source>
        <translation>Ahora mírala de cerca: doble clic, o Intro. Las líneas muestran por dónde se corta (rojo) y qué está a salvo de la cuchilla (verde).</translation>
    </message>
    <message>
        <source>Each problem says what is wrong, and in which row and column. Click on one: it takes you to its card.</source>
        <translation>Cada problema dice qué está mal, y en qué fila y columna. Haz clic en uno: te lleva a su carta.</translation>
    </message>
    <message>
        <source>That was the tour. Your own deck begins with a table, or with “New deck” (Ctrl+N); F1 opens the page that explains how decks are written.</source>
        <translation>Aquí termina el recorrido. Tu propio mazo empieza con una tabla, o con «Mazo nuevo» (Ctrl+N); F1 abre la página que explica cómo se escribe un mazo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Dejar la visita</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>The example stays open</source>
        <translation>El ejemplo sigue abierto</translation>
    </message>
    <message>
        <source>No problems left: time to print. Open “Print and export” (Ctrl+P). You may make a PDF there, or leave it with Esc.</source>
        <translation>Ya no hay problemas: hora de imprimir. Abre «Imprimir y exportar» (Ctrl+P). Puedes hacer allí un PDF, o salir con Esc.</translation>
    </message>
    <message>
        <source>Do the same with the other two, here or in any program that writes CSV: what is saved there shows here. Copies are a number; the picture is called storm.svg; a name has to fit its box.</source>
        <translation>Haz lo mismo con los otros dos, aquí o en cualquier programa que escriba CSV: lo que se guarda allí se ve aquí. Las copias son un número; la imagen se llama storm.svg; un nombre debe caber en su caja.</translation>
    </message>
    <message>
        <source>Three things in this deck are wrong on purpose. Open the list: “Problems”, on the right.</source>
        <translation>Tres cosas de este mazo están mal a propósito. Abre la lista: «Problemas», a la derecha.</translation>
    </message>
    <message>
        <source>Fix it: open “Card”, on the right, change the cell that the problem names, and press Enter. It is written into cards.csv, and Ctrl+Z takes it back.</source>
        <translation>Corrígelo: abre «Carta», a la derecha, cambia la celda que nombra el problema y pulsa Intro. Se escribe en cards.csv, y Ctrl+Z lo deshace.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>%1 can&apos;t be a name here: it is too long, or can&apos;t be shown.</source>
        <translation>%1 no puede ser un nombre aquí: es demasiado largo o no se puede mostrar.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a seed: write 1 to 16 hexadecimal digits.</source>
        <translation>%1 no es una semilla: escribe de 1 a 16 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>a cell is told by its code or its row, one of them.</source>
        <translation>una celda se indica por su código o por su fila, una de las dos cosas.</translation>
    </message>
    <message>
        <source>the study is larger than %1 KB, the limit.</source>
        <translation>el estudio pasa de %1&#xa0;KB, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>the key %1 doesn&apos;t belong to a question that asks %2.</source>
        <translation>la clave %1 no es de una pregunta que pide %2.</translation>
    </message>
    <message>
        <source>restrict needs without: how the texts of the actions begin.</source>
        <translation>restrict necesita without: cómo empiezan los textos de las acciones.</translation>
    </message>
    <message>
        <source>a cell that may change has least and most, or values; and two of them at least.</source>
        <translation>una celda que puede cambiar tiene least y most, o values, y al menos dos.</translation>
    </message>
    <message>
        <source>sensitivity needs figures: those that are to be told.</source>
        <translation>sensitivity necesita figures: las cifras de las que se informa.</translation>
    </message>
    <message>
        <source>target needs move, the cells that may change, and target, where figures are to lie.</source>
        <translation>target necesita move, las celdas que pueden cambiar, y target, dónde deben quedar las cifras.</translation>
    </message>
</context>
<context>
    <name>StudyKey</name>
    <message>
        <source>The game&apos;s options that aren&apos;t as usual.</source>
        <translation>Las opciones del juego que no son las habituales.</translation>
    </message>
    <message>
        <source>The format&apos;s name: raindelay-study/1.</source>
        <translation>El nombre del formato: raindelay-study/1.</translation>
    </message>
    <message>
        <source>The game&apos;s id; raindelay-lab games lists them.</source>
        <translation>El identificador del juego; raindelay-lab games los enumera.</translation>
    </message>
    <message>
        <source>A named set of options to start from.</source>
        <translation>Un conjunto de opciones con nombre del que se parte.</translation>
    </message>
    <message>
        <source>How many play; the fewest, if not said.</source>
        <translation>Cuántos juegan; si no se dice, los menos posibles.</translation>
    </message>
    <message>
        <source>The folder of the base deck, in the study&apos;s own; &quot;.&quot; is that itself. The built-in cards, if not said.</source>
        <translation>La carpeta del mazo de partida, dentro de la del estudio; &quot;.&quot; es esta misma. Si no se dice, las cartas incluidas.</translation>
    </message>
    <message>
        <source>The base deck&apos;s hash: the study is refused for any other cards.</source>
        <translation>La suma de comprobación del mazo de partida: con otras cartas se rechaza el estudio.</translation>
    </message>
    <message>
        <source>The changed games, by their names; &quot;base&quot; is the unchanged one.</source>
        <translation>Los juegos cambiados, por sus nombres; &quot;base&quot; es el que no cambia.</translation>
    </message>
    <message>
        <source>What is asked; each variant against the base, if not said.</source>
        <translation>Lo que se pregunta; si no se dice, cada variante frente a la base.</translation>
    </message>
    <message>
        <source>When a level&apos;s matches are enough.</source>
        <translation>Cuándo bastan las partidas de un nivel.</translation>
    </message>
    <message>
        <source>The seed of all draws: 1 to 16 hexadecimal digits; 1, if not said.</source>
        <translation>La semilla de todo el azar: de 1 a 16 cifras hexadecimales; si no se dice, 1.</translation>
    </message>
    <message>
        <source>The cells that say something else, by their table: cards.csv.</source>
        <translation>Las celdas que dicen otra cosa, por su tabla: cards.csv.</translation>
    </message>
    <message>
        <source>The row: what it says in the column code or, where there is none, in the first.</source>
        <translation>La fila: lo que dice en la columna code o, si no la hay, en la primera.</translation>
    </message>
    <message>
        <source>The row&apos;s number as a spreadsheet shows it, in place of a code.</source>
        <translation>El número de la fila tal como lo muestra una hoja de cálculo, en vez de un código.</translation>
    </message>
    <message>
        <source>The column&apos;s name.</source>
        <translation>El nombre de la columna.</translation>
    </message>
    <message>
        <source>What the cell says instead.</source>
        <translation>Lo que dice la celda en su lugar.</translation>
    </message>
    <message>
        <source>The changed game; each of them, if not said.</source>
        <translation>El juego cambiado; si no se dice, cada uno.</translation>
    </message>
    <message>
        <source>The one that it is compared with; base, if not said.</source>
        <translation>Aquel con el que se compara; si no se dice, base.</translation>
    </message>
    <message>
        <source>The figures that are told; all, if not said.</source>
        <translation>Las cifras que se dan; si no se dice, todas.</translation>
    </message>
    <message>
        <source>By how much each figure&apos;s mean may change: the study fails if it changes by more, or if that can&apos;t be ruled out.</source>
        <translation>Cuánto puede cambiar la media de cada cifra: el estudio falla si cambia más, o si eso no se puede descartar.</translation>
    </message>
    <message>
        <source>The most pairs of matches at each level; 1000, if not said.</source>
        <translation>El máximo de pares de partidas en cada nivel; si no se dice, 1000.</translation>
    </message>
    <message>
        <source>The fewest, before it is looked at what they say; 50, if not said.</source>
        <translation>El mínimo antes de evaluarlos; si no se dice, 50.</translation>
    </message>
    <message>
        <source>How wide the interval of each figure&apos;s change may be: it is enough when all are as narrow.</source>
        <translation>Qué ancho puede tener el intervalo del cambio de cada cifra: basta cuando todos son así de estrechos.</translation>
    </message>
    <message>
        <source>true: it is enough when each tolerance and target is known to be kept or missed.</source>
        <translation>true: basta cuando de cada tolerancia y objetivo se sabe si se cumple o no.</translation>
    </message>
    <message>
        <source>A level that will take longer isn&apos;t played; any time will do, if not said.</source>
        <translation>Un nivel que vaya a tardar más no se juega; si no se dice, puede tardar lo que sea.</translation>
    </message>
    <message>
        <source>restrict: how the texts of the actions begin that a player does without, each for itself: steal. Where nothing else is allowed, they are.</source>
        <translation>restrict: cómo empiezan los textos de las acciones sin las que se juega, cada una por separado: steal. Donde no se permite otra cosa, se permiten.</translation>
    </message>
    <message>
        <source>The computer players of all seats, a level after the other; random, rookie, pro and coach, if not said, and all-star where the stop rule has minutes.</source>
        <translation>Los jugadores controlados por la computadora en todos los puestos, un nivel tras otro; si no se dice, random, rookie, pro y coach, y all-star si la regla de parada tiene minutes.</translation>
    </message>
    <message>
        <source>The least number that it may be.</source>
        <translation>El menor número permitido.</translation>
    </message>
    <message>
        <source>The greatest number that it may be.</source>
        <translation>El mayor número permitido.</translation>
    </message>
    <message>
        <source>In place of numbers: all that it may say, in an order in which neighbours are alike; what it says now is among them.</source>
        <translation>En lugar de números: todo lo que puede decir la celda, en un orden en que los vecinos se parecen; incluye lo que dice ahora.</translation>
    </message>
    <message>
        <source>The kind of question. compare: what the variant does to the game. ladder: how much skill and luck it has; each level plays the one before it in the list. cards: what each card is worth against its neutral twin. restrict: what it costs to do without some actions. exact: what perfect play comes to, of a game that is solved. sensitivity: what each number of a table does, one more and one less. target: values that bring figures where they are to be, with few changes.</source>
        <translation>El tipo de pregunta. compare: qué le hace la variante al juego. ladder: cuánta destreza y cuánta suerte tiene; cada nivel juega contra el anterior de la lista. cards: cuánto vale cada carta frente a su gemela neutra. restrict: qué cuesta prescindir de algunas acciones. exact: qué da el juego perfecto, si el juego está resuelto. sensitivity: qué hace cada número de una tabla, uno más y uno menos. target: valores que llevan las cifras adonde deben estar, con pocos cambios.</translation>
    </message>
    <message>
        <source>cards: the table whose rows are the cards; cards.csv, if not said. sensitivity: the table whose numbers are changed; all, if not said.</source>
        <translation>cards: la tabla cuyas filas son las cartas; si no se dice, cards.csv. sensitivity: la tabla cuyos números se cambian; si no se dice, todas.</translation>
    </message>
    <message>
        <source>cards: the columns in which a neutral twin has the median of its kind, or the most common word; those of numbers, if not said. sensitivity: the columns whose numbers are changed.</source>
        <translation>cards: las columnas en las que una gemela neutra tiene la mediana de su clase, o la palabra más frecuente; si no se dice, las de números. sensitivity: las columnas cuyos números se cambian.</translation>
    </message>
    <message>
        <source>target: the cells that may say something else, by their table: gloves.csv.</source>
        <translation>target: las celdas que pueden cambiar, por tabla: gloves.csv.</translation>
    </message>
    <message>
        <source>target: by how much another changed cell has to make the sum of these better to be worth it; 0.1, if not said.</source>
        <translation>target: cuánto debe mejorar esta suma otra celda cambiada para que valga la pena; si no se dice, 0.1.</translation>
    </message>
    <message>
        <source>What to follow along each match, by the computer&apos;s judgement. shape: lead changes, suspense. curve: the first seat&apos;s chance at each tenth. luck: wins less what chance gave. decisions: how many matter.</source>
        <translation>Lo que se sigue a lo largo de cada partida, a juicio de la computadora. shape: cambios de ventaja, suspenso. curve: la probabilidad de ganar del primer puesto en cada décima parte. luck: victorias sin lo que dio el azar. decisions: cuántas importan.</translation>
    </message>
    <message>
        <source>Where each figure&apos;s mean has to lie: [least, most]; the study fails if it doesn&apos;t, or if that can&apos;t be shown.</source>
        <translation>Dónde debe quedar la media de cada cifra: [mínimo, máximo]; el estudio falla si no queda ahí o si no se puede demostrar.</translation>
    </message>
    <message>
        <source>target: how much each figure counts, (distance from its range / half the range) squared; 1, if not said.</source>
        <translation>target: cuánto cuenta cada cifra, (distancia a su intervalo / medio intervalo) al cuadrado; si no se dice, 1.</translation>
    </message>
</context>
<context>
    <name>StudyReport</name>
    <message>
        <source>Not measured</source>
        <translation>Sin medir</translation>
    </message>
    <message>
        <source>%1: no pair of matches was played.</source>
        <translation>%1: no se jugó ningún par de partidas.</translation>
    </message>
    <message>
        <source>Rules %1, Rain Delay %2, seed %3; results of %4.</source>
        <translation>Reglas %1, Rain Delay %2, semilla %3; resultados de %4.</translation>
    </message>
    <message>
        <source>%1: cards %2.</source>
        <translation>%1: cartas %2.</translation>
    </message>
    <message>
        <source>Neutral twin of %1 (%2, row %3): cards %4.</source>
        <translation>Gemela neutra de %1 (%2, fila %3): cartas %4.</translation>
    </message>
    <message>
        <source>The same numbers: raindelay-lab study run %1</source>
        <translation>Los mismos números: raindelay-lab study run %1</translation>
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
        <translation>cambio</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>eficiencia</translation>
    </message>
    <message>
        <source>%1: half the matches have at most %2 decisions; 5 of 100 at most %3, 95 at most %4, 99 at most %5.</source>
        <translation>%1: la mitad de las partidas tiene como mucho %2 decisiones; 5 de cada 100, como mucho %3; 95, %4; 99, %5.</translation>
    </message>
    <message>
        <source>%1 changes by %2 to %3, as it may: kept.</source>
        <translation>%1 cambia entre %2 y %3, como se permite: cumplido.</translation>
    </message>
    <message>
        <source>%1 lies from %2 to %3, as it should: kept.</source>
        <translation>%1 está entre %2 y %3, como se pide: cumplido.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t change by %2 to %3 alone: missed.</source>
        <translation>%1 cambia más que entre %2 y %3: incumplido.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t lie from %2 to %3: missed.</source>
        <translation>%1 no está entre %2 y %3: incumplido.</translation>
    </message>
    <message>
        <source>Whether %1 changes by %2 to %3 alone can&apos;t be told yet.</source>
        <translation>Aún no se puede decir si %1 cambia solo entre %2 y %3.</translation>
    </message>
    <message>
        <source>Whether %1 lies from %2 to %3 can&apos;t be told yet.</source>
        <translation>Aún no se puede decir si %1 está entre %2 y %3.</translation>
    </message>
    <message>
        <source>%1 against %2, %3 on all seats: %4 pairs of matches</source>
        <translation>%1 frente a %2, %3 en todos los puestos: %4 pares de partidas</translation>
    </message>
    <message>
        <source>%1 rises at every level that was played.</source>
        <translation>%1 sube en todos los niveles jugados.</translation>
    </message>
    <message>
        <source>%1 falls at every level that was played.</source>
        <translation>%1 baja en todos los niveles jugados.</translation>
    </message>
    <message>
        <source>%1 rises at some levels (%2); at others it can&apos;t be told (%3).</source>
        <translation>%1 sube en algunos niveles (%2); en otros no se puede decir (%3).</translation>
    </message>
    <message>
        <source>%1 falls at some levels (%2); at others it can&apos;t be told (%3).</source>
        <translation>%1 baja en algunos niveles (%2); en otros no se puede decir (%3).</translation>
    </message>
    <message>
        <source>%1 rises at some levels (%2) and falls at others (%3).</source>
        <translation>%1 sube en algunos niveles (%2) y baja en otros (%3).</translation>
    </message>
    <message>
        <source>%1 against %2: what holds at which level</source>
        <translation>%1 frente a %2: qué vale en qué nivel</translation>
    </message>
    <message>
        <source>No figure is known to change at any level.</source>
        <translation>No consta que ninguna cifra cambie en ningún nivel.</translation>
    </message>
    <message>
        <source>%1: what a level wins against the one before it</source>
        <translation>%1: lo que gana un nivel contra el anterior</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victorias</translation>
    </message>
    <message>
        <source>same seat</source>
        <translation>mismo puesto</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>Same seat: the share of pairs in which a seat wins whoever sits in it. The more, the more is luck.</source>
        <translation>Mismo puesto: la parte de los pares en que gana un puesto, lo ocupe quien lo ocupe. Cuanto más, más es suerte.</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>%1: the first seat&apos;s chance along the match, %2 on all seats: %3 pairs of matches</source>
        <translation>%1: la probabilidad de ganar del primer puesto a lo largo de la partida, %2 en todos los puestos: %3 pares de partidas</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>lower quarter</source>
        <translation>cuarto inferior</translation>
    </message>
    <message>
        <source>upper quarter</source>
        <translation>cuarto superior</translation>
    </message>
    <message>
        <source>The chance is the computer players&apos; judgement, at each tenth of the turning points; the last is who won. Each interval of a mean holds for itself. Half the matches lie between the quarters.</source>
        <translation>La probabilidad es el juicio de la computadora tras cada décima parte de los puntos de inflexión; la última dice quién ganó. Cada intervalo de una media vale por sí solo. Entre los cuartos está la mitad de las partidas.</translation>
    </message>
    <message>
        <source>No difference in %1 pairs, so that no interval can be told: %2.</source>
        <translation>Sin diferencia en %1 pares, así que no hay intervalo: %2.</translation>
    </message>
    <message>
        <source>Known to differ, with %1 asked at this level (Holm, 0.05): none.</source>
        <translation>Consta que difieren, con %1 preguntas en este nivel (Holm, 0,05): ninguna.</translation>
    </message>
    <message>
        <source>Known to differ, with %1 asked at this level (Holm, 0.05): %2.</source>
        <translation>Consta que difieren, con %1 preguntas en este nivel (Holm, 0,05): %2.</translation>
    </message>
    <message>
        <source>wins lost</source>
        <translation>victorias perdidas</translation>
    </message>
    <message>
        <source>What each card adds to %1 against its neutral twin, %2 on all seats: %3 pairs of matches</source>
        <translation>Lo que cada carta añade a %1 frente a su gemela neutra, %2 en todos los puestos: %3 pares de partidas</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>gemela</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>%1: no card is known to matter alike at all levels played.</source>
        <translation>%1: de ninguna carta consta que importe igual en todos los niveles jugados.</translation>
    </message>
    <message>
        <source>%1: known to matter alike at all levels played: %2.</source>
        <translation>%1: consta que importan igual en todos los niveles jugados: %2.</translation>
    </message>
    <message>
        <source>Cards: what holds at which level</source>
        <translation>Cartas: qué vale en qué nivel</translation>
    </message>
    <message>
        <source>%1: its neutral twin can&apos;t be played: %2</source>
        <translation>%1: no se puede jugar con su gemela neutra: %2</translation>
    </message>
    <message>
        <source>%1: what it costs to do without an action, %2 on all seats: %3 pairs of matches</source>
        <translation>%1: cuánto cuesta jugar sin una acción, %2 en todos los puestos: %3 pares de partidas</translation>
    </message>
    <message>
        <source>Wins lost: a share of all matches, in all seats, by a player who does without against players who don&apos;t. About 0: the action is decoration.</source>
        <translation>Victorias perdidas: una parte de todas las partidas, en todos los puestos, de quien juega sin ella contra quienes no. Cerca de 0: la acción es adorno.</translation>
    </message>
    <message>
        <source>%1: what holds at which level</source>
        <translation>%1: qué vale en qué nivel</translation>
    </message>
    <message>
        <source>To do without %1 costs wins at every level that was played.</source>
        <translation>Jugar sin %1 cuesta victorias en todos los niveles jugados.</translation>
    </message>
    <message>
        <source>To do without %1 is known to cost wins at %2 of %3 levels.</source>
        <translation>Consta que jugar sin %1 cuesta victorias en %2 de %3 niveles.</translation>
    </message>
    <message>
        <source>Wins without luck, %1 on all seats: %2 pairs of matches</source>
        <translation>Victorias sin suerte, %1 en todos los puestos: %2 pares de partidas</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>sin suerte</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>ahorro</translation>
    </message>
    <message>
        <source>Luck is what each draw gave by the computer players&apos; judgement, less what it gives in the mean: without it wins have the same mean. Saved: how many times as many matches would tell as much.</source>
        <translation>La suerte es lo que dio cada sorteo según el juicio de la computadora, menos lo que da de media: sin ella, las victorias tienen la misma media. Ahorro: cuántas veces más partidas harían falta para saber lo mismo.</translation>
    </message>
    <message>
        <source>This hasn&apos;t come to its end: it was stopped, or not all of it was played.</source>
        <translation>Aún no ha terminado: se detuvo o no se jugó todo.</translation>
    </message>
    <message>
        <source>What each number does to %1, one less and one more, %2 on all seats: at most %3 pairs of matches</source>
        <translation>Qué le hace cada número a %1, uno menos y uno más, %2 en todos los puestos: como máximo %3 pares de partidas</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>como está</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>Can&apos;t be played: %1.</source>
        <translation>No se puede jugar: %1.</translation>
    </message>
    <message>
        <source>How much of the spread of %1 each number makes, %2 on all seats</source>
        <translation>Cuánto de la dispersión de %1 se debe a cada número, %2 en todos los puestos</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>por sí solo</translation>
    </message>
    <message>
        <source>It can&apos;t be told: %1.</source>
        <translation>No se puede saber: %1.</translation>
    </message>
    <message>
        <source>%1: no number is known to matter at all levels played.</source>
        <translation>%1: de ningún número se sabe que importe en todos los niveles jugados.</translation>
    </message>
    <message>
        <source>%1: known to matter at all levels played: %2.</source>
        <translation>%1: importan con certeza en todos los niveles jugados: %2.</translation>
    </message>
    <message>
        <source>Numbers: what holds at which level</source>
        <translation>Números: qué vale en cada nivel</translation>
    </message>
    <message>
        <source>Exact: what perfect play of all seats comes to</source>
        <translation>Exacto: qué da el juego perfecto en todos los puestos</translation>
    </message>
    <message>
        <source>%1: not solved; its cards allow too many positions, or play has no end.</source>
        <translation>%1: sin resolver; sus cartas permiten demasiadas posiciones o el juego no termina.</translation>
    </message>
    <message>
        <source>Exact: by the game&apos;s solution, to which no other play is known that wins more; nothing was played.</source>
        <translation>Exacto: según la solución del juego, que ningún otro modo de jugar conocido supera; no se jugó nada.</translation>
    </message>
    <message>
        <source>The best so far, by %1 pairs: fit %2, %3 changed: %4</source>
        <translation>Lo mejor hasta ahora, con %1 pares: desvío %2, cambiados %3: %4</translation>
    </message>
    <message>
        <source>Values for the figures that are wanted, %1 on all seats: %2 sets of values tried</source>
        <translation>Valores para las cifras deseadas, %1 en todos los puestos: %2 conjuntos de valores probados</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>desvío</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1 cambiados: %2</translation>
    </message>
    <message>
        <source>best values</source>
        <translation>mejores valores</translation>
    </message>
    <message>
        <source>The best values are the same at all levels.</source>
        <translation>Los mejores valores son los mismos en todos los niveles.</translation>
    </message>
    <message>
        <source>The best values aren&apos;t the same at all levels.</source>
        <translation>Los mejores valores no son los mismos en todos los niveles.</translation>
    </message>
    <message>
        <source>Shares of the variance with each number between one less and one more (Sobol indices, %1 sets of values; the fit explains %2 of 1): alone, and with the others.</source>
        <translation>Partes de la varianza con cada número entre uno menos y uno más (índices de Sobol, %1 conjuntos de valores; el ajuste explica %2 de 1): por sí solo y con los demás.</translation>
    </message>
    <message>
        <source>Fit: the sum of each figure&apos;s distance from its range, as a share of half the range, squared; 0 is best. By pairs that the search hasn&apos;t seen.</source>
        <translation>Desvío: la suma de la distancia de cada cifra a su intervalo, como parte de medio intervalo, al cuadrado; 0 es lo mejor. Con pares que la búsqueda no había visto.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>What shall it be?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>Scorebook (Ctrl+B)</source>
        <translation>Libro de anotación (Ctrl+B)</translation>
    </message>
    <message>
        <source>The luck of the draw (Ctrl+D)</source>
        <translation>Lo que trajo el azar (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>What is laid out</source>
        <translation>Lo que está expuesto</translation>
    </message>
</context>
<context>
    <name>Tarot</name>
    <message>
        <source>%1 deals first</source>
        <translation>%1 reparte primero</translation>
    </message>
    <message>
        <source>Hand %1. %2 deals</source>
        <translation>Mano %1. Reparte %2</translation>
    </message>
    <message>
        <source>%1 shows %2 of the Greater Trumps: %3</source>
        <translation>%1 muestra %2 de los Triunfos Mayores: %3</translation>
    </message>
    <message>
        <source>%2 Greater Trumps, says %1: %3</source>
        <translation>%2 Triunfos Mayores, dice %1: %3</translation>
    </message>
    <message>
        <source>%1 shows %2 of the Lesser Trumps: %3</source>
        <translation>%1 muestra %2 de los Triunfos Menores: %3</translation>
    </message>
    <message>
        <source>%2 Lesser Trumps, says %1: %3</source>
        <translation>%2 Triunfos Menores, dice %1: %3</translation>
    </message>
    <message>
        <source>%1 lays out %2 trumps: %3</source>
        <translation>%1 muestra %2 triunfos: %3</translation>
    </message>
    <message>
        <source>%1 has %2 trumps: %3</source>
        <translation>%1 tiene %2 triunfos: %3</translation>
    </message>
    <message>
        <source>%1 shows %2 Tarot Trumps: %3</source>
        <translation>%1 muestra %2 Triunfos de Tarot: %3</translation>
    </message>
    <message>
        <source>%2 Tarot Trumps in %1&apos;s hand: %3</source>
        <translation>%2 Triunfos de Tarot en la mano de %1: %3</translation>
    </message>
    <message>
        <source>%1 shows a run of %5, from %2 to %3: %4</source>
        <translation>%1 muestra una escalera de %5, de %2 a %3: %4</translation>
    </message>
    <message>
        <source>From %2 to %3 without a gap: %4 for %1</source>
        <translation>De %2 a %3 sin huecos: %4 para %1</translation>
    </message>
    <message>
        <source>%1 shows %3 and %4 and asks %2 for a third</source>
        <translation>%1 muestra %3 y %4 y pide a %2 un tercero</translation>
    </message>
    <message>
        <source>%2 has none: %3 for %1</source>
        <translation>%2 no tiene: %3 para %1</translation>
    </message>
    <message>
        <source>None in %2&apos;s hand. %1 scores %3</source>
        <translation>Ninguno en la mano de %2. %1 se apunta %3</translation>
    </message>
    <message>
        <source>%3 goes from %1 to %2</source>
        <translation>%3 pasa de %1 a %2</translation>
    </message>
    <message>
        <source>%2 gets %3 from %1</source>
        <translation>%2 recibe de %1: %3</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 juega %2</translation>
    </message>
    <message>
        <source>%2 from %1</source>
        <translation>%2 de %1</translation>
    </message>
    <message>
        <source>%1 takes trick %3: %2</source>
        <translation>%1 gana la baza %3: %2</translation>
    </message>
    <message>
        <source>Trick %3 is %1&apos;s: %2</source>
        <translation>La baza %3 es de %1: %2</translation>
    </message>
    <message>
        <source>A King is cut! %2 more for %1</source>
        <translation>¡Un Rey fallado! %2 más para %1</translation>
    </message>
    <message>
        <source>The King falls to a trump: %2 for %1</source>
        <translation>El Rey cae ante un triunfo: %2 para %1</translation>
    </message>
    <message>
        <source>The Foolish Man comes home: %2 for %1</source>
        <translation>El Loco vuelve a casa: %2 para %1</translation>
    </message>
    <message>
        <source>Nobody keeps the Foolish Man: %2 for %1</source>
        <translation>Nadie se queda con el Loco: %2 para %1</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1 gana con %2</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 puntos</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 puntos</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 puntos</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Dos manos</translation>
    </message>
    <message>
        <source>Three hands</source>
        <translation>Tres manos</translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation>Cuatro manos</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>Seis manos</translation>
    </message>
    <message>
        <source>Twelve hands</source>
        <translation>Doce manos</translation>
    </message>
    <message>
        <source>Every kind of card once</source>
        <translation>Cada tipo de carta una vez</translation>
    </message>
    <message>
        <source>The best card alone</source>
        <translation>Solo la mejor carta</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>A trick scores</source>
        <translation>Una baza puntúa</translation>
    </message>
    <message>
        <source>What counts when several cards of a trick are worth something.</source>
        <translation>Qué cuenta cuando varias cartas de una baza valen algo.</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Una velada</translation>
    </message>
    <message>
        <source>To 200 points.</source>
        <translation>A 200 puntos.</translation>
    </message>
    <message>
        <source>The deal to %1</source>
        <translation>El reparto a %1</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Quién reparte primero</translation>
    </message>
    <message>
        <source>The spare cards</source>
        <translation>Las cartas sobrantes</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>la baraja</translation>
    </message>
    <message>
        <source>the third hand</source>
        <translation>la tercera mano</translation>
    </message>
    <message>
        <source>the spare cards</source>
        <translation>las cartas sobrantes</translation>
    </message>
    <message>
        <source>the discard</source>
        <translation>el descarte</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>la primera mano</translation>
    </message>
    <message>
        <source>the second hand</source>
        <translation>la segunda mano</translation>
    </message>
    <message>
        <source>the third player&apos;s hand</source>
        <translation>la mano del tercer jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s card</source>
        <translation>la carta del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s card</source>
        <translation>la carta del segundo jugador</translation>
    </message>
    <message>
        <source>the third player&apos;s card</source>
        <translation>la carta del tercer jugador</translation>
    </message>
    <message>
        <source>the first player&apos;s tricks</source>
        <translation>las bazas del primer jugador</translation>
    </message>
    <message>
        <source>the second player&apos;s tricks</source>
        <translation>las bazas del segundo jugador</translation>
    </message>
    <message>
        <source>the third player&apos;s tricks</source>
        <translation>las bazas del tercer jugador</translation>
    </message>
    <message>
        <source>Sceptres</source>
        <translation>Cetros</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Pentacles</source>
        <translation>Pentáculos</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>triunfos</translation>
    </message>
    <message>
        <source>Tarot Trumps</source>
        <translation>Triunfos de Tarot</translation>
    </message>
    <message>
        <source>other trumps</source>
        <translation>otros triunfos</translation>
    </message>
    <message>
        <source>court cards</source>
        <translation>figuras</translation>
    </message>
    <message>
        <source>plain cards</source>
        <translation>cartas blancas</translation>
    </message>
    <message>
        <source>There is no such action in this game</source>
        <translation>Esa acción no existe en este juego</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>First the cards are dealt</source>
        <translation>Antes se reparten las cartas</translation>
    </message>
    <message>
        <source>First declare what you hold, or say that there is no more</source>
        <translation>Canta primero lo que tienes, o di que no hay más</translation>
    </message>
    <message>
        <source>First say whether you ask for a Tarot Trump</source>
        <translation>Di primero si pides un Triunfo de Tarot</translation>
    </message>
    <message>
        <source>First give a Tarot Trump: you were asked for one</source>
        <translation>Da primero un Triunfo de Tarot: te lo han pedido</translation>
    </message>
    <message>
        <source>First give a card back for the one you got</source>
        <translation>Devuelve primero una carta por la que has recibido</translation>
    </message>
    <message>
        <source>The time for that is over: play a card</source>
        <translation>Ya es tarde para eso: juega una carta</translation>
    </message>
    <message>
        <source>You don&apos;t hold %1</source>
        <translation>No tienes %1</translation>
    </message>
    <message>
        <source>Your run is longer than that: name all of it</source>
        <translation>Tu escalera es más larga: nómbrala entera</translation>
    </message>
    <message>
        <source>A Tarot Trump was asked for, and %1 is none</source>
        <translation>Se pidió un Triunfo de Tarot, y %1 no lo es</translation>
    </message>
    <message>
        <source>You hold %1 and must follow</source>
        <translation>Tienes %1 y debes asistir</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarot</translation>
    </message>
    <message>
        <source>The Victorian game of 78 cards: declare what you hold, then fight for it.</source>
        <translation>El juego victoriano de 78 cartas: canta lo que tienes y luego pelea por ello.</translation>
    </message>
    <message>
        <source>After the rules that S. L. MacGregor Mathers published in 1888.</source>
        <translation>Según las reglas que publicó S. L. MacGregor Mathers en 1888.</translation>
    </message>
    <message>
        <source>Declare the Greater Trumps</source>
        <translation>Cantar los Triunfos Mayores</translation>
    </message>
    <message>
        <source>Declare the Lesser Trumps</source>
        <translation>Cantar los Triunfos Menores</translation>
    </message>
    <message>
        <source>Declare trumps</source>
        <translation>Cantar triunfos</translation>
    </message>
    <message>
        <source>Declare Tarot Trumps</source>
        <translation>Cantar Triunfos de Tarot</translation>
    </message>
    <message>
        <source>Declare the run from %1 to %2</source>
        <translation>Cantar la escalera de %1 a %2</translation>
    </message>
    <message>
        <source>Nothing more to declare</source>
        <translation>Nada más que cantar</translation>
    </message>
    <message>
        <source>Ask %1 for a Tarot Trump</source>
        <translation>Pedir a %1 un Triunfo de Tarot</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>No pedir</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>Dar %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>the 0 can&apos;t win a trick, and can&apos;t be lost in one</source>
        <translation>el 0 no puede ganar una baza, y no se puede perder en ella</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Dos rondas</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Tres rondas</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Cuatro rondas</translation>
    </message>
    <message>
        <source>Points to reach, or hands to play. The dealer has an edge: in rounds everybody deals equally often.</source>
        <translation>Puntos por alcanzar, o manos. Quien reparte tiene ventaja: en las rondas todos reparten las mismas veces.</translation>
    </message>
    <message>
        <source>To 100 points: about eight hands for two, twelve for three.</source>
        <translation>A 100 puntos: unas ocho manos de dos, doce de tres.</translation>
    </message>
    <message>
        <source>Scored by the winner of a hand</source>
        <translation>Puntos del ganador de una mano</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Manos empatadas</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Baza %1</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Antes de jugar</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand %1, trick %2</source>
        <translation>Mano %1, baza %2</translation>
    </message>
    <message>
        <source>Hand %1, before play</source>
        <translation>Mano %1, antes de jugar</translation>
    </message>
    <message>
        <source>this hand: %1 %2</source>
        <translation>esta mano: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is winning the trick with %2</source>
        <translation>%1 va ganando la baza con %2</translation>
    </message>
    <message>
        <source>%1 discards three cards and takes the spare ones</source>
        <translation>%1 descarta tres cartas y toma las sobrantes</translation>
    </message>
    <message>
        <source>Three cards out, three in: %1 has chosen</source>
        <translation>Tres cartas fuera, tres dentro: %1 ha elegido</translation>
    </message>
    <message>
        <source>%1 has to give up %3 to %2</source>
        <translation>%1 tiene que dar a %2: %3</translation>
    </message>
    <message>
        <source>%1 gives %2 %3 in return</source>
        <translation>%1 da a %2 a cambio: %3</translation>
    </message>
    <message>
        <source>%1: %2 declared and %3 in play make %4</source>
        <translation>%1: %2 cantando y %3 jugando hacen %4</translation>
    </message>
    <message>
        <source>%1 wins the hand by %2 and has %3</source>
        <translation>%1 gana la mano por %2 y tiene %3</translation>
    </message>
    <message>
        <source>Tied at the top with %1: nobody scores</source>
        <translation>Empate en cabeza con %1: nadie puntúa</translation>
    </message>
    <message>
        <source>Nobody wins: tied at the top with %1</source>
        <translation>Nadie gana: empate en cabeza con %1</translation>
    </message>
    <message>
        <source>One deal; the higher score wins.</source>
        <translation>Un reparto, y quien tenga más gana.</translation>
    </message>
    <message>
        <source>First discard three cards for the spare ones</source>
        <translation>Antes descarta tres cartas a cambio de las sobrantes</translation>
    </message>
    <message>
        <source>%1 is a Tarot Trump and may not be discarded</source>
        <translation>%1 es un Triunfo de Tarot y no se puede descartar</translation>
    </message>
    <message>
        <source>Cards are discarded in ascending order: %1 is too low or too high</source>
        <translation>Las cartas se descartan en orden ascendente: %1 es demasiado baja o demasiado alta</translation>
    </message>
    <message>
        <source>You don&apos;t hold enough of these</source>
        <translation>No tienes bastantes de estas</translation>
    </message>
    <message>
        <source>You have already declared that</source>
        <translation>Eso ya lo has cantado</translation>
    </message>
    <message>
        <source>You may ask for a third only if you hold exactly two Tarot Trumps</source>
        <translation>Solo puedes pedir un tercero si tienes justo dos Triunfos de Tarot</translation>
    </message>
    <message>
        <source>Ask somebody else at the table</source>
        <translation>Pídeselo a otra persona de la mesa</translation>
    </message>
    <message>
        <source>You can&apos;t give back a Tarot Trump or a court card, such as %1</source>
        <translation>No puedes devolver un Triunfo de Tarot ni una figura, como %1</translation>
    </message>
    <message>
        <source>Hands per match</source>
        <translation>Manos por partida</translation>
    </message>
    <message>
        <source>Points before play per hand</source>
        <translation>Puntos antes de jugar, por mano</translation>
    </message>
    <message>
        <source>Points in play per hand</source>
        <translation>Puntos jugando, por mano</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Give %1 in return</source>
        <translation>Dar %1 a cambio</translation>
    </message>
    <message>
        <source>it loses the trick; points given away: %1</source>
        <translation>no gana la baza; puntos regalados: %1</translation>
    </message>
    <message>
        <source>it can&apos;t win the trick, and you&apos;ll miss it least</source>
        <translation>no puede ganar la baza, y es la que menos echarás en falta</translation>
    </message>
    <message>
        <source>it takes the trick; points in it: %1</source>
        <translation>gana la baza; puntos en ella: %1</translation>
    </message>
    <message>
        <source>%1 of the %2 cards you haven&apos;t seen would beat it</source>
        <translation>cartas que no has visto y que la superarían: %1 de %2</translation>
    </message>
    <message>
        <source>you hold %1 of its suit; the fewer, the sooner you can trump</source>
        <translation>tienes %1 del palo de esta carta; cuantas menos, antes podrás fallar con triunfo</translation>
    </message>
</context>
<context>
    <name>TarotHighlights</name>
    <message>
        <source>%1 Greater Trumps</source>
        <translation>%1 Triunfos Mayores</translation>
    </message>
    <message>
        <source>%1 Lesser Trumps</source>
        <translation>%1 Triunfos Menores</translation>
    </message>
    <message>
        <source>%1 trumps</source>
        <translation>%1 triunfos</translation>
    </message>
    <message>
        <source>%1 Tarot Trumps</source>
        <translation>%1 Triunfos de Tarot</translation>
    </message>
    <message>
        <source>A run of %1</source>
        <translation>Escalera de %1</translation>
    </message>
    <message>
        <source>Asks for a third</source>
        <translation>Pide un tercero</translation>
    </message>
    <message>
        <source>None to give</source>
        <translation>No tiene ninguno</translation>
    </message>
    <message>
        <source>Gives it up</source>
        <translation>Lo entrega</translation>
    </message>
    <message>
        <source>%1 takes it</source>
        <translation>Baza para %1</translation>
    </message>
    <message>
        <source>King cut!</source>
        <translation>¡Rey fallado!</translation>
    </message>
    <message>
        <source>The Foolish Man</source>
        <translation>El Loco</translation>
    </message>
    <message>
        <source>Wins the hand</source>
        <translation>Gana la mano</translation>
    </message>
    <message>
        <source>Hand tied</source>
        <translation>Mano empatada</translation>
    </message>
    <message>
        <source>Three discarded</source>
        <translation>Tres descartadas</translation>
    </message>
</context>
<context>
    <name>TarotLesson</name>
    <message>
        <source>Four cards of a suit in a row are a run: your Sceptres go from 4 to 7. Declare the run for another 5.</source>
        <translation>Cuatro cartas seguidas de un palo son una escalera: tus Cetros van del 4 al 7. Canta la escalera por otros 5.</translation>
    </message>
    <message>
        <source>For ten trumps, or for three Tarot Trumps, you hold too few. You have nothing more to declare.</source>
        <translation>Para diez triunfos, o para tres Triunfos de Tarot, tienes muy pocos. No tienes nada más que cantar.</translation>
    </message>
    <message>
        <source>The highest card of the suit has won, and whoever wins leads again. Get rid of a low Sceptre: lead the 5.</source>
        <translation>Ha ganado la carta más alta del palo, y quien gana sale otra vez. Líbrate de un Cetro bajo: sal con el 5.</translation>
    </message>
    <message>
        <source>A Queen took that one, 4 points. Now a King of Swords is led, and you have no Sword: then you may trump. A King that falls to a trump brings 5 more. Play the 8.</source>
        <translation>Esa baza la ganó una Reina: 4 puntos. Ahora sale el Rey de Espadas, y no tienes Espadas, así que puedes fallar con un triunfo. Un Rey que cae ante un triunfo da 5 más. Juega el 8.</translation>
    </message>
    <message>
        <source>First to 100 points wins. There are four suits of 14 cards, and 22 trumps, numbered 0 to 21. The four Kings, the 21, the 1 and the 0 are the seven Tarot Trumps: most of the points hang on them.</source>
        <translation>Quien llega primero a 100 puntos gana. Hay cuatro palos de 14 cartas y 22 triunfos, numerados del 0 al 21. Los cuatro Reyes, el 21, el 1 y el 0 son los siete Triunfos de Tarot: de ellos dependen casi todos los puntos.</translation>
    </message>
    <message>
        <source>Each of you has 25 cards, and your opponent dealt, so you begin. Before play you show what your hand has. The Greater Trumps are 17 to 21, and you hold three of them. Declare them for 5 points.</source>
        <translation>Cada uno tiene 25 cartas, y repartió tu rival, así que empiezas tú. Antes de jugar muestras lo que tiene tu mano. Los Triunfos Mayores son del 17 al 21, y tienes tres. Canta los tres, por 5 puntos.</translation>
    </message>
    <message>
        <source>Your opponent has shown three of the Lesser Trumps, 1 to 5. Now you: with just two Tarot Trumps, your 0 and the King of Cups, you may ask for a third. Ask.</source>
        <translation>Tu rival ha mostrado tres de los Triunfos Menores, del 1 al 5. Ahora tú: con justo dos Triunfos de Tarot, tu 0 y el Rey de Copas, puedes pedir un tercero. Pídelo.</translation>
    </message>
    <message>
        <source>5 for the Tarot Trump and 5 for the King that was cut: one trick, 10 points. At the end of the hand all points are added up, and the higher side scores its lead. Play on from here, or begin a match of your own.</source>
        <translation>5 por el Triunfo de Tarot y 5 por el Rey fallado: una baza, 10 puntos. Al final de la mano se suman todos los puntos, y quien tiene más se apunta la ventaja. Sigue jugando desde aquí, o empieza tu propia partida.</translation>
    </message>
    <message>
        <source>It is the King of Sceptres, and it is yours. In return you give a card of little value, which only the two of you see: no Queen, Knight or Knave. Give the 2 of Pentacles.</source>
        <translation>Es el Rey de Cetros, y es tuyo. A cambio das una carta de poco valor, que nadie más ve: ni Reina, ni Caballo, ni Sota. Da el 2 de Pentáculos.</translation>
    </message>
    <message>
        <source>Whoever declared first leads. A trick with a Tarot Trump is worth 5 to whoever wins it. Lead the King of Cups: your opponent must follow suit if there is a Cup.</source>
        <translation>Quien cantó primero sale. Una baza con un Triunfo de Tarot vale 5 para quien la gana. Sal con el Rey de Copas: tu rival debe asistir si tiene una Copa.</translation>
    </message>
</context>
<context>
    <name>TarotScoresheet</name>
    <message>
        <source>Asked %1, who had no Tarot Trump</source>
        <translation>Pidió a %1, que no tenía Triunfo de Tarot</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Baza %1: %2</translation>
    </message>
    <message>
        <source>A King cut</source>
        <translation>Un Rey fallado</translation>
    </message>
    <message>
        <source>%1 Kings cut</source>
        <translation>%1 Reyes fallados</translation>
    </message>
    <message>
        <source>Played the Foolish Man</source>
        <translation>Jugó el Loco</translation>
    </message>
</context>
<context>
    <name>TarotTips</name>
    <message>
        <source>You hold just two Tarot Trumps, so you may ask for a third. If there is none in the other hand, you score 5.</source>
        <translation>Tienes justo dos Triunfos de Tarot, así que puedes pedir un tercero. Si no hay ninguno en la otra mano, te apuntas 5.</translation>
    </message>
    <message>
        <source>A trick is worth what lies in it: 5 with a Tarot Trump, 4 with a Queen, 3 with a Knight, 2 with a Knave, and 1 with none of these.</source>
        <translation>Una baza vale lo que hay en ella: 5 con un Triunfo de Tarot, 4 con una Reina, 3 con un Caballo, 2 con una Sota, y 1 sin nada de eso.</translation>
    </message>
    <message>
        <source>You may play The Foolish Man, your 0, whatever was led: it wins nothing, but its five points stay with you.</source>
        <translation>Puedes jugar El Loco, tu 0, salga lo que salga: no gana nada, pero sus cinco puntos se quedan contigo.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so you may play a trump, or anything else.</source>
        <translation>No puedes asistir, así que puedes jugar un triunfo, o cualquier otra carta.</translation>
    </message>
    <message>
        <source>You deal: discard three cards before you see the spare ones. No Tarot Trump may go, and your discards count for nobody.</source>
        <translation>Repartes tú: descarta tres cartas antes de ver las sobrantes. Ninguna puede ser un Triunfo de Tarot, y lo descartado no cuenta para nadie.</translation>
    </message>
    <message>
        <source>The hand is scored: only the top side gets points, and only its lead over the next.</source>
        <translation>Se cuenta la mano: solo puntúa quien tiene más, y solo por su ventaja sobre el siguiente.</translation>
    </message>
    <message>
        <source>You must give up a Tarot Trump, but which one is your choice. You get a card of little value in return.</source>
        <translation>Debes dar un Triunfo de Tarot, pero tú decides cuál. A cambio recibes una carta de poco valor.</translation>
    </message>
</context>
<context>
    <name>TarotWords</name>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Trece</translation>
    </message>
    <message>
        <source>Its five points go to whoever played it.</source>
        <translation>Sus cinco puntos son para quien lo jugó.</translation>
    </message>
    <message>
        <source>A Tarot Trump: 5 to whoever takes the trick.</source>
        <translation>Un Triunfo de Tarot: 5 para quien gana la baza.</translation>
    </message>
    <message>
        <source>A Tarot Trump: 5 to whoever takes the trick, and 5 more if a trump cuts it.</source>
        <translation>Un Triunfo de Tarot: 5 para quien gana la baza, y 5 más si cae ante un triunfo.</translation>
    </message>
    <message>
        <source>4 to whoever takes the trick.</source>
        <translation>4 para quien gana la baza.</translation>
    </message>
    <message>
        <source>3 to whoever takes the trick.</source>
        <translation>3 para quien gana la baza.</translation>
    </message>
    <message>
        <source>2 to whoever takes the trick.</source>
        <translation>2 para quien gana la baza.</translation>
    </message>
    <message>
        <source>A trick of such cards is worth 1.</source>
        <translation>Una baza de cartas así vale 1.</translation>
    </message>
    <message>
        <source>It takes nothing, and may be played to anything.</source>
        <translation>No gana nada, y se puede jugar a cualquier cosa.</translation>
    </message>
    <message>
        <source>One of the Greater Trumps, 17 to 21.</source>
        <translation>Uno de los Triunfos Mayores, del 17 al 21.</translation>
    </message>
    <message>
        <source>One of the Lesser Trumps, 1 to 5.</source>
        <translation>Uno de los Triunfos Menores, del 1 al 5.</translation>
    </message>
    <message>
        <source>A trump: it takes any suit, and lower trumps.</source>
        <translation>Un triunfo: gana a cualquier palo y a triunfos más bajos.</translation>
    </message>
    <message>
        <source>%1 of the Greater Trumps</source>
        <translation>%1 de los Triunfos Mayores</translation>
    </message>
    <message>
        <source>%1 of the Lesser Trumps</source>
        <translation>%1 de los Triunfos Menores</translation>
    </message>
    <message>
        <source>%1 trumps</source>
        <translation>%1 triunfos</translation>
    </message>
    <message>
        <source>%1 Tarot Trumps</source>
        <translation>%1 Triunfos de Tarot</translation>
    </message>
    <message>
        <source>A run of %1, %2 to %3</source>
        <translation>Escalera de %1, de %2 a %3</translation>
    </message>
    <message>
        <source>Sceptres</source>
        <translation>Cetros</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Pentacles</source>
        <translation>Pentáculos</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
</context>
<context>
    <name>TeamPlate</name>
    <message>
        <source>at bat</source>
        <translation>al bate</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>en el campo</translation>
    </message>
    <message>
        <source>Relievers</source>
        <translation>Relevistas</translation>
    </message>
    <message>
        <source>Hitters</source>
        <translation>Emergentes</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Corredor</translation>
    </message>
</context>
<context>
    <name>TestPage</name>
    <message>
        <source>Printer test</source>
        <translation>Prueba de impresora</translation>
    </message>
    <message>
        <source>Printer test: front</source>
        <translation>Prueba de impresora: anverso</translation>
    </message>
    <message>
        <source>Printer test: back</source>
        <translation>Prueba de impresora: reverso</translation>
    </message>
    <message>
        <source>1. Print both pages on one sheet, at actual size, as you print cards.</source>
        <translation>1. Imprime ambas páginas en un pliego, a tamaño real, como imprimes las cartas.</translation>
    </message>
    <message>
        <source>2. Hold this side against the light. Where do the front&apos;s lines cross the scales? Enter what they say, above and below.</source>
        <translation>2. Mira esta cara a contraluz. ¿En qué punto de las escalas caen las líneas del anverso? Anota los valores, arriba y abajo.</translation>
    </message>
    <message>
        <source>above</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>0 everywhere: fronts and backs line up. Printers shift each sheet by half a millimetre or so: give backs more bleed for that.</source>
        <translation>0 en todas partes: anversos y reversos encajan. Las impresoras desplazan cada hoja más o menos medio milímetro: para eso, da más sangrado a los reversos.</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Read rule %1</source>
        <translation>Leer la regla %1</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>Cerrar este consejo</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>No más consejos</translation>
    </message>
    <message>
        <source>Hides all tips; switch them back on in the settings</source>
        <translation>Oculta todos los consejos; se vuelven a activar en los ajustes</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on; the next move tries again.</source>
        <translation>Sin guardar: %1. Puedes seguir jugando; la próxima jugada lo intenta otra vez.</translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Arrangement</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>All cards side by side (Ctrl+1)</source>
        <translation>Todas las cartas una junto a otra (Ctrl+1)</translation>
    </message>
    <message>
        <source>One card large (Ctrl+2)</source>
        <translation>Una carta grande (Ctrl+2)</translation>
    </message>
    <message>
        <source>Cards in a fan, as a player holds them (Ctrl+3)</source>
        <translation>Cartas en abanico, como las sostiene un jugador (Ctrl+3)</translation>
    </message>
    <message>
        <source>Cards on a table, to be moved and flipped (Ctrl+4)</source>
        <translation>Cartas en una mesa, para mover y voltear (Ctrl+4)</translation>
    </message>
    <message>
        <source>Beside another version of the deck (Ctrl+5)</source>
        <translation>Junto a otra versión del mazo (Ctrl+5)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Anverso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>The cards&apos; fronts (Space turns them)</source>
        <translation>Los anversos de las cartas (Espacio los voltea)</translation>
    </message>
    <message>
        <source>The cards&apos; backs (Space turns them)</source>
        <translation>Los reversos de las cartas (Espacio los voltea)</translation>
    </message>
    <message>
        <source>How others see the colours, and what a printer makes of them</source>
        <translation>Cómo ven otros los colores, y qué hace con ellos una impresora</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal cual</translation>
    </message>
    <message>
        <source>red-blind</source>
        <translation>sin rojo</translation>
    </message>
    <message>
        <source>green-blind</source>
        <translation>sin verde</translation>
    </message>
    <message>
        <source>blue-blind</source>
        <translation>sin azul</translation>
    </message>
    <message>
        <source>in grey</source>
        <translation>en gris</translation>
    </message>
    <message>
        <source>with little ink</source>
        <translation>con poca tinta</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Ver como</translation>
    </message>
    <message>
        <source>The files can&apos;t be read right now: this is the last version that could.</source>
        <translation>Ahora no se pueden leer los archivos: esta es la última versión legible.</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>WallCard</name>
    <message>
        <source>One error</source>
        <translation>Un error</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>One warning</source>
        <translation>Un aviso</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copies</source>
        <translation>%1 copias</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 (%2), row %3 of the table</source>
        <translation>%1 (%2), fila %3 de la tabla</translation>
    </message>
</context>
<context>
    <name>WinCurve</name>
    <message>
        <source>%1&apos;s chance to win over the match</source>
        <translation>Probabilidad de que gane %1, a lo largo de la partida</translation>
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
        <translation>Dibujar sin la tarjeta gráfica y empezar en la estantería.</translation>
    </message>
    <message>
        <source>Table games for one to three, while the tarp is on. &quot;raindelay deck&quot; paints and prints decks of cards without a window; for games in the terminal there is raindelay-lab.</source>
        <translation>Juegos de mesa para una a tres personas, mientras la lona cubre el campo. «raindelay deck» dibuja e imprime mazos de cartas sin ventana; para jugar en la terminal está raindelay-lab.</translation>
    </message>
    <message>
        <source>Rain Delay isn&apos;t in the menu any more.</source>
        <translation>Rain Delay ya no está en el menú.</translation>
    </message>
    <message>
        <source>Add an unpacked Rain Delay to the desktop&apos;s menu.</source>
        <translation>Añadir al menú del escritorio un Rain Delay descomprimido.</translation>
    </message>
    <message>
        <source>Remove it from the menu again.</source>
        <translation>Quitarlo otra vez del menú.</translation>
    </message>
    <message>
        <source>A match to resume (a .raindelay file), or a deck to open in Deck Studio: a folder, a .deck.zip, or a table alone.</source>
        <translation>Una partida para reanudar (un archivo .raindelay), o un mazo para abrir en el Estudio de mazos: una carpeta, un .deck.zip o una tabla sola.</translation>
    </message>
</context>
<context>
    <name>raindelay::BoxOffer</name>
    <message>
        <source>own options</source>
        <translation>opciones propias</translation>
    </message>
</context>
<context>
    <name>raindelay::CardDifference</name>
    <message>
        <source>Back: %1 is new.</source>
        <translation>Reverso: %1 es nuevo.</translation>
    </message>
    <message>
        <source>Front: %1 is new.</source>
        <translation>Anverso: %1 es nuevo.</translation>
    </message>
    <message>
        <source>Back: %1 is gone.</source>
        <translation>Reverso: %1 ya no está.</translation>
    </message>
    <message>
        <source>Front: %1 is gone.</source>
        <translation>Anverso: %1 ya no está.</translation>
    </message>
    <message>
        <source>Back: %1 looks different.</source>
        <translation>Reverso: %1 se ve distinto.</translation>
    </message>
    <message>
        <source>Front: %1 looks different.</source>
        <translation>Anverso: %1 se ve distinto.</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2&#xa0;mm</translation>
    </message>
    <message>
        <source>The card was %1, now it is %2.</source>
        <translation>La carta medía %1, ahora mide %2.</translation>
    </message>
    <message>
        <source>New column %1: “%2”.</source>
        <translation>Columna nueva %1: «%2».</translation>
    </message>
    <message>
        <source>No column %1 any more; it was “%2”.</source>
        <translation>Ya no hay columna %1; era «%2».</translation>
    </message>
    <message>
        <source>%1: “%2” was “%3”.</source>
        <translation>%1: «%2» era «%3».</translation>
    </message>
</context>
<context>
    <name>raindelay::ChosenElement</name>
    <message>
        <source>from the layout %1</source>
        <translation>del diseño %1</translation>
    </message>
    <message>
        <source>from the style %1</source>
        <translation>del estilo %1</translation>
    </message>
    <message>
        <source>for this card alone, from the column %1</source>
        <translation>solo para esta carta, de la columna %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 movido</translation>
    </message>
</context>
<context>
    <name>raindelay::Deciders</name>
    <message>
        <source>The lesson asks for something else here.</source>
        <translation>La lección pide otra cosa aquí.</translation>
    </message>
</context>
<context>
    <name>raindelay::Decision</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gana</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>%1 and %2 choose</source>
        <comment>two players, at the same time</comment>
        <translation>%1 y %2 eligen</translation>
    </message>
    <message>
        <source>%1&apos;s coach is thinking</source>
        <translation>El entrenador de %1 está pensando</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 placed</source>
        <comment>a player&apos;s name; how many pieces of how many</comment>
        <translation>%1: %2 de %3 puestas</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <comment>one of the things that a player may do now</comment>
        <translation>Mover una pieza</translation>
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
        <translation>Esa no se puede jugar ahora.</translation>
    </message>
</context>
<context>
    <name>raindelay::DeckEdits</name>
    <message numerus="yes">
        <source>%n cards, %1</source>
        <translation>
            <numerusform>%n carta, %1</numerusform>
            <numerusform>%n cartas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 de «%2»</translation>
    </message>
    <message>
        <source>This deck is read-only: it is built in or packed.</source>
        <translation>Este mazo es de solo lectura: viene incluido o está comprimido.</translation>
    </message>
    <message>
        <source>Edit %1 in a spreadsheet program; what you save there shows here.</source>
        <translation>Edita %1 en una hoja de cálculo; lo que guardes allí se ve aquí.</translation>
    </message>
    <message>
        <source>A code identifies a card: change it for one card at a time.</source>
        <translation>Un código identifica una carta: cámbialo para una sola carta cada vez.</translation>
    </message>
    <message>
        <source>There is no deck.yaml to change yet: this layout is a proposal.</source>
        <translation>Aún no hay un deck.yaml que cambiar: este diseño es una propuesta.</translation>
    </message>
    <message>
        <source>Another program has changed %1 since: undo that there.</source>
        <translation>Otro programa ha cambiado %1 desde entonces: eso solo se puede deshacer allí.</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>No hay memoria suficiente para esto.</translation>
    </message>
    <message>
        <source>Another program has just changed %1: look at the cards as they are now, then try again.</source>
        <translation>Otro programa acaba de cambiar %1: mira las cartas tal como están ahora y vuelve a intentarlo.</translation>
    </message>
</context>
<context>
    <name>raindelay::DeckExport</name>
    <message>
        <source>No card has changed since the last export.</source>
        <translation>Ninguna carta ha cambiado desde la última exportación.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>No hay ninguna carta elegida.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>No hay carpeta %1.</translation>
    </message>
    <message>
        <source>Cards on the picture: %1</source>
        <translation>Cartas en la imagen: %1</translation>
    </message>
    <message>
        <source>Cards: %1. Sheets: %2.</source>
        <translation>Cartas: %1. Pliegos: %2.</translation>
    </message>
    <message>
        <source>Pages: %1, a card each.</source>
        <translation>Páginas: %1, con una carta cada una.</translation>
    </message>
    <message>
        <source>Sheets: %1, each with %2 × %3 cards.</source>
        <translation>Pliegos: %1, cada uno con %2 × %3 cartas.</translation>
    </message>
    <message>
        <source>Neither fronts nor backs are chosen.</source>
        <translation>No se han elegido ni anversos ni reversos.</translation>
    </message>
    <message>
        <source>Pictures: %1, of %2 × %3 pixels.</source>
        <translation>Imágenes: %1, de %2 × %3 píxeles.</translation>
    </message>
    <message>
        <source>Printer test</source>
        <translation>Prueba de impresora</translation>
    </message>
    <message>
        <source>The rules follow as a booklet.</source>
        <translation>Después van las reglas en un folleto.</translation>
    </message>
    <message>
        <source>No deck to export.</source>
        <translation>No hay ningún mazo que exportar.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to.</source>
        <translation>No se puede escribir nada en %1.</translation>
    </message>
    <message>
        <source>Only %1 mm stay free at an edge: few printers get that close.</source>
        <translation>Solo quedan libres %1&#xa0;mm en un borde: pocas impresoras llegan tan cerca.</translation>
    </message>
</context>
<context>
    <name>raindelay::DesktopEntry</name>
    <message>
        <source>No menu can start a program in the folder %1.</source>
        <translation>Ningún menú puede iniciar un programa en la carpeta %1.</translation>
    </message>
    <message>
        <source>Rain Delay is in the menu now, and opens its matches and decks.</source>
        <translation>Rain Delay ya está en el menú y abre sus partidas y mazos.</translation>
    </message>
    <message>
        <source>This Rain Delay came as a package, which has already added it to the menu.</source>
        <translation>Este Rain Delay vino en un paquete, que ya lo puso en el menú.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be removed; check who may write there.</source>
        <translation>No se pudo quitar %1; comprueba los permisos de escritura de esa carpeta.</translation>
    </message>
</context>
<context>
    <name>raindelay::Draft</name>
    <message numerus="yes">
        <source>No more than %n go there: take one back first.</source>
        <translation>
            <numerusform>Ahí no va más de %n: devuélvela antes.</numerusform>
            <numerusform>Ahí no van más de %n: devuelve una antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n: take one back first.</source>
        <translation>
            <numerusform>No más de %n: devuélvela antes.</numerusform>
            <numerusform>No más de %n: devuelve una antes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::FolderModel</name>
    <message>
        <source>Home</source>
        <translation>Carpeta personal</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be the name of a folder.</source>
        <translation>«%1» no es un nombre de carpeta válido.</translation>
    </message>
    <message>
        <source>“%1” is already here.</source>
        <translation>«%1» ya está aquí.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to.</source>
        <translation>No se puede escribir nada en %1.</translation>
    </message>
</context>
<context>
    <name>raindelay::GameAdapter</name>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <translation>%1 gana, %2</translation>
    </message>
    <message>
        <source>A tie, %1</source>
        <translation>Empate, %1</translation>
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
            <numerusform>%1 · %n carrera</numerusform>
            <numerusform>%1 · %n carreras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>raindelay::GameCatalog</name>
    <message>
        <source>Standard</source>
        <comment>a pack of cards</comment>
        <translation>Estándar</translation>
    </message>
</context>
<context>
    <name>raindelay::HelpText</name>
    <message>
        <source>About</source>
        <translation>Presentación</translation>
    </message>
</context>
<context>
    <name>raindelay::Hint</name>
    <message>
        <source>%1; %2 is about as good.</source>
        <translation>%1; %2 es casi igual de bueno.</translation>
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
        <translation>Varía, para que nadie te lea el juego.</translation>
    </message>
    <message>
        <source>%1: %2%</source>
        <comment>a choice, and how often it should be made</comment>
        <translation>%1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>It holds up whatever your opponent does.</source>
        <translation>Funciona haga lo que haga tu rival.</translation>
    </message>
    <message>
        <source>Mix it up so that nobody can read you – %1.</source>
        <translation>Alterna, para que nadie te lea el juego: %1.</translation>
    </message>
    <message>
        <source>It wins %1% of rollouts from here</source>
        <translation>En simulaciones desde aquí gana el %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1; next best: %2, %3%.</source>
        <translation>%1; la segunda mejor opción: %2, %3&#xa0;%.</translation>
    </message>
    <message>
        <source>There is not enough memory to think about it.</source>
        <translation>No hay memoria suficiente para pensarlo.</translation>
    </message>
</context>
<context>
    <name>raindelay::JointChoice</name>
    <message numerus="yes">
        <source>Ready: %n</source>
        <comment>so many cards</comment>
        <translation>
            <numerusform>Listo: %n</numerusform>
            <numerusform>Listo: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready: %1 to %2</source>
        <translation>Listo: de %1 a %2</translation>
    </message>
</context>
<context>
    <name>raindelay::LibraryModel</name>
    <message>
        <source>%1 (computer, %2)</source>
        <translation>%1 (computadora, %2)</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ganó %1</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Una jugada</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of its %2 lines can be read, up to %3 after %4.</source>
        <translation>Se pueden leer las primeras %1 de sus %2 líneas: hasta el marcador %3 (%4).</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañadas</translation>
    </message>
    <message>
        <source>None of it can be read.</source>
        <translation>No se puede leer nada.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchAnalysis</name>
    <message>
        <source>There is not enough memory for an analysis.</source>
        <translation>No hay memoria suficiente para un análisis.</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchCollection</name>
    <message>
        <source>“%1” was deleted.</source>
        <translation>Se ha borrado «%1».</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«%1» ha vuelto.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file on this computer.</source>
        <translation>%1 no es un archivo de esta computadora.</translation>
    </message>
    <message>
        <source>Not enough memory for this.</source>
        <translation>No hay suficiente memoria para esto.</translation>
    </message>
    <message>
        <source>“%1” was added to the library.</source>
        <translation>«%1» está ahora en la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches were added to the library.</source>
        <translation>
            <numerusform>%n partida está ahora en la biblioteca.</numerusform>
            <numerusform>%n partidas están ahora en la biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is already in the library.</source>
        <translation>«%1» ya estaba en la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the library.</source>
        <translation>
            <numerusform>%n partida ya estaba en la biblioteca.</numerusform>
            <numerusform>%n partidas ya estaban en la biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files couldn&apos;t be imported.</source>
        <translation>
            <numerusform>%n archivo más no se pudo importar.</numerusform>
            <numerusform>%n archivos más no se pudieron importar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rain Delay crashed while reading this file, so it is read only when you ask.</source>
        <translation>Rain Delay se cerró de golpe al leer este archivo; ya solo se lee si lo pides.</translation>
    </message>
    <message>
        <source>The file&apos;s name isn&apos;t valid UTF-8: rename it, then the match can be opened.</source>
        <translation>El nombre del archivo no es UTF-8 válido: cámbialo y la partida se podrá abrir.</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchController</name>
    <message>
        <source>%1 (%2&apos;s coach)</source>
        <comment>a line of the log, and whose coach brought it about</comment>
        <translation>%1 (entrenador de %2)</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 to think: that choice was a guess.</source>
        <translation>No hubo memoria para que %1 pensara: esa elección fue al azar.</translation>
    </message>
</context>
<context>
    <name>raindelay::MatchLibrary</name>
    <message>
        <source>A seed is one to sixteen of the digits 0-9 and a-f.</source>
        <translation>Una semilla tiene de uno a dieciséis caracteres: 0-9 y a-f.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be made</source>
        <translation>no se puede crear la carpeta %1</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder %1: you can play, but matches and settings won&apos;t be kept.</source>
        <translation>No se puede escribir en la carpeta %1: puedes jugar, pero no se guardan ni las partidas ni los ajustes.</translation>
    </message>
</context>
<context>
    <name>raindelay::Navigator</name>
    <message>
        <source>“%1” waits in Deck Studio until you leave this match.</source>
        <translation>«%1» espera en el Estudio de mazos hasta que dejes esta partida.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Deck Studio</source>
        <translation>Estudio de mazos</translation>
    </message>
    <message>
        <source>It was reading “%1”, which is set aside in the library.</source>
        <translation>Estaba leyendo «%1», que queda apartado en la biblioteca.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>Deck Studio opens one deck at a time: “%1”.</source>
        <translation>El Estudio de mazos abre un mazo a la vez: «%1».</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>«%1» está en la biblioteca.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rain Delay closed unexpectedly.</source>
        <translation>Rain Delay se cerró de forma inesperada.</translation>
    </message>
    <message>
        <source>Rain Delay closed unexpectedly while “%1” was open.</source>
        <translation>Rain Delay se cerró inesperadamente con «%1» abierto.</translation>
    </message>
</context>
<context>
    <name>raindelay::NewDeck</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>No hay carpeta %1.</translation>
    </message>
    <message>
        <source>The deck has no name yet.</source>
        <translation>El mazo aún no tiene nombre.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to.</source>
        <translation>No se puede escribir nada en %1.</translation>
    </message>
    <message>
        <source>%1 already exists: give the deck another name, or another place.</source>
        <translation>%1 ya está ahí: da al mazo otro nombre u otro lugar.</translation>
    </message>
    <message>
        <source>This deck already has a deck.yaml of its own.</source>
        <translation>Este mazo ya tiene su propio deck.yaml.</translation>
    </message>
</context>
<context>
    <name>raindelay::OptionModel</name>
    <message>
        <source>Your own mix.</source>
        <translation>Tu propia mezcla.</translation>
    </message>
</context>
<context>
    <name>raindelay::PlayerStatistics</name>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 contra %2, %3</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computadora, %1</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Una partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Mayor puntuación</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Mayor victoria</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna aún</translation>
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
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Diferencia media</translation>
    </message>
</context>
<context>
    <name>raindelay::Replay</name>
    <message>
        <source>All open</source>
        <translation>Todo abierto</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Lo que todos saben</translation>
    </message>
</context>
<context>
    <name>raindelay::Settings</name>
    <message>
        <source>%1 couldn&apos;t be written: changes last only until you quit.</source>
        <translation>No se pudo escribir %1: los cambios valen solo hasta que salgas.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: it isn&apos;t an ordinary file of up to %2 MB, or holds what Rain Delay never writes. Until you move it, Rain Delay uses its defaults and forgets changes when you quit.</source>
        <translation>%1 no se puede leer: no es un archivo normal de hasta %2&#xa0;MB, o contiene algo que Rain Delay nunca escribe. Mientras siga ahí, valen los ajustes predeterminados y los cambios se olvidan al salir.</translation>
    </message>
</context>
<context>
    <name>raindelay::SheetOptions</name>
    <message>
        <source>Custom</source>
        <translation>Propio</translation>
    </message>
</context>
<context>
    <name>raindelay::StudioDeck</name>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played with this deck: %2</source>
        <comment>a game, and why</comment>
        <translation>%1 no se puede jugar con este mazo: %2</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Una carta</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>One design</source>
        <translation>Un diseño</translation>
    </message>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n diseño</numerusform>
            <numerusform>%n diseños</numerusform>
        </translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>%1, %2 of them with 0 copies; %3 in all</source>
        <translation>%1, %2 con 0 copias; %3 en total</translation>
    </message>
    <message>
        <source>Still checking which game this deck is for.</source>
        <translation>Aún se está revisando para qué juego es este mazo.</translation>
    </message>
    <message>
        <source>No game here uses such cards: a playable deck has the card codes of one of the games.</source>
        <translation>Ningún juego de aquí usa estas cartas: un mazo jugable tiene los códigos de carta de uno de los juegos.</translation>
    </message>
    <message>
        <source>%1; %2 with copies</source>
        <translation>%1; con sus copias %2</translation>
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
        <translation>Propio</translation>
    </message>
</context>
<context>
    <name>raindelay::Takeback</name>
    <message>
        <source>Undo stops here: %1</source>
        <comment>a line of the log</comment>
        <translation>Solo se puede deshacer hasta aquí: %1</translation>
    </message>
    <message>
        <source>A card was turned or a die was thrown; undo stops here</source>
        <translation>Se descubrió una carta o se tiró un dado; no se puede deshacer más</translation>
    </message>
    <message>
        <source>Something was shown; undo stops here</source>
        <translation>Se mostró algo; no se puede deshacer más</translation>
    </message>
    <message>
        <source>%1, may %2 take back the last choice?</source>
        <comment>two players</comment>
        <translation>%1, ¿puede %2 deshacer la última decisión?</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>No hay nada que deshacer</translation>
    </message>
</context>
<context>
    <name>raindelay::cooperstown::CooperstownAdapter</name>
    <message>
        <source>%1, in the field: move your fielders, or play on.</source>
        <translation>%1, en el campo: mueve a tus jugadores, o sigue jugando.</translation>
    </message>
    <message>
        <source>%1, at bat: swing, or try something on the bases.</source>
        <translation>%1, al bate: batea, o intenta algo en las bases.</translation>
    </message>
    <message>
        <source>%1, at bat: drag a card from the deck to the plate, or swing.</source>
        <translation>%1, al bate: arrastra una carta del mazo al home, o batea.</translation>
    </message>
    <message>
        <source>%1, in the field: who is out?</source>
        <translation>%1, en el campo: ¿quién es out?</translation>
    </message>
    <message>
        <source>%1, in the field: drag the runner who is picked off to the outs.</source>
        <translation>%1, en el campo: arrastra a los outs al corredor sorprendido.</translation>
    </message>
    <message>
        <source>The third Whiff brought the rain; enough was played for the score to stand.</source>
        <translation>Con el tercer Abanico llegó la lluvia; se jugó lo suficiente para que valga el marcador.</translation>
    </message>
    <message>
        <source>The third Whiff brought the rain before the game was official.</source>
        <translation>Con el tercer Abanico llegó la lluvia antes de que el juego fuera oficial.</translation>
    </message>
    <message>
        <source>Still tied after ninety-nine innings: everybody went home.</source>
        <translation>Empate tras noventa y nueve entradas: todos se fueron a casa.</translation>
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
        <translation>El primero de %1 tests</translation>
    </message>
    <message>
        <source>The series is level, %1–%1</source>
        <translation>La serie está igualada, %1–%1</translation>
    </message>
    <message>
        <source>%1 leads, %2–%3</source>
        <translation>%1 va ganando, %2–%3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 necesita %2</translation>
    </message>
    <message>
        <source>Follow-on at %1</source>
        <translation>Follow-on con %1</translation>
    </message>
    <message>
        <source>Scores level</source>
        <translation>Marcador igualado</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 gana por %2</translation>
    </message>
    <message>
        <source>%1 trails by %2</source>
        <translation>%1 pierde por %2</translation>
    </message>
    <message>
        <source>%1, at bat: play a card on a wicket. %2</source>
        <translation>%1, al bate: juega una carta en un wicket. %2</translation>
    </message>
    <message>
        <source>%1, bowling: counter with a card as high or higher, or let %2 runs on wicket %3 go.</source>
        <translation>%1, lanzando: contrarresta con una carta igual o más alta, o deja pasar %2 carreras en el wicket %3.</translation>
    </message>
    <message>
        <source>%1, bowling: counter with a higher card, or let %2 runs on wicket %3 go.</source>
        <translation>%1, lanzando: contrarresta con una carta más alta, o deja pasar %2 carreras en el wicket %3.</translation>
    </message>
    <message>
        <source>%1 to win.</source>
        <translation>%1 para ganar.</translation>
    </message>
    <message>
        <source>%1 to save the follow-on.</source>
        <translation>%1 para evitar el follow-on.</translation>
    </message>
    <message>
        <source>Every test found a winner.</source>
        <translation>Cada test tuvo ganador.</translation>
    </message>
    <message>
        <source>After a follow-on.</source>
        <translation>Tras un follow-on.</translation>
    </message>
    <message>
        <source>%1 runs in all.</source>
        <translation>%1 carreras en total.</translation>
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
        <translation>Un wicket: cuanto más bajo su número, más vale una carta en él.</translation>
    </message>
    <message>
        <source>Counts %1.</source>
        <translation>Cuenta %1.</translation>
    </message>
    <message>
        <source>Each point above the wicket&apos;s number brings %1 runs.</source>
        <translation>Cada punto por encima del número del wicket da %1 carreras.</translation>
    </message>
    <message numerus="yes">
        <source>%n more save the test; it can&apos;t be won now</source>
        <translation>
            <numerusform>%n más salva el test; ya no se puede ganar</numerusform>
            <numerusform>%n más salvan el test; ya no se puede ganar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the toss: bat or bowl first? Bowling first is a slight advantage.</source>
        <translation>%1 ganó el sorteo: ¿batear o lanzar primero? Lanzar primero es una ligera ventaja.</translation>
    </message>
    <message>
        <source>%1, the toss is yours: bat or bowl first? Bowling first is a slight advantage.</source>
        <translation>%1, el sorteo es tuyo: ¿batear o lanzar primero? Lanzar primero es una ligera ventaja.</translation>
    </message>
    <message>
        <source>Boundary: %1</source>
        <translation>Boundary: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n carrera</numerusform>
            <numerusform>%n carreras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at bat: recounter with a higher card, or let wicket %2 fall.</source>
        <translation>%1, al bate: recontra con una carta más alta, o deja caer el wicket %2.</translation>
    </message>
    <message>
        <source>%1 behind: an innings defeat to avoid.</source>
        <translation>%1 por detrás: hay que evitar la derrota por un innings.</translation>
    </message>
    <message>
        <source>Tests without a winner: %2 of %1.</source>
        <translation>Tests sin ganador: %2 de %1.</translation>
    </message>
    <message>
        <source>Time ran out: so many runs make a draw.</source>
        <translation>Se acabó el tiempo: con tantas carreras, tablas.</translation>
    </message>
    <message>
        <source>Or declare.</source>
        <translation>O declara.</translation>
    </message>
</context>
<context>
    <name>raindelay::quick_baseball::QuickBaseballAdapter</name>
    <message>
        <source>home runs</source>
        <translation>jonrones</translation>
    </message>
    <message>
        <source>walks</source>
        <translation>bases por bolas</translation>
    </message>
    <message>
        <source>stolen bases</source>
        <translation>bases robadas</translation>
    </message>
    <message>
        <source>caught stealing</source>
        <translation>atrapados robando</translation>
    </message>
    <message>
        <source>left on base</source>
        <translation>dejados en base</translation>
    </message>
    <message>
        <source>%1, pitching: put a card face down.</source>
        <translation>%1, lanzando: pon una carta boca abajo.</translation>
    </message>
    <message>
        <source>%1, at bat: no card is left. Take your discards back.</source>
        <translation>%1, al bate: no queda ninguna carta. Recoge tus descartes.</translation>
    </message>
    <message>
        <source>%1, at bat: one card is left. Take your discards back?</source>
        <translation>%1, al bate: queda una carta. ¿Recoger tus descartes?</translation>
    </message>
    <message>
        <source>%1, pitching: only the Pitch Out is left. Take your discards back.</source>
        <translation>%1, lanzando: solo queda el Pitch Out. Recoge tus descartes.</translation>
    </message>
    <message>
        <source>%1, pitching: take your discards back?</source>
        <translation>%1, lanzando: ¿recoger tus descartes?</translation>
    </message>
    <message>
        <source>%1, pitching: take your discards back? The reliever comes in.</source>
        <translation>%1, lanzando: ¿recoger tus descartes? Entra el relevista.</translation>
    </message>
    <message>
        <source>%1, at bat: the pitches are taken back. Your discards, too?</source>
        <translation>%1, al bate: se recogen los lanzamientos. ¿Tus descartes también?</translation>
    </message>
    <message>
        <source>Called off: nobody has a ball left to throw.</source>
        <translation>Suspendido: a nadie le queda una pelota que lanzar.</translation>
    </message>
    <message>
        <source>%1, at bat: put a card face down, take the pitch, or steal.</source>
        <translation>%1, al bate: pon una carta boca abajo, deja pasar el lanzamiento, o roba.</translation>
    </message>
    <message>
        <source>%1, at bat: put a card face down, or take the pitch.</source>
        <translation>%1, al bate: pon una carta boca abajo, o deja pasar el lanzamiento.</translation>
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
        <translation>recibe</translation>
    </message>
    <message>
        <source>serves</source>
        <translation>saca</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>golpea</translation>
    </message>
    <message>
        <source>points won</source>
        <translation>puntos ganados</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>aces</translation>
    </message>
    <message>
        <source>of points served</source>
        <translation>de puntos con saque</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>juegos ganados</translation>
    </message>
    <message>
        <source>breaks of serve</source>
        <translation>breaks al saque</translation>
    </message>
    <message>
        <source>%1 serves: put a card on a quadrant beyond the net.</source>
        <translation>%1 saca: pon una carta en un cuadrante al otro lado de la red.</translation>
    </message>
    <message>
        <source>%1 waits for the serve: cover one to three quadrants.</source>
        <translation>%1 espera el saque: cubre de uno a tres cuadrantes.</translation>
    </message>
    <message>
        <source>%1 hits: put a card on a quadrant beyond the net.</source>
        <translation>%1 golpea: pon una carta en un cuadrante al otro lado de la red.</translation>
    </message>
    <message>
        <source>%1 receives: put a card on the quadrant to run to.</source>
        <translation>%1 recibe: pon una carta en el cuadrante al que vas a correr.</translation>
    </message>
    <message>
        <source>%1, it goes to %2: call anything?</source>
        <translation>%1, la bola va al %2: ¿haces un aviso?</translation>
    </message>
    <message>
        <source>%1, the ball is at %2: get there with a second card?</source>
        <translation>%1, la bola está en el %2: ¿llegar con una segunda carta?</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>the games of a set</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Game, set and match: %1.</source>
        <translation>Juego, set y partido: %1.</translation>
    </message>
    <message>
        <source>Out until the point ends.</source>
        <translation>Fuera de la mano hasta que acabe el punto.</translation>
    </message>
    <message>
        <source>Tie-break and match: %1.</source>
        <translation>Tie-break y partido: %1.</translation>
    </message>
    <message>
        <source>Game and match: %1.</source>
        <translation>Juego y partido: %1.</translation>
    </message>
    <message>
        <source>points won on serve</source>
        <translation>puntos ganados sacando</translation>
    </message>
    <message>
        <source>Hits to this quadrant beyond the net, or runs to it on your own side.</source>
        <translation>Golpea a este cuadrante al otro lado de la red, o corre a él en tu propio lado.</translation>
    </message>
</context>
<context>
    <name>raindelay::rallybird::RallyBirdAdapter</name>
    <message>
        <source>safe at first</source>
        <translation>a salvo en primera</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>dobles</translation>
    </message>
    <message>
        <source>home runs</source>
        <translation>jonrones</translation>
    </message>
    <message>
        <source>walks</source>
        <translation>bases por bolas</translation>
    </message>
    <message>
        <source>stolen bases</source>
        <translation>bases robadas</translation>
    </message>
    <message>
        <source>double plays hit into</source>
        <translation>doble plays bateados</translation>
    </message>
    <message>
        <source>left on base</source>
        <translation>dejados en base</translation>
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
        <translation>%1 contra %2: menos</translation>
    </message>
    <message>
        <source>%1 against %2: equal</source>
        <translation>%1 contra %2: igual</translation>
    </message>
    <message>
        <source>%1 against %2: more</source>
        <translation>%1 contra %2: más</translation>
    </message>
    <message>
        <source>for both</source>
        <translation>para ambos</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>para nadie</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>para %1</translation>
    </message>
    <message>
        <source>%1, in the field: which Glove with the baseball do you take?</source>
        <translation>%1, en el campo: ¿qué Guante con la bola tomas?</translation>
    </message>
    <message>
        <source>%1, at bat: lay a play face down beside the plate.</source>
        <translation>%1, al bate: pon una jugada boca abajo junto al home.</translation>
    </message>
    <message>
        <source>%1, at bat: throw again with the RallyBird, or let it stand?</source>
        <translation>%1, al bate: ¿tirar otra vez con el RallyBird, o dejar la tirada?</translation>
    </message>
    <message>
        <source>%1, in the field: which Glove gives way?</source>
        <translation>%1, en el campo: ¿qué Guante cede?</translation>
    </message>
    <message>
        <source>Called off after too many plays.</source>
        <translation>Suspendido tras demasiadas jugadas.</translation>
    </message>
    <message>
        <source>Counts %1; weakened, %2.</source>
        <translation>Cuenta %1; debilitado, %2.</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Contra %1.</translation>
    </message>
    <message>
        <source>Not with these bases.</source>
        <translation>No con estas bases.</translation>
    </message>
    <message>
        <source>Counts %1; weakened again, it is out for this half-inning.</source>
        <translation>Cuenta %1; si se debilita otra vez, queda fuera de juego en esta media entrada.</translation>
    </message>
    <message>
        <source>%1, in the field: lay your Gloves, one per zone.</source>
        <translation>%1, en el campo: pon tus Guantes, uno por zona.</translation>
    </message>
</context>
<context>
    <name>raindelay::tarot::TarotAdapter</name>
    <message>
        <source>to %1 points</source>
        <translation>a %1 puntos</translation>
    </message>
    <message>
        <source>a single hand</source>
        <translation>una sola mano</translation>
    </message>
    <message>
        <source>of %1 hands</source>
        <translation>de %1 manos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was declared, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From %1: %2</source>
        <translation>De %1: %2</translation>
    </message>
    <message>
        <source>Asks %1</source>
        <translation>Pide a %1</translation>
    </message>
    <message>
        <source>%1 had none to give: %2</source>
        <translation>%1 no tenía ninguno que dar: %2</translation>
    </message>
    <message>
        <source>What you can declare</source>
        <translation>Lo que puedes cantar</translation>
    </message>
    <message>
        <source>Ask for a Tarot Trump?</source>
        <translation>¿Pedir un Triunfo de Tarot?</translation>
    </message>
    <message>
        <source>%1 asks you for a Tarot Trump</source>
        <translation>%1 te pide un Triunfo de Tarot</translation>
    </message>
    <message>
        <source>You got %1</source>
        <translation>Has recibido %1</translation>
    </message>
    <message>
        <source>Whatever you declare is laid out for all to see, and scores at once.</source>
        <translation>Lo que cantes se expone a la vista de todos y puntúa enseguida.</translation>
    </message>
    <message>
        <source>You hold %1 and %2. They are shown; whoever has one must give it, and gets a card back. If there is none, you score 5.</source>
        <translation>Tienes %1 y %2. Se muestran; quien tenga uno debe darlo, y recibe una carta a cambio. Si nadie tiene, te apuntas 5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what may be declared, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: declare what you hold, or no more.</source>
        <translation>%1: canta lo que tienes, o nada más.</translation>
    </message>
    <message>
        <source>%1: ask for a Tarot Trump, or not.</source>
        <translation>%1: pide un Triunfo de Tarot, o no.</translation>
    </message>
    <message>
        <source>%1: which Tarot Trump do you give?</source>
        <translation>%1: ¿qué Triunfo de Tarot das?</translation>
    </message>
    <message>
        <source>%1: which card do you give back?</source>
        <translation>%1: ¿qué carta devuelves?</translation>
    </message>
    <message>
        <source>%1 leads: play any card.</source>
        <translation>%1 sale: juega cualquier carta.</translation>
    </message>
    <message>
        <source>%1: the Foolish Man asks for nothing. Play any card.</source>
        <translation>%1: el Loco no exige nada. Juega cualquier carta.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 juega.</translation>
    </message>
    <message>
        <source>%1: follow %2.</source>
        <translation>%1: asiste a %2.</translation>
    </message>
    <message>
        <source>%1: no trump left. Play any card.</source>
        <translation>%1: no te quedan triunfos. Juega cualquier carta.</translation>
    </message>
    <message>
        <source>One hand was played.</source>
        <translation>Se jugó una mano.</translation>
    </message>
    <message>
        <source>%1 hands were played.</source>
        <translation>Se jugaron %1 manos.</translation>
    </message>
    <message>
        <source>A single hand made %1 points.</source>
        <translation>Una sola mano dio %1 puntos.</translation>
    </message>
    <message>
        <source>It took %1 hands to %2 points.</source>
        <translation>Hicieron falta %1 manos para llegar a %2 puntos.</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Nada que cantar</translation>
    </message>
    <message>
        <source>Only with exactly two of them may you ask for a third.</source>
        <translation>Solo con justo dos puedes pedir un tercero.</translation>
    </message>
    <message>
        <source>Which one do you give? You get another card in return.</source>
        <translation>¿Cuál das? Recibes otra carta a cambio.</translation>
    </message>
    <message>
        <source>Give %1 a card from your hand in return: double-click it, or drag it onto that hand. Neither Tarot Trump nor court card.</source>
        <translation>Da a %1 una carta de tu mano a cambio: doble clic, o arrástrala a esa mano. Ni Triunfo de Tarot ni figura.</translation>
    </message>
    <message>
        <source>%1 deals: discard three cards for the spare ones.</source>
        <translation>%1 reparte: descarta tres cartas a cambio de las sobrantes.</translation>
    </message>
    <message>
        <source>%1: no %2 left. Trump it, or play any card.</source>
        <translation>%1: no te quedan %2. Puedes fallar con un triunfo o jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Nothing else in your hand scores.</source>
        <translation>Tu mano no tiene nada más que puntúe.</translation>
    </message>
</context>
</TS>
