export default `
# knitting
also: knit, knitting needles, knitter, hand knitting, sock knitting, knitwear making, knitting jumpers
near: crochet, embroidery, sewing
hand-dyed merino yarn skein* | 16-28 | 10+ | craft kit | wool
interchangeable bamboo needles | 40-80 | 12+ | tool | practical eco
wooden yarn bowl | 15-30 | 10+ | craft kit | practical
knitting row counter | 4-9 | 8+ | tool | practical
numbered stitch markers | 5-12 | 10+ | tool | small-parts practical
foam blocking mats | 18-30 | 12+ | equipment | practical
illustrated stitch dictionary | 14-25 | 12+ | book | book
drawstring knitting project bag | 14-28 | 10+ | bag | practical
hand-cranked yarn winder | 25-45 | 12+ | equipment | practical
wooden umbrella yarn swift | 45-80 | 14+ | equipment |
chunky blanket* knitting kit | 50-95 | 14+ | craft kit | wool
french knitting doll | 6-12 | 6-12 | craft kit | wool
round knitting loom* set | 10-18 | 7-14 | craft kit | wool plastic
wooden needle gauge | 4-8 | 10+ | tool | practical
weekend knitting retreat | 120-220 | 18+ | experience | experience

# sewing
also: dressmaking, sewing machine, sewing clothes, needlework, quilting, patchwork, tailoring, quilt making
near: embroidery, knitting, fashion dolls
compact beginner's sewing machine | 90-160 | 12+ | equipment | gadget bulky
magnetic pin dish | 7-14 | 14+ | tool | practical
fabric fat quarter bundle | 10-22 | 10+ | craft kit |
dressmaking shears | 20-40 | 18+ | tool | sharp practical
rotary cutter* and mat | 22-40 | 18+ | tool | sharp practical
adjustable dressmaker's form | 90-150 | 16+ | equipment | bulky
wooden sewing box | 25-50 | 12+ | storage | practical
floral cotton lawn fabric | 15-30 | 14+ | textile |
multi-size wrap dress pattern* | 10-18 | 14+ | craft kit |
retractable tape measure | 4-8 | 8+ | tool | practical
quilting rulers | 12-25 | 14+ | tool | practical plastic
sew-your-own felt softies* | 10-18 | 8-14 | craft kit | wool
beginner's lacing cards | 6-12 | 3-7 | toy |
wrist pincushion | 5-10 | 12+ | tool | practical
woven labels* for home sewing | 7-15 | 12+ | craft kit |

# painting
also: watercolour, watercolor, acrylic painting, oil painting, watercolour painting, artist, gouache, art
near: drawing, calligraphy, pottery
pocket travel watercolours* | 18-35 | 10+ | art supplies |
soft synthetic mop brush | 20-45 | 14+ | art supplies |
cold-pressed watercolour pad | 10-22 | 10+ | art supplies |
heavy body acrylic paints | 18-35 | 10+ | art supplies |
studio field easel | 80-140 | 16+ | furniture | bulky
primed linen canvas pack | 20-40 | 12+ | art supplies |
steel palette knives* for texture | 12-22 | 12+ | art supplies | practical
refillable water brushes* | 7-14 | 8+ | art supplies | practical
masking fluid pen | 6-12 | 12+ | art supplies |
stay-wet paint palette | 15-28 | 12+ | art supplies | practical plastic
colour mixing guide | 12-22 | 12+ | book | book
painter's brush roll | 12-22 | 12+ | storage | practical
life painting evening class | 25-60 | 18+ | class | experience
washable poster paints | 6-14 | 3-9 | art supplies |
paint-by-numbers wildlife canvas | 10-22 | 8+ | craft kit |

# crochet
also: crocheting, amigurumi, granny squares, crochet hooks, crocheter, crochet toys
near: knitting, embroidery, sewing
ergonomic crochet hooks* in case | 15-30 | 10+ | tool | practical
amigurumi animal pattern book | 12-20 | 10+ | book | book
self-striping cotton yarn | 8-16 | 10+ | craft kit |
locking crochet stitch markers | 4-8 | 8+ | tool | small-parts plastic practical
safety eyes* for crochet toys | 5-10 | 14+ | craft kit | small-parts plastic
crochet monster* beginner's kit | 12-22 | 9+ | craft kit | small-parts
granny square blanket* kit | 45-90 | 12+ | craft kit | wool
wooden blocking board* for squares | 25-45 | 12+ | equipment | practical
travelling crochet roll | 12-25 | 10+ | storage | practical
hollow-fibre toy stuffing | 6-14 | 10+ | craft kit | practical
light-up crochet hook* | 8-16 | 12+ | tool | gadget battery
tapestry needles* with blunt tips | 3-7 | 8+ | tool | practical
variegated acrylic yarn bundle | 14-28 | 8+ | craft kit | plastic
crochet bag handles* in beech | 8-16 | 14+ | craft kit | practical
corner-to-corner crochet class | 25-50 | 14+ | class | experience

# embroidery
also: cross stitch, cross-stitch, hand embroidery, needlepoint, tapestry, sashiko, punch needle, stitching
near: sewing, knitting, calligraphy
beechwood embroidery hoops | 8-18 | 8+ | craft kit | practical
stranded cotton thread skeins | 10-25 | 8+ | craft kit |
modern cross stitch sampler* | 14-28 | 10+ | craft kit |
adjustable embroidery floor stand | 45-90 | 16+ | equipment | bulky
thread organiser* with bobbins | 10-20 | 10+ | storage | practical
water-soluble transfer pens | 5-10 | 12+ | tool | practical
magnetic needle minder | 5-12 | 14+ | tool | small-parts
punch needle cushion* kit | 22-40 | 18+ | craft kit | wool sharp
sashiko mending threads | 8-16 | 12+ | craft kit |
stork-shaped thread scissors | 9-18 | 18+ | tool | sharp
felt ornament* stitching kit | 8-16 | 7-13 | craft kit | wool
vintage alphabet stitch chart | 6-12 | 12+ | print |
lap frame* for needlepoint | 25-45 | 14+ | equipment | practical
botanical stitching pattern book | 14-24 | 12+ | book | book
goldwork embroidery day course | 80-140 | 18+ | class | experience

# drawing
also: sketching, sketch, illustration, doodling, life drawing, comics drawing, manga drawing, sketchbook, digital art
near: painting, calligraphy, comics
toned paper sketchbook | 9-18 | 8+ | art supplies |
graphite grades* in tin | 10-22 | 8+ | art supplies |
dual-tip alcohol markers* for illustration | 20-45 | 12+ | art supplies |
waterproof fineliner pens | 10-20 | 10+ | art supplies |
kneadable artist's eraser | 3-6 | 8+ | art supplies | practical
willow charcoal* sticks | 5-12 | 10+ | art supplies |
jointed wooden mannequin | 8-16 | 8+ | art supplies |
led tracing light panel* | 20-45 | 8+ | electronics | gadget battery practical
pen display drawing tablet | 60-250 | 12+ | electronics | gadget battery screen
tabletop drawing easel | 30-60 | 12+ | furniture | bulky
oil-based coloured pencils | 30-70 | 10+ | art supplies |
blank story panel sheets | 5-10 | 7-15 | art supplies |
how-to-draw animals book | 7-14 | 5-12 | book | book
perspective drawing manual | 14-25 | 12+ | book | book
soft pastels* in halves | 18-35 | 10+ | art supplies |
two-handed artist's glove | 6-12 | 12+ | accessory | clothing sized
urban sketching shoulder satchel | 30-60 | 14+ | bag | practical

# woodworking
also: woodwork, carpentry, wood carving, whittling, woodturning, wood turning, joinery, furniture making, diy woodworking
near: pottery, jewellery making
japanese pull saw | 25-45 | 18+ | tool | sharp practical
bevel-edge chisel roll* | 40-90 | 18+ | tool | sharp practical
spoon carving knife | 18-40 | 18+ | tool | sharp
low-angle block plane | 50-120 | 18+ | tool | sharp practical
brass marking gauge | 15-35 | 18+ | tool | practical sharp
combination square* in steel | 14-30 | 12+ | tool | practical
quick-grip bar clamps | 20-45 | 14+ | tool | practical
woodworker's pencil* with sharpener | 6-14 | 12+ | tool | practical
beeswax wood finish | 9-18 | 14+ | tool | scent
seasoned lime carving blanks | 12-25 | 16+ | craft kit |
exotic pen-turning timber* | 10-22 | 16+ | craft kit |
whetstone* for chisels | 25-55 | 18+ | tool | practical sharp
waxed canvas bench apron | 25-50 | 14+ | clothing | clothing practical
dovetail marking template | 12-25 | 16+ | tool | practical
timber birdhouse* building kit | 12-25 | 7-13 | craft kit | practical
child-sized hammer* and bench | 25-50 | 3-7 | toy | noisy
green woodworking course | 80-160 | 18+ | class | experience
dust collection goggles | 10-22 | 14+ | safety gear | plastic practical
carpenter's folding rule | 6-14 | 10+ | tool | practical
assorted sanding blocks | 5-12 | 10+ | tool | practical

# pottery
also: ceramics, clay, pottery making, wheel throwing, hand building, sculpting, sculpture, potter, clay modelling
near: painting, woodworking, children's crafts
tabletop pottery wheel | 90-220 | 14+ | equipment | gadget bulky
air-dry clay block | 6-14 | 5+ | art supplies |
boxwood clay ribs* and modellers | 10-22 | 12+ | tool | practical
loop trimming tools* for clay | 10-20 | 16+ | tool | practical
underglaze colour sampler | 18-40 | 14+ | art supplies |
banding turntable* for decorating | 25-55 | 14+ | equipment | practical
potter's wide canvas apron | 25-45 | 12+ | clothing | clothing practical
natural sea sponge* for throwing | 5-10 | 10+ | tool | practical
porcelain slip trailer bottles | 6-12 | 14+ | tool | practical
letter stamps* for clay | 8-16 | 8+ | tool | 
glaze recipes notebook | 8-15 | 14+ | stationery |
hand-building pottery book | 16-28 | 14+ | book | book
oven-bake polymer clay colours | 12-25 | 8+ | art supplies | plastic
children's clay modelling tub | 8-16 | 3-8 | art supplies |
six-week wheel throwing course | 110-200 | 16+ | class | experience
textured rolling pins* for clay | 10-22 | 8+ | tool | practical
glaze firing voucher | 15-40 | 14+ | voucher | voucher

# photography
also: photo, photos, photographer, taking photos, film photography, landscape photography, analogue photography, taking pictures, portrait photography
near: birdwatching, cinema, travel
full-frame travel tripod | 60-150 | 14+ | equipment | practical
quick-release camera strap | 20-45 | 12+ | accessory | practical
circular polarising filter | 20-50 | 14+ | equipment | practical
fifty millimetre portrait lens | 120-280 | 16+ | electronics | gadget
black and white film rolls | 10-25 | 12+ | equipment |
disposable flash camera | 12-20 | 8+ | equipment | gadget battery plastic
vintage 35mm rangefinder | 35-70 | 10+ | equipment | gadget
lens cleaning pen | 6-14 | 12+ | tool | practical
pocket grey card | 5-12 | 14+ | tool | practical
weatherproof memory card case | 8-18 | 12+ | storage | practical plastic
five-in-one light reflector | 15-30 | 14+ | equipment | practical
padded camera insert | 18-40 | 14+ | bag | practical
sun-print photographic paper | 8-16 | 6+ | craft kit |
pinhole camera* building kit | 18-35 | 10+ | craft kit | gadget
shock-proof child's camera | 30-60 | 5-11 | electronics | gadget battery screen
street photography masterclass | 60-120 | 18+ | class | experience
composition guide* for photographers | 14-25 | 12+ | book | book
gallery-quality enlargement voucher | 20-60 | 14+ | voucher | voucher

# jewellery making
also: beading, jewelry making, bead making, silversmithing, bracelet making, friendship bracelets, wire wrapping, making jewellery
near: minerals and crystals, children's crafts, embroidery
round-nose jewellery pliers | 10-22 | 12+ | tool | practical
glass seed bead assortment* | 10-22 | 8+ | craft kit | small-parts
letter bead bracelet kit* | 8-16 | 6-14 | craft kit | small-parts plastic jewellery
silver-plated craft wire | 6-14 | 12+ | craft kit |
bead sorting mat | 5-10 | 8+ | equipment | small-parts practical
silver clay ring* kit | 45-80 | 18+ | craft kit | jewellery small-parts fire
compartment case* for findings | 10-22 | 8+ | storage | plastic practical
steel ring mandrel | 10-22 | 14+ | tool | practical
bead loom* with threads | 14-28 | 8+ | craft kit | small-parts
wooden bench pin | 12-25 | 16+ | tool | practical
semi-precious stone strands | 12-30 | 12+ | craft kit | small-parts
silversmithing ring workshop | 70-130 | 18+ | class | experience jewellery fire
bead spinner bowl | 15-28 | 10+ | equipment | small-parts practical
friendship bracelet braiding disc | 10-20 | 6-13 | craft kit | jewellery
hammered cuff stamping blanks | 10-22 | 16+ | craft kit | jewellery
jeweller's head-mounted magnifier | 12-25 | 14+ | equipment | practical gadget battery
wire-wrapping pattern book | 12-22 | 14+ | book | book

# children's crafts
also: crafts, craft, arts and crafts, kids crafts, colouring, coloring, making things, crafting, colouring in
near: drawing, painting, papercraft
big box* of craft odds | 15-30 | 4-12 | craft kit | small-parts
peel-and-stick mosaic pictures | 6-12 | 4-9 | craft kit | small-parts plastic
iron-on fuse beads* and pegboards | 10-20 | 6-12 | craft kit | small-parts plastic
scratch art rainbow sheets | 5-10 | 5-10 | art supplies |
dot paint markers | 8-16 | 3-7 | art supplies |
window paint pens | 8-15 | 5-12 | art supplies |
rock painting* kit | 8-16 | 5-12 | craft kit |
roll of drawing paper* for floor | 8-15 | 3-10 | art supplies | bulky
tie-dye* party kit | 12-25 | 8+ | craft kit |
spinning art machine | 15-28 | 5-10 | toy | gadget battery plastic
papercraft animal masks | 6-14 | 6-12 | craft kit |
weaving loop loom | 8-16 | 6-12 | craft kit | plastic
washable twist-up silky crayons | 8-16 | 3-8 | art supplies |
magnetic painting easel | 45-90 | 3-9 | furniture | bulky small-parts
shrink film charms | 8-16 | 6-13 | craft kit | small-parts plastic
craft trolley* on wheels | 30-55 | 5+ | storage | bulky practical
junior craft box subscription | 15-60 | 4-11 | subscription | subscription

# papercraft
also: scrapbooking, card making, cardmaking, paper crafts, origami, bookbinding, junk journaling, quilling
near: calligraphy, drawing, children's crafts
washi tape assortment* | 8-16 | 6+ | craft kit |
bamboo paper folder | 5-10 | 10+ | tool | practical eco
japanese patterned origami squares | 6-14 | 6+ | craft kit |
corner rounding punch | 8-16 | 10+ | tool | practical
clear stamps* and ink pads | 12-25 | 8+ | craft kit |
guillotine paper trimmer | 18-35 | 18+ | tool | sharp practical
die-cutting hand press | 70-130 | 16+ | equipment | bulky
bookbinding starter tools | 22-40 | 18+ | craft kit | sharp
linen-covered ring scrapbook | 18-35 | 8+ | keepsake | sentimental
embossing heat gun | 18-35 | 18+ | tool | gadget fire
vintage ephemera paper bundle | 8-16 | 10+ | craft kit |
scoring board* for cards | 12-25 | 10+ | tool | practical
blank cards* with envelopes | 5-12 | 6+ | stationery | practical
modular origami book | 10-18 | 8+ | book | book
pop-up card* making kit | 10-20 | 7-13 | craft kit |
photo corners* and label stickers | 3-7 | 8+ | stationery | practical

# calligraphy
also: hand lettering, lettering, brush lettering, handwriting, penmanship, brush pens, modern calligraphy
near: drawing, papercraft, painting
oblique dip pen holder | 10-22 | 12+ | art supplies |
assorted steel pen nibs | 6-14 | 12+ | art supplies |
shimmering gold calligraphy ink | 8-16 | 12+ | art supplies |
dual-ended brush lettering markers* | 12-28 | 8+ | art supplies |
spiral glass stylus | 12-25 | 12+ | art supplies |
lined calligraphy practice pad | 6-12 | 8+ | art supplies | practical
slanted writing slope* in beech | 35-70 | 14+ | furniture | practical
parchment-style paper sheets | 6-12 | 10+ | art supplies |
japanese ink stone | 18-40 | 14+ | art supplies |
bamboo calligraphy brushes | 8-18 | 10+ | art supplies | eco
copperplate workbook | 9-16 | 12+ | book | book
illuminated letters* colouring kit | 8-16 | 8-14 | craft kit |
oak pen tray | 20-40 | 14+ | storage | practical
modern lettering workshop | 40-80 | 16+ | class | experience
deckle-edged cotton paper | 10-22 | 12+ | stationery |
italic nib fountain pen* | 25-90 | 12+ | stationery | practical
blotting rocker* in beech | 15-30 | 14+ | stationery | practical
`
