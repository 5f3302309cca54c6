### Dominion, Seaside: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-ambassador = Toon een handkaart. Leg hoogstens 2 exemplaren ervan uit je hand terug in de voorraad. Daarna pakken alle anderen een exemplaar.
    .full = De getoonde kaart mag erbij zijn. Van een kaart zonder voorraadstapel wordt er geen teruggelegd en niemand pakt er een.
dominion-text-outpost = Je trekt voor je volgende hand maar 3 kaarten en krijgt na deze beurt een extra beurt.
    .full = Niemand krijgt er een derde beurt op rij mee; krijg je geen extra beurt, dan trek je gewoon 5 kaarten.
dominion-text-wharf = Nu en aan het begin van je volgende beurt: +2 kaarten, +1 aanschaf.
    .full = Blijft in het spel tot de opschoonfase van je volgende beurt.
dominion-text-astrolabe = Nu en aan het begin van je volgende beurt: +1 munt, +1 aanschaf.
    .full = Blijft in het spel tot de opschoonfase van je volgende beurt. Gaat de kaart eerder uit het spel, dan krijg je toch wat nog komt.
dominion-text-bazaar = +1 kaart, +2 acties, +1 munt.
    .full = Daarna heb je een actie meer over dan vóór het spelen, en een munt.
dominion-text-caravan = +1 kaart, +1 actie. Aan het begin van je volgende beurt: +1 kaart.
    .full = Blijft in het spel tot de opschoonfase van je volgende beurt. Wat er aan het begin van je beurt gebeurt, doe je in een volgorde naar keuze.
dominion-text-cutpurse = +2 munten. Alle anderen leggen een { dominion-card-copper } af, of tonen een hand zonder { dominion-card-copper }.
    .full = Precies één, ook met meer ervan in de hand.
dominion-text-explorer = Je mag een { dominion-card-province } uit je hand tonen: pak een { dominion-card-gold }; dat komt in je hand. Pak anders een { dominion-card-silver }; dat komt in je hand.
    .full = Ook met een { dominion-card-province } in je hand mag je het { dominion-card-silver } pakken. De kaart kun je deze beurt nog spelen.
dominion-text-fishing_village = +2 acties, +1 munt. Aan het begin van je volgende beurt: +1 actie, +1 munt.
    .full = Blijft in het spel tot de opschoonfase van je volgende beurt.
dominion-text-ghost_ship = +2 kaarten. Alle anderen leggen handkaarten op hun trekstapel tot ze er 3 hebben.
    .full = Zij kiezen de kaarten en de volgorde. Wie hoogstens 3 kaarten heeft, legt er geen terug.
dominion-text-haven = +1 kaart, +1 actie. Leg een handkaart gedekt opzij. Aan het begin van je volgende beurt neem je die in je hand.
    .full = Dat is verplicht als je een kaart hebt; alleen jij mag die bekijken. Zonder zo’n kaart komt er niets meer, en deze kaart wordt nog deze beurt afgelegd.
dominion-text-lookout = +1 actie. Bekijk de bovenste 3 kaarten van je trekstapel. Vernietig er een, leg er een af en leg de andere terug.
    .full = Je ziet ze allemaal voordat je kiest. Van 2 kaarten wordt er een vernietigd en een afgelegd; een enkele wordt vernietigd.
dominion-text-merchant_ship = Nu en aan het begin van je volgende beurt: +2 munten.
    .full = Blijft in het spel tot de opschoonfase van je volgende beurt.
dominion-text-navigator = +2 munten. Bekijk de bovenste 5 kaarten van je trekstapel. Leg ze allemaal af, of leg ze allemaal terug in een volgorde naar keuze.
    .full = Allemaal of geen. Zijn er minder kaarten, dan bekijk je die.
dominion-text-pearl_diver = +1 kaart, +1 actie. Bekijk de onderste kaart van je trekstapel. Je mag die bovenop leggen.
    .full = Zonder trekstapel schud je eerst. De anderen zien dat je de kaart verplaatst, maar niet welke het is.
dominion-text-salvager = +1 aanschaf. Vernietig een handkaart. +1 munt voor elke munt die ze kost.
    .full = Dat is verplicht als je een kaart hebt. Het gaat om wat ze nu kost; toverdranken en schuld brengen niets op.
dominion-text-sea_chart = +1 kaart, +1 actie. Toon de bovenste kaart van je trekstapel. Heb je een exemplaar ervan in het spel, neem ze dan in je hand.
    .full = Ook deze kaart zelf telt als ze in het spel is. Anders blijft de kaart bovenop liggen.
dominion-text-sea_hag = Alle anderen leggen de bovenste kaart van hun trekstapel af en pakken dan een { dominion-card-curse }; die komt boven op hun trekstapel.
    .full = De { dominion-card-curse } komt ook als er geen kaart af te leggen was.
dominion-text-sea_witch = +2 kaarten. Alle anderen pakken een { dominion-card-curse }. Aan het begin van je volgende beurt: +2 kaarten, leg dan 2 kaarten af.
    .full = Wie niet geraakt wordt, pakt niets; wat er volgende beurt komt, krijg je toch.
