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

# goalkeeper
latex goalkeeper gloves* | 30-60 | 7+ | safety gear | clothing sized heart
padded goalkeeper shirt* | 25-45 | 7+ | clothing | clothing sized heart
rebound net* for goalkeepers | 45-95 | 7+ | equipment | bulky heart
goalkeeper training day* | 30-70 | 7-17 | class | experience heart
reaction ball* with odd bounces | 9-15 | 7+ | sports gear | heart
goalkeeper's drills book* | 12-22 | 11+ | book | book
padded keeper shorts* | 22-40 | 7+ | outerwear | clothing sized
glove bag* with air holes | 9-15 | 7+ | bag |
legendary goalkeepers poster* | 8-15 | 7+ | print |
glove wash* for better grip | 8-14 | 7+ | body care |

# five-a-side
low-bounce futsal ball* | 22-42 | 7+ | sports gear | heart
indoor football shoes* | 40-80 | 7+ | footwear | clothing sized heart
pitch hire voucher* for five-a-side | 30-70 | 14+ | voucher | voucher experience heart
slim shin pads* with sleeves | 12-24 | 7+ | safety gear | heart
training bibs* in two colours | 15-28 | 8+ | clothing | clothing
team tactics board* | 14-26 | 10+ | tool |
pop-up goal pair* | 25-50 | 6+ | equipment |
non-slip sports socks* | 9-15 | 7+ | accessory | clothing
futsal match tickets* | 10-28 | 7+ | experience | experience

# padel
padel racket* in carbon | 70-150 | 12+ | sports gear | heart
three cans* of padel balls | 6-12 | 8+ | equipment | heart
padel court voucher* | 25-55 | 12+ | voucher | voucher experience heart
padel shoes* with herringbone soles | 60-110 | 10+ | footwear | clothing sized heart
padel coaching hour* | 30-65 | 10+ | class | experience heart
overgrips* in bright colours | 8-15 | 10+ | accessory |
padel racket bag* | 40-80 | 12+ | bag |
padel tactics handbook* | 14-25 | 14+ | book | book
padel weekend in the sun* | 180-380 | 18+ | travel | experience
ball pressuriser* for padel | 22-40 | 14+ | tool |

# pickleball
pickleball paddle pair* | 45-95 | 10+ | sports gear | heart
outdoor pickleballs* pack | 10-18 | 8+ | equipment | heart
rolling pickleball court net* | 90-180 | 12+ | outdoor gear | bulky heart
pickleball lesson* | 25-55 | 10+ | class | experience heart
pickleball sling bag* | 25-48 | 12+ | bag | heart
pickleball visor* | 12-22 | 10+ | clothing | clothing
paddle edge tape* and grips | 8-14 | 12+ | tool |
pickleball doubles tactics book* | 13-24 | 14+ | book | book
court shoes voucher* | 40-80 | 12+ | voucher | voucher

# crazy golf
crazy golf family tickets* | 20-45 | 4+ | experience | experience heart
putting mat* with ball return | 30-60 | 8+ | equipment | heart
indoor crazy golf course kit* | 25-50 | 5+ | game | plastic heart
junior putter* | 20-40 | 5-12 | sports gear | heart
glowing golf balls* pack | 12-22 | 6+ | toy | battery heart
desk golf set* | 10-18 | 8+ | decor |
scorecard and pencil set* | 5-10 | 6+ | stationery |
glow-in-the-dark crazy golf evening* | 18-40 | 6+ | voucher | voucher experience

# nba
team jersey* from the NBA | 55-100 | 6+ | clothing | clothing sized heart
NBA game day tickets* | 50-110 | 6+ | experience | experience heart
official size game basketball* | 28-60 | 7+ | sports gear | heart
NBA trading card packs* | 9-15 | 7+ | collectible | heart
basketball legends book* | 18-35 | 9+ | book | book heart
over-the-door mini hoop* | 18-35 | 6+ | toy |
basketball documentary series* | 15-30 | 12+ | film | screen
NBA streaming month pass* | 12-25 | 12+ | subscription | subscription screen
courtside photo poster* | 8-15 | 7+ | print |

# rugby fan
national rugby shirt* | 50-90 | 6+ | clothing | clothing sized heart
rugby international tickets* | 50-120 | 8+ | experience | experience heart
replica match rugby ball* | 15-30 | 5+ | sports gear | heart
rugby stadium tour* | 15-32 | 6+ | voucher | voucher experience heart
rugby captain's memoir* | 11-20 | 13+ | book | book heart
striped rugby scarf* | 14-25 | 6+ | accessory | clothing
rugby trivia game* | 10-18 | 10+ | game |
rugby season calendar* | 9-15 | 10+ | stationery |
framed stadium photograph* | 22-45 | 14+ | print |

