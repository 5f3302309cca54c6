### Dominion, Cornucopia en Guilds, beide edities: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-advisor = +1 actie. Toon de bovenste 3 kaarten van je trekstapel. Wie links van je zit, kiest er één; leg die af en neem de andere in je hand.
    .full = Ook bij minder dan 3 kaarten wordt een van de getoonde afgelegd.
dominion-text-baker = +1 kaart, +1 actie, +1 geldkist. Voorbereiding: iedereen begint met 1 geldkist.
    .full = Iedereen begint er met één, ook als deze kaart alleen in de Zwarte Markt-stapel zit.
dominion-text-candlestick_maker = +1 actie, +1 aanschaf, +1 geldkist.
    .full = De geldkist mag je deze beurt inzetten of voor later bewaren.
dominion-text-carnival = Toon de bovenste 4 kaarten van je trekstapel. Neem van elke naam één kaart in je hand en leg de andere af.
    .full = Van kaarten met dezelfde naam neem je er één. Bij minder dan 4 kaarten toon je wat er is.
dominion-text-fairgrounds = 2 punten voor elke 5 kaarten met verschillende namen die je hebt.
    .full = Aan het einde van het spel tellen al je kaarten mee, waar ze ook zijn, en elke naam één keer; 14 namen zijn 4 punten waard, 15 zijn er 6 waard.
dominion-text-farming_village = +2 acties. Toon kaarten van je trekstapel tot je een actie of een geldkaart toont. Neem die in je hand en leg de andere af.
    .full = Is er geen, dan worden alle getoonde kaarten afgelegd.
dominion-text-fortune_teller = +2 munten. Alle anderen tonen kaarten van hun trekstapel tot ze een overwinningskaart of een { dominion-card-curse } tonen, leggen die terug op de trekstapel en leggen de andere af.
    .full = Wie er geen heeft, legt alle getoonde kaarten af.
dominion-text-hamlet = +1 kaart, +1 actie. Je mag een kaart afleggen voor +1 actie. Je mag een kaart afleggen voor +1 aanschaf.
    .full = Voor elk hoogstens één kaart; eerst beslis je over de actie, dan over de aanschaf.
dominion-text-harvest = Toon de bovenste 4 kaarten van je trekstapel en leg ze af: +1 munt voor elke verschillende naam.
    .full = Bij minder dan 4 kaarten toon je en leg je af wat er is.
dominion-text-hunting_party = +1 kaart, +1 actie. Toon je handkaarten. Toon kaarten van je trekstapel tot er een komt waarvan je geen exemplaar in je hand hebt. Neem die in je hand en leg de andere af.
    .full = Ook de kaart die je net trok, telt mee. Is er geen zulke kaart, dan worden alle kaarten die je van je trekstapel toonde afgelegd.
dominion-text-jester = +2 munten. Alle anderen leggen de bovenste kaart van hun trekstapel af. Voor een overwinningskaart pakken ze een { dominion-card-curse }; anders pakken zij of jij een exemplaar ervan, zoals je wilt.
    .full = In beurtvolgorde, over elke kaart wordt beslist voordat de volgende komt. Het exemplaar komt uit de voorraad; is het daar niet, dan pakt niemand er een. Een kaart die ook een overwinningskaart is, geeft een { dominion-card-curse }.
dominion-text-journeyman = Noem een kaart. Toon kaarten van je trekstapel tot er 3 liggen die je niet noemde. Neem die in je hand en leg de andere af.
    .full = Je mag elke kaart noemen, ook een die niet meedoet. Zijn er minder dan 3 andere, dan neem je die.
dominion-text-menagerie = +1 actie. Toon je handkaarten. Hebben geen twee dezelfde naam: +3 kaarten. Anders: +1 kaart.
    .full = Zonder handkaarten zijn er geen twee dezelfde namen, dus 3 kaarten.
dominion-text-plaza = +1 kaart, +2 acties. Je mag een geldkaart afleggen voor +1 geldkist.
    .full = Ook de kaart die je net trok, maar niet meer dan één.
dominion-text-remake = Doe dit twee keer: vernietig een handkaart en pak dan een kaart die precies 1 munt meer kost.
    .full = Je moet elke keer een kaart vernietigen, zolang je er een hebt. Kost geen kaart precies 1 munt meer, dan pak je er niets voor.
dominion-text-shop = +1 kaart, +1 munt. Je mag een actie uit je hand spelen waarvan je geen exemplaar in het spel hebt.
    .full = Dat kost geen actie. Wat je eerder speelde en niet meer in het spel is, mag je spelen.
dominion-text-soothsayer = Pak een { dominion-card-gold }. Alle anderen pakken een { dominion-card-curse }, en wie dat deed, trekt een kaart.
    .full = In beurtvolgorde: wie een { dominion-card-curse } pakte, trekt voordat de volgende er een pakt. Zonder { dominion-card-curse } is er geen kaart. In de eerste editie pakken eerst allen, dan trekken ze.

## Antwoorden en vragen

dominion-option-let_gain = { $card } door de ander laten pakken
    .typed = laten pakken; geven; geef
dominion-question-discard_for_action = Welke kaart leg je af voor +1 actie?
    .pass = geen afleggen
dominion-question-discard_for_buy = Welke kaart leg je af voor +1 aanschaf?
    .pass = geen afleggen
dominion-question-discard_of_neighbour = Welke getoonde kaart wordt afgelegd?
dominion-question-who_gains_copy = { dominion-card-jester }: wie pakt een exemplaar?

## Andere edities

listed-dominion-printings-soothsayer_first_printing = { dominion-card-soothsayer }, eerste editie
