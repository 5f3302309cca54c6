### Citadels: wat er gebeurd is. Zie CONTRIBUTING.md, “Words”.

## Het verloop van het spel

citadels-event-round_begins = Ronde { $number } begint. { $crowned } heeft de kroon.
    .crowned = Ronde { $number } begint. Jij hebt de kroon.
citadels-event-game_over = Het spel is na { $number ->
        [one] één ronde
       *[other] { $number } ronden
    } afgelopen.
citadels-event-chooses_character = { $seat } kiest een karakter.
    .known = { $seat } kiest { DE($character) }.
    .seat-known = Je kiest { DE($character) }.
citadels-event-picks_up_character = { $seat } pakt het karakter dat gedekt op tafel ligt.
    .known = { $seat } pakt het karakter dat gedekt op tafel ligt: { $character }.
    .seat-known = Je pakt het karakter dat gedekt op tafel ligt: { $character }.
citadels-event-sets_character_aside = { $seat } legt een karakter gedekt midden op tafel.
    .known = { $seat } legt { DE($character) } gedekt midden op tafel.
    .seat-known = Je legt { DE($character) } gedekt midden op tafel.
citadels-event-exchanges_characters = { $seat } ruilt in het { citadels-card-theater } van karakter met { $partner }.
    .known = { $seat } geeft { $partner } in het { citadels-card-theater } { DE($given) } en krijgt { DE($taken) }.
    .seat-known = Je geeft { $partner } in je { citadels-card-theater } { DE($given) } en krijgt { DE($taken) }.
    .partner-known = { $seat } geeft je in het { citadels-card-theater } { DE($given) } en krijgt je { $taken }.
citadels-event-reveals = { $seat } is { DE($character) }.
    .seat = Jij bent { DE($character) }.
citadels-event-nobody_answers = Niemand meldt zich als { $character }.
citadels-event-takes_crown = { $seat } neemt de kroon.
    .seat = Je neemt de kroon.
citadels-event-takes_crown-C-EMPEROR-02 = De kroon gaat naar { $seat }.
    .seat = De kroon gaat naar jou.
citadels-event-takes_crown-C-EMPEROR-07 = De vermoorde { citadels-card-emperor } geeft de kroon door aan { $seat }.
    .seat = De vermoorde { citadels-card-emperor } geeft de kroon door aan jou.
citadels-event-takes_crown-C-EMPEROR-09 = De { citadels-card-emperor } geeft de kroon door aan { $seat }.
    .seat = De { citadels-card-emperor } geeft de kroon door aan jou.
citadels-event-acrobat_keeps_crown = { $crowned } heeft de { citadels-card-acrobat } gespeeld en houdt de kroon, die { $heir } zou krijgen.
    .crowned = Je hebt de { citadels-card-acrobat } gespeeld en houdt de kroon, die { $heir } zou krijgen.
    .heir = { $crowned } heeft de { citadels-card-acrobat } gespeeld en houdt de kroon, die jij zou krijgen.
    .self = { $crowned } heeft de { citadels-card-acrobat } gespeeld en houdt de kroon.
    .crowned-and-heir = Je hebt de { citadels-card-acrobat } gespeeld en houdt de kroon.
citadels-event-completes_city = De stad van { $seat } is voltooid! Dit is de laatste ronde.
    .seat = Je stad is voltooid! Dit is de laatste ronde.
    .later = Ook de stad van { $seat } is voltooid.
    .seat-later = Ook jouw stad is voltooid.
citadels-event-lowers_goal = { $seat } luidt de { citadels-card-bell_tower }: vanaf nu is een stad met { $number } gebouwen voltooid.
    .seat = Je luidt de { citadels-card-bell_tower }: vanaf nu is een stad met { $number } gebouwen voltooid.
citadels-event-restores_goal = Zonder de { citadels-card-bell_tower } is een stad weer pas met { $number } gebouwen voltooid.

## Gebouwen

citadels-event-builds = { $seat } bouwt { DE($card) } voor { $gold }.
    .seat = Je bouwt { DE($card) } voor { $gold }.
    .none = { $seat } bouwt { DE($card) } zonder goud te betalen.
    .seat-none = Je bouwt { DE($card) } zonder goud te betalen.
citadels-event-destroyed = { $owner } vernietigt { DE($card) } in de eigen stad.
    .owner = Je vernietigt je { $card }.
citadels-event-destroyed-C-WARLORD-02 = { "" }
    .owner = { "" }
citadels-event-destroyed-D-ARMORY-01 = { "" }
    .owner = { "" }
