### Dominion, Adventures: namen, teksten en wat alleen deze kaarten vragen en vertellen.

## Namen

dominion-card-page = Wapenknecht
dominion-card-treasure_hunter = Roofridder
dominion-card-warrior = Krijger
dominion-card-hero = Held
dominion-card-champion = Kampioen
dominion-card-peasant = Boer
dominion-card-soldier = Landknecht
dominion-card-fugitive = Vluchteling
dominion-card-disciple = Leerknecht
dominion-card-teacher = Leermeester
dominion-card-ratcatcher = Rattenvanger
dominion-card-duplicate = Duplicaat
    .article = het
dominion-card-royal_carriage = Koninklijke Koets
dominion-card-bridge_troll = Brugtrol
dominion-card-relic = Relikwie
dominion-card-hireling = Huursoldaat

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-page = +1 kaart, +1 actie. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-treasure_hunter }.
    .full = Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is. Met deze kaart is de hele reeks tot en met de { dominion-card-champion } in het spel.
dominion-text-treasure_hunter = +1 actie, +1 munt. Pak een { dominion-card-silver } voor elke kaart die je rechterbuur in de laatste eigen beurt heeft gepakt. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-warrior }.
    .full = Alleen wat je rechterbuur in diens eigen laatste beurt heeft gepakt, telt. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-warrior = +2 kaarten. Alle anderen doen dit één keer voor elke reiziger die je in het spel hebt: de bovenste kaart van de trekstapel afleggen en, kost die precies 3 of 4 munten, vernietigen. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-hero }.
    .full = Deze kaart is zelf een reiziger; { dominion-card-champion } en { dominion-card-teacher } zijn dat niet. De kosten van dat moment gelden. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-hero = +2 munten. Pak een geldkaart. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-champion }.
    .full = Elke geldkaart uit de voorraad, ook een koninkrijkkaart, hoeveel die ook kost. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-champion = +1 actie. De rest van het spel hebben aanvallen van anderen geen effect op jou, en elke actiekaart die je speelt, geeft eerst +1 actie.
    .full = Blijft de rest van het spel liggen en is geen reiziger. De actie komt vóór de tekst van de gespeelde kaart; elk volgend exemplaar geeft er nog een. Niet in de voorraad.
dominion-text-peasant = +1 aanschaf, +1 munt. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-soldier }.
    .full = Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is. Met deze kaart is de hele reeks tot en met de { dominion-card-teacher } in het spel.
dominion-text-soldier = +2 munten. +1 munt voor elke andere aanval die je in het spel hebt. Alle anderen met 4 of meer handkaarten leggen er een af. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-fugitive }.
    .full = Ook aanvallen die uit eerdere beurten in het spel zijn gebleven, tellen. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-fugitive = +2 kaarten, +1 actie. Leg een kaart af. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-disciple }.
    .full = Na het trekken, uit je hand. Niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-disciple = Je mag een actiekaart uit je hand twee keer spelen. Doe je dat, pak dan een exemplaar ervan. Leg je deze kaart uit het spel af, dan mag je die ruilen tegen een { dominion-card-teacher }.
    .full = Het exemplaar komt uit de voorraad; ligt het daar niet, dan pak je er geen. Zelf niet in de voorraad. Ruilen is vrijwillig, geen pakken en geen vernietigen, en kan niet zolang de stapel van de nieuwe kaart leeg is.
dominion-text-teacher = Leg deze kaart op je Herbergtableau. Aan het begin van je beurt mag je deze kaart oproepen om een van je fiches (+1 kaart, +1 actie, +1 aanschaf of +1 munt) op een actiestapel in de voorraad zonder fiche van jou te leggen.
    .full = Telkens als je een kaart van die stapel speelt, krijg je eerst wat het fiche geeft. Later mag je een fiche zo weer verplaatsen. Niet in de voorraad en geen reiziger.
dominion-text-ratcatcher = +1 kaart, +1 actie. Leg deze kaart op je Herbergtableau. Aan het begin van je beurt mag je deze kaart oproepen om een handkaart te vernietigen.
    .full = Oproepen kost geen actie en is geen spelen; een opgeroepen kaart leg je in de opschoonfase af.
dominion-text-duplicate = Leg deze kaart op je Herbergtableau. Pak je een kaart die hoogstens 6 munten kost, dan mag je deze kaart oproepen om er nog een exemplaar van te pakken.
    .full = Ook in andermans beurt. Het exemplaar komt uit de voorraad; daarvoor mag je weer een { dominion-card-duplicate } oproepen.
dominion-text-royal_carriage = +1 actie. Leg deze kaart op je Herbergtableau. Direct nadat je een actiekaart hebt uitgevoerd die nog in het spel is, mag je deze kaart oproepen om die actiekaart nog eens te spelen.
    .full = Wordt zo een duurzame kaart nog eens gespeeld, dan blijft de { dominion-card-royal_carriage } even lang in het spel. Wat het spel heeft verlaten, kan niet nog eens worden gespeeld.
