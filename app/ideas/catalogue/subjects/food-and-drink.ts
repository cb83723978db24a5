export default `
# bubble tea
bubble tea brewing box* | 18-32 | 10+ | food | food dairy sugar caffeine heart
bubble tea shop voucher* | 9-15 | 8+ | voucher | voucher heart
tapioca pearls* in a big bag | 6-12 | 8+ | food | food sugar heart
bubble tea cup* with straw | 12-22 | 8+ | tableware | heart
fruit syrup trio* for boba | 14-25 | 8+ | drink | food sugar
popping boba assortment* | 9-15 | 8+ | drink | food sugar heart
bubble tea making workshop* | 25-55 | 10+ | class | experience food
wide steel straws* with brush | 6-12 | 8+ | kitchenware |
bubble tea plush* | 12-22 | 4-16 | toy |
Taiwanese tea sampler* | 14-26 | 12+ | drink | food caffeine
steel drinks shaker* | 12-24 | 12+ | equipment |
boba sticker sheets* | 4-9 | 6-16 | stationery |

# matcha
ceremonial matcha tin* | 18-35 | 12+ | drink | food caffeine heart
bamboo matcha whisk* with holder | 12-25 | 12+ | kitchenware | caffeine heart
hand-thrown matcha bowl* | 22-45 | 14+ | tableware | caffeine heart
matcha set* with bowl and scoop | 30-60 | 12+ | equipment | caffeine heart
matcha baking book* | 14-25 | 12+ | book | book caffeine
matcha class* in a tea house | 25-60 | 14+ | class | experience food caffeine
matcha sweets* from Japan | 9-15 | 10+ | food | food sugar caffeine
fine tea sieve* | 6-13 | 12+ | tool |
glass matcha shaker* for the bag | 15-28 | 12+ | bag | caffeine

# sourdough
also: sourdough bread, sourdough starter, sauerteig
proving basket pair* in rattan | 18-32 | 14+ | kitchenware | heart
scoring blade* with wooden handle | 12-24 | 18+ | tool | sharp heart
cast iron baking pot* | 55-120 | 16+ | equipment | heart
sourdough baking book* | 18-32 | 14+ | book | book gluten heart
sourdough baking day* | 55-120 | 16+ | class | experience food gluten
flours* from an old mill | 15-30 | 14+ | food | food gluten heart
glass starter jar* with lid | 12-22 | 14+ | storage |
dough whisk* in steel and beech | 9-15 | 14+ | home |
linen bread bag* | 12-22 | 12+ | textile |
crumb brush* for the table | 8-14 | 14+ | tableware |

# sushi
sushi making kit* | 20-38 | 12+ | kitchenware | food fish heart
sushi making class* | 45-95 | 16+ | class | experience food fish heart
sushi dinner voucher* | 25-60 | 14+ | voucher | voucher food fish heart
wooden rice tub* with paddle | 25-50 | 14+ | equipment | heart
Japanese slate plates* | 22-42 | 14+ | tableware |
chopsticks* in lacquered boxes | 9-15 | 8+ | stationery | -sight
sushi cookbook* | 16-28 | 14+ | book | book food fish
premium sushi rice* and nori | 12-22 | 12+ | food | food fish heart
sushi card game* | 9-15 | 7+ | game | fish

# cupcakes
piping nozzles* for swirls | 14-26 | 7+ | kitchenware | heart
cupcake recipe book* | 12-22 | 8+ | book | book heart
decorating workshop* for small bakes | 30-65 | 8+ | class | experience food dairy gluten sugar heart
tiered cupcake stand* | 18-35 | 10+ | tableware | heart
printed cupcake cases* pack | 5-10 | 6+ | stationery |
sprinkles box* in six colours | 8-15 | 5+ | food | food sugar heart
cupcake carrier* with handle | 15-28 | 12+ | storage |
piping bag holder* | 7-13 | 10+ | tool |

# cookies
cookie cutter set* in a tin | 12-22 | 5+ | kitchenware | heart
cookie recipe book* | 14-25 | 8+ | book | book heart
patterned beech roller* | 15-28 | 7+ | tool | heart
biscuit icing class* | 30-65 | 8+ | class | experience food dairy gluten sugar heart
decorated cookie jar* | 18-35 | 10+ | storage | heart
box* of bakery cookies | 12-22 | 6+ | food | food dairy gluten egg sugar
icing pens* in bright colours | 6-12 | 5+ | art supplies |
cookie stamps* trio | 10-18 | 6+ | equipment |

# cake decorating
spinning icing stand* | 22-42 | 10+ | equipment | heart
piping nozzle set* in a case | 15-28 | 10+ | tool | heart
sugarcraft course* | 50-110 | 12+ | class | experience food dairy gluten sugar heart
sugarcraft handbook* | 18-32 | 10+ | book | book heart
sugar paste tools* set | 9-16 | 10+ | kitchenware | heart
edible flowers and pearls* box | 9-16 | 8+ | food | food sugar plant
cake carrier* with locking lid | 20-38 | 12+ | storage |
icing smoother* and scraper | 7-13 | 10+ | accessory |

# espresso
burr grinder* for espresso | 70-150 | 16+ | electronics | gadget caffeine heart
espresso beans* from a roastery | 12-24 | 16+ | drink | food caffeine heart
calibrated tamper* with wooden grip | 28-55 | 16+ | tool | heart
espresso cups* pair in stoneware | 18-35 | 14+ | tableware | caffeine heart
barista evening course* | 45-95 | 16+ | class | experience caffeine heart
knock box* for coffee grounds | 18-35 | 16+ | kitchenware | caffeine
machine cleaning set* | 9-16 | 16+ | home |
espresso handbook* | 18-32 | 16+ | book | book caffeine

# pizza oven
pizza peel* in perforated steel | 25-50 | 14+ | tool | heart
infrared oven thermometer* | 22-42 | 16+ | electronics | gadget battery heart
stackable dough boxes* | 20-38 | 14+ | storage | heart
pizza oven recipe book* | 16-28 | 14+ | book | book heart
Italian pizza flour* | 9-15 | 12+ | food | food gluten heart
pizza making course* | 45-95 | 14+ | class | experience food gluten
heat-proof gloves* pair | 15-28 | 16+ | safety gear | clothing
hardwood pellets* for the oven | 14-25 | 16+ | garden |

# ice cream
ice cream maker* with freezing bowl | 45-90 | 14+ | kitchenware | gadget heart
ice cream recipe book* | 14-25 | 8+ | book | book heart
ice cream churning class* | 40-85 | 10+ | class | experience food dairy sugar heart
ice cream parlour voucher* | 9-15 | 4+ | voucher | voucher food dairy sugar heart
warming scoop* in steel | 14-26 | 10+ | tool | heart
sundae glasses* set | 15-28 | 10+ | tableware |
ice lolly moulds* | 9-16 | 5+ | equipment |
wafer cones and sauces* box | 12-22 | 6+ | food | food gluten sugar dairy

# gin
small-batch gin bottle* | 32-50 | 25+ | drink | alcohol heart
gin tasting evening* | 35-75 | 25+ | experience | experience alcohol heart
gin botanicals box* | 18-34 | 25+ | food | alcohol food heart
balloon glasses* pair for gin | 18-35 | 25+ | tableware | alcohol heart
make your own gin day* | 80-150 | 25+ | class | experience alcohol heart
tonic water selection* | 12-22 | 12+ | keepsake | food
gin cocktails book* | 13-24 | 25+ | book | book alcohol
citrus zester* and bar spoon | 9-15 | 25+ | tool | alcohol

# rum
aged rum bottle* from the Caribbean | 35-60 | 25+ | drink | alcohol heart
rum tasting evening* | 35-75 | 25+ | experience | experience alcohol heart
rum miniatures set* | 25-48 | 25+ | collectible | alcohol small-parts heart
rum history and cocktails book* | 16-28 | 25+ | book | book alcohol heart
tiki mugs* pair | 18-35 | 25+ | tableware | alcohol
spiced rum infusion kit* | 18-34 | 25+ | food | alcohol food
rum fudge box* | 8-15 | 25+ | stationery | alcohol food dairy sugar

# whisky
single malt bottle* from an island | 40-75 | 25+ | drink | alcohol heart
whisky tasting evening* | 40-85 | 25+ | experience | experience alcohol heart
nosing glasses* pair | 15-28 | 25+ | tableware | alcohol heart
whisky miniatures flight* | 28-55 | 25+ | collectible | alcohol experience heart
distillery tour weekend* | 160-320 | 25+ | travel | experience alcohol
whisky atlas* | 22-40 | 25+ | book | book alcohol
whisky water jug* | 15-28 | 25+ | kitchenware | alcohol
tasting notes journal* for whisky | 8-15 | 25+ | stationery | alcohol

# smoothies
portable blender* with USB charging | 28-55 | 12+ | electronics | gadget battery heart
smoothie recipe book* | 12-22 | 10+ | book | book heart
smoothie bar voucher* | 9-15 | 8+ | voucher | voucher food heart
glass bottles* with sleeves for smoothies | 14-26 | 10+ | tableware | heart
frozen fruit subscription* | 25-50 | 12+ | subscription | subscription food heart
steel straws* with brush | 5-10 | 8+ | kitchenware |
coconut bowls* pair with spoons | 14-25 | 10+ | home |
superfood powders* trio | 18-34 | 14+ | food | food

# pasta making
pasta rolling machine* with cutters | 35-70 | 14+ | equipment | heart
pasta making class* | 45-95 | 14+ | class | experience food gluten egg heart
ravioli mould* with rolling pin | 15-28 | 12+ | kitchenware | heart
folding pasta tree* | 18-34 | 12+ | storage | food gluten heart
pasta shapes cookbook* | 18-32 | 12+ | book | book food gluten heart
semolina flour* from a mill | 7-13 | 12+ | food | food gluten
brass pastry wheel* | 12-22 | 14+ | tool |
garganelli board* in beech | 9-16 | 12+ | home |

# pizza
pizza steel* for the home oven | 45-85 | 14+ | equipment | gluten heart
pizza cookbook* | 16-28 | 10+ | book | book gluten heart
pizza making class* | 40-85 | 8+ | class | experience food gluten heart
pizza restaurant voucher* | 20-45 | 6+ | voucher | voucher food gluten heart
mezzaluna pizza rocker* | 18-34 | 18+ | tool | sharp gluten heart
toppings box* from Italy | 18-34 | 12+ | food | food
pizza plates* pair in terracotta | 18-34 | 10+ | tableware | gluten
pizza card game* | 8-15 | 6+ | game |
pizza socks* in a box | 9-15 | 8+ | clothing | clothing

# ramen
ramen kit* for four bowls | 22-40 | 12+ | food | food gluten heart
ramen bowls* with chopsticks and spoons | 22-42 | 10+ | tableware | heart
ramen cookbook* | 16-28 | 12+ | book | book food gluten heart
ramen restaurant voucher* | 20-42 | 10+ | voucher | voucher food gluten heart
ramen cooking class* | 45-95 | 14+ | class | experience food gluten heart
noodle strainer* with bamboo handle | 9-16 | 12+ | tool |
chilli oil duo* | 9-15 | 12+ | drink | food
great wave ramen poster* | 9-16 | 8+ | print |

# air fryer
air fryer cookbook* | 12-22 | 14+ | book | book heart
air fryer accessories set* | 18-34 | 14+ | kitchenware | heart
reusable silicone liners* | 8-14 | 14+ | home | heart
oil mister* in glass | 9-16 | 14+ | tool | heart
seasoning box* for air fryers | 14-26 | 14+ | food | food heart
laminated air fryer timings chart* | 6-12 | 14+ | stationery |
instant-read thermometer* | 14-26 | 14+ | electronics | gadget battery
heat-proof tongs* with silicone tips | 8-14 | 14+ | equipment |

# brunch
brunch voucher* for a favourite café | 20-45 | 12+ | voucher | voucher food heart
brunch cookbook* | 14-26 | 14+ | book | book heart
waffle iron* with deep plates | 35-65 | 14+ | kitchenware | gadget heart
bottomless brunch* with friends | 35-75 | 25+ | experience | experience food alcohol heart
granola and honey parcel* | 18-34 | 12+ | food | food nuts gluten sugar heart
egg cups* in bright glazes | 9-16 | 8+ | tableware |
linen table runner* | 18-35 | 14+ | textile |
maple syrup bottle* | 9-15 | 8+ | drink | food sugar

# street food
street food tour* through the city | 30-65 | 12+ | experience | experience food heart
street food cookbook* | 16-28 | 12+ | book | book heart
night market voucher* | 15-35 | 10+ | voucher | voucher food heart
taco and bao making class* | 45-95 | 14+ | class | experience food heart
hot sauce trio* from three countries | 12-24 | 14+ | food | food heart
steel food tray set* | 12-22 | 12+ | tableware |
cargo apron* in denim | 18-34 | 14+ | clothing | clothing
spice tins* for world kitchens | 8-15 | 12+ | kitchenware | food
`
