### Dominion, Renaissance: teksten en wat alleen deze kaarten, projecten en artefacten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-border_guard = +1 actie. Toon de bovenste 2 kaarten van je trekstapel, neem er één in je hand en leg de andere af. Waren het allebei acties, neem dan de { dominion-card-lantern } of de { dominion-card-horn }.
    .full = Met de { dominion-card-lantern } zijn het 3 kaarten, waarvan je er 2 aflegt, en moeten alle 3 acties zijn. Kun je minder kaarten tonen, dan is er geen artefact. Je mag ook een artefact nemen dat een ander heeft.
dominion-text-improve = +2 munten. Aan het begin van de opschoonfase mag je een actie vernietigen die je uit het spel zou afleggen, en een kaart pakken die precies 1 munt meer kost.
    .full = Deze kaart mag zichzelf vernietigen, maar geen duurzame kaart die in het spel blijft en niets wat het spel al verlaten heeft. Kost geen kaart precies 1 munt meer, dan pak je niets.
dominion-text-flag_bearer = +2 munten. Pak of vernietig je deze kaart, neem dan het { dominion-card-flag }.
    .full = Wie deze kaart pakt of vernietigt, neemt het { dominion-card-flag }, in wiens beurt dan ook en wie het ook heeft. Spelen geeft geen { dominion-card-flag }.
dominion-text-patron = +1 dorpsbewoner, +2 munten. Toon je deze kaart omdat een kaart dat vraagt: +1 geldkist.
    .full = In elke fase en in ieders beurt, één keer voor elke getoonde kaart. Open afgelegde kaarten tellen mee; bekeken of ongezien afgelegde niet.
dominion-text-research = +1 actie. Vernietig een kaart uit je hand. Leg voor elke munt die die kaart kost een kaart van je trekstapel gedekt opzij. Neem die kaarten aan het begin van je volgende beurt in je hand.
    .full = Alleen jij mag die kaarten bekijken. Het { dominion-card-research } blijft in het spel tot je ze neemt; ligt er niets opzij, dan leg je het deze beurt af.
dominion-text-swashbuckler = +3 kaarten. Is je aflegstapel dan niet leeg: +1 geldkist, en heb je 4 of meer geldkisten, neem dan de { dominion-card-treasure_chest }.
    .full = Eerst trek je: een aflegstapel die daarvoor geschud is, is leeg. De geldkist die je net kreeg, telt mee.
dominion-text-treasurer = +3 munten. Kies er één: vernietig een geldkaart uit je hand; of pak een geldkaart uit de vernietigde kaarten, die in je hand komt; of neem de { dominion-card-key }.
    .full = Je mag ook kiezen wat niet kan, en de { dominion-card-key } ook als je die al hebt.
dominion-text-villain = +2 geldkisten. Alle anderen met 5 of meer handkaarten leggen er een af die 2 of meer munten kost, of tonen dat ze die niet hebben.
    .full = Wie 4 of minder handkaarten heeft, merkt er niets van. Wie een kaart van 2 of meer munten heeft, moet er een afleggen.
dominion-text-capitalism = In jouw beurten zijn acties met + munten in hun tekst ook geldkaarten.
    .full = Waar ze ook liggen en van wie ze ook zijn. Je mag ze in je aanschaffase spelen zonder acties te gebruiken, en wat voor geldkaarten geldt, geldt ook voor deze kaarten.
dominion-text-crop_rotation = Aan het begin van je beurt mag je een overwinningskaart afleggen: +2 kaarten.
    .full = Eén keer in elk van je beurten. Een { dominion-card-curse } is geen overwinningskaart.
dominion-text-innovation = De eerste actie die je in je beurt pakt, mag je opzijleggen en spelen.
    .full = Alleen de eerste actie die je in de beurt pakt, ook als je die niet speelt, en alleen zolang die nog ligt waar die bij het pakken terechtkwam. Het spelen kost geen actie. Volgens de nieuwste tekst mag het elke actie zijn, één keer per beurt, en wordt die niet opzijgelegd.
dominion-text-pageant = Aan het einde van je aanschaffase mag je 1 munt betalen: +1 geldkist.
    .full = Eén keer in elke aanschaffase, ook al in die waarin je dit project koopt.
dominion-text-piazza = Toon aan het begin van je beurt de bovenste kaart van je trekstapel. Is het een actie, speel die dan.
    .full = Spelen is verplicht. Al het andere blijft boven liggen.
dominion-text-road_network = Pakt een ander een overwinningskaart: +1 kaart.
    .full = In ieders beurt, voor elke gepakte overwinningskaart; niet voor die van jezelf.
dominion-text-silos = Aan het begin van je beurt leg je zoveel { dominion-card-copper } open af als je wilt en trek je evenveel kaarten.
    .full = Je legt alles samen af voordat je trekt. Alleen { dominion-card-copper } mag worden afgelegd.
dominion-text-star_chart = Als je schudt, mag je een van de kaarten kiezen die bovenop komt.
    .full = Je bekijkt de kaarten. De gekozen kaart ligt op de geschudde kaarten, onder de rest van je trekstapel.
