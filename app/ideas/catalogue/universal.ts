export default `
# plain and cheap: paper and print
pirate treasure map | 0-2 | 4-12 | toy | filler
illustrated neighbourhood map | 0-3 | all | print | filler
favourite quote poster | 1-4 | 12+ | print | filler
pencil landscape drawing | 0-3 | all | print | filler
vintage seaside postcard | 1-3 | 12+ | print | filler
abstract linocut print | 3-5 | 12+ | print | filler
family recipe collection | 0-5 | 12+ | keepsake | filler
spoof newspaper front page | 0-2 | 5+ | keepsake | filler
comic rhyming scroll | 0-2 | 5+ | keepsake | filler
spoof award certificate | 0-2 | 5+ | keepsake | filler
cardboard champion's trophy | 0-3 | 5+ | keepsake | filler
spoof wanted poster | 0-2 | 5+ | keepsake | filler
rolled parchment proclamation | 0-2 | 5+ | keepsake | filler

# plain and cheap: desk and art
pocket notepad | 1-4 | 5+ | stationery | filler
year-at-a-glance calendar | 1-5 | 7+ | stationery | filler
daily habit tracker | 0-2 | 7+ | stationery | filler
patterned envelopes* and paper | 2-5 | 5+ | stationery | filler
beechwood ruler | 2-4 | 5+ | stationery | filler
coloured pencils | 2-5 | 3+ | art supplies | filler
watercolour brush | 2-5 | 5+ | art supplies | filler
decorative paper tape | 2-5 | 5+ | art supplies | filler
pavement chalk | 2-5 | 3-11 | art supplies | filler
intricate colouring sheets | 0-3 | 6+ | art supplies | filler
cardboard lettering stencil | 1-4 | 5+ | art supplies | filler
wax crayons* in a box | 2-4 | 2-9 | art supplies | filler
origami paper* pack | 2-5 | 5+ | craft kit | filler
paper quilling kit | 3-5 | 7+ | craft kit | filler
paper aeroplane templates | 0-3 | 5+ | craft kit | filler
cardboard weaving loom | 0-4 | 5+ | craft kit | filler

# plain and cheap: play
paper windmill | 1-4 | 2-9 | toy | filler
wooden spinning top | 2-5 | 4+ | toy | filler
shadow theatre puppet | 0-4 | 3-10 | toy | filler
folded paper fortune teller | 0-1 | 5+ | toy | filler
cardboard castle | 0-5 | 3-12 | toy | filler
wooden yo-yo | 3-5 | 6+ | toy | filler
family trivia quiz | 0-2 | 5+ | game | filler
charades prompts | 0-2 | 5+ | game | filler
treasure hunt* around the house | 0-3 | 5+ | game | filler
conversation starter deck | 0-4 | 7+ | game | filler
road trip bingo | 0-2 | 5+ | travel | filler
home-written crossword | 0-2 | 7+ | puzzle | filler
wooden tangram | 3-5 | 4+ | puzzle | filler
secret cipher wheel | 0-3 | 6+ | puzzle | filler
pencil and paper maze | 0-2 | 5+ | puzzle | filler
folding paper flexagon | 0-1 | 5+ | puzzle | filler
illustrated playing cards | 2-5 | 5+ | board game | filler
noughts and crosses board | 2-5 | 5+ | board game | filler
wooden skittles set | 4-5 | 3-11 | game | filler
cotton skipping rope | 3-5 | 5+ | sports gear | filler
cotton footbag | 3-5 | 5+ | sports gear | filler
wooden bat* and ball | 4-5 | 3-11 | sports gear | filler

# plain and cheap: home
painted pebble paperweight | 0-2 | 4+ | decor | filler
folded paper garland | 0-4 | 0-10 | decor | filler
patchwork fabric bunting | 0-5 | all | decor | filler
origami crane mobile | 0-4 | all | decor | filler
hand-lettered door sign | 0-3 | 5+ | decor | filler
driftwood ornament | 0-5 | all | decor | filler
ribbon rosette | 1-4 | 4+ | decor | filler
woven paper basket | 0-4 | all | storage | filler
decorated wooden box | 1-5 | all | storage | filler
painted pencil pot | 0-4 | all | storage | filler
fabric-covered magazine holder | 0-5 | 12+ | storage | filler
cotton handkerchief | 2-5 | 16+ | textile | filler
linen table napkin | 2-5 | 16+ | tableware | filler
cork coaster | 1-4 | 16+ | tableware | filler
woven table mat | 2-5 | 16+ | tableware | filler
wooden cooking spoon | 2-5 | 16+ | kitchenware | filler
olive wood spatula | 3-5 | 16+ | kitchenware | filler
drawstring cotton pouch | 2-5 | 4+ | bag | filler
plain canvas tote | 3-5 | 16+ | bag | filler
knotted rope keyring | 0-4 | 5+ | accessory | filler
carved wooden hair comb | 3-5 | 40+ | accessory | filler
wooden door wedge | 2-5 | 16+ | home | filler
painted door hanger | 0-3 | 5+ | home | filler
cork noticeboard | 4-5 | 12+ | home | filler

# plain and cheap: calm and outdoors
smooth worry stone | 2-5 | 6+ | wellness | filler
gratitude jar | 0-4 | 5+ | wellness | filler
morning stretching chart | 0-2 | 12+ | wellness | filler
wooden foot roller | 4-5 | 10+ | wellness | filler
hand-picked music playlist | 0-1 | all | audio | filler
recorded bedtime story | 0-1 | 0-10 | audio | filler
recorded family interview | 0-1 | 12+ | audio | filler
nature scavenger checklist | 0-2 | 4+ | outdoor gear | filler
paper diamond kite | 2-5 | all | outdoor gear | filler
trimmed hazel walking stick | 0-5 | 6+ | outdoor gear | filler
cotton luggage label | 2-5 | 16+ | travel | filler
foldable city walk planner | 0-3 | 12+ | travel | filler
polished agate slice | 3-5 | 6+ | collectible | filler
vintage magazine advert | 2-5 | 12+ | collectible | filler
antique share document | 4-5 | 14+ | collectible | filler
pocket magnifying glass | 3-5 | 5+ | equipment | filler

# plain and cheap: smallest children
knotted cotton comforter | 0-5 | 0-2 | toy | filler
black and white contrast cards | 0-4 | 0-1 | toy | filler
sensory fabric squares | 0-4 | 0-2 | toy | filler
fabric taggy blanket | 2-5 | 0-2 | textile | filler
soft fabric ball | 2-5 | 0-4 | toy | filler
wooden teething ring | 3-5 | 0-1 | toy | filler
ribbon ring toy | 0-4 | 0-3 | toy | filler
cardboard peekaboo box | 0-2 | 0-3 | toy | filler
cotton muslin square | 2-5 | 0-2 | textile | filler
baby footprint print | 0-4 | 0-1 | print | filler
nursery alphabet frieze | 1-5 | 0-6 | decor | filler
animal nursery picture | 1-5 | 0-6 | print | filler
growth height chart | 0-5 | 0-9 | decor | filler
nursery rhyme cards | 1-4 | 0-5 | toy | filler
lullaby song sheet | 0-2 | 0-4 | print | filler
bath sponge shapes | 2-5 | 0-5 | toy | filler
wooden peg doll | 2-5 | 1-7 | toy | filler
wooden rolling car | 3-5 | 1-6 | toy | filler
nesting cardboard boxes | 0-4 | 0-4 | toy | filler
cardboard play tunnel | 0-3 | 1-6 | toy | filler
treasure basket* of household things | 0-5 | 0-3 | toy | filler
felt finger puppets | 2-5 | 1-7 | toy | filler
first-year milestone cards | 0-5 | 0-1 | keepsake | filler
silky play squares* for dancing | 2-5 | 1-7 | toy | filler
cotton bunting* for the nursery | 0-5 | 0-6 | decor | filler
cloth peekaboo puppet | 2-5 | 0-3 | toy | filler
wooden spoon dolls | 0-3 | 1-7 | toy | filler
chunky wax crayons | 2-5 | 1-7 | art supplies | filler
handprint greeting cards | 0-2 | 0-5 | stationery | filler
homemade play dough | 0-2 | 2-8 | art supplies | filler
fabric stacking cubes | 3-5 | 0-3 | toy | filler
paper feather mobile | 0-3 | 0-3 | decor | filler
washable finger paints | 3-5 | 1-6 | art supplies | filler
bath sailing boat | 2-5 | 1-6 | toy | filler

# babies and toddlers
wooden stacking rings | 8-15 | 0-2 | toy | eco
organic cotton comforter | 10-18 | 0-2 | textile | eco
cloth picture book | 7-12 | 0-2 | book | book
wooden push-along trolley | 35-60 | 1-3 | toy | bulky eco
bath stacking cups | 5-10 | 0-4 | toy | plastic
soft nursery mobile | 20-35 | 0-1 | decor | filler
toddler's first backpack | 15-25 | 1-4 | bag | practical
handprint clay frame | 10-20 | 0-3 | keepsake | sentimental handmade
wooden shape sorter | 10-20 | 1-3 | toy | eco
musical shaker set | 8-15 | 1-4 | instrument | noisy

# young children
play tunnel | 15-25 | 2-6 | toy | bulky
wooden marble run | 25-45 | 4-10 | toy | small-parts
fancy dress trunk | 25-45 | 3-8 | clothing | clothing sized bulky
indoor play tent | 25-45 | 3-9 | furniture | bulky
story projector torch | 8-15 | 3-8 | lighting | gadget battery
child's digital camera | 25-45 | 4-10 | electronics | gadget battery screen
walkie-talkie pair | 20-35 | 5-12 | electronics | gadget battery noisy
junior explorer kit | 15-25 | 4-9 | outdoor gear | plastic
night sky star projector | 15-30 | 3-12 | lighting | gadget battery
bedtime audio player | 50-80 | 3-9 | audio | gadget battery
balance board | 30-60 | 3-10 | toy | bulky
balance bike | 45-80 | 2-5 | vehicle | bulky
cooperative board game | 15-25 | 4-9 | board game |
sticker activity book | 5-10 | 3-8 | book | book filler
stomp rocket launcher | 12-20 | 5-12 | toy | plastic filler
glow-in-the-dark constellation stars | 5-10 | 4-12 | decor | plastic
scooter* with light-up wheels | 35-60 | 4-10 | vehicle | bulky gadget battery
bug viewing pot | 5-10 | 3-9 | equipment | plastic

# teenagers
instant print camera | 70-110 | 12+ | electronics | gadget battery
wireless earbuds | 25-60 | 12+ | audio | gadget battery
colour-changing strip lights | 10-20 | 12-24 | lighting | gadget battery filler
oversized hoodie | 20-40 | 12-30 | clothing | clothing sized
portable phone charger | 15-30 | 12-24 | electronics | gadget battery practical
mini projector | 60-100 | 13+ | electronics | gadget battery screen
beanbag chair | 35-70 | 8-24 | furniture | bulky
shower speaker | 15-30 | 12+ | audio | gadget battery filler
party card game | 10-20 | 13+ | game |
photo string lights | 8-15 | 12-30 | lighting | gadget battery filler
escape room in a box | 15-25 | 12+ | game |
five-year one-line diary | 12-20 | 12+ | stationery | sentimental
bubble tea making kit | 15-25 | 13-35 | drink | food caffeine sugar
trampoline park tickets | 15-30 | 6-24 | experience | experience
silk sleep pillowcase | 15-35 | 13+ | textile | practical filler

# young adults
compact air fryer | 45-80 | 18+ | kitchenware | gadget practical bulky
weekend holdall | 30-70 | 16+ | bag | practical
reusable insulated bottle | 12-25 | 6+ | outdoor gear | practical eco filler
compact tool kit | 20-35 | 18+ | tool | practical sharp filler
noise-cancelling headphones | 70-180 | 14+ | audio | gadget battery
cast iron frying pan | 20-40 | 25+ | kitchenware | practical filler
bedside sunrise lamp | 30-60 | 13+ | lighting | gadget practical
street food cookbook | 12-22 | 16+ | book | book
travel wash bag | 12-25 | 14+ | travel | practical filler
indoor herb garden | 15-35 | 25+ | plant | plant eco
comedy club tickets | 20-45 | 18+ | experience | experience
roller skating session | 12-25 | 8-40 | experience | experience filler

# adults
weighted blanket | 40-80 | 16+ | textile | bulky
shiatsu neck massager | 30-60 | 25+ | wellness | gadget battery
merino wool scarf | 25-50 | 16+ | clothing | wool clothing
waffle cotton dressing gown | 30-60 | 18+ | clothing | clothing sized
digital photo frame | 50-100 | 25+ | electronics | gadget screen sentimental filler
linen table runner | 15-30 | 25+ | textile | practical filler
rechargeable reading light | 10-20 | 10+ | lighting | gadget battery practical filler
ceramic oil bottle | 12-25 | 20+ | kitchenware | practical filler
cheese and wine hamper | 40-80 | 25+ | food | alcohol food nuts dairy gluten
luxury biscuit tin | 10-20 | 5+ | food | food gluten dairy egg nuts sugar
single-estate chocolate bars | 8-18 | 6+ | food | food sugar dairy nuts
picnic backpack* for two | 35-60 | 18+ | bag | bulky
bean-to-cup coffee machine | 250-450 | 25+ | kitchenware | gadget caffeine bulky
robot vacuum cleaner | 150-300 | 25+ | home | gadget battery practical bulky filler
hammock* with stand | 70-120 | 16+ | furniture | bulky
soy wax scented candle | 10-25 | 18+ | scent | fire scent
leather card wallet | 20-40 | 18+ | accessory | leather practical
spa day voucher | 50-100 | 18+ | voucher | voucher experience
local restaurant voucher | 25-60 | 18+ | voucher | voucher food
hot air balloon flight | 120-200 | 18+ | experience | experience

# older adults
large-print puzzle pad | 5-10 | 55+ | puzzle | filler
heated throw blanket | 35-60 | 30+ | textile | gadget
wheat bag neck warmer | 12-20 | 45+ | wellness | scent
sheepskin slippers | 35-60 | 25+ | footwear | clothing sized leather wool
fill-in grandparent memory journal | 12-20 | 50+ | keepsake | sentimental filler
garden kneeler seat | 20-35 | 45+ | garden | practical filler
hand-blown glass bird feeder | 20-35 | 40+ | garden |
easy-grip jar opener | 6-12 | 55+ | kitchenware | practical filler
afternoon tea* at a hotel | 35-60 | 25+ | experience | experience food caffeine gluten dairy egg sugar
family tree wall chart | 10-20 | 40+ | print | sentimental filler
digital radio | 35-70 | 40+ | audio | gadget battery
audiobook subscription | 10-40 | 16+ | subscription | subscription
river cruise lunch | 40-70 | 40+ | experience | experience food
orchid* in a ceramic pot | 15-30 | 25+ | plant | plant

# small presents for grown-ups and teenagers
enamel drinking mug | 7-14 | 10+ | tableware | filler
ceramic trinket dish | 7-14 | 14+ | decor | filler
linen-bound notebook | 7-14 | 10+ | stationery | filler
folding travel cutlery | 8-15 | 14+ | travel | practical filler
beech back roller | 8-15 | 16+ | wellness | filler
printed cotton tea towels | 8-15 | 16+ | textile | practical filler
slim bud vase | 7-14 | 14+ | decor | filler
wooden phone stand | 7-14 | 12+ | accessory | practical filler
stoneware egg cups | 7-14 | 16+ | tableware | filler
pocket logic puzzles book | 5-10 | 10+ | book | book filler
landscape desk calendar | 7-14 | 12+ | stationery | filler
marbled paper journal | 8-15 | 10+ | stationery | filler
smooth gel pens* in a case | 6-12 | 8+ | stationery | filler
insulated lunch pouch | 8-15 | 6+ | bag | practical filler
folding pocket umbrella | 8-15 | 10+ | accessory | practical filler
olive wood salad servers | 9-15 | 20+ | tableware | filler
satin sleep mask | 7-14 | 13+ | wellness | filler
interlocking wooden burr puzzle | 7-14 | 8+ | puzzle | filler
embroidered glasses case | 7-14 | 12+ | accessory | practical filler
cork massage ball | 6-12 | 14+ | wellness | filler
linen drawstring bread bag | 8-15 | 20+ | bag | food gluten practical filler
botanical print cards | 6-12 | 14+ | stationery | filler
terracotta oil burner dish* | 8-15 | 18+ | scent | scent fire filler
wall-mounted key rail | 9-15 | 16+ | storage | practical filler
glass carafe* for the bedside | 9-15 | 16+ | tableware | filler
quick cryptic puzzles pad | 5-10 | 14+ | puzzle | filler
fizzing bath spheres* trio | 7-14 | 8+ | body care | scent filler
colourful hair scrunchies | 6-12 | 8-30 | accessory | filler
fluffy indoor slippers | 9-15 | 8+ | footwear | clothing sized
travel-sized draughts game | 7-14 | 6+ | board game | small-parts filler
glow-in-the-dark phone case stickers | 6-12 | 10-17 | accessory | filler
squishy desk creature* | 6-12 | 6-17 | toy | filler
tropical sweets sharing jar* | 7-14 | 6+ | food | food sugar filler
chilli peanut snack tins* | 7-14 | 14+ | food | food nuts filler

# bigger presents for small children
soft chewable building blocks | 15-30 | 0-3 | toy | plastic
cuddle blanket* in organic cotton | 15-30 | 0-3 | textile | eco
wooden pull-along duck | 12-22 | 1-4 | toy |
keepsake box* for baby's firsts | 15-30 | 0-2 | keepsake | sentimental filler
wooden play gym arch | 30-60 | 0-1 | toy | bulky
classic rocking horse | 60-120 | 1-5 | toy | bulky
toddler climbing triangle | 80-160 | 1-4 | furniture | bulky
wooden ride-on bus | 40-80 | 1-4 | vehicle | bulky
first pedal bicycle | 90-180 | 4-9 | vehicle | bulky
family petting farm tickets | 15-40 | 0-10 | experience | experience pet
swimming lessons* for little ones | 40-90 | 0-8 | class | experience
child's first library chair | 35-70 | 1-6 | furniture | bulky
bedside storybook bundle | 15-30 | 0-6 | book | book
waterproof puddle overalls | 20-40 | 1-6 | outerwear | clothing sized
garden climbing frame | 140-300 | 3-10 | outdoor gear | bulky
wooden abacus frame | 10-20 | 2-6 | toy |
rainbow stacking bowls | 15-28 | 1-5 | toy |
animal lacing cards | 6-12 | 3-6 | toy |
first memory pairs | 6-12 | 3-7 | game |
finger-painting sheets | 6-12 | 2-7 | art supplies | filler
hand-knitted bobble hat* | 8-15 | 0-6 | clothing | clothing wool handmade
wooden animal bookends | 15-30 | 0-8 | decor |

# grander presents
weekend in a treehouse* | 160-320 | 25+ | travel | experience
handmade leather satchel | 90-180 | 16+ | bag | leather handmade
electric bicycle day hire* | 50-110 | 18+ | experience | experience gadget battery filler
quality carry-on suitcase | 90-170 | 14+ | travel | bulky practical
theme park day for friends* | 60-140 | 10-25 | experience | experience
commissioned family portrait drawing | 100-250 | 18+ | print | personalised sentimental
adult evening course* of choice | 80-200 | 16+ | class | experience filler

# birthdays
birth year newspaper print | 10-30 | 40+ | print | sentimental @birthday
birthday cake decorating kit | 10-20 | 6+ | craft kit | food sugar dairy gluten egg @birthday filler
birthday memory photo book | 15-35 | all | keepsake | personalised sentimental @birthday heart
giant number balloon | 4-8 | 0-11 | decor | bulky plastic @birthday filler
birthday cupcake box | 15-25 | 5+ | food | food sugar dairy gluten egg nuts @birthday filler
birthstone pendant necklace | 20-50 | 30+ | jewellery | jewellery personalised @birthday filler
confetti party box | 8-15 | 4-11 | decor | @birthday filler
letterbox flower bouquet | 20-35 | 18+ | plant | plant scent @birthday filler

# christmas
wooden advent calendar house | 20-40 | all | decor | bulky @christmas heart
gingerbread house kit | 8-15 | 5-17 | food | food sugar gluten dairy egg nuts @christmas heart
hand-painted tree bauble | 4-10 | all | decor | handmade @christmas filler
fleece-lined lounge socks | 6-12 | all | clothing | clothing sized @christmas filler
luxury Christmas crackers | 12-25 | 6+ | tableware | noisy small-parts @christmas filler
spiced mulling spice sachets | 4-8 | 25+ | drink | alcohol food @christmas filler
Christmas Eve box | 15-30 | 0-12 | keepsake | sentimental @christmas filler
amaryllis bulb kit | 8-15 | 30+ | plant | plant @christmas
family matching pyjamas | 15-30 | all | clothing | clothing sized @christmas filler
carved nativity scene | 25-60 | all | decor | religious @christmas

# anniversaries
star map* of your night | 20-40 | 18+ | print | personalised romantic sentimental @anniversary
weekend cottage break | 120-250 | 25+ | experience | experience romantic @anniversary
couple's dancing lesson | 25-50 | 20+ | class | experience romantic @anniversary
engraved silver cufflinks | 30-60 | 25+ | jewellery | jewellery personalised romantic @anniversary
love letters keepsake box | 15-30 | 18+ | storage | romantic sentimental @anniversary
date night scratch cards | 8-15 | 18+ | game | romantic @anniversary
sparkling wine flutes | 20-40 | 25+ | tableware | alcohol romantic @anniversary @wedding
dinner tasting menu voucher | 80-150 | 25+ | voucher | voucher experience food romantic @anniversary

# weddings
engraved cheese board | 25-50 | 25+ | kitchenware | dairy food personalised @wedding
wedding guest memory album | 20-40 | 18+ | keepsake | sentimental @wedding
monogrammed bath towels | 35-60 | 20+ | textile | personalised practical @wedding
honeymoon fund gift card | 20-100 | 18+ | voucher | voucher @wedding
olive tree sapling | 25-45 | 20+ | plant | plant @wedding @anniversary
cast iron casserole | 60-120 | 20+ | kitchenware | practical bulky @wedding
linen bed set | 80-150 | 20+ | textile | practical bulky @wedding
honeymoon passport covers | 15-30 | 20+ | travel | romantic leather @wedding
hand-thrown serving bowl | 25-50 | 20+ | tableware | handmade practical @wedding
wedding day picture frame | 15-30 | 18+ | decor | sentimental @wedding

# graduations
engraved ballpoint pen | 15-35 | 16+ | stationery | personalised practical @graduation
leather document folder | 30-60 | 18+ | bag | leather practical @graduation
classic wristwatch | 40-120 | 16+ | accessory | jewellery battery @graduation
scratch-off world map | 12-25 | 14+ | print | @graduation
first job work bag | 35-70 | 18+ | bag | practical @graduation
degree certificate frame | 15-30 | 18+ | decor | sentimental practical @graduation
graduation message album | 12-20 | 12-26 | keepsake | sentimental @graduation
smart desk organiser | 15-35 | 16+ | storage | practical @graduation
cookery basics course | 40-90 | 17+ | class | experience food @graduation
rail travel pass | 40-150 | 16+ | travel | voucher experience @graduation

# more for babies and toddlers
crinkle leaf book* in cloth | 6-12 | 0-1 | book | book
high-contrast cot gallery* | 5-12 | 0-1 | print | filler
tummy time water mat* | 8-16 | 0-1 | toy | plastic
soft rattle socks* | 6-12 | 0-1 | clothing | clothing
bamboo hooded towel* | 15-28 | 0-4 | textile |
baby's first photo album* | 15-30 | 0-1 | keepsake | personalised sentimental
lullaby night light* | 15-35 | 1-5 | lighting | gadget battery
silicone weaning bowl* | 8-16 | 0-3 | tableware | plastic
knitted toy rabbit* | 12-24 | 0-4 | toy | filler
baby music class block* | 35-80 | 0-1 | class | experience
board books* about farm animals | 6-14 | 0-3 | book | book
floating bath turtles* | 5-10 | 1-4 | toy | plastic
bath crayons* that wash off | 5-10 | 2-6 | art supplies |
shape-sorting bath boats* | 8-16 | 1-4 | toy | plastic
push-along hedgehog toy | 12-25 | 1-3 | toy |
wooden hammer bench | 10-22 | 1-4 | toy |
touch-and-feel texture cards* | 6-14 | 0-3 | game |
sensory bottle trio* | 8-18 | 0-4 | toy | plastic filler
soft building pillows* | 25-60 | 1-5 | furniture | bulky
doll's pushchair* for walkers | 18-40 | 1-5 | toy | bulky
wooden zoo puzzle* with knobs | 8-18 | 1-4 | puzzle |
ball drop ramp* in wood | 15-35 | 1-4 | toy |
animal-ear bath robe* | 18-35 | 1-6 | clothing | clothing sized
zoo morning family tickets* | 20-60 | 1-12 | experience | experience
toddler gym block booking* | 40-90 | 1-4 | class | experience
mini kitchen play pans* | 12-28 | 2-6 | toy |
doctor's case* for pretending | 12-28 | 3-7 | toy | plastic
wooden train starter loop | 20-45 | 3-7 | toy |
sand and water table | 35-80 | 2-6 | outdoor gear | bulky plastic
musical hand bells* in colours | 12-28 | 2-7 | instrument | noisy
puppet theatre* with curtain | 20-45 | 3-8 | furniture | bulky
jumbo floor crayons* | 4-10 | 2-6 | art supplies |
threading shapes* in chunky wood | 8-18 | 3-6 | craft kit |
toddler balance stones* | 25-60 | 2-4 | outdoor gear | bulky plastic
picture lotto game | 6-14 | 3-6 | board game |
story cushion* with pocket | 15-30 | 1-6 | home |
child-size gardening tools | 10-22 | 3-8 | garden |
big brother picture book* | 6-12 | 1-6 | book | book

# more for children
marble maze balance board* | 12-28 | 6-12 | game | small-parts
secret diary* with padlock | 8-16 | 6-12 | stationery |
build-your-own lantern kit | 12-25 | 7-12 | craft kit |
kids' headphones* with safe volume | 15-35 | 4-12 | audio | gadget battery
periscope* to build | 6-14 | 6-12 | toy |
indoor climbing wall taster* | 12-30 | 5-15 | experience | experience
sleepover sleeping bag* | 20-45 | 4-11 | textile |
science museum family ticket* | 10-35 | 4-12 | experience | experience
junior tool belt* | 12-28 | 4-9 | toy |
friendship bracelet loom* | 8-18 | 6-12 | craft kit |
giant floor dominoes* | 10-24 | 3-8 | game | bulky
joke-a-day calendar* | 6-14 | 6-12 | stationery | filler
rainbow light maker* | 8-20 | 4-11 | decor |
beginner's juggling balls* | 6-14 | 7-15 | toy |
children's world atlas* | 12-25 | 6-12 | book | book
rope ladder swing* | 20-45 | 4-11 | outdoor gear | bulky
spy pen* with invisible ink | 4-10 | 6-12 | stationery |
monthly activity parcel* | 12-35 | 4-11 | subscription | subscription
animal hot water bottle cover* | 10-22 | 4-12 | textile |
scratch art sheets* | 4-10 | 5-11 | art supplies |
kids' cookbook* with step pictures | 8-18 | 6-12 | book | book
wobble board game | 10-22 | 5-12 | board game |
pottery painting morning* | 12-30 | 4-15 | class | experience

# more for teenagers
crossbody festival pouch* | 10-24 | 13-24 | bag | practical filler
tie-dye shoelace kit* | 8-18 | 11-19 | craft kit | filler
aesthetic desk lamp* | 15-35 | 12-24 | lighting | gadget practical
magnetic poetry tiles* | 8-18 | 12-30 | game | small-parts filler
thrift shop voucher* | 10-30 | 13-24 | voucher | voucher filler
neck pillow* with hood | 12-26 | 12+ | travel | practical filler
bowling night for friends* | 20-60 | 10-24 | experience | experience
wall photo grid* | 10-22 | 12-24 | decor | filler
make-your-own ramen night kit* | 12-25 | 13-30 | food | food gluten egg
chunky knit beanie* | 10-22 | 12-30 | clothing | clothing
portable mini speaker* | 15-35 | 12-30 | audio | gadget battery
strategy dice game* | 8-20 | 12+ | game | small-parts
reusable bubble tea cup* | 8-18 | 12-30 | tableware | practical
go-kart race session* | 20-50 | 12-30 | experience | experience
fleece blanket hoodie* | 20-45 | 12-30 | clothing | clothing sized
lava-style lamp* | 15-35 | 12-30 | lighting | gadget filler

# more for grown-ups
stovetop popcorn pan* | 15-35 | 18+ | kitchenware | practical filler
linen cushion cover | 12-28 | 20+ | textile | filler
hand-poured concrete tray* | 12-28 | 20+ | decor | filler
brass bottle opener* | 8-18 | 25+ | tableware | alcohol filler
city food walk* | 30-70 | 20+ | experience | experience food meat
shared wall calendar* with pen | 8-18 | 25+ | stationery | practical filler
ribbed cotton throw* | 25-55 | 20+ | textile |
thousand-piece landscape jigsaw | 10-22 | 45+ | puzzle | small-parts
cast glass candle holder* | 10-24 | 20+ | decor | fire filler
folding garden chair* | 25-60 | 20+ | furniture | bulky filler
magnetic car torch* | 10-25 | 18+ | tool | gadget battery practical filler
ceramic butter dish* | 14-30 | 20+ | kitchenware | dairy food filler
walnut desk tray* | 20-45 | 18+ | storage | practical filler
day pass* for a bathhouse | 20-50 | 18+ | wellness | experience
short story anthology | 9-18 | 16+ | book | book filler
board game café evening* | 12-35 | 16+ | experience | experience
compact binoculars | 25-60 | 14+ | equipment | practical filler
pepper and salt mills* | 18-45 | 20+ | kitchenware | practical filler
weekend newspaper subscription* | 20-60 | 25+ | subscription | subscription filler
cotton pocket squares* | 10-24 | 20+ | accessory | clothing filler
felted wool coasters* | 8-18 | 18+ | tableware | wool filler
slate cheese board* | 15-32 | 20+ | tableware | dairy food filler
reusable shopping trolley bag* | 18-40 | 30+ | bag | practical filler
hour* with a portrait photographer | 60-150 | 20+ | experience | experience filler
jazz brunch for two* | 40-90 | 25+ | experience | experience food romantic
stoneware baking dish | 20-45 | 20+ | kitchenware | practical filler
wooden backgammon set | 25-60 | 14+ | board game | small-parts
glass bottle garden* | 20-45 | 20+ | plant | plant filler
hanging terracotta planter* | 12-28 | 20+ | garden | filler
merino bed socks* | 10-24 | 18+ | clothing | clothing wool sized
rechargeable hand warmer* | 12-30 | 16+ | wellness | gadget battery
glass storage jars* with labels | 15-35 | 20+ | storage | practical filler
monthly coffee or tea parcel* | 15-40 | 20+ | subscription | subscription food caffeine
open-top bus tour* | 15-40 | 10+ | experience | experience
cordless desk fan* | 12-30 | 14+ | electronics | gadget battery filler
tin of mixed olives* | 8-18 | 20+ | food | food filler
small-batch honey jar* | 6-14 | 18+ | food | food sugar
artisan marmalade trio* | 12-25 | 25+ | food | food sugar
dried fruit and nut box* | 10-24 | 18+ | food | food nuts filler
fine art museum membership* | 35-90 | 20+ | subscription | subscription filler
bamboo bath bridge* | 18-40 | 20+ | home | filler
sketching weekend* by the coast | 140-280 | 25+ | travel | experience filler
handmade clay mug pair* | 18-40 | 18+ | tableware | handmade
foldaway shopping tote | 6-14 | 16+ | bag | practical filler
wildlife photography wall calendar | 8-16 | 20+ | print | filler
magnetic bookmark pair* | 4-10 | 12+ | accessory | small-parts filler
solar garden lanterns* | 18-45 | 25+ | lighting | gadget filler
salsa taster night* | 10-30 | 18-70 | class | experience filler

# more for older adults
large-print recipe binder* | 10-24 | 55+ | stationery | practical filler
bird identification jigsaw | 12-24 | 50+ | puzzle | small-parts filler
lightweight walking pole* | 15-40 | 50+ | outdoor gear | practical filler
letter writing set* in a box | 10-24 | 40+ | stationery | filler
steam railway lunch* | 45-95 | 45+ | experience | experience food
shawl collar cardigan* | 30-70 | 45+ | clothing | clothing sized
garden tool seat* with pockets | 25-55 | 50+ | garden | practical filler
cushioned foot rest* | 20-45 | 50+ | furniture | practical filler
nostalgic song collection* | 10-22 | 50+ | audio | filler
coastal day trip by coach* | 30-70 | 45+ | travel | experience
memory foam travel pillow | 12-25 | 45+ | textile | practical filler
local history walking booklet* | 5-12 | 40+ | book | book filler
illuminated magnifying glass* | 10-22 | 55+ | equipment | gadget battery practical filler
tea for one set* | 14-30 | 45+ | tableware |
grandchild's drawing in a frame* | 10-25 | 50+ | keepsake | sentimental personalised
choir concert matinee* | 15-40 | 45+ | experience | experience

# more birthdays
birthday breakfast tray* | 12-30 | 6+ | tableware | @birthday filler
reasons we love you jar* | 3-10 | 4+ | keepsake | sentimental @birthday filler
birthday treasure trail* | 0-8 | 4-11 | game | @birthday
birth flower print* | 10-24 | 16+ | print | @birthday filler
song chart* of the birth year | 8-18 | 25+ | print | sentimental @birthday filler
favourite cake by post* | 18-38 | 18+ | food | food sugar dairy gluten egg @birthday heart
birthday picnic for friends* | 15-45 | 12+ | experience | experience food @birthday heart
birthday crown* in felt | 5-12 | 1-8 | accessory | @birthday filler
party lights garland* | 8-18 | 10-17 | lighting | gadget battery @birthday filler

# more christmas
winter lights trail tickets* | 12-30 | all | experience | experience @christmas filler
reusable fabric gift wraps* | 8-20 | 16+ | textile | eco @christmas filler
hot chocolate stirrers* | 6-14 | 5+ | food | food sugar dairy @christmas
festive jigsaw* for the family | 10-22 | 8+ | puzzle | small-parts @christmas heart
Christmas baking day* together | 5-20 | 4+ | experience | experience food @christmas
wooden tree decoration kit* | 6-14 | 5+ | craft kit | @christmas
carol concert seats* | 10-30 | 8+ | experience | experience religious @christmas
felt Christmas stocking | 8-20 | all | textile | @christmas filler
winter wreath workshop* | 25-60 | 14+ | class | experience plant @christmas heart
flannel winter pyjamas* | 18-40 | 12+ | clothing | clothing sized @christmas filler
new year wall planner* | 6-14 | 14+ | stationery | @christmas filler
cinnamon orange garland* | 6-14 | 18+ | decor | scent @christmas filler

# more anniversaries
breakfast cup pair* | 14-30 | 20+ | tableware | romantic @anniversary
photo calendar* of your year | 12-28 | 18+ | print | personalised sentimental @anniversary
stargazing picnic for two* | 20-60 | 20+ | experience | experience romantic food @anniversary
engraved compass* for two | 18-40 | 20+ | keepsake | personalised romantic @anniversary
pottery evening for two* | 40-95 | 20+ | class | experience romantic @anniversary
question cards* for couples | 8-18 | 20+ | game | romantic @anniversary
rose bush* in a pot | 15-35 | 20+ | plant | plant romantic @anniversary scent

# more weddings
recipe box* from all the guests | 12-30 | 20+ | storage | personalised @wedding
picnic hamper* with china plates | 50-110 | 20+ | tableware | bulky @wedding food
cotton bathrobe pair* | 45-95 | 20+ | clothing | clothing sized romantic @wedding
engraved door plaque* | 18-40 | 20+ | home | personalised @wedding
adventure bucket list cards* | 10-20 | 20+ | game | @wedding
heritage wool blanket | 60-140 | 20+ | textile | wool @wedding
hand-lettered vows print* | 20-50 | 20+ | print | personalised sentimental romantic @wedding
cocktail glass quartet* | 25-60 | 25+ | tableware | alcohol @wedding
first home tool box* | 25-60 | 20-44 | tool | practical @wedding

# more graduations
graduation photo frame* | 12-30 | 16+ | decor | sentimental @graduation
money management handbook | 9-18 | 16+ | book | book practical @graduation
travel adapter* for the world | 10-28 | 16+ | electronics | gadget practical @graduation
starter spice rack* | 15-35 | 17+ | kitchenware | food practical @graduation
city break voucher* | 60-180 | 18+ | voucher | voucher experience @graduation
linen work shirt | 25-60 | 18+ | clothing | clothing sized @graduation filler
letter* to your future self kit | 5-12 | 14+ | stationery | sentimental @graduation
interview portfolio case* | 20-45 | 16+ | bag | practical @graduation filler

# gladly given: out together
brunch* at a lovely café | 20-45 | 16+ | experience | experience food
cinema evening* with popcorn | 15-35 | 11+ | experience | experience food
live music evening* with friends | 30-80 | 16+ | experience | experience noisy
pair of theatre tickets* | 40-100 | 16+ | experience | experience
escape room outing* with friends | 25-90 | 11+ | experience | experience
crazy golf evening* with friends | 12-40 | 8-50 | experience | experience filler
ice skating session* with hot chocolate | 12-30 | 5-45 | experience | experience food sugar dairy @christmas heart
street food market evening* | 20-45 | 16-54 | experience | experience food
observatory stargazing evening* | 15-45 | 10+ | experience | experience
candlelit concert seats* | 25-70 | 18+ | experience | experience
country house day* with lunch | 30-80 | 35+ | experience | experience food
botanical garden day* with tea | 15-40 | 30+ | experience | experience food caffeine
seaside day together* | 15-50 | all | travel | experience
steam train day out* | 20-60 | 45+ | travel | experience
Sunday lunch together* at an inn | 25-60 | 30+ | experience | experience food
matinee theatre seats* | 25-70 | 45+ | experience | experience
pasta making evening* | 35-80 | 18+ | class | experience food gluten egg
chocolate making workshop* | 35-75 | 12+ | class | experience food sugar dairy nuts
pottery wheel evening* | 30-75 | 16+ | class | experience
cocktail mixing evening* | 30-65 | 25-54 | class | experience alcohol
full body massage voucher* | 40-90 | 25+ | voucher | voucher experience
cinema gift card* | 15-40 | 11+ | voucher | voucher
concert ticket gift card* | 20-80 | 13-54 | voucher | voucher
favourite café gift card* | 10-30 | 13+ | voucher | voucher
takeaway night voucher* | 15-40 | 13-44 | voucher | voucher food
dinner voucher* for favourite restaurant | 30-90 | 20+ | voucher | voucher food
garden centre café voucher* | 15-40 | 55+ | voucher | voucher food
weekend trip* to a new city | 80-200 | 20+ | travel | experience
night* in a cosy inn | 90-180 | 30+ | travel | experience
scenic train day* with lunch | 25-70 | 35+ | travel | experience food
boat trip* on the river | 20-50 | 8+ | travel | experience
laser tag session* for friends | 15-50 | 9-24 | experience | experience
water park day* for friends | 20-60 | 8-24 | experience | experience
climbing wall session* for friends | 15-45 | 11-30 | experience | experience
late night bowling* for friends | 15-45 | 13-34 | experience | experience
karaoke evening* for friends | 20-60 | 16-34 | experience | experience noisy battery
aquarium day ticket* | 15-40 | 3-12 | experience | experience pet
family cinema trip* | 15-45 | 4-12 | experience | experience

# gladly given: good things to eat and drink
handmade chocolate selection* box | 15-35 | 12+ | food | food sugar dairy nuts
velvety hot chocolate set* | 12-28 | 10+ | food | food sugar dairy
weekend breakfast hamper* | 25-60 | 18+ | food | food gluten dairy sugar nuts
Italian antipasti hamper* | 25-60 | 20+ | food | food nuts dairy gluten
bakery box* by post | 18-40 | 13+ | food | food gluten dairy egg sugar nuts
local farm produce hamper* | 25-65 | 30+ | food | food dairy gluten nuts sugar
freshly roasted coffee trio* | 15-36 | 20+ | drink | food caffeine
loose leaf tea chest* | 15-40 | 30+ | drink | food caffeine
bottle* of fine red wine | 12-40 | 25+ | drink | alcohol
sparkling wine* with two glasses | 20-50 | 25+ | drink | alcohol
fine cheese parcel* by post | 25-55 | 25+ | food | food dairy
make-your-own pizza night kit* | 15-35 | 8-44 | food | food gluten dairy
luxury film night hamper* | 18-45 | 11+ | food | food sugar dairy gluten nuts
pick and mix sweets box* | 12-28 | 8-24 | food | food sugar
doughnut delivery box* | 12-30 | 11-34 | food | food sugar gluten egg dairy nuts
home-cooked three-course dinner* | 15-40 | 18+ | food | food
Sunday roast cooked* for them | 15-40 | 45+ | food | food
nostalgic sweets tin* | 10-24 | 35+ | food | food sugar
shortbread tin* from Scotland | 10-22 | 55+ | food | food gluten dairy sugar
sushi evening kit* | 18-40 | 16-44 | food | food fish
cocktail evening set* at home | 25-55 | 25-54 | drink | alcohol

# gladly given: warm and soft
cashmere blend scarf* | 30-80 | 25+ | clothing | clothing wool
lambswool sofa throw* | 40-100 | 25+ | textile | wool
soft jersey pyjamas* | 25-60 | 13+ | clothing | clothing sized
hooded sherpa blanket* | 25-60 | 11-44 | textile |
fleece-lined house slippers* | 18-45 | 13+ | footwear | clothing sized
ribbed beanie* and gloves set | 18-40 | 13-44 | clothing | clothing
knitted hat* and scarf set | 25-60 | 45+ | clothing | clothing
quilted house jacket* | 35-80 | 45+ | clothing | clothing sized
chunky knit cardigan* | 35-80 | 25+ | clothing | clothing sized
soft hooded lounge set* | 30-70 | 13-44 | clothing | clothing sized
heated foot warmer* | 25-50 | 45+ | wellness | gadget
fluffy cotton bath towels* pair | 30-65 | 45+ | textile | filler
soft checked winter scarf* | 18-45 | 13-44 | clothing | clothing
faux fur cushion* | 15-35 | 11-30 | textile |
woven picnic blanket* | 22-50 | 18+ | outdoor gear |

# gladly given: to remember
framed photo* of a shared day | 15-40 | 25+ | keepsake | personalised sentimental
photo book* of the past year | 20-50 | 18+ | keepsake | personalised sentimental
family photo calendar* | 12-30 | 45+ | keepsake | personalised sentimental
watercolour* of their home | 40-120 | 30+ | print | personalised sentimental
illustrated map* of their hometown | 20-50 | 25+ | print | personalised
photo strip* of best friends | 8-20 | 11-24 | keepsake | personalised sentimental filler
jar* of letters from friends | 5-15 | 18+ | keepsake | sentimental handmade
day out* of their own choosing | 10-50 | 25+ | keepsake | sentimental experience
family stories recording* | 10-40 | 55+ | keepsake | sentimental
framed old family photograph* | 15-40 | 55+ | keepsake | sentimental
memory box* of childhood photos | 15-35 | 18-34 | keepsake | sentimental

# gladly given: at home
wireless speaker* in woven fabric | 35-90 | 13+ | audio | gadget battery noisy
sunset projector lamp* | 15-35 | 11-34 | lighting | gadget
cordless brass table lamp* | 25-60 | 25+ | lighting | gadget battery
mushroom table lamp* | 20-45 | 13-34 | lighting | gadget
neon light sign* for the wall | 20-45 | 11-24 | lighting | gadget
galaxy ceiling projector* | 20-45 | 8-24 | lighting | gadget battery screen
warm digital radio* in wood | 50-110 | 45+ | audio | gadget
record player* for beginners | 60-140 | 13-44 | audio | gadget filler
retro handheld games console* | 25-60 | 8-34 | electronics | gadget battery screen filler
reusable film camera* | 25-50 | 13-44 | electronics | gadget
illuminated photo clip wall* | 12-28 | 11-24 | decor | battery
large potted monstera* | 20-50 | 18-54 | plant | plant
olive tree* in a terracotta pot | 25-60 | 25+ | plant | plant
seasonal flowers by subscription* | 30-90 | 25+ | subscription | subscription plant scent
hand-tied seasonal flowers* | 20-45 | 25+ | plant | plant scent
flowering azalea* in a basket | 15-35 | 45+ | plant | plant
fig and cedar candle* | 15-40 | 18+ | scent | fire scent
hand-thrown breakfast bowls* pair | 24-55 | 25+ | tableware | handmade
hand-blown water glasses* pair | 22-50 | 25+ | tableware | handmade filler
stoneware teapot* and two cups | 28-60 | 35+ | tableware |
waffle maker* for lazy Sundays | 25-60 | 13-44 | kitchenware | gadget
tabletop raclette grill* | 30-70 | 20-54 | kitchenware | gadget dairy food
film streaming gift months* | 15-40 | 13-54 | subscription | subscription screen
e-reader* with warm light | 90-150 | 16+ | electronics | gadget battery screen
restful bath evening set* | 18-40 | 18+ | body care | scent filler

# gladly given: to play together
murder mystery party game* | 15-35 | 13+ | game |
cooperative adventure board game* | 25-50 | 10-54 | board game |
quick drawing party game* | 15-30 | 8+ | game |
music quiz game* | 15-35 | 13+ | game |
wooden stacking tower game* | 15-35 | 6-54 | game |
crime case file* to solve | 18-35 | 14+ | game |
picture word game* for company | 15-30 | 8+ | board game |
rummy tiles* in a wooden box | 20-45 | 45+ | board game |
classic board games* compendium | 25-50 | 8+ | board game |

# gladly given: to children
soft plush animal* | 12-30 | 0-7 | toy |
hooded animal poncho* for bath time | 15-30 | 1-6 | textile | clothing
personalised storybook* | 18-32 | 2-7 | book | book personalised
animal onesie* | 18-35 | 3-12 | clothing | clothing sized
beginner's magic trick box* | 15-32 | 6-12 | toy |
build-your-own den kit* | 20-45 | 4-10 | toy | bulky
remote-controlled racing car* | 22-50 | 6-12 | toy | gadget battery plastic
marbling art set* | 15-30 | 6-12 | art supplies |
ice lolly making party* | 8-25 | 4-10 | experience | experience food sugar
whole day of their choosing* | 10-50 | 4-12 | keepsake | sentimental
jewellery box* with secret drawer | 15-30 | 6-12 | storage |
children's wristwatch* with bright strap | 15-35 | 6-12 | accessory | jewellery battery
crystal growing laboratory* | 14-28 | 8-12 | craft kit |
stunt scooter* | 45-90 | 7-14 | vehicle | bulky
glow-in-the-dark football* | 12-25 | 6-14 | sports gear | plastic
room in a tent sleepover* | 10-40 | 6-12 | experience | experience
cuddly heat pack animal* | 14-28 | 4-12 | wellness |

# time together: for who wants no things
picnic afternoon* in the park | 0-5 | all | experience | experience filler
blanket fort evening | 0-2 | 4+ | experience | experience filler
pyjama day* together | 0-2 | 4+ | experience | experience filler
duck pond afternoon | 0-3 | all | experience | experience filler
train ride* to the last stop | 2-5 | 4+ | experience | experience filler
tram ride* through the city | 2-5 | 4+ | experience | experience filler
ferry crossing* with hot drinks | 3-5 | 4-12 | experience | experience filler
bus trip* to the sea | 3-5 | 4+ | experience | experience filler
day* off from all chores | 0-2 | 5+ | experience | experience filler
wish-for-anything afternoon* | 0-5 | 4+ | experience | experience filler
living-room camping night | 0-3 | 4+ | experience | experience filler
hand massage hour | 0-3 | 5+ | experience | experience filler
foot massage* by the fire | 0-3 | 16+ | experience | experience filler
sing-along evening* at home | 0-2 | 4+ | experience | experience filler
afternoon* of old family stories | 0-2 | 4+ | experience | experience filler
free museum afternoon | 0-5 | 4+ | experience | experience filler
beach morning* with a flask | 0-5 | all | experience | experience filler
lie-in with breakfast brought* | 0-5 | 5+ | experience | experience filler
scenic Sunday drive | 2-5 | 4+ | experience | experience filler
sunset picnic* by the water | 0-5 | 4+ | experience | experience filler
café hour* for a long talk | 3-5 | 5+ | experience | experience filler
weekly phone call hour | 0-1 | 5+ | experience | experience filler
day* planned by the birthday child | 0-5 | 3-14 | experience | experience filler @birthday
sleepover* at the grandparents' | 0-3 | 3-12 | experience | experience filler
puddle-jumping walk* in the rain | 0-2 | 1-9 | experience | experience filler
bedtime story* told by torchlight | 0-2 | 1-10 | experience | experience filler
dress-up tea afternoon* | 0-4 | 3-9 | experience | experience filler
later bedtime* for a week | 0-1 | 4-13 | experience | experience filler
splash afternoon* in the bath | 0-2 | 0-5 | experience | experience filler
lap song* and rhyme time | 0-1 | 0-3 | experience | experience filler
baby cuddle morning* in bed | 0-1 | 0-2 | experience | experience filler
splashing hour* at the pool | 3-5 | 1-12 | experience | experience filler
takeaway* chosen by them alone | 3-5 | 6-17 | experience | experience filler
swimming bath morning | 3-5 | 3+ | experience | experience filler
childminding evening* for the parents | 0-2 | 20-60 | experience | experience filler
errand afternoon* done for them | 0-2 | 18+ | experience | experience filler
spring cleaning hand* for a day | 0-2 | 18+ | experience | experience filler
home-cooked dinner at yours | 3-5 | 13+ | experience | experience filler
old records evening | 0-2 | 30+ | experience | experience filler
lift* wherever they want to go | 0-5 | 13+ | experience | experience filler
allotment hour* with a friend | 0-2 | 16+ | experience | experience filler
open-air band concert | 0-5 | 8+ | experience | experience filler

# books for anybody: for who wants nothing else
prize-winning novel* of the year | 9-20 | 16+ | book | book filler
big family saga novel | 9-18 | 18+ | book | book filler
short stories* for the bedside | 8-16 | 16+ | book | book filler
true adventure* at sea book | 9-18 | 13+ | book | book filler
popular science bestseller* | 9-20 | 15+ | book | book filler
poems* for every mood | 8-16 | 14+ | book | book filler
illustrated world history* volume | 15-35 | 10+ | book | book filler
classic novel* in cloth binding | 12-25 | 14+ | book | book filler
memoir* of an ordinary life | 9-18 | 16+ | book | book filler
travel writer's long journey* | 9-18 | 15+ | book | book filler
feel-good novel* for the weekend | 8-16 | 15+ | book | book filler
big book* of small facts | 9-20 | 8+ | book | book filler
second-hand paperback thriller | 2-5 | 16+ | book | book filler
second-hand paperback classic* | 2-5 | 12+ | book | book filler
pocket edition* of a novella | 3-5 | 14+ | book | book filler
slim volume* of letters | 3-5 | 16+ | book | book filler
pocket guide* to trees | 3-5 | 7+ | book | book filler
chapter book* with a mystery | 5-10 | 7-12 | book | book filler
funny school diary story* | 5-10 | 7-12 | book | book filler
adventure novel* for young readers | 6-12 | 9-12 | book | book filler
young adult fantasy trilogy* opener | 7-14 | 12-19 | book | book filler
myths and legends* retold | 8-16 | 7-14 | book | book filler
search-and-find picture pages* | 5-12 | 3-8 | book | book filler
animal picture storybook* | 5-12 | 2-6 | book | book filler
lift-the-flap board book* | 4-9 | 0-4 | book | book filler
cloth book* with crinkle pages | 5-12 | 0-2 | book | book filler
bedtime tales* for a year | 8-18 | 2-8 | book | book filler
joke book* for the playground | 3-5 | 6-12 | book | book filler
first picture dictionary* | 5-12 | 2-6 | book | book filler
nursery rhyme treasury* | 5-12 | 0-5 | book | book filler
counting story* with animals | 3-5 | 1-5 | book | book filler
comic book annual* | 6-12 | 7-14 | book | book filler
`
