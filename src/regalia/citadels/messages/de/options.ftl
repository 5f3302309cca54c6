### Citadels: was man antworten kann. `.typed`: was man dafür tippen kann, durch Semikolon getrennt, außer den eigenen Worten.

## Das Menü eines Zuges

citadels-option-gather_gold = { $gold } als Einkommen nehmen
    .typed = gold; gold nehmen; münzen; einkommen gold; einkommen; einkommen nehmen
citadels-option-gather_cards = Karten als Einkommen: { $number } ziehen, 1 behalten
    .all = Karten als Einkommen: { $number } ziehen und alle behalten
    .typed = karten; karten ziehen; ziehen; einkommen karten
citadels-option-income = Einkommen für deine Gebäude nehmen: { $gold }
    .cards = Einkommen für deine Gebäude nehmen: { $cards }
    .typed = kassieren; gebäude; bezirke; einnahmen; einkommen; einkommen nehmen
citadels-option-build = { DEN($card) } bauen ({ $gold })
    .typed = bauen; baue; errichten; bau
citadels-option-build_with_framework = { DEN($card) } bauen und dafür dein { citadels-card-framework } zerstören
    .typed = gerüst; bauen gerüst; gerüst benutzen; gerüst nutzen
citadels-option-build_necropolis = die { citadels-card-necropolis } bauen und dafür { DEINEN($card) } zerstören
    .typed = totenstadt; bauen totenstadt; totenstadt benutzen; totenstadt nutzen
citadels-option-build_on_loan = { DEN($card) } ({ $gold }) mit fremdem Gold bauen
    .typed = leihen; bauen leihen; fremdes gold; kredit
citadels-option-end_turn = den Zug beenden
    .typed = beenden; ende; zug beenden; fertig; weiter; schluss
citadels-option-pass = nein
    .typed = nein; passen; nichts; verzichten

## Auswahl

citadels-option-choose = { DEN($character) } wählen
    .typed = wählen; wähle; nehmen; nimm
citadels-option-drop = { DEN($character) } ablegen
    .typed = ablegen; beiseite; beiseitelegen; weglegen
citadels-option-exchange_characters = den Charakter mit { $seat } tauschen
    .typed = tauschen; tausch; tausche
citadels-option-give_character = { DEN($character) } abgeben
    .typed = abgeben; geben; gib

## Einkommen und Bezahlen

citadels-option-keep = { DEN($card) } behalten ({ $cost })
    .typed = behalten; nehmen; behalte
citadels-option-keep_studied = { DEN($card) } behalten ({ $cost })
    .typed = behalten; nehmen; behalte
citadels-option-pay_card = mit { DEM($card) } statt 1 Gold zahlen
    .typed = zahlen; abwerfen; karte
citadels-option-pay_gold = den Rest in Gold zahlen
    .typed = gold; gold zahlen; rest; genug; fertig
citadels-option-borrow = Gold von { $seat } nehmen
    .typed = leihen; nehmen; borgen
citadels-option-give_card = { DEN($card) } geben
    .typed = geben; gib

## Charaktere

citadels-option-kill = { DEN($character) } töten
    .typed = töten; ermorden; morden; töte; umbringen
citadels-option-bewitch = { DEN($character) } verhexen
    .typed = verhexen; verzaubern; verhexe
citadels-option-place_signed_warrant = die Enteignung mit Siegel auf { DEN($character) } legen
    .typed = siegel; mit siegel; enteignung siegel; enteignung
citadels-option-place_blank_warrant = eine Enteignung ohne Siegel auf { DEN($character) } legen
    .typed = ohne siegel; leer; leere enteignung; enteignung
citadels-option-confiscate = konfiszieren
    .typed = konfiszieren; konfisziere; enteignen; ja; nehmen; beschlagnahmen
citadels-option-rob = { DEN($character) } bestehlen
    .typed = bestehlen; stehlen; rauben; ausrauben
