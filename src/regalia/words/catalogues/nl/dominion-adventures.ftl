### Dominion, Adventures: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-page = Page
dominion-card-treasure_hunter = Treasure Hunter
dominion-card-warrior = Warrior
dominion-card-hero = Hero
dominion-card-champion = Champion
dominion-card-peasant = Peasant
dominion-card-soldier = Soldier
dominion-card-fugitive = Fugitive
dominion-card-disciple = Disciple
dominion-card-teacher = Teacher
dominion-card-ratcatcher = Ratcatcher
dominion-card-duplicate = Duplicate
dominion-card-royal_carriage = Royal Carriage
dominion-card-bridge_troll = Bridge Troll
dominion-card-relic = Relic
dominion-card-hireling = Hireling

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-page = +1 kaart, +1 actie. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-treasure_hunter }.
    .full = Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is. Met deze kaart is de hele reeks tot en met de { dominion-card-champion } in het spel.
dominion-text-treasure_hunter = +1 actie, +1 munt. Pak een { dominion-card-silver } per kaart die je rechterbuur in de vorige eigen beurt heeft gepakt. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-warrior }.
    .full = Alleen de laatste eigen beurt telt, niet wat in andermans beurten is gepakt. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-warrior = +2 kaarten. Alle anderen doen dit één keer per reiziger die je in het spel hebt: de bovenste kaart van de trekstapel afleggen en, kost die precies 3 of 4 munten, vernietigen. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-hero }.
    .full = Deze kaart is zelf een reiziger; { dominion-card-champion } en { dominion-card-teacher } niet. De kosten van dat moment gelden. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-hero = +2 munten. Pak een geldkaart. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-champion }.
    .full = Elke geldkaart uit de voorraad, ook een koninkrijkkaart, wat ze ook kost. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-champion = +1 actie. De rest van het spel hebben aanvallen van anderen geen effect op jou, en elke actiekaart die je speelt geeft eerst +1 actie.
    .full = Blijft voorgoed in het spel en is geen reiziger. De actie komt vóór de aanwijzingen van de gespeelde kaart; elke volgende geeft er nog een. Niet in de voorraad.
dominion-text-peasant = +1 aankoop, +1 munt. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-soldier }.
    .full = Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is. Met deze kaart is de hele reeks tot en met de { dominion-card-teacher } in het spel.
dominion-text-soldier = +2 munten. +1 munt voor elke andere aanval die je in het spel hebt. Alle anderen met 4 of meer handkaarten leggen er een af. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-fugitive }.
    .full = Ook aanvallen die uit eerdere beurten in het spel zijn gebleven, tellen. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-fugitive = +2 kaarten, +1 actie. Leg een kaart af. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-disciple }.
    .full = Na het trekken, uit je hand. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-disciple = Je mag een actiekaart uit je hand tweemaal spelen. Doe je dat, pak dan een gelijke kaart. Leg je deze kaart uit het spel af, dan mag je haar ruilen voor een { dominion-card-teacher }.
    .full = De gelijke kaart komt uit de voorraad; ligt ze daar niet, dan pak je er geen. Zelf niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-teacher = Leg deze kaart op je taveernemat. Aan het begin van je beurt mag je haar oproepen om een van je fiches +1 kaart, +1 actie, +1 aankoop of +1 munt op een actiestapel in de voorraad zonder fiche van jou te leggen.
    .full = Telkens als je een kaart van die stapel speelt, krijg je eerst wat het fiche geeft. Een latere oproep mag een fiche weer verplaatsen. Niet in de voorraad en geen reiziger.
dominion-text-ratcatcher = +1 kaart, +1 actie. Leg deze kaart op je taveernemat. Aan het begin van je beurt mag je haar oproepen om een handkaart te vernietigen.
    .full = Oproepen kost geen actie en is geen spelen; een opgeroepen kaart wordt bij het opruimen afgelegd.
dominion-text-duplicate = Leg deze kaart op je taveernemat. Pak je een kaart die tot 6 munten kost, dan mag je deze oproepen om een gelijke kaart te pakken.
    .full = Ook in andermans beurt. De gelijke kaart komt uit de voorraad; daarvoor mag je de volgende oproepen.
dominion-text-royal_carriage = +1 actie. Leg deze kaart op je taveernemat. Direct nadat je een actiekaart hebt uitgevoerd die nog in het spel is, mag je deze oproepen om haar nog eens te spelen.
    .full = Speelt ze een duurkaart opnieuw, dan blijft ze even lang in het spel. Wat het spel heeft verlaten, kan niet nog eens worden gespeeld.
