### What the web page itself says.

## Everywhere

web-home = Start
web-rules = Regels
web-settings = Instellingen
web-menu = Menu
web-close = Sluiten
web-details = Bijzonderheden
web-dismiss = Verbergen
web-send = Versturen
web-skip = Naar de vraag
web-why = Waarom?
web-why-rule = Waarom? Regel { $rule }
web-loading = Laden …
web-live = Verbonden
web-lost = Verbroken
web-sound = Geluid
web-sound-on = Geluid staat aan
web-sound-off = Geluid staat uit
web-you = jij
web-bot = bot
web-gold = goud
web-crown = Kroon
web-guest = Gast
web-your-name = Je naam

## Home

web-home-title = Twee koninklijke kaartspellen, precies volgens de regels
web-home-lead = Meteen tegen bots, of met vrienden via één link. Geen account, niets te installeren.
web-home-friends = Met vrienden
web-new-title = Nieuwe tafel
web-home-continue = Je spellen
web-home-watch = Open tafels
web-seats-taken = { $taken } van { $seats } plaatsen bezet
web-in-play = wordt gespeeld
web-home-own = Instellen
web-home-finished = Afgelopen
web-join = Meedoen
web-join-hint = Plak een link of code
web-join-wrong = Dat is geen link naar een tafel. Vraag hem nog eens.
web-pitch-citadels = Kies in het geheim een karakter, bouw een stad van zeven gebouwen en raad wie wie is.
web-pitch-dominion = Iedereen begint met dezelfde tien kaarten. Koop betere en maak van je stapel een rijk.
web-lasts-citadels = 20–40 min
web-lasts-dominion = 15–30 min
web-game-with = { $game } met { $names }
web-game-bots = { $game } tegen { $number ->
        [one] een bot
       *[other] { $number } bots
    }
web-waits-for = wacht op { $number ->
        [one] één speler
       *[other] { $number } spelers
    }
web-not-begun = nog niet begonnen
web-plays-now = { $seat } speelt
web-won-you = je hebt gewonnen
web-won-other = gewonnen door { $seats }
web-play-now = Nu spelen

## Lobby

web-lobby-title = { $game }: wachten op spelers
web-invite = Uitnodigen met één link
web-invite-note = Wie de link heeft, kan een vrije plaats nemen of kijken.
web-copied = Gekopieerd
web-take-seat = Plaatsnemen
web-table-full = Alle plaatsen zijn bezet; je kunt kijken.
web-in-this-game = In dit spel
web-seats = Plaatsen
web-open-seat = Vrije plaats
web-host = host
web-add-bot = Bot toevoegen
web-remove = { $seat } verwijderen
web-sit-here = Hier zitten
web-start = Spel starten
web-start-waits = Nog niet klaar: { $names }
web-start-note = Iedereen is er: het begint.
web-host-starts = Iedereen is er. { $host } heeft de tafel geopend: het begint zodra { $host } terug is.
web-invited-by = { $host } nodigt je uit
web-invited-to = { $host } nodigt je uit voor { $game }
web-invited-note = Wie zit, is klaar. Het spel begint zodra iedereen er is.
web-share = Link sturen
web-copy-link = Link kopiëren
web-qr = QR-code
web-qr-note = Met een camera gelezen opent hij de tafel.
web-is-here = aanwezig
web-lobby-waits = Het spel begint vanzelf zodra er nog { $number ->
        [one] één speler is
       *[other] { $number } spelers zijn
    } gaan zitten.
web-start-with-bots = Met bots aanvullen en starten
web-leave-seat = Plaats verlaten

## The table

