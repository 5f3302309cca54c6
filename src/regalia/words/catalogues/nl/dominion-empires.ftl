### Dominion, Empires: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-engineer = Engineer
dominion-card-overlord = Overlord
dominion-card-gladiator = Gladiator
dominion-card-fortune = Fortune
dominion-card-encampment = Encampment
dominion-card-plunder = Plunder
dominion-card-enchantress = Enchantress
dominion-card-villa = Villa
dominion-card-archive = Archive
dominion-card-humble_castle = Humble Castle
dominion-card-crumbling_castle = Crumbling Castle
dominion-card-small_castle = Small Castle
dominion-card-haunted_castle = Haunted Castle
dominion-card-opulent_castle = Opulent Castle
dominion-card-sprawling_castle = Sprawling Castle
dominion-card-grand_castle = Grand Castle
dominion-card-kings_castle = King's Castle
dominion-card-basilica = Basilica
    .article = none

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-engineer = Pak een kaart die hoogstens 4 munten kost. Je mag deze kaart vernietigen; pak dan nog zo'n kaart.
    .full = Een kaart met schuld of een drankje in de kosten kost niet „hoogstens 4 munten”. De tweede kaart komt er alleen als deze echt vernietigd is.
dominion-text-overlord = Speel een actie uit de voorraad die hoogstens 5 munten kost en laat haar daar liggen; geen bevel.
    .full = De gekozen kaart blijft op haar stapel; wat ze met zichzelf zou doen, vervalt. Volgens de nieuwste tekst mag ook geen blijvende kaart worden gekozen.
dominion-text-gladiator = +2 munten. Toon een handkaart. Toont de speler links van je geen gelijke: +1 munt, en vernietig een { dominion-card-gladiator } van de stapel.
    .full = Met een lege hand toon je niets en krijg je de munt. Die hangt er niet van af of er een { dominion-card-gladiator } te vernietigen was.
dominion-text-fortune = +1 aankoop. De eerste keer deze beurt: verdubbel je munten. Pak je deze kaart, pak dan een { dominion-card-gold } voor elke { dominion-card-gladiator } die je in het spel hebt.
    .full = Alleen de munten die je op dat moment hebt worden verdubbeld; latere kaarten van deze soort geven in die beurt alleen de aankoop.
dominion-text-encampment = +2 kaarten, +2 acties. Je mag een { dominion-card-gold } of { dominion-card-plunder } uit je hand tonen. Zo niet, leg deze kaart opzij en bij het begin van het opruimen terug op haar stapel.
    .full = Opzij gelegd is ze niet in het spel. De stapel is gedeeld: daaronder ligt { dominion-card-plunder }. Een zo aangevulde stapel is niet meer leeg als het einde van het spel wordt bekeken.
dominion-text-plunder = 2 munten, +1 puntenfiche.
    .full = De fiche telt aan het eind een punt. Ligt in de gezamenlijke stapel onder { dominion-card-encampment }.
dominion-text-enchantress = Tot je volgende beurt geeft de eerste actie die een andere speler in de eigen beurt speelt +1 kaart en +1 actie in plaats van wat erop staat. Bij het begin van je volgende beurt: +2 kaarten.
    .full = Is er een Way, dan mag die in plaats daarvan gevolgd worden. Een zo vervangen blijvende kaart doet ook later niets.
dominion-text-villa = +2 acties, +1 aankoop, +1 munt. Pak je deze kaart, neem haar dan in je hand, +1 actie, en keer in je koopfase terug naar je actiefase.
    .full = Daarna begint een nieuwe koopfase, met alles wat bij het begin daarvan gebeurt; ook geldkaarten mag je weer spelen. Wat bij het begin van de beurt gebeurt, herhaalt zich niet.
dominion-text-archive = +1 actie. Leg de bovenste 3 kaarten van je trekstapel gedekt opzij. Neem er nu een in je hand, en een bij het begin van elk van je volgende twee beurten.
    .full = Jij mag de kaarten bekijken, de anderen niet. Dit is geen pakken. De kaart blijft in het spel tot de laatste genomen is.
dominion-text-humble_castle = 1 munt. Telt 1 punt voor elk kasteel dat je hebt.
    .full = Alle kastelen liggen in één stapel, het goedkoopste boven. Deze kaart telt zichzelf mee.
