### Wat zou jij doen? Tips aan tafel, de beslissende momenten, en wat ervan geworden zou zijn

## Tips

web-hint-title = Wat zou jij doen?
web-hint-thinking = Veel mogelijke verdelingen worden doorgespeeld. Dat duurt ongeveer twee seconden.
web-hint-forced = Er is hier maar één mogelijkheid.
web-hint-no_worlds = Hier valt niets te zeggen: geen enkele verdeling past bij alles wat je weet.
web-hint-note = Beoordeeld naar wat jij ziet: wat gedekt is, wordt steeds opnieuw verdeeld, en de getallen zijn gemiddelden.
web-hint-chance = { $chance } kans om te winnen
web-hint-first = Vergeleken met het op één na beste: { $said }.
web-hint-other = Vergeleken met het beste: { $said }.
web-hint-even = Even goed als het beste, maar anders: { $said }.
web-hint-as-good = Even goed als het beste, voor zover dat te zeggen is.
web-hint-tied = Niets wat te tellen is, pleit voor het een of het ander.
web-hint-but = { $gain }, maar { $cost }
web-hint-more-points = { $number } punten meer bij je volgende beurt
web-hint-less-points = { $number } punten minder bij je volgende beurt
web-hint-more-rival = de beste van de anderen heeft { $number } punten minder
web-hint-less-rival = de beste van de anderen heeft { $number } punten meer
web-hint-more-gold = { $number } goud meer bij je volgende beurt
web-hint-less-gold = { $number } goud minder bij je volgende beurt
web-hint-more-cards = { $number } handkaarten meer bij je volgende beurt
web-hint-less-cards = { $number } handkaarten minder bij je volgende beurt
web-hint-more-hand = je hand levert gemiddeld { $number } munten meer op
web-hint-less-hand = je hand levert gemiddeld { $number } munten minder op
web-hint-more-margin = aan het eind { $number } punten beter af
web-hint-less-margin = aan het eind { $number } punten slechter af
web-hint-more-prospects = betere vooruitzichten
web-hint-less-prospects = slechtere vooruitzichten

## Leren van je spel

web-walk-of = { $at } van { $all }.
web-walk-taken = Je koos “{ $taken }”: een kans van { $chance }.
web-walk-back = Vorige
web-walk-next = Volgende
web-walk-again = Probeer het opnieuw
web-walk-all = Het hele spel
web-walk-none = Geen van je beslissingen heeft je veel gekost. Goed gespeeld!

## Wat als

web-whatif-share = Deze stelling delen
web-origin-title = Vergeleken met het oorspronkelijke spel
web-origin-then = Toen
web-origin-now = Nu
web-origin-points = Jouw punten
web-origin-rival = De beste van de anderen
web-origin-end = Afloop
web-origin-won = gewonnen
web-origin-lost = niet gewonnen
web-origin-step = Terug naar die stap
