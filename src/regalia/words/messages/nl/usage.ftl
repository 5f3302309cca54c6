### Wat de lezer van de opdrachtregel zegt; %s en %(name)s vult hij in.

usage-usage = gebruik:{" "}
usage-positional = argumenten
usage-options = opties
usage-help = deze hulp tonen
usage-required = er ontbreekt: %s
usage-unrecognized = niet begrepen: %s
usage-invalid = %(value)r is niet wat hier verwacht wordt
usage-choice = %(value)r is geen van %(choices)s
usage-one = hier ontbreekt een waarde
usage-some = hier ontbreekt minstens één waarde
usage-ambiguous = %(option)s kan %(matches)s betekenen
usage-together = niet samen met %s
usage-explicit = %r is hier te veel
usage-argument = %(argument_name)s: %(message)s
usage-parser = %(parser_name)r is geen opdracht; er zijn %(choices)s

## Wat staat voor iets dat getypt wordt

placeholder-file = BESTAND
placeholder-name = NAAM
placeholder-names = NAMEN
placeholder-seat = PLAATS
placeholder-address = ADRES
placeholder-where = PLEK
placeholder-url = URL
placeholder-word = WOORD
placeholder-bot = BOT
placeholder-game = SPEL
placeholder-folder = MAP
placeholder-digits = CIJFERS
placeholder-kingdom = KONINKRIJK
