### Dominion, Die Alchemisten: Texte und was nur diese Karten fragen und erzählen.
dominion-text-alchemist = +2 Karten, +1 Aktion. Zu Beginn der Aufräumphase dieses Zuges darfst du diese Karte auf deinen Nachziehstapel legen, wenn du einen { dominion-card-potion } im Spiel hast.
    .short = +2 Karten, +1 Aktion. Beim Aufräumen mit { dominion-card-potion }: obenauf.
    .full = Jede, die du gespielt hast und die noch im Spiel ist. Im ersten Druck, wenn du sie aus dem Spiel ablegst.
dominion-text-apothecary = +1 Karte, +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf. { dominion-card-copper } und { dominion-card-potion } kommen auf die Hand, die anderen in beliebiger Reihenfolge zurück.
    .short = +1 Karte, +1 Aktion. Oberste 4: { dominion-card-copper }, { dominion-card-potion } auf die Hand.
    .full = Du musst alle davon nehmen. Sind es weniger als 4 Karten, decke auf, was da ist.
dominion-text-apprentice = +1 Aktion. Entsorge eine Handkarte: +1 Karte je Münze, die sie kostet, und +2 Karten, wenn sie einen Trank kostet.
    .short = +1 Aktion. Entsorge 1: +1 Karte je Münze; Trank: +2 Karten.
    .full = Hast du Handkarten, musst du eine entsorgen. Es zählt, was sie jetzt kostet.
dominion-text-familiar = +1 Karte, +1 Aktion. Alle anderen nehmen einen { dominion-card-curse }.
    .full = In Zugreihenfolge, solange es welche gibt.
dominion-text-golem = Decke Karten deines Nachziehstapels auf, bis 2 Aktionskarten außer { dominion-card-golem } offen liegen. Lege die anderen ab, dann spiele die beiden in beliebiger Reihenfolge.
    .short = Aufdecken bis 2 Aktionskarten (kein { dominion-card-golem }). Beide spielen.
    .full = Du musst beide spielen. Die zweite wartet zur Seite gelegt, nichts was die erste tut, erreicht sie. Findet sich nur eine, wird diese gespielt.
dominion-text-herbalist = +1 Kauf, +1 Münze. Einmal in diesem Zug, wenn du eine Geldkarte aus dem Spiel ablegst, darfst du sie auf deinen Nachziehstapel legen.
    .short = +1 Kauf, +1 Münze. Beim Ablegen darf 1 Geldkarte obenauf.
    .full = Einmal für jedes Mal, das sie gespielt wurde; jede Geldkarte, auch ein { dominion-card-potion }. Im ersten Druck, wenn du diese Karte aus dem Spiel ablegst.
dominion-text-philosophers_stone = Zähle Nachzieh- und Ablagestapel. +1 Münze je 5 Karten, abgerundet.
    .short = +1 Münze je 5 Karten in Nachzieh- und Ablagestapel.
    .full = Karten im Spiel und auf der Hand zählen nicht. Es wird nur gezählt; die Reihenfolge bleibt.
dominion-text-scrying_pool = +1 Aktion. Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf und legen sie ab oder zurück: Du entscheidest. Dann decke Karten deines Nachziehstapels auf, bis eine keine Aktionskarte ist; nimm alle diese auf die Hand.
    .short = +1 Aktion. Jede oberste prüfen. Ziehe bis Nicht-Aktionskarte.
    .full = Erst kommen alle obersten Karten. Eine zurückgelegte darf noch einmal aufgedeckt werden. Für die anderen ist es ein Angriff.
dominion-text-university = +2 Aktionen. Du darfst eine Aktionskarte nehmen, die bis zu 5 Münzen kostet.
    .short = +2 Aktionen. Darfst eine Aktionskarte bis 5 Münzen nehmen.
    .full = Eine Karte, die auch einen Trank kostet, kostet nicht bis zu 5 Münzen.
dominion-text-vineyard = Für je 3 Aktionskarten, die du hast, 1 Punkt wert, abgerundet.
    .full = Es zählen alle deine Karten, wo auch immer sie sind.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-transmute = Entsorge eine Handkarte. Ist sie eine Aktionskarte, nimm ein { dominion-card-duchy }; eine Geldkarte, eine { dominion-card-transmute }; eine Punktekarte, ein { dominion-card-gold }.
    .short = Entsorge: Aktion: { dominion-card-duchy }; Geld: { dominion-card-transmute }; Punkte: { dominion-card-gold }.
    .full = Hat die Karte mehrere dieser Typen, nimmst du jede der Karten, in dieser Reihenfolge. Ein { dominion-card-curse } bringt nichts ein.
dominion-text-possession = Die Person links von dir macht nach diesem Zug einen Extrazug. Du siehst alle Karten, die sie sieht, und entscheidest alles. Was sie nehmen würde, nimmst du; was sie entsorgt, wird zur Seite gelegt und kommt am Ende des Zuges auf ihren Ablagestapel.
    .short = Extrazug der Person links: Du entscheidest alles.
    .full = Was du so nimmst, kommt auf deinen Ablagestapel, wohin es auch sollte, und was von dem ausgebliebenen Nehmen abhing, entfällt. Marker, Aktionen, Käufe und Münzen bleiben bei der Person, die am Zug ist. Was zurückkommt, ist weder genommen noch abgelegt, gilt aber als entsorgt. Nach dem neuesten Wortlaut gibt es keinen zweiten Extrazug in Folge, und auch Schulden gehen an dich.

## Antworten und Fragen

dominion-event-is_possessed = { $by } entscheidet in diesem Zug von { $seat } alles.
    .by = Du entscheidest in diesem Zug von { $seat } alles.
    .seat = { $by } entscheidet in diesem Zug alles für dich.
dominion-event-puts_spared_back = { $seat } legt { EINEN($cards) } auf den Ablagestapel zurück.
    .seat = Du legst { EINEN($cards) } auf deinen Ablagestapel zurück.
dominion-option-gained_by_possessor = die Karte anstelle der besessenen Person nehmen
    .typed = besessenheit; nehmen
dominion-option-alchemist_topdecks = { EINEN("dominion-card-alchemist") } auf den Nachziehstapel legen
    .typed = alchemist; nachziehstapel
dominion-option-alchemist_discarded = { EINEN("dominion-card-alchemist") } auf den Nachziehstapel legen
    .typed = alchemist; nachziehstapel
dominion-option-herbalist_topdecks = { dominion-card-herbalist }: { DEN($card) } auf den Nachziehstapel legen
    .typed = kräuterkundiger; nachziehstapel
dominion-option-herbalist_discarded = { dominion-card-herbalist }: { DEN($card) } auf den Nachziehstapel legen
    .typed = kräuterkundiger; nachziehstapel
dominion-question-play_first = Welche davon spielst du zuerst?
