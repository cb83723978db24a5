export default `
# knitting
also: knit, knitting needles, knitter, hand knitting, knitwear making, knitting jumpers, knitting hats
own: sock knitting = knitting socks, knitting for babies
near: crochet, embroidery
unfit: apron, pouch
hand cream* for knitters | 8-16 | 14+ | body care | scent
silver scarf pin* | 15-30 | 14+ | jewellery | jewellery
soft alpaca yarn balls* | 20-45 | 12+ | art supplies | wool heart
labels* for handmade knitwear | 9-18 | 12+ | craft kit | personalised heart
knitter's mug* with sheep | 10-18 | 10+ | tableware | heart
hand-dyed merino yarn skein* | 16-28 | 10+ | craft kit | wool heart
interchangeable bamboo needles | 40-80 | 12+ | tool | practical eco heart
wooden yarn bowl | 15-30 | 10+ | craft kit | practical heart
knitting row counter | 4-9 | 8+ | tool | practical filler
numbered stitch markers | 5-12 | 10+ | tool | small-parts practical filler
foam blocking mats | 18-30 | 12+ | equipment | practical filler
illustrated stitch dictionary | 14-25 | 12+ | book | book heart
drawstring knitting project bag | 14-28 | 10+ | bag | practical heart
hand-cranked yarn winder | 25-45 | 12+ | equipment | practical
wooden umbrella yarn swift | 45-80 | 14+ | equipment |
chunky blanket* knitting kit | 50-95 | 14+ | craft kit | wool
French knitting doll | 6-12 | 6-12 | craft kit | wool
round knitting loom* set | 10-18 | 7-14 | craft kit | wool plastic
wooden needle gauge | 4-8 | 10+ | tool | practical filler
weekend knitting retreat | 120-220 | 18+ | experience | experience
Fair Isle stocking* knitting chart | 5-12 | 12+ | print | @christmas filler
sock blockers* in beech | 10-22 | 12+ | equipment | practical
stitch pattern page-a-day calendar | 10-18 | 12+ | print | filler
sock yarn advent boxes | 35-70 | 12+ | craft kit | wool @christmas religious heart
cable needles* in a tin | 5-10 | 10+ | accessory | practical filler
lanolin hand balm | 6-14 | 10+ | body care | wool filler
colourwork pattern collection | 15-28 | 12+ | book | book filler
circular needle wallet* | 14-30 | 12+ | storage | practical
knitters' neck light* | 10-22 | 12+ | lighting | gadget battery practical heart
woven garment labels* | 4-10 | 10+ | textile | filler
fade knitting yarn set* | 35-70 | 12+ | textile | wool heart
knit-along club subscription | 25-60 | 14+ | subscription | subscription filler
sheep-shaped tape measure | 5-12 | 8+ | tool | practical filler
cotton yarn* for dishcloths | 6-14 | 10+ | art supplies | filler
shawl pin* in carved horn | 8-18 | 14+ | jewellery | jewellery filler
wool festival day ticket* | 12-25 | 10+ | experience | experience wool
wooden knitting stitch stoppers* | 6-14 | 12+ | equipment | practical filler
knitting shop gift voucher* | 15-50 | 14+ | voucher | voucher heart
cable needle trio* | 5-12 | 12+ | tool | practical filler
stitch dictionary | 14-28 | 12+ | book | book
sock knitting kit* | 18-36 | 14+ | craft kit | wool heart
pattern subscription* for knitters | 20-50 | 14+ | subscription | subscription
rosewood row counter ring* | 8-18 | 14+ | accessory | practical filler
hanging knitting project bag | 14-30 | 12+ | bag | practical
clip-on knitting light* | 10-22 | 14+ | lighting | gadget battery practical filler
bamboo needle case roll* | 15-32 | 14+ | storage | practical
cotton dishcloth knitting kit* | 9-18 | 12+ | craft kit |
knitting group evening tickets* | 5-15 | 14+ | experience | experience
alpaca farm visit* | 20-50 | 8+ | experience | experience wool
knitting magazine subscription* | 25-55 | 14+ | subscription | subscription heart
woollen mill tour* with tea | 15-40 | 16+ | travel | experience food wool
hand-thrown mug* with sheep | 14-30 | 14+ | tableware | filler
knitter's armchair cushion* | 20-45 | 16+ | textile | filler
sheep linocut print | 12-34 | 14+ | print | filler
natural dyeing day* | 45-100 | 16+ | class | experience wool filler
history of knitwear book | 16-35 | 14+ | book | book filler
tea and yarn evening box* | 25-55 | 18+ | craft kit | food caffeine wool heart
felted wool slippers kit* | 25-55 | 14+ | footwear | clothing wool sized
willow knitting basket* | 30-70 | 16+ | storage | filler
sheep board game* for the family | 18-38 | 8+ | board game | filler
sock yarn skeins* in bright colours | 9-15 | 10+ | art supplies | wool heart
jumper yarn bundle* with pattern | 35-70 | 12+ | art supplies | wool heart
cotton yarn bundle* in soft colours | 9-15 | 8+ | art supplies | heart
book* of jumper knitting patterns | 12-22 | 12+ | book | book heart
finger knitting kit* in bright yarns | 8-16 | 5-11 | craft kit | wool heart
children's first knitting set | 12-24 | 6-12 | craft kit | wool heart
children's learn-to-knit book | 7-13 | 6-12 | book | book heart
short bamboo needles* for small hands | 4-9 | 6-12 | tool | eco
pompom makers* in four sizes | 6-13 | 6+ | tool | plastic
pocket money yarn* in rainbow colours | 6-14 | 6-14 | art supplies | wool heart
knit-a-bobble-hat kit* | 15-28 | 8+ | craft kit | wool clothing
teddy scarf knitting kit* | 10-20 | 7-13 | craft kit | wool clothing
picture book* about a knitting granny | 7-13 | 3-8 | book | book
knitted finger puppets* | 6-14 | 2-8 | toy | wool filler
sheep plush* with a curly coat | 12-25 | 1-10 | toy | filler
knit-and-natter morning* for children | 8-20 | 7-12 | class | experience wool
knitting tin* with sheep | 8-16 | 6+ | storage | filler
knitted animals pattern booklet* | 5-12 | 8+ | stationery | book filler
jumbo knitting needles* with thick yarn | 12-25 | 10+ | tool | wool
wool shop outing* to choose yarn | 15-35 | 6+ | experience | experience wool
row counter* for needles | 4-8 | 10+ | tool | practical filler
stitch markers* with little sheep | 5-10 | 12+ | equipment | small-parts
enamel pin* of a yarn ball | 5-10 | 10+ | accessory | small-parts wool filler
needle gauge* in wood | 5-10 | 10+ | tool | practical
knitting notebook* with grid paper | 5-10 | 10+ | stationery | filler
knitter's mug* | 8-12 | 12+ | tableware | merchandise filler

# sewing
also: dressmaking, sewing machine, sewing clothes, needlework, tailoring
near: embroidery, knitting, fashion dolls, quilting, children's crafts
unfit: apron, pouch
carrying bag* for the sewing machine | 30-60 | 14+ | bag | practical
small steam iron* for seams | 25-45 | 16+ | electronics | gadget heart
sewing book* with clothes patterns | 18-32 | 14+ | book | book heart
woven labels* with own name | 12-25 | 10+ | craft kit | personalised heart
sewing lamp* with magnifier | 30-60 | 14+ | lighting | gadget heart
sewing class voucher* of own choice | 35-80 | 14+ | voucher | voucher experience heart
compact beginner's sewing machine | 90-160 | 12+ | equipment | gadget bulky filler
magnetic pin dish | 7-14 | 14+ | tool | practical heart
fabric fat quarter bundle | 10-22 | 10+ | craft kit |
dressmaking shears | 20-40 | 18+ | tool | sharp practical heart
rotary cutter* and mat | 22-40 | 18+ | tool | sharp practical heart
adjustable dressmaker's form | 90-150 | 16+ | equipment | bulky
wooden sewing box | 25-50 | 12+ | storage | practical heart
floral cotton lawn fabric | 15-30 | 14+ | textile |
multi-size wrap dress pattern* | 10-18 | 14+ | craft kit | heart
retractable tape measure | 4-8 | 8+ | tool | practical filler
quilting rulers | 12-25 | 14+ | tool | practical plastic filler
sew-your-own felt softies* | 10-18 | 8-14 | craft kit | wool
beginner's lacing cards | 6-12 | 3-6 | toy | filler
wrist pincushion | 5-10 | 12+ | tool | practical filler
woven labels* for home sewing | 7-15 | 12+ | craft kit | filler
stocking and bunting fabric panel | 8-18 | 12+ | textile | @christmas filler
pretty cotton fat quarter* | 5-10 | 10+ | textile |
children's first sewing machine | 60-120 | 8-12 | electronics | gadget heart
children's sewing box* with felt | 14-28 | 6-12 | craft kit | wool heart
felt animal keyring sewing kit* | 8-15 | 7-14 | craft kit | wool
sew-your-own plush unicorn kit* | 12-22 | 7-13 | craft kit | heart
children's sewing projects book | 9-16 | 7-12 | book | book heart
doll's clothes sewing patterns* | 6-13 | 8+ | craft kit | filler
cotton scraps bag* in pretty prints | 6-14 | 6+ | textile |
wooden button assortment* | 4-9 | 6-14 | craft kit | small-parts filler
sewing clips* in rainbow colours | 5-11 | 7+ | tool | plastic practical filler
cross-shoulder bag sewing kit* | 14-26 | 9-16 | craft kit |
children's sewing workshop* | 20-45 | 7-12 | class | experience heart
scrunchie sewing kit* | 10-18 | 8-16 | craft kit |
embroidered pincushion hedgehog* | 6-14 | 8+ | accessory | filler
cushion cover sewing kit* | 15-30 | 9+ | craft kit | filler
wooden cotton reel rack* | 15-30 | 8+ | storage | practical
rainbow sewing threads* in a case | 10-22 | 7+ | art supplies | heart
iron-on patches* with animals | 5-12 | 6+ | textile | filler
wooden threading animals* | 8-18 | 2-6 | toy |
wooden lacing board* with a bow | 8-15 | 3-6 | toy | filler
fabric shop voucher* | 15-50 | 10+ | voucher | voucher heart
sewing machine service voucher* | 40-80 | 16+ | voucher | voucher practical
overlocker* for neat seams | 180-320 | 18+ | electronics | gadget bulky noisy
sewing pattern magazine subscription* | 30-60 | 14+ | subscription | subscription heart
tailor's pressing cushion* | 18-35 | 16+ | equipment | practical filler
tote bag sewing evening* | 30-60 | 14+ | class | experience
fashion exhibition tickets* | 12-25 | 10+ | experience | experience filler
linen dress fabric* length | 25-50 | 16+ | textile |
pyjama trousers sewing kit* | 20-40 | 10+ | craft kit | clothing filler
pocket sewing kit* in a tin | 6-13 | 8+ | tool | practical filler
sewing machine cover* to decorate | 12-24 | 9+ | textile | filler
felt food sewing kit* | 10-20 | 8-14 | craft kit | wool
fashion doll sewing box* | 14-28 | 7-13 | craft kit | heart
felt crown sewing kit* | 8-16 | 7-12 | craft kit | wool
animal sewing patterns book* | 8-16 | 8-14 | book | book
stuffing bag* for soft toys | 5-11 | 7+ | textile | filler
stork embroidery scissors* | 6-12 | 18+ | tool | sharp practical heart
seam ripper* with wooden handle | 4-9 | 18+ | tool | sharp practical
pretty buttons* in a jar | 5-10 | 8+ | craft kit | small-parts filler
woven labels* that say handmade | 5-10 | 12+ | craft kit | filler

# painting
needs: sight
also: artist, art, impressionist painting, landscape painting
own: watercolour = watercolour painting = watercolours, oil painting, acrylic painting, gouache, acrylic pouring, bob ross
near: drawing, calligraphy, pottery, printmaking, children's crafts
art shop voucher* | 15-50 | 12+ | voucher | voucher heart
painting evening* with friends | 30-60 | 16+ | class | experience heart
exhibition tickets* with a friend | 20-45 | 14+ | experience | experience heart
small folding easel* for the table | 25-50 | 10+ | equipment | bulky heart
art book* about a favourite painter | 30-60 | 14+ | book | book heart
linen-bound sketchbook* with thick paper | 15-30 | 10+ | stationery | heart
set* of fine brushes | 18-40 | 12+ | art supplies | heart
pocket travel watercolours* | 18-35 | 10+ | art supplies |
soft synthetic mop brush | 20-45 | 14+ | art supplies |
cold-pressed watercolour pad | 10-22 | 10+ | art supplies |
heavy body acrylic paints | 18-35 | 10+ | art supplies | heart
studio field easel | 80-140 | 16+ | furniture | bulky heart
primed linen canvas pack | 20-40 | 12+ | art supplies | filler
steel palette knives* for texture | 12-22 | 12+ | art supplies | practical
refillable water brushes* | 7-14 | 8+ | art supplies | practical
masking fluid pen | 6-12 | 12+ | art supplies | filler
stay-wet paint palette | 15-28 | 12+ | art supplies | practical plastic heart
colour mixing guide | 12-22 | 12+ | book | book
painter's brush roll | 12-22 | 12+ | storage | practical heart
life painting evening class | 25-60 | 18+ | class | experience
washable poster paints | 6-14 | 3-9 | art supplies |
paint-by-numbers wildlife canvas | 10-22 | 8+ | craft kit |
blank watercolour greeting cards | 5-12 | 8+ | stationery | @christmas @birthday filler
gouache paint tubes* | 12-28 | 10+ | art supplies | filler
framed colour wheel* | 10-24 | 8+ | furniture | filler
plein air painting day* | 40-95 | 14+ | class | experience filler
colour mixing guide wheel* | 5-12 | 8+ | tool | filler
linen canvas boards* | 10-24 | 10+ | equipment |
painter's biography* | 12-25 | 14+ | book | book filler
water brush pens* | 6-16 | 8+ | stationery |
smock* with deep pockets | 14-30 | 5+ | clothing | clothing
paint tube wringer* | 6-14 | 14+ | accessory | practical filler
finger paint pots* | 5-12 | 1-6 | art supplies | heart
animal stamp sponges* | 5-12 | 2-7 | craft kit |
easel* with chalk side | 30-65 | 2-9 | furniture | bulky heart
splash mat* for painting | 8-18 | 1-7 | home | plastic filler
toddler art class* | 10-25 | 1-4 | class | experience
chubby paint brushes* | 4-10 | 1-7 | tool | filler
long floor painting roll* | 8-18 | 2-9 | art supplies |
washable paint sticks* | 6-14 | 3-10 | art supplies |
paint-your-own dinosaur mugs* | 10-20 | 4-11 | craft kit |
chunky paintbrush bundle* | 5-12 | 2-9 | art supplies | filler
stamp roller painting kit* | 8-18 | 3-9 | art supplies | heart
children's painting smock* | 9-18 | 2-9 | clothing | clothing practical
gallery picture book* for children | 7-14 | 3-9 | book | book
no-spill paint pots* | 5-12 | 2-8 | art supplies | plastic practical filler
window paint pens* | 6-14 | 4-12 | art supplies |
Saturday art club morning* | 12-30 | 4-12 | class | experience
drying line* with wooden pegs | 5-10 | 3-12 | storage | practical filler
framed place* for own pictures | 12-28 | 3-12 | decor | filler
tempera paint blocks* with brush | 8-18 | 4-12 | art supplies | heart
children's watercolour tin* | 7-14 | 5-12 | art supplies | heart
mini canvases* with small easels | 8-16 | 6+ | art supplies |
paint marker pens* for stones | 12-22 | 7+ | art supplies |
children's book* of famous painters | 9-16 | 6-12 | book | book heart
T-shirt painting set* | 12-24 | 6-14 | craft kit | clothing
art gallery family day* | 10-30 | 5+ | experience | experience
artist's case* with paints and brushes | 18-35 | 8+ | art supplies | heart
canvas party workshop* | 20-45 | 7-15 | class | experience heart
beret* for a young painter | 7-15 | 3-12 | accessory | clothing wool filler
bath paint crayons* | 5-12 | 2-6 | art supplies | heart
paint-with-water book* | 4-9 | 2-6 | book | book
washable ink stamp pads* | 5-11 | 2-8 | art supplies | filler
fan brush* for skies | 3-7 | 8+ | art supplies | filler
palette knife* with wooden handle | 4-9 | 10+ | tool | practical
single tube of ultramarine* | 4-9 | 10+ | art supplies | filler
postcards* of famous paintings | 4-9 | 10+ | stationery | filler
brush washing pot* with lid | 5-10 | 10+ | equipment | practical filler
small sketchbook* for colour studies | 5-10 | 8+ | stationery | filler
painter's tea towel* | 6-12 | 14+ | textile | filler

# crochet
also: crocheting, crochet hooks, crocheter
own: amigurumi = crochet toys, granny squares, frog amigurumi = crochet frogs = amigurumi frogs = crochet frog = crocheted frogs = crocheting frogs
near: knitting, embroidery, sewing
unfit: apron, pouch
ergonomic crochet hooks* in case | 15-30 | 10+ | tool | practical heart
amigurumi animal pattern book | 12-20 | 10+ | book | book heart
self-striping cotton yarn | 8-15 | 10+ | craft kit |
locking crochet stitch markers | 4-8 | 8+ | tool | small-parts plastic practical filler
safety eyes* for crochet toys | 5-10 | 14+ | craft kit | small-parts plastic filler
crochet monster kit* | 12-22 | 9+ | craft kit | small-parts
granny square blanket* kit | 45-90 | 12+ | craft kit | wool
wooden blocking board* for squares | 25-45 | 12+ | equipment | practical filler
travelling crochet roll | 12-25 | 10+ | storage | practical
hollow-fibre toy stuffing | 6-14 | 10+ | craft kit | practical filler
light-up crochet hook* | 8-15 | 12+ | tool | gadget battery
tapestry needles* with blunt tips | 3-7 | 8+ | tool | practical filler
variegated acrylic yarn bundle | 14-28 | 8+ | craft kit | plastic
crochet bag handles* in beech | 8-15 | 14+ | craft kit | practical filler
corner-to-corner crochet class | 25-50 | 14+ | class | experience heart
crochet snowflake pattern pack | 4-9 | 10+ | print | @christmas filler
children's crochet starter kit* | 12-24 | 7-12 | craft kit | wool
chunky hook* with thick yarn | 8-16 | 7-14 | craft kit | wool
mini crochet octopus kit* | 8-16 | 8+ | craft kit | wool heart
crochet for children book | 8-15 | 7-12 | book | book heart
crochet mushroom kit* | 10-20 | 9+ | craft kit | wool
rainbow hook set* with soft grips | 8-16 | 8+ | tool | practical
crochet bookmark kit* | 6-13 | 9+ | craft kit | filler
velvet yarn balls* for soft toys | 6-14 | 8+ | art supplies | wool plastic
crochet scrunchie kit* | 7-15 | 8-16 | craft kit | wool
drawstring yarn bag* with a grommet | 10-22 | 8+ | bag | practical
keyring crochet animals kit* | 9-18 | 9+ | craft kit | wool
crochet sunflower kit* | 15-30 | 10+ | craft kit | wool
learn-to-crochet morning* | 15-35 | 8+ | class | experience wool heart
crocheted food play set* | 12-28 | 2-7 | toy | wool filler
crochet bucket hat kit* | 16-30 | 11+ | craft kit | wool clothing
crochet magazine subscription* | 25-55 | 12+ | subscription | subscription
crochet lamp* with flexible neck | 15-30 | 12+ | lighting | gadget battery practical
granny hexagon cardigan kit* | 45-90 | 14+ | craft kit | wool clothing sized
crochet flowers pattern book* | 12-22 | 12+ | book | book heart
bamboo crochet hooks* in a pouch | 9-18 | 8+ | tool | eco practical filler
ombre cotton yarn wheel* | 12-25 | 8+ | art supplies | heart
market bag crochet kit* | 15-30 | 12+ | craft kit |
crochet sock kit* | 15-30 | 14+ | craft kit | wool clothing
crochet magnet kit* | 8-16 | 8+ | craft kit | small-parts wool filler
sloth crochet kit* | 12-24 | 9+ | craft kit | wool
crochet strawberry kit* | 12-24 | 9+ | craft kit | wool
finger crochet kit* for children | 8-16 | 6-11 | craft kit | wool
crocheter's wooden yarn holder* | 15-32 | 10+ | storage | wool practical
crochet dolls kit* for beginners | 12-24 | 8-14 | craft kit | wool heart
plush yarn* to crochet by hand | 9-18 | 7-13 | art supplies | wool plastic
crochet friendship bracelet kit* | 7-14 | 8-15 | craft kit | jewellery filler
single ball* of soft cotton yarn | 3-7 | 8+ | textile |
locking stitch markers* in a tin | 4-8 | 9+ | equipment | practical filler
small amigurumi pattern booklet* | 5-10 | 9+ | book | book
safety eyes* for amigurumi | 4-8 | 12+ | craft kit | small-parts filler
yarn ball keyring* | 4-9 | 8+ | accessory | wool filler

# embroidery
also: hand embroidery, stitching
own: cross stitch = cross-stitch, sashiko, needlepoint
near: sewing, knitting, calligraphy
unfit: apron, pouch
beechwood embroidery hoops | 8-18 | 8+ | craft kit | practical
stranded embroidery thread skeins | 10-25 | 8+ | craft kit |
modern embroidery sampler* in cross stitch | 14-28 | 10+ | craft kit |
adjustable embroidery floor stand | 45-90 | 16+ | equipment | bulky
thread organiser* with bobbins | 10-20 | 10+ | storage | practical
water-soluble transfer pens | 5-10 | 12+ | tool | practical filler
magnetic embroidery needle minder | 5-12 | 14+ | tool | small-parts filler
punch needle cushion* kit | 22-40 | 18+ | craft kit | wool sharp
sashiko mending threads | 8-15 | 12+ | craft kit |
stork-shaped thread scissors | 9-18 | 18+ | tool | sharp
felt ornament* stitching kit | 8-15 | 7-13 | craft kit | wool
vintage alphabet embroidery chart | 6-12 | 12+ | print |
lap frame* for needlepoint | 25-45 | 14+ | equipment | practical
botanical stitching pattern book | 14-24 | 12+ | book | book heart
goldwork embroidery day course | 80-140 | 18+ | class | experience heart
cross-stitched wedding record sampler kit* | 18-38 | 14+ | keepsake | sentimental @wedding @anniversary
children's embroidery starter kit* | 9-18 | 7-12 | craft kit |
plastic canvas stitching kit* | 7-14 | 6-11 | craft kit | plastic
big-hole binca fabric* with threads | 6-14 | 6-11 | craft kit |
glow thread skeins* | 5-12 | 8+ | art supplies | filler
embroidered patch kit* | 8-16 | 8+ | craft kit | heart
stitch-your-own bookmark kit* | 6-13 | 7+ | craft kit | filler
wooden thread cards* shaped as animals | 4-9 | 7-14 | storage | practical filler
animal hoop art kit* | 10-20 | 8+ | craft kit | heart
pre-printed tote* to embroider | 9-18 | 8+ | bag |
stitching book* for children | 8-15 | 7-12 | book | book heart
sewing cards* with thick laces | 6-13 | 3-7 | toy | filler
mini hoop necklace kit* | 8-16 | 9+ | craft kit | jewellery
child-safe blunt needles* | 2-5 | 6-12 | tool | practical filler
stitch-your-own portrait kit* from a photo | 18-38 | 12+ | craft kit | personalised
denim jacket embroidery workshop* | 30-65 | 12+ | class | experience
shaded silk threads* in a box | 15-32 | 12+ | art supplies |
rainbow thread box* for children | 8-16 | 6-12 | art supplies | heart
animal sewing cards* in felt | 7-14 | 5-9 | craft kit | wool
stitch journal kit* | 18-36 | 12+ | craft kit |
embroidered brooch kit* | 9-18 | 9+ | craft kit | jewellery
embroidery magazine subscription* | 25-50 | 14+ | subscription | subscription
beginners' stitching kit* with hedgehog | 9-18 | 7-13 | craft kit | heart
hoop frame* for finished pieces | 9-18 | 10+ | decor |
metallic threads* in a fan | 8-16 | 9+ | art supplies |
name bunting stitching kit* | 12-25 | 8+ | craft kit | personalised
handkerchief trio* to embroider | 7-14 | 9+ | textile |
iron-on transfer patterns* | 5-11 | 8+ | stationery | filler
punch stitch hoop kit* for children | 12-25 | 8-12 | craft kit | wool heart
cotton bandana* to stitch | 6-13 | 8+ | textile | clothing filler
embroidery hoop* in beech | 3-7 | 9+ | equipment | practical
small floral embroidery kit* | 7-12 | 10+ | craft kit |
needle minder* magnet | 5-10 | 12+ | accessory | small-parts filler
iron-on stitching patterns* | 5-10 | 10+ | craft kit | filler
gold eye needles* in a case | 3-7 | 12+ | tool | practical filler

# drawing
needs: sight
also: sketching, sketch, illustration, doodling, sketchbook, portraits, doodle art, felt tips, colouring pencils, doodling
own: manga drawing, comics drawing = cartooning, urban sketching, life drawing, fashion drawing
near: painting, calligraphy, comics, digital art, children's crafts
unfit: pouch, apron, material
bright drawing lamp* for the desk | 25-50 | 10+ | lighting | gadget heart
museum evening* with sketchbook | 15-40 | 14+ | experience | experience
wooden drawing figure* | 10-20 | 8+ | decor | heart
drawing box* with everything for beginners | 25-45 | 8+ | art supplies | heart
leather pencil roll* with own name | 25-45 | 12+ | storage | leather personalised heart
drawing course* of own choice | 40-90 | 12+ | class | experience heart
art shop voucher* for sketching | 20-50 | 8+ | voucher | voucher heart
toned paper sketchbook | 9-18 | 8+ | art supplies | heart
graphite grades* in tin | 10-22 | 8+ | art supplies | heart
dual-tip alcohol markers* for illustration | 20-45 | 12+ | art supplies | heart
waterproof fineliner pens | 10-20 | 10+ | art supplies | heart
kneadable artist's eraser | 3-6 | 8+ | art supplies | practical filler
willow charcoal* sticks | 5-12 | 10+ | art supplies | filler
jointed wooden mannequin | 8-15 | 8+ | art supplies | filler
LED tracing light panel* | 20-45 | 8+ | electronics | gadget battery practical heart
pen display drawing tablet | 60-250 | 12+ | electronics | gadget battery screen
tabletop drawing easel | 30-60 | 12+ | furniture | bulky
oil-based coloured pencils | 30-70 | 10+ | art supplies | heart
blank story panel sheets | 5-10 | 7-15 | art supplies | filler
how-to-draw animals book | 7-14 | 5-12 | book | book heart
perspective drawing manual | 14-25 | 12+ | book | book filler
soft pastels* in halves | 18-35 | 10+ | art supplies | filler
two-handed artist's glove | 6-12 | 12+ | accessory | clothing sized filler
urban sketching shoulder satchel | 30-60 | 14+ | bag | practical heart
charcoal sticks* in a tin | 6-14 | 10+ | art supplies | filler
anatomy drawing handbook* | 14-28 | 12+ | book | book
urban sketching workshop* | 30-70 | 14+ | class | experience
jointed wooden figure* | 6-16 | 8+ | equipment | filler
kneaded erasers* | 2-6 | 8+ | tool | filler
artist's portfolio folder* | 12-28 | 10+ | storage |
drawing prompt dice | 6-14 | 8+ | game | small-parts
museum sketching pass* | 10-30 | 10+ | experience | experience filler
fine art pencils* in a roll | 15-35 | 10+ | stationery | heart
chunky palm crayons* | 5-12 | 1-5 | art supplies |
water doodle mat* | 10-22 | 1-5 | toy | heart
long paper doodle roll* | 5-12 | 2-9 | stationery | filler
magnetic scribble board* | 8-18 | 2-7 | toy | plastic
wipe-off tracing cards* | 5-12 | 3-6 | game |
toddler drawing table | 30-65 | 1-4 | furniture | bulky
step-by-step drawing book* for children | 6-13 | 5-12 | book | book heart
colouring pencils* in a rolled case | 10-22 | 6+ | art supplies | heart
twin-tip felt pens* box | 10-22 | 6+ | art supplies | heart
stencil set* with animals and letters | 5-12 | 4-11 | art supplies | plastic filler
spiral sketch pad* with thick paper | 5-11 | 5+ | stationery | heart
gel pens* in metallic colours | 6-14 | 6-16 | stationery |
scented colouring markers* | 6-14 | 4-11 | art supplies | scent heart
drawing games pad* | 5-11 | 6-14 | game | filler
giant colouring poster* | 8-16 | 4-12 | print |
drawing club term* | 25-60 | 6-14 | class | experience
glow drawing board* with pens | 12-25 | 4-10 | toy | gadget battery plastic heart
magnetic bead drawing board* | 12-25 | 3-8 | toy | plastic small-parts
jumbo triangular pencils* | 4-10 | 2-7 | art supplies |
bath crayons* in animal shapes | 5-11 | 2-6 | art supplies | filler
wipe-clean drawing book* for toddlers | 5-10 | 2-4 | book | book filler
sticker scenes book* for little artists | 4-9 | 2-6 | book | book filler
chalk sticks* for the pavement | 5-11 | 2-10 | art supplies |
window crayons* for toddlers | 5-11 | 2-4 | art supplies | filler
finger crayons* shaped as rings | 5-11 | 1-4 | art supplies | filler
reusable drawing cards* with water pen | 7-14 | 2-6 | toy |
easel* with chalk and whiteboard | 30-60 | 3-9 | furniture | bulky filler
toddler drawing backpack* with pens | 12-25 | 2-4 | bag |
light board* to scribble on | 12-25 | 3-8 | toy | gadget battery
sticker and scribble book* | 5-11 | 2-6 | book | book filler
animal stencils* in wood | 8-16 | 3-7 | art supplies |
black fineliners* in three widths | 4-9 | 8+ | art supplies | filler
pocket sketchbook* | 4-9 | 6+ | stationery |
putty eraser* and sharpener | 3-6 | 7+ | art supplies | practical filler
chunky crayons* for small hands | 3-7 | 1-5 | art supplies |
colouring book* of animals | 3-7 | 3-9 | art supplies | book filler

# woodworking
also: woodwork, carpentry, joinery, furniture making, diy woodworking
own: woodturning = wood turning
near: pottery, jewellery making
Japanese pull saw | 25-45 | 18+ | tool | sharp practical heart
bevel-edge chisel roll* | 40-90 | 18+ | tool | sharp practical heart
spoon carving knife | 18-40 | 18+ | tool | sharp
low-angle block plane | 50-120 | 18+ | tool | sharp practical heart
brass marking gauge | 15-35 | 18+ | tool | practical sharp
combination square* in steel | 14-30 | 12+ | tool | practical
quick-grip bar clamps | 20-45 | 14+ | tool | practical
woodworker's pencil* with sharpener | 6-14 | 12+ | tool | practical filler
beeswax wood finish | 9-18 | 14+ | tool | scent filler
seasoned lime carving blanks | 12-25 | 16+ | craft kit |
exotic pen-turning timber* | 10-22 | 16+ | craft kit |
whetstone* for chisels | 25-55 | 18+ | tool | practical sharp
waxed canvas bench apron | 25-50 | 14+ | clothing | clothing practical heart
dovetail marking template | 12-25 | 16+ | tool | practical
timber birdhouse* building kit | 12-25 | 7-13 | craft kit | practical
child-sized hammer* and bench | 25-50 | 3-7 | toy | noisy
green woodworking course | 80-160 | 18+ | class | experience heart
dust collection goggles | 10-22 | 14+ | safety gear | plastic practical filler
carpenter's folding rule | 6-14 | 10+ | tool | practical
assorted sanding blocks | 5-12 | 10+ | tool | practical filler
turned bauble blanks* in hardwood | 10-22 | 16+ | decor | @christmas filler
small tin of furniture wax* | 8-15 | 12+ | home |
children's wood building kit* | 20-40 | 6-12 | craft kit | heart
real tools* in child size | 22-45 | 6-12 | tool | heart
wooden catapult kit* to build | 10-20 | 7-14 | craft kit |
build-your-own wooden racer* | 10-22 | 6-13 | craft kit | heart
wood scraps box* for young builders | 10-20 | 5-12 | craft kit |
children's woodworking book | 10-18 | 6-12 | book | book heart
soapstone shaping kit* | 12-24 | 7+ | craft kit | filler
child's leather tool belt* | 12-25 | 5-12 | accessory | leather
safety goggles* for young carpenters | 5-11 | 5-12 | safety gear | practical plastic filler
wooden bird table kit* | 15-30 | 7+ | craft kit |
nail and string picture kit* | 10-20 | 7-13 | craft kit | small-parts
hand drill* with crank | 15-30 | 8+ | tool | practical
sandpaper shapes* with wooden animals | 8-16 | 6-12 | craft kit | filler
workshop morning* for parent and child | 25-60 | 6-13 | class | experience heart
wooden marble maze kit* | 14-28 | 8+ | craft kit | small-parts
wooden music box kit* to build | 18-35 | 8+ | craft kit | noisy
child's work apron* with pockets | 12-24 | 4-12 | clothing | clothing practical
bench with wooden vice* | 40-80 | 4-10 | furniture | bulky
wooden nuts and bolts* to build | 14-28 | 3-7 | toy | small-parts
toy tool box* in wood | 18-35 | 2-6 | toy |
hammering cork board* | 12-24 | 4-8 | toy | small-parts
balsa wood sheets* bundle | 8-18 | 8+ | art supplies |
carpenter's square* in small | 6-14 | 8+ | tool | practical filler
timber museum outing* | 8-20 | 6+ | experience | experience
first wood lathe course* | 80-160 | 16+ | class | experience
band clamps* pair | 15-30 | 14+ | tool | practical
wood oil* in a tin | 9-18 | 12+ | home | practical filler
wooden box kit* to join | 18-36 | 12+ | craft kit |
carpenter's pencils* with sharpener | 4-8 | 12+ | tool | practical filler
beeswax polish* for wood | 6-11 | 14+ | equipment | practical
steel marking square* | 6-12 | 14+ | tool | practical
woodworker's enamel mug* | 8-12 | 14+ | tableware | merchandise filler
sandpaper pack* in fine grits | 4-8 | 14+ | equipment | practical filler

# pottery
also: ceramics, clay, pottery making, wheel throwing, hand building, potter, clay modelling
own: sculpting = sculpture
near: painting, woodworking, children's crafts
unfit: lamp
hand balm tin* for potters | 8-16 | 14+ | body care | scent
maker's stamp* with own initials | 15-30 | 14+ | tool | personalised heart
pottery course voucher* | 40-100 | 14+ | voucher | voucher experience heart
handmade bowl* from a potter | 25-60 | 14+ | tableware | heart
art supplies voucher* for potters | 20-50 | 10+ | voucher | voucher heart
tabletop pottery wheel | 90-220 | 14+ | equipment | gadget bulky heart
air-dry clay block | 6-14 | 5+ | art supplies |
boxwood clay ribs* and modellers | 10-22 | 12+ | tool | practical heart
loop trimming tools* for clay | 10-20 | 16+ | tool | practical
underglaze colour sampler | 18-40 | 14+ | art supplies |
banding turntable* for decorating | 25-55 | 14+ | equipment | practical
potter's wide canvas apron | 25-45 | 12+ | clothing | clothing practical heart
natural sea sponge* for pottery throwing | 5-10 | 10+ | tool | practical filler
porcelain slip trailer bottles | 6-12 | 14+ | tool | practical filler
letter stamps* for clay | 8-15 | 8+ | tool | heart
glaze recipes notebook | 8-15 | 14+ | stationery | filler
hand-building pottery book | 16-28 | 14+ | book | book heart
oven-bake polymer clay colours | 12-25 | 8+ | art supplies | plastic filler
children's clay modelling tub | 8-15 | 3-8 | art supplies |
six-week wheel throwing course | 110-200 | 16+ | class | experience
textured rolling pins* for clay | 10-22 | 8+ | tool | practical
glaze firing voucher | 15-40 | 14+ | voucher | voucher filler
pottery evening* for a couple | 60-120 | 18+ | experience | experience romantic @anniversary heart
mini pottery wheel* for children | 25-50 | 7-12 | toy | gadget battery plastic heart
pottery painting voucher* | 15-35 | 5+ | voucher | voucher experience heart
children's clay workshop* | 15-35 | 5-12 | class | experience heart
clay tool set* for children | 6-13 | 5-12 | tool | plastic heart
polymer clay charms kit* | 10-20 | 7-14 | craft kit | filler
air-dry clay pots kit* | 10-20 | 6-13 | craft kit | heart
clay animals book* step by step | 7-14 | 6-12 | book | book heart
paint-your-own money box* | 6-14 | 4-11 | craft kit | filler
clay cutters* in animal shapes | 6-13 | 3-11 | tool | filler
soft modelling clay* in ten colours | 6-13 | 4-12 | art supplies | heart
magnetic fridge clay kit* | 8-16 | 6-13 | craft kit | small-parts filler
terracotta pots* to paint | 8-16 | 4-12 | craft kit | filler
clay hand press* for spaghetti shapes | 6-13 | 4-12 | tool | plastic filler
fairy house clay kit* | 12-24 | 7-13 | craft kit | filler
child's waterproof sleeved apron* | 8-16 | 3-10 | clothing | clothing practical filler
texture stamps* for clay | 6-14 | 5+ | art supplies |
ceramic glaze pens* | 10-22 | 8+ | art supplies |
clay coil snake mat* | 7-15 | 3-7 | toy | filler
mug painting afternoon* | 15-35 | 6+ | experience | experience heart
pottery fair outing* with tea | 15-40 | 16+ | experience | experience food caffeine filler
raku firing day* | 70-140 | 16+ | class | experience
shelf* for finished pots | 25-55 | 16+ | furniture | filler
clay delivery voucher* | 15-40 | 12+ | voucher | voucher filler
potter's book* of forms | 15-30 | 12+ | book | book
sgraffito tools* in a roll | 12-25 | 14+ | tool | practical
throwing ribs* in beech | 8-16 | 12+ | tool | practical filler
wooden modelling tools* | 5-10 | 8+ | tool | practical
cutting wire* for clay | 3-6 | 12+ | tool | practical filler
underglaze pencil* | 4-9 | 12+ | art supplies | filler
natural sea sponge* for throwing | 3-7 | 12+ | tool | filler
stamp set* for clay patterns | 6-12 | 7+ | art supplies | filler
air-dry clay pack* | 4-9 | 5-12 | art supplies |

# photography
needs: sight
also: photo, photos, photographer, taking photos, taking pictures, instagram photography
own: film photography = analogue photography = film cameras = analogue cameras = 35mm photography, wildlife photography = bird photography, macro photography, portrait photography, landscape photography
near: cinema, travel, film making
unfit: pouch, material, apron, lamp, supply
picture rope* with wooden pegs | 9-18 | 10+ | decor | heart
calendar* of their own photos | 15-30 | 10+ | stationery | personalised heart
mug* shaped like a lens | 12-22 | 12+ | tableware | merchandise heart
photo shop voucher* | 25-60 | 12+ | voucher | voucher heart
full-frame travel tripod | 60-150 | 14+ | equipment | practical filler
fast memory card pair* | 18-40 | 12+ | electronics | gadget heart
leather camera wrist strap* | 15-35 | 12+ | accessory | leather heart
framed print* of their best shot | 20-50 | 14+ | print | heart
photo book voucher* | 20-50 | 14+ | voucher | voucher personalised heart
night photography handbook* | 14-28 | 14+ | book | book
quick-release camera strap | 20-45 | 12+ | accessory | practical heart
circular polarising filter | 20-50 | 14+ | equipment | practical filler
fifty millimetre portrait lens | 120-280 | 16+ | electronics | gadget filler
black and white film rolls | 10-25 | 12+ | equipment | filler
disposable flash camera | 12-20 | 8+ | equipment | gadget battery plastic
vintage 35mm rangefinder | 35-70 | 10+ | equipment | gadget battery
lens cleaning pen | 6-14 | 12+ | tool | practical filler
pocket grey card | 5-12 | 14+ | tool | practical filler
weatherproof memory card case | 8-18 | 12+ | storage | practical plastic filler
five-in-one light reflector | 15-30 | 14+ | equipment | practical filler
padded camera insert | 18-40 | 14+ | bag | practical filler
sun-print photographic paper | 8-15 | 6+ | craft kit |
pinhole camera* building kit | 18-35 | 10+ | craft kit | gadget
shock-proof child's camera | 30-60 | 5-11 | electronics | gadget battery screen heart
street photography masterclass | 60-120 | 18+ | class | experience
composition guide* for photographers | 14-25 | 12+ | book | book
gallery-quality enlargement voucher | 20-60 | 14+ | voucher | voucher
anniversary portrait sitting* | 60-180 | 18+ | experience | experience romantic sentimental @anniversary
macro extension tubes* | 18-45 | 14+ | electronics | gadget filler
leather lens pouch* | 20-45 | 14+ | accessory | leather practical filler
photo zine printing voucher* | 15-40 | 14+ | voucher | voucher
darkroom taster evening* | 35-80 | 16+ | class | experience filler
photo walk assignment cards* | 8-15 | 12+ | game | filler
rain cover* for cameras | 8-20 | 14+ | outdoor gear | practical filler
negative storage binder* | 12-26 | 14+ | stationery | practical filler
remote shutter release | 10-25 | 14+ | tool | gadget battery
street photographers anthology* | 20-45 | 14+ | print | book filler
wooden instant photo holder* | 8-18 | 12+ | decor |
backdrop paper roll* | 20-45 | 14+ | art supplies | bulky filler
exposure reference cards* | 4-10 | 12+ | stationery | filler
padded camera backpack* | 40-95 | 14+ | bag | practical heart
photography exhibition tickets* | 12-30 | 10+ | experience | experience heart
star trail photography night* | 50-110 | 16+ | travel | experience filler
contact sheet loupe* | 10-25 | 14+ | collectible | filler
photo paper sampler* | 12-25 | 14+ | keepsake | filler
grip-tipped photographers gloves* | 15-32 | 14+ | clothing | clothing sized filler
rain sleeve* for cameras | 8-18 | 14+ | equipment | practical filler
variable neutral density filter* | 25-60 | 16+ | equipment | practical filler
photographer's field notebook | 8-15 | 12+ | stationery | practical filler
travel photo contest entry* | 10-30 | 16+ | experience | experience filler
portrait lighting workshop | 50-120 | 16+ | class | experience filler
cyanotype printing kit | 14-30 | 10+ | craft kit |
wall-mounted print ledge* | 15-32 | 14+ | decor | practical filler
archival print box* | 15-32 | 14+ | storage | practical filler
linen photo album* with corners | 18-40 | 12+ | keepsake | sentimental heart
wooden print drying rack* | 20-45 | 16+ | equipment | practical filler
rechargeable camera batteries* | 18-40 | 14+ | electronics | gadget battery practical filler
print lab voucher* | 20-50 | 14+ | voucher | voucher
dawn landscape photo tour* | 50-120 | 16+ | experience | experience
analogue photography magazine | 10-25 | 14+ | subscription | subscription filler
women photographers anthology* | 18-40 | 14+ | book | book
cold weather shutter gloves* | 15-32 | 14+ | accessory | clothing practical
hot shoe spirit level* | 6-14 | 14+ | tool | practical filler
microfibre lens pouches* | 8-15 | 12+ | storage | practical filler
desktop contact print frame* | 14-28 | 14+ | decor | filler
wooden film canister rack* | 12-25 | 14+ | storage | filler
studio backdrop clips* | 6-14 | 14+ | tool | practical filler
photo editing evening class | 30-80 | 16+ | class | experience
photographer's biography* | 12-25 | 14+ | book | book
miniature photo garland pegs* | 5-12 | 10+ | decor | filler
light leak filter gels* | 8-18 | 14+ | equipment | practical filler
camera-shaped ceramic planter | 14-28 | 14+ | decor | filler
rocket-shaped dust blower* | 7-15 | 14+ | tool | practical filler
gallery opening tickets* | 10-30 | 16+ | experience | experience
monograph* of a great photographer | 20-40 | 14+ | book | book
camera cleaning kit* | 9-15 | 12+ | equipment | filler
photography course* in the field | 45-100 | 14+ | class | experience heart
instant camera* for children | 45-90 | 7-12 | electronics | gadget battery heart
instant film packs* | 12-25 | 7+ | equipment |
mini photo printer* for the phone | 45-90 | 9+ | electronics | gadget battery heart
photo album* to decorate | 9-18 | 6-14 | keepsake | sentimental
photo challenge cards* for children | 7-14 | 6-12 | game |
photography for children book | 9-16 | 7-12 | book | book heart
camera strap* in rainbow weave | 8-16 | 6-14 | accessory |
clip-on phone lenses* | 10-22 | 10+ | equipment |
photo peg string* with little pegs | 5-11 | 6+ | decor | filler
waterproof camera* for children | 30-60 | 5-12 | electronics | gadget battery heart
camera pouch* with a fox | 8-16 | 5-12 | bag | practical
photo stickers* and corners | 4-9 | 6-14 | stationery | filler
flexible mini tripod* | 10-20 | 8+ | equipment | practical heart
wooden picture viewer* with slides | 10-22 | 2-6 | toy | filler
photo safari* at the zoo | 20-50 | 7+ | experience | experience heart
photo frame kit* to paint | 8-16 | 5-12 | craft kit | filler
children's photography workshop* | 20-45 | 8-12 | class | experience heart
photo booth props* on sticks | 5-12 | 5-14 | decor | filler
kaleidoscope lens* for photos | 10-22 | 8+ | equipment |
young photographer's scrapbook* | 8-16 | 7-13 | stationery | sentimental
microfibre lens cloth* with photo | 4-8 | 12+ | equipment | practical filler
lens cap keeper* | 3-7 | 14+ | accessory | practical filler
photo corner album* in pocket size | 5-10 | 10+ | keepsake | filler
camera enamel pin* | 5-10 | 12+ | accessory | small-parts filler
coaster set* with camera lenses | 6-12 | 14+ | tableware | filler

# jewellery making
also: jewelry making, bracelet making, wire wrapping, making jewellery
own: silversmithing, friendship bracelets, beading = bead making
near: minerals and crystals, children's crafts, embroidery
round-nose jewellery pliers | 10-22 | 12+ | tool | practical
glass seed bead assortment* | 10-22 | 8+ | craft kit | small-parts
letter bead bracelet kit* | 8-15 | 6-14 | craft kit | small-parts plastic jewellery heart
silver-plated craft wire | 6-14 | 12+ | craft kit |
bead sorting mat | 5-10 | 8+ | equipment | small-parts practical filler
silver clay ring* kit | 45-80 | 18+ | craft kit | jewellery small-parts fire
compartment case* for findings | 10-22 | 8+ | storage | plastic practical
steel ring mandrel | 10-22 | 14+ | tool | practical
bead loom* with threads | 14-28 | 8+ | craft kit | small-parts
wooden bench pin | 12-25 | 16+ | tool | practical filler
semi-precious stone strands | 12-30 | 12+ | craft kit | small-parts heart
silversmithing ring workshop | 70-130 | 18+ | class | experience jewellery fire heart
bead spinner bowl | 15-28 | 10+ | equipment | small-parts practical
friendship bracelet braiding disc | 10-20 | 6-13 | craft kit | jewellery
hammered cuff stamping blanks | 10-22 | 16+ | craft kit | jewellery
jeweller's head-mounted magnifier | 12-25 | 14+ | equipment | practical gadget battery
wire-wrapping pattern book | 12-22 | 14+ | book | book
silver ear wires and findings* | 7-13 | 10+ | equipment |
charm bracelet making kit* | 12-24 | 6-13 | craft kit | small-parts jewellery heart
clay bead kit* in many colours | 10-20 | 6-14 | craft kit | small-parts heart
bead storage case* with beads | 12-24 | 6-14 | storage | small-parts plastic
stretchy cord* for bracelets | 3-7 | 6-14 | craft kit |
shrink plastic jewellery kit* | 8-16 | 6-13 | craft kit | plastic jewellery
wooden necklace beads* to paint | 7-14 | 5-11 | craft kit | small-parts filler
animal charms* for bracelets | 5-11 | 6-14 | craft kit | small-parts filler
jewellery tree* for own pieces | 10-20 | 6+ | storage | practical jewellery
charm making ideas book* | 7-13 | 7-15 | book | book
earring making kit* with hooks | 10-20 | 8+ | craft kit | small-parts jewellery heart
bead party afternoon* | 15-35 | 6-13 | class | experience small-parts
crystal wire tree kit* | 10-20 | 9+ | craft kit | small-parts
phone charm beading kit* | 8-16 | 8-16 | craft kit | small-parts
resin pendant moulds* | 8-16 | 14+ | craft kit |
chunky threading beads* | 8-16 | 3-6 | toy | small-parts filler
bead shop voucher* | 10-30 | 8+ | voucher | voucher small-parts heart
jewellery box* to decorate | 10-20 | 5-11 | craft kit |
flush wire cutters* | 10-20 | 18+ | tool | sharp practical filler
metal stamping letters* | 20-40 | 14+ | tool | practical heart
freshwater pearls strand* | 12-28 | 12+ | craft kit | small-parts heart
jewellery polishing cloths* | 5-11 | 12+ | tool | practical jewellery filler
gemstone cabochons* in a box | 12-28 | 12+ | art supplies | small-parts
wirework jewellery class* | 35-75 | 14+ | class | experience jewellery heart
magnetic jewellery kit* for children | 9-18 | 6-12 | craft kit | small-parts jewellery
locket making kit* | 10-20 | 8-14 | craft kit | jewellery
glass pendant painting kit* | 9-18 | 8-14 | craft kit | jewellery
seed beads* in small tubes | 4-9 | 8+ | craft kit | small-parts
elastic cord roll* for bracelets | 3-6 | 7+ | craft kit |
charms* in a mixed bag | 4-9 | 8+ | craft kit | small-parts
earring hooks* in silver colour | 4-8 | 12+ | craft kit | small-parts filler
embroidery thread* in bright colours | 4-8 | 7+ | craft kit |

# children's crafts
also: crafts, craft, arts and crafts, kids crafts, colouring, coloring, making things, crafting, colouring in, scratch art, pom poms, pompoms, cutting and sticking, gluing
near: drawing, painting, papercraft, slime and sensory play
unfit: pouch, lamp, weekend, online, technique, supply
big box* of craft odds | 15-30 | 4-12 | craft kit | small-parts heart
peel-and-stick mosaic pictures | 6-12 | 4-9 | craft kit | small-parts plastic
iron-on fuse beads* and pegboards | 10-20 | 6-12 | craft kit | small-parts plastic heart
scratch art rainbow sheets | 5-10 | 5-10 | art supplies |
dot paint markers | 8-15 | 3-7 | art supplies |
window paint pens | 8-15 | 5-12 | art supplies |
rock painting* kit | 8-15 | 5-12 | craft kit |
roll of drawing paper* for floor | 8-15 | 3-10 | art supplies | bulky filler
tie-dye* party kit | 12-25 | 8+ | craft kit |
spinning art machine | 15-28 | 5-10 | toy | gadget battery plastic
papercraft animal masks | 6-14 | 6-12 | craft kit |
weaving loop loom | 8-15 | 6-12 | craft kit | plastic
washable twist-up silky crayons | 8-15 | 3-8 | art supplies |
magnetic painting easel | 45-90 | 3-9 | furniture | bulky small-parts
shrink film charms | 8-15 | 6-13 | craft kit | small-parts plastic
craft trolley* on wheels | 30-55 | 5+ | storage | bulky practical
junior craft box subscription | 15-60 | 4-11 | subscription | subscription heart
make-your-own tree ornaments | 6-14 | 4-12 | decor | @christmas filler
grown-up colouring book* with patterns | 7-14 | 14+ | book | book
craft box for grown-ups subscription* | 25-50 | 16+ | subscription | subscription heart
colouring pencils* in sixty shades | 15-35 | 12+ | art supplies | heart
craft fair tickets* | 8-20 | 10+ | experience | experience
craft workshop voucher* | 30-70 | 14+ | voucher | voucher experience heart
hot glue gun* with sticks | 12-25 | 14+ | tool | gadget practical filler
paper flower craft kit* | 12-24 | 12+ | craft kit |
book nook miniature kit* | 30-60 | 12+ | craft kit | small-parts
macramé coaster kit* | 12-24 | 12+ | craft kit |
decoupage box kit* | 12-25 | 12+ | craft kit |
craft storage tower* with drawers | 30-60 | 12+ | storage | practical
craft shop voucher* | 10-40 | 8+ | voucher | voucher heart
craft magazine subscription* | 25-55 | 14+ | subscription | subscription
felt wreath craft kit* | 15-30 | 12+ | craft kit | wool filler
stained glass colouring sheets* | 6-13 | 10+ | art supplies | filler
resin coaster making kit* | 20-38 | 14+ | craft kit |
craft table lamp* with daylight | 22-45 | 14+ | lighting | gadget practical filler
pressed flower frame kit* | 12-25 | 10+ | craft kit |
punched tin lantern kit* | 12-25 | 14+ | craft kit | filler
wooden painting ornaments* | 6-13 | 8+ | craft kit | filler
rotating craft caddy* | 15-30 | 12+ | storage | practical filler
pompom animals kit* | 8-16 | 6-12 | craft kit | wool
sand art bottles* | 8-16 | 5-12 | craft kit |
sticker-by-number book* | 5-11 | 5-12 | book | book
suncatcher window kit* | 7-14 | 5-12 | craft kit | heart
pipe cleaner animals kit* | 5-11 | 5-11 | craft kit | filler
paper plane book* with folding sheets | 6-13 | 6-13 | book | book
string art kit* | 12-24 | 9-15 | craft kit |
diorama craft box* | 10-20 | 7-13 | craft kit |
children's glue sticks* and tape set | 5-11 | 3-11 | stationery | practical filler
reusable sticker board* | 6-13 | 2-6 | toy |
chunky crayons* for toddlers | 4-9 | 1-4 | art supplies |
first sticker book* | 4-8 | 2-5 | book | book filler
tissue paper craft box* | 6-13 | 3-9 | craft kit |
finger painting set* | 7-14 | 2-6 | art supplies |
soft dough* with cutters | 7-14 | 2-7 | craft kit |
foam bath shapes* to stick | 6-13 | 2-6 | toy | filler
felt story board* | 10-22 | 2-6 | toy |
little craft table* and chair | 40-80 | 2-7 | furniture | bulky
paper crown kit* | 5-11 | 3-8 | craft kit | filler
chubby stamps* with ink | 7-14 | 2-6 | art supplies |
collage box* for toddlers | 9-18 | 2-4 | craft kit |
paper tearing and pasting book* | 5-11 | 2-5 | book | book filler

# papercraft
also: paper crafts
own: origami, bookbinding, scrapbooking, quilling, junk journaling, cardmaking = card making = making cards = greeting cards
near: calligraphy, drawing, children's crafts, printmaking
washi tape assortment* | 8-15 | 6+ | craft kit |
bamboo paper folder | 5-10 | 10+ | tool | practical eco filler
Japanese patterned origami squares | 6-14 | 6+ | craft kit |
corner rounding punch | 8-15 | 10+ | tool | practical filler
clear stamps* and ink pads | 12-25 | 8+ | craft kit |
guillotine paper trimmer | 18-35 | 18+ | tool | sharp practical filler
die-cutting hand press | 70-130 | 16+ | equipment | bulky heart
bookbinding starter tools | 22-40 | 18+ | craft kit | sharp heart
linen-covered ring scrapbook | 18-35 | 8+ | keepsake | sentimental
embossing heat gun | 18-35 | 18+ | tool | gadget fire
vintage ephemera paper bundle | 8-15 | 10+ | craft kit |
scoring board* for cards | 12-25 | 10+ | tool | practical
blank cards* with envelopes | 5-12 | 6+ | stationery | practical filler
modular origami book | 10-18 | 8+ | book | book heart
pop-up card* making kit | 10-20 | 7-13 | craft kit | heart
photo corners* and label stickers | 3-7 | 8+ | stationery | practical filler
birthday card making station* | 12-25 | 7+ | stationery | @birthday
paper plane folding kit* | 7-14 | 6-13 | craft kit | heart
animal origami kit* for children | 7-14 | 6-12 | craft kit | heart
children's safety paper punch* | 6-13 | 5-12 | tool | filler
paper marionettes kit* | 8-16 | 6-12 | craft kit |
fold-your-own paper dragons* | 9-18 | 8+ | craft kit | heart
quilling strips kit* with pictures | 8-16 | 8+ | craft kit |
build-a-castle paper model* | 8-18 | 8+ | craft kit |
glitter card* in thick sheets | 5-11 | 5+ | art supplies | filler
papercraft workshop* for children | 15-35 | 7-12 | class | experience heart
paper dolls book* to press out | 5-11 | 4-11 | book | book filler
folded star lantern kit* | 7-15 | 7-14 | craft kit |
paper city* to cut and fold | 9-18 | 7-13 | craft kit |
layered paper art kit* with frame | 18-36 | 12+ | craft kit | heart
craft paper subscription* | 20-45 | 12+ | subscription | subscription heart

# calligraphy
also: hand lettering, lettering, brush lettering, handwriting, penmanship, brush pens, modern calligraphy
near: drawing, papercraft, painting
oblique dip pen holder | 10-22 | 12+ | art supplies | heart
assorted steel pen nibs | 6-14 | 12+ | art supplies |
shimmering gold calligraphy ink | 8-15 | 12+ | art supplies | heart
dual-ended brush lettering markers* | 12-28 | 8+ | art supplies | heart
spiral glass stylus | 12-25 | 12+ | art supplies | heart
lined calligraphy practice pad | 6-12 | 8+ | art supplies | practical filler
slanted writing slope* in beech | 35-70 | 14+ | furniture | practical heart
parchment-style paper sheets | 6-12 | 10+ | art supplies | filler
Japanese ink stone | 18-40 | 14+ | art supplies |
bamboo calligraphy brushes | 8-18 | 10+ | art supplies | eco
copperplate workbook | 9-15 | 12+ | book | book heart
illuminated letters* colouring kit | 8-15 | 8-14 | craft kit |
oak pen tray | 20-40 | 14+ | storage | practical
modern lettering workshop | 40-80 | 16+ | class | experience heart
deckle-edged cotton paper | 10-22 | 12+ | stationery | heart
italic nib fountain pen* | 25-90 | 12+ | stationery | practical heart
blotting rocker* in beech | 15-30 | 14+ | stationery | practical
nib cleaning cloths | 3-7 | 10+ | tool | practical filler
hand lettering for children book | 7-14 | 8-12 | book | book heart
brush pens* in pastel colours | 9-18 | 7+ | art supplies | heart
feather quill* with ink bottle | 9-18 | 8+ | stationery | heart
alphabet tracing cards* | 6-12 | 5-10 | stationery | filler
first fountain pen* for children | 9-20 | 6-12 | stationery | practical heart
lettering stencils* | 5-11 | 7+ | art supplies | plastic filler
invisible ink pens* | 5-11 | 6-13 | stationery | filler
wax seal kit* for letters | 14-28 | 10+ | stationery | heart
glitter gel pens* | 5-11 | 6-15 | art supplies | filler
hieroglyph writing kit* | 9-18 | 7-13 | craft kit |
letter writing box* with envelopes | 9-18 | 7+ | stationery |
chalk lettering board* with pens | 15-30 | 9+ | decor |
lettering afternoon* for children | 15-35 | 8-12 | class | experience heart
pencil grip trio* | 3-7 | 5-10 | stationery | practical filler
secret codes writing book* | 6-13 | 7-13 | book | book filler
name sign lettering kit* | 10-20 | 7-14 | craft kit | personalised
gold paint pens* | 7-14 | 8+ | art supplies | heart
fountain pen ink cartridges* in colours | 4-9 | 7+ | stationery |
handwriting practice book* | 5-11 | 6-11 | book | book filler
comic lettering book* | 8-16 | 8+ | book | book filler
envelope seals stickers* | 4-9 | 7-14 | stationery | filler
lettering chalk pens* | 8-16 | 7+ | art supplies |

# candle making
also: candlemaking, making candles, soy candles, candle pouring, homemade candles, candle maker
own: wax melts
near: soap making, perfume, self-care
unfit: lamp, pouch
soy wax flakes* by the kilo | 12-25 | 16+ | craft kit | practical heart
wooden candle wicks* pack | 6-12 | 16+ | craft kit | scent practical filler
stainless wax pouring jug | 12-25 | 16+ | kitchenware | practical
candle fragrance oil sampler* | 15-30 | 16+ | scent | scent heart
amber glass jars* with lids | 14-28 | 14+ | storage | practical
pillar candle moulds* in silicone | 12-25 | 16+ | equipment | practical heart
probe thermometer* for melted wax | 10-22 | 16+ | tool | gadget battery practical
candle dye chips* in earth tones | 7-14 | 16+ | art supplies | scent
wick centring bars* | 5-10 | 16+ | tool | practical filler
kraft jar labels* with twine | 5-10 | 10+ | stationery | practical filler
dried flower petals* for decorating | 7-14 | 12+ | decor | plant
candle chemistry handbook | 14-25 | 16+ | book | book scent heart
candle pouring workshop | 40-80 | 18+ | class | experience scent fire heart
honeycomb beeswax sheets* to roll | 10-20 | 6+ | craft kit | scent heart
melting pot* for wax | 35-70 | 18+ | electronics | gadget practical heart
tapered candle dipping frame | 20-40 | 18+ | equipment | scent
festive clove and orange wax* | 8-15 | 16+ | scent | scent @christmas
beeswax animals kit* for children | 9-18 | 6-12 | craft kit | heart
gel candle making kit* | 12-25 | 10+ | craft kit | scent
candle jar pens* for painting | 8-16 | 8+ | art supplies | scent filler
wax crayons* to melt | 6-12 | 8+ | art supplies | filler
wax sticker sheets* for decorating | 6-14 | 6-14 | craft kit | heart
candle dipping morning* at a farm | 10-25 | 5+ | experience | experience scent heart
salt dough lantern kit* | 8-16 | 5-12 | craft kit | filler
shell and pebble mix* for jars | 5-11 | 6-14 | decor | filler
bee-themed pattern roller* | 8-16 | 6-14 | tool |
beekeeper's visit* with wax | 10-30 | 6+ | experience | experience
concrete candle vessels* | 14-28 | 14+ | decor | scent heart
essential oils trio* for candles | 15-30 | 16+ | scent | scent
candle maker's apron* | 18-36 | 14+ | clothing | clothing practical scent filler
coconut wax* in a bag | 14-28 | 16+ | art supplies | practical heart
candle label printing stamps* | 9-18 | 14+ | stationery | scent filler
kids' sand casting kit* with wax | 12-25 | 8-14 | craft kit | heart
jar painting kit* for lanterns | 9-18 | 6-13 | craft kit | heart
shell lantern kit* in sand | 10-20 | 7-14 | craft kit | heart
wax resist painting kit* | 8-16 | 6-13 | art supplies |
tealight jar painting kit* | 9-18 | 7-14 | craft kit |
candle workshop* for families | 20-50 | 7+ | class | experience scent heart
LED candle decorating kit* | 12-25 | 6-13 | craft kit | battery scent
bee museum visit* | 6-18 | 5+ | experience | experience filler
candle shop outing* to choose colours | 8-22 | 7+ | experience | experience scent
felt candle wreath kit* | 10-20 | 8-14 | craft kit | wool scent filler
gel jar lantern kit* | 10-20 | 8+ | craft kit |

# soap making
also: soapmaking, making soap, handmade soap, cold process soap, natural cosmetics making
own: bath bomb making = bath bombs = making bath bombs
near: candle making, skincare, self-care
unfit: lamp, pouch
melt-and-pour soap base | 10-20 | 12+ | craft kit | scent
wooden loaf mould* with liner | 18-35 | 14+ | equipment | practical heart
wavy soap slicer | 10-20 | 18+ | tool | sharp practical scent
botanical colourant clays* | 10-20 | 14+ | art supplies | eco
bath bomb press* in steel | 10-22 | 10+ | tool | scent practical
essential oil blending set | 18-38 | 16+ | scent | scent heart
soap curing rack | 18-35 | 14+ | storage | practical scent
botanical soap stamps | 10-22 | 12+ | tool | scent heart
chemical splash goggles | 8-15 | 14+ | safety gear | practical plastic filler
cold process soap handbook | 14-26 | 16+ | book | book scent
accurate digital batch scale | 14-28 | 14+ | electronics | gadget battery practical filler
children's jelly soap kit | 12-24 | 7-12 | toy | scent
paper wraps* for soap bars | 6-12 | 10+ | stationery | scent practical filler
shea butter block | 10-20 | 14+ | body care |
natural soap making day | 50-100 | 16+ | class | experience scent heart
dried calendula and rose petals* | 6-12 | 12+ | craft kit | plant scent heart
gift tins* for homemade soaps | 8-15 | 12+ | storage | scent @christmas filler
paper gift ribbon* rolls | 3-7 | 10+ | textile | practical filler
glitter soap making kit* for children | 10-20 | 7-12 | craft kit | scent heart
soap crystals growing kit* | 10-20 | 8-14 | craft kit | scent filler
animal soap moulds* | 6-13 | 6+ | tool | plastic scent heart
fizzing bath bomb kit* | 10-20 | 7-14 | craft kit | scent heart
children's soap making book* | 8-15 | 7-12 | book | book scent
soap with a toy inside kit* | 9-18 | 6-12 | craft kit | scent heart
foaming bath paint set* | 7-14 | 3-9 | craft kit | scent
lip balm making kit* | 9-18 | 8-15 | craft kit | scent heart
unscented soap base* for children | 8-16 | 7-12 | art supplies | scent
colour drops* for soap | 6-12 | 8+ | art supplies | scent filler
bubble making laboratory* | 12-24 | 6-12 | craft kit | filler
soap making morning* for children | 15-35 | 7-12 | class | experience scent heart
ducks soap dish* in ceramic | 6-14 | 3+ | home | filler
layered soap mould* in silicone | 10-22 | 14+ | equipment | practical scent
soap swirling tools* | 8-16 | 14+ | tool | scent
plant oils set* for soap | 18-38 | 16+ | art supplies | scent heart
lotion making kit* | 18-35 | 16+ | craft kit | scent
soap maker's recipe journal* | 8-16 | 14+ | stationery | scent filler
goat milk soap base* | 12-25 | 12+ | art supplies | scent dairy
soap fair visit* | 8-22 | 12+ | experience | experience scent
soap dough modelling kit* | 9-18 | 5-11 | craft kit | scent heart
giant bubbles kit* | 12-25 | 4-12 | craft kit | bulky filler
bath crayon moulding kit* | 8-16 | 5-11 | craft kit |
soap shapes tray* with sea animals | 7-14 | 6+ | tool | scent
felted soap kit* | 10-20 | 8+ | craft kit | wool scent

# leatherwork
also: leathercraft, leather working, leather crafting, leather tooling, leather carving, leatherworking
own: saddlery
near: woodworking, papercraft, sewing
vegetable-tanned leather hide panel | 25-60 | 14+ | craft kit | leather heart
diamond stitching chisels | 15-35 | 18+ | tool | sharp leather practical heart
waxed linen thread spools | 8-18 | 12+ | craft kit | practical
saddler's stitching pony clamp | 30-60 | 16+ | equipment | practical heart
leather edge beveller | 8-18 | 18+ | tool | sharp leather practical
brass rivets and snaps* tin | 8-18 | 12+ | craft kit | small-parts practical filler
beech edge slicker | 5-12 | 12+ | tool | practical filler
leather dye and finish* set | 18-35 | 16+ | art supplies | leather scent
alphabet stamping punches | 15-35 | 14+ | tool | practical heart
card wallet* stitching kit | 18-35 | 14+ | craft kit | leather
rawhide mallet | 15-30 | 14+ | tool | leather practical
acrylic wallet templates* | 10-22 | 14+ | equipment | plastic practical
pattern book* for leather bags | 15-30 | 14+ | book | book leather heart
belt making* workshop day | 80-150 | 18+ | class | experience leather sharp heart
scrap leather offcuts* bag | 10-22 | 10+ | craft kit | leather eco
granite tooling slab | 15-35 | 14+ | home | bulky practical filler
tool roll* in waxed canvas | 20-45 | 14+ | storage | practical heart
pre-cut leather coin purse kit* | 9-15 | 10+ | craft kit | leather heart
leather offcuts bag* | 8-15 | 10+ | craft kit | leather
children's leather bracelet kit* | 8-16 | 7-12 | craft kit | leather jewellery heart
moccasin making kit* | 20-38 | 9+ | craft kit | leather clothing sized filler
leather keyring stamping kit* | 10-20 | 8+ | craft kit | leather heart
leather drawstring pouch kit* | 9-18 | 8+ | craft kit | leather heart
coloured leather cords* | 5-11 | 7+ | craft kit | leather filler
leather bookmark kit* | 8-16 | 8+ | craft kit | leather filler
leathercraft for young makers book* | 9-18 | 9-12 | book | book leather heart
family leather workshop* | 25-55 | 8+ | class | experience leather heart
leather animal keyring kit* | 9-18 | 8+ | craft kit | leather heart
leather feathers and beads* to string | 7-14 | 8+ | craft kit | leather small-parts filler
suede strips* in bright colours | 5-11 | 7+ | art supplies | leather filler
cork fabric purse kit* | 9-18 | 8+ | craft kit |
felt and leather pencil roll kit* | 12-25 | 8+ | craft kit | leather wool
rubber alphabet stamps* for straps | 9-18 | 8+ | tool | filler
tannery museum visit* | 8-20 | 8+ | experience | experience leather filler
leather moccasin doll kit* | 10-20 | 7-13 | craft kit | leather
cord braiding disc* | 7-14 | 7-14 | tool | filler
leather patch letters* | 6-13 | 8+ | textile | leather filler
western saddle toy stitching kit* | 12-25 | 8-13 | craft kit | leather
leather scrap mosaic kit* | 9-18 | 7-13 | craft kit | leather

# quilting
also: patchwork, quilt making, quilter, quilts, making quilts, english paper piecing, patchwork quilting
near: sewing, embroidery, knitting
unfit: apron, pouch
pre-cut fabric charm squares | 10-20 | 10+ | textile | heart
quilter's half-inch ruler set | 15-30 | 14+ | tool | practical plastic
self-healing quilting mat | 18-40 | 14+ | equipment | practical filler
cotton quilt wadding* roll | 20-45 | 14+ | craft kit | practical filler
paper piecing hexagons* pack | 5-12 | 8+ | craft kit |
rotary cutter* with spare blades | 15-35 | 18+ | tool | sharp practical filler
magnetic seam guide | 5-10 | 14+ | tool | small-parts practical filler
quilting hoop* on a stand | 45-95 | 14+ | furniture | bulky
fabric pens* that fade | 5-10 | 12+ | stationery | practical filler
quilting clips* in a tin | 6-12 | 10+ | tool | practical plastic
jelly roll strips* in batiks | 20-38 | 12+ | craft kit | heart
block of the month subscription | 30-80 | 14+ | subscription | subscription heart
modern quilt patterns book | 15-28 | 12+ | book | book heart
quilt show day tickets | 12-28 | 10+ | experience | experience heart
quilted project carrier | 25-50 | 14+ | bag | practical heart
leather thimble* with metal tip | 5-12 | 12+ | accessory | leather practical filler
mini wool pressing board | 18-38 | 14+ | equipment | wool practical filler
Christmas tree skirt* quilt pattern | 6-14 | 14+ | print | @christmas filler
no-sew patchwork picture kit* | 9-18 | 5-12 | craft kit | heart
children's first quilt kit* | 14-28 | 8-12 | craft kit | heart
patchwork ball kit* | 8-16 | 8+ | craft kit |
fabric hexagon bag* for children | 6-13 | 7-12 | textile |
picture story* about a family quilt | 7-13 | 4-10 | book | book
quilt block magnets* | 8-16 | 8+ | game | small-parts
patchwork cushion kit* | 15-30 | 9+ | craft kit | heart
quilting bee afternoon* | 15-35 | 8+ | class | experience
felt patchwork animals kit* | 9-18 | 6-12 | craft kit | wool heart
fabric glue and squares kit* | 9-18 | 6-12 | craft kit | filler
quilt colouring book* | 6-13 | 7+ | book | book filler
doll's quilt kit* | 12-24 | 8-13 | craft kit | heart
patchwork notebook cover kit* | 10-20 | 9+ | craft kit | filler
tangram fabric blocks* | 9-18 | 5-11 | toy | filler
rainbow cotton squares pack* | 8-16 | 8+ | textile | heart
cosy quilt exhibition visit* | 8-20 | 8+ | experience | experience
iron-on fabric shapes* | 6-13 | 7+ | textile | filler
quilting tale picture book* | 7-14 | 4-10 | book | book
hexagon sewing kit* for children | 9-18 | 8-12 | craft kit | heart
sewing class* for young quilters | 15-40 | 8-12 | class | experience heart
fabric picture felt board* | 9-18 | 5-11 | craft kit | filler

# weaving and macramé
also: weaving and macrame, weaving, loom weaving, hand weaving, tapestry weaving
own: macrame = macramé, needle felting = felting, spinning wool = wool spinning
near: knitting, embroidery, houseplants
unfit: apron
beech rigid heddle loom* | 130-260 | 14+ | equipment | bulky
lap frame loom | 25-55 | 8+ | craft kit |
cotton macramé cord bundle | 12-28 | 10+ | craft kit |
wool roving* in rainbow shades | 10-22 | 8+ | textile | wool
wooden drop spindle | 12-28 | 10+ | tool | wool filler
needle felting animal kit* | 12-25 | 18+ | craft kit | wool sharp filler
driftwood rods* for wall hangings | 8-18 | 10+ | decor | filler
loom comb and shuttle* pair | 10-22 | 8+ | tool | practical
brass hoops* for macramé | 6-14 | 10+ | craft kit |
macramé plant hanger* kit | 14-28 | 10+ | decor |
tapestry weaver's handbook | 16-30 | 12+ | book | book heart
hand carders* for fleece | 35-70 | 18+ | equipment | wool sharp filler
wet felting* kit for children | 12-22 | 6-12 | toy | wool scent filler
chunky warp yarn cones | 18-38 | 10+ | art supplies | wool
woven star ornament kit | 8-15 | 10+ | decor | @christmas filler
wooden macramé beads | 3-8 | 8+ | craft kit | small-parts filler
ball of macramé cord* | 8-15 | 10+ | textile |
child's wooden loom* with wool | 15-30 | 5-11 | craft kit | wool heart
potholder loop loom* | 10-20 | 6-12 | craft kit | heart
rainbow dream catcher kit* | 8-16 | 7-14 | craft kit |
weaving book* for children | 8-15 | 6-12 | book | book
macramé rainbow kit* | 8-16 | 7+ | craft kit | heart
friendship bracelet cords* | 6-13 | 7-15 | craft kit |
paper weaving mats* | 4-9 | 4-9 | craft kit | filler
macramé feather kit* | 7-15 | 8+ | craft kit |
braiding star* with cords | 6-13 | 6-14 | craft kit |
weaving morning* for children | 15-35 | 6-12 | class | experience
soft felting shapes kit* with water | 9-18 | 6-12 | craft kit | wool filler
stick weaving kit* with bright wool | 9-18 | 6-12 | craft kit | wool
weaving holiday weekend* | 150-350 | 18+ | travel | experience
large macramé wall hanging kit* | 25-50 | 14+ | decor | heart
macramé pattern book* | 12-25 | 12+ | book | book heart
tapestry bobbins* in wood | 10-22 | 12+ | tool | practical filler
linen warp thread* on cones | 15-30 | 14+ | art supplies |
macramé workshop* with a friend | 35-75 | 14+ | class | experience heart
small skeins box* in many shades | 14-28 | 10+ | art supplies | wool heart
inkle loom* for bands | 45-90 | 12+ | equipment |
macramé board* with pins | 12-25 | 12+ | equipment | practical
woven wall picture kit* for children | 10-20 | 7-12 | craft kit | wool
macramé bag charm kit* | 6-13 | 8+ | craft kit | filler
cardboard loom kit* | 7-14 | 6-12 | craft kit | wool filler

# basket weaving
also: basketry, basket making, willow weaving, wicker weaving, weaving baskets, wickerwork
near: weaving and macramé, gardening
unfit: apron
willow basket making day | 60-120 | 16+ | class | experience heart
rattan cane bundle | 12-25 | 12+ | craft kit |
basket maker's bodkin | 10-22 | 18+ | tool | sharp practical filler
bundle of buff willow rods | 20-40 | 14+ | craft kit | bulky heart
round basket base kit | 14-28 | 10+ | craft kit | filler
basket weaving pattern book | 14-26 | 12+ | book | book heart
soaking trough* for willow | 15-32 | 16+ | equipment | practical bulky filler
children's basket weaving kit | 8-15 | 5-12 | craft kit | heart
waxed binding cord* for cane | 3-7 | 10+ | craft kit | filler
seagrass cord coils | 10-20 | 10+ | craft kit |
side-cutting nippers* for cane | 12-25 | 18+ | tool | sharp practical
hand-woven Irish creel | 35-75 | 16+ | storage | practical
basketry exhibition tickets | 8-20 | 12+ | experience | experience
lap board* for basket making | 20-40 | 14+ | equipment | practical
willow star wreath kit* | 12-25 | 10+ | craft kit | @christmas
round reed coil* for baskets | 8-15 | 10+ | art supplies |
paper basket weaving kit* | 7-14 | 5-11 | craft kit |
raffia bowl kit* | 9-18 | 7+ | craft kit | heart
willow fish kit* for children | 10-20 | 7-12 | craft kit | heart
natural raffia bundle* | 5-11 | 6+ | art supplies | filler
rope bowl kit* | 12-24 | 9+ | craft kit |
willow craft morning* for families | 15-35 | 6+ | class | experience
berry picking basket* | 9-18 | 3+ | bag |
willow garden wigwam kit* | 25-50 | 5+ | garden | bulky filler
gift basket* woven by a maker | 30-70 | 14+ | storage | handmade
dyed cane bundles* | 12-25 | 12+ | art supplies | heart
coiled grass basket kit* | 18-35 | 12+ | craft kit |
basket weaver's shears* | 18-36 | 18+ | tool | sharp practical
woven bread basket kit* | 18-36 | 10+ | craft kit |
ash splint basket course* | 90-180 | 16+ | class | experience heart
paper rush basket kit* | 12-25 | 8+ | craft kit |
woven bracelet kit* from raffia | 8-16 | 7+ | craft kit | jewellery filler
plastic cord basket kit* | 8-16 | 7-13 | craft kit | plastic
paper straw weaving kit* | 6-13 | 6-12 | craft kit |
woven coaster kit* | 8-16 | 7-13 | craft kit |
basket museum trip* | 6-18 | 7+ | experience | experience
seagrass animal basket kit* | 12-25 | 8+ | craft kit |
bird nest weaving kit* | 8-16 | 6-12 | craft kit |
weaving sticks* pair | 6-13 | 7+ | tool | filler
woven bookmark kit* | 6-13 | 7-14 | craft kit | filler
little shopping basket* in willow | 12-25 | 3-9 | bag |
rope coaster kit* | 8-16 | 8+ | craft kit | filler

# model making
also: scale models, model building, plastic models, model kits
own: model ships = model boats = ship modelling, model aircraft = model aeroplanes = model planes
near: model railways, miniature wargaming, model cars
fighter plane* scale kit | 15-35 | 10+ | craft kit | small-parts plastic heart
wooden tall ship* model kit | 60-150 | 14+ | craft kit | small-parts bulky heart
sprue cutting nippers | 10-22 | 18+ | tool | sharp small-parts practical filler
airbrush* with mini compressor | 70-150 | 16+ | electronics | gadget noisy heart
fine-point modelling tweezers | 5-12 | 12+ | tool | practical filler
matt enamel paint tinlets | 12-25 | 10+ | art supplies | heart
cutting mat* with grid | 8-18 | 12+ | equipment | practical
waterslide decal setting solution | 5-10 | 12+ | art supplies | practical filler
clip-arm helping hands magnifier | 12-25 | 12+ | equipment | practical
rotating hobby vice | 18-40 | 14+ | equipment | practical
weathering pigments* for vehicles | 10-22 | 12+ | art supplies |
snap-together first model plane | 8-15 | 7-12 | toy | small-parts plastic
acrylic dust cover* for models | 15-35 | 10+ | storage | plastic
scale modelling magazine subscription | 30-55 | 12+ | subscription | subscription heart
aircraft modeller's reference book | 18-35 | 12+ | book | book heart
tabletop spray booth | 60-120 | 16+ | furniture | gadget bulky
aviation museum day tickets | 15-35 | 6+ | experience | experience heart
small plane kit* in plastic | 8-15 | 8+ | toy | small-parts plastic heart
first car model kit* without glue | 10-20 | 7-12 | craft kit | plastic small-parts heart
wooden dinosaur skeleton kit* | 8-16 | 6-12 | craft kit | heart
mechanical wooden model kit* | 22-45 | 9+ | craft kit | small-parts heart
rubber-band plane kit* | 6-13 | 7-14 | craft kit | heart
paper fleet models book* | 8-16 | 7-13 | book | book
metal mini model kit* | 9-18 | 10+ | craft kit | small-parts
first paint set* for models | 9-18 | 8+ | art supplies | heart
solar vehicle building kit* | 15-30 | 8-14 | craft kit | gadget plastic
model glue* with fine tip | 4-9 | 8+ | art supplies | practical filler
castle building kit* in card | 10-20 | 7-14 | craft kit |
rocket model kit* to launch | 18-35 | 9+ | craft kit | plastic small-parts heart
model village day tickets* | 8-25 | 4+ | experience | experience heart
fine brush trio* for models | 6-13 | 8+ | art supplies |
glass display case* for one model | 15-35 | 8+ | storage |
hydraulic crane kit* in wood | 20-40 | 8-14 | craft kit | heart
model building club morning* | 10-30 | 8-15 | class | experience
beginner's modelling handbook* | 12-24 | 9+ | book | book filler
tank museum outing* | 12-30 | 6+ | experience | experience heart
wooden plane* for small hands | 8-16 | 2-6 | toy |
motorised model car kit* | 18-36 | 8-14 | craft kit | battery gadget plastic small-parts heart
model rocket night light* | 14-28 | 5-13 | lighting | gadget battery filler
toy glue-free ship kit* | 10-20 | 7-13 | craft kit | small-parts
modelling holiday course* | 40-100 | 8-15 | class | experience heart
model paints* for children | 8-16 | 7-12 | art supplies | heart

# model railways
also: model trains, model railway, railway modelling, model train sets, model railroading, train sets, toy trains collecting, n gauge, h0, h0 trains, model train layouts, trains miniatures
near: railways, model making, model cars
unfit: apron
digital train controller* | 70-150 | 8+ | toy | gadget small-parts bulky
weathered freight wagon | 12-28 | 10+ | collectible | small-parts heart
static grass applicator | 25-55 | 14+ | tool | gadget battery
laser-cut signal box kit | 15-32 | 12+ | craft kit | small-parts heart
track cleaning rubber | 5-10 | 10+ | tool | practical
people figures* for station platforms | 8-18 | 10+ | collectible | small-parts plastic
foam mountain tunnel | 18-40 | 10+ | decor | plastic bulky filler
rolling stock storage case | 25-55 | 12+ | storage | practical
point motor* pack | 20-45 | 14+ | electronics | gadget small-parts filler
wooden train track* bundle | 25-50 | 2-7 | toy | bulky heart
locomotive maintenance cradle | 12-25 | 12+ | equipment | practical filler
scenic ballast and scatter* | 8-18 | 12+ | art supplies | filler
railway modelling handbook | 15-28 | 12+ | book | book
heritage steam train journey | 25-70 | 3+ | experience | experience heart
railway modelling exhibition tickets | 10-22 | 5+ | experience | experience
platform lamp posts* in scale | 10-22 | 12+ | lighting | gadget small-parts
railway modelling monthly subscription | 35-60 | 12+ | subscription | subscription
snow-covered village station* | 20-45 | 10+ | decor | small-parts plastic @christmas filler
model people and animals* pack | 8-15 | 10+ | collectible | small-parts
scenery grass and bushes* bag | 7-14 | 8+ | art supplies | filler
children's first electric train set | 60-120 | 6-12 | toy | gadget small-parts bulky heart
battery locomotive* for wooden track | 14-28 | 3-8 | toy | battery gadget heart
wooden station* with platform | 18-35 | 3-8 | toy | heart
toy level crossing* with barriers | 10-20 | 3-8 | toy |
wooden railway bridge* | 12-25 | 3-8 | toy |
railway play mat* | 18-35 | 2-8 | textile |
train driver's cap* and whistle | 9-18 | 3-9 | clothing | clothing noisy filler
magnetic wooden wagons* | 10-20 | 3-7 | toy |
railway tunnel* for wooden tracks | 8-16 | 2-7 | toy |
press-out card village* for trains | 7-14 | 6-13 | craft kit |
model tree assortment* | 8-16 | 8+ | art supplies |
toy railway crane wagon* | 10-22 | 3-9 | toy |
train book* with lift-up flaps | 7-14 | 2-6 | book | book
miniature railway ride tickets* | 5-20 | 2+ | experience | experience
rail museum family day* | 15-40 | 3+ | experience | experience
model coaches* in a pair | 25-55 | 8+ | collectible | heart
extra curved track pack* | 12-25 | 6+ | toy |
first shunting puzzle* with wagons | 12-25 | 8-14 | puzzle | small-parts
single goods wagon* | 7-12 | 6+ | collectible |
railway scenery grass mat* | 6-12 | 10+ | craft kit |
miniature station passengers* | 6-12 | 12+ | collectible | small-parts
modeller's tweezers* | 4-9 | 14+ | tool | practical filler
locomotive enamel badge* | 4-9 | 10+ | accessory | small-parts filler
railway mug* | 8-12 | 10+ | tableware | merchandise filler

# stained glass and mosaics
also: fused glass, glass fusing, glass art
own: mosaics = mosaic = mosaic making, resin art = resin, glass blowing, glass painting, stained glass
near: painting, pottery, jewellery making
mosaic tile assortment* | 12-28 | 8+ | craft kit | small-parts heart
glass painting outliner* set | 10-22 | 10+ | art supplies | filler
wheeled glass nippers | 18-38 | 18+ | tool | sharp practical
oil-fed glass cutter | 15-32 | 18+ | tool | sharp practical
copper foil tape* reel | 8-18 | 16+ | craft kit | practical filler
ready-to-grout mosaic trivet* | 14-28 | 8+ | tableware | small-parts
coloured glass sheets* | 25-55 | 18+ | craft kit | sharp heart
light box* for pattern tracing | 22-48 | 12+ | electronics | gadget battery
sun catcher* painting kit | 8-15 | 6-12 | toy | plastic
pressed flower resin kit* | 18-38 | 14+ | craft kit | plant filler
silicone coaster moulds* for resin | 10-22 | 14+ | equipment | practical filler
cut-resistant work gloves | 8-18 | 12+ | safety gear | clothing practical filler
stained glass pattern book | 14-28 | 12+ | book | book heart
fused glass afternoon* | 40-80 | 14+ | class | experience heart
glass blowing taster | 60-130 | 18+ | experience | experience fire heart
window hanging chains* | 5-10 | 12+ | accessory | practical filler
star window hanger* kit | 12-25 | 14+ | decor | @christmas filler
glass nuggets* in a bag | 6-12 | 8+ | art supplies | heart
children's mosaic stepping stone kit* | 14-28 | 6-12 | craft kit | small-parts heart
foam mosaic pictures* | 7-14 | 4-9 | craft kit |
mosaic mirror kit* for children | 12-24 | 7-12 | craft kit | small-parts
glass paints* in ten colours | 10-20 | 7+ | art supplies | heart
stained glass look window film kit* | 8-16 | 6+ | craft kit |
mosaic flowerpot kit* | 12-25 | 7+ | craft kit | small-parts heart
mosaic tealight jar kit* | 10-20 | 8+ | craft kit | small-parts
mosaic animal box* | 10-20 | 7-13 | craft kit | small-parts
kaleidoscope making kit* | 12-24 | 7-13 | craft kit |
mosaic morning* for children | 15-35 | 6-12 | class | experience heart
Roman mosaic museum visit* | 8-22 | 6+ | experience | experience heart
glass marbles studio visit* | 10-25 | 6+ | experience | experience small-parts
pattern mosaic cards* | 7-14 | 6-13 | game | filler
tissue window picture kit* | 6-13 | 5-11 | craft kit |
mosaic tray kit* | 14-28 | 8+ | craft kit | small-parts heart
mosaic picture frame kit* | 10-20 | 7-14 | craft kit | small-parts heart
coloured glass night lamp* | 18-36 | 5+ | lighting | gadget battery filler
cathedral window colouring book* | 6-13 | 6+ | book | book religious filler
crystal window hangers* | 8-16 | 5+ | decor | filler

# printmaking
also: block printing, printing at home, monoprinting
own: screen printing, letterpress, gelli printing, linocut = lino printing = lino cutting, etching
near: drawing, papercraft, painting
lino cutting tools* with handles | 12-28 | 18+ | tool | sharp practical heart
soft-cut printing blocks | 8-18 | 12+ | art supplies | filler
water-washable relief inks | 20-42 | 10+ | art supplies | heart
brayer roller | 10-22 | 10+ | tool | practical filler
bamboo printing baren | 10-22 | 12+ | tool | practical
tabletop etching press | 140-280 | 16+ | equipment | bulky heart
fabric screen printing frame* kit | 35-75 | 12+ | craft kit | heart
gel printing plate | 18-38 | 8+ | equipment | practical heart
Japanese printmaking paper | 12-28 | 12+ | stationery | heart
bench hook* for lino | 8-18 | 14+ | equipment | practical filler
stamp carving* kit for beginners | 14-28 | 18+ | craft kit | sharp filler
children's foam printing kit | 10-20 | 5-12 | toy |
print drying rack | 25-55 | 12+ | storage | practical
printmaking techniques handbook | 16-30 | 12+ | book | book heart
letterpress studio day | 70-140 | 16+ | class | experience heart
limited-edition linocut print* | 30-80 | 12+ | print | heart
plain cotton bags* to print on | 10-20 | 8+ | bag | practical filler
greetings card blanks* for printing | 6-12 | 10+ | stationery | @christmas filler
printer's ink rag pack | 4-8 | 10+ | home | practical filler
single soft lino blocks* | 6-12 | 10+ | art supplies |
tube of block printing ink* | 8-15 | 8+ | equipment |
children's stamp making kit* | 9-18 | 6-12 | craft kit | heart
potato print stamper set* | 6-13 | 3-8 | craft kit | filler
sun print paper* for leaves | 8-15 | 6+ | art supplies | heart
foam print plates* and roller | 9-18 | 5-12 | art supplies | heart
T-shirt printing kit* for children | 14-28 | 7-12 | craft kit | clothing heart
nature printing kit* with leaves | 10-20 | 5-12 | craft kit |
rubber stamp alphabet* | 9-18 | 5-14 | art supplies | filler
printing press* in toy size | 25-50 | 7-13 | toy | heart
printmaking book* for children | 8-16 | 7-12 | book | book
rainbow ink pads* | 6-13 | 4-14 | art supplies | filler
marbling on paper kit* | 12-24 | 7+ | craft kit |
printing morning* for children | 15-35 | 6-12 | class | experience heart
block printed tea towel kit* | 14-28 | 9+ | craft kit | heart
tote printing kit* with stencils | 12-24 | 7+ | craft kit |
printing ink trio* for children | 8-16 | 6-12 | art supplies |
stencil and sponge card kit* | 7-14 | 5-12 | craft kit | filler
screen printing frame* for children | 18-36 | 8-14 | equipment |
poster printing day* for families | 15-45 | 6+ | class | experience heart
comic rubber stamps* | 6-13 | 6-13 | art supplies | filler

# diamond painting
also: diamond art, gem painting, diamond dotz, sticker by numbers, dot painting kits
own: paint by numbers = painting by numbers
near: jigsaw puzzles, embroidery, painting
unfit: pouch, apron, course, workshop, handbook, material, fair
full-drill landscape gem canvas | 12-28 | 10+ | craft kit | small-parts plastic heart
ergonomic drill pen | 5-12 | 10+ | tool | practical
bead storage bottles* with case | 12-25 | 10+ | storage | small-parts plastic practical
slim light pad* for canvases | 20-42 | 10+ | electronics | gadget battery practical heart
paint-by-numbers city skyline canvas | 14-30 | 10+ | art supplies | filler
gem sticker mosaic book | 8-15 | 7+ | book | book small-parts
non-slip sorting trays | 5-10 | 8+ | equipment | plastic practical filler
finished canvas frame | 15-35 | 10+ | decor |
roll-up canvas carrier | 15-30 | 10+ | bag | practical
cover-minding magnets* for canvases | 5-10 | 12+ | accessory | small-parts filler
brush-on canvas sealer | 7-14 | 14+ | art supplies | practical filler
tabletop canvas stand | 18-38 | 10+ | furniture | practical
gem bookmark kits* trio | 7-14 | 8+ | stationery | small-parts plastic
canvas* from a family photo | 20-45 | 10+ | keepsake | personalised sentimental small-parts heart
illuminated neck magnifier | 12-25 | 14+ | lighting | gadget battery practical filler
crafting table lamp | 25-55 | 14+ | lighting | gadget practical
gem art bauble kit | 8-15 | 8+ | decor | small-parts plastic @christmas filler
gem painting stickers kit* for children | 6-13 | 6-12 | craft kit | small-parts plastic heart
gem art card kits* | 7-14 | 6+ | stationery | small-parts plastic heart
animal gem picture* for children | 8-16 | 7-12 | craft kit | small-parts plastic heart
gem art keyrings* to make | 7-14 | 7-14 | craft kit | small-parts plastic
glitter gem notebook* | 8-16 | 7-14 | stationery | small-parts plastic filler
gem painting night light kit* | 14-28 | 8+ | craft kit | small-parts plastic battery heart
pen grips* in soft silicone | 4-9 | 7-14 | tool | practical filler
gem art suncatchers* | 8-16 | 7+ | decor | small-parts plastic heart
round gem canvas* of a fox | 10-20 | 8+ | craft kit | small-parts plastic
multi-gem placer pens* | 4-9 | 8+ | tool | practical
gem picture frame* to decorate | 8-16 | 6-13 | craft kit | small-parts plastic
sticker mosaics* of dinosaurs | 6-13 | 5-10 | craft kit |
gem coaster kit* with stand | 10-22 | 8+ | craft kit | small-parts plastic
large gem canvas* of a garden | 22-45 | 12+ | craft kit | small-parts plastic heart
gem pets jar* for leftover stones | 5-11 | 8+ | storage | small-parts filler
zip pouch* for canvases | 10-20 | 10+ | bag | practical filler
gem canvas* with a unicorn | 9-18 | 7-13 | craft kit | small-parts plastic heart
gem sticker tattoos* | 4-9 | 6-13 | accessory | filler
gem keyring trio* with animals | 7-14 | 7-14 | accessory | small-parts plastic filler
glitter stone storage box* | 8-16 | 7+ | storage | small-parts practical filler
gem wand* with glowing tip | 8-16 | 7+ | tool | battery gadget heart

# 3D printing
also: 3d printing, 3d printer, 3-d printing, cad design, 3d modelling, resin printing, maker projects
near: physics and engineering, electronics and robotics, miniature wargaming
unfit: apron, lamp
silk-finish printing filament | 18-32 | 10+ | art supplies | plastic heart
textured steel print plate | 18-38 | 12+ | equipment | practical heart
spare brass nozzle set | 6-14 | 12+ | tool | small-parts practical filler
flush cutters* for supports | 6-14 | 18+ | tool | sharp practical filler
filament drying box | 40-80 | 14+ | electronics | gadget practical heart
entry-level 3D printer | 180-320 | 12+ | electronics | gadget bulky plastic filler
handheld 3D drawing pen | 30-60 | 12+ | electronics | gadget battery plastic
digital vernier calipers | 15-35 | 12+ | tool | gadget battery practical
filament sample pack* in ten colours | 20-40 | 10+ | craft kit | plastic heart
needle file set | 7-15 | 14+ | tool | practical filler
filament spool rack | 18-40 | 12+ | storage | practical
deburring and cleaning kit | 12-26 | 18+ | tool | sharp practical filler
cad modelling beginner's guide | 18-32 | 12+ | book | book filler
maker space induction day | 30-70 | 14+ | class | experience
airbrush acrylics* for printed models | 18-38 | 12+ | art supplies |
print-file credit voucher | 10-30 | 12+ | voucher | voucher screen
glow filament* for decorations | 18-30 | 10+ | decor | plastic @christmas filler
nozzle cleaning needles | 3-7 | 14+ | accessory | practical filler
small sample coil* of filament | 8-15 | 10+ | art supplies | filler
children's 3D pen* with cool tip | 25-50 | 7-12 | electronics | gadget battery plastic heart
pen filament refills* in twenty colours | 10-20 | 7+ | art supplies | plastic
3D pen stencil book* | 8-16 | 7-14 | book | book
printed articulated dragon* | 8-18 | 5-14 | toy | plastic
silicone drawing mat* for 3D pens | 8-16 | 7+ | equipment | practical filler
children's first 3D printer | 150-280 | 8-12 | electronics | gadget plastic bulky heart
3D design book* for children | 12-24 | 8-12 | book | book
3D printing workshop* for children | 20-45 | 8-12 | class | experience heart
wood-effect printing filament* | 20-35 | 10+ | art supplies | plastic
rainbow filament* | 15-30 | 8+ | art supplies | plastic heart
print request voucher* | 10-30 | 8+ | voucher | voucher filler
print-it-yourself puzzle files* | 5-15 | 9+ | voucher | voucher screen filler
sanding and painting kit* for prints | 14-28 | 9+ | craft kit |
makers' fair day tickets* | 8-25 | 7+ | experience | experience
printable car kit* with wheels | 10-20 | 7-13 | craft kit | plastic small-parts
3D pen creatures kit* | 12-25 | 8-14 | craft kit | plastic
printed fidget toys* | 6-13 | 6-14 | toy | plastic
printed name lamp* | 18-36 | 5+ | lighting | battery gadget personalised
measuring ruler* with calliper | 6-13 | 8+ | tool | practical filler
glow print filament sample* | 8-16 | 8+ | art supplies | plastic
maker lab holiday course* | 50-130 | 8-16 | class | experience heart
printed marble run parts* | 14-28 | 7+ | toy | plastic small-parts
pixel figures* printed to order | 10-25 | 7+ | collectible | plastic personalised
engineering ideas book* for children | 9-18 | 8-12 | book | book
printed plant pots* as animals | 8-16 | 6+ | decor | plastic filler

# film making
needs: sight
also: filmmaking, making films, making videos, videography
own: stop motion = animation, video editing, youtube
near: cinema, photography, creative writing
unfit: pouch, material, apron, lamp, supply
wireless clip-on microphone | 25-60 | 10+ | audio | gadget battery heart
phone gimbal stabiliser | 60-130 | 12+ | equipment | gadget battery heart
ring light* with stand | 20-45 | 12+ | lighting | gadget battery
collapsible green backdrop | 25-55 | 10+ | equipment | bulky
bendy-leg phone tripod | 12-28 | 8+ | equipment | practical filler
wooden scene clapperboard | 10-22 | 6+ | decor |
storyboard sketch pad | 7-15 | 8+ | stationery | filler
stop-motion animation kit | 25-55 | 7-14 | craft kit | plastic small-parts heart
fast portable drive | 45-100 | 12+ | electronics | gadget practical
pocket RGB video light | 25-55 | 12+ | lighting | gadget battery heart
slider rail* for smooth shots | 45-95 | 14+ | equipment | practical
shoulder camera rig | 40-90 | 16+ | equipment | bulky
film production handbook | 16-30 | 12+ | book | book heart
video editing weekend course | 60-150 | 12+ | class | experience screen
flip book animation kit | 8-18 | 6-13 | toy |
padded kit rucksack | 40-85 | 14+ | bag | practical
director's shot list notebook | 8-15 | 10+ | stationery |
film school taster day | 50-120 | 14+ | experience | experience heart
coloured gaffer tape roll | 4-9 | 8+ | tool | practical filler
film maker's clapperboard* | 9-15 | 8+ | decor |
video camera* for children | 35-70 | 6-12 | electronics | gadget battery screen heart
clay animation kit* | 15-30 | 7-14 | craft kit | heart
film star costume box* | 18-35 | 4-11 | toy | clothing filler
young film director book* | 9-18 | 8-14 | book | book heart
pocket film lights* in colours | 12-25 | 9+ | lighting | gadget battery
director's folding chair* | 30-60 | 6+ | furniture | bulky
shadow theatre kit* with puppets | 15-30 | 6-13 | craft kit |
flick cards* to draw | 5-11 | 6-13 | stationery | filler
spinning zoetrope kit* | 12-24 | 7-13 | craft kit |
puppet theatre* with backdrops | 20-40 | 4-10 | toy | bulky filler
holiday film making camp* | 60-150 | 8-15 | class | experience
tabletop camera dolly* | 15-30 | 8+ | equipment | practical heart
film studio visit* | 25-60 | 6+ | experience | experience heart
green screen cloth* | 12-25 | 8+ | equipment | heart
stage make-up palette* for films | 10-22 | 8+ | body care | filler

# upcycling
also: furniture restoration, furniture upcycling, restoring furniture, repurposing, thrift flips, furniture painting
own: upholstery, visible mending = mending
near: DIY and home improvement, sewing, antiques
unfit: material, lamp
chalk-finish furniture paint* | 14-30 | 14+ | art supplies | practical heart
clear finishing wax | 9-18 | 14+ | home | scent practical filler
sash and wax brush* pair | 12-28 | 14+ | tool | practical heart
furniture stencils* in mylar | 8-18 | 10+ | craft kit | plastic
magnetic tack hammer | 12-28 | 18+ | tool | small-parts practical filler
upholstery webbing stretcher | 14-30 | 16+ | tool | practical filler
ceramic drawer knobs | 12-28 | 14+ | home |
decoupage paper sheets | 6-14 | 8+ | craft kit |
darning loom | 14-30 | 10+ | tool | practical
visible mending thread kit | 12-25 | 10+ | textile |
salvage yard treasure voucher | 20-60 | 16+ | voucher | voucher heart
upholstery workshop* for a chair | 80-160 | 18+ | class | experience heart
furniture makeover book | 14-26 | 14+ | book | book heart
sanding mouse* with discs | 30-60 | 16+ | electronics | gadget noisy practical
wood filler* in timber shades | 8-15 | 16+ | equipment | practical filler
hard-wearing workshop dungarees | 35-70 | 14+ | clothing | clothing sized practical filler
gold ceramic repair kit | 20-42 | 14+ | keepsake | eco heart
vintage button jar* | 4-10 | 8+ | collectible | small-parts filler
jeans bag upcycling kit* | 12-24 | 9+ | craft kit | heart
recycled paper making kit* | 14-28 | 6-13 | craft kit | heart
junk monster building kit* | 12-24 | 6-12 | craft kit | small-parts
cardboard building screws* | 12-25 | 5-11 | tool | plastic heart
sock creatures sewing kit* | 9-18 | 7-13 | craft kit |
recycled crafts book* for children | 7-14 | 6-12 | book | book heart
fabric paint pens* for old clothes | 8-16 | 7+ | art supplies | heart
cardboard playhouse* to paint | 18-35 | 3-9 | toy | bulky filler
flea market morning* with pocket money | 10-25 | 6-14 | experience | experience heart
iron-on letters* and stars | 5-11 | 7+ | textile |
repair café afternoon* | 5-20 | 8+ | class | experience
tin can animals kit* | 9-18 | 7-13 | craft kit |
furniture legs set* in beech | 20-45 | 16+ | home | practical
milk paint* in soft colours | 14-28 | 14+ | art supplies | heart
fabric remnants box* | 10-22 | 12+ | textile | heart
mosaic table top kit* | 30-65 | 14+ | craft kit | small-parts
old T-shirts bag kit* | 9-18 | 8-14 | craft kit | heart
cardboard rocket to build* | 12-25 | 4-10 | toy |
bottle top art kit* | 8-16 | 6-12 | craft kit | filler
jewellery from buttons kit* | 9-18 | 7-13 | craft kit | jewellery small-parts
children's mending kit* | 8-16 | 8-12 | craft kit | heart
swap party set* with tags | 6-13 | 7-14 | game | filler
paint set* for wooden furniture knobs | 9-18 | 8+ | art supplies |

# metalwork and blacksmithing
also: metalwork, blacksmithing, forging, metal work, tinkering with metal, blacksmith courses, forging
own: welding, knife making = bladesmithing, lathe work
near: woodworking, jewellery making, DIY and home improvement

blacksmith forging day | 110-190 | 18+ | experience | experience fire heart
knife making weekend* | 160-300 | 18+ | class | experience sharp fire heart
leather forge apron | 40-85 | 18+ | clothing | clothing leather practical heart
rounding hammer | 35-75 | 18+ | tool | practical heart
auto-darkening welding helmet | 50-110 | 18+ | safety gear | gadget battery practical
flat-jaw forge tongs | 35-70 | 18+ | tool | fire practical
fine needle files* in a roll | 12-28 | 16+ | tool | practical
bench anvil | 50-130 | 16+ | equipment | bulky
centre punch* and scriber | 8-18 | 18+ | tool | sharp practical filler
safety respirator* with filters | 20-40 | 16+ | safety gear | practical filler
tap and die* in a case | 25-60 | 16+ | tool | practical
magnetic welding squares | 12-28 | 18+ | tool | small-parts practical filler
blacksmithing techniques book | 18-35 | 14+ | book | book heart
engineer's pocket reference | 12-25 | 14+ | book | book filler
hammered copper bowl kit | 30-60 | 14+ | craft kit | heart
shop cleaning wipes* tub | 8-15 | 14+ | home | practical scent filler
steel name stamp* for your work | 20-45 | 18+ | keepsake | personalised heart
hand-forged coat hooks | 25-60 | 18+ | home | practical
engineer's chalk sticks | 3-6 | 10+ | stationery | practical filler
clear safety glasses* for the forge | 8-15 | 14+ | safety gear |
blacksmith's beeswax finish* | 8-15 | 14+ | home |
wire animal sculpture kit* | 12-25 | 8-14 | craft kit | heart
foil embossing kit* | 9-18 | 6-13 | craft kit |
metal construction set* with screws | 20-40 | 7-14 | toy | small-parts heart
knights and armour museum visit* | 10-25 | 6+ | experience | experience
blacksmith demonstration day* | 8-22 | 6+ | experience | experience heart
knights and armour book* | 10-20 | 7-14 | book | book
nuts and bolts building animals* | 12-25 | 6-13 | toy | small-parts
copper wire jewellery kit* | 12-25 | 9+ | craft kit | jewellery
magnet fishing trip* | 15-40 | 9+ | experience | experience small-parts
toy tool bench* with hammer | 25-50 | 3-8 | toy | noisy filler
iron sculpture garden visit* | 8-22 | 8+ | experience | experience filler
pewter casting kit* | 30-60 | 18+ | craft kit | fire heart
copper sheet bundle* | 15-32 | 14+ | art supplies | practical
metal puzzle rings* | 6-13 | 8+ | puzzle | filler
copper foil picture kit* | 9-18 | 8-14 | craft kit | heart
wire bending jig* with colours | 10-20 | 8+ | tool |
children's workshop tools* set | 22-45 | 7-12 | tool | heart
knight dress-up armour* | 18-36 | 4-11 | toy | filler
machine museum outing* | 8-22 | 6+ | experience | experience filler

# slime and sensory play
also: slime, slime making, making slime, squishies, messy play, putty, sensory toys
own: kinetic sand, play dough = playdough
near: children's crafts, science, fidget toys
situation
slime making* mega kit | 15-30 | 6-13 | craft kit | heart
kinetic sand* with moulds | 12-25 | 3-10 | toy | plastic heart
cloud slime tubs | 6-14 | 6-13 | toy | heart
lidded sensory tray | 15-32 | 2-7 | equipment | plastic heart
foam bead clay* pots | 8-18 | 5-12 | art supplies | small-parts
glow-in-the-dark putty tin | 5-12 | 6-14 | toy | heart
mini slime add-in charms* | 5-12 | 7-13 | craft kit | small-parts plastic filler
modelling dough* with rollers | 10-22 | 3-8 | art supplies | plastic
wipe-clean craft table cover | 8-15 | 3-10 | textile | practical plastic filler
squishy animal stress toys* | 5-12 | 4-12 | toy |
colour-changing magic putty | 6-14 | 6-14 | wellness | heart
water marbling paint set | 15-30 | 6-13 | art supplies | filler
stackable pots* for storing slime | 6-12 | 5-13 | storage | plastic practical filler
slime recipes book | 6-12 | 7-13 | book | book
slime party workshop* | 15-35 | 5-12 | experience | experience heart
wooden dough tools* set | 8-18 | 3-8 | toy | eco
child's waterproof art smock | 8-15 | 2-8 | clothing | clothing sized practical filler
jumbo birthday slime bucket | 15-30 | 6-13 | toy | @birthday heart
water and sand table | 40-85 | 2-7 | furniture | bulky plastic heart
jelly making laboratory* | 12-24 | 6-12 | craft kit | filler
sand tray* with mini rakes | 12-24 | 4-12 | toy |
crunchy slime* in a jar | 5-11 | 6-14 | toy | heart
soft clay slime tubs* | 6-13 | 6-14 | toy |
squishy making kit* | 12-24 | 7-14 | craft kit | heart
slime mixing bowls* and spoons | 7-14 | 6-13 | tool | plastic practical filler
magnetic putty* with magnet | 8-16 | 8-15 | toy | small-parts heart
stretchy string toys* | 5-11 | 5-14 | toy | filler
mouldable bouncing foam* | 6-13 | 5-12 | art supplies |
sensory bottles* in a trio | 9-18 | 1-5 | toy |
water play tray* for the floor | 15-30 | 1-5 | toy | plastic heart
sand moulds* for little hands | 5-11 | 2-6 | toy | plastic filler
soft dough* in natural colours | 7-14 | 2-6 | toy | heart
texture balls* for baby hands | 8-16 | 1-4 | toy | heart
scoop and pour set* | 8-16 | 1-5 | toy | plastic
bubble foam soap* for the bath | 6-12 | 2-7 | body care | scent filler
squishy water mat* | 10-20 | 1-3 | toy | plastic
rice tray tools* in wood | 8-16 | 3-6 | toy |
play dough tub trio* | 3-6 | 3-8 | art supplies |
squeezy stress ball* | 3-6 | 4+ | toy |
glitter putty tin* | 4-8 | 5-12 | toy |

# digital art
also: digital drawing, animation drawing, character design, digital painting, illustration on tablet, graphic designer, procreate
near: drawing, 3D printing, comics
unfit: pouch, material, apron, supply
pen tablet* for drawing | 40-90 | 8+ | electronics | gadget battery screen
textured screen protector* for sketching | 12-28 | 10+ | accessory | practical
rechargeable stylus pen | 22-50 | 10+ | electronics | gadget battery heart
two-finger artist glove | 6-12 | 10+ | clothing | clothing sized
adjustable tablet easel stand | 22-48 | 10+ | furniture | practical heart
shortcut remote* for illustrators | 30-60 | 14+ | electronics | gadget battery heart
colour theory reference book | 15-30 | 12+ | book | book
brush pack voucher | 10-25 | 12+ | voucher | voucher screen heart
character design course | 25-80 | 12+ | class | experience screen heart
anatomy pose figure | 15-38 | 12+ | equipment | plastic
swatch fan deck* of colours | 15-40 | 14+ | tool | practical
art print voucher* for own work | 15-40 | 10+ | voucher | voucher heart
spare stylus nibs | 6-14 | 10+ | accessory | practical small-parts filler
felt tablet sleeve | 15-32 | 10+ | bag | wool practical
thumbnail sketch notebook | 7-15 | 10+ | stationery | filler
monitor colour calibrator | 90-170 | 16+ | electronics | gadget
animator's light box | 22-48 | 8+ | lighting | gadget battery filler
blank character sheets | 2-5 | 8+ | stationery | filler
drawing reference pose cards* | 8-15 | 10+ | game |
children's drawing tablet* | 25-60 | 6-12 | electronics | gadget battery screen heart
tracing light pad* | 15-30 | 6+ | electronics | gadget battery heart
stylus pen* for children | 10-22 | 7-12 | electronics | gadget battery heart
pixel art book* with grids | 7-14 | 7-14 | book | book
draw-your-own characters book* | 7-14 | 7-14 | book | book heart
pixel art stickers* | 5-11 | 6-14 | stationery | filler
animation flick pad* | 5-11 | 7-14 | stationery | filler
digital drawing club* for children | 20-50 | 8-12 | class | experience screen gadget heart
fuse bead pixel kit* | 10-20 | 7-14 | craft kit | small-parts plastic filler
character sketchbook* with templates | 7-14 | 7-14 | stationery |
poster print* of own drawing | 12-25 | 6+ | print | personalised
tablet stand* in wood | 14-28 | 7+ | furniture | practical heart
comic creator stencil kit* | 8-16 | 7-14 | art supplies | plastic
animation exhibition tickets* | 8-22 | 6+ | experience | experience heart
colour mixing workbook* | 7-14 | 7-14 | book | book filler
drawing glove* in small size | 5-11 | 7-14 | accessory | clothing sized filler
sticker printing voucher* for own art | 10-25 | 8-14 | voucher | voucher heart
gif animation course* for children | 20-50 | 8-12 | class | experience screen gadget

# lace making
also: lacemaking, bobbin lace, needle lace, needlepoint kits
own: tatting, rug making = rug hooking = rughooking = latch hook, punch needle, tapestry, brass rubbing
near: embroidery, crochet, weaving and macramé
turned wooden bobbins | 12-30 | 12+ | tool | heart
lace pillow* with cover | 30-65 | 12+ | equipment | heart
fine linen thread reel* | 5-14 | 12+ | craft kit |
bobbin lace pattern book* | 12-25 | 12+ | book | book heart
brass lace pins* | 5-12 | 18+ | tool | sharp small-parts filler
tatting shuttle pair* | 6-15 | 12+ | tool |
daylight magnifying lamp | 30-65 | 14+ | lighting | gadget practical heart
beginners' lace workshop* | 35-75 | 14+ | class | experience filler
antique lace sample* | 10-30 | 14+ | collectible | filler
glass bead spangles* | 5-12 | 12+ | craft kit | small-parts filler
padded bobbin roll* | 15-30 | 12+ | storage | practical filler
textile museum day tickets | 8-25 | 10+ | experience | experience filler
framed lace motif | 12-30 | 14+ | decor |
children's latch hook rug kit* | 14-28 | 7-12 | craft kit | wool
lace flower bracelet kit* | 8-16 | 9+ | craft kit | jewellery heart
paper lace doilies* for crafts | 4-9 | 5+ | art supplies | filler
punch needle rainbow kit* | 14-28 | 9+ | craft kit | wool
lacing frame* with thick cords | 8-16 | 6-12 | craft kit |
lace museum outing* | 8-22 | 7+ | experience | experience filler
lace magazine subscription* | 25-50 | 14+ | subscription | subscription filler
lace earrings* in silver wire | 15-32 | 14+ | jewellery | jewellery
coloured linen threads* in a box | 14-28 | 12+ | art supplies | heart
lace prickings pad* | 6-14 | 12+ | stationery | practical filler
lace bookmark kit* | 9-18 | 10+ | craft kit |
lace exhibition trip* | 15-40 | 12+ | experience | experience heart
bobbin winder* | 25-50 | 12+ | equipment | practical
pin lifter* with wooden handle | 6-13 | 14+ | tool | practical filler
friendship braid lace kit* | 8-16 | 8-14 | craft kit | heart
lace stencil cards* | 5-11 | 7-14 | stationery | filler
rug hooking animal cushion kit* | 18-36 | 8-14 | craft kit | wool heart
French knitting lace spool* | 6-13 | 7-13 | tool |
paper snowflake lace kit* | 6-13 | 6-13 | craft kit | filler
learn-to-lace taster morning* | 10-30 | 8+ | class | experience heart
children's tapestry kit* with big holes | 9-18 | 7-12 | craft kit | wool heart
doll's lace collar kit* | 8-16 | 9-14 | craft kit | filler
lace butterfly picture frame* | 9-18 | 8+ | decor | filler
cotton lace ribbons* in a box | 5-11 | 6+ | textile | filler
rope loop knotting kit* | 8-16 | 7-13 | craft kit | filler
bobbin keyring* in painted wood | 4-9 | 8+ | accessory | filler

# pyrography
also: wood burning, pyrography on wood, stick making
own: laser cutting = laser engraving, whittling = spoon carving = wood carving = green woodworking
near: woodworking, leatherwork, bushcraft and survival
adjustable wood burning pen* | 30-70 | 18+ | tool | gadget fire heart
basswood blanks assortment* | 8-20 | 12+ | craft kit |
carving cut-resistant gloves* | 10-22 | 14+ | safety gear | clothing sized practical filler
spoon carving blank bundle* | 10-22 | 14+ | craft kit |
transfer paper pack* | 4-9 | 12+ | art supplies | filler
food-safe finishing oil* | 6-15 | 14+ | tool | practical
leather strop* with compound | 12-28 | 18+ | tool | leather practical filler
whittling projects book* | 10-22 | 18+ | book | book sharp
woodland carving day* | 45-95 | 16+ | class | experience heart
sycamore chopping block* | 15-35 | 16+ | equipment | bulky filler
waxed canvas bench apron | 25-50 | 14+ | clothing | clothing practical
mini sanding block trio* | 5-12 | 12+ | tool | practical filler
heat-proof work mat* | 10-22 | 14+ | equipment | practical filler
branding stamp* with initials | 35-80 | 18+ | tool | fire personalised heart
carved wooden figure* | 12-35 | 12+ | decor | filler
small wooden plaques* to burn | 8-15 | 12+ | craft kit | heart
wooden spoon set* to decorate | 8-16 | 10+ | craft kit | heart
wood slices* with bark | 8-16 | 6+ | art supplies | heart
pattern book* for burning wood | 10-22 | 14+ | book | book heart
wood burning tips set* | 10-20 | 18+ | tool | fire practical heart
birch boxes* to decorate | 9-18 | 10+ | craft kit | heart
personalised wooden sign* | 20-45 | 10+ | decor | personalised filler
wood stain pens* in colours | 10-20 | 8+ | art supplies |
fume extractor fan* | 30-60 | 18+ | electronics | gadget practical filler
wooden coasters* for painting | 7-14 | 6+ | craft kit |
wood crafts fair visit* | 8-22 | 8+ | experience | experience filler
children's wood stamping kit* | 9-18 | 6-12 | craft kit | heart
wooden bookmark blanks* | 5-11 | 8+ | stationery | filler
stick crafts book* for children | 8-16 | 6-12 | book | book heart
stick painting kit* | 7-14 | 5-12 | craft kit | filler
magic scratch wood pictures* | 8-16 | 6-12 | craft kit |
wooden jewellery box* to paint | 9-18 | 6-13 | craft kit |
wood peg dolls* to paint | 7-14 | 5-12 | craft kit |
wooden animals* to sand and oil | 9-18 | 6-13 | craft kit | heart
nature craft morning* with sticks | 8-25 | 5-13 | class | experience heart

# tie dye
also: tie-dye, tie dying, fabric dyeing, fabric painting, t-shirt printing, screen printing t-shirts
own: batik, shibori, natural dyeing
near: sewing, upcycling, printmaking
indigo shibori kit* | 18-38 | 12+ | craft kit | heart
plain cotton bandanas* | 8-15 | 8+ | textile | clothing heart
squeeze bottle dye set* | 12-25 | 8+ | art supplies | heart
natural dye plants book* | 14-28 | 12+ | book | book heart
reusable dyeing gloves* | 3-8 | 8+ | safety gear | clothing practical filler
blank canvas totes* | 8-18 | 8+ | bag |
fabric marker pens | 6-14 | 6+ | art supplies | filler
dyeing workshop place* | 35-70 | 14+ | class | experience heart
silk scarf blanks* | 10-22 | 12+ | craft kit | clothing
wipe-clean splash mat | 8-18 | 6+ | equipment | practical filler
drying rack* for fabric | 15-35 | 12+ | storage | practical filler
white cotton hoodie* to dye | 20-40 | 8+ | clothing | clothing sized heart
wooden stamping blocks | 12-40 | 8+ | tool |
single-colour dye packet* | 4-8 | 8+ | equipment |
tie-dye T-shirt kit* for children | 12-24 | 7-12 | craft kit | clothing sized heart
white cotton socks* to dye | 6-13 | 7+ | clothing | clothing sized filler
tie-dye party box* for six | 18-36 | 8+ | craft kit | heart
fabric crayons* | 5-11 | 5-14 | art supplies |
spray-on fabric paint* | 9-18 | 8+ | art supplies | heart
elastic bands and clamps* pack | 4-9 | 8+ | tool | filler
white bucket hat* to dye | 8-16 | 7+ | clothing | clothing
tie-dye scrunchies kit* | 9-18 | 7-15 | craft kit | heart
pillowcase pair* to dye | 10-20 | 8+ | textile |
tie-dye patterns book* | 8-16 | 8+ | book | book
silk painting scarf kit* | 15-30 | 8+ | craft kit | clothing heart
fabric dye pot* in indigo | 5-11 | 12+ | art supplies |
cotton dress* to dye | 18-36 | 12+ | clothing | clothing sized filler
apron* with splashes of colour | 12-24 | 8+ | clothing | clothing practical filler

# gift wrapping and party crafts
also: gift wrapping, party decorations
own: balloon twisting, face painting, gingerbread houses, wreath making
near: papercraft, children's crafts, flower arranging
unfit: weekend, online, technique, material
heavy kraft paper roll* | 5-12 | 10+ | craft kit | eco
velvet ribbon assortment* | 8-18 | 10+ | craft kit | heart
embossing tool* with powders | 25-50 | 14+ | tool | gadget
alphabet rubber stamps | 12-25 | 8+ | art supplies |
brass hole punch trio* | 10-22 | 10+ | tool | practical filler
furoshiki wrapping cloths | 12-28 | 12+ | textile | eco heart
balloon pump* with balloons | 8-15 | 8+ | toy | filler
water-based face paints | 10-22 | 6+ | body care | filler
wreath making workshop* | 35-70 | 14+ | class | experience heart
paper flower tutorial book* | 12-24 | 10+ | book | book heart
wax seal starter set* | 15-30 | 14+ | stationery | heart
card blanks* with envelopes | 4-10 | 8+ | stationery | filler
wrapping station organiser* | 20-40 | 14+ | storage | practical heart
pinwheel paper fans kit* | 6-13 | 7-14 | craft kit | filler
balloon garland* in three colours | 10-20 | 8+ | decor | heart
balloon animals kit* with pump | 8-16 | 7-14 | toy | heart
party hat making kit* | 6-13 | 5-11 | craft kit |
wrapping paper* to colour in | 5-11 | 5-14 | stationery |
honeycomb paper balls* | 6-13 | 6+ | decor | filler
glitter tattoo stencils* | 6-13 | 6-14 | body care | filler
paper garland kit* with stars | 6-13 | 6+ | decor |
gift tag stamping set* | 9-18 | 7+ | stationery |
confetti balloon pack* | 5-11 | 6+ | decor | filler
paper snowflake kit* | 5-11 | 6+ | craft kit | @christmas filler
pop-up cards kit* | 8-16 | 7+ | craft kit | heart
party planner book* for children | 7-14 | 7-12 | book | book filler
printed wrapping sheets* with ribbons | 8-16 | 12+ | stationery |
party crafts morning* | 15-35 | 6-14 | class | experience
fabric bunting kit* | 12-24 | 8+ | craft kit |
linen ribbon reels* | 8-18 | 12+ | textile | heart
card making magazine subscription* | 25-50 | 14+ | subscription | subscription
party balloon course* | 30-65 | 16+ | class | experience
dried flower bundles* for wrapping | 9-18 | 12+ | decor | plant
bow making tool* with ribbon | 8-16 | 8+ | tool | heart
cellophane treat bags* with ties | 4-9 | 7+ | stationery | food filler
piñata making kit* | 12-25 | 7-14 | craft kit | heart
photo booth frame kit* | 8-16 | 7+ | decor | filler

# street art
also: graffiti, spray painting, murals, urban art, lettering and murals
near: drawing, hip hop, skateboarding
unfit: apron
paint marker set* | 15-35 | 10+ | art supplies | heart
graffiti workshop* | 30-65 | 12+ | class | experience heart
black sketchbook* with thick paper | 8-18 | 10+ | stationery |
street art photo book* | 15-32 | 12+ | book | book personalised heart
canvas panel pack* | 8-20 | 8+ | art supplies | filler
protective half mask* | 12-28 | 14+ | safety gear | practical filler
street art walking tour | 12-35 | 10+ | experience | experience
lettering styles handbook* | 12-22 | 10+ | book | book
sticker paper sheets* | 4-9 | 8+ | craft kit | filler
roll-up marker case* | 12-28 | 10+ | bag | practical
plain snapback cap* to paint | 8-18 | 10+ | clothing | clothing
city mural print* | 12-40 | 10+ | print | filler
nozzle cap assortment* | 4-9 | 16+ | tool | small-parts clothing
fat cap marker* in white | 6-12 | 10+ | art supplies |
chalk spray set* for the pavement | 9-18 | 6-14 | art supplies | heart
graffiti alphabet book* for children | 8-16 | 7-12 | book | book heart
pavement chalk* in bold colours | 5-11 | 4-12 | art supplies |
water-based paint markers* | 14-28 | 7+ | art supplies | heart
stencil art kit* with sponges | 9-18 | 7-14 | craft kit |
graffiti colouring book* | 6-13 | 7-14 | book | book
sticker design kit* | 8-16 | 7-14 | craft kit |
mini brick wall* to paint | 12-24 | 8+ | decor |
canvas trainers* to paint | 18-36 | 8+ | footwear | clothing sized filler
junior street art workshop* | 20-45 | 7-14 | class | experience heart
bubble letter stencils* | 5-11 | 7-14 | stationery | plastic filler
paint splash T-shirt* | 12-24 | 6+ | clothing | clothing sized filler
mural wall paper* to draw on | 10-20 | 6-14 | art supplies |
glow-in-the-dark paint pens* | 9-18 | 7+ | art supplies |
spray paint workshop* for grown-ups | 40-80 | 16+ | class | experience heart
fineliner markers* in neon | 9-18 | 8+ | stationery | filler
framed street art print* | 25-60 | 14+ | decor |
mural painting course* | 60-140 | 16+ | class | experience
screen-printed artist T-shirt* | 20-40 | 12+ | clothing | clothing sized filler
street art city guide* | 10-20 | 12+ | book | book
chrome spray cans* trio | 12-25 | 18+ | art supplies | practical
washable spray chalk pens* | 7-14 | 5-12 | art supplies |
tape art rolls* in bright colours | 7-14 | 6+ | art supplies |
comic wall mural stickers* | 9-18 | 6-14 | decor | filler
`