web-track = Karakters op nummer
web-round = Ronde { $number }
web-deck = Gebouwenstapel
web-hand-cards = kaarten in de hand
web-districts = gebouwen
web-has-crown = heeft de kroon
web-not-revealed = nog gedekt
web-set-aside-open = open midden op tafel
web-has-chosen = heeft gekozen
web-you-now = Jij, nu
web-away = weg
web-city-of = { $seat }: { $number } van { $goal } gebouwen
web-your-city-of = Je stad: { $number } van { $goal } gebouwen
web-pick = Kiezen
web-your-seat = Je plaats
web-your-city = Je stad
web-your-hand = Je hand
web-of = { $number } van { $goal }
web-of-districts = { $number } van { $goal } gebouwen
web-no-cards = Geen kaarten in de hand.
web-card-costs = kost { $number }
web-card-beautified = opgewaardeerd
web-tab-build = Bouwen voor { $gold }
web-tab-keep = Houden
web-tab-keep_studied = Houden
web-tab-put_away = Afleggen
web-tab-use_laboratory = Weg voor 2
web-tab-take = Nemen
web-tab-take_and_build = Neem en bouw
web-tab-give = Geven
web-tab-give_card = Geven
web-tab-play_action = Spelen
web-tab-play = Spelen
web-tab-buy = Kopen
web-tab-gain = Pakken
web-tab-discard = Afleggen
web-tab-trash = Vernietigen
web-tab-reveal = Tonen
web-tab-topdeck = Bovenop
web-tab-exile = Verbannen
web-tab-put_into_hand = Pakken
web-tab-pass_card = Doorgeven
web-tab-receive = Ontvangen
web-tab-name = Noemen
web-tab-follow = Uitvoeren
web-tab-put_on_top = Bovenop
web-tab-put_on_shuffled = Bovenop
web-tab-set_aside = Opzijleggen
web-tab-bottomdeck = Onderop
web-tab-keep_out = Afleggen
web-tab-put_under = Eronder
web-tab-choose_to_keep = Kiezen
web-which-way = Op welke manier?
web-watching = Je kijkt toe. Handen en karakters blijven verborgen tot het spel is afgelopen.
web-watching-past = Je ziet wat toeschouwers zagen. Kies hierboven een speler om te zien wat die zag.

## The question

web-your-turn = Jouw beurt
web-your-turn-as = Jouw beurt · { $character }
web-turn-of-as = { $seat } · { $character }
web-thinks = { $seat } denkt na …
web-waits = Wachten op { $seat } …
web-going-on = Het spel gaat verder …
web-lost-question = De verbinding is verbroken.
web-several-send = { $number } bevestigen
web-clear = Wissen
web-undo = Terugnemen
web-undo-asked = { $seat } wil het laatste antwoord terugnemen.
web-undo-agree = Akkoord
web-undo-refuse = Weigeren
web-undo-waits = Terugnemen: wachten op toestemming van de anderen.
web-selection-only-you = Keuze · alleen jij ziet deze kaarten
web-title-turn = Jouw beurt · { $game }
web-reads-gold = { $seat }: { $gold } goud, { $cards } kaarten.
web-bot-plays = Een bot speelt voor je.
web-take-back = Weer zelf spelen
web-lost-banner = Verbinding verbroken om { $time }. De tafel blijft staan; het gaat vanzelf verder.

## Waarom niet

web-not-possible = Nu niet mogelijk: { $number }
web-undo-ask = Vragen om terug te nemen
web-time-left = Resterende tijd
web-wish = Gebruiken
web-wish-build = Bouwen
web-wish-destroy = Vernietigen
web-wish-seize = Veroveren
web-wish-take_district = Ruilen
web-wish-kill = Vermoorden
web-wish-bewitch = Beheksen
web-wish-place_signed_warrant = Onteigening leggen
web-wish-rob = Bestelen
web-wish-place_flowered_threat = Bedreigen
web-wish-redraw = Kaarten afleggen en trekken
web-wish-foresee = Van iedereen een kaart nemen
web-wish-take_crown = De kroon nemen
web-wish-gain_extra_gold = Het extra goud nemen
web-wish-gain_extra_cards = De extra kaarten nemen
web-wish-gain_four_gold = 4 goud nemen
web-wish-gain_four_cards = 4 kaarten nemen
web-wish-study = 7 trekken, 1 houden
web-wish-take_favour = 3 goud naast nummer 4 nemen
web-wish-collect_tax = De belasting innen
web-wish-use_smithy = 2 goud betalen voor 3 kaarten
web-wish-gather_gold = Goud nemen
web-wish-gather_cards = Kaarten nemen
web-wish-income = Goud of kaarten voor je gebouwen nemen
web-wish-end_turn = Je beurt beëindigen
web-wish-buy = Kopen
web-wish-gain = Pakken
web-wish-play = Spelen
web-wish-discard = Afleggen
web-wish-trash = Vernietigen
web-short-too_little_gold = { $missing } goud tekort
web-short-in_city = Staat er al
web-short-limit_reached = Limiet bereikt
web-short-may_not_build = Niet bouwen
web-short-gather_first = Eerst inkomen
web-short-too_few_coins = { $missing } tekort
web-short-action_phase_only = Actiefase
web-short-buy_phase_only = Aanschaffase
web-short-never_played = Niet speelbaar
web-short-asked_otherwise = Nu niet
web-short-waiting = Niet je beurt
web-short-not_your_turn = Niet je beurt

## What happened

