### What the web page itself says.

## Everywhere

web-home = Home
web-rules = Rules
web-settings = Settings
web-menu = Menu
web-close = Close
web-details = Details
web-dismiss = Dismiss
web-send = Send
web-skip = Skip to the question
web-why = Why?
web-why-rule = Why? Rule { $rule }
web-loading = Loading …
web-live = Live
web-lost = Offline
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-you = you
web-bot = bot
web-gold = gold
web-crown = Crown
web-guest = Guest
web-your-name = Your name

## Home

web-home-title = Two royal card games, exactly by the book
web-home-lead = Against bots at once, or with friends by one link. No account, nothing to install.
web-home-friends = With friends
web-new-title = New table
web-home-continue = Your games
web-home-watch = Open tables
web-seats-taken = { $taken } of { $seats } seats taken
web-in-play = being played
web-home-own = Set up
web-home-finished = Finished
web-join = Join
web-join-hint = Paste a link or a code
web-join-wrong = That is no link to a table. Ask for it again.
web-game-with = { $game } with { $names }
web-game-bots = { $game } against { $number ->
        [one] a bot
       *[other] { $number } bots
    }
web-waits-for = waits for { $number ->
        [one] one player
       *[other] { $number } players
    }
web-not-begun = not begun yet
web-plays-now = { $seat } plays
web-won-you = you won
web-won-other = won by { $seats }
web-play-now = Play now

## Lobby

web-lobby-title = { $game }: waiting for players
web-invite = Invite with one link
web-invite-note = Anyone with the link can take an open seat or watch.
web-copied = Copied
web-take-seat = Sit down
web-table-full = Every seat is taken; you can watch.
web-in-this-game = In this game
web-seats = Seats
web-open-seat = Open seat
web-host = host
web-add-bot = Add bot
web-remove = Remove { $seat }
web-sit-here = Sit here
web-start = Start the game
web-start-waits = Not ready yet: { $names }
web-start-note = Everybody is here: it begins.
web-host-starts = Everybody is here. { $host } opened the table: it begins when { $host } is back.
web-invited-by = { $host } invites you
web-invited-to = { $host } invites you to { $game }
web-invited-note = Sitting down is being ready. The game begins when everybody is here.
web-share = Send the link
web-copy-link = Copy the link
web-qr = QR code
web-qr-note = Read with a camera, it opens the table.
web-is-here = here
web-lobby-waits = The game begins by itself when { $number ->
        [one] one more has
       *[other] { $number } more have
    } sat down.
web-start-with-bots = Fill with bots and start
web-leave-seat = Leave the seat

## The table

web-track = Characters by rank
web-round = Round { $number }
web-deck = District deck
web-hand-cards = cards in hand
web-districts = districts
web-has-crown = has the crown
web-not-revealed = not revealed
web-set-aside-open = set aside, open
web-has-chosen = has chosen
web-you-now = You, now
web-away = away
web-city-of = { $seat }: { $number } of { $goal } districts
web-your-city-of = Your city: { $number } of { $goal } districts
web-pick = Choose
web-your-seat = Your seat
web-your-city = Your city
web-your-hand = Your hand
web-of = { $number } of { $goal }
web-of-districts = { $number } of { $goal } districts
web-no-cards = No cards in hand.
web-card-costs = costs { $number }
web-card-beautified = with a coin
web-tab-build = Build for { $gold }
web-tab-keep = Keep
web-tab-keep_studied = Keep
web-tab-put_away = Put away
web-tab-use_laboratory = Discard for 2
web-tab-take = Take
web-tab-take_and_build = Take and build
web-tab-give = Give
web-tab-give_card = Give
web-tab-play_action = Play
web-tab-play = Play
web-tab-buy = Buy
web-tab-gain = Gain
web-tab-discard = Discard
web-tab-trash = Trash
web-tab-reveal = Reveal
web-tab-topdeck = Onto deck
web-tab-exile = Exile
web-tab-put_into_hand = Take
web-tab-pass_card = Pass on
web-tab-receive = Receive
web-tab-name = Name
web-tab-follow = Follow
web-tab-put_on_top = On top
web-tab-put_on_shuffled = On top
web-tab-set_aside = Set aside
web-tab-bottomdeck = Under deck
web-tab-keep_out = Discard
web-tab-put_under = Under it
web-tab-choose_to_keep = Choose
web-which-way = Which way?
web-watching = You are watching. Hands and characters stay hidden until the game is over.
web-watching-past = You see what spectators saw. Choose a player above to see with their eyes.