dominion-text-tactician = Heb je een kaart in je hand, leg dan je hand af, en aan het begin van je volgende beurt: +5 kaarten, +1 actie, +1 aanschaf.
    .full = Met een lege hand gebeurt er niets en wordt deze kaart nog deze beurt afgelegd. Twee keer gespeeld is er de tweede keer geen hand meer.
dominion-text-tide_pools = +3 kaarten, +1 actie. Aan het begin van je volgende beurt leg je 2 kaarten af.
    .full = Met minder kaarten leg je af wat je hebt. De volgorde aan het begin van je beurt kies je zelf.
dominion-text-treasure_map = Vernietig deze kaart en een { dominion-card-treasure_map } uit je hand. Heb je er twee vernietigd, pak dan 4 keer { dominion-card-gold }; dat komt boven op je trekstapel.
    .full = Zonder tweede wordt deze toch vernietigd. Je pakt er zoveel als er zijn.
dominion-text-warehouse = +3 kaarten, +1 actie. Leg 3 kaarten af.
    .full = Je trekt eerst. Met minder kaarten leg je af wat je hebt.
dominion-text-blockade = Pak een kaart die hoogstens 4 munten kost en leg die opzij. Aan het begin van je volgende beurt neem je die in je hand. Tot dan geldt: wie anders in de eigen beurt een exemplaar ervan pakt, pakt een { dominion-card-curse }.
    .full = Gaat de kaart bij het pakken ergens anders heen, dan is er geen { dominion-card-curse } en neem je later niets. Pak je niets, dan wordt deze kaart nog deze beurt afgelegd.
dominion-text-corsair = +2 munten. Aan het begin van je volgende beurt: +1 kaart. Tot dan vernietigen alle anderen elke beurt het eerste { dominion-card-silver } of { dominion-card-gold } dat ze spelen.
    .full = De munten komen eerst nog. Eén kaart per beurt, hoeveel van deze kaarten er ook zijn; wat eerder in de beurt gespeeld is, telt als eerste.
dominion-text-embargo = +2 munten. Vernietig deze kaart. Als dat is gebeurd, leg je een Embargofiche op een voorraadstapel. Wie een kaart van die stapel koopt, pakt een { dominion-card-curse } voor elk fiche erop.
    .full = De fiches blijven liggen en tellen op. Wie pakt zonder te kopen, pakt geen { dominion-card-curse }. In de eerste editie komt het fiche er ook als de kaart niet vernietigd kon worden.
dominion-text-island = Leg deze kaart en een handkaart op je Eilandtableau. 2 overwinningspunten.
    .full = Voor zover mogelijk: zonder handkaart alleen deze kaart, en is die niet in het spel, dan alleen de andere. Wat daar ligt, komt niet terug en telt aan het einde.
dominion-text-lighthouse = +1 actie, +1 munt. Aan het begin van je volgende beurt: +1 munt. Tot dan raken aanvallen van anderen je niet.
    .full = Je hoeft er niets voor te doen en mag toch reacties gebruiken. Het eindigt zodra je volgende beurt begint. In de eerste editie geldt het zolang deze kaart in het spel is.
dominion-text-monkey = Tot je volgende beurt: pakt de speler rechts van je een kaart, dan +1 kaart. Aan het begin van je volgende beurt: +1 kaart.
    .full = Ook voor wat die in beurten van anderen pakt. Met z’n tweeën is dat de ander.
dominion-text-native_village = +2 acties. Kies er één: leg de bovenste kaart van je trekstapel gedekt op je Inheems Dorp-tableau; of neem alle kaarten van dat tableau in je hand.
    .full = Jij mag ze altijd bekijken, de anderen zien hoeveel het er zijn. Je mag ook kiezen wat niets doet. Wat daar ligt, telt aan het einde.
dominion-text-pirate = Aan het begin van je volgende beurt pak je een geldkaart die hoogstens 6 munten kost; die komt in je hand. Pakt iemand een geldkaart, dan mag je deze kaart uit je hand spelen.
    .full = In de beurt van een ander gespeeld, werkt ze aan het begin van je eigen volgende beurt. Dat kost geen actie.
dominion-text-pirate_ship = Kies er één: +1 munt voor elk muntfiche op je tableau; of alle anderen tonen de bovenste 2 kaarten van hun trekstapel, vernietigen één van die geldkaarten naar jouw keuze en leggen de rest af. Is er iets vernietigd, leg dan een muntfiche op je tableau.
    .full = Eén fiche per keer spelen, hoeveel geldkaarten er ook vernietigd zijn; de fiches raken nooit op. Een aanval is het altijd, en reacties komen vóór de keuze.
dominion-text-sailor = +1 actie. Eén keer deze beurt, als je een duurzame kaart pakt, mag je die spelen. Aan het begin van je volgende beurt: +2 munten, en je mag een handkaart vernietigen.
    .full = Ook in de actiefase. Twee ervan spelen twee duurzame kaarten, maar geen kaart twee keer.
