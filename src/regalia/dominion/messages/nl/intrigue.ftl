### Dominion, Intrigue: teksten en wat alleen deze kaarten vragen en vertellen.
dominion-text-baron = +1 aanschaf. Je mag een { dominion-card-estate } afleggen: +4 munten. Doe je dat niet, pak dan een { dominion-card-estate }.
    .full = Wie er geen aflegt, moet er een pakken zolang ze er zijn, ook met een in de hand.
dominion-text-bridge = +1 aanschaf, +1 munt. Deze beurt kosten kaarten 1 munt minder.
    .full = Alle kaarten, waar ze ook zijn, één keer per keer dat deze gespeeld is, maar nooit minder dan 0 munten.
dominion-text-coppersmith = Deze beurt geeft elk { dominion-card-copper } dat je speelt 1 munt meer.
    .full = Nog een munt meer voor elke keer dat deze kaart ervoor gespeeld is. Wat eerder gespeeld is, blijft zoals het was.
dominion-text-courtyard = +3 kaarten. Leg een handkaart op je trekstapel.
    .full = Een handkaart naar keuze, ook een net getrokken; de anderen zien die niet.
dominion-text-diplomat = +2 kaarten. Heb je dan hoogstens 5 handkaarten: +2 acties. Speelt een ander een aanval, dan mag je eerst deze kaart uit een hand van minstens 5 tonen: +2 kaarten, leg er dan 3 af.
    .full = Zolang je minstens 5 handkaarten hebt, mag je die nog eens tonen. Daarna treft de aanval je toch.
dominion-text-duke = 1 punt waard voor elk { dominion-card-duchy } dat je hebt.
    .full = Al je kaarten tellen, waar ze ook zijn; deze kaart zelf telt niet mee.
dominion-text-great_hall = +1 kaart, +1 actie. 1 punt waard.
    .full = Het is in elk opzicht een actie en een overwinningskaart.
dominion-text-harem = +2 munten. 2 punten waard.
    .full = Het is in elk opzicht een geldkaart en een overwinningskaart. Nieuwere dozen noemen deze kaart Farm; het is dezelfde kaart.
dominion-text-mill = +1 kaart, +1 actie. Je mag 2 kaarten afleggen: +2 munten. 1 punt waard.
    .full = Met maar één handkaart mag je die afleggen, maar het levert niets op.
dominion-text-minion = +1 actie. Kies er één: +2 munten; of leg je hand af en +4 kaarten, en alle anderen met minstens 5 handkaarten doen hetzelfde.
    .full = Reacties komen voordat je kiest. Wie er geen last van heeft, legt niets af en trekt niets.
dominion-text-nobles = Kies er één: +3 kaarten; of +2 acties. 2 punten waard.
    .full = Het is in elk opzicht een actie en een overwinningskaart.
dominion-text-patrol = +3 kaarten. Toon de bovenste 4 kaarten van je trekstapel. Overwinningskaarten en vloeken gaan naar je hand, de andere terug in volgorde naar keuze.
    .full = Je moet ze allemaal nemen. Zijn er minder dan 4, toon dan wat er is.
dominion-text-saboteur = Alle anderen tonen kaarten van hun trekstapel tot er een minstens 3 munten kost. Die wordt vernietigd; daarvoor mag een kaart gepakt worden die minstens 2 munten minder kost. De andere worden afgelegd.
    .full = Kost er geen zoveel, dan worden ze allemaal afgelegd. Of en wat er gepakt wordt, beslist wie de kaart had.
dominion-text-scout = +1 actie. Toon de bovenste 4 kaarten van je trekstapel. Overwinningskaarten gaan naar je hand, de andere terug in volgorde naar keuze.
    .full = Je moet alle overwinningskaarten nemen. Een { dominion-card-curse } is er geen.
dominion-text-secret_chamber = Leg zoveel kaarten af als je wilt: +1 munt per kaart. Speelt een ander een aanval, dan mag je eerst deze handkaart tonen: +2 kaarten, leg dan 2 handkaarten op je trekstapel.
    .full = Tegen één aanval mag je die meer keren tonen, en deze kaart mag zelf ook op de trekstapel. Daarna treft de aanval je toch.
