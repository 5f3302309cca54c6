### Dominion, Prosperity: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-watchtower = Trek tot je 6 kaarten in je hand hebt. Pak je een kaart, dan mag je deze uit je hand tonen en die kaart vernietigen of op je trekstapel leggen.
    .short = Trek tot 6 handkaarten. Reactie: gepakte weg of bovenop.
    .full = De { dominion-card-watchtower } blijft in je hand; je mag hem tonen voor elke kaart die je pakt. Ook een vernietigde kaart geldt als gepakt.
dominion-text-grand_market = +1 kaart, +1 actie, +1 aanschaf, +2 munten. Kan niet gekocht worden zolang je een { dominion-card-copper } in het spel hebt.
    .short = +1 kaart, +1 actie, +1 aanschaf, +2 munten. Niet met { dominion-card-copper }.
    .full = Je mag { dominion-card-copper } in je hand achterhouden. Op een andere manier pakken mag altijd.
dominion-text-counting_house = Bekijk je aflegstapel, toon daaruit zoveel { dominion-card-copper } als je wilt en neem dat in je hand.
    .short = Neem zoveel { dominion-card-copper } als je wilt uit je aflegstapel in je hand.
    .full = Het was al van jou: er wordt niets gepakt. Wat in je trekstapel ligt, hoort er niet bij.
dominion-text-anvil = +1 munt. Je mag een geldkaart uit je hand afleggen om een kaart te pakken die hoogstens 4 munten kost.
    .short = +1 munt. Leg geldkaart af: pak een kaart t/m 4 munten.
    .full = Zonder afgelegde geldkaart pak je niets.
dominion-text-bank = +1 munt voor elke geldkaart die je in het spel hebt, deze meegeteld.
    .short = +1 munt per geldkaart die je in het spel hebt, ook deze.
    .full = Er wordt geteld als je deze speelt: wat je later speelt, telt niet meer mee.
dominion-text-bishop = +1 munt, +1 puntenfiche. Vernietig een handkaart: +1 puntenfiche per 2 munten van de kosten, naar beneden afgerond. Alle anderen mogen een handkaart vernietigen.
    .short = +1 munt, +1 punt. Vernietig 1: +1 punt per 2. Anderen mogen.
    .full = Toverdranken en schuld in de kosten leveren niets op. De anderen krijgen geen fiches.
dominion-text-charlatan = +3 munten. Alle anderen pakken een { dominion-card-curse }. In spellen met deze kaart is een { dominion-card-curse } ook een geldkaart van 1 munt.
    .short = +3 munten. Anderen { dominion-card-curse }. Een { dominion-card-curse } is ook geld (1 munt).
    .full = Dat geldt voor iedereen en het hele spel lang, ook aan het einde: een { dominion-card-curse } mag gespeeld worden, telt overal als geldkaart en kost nog steeds een punt.
dominion-text-city = +1 kaart, +2 acties. Is minstens één stapel van de voorraad leeg: +1 kaart. Zijn het er minstens twee: ook +1 aanschaf en +1 munt.
    .short = +1 kaart, +2 acties. Lege stapel: +1 kaart; 2: aanschaf, munt.
    .full = Er wordt geteld als je deze kaart speelt. Stapels naast de voorraad tellen niet.
dominion-text-clerk = +2 munten. Alle anderen met minstens 5 handkaarten leggen er een van op hun trekstapel. Aan het begin van je beurt mag je deze kaart uit je hand spelen.
    .short = +2 munten. Anderen met 5+ leggen er een bovenop. Reactie.
    .full = Aan het begin van de beurt kost dat geen actie. Je mag er meer spelen, een voor een.
dominion-text-collection = +2 munten, +1 aanschaf. Pak je deze beurt een actiekaart: +1 puntenfiche.
    .short = +2 munten, +1 aanschaf. Actiekaart gepakt: +1 puntenfiche.
    .full = Elke keer spelen telt, ook als de kaart niet meer in het spel is. Wat je eerder pakte, levert niets op.
