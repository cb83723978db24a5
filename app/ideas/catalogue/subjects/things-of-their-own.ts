export default `
# place they love
in: travel
unfit: gear
names: Japan, Italy* = italian holidays, Scotland* = the scottish highlands = scottish highlands, Ireland* = irish landscapes, Cornwall, Greek islands = greece* = crete, Brittany = bretagne, Provence, Tuscany = toskana = toscana, Norway* = norwegian fjords, Iceland, New York = new york city = nyc, Paris* = paris france, London* = london sights, Venice = venedig = venezia, Rome* = rome city, Lake District, Yorkshire Dales = yorkshire, Wales* = snowdonia, Andalusia = andalusien = andalucía = andalucia, Mallorca = majorca, Sweden, Lisbon, Portugal, Vienna, Berlin, Hamburg, Bavaria, North Sea coast = nordsee = ostsee = baltic sea, South Tyrol = südtirol = dolomites, Alps* = the alps, Switzerland, Amsterdam, Istanbul, Morocco, India* = indian culture, Thailand, Vietnam, Australia, New Zealand, Canada, Hawaii, South Africa, Kenya, Egypt* = nile, Brazil, Mexico, Cuba, Argentina, Peru = machu picchu, Galicia, Basque Country, Sicily = sizilien = sicilia, Sardinia = sardegna, Croatia, Tatra mountains = tatry = zakopane, Masurian lakes = mazury, Blackpool
{name} guidebook* | 12-22 | 12+ | book | book heart
{name} photography book* | 20-45 | 10+ | book | book heart
{name} cookbook* | 16-32 | 12+ | book | book heart
{name} wall calendar* | 10-18 | 8+ | stationery |
vintage travel poster* of {name} | 12-28 | 10+ | print | heart
{name} weekend trip* | 120-350 | 16+ | travel | experience heart
{name} jigsaw puzzle* | 12-22 | 10+ | puzzle | small-parts heart
map of {name}* in a frame | 25-55 | 12+ | decor | heart
{name} mug* | 8-15 | 10+ | tableware | merchandise filler
{name} food hamper* | 30-70 | 12+ | food | food dairy gluten nuts sugar heart
novel* set in {name} | 8-14 | 14+ | book | book
{name} travel journal* | 9-18 | 10+ | stationery |
{name} tea towel* | 8-14 | 12+ | textile | filler
{name} slide evening talk* | 8-20 | 14+ | experience | experience filler
travel film* about {name} | 9-18 | 10+ | film | screen
{name} music album* | 10-18 | 10+ | audio |
walking guide* to {name} | 10-18 | 14+ | book | book heart

# van conversion
in: camper vans and caravans
also: camper conversion, converting vans, self-build camper, building a camper
van conversion manual* | 15-30 | 16+ | book | book heart
12-volt wiring kit* for a van | 40-90 | 18+ | equipment | gadget
roof vent fan* for a van | 60-150 | 18+ | equipment | gadget bulky heart
LED spotlights* for a van ceiling | 18-40 | 16+ | lighting | gadget battery heart
sound-deadening mats* for van walls | 30-70 | 16+ | equipment |
magnetic window blinds* for a van | 35-80 | 16+ | textile | heart
folding camper table leg* | 25-55 | 16+ | furniture |
hole saw set* for conversions | 20-45 | 18+ | tool | sharp heart
sheep's wool insulation* roll | 30-65 | 16+ | equipment | wool
van layout planning sketchbook* | 9-18 | 14+ | stationery |
push-button cupboard catches* set | 14-30 | 16+ | equipment | heart
compact two-burner hob* for vans | 60-140 | 18+ | equipment | fire
solar panel* for a van roof | 70-180 | 18+ | equipment | gadget bulky
van builders' meet-up weekend* | 40-110 | 16+ | experience | experience heart
collapsible kettle and bowls* | 20-40 | 14+ | kitchenware | heart
conversion workshop day* | 60-150 | 18+ | class | experience heart
enamel van mugs* | 12-25 | 12+ | tableware |
cork wall tiles* for a camper | 18-40 | 16+ | decor |

# hybrid fitness races
in: gym
also: hyrox, hyrox training, hyrox race, fitness races, fitness racing, functional fitness, functional training
weighted sled push session* | 15-40 | 16+ | class | experience heart
wall ball* with grippy cover | 35-75 | 16+ | sports gear | heart
fitness race entry* | 60-130 | 16+ | experience | experience heart
sandbag* for lunges | 35-80 | 16+ | sports gear | bulky heart
cushioned trainers* for fitness races | 60-140 | 16+ | footwear | clothing sized
hand grips* for sled and rower | 15-30 | 16+ | accessory | heart
race-pace rowing block* training plan | 12-35 | 16+ | subscription | subscription heart
compression shorts* for race day | 22-45 | 16+ | clothing | clothing sized filler
electrolyte tablets* tube | 6-12 | 14+ | food | food
doubles race team vests* | 25-50 | 16+ | clothing | clothing sized filler
knee sleeves* for lunges | 20-40 | 16+ | safety gear | clothing sized filler
race number belt* | 6-14 | 14+ | accessory | clothing
fitness race finisher display* | 18-35 | 16+ | decor |
farmer's carry handles* | 30-70 | 16+ | sports gear | bulky heart
training log* for fitness racers | 9-18 | 14+ | stationery | filler
post-race massage voucher* | 35-70 | 18+ | voucher | voucher

# obstacle races
in: running
also: obstacle course racing, obstacle racing, mud runs, mud run, tough mudder, spartan race, spartan races, obstacle run
mud run entry* with medal | 45-100 | 16+ | experience | experience heart
grippy trail shoes* for mud runs | 60-130 | 14+ | footwear | clothing sized
rig grip trainer* for the doorframe | 20-45 | 16+ | sports gear | heart
obstacle training evening* | 15-40 | 14+ | class | experience heart
calf-high mud run socks* | 10-20 | 14+ | clothing | clothing sized
full-finger grip gloves* for obstacles | 15-30 | 14+ | accessory | clothing sized heart
waterproof bag* for muddy kit | 14-28 | 12+ | bag | heart
changing robe* for after the mud | 45-100 | 14+ | outerwear | clothing heart
medal hanger* for obstacle racers | 18-35 | 12+ | decor |
climbing rope* for training | 30-65 | 16+ | sports gear | bulky
obstacle racing training guide* | 12-22 | 14+ | book | book
team headbands* for a mud run | 8-18 | 12+ | accessory | clothing
quick-dry race shorts* | 20-40 | 14+ | clothing | clothing sized filler
bucket carry lid and handle* | 12-25 | 16+ | sports gear |
muddy race photo frame* | 10-20 | 12+ | decor |

# ultramarathons
in: running
also: ultrarunning, ultra running, ultras, ultra marathon, ultra marathons, ultra runner, ultra trail, hundred mile races
running vest* with two soft flasks | 60-140 | 16+ | bag | clothing heart
ultra race entry* | 60-160 | 18+ | experience | experience heart
running headtorch* for night miles | 35-90 | 14+ | lighting | battery heart
folding carbon trail poles* | 60-140 | 16+ | sports gear | heart
assortment of running fuel* | 14-30 | 14+ | food | food sugar heart
memoir* of a hundred-mile runner | 9-16 | 14+ | book | book heart
featherweight waterproof jacket* | 70-170 | 14+ | outerwear | clothing sized filler
double-layer blister socks* | 12-22 | 14+ | clothing | clothing sized
gaiters* for trail shoes | 18-35 | 14+ | accessory | clothing
collapsible cup* for aid stations | 8-16 | 12+ | equipment |
power bank* for long nights out | 20-45 | 14+ | electronics | gadget battery
ultra running film evening* | 8-18 | 12+ | experience | experience heart
race buckle display* | 18-38 | 16+ | decor | heart
foot care kit* for long races | 15-30 | 16+ | wellness |
coaching plan* for a first ultra | 30-90 | 18+ | subscription | subscription filler

# riding indoors
in: cycling
also: peloton, turbo trainer, turbo training, indoor cycling, zwift, smart trainer, home trainer, indoor cycling bike, spin bike
thick sweat mat* under the trainer | 25-50 | 16+ | equipment | heart
frame sweat guard* for indoor riding | 12-25 | 16+ | equipment | heart
indoor cycling towel* with pocket | 12-22 | 14+ | textile | heart
clip-on fan* for indoor rides | 25-60 | 14+ | electronics | gadget heart
virtual cycling subscription* | 15-45 | 14+ | subscription | subscription screen heart
cycling shoes* for a spin bike | 55-120 | 14+ | footwear | clothing sized
tablet stand* for the handlebars | 18-40 | 14+ | equipment | heart
light bib shorts* for indoor rides | 35-75 | 14+ | clothing | clothing sized filler
heart rate armband* | 40-80 | 16+ | electronics | gadget battery heart
rocker plate* for the trainer | 90-220 | 16+ | equipment | bulky heart
cooling headband* for riders | 8-16 | 12+ | accessory | clothing
insulated bottle* for long sessions | 12-25 | 12+ | equipment |
indoor training plan book* | 12-24 | 16+ | book | book
bike seat cushion* in gel | 15-30 | 14+ | equipment | filler
spin bike bottle and phone tray* | 15-35 | 14+ | equipment |

# breakdancing
in: dance
also: breakdance, breaking, bboy, b-boy, bgirl, b-boying, street dance battles
breakdance mat* that rolls up | 40-90 | 8+ | sports gear | bulky heart
knee pads* for breakers | 15-30 | 8+ | safety gear | clothing sized
head spin beanie* | 14-28 | 8+ | accessory | clothing heart
breakdance workshop* | 15-40 | 8+ | class | experience heart
wrist supports* for freezes | 10-20 | 8+ | safety gear | clothing
wide-leg tracksuit* for breakers | 35-75 | 8+ | clothing | clothing sized
boombox* with big speakers | 45-110 | 8+ | audio | gadget battery noisy heart
battle night tickets* | 10-25 | 10+ | experience | experience heart
history of hip hop dance book* | 14-28 | 12+ | book | book
breaker's flat trainers* | 45-95 | 8+ | footwear | clothing sized filler
freeze poses poster* | 8-16 | 8+ | print |
funk breaks album* | 12-28 | 10+ | audio |
elbow pads* for floor moves | 10-22 | 8+ | safety gear | clothing
dance battle documentary* | 9-16 | 10+ | film | screen
crew t-shirt* with name | 15-28 | 8+ | clothing | clothing sized personalised

# virtual reality
in: video games
also: vr, vr games, vr headset, virtual reality games, meta quest, beat saber, vr gaming
VR game download card* | 15-45 | 12+ | voucher | voucher screen heart
comfort head strap* for VR | 25-55 | 12+ | accessory | screen heart
VR headset stand* | 18-38 | 12+ | equipment | screen gadget battery heart
grips with knuckle straps* for controllers | 15-30 | 12+ | accessory | heart
silicone face cover* for a headset | 12-22 | 12+ | accessory |
VR arcade session* | 15-45 | 10+ | experience | experience screen heart
sword handle attachments* for VR | 20-40 | 12+ | accessory | heart
anti-fatigue floor disc* for VR | 20-40 | 12+ | equipment | heart
lens protection inserts* | 10-20 | 12+ | accessory | filler
carry case* for a headset | 20-45 | 12+ | bag |
VR rhythm game* | 18-30 | 12+ | video game | screen heart
VR escape room tickets* | 25-60 | 12+ | experience | experience screen heart
ceiling cable pulleys* for VR | 18-35 | 14+ | equipment |
sweat-wicking mask pack* for VR | 6-12 | 12+ | accessory | filler
virtual fishing game* for headsets | 18-35 | 12+ | video game | screen

# via ferrata
in: climbing
also: via ferratas, ferrata
via ferrata lanyard set* | 70-140 | 14+ | safety gear | heart
via ferrata gloves* with open tips | 18-35 | 12+ | accessory | clothing sized
guided via ferrata day* | 70-150 | 14+ | experience | experience heart
climbing helmet* with good vents | 45-90 | 10+ | safety gear |
via ferrata guidebook* | 20-35 | 14+ | book | book heart
light climbing harness* | 45-90 | 12+ | safety gear | sized
approach shoes* with climbing zone | 80-160 | 14+ | footwear | clothing sized filler
resting sling* with carabiner | 15-30 | 14+ | safety gear | heart
tour log* for via ferratas | 9-18 | 12+ | stationery |
tough rucksack* for rock days | 50-110 | 14+ | bag | heart
alpine first aid pouch* | 15-30 | 12+ | safety gear | heart
panorama print* of a rock face | 12-28 | 10+ | print | filler
summit snack pouch* | 9-18 | 12+ | food | food nuts sugar filler
headband* with edelweiss knit | 12-25 | 10+ | accessory | clothing

# cold water dips
in: sauna and cold plunge
also: cold water dipping, ice baths, ice bath, cold plunge, cold plunges, cold showers
neoprene gloves* for cold dips | 18-35 | 14+ | accessory | clothing sized
neoprene socks* for cold dips | 18-35 | 14+ | clothing | clothing sized
bobble hat* for cold water | 14-28 | 12+ | accessory | clothing heart
changing robe* lined with fleece | 50-120 | 12+ | outerwear | clothing heart
portable ice bath tub* | 70-150 | 18+ | equipment | bulky heart
water thermometer* on a cord | 9-18 | 12+ | tool | heart
breathing course* for the cold | 25-70 | 18+ | class | experience heart
insulated flask* for after the dip | 18-35 | 12+ | equipment | heart
cold water handbook* | 12-22 | 14+ | book | book heart
wearable hot water bottle* | 22-40 | 14+ | wellness | heart
non-slip changing mat* | 12-25 | 12+ | equipment |
dippers' enamel mug* | 10-18 | 12+ | tableware | merchandise filler
dip diary* for cold swimmers | 9-16 | 12+ | stationery | filler
sauna and ice session* | 15-40 | 18+ | experience | experience heart

# charcuterie and curing
in: cooking
unfit: gift
also: curing meat, meat curing, sausage making, making sausages
sausage filling machine* | 45-110 | 18+ | kitchenware | meat food bulky heart
natural casings* and spice mix | 12-25 | 18+ | food | food meat heart
charcuterie book* with recipes | 18-35 | 16+ | book | book food meat heart
curing salt and herbs set* | 10-20 | 18+ | food | food
hand-cranked mincer* in steel | 35-80 | 18+ | kitchenware | heart
sausage making workshop* | 60-130 | 18+ | class | experience food meat heart
butcher's twine and netting* | 6-14 | 16+ | kitchenware |
cured ham slicing stand* | 30-70 | 18+ | kitchenware | food meat heart
air-drying bags* for home curing | 15-30 | 18+ | kitchenware |
digital hanging scale* | 12-25 | 16+ | electronics | gadget battery
salami pricker and hooks* | 9-18 | 18+ | kitchenware | sharp food meat filler
olive wood serving board* | 22-45 | 14+ | tableware |
long narrow slicing knife* | 30-75 | 18+ | kitchenware | sharp heart
regional cured meats parcel* | 30-65 | 16+ | food | food meat heart
butcher's striped apron* | 18-32 | 14+ | clothing | clothing

# marmalade and chutney
in: preserving and fermenting
unfit: gift
also: marmalade, chutney, making chutney, chutneys, pickles and chutneys
preserving pan* in heavy steel | 40-85 | 16+ | kitchenware | heart
hexagonal jars* with gold lids | 14-28 | 12+ | storage | heart
jar labels and cloth tops* | 5-12 | 10+ | stationery |
chutney spice bag collection* | 8-16 | 14+ | food | food heart
sugar thermometer* in brass | 12-25 | 16+ | kitchenware | heart
marmalade and chutney cookbook* | 14-28 | 14+ | book | book food sugar heart
jam funnel* in steel | 7-14 | 14+ | kitchenware | food sugar
muslin straining bag* with stand | 12-22 | 14+ | kitchenware |
Seville oranges crate* in season | 15-30 | 14+ | food | food heart
citrus zester* with long channel | 8-16 | 14+ | kitchenware |
preserves sampler trio* | 12-25 | 12+ | food | food sugar
village show preserves entry kit* | 10-20 | 16+ | craft kit |
preserving workshop* | 35-80 | 16+ | class | experience heart
wooden jam crate* with dividers | 18-35 | 12+ | storage | food sugar
ladle* with pouring lip | 8-16 | 14+ | kitchenware | filler

# kitchen knives
in: cooking
unfit: gift
also: japanese knives, chef's knives, chefs knives, chef knives, knife sharpening, kitchen knife
Damascus steel chef's knife* | 70-170 | 18+ | kitchenware | sharp heart
water sharpening stone* in two grits | 30-65 | 18+ | kitchenware | heart
knife sharpening workshop* | 40-90 | 18+ | class | experience sharp heart
magnetic knife rack* in oak | 30-65 | 18+ | storage | heart
nakiri vegetable knife* | 50-120 | 18+ | kitchenware | sharp heart
leather strop* on a wooden block | 22-45 | 18+ | kitchenware | leather heart
canvas knife roll* | 30-70 | 18+ | storage |
petty knife* with cherry handle | 40-95 | 18+ | kitchenware | sharp
camellia oil* for blades | 10-18 | 18+ | equipment | filler
wooden blade guards* | 10-22 | 18+ | equipment |
Japanese bladesmith stories* | 20-40 | 16+ | book | book heart
flattening stone* for whetstones | 15-30 | 18+ | equipment |
slate-grey knife block* | 40-90 | 18+ | storage |
paring knife* in carbon steel | 15-35 | 18+ | kitchenware | sharp heart

# garden shed
in: DIY and home improvement
also: shed, sheds, his shed, her shed, man cave, pottering in the shed, potters in the shed, pottering, potters about, potters around, shed life, tinkering in his shed
cast shed sign* with a name | 15-35 | 14+ | decor | personalised heart
wall-mounted tool board* | 30-70 | 16+ | storage | heart
shed radio* that shrugs off dust | 35-80 | 14+ | audio | gadget battery heart
screw and nail jar rack* | 18-38 | 16+ | storage | heart
folding workbench* | 50-120 | 18+ | furniture | bulky heart
shed heater* with thermostat | 35-80 | 18+ | electronics | gadget
enamel tea mug* for the shed | 10-18 | 14+ | tableware |
book* of remarkable sheds | 14-28 | 14+ | book | book heart
rechargeable work light* with hook | 20-45 | 16+ | lighting | battery heart
workshop stool* that turns | 40-90 | 16+ | furniture | bulky
hand cleaning paste* for mechanics | 6-12 | 16+ | body care | filler
shop coat* with deep pockets | 30-60 | 16+ | clothing | clothing sized filler
solar shed light* | 18-38 | 14+ | lighting | battery
biscuit tin* for the shed | 9-18 | 14+ | storage | food dairy gluten sugar filler
dartboard cabinet* for the shed | 30-70 | 16+ | game | bulky
vintage wall clock* for a workshop | 20-45 | 14+ | decor | battery

# hi-fi
in: vinyl records
also: hifi, hi fi, audiophile, amplifiers, valve amplifiers, loudspeakers, high end audio, stereo systems
isolating spikes* for loudspeakers | 25-60 | 16+ | equipment |
audio cable* with gold plugs | 20-60 | 14+ | equipment |
turntable cartridge* upgrade | 50-140 | 16+ | equipment | heart
stylus force scale* | 15-30 | 16+ | tool | heart
hi-fi magazine subscription* | 25-55 | 14+ | subscription | subscription heart
half-speed mastered album* | 28-45 | 12+ | audio | heart
headphone amplifier* | 50-140 | 14+ | electronics | gadget heart
listening room session* | 20-60 | 16+ | experience | experience heart
cork platter mat* | 12-25 | 14+ | equipment | heart
banana plugs* for loudspeaker cable | 10-22 | 16+ | equipment | filler
open-back headphones* | 70-180 | 14+ | electronics | gadget battery
anti-static record brush* | 12-25 | 12+ | equipment |
wooden headphone stand* | 18-38 | 12+ | decor |
high-end audio show tickets* | 12-30 | 14+ | experience | experience heart
test record* for setting up | 18-35 | 14+ | audio |
history of great loudspeakers book* | 22-45 | 14+ | book | book heart

# jukeboxes
in: retro gaming
also: jukebox, juke box, juke boxes, jukebox collecting, fifties jukebox
jukebox title strips* to fill in | 6-14 | 14+ | stationery |
tabletop jukebox* with lights | 90-220 | 14+ | audio | gadget bulky heart
box of jukebox singles* | 25-60 | 12+ | audio | heart
dinked centre adaptors* for singles | 4-9 | 12+ | accessory |
history of the jukebox book* | 18-38 | 14+ | book | book heart
neon jukebox sign* | 35-80 | 12+ | lighting | gadget heart
jukebox money bank* | 15-32 | 8+ | decor |
jukebox fair tickets* | 8-20 | 12+ | experience | experience heart
diner stool* in red and chrome | 60-130 | 12+ | furniture | bulky
milkshake glasses* with long spoons | 15-32 | 12+ | tableware |
jukebox restoration manual* | 20-40 | 16+ | book | book
singles carry case* | 20-40 | 12+ | storage |
rock and roll dance evening* | 10-30 | 14+ | experience | experience
tin diner sign* | 10-22 | 12+ | decor | filler

# mid-century furniture
in: interior design
also: mid-century design, mid century furniture, mid century modern, mid-century modern, danish design, danish furniture, scandinavian design, vintage furniture, retro furniture
teak oil and cloth set* | 12-25 | 16+ | equipment |
Danish design book* | 25-55 | 14+ | book | book heart
sunburst wall clock* | 35-80 | 14+ | decor | battery heart
designer miniature* in scale | 25-65 | 12+ | collectible | small-parts heart
fifties-style ceramic table lamp* | 40-95 | 14+ | lighting | gadget heart
screw-in hairpin legs* | 30-65 | 16+ | equipment |
teak serving tray* | 25-55 | 14+ | tableware | heart
auction day* for vintage furniture | 10-30 | 16+ | experience | experience heart
abstract cushion covers* from the fifties | 20-40 | 14+ | textile |
bauhaus exhibition poster* | 12-28 | 12+ | print | heart
wooden bird figurine* | 18-45 | 12+ | decor | heart
string shelf plates* in ash | 35-90 | 14+ | furniture | bulky
design museum day* | 12-30 | 12+ | experience | experience
teak candleholder trio* | 20-40 | 14+ | decor |
chair spotter's guide* | 14-28 | 14+ | book | book heart

# lampshade making
in: upcycling
also: lampshades, lampshade making, making lampshades, lamp making, making lamps
drum lampshade kit* | 15-32 | 12+ | craft kit |
lampshade making workshop* | 45-95 | 14+ | class | experience heart
patterned linen remnant* for shades | 12-28 | 12+ | textile | heart
lampshade ring set* | 10-22 | 14+ | equipment |
bias binding and trims* for shades | 6-14 | 12+ | craft kit |
book* of handmade lampshades | 16-30 | 14+ | book | book heart
turned wooden lamp base* | 25-60 | 14+ | lighting | gadget heart
edging tool* for lampshades | 7-14 | 14+ | tool |
fabric flex* in bright colours | 8-18 | 16+ | equipment |
marbled shade paper* | 10-22 | 12+ | art supplies | heart
lantern shade kit* for children | 10-20 | 7-14 | craft kit |
tassel fringe* by the metre | 6-14 | 12+ | textile | filler
pleated shade course* | 60-140 | 16+ | class | experience heart

# buses and coaches
in: railways
also: buses, bus spotting, bus enthusiast, bus driver games, coaches, double decker buses, vintage buses, old buses, bus rides, red buses
die-cast double-decker* | 15-35 | 3+ | collectible | heart
bus fleet yearbook* | 14-28 | 10+ | book | book heart
vintage bus day out* | 8-25 | 3+ | experience | experience heart
enamel bus stop sign* | 12-28 | 8+ | decor | heart
destination blind print* | 15-35 | 10+ | print | filler
bus museum visit* | 8-20 | 3+ | experience | experience
wooden toy bus* with passengers | 15-30 | 1-6 | toy | heart
bus magazine subscription* | 30-60 | 12+ | subscription | subscription heart
bus driver simulator game* | 15-35 | 8+ | video game | screen
drive a bus experience* | 60-140 | 18+ | experience | experience heart
bus ticket machine toy* | 18-35 | 4-9 | toy |
bus route socks* | 5-10 | 4+ | clothing | clothing sized filler
bus moquette cushion* | 20-40 | 10+ | textile | filler
bus picture book* with flaps | 6-12 | 2-6 | book | book
history of city buses* book | 16-32 | 12+ | book | book
bus calendar* | 9-16 | 8+ | stationery | filler
heritage bus ride* on open day | 5-15 | 3+ | experience | experience
bus and coach yearbook* | 16-35 | 10+ | book | book filler
cardboard bus models* to cut out | 8-16 | 7+ | craft kit |
bus pass wallet* in retro fabric | 8-16 | 10+ | accessory |
bus timetable print* from the fifties | 9-20 | 10+ | print | filler
bus conductor's hat and bag set* | 14-28 | 3-9 | toy | clothing heart
bus jigsaw* with many details | 10-20 | 5+ | puzzle | small-parts
bus keyring* in enamel | 5-10 | 6+ | accessory | filler
city bus playmat* | 18-38 | 2-7 | toy | heart

# sumo
in: wrestling fans
also: sumo wrestling
sumo tournament viewing pass* | 10-30 | 10+ | subscription | subscription screen heart
guide* to the world of sumo | 14-28 | 12+ | book | book heart
sumo wrestler figure* | 12-30 | 8+ | collectible | heart
hand print poster* of a champion | 18-45 | 10+ | print | heart
sumo rankings sheet* in Japanese | 8-18 | 12+ | print |
inflatable sumo suits day* | 25-60 | 14+ | experience | experience plastic filler
paper sumo wrestling game* | 8-18 | 5+ | game | heart
sumo towel* from the arena | 10-22 | 10+ | textile | heart
hot pot cookbook* | 16-30 | 14+ | book | book
woodblock print* of wrestlers | 18-45 | 12+ | print | heart
sumo taster class* | 20-50 | 14+ | class | experience heart
lucky daruma doll* | 10-22 | 8+ | decor | filler
sumo t-shirt* | 15-28 | 6+ | clothing | clothing sized filler
donabe clay pot* | 35-80 | 14+ | kitchenware |

# UFOs and aliens
in: stargazing
also: ufos, ufo, aliens, flying saucers, area 51, extraterrestrials, crop circles, conspiracy theories, bigfoot, loch ness monster
history of UFO sightings book* | 12-25 | 12+ | book | book heart
night-vision monocular* | 60-150 | 14+ | electronics | gadget battery heart
flying saucer night light* | 15-32 | 5+ | lighting | gadget battery heart
alien figure* with glowing eyes | 10-22 | 6+ | collectible | battery heart
sky watching evening* with an expert | 10-30 | 10+ | experience | experience heart
sightings logbook* | 8-16 | 10+ | stationery |
I believe in flying saucers poster* | 8-18 | 10+ | print |
alien socks* | 6-12 | 5+ | clothing | clothing sized filler
UFO documentary box* | 12-25 | 12+ | film | screen heart
cryptid field guide* | 12-22 | 10+ | book | book heart
mystery creature mug* | 9-16 | 10+ | tableware | filler
alien invasion board game* | 20-40 | 8+ | board game | heart
flying saucer kite* | 12-25 | 6+ | outdoor gear |
alien t-shirt* | 14-25 | 4+ | clothing | clothing sized
monster footprint magnet* | 4-8 | 6+ | collectible | small-parts

# Reiki and energy healing
in: self-care
also: reiki, energy healing, energy work, chakras, chakra
reiki treatment voucher* | 35-70 | 18+ | voucher | voucher heart
chakra stones* in a pouch | 10-22 | 12+ | collectible | heart
sound bath evening* | 15-35 | 16+ | experience | experience heart
reiki handbook* | 12-24 | 16+ | book | book heart
first degree reiki course* | 80-180 | 18+ | class | experience heart
tuning fork* for sound healing | 15-35 | 16+ | instrument | heart
chakra wall hanging* | 15-32 | 14+ | decor | heart
meditation shawl* in soft cotton | 22-45 | 14+ | accessory | clothing
selenite charging plate* | 12-25 | 14+ | decor | heart
affirmation card deck* | 12-22 | 14+ | game | heart
singing bowl* with cushion | 22-55 | 14+ | instrument | heart
massage table cover* in fleece | 20-40 | 18+ | textile | filler
healing music album* | 10-18 | 14+ | audio | filler
pendulum* in rose quartz | 9-18 | 14+ | accessory | heart

# small collectables
in: antiques
unfit: case
names: thimble = thimbles = thimble collecting = fingerhüte = fingerhut sammeln = dés à coudre = dedales = ditali = naparstki, silver spoon = silver spoons = teaspoons = souvenir spoons = spoon collecting = silberlöffel, paperweight = paperweights = glass paperweights = briefbeschwerer = presse-papiers, hand bell = bell collection = hand bell collection = glocken sammeln = collects bells, music box = music boxes = musical boxes = spieluhren = spieluhr = boîtes à musique = boites a musique = cajas de música = cajas de musica, corkscrew = corkscrews collection = collects corkscrews, perfume bottle = perfume bottles = perfume bottle collection = parfümflakons, vintage tin = vintage tins = old tins = blechdosen = tin collecting = biscuit tins collection, matchbox label = matchbox labels = phillumeny, vintage button = vintage buttons = button collecting = buttons collection = knöpfe sammeln, snuff box = snuff boxes, trinket box = trinket boxes = enamel boxes = pill boxes = pillboxes, vintage radio = vintage radios = old radios = antique radios = röhrenradios = alte radios = radios antiguas, typewriter = typewriters = old typewriters = schreibmaschinen = machines à écrire = máquinas de escribir = maquinas de escribir = macchine da scrivere, vintage camera = vintage cameras = old cameras = camera collecting = alte kameras = cámaras antiguas = camaras antiguas, barometer = barometers = old barometers, oil lamp = oil lamps = paraffin lamps = öllampen, antique tool = antique tools = old tools = alte werkzeuge, vintage telephone = old telephones = vintage telephones, tin toy = tin toys = blechspielzeug, money box = piggy banks collection = money boxes = piggy banks, egg cup = egg cups = egg cup collecting = eierbecher sammeln, toby jug = jugs collection = toby jugs = milk jugs, horse brass = horse brasses, copper pan = copper pots = copper pans, nutcracker figure = nutcrackers = nussknacker = nutcracker collection, hand fan = hand fans = fans collection = antique fans = abanicos, beer stein = steins collection = bierkrüge = beer steins
rare {name}* for the collection | 20-60 | 14+ | collectible | heart
display cabinet* for the {name} collection | 30-80 | 14+ | storage | bulky heart
{name} price guide* | 14-28 | 14+ | book | book
collectors' fair* with {name} stalls | 8-22 | 12+ | experience | experience heart
miniature {name}* for the shelf | 8-15 | 12+ | collectible | small-parts heart
illustrated {name} history* | 15-32 | 12+ | book | book
hallmark magnifying glass* | 10-22 | 12+ | tool |
{name} inventory book* | 9-18 | 14+ | stationery | book filler
antique {name}* from a dealer | 35-90 | 14+ | collectible | heart
{name} print* in a frame | 15-32 | 12+ | decor | filler
soft gloves and cleaning cloths* | 7-14 | 14+ | accessory | clothing filler
valuation* of the {name} collection | 25-60 | 16+ | experience | experience filler
museum outing* with {name} collection | 8-20 | 10+ | experience | experience
{name} society membership* | 15-35 | 16+ | subscription | subscription filler
spotlight strip* for a display shelf | 18-38 | 14+ | lighting | battery

# china figurines
in: figures and statues
unfit: find, guide, case, shelf
names: owl figurine = owl ornaments = collects owls = owl collection = owls ornaments = owls figurines = eulen sammeln = chouettes déco, elephant figurine = elephant ornaments = collects elephants = elephant collection = elephants ornaments = elephants figurines = elefanten sammeln = elefantes figuras, pig figurine = pig ornaments = collects pigs = pig collection = pigs ornaments = pigs figurines = lucky pigs = glücksschweine, frog figurine = frog ornaments = collects frogs = frog collection = frogs ornaments = frogs figurines = frösche sammeln, cat figurine = cat ornaments = collects cats = cat collection = cats ornaments = cats figurines = china cats, dog figurine = dog ornaments = collects dogs = dog collection = dogs ornaments = dogs figurines = china dogs, hedgehog figurine = hedgehog ornaments = collects hedgehogs = hedgehog collection = hedgehogs ornaments = hedgehogs figurines, duck figurine = duck ornaments = collects ducks = duck collection = ducks ornaments = ducks figurines, horse figurine = horse ornaments = collects horses = horse collection = horses ornaments = horses figurines = china horses, bear figurine = bear ornaments = collects bears = bear collection = bears ornaments = bears figurines, penguin figurine = penguin ornaments = collects penguins = penguin collection = penguins ornaments = penguins figurines, rabbit figurine = rabbit ornaments = collects rabbits = rabbit collection = rabbits ornaments = rabbits figurines = bunny ornaments, bird figurine = bird ornaments = collects birds = bird collection = birds ornaments = birds figurines = porcelain birds, cow figurine = cow ornaments = collects cows = cow collection = cows ornaments = cows figurines, sheep figurine = sheep ornaments = collects sheep = sheep collection = sheep figurines, dragon figurine = dragon ornaments = collects dragons = dragon collection = dragons ornaments = dragons figurines, fairy figurine = fairy ornaments = collects fairies = fairy collection = fairies ornaments = fairies figurines, mouse figurine = mouse ornaments = collects mice = mouse collection = mice ornaments = mice figurines, swan figurine = swan ornaments = collects swans = swan collection = swans ornaments = swans figurines, fox figurine = fox ornaments = collects foxes = fox collection = foxes ornaments = foxes figurines, turtle figurine = turtle ornaments = collects turtles = turtle collection = turtles ornaments = turtles figurines = tortoise ornaments = collects tortoises, rooster figurine = rooster ornaments = collects roosters = rooster collection = roosters ornaments = roosters figurines = cockerel ornaments = chicken ornaments, lighthouse figurine = lighthouse ornaments = collects lighthouses = lighthouse collection = lighthouses ornaments = lighthouses figurines, garden gnome = garden gnomes = gnomes = gnome = gartenzwerge = nains de jardin = krasnale, guardian angel = angel figurines = angels = engel sammeln = angel ornaments = schutzengel, buddha statue = buddha statues = buddha figurines = buddhas, porcelain lady = royal doulton = royal doulton ladies = porcelain ladies = lladro = meissen figurines, hummel figurine = hummel figurines = hummelfiguren, santon = santons = santon figurines
hand-painted {name} | 15-35 | 10+ | collectible | heart
tiny glass {name} | 8-15 | 10+ | collectible | heart
carved wooden {name} | 12-28 | 10+ | collectible | heart
vintage porcelain {name} | 20-50 | 12+ | collectible | heart
weatherproof {name} for the garden | 15-38 | 10+ | garden | heart
wall shelf* with niches for figurines | 20-45 | 12+ | storage | heart
{name} watercolour print* | 9-20 | 10+ | print | filler
{name} mug* | 8-15 | 10+ | tableware | filler
{name} tea towel* | 7-13 | 12+ | textile | filler
{name} brooch* | 10-25 | 12+ | jewellery | jewellery
soft duster and brush* for figurines | 6-12 | 12+ | tool | filler
museum putty* that holds figurines | 4-8 | 12+ | equipment | filler
flea market outing* for collectors | 10-30 | 10+ | experience | experience heart
{name} cushion* | 15-32 | 10+ | textile | filler
silver {name} charm* | 12-28 | 10+ | jewellery | jewellery
glass-fronted corner cabinet* | 60-150 | 14+ | furniture | bulky

# cut glass
in: china and teapots
also: crystal glass, cut crystal, crystal glasses, bohemian glass
cut crystal bowl* | 35-85 | 16+ | tableware | heart
pair of cut crystal tumblers* | 30-70 | 18+ | tableware | heart
crystal bud vase* | 20-45 | 14+ | decor | heart
glass engraving taster class* | 40-95 | 16+ | class | experience heart
collector's guide* to cut glass | 15-32 | 16+ | book | book heart
crystal cleaning cloths* | 6-12 | 14+ | textile | filler
mirrored display shelf* | 30-70 | 14+ | furniture | bulky
crystal bell* with a clear ring | 18-40 | 14+ | decor | heart
glassworks tour* with shop voucher | 12-35 | 12+ | experience | experience heart
crystal photo frame* | 20-45 | 14+ | decor |
crystal sugar bowl* with lid | 20-45 | 14+ | tableware | heart
felt-lined storage box* for glasses | 25-50 | 16+ | storage | filler
crystal window drops* | 9-18 | 10+ | decor | heart
glass museum day* | 10-25 | 10+ | experience | experience

# cigarette cards and beer mats
in: postcards and ephemera
also: cigarette cards, tea cards, beer mats, bottle tops, bottle caps, crown caps, capsules de champagne, sugar packets, wine labels, phone cards, matchbox covers, old adverts, old advertising, ticket stubs, sticker collection, ration books
full set of cigarette cards* | 12-35 | 12+ | collectible | heart
album with clear pockets* for cards | 15-30 | 10+ | storage | plastic heart
framed set of picture cards* | 25-60 | 12+ | decor | heart
display board* for bottle caps | 20-40 | 16+ | decor | heart
collectors' catalogue* of cards | 14-28 | 14+ | book | book heart
ephemera fair tickets* | 5-15 | 12+ | experience | experience filler
acid-free tweezers and sleeves* | 8-16 | 12+ | equipment | filler
mystery bag* of old picture cards | 8-15 | 12+ | collectible | filler
vintage advertising tin* | 12-28 | 12+ | collectible | heart
reprint set* of railway cigarette cards | 8-15 | 12+ | collectible | filler
history of advertising book* | 18-38 | 14+ | book | book heart
card swap box* with dividers | 10-22 | 10+ | storage | filler
enamel advertising plate* | 15-35 | 12+ | decor |
magnifier lamp* for small print | 25-50 | 14+ | lighting | gadget

# toy soldiers
in: militaria
also: toy soldier, lead soldiers, tin soldiers, model soldiers
boxed set of toy soldiers* | 25-65 | 8+ | collectible | small-parts heart
casting mould* for tin soldiers | 25-55 | 18+ | craft kit | heart
fine brushes* for painting soldiers | 10-22 | 12+ | art supplies |
glass-fronted cabinet* for soldiers | 45-110 | 14+ | furniture | bulky
diorama base* with fort walls | 25-55 | 10+ | craft kit | small-parts heart
mounted hussar figure* | 15-35 | 10+ | collectible | small-parts heart
uniforms and colours handbook* | 18-38 | 12+ | book | book heart
toy soldier fair tickets* | 6-15 | 10+ | experience | experience heart
wooden fort* with drawbridge | 40-90 | 5+ | toy | bulky
regimental paint set* | 18-38 | 12+ | art supplies | heart
drummer boy figure* in tin | 10-20 | 10+ | collectible | small-parts heart
toy soldier museum day* | 8-20 | 8+ | experience | experience
toy soldiers magazine subscription* | 30-60 | 12+ | subscription | subscription
military band figures* | 25-60 | 10+ | collectible | small-parts

# tin-plate and construction sets
in: model cars
also: meccano, dinky toys, dinky, tin plate toys, majorette cars
metal construction set* with motor | 40-95 | 8+ | craft kit | small-parts battery heart
boxed die-cast saloon* from the fifties | 25-65 | 10+ | collectible | small-parts heart
spare bolts* for construction sets | 8-16 | 8+ | craft kit | small-parts
replica box* for an old model | 8-15 | 12+ | collectible |
catalogue of old toy cars* | 18-38 | 12+ | book | book heart
toy fair tickets* for collectors | 6-15 | 10+ | experience | experience heart
replacement tyres* for old models | 5-10 | 12+ | collectible | small-parts
wind-up tin car* | 15-35 | 8+ | collectible | small-parts heart
glass display case* with tiers | 35-80 | 12+ | storage | bulky
plans book* for metal construction | 12-25 | 10+ | book | book heart
enamel paints* for restoring toys | 12-25 | 14+ | art supplies |
model crane kit* in metal | 30-70 | 8+ | craft kit | small-parts heart
tin clockwork boat* | 15-35 | 8+ | collectible | small-parts
toy museum outing* | 8-20 | 5+ | experience | experience

# plastic model kits
in: model making
also: airfix, airfix kits, airfix models, revell, revell kits, plastic kits, scale model kits
boxed aircraft kit* in quarter scale | 20-50 | 8+ | craft kit | small-parts heart
acrylic paint set* for scale models | 15-32 | 10+ | art supplies | heart
precision sprue cutters* | 12-25 | 14+ | tool | heart
decal set* for another squadron | 7-14 | 10+ | craft kit |
photo-etched detail parts* | 10-22 | 14+ | craft kit | small-parts heart
weathering powders set* | 14-28 | 12+ | art supplies | heart
compressor airbrush* for models | 60-140 | 14+ | equipment | gadget heart
turntable stand* for painting | 12-25 | 10+ | equipment |
third hand clips* for gluing | 10-20 | 10+ | tool |
masking tape set* for camouflage | 6-12 | 10+ | art supplies | filler
kit builder's magazine subscription* | 30-60 | 12+ | subscription | subscription
scale modellers' show tickets* | 8-18 | 8+ | experience | experience heart
starter kit with glue and paints* | 12-22 | 8+ | craft kit | small-parts
clear display box* for a model | 15-30 | 10+ | storage | plastic heart
modelling techniques book* | 16-30 | 12+ | book | book

# royal family
in: history
also: royals, the royals, the royal family, royalty, royal weddings, kings and queens, king charles, queen elizabeth, princess diana, windsor family, british royals, la familia real
coronation commemorative mug* | 12-28 | 12+ | tableware | heart
royal palace visit* | 20-45 | 8+ | experience | experience heart
biography* of a queen | 12-25 | 14+ | book | book heart
commemorative royal coin* in a case | 15-40 | 12+ | collectible | small-parts heart
royal family tree poster* | 9-20 | 10+ | print |
royal magazine subscription* | 30-65 | 14+ | subscription | subscription heart
crown jewels tour* | 25-40 | 8+ | experience | experience heart
royal tea caddy* | 10-20 | 12+ | food | food caffeine
jigsaw of a royal procession* | 12-22 | 8+ | puzzle | small-parts heart
royal documentary box set* | 12-28 | 12+ | film | screen
fine china royal plate* | 20-45 | 14+ | tableware | heart
kings and queens card game* | 8-15 | 8+ | game |
royal wedding picture book* | 14-28 | 10+ | book | book heart
palace tea towel* | 8-14 | 10+ | textile | filler
corgi cushion* with a crown | 15-30 | 10+ | textile |
royal calendar* | 10-16 | 10+ | stationery | filler

# Titanic
in: history
also: the titanic, shipwrecks, shipwreck, lifeboats
model kit of the great liner* | 25-70 | 8+ | craft kit | small-parts heart
illustrated book of the Titanic* | 15-35 | 8+ | book | book heart
maritime museum day* | 12-30 | 6+ | experience | experience heart
replica boarding pass and menu set* | 9-18 | 8+ | collectible | heart
liner cutaway poster* | 8-18 | 8+ | print |
ship-in-a-bottle kit* | 18-38 | 10+ | craft kit | small-parts heart
shipwreck documentary* | 9-18 | 10+ | film | screen
survivors' stories book* | 9-16 | 12+ | book | book heart
jigsaw of an ocean liner* | 12-22 | 8+ | puzzle | small-parts
brick-built ocean liner* | 45-150 | 9+ | toy | small-parts heart
replica ship's bell* in brass | 20-45 | 10+ | decor | noisy
atlas of shipwrecks* | 18-38 | 12+ | book | book heart
ocean liner playing cards* | 6-12 | 8+ | game | filler
immersive liner exhibition tickets* | 18-40 | 8+ | experience | experience heart

# windmills and old mills
in: urban exploration
also: windmills, windmill, old mills, moulins
working windmill model kit* | 25-60 | 10+ | craft kit | small-parts heart
guided windmill visit* | 6-15 | 6+ | experience | experience heart
book of windmills* | 14-30 | 10+ | book | book heart
stoneground flour selection* | 10-20 | 10+ | food | food gluten heart
windmill print* in a frame | 15-35 | 8+ | decor |
Delft blue windmill tile* | 10-22 | 10+ | decor | heart
garden windmill* that turns | 25-60 | 10+ | garden | bulky
mill trail map* | 5-10 | 10+ | stationery |
windmill calendar* | 9-16 | 8+ | stationery | filler
membership* of a mill society | 15-35 | 16+ | subscription | subscription heart
windmill jigsaw* | 12-20 | 8+ | puzzle | small-parts
bread baking day* at a mill | 35-80 | 12+ | class | experience food gluten heart
windmill pin badge* | 4-8 | 8+ | accessory | small-parts filler
overnight stay* in an old mill | 90-220 | 16+ | travel | experience heart

# seaside days
in: beach days
also: seaside, by the sea, the seaside, seaside trips, seaside holidays, trips to the seaside, days at the seaside, seaside towns, promenade walks, piers, amusement arcades on the pier, ir a la playa
deckchair* in striped canvas | 35-75 | 12+ | furniture | bulky heart
stick of seaside rock* assortment | 5-10 | 4+ | food | food sugar
fish supper voucher* by the sea | 15-35 | 6+ | voucher | voucher food fish heart
windbreak* with wooden poles | 18-38 | 10+ | outdoor gear | bulky heart
vintage seaside railway poster* | 10-25 | 10+ | print | heart
hotel night* with a sea view | 90-220 | 16+ | travel | experience heart
nautical striped top* | 18-38 | 4+ | clothing | clothing sized filler
tuppenny arcade pocket money jar* | 8-16 | 6+ | decor |
book about piers and promenades* | 14-28 | 12+ | book | book heart
sea breeze hand soap* | 6-12 | 10+ | body care | scent filler
straw sun hat* with ribbon | 12-28 | 6+ | accessory | clothing
insulated flask and cup set* | 18-35 | 12+ | equipment |
driftwood boat* for the windowsill | 12-28 | 10+ | decor | heart
boat trip* round the bay | 12-30 | 5+ | experience | experience heart

# coach trips
in: travel
also: coach trip, coach holidays, coach tours, bus trips, bus tours, bus tour, day trips by coach, day trips, excursiones
coach day trip voucher* | 25-60 | 14+ | voucher | voucher experience heart
inflatable footrest* for the coach | 12-25 | 14+ | travel | plastic filler
memory foam neck pillow* | 15-32 | 12+ | travel | heart
compact travel blanket* in a pouch | 18-35 | 12+ | travel |
Christmas market coach trip* | 35-90 | 14+ | experience | experience @christmas heart
garden show trip by coach* | 40-95 | 14+ | experience | experience
puzzle magazine bundle* for the road | 8-15 | 12+ | stationery | filler
travel sweets tin* | 4-8 | 10+ | food | food sugar filler
lightweight day bag* with zips | 22-45 | 12+ | bag |
foldaway shopping bag* for souvenirs | 6-14 | 12+ | bag | filler
places visited diary* | 9-18 | 12+ | stationery |
spill-proof travel cup* | 14-28 | 12+ | equipment |
compression socks* for long rides | 10-20 | 16+ | clothing | clothing sized filler
pocket rain poncho* | 5-12 | 10+ | outerwear | clothing filler
mystery day tour* by coach | 30-70 | 14+ | experience | experience heart

# tapas
in: cooking
also: spanish food, spanish cooking
terracotta tapas dishes* | 18-38 | 12+ | tableware | food heart
tapas cookbook* | 14-30 | 12+ | book | book food heart
tapas evening voucher* for friends | 30-70 | 12+ | voucher | voucher food heart
smoked paprika tins* | 7-14 | 10+ | food | food heart
Manzanilla olives and almonds* | 8-16 | 12+ | food | food nuts heart
tapas cooking class* | 45-95 | 14+ | class | experience food heart
tinned mussels and sardines selection* | 15-32 | 12+ | food | food fish heart
sliced Iberian ham parcel* | 20-50 | 12+ | food | food meat heart
olive wood toothpick holder* | 8-16 | 14+ | tableware | filler
blue and yellow serving plates* | 20-40 | 10+ | tableware |
chorizo grilling dish* in clay | 15-30 | 16+ | kitchenware | food meat
padron pepper growing kit* | 8-16 | 8+ | garden | plant
tapas route map print* | 10-22 | 10+ | print | food filler
wooden oil and vinegar cruet* | 14-30 | 12+ | tableware | food

# cured ham
in: cooking
also: ham, serrano ham, cured ham, prosciutto, parma ham
whole serrano ham* on the bone | 55-100 | 16+ | food | food meat bulky heart
ham carving stand* in wood | 30-70 | 18+ | kitchenware | food meat heart
long ham knife* with rounded tip | 25-60 | 18+ | kitchenware | sharp food meat heart
hand-sliced Iberian ham packets* | 20-45 | 12+ | food | food meat heart
ham carving course* | 45-110 | 18+ | class | experience food meat heart
knife steel* for ham knives | 18-38 | 18+ | kitchenware | food meat
ham cover* in cotton | 9-18 | 16+ | textile | food meat
olive wood ham plates* | 20-42 | 12+ | tableware | food meat
ham lovers' book* | 15-30 | 14+ | book | book food meat heart
ham and cheese tasting box* | 30-65 | 14+ | food | food meat dairy experience
carver's apron* in linen | 20-38 | 14+ | clothing | clothing
cured ham sampler* of four regions | 25-55 | 12+ | food | food meat heart
breadsticks and fig jam* for ham | 9-18 | 12+ | food | food gluten sugar meat
visit to a curing cellar* | 20-50 | 12+ | experience | experience heart

# olive oil
in: Italian cooking
also: olive oils, olives
early harvest olive oil* | 15-32 | 12+ | food | food heart
olive oil tasting trio* | 25-50 | 12+ | food | food experience heart
olive tree adoption* for a year | 40-80 | 10+ | subscription | subscription heart
hand-painted oil pourer* | 18-38 | 12+ | tableware | heart
olive oil cookbook* | 15-30 | 12+ | book | book food heart
tasting glasses* in cobalt blue | 18-38 | 16+ | tableware | heart
dipping bowls* in glazed clay | 12-25 | 10+ | tableware |
olive wood chopping board* | 25-55 | 12+ | kitchenware |
lemon-infused olive oil* | 10-20 | 12+ | food | food
olive oil soap* block | 5-10 | 10+ | body care | scent food filler
olive tree* in a terracotta pot | 30-70 | 12+ | plant | plant
oil mill visit with tasting* | 15-40 | 12+ | experience | experience heart
stuffed olives and tapenade* gift box | 14-28 | 12+ | food | food
olive branch print* | 9-20 | 10+ | print | filler
refillable oil can* in steel | 18-40 | 12+ | kitchenware | heart

# churros and doughnuts
in: desserts and ice cream
also: doughnuts, donuts
churro maker* with star nozzles | 15-32 | 14+ | kitchenware | food gluten sugar heart
thick drinking chocolate* in a tin | 8-16 | 5+ | food | food dairy sugar heart
doughnut tin* with six rings | 12-24 | 10+ | kitchenware | food gluten egg sugar heart
cinnamon sugar shaker* | 6-12 | 8+ | food | food sugar
box of a dozen doughnuts* | 15-30 | 5+ | food | food gluten sugar dairy egg heart
doughnut making class* | 40-85 | 10+ | class | experience food gluten sugar egg heart
doughnut recipe book* | 10-20 | 10+ | book | book food gluten sugar egg heart
doughnut-shaped cushion* | 15-30 | 4+ | textile | food gluten sugar egg filler
churro mix* with recipe card | 6-12 | 10+ | food | food gluten sugar heart
paper cones and dip pots* | 6-12 | 8+ | tableware | filler
piping bag set* in silicone | 9-18 | 10+ | kitchenware |
doughnut socks* in a box | 8-16 | 6+ | clothing | clothing sized food gluten sugar egg filler
caramel and chocolate sauces duo* | 9-18 | 6+ | food | food dairy sugar
hot chocolate cups* pair | 15-30 | 8+ | tableware | food dairy sugar

# soups and stews
in: cooking
also: soups, soup, soup making, making soup, stews, soupes
soup cookbook* for every season | 14-28 | 12+ | book | book heart
cast iron casserole* with lid | 60-140 | 16+ | kitchenware | bulky heart
lidded soup mugs* pair | 15-32 | 10+ | tableware | heart
electric soup maker* | 50-110 | 16+ | kitchenware | gadget heart
stick blender* with soup beaker | 25-60 | 16+ | kitchenware | gadget
stock pot* in steel | 30-70 | 16+ | kitchenware |
bean and lentil mixes* in jars | 9-18 | 12+ | food | food heart
wide soup ladle* in olive wood | 10-20 | 12+ | kitchenware |
insulated soup flask* with spoon | 18-35 | 10+ | equipment | heart
bouquet garni bags* in a tin | 6-12 | 12+ | food | food
soup bowls with handles* in stoneware | 22-45 | 10+ | tableware | heart
crusty bread crock* | 25-55 | 14+ | storage | food gluten
croutons and toppings selection* | 8-15 | 10+ | food | food gluten filler
soup delivery box* | 25-50 | 14+ | food | food heart
vegetable mill* for purées | 20-45 | 14+ | kitchenware |

# Sunday roasts
in: cooking
also: sunday roast, sunday roasts, roast dinners, roast dinner, sunday lunch, roast beef, yorkshire puddings, pub lunches
Sunday lunch voucher* at an inn | 30-70 | 10+ | voucher | voucher food meat heart
heavy roasting tin* with rack | 30-65 | 16+ | kitchenware | heart
Yorkshire pudding tin* | 12-24 | 14+ | kitchenware | heart
meat thermometer probe* | 15-35 | 16+ | kitchenware | gadget battery food meat heart
gravy boat* that keeps hot | 18-38 | 14+ | tableware | heart
carving set* with fork | 35-80 | 18+ | kitchenware | sharp heart
spiked carving board* with groove | 35-75 | 18+ | kitchenware | heart
roast dinners cookbook* | 15-30 | 14+ | book | book food meat heart
horseradish and mustard trio* | 9-18 | 14+ | food | food heart
warming plate covers* for the table | 20-40 | 14+ | textile | filler
rosemary and thyme pots* | 8-16 | 12+ | plant | plant
cranberry and mint sauces duo* | 7-14 | 12+ | food | food sugar filler
fat separator jug* | 12-25 | 16+ | kitchenware | heart
oven-to-table serving dishes* | 25-55 | 14+ | tableware |

# fish and chips
in: eating out
also: fish and chip shop, fish n chips, chippy, chippy tea, the chippy
fish and chip supper voucher* | 12-30 | 6+ | voucher | voucher food fish heart
chip forks and paper cones set* | 6-12 | 8+ | tableware |
malt vinegar and sea salt duo* | 7-14 | 8+ | food | food gluten
fish and chip shop print* | 9-20 | 8+ | print | food fish
deep pan* with chip basket | 30-65 | 18+ | kitchenware |
potato chipper* with two blades | 18-38 | 18+ | kitchenware | sharp heart
batter mix* from the coast | 6-12 | 14+ | food | food gluten
seaside cookery book* | 14-28 | 12+ | book | book heart
enamel chip bowls* | 15-30 | 8+ | tableware | heart
mushy pea gift tin* | 4-8 | 10+ | food | food
chip shop apron* in stripes | 15-28 | 12+ | clothing | clothing
tartare sauce and ketchup set* | 8-15 | 10+ | food | food egg
chips-shaped cushion* | 15-28 | 5+ | textile | filler
trip to a harbour fish restaurant* | 30-70 | 10+ | experience | experience food fish heart

# port and sherry
in: wine
also: port wine, sherry, porto wine, vin de porto, madeira wine, sherry drinker, dessert wines, vermouth
vintage port* in a wooden box | 35-90 | 25+ | drink | alcohol heart
dry fino sherry* | 10-20 | 25+ | drink | alcohol heart
cream sherry* in half bottle | 7-14 | 25+ | drink | alcohol dairy
port and cheese tasting evening* | 30-65 | 25+ | experience | experience alcohol dairy food heart
copita glasses* set of four | 20-40 | 25+ | tableware | alcohol heart
tawny port* aged ten years | 20-40 | 25+ | drink | alcohol heart
book of sherry and port* | 15-30 | 25+ | book | book alcohol heart
port decanter* in cut glass | 35-80 | 25+ | tableware | alcohol heart
walnuts and fig cake* for port | 12-25 | 25+ | food | food nuts sugar gluten alcohol dairy egg
stilton in a stone jar* | 15-30 | 18+ | food | food dairy
sherry trifle bowl* | 20-45 | 25+ | tableware | alcohol filler
port miniature selection* | 14-28 | 25+ | drink | alcohol small-parts heart
bodega weekend trip* | 150-350 | 25+ | travel | experience alcohol
small silver-rimmed tray* | 18-40 | 18+ | tableware | filler

# marzipan and liquorice
in: chocolate
also: marzipan, liquorice, licorice, seaside rock, sweets and toffees, boiled sweets, old-fashioned sweets, retro sweets, fudge, toffee, nougat, pralines, toffees, sweet shop, pick and mix, gummy bears, lollipops, jelly sweets
marzipan fruits* in a box | 8-16 | 5+ | food | food nuts sugar heart
liquorice selection tin* | 9-18 | 5+ | food | food sugar gluten heart
old-fashioned sweet jar* filled | 14-28 | 4+ | food | food sugar heart
handmade fudge slabs* | 9-18 | 4+ | food | food sugar dairy heart
chocolate-covered marzipan loaf* | 6-12 | 5+ | food | food nuts sugar dairy heart
nougat with almonds* | 8-15 | 5+ | food | food nuts sugar heart
salty liquorice box* | 7-14 | 10+ | food | food sugar heart
monthly sweets subscription* | 18-45 | 5+ | subscription | subscription food sugar heart
toffee tin with hammer* | 8-15 | 8+ | food | food sugar dairy heart
glass sweet jar* with scoop | 14-28 | 8+ | storage | food sugar
confectionery class* for beginners | 40-90 | 12+ | class | experience food sugar
sugar-free sweets tin* | 6-12 | 5+ | food | food sugar filler
sweet-making book* | 12-24 | 10+ | book | book food sugar
pick and mix bouquet* | 15-30 | 5+ | food | food sugar plant

# pub skittles and quoits
in: tabletop and pub sports
also: skittles, skittles at the pub, pub skittles, quoits, shove ha'penny, shove hapenny, ringing the bull, bar billiards, bar skittles, aunt sally, pub games, bolos
table skittles* with swinging ball | 35-85 | 6+ | game | heart
shove ha'penny board* in slate | 40-95 | 8+ | game | heart
rubber quoits set* with pins | 18-38 | 5+ | game |
wooden garden skittles* in a bag | 28-60 | 4+ | game | heart
skittle alley evening* with friends | 20-60 | 10+ | experience | experience heart
hook and ring wall game* | 12-25 | 6+ | game | filler
team polo shirts* for skittles | 20-40 | 10+ | clothing | clothing sized filler
skittles trophy* with engraved plate | 12-28 | 8+ | keepsake | personalised filler
traditional tavern games book* | 12-24 | 12+ | book | book filler
chalk scoreboard* for the alley | 14-28 | 8+ | equipment | filler
bowling towel* with club name | 10-20 | 8+ | textile | personalised filler
soft-soled shoes* for the alley | 35-70 | 10+ | footwear | clothing sized filler
club kitty tin* | 8-16 | 12+ | storage | filler
set of bar dominoes* | 10-20 | 6+ | game |
nine-pin keyring* | 4-8 | 8+ | accessory | filler

# marquetry
in: woodworking
also: wood inlay, veneering
marquetry kit* with veneers | 22-45 | 14+ | craft kit | heart
veneer sample pack* in thirty woods | 15-32 | 14+ | art supplies | heart
fretsaw* with fine blades | 18-40 | 18+ | tool | sharp heart
shoulder knife* for marquetry | 15-32 | 18+ | tool | sharp heart
marquetry manual* | 16-32 | 14+ | book | book heart
veneer tape and glue set* | 8-16 | 14+ | equipment |
marquetry weekend course* | 90-200 | 16+ | class | experience heart
cutting mat* with grid | 10-22 | 12+ | equipment | filler
wooden box to inlay* | 12-28 | 12+ | craft kit | heart
shellac and polishing pad* | 14-28 | 18+ | equipment |
pattern collection* for inlay | 9-18 | 14+ | book | book
veneer press* with screws | 35-80 | 16+ | tool | bulky heart
mother-of-pearl inlay pieces* | 12-28 | 14+ | craft kit | small-parts heart
hot sand tray* for shading | 15-30 | 18+ | equipment |

# walking stick making
in: woodworking
also: making walking sticks, walking sticks making, stick dressing
seasoned hazel shanks* bundle | 25-55 | 16+ | craft kit | heart
stick-making course* for a day | 60-140 | 16+ | class | experience heart
ram's horn blank* for a handle | 20-45 | 16+ | craft kit | heart
brass ferrules and collars* | 8-18 | 14+ | equipment | heart
stickmaker's handbook* | 15-30 | 14+ | book | book heart
rasps and files set* | 22-50 | 16+ | tool | heart
leather wrist cords* for sticks | 6-14 | 14+ | accessory | leather filler
stick rack* in oak | 30-70 | 14+ | storage | heart
Danish oil and wax* | 10-20 | 16+ | equipment |
carved dog's head handle kit* | 22-45 | 14+ | craft kit | heart
country fair day* with stick show | 10-25 | 10+ | experience | experience heart
bench vice* with soft jaws | 30-70 | 16+ | tool | bulky
compass inset* for a stick handle | 6-14 | 12+ | equipment | heart
fine sanding cloth* roll | 6-12 | 14+ | equipment | filler

# dry stone walling
in: gardening
also: dry stone walls, drystone walling, stone walling, walling, hedge laying, hedgelaying, charcoal burning, traditional country skills, thatching
walling hammer* with long handle | 35-75 | 18+ | tool | heart
dry stone walling weekend* | 70-160 | 16+ | class | experience heart
walling guide* with drawings | 12-25 | 14+ | book | book heart
tough rigger gloves* | 10-22 | 14+ | accessory | clothing sized leather
string lines and pins* | 8-16 | 14+ | tool |
billhook* with leather sheath | 40-95 | 18+ | tool | sharp leather heart
knee pads* for stone work | 18-38 | 16+ | safety gear | clothing heart
hedge laying day course* | 50-120 | 18+ | class | experience heart
steel toe cap boots* | 50-110 | 16+ | footwear | clothing sized filler
country skills magazine subscription* | 25-50 | 14+ | subscription | subscription heart
miniature wall kit* with real stones | 25-50 | 10+ | craft kit | small-parts heart
insulated flask* for outdoor work | 18-38 | 14+ | equipment |
membership* of a walling association | 25-50 | 16+ | subscription | subscription heart
waxed work waistcoat* | 45-100 | 14+ | outerwear | clothing sized filler

# rug tufting
in: weaving and macramé
also: tufting, rug making with a tufting gun, tufting gun, tufting workshop
tufting gun* for cut pile | 90-200 | 16+ | tool | gadget heart
tufting workshop* for a day | 60-140 | 14+ | class | experience heart
primary tufting cloth* by the metre | 18-38 | 14+ | textile | heart
wool yarn cones* for tufting | 20-45 | 14+ | textile | wool heart
wooden tufting frame* | 45-100 | 14+ | equipment | bulky heart
carpet trimmer* with guide | 50-110 | 16+ | tool | gadget heart
rug backing glue and felt* | 18-40 | 16+ | equipment |
duckbill scissors* for carving pile | 14-28 | 18+ | tool | sharp
tufting pattern book* | 14-28 | 14+ | book | book heart
mini rug kit* with hand needle | 22-45 | 12+ | craft kit |
mirror to tuft around* | 18-38 | 14+ | craft kit |
yarn feeder stand* | 18-38 | 14+ | equipment | wool heart
projector* for tracing designs | 45-100 | 14+ | electronics | gadget screen heart
noise-reducing ear defenders* | 12-28 | 14+ | safety gear | filler

# traction engines
in: railways
also: traction engine, steam rallies, steam rally, steam fairs, steamrollers, stationary engines, vintage tractors, vintage tractor, old tractors, tractor rallies, tractor pulling
live steam model engine* | 90-220 | 14+ | craft kit | bulky heart
steam rally weekend tickets* | 15-40 | 5+ | experience | experience heart
die-cast vintage tractor* | 15-45 | 5+ | collectible | heart
vintage tractor magazine subscription* | 30-60 | 12+ | subscription | subscription heart
steam road engines book* | 18-38 | 12+ | book | book heart
drive a traction engine day* | 90-220 | 18+ | experience | experience heart
cutaway engine print* | 10-25 | 10+ | print |
steam oil scented candle* | 12-22 | 18+ | scent | scent fire filler
engine driver's neckerchief* | 8-16 | 10+ | accessory | clothing heart
brass polish and cloths* | 8-16 | 14+ | equipment |
cast tractor seat stool* | 60-140 | 14+ | furniture | bulky
boiler suit* with brass buttons | 35-75 | 10+ | clothing | clothing sized filler
tractor workshop manual* | 18-38 | 16+ | book | book
steam engine calendar* | 9-16 | 8+ | stationery | filler
tractor mug* in enamel | 9-16 | 8+ | tableware |

# folk dancing
in: dance
also: folk dance, folk dances, international folk dance, english country dancing, bailes regionales, bal folk
soft folk dance shoes* | 30-70 | 8+ | footwear | clothing sized
folk dance weekend* | 80-180 | 14+ | experience | experience heart
folk dance music album* | 10-20 | 10+ | audio |
dance instructions collection* | 12-25 | 12+ | book | book heart
full skirt* for folk dancing | 30-65 | 8+ | clothing | clothing sized
barn dance tickets* for friends | 15-40 | 8+ | experience | experience heart
embroidered waistcoat* | 40-95 | 12+ | clothing | clothing sized
shoe bag* with embroidered flowers | 12-25 | 8+ | bag | filler
folk festival day tickets* | 25-65 | 8+ | experience | experience heart
ankle bells* for dancing | 12-25 | 8+ | accessory |
regional costume doll* | 15-35 | 8+ | collectible |
fan and handkerchief set* | 9-18 | 10+ | accessory |
dance steps notebook* | 7-14 | 10+ | stationery |
flower garland headdress* | 12-28 | 6+ | accessory | filler

# tea dances
in: ballroom and Latin dancing
also: tea dance, sequence dancing, old time dancing, dinner dances, afternoon dances
tea dance tickets* with cake | 12-30 | 16+ | experience | experience food gluten sugar dairy egg heart
comfortable dance shoes* with low heel | 40-85 | 14+ | footwear | clothing sized
swirling tea dress* | 35-75 | 16+ | clothing | clothing sized
big band dance album* | 9-18 | 12+ | audio | heart
sequence dance scripts* collection | 9-18 | 14+ | book | book heart
dance weekend* at a seaside hotel | 120-280 | 18+ | travel | experience heart
suede sole brush* | 7-14 | 14+ | tool | leather
silk bow tie and handkerchief* | 15-32 | 14+ | accessory | clothing
folding fan* in lace | 8-18 | 14+ | accessory |
glitter shawl* for the dance floor | 18-38 | 16+ | accessory | clothing heart
shoe bag* in velvet | 10-22 | 14+ | bag |
private lesson* in the waltz | 35-75 | 16+ | class | experience heart
heel protectors* for dance shoes | 5-10 | 14+ | accessory |
history of the dance hall* book | 14-28 | 14+ | book | book heart

# bell ringing
in: choir
also: church bell ringing, campanology, change ringing, handbells
bell ringing weekend outing* | 40-110 | 14+ | experience | experience heart
set of eight handbells* | 60-160 | 8+ | instrument | noisy heart
change ringing methods book* | 9-18 | 12+ | book | book heart
history of church bells book* | 15-32 | 14+ | book | book religious heart
bell ringers' calendar* | 9-16 | 12+ | stationery |
bell rope keyring* in stripes | 6-12 | 10+ | accessory |
bell tower tour tickets* | 6-18 | 8+ | experience | experience heart
white gloves* for handbell players | 5-10 | 8+ | accessory | clothing filler
framed method chart* | 15-32 | 12+ | decor | heart
bell ringers' mug* | 9-16 | 10+ | tableware | filler
brass bell cufflinks* | 15-35 | 16+ | jewellery | jewellery
ringers' weekly subscription* | 30-60 | 14+ | subscription | subscription heart
bell foundry visit* | 15-40 | 10+ | experience | experience heart
warm fleece gilet* for the tower | 25-50 | 12+ | clothing | clothing sized

# Formula E
in: Formula 1
also: electric racing
Formula E race weekend tickets* | 50-140 | 8+ | experience | experience heart
single-seater scale model* | 20-50 | 8+ | collectible | heart
racing team cap* in blue | 22-38 | 8+ | clothing | clothing heart
story* of electric race cars | 15-30 | 12+ | book | book gadget heart
racing team shirt* in blue | 35-65 | 8+ | clothing | clothing sized
city street circuits print* | 12-28 | 10+ | print |
electric karting session* | 25-60 | 10+ | experience | experience gadget heart
single-seater poster* | 8-16 | 8+ | print | filler
radio-controlled electric racer* | 30-75 | 8+ | toy | battery gadget heart
racing season calendar* | 9-16 | 10+ | stationery | filler
simulator hour* on street circuits | 25-55 | 12+ | experience | experience heart
brick-built single-seater* | 20-50 | 7+ | toy | small-parts heart
Formula E mug* | 9-15 | 10+ | tableware | merchandise filler
racing lanyard* in bright blue | 5-10 | 8+ | accessory | filler
Formula E documentary* | 9-16 | 10+ | film | screen

# rosary
in: Christian faith
also: rosaries, praying the rosary, rosary beads, rosario, pilgrimages
olive wood Ave Maria beads* | 12-28 | 7+ | accessory | religious small-parts heart
silver decade bracelet* | 25-60 | 10+ | jewellery | jewellery religious heart
bead box* in carved olive wood | 12-28 | 8+ | storage | religious small-parts heart
rosary meditations booklet* | 6-14 | 10+ | book | book religious
pilgrimage day by coach* | 30-80 | 12+ | experience | experience religious heart
votive lantern* for prayer | 12-25 | 18+ | lighting | religious fire battery
statue of Mary* in resin | 18-45 | 10+ | decor | religious heart
holy water font* for the wall | 12-30 | 12+ | decor | religious
saints' calendar* | 8-15 | 8+ | stationery | religious filler
kneeling cushion* in velvet | 22-45 | 14+ | textile | religious
ten-bead finger ring* | 8-18 | 10+ | jewellery | jewellery religious small-parts
leather prayer book cover* | 15-32 | 12+ | accessory | religious leather
Marian hymns album* | 9-16 | 10+ | audio | religious heart
prayer shawl* in soft wool | 22-48 | 14+ | accessory | religious clothing wool
icon of Mary* on wood | 18-45 | 10+ | decor | religious heart

# nativity scenes
in: Christian faith
also: nativity figures, nativity sets, nativity scene, nativity scenes, cribs, crib figures
hand-painted crib figure* | 15-45 | 8+ | collectible | religious heart
shepherd and sheep figures* | 18-40 | 6+ | collectible | religious small-parts heart
wooden stable* for a crib | 30-75 | 6+ | decor | religious bulky heart
cork and bark pieces* for cribs | 9-20 | 8+ | craft kit | religious heart
miniature houses* for a crib | 18-40 | 8+ | collectible | religious small-parts heart
crib lighting set* with tiny lanterns | 12-28 | 10+ | lighting | religious battery heart
running water fountain* for a crib | 18-40 | 10+ | decor | religious gadget heart
crib exhibition trip* | 8-25 | 5+ | experience | experience religious heart
figure workshop* in clay | 25-60 | 8+ | class | experience religious heart
three kings figures* with camel | 22-55 | 6+ | collectible | religious small-parts heart
padded storage case* for crib figures | 18-38 | 10+ | storage | religious filler
starry sky backdrop* for a crib | 9-20 | 8+ | decor | religious filler
book of crib scenes* | 18-38 | 10+ | book | book religious heart
wooden play crib* for children | 20-42 | 2-8 | toy | religious heart
tiny baskets and tools* for cribs | 6-14 | 8+ | collectible | religious small-parts filler

# carnival
in: hosting
also: mardi gras, carnival parades, carnival costumes, venice carnival
sequinned carnival jacket* | 30-70 | 10+ | clothing | clothing sized
glitter make-up palette* for carnival | 10-22 | 8+ | body care | heart
hand-painted Venetian mask* | 18-45 | 8+ | decor | heart
carnival hat* with feathers | 15-35 | 6+ | accessory | clothing heart
full animal costume* for adults | 30-65 | 14+ | clothing | clothing sized
grandstand seats* for the parade | 20-60 | 6+ | experience | experience heart
bag of throwing sweets* | 9-18 | 5+ | food | food sugar filler
confetti and streamers pack* | 5-12 | 5+ | decor |
carnival songs album* | 8-15 | 6+ | audio |
coloured wig* with curls | 10-22 | 6+ | accessory |
carnival medal* to wear | 8-20 | 8+ | collectible | filler
jester's stick with bells* | 8-18 | 5+ | toy | noisy filler
thermal tights* under costumes | 9-18 | 8+ | clothing | clothing sized filler
costume sewing pattern* | 8-16 | 12+ | craft kit |
carnival session tickets* | 20-50 | 16+ | experience | experience heart
doughnuts box* for carnival Monday | 12-25 | 5+ | food | food gluten sugar egg dairy
light-up carnival glasses* | 5-12 | 6+ | accessory | battery

# processions and fiestas of Spain
in: Christian faith
also: holy week processions
procession drum marches album* | 10-20 | 8+ | audio | religious heart
holy week picture book* | 18-40 | 10+ | book | book religious heart
brotherhood medal* with cord | 12-30 | 8+ | collectible | religious heart
miniature procession float* | 20-55 | 8+ | collectible | religious small-parts heart
balcony seats* for the processions | 25-90 | 8+ | experience | experience religious heart
procession poster of the year* | 8-18 | 8+ | print | religious
carrier's neck pad* for processions | 15-35 | 16+ | accessory | clothing religious filler
torrijas sweets box* | 10-22 | 8+ | food | food gluten sugar egg dairy religious
embroidered fan* for fiesta days | 12-30 | 8+ | accessory | heart
red fiesta scarf* | 6-14 | 6+ | accessory | clothing
fiesta calendar of towns* | 9-16 | 10+ | stationery | filler
incense and charcoal set* | 9-18 | 18+ | scent | scent fire religious
nazareno figure* in clay | 15-38 | 8+ | collectible | religious heart
weekend trip* to a great fiesta | 120-320 | 16+ | travel | experience heart

# foot volleyball
in: volleyball
also: foot volley
footvolley ball* for the beach | 25-55 | 10+ | sports gear | heart
beach footvolley shorts* | 20-40 | 10+ | clothing | clothing sized
portable beach net* with lines | 45-110 | 10+ | sports gear | bulky heart
footvolley lesson* on the sand | 20-50 | 10+ | class | experience heart
sand socks* for hot beaches | 15-30 | 10+ | footwear | clothing sized
UV shirt* with long sleeves | 20-40 | 8+ | clothing | clothing sized
court marking tape* for sand | 15-30 | 10+ | sports gear |
cap* with neck shade | 12-25 | 8+ | clothing | clothing
polarised sports sunglasses* | 25-60 | 12+ | accessory | heart
sand tournament entry* for pairs | 15-45 | 14+ | experience | experience heart
mineral sun stick* for the face | 7-14 | 10+ | body care | filler
ball pump* with gauge | 9-18 | 10+ | equipment | filler
drawstring beach kit bag* | 12-25 | 8+ | bag |
cool box* for the court side | 25-55 | 12+ | equipment | bulky filler

# forró
in: ballroom and Latin dancing
also: forro, merengue
forró class* for a pair | 15-40 | 14+ | class | experience heart
light dance sandals* with suede sole | 35-75 | 14+ | footwear | clothing sized leather
forró festival weekend* | 60-160 | 16+ | experience | experience heart
accordion and zabumba album* | 10-22 | 10+ | audio | noisy
twirling cotton skirt* | 22-48 | 12+ | clothing | clothing sized
triangle* for forró music | 12-25 | 8+ | instrument | noisy heart
leather hat* from the Brazilian north-east | 25-55 | 12+ | clothing | clothing leather
dance night tickets* for friends | 10-30 | 16+ | experience | experience heart
woodcut print* of dancers | 12-28 | 10+ | print | filler
portable speaker* for the living-room dance | 25-60 | 10+ | audio | gadget battery
folding hand fan* for dance nights | 6-14 | 12+ | accessory | filler
private lesson* in fast turns | 30-70 | 16+ | class | experience
history of Brazilian dance music book* | 15-30 | 14+ | book | book filler
dancers' t-shirt* | 15-28 | 10+ | clothing | clothing sized filler

# Brazilian music
in: folk music
also: bossa nova, brazilian music
bossa nova classics* on vinyl | 20-36 | 12+ | audio | heart
pandeiro* with bright jingles | 30-75 | 8+ | instrument | noisy heart
cavaquinho* for beginners | 60-150 | 10+ | instrument |
Brazilian songbook* with chords | 15-30 | 12+ | book | book heart
roda de samba evening* | 10-30 | 14+ | experience | experience heart
history of bossa nova book* | 14-28 | 14+ | book | book heart
Brazilian music concert tickets* | 25-70 | 10+ | experience | experience heart
ganzá shaker and agogô* | 18-40 | 6+ | instrument | noisy heart
nylon strings set* for Brazilian guitar | 9-18 | 10+ | accessory | plastic filler
Rio promenade pattern print* | 12-25 | 10+ | print | filler
straw hat* for a samba night | 15-30 | 10+ | clothing | clothing filler
online percussion course* | 30-80 | 12+ | class | experience screen
box set of MPB voices* | 25-55 | 12+ | audio | heart
party album* of baile funk | 10-20 | 14+ | audio |
tambourine bag* with padding | 18-38 | 8+ | bag | filler

# speedway
in: karting and motorsport
also: speedway racing, speedway fans, dirt track racing, sidecar racing, banger racing, truck racing
speedway meeting tickets* | 18-45 | 6+ | experience | experience heart
speedway club scarf* | 12-25 | 6+ | accessory | clothing heart
scale model speedway bike* | 20-50 | 8+ | collectible | heart
history of speedway book* | 15-30 | 12+ | book | book heart
rider's signed photograph* in a frame | 18-45 | 8+ | collectible | heart
speedway programme binder* | 10-22 | 10+ | storage |
speedway team jacket* | 35-75 | 8+ | outerwear | clothing sized
ear defenders* for race nights | 12-25 | 4+ | safety gear |
speedway season calendar* | 9-16 | 8+ | stationery | filler
pit lane visit* at a speedway | 20-60 | 10+ | experience | experience heart
enamel pin* of a speedway club | 4-10 | 8+ | collectible | small-parts
speedway video game* | 15-35 | 6+ | video game | screen
dust goggles* for trackside | 9-20 | 8+ | safety gear |
speedway magazine subscription* | 25-55 | 12+ | subscription | subscription heart
race night flask* | 15-30 | 10+ | equipment | filler

# lantern walks
in: children's crafts
also: st martin lanterns, lanterns, lantern making, lantern walk, st martin
lantern making kit* with tissue paper | 7-14 | 3-9 | craft kit | heart
LED lantern stick* with long cable | 4-9 | 3-10 | lighting | battery heart
round paper lanterns* to paint | 5-10 | 3-9 | craft kit | heart
fox-shaped lantern kit* | 8-15 | 3-9 | craft kit | heart
songs for lantern walks album* | 7-14 | 2-9 | audio | heart
picture book* about a lantern walk | 6-12 | 2-7 | book | book heart
transparent paper pack* in rainbow colours | 5-10 | 3-10 | art supplies |
warm mittens on a string* | 8-16 | 1-7 | accessory | clothing filler
tin cut-out lantern* for the table | 10-22 | 5+ | decor | battery
star folding papers* for windows | 5-10 | 5-12 | craft kit |
lantern workshop afternoon* | 8-22 | 4-10 | class | experience heart
sweet bread dough set* | 7-14 | 4-10 | food | food gluten sugar filler
reflective vest* with animals | 6-12 | 2-9 | safety gear | clothing filler
glowing lantern garland* | 10-20 | 3+ | lighting | battery

# YouTubers
in: content creation
names: MrBeast = mr beast, Dude Perfect, Mark Rober, DanTDM, Sidemen = ksi, iShowSpeed, Preston youtube, Aphmau, LankyBox, Ryan's World, Julien Bam, Gronkh, Paluten, Rezo youtuber, Squeezie, Cyprien youtuber, Inoxtag, Tibo InShape, Ibai = ibai llanos, El Rubius = rubius, AuronPlay, TheGrefg, Me contro Te, Favij, Luccas Neto, Enzo Knol, Luisa Crashion, Ekipa youtube
{name} hoodie* | 28-48 | 7-17 | clothing | clothing sized heart
{name} t-shirt* | 15-28 | 6-17 | clothing | clothing sized heart
{name} fan book* | 8-15 | 7-15 | book | book heart
{name} figure* | 10-25 | 6-14 | toy | heart
{name} plush* | 15-28 | 5-14 | toy | heart
{name} cap* | 14-26 | 6-17 | clothing | clothing
{name} challenge box* for friends | 15-32 | 8-16 | game |
{name} poster* | 5-12 | 7-17 | print | filler
{name} water bottle* | 10-18 | 6-16 | equipment |
{name} backpack* | 20-38 | 6-15 | bag |
microphone* for own videos | 18-40 | 8-17 | electronics | gadget
ring light* with tripod | 18-38 | 9-17 | lighting | gadget battery heart
{name} socks* | 5-10 | 7-17 | clothing | clothing sized filler
{name} sticker pack* | 4-9 | 6-15 | stationery |
{name} keyring* | 4-9 | 6-16 | accessory | merchandise filler

# cooks on television
in: cooking
names: Jamie Oliver, Nigella Lawson = nigella, Gordon Ramsay, Mary Berry, Delia Smith, Rick Stein, Nigel Slater, Ottolenghi = yotam ottolenghi, The Hairy Bikers = hairy bikers, Paul Hollywood, Julia Child, Hugh Fearnley-Whittingstall = river cottage, Nadiya Hussain, Madhur Jaffrey, Marcus Wareing, Tim Mälzer = tim malzer, Johann Lafer, Alfons Schuhbeck, Steffen Henssler, Cyril Lignac, Philippe Etchebest, Karlos Arguiñano = arguiñano, Jordi Cruz, Benedetta Rossi, Antonino Cannavacciuolo, Carlo Cracco, Rudolph van Veen, Magda Gessler, Robert Makłowicz, Rita Lobo, Palmirinha, Ana Maria Braga, Martha Stewart, Ina Garten, Anthony Bourdain
newest {name} cookbook* | 18-35 | 12+ | book | book heart
earlier {name} cookbook* | 12-25 | 12+ | book | book heart
{name} series* on disc | 12-25 | 12+ | film | screen
pan like {name}'s* | 35-80 | 14+ | kitchenware | filler
{name} recipe cards* | 9-18 | 12+ | stationery |
{name} memoir* | 12-25 | 14+ | book | book heart
meal* at a {name} restaurant | 40-110 | 12+ | experience | experience food heart
{name} kitchen knife* | 25-60 | 18+ | kitchenware | sharp
pantry box* for {name} recipes | 25-55 | 12+ | food | food nuts filler
{name} quick meals book* | 14-28 | 12+ | book | book heart
{name} apron* | 18-35 | 12+ | clothing | clothing filler
{name} live show tickets* | 30-70 | 12+ | experience | experience heart
{name} baking book* | 15-30 | 12+ | book | book
cookbook stand* for {name} evenings | 18-38 | 12+ | kitchenware | filler
{name} serving bowl* | 20-45 | 14+ | tableware | filler
spice set* for {name} dishes | 12-25 | 12+ | food | food filler

# westerns
in: cinema
also: western films, western movies, cowboy films, spaghetti westerns, john wayne, cowboys, wild west, wilder western, films de cowboys, film western, bang bang, western country life
box set of classic westerns* | 18-40 | 10+ | film | screen heart
western film music album* | 10-25 | 10+ | audio | heart
felt cowboy hat* | 20-45 | 6+ | clothing | clothing heart
western novel* in paperback | 7-14 | 12+ | book | book heart
sheriff's star* in metal | 6-14 | 6+ | collectible | filler
western film poster* reprint | 8-18 | 10+ | print |
history of the western book* | 18-38 | 12+ | book | book heart
harmonica* for the campfire | 12-28 | 8+ | instrument | noisy filler
enamel camp coffee pot* | 18-38 | 12+ | kitchenware | caffeine filler
open-air western stage tickets* | 18-45 | 6+ | experience | experience heart
leather belt* with big buckle | 25-55 | 12+ | accessory | clothing leather
bandana set* in three colours | 6-14 | 6+ | accessory | clothing filler
wild west board game* | 22-45 | 8+ | board game | heart
western town ranch day* | 15-40 | 5+ | experience | experience heart
bullwhip lesson* at a ranch | 25-60 | 14+ | class | experience
cowboy boots* with stitching | 60-140 | 12+ | footwear | clothing sized leather filler

# Camino de Santiago
in: hiking
also: camino, the camino, camino frances, pilgrim walks, pilgrim paths, camino walking
Camino guidebook* with maps | 15-28 | 14+ | book | book heart
pilgrim shell* for the rucksack | 5-12 | 8+ | collectible | religious heart
ultralight rucksack* for weeks of walking | 60-150 | 14+ | bag | heart
pilgrim passport* holder | 8-18 | 12+ | accessory | religious heart
double-layer walking socks* | 12-24 | 12+ | clothing | clothing sized
silk sleeping bag liner* for hostels | 25-55 | 14+ | outdoor gear | heart
walker's foot balm* | 8-16 | 14+ | body care | scent
silver shell pendant* | 20-48 | 12+ | jewellery | jewellery religious heart
Camino memoir* of a walker | 9-18 | 14+ | book | book heart
quick-dry hostel towel* | 10-22 | 12+ | textile | filler
blister plaster tin* | 5-12 | 12+ | wellness |
wooden route map* to mark stages | 22-48 | 12+ | decor | heart
Camino documentary* | 9-16 | 12+ | film | screen heart
walking journal* with stamp pages | 9-18 | 12+ | stationery | heart
rain poncho* that covers a rucksack | 18-40 | 12+ | outerwear | clothing
headtorch* for early starts | 15-35 | 12+ | lighting | battery

# tiny houses
in: minimalism
also: tiny house, tiny homes, tiny living, small house living, log cabins, cabin life, off-grid living, living off grid, off grid, homesteading
book of tiny houses* | 18-38 | 12+ | book | book heart
overnight stay* in a tiny house | 90-200 | 14+ | travel | experience heart
self-sufficiency handbook* | 18-35 | 14+ | book | book heart
solar power bank* with lamp | 25-60 | 12+ | electronics | gadget battery heart
folding wall desk* | 50-120 | 14+ | furniture | bulky
hand-cranked laundry tub* | 40-90 | 14+ | equipment | bulky
cabin plans sketchbook* | 12-25 | 14+ | stationery |
stove-top wood burner fan* | 35-80 | 18+ | equipment | heart
nesting cookware set* | 45-110 | 14+ | kitchenware | heart
heirloom vegetable seeds tin* | 15-30 | 10+ | garden | plant heart
cabin model kit* in wood | 22-48 | 10+ | craft kit | small-parts heart
off-grid magazine subscription* | 25-50 | 14+ | subscription | subscription heart
enamel lantern* with warm light | 18-40 | 10+ | lighting | battery
permaculture weekend course* | 70-160 | 16+ | class | experience heart
water filter jug* in clay | 30-70 | 14+ | kitchenware |

# American road trips
in: long drives
also: route 66, road trips usa, american road trips, usa road trip, american diners, americana, us national parks, national parks usa, highways of america, la route 66
enamel Route 66 sign* | 12-28 | 8+ | decor | heart
road atlas of America* | 18-35 | 12+ | book | book heart
scratch-off map of national parks* | 12-25 | 8+ | print | heart
American diner brunch* | 15-40 | 6+ | experience | experience food gluten dairy meat egg heart
picture book* of American roadsides | 20-45 | 12+ | book | book heart
number plate replica* | 10-22 | 8+ | decor |
classic American car hire day* | 110-260 | 21+ | experience | experience heart
road songs album* | 10-20 | 8+ | audio | heart
diner mugs pair* | 15-30 | 10+ | tableware | heart
trucker cap* | 14-28 | 8+ | clothing | clothing filler
national park poster set* | 15-35 | 8+ | print | heart
neon motel sign* for the wall | 35-80 | 12+ | lighting | gadget
road trip journal* with pockets | 10-20 | 10+ | stationery |
American snack box* | 18-38 | 8+ | food | food gluten sugar nuts dairy heart
road movie box set* | 15-32 | 15+ | film | screen

# watching tennis
in: tennis
also: tennis on television, tennis on telly, tennis on tv, us open tennis, australian open, sinner tennis
ticket for a tennis tournament day* | 40-150 | 8+ | experience | experience heart
strawberries and cream bowl set* | 18-38 | 8+ | tableware | dairy food heart
tennis champion's biography* | 12-25 | 12+ | book | book heart
tournament towel* in green and purple | 20-40 | 8+ | textile | heart
tennis fan's cap* | 15-30 | 6+ | clothing | clothing heart
history of grass court tennis book* | 18-38 | 12+ | book | book heart
signed tennis ball* in a cube | 25-70 | 8+ | collectible | heart
tennis museum and court tour* | 18-40 | 8+ | experience | experience heart
framed print of a tennis final* | 18-40 | 10+ | decor | heart
sports channel month pass* | 15-35 | 14+ | subscription | subscription screen heart
score sheets* for following matches | 5-10 | 10+ | stationery | filler
padded stadium seat* | 15-32 | 10+ | outdoor gear |
tennis quiz cards* | 7-14 | 10+ | game |
tennis mug* with racket handle | 10-18 | 10+ | tableware | filler
oversized tennis ball* for autographs | 12-25 | 6+ | collectible | bulky

# reggae and ska
in: folk music
also: reggae, reggae music, dub, dub reggae, two tone, jimmy cliff, peter tosh
reggae classics* on vinyl | 20-36 | 12+ | audio | heart
ska compilation box set* | 18-40 | 10+ | audio | heart
reggae festival day tickets* | 35-90 | 8+ | experience | experience heart
narrow-brimmed ska hat* | 20-42 | 10+ | clothing | clothing heart
history of Jamaican music book* | 15-32 | 12+ | book | book heart
checkerboard scarf* | 12-25 | 8+ | accessory | clothing
sound system night tickets* | 10-28 | 18+ | experience | experience heart
reggae portrait print* | 10-22 | 10+ | print |
red gold and green wristband* | 4-10 | 8+ | accessory | filler
bongos* pair in wood | 30-70 | 6+ | instrument | noisy
Jamaican cookbook* | 15-30 | 12+ | book | book
ska badge set* | 5-12 | 8+ | accessory | small-parts
dub album* on vinyl | 20-36 | 12+ | audio | heart
reggae t-shirt* | 16-30 | 8+ | clothing | clothing sized
bass guitar reggae grooves book* | 14-26 | 12+ | book | book

# progressive rock
in: rock and metal
also: progressive rock, psychedelic rock, space rock
progressive rock album* on vinyl | 22-38 | 12+ | audio | heart
deluxe remaster* of prog classics | 40-100 | 14+ | audio | heart
history of progressive rock book* | 15-32 | 14+ | book | book heart
prog magazine subscription* | 30-65 | 14+ | subscription | subscription heart
tribute concert tickets* for prog fans | 22-55 | 12+ | experience | experience heart
album sleeve art book* | 25-55 | 14+ | book | book heart
surreal album cover print* | 15-35 | 12+ | print | heart
prog rock quiz cards* | 8-15 | 12+ | game | filler
concert film* of prog legends | 10-20 | 12+ | film | screen
outer record sleeves* pack | 10-20 | 12+ | equipment | plastic filler
synthesiser heroes t-shirt* | 18-32 | 10+ | clothing | clothing sized
prog festival weekend* | 90-220 | 16+ | experience | experience heart
frame* for a gatefold sleeve | 18-38 | 12+ | decor | heart
keyboard legends songbook* | 15-28 | 12+ | book | book
headphone stand* in walnut | 22-48 | 12+ | decor | filler

# cassettes
in: vinyl records
also: mixtape, mixtapes, cassette tapes, cassettes, cassettes audio, compact discs, cds, cd collection
portable cassette player* | 30-70 | 8+ | audio | gadget battery heart
blank cassettes* five-pack | 12-25 | 8+ | audio | heart
new album on cassette* | 9-16 | 8+ | audio | heart
cassette storage rack* in wood | 25-55 | 10+ | storage | heart
head cleaning kit* for tape decks | 9-18 | 12+ | equipment | heart
bundle of eighties cassettes* | 10-25 | 10+ | audio | heart
cassette labels and inlay cards* | 5-10 | 8+ | stationery |
retro boombox* with tape deck | 45-110 | 10+ | audio | gadget battery heart
history of the mixtape book* | 15-30 | 12+ | book | book heart
foam headphones* from the eighties | 15-32 | 10+ | audio | gadget battery
cassette enamel pin* | 4-9 | 8+ | accessory | small-parts filler
cassette to digital converter* | 22-48 | 12+ | electronics | gadget heart
cassette print* in a frame | 14-30 | 10+ | decor | filler
mixtape gift box* to fill | 10-20 | 8+ | keepsake | sentimental

# flower they grow
in: gardening
names: fuchsia = fuchsias = fuchsien, fern = ferns = farne, pelargonium = pelargoniums = geraniums = geranien = géraniums = geranios = gerani, daffodil = daffodils = narcissi = osterglocken, chrysanthemum = chrysanthemums = chrysanthemen, begonia = begonias = begonien, hosta = hostas, snowdrop = snowdrops = galanthophile = schneeglöckchen, tulip = tulips = tulpen = tulipes = tulipanes = tulipany, peony = peonies = pfingstrosen = pivoines, lavender plant = growing lavender = lavendel im garten, hydrangea = hydrangeas = hortensien = hortensias, clematis plant = clematis, iris flower = irises, lily flower = lilies, auricula = auriculas, alpine plant = alpine plants = alpines = steingarten, cyclamen, magnolia = magnolias, camellia = camellias = camelias, rhododendron = rhododendrons = azaleas, sunflower = sunflowers = sonnenblumen = tournesols = girasoles, delphinium = delphiniums, pansy = pansies = violas in pots, primrose = primroses = primulas, wisteria, honeysuckle, ornamental grass = ornamental grasses = gräser, gladiolus = gladioli = gladiolen, geum plant = cottage garden plants = cottage garden, poppy flower = poppies
unusual {name} variety* for the garden | 9-20 | 8+ | plant | plant heart
{name} society membership* | 15-35 | 14+ | subscription | subscription filler
{name} growing guide* | 14-28 | 12+ | book | book heart
{name} watercolour print* | 10-24 | 10+ | print | filler
{name} compost and feed* | 9-18 | 12+ | garden |
terracotta pot* for a prize {name} | 15-35 | 12+ | garden | heart
specialist nursery voucher* for {name} | 15-50 | 14+ | voucher | voucher heart
{name} show day tickets* | 8-25 | 10+ | experience | experience heart
slate labels* for {name} names | 7-14 | 10+ | garden | filler
{name} tea towel* | 8-14 | 12+ | textile | filler
{name} mug* | 9-15 | 10+ | tableware | filler
hand-forged trowel* with ash handle | 18-38 | 14+ | garden | heart
{name} embroidery kit* | 15-30 | 12+ | craft kit |
{name} calendar* | 9-16 | 10+ | stationery | filler
plant theatre* for the {name} display | 35-80 | 12+ | garden | bulky filler
pruning snips* for {name} | 12-28 | 18+ | tool | sharp filler
{name} garden visit* with tea | 12-35 | 12+ | experience | experience heart

# houseplant they love
in: houseplants
unfit: skill
names: monstera, African violet = african violets = usambaraveilchen, peace lily = peace lilies, aloe vera plant = aloe plants, philodendron = philodendrons, calathea = calatheas, hoya plant = hoyas, string of hearts, pothos, snake plant = snake plants, spider plant = spider plants, fiddle leaf fig, alocasia = alocasias, anthurium = anthuriums, cactus plant = cactuses = cactus collection, venus flytrap = venus flytraps = carnivorous plants = fleischfressende pflanzen = plantes carnivores = plantas carnívoras = piante carnivore, air plant = air plants = tillandsia, bromeliad = bromeliads
rare {name} cutting* | 12-35 | 10+ | plant | plant heart
{name} care book* | 12-24 | 12+ | book | book heart
glazed {name} pot* | 15-38 | 10+ | decor | heart
{name} potting mix* | 7-14 | 12+ | garden | filler
{name} moisture meter* | 9-18 | 12+ | tool |
grow light* over the {name} | 18-45 | 12+ | lighting | gadget heart
plant fair voucher* for {name} lovers | 15-45 | 12+ | voucher | voucher filler
{name} botanical print* | 9-22 | 10+ | print |
fine mist sprayer* in brass | 12-28 | 10+ | garden | heart
{name} mug* | 9-15 | 10+ | tableware | filler
self-watering {name} pot* | 12-28 | 10+ | garden |
{name} feed drops* | 6-13 | 12+ | garden | filler
{name} enamel pin* | 5-10 | 8+ | accessory | small-parts filler
narrow {name} stand* | 22-50 | 12+ | furniture |
{name} cushion cover* | 12-25 | 10+ | textile | filler
glasshouse visit* with tropical plants | 10-25 | 6+ | experience | experience heart

# hanging baskets and pots
in: gardening
also: hanging baskets, hanging basket, container gardening, pots and containers, patio pots, window boxes, balcony garden, balcony gardening, bedding plants
self-watering hanging basket* | 15-32 | 12+ | garden | heart
wrought-iron basket bracket* | 12-28 | 14+ | garden | heart
balcony railing planter* | 15-35 | 12+ | garden | heart
basket liner* in natural coir | 5-12 | 12+ | garden |
trailing plug plants tray* | 12-25 | 12+ | plant | plant heart
long-necked watering lance* | 15-32 | 14+ | garden | heart
water-holding granules* tub | 6-14 | 12+ | garden |
container gardening book* | 14-28 | 12+ | book | book heart
glazed patio pot* | 25-60 | 14+ | garden | bulky heart
drip watering kit* for pots | 22-50 | 14+ | garden | heart
pot feet set* in terracotta | 8-16 | 12+ | garden | filler
slow-release plant food* for baskets | 7-14 | 12+ | garden |
flower seeds mix* for containers | 4-9 | 8+ | garden | plant
pot trolley* with wheels | 15-35 | 14+ | garden |
nursery voucher* for bedding plants | 15-45 | 14+ | voucher | voucher heart
balcony herb shelf* in wood | 30-65 | 12+ | garden | bulky

# wine regions
in: wine
names: Bordeaux = bordeaux wines = claret, Burgundy = bourgogne = burgundy wine, Rioja, Barolo, Chianti, Champagne = champagner, Riesling, Prosecco = proseccos, Cava = cavas, Rosé wine = rose wine, Pinot Noir = spätburgunder, Vinho Verde, Douro wine, Malbec, Sauvignon Blanc, Grüner Veltliner, Ribera del Duero, Amarone, Primitivo = negroamaro, Beaujolais, Alsace wine, Moselle wine = moselwein = mosel
fine bottle* of {name} | 18-45 | 25+ | drink | alcohol heart
{name} tasting evening* | 25-60 | 25+ | experience | experience alcohol heart
half bottle* of {name} | 9-18 | 25+ | drink | alcohol
{name} glasses* set of four | 22-50 | 25+ | tableware | alcohol heart
{name} vineyards map* | 10-25 | 25+ | print | alcohol heart
trio* of {name} producers | 40-90 | 25+ | drink | alcohol heart
{name} wine guide* | 15-32 | 25+ | book | book alcohol heart
weekend* among {name} vineyards | 150-350 | 25+ | travel | experience alcohol
cheese box* to go with {name} | 22-48 | 25+ | food | food dairy alcohol heart
wine cooler sleeve* in cork | 12-25 | 25+ | tableware | alcohol filler
mixed case* of {name} | 60-140 | 25+ | drink | alcohol bulky heart
{name} chocolates* | 9-18 | 25+ | food | food alcohol dairy sugar filler
wine stopper* for {name} | 6-14 | 25+ | tableware | alcohol filler
{name} cookery evening* with dinner | 45-95 | 25+ | class | experience alcohol food
{name} tasting notebook* | 9-18 | 25+ | stationery | alcohol filler

# Christmas baking
in: baking
also: panettone, christmas cake, christmas cakes, christmas puddings, christmas pudding, mince pies, christmas cookies
star and tree cookie cutters* | 7-14 | 5+ | kitchenware |
deep tin* for rich fruit cake | 15-30 | 12+ | kitchenware | food gluten dairy egg sugar heart
biscuit press* with winter discs | 18-38 | 10+ | kitchenware | food gluten heart
marzipan and icing set* | 9-18 | 12+ | food | food nuts sugar
carved springerle rolling pin* | 18-38 | 10+ | kitchenware | heart
candied peel and spice box* | 10-20 | 12+ | food | food sugar heart
gift tins* for home-baked biscuits | 9-18 | 8+ | storage | food gluten dairy sugar heart
Christmas baking book* | 14-28 | 8+ | book | book heart
pudding basin* with lid | 10-20 | 14+ | kitchenware |
gingerbread spices bag* | 4-9 | 10+ | food | food gluten sugar
silicone mat* with circles for biscuits | 9-18 | 8+ | kitchenware | food gluten dairy sugar
piping bottles* for icing | 6-12 | 6+ | kitchenware |
baking afternoon* for Christmas biscuits | 20-50 | 5+ | class | experience food gluten dairy egg sugar heart
cooling racks* in three tiers | 14-28 | 10+ | kitchenware | heart
baker's apron* with gingerbread men | 14-26 | 5+ | clothing | clothing food gluten sugar

# feminism
in: politics and current affairs
also: feminist, feminists, women's rights, womens rights, suffragettes, equality
feminist essays collection* | 9-18 | 14+ | book | book heart
biographies of bold women* | 12-25 | 10+ | book | book heart
suffragette-coloured enamel pin* | 5-12 | 10+ | accessory | small-parts
feminist slogan t-shirt* | 15-28 | 12+ | clothing | clothing sized merchandise
women's history museum day* | 8-20 | 8+ | experience | experience heart
print* of world-changing women | 10-25 | 10+ | print |
feminist magazine subscription* | 25-55 | 14+ | subscription | subscription heart
women writers book club* | 30-80 | 14+ | subscription | subscription heart
playing cards* of great women | 8-16 | 8+ | game | heart
feminist tote bag* | 12-24 | 12+ | bag | filler
donation* to women's shelters | 15-60 | 14+ | voucher | voucher heart
calendar of women in history* | 9-16 | 10+ | stationery |
theatre evening* by a woman playwright | 20-55 | 14+ | experience | experience heart
self-defence workshop* | 25-60 | 14+ | class | experience filler
venus symbol necklace* | 12-30 | 12+ | jewellery | jewellery

# Women's Institute
in: volunteering
also: women's institute, womens institute, the wi, wi meetings, village fete, village fetes, village hall, coffee mornings, mothers' union, church fete, craft fairs
jam and chutney show kit* | 15-30 | 16+ | craft kit | food sugar
cake carrier* for the village hall | 18-38 | 14+ | kitchenware | food gluten dairy egg sugar heart
prize-winning cakes cookbook* | 15-30 | 12+ | book | book food gluten sugar egg dairy heart
craft afternoon voucher* | 25-60 | 14+ | voucher | voucher heart
large tote bag* for meetings | 12-25 | 12+ | bag |
flower arranging frog* in brass | 9-20 | 14+ | decor | filler
bunting* for the village fete | 10-22 | 8+ | decor | filler
notecards* with garden flowers | 6-14 | 10+ | stationery | filler
embroidered brooch kit* | 10-22 | 12+ | craft kit | jewellery
speaker evening tickets* | 6-20 | 14+ | experience | experience
tea urn cosy and tray cloth* | 15-30 | 14+ | textile | filler
coach outing* with the group | 25-60 | 16+ | experience | experience heart
recipe file* with dividers | 12-25 | 12+ | stationery |
show bench plates* in white china | 15-30 | 14+ | tableware |
raffle prize basket* | 15-35 | 14+ | keepsake |

# winter sports on television
in: skiing
also: ski jumping, ski racing on tv, alpine skiing on tv, ski sunday, bobsleigh
day at a ski jumping event* | 25-80 | 8+ | experience | experience heart
biathlon weekend tickets* | 30-90 | 8+ | experience | experience heart
winter fan hat* with flag | 14-28 | 6+ | clothing | clothing heart
laser biathlon taster* | 25-60 | 10+ | class | experience heart
champions of winter sport book* | 15-32 | 10+ | book | book heart
cowbell* for cheering | 8-18 | 5+ | accessory | noisy heart
fan scarf* for the finish area | 12-25 | 6+ | accessory | clothing
ski jumping computer game* | 15-35 | 6+ | video game | screen
heated seat cushion* for the stands | 22-48 | 12+ | outdoor gear | battery
winter sports channel pass* | 15-40 | 14+ | subscription | subscription screen heart
wall chart* of the winter season | 6-12 | 8+ | stationery |
waving flag* for the grandstand | 5-10 | 5+ | accessory | filler
finger ski jump game* in wood | 15-32 | 6+ | game | heart
thermos flask* for the grandstand | 18-38 | 12+ | equipment |
sofa blanket* for race weekends | 22-45 | 10+ | textile |
ski jump hill tour* | 8-25 | 8+ | experience | experience heart

# drifting
in: karting and motorsport
also: drift cars, car drifting, drifting cars, tuning cars, tuners, car tuning, tuning
drift taxi ride* | 60-150 | 14+ | experience | experience heart
drift course* on a skid pan | 120-300 | 18+ | class | experience heart
radio-controlled drift car* | 35-90 | 8+ | toy | battery heart
drift event tickets* | 15-45 | 6+ | experience | experience heart
die-cast Japanese coupé* | 15-45 | 8+ | collectible | heart
tuned cars picture book* | 18-40 | 12+ | book | book heart
car sticker sheet* in Japanese letters | 6-14 | 12+ | stationery |
drift racing video game* | 18-45 | 7+ | video game | screen
weighted gear knob* | 20-48 | 18+ | equipment | heart
drift car hoodie* | 30-55 | 8+ | clothing | clothing sized
turbo keyring* that spins | 6-14 | 8+ | accessory |
drift car poster set* | 10-22 | 8+ | print | filler
tyre valve covers* in bright colours | 6-14 | 18+ | equipment | filler
garage flag* for tuners | 10-22 | 10+ | decor |
brick-built street racer* | 18-50 | 8+ | toy | small-parts heart

# pike and predator fishing
in: fishing
also: pike fishing, bass fishing, pike angling, predator fishing, lure fishing, black bass
lure assortment* for pike | 15-32 | 14+ | equipment | heart
wire traces* for pike | 6-14 | 14+ | equipment |
lure rod* in two parts | 45-120 | 14+ | sports gear | heart
long-nosed unhooking pliers* | 12-26 | 16+ | tool | heart
padded unhooking mat* | 18-38 | 14+ | equipment | heart
lure box* with clear lid | 12-26 | 12+ | storage | plastic heart
rubber landing net* | 30-70 | 14+ | equipment | bulky heart
guided pike day* by boat | 90-200 | 14+ | experience | experience heart
pike angler's handbook* | 14-28 | 14+ | book | book heart
polarised glasses* for anglers | 20-50 | 14+ | accessory |
soft shad baits* bag | 6-14 | 14+ | equipment |
chest pack* for lure anglers | 25-60 | 14+ | bag | heart
pike print* on linen | 14-30 | 12+ | print | filler
fleece-lined fishing gloves* | 14-28 | 14+ | accessory | clothing

# wizards and witches
in: knights and dragons
also: wizards, wizard, witches, elves, elf, magic potions, making potions, spells
potion making kit* | 14-28 | 5-12 | craft kit | heart
wizard robe* with hood | 16-32 | 4-12 | clothing | clothing sized heart
light-up magic wand* | 10-22 | 5-13 | toy | battery heart
spell book* with blank pages | 9-18 | 6-13 | stationery | book heart
witch's hat* with stars | 8-16 | 3-12 | accessory | clothing heart
broomstick* to ride | 12-25 | 4-10 | toy | heart
cauldron* for magic potions | 10-22 | 4-11 | toy | heart
fairy tale book* of witches | 9-18 | 4-10 | book | book heart
glow-in-the-dark star cloak* | 14-28 | 3-9 | clothing | clothing
owl hand puppet* | 12-24 | 3-10 | toy |
crystal ball* with lights | 12-25 | 5-12 | toy | battery
potion bottles* with corks | 8-16 | 6-13 | decor | heart
wizard school board game* | 18-38 | 6-12 | board game | heart
elf door* for the skirting board | 8-18 | 3-10 | decor | heart
magic bath colour drops* | 6-12 | 3-10 | body care | filler

# ghosts and monsters
in: knights and dragons
also: ghosts, monsters, monster, scary stories, spooky things, spoken, werewolves, yetis, trolls and monsters
monster soft toy* with big mouth | 14-28 | 2-10 | toy | heart
ghost projector torch* | 10-20 | 4-11 | toy | battery heart
spooky stories book* | 7-14 | 6-12 | book | book heart
glowing ghost night light* | 12-25 | 3-10 | lighting | battery heart
monster building figures* | 14-28 | 3-9 | toy | small-parts heart
monster costume* | 16-32 | 3-9 | clothing | clothing sized heart
ghost hunt board game* | 16-32 | 5-11 | board game | heart
draw-a-monster flip book* | 6-12 | 4-11 | book | book
monster worry doll* with zip mouth | 12-24 | 3-10 | toy |
haunted house craft kit* | 12-25 | 6-12 | craft kit | heart
monster slippers* with claws | 12-24 | 3-12 | footwear | clothing sized
monster pyjamas | 12-22 | 2-10 | clothing | clothing sized filler
monster stickers* to mix | 4-8 | 3-9 | stationery | filler
ghost train ride tickets* | 8-22 | 6-14 | experience | experience

# ninjas and samurai
in: knights and dragons
also: ninjas, ninja, samurai, samurais, ninja training, ninja play
ninja costume* with mask | 16-30 | 4-11 | clothing | clothing sized heart
foam nunchucks* pair | 6-13 | 5-11 | toy | heart
samurai armour model kit* | 20-45 | 9+ | craft kit | small-parts heart
ninja obstacle line* for the garden | 35-80 | 5-13 | sports gear | bulky heart
samurai history book* | 10-22 | 8+ | book | book heart
ninja headband* set | 6-12 | 5-14 | accessory | clothing
book of ninja skills* | 7-14 | 6-12 | book | book heart
samurai figure* with horse | 12-28 | 5+ | collectible | heart
ninja board game* of stealth | 15-32 | 6-12 | board game | heart
wooden practice sword* | 15-32 | 8+ | sports gear |
samurai helmet print* | 9-22 | 8+ | print | filler
ninja gym session* | 12-28 | 5-13 | experience | experience heart
ninja pyjamas | 12-24 | 3-11 | clothing | clothing sized filler

# fuse beads
in: children's crafts
also: hama beads, perler beads, ironing beads, pyssla, hama, aquabeads, water beads craft
bucket of fuse beads* in colours | 9-18 | 5-14 | craft kit | small-parts heart
peg boards set* for fuse beads | 6-14 | 5-14 | craft kit | small-parts heart
fuse bead pattern book* | 7-14 | 6-14 | book | book small-parts heart
sorting box* for fuse beads | 9-18 | 5-14 | storage | small-parts heart
tweezers and ironing paper* | 5-10 | 6-14 | tool |
glow-in-the-dark fuse beads* | 4-8 | 5-14 | craft kit | small-parts
animal fuse bead kit* | 7-14 | 5-12 | craft kit | small-parts heart
large fuse beads* for small hands | 10-20 | 4-7 | craft kit | small-parts heart
three-dimensional fuse bead kit* | 10-20 | 7-14 | craft kit | small-parts heart
mini fuse beads* for fine pictures | 8-16 | 9+ | craft kit | small-parts heart
keyring backs* for bead pictures | 4-9 | 6-14 | craft kit | small-parts filler
wooden picture frame* for pixel art | 9-18 | 5-14 | decor |
water-fix bead kit* | 12-25 | 5-11 | craft kit | small-parts heart
pixel art design pad* | 5-10 | 6-14 | stationery | filler

# paper planes
in: aviation
also: paper aeroplanes, paper airplanes, gliders and paper planes, model gliders
paper plane folding pad* | 6-12 | 5-13 | craft kit | heart
electric motor* for paper planes | 18-38 | 8-14 | toy | gadget battery heart
paper plane launcher* | 12-25 | 6-12 | toy | battery heart
foam throwing gliders* pair | 6-14 | 4-12 | toy | heart
balsa plane kit* with rubber band | 5-12 | 7+ | craft kit | heart
book of paper flying machines* | 7-14 | 7-14 | book | book heart
target hoops* for gliders | 9-18 | 5-12 | toy | heart
stunt plane in polystyrene* | 8-16 | 5-12 | toy | heart
aviator goggles and cap* | 10-22 | 4-11 | accessory | clothing
air museum day* | 8-22 | 4+ | experience | experience heart
patterned folding papers* | 4-9 | 5-12 | art supplies |
rubber band helicopter* | 4-9 | 5-12 | toy |

# Greek myths
in: history
also: greek mythology, greek myths, mythology, greek gods, norse mythology, ancient greece, myths and legends
illustrated book of Greek myths* | 12-28 | 7+ | book | book heart
gods and heroes card game* | 8-16 | 7+ | game | heart
family tree of the gods poster* | 8-18 | 7+ | print |
myths retold novel* | 8-15 | 12+ | book | book heart
Greek gods figures* | 12-30 | 5+ | collectible | heart
myth-themed board game* | 25-55 | 9+ | board game | heart
black-figure vase replica* | 20-50 | 10+ | decor |
audiobook of the Odyssey* | 10-22 | 10+ | audio | book heart
labyrinth marble game* | 15-32 | 6+ | game | small-parts
olive wreath headpiece* | 9-20 | 6+ | accessory | filler
museum of antiquities day* | 8-22 | 7+ | experience | experience heart
Greek hero costume* | 16-32 | 5-12 | clothing | clothing sized
mythical beasts encyclopedia* | 12-28 | 7+ | book | book heart
constellations and myths cards* | 8-18 | 8+ | game |
Medusa art print* | 9-22 | 12+ | print | filler

# jokes and pranks
in: magic tricks
also: jokes, joke books, pranks, practical jokes, april fools, telling jokes, comedy for kids
bumper joke book* | 5-10 | 5-13 | book | book heart
whoopee cushion* that inflates itself | 3-7 | 5-14 | toy | noisy heart
prank kit* in a box | 9-18 | 7-14 | toy | heart
fake spiders and bugs* | 4-8 | 6-14 | toy |
joke-a-day calendar* | 8-15 | 6-14 | stationery | filler
trick chewing gum* | 3-6 | 7-14 | toy | food sugar filler
don't laugh challenge game* | 9-18 | 6-13 | game | heart
funny false teeth* | 3-6 | 5-13 | toy | filler
moustache and glasses disguise* | 4-8 | 5-13 | toy | filler
lunch box joke notes* | 4-9 | 5-12 | stationery |
remote noise maker* | 9-18 | 7-14 | toy | battery noisy heart
knock-knock joke cards* | 5-10 | 5-12 | game |
comic sound machine* | 9-18 | 6-13 | toy | battery noisy heart
silly hats trio* | 10-22 | 4-12 | accessory | clothing filler
children's comedy show tickets* | 10-25 | 5-13 | experience | experience heart

# comic strip hero
in: comics
names: Garfield, Snoopy = peanuts comics = charlie brown, Calvin and Hobbes, Donald Duck = lustiges taschenbuch = ltb = mickey mouse comics = micky maus hefte = topolino, Lucky Luke, The Smurfs = smurfs = schlümpfe = schtroumpfs = pitufos = puffi, Spirou = spirou et fantomas = gaston lagaffe, Astérix comics = asterix comics = asterix hefte, Tintin albums = tim und struppi = les aventures de tintin, Mortadelo y Filemón = mortadelo y filemon, Mafalda, Superlópez, Diabolik, Tex Willer = tex comics, Dylan Dog, Corto Maltese, Suske en Wiske, Jommeke, Kajko i Kokosz, Tytus Romek i A'Tomek, Fix und Foxi, Nick Knatterton, Beano = the beano, Dennis the Menace, Rupert Bear, Wallace and Gromit = shaun the sheep, Popeye, Titeuf, Boule et Bill, Thorgal, Blacksad, Sandman comics, Hellboy, Judge Dredd, Saga comics, Scott Pilgrim, Far Side = gary larson
{name} album* still missing | 9-16 | 6+ | book | book heart
{name} collected edition* | 20-45 | 8+ | book | book heart
{name} figure* | 10-30 | 5+ | collectible | heart
{name} mug* | 9-15 | 7+ | tableware | merchandise filler
{name} t-shirt* | 14-26 | 4+ | clothing | clothing sized heart
{name} art print* | 9-22 | 6+ | print |
{name} calendar* | 9-16 | 6+ | stationery |
{name} plush* | 12-26 | 2+ | toy | heart
{name} socks* | 5-12 | 5+ | clothing | clothing sized filler
{name} film* on disc | 8-16 | 6+ | film | screen
{name} jigsaw puzzle | 9-20 | 6+ | puzzle | small-parts
{name} keyring* | 4-9 | 6+ | accessory | merchandise filler
{name} notebook* | 5-12 | 6+ | stationery | filler
comic fair tickets* for {name} fans | 8-25 | 8+ | experience | experience heart
rare {name} issue* in a sleeve | 15-50 | 10+ | collectible | heart
{name} playing cards* | 6-12 | 7+ | game | filler
{name} drawing guide* | 8-16 | 6+ | book | book heart
{name} cushion* | 14-28 | 5+ | textile |

# instant photography
in: photography
also: polaroid, polaroids, instant camera, instant cameras, instant photos, polaroid camera
instant camera* in pastel | 65-120 | 8+ | electronics | gadget battery heart
mini photo album* for instant prints | 8-16 | 6+ | storage | heart
photo clips string* with lights | 8-18 | 7+ | decor | battery heart
pocket photo printer* for the phone | 60-120 | 10+ | electronics | gadget battery heart
instant camera case* with strap | 12-25 | 7+ | bag | heart
decorative sticker frames* for prints | 4-9 | 6+ | stationery |
black and white instant film* | 12-22 | 7+ | art supplies | heart
acrylic frames trio* for instant prints | 9-20 | 8+ | decor | plastic
gel pens* for writing on photos | 4-9 | 7+ | stationery | filler
scrapbook* for instant prints | 12-25 | 7+ | stationery | heart
coloured lens filters* for instant cameras | 8-16 | 8+ | accessory |
magnetic photo pockets* | 7-14 | 7+ | storage | filler

# rhythmic gymnastics
in: gymnastics
also: ribbon dancing, baton twirling, majorettes, majorette, twirling
rhythmic gymnastics ribbon* on a stick | 9-22 | 5-17 | sports gear | heart
half shoes* for rhythmic gymnasts | 12-25 | 5-17 | footwear | clothing sized
glittering competition leotard* | 35-90 | 5-17 | clothing | clothing sized
rubber ball* in metallic colour | 15-35 | 5-17 | sports gear | heart
gymnastics hoop* with cover | 15-32 | 5-17 | sports gear | bulky heart
clubs pair* for rhythmic gymnastics | 20-45 | 7-17 | sports gear | heart
apparatus holder bag* | 22-48 | 6-17 | bag | filler
knee protectors* in soft velvet | 10-20 | 5-17 | safety gear | clothing sized filler
stretching band* for flexibility | 8-16 | 6-17 | sports gear | heart
hair bun kit* with glitter net | 5-12 | 5-16 | accessory | heart
decorating tape* for hoops and clubs | 5-10 | 6-17 | equipment |
twirling baton* with rubber ends | 15-32 | 5-17 | sports gear | heart
competition day tickets* for the family | 8-25 | 5+ | experience | experience heart
gymnast's medal hanger* | 14-28 | 5-17 | decor |
training shorts and top* set | 22-45 | 5-17 | clothing | clothing sized filler
summer camp* for rhythmic gymnasts | 90-220 | 7-16 | class | experience heart

# gravel biking
in: cycling
also: bikepacking, gravel bike, gravel bikes, gravelbike, gravel riding, gravel racing, bike packing, gravel cycling, bike touring off road
handlebar bag* for gravel bikes | 35-80 | 14+ | bag | heart
tubeless gravel tyres* pair | 60-120 | 16+ | equipment |
frame bag* in waterproof fabric | 30-70 | 14+ | bag | heart
gravel gloves* with gel pads | 20-42 | 12+ | accessory | clothing sized
tubeless repair plugs* | 12-25 | 14+ | tool | heart
cargo bib shorts* with pockets | 60-130 | 14+ | clothing | clothing sized filler
gravel routes guidebook* | 18-32 | 14+ | book | book heart
sealant and valve set* | 14-28 | 16+ | equipment |
top tube bag* for gels | 18-38 | 12+ | bag | heart
bikepacking saddle pack* | 50-120 | 14+ | bag | bulky heart
clip-in gravel shoes* | 80-170 | 14+ | footwear | clothing sized filler
gravel event entry* | 30-90 | 16+ | experience | experience heart
titanium camping mug* | 18-38 | 12+ | outdoor gear | heart
GPS mount* for the handlebars | 15-35 | 14+ | equipment | gadget battery heart
chain lube* for dusty rides | 8-16 | 14+ | equipment |
merino riding shirt* | 45-95 | 14+ | clothing | clothing sized wool

# kind of music
in: concerts
names: Grunge = grunge music, Indie* = indie music, Afrobeats = afrobeat = amapiano, Reggaeton = reguetón = regueton = reggaetón = perreo, Metal* = heavy metal music = death metal = black metal, Drill* = uk drill, R&B = rnb = r and b = r'n'b, Disco* = disco music = disco polo, Trap* = trap music, Grime* = grime music, Shoegaze, New wave = new wave music = neue deutsche welle = ndw, Chanson = chansons = french chanson = variété française, Fado, Flamenco music, Rumba = rumba catalana, Mariachi = rancheras = corridos, Copla = la copla, Klezmer, Schlager* = schlagermusik = schlager music, Volksmusik, Blasmusik* = oompah = brass band music, Celtic music = irish folk, Americana music, Rockabilly = rock n roll, Big band = big bands, Easy listening, Film music = film scores = soundtracks, Video game music, Deutschrap = german rap = deutschpop, Italian pop = cantautori = musica italiana, Spanish pop = pop español, Polish rock, Synthwave, Opera rock, Hardstyle music, Levenslied = nederlandstalige muziek, Piano ballads
{name} collection* on vinyl | 20-36 | 12+ | audio | heart
{name} concert tickets* | 25-75 | 8+ | experience | experience heart
history of {name} book* | 14-30 | 12+ | book | book heart
{name} festival day tickets* | 35-95 | 10+ | experience | experience heart
{name} t-shirt* | 16-30 | 8+ | clothing | clothing sized heart
{name} best-of box* | 18-45 | 10+ | audio | heart
{name} songbook* with chords | 14-28 | 10+ | book | book
{name} poster* | 7-16 | 8+ | print | filler
over-ear headphones* for {name} | 35-90 | 10+ | audio | gadget battery
{name} quiz cards* | 7-14 | 10+ | game | filler
{name} documentary* | 9-18 | 12+ | film | screen
{name} night* with friends | 8-25 | 16+ | experience | experience heart
newest {name} album* | 10-18 | 8+ | audio | heart
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} tote bag* | 12-24 | 10+ | bag | filler
{name} enamel pins* | 5-10 | 8+ | accessory | small-parts filler
framed {name} record sleeve* | 18-38 | 12+ | decor |
dance or singing lesson* in {name} | 15-45 | 10+ | class | experience

# cottagecore
in: teen bedroom
also: cottagecore aesthetic, fairycore, goblincore, dark academia, light academia, vintage aesthetic, coquette, coquette aesthetic, aesthetic room, y2k, y2k fashion, grandmacore
mushroom table lamp* | 18-40 | 10+ | lighting | gadget heart
pressed flower frame* | 12-26 | 10+ | decor | heart
long puff-sleeved dress* | 28-60 | 11+ | clothing | clothing sized
botanical tapestry* for the wall | 12-28 | 10+ | decor | heart
lace-trimmed socks* | 5-12 | 8+ | clothing | clothing sized
satin ribbon hair bows* | 5-12 | 6+ | accessory | heart
vintage-style journal* with wax cord | 10-22 | 10+ | stationery | heart
knitted vest* with flowers | 22-45 | 10+ | clothing | clothing sized
floral teacup and saucer* | 10-22 | 10+ | tableware | heart
plaid pleated skirt* | 22-45 | 11+ | clothing | clothing sized
old books bundle* with cloth covers | 15-35 | 11+ | collectible | book heart
feather quill and ink set* | 12-25 | 10+ | stationery | heart
wicker basket bag* | 18-40 | 10+ | bag | heart
strawberry print tea towel* | 7-14 | 10+ | textile | filler
ivy garland* for the bedroom | 7-15 | 9+ | decor |
locket necklace* on a chain | 12-28 | 9+ | jewellery | jewellery heart

# charm bracelets
in: jewellery making
also: charm bracelet, bracelet charms, beaded animals, bead animals, bead bracelets, clay bead bracelets
clay bead bracelet kit* | 12-25 | 6-15 | craft kit | small-parts jewellery heart
silver charm* for a bracelet | 10-28 | 7+ | jewellery | jewellery heart
charm bracelet starter* with three charms | 18-40 | 7+ | jewellery | jewellery heart
letter beads assortment* | 5-10 | 6-15 | craft kit | small-parts
elastic bead cord* | 3-7 | 6-15 | craft kit | small-parts
bead spinner bowl* | 12-25 | 8-15 | tool | battery small-parts heart
bracelet storage stand* | 9-20 | 7+ | storage |
pearl and flower bead set* | 8-16 | 6-15 | craft kit | small-parts heart
bead animal kit* with wire | 8-16 | 7-14 | craft kit | small-parts heart
birthday charm* with a number | 8-20 | 7+ | jewellery | jewellery @birthday
bracelet designs book* | 7-14 | 7-14 | book | book heart
bead sorting case* | 8-18 | 6-15 | storage | small-parts heart
bracelet making afternoon* with friends | 15-35 | 7-15 | class | experience heart
glow beads* for bracelets | 4-9 | 6-14 | craft kit | small-parts filler

# keys and switches
in: baby play
also: keys, buttons, switches, zips, light switches, remote controls, busy boards, busy board, busy book
busy board* with locks and latches | 22-48 | 1-5 | toy | heart
toy keys* with sounds | 6-12 | 1-3 | toy | noisy battery heart
wooden lock box* with animals | 20-42 | 2-5 | toy | heart
felt quiet book* with zips | 14-30 | 1-4 | toy | book heart
light switch cube* | 14-28 | 1-4 | toy | battery heart
pretend remote control* | 8-16 | 1-3 | toy | battery heart
buckle cushion* in soft fabric | 12-25 | 1-4 | toy | heart
toy telephone* with dial | 10-20 | 1-4 | toy | heart
pop-up button toy* with animals | 14-28 | 0-3 | toy | heart
screwdriver board* in wood | 12-24 | 2-5 | toy |
play cash register* with big buttons | 15-30 | 2-6 | toy | battery
threading caterpillar* in wood | 9-18 | 2-6 | toy |
push-the-button sound book* | 8-15 | 1-4 | book | book battery heart
gear wheels board* | 14-28 | 1-5 | toy |

# playing house
in: pretend play
also: hoovers, hoover, vacuum cleaners, brooms, sweeping, cleaning toys, helping in the house, washing machines, washing machine, playing house, playing mummies and daddies
toy vacuum cleaner* with real sounds | 14-28 | 2-6 | toy | battery noisy heart
child-sized broom and mop set* | 14-28 | 2-6 | toy | heart
toy washing machine* with turning drum | 20-42 | 2-7 | toy | battery heart
toy ironing board* and iron | 14-28 | 2-7 | toy | heart
cleaning trolley* for play | 22-45 | 2-7 | toy | heart
feather duster* for small hands | 5-10 | 2-6 | toy |
doll's clothes line* with pegs | 8-16 | 3-7 | toy | heart
dustpan and brush* in child size | 5-10 | 2-7 | toy |
play house in fabric* | 30-65 | 2-7 | toy | bulky heart
toy toolbox* in wood | 15-30 | 2-7 | toy |
child's gardening gloves and rake* | 9-18 | 2-7 | garden | clothing sized filler
picture book* about helping at home | 6-12 | 1-6 | book | book
toy shopping trolley* | 18-36 | 2-6 | toy | heart
helper tower* for the kitchen | 60-130 | 1-5 | furniture | bulky
squeegee and spray bottle* for play | 5-10 | 2-6 | toy |

# balloons
in: gift wrapping and party crafts
also: balloon, balloon games
balloon garland kit* in rainbow colours | 9-18 | 3+ | decor | heart
reusable fabric balloon ball* | 8-16 | 1-8 | toy | heart
punch balloons* with elastic | 4-8 | 4-10 | toy | heart
balloon pump* by hand | 5-10 | 5+ | equipment |
giant confetti balloons* | 5-12 | 4+ | decor | bulky
balloon animal kit* with book | 9-18 | 7+ | craft kit | heart
foil balloon* of a favourite animal | 4-9 | 2+ | decor |
balloon rocket kit* | 6-14 | 5-10 | toy | heart
picture book* about a balloon | 6-12 | 1-6 | book | book
balloon powered cars* | 6-14 | 5-10 | toy | heart
balloon badminton bats* | 7-14 | 3-8 | game |
balloon artist at a party* | 40-110 | 3-10 | experience | experience
glow balloons* with tiny lights | 6-12 | 4+ | decor | battery

# trees and woodland
in: wildlife gardening
also: trees, woodland, woodlands, woods, woodland walks, forest bathing, forests, tree planting, ancient trees
tree identification guide* | 10-20 | 8+ | book | book heart
woodland dedication* with a tree | 20-60 | 8+ | keepsake | heart
native tree sapling* | 12-30 | 8+ | plant | plant heart
leaf shapes poster* | 8-18 | 6+ | print |
wood sample coaster set* | 14-30 | 10+ | tableware | heart
forest bathing walk* with a guide | 15-45 | 12+ | experience | experience heart
illustrated book of great trees* | 18-40 | 8+ | book | book heart
leaf and bark rubbing kit* | 7-14 | 5-12 | craft kit |
pocket hand lens* | 8-20 | 7+ | tool |
hammock* between two trees | 22-50 | 10+ | outdoor gear | heart
treehouse night* | 110-260 | 5+ | travel | experience heart
membership* of a woodland charity | 20-50 | 8+ | subscription | subscription heart
oak leaf brooch* | 12-32 | 12+ | jewellery | jewellery
fir needle bath salt* | 8-16 | 12+ | body care | scent filler
acorn growing vase* | 12-28 | 8+ | decor | heart
woodland animals mug* | 9-16 | 8+ | tableware | filler

# fires and wood burning
in: camping
also: campfires, campfire, bonfires, fire pits, fire pit, log burners, log burner, wood burners, wood burning stove, wood-burning stove, chopping wood, wood chopping, splitting logs
steel fire bowl* for the garden | 45-120 | 18+ | garden | fire bulky heart
log basket* in woven willow | 30-70 | 14+ | storage | heart
splitting axe* with hickory handle | 45-110 | 18+ | tool | sharp heart
leather stove gloves* | 18-38 | 18+ | accessory | clothing leather heart
kindling splitter* in cast iron | 60-130 | 18+ | tool | sharp heart
natural firelighters box* | 8-16 | 18+ | equipment | fire
marshmallow toasting forks* | 9-18 | 6+ | kitchenware | food sugar meat heart
stove-top fan* driven by heat | 35-80 | 18+ | equipment | heart
campfire cooking tripod* | 40-95 | 18+ | outdoor gear | fire bulky heart
Norwegian wood book* about stacking logs | 14-28 | 14+ | book | book heart
campfire stories and songs book* | 9-18 | 7+ | book | book heart
fire-resistant blanket* in wool | 40-95 | 14+ | textile | wool
brass companion set* for the hearth | 45-110 | 18+ | decor | bulky
log moisture meter* | 15-32 | 18+ | tool | gadget battery
cast iron popcorn pan* for fires | 22-48 | 18+ | kitchenware | food heart
hut night* with wood stove | 90-220 | 14+ | travel | experience heart

# burgers and hot dogs
in: barbecue
also: burgers, burger, hamburgers, hot dogs, hotdogs, smash burgers, cheeseburgers, hamburger, steak, steaks, steak nights, sausages, bratwurst
burger press* in cast metal | 12-25 | 14+ | kitchenware | food meat heart
smash burger spatula* | 15-30 | 16+ | kitchenware | meat food heart
burger cookbook* | 12-25 | 12+ | book | book food meat heart
relish and burger sauce trio* | 12-24 | 10+ | food | food meat heart
restaurant voucher* for burgers | 20-50 | 6+ | voucher | voucher food meat heart
brioche bun baking rings* | 9-18 | 12+ | kitchenware | food gluten
paper-lined diner baskets* | 9-18 | 8+ | tableware |
steak knives set* | 30-70 | 18+ | tableware | sharp meat food heart
cast iron griddle plate* | 35-80 | 16+ | kitchenware | bulky heart
dry-aged steak box* | 45-95 | 16+ | food | food meat heart
steak rub and smoked salt duo* | 10-20 | 14+ | food | food meat heart
burger-shaped cushion* | 14-28 | 4+ | textile | food meat filler
hot dog roller grill* | 40-90 | 14+ | kitchenware | gadget
smash burger class* | 45-95 | 14+ | class | experience food meat heart
meat thermometer* with quick read | 15-35 | 16+ | kitchenware | gadget battery food meat

# honey
in: cooking
also: honeys, mel, honing, heather honey, honey tasting
three regional honeys* in jars | 15-32 | 5+ | food | food sugar heart
honeycomb* in a wooden frame | 12-28 | 5+ | food | food sugar heart
olive wood honey dipper* | 6-12 | 10+ | kitchenware | food sugar
stoneware honey pot* | 15-32 | 10+ | tableware | food sugar heart
honey cookbook* | 12-25 | 10+ | book | book food sugar heart
beeswax food wraps* | 10-20 | 10+ | kitchenware |
hive adoption* for a season | 30-70 | 8+ | subscription | subscription heart
mead* in a clay bottle | 14-30 | 25+ | drink | alcohol food sugar
honey gingerbread tin* | 9-18 | 5+ | food | food gluten sugar
honey hand balm* | 7-14 | 8+ | body care | scent food sugar filler
beekeeper visit* with tasting | 15-45 | 6+ | experience | experience food sugar heart
honey and nuts jar* | 9-18 | 6+ | food | food nuts sugar
bee print tea towel* | 8-14 | 10+ | textile | filler

# seafood
in: eating out
also: oysters, lobster, shellfish, sea food, fruits de mer, hummer, crabs to eat, prawns, smoked salmon, sushi and seafood
seafood restaurant voucher* | 35-90 | 12+ | voucher | voucher food fish heart
oyster knife and glove* | 18-38 | 18+ | kitchenware | sharp clothing heart
lobster picks set* in steel | 15-30 | 14+ | kitchenware | food fish heart
oysters delivered on ice* | 30-70 | 16+ | food | food fish heart
seafood cookbook* | 18-35 | 12+ | book | book food fish heart
enamel mussel pot* | 25-55 | 14+ | kitchenware | food fish heart
tinned fish selection* in pretty tins | 15-32 | 12+ | food | food fish heart
fish knife set* | 25-55 | 18+ | tableware | sharp
smoked salmon side* | 25-55 | 12+ | food | food fish heart
seafood cookery class* | 60-140 | 14+ | class | experience food fish heart
fish market morning* with breakfast | 15-45 | 10+ | experience | experience food fish
crab print apron* | 18-35 | 12+ | clothing | clothing food fish filler
lemon squeezer bags* in muslin | 6-12 | 12+ | kitchenware | filler
shell-shaped serving dish* | 18-40 | 12+ | tableware |

# crisps and savoury snacks
in: quick and easy cooking
also: crisps, popcorn, pretzels
hand-cooked crisps selection* | 14-28 | 4+ | food | food heart
popcorn gift set* with seasonings | 14-28 | 5+ | food | food heart
snack subscription* from around the world | 20-50 | 6+ | subscription | subscription food gluten sugar heart
dips and salsas trio* | 10-20 | 8+ | food | food heart
truffle crisps* in a tin | 8-16 | 8+ | food | food dairy heart
hot air popcorn maker* | 25-50 | 12+ | kitchenware | gadget food heart
three-part snack bowl* | 15-32 | 6+ | tableware | food heart
pork scratchings tub* | 8-15 | 16+ | food | food meat
roasted nuts selection* | 12-24 | 6+ | food | food nuts heart
pretzels and mustard box* | 9-18 | 6+ | food | food gluten heart
mystery crisps tasting game* | 10-20 | 7+ | game | food
clip set* for opened bags | 4-9 | 8+ | kitchenware |
popcorn print socks* | 7-14 | 6+ | clothing | clothing sized food filler

# tequila and mezcal
in: whisky and gin
also: tequila, mezcal, margaritas, agave spirits
reposado tequila* | 28-60 | 25+ | drink | alcohol heart
smoky mezcal* bottle | 30-70 | 25+ | drink | alcohol heart
clay copitas* for mezcal | 15-30 | 25+ | tableware | alcohol heart
margarita glasses* set of four | 20-42 | 25+ | tableware | alcohol heart
tequila tasting evening* | 30-70 | 25+ | experience | experience alcohol heart
agave spirits book* | 15-30 | 25+ | book | book alcohol heart
chilli salt* for glass rims | 6-14 | 25+ | food | food alcohol
trio* of miniature tequilas | 14-28 | 25+ | drink | alcohol small-parts heart
hand lime press* | 9-18 | 18+ | kitchenware | filler
margarita cocktail kit* | 25-50 | 25+ | drink | alcohol
Mexican street food evening* | 25-60 | 25+ | experience | experience alcohol food
embroidered bar cloth* | 8-16 | 25+ | textile | alcohol filler
agave syrup* in glass | 6-12 | 18+ | food | food sugar filler

# aperitivo
in: hosting
also: after work drinks, spritz
terrace cushions* in summer colours | 25-50 | 14+ | textile | heart
Italian lemonades box | 18-35 | 16+ | drink | food sugar heart
Italian evening basket* | 30-60 | 14+ | food | food gluten dairy meat heart
olives and taralli box* | 14-28 | 12+ | food | food gluten
bitter aperitif* in a bottle | 14-28 | 25+ | drink | alcohol heart
spritz glasses* set of four | 20-42 | 25+ | tableware | alcohol heart
bitter orange cordial* for spritzes | 9-18 | 25+ | drink | food alcohol sugar heart
aperitivo recipes book* | 14-28 | 14+ | book | book heart
serving board* with little bowls | 22-48 | 12+ | tableware | heart
rooftop aperitivo voucher* | 25-60 | 25+ | voucher | voucher alcohol food heart
salted almonds and pistachios* | 9-18 | 12+ | food | food nuts filler
antipasti jars trio* | 15-30 | 12+ | food | food filler
orange peeler and bar spoon* | 10-22 | 25+ | kitchenware | alcohol filler
ice cube tray* for big cubes | 8-16 | 14+ | kitchenware |
folding balcony table* | 35-80 | 16+ | furniture | bulky filler
linen cocktail napkins* | 12-25 | 25+ | textile | alcohol filler
sunset terrace lanterns* | 15-35 | 14+ | lighting | battery filler
cheese straws* in a tin | 7-14 | 10+ | food | food gluten dairy filler

# motor boats
in: sailing
also: motor boats, motorboats, motor boating, motor cruisers, speedboats, power boats, rib boats, river boats
boat hire day* with motor | 80-220 | 18+ | experience | experience heart
floating key fob* | 6-14 | 12+ | accessory |
waterproof chart bag* | 14-30 | 14+ | bag | heart
boat fender pair* | 20-45 | 16+ | equipment | bulky heart
mooring ropes* with spliced eyes | 20-48 | 16+ | equipment | heart
boat handling course* | 80-200 | 16+ | class | experience heart
skipper's cap* | 14-30 | 10+ | clothing | clothing heart
self-inflating life vest* | 70-150 | 14+ | safety gear | clothing sized plastic
non-tip deck cups* | 14-28 | 10+ | tableware |
deck shoes* with grip | 45-100 | 10+ | footwear | clothing sized filler
boat cleaning set* | 20-42 | 16+ | equipment | filler
harbour guide* of the coast | 18-35 | 14+ | book | book heart
telescopic boat hook* | 22-48 | 16+ | tool | heart
boat name lettering* to order | 25-60 | 14+ | decor | personalised heart
motor boat magazine subscription* | 30-65 | 14+ | subscription | subscription heart

# bird they love
in: birdwatching
unfit: guided, gear
names: swan = swans = schwäne = cygnes, swift bird = swifts = mauersegler, swallow bird = swallows = schwalben = hirondelles = golondrinas, kingfisher = kingfishers = eisvogel = eisvögel, red kite = red kites = rotmilan, wren = wrens, woodpecker = woodpeckers = spechte, blue tit = blue tits = meisen, goldfinch = goldfinches, stork = storks = störche = cigüeñas = bociany, heron = herons, eagle = eagles bird = adler, hoopoe, magpie = magpies, crow = crows = ravens = raven = krähen, blackbird = blackbirds = amseln, sparrow = sparrows = spatzen, lapwing, curlew = curlews, osprey bird = ospreys, gannet = gannets, seagull = seagulls = gulls = möwen, cockerel, starling = starlings, nightingale, pheasant = pheasants, peregrine falcon = peregrines = kestrels = kestrel
{name} art print* | 10-26 | 8+ | print |
{name} adoption pack* | 18-38 | 5+ | keepsake | heart
{name} enamel pin* | 5-10 | 8+ | accessory | small-parts
carved wooden {name} | 20-55 | 10+ | decor | heart
birdwatching hide visit* for {name} | 8-25 | 6+ | experience | experience heart
{name} mug* | 9-16 | 8+ | tableware |
book about the {name}* | 12-25 | 10+ | book | book heart
guided walk* to see the {name} | 12-40 | 8+ | experience | experience heart
{name} cushion* | 16-35 | 8+ | textile |
{name} greeting cards* | 6-13 | 8+ | stationery | filler
{name} tea towel* | 8-14 | 12+ | textile | filler
{name} jigsaw* | 12-20 | 8+ | puzzle | small-parts
metal {name} for the garden | 18-45 | 12+ | garden | heart
{name} soft toy* with real call | 10-20 | 2-12 | toy | battery noisy heart
{name} brooch* | 12-30 | 12+ | jewellery | jewellery
{name} linocut print* | 15-38 | 10+ | print |

# painter they love
in: art and museums
names: Frida Kahlo, Gustav Klimt, Hokusai = ukiyo-e, Pablo Picasso = picasso, JMW Turner, William Morris, Banksy, Charles Rennie Mackintosh, Rembrandt, Johannes Vermeer = vermeer, Salvador Dalí = dali = salvador dali, Henri Matisse = matisse, Wassily Kandinsky = kandinsky, Andy Warhol = warhol = pop art, Edward Hopper, David Hockney = hockney, Paul Klee, Albrecht Dürer = dürer, Caravaggio, Michelangelo, Leonardo da Vinci = da vinci, Hieronymus Bosch, Alfons Mucha = mucha, Francisco de Goya = goya, Diego Velázquez = velazquez, Antoni Gaudí = gaudi = gaudí, Joan Miró, MC Escher = escher, Piet Mondrian = mondrian, Hundertwasser = friedensreich hundertwasser, LS Lowry = lowry paintings, Art Deco, Art Nouveau = jugendstil = art nouveau design, Claude Monet, Edgar Degas, Auguste Renoir, Paul Cézanne = cezanne, Egon Schiele, Caspar David Friedrich, Jackson Pollock, Mark Rothko = rothko, Georgia O'Keeffe, Edvard Munch = munch, Keith Haring, Yayoi Kusama, Tamara de Lempicka, Jan Matejko, Tarsila do Amaral, Botticelli, Raphael painter
large {name} art book* | 25-60 | 10+ | book | book heart
{name} exhibition tickets* | 15-40 | 8+ | experience | experience heart
framed {name} print* | 25-60 | 10+ | decor | heart
{name} jigsaw puzzle* | 13-24 | 8+ | puzzle | small-parts heart
{name} wall calendar* | 11-18 | 8+ | stationery |
{name} silk scarf* | 25-60 | 14+ | accessory | clothing heart
{name} biography* | 12-25 | 12+ | book | book heart
{name} mug* | 10-16 | 8+ | tableware | merchandise filler
{name} postcards* in a box | 9-18 | 8+ | stationery |
{name} socks* | 7-14 | 8+ | clothing | clothing sized filler
{name} tote bag* | 12-24 | 10+ | bag |
{name} colouring book* | 7-14 | 8+ | art supplies | book
painting workshop* on {name} | 25-65 | 10+ | class | experience heart
{name} paint by numbers* | 16-35 | 10+ | craft kit | heart
{name} film portrait* | 9-18 | 12+ | film | screen
{name} umbrella* | 18-40 | 10+ | accessory | filler
{name} cushion cover* | 15-32 | 8+ | textile | filler

# breed of horse
in: horses
unfit: ticket, course
names: Shetland pony = shetland ponies = shetlandponys, Icelandic horse = icelandic horses = isländer = islandpferde, Haflinger = haflingers, Arabian horse = arab horses = arabian horses = araber pferde, Friesian horse = friesian horses = friesen pferde, shire horse = shire horses = heavy horses = draught horses = kaltblut, gypsy cob = gypsy cobs = cobs = tinker pferde, Andalusian horse = pura raza española = andalusier, Lusitano horse, Connemara pony = connemara ponies, Lipizzaner = lipizzaners, Welsh pony = welsh ponies, Appaloosa, Fjord horse = fjordpferde, Hanoverian horse = hannoveraner, mustang horse = wild mustangs, Exmoor pony = dartmoor ponies = new forest ponies
{name} model figure* | 8-18 | 3+ | collectible | heart
{name} plush* | 14-28 | 2-12 | toy | heart
{name} breed book* | 12-25 | 9+ | book | book heart
{name} ride out* | 30-80 | 7+ | experience | experience heart
{name} print* | 10-25 | 6+ | print |
{name} t-shirt* | 14-26 | 4+ | clothing | clothing sized
{name} calendar* | 10-18 | 6+ | stationery | heart
{name} mug* | 9-15 | 8+ | tableware | merchandise filler
{name} grooming set* | 15-35 | 6+ | equipment | heart
{name} fly mask* | 15-32 | 12+ | equipment | filler
{name} duvet cover* | 22-40 | 4-15 | textile |
{name} keyring* | 5-10 | 6+ | accessory | merchandise filler
{name} show day tickets* | 10-35 | 5+ | experience | experience heart
{name} backpack* | 18-35 | 5-14 | bag |
{name} herb bag* | 8-18 | 8+ | equipment | filler
{name} jigsaw* | 10-20 | 6+ | puzzle | small-parts
stable name plate* for the {name} | 15-35 | 8+ | decor | personalised heart

# western riding
in: horse riding
also: reining, western saddles, barrel racing, ranch riding, natural horsemanship, horsemanship
western saddle pad* | 45-110 | 10+ | equipment | heart
straw cowgirl hat* | 20-45 | 8+ | clothing | clothing heart
rope halter* with lead | 18-40 | 10+ | equipment | heart
bootcut riding jeans* | 45-95 | 10+ | clothing | clothing sized
fringed chinks* for riders | 60-140 | 12+ | clothing | clothing sized leather
trail ride weekend* | 120-300 | 12+ | experience | experience heart
horsemanship groundwork book* | 15-30 | 12+ | book | book heart
carrot stick and string* for groundwork | 25-50 | 12+ | equipment | heart
western reins* in soft leather | 35-80 | 12+ | equipment | leather
reining clinic day* | 60-150 | 12+ | class | experience heart
western boots* for the saddle | 70-160 | 10+ | footwear | clothing sized leather filler
wild rag scarf* in silk | 20-45 | 10+ | accessory | clothing heart
saddle bag* in tooled leather | 45-110 | 12+ | bag | leather heart
lasso* for practice | 18-40 | 9+ | sports gear | heart

# ferrets
in: rabbits and small pets
also: ferret
ferret hammock* for the cage | 10-22 | 8+ | pet | pet bulky heart
crinkle tunnel* for ferrets | 12-25 | 8+ | pet | pet heart
ferret harness and lead* | 9-20 | 10+ | pet | pet heart
digging box* with balls | 15-32 | 8+ | pet | pet heart
ferret care handbook* | 9-18 | 8+ | book | book pet
corner litter tray* | 10-22 | 10+ | pet | pet filler
meaty ferret treats* | 5-10 | 8+ | pet | pet food meat heart
ferret playpen* with panels | 35-80 | 10+ | pet | pet bulky
travel carrier* for ferrets | 25-55 | 12+ | pet | pet
ferret art print* | 9-22 | 8+ | print |
nail clipper and brush set* | 8-18 | 12+ | pet | pet filler
ferret mug* | 9-15 | 8+ | tableware | filler
squeaky tug toys* for ferrets | 6-14 | 8+ | pet | pet noisy heart
ferret t-shirt* | 14-26 | 6+ | clothing | clothing sized filler

# Nordic noir
in: crime fiction
also: scandi crime, scandi noir, nordic crime, scandinavian crime, the bridge series, the killing series
Nordic noir novel* in hardback | 14-25 | 15+ | book | book heart
Scandinavian crime series box* | 22-50 | 15+ | film | screen heart
trilogy of Nordic thrillers* | 20-40 | 15+ | book | book heart
Nordic noir audiobook* | 12-25 | 15+ | audio | book heart
Fair Isle detective jumper* | 45-95 | 14+ | clothing | clothing sized wool
guide to Nordic crime writing* | 14-28 | 15+ | book | book heart
bleak coast photograph print* | 12-28 | 12+ | print | filler
murder mystery dinner tickets* | 35-75 | 16+ | experience | experience food heart
cinnamon bun baking kit* | 9-18 | 12+ | food | food gluten sugar
wool throw* in grey | 35-80 | 12+ | textile | wool filler
strong coffee selection* | 12-25 | 14+ | drink | caffeine food filler
bookmark of a snowy crime scene* | 4-9 | 12+ | stationery | filler
crime festival tickets* | 12-40 | 15+ | experience | experience heart
weekend trip* to crime locations | 180-400 | 16+ | travel | experience

# Celts and Anglo-Saxons
in: history
also: saxons, celtic art, druids, stonehenge, stone circles, standing stones, bronze age, iron age, middle ages, the middle ages
knotwork pendant* in silver | 22-55 | 10+ | jewellery | jewellery heart
illustrated history of the Celts* | 15-35 | 10+ | book | book heart
stone circle visit* at dawn | 15-45 | 8+ | experience | experience heart
replica treasure brooch* | 20-50 | 12+ | jewellery | jewellery heart
runes and ogham set* | 12-28 | 10+ | collectible | heart
medieval manuscript facsimile page* | 12-35 | 10+ | print | heart
drinking horn* with stand | 22-48 | 18+ | tableware | heart
illuminated letters kit* | 14-28 | 9+ | craft kit | heart
medieval market tickets* | 8-25 | 5+ | experience | experience heart
map of ancient sites* | 8-16 | 10+ | stationery |
medieval cookery book* | 14-28 | 12+ | book | book
warrior helmet model* | 20-48 | 10+ | collectible |
living history weekend* | 25-70 | 8+ | experience | experience heart
knotwork colouring book* | 6-12 | 8+ | art supplies | book filler

# model engineering
in: model making
also: live steam, model steam engines, stirling engines, stirling engine, miniature engines, model steam, clock making, miniature railways building
live steam model kit* | 80-220 | 14+ | craft kit | bulky small-parts heart
Stirling engine* for the desk | 35-90 | 12+ | craft kit | heart
model engineer's magazine subscription* | 40-80 | 14+ | subscription | subscription heart
brass bar and rod assortment* | 18-42 | 16+ | art supplies | heart
needle files set* | 12-28 | 14+ | tool |
model engineering show tickets* | 10-22 | 8+ | experience | experience heart
lathe work for models book* | 16-32 | 14+ | book | book heart
small taps and dies set* | 25-60 | 16+ | tool |
oil can* with fine spout | 9-20 | 14+ | tool |
skeleton clock kit* in brass | 45-120 | 14+ | craft kit | small-parts heart
dial calliper* | 20-50 | 14+ | tool |
workshop apron* in leather | 30-70 | 14+ | clothing | clothing leather
steam oil* with dropper bottle | 8-16 | 18+ | equipment | filler
miniature railway club day* | 5-20 | 5+ | experience | experience

# paper cutting
in: papercraft
also: papercutting, paper cuts, kirigami, pop-up cards, paper engineering, paper sculpture
papercutting templates book* | 12-24 | 10+ | book | book heart
precision craft knife* with blades | 9-20 | 18+ | tool | sharp
fine curved scissors* for silhouettes | 10-22 | 18+ | tool | sharp heart
self-healing cutting mat* | 12-28 | 10+ | equipment |
black silhouette paper* pack | 6-14 | 8+ | art supplies |
floating glass frame* for papercuts | 15-35 | 10+ | decor | heart
layered shadow box kit* with light | 22-45 | 12+ | craft kit | battery heart
papercutting workshop* | 25-65 | 14+ | class | experience heart
coloured tissue and foil papers* | 6-14 | 8+ | art supplies | filler
light pad* for tracing designs | 18-40 | 10+ | equipment | gadget
monograph on paper artists* | 20-42 | 12+ | book | book heart
silhouette portrait* to order | 20-55 | 8+ | print | personalised

# peak bagging and long trails
in: hiking
also: peak bagging, munros, wainwrights, wainwright, trig points, bothies, long distance paths, long-distance walking, south west coast path, coast to coast walk, pacific crest trail, gr20, gr paths, thru-hiking
scratch-off map of summits* | 15-32 | 10+ | print | heart
pocket guide set* to the fells | 20-60 | 12+ | book | book heart
trail guidebook* with maps | 14-26 | 12+ | book | book heart
summit log book* | 9-18 | 10+ | stationery |
framed map* of the finished trail | 35-90 | 12+ | decor | personalised heart
waterproof maps* of a trail | 15-35 | 12+ | stationery | heart
bothy bag shelter* | 30-65 | 12+ | outdoor gear | heart
night* at a mountain hut | 40-110 | 10+ | travel | experience heart
summit enamel mug* | 10-18 | 10+ | tableware |
trail completion badge* to sew on | 4-9 | 8+ | accessory |
light trekking poles* | 45-110 | 12+ | sports gear | heart
walker's memoir* of a long path | 9-18 | 14+ | book | book heart
baggage transfer voucher* for a trail | 40-120 | 16+ | voucher | voucher experience
blister and foot care kit* | 12-25 | 12+ | wellness |

# canyoning
in: climbing
also: gorge walking, rafting and canyoning
guided canyoning day* | 60-140 | 10+ | experience | experience heart
neoprene socks* with thick sole | 20-42 | 10+ | footwear | clothing sized
waterproof barrel* for dry kit | 15-35 | 12+ | storage | heart
canyoning shoes* with sticky rubber | 90-190 | 14+ | footwear | clothing sized filler
figure-eight descender* | 15-35 | 14+ | safety gear | heart
neoprene gloves* with grip palms | 20-42 | 12+ | accessory | clothing sized
canyons guidebook* of the region | 20-38 | 14+ | book | book heart
action camera float* | 10-22 | 12+ | equipment | gadget heart
rope bag* with drainage | 40-95 | 14+ | bag | heart
whistle and knife lanyard* | 10-24 | 18+ | safety gear | sharp noisy
quick-dry poncho towel* | 20-42 | 10+ | textile |
waterproof first aid pouch* | 15-32 | 12+ | safety gear |
gorge photograph print* | 12-28 | 10+ | print | filler

# garden visits
in: gardening
also: visiting gardens, open gardens, garden open days, flower shows, garden shows, garden festivals, botanical gardens
annual pass* for great gardens | 40-100 | 14+ | subscription | subscription experience heart
flower show day tickets* | 20-60 | 12+ | experience | experience heart
open gardens guidebook* | 12-22 | 14+ | book | book heart
garden tour day by coach* | 40-95 | 14+ | experience | experience heart
garden visitor's notebook* | 9-18 | 12+ | stationery |
picture book of great gardens* | 22-50 | 12+ | book | book heart
light folding stool* with backpack | 25-60 | 14+ | furniture | heart
cream tea voucher* for garden visitors | 15-35 | 10+ | voucher | voucher food gluten dairy sugar heart
packable sun hat* | 15-35 | 10+ | clothing | clothing
botanical garden membership* | 35-90 | 12+ | subscription | subscription heart
garden designer's biography* | 14-28 | 14+ | book | book
plant fair entry* with spending money | 15-50 | 14+ | experience | experience
garden calendar* with famous borders | 10-18 | 10+ | stationery | filler
umbrella* with flower border print | 18-40 | 10+ | accessory |

# composting and soil
in: vegetable growing
also: compost, composting, compost heap, no dig, no dig gardening, no-dig gardening, wormery, worm farm, soil health, bokashi, compost maison, permaculture beds, mulching
wormery* with trays | 50-120 | 12+ | garden | bulky heart
compost thermometer* with long probe | 15-32 | 14+ | tool | heart
no-dig gardening book* | 15-28 | 12+ | book | book heart
kitchen compost caddy* | 15-35 | 12+ | kitchenware |
compost aerating fork* | 18-40 | 14+ | tool | heart
bokashi starter set* | 30-70 | 14+ | kitchenware | heart
garden sieve* in beech and wire | 18-40 | 12+ | garden | heart
soil test kit* | 10-24 | 10+ | garden | heart
leaf mould bags* in jute | 8-16 | 12+ | garden |
compost activator* box | 7-14 | 14+ | garden |
wooden compost bin kit* | 40-100 | 14+ | garden | bulky
green manure seeds* | 5-10 | 10+ | garden | plant
no-dig day course* | 50-120 | 14+ | class | experience heart
rugged potting gloves* | 9-18 | 12+ | accessory | clothing sized filler

# fruit trees and orchards
in: gardening
also: fruit trees, fruit tree, orchard, orchards, apple orchard, apple trees, growing fruit, soft fruit, raspberries, strawberries, verger, apple juice pressing
heritage apple tree* bare root | 25-55 | 12+ | plant | plant heart
fruit press* in beech | 60-150 | 16+ | equipment | bulky heart
apple picker* on a pole | 15-35 | 12+ | tool | heart
pruning saw* that folds | 18-40 | 18+ | tool | sharp heart
fruit tree pruning course* | 40-100 | 16+ | class | experience plant heart
encyclopedia of apples* | 20-45 | 12+ | book | book heart
grafting knife and tape set* | 18-40 | 18+ | tool | sharp heart
wooden apple storage trays* | 25-60 | 12+ | storage | heart
family fruit tree* with three varieties | 35-75 | 12+ | plant | plant heart
strawberry plants in a hanging pot* | 10-22 | 6+ | plant | plant
fruit cage netting* | 15-38 | 14+ | garden | filler
apple day festival outing* | 8-25 | 4+ | experience | experience
apple peeler* with crank | 18-38 | 12+ | kitchenware | heart
orchard print* in spring blossom | 10-26 | 10+ | print | filler
tripod fruit ladder* | 110-220 | 18+ | garden | bulky

# cheese and butter making
in: cheese
also: cheese making, making cheese, butter making, making butter, yogurt making, yoghurt making, home dairy, faire son fromage
mozzarella and ricotta kit* | 20-40 | 12+ | craft kit | dairy food heart
hard cheese press* in wood | 45-110 | 16+ | equipment | dairy food bulky heart
butter churn* in glass | 22-48 | 12+ | kitchenware | heart
cheese making day course* | 60-140 | 14+ | class | experience food dairy heart
home cheese book* | 15-30 | 12+ | book | book dairy food heart
rennet and cultures set* | 12-25 | 14+ | food | food dairy heart
cheese moulds assortment* | 12-28 | 14+ | kitchenware | dairy food heart
floating dairy thermometer* | 9-20 | 14+ | kitchenware | dairy
yoghurt maker* with jars | 28-60 | 14+ | kitchenware | gadget heart
butter moulds* in carved wood | 14-32 | 12+ | kitchenware | dairy food heart
cheesecloth* by the metre | 7-14 | 12+ | kitchenware | filler
cheese cave box* for ageing | 40-90 | 16+ | storage | dairy food heart
dairy farm visit* with tasting | 10-35 | 5+ | experience | experience food dairy
wax block* for cheeses | 9-18 | 16+ | equipment | dairy food filler

# hot chocolate
in: chocolate
also: drinking chocolate, hot cocoa
drinking chocolate flakes* in a tin | 9-18 | 4+ | food | food dairy sugar heart
hot chocolate stirring spoons* | 8-16 | 4+ | food | food dairy sugar
milk frother* for hot chocolate | 18-40 | 10+ | kitchenware | gadget food dairy sugar heart
large hot chocolate mug* | 10-20 | 5+ | tableware | food dairy sugar heart
mini marshmallows jar* | 4-9 | 4+ | food | food sugar meat
twelve-flavour cocoa selection* | 15-30 | 4+ | food | food dairy sugar heart
hot chocolate café outing* | 8-22 | 4+ | experience | experience food dairy sugar heart
chilli and orange cocoa duo* | 10-20 | 8+ | food | food sugar heart
hot chocolate bombs* four-pack | 9-18 | 4+ | food | food dairy sugar heart
thermal flask* for cocoa on walks | 15-32 | 8+ | equipment |
hot chocolate station kit* | 20-42 | 6+ | food | food dairy sugar heart
hot chocolate recipe book* | 10-20 | 8+ | book | book food dairy sugar
single-origin cocoa tasting set* | 18-38 | 10+ | food | food sugar experience heart
cocoa subscription* through winter | 25-60 | 8+ | subscription | subscription food sugar heart

# fondue and raclette
in: cheese
also: fondue, fondues, cheese fondue
fondue pot* in enamelled iron | 45-110 | 16+ | kitchenware | food dairy bulky heart
raclette grill* for eight pans | 40-95 | 14+ | kitchenware | gadget dairy food heart
raclette cheese selection* | 20-45 | 6+ | food | food dairy heart
fondue forks* with coloured ends | 10-22 | 10+ | tableware | food dairy heart
fondue cheese blend* ready to melt | 12-28 | 8+ | food | food dairy heart
pickles and silverskin onions set* | 9-18 | 8+ | food | food
wooden raclette scrapers* | 6-14 | 8+ | kitchenware | dairy food
raclette recipe book* | 12-24 | 10+ | book | book dairy food heart
potato basket with insulating cloth* | 14-28 | 10+ | textile | filler
chocolate fondue set* | 15-35 | 8+ | kitchenware | food dairy sugar
spice blends* for raclette pans | 9-18 | 10+ | food | food dairy
fondue evening voucher* in a chalet | 40-95 | 10+ | voucher | voucher food dairy experience heart
fondue burner gel* | 6-12 | 18+ | equipment | fire food dairy filler
Alpine cured meats platter* | 18-40 | 10+ | food | food meat

# yerba mate
in: tea
also: mate tea, mate, drinking mate
calabash mate gourd* | 15-35 | 14+ | tableware | heart
stainless mate straw* | 8-18 | 14+ | tableware | heart
yerba mate* from small farms | 9-18 | 14+ | drink | food caffeine heart
leather mate set bag* | 40-90 | 16+ | bag | leather heart
flavoured yerba assortment* | 15-30 | 14+ | drink | food caffeine heart
kettle* with exact temperature | 40-85 | 14+ | kitchenware | gadget heart
insulated flask* with pouring spout | 25-55 | 14+ | equipment | heart
tereré cup* for cold mate | 12-28 | 14+ | tableware | heart
book about mate culture* | 14-28 | 14+ | book | book
cleaning brush* for mate straws | 4-9 | 14+ | tool | filler
yerba tin* with pouring hole | 12-25 | 14+ | storage | filler
mate tasting afternoon* | 10-30 | 14+ | experience | experience caffeine food

# lorry driving
in: long drives
also: lorry driver, lorry drivers, truckers, trucker, truck driver, truck driving, hgv driver, hgv, hgvs, trucker festival
seat cushion* for long hauls | 25-55 | 18+ | furniture | heart
cab slippers* with firm sole | 20-42 | 18+ | footwear | clothing sized
twelve-volt travel kettle* | 20-45 | 18+ | electronics | gadget heart
windscreen name plate* with lights | 20-50 | 18+ | decor | gadget battery personalised heart
driver's organiser bag* | 22-48 | 18+ | bag | heart
scale model of a lorry* | 25-70 | 8+ | collectible | heart
truck festival weekend tickets* | 20-60 | 5+ | experience | experience heart
high-visibility bomber jacket* | 35-75 | 18+ | outerwear | clothing sized filler
audio thriller subscription* for the road | 25-60 | 18+ | subscription | subscription heart
microwave-safe lunch boxes* | 12-28 | 18+ | storage | filler
bunk mattress topper* in memory foam | 45-110 | 18+ | textile | bulky
polarised driving glasses* | 20-50 | 18+ | accessory | heart
truck simulator steering wheel* | 60-160 | 10+ | electronics | gadget screen heart
trucker cap* | 14-28 | 12+ | clothing | clothing filler
cab coffee flask* | 18-40 | 18+ | equipment | caffeine heart

# volunteer fire brigade
in: volunteering
also: volunteer fire brigade, fire fighting, firefighting, lifeboat crew, mountain rescue, red cross volunteer, paramedics
pocket knife* with engraving | 25-55 | 18+ | tool | sharp personalised
massage voucher* after hard shifts | 40-80 | 18+ | voucher | voucher experience scent heart
firefighter figure* with own name | 15-30 | 6+ | decor | personalised
grill evening box* for the crew | 30-60 | 16+ | food | food meat gluten heart
scale model fire engine* | 25-75 | 8+ | collectible |
key fob from fire hose* | 8-16 | 10+ | accessory | heart
firefighter's memoir* | 12-24 | 14+ | book | book
upcycled fire hose belt* | 25-50 | 14+ | accessory | clothing heart
right-angle torch* for helmets | 25-60 | 14+ | equipment | battery filler
brigade t-shirt* with name | 18-35 | 6+ | clothing | clothing sized personalised filler
fire museum day* | 6-20 | 4+ | experience | experience heart
pocket rescue tool* | 18-40 | 18+ | tool | sharp
mug for the station kitchen* | 9-16 | 12+ | tableware | heart
wash bag* in fire hose fabric | 25-50 | 14+ | bag | heart
station clock* with red hand | 20-45 | 12+ | decor | battery filler
recovery muscle bath* | 9-18 | 14+ | body care | scent filler
fire brigade history book* | 20-40 | 12+ | book | book
barbecue supper voucher* for the crew | 30-80 | 16+ | voucher | voucher food heart
insulated mug* for night calls | 18-35 | 14+ | equipment | heart

# coaching and refereeing
in: football
also: refereeing, referee, being a referee, coaching kids football, coaching football, football coach, youth coach, coaching children, umpiring
magnetic tactics board* | 18-40 | 12+ | equipment | heart
professional referee whistle* | 8-16 | 12+ | equipment | noisy heart
coach's rain jacket* | 35-75 | 12+ | outerwear | clothing sized
referee cards and wallet* | 7-15 | 12+ | accessory |
referee watch* with two timers | 35-90 | 12+ | accessory | jewellery gadget battery heart
hundred training drills book* | 14-28 | 12+ | book | book heart
cones and bibs set* | 18-40 | 8+ | sports gear | heart
coaching badge course* | 60-180 | 16+ | class | experience heart
thermal bench coat* | 50-120 | 12+ | outerwear | clothing sized
folding captain's chair* | 25-55 | 14+ | furniture | bulky
team sheet clipboard* | 9-20 | 12+ | stationery |
best coach mug* | 9-15 | 10+ | tableware | merchandise filler
medals set* for the team | 15-38 | 6+ | keepsake | heart
team photo frame* with signatures | 18-42 | 8+ | decor | personalised heart

# stone carving
in: pottery
also: carving stone, stone sculpture, letter cutting, sculpture sur pierre
soapstone carving kit* | 20-45 | 12+ | craft kit |
tungsten chisels* for stone | 45-120 | 18+ | tool | sharp heart
stone carving weekend* | 110-250 | 14+ | class | experience heart
dummy mallet* in iron | 25-60 | 16+ | tool | heart
alabaster block* | 25-60 | 14+ | art supplies | bulky heart
diamond sanding pads* | 12-28 | 14+ | tool | heart
rasps set* for soft stone | 18-42 | 14+ | tool | heart
dust mask and goggles* | 15-32 | 12+ | safety gear | filler
stone carving handbook* | 18-36 | 14+ | book | book heart
beeswax polish* for stone | 9-18 | 14+ | equipment | filler
sculpture park day* | 10-28 | 6+ | experience | experience heart
canvas tool roll* for chisels | 20-45 | 14+ | storage | heart
letter cutting day course* | 70-150 | 14+ | class | experience heart
`
