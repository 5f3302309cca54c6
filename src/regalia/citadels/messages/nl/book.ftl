### The rule book: titles and introductions of its chapters.

book-citadels-setup = Voorbereiding
    .intro = Kies welke karakters meedoen en welke unieke gebouwen in de gebouwenstapel zitten. Iedereen begint met evenveel kaarten en evenveel goud.
book-citadels-round = Een ronde
    .intro = Eerst kiest iedereen in het geheim een karakter; dan worden de karakters op nummer opgeroepen en heeft elk een beurt.
book-citadels-turn = Een beurt
    .intro = Neem goud of kaarten en bouw daarna als je wilt. De eigenschap van je karakter komt daarbij.
book-citadels-characters = Karakters
    .intro = Bij elk nummer hoort één karakter. Elk heeft een eigenschap die niemand anders heeft.
book-citadels-districts = Unieke gebouwen
    .intro = Elk uniek gebouw doorbreekt een regel of levert op een eigen manier punten op.
book-citadels-scoring = Einde en puntentelling
    .intro = De eerste voltooide stad is het begin van de laatste ronde. Daarna telt elk gebouw wat het kost.
book-citadels-seats = Met twee, drie of acht spelers
    .intro = Met 2 of 3 spelers heeft iedereen twee karakters; met 8 doet een negende karakter mee.
book-citadels-variants = Scenario's en actiekaarten
    .intro = Kant-en-klare groepen karakters, de kaarten van de Nederlandse doos, en welke tekst geldt als er twee elkaar tegenspreken.
position-citadels-deck = Gebouwenstapel