dominion-text-bridge_troll = Alle anderen nemen hun −1 munt-fiche. Nu en aan het begin van je volgende beurt: +1 aankoop. Zolang deze kaart in het spel is, kosten kaarten in jouw beurten 1 munt minder, maar nooit minder dan 0.
    .full = Wie het fiche heeft, krijgt de volgende keer 1 munt minder en geeft het terug. Volgens de nieuwste tekst kosten kaarten in deze en de volgende beurt 1 munt minder voor elke keer dat ze is gespeeld.
dominion-text-relic = +2 munten. Alle anderen leggen hun −1 kaart-fiche op hun trekstapel.
    .full = Met het fiche trek je de volgende keer één kaart minder, en dan is het weg. Iedereen heeft er maar één. Een geldkaart die een aanval is.
dominion-text-hireling = Aan het begin van elk van je beurten, de rest van het spel: +1 kaart.
    .full = Blijft voorgoed in het spel. Aan het begin van een beurt gespeeld trekt hij al in die beurt.

## Antwoorden, vragen en gebeurtenissen

dominion-option-exchange_page = je { dominion-card-page } ruilen voor een { dominion-card-treasure_hunter }
    .typed = ruilen; ruil; ja; page; page ruilen
dominion-option-exchange_treasure_hunter = je { dominion-card-treasure_hunter } ruilen voor een { dominion-card-warrior }
    .typed = ruilen; ruil; ja; treasure hunter; treasure hunter ruilen
dominion-option-exchange_warrior = je { dominion-card-warrior } ruilen voor een { dominion-card-hero }
    .typed = ruilen; ruil; ja; warrior; warrior ruilen
dominion-option-exchange_hero = je { dominion-card-hero } ruilen voor een { dominion-card-champion }
    .typed = ruilen; ruil; ja; hero; hero ruilen
dominion-option-exchange_peasant = je { dominion-card-peasant } ruilen voor een { dominion-card-soldier }
    .typed = ruilen; ruil; ja; peasant; peasant ruilen
dominion-option-exchange_soldier = je { dominion-card-soldier } ruilen voor een { dominion-card-fugitive }
    .typed = ruilen; ruil; ja; soldier; soldier ruilen
dominion-option-exchange_fugitive = je { dominion-card-fugitive } ruilen voor een { dominion-card-disciple }
    .typed = ruilen; ruil; ja; fugitive; fugitive ruilen
dominion-option-exchange_disciple = je { dominion-card-disciple } ruilen voor een { dominion-card-teacher }
    .typed = ruilen; ruil; ja; disciple; disciple ruilen
dominion-option-call_ratcatcher = je { dominion-card-ratcatcher } oproepen om een kaart te vernietigen
    .typed = oproepen; ja; ratcatcher; ratcatcher oproepen
dominion-option-call_duplicate = je { dominion-card-duplicate } oproepen om een gelijke kaart te pakken
    .typed = oproepen; ja; duplicate; duplicate oproepen
dominion-option-call_royal_carriage = je { dominion-card-royal_carriage } oproepen om de kaart nog eens te spelen
    .typed = oproepen; ja; royal carriage; royal carriage oproepen
dominion-option-call_teacher = je { dominion-card-teacher } oproepen om een fiche op een stapel te leggen
    .typed = oproepen; ja; teacher; teacher oproepen
dominion-option-champion_protects = beschermd zijn door je { dominion-card-champion }
    .typed = champion; bescherming
dominion-option-champion_gives_action = +1 actie van je { dominion-card-champion }
    .typed = champion; actie; +1 actie
dominion-option-token_on_pile = de bonus van je fiche op deze stapel
    .typed = fiche; bonus
dominion-option-put_token_on = het fiche op de stapel van { $card } leggen
    .typed = leggen; fiche; fiche leggen
dominion-question-which_token = Welk van je fiches verplaats je?
dominion-question-which_pile = Op welke stapel komt het fiche?
dominion-event-moves_token = { $seat } legt het { $sort } op de stapel van { $card }.
    .seat = Je legt je { $sort } op de stapel van { $card }.
dominion-token-card_token = +1 kaart-fiche
dominion-token-action_token = +1 actie-fiche
dominion-token-buy_token = +1 koop-fiche
dominion-token-coin_token = +1 munt-fiche