## The question

web-your-turn = Your turn
web-your-turn-as = Your turn · { $character }
web-turn-of-as = { $seat } · { $character }
web-thinks = { $seat } is thinking …
web-waits = Waiting for { $seat } …
web-going-on = The game goes on …
web-lost-question = The connection is lost.
web-several-send = Confirm { $number }
web-clear = Clear
web-undo = Undo
web-undo-asked = { $seat } would like to take back { $answers ->
        [one] their last answer
       *[other] their last { $answers } answers
    }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-waits = Taking back: waiting for the others' consent.
web-selection-only-you = Selection · only you see these cards
web-title-turn = Your turn · { $game }
web-reads-gold = { $seat }: { $gold } gold, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
web-bot-plays = A bot plays for you.
web-take-back = Play myself again
web-lost-banner = Connection lost at { $time }. The table stays as it was; it goes on by itself.

## Why not

web-not-possible = Not possible now: { $number }
web-undo-ask = Ask to take it back
web-time-left = Time left
web-wish = Use it
web-wish-build = Build
web-wish-destroy = Destroy
web-wish-seize = Seize
web-wish-take_district = Take in exchange
web-wish-kill = Kill
web-wish-bewitch = Bewitch
web-wish-place_signed_warrant = Lay a warrant
web-wish-rob = Rob
web-wish-place_flowered_threat = Threaten
web-wish-redraw = Replace cards
web-wish-foresee = Take a card from everybody
web-wish-take_crown = Take the crown
web-wish-gain_extra_gold = Take the extra gold
web-wish-gain_extra_cards = Take the extra cards
web-wish-gain_four_gold = Gain 4 gold
web-wish-gain_four_cards = Gain 4 cards
web-wish-study = Draw 7, keep 1
web-wish-take_favour = Take 3 gold beside rank 4
web-wish-collect_tax = Collect the taxes
web-wish-use_smithy = Pay 2 gold for 3 cards
web-wish-gather_gold = Gather gold
web-wish-gather_cards = Gather cards
web-wish-income = Take your income
web-wish-end_turn = End your turn
web-wish-buy = Buy
web-wish-gain = Gain
web-wish-play = Play
web-wish-discard = Discard
web-wish-trash = Trash
web-short-too_little_gold = { $missing } gold short
web-short-in_city = In your city
web-short-limit_reached = Limit reached
web-short-may_not_build = No building
web-short-gather_first = Gather first
web-short-too_few_coins = { $missing } short
web-short-action_phase_only = Action phase
web-short-buy_phase_only = Buy phase
web-short-never_played = Not played
web-short-asked_otherwise = Not now
web-short-waiting = Not your turn
web-short-not_your_turn = Not your turn

## What happened

web-turn = Turn { $number }
web-log-title = Chronicle
web-log-all = All
web-log-empty = The game begins.
web-command-move = e.g. build market
web-command-chat = Say something to the table
web-happened-started = The game begins.
web-happened-undone = { $seat } took back { $answers ->
        [one] their last answer
       *[other] their last { $answers } answers
    }.
    .seat = You took back { $answers ->
        [one] your last answer
       *[other] your last { $answers } answers
    }.
web-happened-took_over = A bot plays for { $seat } now.
    .seat = A bot plays for you now.
