export default `
# roses
scented shrub rose* in a pot | 18-32 | 12+ | plant | plant garden scent heart
rose grower's handbook* | 16-28 | 14+ | book | book
long rose pruning gloves* | 20-38 | 12+ | safety gear | clothing
rose garden day tickets* | 10-24 | 8+ | experience | experience heart
rose feed* in a tub | 9-15 | 14+ | garden |
botanical rose print* | 12-24 | 12+ | print | filler
rose plant labels* in zinc | 9-15 | 12+ | accessory | filler
rose arch* in powder-coated steel | 55-110 | 16+ | garden | bulky
rose garden visitors' guide* | 8-15 | 14+ | book | book
bare-root old rose* | 15-32 | 12+ | plant | plant
rose named after a famous gardener* | 22-45 | 12+ | plant | plant heart
thornproof gauntlets* in leather | 22-48 | 14+ | accessory | clothing sized leather heart
rose pruning secateurs* | 25-60 | 18+ | tool | sharp heart
rose food* tub | 8-16 | 12+ | garden |
rose garden visit* with tea | 12-35 | 10+ | experience | experience heart
climbing rose obelisk* in steel | 35-85 | 12+ | garden | bulky heart
encyclopedia of roses* | 25-50 | 12+ | book | book plant heart
rose society membership* | 20-40 | 14+ | subscription | subscription
slate rose labels* | 8-16 | 12+ | garden | plant
rose hand cream* for gardeners | 8-16 | 12+ | body care | scent filler
rose bowl vase* in glass | 18-40 | 12+ | decor |
botanical rose prints* trio | 18-40 | 12+ | print |

# tomatoes
striped and black tomato seeds* | 9-15 | 8+ | garden | plant heart
tomato growing handbook* | 12-22 | 10+ | book | book heart
tall spiral tomato supports* | 18-32 | 12+ | equipment | heart
self-watering tomato planter* | 28-50 | 12+ | storage | heart
seaweed tomato feed* | 8-14 | 12+ | home | filler
tomato knife* with fork tip | 12-22 | 18+ | kitchenware | sharp
greenhouse growing course* | 35-75 | 14+ | class | experience
cherry tomato growing bag kit* | 9-15 | 6+ | craft kit | plant
tomato plants trio* in pots | 10-22 | 8+ | plant | plant heart
spiral tomato canes* | 14-30 | 12+ | garden | heart
tomato feed* bottle | 6-14 | 12+ | garden |
growing bags with pot rings* | 12-28 | 12+ | garden | heart
vibrating pollination wand* | 9-20 | 12+ | tool | battery heart
tomato cookbook* | 14-28 | 12+ | book | book heart
tomato knife* with fine teeth | 8-18 | 18+ | kitchenware | sharp
passata machine* with crank | 30-70 | 14+ | kitchenware | heart
soft plant clips* for stems | 4-9 | 10+ | garden |
greenhouse thermometer* with memory | 12-28 | 12+ | tool | battery

# parrots
rotating treat feeder* for parrots | 22-42 | 12+ | pet | pet food heart
tabletop parrot stand* | 45-90 | 12+ | furniture | pet heart
parrot training handbook* | 14-26 | 12+ | book | book heart
shreddable palm toys* for parrots | 9-15 | 10+ | toy | pet heart
parrot travel carrier* | 45-90 | 14+ | bag | pet
parrot portrait print* | 15-30 | 8+ | print | filler
parrot park tickets* | 12-28 | 4+ | experience | experience heart
nut and seed reward mix* | 7-13 | 10+ | pet | pet food plant nuts
coconut swing* for parrots | 9-15 | 10+ | toy | pet bulky heart
puzzle feeder toy* for parrots | 10-24 | 8+ | pet | pet heart
chunky wooden chew toy* | 8-18 | 8+ | pet | pet heart
parrot play stand* | 45-110 | 12+ | pet | pet bulky heart
parrot harness* with lead | 22-45 | 14+ | pet | pet
tropical nut and fruit mix* | 10-20 | 10+ | pet | pet food nuts heart
parrot training book* | 12-24 | 12+ | book | book pet heart
parrot art print* | 10-24 | 8+ | print |
bird park day* | 10-28 | 4+ | experience | experience heart
parrot cushion* | 15-32 | 8+ | textile | filler
ladder and rope bridge* | 10-22 | 8+ | pet | pet heart
parrot mug* | 9-15 | 8+ | tableware | filler

# budgies
wooden budgie playground* | 18-34 | 8+ | pet | pet heart
millet spray bundle* | 7-13 | 8+ | home | pet
budgie care handbook* | 10-18 | 8+ | book | book heart
ladder and bell* for budgies | 6-12 | 8+ | toy | pet heart
natural wood perches* for budgies | 12-22 | 8+ | equipment | pet heart
budgie enamel pin* | 7-13 | 8+ | accessory | small-parts filler
budgie art print* | 12-24 | 6+ | print |
roomy flight cage* for budgies | 70-140 | 12+ | furniture | pet bulky
cuttlebone and mineral block* | 5-10 | 8+ | pet | pet filler
perch swing* for budgies in wood | 6-14 | 6+ | pet | pet bulky heart
foraging wheel toy* for budgies | 8-16 | 8+ | pet | pet heart
budgie play gym* | 18-38 | 8+ | pet | pet heart
clip-on bird bath* | 7-14 | 8+ | pet | pet heart
budgie portrait print* | 9-22 | 8+ | print |
budgie mug* | 9-15 | 8+ | tableware | filler
rope perch* with bends | 7-15 | 8+ | pet | pet heart
travel cage* with perch | 25-50 | 12+ | pet | pet
seed catcher skirt* for the cage | 8-16 | 12+ | pet | pet clothing filler
budgie calendar* | 9-16 | 8+ | stationery | filler

# topiary
also: box hedge shaping, hedge art, cloud pruning, formschnitt
Japanese topiary shears* | 40-85 | 18+ | tool | sharp heart
clipped box ball* in a pot | 25-50 | 16+ | plant | plant heart
topiary art and craft book* | 18-34 | 14+ | book | book heart
wire topiary frame* of an animal | 22-45 | 14+ | garden | heart
topiary clipping workshop* | 50-110 | 16+ | class | experience heart
young yew plants* for shaping | 16-30 | 16+ | garden | plant
cutting collection sheet* in canvas | 14-26 | 14+ | equipment |
camellia oil* for blades | 9-15 | 16+ | home |
topiary garden day tickets* | 10-25 | 8+ | experience | experience heart
cordless shape trimmer* | 60-120 | 18+ | electronics | gadget battery sharp
formal gardens print* | 10-20 | 12+ | print |
topiary postcards* | 5-10 | 10+ | stationery | filler
small box plant* in a pot | 9-15 | 14+ | plant | plant

# dahlias
also: dahlia, dahlia tubers, dahlia garden, dalias
dahlia tubers* in rare colours | 12-24 | 10+ | plant | plant heart
dahlia growing handbook* | 16-28 | 14+ | book | book heart
sturdy flower supports* for dahlias | 18-34 | 14+ | equipment | heart
dahlia show tickets* | 8-18 | 8+ | experience | experience heart
tuber storage crate* with vermiculite | 18-34 | 14+ | storage | heart
long-blade flower snips* | 14-28 | 18+ | tool | sharp
botanical dahlia print* | 10-22 | 12+ | print | filler
tall flower bucket* for cutting | 14-26 | 12+ | garden |
slate labels* for tubers | 8-15 | 12+ | accessory |
cut flower growing course* | 60-130 | 16+ | class | experience plant heart
dahlia embroidery cushion* | 22-42 | 12+ | textile | filler
single dahlia tuber* | 5-10 | 8+ | plant | plant
dahlia seed packet trio* | 6-12 | 8+ | garden | plant
dahlia tubers* in a mixed bag | 12-28 | 10+ | garden | plant heart
dinner plate dahlia tuber* | 6-12 | 10+ | garden | plant heart
dahlia stakes and soft ties* | 10-22 | 12+ | garden | clothing heart
tuber storage crate* with wood wool | 18-38 | 12+ | storage | wool heart
dahlia grower's book* | 18-35 | 12+ | book | book heart
earwig traps* in terracotta | 9-18 | 12+ | garden |
flower snips* in a holster | 15-32 | 18+ | tool | sharp heart
dahlia print* in deep red | 10-24 | 10+ | print | filler
slug wool pellets* | 9-18 | 12+ | garden | wool filler
heavy vase* for big blooms | 22-48 | 12+ | decor |
dahlia tea towel* | 8-14 | 12+ | textile | filler

# lawn care
also: lawn, lawns, mowing the lawn, mowing, striped lawn, rasenpflege, perfect lawn, greenkeeping
lawn seed and feed pack* | 15-30 | 18+ | garden | plant
half-moon lawn edger* | 28-55 | 18+ | tool | sharp heart
lawn expert's handbook* | 12-22 | 16+ | book | book heart
push cylinder mower* | 80-170 | 18+ | equipment | sharp bulky heart
hand spreader* for lawn feed | 16-30 | 16+ | equipment | heart
aerator sandals* with spikes | 16-30 | 18+ | footwear | clothing sized filler
garden shop voucher* for a mower | 50-120 | 18+ | voucher | voucher
edging shears* with long handles | 28-55 | 18+ | tool | sharp heart
lawn striping print* | 10-20 | 14+ | print | filler
garden chair* for admiring the lawn | 45-95 | 16+ | furniture | bulky
soil thermometer* | 9-15 | 14+ | accessory | gadget
daisy grubber* in ash | 9-15 | 14+ | garden | heart
lawn seed patch tub* | 8-15 | 16+ | garden | plant

# succulents
also: succulent, cactus, cacti and succulents, kakteen, sukkulenten, echeveria
mixed succulents* in small pots | 14-28 | 6+ | plant | plant heart
rare cactus* with woolly spines | 18-36 | 12+ | plant | plant heart
shallow planting bowl* for succulents | 20-38 | 12+ | decor | plant heart
cactus growing handbook* | 14-25 | 12+ | book | book heart
gritty cactus compost* | 7-13 | 12+ | garden | plant
squeeze bottle* with thin spout | 6-12 | 10+ | tool | filler
desert garden tray kit* | 20-38 | 7+ | craft kit | plant heart
brush and tweezers* for spines | 9-15 | 12+ | equipment |
cactus-shaped table lamp* | 18-36 | 4+ | lighting | gadget
cactus house day tickets* | 10-22 | 6+ | experience | experience
monthly succulent subscription* | 25-55 | 14+ | subscription | subscription plant heart
succulents watercolour print* | 10-20 | 10+ | print | filler

# sheepdogs
also: sheepdog, sheep dog, sheep herding, herding dogs, working sheepdogs, working collies
sheepdog trials day ticket* | 8-22 | 6+ | experience | experience heart
shepherd's silent whistle* on a lanyard | 7-14 | 10+ | tool | noisy heart
sheepdog training handbook* | 14-26 | 12+ | book | book heart
hazel shepherd's crook* | 30-60 | 14+ | equipment | heart
sheepdog handling lesson* | 50-110 | 12+ | class | experience pet heart
shepherd and collie memoir* | 9-15 | 12+ | book | book
dog coat* that dries fast | 22-42 | 12+ | pet | pet
working collie print* | 12-26 | 8+ | print |
long herding training line* | 14-28 | 12+ | pet | pet
carved sheepdog ornament* | 15-30 | 10+ | decor |
waxed bush hat* | 25-48 | 14+ | accessory | clothing
working dog treats bag* | 7-13 | 8+ | pet | pet food filler

# flyball
also: flyball team, flyball dog
bouncy flyball balls* in a set | 10-18 | 10+ | pet | pet
low training hurdles* for dogs | 30-60 | 12+ | equipment | pet heart
tug reward toy* with fleece | 9-15 | 10+ | toy | pet heart
flyball training handbook* | 14-24 | 12+ | book | book pet heart
ball-release training box* | 60-130 | 14+ | equipment | pet heart
soft dog harness* with handle | 20-40 | 12+ | pet | pet
flyball tournament weekend* | 50-120 | 16+ | travel | experience pet heart
team hoodie* with racing dog | 28-50 | 10+ | clothing | clothing sized
folding dog crate mat* | 18-34 | 12+ | textile | pet
cooling mat* for the dog | 22-42 | 12+ | pet | pet
paw balm* for racing dogs | 8-15 | 12+ | body care | pet scent filler
tennis balls* for dogs | 6-12 | 8+ | pet | pet

# dog grooming
also: dog groomer, grooming dogs, dog salon, poodle clipping
professional grooming comb* in steel | 12-24 | 14+ | tool | pet heart
quiet cordless pet clippers* | 45-95 | 18+ | electronics | gadget battery pet sharp heart
dog grooming scissors* set | 28-60 | 18+ | equipment | sharp pet heart
breed cuts and styling book* | 20-38 | 14+ | book | book heart
dog grooming day course* | 60-140 | 16+ | class | experience pet heart
detangling spray* for coats | 9-15 | 14+ | pet | pet scent
fast-drying dog towels* | 10-18 | 12+ | textile | pet
waterproof groomer's apron* | 20-38 | 14+ | clothing | clothing
adjustable grooming table* | 70-150 | 16+ | furniture | pet bulky
printed bandana set* for dogs | 8-15 | 10+ | accessory | pet clothing filler
clip-on dog bath mat* | 14-26 | 12+ | home | pet
soft bristle brush* for dogs | 8-15 | 10+ | pet | pet

# ponds
also: pond, garden pond, pond building, wildlife pond, gartenteich
solar pond fountain* | 25-50 | 14+ | garden | gadget battery heart
native pond plant set* | 18-36 | 10+ | plant | plant heart
pond making handbook* | 14-26 | 12+ | book | book heart
dwarf water lily* in a basket | 16-30 | 12+ | plant | plant heart
barrel pond kit* for small gardens | 45-90 | 14+ | outdoor gear | plant bulky heart
fine pond skimming net* | 12-24 | 12+ | tool |
floating pond thermometer* | 8-15 | 10+ | equipment | gadget
pond creatures identification chart* | 5-10 | 5+ | print | filler
magnifying pond viewer* | 12-24 | 4-12 | toy | heart
underwater pond lights* | 28-55 | 14+ | lighting | gadget battery heart
water gardens open day* | 8-18 | 8+ | experience | experience
dragonfly stake ornament* | 9-15 | 10+ | decor | heart

# hedgehogs
also: hedgehog, igel, hérisson, herisson, erizo, hedgehog rescue
hedgehog house* in timber | 35-70 | 6+ | garden | bulky heart
hedgehog rescue adoption* | 15-32 | 4+ | subscription | subscription heart
garden camera* for night visitors | 50-110 | 10+ | electronics | gadget battery heart
hedgehog picture book* for families | 8-15 | 3-10 | book | book heart
dried hedgehog food* | 7-13 | 6+ | pet | pet food
shallow stone water dish* for hedgehogs | 14-26 | 6+ | garden |
hedgehog highway gate sign* | 9-15 | 6+ | accessory | heart
plush hedgehog toy* | 12-24 | 1-12 | toy | heart
hedgehog wellington boots* for children | 16-28 | 3-9 | footwear | clothing sized filler
hedgehog watercolour print* | 10-20 | 6+ | print | filler
boot brush hedgehog* at the door | 14-26 | 12+ | home | filler
hedgehogs natural history* | 12-22 | 12+ | book | book heart
hedgehog house* in wood | 25-55 | 8+ | garden | heart
hedgehog feeding station* | 22-48 | 8+ | garden | heart
hedgehog highway sign* for the fence | 6-14 | 6+ | garden |
dry hedgehog food* bag | 8-16 | 8+ | pet | pet
night camera* for the garden | 45-110 | 10+ | electronics | gadget battery heart
hedgehog boot scraper* | 18-38 | 10+ | garden |
hedgehog rescue sponsorship* | 15-40 | 6+ | subscription | subscription heart
hedgehog doorstop* | 15-32 | 8+ | decor | filler
hedgehog mug* | 9-15 | 8+ | tableware | filler

# ducks
also: duck keeping, keeping ducks, pet ducks, indian runner ducks, mallards, enten
duck keeping handbook* | 12-22 | 10+ | book | book heart
duck house* with ramp | 120-260 | 14+ | garden | pet bulky heart
rigid duck pond tub* | 35-70 | 12+ | equipment | pet bulky heart
floating duck pellets* | 7-13 | 6+ | pet | pet
wetland centre day tickets* | 12-28 | 3+ | experience | experience heart
ceramic duck egg rack* | 14-26 | 10+ | kitchenware |
runner ducks watercolour print* | 10-22 | 8+ | print | filler
galvanised poultry drinker* | 18-34 | 12+ | pet | pet
carved wooden mallard* | 22-45 | 10+ | decor | heart
rubber duck family* for the bath | 7-13 | 1-6 | toy | plastic filler
duck-shaped umbrella handle* | 18-34 | 8+ | accessory |
breeds of duck poster* | 8-15 | 8+ | stationery | filler
rubber duck collector's set* | 8-15 | 2+ | decor | plastic

# koi
also: koi carp, koi keeping, koi pond, kohaku, nishikigoi
koi breeds and keeping handbook* | 20-38 | 12+ | book | book heart
premium koi pellets* | 15-30 | 12+ | pet | pet heart
koi inspection bowl* | 40-80 | 14+ | equipment | pet heart
pond water test kit* | 22-42 | 14+ | equipment | pet heart
solar pond oxygenator* | 32-65 | 14+ | electronics | gadget battery heart
floating feeding ring* | 9-15 | 10+ | pet | pet heart
koi show day tickets* | 8-20 | 8+ | experience | experience heart
Japanese koi ink print* | 12-26 | 10+ | print |
soft pan net* for koi | 28-55 | 14+ | tool | pet
koi windsock* in cotton | 10-18 | 6+ | garden |
koi pattern kimono robe* | 35-70 | 14+ | clothing | clothing
porcelain koi chopstick rests* | 9-15 | 12+ | tableware |
koi pellets* for hand feeding | 8-15 | 8+ | home | pet

# goldfish
also: gold fish, fancy goldfish, goldfish tank, goldfish bowl, goldfische
planted goldfish tank set* | 60-130 | 10+ | furniture | pet bulky gadget heart
goldfish care handbook* | 9-15 | 7+ | book | book heart
sinking goldfish pellets* | 6-12 | 6+ | pet | pet
smooth cave ornament* for goldfish | 9-15 | 6+ | decor | pet heart
cold-water plants bundle* | 9-15 | 8+ | plant | plant pet heart
quiet air pump* with stone | 14-28 | 10+ | electronics | gadget pet
goldfish training hoop kit* | 18-34 | 8+ | toy | pet heart
gravel vacuum siphon* | 9-15 | 10+ | tool | pet filler
liquid water conditioner* | 6-12 | 10+ | equipment | pet filler
fancy goldfish print* | 10-20 | 6+ | print | filler
goldfish-print socks* | 7-13 | 5+ | clothing | clothing filler
moss balls* for a goldfish tank | 8-15 | 8+ | plant | plant pet

# marine aquarium
also: marine aquariums, reef tank, reef tanks, saltwater aquarium, coral keeping, marine fish, nano reef, meerwasseraquarium
reef aquarium handbook* | 22-42 | 14+ | book | book pet heart
coral fragment voucher* | 30-70 | 16+ | voucher | voucher pet heart
digital salinity meter* | 45-95 | 14+ | electronics | gadget battery pet heart
reef salt bucket* | 35-70 | 14+ | equipment | pet
live rock and cave structure* | 40-80 | 14+ | decor | pet heart
coral fragging tools* set | 22-42 | 18+ | tool | sharp pet
reef test kit* for calcium | 20-40 | 14+ | equipment | pet
plankton and coral food* | 12-22 | 14+ | pet | pet
reef fish identification book* | 16-28 | 10+ | book | book heart
aquarists' fair tickets* | 8-20 | 10+ | experience | experience
clownfish print* | 10-18 | 6+ | print | filler
orange filter lens* for reef photographs | 9-15 | 14+ | accessory |
frozen reef food* | 7-14 | 12+ | pet | pet
reef fish sticker book* | 6-12 | 5-12 | stationery | book filler

# snakes
also: snake, snake keeping, pet snake, boas, boa constrictor, schlangen, hognose snake
snake keeping handbook* | 14-26 | 8+ | book | book heart
natural cork hide* for a snake | 12-24 | 8+ | pet | pet heart
dimming thermostat* for a vivarium | 40-80 | 14+ | electronics | gadget pet heart
climbing branch set* | 16-30 | 10+ | decor | pet heart
snake handling session* | 25-60 | 7+ | experience | experience pet heart
collapsible snake hook* | 14-26 | 16+ | tool | pet
large water bowl* in rock look | 12-22 | 10+ | pet | pet
snakes of the world encyclopedia* | 20-38 | 8+ | book | book heart
snake plush* two metres long | 18-34 | 2-14 | toy | heart
silver coiled snake ring* | 15-30 | 12+ | jewellery | jewellery
aspen bedding bale* | 9-15 | 10+ | home | pet filler
venomous snakes poster* | 7-13 | 6+ | print |
snake identification cards* | 7-13 | 6+ | game |
long snake soft toy* | 12-25 | 2-12 | toy | heart
snake fact book* with photographs | 8-16 | 6-13 | book | book heart
wooden wiggling snake* | 5-12 | 3-10 | toy |
snake encounter at a reptile centre* | 15-45 | 6+ | experience | experience heart
snake skeleton model* | 15-35 | 8+ | collectible | heart
snake t-shirt* | 10-20 | 4+ | clothing | clothing sized filler
snake ring* in silver | 12-30 | 10+ | jewellery | jewellery
rubber snakes set* | 5-10 | 4-11 | toy |
snake species poster* | 7-14 | 6+ | print |
snake jigsaw* | 9-16 | 5+ | puzzle | small-parts
snake adoption pack* | 18-38 | 5+ | keepsake | heart

# lizards
also: lizard, lizard keeping, iguana, iguanas, monitor lizard, skinks, blue-tongued skink, eidechsen, anoles
lizard keeper's handbook* | 14-25 | 8+ | book | book heart
basking platform* in stone look | 14-28 | 8+ | pet | pet heart
UVB lamp* for lizards | 28-55 | 12+ | lighting | gadget pet heart
jungle vine set* for climbing | 9-15 | 8+ | decor | pet heart
reptile house day tickets* | 12-28 | 3+ | experience | experience heart
reptile food and vitamin pack* | 12-22 | 10+ | pet | pet
realistic lizard figures* | 9-15 | 3-10 | toy | plastic heart
infrared thermometer* for basking spots | 16-30 | 12+ | tool | gadget battery
lizards of the world poster* | 7-13 | 6+ | print | filler
lizard enamel pin* | 6-12 | 8+ | accessory | small-parts filler
bioactive soil kit* for terrariums | 25-48 | 12+ | garden | pet plant heart
dragon and lizard drawing book* | 7-13 | 6-12 | art supplies | book

# bearded dragons
also: bearded dragon, beardie, beardies, bartagame, bartagamen, pogona
bearded dragon care handbook* | 12-22 | 8+ | book | book heart
lizard lounge hammock* with suction cups | 8-15 | 7+ | pet | pet bulky heart
digging box* with play sand | 16-30 | 8+ | pet | pet heart
UVB tube kit* for desert tanks | 40-80 | 12+ | lighting | gadget pet heart
feeding station* for greens and insects | 14-26 | 8+ | pet | pet heart
bearded dragon harness* with wings | 9-15 | 8+ | accessory | pet
salad seeds* for a bearded dragon | 5-10 | 7+ | garden | plant
digital dual thermometer* | 14-26 | 10+ | electronics | gadget battery pet
plush bearded dragon* | 14-26 | 2-12 | toy | heart
bearded dragon portrait print* | 18-38 | 8+ | print |
reptile show day tickets* | 8-18 | 6+ | experience | experience heart
calcium powder pot* | 7-13 | 12+ | home | pet filler

# geckos
also: gecko, leopard gecko, leopard geckos, crested gecko, crested geckos, leopardgecko
gecko care handbook* | 10-18 | 8+ | book | book heart
humid hide cave* for geckos | 10-18 | 8+ | pet | pet heart
magnetic feeding ledge* | 14-26 | 8+ | pet | pet heart
gecko fruit diet powder* | 12-22 | 10+ | pet | pet heart
tall glass terrarium* with mesh lid | 70-150 | 12+ | furniture | pet plant bulky heart
leafy vine bundle* | 9-15 | 8+ | decor | pet heart
hygrometer and thermometer duo* | 10-18 | 10+ | electronics | gadget battery pet
fogger* for a rainforest tank | 28-55 | 14+ | equipment | gadget pet heart
gecko hanging wall ornament* | 14-26 | 8+ | garden |
plush gecko* that hangs | 12-24 | 2-12 | toy | heart
gecko-print baseball cap* | 14-24 | 5+ | clothing | clothing filler
misting bottle* with fine spray | 8-15 | 8+ | tool | pet filler
gecko diet sampler* | 8-15 | 8+ | food | pet food

# stick insects
also: stick insect, leaf insects, leaf insect, phasmids, praying mantis, mantis, mantids, stabschrecken, phasmes
tall mesh insect cage* | 18-36 | 6+ | equipment | pet heart
stick and leaf insects handbook* | 12-22 | 8+ | book | book heart
stick insect eggs and care set* | 14-28 | 6+ | craft kit | pet egg heart
narrow-neck bramble vase* | 8-15 | 7+ | pet | pet
insect show day tickets* | 8-18 | 5+ | experience | experience heart
desk magnifier* on a stand | 12-24 | 6+ | tool |
realistic mantis figure* | 8-15 | 4-12 | toy | plastic heart
insect observation diary* | 6-12 | 6-14 | stationery | filler
stick insect camouflage print* | 9-15 | 5+ | print | filler
macro lens* for a phone | 16-30 | 10+ | accessory |
exotic insects encyclopedia* | 15-28 | 7+ | book | book heart
planted glass insect vivarium* | 45-90 | 9+ | furniture | pet plant bulky heart

# tarantulas
also: tarantula, vogelspinne, vogelspinnen, scorpions, scorpion, mygales
tarantula keeper's guide* | 16-28 | 10+ | book | book heart
clear display tank* for a tarantula | 28-55 | 12+ | furniture | pet bulky heart
cork tube hide* | 9-15 | 10+ | pet | pet heart
long soft-tip feeding tongs* | 8-15 | 12+ | tool | pet
invertebrate show tickets* | 8-18 | 8+ | experience | experience heart
bioactive substrate mix* | 10-18 | 12+ | garden | pet plant
resin-set spider paperweight* | 14-26 | 10+ | decor | heart
large spiders species poster* | 7-13 | 6+ | print | filler
plush tarantula* with long legs | 12-24 | 3-14 | toy | heart
silver spider web earrings* | 14-28 | 12+ | jewellery | jewellery
mini hygrometer* for small tanks | 8-15 | 10+ | electronics | gadget battery pet

# chameleons
also: chameleon, veiled chameleon, panther chameleon, chamäleon, chamaleon, caméléon, cameleon, camaleón, camaleon
chameleon care handbook* | 14-26 | 10+ | book | book heart
tall screen cage* for a chameleon | 70-150 | 14+ | furniture | pet bulky heart
automatic misting system* | 55-110 | 14+ | electronics | gadget pet heart
drip waterer* with silk leaves | 14-28 | 12+ | pet | pet heart
bendable jungle vines* | 9-15 | 8+ | decor | pet heart
feeding cup* for crickets | 8-15 | 10+ | pet | pet
live ficus plant* for a chameleon | 15-30 | 12+ | plant | plant pet
colour-changing chameleon lamp* | 18-34 | 3+ | lighting | gadget battery
plush chameleon* with curly tail | 12-24 | 1-12 | toy | heart
chameleon board game* | 15-26 | 8+ | board game |
chameleon picture story* | 7-13 | 3-8 | book | book
chameleon art print* | 9-15 | 6+ | print | filler

# ikebana
also: japanese flower arranging, ikebana flowers
heavy brass kenzan* for flowers | 16-34 | 14+ | equipment | heart
shallow ikebana vase* in stoneware | 28-60 | 14+ | decor | heart
ikebana class* with a master | 35-80 | 14+ | class | experience plant heart
ikebana seasons handbook* | 18-32 | 14+ | book | book heart
Japanese flower scissors* | 30-65 | 18+ | tool | sharp heart
branch and flower subscription* | 35-80 | 16+ | subscription | subscription plant
kenzan straightening pin* | 8-15 | 14+ | tool | filler
indigo flower wrapping cloth* | 12-24 | 12+ | textile |
Japanese flowers woodblock print* | 14-28 | 12+ | print |
bamboo hanging vase* | 14-26 | 12+ | decor |
floral tape and wires* set | 7-13 | 14+ | craft kit |
pocket flower arranging guide* | 9-15 | 12+ | book | book

# flower pressing
also: pressed flowers, pressing flowers, herbarium, pressed flower art, dried flowers
wooden flower press* with straps | 16-32 | 6+ | tool | heart
microwave flower press* | 22-42 | 12+ | equipment | heart
pressed flower art handbook* | 14-26 | 8+ | book | book heart
double glass frame* for pressed flowers | 14-28 | 8+ | decor | heart
herbarium album* with sheets | 14-26 | 10+ | stationery | heart
blotting paper and card refills* | 6-12 | 8+ | art supplies |
pressed flower resin kit* | 18-34 | 12+ | craft kit | small-parts
pocket press* for walks | 10-18 | 6+ | outdoor gear |
wild flowers spotting guide* | 8-15 | 7+ | book | book
pressed flower workshop* | 30-65 | 10+ | class | experience plant heart
fine tweezers* for petals | 6-12 | 10+ | tool |
pressed meadow wall print* | 12-24 | 10+ | print | filler

# canaries
also: canary, canary birds, finches, zebra finches, kanarienvogel, kanarienvögel, finch, canaris
long flight cage* for small birds | 60-130 | 14+ | furniture | pet bulky heart
canary and finch care handbook* | 10-18 | 8+ | book | book heart
natural perch set* for canaries | 9-15 | 8+ | pet | pet heart
canary food* with herbs | 7-13 | 8+ | pet | pet
hanging bird bath* for a cage | 8-15 | 8+ | pet | pet heart
woven nest baskets* | 7-13 | 8+ | decor | pet
songbird recordings album* | 9-15 | 6+ | audio |
cage cover cloth* for the night | 14-26 | 10+ | textile | pet
yellow canary art print* | 10-20 | 6+ | print | filler
cage birds show tickets* | 6-14 | 6+ | experience | experience heart
canary song whistle* in ceramic | 8-15 | 4+ | toy | noisy

# cockatiels
also: cockatiel, nymphensittich, nymphensittiche, cockatoo, cockatoos, calopsitte, calopsitta
cockatiel playground stand* | 30-65 | 10+ | furniture | pet heart
shredding and foraging toys* for cockatiels | 9-15 | 8+ | toy | pet heart
cockatiel care handbook* | 10-18 | 8+ | book | book heart
millet spray parcel* | 8-15 | 8+ | pet | pet
wide perch and swing set* | 16-30 | 8+ | pet | pet bulky heart
travel cage* with perch | 35-70 | 14+ | bag | pet
shower perch* with suction cups | 12-24 | 10+ | pet | pet
cockatiel portrait print* | 15-32 | 8+ | print |
bird training clicker* with stick | 8-15 | 10+ | tool | pet
cockatiel mug* | 9-15 | 10+ | tableware | merchandise filler
warm snuggle hut* for birds | 9-15 | 8+ | textile | pet

# pigeons
also: pigeon, racing pigeons, pigeon racing, pigeon keeping, doves, homing pigeons, brieftauben, colombophilie
electronic race timing rings* | 25-55 | 16+ | electronics | gadget battery pet
pigeon keeping and racing book* | 14-26 | 12+ | book | book heart
racing corn mix* sack | 15-28 | 14+ | pet | pet
wicker pigeon carrying basket* | 28-55 | 14+ | bag | pet heart
nest bowls* for the loft | 9-15 | 14+ | pet | pet filler
mineral grit and pick stone* | 7-13 | 14+ | pet | pet filler
hygienic loft scraper* | 7-13 | 14+ | tool | filler
coloured leg rings* in numbers | 6-12 | 14+ | accessory | pet filler
wartime messenger pigeons history* | 10-18 | 12+ | book | book
fancy pigeon breeds print* | 10-20 | 8+ | print | filler
pigeon show weekend ticket* | 8-20 | 10+ | experience | experience
city pigeon tote bag* | 10-18 | 10+ | bag | filler
pigeon racing clock accessories* | 15-40 | 14+ | equipment | filler
ceramic nest bowls* | 12-28 | 10+ | pet | pet filler
pigeon grit and minerals* bucket | 9-18 | 12+ | pet | pet filler
wicker pigeon basket* | 40-90 | 12+ | pet | pet bulky heart
pigeon ring set* in colours | 6-14 | 12+ | pet | pet filler
pigeon fancier's magazine subscription* | 30-65 | 14+ | subscription | subscription heart
porcelain racing pigeon* | 18-45 | 12+ | decor | filler
pigeon loft logbook* | 9-18 | 12+ | stationery | filler
feed scoop and drinker* | 12-28 | 12+ | pet | pet
book* on breeding racing pigeons | 16-32 | 14+ | book | book heart
pigeon show day trip* | 8-30 | 10+ | experience | experience heart
loft coat* with zip | 25-50 | 14+ | clothing | clothing sized filler
framed portrait* of a prize pigeon | 30-80 | 14+ | print | personalised heart

# zen gardens
also: zen garden, japanese garden, japanese gardens, karesansui, gravel garden, rock garden
tabletop Zen garden* with rake | 18-36 | 8+ | decor | heart
Japanese gardens design book* | 25-48 | 14+ | book | book heart
bamboo water fountain* | 50-110 | 16+ | garden | gadget bulky heart
granite pagoda stone* for the garden | 60-130 | 16+ | garden | bulky
Japanese maple* in a pot | 28-60 | 14+ | plant | plant heart
miniature rakes and stones* set | 9-15 | 8+ | tool | small-parts
fine white desk garden sand* | 6-12 | 8+ | home | filler
wide wooden gravel rake* | 28-55 | 14+ | equipment |
Japanese garden visit tickets* | 8-20 | 8+ | experience | experience heart
rock garden of Kyoto print* | 10-20 | 12+ | print | filler
garden meditation bench* in cedar | 120-250 | 18+ | furniture | bulky
Zen proverbs paperback* | 8-14 | 12+ | book | book

# kokedama
also: kokedamas, moss ball plants, hanging moss balls, string gardens
kokedama kit* with moss and clay | 16-30 | 10+ | craft kit | plant heart
hanging kokedama fern* | 20-38 | 12+ | plant | plant heart
kokedama making workshop* | 35-75 | 12+ | class | experience plant heart
kokedama string gardens book* | 12-22 | 12+ | book | book heart
bonsai clay and sphagnum moss* | 10-18 | 12+ | garden | plant
waxed twine* in earthy colours | 6-12 | 10+ | art supplies |
stoneware saucer* for a moss ball | 12-24 | 12+ | tableware |
brass hanging chain and ring* | 14-26 | 14+ | equipment |
rain mister* in copper | 16-30 | 10+ | tool |
orchid kokedama* in bloom | 28-50 | 14+ | decor | plant heart
moss garden print* | 9-15 | 12+ | print | filler
small fern* for a moss ball | 7-13 | 8+ | garden | plant heart

# gerbils
also: gerbil keeping, pet gerbils, rennmäuse, rennmause, gerbilles
deep digging tank topper* | 35-75 | 10+ | furniture | pet bulky heart
gerbil care guide* | 7-13 | 6+ | book | book
cork tunnels and logs* | 9-15 | 6+ | pet | pet heart
quiet solid running wheel* | 16-30 | 7+ | pet | pet heart
chewing sticks bundle* | 6-12 | 6+ | toy | pet
sand bath dish* with desert sand | 10-18 | 7+ | pet | pet
mealworm treat mix* for gerbils | 6-12 | 6+ | food | pet food filler
cardboard burrow maze* | 12-22 | 6-13 | craft kit | pet heart
natural hemp bedding* | 9-15 | 8+ | home | pet filler
gerbil portrait print* | 12-26 | 6+ | print |
soft travel carrier* for gerbils | 18-34 | 10+ | bag | pet
plush gerbil* | 10-20 | 2-10 | toy |

# pet mice
also: mouse keeping, fancy mice, pet mouse, farbmäuse, farbmause
wooden mouse climbing house* | 15-30 | 6+ | pet | pet heart
fancy mice care handbook* | 8-15 | 7+ | book | book heart
hanging rope bridge set* | 8-15 | 6+ | toy | pet heart
silent running disc* for mice | 14-26 | 7+ | pet | pet heart
foraging herb mix* | 6-12 | 6+ | pet | pet
glass mouse tank* with mesh lid | 50-110 | 10+ | furniture | pet bulky
paper nesting pack* | 6-12 | 6+ | home | pet filler
coconut hideaway ladder* | 8-15 | 6+ | decor | pet
felt mouse family* in matchboxes | 12-22 | 3-10 | craft kit | wool heart
mouse stories picture book* | 7-13 | 3-8 | book | book
mouse enamel pin* | 6-12 | 8+ | accessory | small-parts filler

# degus
also: degu, octodon
large metal degu wheel* | 28-55 | 10+ | pet | pet heart
degu care handbook* | 9-15 | 8+ | book | book
wooden ledge and perch set* | 18-34 | 8+ | pet | pet heart
dust bath house* with sand | 14-26 | 8+ | pet | pet heart
sugar-free forage mix* | 8-15 | 8+ | food | pet food sugar
multi-level rodent cage* | 100-220 | 14+ | furniture | pet bulky
hay rack ball* | 7-13 | 8+ | toy | pet
willow tunnel* to gnaw | 9-15 | 7+ | textile | pet heart
fleece hammock* for degus | 9-15 | 8+ | decor | pet bulky
carrier box* for vet trips | 16-30 | 12+ | bag | pet filler
degu portrait print* | 15-30 | 8+ | print |

# chinchillas
also: chinchilla, chinchilla keeping
marble cooling stone* for a chinchilla | 9-15 | 8+ | pet | pet heart
chinchilla dust bath house* | 16-30 | 8+ | pet | pet heart
chinchilla care handbook* | 10-18 | 8+ | book | book
kiln-dried wooden ledges* | 20-38 | 10+ | furniture | pet heart
apple twig chew bundle* | 7-13 | 8+ | toy | pet heart
large flying saucer wheel* | 45-90 | 12+ | equipment | pet heart
volcanic bathing sand* | 8-15 | 10+ | home | pet filler
timothy hay and herb parcel* | 10-18 | 8+ | food | pet food
hanging wooden bridge* | 10-18 | 8+ | decor | pet
chinchilla portrait print* | 15-32 | 8+ | print |
plush chinchilla* | 12-24 | 2-10 | toy |

# pet rats
also: rat, rat keeping, fancy rats, pet rat, ratten, farbratten
double fleece hammock* for rats | 9-15 | 8+ | textile | pet bulky heart
fancy rats care handbook* | 10-18 | 8+ | book | book
rat agility course* in wood | 20-38 | 8+ | toy | pet heart
treat puzzle box* for clever rats | 12-22 | 8+ | pet | pet heart
rope and ladder climbing set* | 10-18 | 8+ | pet | pet heart
tall rat cage* with wide doors | 110-230 | 14+ | furniture | pet bulky
bonding scarf pouch* | 12-22 | 10+ | bag | pet heart
dried banana treats* for rats | 6-12 | 8+ | food | pet food filler
rat trick training book* | 9-15 | 8+ | book | book heart
shallow pool* for pea fishing | 9-15 | 8+ | tableware | pet
rat portrait print* | 15-30 | 8+ | print | filler
rat enamel pin* | 6-12 | 8+ | accessory | small-parts filler

# hermit crab
also: pet hermit crab, land hermit crabs, einsiedlerkrebs, bernard-l'hermite
polished turbo shells* in three sizes | 9-15 | 7+ | pet | pet heart
glass crabitat tank* with lid | 35-75 | 10+ | furniture | pet bulky heart
hermit crab care handbook* | 8-15 | 7+ | book | book heart
climbing net and cork branch* | 10-18 | 7+ | decor | pet heart
sea salt and dechlorinator* set | 9-15 | 10+ | equipment | pet
deep sand substrate sack* | 9-15 | 10+ | home | pet filler
crab food variety box* | 8-15 | 7+ | food | pet food fish
humidity and heat gauge* | 9-15 | 10+ | electronics | gadget battery pet filler
hermit crab story picture book* | 7-13 | 3-8 | book | book
carved shell night light* | 14-26 | 3+ | lighting | battery
rock pool crab safari* | 8-20 | 4+ | experience | experience fish heart

# giant african snails
also: giant african land snail, giant snail, snail keeping, achatschnecken, achatina
planted snail terrarium* | 45-95 | 10+ | furniture | pet plant bulky heart
land snail care handbook* | 8-15 | 7+ | book | book heart
cuttlebone and calcium dish* | 6-12 | 7+ | pet | pet
cork bark climbing arch* | 9-15 | 7+ | pet | pet heart
soft moss and leaf bundle* | 8-15 | 7+ | plant | plant pet heart
heat mat* with thermostat | 22-42 | 12+ | electronics | gadget pet
snail food seed mix* | 6-12 | 7+ | food | pet food plant filler
rain spray bottle* | 6-12 | 6+ | tool | pet filler
plush snail* | 12-24 | 1-10 | toy | heart
snail picture story* | 7-13 | 3-7 | book | book
snail garden ornament* | 12-24 | 8+ | garden |
snail shells spiral print* | 9-15 | 6+ | print | filler

# millipedes
also: giant millipede, giant millipedes, millipede, isopods, woodlice, isopod keeping
isopod and millipede keeping book* | 14-26 | 8+ | book | book heart
white rotten wood and leaf mix* | 9-15 | 8+ | garden | pet plant
clear bug terrarium* with vents | 18-36 | 8+ | equipment | pet plant heart
cork bark slabs* for hiding | 8-15 | 7+ | pet | pet heart
colourful isopod starter culture* | 14-28 | 8+ | pet | pet heart
calcium shrimp flakes* | 6-12 | 8+ | food | pet food fish filler
magnifying observation dome* | 9-15 | 5+ | tool | heart
invertebrate fair day tickets* | 6-15 | 6+ | experience | experience heart
millipede plush scarf* | 14-26 | 3-12 | toy | clothing
minibeast anatomy poster* | 7-13 | 6+ | print | filler
digital hygrometer* for terrariums | 8-15 | 10+ | electronics | gadget battery pet plant filler
large bioactive terrarium* | 50-110 | 12+ | furniture | pet plant bulky

# hummingbirds
also: hummingbird, kolibri, kolibris, colibrí, colibri, humming birds
glass hummingbird nectar feeder* | 18-36 | 8+ | garden | heart
hummingbirds photographic book* | 18-34 | 8+ | book | book heart
wearable ring feeder* for the hand | 9-15 | 8+ | accessory | heart
nectar flower seed collection* | 7-13 | 6+ | plant | plant heart
hummingbird suncatcher* in stained glass | 18-36 | 8+ | decor | heart
window hummingbird feeder* | 12-22 | 6+ | outdoor gear | plastic
silver hummingbird necklace* | 18-36 | 8+ | jewellery | jewellery heart
hummingbird identification chart* | 6-12 | 6+ | print | filler
bird-friendly garden course* | 30-70 | 14+ | class | experience
hummingbird jigsaw* | 12-20 | 8+ | puzzle | small-parts
quilted hummingbird cushion* | 20-38 | 8+ | textile |
slow-motion birds film* | 8-15 | 6+ | film | screen

# robins
also: robin redbreast, rotkehlchen, rouge-gorge, rougegorge, petirrojo
open-fronted robin nest box* | 16-32 | 6+ | garden | heart
dried mealworms* for robins | 7-13 | 6+ | garden |
biography* of a garden robin | 9-15 | 12+ | book | book heart
ground feeding table* | 16-30 | 8+ | garden | heart
hand-carved robin figure* | 14-28 | 6+ | decor | heart
robin watercolour print* | 12-26 | 6+ | print |
robin bird song clip* in plush | 9-15 | 2-10 | toy | noisy battery
stoneware robin mug* | 10-18 | 10+ | tableware | filler
silver robin brooch* | 16-32 | 14+ | jewellery | jewellery heart
terracotta teapot nester* | 14-26 | 8+ | garden |
robin memory candle holder* | 12-24 | 18+ | keepsake | sentimental filler
nature reserve bird walk* | 8-20 | 8+ | experience | experience
binoculars* for garden birds | 45-95 | 8+ | equipment |

# sweet peas
also: sweet pea, sweet pea growing, duftwicken, edelwicken, scented climbers
heritage sweet pea seeds* | 7-13 | 8+ | plant | plant heart scent
sweet pea grower's handbook* | 12-22 | 14+ | book | book heart
deep root trainer pots* | 14-26 | 12+ | equipment | heart
willow obelisk* for climbers | 30-60 | 14+ | garden | heart
sweet pea flower vase* with holes | 14-28 | 12+ | decor | heart
jute netting* for climbing peas | 7-13 | 12+ | garden | filler
flower snips* on a cord | 12-22 | 18+ | tool | sharp
botanical sweet pea print* | 10-22 | 12+ | print | filler
flower show day tickets* | 15-40 | 10+ | experience | experience heart
sweet pea scented hand cream* | 8-15 | 14+ | body care | scent filler
embroidered sweet peas tea towel* | 9-15 | 14+ | textile | filler

# giant vegetables
also: giant pumpkins, giant pumpkin, giant vegetable growing, prize vegetables, show vegetables, giant veg, record vegetables, pumpkins, growing pumpkins, prize leeks, leek shows
record pumpkin seeds* | 7-14 | 6+ | plant | plant heart
show vegetables handbook* | 14-26 | 12+ | book | book heart
seaweed and mycorrhiza feed pack* | 16-30 | 14+ | garden | plant heart
hanging crane scale* | 28-55 | 16+ | tool | gadget battery heart
record vegetable show tickets* | 10-25 | 5+ | experience | experience heart
long soft measuring tape* | 5-10 | 6+ | tool |
frost fleece cover* for pumpkins | 14-28 | 14+ | garden |
exhibition leek and onion seedlings* | 12-22 | 12+ | plant | plant heart
rosette and trophy shelf* | 14-28 | 10+ | decor |
pumpkin carving set* with saws | 14-26 | 18+ | craft kit | sharp filler
prize vegetables print* | 10-20 | 8+ | print | filler
knee-high waterproof gardening boots* | 35-70 | 10+ | footwear | clothing sized filler
giant sunflower seeds* | 3-6 | 4+ | garden | plant bulky

# chilli growing
also: chili growing, growing chillies, chilli plants, chilli peppers growing, chili anbau, chilizucht, superhots
rare chilli seeds* by heat | 8-15 | 10+ | plant | plant heart
heated windowsill propagator* | 28-55 | 14+ | electronics | gadget heart
chilli grower's handbook* | 12-22 | 12+ | book | book heart
overwintered chilli plant* | 15-30 | 12+ | plant | plant heart
chilli feed and grit kit* | 9-15 | 14+ | garden | plant
LED grow lamp* for chilli plants | 28-55 | 14+ | lighting | gadget battery heart
dried chilli powder grinder* | 14-28 | 14+ | kitchenware |
chilli festival tickets* | 8-20 | 10+ | experience | experience heart
hot sauce bottles* to fill | 10-18 | 12+ | storage | food
Scoville scale poster* | 7-13 | 10+ | print | filler
nitrile gloves* for chilli work | 6-12 | 14+ | equipment | clothing filler
chilli string lights* | 12-22 | 8+ | decor | battery filler

# cows
also: cow, cattle, highland cow, highland cattle, kühe, kuhe, kuh, vacas, vaches
cow cuddling hour* on a farm | 25-60 | 6+ | experience | experience heart
highland cow plush* | 14-28 | 1-12 | toy | -animals heart
framed cow portrait* | 22-45 | 8+ | print |
cattle breeds encyclopedia* | 16-30 | 8+ | book | book filler
cow milk jug* in porcelain | 12-24 | 12+ | tableware | dairy heart
die-cast cows* and trailer | 14-28 | 3-10 | toy | -animals plastic heart
cowbell* on a leather strap | 14-28 | 8+ | decor | leather noisy
cow-print fleece blanket* | 18-34 | 3+ | textile |
cow doorstop* | 15-30 | 10+ | home | filler
dairy farm cheese tasting* | 20-45 | 12+ | experience | experience food dairy
cow wall calendar* | 9-15 | 6+ | stationery | filler
cow socks* | 7-13 | 4+ | clothing | clothing filler
small cow figure* | 5-10 | 3+ | collectible | plastic

# pigs
also: pig, piglets, guinea hogs, micro pigs, schweine, cochons, cerdos, pot-bellied pigs
pig walking experience* | 25-60 | 6+ | experience | experience heart
plush pig* with curly tail | 14-26 | 1-12 | toy | -animals heart
pig breeds and keeping book* | 14-26 | 10+ | book | book heart
rare breed pig adoption* | 20-45 | 5+ | subscription | subscription heart
cheerful pig watercolour print* | 10-22 | 5+ | print |
pink piggy bank* in ceramic | 12-24 | 3+ | decor | heart
pig tossing dice game* | 8-15 | 7+ | game | small-parts heart
wooden pig chopping board* | 15-30 | 12+ | kitchenware |
pig keeping day course* | 60-130 | 14+ | class | experience
pig-shaped cushion* | 16-30 | 3+ | textile |
pig socks* | 7-13 | 4+ | clothing | clothing filler
story of a brave little pig* | 7-13 | 4-11 | book | book

# sheep
also: sheep farming, shepherding, lamb, lambing, schafe, moutons, ovejas
lambing day visit* | 10-25 | 3+ | experience | experience heart
plush sheep* for small hands | 14-26 | 0-10 | toy | -animals heart
sheep breeds field guide* | 10-18 | 8+ | book | book heart
shepherd's life memoir* | 9-15 | 14+ | book | book heart
adopt a sheep parcel* | 22-45 | 4+ | subscription | subscription heart
sheep breeds wall print* | 10-22 | 6+ | print |
sheepskin slippers* | 30-60 | 6+ | footwear | clothing sized leather wool filler
undyed wool throw* | 45-95 | 10+ | textile | wool heart
sheep door wedge* in felt | 12-22 | 8+ | home | wool filler
sheepdog and shepherd evening* | 10-25 | 6+ | experience | experience
wooden sheep stacking game* | 12-22 | 3-9 | toy | -animals
sheep socks* | 8-14 | 4+ | clothing | clothing filler
small sheep figure* | 5-10 | 3+ | collectible | plastic

# goats
also: goat, goat keeping, pygmy goats, ziegen, chèvres, chevres, cabras
goat walk* in the hills | 20-50 | 5+ | experience | experience heart
goat keeping handbook* | 14-25 | 10+ | book | book heart
plush goat* with horns | 14-26 | 2-12 | toy | -animals heart
goat breeds wall calendar* | 9-15 | 6+ | stationery |
goat yoga class* | 18-45 | 10+ | class | experience heart
cheesemaking kit* for goat milk | 25-48 | 12+ | craft kit | dairy food heart
goat milk soap trio* | 10-18 | 10+ | body care | scent dairy
screaming goat desk figure* | 8-15 | 6+ | decor | noisy battery
hanging hay basket* for goats | 18-34 | 12+ | pet | pet filler
goat portrait print* | 12-26 | 6+ | print |
sanctuary goat sponsorship* | 15-35 | 5+ | subscription | subscription heart
goat picture book* | 7-13 | 3-8 | book | book heart

# alpacas
also: alpaca, lamas, alpakas, alpagas
alpaca walk* with picnic | 30-65 | 6+ | experience | experience food wool heart
plush alpaca toy* | 14-28 | 1-12 | toy | -animals wool heart
alpaca wool scarf* | 35-70 | 10+ | clothing | clothing wool heart
alpaca keeping guide* | 16-28 | 12+ | book | book wool
alpaca yarn skeins* | 15-30 | 10+ | craft kit | -animals wool
alpaca socks* | 14-26 | 8+ | clothing | clothing wool
funny llama mug* | 9-15 | 10+ | tableware | filler
alpaca portrait print* | 12-26 | 5+ | print | wool filler
llama planter* with cactus | 14-26 | 8+ | decor | plant filler
alpaca sponsorship pack* | 22-48 | 5+ | subscription | subscription wool heart
llama card game* | 8-15 | 6+ | game | heart
small knitted alpaca* | 9-15 | 3+ | decor | wool heart
alpaca wool socks* | 14-28 | 8+ | clothing | clothing sized wool heart
alpaca throw* in natural colours | 60-140 | 12+ | textile | wool heart
alpaca calendar* | 9-16 | 6+ | stationery | wool
alpaca yarn hank* | 14-28 | 12+ | textile | wool
alpaca mug* | 9-15 | 8+ | tableware | wool filler
alpaca adoption pack* | 20-45 | 5+ | subscription | subscription wool heart
alpaca cushion* | 15-32 | 6+ | textile | wool
alpaca jigsaw* | 10-20 | 5+ | puzzle | small-parts wool

# donkeys
also: donkey, mules, esel, ânes, anes, burros, donkey sanctuary
donkey sponsorship pack* | 15-36 | 4+ | subscription | subscription heart
donkey trek afternoon* | 25-60 | 6+ | experience | experience heart
plush donkey* | 14-28 | 1-12 | toy | -animals heart
donkey care and stories book* | 12-22 | 8+ | book | book
donkey grooming kit* | 22-42 | 10+ | pet | pet
travels with a donkey classic* | 8-14 | 14+ | book | book heart
donkey portrait print* | 12-26 | 5+ | print | filler
donkey wall calendar* | 9-15 | 6+ | stationery | filler
carved olive wood donkey* | 16-32 | 8+ | decor |
donkey enamel pin* | 6-12 | 8+ | accessory | small-parts filler
donkey socks* | 7-13 | 4+ | clothing | clothing filler
donkey adoption* at a sanctuary | 15-40 | 4+ | subscription | subscription heart
donkey sanctuary day* | 5-25 | 3+ | experience | experience heart
donkey walk* in the hills | 20-50 | 6+ | experience | experience heart
donkey soft toy* | 12-26 | 0-12 | toy |
donkey calendar* | 9-16 | 6+ | stationery |
donkey art print* | 9-22 | 6+ | print | filler
book of donkeys* | 12-25 | 8+ | book | book heart
donkey tea towel* | 8-14 | 10+ | textile | filler
felt donkey ornament* | 7-15 | 6+ | decor |

# butterflies
also: butterfly, butterfly house, butterfly watching, schmetterlinge, papillons, mariposas, farfalle
butterfly rearing kit* with pavilion | 20-40 | 4-12 | craft kit | pet heart
butterflies field guide* | 9-18 | 7+ | book | book heart
butterfly garden seed mix* | 6-12 | 5+ | plant | plant heart
tropical butterfly house tickets* | 10-25 | 3+ | experience | experience heart
solar fluttering butterfly stake* | 9-15 | 4+ | garden | gadget battery
close-focus butterfly binoculars* | 60-130 | 10+ | equipment | -animals heart
folding butterfly net* | 8-15 | 4-12 | toy | plastic
butterfly nectar feeder* | 12-24 | 5+ | garden | heart
butterfly lifecycle figures* | 8-15 | 3-9 | toy | -animals plastic small-parts
framed paper butterflies* | 18-38 | 8+ | decor | heart
silver butterfly necklace* | 15-32 | 5+ | jewellery | jewellery
butterfly chart print* | 10-20 | 6+ | print | filler
butterfly net* with soft mesh | 8-16 | 3-11 | toy | heart
butterfly wings costume* | 10-22 | 3-9 | clothing | clothing sized heart
butterfly house visit* | 8-20 | 2+ | experience | experience heart
butterfly feeder* to hang | 10-22 | 5+ | garden | heart
butterfly picture book* | 6-12 | 1-7 | book | book
butterfly nectar flower seeds* | 4-8 | 5+ | garden | plant
butterfly hair clips* | 4-10 | 3-14 | accessory | filler
butterfly night light* | 12-25 | 2-10 | lighting | battery filler
butterfly wall stickers* | 7-14 | 3+ | decor | filler
butterfly necklace* | 10-28 | 6+ | jewellery | jewellery heart
butterfly identification chart* | 4-9 | 6+ | stationery |
butterfly house* in wood | 15-32 | 6+ | garden | heart

# ants
also: ant keeping, ant colony, ant colonies, ant farms, ameisen, ameisenfarm, fourmis, myrmecology
acrylic ant formicarium* | 32-65 | 8+ | equipment | pet plastic heart
gel-free ant farm* with sand | 16-30 | 6-14 | toy | pet heart
ants of Europe field guide* | 16-30 | 10+ | book | book heart
test tube ant starter kit* | 12-22 | 8+ | craft kit | pet
extension nest* for a formicarium | 22-45 | 10+ | furniture | pet heart
ant feeding dishes* and tubes | 7-13 | 8+ | pet | pet
red film light* for watching nests | 12-22 | 10+ | lighting | battery
desktop insect microscope* | 30-65 | 8+ | electronics | gadget battery -animals
leafcutter ants exhibition tickets* | 10-25 | 4+ | experience | experience heart
graphic novel* about ants | 9-15 | 8+ | book | book
metal ant model* for the desk | 12-24 | 8+ | decor |
ant life poster* | 6-12 | 6+ | print | filler

# spiders
also: spider, arachnids, jumping spiders, jumping spider, spinnen, araignées, araignees, arañas, aranas
spiders field guide* | 12-24 | 8+ | book | book heart
bug vacuum catcher* with lens | 14-28 | 5-12 | toy | gadget battery plastic heart
jumping spider enclosure* | 18-36 | 10+ | equipment | pet heart
spider web identification chart* | 6-12 | 6+ | print |
plush jumping spider* | 12-24 | 3-12 | toy | -animals heart
bendable spider figure* | 9-15 | 4-12 | toy | -animals plastic heart
macro phone lens* | 16-30 | 10+ | accessory |
arachnid museum tickets* | 8-20 | 5+ | experience | experience
spider web necklace* in silver | 15-30 | 10+ | jewellery | jewellery
spider and pig classic story* | 7-13 | 5-11 | book | book
humane long spider catcher* | 12-22 | 8+ | tool |
golden orb web art print* | 10-20 | 8+ | decor |
stereo microscope* for minibeasts | 70-150 | 9+ | electronics | gadget battery

# moths
also: moth, moth trapping for children, hawk moths, nachtfalter, papillons de nuit
portable moth trap* with light | 60-130 | 10+ | electronics | gadget battery heart
moths field guide* with paintings | 22-42 | 10+ | book | book heart
moth viewing pots* | 9-15 | 7+ | equipment | heart
night flowering seed mix* | 6-12 | 6+ | plant | plant
guided moth night walk* | 6-15 | 7+ | experience | experience heart
emperor moth art print* | 12-26 | 8+ | print |
hand lens* on a cord | 9-15 | 7+ | tool | -animals filler
plush luna moth* | 14-26 | 3-14 | toy | -animals heart
moth record notebook* | 7-13 | 8+ | stationery | filler
velvet moth cushion* | 22-42 | 10+ | textile | filler
death's head moth pendant* | 15-30 | 12+ | jewellery | jewellery heart
head torch* for night nature | 18-34 | 8+ | lighting | battery filler

# owls
also: owl, barn owls, barn owl, eulen, eule, chouettes, hiboux, búhos, buhos, tawny owls
owl flying experience* | 35-80 | 8+ | experience | experience heart
owls of the world book* | 18-36 | 8+ | book | book heart
barn owl nest box* | 45-90 | 12+ | garden | bulky heart
plush barn owl* | 14-28 | 1-12 | toy | -animals heart
owl pellet dissection kit* | 14-26 | 8-15 | craft kit | -animals heart
barn owl watercolour print* | 12-28 | 6+ | print | filler
owl lamp* with soft glow | 18-34 | 3+ | lighting | gadget battery filler
night owl walk tickets* | 8-18 | 6+ | experience | experience
silver owl pendant* | 16-32 | 8+ | jewellery | jewellery
owl bookends* in cast resin | 25-48 | 12+ | decor |
owl story* for bedtime | 7-13 | 2-7 | book | book
small owl figure* in wood | 8-15 | 4+ | collectible |
owl socks* | 7-13 | 4+ | clothing | clothing filler
owl soft toy* with big eyes | 10-22 | 0-12 | toy | heart
barn owl adoption pack* | 18-38 | 4+ | keepsake | heart
owl story picture book* | 6-12 | 2-7 | book | book heart
owl nest box* | 25-55 | 8+ | garden | heart
owl backpack* | 15-28 | 3-10 | bag |
owl cushion* | 14-28 | 4+ | textile |
owl watercolour print* | 9-20 | 6+ | print | filler
owl sanctuary visit* | 8-22 | 3+ | experience | experience heart

# moss
also: moss growing, moss gardens, moss gardening, bryophytes, moos, moss art
live cushion moss tray* | 12-24 | 10+ | plant | plant heart
moss growing handbook* | 14-26 | 12+ | book | book heart
preserved moss picture kit* | 22-45 | 10+ | craft kit | plant heart
shallow stone moss bowl* | 25-50 | 12+ | decor | plant heart
pocket hand lens* for mosses | 9-15 | 8+ | tool | filler
lichens and ferns field guide* | 12-22 | 10+ | book | book heart
rainwater mist sprayer* | 9-15 | 8+ | equipment | filler
moss and fern walk* | 8-20 | 10+ | experience | experience plant heart
ready-made moss wall frame* | 60-120 | 12+ | decor | plant
moss green wool throw* | 40-85 | 10+ | textile | wool filler
forest floor print* | 10-20 | 10+ | print | filler
Japanese moss garden photo volume* | 25-48 | 14+ | book | book heart
moss spore kit* for pots | 8-15 | 8+ | craft kit | plant filler

# aquascaping
also: aquascape, aquascapes, planted tank, planted aquarium, nature aquarium, planted tanks
aquascaping scissors and tweezers* set | 25-50 | 18+ | tool | sharp pet heart
aquascaping design book* | 22-40 | 12+ | book | book heart
dragon stone and driftwood set* | 28-55 | 12+ | decor | pet heart
tissue culture plants bundle* | 20-38 | 12+ | plant | plant pet heart
aquascaping workshop* | 45-95 | 14+ | class | experience pet heart
planted tank LED light* | 60-130 | 12+ | lighting | gadget battery pet
carbon dioxide system* for plants | 80-160 | 16+ | equipment | pet
nutrient-rich aquarium soil* | 18-34 | 12+ | garden | pet plant
liquid fertiliser duo* | 12-22 | 14+ | home | plant filler
glass feeding dish and tube* | 9-15 | 10+ | pet | pet filler
nature aquarium print* | 12-24 | 10+ | print | pet filler
algae scraper* with long handle | 9-15 | 12+ | tool | pet
small moss ball pair* | 6-12 | 8+ | plant | plant pet

# axolotls
also: axolotl keeping, mexican walking fish
plush axolotl* with frilly gills | 12-24 | 1-14 | toy | -animals heart
axolotl care handbook* | 10-18 | 8+ | book | book heart
smooth cave tunnel* for axolotls | 9-15 | 8+ | pet | pet heart
axolotl night light* | 14-28 | 3+ | lighting | gadget battery heart
water cooling fan* for a tank | 22-42 | 12+ | electronics | gadget pet
amigurumi axolotl crochet kit* | 16-30 | 9+ | craft kit | -animals heart
axolotl hooded blanket* | 22-42 | 4+ | textile | heart
axolotl facts picture book* | 8-15 | 4-11 | book | book
feeding pipette and tongs* | 8-15 | 10+ | tool | pet filler
axolotl pencil case* | 9-15 | 5-15 | stationery | filler
sea life axolotl visit* | 12-28 | 4+ | experience | experience heart
axolotl baseball cap* | 12-22 | 4+ | clothing | clothing filler
axolotl plush* with weighted tummy | 15-30 | 3+ | toy | heart
axolotl hoodie* | 22-38 | 4-15 | clothing | clothing sized
axolotl socks* | 5-10 | 4+ | clothing | clothing sized filler
axolotl fact book* | 7-14 | 6-13 | book | book heart
axolotl water bottle* | 9-18 | 5-15 | equipment | filler
axolotl stickers* | 3-7 | 4+ | stationery | filler
axolotl keyring* | 4-8 | 5+ | accessory | merchandise filler
axolotl adoption pack* | 18-38 | 5+ | keepsake | heart
axolotl backpack* in plush | 16-30 | 4-11 | bag |

# frogs
also: frogs and toads, pet frog, tree frog, frösche, frosche, grenouilles, frog lover
tree frog care handbook* | 10-18 | 8+ | book | book heart
tall planted frog terrarium* | 70-150 | 12+ | furniture | pet plant bulky heart
tadpole raising kit* | 16-30 | 5-12 | craft kit | pet heart
plush tree frog* | 12-24 | 1-12 | toy | -animals heart
garden frog house* in terracotta | 14-28 | 6+ | garden | heart
frogs of the world poster* | 7-13 | 5+ | print |
leaf-shaped feeding dish* | 8-15 | 8+ | pet | pet filler
rain system* for a terrarium | 55-110 | 14+ | electronics | gadget pet plant
frog rain boots* for children | 15-28 | 2-8 | footwear | clothing sized filler
wooden croaking frog* to stroke | 8-15 | 4+ | instrument | noisy heart
frog beanie hat* | 10-20 | 3+ | clothing | clothing filler
pond safari afternoon* | 6-18 | 5+ | experience | experience heart
frog soft toy* with long legs | 9-20 | 0-12 | toy | heart
grow-a-frog watching tank* | 18-35 | 6-13 | equipment |
frog raincoat* with goggle eyes | 16-30 | 2-8 | outerwear | clothing sized
leaping frogs game* | 6-14 | 3-9 | game | small-parts heart
frog adoption pack* | 18-38 | 4+ | keepsake | heart
frog backpack* | 15-28 | 3-11 | bag |
frog hat in crochet* | 12-25 | 4+ | clothing | clothing
pond dipping kit* | 10-22 | 5-12 | outdoor gear | heart

# dog agility
also: agility training, agility dog, agility with the dog, agility hundesport
agility starter set* for the garden | 50-110 | 10+ | equipment | pet bulky heart
agility lessons* for dog and owner | 50-110 | 10+ | class | experience pet heart
weave poles* with spikes | 35-70 | 12+ | sports gear | pet heart
agility handling book* | 16-28 | 12+ | book | book heart
tug reward toy* for agility | 9-15 | 8+ | toy | pet
agility slip lead* | 9-15 | 10+ | pet | pet
trail shoes voucher* for handlers | 30-70 | 12+ | voucher | voucher filler
stopwatch* for training runs | 9-15 | 10+ | electronics | gadget battery filler
rosette display board* | 14-28 | 8+ | decor | filler
international dog show tickets* | 15-40 | 6+ | experience | experience pet
agility dog silhouette print* | 10-20 | 8+ | print | filler
warm-up dog coat* | 28-55 | 12+ | pet | pet filler
weave poles set* | 22-50 | 10+ | pet | pet heart
agility jump* with adjustable bar | 25-55 | 10+ | pet | pet bulky heart
training reward belt* | 12-25 | 10+ | accessory | pet clothing
agility class term* | 50-120 | 12+ | class | experience pet heart
grippy shoes* for dog handlers | 55-110 | 12+ | footwear | clothing sized filler
agility tug lead* | 14-28 | 10+ | pet | pet heart
course planning notebook* | 8-16 | 12+ | stationery |
cooling coat* for an agility dog | 25-50 | 12+ | pet | pet clothing sized filler
rosette display frame* | 15-32 | 8+ | decor |
agility training handbook* | 14-28 | 12+ | book | book pet heart

# canicross
also: running with the dog, dog running, cani-cross, bikejoring, canicross running
canicross belt* with leg loops | 35-75 | 12+ | sports gear | clothing heart
bungee running line* for a dog | 16-32 | 12+ | pet | pet heart
pulling harness* for a dog | 32-65 | 12+ | equipment | pet
canicross handbook* | 12-22 | 12+ | book | book
canicross race entry* | 15-40 | 12+ | experience | experience pet heart
grippy mud running shoes voucher* | 40-90 | 14+ | voucher | voucher filler
collapsible bowl* for the trail | 7-13 | 10+ | pet | pet
paw protection wax* | 9-15 | 12+ | body care | pet scent filler
LED safety collar and armband* | 14-28 | 10+ | safety gear | gadget battery pet heart
drying robe* for a muddy dog | 22-42 | 10+ | textile | pet clothing
running vest* with bottle pockets | 35-70 | 14+ | bag | clothing
canicross hoodie* | 28-50 | 10+ | clothing | clothing sized filler
dog energy treats* | 7-13 | 10+ | food | pet food

# dog training
also: training dogs, obedience training, clicker training, gundog training, dog tricks, hundetraining
clicker and whistle* set | 7-13 | 8+ | tool | pet noisy
positive dog training book* | 12-22 | 12+ | book | book heart
dog training lessons* one to one | 35-80 | 12+ | class | experience pet heart
long biothane training line* | 18-34 | 12+ | pet | pet heart
treat pouch* with belt | 12-24 | 10+ | bag | pet clothing heart
freeze-dried training treats* | 8-15 | 8+ | food | pet food filler
floating gundog dummy* | 9-15 | 12+ | toy | pet
scent detection starter kit* | 20-38 | 12+ | game | pet scent heart
dog trick cards* with steps | 8-15 | 8+ | stationery |
dog behaviour online course* | 40-95 | 16+ | subscription | subscription experience screen heart
snuffle and puzzle board* | 14-28 | 8+ | pet | pet
trainer's waistcoat* with pockets | 35-70 | 14+ | clothing | clothing sized

# dog shows
also: dog show, showing dogs, crufts, dog showing, conformation showing, junior handling
dog show finals day tickets* | 18-45 | 6+ | experience | experience pet heart
fine show lead* in braided leather | 14-28 | 10+ | pet | leather pet heart
ringcraft class* for dog and handler | 20-50 | 10+ | class | experience pet heart
show dog handling book* | 14-26 | 12+ | book | book heart
rosette scrapbook* | 14-26 | 8+ | keepsake | sentimental
grooming spray and brush* set | 18-34 | 12+ | equipment | pet scent heart
folding show trolley crate* | 110-230 | 16+ | furniture | pet bulky
ring number arm clip* | 6-12 | 10+ | accessory |
tweed show jacket* | 80-170 | 12+ | outerwear | clothing sized wool filler
bait pouch* for the ring | 9-15 | 10+ | bag | pet
best in show comedy film* | 7-14 | 12+ | film | screen heart
champion portrait print* of the dog | 30-65 | 8+ | print | personalised heart

# mushroom growing
also: growing mushrooms, mushroom cultivation, mushroom farming, pilzzucht, pilze züchten, pilze zuchten, mushroom logs
pink mushroom kit* for the kitchen | 15-28 | 8+ | garden | food -garden heart
shiitake log* ready to fruit | 25-50 | 10+ | garden | food heart
mushroom cultivation handbook* | 18-34 | 12+ | book | book heart
grain spawn bags* | 12-24 | 14+ | equipment | food heart
mushroom growing workshop* | 45-95 | 14+ | class | experience food heart
still-air glove box* | 28-55 | 16+ | tool | clothing
mushroom plug dowels* for logs | 9-15 | 12+ | craft kit | food heart
fungi life poster* | 8-15 | 8+ | print | filler
dried gourmet mushrooms* to cook | 9-15 | 12+ | food | food filler
humidity tent* for mushrooms | 22-45 | 14+ | outdoor gear | plastic bulky
mushroom table lamp* | 20-40 | 5+ | lighting | gadget battery
mushroom knife* with brush | 14-28 | 18+ | kitchenware | sharp

# microgreens
also: micro greens, sprouts, cress growing, sprouting seeds, mikrogrün, mikrogrun
microgreens growing set* with trays | 18-36 | 8+ | garden | plant -garden heart
microgreen seed collection* | 9-15 | 8+ | plant | plant heart
growing microgreens handbook* | 10-18 | 10+ | book | book
glass sprouting jars* with stand | 14-28 | 8+ | kitchenware | heart
slim grow light shelf* | 45-95 | 14+ | lighting | gadget battery heart
hemp grow mats* pack | 7-13 | 8+ | home | plant filler
harvest scissors* | 9-15 | 18+ | tool | sharp filler
seed subscription* for the windowsill | 20-45 | 12+ | subscription | subscription plant heart
ceramic cress head pot* | 8-15 | 4-12 | toy | plant
fine mist water sprayer* | 6-12 | 6+ | equipment | filler
salads and sprouts cookbook* | 12-22 | 12+ | book | book heart
microgreens tasting dinner* | 25-60 | 16+ | experience | experience food
`
