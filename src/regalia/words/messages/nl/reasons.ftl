### Waarom iets kan of niet kan: wat elk spel kan antwoorden. De regel staat achter de zin.

reason-legal = Dat kun je nu doen.
reason-over = Het spel is afgelopen.
reason-waiting = Nu beslist { $asked }.
reason-asked_otherwise = Er wordt nu iets anders gevraagd.
reason-not_among = Dat is hier geen keuze.
reason-must_choose = Weigeren kan hier niet.
reason-reacted = Dat heb je hiervoor al gebruikt of geweigerd.
reason-cannot_react = Je hebt nu niets waarmee dat kan.
