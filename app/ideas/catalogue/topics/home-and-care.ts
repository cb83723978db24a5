export default `
# new home
also: moving house, housewarming, first home, new house, new flat, moved house, first apartment, moving in, homeowner
near: interior design, DIY and home improvement, organising
situation
cast bronze house number | 15-35 | 18+ | home | practical
entryway key tray* | 12-25 | 16+ | decor | practical
starter household toolkit | 20-45 | 18+ | tool | sharp practical heart
heavyweight linen tea towels | 12-24 | 16+ | textile | practical
matching stoneware bowls* | 25-50 | 16+ | tableware |
door draught excluder | 10-20 | 16+ | home | practical
motion-sensor hallway light | 10-22 | 16+ | lighting | gadget battery practical filler
framed map* of the new address | 20-45 | 16+ | print | personalised sentimental heart
bath towel bale | 25-50 | 16+ | textile | practical heart
fire blanket* for the kitchen | 10-20 | 18+ | safety gear | practical filler
easy-care snake plant* | 12-28 | 16+ | plant | plant
house move memory book* | 12-22 | 18+ | keepsake | sentimental
washable hallway runner* | 18-40 | 18+ | textile | practical
neighbourhood restaurant voucher | 25-60 | 18+ | voucher | voucher food heart
cordless handheld vacuum | 40-90 | 18+ | electronics | gadget battery noisy practical heart
first Christmas together bauble* | 8-20 | 18+ | decor | romantic sentimental @christmas
felt chair-leg pads* | 3-7 | 16+ | home | wool practical filler
doormat* in thick coir | 15-32 | 18+ | home | practical
first night box* | 15-40 | 18+ | home | practical
linen tea towel bundle | 12-26 | 18+ | textile | practical
locksmith's key rack* | 12-25 | 18+ | storage | practical filler
handyman hour voucher* | 30-70 | 18+ | voucher | voucher
neighbours' welcome cards* | 5-12 | 18+ | stationery | heart
house history research pack* | 15-40 | 25+ | book | book
pot of rosemary* for the doorstep | 8-18 | 18+ | plant | plant
door number tiles* | 12-30 | 18+ | decor | filler
scented drawer liners* | 8-15 | 18+ | scent | scent
bread and salt gift bag* | 6-12 | 18+ | food | food gluten heart

# new baby
also: newborn, expecting, baby shower, becoming a parent, having a baby
near: sleep, self-care
situation
hooded baby towel | 10-22 | 16+ | textile | practical
organic muslin squares | 9-18 | 16+ | textile | eco practical heart
merino baby blanket | 30-60 | 16+ | textile | wool heart
baby sling* wrap | 30-60 | 18+ | equipment | practical heart
white noise machine | 18-40 | 16+ | electronics | gadget battery noisy practical
dimmable nursery night light | 12-28 | 16+ | lighting | gadget battery practical
inkless baby handprint* kit | 8-15 | 16+ | keepsake | sentimental heart
baby's first year journal | 14-28 | 16+ | keepsake | sentimental
batch-cooked freezer meals* | 15-40 | 18+ | food | food dairy gluten meat egg handmade practical heart
spill-proof one-hand travel mug* | 12-25 | 18+ | tableware | practical
babysitting promise coupons* | 0-5 | 16+ | voucher | voucher handmade
changing bag backpack* | 35-80 | 18+ | bag | practical heart
silicone bib* with catch pocket | 6-12 | 16+ | equipment | plastic practical filler
big sibling* activity pack | 8-15 | 3-9 | toy |
high-contrast cloth book* for newborns | 6-12 | 16+ | toy | book heart

# skincare
also: skin care, facials, beauty, pampering, cosmetics, face masks, beauty products
near: make-up, self-care, perfume
unfit: basket, inspiration, workshop, magazine
rose quartz face roller* | 10-22 | 14+ | body care | heart
stainless steel gua sha* | 8-18 | 16+ | body care |
konjac cleansing sponge | 4-8 | 13+ | wellness | eco filler
terry spa headband | 5-11 | 10+ | accessory | clothing
unscented moisturiser* for sensitive skin | 10-25 | 13+ | body care |
single-use hydrating sheet masks* | 5-14 | 14+ | body care | scent heart
LED light therapy visor* | 80-180 | 18+ | electronics | gadget battery
lighted vanity mirror* | 20-45 | 13+ | lighting | gadget battery
mini skincare fridge* | 35-60 | 14+ | electronics | gadget bulky
reusable cotton cleansing rounds* | 6-12 | 13+ | textile | eco practical filler
quilted skincare travel pouch* | 10-20 | 14+ | bag | practical heart
facial treatment* at a day spa | 45-90 | 18+ | experience | experience scent heart
skincare ingredients handbook | 12-20 | 14+ | book | book
leakproof travel cosmetic bottles* | 6-14 | 14+ | travel | plastic practical filler
acrylic skincare organiser | 12-25 | 13+ | storage | plastic practical filler

# interior design
also: home decor, decorating, home styling, interiors, home decorating, furnishing, home design
near: new home, organising, DIY and home improvement, upcycling
unfit: basket
reactive-glaze ceramic vase | 15-40 | 16+ | decor | heart
paint colour swatch deck* | 12-30 | 16+ | tool | practical filler
mushroom-shaped table lamp* | 25-60 | 14+ | lighting | gadget heart
textured cotton cushion cover* | 10-25 | 14+ | textile |
coffee-table architecture book* | 25-50 | 14+ | book | book heart
gallery wall hanging kit* | 10-22 | 18+ | equipment | practical sharp
limited-edition abstract screenprint* | 25-80 | 16+ | print | heart
arched wall mirror* | 40-90 | 16+ | furniture | bulky
dried grass stem bundle* | 10-25 | 14+ | plant | plant
hand-woven jute basket* | 15-35 | 14+ | storage | eco
unlacquered brass cabinet knobs* | 12-30 | 18+ | home | practical filler
interiors magazine subscription* | 20-45 | 16+ | subscription | subscription
room makeover consultation* | 50-130 | 18+ | experience | experience
scale room-planning magnets* | 12-22 | 12+ | stationery | small-parts filler
sculptural bookends* in stone | 20-50 | 14+ | decor |
brass picture hooks | 3-7 | 16+ | tool | practical filler
small ceramic bud vase* | 8-15 | 12+ | decor | heart
paint colour fan deck* | 8-15 | 16+ | stationery |

# DIY and home improvement
also: diy, do it yourself, home improvement, tools, handyman, renovating, house renovation, fixing things
own: power tools
near: new home, interior design, cars
unfit: basket, gift
compact cordless drill driver | 45-110 | 18+ | tool | gadget battery sharp noisy practical heart
cross-line laser level* | 30-70 | 16+ | electronics | gadget battery practical heart
magnetic screw wristband* | 8-18 | 14+ | accessory | practical small-parts filler
ratchet screwdriver* with bits | 12-28 | 14+ | tool | practical small-parts heart
stud and pipe detector* | 15-35 | 16+ | electronics | gadget battery practical filler
self-locking tape measure* | 7-15 | 10+ | tool | practical heart
stackable fixings organiser* | 15-35 | 14+ | storage | plastic small-parts practical filler
padded knee pads* | 12-28 | 16+ | safety gear | practical filler
complete home repair manual* | 18-35 | 14+ | book | book heart
flexible rechargeable inspection lamp* | 14-30 | 14+ | lighting | gadget battery practical
leather tool belt* | 25-55 | 16+ | bag | leather clothing practical heart
clear safety goggles* | 6-14 | 10+ | safety gear | plastic practical filler
carpenter's marking pencils* | 4-9 | 12+ | stationery | practical filler
plastering basics day course* | 70-150 | 18+ | class | experience
child's wooden toy workbench* | 30-60 | 3-8 | toy | bulky
folding work trestle pair* | 35-100 | 18+ | furniture | bulky practical
pocket spirit level* | 8-15 | 14+ | tool | heart

# organising
also: organizing, tidying, home organisation, cleaning, tidying up, storage, cleaning and tidying
near: interior design, new home, zero waste living
unfit: inspiration, workshop, gift, magazine
handheld label maker | 25-50 | 12+ | electronics | gadget battery practical heart
drawer dividers* in bamboo | 12-28 | 14+ | storage | practical eco heart
stackable pantry canisters* | 18-40 | 14+ | kitchenware | practical heart
under-shelf hanging basket* | 8-18 | 14+ | storage | practical filler
charging cable tidy box* | 10-22 | 12+ | equipment | practical plastic gadget
vacuum storage bags* for duvets | 12-25 | 14+ | textile | practical plastic filler
weekly meal planner pad* | 6-13 | 14+ | stationery | practical heart
professional declutter session* | 45-120 | 18+ | experience | experience heart
turntable tray* for cupboards | 9-20 | 14+ | home | practical
velvet slimline clothes hangers* | 12-25 | 14+ | accessory | practical filler
over-door hook rail* | 9-20 | 14+ | furniture | practical filler
plastic-free cleaning brush set* | 12-26 | 14+ | tool | eco practical
calm decluttering handbook* | 9-17 | 14+ | book | book
magnetic family command board* | 18-40 | 14+ | decor | small-parts practical
toy rotation storage bags* | 12-25 | 16+ | bag | practical filler
clear label stickers | 3-6 | 10+ | stationery | practical filler
fabric drawer box* | 7-13 | 12+ | storage | heart

# make-up
also: makeup, cosmetics and makeup, beauty looks, lipstick, make up artist
near: skincare, fashion, nails
unfit: basket, magazine
vegan make-up brush set* | 15-40 | 13+ | equipment | heart
matte eyeshadow palette | 12-35 | 13+ | body care | heart
magnetic empty pan case* | 8-18 | 14+ | storage | small-parts practical filler
LED tabletop vanity mirror* | 22-50 | 13+ | lighting | gadget battery heart
make-up brush cleaning mat* | 5-11 | 13+ | tool | practical heart
gel nail lamp kit* | 20-40 | 16+ | electronics | gadget scent
nail art dotting tools* | 5-11 | 10+ | tool | practical filler
soft roll-top cosmetics bag* | 12-28 | 13+ | bag | practical
stencil face paints* | 9-18 | 6-14 | art supplies |
reusable make-up remover pads* | 6-12 | 13+ | textile | eco practical filler
personal make-up lesson* | 35-80 | 14+ | class | experience heart
make-up artistry manual* | 16-32 | 14+ | book | book
plumping lip gloss trio* | 9-22 | 13+ | body care | scent
children's water-based nail polish* | 5-11 | 5-11 | body care |
beauty discovery monthly box* | 15-35 | 16+ | subscription | subscription scent
satin hair scrunchies* set | 5-11 | 8+ | accessory | filler
beauty advent calendar* | 25-60 | 14+ | body care | scent religious @christmas
magnetic palette case* | 10-22 | 14+ | storage | practical filler
brow styling kit* | 10-22 | 14+ | body care |
tinted blush stick* | 8-20 | 14+ | body care |
individual lash trays* | 6-14 | 16+ | body care | filler
make-up lesson* one to one | 35-80 | 14+ | class | experience
setting sponge trio* | 6-14 | 13+ | body care | heart
liquid eyeliner pen pair* | 8-18 | 13+ | body care |
tinted lip oil trio* | 9-20 | 13+ | body care | heart
roll-up brush wrap* | 18-38 | 14+ | bag | practical
colour theory handbook* for faces | 12-25 | 14+ | book | book
lighted mirror* with stand | 20-45 | 13+ | lighting | gadget battery practical

# fashion
also: clothes, style, shoes, handbags, shopping for clothes, accessories, clothes shopping
near: make-up, nails, sewing
unfit: basket, workshop
handheld garment steamer | 22-50 | 14+ | electronics | gadget practical
fabric de-bobbling comb* | 6-14 | 14+ | tool | practical filler
leather card holder | 15-40 | 14+ | accessory | leather heart
printed silk neckerchief* | 18-45 | 14+ | accessory | clothing heart
sneaker cleaning kit* | 10-22 | 12+ | equipment | practical scent filler
designer history book* | 25-50 | 12+ | book | book
colour analysis session* | 40-110 | 16+ | experience | experience heart
crossbody phone pouch* | 14-32 | 12+ | bag | practical filler
statement hoop earrings* | 10-28 | 14+ | jewellery | jewellery
clear stackable shoe boxes* | 18-38 | 12+ | storage | plastic practical filler
cedar hanging moth blocks* | 6-14 | 14+ | home | scent practical filler
fashion figure sketchbook* | 7-14 | 8+ | art supplies | heart
junior fashion designer light pad* | 14-28 | 7-13 | craft kit | gadget battery
chunky rib cotton beanie* | 10-22 | 10+ | clothing | clothing
vintage boutique shopping voucher* | 20-60 | 14+ | voucher | voucher heart
iron-on denim patches* | 5-12 | 8+ | craft kit |
sequin party clutch* | 18-42 | 14+ | bag | @christmas @birthday

# sleep
also: sleeping, naps, napping, better sleep, insomnia, lie-ins, bedtime, lazy mornings
near: self-care, meditation, cosy nights in
situation
sunrise wake-up lamp* | 30-80 | 12+ | lighting | gadget heart
breathable silk sleep mask* | 8-20 | 12+ | wellness | practical heart
weighted cotton sleep quilt* | 40-85 | 16+ | textile | bulky heart
silent sweep bedside clock* | 12-28 | 8+ | home | battery gadget
soft reusable ear plugs* | 6-18 | 14+ | wellness | practical
brushed cotton pyjama set* | 25-50 | 8+ | clothing | clothing sized
extra-long hot water bottle* | 12-28 | 12+ | home | practical
washed linen pillowcase pair* | 20-45 | 14+ | textile | heart
caffeine-free bedtime tea* | 5-12 | 12+ | drink | food heart
sleep sounds soother* | 18-40 | 12+ | electronics | gadget battery noisy
sleep science paperback* | 9-15 | 14+ | book | book filler
side-sleeper body pillow* | 25-50 | 14+ | textile | bulky
cashmere bed socks* | 18-40 | 14+ | clothing | clothing sized wool
bedside caddy* in felt | 10-22 | 12+ | storage | practical
children's sleep-trainer night light* | 22-40 | 2-7 | electronics | gadget battery
dream recording notebook* | 7-14 | 10+ | stationery | heart

# self-care
also: self care, wellness, relaxing, bubble baths, wellbeing, baths, spa, pamper days
own: massage, aromatherapy, candles
near: meditation, skincare, sleep, cosy nights in
situation
teak bath caddy tray* | 22-45 | 16+ | furniture | practical heart
waffle cotton spa robe* | 30-60 | 14+ | clothing | clothing sized heart
spiky foot massage ball* | 5-11 | 12+ | wellness | heart
microwave wheat neck wrap* | 12-26 | 14+ | wellness | practical gluten
mineral bath salt tub* | 8-18 | 13+ | body care | scent heart
electric shiatsu neck massager* | 30-60 | 18+ | electronics | gadget noisy battery
inflatable bath pillow | 8-18 | 14+ | equipment | plastic filler
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent heart
hand-poured soy candle* | 10-28 | 18+ | scent | fire scent
ultrasonic aroma diffuser* | 18-40 | 16+ | electronics | gadget scent
fleece-lined moccasin slippers* | 18-40 | 10+ | footwear | clothing sized
oat hand balm* unscented | 6-14 | 13+ | body care | gluten heart
kindness-to-self affirmation cards* | 9-18 | 12+ | stationery |
dry body brush* | 8-18 | 16+ | body care | practical filler
monthly pamper box* | 20-40 | 16+ | subscription | subscription scent
soothing adult colouring book* | 6-13 | 12+ | book | book
spa afternoon* for a couple | 90-180 | 18+ | experience | experience romantic scent @anniversary

# cars
also: car repair, fixing cars, car maintenance, mechanics, porsche, porsches, bmws, audis, alfa romeo, lamborghini, maserati, bugatti, ford mustang, corvette, mini cooper, fiat 500, vw beetle, volkswagen beetle, cars and engines
own: classic cars = vintage cars = old cars = car restoration = restoring cars, land rover, supercars = sports cars, car detailing
near: DIY and home improvement, model cars, Formula 1
unfit: basket, inspiration, workshop, gift
plush car drying towel* | 10-22 | 16+ | textile | practical filler
snow foam spray bottle* | 14-30 | 16+ | equipment | plastic scent filler
cordless tyre inflator* | 30-65 | 16+ | electronics | gadget battery noisy practical filler
magnetic parts tray* | 7-15 | 14+ | tool | practical small-parts filler
front and rear dash camera* | 50-120 | 18+ | electronics | gadget battery heart
vintage car passenger tour* | 40-110 | 10+ | experience | experience
supercar track laps* | 70-180 | 18+ | experience | experience heart
boot organiser* with dividers | 15-32 | 17+ | storage | practical clothing sized filler
scale die-cast vintage roadster* | 15-45 | 8+ | collectible | small-parts
technical wash bucket grit guard* | 8-15 | 16+ | equipment | plastic practical filler
dashboard phone cradle* | 10-25 | 17+ | accessory | practical plastic filler
compact jump starter pack* | 45-90 | 17+ | safety gear | gadget battery practical filler
road trip scenic routes atlas* | 15-28 | 14+ | book | book heart
leather driving gloves* | 25-60 | 17+ | accessory | leather clothing sized
mechanic's creeper seat* | 30-60 | 16+ | furniture | bulky practical filler
working engine model kit* | 30-60 | 9+ | craft kit | small-parts battery plastic
classic motor museum tickets* | 10-25 | 5+ | experience | experience heart
car logo memory cards* | 6-13 | 4-12 | game | heart
classic wedding-style car ride* | 60-160 | 18+ | experience | experience romantic @anniversary
tyre tread gauge | 4-8 | 16+ | tool | practical filler
chunky wooden cars* | 8-18 | 1-5 | toy | heart
road play rug* | 15-35 | 1-7 | textile |
car ramp tower* | 20-45 | 1-6 | toy |
pedal car* for the yard | 60-140 | 2-6 | vehicle | bulky
car sounds book* | 6-14 | 1-5 | book | book noisy battery heart
car transporter lorry* with cars | 15-35 | 3-8 | toy | plastic
toy garage* with lift | 25-55 | 2-7 | toy | bulky heart
roadway tape* for floors | 4-10 | 2-9 | craft kit |

# retirement
also: retired, retiring, retiree, pensioner, retirement life, enjoying retirement, newly retired
near: gardening, genealogy, self-care, later life
situation
lightweight folding walking poles* | 25-55 | 50+ | outdoor gear | practical filler
national heritage membership | 50-100 | 50+ | subscription | subscription experience heart
retirement bucket list journal* | 10-20 | 50+ | stationery | sentimental filler
scenic railway day* | 35-90 | 50+ | experience | experience heart
large-print crossword collection* | 5-11 | 50+ | puzzle | book
wifi travel photo display* | 45-100 | 50+ | electronics | gadget screen battery sentimental
pocket countryside rambles guide* | 7-14 | 50+ | book | book heart
memoir prompts book* | 14-28 | 50+ | keepsake | book sentimental
colleagues' messages scrapbook* | 18-35 | 50+ | keepsake | sentimental personalised
beginner's watercolour set* | 15-35 | 50+ | art supplies |
weekend city break voucher* | 100-250 | 50+ | voucher | voucher experience heart
adult education evening class* | 40-110 | 50+ | class | experience heart
pocket binoculars* for walks | 35-90 | 50+ | equipment |
insulated picnic rucksack* | 30-60 | 50+ | bag | practical
nostalgic decades quiz game* | 9-18 | 50+ | game |
bucket list pad* for retirement | 7-13 | 50+ | stationery |

# grandparents
also: grandparent, grandma, grandad, being a grandmother, being a grandfather, grandchildren, granny, grandpa
near: retirement, genealogy, later life
situation
grandchildren photo calendar* | 12-25 | 35+ | stationery | personalised sentimental heart
life stories* to pass on workbook | 11-20 | 35+ | keepsake | sentimental book
multi-opening family photo frame* | 15-35 | 35+ | decor | sentimental heart
engraved family names keyring* | 12-30 | 35+ | accessory | personalised
story-recording picture book* | 15-30 | 35+ | book | book gadget battery sentimental
three-generation day out voucher* | 30-90 | 35+ | voucher | voucher experience heart
cookie cutter set* for grandchildren visits | 10-20 | 35+ | kitchenware | filler
finger puppets* for grandchildren visits | 8-15 | 35+ | toy | filler
handprint family tree canvas* | 12-28 | 35+ | craft kit | sentimental heart
portrait sitting* with the grandchildren | 50-150 | 35+ | experience | experience sentimental
fold-away high chair cushion* | 15-30 | 35+ | textile | practical filler
large-button video calling display* | 70-140 | 50+ | electronics | gadget screen
generations quiz game* | 10-20 | 35+ | board game | heart
letters-to-grandchildren box* | 10-22 | 35+ | storage | sentimental
grandchildren's handprint bauble kit* | 8-18 | 35+ | craft kit | sentimental @christmas
grandchild's drawing* in a frame | 0-5 | 35+ | print | sentimental handmade heart
photo fridge magnets* of grandchildren | 8-15 | 45+ | decor | small-parts heart

# working from home
also: home office, remote working, remote work, desk setup, office job, work from home, freelancing
near: interior design, organising, new job
situation
adjustable laptop riser* | 20-45 | 16+ | equipment | practical heart
wool felt desk mat* | 15-35 | 16+ | accessory | wool practical heart
monitor light bar* | 30-80 | 16+ | lighting | gadget practical heart
vertical computer mouse* | 20-45 | 16+ | electronics | gadget screen battery practical
memory foam footrest* | 20-40 | 16+ | furniture | practical filler
noise cancelling office headset* | 40-100 | 16+ | audio | gadget battery practical heart
heated mug plate* | 15-32 | 16+ | tableware | gadget practical
undated priorities pad* | 6-14 | 16+ | stationery | practical heart
desk cable clips* | 4-9 | 16+ | home | plastic practical filler
pomodoro cube timer* | 12-25 | 14+ | tool | gadget battery practical
hardy desk succulent* | 6-15 | 14+ | plant | plant heart
co-working day pass* | 15-40 | 18+ | experience | experience
lumbar support cushion* | 20-40 | 16+ | textile | practical
under-desk pedal exerciser* | 35-80 | 18+ | wellness | bulky
ceramic lunch bowl* with lid | 14-28 | 16+ | kitchenware | practical
graduate's leather desk tray* | 25-55 | 18+ | stationery | leather practical @graduation

# student life
also: university, college, going to university, student, uni life, college dorm, halls of residence, moving out
near: new home, working from home, exam revision
situation
one-pan student recipe book* | 9-15 | 16-28 | book | book heart
laundry backpack* with straps | 14-28 | 16-28 | bag | practical filler
tower extension lead* | 14-28 | 16-28 | electronics | gadget practical filler
collapsible crate trolley* | 20-40 | 16-28 | equipment | bulky practical filler
compact student saucepans* | 25-50 | 16-28 | kitchenware | practical
fold-out sofa cube* | 40-90 | 16-28 | furniture | bulky filler
cosy sherpa study throw* | 18-35 | 16-28 | textile | plastic heart
highlighter and index tab bundle* | 6-14 | 14-28 | stationery | practical
over-door towel hooks* | 8-15 | 16-28 | home | practical filler
supermarket gift card* | 10-50 | 16-28 | voucher | voucher food heart
peg photo string* with fairy lights | 8-15 | 14-28 | lighting | gadget battery
flat-pack assembly toolkit* | 12-25 | 18-28 | tool | sharp practical
railcard contribution voucher* | 15-35 | 16-28 | travel | voucher heart
new-flatmates icebreaker party game* | 10-20 | 16-28 | game |
clip-on reading fan* | 12-24 | 14-28 | equipment | gadget battery filler
graduation keepsake photo album* | 15-32 | 18-30 | keepsake | sentimental @graduation
desk sticky notes bundle* | 3-6 | 14-28 | stationery | practical filler

# hair care
also: hair, hairstyling, curly hair, hairdressing, hair styling, haircare, long hair, braiding hair
near: make-up, skincare, self-care, shaving and grooming
unfit: basket, inspiration, workshop, magazine
wide wooden paddle brush* | 10-25 | 8+ | tool | practical heart
heatless curling ribbon* | 8-18 | 10+ | accessory | practical
microfibre hair turban* | 8-15 | 10+ | textile | practical
satin-lined sleep bonnet* | 9-20 | 10+ | clothing | clothing heart
ionic travel hairdryer* | 25-60 | 14+ | electronics | gadget noisy practical heart
fragrance-free scalp serum* | 10-24 | 16+ | body care |
claw clip* assortment | 5-12 | 8+ | accessory | plastic heart
beard grooming comb* and balm | 12-26 | 18+ | body care | scent
practice styling doll head* | 18-38 | 6-14 | toy | plastic bulky
braiding patterns guide* | 10-18 | 8+ | book | book
salon blow-dry voucher* | 20-55 | 16+ | voucher | voucher heart
silicone scalp massager* | 5-11 | 10+ | wellness | plastic practical filler
detangling conditioner spray* | 6-14 | 6+ | body care | scent filler
plaiting masterclass* | 25-50 | 12+ | class | experience
multi-barrel hot styler* | 45-110 | 16+ | electronics | gadget

# get well soon
needs: -effort -legs
also: recovering from illness, recovering from surgery, illness, in hospital, cancer treatment, chemotherapy, broken leg, chronic illness, poorly, convalescing, get well, long covid, recovering from an operation, hip replacement, knee replacement
near: self-care, sleep, comfort and sympathy
situation
soft button-front bed jacket* | 25-50 | 14+ | clothing | clothing sized
long-cable bedside charger* | 10-22 | 12+ | electronics | gadget practical filler
fleecy lap blanket* | 18-38 | 2+ | textile | heart
large-print short stories | 9-18 | 14+ | book | book
ginger and lemon tisane* | 5-12 | 10+ | drink | food heart
unscented lip and hand balm* | 8-18 | 8+ | body care |
bendy-neck book holder* | 18-38 | 8+ | equipment | practical
adult dot-to-dot pad* | 6-14 | 10+ | art supplies | filler
home-cooked soup voucher* | 15-40 | 16+ | voucher | voucher food handmade heart
over-bed tray table* | 30-65 | 10+ | furniture | bulky practical
gentle audiobook bundle* | 10-30 | 8+ | audio | book heart
seat wedge cushion* | 18-38 | 14+ | home | practical filler
insulated water bottle* with straw lid | 14-28 | 6+ | tableware | practical
cheerful grippy hospital socks* | 6-14 | 6+ | clothing | clothing heart
travel card games tin* | 8-18 | 6+ | game |
letterbox succulent* | 12-25 | 12+ | plant | plant
microwave heat pouch* | 14-28 | 12+ | wellness | practical heart
get-well colouring bundle* for children | 6-14 | 4-10 | toy |

# comfort and sympathy
needs: -festive
also: bereavement, grief, grieving, in mourning, lost a loved one, lost his wife, lost her husband, sympathy
near: self-care, get well soon, journaling
situation
grief journal* with gentle prompts | 10-20 | 14+ | stationery | sentimental
memory tree sapling* | 20-45 | 14+ | plant | plant sentimental
engraved photo locket* | 25-60 | 12+ | jewellery | jewellery personalised sentimental
weighted comfort cushion* | 25-50 | 8+ | textile |
restored family photograph* | 25-60 | 14+ | print | sentimental personalised heart
forget-me-not seed tin* | 6-14 | 8+ | garden | plant heart
comfort meal delivery voucher* | 25-60 | 18+ | voucher | voucher food heart
memory keepsake box | 20-45 | 6+ | storage | sentimental heart
book* about loss for children | 7-14 | 4-11 | book | book
poems for hard times* | 9-18 | 14+ | book | book heart
walk-and-talk afternoon* | 0-5 | 14+ | experience | experience sentimental heart
memory quilt voucher* from old shirts | 80-180 | 18+ | voucher | voucher sentimental
glass remembrance ornament* | 12-28 | 14+ | decor | sentimental
warm hug sherpa shawl* | 22-48 | 14+ | clothing | clothing
stocked tea box* | 15-32 | 12+ | drink | food caffeine
bird bath* in remembrance | 40-90 | 18+ | garden | bulky sentimental
star-gazing memory night light* | 18-40 | 4+ | lighting | gadget battery
letters of memories book* | 14-28 | 14+ | keepsake | sentimental

# pregnancy
needs: -effort
also: pregnant, mum to be, mum-to-be, mother to be, expectant mother, maternity, maternity leave, dad to be, expecting a baby, gender reveal
near: new baby, self-care, sleep
situation
u-shaped pregnancy pillow | 35-70 | 18+ | textile | bulky practical heart
pregnancy journal | 12-24 | 18+ | keepsake | sentimental heart
stretch-mark belly balm* unscented | 10-22 | 18+ | body care |
maternity lounge set* | 30-65 | 18+ | clothing | clothing sized
prenatal massage voucher | 45-85 | 18+ | voucher | voucher experience heart
pregnancy yoga class* | 12-30 | 18+ | class | experience
bump photo shoot* | 80-180 | 18+ | experience | experience sentimental heart
caffeine-free berry infusion* | 5-12 | 18+ | drink | food heart
hospital bag organiser pouches* | 15-30 | 18+ | bag | practical
baby names card deck* | 10-22 | 18+ | game |
birth partner's handbook* | 9-18 | 18+ | book | book
birthing ball | 18-36 | 18+ | wellness | plastic bulky
scan picture frame* | 12-28 | 18+ | decor | sentimental
large straw water jug* | 16-32 | 18+ | kitchenware | practical
slip-on memory foam slippers* | 18-38 | 18+ | footwear | clothing sized
nursery mobile making kit* | 20-42 | 18+ | craft kit |
postnatal freezer meal parcel* | 30-70 | 18+ | food | food meat gluten dairy egg
milestone blanket* for monthly photos | 18-36 | 18+ | textile | sentimental
ginger sweets* for queasy mornings | 5-10 | 18+ | food | food sugar heart
bump and baby journal cards* | 8-15 | 18+ | stationery | heart

# busy parents
also: parents, parenting, mum of toddlers, mum life, dad life, young children, toddlers, family life, family time, spending time with family, working mum, raising twins, stay at home mum
near: new baby, self-care, organising
situation
family wall planner* | 8-18 | 20+ | stationery | practical
babysitting evening promise* | 0-5 | 20+ | voucher | voucher handmade heart
uninterrupted lie-in coupon* | 0-5 | 20+ | voucher | voucher handmade heart
leakproof thermal coffee cup* | 16-32 | 20+ | tableware | caffeine practical
family photo book voucher | 20-50 | 20+ | voucher | voucher personalised sentimental heart
crossbody hands-free bag* | 22-50 | 20+ | bag | practical
five-year parent diary* | 12-24 | 20+ | keepsake | sentimental
slow cooker family recipes* | 12-22 | 20+ | book | book
car seat-back organiser | 14-30 | 20+ | storage | practical filler
family board game night box* | 25-50 | 20+ | board game |
children's artwork frame* that opens | 18-38 | 20+ | decor | practical
house cleaning voucher | 40-100 | 20+ | voucher | voucher practical heart
kids' drawing turned into jewellery* | 30-80 | 20+ | jewellery | jewellery personalised sentimental
family portrait session | 60-160 | 20+ | experience | experience sentimental
foot massager* | 40-90 | 20+ | wellness | gadget bulky
zoned chores chart* for fridges | 10-22 | 20+ | print | practical filler
evening ceramics class* alone | 30-70 | 20+ | class | experience
fleece-lined indoor boots* | 22-45 | 20+ | footwear | clothing sized
ten-minute meditations booklet* | 7-13 | 20+ | book | book

# later life
needs: -legs -effort
also: elderly, living in a care home, sheltered housing, living alone, frail, great grandparents, great grandmother, great grandfather, housebound, limited mobility
near: grandparents, crosswords, bird feeding
situation
easy-grip garden tools* | 20-42 | 30+ | garden | practical
large-number day clock* | 28-60 | 30+ | electronics | gadget battery practical
weekly pill organiser | 8-18 | 30+ | storage | plastic practical
warm fleece lap wrap* | 18-38 | 30+ | textile |
twist-free jar and can opener* | 10-24 | 30+ | kitchenware | practical
reminiscence picture cards* | 10-22 | 60+ | game | sentimental
talking photo album | 25-50 | 60+ | keepsake | gadget battery noisy sentimental heart
large-piece reminiscence jigsaw | 14-28 | 60+ | puzzle | small-parts
big-button radio* | 30-70 | 60+ | audio | gadget battery
long-handled reacher grabber* | 8-18 | 30+ | equipment | practical
front-fastening cardigan | 28-60 | 30+ | clothing | clothing sized
non-slip wide-fit slippers | 20-42 | 30+ | footwear | clothing sized
weighted easy-hold cutlery* | 18-38 | 30+ | tableware | practical
framed family collage* | 18-40 | 60+ | print | sentimental heart
window bird feeder | 12-26 | 60+ | garden | plastic heart
seated exercise bands* with guide | 10-22 | 30+ | sports gear | practical
visiting afternoon tea* at home | 10-35 | 60+ | experience | experience food gluten dairy egg sugar caffeine nuts meat fish heart
nostalgic songs collection* | 10-22 | 60+ | audio |
easy-thread needles* | 3-7 | 50+ | craft kit | practical
large-print word puzzles* | 5-10 | 60+ | puzzle | book heart
puzzle magazine* in large print | 4-9 | 55+ | stationery | heart

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
adjustable desk phone stand* | 10-22 | 16+ | equipment | practical
commuter e-book voucher* | 10-30 | 16+ | voucher | voucher
insulated steel travel mug* | 16-34 | 16+ | tableware | practical
personalised desk nameplate | 18-40 | 16+ | decor | personalised
silk-blend tie* | 18-45 | 16+ | clothing | clothing
colleagues' goodbye message album | 14-30 | 18+ | keepsake | sentimental
celebration lunch voucher* | 25-60 | 18+ | voucher | voucher food heart
smart shoe care kit* | 14-30 | 16+ | equipment | practical
weekly desk planner* | 8-18 | 16+ | stationery | practical
noise-cancelling commuter earbuds* | 45-120 | 14+ | audio | gadget battery
good-luck desk card* | 2-5 | 16+ | keepsake | heart
nice ballpoint pen* in a sleeve | 8-15 | 16+ | stationery | heart
lunch pot* with spoon | 9-15 | 16+ | kitchenware | heart

# gadgets and tech
also: tech, technology, gadgets, gadget, techie, computers, smartphones, apps, latest tech, iphone, electronics gadgets
near: coding, electronics and robotics, video games
situation
three-in-one charging stand* | 30-70 | 14+ | electronics | gadget practical heart
smart plug* pair | 18-35 | 16+ | electronics | gadget practical
key finder tag* | 15-35 | 12+ | accessory | gadget battery practical filler
braided charging cable set* | 12-26 | 12+ | equipment | gadget practical filler
colour-changing smart bulb* | 14-35 | 14+ | lighting | gadget
slim fast power bank* | 22-50 | 12+ | electronics | gadget battery practical heart
phone repair screwdriver kit* | 15-32 | 12+ | tool | practical
tech organiser pouch* | 15-32 | 12+ | bag | practical
ceiling projection alarm clock | 22-48 | 10+ | home | gadget battery
portable Bluetooth speaker* | 30-90 | 12+ | audio | gadget battery heart
screen cleaning kit* | 6-14 | 10+ | tool | practical filler
video doorbell | 50-130 | 18+ | home | gadget battery practical
history of computing book* | 16-32 | 12+ | book | book
build-your-own retro computer* | 45-110 | 12+ | craft kit | gadget screen small-parts heart
virtual reality arcade session | 20-50 | 10+ | experience | experience gadget screen
tablet pillow stand* | 14-30 | 10+ | textile | practical
desk cable holders* | 5-12 | 12+ | storage | practical heart
technology magazine subscription | 25-50 | 12+ | subscription | subscription
charging cable* in woven cotton | 8-15 | 12+ | electronics | gadget heart

# wedding planning
also: getting married, engagement, bride to be, bride, newlyweds, wedding planning, honeymoon, hen party, hen do, bridesmaid, getting engaged, just married, newly engaged
near: new home, photography, travel
situation
wedding planning organiser* | 16-32 | 18+ | stationery | practical
ring dish* in porcelain | 12-26 | 18+ | decor |
engagement congratulations scrapbook* | 18-36 | 18+ | keepsake | sentimental romantic
hen party games box* | 12-28 | 18+ | game |
honeymoon adventure fund card* | 20-100 | 18+ | voucher | voucher
satin getting-ready robe* | 25-50 | 18+ | clothing | clothing sized
wedding vows booklets* pair | 10-22 | 18+ | stationery | sentimental romantic
confetti petals* in natural colours | 8-18 | 18+ | plant | plant
his-and-hers passport holders* | 18-38 | 18+ | travel | romantic
first dance lesson* for a couple | 40-90 | 18+ | class | experience romantic heart
couple's cookery evening* | 90-180 | 18+ | experience | experience romantic food heart
date night idea jar* | 12-26 | 18+ | game | romantic heart
bespoke illustrated venue print* | 35-90 | 18+ | print | personalised sentimental heart
new surname signature stamp* | 14-30 | 18+ | stationery | personalised
luxury cotton bed linen | 60-150 | 18+ | textile | bulky
kitchen starter crock set* | 30-70 | 18+ | kitchenware | practical
wedding film scanning voucher* | 30-80 | 18+ | voucher | voucher sentimental
anniversary wine box* with letters | 30-65 | 25+ | storage | alcohol romantic sentimental @wedding
wedding countdown chart | 3-7 | 18+ | print | heart
wedding planning notebook* | 9-15 | 18+ | stationery | heart
dried petal confetti* in a box | 7-13 | 18+ | decor |

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
linen pillow mist | 10-24 | 12+ | textile | scent
solid perfume compact* | 12-28 | 14+ | accessory | scent
scented drawer liners* | 10-22 | 14+ | storage | scent filler
niche fragrance subscription | 20-45 | 16+ | subscription | subscription scent heart
perfumed hand cream trio* | 12-28 | 12+ | body care | scent
make-your-own perfume kit* | 20-42 | 12+ | craft kit | scent
fragrance blotter strips* with journal | 8-18 | 14+ | stationery | scent filler
ceramic fragrance oil stone* | 12-28 | 14+ | decor | scent
luxury scented candle | 25-60 | 18+ | scent | scent fire
botanical perfume garden visit* | 15-40 | 12+ | experience | experience scent
pine and orange room spray* | 12-26 | 14+ | home | scent @christmas
single perfume sample vial* | 3-8 | 14+ | scent | scent heart
scented body cream tube* | 8-15 | 14+ | body care | scent dairy heart

# shaving and grooming
also: shaving, wet shaving, grooming, beard care, beard, beard grooming, mens grooming, barbering, moustache
near: hair care, skincare, fashion
situation
double-edge safety razor* | 25-60 | 18+ | tool | sharp practical heart
synthetic shaving brush* | 14-35 | 16+ | tool | practical
sandalwood shaving soap bowl* | 12-28 | 16+ | body care | scent heart
chrome shaving stand | 15-32 | 16+ | storage | practical
wooden beard comb | 6-14 | 18+ | accessory | practical heart
unscented beard conditioner* | 10-22 | 18+ | body care |
canvas wash bag* | 18-42 | 14+ | bag | practical
cordless beard trimmer | 30-70 | 16+ | electronics | gadget battery practical
fog-free shower mirror* | 14-30 | 16+ | home | practical
beard apron* with suction cups | 8-18 | 18+ | textile | clothing practical
traditional barber voucher | 25-55 | 16+ | voucher | voucher experience heart
hot towel shave morning* | 30-65 | 18+ | experience | experience
moustache wax tin* | 7-15 | 18+ | body care | scent
nail care set* in leather | 18-40 | 18+ | travel | leather sharp practical
grooming subscription box* | 20-40 | 18+ | subscription | subscription scent
history of facial hair book* | 9-18 | 16+ | book | book
cooling aftershave-free balm* | 9-20 | 16+ | body care | scent
folding pocket comb* in steel | 8-18 | 14+ | accessory | practical
alum shaving block* | 4-9 | 16+ | body care | practical filler
shaving soap bar* | 7-13 | 16+ | body care | scent heart

# nails
also: nail art, nail polish, manicures, gel nails, nails, nail painting, manicure, press on nails
near: make-up, skincare, fashion
situation
gel polish starter set* | 25-50 | 16+ | electronics | gadget scent heart
seasonal nail varnish collection* | 12-28 | 12+ | body care | scent heart
glass nail file* in a case | 6-14 | 10+ | tool | practical
nail art brush pens* | 8-18 | 10+ | art supplies |
tiered polish display rack* | 15-32 | 12+ | storage | plastic practical
press-on nail set* | 8-20 | 12+ | accessory | plastic
nail sticker wraps* | 5-12 | 8+ | accessory | heart
cuticle oil pen* | 5-12 | 12+ | body care | scent
quick-dry table lamp* for nails | 18-38 | 14+ | lighting | gadget
practice hand* for nail art | 15-32 | 14+ | equipment | plastic
salon manicure voucher | 25-50 | 14+ | voucher | voucher experience heart
chrome powder pots* | 8-18 | 14+ | craft kit |
nail design ideas book* | 9-18 | 10+ | book | book
steel stamping plates* | 8-18 | 12+ | craft kit |
silicone hand rest mat* | 8-18 | 12+ | textile | practical filler
zip-up manicure travel case* | 12-28 | 14+ | bag | practical
nail technician taster day* | 70-150 | 16+ | class | experience
festive nail transfers* | 4-9 | 8+ | body care | @christmas

# zero waste living
also: zero waste, sustainability, sustainable living, environment, environmentalism, eco living, eco-friendly living, recycling, climate activism, plastic free living
near: vegetable growing, upcycling, organising
situation
beeswax food wraps* | 12-25 | 10+ | kitchenware | eco practical heart
kitchen compost caddy | 18-38 | 14+ | home | eco practical
reusable silicone food bags* | 14-30 | 10+ | storage | eco practical
refill-shop voucher* | 15-40 | 14+ | voucher | voucher eco heart
stainless lunch tin | 16-34 | 6+ | tableware | eco practical
solid shampoo bars* | 10-22 | 8+ | body care | scent eco heart
bamboo toothbrush family pack* | 8-15 | 3+ | body care | eco practical heart
countertop worm composter* | 45-95 | 8+ | garden | eco bulky
washable kitchen cloth rolls* | 10-22 | 14+ | textile | eco practical filler
clothes repair workshop* | 20-45 | 12+ | class | experience eco
solar phone charger* | 25-55 | 12+ | electronics | gadget battery eco
tree planting certificate* | 10-35 | 5+ | keepsake | eco heart
low-waste home handbook | 10-20 | 12+ | book | book eco
string shopping bags* pair | 8-18 | 10+ | bag | eco practical filler
second-hand bookshop token | 10-30 | 8+ | voucher | voucher eco
litter picking kit* | 14-30 | 6+ | tool | eco filler
collapsible steel cup* | 8-18 | 10+ | travel | eco practical
recycled glass tumblers* | 18-38 | 12+ | tableware | eco
wooden dish brush | 4-8 | 12+ | tool | eco practical heart
reusable cotton rounds* | 7-13 | 14+ | textile | heart

# cosy nights in
also: hygge, cosy, cozy, cosy things, cozy things, being cosy, cosy nights, staying in, cosiness, homebody, cosy evenings, duvet days, relaxing at home, hot chocolate
near: reading, sleep, jigsaw puzzles
situation
oversized knitted throw | 35-75 | 8+ | textile | wool heart
hot chocolate station kit* | 18-38 | 6+ | drink | food dairy sugar heart
sherpa slipper boots* | 20-42 | 8+ | footwear | clothing sized
flickering flameless candles* | 15-32 | 8+ | lighting | battery scent heart
snack caddy* for the sofa | 16-34 | 12+ | storage | practical
wearable fleece blanket* | 22-45 | 6+ | clothing | clothing
film night popcorn selection* | 12-26 | 5+ | food | food sugar dairy
warm salt lamp* | 18-40 | 10+ | lighting | gadget
two-person sofa card game* | 10-22 | 12+ | game |
long hot water bottle* with cover | 16-34 | 12+ | wellness | practical
sofa arm tray* in bamboo | 15-32 | 14+ | furniture | practical
box-set episode guide journal* | 8-18 | 12+ | stationery |
cosy murder mystery novel | 8-14 | 12+ | book | book heart
streaming service gift card* | 15-50 | 13+ | voucher | voucher screen
autumn leaf garland* | 10-22 | 8+ | decor |
soup mugs* with lids | 16-34 | 8+ | tableware |
thousand-piece cabin jigsaw* | 12-24 | 10+ | puzzle | small-parts
brushed flannel pyjamas* | 22-48 | 3+ | clothing | clothing sized heart
cocoa spoon dippers* | 3-7 | 6+ | food | food dairy sugar heart
marshmallow bag* for cocoa | 4-9 | 5+ | food | food sugar meat heart

# teen bedroom
also: room decor, bedroom decor, bedroom makeover, room aesthetics, decorating her room, decorating his room, aesthetic room decor, hanging out with friends, sleepovers
near: fashion, make-up, pop music fandom
situation
sunset projection lamp* | 15-32 | 11-25 | lighting | gadget battery heart
photo wall clips* with string | 6-14 | 10-25 | decor | heart
giant beanbag* for bedroom | 40-80 | 8-25 | furniture | bulky
aesthetic wall collage prints* | 10-20 | 10-25 | print | heart
LED mirror* for desks | 18-40 | 11-25 | electronics | gadget battery
fluffy floor cushion* | 20-42 | 8-25 | textile |
trinket tree* in brass | 10-22 | 10-25 | storage | practical
sleepover activity box* | 18-36 | 8-14 | game |
sticker photo printer* | 60-110 | 11-30 | electronics | gadget battery heart
phone tripod* with remote | 15-32 | 11-30 | equipment | gadget battery
instant film camera* | 60-110 | 10-30 | electronics | gadget battery heart
shopping spree gift card* | 15-60 | 11-25 | voucher | voucher
satin pillowcase and scrunchie* set | 12-26 | 10-25 | accessory | practical
trampoline park with friends* | 15-35 | 7-18 | experience | experience
clip-together bracelet kit* | 10-22 | 9-17 | craft kit | jewellery small-parts
overnight duffel* | 22-48 | 10-25 | bag | practical
lockable teen journal* | 8-18 | 9-17 | stationery |
friendship quiz cards* | 8-15 | 10-20 | game |
bedside drink fridge* | 40-85 | 13-30 | electronics | gadget bulky noisy
glow star stickers | 3-6 | 8-18 | decor | plastic

# starting school
also: starting school, first day of school, starting nursery, school starter, reception class, back to school, learning to read, learning to write, phonics, learning numbers, starting secondary school
near: children's crafts, reading, pretend play
situation
first school backpack* | 16-34 | 3-8 | bag | practical heart
named pencil case* | 10-20 | 4-11 | storage | personalised practical heart
phonics flash cards | 6-14 | 3-7 | game | heart
wipe-clean letters workbook* | 5-12 | 3-7 | book | book
magnetic letters tub* | 8-18 | 3-7 | toy | small-parts plastic
insulated lunch bag* | 12-24 | 3-12 | bag | practical heart
no-spill water bottle* | 8-18 | 3-12 | tableware | practical plastic
iron-on name labels* | 6-14 | 3-12 | stationery | personalised practical heart
early reader boxset* | 10-24 | 4-8 | book | book heart
learning clock* in wood | 12-26 | 4-8 | toy |
number line wall frieze* | 6-14 | 3-8 | print |
washable handwriting pens* | 5-12 | 4-9 | art supplies | practical
child's writing desk* | 50-110 | 4-10 | furniture | bulky
first day photo board* | 8-18 | 3-11 | keepsake | sentimental
after-school swimming term* | 50-110 | 4-11 | class | experience
child's wristwatch* for learning time | 14-30 | 5-10 | jewellery | jewellery battery
counting bears* in bowls | 14-28 | 3-7 | toy | plastic small-parts
waterproof puddle suit* | 20-42 | 2-7 | outerwear | clothing sized

# hard times
needs: -festive -effort
also: divorce, divorced, break up, breakup, getting divorced, hard time, difficult year, tough year, loneliness, burnout, anxiety, depression, mental health, redundancy, lost his job, lost her job, work stress
near: self-care, meditation, cosy nights in
situation
kindness jar* of small notes | 5-14 | 10+ | keepsake | sentimental heart
weighted lap cushion | 25-50 | 8+ | textile |
restaurant delivery voucher* | 25-60 | 16+ | voucher | voucher food heart
day out together* | 0-30 | 10+ | experience | experience sentimental heart
guided calm journal | 10-22 | 12+ | stationery |
comic novel* to laugh with | 8-14 | 14+ | book | book
soft fleece slippers | 15-32 | 10+ | footwear | clothing sized
indoor plant* that forgives neglect | 12-28 | 12+ | plant | plant
hearty one-pot cookbook | 12-24 | 16+ | book | book
absorbing wire art kit* | 14-28 | 12+ | craft kit |
long massage voucher | 45-85 | 18+ | voucher | voucher experience heart
adult colouring pencils* and pad | 12-26 | 12+ | art supplies |
hot water bottle* with quilted cover | 14-28 | 12+ | wellness | practical
new hobby taster class | 20-60 | 14+ | class | experience
wooden puzzle box* | 15-32 | 10+ | puzzle |
encouragement cards* for each day | 8-18 | 10+ | game |
sunrise alarm lamp | 30-70 | 12+ | lighting | gadget
soothing camomile tea caddy* | 8-18 | 10+ | drink | food

# sight loss
needs: -sight
also: low vision, visual impairment, losing her sight, losing his sight, failing eyesight, braille reader
near: podcasts and radio, later life
situation
talking kitchen scales* | 25-55 | 14+ | kitchenware | gadget battery practical noisy
talking wristwatch | 20-50 | 12+ | accessory | jewellery gadget battery practical noisy heart
audiobook credit bundle* | 10-40 | 12+ | subscription | subscription heart
tactile dominoes* in wood | 8-20 | 6+ | game | heart
tactile draughts board* | 15-35 | 6+ | board game | small-parts
large-dial radio* with presets | 25-60 | 14+ | audio | gadget battery
liquid level indicator* | 8-18 | 14+ | tool | gadget battery practical filler
raised bump dots* for buttons | 3-8 | 10+ | home | practical heart
scented herb planter* | 20-45 | 12+ | plant | plant scent
guided touch tour* of a museum | 10-30 | 8+ | experience | experience
deep-note wind chimes | 15-40 | 8+ | garden | noisy
audio-described theatre tickets* | 20-60 | 10+ | experience | experience heart
voice-operated smart speaker | 35-90 | 14+ | electronics | gadget battery
perfume blending workshop* | 30-70 | 16+ | class | experience scent
chunky textured throw* | 25-60 | 12+ | textile |
modelling clay blocks* | 8-18 | 8-17 | craft kit |
bell-filled play ball* | 10-24 | 4-17 | sports gear | noisy
audio crime drama collection* | 10-25 | 14+ | audio |
smooth tactile bracelet* | 12-35 | 12+ | jewellery | jewellery
artisan truffle tasting box* | 10-25 | 14+ | food | food sugar dairy nuts
large-print playing cards* | 5-10 | 8+ | game | heart
tactile keyring markers* | 5-10 | 10+ | accessory |

# wheelchair life
needs: -legs
also: wheelchair users, wheelchair, mobility aids, accessible days out
near: cosy nights in, later life
situation
waterproof lap rug* with fleece | 20-45 | 10+ | textile | practical heart
clip-on cup holder* | 8-20 | 8+ | accessory | practical plastic
armrest side pouch* | 12-28 | 8+ | bag | practical
padded push-rim gloves* | 15-35 | 10+ | clothing | clothing sized practical
patterned spoke covers* | 30-80 | 8+ | decor |
long-handled grabber tool | 8-20 | 12+ | tool | practical
accessible days out guide* | 10-20 | 14+ | book | book experience heart
seated rain poncho* | 18-40 | 10+ | outerwear | clothing practical
waist-high planter table* | 45-110 | 14+ | garden | bulky
clamp-on tablet holder* | 20-55 | 12+ | electronics | gadget
theatre tickets* with companion seat | 15-60 | 8+ | experience | experience heart
gel seat cushion* | 25-60 | 10+ | furniture | practical
reflective wheel stickers* | 4-10 | 8+ | stationery | heart
adapted sailing session* | 25-60 | 10+ | class | experience heart
hanging bedside organiser | 12-26 | 12+ | storage | practical
bean-filled lap tray* | 14-30 | 10+ | home | practical
magnetic necklace clasps* | 6-14 | 16+ | jewellery | jewellery filler
push-rim glow strips* | 12-28 | 8+ | lighting | gadget battery
cup holder clip* for a wheelchair | 9-15 | 10+ | accessory | heart
lightweight grabber strap* | 8-15 | 14+ | tool |

# clear-headed living
also: sobriety, sober living, alcohol-free living
near: alcohol-free drinks, meditation
situation
botanical cordial trio* | 14-30 | 12+ | drink | food sugar heart
craft soda tasting case* | 18-40 | 12+ | drink | food sugar heart
single-garden tea collection* | 15-35 | 14+ | food | food caffeine heart
alcohol-free mixing class* | 30-60 | 18+ | class | experience food heart
sunrise breathwork class* | 15-40 | 18+ | class | experience filler
infrared warmth session* | 25-60 | 18+ | wellness | experience filler
early morning paddle trip* | 35-90 | 18+ | travel | experience
dessert tasting evening* | 25-60 | 18+ | experience | experience food sugar
botanical soda syrups* | 12-28 | 14+ | drink | food sugar
monthly puzzle box* | 15-40 | 14+ | subscription | subscription
sparkling tea bottle* | 12-30 | 18+ | drink | food
pocket affirmation cards* | 4-10 | 14+ | game | filler
hand-thrown tea bowl* | 18-40 | 14+ | tableware |
long weekend hiking plan* | 60-160 | 18+ | experience | experience
five-minute meditation guide* | 8-15 | 14+ | book | book heart
aromatic bath soak* | 10-24 | 14+ | body care | scent filler
sparkling botanical can* trio | 7-13 | 12+ | drink | food sugar heart

# new parents
needs: -focus
also: new mum, new mom, new dad, new mother, new father, new parent, first-time mum, first-time mom, first-time dad, new mummy, young parents, early parenthood, parenthood, motherhood, fatherhood
near: new baby, sleep, self-care
situation
home-cooked freezer dinners* | 10-40 | 18+ | food | food dairy gluten meat egg handmade practical heart
evening of babysitting coupon* | 0-5 | 16+ | voucher | voucher handmade heart
house cleaning visit | 35-70 | 18+ | experience | experience practical heart
meal delivery gift card | 20-50 | 18+ | voucher | voucher food heart
insulated one-hand travel cup | 15-30 | 18+ | tableware | practical
unscented hand cream tube | 4-12 | 18+ | body care | scent
soft long-sleeved loungewear | 30-60 | 18+ | clothing | clothing sized
noise-softening ear plugs | 8-20 | 18+ | wellness | practical
silk eye mask | 10-25 | 18+ | accessory | clothing
back and shoulder massage voucher | 35-70 | 18+ | voucher | voucher experience
audiobook gift subscription | 10-40 | 18+ | subscription | subscription
one-hand snack box* | 12-28 | 18+ | food | food gluten nuts dairy sugar
family photo session | 50-120 | 18+ | experience | experience sentimental
dim bedside feeding light | 15-30 | 18+ | lighting | gadget battery practical
long phone charging cable | 8-15 | 18+ | electronics | gadget practical filler
weekday lunch by post | 20-40 | 18+ | food | food gluten dairy

# carers
needs: -focus
also: carer, caregiver, family carer, caring for my mum, caring for mum, caring for my dad, caring for a relative, looking after mum, looking after dad, looking after my parents
near: self-care, sleep, cosy nights in
situation
respite afternoon coupon* | 0-5 | 16+ | voucher | voucher handmade heart
ready-cooked dinners delivery* | 25-60 | 18+ | food | food gluten dairy meat heart
seated back massage voucher | 35-65 | 18+ | voucher | voucher experience heart
deep-pocket fleece robe | 25-50 | 16+ | clothing | clothing sized
lidded tea mug* that stays warm | 12-25 | 16+ | tableware | practical
unscented hand balm tin | 4-12 | 16+ | body care |
short story collection* for odd moments | 8-15 | 16+ | book | book
weekly magazine subscription | 15-40 | 16+ | subscription | subscription
soft cotton cell blanket | 20-45 | 16+ | textile |
cinema ticket pair* | 18-30 | 16+ | experience | experience heart
two-year pocket diary | 8-15 | 16+ | stationery | practical
over-ear headphones | 25-60 | 14+ | audio | gadget battery
heatable neck cushion | 12-25 | 16+ | wellness | practical
garden centre café voucher* | 10-25 | 16+ | voucher | voucher food

# care home life
needs: -focus -carry
also: care home, nursing home, residential home, assisted living, retirement home, care home resident, in a care home
near: later life, podcasts and radio
situation
soft lap blanket* with pockets | 18-38 | 50+ | textile | practical heart
framed family photographs | 10-35 | 50+ | keepsake | personalised sentimental heart
digital photo frame* filled with pictures | 40-90 | 50+ | electronics | gadget battery screen sentimental heart
large-button radio | 25-55 | 50+ | audio | gadget battery practical
slippers* with closed backs | 15-30 | 50+ | footwear | clothing sized practical
machine-washable bed jacket | 18-40 | 50+ | clothing | clothing sized
window bird feeder | 10-22 | 50+ | garden | practical
weekly visit coupons* | 0-5 | 50+ | voucher | voucher handmade sentimental heart
unscented hand massage cream | 5-14 | 50+ | body care | dairy
letterbox of family postcards* | 3-12 | 50+ | keepsake | handmade sentimental
name labels* for clothes | 5-12 | 50+ | stationery | practical personalised filler
soft flannel bed socks | 8-15 | 50+ | accessory | clothing
songs of their youth album* | 10-20 | 50+ | audio |
potted African violet | 8-18 | 50+ | plant | plant
picture book* of old places | 12-25 | 50+ | book | book
wall calendar* of family photographs | 12-25 | 50+ | print | personalised sentimental

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
cuddly weighted lap cat* | 20-45 | 50+ | toy |
picture book* without words | 10-20 | 50+ | print | book
day and date clock | 25-50 | 50+ | decor | gadget battery practical
pull-on soft cardigan | 20-45 | 50+ | clothing | clothing sized
warm fleece throw | 15-35 | 50+ | textile |
water painting sheets* | 10-20 | 50+ | art supplies |
hand cream* for a hand massage | 4-12 | 50+ | body care | scent
slip-on slippers* with firm soles | 15-30 | 50+ | footwear | clothing sized practical
accompanied walk* in the park | 0-5 | 50+ | experience | experience handmade sentimental heart
nature sounds recording | 6-15 | 50+ | audio |
tea party visit* with family | 0-10 | 50+ | experience | experience handmade sentimental

# easy on the hands
needs: -hands
also: arthritis, arthritic hands, sore hands, weak grip, parkinsons, parkinson's
near: later life, self-care
situation
compression gloves* for sore hands | 10-22 | 30+ | wellness | clothing sized
microwavable hand warmer mitts* | 15-30 | 30+ | wellness | clothing practical heart
electric jar opener | 20-45 | 30+ | kitchenware | gadget battery practical heart
wide-handled pen trio* | 6-14 | 30+ | stationery | practical heart
book holder* for hands-free reading | 15-30 | 30+ | equipment | practical heart
light stoneware mug* with big handle | 8-18 | 30+ | tableware | practical
rocker light switch lamp* | 20-45 | 30+ | lighting | gadget practical
audiobook subscription gift | 10-40 | 30+ | subscription | subscription
warm wax hand bath* | 40-80 | 30+ | wellness | gadget practical
slip-on shoes* with elastic | 30-60 | 30+ | footwear | clothing sized practical
playing card holders* | 5-12 | 30+ | game | practical heart
large-dial kitchen timer | 10-20 | 30+ | kitchenware | gadget battery practical filler
warm hand massage voucher | 25-50 | 30+ | voucher | voucher experience heart
magnetic-button cotton shirt | 25-50 | 30+ | clothing | clothing sized
lightweight spring bouquet | 20-40 | 18+ | plant | plant
jar gripper* in soft rubber | 6-12 | 30+ | kitchenware | heart

# diabetes-friendly treats
also: diabetes, diabetic
near: cooking, tea, alcohol-free drinks
situation
sugar-free tea sampler* | 10-22 | 14+ | drink | food caffeine heart
roasted seed snack box* | 10-20 | 14+ | food | food plant heart
olive and antipasti selection | 15-30 | 14+ | food | food heart
soft non-binding socks | 8-15 | 14+ | clothing | clothing sized practical
low-carb cookbook | 12-22 | 14+ | book | book heart
insulated cool pouch* for medicine | 12-28 | 10+ | bag | practical filler
spice rub trio* | 9-18 | 14+ | kitchenware | food filler
sugar-free peppermint tin* | 4-9 | 12+ | food | food heart
padded walking shoes voucher* | 30-60 | 18+ | voucher | voucher filler
infused oil trio* | 15-30 | 14+ | food | food
foot massage voucher | 25-50 | 18+ | experience | voucher experience
stovetop vegetable steamer | 15-35 | 16+ | kitchenware | practical filler
seasonal vegetable box* delivery | 18-35 | 16+ | subscription | subscription food
balcony herb planter | 15-30 | 12+ | plant | plant
salted nut selection* | 7-13 | 12+ | food | food nuts heart

# minimalism
needs: -dust -home
also: minimalist, minimalist living, decluttering, less is more, simple living, owning less, capsule wardrobe
near: zero waste living, organising, meditation
situation
picnic lunch voucher* | 15-40 | 16+ | voucher | voucher food
favourite restaurant voucher | 20-60 | 16+ | voucher | voucher food heart
museum annual pass | 30-70 | 14+ | subscription | subscription experience heart
audiobook credit bundle* | 10-40 | 12+ | subscription | subscription
cinema gift card | 10-30 | 12+ | experience | voucher experience
single-origin coffee beans | 8-15 | 18+ | drink | food caffeine
loose leaf tea refill* | 5-12 | 14+ | drink | food caffeine
cut flowers* for the table | 5-25 | 16+ | plant | plant
home-cooked dinner coupon* | 0-5 | 12+ | voucher | voucher handmade heart
donation* in their name | 5-30 | 14+ | keepsake | eco
massage gift voucher | 35-70 | 18+ | wellness | voucher experience
train day trip* | 15-50 | 14+ | travel | experience heart
e-book gift credit | 5-25 | 14+ | book | book voucher
linen kitchen towel | 6-14 | 16+ | textile | practical
plain refillable pen | 8-20 | 14+ | stationery | practical eco
pottery class* for one | 30-60 | 16+ | class | experience

# hosting
also: parties, throwing parties, dinner parties, hosting dinner parties, entertaining, having people over, party planning, socialising, having friends round, hosting friends, dinners with friends
near: cooking, eating out, board games
unfit: magazine, inspiration, workshop, gift
large stoneware serving platter | 22-45 | 18+ | tableware | bulky heart
linen napkin set | 18-38 | 18+ | textile | practical heart
brass candle snuffer* | 8-18 | 18+ | decor | practical filler
handwritten place cards* | 4-10 | 16+ | stationery | filler
olive wood salad servers | 15-30 | 18+ | kitchenware | practical
dinner party cookbook | 15-28 | 16+ | book | book heart
table conversation cards | 8-15 | 16+ | game | heart
glass water carafe | 15-30 | 16+ | tableware | practical filler
cheese board* with slate labels | 20-40 | 18+ | tableware | practical
seasonal table flowers | 15-35 | 16+ | plant | plant
dimmable table lantern* | 18-40 | 16+ | lighting | gadget battery practical
warming tray* for serving dishes | 35-70 | 18+ | kitchenware | gadget practical
spiced nut selection* | 8-15 | 18+ | food | food nuts filler
guest book* for dinner friends | 12-25 | 16+ | keepsake | sentimental
canapé masterclass* | 45-90 | 18+ | class | experience food
colourful paper napkins* | 4-8 | 16+ | tableware | heart

# volunteering
also: volunteer work, charity work, fundraising, community work, helping at the food bank, food bank, food banks, volunteering at the food bank, youth work, animal shelter volunteering, activism
near: gardening, teaching, zero waste living
situation
donation* to their own cause | 5-30 | 12+ | keepsake | heart
tough everyday tote | 10-22 | 12+ | bag | practical filler
insulated lunch pot | 15-28 | 12+ | tableware | practical
packable rain jacket | 25-55 | 12+ | outerwear | clothing sized practical
pocket weekly planner | 6-14 | 14+ | stationery | practical filler
reusable coffee cup | 8-20 | 14+ | tableware | eco practical caffeine
thank-you letters* from the team | 0-3 | 10+ | keepsake | handmade sentimental heart
helper's evening coupon* | 0-3 | 12+ | voucher | voucher handmade
power bank* for long days | 15-35 | 14+ | electronics | gadget battery practical heart
soft insoles* for standing | 10-22 | 14+ | footwear | clothing sized practical filler
book of people who changed things* | 10-20 | 12+ | book | book
relaxing bath salts | 5-14 | 16+ | body care | scent
afternoon tea* for two helpers | 30-60 | 16+ | experience | experience food heart
badge-making machine* | 35-80 | 12+ | equipment | practical

# long drives
also: truck driving, lorry driving, truck driver, lorry driver, trucker, hgv driver, road trips, long-haul driving, taxi driver, bus driver, driving
near: podcasts and radio, camper vans and caravans
situation
memory foam lumbar cushion | 18-38 | 18+ | equipment | practical heart
polarised driving sunglasses | 15-40 | 18+ | accessory | practical
audiobook gift subscription | 10-40 | 16+ | subscription | subscription heart
insulated steel food jar | 15-30 | 16+ | kitchenware | practical
spill-proof travel mug | 12-28 | 16+ | tableware | practical heart
twelve-volt lunch box warmer* | 25-45 | 18+ | electronics | gadget practical
compact wash bag | 12-25 | 16+ | bag | practical
soft cabin fleece throw | 15-30 | 16+ | textile |
beaded seat cover | 15-30 | 18+ | equipment | practical
phone dashboard mount | 10-22 | 18+ | accessory | practical
road atlas* with service stops | 8-18 | 16+ | book | book heart
crossword puzzle pad | 4-8 | 14+ | puzzle | filler
sock multipack* in soft cotton | 8-15 | 16+ | clothing | clothing sized heart
neck and shoulder massage voucher* | 35-65 | 18+ | voucher | voucher experience
road trip quiz cards* | 6-12 | 10+ | game | heart

# love at a distance
also: long-distance relationship, long distance relationship, long-distance girlfriend, long-distance boyfriend, long distance love
near: travel, cosy nights in, stationery love
situation
train ticket voucher | 20-80 | 18+ | voucher | voucher heart
letter-a-month stationery box* | 15-30 | 16+ | stationery | sentimental heart
touch lamp pair* linked by wifi | 60-120 | 18+ | lighting | gadget sentimental heart
two-city map print | 15-35 | 16+ | print | personalised sentimental
photo strip magnets* | 5-12 | 14+ | decor | personalised sentimental merchandise small-parts heart
countdown calendar* to the visit | 3-12 | 14+ | keepsake | handmade sentimental
shared film night kit* | 12-25 | 16+ | food | food
question book* for two | 10-18 | 18+ | book | book romantic
overnight weekend bag | 35-70 | 18+ | bag | practical heart
video call tripod* | 15-30 | 14+ | electronics | gadget practical
online cooking class* for two | 30-60 | 18+ | class | experience screen food romantic
soft oversized hoodie | 25-50 | 14+ | clothing | clothing sized
open-when letter set* | 8-15 | 16+ | stationery | heart

# sauna and cold plunge
also: sauna, saunas, cold plunge, ice baths, cold showers, spa days, thermal baths, hot springs, wellness days
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
book of Nordic bathing* | 12-25 | 16+ | book | book
non-slip pool slides* | 12-28 | 14+ | footwear | clothing sized practical
floating bath thermometer | 5-12 | 16+ | tool | practical filler
thermal bath weekend | 90-200 | 18+ | travel | experience heart
natural body brush | 8-18 | 16+ | body care |
birch sauna whisk* | 9-15 | 16+ | wellness | plant heart

# smart home
also: home automation, home assistant, smart home gadgets, smart lights, smart speakers, automating everything, automating the house, automation at home
near: DIY and home improvement, electronics and robotics
situation
colour-changing smart bulb* | 12-28 | 14+ | lighting | gadget heart
smart plug pair* | 15-30 | 14+ | electronics | gadget practical heart
wireless door sensor* | 12-25 | 16+ | safety gear | gadget battery practical
programmable button remote* | 18-38 | 14+ | electronics | gadget battery heart
room temperature sensor* | 10-22 | 14+ | equipment | gadget battery practical heart
motorised blind opener* | 50-110 | 18+ | home | gadget practical battery
single-board computer kit | 45-100 | 12+ | equipment | gadget
home automation handbook* | 15-30 | 14+ | book | book
adhesive cable clips* | 4-9 | 14+ | tool | practical heart
smart plant moisture sensor* | 12-28 | 14+ | garden | gadget battery
labelled cable storage case* | 12-25 | 14+ | storage | practical filler
wall tablet frame* | 25-60 | 16+ | furniture | practical
wifi garden watering timer* | 35-80 | 18+ | garden | gadget battery practical
precision screwdriver set* | 12-28 | 14+ | tool | practical
door and window sensor* | 10-18 | 16+ | electronics | gadget battery heart
adhesive sensor mounts* | 5-10 | 16+ | tool |
`
