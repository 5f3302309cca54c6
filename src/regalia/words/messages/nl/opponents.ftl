### Tegenstanders: per sterkte acht namen, één per plaats; wie iemand in het bijzonder is, heeft er een.

opponents-easy = Dromerige Dora,Trouwe Teun,Vrolijke Vera,Slaperige Sam,Zachte Zoë,Zorgeloze Zeger,Goedige Greet,Blije Bas
opponents-medium = Degelijke Daan,Bedachtzame Bea,Zuinige Zef,Geduldige Gerda,Nuchtere Niels,Verstandige Veerle,Kalme Koen,Vlijtige Fien
opponents-hard = Listige Lotte,Meedogenloze Max,Sluwe Saskia,Genadeloze Geert,Doortrapte Dirk,Geslepen Gijs,Onvervaarde Otto,Gewiekste Wanda
opponents-master = Wijze Wilma,Grote Gerard,Meesterlijke Mira,Statige Stan,Verheven Vera,Nobele Nora,Briljante Bram,Vorstelijke Frits

# Iemand in het bijzonder: een stijl, hoeveel er aan het toeval blijft, manieren.
opponents-mason = Bouwlustige Bert
opponents-marauder = Rovende Roderik
opponents-miser = Gierige Gisela
opponents-jester = Grillige Griet
opponents-stickler = Stipte Steven
