export default `
# gardening
also: gardens, garden, gardener, flower gardening, horticulture, flower growing, growing flowers, pottering in the garden
near: vegetable growing, houseplants, wildlife gardening
bypass secateurs* | 20-45 | 18+ | tool | sharp practical
copper hand trowel | 15-35 | 10+ | tool | practical
folding garden kneeler | 25-45 | 16+ | equipment | bulky practical
long-cuff gauntlet gloves* | 14-28 | 12+ | clothing | clothing leather practical
japanese weeding hoe | 15-30 | 18+ | tool | sharp practical
galvanised long-reach watering can | 20-40 | 8+ | garden | practical
cottage garden seed collection | 6-14 | 6+ | plant | plant
brass plant labels | 7-15 | 10+ | garden | practical
jute garden twine* in a tin | 5-10 | 8+ | equipment | eco practical
spring bulb selection | 8-18 | 8+ | plant | plant
rain gauge | 6-15 | 6+ | equipment | practical
gardener's five-year diary | 14-25 | 14+ | stationery |
child-size rake and spade* set | 12-22 | 3-9 | toy |
famous gardens day ticket* | 15-35 | 10+ | experience | experience
bare-root climbing rose | 12-25 | 12+ | plant | plant

# houseplants
also: house plants, indoor plants, plant parent, indoor gardening, succulents, cacti, plants, potted plants, bonsai
near: gardening, vegetable growing
brass plant mister | 10-22 | 10+ | garden | practical
terracotta self-watering spikes | 8-16 | 10+ | garden | practical
hanging macramé planter* | 10-22 | 10+ | decor |
full-spectrum grow light | 18-40 | 12+ | lighting | gadget practical plant
rare variegated houseplant* | 25-60 | 12+ | plant | plant
glass propagation station | 12-25 | 10+ | decor |
moss climbing pole | 7-16 | 10+ | garden | plant practical
soil moisture meter | 7-15 | 10+ | tool | practical
peat-free houseplant compost* | 6-12 | 10+ | garden | plant eco practical
stackable plant stand | 25-55 | 14+ | furniture | bulky
miniature leaf snips* | 8-18 | 18+ | tool | sharp practical
houseplant care cards | 8-15 | 10+ | stationery |
children's carnivorous plant* kit | 10-20 | 7-14 | craft kit | plant
terrarium building workshop* | 35-65 | 12+ | class | experience plant
indoor watering can* with slim spout | 12-26 | 8+ | equipment | practical

# dogs
also: dog, dog walking, puppies, dog owner, dog lover, dog training, dog mum, dog dad, my dog
near: cats, horses
long-line training lead | 9-18 | 10+ | pet | pet practical
dog snuffle mat | 14-28 | all | pet | pet
slow-feed dog bowl* | 8-16 | 10+ | pet | pet practical
waist-worn dog treat pouch | 9-18 | 10+ | bag | pet practical
quick-dry dog robe* | 18-35 | 10+ | pet | pet practical
light-up dog collar* | 8-16 | 10+ | safety gear | pet battery gadget practical
squeaky rope tug toy | 5-11 | all | toy | pet noisy
orthopaedic dog bed | 35-80 | 12+ | furniture | pet bulky
collapsible travel water bowl* | 5-11 | 8+ | travel | pet plastic practical
dog agility tunnel* for the garden | 20-40 | 8+ | equipment | pet bulky
custom dog portrait | 30-80 | 10+ | print | pet personalised sentimental
paw print* clay keepsake | 10-20 | 8+ | keepsake | pet sentimental
dog trick training book* | 10-18 | 8+ | book | book pet
waterproof dog-walking wellies* | 25-55 | 10+ | footwear | clothing sized plastic
canine first-aid course | 25-50 | 16+ | class | experience pet
`
