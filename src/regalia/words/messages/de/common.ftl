### Was jedes Spiel sagt.

## Mengen und Aufzählungen

count-gold = { $number } Gold
count-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
count-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
list-and = { $rest } und { $last }
list-nothing = nichts
reader = Du
seat = Platz { $number }
names = Ada,Ben,Cleo,Dan,Eva,Finn,Gus,Hana

## Antworten

answer-ignored = der die das den dem des ein eine einen einem einer dein deine deinen deinem deiner von vom für mit in im an am auf aus bei beim zu zur zum als und karte gebäude bezirk hand ich bitte
answer-empty = Tippe die Nummer einer Möglichkeit, von 1 bis { $most }, oder ihre Worte.
answer-number = Eine Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $most }.
answer-none = Nichts davon passt zu „{ $text }“. Tippe eine Nummer von 1 bis { $most }, Worte einer Möglichkeit oder ? für Hilfe.
answer-many = „{ $text }“ passt auf mehrere: { $options }.
answer-close = Nichts davon passt zu „{ $text }“. Meintest du { $options }?
answer-me = ich mich mir mein meine meinen meinem eigen eigene eigenen selbst

asks-option = { $option }?
asks-which = Was tust du?
asks-nothing = Du kannst nichts tun.
