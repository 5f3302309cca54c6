### Dominion, Alchemy: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-transmute = Vernietig een handkaart. Is het een actie, pak dan een { dominion-card-duchy }; een geldkaart, een { dominion-card-transmute }; een overwinningskaart, een { dominion-card-gold }.
    .full = Een kaart met meer van deze typen levert elk van de kaarten op, in deze volgorde. Een { dominion-card-curse } levert niets op.
dominion-text-possession = De speler links van je krijgt na deze beurt een extra beurt. Jij ziet alle kaarten die die speler ziet en beslist alles. Wat die speler zou pakken, pak jij; wat die speler vernietigt, gaat opzij en komt aan het einde van de beurt terug op de eigen aflegstapel.
    .full = Wat je zo pakt, komt op je aflegstapel, waar het ook heen zou gaan; wat afhing van het pakken dat niet doorging, vervalt. Fiches, acties, aanschaf en munten blijven bij de speler die aan de beurt is. Wat terugkomt, is niet gepakt of afgelegd, maar wel vernietigd geweest. Volgens de nieuwste tekst komt er geen tweede extra beurt op rij, en gaat ook schuld naar jou.

## Antwoorden en vragen

dominion-event-is_possessed = { $by } beslist alles in deze beurt van { $seat }.
    .by = Jij beslist alles in deze beurt van { $seat }.
    .seat = { $by } beslist alles in deze beurt van jou.
dominion-event-puts_spared_back = { $seat } legt { EEN($cards) } terug op de aflegstapel.
    .seat = Je legt { EEN($cards) } terug op je aflegstapel.
dominion-option-gained_by_possessor = de kaart pakken in plaats van de bezeten speler
    .typed = bezeten; possession; pakken