dominion-text-secret_passage = +2 kaarten, +1 actie. Leg een handkaart op een plek naar keuze in je trekstapel.
    .full = Je telt de plek af zonder de kaarten te bekijken. Iedereen ziet hoe diep zij ligt, niemand welke het is.
dominion-text-shanty_town = +2 acties. Toon je hand. Zit er geen actie bij: +2 kaarten.
    .full = De hand wordt in elk geval getoond.
dominion-text-steward = Kies er één: +2 kaarten; of +2 munten; of vernietig 2 handkaarten.
    .full = Vernietigen mag je ook met minder dan 2 handkaarten kiezen; dan worden ze allemaal vernietigd.
dominion-text-swindler = +2 munten. Alle anderen vernietigen de bovenste kaart van hun trekstapel en pakken een kaart met dezelfde kosten, die jij kiest.
    .full = In beurtvolgorde. De kosten moeten in alle delen gelijk zijn; is er zo geen kaart in de voorraad, dan wordt er niets gepakt.
dominion-text-torturer = +3 kaarten. Alle anderen leggen 2 kaarten af of pakken een { dominion-card-curse } in hun hand.
    .full = In beurtvolgorde, ieder beslist als het zover is. Ook wat niet of niet helemaal kan, mag gekozen worden.
dominion-text-trading_post = Vernietig 2 handkaarten. Waren het er 2, pak dan een { dominion-card-silver } in je hand.
    .full = Met maar één handkaart wordt die vernietigd, voor niets.
dominion-text-tribute = Links van je worden de bovenste 2 kaarten van de trekstapel getoond en afgelegd. Voor elke met een andere naam: actie, +2 acties; geldkaart, +2 munten; overwinningskaart, +2 kaarten.
    .full = Een kaart met meer typen geeft dat allemaal. Een { dominion-card-curse } geeft niets. Het is geen aanval.
dominion-text-upgrade = +1 kaart, +1 actie. Vernietig een handkaart en pak een kaart die precies 1 munt meer kost.
    .full = Heb je handkaarten, dan moet je er een vernietigen. Is er zo geen kaart, dan pak je niets.
dominion-text-wishing_well = +1 kaart, +1 actie. Noem een kaart, toon dan de bovenste kaart van je trekstapel. Is het de genoemde, neem die dan in je hand.
    .full = Noem een kaart, geen type. Fout geraden blijft zij op de trekstapel.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-lurker = +1 actie. Kies er één: vernietig een actie uit de voorraad; of pak een actie uit de vernietigde kaarten.
    .full = Wat je uit de voorraad vernietigt, is nooit van jou geweest; wat je pakt, gaat naar je aflegstapel.
dominion-text-pawn = Kies er twee: +1 kaart; +1 actie; +1 aanschaf; +1 munt.
    .full = Het moeten twee verschillende zijn. Noem beide voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart.
dominion-text-conspirator = +2 munten. Heb je deze beurt minstens 3 acties gespeeld, deze meegeteld: +1 kaart, +1 actie.
    .full = Acties tellen zo vaak als ze gespeeld worden, ook dezelfde kaart twee keer.
dominion-text-ironworks = Pak een kaart die hoogstens 4 munten kost. Is het een actie: +1 actie; een geldkaart: +1 munt; een overwinningskaart: +1 kaart.
    .full = Heeft de kaart meer van deze typen, dan krijg je dat allemaal.
dominion-text-mining_village = +1 kaart, +2 acties. Je mag deze kaart vernietigen: +2 munten.
    .full = Beslis voordat je iets anders doet. Twee keer gespeeld levert deze kaart de munten toch maar één keer op.
