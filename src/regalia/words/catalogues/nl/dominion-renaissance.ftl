### Dominion, Renaissance: namen, teksten en wat alleen deze kaarten, projecten en artefacten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-border_guard = Border Guard
dominion-card-improve = Improve
dominion-card-flag_bearer = Flag Bearer
dominion-card-patron = Patron
dominion-card-research = Research
dominion-card-swashbuckler = Swashbuckler
dominion-card-treasurer = Treasurer
dominion-card-villain = Villain
dominion-card-capitalism = Capitalism
    .article = none
dominion-card-crop_rotation = Crop Rotation
    .article = none
dominion-card-innovation = Innovation
    .article = none
dominion-card-pageant = Pageant
    .article = none
dominion-card-piazza = Piazza
    .article = none
dominion-card-road_network = Road Network
    .article = none
dominion-card-silos = Silos
    .article = none
dominion-card-star_chart = Star Chart
    .article = none
dominion-card-flag = Flag
dominion-card-horn = Horn
dominion-card-key = Key
dominion-card-lantern = Lantern
dominion-card-treasure_chest = Treasure Chest

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-border_guard = +1 actie. Toon de bovenste 2 kaarten van je trekstapel, neem er één in je hand en leg de andere af. Waren het allebei acties, pak dan de { dominion-card-lantern } of de { dominion-card-horn }.
    .full = Met de { dominion-card-lantern } zijn het 3 kaarten, waarvan je er 2 aflegt, en moeten alle 3 acties zijn. Kun je minder kaarten tonen, dan is er geen artefact. Je mag ook een artefact pakken dat een ander heeft.
dominion-text-improve = +2 munten. Aan het begin van de opruimfase mag je een actie vernietigen die je uit het spel zou afleggen, en een kaart pakken die precies 1 meer kost.
    .full = Ze mag zichzelf vernietigen, maar geen duurkaart die in het spel blijft en niets wat het spel al verlaten heeft. Kost geen kaart precies 1 meer, dan pak je niets.
dominion-text-flag_bearer = +2 munten. Pak of vernietig je deze kaart, pak dan de { dominion-card-flag }.
    .full = Wie haar pakt of vernietigt, pakt de { dominion-card-flag }, in wiens beurt dan ook en wie die ook heeft. Spelen geeft geen { dominion-card-flag }.
dominion-text-patron = +1 Villager, +2 munten. Laat iets je deze kaart tonen: +1 Coffers.
    .full = In elke fase en in ieders beurt, één keer voor elke getoonde kaart. Open afgelegde kaarten tellen mee; bekeken of ongezien afgelegde niet.
dominion-text-research = +1 actie. Vernietig een kaart uit je hand. Leg voor elke munt die ze kost een kaart van je trekstapel gedekt opzij. Neem die kaarten aan het begin van je volgende beurt in je hand.
    .full = Alleen jij mag die kaarten bekijken. Ze blijft in het spel tot de kaarten komen; ligt er geen opzij, dan wordt ze deze beurt afgelegd.
dominion-text-swashbuckler = +3 kaarten. Is je aflegstapel dan niet leeg: +1 Coffers, en pak met 4 of meer Coffers de { dominion-card-treasure_chest }.
    .full = Eerst trek je: een aflegstapel die daarvoor geschud is, is leeg. De Coffers die je net kreeg telt mee.
dominion-text-treasurer = +3 munten. Kies één: vernietig een geldkaart uit je hand; of pak een geldkaart uit het afval in je hand; of pak de { dominion-card-key }.
    .full = Je mag ook kiezen wat onmogelijk is, en de { dominion-card-key } ook als je die al hebt.
dominion-text-villain = +2 Coffers. Alle anderen met 5 of meer handkaarten leggen er een af die 2 of meer kost, of tonen dat ze die niet hebben.
    .full = Wie 4 of minder handkaarten heeft, merkt er niets van. Wie een kaart van 2 of meer heeft, moet er een afleggen.
dominion-text-capitalism = In jouw beurten zijn acties met + munten in hun tekst ook geldkaarten.
    .full = Waar ze ook liggen en van wie ze ook zijn. Je mag ze in je koopfase spelen zonder acties te gebruiken, en wat voor geldkaarten geldt, geldt ook voor hen.
dominion-text-crop_rotation = Aan het begin van je beurt mag je een overwinningskaart afleggen: +2 kaarten.
    .full = Eén keer in elk van je beurten. Een { dominion-card-curse } is geen overwinningskaart.
dominion-text-innovation = De eerste actie die je in je beurt pakt, mag je opzij leggen en spelen.
    .full = Alleen de eerste actie van de beurt, ook als je die niet speelde, en alleen zolang ze ligt waar je haar gepakt hebt. Het spelen kost geen actie. Volgens de nieuwste tekst mag het elke actie zijn, één keer per beurt, en ze wordt niet opzij gelegd.
dominion-text-pageant = Aan het einde van je koopfase mag je 1 munt betalen: +1 Coffers.
    .full = Eén keer in elke koopfase, ook al in die waarin je dit project koopt.
dominion-text-piazza = Toon aan het begin van je beurt de bovenste kaart van je trekstapel. Is het een actie, speel haar dan.
    .full = Spelen moet. Al het andere blijft boven liggen.