citadels-event-discards_district = { $owner } overbouwt { DE($card) }.
    .owner = Je overbouwt je { $card }.
citadels-event-fires_armory = { $seat } vernietigt de { citadels-card-armory } en daarmee { DE($card) } van { $owner }.
    .seat = Je vernietigt je { citadels-card-armory } en daarmee { DE($card) } van { $owner }.
    .owner = { $seat } vernietigt de { citadels-card-armory } en daarmee je { $card }.
    .self = { $seat } vernietigt de { citadels-card-armory } en daarmee { DE($card) } in de eigen stad.
    .seat-and-owner = Je vernietigt je { citadels-card-armory } en daarmee je eigen { $card }.
citadels-event-fills_museum = { $seat } legt een kaart onder het { citadels-card-museum } (nu { $number }).
    .known = { $seat } legt { DE($card) } onder het { citadels-card-museum } (nu { $number }).
    .seat-known = Je legt { DE($card) } onder je { citadels-card-museum } (nu { $number }).
citadels-event-buys_from_graveyard = { $seat } haalt { DE($card) } van het { citadels-card-graveyard }.
    .seat = Je haalt { DE($card) } van je { citadels-card-graveyard }.

## Karakters

citadels-event-kills = { $seat } vermoordt { DE($character) }.
    .seat = Je vermoordt { DE($character) }.
citadels-event-bewitches = { $seat } behekst { DE($character) }.
    .seat = Je behekst { DE($character) }.
citadels-event-witch_resumes = { $seat }, de { citadels-card-witch }, gaat verder als { $character }.
    .seat = Jij, de { citadels-card-witch }, gaat verder als { $character }.
citadels-event-places_warrants = { $seat } legt onteigeningen bij { DE($characters) }.
    .known = { $seat } legt onteigeningen bij { DE($characters) }; die met zegel ligt bij { DE($character) }.
    .seat-known = Je legt onteigeningen bij { DE($characters) }; die met zegel ligt bij { DE($character) }.
citadels-event-confiscates = { $seat } toont het zegel en onteigent { DE($card) } van { $victim }.
    .seat = Je toont het zegel en onteigent { DE($card) } van { $victim }.
    .victim = { $seat } toont het zegel en onteigent je { $card }.
citadels-event-robs = { $seat } gaat { DE($character) } bestelen.
    .seat = Je gaat { DE($character) } bestelen.
citadels-event-spies = { $seat } zoekt bij { $victim } naar { $kind ->
        [adel] adellijke gebouwen
        [religie] religieuze gebouwen
        [handel] handelsgebouwen
        [militair] militaire gebouwen
       *[uniek] unieke gebouwen
    }: { $number } gevonden.
    .known = { $seat } zoekt bij { $victim } naar { $kind ->
        [adel] adellijke gebouwen
        [religie] religieuze gebouwen
        [handel] handelsgebouwen
        [militair] militaire gebouwen
       *[uniek] unieke gebouwen
    }: { $number } gevonden (hand: { $cards }).
    .seat-known = Je zoekt bij { $victim } naar { $kind ->
        [adel] adellijke gebouwen
        [religie] religieuze gebouwen
        [handel] handelsgebouwen
        [militair] militaire gebouwen
       *[uniek] unieke gebouwen
    }: { $number } gevonden (hand: { $cards }).
    .victim-known = { $seat } zoekt bij jou naar { $kind ->
        [adel] adellijke gebouwen
        [religie] religieuze gebouwen
        [handel] handelsgebouwen
        [militair] militaire gebouwen
       *[uniek] unieke gebouwen
    }: { $number } gevonden (hand: { $cards }).
citadels-event-places_threats = { $seat } legt dreigementen bij { DE($characters) }.
    .known = { $seat } legt dreigementen bij { DE($characters) }; dat met roos ligt bij { DE($character) }.
    .seat-known = Je legt dreigementen bij { DE($characters) }; dat met roos ligt bij { DE($character) }.
citadels-event-bribes = { $seat } betaalt als { $character } het omkoopgeld.
    .seat = Je betaalt als { $character } het omkoopgeld.
citadels-event-refuses_bribe = { $seat } betaalt als { $character } geen omkoopgeld.
    .seat = Je betaalt als { $character } geen omkoopgeld.
citadels-event-reveals_threat = { $seat } draait het dreigement bij { $victim } om: het is leeg.
    .seat = Je draait het dreigement bij { $victim } om: het is leeg.
    .victim = { $seat } draait het dreigement bij jou om: het is leeg.
    .flower = { $seat } draait het dreigement bij { $victim } om: de roos!
    .seat-flower = Je draait het dreigement bij { $victim } om: de roos!
    .victim-flower = { $seat } draait het dreigement bij jou om: de roos!