dominion-text-crystal_ball = +1 munt. Bekijk de bovenste kaart van je trekstapel. Je mag die vernietigen, afleggen of, als het een actie- of geldkaart is, spelen.
    .short = +1 munt. Bovenste: vernietig, leg af of (actie/geld) speel.
    .full = Anders blijft de kaart liggen. Zo gespeeld kost een actiekaart geen actie, ook in de aanschaffase.
dominion-text-expand = Vernietig een handkaart. Pak een kaart die hoogstens 3 munten meer kost.
    .short = Vernietig een handkaart. Pak er een, t/m 3 munten duurder.
    .full = Beide zijn verplicht, voor zover mogelijk. De nieuwe kaart mag evenveel of minder kosten.
dominion-text-forge = Vernietig zoveel handkaarten als je wilt. Pak een kaart die precies zoveel munten kost als die samen.
    .short = Vernietig er zoveel je wilt; pak een voor precies de som.
    .full = Toverdranken en schuld van de vernietigde kaarten tellen niet, en de nieuwe kaart heeft die niet. Vernietig je niets, dan pak je een kaart van 0 munten als die er is.
dominion-text-goons = +1 aanschaf, +2 munten. Alle anderen leggen handkaarten af tot ze er 3 hebben. Zolang deze kaart in het spel is: koop je een kaart, dan +1 puntenfiche.
    .short = +1 aanschaf, +2 munten. Anderen houden 3. Per koop +1 punt.
    .full = Elk exemplaar in het spel levert een fiche op voor elke kaart die je koopt, niets voor wat je anders pakt.
dominion-text-hoard = +2 munten. Pak je deze beurt een overwinningskaart die je kocht, pak dan een { dominion-card-gold }.
    .short = +2 munten. Per gekochte overwinningskaart een { dominion-card-gold }.
    .full = Eén keer voor elke keer dat deze kaart gespeeld is. Een overwinningskaart die je niet kocht, levert niets op. In de eerste editie: zolang deze kaart in het spel is, als je een overwinningskaart koopt.
dominion-text-investment = Vernietig een handkaart. Kies één: +1 munt; of vernietig deze kaart, en deed je dat, toon dan je hand: +1 puntenfiche per geldkaart met een andere naam daarin.
    .short = Vernietig 1. +1 munt; of deze: +1 punt per soort geldkaart.
    .full = Eerst vernietig je een handkaart, als je die hebt. Is deze kaart al vernietigd, dan kan dat niet nog eens.
dominion-text-kings_court = Je mag een actiekaart uit je hand drie keer spelen.
    .full = Elke keer voer je de kaart helemaal uit; dat kost geen van je acties. Op zichzelf gespeeld worden drie actiekaarten elk drie keer gespeeld.
dominion-text-loan = +1 munt. Toon kaarten van je trekstapel tot er een geldkaart komt. Vernietig die of leg die af; leg de rest af.
    .short = +1 munt. Toon tot een geldkaart; vernietig die of leg die af.
    .full = Komt er geen geldkaart, dan leg je alles af wat je toonde.
dominion-text-magnate = Toon je hand. +1 kaart voor elke geldkaart daarin.
    .full = Alleen de kaarten die je voor het trekken in je hand hebt, tellen.
dominion-text-mint = Je mag een geldkaart uit je hand tonen en nog een exemplaar pakken. Pak je deze kaart, vernietig dan al je geldkaarten in het spel die geen duurzame kaarten zijn.
    .short = Toon een geldkaart: pak er nog een. Gepakt: geld in spel weg.
    .full = Dat exemplaar komt uit de voorraad; is het er niet, dan pak je niets. In de eerste editie: als je deze kaart koopt, en alle geldkaarten in het spel.
dominion-text-monument = +2 munten, +1 puntenfiche.
    .full = Het fiche telt aan het einde voor 1 punt.
dominion-text-mountebank = +2 munten. Alle anderen mogen een { dominion-card-curse } afleggen; wie dat niet doet, pakt een { dominion-card-curse } en een { dominion-card-copper }.
    .short = +2 munten. Anderen: { dominion-card-curse } afleggen, of { dominion-card-curse } en { dominion-card-copper }.
    .full = In beurtvolgorde. Is een van beide stapels leeg, dan komt de andere kaart toch.
