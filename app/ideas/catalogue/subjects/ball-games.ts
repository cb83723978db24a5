export default `
# handball
also: handballer, playing handball, handball club, balonmano, pallamano, andebol, handebol, handbal
massage ball* and balm for players | 12-24 | 14+ | wellness | scent
handball hoodie* with name | 28-50 | 6+ | clothing | clothing sized personalised heart
sports bottle* with handball and name | 15-28 | 6+ | equipment | personalised heart
match handball* with good grip | 25-50 | 7+ | sports gear | heart
handball shoes* for the hall | 50-95 | 7+ | footwear | clothing sized
handball league match tickets* | 15-40 | 7+ | experience | experience heart
ball wax* for handballers | 9-15 | 14+ | equipment | filler
handball jersey* of the national team | 35-70 | 7+ | clothing | clothing sized heart
soft handball* for small hands | 9-15 | 4-9 | toy | heart
elbow and knee pads* for handball | 20-38 | 8+ | safety gear | clothing sized filler
handball training drills book* | 14-25 | 12+ | book | book filler
handball summer camp* | 90-200 | 8-15 | class | experience
magnetic tactics board* for handball | 18-35 | 12+ | tool | filler
hall sports holdall* | 25-50 | 8+ | bag | heart
handball net poster* | 8-15 | 7+ | print | filler
children's soft handball* | 8-16 | 4-10 | sports gear | heart
handball goal net* for the garden | 30-70 | 6+ | sports gear | bulky
handball shoes voucher* | 25-60 | 8+ | voucher | voucher heart
handball resin remover* | 8-16 | 14+ | body care | filler
elbow sleeves* for keepers | 12-25 | 10+ | safety gear | clothing sized filler
handball match tickets* | 10-35 | 6+ | experience | experience heart
handball camp week* | 80-180 | 7-16 | class | experience
handball backpack* | 25-50 | 8+ | bag | heart
handball jersey* | 22-50 | 6+ | clothing | clothing sized heart
handball keyring* | 4-8 | 6+ | accessory | merchandise filler
handball trainer's drill book* | 14-28 | 14+ | book | book filler
handball poster* | 6-14 | 7+ | print | filler

# frisbee
also: ultimate, flying discs, frisbees
ultimate flying disc* of 175 grams | 10-18 | 8+ | sports gear | plastic heart
soft fabric flying disc* | 8-14 | 4+ | toy | heart
ultimate jersey* with number | 28-50 | 10+ | clothing | clothing sized heart
cleats* for grass sports | 45-90 | 10+ | footwear | clothing sized
ultimate throwing handbook* | 12-22 | 12+ | book | book heart
grippy gloves* for disc players | 15-28 | 10+ | accessory | clothing
marker cones* for a pitch | 9-15 | 8+ | equipment | plastic filler
glowing flying disc* for dusk | 12-22 | 8+ | lighting | battery plastic heart
tournament weekend entry* | 30-70 | 16+ | experience | experience
sun visor cap* | 12-22 | 10+ | clothing | clothing filler
catching game rules booklet* | 5-10 | 8+ | stationery | filler
children's soft flying disc* | 5-10 | 3-10 | toy | heart
glow-in-the-dark flying disc* | 8-16 | 6+ | sports gear | plastic heart
flying ring* that goes far | 8-16 | 6+ | sports gear | plastic heart
disc bag* with shoulder strap | 15-32 | 8+ | bag |
disc golf baskets pair* that fold | 50-110 | 8+ | outdoor gear | bulky heart
cleats voucher* for ultimate | 25-60 | 10+ | voucher | voucher
ultimate team jersey* | 20-40 | 8+ | clothing | clothing sized
throwing technique book* | 9-18 | 8+ | book | book
cone set* for pitch corners | 6-14 | 7+ | sports gear | plastic filler
grip gloves* for throwers | 12-25 | 10+ | accessory | clothing sized filler
disc trick evening course* | 10-30 | 8+ | class | experience heart
pocket disc* in crochet | 8-16 | 5+ | toy |

# disc golf
also: disc golfer, frisbee golf
disc golf set* of three discs | 18-35 | 8+ | sports gear | plastic heart
portable disc golf basket* | 70-150 | 8+ | equipment | bulky heart
disc golf bag* with pockets | 30-60 | 10+ | bag | heart
putter disc* in a bright colour | 10-18 | 8+ | toy | plastic heart
mini marker discs* | 4-9 | 8+ | accessory | plastic
disc golf coaching hour* | 25-60 | 10+ | class | experience
microfibre disc towel* | 7-14 | 8+ | textile | filler
disc golf course weekend* | 60-150 | 16+ | travel | experience heart
disc retriever* on a long pole | 20-40 | 12+ | tool |
disc golf scorebook* | 6-12 | 10+ | stationery | filler
beginner's disc trio* | 18-35 | 7+ | sports gear | plastic
children's light discs* | 12-25 | 5-12 | sports gear | plastic heart
disc golf mini marker* | 4-9 | 8+ | accessory | plastic
disc retriever pole* | 20-45 | 12+ | tool |
disc golf cart* with seat | 90-200 | 14+ | bag | bulky
disc dye kit* | 15-32 | 12+ | craft kit | heart
disc golf cap* | 14-28 | 8+ | clothing | clothing filler
disc golf course guide* | 12-25 | 12+ | book | book
disc golf league entry* | 10-30 | 12+ | experience | experience heart
disc towel* with clip | 7-15 | 10+ | textile | filler
putting practice bullseye* | 20-45 | 8+ | sports gear |
LED lights* for night discs | 8-18 | 10+ | equipment | gadget battery

# beach volleyball
also: beach volley, beachvolleyball
soft-stitched beach volleyball* | 25-55 | 8+ | sports gear | heart
beach volleyball net* with lines | 60-140 | 10+ | equipment | bulky heart
sand socks* for hot beaches | 18-32 | 10+ | footwear | clothing sized heart
beach volleyball camp week* | 180-380 | 16+ | travel | experience heart
mirrored sports sunglasses* | 25-55 | 10+ | accessory | heart
beach tournament tickets* | 15-45 | 8+ | experience | experience heart
sporty sun visor* | 10-18 | 8+ | clothing | clothing
big microfibre beach towel* | 12-25 | 8+ | textile |
ball pump* with needles | 7-14 | 8+ | tool |
zinc sun stick* | 7-13 | 6+ | body care | filler
sand-proof phone pouch* | 7-13 | 10+ | accessory |

# indoor volleyball
volleyball shoes* with grippy soles | 50-95 | 8+ | footwear | clothing sized
official match volleyball* | 40-75 | 8+ | sports gear | heart
padded knee pads* for the hall | 18-35 | 8+ | safety gear | clothing sized heart
volleyball league tickets* | 12-35 | 6+ | experience | experience heart
mesh ball bag* for six balls | 12-22 | 12+ | bag |
volleyball keyring* | 4-9 | 6+ | accessory | filler
setter training ball* with weight | 25-50 | 12+ | equipment | heart
rally statistics notebook* | 7-14 | 12+ | stationery |
volleyball finger tape* | 5-10 | 10+ | equipment |

# goalkeeper
latex goalkeeper gloves* | 30-60 | 7+ | safety gear | clothing sized heart
padded goalkeeper shirt* | 25-45 | 7+ | clothing | clothing sized heart
rebound net* for goalkeepers | 45-95 | 7+ | equipment | bulky heart
goalkeeper training day* | 30-70 | 7-17 | class | experience heart
reaction ball* with odd bounces | 9-15 | 7+ | sports gear | filler
goalkeeper's drills book* | 12-22 | 11+ | book | book
padded keeper shorts* | 22-40 | 7+ | outerwear | clothing sized filler
glove bag* with air holes | 9-15 | 7+ | bag |
legendary goalkeepers poster* | 8-15 | 7+ | print | filler
glove wash* for better grip | 8-14 | 7+ | body care | filler
goalkeeper shirt* with padded elbows | 18-38 | 6+ | clothing | clothing sized heart
pop-up goal pair* | 18-40 | 4+ | sports gear | heart
goalkeeper coaching session* | 20-50 | 6+ | class | experience heart
glove wash and grip spray* | 8-16 | 8+ | body care | filler
padded goalkeeper shorts* | 18-35 | 7+ | clothing | clothing sized filler
rebound net* for the garden | 40-95 | 6+ | sports gear | bulky heart
great goalkeepers book* | 8-18 | 8+ | book | book heart
glove bag* | 8-16 | 7+ | bag |
goalkeeper poster* | 5-12 | 6+ | print | filler

# five-a-side
low-bounce futsal ball* | 22-42 | 7+ | sports gear | heart
indoor football shoes* | 40-80 | 7+ | footwear | clothing sized
pitch hire voucher* for five-a-side | 30-70 | 14+ | voucher | voucher experience heart
slim shin pads* with sleeves | 12-24 | 7+ | safety gear | heart
training bibs* in two colours | 15-28 | 8+ | clothing | clothing
team tactics board* | 14-26 | 10+ | tool |
pop-up goal pair* | 25-50 | 6+ | equipment | heart
non-slip sports socks* | 9-15 | 7+ | accessory | clothing
futsal match tickets* | 10-28 | 7+ | experience | experience heart
futsal tactics pad* | 7-13 | 10+ | stationery | filler
futsal ball pump* | 7-13 | 10+ | tool | filler
astro turf boots* | 35-80 | 8+ | footwear | clothing sized
pitch hire voucher* for a match | 30-80 | 14+ | voucher | voucher heart
team bibs* in two colours | 15-32 | 8+ | sports gear | filler
low-bounce football* size four | 15-32 | 7+ | sports gear | heart
muscle rub and tape kit* | 12-25 | 16+ | wellness | scent filler
after-match meal voucher* for the lads | 20-60 | 18+ | voucher | voucher food
boot bag* with vents | 12-25 | 8+ | bag |
knee support* for players | 12-25 | 14+ | wellness | clothing sized filler
league trophy* with engraving | 18-40 | 10+ | keepsake | personalised filler

# padel
padel t-shirt* with a funny line | 18-32 | 8+ | clothing | clothing sized
padel shop voucher* | 20-60 | 10+ | voucher | voucher heart
sports towel* for the padel bag | 14-26 | 8+ | textile | heart
padel afternoon* with drinks for four | 30-70 | 18+ | experience | experience food heart
padel cap* with own name | 16-30 | 10+ | accessory | clothing personalised heart
padel racket* in carbon | 70-150 | 12+ | sports gear | heart
three cans* of padel balls | 6-12 | 8+ | equipment | filler
padel court voucher* | 25-55 | 12+ | voucher | voucher experience heart
padel shoes* with herringbone soles | 60-110 | 10+ | footwear | clothing sized
padel coaching hour* | 30-65 | 10+ | class | experience heart
overgrips* in bright colours | 8-15 | 10+ | accessory | heart
padel racket bag* | 40-80 | 12+ | bag | heart
padel tactics handbook* | 14-25 | 14+ | book | book filler
padel weekend in the sun* | 180-380 | 18+ | travel | experience
ball pressuriser* for padel | 22-40 | 14+ | tool | filler
padel wristbands* | 7-13 | 8+ | clothing | clothing
padel racket* in teardrop shape | 60-160 | 12+ | sports gear | heart
overgrips pack* for padel | 7-14 | 10+ | accessory | filler
can of padel balls* | 5-10 | 8+ | sports gear | heart
court booking voucher* for four | 25-60 | 12+ | voucher | voucher heart
pressure keeper tube* for balls | 15-30 | 12+ | equipment | filler
padel group lesson* | 20-50 | 10+ | class | experience heart
padel tactics book* | 12-24 | 12+ | book | book
sweatband pair* for racket players | 6-12 | 8+ | accessory | clothing filler
racket keyring* for padel | 4-8 | 8+ | accessory | filler

# pickleball
sports towel* with pickleball and name | 15-28 | 8+ | textile | personalised heart
pickleball t-shirt* with a funny line | 18-32 | 8+ | clothing | clothing sized heart
pickleball paddle pair* | 45-95 | 10+ | sports gear | heart
outdoor pickleballs* pack | 10-18 | 8+ | equipment | heart
rolling pickleball court net* | 90-180 | 12+ | outdoor gear | bulky
pickleball lesson* | 25-55 | 10+ | class | experience heart
pickleball sling bag* | 25-48 | 12+ | bag | heart
pickleball visor* | 12-22 | 10+ | clothing | clothing heart
paddle edge tape* and grips | 8-14 | 12+ | tool | filler
pickleball doubles tactics book* | 13-24 | 14+ | book | book
court shoes voucher* | 40-80 | 12+ | voucher | voucher
pickleball rules pocket guide* | 7-13 | 10+ | book | book filler
pickleball socks* | 8-15 | 8+ | clothing | clothing

# crazy golf
crazy golf family tickets* | 20-45 | 4+ | experience | experience heart
putting mat* with ball return | 30-60 | 8+ | equipment | heart
indoor crazy golf course kit* | 25-50 | 5+ | game | plastic heart
junior putter* | 20-40 | 5-12 | sports gear | heart
glowing golf balls* pack | 12-22 | 6+ | toy | battery heart
desk golf set* | 10-18 | 8+ | decor |
scorecard and pencil set* | 5-10 | 6+ | stationery | filler
glow-in-the-dark crazy golf evening* | 18-40 | 6+ | voucher | voucher experience heart
putting cup* and mini flags | 7-14 | 4+ | toy |
coloured golf balls* in a net | 8-15 | 5+ | sports gear | heart
glow-in-the-dark crazy golf tickets* | 15-35 | 5+ | experience | experience heart
children's putter* | 12-25 | 4-12 | sports gear | heart
build-your-own crazy golf course* | 20-45 | 5-13 | game | heart
golf hole flag and cup* | 10-22 | 6+ | game |
windmill obstacle* for putting | 14-28 | 5+ | game | plastic heart
crazy golf scorecards* with pencils | 5-10 | 6+ | stationery | filler
tabletop crazy golf game* | 12-28 | 6+ | game |
crazy golf league trophy* | 8-18 | 6+ | keepsake |
pirate golf adventure for the family* | 20-45 | 4+ | experience | experience heart
animal putter cover* | 10-22 | 8+ | accessory |

# nba
needs: -legs -effort
team jersey* from the NBA | 55-100 | 6+ | clothing | clothing sized heart
NBA game day tickets* | 50-110 | 6+ | experience | experience heart
official size game basketball* | 28-60 | 7+ | sports gear | heart
NBA trading card packs* | 9-15 | 7+ | collectible | heart
basketball legends book* | 18-35 | 9+ | book | book heart
over-the-door mini hoop* | 18-35 | 6+ | toy | heart
basketball documentary series* | 15-30 | 12+ | film | screen
NBA streaming month pass* | 12-25 | 12+ | subscription | subscription screen
courtside photo poster* | 8-15 | 7+ | print | filler
mini team basketball* | 9-15 | 4+ | toy | heart
basketball shorts* in team colours | 28-55 | 7+ | clothing | clothing sized
mini hoop* for the bedroom door | 18-38 | 6+ | sports gear | heart
star player's biography* | 10-22 | 10+ | book | book heart
basketball trading cards box* | 20-60 | 7+ | collectible | heart
league season pass* for streaming | 30-90 | 14+ | subscription | subscription screen heart
high-top sneakers* | 60-140 | 7+ | footwear | clothing sized filler
arena photo print* | 12-28 | 10+ | print |
headband and wristbands set* | 8-18 | 7+ | accessory | clothing filler
league teams poster* | 7-15 | 7+ | print |
bobblehead* of a player | 18-35 | 8+ | collectible | heart

# rugby fan
needs: -legs -effort
national rugby shirt* | 50-90 | 6+ | clothing | clothing sized heart
rugby international tickets* | 50-120 | 8+ | experience | experience heart
replica match rugby ball* | 15-30 | 5+ | sports gear |
rugby stadium tour* | 15-32 | 6+ | voucher | voucher experience heart
rugby captain's memoir* | 11-20 | 13+ | book | book heart
striped rugby scarf* | 14-25 | 6+ | accessory | clothing
rugby trivia game* | 10-18 | 10+ | game |
rugby season calendar* | 9-15 | 10+ | stationery | filler
framed stadium photograph* | 22-45 | 14+ | print |
rugby legends card pack* | 5-12 | 7+ | collectible |
mini rugby ball* | 9-15 | 3+ | toy |
international rugby match tickets* | 40-120 | 8+ | experience | experience heart
stadium tour* for rugby fans | 15-35 | 7+ | experience | experience heart
great rugby matches book* | 15-30 | 12+ | book | book heart
rugby fan's scarf and hat* | 18-38 | 6+ | accessory | clothing
rugby wall chart* for the tournament | 6-12 | 8+ | stationery |
rugby ball* signed by a team | 45-110 | 8+ | collectible | heart
rugby captain's autobiography* | 12-25 | 12+ | book | book
rugby mug* with ball handle | 9-16 | 10+ | tableware | filler

# axe throwing
axe throwing session* for two | 40-80 | 18+ | experience | experience romantic heart
throwing axe* with hickory handle | 28-55 | 18+ | sports gear | sharp heart
axe throwing league month* | 50-100 | 18+ | class | experience heart
wooden axe target* | 60-130 | 18+ | equipment | bulky heart
leather axe sheath* | 14-26 | 18+ | accessory | leather
checked lumberjack shirt* | 25-45 | 14+ | clothing | clothing sized filler
foam axe throwing game* | 18-35 | 6-14 | toy | heart
axe handle oil* | 8-15 | 18+ | tool |
paper axe target sheets* | 7-14 | 18+ | print |
axe sharpening puck* | 8-15 | 18+ | tool |
soft toy axe target game* | 15-32 | 5-12 | toy | plastic heart
lumberjack sports show tickets* | 12-35 | 5+ | experience | experience heart
Viking and axe history book* | 12-25 | 10+ | book | book
target board* in end grain wood | 60-140 | 18+ | sports gear | bulky heart
axe sheath* in leather | 20-45 | 18+ | equipment | leather sharp
axe sharpening stone* | 10-22 | 18+ | tool | sharp
scoreboard* for throwing nights | 12-28 | 12+ | decor |
throwing league month* | 30-70 | 18+ | subscription | subscription experience heart
log cabin weekend* | 110-260 | 18+ | travel | experience filler

# air rifle shooting
rifle range session* | 25-55 | 14+ | experience | experience heart
spinning metal targets* | 22-42 | 18+ | equipment | heart
paper target cards* pack | 6-12 | 14+ | stationery |
shooter's glove* with padding | 22-42 | 14+ | accessory | clothing heart
padded rifle slip* | 28-55 | 18+ | bag | heart
marksmanship handbook* | 14-26 | 14+ | book | book
spotting scope* on a tripod | 60-130 | 14+ | tool | heart
shooting mat* with roll straps | 28-55 | 14+ | textile |
cleaning kit* with rods | 14-25 | 18+ | home | filler
foam ear plugs* in a tube | 5-10 | 14+ | safety gear | filler
tin of target pellets* | 7-13 | 18+ | equipment |
fairground cork gun game* | 15-30 | 6-12 | toy | heart
laser target practice game* | 25-50 | 7+ | game | gadget battery heart
resetting target trap* | 18-40 | 14+ | sports gear | heart
range card target pads* | 6-12 | 14+ | stationery |
shooting mat* with padding | 30-65 | 14+ | sports gear | bulky
shooter's ear muffs* | 15-35 | 12+ | safety gear | noisy
biathlon film and race tickets* | 15-45 | 8+ | experience | experience
cleaning rods and patches* | 12-28 | 18+ | tool |
club introduction evening* | 10-30 | 14+ | class | experience
shooting scores diary* | 6-14 | 14+ | stationery | filler

# javelin
training javelin* for the age group | 40-80 | 10+ | sports gear | heart
javelin boots voucher* | 40-90 | 12+ | voucher | voucher heart
soft foam javelin* | 12-22 | 6-12 | toy | heart
throws coaching day* | 30-70 | 10+ | class | experience heart
medicine ball* for throwers | 18-35 | 12+ | equipment |
javelin carry tube* | 25-48 | 12+ | bag | heart
grip chalk* for throwers | 5-10 | 12+ | body care |
athletics meeting tickets* | 15-45 | 8+ | experience | experience heart
throws training diary* | 7-13 | 10+ | stationery | filler
throwing balls* for indoor training | 9-15 | 8+ | sports gear | heart

# hurdles
folding training hurdles* set | 30-60 | 8+ | equipment | heart
sprint spikes voucher* | 35-80 | 10+ | voucher | voucher heart
hurdles coaching day* | 30-70 | 10+ | class | experience heart
athletics meeting tickets* | 15-45 | 8+ | experience | experience heart
sprint leggings* | 22-42 | 10+ | clothing | clothing sized filler
stretching strap* with loops | 8-15 | 10+ | wellness | filler
hurdle technique book* | 14-25 | 12+ | book | book heart
measuring tape* for run-ups | 8-15 | 10+ | tool |
stretch bands* for hips | 8-15 | 10+ | wellness |

# flag football
flag football belt set* for ten | 22-40 | 7+ | equipment | clothing heart
junior grip football* | 15-30 | 6-17 | sports gear | heart
grippy receiver gloves* | 22-42 | 8+ | accessory | clothing heart
flag football holiday week* | 60-140 | 7-15 | class | experience heart
play call armband* | 8-15 | 9+ | stationery |
moulded studs voucher* | 35-75 | 8+ | voucher | voucher
mouthguard* with strap | 9-15 | 8+ | safety gear | filler
flag football plays book* | 12-22 | 10+ | book | book heart
football catching tee* | 8-15 | 7+ | clothing | clothing sized filler

# softball
fastpitch softball glove* | 40-80 | 9+ | sports gear | leather clothing heart
softball bat* in light alloy | 45-95 | 9+ | equipment | heart
box* of practice softballs | 18-35 | 8+ | game | heart
batting tee* that folds | 28-55 | 7+ | outdoor gear | heart
softball sliding shorts* | 22-40 | 9+ | clothing | clothing sized filler
batting gloves* pair | 18-34 | 9+ | accessory | clothing
softball bat bag* | 25-48 | 9+ | bag | heart
glove oil* for leather | 8-15 | 12+ | home | leather
softball clinic day* | 30-70 | 9+ | class | experience heart
dozen scorecards* for softball | 5-10 | 10+ | stationery | filler
softball* in bright yellow | 7-13 | 7+ | toy | heart

# rounders
rounders bat and ball set* | 18-35 | 7+ | sports gear | heart
rounders base posts* set | 30-60 | 8+ | equipment | heart
leather rounders ball* | 6-12 | 8+ | game | leather heart
kit bag* for team games | 18-35 | 8+ | bag |
team bibs* pack | 14-26 | 7+ | clothing | clothing
rounders rules handbook* | 7-13 | 9+ | book | book
picnic blanket* for match days | 18-35 | 8+ | textile |
chalk line spray* for bases | 8-15 | 10+ | tool | filler

# floorball
floorball stick* with curved blade | 30-65 | 7+ | sports gear | heart
floorball ball pack* | 8-15 | 7+ | game | heart
floorball goggles* | 18-34 | 7+ | safety gear | heart
floorball match tickets* | 10-28 | 7+ | experience | experience heart
stick bag* for floorball | 20-38 | 8+ | bag |
grip wrap* in colours | 6-12 | 8+ | accessory | filler
hall shoes voucher* | 35-75 | 8+ | voucher | voucher
small training goal* | 30-60 | 7+ | equipment | bulky heart
cool bottle* for the team bench | 8-15 | 7+ | tableware | filler

# street hockey
street hockey stick* | 22-45 | 7+ | sports gear | heart
steel-framed street hockey goal* | 45-95 | 7+ | equipment | bulky heart
no-bounce hockey balls* | 7-14 | 7+ | game |
inline skates voucher* | 40-90 | 7+ | voucher | voucher heart
street hockey gloves* | 28-55 | 8+ | accessory | clothing
hockey jersey* with number | 35-70 | 7+ | clothing | clothing sized
shooting target* for goals | 25-48 | 8+ | toy | heart
stick tape* rolls | 5-10 | 8+ | tool | filler
light-up street hockey puck* | 8-15 | 6+ | game | battery

# walking football
also: football for over 50s, walking soccer, old boys football
astro turf boots voucher* | 30-60 | 30+ | voucher | voucher heart
walking football team shirt* | 20-35 | 30+ | clothing | clothing sized heart
low-bounce match ball* | 16-30 | 30+ | sports gear | heart
season's pitch fees* for the club | 40-90 | 30+ | subscription | subscription experience heart
soft knee supports* in pairs | 14-26 | 30+ | wellness | sized filler
shin and calf cooling gel* | 7-13 | 30+ | body care | scent filler
five-a-side coaching session* | 20-45 | 30+ | class | experience
football memories paperback* of the seventies | 9-15 | 30+ | book | book heart
kit bag* with shoe pocket | 20-38 | 30+ | bag |
team half-time flask* | 14-26 | 30+ | equipment |
cup final tickets* | 35-90 | 30+ | experience | experience heart
thermal football flask mug* | 9-15 | 30+ | tableware | filler

# wnba
needs: -legs -effort
also: women's basketball
women's team basketball jersey* | 50-95 | 6+ | clothing | clothing sized heart
women's basketball game tickets* | 25-70 | 6+ | experience | experience heart
orange and white game basketball* | 25-50 | 6+ | sports gear | heart
WNBA player's memoir* | 10-18 | 12+ | book | book heart
basketball streaming pass* | 15-40 | 13+ | subscription | subscription screen
women of basketball card packet* | 5-12 | 7+ | game |
star player poster* | 8-15 | 7+ | print | filler
logo hoodie* of a women's team | 40-70 | 8+ | clothing | clothing sized
women in basketball history* | 14-26 | 9+ | book | book heart
crew socks* in league orange | 9-15 | 6+ | clothing | clothing filler
youth basketball jersey* | 25-55 | 5-14 | clothing | clothing sized heart
women's game trading cards* | 6-14 | 7+ | collectible | heart
star player picture book* | 9-16 | 5-12 | book | book heart
orange league hoodie* | 35-65 | 6+ | clothing | clothing sized heart
league team cap* | 18-35 | 6+ | clothing | clothing
mini signature basketball* | 12-25 | 5+ | sports gear |
player figure* of a star guard | 15-35 | 7+ | collectible |
women's basketball film* | 8-15 | 10+ | film | screen

# crossbow
also: crossbows, crossbow shooting, target crossbow, armbrust
crossbow shooting session* | 25-60 | 18+ | experience | experience heart
crossbow bolts* for targets | 25-50 | 18+ | equipment | sharp heart
layered foam target block* | 40-85 | 18+ | sports gear | bulky heart
crossbow string wax* | 5-10 | 18+ | tool |
padded crossbow case* | 40-80 | 18+ | bag |
red dot aiming sight* | 40-90 | 18+ | electronics | gadget battery heart
history of the crossbow* | 15-30 | 14+ | book | book heart
rope cocking aid* | 15-28 | 18+ | accessory |
wooden toy crossbow* with corks | 14-28 | 6-12 | toy |
paper target faces* in fifties | 8-15 | 12+ | stationery | filler
history of bows pocket guide* | 8-15 | 12+ | keepsake | book
toy crossbow* with foam bolts | 15-30 | 6-13 | toy | plastic heart
medieval siege model kit* | 15-35 | 8+ | craft kit | small-parts
castle armoury tour* | 10-28 | 7+ | experience | experience
history of the crossbow book* | 15-30 | 14+ | book | book
crossbow wax and oil* | 8-18 | 18+ | tool | filler
target lanterns* for evening practice | 18-38 | 18+ | lighting | gadget battery
William Tell story book* | 7-14 | 6-12 | book | book
foam target cube* | 30-65 | 18+ | sports gear | bulky heart

# high jump
also: high jumping, high jumper
high jump spikes voucher* | 40-90 | 10+ | voucher | voucher heart
high jump coaching session* | 25-55 | 9+ | class | experience heart
run-up marker tape* and chalk | 8-15 | 9+ | equipment |
plyometrics training manual* | 14-26 | 14+ | book | book heart
stadium athletics meeting tickets* | 20-60 | 8+ | experience | experience heart
elastic practice crossbar* | 14-28 | 9+ | sports gear |
bright athletics vest* | 18-35 | 8+ | clothing | clothing sized
jump height doorway chart* | 8-15 | 7-15 | print | filler
high jumper's autobiography* | 10-18 | 12+ | book | book heart
ankle stability balance cushion* | 15-28 | 10+ | wellness | filler
weighted jump rope* | 12-24 | 12+ | tool |
spike key and pins* | 7-13 | 10+ | tool | small-parts

# long jump
also: long jumping, long jumper, triple jump, triple jumper
long jump spikes voucher* | 40-90 | 10+ | voucher | voucher heart
long jump coaching session* | 25-55 | 9+ | class | experience heart
open-reel measuring tape* of 20 metres | 12-25 | 9+ | tool | heart
sprint and jump training manual* | 14-26 | 14+ | book | book heart
spike replacement pins* and key | 7-14 | 10+ | equipment | small-parts
competition singlet* and shorts | 28-55 | 8+ | clothing | clothing sized filler
standing jump mat* with distances | 20-40 | 7+ | sports gear | heart
athletics grand final tickets* | 20-60 | 8+ | experience | experience heart
record jumps wall print* | 9-18 | 8+ | print | filler
Olympic jumper's life story* | 10-18 | 12+ | book | book heart
sand-proof kit bag* | 18-35 | 9+ | bag |
sand brush* for spikes | 6-12 | 9+ | tool | filler
jump training diary* | 6-12 | 9+ | stationery | filler

# hunting
also: huntsman
stalking day* with a gamekeeper | 120-260 | 18+ | experience | experience heart
waxed field jacket* | 90-180 | 18+ | outerwear | clothing sized heart
game larder cookbook* | 18-32 | 18+ | book | book heart
leather-handled skinning knife* | 35-80 | 18+ | tool | sharp leather heart
thermal lined hunting socks* | 12-24 | 18+ | clothing | clothing heart
warm loden hat* | 28-55 | 18+ | accessory | clothing wool
deer species antler print* | 12-25 | 18+ | print | filler
binocular harness* in canvas | 22-40 | 18+ | equipment |
wooden stag caller* | 9-15 | 18+ | outdoor gear | heart
game cooking class* | 60-120 | 18+ | class | experience food heart
field notebook* for the season | 8-14 | 18+ | stationery | filler
fire striker* for the field | 9-15 | 18+ | tool | fire
wild venison cookery day* | 50-120 | 18+ | class | experience food meat
stag head cushion* | 18-38 | 12+ | textile | filler

# greyhound racing
also: dog racing, greyhound track
greyhound race night tickets* | 12-35 | 18+ | experience | experience heart
trackside dinner* for the evening | 35-70 | 18+ | experience | experience food heart
greyhound racing history* | 12-24 | 14+ | book | book heart
racing greyhound bronze-look figure* | 22-45 | 14+ | collectible | heart
compact track binoculars* | 28-60 | 14+ | equipment | heart
racing colours greyhound print* | 12-26 | 12+ | print | filler
retired greyhound sponsorship* | 20-50 | 10+ | subscription | subscription heart
greyhound race board game* | 16-32 | 8+ | board game | heart
greyhound enamel badge* | 6-12 | 10+ | accessory | small-parts filler
form guide pencil and clipboard* | 7-13 | 18+ | stationery |
racing dogs tea towel* | 8-14 | 14+ | textile | filler
greyhound plush* | 12-25 | 3+ | toy | heart
greyhound adoption support pack* | 15-35 | 8+ | subscription | subscription heart
greyhound art print* | 10-25 | 8+ | print | filler
greyhound story book* | 7-14 | 6-12 | book | book
greyhound mug* | 8-16 | 8+ | tableware | merchandise filler
greyhound walk* with rescue dogs | 5-20 | 8+ | experience | experience pet heart
greyhound enamel pin* | 5-10 | 8+ | accessory | small-parts merchandise filler
greyhound collar* in padded leather | 18-38 | 18+ | pet | pet leather filler
greyhound ornament* in bronze | 20-45 | 14+ | decor |
greyhound race dice game* | 12-28 | 8+ | game | small-parts

# hurling
in: field hockey
also: camogie, gaelic football, gaa, gaelic games, playing hurling, hurley
ash hurley* in the right length | 22-45 | 5+ | sports gear | sized heart
sliotar balls* | 8-18 | 5+ | sports gear | heart
county jersey* | 35-65 | 4+ | clothing | clothing sized heart
hurling gloves* | 12-25 | 7+ | clothing | clothing sized heart
championship match tickets* | 15-50 | 6+ | experience | experience heart
hurley grip tape* in county colours | 4-8 | 7+ | equipment | practical filler
Gaelic games bag* with club colours | 22-45 | 7+ | bag |
helmet* with faceguard | 50-90 | 6+ | safety gear | sized filler
history* of the Gaelic games | 14-28 | 12+ | book | book heart
hurler's autobiography* | 12-24 | 14+ | stationery | book
stadium tour* of the Gaelic games | 12-25 | 7+ | travel | experience heart
framed print* of a hurling final | 18-40 | 12+ | print |
county bobble hat* | 12-22 | 5+ | accessory | clothing
training half-zip* in club colours | 30-55 | 8+ | outerwear | clothing sized
county flag* for match days | 6-14 | 5+ | decor |
rebounder wall session* with a coach | 25-50 | 8+ | class | experience
Gaelic football* size five | 18-35 | 9+ | sports gear |
county mug* | 9-15 | 10+ | tableware | merchandise filler
muscle rub* for after training | 6-14 | 16+ | body care | scent filler
`
