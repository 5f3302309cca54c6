### Opponents by level: eight names each, one per seat.

opponents-easy = Dreamy Dora,Honest Hal,Merry Mabel,Sleepy Sam,Gentle Gwen,Careless Carl,Kindly Kate,Jolly Jack
opponents-medium = Steady Stella,Careful Conrad,Thrifty Theo,Patient Paula,Sober Simon,Prudent Pia,Level Lewis,Diligent Dina
opponents-hard = Cunning Cora,Ruthless Ralph,Devious Delia,Merciless Max,Scheming Silas,Crafty Clara,Fearless Fitz,Wily Wanda
opponents-master = Wise Winifred,Grand Gareth,Masterly Mira,Stately Stan,Lofty Laura,Noble Nora,Brilliant Blaise,Royal Rufus
