export default `
# bouldering
also: boulder, bouldern, boulder hall
bouldering hall multi-pass* | 50-110 | 8+ | voucher | voucher experience heart
bouldering shoes voucher* | 30-70 | 8+ | voucher | voucher heart
chalk bucket* for bouldering | 22-40 | 8+ | bag | heart
liquid chalk bottle* | 8-14 | 8+ | equipment | heart
boar bristle hold brush* | 7-14 | 8+ | tool | heart
folding bouldering mat* | 130-260 | 14+ | sports gear | bulky heart
bouldering technique course* | 30-70 | 10+ | class | experience
fingerboard* for the door frame | 40-85 | 16+ | equipment |
finger tape* and skin balm | 9-16 | 10+ | body care |
loose bouldering trousers* | 40-75 | 10+ | clothing | clothing sized
bouldering guidebook* to a forest | 22-40 | 14+ | book | book
climbing film night ticket* | 12-25 | 10+ | experience | experience

# mountaineering
also: bergsteigen, alpinisme, high mountains
summit day* with a mountain guide | 110-260 | 16+ | experience | experience heart
mountaineering helmet* | 45-85 | 14+ | safety gear | heart
insulated belay jacket* | 80-170 | 14+ | outerwear | clothing sized heart
alpine club membership* | 40-90 | 14+ | subscription | subscription heart
glacier glasses* with side shields | 35-75 | 14+ | accessory | heart
relief map* of a mountain range | 15-35 | 12+ | print |
expedition memoir* from the high peaks | 10-18 | 14+ | book | book
dehydrated summit meals* | 15-30 | 14+ | food | food
insulated summit flask* | 22-40 | 12+ | tableware |
mountain film festival ticket* | 12-28 | 12+ | voucher | voucher experience

# snowboarding
snowboard boots voucher* | 50-120 | 10+ | voucher | voucher heart
mirrored snow goggles* | 40-90 | 8+ | safety gear | heart
waterproof snowboard jacket* | 80-170 | 8+ | outerwear | clothing sized heart
snowboard mittens* with wrist leash | 28-55 | 8+ | accessory | clothing heart
snowboard wax kit* | 22-40 | 14+ | tool |
day lift pass* | 40-75 | 8+ | experience | experience heart
stomp pad* in a bright pattern | 9-15 | 10+ | equipment |
padded impact shorts* | 35-65 | 10+ | sports gear | clothing sized
freestyle snowboard lesson* | 50-110 | 8+ | class | experience
snowboard film* on disc | 9-18 | 10+ | film | screen
wall rack* for snowboards | 18-35 | 12+ | storage |

# bmx
also: bmx racing, bmx tricks
full-face BMX helmet* | 60-120 | 7+ | safety gear | heart
grippy BMX pedals* | 18-38 | 8+ | equipment | heart
BMX tyres* in a bright colour | 25-50 | 8+ | sports gear | heart
soft handlebar grips* | 8-15 | 7+ | accessory | heart
BMX track day pass* | 12-30 | 7+ | experience | experience heart
axle pegs* for grinding | 12-25 | 9+ | tool |
knee and shin guards* | 25-45 | 7+ | storage |
BMX coaching session* | 30-60 | 7+ | class | experience
race jersey* with number | 25-45 | 7+ | clothing | clothing sized
BMX sticker pack* | 5-10 | 7+ | stationery |

# longboard skating
also: longboard, long boarding
bamboo longboard deck* | 70-140 | 10+ | sports gear | heart
soft longboard wheels* | 30-55 | 10+ | equipment | heart
slide gloves* with pucks | 25-45 | 12+ | safety gear | clothing heart
longboard backpack* with straps | 35-70 | 12+ | bag | heart
skate helmet* in matt colours | 30-55 | 8+ | accessory |
bearing cleaning kit* | 9-15 | 12+ | tool |
longboard tour weekend* | 80-180 | 14+ | experience | experience
wall hooks* for a longboard | 12-25 | 10+ | storage |
surf-skate lesson* | 30-60 | 8+ | class | experience

# marathon
also: marathon training, first marathon, half marathon training, 42k
marathon starting place* | 60-130 | 18+ | voucher | voucher experience heart
training plan* for marathon runners | 12-22 | 16+ | book | book heart
engraved medal hanger* | 18-35 | 16+ | decor | personalised
running gel taster pack* | 15-30 | 16+ | food | food sugar heart
compression running socks* | 18-35 | 14+ | clothing | clothing heart
sports massage voucher* | 40-75 | 18+ | wellness | experience voucher heart
hydration vest* with soft flasks | 50-100 | 16+ | equipment | clothing heart
framed route print* of the marathon | 22-45 | 16+ | print |
recovery foam roller* | 18-35 | 14+ | sports gear |
spectator weekend* at a great marathon | 150-320 | 18+ | travel | experience
anti-chafe stick* | 7-13 | 14+ | body care |

# trail running
trail running vest* with flasks | 50-100 | 14+ | equipment | clothing heart
trail race starting place* | 30-70 | 16+ | voucher | voucher experience heart
grippy trail shoes voucher* | 40-90 | 12+ | voucher | voucher heart
short trail gaiters* | 18-32 | 14+ | accessory | clothing heart
wind jacket* that packs tiny | 45-85 | 14+ | outerwear | clothing sized
head torch* for trail runs | 35-70 | 12+ | lighting | battery heart
guidebook* of trail runs | 14-25 | 14+ | book | book
folding carbon poles* | 60-130 | 16+ | sports gear |
trail running camp weekend* | 120-260 | 18+ | class | experience
trail socks* in merino | 14-24 | 12+ | clothing | clothing wool
mountain race film* | 9-18 | 12+ | film | screen

# e-bikes
also: e-bike, electric bike, pedelec, ebike
charger case* for e-bikes | 25-45 | 16+ | storage | heart
heavy folding e-bike lock* | 50-100 | 16+ | safety gear | heart
frame cover* in neoprene | 22-40 | 16+ | accessory | heart
wide comfort saddle* | 30-60 | 16+ | equipment | heart
guided e-bike day tour* | 45-100 | 16+ | experience | experience heart
pannier bag* for shopping trips | 30-65 | 16+ | bag |
e-bike route guide* of the region | 14-24 | 16+ | book | book
phone holder* for handlebars | 15-30 | 14+ | tool |
rain poncho* for cyclists | 25-45 | 14+ | outerwear | clothing
bell with a warm tone* | 12-22 | 12+ | decor | -dust

# carp fishing
wireless bite alarms* trio | 60-130 | 14+ | electronics | gadget battery heart
carp rod* in two sections | 45-95 | 12+ | sports gear | heart
unhooking mat* with sides | 25-50 | 14+ | equipment | heart
boilie and bait bucket* | 15-30 | 14+ | storage | heart
carp rig tying set* | 15-28 | 18+ | tool | sharp
fold-flat bed chair* | 90-200 | 16+ | furniture | bulky
day ticket* for a carp lake | 12-28 | 12+ | experience | experience heart
carp angler's handbook* | 14-25 | 12+ | book | book
insulated fishing bivvy mug* | 10-18 | 12+ | tableware |
camouflage bobble hat* | 12-22 | 10+ | clothing | clothing

# sea fishing
beachcaster rod* | 50-110 | 14+ | sports gear | heart
boat fishing trip* | 45-100 | 10+ | experience | experience heart
feather rigs* for boat rods | 8-15 | 18+ | equipment | sharp heart
waterproof bib and brace* | 50-100 | 14+ | outerwear | clothing sized heart
bright headtorch* for night tides | 22-45 | 12+ | lighting | battery heart
beach rod rest* | 22-40 | 14+ | tool |
sea fish identification chart* | 8-15 | 8+ | print |
tide clock* for the wall | 25-50 | 14+ | decor | battery
sea angler's cookbook* | 15-28 | 14+ | book | book

# canoeing
in: kayaking
also: canoe trips, canoe touring, kanu
wooden canoe paddle* | 40-85 | 10+ | sports gear | heart
watertight canoe barrel* | 30-60 | 12+ | storage | heart
guided canoe day* on a river | 45-95 | 8+ | experience | experience heart
buoyancy vest* for paddlers | 45-90 | 6+ | safety gear | clothing heart
canoe hire voucher* | 25-60 | 12+ | voucher | voucher experience heart
river guidebook* for canoes | 16-28 | 12+ | book | book
roll-top dry bag* | 12-22 | 8+ | bag |
canoe carrying yoke pad* | 22-40 | 14+ | equipment |
camp cooking pot* for river trips | 22-40 | 12+ | kitchenware |
neoprene paddling gloves* | 18-32 | 10+ | accessory | clothing

# couch to 5k
first 5k starting place* | 10-25 | 12+ | voucher | voucher experience heart
cushioned running shoes voucher* | 45-95 | 12+ | accessory | voucher heart
beginner's running plan book* | 12-20 | 14+ | book | book heart
reflective arm bands* for joggers | 8-14 | 8+ | safety gear | heart
soft running belt* for keys | 9-15 | 12+ | bag | clothing heart
breathable running tee* | 18-35 | 10+ | clothing | clothing sized
running coach session* | 25-55 | 14+ | class | experience
wireless sports earbuds* | 35-75 | 12+ | audio | gadget battery
progress wall chart* for runners | 6-12 | 10+ | print |

# spinning classes
indoor cycling class pass* | 45-95 | 14+ | voucher | voucher experience heart
padded cycling shorts* | 28-55 | 14+ | clothing | clothing sized heart
indoor cycling shoes voucher* | 45-90 | 14+ | footwear | voucher clothing heart
sweat towel* for handlebars | 9-16 | 14+ | textile | heart
gel saddle cover* | 15-28 | 12+ | equipment |
large sports bottle* | 9-16 | 10+ | tableware |
heart rate armband* | 45-90 | 14+ | electronics | gadget battery
workout playlist earbuds* | 30-65 | 12+ | audio | gadget battery

# cycle touring
waterproof pannier pair* | 60-130 | 14+ | bag | heart
bikepacking handlebar roll* | 35-75 | 14+ | equipment | heart
long-distance cycle routes guide* | 15-28 | 14+ | book | book heart
compact bike pump* | 18-38 | 12+ | tool | heart
guided cycling weekend* | 180-380 | 18+ | travel | experience
rear light* with long battery life | 18-35 | 10+ | lighting | battery
waterproof map case* for bars | 14-26 | 12+ | accessory | heart
tyre patches* and levers | 6-12 | 10+ | home |
tour diary* for cyclists | 8-15 | 12+ | stationery |

# tour de france
yellow jersey replica* | 40-80 | 8+ | clothing | clothing sized heart
Tour de France history book* | 20-40 | 10+ | book | book heart
cycling race board game* | 30-55 | 8+ | board game | heart
climb profiles print* | 15-30 | 12+ | print | heart
trip to a mountain stage* | 150-350 | 16+ | travel | experience heart
retro cycling cap* | 12-22 | 10+ | accessory | clothing
cycling race streaming months* | 20-45 | 14+ | subscription | subscription screen
tin cyclist figures* set | 9-15 | 6+ | toy |

# rodeo
rodeo show tickets* | 20-50 | 8+ | experience | experience noisy heart
felt cowboy hat* with band | 25-50 | 8+ | clothing | clothing heart
braided lasso rope* | 15-30 | 8+ | sports gear | heart
western belt buckle* | 18-35 | 12+ | accessory | heart
checked western shirt* | 28-55 | 8+ | outerwear | clothing sized
cowboy photograph book* | 25-48 | 12+ | book | book
western riding lesson* | 35-75 | 8+ | class | experience
printed bandana* | 6-12 | 8+ | textile | clothing

# dressage
white dressage gloves* | 18-35 | 8+ | accessory | clothing heart
embroidered dressage saddle pad* | 35-70 | 10+ | equipment | heart
dressage lesson* with a trainer | 40-85 | 8+ | class | experience heart
dressage training book* | 18-34 | 12+ | book | book heart
sparkling browband* for a bridle | 22-42 | 10+ | jewellery | jewellery
international dressage tickets* | 20-60 | 8+ | experience | experience heart
plaiting kit* with bands | 9-16 | 10+ | tool |
dressage letters* for the arena | 30-60 | 12+ | outdoor gear |
stock pin* for the tie | 9-16 | 10+ | keepsake | jewellery

# show jumping
show jumping lesson* | 40-85 | 8+ | class | experience heart
jumping saddle cloth* | 30-60 | 10+ | equipment | heart
show jumping event tickets* | 20-55 | 6+ | experience | experience heart
rosette display frame* | 22-42 | 8+ | decor | heart
tendon boots* for the horse | 40-80 | 12+ | pet | pet clothing sized heart
show jumping exercises book* | 18-32 | 12+ | book | book
competition breeches* | 45-90 | 8+ | clothing | clothing sized
hobby horse* with jump poles | 35-70 | 5-12 | toy | bulky heart
hairnet pack* for helmets | 5-10 | 8+ | accessory |

# figure skating
figure skating lesson* | 25-55 | 5+ | class | experience heart
stretch skating dress* | 40-80 | 6+ | clothing | clothing sized heart
figure skating gala tickets* | 25-70 | 6+ | experience | experience heart
terry blade covers* pair | 12-22 | 6+ | equipment | heart
spin trainer board* | 18-35 | 7+ | sports gear | heart
fleece skating gloves* with sparkle | 9-16 | 5+ | accessory | clothing
wheeled skate bag* | 50-100 | 7+ | bag |
figure skating story* | 8-14 | 6-12 | book | book
crash pads* for hips | 25-48 | 8+ | safety gear |

# roller derby
quad skates voucher* | 50-110 | 10+ | voucher | voucher heart
derby knee pads* | 35-70 | 10+ | safety gear | heart
roller derby match tickets* | 8-20 | 8+ | experience | experience noisy heart
derby helmet* in glitter | 35-70 | 10+ | equipment | heart
fishnet sports tights* | 9-16 | 12+ | clothing | clothing
toe guards* for skates | 15-28 | 10+ | accessory | heart
derby name t-shirt* | 20-35 | 10+ | outerwear | clothing sized personalised
skate tool* with bearing press | 15-28 | 12+ | tool |

# inline skating
skate wheels* set of eight | 30-60 | 8+ | equipment | heart
skate pad trio* for joints | 22-42 | 6+ | safety gear | heart
inline skating lesson* | 20-45 | 6+ | class | experience heart
skate backpack* with straps | 35-70 | 8+ | bag | heart
slalom cones* pack | 9-16 | 7+ | sports gear | heart
LED skate wheels* | 25-48 | 7+ | toy | battery
night skate event place* | 5-15 | 12+ | experience | experience
bearing grease kit* | 9-16 | 12+ | tool |

# paragliding
paragliding flight* with a pilot | 100-200 | 14+ | experience | experience heart
paragliding taster day* | 110-220 | 16+ | class | experience heart
windproof flying gloves* | 35-70 | 16+ | accessory | clothing heart
paragliding handbook* | 22-40 | 16+ | book | book heart
windsock* for the launch site | 12-24 | 12+ | equipment | heart
paraglider keyring* | 8-14 | 12+ | keepsake |
thermal neck tube* | 14-26 | 12+ | clothing | clothing
cloud chart poster* | 9-16 | 10+ | print |

# gliding
glider trial flight* | 80-160 | 14+ | experience | experience heart
gliding course weekend* | 180-380 | 16+ | class | experience heart
pilot sunglasses* in a case | 35-75 | 14+ | accessory | heart
handbook* for glider pilots | 25-45 | 14+ | book | book heart
glider model* to throw | 12-22 | 6+ | toy | heart
pilot logbook cover* in leather | 28-55 | 14+ | stationery | leather
cotton pilot's sun hat* | 12-22 | 12+ | clothing | clothing
aerial chart wall print* | 9-16 | 12+ | print |

# hot air balloons
hot air balloon flight* | 140-260 | 10+ | experience | experience heart
balloon festival day* | 12-30 | 4+ | voucher | voucher experience heart
hanging balloon lamp* | 30-60 | 4+ | lighting | gadget heart
history book* of ballooning | 20-38 | 10+ | book | book heart
balloon mobile* in paper | 12-24 | 4+ | decor | heart
balloon jigsaw* | 12-20 | 7+ | puzzle | small-parts
silver balloon pendant* | 15-30 | 10+ | jewellery | jewellery
balloon art print* | 9-16 | 6+ | print |

# motocross
motocross goggles* with tear-offs | 35-75 | 7+ | safety gear | heart
motocross gloves* | 22-42 | 6+ | accessory | clothing heart
motocross jersey* with number | 30-60 | 6+ | clothing | clothing sized heart
motocross taster day* | 80-160 | 7+ | class | experience heart
motocross race tickets* | 12-35 | 6+ | experience | experience noisy heart
model dirt bike* | 12-24 | 5+ | collectible | heart
number plate stickers* | 9-16 | 7+ | stationery |
wooden ramp and bikes set* | 15-28 | 4-10 | toy |
riders' annual* | 12-22 | 8+ | book | book

# rally driving
rally driving day* | 100-220 | 17+ | experience | experience heart
passenger ride* in a rally car | 60-130 | 12+ | voucher | voucher experience heart
scale rally car* | 25-55 | 8+ | collectible | heart
rally history book* | 25-48 | 12+ | book | book heart
rally video game* | 25-55 | 7+ | video game | screen heart
rally stage spectator pass* | 12-35 | 8+ | class | experience
thin driving gloves* | 25-50 | 14+ | accessory | clothing
rally car poster* | 8-15 | 7+ | print |

# off-roading
off-road driving day* | 80-180 | 17+ | experience | experience heart
traction boards* pair | 60-130 | 18+ | equipment | bulky heart
recovery strap* with shackles | 30-60 | 18+ | safety gear | heart
off-road routes guidebook* | 18-32 | 16+ | book | book heart
tyre deflator gauge* | 22-42 | 18+ | tool | heart
remote-controlled crawler* | 45-95 | 8+ | vehicle | battery plastic heart
mud-proof seat cover* | 20-38 | 17+ | textile |
enamel camp mug* with jeep | 9-15 | 10+ | tableware |

# glamping
glamping weekend* in a yurt | 150-300 | 18+ | travel | experience heart
solar festoon lights* | 20-38 | 10+ | lighting | battery heart
cotton bell tent rug* | 35-70 | 12+ | textile | heart
enamel breakfast set* for four | 30-60 | 10+ | tableware | heart
rechargeable camp lantern* | 25-48 | 8+ | electronics | gadget battery heart
guidebook* of beautiful places to camp | 15-28 | 14+ | book | book
insulated picnic bag* | 22-42 | 12+ | bag |
firelighter bundle* | 8-15 | 18+ | home | fire
bunting* in printed cotton | 9-16 | 6+ | decor |

# magnet fishing
strong fishing magnet* with rope | 30-60 | 12+ | equipment | small-parts heart
grappling hook* on a line | 18-35 | 14+ | tool | heart
rubber gauntlets* | 9-16 | 12+ | safety gear | clothing heart
find display board* | 22-42 | 10+ | decor | heart
carry bucket* with lid | 12-22 | 10+ | storage | heart
rust remover bath* for finds | 14-26 | 16+ | home |
river treasure stories* | 12-22 | 10+ | book | book
waterproof boots bag* | 15-28 | 10+ | bag |

# mudlarking
mudlarking memoir* | 12-22 | 14+ | book | book heart
guided foreshore walk* | 20-45 | 10+ | experience | experience heart
finds display case* with compartments | 20-40 | 10+ | decor | heart
kneeling pad* for the foreshore | 10-18 | 10+ | equipment | heart
sturdy rubber wellies* | 22-45 | 8+ | footwear | clothing sized heart
clay pipe identification guide* | 14-26 | 12+ | stationery | book
finds pouch* for a belt | 12-22 | 10+ | bag |
soft brush set* for finds | 7-13 | 10+ | tool |

# cross country skiing
cross country ski lesson* | 35-75 | 8+ | class | experience heart
cross country ski gloves* | 28-55 | 8+ | accessory | clothing heart
waist bottle belt* for skiers | 22-42 | 12+ | equipment | clothing heart
glide wax set* | 18-34 | 14+ | tool | heart
thin wool headband* | 15-28 | 8+ | clothing | clothing wool heart
weekend* on groomed ski tracks | 180-380 | 16+ | travel | experience
ski strap pair* | 7-13 | 10+ | storage |
cross country ski trails guide* | 14-25 | 14+ | book | book

# scooter riding
retro scooter helmet* | 70-150 | 16+ | safety gear | clothing heart
scooter leg blanket* in waterproof cloth | 45-90 | 16+ | textile | bulky heart
scooter tour day* | 60-130 | 18+ | experience | experience heart
scooter top case bag* | 35-70 | 16+ | bag | heart
Italian motor scooter history book* | 22-42 | 12+ | book | book heart
Italian motor scooter model* | 18-36 | 8+ | collectible |
scooter enamel pin* | 7-13 | 12+ | accessory | small-parts
heavy chain lock* for scooters | 30-60 | 16+ | equipment |

# mushroom picking
mushroom knife* with brush | 20-38 | 18+ | tool | sharp heart
willow mushroom basket* | 22-42 | 10+ | bag | heart
guided mushroom walk* | 20-45 | 10+ | experience | experience heart
mushroom identification handbook* | 15-28 | 10+ | book | book heart
food dehydrator* for mushrooms | 45-90 | 16+ | kitchenware | gadget heart
pocket mushroom chart* | 7-13 | 10+ | stationery |
mushroom cookbook* | 16-28 | 14+ | keepsake | book
wax jacket patch* of a mushroom | 6-12 | 10+ | accessory |
linen drying string* | 9-15 | 12+ | textile |

# orienteering
fast-needle running compass* | 28-55 | 10+ | equipment | heart
orienteering gaiters* | 20-38 | 10+ | footwear | clothing sized heart
orienteering training camp* | 80-180 | 12+ | class | experience heart
map holder* for runners | 12-22 | 10+ | accessory | heart
control flags* set for training | 15-28 | 8+ | game | heart
race entry voucher* for orienteering | 10-25 | 10+ | voucher | voucher experience
orienteering skills book* | 14-25 | 10+ | book | book
head torch* for night races | 35-70 | 12+ | lighting | battery

# drones
spare flight batteries* for drones | 40-80 | 14+ | electronics | gadget battery heart
mini drone* with propeller guards | 35-70 | 10+ | toy | gadget battery heart
drone landing pad* that folds | 15-28 | 12+ | equipment | gadget battery heart
drone pilot course* | 70-150 | 16+ | class | experience gadget battery heart
drone backpack* | 45-90 | 14+ | bag | gadget battery heart
aerial pictures handbook* | 18-32 | 14+ | book | book
propeller guards* for drones | 9-16 | 12+ | accessory | plastic gadget battery
drone race day* | 10-30 | 8+ | experience | experience gadget battery
fast memory card* | 14-26 | 12+ | storage |

# kites
delta kite* with long tails | 15-28 | 6+ | toy | heart
sport kite* with two lines | 35-75 | 10+ | sports gear | heart
pocket kite* without sticks | 9-15 | 5+ | outdoor gear | heart
power kite lesson* on the beach | 45-95 | 12+ | class | experience heart
kite making kit* | 12-22 | 6+ | craft kit | heart
kite meeting day* by the sea | 5-20 | 4+ | experience | experience
book* of kites to build | 14-25 | 10+ | book | book
spinning wind tail* for kites | 12-22 | 6+ | decor |
strong kite line* with winder | 9-16 | 10+ | equipment |

# rc cars
remote-controlled buggy* for rough ground | 45-95 | 8+ | toy | battery plastic heart
fast remote-controlled truck* | 90-200 | 12+ | vehicle | battery plastic heart
remote-controlled car kit* to build | 60-130 | 12+ | craft kit | small-parts battery heart
spare rechargeable pack* for RC cars | 22-42 | 10+ | electronics | battery heart
tyres* for RC cars | 15-30 | 8+ | equipment | heart
hex driver tool set* | 20-38 | 12+ | tool |
RC track day ticket* | 8-20 | 8+ | experience | experience
body shell paints* for RC cars | 9-16 | 12+ | art supplies |

# rc planes
foam glider trainer* with remote | 60-130 | 12+ | toy | battery heart
flight battery pack* for RC planes | 25-48 | 12+ | electronics | battery heart
hand-launch balsa plane* | 12-22 | 7+ | outdoor gear | heart
RC flying lesson* at a club | 20-45 | 10+ | class | experience heart
RC flight handbook* | 18-32 | 12+ | book | book heart
flight simulator cable set* | 28-55 | 12+ | video game | screen
field box* for tools | 30-60 | 14+ | storage |
spare propellers* pack | 7-13 | 12+ | accessory | plastic
`
