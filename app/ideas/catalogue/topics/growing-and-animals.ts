export default `
# gardening
needs: garden
also: hedge trimming, cut flower growing, gardens, garden, gardener, flower gardening, horticulture, flower growing, growing flowers, pottering in the garden, yard work
own: topiary, roses = rose growing, dahlias = dahlia growing, lawn care = lawn mowing
near: vegetable growing, houseplants, wildlife gardening, greenhouses and allotments
unfit: care, photography, watercolour
solar fairy lights* for the garden | 15-30 | 12+ | lighting | gadget battery heart
glass vase* for garden bouquets | 20-45 | 14+ | decor | heart
bird feeder* in wood | 20-45 | 8+ | garden | heart
fragrant lavender plant* in a pot | 12-25 | 12+ | plant | plant scent
bypass secateurs* | 20-45 | 18+ | tool | sharp practical heart
copper hand trowel | 15-35 | 10+ | tool | practical heart
folding garden kneeler | 25-45 | 16+ | equipment | bulky practical plastic
long-cuff gauntlet gloves* | 14-28 | 12+ | clothing | clothing leather practical heart
Japanese weeding hoe | 15-30 | 18+ | tool | sharp practical
galvanised long-reach watering can | 20-40 | 8+ | garden | practical heart
cottage garden seed collection | 6-14 | 6+ | plant | plant
brass plant labels | 7-15 | 10+ | garden | practical filler
jute garden twine* in a tin | 5-10 | 8+ | equipment | eco practical filler
spring bulb selection | 8-18 | 8+ | plant | plant
rain gauge | 6-15 | 6+ | equipment | practical
gardener's five-year diary | 14-25 | 14+ | stationery |
child-size rake and spade* set | 12-22 | 3-9 | toy | heart
famous gardens annual pass* | 40-90 | 10+ | subscription | subscription experience
bare-root climbing rose | 12-25 | 12+ | plant | plant scent
anniversary rose bush | 15-35 | 18+ | plant | plant romantic @anniversary @wedding scent
potting bench tray* | 18-35 | 12+ | equipment | practical
cast iron boot scraper | 20-45 | 18+ | home | practical filler
garden tool sharpening stone | 8-18 | 16+ | equipment | practical filler
waxed kneeling apron* with pockets | 18-38 | 12+ | clothing | clothing practical
soil pH meter | 10-22 | 14+ | electronics | gadget practical filler
head gardener's memoir | 10-20 | 14+ | book | book filler
cedar cold frame | 45-100 | 16+ | furniture | bulky plant
seed storage tin* with dividers | 12-25 | 10+ | home | practical
open garden day ticket* | 15-35 | 14+ | experience | experience heart
sweet pea seed packets* | 3-8 | 8+ | plant | plant scent
gardener's hand scrub* | 8-18 | 14+ | body care | scent
wide-brim straw hat* | 15-32 | 12+ | accessory | clothing heart
hand-forged bulb planter | 20-40 | 14+ | tool | practical
willow plant supports* | 12-28 | 12+ | garden | eco
border design day course* | 50-110 | 16+ | class | experience filler
garden wildlife jigsaw | 12-22 | 8+ | puzzle | small-parts filler
shed wall clock* with thermometer | 15-32 | 12+ | decor | battery filler
songbird enamel mug* | 8-15 | 12+ | tableware | filler
toddler watering can* | 6-14 | 1-4 | garden | heart
sunflower growing pot* for kids | 5-12 | 3-10 | plant | plant heart
copper plant tags | 8-18 | 14+ | garden | practical filler
bamboo cane toppers* | 5-12 | 12+ | garden | practical filler
heirloom tulip bulb collection | 12-28 | 14+ | plant | plant heart
leaf mould sack pair* | 6-14 | 14+ | garden | practical eco filler
rose pruning guide* | 10-20 | 16+ | book | book
rooting hormone jar* | 4-9 | 16+ | garden | practical filler
garden plan sketchbook | 9-18 | 12+ | stationery | practical filler
lightweight hose reel | 30-75 | 18+ | equipment | practical filler
soft jute twine roll* | 4-9 | 12+ | garden | practical filler
gardener's knee-length socks | 9-18 | 14+ | clothing | clothing filler
slate planting markers* | 7-15 | 12+ | garden | practical filler
evening garden lecture tickets | 10-25 | 18+ | experience | experience filler
potting shed radio | 20-45 | 18+ | audio | gadget battery filler
children's watering can* in tin | 8-15 | 3-10 | toy |
cress head growing kit* | 5-12 | 3-10 | craft kit | plant filler
worm watching jar* | 10-22 | 4-11 | toy |
kids' gardening gloves* with ladybirds | 4-9 | 3-10 | accessory | clothing filler
fairy garden planting kit* | 12-25 | 4-12 | craft kit | plant
prize pumpkin seed packet* | 2-5 | 4+ | plant | plant filler
bug hotel building kit* | 10-20 | 5-12 | craft kit |
children's wheelbarrow* | 22-45 | 3-9 | toy | bulky
nature diary* for young gardeners | 6-12 | 5-12 | stationery |
copper snail tape* | 6-14 | 16+ | garden | practical filler
glass propagation vases* | 10-22 | 14+ | decor | filler
compost thermometer* with dial | 12-25 | 16+ | garden | practical filler
botanical garden lecture pass* | 12-30 | 16+ | experience | experience filler
rain gauge* in glass | 10-22 | 12+ | garden |
hori hori digging tool* | 18-40 | 18+ | garden | practical sharp
great garden visit* with tea | 20-55 | 25+ | experience | experience food caffeine heart
gardening magazine subscription* | 25-55 | 25+ | subscription | subscription
enamel flower jug* | 15-35 | 16+ | tableware |
teak garden bench dedication* | 120-300 | 45+ | furniture | bulky personalised
botanical drawing day* | 40-95 | 16+ | class | experience
garden sun dial* in brass | 30-75 | 25+ | decor |
waxed jacket* for the garden | 60-150 | 25+ | outerwear | clothing sized filler
heritage apple tree* | 25-55 | 25+ | plant | plant
glazed frost-proof pot* | 20-60 | 18+ | garden |
wicker flower trug* | 20-50 | 16+ | bag |
candle lanterns* for the garden | 20-48 | 18+ | lighting | fire battery
garden writers' essays* | 10-22 | 25+ | book | book filler
hand fork* and trowel in ash | 18-35 | 10+ | garden | heart
flowering shrub* in a pot | 12-25 | 16+ | plant | plant
garden centre voucher* | 15-40 | 16+ | voucher | voucher plant heart
picture book* about a little gardener | 7-14 | 2-7 | book | book
flower fairy dress-up set* | 15-30 | 3-8 | toy | clothing filler
wooden vegetable patch toy* | 15-30 | 2-6 | toy |
little gardener's apron* with tools | 12-25 | 2-7 | clothing | clothing heart
toy lawnmower* that rattles | 15-30 | 1-5 | toy | noisy filler
snail and ladybird garden stakes* | 6-13 | 3+ | garden | filler
mud kitchen pots* | 15-30 | 2-8 | toy |
wellies* with flowers | 12-25 | 1-10 | footwear | clothing sized filler
flower matching pairs* | 6-13 | 3-8 | game | filler
small digging spade* for toddlers | 5-11 | 1-4 | garden |
children's flower bulb set* | 6-13 | 6-12 | plant | plant
garden explorer kit* | 14-28 | 6-13 | toy |
stepping stone making kit* | 14-28 | 7+ | craft kit | filler
herb and flower seed tin* | 7-14 | 7+ | plant | plant
solar garden lights* as flowers | 10-20 | 7+ | lighting | gadget plant
bird bath* to paint | 18-36 | 7+ | garden |
children's garden book* with projects | 9-18 | 7-12 | book | book heart
garden pond dipping set* | 10-20 | 6-13 | toy |
wind spinner* in rainbow colours | 8-16 | 6+ | garden |
twine* in a tin with cutter | 5-10 | 16+ | garden | practical filler
hand cream* for gardeners | 5-10 | 16+ | body care | scent filler
garden kneeler pad* in foam | 6-12 | 18+ | garden | practical filler
wildflower seed mix* | 3-7 | 6+ | plant | plant
wooden plant labels* | 3-7 | 8+ | garden | practical filler
garden notebook* month by month | 6-12 | 14+ | stationery |
cotton gardening gloves* | 5-10 | 8+ | accessory | clothing practical

# houseplants
also: house plants, indoor plants, plant parent, indoor gardening, plants, potted plants
own: succulents = cacti
near: gardening, vegetable growing
unfit: glove, photography, show, day
watercolour print* of green leaves | 15-32 | 12+ | print |
cushion* with leaf pattern | 18-35 | 10+ | textile | heart
plant lover's mug* | 10-18 | 10+ | tableware | heart
wall shelf* for plants | 25-55 | 12+ | furniture | heart
orchid* in a beautiful pot | 20-40 | 14+ | plant | plant heart
houseplant book* with easy care | 15-28 | 12+ | book | book heart
ceramic plant pot* in warm colours | 15-35 | 12+ | decor | heart
brass plant mister | 10-22 | 10+ | garden | practical heart
terracotta self-watering spikes | 8-15 | 10+ | garden | practical
hanging macramé planter* | 10-22 | 10+ | decor | heart
full-spectrum grow light | 18-40 | 12+ | lighting | gadget practical plant filler
rare variegated houseplant* | 25-60 | 12+ | plant | plant heart
glass propagation station | 12-25 | 10+ | decor | heart
moss climbing pole | 7-15 | 10+ | garden | plant practical filler
soil moisture meter | 7-15 | 10+ | tool | practical filler
peat-free houseplant compost* | 6-12 | 10+ | garden | plant eco practical filler
glass display greenhouse* cabinet | 50-120 | 14+ | furniture | bulky
miniature leaf snips* | 8-18 | 18+ | tool | sharp practical filler
houseplant care cards | 8-15 | 10+ | stationery | filler
children's carnivorous plant* kit | 10-20 | 7-12 | craft kit | plant filler
terrarium building workshop* | 35-65 | 12+ | class | experience plant heart
indoor watering can* with slim spout | 12-26 | 8+ | equipment | practical heart
soft plant clips* | 3-6 | 8+ | garden | plastic practical filler
children's houseplant kit* to pot | 10-20 | 6-12 | craft kit | plant heart
painted cactus pebbles kit* | 9-18 | 6-14 | craft kit |
self-watering animal planter* | 12-25 | 6+ | decor | heart
plant care book* for children | 8-16 | 7-12 | book | book heart
sensitive plant seeds* that fold | 4-9 | 6+ | plant | plant filler
air plant* in a shell | 6-13 | 7+ | plant | plant
tiny plant mister* for children | 6-13 | 5-14 | garden | filler
avocado sprouting dish* | 8-16 | 6-14 | decor |
paint-your-own plant pots* | 8-16 | 5-12 | craft kit |
spider plant babies* in pots | 6-13 | 6+ | plant | plant heart
venus flytrap* in a dome | 8-16 | 6+ | plant | plant
garden centre visit* to choose one | 10-25 | 6+ | experience | experience
houseplant jigsaw* | 12-24 | 10+ | puzzle | small-parts filler
plant-patterned cushion* | 15-30 | 10+ | textile | filler
houseplant shop voucher* | 15-40 | 12+ | voucher | voucher plant heart
plant of the month subscription* | 25-45 | 14+ | subscription | subscription plant heart
stepped plant stand* in wood | 30-60 | 12+ | furniture | heart
plant misting dinosaur* | 9-18 | 5-12 | garden | filler
string of hearts plant* | 10-22 | 8+ | plant | plant heart
plant stakes* with painted animals | 6-13 | 6+ | decor | filler
moss ball planter kit* | 12-24 | 8+ | craft kit | plant
plant journal* with stickers | 7-14 | 7-14 | stationery | filler
bean plant racing kit* | 6-13 | 5-11 | craft kit | plant filler
crocheted cactus kit* | 12-24 | 9+ | craft kit | plant wool
plant mister* in glass | 6-12 | 12+ | equipment | practical
baby succulent* in a pot | 4-9 | 8+ | plant | plant heart
plant food drops* | 4-9 | 12+ | equipment | practical filler
plant pun pot* | 6-12 | 12+ | decor | filler
leaf-shaped plant labels* | 4-8 | 10+ | equipment | filler

# dogs
needs: animals
also: dog, dog owner, dog lover, dog mum, dog dad, my dog, dog sitting
own: sheepdogs = sheepdog trials, flyball, dog grooming
near: hiking, new puppy, camping
unfit: glove, day, care
pet shop voucher* for the dog | 15-50 | 8+ | voucher | voucher pet heart
photo calendar* with their own dog | 15-30 | 10+ | stationery | personalised heart pet sentimental
cushion* with their dog's photo | 20-40 | 10+ | textile | personalised heart pet sentimental
dog treat jar* in ceramic | 18-35 | 12+ | storage | pet heart
shoulder bag* for dog walks | 25-50 | 14+ | bag | heart
dog biscuits box* with many flavours | 12-25 | 8+ | food | food pet gluten sugar dairy heart
long-line training lead | 9-18 | 10+ | pet | pet practical
dog snuffle mat | 14-28 | 12+ | pet | pet
slow-feed ridge bowl* for dogs | 8-15 | 10+ | pet | pet practical
waist-worn dog treat pouch | 9-18 | 10+ | bag | pet practical heart
quick-dry dog robe* | 18-35 | 10+ | pet | pet practical
light-up dog collar* | 8-15 | 10+ | safety gear | pet battery gadget practical
squeaky rope tug toy | 5-11 | 12+ | toy | pet noisy
orthopaedic dog bed | 35-80 | 12+ | furniture | pet bulky
collapsible dog drinking bottle* | 7-15 | 8+ | travel | pet plastic practical filler
custom dog portrait | 30-80 | 10+ | print | pet personalised sentimental heart
paw print* clay keepsake | 10-20 | 8+ | keepsake | pet sentimental heart
dog trick training book* | 10-18 | 8+ | book | book pet heart
waterproof dog-walking wellies* | 25-55 | 10+ | footwear | clothing sized plastic
canine first-aid course | 25-50 | 16+ | class | experience pet
dog Christmas stocking* with chews | 8-18 | 8+ | pet | pet @christmas
dog-friendly walks guide* | 10-20 | 16+ | book | book heart
paw print clay kit* | 10-22 | 8+ | keepsake | sentimental
towelling drying wrap* for dogs | 15-35 | 12+ | pet | pet
dog portrait commission* | 35-110 | 16+ | print | personalised sentimental pet filler
tug rope toy* | 4-10 | 8+ | toy | pet filler
car boot liner* | 20-45 | 17+ | vehicle | practical pet
scentwork starter tins* | 12-26 | 12+ | game | pet
dog show day tickets* | 15-35 | 8+ | experience | experience pet filler
enamel kibble scoop* | 6-14 | 10+ | tool | pet filler
dog-friendly cottage weekend* | 120-280 | 25+ | travel | experience
photo session* with the dog | 40-110 | 16+ | keepsake | experience sentimental filler
frozen treat box* for dogs | 12-28 | 8+ | food | food pet
woven wool blanket* for dogs | 20-45 | 16+ | textile | wool
dog breed enamel brooch | 8-20 | 12+ | jewellery | jewellery
illustrated history* of dogs | 16-32 | 10+ | book | book filler
long beach walk* with lunch | 20-50 | 16+ | experience | experience food filler
dog silhouette cushion | 15-35 | 12+ | decor | filler
long waxed walking coat* | 40-95 | 16+ | outerwear | clothing sized filler
dog lovers' board game | 15-32 | 8+ | board game |
engraved brass collar tag* | 8-22 | 12+ | accessory | personalised pet heart
monthly toy parcel* for dogs | 15-35 | 16+ | subscription | subscription pet filler
plush spaniel* in a carrier | 14-28 | 2-9 | toy | heart
dog breeds book* for children | 8-16 | 6-12 | book | book heart
wooden dog pull-along* | 12-25 | 1-4 | toy | heart
lift-the-flap dog book* | 6-13 | 1-5 | book | book
toy vet case* with plush dog | 18-36 | 3-8 | toy | heart
dog figure set* with kennel | 9-18 | 3-9 | toy |
dog onesie costume* | 16-32 | 1-9 | clothing | clothing sized filler
dog jigsaw* in large pieces | 7-14 | 3-8 | puzzle | small-parts
dog memory cards* | 7-14 | 3-9 | game | filler
dog night light* | 12-25 | 1-9 | lighting | gadget battery filler
dog hand puppet* | 10-20 | 2-8 | toy | filler
dog bath toys* | 7-14 | 1-5 | toy | filler
dog socks* with different breeds | 6-13 | 3+ | clothing | clothing sized filler
bone-shaped baking kit* for dogs | 10-20 | 6+ | craft kit | food gluten pet
dog trick cards* to train together | 7-14 | 6+ | game | pet
dog adventure novel* | 7-14 | 7-13 | book | book
dog bandana making kit* | 10-20 | 7+ | craft kit | pet
dog stickers* sheet pack | 3-7 | 3-12 | stationery | filler
paw print backpack* | 16-32 | 3-11 | bag | filler
how-to-draw dogs book* | 6-13 | 6-13 | book | book filler
dog charm bracelet* | 8-18 | 7+ | jewellery | jewellery
dog rescue centre visit* | 5-20 | 6+ | experience | experience pet filler
dog agility set* for the garden | 25-50 | 8+ | equipment | pet bulky of:dogs of:flyball
dog-shaped hot water bottle* | 12-25 | 8+ | textile | filler
paw print duvet cover* | 20-40 | 4-14 | textile | filler
squeaky dog toy* | 4-9 | 8+ | pet | pet noisy
grain-free dog biscuits* | 4-9 | 8+ | pet | pet food dairy gluten sugar
dog bandana* with name | 6-12 | 8+ | pet | pet personalised clothing heart
dog poo bag holder* | 4-9 | 14+ | accessory | pet practical filler
paw print mug* | 8-12 | 8+ | tableware | merchandise filler
dog breed tea towel* | 6-12 | 14+ | textile | filler
dog socks* for people | 5-9 | 6+ | clothing | clothing sized filler

# vegetable growing
needs: garden
also: growing vegetables, vegetable garden, grow your own, kitchen garden, growing food, veg growing
near: gardening, beekeeping, chickens, hot sauce, greenhouses and allotments
unfit: care, photography, watercolour
seed voucher* for the vegetable garden | 15-40 | 14+ | voucher | voucher plant heart
vegetable cookbook* by the seasons | 18-35 | 14+ | book | book heart
preserving jars* with clips | 15-30 | 14+ | kitchenware | heart
garden knife* with wooden handle | 15-30 | 18+ | tool | sharp
leather gloves* for the garden | 15-30 | 14+ | clothing | clothing leather
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
seed packet storage tin* | 12-25 | 8+ | storage | practical filler
cedar raised bed* kit | 45-110 | 12+ | furniture | bulky heart
no-dig growing handbook | 14-26 | 12+ | book | book
folding allotment stool* with pockets | 20-40 | 14+ | furniture | practical heart
wooden row markers | 3-6 | 6+ | garden | practical eco filler
children's vegetable seed box* | 8-16 | 4-12 | craft kit | plant heart
child's garden trowel pair* | 7-14 | 3-10 | tool |
pumpkin growing kit* | 6-13 | 4-12 | plant | plant heart
strawberry growing pot* | 8-16 | 5+ | plant | plant heart
vegetable garden book* for children | 8-16 | 5-12 | book | book heart
carrot growing bag* with window | 8-16 | 4-12 | garden | plant
purple vegetable seeds* | 5-11 | 6+ | plant | plant filler
painted plant markers* in stone | 6-13 | 5-14 | garden | filler
toy vegetables crate* in wood | 15-30 | 2-6 | toy | heart
herb windowsill kit* | 9-18 | 6+ | plant | plant
wooden crate* for the harvest | 14-28 | 6+ | storage |
city farm morning* with planting | 8-22 | 4+ | experience | experience
vegetable growing diary* | 8-16 | 8+ | stationery | filler
kneeling mat* with vegetables | 9-18 | 5-14 | garden | filler
worm farm kit* | 22-45 | 7+ | garden | pet
giant pumpkin contest seeds* | 3-7 | 7+ | plant | plant bulky filler
vegetable dyeing kit* | 12-25 | 8-14 | craft kit | filler
tomato plant* in a hanging pot | 8-16 | 7+ | plant | plant
salad harvest basket* | 12-25 | 7+ | storage | filler
chilli seed trio* | 4-9 | 10+ | plant | plant garden
dibber* in wood | 5-10 | 14+ | tool | practical filler
seed potatoes in a bag* | 4-9 | 12+ | plant | plant garden filler
herb seeds in a row* | 4-9 | 8+ | plant | plant garden
vegetable tea towel* | 6-12 | 16+ | textile | filler

# wildlife gardening
needs: garden
also: garden wildlife, feeding birds, wildflowers, bug hotels, bees and butterflies
own: ponds = garden ponds, hedgehogs
near: gardening, beekeeping, bird feeding
unfit: care, photography, watercolour, show, day, shop
wooden bug hotel | 12-28 | 4+ | garden | eco heart
cedar bird nest box* | 15-30 | 6+ | garden | heart
hedgehog house | 35-65 | 8+ | furniture | bulky heart
squirrel-proof bird feeder* | 18-38 | 8+ | garden | practical
motion-triggered wildlife camera* | 45-100 | 10+ | electronics | gadget battery heart
native wildflower seed mat* | 8-18 | 5+ | plant | plant heart
mini barrel pond kit* | 30-60 | 10+ | outdoor gear | bulky plant heart
no-mess sunflower hearts* for birds | 6-14 | 6+ | garden | practical
butterfly rearing habitat* | 18-35 | 4-12 | toy | pet heart
pollinator spotting chart* | 4-9 | 5+ | print | filler
shallow stone birdbath* | 25-60 | 10+ | decor | bulky
pond dipping net* and tray | 8-15 | 4-12 | equipment | plastic heart
wildlife trust membership* | 25-45 | 10+ | subscription | subscription heart
bat detector* handheld | 60-140 | 10+ | electronics | gadget battery noisy heart
garden wildlife handbook | 12-24 | 8+ | book | book
bird nest camera* for the garden | 50-110 | 8+ | electronics | gadget battery screen heart
ladybird feeder* to hang up | 8-16 | 5+ | garden | filler
bee drinking bowl* with stones | 9-18 | 5+ | garden | filler
toad house* in clay | 12-25 | 5+ | garden |
hedgehog plush* with soft spines | 10-20 | 1-8 | toy | filler
fledgling nesting wool ball* | 8-16 | 6+ | garden | wool filler
minibeast explorer kit* | 14-28 | 4-11 | toy | heart
wildlife garden book* for children | 8-16 | 5-12 | book | book heart
wildlife pond plants trio* | 15-30 | 12+ | plant | plant heart
bat box* in cedar | 18-36 | 8+ | garden | heart
bumblebee nest box* | 20-40 | 8+ | garden |
meadow scythe lesson* | 50-110 | 18+ | class | experience
log pile hotel kit* | 15-30 | 8+ | garden | filler
nectar plant collection* for butterflies | 14-28 | 8+ | plant | plant heart
wildlife gardening magazine subscription* | 25-50 | 14+ | subscription | subscription

# cats
needs: animals
also: cat, cat owner, cat lover, cat lady, cat mum, cat dad, my cat, felines, cat sitting
near: new kitten, houseplants, cosy nights in
unfit: glove, course, care
pet shop voucher* for the cat | 15-50 | 8+ | voucher | voucher pet heart
photo calendar* with their own cat | 15-30 | 10+ | stationery | personalised heart pet sentimental
soft blanket* with cats | 20-40 | 6+ | textile | heart
wall steps* for cats | 30-70 | 14+ | furniture | pet bulky heart
catnip toys box* | 10-20 | 8+ | pet | pet
sisal scratching post* | 20-45 | 10+ | furniture | pet bulky
feather wand cat toy* | 4-9 | 12+ | toy | pet
stainless cat water fountain* | 25-45 | 12+ | electronics | pet gadget noisy heart
food puzzle board* for cats | 12-25 | 10+ | pet | pet plastic filler
valerian kicker cushion* | 5-11 | 8+ | pet | pet
slow-blink cat behaviour book* | 9-17 | 8+ | book | book pet
felt cat cave* | 25-50 | 10+ | textile | pet wool heart
silicone grooming mitt* | 5-11 | 8+ | tool | pet plastic practical filler
cat grass growing tray* | 5-10 | 6+ | plant | pet plant filler
cat café visit | 10-25 | 8+ | experience | experience pet
reflective breakaway cat collar* | 5-11 | 8+ | accessory | pet filler
personalised cat tag* | 6-14 | 8+ | keepsake | pet personalised
microchip cat feeder* | 60-130 | 16+ | electronics | pet gadget battery practical
washable pet hair roller* | 7-15 | 12+ | home | practical pet filler
cat advent treats calendar* | 6-14 | 8+ | pet | pet food religious @christmas
cat window perch* | 18-38 | 12+ | furniture | pet heart
cat behaviour guide* | 10-20 | 12+ | book | book pet filler
cat-shaped measuring spoons* | 8-18 | 12+ | kitchenware | filler
sleeping cat brooch* | 8-20 | 12+ | jewellery | jewellery
cat portrait embroidery kit* | 12-26 | 12+ | craft kit |
lint roller* in wood | 5-12 | 14+ | home | practical filler
slow feeding puzzle bowl* | 8-18 | 10+ | puzzle | pet
cat portrait print* of their own | 20-45 | 10+ | print | personalised heart
plush cat* with soft fur | 12-25 | 1-9 | toy | heart
lift-the-flap cat book* | 6-13 | 1-5 | book | book
cat ears headband* with tail | 6-13 | 2-10 | accessory | clothing filler
toy vet set* with plush cat | 18-36 | 3-8 | toy |
wooden cat stacking puzzle* | 9-18 | 2-6 | puzzle | filler
cat bath squirters* | 6-13 | 1-5 | toy | filler
cat figures family* | 8-16 | 3-9 | toy | heart
cat night lamp* in silicone | 12-25 | 1-10 | lighting | gadget battery
cat picture story book* | 7-14 | 2-7 | book | book heart
cat memory game* | 7-14 | 3-9 | game |
cat costume* with paws | 15-30 | 2-9 | clothing | clothing sized filler
cat finger puppets* | 6-13 | 1-6 | toy |
cat jigsaw* in big pieces | 7-14 | 3-8 | puzzle | small-parts
cat hand puppet* | 10-20 | 2-8 | toy |
cat backpack* with ears | 15-30 | 3-11 | bag | filler
cat breeds book* for children | 8-16 | 6-12 | book | book heart
cat toy sewing kit* | 9-18 | 7-13 | craft kit | pet
cat adventure series* box | 16-30 | 7-13 | book | book
cat socks trio* | 6-13 | 3+ | clothing | clothing sized filler
cat stickers* for notebooks | 3-7 | 4-14 | stationery | filler
cat sketching guide* | 6-13 | 7+ | book | book filler
cardboard cat castle* to build | 15-30 | 6+ | pet | pet bulky heart
cat card game* with exploding fun | 10-20 | 7+ | game | heart
cat-shaped mug* with tail handle | 9-18 | 6+ | tableware | heart
cat pyjamas* | 14-28 | 2+ | clothing | clothing sized filler
cat calendar* with funny photos | 8-15 | 8+ | stationery | heart
cat jigsaw* of sleepy tabbies | 12-24 | 12+ | puzzle | small-parts
feather wand* for a cat | 4-8 | 7+ | pet | pet
cat treats tube* | 2-5 | 8+ | pet | pet food filler
cat lover's mug* | 8-12 | 8+ | tableware | merchandise filler
cat socks* for people | 5-9 | 6+ | clothing | clothing sized filler
cat-shaped bookmark* | 3-7 | 7+ | stationery | filler
catnip bubbles* | 4-8 | 7+ | pet | pet filler

# rabbits and small pets
needs: animals
also: rabbits, bunnies, small pets, pet rabbits, small animals
near: cats, reptiles, guinea pigs
unfit: glove, course
willow chew sticks* | 4-9 | 5+ | pet | pet heart
two-storey rabbit hutch* | 80-160 | 10+ | furniture | pet bulky
timothy hay feeder rack* | 8-18 | 8+ | pet | pet practical
wooden hamster climbing bridge* | 6-14 | 6+ | toy | pet filler
fleece guinea pig tunnel* | 10-20 | 6+ | textile | pet heart
silent hamster wheel* | 12-28 | 8+ | equipment | pet plastic
dried herb forage mix* for rabbits | 5-11 | 6+ | pet | pet
digital small pet scale* | 12-25 | 10+ | electronics | pet gadget battery filler
microwave heat pad* for pets | 15-28 | 10+ | equipment | pet practical filler
bonding carry sling* for piggies | 10-20 | 8+ | bag | pet heart
soft grooming brush* for bunnies | 4-9 | 6+ | tool | pet practical filler
rabbit behaviour handbook* | 9-15 | 8+ | book | book pet heart
seagrass sleeping nest* | 6-13 | 6+ | home | pet heart
corner litter tray* for small pets | 6-13 | 10+ | storage | pet plastic practical filler
small pet care class* | 10-25 | 7-14 | class | experience pet
plush rabbit* with long ears | 12-25 | 0-8 | toy | heart
lift-the-flap bunny book* | 6-13 | 1-5 | book | book heart
rabbit care book* for children | 7-14 | 6-12 | book | book heart
bunny ears hat* | 7-14 | 1-8 | accessory | clothing filler
wooden bunny pull-along* | 12-25 | 1-4 | toy |
rabbit night light* | 12-25 | 1-9 | lighting | gadget battery
rabbit figures with hutch* | 9-18 | 3-9 | toy |
bunny bath toys* | 6-13 | 1-5 | toy | filler
bunny memory cards* | 7-14 | 3-8 | game |
toy vet bag* with bunny | 18-36 | 3-8 | toy |
rabbit picture stories* | 8-16 | 2-7 | book | book heart
bunny stickers* | 3-7 | 3-11 | stationery | filler
rabbit slippers* | 10-20 | 2+ | footwear | clothing sized filler
rabbit hurdles* for hopping training | 15-30 | 7+ | equipment | pet heart
rabbit digging box* | 12-25 | 6+ | pet | pet
rabbit snuffle mat* | 12-25 | 6+ | pet | pet heart
sew-your-own bunny kit* | 12-24 | 7-13 | craft kit | heart
small pet owner's diary* | 7-14 | 6-13 | stationery | pet filler
rabbit sitting service voucher* | 20-50 | 14+ | voucher | voucher pet practical filler
rabbit portrait* from a photo | 20-45 | 10+ | print | personalised pet heart
grass bed tray* for nibbling | 7-14 | 6+ | pet | pet plant
rabbit-proof garden run* | 35-75 | 10+ | garden | pet bulky heart
rabbit mug* in stoneware | 9-18 | 10+ | tableware |
hay feast box* with flowers | 7-14 | 6+ | pet | pet
wooden rabbit stacking puzzle* | 8-16 | 2-6 | puzzle | filler
bunny hand puppet* | 10-20 | 1-7 | toy |
rabbit-shaped biscuit cutter* | 4-9 | 3-10 | kitchenware | filler
bunny dressing gown* with ears | 18-36 | 1-8 | clothing | clothing sized filler
rabbit petting visit* at a farm | 6-18 | 2+ | experience | experience pet heart
bunny board book* with touch patches | 6-13 | 0-3 | book | book heart

# horses
needs: animals legs
also: horse, horse care, ponies, horse owner, stable yard, equine, my horse, pony care, horse lover, horse grooming
near: horse riding, farming and farm animals
unfit: glove, day, care
soft blanket* with horses | 20-45 | 6+ | textile | heart
riding shop voucher* | 20-60 | 10+ | voucher | voucher heart
portrait* of their horse | 35-90 | 12+ | print | personalised heart pet sentimental
horse pendant* in silver | 20-45 | 10+ | jewellery | jewellery heart
photography book* of horses | 25-50 | 12+ | book | book heart
carriage ride* in the country | 25-60 | 6+ | experience | experience heart
insulated mug* for the stable | 15-30 | 12+ | tableware | heart
photo calendar* with their own horse | 15-30 | 10+ | stationery | personalised heart pet sentimental
junior pony grooming kit* | 15-30 | 5-14 | equipment | pet heart
mane and tail brush* | 7-15 | 6+ | tool | pet practical filler
ventilated grooming box* | 20-40 | 8+ | storage | plastic practical
hanging stable lick* | 6-13 | 8+ | pet | pet sugar filler
rope headcollar* in bright colours | 9-18 | 8+ | pet | pet filler
stable toy ball* for horses | 12-25 | 8+ | toy | pet plastic filler
thermal yard gloves* | 9-20 | 6+ | clothing | clothing sized practical filler
leather balsam* for tack | 9-18 | 12+ | equipment | leather scent practical
engraved bridle tag* | 9-18 | 8+ | keepsake | personalised pet filler
fly mask* with ears | 12-25 | 10+ | pet | pet sized filler
horse show day tickets* | 15-45 | 5+ | experience | experience heart
own-a-pony day* | 40-90 | 6-16 | class | experience pet heart
pony adventure story collection* | 8-18 | 7-14 | book | book heart
stable door name plaque* | 15-30 | 6+ | decor | personalised
waterproof yard boots* | 30-70 | 8+ | footwear | clothing sized practical filler
pony treat Christmas bag* | 6-14 | 6+ | pet | pet food @christmas
hay net* with small holes | 5-14 | 10+ | equipment | pet filler
pony grooming apron* | 12-26 | 6+ | clothing | clothing filler
equestrian centre day tickets* | 15-40 | 5+ | experience | experience
braided horsehair bracelet* | 15-35 | 10+ | jewellery | jewellery
horse breeds poster* | 6-14 | 5+ | print | filler
stable storage locker* | 30-70 | 12+ | furniture | bulky pet filler
horse treat recipe book* | 8-15 | 8+ | book | book pet heart
pony-a-day activity pad* | 5-12 | 4-10 | art supplies | filler
hobby horse* on a stick | 15-32 | 2-7 | toy |
plush pony* for cuddles | 12-26 | 0-6 | toy |
pony ride voucher* | 15-35 | 2-9 | voucher | voucher experience heart
wooden stable* with horses | 20-45 | 2-8 | toy | bulky
horse figures set* with fences | 14-28 | 3-10 | toy | heart
lift-the-flap pony book* | 6-13 | 2-6 | book | book
horse bath toys* | 6-13 | 1-5 | toy | filler
rocking horse* in plush | 50-100 | 1-4 | toy | bulky
wooden horse on wheels* | 14-28 | 1-4 | toy |
horse puzzle* with wooden pieces | 8-16 | 2-6 | puzzle | filler
pony picture story* | 7-14 | 2-7 | book | book
horse stickers book* | 4-9 | 3-9 | book | book filler
horse memory cards* | 7-14 | 3-9 | game | heart
horse night lamp* | 14-28 | 2-10 | lighting | gadget battery heart
horse hair plaiting kit* | 9-18 | 6+ | tool | pet filler
old racehorse rescue donation* | 15-40 | 14+ | keepsake | pet eco
horse photography session* | 50-120 | 14+ | experience | experience pet sentimental
pony plush carrier bag* | 10-20 | 2-8 | bag | filler
pony farm morning* with brushing | 10-25 | 3-12 | experience | experience pet heart
horse dress-up tail and ears* | 8-16 | 2-7 | accessory | clothing filler
touch-and-feel horse book* | 6-13 | 0-3 | book | book
horse keyring* | 4-8 | 7+ | accessory | filler
pony notebook* with pencil | 4-9 | 6-13 | stationery | filler
horse mug* | 8-12 | 8+ | tableware | merchandise filler
apple treats* for a horse | 4-8 | 7+ | pet | pet food
horse socks* | 5-10 | 5+ | clothing | clothing sized filler

# beekeeping
needs: animals garden
also: bees, beekeeper, bee keeping, apiary, honey making, honey bees, honeybees
near: wildlife gardening, gardening, insects and minibeasts
unfit: care, glove, watercolour, show
engraved name plate* for the hive | 15-35 | 14+ | decor | personalised heart
honey cookbook* | 12-25 | 10+ | book | book food sugar heart
stoneware honey pot* | 15-32 | 10+ | tableware | food sugar heart
bee pendant* in silver | 20-45 | 10+ | jewellery | jewellery heart
linen apron* with embroidered bees | 20-40 | 12+ | clothing | clothing heart
bee-friendly shrub* in a pot | 15-30 | 14+ | plant | plant
personal stamp* for honey labels | 15-30 | 12+ | stationery | personalised heart
ventilated bee veil jacket* | 45-90 | 10+ | clothing | clothing sized practical
j-shaped hive tool | 8-15 | 18+ | tool | sharp practical
stainless hive smoker* | 20-45 | 18+ | equipment | fire practical heart
long-sleeved goatskin bee gloves* | 15-28 | 12+ | safety gear | clothing sized leather practical filler
queen marking cage* and pen | 8-15 | 14+ | equipment | practical filler
pollinator garden seed mix* | 5-11 | 6+ | plant | plant
hexagonal honey jars* with lids | 12-25 | 12+ | storage | practical heart
beeswax candle mould | 12-25 | 18+ | craft kit | fire scent heart
soft bristle bee brush* | 4-9 | 12+ | tool | practical filler
hive inspection record book* | 8-15 | 12+ | stationery | practical filler
honey tasting jars* | 18-35 | 10+ | food | food sugar filler
flat-pack cedar beehive* | 130-260 | 18+ | furniture | bulky
beekeeping taster day* | 50-100 | 12+ | experience | experience filler
bee encyclopedia* for curious readers | 12-24 | 8+ | book | book filler
custom honey jar labels* | 9-18 | 12+ | print | personalised filler
plush bumblebee* | 9-18 | 0-8 | toy |
bee picture book* for children | 7-14 | 3-8 | book | book heart
child's bee suit* with veil | 30-60 | 5-12 | clothing | clothing sized
bee hotel kit* to paint | 12-25 | 5-12 | craft kit | heart
honey cake baking kit* | 10-20 | 6+ | craft kit | food gluten sugar dairy egg
honeycomb block* in a box | 8-16 | 5+ | food | food sugar filler
bee memory game* | 7-14 | 4-9 | game | filler
observation hive visit* | 8-22 | 5+ | experience | experience filler
bumblebee socks* | 5-11 | 5+ | clothing | clothing sized filler
honey dipper* with pot | 9-18 | 6+ | tableware | filler
bee jigsaw* | 10-20 | 6+ | puzzle | small-parts filler
bee-friendly flower seed balls* | 6-13 | 5+ | plant | plant heart
beekeeper figures with hives* | 12-25 | 4-10 | toy |
life of bees poster* | 6-13 | 6+ | print | filler
beeswax modelling sticks* | 9-18 | 4-14 | art supplies |
honey flavours box* in mini jars | 12-25 | 8+ | food | food sugar filler
bee brooch* in enamel | 8-18 | 8+ | jewellery | jewellery
beekeepers' magazine subscription* | 25-50 | 14+ | subscription | subscription heart
hive paint* in bright shades | 15-30 | 14+ | garden | practical filler
adopt a beehive membership* | 30-60 | 10+ | subscription | subscription filler

# chickens
needs: animals garden
also: hens, keeping chickens, chicken keeping, backyard chickens, poultry, smallholding, quail, quails, guinea fowl, turkeys
own: ducks
near: vegetable growing, farming and farm animals, beekeeping
unfit: glove, course
wire egg basket* | 10-22 | 5+ | bag | practical heart
automatic coop door opener* | 60-130 | 16+ | electronics | gadget battery practical heart
poultry swing perch* | 10-20 | 8+ | toy | pet of:chickens filler
egg-dating rubber stamp* | 8-15 | 8+ | stationery | egg
hanging cabbage feeder* for hens | 5-11 | 8+ | pet | pet of:chickens filler
dried mealworm tub* | 6-13 | 6+ | pet | pet filler
ceramic egg storage skelter* | 15-32 | 10+ | kitchenware | of:chickens heart
egg incubator* with viewing window | 45-100 | 10+ | equipment | gadget pet
hen-keeping handbook | 11-20 | 8+ | book | book of:chickens heart
dust bath powder* for hens | 6-13 | 12+ | equipment | pet practical filler
easy-clean poultry drinker* | 10-22 | 10+ | equipment | plastic pet practical filler
coop cleaning scraper* | 6-14 | 12+ | tool | practical filler
heritage chicken breeds poster* | 8-18 | 6+ | print | of:chickens
backyard flock portrait* in watercolour | 25-60 | 10+ | keepsake | personalised of:chickens heart
smallholding skills day* | 40-85 | 14+ | class | experience
plush hen* with chicks | 12-25 | 1-8 | toy | heart
hen picture book* for little ones | 7-14 | 2-7 | book | book heart
wooden hen house toy* | 15-30 | 2-7 | toy | of:chickens
egg box game* in wood | 9-18 | 2-6 | toy | of:chickens filler
chick figures* on the farm | 6-13 | 3-8 | toy | of:chickens
chicken egg hunt game* | 10-20 | 4-10 | game | of:chickens
hens and chicks stickers* | 3-7 | 3-10 | stationery | of:chickens filler
chicken breeds book* for children | 8-16 | 6-12 | book | book of:chickens heart
egg decorating kit* | 8-16 | 4-12 | craft kit | filler
chicken jigsaw* | 9-18 | 6+ | puzzle | small-parts of:chickens filler
hen perch swing bar* | 12-25 | 6+ | pet | pet of:chickens
hen ladder* in wood | 14-28 | 8+ | pet | pet of:chickens
chicken keeping morning* for families | 15-40 | 5+ | experience | experience pet of:chickens heart
hen mug* in spongeware | 9-18 | 8+ | tableware | of:chickens filler
egg collecting apron* with pockets | 14-28 | 8+ | clothing | clothing practical
herb mix* for the nest box | 6-13 | 8+ | pet | pet filler
hen wellies* with a pattern | 22-45 | 8+ | footwear | clothing sized of:chickens filler
chicken xylophone* for bored hens | 10-20 | 8+ | pet | pet noisy of:chickens filler
poultry magazine subscription* | 25-50 | 14+ | subscription | subscription heart
poultry show day tickets* | 8-20 | 8+ | experience | experience
egg cups* shaped as hens | 9-18 | 6+ | tableware | of:chickens
wooden chick pull-along* | 12-25 | 1-4 | toy | of:chickens
hatching chick stacking cups* | 9-18 | 1-4 | toy | plastic of:chickens filler
chicken hand puppet* | 10-20 | 1-7 | toy | of:chickens
chick memory pairs* | 6-13 | 3-7 | game | of:chickens filler
wooden spoon race set* | 7-14 | 3-10 | toy | of:chickens filler
touch-and-feel hen book* | 6-13 | 0-3 | book | book of:chickens
duck pond bath set* | 8-16 | 1-5 | toy | of:ducks of:chickens filler
wooden farm egg sorter* | 10-20 | 2-5 | toy | egg of:chickens filler

# fish keeping
needs: animals
also: fishkeeping, tropical fish, fish tank, aquarium, aquariums, aquarium keeping, tropical aquarium
own: koi, goldfish, marine aquarium
near: sharks and ocean animals, snorkelling
unfit: glove, watercolour, day
aquascaping tweezers* and scissors set | 12-28 | 18+ | tool | sharp pet practical of:fish_keeping heart
magnetic aquarium glass cleaner* | 8-18 | 10+ | equipment | pet practical
spider wood hardscape branch* | 12-28 | 12+ | decor | pet of:fish_keeping heart
in-vitro aquarium plant pots* | 6-14 | 10+ | plant | plant pet of:fish_keeping heart
full-spectrum aquarium light bar* | 30-70 | 12+ | lighting | gadget pet of:fish_keeping of:marine_aquarium heart
freshwater test drops* | 15-30 | 12+ | equipment | pet practical filler
floating tank thermometer* | 4-9 | 8+ | tool | pet practical filler
nano glass aquarium starter* | 40-90 | 10+ | furniture | pet bulky gadget of:fish_keeping
automatic fish feeder* | 15-32 | 10+ | electronics | pet gadget battery plastic
dragon stone* for aquascapes | 12-28 | 12+ | garden | pet of:fish_keeping heart
brine shrimp hatchery* | 8-18 | 7+ | toy | pet plastic of:fish_keeping of:marine_aquarium
aquatic plant design book* | 14-28 | 12+ | book | book of:fish_keeping heart
public aquarium behind-the-scenes visit* | 20-50 | 6+ | experience | experience pet heart
sea life aquarium annual pass | 40-90 | 4+ | subscription | subscription experience pet heart
fish food sampler* | 6-12 | 7+ | pet | pet
coral reef floor puzzle* | 9-18 | 3-7 | puzzle |
fishing bath game* with rods | 9-18 | 2-6 | toy |
plush clownfish* | 10-20 | 0-8 | toy | heart
bath fish squirters* | 6-13 | 1-5 | toy |
lift-the-flap fish book* | 6-13 | 1-5 | book | book
fish night light* with waves | 14-28 | 1-10 | lighting | gadget battery
wooden fish stacking game* | 9-18 | 2-7 | toy |
aquarium sticker scene book* | 4-9 | 3-8 | book | book pet filler
fish keeping book* for children | 8-16 | 6-12 | book | book of:fish_keeping of:goldfish heart
tank castle ornament* | 8-16 | 6-14 | decor | pet heart
sunken ship ornament* for tanks | 10-22 | 6+ | decor | pet
coloured tank gravel* | 6-13 | 6+ | decor | pet filler
tank background poster* | 8-16 | 6+ | print | pet filler
fish species cards* | 6-13 | 6+ | game |
soft fish net* with long handle | 4-9 | 6+ | tool | pet practical filler
marimo moss ball* | 7-14 | 6+ | plant | plant pet of:fish_keeping of:goldfish heart
feeding guide fridge chart* | 5-11 | 6-14 | stationery | pet filler
fish-patterned umbrella* | 14-28 | 4+ | accessory | filler
aquatics shop voucher* | 15-45 | 8+ | voucher | voucher pet heart
sea life day tickets* | 15-40 | 2+ | experience | experience heart
driftwood root* for the tank | 12-28 | 10+ | decor | pet
fish watercolour print* | 12-28 | 10+ | print | filler
wooden fishing boat puzzle* | 8-16 | 2-6 | puzzle | filler
baby swim and splash book* | 5-11 | 0-4 | book | book
floating bath boats* with fish | 9-18 | 1-5 | toy | filler
plush octopus* | 10-20 | 0-8 | toy |
sea animal memory game* | 6-13 | 3-8 | game |
magnetic sea puzzle* | 8-16 | 3-6 | puzzle |
sea creature stickers* | 3-7 | 3-11 | stationery | filler
underwater floor mat* | 20-40 | 1-5 | textile | filler

# reptiles
needs: animals
also: reptile keeping
own: snakes = ball python = royal python = corn snake, lizards, bearded dragons, geckos, stick insects, tarantulas, chameleons
near: tortoises, insects and minibeasts
unfit: glove, day
vivarium cork bark hide* | 8-18 | 8+ | pet | pet of:lizards of:bearded_dragons of:geckos of:chameleons of:reptiles heart
digital thermo-hygrometer* for vivariums | 9-18 | 10+ | electronics | gadget battery pet practical
suction-cup gecko feeding ledge* | 8-15 | 8+ | pet | pet plastic
bioactive vivarium plant set* | 15-35 | 10+ | plant | plant pet heart
reptile hammock lounger* | 6-13 | 8+ | textile | pet bulky of:lizards of:bearded_dragons of:geckos of:chameleons of:reptiles heart
infrared temperature gun* | 15-30 | 14+ | tool | gadget battery pet practical
springtail clean-up crew* culture | 8-15 | 12+ | garden | pet filler
long bamboo feeding tongs* | 5-11 | 10+ | tool | pet practical filler
stick insect rearing kit* | 15-30 | 6-14 | toy | pet
reptile species wall chart* | 6-14 | 6+ | print |
reptile keeper half-day* | 35-70 | 7+ | experience | experience pet heart
glass front-opening terrarium* | 60-140 | 12+ | furniture | pet plant bulky
leaf litter and moss mix* | 4-9 | 6+ | garden | plant pet filler
reptile zoology handbook* | 12-25 | 8+ | book | book heart
plush snake* in bright colours | 10-20 | 1-10 | toy |
lizard figures set* | 8-16 | 3-10 | toy | heart
reptile book* for children | 8-16 | 5-12 | book | book heart
chameleon bath toy* | 6-13 | 1-5 | toy | filler
lift-the-flap reptile book* | 7-14 | 2-6 | book | book
wooden wriggly snake toy* | 6-13 | 3-8 | toy |
reptile memory cards* | 7-14 | 4-10 | game |
colour-changing lizard tumbler* | 9-18 | 5+ | tableware | filler
reptile jigsaw* | 9-18 | 6+ | puzzle | small-parts
reptile stickers* | 3-7 | 4-12 | stationery | filler
lizard plush backpack* | 16-32 | 3-10 | bag | filler
crocodile park day tickets* | 10-25 | 4+ | experience | experience heart
reptile handling party* at home | 80-150 | 6-13 | experience | experience pet
jungle vine* for vivariums | 8-16 | 8+ | pet | pet of:reptiles of:lizards of:geckos of:chameleons of:bearded_dragons of:snakes heart
rock water bowl* for vivariums | 9-18 | 8+ | pet | pet
reptile magazine subscription* | 25-50 | 12+ | subscription | subscription heart
reptile expo tickets* | 8-20 | 8+ | experience | experience pet heart
scaly patterned pyjamas* | 14-28 | 3-12 | clothing | clothing sized filler
magnetic vivarium ledge* | 12-25 | 10+ | pet | pet small-parts
reptile keeper's T-shirt* | 15-30 | 6+ | clothing | clothing sized filler
vivarium rock background* | 25-50 | 10+ | decor | pet heart
insect feeder cup* | 6-13 | 8+ | pet | pet
reptile portrait print* | 12-28 | 8+ | print | filler
plush crocodile* | 10-20 | 0-8 | toy |
crocodile hand puppet* | 10-20 | 2-8 | toy |
wooden crocodile pull-along* | 12-25 | 1-4 | toy | filler
reptile figures tub* | 8-16 | 3-9 | toy |
reptile floor puzzle* | 8-16 | 3-7 | puzzle |
snapping crocodile game* | 8-16 | 3-8 | game |
lizard costume* with tail | 15-30 | 2-8 | clothing | clothing sized filler
glow reptile wall stickers* | 7-14 | 3-10 | decor | filler

# flower arranging
also: floristry, flowers, cut flowers, flower farming, fresh flowers, bouquets
own: ikebana, flower pressing
near: gardening, houseplants
unfit: care, photography, watercolour
brass flower frog* | 12-28 | 14+ | equipment | small-parts heart
tall ribbed glass vase* | 15-35 | 12+ | decor | heart
bamboo-handled floral snips* | 12-28 | 18+ | tool | sharp practical
wooden flower press* | 14-28 | 6+ | craft kit |
dahlia tuber collection* | 12-25 | 10+ | plant | plant
letterbox flower subscription* | 30-90 | 16+ | subscription | subscription plant heart
wreath making morning* | 35-70 | 14+ | class | experience plant
hand-dyed silk ribbon* reel | 6-15 | 10+ | textile |
cut-flower meadow seed tin* | 6-13 | 6+ | garden | plant
ikebana shallow ceramic dish* | 18-40 | 14+ | tableware |
seasonal floristry handbook* | 16-30 | 12+ | book | book heart
galvanised conditioning buckets* | 14-28 | 12+ | storage | practical filler
flower farm visit* | 10-30 | 8+ | experience | experience plant
botanical bloom calendar print* | 9-20 | 10+ | print | filler
stem drying rack* | 12-26 | 12+ | home | practical filler
Christmas wreath frame kit* | 15-32 | 14+ | craft kit | plant @christmas
floristry paper tape | 3-6 | 12+ | craft kit | practical filler
children's flower press* | 10-20 | 5-12 | craft kit | heart
flower crown making kit* | 9-18 | 6+ | craft kit | heart
pressed flower art kit* | 10-20 | 7+ | craft kit | heart
paper flower making kit* | 9-18 | 7+ | craft kit |
posy of the season* | 15-35 | 6+ | plant | plant heart
flower spotting book* for children | 7-14 | 5-12 | book | book
little posy vases* trio | 10-20 | 8+ | decor |
flower arranging morning* for children | 15-35 | 7-12 | class | experience plant
pick-your-own flowers visit* | 8-25 | 4+ | experience | experience plant heart
felt flower bouquet kit* | 12-25 | 8+ | craft kit | wool plant
flower puzzle* in wood | 10-22 | 6+ | puzzle | small-parts filler
flower fairies book* | 8-16 | 4-11 | book | book
wildflower growing tin* | 6-13 | 5+ | plant | plant filler
flower fairy dress-up wings* | 10-20 | 4-9 | toy | clothing filler
bouquet sticker book* | 4-9 | 5-11 | book | book plant filler
flower stamp set* | 8-16 | 5-13 | art supplies |
paper posy cards kit* | 8-16 | 7+ | craft kit | filler
flower hair clips making kit* | 8-16 | 7-13 | craft kit | filler
sunflower bunch* in summer | 8-18 | 6+ | plant | plant
flower memory game* | 8-16 | 5+ | game | plant filler
junior florist workshop* | 20-45 | 8-15 | class | experience plant heart

# pet birds
needs: animals
also: keeping birds
own: parrots = parrot keeping, budgies = budgerigars = parakeets, canaries, cockatiels, pigeons
near: rabbits and small pets, wildlife gardening
unfit: glove, course
natural dragonwood perch* | 8-18 | 8+ | pet | pet heart
foraging wheel* for parrots | 9-20 | 8+ | toy | pet plastic heart
shreddable palm bird toy* | 5-11 | 8+ | pet | pet
clip-on cage bird bath* | 6-13 | 8+ | equipment | pet plastic
millet spray bunch* | 4-9 | 6+ | pet | pet filler
tabletop parrot play gym* | 25-60 | 10+ | furniture | pet bulky heart
soft-sided bird travel carrier* | 25-50 | 12+ | bag | pet heart
mesh seed catcher* for cages | 8-15 | 10+ | textile | pet practical filler
full-spectrum bird lamp* | 30-80 | 14+ | lighting | gadget pet
gram-accurate perch scale* | 18-35 | 12+ | electronics | pet gadget battery practical
parrot training cards* | 8-15 | 8+ | stationery | pet
companion bird handbook* | 10-20 | 8+ | book | book pet heart
falconry hawk walk* | 40-95 | 10+ | experience | experience pet heart
parakeet species print* | 8-20 | 6+ | print | filler
plush parrot* | 10-20 | 1-9 | toy | heart
bird book* for young keepers | 8-16 | 6-12 | book | book heart
cage mirror* with bell | 5-11 | 6+ | pet | pet noisy filler
bird ladder* in wood | 5-11 | 6+ | pet | pet
bird seed bell* | 4-9 | 6+ | pet | pet filler
parrot kite* | 10-22 | 5-14 | toy | filler
feather identification cards* | 6-13 | 6+ | game |
talking parrot toy* | 18-35 | 3-10 | toy | battery noisy gadget filler
coconut bird house* for cages | 8-16 | 6+ | pet | pet heart
bird park day tickets* | 10-30 | 3+ | experience | experience heart
bird trick training kit* | 10-20 | 8+ | game | pet heart
parrot puppet* | 12-25 | 2-9 | toy |
tropical birds colouring book* | 6-13 | 5+ | book | book filler
herb garden box* for birds | 8-16 | 6+ | plant | plant pet

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
low display stand* in dark wood | 20-90 | 14+ | furniture | heart
long-neck copper watering can* | 25-55 | 10+ | decor | practical heart
bonsai styling workshop* | 40-85 | 16+ | class | experience plant heart
Japanese garden day tickets* | 10-25 | 8+ | experience | experience heart
bonsai techniques handbook* | 14-26 | 12+ | book | book plant heart
kokedama moss ball* kit | 12-25 | 10+ | keepsake | plant
slow-release bonsai feed* | 4-9 | 12+ | garden | plant practical filler
moss and lichen mix* for bonsai | 7-13 | 10+ | garden | plant
bonsai book* for young growers | 10-20 | 8-12 | book | book plant heart
mini Zen garden kit* | 12-25 | 7+ | decor | of:zen_gardens of:bonsai_and_Japanese_gardens heart
paper bonsai craft kit* | 12-25 | 8+ | craft kit | plant
cherry blossom origami set* | 7-14 | 7+ | craft kit | filler
miniature stone pagoda* | 10-22 | 8+ | decor |
wooden bridge* for tiny gardens | 8-16 | 7+ | garden | filler
brick-style bonsai model kit* | 20-40 | 8+ | craft kit | plant plastic small-parts heart
white sand and pebbles* | 6-13 | 7+ | garden | filler
little watering pot* in tin | 8-16 | 6+ | garden |
koi windsock* | 8-16 | 4+ | decor | filler
Japanese garden colouring book* | 6-13 | 7+ | book | book filler
bonsai nursery visit* | 8-25 | 8+ | experience | experience plant
paint-a-koi pebbles kit* | 9-18 | 7-14 | craft kit | filler
children's bonsai workshop* | 20-45 | 8-12 | class | experience plant heart
lucky cat figure* | 6-13 | 6+ | decor | filler
moss garden tray kit* | 12-25 | 7+ | craft kit | plant heart
paper crane mobile kit* | 8-16 | 7+ | craft kit | filler
bamboo water fountain* for tables | 20-40 | 10+ | decor | eco gadget
little rake set* for sand gardens | 6-13 | 7+ | tool |

# new puppy
needs: animals
also: puppy, puppies, new dog, getting a puppy, puppy training, puppy owner, new puppy owner, rescue dog
near: dogs, new kitten, photography
situation
washable puppy pads* | 14-28 | 12+ | pet | pet practical filler
freezable puppy teething toy* | 6-14 | 8+ | pet | pet plastic
puppy training crate | 40-90 | 16+ | furniture | pet bulky filler
crate cover* in quilted cotton | 22-48 | 14+ | textile | pet practical
puppy harness and lead* | 16-34 | 10+ | pet | pet sized
heartbeat comfort plush* for puppies | 22-42 | 10+ | pet | pet battery gadget heart
puppy milestone cards* | 8-15 | 8+ | keepsake | pet sentimental
enzyme carpet cleaner* | 8-18 | 16+ | home | scent practical filler
puppy class voucher | 40-90 | 16+ | voucher | voucher experience pet heart
stair gate* for dogs | 30-60 | 18+ | home | pet bulky practical filler
clicker* with training guide | 8-18 | 10+ | book | book pet noisy
enrichment lick mat* | 7-15 | 8+ | equipment | pet plastic practical heart
engraved puppy name tag | 6-14 | 8+ | accessory | pet personalised
poo bag holder* for leads | 5-12 | 10+ | accessory | pet practical filler
puppy's first year album | 12-25 | 8+ | keepsake | pet sentimental heart
pet camera* with two-way talk | 60-140 | 16+ | electronics | gadget battery pet heart
puppy portrait session* | 50-120 | 14+ | experience | experience pet heart
puppy picture book* for children | 7-14 | 2-7 | book | book pet heart
puppy care book* for children | 8-16 | 6-12 | book | book pet heart
plush puppy* to name | 12-25 | 2-9 | toy | pet heart
puppy growth chart* with photos | 9-18 | 6+ | keepsake | pet sentimental
sniff-and-search puzzle* for puppies | 12-25 | 6+ | pet | pet heart
puppy bandana pair* | 8-16 | 6+ | accessory | pet clothing
squeaky ball trio* for puppies | 6-13 | 5+ | pet | pet noisy
puppy training treats jar* | 7-14 | 6+ | pet | pet food
child's puppy training badge set* | 8-16 | 6-12 | game | pet
soft fleece puppy blanket* | 10-20 | 5+ | textile | pet heart
puppy parade wall sticker* | 8-16 | 4-12 | decor | pet filler
puppy paw towel* | 9-18 | 6+ | textile | pet practical filler
puppy diary* for its new friend | 8-16 | 6-13 | stationery | pet filler
plush bed toy bone* | 5-11 | 4-14 | pet | pet filler
pet shop voucher* for the puppy | 15-45 | 8+ | voucher | voucher pet heart
family dog training class* | 20-60 | 6+ | class | experience pet heart
puppy board book* | 6-13 | 0-4 | book | book pet
puppy hand puppet* | 10-20 | 1-7 | toy | pet filler
puppy memory pairs* | 6-13 | 3-7 | game | pet filler
walk-along toy puppy* on a lead | 14-28 | 2-6 | toy | battery noisy pet

# new kitten
needs: animals
also: kitten, kittens, getting a kitten, new cat, kitten owner, rescue cat, indoor cats
near: cats, new puppy, rabbits and small pets
situation
kitten starter scratching barrel* | 25-55 | 12+ | furniture | pet bulky heart
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
kitten's first Christmas stocking* | 8-18 | 8+ | pet | pet @christmas filler
pet insurance contribution card* | 20-60 | 18+ | voucher | voucher pet practical filler
paw print frame* for kittens | 10-22 | 8+ | keepsake | pet sentimental
cat-proof plant shelf* | 22-48 | 16+ | storage | pet filler
embroidered cat blanket | 18-38 | 10+ | textile | pet personalised
catnip mice* bundle | 5-12 | 8+ | pet | pet heart
feather wand toy* for a kitten | 5-10 | 6+ | toy | pet heart
kitten picture book* for children | 7-14 | 2-7 | book | book pet heart
plush kitten* to name | 12-25 | 2-9 | toy | pet
kitten care book* for children | 8-16 | 6-12 | book | book pet heart
kitten growth diary* | 8-16 | 6-13 | stationery | pet filler
knitted mice toys* for kittens | 6-13 | 5+ | pet | pet wool
kitten teaser tunnel bag* | 8-16 | 6+ | pet | pet filler
cardboard kitten house* to paint | 12-25 | 5+ | pet | pet heart
bell balls* for kittens | 4-9 | 5+ | pet | pet noisy
kitten fleece blanket* | 9-18 | 5+ | textile | pet
sew-a-cat-toy kit* | 9-18 | 7-13 | craft kit | pet
kitten name tag* in brass | 6-13 | 6+ | accessory | pet personalised
kitten memory game* | 7-14 | 4-10 | game | pet filler
kitten photo book* | 20-40 | 8+ | keepsake | pet sentimental personalised book heart
cat shop voucher* for the kitten | 15-45 | 8+ | voucher | voucher pet heart
scratch mat* in sisal | 9-18 | 6+ | pet | pet
kitten feeding stickers chart* | 5-11 | 5-12 | stationery | pet filler
kitten board book* | 6-13 | 0-4 | book | book pet
kitten hand puppet* | 10-20 | 1-7 | toy | pet filler
purring plush kitten* | 18-36 | 2-8 | toy | battery noisy pet
toy vet set* with kitten | 18-36 | 3-8 | toy | pet

# guinea pigs
needs: animals
also: guinea pig, guineapigs, cavies, cavy, guinea pig care, pet guinea pigs
near: rabbits and small pets, hamsters, pretend play
unfit: glove, course
modular guinea pig run* | 35-75 | 10+ | pet | pet bulky plastic heart
fleece cage liner* for piggies | 16-34 | 10+ | textile | pet practical
hay bag* with side holes | 8-18 | 8+ | pet | pet practical filler
wooden bridge hideout* | 10-22 | 8+ | pet | pet heart
vitamin c pellet tub* | 6-14 | 8+ | pet | pet filler
cuddle cup bed* | 10-22 | 8+ | textile | pet heart
small animal nail clippers* | 5-12 | 18+ | tool | pet sharp practical filler
guinea pig jigsaw | 10-20 | 6+ | puzzle | small-parts
guinea pig behaviour book* | 8-15 | 6+ | book | book pet heart
apple wood chew branches* | 5-12 | 6+ | pet | pet heart
twin piggy travel carrier | 20-42 | 10+ | bag | pet practical
piggy weighing scale* | 14-30 | 10+ | electronics | gadget battery pet practical filler
plush guinea pig | 10-22 | 2+ | toy |
chopped herb forage box* | 6-14 | 6+ | pet | pet plant heart
pet portrait drawing lesson* | 20-45 | 8+ | class | experience pet
name plate* for the hutch | 8-18 | 6+ | decor | personalised pet
guinea pig desk calendar | 7-14 | 6+ | stationery | filler
guinea pig picture book* | 7-14 | 2-7 | book | book heart
guinea pig care book* for children | 7-14 | 6-12 | book | book pet heart
cardboard castle* for piggies | 10-20 | 6+ | pet | pet
guinea pig figures* | 6-13 | 3-9 | toy |
guinea pig stickers* | 3-7 | 4-12 | stationery | filler
hay rounds* with carrot | 6-13 | 6+ | pet | pet filler
guinea pig mug* | 9-18 | 6+ | tableware |
guinea pig socks* | 6-13 | 5+ | clothing | clothing sized filler
fleece forest* to hide in | 12-25 | 6+ | pet | pet heart
rolling hay ball* for guinea pigs | 6-13 | 6+ | pet | pet
sew-your-own piggy bed kit* | 12-24 | 8-14 | craft kit | pet
guinea pig night lamp* | 12-25 | 2-10 | lighting | gadget battery
small pet show visit* | 5-15 | 6+ | experience | experience pet
guinea pig board book* | 6-13 | 0-4 | book | book
wooden guinea pig toy* | 8-16 | 2-6 | toy |
guinea pig hand puppet* | 10-20 | 2-7 | toy | filler
guinea pig memory pairs* | 6-13 | 3-7 | game | filler
guinea pig toy vet case* | 15-30 | 3-7 | toy |
farm petting morning* with guinea pigs | 6-18 | 2-10 | experience | experience pet heart
guinea pig bath toy* | 5-11 | 1-5 | toy | filler
guinea pig wooden puzzle* | 6-13 | 2-5 | puzzle | filler

# hamsters
needs: animals
also: hamster, pet hamster
own: gerbils = gerbil, pet mice, degus, chinchillas, pet rats = rats
near: guinea pigs, rabbits and small pets, reptiles
unfit: glove, course
deep-bedding glass hamster tank* | 60-130 | 10+ | furniture | pet bulky of:hamsters heart
quiet cork-lined running wheel* | 15-32 | 8+ | pet | pet of:hamsters heart
bathing sand* with dish | 8-18 | 8+ | pet | pet
multi-chamber wooden hideout | 12-28 | 8+ | pet | pet heart
millet and herb sprays* | 5-12 | 6+ | pet | pet heart
ceramic food dish pair* | 6-14 | 8+ | tableware | pet filler
hamster maze* to build | 10-22 | 6-13 | toy | pet of:hamsters heart
natural paper bedding* | 8-15 | 10+ | home | pet practical filler
rope ladder and perch* | 6-14 | 6+ | pet | pet heart
hamster care guide | 6-14 | 6+ | book | book pet of:hamsters heart
clip-on tank thermometer* | 6-14 | 8+ | tool | gadget battery pet practical filler
hay-woven tunnel* | 5-12 | 6+ | textile | pet filler
bonding pouch* for small pets | 8-18 | 8+ | bag | pet
hamster plush night light* | 12-26 | 3-10 | lighting | gadget battery of:hamsters
cheeky rodent stickers | 3-7 | 5-12 | stationery | filler
small pet health check voucher | 20-45 | 16+ | voucher | voucher pet filler
coconut shell swing hut* | 6-14 | 6+ | decor | pet
hamster picture story* | 7-14 | 3-8 | book | book pet of:hamsters
plush hamster* with cheeks | 9-18 | 2-9 | toy | pet of:hamsters
hamster diary* for young keepers | 7-14 | 6-12 | stationery | pet of:hamsters filler
cork tunnel tube* | 7-14 | 6+ | pet | pet heart
wooden seesaw* for tiny paws | 6-13 | 6-14 | pet | pet
flower forage jar* | 6-13 | 6+ | pet | pet heart
sprout growing pot* for rodents | 5-11 | 6+ | plant | plant pet
rodent playground* in wood | 15-30 | 7+ | pet | pet heart
dried banana nibbles* | 5-11 | 6+ | pet | pet filler
pet shop token* for rodents | 10-30 | 8+ | voucher | voucher pet
hamster mug* | 9-18 | 6+ | tableware | pet of:hamsters filler
chew toys box* for rodents | 7-14 | 6+ | pet | pet heart
small pets magazine* | 15-30 | 8+ | subscription | subscription pet heart
hay and flower nest* | 6-13 | 6+ | pet | pet
rodent portrait* in watercolour | 18-40 | 10+ | print | personalised pet heart
hamster hand puppet* | 10-20 | 2-7 | toy | pet of:hamsters filler
hamster board book* | 6-13 | 1-4 | book | book pet of:hamsters
rolling toy hamster* in a ball | 12-25 | 3-9 | toy | battery gadget pet plastic of:hamsters
hamster memory pairs* | 6-13 | 3-7 | game | pet of:hamsters filler
mouse family figures* | 8-16 | 3-9 | toy | of:pet_mice of:hamsters
wooden mouse threading block* | 8-16 | 2-5 | toy | filler

# hermit crabs and snails
needs: animals
own: hermit crab = hermit crabs, giant african snails = african land snails = pet snails = snails = land snails, millipedes
near: insects and minibeasts, reptiles
unfit: glove, show, day
lidded glass crabitat tank* | 25-60 | 10+ | furniture | pet bulky heart
natural turban shells* to move into | 8-18 | 8+ | pet | pet of:hermit_crab of:hermit_crabs_and_snails heart
cork bark climbing log* | 8-18 | 8+ | pet | pet
shallow stone water dish* | 6-14 | 8+ | tableware | pet filler
coconut fibre substrate brick* | 5-10 | 8+ | home | pet practical filler
living moss pit bundle* | 6-12 | 8+ | plant | plant pet heart
mini humidity gauge* | 8-15 | 10+ | electronics | gadget battery pet practical
cuttlebone calcium pack* | 4-9 | 8+ | pet | pet filler
fine mist spray bottle* | 6-14 | 8+ | tool | pet practical filler
driftwood branch* for climbing | 10-24 | 8+ | decor | pet heart
invertebrate keeping handbook* | 12-22 | 10+ | book | book heart
shells and snails print* | 8-20 | 6+ | print |
snail-shaped night light* | 12-25 | 3+ | lighting | gadget battery
snail-shaped doorstop* | 12-25 | 10+ | decor | filler
spiral shell cushion* | 14-30 | 10+ | textile | filler
rock pool safari* with a guide | 10-25 | 6+ | experience | experience of:hermit_crab of:hermit_crabs_and_snails heart
plush snail* with soft shell | 9-18 | 1-8 | toy | heart
snail picture book* | 7-14 | 2-7 | book | book heart
snail mail stickers* | 3-7 | 4-12 | stationery | filler
shell collecting box* | 10-20 | 5+ | storage |
magnifier on a stand* for watching | 9-18 | 6+ | equipment | heart
snail race game* | 12-25 | 4-9 | board game | heart
painted shells kit* | 9-18 | 6+ | craft kit |
mini beach scene* for the tank | 12-25 | 7-14 | decor | pet
leaf shelter* in cork | 7-14 | 7+ | pet | pet
young keeper's log* | 6-13 | 7-13 | stationery | pet filler
snail shell pendant* | 8-18 | 8+ | jewellery | jewellery
sea sponge* for tank moisture | 4-9 | 8+ | pet | pet
calcium-rich snail mix* | 5-11 | 8+ | pet | pet heart
rock pool art print* | 12-28 | 10+ | print |
beach walk day* with nets | 10-30 | 6+ | experience | experience

# tortoises
needs: animals
also: tortoise, pet tortoise, turtle keeping, terrapins, tortoise keeping
near: reptiles, insects and minibeasts, gardening
unfit: glove, show, day
tortoise table* in timber | 70-150 | 12+ | furniture | pet bulky heart
basking spot lamp* | 25-55 | 14+ | lighting | gadget pet heart
shallow slate feeding dish* | 8-18 | 8+ | tableware | pet filler
weed seed mix* for tortoises | 5-12 | 8+ | plant | plant pet heart
calcium dusting powder* | 6-14 | 10+ | pet | pet filler
outdoor tortoise house* | 45-95 | 12+ | garden | pet bulky heart
probe thermostat* for enclosures | 30-65 | 14+ | electronics | gadget pet practical
cuttlefish bone multipack* | 5-12 | 8+ | pet | pet filler
soft shell cleaning brush* | 4-10 | 6+ | tool | pet practical filler
tortoise species print* | 8-20 | 6+ | print | filler
tortoise care handbook | 9-18 | 8+ | book | book pet heart
infrared surface thermometer* | 15-32 | 12+ | tool | gadget battery pet practical filler
cork tunnel hide* | 10-22 | 8+ | decor | pet
axolotl plush cushion* | 12-28 | 3+ | textile | filler
hibernation box* with insulation | 25-55 | 14+ | storage | pet practical
wooden tortoise pull-along* | 12-26 | 1-4 | toy | heart
sanctuary adoption* of a sea turtle | 20-45 | 4+ | keepsake | eco heart
dandelion treats bag* for tortoises | 6-12 | 7+ | food | pet food heart
plush tortoise* | 10-20 | 1-8 | toy | heart
tortoise picture book* | 7-14 | 2-7 | book | book heart
tortoise tea towel* | 6-13 | 10+ | textile | filler
tortoise bath tray* | 10-20 | 6+ | pet | pet plastic
dandelion growing pot* for tortoises | 8-16 | 6+ | plant | plant pet heart
slate basking stone* | 8-16 | 7+ | pet | pet
tortoise race game* | 12-25 | 5+ | board game | heart
tortoise figures* | 6-13 | 3-10 | toy |
tortoise care book* for children | 8-16 | 6-12 | book | book pet heart
turtle bath toys* | 6-13 | 1-5 | toy | filler
wooden tortoise puzzle* | 9-18 | 3-8 | puzzle |
tortoise sanctuary visit* | 8-22 | 5+ | experience | experience pet heart
tortoise garden ornament* in stone | 14-28 | 10+ | garden |
tortoise leaf feeding clip* | 5-11 | 7+ | pet | pet filler
tortoise night light* with stars | 15-30 | 1-9 | lighting | gadget battery
tortoise hand puppet* | 10-20 | 1-7 | toy |
tortoise stacking toy* | 9-18 | 1-4 | toy |
tortoise shape sorter* | 12-25 | 1-4 | toy | filler
tortoise and hare book* | 6-13 | 2-7 | book | book
tortoise bath pourer* | 6-13 | 1-4 | toy | plastic filler
tortoise hooded towel* | 14-28 | 0-6 | textile | filler

# bird feeding
needs: garden
also: feeding the birds, garden birds, feeding garden birds, bird feeders, watching garden birds, bird table
own: hummingbirds, robins
near: birdwatching, wildlife gardening, gardening
unfit: care, glove, watercolour, show, day
hanging peanut feeder* in steel | 12-28 | 8+ | garden | nuts practical heart
window suction feeder* | 10-22 | 5+ | garden | plastic heart
robin nest box* in cedar | 18-38 | 6+ | garden | heart
suet pellets* with mealworms | 8-18 | 8+ | garden | practical meat
no-mess seed mix* sack | 12-28 | 8+ | garden | plant practical
cast stone bird bath* | 35-80 | 14+ | decor | bulky
feeder cleaning brush set* | 6-14 | 10+ | tool | practical filler
garden bird identification chart | 5-12 | 5+ | print | filler
garden bird feeder camera* | 80-180 | 14+ | electronics | gadget battery screen heart
feeding station pole* | 22-48 | 12+ | outdoor gear | bulky practical
birdsong handheld player* | 25-60 | 12+ | audio | gadget battery heart
coconut half fillers* | 6-14 | 5+ | craft kit | filler
garden birds pocket book* | 6-14 | 6+ | book | book heart
seed storage bin* with scoop | 18-38 | 12+ | storage | practical
bird-shaped kneeling cushion* | 15-32 | 16+ | textile | practical filler
bird ringing morning visit* | 15-40 | 8+ | experience | experience heart
bird tree decorations* in felt | 10-22 | 8+ | decor | wool @christmas
garden bird book* for children | 7-14 | 4-11 | book | book heart
plush robin* with song | 10-20 | 2-8 | toy | battery noisy
wooden bird table* | 25-50 | 6+ | garden | heart
teapot-shaped bird feeder* | 12-25 | 5+ | garden |
bird watching binoculars* for children | 14-28 | 4-11 | equipment | heart
apple feeder spike* | 5-11 | 6+ | garden | filler
mealworm feeder dish* | 8-16 | 6+ | garden | heart
feeder guard* against squirrels | 12-28 | 12+ | garden | practical
bird feeding apron* with pockets | 15-30 | 10+ | clothing | clothing filler
winter fat ball maker* | 9-18 | 6+ | tool | meat
bird feed of the month subscription* | 25-50 | 14+ | subscription | subscription heart
bird food station plate* in stoneware | 15-30 | 10+ | garden |
wren and robin mug* | 9-18 | 8+ | tableware | filler
wooden bird family toys* | 10-20 | 1-5 | toy |
bird song book* with buttons | 9-18 | 2-6 | book | book noisy battery gadget heart
garden birds memory game* | 6-13 | 3-8 | game |
plush birds* that sing | 10-20 | 1-8 | toy | battery noisy
bird picture puzzle* | 6-13 | 2-6 | puzzle | filler
touch-and-feel bird book* | 6-13 | 0-3 | book | book
bird bath squirters* | 6-13 | 1-5 | toy | filler
bird mask and wings set* | 9-18 | 3-8 | toy | clothing filler
bird-shaped fat feeders* to hang | 6-13 | 3+ | garden |
first binoculars* for toddlers | 8-16 | 2-4 | toy | plastic filler
toddler's bird spotting chart* | 5-11 | 2-4 | print | filler
bird stickers book* | 4-9 | 3-8 | book | book filler
fat ball making kit* for birds | 8-16 | 6-13 | craft kit | meat nuts
clay bird feeder kit* | 9-18 | 7-13 | craft kit | heart
bird call whistle set* | 8-16 | 6-13 | toy | noisy

# greenhouses and allotments
needs: garden
also: allotment, allotments, greenhouse, greenhouses, greenhouse growing, plot holder, polytunnel, allotment holder
own: tomatoes = growing tomatoes, sweet peas, giant vegetables, chilli growing = chillies growing
near: vegetable growing, gardening, beekeeping
unfit: care, photography, watercolour, show, day
cold frame* in cedar | 60-130 | 14+ | garden | bulky
electric propagator* with lid | 25-55 | 14+ | electronics | gadget practical heart
heavy-duty bucket caddy* | 18-38 | 12+ | bag | practical
min-max greenhouse thermometer | 10-22 | 10+ | tool | practical
kneeling pad* in memory foam | 12-26 | 14+ | garden | practical filler
allotment shed sign* | 12-26 | 12+ | decor | personalised filler
soft plant ties* reel | 4-10 | 8+ | equipment | practical filler
heritage bean seed collection | 8-18 | 8+ | plant | plant heart
stainless border fork* | 25-50 | 14+ | tool | practical
rechargeable greenhouse lantern | 18-38 | 12+ | lighting | gadget battery
harvest basket* in ash | 25-55 | 10+ | storage | eco heart
enamel tea mug* for the plot | 8-18 | 10+ | tableware | filler
plot planning handbook | 14-26 | 12+ | book | book heart
oscillating hose sprinkler* | 14-30 | 12+ | garden | practical filler
garden centre gift card | 20-60 | 12+ | voucher | voucher heart
garden show tickets | 15-45 | 8+ | experience | experience heart
cushioned allotment chair* | 35-75 | 16+ | furniture | bulky
birthday seed packets* posy | 6-14 | 8+ | plant | plant @birthday
packet trio* of salad seeds | 5-10 | 8+ | plant | plant
windowsill growing house* | 12-25 | 5+ | garden | plant heart
child's allotment tool set* | 15-30 | 4-11 | tool | heart
allotment diary* for children | 7-14 | 6-13 | stationery | filler
sunflower and pumpkin seeds race* | 6-13 | 4-14 | plant | plant heart
painted scarecrow kit* | 12-25 | 5-12 | craft kit | heart
picture book* about an allotment | 7-14 | 3-8 | book | book
strawberry plants tray* | 8-18 | 6+ | plant | plant
children's wheelbarrow* in tin | 22-45 | 3-9 | garden | bulky
child's gardening bag* with pockets | 9-18 | 4-11 | bag |
grow bag set* for children | 10-20 | 5-14 | garden |
garden gloves* in small size | 4-9 | 4-11 | accessory | clothing sized filler
rainbow carrot seeds* | 3-7 | 5+ | plant | plant
plot picnic blanket* | 18-36 | 6+ | textile | filler
weather station* for the plot | 25-50 | 8+ | equipment | heart
bean wigwam kit* | 12-25 | 5-12 | garden | plant heart
potato growing bucket* | 9-18 | 5+ | garden |
salad seed mat* for children | 5-11 | 5-12 | plant | plant filler
allotment bug hotel* | 12-25 | 6+ | garden |
mini shed sign* to paint | 8-16 | 6-13 | craft kit | filler

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
highland cow art print* | 10-28 | 8+ | print | filler
wind-up milking cow puzzle* | 10-22 | 3-7 | puzzle | filler
farmer's rigger work gloves* | 10-22 | 14+ | clothing | clothing leather practical filler
shepherd's crook walking stick* | 25-55 | 14+ | outdoor gear | heart
boot jack* in oak | 15-32 | 12+ | home | practical filler
farm park family tickets | 15-45 | 1+ | experience | experience heart
lambing diary* for smallholders | 10-20 | 14+ | stationery | practical filler
vintage tractor calendar | 8-15 | 8+ | stationery | filler
die-cast tractor and baler* | 20-45 | 4+ | collectible |
padded farm gilet | 30-65 | 10+ | outerwear | clothing sized filler
farming memoir* from the hills | 9-18 | 12+ | book | book filler
farm noises sound book* | 8-15 | 1-5 | book | book noisy gadget battery
sheep footstool* in soft boucle | 40-90 | 3+ | furniture | bulky wool filler
galvanised gate latch hooks* | 12-28 | 16+ | tool | practical filler
farm animal stickers | 2-5 | 3-9 | stationery | filler
lift-the-flap farm book* | 6-13 | 1-5 | book | book heart
farm animal bath toys* | 7-14 | 1-5 | toy |
plush cow* that moos | 12-25 | 1-6 | toy | battery noisy
lamb plush* with curly coat | 10-20 | 0-6 | toy |
farm floor puzzle* | 9-18 | 2-6 | puzzle |
wooden farm stacking animals* | 12-25 | 1-4 | toy |
farmyard play mat* | 18-36 | 1-6 | textile |
farm memory cards* | 6-13 | 3-8 | game |
farmer's dress-up dungarees* | 15-30 | 2-8 | clothing | clothing sized
finger puppets* of farm animals | 7-14 | 1-6 | toy |
toy tractor* with animal trailer | 14-28 | 2-8 | toy | heart
wooden animal fences* for the farm | 8-16 | 3-9 | toy |
farm sticker activity book* | 4-9 | 3-8 | book | book filler
pig racing board game* | 12-25 | 5-12 | board game |
farm encyclopedia* for children | 9-18 | 5-12 | book | book heart
model milking parlour* | 20-40 | 5-12 | toy | small-parts
farm building blocks set* | 18-36 | 3-8 | toy |
bottle feeding morning* at a farm | 8-22 | 3+ | experience | experience heart
butter churn jar* for children | 15-30 | 6-12 | craft kit | dairy
young farmer's boiler suit* | 20-40 | 3-12 | clothing | clothing sized filler
cow-print wellies* | 14-28 | 1-12 | footwear | clothing sized filler
farm holiday weekend* | 120-280 | 18+ | travel | experience
county show tickets* | 15-40 | 5+ | experience | experience heart
sheep adoption* with letters | 20-40 | 5+ | keepsake | wool
tractor driving session* | 50-120 | 16+ | experience | experience
farm shop hamper* with jams | 25-55 | 14+ | food | food sugar
sheep mug* in stoneware | 9-18 | 8+ | tableware | filler
highland cow cushion* | 14-28 | 8+ | textile | filler
young farmers' club membership* | 10-30 | 10-25 | subscription | subscription
tractor building kit* with tools | 18-36 | 8-14 | toy | small-parts
pig keyring* in brass | 4-9 | 8+ | accessory | filler
farm life diary* of a shepherdess | 9-18 | 11+ | book | book filler
cheese dairy and goats visit* | 8-22 | 6+ | experience | experience food dairy
animal breeds trump cards* | 6-13 | 7-15 | game |
goat milk soap* | 5-11 | 10+ | body care | scent dairy filler

# insects and minibeasts
needs: animals
also: insects, bugs, minibeasts, bug hunting, creepy crawlies, ladybirds, snails hunting, entomology
own: butterflies = caterpillars, ants, spiders, moths = moth trapping
near: wildlife gardening, nature documentaries, science
unfit: care, glove, show, day, shop
butterfly growing kit* with net | 18-38 | 4-12 | craft kit | pet heart
ant formicarium* starter | 25-60 | 8+ | equipment | pet heart
three-way bug viewer* | 10-22 | 4-10 | equipment | plastic heart
bug catching net* and jar | 8-18 | 4-10 | outdoor gear | plastic heart
realistic insect figures* | 8-18 | 3-9 | toy | plastic small-parts heart
pocket insects field guide | 6-14 | 6+ | book | book heart
moth light trap* | 60-140 | 12+ | electronics | gadget battery heart
stag beetle brass brooch* | 12-28 | 12+ | jewellery | jewellery
framed butterfly print* | 14-35 | 8+ | print |
ladybird house* for the garden | 12-26 | 4+ | garden |
stick insect starter tank* | 20-42 | 6-14 | storage | pet heart
giant beetle floor puzzle* | 10-22 | 3-8 | puzzle | bulky
minibeast bingo | 8-15 | 4-9 | game | filler
solar bee and bug lamp* | 12-26 | 5+ | lighting | gadget filler
bug hotel building workshop* | 12-30 | 5-12 | class | experience heart
butterfly house day tickets* | 15-35 | 3+ | experience | experience heart
honeycomb weave lap blanket* | 18-38 | 3+ | textile | filler
plastic bug jar | 3-6 | 4-10 | equipment | plastic filler
plush ladybird* | 10-20 | 0-6 | toy | heart
lift-the-flap bugs book* | 6-13 | 1-5 | book | book heart
wooden caterpillar pull-along* | 12-25 | 1-4 | toy | heart
butterfly wings* to dress up | 8-16 | 2-8 | clothing | clothing filler
bug bath toys* | 6-13 | 1-5 | toy | filler
bee hand puppet* | 10-20 | 1-6 | toy | filler
wooden insects stacking puzzle* | 9-18 | 2-6 | puzzle | filler
caterpillar story board book* | 6-13 | 1-4 | book | book
bug night light* that glows | 12-25 | 1-9 | lighting | gadget battery filler
bug memory cards* | 6-13 | 3-8 | game |
toddler magnifying glass* | 6-13 | 2-4 | toy | heart
ladybird rain boots* | 12-25 | 1-8 | footwear | clothing sized filler
insect encyclopedia* for children | 10-20 | 6-12 | book | book heart
insect collecting case* with labels | 15-30 | 8+ | storage |
pocket microscope* for bugs | 12-25 | 7+ | equipment | gadget battery heart
real insects in resin* | 10-20 | 6+ | collectible | heart
bug hunt backpack* with tools | 18-36 | 4-10 | bag | heart
robot beetle building kit* | 15-30 | 7-13 | craft kit | gadget battery
insect trump cards* | 6-13 | 6-14 | game |
insect drawing book* | 6-13 | 6-13 | book | book filler
beetle jigsaw* with many kinds | 12-24 | 8+ | puzzle | small-parts
insect identification poster* | 7-15 | 6+ | print |
entomology handbook* | 20-40 | 12+ | book | book heart
pinned specimen frame* in shadow box | 25-55 | 12+ | decor | heart
sweep net* for meadows | 20-40 | 10+ | equipment | practical heart
insect macro photography day* | 50-110 | 14+ | class | experience heart
bee walk* with an expert | 10-30 | 8+ | experience | experience heart
insect charity membership* | 20-45 | 12+ | subscription | subscription
folding field magnifier* | 8-18 | 8+ | tool | practical heart
insect watercolour postcards* | 6-13 | 10+ | stationery | filler
beetle patterned scarf* | 14-28 | 14+ | accessory | clothing filler
insect species tea towel* | 7-14 | 14+ | textile | filler
insect brooch making kit* | 12-25 | 9+ | craft kit | jewellery
touch-and-feel bug book* | 6-13 | 0-3 | book | book
wooden bug magnetic game* | 10-20 | 3-7 | game | small-parts filler

# falconry
needs: animals
also: birds of prey, hawking, falcons, hawks, raptors
own: owls
near: birdwatching, hiking
unfit: care, shop
thick leather falconry gauntlet | 35-80 | 14+ | equipment | leather clothing sized practical of:falconry heart
bird of prey photography day* | 50-110 | 12+ | experience | experience heart
braided falconry leash | 10-22 | 16+ | equipment | practical of:falconry
brass hawk bell pair* | 12-28 | 16+ | equipment | noisy of:falconry heart
waxed field waistcoat | 45-100 | 16+ | clothing | clothing sized practical filler
falconer's field bag | 30-65 | 14+ | bag | practical of:falconry heart
training lure* | 12-25 | 16+ | tool | of:falconry
classic falconry manual | 15-30 | 14+ | book | book of:falconry heart
peregrine watercolour print* | 12-30 | 10+ | print |
owl sanctuary adoption* | 20-40 | 6+ | subscription | subscription
digital weighing scale* for birds | 20-45 | 16+ | electronics | gadget battery practical of:falconry
swivel and jess repair kit* | 5-14 | 16+ | tool | leather practical of:falconry filler
raptor identification chart | 6-14 | 8+ | decor |
compact field binoculars | 35-90 | 12+ | equipment | practical
leather jess pair* | 9-15 | 14+ | equipment | leather of:falconry
plush owl* with soft wings | 10-20 | 1-8 | toy | heart
birds of prey book* for children | 8-16 | 6-12 | book | book heart
falconry display day tickets* | 10-30 | 4+ | experience | experience heart
owl pellet box* to examine | 10-20 | 8+ | craft kit |
eagle kite* | 12-25 | 6-14 | toy |
hawk figure set* | 8-16 | 4-11 | collectible |
feather quill set* | 9-18 | 8+ | stationery | filler
raptor trump cards* | 6-13 | 6-14 | game |
owl night light* | 12-25 | 1-9 | lighting | gadget battery filler
hold-an-owl morning* | 25-55 | 6+ | experience | experience pet heart
owl jigsaw* | 10-20 | 6+ | puzzle | small-parts
falcon model kit* in card | 9-18 | 8+ | craft kit | small-parts filler
child's falconry glove* | 15-30 | 7-12 | accessory | leather clothing sized
wing-patterned wrap* to dress up | 12-25 | 3-10 | clothing | clothing filler
birds of prey drawing guide* | 6-13 | 8+ | book | book
falconry hood* in leather | 20-45 | 14+ | equipment | leather of:falconry heart
birds of prey sketching day* | 40-90 | 12+ | class | experience
hawk feather pen* | 9-18 | 8+ | stationery | filler
falconry day* for young people | 40-90 | 9-12 | experience | experience heart
falcon building blocks set* | 14-28 | 8-14 | toy | plastic small-parts filler
wooden eagle glider* | 7-14 | 6-13 | toy | filler
eagle owl adoption* | 20-40 | 6+ | keepsake | eco
raptor wing T-shirt* | 12-25 | 6+ | clothing | clothing sized filler

# terrariums
also: terrarium, bottle gardens, bottle garden, paludarium, vivarium building
own: moss = mosses, aquascaping
near: houseplants, bonsai and Japanese gardens
unfit: watercolour, show, care, shop
corked glass terrarium jar | 20-45 | 12+ | decor | plant heart
long bamboo tweezers* | 6-14 | 12+ | tool | practical
live cushion moss | 6-15 | 12+ | plant | plant heart
terrarium substrate layers* | 10-22 | 12+ | garden | practical plant filler
fine mist spray bottle | 6-14 | 8+ | tool | practical filler
mini fern trio* | 12-25 | 12+ | plant | plant
terrarium building workshop | 35-70 | 12+ | class | experience plant heart
slim LED grow light | 20-45 | 14+ | lighting | gadget practical battery
miniature garden figures* | 5-12 | 8+ | collectible | small-parts
terrarium design book* | 14-26 | 12+ | book | book plant heart
dragon stone rocks* | 10-25 | 12+ | decor |
springtail clean-up culture* | 8-15 | 14+ | pet | pet filler
geometric glass planter | 25-50 | 12+ | home | heart
activated charcoal bag* | 4-9 | 14+ | garden | practical filler
children's glow terrarium kit* | 14-28 | 6-12 | craft kit | plant battery heart
fairy terrarium figures* | 6-13 | 6-14 | decor | small-parts plant
dinosaur terrarium kit* | 14-28 | 6-12 | craft kit | plant heart
coloured sand tubes* | 6-13 | 6-14 | art supplies | filler
terrarium book* for children | 8-16 | 7-12 | book | book plant
mini spray bottle* with animals | 4-9 | 6-14 | garden | filler
air plant globe* to hang | 9-18 | 8+ | plant | plant heart
terrarium workshop* for families | 25-55 | 7+ | class | experience plant heart
tiny mushroom stakes* | 5-11 | 7-14 | decor | filler
crystal pebbles bag* | 5-11 | 7-14 | decor | filler
moss garden bowl kit* | 14-28 | 8+ | plant | plant heart
botanical garden outing* | 8-22 | 6+ | experience | experience
long spoon and brush set* | 6-13 | 8+ | tool | practical filler
mini gnome house* | 8-16 | 6-14 | decor | filler
jewel orchid* for damp jars | 14-28 | 12+ | plant | plant heart
closed terrarium* already planted | 35-75 | 14+ | decor | plant heart
glass cleaning magnet* for jars | 8-16 | 12+ | tool | small-parts practical filler
cork bark backdrop* | 12-25 | 12+ | decor |
glass cloche* on a wooden base | 20-42 | 12+ | decor | heart
plant lights with timer* | 20-40 | 12+ | lighting | gadget plant
jar volcano landscape kit* | 12-25 | 7-13 | craft kit | filler
fairy door* for tiny gardens | 8-16 | 5-12 | decor |
glow pebbles bag* | 5-11 | 6-14 | decor | filler
rainforest in a jar kit* | 14-28 | 7+ | craft kit | plant heart
woodlouse and springtail study kit* | 10-20 | 7-14 | craft kit | pet
miniature animals set* for jars | 7-14 | 6-13 | collectible | small-parts

# amphibians and axolotls
needs: animals
also: amphibians, newts, salamanders, toads
own: axolotls = axolotl, frogs = frog = tree frogs = dart frogs
near: fish keeping, terrariums
unfit: show, day, shop
soft sponge tank filter* | 12-25 | 14+ | pet | pet practical filler
cave hide* in smooth clay | 8-18 | 10+ | pet | pet heart
long feeding tongs | 6-14 | 12+ | tool | pet practical filler
aquarium cooling fan | 20-45 | 14+ | electronics | gadget pet practical
water test kit* | 15-30 | 14+ | equipment | pet practical filler
axolotl plush toy | 10-22 | 3+ | toy | heart
frog identification poster | 6-15 | 6+ | print |
amphibian care handbook | 10-20 | 8+ | book | book heart
silk aquarium plants | 8-18 | 8+ | decor | pet plant
digital tank thermometer | 8-18 | 12+ | electronics | gadget battery pet practical
wildlife pond visit* | 5-25 | 5+ | experience | experience
axolotl enamel pin* | 4-9 | 8+ | accessory | merchandise small-parts filler
glass observation tank* | 45-110 | 14+ | equipment | pet bulky heart
axolotl cotton socks | 6-14 | 6+ | clothing | clothing sized
plush frog* with long legs | 9-18 | 1-9 | toy | heart
frog picture book* | 7-14 | 2-7 | book | book heart
jumping frogs game* | 7-14 | 4-9 | game | heart
frog bath toys* | 6-13 | 1-5 | toy | filler
frog raincoat* | 16-32 | 1-8 | outerwear | clothing sized
tadpole watching tank* | 12-25 | 5-12 | equipment | pet heart
amphibian book* for children | 8-16 | 6-12 | book | book heart
frog life cycle figures* | 7-14 | 4-10 | toy | heart
frog stickers* | 3-7 | 4-12 | stationery | filler
axolotl squishy toy* | 6-13 | 4-12 | toy |
frog building blocks set* | 12-25 | 6-14 | toy | plastic small-parts heart
axolotl night lamp* | 12-25 | 2+ | lighting | gadget battery heart
axolotl colouring book* | 5-11 | 5-12 | book | book
tank decoration cave* | 9-18 | 8+ | decor | pet
froggy pyjamas* | 14-28 | 2-12 | clothing | clothing sized filler
toad and newt field chart* | 5-11 | 6+ | print | filler
axolotl crochet kit* | 12-24 | 9+ | craft kit | wool heart
frog mug* with a face inside | 9-18 | 6+ | tableware |
amphibian house visit* at the zoo | 12-30 | 4+ | experience | experience heart
frog umbrella* with eyes | 12-25 | 3-10 | accessory | filler
amphibian society membership* | 15-35 | 12+ | subscription | subscription heart
frog pendant* in silver | 15-32 | 10+ | jewellery | jewellery
garden pond dipping day* | 5-20 | 5+ | experience | experience heart
frog doorstop* in cast iron | 15-30 | 12+ | decor | filler
frozen bloodworm cubes* | 6-13 | 10+ | pet | pet
frog hand puppet* | 10-20 | 1-7 | toy |
frog pull-along* in wood | 12-25 | 1-4 | toy |
frog costume* | 15-30 | 1-7 | clothing | clothing sized filler
touch-and-feel pond book* | 6-13 | 0-3 | book | book
frog night light* | 12-25 | 1-9 | lighting | gadget battery
wooden frog puzzle* | 6-13 | 1-5 | puzzle |
frog wellies* | 12-25 | 1-8 | footwear | clothing sized filler
frog splash bath book* | 5-11 | 0-4 | book | book filler
frog towel* with hood | 14-28 | 0-7 | textile | filler

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
quick-dry dog towel robe* | 18-35 | 12+ | textile | pet practical clothing heart
lined wellington boots | 30-65 | 10+ | footwear | clothing sized practical filler
rechargeable head torch | 15-35 | 12+ | electronics | gadget battery practical heart
collapsible water bowl | 5-12 | 10+ | pet | pet practical
dog-friendly walks guide* | 8-15 | 12+ | book | book heart
rolled bag dispenser* | 4-9 | 12+ | accessory | pet practical filler
dog training class | 30-80 | 12+ | class | experience pet heart
garden agility tunnel* | 20-45 | 10+ | equipment | pet bulky
watercolour dog portrait | 25-60 | 12+ | print | personalised sentimental heart
dog-friendly pub lunch voucher* | 20-45 | 25+ | voucher | voucher food alcohol heart
bag of training treats* | 5-10 | 8+ | pet | pet food
child's dog lead* in small length | 8-16 | 6-12 | pet | pet heart
dog walk bingo cards* | 6-13 | 5-14 | game | heart
tennis ball thrower* | 6-13 | 5+ | pet | pet
dog walk rucksack* for children | 16-32 | 6-13 | bag |
reflective slap bands* | 4-9 | 5-14 | accessory | filler
dog paw balm* | 7-14 | 8+ | pet | pet
walking wellies* for children | 14-28 | 3-12 | footwear | clothing sized filler
floating fetch ring* | 7-14 | 6+ | pet | pet heart
puddle suit* for muddy walks | 20-40 | 1-10 | outerwear | clothing sized filler
dog walks log* for children | 7-14 | 6-13 | stationery | filler
woodland walk* with a picnic | 10-30 | 5+ | experience | experience food
light-up dog ball* | 7-14 | 6+ | pet | pet battery gadget heart
dog whistle* on a cord | 6-13 | 8+ | tool | pet noisy
dog jumper* in bright stripes | 14-28 | 6+ | pet | pet sized clothing filler
bobble hat* with paw prints | 9-18 | 5+ | accessory | clothing
nature spotting cards* for walks | 6-13 | 5+ | game |
flask* with cup for walks | 14-28 | 10+ | equipment | practical heart
dog walking coat* for children | 25-50 | 3-12 | outerwear | clothing sized filler
dog treat bag* for small hands | 6-13 | 5-12 | bag | pet
dog running belt* for teenagers | 15-30 | 11-17 | pet | pet practical clothing
muddy paw cleaner cup* | 9-18 | 10+ | pet | pet practical

# hydroponics and mushrooms
also: hydroponics, indoor growing, permaculture, aquaponics, sprouting
own: mushroom growing = mushrooms = mycology, microgreens
near: vegetable growing, houseplants, foraging
unfit: watercolour, show, care
oyster mushroom growing kit* | 15-28 | 10+ | garden | plant food fish heart
countertop hydroponic garden | 45-110 | 14+ | electronics | gadget plant of:hydroponics_and_mushrooms of:microgreens heart
microgreen seed trays* | 8-18 | 8+ | garden | plant
mushroom identification guide | 10-22 | 10+ | book | book
full-spectrum grow light | 20-50 | 14+ | lighting | gadget practical heart
digital nutrient meter* | 15-35 | 16+ | tool | gadget battery practical of:hydroponics_and_mushrooms of:microgreens
mushroom foraging walk | 25-55 | 14+ | experience | experience heart
mushroom life cycle print* | 10-22 | 10+ | print |
salad seed subscription | 15-40 | 12+ | subscription | subscription plant of:hydroponics_and_mushrooms of:microgreens heart
mushroom brush* in beech | 4-9 | 12+ | kitchenware | practical filler
glass sprouting jar | 8-15 | 10+ | kitchenware | practical heart
small watering bottle | 4-9 | 8+ | tool | practical filler
mushroom-shaped night lamp* | 15-30 | 5+ | decor | gadget battery
cress and rocket seed mats* | 6-12 | 6+ | garden | plant of:hydroponics_and_mushrooms of:microgreens heart
mushroom growing kit* for children | 12-25 | 6-12 | craft kit | plant food heart
sprout growing jar kit* | 9-18 | 6+ | kitchenware | plant heart
mushroom picture book* | 8-16 | 4-10 | book | book heart
mushroom trump cards* | 6-13 | 6-14 | game | filler
toadstool night light* | 12-25 | 2-9 | lighting | gadget battery filler
crystal growing garden kit* | 10-20 | 6-13 | craft kit | filler
mushroom socks* | 5-11 | 6+ | clothing | clothing sized filler
mushroom colouring book* | 6-13 | 6+ | book | book filler
bean root viewing jar* | 9-18 | 5-12 | equipment | heart
mushroom tote bag* | 8-16 | 8+ | bag | filler
mushroom ceramic mug* | 10-20 | 8+ | tableware | filler
mushroom farm tour* | 10-30 | 8+ | experience | experience heart
lion's mane growing kit* | 15-28 | 10+ | garden | plant food heart
mushroom cookbook* | 14-28 | 14+ | book | book
hydroponic seed pods* refill | 15-30 | 12+ | plant | plant of:hydroponics_and_mushrooms of:microgreens heart
vertical indoor garden tower* | 60-130 | 14+ | garden | bulky plant of:hydroponics_and_mushrooms of:microgreens heart
mushroom stamp set* | 7-14 | 6-13 | art supplies | filler
regrow-your-scraps kit* | 9-18 | 6-13 | craft kit | plant heart
hydroponic jar kit* for children | 14-28 | 7-12 | craft kit | plant of:hydroponics_and_mushrooms of:microgreens heart
mushroom plush* with a face | 10-20 | 2-12 | toy |
mushroom spotting walk* for families | 8-22 | 5+ | experience | experience heart
felt mushrooms kit* | 9-18 | 7-14 | craft kit | wool

# orchids
also: orchid, orchid growing
near: houseplants, gardening, flower arranging
potted moth orchid* | 15-35 | 14+ | plant | plant heart
clear orchid pots* | 6-14 | 14+ | garden | plastic practical filler
orchid bark mix* | 5-12 | 14+ | garden | practical
long-spout watering can | 15-30 | 12+ | garden | practical
fine mist brass sprayer | 10-22 | 12+ | tool | practical heart
flower show tickets | 20-45 | 12+ | experience | experience heart
botanical orchid print | 10-25 | 12+ | print | heart
rare flower encyclopedia* | 18-38 | 12+ | book | book heart
humidity meter* for plants | 8-18 | 14+ | electronics | gadget battery practical filler
bare-root heritage rose* | 15-28 | 14+ | plant | plant filler
cotton gardening gloves | 6-14 | 12+ | accessory | clothing practical filler
bamboo flower stakes* | 3-8 | 14+ | tool | practical filler
glasshouse garden day tickets* | 12-30 | 8+ | travel | experience heart
tall glass stem vase | 15-40 | 14+ | decor |
orchid feed drops* | 5-10 | 12+ | garden |
mini orchid* in a little pot | 9-18 | 7+ | plant | plant heart
orchid colouring postcards* | 6-13 | 7+ | stationery | plant
orchid care cards* | 6-13 | 8+ | stationery |
orchid house visit* | 8-25 | 6+ | experience | experience heart
ceramic orchid pot cover* | 10-22 | 8+ | decor | plant
glass nugget filling* for pots | 5-11 | 8+ | decor | filler
paper orchid craft kit* | 12-24 | 8+ | craft kit | plant
orchid building brick set* | 25-50 | 9+ | craft kit | plant plastic small-parts heart
orchid clips* shaped as butterflies | 4-9 | 6-14 | garden |
vanilla orchid* to raise | 15-35 | 12+ | plant | plant heart
orchid society membership* | 15-35 | 16+ | subscription | subscription heart
orchid scented hand balm* | 8-16 | 14+ | body care | scent filler
flower painting set* | 9-18 | 6-13 | art supplies | filler
jungle plants sticker book* | 5-11 | 5-11 | book | book filler
flower dissection kit* | 10-20 | 7-13 | craft kit |
tropical flower stamps* | 7-14 | 6-13 | art supplies | filler
flower anatomy poster* | 6-13 | 8+ | print | filler
bee orchid enamel pin* | 5-11 | 8+ | accessory | small-parts plant filler
carnivorous plant* in a jar | 10-20 | 7+ | plant | plant heart
glass mister* for small hands | 7-14 | 6-13 | garden |
jungle house outing* | 8-22 | 5+ | experience | experience heart
butterfly and flower jigsaw* | 9-18 | 6+ | puzzle | small-parts plant filler
pop-up flower book* | 12-25 | 6+ | book | book plant heart
painted pot kit* for orchids | 10-20 | 7-14 | craft kit | plant
`