dominion-text-peddler = +1 kaart, +1 actie, +1 munt. In een aanschaffase kost deze kaart 2 munten minder voor elke actiekaart in het spel van de speler die aan de beurt is.
    .short = +1 kaart, +1 actie, +1 munt. Aanschaffase: −2 per actiekaart.
    .full = Alle exemplaren, waar en van wie ze ook zijn, maar nooit minder dan 0. In andere fasen kost de kaart 8 munten.
dominion-text-quarry = +1 munt. Deze beurt kosten actiekaarten 2 munten minder, maar niet minder dan 0.
    .short = +1 munt. Deze beurt kosten actiekaarten 2 munten minder.
    .full = Telkens als deze kaart gespeeld wordt, en ook voor kaarten die daarnaast andere typen hebben. In de eerste editie: zolang deze kaart in het spel is.
dominion-text-rabble = +3 kaarten. Alle anderen tonen de bovenste 3 kaarten van hun trekstapel, leggen de actie- en geldkaarten af en leggen de rest terug in een volgorde naar keuze.
    .short = +3 kaarten. Anderen: actie- en geldkaarten van bovenste 3 af.
    .full = Ook een kaart die actie- of geldkaart en nog iets anders is, wordt afgelegd.
dominion-text-royal_seal = +2 munten. Zolang deze kaart in het spel is: pak je een kaart, dan mag je die op je trekstapel leggen.
    .short = +2 munten. In spel: gepakte kaarten mogen bovenop.
    .full = Dat mag bij elke kaart die je pakt, gekocht of niet.
dominion-text-talisman = +1 munt. Zolang deze kaart in het spel is: koop je een kaart die hoogstens 4 munten kost en geen overwinningskaart is, pak dan nog een exemplaar.
    .short = +1 munt. Koop je er een t/m 4 (geen punten): nog een.
    .full = Elk exemplaar in het spel levert er nog een op. Alleen gekochte kaarten tellen; toverdranken en schuld zijn meer dan 4 munten.
dominion-text-tiara = +1 aanschaf. Pak je deze beurt een kaart, dan mag je die op je trekstapel leggen. Je mag een geldkaart uit je hand twee keer spelen.
    .short = +1 aanschaf. Gepakte mag bovenop. Speel een geldkaart 2 keer.
    .full = Op zichzelf gespeeld worden twee geldkaarten elk twee keer gespeeld. Wat je eerder pakte, blijft waar het is.
dominion-text-vault = +2 kaarten. Leg zoveel handkaarten af als je wilt: +1 munt per kaart. Alle anderen mogen 2 handkaarten afleggen om een kaart te trekken.
    .short = +2 kaarten. Leg af: elk +1 munt. Anderen: 2 af, 1 trekken.
    .full = Wie maar één kaart in de hand heeft, mag die afleggen, maar trekt niets. In beurtvolgorde.
dominion-text-venture = +1 munt. Toon kaarten van je trekstapel tot er een geldkaart komt. Leg de rest af en speel die geldkaart.
    .short = +1 munt. Toon tot er een geldkaart komt; speel die.
    .full = Komt er geen geldkaart, dan leg je alles af wat je toonde. Komt er nog zo'n kaart, dan gaat die verder met tonen.
dominion-text-workers_village = +1 kaart, +2 acties, +1 aanschaf.
    .full = Deze kaart geeft geen munten.
dominion-text-contraband = +3 munten, +1 aanschaf. Wie links van je zit, noemt een kaart; die mag je deze beurt niet kopen.
    .short = +3 munten, +1 aanschaf. Links noemt een kaart: niet te koop.
    .full = Elke kaart mag genoemd worden. Op een andere manier pakken mag; meer van zulke kaarten verbieden er meer.
