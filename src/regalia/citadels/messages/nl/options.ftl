### Citadels: wat je kunt antwoorden. `.typed`: wat je daarvoor kunt typen, gescheiden door puntkomma's, naast de eigen woorden.

## Het menu van een beurt

citadels-option-gather_gold = { $gold } als inkomen nemen
    .typed = goud; goud nemen; munten; inkomen goud; inkomen; inkomen nemen
citadels-option-gather_cards = kaarten als inkomen: { $number } trekken, 1 houden
    .all = kaarten als inkomen: { $number } trekken en allemaal houden
    .typed = kaarten; kaarten trekken; trekken; inkomen kaarten
citadels-option-income = goud voor je gebouwen nemen: { $gold }
    .typed = innen; gebouwen; opbrengst; gebouwen nemen
    .cards = kaarten voor je gebouwen trekken: { $cards }
citadels-option-build = { DE($card) } bouwen ({ $gold })
    .typed = bouwen; bouw; oprichten
citadels-option-build_with_framework = { DE($card) } bouwen (vernietig je { citadels-card-framework })
    .typed = stellage; bouwen stellage; stellage gebruiken
citadels-option-build_necropolis = de { citadels-card-necropolis } bouwen (vernietig je { $card })
    .typed = stad der doden; bouwen stad der doden; stad der doden gebruiken
citadels-option-build_on_loan = { DE($card) } ({ $gold }) bouwen met goud van een ander
    .typed = lenen; bouwen lenen; andermans goud; krediet
citadels-option-end_turn = je beurt beëindigen
    .typed = beëindigen; einde; beurt beëindigen; klaar; verder; stop
citadels-option-pass = nee
    .typed = nee; passen; niets; afzien

## Keuze

citadels-option-choose = { DE($character) } kiezen
    .typed = kiezen; kies; nemen; neem
citadels-option-drop = { DE($character) } gedekt midden op tafel leggen
    .typed = midden op tafel; opzij; opzijleggen; opzij leggen; wegleggen
citadels-option-exchange_characters = van karakter ruilen met { $seat }
    .typed = ruilen; ruil
citadels-option-give_character = { DE($character) } weggeven
    .typed = weggeven; geven; geef

## Inkomen en betalen

citadels-option-keep = { DE($card) } houden ({ $cost })
    .typed = houden; nemen; houd
citadels-option-keep_studied = { DE($card) } houden ({ $cost })
    .typed = houden; nemen; houd
citadels-option-pay_card = met { DE($card) } betalen in plaats van 1 goud
    .typed = betalen; afleggen; kaart
citadels-option-pay_gold = de rest in goud betalen
    .typed = goud; goud betalen; rest; genoeg; klaar
citadels-option-borrow = goud van { $seat } nemen
    .typed = lenen; nemen
citadels-option-give_card = { DE($card) } geven
    .typed = geven; geef

## Karakters

citadels-option-kill = { DE($character) } vermoorden
    .typed = vermoorden; doden; vermoord; moord
citadels-option-bewitch = { DE($character) } beheksen
    .typed = beheksen; betoveren; beheks
citadels-option-place_signed_warrant = de onteigening met zegel bij { DE($character) } leggen
    .typed = zegel; met zegel; onteigening zegel; onteigening
citadels-option-place_blank_warrant = een onteigening zonder zegel bij { DE($character) } leggen
    .typed = zonder zegel; leeg; lege onteigening; onteigening
citadels-option-confiscate = onteigenen
    .typed = onteigenen; ja; nemen; afpakken
citadels-option-rob = { DE($character) } bestelen
    .typed = bestelen; stelen; beroven
citadels-option-spy = bij { $seat } naar { $kind ->
        [adel] adellijke gebouwen
        [religie] religieuze gebouwen
        [handel] handelsgebouwen
        [militair] militaire gebouwen
       *[uniek] unieke gebouwen
    } zoeken
    .typed = bespieden; spioneren; bespied; zoeken; zoek
citadels-option-place_flowered_threat = het dreigement met roos bij { DE($character) } leggen
    .typed = roos; bedreigen; roos bedreigen; dreigement
citadels-option-place_blank_threat = het dreigement zonder roos bij { DE($character) } leggen
    .typed = zonder roos; leeg; bedreigen; leeg bedreigen; dreigement
citadels-option-bribe = omkopen: { $gold }
    .typed = omkopen; omkoopgeld; betalen; zwijggeld; ja
citadels-option-refuse = niet omkopen
    .typed = nee; weigeren; niet betalen; niet omkopen
citadels-option-reveal_threat = het dreigement omdraaien
    .typed = omdraaien; ja; tonen
citadels-option-exchange_hands = van hand ruilen met { $seat } ({ $hand })
    .typed = ruilen; ruil; hand ruilen; handen ruilen; van hand ruilen
citadels-option-redraw = kaarten afleggen en er evenveel trekken
    .typed = opnieuw trekken; onder stapel leggen; vervangen; kaarten ruilen
citadels-option-put_away = { DE($card) } afleggen
    .typed = afleggen; wegleggen; onder stapel; vervangen
citadels-option-enough = klaar
    .typed = klaar; allemaal; genoeg; trekken
citadels-option-look_into_hand = de hand van { $seat } bekijken ({ $hand })
    .typed = bekijken; kijken; hand bekijken
citadels-option-take = { DE($card) } in je hand nemen
    .typed = nemen; hand; in hand nemen
citadels-option-take_and_build = { DE($card) } nemen en bouwen ({ $gold })
    .typed = bouwen; nemen bouwen
citadels-option-foresee = van alle anderen blind een kaart trekken
    .typed = voorzien; zien; nemen; willekeurige kaarten
