### What the command says.

## Play. `.typed`: what may be typed for it; English words always may

play-welcome = { $names } sit down to play. Seed { $seed }.
play-help = Answer with a number or in words; ? helps.
play-left_open = { $choice } is left to you: { $known }. Nothing typed is { $usual }.
play-left_open-unknown = There is no “{ $text }” to choose: { $known }.
play-answer = 3, build castle
    .means = answer by number, or in words as short as you like
play-question = ?
    .means = help with the question
play-look_up = ? WORD
    .means = look up rules and cards
play-hint = hint
    .typed = hint
    .means = what would you do?
play-table = table
    .typed = table
    .means = show the table again
play-log = log [N]
    .typed = log
    .means = what happened
play-undo = undo
    .typed = undo; back
    .means = take the last answer back, if nothing was revealed
play-save = save [FILE]
    .typed = save
    .means = keep the game
play-treasures = treasures
    .typed = treasures
    .means = play all Treasures of your hand
play-quit = quit
    .typed = quit; exit; q
    .means = keep the game and leave
play-saved = Saved. Go on with: regalia play --resume { $file }
play-unsaved = The game cannot be saved to { $file }: { $problem }. Try save FILE with another name.
play-record = The whole game is in { $file }: regalia replay { $file }

## Taking back

undo-nothing = There is nothing to take back.
undo-others = That stands: somebody else has decided since.
undo-chance = That stands: cards were drawn or shuffled by chance.
undo-seen = That stands: somebody has seen something new.
undo-done = Taken back.

## The end

