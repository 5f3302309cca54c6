### Dominion, Empires: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-engineer = Pak een kaart die hoogstens 4 munten kost. Je mag deze kaart vernietigen; pak dan nog zo'n kaart.
    .full = Een kaart met schuld of een toverdrank in de kosten kost niet “hoogstens 4 munten”. De tweede kaart pak je alleen als deze echt vernietigd is.
dominion-text-overlord = Speel een actie uit de voorraad die hoogstens 5 munten kost en geen bevel is, en laat die daar liggen.
    .full = De gekozen kaart blijft op de eigen stapel; wat die met zichzelf zou doen, vervalt. Volgens de nieuwste tekst mag ook geen duurzame kaart worden gekozen.
dominion-text-gladiator = +2 munten. Toon een handkaart. Toont de speler links van je geen exemplaar ervan: +1 munt, en vernietig een { dominion-card-gladiator } van de stapel.
    .full = Met een lege hand toon je niets en krijg je de munt. Die krijg je ook als er geen { dominion-card-gladiator } te vernietigen was.
dominion-text-fortune = +1 aanschaf. De eerste keer deze beurt: verdubbel je munten. Pak je deze kaart, pak dan een { dominion-card-gold } voor elke { dominion-card-gladiator } die je in het spel hebt.
    .full = Alleen de munten die je op dat moment hebt, worden verdubbeld; een volgend { dominion-card-fortune } geeft in die beurt alleen de aanschaf.
dominion-text-encampment = +2 kaarten, +2 acties. Je mag { dominion-card-gold } of { dominion-card-plunder } uit je hand tonen. Zo niet, leg deze kaart dan opzij en aan het begin van de opschoonfase terug op de eigen stapel.
    .full = Opzijgelegd is deze kaart niet in het spel. De stapel is gedeeld: daaronder ligt { dominion-card-plunder }. Een zo aangevulde stapel is niet meer leeg als wordt bekeken of het spel eindigt.
dominion-text-plunder = +2 munten, +1 puntenfiche.
    .full = Het fiche telt aan het einde voor 1 punt. Ligt in de gezamenlijke stapel onder { dominion-card-encampment }.
dominion-text-enchantress = Tot je volgende beurt geeft de eerste actie die elke andere speler in de eigen beurt speelt +1 kaart en +1 actie in plaats van wat erop staat. Aan het begin van je volgende beurt: +2 kaarten.
    .full = Is er een spoor, dan mag dat in plaats daarvan uitgevoerd worden. Een zo vervangen duurzame kaart doet ook later niets.
dominion-text-villa = +2 acties, +1 aanschaf, +1 munt. Pak je deze kaart, neem die dan in je hand: +1 actie, en was het je aanschaffase, keer dan terug naar je actiefase.
    .full = Daarna begint een nieuwe aanschaffase, met alles wat aan het begin daarvan gebeurt; ook geldkaarten mag je weer spelen. Wat aan het begin van de beurt gebeurt, herhaalt zich niet.
dominion-text-archive = +1 actie. Leg de bovenste 3 kaarten van je trekstapel gedekt opzij. Neem er nu een in je hand, en een aan het begin van elk van je volgende twee beurten.
    .full = Jij mag de kaarten bekijken, de anderen niet. Dit is geen pakken. De kaart blijft in het spel tot de laatste genomen is.
dominion-text-humble_castle = +1 munt. 1 overwinningspunt voor elk kasteel dat je hebt.
    .full = Alle kastelen liggen in één stapel, het goedkoopste boven. Deze kaart telt zichzelf mee.
dominion-text-crumbling_castle = 1 overwinningspunt. Pak of vernietig je deze kaart: +1 puntenfiche, en pak een { dominion-card-silver }.
    .full = Deze kaart kan niet gespeeld worden.
dominion-text-small_castle = Vernietig deze kaart of een kasteel uit je hand. Pak dan het bovenste kasteel van de stapel. 2 overwinningspunten.
    .full = Je pakt het kasteel, hoeveel het ook kost. Is deze kaart niet in het spel, dan kan die niet vernietigd worden.