citadels-option-give = { DE($card) } geven
    .typed = geven; geef; teruggeven
citadels-option-take_crown = de kroon nemen
    .typed = kroon; kroon nemen
citadels-option-give_crown = { $seat } de kroon geven
    .typed = kroon; kroon geven
citadels-option-pass_crown = { $seat } de kroon geven
    .typed = kroon; kroon doorgeven; kroon geven
citadels-option-take_gold = 1 goud nemen
    .typed = goud; goud nemen
citadels-option-take_random_card = blind een handkaart nemen
    .typed = kaart; kaart nemen; blind; willekeurige kaart
citadels-option-collect = { $gold } en { $cards } voor je gebouwen nemen
    .typed = ophalen; nemen
citadels-option-claim_gold = 1 goud vragen van { $seat }, de rijkste speler
    .typed = vragen; opeisen; eisen; goud opeisen
citadels-option-gain_extra_gold = het extra goud van de { citadels-card-merchant } nemen
    .typed = extra; extra goud; bonus; koopvrouw goud
citadels-option-gain_extra_cards = de 2 extra kaarten van de { citadels-card-architect } nemen
    .typed = extra; extra kaarten; bonus; bouwmeester kaarten
citadels-option-gain_four_gold = 4 goud nemen
    .typed = vier goud; 4 goud; kapitein goud
citadels-option-gain_four_cards = 4 kaarten nemen
    .typed = vier kaarten; 4 kaarten; kapitein kaarten
citadels-option-study = 7 kaarten trekken en 1 houden
    .typed = studeren; zeven trekken; 7 trekken; zeven
citadels-option-destroy = { DE($card) } van { $owner } vernietigen ({ $gold })
    .owner = je { $card } vernietigen ({ $gold })
    .typed = vernietigen; vernietig; verwoesten; verwoest; slopen; afbreken; platbranden
citadels-option-buy_from_graveyard = de kaart voor 1 goud nemen
    .typed = kopen; nemen; ja; kerkhof
citadels-option-give_district = je { $card } ({ $cost }) ruilen
    .typed = geven; ruilen; aanbieden
citadels-option-take_district = { DE($card) } van { $owner } nemen ({ $gold })
    .typed = nemen; ruilen; krijgen
citadels-option-seize = { DE($card) } van { $owner } veroveren ({ $gold })
    .typed = veroveren; verover; overnemen; nemen; in beslag nemen
citadels-option-take_favour = 3 goud nemen: je zit naast het karakter met nummer 4
    .typed = gunst; koningin; drie goud; 3 goud
citadels-option-beautify = je { $card } opwaarderen met 1 goud
    .typed = opwaarderen; waardeer op; verfraaien; versieren; munt
citadels-option-collect_tax = de belasting innen: { $gold }
    .typed = belasting; belastingen; innen

## Gebouwen en actiekaarten

citadels-option-fire_armory = je { citadels-card-armory } en { DE($card) } van { $owner } vernietigen
    .owner = je { citadels-card-armory } en je eigen { $card } vernietigen
    .typed = wapenkamer; opblazen; wapenkamer gebruiken
citadels-option-use_laboratory = { DE($card) } afleggen voor 2 goud
    .typed = laboratorium; lab; afleggen; laboratorium gebruiken
citadels-option-fill_museum = { DE($card) } onder je { citadels-card-museum } leggen
    .typed = museum; tentoonstellen; onder museum leggen; museum gebruiken
citadels-option-use_smithy = 2 goud betalen voor 3 kaarten
    .typed = smederij; drie kaarten; 3 kaarten; smederij gebruiken
citadels-option-gain_park_cards = 2 kaarten nemen
    .typed = park; ja; nemen; kaarten; park gebruiken
citadels-option-decline = geen kaarten nemen
    .typed = nee; afzien; passen; niets
citadels-option-lower_goal = het doel met één gebouw verlagen
    .typed = verlagen; luiden; ja; minder
citadels-option-leave_goal = het doel zo laten
    .typed = laten; nee
citadels-option-take_from_deck = { DE($card) } nemen ({ $cost })
    .typed = nemen; vinden
citadels-option-take_nothing = niets nemen
    .typed = niets; nee; geen
citadels-option-reveal_killed = je vermoorde karakter omdraaien
    .typed = omdraaien; tonen; ja; onthullen
citadels-option-play_action = { DE($card) } spelen
    .typed = spelen; speel; uitspelen
citadels-option-visit_wagon = wagen { $number } ({ $owner }, { $gold }): 1 goud betalen, 3 trekken, 1 houden
    .typed = wagen; bezoeken; kassa; wagen bezoeken
citadels-option-cash_in = het goud nemen en de wagen afleggen
    .typed = legen; verzilveren; ja; goud nemen
citadels-option-look_at_hand = de hand van { $seat } bekijken ({ $hand })
    .typed = bekijken; kijken; hand bekijken
citadels-option-take_card = { DE($card) } nemen
    .typed = nemen; stelen
citadels-option-replace = je { $card } ({ $cost }) ruimen
    .typed = overbouwen; wegruimen; ruimen; vervangen
citadels-option-replace_with = overbouwen met { DE($card) } ({ $gold })
    .typed = overbouwen; bouwen; vervangen
citadels-option-play_rasputin = { citadels-card-rasputin } spelen
    .typed = rasputin; spelen; ja; rasputin spelen
citadels-option-play_acrobat = de { citadels-card-acrobat } spelen
    .typed = acrobate; spelen; ja; acrobate spelen

## What is left afterwards

citadels-then = Dan heb je { $gold }.
