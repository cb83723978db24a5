export default `
# new home
also: moving house, housewarming, first home, new house, new flat, moved house, first apartment, moving in, homeowner
near: interior design, DIY and home improvement, organising
situation
key board* in wood with shelf | 20-40 | 18+ | decor | heart
herb pots trio* for the kitchen | 18-35 | 18+ | plant | plant heart
picnic hamper* for moving day | 30-60 | 18+ | food | food gluten dairy meat sugar
scented candles* for the home | 18-40 | 18+ | scent | fire scent heart
furniture store voucher* | 25-100 | 18+ | voucher | voucher heart
wooden chopping board* with names | 25-50 | 18+ | kitchenware | personalised heart
doormat* with family name | 20-40 | 18+ | home | personalised heart
bread and salt gift set* | 15-35 | 18+ | food | food gluten heart
cast bronze house number | 15-35 | 18+ | home | practical heart
entryway key tray* | 12-25 | 16+ | decor | practical filler
starter household toolkit | 20-45 | 18+ | tool | sharp practical
heavyweight linen tea towels | 12-24 | 16+ | textile | practical filler
matching stoneware bowls* | 25-50 | 16+ | tableware | heart
door draught excluder | 10-20 | 16+ | home | practical filler
motion-sensor hallway light | 10-22 | 16+ | lighting | gadget battery practical filler
framed map* of the new address | 20-45 | 16+ | print | personalised sentimental
bath towel bale | 25-50 | 16+ | textile | practical
fire blanket* for the kitchen | 10-20 | 18+ | safety gear | practical filler
easy-care snake plant* | 12-28 | 16+ | plant | plant heart
house move memory book* | 12-22 | 18+ | keepsake | sentimental filler
washable hallway runner* | 18-40 | 18+ | textile | practical filler
neighbourhood restaurant voucher | 25-60 | 18+ | voucher | voucher food heart
cordless handheld vacuum | 40-90 | 18+ | electronics | gadget battery noisy practical
first Christmas together bauble* | 8-20 | 18+ | decor | romantic sentimental @christmas filler
felt chair-leg pads* | 3-7 | 16+ | home | wool practical filler
doormat* in thick coir | 15-32 | 18+ | home | practical heart
first night box* | 15-40 | 18+ | home | practical filler
linen tea towel bundle | 12-26 | 18+ | textile | practical filler
locksmith's key rack* | 12-25 | 18+ | storage | practical filler
handyman hour voucher* | 30-70 | 18+ | voucher | voucher
neighbours' welcome cards* | 5-12 | 18+ | stationery | filler
house history research pack* | 15-40 | 25+ | book | book filler
pot of rosemary* for the doorstep | 8-18 | 18+ | plant | plant heart
door number tiles* | 12-30 | 18+ | decor |
scented drawer liners* | 8-15 | 18+ | scent | scent filler
bread and salt gift bag* | 6-12 | 18+ | food | food gluten filler
flowering house plant* in a pot | 14-28 | 18+ | plant | plant heart
salad bowl* with servers | 22-45 | 18+ | tableware | heart

# new baby
also: newborn, expecting, baby shower, becoming a parent, having a baby
near: sleep, self-care
situation
playmat* with soft arch | 35-70 | 0-1 | toy | bulky heart
musical mobile* for the cot | 25-50 | 0-1 | toy | noisy heart
nappy tower* with small gifts | 30-60 | 16+ | keepsake | heart
baby shop voucher* | 20-60 | 16+ | voucher | voucher heart
cuddle cloth* with name | 15-28 | 0-1 | toy | personalised heart
hooded baby towel | 10-22 | 16+ | textile | practical heart
organic muslin squares | 9-18 | 16+ | textile | eco practical heart
merino baby blanket | 30-60 | 16+ | textile | wool heart
baby sling* wrap | 30-60 | 18+ | equipment | practical filler
white noise machine | 18-40 | 16+ | electronics | gadget battery noisy practical filler
dimmable nursery night light | 12-28 | 16+ | lighting | gadget battery practical
inkless baby handprint* kit | 8-15 | 16+ | keepsake | sentimental heart
baby's first year journal | 14-28 | 16+ | keepsake | sentimental
batch-cooked freezer meals* | 15-40 | 18+ | food | food dairy gluten meat egg handmade practical heart
spill-proof one-hand travel mug* | 12-25 | 18+ | tableware | practical filler
babysitting promise coupons* | 0-5 | 16+ | voucher | voucher handmade filler
changing bag backpack* | 35-80 | 18+ | bag | practical
silicone bib* with catch pocket | 6-12 | 16+ | equipment | plastic practical filler
big sibling* activity pack | 8-15 | 3-9 | toy | filler
high-contrast cloth book* for newborns | 6-12 | 16+ | toy | book
soft cotton sleepsuits* | 12-25 | 16+ | clothing | clothing sized heart
wooden grasping rattle* | 8-16 | 16+ | toy | noisy heart
birth announcement print* | 18-40 | 16+ | print | personalised sentimental
first story books parcel* | 12-25 | 16+ | book | book heart
play mat* with hanging toys | 30-60 | 16+ | equipment | bulky filler
cuddly first bear* | 12-25 | 16+ | keepsake | heart
knitted bobble hat and booties* | 12-25 | 16+ | clothing | clothing sized
first tooth and curl box* | 10-20 | 16+ | storage | sentimental filler
newborn photo session* | 60-150 | 18+ | experience | experience sentimental filler
bath thermometer duck* | 8-14 | 16+ | tool | gadget battery filler
cellular cotton blanket* for the pram | 22-45 | 0-1 | textile |
wooden teething ring* | 8-15 | 0-1 | toy |
cloth book* of smiling faces | 8-16 | 0-1 | toy | book
muslin cloths* with woodland print | 12-25 | 0-1 | textile | eco heart
cotton bodysuits* in a pair | 14-28 | 0-1 | clothing | clothing sized filler
wooden rattle* with a bell | 9-18 | 0-1 | toy | noisy heart
plush rabbit* to hold | 14-28 | 0-1 | toy | heart
birth print* with date and weight | 18-40 | 0-1 | print | personalised sentimental heart
cotton bath towel* with a hood | 15-32 | 0-1 | textile | practical heart
wooden name letters* for the door | 15-35 | 0-1 | decor | personalised heart
first year album* to fill in | 15-32 | 0-1 | keepsake | sentimental heart
wooden baby gym* with felt shapes | 35-75 | 0-1 | equipment |
lullaby music box* in wood | 18-38 | 0-1 | toy | noisy
picture book classics* in a slipcase | 18-38 | 0-1 | book | book
savings box* with name and date | 15-30 | 0-1 | keepsake | personalised filler
cotton sleeping bag* for baby | 28-55 | 0-1 | clothing | clothing sized

# skincare
also: skin care, facials, beauty, pampering, cosmetics, face masks, beauty products
near: make-up, self-care, perfume
unfit: basket, inspiration, workshop, magazine
eye cooling mask* with gel | 8-16 | 14+ | wellness |
spa headband and wristbands* | 8-16 | 10+ | accessory | heart clothing
bath and body box* with rose | 20-40 | 14+ | body care | scent heart
facial mask set* for an evening | 15-30 | 14+ | body care | scent heart
bath towels* in a gift box | 25-50 | 12+ | textile | heart
hand and body cream gift set* | 18-35 | 14+ | body care | scent heart
drugstore and beauty voucher* | 20-50 | 12+ | voucher | voucher heart
rose quartz face roller* | 10-22 | 14+ | body care |
stainless steel gua sha* | 8-18 | 16+ | body care |
konjac cleansing sponge | 4-8 | 13+ | wellness | eco filler
terry spa headband | 5-11 | 10+ | accessory | clothing filler
unscented moisturiser* for sensitive skin | 10-25 | 13+ | body care | filler
single-use hydrating sheet masks* | 5-14 | 14+ | body care | scent heart
LED light therapy visor* | 80-180 | 18+ | electronics | gadget battery filler
lighted vanity mirror* | 20-45 | 13+ | lighting | gadget battery heart
mini skincare fridge* | 35-60 | 14+ | electronics | gadget bulky heart
reusable cotton cleansing rounds* | 6-12 | 13+ | textile | eco practical filler
quilted skincare travel pouch* | 10-20 | 14+ | bag | practical
facial treatment* at a day spa | 45-90 | 18+ | experience | experience scent heart
skincare ingredients handbook | 12-20 | 14+ | book | book filler
leakproof travel cosmetic bottles* | 6-14 | 14+ | travel | plastic practical filler
acrylic skincare organiser | 12-25 | 13+ | storage | plastic practical filler
children's home spa kit* | 14-28 | 6-12 | craft kit | scent heart
make-your-own face mask kit* | 12-24 | 7-14 | craft kit | scent filler
fruit-shaped face sponge* | 4-8 | 7+ | wellness | filler
gentle cleansing foam* for young skin | 7-15 | 10-12 | body care | filler
spa headband with bow* | 5-10 | 5-9 | accessory | clothing filler
animal sheet masks* | 4-9 | 10+ | body care | filler
towelling face-wash wristbands* | 5-10 | 8+ | wellness | filler
gentle lip balm trio* | 5-10 | 8+ | body care | scent heart
child-sized cotton bathrobe* | 18-35 | 5-13 | clothing | clothing sized
moisturising mitten pair* | 8-16 | 12+ | wellness | clothing filler
daily mineral sun cream* | 9-20 | 13+ | body care | filler
body oil in glass* | 12-28 | 16+ | body care | scent
cleansing balm* with cloth | 12-28 | 14+ | body care | scent heart
facial gua sha lesson* | 25-60 | 16+ | class | experience filler
night cream jar* unscented | 14-30 | 18+ | body care | dairy filler
sheet mask trio* | 4-9 | 13+ | body care |
soft headband* for skincare | 4-9 | 10+ | accessory | clothing filler
hand cream tube* | 4-9 | 13+ | body care | scent
jelly lip mask* | 4-8 | 13+ | body care | scent filler

# interior design
also: home decor, decorating, home styling, interiors, home decorating, furnishing, home design
near: new home, organising, DIY and home improvement, upcycling
unfit: basket
reactive-glaze ceramic vase | 15-40 | 16+ | decor | heart
paint colour swatch deck* | 12-30 | 16+ | tool | practical filler
mushroom-shaped table lamp* | 25-60 | 14+ | lighting | gadget heart
textured cotton cushion cover* | 10-25 | 14+ | textile |
coffee-table architecture book* | 25-50 | 14+ | book | book heart
gallery wall hanging kit* | 10-22 | 18+ | equipment | practical sharp filler
limited-edition abstract screenprint* | 25-80 | 16+ | print | heart
arched wall mirror* | 40-90 | 16+ | furniture | bulky filler
dried grass stem bundle* | 10-25 | 14+ | plant | plant filler
hand-woven jute basket* | 15-35 | 14+ | storage | eco
unlacquered brass cabinet knobs* | 12-30 | 18+ | home | practical filler
interiors magazine subscription* | 20-45 | 16+ | subscription | subscription
room makeover consultation* | 50-130 | 18+ | experience | experience
scale room-planning magnets* | 12-22 | 12+ | stationery | small-parts filler
sculptural bookends* in stone | 20-50 | 14+ | decor |
brass picture hooks | 3-7 | 16+ | tool | practical filler
small ceramic bud vase* | 8-15 | 12+ | decor |
paint colour fan deck* | 8-15 | 16+ | stationery | filler
framed botanical print* | 18-45 | 14+ | print |
handmade ceramic bowl* for the table | 25-60 | 16+ | tableware | handmade heart
linen table runner* | 20-40 | 16+ | textile |
interiors shop gift card* | 25-100 | 16+ | voucher | voucher heart
woven wall hanging* | 25-70 | 14+ | decor | heart
house plant* in a woven basket | 20-45 | 14+ | plant | plant
brass candlesticks* in a pair | 22-50 | 18+ | decor |
design museum tickets* | 12-25 | 12+ | experience | experience heart
floor cushion* in kilim pattern | 30-70 | 14+ | furniture |
colour and pattern sourcebook* | 20-40 | 14+ | book | book heart

# DIY and home improvement
also: diy, do it yourself, home improvement, tools, handyman, renovating, house renovation, fixing things
own: power tools
near: new home, interior design, cars
unfit: basket, gift
canvas tool bag* | 25-55 | 16+ | bag | heart
project book* for house and garden | 18-35 | 16+ | book | book
DIY store voucher* | 20-60 | 16+ | voucher | voucher heart
folding multi-tool* in steel | 25-60 | 18+ | tool | sharp heart
socket set* in a case | 20-45 | 14+ | tool | small-parts heart
workshop apron* with pockets | 22-42 | 14+ | clothing | clothing heart
cordless hot glue gun | 20-45 | 16+ | tool | gadget battery
rechargeable head torch* for repairs | 18-40 | 14+ | lighting | gadget battery heart
compact cordless drill driver | 45-110 | 18+ | tool | gadget battery sharp noisy practical
cross-line laser level* | 30-70 | 16+ | electronics | gadget battery practical heart
magnetic screw wristband* | 8-18 | 14+ | accessory | practical small-parts filler
ratchet screwdriver* with bits | 12-28 | 14+ | tool | practical small-parts heart
stud and pipe detector* | 15-35 | 16+ | electronics | gadget battery practical
self-locking tape measure* | 7-15 | 10+ | tool | practical heart
stackable fixings organiser* | 15-35 | 14+ | storage | plastic small-parts practical filler
padded knee pads* | 12-28 | 16+ | safety gear | practical filler
complete home repair manual* | 18-35 | 14+ | book | book filler
flexible rechargeable inspection lamp* | 14-30 | 14+ | lighting | gadget battery practical heart
leather tool belt* | 25-55 | 16+ | bag | leather clothing practical heart
clear safety goggles* | 6-14 | 10+ | safety gear | plastic practical filler
carpenter's marking pencils* | 4-9 | 12+ | stationery | practical filler
plastering basics day course* | 70-150 | 18+ | class | experience
child's wooden toy workbench* | 30-60 | 3-8 | toy | bulky heart
folding work trestle pair* | 35-100 | 18+ | furniture | bulky practical filler
pocket spirit level* | 8-15 | 14+ | tool |
real small tool set* for children | 18-36 | 6-12 | tool | heart
build-your-own birdhouse kit* | 12-24 | 6-13 | craft kit | heart
woodwork projects book* for children | 9-16 | 7-12 | book | book
hammer-and-tacks board* | 14-28 | 4-9 | toy | small-parts
tool belt* for little helpers | 12-24 | 3-9 | clothing | clothing heart
wooden construction planks* | 20-45 | 4-12 | toy | heart
nuts and bolts building set* | 15-30 | 4-9 | craft kit | plastic
toy drill and screws board* | 18-35 | 3-8 | toy | gadget battery plastic
how things are built picture book* | 9-16 | 5-11 | book | book
junior workbench lesson* | 20-50 | 7-13 | class | experience
junior safety goggles and gloves* | 8-16 | 6-12 | safety gear | plastic clothing filler
home repair course* for beginners | 50-140 | 18+ | class | experience
sturdy work trousers* with pockets | 30-65 | 16+ | clothing | clothing sized filler
folding multi-ruler in wood* | 9-18 | 14+ | tool | filler
workshop radio* | 40-90 | 16+ | electronics | gadget battery heart
rechargeable screwdriver* with bits | 25-50 | 16+ | tool | gadget battery heart
sanding block set* | 8-18 | 16+ | equipment | filler
tool wall board* with hooks | 25-60 | 16+ | storage |
carpenter's combination square* | 15-30 | 16+ | tool |
upholstery or tiling weekend course* | 90-220 | 18+ | class | experience

# organising
also: organizing, tidying, home organisation, cleaning, tidying up, storage, cleaning and tidying
near: interior design, new home, zero waste living
unfit: inspiration, workshop, gift, magazine
handheld label maker | 25-50 | 12+ | electronics | gadget battery practical heart
drawer dividers* in bamboo | 12-28 | 14+ | storage | practical eco heart
stackable pantry canisters* | 18-40 | 14+ | kitchenware | practical heart
under-shelf hanging basket* | 8-18 | 14+ | storage | practical
charging cable tidy box* | 10-22 | 12+ | equipment | practical plastic gadget
vacuum storage bags* for duvets | 12-25 | 14+ | textile | practical plastic filler
weekly meal planner pad* | 6-13 | 14+ | stationery | practical
professional declutter session* | 45-120 | 18+ | experience | experience heart
turntable tray* for cupboards | 9-20 | 14+ | home | practical
velvet slimline clothes hangers* | 12-25 | 14+ | accessory | practical
over-door hook rail* | 9-20 | 14+ | furniture | practical filler
plastic-free cleaning brush set* | 12-26 | 14+ | tool | eco practical
calm decluttering handbook* | 9-17 | 14+ | book | book
magnetic family command board* | 18-40 | 14+ | decor | small-parts practical
toy rotation storage bags* | 12-25 | 16+ | bag | practical filler
clear label stickers | 3-6 | 10+ | stationery | practical filler
fabric drawer box* | 7-13 | 12+ | storage |
toy storage baskets* with animal faces | 14-28 | 2-10 | storage | heart
children's label set* to decorate | 5-10 | 5-12 | stationery | filler
under-bed toy drawer* on wheels | 25-50 | 4-13 | furniture | bulky
hanging shelf net* for soft toys | 8-16 | 3-11 | storage |
colour-in weekly planner* | 5-10 | 6-12 | print | filler
desk tidy* with drawers | 12-25 | 7+ | storage | heart
jewellery organiser* in velvet | 14-28 | 8+ | storage | heart
shoe rack bench* | 45-100 | 18+ | furniture | bulky
recipe binder* with dividers | 12-24 | 16+ | stationery |
letter and bill sorter* | 12-25 | 16+ | home | filler
jars with cork lids* | 12-25 | 14+ | kitchenware | heart

# make-up
also: makeup, cosmetics and makeup, beauty looks, lipstick, make up artist, lip gloss, lashes, false lashes, lipstick
near: skincare, fashion, nails
unfit: basket, magazine
make-up organiser* with drawers | 20-40 | 13+ | storage | practical plastic
silk scrunchies set* | 9-18 | 10+ | accessory | heart
make-up evening* with friends | 25-60 | 14+ | experience | experience heart
red lipstick* in a beautiful case | 14-30 | 16+ | body care | heart
soft towelling hairband* | 7-14 | 10+ | accessory | heart
jewellery tray* for the dressing table | 12-25 | 13+ | decor | heart
make-up shop voucher | 20-50 | 13+ | voucher | voucher heart
vegan make-up brush set* | 15-40 | 13+ | equipment |
matte eyeshadow palette | 12-35 | 13+ | body care | heart
magnetic empty pan case* | 8-18 | 14+ | storage | small-parts practical filler
LED tabletop vanity mirror* | 22-50 | 13+ | lighting | gadget battery heart
make-up brush cleaning mat* | 5-11 | 13+ | tool | practical filler
gel nail lamp kit* | 20-40 | 16+ | electronics | gadget scent filler
nail art dotting tools* | 5-11 | 10+ | tool | practical filler
soft roll-top cosmetics bag* | 12-28 | 13+ | bag | practical heart
stencil face paints* | 9-18 | 6-14 | art supplies | filler
reusable make-up remover pads* | 6-12 | 13+ | textile | eco practical filler
personal make-up lesson* | 35-80 | 14+ | class | experience heart
make-up artistry manual* | 16-32 | 14+ | book | book filler
plumping lip gloss trio* | 9-22 | 13+ | body care | scent filler
children's water-based nail polish* | 5-11 | 5-11 | body care |
beauty discovery monthly box* | 15-35 | 16+ | subscription | subscription scent heart
satin hair scrunchies* set | 5-11 | 8+ | accessory | filler
beauty advent calendar* | 25-60 | 14+ | body care | scent religious @christmas heart
magnetic palette case* | 10-22 | 14+ | storage | practical sight filler
brow styling kit* | 10-22 | 14+ | body care | filler
tinted blush stick* | 8-20 | 14+ | body care | heart
individual lash trays* | 6-14 | 16+ | body care | filler
make-up lesson* one to one | 35-80 | 14+ | class | experience
setting sponge trio* | 6-14 | 13+ | body care | filler
liquid eyeliner pen pair* | 8-18 | 13+ | body care |
tinted lip oil trio* | 9-20 | 13+ | body care | heart
roll-up brush wrap* | 18-38 | 14+ | bag | practical filler
colour theory handbook* for faces | 12-25 | 14+ | book | book filler
lighted mirror* with stand | 20-45 | 13+ | lighting | gadget battery practical
children's face paint palette* | 9-18 | 4-12 | body care | heart
play make-up bag* for pretend | 12-24 | 3-8 | toy | heart
flavoured lip balm trio* | 5-10 | 6-16 | body care | scent heart
make-up doll styling head* | 18-38 | 5-12 | toy | plastic bulky
sparkly lip gloss set* | 6-12 | 6-13 | body care | scent
make-your-own lip balm kit* | 12-24 | 8-14 | craft kit | scent heart
hair chalk pens* | 6-12 | 6-14 | body care | filler
body glitter gel* | 4-9 | 6-16 | body care | filler
make-up design sketchbook* | 8-15 | 7-15 | art supplies | book heart
face jewels stickers* | 4-8 | 6-16 | accessory | filler
bath and beauty craft kit* | 12-25 | 7-13 | craft kit | scent filler
vanity case* for young stylists | 14-28 | 5-13 | bag |
sparkly hair clips* | 4-9 | 4-14 | accessory | filler
table mirror* with cat ears | 12-24 | 6-14 | decor |
children's pamper party* at home | 25-90 | 6-12 | experience | experience
lip gloss* in a pretty tube | 3-8 | 10+ | body care | scent
make-up sponge* with stand | 4-9 | 12+ | body care | practical filler
make-up pouch* with zip | 5-10 | 10+ | bag | practical filler
eyelash curler* | 4-9 | 13+ | body care | filler
reusable cleansing pads* | 5-10 | 12+ | body care | eco practical filler
glitter eyeliner* | 4-8 | 12+ | body care | filler

# fashion
also: streetwear, clothes, style, shoes, handbags, shopping for clothes, accessories, clothes shopping
near: make-up, nails, sewing
unfit: basket, workshop
handheld garment steamer | 22-50 | 14+ | electronics | gadget practical
fabric de-bobbling comb* | 6-14 | 14+ | tool | practical filler
leather card holder | 15-40 | 14+ | accessory | leather heart
printed silk neckerchief* | 18-45 | 14+ | accessory | clothing heart
sneaker cleaning kit* | 10-22 | 12+ | equipment | practical scent filler
designer history book* | 25-50 | 12+ | book | book heart
colour analysis session* | 40-110 | 16+ | experience | experience heart
crossbody phone pouch* | 14-32 | 12+ | bag | practical filler
statement hoop earrings* | 10-28 | 14+ | jewellery | jewellery
clear stackable shoe boxes* | 18-38 | 12+ | storage | plastic practical filler
cedar hanging moth blocks* | 6-14 | 14+ | home | scent practical filler
fashion figure sketchbook* | 7-14 | 8+ | art supplies | heart
junior fashion designer light pad* | 14-28 | 7-13 | craft kit | gadget battery heart
chunky rib cotton beanie* | 10-22 | 10+ | clothing | clothing filler
vintage boutique shopping voucher* | 20-60 | 14+ | voucher | voucher heart
iron-on denim patches* | 5-12 | 8+ | craft kit |
sequin party clutch* | 18-42 | 14+ | bag | @christmas @birthday
fashion sketch stencils* for children | 8-15 | 6-12 | art supplies |
dress-up paper dolls* | 6-12 | 4-10 | toy |
sew-your-first-bag kit* | 15-30 | 8-14 | craft kit | heart
sparkly handbag* for children | 10-20 | 4-12 | bag | heart
charm bracelet* for children | 8-16 | 5-12 | jewellery | jewellery heart
decorate-your-own cap* | 10-20 | 6-14 | craft kit | clothing
fashion sticker book* | 5-9 | 5-12 | stationery | book
T-shirt painting kit* | 12-24 | 6-14 | craft kit | clothing sized
hair bow making kit* | 10-20 | 6-13 | craft kit |
funky patterned socks* | 6-14 | 4+ | clothing | clothing
sunglasses* in a bright frame | 7-16 | 5+ | accessory |
fashion story chapter book* | 6-11 | 7-12 | book | book
children's fashion design class* | 20-60 | 7-12 | class | experience heart
shopping afternoon* with lunch | 25-80 | 8+ | experience | experience food heart
belt bag* in canvas | 10-24 | 8+ | bag |
soft bucket hat* | 9-20 | 5+ | accessory | clothing
fashion magazine subscription* | 25-50 | 12+ | subscription | subscription heart
capsule wardrobe handbook* | 12-22 | 16+ | book | book heart
leather belt* with plain buckle | 20-45 | 14+ | accessory | leather clothing sized filler
fashion exhibition ticket* | 12-25 | 10+ | experience | experience heart
silk hair scrunchie* | 4-9 | 8+ | accessory | clothing
beaded phone strap* | 4-9 | 10+ | accessory | filler
fun patterned socks* | 4-9 | 8+ | clothing | clothing sized filler

# sleep
also: sleeping, naps, napping, better sleep, insomnia, lie-ins, bedtime, lazy mornings
near: self-care, meditation, cosy nights in
situation
silky dressing gown | 30-60 | 14+ | clothing | clothing sized
relaxing massage voucher* | 40-80 | 18+ | voucher | voucher experience scent heart
neck pillow* in memory foam | 25-50 | 14+ | textile | practical
lavender gift box* for good nights | 18-35 | 14+ | body care | scent heart
bedside lamp* with warm light | 25-50 | 6+ | lighting | gadget heart
duvet cover* in soft muslin | 40-80 | 14+ | textile | heart
big cuddly blanket* for bed | 30-60 | 3+ | textile | heart
soft cotton pyjamas* | 25-50 | 6+ | clothing | clothing sized heart
sunrise wake-up lamp* | 30-80 | 12+ | lighting | gadget heart
breathable silk sleep mask* | 8-20 | 12+ | wellness | practical heart
weighted cotton sleep quilt* | 40-85 | 16+ | textile | bulky
silent sweep bedside clock* | 12-28 | 8+ | home | battery gadget filler
soft reusable ear plugs* | 6-18 | 14+ | wellness | practical filler
brushed cotton pyjama set* | 25-50 | 8+ | clothing | clothing sized filler
extra-long hot water bottle* | 12-28 | 12+ | home | practical heart
washed linen pillowcase pair* | 20-45 | 14+ | textile | heart
caffeine-free bedtime tea* | 5-12 | 12+ | drink | food
sleep sounds soother* | 18-40 | 12+ | electronics | gadget battery noisy filler
sleep science paperback* | 9-15 | 14+ | book | book filler
side-sleeper body pillow* | 25-50 | 14+ | textile | bulky
cashmere bed socks* | 18-40 | 14+ | clothing | clothing sized wool heart
bedside caddy* in felt | 10-22 | 12+ | storage | practical filler
children's sleep-trainer night light* | 22-40 | 2-7 | electronics | gadget battery
dream recording notebook* | 7-14 | 10+ | stationery | filler
bedtime soft toy with light* | 15-30 | 1-6 | toy | gadget battery heart
glow-in-the-dark stars* for the ceiling | 6-12 | 3-13 | decor | plastic heart
sleepover eye mask* with animal ears | 5-10 | 5+ | accessory | filler
bedtime story audio player* | 30-70 | 3-10 | audio | gadget battery heart
animal hot water bottle* | 14-26 | 4+ | toy |
bedtime routine chart* | 8-16 | 2-8 | print | filler
soft duvet cover* with planets | 20-38 | 4-13 | textile |
worry doll set* for the pillow | 4-9 | 4-12 | keepsake | filler
dream catcher craft kit* | 9-18 | 6-13 | craft kit | filler
animal pyjamas* | 12-24 | 2-12 | clothing | clothing sized heart
linen pillow spray* | 9-18 | 14+ | scent | scent
knee pillow* in memory foam | 15-32 | 18+ | wellness | filler
blackout travel blind* | 20-40 | 16+ | home | filler
soft night owl lamp* | 15-30 | 2-13 | lighting | gadget battery heart
sleepy stories treasury* | 9-16 | 3-10 | book | book
satin sleep bonnet* for children | 7-14 | 3-12 | accessory | clothing filler
heatable wheat pillow* | 12-25 | 12+ | wellness | gluten heart
evening mug* with saucer | 9-16 | 10+ | tableware | filler
quiet fan* for summer nights | 25-60 | 14+ | electronics | gadget
weighted eye mask* | 12-25 | 14+ | wellness | heart

# self-care
also: self care, wellness, relaxing, bubble baths, wellbeing, baths, spa, pamper days
own: massage, aromatherapy, candles
near: meditation, skincare, sleep, cosy nights in
situation
silk pillowcase* for hair and skin | 20-45 | 14+ | textile |
thick bath towel set* | 30-60 | 14+ | textile | heart
thermal baths evening* with a friend | 40-90 | 18+ | experience | experience scent heart
knitted cosy socks* with tea | 14-28 | 12+ | clothing | clothing wool food caffeine heart
chocolates and candle box* | 18-35 | 18+ | food | food dairy nuts sugar fire scent heart
massage voucher* of own choice | 40-90 | 18+ | voucher | voucher experience scent heart
bouquet subscription* by post | 40-90 | 18+ | subscription | subscription plant heart
teak bath caddy tray* | 22-45 | 16+ | furniture | practical heart
waffle cotton spa robe* | 30-60 | 14+ | clothing | clothing sized heart
spiky foot massage ball* | 5-11 | 12+ | wellness | filler
microwave wheat neck wrap* | 12-26 | 14+ | wellness | practical gluten heart
mineral bath salt tub* | 8-18 | 13+ | body care | scent heart
electric shiatsu neck massager* | 30-60 | 18+ | electronics | gadget noisy battery
inflatable bath pillow | 8-18 | 14+ | equipment | plastic filler
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent heart
hand-poured soy candle* | 10-28 | 18+ | scent | fire scent heart
ultrasonic aroma diffuser* | 18-40 | 16+ | electronics | gadget scent heart
fleece-lined moccasin slippers* | 18-40 | 10+ | footwear | clothing sized filler
oat hand balm* unscented | 6-14 | 13+ | body care | gluten
kindness-to-self affirmation cards* | 9-18 | 12+ | stationery | filler
dry body brush* | 8-18 | 16+ | body care | practical filler
monthly pamper box* | 20-40 | 16+ | subscription | subscription scent heart
soothing adult colouring book* | 6-13 | 12+ | book | book filler
spa afternoon* for a couple | 90-180 | 18+ | experience | experience romantic scent @anniversary heart
children's bath pamper box* | 15-30 | 5-12 | body care | scent heart
make-your-own bath fizzers* | 12-22 | 7-14 | craft kit | scent heart
animal face flannel* | 5-10 | 3-12 | textile | filler
bath crayons* | 5-10 | 3-9 | art supplies | heart
foot spa basin* in bright colours | 25-50 | 8-16 | wellness | gadget bulky
affirmation cards* for children | 7-14 | 5-12 | game |
positive journal* for girls and boys | 7-14 | 7-14 | stationery |
squeezy stress ball* | 4-8 | 6+ | toy | filler
herbal bath tea bags* | 7-14 | 14+ | body care | scent
bath essence bottle* | 12-25 | 14+ | body care | scent
foot file and cream* | 12-24 | 14+ | tool | scent dairy filler
yoga and brunch morning* | 25-60 | 16+ | experience | experience food
linen bath sheet* | 28-55 | 14+ | textile |
day off coupon* | 0-5 | 14+ | voucher | voucher handmade filler
lavender pillow bag* | 4-9 | 14+ | textile | scent filler
bath salts jar* | 5-10 | 14+ | body care | scent
sleep mask* in satin | 5-10 | 12+ | accessory |
cosy socks* | 5-10 | 10+ | clothing | clothing sized filler

# cars
also: car repair, fixing cars, car maintenance, mechanics, cars and engines, his truck, her truck, my truck, pickup truck, pickup trucks, pick-up truck
own: classic cars = vintage cars = old cars = car restoration = restoring cars, land rover, supercars = sports cars, car detailing
near: DIY and home improvement, model cars, Formula 1
unfit: basket, inspiration, workshop, gift
small cordless vacuum* for the car | 30-70 | 17+ | electronics | gadget battery noisy heart
car wash voucher* | 15-40 | 17+ | voucher | voucher heart
car care set* in a bag | 20-50 | 16+ | equipment | scent heart
leather key case* | 15-35 | 17+ | accessory | leather heart
heated seat cover* for the car | 25-50 | 17+ | accessory | gadget
drive* in a dream car | 60-150 | 18+ | experience | experience heart
folding box* for the boot | 20-45 | 17+ | storage | practical
plush car drying towel* | 10-22 | 16+ | textile | practical heart
snow foam spray bottle* | 14-30 | 16+ | equipment | plastic scent heart
cordless tyre inflator* | 30-65 | 16+ | electronics | gadget battery noisy practical heart
magnetic parts tray* | 7-15 | 14+ | tool | practical small-parts filler
front and rear dash camera* | 50-120 | 18+ | electronics | gadget battery
vintage car passenger tour* | 40-110 | 10+ | experience | experience
supercar track laps* | 70-180 | 18+ | experience | experience
boot organiser* with dividers | 15-32 | 17+ | storage | practical clothing sized filler
scale die-cast vintage roadster* | 15-45 | 8+ | collectible | small-parts
technical wash bucket grit guard* | 8-15 | 16+ | equipment | plastic practical filler
dashboard phone cradle* | 10-25 | 17+ | accessory | practical plastic filler
compact jump starter pack* | 45-90 | 17+ | safety gear | gadget battery practical
road trip scenic routes atlas* | 15-28 | 14+ | book | book heart
leather driving gloves* | 25-60 | 17+ | accessory | leather clothing sized filler
mechanic's creeper seat* | 30-60 | 16+ | furniture | bulky practical filler
working engine model kit* | 30-60 | 9+ | craft kit | small-parts battery plastic
classic motor museum tickets* | 10-25 | 5+ | experience | experience
car logo memory cards* | 6-13 | 4-12 | game |
classic wedding-style car ride* | 60-160 | 18+ | experience | experience romantic @anniversary
tyre tread gauge | 4-8 | 16+ | tool | practical filler
chunky wooden cars* | 8-18 | 1-5 | toy | heart
road play rug* | 15-35 | 1-7 | textile | heart
car ramp tower* | 20-45 | 1-6 | toy |
pedal car* for the yard | 60-140 | 2-6 | vehicle | bulky
car sounds book* | 6-14 | 1-5 | book | book noisy battery
car transporter lorry* with cars | 15-35 | 3-8 | toy | plastic
toy garage* with lift | 25-55 | 2-7 | toy | bulky heart
roadway tape* for floors | 4-10 | 2-9 | craft kit | filler
remote-controlled car* | 20-45 | 5-13 | toy | gadget battery plastic heart
car magazine for children* | 20-45 | 6-12 | subscription | subscription
cars encyclopedia* with pictures | 12-24 | 5-13 | book | book heart
brick-built sports car* | 20-55 | 7+ | toy | small-parts plastic filler
car pyjamas* | 12-22 | 2-9 | clothing | clothing sized filler
slot-track race set* | 35-80 | 5-12 | toy | gadget battery plastic
car facts cards* | 6-11 | 5-13 | game | filler
lift-the-flap vehicles book* | 7-12 | 1-5 | book | book
draw cool cars guide* | 7-13 | 6-14 | art supplies | book
car floor puzzle* | 8-15 | 3-7 | puzzle | filler
junior go-kart session* | 20-45 | 8-16 | experience | experience heart
design-your-own car sketch pad* | 7-14 | 6-14 | stationery | filler
car poster for the bedroom* | 7-14 | 6-18 | print |
car wash toy bucket* | 10-20 | 3-8 | toy | filler
car duvet cover* | 20-36 | 3-13 | textile |
traffic signs and traffic lights set* | 12-24 | 3-7 | toy | plastic filler
motor show day tickets* | 15-40 | 8+ | experience | experience
car mug* with vintage dashboard | 9-16 | 12+ | tableware | filler
motoring magazine subscription* | 35-65 | 14+ | subscription | subscription heart
driving film classic* on disc | 8-15 | 14+ | film | screen
engine-oil proof workshop apron* | 18-38 | 16+ | textile | clothing filler
air freshener* shaped like a classic | 3-7 | 17+ | accessory | scent filler
windscreen cleaning cloths* | 4-9 | 17+ | equipment | practical filler
tyre pressure gauge* | 6-12 | 17+ | tool | practical heart
car keyring* with a model | 4-9 | 12+ | accessory |
travel sweets tin* | 3-6 | 8+ | food | food sugar filler
motoring mug* | 8-12 | 14+ | tableware | merchandise filler

# retirement
also: retired, retiring, retiree, pensioner, retirement life, enjoying retirement, newly retired
near: gardening, genealogy, self-care, later life
situation
leather travel wash bag* | 25-55 | 50+ | bag | leather
small tree* in a pot | 25-50 | 50+ | plant | plant
hanging chair* for the garden | 60-140 | 50+ | furniture | bulky
thermal baths day voucher* | 30-70 | 50+ | voucher | voucher experience scent heart
photo book* of the working years | 25-50 | 50+ | keepsake | personalised sentimental heart
restaurant voucher* for long lunches | 40-100 | 50+ | voucher | voucher food heart
personalised mug* for the retired | 12-22 | 50+ | tableware | personalised heart
breakfast hamper* for slow mornings | 25-50 | 50+ | food | food gluten dairy nuts sugar caffeine heart
lightweight folding walking poles* | 25-55 | 50+ | outdoor gear | practical filler
national heritage membership | 50-100 | 50+ | subscription | subscription experience filler
retirement bucket list journal* | 10-20 | 50+ | stationery | sentimental filler
scenic railway day* | 35-90 | 50+ | experience | experience heart
large-print crossword collection* | 5-11 | 50+ | puzzle | book filler
wifi travel photo display* | 45-100 | 50+ | electronics | gadget screen battery sentimental heart
pocket countryside rambles guide* | 7-14 | 50+ | book | book
memoir prompts book* | 14-28 | 50+ | keepsake | book sentimental
colleagues' messages scrapbook* | 18-35 | 50+ | keepsake | sentimental personalised heart
beginner's watercolour set* | 15-35 | 50+ | art supplies | filler
weekend city break voucher* | 100-250 | 50+ | voucher | voucher experience heart
adult education evening class* | 40-110 | 50+ | class | experience filler
pocket binoculars* for walks | 35-90 | 50+ | equipment | heart
insulated picnic rucksack* | 30-60 | 50+ | bag | practical filler
nostalgic decades quiz game* | 9-18 | 50+ | game | filler
bucket list pad* for retirement | 7-13 | 50+ | stationery | filler
garden visit annual pass* | 40-90 | 50+ | subscription | subscription experience
language course* for travellers | 50-140 | 50+ | class | experience
allotment starter parcel* | 20-45 | 50+ | garden | plant filler
afternoon concert series tickets* | 60-150 | 50+ | experience | experience filler
sketching day in the country* | 40-100 | 50+ | class | experience filler
travel guide* to a dream destination | 14-24 | 50+ | book | book heart
good armchair reading lamp* | 35-80 | 50+ | lighting | gadget
family cookery afternoon* together | 20-60 | 50+ | voucher | voucher food heart

# grandparents
also: grandparent, grandma, grandad, being a grandmother, being a grandfather, grandchildren, granny, grandpa
near: retirement, genealogy, later life
situation
jigsaw puzzle* from a family photo | 18-35 | 35+ | puzzle | personalised sentimental small-parts
digital photo frame* for family pictures | 50-100 | 35+ | electronics | gadget screen sentimental heart
chocolate box* with family photo | 15-30 | 35+ | food | food dairy nuts sugar personalised heart
afternoon tea voucher* for all generations | 30-80 | 35+ | voucher | voucher food heart
garden bench plaque* with family name | 18-35 | 35+ | garden | personalised
zoo day voucher* with the grandchildren | 30-70 | 35+ | voucher | voucher experience heart
necklace* with grandchildren's initials | 30-70 | 35+ | jewellery | jewellery personalised sentimental heart
cushion* with family photo | 18-35 | 35+ | textile | personalised sentimental heart
grandchildren photo calendar* | 12-25 | 35+ | stationery | personalised sentimental heart
life stories* to pass on workbook | 11-20 | 35+ | keepsake | sentimental book filler
multi-opening family photo frame* | 15-35 | 35+ | decor | sentimental heart
engraved family names keyring* | 12-30 | 35+ | accessory | personalised filler
story-recording picture book* | 15-30 | 35+ | book | book gadget battery sentimental
three-generation day out voucher* | 30-90 | 35+ | voucher | voucher experience heart
cookie cutter set* for grandchildren visits | 10-20 | 35+ | kitchenware | filler
finger puppets* for grandchildren visits | 8-15 | 35+ | toy | filler
handprint family tree canvas* | 12-28 | 35+ | craft kit | sentimental
portrait sitting* with the grandchildren | 50-150 | 35+ | experience | experience sentimental heart
fold-away high chair cushion* | 15-30 | 35+ | textile | practical filler
large-button video calling display* | 70-140 | 50+ | electronics | gadget screen filler
generations quiz game* | 10-20 | 35+ | board game | filler
letters-to-grandchildren box* | 10-22 | 35+ | storage | sentimental filler
grandchildren's handprint bauble kit* | 8-18 | 35+ | craft kit | sentimental @christmas
grandchild's drawing* in a frame | 0-5 | 35+ | print | sentimental handmade heart
photo fridge magnets* of grandchildren | 8-15 | 45+ | decor | small-parts heart
photo mug* of the grandchildren | 10-20 | 35+ | tableware | personalised sentimental heart
picture book* to read to grandchildren | 8-15 | 35+ | book | book
theatre afternoon* with the grandchildren | 30-90 | 35+ | experience | experience heart
family tree wall print* | 25-60 | 35+ | print | personalised sentimental heart
recipe cards* for the grandchildren | 8-15 | 35+ | stationery | sentimental filler
big family card game* | 9-18 | 35+ | game |
toy box* for visits | 30-70 | 35+ | storage | bulky filler
photo book* of the year together | 20-45 | 35+ | keepsake | personalised sentimental heart

# working from home
also: home office, remote working, remote work, desk setup, office job, work from home, freelancing
near: interior design, organising, new job
situation
adjustable laptop riser* | 20-45 | 16+ | equipment | practical heart
wool felt desk mat* | 15-35 | 16+ | accessory | wool practical heart
monitor light bar* | 30-80 | 16+ | lighting | gadget practical heart
vertical computer mouse* | 20-45 | 16+ | electronics | gadget screen battery practical
memory foam footrest* | 20-40 | 16+ | furniture | practical
noise cancelling office headset* | 40-100 | 16+ | audio | gadget battery practical heart
heated mug plate* | 15-32 | 16+ | tableware | gadget practical heart
undated priorities pad* | 6-14 | 16+ | stationery | practical
desk cable clips* | 4-9 | 16+ | home | plastic practical filler
pomodoro cube timer* | 12-25 | 14+ | tool | gadget battery practical
hardy desk succulent* | 6-15 | 14+ | plant | plant heart
co-working day pass* | 15-40 | 18+ | experience | experience
lumbar support cushion* | 20-40 | 16+ | textile | practical
under-desk pedal exerciser* | 35-80 | 18+ | wellness | bulky filler
ceramic lunch bowl* with lid | 14-28 | 16+ | kitchenware | practical
graduate's leather desk tray* | 25-55 | 18+ | stationery | leather practical @graduation
desk lamp* with warm light | 25-60 | 16+ | lighting | gadget heart
webcam light* for calls | 15-35 | 16+ | lighting | gadget battery
walking pad time voucher* | 30-90 | 18+ | voucher | voucher filler
insulated tea and water jug* | 20-40 | 16+ | kitchenware | heart
desk tray* in felt and oak | 20-45 | 16+ | storage | wool heart
screen-break stretch cards* | 8-15 | 16+ | wellness | filler
lunchtime cookery book* for one | 14-24 | 16+ | book | book heart
soft indoor shoes* | 25-50 | 16+ | footwear | clothing sized filler
biscuit selection* for breaks | 9-18 | 16+ | food | food gluten dairy sugar egg
wall calendar* for the year | 9-18 | 16+ | print | filler

# student life
also: university, college, going to university, student, uni life, college dorm, halls of residence, moving out
near: new home, working from home, exam revision
situation
one-pan student recipe book* | 9-15 | 16-28 | book | book heart
laundry backpack* with straps | 14-28 | 16-28 | bag | practical
tower extension lead* | 14-28 | 16-28 | electronics | gadget practical filler
collapsible crate trolley* | 20-40 | 16-28 | equipment | bulky practical filler
compact student saucepans* | 25-50 | 16-28 | kitchenware | practical
fold-out sofa cube* | 40-90 | 16-28 | furniture | bulky filler
cosy sherpa study throw* | 18-35 | 16-28 | textile | plastic heart
highlighter and index tab bundle* | 6-14 | 14-28 | stationery | practical filler
over-door towel hooks* | 8-15 | 16-28 | home | practical filler
supermarket gift card* | 10-50 | 16-28 | voucher | voucher food heart
peg photo string* with fairy lights | 8-15 | 14-28 | lighting | gadget battery
flat-pack assembly toolkit* | 12-25 | 18-28 | tool | sharp practical
railcard contribution voucher* | 15-35 | 16-28 | travel | voucher heart
new-flatmates icebreaker party game* | 10-20 | 16-28 | game | heart
clip-on reading fan* | 12-24 | 14-28 | equipment | gadget battery filler
graduation keepsake photo album* | 15-32 | 18-30 | keepsake | sentimental @graduation
desk sticky notes bundle* | 3-6 | 14-28 | stationery | practical filler
cookware shop voucher* | 25-60 | 18-28 | voucher | voucher heart
mug and hot chocolate set* | 10-20 | 16-28 | tableware | food dairy sugar heart
bed-side wall lamp* with clip | 15-30 | 16-28 | lighting | gadget
room poster set* | 9-18 | 16-28 | print |
low-light house plant* | 9-20 | 16-28 | plant | plant
festival or concert ticket voucher* | 25-80 | 16-28 | experience | experience voucher heart
waffle toaster* for shared kitchens | 25-45 | 16-28 | kitchenware | gadget
travel coffee press cup* | 18-35 | 16-28 | tableware | caffeine
campus hoodie* | 25-50 | 16-28 | clothing | clothing sized filler
snack parcel* from home | 15-30 | 16-28 | food | food gluten dairy sugar nuts egg heart
photo book of home* | 18-40 | 16-28 | keepsake | sentimental personalised heart
weekly planner* on the wall | 8-15 | 16-28 | print | filler

# hair care
also: hair, hairstyling, curly hair, hairdressing, hair styling, haircare, long hair, braiding hair, scrunchies, hair clips, hair bows, plaits
near: make-up, skincare, self-care, shaving and grooming
unfit: basket, inspiration, workshop, magazine
wide wooden paddle brush* | 10-25 | 8+ | tool | practical heart
heatless curling ribbon* | 8-18 | 10+ | accessory | practical
microfibre hair turban* | 8-15 | 10+ | textile | practical
satin-lined sleep bonnet* | 9-20 | 10+ | clothing | clothing heart
ionic travel hairdryer* | 25-60 | 14+ | electronics | gadget noisy practical heart
fragrance-free scalp serum* | 10-24 | 16+ | body care | filler
claw clip* assortment | 5-12 | 8+ | accessory | plastic
beard grooming comb* and balm | 12-26 | 18+ | body care | scent filler
practice styling doll head* | 18-38 | 6-14 | toy | plastic bulky heart
braiding patterns guide* | 10-18 | 8+ | book | book
salon blow-dry voucher* | 20-55 | 16+ | voucher | voucher heart
silicone scalp massager* | 5-11 | 10+ | wellness | plastic practical filler
detangling conditioner spray* | 6-14 | 6+ | body care | scent filler
plaiting masterclass* | 25-50 | 12+ | class | experience heart
multi-barrel hot styler* | 45-110 | 16+ | electronics | gadget heart
hair accessory making kit* | 10-20 | 6-13 | craft kit | heart
hair braiding beads and clips* | 8-16 | 6-14 | accessory | small-parts heart
children's detangling brush* | 7-14 | 3-12 | tool |
hair chalk* in twelve colours | 7-14 | 6-14 | body care |
sparkly headbands* in a set | 6-12 | 4-13 | accessory | clothing
scrunchies* in velvet | 4-9 | 5+ | accessory |
hair bow holder* for the wall | 10-20 | 4-13 | storage | filler
pretend hairdresser set* | 14-28 | 3-9 | toy | plastic heart
braiding lesson* for parent and child | 20-45 | 5-12 | class | experience heart
curl-defining gel* | 9-20 | 12+ | body care | scent filler
silk pillowcase* | 20-45 | 12+ | textile | heart
pearl hair slides* | 6-14 | 8+ | accessory | heart
hair mask* for dry lengths | 9-20 | 14+ | body care | scent
wooden hair fork* | 8-18 | 12+ | accessory | heart
satin-lined winter hat* | 18-35 | 12+ | clothing | clothing
braids and buns book* for children | 8-15 | 7-12 | book | book heart
silk scrunchies* in a trio | 10-22 | 10+ | accessory | heart
cut and colour voucher* | 25-70 | 14+ | voucher | voucher heart

# get well soon
needs: -effort -legs
also: recovering from illness, recovering from surgery, illness, in hospital, cancer treatment, chemotherapy, broken leg, chronic illness, poorly, convalescing, get well, long covid, recovering from an operation, hip replacement, knee replacement
near: self-care, sleep, comfort and sympathy
situation
light crime novel* for the sofa | 10-18 | 16+ | book | book
cuddly elephant* for the sickbed | 14-28 | 1-12 | toy | heart
fruit basket* to get strong again | 25-45 | 10+ | food | food heart
colourful magazines bundle* | 12-25 | 12+ | print | heart
soft socks* to feel better | 9-18 | 8+ | clothing | clothing wool heart
series streaming voucher* | 15-30 | 12+ | voucher | voucher screen heart
get-well box* with tea and biscuits | 20-40 | 12+ | food | food gluten dairy egg sugar caffeine heart
bouquet* in cheerful colours | 20-45 | 10+ | plant | plant heart
soft button-front bed jacket* | 25-50 | 14+ | clothing | clothing sized filler
long-cable bedside charger* | 10-22 | 12+ | electronics | gadget practical filler
fleecy lap blanket* | 18-38 | 2+ | textile | heart
large-print short stories | 9-18 | 14+ | book | book filler
ginger and lemon tisane* | 5-12 | 10+ | drink | food
unscented lip and hand balm* | 8-18 | 8+ | body care | filler
bendy-neck book holder* | 18-38 | 8+ | equipment | practical filler
adult dot-to-dot pad* | 6-14 | 10+ | art supplies |
home-cooked soup voucher* | 15-40 | 16+ | voucher | voucher food handmade
over-bed tray table* | 30-65 | 10+ | furniture | bulky practical filler
gentle audiobook bundle* | 10-30 | 8+ | audio | book filler
seat wedge cushion* | 18-38 | 14+ | home | practical filler
insulated water bottle* with straw lid | 14-28 | 6+ | tableware | practical
cheerful grippy hospital socks* | 6-14 | 6+ | clothing | clothing filler
travel card games tin* | 8-18 | 6+ | game | heart
letterbox succulent* | 12-25 | 12+ | plant | plant filler
microwave heat pouch* | 14-28 | 12+ | wellness | practical heart
get-well colouring bundle* for children | 6-14 | 4-10 | toy |
sticker and puzzle bundle* | 6-12 | 4-11 | stationery | heart
plush bear with a bandage* | 12-24 | 1-10 | toy | heart
drawing pad and crayons roll* | 8-16 | 4-12 | art supplies | heart
magnetic travel game* | 8-16 | 5+ | game | small-parts
story audio player* | 30-70 | 3-10 | audio | gadget battery heart
joke book* to cheer up | 5-9 | 6-13 | book | book heart
get-well puzzle magazine* | 4-8 | 7+ | puzzle | filler
easy modelling dough* | 6-12 | 3-10 | toy |
feel-better pyjamas* | 14-28 | 2-13 | clothing | clothing sized filler
film voucher* for days in bed | 8-20 | 6+ | voucher | voucher screen filler

# comfort and sympathy
needs: -festive
also: bereavement, grief, grieving, in mourning, lost a loved one, lost his wife, lost her husband, sympathy
near: self-care, get well soon, journaling
situation
chocolates* with a kind word | 10-22 | 10+ | food | food dairy nuts sugar
photo frame* for a loved picture | 15-30 | 8+ | decor | sentimental
guardian angel figure* in wood | 12-28 | 6+ | decor | religious
home-cooked dinners* for a week | 20-60 | 18+ | food | food meat gluten dairy egg handmade heart
lantern* for a quiet light | 20-40 | 14+ | lighting | battery heart
bouquet* of white flowers | 25-50 | 12+ | plant | plant heart
soft wool blanket* for hard days | 35-80 | 12+ | textile | wool heart
grief journal* with gentle prompts | 10-20 | 14+ | stationery | sentimental filler
memory tree sapling* | 20-45 | 14+ | plant | plant sentimental filler
engraved photo locket* | 25-60 | 12+ | jewellery | jewellery personalised sentimental
weighted comfort cushion* | 25-50 | 8+ | textile | filler
restored family photograph* | 25-60 | 14+ | print | sentimental personalised
forget-me-not seed tin* | 6-14 | 8+ | garden | plant filler
comfort meal delivery voucher* | 25-60 | 18+ | voucher | voucher food heart
memory keepsake box | 20-45 | 6+ | storage | sentimental
book* about loss for children | 7-14 | 4-11 | book | book heart
poems for hard times* | 9-18 | 14+ | book | book filler
walk-and-talk afternoon* | 0-5 | 14+ | experience | experience sentimental filler
memory quilt voucher* from old shirts | 80-180 | 18+ | voucher | voucher sentimental filler
glass remembrance ornament* | 12-28 | 14+ | decor | sentimental filler
warm hug sherpa shawl* | 22-48 | 14+ | clothing | clothing filler
stocked tea box* | 15-32 | 12+ | drink | food caffeine heart
bird bath* in remembrance | 40-90 | 18+ | garden | bulky sentimental filler
star-gazing memory night light* | 18-40 | 4+ | lighting | gadget battery filler
letters of memories book* | 14-28 | 14+ | keepsake | sentimental filler
memory bear* from a loved jumper | 35-70 | 3+ | keepsake | sentimental handmade
photo night lantern* | 18-38 | 6+ | lighting | gadget battery sentimental filler
children's memory book* to fill in | 8-16 | 5-12 | stationery | sentimental heart
comforting soft heart* for the pocket | 4-9 | 4+ | keepsake | sentimental filler
rose bush* with a name | 18-38 | 18+ | plant | plant scent heart

# pregnancy
needs: -effort
also: pregnant, mum to be, mum-to-be, mother to be, expectant mother, maternity, maternity leave, dad to be, expecting a baby, gender reveal
near: new baby, self-care, sleep
situation
star name necklace* for mum | 25-50 | 18+ | jewellery | jewellery personalised sentimental
alcohol-free sparkling drinks box* | 20-40 | 18+ | drink | food sugar heart
warm slippers* for tired feet | 18-35 | 18+ | footwear | clothing sized practical
soft lounge pyjamas* for the bump | 30-55 | 18+ | clothing | clothing sized heart
dinner voucher* before the birth | 40-90 | 18+ | voucher | voucher food heart
foot massage voucher* at a spa | 25-50 | 18+ | voucher | voucher experience scent heart
breakfast in bed hamper* | 25-50 | 18+ | food | food gluten dairy sugar heart
nourishing oil* for the bump | 10-22 | 18+ | body care | scent heart
u-shaped pregnancy pillow | 35-70 | 18+ | textile | bulky practical heart
pregnancy journal | 12-24 | 18+ | keepsake | sentimental filler
stretch-mark belly balm* unscented | 10-22 | 18+ | body care | filler
maternity lounge set* | 30-65 | 18+ | clothing | clothing sized filler
prenatal massage voucher | 45-85 | 18+ | voucher | voucher experience heart
pregnancy yoga class* | 12-30 | 18+ | class | experience
bump photo shoot* | 80-180 | 18+ | experience | experience sentimental heart
caffeine-free berry infusion* | 5-12 | 18+ | drink | food
hospital bag organiser pouches* | 15-30 | 18+ | bag | practical filler
baby names card deck* | 10-22 | 18+ | game |
birth partner's handbook* | 9-18 | 18+ | book | book filler
birthing ball | 18-36 | 18+ | wellness | plastic bulky filler
scan picture frame* | 12-28 | 18+ | decor | sentimental
large straw water jug* | 16-32 | 18+ | kitchenware | practical filler
slip-on memory foam slippers* | 18-38 | 18+ | footwear | clothing sized filler
nursery mobile making kit* | 20-42 | 18+ | craft kit | filler
postnatal freezer meal parcel* | 30-70 | 18+ | food | food meat gluten dairy egg heart
milestone blanket* for monthly photos | 18-36 | 18+ | textile | sentimental heart
ginger sweets* for queasy mornings | 5-10 | 18+ | food | food sugar filler
bump and baby journal cards* | 8-15 | 18+ | stationery | filler
letters to the baby kit* | 10-20 | 18+ | stationery | sentimental
soft nursing robe* | 25-50 | 18+ | clothing | clothing sized heart
antenatal swim pass* | 20-50 | 18+ | experience | experience
new parents' humour book* | 8-15 | 18+ | book | book filler

# busy parents
also: parents, parenting, mum of toddlers, mum life, dad life, young children, toddlers, family life, family time, spending time with family, working mum, raising twins, stay at home mum
near: new baby, self-care, organising
situation
family wall planner* | 8-18 | 20+ | stationery | practical
babysitting evening promise* | 0-5 | 20+ | voucher | voucher handmade heart
uninterrupted lie-in coupon* | 0-5 | 20+ | voucher | voucher handmade
leakproof thermal coffee cup* | 16-32 | 20+ | tableware | caffeine practical
family photo book voucher | 20-50 | 20+ | voucher | voucher personalised sentimental heart
crossbody hands-free bag* | 22-50 | 20+ | bag | practical filler
five-year parent diary* | 12-24 | 20+ | keepsake | sentimental filler
slow cooker family recipes* | 12-22 | 20+ | book | book
car seat-back organiser | 14-30 | 20+ | storage | practical filler
family board game night box* | 25-50 | 20+ | board game |
children's artwork frame* that opens | 18-38 | 20+ | decor | practical heart
house cleaning voucher | 40-100 | 20+ | voucher | voucher practical heart
kids' drawing turned into jewellery* | 30-80 | 20+ | jewellery | jewellery personalised sentimental heart
family portrait session | 60-160 | 20+ | experience | experience sentimental
foot massager* | 40-90 | 20+ | wellness | gadget bulky
zoned chores chart* for fridges | 10-22 | 20+ | print | practical filler
evening ceramics class* alone | 30-70 | 20+ | class | experience heart
fleece-lined indoor boots* | 22-45 | 20+ | footwear | clothing sized filler
ten-minute meditations booklet* | 7-13 | 20+ | book | book filler
weekend away voucher* without children | 90-220 | 20+ | voucher | voucher experience heart
large picnic blanket* | 20-45 | 20+ | textile | heart
family yearbook scrapbook* | 15-30 | 20+ | keepsake | sentimental
parents' question cards* for evenings | 9-18 | 20+ | game | filler
recipe box delivery* for a week | 35-70 | 20+ | food | food gluten dairy meat egg fish nuts
funny family calendar* | 9-18 | 20+ | stationery | heart

# later life
needs: -legs -effort
also: elderly, living in a care home, sheltered housing, living alone, frail, great grandparents, great grandmother, great grandfather, housebound, limited mobility
near: grandparents, crosswords, bird feeding
situation
easy-grip garden tools* | 20-42 | 30+ | garden | practical
large-number day clock* | 28-60 | 30+ | electronics | gadget battery practical
weekly pill organiser | 8-18 | 30+ | storage | plastic practical filler
warm fleece lap wrap* | 18-38 | 30+ | textile |
twist-free jar and can opener* | 10-24 | 30+ | kitchenware | practical filler
reminiscence picture cards* | 10-22 | 60+ | game | sentimental
talking photo album | 25-50 | 60+ | keepsake | gadget battery noisy sentimental heart
large-piece reminiscence jigsaw | 14-28 | 60+ | puzzle | small-parts
big-button radio* | 30-70 | 60+ | audio | gadget battery
long-handled reacher grabber* | 8-18 | 30+ | equipment | practical filler
front-fastening cardigan | 28-60 | 30+ | clothing | clothing sized filler
non-slip wide-fit slippers | 20-42 | 30+ | footwear | clothing sized filler
weighted easy-hold cutlery* | 18-38 | 30+ | tableware | practical filler
framed family collage* | 18-40 | 60+ | print | sentimental
window bird feeder | 12-26 | 60+ | garden | plastic heart
seated exercise bands* with guide | 10-22 | 30+ | sports gear | practical filler
visiting afternoon tea* at home | 10-35 | 60+ | experience | experience food gluten dairy egg sugar caffeine nuts meat fish heart
nostalgic songs collection* | 10-22 | 60+ | audio |
easy-thread needles* | 3-7 | 50+ | craft kit | practical filler
large-print word puzzles* | 5-10 | 60+ | puzzle | book
puzzle magazine* in large print | 4-9 | 55+ | stationery |
large-print novel* | 9-16 | 55+ | book | book heart
magnifying floor lamp* | 45-90 | 40+ | lighting | gadget bulky
soft bed jacket* | 22-45 | 55+ | clothing | clothing sized filler
bird feeding station* | 20-45 | 40+ | garden | heart
old film classics box set* | 15-30 | 50+ | film | screen heart
outing by taxi* to a garden | 25-70 | 55+ | experience | experience heart
family video call frame* | 60-130 | 50+ | electronics | gadget battery screen
raised bulb planting bowl* | 15-30 | 40+ | plant | plant heart
soft biscuits selection tin* | 12-24 | 55+ | food | food gluten dairy sugar egg

# new job
also: starting a new job, first job, changing jobs, leaving do, leaving job, career change, office life, commuting, commuter, got a promotion
near: working from home, money and business, stationery love
situation
refillable rollerball pen | 14-40 | 16+ | stationery | practical heart
structured work tote* | 35-80 | 16+ | bag | practical heart
leakproof lunch box* with cutlery | 16-34 | 16+ | kitchenware | practical
leather key organiser* | 15-32 | 16+ | accessory | leather practical heart
compact windproof umbrella | 16-38 | 14+ | accessory | practical
desk plant* in a ceramic pot | 12-28 | 16+ | plant | plant
first-hundred-days guidebook* | 10-20 | 18+ | book | book
steam-free travel shirt press* | 25-55 | 18+ | electronics | gadget practical filler
adjustable desk phone stand* | 10-22 | 16+ | equipment | practical filler
commuter e-book voucher* | 10-30 | 16+ | voucher | voucher
insulated steel travel mug* | 16-34 | 16+ | tableware | practical
personalised desk nameplate | 18-40 | 16+ | decor | personalised
silk-blend tie* | 18-45 | 16+ | clothing | clothing filler
colleagues' goodbye message album | 14-30 | 18+ | keepsake | sentimental
celebration lunch voucher* | 25-60 | 18+ | voucher | voucher food heart
smart shoe care kit* | 14-30 | 16+ | equipment | practical filler
weekly desk planner* | 8-18 | 16+ | stationery | practical filler
noise-cancelling commuter earbuds* | 45-120 | 14+ | audio | gadget battery heart
good-luck desk card* | 2-5 | 16+ | keepsake |
nice ballpoint pen* in a sleeve | 8-15 | 16+ | stationery | heart
lunch pot* with spoon | 9-15 | 16+ | kitchenware |
desk biscuits* to share | 9-18 | 16+ | food | food gluten dairy sugar egg filler
good leather notebook* | 22-45 | 16+ | stationery | leather heart
smart laptop sleeve* | 20-45 | 16+ | bag | heart
career memoir* of somebody admired | 10-20 | 16+ | book | book heart

# gadgets and tech
also: tech, technology, gadgets, gadget, techie, computers, smartphones, apps, latest tech, iphone, electronics gadgets
near: coding, electronics and robotics, video games
situation
three-in-one charging stand* | 30-70 | 14+ | electronics | gadget practical heart
smart plug* pair | 18-35 | 16+ | electronics | gadget practical
key finder tag* | 15-35 | 12+ | accessory | gadget battery practical
braided charging cable set* | 12-26 | 12+ | equipment | gadget practical filler
colour-changing smart bulb* | 14-35 | 14+ | lighting | gadget
slim fast power bank* | 22-50 | 12+ | electronics | gadget battery practical
phone repair screwdriver kit* | 15-32 | 12+ | tool | practical
tech organiser pouch* | 15-32 | 12+ | bag | practical filler
ceiling projection alarm clock | 22-48 | 10+ | home | gadget battery
portable Bluetooth speaker* | 30-90 | 12+ | audio | gadget battery heart
screen cleaning kit* | 6-14 | 10+ | tool | practical filler
video doorbell | 50-130 | 18+ | home | gadget battery practical filler
history of computing book* | 16-32 | 12+ | book | book
build-your-own retro computer* | 45-110 | 12+ | craft kit | gadget screen small-parts heart
virtual reality arcade session | 20-50 | 10+ | experience | experience gadget screen
tablet pillow stand* | 14-30 | 10+ | textile | practical filler
desk cable holders* | 5-12 | 12+ | storage | practical
technology magazine subscription | 25-50 | 12+ | subscription | subscription
charging cable* in woven cotton | 8-15 | 12+ | electronics | gadget
child's digital camera* | 25-50 | 4-11 | electronics | gadget battery heart
walkie talkies* in a pair | 20-40 | 5-13 | electronics | gadget battery noisy
build-your-own torch kit* | 10-20 | 7-13 | craft kit | gadget battery small-parts
mini drone* for indoors | 25-50 | 8+ | toy | gadget battery noisy heart
erasable drawing slate* | 12-25 | 4-12 | toy | gadget battery filler
karaoke microphone* | 15-30 | 5-15 | audio | gadget battery noisy
voice-changing toy* | 10-20 | 5-12 | toy | gadget battery noisy filler
inventions encyclopedia* for children | 10-20 | 6-12 | book | book
light-up alarm clock* for children | 15-30 | 4-12 | home | gadget battery filler
instant print camera* for children | 40-80 | 6-12 | electronics | gadget battery heart
headphones* with animal ears | 18-35 | 5-13 | audio | gadget battery filler
robot toy* to program | 30-70 | 6-12 | toy | gadget battery heart
spy gadget set* | 15-30 | 6-12 | toy | gadget battery
junior metal detector* | 25-55 | 6-13 | electronics | gadget battery heart
glow light drawing board* | 12-25 | 4-11 | art supplies | gadget battery
magnetic levitation globe* | 30-65 | 9+ | decor | gadget
smart ring light mirror* | 25-50 | 13+ | lighting | gadget battery filler
tech museum visit* | 10-25 | 5+ | experience | experience
gadget repair evening* with tools | 10-35 | 14+ | class | experience
pocket projector* | 60-140 | 14+ | electronics | gadget battery screen

# wedding planning
also: hen dos, stag dos, getting married, engagement, bride to be, bride, newlyweds, wedding planning, honeymoon, hen party, hen do, bridesmaid, getting engaged, just married, newly engaged, hen weekends
near: new home, photography, travel
situation
wedding planning organiser* | 16-32 | 18+ | stationery | practical heart
ring dish* in porcelain | 12-26 | 18+ | decor |
engagement congratulations scrapbook* | 18-36 | 18+ | keepsake | sentimental romantic
hen party games box* | 12-28 | 18+ | game |
honeymoon adventure fund card* | 20-100 | 18+ | voucher | voucher
satin getting-ready robe* | 25-50 | 18+ | clothing | clothing sized filler
wedding vows booklets* pair | 10-22 | 18+ | stationery | sentimental romantic filler
confetti petals* in natural colours | 8-18 | 18+ | plant | plant filler
his-and-hers passport holders* | 18-38 | 18+ | travel | romantic filler
first dance lesson* for a couple | 40-90 | 18+ | class | experience romantic heart
couple's cookery evening* | 90-180 | 18+ | experience | experience romantic food heart
date night idea jar* | 12-26 | 18+ | game | romantic
bespoke illustrated venue print* | 35-90 | 18+ | print | personalised sentimental heart
new surname signature stamp* | 14-30 | 18+ | stationery | personalised filler
luxury cotton bed linen | 60-150 | 18+ | textile | bulky
kitchen starter crock set* | 30-70 | 18+ | kitchenware | practical filler
wedding film scanning voucher* | 30-80 | 18+ | voucher | voucher sentimental
anniversary wine box* with letters | 30-65 | 25+ | storage | alcohol romantic sentimental @wedding
wedding countdown chart | 3-7 | 18+ | print |
wedding planning notebook* | 9-15 | 18+ | stationery |
dried petal confetti* in a box | 7-13 | 18+ | decor | filler
wedding guest book* in linen | 18-38 | 18+ | keepsake | sentimental heart
honeymoon travel journal* | 12-24 | 18+ | stationery | sentimental
hen or stag afternoon voucher* | 30-90 | 18+ | voucher | voucher experience heart
keepsake box* for wedding cards | 20-45 | 18+ | storage | sentimental

# perfume
also: perfumes, fragrance, cologne, aftershave, scents, home fragrance, perfume collecting, eau de parfum
own: incense, scented candles
near: skincare, candle making, self-care
unfit: basket, inspiration, magazine
perfume discovery sampler | 18-45 | 14+ | scent | scent heart
refillable travel atomiser | 10-24 | 14+ | travel | scent practical heart
perfume blending workshop | 50-110 | 16+ | class | experience scent heart
perfume bottle display tray* | 18-42 | 14+ | decor | scent
reed diffuser* in fig and cedar | 15-35 | 16+ | home | scent
scent notes handbook* | 15-30 | 14+ | book | book scent
vintage glass perfume bottle | 18-50 | 14+ | collectible | scent
linen pillow mist | 10-24 | 12+ | textile | scent filler
solid perfume compact* | 12-28 | 14+ | accessory | scent
scented drawer liners* | 10-22 | 14+ | storage | scent filler
niche fragrance subscription | 20-45 | 16+ | subscription | subscription scent heart
perfumed hand cream trio* | 12-28 | 12+ | body care | scent filler
make-your-own perfume kit* | 20-42 | 12+ | craft kit | scent
fragrance blotter strips* with journal | 8-18 | 14+ | stationery | scent filler
ceramic fragrance oil stone* | 12-28 | 14+ | decor | scent
luxury scented candle | 25-60 | 18+ | scent | scent fire
botanical perfume garden visit* | 15-40 | 12+ | experience | experience scent
pine and orange room spray* | 12-26 | 14+ | home | scent @christmas filler
single perfume sample vial* | 3-8 | 14+ | scent | scent
scented body cream tube* | 8-15 | 14+ | body care | scent dairy
perfume bottle engraving voucher* | 15-40 | 16+ | voucher | voucher scent personalised
history of perfume book* | 18-35 | 14+ | book | book scent heart
scented soap trio* | 10-20 | 14+ | body care | scent
leather perfume travel case* | 20-40 | 16+ | bag | leather scent
scented hair mist* | 12-28 | 14+ | body care | scent heart

# shaving and grooming
also: shaving, wet shaving, grooming, beard care, beard, beard grooming, mens grooming, barbering, moustache
near: hair care, skincare, fashion
situation
double-edge safety razor* | 25-60 | 18+ | tool | sharp practical heart
synthetic shaving brush* | 14-35 | 16+ | tool | practical
sandalwood shaving soap bowl* | 12-28 | 16+ | body care | scent heart
chrome shaving stand | 15-32 | 16+ | storage | practical
wooden beard comb | 6-14 | 18+ | accessory | practical heart
unscented beard conditioner* | 10-22 | 18+ | body care | filler
canvas wash bag* | 18-42 | 14+ | bag | practical
cordless beard trimmer | 30-70 | 16+ | electronics | gadget battery practical
fog-free shower mirror* | 14-30 | 16+ | home | practical filler
beard apron* with suction cups | 8-18 | 18+ | textile | clothing practical filler
traditional barber voucher | 25-55 | 16+ | voucher | voucher experience heart
hot towel shave morning* | 30-65 | 18+ | experience | experience heart
moustache wax tin* | 7-15 | 18+ | body care | scent
nail care set* in leather | 18-40 | 18+ | travel | leather sharp practical
grooming subscription box* | 20-40 | 18+ | subscription | subscription scent heart
history of facial hair book* | 9-18 | 16+ | book | book
cooling aftershave-free balm* | 9-20 | 16+ | body care | scent
folding pocket comb* in steel | 8-18 | 14+ | accessory | practical filler
alum shaving block* | 4-9 | 16+ | body care | practical filler
shaving soap bar* | 7-13 | 16+ | body care | scent
beard oil discovery trio* | 14-28 | 18+ | body care | scent heart
wet shaving lesson* at a barber's | 30-60 | 18+ | class | experience
leather strop* | 25-50 | 18+ | equipment | leather
styling clay pot* | 9-18 | 16+ | body care | scent
cotton face towels* in a bale | 14-28 | 16+ | textile | filler

# nails
also: nail art, nail polish, manicures, gel nails, nails, nail painting, manicure, press on nails
near: make-up, skincare, fashion
situation
warm paraffin hand bath* | 35-70 | 18+ | wellness | gadget scent
beauty shop gift card* | 15-40 | 12+ | voucher | voucher heart
manicure afternoon* with a friend | 40-80 | 16+ | experience | experience scent heart
silver ring* with small stone | 18-40 | 14+ | jewellery | jewellery heart
hand and nail care set* | 15-30 | 14+ | body care | scent heart
hand cream trio* in a box | 12-24 | 10+ | body care | scent heart
gel polish starter set* | 25-50 | 16+ | electronics | gadget scent heart
seasonal nail varnish collection* | 12-28 | 12+ | body care | scent heart
glass nail file* in a case | 6-14 | 10+ | tool | practical heart
nail art brush pens* | 8-18 | 10+ | art supplies | filler
tiered polish display rack* | 15-32 | 12+ | storage | plastic practical
press-on nail set* | 8-20 | 12+ | accessory | plastic heart
nail sticker wraps* | 5-12 | 8+ | accessory | heart
cuticle oil pen* | 5-12 | 12+ | body care | scent filler
quick-dry table lamp* for nails | 18-38 | 14+ | lighting | gadget heart
practice hand* for nail art | 15-32 | 14+ | equipment | plastic filler
salon manicure voucher | 25-50 | 14+ | voucher | voucher experience
chrome powder pots* | 8-18 | 14+ | craft kit | filler
nail design ideas book* | 9-18 | 10+ | book | book filler
steel stamping plates* | 8-18 | 12+ | craft kit | filler
silicone hand rest mat* | 8-18 | 12+ | textile | practical filler
zip-up manicure travel case* | 12-28 | 14+ | bag | practical filler
nail technician taster day* | 70-150 | 16+ | class | experience filler
festive nail transfers* | 4-9 | 8+ | body care | @christmas
children's peel-off polish set* | 9-16 | 5-12 | body care | heart
nail sticker studio* for children | 8-15 | 5-12 | craft kit | heart
nail glitter shaker set* | 8-15 | 8-15 | art supplies | heart
mani and pedi craft kit* | 12-24 | 7-14 | craft kit | heart
toe separators and file* | 4-8 | 7+ | tool | filler
glitter nail polish trio* | 6-14 | 8+ | body care | scent heart
nail salon toy set* | 14-28 | 4-9 | toy | plastic
nail art sticker book* | 5-9 | 7-14 | stationery | book
hand cream trio* | 9-18 | 10+ | body care | scent filler
nail design sketch pad* | 6-12 | 8-15 | art supplies | filler
mini pedicure* with a friend | 20-45 | 8+ | experience | experience heart
polish storage bag* | 15-30 | 12+ | bag | filler
nail strengthener bottle* | 7-15 | 14+ | body care | scent filler
jelly nail stickers* | 4-8 | 6+ | accessory | filler
nail drying fan* in pastel | 10-20 | 6-14 | toy | gadget battery
finger puppet manicure game* | 10-18 | 5-10 | game | filler
mini polish trio* in pastels | 6-12 | 7+ | body care | scent heart
glass nail file* in a sleeve | 4-8 | 13+ | body care | filler
nail sticker sheets* | 2-6 | 8+ | body care | filler
single polish* in this season's shade | 4-9 | 10+ | body care | scent

# zero waste living
also: zero waste, sustainability, sustainable living, environment, environmentalism, eco living, eco-friendly living, recycling, climate activism, plastic free living
near: vegetable growing, upcycling, organising
situation
beeswax food wraps* | 12-25 | 10+ | kitchenware | eco practical heart
kitchen compost caddy | 18-38 | 14+ | home | eco practical filler
reusable silicone food bags* | 14-30 | 10+ | storage | eco practical
refill-shop voucher* | 15-40 | 14+ | voucher | voucher eco heart
stainless lunch tin | 16-34 | 6+ | tableware | eco practical
solid shampoo bars* | 10-22 | 8+ | body care | scent eco heart
bamboo toothbrush family pack* | 8-15 | 3+ | body care | eco practical
countertop worm composter* | 45-95 | 8+ | garden | eco bulky heart
washable kitchen cloth rolls* | 10-22 | 14+ | textile | eco practical filler
clothes repair workshop* | 20-45 | 12+ | class | experience eco heart
solar phone charger* | 25-55 | 12+ | electronics | gadget battery eco heart
tree planting certificate* | 10-35 | 5+ | keepsake | eco heart
low-waste home handbook | 10-20 | 12+ | book | book eco
string shopping bags* pair | 8-18 | 10+ | bag | eco practical filler
second-hand bookshop token | 10-30 | 8+ | voucher | voucher eco
litter picking kit* | 14-30 | 6+ | tool | eco
collapsible steel cup* | 8-18 | 10+ | travel | eco practical filler
recycled glass tumblers* | 18-38 | 12+ | tableware | eco heart
wooden dish brush | 4-8 | 12+ | tool | eco practical
reusable cotton rounds* | 7-13 | 14+ | textile |
save-the-planet activity book* | 6-12 | 6-12 | book | book heart
recycled paper making kit* | 15-30 | 6-13 | craft kit | eco heart
child's gardening set* with seeds | 14-28 | 4-10 | garden | plant heart
eco explorers' card game* | 8-16 | 6+ | game | heart
solar toy building kit* | 14-28 | 7-13 | toy | small-parts heart
reusable straw set* | 5-10 | 6+ | tableware | eco filler
recycled crayons* in fun shapes | 5-10 | 3-9 | art supplies | eco filler
seed paper cards* | 5-10 | 6+ | stationery | plant
bug hotel* in wood | 12-28 | 4+ | garden | heart
refillable water bottle* in steel | 12-25 | 5+ | equipment |
children's climate stories* | 7-14 | 6-12 | book | book heart

# cosy nights in
also: hygge, cosy, cozy, cosy things, cozy things, being cosy, cosy nights, staying in, cosiness, homebody, cosy evenings, duvet days, relaxing at home
near: reading, sleep, jigsaw puzzles
situation
oversized knitted throw | 35-75 | 8+ | textile | wool heart
hot chocolate station kit* | 18-38 | 6+ | drink | food dairy sugar heart
sherpa slipper boots* | 20-42 | 8+ | footwear | clothing sized filler
flickering flameless candles* | 15-32 | 8+ | lighting | battery scent heart
snack caddy* for the sofa | 16-34 | 12+ | storage | practical filler
wearable fleece blanket* | 22-45 | 6+ | clothing | clothing heart
film night popcorn selection* | 12-26 | 5+ | food | food sugar dairy heart
warm salt lamp* | 18-40 | 10+ | lighting | gadget
two-person sofa card game* | 10-22 | 12+ | game |
long hot water bottle* with cover | 16-34 | 12+ | wellness | practical
sofa arm tray* in bamboo | 15-32 | 14+ | furniture | practical filler
box-set episode guide journal* | 8-18 | 12+ | stationery | filler
cosy murder mystery novel | 8-14 | 12+ | book | book heart
streaming service gift card* | 15-50 | 13+ | voucher | voucher screen
autumn leaf garland* | 10-22 | 8+ | decor | filler
soup mugs* with lids | 16-34 | 8+ | tableware |
thousand-piece cabin jigsaw* | 12-24 | 10+ | puzzle | small-parts heart
brushed flannel pyjamas* | 22-48 | 3+ | clothing | clothing sized
cocoa spoon dippers* | 3-7 | 6+ | food | food dairy sugar
marshmallow bag* for cocoa | 4-9 | 5+ | food | food sugar meat
gingerbread decorating kit* | 9-18 | 5-13 | food | food gluten dairy sugar egg heart
soft animal slippers* | 10-22 | 2-13 | footwear | clothing sized
cuddly hot water bottle animal* | 14-28 | 3-13 | toy | heart
den-building kit* | 20-42 | 4-11 | toy | heart
quilted storytime blanket* | 20-40 | 3-13 | textile | heart
family board game* | 15-30 | 6+ | board game |
fluffy bed socks* | 5-12 | 5+ | clothing | clothing
bedtime story album* | 8-16 | 3-10 | audio |
enamel cocoa mugs* in a pair | 12-25 | 6+ | kitchenware |
star night light projector* | 15-30 | 2-12 | lighting | gadget battery screen
winter scarf knitting kit* | 18-36 | 10+ | craft kit | wool
herbal evening tea tin* | 7-14 | 12+ | drink | food

# teen bedroom
also: room decor, bedroom decor, bedroom makeover, room aesthetics, decorating her room, decorating his room, aesthetic room decor, hanging out with friends, sleepovers
near: fashion, make-up, pop music fandom
situation
sunset projection lamp* | 15-32 | 11-25 | lighting | gadget battery heart
photo wall clips* with string | 6-14 | 10-25 | decor |
giant beanbag* for bedroom | 40-80 | 8-25 | furniture | bulky
aesthetic wall collage prints* | 10-20 | 10-25 | print | heart
LED mirror* for desks | 18-40 | 11-25 | electronics | gadget battery
fluffy floor cushion* | 20-42 | 8-25 | textile |
trinket tree* in brass | 10-22 | 10-25 | storage | practical
sleepover activity box* | 18-36 | 8-14 | game | heart
sticker photo printer* | 60-110 | 11-30 | electronics | gadget battery heart
phone tripod* with remote | 15-32 | 11-30 | equipment | gadget battery
instant film camera* | 60-110 | 10-30 | electronics | gadget battery heart
shopping spree gift card* | 15-60 | 11-25 | voucher | voucher
satin pillowcase and scrunchie* set | 12-26 | 10-25 | accessory | practical
trampoline park with friends* | 15-35 | 7-18 | experience | experience heart
clip-together bracelet kit* | 10-22 | 9-17 | craft kit | jewellery small-parts
overnight duffel* | 22-48 | 10-25 | bag | practical
lockable teen journal* | 8-18 | 9-17 | stationery | filler
friendship quiz cards* | 8-15 | 10-20 | game | filler
bedside drink fridge* | 40-85 | 13-30 | electronics | gadget bulky noisy
glow star stickers | 3-6 | 8-18 | decor | plastic filler
bunk tent* for the bed | 25-50 | 5-12 | furniture | bulky heart
galaxy projector light* | 20-40 | 6-18 | lighting | gadget battery screen heart
fairy light curtain* | 10-20 | 7-25 | lighting | gadget battery heart
name light box* with letters | 14-28 | 7-18 | lighting | gadget battery
wall stickers* for the bedroom | 8-18 | 4-15 | decor |
secret safe box* with code | 14-28 | 7-15 | storage | gadget battery heart
bed canopy* in gauze | 20-42 | 4-15 | textile |
sleepover sleeping bag* | 22-45 | 5-14 | equipment |
duvet cover* in a bold print | 20-42 | 6-18 | textile | heart
door sign* to paint | 6-12 | 5-13 | craft kit | filler
noticeboard* in felt | 12-25 | 8-20 | decor | filler
alarm clock* with coloured light | 15-30 | 6-18 | home | gadget battery filler
hanging basket chair* | 90-200 | 8-20 | furniture | bulky
pom-pom garland kit* | 9-18 | 7-15 | craft kit | filler
bedside shelf ledge* | 14-28 | 7-20 | storage | filler
pizza and film sleepover* | 20-50 | 7-17 | experience | experience food gluten dairy meat

# starting school
also: starting school, first day of school, starting nursery, school starter, reception class, back to school, learning to read, learning to write, phonics, learning numbers, starting secondary school
near: children's crafts, reading, pretend play
situation
first school backpack* | 16-34 | 3-8 | bag | practical heart
named pencil case* | 10-20 | 4-11 | storage | personalised practical heart
phonics flash cards | 6-14 | 3-7 | game |
wipe-clean letters workbook* | 5-12 | 3-7 | book | book
magnetic letters tub* | 8-18 | 3-7 | toy | small-parts plastic
insulated lunch bag* | 12-24 | 3-12 | bag | practical heart
no-spill water bottle* | 8-18 | 3-12 | tableware | practical plastic
iron-on name labels* | 6-14 | 3-12 | stationery | personalised practical
early reader boxset* | 10-24 | 4-8 | book | book heart
learning clock* in wood | 12-26 | 4-8 | toy | heart
number line wall frieze* | 6-14 | 3-8 | print | filler
washable handwriting pens* | 5-12 | 4-9 | art supplies | practical filler
child's writing desk* | 50-110 | 4-10 | furniture | bulky
first day photo board* | 8-18 | 3-11 | keepsake | sentimental
after-school swimming term* | 50-110 | 4-11 | class | experience
child's wristwatch* for learning time | 14-30 | 5-10 | jewellery | jewellery battery heart
counting bears* in bowls | 14-28 | 3-7 | toy | plastic small-parts
waterproof puddle suit* | 20-42 | 2-7 | outerwear | clothing sized filler
letter tracing board* in wood | 9-18 | 3-7 | toy | heart
alphabet puzzle* in wood | 10-20 | 2-6 | puzzle | heart
first numbers game* | 10-20 | 3-7 | game |
school bag keyring friend* | 5-10 | 4-12 | accessory | filler
starting school picture story* | 6-11 | 3-6 | book | book heart
name stickers* for everything | 5-10 | 3-11 | stationery | personalised filler
sticker reward chart* | 5-10 | 3-9 | print | filler
first glue and paper set* | 6-12 | 4-8 | art supplies | filler
raincoat* in bright colours | 20-38 | 2-11 | outerwear | clothing sized filler
lunchbox* with compartments | 10-20 | 3-12 | tableware | heart
school shoe bag* | 6-12 | 4-11 | bag | filler
reading pen* that speaks words | 30-60 | 4-8 | electronics | gadget battery noisy heart
secondary school planner* | 7-14 | 10-13 | stationery | heart
combination bike or locker lock* | 8-16 | 9-16 | equipment | filler
geometry tin* for the pencil case | 5-10 | 8-15 | equipment | filler
bus pass holder* on a reel | 5-10 | 9-16 | accessory | filler
scientific calculator* for school | 10-22 | 10-16 | electronics | gadget battery

# hard times
needs: -festive -effort
also: divorce, divorced, break up, breakup, getting divorced, hard time, difficult year, tough year, loneliness, burnout, anxiety, depression, mental health, redundancy, lost his job, lost her job, work stress
near: self-care, meditation, cosy nights in
situation
kindness jar* of small notes | 5-14 | 10+ | keepsake | sentimental
weighted lap cushion | 25-50 | 8+ | textile |
restaurant delivery voucher* | 25-60 | 16+ | voucher | voucher food heart
day out together* | 0-30 | 10+ | experience | experience sentimental heart
guided calm journal | 10-22 | 12+ | stationery | filler
comic novel* to laugh with | 8-14 | 14+ | book | book heart
soft fleece slippers | 15-32 | 10+ | footwear | clothing sized filler
indoor plant* that forgives neglect | 12-28 | 12+ | plant | plant
hearty one-pot cookbook | 12-24 | 16+ | book | book filler
absorbing wire art kit* | 14-28 | 12+ | craft kit | filler
long massage voucher | 45-85 | 18+ | voucher | voucher experience heart
adult colouring pencils* and pad | 12-26 | 12+ | art supplies |
hot water bottle* with quilted cover | 14-28 | 12+ | wellness | practical
new hobby taster class | 20-60 | 14+ | class | experience
wooden puzzle box* | 15-32 | 10+ | puzzle |
encouragement cards* for each day | 8-18 | 10+ | game | filler
sunrise alarm lamp | 30-70 | 12+ | lighting | gadget
soothing camomile tea caddy* | 8-18 | 10+ | drink | food filler
cuddly comfort bear* | 12-25 | 2-12 | toy | heart
worry-eating monster* in plush | 14-26 | 4-12 | toy | heart
feelings story book* | 6-12 | 4-10 | book | book heart
cheering-up day trip* | 15-60 | 4+ | experience | experience
children's calm cards* | 7-14 | 5-12 | game | filler
hopeful adventure story* | 6-11 | 7-13 | book | book
draw-your-feelings book* | 6-12 | 5-12 | art supplies | book heart
squeezy fidget set* | 6-12 | 6+ | toy | filler

# sight loss
needs: -sight
also: low vision, visual impairment, losing her sight, losing his sight, failing eyesight, braille reader
near: podcasts and radio, later life
situation
aromatic bouquet* of lilies and freesias | 20-40 | 14+ | plant | plant scent heart
dinner* in the dark | 60-120 | 16+ | experience | experience food
praline selection* to taste and guess | 12-28 | 10+ | food | food dairy nuts sugar heart
wind chime* with deep tones | 20-45 | 8+ | garden | noisy heart
perfumed soap set* | 12-25 | 12+ | body care | scent heart
soft wrap-around blanket* | 25-50 | 10+ | textile | heart
concert tickets* for a favourite sound | 30-80 | 10+ | experience | experience heart
talking kitchen scales* | 25-55 | 14+ | kitchenware | gadget battery practical noisy
talking wristwatch | 20-50 | 12+ | accessory | jewellery gadget battery practical noisy heart
audiobook credit bundle* | 10-40 | 12+ | subscription | subscription
tactile dominoes* in wood | 8-20 | 6+ | game | heart
tactile draughts board* | 15-35 | 6+ | board game | small-parts filler
large-dial radio* with presets | 25-60 | 14+ | audio | gadget battery heart
liquid level indicator* | 8-18 | 14+ | tool | gadget battery practical filler
raised bump dots* for buttons | 3-8 | 10+ | home | practical filler
scented herb planter* | 20-45 | 12+ | plant | plant scent heart
guided touch tour* of a museum | 10-30 | 8+ | experience | experience
deep-note wind chimes | 15-40 | 8+ | garden | noisy filler
audio-described theatre tickets* | 20-60 | 10+ | experience | experience heart
voice-operated smart speaker | 35-90 | 14+ | electronics | gadget battery heart
perfume blending workshop* | 30-70 | 16+ | class | experience scent
chunky textured throw* | 25-60 | 12+ | textile | filler
modelling clay blocks* | 8-18 | 8-17 | craft kit | filler
bell-filled play ball* | 10-24 | 4-17 | sports gear | noisy heart
audio crime drama collection* | 10-25 | 14+ | audio | filler
smooth tactile bracelet* | 12-35 | 12+ | jewellery | jewellery filler
artisan truffle tasting box* | 10-25 | 14+ | food | food sugar dairy nuts filler
large-print playing cards* | 5-10 | 8+ | game | heart
tactile keyring markers* | 5-10 | 10+ | accessory | filler

# wheelchair life
needs: -legs
also: wheelchair users, wheelchair, mobility aids, accessible days out
near: cosy nights in, later life
situation
waterproof lap rug* with fleece | 20-45 | 10+ | textile | practical heart
clip-on cup holder* | 8-20 | 8+ | accessory | practical plastic
armrest side pouch* | 12-28 | 8+ | bag | practical
padded push-rim gloves* | 15-35 | 10+ | clothing | clothing sized practical filler
patterned spoke covers* | 30-80 | 8+ | decor | filler
long-handled grabber tool | 8-20 | 12+ | tool | practical filler
accessible days out guide* | 10-20 | 14+ | book | book experience heart
seated rain poncho* | 18-40 | 10+ | outerwear | clothing practical
waist-high planter table* | 45-110 | 14+ | garden | bulky
clamp-on tablet holder* | 20-55 | 12+ | electronics | gadget
theatre tickets* with companion seat | 15-60 | 8+ | experience | experience heart
gel seat cushion* | 25-60 | 10+ | furniture | practical filler
reflective wheel stickers* | 4-10 | 8+ | stationery |
adapted sailing session* | 25-60 | 10+ | class | experience heart
hanging bedside organiser | 12-26 | 12+ | storage | practical
bean-filled lap tray* | 14-30 | 10+ | home | practical
magnetic necklace clasps* | 6-14 | 16+ | jewellery | jewellery filler
push-rim glow strips* | 12-28 | 8+ | lighting | gadget battery
cup holder clip* for a wheelchair | 9-15 | 10+ | accessory |
lightweight grabber strap* | 8-15 | 14+ | tool | filler

# clear-headed living
also: sobriety, sober living, alcohol-free living
near: alcohol-free drinks, meditation
situation
botanical cordial trio* | 14-30 | 12+ | drink | food sugar heart
craft soda tasting case* | 18-40 | 12+ | drink | food sugar heart
single-garden tea collection* | 15-35 | 14+ | food | food caffeine heart
alcohol-free mixing class* | 30-60 | 18+ | class | experience food heart
sunrise breathwork class* | 15-40 | 18+ | class | experience
infrared warmth session* | 25-60 | 18+ | wellness | experience filler
early morning paddle trip* | 35-90 | 18+ | travel | experience
dessert tasting evening* | 25-60 | 18+ | experience | experience food sugar
botanical soda syrups* | 12-28 | 14+ | drink | food sugar
monthly puzzle box* | 15-40 | 14+ | subscription | subscription filler
sparkling tea bottle* | 12-30 | 18+ | drink | food heart
pocket affirmation cards* | 4-10 | 14+ | game | filler
hand-thrown tea bowl* | 18-40 | 14+ | tableware |
long weekend hiking plan* | 60-160 | 18+ | experience | experience filler
five-minute meditation guide* | 8-15 | 14+ | book | book
aromatic bath soak* | 10-24 | 14+ | body care | scent filler
sparkling botanical can* trio | 7-13 | 12+ | drink | food sugar
alcohol-free recipe book* | 14-25 | 16+ | book | book food heart
ginger and chilli cordial* | 8-15 | 14+ | drink | food sugar
sober dance morning ticket* | 12-30 | 18+ | experience | experience heart
good tea subscription* | 25-60 | 16+ | subscription | subscription caffeine food heart
sea swimming group session* | 10-30 | 16+ | experience | experience
sobriety milestone coin* | 6-14 | 18+ | keepsake | small-parts sentimental heart

# new parents
needs: -focus
also: new mum, new mom, new dad, new mother, new father, new parent, first-time mum, first-time mom, first-time dad, new mummy, young parents, early parenthood, parenthood, motherhood, fatherhood
near: new baby, sleep, self-care
situation
soft lounge set* for home | 35-65 | 18+ | clothing | clothing sized
streaming voucher* for long nights | 15-40 | 18+ | voucher | voucher screen
coffee box* for short nights | 18-35 | 18+ | drink | food caffeine heart
bath and foot care box* | 20-40 | 18+ | body care | scent heart
bracelet* with the baby's name | 25-55 | 18+ | jewellery | jewellery personalised sentimental heart
baby photo book voucher | 20-50 | 18+ | voucher | voucher personalised heart
breakfast box* for tired parents | 25-50 | 18+ | food | food gluten dairy egg sugar caffeine heart
home-cooked freezer dinners* | 10-40 | 18+ | food | food dairy gluten meat egg handmade practical heart
evening of babysitting coupon* | 0-5 | 16+ | voucher | voucher handmade heart
house cleaning visit | 35-70 | 18+ | experience | experience practical heart
meal delivery gift card | 20-50 | 18+ | voucher | voucher food heart
insulated one-hand travel cup | 15-30 | 18+ | tableware | practical heart
unscented hand cream tube | 4-12 | 18+ | body care | scent filler
soft long-sleeved loungewear | 30-60 | 18+ | clothing | clothing sized filler
noise-softening ear plugs | 8-20 | 18+ | wellness | practical filler
silk eye mask | 10-25 | 18+ | accessory | clothing filler
back and shoulder massage voucher | 35-70 | 18+ | voucher | voucher experience heart
audiobook gift subscription | 10-40 | 18+ | subscription | subscription filler
one-hand snack box* | 12-28 | 18+ | food | food gluten nuts dairy sugar heart
family photo session | 50-120 | 18+ | experience | experience sentimental heart
dim bedside feeding light | 15-30 | 18+ | lighting | gadget battery practical filler
long phone charging cable | 8-15 | 18+ | electronics | gadget practical filler
weekday lunch by post | 20-40 | 18+ | food | food gluten dairy filler
parent's one-line diary* | 10-20 | 18+ | stationery | sentimental
funny parenting cartoons book* | 8-15 | 18+ | book | book
insulated food jar* for hot lunches | 15-28 | 18+ | kitchenware | filler
family tote bag* with pockets | 25-55 | 18+ | bag |
evening out voucher* with babysitter | 40-120 | 18+ | voucher | voucher food heart
soft supportive slippers* | 20-40 | 18+ | footwear | clothing sized filler
baby carrier walk club pass* | 10-40 | 18+ | experience | experience filler
energy bites box* | 12-24 | 18+ | food | food nuts sugar gluten dairy

# carers
needs: -focus
also: carer, caregiver, family carer, caring for my mum, caring for mum, caring for my dad, caring for a relative, looking after mum, looking after dad, looking after my parents
near: self-care, sleep, cosy nights in
situation
respite afternoon coupon* | 0-5 | 16+ | voucher | voucher handmade heart
ready-cooked dinners delivery* | 25-60 | 18+ | food | food gluten dairy meat heart
seated back massage voucher | 35-65 | 18+ | voucher | voucher experience heart
deep-pocket fleece robe | 25-50 | 16+ | clothing | clothing sized filler
lidded tea mug* that stays warm | 12-25 | 16+ | tableware | practical
unscented hand balm tin | 4-12 | 16+ | body care | filler
short story collection* for odd moments | 8-15 | 16+ | book | book
weekly magazine subscription | 15-40 | 16+ | subscription | subscription
soft cotton cell blanket | 20-45 | 16+ | textile | filler
cinema ticket pair* | 18-30 | 16+ | experience | experience heart
two-year pocket diary | 8-15 | 16+ | stationery | practical filler
over-ear headphones | 25-60 | 14+ | audio | gadget battery filler
heatable neck cushion | 12-25 | 16+ | wellness | practical
garden centre café voucher* | 10-25 | 16+ | voucher | voucher food
takeaway evening voucher* | 15-40 | 16+ | voucher | voucher food heart
bath soak selection* | 10-22 | 16+ | body care | scent
puzzle book* for quiet minutes | 5-10 | 16+ | puzzle | book
potted orchid* | 14-28 | 16+ | plant | plant
spa half-day* with a sitter arranged | 45-100 | 18+ | experience | experience heart
foot cream and socks set* | 12-24 | 16+ | body care | clothing scent dairy filler
box of good chocolates* | 9-18 | 16+ | food | food dairy sugar nuts heart
garden walk morning* with a friend | 0-10 | 16+ | experience | experience

# care home life
needs: -focus -carry
also: care home, nursing home, residential home, assisted living, retirement home, care home resident, in a care home
near: later life, podcasts and radio
situation
big-print quiz evening game* | 14-28 | 50+ | game |
cushion* with a printed family picture | 18-35 | 50+ | textile | personalised sentimental
warm slippers* with firm sole | 20-40 | 50+ | footwear | clothing sized practical heart
hand cream* with lavender or rose | 8-16 | 50+ | body care | scent heart
soft biscuits tin* | 10-20 | 50+ | food | food gluten dairy egg sugar heart
coffee and cake outing* with family | 15-40 | 50+ | experience | experience food caffeine gluten dairy egg sugar heart
fresh flowers* every month | 40-100 | 50+ | subscription | subscription plant heart
soft cardigan* with big buttons | 30-60 | 50+ | clothing | clothing sized heart
soft lap blanket* with pockets | 18-38 | 50+ | textile | practical heart
framed family photographs | 10-35 | 50+ | keepsake | personalised sentimental heart
digital photo frame* filled with pictures | 40-90 | 50+ | electronics | gadget battery screen sentimental heart
large-button radio | 25-55 | 50+ | audio | gadget battery practical heart
slippers* with closed backs | 15-30 | 50+ | footwear | clothing sized practical filler
machine-washable bed jacket | 18-40 | 50+ | clothing | clothing sized filler
window bird feeder | 10-22 | 50+ | garden | practical heart
weekly visit coupons* | 0-5 | 50+ | voucher | voucher handmade sentimental filler
unscented hand massage cream | 5-14 | 50+ | body care | dairy filler
letterbox of family postcards* | 3-12 | 50+ | keepsake | handmade sentimental
name labels* for clothes | 5-12 | 50+ | stationery | practical personalised filler
soft flannel bed socks | 8-15 | 50+ | accessory | clothing filler
songs of their youth album* | 10-20 | 50+ | audio | heart
potted African violet | 8-18 | 50+ | plant | plant heart
picture book* of old places | 12-25 | 50+ | book | book
wall calendar* of family photographs | 12-25 | 50+ | print | personalised sentimental heart

# dementia-friendly
needs: -focus -hands
also: dementia, alzheimers, alzheimer's, memory loss
near: care home life, later life
situation
soft fidget lap pad | 15-35 | 50+ | textile |
familiar songs album* | 8-18 | 50+ | audio | heart
simple one-button music player* | 35-80 | 50+ | electronics | gadget battery practical heart
life story photo book | 20-45 | 50+ | keepsake | personalised sentimental heart
large-piece landscape jigsaw | 12-25 | 50+ | puzzle | small-parts
cuddly weighted lap cat* | 20-45 | 50+ | toy | heart
picture book* without words | 10-20 | 50+ | print | book
day and date clock | 25-50 | 50+ | decor | gadget battery practical
pull-on soft cardigan | 20-45 | 50+ | clothing | clothing sized filler
warm fleece throw | 15-35 | 50+ | textile |
water painting sheets* | 10-20 | 50+ | art supplies |
hand cream* for a hand massage | 4-12 | 50+ | body care | scent filler
slip-on slippers* with firm soles | 15-30 | 50+ | footwear | clothing sized practical filler
accompanied walk* in the park | 0-5 | 50+ | experience | experience handmade sentimental heart
nature sounds recording | 6-15 | 50+ | audio |
tea party visit* with family | 0-10 | 50+ | experience | experience handmade sentimental

# easy on the hands
needs: -hands
also: arthritis, arthritic hands, sore hands, weak grip, parkinsons, parkinson's
near: later life, self-care
situation
electric can opener | 25-45 | 30+ | kitchenware | gadget battery practical
slip-on slippers* in soft felt | 22-45 | 30+ | footwear | clothing sized wool
hand balm* with calendula | 8-16 | 30+ | body care | scent heart
film evening box* with popcorn | 18-35 | 30+ | food | food heart
music streaming voucher* for home | 15-40 | 30+ | voucher | voucher heart screen
loose warm poncho* to slip on | 35-70 | 30+ | clothing | clothing heart
restaurant evening* with the family | 40-100 | 30+ | experience | experience food heart
compression gloves* for sore hands | 10-22 | 30+ | wellness | clothing sized filler
microwavable hand warmer mitts* | 15-30 | 30+ | wellness | clothing practical heart
electric jar opener | 20-45 | 30+ | kitchenware | gadget battery practical heart
wide-handled pen trio* | 6-14 | 30+ | stationery | practical filler
book holder* for hands-free reading | 15-30 | 30+ | equipment | practical
light stoneware mug* with big handle | 8-18 | 30+ | tableware | practical heart
rocker light switch lamp* | 20-45 | 30+ | lighting | gadget practical filler
audiobook subscription gift | 10-40 | 30+ | subscription | subscription heart
warm wax hand bath* | 40-80 | 30+ | wellness | gadget practical heart
slip-on shoes* with elastic | 30-60 | 30+ | footwear | clothing sized practical filler
playing card holders* | 5-12 | 30+ | game | practical heart
large-dial kitchen timer | 10-20 | 30+ | kitchenware | gadget battery practical filler
warm hand massage voucher | 25-50 | 30+ | voucher | voucher experience
magnetic-button cotton shirt | 25-50 | 30+ | clothing | clothing sized filler
lightweight spring bouquet | 20-40 | 18+ | plant | plant filler
jar gripper* in soft rubber | 6-12 | 30+ | kitchenware | filler
easy-turn key holders* | 6-12 | 30+ | tool | filler
light steel pan* with two handles | 25-50 | 30+ | kitchenware | filler
story podcast subscription* | 20-50 | 30+ | subscription | subscription filler
soft-grip garden trowel* | 12-25 | 30+ | garden |
heated lap throw* | 35-70 | 30+ | textile | gadget
zip pulls and button hook* | 5-10 | 30+ | accessory | filler
voice-operated speaker* | 40-90 | 30+ | audio | gadget battery heart
concert afternoon tickets* | 20-60 | 30+ | experience | experience

# diabetes-friendly treats
also: diabetes, diabetic
near: cooking, tea, alcohol-free drinks
situation
brunch voucher* with a friend | 30-60 | 16+ | voucher | voucher food
hand-painted tea mug | 12-25 | 12+ | tableware | heart
cheese board* with knife | 25-45 | 18+ | tableware | sharp heart
cinema evening voucher* | 15-35 | 10+ | voucher | voucher experience heart
flower subscription* for three months | 45-90 | 18+ | subscription | subscription plant heart
sugar-free tea sampler* | 10-22 | 14+ | drink | food caffeine
roasted seed snack box* | 10-20 | 14+ | food | food plant filler
olive and antipasti selection | 15-30 | 14+ | food | food
soft non-binding socks | 8-15 | 14+ | clothing | clothing sized practical filler
low-carb cookbook | 12-22 | 14+ | book | book filler
insulated cool pouch* for medicine | 12-28 | 10+ | bag | practical filler
spice rub trio* | 9-18 | 14+ | kitchenware | food filler
sugar-free peppermint tin* | 4-9 | 12+ | food | food filler
padded walking shoes voucher* | 30-60 | 18+ | voucher | voucher filler
infused oil trio* | 15-30 | 14+ | food | food filler
foot massage voucher | 25-50 | 18+ | experience | voucher experience filler
stovetop vegetable steamer | 15-35 | 16+ | kitchenware | practical filler
seasonal vegetable box* delivery | 18-35 | 16+ | subscription | subscription food heart
balcony herb planter | 15-30 | 12+ | plant | plant filler
salted nut selection* | 7-13 | 12+ | food | food nuts
sugar-free chocolate selection* | 12-25 | 14+ | food | food dairy sugar nuts
cheese and oatcake box* | 18-35 | 14+ | food | food dairy gluten heart
low-sugar baking book* | 14-24 | 14+ | book | book
speciality coffee and tea box* | 15-30 | 16+ | drink | food caffeine heart
walking route cards* | 8-15 | 14+ | outdoor gear | filler
savoury popcorn trio* | 8-15 | 10+ | food | food
fruit bowl* in olive wood | 22-45 | 14+ | tableware | filler
dinner out voucher* | 25-60 | 16+ | voucher | voucher food heart

# minimalism
needs: -dust -home
also: minimalist, minimalist living, decluttering, less is more, simple living, owning less, capsule wardrobe
near: zero waste living, organising, meditation
situation
picnic lunch voucher* | 15-40 | 16+ | voucher | voucher food filler
favourite restaurant voucher | 20-60 | 16+ | voucher | voucher food heart
museum annual pass | 30-70 | 14+ | subscription | subscription experience heart
audiobook credit bundle* | 10-40 | 12+ | subscription | subscription
cinema gift card | 10-30 | 12+ | experience | voucher experience
single-origin coffee beans | 8-15 | 18+ | drink | food caffeine
loose leaf tea refill* | 5-12 | 14+ | drink | food caffeine filler
cut flowers* for the table | 5-25 | 16+ | plant | plant
home-cooked dinner coupon* | 0-5 | 12+ | voucher | voucher handmade heart
donation* in their name | 5-30 | 14+ | keepsake | eco
massage gift voucher | 35-70 | 18+ | wellness | voucher experience
train day trip* | 15-50 | 14+ | travel | experience heart
e-book gift credit | 5-25 | 14+ | book | book voucher
linen kitchen towel | 6-14 | 16+ | textile | practical filler
plain refillable pen | 8-20 | 14+ | stationery | practical eco filler
pottery class* for one | 30-60 | 16+ | class | experience
theatre evening voucher* | 30-80 | 16+ | voucher | voucher experience heart
concert tickets* for one evening | 25-80 | 14+ | experience | experience heart
swimming pool pass* of ten | 30-70 | 12+ | experience | experience filler
bakery breakfast voucher* | 10-25 | 14+ | voucher | voucher food
fresh fruit box* delivery | 18-35 | 14+ | food | food
living with less book* | 12-25 | 16+ | book | book filler

# hosting
also: parties, throwing parties, dinner parties, hosting dinner parties, entertaining, having people over, party planning, socialising, having friends round, hosting friends, dinners with friends
near: cooking, eating out, board games
unfit: magazine, inspiration, workshop, gift
serving bowls set* in bright ceramics | 25-50 | 16+ | tableware | heart
candle holders trio* for the table | 20-40 | 18+ | decor | fire
delicatessen shop voucher* | 25-60 | 16+ | voucher | voucher food heart
dessert glasses* set of six | 20-40 | 16+ | tableware | heart sugar
linen apron* for hosts | 22-42 | 16+ | clothing | clothing heart
fondue set* for six | 35-75 | 18+ | kitchenware | fire heart dairy
raclette grill* for friends | 45-90 | 16+ | kitchenware | gadget bulky heart dairy
large stoneware serving platter | 22-45 | 18+ | tableware | bulky heart
linen napkin set | 18-38 | 18+ | textile | practical heart
brass candle snuffer* | 8-18 | 18+ | decor | practical filler
handwritten place cards* | 4-10 | 16+ | stationery | filler
olive wood salad servers | 15-30 | 18+ | kitchenware | practical heart
dinner party cookbook | 15-28 | 16+ | book | book heart
table conversation cards | 8-15 | 16+ | game |
glass water carafe | 15-30 | 16+ | tableware | practical
cheese board* with slate labels | 20-40 | 18+ | tableware | practical heart
seasonal table flowers | 15-35 | 16+ | plant | plant heart
dimmable table lantern* | 18-40 | 16+ | lighting | gadget battery practical
warming tray* for serving dishes | 35-70 | 18+ | kitchenware | gadget practical filler
spiced nut selection* | 8-15 | 18+ | food | food nuts filler
guest book* for dinner friends | 12-25 | 16+ | keepsake | sentimental filler
canapé masterclass* | 45-90 | 18+ | class | experience food
colourful paper napkins* | 4-8 | 16+ | tableware | filler
party playlist speaker* | 30-80 | 16+ | audio | gadget battery
fairy light chain* for the table | 9-18 | 16+ | lighting | gadget battery filler
ice bucket* in steel | 22-45 | 18+ | tableware |
party quiz game* for ten | 15-30 | 16+ | game |
big salad bowl* in ash | 28-60 | 18+ | tableware | heart
tapas and sharing plates cookbook* | 15-28 | 16+ | book | book food heart
cotton tablecloth* in a check | 22-45 | 16+ | textile |
menu chalkboard* | 10-20 | 16+ | decor | filler

# volunteering
also: volunteer work, charity work, fundraising, community work, helping at the food bank, food bank, food banks, volunteering at the food bank, youth work, animal shelter volunteering, activism
near: gardening, teaching, zero waste living
situation
mug* with a thank-you line | 10-18 | 10+ | tableware | sentimental heart
cinema voucher* for busy helpers | 20-40 | 12+ | voucher | voucher experience heart
bookshop voucher* as a thank you | 15-40 | 12+ | voucher | voucher heart
bunch* of garden flowers | 20-40 | 14+ | plant | plant heart
gift basket* as a thank you | 25-50 | 14+ | food | food gluten dairy nuts sugar heart
donation* to their own cause | 5-30 | 12+ | keepsake | heart
tough everyday tote | 10-22 | 12+ | bag | practical filler
insulated lunch pot | 15-28 | 12+ | tableware | practical filler
packable rain jacket | 25-55 | 12+ | outerwear | clothing sized practical filler
pocket weekly planner | 6-14 | 14+ | stationery | practical filler
reusable coffee cup | 8-20 | 14+ | tableware | eco practical caffeine filler
thank-you letters* from the team | 0-3 | 10+ | keepsake | handmade sentimental filler
helper's evening coupon* | 0-3 | 12+ | voucher | voucher handmade filler
power bank* for long days | 15-35 | 14-50 | electronics | gadget battery practical heart
soft insoles* for standing | 10-22 | 14+ | footwear | clothing sized practical filler
book of people who changed things* | 10-20 | 12+ | book | book filler
relaxing bath salts | 5-14 | 16+ | body care | scent filler
afternoon tea* for two helpers | 30-60 | 16+ | experience | experience food heart
badge-making machine* | 35-80 | 12+ | equipment | practical filler
thank-you dinner voucher* | 20-60 | 16+ | voucher | voucher food heart
enamel badge* of the cause | 5-12 | 12+ | accessory | small-parts filler
warm fingerless gloves* | 9-18 | 12+ | clothing | clothing filler
notebook* for meetings | 7-14 | 14+ | stationery |
thermos flask* for cold mornings | 18-35 | 14+ | equipment | heart
memoir* of an activist | 9-18 | 14+ | book | book
first aid course* | 30-80 | 16+ | class | experience
cushioned work shoes voucher* | 30-80 | 18+ | voucher | voucher filler

# long drives
also: road trips, long-haul driving, taxi driver, bus driver, driving
near: podcasts and radio, camper vans and caravans
situation
memory foam lumbar cushion | 18-38 | 18+ | equipment | practical heart
polarised driving sunglasses | 15-40 | 18+ | accessory | practical
audiobook gift subscription | 10-40 | 16+ | subscription | subscription heart
insulated steel food jar | 15-30 | 16+ | kitchenware | practical
spill-proof travel mug | 12-28 | 16+ | tableware | practical heart
twelve-volt lunch box warmer* | 25-45 | 18+ | electronics | gadget practical
compact wash bag | 12-25 | 16+ | bag | practical filler
soft cabin fleece throw | 15-30 | 16+ | textile | filler
beaded seat cover | 15-30 | 18+ | equipment | practical filler
phone dashboard mount | 10-22 | 18+ | accessory | practical filler
road atlas* with service stops | 8-18 | 16+ | book | book heart
crossword puzzle pad | 4-8 | 14+ | puzzle | filler
sock multipack* in soft cotton | 8-15 | 16+ | clothing | clothing sized
neck and shoulder massage voucher* | 35-65 | 18+ | voucher | voucher experience
road trip quiz cards* | 6-12 | 10+ | game | heart
thermos jug* with two cups | 20-40 | 16+ | equipment | heart
car snack box* with dried fruit | 10-20 | 14+ | food | food nuts sugar heart
scenic routes guidebook* | 14-28 | 16+ | book | book heart
travel neck pillow* | 15-30 | 14+ | textile |
hands-free headset* | 25-60 | 18+ | electronics | gadget battery
car bin with lid* | 10-20 | 16+ | storage | filler
driver's breakfast voucher* at a diner | 10-25 | 18+ | voucher | voucher food
cool box* for the cab | 35-80 | 18+ | equipment | gadget heart

# love at a distance
also: long-distance relationship, long distance relationship, long-distance girlfriend, long-distance boyfriend, long distance love
near: travel, cosy nights in, stationery love
situation
train ticket voucher | 20-80 | 18+ | voucher | voucher heart
letter-a-month stationery box* | 15-30 | 16+ | stationery | sentimental heart
touch lamp pair* linked by wifi | 60-120 | 18+ | lighting | gadget sentimental heart
two-city map print | 15-35 | 16+ | print | personalised sentimental
photo strip magnets* | 5-12 | 14+ | decor | personalised sentimental merchandise small-parts
countdown calendar* to the visit | 3-12 | 14+ | keepsake | handmade sentimental
shared film night kit* | 12-25 | 16+ | food | food
question book* for two | 10-18 | 18+ | book | book romantic
overnight weekend bag | 35-70 | 18+ | bag | practical heart
video call tripod* | 15-30 | 14+ | electronics | gadget practical filler
online cooking class* for two | 30-60 | 18+ | class | experience screen food romantic heart
soft oversized hoodie | 25-50 | 14+ | clothing | clothing sized filler
open-when letter set* | 8-15 | 16+ | stationery | heart
photo book* of shared days | 20-45 | 16+ | keepsake | personalised sentimental heart
matching mugs* in a pair | 15-30 | 18+ | tableware | romantic
scented pillow mist* of home | 9-18 | 16+ | scent | scent filler
online games evening pack* | 10-25 | 16+ | game | screen
dinner voucher* for the next visit | 30-80 | 18+ | voucher | voucher food heart
two-time-zone wall clock* | 25-50 | 16+ | decor | battery gadget
postcards and stamps bundle* | 10-20 | 14+ | stationery |
bracelet pair* with coordinates | 20-45 | 16+ | jewellery | jewellery personalised

# sauna and cold plunge
also: sauna, saunas, spa days, thermal baths, hot springs, wellness days
own: hot tubs
near: wild swimming, self-care, yoga
unfit: magazine, inspiration, workshop
felt sauna hat | 15-35 | 18+ | accessory | clothing wool heart
linen sauna towel | 18-38 | 16+ | textile | practical heart
birch water ladle* | 12-28 | 18+ | equipment | practical
wooden water bucket | 25-50 | 18+ | equipment | practical
eucalyptus sauna oil | 6-15 | 18+ | scent | scent heart
sauna day pass | 18-45 | 18+ | experience | experience heart
quick-dry hooded robe | 30-65 | 16+ | clothing | clothing sized
hourglass timer* for the wall | 12-25 | 18+ | decor |
birch twig whisk | 8-18 | 18+ | wellness | plant
book of Nordic bathing* | 12-25 | 16+ | book | book heart
non-slip pool slides* | 12-28 | 14+ | footwear | clothing sized practical filler
floating bath thermometer | 5-12 | 16+ | tool | practical filler
thermal bath weekend | 90-200 | 18+ | travel | experience heart
natural body brush | 8-18 | 16+ | body care | filler
birch sauna whisk* | 9-15 | 16+ | wellness | plant
linen sauna cushion* | 18-35 | 16+ | textile | filler
sauna honey scrub* | 9-18 | 16+ | body care | scent sugar food
brass-rimmed wall thermometer* | 18-40 | 16+ | equipment | filler
changing robe* with fleece lining | 50-110 | 14+ | clothing | clothing sized heart
cotton waffle towel pair* | 22-45 | 16+ | textile | heart
sauna membership month* | 50-120 | 18+ | subscription | subscription experience heart
electrolyte drink powder* | 7-14 | 16+ | drink | food filler
felt sauna mitten* | 9-18 | 16+ | accessory | clothing wool filler
portable cold plunge tub* | 90-200 | 18+ | equipment | bulky plastic filler

# smart home
also: home automation, home assistant, smart home gadgets, smart lights, smart speakers, automating everything, automating the house, automation at home
near: DIY and home improvement, electronics and robotics
situation
colour-changing smart bulb* | 12-28 | 14+ | lighting | gadget
smart plug pair* | 15-30 | 14+ | electronics | gadget practical heart
wireless door sensor* | 12-25 | 16+ | safety gear | gadget battery practical filler
programmable button remote* | 18-38 | 14+ | electronics | gadget battery heart
room temperature sensor* | 10-22 | 14+ | equipment | gadget battery practical
motorised blind opener* | 50-110 | 18+ | home | gadget practical battery
single-board computer kit | 45-100 | 12+ | equipment | gadget heart
home automation handbook* | 15-30 | 14+ | book | book
adhesive cable clips* | 4-9 | 14+ | tool | practical filler
smart plant moisture sensor* | 12-28 | 14+ | garden | gadget battery
labelled cable storage case* | 12-25 | 14+ | storage | practical filler
wall tablet frame* | 25-60 | 16+ | furniture | practical
wifi garden watering timer* | 35-80 | 18+ | garden | gadget battery practical heart
precision screwdriver set* | 12-28 | 14+ | tool | practical filler
door and window sensor* | 10-18 | 16+ | electronics | gadget battery
adhesive sensor mounts* | 5-10 | 16+ | tool | filler
smart light strip* | 18-40 | 12+ | lighting | gadget battery heart
smart radiator valve* | 40-80 | 18+ | home | gadget battery heart
video doorbell camera* | 50-120 | 18+ | electronics | gadget battery screen
smart speaker* for the kitchen | 40-90 | 14+ | audio | gadget battery heart
robot vacuum* with app | 120-260 | 18+ | electronics | gadget battery noisy heart
indoor air sensor* | 35-80 | 16+ | equipment | gadget battery heart
automation magazine year* | 30-60 | 16+ | subscription | subscription
water leak alarm* | 12-25 | 16+ | safety gear | gadget battery

# christening
also: baptism, naming day, naming ceremony, christenings, godchild's christening
near: new baby
situation
engraved silver-plated spoon* | 18-40 | 0-5 | keepsake | personalised sentimental heart
silver-plated money box* | 18-40 | 0-8 | keepsake | personalised sentimental heart
stacked wooden name puzzle* | 18-35 | 1-5 | puzzle | personalised heart
keepsake box* with name and date | 20-45 | 0-5 | keepsake | personalised sentimental heart
illustrated name print* | 15-35 | 0-5 | print | personalised
story book* with the child's name | 15-30 | 0-6 | book | book personalised heart
treasury* of fairy tales to keep | 18-38 | 0-8 | book | book heart
wooden night light* with name | 18-38 | 1-5 | lighting | gadget battery personalised
engraved picture frame* | 15-35 | 0-6 | decor | personalised sentimental
letter* to open at eighteen | 0-5 | 0-12 | keepsake | sentimental handmade
time capsule box* | 14-30 | 0-8 | keepsake | sentimental filler
height chart* in wood with name | 22-45 | 0-6 | decor | personalised
guardian angel figure* in olive wood | 12-28 | 0-6 | decor | religious sentimental
money box* shaped like an animal | 12-28 | 0-6 | keepsake | sentimental filler
photo album* with a linen cover | 18-40 | 0-6 | keepsake | sentimental
first tooth box* in wood | 9-20 | 0-3 | keepsake | sentimental filler
month by month photo cards* | 9-18 | 0-1 | keepsake | sentimental filler
family tree print* | 18-40 | 0-10 | print | personalised sentimental
handprint casting set* | 14-28 | 0-2 | keepsake | sentimental filler
embroidered blanket* with name | 25-50 | 0-3 | textile | personalised heart
engraved cup* for baby | 18-40 | 0-4 | keepsake | personalised sentimental

# first communion and confirmation
also: first communion, confirmation, communion, holy communion, coming of age ceremony
near: reading, stationery love
situation
engraved wristwatch* | 25-70 | 7-16 | accessory | battery personalised sentimental heart
silver necklace* with a small pendant | 20-50 | 7-17 | jewellery | jewellery heart
fountain pen* with name engraved | 20-45 | 8-17 | stationery | personalised heart
keepsake box* with name and date | 18-38 | 6-12 | keepsake | personalised sentimental heart
guest book* for the celebration | 12-25 | 6-17 | keepsake | sentimental filler
photo album* of the day | 15-35 | 6-17 | keepsake | sentimental
engraved candle holder* | 15-30 | 6-17 | decor | personalised filler
day out* with a godparent | 20-60 | 6-17 | experience | experience heart
good atlas* for the years ahead | 18-38 | 7-17 | book | book heart
illustrated book* of wise sayings | 12-25 | 8-17 | book | book filler
engraved pocket compass* | 15-35 | 7-17 | keepsake | personalised sentimental
bracelet* with an engraved date | 18-40 | 7-17 | jewellery | jewellery personalised sentimental
letter* from the family to keep | 0-5 | 6-17 | keepsake | sentimental handmade
first gold coin* for savings | 10-50 | 6-17 | keepsake | sentimental small-parts
first real wallet* in leather | 15-30 | 8-17 | accessory | leather
journal* with lock and name | 12-24 | 7-11 | stationery | personalised
photo mosaic print* of their years | 18-40 | 7-17 | print | personalised sentimental
weekend away* with a godparent | 90-220 | 8-17 | travel | experience
`