web-alert-kills = { $what } Dat ben jij: je beurt vervalt deze ronde.
web-alert-bewitches = { $what } Dat ben jij: je neemt alleen je inkomen, daarna speelt de { citadels-card-witch } je beurt.
web-log-title = Kroniek
web-log-all = Alles
web-log-empty = Het spel begint.
web-command-move = bijv. bouw markt
web-command-chat = Zeg iets tegen de tafel
web-happened-started = Het spel begint.
web-happened-undone = { $seat } nam het laatste antwoord terug.
web-happened-took_over = Voor { $seat } speelt nu een bot.
web-happened-weaker = { $seat } had te weinig tijd om na te denken en speelt voorlopig zwakker.
web-happened-back = { $seat } is terug.
web-happened-timed_out = De tijd van { $seat } is om.
web-happened-left = { $seat } is vertrokken.
web-happened-undo_asked = { $seat } vraagt om een antwoord terug te nemen.
web-happened-undo_refused = Het blijft staan: iemand weigerde.
web-happened-over = Het spel is afgelopen.

## The menu of the table, and the chronicle

web-back = Terug
web-menu-invite = Link naar deze tafel kopiëren
web-menu-hand-over = Op ander apparaat spelen
web-hand-over-again = Opnieuw proberen
web-hand-over-note = Open deze link daar binnen tien minuten. Hij werkt één keer; daarna kijkt dit apparaat alleen nog toe.
web-hand-over-coming = Je plaats komt naar dit apparaat …
web-menu-bot = Een bot voor mij laten spelen
web-menu-home = Startpagina; het spel wacht
web-menu-resign = Opgeven
web-menu-resign-note = Een bot speelt jouw plaats uit. Je kunt niet terug.
web-menu-resign-yes = Definitief opgeven
web-menu-resign-no = Verder spelen
web-menu-cards = Kaarten van dit spel
web-menu-all-rules = Alle regels en kaarten in een nieuw tabblad
web-set-pace = Tempo van bots
web-pace-calm = Rustig
web-pace-brisk = Vlot
web-pace-once = Meteen
web-set-volume = Geluidsniveau
web-language-choose = Taal
web-taken-back = Teruggenomen:
web-command-kind = Wat je typt
web-command-moves = Zet
web-command-talks = Chat
web-command-label-move = Typ een zet
web-command-label-chat = Zeg iets tegen de tafel

## The end

web-over-you = Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-over-other = { $seat } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-over-shared = { $winners } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-won = gewonnen
web-seats-number = { $number } plaatsen
web-rounds = { $number } ronden
web-look-at-table = Tafel bekijken
web-to-score = Naar de score
web-replay = Terugkijken
web-save-record = Verslag opslaan
web-verify = Schudden controleren
web-verifying = Controleren …
web-verified = Gecontroleerd: de kaarten volgen uit het verzegelde geheim van de server en ieders bijdrage, en de antwoorden leiden tot deze score.
web-not-verified = Dit klopt niet: { $problem }
web-verified-kept = Het zegel van de server is het zegel dat deze browser zag voordat hij zijn deel gaf.
web-verified-unkept = Deze browser heeft niets van het begin bewaard, dus het zegel is niet vergeleken.
web-broken-commitment = Dit klopt niet: het zegel van de server is niet het zegel dat deze browser voor het delen zag.
web-broken-share = Dit klopt niet: het deel dat deze browser aan het schudden gaf, zit niet bij de delen waaruit geschud is.
web-rematch = Revanche, zelfde plaatsen
web-another = Nog een spel
web-score-table = De telling
web-total = Totaal
web-chart-points = Punten na elke ronde
web-chart-points-turn = Punten na elke beurt
web-chart-gold = Goud na elke ronde
web-chart-cards = Kaarten in bezit na elke beurt
web-moments = Wat je overkwam
web-over-ahead = { $seat } wint, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor op jou
web-score-towers = Ieders punten, blok voor blok
web-score-source = Waarvoor

## Refusals