citadels-option-spy = bei { $seat } nach Karten des Gebäudetyps { $kind } spionieren
    .typed = spionieren; ausspionieren; spioniere
citadels-option-place_flowered_threat = { DEN($character) } mit der Rose erpressen
    .typed = rose; erpressen; rose erpressen; erpressung
citadels-option-place_blank_threat = { DEN($character) } ohne Rose erpressen
    .typed = ohne rose; leer; erpressen; leer erpressen; erpressung
citadels-option-bribe = bestechen: { $gold }
    .typed = bestechen; besteche; zahlen; schweigegeld; ja
citadels-option-refuse = nicht bestechen
    .typed = nein; verweigern; nicht bestechen; nicht zahlen; weigern
citadels-option-reveal_threat = die Erpressung aufdecken
    .typed = aufdecken; umdrehen; ja; zeigen
citadels-option-exchange_hands = die Hand mit { $seat } tauschen ({ $hand })
    .typed = tauschen; tausch; hand tauschen; hände tauschen; handkarten tauschen
citadels-option-redraw = Karten unter den Gebäudestapel legen und ebenso viele ziehen
    .typed = neu ziehen; unter stapel legen; unter gebäudestapel legen; ersetzen; karten tauschen
citadels-option-put_away = { DEN($card) } unter den Gebäudestapel legen
    .typed = weglegen; ablegen; unter stapel; unter gebäudestapel; ersetzen
citadels-option-enough = das sind alle
    .typed = alle; genug; fertig; ziehen
citadels-option-look_into_hand = die Hand von { $seat } ansehen ({ $hand })
    .typed = ansehen; anschauen; sehen; hand ansehen
citadels-option-take = { DEN($card) } auf die Hand nehmen
    .typed = nehmen; hand; auf hand nehmen
citadels-option-take_and_build = { DEN($card) } nehmen und bauen ({ $gold })
    .typed = bauen; nehmen bauen
citadels-option-foresee = von allen anderen eine zufällige Karte nehmen
    .typed = vorhersehen; sehen; nehmen; zufällige karten
citadels-option-give = { DEN($card) } geben
    .typed = geben; gib; zurückgeben
citadels-option-take_crown = die Krone nehmen
    .typed = krone; krone nehmen
citadels-option-give_crown = die Krone { $seat } geben
    .typed = krone; krone geben
citadels-option-pass_crown = { $seat } die Krone geben
    .typed = krone; krone weitergeben; krone geben
citadels-option-take_gold = 1 Gold nehmen
    .typed = gold; gold nehmen
citadels-option-take_random_card = eine zufällige Karte nehmen
    .typed = karte; karte nehmen; zufällige karte
citadels-option-collect = { $gold } und { $cards } nehmen
    .typed = sammeln; nehmen
citadels-option-claim_gold = von { $seat } 1 Gold verlangen (hat das meiste)
    .typed = verlangen; fordern; gold verlangen
citadels-option-gain_extra_gold = das zusätzliche Gold der { citadels-card-merchant } nehmen
    .typed = extra; zusätzliches gold; bonus; händlerin gold
citadels-option-gain_extra_cards = die 2 zusätzlichen Karten der { citadels-card-architect } nehmen
    .typed = extra; zusätzliche karten; bonus; baumeisterin karten
citadels-option-gain_four_gold = 4 Gold nehmen
    .typed = vier gold; 4 gold; kapitänin gold
citadels-option-gain_four_cards = 4 Karten nehmen
    .typed = vier karten; 4 karten; kapitänin karten
citadels-option-study = 7 Karten ziehen und 1 behalten
    .typed = studieren; sieben ziehen; 7 ziehen; sieben
citadels-option-destroy = { DEN($card) } von { $owner } zerstören ({ $gold })
    .owner = { DEINEN($card) } zerstören ({ $gold })
    .typed = zerstören; zerstöre; abreißen; niederbrennen
