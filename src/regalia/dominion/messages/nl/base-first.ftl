### Dominion, basisspel, kaarten van alleen de eerste editie: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-adventurer = Toon kaarten van je trekstapel tot er 2 geldkaarten liggen. Neem die in je hand en leg de andere af.
    .short = Toon tot 2 geldkaarten: neem die in je hand. Leg de rest af.
    .full = Is de trekstapel op, schud dan de aflegstapel, zonder de al getoonde kaarten. Is er maar één geldkaart, dan krijg je die.
dominion-text-chancellor = +2 munten. Je mag je trekstapel op je aflegstapel leggen.
    .full = De kaarten worden niet afgelegd, dus er volgt niets uit, en behalve de bovenste ziet niemand ze.
dominion-text-feast = Vernietig deze kaart. Pak een kaart die hoogstens 5 munten kost.
    .short = Vernietig deze kaart. Pak een kaart van hoogstens 5 munten.
    .full = Twee keer gespeeld door een andere kaart wordt deze één keer vernietigd en levert die twee kaarten op.
dominion-text-spy = +1 kaart, +1 actie. Iedereen, jij ook, toont de bovenste kaart van de trekstapel en legt die af of terug: jij beslist.
    .short = +1 kaart, +1 actie. Jij legt elke bovenste kaart af of terug.
    .full = In beurtvolgorde, de jouwe eerst, en over elke kaart wordt beslist voordat de volgende getoond wordt. Voor de anderen is het een aanval; wie er geen last van heeft, toont niets.
dominion-text-thief = Alle anderen tonen de bovenste 2 kaarten van hun trekstapel en vernietigen daarvan een geldkaart die jij kiest. Je mag er van de vernietigde kaarten zoveel pakken als je wilt. De rest wordt afgelegd.
    .short = Anderen: 1 geldkaart van de bovenste 2 weg; die mag je pakken.
    .full = Per speler wordt hoogstens één geldkaart vernietigd. Je mag alleen pakken wat precies hierdoor vernietigd werd.
dominion-text-woodcutter = +1 aanschaf, +2 munten.
    .full = Beide gelden voor de aanschaffase van deze beurt.

## Vragen

dominion-question-spy_on_top = De kaart afleggen of terugleggen?
    .text = { $text }: afleggen of terugleggen?
dominion-question-steal_which = Welke geldkaart wordt vernietigd?
    .text = { $text }: welke geldkaart?
dominion-question-gain_stolen = Welke van de vernietigde kaarten pak je?
    .pass = geen meer pakken
