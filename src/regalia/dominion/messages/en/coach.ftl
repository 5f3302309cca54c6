## What the coach says of a plan

dominion-coach-plan_engine = An engine: cards that draw and cards that give Actions, until most of the deck is in hand every turn.
dominion-coach-plan_attack = Money, with an Attack that holds the others up.
dominion-coach-plan_thin = Money from a thin deck: what is weak is trashed first.
dominion-coach-plan_cards = Money, with a few Actions.
dominion-coach-plan_money = Money alone; nothing here was worth more.
dominion-coach-why_trash = { $card } trashes weak cards, so that the good ones come sooner.
dominion-coach-why_curse = { $card } gives the others Curses.
dominion-coach-why_attack = { $card } holds the others up.
dominion-coach-why_village = { $card } gives the Actions for cards that draw.
dominion-coach-why_draw = { $card } draws cards; with no Actions to spare, a few are enough.
dominion-coach-why_lab = { $card } draws and costs no Action: the more, the better.
dominion-coach-why_points = { $card } is worth points.
dominion-coach-why_money = { $card } is money.
dominion-coach-buy = Each time buy the first of these that you can pay for:
dominion-coach-line_always = – { $card }
dominion-coach-line_limit = – { $card }, up to { $number }
dominion-coach-line_share = – { $card }, one for every { $number } cards
dominion-coach-line_with = – { $card }, at most { $number } more than { $other }
dominion-coach-line_late = – { $card }, once at most { $number } of { $pile } are left
dominion-coach-line_money = – { $card }, once all your money comes to more than { $number }
dominion-coach-line_poor = – { $card }, while all your money comes to less than { $number }
dominion-coach-line_end = – { $card }, once { $number } more cards can end the game
dominion-coach-line_rich = – { $card }, the first one with at least { $number } coins to spend
dominion-coach-line_careful = – { $card }, but not the last but one, unless you lead or may buy again
dominion-coach-careful = It ends no game that it would lose by that, and takes an end that wins.
dominion-coach-line_if = – { $card }, if { $condition }
