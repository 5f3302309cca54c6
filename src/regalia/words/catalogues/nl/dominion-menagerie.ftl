### Dominion, Menagerie: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-black_cat = Black Cat
dominion-card-sleigh = Sleigh
dominion-card-camel_train = Camel Train
dominion-card-sheepdog = Sheepdog
dominion-card-snowy_village = Snowy Village
dominion-card-cavalry = Cavalry
dominion-card-hostelry = Hostelry
dominion-card-coven = Coven
dominion-card-falconer = Falconer
dominion-card-kiln = Kiln
dominion-card-animal_fair = Animal Fair
dominion-card-horse = Horse
dominion-card-way_of_the_horse = Way of the Horse
    .article = none
dominion-card-way_of_the_mole = Way of the Mole
    .article = none
dominion-card-way_of_the_ox = Way of the Ox
    .article = none

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-black_cat = +2 kaarten. Buiten je eigen beurt pakken alle anderen bovendien een { dominion-card-curse }. Pakt iemand anders een overwinningskaart, dan mag je deze uit je hand spelen.
    .full = Zo gespeeld kost ze geen actie en ligt ze tot het opruimen van die beurt in het spel. Ook dan is ze een aanval waarop de anderen mogen reageren.
dominion-text-sleigh = Pak 2 { dominion-card-horse }s. Pak je een kaart, dan mag je deze uit je hand afleggen om die kaart in je hand te nemen of op je trekstapel te leggen.
    .full = Alleen zolang de kaart nog ligt waar ze is gepakt. Dat kan ook met een kaart die niet op de aflegstapel is gepakt.
dominion-text-camel_train = Verban een kaart uit de voorraad die geen overwinningskaart is. Pak je deze kaart, verban dan een { dominion-card-gold } uit de voorraad.
    .full = Verbannen kaarten liggen op je ballingschapsmat en zijn aan het eind van jou. Verbannen is geen pakken. Pak je een kaart, dan mag je alle gelijke kaarten uit je ballingschap afleggen.
dominion-text-sheepdog = +2 kaarten. Pak je een kaart, dan mag je deze uit je hand spelen.
    .full = Ze mag gespeeld worden voor elke kaart die je pakt, ook in andermans beurt, en kost geen van je acties.
dominion-text-snowy_village = +1 kaart, +4 acties, +1 aankoop. Alle verdere +acties in deze beurt vervallen.
    .full = Dat geldt ook voor Villagers en voor een tweede keer spelen.
dominion-text-cavalry = Pak 2 { dominion-card-horse }s. Pak je deze kaart: +2 kaarten, +1 aankoop, en vanuit je koopfase ga je terug naar je actiefase.
    .full = Teruggaan geeft geen actie; daarna komt een nieuwe koopfase waarin weer geldkaarten gespeeld mogen worden.
dominion-text-hostelry = +1 kaart, +2 acties. Pak je deze kaart, dan mag je zoveel geldkaarten als je wilt open afleggen om evenveel { dominion-card-horse }s te pakken.
    .full = De geldkaarten komen uit je hand en iedereen ziet ze.
dominion-text-coven = +1 actie, +2 munten. Alle anderen verbannen een { dominion-card-curse } uit de voorraad. Wie dat niet kan, legt alle eigen verbannen { dominion-card-curse }s af.
    .full = Verbannen is geen pakken; verbannen kaarten tellen aan het eind. Pak je een kaart, dan mag je alle gelijke kaarten uit je ballingschap afleggen.
dominion-text-falconer = Pak een kaart in je hand die minder kost dan deze. Pakt iemand een kaart met twee of meer types, dan mag je deze uit je hand spelen.
    .full = Minder is: in een deel van de kosten minder en in geen enkel deel meer. Je mag de kaart ook zelf hebben gepakt; het spelen kost geen actie.
dominion-text-kiln = +2 munten. Speel je in deze beurt de volgende kaart, dan mag je eerst een gelijke kaart pakken.
    .full = Alleen bij de eerstvolgende kaart, gebruikt of niet. De gelijke kaart komt uit de voorraad.
dominion-text-animal_fair = +4 munten. +1 aankoop per lege voorraadstapel. In plaats van de kosten van deze kaart te betalen mag je een actiekaart uit je hand vernietigen.
    .full = Ook zo is een aankoop nodig. Lege stapels buiten de voorraad tellen niet.
dominion-text-horse = +2 kaarten, +1 actie. Leg deze kaart terug op haar stapel.
    .full = Niet in de voorraad; er zijn er 30. Ze gaat alleen vanuit het spel terug.
dominion-text-way_of_the_horse = +2 kaarten, +1 actie. Leg de gespeelde kaart terug op haar stapel.
    .full = Een kaart zonder stapel, of die niet in het spel is, blijft waar ze is. Een actiekaart mag in plaats van voor haar eigen tekst voor een weg gespeeld worden.
dominion-text-way_of_the_mole = +1 actie. Leg je hand af. +3 kaarten.
    .full = Je trekt ook als je geen kaarten had. Een actiekaart mag in plaats van voor haar eigen tekst voor een weg gespeeld worden.
dominion-text-way_of_the_ox = +2 acties.
    .full = Een actiekaart mag in plaats van voor haar eigen tekst voor een weg gespeeld worden.

## Antwoorden, vragen en gebeurtenissen

dominion-option-play_sheepdog = je { dominion-card-sheepdog } spelen
    .typed = sheepdog; spelen; ja; sheepdog spelen
dominion-option-play_black_cat = je { dominion-card-black_cat } spelen
    .typed = black cat; spelen; ja; black cat spelen
dominion-option-play_falconer = je { dominion-card-falconer } spelen
    .typed = falconer; spelen; ja; falconer spelen
dominion-option-sleigh_to_hand = je { dominion-card-sleigh } afleggen en de kaart in je hand nemen
    .typed = sleigh; hand; in hand
dominion-option-sleigh_to_deck = je { dominion-card-sleigh } afleggen en de kaart op je trekstapel leggen
    .typed = trekstapel; sleigh trekstapel
dominion-option-discard_from_exile = alle gelijke kaarten uit je ballingschap afleggen
    .typed = ballingschap; afleggen; ja; exile
dominion-option-camel_train_gained = een { dominion-card-gold } verbannen voor je { dominion-card-camel_train }
    .typed = camel train; gold verbannen
dominion-option-cavalry_gained = +2 kaarten en +1 aankoop voor je { dominion-card-cavalry }
    .typed = cavalry; kaarten
dominion-option-hostelry_gained = geldkaarten afleggen voor je { dominion-card-hostelry }
    .typed = hostelry; geldkaarten
dominion-option-kiln_copies = je { dominion-card-kiln } gebruiken
    .typed = kiln; kiln gebruiken
dominion-option-exile = { $card } verbannen
    .typed = verbannen; verban
dominion-option-buy_animal_fair_with = { $card } vernietigen om { dominion-card-animal_fair } te kopen
    .typed = animal fair; animal fair met; animal fair kopen met
dominion-question-exile = Welke kaart verban je?
dominion-question-discard_for_horses = Welke geldkaart leg je af voor een { dominion-card-horse }?
    .pass = niets meer afleggen
dominion-question-gain_copy = Pak je eerst een kaart gelijk aan de gespeelde?
    .pass = geen pakken
