### Dominion, Cornucopia en Guilds, beide edities: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-advisor = +1 actie. Toon de bovenste 3 kaarten van je trekstapel. Wie links van je zit, kiest er één; leg die af en neem de andere in je hand.
    .full = Ook bij minder dan 3 kaarten wordt een van de getoonde afgelegd.
dominion-text-baker = +1 kaart, +1 actie, +1 geldkist. Voorbereiding: iedereen begint met 1 geldkist.
    .full = Iedereen begint er met één, ook als deze kaart alleen in de Zwarte Markt-stapel zit.
dominion-text-butcher = +2 geldkisten. Je mag een handkaart vernietigen en een aantal geldkisten naar keuze inzetten; heb je een kaart vernietigd, pak dan een kaart die hoogstens evenveel kost, en 1 munt meer voor elke ingezette geldkist.
    .full = Geldkisten die je hiervoor inzet, geven geen munten. Je mag er ook geen inzetten. Toverdranken of schuld in de kosten van de vernietigde kaart tellen ook voor de gepakte.
dominion-text-candlestick_maker = +1 actie, +1 aanschaf, +1 geldkist.
    .full = De geldkist mag je deze beurt inzetten of voor later bewaren.
dominion-text-carnival = Toon de bovenste 4 kaarten van je trekstapel. Neem van elke naam één kaart in je hand en leg de andere af.
    .full = Van kaarten met dezelfde naam neem je er één. Bij minder dan 4 kaarten toon je wat er is.
dominion-text-coronet = Je mag een actie uit je hand die geen beloning is twee keer spelen. Je mag een geldkaart uit je hand die geen beloning is twee keer spelen.
    .full = Eerst de actie, dan de geldkaart, in elke fase; dat kost geen acties.
dominion-text-courser = Kies er twee: +2 kaarten; +2 acties; +2 munten; pak 4 { dominion-card-silver }.
    .full = Het moeten twee verschillende zijn. Noem beide voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart.
dominion-text-demesne = +2 acties, +2 aanschaffen. Pak een { dominion-card-gold }. 1 punt voor elk { dominion-card-gold } dat je hebt.
    .full = Aan het einde van het spel tellen al je { dominion-card-gold }, voor elke { dominion-card-demesne }.
dominion-text-fairgrounds = 2 punten voor elke 5 kaarten met verschillende namen die je hebt.
    .full = Aan het einde van het spel tellen al je kaarten mee, waar ze ook zijn, en elke naam één keer; 14 namen zijn 4 punten waard, 15 zijn er 6 waard.
dominion-text-farmhands = +1 kaart, +2 acties. Pak je deze kaart, dan mag je een actie of geldkaart uit je hand opzijleggen en die aan het begin van je volgende beurt spelen.
    .full = De kaart ligt open opzij, en dan moet je die spelen. Ook als je deze kaart in de beurt van een ander pakt.
dominion-text-farming_village = +2 acties. Toon kaarten van je trekstapel tot je een actie of een geldkaart toont. Neem die in je hand en leg de andere af.
    .full = Is er geen, dan worden alle getoonde kaarten afgelegd.
dominion-text-ferryman = +2 kaarten, +1 actie. Leg een kaart af. Pak je deze kaart, pak dan ook een kaart van de extra stapel. Voorbereiding: een ongebruikte koninkrijkstapel van 3 of 4 munten ligt naast de voorraad.
    .full = De stapel hoort niet bij de voorraad: die kaarten pak je alleen zo, en leeg telt die niet mee. Is die leeg, dan pak je verder niets.
dominion-text-footpad = +2 geldkisten. Alle anderen leggen handkaarten af tot ze er nog 3 hebben. In spellen met deze kaart: pak je in een actiefase een kaart, dan +1 kaart.
    .full = Iedereen trekt voor elke kaart die ze pakken, in wiens actiefase dan ook, ook voor een { dominion-card-curse }. Niet in een aanschaffase, ’s nachts of in de opschoonfase. Je moet trekken.
dominion-text-fortune_teller = +2 munten. Alle anderen tonen kaarten van hun trekstapel tot ze een overwinningskaart of een { dominion-card-curse } tonen, leggen die terug op de trekstapel en leggen de andere af.
    .full = Wie er geen heeft, legt alle getoonde kaarten af.
dominion-text-hamlet = +1 kaart, +1 actie. Je mag een kaart afleggen voor +1 actie. Je mag een kaart afleggen voor +1 aanschaf.
    .full = Voor elk hoogstens één kaart; eerst beslis je over de actie, dan over de aanschaf.
dominion-text-harvest = Toon de bovenste 4 kaarten van je trekstapel en leg ze af: +1 munt voor elke verschillende naam.
    .full = Bij minder dan 4 kaarten toon je en leg je af wat er is.
