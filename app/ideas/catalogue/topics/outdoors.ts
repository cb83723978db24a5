export default `
# hiking
needs: legs effort
also: walking, hillwalking, hill walking, trekking, rambling, mountain walking, hikes, long walks, backpacking, nordic walking, walking the dog in the hills, countryside walks, coastal walks, munro bagging, rambles, pub walks, country walks with a pub lunch
near: camping, foraging, running
overnight stay* in a mountain hut | 40-110 | 10+ | travel | experience heart
outdoor shop voucher* | 20-60 | 14+ | voucher | voucher heart
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent heart
folding pocket knife* with wooden handle | 20-45 | 18+ | tool | sharp heart
picnic box* of regional delicacies | 20-45 | 16+ | food | food meat dairy gluten nuts heart sugar
framed map* of a favourite hike | 35-90 | 12+ | decor | personalised heart
picnic blanket* that rolls small | 14-28 | 8+ | textile |
photo book* of the best walks | 20-45 | 14+ | keepsake | personalised sentimental
folding carbon trekking poles | 40-90 | 14+ | outdoor gear | practical heart
merino hiking socks | 14-24 | 10+ | clothing | clothing sized wool practical heart
waterproof map case | 8-15 | 10+ | accessory | practical plastic filler
baseplate compass | 10-25 | 8+ | tool | practical filler
merino neck tube | 14-25 | 12+ | clothing | clothing wool
lightweight hiking daypack | 40-80 | 12+ | bag | practical
packable waterproof jacket | 60-130 | 8+ | outerwear | clothing sized practical filler
blister care kit | 6-12 | 12+ | safety gear | practical filler
insulated summit flask | 18-35 | 10+ | outdoor gear | practical eco heart
collapsible trail cup | 6-14 | 8+ | outdoor gear | practical
inflatable walker's sit mat | 8-18 | 10+ | outdoor gear | practical plastic
mountain peaks scratch map | 12-25 | 10+ | print |
hiking gaiters | 20-40 | 14+ | clothing | clothing sized practical filler
hill navigation skills day | 50-95 | 16+ | class | experience filler
junior explorer rucksack | 20-35 | 5-12 | bag | practical heart
whistle* and mirror safety set | 6-12 | 8+ | safety gear | noisy filler
long-distance trail guidebook | 12-20 | 14+ | book | book heart
summit sunrise picnic walk* | 25-60 | 18+ | experience | experience romantic @anniversary
energy oat bars | 4-9 | 8+ | food | food gluten nuts sugar filler
wild camping permit weekend* | 40-110 | 18+ | travel | experience
summit flask cup* | 8-18 | 12+ | tableware | practical
waterproof notebook* | 6-14 | 10+ | stationery | practical filler
dehydrated trail meals* | 8-18 | 14+ | food | food nuts filler
hiking first aid course* | 40-90 | 16+ | class | experience filler
mountain panorama print* | 12-28 | 12+ | print | filler
packable sit mat | 5-12 | 8+ | outdoor gear | practical filler
lightweight trail umbrella* | 18-40 | 14+ | accessory | practical
peak-bagging scratch map* | 10-22 | 10+ | game | filler
boot drying inserts* | 10-24 | 14+ | home | practical filler
children's walking boots* | 30-55 | 4-12 | footwear | clothing sized
child's walking stick* in wood | 8-18 | 4-12 | outdoor gear |
nature spotter cards* for walks | 6-12 | 4-12 | game | heart
family treasure trail booklet* | 6-12 | 5-13 | book | book
child's first map and compass* | 10-20 | 6-13 | outdoor gear | heart
pocket monocular* for hilltops | 10-22 | 6+ | outdoor gear |
walking socks* with bears | 7-14 | 4-13 | clothing | clothing
trail mix* with nuts and raisins | 5-12 | 6+ | food | food nuts filler
mountain hut weekend* for families | 80-200 | 6+ | travel | experience
cable car ride tickets* | 15-40 | 4+ | experience | experience heart
sew-on summit badges* | 4-9 | 6+ | accessory | filler
mountain animals guide* | 8-16 | 6+ | book | book
hiking sun cap* with neck flap | 12-24 | 5+ | clothing | clothing
waterproof trousers* for puddles | 18-35 | 3+ | outerwear | clothing sized filler
collapsible dog-walk water bottle* | 10-20 | 8+ | outdoor gear | plastic filler
mountain jigsaw* | 10-20 | 7+ | puzzle | small-parts filler
hiking board game* on national parks | 30-60 | 10+ | board game | heart
geology hammer* for young explorers | 12-25 | 8-14 | tool | filler
walking boots voucher* | 30-70 | 16+ | voucher | voucher
gentle walks guidebook* | 10-18 | 40+ | book | book heart
seat stick* for rests | 20-40 | 50+ | outdoor gear |
llama trekking afternoon* | 25-55 | 6+ | experience | experience animals heart
trail snack box* of dried fruit | 5-10 | 10+ | food | food filler
blister kit* in a tin | 5-10 | 12+ | body care | practical filler
whistle* with tiny compass | 4-8 | 8+ | outdoor gear | practical noisy filler
walker's notebook* for routes | 5-10 | 10+ | stationery | filler
mint cake bars* for the summit | 4-8 | 10+ | food | food sugar dairy gluten egg filler
boot laces* in bright colours | 4-8 | 12+ | accessory | practical filler

# camping
needs: effort
also: camp, tents, wild camping, tent camping, festival camping, wild camps
own: glamping
near: hiking, stargazing, fishing, camper vans and caravans
unfit: guided
double-layer camping hammock | 25-50 | 12+ | outdoor gear | bulky heart
self-inflating sleeping mat | 35-80 | 10+ | outdoor gear | practical bulky
rechargeable camping lantern | 20-40 | 8+ | lighting | gadget battery practical heart
titanium spork | 6-14 | 10+ | kitchenware | practical filler
nesting camp cookset | 25-50 | 16+ | kitchenware | practical heart
compact gas camping stove | 25-55 | 18+ | outdoor gear | fire practical filler
enamel camp plate set | 15-30 | 8+ | tableware | practical
inflatable camping pillow | 12-25 | 8+ | outdoor gear | practical plastic filler
solar-powered camp shower | 12-25 | 14+ | outdoor gear | eco plastic
cotton sleeping bag liner | 20-40 | 8+ | textile | practical
folding camp chair | 30-70 | 12+ | furniture | bulky heart
cast iron Dutch oven | 40-75 | 18+ | kitchenware | bulky fire heart
glow-in-the-dark tent pegs* | 8-15 | 8+ | outdoor gear | practical filler
junior bushcraft activity cards | 6-12 | 6-13 | game | heart
telescopic campfire toasting forks* | 8-15 | 18+ | outdoor gear | fire sharp
children's head torch | 10-20 | 5-12 | lighting | gadget battery
glamping pod weekend | 120-220 | 18+ | experience | experience heart
fire steel striker | 8-18 | 18+ | tool | fire
bell tent night* for a couple | 70-160 | 18+ | experience | experience romantic @anniversary
marshmallow toasting sticks* | 3-7 | 8+ | kitchenware | food meat sugar filler
cast iron campfire pan* | 20-45 | 16+ | kitchenware | practical bulky
camping coffee filter cone* | 6-16 | 16+ | tool | caffeine practical
constellation playing cards* | 6-14 | 8+ | game |
camp cooking book | 12-22 | 12+ | book | book heart
inflatable camp pillow | 10-24 | 8+ | textile | practical plastic filler
waterproof picnic rug* | 15-35 | 8+ | home | practical
nature reserve camp night* | 25-70 | 8+ | experience | experience heart
glow guy-line markers* | 4-10 | 8+ | lighting | plastic filler
enamel camp bowls* | 10-24 | 8+ | tableware |
children's sleeping bag* with animals | 22-45 | 3-12 | outdoor gear | heart
play tent* for the garden | 25-50 | 3-10 | toy | bulky heart
pop-up tent* with porch | 40-90 | 8+ | outdoor gear | bulky heart
child's camping chair* | 14-28 | 3-10 | furniture | bulky heart
glow sticks* for tent nights | 4-9 | 5+ | toy | filler
shadow puppet torch* | 8-16 | 3-9 | toy | gadget battery
campfire story book* | 8-15 | 5-13 | book | book heart
camping card game* | 6-12 | 6+ | game |
melamine camp mug* for children | 5-10 | 3-12 | tableware | plastic merchandise filler
camping colouring and activity pad* | 5-10 | 4-11 | stationery | filler
wooden camping playset* with tent | 15-30 | 3-8 | toy | heart
camping journal* with map pages | 8-16 | 7+ | stationery | filler
string lights* for the tent | 12-25 | 6+ | lighting | gadget battery heart
campsite weekend voucher* | 30-80 | 16+ | voucher | voucher experience heart
walkie-talkies* for the campsite | 20-45 | 5+ | electronics | gadget battery noisy heart
camp blanket* with stripes | 22-45 | 6+ | textile | heart
insect lantern* that keeps midges off | 15-30 | 14+ | outdoor gear | gadget battery
camping picture book* | 6-12 | 2-7 | book | book
spork trio* | 4-9 | 8+ | outdoor gear | practical
camping stove lighter* | 4-9 | 18+ | tool | fire practical filler
tent peg pack* in steel | 5-10 | 14+ | outdoor gear | practical
marshmallows* for toasting | 3-7 | 5+ | food | food sugar meat filler
guy rope set* that glows | 6-11 | 12+ | outdoor gear | practical filler

# birdwatching
needs: sight
also: bird watching, birding, birds, ornithology, birder, bird spotting, watching birds
own: twitching
near: hiking, nature documentaries, photography, bird feeding
unfit: headlamp, skill
waterproof compact binoculars | 80-160 | 12+ | equipment | practical heart
children's rubber-coated field glasses* | 15-28 | 5-12 | equipment | heart
pocket bird field guide | 10-20 | 8+ | book | book
bird feeder camera | 80-180 | 16+ | electronics | gadget battery screen heart
window-mounted bird feeder | 12-25 | 6+ | garden | plastic
wooden nest box | 15-30 | 6+ | garden | eco heart
birdwatcher's sightings notebook | 8-15 | 8+ | stationery |
padded binocular harness | 15-30 | 14+ | accessory | practical
birdsong identification cards | 10-18 | 7+ | game |
suet ball feeding station | 15-30 | 10+ | garden | meat
beechwood bird call | 6-14 | 6+ | toy | noisy
spotting scope* with tripod | 120-280 | 16+ | equipment | bulky
dawn chorus guided walk | 15-35 | 10+ | experience | experience heart
plush birds* with real song | 8-14 | 3-10 | toy | noisy battery gadget heart
garden bird bath | 30-60 | 14+ | garden | bulky
bird reserve membership | 25-50 | 10+ | subscription | subscription heart
make-a-birdhouse paint kit | 10-20 | 6-12 | craft kit | heart
camouflage wildlife watching net | 18-35 | 14+ | outdoor gear | plastic
fold-out garden birds chart | 3-6 | 6+ | print | filler
bird sound book* with buttons | 10-18 | 1-6 | book | book battery noisy heart
bird sticker album* | 5-10 | 4-11 | book | book
bird spotting bingo* | 8-16 | 4-11 | game |
window bird feeder kit* to paint | 10-20 | 5-12 | craft kit |
children's bird guide* | 7-13 | 5-12 | book | book heart
wooden bird puzzle* for little hands | 8-16 | 2-6 | puzzle |
junior bird club membership* | 15-35 | 5-16 | subscription | subscription heart
big bag of birdseed* | 6-12 | 5+ | pet | pet
bird feather collecting box* | 10-20 | 6+ | storage | filler
owl night walk* | 8-20 | 6+ | experience | experience heart
puffin boat trip* | 20-45 | 5+ | experience | experience heart
falconry display morning* | 25-60 | 8+ | experience | experience
bird alphabet print* | 12-25 | 2+ | print | filler
bird jigsaw* | 10-20 | 6+ | puzzle | small-parts
bird enamel pin* | 5-10 | 8+ | accessory | small-parts merchandise filler
carved wooden bird* | 12-28 | 10+ | decor | heart
bird memory pairs* | 8-15 | 3+ | game |
hide membership* at a wetland reserve | 30-60 | 12+ | subscription | subscription
warm fingerless gloves* for the hide | 12-25 | 12+ | clothing | clothing
clay bird whistle* | 5-12 | 5+ | instrument | noisy filler
nesting box camera* | 45-90 | 10+ | electronics | gadget battery heart
birdsong evening concert* | 10-30 | 14+ | experience | experience filler
garden birds spotter's guide* | 4-9 | 7+ | book | book
bird sound whistle* | 4-9 | 7+ | toy | noisy filler
bird list notebook* | 5-10 | 9+ | stationery |
robin enamel pin* | 4-9 | 10+ | accessory | small-parts filler
bird coasters* in cork | 6-12 | 14+ | tableware | filler

# stargazing
needs: sight
also: star gazing, amateur astronomy, watching the stars, star watching, meteor showers, comets, dark skies
near: astronomy, camping, birdwatching, photography
unfit: pack, skill, gear, day
ten-by-fifty astronomy binoculars | 50-120 | 12+ | equipment | practical heart
rotating star finder planisphere | 9-15 | 8+ | equipment | practical
Dobsonian-mount starter telescope | 120-250 | 10+ | equipment | bulky
red-light night vision headlamp | 15-35 | 10+ | lighting | gadget battery practical
moon filter* for eyepieces | 12-25 | 12+ | equipment | practical
smartphone eyepiece adapter | 18-40 | 12+ | equipment | practical
moon globe* with craters | 22-50 | 7+ | decor | heart
reclining stargazer's lounger | 45-90 | 14+ | furniture | bulky
meteorite slice* in case | 20-60 | 10+ | collectible | heart
solar eclipse viewing glasses | 4-9 | 6+ | safety gear | practical filler
monthly night sky guide | 7-14 | 12+ | book | book heart
observing log* for astronomers | 8-15 | 10+ | stationery | filler
planetarium dome evening | 10-25 | 5+ | experience | experience heart
solar system hanging mobile | 14-28 | 5-12 | toy | small-parts
air-powered rocket* with launch pad | 22-45 | 6-14 | toy | plastic small-parts
brick-built space mission | 25-80 | 8+ | toy | small-parts plastic heart
dark sky observatory evening | 25-60 | 8+ | experience | experience heart
deep-sky photography manual | 18-32 | 14+ | book | book heart
lunar phase wall calendar | 10-20 | 10+ | print |
freeze-dried astronaut strawberries | 5-10 | 6+ | food | food sugar filler
star chart* of your wedding night | 15-38 | 18+ | print | personalised romantic @wedding @anniversary filler
child's first telescope* | 35-70 | 6-12 | electronics | gadget bulky heart
star projector night light* | 20-40 | 3+ | lighting | gadget battery heart
glow-in-the-dark stars* for the ceiling | 5-12 | 4+ | decor | heart
space picture book* with flaps | 7-14 | 2-7 | book | book heart
plush planets* set | 15-30 | 1-7 | toy |
astronaut costume* | 20-40 | 3-10 | clothing | clothing sized filler
wooden rocket* with astronauts | 12-28 | 2-7 | toy |
space jigsaw* | 7-15 | 4+ | puzzle | small-parts filler
planets card game* | 5-12 | 6+ | game | filler
moon lamp* on a stand | 15-30 | 4+ | lighting | gadget battery heart
children's star atlas* | 9-16 | 6-12 | book | book
space centre day tickets* | 15-40 | 5+ | experience | experience heart
solar system model kit* to paint | 12-25 | 6-13 | craft kit | small-parts
astronaut figures* and moon buggy | 12-25 | 4-10 | toy | small-parts
space pyjamas* | 14-28 | 2-12 | clothing | clothing sized filler
junior astronomy club term* | 15-45 | 8-15 | subscription | subscription
northern lights print* | 12-28 | 8+ | print | filler

# metal detecting
needs: legs
also: metal detector, detectorist, treasure hunting, detectoring, relic hunting
own: magnet fishing, mudlarking
near: coins, antiques, hiking
beginner's metal detector | 80-180 | 10+ | electronics | gadget battery noisy filler
waterproof pinpointer probe | 45-110 | 12+ | electronics | gadget battery noisy heart
serrated digging trowel | 18-40 | 18+ | tool | sharp practical heart
finds pouch* with clip | 14-28 | 10+ | bag | practical heart
sand sifting scoop | 18-40 | 8+ | tool | practical
finds display tray | 14-28 | 8+ | storage | practical heart
soft brass cleaning brushes | 6-12 | 12+ | tool | practical filler
ultrasonic finds cleaner | 35-70 | 16+ | electronics | gadget practical
padded kneeling mat* for digs | 10-20 | 12+ | outdoor gear | practical
hammered silver reference volume | 15-28 | 12+ | book | book
Roman artefacts identification guide | 18-32 | 14+ | book | book heart
retrieval magnet* with rope | 25-55 | 16+ | tool | small-parts
detectorist's finds logbook | 8-15 | 10+ | stationery |
junior treasure detector | 25-50 | 6-12 | toy | gadget battery noisy plastic heart
reinforced digging gloves | 10-20 | 12+ | clothing | clothing sized practical filler
low-profile wireless headset | 45-110 | 14+ | audio | gadget battery
tidal foreshore guided walk | 25-60 | 12+ | experience | experience heart
old parish survey map | 10-22 | 14+ | print |
numbered finds bags | 4-9 | 8+ | storage | plastic practical filler
finds cleaning pencil* | 7-13 | 12+ | tool |
treasure dig box* for children | 12-25 | 5-11 | toy | small-parts heart
gold panning kit* | 12-28 | 6+ | toy | heart
fossil digging kit* | 10-22 | 6-13 | toy | small-parts heart
child's digging shovel* | 7-14 | 4-12 | tool | filler
archaeology picture book* | 8-15 | 6-13 | book | book
replica Roman coins* | 5-12 | 7+ | collectible | small-parts
treasure chest* with a lock | 12-28 | 4-12 | storage |
pirate treasure map puzzle* | 7-14 | 5-11 | puzzle | small-parts filler
magnifying glass* with a light | 8-16 | 5+ | tool | gadget battery heart
archaeology dig day* for families | 15-40 | 6+ | experience | experience heart
coin collecting album* | 10-20 | 7+ | stationery |
Viking hoard museum tickets* | 8-22 | 6+ | experience | experience heart
real fossil* in a box | 8-18 | 5+ | collectible |
finds washing brush set* | 5-10 | 6+ | tool | filler
sun hat* for long digs | 12-25 | 5+ | clothing | clothing filler
detector coil cover* | 8-16 | 14+ | accessory | of:metal_detecting filler
detecting magazine subscription* | 25-55 | 14+ | subscription | subscription of:metal_detecting heart
treasure hunt board game* | 20-40 | 8+ | board game |
detectorists comedy series box set* | 12-25 | 14+ | film | screen of:metal_detecting heart
finds display dome* in glass | 12-25 | 12+ | decor |

# skiing
needs: legs effort
also: ski, skis, snow sports, winter sports, ski holidays, apres ski
own: snowboarding = snowboard, cross country skiing
near: hiking, climbing, travel
unfit: pack, headlamp, seat, notebook
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent heart
ski shop voucher* | 20-60 | 12+ | voucher | voucher heart
framed piste map* of one resort | 25-50 | 12+ | print | heart
wool blanket* for chalet evenings | 35-80 | 16+ | textile | wool heart
slim insulated flask* for the jacket | 18-35 | 14+ | tableware | heart
hot chocolate selection* in a box | 12-25 | 6+ | drink | food dairy sugar heart
magnetic-lens ski goggles | 45-110 | 8+ | sports gear | practical heart
merino ski base layer | 45-90 | 8+ | clothing | clothing sized wool
boot dryer* for ski trips | 30-60 | 14+ | equipment | gadget practical filler
ski carry strap | 10-20 | 10+ | accessory | practical filler
cushioned ski socks | 14-28 | 6+ | clothing | clothing sized wool
heated ski gloves | 80-160 | 14+ | clothing | clothing sized gadget battery heart
snow-proof neck gaiter | 10-22 | 6+ | clothing | clothing
helmet audio inserts | 40-90 | 14+ | audio | gadget battery
ski edge tuning stone | 12-25 | 16+ | tool | practical filler
all-temperature ski wax | 9-18 | 14+ | sports gear | practical filler
alpine resort piste print | 15-35 | 10+ | print |
ski helmet cover* with ears | 15-30 | 4-12 | accessory |
reusable hand warming pouches | 6-14 | 8+ | accessory | practical eco heart
high-factor mountain sun stick | 8-15 | 6+ | body care | practical scent filler
avalanche safety course | 90-200 | 18+ | class | experience filler
indoor snow slope session | 25-55 | 6+ | experience | experience filler
learn-to-ski child harness | 20-40 | 3-7 | sports gear | practical
steerable snow sledge | 30-70 | 5+ | toy | bulky plastic
ski pass lanyard reel | 5-10 | 8+ | accessory | practical filler
ski lip balm and sun stick* | 8-15 | 8+ | body care | scent
children's ski goggles* | 14-28 | 3-12 | sports gear | heart
ski school week* for children | 90-220 | 4-12 | class | experience
ski mittens* for children | 14-28 | 2-12 | clothing | clothing sized
plastic sledge* with brakes | 15-30 | 3+ | toy | plastic bulky heart
ski helmet stickers* | 4-9 | 5+ | stationery | filler
toy skiers* and chairlift | 15-35 | 3-9 | toy | small-parts heart
skiing picture book* | 7-14 | 2-8 | book | book
ski jumper* with mountain pattern | 25-50 | 4+ | clothing | clothing sized filler
bobble hat* for the slopes | 12-25 | 3+ | clothing | clothing filler
ski video game* | 20-45 | 7+ | video game | screen filler
alpine fondue supper* | 25-55 | 14+ | experience | experience dairy gluten food heart
hot chocolate spoons* for the chalet | 6-14 | 5+ | food | food dairy sugar filler
snowball maker tongs* | 5-12 | 4-13 | toy | plastic filler
ski pass holder armband* | 7-14 | 6+ | accessory | filler
mountain snow globe* | 12-25 | 4+ | keepsake | filler
ski resort sticker map* | 12-25 | 8+ | print | filler
ski day pass voucher* | 35-80 | 6+ | voucher | voucher experience heart
balance training board* for skiers | 30-60 | 8+ | sports gear |
ski film tour tickets* | 12-25 | 12+ | experience | experience
boot bag* with shoulder straps | 22-45 | 8+ | bag |
slipper boots* for after skiing | 20-40 | 6+ | footwear | clothing sized

# motorcycling
needs: legs
also: motorbikes, motorcycles, motorbike, motorcycle, biker, superbikes, motorcycle touring, moto guzzi, harley, harleys, harley davidson, royal enfield, triumph bonneville, triumph motorcycle, kawasaki ninja, bmw motorrad, ktm motorbike, indian motorcycle, honda goldwing, motorbike trips, motorcycling trips
own: scooter riding = vespa = vespas = lambretta
near: Formula 1, travel, cars
unfit: pack, headlamp, seat, notebook, guided
drinking flask* for rides | 18-32 | 17+ | travel | practical
calendar* with classic motorbikes | 12-22 | 14+ | stationery | heart
retro garage tin sign* | 12-25 | 14+ | decor | heart
rider's mug* with saying | 10-18 | 17+ | tableware | merchandise
roll-up leather tool bag* | 25-50 | 17+ | bag | leather heart
leather key fob* with number plate | 12-25 | 17+ | accessory | personalised leather heart
motorcycle shop voucher* | 25-70 | 17+ | voucher | voucher heart
magnetic motorcycle tank bag | 45-100 | 18+ | bag | practical filler
armoured riding gloves | 35-80 | 17+ | clothing | clothing sized leather
disc lock* with alarm | 30-65 | 17+ | safety gear | gadget battery noisy practical
helmet intercom system | 80-200 | 17+ | electronics | gadget battery heart
windproof riding balaclava | 10-20 | 16+ | clothing | clothing filler
visor cleaning spray kit* | 8-15 | 16+ | tool | practical filler
chain cleaning brush | 8-15 | 16+ | tool | practical filler
compact tyre inflator | 30-60 | 17+ | tool | gadget battery noisy practical filler
waxed cotton riding jacket | 120-280 | 17+ | outerwear | clothing sized filler
vibration-damped phone cradle | 25-60 | 17+ | accessory | practical heart
great motorcycle journeys atlas | 20-35 | 16+ | book | book heart
roll-top pannier liner | 25-50 | 17+ | storage | practical plastic filler
motorbike paddock stand | 45-95 | 18+ | equipment | bulky practical filler
helmet wall hook | 15-30 | 16+ | storage | practical
foam motorcyclist's earplugs | 5-12 | 16+ | safety gear | practical filler
die-cast classic motorbike | 18-45 | 8+ | collectible | filler
children's push motorbike | 40-80 | 2-5 | vehicle | bulky plastic
advanced riding day | 90-180 | 18+ | experience | experience
workshop manual* for home mechanics | 18-30 | 17+ | book | book filler
breathable riding neck tube | 8-15 | 16+ | clothing | clothing heart
motorcycle polish cloth* | 7-13 | 16+ | home | filler
ride-on electric motorbike* | 60-140 | 3-7 | vehicle | gadget battery bulky
toy motorbike* with rider | 8-18 | 3-10 | toy |
wooden motorbike* | 12-28 | 2-7 | toy | heart
motorbike picture book* | 6-12 | 2-8 | book | book
build-a-motorbike model kit* | 20-45 | 8+ | craft kit | small-parts
remote control motorbike* | 25-55 | 7+ | toy | gadget battery
motorbike t-shirt* | 12-25 | 3+ | clothing | clothing sized merchandise filler
motorbike jigsaw* | 8-18 | 6+ | puzzle | small-parts filler
motorcycle museum tickets* | 8-22 | 5+ | experience | experience heart
stunt rider show tickets* | 15-40 | 5+ | experience | experience
trump cards* of motorbikes | 5-10 | 6+ | game | filler
motorbike poster* | 6-14 | 5+ | print | filler
motorbike racing video game* | 25-55 | 7+ | video game | screen
motorbike colouring book* | 4-9 | 4-11 | book | book filler
child's leather-look biker jacket* | 25-50 | 3-12 | outerwear | clothing sized
motorbike night light* | 15-30 | 2-11 | lighting | gadget battery
motorcycle keyring* | 5-12 | 10+ | accessory | merchandise filler
motorcycle tour weekend* | 120-300 | 18+ | travel | experience heart
race circuit grandstand tickets* | 40-100 | 10+ | experience | experience
motorcycle helmet money box* | 10-22 | 5+ | decor | filler
motorbike racing gloves toy set* | 10-22 | 4-10 | toy | clothing filler
motorbike building brick set* | 15-45 | 7+ | toy | small-parts plastic heart
children's motocross taster* | 30-70 | 6-12 | experience | experience filler
motorbike mug* | 8-16 | 7+ | tableware | merchandise filler
racing rider story book* | 7-14 | 7-13 | book | book
motorbike socks* | 6-12 | 5+ | clothing | clothing filler
motor show tickets* | 12-35 | 6+ | experience | experience heart
motorbike duvet cover* | 20-38 | 4-13 | textile |
engine model kit* | 25-55 | 9+ | craft kit | small-parts battery

# travel
also: travelling, traveling, traveller, holidays, globetrotting, interrailing, gap year, train travel, backpacking abroad, weekends away, foreign travel, safaris, visiting new places
near: hiking, photography, camping, cruises
unfit: pack, headlamp, seat, day, skill
scratch-off world map* | 15-28 | 8+ | print | heart
travel voucher* for the next holiday | 30-100 | 16+ | voucher | voucher experience heart
photo book* of the last journey | 20-45 | 14+ | keepsake | personalised sentimental heart
guidebook* to a dream destination | 12-25 | 14+ | book | book heart
canvas wash bag* | 18-42 | 14+ | bag | practical
overnight weekend bag | 35-70 | 18+ | bag | practical heart
slim fast power bank* | 22-50 | 12+ | electronics | gadget battery practical heart
restaurant evening* with foreign food | 30-80 | 16+ | experience | experience food
double-zip packing cubes | 18-40 | 12+ | travel | practical
universal travel adapter | 15-35 | 14+ | travel | gadget practical filler
memory foam travel pillow | 18-40 | 8+ | travel | practical heart
silky cabin eye mask | 10-22 | 10+ | travel | practical
cabin-sized hard suitcase | 70-150 | 12+ | travel | bulky practical plastic
digital luggage scale | 9-18 | 16+ | travel | gadget battery practical filler
luggage location tag | 20-40 | 14+ | electronics | gadget battery practical heart
leather passport wallet | 20-45 | 16+ | accessory | leather practical heart
cork pin world map | 25-60 | 10+ | decor | heart
travel watercolour postcards | 8-15 | 8+ | art supplies | filler
illustrated traveller's journal | 12-25 | 8+ | stationery |
packable daypack* for city days | 15-30 | 12+ | bag | practical
refillable toiletry bottles | 8-15 | 12+ | travel | practical eco plastic filler
clip-on tray organiser* for aeroplanes | 14-28 | 4-12 | travel | practical
great railway journeys volume | 18-35 | 14+ | book | book filler
ride-on children's suitcase | 35-60 | 3-7 | travel | bulky plastic heart
scenic railway voucher | 25-70 | 16+ | voucher | voucher experience heart
magnetic travel backgammon | 12-25 | 8+ | board game | small-parts heart
compression travel socks | 10-20 | 16+ | clothing | clothing sized filler
hidden money belt | 10-20 | 14+ | accessory | clothing practical filler
pocket phrasebook* for travellers | 5-10 | 12+ | book | book
bright luggage strap | 6-12 | 12+ | travel | practical filler
travel washing line | 5-10 | 14+ | travel | practical filler
graduation trip fund card* | 20-100 | 16+ | voucher | voucher @graduation filler
noise-softening earplugs* | 6-18 | 14+ | wellness | practical filler
train journey atlas* | 16-32 | 12+ | book | book
foreign coin pouch* | 5-12 | 12+ | accessory | practical filler
travel watercolour tin* | 12-28 | 10+ | art supplies | filler
sunset harbour cruise* | 20-50 | 10+ | experience | experience
phrase-a-day language cards* | 6-14 | 12+ | game | filler
luggage weighing scale* | 8-18 | 16+ | electronics | gadget battery practical filler
silk sleeping bag liner | 25-50 | 14+ | textile | practical heart
postcard writing kit* | 5-12 | 8+ | stationery | filler
solid toiletries travel tin* | 12-26 | 14+ | body care | scent eco heart
children's atlas* with flaps | 9-16 | 3-10 | book | book heart
child's rolling suitcase* | 28-55 | 4-12 | bag |
sticker world map* | 10-20 | 5-13 | print |
travel activity pack* for children | 7-15 | 4-11 | game |
plush neck pillow* with animal | 12-25 | 3-12 | textile |
light-up globe* | 25-50 | 5+ | decor | gadget battery filler
first travel diary* for children | 8-15 | 6-12 | stationery |
child's camera* for holidays | 25-55 | 4-11 | electronics | gadget battery heart
passport holder* with animals | 7-14 | 4+ | accessory | filler
cities jigsaw* | 9-18 | 6+ | puzzle | small-parts
magnetic travel games* | 8-16 | 5+ | game | small-parts
steam railway day out* | 15-40 | 3+ | experience | experience heart
world food cooking class* | 25-60 | 8+ | class | experience food gluten dairy
wooden travel board games* | 12-25 | 6+ | board game | small-parts
city break picture guide* | 8-15 | 6-13 | book | book
world currency collection* | 10-22 | 8+ | collectible | small-parts filler
night train weekend* | 120-280 | 16+ | travel | experience
travel writing classic* | 9-15 | 14+ | book | book
luggage tag* in leather look | 4-9 | 12+ | accessory | practical filler
travel-size bottles* in a pouch | 5-10 | 14+ | accessory | practical filler
postcards* with stamps to send home | 4-9 | 10+ | stationery | filler
pocket travel journal* | 6-12 | 12+ | stationery |
eye mask and earplugs* | 5-10 | 14+ | accessory | practical filler

# foraging
needs: legs sight
also: wild food, forager, berry picking, seaweed foraging
own: mushroom picking = mushroom hunting = mushrooming = fungi
near: hiking, camping, birdwatching
unfit: headlamp, gear
curved mushroom knife* with brush | 18-40 | 18+ | tool | sharp practical heart
willow gathering basket | 22-50 | 8+ | bag | practical eco heart
pocket mushroom identification guide | 10-18 | 12+ | book | book
spore print cards | 6-12 | 10+ | stationery | filler
waxed canvas foraging pouch | 22-45 | 14+ | bag | practical heart
berry picking comb* | 12-25 | 8+ | tool | practical
seasonal hedgerow calendar | 10-18 | 10+ | print | filler
dehydrator* for mushrooms | 45-110 | 18+ | kitchenware | gadget bulky practical
tabletop mushroom growing log* | 15-30 | 8+ | plant | food plant
wild food cookbook | 16-28 | 14+ | book | book heart
shoreline forager's handbook | 12-20 | 14+ | book | book heart
folding field magnifier | 8-15 | 8+ | equipment | practical heart
nature's leaf identification cards | 8-15 | 5+ | game |
mesh mushroom gathering sack | 6-14 | 12+ | bag | practical
guided fungi walk | 30-65 | 12+ | experience | experience food heart
coastal foraging day | 60-120 | 16+ | experience | experience food heart
botanist's flower press | 15-30 | 6+ | craft kit |
preserving jars* with rubber seals | 12-28 | 16+ | storage | practical filler
junior woodland collecting satchel | 14-28 | 4-10 | bag |
fungi watercolour chart | 12-28 | 8+ | print | filler
paper gathering bags | 3-6 | 8+ | bag | eco practical filler
child's berry basket* | 10-20 | 3-10 | outdoor gear | heart
bug and leaf magnifier* | 6-14 | 4-12 | outdoor gear | heart
children's tree guide* | 7-13 | 5-12 | book | book heart
flower pressing notebook* | 9-18 | 6+ | stationery | filler
mushroom card game* | 8-16 | 6+ | game |
mushroom night light* | 12-28 | 4+ | lighting | gadget battery filler
wooden mushroom toys* | 10-22 | 2-8 | toy | heart
blackberry jam kit* | 12-25 | 8+ | food | food sugar
autumn leaf stamping kit* | 10-20 | 5-12 | craft kit | filler
wild herb tea course* | 20-50 | 12+ | class | experience
mushroom cushion* | 14-28 | 4+ | textile | filler
acorn and conker craft book* | 7-14 | 5-12 | book | book
wild garlic growing pot* | 6-14 | 8+ | plant | plant
linen gathering apron* | 18-38 | 12+ | clothing | clothing
mushroom jigsaw* | 12-22 | 8+ | puzzle | small-parts filler
family forest school morning* | 10-30 | 3-12 | experience | experience heart
hedgerow herbal calendar* | 9-16 | 10+ | stationery | filler
mushroom enamel pin* | 5-10 | 8+ | accessory | small-parts merchandise filler
apple picking pole* | 15-30 | 10+ | garden | filler

# bushcraft and survival
needs: legs effort
also: bushcraft, bush craft, survival skills, prepping, wilderness survival, outdoor survival, forest school, survivalist, den building
near: camping, foraging, hiking
braided paracord hank | 6-12 | 10+ | outdoor gear | practical plastic filler
fixed-blade bushcraft knife | 40-95 | 18+ | tool | sharp practical
folding pocket saw | 18-40 | 18+ | tool | sharp practical
squeeze water filter | 22-45 | 12+ | outdoor gear | practical plastic
ripstop tarpaulin shelter | 30-75 | 10+ | outdoor gear | practical heart
den building rope kit* | 18-35 | 6-13 | toy | practical
wood-fired storm kettle | 50-95 | 18+ | outdoor gear | fire heart
knot tying practice cards | 6-14 | 8+ | game | filler
stainless billy can | 14-28 | 14+ | outdoor gear | practical
foil emergency bivvy | 6-14 | 12+ | safety gear | practical plastic filler
signal mirror | 5-10 | 10+ | safety gear | practical filler
tinder fungus pouch | 8-15 | 18+ | outdoor gear | fire
hand-crank weather radio | 25-55 | 12+ | electronics | gadget battery practical filler
woodland tracking handbook | 12-22 | 10+ | book | book
bow-drill friction set | 18-35 | 18+ | outdoor gear | fire heart
children's wilderness skills book | 8-15 | 7-12 | book | book heart
hammock-ready insulated underquilt | 60-130 | 14+ | outdoor gear | bulky
woodland survival weekend | 120-240 | 18+ | experience | experience heart
waxed cotton ditty bag | 12-25 | 12+ | bag | practical
child's den kit* with tarpaulin | 20-40 | 5-12 | outdoor gear | heart
children's forest school morning* | 12-35 | 4-12 | experience | experience heart
child's compass and whistle* | 6-14 | 5-12 | outdoor gear | noisy
paracord bracelet kit* | 7-15 | 7+ | craft kit | jewellery
bug viewing pot* | 5-10 | 4-12 | toy | plastic filler
nature crafts book* for woodland days | 8-15 | 5-13 | book | book
periscope* for spying on wildlife | 7-14 | 5-12 | toy | plastic filler
rope ladder* for a tree | 18-38 | 5+ | outdoor gear | heart
balsa animal shapes* to sand | 8-16 | 7-14 | craft kit | filler
survival story* of a shipwreck | 7-13 | 8+ | book | book
head torch* for night walks | 10-22 | 6+ | lighting | gadget battery
animal tracks plaster kit* | 10-20 | 5-13 | craft kit |
camouflage hammock* | 20-40 | 6+ | outdoor gear | bulky
survival card game* | 8-16 | 8+ | game | filler
campfire cooking class* | 30-70 | 14+ | class | experience food meat
woodland spork and cup* | 8-18 | 6+ | tableware | filler
survival tips playing cards* | 6-12 | 8+ | game | filler
wooden cup* carved by hand | 18-38 | 12+ | tableware | handmade
bark basket weaving day* | 40-90 | 14+ | class | experience
wool blanket* for the camp | 35-75 | 12+ | textile | wool
star compass print* | 10-22 | 8+ | print | filler

# geocaching
needs: legs
also: letterboxing, map reading, treasure trails, cache hunting, navigation sport
own: orienteering
near: hiking, metal detecting, camping
unfit: skill, guided, gear
trackable geocaching tag | 5-10 | 8+ | accessory | heart
camouflage cache containers | 8-15 | 8+ | outdoor gear | plastic heart
handheld GPS navigator | 110-260 | 12+ | electronics | gadget battery screen practical heart
thumb compass | 18-50 | 8+ | tool | practical filler
waterproof cache logbooks | 6-12 | 8+ | stationery | practical filler
telescopic inspection mirror | 7-14 | 8+ | tool | practical
puzzle cache cipher book | 10-18 | 10+ | book | book heart
trade trinkets* for caches | 6-14 | 5+ | toy | small-parts plastic filler
extendable retrieval hook | 12-25 | 10+ | tool | practical
ultraviolet clue pen | 5-10 | 8+ | stationery | gadget battery filler
muddy terrain gaiter covers | 18-35 | 12+ | clothing | clothing sized filler
all-weather map sleeve | 8-15 | 10+ | accessory | plastic practical filler
rugged phone battery pack | 25-50 | 12+ | electronics | gadget battery practical
junior navigator's activity set | 12-22 | 6-12 | toy | heart
orienteering race entry | 10-25 | 8+ | experience | experience
custom family trail stamp | 14-28 | 6+ | stationery | personalised
map reading skills book | 10-18 | 10+ | book | book heart
urban treasure trail box | 10-25 | 6+ | game | heart
explorer's magnifier and compass* | 8-18 | 5-13 | toy | heart
treasure box* to hide | 8-18 | 5+ | outdoor gear | plastic of:geocaching heart
explorer's backpack* for children | 18-35 | 4-12 | bag | heart
swap coins* with animals | 6-14 | 5+ | collectible | small-parts of:geocaching
puffy explorer stickers* | 3-7 | 4-12 | stationery | filler
treasure map story book* | 6-12 | 4-10 | book | book filler
detective notebook* with invisible pen | 6-14 | 6-13 | stationery | heart
torch* on a wrist strap | 6-14 | 5+ | lighting | gadget battery filler
code wheel* for secret messages | 6-14 | 7+ | toy |
geocaching cap* | 10-20 | 6+ | clothing | clothing filler
picnic blanket* that rolls small | 14-28 | 8+ | textile | filler
city treasure hunt tickets* | 15-40 | 6+ | experience | experience heart
log pens* that write in rain | 6-14 | 7+ | stationery |
map scarf* of the area | 15-30 | 10+ | clothing | clothing filler
wildlife spotting pocket guide* | 6-12 | 6+ | book | book filler
geocoin* in metal | 8-16 | 8+ | collectible | of:geocaching heart
night cache reflectors* | 5-10 | 8+ | outdoor gear | of:geocaching filler
walking tour* with riddles | 12-30 | 8+ | experience | experience heart
camouflage tape* for hides | 5-10 | 8+ | equipment | of:geocaching filler

# camper vans and caravans
also: campervan, camper van, campervans, caravanning, caravans, motorhomes, motorhome, vanlife, van life, touring caravan, rv camping
near: camping, travel, picnics and parks
unfit: pack, headlamp, seat, notebook, day, skill
levelling ramps* for wheels | 25-55 | 18+ | vehicle | plastic practical filler
magnetic spice rack* for vans | 18-38 | 16+ | storage | small-parts practical
collapsible washing-up bowl | 12-25 | 14+ | kitchenware | plastic practical filler
thermal windscreen cover | 40-90 | 18+ | equipment | bulky practical filler
clip-on awning lights | 15-35 | 14+ | lighting | gadget battery heart
compact travel kettle* | 20-40 | 16+ | electronics | gadget practical
non-slip melamine dinner set | 30-60 | 10+ | tableware | plastic practical
scenic overnight stops guide* | 15-28 | 16+ | book | book heart
campsite membership | 35-70 | 18+ | subscription | subscription heart
enamel stovetop coffee maker* | 20-45 | 16+ | tableware | caffeine practical heart
fold-flat camp table | 35-80 | 14+ | furniture | bulky practical
van-shaped key hook* | 12-25 | 14+ | decor | filler
pop-up storage pockets* | 14-30 | 14+ | bag | practical
motorhome travel log* | 10-22 | 14+ | stationery | filler
outdoor reversible rug | 25-60 | 14+ | textile | bulky plastic
weekend classic camper hire* | 180-380 | 25+ | experience | experience
hand-scrub clothes washing bag | 30-55 | 14+ | travel | practical eco filler
licence plate art print* | 15-35 | 14+ | print | personalised filler
elastic bungee hooks* | 4-8 | 16+ | tool | practical filler
camping kitchen tea towel* | 7-13 | 12+ | textile |
travel game cards* for rainy pitches | 7-13 | 6+ | game | filler
toy camper van* with figures | 15-35 | 3-10 | toy | small-parts heart
wooden caravan* to play with | 15-32 | 2-8 | toy | heart
camper van play tent* | 30-60 | 3-9 | toy | bulky heart
camper van brick set* | 25-60 | 7+ | toy | small-parts
caravan holiday picture book* | 6-12 | 2-8 | book | book
camper van money box* | 9-18 | 4+ | decor | filler
bunk bed storage pocket* | 8-18 | 5+ | storage | filler
road trip games pad* | 5-10 | 5+ | game | filler
outdoor string lights* for the awning | 12-25 | 8+ | lighting | gadget battery
camper van jigsaw* | 10-20 | 6+ | puzzle | small-parts filler
awning bean bag game* | 12-25 | 5+ | game | filler
children's road trip diary* | 7-14 | 6-12 | stationery | filler
camper van enamel mug* | 8-15 | 8+ | tableware | merchandise filler
sticker set* of places visited | 5-12 | 8+ | stationery | filler
camper van cushion* | 14-28 | 6+ | textile | merchandise filler
van life cookbook* | 14-25 | 14+ | book | book heart
campsite pitch voucher* | 40-90 | 18+ | voucher | voucher experience heart
portable pizza stone* for the grill | 20-40 | 16+ | kitchenware |
camper van blueprint print* | 10-22 | 12+ | print | filler
hanging toiletry bag* for site showers | 12-25 | 12+ | bag |
travel bingo cards* | 4-9 | 4-11 | game | filler
window marker pens* for the van | 6-12 | 5-12 | stationery | filler
child's sleeping bag* for the bunk | 22-45 | 3-12 | textile |
outdoor cinema sheet and projector* | 60-140 | 12+ | electronics | gadget battery screen
campsite scooter lights* | 7-15 | 5-13 | lighting | gadget battery filler
bunk reading lamp* that clips | 9-20 | 6+ | lighting | gadget battery
card games tin* for the van | 7-14 | 6+ | game | filler
camper van keyring* | 5-10 | 8+ | accessory | merchandise filler
holiday sticker scene book* | 5-10 | 4-10 | book | book filler

# drones and kites
needs: sight hands
own: drones = drone flying = fpv drones, kites = kite flying, rc cars = remote control cars = radio controlled cars, rc planes = remote control planes
near: aviation, photography, model cars
unfit: pack, headlamp, seat, notebook, day
starter camera drone | 60-160 | 14+ | electronics | gadget battery screen plastic heart
palm-sized indoor quadcopter | 22-45 | 8+ | toy | gadget battery plastic noisy heart
drone landing pad | 12-25 | 12+ | equipment | gadget battery practical
hard-shell drone carry case | 25-55 | 12+ | bag | gadget battery practical plastic
spare propeller set* | 8-18 | 12+ | equipment | plastic practical filler
single-line parrot kite* | 12-28 | 4+ | outdoor gear | heart
two-line stunt kite | 25-60 | 8+ | sports gear | heart
four-line power kite | 70-150 | 14+ | sports gear | heart
build-your-own kite kit | 12-26 | 7+ | craft kit | heart
all-terrain remote control buggy* | 40-100 | 8+ | toy | gadget battery plastic
pocket wind meter | 15-38 | 12+ | tool | gadget battery practical
aerial photography handbook | 16-30 | 14+ | book | book
aerial filming course* | 60-150 | 14+ | class | experience heart
quadcopter race gates | 18-38 | 10+ | game | plastic heart
battery charging safety pouch* | 10-22 | 14+ | safety gear | battery practical filler
kite festival outing | 0-20 | 3+ | experience | experience
kite winder* with line | 6-14 | 8+ | tool | practical filler
pocket sled kite* | 8-15 | 5+ | toy | plastic heart
bag of kite tails* | 6-12 | 6+ | decor |
kite* shaped as a dragon | 10-22 | 3+ | toy | of:kites of:drones_and_kites heart
remote control car* for beginners | 15-35 | 4-10 | toy | gadget battery of:rc_cars filler
hand-launched foam glider* | 6-14 | 4-12 | toy | of:drones_and_kites of:rc_planes heart
rubber band aeroplane* | 5-12 | 6-13 | toy | of:drones_and_kites of:rc_planes
flying spinner ball* with lights | 15-30 | 7+ | toy | gadget battery heart
boomerang* for the park | 8-16 | 6+ | toy | of:drones_and_kites of:kites
paper aeroplane kit* | 6-12 | 6+ | craft kit |
flying machines book* | 8-16 | 5-13 | book | book of:drones_and_kites of:rc_planes of:drones
air show day tickets* | 20-50 | 5+ | experience | experience of:drones_and_kites of:rc_planes of:drones heart
wind spinner* for the garden | 8-18 | 3+ | garden | of:drones_and_kites of:kites filler
racing pit repair mat* | 12-25 | 8+ | equipment | of:drones_and_kites of:rc_cars filler
rechargeable battery set* | 15-30 | 8+ | electronics | gadget battery
flying club day membership* | 20-50 | 10+ | subscription | subscription of:drones_and_kites of:rc_planes heart
pilot's backpack* for gear | 30-60 | 10+ | bag | of:drones_and_kites of:rc_planes of:drones
aerial photo wall print* | 15-35 | 10+ | print | personalised of:drones_and_kites of:drones
model flying magazine subscription* | 25-50 | 12+ | subscription | subscription of:drones_and_kites of:rc_planes
screwdriver set* for small repairs | 10-20 | 10+ | tool |

# scouting
needs: legs
also: scouts, girl guides, scouting movement, girl scouts, boy scouts, scout leader, cadets, duke of edinburgh, girl guiding, cub scouts, brownie guides, beaver scouts
near: camping, bushcraft and survival, hiking
unfit: guided, skill, gear
badge display blanket* | 20-45 | 6+ | textile | heart
scarf woggle* in leather | 5-12 | 6+ | accessory | leather
mess tin set | 10-22 | 8+ | kitchenware | practical
head torch* with red mode | 14-30 | 7+ | lighting | gadget battery practical heart
campfire songbook | 6-14 | 6+ | book | book heart
knots practice ropes* with cards | 8-18 | 6+ | game | practical
warm sleeping bag | 35-80 | 6+ | outdoor gear | bulky practical
sit-upon foam mat* | 6-12 | 6+ | outdoor gear | plastic practical filler
badge sewing kit* | 5-12 | 8+ | craft kit | practical filler
tick-list camp packing cubes* | 14-28 | 7+ | travel | practical filler
first compass* with map guide | 12-25 | 7+ | tool | practical heart
hooded camp blanket poncho | 30-60 | 7+ | clothing | clothing heart
dehydrated expedition meals* | 20-42 | 12+ | food | food meat gluten dairy
sixty-litre expedition rucksack | 60-120 | 13+ | bag | bulky practical
outdoor skills activity book | 8-18 | 6-13 | book | book heart
leader's games handbook* | 10-20 | 16+ | book | book heart
high ropes afternoon* | 25-50 | 8+ | experience | experience heart
enamel camp mug* | 6-14 | 6+ | tableware | practical filler
scout camp story book* | 7-13 | 6-12 | book | book
neckerchief ring craft kit* | 6-14 | 6+ | craft kit |
camp mug* with own name | 10-18 | 6+ | tableware | personalised merchandise
water bottle* with carabiner | 9-18 | 6+ | outdoor gear | heart
penny whistle* for campfires | 5-12 | 7+ | instrument | noisy filler
pocket torch* for night games | 7-15 | 6+ | lighting | gadget battery
tracking signs cards* | 6-12 | 6+ | game | filler
scout badge board* | 12-25 | 6+ | decor | filler
wool camp socks* | 8-16 | 6+ | clothing | clothing wool
lightweight travel pillow* | 10-20 | 6+ | textile | filler
plate and bowl set* in enamel | 12-25 | 6+ | tableware | filler
activity centre day* | 25-60 | 7+ | experience | experience heart
folding pocket binoculars* | 8-18 | 6+ | outdoor gear |
camp card game* | 6-12 | 6+ | game | filler

# theme parks
needs: legs effort crowd
also: roller coasters, rollercoasters, amusement parks, theme park, fairgrounds, zoo visits, going to the zoo, days out
own: disneyland = disney world, water parks
near: travel, animated films, nature documentaries
situation
theme park day tickets | 35-80 | 5+ | experience | experience heart
zoo annual pass | 50-110 | 2+ | subscription | subscription experience heart
zookeeper for a day* | 70-160 | 8+ | experience | experience pet heart
marble roller coaster kit* | 25-60 | 8+ | toy | small-parts plastic heart
theme park management video game | 20-45 | 8+ | video game | screen heart
pocket poncho pair* | 6-14 | 4+ | clothing | clothing plastic practical
waterproof bumbag* for rides | 12-26 | 8+ | bag | practical filler
refillable misting fan* | 10-22 | 6+ | equipment | gadget battery plastic filler
roller coaster engineering book | 12-25 | 8+ | book | book heart
souvenir pin lanyard* | 6-14 | 6+ | accessory | filler
fairground art print* | 12-30 | 8+ | print | filler
family outings scrapbook | 12-25 | 6+ | keepsake | sentimental
ride-on height chart* | 8-18 | 2-10 | decor | filler
animal world atlas* to colour | 8-15 | 4-10 | book | book filler
wind-up carousel music box* | 18-40 | 5+ | decor | noisy
scream queue travel game* | 6-14 | 7+ | game | filler
water park afternoon tickets* | 15-40 | 4+ | experience | experience heart
holiday savings jar | 5-14 | 5+ | storage | filler
rollercoaster building set* | 35-80 | 8+ | toy | small-parts of:theme_parks of:disneyland heart
carousel night light* | 15-30 | 1-9 | lighting | gadget battery of:theme_parks of:disneyland
toy ferris wheel* to build | 20-45 | 6+ | craft kit | small-parts of:theme_parks of:disneyland heart
candyfloss machine* | 25-50 | 8+ | kitchenware | gadget food sugar of:theme_parks of:disneyland
autograph and memory book* | 8-15 | 5+ | stationery | filler
holiday countdown chart* | 5-10 | 4-12 | print | filler
theme park season pass* | 60-180 | 5+ | subscription | subscription heart
rollercoaster trump cards* | 5-10 | 6+ | game | of:theme_parks of:disneyland
fast-track ride voucher* | 15-40 | 8+ | voucher | voucher experience heart
rollercoaster t-shirt* | 12-25 | 6+ | clothing | clothing sized merchandise of:theme_parks of:disneyland filler
virtual reality coaster ride* | 10-25 | 8+ | experience | experience screen of:theme_parks of:disneyland
funfair ride tokens* | 10-25 | 3+ | experience | experience voucher of:theme_parks of:disneyland
sun cap* for long queues | 8-16 | 3+ | clothing | clothing filler
toddler theme park day* | 25-60 | 1-4 | experience | experience heart
animal balloon kit* | 8-16 | 8+ | craft kit | plastic filler
fairground hook-a-duck game* | 12-25 | 3-9 | game | plastic of:theme_parks of:disneyland
little rucksack* with chest strap | 15-30 | 4+ | bag | filler

# picnics and parks
also: picnics, picnicking, outdoor dining, national parks, parks, park days, al fresco dining, being outdoors, being outside, nature, fresh air
near: hiking, beach days, outdoor games
situation
waterproof-backed picnic rug | 20-45 | 8+ | textile | practical heart
wicker picnic hamper basket* | 40-90 | 16+ | storage | food heart
insulated cool bag backpack | 25-50 | 12+ | bag | practical heart
stackable bamboo picnic plates | 14-28 | 6+ | tableware | eco practical
vacuum flask* with two cups | 20-40 | 12+ | equipment | practical
folding picnic table* with bottle slots | 30-65 | 14+ | furniture | bulky practical
national parks scratch map | 12-25 | 8+ | print |
national park annual pass | 30-90 | 14+ | subscription | subscription experience heart
compact park binoculars* | 25-60 | 8+ | outdoor gear | practical
pressed leaf collecting album* | 8-18 | 5+ | craft kit | filler
picnic recipes book | 12-24 | 12+ | book | book heart
reusable beeswax food wraps* | 10-20 | 10+ | kitchenware | eco practical filler
open-air theatre tickets | 15-45 | 6+ | experience | experience heart
garden quoits game* | 12-28 | 4+ | game | heart
sun shelter* for the park | 25-60 | 12+ | outdoor gear | bulky practical
watercolour field kit* | 18-38 | 8+ | art supplies | filler
seated park sketch stool* | 18-38 | 12+ | furniture | practical filler
birthday picnic bunting | 6-14 | 3+ | decor | @birthday filler
pond and park spotter cards | 3-7 | 4-10 | game | filler
reusable picnic cutlery roll* | 8-15 | 8+ | tableware |
child's picnic set* in a basket | 15-30 | 2-8 | toy | heart
toddler picnic rug* with animals | 15-30 | 1-4 | textile | heart
soft flying disc* | 5-12 | 5+ | toy |
skipping rope* for the park | 5-12 | 5-14 | toy |
bubble wand set* | 4-10 | 2-10 | toy | heart
pocket kite* for the park | 7-15 | 4+ | toy | heart
bat and ball set* for picnics | 8-18 | 4+ | toy |
lunch box* with compartments | 10-20 | 3+ | storage | plastic
park ranger morning* for children | 8-20 | 5-12 | experience | experience heart
rowing boat hour* on the lake | 10-25 | 4+ | experience | experience heart
duck food pouch* | 3-7 | 3+ | pet | pet filler
drinks dispenser jar* | 18-38 | 12+ | tableware | filler
picnic blanket backpack* | 30-65 | 14+ | bag | heart
straw sun hat* | 12-25 | 3+ | clothing | clothing filler
oversized playing cards* | 10-20 | 5+ | game | bulky filler
great city parks book* | 14-28 | 12+ | book | book
miniature railway rides* | 5-15 | 2+ | experience | experience
tree climbing morning* | 20-45 | 6+ | experience | experience heart

# urban exploration
needs: legs
also: urbex, urban exploring, abandoned places, city walks, city trips, city breaks, sightseeing, tourism
own: lighthouses, castles = visiting castles, ghost hunting = haunted places
near: photography, travel, history
unfit: skills, guided, gear
abandoned places photo book* | 18-38 | 12+ | book | book personalised of:urban_exploration heart
bright pocket torch | 12-30 | 10+ | lighting | gadget battery practical of:urban_exploration of:ghost_hunting heart
comfortable day sling bag* | 18-40 | 12+ | bag | practical of:urban_exploration filler
guided ghost walk | 10-25 | 12+ | experience | experience of:urban_exploration of:ghost_hunting heart
city underground tour* | 15-40 | 10+ | experience | experience of:urban_exploration heart
tough work gloves | 6-14 | 12+ | accessory | clothing sized practical of:urban_exploration filler
historic houses membership* | 40-90 | 12+ | subscription | subscription experience of:urban_exploration of:castles heart
scratch-off city map | 8-18 | 10+ | print | filler
wide-angle phone lens* | 15-35 | 12+ | equipment |
travel sketch journal* | 5-16 | 12+ | stationery | filler
pocket first-aid kit | 6-15 | 12+ | safety gear | practical
foldable rain jacket | 25-55 | 10+ | outerwear | clothing sized practical filler
old city map print* | 12-35 | 12+ | decor |
city tales paperback* | 8-15 | 12+ | book | book of:urban_exploration heart
children's castle guide* | 8-15 | 6-12 | book | book of:castles of:urban_exploration
explorer's torch* for children | 7-15 | 4-12 | lighting | gadget battery heart
spooky ghost story collection* | 7-14 | 8+ | book | book of:ghost_hunting of:urban_exploration
spotter's notebook* for adventures | 6-12 | 6+ | stationery |
child's camera* for exploring | 25-55 | 5-12 | electronics | gadget battery heart
secret tunnels tour* | 10-28 | 8+ | experience | experience heart
hidden city picture book* | 9-16 | 6-13 | book | book of:urban_exploration heart
escape game* in an old building | 12-28 | 10+ | board game |
museum sleepover tickets* | 40-90 | 6+ | experience | experience heart
explorer's messenger bag* | 20-40 | 8+ | bag | filler
magnifying glass* with handle | 7-15 | 5+ | tool | filler
brick-built old town house* | 35-80 | 8+ | toy | small-parts
vintage door print* | 10-22 | 10+ | print | filler
dust mask* for old attics | 5-12 | 12+ | safety gear | filler
railway viaduct walk guide* | 9-16 | 12+ | book | book of:urban_exploration heart
night photography lesson* | 30-70 | 14+ | class | experience heart
rubber-soled exploring boots* | 30-60 | 10+ | footwear | clothing sized of:urban_exploration filler
puzzle trail booklet* for the town | 6-14 | 7+ | game |
historic town jigsaw* | 12-22 | 8+ | puzzle | small-parts
audio tour pass* | 8-20 | 10+ | experience | experience
detective explorer costume* | 15-32 | 4-10 | clothing | clothing sized filler
hidden objects picture book* | 8-15 | 4-10 | book | book
brick castle ruin set* | 20-50 | 6+ | toy | small-parts of:castles of:urban_exploration filler
ghost hunter kit* for children | 12-28 | 6-12 | toy | of:ghost_hunting of:urban_exploration heart
spooky mansion tour* | 8-25 | 6+ | experience | experience of:ghost_hunting of:urban_exploration
history mystery game* | 15-32 | 7+ | board game |

# winter fun
needs: legs effort
also: winter hiking
own: snowshoeing, sledging = sledding = tobogganing, ice climbing, northern lights, snowmobiling, nordic skiing
near: skiing, hiking, ice skating
unfit: pocket
adjustable aluminium snowshoes* | 60-130 | 12+ | outdoor gear | bulky of:winter_fun of:snowshoeing heart
thermal base layer top* | 20-45 | 8+ | clothing | clothing sized practical filler
fleece-lined trapper hat | 15-35 | 6+ | clothing | clothing heart
reusable pocket hand warmers* | 5-14 | 8+ | outdoor gear | practical heart
waterproof snow gaiters | 18-38 | 12+ | clothing | clothing sized practical of:winter_fun of:snowshoeing filler
wooden family sledge* | 35-80 | 4+ | toy | bulky of:winter_fun of:sledging heart
insulated hot drink flask | 15-32 | 8+ | equipment | practical heart
guided snowshoe walk* | 30-70 | 12+ | experience | experience heart
boot drying stand* | 20-45 | 14+ | home | gadget practical filler
winter landscape print | 10-28 | 10+ | print | filler
hot chocolate tin* | 5-12 | 5+ | drink | food dairy sugar heart
polarised snow goggles | 20-50 | 6+ | accessory | practical
northern lights guidebook* | 10-20 | 12+ | book | book
plastic snow slider* | 6-12 | 4+ | toy | plastic of:winter_fun of:sledging
children's snow mittens* on a cord | 10-20 | 1-9 | clothing | clothing sized
snowman building kit* | 8-18 | 3+ | toy | heart
snowball maker* | 5-12 | 4-13 | toy | plastic heart
snow paint spray bottles* | 8-16 | 3-10 | toy | plastic
snow play spades* and moulds | 7-15 | 2-8 | toy | plastic
winter picture book* | 6-12 | 1-7 | book | book
snow globe kit* to make | 9-18 | 5-12 | craft kit | small-parts
snow boots* with fleece | 20-45 | 2+ | footwear | clothing sized
snowsuit* with hood | 30-60 | 1-7 | outerwear | clothing sized
penguin plush* in scarf | 10-22 | 0-8 | toy |
ice lantern mould* | 8-18 | 5+ | craft kit | plastic heart
sledge pull rope* with handle | 5-12 | 5+ | outdoor gear | of:sledging of:winter_fun filler
winter animals jigsaw* | 7-15 | 4+ | puzzle | small-parts filler
snowflake bunting* | 6-14 | 3+ | decor | filler
ice rink family tickets* | 15-40 | 4+ | experience | experience heart
husky sledge ride* | 60-160 | 6+ | experience | experience heart
woolly hat and scarf* | 15-32 | 3+ | clothing | clothing heart
mulled apple juice* for cold days | 5-12 | 6+ | drink | food filler
snow tube* that inflates | 18-38 | 6+ | toy | plastic heart
winter tracks spotting cards* | 6-12 | 5+ | game |
snowy cabin weekend* | 120-300 | 18+ | travel | experience heart

# slacklining and circus skills
needs: legs effort
also: slacklining, slackline, circus skills, circus, contortion, balance arts
own: juggling, unicycling = unicycle, hula hooping = hula hoop, yo-yo = yo-yoing = yo-yo tricks, diabolo, poi
near: gymnastics, climbing, outdoor games
unfit: guided, pocket, gear
beginner slackline* with tree guards | 35-75 | 8+ | sports gear | bulky of:slacklining_and_circus_skills heart
leather juggling balls | 12-28 | 8+ | toy | leather heart
diabolo* with hand sticks | 12-28 | 8+ | toy |
spinning plate pair* | 6-14 | 6+ | toy | plastic
weighted hula hoop* | 18-35 | 10+ | sports gear | bulky
circus skills workshop* | 20-50 | 8+ | class | experience heart
contemporary circus tickets | 20-60 | 6+ | experience | experience heart
responsive trick yo-yo | 10-25 | 7+ | collectible |
juggling step-by-step book* | 8-18 | 8+ | book | book
practice poi pair* | 10-22 | 8+ | equipment |
silk juggling scarves | 4-10 | 4+ | game | clothing filler
drawstring prop bag* | 8-18 | 8+ | bag | practical filler
training unicycle* | 60-130 | 10+ | vehicle | bulky
clown noses and plate set* | 7-13 | 6+ | game | filler
children's juggling balls* in velvet | 8-16 | 6-12 | toy |
spinning plates* for beginners | 6-14 | 5+ | toy | plastic
pedal-go balance walker* | 25-55 | 5-12 | toy |
children's stilts* in wood | 15-30 | 5-12 | toy | heart
ribbon dancing wand* | 5-10 | 3-10 | toy | filler
juggling rings* trio | 12-25 | 7+ | sports gear | plastic
circus picture book* | 7-14 | 3-9 | book | book
circus costume* with bow tie | 18-35 | 3-10 | clothing | clothing sized
balance board* with rockers | 25-55 | 3-12 | toy |
juggling clubs* trio | 20-40 | 9+ | sports gear | heart
flower sticks* with hand sticks | 12-25 | 8+ | toy | plant
circus camp week* | 80-180 | 6-15 | class | experience heart
face painting kit* for clowns | 8-18 | 4+ | craft kit | filler
circus jigsaw* | 7-15 | 4+ | puzzle | small-parts filler
circus family tickets* | 20-60 | 3+ | experience | experience heart
light-up juggling balls* | 20-45 | 8+ | sports gear | gadget battery
modelling balloons* and pump | 7-15 | 8+ | craft kit | plastic filler
circus big top tent* | 30-60 | 3-8 | toy | bulky

# safari and zoo visits
needs: legs animals
also: zoos, zoo, safari, wildlife parks, wildlife watching, wildlife, animals in general
own: whale watching, aquarium visits = visiting aquariums = sea life centres
near: birdwatching, nature documentaries, travel
unfit: skills, guided, gear
wildlife park day tickets | 15-40 | 4+ | experience | experience heart
animal adoption pack* | 15-40 | 5+ | subscription | subscription heart
compact wildlife binoculars | 20-60 | 7+ | equipment | practical
keeper for a day voucher* | 60-150 | 8+ | voucher | voucher experience heart
wildlife photography book* | 18-35 | 8+ | book | book
animal tracks field guide* | 6-14 | 6+ | book | book
wide-brim sun hat | 12-28 | 5+ | clothing | clothing filler
animal sketching pencils* | 5-14 | 6+ | art supplies | filler
infrared trail camera | 40-90 | 10+ | electronics | gadget battery
endangered animals card game* | 8-18 | 6+ | game |
whale tail art print* | 10-25 | 8+ | print | filler
zoo annual pass* | 40-120 | 4+ | travel | subscription experience heart
lightweight field vest* | 25-55 | 12+ | outerwear | clothing sized practical filler
small animal figure set* | 8-15 | 3+ | collectible | plastic
safari animal figures* for toddlers | 10-22 | 1-4 | toy | plastic of:safari_and_zoo_visits heart
zoo lift-the-flap book* | 6-12 | 0-5 | book | book of:safari_and_zoo_visits
animal sound puzzle* | 8-18 | 1-4 | puzzle | battery noisy filler
safari explorer costume* | 18-35 | 3-9 | clothing | clothing sized of:safari_and_zoo_visits
plush giraffe* | 12-28 | 0-10 | toy | of:safari_and_zoo_visits heart
zoo playset* with gates | 25-55 | 3-9 | toy | small-parts of:safari_and_zoo_visits heart
animal sticker encyclopedia* | 6-12 | 4-10 | book | book
children's binoculars* in rubber | 10-22 | 4-12 | outdoor gear | heart
penguin feeding session* | 25-60 | 6+ | experience | experience of:safari_and_zoo_visits of:aquarium_visits heart
zoo keeper diary* for children | 6-12 | 6-12 | stationery | of:safari_and_zoo_visits filler
animal top cards game* | 5-10 | 5+ | game | filler
safari jigsaw* | 7-15 | 3+ | puzzle | small-parts of:safari_and_zoo_visits
aquarium day tickets* | 15-40 | 3+ | experience | experience of:aquarium_visits of:safari_and_zoo_visits pet
lodge night* beside the animals | 150-350 | 5+ | travel | experience animals of:safari_and_zoo_visits heart
animal nature film* series | 10-20 | 4+ | film | screen
elephant print* | 10-25 | 3+ | print | of:safari_and_zoo_visits filler
child's animal backpack* | 15-28 | 2-8 | bag | filler
zoo animal mask set* | 8-16 | 3-9 | toy | of:safari_and_zoo_visits filler
giraffe feeding morning* | 25-60 | 5+ | experience | experience of:safari_and_zoo_visits
meerkat ornament* for the garden | 12-28 | 10+ | garden | of:safari_and_zoo_visits merchandise filler
`
