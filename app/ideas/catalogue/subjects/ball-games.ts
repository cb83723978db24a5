export default `
# handball
also: handballer, playing handball, handball club, balonmano, pallamano, andebol, handebol, handbal
match handball* with good grip | 25-50 | 7+ | sports gear | heart
handball shoes* for the hall | 50-95 | 7+ | footwear | clothing sized heart
handball league match tickets* | 15-40 | 7+ | experience | experience heart
ball wax* for handballers | 9-15 | 14+ | equipment | heart
handball jersey* of the national team | 35-70 | 7+ | clothing | clothing sized heart
soft handball* for small hands | 9-15 | 4-9 | toy | heart
elbow and knee pads* for handball | 20-38 | 8+ | safety gear | clothing sized
handball training drills book* | 14-25 | 12+ | book | book
handball summer camp* | 90-200 | 8-16 | class | experience
magnetic tactics board* for handball | 18-35 | 12+ | tool |
hall sports holdall* | 25-50 | 8+ | bag |
handball net poster* | 8-15 | 7+ | print |

# frisbee
also: ultimate, flying discs, frisbees
ultimate flying disc* of 175 grams | 10-18 | 8+ | sports gear | plastic heart
soft fabric flying disc* | 8-14 | 4+ | toy | heart
ultimate jersey* with number | 28-50 | 10+ | clothing | clothing sized heart
cleats* for grass sports | 45-90 | 10+ | footwear | clothing sized heart
ultimate throwing handbook* | 12-22 | 12+ | book | book
grippy gloves* for disc players | 15-28 | 10+ | accessory | clothing
marker cones* for a pitch | 9-16 | 8+ | equipment | plastic
glowing flying disc* for dusk | 12-22 | 8+ | lighting | battery plastic heart
tournament weekend entry* | 30-70 | 16+ | experience | experience
sun visor cap* | 12-22 | 10+ | clothing | clothing

# disc golf
also: disc golfer, frisbee golf
disc golf set* of three discs | 18-35 | 8+ | sports gear | plastic heart
portable disc golf basket* | 70-150 | 8+ | equipment | bulky heart
disc golf bag* with pockets | 30-60 | 10+ | bag | heart
putter disc* in a bright colour | 10-18 | 8+ | toy | plastic heart
mini marker discs* | 4-9 | 8+ | accessory | plastic
disc golf coaching hour* | 25-60 | 10+ | class | experience
microfibre disc towel* | 7-14 | 8+ | textile |
disc golf course weekend* | 60-150 | 16+ | travel | experience
disc retriever* on a long pole | 20-40 | 12+ | tool |
disc golf scorebook* | 6-12 | 10+ | stationery |

# beach volleyball
also: beach volley, beachvolleyball
soft-stitched beach volleyball* | 25-55 | 8+ | sports gear | heart
beach volleyball net* with lines | 60-140 | 10+ | equipment | bulky heart
sand socks* for hot beaches | 18-32 | 10+ | footwear | clothing sized heart
beach volleyball camp week* | 180-380 | 16+ | travel | experience
mirrored sports sunglasses* | 25-55 | 10+ | accessory | heart
beach tournament tickets* | 15-45 | 8+ | experience | experience heart
sporty sun visor* | 10-18 | 8+ | clothing | clothing
big microfibre beach towel* | 12-25 | 8+ | textile |
ball pump* with needles | 7-14 | 8+ | tool |
zinc sun stick* | 7-13 | 6+ | body care |

# indoor volleyball
volleyball shoes* with grippy soles | 50-95 | 8+ | footwear | clothing sized heart
official match volleyball* | 40-75 | 8+ | sports gear | heart
padded knee pads* for the hall | 18-35 | 8+ | safety gear | clothing sized heart
volleyball league tickets* | 12-35 | 6+ | experience | experience heart
mesh ball bag* for six balls | 12-22 | 12+ | bag |
volleyball keyring* | 4-9 | 6+ | accessory |
setter training ball* with weight | 25-50 | 12+ | equipment | effort
rally statistics notebook* | 7-14 | 12+ | stationery |
`
