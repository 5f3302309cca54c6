### Fehler auf der Befehlszeile.

misuse-name = { $option }: nichts heißt „{ $name }“; möglich sind { $known }
misuse-near = { $option }: nichts heißt „{ $name }“; meinst du { $known }?
misuse-wordless = { $name } kommt aus einem Paket und hat keine Texte; damit können nur Bots spielen: regalia simulate { $game }
misuse-whole = { $option } muss eine ganze Zahl sein, nicht { $text }
misuse-seat = { $option } muss ein Platz von 1 bis { $seats } sein, nicht { $text }
misuse-setup = { $file } sagt schon alles; lass { $options } weg
misuse-setup_file = { $file } ist kein Aufbau: { $problem }
misuse-choice = { $game } kennt { $option } nicht; es kennt { $known }
misuse-resume = ein gesichertes Spiel geht weiter, wie es aufgebaut war; lass die Angaben neben --resume weg
misuse-number = { $option } muss eine Zahl ab { $least } sein, nicht { $number }
misuse-coach_trials = { $file } enthält Ergebnisse anderer Versuche; erwartet wird { $options }
misuse-positive = { $option } muss eine Zahl über 0 sein, nicht { $number }
misuse-admin_words = { $what } braucht { $number } Wörter
misuse-admin_unknown = „{ $name }“ bezeichnet hier nichts oder mehr als eins
misuse-admin_switch = read-only ist on oder off, nicht „{ $word }“
misuse-edition = die Ausgabe { $edition } ist unbekannt; möglich sind { $known }
misuse-rules = nenne eine Regel oder einige Worte, oder frage nach --coverage
misuse-card = keine Karte heißt „{ $name }“; regalia cards zeigt alle
misuse-open = { $file } enthält ein Spiel, das nicht zu Ende ist; erst dann werden alle Hände gezeigt: wähle --seat
misuse-line = { $file } enthält { $number ->
        [one] { $number } Aufzeichnung
       *[other] { $number } Aufzeichnungen
    }; --line geht von 1 bis { $number }
misuse-step = { $file } enthält { $number ->
        [one] { $number } Antwort
       *[other] { $number } Antworten
    }; --step geht von 0 bis { $number }
misuse-empty = { $file } enthält keine Aufzeichnung
misuse-no_cases = in { $paths } stehen keine Fälle; nenne eine Datei mit Fällen oder einen Ordner davon
misuse-no_such_case = kein Fall in { $paths } enthält { $words }; nimm weniger Wörter: durchsucht werden Titel, Regelnummern und Dateinamen
misuse-citations = { $file } ist keine Liste von Nennungen: { $problem }
misuse-of_each = { $option } muss NAME,NAME … oder NAME:ZAHL,NAME:ZAHL … sein, nicht { $text }
misuse-list = --list gibt es für Königreiche; { $game } hat keine
misuse-text = { $file } ist kein Text
misuse-match_setup = ein Wettkampf nimmt seine Angaben von der Befehlszeile, nicht aus einer Datei
misuse-extra = das braucht { $module }: pip install 'regalia[{ $extra }]'
misuse-balance_page = --page gehört zu --everything
misuse-balance_everything = --everything braucht --out DATEI
misuse-learn_seats = --seats ist 2-8 oder Zahlen wie 4,2,4,3, für die dieses Spiel Plätze hat, nicht { $text }
misuse-learn_minutes = --judge ist ein Teil von --minutes, ab 0, der etwas zum Lernen übrig lässt; mit --begin oder --resume dürfen es alle sein
misuse-learn_share = { $option } ist ein Anteil, von 0 bis 1
misuse-learn_kinds = --expert lernt nur aus der Suche: es verträgt sich weder mit --against noch mit --style-only
misuse-learn_without = { $option } geht nur mit { $needed }
misuse-learn_begin = --resume macht bei einem früheren Lauf weiter, --begin fängt mit dessen Gewichten neu an: nur eins von beiden angeben
misuse-learn_styled = --style-only lernt nichts als Stile: --styled muss über 0 sein oder wegbleiben
misuse-learn_lacks = das Training von { $game } kennt kein { $option }: lass es weg; ihm fehlen { $lacks }
misuse-puzzles = { $file } enthält keine Rätsel; nenne mit --out eine andere Datei
