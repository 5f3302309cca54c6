### Dominion, Empires: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-engineer = Engineer
dominion-card-overlord = Overlord
dominion-card-gladiator = Gladiator
dominion-card-fortune = Fortune

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-engineer = Pak een kaart die hoogstens 4 munten kost. Je mag deze kaart vernietigen; pak dan nog zo'n kaart.
    .full = Een kaart met schuld of een drankje in de kosten kost niet „hoogstens 4 munten”. De tweede kaart komt er alleen als deze echt vernietigd is.
dominion-text-overlord = Speel een actie uit de voorraad die hoogstens 5 munten kost en laat haar daar liggen; geen bevel en geen blijvende kaart.
    .full = De gekozen kaart blijft op haar stapel; wat ze met zichzelf zou doen, vervalt.
dominion-text-gladiator = +2 munten. Toon een handkaart. Toont de speler links van je geen gelijke: +1 munt, en vernietig een { dominion-card-gladiator } van de stapel.
    .full = Met een lege hand toon je niets en krijg je de munt. Die hangt er niet van af of er een { dominion-card-gladiator } te vernietigen was.
dominion-text-fortune = +1 aankoop. De eerste keer deze beurt: verdubbel je munten. Pak je deze kaart, pak dan een { dominion-card-gold } voor elke { dominion-card-gladiator } die je in het spel hebt.
    .full = Alleen de munten die je op dat moment hebt worden verdubbeld; latere kaarten van deze soort geven in die beurt alleen de aankoop.

## Antwoorden en vragen

dominion-option-fortune_gained = voor elke { dominion-card-gladiator } in het spel een { dominion-card-gold } pakken
    .typed = fortune; gold; goud
dominion-question-reveal_from_hand = Welke kaart toon je?
dominion-question-reveal_a_copy = Toon je een kaart gelijk aan de getoonde?
dominion-question-play_from_supply = Welke kaart uit de voorraad speel je?
