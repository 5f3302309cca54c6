### Tegenstanders naar sterkte: acht namen elk, één per plaats.

opponents-easy = Dromerige Dora,Trouwe Teun,Vrolijke Vera,Slaperige Sam,Zachte Zoë,Zorgeloze Zeger,Goedige Greet,Blije Bas
opponents-medium = Degelijke Daan,Bedachtzame Bea,Zuinige Zef,Geduldige Gerda,Nuchtere Niels,Verstandige Veerle,Kalme Koen,Vlijtige Fien
opponents-hard = Listige Lotte,Meedogenloze Max,Sluwe Saskia,Genadeloze Geert,Doortrapte Dirk,Geslepen Gijs,Onvervaarde Otto,Gewiekste Wanda
opponents-master = Wijze Wilma,Grote Gerard,Meesterlijke Mira,Statige Stan,Verheven Vera,Nobele Nora,Briljante Bram,Vorstelijke Frits
