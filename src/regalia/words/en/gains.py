"""Gold and cards that come and go, in English: more sentences like those of ``events``."""

from typing import Final

from regalia.words.messages import Message

GAINS: Final[dict[str, Message]] = {
    # -- gold --------------------------------------------------------------------------------------------------------------
    "event.gains_gold": {
        "": "{seat} gains {gold}.",
        "seat": "You gain {gold}.",
        "none": "",
        "seat none": "",
    },
    "event.gains_gold@C-SETUP-07": {
        "": "{seat} starts with {gold}.",
        "seat": "You start with {gold}.",
    },
    "event.gains_gold@C-TURN-01": {
        "": "{seat} gathers {gold}.",
        "seat": "You gather {gold}.",
    },
    "event.gains_gold@D-GOLDMINE-01": {
        "": "{seat} gathers {gold} with the Gold Mine.",
        "seat": "You gather {gold} with the Gold Mine.",
    },
    "event.gains_gold@C-TURN-14": {
        "": "{seat} earns {gold} from the city.",
        "seat": "You earn {gold} from your city.",
    },
    "event.gains_gold@C-ABBOT-01": {
        "": "{seat} collects {gold} from religious districts.",
        "seat": "You collect {gold} from your religious districts.",
        "none": "",
        "seat none": "",
    },
    "event.gains_gold@C-MERCHANT-02": {
        "": "{seat} gains {gold} as the Merchant.",
        "seat": "You gain {gold} as the Merchant.",
    },
    "event.gains_gold@C-ALCHEMIST-01": {
        "": "The Alchemist's building costs come back: {seat} gains {gold}.",
        "seat": "Your building costs come back: you gain {gold}.",
    },
    "event.gains_gold@C-NAVIGATOR-01": {
        "": "{seat} gains {gold} as the Navigator.",
        "seat": "You gain {gold} as the Navigator.",
    },
    "event.gains_gold@C-QUEEN-01": {
        "": "{seat} sits beside rank 4 and gains {gold} as the Queen.",
        "seat": "You sit beside rank 4 and gain {gold} as the Queen.",
    },
    "event.gains_gold@C-QUEEN-03": {
        "": "{seat} sat beside the killed rank 4 and gains {gold} as the Queen.",
        "seat": "You sat beside the killed rank 4 and gain {gold} as the Queen.",
    },
    "event.gains_gold@C-MAGISTRATE-05": {
        "": "{seat} gets {gold} back.",
        "seat": "You get {gold} back.",
    },
    "event.gains_gold@D-LABORATORY-01": {
        "": "{seat} gains {gold} in the Laboratory.",
        "seat": "You gain {gold} in your Laboratory.",
    },
    "event.gains_gold@D-POORHOUSE-01": {
        "": "The Poor House gives {seat} {gold}.",
        "seat": "The Poor House gives you {gold}.",
    },
    "event.gains_gold@D-THRONEROOM-01": {
        "": "The Throne Room gives {seat} {gold}.",
        "seat": "The Throne Room gives you {gold}.",
    },
    "event.gains_gold@A-TICKETWAGON-03": {
        "": "{seat} cashes in a Ticket Wagon: {gold}.",
        "seat": "You cash in your Ticket Wagon: {gold}.",
    },
    "event.pays": {
        "": "{seat} pays {gold}.",
        "seat": "You pay {gold}.",
        "none": "",
        "seat none": "",
    },
    "event.pays@C-TURN-06": {"": "", "seat": ""},
    "event.pays@C-WARLORD-02": {
        "": "{seat} pays {gold} to destroy a district.",
        "seat": "You pay {gold} to destroy a district.",
        "none": "",
        "seat none": "",
    },
    "event.pays@D-SMITHY-01": {
        "": "{seat} pays {gold} in the Smithy.",
        "seat": "You pay {gold} in your Smithy.",
    },
    "event.pays@D-GREATWALL-02": {
        "": "{seat} pays {gold} more for the Great Wall.",
        "seat": "You pay {gold} more for the Great Wall.",
    },
    "event.pays@D-GREATWALL-03": {
        "": "{seat} pays {gold} more for the Great Wall.",
        "seat": "You pay {gold} more for the Great Wall.",
    },
    "event.takes_gold": {
        "": "{seat} takes {gold} from {victim}.",
        "seat": "You take {gold} from {victim}.",
        "victim": "{seat} takes {gold} from you.",
        "none": "{seat} takes nothing from {victim}, who has no gold.",
        "seat none": "You take nothing from {victim}, who has no gold.",
        "victim none": "{seat} takes nothing from you: you have no gold.",
    },
    "event.takes_gold@C-THIEF-01": {
        "": "{victim} is robbed by {seat}: {gold}.",
        "seat": "You rob {victim}: {gold}.",
        "victim": "You are robbed by {seat}: {gold}.",
        "self": "{seat} is the Thief's victim too, and keeps {gold}.",
        "seat+victim": "You are your own victim and keep {gold}.",
        "none": "{victim} is robbed by {seat}, but has no gold.",
        "seat none": "You rob {victim}, who has no gold.",
        "victim none": "You are robbed by {seat}, but have no gold.",
        "self none": "{seat} is the Thief's victim too, and has no gold.",
        "seat+victim none": "You are your own victim, without gold.",
    },
    "event.takes_gold@C-BLACKMAILER-04": {
        "": "{seat} gets {gold}, half of what {victim} has.",
        "seat": "You get {gold}, half of what {victim} has.",
        "victim": "{seat} gets {gold}, half of what you have.",
        "none": "{seat} gets nothing: half of so little is 0 gold.",
        "seat none": "You get nothing: half of so little is 0 gold.",
        "victim none": "{seat} gets nothing: half of so little is 0 gold.",
    },
    "event.takes_gold@C-ABBOT-03": {
        "": "{victim} is the richest and gives {seat} {gold}.",
        "seat": "{victim} is the richest and gives you {gold}.",
        "victim": "You are the richest and give {seat} {gold}.",
    },
    "event.takes_gold@C-CARDINAL-02": {
        "": "{seat} gets {gold} from {victim} for it.",
        "seat": "You get {gold} from {victim} for it.",
        "victim": "You give {seat} {gold} for it.",
    },
    "event.takes_gold@C-DIPLOMAT-03": {
        "": "{victim} pays {seat} the difference of {gold}.",
        "seat": "{victim} pays you the difference of {gold}.",
        "victim": "You pay {seat} the difference of {gold}.",
    },
    "event.takes_gold@C-MARSHAL-02": {
        "": "{victim} gives {seat} {gold} for a district.",
        "seat": "{victim} gives you {gold} for a district.",
        "victim": "You give {seat} {gold} for a district.",
    },
    # -- cards -------------------------------------------------------------------------------------------------------------
    "event.gains_cards": {
        "": "{seat} gains {number}.",
        "known": "{seat} gains {number}: {cards}.",
        "seat known": "You gain {number}: {cards}.",
        "none": "",
        "seat none": "",
    },
    "event.gains_cards@C-SETUP-06": {
        "": "{seat} is dealt {number}.",
        "known": "{seat} is dealt {cards}.",
        "seat known": "You are dealt {cards}.",
    },
    "event.gains_cards@C-TURN-14": {
        "": "{seat} earns {number} from the city.",
        "known": "{seat} earns {number} from the city: {cards}.",
        "seat known": "You earn {number} from your city: {cards}.",
        "none": "",
        "seat none": "",
    },
    "event.gains_cards@D-LIBRARY-01": {
        "": "{seat} gathers {number} and keeps them all in the Library.",
        "known": "{seat} gathers {number} and keeps them all in the Library: {cards}.",
        "seat known": "You gather {number} and keep them all in your Library: {cards}.",
    },
    "event.gains_cards@D-PARK-01": {
        "": "{seat} gains {number} from the Park.",
        "known": "{seat} gains {number} from the Park: {cards}.",
        "seat known": "You gain {number} from your Park: {cards}.",
        "none": "",
        "seat none": "",
    },
    "event.draws_cards": {
        "": "{seat} draws {number}.",
        "known": "{seat} draws {number}: {cards}.",
        "seat known": "You draw {number}: {cards}.",
    },
    "event.keeps_card": {
        "": "{seat} keeps one of them.",
        "known": "{seat} keeps the {card}.",
        "seat known": "You keep the {card}.",
    },
    "event.takes_card": {
        "": "{seat} takes a card from the hand of {victim}.",
        "known": "{seat} takes the {card} from the hand of {victim}.",
        "seat known": "You take the {card} from the hand of {victim}.",
        "victim known": "{seat} takes the {card} from your hand.",
    },
    "event.gives_cards": {
        "": "{seat} gives {taker} {number}.",
        "known": "{seat} gives {taker} {number}: {cards}.",
        "seat known": "You give {taker} {number}: {cards}.",
        "taker known": "{seat} gives you {number}: {cards}.",
    },
    "event.pays_cards": {
        "": "{seat} pays with {number} instead of gold.",
        "known": "{seat} pays with {number} instead of gold: {cards}.",
        "seat known": "You pay with {number} instead of gold: {cards}.",
        "none": "",
        "seat none": "",
    },
    "event.discards_cards": {
        "": "{seat} discards {number}.",
        "known": "{seat} discards {number}: {cards}.",
        "seat known": "You discard {number}: {cards}.",
    },
    "event.puts_cards_away": {
        "": "{seat} puts {number} under the deck.",
        "known": "{seat} puts {number} under the deck: {cards}.",
        "seat known": "You put {number} under the deck: {cards}.",
    },
    "event.finds_card": {
        "": "{seat} searches the deck and takes a card.",
        "known": "{seat} searches the deck and takes the {card}.",
        "seat known": "You search the deck and take the {card}.",
    },
}
