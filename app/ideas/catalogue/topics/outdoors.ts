export default `
# hiking
also: walking, hillwalking, hill walking, trekking, rambling, mountain walking, hikes, long walks, backpacking
near: camping, foraging, running
folding carbon trekking poles | 40-90 | 14+ | outdoor gear | practical
merino hiking socks | 14-24 | 10+ | clothing | clothing sized wool practical
waterproof map case | 8-16 | 10+ | accessory | practical plastic
baseplate compass | 10-25 | 8+ | tool | practical
merino neck tube | 14-25 | 12+ | clothing | clothing wool
lightweight hiking daypack | 40-80 | 12+ | bag | practical
packable waterproof jacket | 60-130 | 8+ | outerwear | clothing sized practical
blister care kit | 6-12 | 12+ | safety gear | practical
insulated summit flask | 18-35 | 10+ | outdoor gear | practical eco
collapsible trail cup | 6-14 | 8+ | outdoor gear | practical
inflatable walker's sit mat | 8-18 | 10+ | outdoor gear | practical plastic
mountain peaks scratch map | 12-25 | 10+ | print |
hiking gaiters | 20-40 | 14+ | clothing | clothing sized practical
hill navigation skills day | 50-95 | 16+ | class | experience
junior explorer rucksack | 20-35 | 5-12 | bag | practical
whistle* and mirror safety set | 6-12 | 8+ | safety gear | noisy
long-distance trail guidebook | 12-20 | 14+ | book | book

# camping
also: camp, tents, wild camping, glamping, campervan, camper van, vanlife, caravanning, bushcraft, scouts
near: hiking, stargazing, motorcycling, fishing
double-layer camping hammock | 25-50 | 12+ | outdoor gear | bulky
self-inflating sleeping mat | 35-80 | 10+ | outdoor gear | practical bulky
rechargeable camping lantern | 20-40 | 8+ | lighting | gadget battery practical
titanium spork | 6-14 | 10+ | kitchenware | practical
nesting camp cookset | 25-50 | 16+ | kitchenware | practical
compact gas camping stove | 25-55 | 18+ | outdoor gear | fire practical
enamel camp plate set | 15-30 | 8+ | tableware | practical
inflatable camping pillow | 12-25 | 8+ | outdoor gear | practical plastic
solar-powered camp shower | 12-25 | 14+ | outdoor gear | eco plastic
cotton sleeping bag liner | 20-40 | 8+ | textile | practical
folding camp chair | 30-70 | 12+ | furniture | bulky
cast iron dutch oven | 40-75 | 18+ | kitchenware | bulky fire
glow-in-the-dark tent pegs* | 8-16 | 8+ | outdoor gear | practical
junior bushcraft activity cards | 6-12 | 6-13 | game |
telescopic campfire toasting forks* | 8-15 | 18+ | outdoor gear | fire sharp
children's head torch | 10-20 | 5-12 | lighting | gadget battery
glamping pod weekend | 120-220 | 18+ | experience | experience
fire steel striker | 8-18 | 18+ | tool | fire

# birdwatching
also: bird watching, birding, birds, twitching, ornithology, birder, bird spotting, watching birds
near: hiking, nature documentaries, photography
waterproof compact binoculars | 80-160 | 12+ | equipment | practical
children's rubber-coated field glasses* | 15-28 | 5-12 | equipment |
pocket bird field guide | 10-20 | 8+ | book | book
bird feeder camera | 80-180 | 16+ | electronics | gadget battery screen
window-mounted bird feeder | 12-25 | 6+ | garden | plastic
wooden nest box | 15-30 | 6+ | garden | eco
birdwatcher's sightings notebook | 8-15 | 8+ | stationery |
padded binocular harness | 15-30 | 14+ | accessory | practical
birdsong identification cards | 10-18 | 7+ | game |
suet ball feeding station | 15-30 | 10+ | garden |
beechwood bird call | 6-14 | 6+ | toy | noisy
spotting scope* with tripod | 120-280 | 16+ | equipment | bulky
dawn chorus guided walk | 15-35 | 10+ | experience | experience
plush birds* with real song | 8-14 | 3-10 | toy | noisy battery gadget
garden bird bath | 30-60 | 14+ | garden | bulky
bird reserve membership | 25-50 | 10+ | subscription | subscription
make-a-birdhouse paint kit | 10-20 | 6-12 | craft kit |
camouflage wildlife watching net | 18-35 | 14+ | outdoor gear | plastic

# stargazing
also: star gazing, amateur astronomy, watching the stars, star watching, meteor showers, comets, dark skies
near: astronomy, camping, birdwatching, photography
ten-by-fifty astronomy binoculars | 50-120 | 12+ | equipment | practical
rotating star finder planisphere | 9-16 | 8+ | equipment | practical
dobsonian-mount starter telescope | 120-250 | 10+ | equipment | bulky
red-light night vision headlamp | 15-35 | 10+ | lighting | gadget battery practical
moon filter* for eyepieces | 12-25 | 12+ | equipment | practical
smartphone eyepiece adapter | 18-40 | 12+ | equipment | practical
moon globe* with craters | 22-50 | 7+ | decor |
reclining stargazer's lounger | 45-90 | 14+ | furniture | bulky
meteorite slice* in case | 20-60 | 10+ | collectible |
solar eclipse viewing glasses | 4-9 | 6+ | safety gear | practical
monthly night sky guide | 7-14 | 12+ | book | book
observing log* for astronomers | 8-15 | 10+ | stationery |
planetarium dome evening | 10-25 | 5+ | experience | experience
solar system hanging mobile | 14-28 | 5-12 | toy | small-parts
air-powered rocket* with launch pad | 22-45 | 10+ | toy | plastic small-parts
brick-built space mission | 25-80 | 8+ | toy | small-parts plastic
dark sky observatory evening | 25-60 | 8+ | experience | experience
deep-sky photography manual | 18-32 | 14+ | book | book
lunar phase wall calendar | 10-20 | 10+ | print |
freeze-dried astronaut strawberries | 5-10 | 6+ | food | food sugar

# metal detecting
also: metal detector, detectorist, treasure hunting, detectoring, mudlarking, magnet fishing, relic hunting
near: coins, antiques, hiking
beginner's metal detector | 80-180 | 10+ | electronics | gadget battery noisy
waterproof pinpointer probe | 45-110 | 12+ | electronics | gadget battery noisy
serrated digging trowel | 18-40 | 18+ | tool | sharp practical
finds pouch* with clip | 14-28 | 10+ | bag | practical
sand sifting scoop | 18-40 | 8+ | tool | practical
finds display tray | 14-28 | 8+ | storage | practical
soft brass cleaning brushes | 6-12 | 12+ | tool | practical
ultrasonic finds cleaner | 35-70 | 16+ | electronics | gadget practical
padded kneeling mat* for digs | 10-20 | 12+ | outdoor gear | practical
hammered silver reference volume | 15-28 | 12+ | book | book
roman artefacts identification guide | 18-32 | 14+ | book | book
retrieval magnet* with rope | 25-55 | 16+ | tool | small-parts
detectorist's finds logbook | 8-15 | 10+ | stationery |
junior treasure detector | 25-50 | 6-12 | toy | gadget battery noisy plastic
reinforced digging gloves | 10-20 | 12+ | clothing | clothing sized practical
low-profile wireless headset | 45-110 | 14+ | audio | gadget battery
tidal foreshore guided walk | 25-60 | 12+ | experience | experience
old parish survey map | 10-22 | 14+ | print |
numbered finds bags | 4-9 | 8+ | storage | plastic practical

# skiing
also: snowboarding, ski, skis, snow sports, winter sports, ski holidays, snowboard, cross-country skiing, cross country skiing, apres ski, sledging
near: hiking, climbing, travel
magnetic-lens ski goggles | 45-110 | 8+ | sports gear | practical
merino ski base layer | 45-90 | 8+ | clothing | clothing sized wool
boot dryer* for ski trips | 30-60 | 14+ | equipment | gadget practical
ski carry strap | 10-20 | 10+ | accessory | practical
cushioned ski socks | 14-28 | 6+ | clothing | clothing sized wool
heated ski gloves | 80-160 | 14+ | clothing | clothing sized gadget battery
snow-proof neck gaiter | 10-22 | 6+ | clothing | clothing
helmet audio inserts | 40-90 | 14+ | audio | gadget battery
ski edge tuning stone | 12-25 | 16+ | tool | practical
all-temperature ski wax | 9-18 | 14+ | sports gear | practical
alpine resort piste print | 15-35 | 10+ | print |
ski helmet cover* with ears | 15-30 | 4-12 | accessory |
reusable hand warming pouches | 6-14 | 8+ | accessory | practical eco
high-factor mountain sun stick | 8-16 | 6+ | body care | practical scent
avalanche safety course | 90-200 | 18+ | class | experience
indoor snow slope session | 25-55 | 6+ | experience | experience
learn-to-ski child harness | 20-40 | 3-7 | sports gear | practical
steerable snow sledge | 30-70 | 5+ | toy | bulky plastic
ski pass lanyard reel | 5-10 | 8+ | accessory | practical

# motorcycling
also: motorbikes, motorcycles, motorbike, motorcycle, biker, motocross, scooter riding, superbikes, motorcycle touring
near: Formula 1, cycling, travel
magnetic motorcycle tank bag | 45-100 | 18+ | bag | practical
armoured riding gloves | 35-80 | 17+ | clothing | clothing sized leather
disc lock* with alarm | 30-65 | 17+ | safety gear | gadget battery noisy practical
helmet intercom system | 80-200 | 17+ | electronics | gadget battery
windproof riding balaclava | 10-20 | 16+ | clothing | clothing
visor cleaning spray kit* | 8-16 | 16+ | tool | practical
chain cleaning brush | 8-15 | 16+ | tool | practical
compact tyre inflator | 30-60 | 17+ | tool | gadget battery noisy practical
waxed cotton riding jacket | 120-280 | 17+ | outerwear | clothing sized
vibration-damped phone cradle | 25-60 | 17+ | accessory | practical
great motorcycle journeys atlas | 20-35 | 16+ | book | book
roll-top pannier liner | 25-50 | 17+ | storage | practical plastic
motorbike paddock stand | 45-95 | 18+ | equipment | bulky practical
helmet wall hook | 15-30 | 16+ | storage | practical
foam motorcyclist's earplugs | 5-12 | 16+ | safety gear | practical
die-cast classic motorbike | 18-45 | 8+ | collectible |
children's push motorbike | 40-80 | 2-5 | vehicle | bulky plastic
advanced riding day | 90-180 | 18+ | experience | experience
workshop manual* for home mechanics | 18-30 | 17+ | book | book
breathable riding neck tube | 8-16 | 16+ | clothing | clothing

# travel
also: travelling, traveling, traveller, holidays, city breaks, globetrotting, interrailing, cruises, sightseeing, gap year, road trips, train travel
near: hiking, photography, camping
double-zip packing cubes | 18-40 | 12+ | travel | practical
universal travel adapter | 15-35 | 14+ | travel | gadget practical
memory foam travel pillow | 18-40 | 8+ | travel | practical
silky cabin eye mask | 10-22 | 10+ | travel | practical
cabin-sized hard suitcase | 70-150 | 12+ | travel | bulky practical plastic
digital luggage scale | 9-18 | 16+ | travel | gadget battery practical
luggage location tag | 20-40 | 14+ | electronics | gadget battery practical
leather passport wallet | 20-45 | 16+ | accessory | leather practical
cork pin world map | 25-60 | 10+ | decor |
travel watercolour postcards | 8-15 | 8+ | art supplies |
illustrated traveller's journal | 12-25 | 8+ | stationery |
packable daypack* for city days | 15-30 | 12+ | bag | practical
refillable toiletry bottles | 8-16 | 12+ | travel | practical eco plastic
clip-on tray organiser* for aeroplanes | 14-28 | 4-12 | travel | practical
great railway journeys volume | 18-35 | 14+ | book | book
ride-on children's suitcase | 35-60 | 3-7 | travel | bulky plastic
scenic railway voucher | 25-70 | 16+ | voucher | voucher experience
magnetic travel backgammon | 12-25 | 8+ | board game | small-parts
compression travel socks | 10-20 | 16+ | clothing | clothing sized
hidden money belt | 10-20 | 14+ | accessory | clothing practical
pocket phrasebook* for travellers | 5-10 | 12+ | book | book
bright luggage strap | 6-12 | 12+ | travel | practical
travel washing line | 5-10 | 14+ | travel | practical

# foraging
also: mushroom picking, mushroom hunting, mushrooming, wild food, forager, mushrooms, berry picking, fungi, seaweed foraging
near: hiking, camping, birdwatching
curved mushroom knife* with brush | 18-40 | 18+ | tool | sharp practical
willow gathering basket | 22-50 | 8+ | bag | practical eco
pocket mushroom identification guide | 10-18 | 12+ | book | book
spore print cards | 6-12 | 10+ | stationery |
waxed canvas foraging pouch | 22-45 | 14+ | bag | practical
berry picking comb* | 12-25 | 8+ | tool | practical
seasonal hedgerow calendar | 10-18 | 10+ | print |
dehydrator* for mushrooms | 45-110 | 18+ | kitchenware | gadget bulky practical
tabletop mushroom growing log* | 15-30 | 8+ | plant | food plant
wild food cookbook | 16-28 | 14+ | book | book
shoreline forager's handbook | 12-20 | 14+ | book | book
folding field magnifier | 8-16 | 8+ | equipment | practical
nature's leaf identification cards | 8-15 | 5+ | game |
mesh mushroom gathering sack | 6-14 | 12+ | bag | practical
guided fungi walk | 30-65 | 12+ | experience | experience food
coastal foraging day | 60-120 | 16+ | experience | experience food
botanist's flower press | 15-30 | 6+ | craft kit |
preserving jars* with rubber seals | 12-28 | 16+ | storage | practical
junior woodland collecting satchel | 14-28 | 4-10 | bag |
fungi watercolour chart | 12-28 | 8+ | print |

# bushcraft and survival
also: bush craft, survival skills, prepping, wilderness survival, outdoor survival, forest school, survivalist, den building
near: camping, foraging, hiking
braided paracord hank | 6-12 | 10+ | outdoor gear | practical plastic
fixed-blade bushcraft knife | 40-95 | 18+ | tool | sharp practical
folding pocket saw | 18-40 | 18+ | tool | sharp practical
squeeze water filter | 22-45 | 12+ | outdoor gear | practical plastic
ripstop tarpaulin shelter | 30-75 | 10+ | outdoor gear | practical
den building rope kit* | 18-35 | 6-13 | toy | practical
storm-proof kelly kettle | 50-95 | 18+ | outdoor gear | fire
knot tying practice cards | 6-14 | 8+ | game |
stainless billy can | 14-28 | 14+ | outdoor gear | practical
foil emergency bivvy | 6-14 | 12+ | safety gear | practical plastic
signal mirror | 5-10 | 10+ | safety gear | practical
tinder fungus pouch | 8-16 | 18+ | outdoor gear | fire
hand-crank weather radio | 25-55 | 12+ | electronics | gadget battery practical
woodland tracking handbook | 12-22 | 10+ | book | book
bow-drill friction set | 18-35 | 18+ | outdoor gear | fire
children's wilderness skills book | 8-15 | 7-13 | book | book
hammock-ready insulated underquilt | 60-130 | 14+ | outdoor gear | bulky
woodland survival weekend | 120-240 | 18+ | experience | experience
waxed cotton ditty bag | 12-25 | 12+ | bag | practical

# geocaching
also: orienteering, letterboxing, map reading, treasure trails, cache hunting, navigation sport
near: hiking, metal detecting, camping
trackable geocaching tag | 5-10 | 8+ | accessory |
camouflage cache containers | 8-16 | 8+ | outdoor gear | plastic
handheld gps navigator | 110-260 | 12+ | electronics | gadget battery screen practical
thumb compass | 18-50 | 8+ | tool | practical
waterproof cache logbooks | 6-12 | 8+ | stationery | practical
telescopic inspection mirror | 7-14 | 8+ | tool | practical
puzzle cache cipher book | 10-18 | 10+ | book | book
trade trinkets* for caches | 6-14 | 5+ | toy | small-parts plastic
extendable retrieval hook | 12-25 | 10+ | tool | practical
ultraviolet clue pen | 5-10 | 8+ | stationery | gadget battery
muddy terrain gaiter covers | 18-35 | 12+ | clothing | clothing sized
all-weather map sleeve | 8-15 | 10+ | accessory | plastic practical
rugged phone battery pack | 25-50 | 12+ | electronics | gadget battery practical
junior navigator's activity set | 12-22 | 6-12 | toy |
orienteering race entry | 10-25 | 8+ | experience | experience
custom family trail stamp | 14-28 | 6+ | stationery | personalised
map reading skills book | 10-18 | 10+ | book | book
urban treasure trail box | 10-25 | 6+ | game |
`
