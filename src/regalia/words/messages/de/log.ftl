### Der Bericht über ein Spiel, der Grund für einen Schritt und die Seiten des Regelbuchs.

log-title = { $game }: { $players }
log-spectator = Wie es Zuschauende gesehen haben.
log-open = Mit allen Händen aufgedeckt.
log-seat = Wie { $seat } es gesehen hat.

help-log = ein aufgezeichnetes Spiel in Worten erzählen: als Text, HTML oder Notation
help-log_file = eine Aufzeichnung, ein gesichertes Spiel oder ein Bericht in Notation
help-log_viewer = für wen: ein Platz ab 1, spectator (Standard), oder open für Spiele, die zu Ende sind
help-log_html = als HTML-Seite
help-log_notation = in der Notation, die dieser Befehl auch liest
help-log_rules = mit den Regeln, aus denen es folgt

misuse-log_viewer = { $file } ist ein geschriebener Bericht und zeigt, was dort zu sehen war; lass --viewer weg
refused-log-none = kein Bericht: Am Anfang wird { $format } { $version } erwartet
refused-log-entry = Zeile { $line } des Berichts: erwartet wird „{ $entry }“
refused-log-event = Zeile { $line } des Berichts: „{ $text }“ ist nicht zu lesen

help-why = sagen, was bei einem Schritt einer Aufzeichnung geschah und nach welchen Regeln
help-why_step = eine Aufzeichnung, ein Doppelpunkt und die Nummer einer Antwort, ab 1
help-why_seat = wie dieser Platz es sah, ab 1 (Standard: der, der geantwortet hat)
misuse-why = erwartet wird DATEI:N, eine Aufzeichnung und die Nummer einer Antwort, nicht { $text }
misuse-why_step = { $file } enthält { $number ->
        [one] { $number } Antwort
       *[other] { $number } Antworten
    }; N geht von 1 bis { $number }
why-step = Antwort { $step } von { $number }
why-answer = Gewählt, von { $number ->
        [one] einer Möglichkeit
       *[other] { $number } Möglichkeiten
    }: { $option }
why-nothing = Sonst geschah nichts, was zu sehen war.

rules-see = Siehe auch
rules-example = Beispiel
rules-examples = Auch zu sehen in
rules-named_in = Genannt in
rules-no_rule = Keine eigene Regel; der Text der Karte sagt alles.
