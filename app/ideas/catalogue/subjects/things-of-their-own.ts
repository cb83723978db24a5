export default `
# place they love
in: travel
unfit: gear
names: Japan, Italy* = italian holidays, Scotland* = the scottish highlands = scottish highlands, Ireland* = irish landscapes, Cornwall, Greek islands = greece* = crete, Brittany = bretagne, Provence, Tuscany = toskana = toscana, Norway* = norwegian fjords, Iceland, New York = new york city = nyc, Paris* = paris france, London* = london sights, Venice = venedig = venezia, Rome* = rome city, Lake District, Yorkshire Dales = yorkshire, Wales* = snowdonia, Andalusia = andalusien = andalucía = andalucia, Mallorca = majorca, Sweden, Lisbon, Portugal, Vienna, Berlin, Hamburg, Bavaria, North Sea coast = nordsee = ostsee = baltic sea, South Tyrol = südtirol = dolomites, Alps* = the alps, Switzerland, Amsterdam, Istanbul, Morocco, India* = indian culture, Thailand, Vietnam, Australia, New Zealand, Canada, Hawaii, South Africa, Kenya, Egypt* = nile, Brazil, Mexico, Cuba, Argentina, Peru = machu picchu, Galicia, Basque Country, Sicily = sizilien = sicilia, Sardinia = sardegna, Croatia, Tatra mountains = tatry = zakopane, Masurian lakes = mazury, Blackpool
{name} guidebook* | 12-22 | 12+ | book | book heart
{name} photography book* | 20-45 | 10+ | book | book heart
{name} cookbook* | 16-32 | 12+ | book | book heart
{name} wall calendar* | 10-18 | 8+ | stationery | heart
vintage travel poster* of {name} | 12-28 | 10+ | print | heart
{name} weekend trip* | 120-350 | 16+ | travel | experience heart
{name} jigsaw puzzle* | 12-22 | 10+ | puzzle | heart small-parts
map of {name}* in a frame | 25-55 | 12+ | decor |
{name} mug* | 8-15 | 10+ | tableware | merchandise
{name} food hamper* | 30-70 | 12+ | food | food dairy gluten nuts sugar
novel* set in {name} | 8-14 | 14+ | book | book
{name} travel journal* | 9-18 | 10+ | stationery | heart
{name} tea towel* | 8-14 | 12+ | textile |
{name} slide evening talk* | 8-20 | 14+ | experience | experience
travel film* about {name} | 9-18 | 10+ | film | screen
{name} music album* | 10-18 | 10+ | audio |
walking guide* to {name} | 10-18 | 14+ | book | book heart

# van conversion
in: camper vans and caravans
also: van conversions, campervan conversion, camper conversion, converting a van, converting vans, self-build camper, self-build campervan, building a camper, vanlife build, camperausbau, wohnmobilausbau, kastenwagenausbau, aménagement de van, aménager un van, camperizar furgonetas, camperizar, furgoneta camper, camperizzare, camperizzazione, camperombouw, busje ombouwen, przerabianie busa, amenagement de van, amenager un van
van conversion manual* | 15-30 | 16+ | book | book heart
12-volt wiring kit* for a van | 40-90 | 18+ | equipment | gadget heart
roof vent fan* for a van | 60-150 | 18+ | equipment | gadget bulky heart
LED spotlights* for a van ceiling | 18-40 | 16+ | lighting | gadget heart battery
sound-deadening mats* for van walls | 30-70 | 16+ | equipment | heart
magnetic window blinds* for a van | 35-80 | 16+ | textile | heart
folding camper table leg* | 25-55 | 16+ | furniture |
hole saw set* for conversions | 20-45 | 18+ | tool | sharp heart
sheep's wool insulation* roll | 30-65 | 16+ | equipment | wool heart
van layout planning sketchbook* | 9-18 | 14+ | stationery | heart
push-button cupboard catches* set | 14-30 | 16+ | equipment | heart
compact two-burner hob* for vans | 60-140 | 18+ | equipment | fire
solar panel* for a van roof | 70-180 | 18+ | equipment | gadget bulky
van builders' meet-up weekend* | 40-110 | 16+ | experience | experience heart
collapsible kettle and bowls* | 20-40 | 14+ | kitchenware |
conversion workshop day* | 60-150 | 18+ | class | experience
enamel van mugs* | 12-25 | 12+ | tableware |
cork wall tiles* for a camper | 18-40 | 16+ | decor |

# hybrid fitness races
in: gym
also: hyrox, hyrox training, hyrox race, fitness races, fitness racing, deka fit, functional fitness, functional training
weighted sled push session* | 15-40 | 16+ | class | experience heart
wall ball* with grippy cover | 35-75 | 16+ | sports gear | heart
fitness race entry* | 60-130 | 16+ | experience | experience heart
sandbag* for lunges | 35-80 | 16+ | sports gear | bulky heart
cushioned trainers* for fitness races | 60-140 | 16+ | footwear | clothing sized heart
hand grips* for sled and rower | 15-30 | 16+ | accessory | heart
race-pace rowing block* training plan | 12-35 | 16+ | subscription | subscription heart
compression shorts* for race day | 22-45 | 16+ | clothing | clothing sized
electrolyte tablets* tube | 6-12 | 14+ | food | food heart
doubles race team vests* | 25-50 | 16+ | clothing | clothing sized
knee sleeves* for lunges | 20-40 | 16+ | safety gear | clothing sized
race number belt* | 6-14 | 14+ | accessory | clothing heart
fitness race finisher display* | 18-35 | 16+ | decor |
farmer's carry handles* | 30-70 | 16+ | sports gear | bulky
training log* for fitness racers | 9-18 | 14+ | stationery |
post-race massage voucher* | 35-70 | 18+ | voucher | voucher

# obstacle races
in: running
also: obstacle course racing, obstacle racing, mud runs, mud run, tough mudder, spartan race, spartan races, ocr racing, hindernislauf, schlammlauf, hindernisläufe, courses à obstacles, carrera de obstáculos, carreras de obstáculos, corsa a ostacoli nel fango, obstacle run, bieg z przeszkodami, runmageddon, hindernislaufe, courses a obstacles, carrera de obstaculos, carreras de obstaculos
mud run entry* with medal | 45-100 | 16+ | experience | experience heart
grippy trail shoes* for mud runs | 60-130 | 14+ | footwear | clothing sized heart
rig grip trainer* for the doorframe | 20-45 | 16+ | sports gear | heart
obstacle training evening* | 15-40 | 14+ | class | experience heart
calf-high mud run socks* | 10-20 | 14+ | clothing | clothing sized heart
full-finger grip gloves* for obstacles | 15-30 | 14+ | accessory | clothing sized heart
waterproof bag* for muddy kit | 14-28 | 12+ | bag | heart
changing robe* for after the mud | 45-100 | 14+ | outerwear | clothing
medal hanger* for obstacle racers | 18-35 | 12+ | decor |
climbing rope* for training | 30-65 | 16+ | sports gear | bulky
obstacle racing training guide* | 12-22 | 14+ | book | book
team headbands* for a mud run | 8-18 | 12+ | accessory | clothing
quick-dry race shorts* | 20-40 | 14+ | clothing | clothing sized
bucket carry lid and handle* | 12-25 | 16+ | sports gear |
muddy race photo frame* | 10-20 | 12+ | decor | heart

# ultramarathons
in: running
also: ultrarunning, ultra running, ultras, ultra marathon, ultra marathons, ultra runner, ultramarathon, ultralauf, ultratrail, ultra trail, ultramaratones, hundred mile races
running vest* with two soft flasks | 60-140 | 16+ | bag | heart clothing
ultra race entry* | 60-160 | 18+ | experience | experience heart
running headtorch* for night miles | 35-90 | 14+ | lighting | battery heart
folding carbon trail poles* | 60-140 | 16+ | sports gear | heart
assortment of running fuel* | 14-30 | 14+ | food | food sugar heart
memoir* of a hundred-mile runner | 9-16 | 14+ | book | book heart
featherweight waterproof jacket* | 70-170 | 14+ | outerwear | clothing sized
double-layer blister socks* | 12-22 | 14+ | clothing | clothing sized heart
gaiters* for trail shoes | 18-35 | 14+ | accessory | clothing
collapsible cup* for aid stations | 8-16 | 12+ | equipment | heart
power bank* for long nights out | 20-45 | 14+ | electronics | gadget battery
ultra running film evening* | 8-18 | 12+ | experience | experience
race buckle display* | 18-38 | 16+ | decor |
foot care kit* for long races | 15-30 | 16+ | wellness |
coaching plan* for a first ultra | 30-90 | 18+ | subscription | subscription

# riding indoors
in: cycling
also: peloton, turbo trainer, turbo training, indoor cycling, zwift, smart trainer, rollentraining, home trainer, indoor cycling bike, spin bike, cyclisme indoor, ciclismo indoor, rodillo, rulli
thick sweat mat* under the trainer | 25-50 | 16+ | equipment | heart
frame sweat guard* for indoor riding | 12-25 | 16+ | equipment | heart
indoor cycling towel* with pocket | 12-22 | 14+ | textile | heart
clip-on fan* for indoor rides | 25-60 | 14+ | electronics | gadget heart
virtual cycling subscription* | 15-45 | 14+ | subscription | subscription screen heart
cycling shoes* for a spin bike | 55-120 | 14+ | footwear | clothing sized heart
tablet stand* for the handlebars | 18-40 | 14+ | equipment | heart
light bib shorts* for indoor rides | 35-75 | 14+ | clothing | clothing sized
heart rate armband* | 40-80 | 16+ | electronics | gadget battery
rocker plate* for the trainer | 90-220 | 16+ | equipment | bulky
cooling headband* for riders | 8-16 | 12+ | accessory | clothing heart
insulated bottle* for long sessions | 12-25 | 12+ | equipment |
indoor training plan book* | 12-24 | 16+ | book | book
bike seat cushion* in gel | 15-30 | 14+ | equipment |
spin bike bottle and phone tray* | 15-35 | 14+ | equipment |

# breakdancing
in: dance
also: breakdance, breaking, bboy, b-boy, bgirl, b-boying, breakdancer, street dance battles
breakdance mat* that rolls up | 40-90 | 8+ | sports gear | bulky heart
knee pads* for breakers | 15-30 | 8+ | safety gear | clothing sized heart
head spin beanie* | 14-28 | 8+ | accessory | clothing heart
breakdance workshop* | 15-40 | 8+ | class | experience heart
wrist supports* for freezes | 10-20 | 8+ | safety gear | clothing
wide-leg tracksuit* for breakers | 35-75 | 8+ | clothing | clothing sized heart
boombox* with big speakers | 45-110 | 8+ | audio | gadget battery noisy heart
battle night tickets* | 10-25 | 10+ | experience | experience heart
history of hip hop dance book* | 14-28 | 12+ | book | book
breaker's flat trainers* | 45-95 | 8+ | footwear | clothing sized
freeze poses poster* | 8-16 | 8+ | print | heart
funk breaks album* | 12-28 | 10+ | audio |
elbow pads* for floor moves | 10-22 | 8+ | safety gear | clothing
dance battle documentary* | 9-16 | 10+ | film | screen
crew t-shirt* with name | 15-28 | 8+ | clothing | clothing sized personalised

# virtual reality
in: video games
also: vr, vr games, vr headset, virtual reality games, oculus, meta quest, beat saber, half-life alyx, vr gaming, réalité virtuelle, realidad virtual, realtà virtuale, realidade virtual, realite virtuelle, realta virtuale
VR game download card* | 15-45 | 12+ | voucher | voucher screen heart
comfort head strap* for VR | 25-55 | 12+ | accessory | screen heart
VR headset stand* | 18-38 | 12+ | equipment | screen heart gadget battery
grips with knuckle straps* for controllers | 15-30 | 12+ | accessory | heart
silicone face cover* for a headset | 12-22 | 12+ | accessory | heart
VR arcade session* | 15-45 | 10+ | experience | experience screen heart
sword handle attachments* for VR | 20-40 | 12+ | accessory | heart
anti-fatigue floor disc* for VR | 20-40 | 12+ | equipment | heart
lens protection inserts* | 10-20 | 12+ | accessory |
carry case* for a headset | 20-45 | 12+ | bag |
VR rhythm game* | 18-30 | 12+ | video game | screen heart
VR escape room tickets* | 25-60 | 12+ | experience | experience screen
ceiling cable pulleys* for VR | 18-35 | 14+ | equipment |
sweat-wicking mask pack* for VR | 6-12 | 12+ | accessory |
virtual fishing game* for headsets | 18-35 | 12+ | video game | screen

# via ferrata
in: climbing
also: via ferratas, klettersteig, klettersteige, klettersteiggehen, klettersteigen, ferrata, vie ferrate, le vie ferrate, vías ferratas, vía ferrata
via ferrata lanyard set* | 70-140 | 14+ | safety gear | heart
via ferrata gloves* with open tips | 18-35 | 12+ | accessory | clothing sized heart
guided via ferrata day* | 70-150 | 14+ | experience | experience heart
climbing helmet* with good vents | 45-90 | 10+ | safety gear | heart
via ferrata guidebook* | 20-35 | 14+ | book | book heart
light climbing harness* | 45-90 | 12+ | safety gear | sized heart
approach shoes* with climbing zone | 80-160 | 14+ | footwear | clothing sized
resting sling* with carabiner | 15-30 | 14+ | safety gear | heart
tour log* for via ferratas | 9-18 | 12+ | stationery | heart
tough rucksack* for rock days | 50-110 | 14+ | bag |
alpine first aid pouch* | 15-30 | 12+ | safety gear | heart
panorama print* of a rock face | 12-28 | 10+ | print |
summit snack pouch* | 9-18 | 12+ | food | food nuts sugar
headband* with edelweiss knit | 12-25 | 10+ | accessory | clothing

# cold water dips
in: sauna and cold plunge
also: cold water dipping, ice baths, ice bath, cold plunge, cold plunges, cold showers, wim hof, winterbaden, kaltwasserbaden, bains froids, bain glacé, baños de hielo, bagni freddi, ijsbaden, morsowanie, morsy, bain glace, banos de hielo
neoprene gloves* for cold dips | 18-35 | 14+ | accessory | clothing sized heart
neoprene socks* for cold dips | 18-35 | 14+ | clothing | clothing sized heart
bobble hat* for cold water | 14-28 | 12+ | accessory | clothing heart
changing robe* lined with fleece | 50-120 | 12+ | outerwear | clothing heart
portable ice bath tub* | 70-150 | 18+ | equipment | bulky heart
water thermometer* on a cord | 9-18 | 12+ | tool | heart
breathing course* for the cold | 25-70 | 18+ | class | experience heart
insulated flask* for after the dip | 18-35 | 12+ | equipment | heart
cold water handbook* | 12-22 | 14+ | book | book
wearable hot water bottle* | 22-40 | 14+ | wellness |
non-slip changing mat* | 12-25 | 12+ | equipment |
dippers' enamel mug* | 10-18 | 12+ | tableware | merchandise
dip diary* for cold swimmers | 9-16 | 12+ | stationery |
sauna and ice session* | 15-40 | 18+ | experience | experience heart

# charcuterie and curing
in: cooking
unfit: gift
also: charcuterie, curing meat, meat curing, sausage making, making sausages, wurst machen, wursten, wurst selber machen, charcuterie maison, hacer embutidos, embutidos, salumi, fare i salumi, worst maken, wędliny domowe, robienie kiełbasy, wedliny domowe
sausage filling machine* | 45-110 | 18+ | kitchenware | meat food bulky heart
natural casings* and spice mix | 12-25 | 18+ | food | food meat heart
charcuterie book* with recipes | 18-35 | 16+ | book | book food meat heart
curing salt and herbs set* | 10-20 | 18+ | food | food heart
hand-cranked mincer* in steel | 35-80 | 18+ | kitchenware | heart
sausage making workshop* | 60-130 | 18+ | class | experience food meat heart
butcher's twine and netting* | 6-14 | 16+ | kitchenware | heart
cured ham slicing stand* | 30-70 | 18+ | kitchenware | food meat
air-drying bags* for home curing | 15-30 | 18+ | kitchenware |
digital hanging scale* | 12-25 | 16+ | electronics | gadget battery
salami pricker and hooks* | 9-18 | 18+ | kitchenware | sharp food meat
olive wood serving board* | 22-45 | 14+ | tableware |
long narrow slicing knife* | 30-75 | 18+ | kitchenware | sharp heart
regional cured meats parcel* | 30-65 | 16+ | food | food meat
butcher's striped apron* | 18-32 | 14+ | clothing | clothing

# marmalade and chutney
in: preserving and fermenting
unfit: gift
also: marmalade, chutney, making chutney, chutneys, pickles and chutneys, marmelade einkochen, einmachen, einwecken, chutneys kochen, faire des confitures, hacer mermelada, mermeladas caseras, fare la marmellata, marmellate, jam maken, robienie przetworów, przetwory, fazer geleia, doce de abóbora, robienie przetworow, doce de abobora
preserving pan* in heavy steel | 40-85 | 16+ | kitchenware | heart
hexagonal jars* with gold lids | 14-28 | 12+ | storage | heart
jar labels and cloth tops* | 5-12 | 10+ | stationery | heart
chutney spice bag collection* | 8-16 | 14+ | food | food heart
sugar thermometer* in brass | 12-25 | 16+ | kitchenware | heart
marmalade and chutney cookbook* | 14-28 | 14+ | book | book food sugar heart
jam funnel* in steel | 7-14 | 14+ | kitchenware | food sugar heart
muslin straining bag* with stand | 12-22 | 14+ | kitchenware |
Seville oranges crate* in season | 15-30 | 14+ | food | food heart
citrus zester* with long channel | 8-16 | 14+ | kitchenware |
preserves sampler trio* | 12-25 | 12+ | food | food sugar
village show preserves entry kit* | 10-20 | 16+ | craft kit |
preserving workshop* | 35-80 | 16+ | class | experience heart
wooden jam crate* with dividers | 18-35 | 12+ | storage | food sugar
ladle* with pouring lip | 8-16 | 14+ | kitchenware |

# kitchen knives
in: cooking
unfit: gift
also: japanese knives, chef's knives, chefs knives, chef knives, knife sharpening, kitchen knife, japanische messer, kochmesser, couteaux japonais, couteaux de cuisine, cuchillos japoneses, cuchillos de cocina, coltelli giapponesi, coltelli da cucina, keukenmessen, japanse messen, noże japońskie, noze japonskie
Damascus steel chef's knife* | 70-170 | 18+ | kitchenware | sharp heart
water sharpening stone* in two grits | 30-65 | 18+ | kitchenware | heart
knife sharpening workshop* | 40-90 | 18+ | class | experience sharp heart
magnetic knife rack* in oak | 30-65 | 18+ | storage | heart
nakiri vegetable knife* | 50-120 | 18+ | kitchenware | sharp heart
leather strop* on a wooden block | 22-45 | 18+ | kitchenware | leather heart
canvas knife roll* | 30-70 | 18+ | storage |
petty knife* with cherry handle | 40-95 | 18+ | kitchenware | sharp
camellia oil* for blades | 10-18 | 18+ | equipment |
wooden blade guards* | 10-22 | 18+ | equipment | heart
Japanese bladesmith stories* | 20-40 | 16+ | book | book
flattening stone* for whetstones | 15-30 | 18+ | equipment |
slate-grey knife block* | 40-90 | 18+ | storage |
paring knife* in carbon steel | 15-35 | 18+ | kitchenware | sharp heart

# garden shed
in: DIY and home improvement
also: shed, sheds, his shed, her shed, man cave, pottering in the shed, shed life, tinkering in his shed, gartenhaus, werkstatt im schuppen, hobbyraum, hobbykeller, cabane de jardin, cobertizo, capanno degli attrezzi, schuurtje, tuinhuis, warsztat w garażu, warsztat w garazu
cast shed sign* with a name | 15-35 | 14+ | decor | personalised heart
wall-mounted tool board* | 30-70 | 16+ | storage | heart
shed radio* that shrugs off dust | 35-80 | 14+ | audio | gadget battery heart
screw and nail jar rack* | 18-38 | 16+ | storage | heart
folding workbench* | 50-120 | 18+ | furniture | bulky heart
shed heater* with thermostat | 35-80 | 18+ | electronics | gadget
enamel tea mug* for the shed | 10-18 | 14+ | tableware | heart
book* of remarkable sheds | 14-28 | 14+ | book | book heart
rechargeable work light* with hook | 20-45 | 16+ | lighting | battery heart
workshop stool* that turns | 40-90 | 16+ | furniture | bulky
hand cleaning paste* for mechanics | 6-12 | 16+ | body care |
shop coat* with deep pockets | 30-60 | 16+ | clothing | clothing sized
solar shed light* | 18-38 | 14+ | lighting | battery
biscuit tin* for the shed | 9-18 | 14+ | storage | food dairy gluten sugar
dartboard cabinet* for the shed | 30-70 | 16+ | game | bulky
vintage wall clock* for a workshop | 20-45 | 14+ | decor | battery

# hi-fi
in: vinyl records
also: hifi, hi fi, audiophile, audiophiles, amplifiers, valve amplifiers, loudspeakers, high end audio, stereo systems, stereoanlage, hifi anlage, chaîne hi-fi, equipos de música, impianto stereo, alta fidelidad, chaine hi-fi, equipos de musica
isolating spikes* for loudspeakers | 25-60 | 16+ | equipment | heart
audio cable* with gold plugs | 20-60 | 14+ | equipment | heart
turntable cartridge* upgrade | 50-140 | 16+ | equipment | heart
stylus force scale* | 15-30 | 16+ | tool | heart
hi-fi magazine subscription* | 25-55 | 14+ | subscription | subscription heart
half-speed mastered album* | 28-45 | 12+ | audio | heart
headphone amplifier* | 50-140 | 14+ | electronics | gadget heart
listening room session* | 20-60 | 16+ | experience | experience heart
cork platter mat* | 12-25 | 14+ | equipment | heart
banana plugs* for loudspeaker cable | 10-22 | 16+ | equipment |
open-back headphones* | 70-180 | 14+ | electronics | gadget battery
anti-static record brush* | 12-25 | 12+ | equipment | heart
wooden headphone stand* | 18-38 | 12+ | decor |
high-end audio show tickets* | 12-30 | 14+ | experience | experience
test record* for setting up | 18-35 | 14+ | audio |
history of great loudspeakers book* | 22-45 | 14+ | book | book

# jukeboxes
in: retro gaming
also: jukebox, juke box, juke boxes, jukebox collecting, musikbox, fifties jukebox
jukebox title strips* to fill in | 6-14 | 14+ | stationery | heart
tabletop jukebox* with lights | 90-220 | 14+ | audio | gadget bulky heart
box of jukebox singles* | 25-60 | 12+ | audio | heart
dinked centre adaptors* for singles | 4-9 | 12+ | accessory | heart
history of the jukebox book* | 18-38 | 14+ | book | book heart
neon jukebox sign* | 35-80 | 12+ | lighting | gadget heart
jukebox money bank* | 15-32 | 8+ | decor |
jukebox fair tickets* | 8-20 | 12+ | experience | experience heart
diner stool* in red and chrome | 60-130 | 12+ | furniture | bulky
milkshake glasses* with long spoons | 15-32 | 12+ | tableware |
jukebox restoration manual* | 20-40 | 16+ | book | book
singles carry case* | 20-40 | 12+ | storage |
rock and roll dance evening* | 10-30 | 14+ | experience | experience
tin diner sign* | 10-22 | 12+ | decor |

# mid-century furniture
in: interior design
also: mid-century design, mid century furniture, mid century modern, mid-century modern, midcentury, danish design, danish furniture, scandinavian design, bauhaus design, vintage furniture, retro furniture, vintage möbel, meubles vintage, meubles scandinaves, muebles vintage, mobili vintage, modernariato, vintage meubels, meble prl, vintage mobel
teak oil and cloth set* | 12-25 | 16+ | equipment | heart
Danish design book* | 25-55 | 14+ | book | book heart
sunburst wall clock* | 35-80 | 14+ | decor | battery heart
designer miniature* in scale | 25-65 | 12+ | collectible | heart small-parts
fifties-style ceramic table lamp* | 40-95 | 14+ | lighting | gadget heart
screw-in hairpin legs* | 30-65 | 16+ | equipment | heart
teak serving tray* | 25-55 | 14+ | tableware | heart
auction day* for vintage furniture | 10-30 | 16+ | experience | experience heart
abstract cushion covers* from the fifties | 20-40 | 14+ | textile |
bauhaus exhibition poster* | 12-28 | 12+ | print | heart
wooden bird figurine* | 18-45 | 12+ | decor |
string shelf plates* in ash | 35-90 | 14+ | furniture | bulky
design museum day* | 12-30 | 12+ | experience | experience
teak candleholder trio* | 20-40 | 14+ | decor |
chair spotter's guide* | 14-28 | 14+ | book | book

# lampshade making
in: upcycling
also: lampshades, lampshade making, making lampshades, lamp making, making lamps, lampenschirme, lampenschirme basteln, abat-jour, faire des abat-jour, pantallas de lámpara, paralumi, pantallas de lampara
drum lampshade kit* | 15-32 | 12+ | craft kit | heart
lampshade making workshop* | 45-95 | 14+ | class | experience heart
patterned linen remnant* for shades | 12-28 | 12+ | textile | heart
lampshade ring set* | 10-22 | 14+ | equipment | heart
bias binding and trims* for shades | 6-14 | 12+ | craft kit | heart
book* of handmade lampshades | 16-30 | 14+ | book | book heart
turned wooden lamp base* | 25-60 | 14+ | lighting | gadget
edging tool* for lampshades | 7-14 | 14+ | tool | heart
fabric flex* in bright colours | 8-18 | 16+ | equipment |
marbled shade paper* | 10-22 | 12+ | art supplies | heart
lantern shade kit* for children | 10-20 | 7-14 | craft kit |
tassel fringe* by the metre | 6-14 | 12+ | textile |
pleated shade course* | 60-140 | 16+ | class | experience

# buses and coaches
in: railways
also: buses, bus spotting, bus enthusiast, bus driver games, coaches, double decker buses, vintage buses, old buses, bus rides, red buses, linienbusse, busse, autobus, les bus, autobuses, ônibus, autocarros, bussen, autobusy, onibus
die-cast double-decker* | 15-35 | 3+ | collectible | heart
bus fleet yearbook* | 14-28 | 10+ | book | book heart
vintage bus day out* | 8-25 | 3+ | experience | experience heart
enamel bus stop sign* | 12-28 | 8+ | decor | heart
destination blind print* | 15-35 | 10+ | print | heart
bus museum visit* | 8-20 | 3+ | experience | experience heart
wooden toy bus* with passengers | 15-30 | 1-6 | toy | heart
bus magazine subscription* | 30-60 | 12+ | subscription | subscription heart
bus driver simulator game* | 15-35 | 8+ | video game | screen
drive a bus experience* | 60-140 | 18+ | experience | experience heart
bus ticket machine toy* | 18-35 | 4-9 | toy |
bus route socks* | 5-10 | 4+ | clothing | clothing sized
bus moquette cushion* | 20-40 | 10+ | textile | heart
bus picture book* with flaps | 6-12 | 2-6 | book | book
history of city buses* book | 16-32 | 12+ | book | book
bus calendar* | 9-16 | 8+ | stationery |

# sumo
in: wrestling fans
also: sumo wrestling, sumo ringen, sumoringen
sumo tournament viewing pass* | 10-30 | 10+ | subscription | subscription screen heart
guide* to the world of sumo | 14-28 | 12+ | book | book heart
sumo wrestler figure* | 12-30 | 8+ | collectible | heart
hand print poster* of a champion | 18-45 | 10+ | print | heart
sumo rankings sheet* in Japanese | 8-18 | 12+ | print | heart
inflatable sumo suits day* | 25-60 | 14+ | experience | experience plastic
paper sumo wrestling game* | 8-18 | 5+ | game | heart
sumo towel* from the arena | 10-22 | 10+ | textile | heart
hot pot cookbook* | 16-30 | 14+ | book | book
woodblock print* of wrestlers | 18-45 | 12+ | print |
sumo taster class* | 20-50 | 14+ | class | experience heart
lucky daruma doll* | 10-22 | 8+ | decor |
sumo t-shirt* | 15-28 | 6+ | clothing | clothing sized
donabe clay pot* | 35-80 | 14+ | kitchenware |

# UFOs and aliens
in: stargazing
also: ufos, ufo, aliens, ufology, flying saucers, area 51, extraterrestrials, ufos und aliens, ufologie, extraterrestres, ovnis, ovni, alieni, obcy i ufo, crop circles, conspiracy theories, bigfoot, cryptids, loch ness monster, nessie, yeti
history of UFO sightings book* | 12-25 | 12+ | book | book heart
night-vision monocular* | 60-150 | 14+ | electronics | gadget battery heart
flying saucer night light* | 15-32 | 5+ | lighting | gadget battery heart
alien figure* with glowing eyes | 10-22 | 6+ | collectible | battery heart
sky watching evening* with an expert | 10-30 | 10+ | experience | experience heart
sightings logbook* | 8-16 | 10+ | stationery | heart
I believe in flying saucers poster* | 8-18 | 10+ | print | heart
alien socks* | 6-12 | 5+ | clothing | clothing sized
UFO documentary box* | 12-25 | 12+ | film | screen
cryptid field guide* | 12-22 | 10+ | book | book heart
mystery creature mug* | 9-16 | 10+ | tableware |
alien invasion board game* | 20-40 | 8+ | board game |
flying saucer kite* | 12-25 | 6+ | outdoor gear |
alien t-shirt* | 14-25 | 4+ | clothing | clothing sized
monster footprint magnet* | 4-8 | 6+ | collectible | heart small-parts

# Reiki and energy healing
in: self-care
also: reiki, energy healing, energy work, chakras, chakra, klangschalen meditation, energiearbeit, sonothérapie, lithothérapie, terapias alternativas, sanación energética, guarigione energetica, bioenergoterapia, sonotherapie, lithotherapie, sanacion energetica
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
singing bowl* with cushion | 22-55 | 14+ | instrument |
massage table cover* in fleece | 20-40 | 18+ | textile |
healing music album* | 10-18 | 14+ | audio |
pendulum* in rose quartz | 9-18 | 14+ | accessory | heart
`