web-happened-weaker = { $seat } had too little time to think and plays weaker for now.
web-happened-back = { $seat } is back.
    .seat = You are back.
web-happened-timed_out = Time is up for { $seat }.
    .seat = Your time is up.
web-happened-left = { $seat } left.
web-happened-undo_asked = { $seat } asks to take something back.
    .seat = You ask to take something back.
web-happened-undo_refused = It stands: somebody refused.
web-happened-over = The game is over.

## The menu of the table, and the chronicle

web-back = Back
web-menu-invite = Copy the table's link
web-menu-hand-over = Play on another device
web-hand-over-again = Try again
web-hand-over-note = Open this link there within ten minutes. It works once, and this device then only watches.
web-hand-over-coming = Your seat comes to this device …
web-menu-bot = Let a bot play for me
web-menu-home = Home; the game waits
web-menu-resign = Resign
web-menu-resign-note = A bot plays your seat to the end. You cannot come back.
web-menu-resign-yes = Resign for good
web-menu-resign-no = Play on
web-menu-cards = Cards of this game
web-menu-all-rules = All rules and cards, in a new tab
web-set-pace = Pace of bots
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-once = At once
web-set-volume = Sound level
web-language-choose = Language
web-taken-back = Taken back:
web-command-kind = What you type
web-command-moves = Move
web-command-talks = Chat
web-command-label-move = Type a move
web-command-label-chat = Say something to the table

## The end

