### What `regalia bench` measures of this game.

bench-first_game = { game-citadels }, eerste spel, 4 plaatsen
bench-first_game_alone = … ervoor: geen ander gebouw gemaakt
bench-alone_note = Ervoor: dezelfde spellen, keuze voor keuze, met blanco kaarten in plaats van elk gebouw dat ze niet gebruiken. Verschillen de eerste twee regels meer dan de klok, dan kosten ongebruikte gebouwen iets.
bench-random_casts = { game-citadels }, willekeurige karakters, 6 plaatsen
bench-copy = een spel { game-citadels } kopiëren, 4 plaatsen