# axe throwing
axe throwing session* for two | 40-80 | 18+ | experience | experience romantic heart
throwing axe* with hickory handle | 28-55 | 18+ | sports gear | sharp heart
axe throwing league month* | 50-100 | 18+ | class | experience heart
wooden axe target* | 60-130 | 18+ | equipment | bulky heart
leather axe sheath* | 14-26 | 18+ | accessory | leather
checked lumberjack shirt* | 25-45 | 14+ | clothing | clothing sized
foam axe throwing game* | 18-35 | 6-14 | toy |
axe handle oil* | 8-15 | 18+ | tool |

# air rifle shooting
rifle range session* | 25-55 | 14+ | experience | experience heart
spinning metal targets* | 22-42 | 18+ | equipment | heart
paper target cards* pack | 6-12 | 14+ | stationery | heart
shooter's glove* with padding | 22-42 | 14+ | accessory | clothing heart
padded rifle slip* | 28-55 | 18+ | bag | heart
marksmanship handbook* | 14-26 | 14+ | book | book
spotting scope* on a tripod | 60-130 | 14+ | tool |
shooting mat* with roll straps | 28-55 | 14+ | textile |
cleaning kit* with rods | 14-25 | 18+ | home |

# javelin
training javelin* for the age group | 40-80 | 10+ | sports gear | heart
javelin boots voucher* | 40-90 | 12+ | voucher | voucher heart
soft foam javelin* | 12-22 | 6-12 | toy | heart
throws coaching day* | 30-70 | 10+ | class | experience heart
medicine ball* for throwers | 18-35 | 12+ | equipment |
javelin carry tube* | 25-48 | 12+ | bag |
grip chalk* for throwers | 5-10 | 12+ | body care |
athletics meeting tickets* | 15-45 | 8+ | experience | experience

# hurdles
folding training hurdles* set | 30-60 | 8+ | equipment | heart
sprint spikes voucher* | 35-80 | 10+ | voucher | voucher heart
hurdles coaching day* | 30-70 | 10+ | class | experience heart
athletics meeting tickets* | 15-45 | 8+ | experience | experience heart
sprint leggings* | 22-42 | 10+ | clothing | clothing sized
stretching strap* with loops | 8-15 | 10+ | wellness |
hurdle technique book* | 14-25 | 12+ | book | book
measuring tape* for run-ups | 8-15 | 10+ | tool |

# flag football
flag football belt set* for ten | 22-40 | 7+ | equipment | clothing heart
junior grip football* | 15-30 | 6+ | sports gear | heart
grippy receiver gloves* | 22-42 | 8+ | accessory | clothing heart
flag football holiday week* | 60-140 | 7-16 | class | experience heart
play call armband* | 8-15 | 9+ | stationery |
moulded studs voucher* | 35-75 | 8+ | voucher | voucher
mouthguard* with strap | 9-15 | 8+ | safety gear |
flag football plays book* | 12-22 | 10+ | book | book

# softball
fastpitch softball glove* | 40-80 | 9+ | sports gear | leather clothing heart
softball bat* in light alloy | 45-95 | 9+ | equipment | heart
box* of practice softballs | 18-35 | 8+ | game | heart
batting tee* that folds | 28-55 | 7+ | outdoor gear | heart
softball sliding shorts* | 22-40 | 9+ | clothing | clothing sized
batting gloves* pair | 18-34 | 9+ | accessory | clothing
softball bat bag* | 25-48 | 9+ | bag |
glove oil* for leather | 8-15 | 12+ | home | leather
softball clinic day* | 30-70 | 9+ | class | experience

# rounders
rounders bat and ball set* | 18-35 | 7+ | sports gear | heart
rounders base posts* set | 30-60 | 8+ | equipment | heart
leather rounders ball* | 6-12 | 8+ | game | leather heart
kit bag* for team games | 18-35 | 8+ | bag |
team bibs* pack | 14-26 | 7+ | clothing | clothing
rounders rules handbook* | 7-13 | 9+ | book | book
picnic blanket* for match days | 18-35 | 8+ | textile |

# floorball
floorball stick* with curved blade | 30-65 | 7+ | sports gear | heart
floorball ball pack* | 8-15 | 7+ | game | heart
floorball goggles* | 18-34 | 7+ | safety gear | heart
floorball match tickets* | 10-28 | 7+ | experience | experience heart
stick bag* for floorball | 20-38 | 8+ | bag |
grip wrap* in colours | 6-12 | 8+ | accessory |
hall shoes voucher* | 35-75 | 8+ | voucher | voucher
small training goal* | 30-60 | 7+ | equipment | bulky

# street hockey
street hockey stick* | 22-45 | 7+ | sports gear | heart
steel-framed street hockey goal* | 45-95 | 7+ | equipment | bulky heart
no-bounce hockey balls* | 7-14 | 7+ | game | heart
inline skates voucher* | 40-90 | 7+ | voucher | voucher heart
street hockey gloves* | 28-55 | 8+ | accessory | clothing
hockey jersey* with number | 35-70 | 7+ | clothing | clothing sized
shooting target* for goals | 25-48 | 8+ | toy |
stick tape* rolls | 5-10 | 8+ | tool |
`
