### The help of the command.

## The command

help-regalia = The royal card games, exactly by the book.
help-epilog = Games: { $games }; regalia play GAME --help lists what can be chosen before play. regalia COMMAND --help tells more.
help-metavar = COMMAND
help-version = say which version this is
help-language = the language of everything said: en, de or nl; else that of the terminal
help-card_names = the language of the names of cards, if it is another one

## Commands

help-play = play against bots in the terminal
help-simulate = let bots play many games and count
help-replay = step through a recorded game in words
help-verify = replay records and check every fingerprint and the outcome
help-cases = run rule cases
help-rules = look rules up by id or words; see which are covered
help-cards = show cards with what they do and the rules about them
help-scenarios = show the scenarios of an edition
help-new = write a setup file
help-bench = measure the engine: games per second, copies, views

## Choices before the game

help-choices = choices before a game of { $game }
help-list = only the chosen cards, one a line, where the game can read such a list
help-setup = read all choices from a file that regalia new wrote
help-game = the game: { $games }; its own choices are listed by: regalia play GAME --help

## Play

help-play_seat = where you sit, from 1; 1 by default
help-seed = the same number gives the same cards
help-play_bots = who plays against you, separated by commas: easy, medium, hard, master, random (default) or module:Class
help-resume = go on with a game that was saved

## Simulate

help-number = how many games
help-simulate_game = the game: { $usual } by default
help-simulate_seed = the seeds of all games follow from this one; 0 by default
help-simulate_bots = who plays, separated by commas: easy, medium, hard, master, random (default) or module:Class; fewer than seats go round
help-first = the number of the first game, to play one again; 0 by default
help-workers = how many processes; as many as there are cores for many games
help-out = write the records of all games, one JSON object per line
help-max_decisions = give a game up after so many decisions

## Replay, verify, cases

help-record = a record: a saved game, or a file of records, one per line
help-records = records: saved games, or files of records, one per line
help-commitment = the server's commitment, as you kept it before you gave your share: the file must fit it
help-share = the share you gave: it must be among those of the file
help-replay_seat = see what this seat saw, from 1
help-open = see all hands; only for games that are over
help-step = begin after so many answers
help-all = tell everything at once
help-line = which record of a file of several, from 1
help-case_files = case files, or folders of them
help-case_words = only cases whose title, rules or file hold all these words
help-verbose = name every case

## Rules, cards, scenarios, new, bench

help-rule_words = an id such as C-WITCH-15 or R-09, or words in any of the three languages
help-rules_edition = only what holds in this edition: en, de or nl
help-limit = how many rules to show; 10 by default
help-coverage = run the cases in ./cases, add build/citations.json, and show which rules they cover
help-missing = with --coverage: list the rules not fully covered
help-rules_game = only this game: { $games }
help-card = a name in any language; all cards by default
help-cards_edition = only cards of this edition's box: en, de or nl
help-scenarios_edition = which edition: en, de or nl; all by default
help-new_out = where to write it; to the screen by default
help-json = also write the numbers to a file
help-anchors = compare known odds and Big Money figures with this program's
help-bench_bots = what a choice of the steward and each part of the schemer's iteration cost, and whether hard keeps its time
help-environments = decisions per second of the learning environments, beside RLCard and OpenSpiel if they are installed
help-scale = with --anchors and --bots: so many times as many games and choices
help-seconds = how long each batch runs; { $seconds } by default

## Match and tournament

help-match = let bots play each other, every deal in every seating
help-tournament = hold a tournament: round robin or Swiss, with ratings and a report
help-match_bots = a bot: its name, module:Class or a rule list FILE.txt, with options as name?key=value; fewer than seats go round
help-deals = how many deals; each is played once for every seating; 25 by default, with --until at most 10000
help-until = stop as soon as a sequential test has shown that A is stronger than B, or B than A
help-match_minutes = how long: no game begins later than so many minutes, and those that have begun are played to their end
help-keep = keep every game in FILE.games.jsonl and its record in FILE.records.jsonl; a second start plays only what is missing
help-ray = play on Ray: started here, or the cluster at ADDRESS
help-report = write a report: FILE.html, a page for people, and FILE.json, the numbers
help-tournament_file = the tournament as a TOML file; its games are kept beside it, and a second start goes on
help-ladder = rate a bot against anchors and in setups that stay as they are
help-ladder_bot = who is rated, named as in a match; without it the anchors are measured among themselves
help-ladder_deals = how many deals of every setup, each in every seating against every anchor; 10 by default, and more can be added later
help-ladder_keep = where games and their records are kept; by default in ladder-GAME-BOT.games.jsonl and ladder-GAME-BOT.records.jsonl
help-coach = find a strong plan for a kingdom, and explain it
help-coach_choice = which kingdom: its name, ten cards by commas, or random
help-coach_minutes = how long to look for a plan; 1 by default
help-coach_games = how many games to try plans in, instead of minutes; then the same seed finds the same plan
help-coach_deals = how many deals against each rival at the end, each with seats exchanged; 25 by default
help-coach_against = whom the plan is measured against, by commas; by default Big Money lists and the schemer
help-coach_out = the file of the plan, a rule list; if it is there already, the search goes on from it; plan.txt by default
help-coach_random = how many setups by lot, instead of one of your own: the plan for each plays the lists of money, and every result is kept in FILE as soon as it is there; the same command goes on
help-puzzles = find positions of bots' games where one answer is better by far
help-puzzles_minutes = how long to look; 10 by default
help-puzzles_games = how many games to look through, instead of minutes; then the same seed finds the same puzzles
help-puzzles_seed = the first game to look through; 1 by default
help-puzzles_check = try so many puzzles of the file (or, where there is none, of those that come with the game) again in worlds dealt anew, drawn by --seed, instead of looking for more
help-puzzles_out = the file of the puzzles; if it is there already, the search goes on after its last game; puzzles.jsonl by default

