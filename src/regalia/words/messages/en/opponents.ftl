### Opponents: of a level eight names each, one per seat; somebody in particular has one.

opponents-easy = Dreamy Dora,Honest Hal,Merry Mabel,Sleepy Sam,Gentle Gwen,Careless Carl,Kindly Kate,Jolly Jack
opponents-medium = Steady Stella,Careful Conrad,Thrifty Theo,Patient Paula,Sober Simon,Prudent Pia,Level Lewis,Diligent Dina
opponents-hard = Cunning Cora,Ruthless Ralph,Devious Delia,Merciless Max,Scheming Silas,Crafty Clara,Fearless Fitz,Wily Wanda
opponents-master = Wise Winifred,Grand Gareth,Masterly Mira,Stately Stan,Lofty Laura,Noble Nora,Brilliant Blaise,Royal Rufus

# Somebody in particular: a style, how much is left to chance, manners.
opponents-mason = Building Bertha
opponents-marauder = Raiding Roderick
opponents-miser = Miserly Maud
opponents-jester = Whimsical Wendel
opponents-stickler = Strict Stanley