dominion-text-masquerade = +2 kaarten. Iedereen met handkaarten geeft er tegelijk een door aan de volgende links die ook handkaarten heeft. Daarna mag je een handkaart vernietigen.
    .full = Iedereen kiest voordat men ziet wat er komt. Doorgeven is geen pakken en geen afleggen, en dit is geen aanval. In de eerste editie geeft iedereen door aan de directe linkerbuur.
dominion-text-courtier = Toon een handkaart. Kies er één voor elk type van die kaart: +1 actie; +1 aanschaf; +3 munten; pak een { dominion-card-gold }.
    .full = Ze moeten verschillend zijn. Noem ze allemaal voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart. De getoonde kaart blijft in je hand.
dominion-text-replace = Vernietig een handkaart en pak een kaart die hoogstens 2 munten meer kost. Een actie of geldkaart gaat boven op je trekstapel; bij een overwinningskaart pakken alle anderen een { dominion-card-curse }.
    .full = Is de kaart allebei, dan gebeurt allebei. De kaart gaat alleen op je trekstapel zolang die nog ligt waar die bij het pakken terechtkwam.

## Antwoorden en vragen

dominion-option-trash_from_supply = een actie uit de voorraad vernietigen
    .typed = voorraad; vernietigen; uit voorraad vernietigen
dominion-option-gain_from_trash = een actie uit de vernietigde kaarten pakken
    .typed = pakken; vernietigde kaarten; uit vernietigde kaarten pakken
dominion-question-trash_of_supply = Welke actie uit de voorraad vernietig je?
dominion-option-pass_card = { DE($card) } doorgeven
    .typed = doorgeven; geven
dominion-question-pass_card = Welke kaart geef je naar links door?
dominion-question-reveal_for_types = Welke kaart toon je? Voor elk type van die kaart kies je er één.
dominion-event-passes_card = { $seat } geeft een kaart door aan { $other }.
    .known = { $seat } geeft { EEN($card) } door aan { $other }.
    .seat-known = Je geeft { EEN($card) } door aan { $other }.
    .other-known = { $seat } geeft { EEN($card) } aan jou door.
dominion-option-put_into_deck = { DE($card) } in je trekstapel leggen
    .typed = leggen; trekstapel
dominion-option-put_below =
    { $number ->
        [0] boven op de trekstapel
        [one] onder { $number } kaart
       *[other] onder { $number } kaarten
    }
    .typed = onder; diep
dominion-option-reveal_diplomat = je { dominion-card-diplomat } tonen: trek 2 kaarten, leg er 3 af
    .typed = diplomaat; diplomaat tonen
dominion-option-reveal_secret_chamber = je { dominion-card-secret_chamber } tonen: trek 2 kaarten, leg er 2 terug
    .typed = geheime kamer; kamer; geheime kamer tonen
dominion-option-coppers_give_more = { dominion-card-coppersmith }: meer munten voor het { dominion-card-copper }
    .typed = kopersmid; meer
dominion-option-three_cards = +3 kaarten
    .typed = kaarten; trekken; 3 kaarten
dominion-option-trash_two = 2 kaarten vernietigen
    .typed = vernietigen; 2 vernietigen
dominion-option-new_hands = nieuwe handen van 4 kaarten
    .typed = handen; nieuwe hand; afleggen
dominion-option-discard_two = 2 kaarten afleggen
    .typed = afleggen; 2 afleggen
dominion-option-curse_into_hand = een { dominion-card-curse } in je hand pakken
    .typed = vloek; vloek pakken
dominion-question-discard_estate = Leg je een { dominion-card-estate } af voor 4 munten?
    .pass = er een pakken
dominion-question-put_into_deck = Welke kaart leg je in je trekstapel?
dominion-question-how_deep = Hoeveel kaarten moeten erboven liggen?
dominion-question-give_which = Welke kaart wordt ervoor gepakt?
    .played = { $played }: welke kaart wordt gepakt?
dominion-event-puts_into_deck = { $seat } legt een kaart in de trekstapel, onder { $number }.
    .known = { $seat } legt { EEN($card) } in de trekstapel, onder { $number }.
    .seat-known = Je legt { EEN($card) } in je trekstapel, onder { $number }.
