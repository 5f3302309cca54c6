### Het verslag van een spel, de reden van een stap en de bladzijden van het regelboek.

log-title = { $game }: { $players }
log-spectator = Zoals een toeschouwer het zag.
log-open = Met alle handen open.
log-seat = Zoals { $seat } het zag.

help-log = een opgenomen spel in woorden vertellen: als tekst, HTML of kortschrift
help-log_file = een verslag, een opgeslagen spel of een log in kortschrift
help-log_viewer = voor wie: een plaats vanaf 1, spectator (standaard), of open voor spellen die afgelopen zijn
help-log_html = als HTML-pagina
help-log_notation = in het kortschrift, dat deze opdracht ook leest
help-log_rules = met de regels waaruit het volgt

misuse-log_viewer = { $file } is een geschreven log en toont wat daar te zien was; laat --viewer weg
refused-log-none = geen log: het begint met { $format } { $version }
refused-log-entry = regel { $line } van de log: verwacht wordt “{ $entry }”
refused-log-event = regel { $line } van de log: “{ $text }” is niet te lezen

help-why = zeggen wat er bij een stap van een verslag gebeurde en volgens welke regels
help-why_step = een verslag, een dubbele punt en het nummer van een antwoord, vanaf 1
help-why_seat = zoals deze plaats het zag, vanaf 1; standaard de plaats die geantwoord heeft
misuse-why = verwacht wordt BESTAND:N, een verslag en het nummer van een antwoord, niet { $text }
misuse-why_step = { $file } bevat { $number ->
        [one] { $number } antwoord
       *[other] { $number } antwoorden
    }; N gaat van 1 tot { $number }
why-step = Antwoord { $step } van { $number }
why-answer = Gekozen, uit { $number ->
        [one] één mogelijkheid
       *[other] { $number } mogelijkheden
    }: { $option }
why-nothing = Verder gebeurde er niets dat te zien was.

rules-see = Zie ook
rules-example = Voorbeeld
rules-examples = Ook te zien in
rules-named_in = Genoemd in
rules-no_rule = Geen eigen regel; de tekst van de kaart zegt alles.
