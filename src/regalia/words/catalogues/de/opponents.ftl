### Gegner nach Stärke: je acht Namen, einer für jeden Platz.

opponents-easy = Träumerische Trude,Treuer Toni,Lustige Lotte,Müder Moritz,Sanfte Sina,Sorgloser Sepp,Gütige Greta,Heiterer Hans
opponents-medium = Solide Sophie,Bedachter Bruno,Sparsamer Stefan,Geduldige Gerda,Nüchterner Nils,Kluge Karla,Besonnener Bernd,Fleißige Frieda
opponents-hard = Listige Lena,Rücksichtsloser Ralf,Tückische Tilda,Gnadenloser Gustav,Durchtriebener Dirk,Gerissene Gitte,Furchtloser Fritz,Verschlagene Vera
