export default `
# baking
also: home baking, cake baking, cake making, pastry making, cupcakes, baker, cake decorating, patisserie
near: bread making, chocolate, cooking
non-stick baking mats | 8-18 | 10+ | kitchenware | practical
cake turntable | 15-30 | 10+ | kitchenware | practical
piping nozzle set | 8-18 | 10+ | kitchenware | small-parts practical
fluted bundt tin* | 15-35 | 12+ | kitchenware | practical
embossed rolling pin | 12-25 | 6+ | kitchenware |
madagascan vanilla pods* | 7-15 | 10+ | food | food
digital baking scale | 12-25 | 10+ | electronics | gadget battery practical
offset icing spatula | 5-11 | 10+ | tool | practical
junior baker's utensil set | 12-25 | 4-10 | toy |
patisserie technique cookbook | 18-35 | 12+ | book | book
lockable cake carrier | 15-30 | 12+ | storage | plastic practical
natural gel food colouring* | 6-14 | 8+ | food | food
pastry cutter shapes* | 4-10 | 5+ | kitchenware | practical
French patisserie class | 60-110 | 16+ | class | experience food gluten dairy egg nuts sugar
retro stand mixer* | 120-280 | 18+ | kitchenware | gadget bulky noisy

# cooking
also: cookery, home cooking, chef, culinary, cordon bleu, cooking from scratch, recipes, gourmet cooking
near: baking, spices and curry, vegan cooking, barbecue
chef's knife* | 35-90 | 18+ | kitchenware | sharp practical
instant-read cooking thermometer | 12-28 | 12+ | kitchenware | gadget battery practical
cast iron skillet | 25-55 | 14+ | kitchenware | bulky practical
granite pestle and mortar* | 18-35 | 12+ | kitchenware | practical
fine zest grater | 9-18 | 14+ | kitchenware | sharp practical
flaky sea salt tin | 5-10 | 10+ | food | food
single-estate olive oil | 12-25 | 12+ | food | food
end-grain chopping board | 35-80 | 14+ | kitchenware | practical
magnetic measuring spoons | 8-16 | 10+ | tool | practical
cookbook stand* in beech | 15-30 | 10+ | equipment | practical
long linen chef's apron | 20-40 | 12+ | clothing | clothing practical
cooking science book | 15-30 | 12+ | book | book
child-safe nylon cooking tools* | 8-16 | 4-10 | toy | plastic practical
regional cookery evening* | 55-110 | 16+ | class | experience food nuts dairy gluten

# coffee
also: coffee brewing, espresso, coffee making, specialty coffee, barista, latte art, coffee drinking, pour over coffee
near: tea, chocolate
single-origin coffee beans | 9-18 | 16+ | drink | food caffeine
ceramic pour-over dripper | 12-28 | 16+ | kitchenware | caffeine practical
manual burr coffee grinder* | 30-70 | 16+ | kitchenware | caffeine practical
gooseneck kettle | 35-80 | 16+ | kitchenware | gadget practical
barista scale* with timer | 18-40 | 16+ | electronics | gadget battery caffeine practical
milk steaming jug | 10-20 | 16+ | kitchenware | practical
double-walled espresso glasses* | 10-22 | 16+ | tableware | caffeine
reusable travel coffee cup* | 12-25 | 16+ | travel | caffeine eco practical
cold brew carafe* | 18-35 | 16+ | kitchenware | caffeine practical
espresso tamping mat | 7-15 | 16+ | equipment | caffeine practical
monthly coffee bean subscription* | 25-45 | 18+ | subscription | subscription food caffeine
latte art class | 40-80 | 16+ | class | experience caffeine food dairy
coffee flavour wheel print* | 8-18 | 16+ | print | caffeine
washable paperless coffee filter* | 6-14 | 16+ | kitchenware | caffeine eco
`