dominion-text-bridge_troll = Alle anderen nemen hun −1-muntfiche. Nu en aan het begin van je volgende beurt: +1 aanschaf. Zolang deze kaart in het spel is, kosten kaarten in jouw beurten 1 munt minder, maar nooit minder dan 0.
    .full = Wie het fiche heeft, krijgt de volgende keer 1 munt minder en geeft het terug. Volgens de nieuwste tekst kosten kaarten in deze en de volgende beurt 1 munt minder voor elke keer dat deze kaart is gespeeld.
dominion-text-relic = +2 munten. Alle anderen leggen hun −1-kaartfiche op hun trekstapel.
    .full = Met het fiche trek je de volgende keer één kaart minder, en dan gaat het weg. Iedereen heeft er maar één. Een geldkaart die een aanval is.
dominion-text-hireling = De rest van het spel, aan het begin van elk van je beurten: +1 kaart.
    .full = Blijft de rest van het spel liggen. Aan het begin van een beurt gespeeld, geeft deze kaart al in die beurt een kaart.

## Antwoorden, vragen en gebeurtenissen

dominion-option-exchange_page = je { dominion-card-page } ruilen tegen een { dominion-card-treasure_hunter }
    .typed = ruilen; ruil; ja; wapenknecht; wapenknecht ruilen; page; page ruilen
dominion-option-exchange_treasure_hunter = je { dominion-card-treasure_hunter } ruilen tegen een { dominion-card-warrior }
    .typed = ruilen; ruil; ja; roofridder; roofridder ruilen; treasure hunter; treasure hunter ruilen
dominion-option-exchange_warrior = je { dominion-card-warrior } ruilen tegen een { dominion-card-hero }
    .typed = ruilen; ruil; ja; krijger; krijger ruilen; warrior; warrior ruilen
dominion-option-exchange_hero = je { dominion-card-hero } ruilen tegen een { dominion-card-champion }
    .typed = ruilen; ruil; ja; held; held ruilen; hero; hero ruilen
dominion-option-exchange_peasant = je { dominion-card-peasant } ruilen tegen een { dominion-card-soldier }
    .typed = ruilen; ruil; ja; boer; boer ruilen; peasant; peasant ruilen
dominion-option-exchange_soldier = je { dominion-card-soldier } ruilen tegen een { dominion-card-fugitive }
    .typed = ruilen; ruil; ja; landknecht; landknecht ruilen; soldier; soldier ruilen
dominion-option-exchange_fugitive = je { dominion-card-fugitive } ruilen tegen een { dominion-card-disciple }
    .typed = ruilen; ruil; ja; vluchteling; vluchteling ruilen; fugitive; fugitive ruilen
dominion-option-exchange_disciple = je { dominion-card-disciple } ruilen tegen een { dominion-card-teacher }
    .typed = ruilen; ruil; ja; leerknecht; leerknecht ruilen; disciple; disciple ruilen
dominion-option-call_ratcatcher = je { dominion-card-ratcatcher } oproepen: een kaart vernietigen
    .typed = oproepen; ja; rattenvanger; rattenvanger oproepen; ratcatcher; ratcatcher oproepen
dominion-option-call_duplicate = je { dominion-card-duplicate } oproepen: nog een exemplaar pakken
    .typed = oproepen; ja; duplicaat; duplicaat oproepen; duplicate; duplicate oproepen
dominion-option-call_royal_carriage = je { dominion-card-royal_carriage } oproepen: nog eens spelen
    .typed = oproepen; ja; koninklijke koets; koets oproepen; royal carriage; royal carriage oproepen
dominion-option-call_teacher = je { dominion-card-teacher } oproepen: een fiche op een stapel leggen
    .typed = oproepen; ja; leermeester; leermeester oproepen; teacher; teacher oproepen
dominion-option-champion_protects = beschermd zijn door je { dominion-card-champion }
    .typed = kampioen; champion; bescherming
dominion-option-champion_gives_action = +1 actie van je { dominion-card-champion }
    .typed = kampioen; champion; actie; +1 actie
dominion-option-token_on_pile = de bonus van je fiche op deze stapel
    .typed = fiche; bonus
dominion-option-put_token_on = het fiche op de stapel van { $card } leggen
    .typed = leggen; fiche; fiche leggen
dominion-question-which_token = Welk van je fiches verplaats je?
dominion-question-which_pile = Op welke stapel komt het fiche?
dominion-event-moves_token = { $seat } legt het { $sort } op de stapel van { $card }.
    .seat = Je legt je { $sort } op de stapel van { $card }.
dominion-token-card_token = +1-kaartfiche
dominion-token-action_token = +1-actiefiche
dominion-token-buy_token = +1-aanschaffiche
dominion-token-coin_token = +1-muntfiche
