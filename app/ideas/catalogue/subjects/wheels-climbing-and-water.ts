export default `
# bouldering
also: boulder, bouldern, boulder hall, climbing gym, climbing gyms, bouldern, bouldering hall
bouldering evening* with pizza | 20-45 | 12+ | experience | experience food gluten dairy heart
wooden mountain keyring | 8-16 | 8+ | accessory | heart
bouldering t-shirt* with mountain print | 18-34 | 8+ | clothing | clothing sized heart
bouldering hall multi-pass* | 50-110 | 8+ | voucher | voucher experience heart
bouldering shoes voucher* | 30-70 | 8+ | voucher | voucher
chalk bucket* for bouldering | 22-40 | 8+ | bag | heart
liquid chalk bottle* | 8-14 | 8+ | equipment | filler
boar bristle hold brush* | 7-14 | 8+ | tool | filler
folding bouldering mat* | 130-260 | 14+ | sports gear | bulky
bouldering technique course* | 30-70 | 10+ | class | experience
fingerboard* for the door frame | 40-85 | 16+ | equipment |
finger tape* and skin balm | 9-15 | 10+ | body care | filler
loose bouldering trousers* | 40-75 | 10+ | clothing | clothing sized filler
bouldering guidebook* to a forest | 22-40 | 14+ | book | book
climbing film night ticket* | 12-25 | 10+ | experience | experience heart
chalk bag* big enough for bouldering | 20-42 | 8+ | bag | heart
ten-visit climbing hall card* | 60-120 | 10+ | voucher | voucher heart
boar hair hold brush* | 6-14 | 10+ | tool | filler
hangboard* in wood | 35-90 | 14+ | sports gear | heart
finger tape* in bright rolls | 5-10 | 10+ | wellness | filler
loose climbing trousers* | 40-85 | 8+ | clothing | clothing sized filler
skin repair balm* for climbers | 9-16 | 12+ | body care | scent heart
bouldering guidebook* to one rock area | 20-35 | 12+ | book | book heart
portable crash pad* | 120-260 | 14+ | sports gear | bulky
technique lesson* on the wall | 25-60 | 8+ | class | experience filler
beanie* with climber motif | 14-28 | 8+ | clothing | clothing filler

# mountaineering
also: bergsteigen, alpinisme, high mountains
summit day* with a mountain guide | 110-260 | 16+ | experience | experience heart
mountaineering helmet* | 45-85 | 14+ | safety gear |
insulated belay jacket* | 80-170 | 14+ | outerwear | clothing sized
alpine club membership* | 40-90 | 14+ | subscription | subscription heart
glacier glasses* with side shields | 35-75 | 14+ | accessory | heart
relief map* of a mountain range | 15-35 | 12+ | print |
expedition memoir* from the high peaks | 10-18 | 14+ | book | book heart
dehydrated summit meals* | 15-30 | 14+ | food | food
insulated summit flask* | 22-40 | 12+ | tableware |
mountain film festival ticket* | 12-28 | 12+ | voucher | voucher experience heart
locking carabiner* | 8-15 | 14+ | safety gear |
mountain knots card deck* | 7-14 | 10+ | game | filler
climbing legends paperback* | 9-15 | 12+ | keepsake | book heart

# snowboarding
wool beanie* for the slopes | 15-30 | 8+ | accessory | clothing wool heart
hoodie* for the snow park | 30-60 | 8+ | clothing | clothing sized heart
ski shop voucher* for snowboarders | 25-70 | 8+ | voucher | voucher heart
snowboard boots voucher* | 50-120 | 10+ | voucher | voucher
mirrored snow goggles* | 40-90 | 8+ | safety gear | heart
waterproof snowboard jacket* | 80-170 | 8+ | outerwear | clothing sized heart
snowboard mittens* with wrist leash | 28-55 | 8+ | accessory | clothing heart
snowboard wax kit* | 22-40 | 14+ | tool |
day lift pass* | 40-75 | 8+ | experience | experience heart
stomp pad* in a bright pattern | 9-15 | 10+ | equipment | filler
padded impact shorts* | 35-65 | 10+ | sports gear | clothing sized filler
freestyle snowboard lesson* | 50-110 | 8+ | class | experience heart
snowboard film* on disc | 9-18 | 10+ | film | screen filler
wall rack* for snowboards | 18-35 | 12+ | storage |
snowboard sticker pack* | 5-10 | 8+ | stationery | filler
board wax block* for all snow | 8-15 | 12+ | tool | filler
snowboard goggles* with spare lens | 45-110 | 8+ | safety gear |
merino base layer* | 40-85 | 10+ | clothing | clothing sized wool
snowboard tuning kit* | 30-65 | 14+ | equipment |
padded snowboard bag* | 45-110 | 12+ | bag | bulky
wrist guard gloves* | 35-80 | 8+ | accessory | clothing sized heart
stomp pad* in aluminium | 9-18 | 10+ | accessory | filler
tube neck warmer* | 12-25 | 8+ | accessory | clothing heart
wall mount* for a snowboard | 18-38 | 12+ | storage | filler
balance board* for the off season | 60-140 | 10+ | sports gear | heart
freestyle snowboard film* | 9-16 | 10+ | film | screen filler

# bmx
also: bmx racing, bmx tricks
full-face BMX helmet* | 60-120 | 7+ | safety gear | heart
grippy BMX pedals* | 18-38 | 8+ | equipment | heart
BMX tyres* in a bright colour | 25-50 | 8+ | sports gear | heart
soft handlebar grips* | 8-15 | 7+ | accessory | heart
BMX track day pass* | 12-30 | 7+ | experience | experience heart
axle pegs* for grinding | 12-25 | 9+ | tool |
knee and shin guards* | 25-45 | 7+ | storage | filler
BMX coaching session* | 30-60 | 7+ | class | experience heart
race jersey* with number | 25-45 | 7+ | clothing | clothing sized
BMX sticker pack* | 5-10 | 7+ | stationery | filler
valve caps and pegs tape* | 5-10 | 7+ | tool | clothing filler
BMX pedals* with pins | 18-40 | 8+ | equipment | heart
BMX handlebar grips* | 8-18 | 8+ | equipment | heart
pump track day pass* | 8-25 | 7+ | experience | experience heart
BMX stunt pegs* pair | 15-35 | 9+ | equipment | heart
BMX gloves* | 14-28 | 7+ | accessory | clothing sized filler
finger bike* with ramp | 7-16 | 6-13 | toy | small-parts heart
BMX race jersey* | 25-45 | 7+ | clothing | clothing sized filler
spoke beads* in bright colours | 4-9 | 6+ | equipment | small-parts filler
fold-out jump ramp* | 40-95 | 8+ | sports gear | bulky heart
BMX poster* | 6-14 | 7+ | print | filler

# longboard skating
also: longboard, long boarding
bamboo longboard deck* | 70-140 | 10+ | sports gear | heart
soft longboard wheels* | 30-55 | 10+ | equipment | heart
slide gloves* with pucks | 25-45 | 12+ | safety gear | clothing heart
longboard backpack* with straps | 35-70 | 12+ | bag | heart
skate helmet* in matt colours | 30-55 | 8+ | accessory |
bearing cleaning kit* | 9-15 | 12+ | tool |
longboard tour weekend* | 80-180 | 14+ | experience | experience heart
wall hooks* for a longboard | 12-25 | 10+ | storage |
surf-skate lesson* | 30-60 | 8+ | class | experience heart
coloured longboard grip tape* | 8-15 | 10+ | tool |
longboard sticker pack* | 5-10 | 8+ | stationery | filler

# marathon
also: marathon training, first marathon, half marathon training, 42k
finisher photo book* | 25-45 | 16+ | keepsake | personalised sentimental heart
marathon bracelet* with own finishing time | 18-35 | 16+ | jewellery | jewellery personalised heart
marathon starting place* | 60-130 | 18+ | voucher | voucher experience heart
training plan* for marathon runners | 12-22 | 16+ | book | book filler
engraved medal hanger* | 18-35 | 16+ | decor | personalised heart
running gel taster pack* | 15-30 | 16+ | food | food sugar filler
compression running socks* | 18-35 | 14+ | clothing | clothing heart
sports massage voucher* | 40-75 | 18+ | wellness | experience voucher heart
hydration vest* with soft flasks | 50-100 | 16+ | equipment | clothing heart
framed route print* of the marathon | 22-45 | 16+ | print | heart
recovery foam roller* | 18-35 | 14+ | sports gear |
spectator weekend* at a great marathon | 150-320 | 18+ | travel | experience
anti-chafe stick* | 7-13 | 14+ | body care | filler
personal best race magnet* | 6-12 | 16+ | accessory | small-parts filler
energy gels* for race day | 8-15 | 16+ | food | food sugar filler

# trail running
trail running vest* with flasks | 50-100 | 14+ | equipment | clothing heart
trail race starting place* | 30-70 | 16+ | voucher | voucher experience heart
grippy trail shoes voucher* | 40-90 | 12+ | voucher | voucher heart
short trail gaiters* | 18-32 | 14+ | accessory | clothing
wind jacket* that packs tiny | 45-85 | 14+ | outerwear | clothing sized filler
head torch* for trail runs | 35-70 | 12+ | lighting | battery heart
guidebook* of trail runs | 14-25 | 14+ | book | book heart
folding carbon poles* | 60-130 | 16+ | sports gear |
trail running camp weekend* | 120-260 | 18+ | class | experience
trail socks* in merino | 14-24 | 12+ | clothing | clothing wool heart
mountain race film* | 9-18 | 12+ | film | screen filler
soft running flask* | 9-15 | 14+ | equipment |
trail gel and bar sampler* | 9-15 | 14+ | food | food sugar nuts
trail running shoes* with deep lugs | 70-150 | 14+ | footwear | clothing sized
hydration vest* with flasks | 60-130 | 14+ | bag | clothing heart
soft flask pair* | 14-30 | 14+ | equipment | heart
trail race entry* in the hills | 25-80 | 16+ | experience | experience heart
lightweight wind jacket* | 40-100 | 14+ | outerwear | clothing sized
trail running routes guide* | 15-28 | 14+ | book | book heart
short gaiters* for trail shoes | 18-35 | 14+ | accessory | clothing filler
headtorch* with wide beam | 30-80 | 12+ | lighting | battery heart
trail runner's buff scarf* | 9-20 | 12+ | accessory | clothing filler
fell running memoir* | 9-18 | 14+ | book | book filler

# e-bikes
also: e-bike, electric bike, pedelec, ebike
charger case* for e-bikes | 25-45 | 16+ | storage | filler
heavy folding e-bike lock* | 50-100 | 16+ | safety gear | heart
frame cover* in neoprene | 22-40 | 16+ | accessory | filler
wide comfort saddle* | 30-60 | 16+ | equipment | heart
guided e-bike day tour* | 45-100 | 16+ | experience | experience heart
pannier bag* for shopping trips | 30-65 | 16+ | bag |
e-bike route guide* of the region | 14-24 | 16+ | book | book heart
phone holder* for handlebars | 15-30 | 14+ | tool |
rain poncho* for cyclists | 25-45 | 14+ | outerwear | clothing
bell with a warm tone* | 12-22 | 12+ | decor | -dust filler
handlebar bag* for an e-bike | 8-15 | 14+ | bag |
chain degreaser and brush* | 8-15 | 14+ | home |
bright frame reflectors* | 6-12 | 12+ | safety gear | filler
lockable battery cover* | 18-38 | 16+ | equipment | battery
suspension seat post* | 35-90 | 16+ | equipment |
strong folding lock* | 45-110 | 16+ | equipment | heart
gel saddle* for upright riding | 30-70 | 16+ | equipment | heart
e-bike tour day* with lunch | 50-120 | 16+ | experience | experience heart
waterproof pannier pair* | 50-120 | 14+ | bag | heart
e-bike insurance card wallet* | 8-16 | 18+ | accessory | filler
rear-view mirror* for the handlebars | 12-25 | 14+ | equipment |
phone holder* with charging | 25-55 | 14+ | equipment | gadget heart
e-bike touring guide* | 15-28 | 14+ | book | book heart
rain cape* for cyclists | 30-70 | 12+ | outerwear | clothing heart
reflective helmet cover* | 12-25 | 12+ | safety gear | filler
mobile repair kit* for e-bikes | 20-45 | 16+ | tool |

# carp fishing
mug* with a big carp | 10-18 | 10+ | tableware | heart
tackle shop voucher* for carp anglers | 20-60 | 12+ | voucher | voucher heart
wireless bite alarms* trio | 60-130 | 14+ | electronics | gadget battery heart
carp rod* in two sections | 45-95 | 12+ | sports gear | heart
unhooking mat* with sides | 25-50 | 14+ | equipment | heart
boilie and bait bucket* | 15-30 | 14+ | storage |
carp rig tying set* | 15-28 | 18+ | tool | sharp
fold-flat bed chair* | 90-200 | 16+ | furniture | bulky
day ticket* for a carp lake | 12-28 | 12+ | experience | experience heart
carp angler's handbook* | 14-25 | 12+ | book | book
insulated fishing bivvy mug* | 10-18 | 12+ | tableware | filler
camouflage bobble hat* | 12-22 | 10+ | clothing | clothing filler
hair rigs* for carp | 7-14 | 14+ | equipment | filler
bag of boilies* | 7-13 | 12+ | equipment |
bait needle and stringer set* | 5-10 | 14+ | tool | filler
boilies bag* in fruit flavour | 12-25 | 12+ | equipment | heart
hair rigs ready-tied* pack | 6-12 | 12+ | equipment | filler
bite alarm pair* | 35-90 | 14+ | electronics | gadget battery noisy heart
unhooking mat* for carp | 22-48 | 14+ | equipment |
bivvy table* with legs | 25-55 | 14+ | furniture | heart
bait boat session* | 30-80 | 14+ | experience | experience heart
sleeping bag* for the bank | 60-140 | 14+ | outdoor gear | bulky
carp angler's hoodie* | 28-50 | 12+ | clothing | clothing sized heart
bankside kettle* with folding handle | 18-40 | 14+ | equipment | battery heart
throwing stick* for bait | 15-32 | 12+ | equipment | filler
weigh sling* with float | 20-42 | 14+ | equipment |

# sea fishing
beachcaster rod* | 50-110 | 14+ | sports gear | heart
boat fishing trip* | 45-100 | 10+ | experience | experience heart
feather rigs* for boat rods | 8-15 | 18+ | equipment | sharp
waterproof bib and brace* | 50-100 | 14+ | outerwear | clothing sized
bright headtorch* for night tides | 22-45 | 12+ | lighting | battery heart
beach rod rest* | 22-40 | 14+ | tool |
sea fish identification chart* | 8-15 | 8+ | print | filler
tide clock* for the wall | 25-50 | 14+ | decor | battery heart
sea angler's cookbook* | 15-28 | 14+ | book | book heart
sea knots pocket card* | 5-10 | 10+ | stationery | filler
feathers and rigs assortment* | 8-18 | 12+ | equipment | heart
beachcaster rod rest tripod* | 28-65 | 14+ | equipment | bulky heart
charter boat fishing day* | 50-130 | 12+ | experience | experience heart
flotation fishing suit* | 80-180 | 16+ | outerwear | clothing sized filler
mackerel smoking kit* | 35-85 | 18+ | kitchenware | fish fire food heart
tide tables and sea chart* | 6-15 | 12+ | stationery |
sea angler's handbook* | 14-28 | 14+ | book | book heart
headlamp* with red light | 20-48 | 12+ | lighting | battery heart
lead weights box* | 12-28 | 14+ | equipment |
filleting knife* with sheath | 18-42 | 18+ | tool | sharp heart
fishing towel and hook remover* | 9-20 | 12+ | equipment | filler
cool bag* for the catch | 25-60 | 14+ | equipment | bulky

# canoeing
in: kayaking
also: canoe trips, canoe touring, kanu
wooden canoe paddle* | 40-85 | 10+ | sports gear | heart
watertight canoe barrel* | 30-60 | 12+ | storage | heart
guided canoe day* on a river | 45-95 | 8+ | experience | experience heart
buoyancy vest* for paddlers | 45-90 | 6+ | safety gear | clothing heart
canoe hire voucher* | 25-60 | 12+ | voucher | voucher experience heart
river guidebook* for canoes | 16-28 | 12+ | book | book heart
roll-top dry bag* | 12-22 | 8+ | bag |
canoe carrying yoke pad* | 22-40 | 14+ | equipment |
camp cooking pot* for river trips | 22-40 | 12+ | kitchenware |
neoprene paddling gloves* | 18-32 | 10+ | accessory | clothing
canoe tie-down straps* | 8-15 | 14+ | equipment |
paddle knots pocket guide* | 7-14 | 10+ | stationery |
waterproof card game* for camp | 7-13 | 8+ | game |

# couch to 5k
first 5k starting place* | 10-25 | 12+ | voucher | voucher experience heart
cushioned running shoes voucher* | 45-95 | 12+ | accessory | voucher heart
beginner's running plan book* | 12-20 | 14+ | book | book heart
reflective arm bands* for joggers | 8-14 | 8+ | safety gear | heart
soft running belt* for keys | 9-15 | 12+ | bag | clothing heart
breathable running tee* | 18-35 | 10+ | clothing | clothing sized filler
running coach session* | 25-55 | 14+ | class | experience heart
wireless sports earbuds* | 35-75 | 12+ | audio | gadget battery heart
progress wall chart* for runners | 6-12 | 10+ | print | filler

# spinning classes
indoor cycling class pass* | 45-95 | 14+ | voucher | voucher experience heart
padded cycling shorts* | 28-55 | 14+ | clothing | clothing sized
indoor cycling shoes voucher* | 45-90 | 14+ | footwear | voucher clothing heart
sweat towel* for handlebars | 9-15 | 14+ | textile | heart
gel saddle cover* | 15-28 | 12+ | equipment |
large sports bottle* | 9-15 | 10+ | tableware |
heart rate armband* | 45-90 | 14+ | electronics | gadget battery heart
workout playlist earbuds* | 30-65 | 12+ | audio | gadget battery heart
electrolyte tablets tube* | 6-12 | 14+ | food | food

# cycle touring
waterproof pannier pair* | 60-130 | 14+ | bag | heart
bikepacking handlebar roll* | 35-75 | 14+ | equipment | heart
long-distance cycle routes guide* | 15-28 | 14+ | book | book heart
compact bike pump* | 18-38 | 12+ | tool | heart
guided cycling weekend* | 180-380 | 18+ | travel | experience heart
rear light* with long battery life | 18-35 | 10+ | lighting | battery
waterproof map case* for bars | 14-26 | 12+ | accessory | heart
tyre patches* and levers | 6-12 | 10+ | home |
tour diary* for cyclists | 8-15 | 12+ | stationery | filler
titanium spork* for the road | 8-15 | 12+ | kitchenware | heart

# tour de france
needs: -legs -effort
yellow jersey replica* | 40-80 | 8+ | clothing | clothing sized
Tour de France history book* | 20-40 | 10+ | book | book heart
cycling race board game* | 30-55 | 8+ | board game | heart
climb profiles print* | 15-30 | 12+ | print | filler
trip to a mountain stage* | 150-350 | 16+ | travel | experience heart
retro cycling cap* | 12-22 | 10+ | accessory | clothing
cycling race streaming months* | 20-45 | 14+ | subscription | subscription screen
tin cyclist figures* set | 9-15 | 6+ | toy | filler
polka dot cycling socks* | 8-15 | 10+ | clothing | clothing
cycling champion's memoir* | 9-15 | 12+ | keepsake | book
stage race viewing trip* | 120-350 | 14+ | travel | experience heart
mountain passes poster set* | 18-40 | 10+ | print | filler
history of the great race book* | 18-38 | 12+ | book | book heart
polka dot cap* | 12-25 | 6+ | clothing | clothing filler
official race guide magazine* | 8-15 | 10+ | book | book
race sticker album* | 5-10 | 6-14 | collectible |
sports channel pass* for July | 15-40 | 14+ | subscription | subscription screen
cycling board game* of stages | 25-50 | 8+ | board game | heart
tiny metal cyclists* for the shelf | 12-28 | 6+ | collectible | small-parts heart
climb profile mug* | 9-16 | 10+ | tableware | filler
champion's autobiography* | 12-25 | 12+ | book | book

# rodeo
rodeo show tickets* | 20-50 | 8+ | experience | experience noisy heart
felt cowboy hat* with band | 25-50 | 8+ | clothing | clothing heart
braided lasso rope* | 15-30 | 8+ | sports gear | heart
western belt buckle* | 18-35 | 12+ | accessory | heart
checked western shirt* | 28-55 | 8+ | outerwear | clothing sized filler
cowboy photograph book* | 25-48 | 12+ | book | book heart
western riding lesson* | 35-75 | 8+ | class | experience heart
printed bandana* | 6-12 | 8+ | textile | clothing
western paperback* of the frontier | 7-13 | 12+ | book | book
rope coaster pair* with horseshoe | 8-15 | 12+ | tableware | filler

# dressage
white dressage gloves* | 18-35 | 8+ | accessory | clothing heart
embroidered dressage saddle pad* | 35-70 | 10+ | equipment | heart
dressage lesson* with a trainer | 40-85 | 8+ | class | experience heart
dressage training book* | 18-34 | 12+ | book | book heart
sparkling browband* for a bridle | 22-42 | 10+ | jewellery | jewellery heart
international dressage tickets* | 20-60 | 8+ | experience | experience heart
plaiting kit* with bands | 9-15 | 10+ | tool |
dressage letters* for the arena | 30-60 | 12+ | outdoor gear |
stock pin* for the tie | 9-15 | 10+ | keepsake | jewellery
test sheet notebook* for dressage | 7-13 | 9+ | stationery |

# show jumping
show jumping lesson* | 40-85 | 8+ | class | experience heart
jumping saddle cloth* | 30-60 | 10+ | equipment | heart
show jumping event tickets* | 20-55 | 6+ | experience | experience heart
rosette display frame* | 22-42 | 8+ | decor | heart
tendon boots* for the horse | 40-80 | 12+ | pet | pet clothing sized
show jumping exercises book* | 18-32 | 12+ | book | book heart
competition breeches* | 45-90 | 8+ | clothing | clothing sized filler
hobby horse* with jump poles | 35-70 | 5-12 | toy | bulky heart
hairnet pack* for helmets | 5-10 | 8+ | accessory | filler
horse treats tin* for clear rounds | 7-14 | 8+ | pet | pet food heart
hoof oil* with brush | 8-15 | 10+ | home | pet

# figure skating
figure skating lesson* | 25-55 | 5+ | class | experience heart
stretch skating dress* | 40-80 | 6+ | clothing | clothing sized
figure skating gala tickets* | 25-70 | 6+ | experience | experience heart
terry blade covers* pair | 12-22 | 6+ | equipment | heart
spin trainer board* | 18-35 | 7+ | sports gear | heart
fleece skating gloves* with sparkle | 9-15 | 5+ | accessory | clothing
wheeled skate bag* | 50-100 | 7+ | bag | heart
figure skating story* | 8-14 | 6-12 | book | book
crash pads* for hips | 25-48 | 8+ | safety gear |
sparkly scrunchie set* for skaters | 5-10 | 5+ | accessory |

# roller derby
quad skates voucher* | 50-110 | 10+ | voucher | voucher heart
derby knee pads* | 35-70 | 10+ | safety gear |
roller derby match tickets* | 8-20 | 8+ | experience | experience noisy heart
derby helmet* in glitter | 35-70 | 10+ | equipment | heart
fishnet sports tights* | 9-15 | 12+ | clothing | clothing heart
toe guards* for skates | 15-28 | 10+ | accessory | heart
derby name t-shirt* | 20-35 | 10+ | outerwear | clothing sized personalised
skate tool* with bearing press | 15-28 | 12+ | tool | heart
toe stop tape and laces* | 8-15 | 10+ | accessory |
derby strategy notebook* | 6-12 | 12+ | stationery | filler

# inline skating
inline skates voucher* | 50-110 | 6+ | voucher | voucher heart
skate wheels* set of eight | 30-60 | 8+ | equipment | heart
knee and wrist pads* for skaters | 22-42 | 6+ | safety gear |
inline skating lesson* | 20-45 | 6+ | class | experience heart
skate backpack* with straps | 35-70 | 8+ | bag | heart
slalom cones* pack | 9-15 | 7+ | sports gear |
LED skate wheels* | 25-48 | 7+ | toy | battery heart
night skate event place* | 5-15 | 12+ | experience | experience heart
bearing grease kit* | 9-15 | 12+ | tool | filler

# paragliding
paragliding flight* with a pilot | 100-200 | 14+ | experience | experience heart
paragliding taster day* | 110-220 | 16+ | class | experience heart
windproof flying gloves* | 35-70 | 16+ | accessory | clothing heart
paragliding handbook* | 22-40 | 16+ | book | book heart
windsock* for the launch site | 12-24 | 12+ | equipment | heart
paraglider keyring* | 8-14 | 12+ | keepsake | filler
thermal neck tube* | 14-26 | 12+ | clothing | clothing
cloud chart poster* | 9-15 | 10+ | print |
light nylon wind ribbons* | 6-12 | 12+ | equipment | plastic

# gliding
glider trial flight* | 80-160 | 14+ | experience | experience heart
gliding course weekend* | 180-380 | 16+ | class | experience heart
pilot sunglasses* in a case | 35-75 | 14+ | accessory | heart
handbook* for glider pilots | 25-45 | 14+ | book | book heart
glider model* to throw | 12-22 | 6+ | toy | heart
pilot logbook cover* in leather | 28-55 | 14+ | stationery | leather heart
cotton pilot's sun hat* | 12-22 | 12+ | clothing | clothing
aerial chart wall print* | 9-15 | 12+ | print |
balsa soaring glider* | 8-15 | 7+ | toy | heart
glider log sheets binder* | 8-15 | 14+ | stationery |

# hot air balloons
needs: -effort
hot air balloon flight* | 140-260 | 10+ | experience | experience heart
balloon festival day* | 12-30 | 4+ | voucher | voucher experience heart
hanging balloon lamp* | 30-60 | 4+ | lighting | gadget heart
history book* of ballooning | 20-38 | 10+ | book | book heart
balloon mobile* in paper | 12-24 | 4+ | decor | heart
balloon jigsaw* | 12-20 | 7+ | puzzle | small-parts
silver balloon pendant* | 15-30 | 10+ | jewellery | jewellery
balloon art print* | 9-15 | 6+ | print |
balloon pin badge* | 5-10 | 8+ | accessory | small-parts filler
balloon picture book* for children | 7-13 | 3-8 | book | book

# motocross
motocross goggles* with tear-offs | 35-75 | 7+ | safety gear | heart
motocross gloves* | 22-42 | 6+ | accessory | clothing
motocross jersey* with number | 30-60 | 6+ | clothing | clothing sized heart
motocross taster day* | 80-160 | 7+ | class | experience heart
motocross race tickets* | 12-35 | 6+ | experience | experience noisy heart
model dirt bike* | 12-24 | 5+ | collectible | heart
number plate stickers* | 9-15 | 7+ | stationery |
wooden ramp and bikes set* | 15-28 | 4-10 | toy |
riders' annual* | 12-22 | 8+ | book | book
helmet visor tear-offs* pack | 8-15 | 8+ | equipment |
chain cleaning brush* | 7-13 | 14+ | tool | filler
race jersey* with a number | 28-55 | 8+ | clothing | clothing sized personalised heart
air filter oil and cleaner* | 18-35 | 14+ | equipment |
motocross track day* | 40-110 | 10+ | experience | experience heart
neck brace* for motocross | 90-220 | 10+ | safety gear | filler
kit bag* with boot compartment | 45-100 | 10+ | bag | heart
die-cast motocross bike* | 15-35 | 6+ | collectible | heart
knee and shin guards* | 30-70 | 8+ | safety gear | clothing sized
bike wash brush set* | 15-30 | 10+ | equipment |
motocross calendar* | 10-18 | 8+ | stationery | filler

# rally driving
rally driving day* | 100-220 | 17+ | experience | experience heart
passenger ride* in a rally car | 60-130 | 12+ | voucher | voucher experience heart
scale rally car* | 25-55 | 8+ | collectible | heart
rally history book* | 25-48 | 12+ | book | book heart
rally video game* | 25-55 | 7+ | video game | screen heart
rally stage spectator pass* | 12-35 | 8+ | class | experience heart
thin driving gloves* | 25-50 | 14+ | accessory | clothing
rally car poster* | 8-15 | 7+ | print |
pocket die-cast rally car* | 6-12 | 5+ | toy | heart
co-driver's notes pad* | 7-13 | 12+ | stationery |

# off-roading
off-road driving day* | 80-180 | 17+ | experience | experience heart
traction boards* pair | 60-130 | 18+ | equipment | bulky heart
recovery strap* with shackles | 30-60 | 18+ | safety gear | heart
off-road routes guidebook* | 18-32 | 16+ | book | book heart
tyre deflator gauge* | 22-42 | 18+ | tool | heart
remote-controlled crawler* | 45-95 | 8+ | vehicle | battery plastic heart
mud-proof seat cover* | 20-38 | 17+ | textile | filler
enamel camp mug* with jeep | 9-15 | 10+ | tableware |
off-road route sticker map* | 8-15 | 12+ | accessory | filler
small die-cast off-roader* | 7-14 | 4+ | toy | heart

# glamping
needs: -effort
glamping weekend* in a yurt | 150-300 | 18+ | travel | experience heart
solar festoon lights* | 20-38 | 10+ | lighting | battery heart
cotton bell tent rug* | 35-70 | 12+ | textile | heart
enamel breakfast set* for four | 30-60 | 10+ | tableware | heart
rechargeable camp lantern* | 25-48 | 8+ | electronics | gadget battery heart
guidebook* of beautiful places to camp | 15-28 | 14+ | book | book heart
insulated picnic bag* | 22-42 | 12+ | bag |
firelighter bundle* | 8-15 | 18+ | home | fire filler
bunting* in printed cotton | 9-15 | 6+ | decor | heart
campfire songs booklet* | 7-13 | 8+ | print | book

# magnet fishing
strong fishing magnet* with rope | 30-60 | 12+ | equipment | small-parts heart
grappling hook* on a line | 18-35 | 14+ | tool | heart
rubber gauntlets* | 9-15 | 12+ | safety gear | clothing
find display board* | 22-42 | 10+ | decor | heart
carry bucket* with lid | 12-22 | 10+ | storage | heart
rust remover bath* for finds | 14-26 | 16+ | home |
river treasure stories* | 12-22 | 10+ | book | book heart
waterproof boots bag* | 15-28 | 10+ | bag | filler
drawstring rope bag* | 8-15 | 10+ | bag |
threadlock glue* for magnets | 6-12 | 14+ | tool | small-parts

# mudlarking
mudlarking memoir* | 12-22 | 14+ | book | book heart
guided foreshore walk* | 20-45 | 10+ | experience | experience heart
finds display case* with compartments | 20-40 | 10+ | decor | heart
kneeling pad* for the foreshore | 10-18 | 10+ | equipment | heart
sturdy rubber wellies* | 22-45 | 8+ | footwear | clothing sized
clay pipe identification guide* | 14-26 | 12+ | stationery | book heart
finds pouch* for a belt | 12-22 | 10+ | bag |
soft brush set* for finds | 7-13 | 10+ | tool |
finds labels and bags* | 6-12 | 8+ | storage |
fold-out river tide table* | 5-10 | 12+ | stationery |

# cross country skiing
cross country ski lesson* | 35-75 | 8+ | class | experience heart
cross country ski gloves* | 28-55 | 8+ | accessory | clothing heart
waist bottle belt* for skiers | 22-42 | 12+ | equipment | clothing heart
glide wax set* | 18-34 | 14+ | tool | heart
thin wool headband* | 15-28 | 8+ | clothing | clothing wool heart
weekend* on groomed ski tracks | 180-380 | 16+ | travel | experience heart
ski strap pair* | 7-13 | 10+ | storage |
cross country ski trails guide* | 14-25 | 14+ | book | book heart
ski wax cork and scraper* | 8-15 | 12+ | tool |
hand warmers* for the track | 7-13 | 8+ | outdoor gear | filler

# scooter riding
also: mopeds, moped, mods and scooters
retro scooter helmet* | 70-150 | 16+ | safety gear | clothing heart
scooter leg blanket* in waterproof cloth | 45-90 | 16+ | textile | bulky heart
scooter tour day* | 60-130 | 18+ | experience | experience heart
scooter top case bag* | 35-70 | 16+ | bag | heart
Italian motor scooter history book* | 22-42 | 12+ | book | book heart
Italian motor scooter model* | 18-36 | 8+ | collectible | heart
scooter enamel pin* | 7-13 | 12+ | accessory | small-parts filler
heavy chain lock* for scooters | 30-60 | 16+ | equipment |
scooter mirror cleaning wipes* | 5-10 | 16+ | home | filler
classic scooter fridge magnet* | 5-10 | 8+ | decor | small-parts filler

# mushroom picking
tea towel* with mushroom drawings | 9-18 | 12+ | textile | heart
mushroom dinner* in a good restaurant | 35-80 | 16+ | experience | experience food heart
mug* with woodland mushrooms | 10-18 | 6+ | tableware | heart
mushroom knife* with brush | 20-38 | 18+ | tool | sharp heart
willow mushroom basket* | 22-42 | 10+ | bag | heart
guided mushroom walk* | 20-45 | 10+ | experience | experience
mushroom identification handbook* | 15-28 | 10+ | book | book
food dehydrator* for mushrooms | 45-90 | 16+ | kitchenware | gadget heart
pocket mushroom chart* | 7-13 | 10+ | stationery | filler
mushroom cookbook* | 16-28 | 14+ | keepsake | book heart
wax jacket patch* of a mushroom | 6-12 | 10+ | accessory | filler
linen drying string* | 9-15 | 12+ | textile | filler
mushroom seasoning salt* | 6-12 | 12+ | food | food filler
wicker foraging basket* | 22-50 | 10+ | bag | filler
mushroom field guide* | 14-30 | 10+ | book | book heart
mushroom drying net* | 12-28 | 12+ | kitchenware | heart
electric dehydrator* with trays | 45-110 | 16+ | kitchenware | gadget filler
rubber boots* for wet woods | 25-60 | 10+ | footwear | clothing sized filler
tick remover card set* | 5-10 | 12+ | wellness | filler
compass* on a lanyard | 9-22 | 10+ | tool | filler
mushroom print tea towel* | 8-14 | 12+ | textile | filler
porcini risotto kit* | 8-16 | 12+ | food | food
pocket loupe* for mushrooms | 8-18 | 10+ | tool | filler

# orienteering
fast-needle running compass* | 28-55 | 10+ | equipment | heart
orienteering gaiters* | 20-38 | 10+ | footwear | clothing sized
orienteering training camp* | 80-180 | 12+ | class | experience heart
map holder* for runners | 12-22 | 10+ | accessory | heart
control flags* set for training | 15-28 | 8+ | game | heart
race entry voucher* for orienteering | 10-25 | 10+ | voucher | voucher experience
orienteering skills book* | 14-25 | 10+ | book | book heart
head torch* for night races | 35-70 | 12+ | lighting | battery heart
waterproof map case* | 7-14 | 10+ | equipment |
orienteering games pocket book* | 8-15 | 8+ | book | book heart
compass bookmark* in steel | 6-12 | 8+ | accessory | filler

# drones
spare flight batteries* for drones | 40-80 | 14+ | electronics | gadget battery heart
mini drone* with propeller guards | 35-70 | 10+ | toy | gadget battery heart
drone landing pad* that folds | 15-28 | 12+ | equipment | gadget battery heart
drone pilot course* | 70-150 | 16+ | class | experience gadget battery heart
drone backpack* | 45-90 | 14+ | bag | gadget battery heart
aerial pictures handbook* | 18-32 | 14+ | book | book
propeller guards* for drones | 9-15 | 12+ | accessory | plastic gadget battery
drone race day* | 10-30 | 8+ | experience | experience gadget battery heart
fast memory card* | 14-26 | 12+ | storage |
drone landing markers* in orange | 8-15 | 10+ | tool | gadget battery filler
drone sticker skins* | 8-15 | 10+ | stationery | gadget battery filler
mini drone* with camera | 40-95 | 12+ | electronics | gadget battery heart
landing pad* that folds | 15-30 | 12+ | equipment | heart
drone rucksack* with foam | 45-100 | 12+ | bag | gadget battery heart
spare flight battery* | 30-80 | 14+ | equipment | battery heart
filter set* for a drone camera | 22-50 | 14+ | equipment | gadget battery heart
aerial photography book* | 25-50 | 12+ | book | book heart
high-speed memory card* | 15-35 | 12+ | electronics | gadget heart
racing gates* for indoor drones | 20-42 | 10+ | equipment | gadget battery heart
drone repair tool kit* | 18-38 | 14+ | tool | gadget battery

# kites
delta kite* with long tails | 15-28 | 6+ | toy | heart
sport kite* with two lines | 35-75 | 10+ | sports gear | heart
pocket kite* without sticks | 9-15 | 5+ | outdoor gear | heart
power kite lesson* on the beach | 45-95 | 12+ | class | experience heart
kite making kit* | 12-22 | 6+ | craft kit | heart
kite meeting day* by the sea | 5-20 | 4+ | experience | experience
book* of kites to build | 14-25 | 10+ | book | book heart
spinning wind tail* for kites | 12-22 | 6+ | decor |
strong kite line* with winder | 9-15 | 10+ | equipment |
paper kites* to decorate | 7-13 | 4+ | craft kit |
power kite* with two lines | 25-60 | 9+ | outdoor gear | heart
dragon kite* with long tail | 12-28 | 6+ | outdoor gear | heart
paint-your-own kite kit* | 8-16 | 5-12 | craft kit | heart
easy-fly delta kite* | 9-20 | 4+ | outdoor gear | heart
pocket kite* in a pouch | 6-12 | 4+ | outdoor gear | heart
kite festival day* | 5-20 | 3+ | experience | experience heart
kite making book* | 8-16 | 8+ | book | book
windsock spinner tail* | 6-14 | 5+ | outdoor gear | filler
kite bag* with strap | 12-25 | 8+ | bag |
picture book* about a kite | 6-11 | 3-7 | book | book

# rc cars
remote-controlled buggy* for rough ground | 45-95 | 8+ | toy | battery plastic heart
fast remote-controlled truck* | 90-200 | 12+ | vehicle | battery plastic heart
remote-controlled car kit* to build | 60-130 | 12+ | craft kit | small-parts battery heart
spare rechargeable pack* for RC cars | 22-42 | 10+ | electronics | battery
tyres* for RC cars | 15-30 | 8+ | equipment |
hex driver tool set* | 20-38 | 12+ | tool |
RC track day ticket* | 8-20 | 8+ | experience | experience
body shell paints* for RC cars | 9-15 | 12+ | art supplies |
body clips and grease* set | 6-12 | 10+ | tool |
RC race stickers* | 5-10 | 8+ | stationery | filler
spare battery pack* for radio cars | 18-45 | 10+ | equipment | battery
four-wheel drive buggy* kit | 80-200 | 10+ | craft kit | battery small-parts heart
set of off-road tyres* for buggies | 15-35 | 10+ | equipment |
crawler* for rocky gardens | 60-160 | 8+ | toy | battery heart
traffic cones* for a radio track | 8-18 | 6+ | equipment |
body shell* to spray | 18-38 | 12+ | craft kit | heart
pit mat* with parts trays | 18-38 | 10+ | equipment |
fast charger* for packs | 25-60 | 14+ | electronics | gadget battery
radio car racing day* | 10-35 | 8+ | experience | experience heart
hex driver set* for buggies | 18-40 | 12+ | tool |
ramp set* for radio cars | 22-50 | 6+ | toy | heart

# rc planes
foam glider trainer* with remote | 60-130 | 12+ | toy | battery heart
flight battery pack* for RC planes | 25-48 | 12+ | electronics | battery heart
hand-launch balsa plane* | 12-22 | 7+ | outdoor gear | heart
RC flying lesson* at a club | 20-45 | 10+ | class | experience heart
RC flight handbook* | 18-32 | 12+ | book | book heart
flight simulator cable set* | 28-55 | 12+ | video game | screen heart
field box* for tools | 30-60 | 14+ | storage |
spare propellers* pack | 7-13 | 12+ | accessory | plastic
foam-safe glue and tape* | 8-15 | 10+ | tool |
small foam hand glider* | 8-15 | 6+ | outdoor gear | heart

# polo
also: polo matches, horse polo, polo player
polo match day tickets* | 25-70 | 12+ | experience | experience heart
beginner's polo lesson* | 80-160 | 14+ | class | experience heart
polo mallet* in cane | 60-130 | 14+ | sports gear | heart
white polo jeans* | 40-80 | 14+ | clothing | clothing sized
photographic book* of polo | 28-55 | 14+ | book | book heart
polo ponies print* | 15-32 | 12+ | print |
polo knee guards* | 60-120 | 14+ | safety gear | leather
wooden polo balls* | 9-15 | 12+ | equipment |
embroidered saddle cloth* | 28-55 | 12+ | textile | pet
rules of polo pocket guide* | 8-14 | 12+ | book | book
pony treats tin* | 7-13 | 8+ | pet | pet food

# ice dance
also: ice dancing, ice dancer, torvill and dean, dancing on ice
ice show arena tickets* | 35-80 | 4+ | experience | experience heart
ice dance lessons* with a coach | 35-80 | 7+ | class | experience heart
flowing practice skating dress* | 30-65 | 6+ | clothing | clothing sized
ice dance champions' autobiography* | 10-18 | 12+ | book | book heart
skating music editing voucher* | 20-45 | 12+ | voucher | voucher experience
skate carrying case* on wheels | 45-90 | 8+ | bag | heart
crystal hair comb* for competitions | 9-15 | 8+ | accessory |
skating boots polish kit* | 9-15 | 10+ | tool |
great ice dances film* | 8-15 | 8+ | film | screen heart
ballet class pass* for skaters | 30-70 | 8+ | subscription | subscription experience
ice dancers silhouette print* | 12-24 | 10+ | print |

# hang gliding
also: hang glider, hang gliders, drachenfliegen
tandem hang gliding flight* | 120-220 | 16+ | experience | experience heart
glider pilot's variometer* | 110-220 | 18+ | electronics | gadget battery heart
hang gliding training manual* | 20-36 | 16+ | book | book heart
insulated flying gloves* | 30-60 | 16+ | accessory | clothing heart
windsock* on a travel pole | 15-30 | 14+ | equipment | heart
pocket wind meter* for the hill | 20-45 | 14+ | tool | gadget battery heart
clouds and thermals paperback* | 10-18 | 14+ | book | book
hang glider wall print* | 12-25 | 12+ | print | filler
flight log notebook* | 7-13 | 14+ | stationery |
balsa hang glider toy* | 6-12 | 6+ | toy |
pilot's neck tube* | 8-15 | 12+ | clothing | clothing heart

# bungee jumping
also: bungee, bungee jump, bungy jumping
bungee jump* from a bridge | 70-140 | 18+ | experience | experience heart
bungee jump film package* | 20-45 | 18+ | voucher | voucher experience heart
zip line ride* over the valley | 35-70 | 12+ | experience | experience heart
rooftop swing ticket* | 25-60 | 14+ | experience | experience bulky heart
chest mount* for an action camera | 14-28 | 14+ | equipment | heart
adventures of a lifetime book* | 16-30 | 14+ | book | book heart
adrenaline bucket list poster* | 10-18 | 14+ | print | filler
bungee workout class* | 15-35 | 14+ | class | experience
photo frame* for the jump picture | 10-20 | 14+ | decor | filler
sports strap* for spectacles | 6-12 | 12+ | accessory |
bungee cord keyring* | 5-10 | 12+ | tool | filler
true tales of daredevils* | 8-14 | 14+ | keepsake | book heart

# nascar
also: stock car racing, daytona, stock cars, oval racing
die-cast NASCAR stock car* | 18-45 | 6+ | collectible | heart
stock car race tickets* | 15-50 | 6+ | experience | experience heart
NASCAR driver's team cap* | 22-35 | 8+ | clothing | clothing heart
NASCAR racing video game* | 20-50 | 7+ | video game | screen heart
illustrated NASCAR history* | 18-35 | 10+ | book | book heart
stock car driving experience* | 90-200 | 18+ | experience | experience heart
racing jacket* with sponsor patches | 60-120 | 10+ | outerwear | clothing sized
toy pit garage* for stock cars | 22-45 | 4-9 | toy | plastic heart
oval track wall flag* | 9-15 | 8+ | decor |
race car number stickers* | 4-8 | 5+ | stationery | filler
stock car film* on disc | 7-14 | 8+ | film | screen heart

# quad biking
also: quad bike, quad bikes, atv riding, four-wheeler
quad bike trail session* | 40-80 | 12+ | experience | experience heart
off-road riding goggles* | 22-45 | 8+ | safety gear | heart
long mud boots voucher* | 30-70 | 10+ | voucher | voucher
padded quad riding gloves* | 18-35 | 8+ | accessory | clothing heart
quad rack cargo bag* | 30-60 | 16+ | bag | heart
bright riding jersey* | 22-42 | 8+ | clothing | clothing sized filler
tyre puncture plug kit* | 14-26 | 16+ | tool |
radio-controlled quad bike* | 30-60 | 7+ | toy | gadget battery plastic heart
die-cast quad bike* | 9-15 | 4+ | collectible |
neck tube* against dust | 8-14 | 8+ | clothing | clothing
full-face off-road helmet* | 70-140 | 8+ | sports gear |
handlebar muffs wipes* tub | 6-12 | 14+ | home | filler

# drag racing
also: dragsters, drag strip, quarter mile racing, hot rod racing
drag racing weekend tickets* | 25-60 | 8+ | experience | experience heart
dragster passenger ride* | 100-220 | 18+ | experience | experience heart
die-cast funny car* | 18-42 | 6+ | collectible | heart
history of the hot rod* | 20-38 | 12+ | book | book heart
drag strip starting lights lamp* | 28-55 | 10+ | lighting | gadget heart
mechanic work shirt* with flame patch | 28-50 | 12+ | clothing | clothing sized
ear defenders* for the strip | 12-25 | 4+ | safety gear |
slot dragster track set* | 40-80 | 7+ | toy | gadget plastic bulky heart
hot rod pinstripe poster* | 9-18 | 10+ | print |
engine rebuild wall diagram* | 8-15 | 12+ | print | filler
racing movie* on disc | 7-14 | 12+ | film | screen heart
small die-cast dragster* | 7-14 | 4+ | toy | heart

# twitching
also: twitcher, rare birds, birding lists, twitchers
rare birds identification guide* | 18-32 | 12+ | book | book heart
high-magnification spotting scope* | 180-380 | 14+ | equipment | bulky heart
life list journal* for birders | 9-15 | 10+ | stationery |
pelagic birding boat trip* | 45-110 | 12+ | experience | experience heart
rare bird alert subscription* | 25-60 | 12+ | subscription | subscription heart
lightweight scope carrier pack* | 40-80 | 14+ | bag |
waterproof notebook* for field sketches | 7-14 | 10+ | outdoor gear |
twitcher's year memoir* | 9-15 | 14+ | book | book heart
packable birding stool* | 25-50 | 14+ | furniture |
phone adapter* for a spotting scope | 22-45 | 14+ | tool | heart
British birds wall chart* | 8-15 | 8+ | print | filler

# disneyland
also: disneyworld, disneyland paris, euro disney, disney parks, disney holidays
Disneyland park tickets* | 60-120 | 3+ | experience | experience heart
mouse ears headband* | 14-28 | 4+ | accessory | clothing heart
Disneyland planning guidebook* | 12-20 | 10+ | book | book
Disney pin* lanyard starter set | 18-35 | 6+ | collectible | small-parts heart
brick-built Disney castle* in small | 32-45 | 10+ | toy | small-parts plastic heart
character autograph album* with pen | 7-14 | 4-12 | stationery | heart
Disney park ride poster* | 9-18 | 6+ | print |
holiday countdown jar* for Disneyland | 12-22 | 4+ | storage | filler
history of Disneyland* in pictures | 22-40 | 10+ | book | book heart
park memories scrapbook* | 14-26 | 6+ | keepsake | sentimental
bubble wand* with character | 9-15 | 3-9 | toy | battery plastic
Disney park gift card* | 25-50 | 8+ | voucher | voucher
Disney enamel pin* | 8-14 | 6+ | accessory | small-parts

# water parks
also: water park, waterparks, aquapark, water slides, waterslides, spaßbad, splash parks
water park day tickets* | 20-45 | 4+ | experience | experience heart
water shoes* with good grip | 14-26 | 4+ | footwear | clothing sized
long-sleeved swim top* | 16-30 | 4+ | clothing | clothing sized
waterproof phone pouch* | 8-15 | 10+ | accessory | plastic heart
hooded towel poncho* | 18-35 | 3-14 | textile | clothing heart
splash-proof drawstring bag* | 9-15 | 4+ | bag |
leakproof swim goggles* | 10-20 | 4+ | sports gear | heart
garden water slide* | 25-50 | 4-12 | garden | plastic bulky heart
water park season pass* | 90-180 | 4+ | subscription | subscription experience heart
waterproof memory game cards* | 8-14 | 5+ | game |
slide diary* with stickers | 6-12 | 5-12 | stationery | filler

# lighthouses
also: lighthouse, leuchttürme, leuchtturme, leuchtturm, phares, faros
lighthouses photo atlas* | 20-38 | 10+ | book | book heart
brick-built lighthouse* that shines | 40-90 | 8+ | toy | small-parts plastic battery heart
lighthouse tower tour tickets* | 8-20 | 6+ | experience | experience heart
framed lighthouse chart* | 20-42 | 12+ | print |
night in a lighthouse cottage* | 110-240 | 18+ | travel | experience heart
lighthouse jigsaw* | 12-20 | 8+ | puzzle | small-parts
painted wooden lighthouse ornament* | 12-24 | 8+ | decor |
lighthouse keeper's memoir* | 9-15 | 14+ | book | book heart
solar garden lighthouse* | 28-55 | 14+ | garden | battery
lighthouse tea towel* | 8-14 | 12+ | kitchenware | filler
lighthouse visits logbook* | 8-14 | 8+ | stationery |
lighthouse keeper's lamp* | 25-60 | 8+ | lighting | gadget
lighthouse holiday weekend* | 150-380 | 12+ | travel | experience heart
atlas of lighthouses* | 20-42 | 8+ | book | book heart
lighthouse climb tickets* | 5-15 | 6+ | experience | experience
painted wooden lighthouse* | 15-38 | 6+ | decor | heart
lighthouse model kit* with light | 22-50 | 8+ | craft kit | small-parts battery heart
lighthouse calendar* | 9-16 | 8+ | stationery | filler
lighthouse linocut print* | 12-30 | 8+ | print | filler
lighthouse map of the coast* | 9-20 | 8+ | print |
lighthouse mug* | 9-15 | 8+ | tableware | filler

# castles
also: castle, castle ruins, burgen, châteaux, castillos, chateaux, castle visits
castle guidebook* with cutaway drawings | 16-30 | 8+ | book | book heart
heritage castles annual pass* | 45-95 | 8+ | subscription | subscription experience heart
wooden castle* with drawbridge and knights | 35-75 | 3-9 | toy | bulky heart
castle building stone kit* | 22-45 | 8+ | craft kit | small-parts heart
castle cross-section poster* | 9-15 | 6+ | print |
medieval banquet evening* | 40-85 | 12+ | experience | experience food heart
scratch-off castle map* | 10-18 | 8+ | stationery | heart
castle ruins jigsaw* | 12-20 | 8+ | puzzle | small-parts
castle siege board game* | 20-42 | 8+ | board game | small-parts heart
night in a castle hotel* | 130-280 | 18+ | travel | experience heart
cast metal castle bookends* | 25-50 | 12+ | decor |
card castle* to cut out | 8-15 | 7+ | puzzle | heart
knight bookmark* in brass | 6-12 | 7+ | accessory | filler
annual pass* for historic castles | 45-110 | 10+ | subscription | subscription experience heart
castle model kit* in card | 15-38 | 8+ | craft kit | small-parts heart
castle guidebook* of the country | 14-28 | 10+ | book | book heart
medieval banquet tickets* | 30-75 | 12+ | experience | experience food heart
castle calendar* | 9-16 | 8+ | stationery | filler
cross-section castle book* | 12-24 | 7+ | book | book heart
castle print* in watercolour | 10-26 | 10+ | print |
castle jigsaw* | 12-22 | 8+ | puzzle | small-parts
castles map* to tick off | 8-18 | 8+ | stationery | heart
brick-built castle* | 25-80 | 7+ | toy | small-parts heart
castle tea towel* | 8-14 | 12+ | textile | filler

# ghost hunting
also: ghost hunts, paranormal, haunted houses, ghost hunter
overnight ghost hunt* in a manor | 50-110 | 18+ | experience | experience heart
EMF meter* for ghost hunters | 20-42 | 12+ | electronics | gadget battery heart
haunted places guidebook* | 10-18 | 10+ | book | book heart
classic ghost stories anthology* | 10-20 | 12+ | book | book heart
lantern-lit ghost walk tickets* | 10-22 | 10+ | experience | experience heart
pocket digital voice recorder* | 25-50 | 12+ | audio | gadget battery noisy heart
red-light investigator's torch* | 14-28 | 10+ | lighting | gadget battery
haunted house card game* | 10-18 | 8+ | game |
motion sensor light* for dark corners | 9-15 | 12+ | equipment | battery
haunted sites scratch map* | 9-15 | 10+ | print |
ghost story podcast membership* | 20-45 | 14+ | subscription | subscription
ghost stories paperback* | 7-13 | 12+ | keepsake | book
spooky stories* for children | 7-13 | 7-12 | stationery | book heart
glow-in-the-dark ghosts* for the wall | 5-10 | 4-12 | decor |

# snowshoeing
also: snowshoe, snowshoes, snow shoeing, schneeschuhwandern, raquettes
steel flask* with cups for tea | 25-45 | 12+ | outdoor gear | heart
mountain hut night voucher* | 50-120 | 16+ | voucher | voucher experience heart
hat and gloves set* in merino | 30-60 | 12+ | accessory | clothing wool heart
aluminium snowshoes* with heel lift | 60-130 | 12+ | sports gear | bulky
telescopic winter poles* with snow baskets | 30-65 | 12+ | equipment | filler
waterproof gaiters* for deep snow | 20-42 | 12+ | accessory | clothing filler
snowshoe routes guidebook* | 14-24 | 14+ | book | book
guided full moon snowshoe tour* | 30-70 | 12+ | experience | experience heart
merino hiking socks* | 14-25 | 12+ | clothing | clothing wool
snowshoe carry bag* | 18-35 | 12+ | bag | filler
animal tracks in snow chart* | 6-12 | 6+ | print | filler
insulated bottle sleeve* | 9-15 | 12+ | outdoor gear | filler
mountain hut fondue evening* | 35-70 | 18+ | food | food dairy experience heart
foldable thermal seat mat* | 7-14 | 10+ | outdoor gear |

# sledging
also: luge, sledge, sled, sleds, toboggan, rodeln, schlitten, winter slides
steerable snow racer* with brakes | 50-110 | 5-14 | sports gear | bulky heart
wooden toboggan* with pull cord | 45-95 | 4+ | toy | bulky heart
snow tube* with handles | 20-40 | 5+ | outdoor gear | bulky plastic heart
waterproof snow mittens* | 15-30 | 3+ | clothing | clothing
night tobogganing ticket* with lift | 15-35 | 6+ | experience | experience heart
plastic bum slider* | 5-12 | 4+ | toy | plastic
junior winter helmet* | 25-50 | 3-14 | safety gear |
sledge runner wax block* | 5-10 | 10+ | tool | filler
fleece-lined snow trousers* | 30-60 | 3-14 | outerwear | clothing sized filler
snowball maker tongs* | 6-12 | 4-12 | game | plastic
winter stories picture book* | 7-14 | 3-9 | book | book
family lunch flask* for the hill | 16-30 | 12+ | tableware |

# ice climbing
also: ice climber, ice axes, frozen waterfalls, eisklettern
ice climbing course* with a guide | 90-190 | 16+ | class | experience heart
technical ice climbing gloves* | 45-90 | 16+ | clothing | clothing heart
ice screw* with crank handle | 55-80 | 18+ | equipment | heart
ice climbing technique manual* | 20-36 | 16+ | book | book heart
crampon bag* with zip | 18-35 | 16+ | bag | heart
clear safety glasses* against ice chips | 9-15 | 14+ | safety gear | filler
insulated belay parka* | 110-220 | 16+ | outerwear | clothing sized filler
mountain film evening ticket* | 12-25 | 12+ | experience | experience heart
frozen waterfall photo print* | 15-32 | 12+ | print |
leash for ice tools* | 25-45 | 18+ | tool |
reusable hand warmer pouches* | 7-14 | 12+ | accessory |
instant soup mugs* for belays | 7-13 | 14+ | food | food filler

# northern lights
unfit: skill, gear, pocket, guided
needs: -legs -effort
also: aurora borealis, polar lights, aurore boréale, aurore boreale, auroras boreales, aurora hunting
northern lights night tour* | 70-160 | 10+ | experience | experience heart
northern lights picture volume* | 20-38 | 10+ | book | book heart
aurora lamp* for the bedroom ceiling | 22-45 | 6+ | lighting | gadget heart
northern lights science guide* | 12-22 | 12+ | book | book heart
wide-angle aurora canvas print* | 25-55 | 10+ | print | heart
large star and aurora map poster* | 10-20 | 8+ | print |
thick polar expedition mittens* | 25-50 | 10+ | clothing | clothing heart
small tripod* for night photographs | 20-45 | 12+ | equipment | heart
northern lights jigsaw* | 12-20 | 8+ | puzzle | small-parts
enamel pendant* in aurora colours | 15-30 | 10+ | jewellery | jewellery
hot spiced apple drink tin* | 7-13 | 6+ | drink | food sugar filler
weekend in the far north* | 280-560 | 18+ | travel | experience
northern lights postcards* | 6-12 | 6+ | stationery |
Nordic night candle jar* | 9-15 | 18+ | scent | scent fire filler

# snowmobiling
also: snowmobile, snowmobiles, ski-doo, skidoo, snow scooter
snowmobile safari* through the forest | 90-220 | 16+ | experience | experience heart
heated visor snow helmet* | 120-260 | 16+ | safety gear | gadget
snowmobile gauntlet gloves* | 40-85 | 14+ | clothing | clothing heart
trail map* of winter routes | 9-18 | 14+ | print | heart
windproof balaclava* | 12-24 | 12+ | accessory | clothing
avalanche safety course* | 60-140 | 16+ | class | experience
tunnel storage bag* for a snowmobile | 40-85 | 16+ | bag |
die-cast toy snowmobile* | 9-15 | 4+ | collectible |
history of the snowmobile* | 16-30 | 12+ | book | book heart
tow strap* for deep snow | 14-28 | 16+ | tool |
lined snow bib* | 80-160 | 14+ | outerwear | clothing filler
winter wildlife tracks card* | 5-10 | 8+ | stationery | filler
windproof glove liners* | 9-15 | 12+ | accessory | clothing

# nordic skiing
also: skijoring, ski skating, ski touring on tracks
Nordic ski wax set* | 28-55 | 14+ | tool | heart
Nordic ski gloves* with thin grip | 25-45 | 12+ | clothing | clothing heart
track pass* for the ski trails | 20-60 | 12+ | subscription | subscription experience heart
skating technique lesson* on skis | 40-85 | 12+ | class | experience heart
carbon Nordic poles* | 80-160 | 14+ | sports gear | heart
insulated bottle holder* for skiers | 22-40 | 14+ | bag | heart
Nordic ski trails guide* | 14-26 | 14+ | book | book heart
biathlon weekend ticket* | 25-60 | 10+ | experience | experience heart
thin merino headband* | 12-22 | 12+ | accessory | clothing wool
roller ski taster* | 30-65 | 14+ | experience | experience
ski straps* for carrying a pair | 7-13 | 12+ | equipment |
ski legends print* | 12-25 | 12+ | print |
ski tour snack bars* | 8-15 | 12+ | food | food nuts sugar
ski wax scraper and cork* | 8-15 | 12+ | equipment |

# juggling
also: juggler, juggle, juggling balls, jonglieren, jonglage, malabares
set of five beanbag balls* | 14-28 | 7+ | toy | heart
juggling clubs* in threes | 28-55 | 9+ | sports gear | plastic heart
glow juggling balls* that change colour | 40-85 | 8+ | equipment | battery heart
encyclopedia of ball juggling* | 16-30 | 10+ | book | book heart
juggling convention weekend ticket* | 25-60 | 10+ | experience | experience heart
juggling rings* in bright colours | 14-28 | 8+ | sports gear | plastic heart
contact juggling acrylic sphere* | 20-40 | 12+ | collectible | plastic heart
juggling lesson* with a circus artist | 20-45 | 7+ | class | experience
spinning bowl and stick* | 9-15 | 7+ | game | heart
waterproof bag* for clubs and rings | 22-42 | 10+ | bag |
juggler's site swap t-shirt* | 16-28 | 10+ | clothing | clothing sized filler
patterns and passing notebook* | 6-12 | 10+ | stationery | filler
silk juggling squares* | 7-13 | 5+ | accessory | heart

# unicycling
also: unicyclist, mountain unicycling, one-wheeled bike, einrad, monocycle
sturdy beginner's unicycle* | 70-140 | 7+ | vehicle | bulky
comfortable unicycle saddle* | 35-70 | 8+ | sports gear | heart
grippy unicycle pedals* | 18-35 | 8+ | equipment | heart
unicycle skills book* | 12-22 | 9+ | book | book heart
wrist guards* for falls | 14-26 | 7+ | safety gear |
unicycle convention ticket* | 20-50 | 10+ | experience | experience heart
upright unicycle stand* | 20-40 | 10+ | storage |
unicycle hockey trial evening* | 9-15 | 10+ | experience | experience
spare tube and tyre levers* | 9-15 | 10+ | tool |
off-road unicycle tyre* | 30-60 | 10+ | sports gear |
monowheel circus rider print* | 10-22 | 8+ | print |
pedal reflectors and bell* | 7-13 | 7+ | safety gear |

# hula hooping
also: hooping, hula hoops, smart hoop, hoop dance, hula hoop fitness
collapsible dance hoop* | 22-45 | 8+ | sports gear | plastic heart
LED hula hoop* that changes colour | 45-95 | 8+ | equipment | battery plastic heart
hoop dance class* | 15-40 | 8+ | class | experience heart
grip tape* in glitter for hoops | 8-15 | 8+ | craft kit |
hoop fitness workout book* | 12-20 | 12+ | book | book heart
foam weighted waist hoop* | 20-38 | 12+ | sports gear | bulky
children's hoop trio* | 9-15 | 4-10 | toy | plastic
hoop carrying strap* | 9-15 | 8+ | bag |
stretchy dance leggings* | 22-40 | 8+ | clothing | clothing sized filler
circus skills weekend* | 70-160 | 12+ | experience | experience heart
retro hula girl print* | 10-20 | 12+ | print | filler

# yo-yo
needs: -legs -effort
also: yoyo, yo-yos, yoyos, yo yo, yoyoing
unresponsive bearing yo-yo* in metal | 25-55 | 9+ | collectible | heart
pack of fifty yo-yo strings* | 9-15 | 8+ | equipment | heart
yo-yo tricks book* | 8-15 | 7+ | book | book heart
looping yo-yo pair* | 22-42 | 9+ | toy | plastic heart
string glove* for long practice | 7-13 | 8+ | clothing | clothing filler
yo-yo holster* for the belt | 12-22 | 8+ | accessory | heart
glow-in-the-dark yo-yo* | 9-15 | 7+ | toy | plastic
bearing oil and cleaner* | 7-13 | 10+ | tool | filler
yo-yo display case* for six | 18-35 | 10+ | storage | heart
yo-yo workshop day* | 15-40 | 8+ | class | experience heart
limited edition brass yo-yo* | 60-120 | 12+ | collectible | heart

# diabolo
also: diabolos, diavolo, chinese yo-yo
triple bearing diabolo* | 30-60 | 9+ | sports gear | heart
carbon diabolo sticks* | 22-42 | 9+ | equipment | heart
spool of diabolo string* | 7-13 | 8+ | tool |
diabolo tricks book* with steps | 10-18 | 8+ | book | book heart
diabolo light kit* for night shows | 15-30 | 10+ | electronics | gadget battery heart
soft rubber beginner's diabolo* | 14-25 | 7-14 | toy | filler
diabolo rucksack* | 25-45 | 9+ | bag |
circus school taster day* | 20-50 | 7+ | class | experience
finger loops* for fast tricks | 7-13 | 9+ | accessory |
diabolo show tickets* | 15-40 | 6+ | experience | experience heart
bright diabolo stickers* | 5-10 | 8+ | stationery | filler

# poi
also: fire poi, poi spinning, poi spinner, flow arts, staff spinning, fire spinning
LED poi* that change colour | 35-75 | 10+ | equipment | battery heart
contact poi* with soft heads | 20-40 | 8+ | sports gear | heart
fire poi chains* | 28-55 | 18+ | equipment | fire heart
poi spinning class* | 15-40 | 10+ | class | experience heart
flow arts festival ticket* | 50-120 | 14+ | experience | experience heart
silk veil poi* in rainbow | 18-35 | 7+ | toy |
poi tricks handbook* | 12-22 | 10+ | book | book heart
knitted sock poi* | 9-15 | 6+ | game | clothing
swivel handles* for poi cords | 8-15 | 10+ | tool |
flow arts harem trousers* | 25-45 | 12+ | clothing | clothing sized
pouch for poi and props* | 12-24 | 8+ | bag |
glow sticks* for dark evenings | 6-12 | 6+ | toy |

# whale watching
needs: -legs -animals
also: whales and dolphins trips, cetaceans, seeing whales
whale watching boat trip* | 40-95 | 6+ | experience | experience heart
whales and dolphins field guide* | 14-26 | 8+ | book | book heart
waterproof marine binoculars* | 60-130 | 10+ | equipment | heart
adopt a whale pack* | 20-45 | 4+ | subscription | subscription heart
whale species wall chart* | 9-18 | 5+ | print |
seasickness wristbands* | 7-13 | 8+ | wellness | filler
silver whale tail necklace* | 18-38 | 8+ | jewellery | jewellery heart
whale song album* | 9-15 | 6+ | audio |
breathable spray jacket* | 45-95 | 8+ | outerwear | clothing sized filler
whale logbook* for the coast | 8-15 | 8+ | stationery |
carved wooden whale* | 18-38 | 6+ | decor |
whaling coast memoir* | 9-15 | 14+ | book | book

# aquarium visits
also: sea life centres, visiting aquariums, oceanarium, public aquarium
sea life centre tickets* | 15-38 | 3+ | experience | experience heart
behind the tanks guided tour* | 30-75 | 6+ | experience | experience heart
sea life yearly pass* | 50-120 | 3+ | subscription | subscription experience heart
illustrated encyclopedia* of sea creatures | 15-28 | 6+ | book | book heart
penguin feeding hour* | 35-80 | 8+ | voucher | voucher experience heart
ocean creatures figure tube* | 9-15 | 3-9 | toy | plastic heart
plush ray* with soft wings | 14-26 | 2-10 | toy | heart
jellyfish mood lamp* | 22-45 | 6+ | lighting | gadget
reef life jigsaw* | 10-18 | 6+ | puzzle | small-parts
shark sleepover night* under the tank | 60-130 | 7-14 | experience | experience heart
sea creatures drawing book* | 7-13 | 5-12 | art supplies | book
fish identification cards* | 6-12 | 5+ | game | filler

# ice swimming
also: ice bathing, ice dipping, winter bathing, eisbaden
hooded changing robe* with thick fleece | 60-130 | 12+ | outerwear | clothing sized heart
thick neoprene gloves* of five millimetres | 22-42 | 12+ | safety gear | clothing heart
winter swimming gala entry* | 20-45 | 16+ | experience | experience heart
cold water swimming handbook* | 12-22 | 14+ | book | book heart
neoprene boots* for icy steps | 25-50 | 12+ | footwear | clothing sized
floating pool thermometer* | 9-15 | 12+ | tool | heart
woollen swim hat* for winter dips | 15-28 | 12+ | clothing | clothing wool heart
wide-mouth soup flask* | 18-32 | 12+ | tableware |
insulated standing mat* | 12-24 | 10+ | equipment |
sauna and plunge morning* | 20-50 | 18+ | wellness | experience heart
winter swimmers in pictures book* | 20-38 | 14+ | book | book heart
ginger and honey cordial* | 7-14 | 10+ | drink | food sugar
bright swim cap* in silicone | 6-12 | 10+ | sports gear |

# water polo
also: waterpolo, water polo player, wasserball
grippy match ball* for water polo | 20-38 | 9+ | sports gear | heart
water polo cap* with ear guards | 12-24 | 9+ | safety gear | clothing heart
chlorine-proof club swimwear* voucher | 25-50 | 9+ | voucher | voucher
water polo tactics book* | 14-26 | 12+ | book | book heart
water polo match tickets* | 12-35 | 8+ | experience | experience heart
eggbeater kick coaching hour* | 25-55 | 9+ | class | experience heart
inflatable garden pool goal* | 18-35 | 6-14 | toy | plastic
chlorine swim shampoo duo* | 9-15 | 8+ | body care | scent filler
mouthguard* with floating case | 10-20 | 9+ | safety gear |
quick-dry deck parka* | 50-100 | 9+ | outerwear | clothing sized
wet kit drawstring sack* | 8-15 | 9+ | bag |
swim goggles strap* and case | 6-12 | 9+ | accessory | filler

# aqua aerobics
also: aqua fitness, aquafit, water aerobics, aqua gym, aquagym, aqua fit, wassergymnastik
aqua aerobics class card* | 40-85 | 30+ | subscription | subscription experience heart
foam aqua dumbbells* | 16-30 | 30+ | sports gear | heart
new swimsuit voucher* | 30-65 | 30+ | voucher | voucher
aqua belt* that keeps afloat | 18-35 | 30+ | equipment | clothing heart
poolside non-slip shoes* | 14-26 | 30+ | footwear | clothing sized filler
water workout cards* that stay dry | 10-18 | 30+ | stationery | filler
chlorine-guard hair conditioner* | 7-14 | 30+ | body care | scent filler
flowered bathing cap* | 9-15 | 30+ | accessory | clothing heart
large soft bath sheet* | 22-42 | 30+ | textile |
swim bag* with wet pocket | 20-38 | 30+ | bag | heart
thermal pool day* for a change | 25-55 | 30+ | wellness | experience heart
resistance mitts* for water | 12-22 | 30+ | tool | clothing
quick-dry flip-flops* | 9-15 | 30+ | footwear | clothing
aqua dumbbells* in foam | 12-25 | 14+ | sports gear | filler
aqua fitness shoes* | 15-32 | 12+ | footwear | clothing sized
supportive swimsuit* for aqua classes | 28-60 | 14+ | clothing | clothing sized
ten-class aqua card* | 50-100 | 14+ | class | experience heart
quick-dry changing towel* | 15-30 | 10+ | textile | heart
buoyancy belt* for deep water | 18-38 | 14+ | sports gear | clothing heart
chlorine removing shampoo* | 8-15 | 10+ | body care | scent
bright swim cap* | 6-14 | 8+ | accessory |
aqua gloves* with webbing | 10-20 | 14+ | sports gear | clothing sized filler
spa day* with warm pool | 50-130 | 16+ | experience | experience heart
non-slip poolside sandals* | 14-28 | 10+ | footwear | clothing sized filler

# synchronised swimming
also: synchronized swimming, artistic swimming, synchro, water ballet
nose clips* in skin tone | 7-13 | 7+ | equipment |
sequinned competition swimsuit* | 40-85 | 7+ | clothing | clothing sized
artistic swimming coaching session* | 25-55 | 7+ | class | experience heart
waterproof hair gelatine kit* | 9-15 | 10+ | body care | meat
underwater speaker* for training music | 80-170 | 12+ | electronics | gadget battery heart
artistic swimming gala tickets* | 15-45 | 6+ | experience | experience heart
splits stretching strap* | 10-18 | 8+ | wellness | filler
smooth-lens clear goggles* | 12-24 | 7+ | sports gear | heart
water ballet history book* | 18-32 | 10+ | book | book heart
team tracksuit top* | 35-65 | 7+ | outerwear | clothing
synchro swimmers print* | 12-25 | 10+ | print |
bun net and pins* for swimmers | 5-10 | 6+ | accessory |

# body surfing
also: bodysurfing, bodysurf, bodysurfer
body surfing swim fins* | 45-80 | 12+ | sports gear | sized heart
wooden handplane* for waves | 40-80 | 12+ | equipment | heart
fin tethers* in pairs | 14-26 | 12+ | accessory | heart
short-sleeved spring wetsuit* | 60-120 | 10+ | sports gear | clothing sized
body surfing coaching morning* | 35-70 | 12+ | class | experience heart
wave riders in pictures book* | 22-40 | 12+ | book | book heart
mineral sun stick* | 7-14 | 8+ | body care | scent filler
low-profile swim shorts* | 28-50 | 10+ | clothing | clothing filler
ocean swell wall print* | 12-26 | 12+ | print |
fin socks* against rubbing | 9-15 | 12+ | clothing | clothing
handplane wax block* | 5-10 | 12+ | tool |

# rafting
also: white water rafting, whitewater rafting, raft trips
white water rafting trip* | 50-110 | 12+ | experience | experience heart
neoprene rafting shoes* | 28-55 | 12+ | footwear | clothing sized
great rivers of the world book* | 22-40 | 12+ | book | book heart
dry bag* with shoulder straps | 18-35 | 12+ | bag | plastic heart
floating waterproof phone case* | 9-15 | 12+ | accessory | plastic heart
splash jacket* for paddlers | 45-90 | 12+ | outerwear | clothing sized heart
whitewater helmet* | 40-80 | 12+ | safety gear |
canyoning half day* | 60-120 | 14+ | experience | experience heart
river map print* | 12-25 | 12+ | print |
sunglasses cord* that floats | 7-13 | 10+ | accessory | filler
raft race team t-shirt* | 18-30 | 12+ | clothing | clothing sized filler
quick-dry travel towel* | 9-15 | 10+ | textile |

# ice fishing
also: ice fisher, eisfischen
short ice fishing rod* with reel | 25-55 | 12+ | sports gear | heart
hand-turned ice auger* | 55-110 | 18+ | tool | sharp heart
ice fishing shelter* that pops up | 110-220 | 16+ | outdoor gear | bulky heart
vertical jig lure box* | 18-34 | 18+ | equipment | sharp heart
ice cleats* for boots | 16-30 | 14+ | footwear | practical heart
floating thermal suit bib* | 90-180 | 16+ | outerwear | clothing filler
sit-on tackle bucket* | 22-40 | 12+ | storage | heart
flip-open fishing mittens* | 16-30 | 12+ | clothing | clothing heart
ice safety picks* on a cord | 9-15 | 14+ | safety gear | heart
winter angling handbook* | 12-22 | 12+ | book | book
long-burning hand warmers* | 8-14 | 12+ | accessory | filler
soft jig worms* in a pack | 6-12 | 12+ | sports gear | plastic

# freediving
also: freediver, breath-hold diving, spearfishing
long-blade freediving fins* | 70-150 | 14+ | sports gear | sized
low-volume freediving mask* | 35-70 | 14+ | equipment | heart
freediving course day* | 90-190 | 16+ | class | experience heart
breath training manual* | 16-28 | 14+ | book | book heart
neck weight* for pool training | 50-95 | 16+ | equipment | heart
freediving buoy lanyard* | 35-70 | 16+ | safety gear |
deep blue diving film* on disc | 8-15 | 12+ | film | screen
freediver's nose clip* | 14-26 | 14+ | accessory | heart
yoga for freedivers session* | 15-35 | 16+ | wellness | experience
deep dive photo print* | 15-32 | 12+ | print |
mask anti-fog gel* | 7-13 | 12+ | tool |
breath training log* | 6-12 | 14+ | stationery |

# underwater photography
also: underwater photos, underwater video, underwater camera, underwater filming
waterproof compact camera* | 130-280 | 12+ | electronics | gadget battery heart
underwater video light* | 60-130 | 14+ | lighting | gadget battery heart
underwater photography masterclass book* | 25-45 | 14+ | book | book heart
red filter* for blue water | 16-32 | 14+ | equipment | heart
floating camera wrist strap* | 9-15 | 12+ | accessory |
pool photography workshop* | 60-130 | 14+ | class | experience heart
fish behaviour guide* for photographers | 16-28 | 12+ | book | book heart
waterproof case for memory cards* | 12-22 | 12+ | storage |
seal grease and tool* for housings | 7-13 | 14+ | tool | filler
framed enlargement* of an underwater picture | 25-60 | 12+ | print | heart
silica drying packs* for housings | 7-13 | 14+ | home | filler

# coasteering
also: sea cliff jumping, coasteer, gorge scrambling
coasteering half day* with a guide | 40-80 | 10+ | experience | experience heart
sticky-soled water shoes* | 30-60 | 10+ | footwear | clothing sized
neoprene shorts* with tough seat | 28-55 | 10+ | clothing | clothing heart
sea cave boat trip* | 30-65 | 8+ | experience | experience heart
rocky coast adventures guidebook* | 14-25 | 12+ | book | book heart
watersports helmet* | 30-60 | 10+ | safety gear | heart
thin wetsuit gloves* | 16-30 | 10+ | accessory | clothing
floating action camera handle* | 10-20 | 12+ | equipment |
sea cliffs print* | 12-25 | 12+ | print | filler
tide table poster* of the year | 7-13 | 12+ | stationery | filler
quick-dry robe* with hood | 35-70 | 8+ | textile | clothing sized
thick neoprene socks* | 9-15 | 10+ | clothing | clothing
waterproof plasters* tin | 6-12 | 10+ | body care | filler

# mermaiding
also: mermaid swimming, mermaid tail swimming, merfolk
swimmable mermaid tail* with fin | 60-130 | 6+ | sports gear | clothing heart
mermaid swimming lesson* | 25-60 | 7+ | class | experience heart
shell-pattern bikini top* | 16-30 | 8+ | clothing | clothing
mermaid photo shoot* in the pool | 60-130 | 8+ | experience | experience heart
mermaid legends book* | 12-22 | 6+ | book | book heart
waterproof make-up palette* in pearl | 14-26 | 12+ | body care |
pearl and starfish hair crown* | 12-24 | 6+ | accessory | heart
mermaid tail drying bag* | 12-24 | 8+ | bag |
long goggles* with mirrored lenses | 12-22 | 6+ | sports gear |
children's mermaid story* | 7-13 | 4-10 | book | book heart
mermaid dive rings* | 7-13 | 5-12 | toy | plastic
mermaid hair clips* | 6-12 | 5+ | accessory |

# dragon boat
also: dragon boats, dragon boat racing, dragon boating, drachenboot
carbon dragon boat paddle* | 90-190 | 14+ | sports gear | heart
padded seat cushion* for dragon boats | 18-35 | 14+ | equipment | heart
paddle cover bag* | 20-40 | 14+ | bag | heart
quick-dry paddling jersey* | 22-42 | 12+ | clothing | clothing sized
dragon boat season fee* | 40-110 | 12+ | subscription | subscription experience heart
paddling gloves* with half fingers | 15-28 | 12+ | accessory | clothing
paddle technique and training book* | 18-32 | 14+ | book | book heart
grip wax stick* for paddles | 6-12 | 14+ | tool | filler
dragon festival print* | 12-26 | 10+ | print |
waterproof hip pouch* | 9-15 | 12+ | bag |
regatta camp day* | 35-80 | 12+ | class | experience heart
rowing blister tape* | 5-10 | 12+ | safety gear |

# indoor rowing
also: rowing machines, erg, ergometer, erging, indoor rower
cushioned rowing machine seat* | 20-38 | 14+ | equipment | heart
heart rate chest strap* | 35-70 | 14+ | electronics | gadget battery heart
indoor rowing training plans book* | 14-26 | 14+ | book | book heart
indoor rowing race entry* | 15-40 | 12+ | experience | experience heart
phone holder* for a rowing machine | 14-26 | 14+ | accessory | heart
floor mat* for a rowing machine | 28-55 | 14+ | sports gear |
rowing class pass* at a studio | 30-75 | 16+ | class | experience
sweat-wicking tank top* | 16-28 | 12+ | clothing | clothing filler
foam grips* for the handle | 9-15 | 14+ | tool |
personal best wall board* | 12-24 | 12+ | stationery | filler
rower's hand balm* | 6-12 | 14+ | body care | scent filler
rowing playlist and log pad* | 6-12 | 14+ | stationery | filler

# fly tying
needs: -legs
also: fly-tying, tying trout flies, tying salmon flies
rotary fly tying vice* | 60-140 | 16+ | tool | heart
genuine cock hackle cape* | 25-55 | 14+ | craft kit | heart
fly tying patterns book* | 18-34 | 12+ | book | book heart
bobbin holder and threader* | 9-15 | 14+ | equipment |
tying thread assortment* | 12-24 | 12+ | craft kit | heart
magnifying lamp* with clamp | 35-75 | 14+ | lighting | gadget
tying materials chest* with drawers | 30-60 | 14+ | storage | heart
UV resin and torch set* | 22-42 | 16+ | equipment | battery
fly tying evening class* | 30-70 | 14+ | class | experience
framed trout fly display* | 25-55 | 14+ | decor |
dubbing wax tin* | 6-12 | 14+ | accessory | filler
hare's ear mask and dubbing* | 8-15 | 14+ | art supplies |

# shell collecting
also: seashell, seashell collecting, conchology, shells from the beach, muscheln sammeln
shells of the world field guide* | 16-30 | 8+ | book | book heart
display tray* with shell compartments | 16-32 | 6+ | storage | heart
polished nautilus half* | 18-40 | 8+ | collectible | heart
wooden specimen drawers* for shells | 60-130 | 12+ | furniture | heart
folding pocket loupe* | 9-15 | 8+ | tool | heart
botanical-style seashell print* | 12-26 | 8+ | print | filler
beachcombing guided walk* | 10-25 | 6+ | experience | experience heart
mesh beach collecting bag* | 8-14 | 4+ | bag | heart
shell identification chart* | 5-10 | 5+ | stationery | filler
shell craft and mosaic kit* | 14-26 | 6+ | craft kit | small-parts heart
mother-of-pearl pendant* | 18-38 | 10+ | jewellery | jewellery heart
beach holiday weekend* with long tides | 120-260 | 18+ | travel | experience
shell display box* with compartments | 12-28 | 5+ | storage | heart
seashell identification guide* | 7-15 | 6+ | book | book heart
shell necklace making kit* | 8-16 | 6-13 | craft kit | small-parts heart
mesh shell bag* for the beach | 6-14 | 3+ | bag |
polished conch shell* | 8-22 | 5+ | collectible | heart
magnifying viewer pot* | 5-10 | 4-11 | toy |
shell necklace* | 8-22 | 6+ | jewellery | jewellery heart
shell picture frame kit* | 8-16 | 6+ | craft kit | small-parts filler
shell pattern cushion* | 14-30 | 8+ | textile | filler
beachcombing walk* with a guide | 6-20 | 5+ | experience | experience heart

# sea glass
also: beach glass, seaglass, sea glass hunting, sea glass collecting, driftwood, pebbles, pebble collecting, beach treasures
sea glass hunter's handbook* | 14-26 | 10+ | book | book heart
sea glass pendant class* | 35-75 | 12+ | class | experience heart
display bottle rack* for sea glass | 18-36 | 10+ | decor | heart
wire wrapping tools* for pendants | 16-30 | 14+ | tool | heart
rare blue sea glass necklace* | 25-55 | 12+ | jewellery | jewellery heart
sea glass sorting box* | 9-15 | 6+ | storage | heart
colours of sea glass print* | 12-24 | 10+ | print | filler
small drill bits* for glass | 9-15 | 16+ | equipment | filler
sea glass picture frame kit* | 14-26 | 8+ | craft kit | small-parts
fine-mesh sand scoop* | 9-15 | 6+ | outdoor gear |
beach torch* for evening hunts | 16-32 | 10+ | lighting | battery
memoir of a beachcomber* | 9-15 | 14+ | book | book

# kitesurfing
also: kitesurf, kitesurfer, kiteboarder, kite surfing, kite board, kitesurfen
kitesurfing lesson* with an instructor | 80-170 | 12+ | class | experience heart
padded kite harness voucher* | 50-110 | 14+ | voucher | voucher
kite trainer foil* with bar | 80-160 | 12+ | sports gear | heart
kitesurf leash* with quick release | 25-50 | 14+ | safety gear | heart
wind and spots guidebook* | 18-32 | 14+ | book | book heart
inflatable kite repair kit* | 14-26 | 14+ | tool | plastic heart
impact vest* with harness cut | 60-120 | 14+ | clothing | clothing
kite pump adapter* | 9-15 | 14+ | equipment | filler
pocket anemometer* | 20-42 | 14+ | electronics | gadget battery heart
beach changing mat bag* | 18-34 | 12+ | bag |
kitesurfer wave print* | 12-26 | 12+ | print |
board screws and fin tool* | 7-13 | 14+ | tool |
kitesurf sticker set* | 5-10 | 12+ | stationery | filler

# windsurfing
also: windsurf, windsurfer, sailboarding, windsurfen
windsurfing lesson* on calm water | 45-95 | 10+ | class | experience heart
adjustable harness lines* | 28-50 | 14+ | equipment | heart
windsurfing skills book* | 16-28 | 12+ | book | book heart
windsurf rig hire voucher* | 30-80 | 12+ | voucher | voucher experience heart
neoprene hood* for cold days | 22-42 | 12+ | clothing | clothing
boom protector sleeve* | 14-26 | 14+ | accessory |
weed fin* for shallow bays | 50-95 | 14+ | sports gear |
UV-proof sail repair tape* | 8-15 | 14+ | tool |
wind poster* of famous bays | 10-20 | 12+ | print |
board and sail travel bag* | 80-170 | 14+ | bag | bulky
windsurf film night* ticket | 10-20 | 12+ | experience | experience heart
fin screw set* | 6-12 | 14+ | equipment |
sunscreen stick* for the water | 7-13 | 10+ | body care | scent filler

# jet skiing
also: jet ski, jetski, jet skis, personal watercraft, waverunner
jet ski safari* along the coast | 60-130 | 16+ | experience | experience heart
neoprene ride vest* with buckles | 60-120 | 12+ | safety gear | clothing heart
jet ski licence course* | 90-190 | 16+ | class | experience heart
floating kill cord lanyard* | 14-26 | 16+ | equipment | heart
waterproof riding goggles* | 25-50 | 12+ | sports gear | heart
full-finger watersport gloves* | 18-34 | 12+ | accessory | clothing
small dry box* for keys | 12-22 | 14+ | storage |
hour of jet ski hire* | 50-95 | 16+ | experience | experience heart
jet ski racing poster* | 9-18 | 10+ | print | filler
quick-dry board shorts* | 25-45 | 10+ | clothing | clothing filler
coastal charts handbook* | 14-26 | 14+ | book | book
floating key keeper* | 6-12 | 14+ | accessory |
waterproof sun stick* | 7-13 | 10+ | body care | scent filler
jet ski racing magazine* | 6-12 | 12+ | stationery |

# water skiing
also: water-skiing, waterski, water ski, water skis, wasserski, slalom skiing on water
water skiing lesson* behind a boat | 40-85 | 8+ | class | experience heart
slalom water ski gloves* | 30-55 | 12+ | clothing | clothing heart
tow rope* with handle | 28-55 | 14+ | sports gear | heart
padded water ski bag* | 50-95 | 14+ | bag | bulky heart
slalom technique book* | 14-26 | 14+ | book | book heart
cable park season card* | 90-200 | 10+ | subscription | subscription experience heart
buoyant ski vest* | 55-110 | 8+ | safety gear | clothing
towable inflatable ring* | 60-120 | 8+ | outdoor gear | plastic bulky
binding lubricant bottle* | 7-13 | 14+ | tool | filler
retro water ski poster* | 10-20 | 10+ | print |
handle grip wrap* | 8-15 | 12+ | equipment |
ear plugs* on a cord | 6-12 | 10+ | safety gear |

# bodyboarding
also: bodyboard, body boarding, boogie board, boogie boarding, bodyboarder
bodyboard* with slick bottom | 40-85 | 8+ | sports gear | bulky plastic heart
bodyboard swim fins* | 40-75 | 8+ | sports gear | sized
coiled biceps leash* | 16-30 | 10+ | equipment | heart
bodyboard bag* with shoulder straps | 25-48 | 8+ | bag | heart
bodyboarding lesson* | 30-60 | 8+ | class | experience heart
rash vest* with long sleeves | 20-38 | 6+ | clothing | clothing sized filler
bodyboard wax block* | 5-10 | 8+ | tool |
wave riding tricks book* | 12-22 | 9+ | book | book heart
fin socks* in neoprene | 10-18 | 8+ | clothing | clothing
hooded towel poncho* for surf days | 22-42 | 6+ | textile | clothing heart
breaking wave poster* | 9-18 | 8+ | print | filler
zinc sun cream* in a stick | 7-13 | 8+ | body care | scent filler
fin leash socks tape* | 6-12 | 10+ | accessory | clothing filler

# wing foiling
also: wingfoil, wing foil, wingfoiling, wing surfing, foiling, hydrofoil, efoil
wing foiling lesson* | 70-150 | 14+ | class | experience heart
coiled waist leash* for wings | 35-65 | 14+ | safety gear | heart
padded foil cover bag* | 40-80 | 14+ | bag | heart
wing foil skills book* | 18-32 | 14+ | book | book heart
low-profile impact helmet* | 45-90 | 12+ | sports gear | heart
board and foil demo day* | 30-80 | 14+ | experience | experience heart
titanium screws and grease* for foils | 14-26 | 16+ | tool |
wing repair patches* | 9-15 | 14+ | equipment |
lightweight flotation vest* | 60-120 | 14+ | clothing | clothing
foil surfer print* | 12-26 | 12+ | print |
wet gear bucket bag* | 18-35 | 12+ | bag |
board strap pair* for the car | 8-15 | 14+ | tool |
wind forecast notebook* | 6-12 | 14+ | stationery | filler
`
