export default `
# gardening
needs: garden
also: hedge trimming, cut flower growing, gardens, garden, gardener, flower gardening, horticulture, flower growing, growing flowers, pottering in the garden, yard work
own: topiary, roses = rose growing, dahlias = dahlia growing, lawn care = lawn mowing
near: vegetable growing, houseplants, wildlife gardening, greenhouses and allotments
unfit: care, photography, watercolour
bypass secateurs* | 20-45 | 18+ | tool | sharp practical heart
copper hand trowel | 15-35 | 10+ | tool | practical heart
folding garden kneeler | 25-45 | 16+ | equipment | bulky practical plastic
long-cuff gauntlet gloves* | 14-28 | 12+ | clothing | clothing leather practical
Japanese weeding hoe | 15-30 | 18+ | tool | sharp practical
galvanised long-reach watering can | 20-40 | 8+ | garden | practical heart
cottage garden seed collection | 6-14 | 6+ | plant | plant heart
brass plant labels | 7-15 | 10+ | garden | practical
jute garden twine* in a tin | 5-10 | 8+ | equipment | eco practical filler
spring bulb selection | 8-18 | 8+ | plant | plant heart
rain gauge | 6-15 | 6+ | equipment | practical filler
gardener's five-year diary | 14-25 | 14+ | stationery |
child-size rake and spade* set | 12-22 | 3-9 | toy |
famous gardens annual pass* | 40-90 | 10+ | subscription | subscription experience
bare-root climbing rose | 12-25 | 12+ | plant | plant heart
anniversary rose bush | 15-35 | 18+ | plant | plant romantic @anniversary @wedding
potting bench tray* | 18-35 | 12+ | equipment | practical
cast iron boot scraper | 20-45 | 18+ | home | practical filler
garden tool sharpening stone | 8-18 | 16+ | equipment | practical
waxed kneeling apron* with pockets | 18-38 | 12+ | clothing | clothing practical
soil pH meter | 10-22 | 14+ | electronics | gadget practical filler
head gardener's memoir | 10-20 | 14+ | book | book
cedar cold frame | 45-100 | 16+ | furniture | bulky plant
seed storage tin* with dividers | 12-25 | 10+ | home | practical
open garden day ticket* | 15-35 | 14+ | experience | experience
sweet pea seed packets* | 3-8 | 8+ | plant | plant heart
gardener's hand scrub* | 8-18 | 14+ | body care | scent filler
wide-brim straw hat* | 15-32 | 12+ | accessory | clothing
hand-forged bulb planter | 20-40 | 14+ | tool | practical
willow plant supports* | 12-28 | 12+ | garden | eco
border design day course* | 50-110 | 16+ | class | experience
garden wildlife jigsaw | 12-22 | 8+ | puzzle | small-parts
shed wall clock* with thermometer | 15-32 | 12+ | decor | battery
songbird enamel mug* | 8-15 | 12+ | tableware |
toddler watering can* | 6-14 | 1-6 | garden |
sunflower growing pot* for kids | 5-12 | 3-10 | plant | plant
copper plant tags | 8-18 | 14+ | garden | practical
bamboo cane toppers* | 5-12 | 12+ | garden | practical filler
heirloom tulip bulb collection | 12-28 | 14+ | plant | plant heart
leaf mould sack pair* | 6-14 | 14+ | garden | practical eco filler
rose pruning guide* | 10-20 | 16+ | book | book
rooting hormone jar* | 4-9 | 16+ | garden | practical filler
garden plan sketchbook | 9-18 | 12+ | stationery | practical
lightweight hose reel | 30-75 | 18+ | equipment | practical filler
soft jute twine roll* | 4-9 | 12+ | garden | practical filler
gardener's knee-length socks | 9-18 | 14+ | clothing | clothing
slate planting markers* | 7-15 | 12+ | garden | practical
evening garden lecture tickets | 10-25 | 18+ | experience | experience
potting shed radio | 20-45 | 18+ | audio | gadget battery
children's watering can* in tin | 8-15 | 3-10 | toy |
cress head growing kit* | 5-12 | 3-10 | craft kit | plant
worm watching jar* | 10-22 | 4-11 | toy |
kids' gardening gloves* with ladybirds | 4-9 | 3-10 | accessory | clothing
fairy garden planting kit* | 12-25 | 4-12 | craft kit | plant
prize pumpkin seed packet* | 2-5 | 4+ | plant | plant
bug hotel building kit* | 10-20 | 5-12 | craft kit |
children's wheelbarrow* | 22-45 | 3-9 | toy | bulky
nature diary* for young gardeners | 6-12 | 5-12 | stationery | heart
copper snail tape* | 6-14 | 16+ | garden | practical filler
glass propagation vases* | 10-22 | 14+ | decor |
compost thermometer* with dial | 12-25 | 16+ | garden | practical filler
botanical garden lecture pass* | 12-30 | 16+ | experience | experience
rain gauge* in glass | 10-22 | 12+ | garden |
hori hori digging tool* | 18-40 | 18+ | garden | practical sharp
great garden visit* with tea | 20-55 | 25+ | experience | experience food caffeine
gardening magazine subscription* | 25-55 | 25+ | subscription | subscription
enamel flower jug* | 15-35 | 16+ | tableware |
teak garden bench dedication* | 120-300 | 45+ | furniture | bulky personalised
botanical drawing day* | 40-95 | 16+ | class | experience
garden sun dial* in brass | 30-75 | 25+ | decor |
waxed jacket* for the garden | 60-150 | 25+ | outerwear | clothing sized
heritage apple tree* | 25-55 | 25+ | plant | plant
glazed frost-proof pot* | 20-60 | 18+ | garden |
wicker flower trug* | 20-50 | 16+ | bag |
candle lanterns* for the garden | 20-48 | 18+ | lighting | fire battery
garden writers' essays* | 10-22 | 25+ | book | book
hand fork* and trowel in ash | 18-35 | 10+ | garden | heart
flowering shrub* in a pot | 12-25 | 16+ | plant | plant heart
garden centre voucher* | 15-40 | 16+ | voucher | voucher plant heart

# houseplants
also: house plants, indoor plants, plant parent, indoor gardening, plants, potted plants
own: succulents = cacti
near: gardening, vegetable growing
unfit: glove, photography, show, day
brass plant mister | 10-22 | 10+ | garden | practical heart
terracotta self-watering spikes | 8-15 | 10+ | garden | practical heart
hanging macramé planter* | 10-22 | 10+ | decor | heart
full-spectrum grow light | 18-40 | 12+ | lighting | gadget practical plant heart
rare variegated houseplant* | 25-60 | 12+ | plant | plant heart
glass propagation station | 12-25 | 10+ | decor | heart
moss climbing pole | 7-15 | 10+ | garden | plant practical filler
soil moisture meter | 7-15 | 10+ | tool | practical filler
peat-free houseplant compost* | 6-12 | 10+ | garden | plant eco practical filler
glass display greenhouse* cabinet | 50-120 | 14+ | furniture | bulky
miniature leaf snips* | 8-18 | 18+ | tool | sharp practical
houseplant care cards | 8-15 | 10+ | stationery | heart
children's carnivorous plant* kit | 10-20 | 7-14 | craft kit | plant
terrarium building workshop* | 35-65 | 12+ | class | experience plant
indoor watering can* with slim spout | 12-26 | 8+ | equipment | practical
soft plant clips* | 3-6 | 8+ | garden | plastic practical filler

# dogs
needs: animals
also: dog, dog owner, dog lover, dog mum, dog dad, my dog, dog sitting
own: sheepdogs = sheepdog trials, flyball, dog grooming
near: hiking, new puppy, camping
unfit: glove, day, care
long-line training lead | 9-18 | 10+ | pet | pet practical
dog snuffle mat | 14-28 | all | pet | pet
slow-feed ridge bowl* for dogs | 8-15 | 10+ | pet | pet practical
waist-worn dog treat pouch | 9-18 | 10+ | bag | pet practical
quick-dry dog robe* | 18-35 | 10+ | pet | pet practical
light-up dog collar* | 8-15 | 10+ | safety gear | pet battery gadget practical
squeaky rope tug toy | 5-11 | all | toy | pet noisy heart
orthopaedic dog bed | 35-80 | 12+ | furniture | pet bulky heart
collapsible dog drinking bottle* | 7-15 | 8+ | travel | pet plastic practical
custom dog portrait | 30-80 | 10+ | print | pet personalised sentimental heart
paw print* clay keepsake | 10-20 | 8+ | keepsake | pet sentimental
dog trick training book* | 10-18 | 8+ | book | book pet heart
waterproof dog-walking wellies* | 25-55 | 10+ | footwear | clothing sized plastic heart
canine first-aid course | 25-50 | 16+ | class | experience pet
dog Christmas stocking* with chews | 8-18 | 8+ | pet | pet @christmas
dog-friendly walks guide* | 10-20 | 16+ | book | book
paw print clay kit* | 10-22 | 8+ | keepsake | sentimental
towelling drying wrap* for dogs | 15-35 | 12+ | pet | pet
dog portrait commission* | 35-110 | 16+ | print | personalised sentimental pet
tug rope toy* | 4-10 | 8+ | toy | pet
car boot liner* | 20-45 | 17+ | vehicle | practical pet filler
scentwork starter tins* | 12-26 | 12+ | game | pet filler
dog show day tickets* | 15-35 | 8+ | experience | experience pet
enamel kibble scoop* | 6-14 | 10+ | tool | pet filler
dog-friendly cottage weekend* | 120-280 | 25+ | travel | experience
photo session* with the dog | 40-110 | 16+ | keepsake | experience sentimental heart
frozen treat box* for dogs | 12-28 | 8+ | food | food pet
woven wool blanket* for dogs | 20-45 | 16+ | textile | wool
dog breed enamel brooch | 8-20 | 12+ | jewellery | jewellery
illustrated history* of dogs | 16-32 | 10+ | book | book
long beach walk* with lunch | 20-50 | 16+ | experience | experience food
dog silhouette cushion | 15-35 | 12+ | decor |
long waxed walking coat* | 40-95 | 16+ | outerwear | clothing sized
dog lovers' board game | 15-32 | 8+ | board game |
engraved brass collar tag* | 8-22 | 12+ | accessory | personalised pet
monthly toy parcel* for dogs | 15-35 | 16+ | subscription | subscription pet heart

# vegetable growing
needs: garden
also: growing vegetables, vegetable garden, grow your own, kitchen garden, growing food, veg growing
near: gardening, beekeeping, chickens, hot sauce, greenhouses and allotments
unfit: care, photography, watercolour
heated germination tray* | 25-55 | 14+ | electronics | gadget battery plastic plant
heritage tomato seed collection* | 6-14 | 6+ | plant | plant heart
wooden seed dibber | 6-13 | 8+ | tool | filler
felt grow bags* with handles | 12-25 | 8+ | garden | plastic
willow harvest trug* | 20-40 | 8+ | bag | eco heart
soil pH test kit* | 8-15 | 12+ | equipment | practical filler
copper slug rings* | 12-25 | 10+ | garden | practical filler
potato planting barrel* | 10-22 | 6+ | garden | plastic
allotment year planner* | 9-18 | 12+ | stationery | practical
crop cover tunnel* | 12-25 | 14+ | equipment | bulky practical filler
children's sunflower growing race* | 6-12 | 4-10 | craft kit | plant
seed packet storage tin* | 12-25 | 8+ | storage | practical
cedar raised bed* kit | 45-110 | 12+ | furniture | bulky heart
no-dig growing handbook | 14-26 | 12+ | book | book heart
folding allotment stool* with pockets | 20-40 | 14+ | furniture | practical
wooden row markers | 3-6 | 6+ | garden | practical eco filler

# wildlife gardening
needs: garden
also: garden wildlife, feeding birds, wildflowers, bug hotels, bees and butterflies
own: ponds = garden ponds, hedgehogs
near: gardening, beekeeping, bird feeding
unfit: care, photography, watercolour, show, day, shop
wooden bug hotel | 12-28 | 4+ | garden | eco heart
cedar bird nest box* | 15-30 | 6+ | garden | heart
hedgehog house | 35-65 | 8+ | furniture | bulky
squirrel-proof bird feeder* | 18-38 | 8+ | garden | practical
motion-triggered wildlife camera* | 45-100 | 10+ | electronics | gadget battery heart
native wildflower seed mat* | 8-18 | 5+ | plant | plant heart
mini barrel pond kit* | 30-60 | 10+ | outdoor gear | bulky plant
no-mess sunflower hearts* for birds | 6-14 | 6+ | garden | practical heart
butterfly rearing habitat* | 18-35 | 4-12 | toy | pet
pollinator spotting chart* | 4-9 | 5+ | print | filler
shallow stone birdbath* | 25-60 | 10+ | decor | bulky
pond dipping net* and tray | 8-15 | 4-12 | equipment | plastic heart
wildlife trust membership* | 25-45 | 10+ | subscription | subscription heart
bat detector* handheld | 60-140 | 10+ | electronics | gadget battery noisy
garden wildlife handbook | 12-24 | 8+ | book | book

# cats
needs: animals
also: cat, cat owner, cat lover, cat lady, cat mum, cat dad, my cat, felines, cat sitting
near: new kitten, houseplants, cosy nights in
unfit: glove, course, care
sisal scratching post* | 20-45 | 10+ | furniture | pet bulky
feather wand cat toy* | 4-9 | all | toy | pet heart
stainless cat water fountain* | 25-45 | 12+ | electronics | pet gadget noisy heart
food puzzle board* for cats | 12-25 | 10+ | pet | pet plastic heart
valerian kicker cushion* | 5-11 | 8+ | pet | pet
slow-blink cat behaviour book* | 9-17 | 8+ | book | book pet
felt cat cave* | 25-50 | 10+ | textile | pet wool heart
silicone grooming mitt* | 5-11 | 8+ | tool | pet plastic practical
cat grass growing tray* | 5-10 | 6+ | plant | pet plant filler
cat café visit | 10-25 | 8+ | experience | experience pet
reflective breakaway cat collar* | 5-11 | 8+ | accessory | pet
personalised cat tag* | 6-14 | 8+ | keepsake | pet personalised
microchip cat feeder* | 60-130 | 16+ | electronics | pet gadget battery practical
washable pet hair roller* | 7-15 | 12+ | home | practical pet filler
cat advent treats calendar* | 6-14 | 8+ | pet | pet food religious @christmas
cat window perch* | 18-38 | 12+ | furniture | pet heart
cat behaviour guide* | 10-20 | 12+ | book | book pet heart
cat-shaped measuring spoons* | 8-18 | 12+ | kitchenware |
sleeping cat brooch* | 8-20 | 12+ | jewellery | jewellery
cat portrait embroidery kit* | 12-26 | 12+ | craft kit |
lint roller* in wood | 5-12 | 14+ | home | practical filler
slow feeding puzzle bowl* | 8-18 | 10+ | puzzle | pet
cat portrait print* of their own | 20-45 | 10+ | print | personalised heart

# rabbits and small pets
needs: animals
also: rabbits, bunnies, small pets, pet rabbits, small animals
near: cats, reptiles, guinea pigs
unfit: glove, course
willow chew sticks* | 4-9 | 5+ | pet | pet heart
two-storey rabbit hutch* | 80-160 | 10+ | furniture | pet bulky
timothy hay feeder rack* | 8-18 | 8+ | pet | pet practical heart
wooden hamster climbing bridge* | 6-14 | 6+ | toy | pet
fleece guinea pig tunnel* | 10-20 | 6+ | textile | pet
silent hamster wheel* | 12-28 | 8+ | equipment | pet plastic
dried herb forage mix* for rabbits | 5-11 | 6+ | pet | pet filler
digital small pet scale* | 12-25 | 10+ | electronics | pet gadget battery filler
microwave heat pad* for pets | 15-28 | 10+ | equipment | pet practical
bonding carry sling* for piggies | 10-20 | 8+ | bag | pet heart
soft grooming brush* for bunnies | 4-9 | 6+ | tool | pet practical
rabbit behaviour handbook* | 9-15 | 8+ | book | book pet
seagrass sleeping nest* | 6-13 | 6+ | home | pet heart
corner litter tray* for small pets | 6-13 | 10+ | storage | pet plastic practical filler
small pet care class* | 10-25 | 7-14 | class | experience pet

# horses
needs: animals legs
also: horse, horse care, ponies, horse owner, stable yard, equine, my horse, pony care, horse lover, horse grooming
near: horse riding, farming and farm animals
unfit: glove, day, care
junior pony grooming kit* | 15-30 | 5-14 | equipment | pet heart
mane and tail brush* | 7-15 | 6+ | tool | pet practical heart
ventilated grooming box* | 20-40 | 8+ | storage | plastic practical filler
hanging stable lick* | 6-13 | 8+ | pet | pet sugar filler
rope headcollar* in bright colours | 9-18 | 8+ | pet | pet
stable toy ball* for horses | 12-25 | 8+ | toy | pet plastic
thermal yard gloves* | 9-20 | 6+ | clothing | clothing sized practical
leather balsam* for tack | 9-18 | 12+ | equipment | leather scent practical filler
engraved bridle tag* | 9-18 | 8+ | keepsake | personalised pet
hoof pick* with brush | 4-8 | 6+ | tool | pet practical filler
fly mask* with ears | 12-25 | 10+ | pet | pet sized
horse show day tickets* | 15-45 | 5+ | experience | experience heart
own-a-pony day* | 40-90 | 6-16 | class | experience pet heart
pony adventure story collection* | 8-18 | 7-14 | book | book heart
stable door name plaque* | 15-30 | 6+ | decor | personalised
waterproof yard boots* | 30-70 | 8+ | footwear | clothing sized practical
pony treat Christmas bag* | 6-14 | 6+ | pet | pet food @christmas
hay net* with small holes | 5-14 | 10+ | equipment | pet filler
pony grooming apron* | 12-26 | 6+ | clothing | clothing
equestrian centre day tickets* | 15-40 | 5+ | experience | experience
braided horsehair bracelet* | 15-35 | 10+ | jewellery | jewellery
horse breeds poster* | 6-14 | 5+ | print |
stable storage locker* | 30-70 | 12+ | furniture | bulky pet filler
horse treat recipe book* | 8-15 | 8+ | book | book pet heart
pony-a-day activity pad* | 5-12 | 4-10 | art supplies |
hobby horse* on a stick | 15-32 | 2-7 | toy |
plush pony* for cuddles | 12-26 | 0-6 | toy |
pony ride voucher* | 15-35 | 2-9 | voucher | voucher experience heart
wooden stable* with horses | 20-45 | 2-8 | toy | bulky heart

# beekeeping
needs: animals garden
also: bees, beekeeper, bee keeping, apiary, honey making, honey bees, honeybees
near: wildlife gardening, gardening, insects and minibeasts
unfit: care, glove, watercolour, show
ventilated bee veil jacket* | 45-90 | 10+ | clothing | clothing sized practical heart
j-shaped hive tool | 8-15 | 18+ | tool | sharp practical heart
stainless hive smoker* | 20-45 | 18+ | equipment | fire practical heart
long-sleeved goatskin bee gloves* | 15-28 | 12+ | safety gear | clothing sized leather practical
queen marking cage* and pen | 8-15 | 14+ | equipment | practical filler
pollinator garden seed mix* | 5-11 | 6+ | plant | plant heart
hexagonal honey jars* with lids | 12-25 | 12+ | storage | practical heart
beeswax candle mould | 12-25 | 18+ | craft kit | fire scent
soft bristle bee brush* | 4-9 | 12+ | tool | practical filler
hive inspection record book* | 8-15 | 12+ | stationery | practical filler
honey tasting jars* | 18-35 | 10+ | food | food sugar heart
flat-pack cedar beehive* | 130-260 | 18+ | furniture | bulky
beekeeping taster day* | 50-100 | 12+ | experience | experience
bee encyclopedia* for curious readers | 12-24 | 8+ | book | book heart
custom honey jar labels* | 9-18 | 12+ | print | personalised

# chickens
needs: animals garden
also: hens, keeping chickens, chicken keeping, backyard chickens, poultry, smallholding
own: ducks
near: vegetable growing, farming and farm animals, beekeeping
unfit: glove, course
wire egg basket* | 10-22 | 5+ | bag | practical heart
automatic coop door opener* | 60-130 | 16+ | electronics | gadget battery practical heart
poultry swing perch* | 10-20 | 8+ | toy | pet of:chickens
egg-dating rubber stamp* | 8-15 | 8+ | stationery | egg
hanging cabbage feeder* for hens | 5-11 | 8+ | pet | pet heart of:chickens
dried mealworm tub* | 6-13 | 6+ | pet | pet filler
ceramic egg storage skelter* | 15-32 | 10+ | kitchenware | of:chickens
egg incubator* with viewing window | 45-100 | 10+ | equipment | gadget pet
hen-keeping handbook | 11-20 | 8+ | book | book heart of:chickens
dust bath powder* for hens | 6-13 | 12+ | equipment | pet practical filler
easy-clean poultry drinker* | 10-22 | 10+ | equipment | plastic pet practical
coop cleaning scraper* | 6-14 | 12+ | tool | practical filler
heritage chicken breeds poster* | 8-18 | 6+ | print | of:chickens
backyard flock portrait* in watercolour | 25-60 | 10+ | keepsake | personalised of:chickens
smallholding skills day* | 40-85 | 14+ | class | experience

# fish keeping
needs: animals
also: fishkeeping, tropical fish, fish tank, aquarium, aquariums, aquarium keeping, tropical aquarium
own: koi, goldfish, marine aquarium
near: sharks and ocean animals, snorkelling
unfit: glove, watercolour, day
aquascaping tweezers* and scissors set | 12-28 | 18+ | tool | sharp pet practical of:fish_keeping
magnetic aquarium glass cleaner* | 8-18 | 10+ | equipment | pet practical filler
spider wood hardscape branch* | 12-28 | 12+ | decor | pet of:fish_keeping
in-vitro aquarium plant pots* | 6-14 | 10+ | plant | plant pet heart of:fish_keeping
full-spectrum aquarium light bar* | 30-70 | 12+ | lighting | gadget pet heart of:fish_keeping of:marine_aquarium
freshwater test drops* | 15-30 | 12+ | equipment | pet practical filler
floating tank thermometer* | 4-9 | 8+ | tool | pet practical filler
nano glass aquarium starter* | 40-90 | 10+ | furniture | pet bulky gadget of:fish_keeping
automatic fish feeder* | 15-32 | 10+ | electronics | pet gadget battery plastic filler
dragon stone* for aquascapes | 12-28 | 12+ | garden | pet heart of:fish_keeping
brine shrimp hatchery* | 8-18 | 7+ | toy | pet plastic of:fish_keeping of:marine_aquarium
aquatic plant design book* | 14-28 | 12+ | book | book heart of:fish_keeping
public aquarium behind-the-scenes visit* | 20-50 | 6+ | experience | experience pet
sea life aquarium annual pass | 40-90 | 4+ | subscription | subscription experience pet heart
fish food sampler* | 6-12 | 7+ | pet | pet heart

# reptiles
needs: animals
also: reptile keeping
own: snakes = ball python = royal python = corn snake, lizards, bearded dragons, geckos, stick insects, tarantulas, chameleons
near: tortoises, insects and minibeasts
unfit: glove, day
vivarium cork bark hide* | 8-18 | 8+ | pet | pet heart of:lizards of:bearded_dragons of:geckos of:chameleons of:reptiles
digital thermo-hygrometer* for vivariums | 9-18 | 10+ | electronics | gadget battery pet practical filler
suction-cup gecko feeding ledge* | 8-15 | 8+ | pet | pet plastic filler
bioactive vivarium plant set* | 15-35 | 10+ | plant | plant pet heart
reptile hammock lounger* | 6-13 | 8+ | textile | pet bulky heart of:lizards of:bearded_dragons of:geckos of:chameleons of:reptiles
infrared temperature gun* | 15-30 | 14+ | tool | gadget battery pet practical
springtail clean-up crew* culture | 8-15 | 12+ | garden | pet filler
long bamboo feeding tongs* | 5-11 | 10+ | tool | pet practical filler
stick insect rearing kit* | 15-30 | 6-14 | toy | pet
reptile species wall chart* | 6-14 | 6+ | print | heart
reptile keeper half-day* | 35-70 | 7+ | experience | experience pet heart
glass front-opening terrarium* | 60-140 | 12+ | furniture | pet plant bulky
leaf litter and moss mix* | 4-9 | 6+ | garden | plant pet
reptile zoology handbook* | 12-25 | 8+ | book | book heart

# flower arranging
also: floristry, flowers, cut flowers, flower farming, fresh flowers, bouquets
own: ikebana, flower pressing
near: gardening, houseplants
unfit: care, photography, watercolour
brass flower frog* | 12-28 | 14+ | equipment | small-parts heart
tall ribbed glass vase* | 15-35 | 12+ | decor | heart
bamboo-handled floral snips* | 12-28 | 18+ | tool | sharp practical heart
wooden flower press* | 14-28 | 6+ | craft kit |
dahlia tuber collection* | 12-25 | 10+ | plant | plant
letterbox flower subscription* | 30-90 | 16+ | subscription | subscription plant heart
wreath making morning* | 35-70 | 14+ | class | experience plant
hand-dyed silk ribbon* reel | 6-15 | 10+ | textile | heart
cut-flower meadow seed tin* | 6-13 | 6+ | garden | plant heart
ikebana shallow ceramic dish* | 18-40 | 14+ | tableware |
seasonal floristry handbook* | 16-30 | 12+ | book | book heart
galvanised conditioning buckets* | 14-28 | 12+ | storage | practical filler
flower farm visit* | 10-30 | 8+ | experience | experience plant
botanical bloom calendar print* | 9-20 | 10+ | print |
stem drying rack* | 12-26 | 12+ | home | practical
Christmas wreath frame kit* | 15-32 | 14+ | craft kit | plant @christmas
floristry paper tape | 3-6 | 12+ | craft kit | practical filler

# pet birds
needs: animals
also: keeping birds
own: parrots = parrot keeping, budgies = budgerigars = parakeets, canaries, cockatiels, pigeons
near: rabbits and small pets, wildlife gardening
unfit: glove, course
natural dragonwood perch* | 8-18 | 8+ | pet | pet heart
foraging wheel* for parrots | 9-20 | 8+ | toy | pet plastic
shreddable palm bird toy* | 5-11 | 8+ | pet | pet
clip-on cage bird bath* | 6-13 | 8+ | equipment | pet plastic heart
millet spray bunch* | 4-9 | 6+ | pet | pet
tabletop parrot play gym* | 25-60 | 10+ | furniture | pet bulky
soft-sided bird travel carrier* | 25-50 | 12+ | bag | pet heart
mesh seed catcher* for cages | 8-15 | 10+ | textile | pet practical filler
full-spectrum bird lamp* | 30-80 | 14+ | lighting | gadget pet
gram-accurate perch scale* | 18-35 | 12+ | electronics | pet gadget battery practical filler
parrot training cards* | 8-15 | 8+ | stationery | pet
companion bird handbook* | 10-20 | 8+ | book | book pet heart
falconry hawk walk* | 40-95 | 10+ | experience | experience pet
parakeet species print* | 8-20 | 6+ | print |

# bonsai and Japanese gardens
also: bonsai, bonsai trees, japanese gardening, bonsai growing, bonsai care
own: zen gardens, kokedama
near: houseplants, gardening
unfit: glove, photography, show
juniper bonsai starter tree* | 25-60 | 12+ | plant | plant heart
concave branch cutter* | 18-40 | 18+ | tool | sharp practical heart
anodised branch training wire* | 6-15 | 12+ | equipment | practical heart
glazed shallow oval pot* | 12-35 | 12+ | garden | heart
rotating pruning turntable* | 18-40 | 14+ | equipment | practical
akadama potting soil* | 8-18 | 14+ | garden | practical plant filler
grow-from-seed bonsai box* | 12-25 | 8+ | craft kit | plant
three-tine root rake* | 8-15 | 14+ | tool | practical
low display stand* in dark wood | 20-90 | 14+ | furniture |
long-neck copper watering can* | 25-55 | 10+ | decor | practical
bonsai styling workshop* | 40-85 | 16+ | class | experience plant heart
Japanese garden day tickets* | 10-25 | 8+ | experience | experience
bonsai techniques handbook* | 14-26 | 12+ | book | book plant heart
kokedama moss ball* kit | 12-25 | 10+ | keepsake | plant
slow-release bonsai feed* | 4-9 | 12+ | garden | plant practical filler
moss and lichen mix* for bonsai | 7-13 | 10+ | garden | plant heart

# new puppy
needs: animals
also: puppy, puppies, new dog, getting a puppy, puppy training, puppy owner, new puppy owner, rescue dog
near: dogs, new kitten, photography
situation
washable puppy pads* | 14-28 | 12+ | pet | pet practical filler
freezable puppy teething toy* | 6-14 | 8+ | pet | pet plastic
puppy training crate | 40-90 | 16+ | furniture | pet bulky filler
crate cover* in quilted cotton | 22-48 | 14+ | textile | pet practical
puppy harness and lead* | 16-34 | 10+ | pet | pet sized heart
heartbeat comfort plush* for puppies | 22-42 | 10+ | pet | pet battery gadget heart
puppy milestone cards* | 8-15 | 8+ | keepsake | pet sentimental
enzyme carpet cleaner* | 8-18 | 16+ | home | scent practical filler
puppy class voucher | 40-90 | 16+ | voucher | voucher experience pet heart
stair gate* for dogs | 30-60 | 18+ | home | pet bulky practical filler
clicker* with training guide | 8-18 | 10+ | book | book pet noisy
enrichment lick mat* | 7-15 | 8+ | equipment | pet plastic practical heart
engraved puppy name tag | 6-14 | 8+ | accessory | pet personalised
poo bag holder* for leads | 5-12 | 10+ | accessory | pet practical filler
puppy's first year album | 12-25 | 8+ | keepsake | pet sentimental
pet camera* with two-way talk | 60-140 | 16+ | electronics | gadget battery pet
puppy portrait session* | 50-120 | 14+ | experience | experience pet

# new kitten
needs: animals
also: kitten, kittens, getting a kitten, new cat, kitten owner, rescue cat, indoor cats
near: cats, new puppy, rabbits and small pets
situation
kitten starter scratching barrel* | 25-55 | 12+ | furniture | pet bulky
crinkle tunnel* for kittens | 8-18 | 8+ | pet | pet heart
covered litter box* | 25-50 | 16+ | pet | pet plastic practical filler
heated kitten pad | 20-42 | 14+ | electronics | gadget pet
soft kitten carrier* | 25-50 | 14+ | bag | pet practical
ball track tower* for kittens | 10-22 | 8+ | pet | pet plastic
whisker-friendly ceramic bowls* | 14-28 | 10+ | tableware | pet practical
rotating feather chaser* | 15-32 | 10+ | electronics | pet gadget battery heart
kitten care handbook | 9-18 | 8+ | book | book pet heart
window hammock bed* | 18-38 | 12+ | home | pet bulky heart
kitten nail trimmer* | 6-14 | 18+ | tool | pet sharp practical filler
kitten's first Christmas stocking* | 8-18 | 8+ | pet | pet @christmas
pet insurance contribution card* | 20-60 | 18+ | voucher | voucher pet practical filler
paw print frame* for kittens | 10-22 | 8+ | keepsake | pet sentimental
cat-proof plant shelf* | 22-48 | 16+ | storage | pet filler
embroidered cat blanket | 18-38 | 10+ | textile | pet personalised
catnip mice* bundle | 5-12 | 8+ | pet | pet heart
feather wand toy* for a kitten | 5-10 | 6+ | toy | pet heart

# guinea pigs
needs: animals
also: guinea pig, guineapigs, cavies, cavy, guinea pig care, pet guinea pigs
near: rabbits and small pets, hamsters, pretend play
unfit: glove, course
modular guinea pig run* | 35-75 | 10+ | pet | pet bulky plastic heart
fleece cage liner* for piggies | 16-34 | 10+ | textile | pet practical filler
hay bag* with side holes | 8-18 | 8+ | pet | pet practical
wooden bridge hideout* | 10-22 | 8+ | pet | pet
vitamin c pellet tub* | 6-14 | 8+ | pet | pet filler
cuddle cup bed* | 10-22 | 8+ | textile | pet heart
small animal nail clippers* | 5-12 | 18+ | tool | pet sharp practical filler
guinea pig jigsaw | 10-20 | 6+ | puzzle | small-parts
guinea pig behaviour book* | 8-15 | 6+ | book | book pet
apple wood chew branches* | 5-12 | 6+ | pet | pet heart
twin piggy travel carrier | 20-42 | 10+ | bag | pet practical
piggy weighing scale* | 14-30 | 10+ | electronics | gadget battery pet practical filler
plush guinea pig | 10-22 | 2+ | toy |
chopped herb forage box* | 6-14 | 6+ | pet | pet plant heart
pet portrait drawing lesson* | 20-45 | 8+ | class | experience pet
name plate* for the hutch | 8-18 | 6+ | decor | personalised pet
guinea pig desk calendar | 7-14 | 6+ | stationery |

# hamsters
needs: animals
also: hamster, pet hamster
own: gerbils = gerbil, pet mice, degus, chinchillas, pet rats = rats
near: guinea pigs, rabbits and small pets, reptiles
unfit: glove, course
deep-bedding glass hamster tank* | 60-130 | 10+ | furniture | pet bulky heart of:hamsters
quiet cork-lined running wheel* | 15-32 | 8+ | pet | pet heart of:hamsters
bathing sand* with dish | 8-18 | 8+ | pet | pet
multi-chamber wooden hideout | 12-28 | 8+ | pet | pet heart
millet and herb sprays* | 5-12 | 6+ | pet | pet heart
ceramic food dish pair* | 6-14 | 8+ | tableware | pet
hamster maze* to build | 10-22 | 6-13 | toy | pet heart of:hamsters
natural paper bedding* | 8-15 | 10+ | home | pet practical filler
rope ladder and perch* | 6-14 | 6+ | pet | pet heart
hamster care guide | 6-14 | 6+ | book | book pet of:hamsters
clip-on tank thermometer* | 6-14 | 8+ | tool | gadget battery pet practical filler
hay-woven tunnel* | 5-12 | 6+ | textile | pet
bonding pouch* for small pets | 8-18 | 8+ | bag | pet
hamster plush night light* | 12-26 | 3-10 | lighting | gadget battery of:hamsters
cheeky rodent stickers | 3-7 | 5-12 | stationery |
small pet health check voucher | 20-45 | 16+ | voucher | voucher pet filler
coconut shell swing hut* | 6-14 | 6+ | decor | pet

# hermit crabs and snails
needs: animals
own: hermit crab = hermit crabs, giant african snails = african land snails = pet snails = snails = land snails, millipedes
near: insects and minibeasts, reptiles
unfit: glove, show, day
lidded glass crabitat tank* | 25-60 | 10+ | furniture | pet bulky heart
natural turban shells* to move into | 8-18 | 8+ | pet | pet heart of:hermit_crab of:hermit_crabs_and_snails
cork bark climbing log* | 8-18 | 8+ | pet | pet
shallow stone water dish* | 6-14 | 8+ | tableware | pet
coconut fibre substrate brick* | 5-10 | 8+ | home | pet practical filler
living moss pit bundle* | 6-12 | 8+ | plant | plant pet heart
mini humidity gauge* | 8-15 | 10+ | electronics | gadget battery pet practical
cuttlebone calcium pack* | 4-9 | 8+ | pet | pet filler
fine mist spray bottle* | 6-14 | 8+ | tool | pet practical
driftwood branch* for climbing | 10-24 | 8+ | decor | pet
invertebrate keeping handbook* | 12-22 | 10+ | book | book heart
shells and snails print* | 8-20 | 6+ | print |
snail-shaped night light* | 12-25 | 3+ | lighting | gadget battery
snail-shaped doorstop* | 12-25 | 10+ | decor |
spiral shell cushion* | 14-30 | 10+ | textile |
rock pool safari* with a guide | 10-25 | 6+ | experience | experience of:hermit_crab of:hermit_crabs_and_snails

# tortoises
needs: animals
also: tortoise, pet tortoise, turtle keeping, terrapins, tortoise keeping
near: reptiles, insects and minibeasts, gardening
unfit: glove, show, day
tortoise table* in timber | 70-150 | 12+ | furniture | pet bulky heart
basking spot lamp* | 25-55 | 14+ | lighting | gadget pet heart
shallow slate feeding dish* | 8-18 | 8+ | tableware | pet
weed seed mix* for tortoises | 5-12 | 8+ | plant | plant pet heart
calcium dusting powder* | 6-14 | 10+ | pet | pet filler
outdoor tortoise house* | 45-95 | 12+ | garden | pet bulky
probe thermostat* for enclosures | 30-65 | 14+ | electronics | gadget pet practical filler
cuttlefish bone multipack* | 5-12 | 8+ | pet | pet filler
soft shell cleaning brush* | 4-10 | 6+ | tool | pet practical filler
tortoise species print* | 8-20 | 6+ | print |
tortoise care handbook | 9-18 | 8+ | book | book pet heart
infrared surface thermometer* | 15-32 | 12+ | tool | gadget battery pet practical filler
cork tunnel hide* | 10-22 | 8+ | decor | pet
axolotl plush cushion* | 12-28 | 3+ | textile |
hibernation box* with insulation | 25-55 | 14+ | storage | pet practical
wooden tortoise pull-along* | 12-26 | 1-4 | toy |
sanctuary adoption* of a sea turtle | 20-45 | 4+ | keepsake | eco
dandelion treats bag* for tortoises | 6-12 | 7+ | food | pet food heart

# bird feeding
needs: garden
also: feeding the birds, garden birds, feeding garden birds, bird feeders, watching garden birds, bird table
own: hummingbirds, robins
near: birdwatching, wildlife gardening, gardening
unfit: care, glove, watercolour, show, day
hanging peanut feeder* in steel | 12-28 | 8+ | garden | nuts practical heart
window suction feeder* | 10-22 | 5+ | garden | plastic heart
robin nest box* in cedar | 18-38 | 6+ | garden |
suet pellets* with mealworms | 8-18 | 8+ | garden | practical meat filler
no-mess seed mix* sack | 12-28 | 8+ | garden | plant practical
cast stone bird bath* | 35-80 | 14+ | decor | bulky
feeder cleaning brush set* | 6-14 | 10+ | tool | practical filler
garden bird identification chart | 5-12 | 5+ | print |
garden bird feeder camera* | 80-180 | 14+ | electronics | gadget battery screen heart
feeding station pole* | 22-48 | 12+ | outdoor gear | bulky practical
birdsong handheld player* | 25-60 | 12+ | audio | gadget battery
coconut half fillers* | 6-14 | 5+ | craft kit |
garden birds pocket book* | 6-14 | 6+ | book | book heart
seed storage bin* with scoop | 18-38 | 12+ | storage | practical filler
bird-shaped kneeling cushion* | 15-32 | 16+ | textile | practical
bird ringing morning visit* | 15-40 | 8+ | experience | experience
bird tree decorations* in felt | 10-22 | 8+ | decor | wool @christmas

# greenhouses and allotments
needs: garden
also: allotment, allotments, greenhouse, greenhouses, greenhouse growing, plot holder, polytunnel, allotment holder
own: tomatoes = growing tomatoes, sweet peas, giant vegetables, chilli growing = chillies growing
near: vegetable growing, gardening, beekeeping
unfit: care, photography, watercolour, show, day
cold frame* in cedar | 60-130 | 14+ | garden | bulky
electric propagator* with lid | 25-55 | 14+ | electronics | gadget practical heart
heavy-duty bucket caddy* | 18-38 | 12+ | bag | practical filler
min-max greenhouse thermometer | 10-22 | 10+ | tool | practical
kneeling pad* in memory foam | 12-26 | 14+ | garden | practical filler
allotment shed sign* | 12-26 | 12+ | decor | personalised
soft plant ties* reel | 4-10 | 8+ | equipment | practical heart
heritage bean seed collection | 8-18 | 8+ | plant | plant heart
stainless border fork* | 25-50 | 14+ | tool | practical
rechargeable greenhouse lantern | 18-38 | 12+ | lighting | gadget battery
harvest basket* in ash | 25-55 | 10+ | storage | eco heart
enamel tea mug* for the plot | 8-18 | 10+ | tableware |
plot planning handbook | 14-26 | 12+ | book | book
oscillating hose sprinkler* | 14-30 | 12+ | garden | practical filler
garden centre gift card | 20-60 | 12+ | voucher | voucher heart
garden show tickets | 15-45 | 8+ | experience | experience
cushioned allotment chair* | 35-75 | 16+ | furniture | bulky
birthday seed packets* posy | 6-14 | 8+ | plant | plant @birthday
packet trio* of salad seeds | 5-10 | 8+ | plant | plant heart

# farming and farm animals
needs: animals
also: farm animals, farm, farming, farmer, farm life, young farmers
own: cows = highland cows, pigs, sheep = lambs, goats, alpacas, donkeys
near: diggers and tractors, horses, chickens
unfit: care, day, shop
wooden farm animals* set | 14-30 | 2-8 | toy | heart
toy barn* with stables | 30-65 | 3-8 | toy | bulky heart
alpaca walking trek | 25-55 | 5+ | experience | experience pet wool
donkey sanctuary adoption* | 15-36 | 4+ | keepsake | eco
highland cow art print* | 10-28 | 8+ | print |
wind-up milking cow puzzle* | 10-22 | 3-7 | puzzle |
farmer's rigger work gloves* | 10-22 | 14+ | clothing | clothing leather practical
shepherd's crook walking stick* | 25-55 | 14+ | outdoor gear | heart
boot jack* in oak | 15-32 | 12+ | home | practical
farm park family tickets | 15-45 | 1+ | experience | experience heart
lambing diary* for smallholders | 10-20 | 14+ | stationery | practical
vintage tractor calendar | 8-15 | 8+ | stationery |
die-cast tractor and baler* | 20-45 | 4+ | collectible |
padded farm gilet | 30-65 | 10+ | outerwear | clothing sized
farming memoir* from the hills | 9-18 | 12+ | book | book heart
farm noises sound book* | 8-15 | 1-5 | book | book noisy gadget battery heart
sheep footstool* in soft boucle | 40-90 | 3+ | furniture | bulky wool
galvanised gate latch hooks* | 12-28 | 16+ | tool | practical filler
farm animal stickers | 2-5 | 3-9 | stationery |

# insects and minibeasts
needs: animals
also: insects, bugs, minibeasts, bug hunting, creepy crawlies, ladybirds, snails hunting, entomology
own: butterflies = caterpillars, ants, spiders, moths = moth trapping
near: wildlife gardening, nature documentaries, science
unfit: care, glove, show, day, shop
butterfly growing kit* with net | 18-38 | 4-12 | craft kit | pet heart
ant formicarium* starter | 25-60 | 8+ | equipment | pet
three-way bug viewer* | 10-22 | 4-10 | equipment | plastic heart
bug catching net* and jar | 8-18 | 4-10 | outdoor gear | plastic heart
realistic insect figures* | 8-18 | 3-9 | toy | plastic small-parts heart
pocket insects field guide | 6-14 | 6+ | book | book heart
moth light trap* | 60-140 | 12+ | electronics | gadget battery
stag beetle brass brooch* | 12-28 | 12+ | jewellery | jewellery
framed butterfly print* | 14-35 | 8+ | print |
ladybird house* for the garden | 12-26 | 4+ | garden |
stick insect starter tank* | 20-42 | 6-14 | storage | pet
giant beetle floor puzzle* | 10-22 | 3-8 | puzzle | bulky
minibeast bingo | 8-15 | 4-9 | game |
solar bee and bug lamp* | 12-26 | 5+ | lighting | gadget
bug hotel building workshop* | 12-30 | 5-12 | class | experience
butterfly house day tickets* | 15-35 | 3+ | experience | experience
honeycomb weave lap blanket* | 18-38 | 3+ | textile |
plastic bug jar | 3-6 | 4-10 | equipment | plastic

# falconry
needs: animals
also: birds of prey, hawking, falcons, hawks, raptors
own: owls
near: birdwatching, hiking
unfit: care, shop
thick leather falconry gauntlet | 35-80 | 14+ | equipment | leather clothing sized practical heart of:falconry
bird of prey photography day* | 50-110 | 12+ | experience | experience heart
braided falconry leash | 10-22 | 16+ | equipment | practical heart of:falconry
brass hawk bell pair* | 12-28 | 16+ | equipment | noisy of:falconry
waxed field waistcoat | 45-100 | 16+ | clothing | clothing sized practical
falconer's field bag | 30-65 | 14+ | bag | practical of:falconry
training lure* | 12-25 | 16+ | tool | of:falconry
classic falconry manual | 15-30 | 14+ | book | book heart of:falconry
peregrine watercolour print* | 12-30 | 10+ | print |
owl sanctuary adoption* | 20-40 | 6+ | subscription | subscription
digital weighing scale* for birds | 20-45 | 16+ | electronics | gadget battery practical filler of:falconry
swivel and jess repair kit* | 5-14 | 16+ | tool | leather practical filler of:falconry
raptor identification chart | 6-14 | 8+ | decor | heart
compact field binoculars | 35-90 | 12+ | equipment | practical
leather jess pair* | 9-15 | 14+ | equipment | leather heart of:falconry

# terrariums
also: terrarium, bottle gardens, bottle garden, paludarium, vivarium building
own: moss = mosses, aquascaping
near: houseplants, bonsai and Japanese gardens
unfit: watercolour, show, care, shop
corked glass terrarium jar | 20-45 | 12+ | decor | plant heart
long bamboo tweezers* | 6-14 | 12+ | tool | practical heart
live cushion moss | 6-15 | 12+ | plant | plant heart
terrarium substrate layers* | 10-22 | 12+ | garden | practical plant filler
fine mist spray bottle | 6-14 | 8+ | tool | practical
mini fern trio* | 12-25 | 12+ | plant | plant
terrarium building workshop | 35-70 | 12+ | class | experience plant heart
slim LED grow light | 20-45 | 14+ | lighting | gadget practical battery
miniature garden figures* | 5-12 | 8+ | collectible | small-parts
terrarium design book* | 14-26 | 12+ | book | book plant
dragon stone rocks* | 10-25 | 12+ | decor |
springtail clean-up culture* | 8-15 | 14+ | pet | pet filler
geometric glass planter | 25-50 | 12+ | home |
activated charcoal bag* | 4-9 | 14+ | garden | practical filler

# amphibians and axolotls
needs: animals
also: amphibians, newts, salamanders, toads
own: axolotls = axolotl, frogs = frog = tree frogs = dart frogs
near: fish keeping, terrariums
unfit: show, day, shop
soft sponge tank filter* | 12-25 | 14+ | pet | pet practical filler
cave hide* in smooth clay | 8-18 | 10+ | pet | pet heart
long feeding tongs | 6-14 | 12+ | tool | pet practical filler
aquarium cooling fan | 20-45 | 14+ | electronics | gadget pet practical filler
water test kit* | 15-30 | 14+ | equipment | pet practical filler
axolotl plush toy | 10-22 | 3+ | toy | heart
frog identification poster | 6-15 | 6+ | print | heart
amphibian care handbook | 10-20 | 8+ | book | book heart
silk aquarium plants | 8-18 | 8+ | decor | pet plant
digital tank thermometer | 8-18 | 12+ | electronics | gadget battery pet practical filler
wildlife pond visit* | 5-25 | 5+ | experience | experience
axolotl enamel pin* | 4-9 | 8+ | accessory | merchandise small-parts
glass observation tank* | 45-110 | 14+ | equipment | pet bulky heart
axolotl cotton socks | 6-14 | 6+ | clothing | clothing sized heart

# dog walking
needs: animals legs
also: walking the dog, dog walks, walks with the dog, long dog walks
own: dog agility = agility, canicross, dog training, dog shows
near: dogs, hiking
unfit: watercolour, show, day, care
hands-free running lead | 15-35 | 12+ | pet | pet practical heart
waterproof walking coat | 45-100 | 14+ | outerwear | clothing sized practical heart
treat pouch* with clip | 8-18 | 12+ | pet | pet practical
LED dog collar | 10-22 | 12+ | lighting | gadget battery pet practical
quick-dry dog towel robe* | 18-35 | 12+ | textile | pet practical clothing
lined wellington boots | 30-65 | 10+ | footwear | clothing sized practical
rechargeable head torch | 15-35 | 12+ | electronics | gadget battery practical
collapsible water bowl | 5-12 | 10+ | pet | pet practical filler
dog-friendly walks guide* | 8-15 | 12+ | book | book heart
rolled bag dispenser* | 4-9 | 12+ | accessory | pet practical filler
dog training class | 30-80 | 12+ | class | experience pet heart
garden agility tunnel* | 20-45 | 10+ | equipment | pet bulky
watercolour dog portrait | 25-60 | 12+ | print | personalised sentimental
dog-friendly pub lunch voucher* | 20-45 | 25+ | voucher | voucher food alcohol
bag of training treats* | 5-10 | 8+ | pet | pet food heart

# hydroponics and mushrooms
also: hydroponics, indoor growing, permaculture, aquaponics, sprouting
own: mushroom growing = mushrooms = mycology, microgreens
near: vegetable growing, houseplants, foraging
unfit: watercolour, show, care
oyster mushroom growing kit* | 15-28 | 10+ | garden | plant food fish heart
countertop hydroponic garden | 45-110 | 14+ | electronics | gadget plant heart of:hydroponics_and_mushrooms of:microgreens
microgreen seed trays* | 8-18 | 8+ | garden | plant
mushroom identification guide | 10-22 | 10+ | book | book
full-spectrum grow light | 20-50 | 14+ | lighting | gadget practical heart
digital nutrient meter* | 15-35 | 16+ | tool | gadget battery practical filler of:hydroponics_and_mushrooms of:microgreens
mushroom foraging walk | 25-55 | 14+ | experience | experience
mushroom life cycle print* | 10-22 | 10+ | print |
salad seed subscription | 15-40 | 12+ | subscription | subscription plant heart of:hydroponics_and_mushrooms of:microgreens
mushroom brush* in beech | 4-9 | 12+ | kitchenware | practical filler
glass sprouting jar | 8-15 | 10+ | kitchenware | practical heart
small watering bottle | 4-9 | 8+ | tool | practical filler
mushroom-shaped night lamp* | 15-30 | 5+ | decor | gadget battery
cress and rocket seed mats* | 6-12 | 6+ | garden | plant heart of:hydroponics_and_mushrooms of:microgreens

# orchids
also: orchid, orchid growing
near: houseplants, gardening, flower arranging
potted moth orchid* | 15-35 | 14+ | plant | plant heart
clear orchid pots* | 6-14 | 14+ | garden | plastic practical heart
orchid bark mix* | 5-12 | 14+ | garden | practical heart
long-spout watering can | 15-30 | 12+ | garden | practical
fine mist brass sprayer | 10-22 | 12+ | tool | practical heart
flower show tickets | 20-45 | 12+ | experience | experience heart
botanical orchid print | 10-25 | 12+ | print | heart
rare flower encyclopedia* | 18-38 | 12+ | book | book
humidity meter* for plants | 8-18 | 14+ | electronics | gadget battery practical filler
bare-root heritage rose* | 15-28 | 14+ | plant | plant
cotton gardening gloves | 6-14 | 12+ | accessory | clothing practical filler
bamboo flower stakes* | 3-8 | 14+ | tool | practical filler
glasshouse garden day tickets* | 12-30 | 8+ | travel | experience
tall glass stem vase | 15-40 | 14+ | decor |
orchid feed drops* | 5-10 | 12+ | garden | heart
`
