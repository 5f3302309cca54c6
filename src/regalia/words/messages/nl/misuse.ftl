### Fouten op de opdrachtregel.

misuse-name = { $option }: niets heet “{ $name }”; mogelijk zijn { $known }
misuse-near = { $option }: niets heet “{ $name }”; bedoel je { $known }?
misuse-wordless = { $name } komt uit een pakket en heeft geen teksten; alleen bots kunnen ermee spelen: regalia simulate { $game }
misuse-whole = { $option } is een geheel getal, niet { $text }
misuse-seat = { $option } is een plaats van 1 tot { $seats }, niet { $text }
misuse-setup = { $file } zegt al alles; laat { $options } weg
misuse-setup_file = { $file } is geen opstelling: { $problem }
misuse-choice = { $game } kent { $option } niet; het kent { $known }
misuse-resume = een opgeslagen spel gaat verder zoals het was opgesteld; laat de keuzes naast --resume weg
misuse-number = { $option } is een getal vanaf { $least }, niet { $number }
misuse-coach_trials = { $file } bevat resultaten van andere proeven; verwacht wordt { $options }
misuse-positive = { $option } is een getal boven 0, niet { $number }
misuse-admin_words = { $what } vraagt { $number } woorden
misuse-admin_unknown = „{ $name }” noemt hier niets of meer dan één ding
misuse-admin_switch = read-only is on of off, niet „{ $word }”
misuse-edition = de editie “{ $edition }” is onbekend; kies uit: { $known }
misuse-rules = noem een regel of enkele woorden, of vraag om --coverage
misuse-card = geen kaart heet “{ $name }”; regalia cards toont ze allemaal
misuse-open = { $file } bevat een spel dat niet afgelopen is; pas dan worden alle handen getoond: kies --seat
misuse-line = { $file } bevat { $number ->
        [one] { $number } verslag
       *[other] { $number } verslagen
    }; --line gaat van 1 tot { $number }
misuse-step = { $file } bevat { $number ->
        [one] { $number } antwoord
       *[other] { $number } antwoorden
    }; --step gaat van 0 tot { $number }
misuse-empty = { $file } bevat geen verslag
misuse-no_cases = er staan geen gevallen in { $paths }; noem een bestand met gevallen of een map daarvan
misuse-no_such_case = geen geval in { $paths } bevat { $words }; neem minder woorden: er wordt gezocht in titels, regelnummers en bestandsnamen
misuse-citations = { $file } is geen lijst van vermeldingen: { $problem }
misuse-of_each = { $option } is NAAM,NAAM … of NAAM:GETAL,NAAM:GETAL …, niet { $text }
misuse-list = --list is voor koninkrijken; { $game } heeft er geen
misuse-text = { $file } is geen tekst
misuse-match_setup = een wedstrijd neemt zijn keuzes van de opdrachtregel, niet uit een bestand
misuse-extra = dit heeft { $module } nodig: pip install 'regalia[{ $extra }]'
misuse-balance_page = --page hoort bij --everything
misuse-balance_everything = --everything heeft --out BESTAND nodig
misuse-learn_seats = --seats is 2-8, of getallen zoals 4,2,4,3 waarvoor dit spel plaatsen heeft, niet { $text }
misuse-learn_minutes = --judge is een deel van --minutes, vanaf 0, dat iets overlaat om te leren; met --begin of --resume mogen het ze allemaal zijn
misuse-learn_share = { $option } is een deel, van 0 tot 1
misuse-learn_kinds = --expert leert alleen van het zoeken: het gaat niet samen met --against of --style-only
misuse-learn_without = { $option } gaat alleen samen met { $needed }
misuse-learn_begin = --resume gaat verder met een eerdere keer, --begin begint opnieuw met de gewichten ervan: geef er één op
misuse-learn_styled = --style-only leert niets dan stijlen: --styled moet boven 0 zijn of wegblijven
misuse-learn_lacks = de training van { $game } kent geen { $option }: laat het weg; ze mist { $lacks }
misuse-puzzles = { $file } bevat geen puzzels; noem met --out een ander bestand