citadels-event-exchanges_hands = { $seat } ruilt van hand met { $partner }: { $given } tegen { $taken }.
    .seat = Je ruilt van hand met { $partner }: { $given } tegen { $taken }.
    .partner = { $seat } ruilt van hand met jou: { $given } tegen jouw { $taken }.
citadels-event-looks_at_hand = { $seat } bekijkt de hand van { $victim }.
    .known = { $seat } bekijkt de hand van { $victim }: { $cards }.
    .seat-known = Je bekijkt de hand van { $victim }: { $cards }.
    .victim-known = { $seat } bekijkt je hand: { $cards }.
citadels-event-destroys = { $seat } vernietigt { DE($card) } van { $owner }.
    .seat = Je vernietigt { DE($card) } van { $owner }.
    .owner = { $seat } vernietigt je { $card }.
    .self = { $seat } vernietigt { DE($card) } in de eigen stad.
    .seat-and-owner = Je vernietigt je eigen { $card }.
citadels-event-exchanges_districts = { $seat } ruilt { DE($given) } tegen { DE($taken) } van { $owner }.
    .seat = Je ruilt je { $given } tegen { DE($taken) } van { $owner }.
    .owner = { $seat } ruilt { DE($given) } tegen je { $taken }.
citadels-event-seizes = { $seat } verovert { DE($card) } van { $owner }.
    .seat = Je verovert { DE($card) } van { $owner }.
    .owner = { $seat } verovert je { $card }.
citadels-event-beautifies = { $seat } waardeert { DE($card) } op.
    .seat = Je waardeert je { $card } op.
citadels-event-pays_tax = { $seat } betaalt 1 goud belasting; op de tegel ligt nu { $gold }.
    .seat = Je betaalt 1 goud belasting; op de tegel ligt nu { $gold }.
citadels-event-collects_tax = { $seat } int de belasting: { $gold }.
    .seat = Je int de belasting: { $gold }.

## Actiekaarten

citadels-event-plays_action = { $seat } speelt { DE($card) }.
    .seat = Je speelt { DE($card) }.
citadels-event-visits_wagon = { $seat } betaalt 1 goud bij een { citadels-card-ticket_wagon } (daar ligt nu { $gold }).
    .seat = Je betaalt 1 goud bij een { citadels-card-ticket_wagon } (daar ligt nu { $gold }).

## Goud

citadels-event-gains_gold = { $seat } krijgt { $gold }.
    .seat = Je krijgt { $gold }.
    .none = { "" }
    .seat-none = { "" }
citadels-event-gains_gold-C-SETUP-07 = { $seat } begint met { $gold }.
    .seat = Je begint met { $gold }.
citadels-event-gains_gold-C-TURN-01 = { $seat } neemt { $gold } als inkomen.
    .seat = Je neemt { $gold } als inkomen.
citadels-event-gains_gold-D-GOLDMINE-01 = { $seat } neemt dankzij de { citadels-card-gold_mine } { $gold } als inkomen.
    .seat = Je neemt dankzij de { citadels-card-gold_mine } { $gold } als inkomen.
citadels-event-gains_gold-C-TURN-14 = { $seat } krijgt { $gold } voor gebouwen in de eigen stad.
    .seat = Je krijgt { $gold } voor gebouwen in je stad.
citadels-event-gains_gold-C-ABBOT-01 = { $seat } krijgt { $gold } voor religieuze gebouwen.
    .seat = Je krijgt { $gold } voor je religieuze gebouwen.
    .none = { "" }
    .seat-none = { "" }
citadels-event-gains_gold-C-MERCHANT-02 = { $seat } krijgt als { citadels-card-merchant } { $gold } extra.
    .seat = Je krijgt als { citadels-card-merchant } { $gold } extra.
citadels-event-gains_gold-C-ALCHEMIST-01 = { $seat } krijgt als { citadels-card-alchemist } de bouwkosten terug: { $gold }.
    .seat = Je krijgt je bouwkosten terug: { $gold }.
citadels-event-gains_gold-C-NAVIGATOR-01 = { $seat } krijgt als { citadels-card-navigator } { $gold }.
    .seat = Je krijgt als { citadels-card-navigator } { $gold }.
citadels-event-gains_gold-C-QUEEN-01 = { $seat } zit naast het karakter met nummer 4 en krijgt als { citadels-card-queen } { $gold }.
    .seat = Je zit naast het karakter met nummer 4 en krijgt als { citadels-card-queen } { $gold }.
