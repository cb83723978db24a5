export default `
# new home
also: moving house, housewarming, first home, new house, new flat, moved house, first apartment, moving in, homeowner
near: interior design, DIY and home improvement, organising
cast bronze house number | 15-35 | 18+ | home | practical
entryway key tray* | 12-25 | 16+ | decor | practical
starter household toolkit | 20-45 | 18+ | tool | sharp practical
heavyweight linen tea towels | 12-24 | 16+ | textile | practical
matching stoneware bowls* | 25-50 | 16+ | tableware |
door draught excluder | 10-20 | 16+ | home | practical
motion-sensor hallway light | 10-22 | 16+ | lighting | gadget battery practical
framed map* of the new address | 20-45 | 16+ | print | personalised sentimental
bath towel bale | 25-50 | 16+ | textile | practical
fire blanket* for the kitchen | 10-20 | 18+ | safety gear | practical
easy-care snake plant* | 12-28 | 16+ | plant | plant
house move memory book* | 12-22 | 18+ | keepsake | sentimental
coir doormat | 10-22 | 18+ | home | practical
neighbourhood restaurant voucher | 25-60 | 18+ | voucher | voucher food
cordless handheld vacuum | 40-90 | 18+ | electronics | gadget battery noisy practical

# new baby
also: new parents, newborn, expecting, new mum, new dad, baby shower, becoming a parent, having a baby, new mother
near: sleep, self-care
hooded baby towel | 10-22 | 16+ | textile | practical
organic muslin squares | 9-18 | 16+ | textile | eco practical
merino baby blanket | 30-60 | 16+ | textile | wool
baby sling* wrap | 30-60 | 18+ | equipment | practical
white noise machine | 18-40 | 16+ | electronics | gadget noisy practical
dimmable nursery night light | 12-28 | 16+ | lighting | gadget battery practical
inkless baby handprint* kit | 8-16 | 16+ | keepsake | sentimental
baby's first year journal | 14-28 | 16+ | keepsake | sentimental
batch-cooked freezer meals* | 15-40 | 18+ | food | food dairy gluten meat egg handmade practical
long-handled one-hand travel mug* | 12-25 | 18+ | tableware | practical
babysitting promise coupons* | 0-5 | 16+ | voucher | voucher handmade
changing bag backpack* | 35-80 | 18+ | bag | practical
silicone bib* with catch pocket | 6-12 | 16+ | equipment | plastic practical
big sibling* activity pack | 8-15 | 3-9 | toy |
high-contrast cloth book* for newborns | 6-12 | 16+ | toy | book

# skincare
also: skin care, facials, beauty, pampering, cosmetics, face masks, beauty products
near: make-up, self-care
rose quartz face roller* | 10-22 | 14+ | body care |
stainless steel gua sha* | 8-18 | 16+ | body care |
konjac cleansing sponge | 4-8 | 13+ | wellness | eco
terry spa headband | 5-11 | 10+ | accessory | clothing
unscented moisturiser* for sensitive skin | 10-25 | 13+ | body care |
single-use hydrating sheet masks* | 5-14 | 14+ | body care | scent
led light therapy visor* | 80-180 | 18+ | electronics | gadget battery
lighted vanity mirror* | 20-45 | 13+ | lighting | gadget battery
mini skincare fridge* | 35-60 | 14+ | electronics | gadget bulky
reusable cotton cleansing rounds* | 6-12 | 13+ | textile | eco practical
quilted skincare travel pouch* | 10-20 | 14+ | bag | practical
facial treatment* at a day spa | 45-90 | 18+ | experience | experience scent
skincare ingredients handbook | 12-20 | 14+ | book | book
leakproof travel cosmetic bottles* | 6-14 | 14+ | travel | plastic practical
acrylic skincare organiser | 12-25 | 13+ | storage | plastic practical

# interior design
also: home decor, decorating, home styling, interiors, home decorating, furnishing, home design, hygge
near: new home, organising, DIY and home improvement
reactive-glaze ceramic vase | 15-40 | 16+ | decor |
paint colour swatch deck* | 12-30 | 16+ | tool | practical
mushroom-shaped table lamp* | 25-60 | 14+ | lighting | gadget
textured cotton cushion cover* | 10-25 | 14+ | textile |
coffee-table architecture book* | 25-50 | 14+ | book | book
gallery wall hanging kit* | 10-22 | 18+ | equipment | practical sharp
limited-edition abstract screenprint* | 25-80 | 16+ | print |
arched wall mirror* | 40-90 | 16+ | furniture | bulky
dried grass stem bundle* | 10-25 | 14+ | plant | plant
hand-woven jute basket* | 15-35 | 14+ | storage | eco
unlacquered brass cabinet knobs* | 12-30 | 18+ | home | practical
interiors magazine subscription* | 20-45 | 16+ | subscription | subscription
room makeover consultation* | 50-130 | 18+ | experience | experience
scale room-planning magnets* | 12-22 | 12+ | stationery | small-parts
sculptural bookends* in stone | 20-50 | 14+ | decor |

# DIY and home improvement
also: diy, do it yourself, home improvement, tools, handyman, renovating, house renovation, fixing things, power tools
near: new home, interior design, cars
compact cordless drill driver | 45-110 | 18+ | tool | gadget battery sharp noisy practical
cross-line laser level* | 30-70 | 16+ | electronics | gadget battery practical
magnetic screw wristband* | 8-18 | 14+ | accessory | practical small-parts
ratchet screwdriver* with bits | 12-28 | 14+ | tool | practical small-parts
stud and pipe detector* | 15-35 | 16+ | electronics | gadget battery practical
self-locking tape measure* | 7-16 | 10+ | tool | practical
stackable fixings organiser* | 15-35 | 14+ | storage | plastic small-parts practical
padded knee pads* | 12-28 | 16+ | safety gear | practical
complete home repair manual* | 18-35 | 14+ | book | book
flexible rechargeable inspection lamp* | 14-30 | 14+ | lighting | gadget battery practical
leather tool belt* | 25-55 | 16+ | bag | leather clothing practical
clear safety goggles* | 6-14 | 10+ | safety gear | plastic practical
carpenter's marking pencils* | 4-9 | 12+ | stationery | practical
plastering basics day course* | 70-150 | 18+ | class | experience
child's wooden toy workbench* | 30-60 | 3-8 | toy | bulky
folding work trestle pair* | 35-100 | 18+ | furniture | bulky practical

# organising
also: organizing, decluttering, tidying, home organisation, minimalism, cleaning, tidying up, storage, cleaning and tidying
near: interior design, new home
handheld label maker | 25-50 | 12+ | electronics | gadget battery practical
drawer dividers* in bamboo | 12-28 | 14+ | storage | practical eco
stackable pantry canisters* | 18-40 | 14+ | kitchenware | practical
under-shelf hanging basket* | 8-18 | 14+ | storage | practical
charging cable tidy box* | 10-22 | 12+ | equipment | practical plastic gadget
vacuum storage bags* for duvets | 12-25 | 14+ | textile | practical plastic
weekly meal planner pad* | 6-13 | 14+ | stationery | practical
professional declutter session* | 45-120 | 18+ | experience | experience
turntable tray* for cupboards | 9-20 | 14+ | home | practical
velvet slimline clothes hangers* | 12-25 | 14+ | accessory | practical
over-door hook rail* | 9-20 | 14+ | furniture | practical
plastic-free cleaning brush set* | 12-26 | 14+ | tool | eco practical
calm decluttering handbook* | 9-17 | 14+ | book | book
magnetic family command board* | 18-40 | 14+ | decor | small-parts practical
toy rotation storage bags* | 12-25 | 16+ | bag | practical

# make-up
also: makeup, cosmetics and makeup, beauty looks, nail art, nails, lipstick, make up artist, nail polish, manicures
near: skincare, fashion
vegan make-up brush set* | 15-40 | 13+ | equipment |
matte eyeshadow palette | 12-35 | 13+ | body care |
magnetic empty pan case* | 8-18 | 14+ | storage | small-parts practical
led tabletop vanity mirror* | 22-50 | 13+ | lighting | gadget battery
make-up brush cleaning mat* | 5-11 | 13+ | tool | practical
gel nail lamp kit* | 20-40 | 16+ | electronics | gadget scent
nail art dotting tools* | 5-11 | 10+ | tool | practical
soft roll-top cosmetics bag* | 12-28 | 13+ | bag | practical
stencil face paints* | 9-18 | 6-14 | art supplies |
reusable make-up remover pads* | 6-12 | 13+ | textile | eco practical
personal make-up lesson* | 35-80 | 14+ | class | experience
make-up artistry manual* | 16-32 | 14+ | book | book
plumping lip gloss trio* | 9-22 | 13+ | body care | scent
children's water-based nail polish* | 5-11 | 5-11 | body care |
beauty discovery monthly box* | 15-35 | 16+ | subscription | subscription scent
satin hair scrunchies* set | 5-11 | 8+ | accessory |

# fashion
also: clothes, style, shoes, handbags, vintage clothing, shopping for clothes, accessories
near: make-up
handheld garment steamer | 22-50 | 14+ | electronics | gadget practical
fabric de-bobbling comb* | 6-14 | 14+ | tool | practical
leather card holder | 15-40 | 14+ | accessory | leather
printed silk neckerchief* | 18-45 | 14+ | accessory | clothing
sneaker cleaning kit* | 10-22 | 12+ | equipment | practical scent
designer history book* | 25-50 | 12+ | book | book
colour analysis session* | 40-110 | 16+ | experience | experience
crossbody phone pouch* | 14-32 | 12+ | bag | practical
statement hoop earrings* | 10-28 | 14+ | jewellery | jewellery
clear stackable shoe boxes* | 18-38 | 12+ | storage | plastic practical
cedar hanging moth blocks* | 6-14 | 14+ | home | scent practical
fashion figure sketchbook* | 7-14 | 8+ | art supplies |
junior fashion designer light pad* | 14-28 | 7-13 | craft kit | gadget battery
chunky rib cotton beanie* | 10-22 | 10+ | clothing | clothing
vintage boutique shopping voucher* | 20-60 | 14+ | voucher | voucher
iron-on denim patches* | 5-12 | 8+ | craft kit |

# sleep
also: sleeping, naps, napping, better sleep, insomnia, lie-ins, bedtime, lazy mornings
near: self-care, meditation
sunrise wake-up lamp* | 30-80 | 12+ | lighting | gadget
breathable silk sleep mask* | 8-20 | 12+ | wellness | practical
weighted cotton sleep quilt* | 40-85 | 16+ | textile | bulky
silent sweep bedside clock* | 12-28 | 8+ | home | battery gadget
soft reusable ear plugs* | 6-18 | 14+ | wellness | practical
brushed cotton pyjama set* | 25-50 | 8+ | clothing | clothing sized
long-handled hot water bottle* | 12-28 | 12+ | home | practical
washed linen pillowcase pair* | 20-45 | 14+ | textile |
caffeine-free bedtime tea* | 5-12 | 12+ | drink | food
sleep sounds soother* | 18-40 | 12+ | electronics | gadget battery noisy
sleep science paperback* | 9-16 | 14+ | book | book
side-sleeper body pillow* | 25-50 | 14+ | textile | bulky
cashmere bed socks* | 18-40 | 14+ | clothing | clothing sized wool
bedside caddy* for reading glasses | 10-22 | 12+ | storage | practical
children's sleep-trainer night light* | 22-40 | 2-7 | electronics | gadget battery
dream recording notebook* | 7-14 | 10+ | stationery |

# self-care
also: self care, wellness, relaxing, spa days, bubble baths, wellbeing, baths, massage, aromatherapy, candles
near: meditation, skincare, sleep
teak bath caddy tray* | 22-45 | 16+ | furniture | practical
waffle cotton spa robe* | 30-60 | 14+ | clothing | clothing sized
spiky foot massage ball* | 5-11 | 12+ | wellness |
microwave wheat neck wrap* | 12-26 | 14+ | wellness | practical gluten
mineral bath salt tub* | 8-18 | 13+ | body care | scent
electric shiatsu neck massager* | 30-60 | 18+ | electronics | gadget noisy battery
inflatable bath pillow | 8-18 | 14+ | equipment | plastic
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent
hand-poured soy candle* | 10-28 | 18+ | scent | fire scent
ultrasonic aroma diffuser* | 18-40 | 16+ | electronics | gadget scent
fleece-lined moccasin slippers* | 18-40 | 10+ | footwear | clothing sized
oat hand balm* unscented | 6-14 | 13+ | body care | gluten
kindness-to-self affirmation cards* | 9-18 | 12+ | stationery |
dry body brush* | 8-18 | 16+ | body care | practical
monthly pamper box* | 20-40 | 16+ | subscription | subscription scent
soothing adult colouring book* | 6-13 | 12+ | book | book

# cars
also: cars, classic cars, car detailing, driving, mechanics, car restoration
near: DIY and home improvement
plush car drying towel* | 10-22 | 16+ | textile | practical
snow foam spray bottle* | 14-30 | 16+ | equipment | plastic scent
cordless tyre inflator* | 30-65 | 16+ | electronics | gadget battery noisy practical
magnetic parts tray* | 7-15 | 14+ | tool | practical small-parts
front and rear dash camera* | 50-120 | 18+ | electronics | gadget battery
vintage car passenger tour* | 40-110 | 10+ | experience | experience
supercar track laps* | 70-180 | 18+ | experience | experience
boot organiser* with dividers | 15-32 | 17+ | storage | practical clothing sized
scale die-cast vintage roadster* | 15-45 | 8+ | collectible | small-parts
technical wash bucket grit guard* | 8-16 | 16+ | equipment | plastic practical
dashboard phone cradle* | 10-25 | 17+ | accessory | practical plastic
compact jump starter pack* | 45-90 | 17+ | safety gear | gadget battery practical
road trip scenic routes atlas* | 15-28 | 14+ | book | book
leather driving gloves* | 25-60 | 17+ | accessory | leather clothing sized
mechanic's creeper seat* | 30-60 | 16+ | furniture | bulky practical
working engine model kit* | 30-60 | 9+ | craft kit | small-parts battery plastic
classic motor museum tickets* | 10-25 | 5+ | experience | experience
car logo memory cards* | 6-13 | 4-12 | game |

# retirement
also: retired, retiring, retiree, pensioner, retirement life, enjoying retirement, newly retired
near: gardening, genealogy, self-care
lightweight folding walking poles* | 25-55 | 50+ | outdoor gear | practical
national heritage membership | 50-100 | 50+ | subscription | subscription experience
retirement bucket list journal* | 10-20 | 50+ | stationery | sentimental
scenic railway day* | 35-90 | 50+ | experience | experience
large-print crossword collection* | 5-11 | 50+ | puzzle | book
wifi travel photo display* | 45-100 | 50+ | electronics | gadget screen battery sentimental
pocket countryside rambles guide* | 7-14 | 50+ | book | book
memoir prompts book* | 14-28 | 50+ | keepsake | book sentimental
colleagues' messages scrapbook* | 18-35 | 50+ | keepsake | sentimental personalised
beginner's watercolour set* | 15-35 | 50+ | art supplies |
weekend city break voucher* | 100-250 | 50+ | voucher | voucher experience
adult education evening class* | 40-110 | 50+ | class | experience
birdwatcher's compact binoculars* | 35-90 | 50+ | equipment |
insulated picnic rucksack* | 30-60 | 50+ | bag | practical
nostalgic decades quiz game* | 9-18 | 50+ | game |

# grandparents
also: grandparent, grandma, grandad, being a grandmother, being a grandfather, grandchildren, granny, grandpa
near: retirement, genealogy
grandchildren photo calendar* | 12-25 | 35+ | stationery | personalised sentimental
life stories* to pass on workbook | 11-20 | 35+ | keepsake | sentimental book
multi-opening family photo frame* | 15-35 | 35+ | decor | sentimental
engraved family names bangle* | 20-50 | 35+ | jewellery | jewellery personalised
story-recording picture book* | 15-30 | 35+ | book | book gadget battery sentimental
three-generation day out voucher* | 30-90 | 35+ | voucher | voucher experience
cookie cutter set* for grandchildren visits | 10-20 | 35+ | kitchenware |
finger puppets* for grandchildren visits | 8-16 | 35+ | toy |
handprint family tree canvas* | 12-28 | 35+ | craft kit | sentimental
portrait sitting* with the grandchildren | 50-150 | 35+ | experience | experience sentimental
fold-away high chair cushion* | 15-30 | 35+ | textile | practical
large-button video calling display* | 70-140 | 50+ | electronics | gadget screen
generations quiz game* | 10-20 | 35+ | board game |
letters-to-grandchildren box* | 10-22 | 35+ | storage | sentimental

# working from home
also: home office, remote working, remote work, desk setup, office job, work from home, freelancing, new job
near: interior design, organising
adjustable laptop riser* | 20-45 | 16+ | equipment | practical
wool felt desk mat* | 15-35 | 16+ | accessory | wool practical
monitor light bar* | 30-80 | 16+ | lighting | gadget practical
vertical computer mouse* | 20-45 | 16+ | electronics | gadget screen battery practical
memory foam footrest* | 20-40 | 16+ | furniture | practical
noise cancelling office headset* | 40-100 | 16+ | audio | gadget battery practical
heated mug plate* | 15-32 | 16+ | tableware | gadget practical
undated priorities pad* | 6-14 | 16+ | stationery | practical
desk cable clips* | 4-9 | 16+ | home | plastic practical
pomodoro cube timer* | 12-25 | 14+ | tool | gadget battery practical
hardy desk succulent* | 6-15 | 14+ | plant | plant
co-working day pass* | 15-40 | 18+ | experience | experience
lumbar support cushion* | 20-40 | 16+ | textile | practical
under-desk pedal exerciser* | 35-80 | 18+ | wellness | bulky
ceramic lunch bowl* with lid | 14-28 | 16+ | kitchenware | practical

# student life
also: university, college, going to university, student, uni life, college dorm, halls of residence, exams, moving out
near: new home, working from home
one-pan student recipe book* | 9-16 | 16-28 | book | book
laundry backpack* with straps | 14-28 | 16-28 | bag | practical
tower extension lead* | 14-28 | 16-28 | electronics | gadget practical
collapsible crate trolley* | 20-40 | 16-28 | equipment | bulky practical
compact student saucepans* | 25-50 | 16-28 | kitchenware | practical
fold-out sofa cube* | 40-90 | 16-28 | furniture | bulky
cosy sherpa study throw* | 18-35 | 16-28 | textile | plastic
highlighter and index tab bundle* | 6-14 | 14-28 | stationery | practical
over-door towel hooks* | 8-16 | 16-28 | home | practical
supermarket gift card* | 10-50 | 16-28 | voucher | voucher food
peg photo string* with fairy lights | 8-16 | 14-28 | lighting | gadget battery
flat-pack assembly toolkit* | 12-25 | 18-28 | tool | sharp practical
railcard contribution voucher* | 15-35 | 16-28 | travel | voucher
new-flatmates icebreaker party game* | 10-20 | 16-28 | game |
clip-on reading fan* | 12-24 | 14-28 | equipment | gadget battery

# hair care
also: hair, hairstyling, curly hair, hairdressing, hair styling, haircare, long hair, braiding hair, beards
near: make-up, skincare, self-care
wide wooden paddle brush* | 10-25 | 8+ | tool | practical
heatless curling ribbon* | 8-18 | 10+ | accessory | practical
microfibre hair turban* | 8-16 | 10+ | textile | practical
satin-lined sleep bonnet* | 9-20 | 10+ | clothing | clothing
ionic travel hairdryer* | 25-60 | 14+ | electronics | gadget noisy practical
fragrance-free scalp serum* | 10-24 | 16+ | body care |
claw clip* assortment | 5-12 | 8+ | accessory | plastic
beard grooming comb* and balm | 12-26 | 18+ | body care | scent
practice styling doll head* | 18-38 | 6-14 | toy | plastic bulky
braiding patterns guide* | 10-18 | 8+ | book | book
salon blow-dry voucher* | 20-55 | 16+ | voucher | voucher
silicone scalp massager* | 5-11 | 10+ | wellness | plastic practical
detangling conditioner spray* | 6-14 | 6+ | body care | scent
plaiting masterclass* | 25-50 | 12+ | class | experience
multi-barrel hot styler* | 45-110 | 16+ | electronics | gadget
`
