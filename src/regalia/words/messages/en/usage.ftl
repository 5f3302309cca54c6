### What the reader of the command line says; %s and %(name)s are filled in by it.

usage-usage = usage:{" "}
usage-positional = positional arguments
usage-options = options
usage-help = show this help message and exit
usage-required = the following arguments are required: %s
usage-unrecognized = unrecognized arguments: %s
usage-invalid = invalid %(type)s value: %(value)r
usage-choice = invalid choice: %(value)r (choose from %(choices)s)
usage-one = expected one argument
usage-some = expected at least one argument
usage-ambiguous = ambiguous option: %(option)s could match %(matches)s
usage-together = not allowed with argument %s
usage-explicit = ignored explicit argument %r
usage-argument = argument %(argument_name)s: %(message)s
usage-parser = unknown command %(parser_name)r (choose from %(choices)s)

## What stands for something to be typed

placeholder-file = FILE
placeholder-name = NAME
placeholder-names = NAMES
placeholder-seat = SEAT
placeholder-address = ADDRESS
placeholder-where = WHERE
placeholder-url = URL
placeholder-word = WORD
placeholder-bot = BOT
placeholder-game = GAME
placeholder-folder = FOLDER
placeholder-digits = DIGITS
placeholder-kingdom = KINGDOM