citadels-option-buy_from_graveyard = für 1 Gold nehmen
    .typed = kaufen; nehmen; ja; friedhof
citadels-option-give_district = { DEINEN($card) } ({ $cost }) tauschen
    .typed = geben; tauschen; anbieten
citadels-option-take_district = { DEN($card) } von { $owner } nehmen ({ $gold })
    .typed = nehmen; tauschen; bekommen
citadels-option-seize = { DEN($card) } von { $owner } nehmen ({ $gold })
    .typed = nehmen; an mich nehmen; kaufen; beschlagnahmen
citadels-option-take_favour = 3 Gold nehmen, weil du neben der Nummer 4 sitzt
    .typed = gunst; königin; drei gold; 3 gold
citadels-option-beautify = 1 Gold auf { DEINEN($card) } legen
    .typed = verschönern; schmücken; münze
citadels-option-collect_tax = die Steuern eintreiben: { $gold }
    .typed = steuern; steuer; eintreiben

## Gebäude und Aktionskarten

citadels-option-fire_armory = deine { citadels-card-armory } und { DEN($card) } von { $owner } zerstören
    .owner = deine { citadels-card-armory } und { DEINEN($card) } zerstören
    .typed = waffenkammer; sprengen; zünden; waffenkammer benutzen; waffenkammer nutzen
citadels-option-use_laboratory = { DEN($card) } für 2 Gold ablegen
    .typed = laboratorium; labor; ablegen; abwerfen; laboratorium benutzen; laboratorium nutzen
citadels-option-fill_museum = { DEN($card) } unter dein { citadels-card-museum } legen
    .typed = museum; ausstellen; unter museum legen; museum benutzen; museum nutzen
citadels-option-use_smithy = 2 Gold für 3 Karten zahlen
    .typed = schmiede; drei karten; 3 karten; schmiede benutzen; schmiede nutzen
citadels-option-gain_park_cards = 2 Karten nehmen
    .typed = park; ja; nehmen; karten; park benutzen; park nutzen
citadels-option-decline = keine Karten nehmen
    .typed = nein; verzichten; passen; nichts
citadels-option-lower_goal = das Ziel um ein Gebäude senken
    .typed = senken; läuten; ja; weniger
citadels-option-leave_goal = das Ziel so lassen
    .typed = lassen; nein
citadels-option-take_from_deck = { DEN($card) } nehmen ({ $cost })
    .typed = nehmen; finden
citadels-option-take_nothing = nichts nehmen
    .typed = nichts; nein; keine
citadels-option-reveal_killed = deinen getöteten Charakter aufdecken
    .typed = aufdecken; zeigen; ja
citadels-option-play_action = { DEN($card) } spielen
    .typed = spielen; spiele; ausspielen
citadels-option-visit_wagon = am Wagen { $number } ({ $owner }, { $gold }) 1 Gold zahlen, 3 ziehen und 1 behalten
    .typed = wagen; besuchen; kasse; wagen besuchen
citadels-option-cash_in = das Gold nehmen und den Wagen ablegen
    .typed = leeren; kassieren; ja; gold nehmen
citadels-option-look_at_hand = die Hand von { $seat } ansehen ({ $hand })
    .typed = ansehen; anschauen; hand ansehen
citadels-option-take_card = { DEN($card) } nehmen
    .typed = nehmen; stehlen
citadels-option-replace = { DEINEN($card) } ({ $cost }) ablegen
    .typed = ablegen; wegräumen; räumen; ersetzen
citadels-option-replace_with = { DEN($card) } bauen ({ $gold })
    .typed = bauen; ersetzen
citadels-option-play_rasputin = { citadels-card-rasputin } spielen
    .typed = rasputin; spielen; ja; rasputin spielen
citadels-option-play_acrobat = { DEN("citadels-card-acrobat") } spielen
    .typed = akrobat; spielen; ja; akrobat spielen

## What is left afterwards

citadels-then = Danach hättest du { $gold }.
