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
silk sleeping bag liner | 20-40 | 8+ | textile | practical
folding camp chair | 30-70 | 12+ | furniture | bulky
cast iron dutch oven | 40-75 | 18+ | kitchenware | bulky fire
glow-in-the-dark tent pegs* | 8-16 | 8+ | outdoor gear | practical
junior bushcraft activity cards | 6-12 | 6-13 | game |
telescopic campfire toasting forks* | 8-15 | 18+ | outdoor gear | fire
children's head torch | 10-20 | 5-12 | lighting | gadget battery
glamping pod weekend | 120-220 | 18+ | experience | experience
fire steel striker | 8-18 | 18+ | tool | fire

# birdwatching
also: bird watching, birding, birds, twitching, ornithology, birder, garden birds, watching birds
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
plush birds* with real song | 8-14 | 3-10 | toy | noisy battery
garden bird bath | 30-60 | 14+ | garden | bulky
bird reserve membership | 25-50 | 10+ | subscription | subscription
make-a-birdhouse paint kit | 10-20 | 6-12 | craft kit |
camouflage wildlife watching net | 18-35 | 14+ | outdoor gear | plastic
`