dominion-text-war_chest = Wie links van je zit, noemt een kaart. Pak een kaart die hoogstens 5 munten kost en deze beurt voor geen enkele { dominion-card-war_chest } genoemd is.
    .short = Links noemt een kaart. Pak een andere t/m 5 munten.
    .full = Alle namen van de beurt gelden samen, maar alleen voor wat je met deze kaart pakt. Een kaart pakken moet, als dat kan.
dominion-text-trade_route = +1 aanschaf. Vernietig een handkaart. +1 munt voor elk fiche op het speelbord van de { dominion-card-trade_route }. Voorbereiding: een fiche op elke stapel overwinningskaarten in de voorraad; wordt er voor het eerst een kaart van gepakt, dan gaat het naar het bord.
    .short = +1 aanschaf. Vernietig een handkaart. +1 munt per fiche.
    .full = Het bord is van iedereen. Voor een stapel met verschillende kaarten geldt de voorkaart. In de eerste editie komen de munten voor het vernietigen.

## Antwoorden en vragen

dominion-option-watchtower_trashes = { dominion-card-watchtower } tonen: kaart vernietigen
    .typed = uitkijktoren vernietigen; watchtower vernietigen; vernietigen
dominion-option-watchtower_topdecks = { dominion-card-watchtower } tonen: kaart op je trekstapel
    .typed = uitkijktoren trekstapel; watchtower trekstapel; trekstapel; boven
dominion-option-take_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } in je hand nemen
    .typed = nemen; koper; copper; hand
dominion-question-take_coppers = Hoeveel { dominion-card-copper } neem je in je hand?
    .pass = geen
dominion-event-takes_coppers = { $seat } neemt { $number ->
        [one] een { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } van de aflegstapel in de hand.
    .seat = Je neemt { $number ->
            [one] een { dominion-card-copper }
           *[other] { $number } { dominion-card-copper }
        } van je aflegstapel in je hand.
dominion-option-play_clerk = je { dominion-card-clerk } spelen
    .typed = klerk; klerk spelen; clerk; spelen; ja
dominion-option-goons_points = puntenfiches nemen voor { dominion-card-goons }
    .typed = domkoppen; goons; fiches
dominion-option-talisman_copies = nog een exemplaar pakken voor { dominion-card-talisman }
    .typed = talisman; gelijke
dominion-option-hoard_gold = een { dominion-card-gold } pakken voor { dominion-card-hoard }
    .typed = spaargeld; hoard; goud
dominion-option-hoard_gold_bought = { dominion-option-hoard_gold }
    .typed = spaargeld; hoard; goud
dominion-option-collection_points = puntenfiches nemen voor { dominion-card-collection }
    .typed = collectie; collection; fiches
dominion-option-seal_topdecks = { dominion-card-royal_seal }: kaart op je trekstapel
    .typed = koninklijk zegel; zegel; royal seal; trekstapel; boven
dominion-option-tiara_topdecks = { dominion-card-tiara }: kaart op je trekstapel
    .typed = hoofdtooi; tiara; trekstapel; boven
dominion-option-mint_gained = je geldkaarten in het spel vernietigen voor { dominion-card-mint }
    .typed = aanmunten; mint; vernietigen
dominion-option-mint_bought = { dominion-option-mint_gained }
    .typed = aanmunten; mint; vernietigen
dominion-option-trash_for_points = deze kaart vernietigen voor puntenfiches
    .typed = vernietigen; fiches; punten
dominion-question-reveal_to_copy = Welke geldkaart toon je?
    .pass = geen tonen
dominion-question-discard_curse = Leg je een { dominion-card-curse } af?
    .pass = een { dominion-card-curse } en een { dominion-card-copper } pakken
dominion-question-discard_any_for_coins = Welke kaarten leg je af voor elk +1 munt?
    .pass = niets meer afleggen
dominion-question-discard_two_to_draw = Leg je 2 kaarten af om er een te trekken?
    .pass = niets afleggen
dominion-question-decide_about_top = Wat gebeurt er met je bovenste kaart?
dominion-question-trash_or_discard = Vernietig je deze geldkaart of leg je die af?
dominion-event-moves_trade_token = Het fiche van { $card } gaat naar het bord van de { dominion-card-trade_route }.
