"""What happened, in English: one sentence per kind of event, in variants (see ``messages.pick``).

``event.KIND@RULE`` is said instead of ``event.KIND`` where that rule caused it. Variants: the arguments that are the reader
("seat", "victim", "seat+victim"), "self" if two players are one, then "none" for an amount of 0, the name of a flag that is
set, "known" for those who may know the secret. An empty sentence is not said: another one of the same moment tells it all.
"""

from typing import Final

from regalia.words.messages import Message

EVENTS: Final[dict[str, Message]] = {
    # -- the course of the game --------------------------------------------------------------------------------------------
    "event.round_begins": {
        "": "Round {number} begins. {crowned} wears the crown.",
        "crowned": "Round {number} begins. You wear the crown.",
    },
    "event.game_over": "The game is over after {number} rounds.",
    "event.chooses_character": {
        "": "{seat} chooses a character.",
        "known": "{seat} chooses the {character}.",
        "seat known": "You choose the {character}.",
    },
    "event.sets_character_aside": {
        "": "{seat} sets a character aside, face down.",
        "known": "{seat} sets the {character} aside, face down.",
        "seat known": "You set the {character} aside, face down.",
    },
    "event.exchanges_characters": {
        "": "{seat} exchanges characters with {partner} in the Theater.",
        "known": "{seat} gives {partner} the {given} and gets the {taken} in the Theater.",
        "seat known": "You give {partner} the {given} and get the {taken} in your Theater.",
        "partner known": "{seat} gives you the {given} for your {taken} in the Theater.",
    },
    "event.reveals": {
        "": "{seat} is the {character}.",
        "seat": "You are the {character}.",
    },
    "event.nobody_answers": "Nobody answers for the {character}.",
    "event.takes_crown": {
        "": "{seat} takes the crown.",
        "seat": "You take the crown.",
    },
    "event.takes_crown@C-EMPEROR-02": {
        "": "The crown goes to {seat}.",
        "seat": "The crown goes to you.",
    },
    "event.takes_crown@C-EMPEROR-07": {
        "": "The killed Emperor passes the crown to {seat}.",
        "seat": "The killed Emperor passes the crown to you.",
    },
    "event.takes_crown@C-EMPEROR-09": {
        "": "The Emperor passes the crown to {seat}.",
        "seat": "The Emperor passes the crown to you.",
    },
    "event.acrobat_keeps_crown": {
        "": "{crowned} has played the Acrobat and keeps the crown from {heir}.",
        "crowned": "You have played the Acrobat and keep the crown from {heir}.",
        "heir": "{crowned} has played the Acrobat and keeps the crown from you.",
        "self": "{crowned} has played the Acrobat and keeps the crown.",
        "crowned+heir": "You have played the Acrobat and keep the crown.",
    },
    "event.completes_city": {
        "": "{seat} completes a city! This is the last round.",
        "seat": "You complete your city! This is the last round.",
        "later": "{seat} completes a city, too.",
        "seat later": "You complete your city, too.",
    },
    "event.lowers_goal": {
        "": "{seat} rings the Bell Tower: from now on {number} districts complete a city.",
        "seat": "You ring the Bell Tower: from now on {number} districts complete a city.",
    },
    "event.restores_goal": "Without the Bell Tower it takes {number} districts again to complete a city.",
    # -- districts ---------------------------------------------------------------------------------------------------------
    "event.builds": {
        "": "{seat} builds the {card} for {gold}.",
        "seat": "You build the {card} for {gold}.",
        "none": "{seat} builds the {card} without gold.",
        "seat none": "You build the {card} without gold.",
    },
    "event.destroyed": {
        "": "{owner} sacrifices the {card}.",
        "owner": "You sacrifice your {card}.",
    },
    "event.destroyed@C-WARLORD-02": {"": "", "owner": ""},
    "event.destroyed@D-ARMORY-01": {"": "", "owner": ""},
    "event.discards_district": {
        "": "{owner} clears the {card} away.",
        "owner": "You clear your {card} away.",
    },
    "event.fires_armory": {
        "": "{seat} blows up the Armory, and with it the {card} of {owner}.",
        "seat": "You blow up your Armory, and with it the {card} of {owner}.",
        "owner": "{seat} blows up the Armory, and with it your {card}.",
        "self": "{seat} blows up the Armory, and with it the {card} of the same city.",
        "seat+owner": "You blow up your Armory, and with it your own {card}.",
    },
    "event.fills_museum": {
        "": "{seat} puts a card under the Museum, which now holds {number}.",
        "known": "{seat} puts the {card} under the Museum, which now holds {number}.",
        "seat known": "You put the {card} under your Museum, which now holds {number}.",
    },
    "event.buys_from_graveyard": {
        "": "{seat} takes the {card} from the Graveyard.",
        "seat": "You take the {card} from your Graveyard.",
    },
    # -- characters --------------------------------------------------------------------------------------------------------
    "event.kills": {
        "": "{seat} kills the {character}.",
        "seat": "You kill the {character}.",
    },
    "event.bewitches": {
        "": "{seat} bewitches the {character}.",
        "seat": "You bewitch the {character}.",
    },
    "event.witch_resumes": {
        "": "{seat}, the Witch, goes on as the {character}.",
        "seat": "You, the Witch, go on as the {character}.",
    },
    "event.places_warrants": {
        "": "{seat} lays warrants on {characters}.",
        "known": "{seat} lays warrants on {characters}; the signed one is the {character}'s.",
        "seat known": "You lay warrants on {characters}; the signed one is the {character}'s.",
    },
    "event.confiscates": {
        "": "{seat} shows the signed warrant and confiscates the {card} of {victim}.",
        "seat": "You show the signed warrant and confiscate the {card} of {victim}.",
        "victim": "{seat} shows the signed warrant and confiscates your {card}.",
    },
    "event.robs": {
        "": "{seat} will rob the {character}.",
        "seat": "You will rob the {character}.",
    },
    "event.spies": {
        "": "{seat} spies on {victim} for {kind} cards: {number}.",
        "known": "{seat} spies on {victim} for {kind} cards: {number} among {cards}.",
        "seat known": "You spy on {victim} for {kind} cards: {number} among {cards}.",
        "victim known": "{seat} spies on you for {kind} cards: {number} among {cards}.",
    },
    "event.places_threats": {
        "": "{seat} threatens {characters}.",
        "known": "{seat} threatens {characters}; the flower is on the {character}.",
        "seat known": "You threaten {characters}; the flower is on the {character}.",
    },
    "event.bribes": {
        "": "{seat} pays the bribe for the {character}.",
        "seat": "You pay the bribe for the {character}.",
    },
    "event.refuses_bribe": {
        "": "{seat} pays no bribe for the {character}.",
        "seat": "You pay no bribe for the {character}.",
    },
    "event.reveals_threat": {
        "": "{seat} turns the threat against {victim} over: it is blank.",
        "seat": "You turn the threat against {victim} over: it is blank.",
        "victim": "{seat} turns the threat against you over: it is blank.",
        "flower": "{seat} turns the threat against {victim} over: the flower!",
        "seat flower": "You turn the threat against {victim} over: the flower!",
        "victim flower": "{seat} turns the threat against you over: the flower!",
    },
    "event.exchanges_hands": {
        "": "{seat} exchanges hands with {partner}: {given} for {taken}.",
        "seat": "You exchange hands with {partner}: {given} for {taken}.",
        "partner": "{seat} exchanges hands with you: {given} for your {taken}.",
    },
    "event.looks_at_hand": {
        "": "{seat} looks at the hand of {victim}.",
        "known": "{seat} looks at the hand of {victim}: {cards}.",
        "seat known": "You look at the hand of {victim}: {cards}.",
        "victim known": "{seat} looks at your hand: {cards}.",
    },
    "event.destroys": {
        "": "{seat} destroys the {card} of {owner}.",
        "seat": "You destroy the {card} of {owner}.",
        "owner": "{seat} destroys your {card}.",
        "self": "{seat} destroys the {card} in the own city.",
        "seat+owner": "You destroy your own {card}.",
    },
    "event.exchanges_districts": {
        "": "{seat} gives {owner} the {given} for the {taken}.",
        "seat": "You give {owner} your {given} for the {taken}.",
        "owner": "{seat} gives you the {given} for your {taken}.",
    },
    "event.seizes": {
        "": "{seat} seizes the {card} of {owner}.",
        "seat": "You seize the {card} of {owner}.",
        "owner": "{seat} seizes your {card}.",
    },
    "event.beautifies": {
        "": "{seat} beautifies the {card}.",
        "seat": "You beautify your {card}.",
    },
    "event.pays_tax": {
        "": "{seat} pays 1 gold of tax, which makes {gold}.",
        "seat": "You pay 1 gold of tax, which makes {gold}.",
    },
    "event.collects_tax": {
        "": "{seat} collects the taxes: {gold}.",
        "seat": "You collect the taxes: {gold}.",
    },
    # -- action cards ------------------------------------------------------------------------------------------------------
    "event.plays_action": {
        "": "{seat} plays the {card}.",
        "seat": "You play the {card}.",
    },
    "event.visits_wagon": {
        "": "{seat} pays 1 gold at a Ticket Wagon, which now holds {gold}.",
        "seat": "You pay 1 gold at a Ticket Wagon, which now holds {gold}.",
    },
}