citadels-event-gains_gold-C-QUEEN-03 = { $seat } zat naast het vermoorde karakter met nummer 4 en krijgt als { citadels-card-queen } { $gold }.
    .seat = Je zat naast het vermoorde karakter met nummer 4 en krijgt als { citadels-card-queen } { $gold }.
citadels-event-gains_gold-C-MAGISTRATE-05 = { $seat } krijgt { $gold } terug.
    .seat = Je krijgt { $gold } terug.
citadels-event-gains_gold-D-LABORATORY-01 = { $seat } krijgt in het { citadels-card-laboratory } { $gold }.
    .seat = Je krijgt in je { citadels-card-laboratory } { $gold }.
citadels-event-gains_gold-D-POORHOUSE-01 = Het { citadels-card-poor_house } geeft { $seat } { $gold }.
    .seat = Het { citadels-card-poor_house } geeft je { $gold }.
citadels-event-gains_gold-D-THRONEROOM-01 = De { citadels-card-throne_room } geeft { $seat } { $gold }.
    .seat = De { citadels-card-throne_room } geeft je { $gold }.
citadels-event-gains_gold-A-TICKETWAGON-03 = { $seat } leegt de { citadels-card-ticket_wagon }: { $gold }.
    .seat = Je leegt je { citadels-card-ticket_wagon }: { $gold }.
citadels-event-pays = { $seat } betaalt { $gold }.
    .seat = Je betaalt { $gold }.
    .none = { "" }
    .seat-none = { "" }
citadels-event-pays-C-TURN-06 = { "" }
    .seat = { "" }
citadels-event-pays-C-WARLORD-02 = { $seat } betaalt { $gold } om een gebouw te vernietigen.
    .seat = Je betaalt { $gold } om een gebouw te vernietigen.
    .none = { "" }
    .seat-none = { "" }
citadels-event-pays-D-SMITHY-01 = { $seat } betaalt { $gold } in de { citadels-card-smithy }.
    .seat = Je betaalt { $gold } in je { citadels-card-smithy }.
citadels-event-pays-D-GREATWALL-02 = { $seat } betaalt { $gold } extra voor de { citadels-card-great_wall }.
    .seat = Je betaalt { $gold } extra voor de { citadels-card-great_wall }.
citadels-event-pays-D-GREATWALL-03 = { $seat } betaalt { $gold } extra voor de { citadels-card-great_wall }.
    .seat = Je betaalt { $gold } extra voor de { citadels-card-great_wall }.
citadels-event-takes_gold = { $seat } neemt { $gold } van { $victim }.
    .seat = Je neemt { $gold } van { $victim }.
    .victim = { $seat } neemt { $gold } van jou.
    .none = { $seat } neemt niets van { $victim }, die geen goud heeft.
    .seat-none = Je neemt niets van { $victim }, die geen goud heeft.
    .victim-none = { $seat } neemt niets van jou: je hebt geen goud.
citadels-event-takes_gold-C-THIEF-01 = { $victim } wordt bestolen door { $seat }: { $gold }.
    .seat = Je besteelt { $victim }: { $gold }.
    .victim = Je wordt bestolen door { $seat }: { $gold }.
    .self = { $seat } is ook het slachtoffer van de diefstal en houdt { $gold }.
    .seat-and-victim = Je bent je eigen slachtoffer en houdt { $gold }.
    .none = { $victim } wordt bestolen door { $seat }, maar heeft geen goud.
    .seat-none = Je besteelt { $victim }, die geen goud heeft.
    .victim-none = Je wordt bestolen door { $seat }, maar je hebt geen goud.
    .self-none = { $seat } is ook het slachtoffer van de diefstal en heeft geen goud.
    .seat-and-victim-none = Je bent je eigen slachtoffer, zonder goud.
citadels-event-takes_gold-C-BLACKMAILER-04 = { $seat } krijgt { $gold }, de helft van het goud van { $victim }.
    .seat = Je krijgt { $gold }, de helft van het goud van { $victim }.
    .victim = { $seat } krijgt { $gold }, de helft van jouw goud.
    .none = { $seat } krijgt niets van { $victim }: de helft is naar beneden afgerond 0 goud.
    .seat-none = Je krijgt niets van { $victim }: de helft is naar beneden afgerond 0 goud.
    .victim-none = { $seat } krijgt niets van jou: de helft is naar beneden afgerond 0 goud.
