export default `
# baking
also: home baking, cake baking, cake making, pastry making, baker, patisserie, brownie baking, baking cakes, tarts, pastries, croissants, pie making, apple pie
own: cupcakes, macarons, cookies, cake decorating, cake pops
near: bread making, chocolate, cooking, cooking with children
unfit: tasting
baking subscription box* | 20-45 | 12+ | subscription | subscription food gluten dairy egg sugar nuts heart
voucher* for a baking class | 35-90 | 14+ | voucher | voucher experience food gluten dairy egg sugar nuts heart
glass cake dome* on a foot | 25-50 | 16+ | tableware | heart
hand mixer* in a retro colour | 35-70 | 16+ | kitchenware | gadget noisy heart
baking chocolate selection* | 15-30 | 10+ | food | food dairy sugar
café voucher* for coffee and cake | 15-35 | 14+ | voucher | voucher food caffeine gluten dairy egg sugar heart
non-stick baking mats | 8-18 | 10+ | kitchenware | practical filler
rotating cake turntable | 15-30 | 10+ | equipment | practical heart
piping nozzles* and bags | 8-18 | 10+ | tool | small-parts practical filler
fluted bundt tin* | 15-35 | 12+ | equipment | practical filler
embossed rolling pin | 12-25 | 6+ | tool | heart
Madagascan vanilla pods* | 7-15 | 10+ | food | food heart
digital baking scale | 12-25 | 10+ | electronics | gadget battery practical filler
offset icing spatula | 5-11 | 10+ | tool | practical filler
junior baker's utensil set | 12-25 | 4-10 | toy | plastic
patisserie technique cookbook | 18-35 | 12+ | book | book heart
lockable cake carrier | 15-30 | 12+ | storage | plastic practical
natural gel food colouring* | 6-14 | 8+ | food | food sugar filler
pastry cutter shapes* | 4-10 | 5+ | kitchenware | practical filler
French patisserie class | 60-110 | 16+ | class | experience food gluten dairy egg nuts sugar
retro stand mixer* | 120-280 | 18+ | kitchenware | gadget bulky noisy
star-shaped cookie cutter nest* | 6-14 | 5+ | kitchenware | @christmas
dough scraper* in olive wood | 8-18 | 10+ | tool | practical filler
marbled rolling pin* | 15-32 | 10+ | equipment | practical
cake decorating turntable* | 15-35 | 10+ | kitchenware | practical
baker's linen apron* | 16-34 | 10+ | clothing | clothing practical
patisserie skills day* | 60-130 | 16+ | class | experience food
lidded enamel storage tin* | 15-32 | 10+ | storage | practical filler
piping nozzle guide chart | 6-14 | 10+ | print | filler
baker's conversion card* | 3-8 | 10+ | stationery | filler
tiered cake stand* | 18-40 | 12+ | tableware |
oven thermometer | 6-14 | 14+ | electronics | gadget practical filler
celebrated bakers' memoir* | 10-20 | 14+ | book | book filler
silicone pastry mat | 8-18 | 10+ | textile | practical filler
bakery tour* with tastings | 20-45 | 10+ | experience | experience food
leaf-shaped shortbread mould* | 8-18 | 10+ | craft kit | filler
baking gift voucher* for supplies | 10-40 | 12+ | voucher | voucher
hanging measuring spoons* | 5-12 | 8+ | home | practical filler
festive cookie stamp set* | 8-18 | 6+ | kitchenware | @christmas
toddler's baking play set* | 12-28 | 2-4 | toy |
child-size rolling pin* | 4-10 | 2-9 | kitchenware |
linen proving cloth* | 9-18 | 16+ | textile | practical filler
madeleine tray* with shells | 12-25 | 12+ | kitchenware | practical
silicone rolling mat* with circles | 10-20 | 10+ | kitchenware | practical plastic filler
round icing stencils* | 7-15 | 10+ | kitchenware | practical filler
baker's bench scraper* | 6-14 | 14+ | kitchenware | practical filler
recipe card box* in tin | 12-25 | 10+ | stationery | practical
enamel pie dish* | 10-22 | 14+ | kitchenware | practical
springform tin trio* | 18-38 | 14+ | kitchenware | practical
oven gloves* in quilted linen | 12-26 | 12+ | textile | practical clothing heart
cake server* with olive handle | 12-25 | 16+ | tableware | practical
hand-cranked sifter* | 10-20 | 12+ | kitchenware | practical filler
digital kitchen scale* | 14-32 | 14+ | kitchenware | gadget battery practical filler
pastry brush pair* | 5-12 | 10+ | kitchenware | practical filler
bake-along evening* online | 15-40 | 14+ | class | experience screen filler
village baking show tickets* | 5-15 | 8+ | experience | experience filler
retro ceramic mixing bowl* | 18-40 | 12+ | kitchenware | practical heart
edible flower petals* | 6-12 | 14+ | food | food plant
cream tea* at a bakery | 18-45 | 16+ | experience | experience food gluten dairy egg sugar caffeine
baking magazine subscription* | 25-50 | 14+ | subscription | subscription
hand-thrown pedestal plate* | 25-60 | 16+ | decor |
baking weekend away* in the country | 120-280 | 25+ | travel | experience food gluten dairy egg sugar
artisan flour and honey hamper* | 25-55 | 18+ | food | food gluten sugar
enamel cake tin* with roses | 18-38 | 12+ | storage |
bakers' card game | 10-22 | 8+ | game | filler
framed family recipe* | 15-40 | 18+ | print | personalised sentimental
vanilla and cocoa pair* for bakers | 9-15 | 10+ | food | food filler
baking book* for every season | 14-26 | 10+ | book | book heart
children's baking book* with pictures | 8-15 | 4-11 | book | book heart
round and square baking tins* | 15-30 | 10+ | kitchenware |
first baking set* in child size | 14-28 | 5-11 | kitchenware | heart
icing decorations box* | 10-20 | 6+ | craft kit | food sugar heart
letter cutters* for biscuits | 6-13 | 5+ | kitchenware |
edible glitter pots* | 5-11 | 6+ | food | food sugar
sugar paste* in six colours | 6-13 | 6+ | food | food sugar
patterned cupcake cases* | 3-7 | 5+ | kitchenware | filler
biscuit baking mix* in a jar | 7-14 | 5+ | food | food gluten sugar dairy heart
baking workshop* for children | 20-45 | 6-12 | class | experience food gluten dairy egg sugar heart
mixing bowl* with a pouring lip | 10-20 | 6+ | kitchenware |
wooden toy mixer* | 15-30 | 2-6 | toy | heart
toy birthday tart* in wood | 12-25 | 2-6 | toy |
toddler's apron* with cupcakes | 9-18 | 2-4 | clothing | clothing filler
animal biscuit cutters* for little hands | 5-11 | 2-8 | kitchenware | filler
picture book* about a little baker | 7-14 | 2-7 | book | book
play dough bakery set* | 10-20 | 2-7 | toy |
toy oven tray* to sort | 10-20 | 2-5 | toy | filler
silicone spatula* with wooden handle | 4-9 | 8+ | kitchenware | practical
sprinkles trio* | 4-9 | 6+ | food | food sugar gluten filler
cookie cutter* in a seasonal shape | 3-7 | 5+ | kitchenware | filler
vanilla pods* in a glass tube | 5-10 | 16+ | food | food
baker's tea towel* | 6-12 | 14+ | textile | filler
dough scraper* | 4-9 | 12+ | kitchenware | practical filler

# cooking
also: cookery, home cooking, chef, culinary, cordon bleu, cooking from scratch, recipes, gourmet cooking, kitchen gadgets, home chef, cooking for friends
near: baking, spices and curry, vegan cooking, barbecue, quick and easy cooking, pretend play
unfit: tasting
voucher* for a cooking class | 40-110 | 16+ | voucher | voucher experience food heart
wooden pepper mill* with steel grinder | 18-40 | 14+ | kitchenware | heart
dinner voucher* for favourite restaurant | 30-90 | 20+ | voucher | voucher food heart
recipe notebook* to fill in | 12-25 | 10+ | stationery | heart
big salad bowl* in ash | 28-60 | 18+ | tableware | heart
spice box* from many countries | 18-38 | 14+ | food | food heart
enamelled casserole* with lid | 60-140 | 16+ | kitchenware | bulky heart
chef's knife* | 35-90 | 18+ | kitchenware | sharp practical heart
instant-read cooking thermometer | 12-28 | 12+ | electronics | gadget battery practical heart
cast iron skillet | 25-55 | 14+ | kitchenware | bulky practical heart
granite pestle* and mortar | 18-35 | 12+ | equipment | practical of:cooking
fine zest grater | 9-18 | 18+ | kitchenware | sharp practical
flaky sea salt tin | 5-10 | 10+ | food | food filler
single-estate olive oil | 12-25 | 12+ | food | food
end-grain chopping board | 35-80 | 14+ | kitchenware | practical
magnetic measuring spoons | 8-15 | 10+ | tool | practical filler
cookbook stand* in beech | 15-30 | 10+ | equipment | practical heart
long linen chef's apron | 20-40 | 12+ | clothing | clothing practical heart
cooking science book | 15-30 | 12+ | book | book
child-safe nylon cooking tools* | 8-15 | 4-10 | toy | plastic practical
regional cookery evening* | 55-110 | 16+ | class | experience food nuts dairy gluten egg meat fish filler
heritage roasting tin* | 25-60 | 18+ | kitchenware | practical @christmas @wedding
large steel wok* | 20-45 | 14+ | equipment | practical of:cooking filler
round masala dabba* | 18-38 | 14+ | storage | of:cooking
regional cookbook* from a chef's travels | 16-30 | 14+ | book | book filler
finishing salt flakes* trio | 10-22 | 12+ | food | food
knife-free garlic press | 8-18 | 12+ | kitchenware | practical of:cooking filler
sous-vide cooking stick* | 50-110 | 18+ | electronics | gadget practical of:cooking filler
chef's tasting counter seats* | 60-140 | 18+ | experience | experience food filler
recipe card box* | 12-26 | 10+ | stationery | filler
cast iron griddle pan | 25-55 | 16+ | home | practical bulky filler
hand-thrown ramen bowls* | 20-45 | 14+ | tableware | of:cooking
infused vinegar trio* | 12-25 | 14+ | keepsake | food of:cooking filler
magnetic oven timer* | 6-14 | 12+ | tool | practical filler
wooden chopping food* | 12-26 | 2-6 | toy | heart
child's apron and hat* | 10-22 | 2-8 | clothing | clothing
spice tin* from afar | 8-15 | 12+ | food | food
children's cookbook* with world recipes | 9-18 | 6-12 | book | book heart
child's chef outfit* | 14-28 | 4-11 | clothing | clothing
real cooking set* in child size | 18-36 | 6-12 | kitchenware | heart
safe cutting tools* for children | 10-20 | 4-11 | kitchenware | plastic practical
children's cookery morning* | 20-45 | 6-12 | class | experience food gluten dairy egg
recipe journal* for young cooks | 8-16 | 7-14 | stationery | filler
dough rolling set* with cutter wheel | 14-28 | 5-12 | kitchenware | of:cooking
herb pots trio* for the kitchen | 8-16 | 6+ | plant | plant filler
wooden spoons* with carved animals | 6-13 | 3+ | kitchenware | filler
flavour guessing game* | 10-20 | 6+ | game | food filler
junior cooking subscription box* | 18-40 | 6-13 | subscription | subscription food gluten dairy egg nuts sugar heart
pancake shaper bottle* | 6-13 | 6+ | kitchenware | plastic of:cooking filler
kitchen science kit* | 15-30 | 7-13 | craft kit |
cooking challenge cards* | 7-14 | 8+ | game | filler
breakfast tray* for own creations | 12-25 | 7+ | tableware | filler
sandwich cutters* in shapes | 6-13 | 3-11 | kitchenware | filler
salad growing box* | 9-18 | 6+ | plant | plant of:cooking filler
step stool* for small cooks | 25-50 | 2-8 | furniture |
popcorn kernels and seasonings* | 8-16 | 6+ | food | food of:cooking filler
chocolate fondue set* for fruit | 15-30 | 8+ | tableware | food dairy sugar of:cooking
toy kitchen pans* in steel | 14-28 | 2-7 | toy | heart
play kitchen* in wood | 70-150 | 2-7 | toy | bulky
toy market stall food* | 10-20 | 2-7 | toy |
vegetable cutting toy* in wood | 12-25 | 2-6 | toy |
toddler's cooking picture book* | 7-14 | 2-4 | book | book
pepper blend* in a grinder jar | 4-9 | 14+ | food | food
wooden spoon* with engraved message | 5-10 | 14+ | kitchenware | personalised
magnetic kitchen timer* | 5-10 | 10+ | kitchenware | practical filler
smoked sea salt jar* | 5-10 | 14+ | food | food
garlic rocker* | 6-12 | 16+ | kitchenware | practical of:cooking filler

# coffee
also: coffee brewing, coffee making, specialty coffee, barista, coffee drinking, cold brew, iced coffee, cappuccino
own: espresso, latte art, pour over coffee
near: tea, chocolate, alcohol-free drinks
unfit: board, recipe, linen, class
almond biscuits* to dunk | 6-14 | 10+ | food | food nuts gluten egg sugar dairy
barista course* for beginners | 45-90 | 16+ | class | experience caffeine dairy
steel coffee press | 20-40 | 16+ | kitchenware | caffeine heart
chocolate-covered coffee beans | 6-14 | 16+ | food | food caffeine dairy sugar heart
coffee tasting box* from five countries | 20-40 | 16+ | drink | food caffeine heart
handmade coffee mug | 15-30 | 14+ | tableware | caffeine heart
cake and coffee voucher* | 15-35 | 14+ | voucher | voucher food caffeine gluten dairy egg sugar heart
single-origin coffee beans | 9-18 | 16+ | drink | food caffeine heart
ceramic pour-over dripper | 12-28 | 16+ | tableware | caffeine practical
manual burr coffee grinder* | 30-70 | 16+ | kitchenware | caffeine practical heart
gooseneck pour-over kettle* | 35-80 | 16+ | electronics | gadget caffeine practical filler
barista pouring scale* with timer | 16-36 | 16+ | equipment | gadget battery caffeine practical
milk steaming jug | 10-20 | 16+ | tool | dairy practical
double-walled espresso glasses* | 10-22 | 16+ | tableware | caffeine heart
reusable travel coffee cup* | 12-25 | 16+ | travel | caffeine eco practical heart
cold brew carafe* | 18-35 | 16+ | kitchenware | caffeine practical
espresso tamping mat | 7-15 | 16+ | equipment | caffeine practical filler
monthly coffee bean subscription* | 25-45 | 18+ | subscription | subscription food caffeine heart
latte art class | 40-80 | 16+ | class | experience caffeine food dairy heart
coffee flavour wheel print* | 8-18 | 16+ | print | caffeine filler
washable paperless coffee filter* | 6-14 | 16+ | kitchenware | caffeine eco filler
coffee bean advent calendar* | 25-50 | 16+ | drink | food caffeine religious @christmas heart
coffee scoop clip* | 4-9 | 16+ | tool | caffeine practical filler
pour-over starter kit* | 20-45 | 16+ | equipment | caffeine filler
coffee tasting flight* at a roastery | 12-30 | 18+ | experience | experience caffeine food heart
bean storage canister* | 15-35 | 16+ | storage | food caffeine
latte art pitcher | 10-24 | 16+ | kitchenware | practical caffeine
coffee lover's atlas* | 16-30 | 16+ | book | book caffeine heart
hand-thrown espresso cups* | 16-36 | 16+ | tableware | caffeine heart
coffee scented hand soap* | 5-12 | 14+ | body care | scent filler
bean-to-cup tasting journal* | 6-14 | 16+ | stationery | filler
coffee grinder brush* | 5-11 | 16+ | equipment | caffeine practical filler
stovetop coffee maker* in aluminium | 20-40 | 16+ | kitchenware | caffeine heart
coffee syrup trio* | 10-22 | 14+ | food | food sugar caffeine filler
roastery visit* with cupping | 20-45 | 16+ | experience | experience caffeine food
arabica shrub* in a pot | 8-18 | 12+ | plant | plant filler
home coffee roasting kit* | 40-90 | 18+ | equipment | caffeine filler
thermos mug* for the commute | 15-30 | 16+ | tableware | practical filler
bag* of freshly roasted beans | 7-12 | 16+ | drink | caffeine food heart
espresso cup* in stoneware | 6-12 | 16+ | tableware | caffeine heart
chocolate-coated coffee beans* | 4-9 | 16+ | food | food caffeine dairy sugar filler
coffee stencils* for cappuccino | 4-9 | 16+ | kitchenware | caffeine dairy filler
barista notebook* | 5-10 | 16+ | stationery | caffeine filler

# tea
also: tea drinking, loose leaf tea, green tea, afternoon tea, tea tasting, herbal teas, tea drinker, herbal tea, earl grey
own: matcha, chai, tea ceremony
near: coffee, baking, alcohol-free drinks
unfit: board, recipe, linen, class
cast iron teapot | 25-50 | 12+ | tableware | heart
loose leaf oolong tin* | 8-18 | 12+ | drink | food caffeine heart
caffeine-free herbal tisane sampler* | 8-18 | 8+ | drink | food
bamboo matcha whisk | 9-18 | 12+ | tool | caffeine eco
fine-mesh infuser basket* | 6-14 | 12+ | kitchenware | practical
variable temperature kettle | 40-80 | 16+ | electronics | gadget practical heart
quilted tea cosy | 10-22 | 12+ | textile |
wooden tea chest* with compartments | 18-35 | 12+ | storage | practical heart
glass flowering tea pot* set | 18-35 | 12+ | drink | food caffeine plant
porcelain tasting cups* | 12-30 | 12+ | tableware |
hotel afternoon tea* for two | 40-85 | 12+ | experience | experience food caffeine gluten dairy egg sugar nuts meat fish heart
tea lover's world atlas* | 15-28 | 12+ | book | book heart
three-minute hourglass tea timer* | 6-14 | 8+ | equipment |
children's wooden tea party set* | 15-30 | 3-8 | toy | heart
tea of the month subscription* | 18-40 | 16+ | subscription | subscription food caffeine heart
winter spice tea tin* | 8-15 | 12+ | drink | food caffeine @christmas heart
paper tea filters | 3-6 | 12+ | equipment | practical filler
stoneware tea mug* with infuser | 12-26 | 12+ | tableware | practical
loose leaf tasting flight* | 15-32 | 14+ | food | food caffeine heart
tea plantation documentary* | 8-18 | 14+ | film | screen
knitted tea cosy* | 10-22 | 14+ | textile | wool filler
tea ceremony workshop* | 25-60 | 14+ | class | experience caffeine heart
bamboo tea scoop* | 4-10 | 14+ | tool | filler
tea-leaf print cushion* | 14-30 | 14+ | home | filler
herbal tea growing seeds* | 4-10 | 10+ | plant | plant filler
fruit tea box* for children | 6-13 | 5-12 | drink | food heart
child's china tea set* | 15-30 | 4-10 | tableware | heart
tea party invitation set* | 5-11 | 5-11 | stationery | filler
hot chocolate and fruit tea duo* | 9-18 | 6+ | drink | food dairy sugar
animal tea infuser* | 6-13 | 6+ | kitchenware | heart
teddy bears' tea party book* | 7-14 | 3-8 | book | book heart
tea herbs growing kit* | 8-16 | 6+ | plant | plant
fruit punch jug* with lid | 12-25 | 8+ | tableware | filler
blend-your-own fruit tea kit* | 15-30 | 7+ | craft kit | food heart
cake stand* in toy size | 10-20 | 3-9 | toy | filler
picnic basket* with tea things | 18-36 | 3-9 | toy |
children's afternoon tea outing* | 15-40 | 5-12 | experience | experience food gluten dairy egg sugar nuts meat fish heart
teacup saucer planter* | 12-25 | 8+ | decor | filler
honey sticks* for stirring | 5-11 | 6+ | food | food sugar filler
tea towel* with teapots | 7-14 | 10+ | textile | filler
matcha white chocolate bar* | 4-9 | 12+ | food | food dairy sugar caffeine filler
teapot-shaped night light* | 12-25 | 3-10 | lighting | gadget battery filler
toddler tea set* in tin | 12-25 | 2-4 | toy | heart
wooden biscuit plate toy* | 9-18 | 2-6 | toy | filler
picnic rug* for teddy bears | 9-18 | 2-7 | textile | filler
singing teapot* for toddlers | 12-25 | 1-4 | toy | battery noisy gadget filler
tea party plush friends* | 12-25 | 1-7 | toy |
cup and saucer colouring kit* | 9-18 | 5-11 | craft kit | filler
fruit infusion tasting box* | 8-16 | 5+ | drink | food heart
honey biscuits* for dunking | 5-10 | 5+ | food | food gluten sugar dairy filler
tea garden outing* | 12-35 | 5+ | experience | experience food heart
loose tea caddy* in tin | 6-12 | 14+ | storage | practical heart
tea strainer* with drip bowl | 4-9 | 14+ | kitchenware | practical
box* of rare tea bags | 4-9 | 14+ | drink | caffeine food heart
honey dipper* and small honey | 6-11 | 14+ | food | food sugar filler
tea timer* with three sands | 6-12 | 14+ | equipment | filler
shortbread fingers* for tea | 4-8 | 8+ | food | food gluten dairy sugar filler

# wine
also: wine tasting, red wine, white wine, sommelier, wine lover, oenology, natural wine, vineyards
near: cheese, cocktails, whisky and gin
unfit: board, recipe, linen, class
wine glasses* with own initials | 25-50 | 25+ | tableware | alcohol personalised heart
nibbles box* to go with wine | 20-40 | 25+ | food | food alcohol dairy gluten nuts meat heart
wine shop voucher* | 20-60 | 25+ | voucher | voucher alcohol heart
bottle* of good red wine | 12-25 | 25+ | drink | alcohol heart
wine box* from three countries | 30-60 | 25+ | drink | alcohol heart
wine and cheese evening* | 35-80 | 25+ | experience | experience alcohol food dairy heart
lever-arm waiter's corkscrew | 12-30 | 25+ | tool | alcohol sharp practical heart
crystal wine decanter | 25-60 | 25+ | tableware | alcohol heart
blind wine tasting sleeves* | 8-18 | 25+ | textile | alcohol filler
wine aroma training kit* | 35-90 | 25+ | wellness | alcohol scent heart
vacuum wine stopper* set | 10-22 | 25+ | kitchenware | alcohol practical filler
grower champagne bottle* | 30-60 | 25+ | drink | alcohol heart
vineyard tour* with tasting | 30-70 | 25+ | experience | experience alcohol heart
world wine atlas | 25-45 | 25+ | book | book alcohol
stemless wine glasses* | 15-35 | 25+ | tableware | alcohol filler
wine label scrapbook* | 10-20 | 25+ | stationery | alcohol filler
stackable wine rack | 25-55 | 25+ | furniture | alcohol bulky
wine region scratch map* | 12-25 | 25+ | print | alcohol
wine club trial subscription* | 40-90 | 25+ | subscription | subscription alcohol heart
terracotta wine cooler* | 12-28 | 25+ | decor | alcohol filler
marbled wine bottle carrier* | 14-30 | 25+ | bag | alcohol filler
vintage bottle from the wedding year* | 40-150 | 25+ | drink | alcohol sentimental @anniversary heart
wine drip collars* | 4-9 | 25+ | accessory | alcohol practical filler
vineyard map* of the old world | 12-28 | 25+ | print | alcohol filler
blind tasting sleeves* | 10-22 | 25+ | game | alcohol filler
wine cellar log* | 10-22 | 25+ | stationery | alcohol filler
wall-mounted cork display* | 18-38 | 25+ | decor | filler
sommelier's evening class* | 35-80 | 25+ | class | experience alcohol
lead-free crystal goblets* | 30-70 | 25+ | tableware | alcohol
wine region jigsaw | 12-24 | 25+ | puzzle | alcohol small-parts filler
terracotta bottle cooler* | 14-32 | 25+ | kitchenware | alcohol filler
wine region pocket guide* | 8-15 | 25+ | book | book alcohol filler
drop-stop pourer discs* | 4-8 | 25+ | tableware | alcohol filler
wine bar evening* | 30-70 | 25+ | experience | experience alcohol food heart
wine stopper* in steel | 5-10 | 25+ | kitchenware | alcohol filler
drip ring pair* for bottles | 4-9 | 25+ | kitchenware | alcohol practical filler
tasting notes pad* | 5-10 | 25+ | stationery | alcohol filler
grape variety tea towel* | 6-12 | 25+ | textile | alcohol filler

# cocktails
also: cocktail making, mixology, home bar
near: wine, barbecue, whisky and gin
unfit: board, linen, class
weighted cocktail shaker | 18-40 | 25+ | kitchenware | alcohol practical heart
twisted cocktail bar spoon* | 7-15 | 25+ | tool | alcohol
aromatic cocktail bitters set* | 15-35 | 25+ | drink | alcohol heart
large clear ice mould* | 15-35 | 25+ | equipment | alcohol plastic
crystal whisky tumblers* | 20-50 | 25+ | tableware | alcohol
copper jigger | 7-15 | 25+ | kitchenware | alcohol practical
dehydrated citrus cocktail garnishes* | 8-15 | 25+ | food | alcohol food
small-batch gin miniatures* | 18-35 | 25+ | drink | alcohol
classic cocktail recipe book* | 14-28 | 25+ | book | book alcohol heart
mixology evening class | 35-70 | 25+ | class | experience alcohol heart
distillery visit | 20-50 | 25+ | experience | experience alcohol
brass wall bottle opener* | 10-22 | 25+ | home | alcohol practical filler
slate whisky coaster* set | 10-20 | 25+ | decor | alcohol filler
folding bar cart | 60-140 | 25+ | furniture | alcohol bulky
craft beer monthly box* | 25-50 | 25+ | subscription | subscription alcohol gluten filler
paper cocktail umbrellas* | 2-5 | 25+ | decor | alcohol filler
cocktail smoking kit* | 25-50 | 25+ | equipment | alcohol fire heart
cocktail cherries jar* | 6-13 | 25+ | food | food sugar alcohol heart
cut-glass coupe glasses* | 20-42 | 25+ | tableware | alcohol heart
cocktail garnish tools* | 10-20 | 25+ | tool | alcohol sharp practical
bartender's mixing glass* | 15-32 | 25+ | kitchenware | alcohol practical heart
cocktail of the month subscription* | 30-60 | 25+ | subscription | subscription alcohol heart
hotel bar voucher* | 30-70 | 25+ | voucher | voucher alcohol food heart
cocktail cards* with classic recipes | 8-16 | 25+ | game | alcohol
tiki mugs pair* | 18-36 | 25+ | tableware | alcohol

# barbecue
also: bbq, grilling, barbecuing, braai, outdoor cooking, barbeque
own: pizza oven, smoking meat
near: hot sauce, cooking
unfit: tasting
butcher's voucher* for good meat | 20-50 | 18+ | voucher | voucher food meat heart
steak knives* with wooden handles | 30-70 | 18+ | tableware | sharp meat food heart
folding charcoal grill* for picnics | 25-60 | 18+ | equipment | fire bulky heart
beer selection* for barbecue evenings | 20-40 | 25+ | drink | alcohol gluten heart
serving board* for grilled food | 20-45 | 14+ | tableware | heart
portable pizza stone* for the grill | 20-40 | 16+ | kitchenware |
magnetic grill lamp* | 15-30 | 16+ | lighting | gadget battery practical
long-handled stainless grill tongs* | 10-22 | 18+ | tool | practical fire filler
heat-proof aramid grilling gloves* | 15-30 | 18+ | safety gear | clothing fire practical heart
smoky dry spice rub tin* | 7-15 | 14+ | food | food sugar
applewood smoking chips* | 6-14 | 18+ | outdoor gear | fire heart
wireless dual-probe meat thermometer* | 25-60 | 18+ | electronics | gadget battery meat fire practical heart
chimney charcoal starter* | 15-30 | 18+ | equipment | fire practical
cast iron burger press* | 12-25 | 18+ | kitchenware | fire practical
cedar grilling planks* | 8-18 | 18+ | kitchenware | fire
cold smoke generator maze* | 20-45 | 18+ | equipment | fire
grill scraping brush* | 8-18 | 18+ | tool | fire practical filler
low-and-slow brisket masterclass | 70-140 | 18+ | class | experience meat food fire sugar gluten heart
vegetable grill basket* | 10-22 | 18+ | kitchenware | fire
portable pizza oven | 120-280 | 18+ | outdoor gear | fire bulky
waxed canvas grill apron | 25-45 | 18+ | clothing | clothing fire heart
live-fire cookery book* | 18-32 | 18+ | book | book fire heart
bamboo skewers* pack | 2-5 | 18+ | kitchenware | fire practical filler
smoky barbecue sauce* | 5-10 | 10+ | food | food sugar
marshmallow roasting forks* | 6-13 | 6+ | kitchenware | filler
campfire bread sticks kit* | 8-16 | 6+ | craft kit | food gluten filler
child's barbecue apron* | 9-18 | 4-12 | clothing | clothing
toy barbecue grill* in wood | 18-36 | 3-8 | toy | heart
kebab skewers set* with handles | 10-20 | 18+ | kitchenware | fire practical
smoky seasoning trio* | 9-18 | 10+ | food | food
corn on the cob holders* | 4-9 | 8+ | tableware | filler
barbecue cookbook* for families | 12-25 | 12+ | book | book
picnic cutlery set* for the garden | 12-25 | 8+ | tableware | practical filler
grill mat pair* | 8-16 | 16+ | equipment | practical filler
barbecue sauce tasting box* | 15-32 | 12+ | food | food sugar heart
campfire cookbook* for children | 8-16 | 7-12 | book | book heart
popcorn pan* for the campfire | 15-30 | 8+ | kitchenware | filler
banana boats foil kit* | 6-13 | 6+ | kitchenware | filler
s'mores making box* | 12-25 | 6+ | food | food gluten dairy sugar meat filler
drinking jars* with straws | 12-25 | 6+ | tableware | filler
garden picnic games set* | 15-30 | 5+ | game | filler
round patty mould* | 8-16 | 8+ | kitchenware |
outdoor cooking day* for families | 20-60 | 6+ | class | experience food
ketchup and mustard squeezers* | 5-11 | 5+ | tableware | plastic food filler
fire safety story book* | 6-13 | 4-9 | book | book filler
grill thermometer fork* | 18-36 | 16+ | tool | gadget battery practical
corn popping kit* | 10-20 | 7-14 | kitchenware | filler
striped grill apron* for children | 9-18 | 5-12 | clothing | clothing heart
fruit skewer set* with blunt tips | 6-13 | 6-14 | kitchenware | filler
burger bun baking kit* | 8-16 | 8+ | craft kit | food gluten meat
picnic games blanket* | 15-30 | 5+ | textile | filler
garden lemonade dispenser* | 18-36 | 7+ | tableware | sugar food filler
campfire storytelling cards* | 6-13 | 6+ | game | filler
barbecue rub* in a jar | 5-9 | 16+ | food | food
wood chips bag* for smoking | 5-10 | 18+ | equipment | filler
long grill tongs* | 6-12 | 16+ | kitchenware | practical heart
steak markers* in steel | 4-9 | 18+ | kitchenware | meat filler
bottle of smoky sauce* | 5-9 | 14+ | food | food sugar filler

# cheese
also: cheese tasting, fromage, cheese lover, cheese boards
near: wine, bread making
unfit: linen, class, recipe
farmhouse cheese selection* | 25-50 | 10+ | food | food dairy heart
slate cheese board | 15-30 | 14+ | tableware |
cheesemonger's knife* trio | 18-40 | 18+ | kitchenware | sharp heart
mozzarella making kit | 15-30 | 10+ | craft kit | food dairy heart
girolle cheese curler* | 20-40 | 18+ | tool | sharp
fig and walnut crackers* | 5-11 | 10+ | food | food nuts gluten dairy sugar heart
quince paste* for cheese | 4-9 | 10+ | food | food sugar heart
raclette tealight grill* | 15-35 | 18+ | kitchenware | fire heart
ceramic baking dish* for camembert | 12-25 | 12+ | kitchenware |
British cheese discovery map* | 8-18 | 12+ | print | filler
waxed cheese storage paper* | 5-10 | 14+ | storage | practical filler
cheesemaker's day course* | 70-140 | 16+ | class | experience food dairy heart
cheese and charcuterie subscription* | 30-55 | 18+ | subscription | subscription food dairy meat heart
cheese tasting journal* | 8-15 | 14+ | stationery | filler
glass cheese dome | 20-45 | 14+ | tableware |
Christmas cheese truckle* trio | 20-42 | 10+ | food | food dairy @christmas
cheese fondue evening set* | 25-50 | 16+ | tableware | food dairy heart
mini cheese board* for children | 10-20 | 6-12 | tableware | heart
hungry mouse race game* | 9-18 | 4-9 | game | filler
halloumi making kit* | 15-30 | 10+ | craft kit | food dairy heart
cheese dairy visit* | 10-30 | 6+ | experience | experience food dairy heart
cheese straws baking kit* | 9-18 | 8+ | craft kit | food dairy gluten filler
party picks* with tiny flags | 4-9 | 8+ | tableware | filler
wooden threading mouse* | 8-16 | 3-6 | toy |
marble serving slab* | 20-42 | 14+ | tableware |
soft cheese pots* with herbs | 8-16 | 6+ | food | food dairy filler
pickle and chutney trio* | 10-22 | 8+ | food | food sugar
cookbook* for cheese lovers | 14-28 | 14+ | book | book food dairy heart
mild cheddar trio* | 15-32 | 8+ | food | food dairy heart
cheese toastie recipe book* | 8-16 | 7+ | book | book food dairy gluten
mouse-shaped cracker stamp* | 5-11 | 6+ | kitchenware | filler
cheese bear toy* | 10-20 | 1-8 | toy | filler
mozzarella sticks baking kit* | 8-16 | 7+ | craft kit | food dairy gluten filler
cow and calf farm visit* | 8-22 | 3+ | experience | experience filler
fondue forks* in colours | 8-16 | 8+ | tableware | filler
mouse-shaped cheese slicer board* | 12-25 | 8+ | tableware |
cheese fact book* for children | 7-14 | 7-12 | book | book
butter making jar* | 12-25 | 6+ | kitchenware | dairy heart
cream cheese maker kit* | 12-25 | 8+ | craft kit | food dairy heart
cheese fondue outing* | 15-40 | 8+ | experience | experience food dairy gluten
cheesy quiz cards* | 6-13 | 8+ | game | filler

# chocolate
also: chocolates, chocolate making, chocolatier, chocoholic, chocolate lover, truffles, dark chocolate, cocoa, hot chocolate making
near: baking, cheese, coffee
unfit: board, class, recipe
single-estate dark chocolate bars* | 8-18 | 6+ | food | food dairy sugar heart
salted caramel truffles* | 9-18 | 6+ | food | food dairy sugar nuts heart
chocolate from cacao kit | 25-50 | 10+ | kitchenware | food dairy sugar heart
velvety hot chocolate flakes* | 8-15 | 5+ | drink | food dairy sugar heart
polycarbonate chocolate mould* | 10-22 | 10+ | kitchenware | plastic filler
chocolate tempering thermometer* | 10-22 | 14+ | tool | practical
chocolate truffle workshop* | 40-80 | 10+ | class | experience food dairy sugar nuts heart
cacao nibs* for snacking | 6-12 | 10+ | food | food caffeine filler
cocoa-dusted almonds* | 6-13 | 10+ | food | food nuts dairy sugar heart
tasting club chocolate subscription* | 25-45 | 14+ | subscription | subscription food dairy sugar nuts heart
hot chocolate frothing jug* | 25-60 | 14+ | electronics | gadget dairy food sugar heart
chocolate fondue pot | 15-35 | 18+ | tableware | fire food dairy sugar
chocolate maker's technique book* | 18-35 | 12+ | book | book heart
chocolate flavour memory game* | 10-20 | 5+ | board game | filler
cocoa butter body balm* | 7-15 | 10+ | body care | scent filler
chocolate advent calendar* | 8-30 | 5+ | food | food dairy sugar nuts religious @christmas heart
milk chocolate medallions | 2-5 | 4+ | food | food dairy sugar filler
chocolate lollipop making kit* | 10-20 | 6-14 | craft kit | food dairy sugar heart
chocolate pizza* with sweets | 8-16 | 5-14 | food | food dairy sugar gluten
chocolate bear family* | 5-11 | 5-14 | food | food dairy sugar
chocolate factory visit* | 10-30 | 5+ | experience | experience food dairy sugar heart
hot chocolate spoons* | 6-13 | 5+ | food | food dairy sugar heart
chocolate making workshop* for children | 20-45 | 6-12 | class | experience food dairy sugar heart
factory adventure novel* | 7-13 | 7-13 | book | book heart
chocolate recipe book* for children | 8-16 | 7-12 | book | book
chocolate tools* in a tin | 6-13 | 5-14 | food | food dairy sugar
chocolate fountain* for the table | 25-50 | 10+ | electronics | gadget food dairy sugar
cocoa mug* with a little ledge | 9-18 | 6-14 | tableware |
chocolate guess-the-flavour box* | 10-20 | 7+ | game | food dairy sugar nuts heart
mini egg chocolate nest kit* | 8-16 | 5-14 | craft kit | food dairy sugar gluten egg
write-on chocolate slab* | 8-16 | 6+ | food | food dairy sugar personalised
plush chocolate bar cushion* | 10-20 | 4-14 | textile | filler
chocolate coins pouch* | 3-7 | 5+ | food | food dairy sugar filler
marshmallow toasting kit* with chocolate | 12-25 | 8+ | food | food dairy sugar meat filler
single-origin dark bar* | 4-7 | 8+ | food | food sugar heart
hot chocolate spoon trio* | 5-10 | 6+ | food | food dairy sugar
chocolate bar* with a message | 4-9 | 5+ | food | food dairy sugar

# hot sauce
also: spicy food, chilli, chili, chillies, chilli sauce, hot peppers, hot sauces
near: barbecue, spices and curry, vegetable growing
unfit: board, linen, class
smoked habanero hot sauce | 6-13 | 14+ | food | food heart
fermented hot sauce making kit* | 20-40 | 14+ | kitchenware | food heart
chilli seed growing collection* | 7-15 | 10+ | plant | plant
crispy chilli oil jar* | 6-12 | 12+ | food | food nuts gluten fish
chilli plant* in a pot | 8-15 | 10+ | garden | plant heart
heat ladder tasting box* | 18-35 | 14+ | food | food heart
nitrile chilli prep gloves* | 4-9 | 14+ | safety gear | clothing plastic filler
wooden hot sauce caddy* | 15-30 | 14+ | storage | practical
spice and chilli grinder | 12-28 | 14+ | tool | practical food
chilli drying dehydrator* | 40-90 | 16+ | electronics | gadget noisy bulky
Scoville scale wall chart* | 7-15 | 12+ | print | filler
chilli festival entry* | 8-20 | 10+ | experience | experience food heart
fiery food cookbook | 14-26 | 12+ | book | book heart
hot sauce monthly club* | 18-35 | 16+ | subscription | subscription food heart
dare-level chilli peanut bag* | 4-9 | 14+ | food | food nuts
mild pepper growing kit* | 8-16 | 7+ | plant | plant heart
chilli-shaped socks* | 5-11 | 8+ | clothing | clothing sized filler
mild-to-hot sauce ladder* for beginners | 12-25 | 10+ | food | food heart
chilli chocolate bar* | 4-9 | 8+ | food | food dairy sugar heart
spicy snack challenge box* | 12-25 | 12+ | food | food nuts gluten heart
chilli pepper string lights* | 10-20 | 8+ | lighting | gadget battery filler
dragon chilli colouring apron* | 10-20 | 7-14 | clothing | clothing filler
sweet chilli dip jar* | 5-10 | 8+ | food | food sugar
chilli jam making kit* | 12-25 | 12+ | craft kit | food sugar
hot sauce history book* | 12-25 | 14+ | book | book
chilli farm visit* | 8-22 | 6+ | experience | experience heart
tabletop chilli roaster* | 15-30 | 16+ | kitchenware | practical
pepper-shaped plush* | 10-20 | 2-12 | toy | filler
spice-grading sticker chart* | 5-11 | 6-13 | stationery | filler
mild salsa making kit* | 10-20 | 6+ | craft kit | food filler
ketchup flavours box* | 10-20 | 6+ | food | food sugar
hot-or-not card game* | 8-16 | 7+ | game | filler
bell pepper seeds rainbow* | 3-7 | 6+ | plant | plant filler
fire-breathing dragon mug* | 9-18 | 6+ | tableware | filler
chilli flake trio* | 9-18 | 10+ | food | food
nacho night kit* | 8-16 | 7+ | food | food heart
popcorn seasoning box* with heat | 8-16 | 8+ | food | food
pepper seed growing race* | 6-13 | 6-14 | craft kit | plant
taco sauce trio* in mild | 8-16 | 6+ | food | food heart
tomato ketchup making kit* | 9-18 | 7-14 | craft kit | food sugar

# vegan cooking
also: tempeh, vegan, veganism, vegetarian cooking, vegetarian food, plant based cooking, plant-based food, vegan baking, vegetarian, tofu
near: cooking, spices and curry, vegetable growing
unfit: tasting
plant-based everyday cookbook | 14-26 | 10+ | book | book heart
tofu press | 18-32 | 14+ | kitchenware | practical heart
nutritional yeast seasoning jar* | 5-11 | 10+ | food | food filler
oat drink maker* | 40-90 | 16+ | electronics | gadget noisy gluten
fine-mesh straining pouch* | 5-11 | 14+ | equipment | eco practical plastic filler
countertop seed sprouter* | 12-25 | 8+ | kitchenware | plant eco
kitchen herb planter* | 14-28 | 8+ | garden | plant
smoked paprika* and liquid smoke duo | 8-15 | 12+ | food | food filler
vegetable spiral cutter* | 12-28 | 18+ | tool | sharp practical
dairy-free dark chocolate slab* | 5-11 | 6+ | food | food sugar
plant-based cookery day* | 60-120 | 16+ | class | experience food nuts gluten heart
organic vegetable box trial* | 15-35 | 18+ | subscription | subscription food eco heart
beech salad servers* | 9-20 | 12+ | tableware | filler
tempeh starter culture* | 8-15 | 16+ | craft kit | food
produce bags* in cotton mesh | 6-14 | 14+ | bag | eco practical filler
vegan cookbook* for young cooks | 9-18 | 7-12 | book | book heart
vegan fruit sweets box* | 8-16 | 6+ | food | food sugar
vegan flapjack baking mix* | 6-13 | 8+ | food | food gluten sugar
rainbow vegetable seeds* | 5-11 | 6+ | plant | plant filler
vegan chocolate drops* with oats | 4-9 | 5+ | food | food sugar gluten
vegetable peeling bear* in wood | 6-13 | 5-14 | kitchenware | filler
vegan baking morning* for children | 20-45 | 7-12 | class | experience food gluten sugar
fruit lolly moulds* | 6-13 | 4+ | kitchenware | plastic filler
animal sanctuary visit* | 8-22 | 5+ | experience | experience heart
vegan snack parcel* | 12-25 | 8+ | food | food sugar gluten heart
avocado cushion* with a face | 10-20 | 5+ | textile | filler
fruit and vegetable trump cards* | 6-13 | 5-14 | game | filler
hummus and dip kit* | 10-20 | 10+ | food | food
vegan restaurant voucher* | 25-60 | 14+ | voucher | voucher food heart
vegan magazine subscription* | 25-50 | 14+ | subscription | subscription
lentil and bean selection* in jars | 12-25 | 14+ | food | food
vegetable garden plush set* | 12-25 | 1-6 | toy | filler
fruit skewers party kit* | 8-16 | 5+ | kitchenware | filler
rainbow salad book* for children | 8-16 | 6-12 | book | book
bean patty kit* | 8-16 | 7+ | craft kit | food gluten
pick-your-own fruit outing* | 8-22 | 3+ | experience | experience food
fruit sorbet outing* | 6-18 | 4+ | experience | experience food sugar filler
smoothie cup* with straw | 6-13 | 4+ | tableware | plastic filler
plant-based lunch box set* | 14-28 | 5+ | tableware | practical

# bread making
also: bread, bread baking, artisan bread, breadmaking
own: sourdough = sourdough baking
near: baking, cheese
unfit: tasting
rattan proving basket | 10-22 | 12+ | kitchenware | practical
baker's dough scoring blade* | 8-15 | 18+ | tool | sharp practical
enamel bread cloche | 40-85 | 16+ | kitchenware | bulky heart
dried sourdough starter* | 5-11 | 10+ | food | food gluten filler
stoneground heritage flour* | 5-12 | 10+ | food | food gluten
flexible dough scraper* | 4-8 | 8+ | tool | plastic practical filler
linen couche* for baguettes | 12-24 | 14+ | textile | practical
Danish dough whisk | 8-15 | 10+ | tool | practical
clip-top starter jar* | 6-14 | 10+ | storage | practical filler
bread proofing chamber* | 90-180 | 18+ | electronics | gadget bulky
pizza stone* with peel | 25-50 | 14+ | equipment | bulky practical
sourdough science handbook | 16-30 | 12+ | book | book
waxed cotton loaf bag* | 8-18 | 12+ | bag | eco practical
artisan bread workshop | 60-120 | 14+ | class | experience food gluten heart
table basket* for warm rolls | 10-22 | 12+ | tableware | filler
children's bread baking kit* | 10-20 | 6-12 | craft kit | food gluten heart
bread shapes book* for children | 8-16 | 6-12 | book | book heart
hedgehog roll baking set* | 9-18 | 5-14 | craft kit | food gluten
pretzel making kit* | 10-20 | 7+ | craft kit | food gluten heart
child-size dough roller* | 5-11 | 3-10 | kitchenware |
mini loaf tins* set | 8-16 | 6+ | kitchenware | practical
grow-your-own wheat kit* | 8-16 | 6+ | plant | plant gluten filler
windmill visit* with flour | 5-18 | 5+ | experience | experience food gluten
starter jar* with a face | 8-16 | 7-14 | kitchenware | filler
baguette cushion* | 12-25 | 6+ | textile | gluten food filler
pizza dough mix* with tomato sauce | 7-14 | 6+ | food | food gluten filler
bread picture book* for little bakers | 7-14 | 3-8 | book | book
baker's hat* for children | 6-13 | 3-11 | clothing | clothing filler
strawberry jam and butter duo* | 10-20 | 6+ | food | food sugar dairy filler
bread stamp* in wood | 9-18 | 8+ | tool | filler
family baking morning* at a mill | 20-50 | 5+ | class | experience food gluten heart
breadboard* with crumb tray | 18-36 | 12+ | tableware | practical
flour trio* in cotton bags | 10-22 | 12+ | food | food gluten heart
dough bowl* with linen lid | 18-38 | 12+ | kitchenware | practical heart
plaited loaf kit* | 8-16 | 7-14 | craft kit | food gluten
bread animal shapes poster* | 5-11 | 6-13 | print | food gluten filler
tortoise-shaped loaf cutter set* | 8-16 | 6-13 | kitchenware | filler
seed and grain toppings box* | 8-16 | 7+ | food | food plant filler
flatbread kit* for the pan | 8-16 | 7+ | craft kit | food gluten filler
bakery outing* with hot rolls | 5-15 | 4+ | experience | experience food gluten
rising dough bowl cover* | 6-13 | 8+ | textile | practical filler

# spices and curry
also: indian cooking, curry, indian food, world food
near: cooking, hot sauce, vegan cooking, Japanese cooking
unfit: board, tasting, gift
masala dabba* with whole spices | 25-50 | 12+ | kitchenware | food heart
hand-hammered kadai pan* | 20-45 | 16+ | kitchenware | practical
Kashmiri saffron threads* | 8-18 | 10+ | food | food heart
hand-turned spice mill* | 18-40 | 12+ | tool | practical
carbon steel wok | 25-50 | 16+ | kitchenware | practical
bamboo steamer stack* | 12-25 | 12+ | kitchenware | eco
sushi rolling mat | 4-9 | 8+ | tool | filler
donabe clay pot* | 35-70 | 16+ | tableware | bulky
regional curry cookbook | 14-28 | 12+ | book | book heart
fresh curry leaf plant* | 10-20 | 12+ | garden | plant
vegetarian street food walk* | 25-60 | 10+ | experience | experience food nuts dairy gluten egg sugar
tortilla press | 18-35 | 12+ | equipment | practical filler
curry kit subscription* | 15-35 | 16+ | subscription | subscription food nuts
vegetarian Indian cooking class* | 50-95 | 14+ | class | experience food nuts dairy gluten heart
glazed noodle bowls* with chopsticks | 15-35 | 10+ | tableware |
curry paste jars* | 7-14 | 10+ | food | food
whole spice tubes* | 7-13 | 12+ | food | food
mango chutney jar* | 4-9 | 8+ | food | food sugar
mild curry kit* for families | 8-16 | 7+ | food | food
spice smelling game* | 10-20 | 6+ | game | food
naan making kit* | 8-16 | 8+ | craft kit | food gluten
world cookbook* for children | 9-18 | 6-12 | book | book heart
mango lassi kit* | 8-16 | 6+ | drink | food dairy sugar
poppadom and dip box* | 7-14 | 6+ | food | food filler
grow-your-own coriander kit* | 6-13 | 6+ | plant | plant filler
cinnamon sugar shaker* | 5-10 | 5+ | food | food sugar
rangoli sand art kit* | 10-20 | 6+ | craft kit | filler
picture book* about an Indian kitchen | 7-14 | 4-9 | book | book
henna-style stencils kit* | 9-18 | 6+ | craft kit | plastic filler
rice cooking pot* in small | 18-36 | 10+ | kitchenware | practical filler
elephant-printed apron* | 14-28 | 6+ | clothing | clothing filler
indoor picnic thali plates* | 15-30 | 7+ | tableware |
curry house voucher* | 20-50 | 12+ | voucher | voucher food heart
family curry night box* | 18-36 | 6+ | food | food heart
chapati rolling set* | 12-25 | 7+ | kitchenware | gluten
spice colouring poster* | 6-13 | 6-13 | print | food filler
samosa making kit* | 9-18 | 8+ | craft kit | food gluten
children's Indian cookery class* | 20-45 | 7-12 | class | experience food dairy gluten heart
coconut and mango ice lollies kit* | 8-16 | 6+ | craft kit | food sugar filler
spice trail jigsaw* | 10-20 | 8+ | puzzle | small-parts food filler
elephant tiffin lunch box* | 14-28 | 6+ | tableware | practical
world food trail outing* | 12-35 | 7+ | experience | experience food

# preserving and fermenting
also: fermenting, fermentation, pickling, preserving, chutney making, canning, sauerkraut, miso
own: kombucha, kimchi, jam making
near: vegetable growing, bread making, cheese
unfit: tasting
wide-neck copper funnel* for jars | 9-20 | 12+ | tool | practical
airlock fermenting jars* | 18-38 | 14+ | storage | practical of:kimchi of:kombucha of:preserving_and_fermenting heart
heavy-base maslin pan* | 30-65 | 16+ | kitchenware | bulky practical of:jam_making of:preserving_and_fermenting heart
kombucha home culture kit* | 20-40 | 16+ | drink | food caffeine sugar
wooden cabbage pounder* | 10-22 | 12+ | kitchenware | of:kimchi of:preserving_and_fermenting
kimchi chilli flakes* | 5-11 | 12+ | food | food filler
gingham jar lid covers* | 4-10 | 8+ | textile | of:jam_making of:preserving_and_fermenting filler
handwritten preserve label roll* | 4-9 | 8+ | stationery | practical filler
jar lifting tongs* | 7-15 | 14+ | tool | practical of:jam_making of:preserving_and_fermenting filler
preserving through the seasons book* | 14-26 | 12+ | book | book heart
fermentation day school* | 60-120 | 16+ | class | experience food fish of:kimchi of:kombucha of:preserving_and_fermenting heart
muslin jelly straining stand* | 10-22 | 12+ | equipment | practical of:jam_making of:preserving_and_fermenting filler
stoneware fermenting crock* | 35-85 | 16+ | tableware | bulky of:kimchi of:preserving_and_fermenting
acidity test strips* | 5-12 | 14+ | equipment | practical of:kimchi of:kombucha of:preserving_and_fermenting filler
fruit picking afternoon* | 8-25 | 4+ | experience | experience food of:jam_making of:preserving_and_fermenting
pretty preserving jar* with clip | 5-10 | 12+ | storage |
jam making kit* for children | 12-25 | 6-12 | craft kit | food sugar of:jam_making of:preserving_and_fermenting heart
pickled cucumber kit* | 10-20 | 7+ | craft kit | food of:preserving_and_fermenting
fizzy lemonade making kit* | 12-25 | 7+ | craft kit | food sugar of:preserving_and_fermenting
fruit leather tray* | 8-16 | 7+ | kitchenware | leather filler
strawberry jam jar* | 5-10 | 5+ | food | food sugar of:jam_making of:preserving_and_fermenting
berry picking pail* in tin | 7-14 | 4+ | bag | filler
jar label stickers* to colour | 4-9 | 5-14 | stationery | filler
apple drying rings kit* | 9-18 | 6+ | craft kit | food of:preserving_and_fermenting
preserves tasting box* | 15-30 | 8+ | food | food sugar
yoghurt making jars* | 15-30 | 8+ | kitchenware | dairy of:preserving_and_fermenting
pantry shelf* in wood | 30-65 | 16+ | furniture |
fruit stickers* for jars | 3-7 | 5-12 | stationery | filler
honey and nut jar kit* | 9-18 | 7+ | craft kit | food nuts sugar of:preserving_and_fermenting filler
plum picking morning* | 6-20 | 4+ | experience | experience food of:jam_making of:preserving_and_fermenting
apple pressing day* at an orchard | 5-20 | 5+ | experience | experience food of:preserving_and_fermenting heart
preserving book* for children | 8-16 | 7-12 | book | book of:preserving_and_fermenting of:jam_making heart
jam spoon* in wood | 5-11 | 6+ | kitchenware | of:jam_making of:preserving_and_fermenting filler
ginger bug soda kit* | 12-25 | 8+ | craft kit | food sugar of:preserving_and_fermenting
bear jar* with honey inside | 6-13 | 5+ | food | food sugar filler
sauerkraut starter kit* | 18-36 | 12+ | craft kit | food of:preserving_and_fermenting of:kimchi heart

# desserts and ice cream
also: desserts, puddings, sweets, sweet tooth, candy, sweet treats, cheesecake, cheesecakes
own: pancakes, ice cream = ice cream making = gelato
near: baking, chocolate
unfit: tasting
compact ice cream maker* | 35-90 | 12+ | electronics | gadget noisy heart
spring-release ice cream scoop* | 9-18 | 6+ | tool | practical filler
silicone ice lolly moulds* | 8-18 | 4+ | kitchenware | plastic practical of:ice_cream of:desserts_and_ice_cream
cone rolling iron* for gelato | 25-50 | 14+ | kitchenware | gadget dairy food sugar gluten of:ice_cream of:desserts_and_ice_cream
freeze-dried raspberry crumble topping* | 5-11 | 6+ | food | food filler
retro sundae glasses* | 14-30 | 8+ | tableware | of:ice_cream of:desserts_and_ice_cream
toffee sauce* with sea salt | 5-11 | 6+ | food | food dairy sugar
gelato making class* | 45-90 | 10+ | class | experience food dairy sugar egg nuts heart
insulated sorbet tub* | 12-26 | 12+ | storage | plastic practical of:ice_cream of:desserts_and_ice_cream filler
frozen puddings cookbook* | 14-26 | 10+ | book | book heart
dessert parlour voucher* | 10-30 | 6+ | voucher | voucher food sugar dairy gluten nuts egg heart
children's wooden shop counter* | 18-40 | 3-8 | toy | bulky of:desserts_and_ice_cream filler
old-fashioned boiled sweets jar* | 6-14 | 6+ | food | food sugar of:desserts_and_ice_cream heart
candyfloss machine* | 30-60 | 12+ | equipment | gadget sugar food of:desserts_and_ice_cream
stencils* for dusting puddings | 4-9 | 8+ | craft kit | plastic filler
ice cream cone toys* to stack | 10-20 | 2-6 | toy |
toy shop till* with scales | 15-30 | 3-8 | toy | of:desserts_and_ice_cream filler
ice cream truck toy* | 12-25 | 2-7 | toy | of:ice_cream of:desserts_and_ice_cream
ice cream picture book* | 7-14 | 3-8 | book | book of:ice_cream of:desserts_and_ice_cream
sprinkles and cones kit* | 8-16 | 5+ | food | food sugar gluten of:ice_cream of:desserts_and_ice_cream heart
shake-and-roll gelato ball* | 20-38 | 6+ | toy | plastic food dairy sugar of:ice_cream of:desserts_and_ice_cream heart
puddings cookbook* for children | 9-18 | 7-12 | book | book heart
jelly moulds* in animal shapes | 6-13 | 4-14 | kitchenware | of:desserts_and_ice_cream heart
jelly sweets making kit* | 12-25 | 8+ | craft kit | food sugar meat of:desserts_and_ice_cream
waffle iron* with hearts | 20-40 | 12+ | electronics | gadget filler
ice cream parlour outing* | 8-20 | 3+ | experience | experience food dairy sugar of:ice_cream of:desserts_and_ice_cream heart
slush making cup* | 8-16 | 6-14 | kitchenware | plastic of:ice_cream of:desserts_and_ice_cream
ice cream socks* | 5-11 | 4+ | clothing | clothing sized filler
pick-and-mix sweets box* | 8-16 | 5+ | food | food sugar dairy meat of:desserts_and_ice_cream heart
fudge making kit* | 10-20 | 8+ | craft kit | food sugar dairy of:desserts_and_ice_cream
knickerbocker glory glasses* | 15-30 | 8+ | tableware | heart
pudding basin* with recipe | 12-25 | 12+ | kitchenware | practical of:desserts_and_ice_cream
crème brûlée dishes* | 12-25 | 12+ | tableware | of:desserts_and_ice_cream
dessert wine bar evening* | 30-70 | 25+ | experience | experience food alcohol dairy sugar gluten egg of:desserts_and_ice_cream filler

# whisky and gin
also: spirits tasting
own: gin = gin tasting, rum, vodka, whisky = whiskey = whisky tasting = single malt = malt whisky = scotch whisky = bourbon
near: cocktails, wine, beer and home brewing
unfit: board, recipe, linen, class
nosing whisky glasses* pair | 18-38 | 25+ | tableware | alcohol heart
regional malt tasting set | 25-60 | 25+ | drink | alcohol heart
gin botanicals infusion kit* | 15-32 | 25+ | craft kit | alcohol food
peated single malt bottle* | 40-80 | 25+ | drink | alcohol heart
whisky water dropper* | 10-22 | 25+ | tool | alcohol filler
mini oak ageing cask* | 45-95 | 25+ | equipment | alcohol
copa gin goblets* | 18-38 | 25+ | tableware | alcohol
whisky distillery day tour | 30-90 | 25+ | experience | experience alcohol heart
make-your-own gin school | 80-130 | 25+ | class | experience alcohol heart
whisky tasting notebook | 8-18 | 25+ | stationery | alcohol filler
world whisky atlas* | 22-45 | 25+ | book | book alcohol heart
distilleries map print* | 12-28 | 25+ | print | alcohol filler
chilling whisky stones* | 10-22 | 25+ | kitchenware | alcohol filler
gin of the month subscription | 30-50 | 25+ | subscription | subscription alcohol heart
craft tonic water selection* | 12-25 | 25+ | drink | food sugar
whisky barrel stave shelf* | 35-80 | 25+ | furniture | alcohol eco
leather-wrapped hip flask | 20-45 | 25+ | accessory | alcohol leather
whisky miniatures advent calendar* | 60-150 | 25+ | drink | alcohol religious small-parts @christmas heart
dried juniper pouch* | 4-8 | 25+ | food | food alcohol filler
miniature bottle* to taste | 6-12 | 25+ | drink | alcohol small-parts heart
whisky fudge* in a tin | 8-15 | 25+ | food | food sugar dairy alcohol
whisky tasting evening* at home | 40-90 | 25+ | experience | experience alcohol
whisky cookbook* | 14-28 | 25+ | book | book alcohol
whisky festival ticket* | 20-50 | 25+ | experience | experience alcohol heart
crystal tumbler with thistle* | 15-32 | 25+ | tableware | alcohol
gin garnish spice box* | 12-25 | 25+ | food | food alcohol heart
single whisky miniature* | 4-8 | 25+ | drink | alcohol small-parts
tonic water trio* | 5-9 | 18+ | drink | food filler
gin botanicals tin* | 5-10 | 25+ | food | food alcohol
cocktail stirrers* in glass | 5-10 | 25+ | tableware | alcohol filler

# beer and home brewing
also: ipas, ipa beers, craft ipas, beer, craft beer, home brewing, homebrew, homebrewing, real ale, brewing beer, ale, brewing, beer tasting, lager, stouts, pale ales, guinness
near: whisky and gin, barbecue, preserving and fermenting
unfit: board, recipe, linen
small beer tap* for home | 90-200 | 25+ | electronics | gadget alcohol gluten bulky
wall-mounted bottle opener* in wood | 18-35 | 25+ | kitchenware | alcohol heart
snack box* to go with beer | 18-35 | 25+ | food | food alcohol gluten meat nuts heart
beers of the world box* | 25-45 | 25+ | drink | alcohol gluten heart
beer mug* with own name | 18-32 | 25+ | tableware | alcohol personalised heart gluten
beer tasting evening* | 25-50 | 25+ | experience | experience alcohol gluten heart
one-gallon pale ale brew kit* | 35-60 | 25+ | craft kit | alcohol gluten
hydrometer* with trial jar | 10-22 | 25+ | tool | alcohol practical filler
swing-top brewing bottles* | 20-42 | 25+ | storage | alcohol practical filler
aroma hops sampler* | 10-22 | 25+ | drink | alcohol filler
tulip beer glasses | 18-38 | 25+ | tableware | alcohol gluten heart
brewery tour* with tasting | 20-45 | 25+ | experience | experience alcohol heart
mixed craft beer case* | 28-55 | 25+ | drink | alcohol gluten heart
bench bottle capper* | 25-55 | 25+ | equipment | alcohol practical filler
home brewing handbook | 14-28 | 25+ | book | book alcohol filler
brew day at a brewery* | 90-180 | 25+ | class | experience alcohol
copper wort chiller* | 45-95 | 25+ | equipment | alcohol practical filler
beer festival tickets | 12-35 | 25+ | experience | experience alcohol gluten heart
insulated growler flask* | 25-55 | 25+ | outdoor gear | alcohol practical
cider press* for garden apples | 90-190 | 25+ | garden | alcohol bulky practical filler
brewer's logbook* | 8-18 | 25+ | stationery | alcohol filler
beer styles wall chart* | 10-22 | 25+ | print | alcohol filler
tap handle bottle opener* | 10-25 | 25+ | home | alcohol filler
quarterly beer club membership* | 30-90 | 25+ | subscription | subscription alcohol gluten heart
crown bottle caps* | 4-8 | 25+ | equipment | alcohol practical filler
small brewery beer bottle* | 5-10 | 25+ | drink | alcohol gluten
pack of beer yeast and hops* | 7-14 | 25+ | tool | alcohol gluten filler
oak serving paddle* for tasters | 20-40 | 25+ | tableware |
beer and food pairing book* | 12-25 | 25+ | book | book alcohol gluten
hand-blown beer tankard* | 18-36 | 25+ | tableware | alcohol gluten heart
hop plant* for the garden | 8-18 | 25+ | plant | plant alcohol filler
craft beer trio* | 7-12 | 25+ | drink | alcohol gluten heart
beer tasting notebook* | 5-10 | 25+ | stationery | alcohol filler
beer mat set* with brewing facts | 4-9 | 25+ | tableware | alcohol filler

# alcohol-free drinks
also: alcohol free drinks, soft drinks, alcohol-free, non-alcoholic drinks, dry january, sober curious, cordials, lemonade making, healthy drinks
own: bubble tea = boba, smoothies = smoothie making = juicing, mocktails
near: tea, coffee, preserving and fermenting
unfit: board, linen, class, recipe
botanical alcohol-free aperitivo bottles | 15-30 | 16+ | drink | food sugar heart
mocktail recipe book | 12-22 | 12+ | book | book heart
glass citrus reamer | 8-18 | 10+ | kitchenware | practical filler
sparkling water maker | 60-120 | 14+ | equipment | practical heart
bubble tea kit* with tapioca pearls | 15-30 | 10+ | drink | food sugar caffeine dairy heart
portable blender bottle* | 25-50 | 12+ | electronics | gadget battery noisy practical filler
elderflower cordial making kit* | 14-28 | 12+ | craft kit | food sugar heart
reusable wide drinking straws* | 6-14 | 8+ | tableware | eco practical filler
cold-press juicer* | 70-160 | 16+ | electronics | gadget noisy bulky
fruit syrup bottles* trio | 15-30 | 8+ | food | food sugar
tall hurricane glasses* pair | 14-28 | 12+ | tableware |
edible flower garnish seeds* | 5-12 | 8+ | plant | plant food filler
mocktail shaking class | 30-60 | 16+ | class | experience heart
cold-infusion water bottle* | 14-28 | 10+ | equipment | practical filler
craft ginger beer case* | 18-35 | 8+ | drink | food sugar heart
smoothie bowl set* in coconut shell | 14-28 | 10+ | tableware | eco filler
juice bar voucher | 10-25 | 10+ | voucher | voucher food
sparkling elderflower pressé* for toasting | 8-18 | 8+ | drink | food sugar @wedding @anniversary @christmas
bottle of ginger cordial* | 6-12 | 6+ | drink | food sugar heart
milkshake glasses* with straws | 10-20 | 5+ | tableware | heart
lemonade stand kit* | 15-30 | 5-12 | toy | heart
fruit infuser bottle* for children | 8-16 | 5-12 | tableware | plastic
hot chocolate stirring kit* | 8-16 | 6-14 | drink | food dairy sugar filler
milkshake flavour straws* | 3-7 | 5-14 | drink | food sugar filler
smoothie recipe book* for children | 7-14 | 6-12 | book | book heart
crazy curly straws* | 3-7 | 4-14 | tableware | plastic
fruit ice cube trays* | 6-13 | 5+ | kitchenware |
homemade lemonade kit* | 10-20 | 6+ | drink | food sugar heart
slushy syrup trio* | 9-18 | 6+ | drink | food sugar
drinks dispenser* with tap | 20-40 | 8+ | tableware |
apple juice tasting box* | 12-25 | 6-14 | drink | food heart
mocktail kit* for a family evening | 15-30 | 6+ | drink | food sugar heart
orange squeezer* in glass | 8-16 | 6+ | kitchenware | practical filler

# Italian cooking
also: italian food, italian cookery, mediterranean cooking
own: pasta making = pasta = making pasta = homemade pasta, pizza = making pizza = pizza night = pizza making, risotto
near: cooking, bread making, cheese
unfit: tasting
hand-crank pasta machine | 30-65 | 10+ | kitchenware | practical heart
wooden pasta drying rack | 14-28 | 10+ | equipment | practical
brass ravioli stamp | 12-25 | 10+ | tool | practical of:pasta_making of:Italian_cooking
bronze-die pasta selection* | 14-28 | 8+ | food | food gluten
pizza peel and cutter wheel* | 20-42 | 18+ | tool | sharp practical
cordierite baking stone* | 25-50 | 14+ | equipment | practical bulky of:pizza of:Italian_cooking
aged balsamic vinegar* | 15-38 | 12+ | food | food heart
gnocchi ridging board* | 6-14 | 8+ | kitchenware | of:pasta_making of:Italian_cooking
regional Italian cookbook | 18-32 | 12+ | book | book heart
fresh pasta class | 50-95 | 12+ | class | experience food gluten egg dairy heart
truffle and porcini hamper* | 30-65 | 14+ | food | food gluten dairy nuts heart
parmesan drum grater* | 15-30 | 14+ | kitchenware | practical
terracotta pasta bowls* | 22-45 | 12+ | tableware |
basil and oregano window planter* | 14-28 | 8+ | plant | plant filler
stovetop moka pot | 20-40 | 16+ | kitchenware | caffeine
Italian restaurant voucher | 30-80 | 14+ | voucher | voucher food heart
toy pizza slicing set* | 14-28 | 3-8 | toy | gluten food
panettone* in a tin | 15-32 | 6+ | food | food gluten dairy egg sugar nuts @christmas
semolina flour bag* | 3-6 | 8+ | food | food gluten of:pasta_making of:Italian_cooking
child's pasta maker* with rollers | 15-30 | 6-12 | kitchenware | plastic gluten heart
pizza baking kit* for children | 9-18 | 6-12 | craft kit | food gluten of:pizza of:Italian_cooking heart
pasta shapes box* in colours | 6-13 | 5+ | food | food gluten of:pasta_making of:Italian_cooking
Italian cookbook* for children | 9-18 | 7-12 | book | book heart
wooden pizza puzzle* with toppings | 10-20 | 3-8 | toy | gluten of:pizza of:Italian_cooking
ravioli cutter wheel* | 6-13 | 8+ | kitchenware | of:pasta_making of:Italian_cooking filler
gelato dishes* with little spoons | 8-16 | 5+ | tableware | food dairy sugar of:Italian_cooking filler
pizza restaurant outing* | 12-35 | 3+ | experience | experience food gluten dairy of:pizza of:Italian_cooking heart
chef's hat* in Italian colours | 6-13 | 4-12 | clothing | clothing filler
pizza making morning* for families | 20-50 | 5+ | class | experience food gluten dairy of:pizza of:Italian_cooking heart
tomato and basil growing kit* | 8-16 | 6+ | plant | plant filler
bolognese spice mix* | 4-9 | 7+ | food | food filler
pesto making kit* | 12-25 | 10+ | craft kit | food nuts dairy of:pasta_making of:Italian_cooking
breadsticks and dip box* | 8-16 | 5+ | food | food gluten of:Italian_cooking filler
amaretti biscuits tin* | 7-14 | 6+ | food | food nuts egg sugar gluten dairy of:Italian_cooking
spaghetti fork* that twirls | 5-11 | 5-14 | tableware | battery of:pasta_making of:Italian_cooking filler
checked tablecloth* for pizza night | 12-25 | 8+ | textile | gluten filler

# Japanese cooking
also: japanese cooking, japanese food, asian cooking, noodles, poke bowls, poke bowl
own: sushi = sushi making = making sushi, ramen, chinese cooking = chinese food, korean cooking, thai cooking = thai food, vietnamese food = vietnamese cooking, dumplings, wok cooking = stir fry
near: spices and curry, cooking, tea
unfit: tasting
sushi making kit* with mould | 18-38 | 10+ | kitchenware | food fish
santoku knife | 40-110 | 18+ | kitchenware | sharp practical heart
donburi rice bowls* | 20-42 | 10+ | tableware | of:Japanese_cooking heart
bamboo dumpling steamers* | 14-30 | 12+ | equipment | eco practical
hinoki wood chopping board* | 30-65 | 14+ | kitchenware | practical
artisan soy and ponzu duo* | 14-28 | 10+ | food | food gluten heart
rice cooker | 35-85 | 14+ | electronics | gadget practical heart
lacquered bento box* | 18-38 | 8+ | tableware | practical of:Japanese_cooking heart
noodle bowls cookbook | 16-30 | 12+ | book | book heart
ceramic chopstick rests* | 8-18 | 10+ | tableware | filler
sushi rolling evening | 45-90 | 14+ | class | experience food fish heart
miso making kit* | 22-42 | 14+ | craft kit | food gluten of:Japanese_cooking heart
dumpling press* trio | 8-18 | 8+ | tool | plastic practical filler
Asian supermarket voucher | 15-50 | 12+ | voucher | voucher food
noren kitchen curtain* | 20-42 | 14+ | textile | of:Japanese_cooking
toasted sesame and seaweed seasoning* | 6-14 | 8+ | food | food fish of:Japanese_cooking heart
shiso and pak choi seeds* | 5-12 | 8+ | plant | plant of:Japanese_cooking filler
Japanese snack subscription* | 25-45 | 12+ | subscription | subscription food gluten sugar nuts dairy egg fish of:Japanese_cooking heart
instant ramen selection* | 8-15 | 10+ | drink | food gluten
children's sushi roller kit* | 10-20 | 7-12 | kitchenware | food fish of:sushi of:Japanese_cooking heart
beginner's chopsticks* with animals | 5-11 | 3-9 | tableware |
bento cutters* in animal shapes | 6-13 | 5-14 | kitchenware | of:Japanese_cooking
noodle box meal kit* | 7-14 | 7+ | food | food gluten
rice ball moulds* as pandas | 6-13 | 5-14 | kitchenware | plastic of:Japanese_cooking of:sushi
wooden sushi play set* | 15-30 | 3-8 | toy | fish food of:sushi of:Japanese_cooking
Asian cookbook* for children | 9-18 | 7-12 | book | book heart
mochi making kit* | 12-25 | 8+ | craft kit | food sugar of:Japanese_cooking
lunch box* in bento style | 12-25 | 5+ | tableware | practical of:Japanese_cooking
fortune cookies box* | 5-11 | 5+ | food | food gluten egg dairy sugar of:chinese_cooking of:dumplings of:Japanese_cooking filler
sushi socks in a box* | 8-16 | 6+ | clothing | clothing sized fish of:sushi of:Japanese_cooking filler
family noodle bar outing* | 15-40 | 5+ | experience | experience food gluten heart
dumpling workshop* for families | 25-55 | 7+ | class | experience food gluten meat of:dumplings of:chinese_cooking of:Japanese_cooking heart
Japanese sweets box* | 12-25 | 6+ | food | food sugar gluten dairy egg of:Japanese_cooking
prawn crackers bag* with dip | 5-10 | 6+ | food | food fish gluten of:chinese_cooking of:thai_cooking of:vietnamese_food of:Japanese_cooking filler
animal chopstick rests* | 6-13 | 5+ | tableware | filler
blue-and-white soup bowl* with spoon | 12-25 | 7+ | tableware | heart
paper fan and napkins set* | 6-13 | 6+ | decor | filler

# Mexican cooking
also: mexican cooking, mexican food, tacos, burritos, taco night, tex-mex, latin american cooking
own: caribbean cooking = caribbean food, middle eastern cooking = lebanese food, greek cooking = greek food, moroccan cooking
near: spices and curry, hot sauce, barbecue
unfit: tasting
cast iron tortilla press* | 20-42 | 12+ | kitchenware | practical of:Mexican_cooking heart
volcanic stone molcajete* | 30-65 | 14+ | kitchenware | bulky of:Mexican_cooking heart
dried chilli selection* | 12-25 | 12+ | food | food heart
steel taco holders* | 10-22 | 6+ | tableware | practical of:Mexican_cooking
clay tagine* with cone lid | 30-65 | 14+ | kitchenware | bulky practical of:moroccan_cooking of:Mexican_cooking filler
za'atar and sumac spice set* | 12-25 | 10+ | food | food of:middle_eastern_cooking of:Mexican_cooking filler
Mexican street food cookbook | 16-30 | 12+ | book | book of:Mexican_cooking heart
pickled jalapeno making set* | 14-28 | 12+ | craft kit | food of:Mexican_cooking
taco making class | 40-80 | 12+ | class | experience food gluten dairy meat of:Mexican_cooking heart
insulated tortilla warmer* | 10-22 | 10+ | textile | practical of:Mexican_cooking
mezze sharing dishes* | 25-50 | 12+ | tableware | of:middle_eastern_cooking of:greek_cooking of:Mexican_cooking filler
mole and salsa tasting jars* | 14-30 | 10+ | food | food nuts of:Mexican_cooking heart
coriander and epazote seeds* | 5-12 | 8+ | plant | plant of:Mexican_cooking
papel picado bunting* | 8-18 | 6+ | decor | of:Mexican_cooking
lime squeezer* | 8-18 | 8+ | tool | practical filler
falafel scoop* and shaper | 10-20 | 10+ | tool | practical of:middle_eastern_cooking of:Mexican_cooking filler
food market walking tour* | 30-70 | 10+ | experience | experience food
filled party piñata* | 20-40 | 5+ | decor | food sugar @birthday of:Mexican_cooking
smoked chilli salsa jars* | 7-14 | 10+ | food | food of:Mexican_cooking heart
smoky hot sauce bottle* | 5-10 | 12+ | food | food
taco kit* for family dinner | 7-14 | 5+ | food | food gluten of:Mexican_cooking heart
dinosaur taco holders* | 8-16 | 4-14 | tableware | of:Mexican_cooking heart
churros making kit* | 12-25 | 7+ | craft kit | food gluten sugar dairy egg of:Mexican_cooking heart
guacamole bowl* in stone | 15-30 | 10+ | tableware | of:Mexican_cooking
Mexican cookbook* for children | 9-18 | 7-12 | book | book of:Mexican_cooking heart
taco toss card game* | 8-16 | 5-14 | game | of:Mexican_cooking filler
mini piñata* to fill | 8-16 | 4+ | decor | of:Mexican_cooking
nacho sharing tray* | 10-20 | 6+ | tableware | of:Mexican_cooking heart
corn tortilla chips* with salsa | 5-11 | 5+ | food | food filler
sugar skull decorating kit* | 12-25 | 6+ | craft kit | food sugar of:Mexican_cooking
taco restaurant outing* | 12-35 | 5+ | experience | experience food gluten dairy meat of:Mexican_cooking heart
avocado growing kit* | 8-16 | 6+ | plant | plant filler
cactus-shaped tumblers* | 8-16 | 6+ | tableware | of:Mexican_cooking filler
Mexican hot chocolate discs* | 6-13 | 6+ | food | food sugar dairy of:Mexican_cooking
food of the world card game* | 8-16 | 6+ | game | filler

# quick and easy cooking
also: instant pot, one pot cooking, healthy eating, healthy cooking, cooking for one, family cooking, microwave cooking, salads
own: air fryer = air fryer cooking, slow cooker = slow cooking, meal prep = meal prepping = batch cooking
near: cooking, student life, organising
situation
air fryer recipe book | 12-22 | 12+ | book | book
silicone air fryer liners* | 8-15 | 14+ | kitchenware | practical filler
slow cooker | 30-65 | 16+ | electronics | gadget bulky practical
glass meal prep containers* | 22-45 | 14+ | storage | practical
oil spray bottle* | 8-18 | 14+ | kitchenware | practical filler
magnetic cooking time chart* | 6-14 | 14+ | print | small-parts practical filler
herb stripper and scissors* | 8-18 | 18+ | tool | sharp practical filler
stackable bamboo lunch pots* | 18-36 | 12+ | tableware | practical
one-tray dinners cookbook | 14-25 | 12+ | book | book heart
salad spinner | 15-32 | 12+ | kitchenware | plastic practical
recipe box trial voucher | 25-50 | 18+ | voucher | voucher food heart
hand blender* with beakers | 30-60 | 16+ | electronics | gadget noisy practical heart
digital kitchen timer | 8-18 | 10+ | electronics | gadget battery practical filler
weekly menu chalkboard* | 12-26 | 14+ | decor | practical
freezer label pen set* | 6-12 | 12+ | stationery | practical filler
silicone stretch lids* | 8-18 | 12+ | equipment | eco practical filler
quick weeknight cookery class* | 40-80 | 16+ | class | experience food heart
salad seasoning shakers* | 8-18 | 10+ | food | food filler
silicone egg timer* | 4-8 | 10+ | tool | practical filler
five-ingredient recipes booklet* | 7-13 | 14+ | stationery | book filler
pizza pocket maker* | 20-40 | 12+ | electronics | gadget
mug cake recipe book* | 7-14 | 9+ | book | book food gluten dairy egg sugar heart
microwave popcorn bowl* | 10-20 | 8+ | kitchenware |
toastie press* | 20-40 | 10+ | electronics | gadget
lunch box recipes book* | 8-16 | 9+ | book | book
soup mug* with vented lid | 8-16 | 8+ | tableware | practical
pasta meal jars* to top up | 8-16 | 9+ | food | food gluten filler
kitchen scissors* for herbs | 8-16 | 18+ | tool | sharp practical filler
quesadilla kit* | 7-14 | 8+ | food | food gluten filler
no-bake recipes book* for children | 8-16 | 6-12 | book | book heart
egg cooker* for breakfast | 18-35 | 12+ | electronics | gadget egg
divided lunch pots* for after school | 7-14 | 6-14 | tableware | practical filler
wrap and roll lunch kit* | 9-18 | 7+ | kitchenware |
sandwich toaster for one* | 18-35 | 12+ | electronics | gadget
fruit slicer* for apples | 6-13 | 8+ | kitchenware | practical filler
smoothie freezer packs* | 8-16 | 8+ | food | food filler
children's lunch box cookbook* | 8-16 | 6-12 | book | book
pancake pan* with animal faces | 18-36 | 8+ | kitchenware | heart
fruit and vegetable cutter shapes* | 6-13 | 4-12 | kitchenware | filler
first toastie recipes cards* | 6-13 | 8-15 | stationery | filler
five-minute snack kit* | 8-16 | 7-14 | food | food
chick-shaped kitchen timer* | 6-13 | 5+ | kitchenware |
easy bake microwave cup set* | 8-16 | 8-15 | kitchenware |
rolled wrap maker* for lunch | 8-16 | 8-15 | kitchenware | plastic
after-school cookery club* | 20-50 | 7-14 | class | experience food gluten dairy egg heart
tabletop raclette-style grill pans* | 30-60 | 12+ | electronics | gadget dairy
lunch bag* with cool pack | 10-20 | 5+ | bag | practical filler
breakfast cereal jar kit* | 8-16 | 6-13 | food | food gluten nuts filler

# cooking with children
also: kids cooking, baking with kids, children's baking, junior chef, kids baking, cooking with kids, children cooking, baking with children
near: baking, children's crafts, desserts and ice cream
situation
child-sized rolling pin set* | 10-22 | 3-10 | kitchenware |
wavy safe vegetable chopper* | 6-14 | 4-10 | tool | plastic practical
step-by-step children's cookbook | 8-18 | 4-11 | book | book heart
learning step stool* for counters | 50-110 | 1-6 | furniture | bulky heart
junior apron* with sleeves | 10-22 | 3-10 | clothing | clothing practical
animal cookie cutters | 5-12 | 3+ | kitchenware |
rainbow sprinkles tower* | 6-12 | 3+ | food | food sugar filler
cupcake decorating kit* | 12-25 | 5-12 | craft kit | food sugar gluten dairy egg
measuring cups* shaped as animals | 8-18 | 3-10 | kitchenware | practical
pizza night sharing board* | 18-38 | 5+ | tableware | practical
grow-your-own cress heads* | 6-14 | 3-10 | plant | plant filler
monthly kids' cooking subscription | 15-60 | 5-12 | subscription | subscription food gluten dairy egg nuts sugar
recipe scrapbook* for young cooks | 8-18 | 5-12 | stationery | sentimental
parent and child baking class* | 30-65 | 4+ | class | experience food gluten dairy egg sugar heart
wooden play food* to slice | 12-28 | 3-7 | toy |
silicone bear cake moulds* | 6-14 | 3+ | equipment | practical heart
colourful oven gloves* for small hands | 8-15 | 4-10 | textile | clothing practical filler
gingerbread family decorating kit | 10-20 | 5+ | craft kit | food gluten sugar egg nuts @christmas
toddler learning tower* | 60-130 | 1-4 | furniture | bulky heart
toy pots and pans* in steel | 14-28 | 2-6 | toy |
wooden egg beater toy* | 8-16 | 2-6 | toy | egg filler
toddler's play dough pasta press* | 9-18 | 3-4 | toy | gluten filler
banana slicer* for small hands | 4-9 | 3-8 | kitchenware | filler
wooden pizza toppings set* | 12-25 | 2-7 | toy | gluten filler
cookery picture book* for toddlers | 7-14 | 2-4 | book | book
little whisk and spoon set* | 6-13 | 2-8 | kitchenware |
family dinner voucher* to cook together | 15-45 | 5+ | voucher | voucher food experience
kitchen experiments kit* | 14-28 | 6-12 | craft kit |
fruit kebab sticks* with blunt tips | 4-9 | 5-14 | kitchenware | plastic filler
pancake art bottles* | 7-14 | 5-14 | kitchenware | plastic
apple peeler* with crank | 15-30 | 7+ | kitchenware | practical
family recipe cards box* | 12-25 | 6+ | stationery | sentimental
grandparent and grandchild cookery class* | 40-90 | 6+ | class | experience food gluten dairy egg heart
matching aprons* for parent and child | 20-40 | 3+ | clothing | clothing heart
family pizza stone set* | 20-45 | 6+ | kitchenware | practical
family cookbook* with easy dinners | 14-26 | 6+ | book | book heart
recipe box subscription* for families | 30-70 | 18+ | subscription | subscription food
waffle maker* for Sunday mornings | 25-50 | 14+ | electronics | gadget
fondue night set* for the family | 25-50 | 10+ | tableware | food dairy
hanging utensil rail* at child height | 15-30 | 16+ | home | practical filler
chocolate decorating kit* for rainy days | 10-20 | 5+ | craft kit | food dairy sugar
farm shop picnic outing* | 15-40 | 3+ | experience | experience food filler
kitchen height chart* | 10-20 | 1-10 | decor | sentimental filler
cake topper craft kit* | 8-16 | 5-12 | craft kit |
conversion chart* for the fridge | 5-11 | 12+ | print | practical filler
family dinner game cards* | 8-16 | 6+ | game |

# gluten-free cooking
also: gluten free, gluten-free, gluten free baking, coeliac, free from baking, allergy-friendly cooking, sugar free baking, dairy-free cooking
own: keto = low carb cooking, paleo
near: baking, vegan cooking, quick and easy cooking
unfit: tasting, gift
gluten-free baking cookbook | 14-26 | 10+ | book | book of:gluten-free_cooking heart
ground rice and tapioca starter set* | 12-25 | 12+ | food | food of:gluten-free_cooking filler
psyllium husk tub* | 8-15 | 14+ | food | food of:gluten-free_cooking filler
gluten-free bread tin* with lid | 15-32 | 14+ | kitchenware | practical of:gluten-free_cooking
toaster bags* reusable pair | 5-12 | 10+ | kitchenware | practical of:gluten-free_cooking filler
colour-coded chopping boards* | 18-38 | 12+ | kitchenware | plastic practical of:gluten-free_cooking
free-from food labels* | 4-10 | 8+ | stationery | practical of:gluten-free_cooking filler
allergy translation travel cards* | 5-12 | 8+ | travel | practical of:gluten-free_cooking filler
countertop grain mill* | 80-180 | 18+ | electronics | gadget noisy bulky of:gluten-free_cooking
polenta and corn tortilla kit* | 12-25 | 12+ | food | food of:gluten-free_cooking
gluten-free cookery day* | 60-120 | 14+ | class | experience food dairy egg nuts of:gluten-free_cooking heart
silicone madeleine moulds* | 8-18 | 10+ | equipment | practical filler
buckwheat crêpe pan | 20-42 | 14+ | kitchenware | practical of:gluten-free_cooking
insulated snack lunch pot* | 14-28 | 6+ | storage | practical filler
free-from monthly box* | 20-40 | 14+ | subscription | subscription food nuts sugar of:gluten-free_cooking heart
allergy-aware restaurant voucher | 25-60 | 14+ | voucher | voucher food of:gluten-free_cooking heart
dried fruit snack bars* | 8-15 | 5+ | food | food sugar filler
gluten-free baking book* for children | 9-18 | 6-12 | book | book of:gluten-free_cooking heart
certified gluten-free sprinkles* | 6-13 | 5+ | food | food sugar of:gluten-free_cooking
popping corn and toppings box* | 9-18 | 6+ | food | food of:gluten-free_cooking filler
rice paper roll kit* | 10-20 | 8+ | craft kit | food of:gluten-free_cooking
flourless torte baking kit* | 9-18 | 8+ | craft kit | food sugar egg of:gluten-free_cooking
meringue nests making kit* | 10-20 | 7+ | craft kit | food sugar egg of:gluten-free_cooking
corn tortilla press* | 18-36 | 12+ | kitchenware | practical of:gluten-free_cooking
coconut macaroons tin* | 6-13 | 5+ | food | food sugar egg of:gluten-free_cooking
polenta chips kit* | 8-16 | 8+ | food | food of:gluten-free_cooking
rice vermicelli box* | 6-13 | 8+ | food | food of:gluten-free_cooking
own toaster* in a bright colour | 25-50 | 14+ | kitchenware | practical of:gluten-free_cooking filler
name labels* for own tins | 5-11 | 5+ | stationery | practical of:gluten-free_cooking filler
gluten-free café outing* | 12-30 | 5+ | experience | experience food of:gluten-free_cooking heart
gluten-free baking morning* for children | 20-45 | 6-12 | class | experience food dairy egg sugar of:gluten-free_cooking heart
gluten-free snack hamper* | 20-40 | 6+ | food | food sugar nuts dairy of:gluten-free_cooking heart
cookie cutters* kept for gluten-free dough | 6-13 | 5-14 | kitchenware | of:gluten-free_cooking filler
silicone baking moulds* with animals | 8-16 | 5-14 | kitchenware | filler
gluten-free food fair tickets* | 8-20 | 8+ | experience | experience food of:gluten-free_cooking
coeliac travel guide* | 10-20 | 12+ | book | book of:gluten-free_cooking
gluten-free bakery voucher* | 10-30 | 6+ | voucher | voucher food of:gluten-free_cooking heart
cupcake stand* with three tiers | 14-28 | 6+ | tableware | filler
piping bag set* with tips | 8-16 | 8+ | tool | practical filler
buckwheat blini kit* | 8-16 | 10+ | craft kit | food of:gluten-free_cooking
chestnut purée jars* | 7-14 | 10+ | food | food sugar of:gluten-free_cooking

# eating out
also: restaurants, restaurant, foodie, food, fine dining, dining out, trying new restaurants, going out for dinner, takeaways, snacks, snacking, food lover
own: brunch, street food
near: cooking, wine, desserts and ice cream
situation
restaurant voucher | 30-100 | 14+ | voucher | voucher food heart
street food walking tour | 30-70 | 10+ | experience | experience food heart
guide* to the best local tables | 12-25 | 14+ | book | book heart
restaurant review notebook | 8-18 | 12+ | stationery | filler
artisan snack hamper* | 25-50 | 12+ | food | food nuts dairy gluten sugar egg
afternoon tea booking* | 30-65 | 12+ | experience | experience food caffeine gluten dairy egg sugar nuts meat fish heart
recipe cards* from famous restaurants | 12-25 | 12+ | print |
tasting menu evening | 80-180 | 18+ | experience | experience food dairy gluten egg nuts meat fish heart
olive and antipasti box* | 18-38 | 12+ | food | food meat dairy nuts
hot sauce sampler* | 12-28 | 12+ | food | food filler
sharing platter* in acacia | 20-45 | 12+ | tableware |
pocket cutlery roll* | 12-28 | 10+ | travel | practical filler
regional food map print* | 12-28 | 10+ | print | filler
chef's table cookbook* | 18-36 | 14+ | book | book heart
food festival day tickets | 15-40 | 6+ | experience | experience food heart
brunch table voucher* | 20-50 | 14+ | voucher | voucher food heart
leakproof leftovers lunch pot* | 14-28 | 10+ | storage | eco practical filler
around-the-world snack subscription | 20-40 | 8+ | subscription | subscription food nuts gluten dairy egg sugar heart
local café voucher* | 8-15 | 10+ | voucher | voucher food heart
restaurant notes pocketbook* | 5-10 | 14+ | stationery | filler
ice cream sundae outing* | 8-20 | 3-14 | experience | experience food dairy sugar heart
pizza parlour voucher* | 15-40 | 5+ | voucher | voucher food gluten dairy heart
pancake breakfast outing* | 8-25 | 4-14 | experience | experience food gluten dairy egg sugar
restaurant games pouch* | 8-16 | 4-11 | game | filler
play restaurant menu set* | 10-20 | 3-8 | toy | heart
toy cash register* with menu cards | 18-36 | 3-8 | toy |
milkshake bar outing* | 6-18 | 5-14 | experience | experience food dairy sugar heart
world snacks mystery box* | 15-30 | 6+ | food | food sugar gluten dairy nuts egg
tasting passport* for new foods | 6-13 | 6-14 | stationery |
breakfast at the zoo* | 20-45 | 4-14 | experience | experience food gluten dairy egg heart
retro diner milkshake glass* | 8-16 | 6+ | tableware | filler
sushi train outing* | 15-40 | 6+ | experience | experience food fish gluten heart
foodie trivia cards* | 8-16 | 12+ | game |
take-away picnic blanket* | 18-36 | 8+ | textile | filler
food critic's notebook* for children | 6-13 | 7-13 | stationery |
supper club evening* | 40-90 | 18+ | experience | experience food heart
restaurant gift tree* with small vouchers | 25-60 | 14+ | voucher | voucher food
farmers' market tote* | 10-22 | 10+ | bag | filler
sticker menu game book* | 5-11 | 5-11 | book | book filler
noodle bar outing* | 10-25 | 6+ | experience | experience food gluten
burger bar outing* | 10-25 | 6+ | experience | experience food gluten meat dairy heart
waffle house voucher* | 8-22 | 6+ | voucher | voucher food gluten dairy egg sugar heart
pretend café play set* | 15-30 | 3-9 | toy |
world cuisines flags cards* | 6-13 | 7+ | game | filler
dessert crawl outing* | 12-30 | 7+ | experience | experience food gluten dairy egg sugar heart
table manners picture book* | 7-14 | 4-10 | book | book filler

# mead and home winemaking
also: mead, mead making, meadmaking, fermenting drinks
own: cider = cider making, winemaking = wine making = home winemaking = fruit wine = country wine
near: beer and home brewing, beekeeping, preserving and fermenting
unfit: recipe, class
glass demijohn* with airlock | 18-38 | 25+ | equipment | alcohol heart
single-flower honey trio* | 15-30 | 18+ | food | food sugar of:mead_and_home_winemaking heart
mead tasting flight* | 25-50 | 25+ | drink | alcohol food sugar of:mead_and_home_winemaking heart
hydrometer* with trial jar | 12-25 | 25+ | tool | alcohol practical filler
swing-top bottle case* | 20-40 | 18+ | kitchenware | practical
hand-carved drinking horn | 18-40 | 18+ | tableware | of:mead_and_home_winemaking heart
mead maker's handbook | 12-24 | 25+ | book | book alcohol of:mead_and_home_winemaking heart
meadery tour voucher* | 20-50 | 25+ | voucher | voucher experience alcohol of:mead_and_home_winemaking heart
fermentation yeast sampler* | 5-12 | 25+ | craft kit | alcohol food
brass wax seal stamp | 12-28 | 18+ | tool |
hand-printed bottle labels | 4-10 | 18+ | stationery |
stainless siphon hose | 10-22 | 25+ | kitchenware | practical filler
oak ageing cubes* | 6-14 | 25+ | craft kit | alcohol
fruit press* for the garden | 70-150 | 18+ | equipment | bulky practical
batch log book | 6-14 | 18+ | stationery | practical filler
home winemaking beginners' kit* | 35-70 | 25+ | craft kit | alcohol
winemaking handbook* | 12-25 | 25+ | book | book alcohol
elderflower picking walk* | 10-30 | 18+ | experience | experience
vineyard volunteer day* | 10-40 | 25+ | experience | experience alcohol food
bottle drying tree* | 20-45 | 25+ | equipment | practical
mead recipe booklet* | 6-13 | 25+ | stationery | alcohol of:mead_and_home_winemaking filler
mead bottle* from a small meadery | 12-25 | 25+ | drink | alcohol food sugar of:mead_and_home_winemaking heart
straining bag* for fruit | 5-11 | 18+ | equipment | practical filler
fruit wine book* by season | 10-20 | 25+ | book | book alcohol

# herbal remedies and teas
also: herbalism, herbal remedies, herbs, herb growing, medicinal plants
near: gardening, foraging, tea
unfit: tasting
wild herb identification guide* | 12-24 | 12+ | book | book heart
hanging herb drying rack | 12-28 | 14+ | equipment | practical
granite pestle and mortar | 20-40 | 14+ | kitchenware | practical
amber dropper bottles | 8-18 | 16+ | storage | practical filler
medicinal herb seed collection* | 5-14 | 12+ | plant | plant
herb walk* with a herbalist | 20-45 | 14+ | experience | experience heart
brass herb snips* | 12-25 | 18+ | tool | sharp practical
beeswax salve-making kit | 18-35 | 16+ | craft kit | heart
glass teapot* with infuser | 18-38 | 14+ | tableware | practical
botanical plant prints | 15-35 | 12+ | print |
airtight herb tins | 10-22 | 14+ | storage | practical
camomile and mint tea blend* | 4-10 | 12+ | drink | food filler
herbal medicine course | 40-120 | 18+ | class | experience
honey and lemon balm drops* | 5-10 | 10+ | food | food sugar
children's herb garden kit* | 8-16 | 5-12 | craft kit | plant heart
herb book* for children | 8-16 | 6-12 | book | book heart
lavender bag sewing kit* | 9-18 | 7+ | craft kit | scent
potion making kit* with herbs | 14-28 | 5-12 | craft kit | heart
herb salt grinding set* | 12-25 | 8+ | craft kit | food
herb spiral planting plan* | 5-11 | 12+ | garden | filler
camomile growing pot* | 6-13 | 6+ | plant | plant
physic garden visit* with tea | 10-30 | 8+ | experience | experience food heart
leaf press* in beech | 12-25 | 6+ | craft kit |
wooden mortar* with pestle for children | 8-16 | 4-11 | toy |
peppermint foot soak* | 7-14 | 12+ | body care | scent filler
tea blending workshop* | 30-65 | 14+ | class | experience heart
elderberry syrup kit* | 12-25 | 14+ | craft kit | food sugar
dried herbs apothecary box* | 18-36 | 14+ | craft kit | heart
herbal first aid book* | 12-25 | 14+ | book | book heart
plant postcards* to colour | 5-11 | 6+ | stationery | plant filler
mint and lemon herb trio* | 9-18 | 6+ | plant | plant food
rose petal bath kit* for children | 9-18 | 6-12 | craft kit | scent filler
honey and lemon lollies* | 5-11 | 6+ | food | food sugar
camomile tea plush bear* | 10-20 | 2-8 | toy | filler
fairy potion bottles* | 7-14 | 5-12 | toy |
children's wild herb walk* | 8-22 | 5-12 | experience | experience heart
leaf and petal identification cards* | 6-13 | 6+ | game |
herb scent memory game* | 9-18 | 5-12 | game | scent filler
herb seed bombs* | 6-13 | 6+ | plant | plant
lavender bear* to warm up | 14-28 | 3+ | toy | scent filler
children's herb craft book* | 8-16 | 6-12 | book | book
`
