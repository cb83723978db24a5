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
`
