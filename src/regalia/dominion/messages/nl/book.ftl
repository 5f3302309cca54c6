### The rule book: titles and introductions of its chapters.

book-dominion-setup = Voorbereiding
    .intro = De voorraad ligt in het midden; wat je pakt, wordt je eigen trekstapel, hand en aflegstapel.
book-dominion-turn = Een beurt
    .intro = Een actiekaart spelen, een kaart kopen, opschonen: elke beurt heeft deze drie fasen.
book-dominion-cards = Kaarttypen
    .intro = Het type zegt wanneer een kaart gespeeld kan worden en als wat die telt.
book-dominion-play = Spelen, trekken, kopen
    .intro = Wat de aanwijzingen op kaarten betekenen en in welke volgorde ze worden uitgevoerd.
book-dominion-moves = Waar kaarten heen gaan
    .intro = Pakken, vernietigen, afleggen, tonen: elk woord verplaatst kaarten op een eigen manier.
book-dominion-extras = Liggende kaarten, fiches en tableaus
    .intro = Wat sommige sets toevoegen: kaarten die dwars liggen, fiches die je bewaart, tableaus voor kaarten.
book-dominion-end = Einde van het spel
    .intro = Wanneer het spel voorbij is en wat er telt.
