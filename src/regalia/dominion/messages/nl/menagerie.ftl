### Dominion, Menagerie: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-black_cat = +2 kaarten. Buiten je eigen beurt pakken alle anderen bovendien een { dominion-card-curse }. Pakt iemand anders een overwinningskaart, dan mag je deze uit je hand spelen.
    .short = +2 kaarten. Niet in je beurt: anderen { dominion-card-curse }. Reactie.
    .full = Zo gespeeld kost deze kaart geen actie en blijft die tot de opschoonfase van die beurt in het spel. Ook dan is het een aanval waarop de anderen mogen reageren.
dominion-text-sleigh = Pak 2 keer een { dominion-card-horse }. Pak je een kaart, dan mag je deze uit je hand afleggen om die kaart in je hand te nemen of op je trekstapel te leggen.
    .short = Pak 2 { dominion-card-horse }. Reactie: gepakte kaart in hand of bovenop.
    .full = Alleen zolang de gepakte kaart nog ligt waar die bij het pakken terechtkwam. Dat hoeft niet de aflegstapel te zijn.
dominion-text-camel_train = Verban een kaart uit de voorraad die geen overwinningskaart is. Pak je deze kaart, verban dan een { dominion-card-gold } uit de voorraad.
    .short = Verban kaart uit voorraad (geen punten). Gepakt: een { dominion-card-gold }.
    .full = Verbannen kaarten liggen op je verbanningstableau en zijn aan het einde van jou. Verbannen is geen pakken. Pak je een kaart, dan mag je alle exemplaren daarvan van je verbanningstableau afleggen.
dominion-text-sheepdog = +2 kaarten. Pak je een kaart, dan mag je deze uit je hand spelen.
    .short = +2 kaarten. Pak je een kaart, dan mag je deze spelen.
    .full = Deze kaart mag je spelen voor elke kaart die je pakt, ook in andermans beurt, en kost dan geen van je acties.
dominion-text-snowy_village = +1 kaart, +4 acties, +1 aanschaf. Alle volgende +acties van deze beurt vervallen.
    .short = +1 kaart, +4 acties, +1 aanschaf. Verdere +acties vervallen.
    .full = Dat geldt ook voor dorpsbewoners en voor een tweede keer spelen.
dominion-text-cavalry = Pak 2 keer een { dominion-card-horse }. Pak je deze kaart: +2 kaarten, +1 aanschaf, en was het je aanschaffase, keer dan terug naar je actiefase.
    .short = Pak 2 { dominion-card-horse }. Gepakt: +2 kaarten, +1 aanschaf, actiefase.
    .full = Terugkeren geeft geen actie; daarna komt een nieuwe aanschaffase waarin je weer geldkaarten mag spelen.
dominion-text-hostelry = +1 kaart, +2 acties. Pak je deze kaart, dan mag je zoveel geldkaarten open afleggen als je wilt; pak voor elke geldkaart een { dominion-card-horse }.
    .short = +1 kaart, +2 acties. Gepakt: leg geldkaarten af voor { dominion-card-horse }.
    .full = De geldkaarten komen uit je hand en iedereen ziet ze.
dominion-text-coven = +1 actie, +2 munten. Alle anderen verbannen een { dominion-card-curse } uit de voorraad. Wie dat niet kan, legt elke verbannen { dominion-card-curse } van zichzelf af.
    .short = +1 actie, +2 munten. Anderen verbannen een { dominion-card-curse }.
    .full = Verbannen is geen pakken; verbannen kaarten tellen aan het einde mee. Pak je een kaart, dan mag je alle exemplaren daarvan van je verbanningstableau afleggen.
dominion-text-falconer = Pak een kaart die minder kost dan deze; die komt in je hand. Pakt iemand een kaart met twee of meer typen, dan mag je deze uit je hand spelen.
    .short = Pak een goedkopere kaart dan deze in je hand. Reactie.
    .full = Minder is: in een deel van de kosten minder en in geen enkel deel meer. Je mag de kaart ook zelf hebben gepakt; het spelen kost geen actie.
