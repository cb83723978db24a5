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
`