web-bye-title = Je kunt niet aan deze tafel blijven
web-bye-removed = Je bent van deze tafel verwijderd.
web-bye-handed_over = Je plaats wordt nu op een ander apparaat gespeeld.
web-bye-no_table = Deze tafel bestaat niet. Misschien is de link niet volledig.
web-bye-no_seat = Deze link opent geen plaats aan deze tafel.
web-bye-spectators_refused = Aan deze tafel mag niemand kijken.
web-bye-other_rules = Deze tafel hoort bij een andere versie van de regels. Hij is hier gesloten; het verslag blijft bewaard.
web-bye-damaged = Het verloop van deze tafel is beschadigd. De tafel is gesloten; wat geschreven is, blijft bewaard.
web-bye-closed = Wie deze server beheert, heeft de tafel gesloten.
web-bye-banned = Wie deze server beheert, wil je hier niet hebben.
web-bye-too_many = Op dit moment te veel verbindingen. Probeer het later.
web-bye-bad_message = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
web-error-offline = De server antwoordt niet.
web-error-bad_message = Dat werd niet begrepen. Er is niets gedaan.
web-error-bad_request = Dat werd niet begrepen. Er is niets gedaan.
web-error-bad_setup = Deze keuzes gaan niet samen.
web-error-no_table = Deze tafel bestaat niet.
web-error-no_page = Deze pagina bestaat niet.
web-error-no_offer = Deze link is al gebruikt of ouder dan tien minuten. Maak op het andere apparaat een nieuwe.
web-error-no_seat = Deze link opent hier geen plaats.
web-error-not_yours = Iemand anders wordt gevraagd. Er is niets gedaan.
web-error-not_host = Alleen de host mag dat.
web-error-not_now = Dat kan nu niet.
web-error-stale = De vraag was intussen veranderd. Er is niets gedaan.
web-error-unknown_decision = De vraag was intussen veranderd. Er is niets gedaan.
web-error-unknown_option = Dat is hier geen keuze. Er is niets gedaan.
web-error-unknown_bot = Deze bot bestaat niet.
web-error-unknown_phrase = Deze zin bestaat niet.
web-error-seat_taken = Die plaats is bezet.
web-error-table_full = Alle plaatsen zijn bezet.
web-error-log_full = Het verloop van deze tafel is te lang. Open een andere tafel.
web-error-not_filled = Er zijn nog plaatsen vrij.
web-error-not_ready = Nog niet iedereen is klaar.
web-error-nothing_to_undo = Er valt niets terug te nemen.
web-error-undo_open = Iemand vraagt al om iets terug te nemen.
web-error-no_undo = Dat kan niet teruggenomen worden.
web-error-muted = De host heeft je gedempt.
web-error-chat_off = Aan deze tafel wordt niet gepraat.
web-error-chat = Dat kon hier niet gezegd worden.
web-error-spectators_refused = Hier mag niemand kijken.
web-error-too_many = Op dit moment zijn er te veel tafels.
web-error-too_fast = Dat ging te snel. Wacht even.
web-error-too_long = Dat was te lang.
web-error-wrong_origin = Deze pagina mag niet met deze server praten.
web-error-wrong_type = Dat werd niet begrepen. Er is niets gedaan.
web-error-not_over = Het spel is nog niet afgelopen.
web-error-other_rules = Deze tafel hoort bij een andere versie van de regels. Hij is hier gesloten; het verslag blijft bewaard.
web-error-damaged = Het verloop van deze tafel is beschadigd. De tafel is gesloten; wat geschreven is, blijft bewaard.
web-error-closed = Wie deze server beheert, heeft de tafel gesloten.
web-error-banned = Wie deze server beheert, wil je hier niet hebben.
web-error-read_only = De server bewaart op dit moment niets. Probeer het later nog eens.
web-error-busy = De server heeft het druk. Probeer het nog eens.
web-error-fault = Er ging bij ons iets mis. Er is niets gedaan.
web-lost-table = Deze link leidt naar geen tafel
web-lost-table-note = Misschien is er bij het kopiëren een stukje verloren gegaan. Vraag hem nog eens, of open zelf een tafel.
web-lost-page = Deze pagina bestaat niet
web-lost-page-note = Het adres is misschien verkeerd getypt of oud. Alles begint op de startpagina.

## The Citadels table

web-cit-offered = te kiezen
web-cit-not-offered = niet erbij
web-cit-seen = gezien
web-cit-seen-before = Het werd aan jou doorgegeven.
web-cit-took-up = opgepakt
web-cit-waits = wacht
web-cit-nobody = niemand
web-cit-rank = nummer { $number }
web-cit-chooses = kiest
web-cit-chooses-later = kiest nog
web-cit-robbed-by = Bestolen door { $seat }.
web-cit-bewitched-by = Behekst door { $seat }.
web-cit-warrant-of = Er ligt een onteigening van { $seat } bij.
web-cit-threat-of = Er ligt een dreigement van { $seat } bij.
web-cit-flower-perhaps = Het kan de roos zijn.
web-cit-flower-never = Het is niet de roos.
web-cit-deck = { $number } in de stapel
web-cit-face-down = { $number ->
        [one] { $number } karakter gedekt
       *[other] { $number } karakters gedekt
    }
web-cit-face-up = { $number } open
web-cit-pack = { $number ->
        [one] { $number } karakter gaat rond
       *[other] { $number } karakters gaan rond
    }