dominion-text-flag = Als je in de opschoonfase je handkaarten trekt: +1 kaart.
    .full = Ook boven op een ander aantal handkaarten. Het { dominion-card-flag } is van wie het laatst een { dominion-card-flag_bearer } gepakt of vernietigd heeft.
dominion-text-horn = Eén keer per beurt, als je een { dominion-card-border_guard } uit het spel aflegt, mag je die op je trekstapel leggen.
    .full = Al in de beurt waarin je de { dominion-card-horn } neemt.
dominion-text-key = Aan het begin van je beurt: +1 munt.
    .full = De { dominion-card-key } is van wie die het laatst met een { dominion-card-treasurer } gekozen heeft.
dominion-text-lantern = Met je { dominion-card-border_guard } toon je 3 kaarten en leg je er 2 af. Voor de { dominion-card-horn } moeten alle 3 acties zijn.
    .full = Vanaf de volgende { dominion-card-border_guard } die je speelt, ook in dezelfde beurt.
dominion-text-treasure_chest = Pak aan het begin van je aanschaffase een { dominion-card-gold }.
    .full = Al in de beurt waarin je de { dominion-card-treasure_chest } neemt, en voordat je geldkaarten speelt.

## Antwoorden en vragen

dominion-option-take = { DE($card) } nemen
    .typed = nemen; neem; pakken; pak
dominion-option-take_key = de { dominion-card-key } nemen
    .typed = sleutel; key; sleutel nemen; sleutel pakken
dominion-option-trash_treasure = een geldkaart uit je hand vernietigen
    .typed = vernietigen; geldkaart vernietigen
dominion-option-treasure_from_trash = een geldkaart uit de vernietigde kaarten pakken
    .typed = vernietigde kaarten; uit vernietigde kaarten; geldkaart pakken
dominion-option-patron_revealed = +1 geldkist voor je { dominion-card-patron }
    .typed = geldkist; beschermheer; coffers; patron
dominion-option-patron_revealed_in_action_phase = +1 geldkist voor je { dominion-card-patron }
    .typed = geldkist; beschermheer; coffers; patron
dominion-option-flag_bearer_gained = het { dominion-card-flag } nemen
    .typed = vaandel; vaandel nemen; flag
dominion-option-flag_bearer_trashed = het { dominion-card-flag } nemen
    .typed = vaandel; vaandel nemen; flag
dominion-option-flag_draws = een kaart trekken voor het { dominion-card-flag }
    .typed = vaandel; trekken; flag
dominion-option-horn_topdecks = een { dominion-card-border_guard } op je trekstapel leggen
    .typed = hoorn; grenswacht; trekstapel; ja; horn; border guard
dominion-option-key_pays = +1 munt van de { dominion-card-key }
    .typed = sleutel; key; munt
dominion-option-treasure_chest_gives = een { dominion-card-gold } uit de { dominion-card-treasure_chest } pakken
    .typed = schatkist; goud; treasure chest; chest; gold
dominion-option-crop_rotation = { dominion-card-crop_rotation }: een overwinningskaart afleggen voor 2 kaarten
    .typed = wisselbouw; crop rotation; crop; ja
dominion-option-innovation = { dominion-card-innovation }: de actie opzijleggen en spelen
    .typed = vernieuwing; innovation; spelen; ja
dominion-option-innovation_plays = { dominion-card-innovation }: de net gepakte actie spelen
    .typed = vernieuwing; innovation; spelen; ja
dominion-option-pageant = { dominion-card-pageant }: 1 munt betalen voor een geldkist
    .typed = spektakel; pageant; betalen; ja
dominion-option-piazza = { dominion-card-piazza }: de bovenste kaart van je trekstapel tonen
    .typed = plein; piazza; tonen
dominion-option-road_network = { dominion-card-road_network }: een kaart trekken
    .typed = wegennet; road network; road; trekken
dominion-option-silos = { dominion-card-silos }: { dominion-card-copper } afleggen en evenveel kaarten trekken
    .typed = silos; ja
dominion-option-star_chart = { dominion-card-star_chart }: een kaart kiezen die bovenop komt
    .typed = sterrenkaart; star chart; star; kiezen; uitkiezen; ja
dominion-option-discard_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } afleggen
    .typed = afleggen; koper; copper
dominion-question-put_into_hand = Welke van de getoonde kaarten neem je in je hand?
    .played = { $played }: welke van de getoonde kaarten neem je in je hand?
dominion-question-take_artifact = Welk artefact neem je?
    .played = { $played }: welk artefact neem je?
dominion-question-trash_in_play = { dominion-card-improve }: welke actie in het spel vernietig je, voor een kaart die precies 1 munt meer kost?
    .pass = geen vernietigen
dominion-question-discard_costly = Welke kaart die 2 of meer munten kost, leg je af?
    .played = { $active } heeft { EEN($played) } gespeeld. Welke kaart die 2 of meer munten kost, leg je af?
dominion-question-discard_victory = Welke overwinningskaart leg je af?
dominion-question-discard_coppers = Hoeveel { dominion-card-copper } leg je af?