dominion-text-herald = +1 kaart, +1 actie. Toon de bovenste kaart van je trekstapel; is het een actie, speel die dan. Koop je deze kaart, dan mag je meer betalen: leg voor elke munt een kaart van je aflegstapel op je trekstapel.
    .full = Je moet de actie spelen; al het andere blijft boven liggen. Je mag je aflegstapel doorkijken. Waar je meer voor betaalt, gebeurt wanneer je deze kaart pakt, dus die mag erbij zijn; in de eerste editie gebeurt het ervoor.
dominion-text-horn_of_plenty = Pak een kaart die hoogstens 1 munt kost voor elke kaart met een andere naam die je in het spel hebt. Is het een overwinningskaart, vernietig dan deze kaart.
    .full = Ook deze kaart telt mee als die in het spel is. Elke naam telt één keer, ook geldkaarten en kaarten van eerdere beurten.
dominion-text-horse_traders = +1 aanschaf, +3 munten. Leg 2 handkaarten af. Speelt een ander een aanval, dan mag je eerst deze kaart uit je hand opzijleggen; aan het begin van je volgende beurt: +1 kaart, en neem deze kaart terug in je hand.
    .full = Met minder dan 2 handkaarten leg je af wat je hebt. De aanval treft je toch, met een handkaart minder. Opzijgelegd kan de kaart niet nog eens gebruikt worden voordat die terug is.
dominion-text-housecarl = +1 kaart voor elke actie met een andere naam die je in het spel hebt.
    .full = Ook deze kaart telt mee als die in het spel is. Elke naam telt één keer.
dominion-text-huge_turnip = +2 geldkisten. +1 munt voor elke geldkist die je hebt.
    .full = De twee nieuwe tellen mee. Je houdt de geldkisten.
dominion-text-hunting_party = +1 kaart, +1 actie. Toon je handkaarten. Toon kaarten van je trekstapel tot er een komt waarvan je geen exemplaar in je hand hebt. Neem die in je hand en leg de andere af.
    .full = Ook de kaart die je net trok, telt mee. Is er geen zulke kaart, dan worden alle kaarten die je van je trekstapel toonde afgelegd.
dominion-text-infirmary = +1 kaart. Je mag een handkaart vernietigen. Koop je deze kaart, dan mag je meer betalen: speel deze kaart één keer voor elke munt.
    .full = De kaart wordt eerst gepakt en dan gespeeld, vanaf de plek waar die terechtkwam; ligt die daar niet meer, dan wordt die niet gespeeld. Anders gepakt wordt die niet gespeeld.
dominion-text-jester = +2 munten. Alle anderen leggen de bovenste kaart van hun trekstapel af. Voor een overwinningskaart pakken ze een { dominion-card-curse }; anders pakken zij of jij een exemplaar ervan, zoals je wilt.
    .full = In beurtvolgorde, over elke kaart wordt beslist voordat de volgende komt. Het exemplaar komt uit de voorraad; is het daar niet, dan pakt niemand er een. Een kaart die ook een overwinningskaart is, geeft een { dominion-card-curse }.
dominion-text-journeyman = Noem een kaart. Toon kaarten van je trekstapel tot er 3 liggen die je niet noemde. Neem die in je hand en leg de andere af.
    .full = Je mag elke kaart noemen, ook een die niet meedoet. Zijn er minder dan 3 andere, dan neem je die.
dominion-text-joust = +1 kaart, +1 actie, +1 munt. Je mag een { dominion-card-province } uit je hand opzijleggen om een beloning naar keuze te pakken; die komt in je hand. Leg de { dominion-card-province } in de opschoonfase af.
    .full = De beloningen liggen naast de voorraad: met 2 spelers elk één keer, anders elk twee keer. Ook als er geen meer is, mag je de { dominion-card-province } opzijleggen. Die wordt in de opschoonfase van deze beurt met je andere kaarten afgelegd.
dominion-text-masterpiece = 1 munt. Koop je deze kaart, dan mag je meer betalen: pak een { dominion-card-silver } voor elke munt.
    .full = De { dominion-card-silver } komen wanneer je deze kaart pakt; in de eerste editie ervoor. Anders gepakt geeft die er geen.
dominion-text-menagerie = +1 actie. Toon je handkaarten. Hebben geen twee dezelfde naam: +3 kaarten. Anders: +1 kaart.
    .full = Zonder handkaarten zijn er geen twee dezelfde namen, dus 3 kaarten.
dominion-text-merchant_guild = +1 aanschaf, +1 munt. Aan het einde van je aanschaffase in deze beurt: +1 geldkist voor elke kaart die je daarin pakte.
    .full = Gekocht of niet, elke kaart die je in die aanschaffase pakte telt, één keer voor elke keer dat deze kaart gespeeld is. In de eerste editie: zolang deze kaart in het spel is, +1 geldkist voor elke kaart die je koopt.
dominion-text-plaza = +1 kaart, +2 acties. Je mag een geldkaart afleggen voor +1 geldkist.
    .full = Ook de kaart die je net trok, maar niet meer dan één.