dominion-text-road_network = Pakt een ander een overwinningskaart: +1 kaart.
    .full = In ieders beurt, voor elke gepakte overwinningskaart; niet voor die van jezelf.
dominion-text-silos = Leg aan het begin van je beurt een aantal { dominion-card-copper } open af en trek evenveel kaarten.
    .full = Alle worden samen afgelegd voordat je trekt. Alleen { dominion-card-copper } mag worden afgelegd.
dominion-text-star_chart = Als je schudt, mag je een van de kaarten uitkiezen die bovenop komt.
    .full = Je bekijkt de kaarten. De gekozen kaart ligt op de geschudde kaarten, onder de rest van je trekstapel.
dominion-text-flag = Trek je in de opruimfase je handkaarten: +1 kaart.
    .full = Ook boven op een ander aantal handkaarten. Ze is van wie het laatst een { dominion-card-flag_bearer } gepakt of vernietigd heeft.
dominion-text-horn = Eén keer per beurt, als je een { dominion-card-border_guard } uit het spel aflegt, mag je die op je trekstapel leggen.
    .full = Al in de beurt waarin je haar pakt.
dominion-text-key = Aan het begin van je beurt: +1 munt.
    .full = Ze is van wie haar het laatst met een { dominion-card-treasurer } gekozen heeft.
dominion-text-lantern = Met je { dominion-card-border_guard } toon je 3 kaarten en leg je er 2 af. Voor de { dominion-card-horn } moeten alle 3 acties zijn.
    .full = Vanaf de volgende { dominion-card-border_guard } die je speelt, ook in dezelfde beurt.
dominion-text-treasure_chest = Pak aan het begin van je koopfase een { dominion-card-gold }.
    .full = Al in de beurt waarin je haar pakt, en voordat je geldkaarten speelt.

## Antwoorden en vragen

dominion-option-take = de { $card } pakken
    .typed = pakken; pak
dominion-option-take_key = de { dominion-card-key } pakken
    .typed = key; sleutel; key pakken
dominion-option-trash_treasure = een geldkaart uit je hand vernietigen
    .typed = vernietigen; geldkaart vernietigen
dominion-option-treasure_from_trash = een geldkaart uit het afval pakken
    .typed = afval; uit afval; geldkaart pakken
dominion-option-patron_revealed = +1 Coffers voor je { dominion-card-patron }
    .typed = coffers; patron
dominion-option-patron_revealed_in_action_phase = +1 Coffers voor je { dominion-card-patron }
    .typed = coffers; patron
dominion-option-flag_bearer_gained = de { dominion-card-flag } pakken
    .typed = flag; vlag; vlag pakken
dominion-option-flag_bearer_trashed = de { dominion-card-flag } pakken
    .typed = flag; vlag; vlag pakken
dominion-option-flag_draws = een kaart trekken voor de { dominion-card-flag }
    .typed = flag; vlag; trekken
dominion-option-horn_topdecks = een { dominion-card-border_guard } op je trekstapel leggen
    .typed = horn; border guard; trekstapel; ja
dominion-option-key_pays = +1 munt van de { dominion-card-key }
    .typed = key; sleutel; munt
dominion-option-treasure_chest_gives = een { dominion-card-gold } uit de { dominion-card-treasure_chest } pakken
    .typed = treasure chest; chest; gold
dominion-option-crop_rotation = { dominion-card-crop_rotation }: een overwinningskaart afleggen voor 2 kaarten
    .typed = crop rotation; crop; ja
dominion-option-innovation = { dominion-card-innovation }: de actie opzij leggen en spelen
    .typed = innovation; spelen; ja
dominion-option-innovation_plays = { dominion-card-innovation }: de net gepakte actie spelen
    .typed = innovation; spelen; ja
dominion-option-pageant = { dominion-card-pageant }: 1 munt betalen voor een Coffers
    .typed = pageant; betalen; ja
dominion-option-piazza = { dominion-card-piazza }: de bovenste kaart van je trekstapel tonen
    .typed = piazza; tonen
dominion-option-road_network = { dominion-card-road_network }: een kaart trekken
    .typed = road network; road; trekken
dominion-option-silos = { dominion-card-silos }: { dominion-card-copper } afleggen en evenveel kaarten trekken
    .typed = silos; ja
dominion-option-star_chart = { dominion-card-star_chart }: een kaart uitkiezen die bovenop komt
    .typed = star chart; star; uitkiezen; ja
dominion-option-discard_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } afleggen
    .typed = afleggen; copper; koper
dominion-question-put_into_hand = Welke van de getoonde kaarten neem je in je hand?
    .played = { $card }: welke van de getoonde kaarten neem je in je hand?
dominion-question-take_artifact = Welk artefact pak je?
    .played = { $card }: welk artefact pak je?
dominion-question-trash_in_play = { dominion-card-improve }: welke actie in het spel vernietig je, voor een kaart die precies 1 meer kost?
    .pass = geen vernietigen
dominion-question-discard_costly = Welke kaart die 2 of meer kost, leg je af?
    .played = { $active } heeft { EEN($card) } gespeeld. Welke kaart die 2 of meer kost, leg je af?
dominion-question-discard_victory = Welke overwinningskaart leg je af?
dominion-question-discard_coppers = Hoeveel { dominion-card-copper } leg je af?
