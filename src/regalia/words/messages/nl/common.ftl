### Wat elk spel zegt.

## Hoeveelheden en opsommingen

count-gold = { $number } goud
count-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
count-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
list-and = { $rest } en { $last }
list-nothing = niets
reader = Jij
seat = Plaats { $number }
names = Ada,Bram,Cleo,Daan,Eva,Finn,Guus,Hanna

## Antwoorden

answer-ignored = de het een je jouw van voor met in op aan uit bij naar en om te als kaart gebouw hand ik alstublieft graag
answer-empty = Typ het nummer van een mogelijkheid, van 1 tot { $most }, of woorden daaruit.
answer-number = Er is geen mogelijkheid { $number }; ze gaan van 1 tot { $most }.
answer-none = Niets daarvan past bij “{ $text }”. Typ een nummer van 1 tot { $most }, woorden van een mogelijkheid, of ? voor hulp.
answer-many = “{ $text }” past bij meer dan één: { $options }.
answer-close = Niets daarvan past bij “{ $text }”. Bedoelde je { $options }?
answer-me = ik mij me mijn eigen mezelf zelf

asks-option = { $option }?
asks-which = Wat doe je?
asks-nothing = Je kunt niets doen.
