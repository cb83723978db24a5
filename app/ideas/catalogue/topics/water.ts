export default `
# wild swimming
needs: legs effort
also: open water swimming, sea swimming, outdoor swimming, cold water swimming, lake swimming, sea dipping
own: ice swimming = winter swimming
near: swimming, paddleboarding, triathlon
dry changing robe* with hood | 50-110 | 10+ | outerwear | clothing sized practical heart
swimmer's tow float | 15-30 | 12+ | safety gear | plastic practical heart
neoprene swim socks | 12-25 | 10+ | clothing | clothing sized practical heart
cold water swim gloves | 18-35 | 12+ | clothing | clothing sized practical
floating water thermometer | 8-15 | 10+ | tool | practical heart
wild swimming location guide | 14-24 | 14+ | book | book heart
bright silicone swim cap | 6-14 | 8+ | accessory | plastic practical heart
swim earplugs* on cord | 8-18 | 12+ | accessory | practical filler
insulated post-swim flask | 15-30 | 10+ | outdoor gear | practical
bobble hat* for after swims | 15-30 | 8+ | clothing | clothing wool
roll-top wet kit bag | 15-30 | 10+ | bag | practical plastic
polarised open water goggles | 18-40 | 10+ | sports gear | practical
folding changing mat | 12-25 | 10+ | equipment | practical
warm-up pack* for after swims | 25-45 | 14+ | bag | practical
thermal swimming wetsuit | 110-220 | 14+ | sports gear | clothing sized heart
guided sea dip session | 20-45 | 16+ | experience | experience
swim safety light pod | 8-18 | 12+ | safety gear | gadget battery practical
woodfired sauna hour | 15-35 | 18+ | experience | experience
waterproof key pouch | 5-10 | 12+ | accessory | practical plastic filler
sea temperature log | 5-10 | 12+ | stationery | filler
fleecy changing socks* | 8-18 | 12+ | clothing | clothing sized
outdoor swimming memoir | 10-18 | 14+ | book | book
tide times table booklet* | 3-8 | 12+ | stationery | filler
swimmer's hair oil* | 8-18 | 14+ | body care | scent filler
lake swim weekend* | 90-220 | 18+ | travel | experience
wetsuit shampoo* | 6-14 | 14+ | home | plastic scent filler
quick-dry towelling poncho* | 25-50 | 8+ | outerwear | clothing
neoprene swim boots* | 18-40 | 12+ | footwear | clothing sized
warming spice cocoa tin* | 8-15 | 12+ | drink | food sugar dairy
swim spots wall map* | 12-25 | 12+ | print |
wooden bathing steps print* | 12-28 | 14+ | decor |
clip-on swim compass* | 5-12 | 12+ | outdoor gear | filler
waterproof dry backpack* | 30-65 | 14+ | bag | practical
open water coaching hour* | 35-70 | 14+ | class | experience
swimmer's silver pebble pendant* | 20-50 | 16+ | jewellery | jewellery
moonlight swim ticket* | 8-20 | 16+ | experience | experience
chafe-stopping swim balm* | 6-14 | 14+ | wellness | filler
swimmer's wool bobble hat | 15-30 | 12+ | clothing | clothing wool
rubber-soled beach slippers* | 15-30 | 12+ | footwear | clothing sized
tidal pools guidebook | 10-20 | 12+ | book | book
cold water safety course | 30-70 | 16+ | class | experience
thermal swim gloves* | 18-38 | 12+ | accessory | clothing sized
tide times wall calendar* | 8-15 | 12+ | print | practical
open fire sauna session* | 15-40 | 18+ | experience | experience
waterproof ear drops* for swimmers | 6-12 | 16+ | body care | practical filler
silicone ear plugs* on a cord | 5-12 | 10+ | safety gear | practical filler
swimmer's hot drink flask* | 15-32 | 12+ | equipment | practical
lake swim festival entry* | 20-50 | 14+ | experience | experience
whistle* for open water | 4-9 | 10+ | safety gear | practical noisy filler
mesh kit bag* for wet things | 10-22 | 10+ | bag | practical
moonlight swim evening* | 15-35 | 18+ | experience | experience
sea swimming art print | 10-25 | 12+ | print |

# swimming
needs: legs effort
also: swimming lessons, learning to swim, pool swimming, lane swimming, swim, swimmer, swim club, competitive swimming, swim training
own: water polo, aqua aerobics, synchronised swimming
near: wild swimming, snorkelling, triathlon, bath time
unfit: dry, guided
anti-fog racing goggles | 12-30 | 8+ | sports gear | practical heart
stubby silicone training fins | 18-35 | 8+ | sports gear | sized heart
centre-mount swimmer's snorkel | 18-35 | 12+ | sports gear | practical
hand paddle pair | 8-18 | 12+ | sports gear | plastic filler
foam pull buoy | 8-15 | 10+ | sports gear | practical heart
mesh poolside kit bag | 10-20 | 8+ | bag | practical
waterproof swim music player | 50-110 | 12+ | audio | gadget battery
ultra-absorbent swim towel | 12-25 | 8+ | textile | practical heart
swim workout waterproof cards | 10-20 | 12+ | sports gear | practical filler
stroke technique coaching session | 30-60 | 8+ | class | experience heart
weighted pool dive toys | 6-14 | 5-12 | toy | plastic
underwater treasure dive rings | 5-10 | 5-12 | toy | plastic
chlorine-removing swimmer's shampoo | 8-15 | 8+ | body care | scent heart
hooded poolside parka | 40-80 | 8+ | outerwear | clothing sized
lap-counting finger counter* | 18-35 | 12+ | electronics | gadget battery filler
printed learner kickboard | 8-18 | 4-12 | sports gear |
lap-tracking swim watch | 90-180 | 14+ | electronics | gadget battery jewellery heart
birthday pool party hire* | 60-150 | 4-14 | experience | experience @birthday

# surfing
needs: legs effort
also: surf, surfer, surfboards, longboarding
own: body surfing
near: paddleboarding, wild swimming, skateboarding
coconut surf wax bundle | 8-15 | 10+ | sports gear | scent heart
surfboard wax comb* | 4-9 | 10+ | tool | plastic practical filler
padded surfboard travel bag | 60-120 | 14+ | bag | bulky practical
coiled surfboard leash | 20-35 | 12+ | sports gear | practical heart
microfibre changing poncho | 25-50 | 6+ | clothing | clothing practical heart
surf wetsuit* for winter | 130-260 | 10+ | sports gear | clothing sized
zinc face stick | 7-14 | 8+ | body care | practical scent filler
foam bodyboard | 25-55 | 6+ | sports gear | bulky plastic
long-sleeved rash vest | 20-40 | 5+ | clothing | clothing sized
surf break atlas | 20-35 | 14+ | book | book heart
wall rack* for surfboards | 30-60 | 14+ | storage | bulky
neoprene drying hanger | 14-25 | 12+ | storage | practical filler
reusable surf ding repair kit | 10-20 | 16+ | tool | practical filler
car key lock* for surfers | 20-35 | 17+ | safety gear | practical filler
wooden balance board* for surf practice | 50-110 | 8+ | sports gear | bulky
beginner's surf lesson | 35-60 | 8+ | class | experience heart
surfing history photo volume | 25-45 | 14+ | book | book
surf postcards* in a box | 7-13 | 10+ | stationery |

# paddleboarding
needs: legs effort
also: stand-up paddle, stand up paddle, paddle boarding, sup, stand up paddleboarding, stand-up paddleboarding, sup boarding, paddleboards, sup yoga, water sports
near: kayaking, wild swimming, surfing
inflatable touring paddleboard | 220-450 | 14+ | sports gear | bulky plastic
three-piece carbon paddle | 90-200 | 14+ | sports gear | heart
quick-release waist leash* | 25-50 | 14+ | safety gear | practical heart
electric board pump | 70-140 | 16+ | equipment | gadget noisy practical
slim waist buoyancy pouch | 45-90 | 14+ | safety gear | practical plastic
strap-down deck cooler | 30-60 | 14+ | bag | practical
floating phone wallet | 8-15 | 12+ | accessory | plastic practical heart
screw-top waterproof barrel | 15-30 | 12+ | storage | plastic practical
clip-on deck seat* for boards | 35-70 | 12+ | equipment | practical
touring fin* for stability | 18-35 | 14+ | sports gear | plastic heart
magnetic paddle holder | 15-30 | 14+ | accessory | small-parts practical
pocket wind speed meter | 18-40 | 14+ | electronics | gadget battery practical
barefoot water shoes | 15-30 | 6+ | footwear | clothing sized practical
paddle planner waterways guide | 14-22 | 14+ | book | book heart
patch* and glue repair kit | 8-15 | 16+ | tool | practical filler
microfibre sand-free beach towel | 14-28 | 8+ | textile | practical
child's buoyancy aid | 28-55 | 3-12 | safety gear | sized practical
sunset paddling tour | 35-65 | 12+ | experience | experience
UV sun hat* with chin cord | 14-28 | 4+ | clothing | clothing
floating sunglasses strap | 6-12 | 10+ | accessory | practical heart
deck-line carabiners | 5-10 | 14+ | accessory | practical filler

# kayaking
needs: legs effort
also: kayak, sea kayaking, white water kayaking, paddling, paddle sports, packrafting
own: canoeing = canoe, rafting
near: paddleboarding, camping, sailing
neoprene spray deck | 45-95 | 14+ | sports gear | clothing sized practical heart
paddling buoyancy vest | 50-120 | 10+ | safety gear | clothing sized practical heart
river throw line | 22-45 | 14+ | safety gear | practical
waterproof deck map holder | 15-30 | 12+ | accessory | practical plastic
quick-dry paddling shorts | 25-50 | 10+ | clothing | clothing sized
bilge hand pump | 18-35 | 14+ | equipment | plastic practical filler
sponge* for draining the hull | 5-10 | 12+ | tool | practical filler
paddle leash coil | 9-18 | 12+ | accessory | practical
folding kayak trolley | 50-110 | 16+ | equipment | bulky practical
fleece-lined paddling pogies | 25-45 | 14+ | clothing | clothing sized
see-through dry bags | 12-28 | 10+ | storage | plastic practical heart
inflatable two-seater kayak | 110-280 | 14+ | sports gear | bulky plastic
foam roof rack pads | 25-50 | 17+ | equipment | practical filler
river camping guide | 14-22 | 14+ | book | book
river day guided canoe trip* | 45-90 | 8+ | experience | experience heart
junior river explorer helmet | 25-45 | 6-14 | safety gear | sized practical
white water rafting session | 45-90 | 12+ | experience | experience
waterproof notebook* for river logs | 8-14 | 10+ | stationery | practical heart
neoprene paddling socks | 14-28 | 8+ | clothing | clothing sized
reflective hull stickers | 5-10 | 8+ | safety gear | practical filler
dry phone pouch* for paddlers | 8-15 | 10+ | accessory | heart

# sailing
needs: effort
also: boats, boating, yachting, yacht, dinghy sailing, sailor, sailing boats, boat trips
near: kayaking, narrowboats and canals, scuba diving, cruises
unfit: poncho
reinforced sailing gloves | 18-35 | 8+ | clothing | clothing sized leather heart
stainless shackle key | 8-15 | 12+ | tool | practical filler
marlinspike* with lanyard | 15-30 | 18+ | tool | sharp practical heart
hand-bearing compass | 40-95 | 12+ | tool | practical
knot tying practice board | 15-30 | 8+ | game |
personal waterproof VHF radio | 90-200 | 16+ | electronics | gadget battery
brass ship's bell | 25-60 | 10+ | decor | noisy
sailor's ditty bag | 18-40 | 12+ | bag | practical
Breton striped top | 25-50 | 6+ | clothing | clothing sized
non-slip deck shoes | 50-110 | 8+ | footwear | clothing sized leather heart
tide clock | 25-60 | 14+ | decor | gadget battery
nautical chart wall print | 20-60 | 10+ | print |
traditional sailor's log | 12-25 | 12+ | stationery |
upcycled sailcloth holdall | 50-110 | 14+ | bag | eco
self-steering pond yacht | 25-60 | 6+ | toy |
single-handed voyage memoir | 10-18 | 14+ | book | book heart
signal flags* on bunting line | 14-28 | 6+ | decor |
floating key ring | 4-9 | 8+ | accessory | practical filler
dinghy sailing weekend course | 120-240 | 10+ | class | experience heart
sunglasses retainer cord | 6-12 | 8+ | accessory | practical heart
champagne sunset cruise* | 60-140 | 25+ | experience | experience alcohol romantic @anniversary
sailing knots practice cord* | 7-13 | 8+ | tool | heart

# fishing
needs: hands
also: angling, coarse fishing, angler, bass fishing, pike fishing, match fishing
own: carp fishing, sea fishing, ice fishing = ice-fishing
near: kayaking, camping, sailing, fly fishing
unfit: poncho
telescopic travel rod | 30-70 | 12+ | sports gear | practical heart
compartment tackle box | 18-40 | 10+ | storage | practical plastic heart
hand-tied trout flies | 12-28 | 18+ | sports gear | sharp small-parts
jointed lure assortment* | 15-30 | 18+ | sports gear | sharp small-parts heart
fly tying vice | 35-80 | 18+ | craft kit | sharp
rubber-mesh landing net | 22-50 | 10+ | equipment | practical
bite alarm* with receiver | 20-45 | 14+ | electronics | gadget battery noisy
forceps* for unhooking | 6-12 | 14+ | tool | practical filler
neoprene chest waders | 60-130 | 14+ | clothing | clothing sized
polarised angling sunglasses | 25-60 | 12+ | accessory | practical heart
braided line spool | 12-25 | 14+ | sports gear | practical plastic filler
angler's oval umbrella* | 35-75 | 14+ | equipment | bulky practical
rod rest* with bankstick | 8-18 | 12+ | equipment | practical filler
species identification chart | 8-15 | 8+ | print |
angler's catch journal | 8-15 | 10+ | stationery |
river fly life handbook | 14-25 | 14+ | book | book
crab line bucket* with net | 8-15 | 5-12 | toy | plastic
magnetic fishing game | 8-15 | 3-7 | game | small-parts
fly casting lesson | 50-110 | 14+ | class | experience
day ticket* for trout lake | 20-50 | 14+ | voucher | voucher experience heart
multi-pocket angler's waistcoat | 35-70 | 14+ | clothing | clothing sized
disgorger tool | 2-5 | 14+ | tool | plastic practical filler
multi-compartment tackle tray* | 8-20 | 10+ | storage | plastic practical
folding bankside chair* | 25-60 | 12+ | furniture | bulky heart
angling day ticket* | 8-25 | 10+ | experience | experience
freshwater fish chart* | 6-14 | 8+ | print |
insulated angler's mittens* | 12-26 | 12+ | clothing | clothing sized
line clippers* on a reel | 4-10 | 18+ | tool | sharp filler
rod and reel travel case* | 18-45 | 14+ | storage | practical
lake fishing weekend* | 90-220 | 18+ | travel | experience
spinning reel* with a smooth drag | 35-80 | 12+ | sports gear | heart
lure box* for the season | 18-35 | 18+ | equipment | sharp heart
child's first fishing rod* | 15-28 | 5-12 | sports gear | heart
fishing shop voucher* | 15-40 | 12+ | voucher | voucher heart
float and hook-length wallet* | 7-14 | 12+ | storage | heart

# scuba diving
needs: legs effort
also: diving, scuba, diver, deep sea diving, wreck diving
own: freediving = free diving, underwater photography
near: snorkelling, sailing, swimming
wrist-worn dive computer | 180-350 | 15+ | electronics | gadget battery screen of:scuba_diving
underwater dive torch | 35-90 | 14+ | lighting | gadget battery practical heart of:scuba_diving of:underwater_photography
low-volume frameless mask | 40-80 | 12+ | sports gear | practical heart
surface marker buoy | 22-50 | 15+ | safety gear | practical plastic heart of:scuba_diving
finger spool* with line | 15-30 | 15+ | equipment | practical of:scuba_diving
waterproof underwater slate | 8-18 | 12+ | stationery | practical of:scuba_diving of:underwater_photography
mask strap cover | 8-15 | 12+ | accessory | practical filler
natural mask defog drops | 6-12 | 12+ | tool | practical heart
line-cutting dive shears | 15-30 | 18+ | safety gear | sharp practical of:scuba_diving
diver's binder logbook | 15-30 | 14+ | stationery | of:scuba_diving
reef fish identification guide | 14-25 | 10+ | book | book of:scuba_diving of:underwater_photography
regulator travel case* | 30-60 | 15+ | bag | practical of:scuba_diving
mesh backpack* for dive kit | 25-55 | 14+ | bag | practical heart
octopus hose clip | 6-12 | 15+ | accessory | practical filler of:scuba_diving
world's best dives volume | 22-40 | 14+ | book | book heart
try-scuba pool session | 40-90 | 12+ | experience | experience of:scuba_diving
coral reef sponsorship | 20-50 | 10+ | keepsake | eco
steel tank banger | 5-10 | 15+ | accessory | noisy filler of:scuba_diving
submarine exploration brick set* | 20-50 | 6-12 | toy | small-parts plastic of:scuba_diving
neoprene wash shampoo* | 8-15 | 14+ | tool | scent practical filler
dive flag stickers* | 4-8 | 10+ | stationery | of:scuba_diving

# snorkelling
needs: legs effort
also: snorkeling, snorkel, reef swimming, snorkelling holidays
own: coasteering, mermaiding
near: scuba diving, swimming, beach days, rock pooling and crabbing
dry-top adult snorkel | 15-30 | 12+ | sports gear | practical plastic heart of:snorkelling
tempered glass snorkel mask | 20-45 | 10+ | sports gear | practical heart of:snorkelling
compact travel fins | 25-50 | 10+ | sports gear | sized practical heart of:snorkelling
junior mask* and tube | 14-28 | 6-12 | sports gear | plastic heart of:snorkelling
mermaid monofin | 35-70 | 7-14 | sports gear | plastic sized of:mermaiding of:snorkelling
sun-protective swim leggings | 22-45 | 8+ | clothing | clothing sized
floating waterproof action camera | 70-180 | 12+ | electronics | gadget battery screen
waterproof phone housing | 18-40 | 12+ | accessory | plastic practical
mesh snorkel drawstring bag | 6-14 | 8+ | bag | practical filler of:snorkelling
underwater viewing bucket | 15-30 | 5-12 | toy | plastic of:snorkelling
rock pooling identification chart | 5-10 | 5+ | print |
waterproof fish cards* for reef snorkelling | 6-14 | 6+ | game | heart of:snorkelling
reef-safe mineral sun balm | 10-20 | 6+ | body care | eco scent
inflatable snorkelling vest | 18-35 | 8+ | safety gear | clothing sized plastic practical of:snorkelling
anti-fog lens spray | 6-12 | 10+ | tool | practical filler of:snorkelling
shoreline marine life handbook | 12-20 | 8+ | book | book
guided reef snorkel trip | 40-90 | 10+ | experience | experience heart of:snorkelling
fine-mesh rock pool net | 5-10 | 4-12 | toy | plastic of:snorkelling
neoprene fin socks | 12-22 | 8+ | clothing | clothing sized

# beach days
also: beach, seaside, the beach, going to the beach, sunbathing, beachcombing, sandcastles, by the sea, pool days
near: snorkelling, surfing, wild swimming, rock pooling and crabbing
situation
sandcastle spades* and moulds | 10-22 | 2-10 | toy | plastic heart
pop-up beach shelter | 25-55 | all | outdoor gear | bulky heart
sand-resistant family blanket | 20-40 | all | textile | practical heart
collapsible silicone buckets | 8-15 | 2-10 | toy | practical
beach racquets* and ball | 10-22 | 6+ | sports gear | heart
hammam cotton beach towel | 15-35 | all | textile | practical heart
wheeled beach wagon | 60-130 | 18+ | equipment | bulky practical
reclining low beach chair | 30-65 | 14+ | furniture | bulky
soft cool bag | 18-40 | 14+ | bag | practical
beach boules* in weighted resin | 18-40 | 6+ | game | plastic
dual-line sport kite | 18-45 | 8+ | toy | plastic
waterproof playing deck | 6-12 | 6+ | game | plastic
seashell collecting box | 10-20 | 5+ | storage |
sun-safe swim suit* for toddlers | 14-28 | 1-6 | clothing | clothing sized
wide-brim straw visor | 15-30 | 14+ | accessory | clothing
sea glass hunting guide | 10-18 | 8+ | book | book
flying ring* for the shore | 6-14 | 6+ | toy | plastic heart
sand-free mesh toy tote | 8-15 | all | bag | practical
screw-in parasol anchor | 8-18 | 18+ | equipment | practical plastic filler
inflatable lounger* for the sea | 18-40 | 14+ | toy | plastic
shell pattern moulds | 3-6 | 2-8 | toy | plastic

# rowing
needs: legs effort
also: rower, sculling, rowing club, coastal rowing, gig rowing
own: dragon boat, indoor rowing = rowing machine
near: kayaking, sailing, gym
unfit: poncho
gel rowing seat pad | 15-30 | 14+ | sports gear | practical heart of:rowing of:indoor_rowing
blister-saving rower's tape | 5-10 | 14+ | safety gear | practical heart of:rowing of:indoor_rowing
windproof rowing gilet | 45-85 | 14+ | outerwear | clothing sized heart of:rowing
seamless rowing unisuit | 45-85 | 12+ | clothing | clothing sized of:rowing of:indoor_rowing
rigger spanner* on lanyard | 8-15 | 14+ | tool | practical filler of:rowing
oar handle grips | 12-25 | 14+ | sports gear | practical filler of:rowing
personalised wooden oar plaque | 40-90 | 14+ | decor | personalised of:rowing
cox's waterproof notebook | 8-15 | 12+ | stationery | practical heart of:rowing
stroke rate watch | 60-140 | 14+ | electronics | gadget battery jewellery of:rowing of:indoor_rowing
rowing technique drills guide | 14-25 | 12+ | book | book of:rowing of:indoor_rowing
Olympic rowing memoir | 10-18 | 12+ | book | book heart of:rowing of:indoor_rowing
quick-dry boathouse towel | 10-20 | 12+ | textile | practical
hamstring stretch strap | 8-15 | 14+ | wellness | practical filler
regatta enclosure tickets | 25-70 | 12+ | experience | experience heart of:rowing
learn-to-row course | 60-140 | 14+ | class | experience of:rowing
varnished wooden skiff model | 30-80 | 12+ | collectible | of:rowing
deck-striped rowing socks | 10-18 | 12+ | clothing | clothing sized heart
merino boathouse beanie | 15-30 | 12+ | clothing | clothing wool
heavyweight river umbrella | 20-40 | 14+ | accessory | practical of:rowing
rowing grip socks* | 8-15 | 12+ | clothing | clothing

# narrowboats and canals
also: narrowboats, narrowboat, canal boats, canal boating, canals, barges, living on a boat, houseboats, boat life
near: sailing, rowing, camper vans and caravans
unfit: poncho, technique, guided, kit
canal art painting lesson* | 80-180 | 18+ | experience | experience
forged windlass | 20-45 | 16+ | tool | practical
canal network wall map | 12-28 | 10+ | print |
hand-painted castles bucket* | 25-60 | 12+ | decor | handmade heart
mooring pins* with loops | 18-38 | 16+ | equipment | practical
rope fender | 15-35 | 14+ | equipment | practical heart
narrowboat name plaque* | 25-60 | 14+ | keepsake | personalised
brass porthole mirror* | 30-75 | 14+ | home |
waterways guidebook | 12-22 | 14+ | book | book heart
stove-top heat fan | 40-90 | 18+ | home | practical heart
enamel coal scuttle | 25-55 | 18+ | storage | practical
fold-down rooftop planter* | 18-40 | 14+ | garden | practical
space-saving nesting pans* | 30-65 | 16+ | kitchenware | practical
multi-room dehumidifier tubs* | 10-22 | 16+ | home | practical filler
boat log* in waxed canvas | 14-30 | 14+ | stationery |
floating pump-action torch | 14-30 | 12+ | lighting | gadget battery practical
canal museum boat trip | 10-30 | 3+ | experience | experience
boatman's wool jumper | 50-110 | 12+ | clothing | clothing sized wool
floating key cork* | 3-7 | 12+ | accessory | practical heart
canal ware enamel mug* | 8-15 | 10+ | kitchenware | heart
canal folk art postcards* | 5-10 | 10+ | stationery | heart

# fly fishing
needs: hands legs
also: fly-fishing, trout fishing, salmon fishing, river fishing, grayling fishing
own: fly tying = tying flies
near: fishing, hiking, nature documentaries
unfit: poncho
four-piece travel fly rod* | 70-180 | 12+ | sports gear |
large-arbor fly reel | 45-120 | 12+ | sports gear |
floating weight-forward line* | 25-60 | 12+ | sports gear | plastic heart
barbless nymph selection* | 14-30 | 18+ | sports gear | sharp small-parts heart
rotary tying vice* | 45-110 | 16+ | craft kit | practical
hackle feather assortment* | 12-30 | 12+ | craft kit |
waterproof fly box | 12-28 | 12+ | storage | plastic practical heart
tippet spool holder* | 10-22 | 14+ | accessory | practical filler
wooden scoop net | 25-60 | 10+ | equipment | practical
felt-sole wading boots | 60-130 | 14+ | footwear | clothing sized
wading staff* that folds | 30-65 | 16+ | outdoor gear | practical
polarised wading glasses* | 25-70 | 12+ | accessory | practical
entomology guide* for anglers | 14-28 | 12+ | book | book
chest pack* for river days | 35-75 | 14+ | bag | practical
river watercolour print | 15-40 | 12+ | print |
guided trout river day | 110-240 | 14+ | experience | experience heart
tying bench light* with clamp | 25-60 | 14+ | lighting | gadget practical
angler's fly wallet* in leather | 22-50 | 14+ | storage | leather
tippet nipper cord* | 4-8 | 14+ | accessory | practical filler
single dry flies* on a card | 6-12 | 18+ | sports gear | sharp small-parts heart
fly floatant gel* | 6-12 | 14+ | home | heart

# rock pooling and crabbing
needs: legs
also: rock pooling, crabbing, pond dipping, rockpooling, seashore exploring, mudlarking for children, stream exploring
own: shell collecting = seashells, sea glass
near: beach days, snorkelling, fishing
unfit: course, technique, guided, kit
crabbing line kit* with bucket | 8-15 | 4-12 | outdoor gear | plastic heart
telescopic rock pool net* | 6-14 | 4-12 | outdoor gear | practical heart
see-through viewing tank* | 8-18 | 4-12 | equipment | plastic
seashore spotter's guide | 5-12 | 5+ | book | book heart
water shoes* with grippy soles | 12-25 | 3+ | footwear | clothing sized
shell display shelf box* | 12-26 | 5+ | storage |
waterproof fold-out sea chart* | 4-9 | 5+ | print |
child's waterproof dungarees | 22-45 | 2-8 | clothing | clothing sized
sea glass jewellery wire kit* | 12-26 | 10+ | craft kit | jewellery
bug and pond magnifier pot | 5-12 | 4-10 | toy | plastic
shell painting pens* | 8-18 | 5+ | art supplies |
tide times notebook* | 5-10 | 8+ | stationery | practical
seaside bingo cards* | 5-10 | 4-10 | game |
guided shore safari | 8-20 | 5+ | experience | experience heart
coastal junior ranger day* | 15-40 | 6-12 | class | experience
mesh shell bag* with strap | 5-12 | 3+ | bag | practical
sailor knot friendship bracelets* | 6-14 | 8+ | jewellery | jewellery
hooded towelling robe* for children | 18-36 | 2-12 | textile | clothing sized

# cruises
also: cruise, cruising, river cruises, cruise holidays, cruise ships, going on a cruise, ferries, ocean liners
near: travel, sailing, retirement
situation
magnetic cabin wall hooks* | 8-15 | 18+ | storage | small-parts practical heart
over-door cabin organiser | 14-28 | 18+ | storage | practical filler
shipboard travel journal* | 10-22 | 14+ | stationery | heart
lanyard* with card window | 5-12 | 12+ | accessory | practical heart
travel-size steamer | 25-55 | 18+ | electronics | gadget practical
acupressure sea bands* | 6-14 | 8+ | wellness | practical filler
evening clutch bag* | 20-50 | 16+ | bag |
foldable Panama hat | 25-60 | 14+ | clothing | clothing
harbour cities guidebook | 12-24 | 14+ | book | book heart
ocean liner history volume* | 18-38 | 14+ | book | book
lightweight cabin suitcase | 50-110 | 16+ | travel | bulky practical heart
towel clips* for sunloungers | 5-10 | 14+ | equipment | plastic practical filler
deck-ready sun wrap* | 18-40 | 14+ | clothing | clothing
shore excursion voucher | 40-120 | 16+ | voucher | voucher experience heart
ocean liner art deco poster* | 12-30 | 12+ | print |
travel alarm clock | 10-25 | 14+ | electronics | gadget battery practical
compact sea-watching binoculars* | 35-85 | 12+ | outdoor gear | practical
pocket card games compendium* | 8-18 | 8+ | game |
ship cabin door magnet* | 5-10 | 8+ | decor | small-parts

# bath time
also: bath toys, water play, splashing, playing with water, paddling pools, paddling pool, baby swimming, splash pads, bathtime
near: baby play, swimming, slime and sensory play
situation
stacking bath cups* | 5-12 | 0-4 | toy | plastic heart
floating bath ducks* family | 6-14 | 0-4 | toy | plastic heart
hooded animal towel | 14-28 | 0-6 | textile |
bath crayons* that wash off | 5-10 | 2-7 | art supplies |
spinning waterwheel tower* | 10-22 | 1-5 | toy | plastic
foam letters* for tiles | 6-14 | 2-6 | toy | plastic
bath toy scoop net* | 8-18 | 0-8 | storage | practical
padded paddling pool | 15-40 | 1-8 | outdoor gear | bulky plastic
arm discs* for first swims | 12-26 | 2-6 | safety gear | plastic practical
warm baby wetsuit | 14-30 | 0-3 | clothing | clothing sized
toddler goggles* with soft strap | 6-14 | 2-6 | sports gear | plastic
water table* with funnels | 35-80 | 1-6 | furniture | bulky plastic heart
parent and baby swim term | 60-130 | 0-4 | class | experience heart
waterproof bath book | 5-12 | 0-3 | book | book
water-reveal colouring pad* | 5-12 | 2-6 | stationery |
splash pool afternoon tickets* | 8-25 | 1-10 | experience | experience
bath thermometer* shaped as a turtle | 8-18 | 0-4 | tool | plastic practical
changing mat bag* for the pool | 14-30 | 0-6 | bag | practical

# wakeboarding and kitesurfing
needs: legs effort
also: wakeboarding, skimboarding, wakesurfing
own: kitesurfing = kiteboarding, windsurfing, jet skiing, water skiing = waterskiing, bodyboarding, wing foiling
near: surfing, paddleboarding, sailing
cable park session* | 25-55 | 10+ | experience | experience heart
impact flotation vest | 50-120 | 10+ | safety gear | clothing sized practical heart
changing robe* with hood | 35-80 | 8+ | clothing | clothing sized practical heart
roll-top wet bag* | 12-28 | 8+ | bag | practical heart
neoprene water gloves | 15-32 | 10+ | accessory | clothing sized practical
floating sunglasses strap* | 4-10 | 10+ | accessory | practical
waterproof sunscreen stick | 5-12 | 6+ | body care | filler
board wax* and comb | 4-9 | 10+ | sports gear | practical heart
wall board rack* | 20-45 | 14+ | storage | bulky practical
wind and waves handbook* | 12-24 | 12+ | book | book
action camera float* | 10-22 | 12+ | equipment | practical
changing mat* with drawstring | 12-24 | 8+ | equipment | practical
coastal wind print* | 10-25 | 10+ | print |
wake sticker pack* | 5-10 | 10+ | stationery |
`