dominion-text-crumbling_castle = Telt 1 punt. Pak of vernietig je deze kaart: +1 puntenfiche, en pak een { dominion-card-silver }.
    .full = Ze kan niet gespeeld worden.
dominion-text-small_castle = Vernietig deze kaart of een kasteel uit je hand. Pak dan het bovenste kasteel van de stapel. Telt 2 punten.
    .full = Je pakt het kasteel, wat het ook kost. Is deze kaart niet in het spel, dan kan ze zichzelf niet vernietigen.
dominion-text-haunted_castle = Telt 2 punten. Pak je deze kaart in je eigen beurt, pak dan een { dominion-card-gold }, en elke andere speler met 5 of meer handkaarten legt er 2 op de trekstapel.
    .full = Dit is geen aanval. In de beurt van een ander gebeurt er niets. Ze kan niet gespeeld worden.
dominion-text-opulent_castle = Leg een willekeurig aantal overwinningskaarten uit je hand open af: +2 munten per kaart. Telt 3 punten.
    .full = Het aantal mag ook nul zijn. Ook kaarten die nog iets anders zijn, zijn overwinningskaarten.
dominion-text-sprawling_castle = Telt 4 punten. Pak je deze kaart, pak dan een { dominion-card-duchy } of 3 keer { dominion-card-estate }.
    .full = Je mag beide kiezen, wat er ook nog in de stapels ligt. Ze kan niet gespeeld worden.
dominion-text-grand_castle = Telt 5 punten. Pak je deze kaart, toon dan je hand: +1 puntenfiche voor elke overwinningskaart daarin en voor elke die je in het spel hebt.
    .full = Ze kan niet gespeeld worden.
dominion-text-kings_castle = Telt 2 punten voor elk kasteel dat je hebt.
    .full = Deze kaart telt zichzelf mee. Ze kan niet gespeeld worden.
dominion-text-basilica = Koop je een kaart en heb je nog 2 of meer munten over, neem dan 2 puntenfiches van hier.
    .full = Bij het begin liggen hier 6 puntenfiches per speler; is er nog maar één, dan neem je die. Dit gebeurt bij elke aankoop. Volgens de nieuwste tekst gebeurt het bij elke kaart die je in je koopfase pakt.

## Antwoorden en vragen

dominion-option-fortune_gained = voor elke { dominion-card-gladiator } in het spel een { dominion-card-gold } pakken
    .typed = fortune; gold; goud
dominion-question-reveal_from_hand = Welke kaart toon je?
dominion-question-reveal_a_copy = Toon je een kaart gelijk aan de getoonde?
dominion-question-play_from_supply = Welke kaart uit de voorraad speel je?
dominion-option-villa_gained = { dominion-card-villa } in je hand nemen
    .typed = villa
dominion-option-crumbling_castle_gained = een puntenfiche en een { dominion-card-silver } voor { dominion-card-crumbling_castle }
    .typed = crumbling castle; crumbling
dominion-option-crumbling_castle_trashed = een puntenfiche en een { dominion-card-silver } voor je vernietigde { dominion-card-crumbling_castle }
    .typed = crumbling castle; crumbling
dominion-option-haunted_castle_gained = { dominion-card-haunted_castle } uitvoeren
    .typed = haunted castle; haunted
dominion-option-sprawling_castle_gained = { dominion-card-sprawling_castle } uitvoeren
    .typed = sprawling castle; sprawling
dominion-option-grand_castle_gained = je hand tonen voor { dominion-card-grand_castle }
    .typed = grand castle; grand
dominion-option-a_duchy = een { dominion-card-duchy } pakken
    .typed = duchy
dominion-option-three_estates = 3 keer { dominion-card-estate } pakken
    .typed = estates; estate
dominion-option-take_from_basilica = puntenfiches van { dominion-card-basilica } nemen
    .typed = basilica; fiches
dominion-option-basilica_for_gain = { dominion-option-take_from_basilica }
    .typed = basilica; fiches
dominion-question-take_from_archive = Welke opzij gelegde kaart neem je in je hand?
dominion-question-show_or_leave = Toon je een { dominion-card-gold } of { dominion-card-plunder }?
    .pass = { dominion-card-encampment } opzij leggen
dominion-question-trash_castle = Welk kasteel vernietig je?
dominion-question-discard_victories = Welke overwinningskaart leg je af?
    .pass = geen kaart meer afleggen
