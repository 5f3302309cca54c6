### Dominion, Alchemy: teksten en wat alleen deze kaarten vragen en vertellen.
dominion-text-alchemist = +2 kaarten, +1 actie. Aan het begin van de opschoonfase van deze beurt mag je deze kaart op je trekstapel leggen als je een { dominion-card-potion } in het spel hebt.
    .short = +2 kaarten, +1 actie. Opschonen met { dominion-card-potion }: op trekstapel.
    .full = Elke die je gespeeld hebt en die nog in het spel is. In de eerste editie als je die uit het spel aflegt.
dominion-text-apothecary = +1 kaart, +1 actie. Toon de bovenste 4 kaarten van je trekstapel. { dominion-card-copper } en { dominion-card-potion } gaan naar je hand, de andere terug in volgorde naar keuze.
    .short = +1 kaart, +1 actie. Bovenste 4: { dominion-card-copper }, { dominion-card-potion } in je hand.
    .full = Je moet ze allemaal nemen. Zijn er minder dan 4, toon dan wat er is.
dominion-text-apprentice = +1 actie. Vernietig een handkaart: +1 kaart per munt die zij kost, en +2 kaarten als zij een toverdrank kost.
    .short = +1 actie. Vernietig 1: +1 kaart per munt; toverdrank: +2.
    .full = Heb je handkaarten, dan moet je er een vernietigen. Het telt wat zij nu kost.
dominion-text-familiar = +1 kaart, +1 actie. Alle anderen pakken een { dominion-card-curse }.
    .full = In beurtvolgorde, zolang ze er zijn.
dominion-text-golem = Toon kaarten van je trekstapel tot er 2 actiekaarten anders dan { dominion-card-golem } liggen. Leg de andere af en speel die twee in volgorde naar keuze.
    .short = Toon tot 2 actiekaarten (geen { dominion-card-golem }). Speel ze, rest afleggen.
    .full = Je moet ze allebei spelen. De tweede wacht opzij, zodat niets wat de eerste doet erbij kan. Is er maar één, dan wordt die gespeeld.
dominion-text-herbalist = +1 aanschaf, +1 munt. Eén keer deze beurt, als je een geldkaart uit het spel aflegt, mag je die op je trekstapel leggen.
    .short = +1 aanschaf, +1 munt. Bij opschonen mag 1 geldkaart bovenop.
    .full = Eén keer per keer dat deze gespeeld is; elke geldkaart, ook een { dominion-card-potion }. In de eerste editie als je deze kaart uit het spel aflegt.
dominion-text-philosophers_stone = Tel je trekstapel en aflegstapel. +1 munt per 5 kaarten, naar beneden afgerond.
    .short = +1 munt per 5 kaarten in trekstapel en aflegstapel samen.
    .full = Kaarten in het spel en in de hand tellen niet. Er wordt alleen geteld; de volgorde blijft.
dominion-text-scrying_pool = +1 actie. Iedereen, jij ook, toont de bovenste kaart van de trekstapel en legt die af of terug: jij beslist. Toon daarna kaarten van je trekstapel tot er een geen actiekaart is; neem die allemaal in je hand.
    .short = +1 actie. Keur elke bovenste. Trek tot een niet-actiekaart.
    .full = Eerst komen alle bovenste kaarten. Een teruggelegde kaart mag nog eens getoond worden. Voor de anderen is het een aanval.
dominion-text-university = +2 acties. Je mag een actiekaart pakken die hoogstens 5 munten kost.
    .short = +2 acties. Je mag een actiekaart t/m 5 munten pakken.
    .full = Een kaart die ook een toverdrank kost, kost niet hoogstens 5 munten.
dominion-text-vineyard = 1 punt per 3 actiekaarten die je hebt, naar beneden afgerond.
    .full = Al je kaarten tellen, waar ze ook zijn.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-transmute = Vernietig een handkaart. Is het een actiekaart, pak dan een { dominion-card-duchy }; een geldkaart, een { dominion-card-transmute }; een overwinningskaart, een { dominion-card-gold }.
    .short = Actiekaart weg: { dominion-card-duchy }; geld: { dominion-card-transmute }; punten: { dominion-card-gold }.
    .full = Een kaart met meer van deze typen levert elk van de kaarten op, in deze volgorde. Een { dominion-card-curse } levert niets op.
dominion-text-possession = De speler links van je krijgt na deze beurt een extra beurt. Jij ziet alle kaarten die die speler ziet en beslist alles. Wat die speler zou pakken, pak jij; wat die speler vernietigt, gaat opzij en komt aan het einde van de beurt terug op de eigen aflegstapel.
    .short = Extra beurt voor wie links zit: jij beslist alles.
    .full = Wat je zo pakt, komt op je aflegstapel, waar het ook heen zou gaan; wat afhing van het pakken dat niet doorging, vervalt. Fiches, acties, aanschaf en munten blijven bij de speler die aan de beurt is. Wat terugkomt, is niet gepakt of afgelegd, maar wel vernietigd geweest. Volgens de nieuwste tekst komt er geen tweede extra beurt op rij, en gaat ook schuld naar jou.

## Antwoorden en vragen

dominion-event-is_possessed = { $by } beslist alles in deze beurt van { $seat }.
    .by = Jij beslist alles in deze beurt van { $seat }.
    .seat = { $by } beslist alles in deze beurt van jou.
dominion-event-puts_spared_back = { $seat } legt { EEN($cards) } terug op de aflegstapel.
    .seat = Je legt { EEN($cards) } terug op je aflegstapel.
dominion-option-gained_by_possessor = de kaart pakken in plaats van de bezeten speler
    .typed = bezeten; possession; pakken
dominion-option-alchemist_topdecks = { EEN("dominion-card-alchemist") } op je trekstapel leggen
    .typed = alchemist; trekstapel
dominion-option-alchemist_discarded = { EEN("dominion-card-alchemist") } op je trekstapel leggen
    .typed = alchemist; trekstapel
dominion-option-herbalist_topdecks = { dominion-card-herbalist }: { DE($card) } op je trekstapel leggen
    .typed = kruidenexpert; trekstapel
dominion-option-herbalist_discarded = { dominion-card-herbalist }: { DE($card) } op je trekstapel leggen
    .typed = kruidenexpert; trekstapel
dominion-question-play_first = Welke ervan speel je eerst?
