### Dominion, Alchemy: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-transmute = Transmute

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-transmute = Vernietig een handkaart. Is het een actie, pak dan een { dominion-card-duchy }; een geldkaart, een { dominion-card-transmute }; een overwinningskaart, een { dominion-card-gold }.
    .full = Een kaart met meer van deze typen levert elk van de kaarten op, in deze volgorde. Een { dominion-card-curse } levert niets op.
