### The log of a game, the reason for a step, and the pages of the rulebook.

log-title = { $game }: { $players }
log-spectator = As a spectator saw it.
log-open = With all hands open.
log-seat = As { $seat } saw it.

help-log = tell a recorded game in words, as text, HTML or compact notation
help-log_file = a record, a saved game, or a log in the compact notation
help-log_viewer = as whom: a seat from 1, spectator (default), or open for games that are over
help-log_html = as a page of HTML
help-log_notation = in the compact notation, which this command reads back
help-log_rules = with the rules that caused what happened

misuse-log_viewer = { $file } is a written log and shows what its viewer saw; leave out --viewer
refused-log-none = not a log: it begins with { $format } { $version }
refused-log-entry = line { $line } of the log: expected “{ $entry }”
refused-log-event = line { $line } of the log: “{ $text }” cannot be read

help-why = say what happened at a step of a record, and by which rules
help-why_step = a record, a colon and the number of an answer, from 1
help-why_seat = as this seat saw it, from 1; by default the one that answered
misuse-why = expected FILE:N, a record and the number of an answer, not { $text }
misuse-why_step = { $file } holds { $number } answers; N goes from 1 to { $number }
why-step = Answer { $step } of { $number }
why-answer = Chosen, of { $number ->
        [one] one possibility
       *[other] { $number } possibilities
    }: { $option }
why-nothing = Nothing else happened that could be seen.

rules-see = See also
rules-example = Example
rules-examples = Also shown by
rules-named_in = Named in
rules-no_rule = No rule of its own; the text of the card says it all.