dominion-text-haunted_castle = 2 overwinningspunten. Pak je deze kaart in je eigen beurt, pak dan een { dominion-card-gold }, en alle anderen met 5 of meer handkaarten leggen er 2 op hun trekstapel.
    .full = Dit is geen aanval. In de beurt van een ander gebeurt er niets. Deze kaart kan niet gespeeld worden.
dominion-text-opulent_castle = Leg zoveel overwinningskaarten uit je hand open af als je wilt: +2 munten per kaart. 3 overwinningspunten.
    .full = Het aantal mag ook nul zijn. Ook kaarten die nog iets anders zijn, zijn overwinningskaarten.
dominion-text-sprawling_castle = 4 overwinningspunten. Pak je deze kaart, pak dan een { dominion-card-duchy } of 3 keer { dominion-card-estate }.
    .full = Je mag beide kiezen, hoeveel er ook nog in de stapels ligt. Deze kaart kan niet gespeeld worden.
dominion-text-grand_castle = 5 overwinningspunten. Pak je deze kaart, toon dan je hand: +1 puntenfiche voor elke overwinningskaart daarin en voor elke die je in het spel hebt.
    .full = Deze kaart kan niet gespeeld worden.
dominion-text-kings_castle = 2 overwinningspunten voor elk kasteel dat je hebt.
    .full = Deze kaart telt zichzelf mee en kan niet gespeeld worden.
dominion-text-basilica = Koop je een kaart en heb je nog 2 of meer munten over, neem dan 2 puntenfiches van hier.
    .full = Aan het begin van het spel liggen hier 6 puntenfiches per speler; is er nog maar één, dan neem je die. Dit gebeurt bij elke kaart die je koopt. Volgens de nieuwste tekst gebeurt het bij elke kaart die je in je aanschaffase pakt.

## Antwoorden en vragen

dominion-option-fortune_gained = voor elke { dominion-card-gladiator } in het spel een { dominion-card-gold } pakken
    .typed = fortuin; fortune; goud; gold
dominion-question-reveal_from_hand = Welke kaart toon je?
dominion-question-reveal_a_copy = Toon je een exemplaar van de getoonde kaart?
dominion-question-play_from_supply = Welke kaart uit de voorraad speel je?
dominion-option-villa_gained = de { dominion-card-villa } in je hand nemen
    .typed = villa
dominion-option-crumbling_castle_gained = { dominion-card-crumbling_castle }: een puntenfiche en een { dominion-card-silver }
    .typed = vervallen kasteel; vervallen; crumbling castle; crumbling
dominion-option-crumbling_castle_trashed = { dominion-card-crumbling_castle }: een puntenfiche en een { dominion-card-silver }
    .typed = vervallen kasteel; vervallen; crumbling castle; crumbling
dominion-option-haunted_castle_gained = { dominion-card-haunted_castle } uitvoeren
    .typed = spookkasteel; haunted castle; haunted
dominion-option-sprawling_castle_gained = { dominion-card-sprawling_castle } uitvoeren
    .typed = florerend kasteel; florerend; sprawling castle; sprawling
dominion-option-grand_castle_gained = { dominion-card-grand_castle }: je hand tonen
    .typed = groot kasteel; groot; grand castle; grand
dominion-option-a_duchy = een { dominion-card-duchy } pakken
    .typed = hertogdom; duchy
dominion-option-three_estates = 3 keer { dominion-card-estate } pakken
    .typed = landgoederen; landgoed; estates; estate
dominion-option-take_from_basilica = puntenfiches van { dominion-card-basilica } nemen
    .typed = basiliek; basilica; fiches
dominion-option-basilica_for_gain = { dominion-option-take_from_basilica }
    .typed = basiliek; basilica; fiches
dominion-question-take_from_archive = Welke opzijgelegde kaart neem je in je hand?
dominion-question-show_or_leave = Toon je { dominion-card-gold } of { dominion-card-plunder }?
    .pass = het { dominion-card-encampment } opzijleggen
dominion-question-trash_castle = Welk kasteel vernietig je?
dominion-question-discard_victories = Welke overwinningskaart leg je af?
    .pass = geen kaart meer afleggen