dominion-text-smugglers = Pak een exemplaar van een kaart die hoogstens 6 munten kost en die de speler rechts van je in diens laatste beurt heeft gepakt.
    .full = Het gaat om wat ze nu kost, zonder toverdranken en schuld, en ze komt uit de voorraad. Na een extra beurt is dat de laatste. Dit is geen aanval.
dominion-text-treasury = +1 kaart, +1 actie, +1 munt. Aan het einde van je aanschaffase deze beurt mag je deze kaart op je trekstapel leggen als je daarin geen overwinningskaart hebt gepakt.
    .full = Je beslist over elke kaart apart. Eerder gepakte overwinningskaarten doen er niet toe. In de eerste editie: als je ze uit het spel aflegt en deze beurt geen overwinningskaart hebt gekocht.

## Antwoorden, vragen en gebeurtenissen

dominion-option-return_copies = { $number ->
            [0] geen
            [one] { $number } kaart
           *[other] { $number } kaarten
        } terugleggen
    .typed = terugleggen; leg terug; terug
dominion-question-reveal_to_return = Welke handkaart toon je?
dominion-question-return_copies = Hoeveel exemplaren leg je terug in de voorraad?
dominion-option-discard_all = allemaal afleggen
    .typed = afleggen; allemaal afleggen
dominion-option-put_all_back = allemaal terugleggen
    .typed = terug; terugleggen; houden
dominion-question-discard_all = Leg je alle kaarten af of terug?
dominion-question-topdeck_down_to = Welke kaart leg je op je trekstapel?
dominion-question-trash_of_top = Welke van deze kaarten vernietig je?
dominion-question-discard_of_top = Welke van deze kaarten leg je af?
dominion-question-raise_bottom = Leg je de onderste kaart bovenop?
    .pass = onderop laten
dominion-question-set_aside_from_hand = Welke handkaart leg je opzij?
    .pass = geen kaart meer
dominion-question-show_province = Toon je een { dominion-card-province }?
    .pass = een { dominion-card-silver } pakken
dominion-option-top_onto_mat = de bovenste kaart op het tableau leggen
    .typed = tableau; bovenste; leggen
dominion-option-take_mat = alle kaarten van het tableau in je hand nemen
    .typed = nemen; hand; alle
dominion-option-coin_per_token = +1 munt per muntfiche
    .typed = munten; fiches
dominion-option-rob_treasures = de geldkaarten van de anderen aanvallen
    .typed = aanvallen; aanval; vernietigen
dominion-option-put_on_island = { DE($card) } op je Eilandtableau leggen
    .typed = eiland; leggen; tableau
dominion-option-put_embargo = het fiche op de stapel { $card } leggen
    .typed = embargo; fiche; leggen
dominion-option-curse_per_embargo = een { dominion-card-curse } per Embargofiche pakken
    .typed = embargo; vloek
dominion-option-lighthouse_guards = je { dominion-card-lighthouse } beschermt je
    .typed = vuurtoren; bescherming
dominion-option-lighthouse_guards_in_play = je { dominion-card-lighthouse } beschermt je
    .typed = vuurtoren; bescherming
dominion-option-corsair_trashes = { dominion-card-corsair }: het gespeelde vernietigen
    .typed = zeerover; vernietigen
dominion-option-blockade_curses = { dominion-card-blockade }: een { dominion-card-curse } pakken
    .typed = blokkade; vloek
dominion-option-monkey_draws = voor je { dominion-card-monkey } trekken
    .typed = aap; trekken
dominion-option-play_pirate = je { dominion-card-pirate } spelen
    .typed = piraat; spelen; ja
dominion-option-sailor_plays = { dominion-card-sailor }: de kaart spelen
    .typed = matroos; spelen; ja
dominion-question-put_on_island = Welke kaart gaat op je Eilandtableau?
dominion-question-put_embargo = Op welke stapel leg je het fiche?
dominion-question-trash_booty = Welke geldkaart wordt vernietigd?
dominion-event-puts_on_island = { $seat } legt { EEN($card) } op het Eilandtableau.
    .seat = Je legt { EEN($card) } op je Eilandtableau.
dominion-event-puts_on_native_village = { $seat } legt een kaart op het Inheems Dorp-tableau.
    .known = { $seat } legt { EEN($card) } op het Inheems Dorp-tableau.
    .seat-known = Je legt { EEN($card) } op je Inheems Dorp-tableau.
dominion-event-puts_embargo = { $seat } legt een Embargofiche op de stapel { $card }.
    .seat = Je legt een Embargofiche op de stapel { $card }.
dominion-token-pirate_coins = muntfiches van het Piratenschip
dominion-table-island_mat = Eilandtableau
dominion-table-native_village_mat = Inheems Dorp-tableau
count-pirate_coins =
    { $number ->
        [one] { $number } muntfiche
       *[other] { $number } muntfiches
    }
dominion-option-treasury_topdecks = een { dominion-card-treasury } op je trekstapel leggen
    .typed = schatkamer; trekstapel; ja
dominion-option-treasury_discarded = de { dominion-card-treasury } op je trekstapel leggen
    .typed = schatkamer; trekstapel; ja
dominion-option-treasury_notes = { dominion-card-treasury }: er is een overwinningskaart gekocht
    .typed = schatkamer
