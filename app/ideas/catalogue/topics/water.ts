export default `
# wild swimming
needs: legs effort
also: open water swimming, sea swimming, outdoor swimming, cold water swimming, lake swimming, sea dipping
own: ice swimming = winter swimming
near: swimming, paddleboarding, triathlon
dry changing robe* with hood | 50-110 | 10+ | outerwear | clothing sized practical heart
swimmer's tow float | 15-30 | 12+ | safety gear | plastic practical heart
neoprene swim socks | 12-25 | 10+ | clothing | clothing sized practical
cold water swim gloves | 18-35 | 12+ | clothing | clothing sized practical filler
floating water thermometer | 8-15 | 10+ | tool | practical heart
wild swimming location guide | 14-24 | 14+ | book | book heart
bright silicone swim cap | 6-14 | 8+ | accessory | plastic practical
swim earplugs* on cord | 8-18 | 12+ | accessory | practical filler
insulated post-swim flask | 15-30 | 10+ | outdoor gear | practical
bobble hat* for after swims | 15-30 | 8+ | clothing | clothing wool
roll-top wet kit bag | 15-30 | 10+ | bag | practical plastic
polarised open water goggles | 18-40 | 10+ | sports gear | practical
folding changing mat | 12-25 | 10+ | equipment | practical
warm-up pack* for after swims | 25-45 | 14+ | bag | practical heart
thermal swimming wetsuit | 110-220 | 14+ | sports gear | clothing sized
guided sea dip session | 20-45 | 16+ | experience | experience
swim safety light pod | 8-18 | 12+ | safety gear | gadget battery practical
woodfired sauna hour | 15-35 | 18+ | experience | experience heart
waterproof key pouch | 5-10 | 12+ | accessory | practical plastic filler
sea temperature log | 5-10 | 12+ | stationery | filler
fleecy changing socks* | 8-18 | 12+ | clothing | clothing sized
outdoor swimming memoir | 10-18 | 14+ | book | book heart
tide times table booklet* | 3-8 | 12+ | stationery | filler
swimmer's hair oil* | 8-18 | 14+ | body care | scent
lake swim weekend* | 90-220 | 18+ | travel | experience heart
wetsuit shampoo* | 6-14 | 14+ | home | plastic scent filler
quick-dry towelling poncho* | 25-50 | 8+ | outerwear | clothing
neoprene swim boots* | 18-40 | 12+ | footwear | clothing sized filler
warming spice cocoa tin* | 8-15 | 12+ | drink | food sugar dairy
swim spots wall map* | 12-25 | 12+ | print |
wooden bathing steps print* | 12-28 | 14+ | decor | filler
clip-on swim compass* | 5-12 | 12+ | outdoor gear | filler
waterproof dry backpack* | 30-65 | 14+ | bag | practical heart
open water coaching hour* | 35-70 | 14+ | class | experience heart
swimmer's silver pebble pendant* | 20-50 | 16+ | jewellery | jewellery heart
moonlight swim ticket* | 8-20 | 16+ | experience | experience
chafe-stopping swim balm* | 6-14 | 14+ | wellness | filler
swimmer's wool bobble hat | 15-30 | 12+ | clothing | clothing wool
rubber-soled beach slippers* | 15-30 | 12+ | footwear | clothing sized filler
tidal pools guidebook | 10-20 | 12+ | book | book heart
cold water safety course | 30-70 | 16+ | class | experience
thermal swim gloves* | 18-38 | 12+ | accessory | clothing sized filler
tide times wall calendar* | 8-15 | 12+ | print | practical
open fire sauna session* | 15-40 | 18+ | experience | experience
waterproof ear drops* for swimmers | 6-12 | 16+ | body care | practical filler
silicone ear plugs* on a cord | 5-12 | 10+ | safety gear | practical filler
swimmer's hot drink flask* | 15-32 | 12+ | equipment | practical
lake swim festival entry* | 20-50 | 14+ | experience | experience heart
whistle* for open water | 4-9 | 10+ | safety gear | practical noisy filler
mesh kit bag* for wet things | 10-22 | 10+ | bag | practical filler
moonlight swim evening* | 15-35 | 18+ | experience | experience heart
sea swimming art print | 10-25 | 12+ | print | filler
children's wetsuit* | 30-60 | 3-12 | clothing | clothing sized heart
child's hooded towel poncho* | 15-28 | 3-12 | clothing | clothing heart
junior tow float* | 12-22 | 7-14 | safety gear | plastic heart
swim shoes* for stony lakes | 10-20 | 3+ | footwear | clothing sized
inflatable lake ring* | 8-18 | 5+ | toy | plastic filler
junior swim goggles* with wide view | 8-18 | 5-14 | sports gear | heart
family lake day pass* | 8-22 | 4+ | experience | experience heart
hot chocolate jar* for after swims | 6-14 | 5+ | drink | food dairy sugar
swimming hole picture book* | 7-14 | 4-11 | book | book
wild swim sticker set* | 4-8 | 6+ | stationery | filler
fleece-lined boots* for after swims | 25-50 | 6+ | footwear | clothing sized
rash vest* for long dips | 14-28 | 4+ | clothing | clothing sized filler
river wildlife guide* | 8-15 | 6+ | book | book
river adventure day* | 25-60 | 8+ | experience | experience heart
swim costume* in recycled fabric | 18-38 | 6+ | clothing | clothing sized eco
lake and mountain print* | 10-22 | 6+ | print | filler
waterproof watch* for swimmers | 20-45 | 7+ | electronics | gadget battery jewellery
outdoor pool season ticket* | 30-90 | 6+ | subscription | subscription experience heart

# swimming
needs: legs effort
also: swimming lessons, learning to swim, pool swimming, lane swimming, swim, swimmer, swim club, competitive swimming, swim training
own: water polo, aqua aerobics, synchronised swimming
near: wild swimming, snorkelling, triathlon, bath time
unfit: dry, guided
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent heart
hammam towel* in cotton | 20-40 | 10+ | textile | heart
sports shop voucher* | 20-60 | 12+ | voucher | voucher heart
waterproof bag* with roll top | 18-35 | 10+ | bag | heart
water park tickets* | 20-50 | 5+ | experience | experience heart
insulated drinking bottle* in pastel | 18-35 | 10+ | tableware |
anti-fog racing goggles | 12-30 | 8+ | sports gear | practical
stubby silicone training fins | 18-35 | 8+ | sports gear | sized heart
centre-mount swimmer's snorkel | 18-35 | 12+ | sports gear | practical filler
hand paddle pair | 8-18 | 12+ | sports gear | plastic
foam pull buoy | 8-15 | 10+ | sports gear | practical
mesh poolside kit bag | 10-20 | 8+ | bag | practical
waterproof swim music player | 50-110 | 12+ | audio | gadget battery heart
ultra-absorbent swim towel | 12-25 | 8+ | textile | practical filler
swim workout waterproof cards | 10-20 | 12+ | sports gear | practical
stroke technique coaching session | 30-60 | 8+ | class | experience
weighted pool dive toys | 6-14 | 5-12 | toy | plastic
underwater treasure dive rings | 5-10 | 5-12 | toy | plastic
chlorine-removing swimmer's shampoo | 8-15 | 8+ | body care | scent
hooded poolside parka | 40-80 | 8+ | outerwear | clothing sized heart
lap-counting finger counter* | 18-35 | 12+ | electronics | gadget battery
printed learner kickboard | 8-18 | 4-12 | sports gear | filler
lap-tracking swim watch | 90-180 | 14+ | electronics | gadget battery jewellery
birthday pool party hire* | 60-150 | 4-14 | experience | experience @birthday
child's swim goggles* with sea animals | 7-14 | 3-12 | sports gear | heart
toddler arm bands* | 5-12 | 2-4 | safety gear | plastic
swim float vest* for toddlers | 14-28 | 2-4 | safety gear | clothing sized
mermaid tail* for swimming | 22-45 | 6-13 | toy | clothing sized heart
swim lessons block* | 45-100 | 3-14 | class | experience
dive sticks* in bright colours | 5-12 | 5-13 | toy | plastic heart
pool ring* shaped as a flamingo | 8-18 | 5+ | toy | plastic
sporty swimsuit* | 15-32 | 4+ | clothing | clothing sized
swimming badge towel* to sew on | 15-30 | 5-12 | textile | filler
swimming story book* | 6-12 | 4-10 | book | book filler
water polo ball* | 10-22 | 7+ | sports gear | plastic
swim cap* with sharks | 6-12 | 4-14 | sports gear | heart
swim medal hanger* | 12-25 | 6+ | decor | filler
pool party inflatable island* | 15-35 | 6+ | toy | plastic
leisure pool family tickets* | 12-35 | 3+ | experience | experience heart
wave pool afternoon* | 10-25 | 5+ | experience | experience heart
swim shorts* in bright print | 12-25 | 4+ | clothing | clothing sized filler
underwater camera* for children | 30-60 | 6-12 | electronics | gadget battery heart
pool slippers* | 8-18 | 5+ | footwear | clothing sized filler
floating pool basketball hoop* | 15-35 | 6+ | game | plastic
swimming champion biography* | 9-18 | 10+ | book | book filler
swim club hoodie* | 25-45 | 7+ | clothing | clothing sized
pool season pass* | 40-110 | 6+ | subscription | subscription
adult stroke improvement course* | 45-100 | 16+ | class | experience
moisturising after-swim lotion* | 7-15 | 12+ | body care | filler
swimmer's pendant* | 12-28 | 10+ | jewellery | jewellery filler
toddler swim shorts* | 8-18 | 1-4 | clothing | clothing sized filler
anti-fog spray* for goggles | 5-10 | 10+ | equipment | practical filler
waterproof swim bag* | 6-12 | 6+ | bag | practical filler
swimming locker keyring* with token | 3-7 | 8+ | accessory | practical filler
nose clip and ear plugs* | 4-8 | 8+ | equipment | practical filler

# surfing
needs: legs effort
also: surf, surfer, surfboards, longboarding
own: body surfing
near: paddleboarding, wild swimming, skateboarding
coconut surf wax bundle | 8-15 | 10+ | sports gear | scent heart
surfboard wax comb* | 4-9 | 10+ | tool | plastic practical filler
padded surfboard travel bag | 60-120 | 14+ | bag | bulky practical
coiled surfboard leash | 20-35 | 12+ | sports gear | practical
microfibre changing poncho | 25-50 | 6+ | clothing | clothing practical heart
surf wetsuit* for winter | 130-260 | 10+ | sports gear | clothing sized filler
zinc face stick | 7-14 | 8+ | body care | practical scent
foam bodyboard | 25-55 | 6+ | sports gear | bulky plastic
long-sleeved rash vest | 20-40 | 5+ | clothing | clothing sized filler
surf break atlas | 20-35 | 14+ | book | book heart
wall rack* for surfboards | 30-60 | 14+ | storage | bulky
neoprene drying hanger | 14-25 | 12+ | storage | practical
reusable surf ding repair kit | 10-20 | 16+ | tool | practical
car key lock* for surfers | 20-35 | 17+ | safety gear | practical heart
wooden balance board* for surf practice | 50-110 | 8+ | sports gear | bulky heart
beginner's surf lesson | 35-60 | 8+ | class | experience
surfing history photo volume | 25-45 | 14+ | book | book heart
surf postcards* in a box | 7-13 | 10+ | stationery | filler
child's foam surfboard* | 50-110 | 6-12 | sports gear | bulky heart
junior wetsuit* for summer waves | 35-70 | 4-14 | clothing | clothing sized
surf camp week* | 120-280 | 7-17 | class | experience heart
skimboard* in wood | 20-45 | 7+ | sports gear | bulky heart
surfing picture book* | 7-14 | 3-10 | book | book
finger surfboard toy* | 6-12 | 5-12 | toy |
surf t-shirt* with waves | 14-28 | 4+ | clothing | clothing sized merchandise filler
surfboard stickers* | 4-8 | 6+ | stationery | filler
surf hoodie* | 25-50 | 6+ | clothing | clothing sized heart
shell and cord necklace* | 6-14 | 7+ | jewellery | jewellery
surf film night tickets* | 8-18 | 8+ | experience | experience
wave poster* in blue | 8-18 | 6+ | print | filler
bucket hat* with chin strap | 15-30 | 6+ | clothing | clothing filler
surf shorts* | 20-45 | 6+ | clothing | clothing sized
beach towel* with surfboards | 12-25 | 4+ | textile | filler
camper van and surfboard ornament* | 12-28 | 6+ | decor | merchandise filler
surf shop voucher* | 20-50 | 8+ | voucher | voucher heart
wave pool surf session* | 30-70 | 8+ | experience | experience heart
handplane* for body surfing | 30-60 | 12+ | sports gear | heart

# paddleboarding
needs: legs effort
also: stand-up paddle, stand up paddle, paddle boarding, sup, stand up paddleboarding, stand-up paddleboarding, sup boarding, paddleboards, sup yoga, water sports, stand-up paddleboarding, stand up paddleboarding, standup paddling, stand-up paddling, stand-up-paddling, standup-paddling, sup boarding, paddle surf, stand up paddle
near: kayaking, wild swimming, surfing
inflatable touring paddleboard | 220-450 | 14+ | sports gear | bulky plastic
three-piece carbon paddle | 90-200 | 14+ | sports gear | heart
quick-release waist leash* | 25-50 | 14+ | safety gear | practical
electric board pump | 70-140 | 16+ | equipment | gadget noisy practical heart
slim waist buoyancy pouch | 45-90 | 14+ | safety gear | practical plastic
strap-down deck cooler | 30-60 | 14+ | bag | practical heart
floating phone wallet | 8-15 | 12+ | accessory | plastic practical heart
screw-top waterproof barrel | 15-30 | 12+ | storage | plastic practical filler
clip-on deck seat* for boards | 35-70 | 12+ | equipment | practical heart
touring fin* for stability | 18-35 | 14+ | sports gear | plastic
magnetic paddle holder | 15-30 | 14+ | accessory | small-parts practical filler
pocket wind speed meter | 18-40 | 14+ | electronics | gadget battery practical
barefoot water shoes | 15-30 | 6+ | footwear | clothing sized practical filler
paddle planner waterways guide | 14-22 | 14+ | book | book heart
patch* and glue repair kit | 8-15 | 16+ | tool | practical filler
microfibre sand-free beach towel | 14-28 | 8+ | textile | practical
child's buoyancy aid | 28-55 | 3-12 | safety gear | sized practical
sunset paddling tour | 35-65 | 12+ | experience | experience heart
UV sun hat* with chin cord | 14-28 | 4+ | clothing | clothing filler
floating sunglasses strap | 6-12 | 10+ | accessory | practical
deck-line carabiners | 5-10 | 14+ | accessory | practical filler
child's paddleboard* | 90-200 | 6-12 | sports gear | bulky heart
junior board paddle* | 20-40 | 6-13 | sports gear | heart
family paddleboard lesson* | 30-80 | 7+ | class | experience heart
children's wetsuit* for lakes | 28-55 | 4-12 | clothing | clothing sized filler
snap-on goggles* | 8-16 | 5+ | sports gear | filler
roll-top dry bag* in bright yellow | 12-25 | 8+ | bag | heart
waterproof map* of lakes | 10-18 | 10+ | print |
paddling gloves* | 12-25 | 8+ | accessory | clothing sized filler
water pistol* for board battles | 6-14 | 5-14 | toy | plastic
board stickers* with sea animals | 5-10 | 5+ | stationery | filler
paddleboard yoga class* | 15-40 | 14+ | class | experience heart
rash vest* with sun protection | 14-28 | 5+ | clothing | clothing sized
paddleboard t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
wildlife paddling tour* | 25-60 | 8+ | experience | experience heart
waterproof speaker* that floats | 20-45 | 10+ | audio | gadget battery noisy heart
paddleboard keyring* that floats | 5-10 | 8+ | accessory | merchandise filler
lake sunrise print* | 10-22 | 8+ | print | filler
swim vest* for children | 18-35 | 3-12 | safety gear | clothing sized
sun hat* that floats | 14-28 | 6+ | clothing | clothing filler

# kayaking
needs: legs effort
also: kayak, sea kayaking, white water kayaking, paddling, paddle sports, packrafting
own: canoeing = canoe, rafting
near: paddleboarding, camping, sailing
neoprene spray deck | 45-95 | 14+ | sports gear | clothing sized practical
paddling buoyancy vest | 50-120 | 10+ | safety gear | clothing sized practical
river throw line | 22-45 | 14+ | safety gear | practical
waterproof deck map holder | 15-30 | 12+ | accessory | practical plastic
quick-dry paddling shorts | 25-50 | 10+ | clothing | clothing sized filler
bilge hand pump | 18-35 | 14+ | equipment | plastic practical
sponge* for draining the hull | 5-10 | 12+ | tool | practical filler
paddle leash coil | 9-18 | 12+ | accessory | practical filler
folding kayak trolley | 50-110 | 16+ | equipment | bulky practical heart
fleece-lined paddling pogies | 25-45 | 14+ | clothing | clothing sized
see-through dry bags | 12-28 | 10+ | storage | plastic practical heart
inflatable two-seater kayak | 110-280 | 14+ | sports gear | bulky plastic
foam roof rack pads | 25-50 | 17+ | equipment | practical filler
river camping guide | 14-22 | 14+ | book | book heart
river day guided canoe trip* | 45-90 | 8+ | experience | experience heart
junior river explorer helmet | 25-45 | 6-14 | safety gear | sized practical filler
white water rafting session | 45-90 | 12+ | experience | experience heart
waterproof notebook* for river logs | 8-14 | 10+ | stationery | practical filler
neoprene paddling socks | 14-28 | 8+ | clothing | clothing sized filler
reflective hull stickers | 5-10 | 8+ | safety gear | practical filler
dry phone pouch* for paddlers | 8-15 | 10+ | accessory | heart
child's kayak* | 110-250 | 6-12 | vehicle | bulky of:kayaking heart
junior paddle* in bright colours | 20-40 | 6-13 | sports gear | heart
children's buoyancy aid* | 25-45 | 4-12 | safety gear | sized heart
toy paddlers* with boat | 10-22 | 3-9 | toy | small-parts
family canoe day* | 30-80 | 5+ | experience | experience heart
paddle camp week* | 90-200 | 8-16 | class | experience heart
river wildlife spotter cards* | 6-12 | 5+ | game | filler
river adventure story* | 7-14 | 7-13 | book | book
paddler's t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
water shoes* for landings | 12-25 | 5+ | footwear | clothing sized
splash jacket* | 30-60 | 7+ | outerwear | clothing sized filler
waterproof camera* | 35-80 | 7+ | electronics | gadget battery heart
kayak ornament* in wood | 12-28 | 8+ | decor | of:kayaking merchandise filler
floating sunglasses* | 15-30 | 8+ | accessory | heart
kayaking film tickets* | 10-20 | 10+ | experience | experience filler
deck bag* for small things | 15-30 | 10+ | bag | filler

# sailing
needs: effort
also: boats, boating, yachting, yacht, dinghy sailing, sailor, sailing boats, boat trips
near: kayaking, narrowboats and canals, scuba diving, cruises
unfit: poncho
framed sea chart* of home waters | 30-70 | 12+ | print | personalised heart
waterproof bag* with roll top | 18-35 | 10+ | bag | heart
storm lantern* with LED light | 20-40 | 14+ | lighting | gadget battery heart
harbour supper* with fresh fish | 30-70 | 16+ | experience | experience food fish heart
boat shop voucher* | 25-60 | 14+ | voucher | voucher heart
reinforced sailing gloves | 18-35 | 8+ | clothing | clothing sized leather filler
stainless shackle key | 8-15 | 12+ | tool | practical
marlinspike* with lanyard | 15-30 | 18+ | tool | sharp practical filler
hand-bearing compass | 40-95 | 12+ | tool | practical heart
knot tying practice board | 15-30 | 8+ | game |
personal waterproof VHF radio | 90-200 | 16+ | electronics | gadget battery filler
brass ship's bell | 25-60 | 10+ | decor | noisy heart
sailor's ditty bag | 18-40 | 12+ | bag | practical
Breton striped top | 25-50 | 6+ | clothing | clothing sized heart
non-slip deck shoes | 50-110 | 8+ | footwear | clothing sized leather
tide clock | 25-60 | 14+ | decor | gadget battery filler
nautical chart wall print | 20-60 | 10+ | print | heart
traditional sailor's log | 12-25 | 12+ | stationery | filler
upcycled sailcloth holdall | 50-110 | 14+ | bag | eco heart
self-steering pond yacht | 25-60 | 6+ | toy |
single-handed voyage memoir | 10-18 | 14+ | book | book filler
signal flags* on bunting line | 14-28 | 6+ | decor |
floating key ring | 4-9 | 8+ | accessory | practical filler
dinghy sailing weekend course | 120-240 | 10+ | class | experience
sunglasses retainer cord | 6-12 | 8+ | accessory | practical
champagne sunset cruise* | 60-140 | 25+ | experience | experience alcohol romantic @anniversary
sailing knots practice cord* | 7-13 | 8+ | tool |
toy sailing boat* for the pond | 12-28 | 3-11 | toy | heart
wooden bath boat* | 8-18 | 1-6 | toy | heart
sailing course week* for children | 110-250 | 7-12 | class | experience
sailing story book* of adventures | 7-14 | 6-13 | book | book
child's life jacket* | 25-50 | 2-12 | safety gear | sized clothing
captain's hat* for children | 7-14 | 3-11 | clothing | clothing heart
model ship kit* | 20-45 | 8+ | craft kit | small-parts
remote control sailing boat* | 35-80 | 8+ | toy | gadget battery
lighthouse night light* | 15-30 | 2+ | lighting | gadget battery filler
knot board game* | 15-30 | 8+ | game | filler
sailing jigsaw* | 10-20 | 7+ | puzzle | small-parts
harbour boat trip* | 10-30 | 3+ | experience | experience filler
junior sailing gloves* | 12-25 | 7-14 | accessory | clothing sized filler
sailor's rope bracelet* | 8-18 | 7+ | jewellery | jewellery filler
sailing rain jacket* in yellow | 25-55 | 3+ | outerwear | clothing sized heart
ship in a bottle kit* | 15-32 | 10+ | craft kit | filler

# fishing
needs: hands
also: angling, coarse fishing, angler, match fishing
own: carp fishing, sea fishing, ice fishing = ice-fishing
near: kayaking, camping, sailing, fly fishing
unfit: poncho
fish species poster* | 9-18 | 6+ | print |
fishing rucksack* for children | 20-38 | 6-14 | bag | heart
cuddly pike* with printed scales | 12-25 | 4+ | toy | heart
mug* for a proud angler | 10-18 | 12+ | tableware | heart
measuring mat* for the catch | 9-18 | 10+ | equipment | practical
fish filleting knife* | 25-50 | 18+ | kitchenware | sharp
headlamp* for night fishing | 18-35 | 10+ | lighting | gadget battery heart
angler's cap* with fish | 14-25 | 8+ | accessory | clothing heart
fish cookbook* for anglers | 16-28 | 14+ | book | book heart fish
smoker box* for fish | 30-60 | 18+ | kitchenware | fire food fish heart
telescopic travel rod | 30-70 | 12+ | sports gear | practical heart
compartment tackle box | 18-40 | 10+ | storage | practical plastic heart
hand-tied trout flies | 12-28 | 18+ | sports gear | sharp small-parts filler
jointed lure assortment* | 15-30 | 18+ | sports gear | sharp small-parts
fly tying vice | 35-80 | 18+ | craft kit | sharp filler
rubber-mesh landing net | 22-50 | 10+ | equipment | practical
bite alarm* with receiver | 20-45 | 14+ | electronics | gadget battery noisy
forceps* for unhooking | 6-12 | 14+ | tool | practical filler
neoprene chest waders | 60-130 | 14+ | clothing | clothing sized filler
polarised angling sunglasses | 25-60 | 12+ | accessory | practical heart
braided line spool | 12-25 | 14+ | sports gear | practical plastic filler
angler's oval umbrella* | 35-75 | 14+ | equipment | bulky practical
rod rest* with bankstick | 8-18 | 12+ | equipment | practical filler
species identification chart | 8-15 | 8+ | print | filler
angler's catch journal | 8-15 | 10+ | stationery | filler
river fly life handbook | 14-25 | 14+ | book | book filler
crab line bucket* with net | 8-15 | 5-12 | toy | plastic filler
magnetic fishing game | 8-15 | 3-7 | game | small-parts filler
fly casting lesson | 50-110 | 14+ | class | experience filler
day ticket* for trout lake | 20-50 | 14+ | voucher | voucher experience heart
multi-pocket angler's waistcoat | 35-70 | 14+ | clothing | clothing sized heart
disgorger tool | 2-5 | 14+ | tool | plastic practical filler
multi-compartment tackle tray* | 8-20 | 10+ | storage | plastic practical filler
folding bankside chair* | 25-60 | 12+ | furniture | bulky heart
angling day ticket* | 8-25 | 10+ | experience | experience
freshwater fish chart* | 6-14 | 8+ | print | filler
insulated angler's mittens* | 12-26 | 12+ | clothing | clothing sized filler
line clippers* on a reel | 4-10 | 18+ | tool | sharp filler
rod and reel travel case* | 18-45 | 14+ | storage | practical filler
lake fishing weekend* | 90-220 | 18+ | travel | experience
spinning reel* with a smooth drag | 35-80 | 12+ | sports gear |
lure box* for the season | 18-35 | 18+ | equipment | sharp
child's first fishing rod* | 15-28 | 5-12 | sports gear | heart
fishing shop voucher* | 15-40 | 12+ | voucher | voucher heart
float and hook-length wallet* | 7-14 | 12+ | storage |
toy fishing set* with magnets | 10-20 | 3-6 | toy |
child's tackle box* with floats | 12-25 | 6-12 | equipment | small-parts heart
junior fishing lesson* | 15-40 | 6-15 | class | experience
fishing net* for ponds | 5-12 | 3-12 | toy |
fish spotter guide* for children | 7-13 | 5-12 | book | book
fishing cap* with fish | 8-16 | 4+ | clothing | clothing filler
floats* in bright colours | 5-10 | 7+ | equipment | small-parts
fishing board game* | 12-25 | 4+ | board game | filler
bait bucket* with lid | 6-14 | 7+ | equipment | plastic filler
fishing video game* | 20-45 | 7+ | video game | screen
fishing vest* for children | 15-30 | 5-12 | clothing | clothing sized
fish t-shirt* | 12-25 | 4+ | clothing | clothing sized merchandise filler
fish jigsaw* | 8-16 | 5+ | puzzle | small-parts filler
fishing story* for children | 7-13 | 5-12 | book | book
fishing trip* on a boat | 25-70 | 8+ | experience | experience heart
freshwater fish trump cards* | 5-10 | 6+ | game | filler
fish-shaped pencil case* | 6-12 | 5+ | stationery | filler
thermal boots* for the bank | 30-60 | 10+ | footwear | clothing sized filler
fish plush* that looks real | 10-22 | 3+ | toy | filler
lead-free weights box* | 4-9 | 12+ | sports gear | filler
hook remover* | 3-6 | 12+ | tool | practical filler
floats trio* in a tube | 4-9 | 9+ | sports gear | filler
angler's mug* with fish | 8-12 | 12+ | tableware | merchandise filler
bait boxes* that stack | 4-9 | 12+ | storage | plastic practical filler
single spinner lure* | 4-9 | 12+ | sports gear | filler

# scuba diving
needs: legs effort
also: diving, scuba, diver, deep sea diving, wreck diving
own: freediving = free diving, underwater photography
near: snorkelling, sailing, swimming
wrist-worn dive computer | 180-350 | 15+ | electronics | gadget battery screen of:scuba_diving
underwater dive torch | 35-90 | 14+ | lighting | gadget battery practical of:scuba_diving of:underwater_photography heart
low-volume frameless mask | 40-80 | 12+ | sports gear | practical
surface marker buoy | 22-50 | 15+ | safety gear | practical plastic of:scuba_diving heart
finger spool* with line | 15-30 | 15+ | equipment | practical of:scuba_diving
waterproof underwater slate | 8-18 | 12+ | stationery | practical of:scuba_diving of:underwater_photography filler
mask strap cover | 8-15 | 12+ | accessory | practical filler
natural mask defog drops | 6-12 | 12+ | tool | practical
line-cutting dive shears | 15-30 | 18+ | safety gear | sharp practical of:scuba_diving
diver's binder logbook | 15-30 | 14+ | stationery | of:scuba_diving
reef fish identification guide | 14-25 | 10+ | book | book of:scuba_diving of:underwater_photography
regulator travel case* | 30-60 | 15+ | bag | practical of:scuba_diving
mesh backpack* for dive kit | 25-55 | 14+ | bag | practical
octopus hose clip | 6-12 | 15+ | accessory | practical of:scuba_diving filler
world's best dives volume | 22-40 | 14+ | book | book heart
try-scuba pool session | 40-90 | 12+ | experience | experience of:scuba_diving filler
coral reef sponsorship | 20-50 | 10+ | keepsake | eco
steel tank banger | 5-10 | 15+ | accessory | noisy of:scuba_diving filler
submarine exploration brick set* | 20-50 | 6-12 | toy | small-parts plastic of:scuba_diving
neoprene wash shampoo* | 8-15 | 14+ | tool | scent practical filler
dive flag stickers* | 4-8 | 10+ | stationery | of:scuba_diving filler
child's snorkel set* | 15-32 | 5-12 | sports gear | heart
toy submarine* for the bath | 10-22 | 2-8 | toy | plastic
deep-sea creatures book* | 8-16 | 5-13 | book | book heart
diver figures* with boat | 12-28 | 4-10 | toy | small-parts
sea life centre tickets* | 15-40 | 3+ | experience | experience heart
children's bubble-maker dive* | 35-70 | 8-12 | class | experience heart
sunken treasure dive rings* | 6-14 | 5-13 | toy | plastic
shark plush* | 12-28 | 2+ | toy |
shark tooth necklace* | 7-16 | 8+ | jewellery | jewellery filler
ocean jigsaw* | 9-18 | 5+ | puzzle | small-parts
ocean film* series | 10-22 | 5+ | film | screen
underwater puzzle game* of coral | 20-40 | 8+ | board game |
octopus mug* | 8-16 | 8+ | tableware | merchandise filler
dive t-shirt* with sharks | 14-28 | 6+ | clothing | clothing sized merchandise filler
dive hood or cap* in neoprene | 20-40 | 12+ | sports gear | clothing sized filler
sea life night light* | 15-30 | 3+ | lighting | gadget battery filler
ocean explorer's biography* | 9-18 | 8+ | book | book
reef wall print* | 12-28 | 6+ | print | filler
dive club weekend* | 90-220 | 15+ | travel | experience heart
underwater puzzle story book* | 7-13 | 5-11 | book | book filler
diving bell science kit* | 10-22 | 7-13 | craft kit |
shark T-shirt* that glows | 12-25 | 4+ | clothing | clothing sized merchandise filler
ocean trump cards* | 5-10 | 6+ | game |
mermaid and diver costume* | 18-38 | 4-10 | clothing | clothing sized filler
wreck diving film* | 8-16 | 8+ | film | screen
coral craft kit* | 8-18 | 6+ | craft kit | filler
dive boat brick set* | 18-50 | 6+ | toy | small-parts

# snorkelling
needs: legs effort
also: snorkeling, snorkel, reef swimming, snorkelling holidays
own: coasteering, mermaiding
near: scuba diving, swimming, beach days, rock pooling and crabbing
dry-top adult snorkel | 15-30 | 12+ | sports gear | practical plastic of:snorkelling heart
tempered glass snorkel mask | 20-45 | 10+ | sports gear | practical of:snorkelling heart
compact travel fins | 25-50 | 10+ | sports gear | sized practical of:snorkelling heart
junior mask* and tube | 14-28 | 6-12 | sports gear | plastic of:snorkelling heart
mermaid monofin | 35-70 | 7-14 | sports gear | plastic sized of:mermaiding of:snorkelling heart
sun-protective swim leggings | 22-45 | 8+ | clothing | clothing sized filler
floating waterproof action camera | 70-180 | 12+ | electronics | gadget battery screen heart
waterproof phone housing | 18-40 | 12+ | accessory | plastic practical heart
mesh snorkel drawstring bag | 6-14 | 8+ | bag | practical of:snorkelling filler
underwater viewing bucket | 15-30 | 5-12 | toy | plastic of:snorkelling
rock pooling identification chart | 5-10 | 5+ | print | filler
waterproof fish cards* for reef snorkelling | 6-14 | 6+ | game | of:snorkelling heart
reef-safe mineral sun balm | 10-20 | 6+ | body care | eco scent
inflatable snorkelling vest | 18-35 | 8+ | safety gear | clothing sized plastic practical of:snorkelling
anti-fog lens spray | 6-12 | 10+ | tool | practical of:snorkelling filler
shoreline marine life handbook | 12-20 | 8+ | book | book
guided reef snorkel trip | 40-90 | 10+ | experience | experience of:snorkelling heart
fine-mesh rock pool net | 5-10 | 4-12 | toy | plastic of:snorkelling filler
neoprene fin socks | 12-22 | 8+ | clothing | clothing sized filler
toddler swim goggles mask* | 7-14 | 3-4 | sports gear | heart
children's swim fins* | 12-25 | 5-12 | sports gear | sized heart
reef fish soft toys* | 12-25 | 2+ | toy |
sea creatures sticker book* | 5-10 | 4-10 | book | book filler
rash suit* for children | 18-35 | 3-12 | clothing | clothing sized
ocean animal figures* | 10-22 | 3-10 | toy |
sea life centre visit* | 15-40 | 3+ | experience | experience heart
coral reef jigsaw* | 9-18 | 6+ | puzzle | small-parts filler
fish identification game* | 8-16 | 6+ | game |
turtle pendant* | 10-22 | 7+ | jewellery | jewellery
sea turtle adoption* | 20-45 | 5+ | subscription | subscription heart
waterproof belt pouch* | 8-16 | 8+ | bag |
beach poncho towel* | 15-30 | 5+ | textile |
snorkel trip photo album* | 12-25 | 8+ | stationery | filler
ocean t-shirt* | 14-28 | 5+ | clothing | clothing sized merchandise filler
glass-bottom boat trip* | 15-40 | 4+ | experience | experience heart
coral print* | 10-22 | 8+ | print | filler

# beach days
also: beach, the beach, going to the beach, sunbathing, beachcombing, sandcastles, pool days
near: snorkelling, surfing, wild swimming, rock pooling and crabbing
situation
sandcastle spades* and moulds | 10-22 | 2-10 | toy | plastic heart
pop-up beach shelter | 25-55 | all | outdoor gear | bulky heart
sand-resistant family blanket | 20-40 | all | textile | practical heart
collapsible silicone buckets | 8-15 | 2-10 | toy | practical
beach racquets* and ball | 10-22 | 6+ | sports gear |
hammam cotton beach towel | 15-35 | all | textile | practical heart
wheeled beach wagon | 60-130 | 18+ | equipment | bulky practical
reclining low beach chair | 30-65 | 14+ | furniture | bulky
soft cool bag | 18-40 | 14+ | bag | practical
beach boules* in weighted resin | 18-40 | 6+ | game | plastic
dual-line sport kite | 18-45 | 8+ | toy | plastic
waterproof playing deck | 6-12 | 6+ | game | plastic
seashell collecting box | 10-20 | 5+ | storage | filler
sun-safe swim suit* for toddlers | 14-28 | 1-4 | clothing | clothing sized filler
wide-brim straw visor | 15-30 | 14+ | accessory | clothing filler
sea glass hunting guide | 10-18 | 8+ | book | book
flying ring* for the shore | 6-14 | 6+ | toy | plastic filler
sand-free mesh toy tote | 8-15 | all | bag | practical
screw-in parasol anchor | 8-18 | 18+ | equipment | practical plastic
inflatable lounger* for the sea | 18-40 | 14+ | toy | plastic
shell pattern moulds | 3-6 | 2-8 | toy | plastic filler
bucket and spade set* | 6-14 | 1-10 | toy | plastic
sand moulds* shaped as animals | 5-12 | 1-8 | toy | plastic
toy digger* for sand | 10-22 | 2-8 | toy | heart
sand wheel and sieve* | 6-14 | 1-7 | toy | plastic
beach ball* with stripes | 4-9 | 1+ | toy | plastic
paddling shoes* for the shallows | 8-18 | 1+ | footwear | clothing sized filler
fishing net* for rock pools | 5-10 | 3-12 | toy |
seaside picture book* | 6-12 | 1-7 | book | book
sun hat* with neck flap | 8-18 | 0-8 | clothing | clothing
kite* for breezy beaches | 8-18 | 4+ | toy |
bodyboard* with leash | 15-32 | 5+ | sports gear | bulky heart
skim ball* that bounces on water | 7-14 | 6+ | toy |
beach cricket set* | 10-22 | 4+ | toy |
donkey ride tokens* | 5-12 | 3-9 | experience | experience voucher filler
ice cream van voucher* | 5-15 | 3+ | voucher | voucher food dairy sugar filler
inflatable boat* with oars | 20-45 | 6+ | toy | plastic
hooded changing poncho* | 15-32 | 3+ | clothing | clothing heart
sand castle flags* | 3-7 | 3-12 | toy | filler
beach read* in paperback | 7-12 | 14+ | book | book
foldaway beach mat* | 12-25 | 6+ | textile |
beach hut hire day* | 25-70 | 16+ | experience | experience heart
seaside landscape print* | 10-22 | 8+ | print | filler
waterproof phone pouch* | 7-15 | 12+ | accessory | filler
beach bat set* in wood | 10-22 | 6+ | sports gear |
seaside fish and chips supper* | 12-30 | 5+ | experience | experience food fish gluten
anklet* with tiny shells | 5-12 | 8+ | jewellery | jewellery filler
shell photo frame kit* | 8-16 | 6+ | craft kit | small-parts filler

# rowing
needs: legs effort
also: rower, sculling, rowing club, coastal rowing, gig rowing
own: dragon boat, indoor rowing = rowing machine
near: kayaking, sailing, gym
unfit: poncho
gel rowing seat pad | 15-30 | 14+ | sports gear | practical of:rowing of:indoor_rowing heart
blister-saving rower's tape | 5-10 | 14+ | safety gear | practical of:rowing of:indoor_rowing
windproof rowing gilet | 45-85 | 14+ | outerwear | clothing sized of:rowing
seamless rowing unisuit | 45-85 | 12+ | clothing | clothing sized of:rowing of:indoor_rowing filler
rigger spanner* on lanyard | 8-15 | 14+ | tool | practical of:rowing filler
oar handle grips | 12-25 | 14+ | sports gear | practical of:rowing filler
personalised wooden oar plaque | 40-90 | 14+ | decor | personalised of:rowing heart
cox's waterproof notebook | 8-15 | 12+ | stationery | practical of:rowing
stroke rate watch | 60-140 | 14+ | electronics | gadget battery jewellery of:rowing of:indoor_rowing heart
rowing technique drills guide | 14-25 | 12+ | book | book of:rowing of:indoor_rowing
Olympic rowing memoir | 10-18 | 12+ | book | book of:rowing of:indoor_rowing heart
quick-dry boathouse towel | 10-20 | 12+ | textile | practical filler
hamstring stretch strap | 8-15 | 14+ | wellness | practical filler
regatta enclosure tickets | 25-70 | 12+ | experience | experience of:rowing heart
learn-to-row course | 60-140 | 14+ | class | experience of:rowing filler
varnished wooden skiff model | 30-80 | 12+ | collectible | of:rowing heart
deck-striped rowing socks | 10-18 | 12+ | clothing | clothing sized heart
merino boathouse beanie | 15-30 | 12+ | clothing | clothing wool
heavyweight river umbrella | 20-40 | 14+ | accessory | practical of:rowing
rowing grip socks* | 8-15 | 12+ | clothing | clothing filler
toy rowing boat* for the bath | 7-15 | 2-7 | toy | of:rowing heart
junior rowing taster* | 10-28 | 9-16 | class | experience of:rowing heart
rowing boat hour* on the lake | 10-25 | 4+ | experience | experience
rowing race tickets* for the family | 10-35 | 6+ | experience | experience of:rowing
rowing t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise filler
boat race story* in paperback | 8-14 | 12+ | book | book of:rowing heart
rowing club camp* | 60-160 | 10-17 | class | experience of:rowing heart
rowing mug* | 8-15 | 10+ | tableware | merchandise filler
rowing cap* | 12-25 | 8+ | clothing | clothing
crew hoodie* | 28-50 | 8+ | clothing | clothing sized
rower's gloves* | 15-30 | 12+ | accessory | clothing sized filler
oar-shaped tie clip or pin* | 10-22 | 16+ | jewellery | jewellery of:rowing merchandise
river regatta jigsaw* | 12-22 | 8+ | puzzle | small-parts of:rowing
rowing film* of a true crew | 8-15 | 10+ | film | screen of:rowing heart
water bottle* for the boat | 10-20 | 8+ | equipment |
splash top* for wet mornings | 35-70 | 12+ | outerwear | clothing sized
boathouse breakfast* after training | 15-35 | 14+ | experience | experience food gluten dairy egg
lightweight leggings* for rowing | 25-50 | 12+ | clothing | clothing sized filler
sculling coaching hour* | 25-60 | 14+ | class | experience of:rowing heart
river animals picture book* | 7-13 | 4-10 | book | book filler
duck race kit* for rivers | 8-18 | 3-11 | toy | plastic
child's life jacket* for the boat | 25-45 | 3-12 | safety gear | sized clothing
model skiff kit* in balsa | 15-32 | 8+ | craft kit | small-parts of:rowing heart
rowing crew brick figures* | 15-35 | 6+ | toy | small-parts of:rowing
rowing keyring* with oar | 5-10 | 8+ | accessory | of:rowing merchandise filler
rubber band paddle boat kit* | 7-15 | 6-12 | craft kit |
regatta picnic* by the river | 15-45 | 5+ | experience | experience food dairy gluten
sun cap* for the river | 8-18 | 5+ | clothing | clothing filler
rowing video workout* on a lake | 10-30 | 12+ | subscription | subscription screen
boat race card game* | 6-14 | 6+ | game |
waterproof binoculars* for race days | 18-40 | 8+ | outdoor gear |
oar print* in club colours | 12-28 | 10+ | print | of:rowing filler

# narrowboats and canals
also: narrowboats, narrowboat, canal boats, canal boating, canals, barges, living on a boat, houseboats, boat life
near: sailing, rowing, camper vans and caravans
unfit: poncho, technique, guided, kit
canal art painting lesson* | 80-180 | 18+ | experience | experience
forged windlass | 20-45 | 16+ | tool | practical
canal network wall map | 12-28 | 10+ | print |
hand-painted castles bucket* | 25-60 | 12+ | decor | handmade heart
mooring pins* with loops | 18-38 | 16+ | equipment | practical
rope fender | 15-35 | 14+ | equipment | practical
narrowboat name plaque* | 25-60 | 14+ | keepsake | personalised
brass porthole mirror* | 30-75 | 14+ | home |
waterways guidebook | 12-22 | 14+ | book | book heart
stove-top heat fan | 40-90 | 18+ | home | practical heart
enamel coal scuttle | 25-55 | 18+ | storage | practical
fold-down rooftop planter* | 18-40 | 14+ | garden | practical
space-saving nesting pans* | 30-65 | 16+ | kitchenware | practical filler
multi-room dehumidifier tubs* | 10-22 | 16+ | home | practical filler
boat log* in waxed canvas | 14-30 | 14+ | stationery | filler
floating pump-action torch | 14-30 | 12+ | lighting | gadget battery practical
canal museum boat trip | 10-30 | 3+ | experience | experience
boatman's wool jumper | 50-110 | 12+ | clothing | clothing sized wool
floating key cork* | 3-7 | 12+ | accessory | practical
canal ware enamel mug* | 8-15 | 10+ | kitchenware |
canal folk art postcards* | 5-10 | 10+ | stationery |
toy narrowboat* in wood | 10-22 | 2-8 | toy | heart
canal animals picture book* | 6-12 | 2-8 | book | book
canal boat trip* through locks | 12-35 | 4+ | experience | experience heart
canal boat jigsaw* | 12-22 | 6+ | puzzle | small-parts
fishing and pond net* | 5-10 | 3-12 | toy | filler
lock and canal model kit* | 18-40 | 8+ | craft kit | small-parts
life jacket* for young crew | 25-45 | 2-12 | safety gear | sized clothing
duck spotting cards* | 5-10 | 4+ | game | filler
paint-your-own canal jug* | 12-28 | 6+ | craft kit |
towpath bicycle bell* | 10-20 | 6+ | accessory | noisy filler
narrowboat keyring* | 5-10 | 8+ | accessory | merchandise filler
canal poster* | 8-18 | 8+ | print | filler
day boat hire* for the family | 80-200 | 18+ | experience | experience heart
captain's cap* for the tiller | 12-25 | 6+ | clothing | clothing
narrowboat cookbook* | 10-20 | 16+ | book | book
canal museum membership* | 25-55 | 14+ | subscription | subscription
wind-up lantern* for the deck | 15-32 | 8+ | lighting | battery
canal stories read aloud* | 10-20 | 14+ | audio |
crocheted boat curtains* in lace | 20-45 | 18+ | textile | handmade filler
hand-painted roses plate* | 15-35 | 14+ | decor |
duckling plush* | 8-18 | 0-8 | toy | filler
canal boat colouring book* | 4-9 | 4-11 | book | book filler
duck feed pouch* | 4-9 | 4+ | pet | pet filler
towpath cycling day* | 10-30 | 6+ | experience | experience
knot tying rope* with guide | 6-14 | 7+ | equipment |
boat-shaped bath toy* | 8-16 | 1-6 | toy | plastic
lock keeper for a day* | 10-35 | 7+ | experience | experience heart
kingfisher print* | 10-25 | 6+ | print | filler
narrowboat brick model* | 25-60 | 8+ | toy | small-parts heart
canal folk tales book* | 8-16 | 8+ | book | book

# fly fishing
needs: hands legs
also: fly-fishing, trout fishing, salmon fishing, river fishing, grayling fishing
own: fly tying = tying flies
near: fishing, hiking, nature documentaries
unfit: poncho
four-piece travel fly rod* | 70-180 | 12+ | sports gear |
large-arbor fly reel | 45-120 | 12+ | sports gear |
floating weight-forward line* | 25-60 | 12+ | sports gear | plastic
barbless nymph selection* | 14-30 | 18+ | sports gear | sharp small-parts heart
rotary tying vice* | 45-110 | 16+ | craft kit | practical
hackle feather assortment* | 12-30 | 12+ | craft kit |
waterproof fly box | 12-28 | 12+ | storage | plastic practical heart
tippet spool holder* | 10-22 | 14+ | accessory | practical filler
wooden scoop net | 25-60 | 10+ | equipment | practical heart
felt-sole wading boots | 60-130 | 14+ | footwear | clothing sized filler
wading staff* that folds | 30-65 | 16+ | outdoor gear | practical
polarised wading glasses* | 25-70 | 12+ | accessory | practical
entomology guide* for anglers | 14-28 | 12+ | book | book filler
chest pack* for river days | 35-75 | 14+ | bag | practical
river watercolour print | 15-40 | 12+ | print | filler
guided trout river day | 110-240 | 14+ | experience | experience heart
tying bench light* with clamp | 25-60 | 14+ | lighting | gadget practical
angler's fly wallet* in leather | 22-50 | 14+ | storage | leather heart
tippet nipper cord* | 4-8 | 14+ | accessory | practical filler
single dry flies* on a card | 6-12 | 18+ | sports gear | sharp small-parts
fly floatant gel* | 6-12 | 14+ | home |
child's fly rod* | 30-60 | 8-12 | sports gear | heart
pond dipping net* | 6-14 | 5-13 | outdoor gear |
river bugs spotter guide* | 7-14 | 6+ | book | book heart
trout plush* | 10-22 | 3+ | toy |
trout colouring and fact book* | 5-10 | 6-12 | book | book filler
family trout farm visit* | 10-30 | 5+ | experience | experience
feathers and beads pack* | 6-14 | 7+ | craft kit | small-parts filler
junior casting lesson* | 20-45 | 8-15 | class | experience heart
trout t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise filler
fishing hat* in tweed | 20-40 | 12+ | clothing | clothing wool
trout jigsaw* | 12-22 | 8+ | puzzle | small-parts
trout mug* | 8-16 | 8+ | tableware | merchandise filler
river wildlife print* | 10-22 | 8+ | print | filler
highland river day* with ghillie | 120-300 | 18+ | experience | experience heart
fly fishing film tour tickets* | 12-25 | 12+ | experience | experience heart
fishing lodge weekend* | 150-350 | 18+ | travel | experience heart
angling memoir* | 9-16 | 14+ | book | book
fly patch* for the hat | 7-15 | 12+ | accessory |
wading socks* | 15-30 | 12+ | clothing | clothing sized
magnetic fly fishing toy set* | 12-25 | 3-7 | toy |
fly tying kit* for children | 18-38 | 9-12 | craft kit | small-parts heart
river science kit* in a jar | 10-22 | 6-12 | craft kit | filler
otter and trout picture book* | 7-13 | 4-10 | book | book
fish print t-shirt* | 12-25 | 5+ | clothing | clothing sized merchandise filler
practice casting rod* with wool | 18-40 | 7+ | sports gear | wool heart
fish spotting sunglasses* | 10-22 | 6+ | accessory |
trout card game* | 6-14 | 6+ | game | filler
stone skimming kit* | 5-12 | 5+ | toy | filler
waders* for children | 25-50 | 5-12 | clothing | clothing sized

# rock pooling and crabbing
needs: legs
also: rock pooling, crabbing, pond dipping, rockpooling, seashore exploring, mudlarking for children, stream exploring
own: shell collecting = seashells, sea glass
near: beach days, snorkelling, fishing
unfit: course, technique, guided, kit
crabbing line kit* with bucket | 8-15 | 4-12 | outdoor gear | plastic heart
telescopic rock pool net* | 6-14 | 4-12 | outdoor gear | practical heart
see-through viewing tank* | 8-18 | 4-12 | equipment | plastic heart
seashore spotter's guide | 5-12 | 5+ | book | book heart
water shoes* with grippy soles | 12-25 | 3+ | footwear | clothing sized
shell display shelf box* | 12-26 | 5+ | storage | heart
waterproof fold-out sea chart* | 4-9 | 5+ | print | filler
child's waterproof dungarees | 22-45 | 2-8 | clothing | clothing sized
sea glass jewellery wire kit* | 12-26 | 10+ | craft kit | jewellery
bug and pond magnifier pot | 5-12 | 4-10 | toy | plastic
shell painting pens* | 8-18 | 5+ | art supplies | filler
tide times notebook* | 5-10 | 8+ | stationery | practical filler
seaside bingo cards* | 5-10 | 4-10 | game | filler
guided shore safari | 8-20 | 5+ | experience | experience heart
coastal junior ranger day* | 15-40 | 6-12 | class | experience heart
mesh shell bag* with strap | 5-12 | 3+ | bag | practical filler
sailor knot friendship bracelets* | 6-14 | 8+ | jewellery | jewellery filler
hooded towelling robe* for children | 18-36 | 2-12 | textile | clothing sized heart
rock pool bucket* that folds | 7-15 | 3-12 | toy | plastic heart
crab plush* | 8-18 | 1-10 | toy |
seashore sticker book* | 5-10 | 4-10 | book | book filler
rock pool picture book* | 6-12 | 2-8 | book | book heart
underwater viewer* for pools | 12-25 | 4+ | outdoor gear | heart
shell collecting jar* with labels | 7-15 | 5+ | storage | heart
sun cap* with sea animals | 8-16 | 2-9 | clothing | clothing filler
seashore jigsaw* | 7-15 | 4+ | puzzle | small-parts filler
starfish pendant* | 8-18 | 6+ | jewellery | jewellery filler
sea life centre tickets* | 12-35 | 3+ | experience | experience heart
seashell craft kit* | 8-18 | 5+ | craft kit | small-parts heart
marine biologist's life story* | 8-15 | 8+ | book | book
beach fossil guide* | 7-14 | 7+ | book | book
fossil hunting walk* | 10-30 | 6+ | experience | experience heart
hand lens* on a cord | 7-15 | 6+ | outdoor gear | heart
sea glass print* | 10-22 | 8+ | print | filler
shell night light* | 15-30 | 3+ | lighting | gadget battery filler
waders* for muddy shores | 30-60 | 6+ | footwear | clothing sized filler
marine wildlife membership* | 20-45 | 6+ | subscription | subscription heart
shell-printed tea towel* | 7-14 | 14+ | kitchenware | filler

# cruises
also: cruise, cruising, river cruises, cruise holidays, cruise ships, going on a cruise, ferries, ocean liners, cruise ships
near: travel, sailing, retirement
situation
magnetic cabin wall hooks* | 8-15 | 18+ | storage | small-parts practical filler
over-door cabin organiser | 14-28 | 18+ | storage | practical
shipboard travel journal* | 10-22 | 14+ | stationery |
lanyard* with card window | 5-12 | 12+ | accessory | practical
travel-size steamer | 25-55 | 18+ | electronics | gadget practical filler
acupressure sea bands* | 6-14 | 8+ | wellness | practical filler
evening clutch bag* | 20-50 | 16+ | bag |
foldable Panama hat | 25-60 | 14+ | clothing | clothing heart
harbour cities guidebook | 12-24 | 14+ | book | book heart
ocean liner history volume* | 18-38 | 14+ | book | book heart
lightweight cabin suitcase | 50-110 | 16+ | travel | bulky practical heart
towel clips* for sunloungers | 5-10 | 14+ | equipment | plastic practical filler
deck-ready sun wrap* | 18-40 | 14+ | clothing | clothing filler
shore excursion voucher | 40-120 | 16+ | voucher | voucher experience heart
ocean liner art deco poster* | 12-30 | 12+ | print |
travel alarm clock | 10-25 | 14+ | electronics | gadget battery practical filler
compact sea-watching binoculars* | 35-85 | 12+ | outdoor gear | practical heart
pocket card games compendium* | 8-18 | 8+ | game |
ship cabin door magnet* | 5-10 | 8+ | decor | small-parts filler
toy cruise ship* | 12-28 | 3-9 | toy | plastic heart
child's sea captain outfit* | 18-35 | 3-9 | clothing | clothing sized
cruise activity pad* for children | 5-10 | 5-11 | stationery |
ships picture book* | 7-14 | 3-9 | book | book
ocean liner model kit* | 20-45 | 9+ | craft kit | small-parts heart
waterproof travel watch* | 20-45 | 8+ | jewellery | jewellery battery filler
sea days puzzle book* | 6-12 | 12+ | puzzle | book heart
card game* for sea days | 7-14 | 7+ | game | heart
ship jigsaw* | 12-22 | 7+ | puzzle | small-parts
swim goggles* for the ship's pool | 7-15 | 4+ | sports gear | filler
world cruise map* to colour | 10-22 | 8+ | print |
evening shawl* for the deck | 20-45 | 18+ | clothing | clothing
cruise countdown frame* | 12-25 | 18+ | decor | filler
deck shoes* for windy days | 30-60 | 14+ | footwear | clothing sized filler
onboard spa voucher* | 40-100 | 18+ | voucher | voucher experience heart
novel* set aboard a liner | 8-14 | 16+ | book | book
silk neck scarf* with anchors | 18-40 | 16+ | accessory | clothing
phrasebook* for going ashore | 6-12 | 14+ | book | book filler
packable sun hat* | 15-32 | 8+ | clothing | clothing
waterproof pouch* for shore days | 7-15 | 10+ | bag |
ship's wheel key holder* | 12-28 | 14+ | decor | filler
porthole window stickers* | 6-14 | 4-11 | decor | filler
travel camera* for children | 25-55 | 5-12 | electronics | gadget battery heart
dolphin spotting cards* | 5-10 | 5+ | game |
toy spyglass* for the deck | 8-18 | 5+ | toy |
swimsuit* with little boats | 12-28 | 4+ | clothing | clothing sized filler
shuffleboard game* for home | 20-45 | 6+ | game | heart
card holder wristband* | 5-12 | 6+ | accessory |
ship building brick set* | 20-55 | 7+ | toy | small-parts plastic heart
sunset photo album* | 12-25 | 10+ | stationery | filler
cabin night light* | 8-18 | 4+ | lighting | gadget battery filler

# bath time
also: bath toys, water play, splashing, playing with water, paddling pools, paddling pool, baby swimming, splash pads, bathtime, splashing in the bath, splashing about
near: baby play, swimming, slime and sensory play
situation
stacking bath cups* | 5-12 | 0-4 | toy | plastic
floating bath ducks* family | 6-14 | 0-4 | toy | plastic
hooded animal towel | 14-28 | 0-6 | textile |
bath crayons* that wash off | 5-10 | 2-7 | art supplies |
spinning waterwheel tower* | 10-22 | 1-5 | toy | plastic
foam letters* for tiles | 6-14 | 2-6 | toy | plastic
bath toy scoop net* | 8-18 | 0-8 | storage | practical filler
padded paddling pool | 15-40 | 1-8 | outdoor gear | bulky plastic
arm discs* for first swims | 12-26 | 2-6 | safety gear | plastic practical filler
warm baby wetsuit | 14-30 | 0-3 | clothing | clothing sized filler
toddler goggles* with soft strap | 6-14 | 2-4 | sports gear | plastic filler
water table* with funnels | 35-80 | 1-6 | furniture | bulky plastic heart
parent and baby swim term | 60-130 | 0-4 | class | experience heart
waterproof bath book | 5-12 | 0-3 | book | book
water-reveal colouring pad* | 5-12 | 2-6 | stationery | filler
splash pool afternoon tickets* | 8-25 | 1-10 | experience | experience
bath thermometer* shaped as a turtle | 8-18 | 0-4 | tool | plastic practical
changing mat bag* for the pool | 14-30 | 0-6 | bag | practical filler
bath foam* in colours | 5-10 | 3-9 | body care | scent
bath paint brush and pots* | 8-15 | 2-7 | toy |
bath submarine* with wind-up screw | 6-14 | 3-8 | toy | plastic
bath slide* for ducks | 12-25 | 2-6 | toy | plastic heart
colour-changing bath drops* | 5-10 | 3-9 | body care | filler
child's bathrobe* with ears | 18-35 | 1-8 | clothing | clothing sized heart
bath fizzer* with surprise animal | 4-9 | 4-10 | body care | scent small-parts filler
doll* that swims in the bath | 15-28 | 3-8 | toy | plastic
bath fishing game* | 7-15 | 2-7 | toy | plastic heart
bath storage net* with animals | 7-15 | 0-8 | storage | filler
floating bath lights* | 6-14 | 2-8 | toy | battery
finger puppet washcloths* | 7-14 | 0-5 | textile |
bath whale spout* | 12-25 | 1-5 | toy | battery plastic
non-slip bath mat* with fish | 8-18 | 1+ | textile | filler
musical bath toy* | 10-22 | 1-6 | toy | battery noisy
bath boat* with captain | 7-16 | 1-6 | toy | plastic
bath bombs kit* to make | 12-25 | 8+ | craft kit | scent heart
rainbow bath salts* | 6-14 | 8+ | body care | scent
bath pillow* with suction cups | 12-25 | 12+ | wellness | plastic
wooden bath tray* | 20-45 | 14+ | home | heart
fluffy bath towel* | 15-32 | 6+ | textile |
bubble bath* in a glass bottle | 8-18 | 12+ | body care | scent
shower steamers* in a box | 8-16 | 14+ | body care | scent
waffle cotton bathrobe* | 30-60 | 14+ | clothing | clothing sized heart
loofah and brush set* | 8-18 | 12+ | body care | filler
spa headband* for face washing | 5-12 | 8+ | accessory | clothing filler
bath oil* with almond blossom | 9-20 | 16+ | body care | scent
waterproof radio* for the bathroom | 18-38 | 10+ | audio | gadget battery noisy
day spa voucher* | 40-100 | 18+ | voucher | voucher experience heart
soft slippers* for after the bath | 12-25 | 6+ | footwear | clothing sized
natural sea sponge* | 8-18 | 12+ | body care | filler
bathroom reading* in short stories | 7-14 | 14+ | book | book filler
bath confetti petals* | 5-12 | 10+ | body care | scent filler
hair turban towel* | 6-14 | 8+ | textile |
face mask sachets* | 5-12 | 12+ | body care | scent
aroma diffuser* for the bathroom | 18-40 | 14+ | home | gadget scent filler
bath caddy book stand* | 10-22 | 12+ | home |
hammam day ticket* | 30-80 | 18+ | experience | experience heart
rose bath salts* | 8-18 | 14+ | body care | scent
waterproof playlist speaker* | 18-40 | 10+ | audio | gadget battery noisy heart
candle* for long baths | 8-20 | 18+ | scent | scent fire
bath plants terrarium* | 18-38 | 12+ | plant | plant filler
cosy dressing gown* | 25-50 | 8+ | clothing | clothing sized
flannel set* in soft colours | 6-14 | 6+ | textile | filler
soap-making kit* | 14-28 | 8+ | craft kit | scent filler
bath science kit* with colours | 10-22 | 5-11 | craft kit |
mermaid bath towel* | 12-25 | 3-11 | textile |
bath jelly kit* | 6-14 | 5-11 | toy |

# wakeboarding and kitesurfing
needs: legs effort
also: wakeboarding, skimboarding, wakesurfing
own: kitesurfing = kiteboarding, windsurfing, jet skiing, water skiing = waterskiing, bodyboarding, wing foiling
near: surfing, paddleboarding, sailing
cable park session* | 25-55 | 10+ | experience | experience heart
impact flotation vest | 50-120 | 10+ | safety gear | clothing sized practical heart
changing robe* with hood | 35-80 | 8+ | clothing | clothing sized practical heart
roll-top wet bag* | 12-28 | 8+ | bag | practical heart
neoprene water gloves | 15-32 | 10+ | accessory | clothing sized practical filler
floating sunglasses strap* | 4-10 | 10+ | accessory | practical filler
waterproof sunscreen stick | 5-12 | 6+ | body care | filler
board wax* and comb | 4-9 | 10+ | sports gear | practical
wall board rack* | 20-45 | 14+ | storage | bulky practical
wind and waves handbook* | 12-24 | 12+ | book | book
action camera float* | 10-22 | 12+ | equipment | practical filler
changing mat* with drawstring | 12-24 | 8+ | equipment | practical
coastal wind print* | 10-25 | 10+ | print | filler
wake sticker pack* | 5-10 | 10+ | stationery | filler
inflatable towing ring* for children | 40-90 | 7-12 | sports gear | plastic bulky of:wakeboarding_and_kitesurfing of:water_skiing heart
floating aqua park session* | 15-35 | 6+ | experience | experience heart
children's wetsuit* with knee pads | 30-60 | 5-12 | clothing | clothing sized
child's watersports helmet* | 25-45 | 6-12 | safety gear | sized
children's trainer kite* with two lines | 25-55 | 7-12 | sports gear | of:wakeboarding_and_kitesurfing of:kitesurfing heart
watersports camp week* | 120-280 | 8-17 | class | experience heart
rash vest* in neon | 16-32 | 6+ | clothing | clothing sized
watersports t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
balance board* for board riders | 30-70 | 7+ | sports gear | heart
water shoes* with grip | 12-25 | 5+ | footwear | clothing sized filler
board riding film* | 8-15 | 8+ | film | screen
surf hair and skin balm* | 7-15 | 12+ | body care | filler
waterproof watch* for watersports | 25-55 | 8+ | electronics | gadget battery jewellery
beach van toy* with board | 10-20 | 4-10 | toy | filler
hooded sweatshirt* for the shore | 30-55 | 7+ | clothing | clothing sized heart
wind and tide poster* | 8-18 | 8+ | print | filler
weekend course* on the water | 90-220 | 12+ | class | experience heart
floating keyring* | 5-10 | 8+ | accessory | merchandise filler
microfibre towel* in bright stripes | 10-22 | 6+ | textile |
`