citadels-event-takes_gold-C-ABBOT-03 = { $victim } is de rijkste speler en geeft { $seat } { $gold }.
    .seat = { $victim } is de rijkste speler en geeft je { $gold }.
    .victim = Je bent de rijkste speler en geeft { $seat } { $gold }.
citadels-event-takes_gold-C-CARDINAL-02 = { $seat } krijgt daarvoor { $gold } van { $victim }.
    .seat = Je krijgt daarvoor { $gold } van { $victim }.
    .victim = Je geeft { $seat } daarvoor { $gold }.
citadels-event-takes_gold-C-DIPLOMAT-03 = { $victim } betaalt aan { $seat } het verschil van { $gold }.
    .seat = { $victim } betaalt je het verschil van { $gold }.
    .victim = Je betaalt aan { $seat } het verschil van { $gold }.
citadels-event-takes_gold-C-MARSHAL-02 = { $victim } betaalt aan { $seat } { $gold } voor dat gebouw.
    .seat = { $victim } betaalt je { $gold } voor dat gebouw.
    .victim = Je betaalt aan { $seat } { $gold } voor dat gebouw.

## Kaarten

citadels-event-gains_cards = { $seat } krijgt { $number }.
    .known = { $seat } krijgt { $number }: { $cards }.
    .seat-known = Je krijgt { $number }: { $cards }.
    .none = { "" }
    .seat-none = { "" }
citadels-event-gains_cards-C-SETUP-06 = { $seat } krijgt { $number } uitgedeeld.
    .known = { $seat } krijgt { $number } uitgedeeld: { $cards }.
    .seat-known = Je krijgt { $number } uitgedeeld: { $cards }.
citadels-event-gains_cards-C-TURN-14 = { $seat } krijgt { $number } voor gebouwen in de eigen stad.
    .known = { $seat } krijgt { $number } voor gebouwen in de eigen stad: { $cards }.
    .seat-known = Je krijgt { $number } voor gebouwen in je stad: { $cards }.
    .none = { "" }
    .seat-none = { "" }
citadels-event-gains_cards-D-LIBRARY-01 = { $seat } trekt { $number } en houdt dankzij de { citadels-card-library } alles.
    .known = { $seat } trekt { $number } en houdt dankzij de { citadels-card-library } alles: { $cards }.
    .seat-known = Je trekt { $number } en houdt dankzij je { citadels-card-library } alles: { $cards }.
citadels-event-gains_cards-D-PARK-01 = { $seat } krijgt in het { citadels-card-park } { $number }.
    .known = { $seat } krijgt in het { citadels-card-park } { $number }: { $cards }.
    .seat-known = Je krijgt in je { citadels-card-park } { $number }: { $cards }.
    .none = { "" }
    .seat-none = { "" }
citadels-event-draws_cards = { $seat } trekt { $number }.
    .known = { $seat } trekt { $number }: { $cards }.
    .seat-known = Je trekt { $number }: { $cards }.
citadels-event-keeps_card = { $seat } houdt er één.
    .known = { $seat } houdt { DE($card) }.
    .seat-known = Je houdt { DE($card) }.
citadels-event-takes_card = { $seat } neemt een kaart uit de hand van { $victim }.
    .known = { $seat } neemt { DE($card) } uit de hand van { $victim }.
    .seat-known = Je neemt { DE($card) } uit de hand van { $victim }.
    .victim-known = { $seat } neemt { DE($card) } uit je hand.
citadels-event-gives_cards = { $seat } geeft { $taker } { $number }.
    .known = { $seat } geeft { $taker } { $number }: { $cards }.
    .seat-known = Je geeft { $taker } { $number }: { $cards }.
    .taker-known = { $seat } geeft je { $number }: { $cards }.
citadels-event-pays_cards = { $seat } betaalt met { $number } in plaats van goud.
    .known = { $seat } betaalt met { $number } in plaats van goud: { $cards }.
    .seat-known = Je betaalt met { $number } in plaats van goud: { $cards }.
    .none = { "" }
    .seat-none = { "" }
citadels-event-discards_cards = { $seat } legt { $number } af.
    .known = { $seat } legt { $number } af: { $cards }.
    .seat-known = Je legt { $number } af: { $cards }.
citadels-event-puts_cards_away = { $seat } legt { $number } af.
    .known = { $seat } legt { $number } af: { $cards }.
    .seat-known = Je legt { $number } af: { $cards }.
citadels-event-finds_card = { $seat } doorzoekt de gebouwenstapel en neemt een kaart.
    .known = { $seat } doorzoekt de gebouwenstapel en neemt { DE($card) }.
    .seat-known = Je doorzoekt de gebouwenstapel en neemt { DE($card) }.
