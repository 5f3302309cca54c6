### Citadels: waarom iets niet kan. De regel staat achter de zin.

citadels-reason-not_your_turn = { $active } is aan de beurt.
citadels-reason-only_in_turn = Dat kun je alleen in je beurt doen.
citadels-reason-gather_first = Je moet eerst inkomen nemen: goud of kaarten.
citadels-reason-gathered = Je hebt deze beurt al inkomen genomen.
citadels-reason-deck_empty = De gebouwenstapel is leeg.
citadels-reason-crown_first = Voordat je beurt eindigt, moet je de kroon verplaatsen.
citadels-reason-bewitch_first = Je moet eerst een karakter beheksen.
citadels-reason-used = Dat heb je deze beurt al gedaan.
citadels-reason-not_in_game = Dat is er in dit spel niet.
citadels-reason-other_character = Dat kan alleen { DE($character) }; jij speelt { DE($acting) }.
citadels-reason-district_missing = Je hebt { DE($card) } niet in je stad.
citadels-reason-no_income = Als { $acting } krijg je niets voor gebouwen.
citadels-reason-no_districts = Je hebt geen { $kind ->
        [adel] adellijke gebouwen
        [religie] religieuze gebouwen
        [handel] handelsgebouwen
        [militair] militaire gebouwen
       *[uniek] unieke gebouwen
    } in je stad.
citadels-reason-not_in_hand = Je hebt { DE($card) } niet in je hand.
citadels-reason-too_little_gold = Daarvoor heb je { $needs } nodig, en je hebt { $gold }.
citadels-reason-enough_gold = Je eigen goud is genoeg: het kost { $needs }, en je hebt { $gold }.
citadels-reason-limit_reached = Je bouwlimiet van { $number } in deze beurt is bereikt.
citadels-reason-may_not_build = Met { DE($acting) } mag je niet bouwen.
citadels-reason-in_city = Je hebt { DE($card) } al in je stad.
citadels-reason-no_district_card = { $card }: dat is een actiekaart; die wordt niet gebouwd.
citadels-reason-unbuildable = { $card }: dat kan nooit gebouwd worden.
citadels-reason-monument_too_late = Met vijf of meer gebouwen in je stad kun je het { citadels-card-monument } niet bouwen.
citadels-reason-too_few_cards = Je zou { $needs } moeten geven en hebt daarnaast { $number }.
citadels-reason-no_lender = Niemand heeft alleen genoeg: je komt { $gold } tekort.
citadels-reason-lender_too_poor = Je komt { $needs } tekort, en { $lender } heeft { $gold }.
citadels-reason-den_pays_otherwise = De { citadels-card-thieves_den } worden gewoon gebouwd; lenen kan bij het betalen.
citadels-reason-not_there = { $owner } heeft zo’n gebouw niet: { $card }.
    .owner = Je hebt zo’n gebouw niet: { $card }.
citadels-reason-complete = De stad van { $owner } is voltooid: daar kan niets vernietigd of weggenomen worden.
    .owner = Je stad is voltooid: daar kan niets vernietigd worden.
citadels-reason-protected = De { citadels-card-bishop } beschermt deze ronde de stad van { $owner }.
    .owner = De { citadels-card-bishop } beschermt deze ronde je stad, ook tegen jezelf.
citadels-reason-keep = Elk karakter met nummer 8 kan niets tegen de { citadels-card-keep } beginnen.
citadels-reason-sacrificed_itself = { $card }: met dit gebouw betaal je; kies een ander.
citadels-reason-own_city = Dat kan alleen in een andere stad.
citadels-reason-other_city = Dat kan alleen in je eigen stad, niet in die van { $owner }.
citadels-reason-too_dear = { $card }: dat kost { $cost }, en alleen gebouwen tot en met 3 kun je veroveren.
citadels-reason-beautified = Op { DE($card) } ligt al een munt.
citadels-reason-they_have_it = { $owner } heeft al wat je zou geven: { $card }.
citadels-reason-no_exchange = In ruil voor { DE($card) } kun je niets nemen.
citadels-reason-not_dearer = { $card }: dat kost maar { $cost }; het nieuwe gebouw moet duurder zijn dan het oude.
citadels-reason-nothing_replaces = Je hebt geen duurder gebouw in je hand dat ervoor in de plaats kan komen.
citadels-reason-own_character = Je eigen karakter kun je niet noemen.
citadels-reason-rank_too_low = { $character }: een karakter met dit nummer kan niet genoemd worden.
citadels-reason-killed = { $character }: dat karakter is vermoord en kan niet genoemd worden.
citadels-reason-bewitched = { $character }: dat karakter is behekst en kan niet genoemd worden.
citadels-reason-marked = Bij { DE($character) } heb je al een fiche gelegd.
citadels-reason-not_in_pack = { $character }: dat karakter is niet bij de kaarten die je gekregen hebt.
citadels-reason-not_your_character = { $character }: dat is niet jouw karakter.
citadels-reason-yourself = Het moet iemand anders zijn, niet jijzelf.
citadels-reason-no_seat = Daar zit niemand.
citadels-reason-has_crown = { $crowned } heeft de kroon al.
citadels-reason-no_cards = { $owner } heeft geen handkaarten.
    .owner = Je hebt geen handkaarten.
citadels-reason-nobody_has_cards = Niemand heeft daar kaarten voor.
citadels-reason-no_gold = { $owner } heeft geen goud.
citadels-reason-you_are_richest = Niemand is rijker dan jij.
citadels-reason-not_richest = { $owner } is niet de rijkste speler.
citadels-reason-no_rank_4 = Niemand heeft deze ronde het karakter met nummer 4 omgedraaid.
citadels-reason-not_beside = Je zit niet naast { $owner }, die het karakter met nummer 4 heeft omgedraaid.
citadels-reason-no_tax = Op de tegel van de { citadels-card-tax_collector } ligt geen goud.
citadels-reason-too_much_gold = Hoogstens { $number } daarvan kan goud zijn.
citadels-reason-card_not_there = { $card }: die kaart is hier niet bij.
citadels-reason-action_played = Je hebt deze beurt al een actiekaart gespeeld.
citadels-reason-no_action = { $card }: dat is geen actiekaart.
citadels-reason-played_when_called = { $card }: die kaart speel je alleen als een karakter wordt opgeroepen.
citadels-reason-no_wagon = Zo’n wagen is er niet.
citadels-reason-own_wagon = Dat is je eigen wagen.
citadels-reason-wagon_used = Bij deze wagen heb je deze beurt al betaald.