web-cit-pack-short = { $number } gaan rond
web-cit-down-short = { $number } gedekt
web-cit-goal = Einde bij { $number } gebouwen
web-cit-tax = Belasting { $gold }
web-cit-known-hand = Bekend in de hand: { $cards }
web-cit-looks = bekijkt { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
web-cit-complete = voltooid
web-cit-complete-first = voltooid, als eerste
web-cit-under = { $number ->
        [one] { $number } kaart eronder
       *[other] { $number } kaarten eronder
    }
web-cit-on-it = { $gold } goud erop
web-cit-lies-before = ligt voor { $seat }
web-cit-gather = Inkomen
web-cit-gathered = Inkomen genomen
web-cit-gather-gold = { $gold } goud
web-cit-gather-cards = { $number } kaarten
web-cit-gather-keep = één houden
web-cit-gather-all = alle houden
web-cit-powers-of = Krachten van { DE($character) }
web-cit-no-power = Nu is er niets te doen.
web-cit-build = { $built } van { $limit } gebouwd
web-cit-may-not-build = Niet bouwen
web-cit-build-hint = Druk op een kaart in je hand.
web-cit-build-none = Geen van je kaarten kun je nu bouwen.
web-cit-build-later = Eerst inkomen, dan bouwen.
web-cit-to-spend = te besteden
web-cit-left = Over na het bouwen
web-cit-ways = Hoe?
web-cit-back = Alle krachten
web-cit-other-player = Een andere speler
web-cit-more = { $number } om uit te kiezen
web-cit-now = Nu
web-cit-your-character = Jouw karakter
web-cit-your-characters = Jouw karakters
web-cit-passed = Aan jou doorgegeven
web-cit-drawn = Getrokken
web-cit-at-stake = Hier gaat het om
web-cit-found = In de stapel
web-cit-of-hand = Uit je hand
web-cit-tray = Gekozen
web-cit-tray-empty = Druk op kaarten in je hand.
web-cit-who-acts = { $seat } speelt { DE($character) }
web-cit-who-chooses = { $seat } kiest een karakter
web-cit-do-kill = Vermoord een karakter
web-cit-do-bewitch = Beheks een karakter
web-cit-do-rob = Besteel een karakter
web-cit-do-spy = Bespied een speler
web-cit-do-place_signed_warrant = Onteigening met zegel
web-cit-do-place_blank_warrant = Onteigening zonder zegel
web-cit-do-place_flowered_threat = Dreigement met roos
web-cit-do-place_blank_threat = Dreigement zonder roos
web-cit-do-exchange_hands = Ruil van hand
web-cit-do-look_into_hand = Bekijk een hand
web-cit-do-look_at_hand = Bekijk een hand
web-cit-do-give_crown = Geef de kroon
web-cit-do-pass_crown = Geef de kroon door
web-cit-do-claim_gold = Vraag 1 goud
web-cit-do-collect = Verdeel je inkomen
web-cit-do-destroy = Vernietig een gebouw
web-cit-do-give_district = Ruil een gebouw
web-cit-do-take_district = Neem een gebouw
web-cit-do-seize = Verover een gebouw
web-cit-do-beautify = Leg 1 goud op een gebouw
web-cit-do-fire_armory = Gebruik de { citadels-card-armory }
web-cit-do-build_necropolis = Bouw de { citadels-card-necropolis }
web-cit-do-visit_wagon = Bezoek een wagen
web-cit-do-exchange_characters = Ruil van karakter
web-cit-do-borrow = Leen goud
web-cit-do-replace = Vervang een gebouw
web-cit-mark-killed = dood
web-cit-mark-robbed = roof
web-cit-mark-bewitched = heks
web-cit-mark-warrant = beslag
web-cit-mark-signed = zegel
web-cit-mark-threat = druk
web-cit-mark-flower = roos
web-cit-mark-blank = leeg
web-tab-fill_museum = Museum
web-tab-build_with_framework = Bouwen · 0
web-tab-build_on_loan = Leen en bouw
web-tab-pay_card = Hiermee
web-tab-take_card = Nemen
web-tab-take_from_deck = Nemen
web-tab-replace_with = Bouwen · { $gold }
web-cit-wagon = Wagen van { $seat }

## Dominion

web-turn = Beurt { $number }
web-phase-action = Actiefase
web-phase-buy = Aanschaffase
web-phase-night = Nachtfase
web-phase-clean_up = Opschoonfase
web-base-cards = Basiskaarten
web-kingdom = Koninkrijk
web-pile-left = nog { $number }
web-in-play-cards = In het spel
web-this-turn = Deze beurt
web-actions = Acties
web-buys = Aanschaf
web-coins = Munten
web-potions = Toverdranken
web-deck-some = Heeft kaarten in de trekstapel
web-deck-none = Geen kaarten in de trekstapel
web-discard-top = { $card } afgelegd
web-discard-none = Niets afgelegd
web-face-down = Gedekte kaart
web-all-treasures = Alle geldkaarten spelen
web-dom-provinces = Provincies { $number }
web-dom-colonies = Kolonies { $number }
web-dom-empty = lege stapels { $number } van { $ends }
web-dom-landscapes = Liggende kaarten
web-dom-beside = Naast de voorraad
web-dom-beside-one = Niet in de voorraad
web-dom-pile-empty = Geen kaart meer
web-dom-below = Daaronder: { $cards }
web-dom-cost-short = kost { $cost }
web-dom-token-on = { $seat }: { $token }
web-dom-on-card_token = +1 kaart
web-dom-on-action_token = +1 actie
web-dom-on-buy_token = +1 aanschaf
web-dom-on-coin_token = +1 munt
web-dom-on-embargo =
    { $number ->
        [one] { $number } Embargofiche
       *[other] { $number } Embargofiches
    }
web-dom-on-trade = Met handelsroutefiche
web-dom-trade-mat =
    { $number ->
        [one] { $number } fiche op het bord
       *[other] { $number } fiches op het bord
    }
web-dom-vp-on = { $number } punten erop
web-dom-vp-none = Geen punten meer erop
web-dom-built-by = Gebouwd door { $seats }
web-dom-not-built = Nog door niemand gebouwd
web-dom-built = { $card } gebouwd
web-dom-held-by = { $seat } heeft het
web-dom-not-held = niemand
web-dom-deck-boons = Gunsten
web-dom-deck-hexes = Spreuken
web-dom-deck-black_market_deck = Zwarte markt
web-dom-deck-unused = Niet in het spel
web-dom-deck-seen = { $number } · { $seen } open
web-dom-seen = Open: { $cards }
web-dom-trash = Vernietigd
web-dom-trash-empty = Nog niets vernietigd.
web-dom-turned = Omgedraaid: { $cards }
web-dom-has-debt = Schuld { $number }
web-dom-has-coffers = Geldkisten { $number }
web-dom-has-villagers = Dorpsbewoners { $number }
web-dom-has-favors = Diensten { $number }
web-dom-has-vp_tokens = Punten { $number }
web-dom-has-pirate_coins = Piratenmunten { $number }
web-dom-has-minus_card = −1 kaart
web-dom-has-minus_coin = −1 munt
web-dom-has-skips = Slaat over: { $number }
web-dom-has-gains = Gepakt { $number }
web-dom-has-last_gains = Vorige beurt { $number } gepakt
web-dom-has-action_gains = Gepakte acties: { $number }
web-dom-mat-tavern = Herberg: { $cards }
web-dom-mat-exile = Verbannen: { $cards }
web-dom-mat-kept_boons = Gunsten: { $cards }
web-dom-mat-aside = Apart: { $cards }
web-dom-mat-face_down = Gedekt: { $cards }
web-dom-mat-island_mat = Eiland: { $cards }
web-dom-mat-native_village_mat = Inheems Dorp: { $cards }
web-dom-later = Werkt nog: { $cards }
web-dom-deputy = { $seat } beslist
web-dom-mats = Fiches en speelmatten
web-dom-deck-count = { $number } in de trekstapel
web-dom-deck-known = bovenop: { $cards }
web-dom-discard-count = { $number } kaarten
web-dom-extra-turn = Extra beurt: { $card }
web-dom-in-force = Geldt: { $cards }
web-dom-hand-size = Volgende hand: { $number }
web-dom-plays-left = Nog te spelen: { $number }
web-dom-times = { $number } stuks
web-dom-stays = Deze werkt nog
web-dom-of-aside = { $seat }, open
web-dom-of-face_down = { $seat }, gedekt
web-dom-choose-card = Kies een kaart
web-dom-chosen = Gekozen: { $number }
web-dom-nothing-in-play = Er is nog niets in het spel.
web-dom-deck = stapel
web-dom-discard = afleg­stapel
web-dom-hand-empty = Geen kaarten in de hand. Aan het eind van je beurt trek je.
web-dom-act-spend_coffers = Geldkist gebruiken
web-dom-act-spend_villager = Dorpsbewoner gebruiken
web-dom-act-pay_off = Schuld afbetalen
web-dom-pay-all = Alle schuld afbetalen

## Settings

web-set-language = Taal
web-set-card-names = Namen van kaarten
web-set-same = zoals de taal
web-set-theme = Kleuren
web-set-system = zoals het systeem
web-set-light = Licht
web-set-dark = Donker
web-set-size = Tekstgrootte
web-set-small = Klein
web-set-normal = Normaal
web-set-large = Groot
web-set-huge = Heel groot
web-set-motion = Beweging
web-set-none = Geen
web-set-keys = Toetsen
web-set-keys-note = losse toetsen werken
web-keys-title = Met het toetsenbord
web-key-1 = keuze van de vraag
web-key-2 = bevestigen
web-key-3 = keuze wissen, sluiten
web-key-4 = einde beurt, of nee
web-key-5 = terugnemen
web-key-6 = naar de vraag
web-key-7 = naar mijn hand
web-key-8 = naar mijn stad
web-key-9 = naar de rij karakters
web-key-10 = dan een cijfer: naar een speler
web-key-11 = goud en kaarten van iedereen voorlezen
web-key-12 = naar het verloop
web-key-13 = waarom wordt dit gevraagd?
web-key-14 = een zet typen
web-key-15 = deze toetsen
web-key-16 = geluid aan, uit

## A new table

web-game = Spel
web-edition = Editie
web-players-range = { $from } tot { $to } spelers
web-custom = Vrije keuze
web-needs-players = alleen met { $number } of meer spelers
web-chosen-number = { $number } gekozen
web-leave-out = weglaten
web-find-card = Kaart zoeken
web-not-like-this = Dit gaat nog niet samen. Laat zien
web-choice-default = Volgens de regels
web-choice-lot = Door het lot
web-choice-none = Geen
web-choice-yes = Ja
web-choice-no = Nee
web-choice-by-lot = { $number } door het lot
web-choice-seat = Plaats { $number }
web-choice-rare = Meer keuzes
web-choice-changed = { $number } veranderd
web-choice-clear = Leegmaken
web-choice-each = Aantal per set opgeven
web-choice-random = Willekeurig
web-spectators-may = Toeschouwers mogen kijken
web-listed = Op de startpagina tonen
web-clock = Klok
web-clock-none = Geen
web-clock-fast = 1 minuut per antwoord
web-clock-calm = 5 minuten per antwoord
web-clock-day = 1 dag per antwoord
web-clock-bank = 15 minuten en 15 seconden per antwoord
web-fewer = Eén minder
web-more = Eén meer
web-bot-levels = Niveaus
web-bot-others = Andere
web-bot-easy = Makkelijk: verstandig, met misstapjes
web-bot-medium = Gemiddeld: degelijk
web-bot-hard = Moeilijk: ze denken vooruit
web-bot-random = Willekeurig
web-bot-steward = Rentmeester: weegt alles af
web-bot-schemer = Intrigant: rekent vooruit
web-bot-basic = Eenvoudig: koopt geld
web-bot-ultimate = Geslepen: het beste uit geld
web-bot-smithy = Smidse: geld en de Smidse
web-pass-and-play = Meer mensen op dit apparaat
web-fellows = Namen van de anderen
web-fellows-hint = Bram, Cleo
web-open-table = Tafel openen
web-exchange = omruilen
web-instead-of = In plaats van { $card }
web-instead-none = Hier past niets anders.
web-written = Een lijst of een link
web-written-note = zoals andere programma's die geven
web-written-hint = Dorp, Smidse, Markt …
web-written-take = Gebruiken
web-written-taken = Gebruikt.
web-written-none = Er staat geen kaart in die hier bekend is.
web-written-unknown = Hier niet bekend: { $names }
web-sits-at = Plaats { $number }
web-open-seat-for = Wie de link heeft
web-open-note-bots = Iedereen is er: het spel begint meteen.
web-open-note-link = Daarna krijg je een link voor de anderen. Alleen wie hem heeft, vindt de tafel.

## Passing the device

web-pass-to = Geef het apparaat aan { $seat }
web-pass-note = De hand is verborgen tot { $seat } op de knop drukt.
web-pass-here = Ik ben { $seat }: mijn hand tonen

## Rules and replay

web-search = Zoeken
web-rules-search = Woorden of regelnummer
web-rules-found = { $number } voor “{ $words }”
web-rules-none = Niets gevonden.
web-rules-english = Regels en uitleg zijn in het Engels geschreven.
web-shelf-characters = Karakters
web-shelf-unique_districts = Unieke gebouwen
web-shelf-action_cards = Actiekaarten
web-replay-verified = Gecontroleerd met de regels van nu
web-replay-recorded = Zoals opgenomen
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-play = Afspelen
web-pause = Pauze
web-jump = Springen naar
web-whose-view = Bekeken door
web-spectator = Toeschouwer
web-as-player = als { $name }
web-position = Stand
web-position-of = { $at } van { $all }
web-in-english = In het Engels:
web-rules-sets = Sets

## What decided it

web-chances = Wat het besliste
web-chances-graph = Winstkansen in de loop van het spel; dezelfde getallen volgen als tabel
web-chances-start = Spel analyseren
web-chances-note = Elke beslissing wordt vele malen uitgespeeld, met wat de speler kon weten. Dat duurt een minuut of twee.
web-chances-not-yet = Wie heeft meegespeeld, kan dit spel laten analyseren; nog niemand heeft dat gedaan.
web-chances-progress = { $step } van { $answers } antwoorden bekeken
web-chances-waiting = { $number ->
    [one] Een ander spel gaat voor.
   *[other] { $number } andere spellen gaan voor.
}
web-chances-stop = Stoppen
web-chances-moments = Beslissende momenten
web-chances-none = Geen beslissing heeft iemand veel gekost.
web-chances-cost = { $seat } −{ $loss }
web-chances-taken = { $seat } koos “{ $taken }”: een kans van { $chance }.
web-chances-better = Beter: “{ $best }”, { $chance }.
web-chances-table = Kansen als tabel
web-chances-answer = Na antwoord

## What wins

web-balance = Wat wint
web-balance-card = Hoe vaak die wint
web-balance-lead = Gemeten: { $games } spellen voor elke editie en elk aantal spelers, elke plaats door dezelfde bot gespeeld.
web-balance-caution = Een karakter wordt genomen door wie er iets aan heeft, en dure gebouwen staan bij wie ze kan betalen: een hoog aandeel gaat samen met winnen, het hoeft niet de oorzaak te zijn.
web-balance-even = Gelijk zou { $share } zijn.
web-balance-players = Spelers
web-balance-characters = Karakters: hoe vaak won wie ze speelde
web-balance-districts = Gebouwen: hoe vaak won wie ze aan het einde had
web-balance-seats = Plaatsen: hoe vaak won wie er zat
web-balance-scenarios = Scenario's: gemiddelde punten
web-balance-random = Willekeurige karakters en gebouwen
web-balance-seat = Plaats { $number }
web-balance-name = Naam
web-balance-won = Gewonnen spellen
web-balance-interval = { $share } ({ $low } tot { $high })
web-balance-few = te weinig spellen
web-balance-points = Gemiddelde punten
web-balance-games = Spellen
web-balance-all = Alle kaarten
web-balance-none = Hier is niets gemeten.

# The table, second design.

web-lens-empty = Wijs een kaart aan of houd hem vast, dan staat hij hier.
web-stage = Podium
web-rail = Bijzonderheden en kroniek
web-skip-others = Overslaan
web-cost-potion = { $number ->
    [one] en een Toverdrank
   *[other] en { $number } Toverdranken
}
web-cost-debt = { $number } Schuld
web-cost-plus = je mag meer betalen
web-cost-star = niet te koop
web-cost-was = gedrukt { $number }
web-look-for = Een naam zoeken
web-page-back = De vorige pagina
web-page-on = De volgende pagina
web-page-of = { $number } van { $all }
web-set-forced = Gedwongen antwoorden
web-set-forced-note = wat als enige mogelijk is, gebeurt vanzelf

# Where long words of names may be broken.
web-hyphens = Kruiden-verzamelaar Kamelen-karavaan Doden-bezweerder Belasting-inner Onder-geschikte Astrologen-orde Aflaat-prediker Konings-kasteel Schat-bewaarder Metselaars-orde Transfor-matie Heksen-meester Vaandel-drager Samen-zweerder IJzer-gieterij Ratten-vanger Sterren-kaart Bescherm-heer Zielen-zuiger Kaarten-kamer Spook-kasteel Over-levenden Geld-schieter Bood-schapper Uitkijk-toren Toernooi-veld Labora-torium Spook-spiegel Klokken-toren Sterren-wacht Afval-verwerker Beurzen-snijder Binnen-plaats Getijden-poelen Handels-schip Helder-ziende Jacht-gezelschap Kandelaar-maker Kermis-terrein Kruiden-expert Ontdekkings-reiziger Op-waardering Universi-teit Arbeiders-dorp Bewaar-plaats Handels-route Koopmans-gilde Landbouw-grond Paarden-handelaars Piraten-schip Specerijen-koopman