dominion-text-kiln = +2 munten. Speel je deze beurt de volgende kaart, dan mag je eerst een exemplaar daarvan pakken.
    .short = +2 munten. Voor je volgende kaart: mag een exemplaar pakken.
    .full = Alleen bij de eerstvolgende kaart, of je het nu doet of niet. Het exemplaar komt uit de voorraad.
dominion-text-animal_fair = +4 munten. +1 aanschaf per lege voorraadstapel. In plaats van de kosten van deze kaart te betalen mag je een actiekaart uit je hand vernietigen.
    .short = +4 munten, +1 aanschaf/lege stapel. Betaalbaar met actiekaart.
    .full = Ook zo is een aanschaf nodig. Lege stapels buiten de voorraad tellen niet.
dominion-text-horse = +2 kaarten, +1 actie. Leg deze kaart terug op de eigen stapel.
    .full = Niet in de voorraad; er zijn er 30. De kaart gaat alleen vanuit het spel terug.
dominion-text-way_of_the_horse = +2 kaarten, +1 actie. Leg de gespeelde kaart terug op de eigen stapel.
    .short = +2 kaarten, +1 actie. Kaart terug op eigen stapel.
    .full = Een kaart zonder stapel, of een die niet in het spel is, blijft waar die is. Speel je een actiekaart, dan mag je een spoor uitvoeren in plaats van de tekst van die kaart.
dominion-text-way_of_the_mole = +1 actie. Leg je hand af. +3 kaarten.
    .full = Je trekt ook als je geen kaarten had. Speel je een actiekaart, dan mag je een spoor uitvoeren in plaats van de tekst van die kaart.
dominion-text-way_of_the_ox = +2 acties.
    .full = Speel je een actiekaart, dan mag je een spoor uitvoeren in plaats van de tekst van die kaart.

## Antwoorden, vragen en gebeurtenissen

dominion-option-play_sheepdog = je { dominion-card-sheepdog } spelen
    .typed = herdershond; herdershond spelen; sheepdog; spelen; ja; sheepdog spelen
dominion-option-play_black_cat = je { dominion-card-black_cat } spelen
    .typed = zwarte kat; zwarte kat spelen; black cat; spelen; ja; black cat spelen
dominion-option-play_falconer = je { dominion-card-falconer } spelen
    .typed = valkenier; valkenier spelen; falconer; spelen; ja; falconer spelen
dominion-option-sleigh_to_hand = je { dominion-card-sleigh } afleggen: kaart in je hand
    .typed = slede; slede hand; sleigh; hand; in hand
dominion-option-sleigh_to_deck = je { dominion-card-sleigh } afleggen: kaart op je trekstapel
    .typed = trekstapel; slede trekstapel; sleigh trekstapel
dominion-option-discard_from_exile = alle verbannen exemplaren afleggen
    .typed = verbannen; verbanning; afleggen; ja; exile
dominion-option-camel_train_gained = een { dominion-card-gold } verbannen voor je { dominion-card-camel_train }
    .typed = kamelenkaravaan; goud verbannen; camel train; gold verbannen
dominion-option-cavalry_gained = +2 kaarten en +1 aanschaf voor je { dominion-card-cavalry }
    .typed = cavalerie; cavalry; kaarten
dominion-option-hostelry_gained = geldkaarten afleggen voor je { dominion-card-hostelry }
    .typed = pension; hostelry; geldkaarten
dominion-option-kiln_copies = je { dominion-card-kiln } gebruiken
    .typed = oven; oven gebruiken; kiln; kiln gebruiken
dominion-option-exile = { $card } verbannen
    .typed = verbannen; verban
dominion-option-buy_animal_fair_with = { $card } vernietigen om de { dominion-card-animal_fair } te kopen
    .typed = dierenmarkt; dierenmarkt met; dierenmarkt kopen met; animal fair; animal fair met; animal fair kopen met
dominion-question-exile = Welke kaart verban je?
dominion-question-discard_for_horses = Welke geldkaart leg je af voor een { dominion-card-horse }?
    .pass = niets meer afleggen
dominion-question-gain_copy = Pak je eerst een exemplaar ervan?
    .pass = geen pakken
