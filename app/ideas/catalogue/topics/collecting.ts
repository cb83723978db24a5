export default `
# stamps
also: stamp collecting, philately, postage stamps, stamp collector, first day covers, stamp album, collecting stamps
near: coins, antiques
unfit: shelf
leather-bound stockbook* for stamps | 25-45 | 10+ | storage | leather practical heart
blank-page stamp album | 12-25 | 8+ | storage | practical
fine-tipped philatelist's tweezers | 5-12 | 8+ | tool | practical filler
folding ten-times stamp magnifier | 10-20 | 8+ | equipment | practical heart
stamp perforation gauge | 4-9 | 12+ | tool | practical filler
watermark detector tray | 12-25 | 14+ | equipment | practical
world stamp catalogue | 40-80 | 14+ | book | book heart
mixed kiloware stamp bag | 8-18 | 8+ | collectible | filler
Victorian penny red | 10-30 | 12+ | collectible | heart
framed vintage airmail cover | 20-45 | 14+ | decor |
crystal-clear stamp mounts | 5-10 | 10+ | storage | plastic practical filler
wildlife stamps* for beginners | 5-12 | 6-14 | collectible | heart
ultraviolet lamp* for watermarks | 18-35 | 14+ | equipment | gadget battery
stamp-edge picture frame | 12-25 | 10+ | decor | filler
penny black replica print | 8-15 | 12+ | print | filler
engraved commemorative stamp ingot | 80-140 | 18+ | collectible | personalised
birth year stamp set* | 8-20 | 12+ | keepsake | sentimental @birthday heart
children's stamp collecting kit* | 12-22 | 6-12 | craft kit | heart
world stamps* by the hundred | 6-12 | 6+ | collectible | heart
space stamps* in a packet | 4-9 | 6+ | collectible |
stamp hunting passport* for children | 5-10 | 6-12 | stationery | filler
stamps of the world book* | 9-16 | 6-13 | book | book heart
design-your-own stamps sheet* | 10-20 | 6+ | art supplies | personalised filler
stamp hinges* by the thousand | 3-6 | 8+ | stationery | filler
first stamp album* with world map | 10-20 | 6-14 | storage | heart
pen-pal envelopes* from many lands | 5-10 | 7+ | stationery | filler
stamp fair outing* | 5-15 | 8+ | experience | experience
new issues subscription* | 30-80 | 10+ | subscription | subscription heart
postal museum tickets* | 8-20 | 5+ | experience | experience filler
stamp mosaic craft kit* | 8-15 | 6-13 | art supplies | filler
stamp explorer's quiz cards* | 6-12 | 7-14 | game | heart
stamp tongs* in steel | 4-8 | 10+ | tool | practical filler
used stamps bag* | 4-9 | 7+ | collectible |
glassine envelopes* | 4-8 | 10+ | storage | practical filler
first day cover* of the year | 4-10 | 12+ | collectible | heart

# trading cards
also: card collecting, trading card collecting, sticker collecting, sports cards, collectable cards, collecting cards
own: football cards, baseball cards
near: pins and badges, comics, anime, Pokémon
zip-round binder* for card pages | 12-25 | 6+ | storage | practical heart
matte card sleeves | 4-9 | 6+ | storage | plastic practical filler
rigid toploaders | 5-10 | 8+ | storage | plastic practical filler
unopened booster packs | 5-15 | 6+ | collectible | heart
collector's tin* with boosters | 18-30 | 6+ | collectible | heart
magnetic single card holder | 4-9 | 10+ | storage | plastic small-parts heart
card display frame* for wall | 15-30 | 8+ | decor |
zip-up card carry case | 15-30 | 6+ | storage | practical
playmat* for card battles | 15-30 | 7+ | game |
acrylic booster box display | 18-35 | 12+ | storage | plastic
sorting tray* for cards | 12-22 | 8+ | storage | practical filler
card grading voucher | 25-60 | 16+ | voucher | voucher
vintage holographic card | 10-50 | 8+ | collectible | heart
sealed booster box | 90-160 | 10+ | collectible | heart
pocket card loupe | 6-14 | 12+ | equipment | practical filler
graded card stand | 5-12 | 10+ | decor | plastic filler
sealed booster advent calendar* | 35-70 | 6+ | game | religious @christmas heart
card album* with starter packet | 10-20 | 5-13 | storage | heart
animal trading cards* for beginners | 4-9 | 5-12 | collectible | filler
card deck box* | 4-9 | 6+ | storage |
cardholder lanyard* | 5-10 | 6-14 | accessory | filler
card shop voucher* | 10-30 | 7+ | voucher | voucher heart
design-your-own cards set* | 9-16 | 6-13 | craft kit |
checklist poster* for the collection | 6-12 | 6+ | print | filler
trading card convention ticket* | 10-30 | 8+ | experience | experience heart
collector's handbook* for cards | 10-18 | 8+ | book | book heart
card shelf ledge* for the wall | 12-25 | 8+ | decor | filler
single booster pack* | 4-6 | 6+ | collectible | heart
album pages* for trading cards | 4-8 | 6+ | storage | plastic practical filler
card stand* in clear acrylic | 3-7 | 8+ | decor | plastic filler

# soft toys
also: plush collecting, plushies, teddy bears, stuffed animals, squishmallows, jellycat, cuddly toys, plush toys, soft toy collecting, teddies, teddy, cuddlies, plush, soft animals
near: fashion dolls, pins and badges, unicorns
situation
corduroy sea creature* friend | 12-25 | 1+ | toy | heart
jointed mohair collector's bear | 70-160 | 14+ | collectible | wool heart
hanging net* for cuddly toys | 8-15 | 3+ | storage | practical filler
see-through plush display tub | 25-45 | 5+ | storage | bulky plastic filler
fruit-shaped plush bag charm | 8-15 | 8+ | accessory |
giant cuddly axolotl | 35-70 | 4+ | toy | bulky heart
pocket-sized crochet creature | 8-18 | 5+ | toy | handmade
stuff-your-own bear kit | 14-28 | 4-10 | craft kit | heart
teddy hospital play case | 15-30 | 3-8 | toy | plastic heart
microwaveable lavender sloth | 14-24 | 4+ | wellness | scent
soft-bristle plush grooming brush | 5-10 | 5+ | tool | practical filler
adopt-an-animal gift adoption | 20-40 | 4-12 | keepsake |
tiny knitted outfit* for teddies | 6-14 | 3-10 | toy | wool
bear-making workshop | 30-60 | 8+ | class | experience heart
surprise-capsule mini plush | 5-10 | 5+ | toy | heart
bean-filled woodland fox | 10-20 | 3+ | toy | heart
festive cuddly reindeer | 10-22 | 1+ | toy | @christmas
plush bunny* with long ears | 12-24 | 0-8 | toy | heart
teddy bear* to name | 14-28 | 0-10 | toy | heart
blanket and bear set* | 18-35 | 0-5 | textile |
bear picture story* | 6-11 | 1-7 | book | book heart
teddy bed* in wood | 18-35 | 2-8 | toy |
teddy picnic set* | 12-24 | 2-8 | toy |
soft toy rucksack* | 14-26 | 2-8 | bag | filler
doctor's set* for teddies | 12-24 | 3-8 | toy |
hand puppet bear* | 12-24 | 1-8 | toy |
mum-and-baby animal plush* | 14-28 | 0-9 | toy | heart
plush fruit or vegetable* | 10-20 | 2+ | toy |
sew-your-own felt animal kit* | 12-22 | 7-14 | craft kit |
huggable long cat cushion* | 18-35 | 5+ | textile |
collectable plush series figure* | 10-22 | 6+ | collectible | heart
teddy bears' house shelf* | 25-50 | 3-12 | furniture | filler
bear museum visit* | 8-20 | 4+ | experience | experience filler
personalised bear* with name jumper | 20-40 | 0+ | keepsake | personalised heart
plush keyring animal* | 6-12 | 6+ | accessory |
teddy bear repair voucher* | 25-70 | 18+ | voucher | voucher sentimental heart
bear-making pattern book* | 12-22 | 14+ | book | book heart
vintage teddy price guide* | 14-28 | 16+ | book | book filler
grown-up squashy plush cushion* | 20-40 | 12+ | textile | heart
small plush keyring* | 5-10 | 5+ | accessory |
pocket-sized plush bear* | 5-10 | 1+ | toy | heart
plush animal* in an egg | 5-10 | 3-10 | toy | egg filler
hair brush* for soft toys | 3-7 | 3-9 | equipment | filler
teddy bear's clothes* | 6-12 | 3-9 | toy | filler

# coins
also: coin collecting, numismatics, coin collector, collecting coins, currency collecting
own: banknotes, medals
near: stamps, metal detecting, antiques
clear coin capsules | 6-14 | 8+ | storage | plastic small-parts practical filler
velvet-lined coin tray | 20-45 | 10+ | storage | small-parts practical heart
push-in coin album | 10-22 | 8+ | storage | practical
genuine Roman bronze coin | 15-40 | 8+ | collectible | small-parts
silver bullion ounce | 35-60 | 16+ | collectible | heart
uncirculated year proof set | 30-70 | 12+ | collectible | small-parts heart
world coins* by the bag | 8-18 | 8+ | collectible | small-parts
jeweller's folding loupe | 8-18 | 10+ | equipment | practical
digital coin scale | 12-25 | 14+ | equipment | gadget battery small-parts practical filler
coin yearbook* with values | 14-28 | 14+ | book | book small-parts heart
cardboard two-by-two flips | 4-9 | 10+ | storage | practical filler
banknote sleeves* and binder | 14-28 | 10+ | storage | plastic practical
wooden medal cabinet | 90-180 | 18+ | furniture | bulky
pirate treasure replica doubloons | 6-14 | 5-12 | toy | small-parts filler
gold sovereign | 350-550 | 18+ | collectible |
birth year florin | 5-15 | 16+ | collectible | small-parts sentimental heart
banknotes* from vanished countries | 8-18 | 10+ | collectible |
wedding sixpence* in a pouch | 10-25 | 18+ | keepsake | small-parts sentimental @wedding filler
commemorative two-euro coin* | 6-12 | 7+ | keepsake | small-parts
children's coin collecting starter set* | 12-22 | 6-12 | craft kit | small-parts
coins from fifty countries* | 10-22 | 7+ | collectible | small-parts heart
world map coin board* | 15-30 | 7+ | storage | small-parts
coin collecting guide* for children | 8-14 | 7-12 | book | book heart
coin magnifier* with light | 8-16 | 7+ | equipment | gadget battery
old pennies* in a pouch | 6-12 | 7+ | collectible | small-parts
treasure chest for coins* | 9-18 | 5-12 | storage | filler
coin rubbing art set* | 6-12 | 6-12 | art supplies | filler
ancient coin replicas* with booklet | 8-16 | 7+ | collectible | small-parts filler
coin museum visit* | 8-20 | 7+ | experience | experience
coin-of-the-month subscription* | 40-120 | 10+ | subscription | subscription small-parts heart
catalogue* of one country's coins | 18-35 | 12+ | book | book small-parts
coins from a vanished state* | 10-30 | 10+ | collectible | small-parts heart
coin fair outing* | 5-15 | 10+ | experience | experience
coin machine trail outing* | 5-15 | 5-13 | experience | experience small-parts
coin collector's quiz cards* | 6-12 | 7+ | game | small-parts filler
magnifying coin capsules* | 5-10 | 12+ | storage | plastic practical filler
silver threepenny bit* | 5-11 | 12+ | collectible |
pocket coin folder* | 5-10 | 10+ | storage | practical filler
foreign coins bag* | 5-10 | 8+ | collectible | small-parts filler
cotton gloves* for handling coins | 3-7 | 12+ | equipment | clothing practical filler

# model cars
also: diecast cars, toy cars, model cars collecting, die-cast, matchbox cars, model vehicles, model trucks, hot wheels
own: slot cars
near: Formula 1, brick building, diggers and tractors
unfit: magnifier
die-cast vintage sports car | 25-60 | 12+ | collectible | heart
detailed rally car replica | 30-70 | 10+ | collectible | heart
dust-proof acrylic display cube | 12-25 | 10+ | storage | plastic
wall-mounted compartments* for tiny cars | 25-50 | 6+ | storage | practical
slot car racing track | 70-130 | 7+ | toy | gadget battery plastic bulky
pull-back car trio | 6-14 | 3-8 | toy | plastic
car transporter lorry* toy | 15-30 | 3-9 | toy | plastic
radio-controlled drift car | 40-90 | 8+ | toy | gadget battery plastic
scale model assembly kit | 18-40 | 12+ | craft kit | small-parts plastic heart
weathering powders* for models | 10-20 | 14+ | art supplies | filler
resin garage diorama | 30-60 | 14+ | collectible | plastic small-parts
roll-out road play mat | 15-30 | 3-9 | toy |
model car collector's price guide | 15-28 | 16+ | book | book
stackable parking garage | 20-40 | 3-8 | toy | plastic bulky
fine enamel touch-up paints | 10-20 | 12+ | art supplies | filler
soft dusting brush* for models | 5-10 | 10+ | tool | practical filler
opening-door die-cast ambulance | 12-25 | 5+ | collectible |
toy car fair tickets | 8-18 | 6+ | experience | experience
die-cast car from birth year* | 20-50 | 14+ | keepsake | @birthday
small die-cast model car* | 7-14 | 4+ | collectible |
five small cars* in a box | 8-16 | 3-9 | toy | heart
loop track* for little cars | 15-32 | 4-10 | toy | plastic heart
carry case* for toy cars | 12-24 | 3-10 | storage | plastic
car wash playset* | 15-30 | 3-8 | toy | plastic
magnetic car puzzle* | 9-18 | 3-7 | toy | filler
cars colouring and sticker book* | 4-8 | 3-9 | stationery | book filler
wooden racing ramp* | 20-40 | 1-6 | toy |
build-your-own wooden car kit* | 10-20 | 6-13 | craft kit |
remote-controlled racing car* for children | 20-40 | 5-12 | toy | gadget battery plastic heart
brick-built classic car* | 18-50 | 7+ | toy | small-parts plastic heart
car facts cards* | 6-11 | 5-12 | game | filler
cars of the world encyclopedia* | 12-25 | 7+ | book | book heart
car museum tickets* | 10-25 | 4+ | experience | experience
die-cast bus or lorry* | 12-28 | 5+ | collectible |
roadside scenery set* for models | 12-28 | 8+ | craft kit |
model car magazine subscription* | 35-60 | 12+ | subscription | subscription heart
shelf risers* for model cars | 10-22 | 10+ | storage | plastic filler
airbrush starter set* for models | 50-110 | 14+ | equipment | gadget filler
die-cast car* in a small box | 4-9 | 4+ | collectible |
toy car stickers* | 3-6 | 4-10 | stationery | filler
plastic display case* for one model | 6-12 | 10+ | storage | plastic filler
car spotting book* | 5-10 | 6+ | book | book filler
model car key hanger* | 6-12 | 10+ | accessory | filler
single sports car model* | 6-12 | 5+ | collectible |

# minerals and crystals
also: crystals, crystal collecting, minerals, rock collecting, rocks and minerals, geodes, geology collecting, rockhounding
own: fossil collecting
near: dinosaurs, jewellery making, coins
amethyst geode cluster | 25-60 | 8+ | collectible | heart
raw fluorite octahedron | 8-18 | 8+ | collectible |
iron meteorite fragment | 25-60 | 10+ | collectible | small-parts
break-your-own geodes | 10-20 | 7-14 | craft kit | small-parts heart
pyrite cube* on matrix | 12-28 | 8+ | collectible | heart
labradorite palm stone | 10-20 | 8+ | collectible |
wooden specimen drawers | 50-110 | 10+ | furniture | practical bulky
crystal growing lab | 14-28 | 10-15 | craft kit | small-parts
rock tumbler | 60-110 | 8+ | equipment | gadget noisy heart
triplet hand lens | 12-28 | 8+ | equipment | practical
geologist's rock hammer | 25-45 | 16+ | tool | practical
brass specimen stands | 8-18 | 10+ | decor | filler
ultraviolet torch* for minerals | 15-35 | 14+ | equipment | gadget battery
mineral hardness test picks | 25-50 | 18+ | tool | sharp filler
sorted tumbled stones pouch | 6-14 | 6+ | collectible | small-parts
streak plate* and magnet tester | 6-14 | 8+ | tool | small-parts filler
gemstone identification handbook | 12-24 | 10+ | book | book
opalised ammonite half | 20-45 | 8+ | collectible |
selenite lamp tower | 30-60 | 12+ | lighting | gadget filler
polished tiger's eye | 3-7 | 6+ | collectible | filler
fluorite or quartz point* | 8-15 | 7+ | collectible |
children's rock collection box* | 12-24 | 6-12 | collectible |
rocks and gems sticker book* | 5-9 | 5-11 | stationery | book filler
first book* of rocks and gems | 8-15 | 5-12 | book | book heart
gem mining bucket* | 12-24 | 5-12 | toy | heart
paint-your-own pebbles kit* | 8-16 | 5-12 | art supplies | filler
glow-in-the-dark stones* | 5-10 | 6-13 | collectible | filler
rose quartz pendant* on a cord | 6-14 | 6+ | jewellery | jewellery filler
collector's tray* with labels | 10-20 | 6+ | storage |
salt crystal lamp* | 18-38 | 8+ | lighting | gadget filler
show cave tour* | 10-25 | 5+ | experience | experience heart
gem panning outing* | 6-18 | 5+ | experience | experience
field bag* for finds | 14-30 | 8+ | bag | filler
mineral of the month subscription* | 60-150 | 10+ | subscription | subscription heart
mineral fair day tickets* | 6-15 | 8+ | experience | experience
tumbled stones bag* | 5-10 | 6+ | collectible | small-parts
small geode half* | 6-12 | 6+ | collectible |
rock and mineral spotter's guide* | 5-10 | 7+ | book | book
velvet pouch* for crystals | 3-7 | 8+ | storage | filler
polished fossil ammonite* | 6-12 | 6+ | collectible |

# fashion dolls
also: dolls, barbie, doll collecting, barbies, collector dolls
own: doll houses = dollhouse = dolls house = dollhouses
near: sewing, soft toys, children's crafts, pretend play
unfit: magnifier, auction
poseable fashion doll | 15-35 | 4+ | toy | plastic small-parts heart
hand-sewn doll outfits | 15-30 | 4+ | toy | small-parts heart
dolls' house furniture* in wood | 18-40 | 4+ | toy | bulky small-parts
three-storey wooden dollhouse | 70-140 | 3-10 | toy | bulky small-parts
room box kit* with working lights | 30-60 | 14+ | craft kit | small-parts gadget battery
doll display dome* in glass | 25-50 | 14+ | decor | filler
doll display stands | 6-12 | 10+ | storage | plastic practical filler
miniature groceries* for dolls houses | 8-18 | 8+ | collectible | small-parts filler
porcelain collector's doll | 45-110 | 12+ | collectible |
doll wardrobe sewing patterns | 8-15 | 10+ | craft kit |
doll-sized camper van | 25-45 | 4-10 | toy | plastic bulky heart
doll hair styling head | 20-35 | 4-10 | toy | plastic
paper dolls* with outfits | 6-14 | 4-10 | toy | filler
doll bunk bed | 18-35 | 3-9 | toy |
dolls' room wallpaper sheets | 5-10 | 8+ | craft kit | filler
baby doll carrier sling | 8-15 | 3-7 | toy | filler
doll and bear fair tickets | 8-18 | 8+ | experience | experience
rag doll* in soft cotton | 14-28 | 1-8 | toy |
doll stroller* | 18-36 | 2-7 | toy | filler
doll's clothes hangers and rail* | 9-18 | 4-10 | toy | plastic filler
fashion doll sticker book* | 5-9 | 4-10 | stationery | book filler
doll swimming pool playset* | 15-32 | 4-10 | toy | plastic
doll accessory set* with shoes | 8-16 | 4-11 | toy | plastic small-parts
sew-a-doll kit* | 14-26 | 7-13 | craft kit | heart
fashion design stencils* for dolls | 7-14 | 6-12 | art supplies | filler
doll horse* with saddle | 15-30 | 4-10 | toy | plastic
matching t-shirts* for child and doll | 16-30 | 4-10 | clothing | clothing sized filler
toy museum visit* | 6-15 | 5+ | experience | experience
doll story book* | 6-11 | 4-10 | book | book filler
doll repainting kit* | 15-32 | 12+ | art supplies |
vintage doll* in original box | 30-90 | 16+ | collectible | heart
history of fashion dolls book* | 18-35 | 14+ | book | book heart
tailored winter outfit* for a doll | 14-30 | 8+ | collectible | heart
doll photo backdrop set* | 12-24 | 9+ | equipment |
dolls' house room kit* for grown-ups | 30-70 | 14+ | craft kit | small-parts
collector doll magazine* | 25-50 | 14+ | subscription | subscription
glass-fronted doll cabinet* | 60-150 | 16+ | furniture | bulky filler
doll-making weekend course* | 60-180 | 16+ | class | experience heart
tiny handbags* for dolls | 8-18 | 6+ | collectible | small-parts

# sneakers
also: trainers, sneaker collecting, sneakerhead, collecting trainers, collecting shoes, sneaker culture
near: basketball, skateboarding, trading cards
situation
crystal-clear drop-front crates | 25-55 | 12+ | storage | plastic heart
foam cleaner* with suede-safe brush | 15-30 | 12+ | tool | leather practical heart
crease protectors* for toe boxes | 6-12 | 12+ | accessory | practical filler
glow-in-the-dark shoelaces | 4-9 | 8+ | accessory | filler
water-repellent fabric spray | 10-18 | 16+ | tool | practical scent filler
suede eraser* and brush | 8-15 | 14+ | tool | leather practical filler
hand-painted custom sneakers | 90-180 | 12+ | footwear | clothing sized personalised leather
leather paint pots* | 14-28 | 14+ | art supplies | leather
floating wall ledge* for kicks | 15-30 | 12+ | storage |
levitating magnetic display plinth | 60-120 | 14+ | electronics | gadget
streetwear design history volume | 25-45 | 14+ | book | book heart
cedar shoe trees | 18-35 | 16+ | accessory | practical
ribbed crew socks | 12-22 | 10+ | clothing | clothing sized
sole-swap design stencils | 8-15 | 10+ | art supplies | filler
charcoal deodorising sachets* for kicks | 8-15 | 12+ | accessory | practical eco scent filler
rubber kicks keyring | 5-12 | 8+ | accessory | merchandise plastic filler
glow-in-the-dark children's trainers* | 25-50 | 5-12 | footwear | clothing sized
shoelaces* in bright colours | 4-8 | 6+ | accessory | filler
lace charms* in a packet | 4-9 | 7-18 | accessory | small-parts filler
trainer-shaped cushion* | 14-28 | 7+ | textile | filler
design-your-own trainers book* | 8-15 | 7-15 | art supplies | book filler
fabric markers* for canvas shoes | 8-16 | 7+ | art supplies |
plain canvas shoes* to decorate | 15-30 | 7+ | footwear | clothing sized filler
trainer poster trio* | 10-20 | 8+ | print |
shoe cleaning wipes* | 4-8 | 10+ | equipment | filler
sneaker shop gift card* | 20-80 | 8+ | voucher | voucher heart
trainer colouring book* | 6-12 | 7+ | art supplies | book filler
mini trainer figure* for the desk | 6-14 | 8+ | collectible | plastic
sneaker customising workshop* | 40-100 | 12+ | class | experience heart
sneaker convention ticket* | 15-40 | 10+ | experience | experience heart
drawstring shoe bag* | 8-16 | 8+ | bag | filler
history of trainers book* | 15-30 | 10+ | book | book heart
sneaker magazine subscription* | 30-60 | 14+ | subscription | subscription
insoles* with arch cushion | 10-22 | 14+ | accessory | sized filler
shoe wall shelf* with light | 40-90 | 14+ | furniture | gadget
trainer drawing templates* | 7-14 | 7+ | stationery | filler
glow laces* in a trio | 5-10 | 6+ | equipment | filler
shoe cleaning kit* for young collectors | 9-18 | 8-12 | tool | scent

# pins and badges
also: enamel pins, pin collecting, badges, button badges, patches, pin badges, badge collecting
own: fridge magnets
near: trading cards, stamps, travel
unfit: shelf
cork pin display pennant* | 14-28 | 8+ | decor | practical heart
locking pin backs | 4-9 | 10+ | accessory | small-parts practical filler
limited edition enamel pin | 8-15 | 8+ | collectible | small-parts heart
glass-fronted pin frame | 20-40 | 10+ | decor | heart
hand-pressed badge making machine | 45-120 | 10+ | craft kit | small-parts bulky heart
zip-up pin trading folio | 18-35 | 8+ | storage | practical heart
felt pin banner | 12-25 | 8+ | decor | wool
vintage railway badge | 10-25 | 12+ | collectible | small-parts heart
embroidered iron-on patches | 6-14 | 8+ | accessory |
denim jacket* for pins | 35-70 | 8+ | clothing | clothing sized filler
canvas ita bag* with window | 25-45 | 10+ | bag | heart
wildlife charity brooch pin | 6-12 | 8+ | collectible | jewellery small-parts
merit patch sash | 10-20 | 6-13 | accessory | clothing filler
enamel pin design commission | 80-150 | 14+ | collectible | small-parts personalised
magnetic board* for fridge magnets | 15-30 | 8+ | decor | small-parts filler
design-your-own badge blanks | 5-12 | 6-13 | craft kit | small-parts filler
badge starter set* with animals | 6-12 | 5-12 | collectible | small-parts heart
felt badge sash* for beginners | 7-14 | 5-12 | accessory | clothing filler
iron-on patch bundle* | 6-14 | 6+ | craft kit | heart
badge album* for the shelf | 12-24 | 7+ | storage | heart
make-a-badge craft set* | 12-24 | 5-12 | craft kit | plastic heart
reflective slap badge* | 4-8 | 5+ | accessory | filler
badge collector's notebook* | 5-10 | 7+ | stationery | filler
zoo and museum badge trip* | 10-30 | 5+ | experience | experience heart
canvas pencil case* for pins | 7-14 | 7+ | bag | filler

# comics
also: comic books, graphic novels, comic collecting, comic book collecting
own: superhero comics, bande dessinee
near: superheroes, drawing, anime, figures and statues
unfit: magnifier
acid-free archive sleeves* and boards | 8-15 | 10+ | storage | plastic practical filler
sturdy comic storage box | 14-28 | 10+ | storage | practical
magnetic issue frame* for walls | 15-30 | 10+ | decor |
hardback omnibus collection | 40-80 | 12+ | book | book heart
award-winning graphic novel | 14-25 | 14+ | book | book heart
first-issue facsimile edition | 6-12 | 8+ | book | book
silver age back issue | 15-60 | 12+ | book | book
children's graphic novel boxset | 18-35 | 7-12 | book | book heart
issue grading submission voucher | 30-70 | 16+ | voucher | voucher
original inked page artwork | 80-200 | 16+ | print |
monthly issues subscription | 15-40 | 10+ | subscription | subscription book
superhero panel stencils | 8-15 | 7-14 | art supplies | filler
comic convention day tickets | 20-50 | 8+ | experience | experience heart
speech bubble sticky notes | 4-8 | 7+ | stationery | filler
long-reach page dust brush | 6-12 | 12+ | tool | practical filler
speech lettering guide* for comics | 12-22 | 12+ | book | book filler
angled acrylic issue stand | 6-14 | 10+ | decor | plastic filler
birth-month vintage issue* | 8-30 | 12+ | keepsake | book @birthday
comic shop voucher* | 10-30 | 8+ | voucher | voucher heart
collected comic volume* one | 10-15 | 9+ | book | book
first comic paperback* for beginners | 6-10 | 6-11 | book | book
weekly comic subscription* | 40-120 | 5-12 | subscription | subscription book heart
drawing-your-own-strips kit* | 9-18 | 6-14 | craft kit | heart
comic drawing guide* for children | 8-14 | 7-12 | book | book heart
blank comic notebook* | 5-10 | 6+ | stationery |
dip-in comic annual* | 8-14 | 6-13 | book | book
comic character figure* | 9-20 | 5+ | toy | plastic filler
comic art markers* | 9-18 | 7+ | art supplies |
comic book jigsaw* | 9-18 | 7+ | puzzle | small-parts filler
funny animal comics album* | 8-14 | 6-13 | book | book heart
comic print t-shirt* | 12-24 | 6+ | clothing | clothing sized filler
comic drawing workshop* | 15-45 | 7+ | class | experience heart
cartoon museum tickets* | 6-15 | 6+ | experience | experience

# antiques
also: antique collecting, antique hunting, curios
near: coins, watches, stamps, china and teapots
unfit: case
hallmark pocket directory | 8-15 | 14+ | book | book filler
jeweller's eye glass* on chain | 12-25 | 14+ | equipment | practical
antiques price yearbook | 18-30 | 16+ | book | book heart
museum wax* for display pieces | 10-18 | 16+ | tool | practical filler
glass cloche dome* for curios | 25-50 | 14+ | decor |
brass picture easel stands | 8-18 | 14+ | decor | practical filler
beeswax wood polish | 9-15 | 14+ | home | scent practical of:antiques filler
vintage apothecary bottle | 8-20 | 12+ | collectible | of:antiques
antique brass magnifier | 20-45 | 12+ | collectible | of:antiques heart
Victorian botanical engraving | 25-70 | 14+ | print | of:antiques heart
Edwardian silver spoon | 15-35 | 14+ | collectible | of:antiques
curiosities wall shelf | 30-60 | 14+ | furniture | practical filler
silver polishing cloths | 5-10 | 12+ | home | practical filler
Georgian rummer* with engraving | 60-140 | 25+ | collectible | alcohol of:antiques
antiques valuation day | 30-80 | 18+ | experience | experience heart
folding market shopping trolley | 30-60 | 18+ | bag | practical filler
wind-up art deco mantel clock | 80-180 | 18+ | collectible | of:antiques heart
restoration workshop place | 60-110 | 18+ | class | experience heart
antiques fair entry ticket* | 5-12 | 14+ | experience | experience heart
old keys* in a box | 6-14 | 7+ | collectible | of:antiques
clay pipe and bottle finds* | 6-14 | 8+ | collectible | of:antiques
young collector's cabinet* | 18-38 | 6-13 | storage | heart
museum of curiosities book* | 10-20 | 7+ | book | book heart
wind-up tin toy* | 8-18 | 5+ | collectible | of:antiques heart
flea market pocket money* and outing | 5-20 | 6+ | experience | experience heart
antiques magazine subscription* | 30-55 | 16+ | subscription | subscription heart

# watches
also: watch collecting, wristwatches, horology, mechanical watches, vintage watches, pocket watches
own: clocks
near: antiques, coins, sneakers
roll-up leather watch case | 30-60 | 16+ | storage | leather practical heart
automatic watch winder | 50-130 | 18+ | equipment | gadget practical
quick-release canvas watch strap | 12-25 | 14+ | accessory | practical
spring bar tool | 6-14 | 16+ | tool | practical small-parts
vintage pocket timepiece | 40-110 | 14+ | jewellery | jewellery heart
build-your-own watch movement kit | 70-150 | 16+ | craft kit | small-parts jewellery heart
cushioned six-slot watch box | 25-50 | 14+ | storage | practical heart
jeweller's watch repair screwdrivers | 12-28 | 16+ | tool | practical
dial photography macro clip | 12-25 | 14+ | equipment | practical filler
watchmaker's eye loupe | 8-18 | 12+ | equipment | practical
wooden gear clock model | 25-50 | 12+ | craft kit | small-parts
wooden learn-to-tell-time clock | 12-25 | 4-8 | toy | filler
horology history volume | 20-45 | 14+ | book | book
watchmaking taster day | 120-220 | 18+ | experience | experience jewellery
braided perlon wristband | 10-20 | 14+ | accessory | plastic
microfibre crystal polishing cloth | 5-10 | 14+ | tool | practical filler
single watch stand | 10-22 | 14+ | storage | practical
engraved his-and-hers watch pair* | 90-220 | 18+ | jewellery | jewellery battery romantic personalised @anniversary @wedding filler
canvas watch band* | 9-15 | 14+ | accessory |
child's first wristwatch* | 15-32 | 4-11 | jewellery | jewellery gadget battery heart
tell-the-time workbook* | 5-9 | 5-9 | book | book
teaching clock puzzle* | 9-18 | 4-8 | toy |
make-a-clock craft kit* | 12-22 | 7-13 | craft kit | gadget battery
stopwatch* for young timekeepers | 6-12 | 6-12 | equipment | gadget battery filler
sundial kit* in card | 8-16 | 7+ | craft kit | filler
how clocks work book* | 9-16 | 7-14 | book | book heart
watch roll* for one | 15-32 | 14+ | storage |
watch magazine subscription* | 35-70 | 16+ | subscription | subscription heart
silicone sports strap* | 10-22 | 12+ | accessory | filler
desk tray* for a watch | 15-30 | 14+ | decor | filler
wristwatch encyclopedia* | 25-45 | 14+ | book | book heart

# figures and statues
also: action figures, figurines, figure collecting, collectible figures, vinyl figures, funko pop, funko, toy collecting, statues
own: bobbleheads, vintage toys
near: superheroes, anime, comics
unfit: magnifier
articulated six-inch hero figure | 18-35 | 8+ | collectible | plastic small-parts of:figures_and_statues heart
blind-box designer vinyl figure | 10-20 | 10+ | toy | plastic of:figures_and_statues heart
stepped acrylic riser shelves | 15-32 | 10+ | storage | plastic practical
clear figure protector cases | 12-28 | 10+ | storage | plastic practical
glass-door display cabinet | 80-180 | 14+ | furniture | bulky heart
rechargeable cabinet spotlights* | 15-32 | 12+ | lighting | gadget battery heart
soft figure dusting brush | 4-9 | 10+ | tool | practical filler
figure photography backdrop set | 12-25 | 12+ | equipment |
carded vintage action figure | 20-70 | 12+ | collectible | plastic small-parts of:figures_and_statues heart
museum putty* for shelves | 5-10 | 10+ | home | practical filler
limited resin statue | 90-240 | 16+ | decor | plastic bulky of:figures_and_statues heart
diorama base* with street scene | 22-48 | 12+ | craft kit | plastic heart
figure customising paint set | 15-32 | 12+ | art supplies | of:figures_and_statues heart
toy price guide yearbook | 15-30 | 14+ | book | book
toy fair weekend tickets | 12-35 | 8+ | experience | experience heart
poseable figure stands* pack | 6-14 | 10+ | equipment | plastic practical
figure advent calendar | 20-40 | 8+ | toy | small-parts plastic religious @christmas of:figures_and_statues heart
blind-bag mini figure* | 6-12 | 6+ | toy | plastic of:figures_and_statues heart
mini figures* in a surprise capsule | 4-9 | 5+ | collectible | plastic small-parts of:figures_and_statues
figure display case* for children | 15-30 | 6-12 | storage | plastic heart
paint-your-own figure kit* | 9-18 | 5-13 | craft kit | of:figures_and_statues heart
action figure* with vehicle | 15-32 | 4-10 | toy | plastic of:figures_and_statues heart
collector's checklist poster* | 5-10 | 6+ | print | filler
modelling clay* for making figures | 8-16 | 6+ | art supplies | of:figures_and_statues filler
flocked animal figures family* | 15-30 | 4-10 | toy | plastic small-parts of:figures_and_statues heart
figure carry case* with foam | 14-30 | 7+ | bag | filler
stop-motion set* for figures | 18-35 | 7-14 | toy | of:figures_and_statues heart
sculpting tools* for beginners | 8-18 | 10+ | tool | of:figures_and_statues filler
dinosaur and animal figure trio* | 12-25 | 4-11 | toy | plastic of:figures_and_statues
figure storage drawers* | 15-30 | 6+ | storage | plastic filler
glow-in-the-dark figure* | 8-16 | 6+ | collectible | plastic of:figures_and_statues heart
figure collector's lanyard* | 5-10 | 6+ | accessory | filler
superhero mini figure pack* | 10-22 | 5-13 | toy | plastic small-parts of:figures_and_statues

# militaria
also: military memorabilia, war memorabilia, medals collecting, wartime history collecting, army collecting, world war two memorabilia, militaria collecting
near: history, coins, model making
shadow box frame* for medals | 25-55 | 14+ | decor | heart
medal ribbon bar replica | 8-18 | 12+ | accessory | filler
regimental cap badge | 10-30 | 12+ | collectible | small-parts heart
campaign trench map reprint | 12-28 | 12+ | print | heart
medal researcher's handbook | 15-30 | 14+ | book | book
wartime ration book facsimile | 6-14 | 8+ | stationery | book heart
archival sleeves* for letters | 8-18 | 12+ | storage | plastic practical filler
cotton handling gloves | 4-9 | 10+ | tool | clothing practical filler
brass button polishing guard* | 10-22 | 14+ | tool | small-parts practical filler
military museum tickets | 12-28 | 8+ | experience | experience heart
battlefield day tour | 60-140 | 12+ | experience | experience heart
squadron insignia patch | 6-14 | 10+ | accessory | filler
vintage canvas kit bag | 25-55 | 12+ | bag |
soldier's letters anthology | 12-24 | 14+ | book | book
scale tank display model | 20-55 | 10+ | craft kit | small-parts plastic
service record search voucher | 25-60 | 18+ | voucher | voucher sentimental heart
enamel mess tin mug* | 10-20 | 12+ | tableware | filler
reproduction campaign postcard set* | 7-13 | 12+ | stationery | filler
toy soldiers* in a tub | 8-16 | 5-12 | toy | plastic small-parts heart
tank and plane model set* | 12-28 | 8+ | craft kit | small-parts plastic heart
spitfire wooden construction kit* | 10-22 | 7+ | craft kit | heart
wartime childhood story* | 6-11 | 8-13 | book | book heart
code-breaking activity book* | 6-12 | 7-13 | book | book
camouflage den net* | 15-30 | 6+ | outdoor gear | filler
uniforms encyclopedia* | 18-35 | 10+ | book | book heart
military vehicle show day* | 12-30 | 5+ | experience | experience heart
tabletop battle game* | 25-55 | 10+ | board game | small-parts
mess tin cooking set* | 12-25 | 12+ | kitchenware | filler

# china and teapots
also: vintage china, porcelain, teapots, teacups, china collecting, bone china, porcelain collecting, crockery, ceramics collecting
own: glassware = vintage glass
near: antiques, tea, interior design
unfit: magnifier
vintage bone china trio | 18-45 | 14+ | tableware | heart
brass plate hanging wires | 6-14 | 14+ | home | practical filler
brass plate stands | 8-18 | 12+ | decor | practical filler
maker's marks pocket guide | 8-15 | 14+ | book | book heart
three-tier cake stand | 25-55 | 14+ | tableware | heart
felt plate separators* | 10-20 | 14+ | storage | wool practical filler
blue and white ginger jar | 22-60 | 14+ | collectible | heart
hand-painted novelty teapot | 25-60 | 14+ | collectible | merchandise heart
quilted china storage cases | 25-50 | 16+ | storage | practical filler
china repair kit* with gold | 22-45 | 14+ | craft kit | eco heart
teacup candle making set* | 14-28 | 18+ | craft kit | scent fire filler
wall-hung cup rack | 28-60 | 16+ | furniture | practical filler
pottery factory tour | 15-40 | 8+ | experience | experience heart
porcelain painting class | 35-75 | 14+ | class | experience heart
embroidered linen tray cloth | 14-28 | 16+ | textile | filler
botanical china pattern print | 12-28 | 12+ | print | filler
anniversary commemorative plate | 20-50 | 18+ | keepsake | sentimental @anniversary filler
padded plate hooks | 3-7 | 14+ | tool | practical filler
porcelain tea strainer* | 8-15 | 14+ | kitchenware | heart
children's china tea set* | 15-30 | 4-10 | toy | heart
paint-your-own mug kit* | 10-20 | 5-13 | craft kit | heart
pottery painting café voucher* | 15-40 | 5+ | voucher | voucher experience heart
afternoon tea for dolls set* | 14-28 | 3-9 | toy |
miniature teapot* for a cabinet | 8-18 | 8+ | collectible | heart
mosaic kit* with china pieces | 14-28 | 12+ | craft kit | filler

# autographs and memorabilia
also: autographs, memorabilia, sports memorabilia, signed memorabilia, autograph collecting
own: film props, music memorabilia
near: football fans, cinema, antiques
signed photograph* with certificate | 30-120 | 8+ | collectible | heart
autograph book* with thick pages | 8-18 | 6+ | stationery | book heart
acid-free display mount | 10-22 | 12+ | equipment | practical filler
shirt framing service voucher | 50-120 | 14+ | voucher | voucher heart
archival marker pens* for signing | 6-14 | 8+ | stationery | practical
ball display case* in acrylic | 12-28 | 8+ | storage | plastic
vintage match programme | 6-25 | 10+ | collectible | heart
ticket stub display frame | 14-30 | 10+ | decor |
signature authentication handbook | 15-30 | 16+ | book | book
UV-safe picture glass upgrade* | 15-40 | 16+ | home | practical filler
convention photo opportunity pass* | 30-90 | 8+ | experience | experience heart
replica film prop | 35-110 | 12+ | decor |
memorabilia auction catalogue subscription | 20-50 | 18+ | subscription | subscription
cinema lobby card | 10-40 | 12+ | print |
portfolio case* with clear pockets | 18-38 | 10+ | bag | practical plastic
document tube* for posters | 8-18 | 10+ | storage | practical plastic filler
certificate sleeves* pack | 4-8 | 10+ | stationery | practical plastic filler
autograph display sleeve* | 8-15 | 10+ | decor | filler
star photo frame* for one autograph | 8-16 | 6+ | decor | heart
collector's scrapbook* for tickets | 10-20 | 6+ | stationery | heart
sports museum tickets* | 10-25 | 6+ | experience | experience heart
metallic autograph pens* | 5-10 | 6+ | art supplies |
fan letter writing set* | 7-14 | 7-14 | stationery | filler
mini trophy replica* | 10-25 | 6+ | collectible |
star biography* for young readers | 6-11 | 7-12 | book | book
signed paperback* by an author | 10-20 | 8+ | collectible | book heart
autograph football* with pen | 10-20 | 5-14 | sports gear | heart
signature collecting bear* | 12-24 | 5-14 | toy | filler
star meet-and-greet ticket* | 20-90 | 7+ | experience | experience heart

# rare books and maps
also: rare books, antique books, book collecting, first editions, old books
own: antique maps = map collecting = old maps = maps = cartography
near: reading, antiques, history
antique county map engraving | 25-80 | 14+ | print | heart
Victorian cloth-bound novel | 15-45 | 14+ | collectible | book heart
clear archival book covers | 8-18 | 12+ | storage | plastic practical filler
brass-armed map reading magnifier | 18-40 | 12+ | tool | practical
book conservation repair tape | 5-12 | 14+ | equipment | practical filler
personalised library embosser | 22-48 | 14+ | stationery | personalised heart
bespoke slipcase* for a treasured volume | 45-110 | 18+ | storage | personalised heart
cotton book snake weight* | 10-22 | 14+ | accessory | practical
oak folio display stand | 22-55 | 14+ | furniture |
book collector's reference guide | 14-28 | 16+ | book | book heart
rolled map hanging rails | 14-30 | 12+ | decor | practical
antiquarian book fair tickets | 8-20 | 12+ | experience | experience heart
leather dressing* for bindings | 10-20 | 16+ | home | leather practical filler
bookbinding repair day | 70-140 | 18+ | class | experience sharp heart
globe* in vintage style | 25-70 | 8+ | decor |
strange maps picture atlas | 18-35 | 10+ | book | book heart
map print birthday card | 3-7 | 8+ | stationery | @birthday filler
classic novel* in an old binding | 8-15 | 14+ | collectible | book heart
bookplates* with an old map | 6-12 | 10+ | stationery |
facsimile of a first children's classic* | 12-25 | 6-12 | book | book heart
miniature books* in a tiny shelf | 12-25 | 6+ | collectible | book heart
children's map book* of the world | 14-26 | 5-12 | book | book heart
treasure map making kit* | 8-16 | 6-12 | craft kit | filler
bookbinding set* for children | 12-22 | 8-12 | craft kit | book
explorer maps colouring book* | 6-12 | 7+ | art supplies | book filler
old-style compass in a box* | 10-22 | 7+ | collectible | filler
pop-up masterpiece book* | 20-45 | 8+ | book | book heart
globe money bank* | 10-20 | 5-12 | decor | filler

# postcards and ephemera
also: postcards, postcard collecting, ephemera, deltiology, postcrossing
own: snow globes = snow globe collecting, keyrings, souvenirs = souvenir collecting
near: stamps, travel, stationery love
postcard album* with clear pages | 14-30 | 8+ | storage | practical plastic heart
Edwardian seaside postcards* bundle | 8-20 | 10+ | collectible | heart
hundred art postcards box | 12-25 | 8+ | stationery | heart
international stamps* for posting | 8-20 | 8+ | stationery | filler
rotating postcard display rack | 22-50 | 10+ | furniture |
acid-free glassine envelopes | 5-12 | 10+ | storage | practical filler
peg line* for showing cards | 6-14 | 6+ | decor | filler
watercolour postcard pad | 7-15 | 8+ | art supplies |
glass city snow globe | 12-30 | 5+ | collectible | filler
souvenir pressed penny album | 8-15 | 6+ | storage | book small-parts filler
pen pal starter box | 12-25 | 7+ | craft kit |
postal history handbook | 12-25 | 14+ | book | book
date stamp* with ink pad | 8-15 | 8+ | tool | practical filler
ephemera fair entry* | 5-12 | 10+ | experience | experience
miniature landmark collection* | 15-38 | 8+ | decor | small-parts filler
framed vintage luggage labels* | 18-40 | 10+ | print | heart
vintage Christmas postcards* | 6-14 | 8+ | collectible | @christmas
animal postcards* in a tin | 6-12 | 5+ | stationery | heart
postcards to colour in* | 5-9 | 5-12 | art supplies | heart
postcard-a-week challenge set* | 8-16 | 7+ | game | filler
sticker and stamp starter box* | 8-16 | 5-12 | craft kit | filler
scrapbook* for treasures and tickets | 9-18 | 6+ | keepsake | sentimental heart
world postcard subscription* | 25-60 | 7+ | subscription | subscription heart
washi and lace paper set* | 6-12 | 8+ | craft kit | filler
vintage travel poster prints* | 10-22 | 10+ | print | filler

# vintage shopping
also: thrifting, thrift shopping, charity shops, charity shopping, flea markets, car boot sales, second-hand shopping, op shopping, vintage finds, bargain hunting, shopping, window shopping, ebay, vinted, second hand, charity shop finds, thrift shops
own: vintage clothing = vintage clothes
near: fashion, antiques, upcycling
situation
trolley* for market finds | 30-60 | 14+ | bag | practical bulky
vintage leather handbag | 35-80 | 14+ | bag | leather
record shop afternoon* with coffee | 20-40 | 14+ | voucher | voucher food caffeine heart
jewellery box* in old velvet | 20-40 | 10+ | storage | heart
tin sign* in fifties style | 10-20 | 10+ | decor | heart
retro radio* in wood look | 35-70 | 12+ | audio | gadget battery heart
flea market voucher* with breakfast | 20-45 | 14+ | voucher | voucher food heart
sturdy canvas market tote* | 12-28 | 12+ | bag | practical heart
fabric shaver* | 12-25 | 14+ | tool | gadget battery practical filler
visible mending kit* | 12-25 | 12+ | craft kit | heart
vintage fashion decades book* | 15-30 | 12+ | book | book
cedar hanger blocks* | 6-14 | 16+ | home | practical filler
flea market day trip* | 10-40 | 12+ | travel | experience heart
retro enamel brooch* | 5-15 | 12+ | jewellery | jewellery filler
silk patterned headscarf | 15-35 | 12+ | clothing | clothing filler
handheld garment steamer* | 25-50 | 16+ | electronics | gadget practical filler
silver polishing cloth* | 4-9 | 35+ | tool | practical filler
second-hand shop gift card* | 10-40 | 12+ | voucher | voucher heart
retro glass tumblers | 15-40 | 16+ | tableware |
wheeled folding trolley* | 25-50 | 16+ | equipment | practical filler
hallmarks pocket guide* | 5-12 | 14+ | stationery | book filler
retro sweets tin* | 8-15 | 6+ | food | food sugar filler
dressing-up box* of old finery | 15-35 | 4-11 | clothing | clothing sized heart
charity shop treasure hunt* | 5-20 | 6+ | experience | experience
patches* to sew on old denim | 5-10 | 8+ | craft kit |
retro tin lunchbox* | 9-18 | 5+ | bag | heart
upcycle-your-clothes book* for beginners | 9-16 | 8+ | book | book heart
tie dye kit* for old t-shirts | 12-22 | 7+ | craft kit | filler
vintage brooch and ribbon set* | 6-14 | 8+ | jewellery | jewellery filler
retro sunglasses* | 6-14 | 7+ | accessory | heart
old-school cassette pencil case* | 6-12 | 8+ | bag | filler
clothes swap evening* with friends | 5-20 | 12+ | experience | experience filler
vintage magazine* from a birth year | 8-18 | 14+ | collectible | sentimental
retro record crate* | 20-40 | 14+ | storage |

# tattoos
also: tattoo, tattooing, body art, alternative fashion
own: piercing = piercings, goth = gothic style, emo
near: drawing, rock and metal, fashion
situation
tattoo studio gift voucher | 30-100 | 18+ | voucher | voucher experience heart
unscented aftercare balm | 6-15 | 18+ | body care |
traditional flash art book* | 18-35 | 16+ | book | book heart
flash sheet print* | 10-25 | 14+ | print | heart
temporary tattoo sheets* | 4-9 | 8+ | body care |
fine-liner drawing pens | 8-18 | 12+ | art supplies | filler
sketchbook* with toned paper | 8-18 | 12+ | stationery | filler
silver-tone ring stack* | 8-22 | 14+ | jewellery | jewellery filler
black velvet choker | 5-12 | 14+ | accessory | jewellery clothing filler
embroidered sew-on patches* | 4-10 | 12+ | craft kit | filler
tattoo convention tickets | 15-40 | 18+ | experience | experience heart
mineral sunscreen stick | 6-14 | 14+ | wellness | filler
gothic candle holder* | 15-40 | 18+ | decor | fire filler
glitter tattoo kit* | 8-16 | 5-13 | body care | heart
skin-safe drawing pens* | 6-12 | 6+ | art supplies | heart
animal temporary tattoos* | 3-6 | 4-12 | body care | heart
henna-style stencil set* | 6-12 | 8+ | art supplies | heart
tattoo design colouring book* | 7-14 | 8+ | art supplies | book heart
practice skin* with pens | 12-24 | 16+ | equipment |
tattoo history book* | 18-35 | 16+ | book | book heart
black t-shirt* with flash art | 15-28 | 12+ | clothing | clothing sized filler
tattoo artist's illustrated calendar* | 12-22 | 16+ | stationery | filler
tattoo care travel kit* | 15-30 | 18+ | body care |
framed swallow flash print* | 18-38 | 14+ | decor | heart
sailor art mug* | 9-16 | 14+ | tableware | filler
tattoo magazine subscription* | 30-60 | 18+ | subscription | subscription heart
`