dominion-text-remake = Doe dit twee keer: vernietig een handkaart en pak dan een kaart die precies 1 munt meer kost.
    .full = Je moet elke keer een kaart vernietigen, zolang je er een hebt. Kost geen kaart precies 1 munt meer, dan pak je er niets voor.
dominion-text-renown = +1 aanschaf. Deze beurt kosten kaarten 2 munten minder, maar niet minder dan 0.
    .full = Alle kaarten, waar ze ook zijn, en telkens als deze kaart gespeeld wordt.
dominion-text-shop = +1 kaart, +1 munt. Je mag een actie uit je hand spelen waarvan je geen exemplaar in het spel hebt.
    .full = Dat kost geen actie. Wat je eerder speelde en niet meer in het spel is, mag je spelen.
dominion-text-soothsayer = Pak een { dominion-card-gold }. Alle anderen pakken een { dominion-card-curse }, en wie dat deed, trekt een kaart.
    .full = In beurtvolgorde: wie een { dominion-card-curse } pakte, trekt voordat de volgende er een pakt. Zonder { dominion-card-curse } is er geen kaart. In de eerste editie pakken eerst allen, dan trekken ze.
dominion-text-taxman = Je mag een geldkaart uit je hand vernietigen. Doe je dat, dan leggen alle anderen met 5 of meer handkaarten er een exemplaar van af of tonen ze dat ze er geen hebben, en pak jij een geldkaart die hoogstens 3 munten meer kost; die komt op je trekstapel.
    .full = Wie een exemplaar heeft, moet het afleggen. De anderen leggen af voordat jij pakt.
dominion-text-young_witch = +2 kaarten. Leg 2 kaarten af. Alle anderen pakken een { dominion-card-curse }, tenzij ze een bankaart uit hun hand tonen. Voorbereiding: een ongebruikte koninkrijkstapel van 2 of 3 munten komt bij de voorraad; die kaarten zijn bankaarten.
    .full = De bankaart blijft in de hand, en niemand hoeft die te tonen. Van die stapel koop en pak je zoals van elke andere.

## Antwoorden en vragen

dominion-option-farmhands_gained = { dominion-card-farmhands }: misschien een kaart opzijleggen
    .typed = farmhands; opzijleggen
dominion-option-footpad_draws = een kaart trekken voor de { dominion-card-footpad }
    .typed = footpad; trekken
dominion-option-merchant_guild_pays = geldkisten voor het { dominion-card-merchant_guild }
    .typed = koopmansgilde; geldkisten
dominion-option-merchant_guild_sells = geldkisten voor het { dominion-card-merchant_guild }
    .typed = koopmansgilde; geldkisten
dominion-option-overpaid = waarvoor je bij { DE($card) } meer betaalde
    .typed = meer betaald
dominion-option-set_aside_horse_traders = de { dominion-card-horse_traders } opzijleggen
    .typed = paardenhandelaars; opzijleggen
dominion-option-spend_on_gain =
    { $number ->
        [one] { $number } geldkist inzetten
       *[other] { $number } geldkisten inzetten
    }
    .typed = inzetten; geldkisten
dominion-option-gain_four_silvers = 4 { dominion-card-silver } pakken
    .typed = zilver; silver; vier zilver
dominion-option-ferryman_gained = een kaart van de stapel van de { dominion-card-ferryman } pakken
    .typed = ferryman
dominion-option-let_gain = { $card } door de ander laten pakken
    .typed = laten pakken; geven; geef
dominion-question-discard_for_action = Welke kaart leg je af voor +1 actie?
    .pass = geen afleggen
dominion-question-discard_for_buy = Welke kaart leg je af voor +1 aanschaf?
    .pass = geen afleggen
dominion-question-discard_of_neighbour = Welke getoonde kaart wordt afgelegd?
dominion-question-set_aside_to_play = Welke kaart leg je opzij om later te spelen?
    .pass = geen opzijleggen
dominion-question-spend_on_gain = { dominion-card-butcher }: hoeveel geldkisten zet je in?
    .pass = geen inzetten
dominion-question-gain_reward = Welke beloning pak je?
dominion-question-set_province_aside = Leg je een { dominion-card-province } opzij?
    .pass = geen opzijleggen
dominion-question-reveal_bane = { dominion-card-young_witch }: toon je een bankaart?
    .pass = geen tonen
dominion-question-who_gains_copy = { dominion-card-jester }: wie pakt een exemplaar?

## Andere edities

listed-dominion-printings-herald_first_printing = { dominion-card-herald }, eerste editie
listed-dominion-printings-masterpiece_first_printing = { dominion-card-masterpiece }, eerste editie
listed-dominion-printings-merchant_guild_first_printing = { dominion-card-merchant_guild }, eerste editie
listed-dominion-printings-soothsayer_first_printing = { dominion-card-soothsayer }, eerste editie
