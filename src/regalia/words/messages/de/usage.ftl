### Was der Leser der Befehlszeile sagt; %s und %(name)s füllt er aus.

usage-usage = Aufruf:{" "}
usage-positional = Argumente
usage-options = Optionen
usage-help = diese Hilfe zeigen
usage-required = es fehlt: %s
usage-unrecognized = nicht verstanden: %s
usage-invalid = %(value)r ist nicht, was hier erwartet wird
usage-choice = %(value)r ist keines von %(choices)s
usage-one = danach wird etwas erwartet
usage-some = danach wird mindestens eine Angabe erwartet
usage-ambiguous = %(option)s kann %(matches)s bedeuten
usage-together = nicht zusammen mit %s
usage-explicit = %r ist hier zu viel
usage-argument = %(argument_name)s: %(message)s
usage-parser = %(parser_name)r ist kein Befehl; es gibt %(choices)s

## Was für etwas steht, das zu tippen ist

placeholder-file = DATEI
placeholder-name = NAME
placeholder-names = NAMEN
placeholder-seat = PLATZ
placeholder-address = ADRESSE
placeholder-where = ORT
placeholder-url = URL
placeholder-word = WORT
placeholder-bot = BOT
placeholder-game = SPIEL
placeholder-folder = ORDNER
placeholder-digits = ZIFFERN
placeholder-kingdom = KÖNIGREICH
