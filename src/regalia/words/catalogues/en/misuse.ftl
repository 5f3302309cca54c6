### Mistakes on the command line.

misuse-name = unknown { $what } “{ $name }”; expected some of { $known }
misuse-seat = { $option } is a seat from 1 to { $seats }, not { $text }
misuse-setup = { $file } says everything already; leave out { $options }
misuse-setup_file = { $file } is no setup: { $problem }
misuse-choice = { $game } has no choice { $option }; it has { $known }
misuse-resume = a saved game goes on as it was set up; leave out the choices beside --resume
misuse-number = { $option } is a number from { $least } upwards, not { $number }
misuse-positive = { $option } is a number above 0, not { $number }
misuse-environments = environments need numpy: pip install regalia[rl]
misuse-edition = unknown edition { $edition }; expected one of { $known }
misuse-rules = name a rule or some words, or ask for --coverage
misuse-card = no card is called “{ $name }”; regalia cards lists them all
misuse-open = { $file } holds a game that is not over; all hands are shown only then: choose --seat
misuse-line = { $file } holds { $number } records; --line goes from 1 to { $number }
misuse-step = { $file } holds { $number } answers; --step goes from 0 to { $number }
misuse-empty = { $file } holds no record
misuse-no_cases = there are no cases in { $paths }; name a case file or a folder of them
misuse-no_such_case = no case in { $paths } holds { $words }; try fewer words: titles, rule ids and names of files are searched
misuse-citations = { $file } is no list of citations: { $problem }
misuse-sets = --sets is NAME,NAME … or NAME:NUMBER,NAME:NUMBER …, not { $text }
misuse-list = --list is for kingdoms; { $game } has none
misuse-text = { $file } is no text
misuse-match_setup = a match takes its choices from the command line, not from a file
misuse-extra = this needs { $module }: pip install 'regalia[{ $extra }]'
misuse-balance_page = --page goes with --everything
misuse-balance_everything = --everything needs --out FILE
