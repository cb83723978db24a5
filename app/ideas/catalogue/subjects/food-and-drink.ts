export default `
# bubble tea
bubble tea brewing box* | 18-32 | 10+ | food | food dairy sugar caffeine heart
bubble tea shop voucher* | 9-15 | 8+ | voucher | voucher heart
tapioca pearls* in a big bag | 6-12 | 8+ | food | food sugar
bubble tea cup* with straw | 12-22 | 8+ | tableware | heart
fruit syrup trio* for boba | 14-25 | 8+ | drink | food sugar
popping boba assortment* | 9-15 | 8+ | drink | food sugar heart
bubble tea making workshop* | 25-55 | 10+ | class | experience food heart
wide steel straws* with brush | 6-12 | 8+ | kitchenware | filler
bubble tea plush* | 12-22 | 4-16 | toy | heart
Taiwanese tea sampler* | 14-26 | 12+ | drink | food caffeine
steel drinks shaker* | 12-24 | 12+ | equipment |
boba sticker sheets* | 4-9 | 6-16 | stationery | filler

# matcha
ceremonial matcha tin* | 18-35 | 12+ | drink | food caffeine heart
bamboo matcha whisk* with holder | 12-25 | 12+ | kitchenware | caffeine
hand-thrown matcha bowl* | 22-45 | 14+ | tableware | caffeine heart
matcha set* with bowl and scoop | 30-60 | 12+ | equipment | caffeine heart
matcha baking book* | 14-25 | 12+ | book | book caffeine
matcha class* in a tea house | 25-60 | 14+ | class | experience food caffeine heart
matcha sweets* from Japan | 9-15 | 10+ | food | food sugar caffeine
fine tea sieve* | 6-13 | 12+ | tool |
glass matcha shaker* for the bag | 15-28 | 12+ | bag | caffeine
single-cup matcha sticks* | 8-15 | 12+ | drink | food caffeine
bamboo whisk* and holder | 12-25 | 12+ | kitchenware |
matcha latte set* with frother | 25-50 | 12+ | kitchenware | caffeine dairy battery heart
matcha sweets box* | 9-18 | 10+ | food | food sugar caffeine dairy
sifter and scoop* for matcha | 9-18 | 12+ | kitchenware | caffeine
iced matcha glass* with lid | 10-20 | 12+ | tableware | caffeine
matcha ceremony lesson* | 25-60 | 12+ | class | experience caffeine heart
matcha café voucher* | 12-30 | 12+ | voucher | voucher caffeine heart
monthly matcha subscription* | 25-70 | 14+ | subscription | subscription caffeine food heart

# sourdough
also: sourdough bread, sourdough starter, sauerteig
proving basket pair* in rattan | 18-32 | 14+ | kitchenware | heart
scoring blade* with wooden handle | 12-24 | 18+ | tool | sharp heart
cast iron baking pot* | 55-120 | 16+ | equipment | heart
sourdough baking book* | 18-32 | 14+ | book | book gluten heart
sourdough baking day* | 55-120 | 16+ | class | experience food gluten heart
flours* from an old mill | 15-30 | 14+ | food | food gluten heart
glass starter jar* with lid | 12-22 | 14+ | storage |
dough whisk* in steel and beech | 9-15 | 14+ | home |
linen bread bag* | 12-22 | 12+ | textile |
crumb brush* for the table | 8-14 | 14+ | tableware | filler
bag of stoneground rye* | 5-10 | 12+ | food | food gluten filler
banneton pair* with liners | 18-38 | 12+ | kitchenware | heart
scoring lame* with spare blades | 9-20 | 18+ | kitchenware | sharp
cast iron bread pan* with lid | 70-150 | 16+ | kitchenware | bulky food gluten heart
stoneground rye flour* sack | 6-12 | 12+ | food | food gluten
glass starter jar* with thermometer | 15-30 | 12+ | kitchenware | heart
sourdough day course* | 60-130 | 14+ | class | experience food gluten heart
dough whisk* in steel | 9-18 | 12+ | kitchenware |
folding proofing box* | 80-160 | 16+ | equipment | gadget bulky heart
sourdough handbook* for bakers | 20-38 | 12+ | book | book food gluten heart
dried starter* from an old bakery | 6-14 | 12+ | food | food gluten
bread stencils* for decorating crusts | 8-16 | 12+ | kitchenware | food gluten
bench scraper* with wooden grip | 8-16 | 14+ | kitchenware |

# sushi
sushi making kit* | 20-38 | 12+ | kitchenware | food fish heart
sushi making class* | 45-95 | 16+ | class | experience food fish heart
sushi dinner voucher* | 25-60 | 14+ | voucher | voucher food fish heart
wooden rice tub* with paddle | 25-50 | 14+ | equipment | heart
Japanese slate plates* | 22-42 | 14+ | tableware | heart
chopsticks* in lacquered boxes | 9-15 | 8+ | stationery | -sight filler
sushi cookbook* | 16-28 | 14+ | book | book food fish
premium sushi rice* and nori | 12-22 | 12+ | food | food fish heart
sushi card game* | 9-15 | 7+ | game | fish
nori and pickled ginger* pack | 7-13 | 10+ | food | food
sushi making kit* with bamboo mat | 15-30 | 10+ | kitchenware | fish food
sushi rice and nori set* | 9-18 | 10+ | food | food fish heart
sushi class* for beginners | 45-100 | 12+ | class | experience food fish heart
wooden rice tub* | 30-70 | 14+ | kitchenware | heart
slate sushi plates* with dipping bowls | 20-42 | 10+ | tableware | fish food heart
lacquered chopsticks* with rests | 9-20 | 8+ | tableware | heart
sushi restaurant voucher* | 25-70 | 8+ | voucher | voucher food fish heart
long sashimi knife* | 35-90 | 18+ | kitchenware | sharp heart
aged soy sauce* and wasabi | 10-22 | 10+ | food | food gluten heart
sushi recipe book* | 12-25 | 10+ | book | book food fish
sushi-shaped socks* in a tray | 9-18 | 8+ | clothing | clothing sized food fish filler
sushi roller bazooka* | 9-18 | 12+ | kitchenware | food fish filler

# cupcakes
piping nozzles* for swirls | 14-26 | 7+ | kitchenware | heart
cupcake recipe book* | 12-22 | 8+ | book | book heart
decorating workshop* for small bakes | 30-65 | 8+ | class | experience food dairy gluten sugar heart
tiered cupcake stand* | 18-35 | 10+ | tableware | heart
printed cupcake cases* pack | 5-10 | 6+ | stationery | filler
sprinkles box* in six colours | 8-15 | 5+ | food | food sugar heart
cupcake carrier* with handle | 15-28 | 12+ | storage |
piping bag holder* | 7-13 | 10+ | tool | filler

# cookies
cookie cutter set* in a tin | 12-22 | 5+ | kitchenware | heart
cookie recipe book* | 14-25 | 8+ | book | book heart
patterned beech roller* | 15-28 | 7+ | tool | heart
biscuit icing class* | 30-65 | 8+ | class | experience food dairy gluten sugar heart
decorated cookie jar* | 18-35 | 10+ | storage | heart
box* of bakery cookies | 12-22 | 6+ | food | food dairy gluten egg sugar
icing pens* in bright colours | 6-12 | 5+ | art supplies |
cookie stamps* trio | 10-18 | 6+ | equipment |
gift bags* for home bakes | 6-12 | 6+ | stationery | filler
animal cookie cutter trio* | 6-12 | 4+ | equipment | heart

# cake decorating
spinning icing stand* | 22-42 | 10+ | equipment | heart
piping nozzle set* in a case | 15-28 | 10+ | tool | heart
sugarcraft course* | 50-110 | 12+ | class | experience food dairy gluten sugar heart
sugarcraft handbook* | 18-32 | 10+ | book | book heart
sugar paste tools* set | 9-15 | 10+ | kitchenware |
edible flowers and pearls* box | 9-15 | 8+ | food | food sugar plant
cake carrier* with locking lid | 20-38 | 12+ | storage |
icing smoother* and scraper | 7-13 | 10+ | accessory | filler
revolving cake stand* | 18-38 | 12+ | kitchenware | food gluten sugar egg dairy heart
sugar flower cutters* | 9-18 | 12+ | kitchenware | food sugar heart
gel food colours* set | 10-20 | 10+ | food | food heart
cake decorating day course* | 50-110 | 12+ | class | experience food gluten sugar egg dairy heart
palette knives trio* for icing | 10-22 | 12+ | kitchenware | heart
fondant smoothers and rollers* | 10-20 | 12+ | kitchenware | food sugar
edible gold and sprinkles set* | 9-18 | 8+ | food | food sugar heart
tall cake book* with step photos | 18-32 | 12+ | book | book food gluten sugar egg dairy heart
silicone lace mats* for icing | 8-16 | 12+ | kitchenware |
cake box set* with windows | 9-18 | 12+ | storage | food gluten sugar egg dairy filler
modelling tools* for sugar figures | 9-18 | 12+ | tool | food sugar heart

# espresso
burr grinder* for espresso | 70-150 | 16+ | electronics | gadget caffeine
espresso beans* from a roastery | 12-24 | 16+ | drink | food caffeine
calibrated tamper* with wooden grip | 28-55 | 16+ | tool | heart
espresso cups* pair in stoneware | 18-35 | 14+ | tableware | caffeine heart
barista evening course* | 45-95 | 16+ | class | experience caffeine heart
knock box* for coffee grounds | 18-35 | 16+ | kitchenware | caffeine
machine cleaning set* | 9-15 | 16+ | home |
espresso handbook* | 18-32 | 16+ | book | book caffeine
small espresso spoons* | 7-13 | 16+ | tableware | caffeine
demitasse sugar sticks* | 6-12 | 16+ | food | food sugar filler
precision espresso scales* | 30-65 | 16+ | kitchenware | gadget battery caffeine heart
calibrated tamper* | 25-60 | 16+ | kitchenware | heart
knock box* in wood and steel | 22-45 | 16+ | kitchenware |
distribution needles tool* | 12-25 | 16+ | kitchenware | caffeine
single-origin espresso beans* | 10-20 | 14+ | drink | caffeine food
espresso cups* in thick porcelain | 20-42 | 14+ | tableware | caffeine heart
bottomless portafilter* | 30-65 | 16+ | kitchenware |
barista course* for home machines | 50-120 | 16+ | class | experience caffeine heart
descaling and cleaning kit* | 12-24 | 16+ | equipment | filler
coffee bean subscription* from a roaster | 30-75 | 16+ | subscription | subscription caffeine food heart
milk jug* with sharp spout | 15-30 | 14+ | kitchenware |
tamping mat* for the corner | 12-25 | 16+ | kitchenware | filler

# pizza oven
pizza peel* in perforated steel | 25-50 | 14+ | tool | heart
infrared oven thermometer* | 22-42 | 16+ | electronics | gadget battery heart
stackable dough boxes* | 20-38 | 14+ | storage | heart
pizza oven recipe book* | 16-28 | 14+ | book | book heart
Italian pizza flour* | 9-15 | 12+ | food | food gluten heart
pizza making course* | 45-95 | 14+ | class | experience food gluten heart
heat-proof gloves* pair | 15-28 | 16+ | safety gear | clothing
hardwood pellets* for the oven | 14-25 | 16+ | garden |
San Marzano tomato tins* | 7-13 | 10+ | food | food
oven stone scraper* | 6-12 | 10+ | kitchenware |

# ice cream
also: slushies, milkshakes, ice lollies, ice lolly
ice cream maker* with freezing bowl | 45-90 | 14+ | kitchenware | gadget heart
ice cream recipe book* | 14-25 | 8+ | book | book heart
ice cream churning class* | 40-85 | 10+ | class | experience food dairy sugar heart
ice cream parlour voucher* | 9-15 | 4+ | voucher | voucher food dairy sugar heart
warming scoop* in steel | 14-26 | 10+ | tool | heart
sundae glasses* set | 15-28 | 10+ | tableware | heart
ice lolly moulds* | 9-15 | 5+ | equipment |
wafer cones and sauces* box | 12-22 | 6+ | food | food gluten sugar dairy
wafer cones* pack | 4-8 | 4+ | food | food gluten sugar

# gin
small-batch gin bottle* | 32-50 | 25+ | drink | alcohol heart
gin tasting evening* | 35-75 | 25+ | experience | experience alcohol heart
gin botanicals box* | 18-34 | 25+ | food | alcohol food heart
balloon glasses* pair for gin | 18-35 | 25+ | tableware | alcohol heart
make your own gin day* | 80-150 | 25+ | class | experience alcohol heart
tonic water selection* | 12-22 | 12+ | keepsake | food
gin cocktails book* | 13-24 | 25+ | book | book alcohol
citrus zester* and bar spoon | 9-15 | 25+ | tool | alcohol filler
craft gin miniature* | 6-12 | 25+ | food | alcohol food
dried botanicals tubes* for gin | 7-14 | 25+ | food | food alcohol
small-batch gin* from a distillery | 28-50 | 25+ | drink | alcohol heart
gin school day* with own bottle | 60-130 | 25+ | experience | experience alcohol heart
gin tasting set* of six miniatures | 22-45 | 25+ | drink | alcohol small-parts heart
sloe gin* in a pretty bottle | 18-35 | 25+ | drink | alcohol heart
gin and tonic marmalade* | 6-12 | 25+ | food | food sugar alcohol filler
copper stirring spoon* | 9-18 | 18+ | kitchenware | filler
gin club subscription* | 40-110 | 25+ | subscription | subscription alcohol heart

# rum
aged rum bottle* from the Caribbean | 35-60 | 25+ | drink | alcohol heart
rum tasting evening* | 35-75 | 25+ | experience | experience alcohol heart
rum miniatures set* | 25-48 | 25+ | collectible | alcohol small-parts heart
rum history and cocktails book* | 16-28 | 25+ | book | book alcohol heart
tiki mugs* pair | 18-35 | 25+ | tableware | alcohol
spiced rum infusion kit* | 18-34 | 25+ | food | alcohol food
rum fudge box* | 8-15 | 25+ | stationery | alcohol food dairy sugar
rum miniature* to taste | 6-12 | 25+ | food | alcohol food small-parts
ginger beer trio* for mixing | 6-12 | 10+ | drink | food sugar filler

# whisky
single malt bottle* from an island | 40-75 | 25+ | drink | alcohol heart
whisky tasting evening* | 40-85 | 25+ | experience | experience alcohol heart
nosing glasses* pair | 15-28 | 25+ | tableware | alcohol heart
whisky miniatures flight* | 28-55 | 25+ | collectible | alcohol experience heart
distillery tour weekend* | 160-320 | 25+ | travel | experience alcohol
whisky atlas* | 22-40 | 25+ | book | book alcohol heart
whisky water jug* | 15-28 | 25+ | kitchenware | alcohol
tasting notes journal* for whisky | 8-15 | 25+ | stationery | alcohol filler
single malt miniature* | 7-14 | 25+ | food | alcohol food small-parts
salted dark chocolate bars* | 6-12 | 8+ | food | food sugar filler
single malt* aged twelve years | 35-75 | 25+ | drink | alcohol heart
peated island malt* | 40-85 | 25+ | drink | alcohol heart
whisky tasting set* of five drams | 25-55 | 25+ | drink | alcohol heart
distillery tour voucher* | 20-60 | 25+ | experience | experience alcohol voucher heart
whisky stones* in soapstone | 12-25 | 25+ | tableware | alcohol filler
water dropper jug* for drams | 12-28 | 25+ | tableware | alcohol heart
whisky fudge and oatcakes* | 10-22 | 25+ | food | food sugar dairy gluten alcohol
dram logbook* in leather | 14-30 | 25+ | stationery | alcohol leather filler
distillery region map* | 10-25 | 25+ | print | alcohol
whisky tasting evening* with friends | 30-75 | 25+ | experience | experience alcohol heart

# smoothies
also: smoothie bowls, granola
portable blender* with USB charging | 28-55 | 12+ | electronics | gadget battery heart
smoothie recipe book* | 12-22 | 10+ | book | book heart
smoothie bar voucher* | 9-15 | 8+ | voucher | voucher food
glass bottles* with sleeves for smoothies | 14-26 | 10+ | tableware | heart
frozen fruit subscription* | 25-50 | 12+ | subscription | subscription food heart
steel straws* with brush | 5-10 | 8+ | kitchenware | filler
coconut bowls* pair with spoons | 14-25 | 10+ | home | heart
superfood powders* trio | 18-34 | 14+ | food | food
frozen berry mix voucher* | 8-15 | 8+ | voucher | voucher food filler

# pasta making
pasta rolling machine* with cutters | 35-70 | 14+ | equipment |
pasta making class* | 45-95 | 14+ | class | experience food gluten egg heart
ravioli mould* with rolling pin | 15-28 | 12+ | kitchenware | heart
folding pasta tree* | 18-34 | 12+ | storage | food gluten
pasta shapes cookbook* | 18-32 | 12+ | book | book food gluten heart
semolina flour* from a mill | 7-13 | 12+ | food | food gluten
brass pastry wheel* | 12-22 | 14+ | tool |
garganelli board* in beech | 9-15 | 12+ | home |
wooden gnocchi paddle* | 6-12 | 8+ | tool |
hand-cranked pasta machine* | 35-80 | 14+ | kitchenware | food gluten
ravioli stamps trio* with wooden grips | 15-32 | 12+ | kitchenware | food gluten heart
beech gnocchi board* | 6-14 | 10+ | kitchenware |
fine durum flour* in a sack | 6-12 | 12+ | food | food gluten
wooden drying rack* for tagliatelle | 14-30 | 12+ | kitchenware | food gluten
pasta evening class* | 50-110 | 12+ | class | experience food gluten egg heart
long rolling pin* for sfoglia | 18-38 | 12+ | kitchenware |
fluted pastry wheel* in brass | 10-22 | 12+ | kitchenware |
grandmothers' pasta book* | 18-32 | 12+ | book | book food gluten heart
guitar cutter* with strings | 22-48 | 14+ | kitchenware | heart
squid ink and beetroot powders* | 9-18 | 14+ | food | food fish filler
matching aprons* for pasta cooks | 28-55 | 12+ | clothing | clothing food gluten
corzetti stamp* carved in wood | 15-35 | 12+ | kitchenware | heart

# pizza
pizza steel* for the home oven | 45-85 | 14+ | equipment | gluten heart
pizza cookbook* | 16-28 | 10+ | book | book gluten heart
pizza making class* | 40-85 | 8+ | class | experience food gluten heart
pizza restaurant voucher* | 20-45 | 6+ | voucher | voucher food gluten heart
mezzaluna pizza rocker* | 18-34 | 18+ | tool | sharp gluten heart
toppings box* from Italy | 18-34 | 12+ | food | food
pizza plates* pair in terracotta | 18-34 | 10+ | tableware | gluten
pizza card game* | 8-15 | 6+ | game |
pizza socks* in a box | 9-15 | 8+ | clothing | clothing filler
long-handled pizza server* | 8-15 | 10+ | tool |

# ramen
ramen kit* for four bowls | 22-40 | 12+ | food | food gluten heart
ramen bowls* with chopsticks and spoons | 22-42 | 10+ | tableware | heart
ramen cookbook* | 16-28 | 12+ | book | book food gluten heart
ramen restaurant voucher* | 20-42 | 10+ | voucher | voucher food gluten heart
ramen cooking class* | 45-95 | 14+ | class | experience food gluten heart
noodle strainer* with bamboo handle | 9-15 | 12+ | tool | filler
chilli oil duo* | 9-15 | 12+ | drink | food heart
great wave ramen poster* | 9-15 | 8+ | print | filler
deep ramen bowls* with spoons | 22-45 | 10+ | tableware | food gluten heart
ramen kit* with broth and noodles | 15-32 | 10+ | food | food gluten heart
ramen bar voucher* | 18-45 | 8+ | voucher | voucher food gluten heart
instant ramen tasting box* | 15-32 | 8+ | food | food gluten heart
chilli oil crunch* jar | 7-14 | 10+ | food | food heart
noodle strainer* in bamboo and steel | 10-22 | 12+ | kitchenware | food gluten
chopsticks* for noodles | 6-14 | 8+ | tableware | food gluten filler
ramen workshop* | 50-110 | 14+ | class | experience food gluten heart
ramen bowl print* | 9-20 | 8+ | print | food gluten filler
seaweed and sesame toppings* | 8-16 | 10+ | food | food

# air fryer
air fryer cookbook* | 12-22 | 14+ | book | book heart
air fryer accessories set* | 18-34 | 14+ | kitchenware | heart
reusable silicone liners* | 8-14 | 14+ | home |
oil mister* in glass | 9-15 | 14+ | tool |
seasoning box* for air fryers | 14-26 | 14+ | food | food heart
laminated air fryer timings chart* | 6-12 | 14+ | stationery | filler
instant-read thermometer* | 14-26 | 14+ | electronics | gadget battery
heat-proof tongs* with silicone tips | 8-14 | 14+ | equipment | filler
twin-drawer air fryer* | 80-150 | 16+ | electronics | gadget bulky
silicone liners* for the fryer basket | 8-16 | 12+ | kitchenware |
oil mister* with fine spray | 10-20 | 12+ | kitchenware |
paper liners* hundred pack | 5-10 | 12+ | kitchenware |
two-tier rack* for the fryer | 12-25 | 14+ | kitchenware | heart
mini loaf tins* for the basket | 9-18 | 12+ | kitchenware |
silicone-tipped tongs* | 8-15 | 12+ | kitchenware |
heat-proof mat* for the counter | 10-20 | 14+ | kitchenware |
spice rubs trio* for wings | 12-24 | 12+ | food | food heart
egg bite moulds* in silicone | 9-18 | 12+ | kitchenware | food egg
cleaning brush set* for baskets | 7-14 | 14+ | kitchenware | filler

# brunch
brunch voucher* for a favourite café | 20-45 | 12+ | voucher | voucher food heart
brunch cookbook* | 14-26 | 14+ | book | book heart
waffle iron* with deep plates | 35-65 | 14+ | kitchenware | gadget heart
bottomless brunch* with friends | 35-75 | 25+ | experience | experience food alcohol heart
granola and honey parcel* | 18-34 | 12+ | food | food nuts gluten sugar heart
egg cups* in bright glazes | 9-15 | 8+ | tableware | filler
linen table runner* | 18-35 | 14+ | textile | filler
maple syrup bottle* | 9-15 | 8+ | drink | food sugar heart
hot sauce for eggs* | 6-12 | 14+ | food | food egg filler

# street food
street food tour* through the city | 30-65 | 12+ | experience | experience food heart
street food cookbook* | 16-28 | 12+ | book | book heart
night market voucher* | 15-35 | 10+ | voucher | voucher food heart
taco and bao making class* | 45-95 | 14+ | class | experience food heart
hot sauce trio* from three countries | 12-24 | 14+ | food | food heart
steel food tray set* | 12-22 | 12+ | tableware |
cargo apron* in denim | 18-34 | 14+ | clothing | clothing
spice tins* for world kitchens | 8-15 | 12+ | kitchenware | food
paper street food trays* | 6-12 | 12+ | tableware | filler
Mexican street corn seasoning* | 5-10 | 10+ | food | food

# macarons
also: macaron, macaron baking, macaron making, french macarons, makronen backen
macaron baking mats* with circles | 12-22 | 10+ | kitchenware | heart
finely ground almonds* for baking | 8-15 | 10+ | food | food nuts
macaron baking class* | 45-95 | 12+ | class | experience food nuts egg sugar dairy heart
French almond bakes book* | 12-22 | 10+ | book | book food nuts heart
gift box* of French macarons | 14-28 | 5+ | food | food nuts egg sugar dairy heart
powdered food colours* in pastel | 9-15 | 10+ | art supplies | food heart
pyramid display stand* for small bakes | 16-30 | 10+ | tableware |
precise oven thermometer* | 9-15 | 14+ | tool | gadget
round piping nozzles* and bags | 9-15 | 10+ | equipment | filler
pastry shop afternoon* with tasting | 20-45 | 8+ | experience | experience food nuts egg sugar dairy gluten heart
pastel macaron art print* | 10-20 | 8+ | print | filler

# cake pops
also: cake pop, cakepops
cake pop pan* with lid | 14-26 | 8+ | kitchenware | heart
candy melts* in bright colours | 8-15 | 6+ | food | food sugar dairy
cake pops recipe book* | 9-15 | 7+ | book | book heart
electric cake pop maker* | 25-45 | 10+ | electronics | gadget heart
paper sticks* and clear bags | 6-12 | 6+ | stationery |
wooden cake pop stand* | 14-26 | 8+ | tableware | heart
sugar eyes and sprinkles set* | 7-13 | 5+ | food | food sugar
electric melting pot* for dips | 18-34 | 12+ | equipment | gadget heart
cake decorating afternoon* for children | 20-45 | 6-12 | class | experience food sugar dairy gluten egg heart
edible ink pens* | 9-15 | 7+ | art supplies | food sugar

# latte art
also: latte artist, coffee art, milk steaming, cappuccino art
pointed spout steaming pitcher* | 18-36 | 16+ | kitchenware | heart
latte art workshop* with a barista | 45-95 | 16+ | class | experience food dairy caffeine heart
wide porcelain latte cups* | 22-42 | 16+ | tableware | caffeine heart
latte art patterns handbook* | 14-26 | 16+ | book | book caffeine heart
etching pen* for foam pictures | 7-13 | 16+ | tool |
electric milk frother* | 35-75 | 16+ | electronics | gadget
stick-on jug thermometers* | 7-13 | 16+ | equipment | filler
canvas apron* with crossed straps | 25-48 | 16+ | clothing | clothing
cocoa dusting stencils* | 6-12 | 14+ | craft kit |
small roaster's espresso beans* | 12-22 | 16+ | drink | food caffeine
rosetta pour art print* | 10-20 | 14+ | print | filler
barista oat milk* crate | 15-28 | 14+ | food | food gluten caffeine

# pour over coffee
also: pour-over coffee, filter coffee, hand drip coffee, drip coffee, slow coffee, filterkaffee
glass pour-over coffee maker* | 28-55 | 16+ | kitchenware | caffeine heart
swan-neck hob pot* for pouring | 32-65 | 16+ | equipment | caffeine heart
light roast filter beans* | 12-20 | 16+ | drink | food caffeine heart
ceramic coffee dripper* | 18-34 | 16+ | tableware | caffeine heart
paper cone filters* in hundreds | 6-12 | 16+ | home | caffeine filler
filter coffee brewing class* | 35-75 | 16+ | class | experience caffeine food heart
craft of filter coffee book* | 14-26 | 16+ | book | book caffeine
brewing scale* with built-in timer | 22-45 | 16+ | electronics | gadget battery
steel hand grinder* for coffee | 50-110 | 16+ | tool | caffeine heart
walnut filter holder* | 14-26 | 16+ | storage | caffeine
filter bean subscription* for three months | 35-70 | 16+ | subscription | subscription food caffeine heart
small bag of filter roast* | 8-15 | 16+ | food | food caffeine filler

# chai
also: masala chai, chai latte, chai tea, indian tea
whole spice masala chai* blend | 8-15 | 12+ | drink | food caffeine heart
brass chai pot* | 25-48 | 14+ | kitchenware | caffeine heart
chai recipe and story book* | 12-22 | 12+ | book | book caffeine heart
small chai glasses* with carrier | 16-30 | 12+ | tableware | caffeine heart
Assam loose tea* in a tin | 9-15 | 12+ | drink | food caffeine heart
round brass masala tin* | 28-55 | 12+ | storage |
stone pestle and mortar* for cardamom | 20-40 | 14+ | tool |
sweet chai syrup* | 8-14 | 12+ | food | food sugar caffeine
Indian spice and tea workshop* | 35-75 | 14+ | class | experience food caffeine heart
cardamom shortbread* in a tin | 8-15 | 8+ | food | food gluten dairy sugar
street tea seller print* | 10-20 | 12+ | print | filler

# tea ceremony
also: japanese tea ceremony, chado, gongfu tea, gong fu cha, chinese tea ceremony, tea ritual, teezeremonie
gongfu tea set* with tray | 40-85 | 14+ | tableware | caffeine heart
tea ceremony lesson* | 30-65 | 14+ | class | experience food caffeine heart
hand-made tea bowl* in raku | 40-85 | 14+ | tableware | heart
small clay teapot* | 45-95 | 14+ | kitchenware | caffeine heart
book of tea* in fine edition | 9-15 | 14+ | book | book heart
pressed pu-erh tea cake* | 16-32 | 14+ | drink | food caffeine gluten dairy sugar egg
bamboo tea tools* in a holder | 12-22 | 14+ | tool | heart
linen tea cloth* in indigo | 9-15 | 14+ | textile | filler
clay tea pet* figure | 8-15 | 12+ | decor |
wagashi sweets* from Japan | 14-26 | 8+ | food | food sugar gluten
rice paper brush calligraphy* scroll | 20-42 | 14+ | print |

# smoking meat
also: meat smoking, smoked meat, smoked brisket, smoker grill, bbq smoker, smoking food, food smoking, räuchern, rauchern
hickory and oak smoking chunks* | 12-22 | 18+ | outdoor gear | fire heart
bullet smoker* with thermometer | 110-240 | 18+ | equipment | fire bulky heart
smoking meat pitmaster's book* | 16-30 | 18+ | book | book meat heart
wireless meat probe* with two channels | 40-85 | 18+ | electronics | gadget battery meat heart
pink butcher paper roll* | 12-22 | 18+ | kitchenware |
smoke tube* for pellets | 14-26 | 18+ | tool | fire
brisket slicing knife* | 25-50 | 18+ | kitchenware | sharp meat heart
Texas-style rub trio* | 14-26 | 14+ | food | food sugar
smokehouse day course* | 80-160 | 18+ | class | experience food meat fire heart
shredding claws* for pulled pork | 9-15 | 18+ | tool | meat filler
smoked sea salt* in a jar | 7-13 | 12+ | food | food
bag of cherry wood chips* | 7-13 | 18+ | garden | fire
hickory and cherry wood chunks* | 12-25 | 16+ | equipment | heart
wireless two-probe thermometer* | 35-80 | 16+ | kitchenware | gadget battery heart
brisket rub trio* | 15-30 | 14+ | food | food meat heart
smoking day course* with lunch | 70-150 | 18+ | class | experience food meat heart
heat-resistant gloves* with cotton lining | 18-35 | 16+ | accessory | clothing heart
spray bottle* for basting | 8-15 | 14+ | kitchenware | filler
low and slow cookbook* | 18-35 | 14+ | book | book heart
slicing knife* with hollow edge | 30-70 | 18+ | kitchenware | sharp heart
rib rack* in steel | 15-30 | 16+ | kitchenware | heart
smoker's apron* with bottle pocket | 22-42 | 16+ | clothing | clothing

# kombucha
also: kombucha brewing, kombucha making, scoby, fermented tea, kefir, water kefir
kombucha starter set* with culture | 25-45 | 16+ | equipment | food caffeine sugar
large kombucha brewing jar* with tap | 30-60 | 16+ | kitchenware | caffeine heart
kombucha recipes book* | 14-26 | 16+ | book | book caffeine heart
swing-top bottles* for fizzy ferments | 20-38 | 14+ | storage | heart
mixed kombucha tasting crate* | 18-35 | 16+ | drink | food caffeine sugar heart
breathable cloth jar covers* | 6-12 | 14+ | textile | filler
organic tea and cane sugar pack* | 9-15 | 14+ | drink | food caffeine sugar filler
fermentation heat mat* | 20-40 | 16+ | electronics | gadget
wild ferments workshop* | 45-95 | 16+ | class | experience food heart
pH strips* for fermenting | 6-12 | 16+ | tool | filler
water kefir grains* | 9-15 | 16+ | food | food sugar

# kimchi
also: kimchi making, making kimchi, gimchi
kimchi fermenting box* with press plate | 25-48 | 14+ | kitchenware | heart
large bag* of Korean chilli flakes | 8-15 | 12+ | food | food heart
kimchi recipes cookbook* | 14-26 | 14+ | book | book heart
kimchi making class* | 45-95 | 14+ | class | experience food fish heart
onggi-style fermenting crock* | 45-95 | 14+ | tableware | heart
three kimchi jars* to taste | 16-30 | 12+ | food | food fish
salted anchovy sauce* and seaweed | 9-15 | 14+ | food | food fish filler
long kitchen gloves* for mixing | 6-12 | 14+ | equipment | clothing filler
Korean cabbage and radish seeds* | 6-12 | 8+ | plant | plant
kimchi cat apron* | 18-34 | 12+ | clothing | clothing
vacuum jar lids* and pump | 16-30 | 14+ | tool |

# jam making
also: marmalade making, making marmalade, jelly making, making jam, marmelade kochen, confiture maison
brunch box* with bread and jams | 25-45 | 12+ | food | food gluten sugar dairy
cotton apron* with berries | 18-35 | 10+ | clothing | clothing heart
fine honey and jam box* | 18-35 | 6+ | food | food sugar heart
wide copper jam pan* | 70-150 | 16+ | kitchenware |
preserving book* for orchard fruit | 14-26 | 12+ | book | book heart
dozen jam jars* with gingham lids | 15-28 | 12+ | storage | heart
jam thermometer* in brass | 12-24 | 14+ | tool | filler
steel jam funnel* and ladle | 12-22 | 14+ | equipment | filler
handwritten-style jam labels* | 5-10 | 10+ | stationery | heart
artisan jam tasting box* | 16-30 | 6+ | food | food sugar heart
pick-your-own fruit day* | 10-25 | 4+ | experience | experience food heart
preserving sugar and pectin* pack | 8-15 | 14+ | food | food sugar filler
jam making morning class* | 40-85 | 14+ | class | experience food sugar heart
raspberry canes* for the garden | 14-26 | 12+ | plant | plant filler
linen jelly bag* and stand | 14-26 | 14+ | textile | filler
jar covers and wax discs* | 5-10 | 10+ | kitchenware | filler
maslin pan* with pouring lip | 30-70 | 16+ | kitchenware | heart
sugar thermometer* | 9-20 | 14+ | kitchenware | food sugar filler
jam labels* with fruit drawings | 4-9 | 10+ | stationery | food sugar filler
fruit strainer set* with stand | 14-30 | 14+ | kitchenware |
jams and jellies book* | 12-25 | 12+ | book | book food sugar filler
pick-your-own outing* | 8-25 | 3+ | experience | experience heart
stove-top steam juicer* | 45-100 | 16+ | kitchenware | bulky gadget filler
wax discs and cellophane* set | 4-8 | 12+ | kitchenware | filler
cherry stoner* for many at once | 12-28 | 14+ | kitchenware | heart
jam spoons* in silver plate | 9-22 | 12+ | tableware | food sugar heart
cotton jelly bags* | 6-12 | 14+ | kitchenware | filler

# pancakes
also: pancake, crepes, crêpes, crepe making, pancake making, pfannkuchen, pancake sunday, blini, waffles
flat crêpe pan* with spreader | 28-55 | 12+ | kitchenware | heart
maple syrup* from Canada | 10-18 | 5+ | food | food sugar heart
pancakes of the world cookbook* | 12-22 | 10+ | book | book heart
pancake pen bottles* for drawing | 9-15 | 6+ | equipment | heart
electric crêpe maker* | 32-65 | 14+ | electronics | gadget heart
animal pancake mould pan* | 20-38 | 5+ | kitchenware | heart
buttermilk pancake mix* | 7-13 | 5+ | food | food gluten dairy egg
pancake breakfast* at a diner | 12-30 | 5+ | experience | experience food gluten dairy egg sugar heart
long thin pancake spatula* | 8-15 | 10+ | tool | filler
warming plate cover* for stacks | 14-26 | 12+ | tableware | filler
long cast iron griddle* | 40-80 | 14+ | kitchenware | heart
crêpe pan* with spreader | 18-38 | 12+ | kitchenware | heart
pancake shapes mould set* | 6-14 | 5+ | kitchenware |
maple syrup* in a leaf bottle | 8-16 | 5+ | food | food sugar heart
pancake mix jar* with topping | 8-15 | 5+ | food | food gluten sugar egg
children's pancake pan* with animals | 15-30 | 5-12 | kitchenware | heart
pancake recipe book* | 8-16 | 6+ | book | book food gluten sugar egg
batter dispenser bottle* | 6-14 | 6+ | kitchenware |
toppings tray* with four bowls | 12-25 | 6+ | tableware |
pancake house outing* | 10-30 | 4+ | experience | experience food gluten sugar egg dairy heart
pancake race apron* | 10-22 | 4+ | clothing | clothing filler
flipping spatula* in silicone | 5-12 | 6+ | kitchenware |

# vodka
also: vodka tasting, wodka, vodkas, flavoured vodka
craft vodka bottle* | 28-45 | 25+ | drink | alcohol heart
vodka tasting box* of five | 30-55 | 25+ | food | alcohol food heart
distillery tour* with vodka | 25-60 | 25+ | experience | experience alcohol heart
frozen shot glass mould* | 9-15 | 25+ | kitchenware | alcohol
history of vodka* | 12-24 | 25+ | book | book alcohol heart
vodka infusion kit* with fruits | 18-35 | 25+ | craft kit | alcohol food
copper mule mugs* | 22-42 | 25+ | tableware | alcohol
vintage distillery poster* | 10-20 | 25+ | print | alcohol filler
blinis and caviar-style pearls* | 14-28 | 25+ | food | food gluten dairy egg fish
cut crystal shot glasses* | 25-50 | 25+ | tableware | alcohol heart
insulated bottle chiller* | 20-38 | 25+ | equipment |
craft vodka miniature* | 6-12 | 25+ | drink | alcohol small-parts
jar* of pickled gherkins | 5-10 | 10+ | food | food

# mocktails
also: mocktail, virgin cocktails, alcohol-free cocktails, non-alcoholic cocktails, zero proof cocktails
steel drinks shaker* with strainer | 18-34 | 12+ | kitchenware | heart
alcohol-free spirit bottle* | 16-28 | 16+ | drink | food heart
mocktail recipes card deck* | 9-15 | 12+ | stationery | heart
craft tonic and soda selection* | 14-26 | 10+ | drink | food sugar heart
fruit syrups* for mixing drinks | 12-22 | 8+ | food | food sugar heart
mocktail mixing class* | 30-65 | 14+ | class | experience food sugar heart
coupe glasses* in coloured glass | 20-40 | 12+ | tableware | heart
paper umbrellas and garnish picks* | 5-10 | 8+ | home | filler
botanical drinks garden seeds* | 6-12 | 8+ | plant | plant
large square ice tray* | 8-14 | 10+ | tool | filler
temperance drinks history book* | 12-24 | 14+ | book | book
zero proof bar evening* | 15-40 | 16+ | experience | experience

# risotto
also: risottos, risotto cooking, rice dishes
carnaroli rice* in a cotton sack | 8-14 | 10+ | food | food heart
heavy copper risotto pan* | 70-150 | 16+ | kitchenware | heart
risotto recipes cookbook* | 14-26 | 12+ | book | book heart
dried porcini and saffron* duo | 14-26 | 12+ | food | food heart
olive wood risotto spoon* with hole | 9-15 | 10+ | tool | heart
northern Italian cooking class* | 50-100 | 14+ | class | experience food dairy heart
Parmesan wedge* aged two years | 14-26 | 5+ | food | food dairy
wide shallow risotto bowls* | 22-42 | 12+ | tableware |
fine cheese grater* with box | 12-24 | 14+ | equipment |
Italian trattoria dinner* | 40-90 | 14+ | experience | experience food dairy gluten
rice fields of Italy print* | 10-20 | 12+ | print | filler
saffron threads* in a tiny jar | 7-14 | 12+ | food | food heart

# chinese cooking
also: chinese cuisine, sichuan cooking, cantonese food, dim sum, szechuan food, chinesisch kochen
carbon steel wok* with wooden lid | 35-75 | 14+ | kitchenware | heart
Sichuan spices and chilli oil* | 14-26 | 12+ | food | food heart
Chinese regional cookbook* | 18-34 | 12+ | book | book heart
Chinese cooking class* | 50-105 | 14+ | class | experience food gluten heart
bamboo steamer baskets* | 14-26 | 10+ | equipment | heart
Chinese vegetable cleaver* | 30-65 | 18+ | kitchenware | sharp heart
aged black vinegar and soy* pair | 10-18 | 12+ | food | food gluten
dim sum lunch voucher* | 20-50 | 10+ | voucher | voucher food gluten heart
porcelain soup spoons* and bowls | 18-34 | 10+ | tableware |
spider skimmer* in brass wire | 8-15 | 12+ | tool |
hotpot with divided sides* | 35-70 | 14+ | electronics | gadget
lacquered chopstick set* | 9-15 | 8+ | storage |
five-spice and pepper jars* | 7-13 | 12+ | food | food
learning chopsticks* for small hands | 5-10 | 3-10 | tableware |

# korean cooking
also: korean cuisine, korean barbecue, korean bbq, bibimbap, koreanisch kochen
Korean pantry box* with gochujang | 22-42 | 12+ | food | food gluten heart
Korean home cooking book* | 18-32 | 12+ | book | book heart
dolsot stone bowl* with tray | 25-48 | 14+ | kitchenware | heart
Korean cooking class* | 50-100 | 14+ | class | experience food gluten heart
table-top Korean grill pan* | 28-55 | 14+ | equipment | heart
steel chopsticks and spoons* | 9-15 | 10+ | tableware |
Korean barbecue dinner* | 30-70 | 12+ | experience | experience food meat heart
toasted seaweed snacks* | 7-13 | 5+ | food | food
Korean noodle selection* | 9-15 | 10+ | food | food gluten heart
perilla leaf seeds* | 5-10 | 8+ | plant | plant
rice cake cooking set* | 12-22 | 12+ | craft kit | food gluten dairy egg sugar
kitchen scissors* for the grill table | 12-24 | 18+ | tool | sharp

# thai cooking
also: thai cuisine, thai curry, pad thai, thai kochen, thailändisch kochen, thailandisch kochen
granite pestle and mortar* for pastes | 28-55 | 14+ | kitchenware | heart
Thai curry paste set* | 12-22 | 12+ | food | food fish heart
Thai street food cookbook* | 16-30 | 12+ | book | book heart
Thai cooking class* | 50-100 | 14+ | class | experience food fish nuts heart
sticky rice steamer basket* | 14-26 | 12+ | equipment | heart
palm sugar and tamarind* duo | 8-15 | 12+ | food | food sugar heart
Thai restaurant voucher* | 25-60 | 12+ | voucher | voucher food
lemongrass and Thai basil plants* | 9-15 | 8+ | plant | plant
blue and white rice bowls* | 20-38 | 10+ | tableware |
jasmine rice* in a cloth sack | 9-15 | 10+ | storage | food filler
floating market print* | 10-20 | 10+ | print | filler

# vietnamese food
also: pho, banh mi, vietnamese cuisine, summer rolls, vietnamesisch kochen
Vietnamese home cooking book* | 16-30 | 12+ | book | book heart
pho spice and noodle box* | 12-22 | 10+ | food | food gluten heart
Vietnamese cooking class* | 50-100 | 14+ | class | experience food fish heart
large pho bowls* with spoons | 24-46 | 10+ | tableware | heart
rice paper wrappers* and holder | 9-15 | 10+ | kitchenware |
drip coffee phin* from Vietnam | 9-15 | 16+ | tool | caffeine
Vietnamese restaurant voucher* | 25-55 | 10+ | voucher | voucher food
tall stock pot* | 35-70 | 14+ | kitchenware |
coriander and Thai basil planter* | 14-26 | 8+ | plant | plant
julienne peeler* for crisp salads | 8-15 | 18+ | tool | sharp filler
lacquer serving tray* with lotus | 22-42 | 12+ | decor |
street kitchens of Hanoi print* | 10-20 | 12+ | print | filler

# dumplings
also: dumpling, dumpling making, gyoza, jiaozi, pierogi, wontons, making dumplings, pelmeni, manti, teigtaschen, maultaschen
bamboo dumpling steamer* with liners | 16-30 | 10+ | kitchenware | heart
dumplings of the world cookbook* | 14-26 | 10+ | book | book heart
dumpling making class* | 40-85 | 10+ | class | experience food gluten heart
thin rolling pins* and scraper | 9-15 | 8+ | tool | heart
dipping sauces* with chilli oil | 10-18 | 10+ | food | food gluten heart
dumpling dinner voucher* | 20-45 | 8+ | voucher | voucher food gluten heart
lidded non-stick pan* for potstickers | 28-55 | 12+ | equipment |
small dipping dishes* in porcelain | 9-15 | 8+ | tableware |
dumpling folding tea towel* | 8-14 | 10+ | textile | filler
dumpling plush* | 12-22 | 2-14 | toy |
cute dumpling night light* | 12-24 | 3+ | lighting | battery
learning chopsticks* with animal | 5-10 | 3-10 | tableware |

# wok cooking
also: wok, stir-fry, stir fries, stir frying, stir-frying, woks
hand-hammered carbon steel wok* | 40-85 | 14+ | kitchenware | heart
wok techniques cookbook* | 20-36 | 12+ | book | book heart
wok spatula and ladle* set | 14-26 | 14+ | tool | heart
stir fry class* over high flames | 45-95 | 16+ | class | experience food gluten heart
toasted sesame and chilli oils* | 10-18 | 12+ | food | food heart
bamboo wok brush* | 6-12 | 14+ | home |
stir fry sauces box* | 12-22 | 12+ | food | food gluten
wok ring stand* for the hob | 8-15 | 16+ | equipment | filler
outdoor wok burner* | 70-140 | 18+ | outdoor gear | fire bulky
mandoline slicer* with guard | 20-40 | 18+ | equipment | sharp filler
deep stoneware noodle bowls* | 22-42 | 10+ | tableware |
stir fry sauce trio* | 8-15 | 10+ | food | food gluten

# caribbean cooking
also: jamaican food, jerk cooking, jamaican cooking, caribbean cuisine, trinidad food
jerk seasoning and hot sauces* | 12-22 | 12+ | food | food heart
Caribbean home cooking book* | 16-30 | 12+ | book | book heart
cast iron Dutch pot* | 40-80 | 14+ | kitchenware | heart
Caribbean cooking class* | 50-100 | 14+ | class | experience food heart
Caribbean restaurant voucher* | 25-55 | 12+ | voucher | voucher food heart
Caribbean chilli pepper seeds* | 5-10 | 10+ | plant | plant
plantain crisps and snacks box* | 12-22 | 6+ | food | food
sorrel and ginger drinks* | 10-18 | 8+ | drink | food sugar
steel drum grill basket* | 20-40 | 16+ | equipment |
bright enamel plates* | 20-36 | 8+ | tableware |
tropical fruit tea towel* | 8-14 | 12+ | textile | filler
island market print* | 10-20 | 10+ | print | filler
jerk seasoning pot* | 5-10 | 12+ | food | food

# middle eastern cooking
also: middle eastern food, lebanese cooking, persian cooking, israeli food, palestinian cooking, turkish cooking, turkish food, syrian food, mezze, hummus, falafel, kebabs, kebab
Middle Eastern cookbook* | 20-34 | 12+ | book | book heart
za'atar and sumac spice box* | 14-26 | 10+ | food | food heart
mezze bowls* in hand-painted ceramic | 28-55 | 12+ | tableware | heart
Middle Eastern cooking class* | 50-105 | 14+ | class | experience food nuts gluten heart
tahini and date molasses* pair | 10-18 | 10+ | food | food sugar heart
copper coffee pot* with long handle | 16-30 | 16+ | kitchenware | caffeine
falafel maker tool* | 8-15 | 12+ | tool | filler
flat skewers* for kebabs | 16-30 | 18+ | equipment |
rose water and saffron* duo | 12-22 | 12+ | food | food
mezze dinner voucher* | 30-70 | 12+ | voucher | voucher food heart
brass spice grinder* | 20-38 | 12+ | kitchenware |
small tea glasses* in colours | 14-26 | 10+ | tableware |
za'atar jar* | 5-10 | 10+ | food | food
pomegranate molasses bottle* | 6-12 | 10+ | food | food sugar

# greek cooking
also: greek cuisine, greek taverna, moussaka, souvlaki, cretan food, griechisch kochen
Greek islands cookbook* | 18-32 | 12+ | book | book heart
Cretan olive oil* in a tin | 12-22 | 8+ | food | food heart
Greek cooking class* | 50-100 | 14+ | class | experience food dairy gluten heart
oregano and thyme honey hamper* | 25-48 | 8+ | food | food sugar heart
clay oven dish* for moussaka | 25-50 | 14+ | kitchenware | heart
taverna dinner voucher* | 30-65 | 12+ | voucher | voucher food heart
souvlaki skewers and press* | 14-26 | 16+ | equipment |
blue and white salad bowl* | 22-42 | 10+ | tableware |
Greek coffee briki* | 9-15 | 16+ | tool | caffeine
olive and caper jars* | 9-15 | 8+ | food | food
basil and oregano pots* | 9-15 | 8+ | plant | plant
Greek village print* | 10-20 | 10+ | print | filler

# moroccan cooking
also: moroccan food, tagine cooking, tajine, tagine, couscous, marokkanisch kochen, north african cooking
glazed clay tagine* with tall lid | 35-70 | 14+ | kitchenware | heart
ras el hanout and preserved lemons* | 12-22 | 10+ | food | food heart
Moroccan cookbook* | 18-32 | 12+ | book | book heart
Moroccan cooking class* | 50-100 | 14+ | class | experience food nuts gluten heart
silver-toned Moroccan teapot* | 22-42 | 12+ | tableware | heart
gold-patterned tea glasses* | 14-26 | 12+ | tableware |
two-tier couscous pot* | 40-80 | 14+ | equipment | gluten
harissa and argan oil* set | 14-26 | 12+ | food | food nuts
heat diffuser plate* for the hob | 12-22 | 16+ | tool | scent filler
Moroccan dinner voucher* | 30-65 | 12+ | voucher | voucher food
hand-painted serving plate* | 20-40 | 12+ | decor |
spice souk wall print* | 10-20 | 10+ | print | filler
harissa and preserved lemon jars* | 8-15 | 10+ | food | food
mint tea blend* | 6-12 | 10+ | drink | food caffeine filler
ras el hanout jar* | 5-10 | 10+ | food | food

# slow cooker
also: crock pot, crockpot, slow cookers, slow-cooked meals, casseroles
ceramic slow cooker* with timer | 40-80 | 16+ | electronics | gadget bulky
slow cooker cookbook* for weekdays | 12-22 | 14+ | book | book heart
slow cooker liner bags* | 6-12 | 16+ | kitchenware |
silicone divider* for a slow cooker | 12-24 | 16+ | equipment |
stew and chilli spice blends* | 12-22 | 10+ | food | food heart
insulated carry bag* for hot pots | 20-38 | 16+ | bag |
long wooden ladle* | 8-15 | 14+ | tool | filler
stock and bouillon selection* | 10-18 | 12+ | food | food filler
deep stew bowls* with handles | 22-42 | 12+ | tableware |
freezer storage pouches* for stews | 9-15 | 14+ | storage | filler
one-pot cooking class* | 40-85 | 16+ | class | experience food heart
butcher's box voucher* | 25-60 | 18+ | voucher | voucher food meat
slow cooker liners* | 6-12 | 14+ | kitchenware |
stews and curries cookbook* | 14-28 | 12+ | book | book heart
spice kits* for slow suppers | 12-24 | 12+ | food | food heart
insulated carrier* for the pot | 18-38 | 14+ | bag | heart
meat shredding claws* | 9-18 | 14+ | kitchenware | food meat
portion freezer boxes* set | 12-25 | 12+ | storage | plastic
bean and grain box* | 12-25 | 12+ | food | food heart
gravy ladle* with fat separator | 12-24 | 14+ | kitchenware |
recipe cards tin* for one-pot meals | 10-20 | 12+ | stationery | filler
programmable timer plug* | 14-28 | 16+ | electronics | gadget filler
deep bowls* for stew | 22-45 | 12+ | tableware |

# meal prep
also: meal prepping, meal planning, batch cook, food prep, cooking ahead, freezer cooking
glass storage boxes* with dividers | 24-45 | 14+ | storage | heart
meal prep cookbook* | 14-26 | 14+ | book | book heart
insulated lunch bag* for the week | 18-34 | 12+ | bag | heart
silicone freezer trays* for portions | 16-30 | 14+ | kitchenware | heart
weekly menu pad* with shopping list | 7-13 | 14+ | stationery | filler
vegetable chopper box* | 20-38 | 18+ | equipment | sharp
date labels* for the freezer | 5-10 | 12+ | home | filler
vacuum sealer* with rolls | 45-95 | 16+ | electronics | gadget heart
seasoning shaker set* | 12-22 | 12+ | food | food
batch cooking online course* | 25-60 | 16+ | class | experience screen
compartment bento box* | 14-26 | 8+ | tableware |
large steel mixing bowls* | 22-40 | 14+ | kitchenware |
freezer herb cubes tray* | 8-15 | 14+ | kitchenware | filler

# keto
also: ketogenic diet, keto diet, low-carb, low carb, keto cooking
keto cookbook* for busy people | 14-26 | 16+ | book | book heart
very dark chocolate selection* | 12-22 | 12+ | food | food sugar heart
roasted nuts and seeds box* | 14-26 | 12+ | food | food nuts heart
ground almonds* and coconut pack | 10-18 | 14+ | food | food nuts
vegetable spiral cutter* | 14-28 | 18+ | kitchenware | sharp
breath ketone meter* | 35-70 | 18+ | electronics | gadget battery filler
keto snack subscription* | 25-50 | 18+ | subscription | subscription food nuts meat heart
carb counter pocket guide* | 7-13 | 16+ | stationery | book
steakhouse dinner voucher* | 40-90 | 18+ | voucher | voucher food meat heart
digital food scale* | 15-30 | 14+ | equipment | gadget battery
silicone bread mould* for keto loaf | 12-22 | 14+ | tool | gluten
MCT oil bottle* | 14-26 | 18+ | drink | food filler
salted macadamia nuts* | 7-13 | 14+ | food | food nuts
low-carb recipe cards* | 8-15 | 16+ | stationery | filler

# paleo
also: paleo diet, paleo cooking, primal diet, stone age diet, whole30
paleo cookbook* | 14-26 | 14+ | book | book heart
grass-fed beef jerky box* | 16-30 | 12+ | food | food meat heart
cold-pressed coconut oil* | 9-15 | 14+ | food | food
cast iron skillet* | 28-55 | 14+ | kitchenware | heart
farm box voucher* with meat | 25-60 | 18+ | voucher | voucher food meat heart
nut and dried fruit bars* | 10-18 | 10+ | food | food nuts sugar
electric pressure cooker* for stews | 50-110 | 16+ | electronics | gadget bulky
spiral vegetable slicer* | 14-28 | 18+ | tool | sharp
foraged food guidebook* | 12-22 | 12+ | stationery | book
steel lunch box* with divider | 16-30 | 10+ | storage |
wild food walk* with cooking | 30-65 | 14+ | experience | experience food heart
beef jerky pouch* | 6-12 | 12+ | food | food meat
paleo everyday booklet* | 7-13 | 14+ | book | book filler

# cider
also: cider tasting, cider apples, cidre, craft cider, apple pressing, apfelwein
craft cider tasting case* | 22-42 | 25+ | drink | alcohol food heart
small oak apple press* | 110-230 | 18+ | equipment | bulky heart
cider maker's handbook* | 14-26 | 25+ | book | book alcohol heart
orchard cider tour* with tasting | 18-45 | 25+ | experience | experience alcohol heart
cider yeast and airlocks* pack | 9-15 | 25+ | tool | alcohol
cider apple tree* | 28-50 | 25+ | plant | plant alcohol heart
swing-top cider bottles* | 18-34 | 25+ | storage | alcohol
two-handled cider mug* | 16-30 | 25+ | tableware | alcohol
apple crusher drill attachment* | 22-42 | 18+ | kitchenware |
apple varieties wall chart* | 9-15 | 10+ | print | filler
cider and cheese hamper* | 30-60 | 25+ | food | alcohol food dairy heart
hydrometer and test jar* | 12-22 | 25+ | equipment | alcohol filler
single farmhouse cider bottle* | 6-12 | 25+ | drink | alcohol

# winemaking
also: wine-making, making wine, fruit wines, elderflower wine, country wines, weinherstellung
home winemaking starter kit* | 45-90 | 25+ | craft kit | alcohol bulky
country wines recipe book* | 10-18 | 25+ | book | book alcohol heart
five-litre fermenting bottles* with airlocks | 22-42 | 25+ | equipment | alcohol heart
floor corker* for home bottling | 45-90 | 25+ | tool | alcohol heart
wine yeast and nutrient set* | 9-15 | 25+ | kitchenware | alcohol
blank bottle labels* with seals | 7-13 | 25+ | stationery | alcohol filler
vineyard harvest day* | 45-110 | 25+ | experience | experience alcohol heart
small fruit press* | 80-160 | 25+ | outdoor gear | bulky heart
grapevine plant* | 16-32 | 25+ | plant | plant alcohol
home wine judging evening* | 8-15 | 25+ | class | experience alcohol
wooden bottle rack* | 28-55 | 25+ | furniture | alcohol bulky
vinometer and thermometer* | 9-15 | 25+ | tool | alcohol gadget

# paella
in: cooking
also: paellas, cooking paella
carbon steel paella pan* | 18-40 | 16+ | kitchenware | heart
paella rice* in a cloth bag | 5-10 | 16+ | food | food
saffron threads* in a tin | 7-15 | 16+ | food | food heart
paella gas burner* with legs | 40-80 | 18+ | equipment | fire bulky heart
paella seasoning sachets* | 4-9 | 16+ | food | food filler
book* of Spanish rice dishes | 15-28 | 16+ | book | book heart
smoked paprika trio* | 8-16 | 16+ | food | food
long-handled paella spoon* in olive wood | 9-18 | 16+ | kitchenware |
paella cooking class* | 45-90 | 16+ | class | experience food fish heart
terracotta serving dishes* | 14-30 | 16+ | tableware |
cotton apron* with rice field print | 15-28 | 16+ | clothing | clothing
paella pan cover* in straw | 10-20 | 16+ | kitchenware |
rice restaurant lunch* by the sea | 30-60 | 16+ | experience | experience food fish heart
`