## Balance

help-balance = measure how much characters, districts, scenarios and seats win and score
help-balance_bot = who plays; steward by default
help-balance_out = write all numbers as JSON
help-balance_everything = measure every edition with every number of players; with --out, and --page for the tables of the docs
help-balance_page = with --everything: a Markdown file whose tables are written anew

## Analysis

help-analyse = find the decisive moments of a recorded game by search
help-iterations = worlds to look at for each decision; by default 24 where a network judges, else 60
help-moments = how many moments to show; 8 by default
help-analyse_seed = the same number gives the same analysis; 0 by default
help-analyse_report = write the graph of all chances and every decision: FILE.html and FILE.json

## The server

help-serve = serve tables for people and bots: lobby, play, spectators
help-backup = write everything a server keeps to a file; it may go on meanwhile
help-restore = read a backup into an empty place
help-admin = look at the tables of a server and leave orders for it, while it runs or not
help-admin_what = what to do: list and show tables, close, open or delete one, erase what a person wrote at it, ban an address, read-only on or off
help-admin_words = a table (its id, the beginning of it, or its name in the log), a number of a person as show counts them, or an address
help-database = where tables are kept: a file or a PostgreSQL URL; by default REGALIA_DATABASE or regalia.db
help-host = the address to listen on; 127.0.0.1 by default
help-port = the port to listen on; 8000 by default, 0 for any
help-origin = a page, besides our own, that may talk to the server: https://example.org; may be repeated
help-trust_proxy = believe X-Forwarded-For: only behind a proxy that sets it
help-bot_processes = how many processes think for bots; 1 by default
help-per_address = open sockets of one address; 100 by default
help-keep_finished = days after which a finished game is deleted; 90 by default, 0: never
help-keep_idle = days without anything happening after which a table that is not over is deleted; 30 by default, 0: never
help-unlimited = no limits per address, seat and socket: for load tests only
help-bench_server = measure the server instead: real sockets, rules and storage on
help-bench_tables = with --server: how many tables; 200 by default
help-bench_seats = with --server: seats per table; 5 by default
help-bench_database = with --server: a PostgreSQL URL; a temporary file by default
help-bench_idle = with --server: idle sockets; 10000 by default
help-bench_started = with --server: so many started tables instead, what they take in memory, how long others wait, coming back to a long game
help-bench_attacks = with --server: attacks from another address instead, and how long those who play wait; some of them by name, or all
help-static = a folder with a built page, instead of the one in the package
help-open_page = open the page in a browser; where there is none, its address is printed
help-backup_file = the file of the backup (.jsonl.gz)

## Learning

help-learn = let a network learn a game by playing it
help-learn_seats = how many sit at the tables: 2-8, or numbers as often as they are to be played: 4,2,4,3
help-learn_minutes = how long; 60 by default
help-learn_horizon = minutes over which the rates fall, earlier runs included; by default this run
help-learn_decisions = end after so many decisions that were learned from: of its own, with --expert those that were thought about
help-learn_out = where the weights are kept; the curve and what is needed to go on lie beside them
help-learn_resume = go on from the weights of an earlier run, with what it kept beside them
help-learn_against = sit down alone among these weights, which do not learn, and find out how to beat them
help-learn_workers = how many processes play; by default one less than there are cores
help-learn_lanes = games at once in each half of a process
help-learn_judge = of the minutes so many for matches at the end
help-learn_small = a small network and few games at once: for a CPU
help-learn_begin = begin with these weights, with nothing else of the run they came from
help-learn_annealed = how much of the falling of the rates lies behind, from 0 to 1: for weights that have learned
help-learn_expert = learn from search: a champion thinks about its answers, a pupil learns what it found, and follows it once it beats it
help-learn_walks = of --expert: how many walks of a search for a decision
help-learn_partners = of --expert: in walks rules of thumb answer for the others, which is quicker
help-learn_styled = the share of seats that play in a style, from 0 to 1
help-learn_style_only = learn only what the styles add: without one it plays as before
help-learn_seed = the same number gives the same start: games, lots and network; 1 by default
