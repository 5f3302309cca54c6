# Choices before the game: a label for the page and, as .help, what the command line says of it.

choice-dominion-kingdom = Königreich
    .help = ein Königreich mit Namen, zehn Karten mit Kommas in jeder Sprache, eine Liste DATEI.txt, oder random
choice-dominion-seats = Spielerzahl
    .help = wie viele mitspielen, 2 bis 6 (Standard: 2)
choice-dominion-expansions = Erweiterungen
    .help = Erweiterungen, aus denen ein zufälliges Königreich kommt, oder wie viele Karten aus jeder (base:7,intrigue:3)
choice-dominion-no_attacks = Ohne Angriffe
    .help = ein zufälliges Königreich ohne Angriffe
choice-dominion-first = Startspieler
    .help = wer beginnt: ein Platz ab 1; sonst entscheidet das Los
choice-dominion-choose_top = Oberste Karte nach Wahl
    .help = wer mehrere Karten ablegt, wählt, welche oben liegt
choice-dominion-open_counts = Offene Zahlen
    .help = alle dürfen die Karten aller Nachziehstapel zählen
choice-dominion-omit_curses = Ohne Flüche
    .help = keine Flüche in Spielen, in denen nichts sie verteilt
choice-dominion-landscapes = Ereignisse, Projekte, Landmarken, Wege
    .help = Ereignisse, Projekte, Landmarken, Wege und ein Verbündeter durch Kommas, oder wie viele gelost werden
choice-dominion-black_market = Schwarzmarktdeck
    .help = die Karten des Schwarzmarktdecks durch Kommas
choice-dominion-colonies = Platin und Kolonie
    .help = mit Platin und Kolonie spielen
choice-dominion-shelters = Unterschlupfe
    .help = mit Unterschlüpfen statt Anwesen beginnen
choice-dominion-printings = Andere Drucke
    .help = andere Auflagen einiger Karten durch Kommas, zum Beispiel trader_first_edition
