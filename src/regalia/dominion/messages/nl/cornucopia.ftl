### Dominion, Cornucopia en Guilds: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-farrier = +1 kaart, +1 actie, +1 aanschaf. Koop je deze kaart, dan mag je meer betalen: aan het einde van deze beurt +1 kaart voor elke munt.
    .short = +1 kaart, +1 actie, +1 aanschaf. Extra betalen: extra kaarten.
    .full = Je trekt na je nieuwe handkaarten. Alleen bij het kopen mag je meer betalen, niet als je deze kaart anders pakt.
dominion-text-stonemason = Vernietig een handkaart en pak 2 kaarten die elk goedkoper zijn. Koop je deze kaart, dan mag je meer betalen: pak 2 actiekaarten die precies zoveel kosten als je extra betaalde.
    .short = Vernietig 1, pak 2 goedkopere. Extra betalen: 2 actiekaarten.
    .full = Het mogen twee dezelfde zijn. Ook toverdranken mag je extra betalen; die horen bij het bedrag. Betaal je niets extra, dan pak je niets.
dominion-text-doctor = Noem een kaart. Toon de bovenste 3 kaarten van je trekstapel, vernietig de genoemde en leg de andere in een volgorde naar keuze terug. Koop je deze kaart, dan mag je meer betalen: bekijk voor elke munt de bovenste kaart van je trekstapel en vernietig die, leg die af of leg die terug.
    .short = Noem een kaart: vernietig die uit je bovenste 3.
    .full = Je mag elke kaart noemen, ook een die niet meedoet. Waar je meer voor betaalt, gebeurt voordat je de kaart pakt, een voor een. Volgens de nieuwste tekst gebeurt het wanneer de kaart gepakt wordt.
dominion-text-tournament = +1 actie. Iedereen mag een { dominion-card-province } uit de hand tonen. Doe jij dat, leg die dan af en pak een prijs of een { dominion-card-duchy }; die kaart komt boven op je trekstapel. Doet niemand anders het: +1 kaart, +1 munt.
    .short = +1 actie. { dominion-card-province }: prijs. Geen ander: +1 kaart, +1 munt.
    .full = Van elke prijs is er één; de prijzen liggen naast de voorraad. Je mag er ook een kiezen die al weg is, en pakt dan niets.
dominion-text-bag_of_gold = +1 actie. Pak een { dominion-card-gold }; dat komt boven op je trekstapel.
    .full = Het { dominion-card-gold } komt uit de voorraad.
dominion-text-diadem = +2 munten, en +1 munt voor elke actie die je overhebt.
    .full = Het gaat om acties die je nog mag uitvoeren, niet om actiekaarten.
dominion-text-followers = +2 kaarten. Pak een { dominion-card-estate }. Alle anderen pakken een { dominion-card-curse } en leggen handkaarten af tot ze er nog 3 hebben.
    .short = +2 kaarten. Pak { dominion-card-estate }. Anderen: { dominion-card-curse }, houden 3 kaarten.
    .full = Eerst jij, dan de anderen in beurtvolgorde.
dominion-text-princess = +1 aanschaf. Deze beurt kosten kaarten 2 munten minder, maar niet minder dan 0.
    .short = +1 aanschaf. Deze beurt kosten kaarten 2 munten minder.
    .full = Alle kaarten, waar ze ook zijn, en telkens als deze kaart gespeeld wordt. In de eerste editie: zolang deze kaart in het spel is.
dominion-text-trusty_steed = Kies er twee: +2 kaarten; +2 acties; +2 munten; pak 4 { dominion-card-silver } en leg je trekstapel op je aflegstapel.
    .short = Kies twee: +2 kaarten; +2 acties; +2 munten; 4 { dominion-card-silver }.
    .full = Het moeten twee verschillende zijn. Noem beide voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart. Je trekstapel wordt daarbij niet afgelegd.

## Antwoorden, vragen en gebeurtenissen

dominion-option-four_silvers = 4 { dominion-card-silver } pakken, trekstapel op aflegstapel
    .typed = zilver; silver; vier zilver
dominion-question-reveal_province = { dominion-card-tournament }: toon je een { dominion-card-province }?
    .pass = geen tonen
dominion-question-gain_prize = Welke prijs pak je, of een { dominion-card-duchy }?
