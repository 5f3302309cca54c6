### Gegner: je Stufe acht Namen, einer für jeden Platz; wer jemand Bestimmtes ist, hat einen.

opponents-easy = Trude Träumerisch,Toni Treu,Lotte Lustig,Moritz Müde,Sina Sanft,Sepp Sorglos,Greta Gütig,Hans Heiter
opponents-medium = Sophie Solide,Bruno Bedacht,Stefan Sparsam,Gerda Geduldig,Nils Nüchtern,Karla Klug,Bernd Besonnen,Frieda Fleißig
opponents-hard = Lena Listig,Ralf Rücksichtslos,Tilda Tückisch,Gustav Gnadenlos,Dirk Durchtrieben,Gitte Gerissen,Fritz Furchtlos,Vera Verschlagen
opponents-master = Wilma Weise,Gerhard Groß,Mira Meisterlich,Stan Stattlich,Erna Erhaben,Nora Nobel,Bodo Brillant,Rufus Royal

# Jemand Bestimmtes: ein Stil, wie viel dem Zufall bleibt, Manieren.
opponents-mason = Berta Baulustig
opponents-marauder = Roderich Raublust
opponents-miser = Gisela Geizig
opponents-jester = Lukas Launisch
opponents-stickler = Prisca Penibel