web-over-you = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-over-other = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-over-shared = { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-won = won
web-seats-number = { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
web-rounds = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
web-look-at-table = Look at the table
web-to-score = To the score
web-replay = Replay
web-save-record = Save the record
web-verify = Verify the shuffle
web-verifying = Checking …
web-verified = Checked: the cards follow from the server's sealed secret and everybody's share, and the answers lead to this score.
web-not-verified = This does not fit: { $problem }
web-verified-kept = The server's seal is the one this browser saw before it gave its share.
web-verified-unkept = This browser kept nothing of the beginning, so the seal was not compared.
web-broken-commitment = This does not fit: the server's seal is not the one this browser saw before the cards were dealt.
web-broken-share = This does not fit: the share this browser gave to the shuffle is not among those it was made from.
web-rematch = Rematch, same seats
web-another = Another game
web-score-table = The count
web-total = Total
web-chart-points = Points after each round
web-chart-points-turn = Points after each turn
web-chart-gold = Gold after each round
web-chart-cards = Cards owned after each turn
web-moments = What was done to you
web-over-ahead = { $seat } wins, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of you
web-score-towers = Points of everybody, block by block
web-score-source = For

## Refusals

web-bye-title = You cannot stay at this table
web-bye-removed = The host has taken your seat away.
web-bye-handed_over = The seat is played on another device now.
web-bye-elsewhere = This window was open longest, so it was closed.
web-bye-no_table = There is no such table. Perhaps the link is incomplete.
web-bye-no_seat = This link does not open a seat at this table.
web-bye-spectators_refused = Nobody may watch at this table.
web-bye-other_rules = This table belongs to another version of the rules. It is closed here; its record is kept.
web-bye-damaged = The log of this table is damaged. It is closed; what was written is kept.
web-bye-closed = Whoever runs this server has closed the table.
web-bye-banned = Whoever runs this server does not want you here.
web-bye-tabs = This seat is open in too many tabs
web-bye-again = Go on here
web-bye-bad_message = The page and the server do not understand each other. Load the page again.
web-error-offline = The server does not answer.
web-error-bad_message = That was not understood. Nothing was done.
web-error-bad_request = That was not understood. Nothing was done.
web-error-bad_setup = These choices do not go together.
web-error-no_table = There is no such table.
web-error-no_page = There is no such page.
web-error-no_offer = This link was used already, or is older than ten minutes. Make a new one on the other device.
web-error-no_seat = This link opens no seat here.
web-error-not_yours = Somebody else is asked. Nothing was done.
web-error-hint_people = Hints are for games against bots alone: other people sit here.
web-error-not_host = Only the host may do that.
web-error-not_now = That is not possible now.
web-error-stale = The question had changed meanwhile. Nothing was done.
web-error-unknown_decision = The question had changed meanwhile. Nothing was done.
web-error-unknown_option = That is not among the options. Nothing was done.
web-error-unknown_bot = There is no such bot.
web-error-unknown_phrase = There is no such phrase.
web-error-seat_taken = That seat is taken.
web-error-table_full = Every seat is taken.
web-error-log_full = The log of this table is full. Open another one.
web-error-not_filled = Some seats are still empty.
web-error-not_ready = Not everybody is ready yet.
web-error-nothing_to_undo = There is nothing to take back.
web-error-undo_open = Somebody already asks to take something back.
web-error-no_undo = That cannot be taken back.
web-error-muted = The host has muted you.
web-error-chat_off = There is no chat at this table.
web-error-chat = That could not be said here.
web-error-spectators_refused = Nobody may watch here.
web-error-too_many = There are too many tables at the moment.
web-error-too_fast = That was too fast. Wait a moment.
web-error-too_long = That was too long.
web-error-wrong_origin = This page may not talk to this server.
web-error-wrong_type = That was not understood. Nothing was done.
web-error-not_over = The game is not over yet.
web-error-other_rules = This table belongs to another version of the rules. It is closed here; its record is kept.
web-error-damaged = The log of this table is damaged. It is closed; what was written is kept.
web-error-closed = Whoever runs this server has closed the table.
web-error-banned = Whoever runs this server does not want you here.
web-error-read_only = The server stores nothing at the moment. Try again later.
web-error-busy = The server is busy. Try again.
web-error-fault = Something went wrong at our end. Nothing was done.
web-lost-table = This link leads to no table
web-lost-table-note = Perhaps a part of it was lost when it was copied. Ask for it again, or open a table of your own.
web-lost-page = There is no such page
web-lost-page-note = The address may be mistyped or old. Everything begins on the home page.

## Settings

web-set-language = Language
web-set-card-names = Names of cards
web-set-same = as the language
web-set-theme = Colours
web-set-system = as the system
web-set-light = Light
web-set-dark = Dark
web-set-size = Size of text
web-set-small = Small
web-set-normal = Normal
web-set-large = Large
web-set-huge = Very large
web-set-motion = Motion
web-set-none = None
web-set-keys = Keys
web-set-keys-note = single keys act
web-keys-title = By keyboard
web-key-1 = option of the question
web-key-2 = confirm
web-key-3 = unselect, close
web-key-4 = end turn, or no
web-key-5 = undo
web-key-6 = to the question
web-key-7 = to my hand
web-key-8 = to my city
web-key-9 = to the track of characters
web-key-10 = then a number: to a player
web-key-11 = read everybody's gold and cards
web-key-12 = to the log
web-key-13 = why is this asked?
web-key-14 = type a move
web-key-15 = these keys
web-key-16 = sound on, off
web-key-17 = what would you do?

## A new table

web-game = Game
web-edition = Edition
web-players-range = { $from } to { $to } players
web-custom = Custom
web-needs-players = only with { $number } or more players
web-chosen-number = { $number } chosen
web-leave-out = leave out
web-choice-find = Find one by name
web-choice-all = Show all { $number }
web-find-card = Find a card
web-not-like-this = This does not go together yet. Show me
web-choice-default = As the rules say
web-choice-lot = By lot
web-choice-none = None
web-choice-yes = Yes
web-choice-no = No
web-choice-by-lot = { $number } by lot
web-choice-seat = Seat { $number }
web-choice-rare = More choices
web-choice-changed = { $number } changed
web-choice-clear = Clear
web-choice-each = Say how many of each
web-choice-random = Random
web-spectators-may = Spectators may watch
web-listed = Listed on the home page
web-clock = Clock
web-clock-none = None
web-clock-fast = 1 minute per answer
web-clock-calm = 5 minutes per answer
web-clock-day = 1 day per answer
web-clock-bank = 15 minutes in all, and 15 seconds for each answer
web-fewer = One less
web-more = One more
web-bot-levels = Levels
web-bot-others = Others
web-bot-easy = Easy: sensibly, but they slip
web-bot-medium = Medium: soundly
web-bot-hard = Hard: they think ahead
web-bot-master = Master: they think long
web-bot-random = At random
web-bot-steward = Steward: weighs every option
web-bot-schemer = Schemer: searches ahead
web-bot-mason = Mason: builds and builds
web-bot-marauder = Marauder: takes and destroys
web-bot-miser = Miser: saves up
web-bot-jester = Jester: never the same twice
web-bot-stickler = Stickler: always the best move
web-bot-basic = Basic: buys money
web-bot-ultimate = Ultimate: money at its best
web-bot-smithy = Smithy: money and the Smithy
web-pass-and-play = Several people at this device
web-fellows = The others' names
web-fellows-hint = Ben, Cleo
web-open-table = Open the table
web-exchange = exchange it
web-instead-of = Instead of { $card }
web-instead-none = Nothing else fits here.
web-written = A list or a link
web-written-note = as other tools give it
web-written-hint = Village, Smithy, Market …
web-written-take = Take over
web-written-taken = Taken over.
web-written-none = There is no card in it that is known here.
web-written-unknown = Not known here: { $names }
web-sits-at = Seat { $number }
web-open-seat-for = Whoever has the link
web-open-note-bots = Everybody is here: the game begins at once.
web-open-note-link = Next you get a link for the others. Only who has it finds the table.

## Passing the device

web-pass-to = Pass the device to { $seat }
web-pass-note = Hands are hidden until { $seat } presses the button.
web-pass-here = Show { $seat }'s hand

## Rules and replay

web-search = Search
web-rules-search = Words or a rule id
web-rules-found = { $number } for “{ $words }”
web-rules-none = Nothing found.
web-book-glossary = Glossary
web-book-glossary-intro = What the boxes call the same thing in English, German and Dutch.
web-book-editions = All editions
web-book-show = Show a position
web-book-then = What happens then
web-book-play = Play it
web-book-asked = decides first
web-book-table = On the table
web-book-none = No position shows this.
web-shelf-characters = Characters
web-shelf-unique_districts = Unique districts
web-shelf-action_cards = Action cards
web-replay-verified = Verified with today's rules
web-replay-recorded = As it was recorded
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-jump = Jump to
web-whose-view = Whose view
web-spectator = Spectator
web-as-player = as { $name }
web-position = Position
web-position-of = { $at } of { $all }
web-rules-sets = Sets

## What decided it

web-walk = Learn from your game
web-hint = Hint
web-chances = What decided it
web-chances-graph = Chance of winning over the game; the same numbers follow as a table
web-chances-start = Think the game through
web-chances-note = Every decision is played out many times, from what its player could know. It takes seconds, or up to two minutes.
web-chances-not-yet = Those who played this game can have it thought through; nobody has done so yet.
web-chances-progress = { $step } of { $answers } answers thought about
web-chances-waiting = { $number ->
    [one] Another game comes first.
   *[other] { $number } other games come first.
}
web-chances-stop = Stop
web-chances-moments = Decisive moments
web-chances-none = No decision cost anybody much.
web-chances-cost = { $seat } −{ $loss }
web-chances-taken = { $seat } took “{ $taken }”: a chance of { $chance }.
web-chances-better = Better: “{ $best }”, { $chance }.
web-chances-led-points = It would have led to { $number } more points by the next own turn.
web-chances-led-rival = It would have left the best of the others { $number } points fewer.
web-chances-led-gold = It would have led to { $number } more gold by the next own turn.
web-chances-led-cards = It would have led to { $number } more cards in hand by the next own turn.
web-chances-led-hand = It would have made an average hand { $number } coins better.
web-chances-led-margin = It would have led to { $number } points more of a lead at the end.
web-chances-led-prospects = It would have led to better prospects, though not yet to more points, gold or cards.
web-chances-table = Chances as a table
web-chances-answer = After answer

## What wins

web-balance = What wins
web-balance-card = How often it wins
web-balance-lead = Measured: { $games } games for each edition and number of players, every seat played by the same bot.
web-balance-caution = A character is taken by those whom it suits, and dear districts stand in the cities of those who can pay: a high share goes with winning, it need not be the cause.
web-balance-even = Even would be { $share }.
web-balance-players = Players
web-balance-characters = Characters: share of games won by their players
web-balance-districts = Districts: share of games won by players who had them at the end
web-balance-seats = Seats: share of games won
web-balance-scenarios = Scenarios: mean points
web-balance-random = Random cast and districts
web-balance-seat = Seat { $number }
web-balance-name = Name
web-balance-won = Games won
web-balance-interval = { $share } ({ $low } to { $high })
web-balance-few = too few games
web-balance-points = Points on average
web-balance-games = Games
web-balance-all = All cards
web-balance-none = Nothing was measured here.

# The table, second design.

web-lens-empty = Point at a card, or hold it, and it is shown here.
web-lens-whole = The whole text of what is shown here
web-stage = Stage
web-rail = Details and chronicle
web-skip-others = Skip
web-cost-potion = { $number ->
    [one] and a Potion
   *[other] and { $number } Potions
}
web-cost-debt = { $number } Debt
web-cost-plus = you may pay more
web-cost-star = not for sale
web-cost-was = printed { $number }
web-look-for = Look for a name
web-page-back = The page before
web-page-on = The next page
web-page-of = { $number } of { $all }
web-set-forced = Forced answers
web-set-forced-note = what is the only thing to do is done by itself

# Where long words of names may be broken.
web-hyphens = Philos-opher's Swash-buckler Carto-grapher Astrol-ogers Black-mailer Candle-stick Conspir-ator Copper-smith Enchan-tress Fair-grounds Grave-robber Master-piece Money-lender Necro-mancer Observa-tory Wheel-wright Adven-turer Ambas-sador Apothe-cary Appren-tice Black-smith Bureau-crat Cannon-ball Capital-ism Chan-cellor Collec-tion Contra-band Cross-roads Encamp-ment Expedi-tion Innova-tion Invest-ment Journey-man Labora-tory Light-house Magis-trate Masque-rade Moun-tain's Mounte-bank Necro-polis Posses-sion Proces-sion Rat-catcher Skir-misher Sooth-sayer Stone-mason Tourna-ment Univer-sity Watch-tower Wood-cutter Aban-doned Farm-hands Over-grown Ware-house Cata-combs Monu-ment

# Lessons

web-learn = Learn
web-learn-title = Learn { $game }
web-learn-soon = Learn in 5 minutes
web-learn-none = There are no lessons for this game yet.
web-learn-first = Start here: a real game, and a coach beside you.
web-learn-lessons = Lessons
web-learn-of = { $done } of { $all } done
web-lesson-minutes = { $minutes } min
web-lesson-upnext = Up next
web-lesson-start = Begin
web-lesson-coach = Coach
web-lesson-next = Next
web-lesson-leave = Leave the lesson
web-lesson-done = done
web-lesson-more = All lessons
web-lesson-insists = Try this one first.
web-lesson-end = That was the lesson. Play on as you like; the bots play along.
web-lesson-puzzle = Puzzle
web-lesson-solved = Solved
web-lesson-show-answer = Show the answer
web-lesson-answer = The answer: { $option }. Take it, and hear why.
web-lesson-following = Next lesson
web-lesson-continue = Continue
web-lesson-again-of = Start again: { $lesson }
web-play-on = Play on from here
