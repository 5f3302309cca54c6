### What every game says.

## Amounts and lists

count-gold = { $number } gold
count-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
list-and = { $rest } and { $last }
list-nothing = nothing
reader = You
seat = Seat { $number }
names = Ada,Ben,Cleo,Dan,Eva,Finn,Gus,Hana

## Answers

answer-ignored = a an the to of from for with in on at into it your his her their s and by card district hand i please
answer-empty = Type the number of an option, from 1 to { $most }, or its words.
answer-number = There is no option { $number }; they go from 1 to { $most }.
answer-none = Nothing offered fits “{ $text }”. Type a number from 1 to { $most }, words of an option, or ? for help.
answer-many = “{ $text }” fits more than one: { $options }.
answer-close = Nothing offered fits “{ $text }”. Did you mean { $options }?
answer-me = me my mine own myself

asks-option = { $option }?
asks-which = What do you do?
asks-nothing = You can do nothing.