score-won = { $winner } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
score-you_won = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
score-shared = { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
score-total = Total

## Simulate

simulate-progress = Playing
simulate-games = Games
simulate-stopped = stopped; { $number } were asked for
simulate-errors = Errors
simulate-illegal = Answers that were not offered
simulate-decisions = Decisions a game
simulate-in_all = { $number } in all
simulate-rounds = Rounds a game
simulate-score = Mean score
simulate-winner = Winner's mean score
simulate-speed = Games per second
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score
simulate-wins = Wins
simulate-interval = 95 % interval
simulate-error = game { $number }, seed { $seed }: { $error }
simulate-again = play it again: the same command with 1 game and --first { $number }
simulate-more = … and { $number } more
simulate-written = { $number } records in { $file }

## Replay

replay-header = { $game }, { $seats } seats, seed { $seed }: { $number } answers
replay-asked = { $seat } is asked: { $question }
replay-keys = Enter: on · t: table · b: back · NUMBER: to that answer · e: to the end · q: leave
replay-unfinished = The record ends here; the game was not over.

## Verify

verify-good = { $name }: { $number } answers, all fingerprints fit
verify-outcome = { $winners } won with { $points }
verify-running = not over yet
verify-bad = { $name }: { $problem }
verify-sum = { $good } of { $number } records are sound.

## Cases

cases-sum = { $passed } of { $number } cases passed.
cases-passed = passed

## Rules

rules-nothing = No rule speaks of “{ $text }”.
rules-cards = Cards whose text speaks of it: { $cards }
rules-check = Check
rules-pages = Pages
rules-difference = Editions
rules-elsewhere = It does not hold in the edition { $edition }.
rules-more = regalia rules ID shows one with the rulings about it and an example.
certainty-binding = binding
certainty-follows = follows from the rules
certainty-best_reading = best reading
certainty-free_choice = free choice
certainty-principle = principle
certainty-replaced = replaced

## Coverage

coverage-topic = Topic
coverage-covered = Covered
coverage-share = Share
coverage-total = All
coverage-cases = { $passed } of { $number } cases passed; { $cited } citations of tests.
coverage-misplaced = Cited for an edition in which it does not hold: { $rules }

## Cards

cards-rank = rank { $number }
cards-cost = cost { $number }
cards-copies = { $number } copies
cards-unconfirmed = Not confirmed: cost and text are taken from an older printing.
cards-more = regalia cards NAME shows the rules about a card.
cards-characters = Characters
cards-basic_districts = Basic districts
cards-unique_districts = Unique districts
cards-action_cards = Action cards
cards-glossary_cards = Cards of the glossary
cards-further_cards = Further cards

## Scenarios

scenarios-rank_9 = rank 9: { $name }
scenarios-no_rank_9 = rank 9: your choice
scenarios-cast = Cast
scenarios-uniques = Uniques
scenarios-edition = Edition { $edition }

## New

new-list_written = List written to { $file }. Play it: regalia play { $game } --kingdom { $file }
new-written = Setup written to { $file }. Play it: regalia play --setup { $file }

## Bench

bench-compiled = compiled with mypyc
bench-interpreted = interpreted
bench-header = regalia { $version }, Python { $python }, { $how }; best of { $batches } batches
bench-bytes = { $number } bytes
bench-decisions = { $number } decisions/s
bench-env-memory = memory of one more game
bench-env-batch_bare = 64 games without them
bench-env-batch = 64 games, observations and masks
bench-env-single = one game, observation and mask
bench-money_pyminion = … the same in pyminion
bench-pyminion_note = pyminion, measured in the same run: Regalia plays { $times } times as many games of Big Money.
bench-pyminion_missing = pyminion is not installed, so there is nothing to compare with: { $command }
bench-view = view of a seat
bench-determinize = determinize for a seat
bench-budget = budget { $number }: { $share } %
bench-of_budget = { $share } % of { $number }
bench-there = ({ $share } %)
bench-there_note = The budgets were set on a machine where pyminion plays { $there } such games; here it plays { $here }. In brackets: the share of the budget that this machine's numbers stand for on that one.
bench-games = { $number } games/CPU-s
bench-micros = { $number } µs

## The server

serve-ready = Serving at { $url } (tables in { $database }). Stop with Ctrl-C.
backup-done = { $number } rows written to { $file }.
backup-damaged = Table { $table } is damaged; what can be read of it is in the backup.
restore-done = { $number } rows read from { $file }.
admin-table = { $table } (in the log { $log }): { $phase }, { $number } entries, { $date }
admin-closed = (closed)
admin-lobby = in the lobby
admin-playing = being played
admin-over = over
admin-game = { $game } with { $seats } seats, opened { $date }, { $answers } answers
admin-person = { $number }. { $name } ({ $seat }), { $chats } chats
admin-seat = seat { $seat }
admin-no_seat = gone
admin-bots = Bots: { $names }
admin-previous = The game before: { $table }
admin-next = The game after: { $table }
admin-is_closed = { $table } is closed. Nobody can enter it; everything is kept.
admin-is_open = { $table } is open again.
admin-is_banned = { $address } is banned.
admin-is_welcome = { $address } is no longer banned.
admin-read_only = The server is read only: nothing is stored, bots and clocks wait.
admin-writing = The server stores again.
admin-done = Done.
admin-ordered = Ordered. The server does it as soon as it runs; the table is closed until then.
verify-fair = The cards follow from the secret and the seats' shares that the file names.
verify-kept = It is the secret to which the server had committed itself.
verify-not_kept = Whether the server had committed itself to this secret before it knew the shares, only somebody can tell who kept the commitment: --commitment and --share compare.
verify-no_table = this record is of no table, so there is no commitment or share to compare
verify-other_commitment = the server had committed itself to another secret: the cards may have been chosen
verify-other_share = your share is not among those that the cards were made from
bench-bots_steward = steward: a choice
bench-bots_view = … the view it is made from
bench-bots_iterations = schemer: iterations from the opening
bench-bots_dealing = … dealing what is hidden
bench-bots_deciding = … steward's judgements, { $answers } an iteration
bench-bots_rules = … rules and tree
bench-bots_judging = … judging the end of the round
bench-bots_hard = hard, { $game }: 50, 99, 100 % of { $number } choices
bench-server_header = regalia { $version }, Python { $python }, { $how }; the server, on loopback, with rules and storage
bench-server_answers = answers, { $seats } seats at { $tables } tables
bench-server_cpu = processor time of the server per answer
bench-server_median = views delivered at { $rate } answers/s, half within
bench-server_slowest = views delivered at { $rate } answers/s, 99 % within
bench-server_all = views delivered at { $rate } answers/s, 99.9 % within
bench-server_memory = whole memory with { $number } started tables
bench-server_back = coming back to a game of { $number } answers
bench-server_sent = bytes sent until table and view are there
bench-server_attack = { $name }: 99 % of views within, quiet and attacked
bench-server_attack_work = { $name }: the server's own work until then, quiet and attacked
bench-server_idle = whole memory with { $number } idle sockets
bench-server_encode = encoding a view
bench-server_view = making and encoding a view
