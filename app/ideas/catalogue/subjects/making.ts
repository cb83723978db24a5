export default `
# gunpla
in: model making
also: gundam models, gundam, building gundam, robot model kits
small Gundam model kit* | 15-28 | 8+ | craft kit | small-parts plastic heart
detailed Gundam master grade kit* | 40-75 | 12+ | collectible | small-parts plastic heart
thin-blade nippers* for sprues | 18-38 | 18+ | tool | sharp heart
panel lining markers* | 9-15 | 10+ | art supplies | heart
posing stand* for Gundam | 8-15 | 8+ | equipment | plastic heart
glass file* for smooth parts | 12-24 | 12+ | accessory |
waterslide decal sheets* for Gundam | 7-14 | 12+ | stationery | filler
Gundam series box* | 25-50 | 12+ | film | screen heart
Gundam model builder's guide* | 18-32 | 12+ | book | book heart
LED light unit* for models | 12-24 | 12+ | lighting | battery
model building workshop* | 25-60 | 12+ | class | experience
clear display case* for Gundam | 18-38 | 10+ | storage | plastic

# warships and tanks in scale
in: model making
also: model tanks, military models, tank models
scale tank kit* | 20-42 | 10+ | craft kit | small-parts plastic heart
scale battleship* to build | 30-65 | 12+ | collectible | small-parts plastic heart
acrylic paint set* in army colours | 15-28 | 12+ | art supplies | heart
weathering pencils* for models | 14-26 | 12+ | stationery |
photo-etched detail parts* | 12-24 | 14+ | equipment | small-parts
diorama base* with ruins | 18-38 | 12+ | decor | small-parts heart
tank museum day tickets* | 15-35 | 6+ | experience | experience heart
reference book* of armoured vehicles | 18-32 | 12+ | book | book heart
model cement* with fine needle | 5-10 | 14+ | tool |
sanding sticks* in four grades | 6-12 | 12+ | accessory | filler
small tank kit* for beginners | 8-15 | 9+ | toy | small-parts plastic

# sock knitting
hand-dyed sock yarn* | 18-28 | 12+ | craft kit | wool heart
sock knitting pattern book* | 16-28 | 12+ | book | book heart
tiny circular needle* for socks | 9-15 | 12+ | tool |
wooden sock blockers* pair | 18-32 | 12+ | equipment | heart
self-striping sock yarn* | 14-22 | 12+ | art supplies | wool
drawstring bag* for sock projects | 14-25 | 12+ | bag |
sock knitting workshop* | 35-75 | 14+ | class | experience
stitch markers* in a tin | 6-12 | 12+ | accessory | small-parts filler
sock yarn club* for three months | 50-95 | 14+ | subscription | subscription wool heart
darning mushroom* in beech | 9-15 | 12+ | home | filler
hand-dyed sock yarn* skein | 15-30 | 12+ | textile | wool heart
short circular needle* for socks | 8-15 | 12+ | tool |
sock blockers* in wood | 15-30 | 12+ | tool | heart
sock pattern book* with cables | 15-28 | 12+ | book | book heart
self-striping yarn* ball | 9-18 | 12+ | textile | wool heart
double-pointed needle set* | 12-28 | 12+ | tool | heart
tiny clip-on stitch markers* | 5-12 | 12+ | accessory | small-parts
reinforcing thread* for heels | 4-8 | 12+ | textile | filler
sock yarn subscription* | 40-90 | 14+ | subscription | subscription wool
needle holder tubes* for socks | 6-14 | 12+ | accessory | filler
heel workshop* for knitters | 20-50 | 14+ | class | experience heart

# knitting for babies
baby blanket knitting kit* | 28-50 | 14+ | craft kit | wool heart
book* of baby knits | 16-26 | 14+ | book | book heart
soft merino baby yarn* | 12-22 | 14+ | art supplies | wool heart
wooden baby buttons* | 5-10 | 14+ | accessory | small-parts
first teddy* knitting pattern | 5-10 | 14+ | stationery | filler
short bamboo needles* pair | 8-15 | 14+ | tool | filler
lace shawl pattern kit* | 35-65 | 14+ | textile | wool heart
labels* saying made by granny | 7-14 | 14+ | keepsake | personalised
tiny bootee knitting workshop* | 30-60 | 14+ | class | experience
fabric project basket* | 18-35 | 14+ | storage |

# watercolour
watercolour pan set* in tin | 28-60 | 10+ | art supplies | heart
sable watercolour brush* | 18-38 | 14+ | tool | heart
cotton watercolour paper block* | 22-42 | 10+ | stationery | heart
watercolour weekend course* | 60-150 | 14+ | class | experience heart
travel watercolour palette* | 15-30 | 12+ | travel | heart
water brush pens* trio | 9-15 | 8+ | equipment | filler
masking fluid* with fine tip | 8-14 | 12+ | craft kit | filler
botanical watercolour guide* | 16-28 | 12+ | book | book
porcelain mixing palette* | 18-35 | 12+ | tableware |
granulating watercolour tube* | 9-15 | 14+ | collectible |
half-pan watercolour set* | 20-50 | 10+ | art supplies |
cotton watercolour block* | 18-40 | 10+ | art supplies | heart
squirrel mop brush* | 18-45 | 12+ | art supplies | heart
watercolour weekend* in the country | 120-280 | 14+ | class | experience heart
ceramic mixing palette* | 14-30 | 10+ | art supplies | heart
watercolour postcards pad* | 6-12 | 8+ | art supplies |
brush roll* in canvas | 12-25 | 10+ | storage |
loose watercolour guidebook* | 14-28 | 12+ | book | book heart
artist's travel easel* | 45-100 | 12+ | art supplies | bulky
granulating colour tube* | 9-18 | 12+ | art supplies |
frame* for a finished watercolour | 18-45 | 10+ | decor | filler

# oil painting
artist's oil paint set* | 35-70 | 14+ | art supplies | heart
hog bristle brush set* | 22-42 | 14+ | tool | heart
linen canvas boards* pack | 22-42 | 14+ | equipment | heart
wooden sketch box easel* | 80-170 | 14+ | furniture | bulky heart
oil painting masterclass* | 55-130 | 16+ | class | experience heart
palette knife set* | 14-26 | 14+ | craft kit |
large kidney palette* in wood | 18-38 | 14+ | decor |
brush washer* with screw lid | 14-28 | 14+ | storage |
old masters technique book* | 20-38 | 14+ | book | book heart
linseed oil bottle* | 8-15 | 16+ | accessory | filler
bar of brush soap* | 7-13 | 12+ | body care | scent filler
tube of artist's oil colour* | 8-15 | 12+ | art supplies |
oil colours* in a wooden box | 35-90 | 12+ | art supplies | heart
linseed oil and medium set* | 12-28 | 14+ | art supplies |
linen canvas panels* pack | 18-40 | 12+ | art supplies | heart
table easel* in beech | 28-70 | 12+ | art supplies | bulky heart
alla prima weekend course* | 110-260 | 16+ | class | experience heart
painting spatulas* set | 10-22 | 14+ | art supplies |
brush washer* in steel with coil | 14-30 | 14+ | equipment | heart
wet panel carrier* | 25-60 | 14+ | storage |
artist's smock* in cotton | 25-50 | 12+ | clothing | clothing sized filler
kidney-shaped palette* in wood | 12-28 | 12+ | art supplies | heart

# acrylic painting
heavy body acrylic set* | 28-60 | 10+ | art supplies | heart
stretched canvas pack* | 22-42 | 8+ | equipment | heart
acrylic brush roll* | 18-35 | 10+ | tool | heart
table easel* in beech | 22-42 | 8+ | furniture | bulky heart
stay-wet palette* | 20-38 | 12+ | storage | heart
gloss varnish bottle* | 9-15 | 14+ | accessory | filler
texture gel* for acrylics | 9-15 | 12+ | craft kit |
acrylic painting course* | 45-110 | 12+ | class | experience heart
painter's techniques handbook* | 16-28 | 12+ | book | book
painter's apron* in canvas | 18-32 | 10+ | clothing | clothing filler
small canvas panels* | 8-15 | 8+ | art supplies |
acrylic paint tubes* in twenty-four colours | 18-40 | 8+ | art supplies | heart
stretched canvases trio* | 12-28 | 8+ | art supplies | heart
texture paste and gel set* | 12-28 | 12+ | art supplies | heart
synthetic brush set* for acrylics | 10-24 | 8+ | art supplies | heart
acrylic markers* set | 15-32 | 8+ | art supplies | heart
acrylic painting class* | 30-70 | 12+ | class | experience heart
palette knives* set in steel | 9-20 | 12+ | art supplies | filler
acrylic techniques book* | 14-28 | 12+ | book | book plastic heart
gloss varnish* for paintings | 8-16 | 14+ | art supplies | filler
canvas carrying bag* | 18-40 | 12+ | bag |
table easel* with drawer | 28-60 | 10+ | art supplies | bulky heart

# gouache
artist's gouache set* | 28-60 | 12+ | art supplies | heart
flat gouache brushes* trio | 15-28 | 12+ | tool | heart
gouache sketchbook* with thick paper | 15-28 | 12+ | stationery | heart
gouache landscape course* | 40-90 | 14+ | class | experience heart
airtight jelly paint palette* | 20-38 | 12+ | storage | heart
gouache illustration handbook* | 16-28 | 12+ | book | book
metallic gouache trio* | 14-26 | 12+ | craft kit |
masking tape* for clean edges | 5-10 | 10+ | equipment | filler
postcard pad* for gouache | 8-14 | 10+ | print |
tube of white gouache* | 7-13 | 10+ | art supplies |

# acrylic pouring
acrylic pouring paint set* | 28-55 | 12+ | art supplies | plastic heart
round canvas pack* | 20-38 | 10+ | equipment | heart
pouring medium* in a big bottle | 18-32 | 14+ | craft kit | heart
silicone work mat* with rim | 15-28 | 12+ | home |
pouring workshop evening* | 40-85 | 14+ | class | experience heart
split cup* for pouring | 7-14 | 12+ | tool |
fluid art handbook* | 15-26 | 12+ | book | book
metallic pouring colours* trio | 14-26 | 12+ | collectible | heart
nitrile gloves* box for painters | 8-14 | 12+ | safety gear | filler
small wooden panels* to pour on | 8-15 | 10+ | stationery | heart

# bob ross
Bob Ross landscape oil set* | 50-95 | 12+ | art supplies | heart
two-inch landscape brush* | 14-26 | 12+ | tool | heart
Bob Ross painting course* | 55-110 | 12+ | class | experience heart
Bob Ross happy clouds mug* | 9-15 | 10+ | tableware | merchandise filler
book* of Bob Ross landscapes | 18-32 | 10+ | book | book heart
Bob Ross jigsaw* | 13-22 | 10+ | puzzle | small-parts heart
Bob Ross wall calendar* | 10-16 | 10+ | stationery |
liquid white primer* | 10-18 | 14+ | equipment |
Bob Ross paint by numbers* | 15-28 | 10+ | craft kit |
curly-haired painter socks* | 8-14 | 12+ | clothing | clothing filler
titanium white oil tube* | 8-14 | 12+ | art supplies |

# amigurumi
amigurumi animal kit* | 18-32 | 10+ | craft kit | heart
book* of amigurumi patterns | 15-25 | 10+ | book | book heart
safety eyes* assortment | 8-14 | 12+ | accessory | small-parts
soft-grip crochet hook set* | 18-32 | 10+ | tool | heart
velvet chenille yarn* bundle | 20-36 | 10+ | art supplies | wool heart
stuffing wool* in a big bag | 9-15 | 10+ | textile | wool filler
embroidery threads* for little faces | 7-13 | 10+ | equipment | filler
amigurumi evening class* | 30-60 | 12+ | class | experience
crochet along box* by post | 22-40 | 12+ | subscription | subscription heart
gift boxes* for finished toys | 8-15 | 10+ | storage | filler

# frog amigurumi
crochet frog kit* | 14-28 | 8+ | craft kit | wool heart
frog amigurumi pattern book* | 12-22 | 10+ | book | book heart
green velvet yarn balls* | 9-18 | 8+ | art supplies | wool heart
safety eyes* in frog sizes | 5-10 | 10+ | craft kit | small-parts filler
tiny strawberry hat yarns* | 6-13 | 8+ | art supplies | wool filler
stitch marker frogs* | 5-11 | 8+ | tool | small-parts
frog-shaped yarn bowl* | 18-36 | 10+ | decor | wool heart
frog project bag* | 10-22 | 8+ | bag |
frog tape measure* | 6-13 | 8+ | tool |
crochet pond animals kit* | 15-30 | 9+ | craft kit | wool heart
frog enamel pin* for bags | 4-9 | 8+ | accessory | small-parts merchandise filler
frog-green hook set* with soft grips | 12-25 | 8+ | tool | heart
finished toy shelf* for little frogs | 15-30 | 8+ | furniture | filler
amigurumi workshop* with a frog | 25-50 | 9+ | class | experience

# granny squares
patchwork crochet blanket kit* | 40-80 | 12+ | craft kit | wool heart
book* of a hundred squares | 16-28 | 12+ | book | book heart
pegged blocking board* | 25-45 | 12+ | equipment | heart
ergonomic crochet hook* | 9-15 | 10+ | tool |
rainbow cotton yarn pack* | 22-40 | 10+ | art supplies | heart
colour planning cards* | 8-15 | 12+ | stationery | filler
crochet cardigan pattern set* | 8-14 | 14+ | print |
yarn bowl* in mango wood | 20-38 | 12+ | decor |
crochet café afternoon* | 15-35 | 12+ | experience | experience

# cross stitch
cross stitch kit* with garden scene | 18-38 | 10+ | craft kit | heart
set of stranded threads* | 20-40 | 10+ | art supplies | heart
book* of cross stitch motifs | 15-26 | 12+ | book | book heart
wooden floor stand* for hoops | 40-80 | 14+ | furniture | heart
cat needle minder* | 7-13 | 12+ | accessory | filler
aida cloth pack* | 9-15 | 10+ | textile |
cross stitch magazine subscription* | 30-60 | 14+ | subscription | subscription heart
small cross stitch card* kit | 7-14 | 8+ | stationery | filler
clip-on magnifier lamp* | 22-42 | 14+ | lighting | gadget battery
thread organiser box* | 14-26 | 10+ | storage |
stork embroidery scissors* | 10-18 | 18+ | tool | sharp
cross stitch kit* of a cottage | 14-30 | 10+ | craft kit | heart
stranded cotton set* in fifty colours | 15-30 | 10+ | craft kit | heart
wooden hoop frame* with stand | 22-48 | 12+ | equipment | heart
alphabet sampler chart* | 6-14 | 12+ | craft kit |
thread organiser box* with bobbins | 12-25 | 10+ | storage | heart
magnifying lamp* for stitchers | 30-70 | 14+ | lighting | gadget heart
subversive cross stitch book* | 10-20 | 14+ | book | book
evenweave fabric* in soft colours | 8-16 | 12+ | textile |
stork-shaped embroidery snips* | 9-18 | 18+ | tool | sharp heart
greeting card cross stitch kits* | 9-18 | 10+ | craft kit |

# sashiko
sashiko sampler kit* | 18-35 | 12+ | craft kit | heart
sashiko thread set* | 15-28 | 12+ | art supplies | heart
long sashiko needles* pack | 7-13 | 14+ | tool |
indigo cotton panel* with pattern | 12-22 | 12+ | textile | heart
book* of sashiko patterns | 18-30 | 12+ | book | book heart
leather palm thimble* | 8-15 | 12+ | equipment | leather
sashiko workshop* | 35-75 | 14+ | class | experience heart
tsunami wave coaster kit* | 12-22 | 12+ | keepsake |
water-erasable pen* for cloth | 5-10 | 10+ | stationery | filler

# needlepoint
needlepoint cushion kit* | 45-95 | 14+ | craft kit | wool heart
tapestry wool bundle* | 22-42 | 14+ | art supplies | wool heart
needlepoint frame* with clamps | 28-55 | 14+ | equipment | heart
book* of needlepoint stitches | 18-30 | 14+ | book | book heart
small needlepoint glasses case* kit | 20-38 | 12+ | accessory | wool heart
needle threader* with cutter | 5-10 | 14+ | tool | filler
project bag* in quilted linen | 18-35 | 14+ | bag |
first needlepoint kit* for children | 9-15 | 7-12 | toy | wool
canvas workshop day* | 45-95 | 14+ | class | experience heart
skeins of tapestry wool* | 6-12 | 10+ | textile | wool

# manga drawing
manga drawing book* with poses | 12-22 | 8+ | book | book heart
alcohol marker set* in skin tones | 22-42 | 10+ | art supplies | heart
fine liner set* for manga | 12-22 | 9+ | stationery | heart
manga drawing course* | 35-80 | 9+ | class | experience heart
jointed drawing figure* | 18-35 | 9+ | equipment | heart
screen tone sheets* | 9-15 | 12+ | craft kit |
comic panel sketchbook* | 8-15 | 8+ | print |
LED tracing pad* | 22-42 | 9+ | electronics | gadget battery heart
pencil roll* in canvas | 10-18 | 9+ | bag |
white gel pens* trio | 5-10 | 8+ | tool | filler

# comics drawing
blank comic pads* | 9-15 | 7+ | stationery | heart
comic drawing handbook* | 14-25 | 9+ | book | book heart
brush pens* in black and grey | 12-22 | 10+ | art supplies | heart
cartooning course* | 35-80 | 9+ | class | experience heart
dip pen set* with ink | 15-28 | 12+ | tool | heart
speech bubble stamps* | 9-15 | 7+ | craft kit |
light pad* for tracing | 22-42 | 9+ | electronics | gadget battery
anthology* of newspaper strips | 18-35 | 10+ | collectible | book heart
comic convention ticket* | 15-40 | 10+ | experience | experience
correction ink* in white | 5-10 | 10+ | equipment | filler

# urban sketching
watercolour sketchbook* for travel | 15-28 | 12+ | stationery | heart
fude nib fountain pen* | 18-38 | 12+ | tool | heart
pocket watercolour box* | 22-42 | 12+ | art supplies | heart
urban sketching handbook* | 15-26 | 12+ | book | book heart
sketching walk* with an artist | 25-60 | 14+ | experience | experience heart
folding sketch stool* | 22-42 | 14+ | furniture |
waterproof ink bottle* | 9-15 | 12+ | craft kit | heart
clip-on palette board* | 25-45 | 14+ | equipment |
shoulder bag* for sketching gear | 28-55 | 14+ | bag |
elastic page clips* | 4-8 | 10+ | accessory | filler
water brush pen* | 6-12 | 10+ | art supplies |
pocket sketchbook* with thick paper | 10-22 | 10+ | stationery | heart
waterproof fineliners* set | 9-20 | 10+ | art supplies |
travel watercolour tin* | 18-40 | 10+ | art supplies | heart
folding sketching stool* | 18-40 | 12+ | furniture | heart
sketch walk* through the old town | 10-40 | 12+ | class | experience heart
fountain pen* with bent nib | 15-35 | 12+ | stationery | heart
sketching shoulder bag* | 28-60 | 12+ | bag |
clip-on water cup* and sponge | 6-14 | 10+ | art supplies |
grey brush markers* | 12-28 | 10+ | art supplies |
perspective drawing guide* | 12-24 | 12+ | book | book

# life drawing
life drawing session pass* | 30-70 | 18+ | voucher | voucher experience heart
charcoal set* in a tin | 12-24 | 12+ | art supplies | heart
large newsprint pad* | 15-28 | 12+ | stationery | heart
anatomy book* for artists | 22-42 | 14+ | book | book heart
drawing board* with clips | 18-35 | 12+ | equipment | heart
kneadable rubbers* pack | 4-8 | 10+ | tool | filler
fixative spray* for charcoal | 9-15 | 14+ | accessory | filler
portfolio case* in large format | 25-50 | 12+ | bag | heart
jointed wooden hand* | 14-26 | 12+ | decor |
vine charcoal sticks* | 6-12 | 12+ | art supplies |

# fashion drawing
fashion figure sketchbook* | 9-15 | 9+ | stationery | heart
marker set* for fashion sketches | 20-40 | 10+ | art supplies | heart
fashion illustration handbook* | 18-32 | 11+ | book | book heart
fashion drawing course* | 40-95 | 11+ | class | experience heart
figure template ruler* | 8-14 | 10+ | tool |
fabric swatch folder* | 15-28 | 12+ | textile |
design plate game* with rubbings | 15-28 | 6-11 | toy | heart
fashion museum tickets* | 12-30 | 10+ | experience | experience
mini dress form* for pins | 18-35 | 12+ | decor | heart
skin tone pencils* in a tin | 8-15 | 9+ | art supplies |

# woodturning
bowl gouge* with ash handle | 40-85 | 18+ | tool | sharp heart
seasoned bowl blanks* trio | 22-45 | 16+ | equipment | heart
woodturning day course* | 75-160 | 16+ | class | experience heart
pen turning kits* pack | 20-40 | 16+ | craft kit | small-parts heart
turner's smock* with zip | 30-60 | 16+ | clothing | clothing sized filler
friction polish bottle* | 10-18 | 16+ | art supplies | filler
woodturning projects book* | 18-30 | 14+ | book | book heart
clear face shield* | 18-40 | 14+ | safety gear |
bowl finish sanding pack* | 9-15 | 16+ | accessory | filler
calliper* for bowl walls | 15-28 | 16+ | outdoor gear |
exotic wood pen blanks* | 8-15 | 14+ | craft kit | heart
beeswax polish stick* for the lathe | 8-15 | 14+ | home |
turning blanks box* of mixed woods | 25-55 | 16+ | art supplies | heart
bowl gouge* in high-speed steel | 40-95 | 18+ | tool | sharp heart
pen turning kits* ten-pack | 25-50 | 16+ | craft kit | heart
woodturning day* with a master | 90-200 | 16+ | class | experience heart
friction polish* for the lathe | 10-20 | 16+ | equipment |
face shield* for turners | 18-40 | 16+ | safety gear |
turning smock* with zip | 30-60 | 16+ | clothing | clothing sized
live centre set* | 30-75 | 18+ | tool | heart
callipers set* for turners | 15-35 | 16+ | tool |
sanding paste tin* | 10-20 | 16+ | equipment | filler

# sculpting
modelling tool set* in boxwood | 15-28 | 10+ | tool | heart
block of air-drying clay* | 8-15 | 6+ | art supplies |
soapstone shaping set* | 22-42 | 12+ | craft kit | heart
sculpture course weekend* | 80-180 | 14+ | class | experience heart
revolving stand* for sculptors | 25-50 | 12+ | equipment | heart
armature wire* roll | 8-14 | 12+ | accessory | filler
portrait sculpture handbook* | 22-40 | 14+ | book | book heart
sculpture park tickets* | 10-25 | 6+ | experience | experience heart
oil-based clay* in grey | 14-26 | 10+ | toy |
wooden plinth* for a figure | 18-35 | 14+ | furniture |
wire loop modelling tools* | 8-15 | 10+ | equipment |

# film photography
pack* of colour film rolls | 35-60 | 12+ | art supplies | heart
film developing voucher* | 15-40 | 12+ | voucher | voucher heart
reusable film camera* in retro colours | 28-50 | 10+ | toy | gadget
roll pack* of monochrome film | 15-28 | 12+ | collectible | heart
darkroom evening workshop* | 45-95 | 14+ | class | experience heart
leather camera strap* | 25-50 | 12+ | accessory | leather
negatives binder* with sleeves | 18-35 | 14+ | storage |
film developing tank kit* | 50-100 | 16+ | craft kit |
handheld light meter* | 60-130 | 14+ | equipment | battery
film canister case* for ten rolls | 9-15 | 12+ | bag | filler
book* about analogue photography | 18-35 | 14+ | book | book heart
squeeze dust blower* | 7-14 | 12+ | tool | filler
single black and white film roll* | 8-14 | 12+ | equipment |
three rolls of colour film* | 30-50 | 12+ | art supplies | heart
voucher* for developing and scanning | 15-45 | 12+ | voucher | voucher heart
film canister case* in metal | 10-22 | 12+ | storage | heart
darkroom evening* with a tutor | 40-95 | 14+ | class | experience heart
shoulder strap* in woven cotton | 18-38 | 12+ | accessory |
light meter* for the hot shoe | 45-120 | 14+ | electronics | gadget battery heart
refurbished compact film camera* | 50-150 | 12+ | electronics | gadget heart
monograph* of a street photographer | 25-55 | 14+ | book | book heart
film photographer's logbook* | 8-16 | 12+ | stationery |

# wildlife photography
camouflage lens cover* | 18-35 | 14+ | equipment |
day* in a wildlife hide | 60-140 | 14+ | experience | experience heart
bean bag* for heavy lenses | 20-40 | 14+ | tool | bulky heart
wildlife photographer yearbook* | 22-42 | 12+ | book | book heart
monopod* with tilt head | 45-95 | 14+ | sports gear |
pop-up photo hide* | 60-130 | 14+ | furniture | bulky
fingerless fleece gloves* | 15-28 | 12+ | accessory | clothing filler
waterproof camera sleeve* | 15-30 | 14+ | outdoor gear | filler
bird tracks pocket guide* | 7-14 | 10+ | book | book
memory card wallet* | 9-15 | 12+ | bag | filler
animal tracks pocket notebook* | 6-12 | 8+ | stationery | filler
camouflage hide tent* | 60-140 | 14+ | outdoor gear | bulky
beanbag support* for long lenses | 20-45 | 14+ | equipment |
hide day* with a photographer | 80-200 | 14+ | experience | experience heart
lens rain cover* | 18-42 | 14+ | equipment |
wildlife photographer annual* | 25-45 | 10+ | book | book heart
trail camera* with night vision | 50-120 | 12+ | electronics | gadget battery heart
carbon monopod* | 45-110 | 14+ | equipment |
fingerless photo gloves* | 18-38 | 12+ | accessory | clothing sized filler
print voucher* for animal photographs | 20-60 | 12+ | voucher | voucher
exhibition tickets* of nature photographs | 10-25 | 8+ | experience | experience heart

# macro photography
extension tube set* for close-ups | 35-75 | 14+ | equipment | heart
LED ring light* for lenses | 35-75 | 14+ | lighting | battery heart
macro lens clip* for phones | 18-35 | 10+ | electronics | gadget
macro photography handbook* | 20-36 | 14+ | book | book heart
focusing rail* for tripods | 30-65 | 14+ | tool | heart
kneeling mat* for photographers | 15-28 | 14+ | textile |
water mister bottle* for dewdrops | 7-13 | 12+ | outdoor gear | filler
insect macro workshop* | 50-110 | 14+ | class | experience heart
mini tripod* with bendy legs | 18-38 | 10+ | furniture |
grey card set* | 8-15 | 14+ | accessory | filler
close-up clip lens* for a phone | 8-15 | 10+ | accessory |

# portrait photography
folding light reflector* | 18-38 | 14+ | equipment | heart
softbox light* with stand | 50-110 | 14+ | lighting | gadget heart
portrait studio hire voucher* | 45-110 | 16+ | voucher | voucher experience heart
posing guide* for photographers | 18-32 | 14+ | book | book heart
cloth backdrop* in stormy grey | 30-65 | 14+ | textile | heart
colour gel sheets* for lights | 9-15 | 14+ | art supplies |
studio lighting day* for portraits | 60-140 | 16+ | class | experience heart
model release notebook* | 8-14 | 16+ | stationery | filler
backdrop clamps* pack | 9-15 | 14+ | tool | filler
collection* of famous portraits | 30-60 | 14+ | collectible | book heart

# landscape photography
neutral density filter set* | 45-95 | 14+ | equipment | heart
light travel tripod* | 60-130 | 14+ | furniture | -home heart
sunrise photo walk* with a guide | 40-90 | 14+ | experience | experience heart
photographer's guide* to viewpoints | 20-36 | 14+ | book | book heart
large landscape print voucher* | 25-60 | 14+ | voucher | voucher heart
padded camera insert* for rucksacks | 22-42 | 14+ | bag |
colour checker card* | 7-14 | 14+ | tool | filler
sensor swabs* pack | 8-15 | 12+ | accessory |
hand warmers* for dawn shoots | 9-15 | 12+ | outdoor gear | filler
landscape photographer yearbook* | 25-45 | 12+ | book | book heart

# silversmithing
silver ring making day* | 70-150 | 16+ | class | experience heart
sterling silver sheet and wire* | 35-75 | 16+ | craft kit | heart
ring mandrel* with sizes | 18-38 | 14+ | tool |
silver clay starter packet* | 30-60 | 14+ | art supplies | heart
texture hammer* with two heads | 22-42 | 16+ | equipment | heart
silversmith's handbook* | 22-38 | 14+ | book | book heart
polishing cloth* and rouge bar | 8-15 | 14+ | home |
cabochon stones* for setting | 15-30 | 14+ | collectible | small-parts heart
leather bench apron* | 35-70 | 16+ | clothing | clothing leather heart
stamp letters* for metal | 22-42 | 16+ | keepsake |
copper practice sheet* | 7-14 | 14+ | craft kit |
set of jeweller's saw blades* | 7-14 | 18+ | equipment | sharp filler

# friendship bracelets
two-part heart pendants* for best friends | 12-24 | 7+ | jewellery | jewellery heart
jewellery box* for own bracelets | 15-30 | 6+ | storage | heart
bead box* with gold and pearls | 14-28 | 8+ | craft kit | small-parts heart
friendship bracelet making box* | 12-22 | 6+ | craft kit | heart
embroidery floss* in fifty colours | 9-15 | 7+ | art supplies | heart
book* of bracelet patterns | 10-18 | 7+ | book | book heart
wooden bracelet loom* | 14-26 | 7+ | tool | heart
round braiding disc* pair | 5-10 | 6+ | equipment | filler
letter beads* assortment | 8-14 | 6+ | toy | small-parts heart
display roll* for bracelets | 15-28 | 8+ | storage | filler
bracelet party box* for friends | 20-36 | 7-14 | game |
charms* for woven bracelets | 7-14 | 7+ | accessory | small-parts
clipboard* with bracelet chart | 8-14 | 8+ | stationery | filler
jewellery loom and thread cabinet* | 25-45 | 8+ | storage | jewellery filler
bracelet making party* for friends | 60-120 | 7-15 | class | experience jewellery

# beading
seed bead set* in fifty shades | 18-35 | 8+ | art supplies | small-parts heart
bead loom* in wood | 20-40 | 9+ | equipment | small-parts heart
beadwork pattern book* | 15-26 | 10+ | book | book small-parts heart
bead storage case* with vials | 18-35 | 8+ | storage | small-parts heart
beaded bracelet kit* | 12-22 | 7+ | craft kit | small-parts jewellery heart
bead mat* in soft fleece | 6-12 | 8+ | textile | small-parts filler
beading needles* with thread | 7-13 | 12+ | tool | small-parts filler
glass bead workshop* | 45-95 | 14+ | class | experience small-parts heart
spin bowl* for threading beads | 18-32 | 10+ | decor | small-parts
clasps and findings assortment* | 9-15 | 10+ | accessory | small-parts filler
tube of glass seed beads* | 5-12 | 8+ | craft kit | small-parts

# origami
origami paper pack* with patterns | 9-15 | 6+ | art supplies | heart
book* of complex origami | 18-32 | 10+ | book | book heart
gold-flecked Japanese paper* | 14-26 | 8+ | craft kit | heart
bone folder* in a sleeve | 8-15 | 8+ | tool |
origami page-a-day calendar* | 11-18 | 7+ | stationery | heart
origami animal mobile* to fold | 15-28 | 6+ | decor |
origami workshop afternoon* | 20-45 | 7+ | class | experience heart
thousand cranes string set* | 18-32 | 8+ | keepsake |
origami dinosaurs box* | 12-20 | 5-11 | toy | heart
paper airplane folding kit* | 9-15 | 5-12 | game |
double-sided origami papers* | 5-12 | 6+ | art supplies | heart
origami animals kit* | 6-14 | 6-13 | craft kit | heart
metallic folding papers* | 6-12 | 6+ | art supplies | heart
creasing tool* for sharp folds | 5-10 | 8+ | tool |
thousand cranes paper box* | 10-22 | 8+ | art supplies | heart
daily fold calendar* | 10-18 | 8+ | stationery |
paper plane folding book* | 6-13 | 6-14 | book | book heart
origami mobile kit* | 9-18 | 8+ | craft kit |
origami workshop* | 15-40 | 8+ | class | experience
crane earrings* | 8-20 | 8+ | jewellery | jewellery
giant folding paper* sheets | 6-14 | 6+ | art supplies | bulky filler

# bookbinding
bookbinding starter kit* | 28-55 | 12+ | craft kit |
decorated endpapers* bundle | 14-26 | 12+ | art supplies | heart
bookbinding weekend course* | 80-180 | 14+ | class | experience heart
waxed linen thread set* | 12-22 | 12+ | accessory | heart
wooden book press* | 50-110 | 14+ | equipment | bulky heart
bookbinder's handbook* | 22-38 | 12+ | book | book heart
awl* and curved needle pair | 12-22 | 18+ | tool | sharp
bookcloth rolls* in four colours | 22-40 | 12+ | textile | heart
bone folder and glue brush* | 9-15 | 12+ | stationery |
decorated bookbinding paper* | 7-14 | 10+ | art supplies | heart
beeswax block* for thread | 5-10 | 10+ | accessory |

# scrapbooking
large scrapbook album* | 20-38 | 8+ | storage | heart
patterned paper collection* | 14-26 | 7+ | art supplies | heart
washi tape* box | 12-22 | 6+ | stationery | heart
photo printer* for the phone | 60-120 | 10+ | electronics | gadget battery heart
paper trimmer* with guides | 18-35 | 14+ | tool |
die-cut sticker book* | 8-15 | 6+ | book | book
corner punch* and shape punches | 9-15 | 8+ | equipment | filler
photo corners* in kraft | 4-8 | 8+ | accessory | filler
scrapbooking subscription box* | 25-50 | 12+ | subscription | subscription heart
crop day with friends* | 15-40 | 14+ | experience | experience
scrapbook album* in linen | 15-35 | 8+ | stationery | heart
themed sticker and paper pack* | 8-18 | 8+ | craft kit |
corner punch* and border punches | 9-22 | 10+ | tool | heart
photo printing voucher* | 12-35 | 10+ | voucher | voucher heart
archival glue tape* | 5-10 | 8+ | stationery |
stencil and lettering set* | 7-16 | 8+ | art supplies |
travel scrapbook kit* | 15-32 | 8+ | craft kit | heart
scrapbooking retreat weekend* | 110-260 | 16+ | experience | experience
storage case* for papers | 15-35 | 10+ | storage | heart
metallic pens set* for dark pages | 8-16 | 8+ | stationery |
washi tape drawer box* | 15-30 | 8+ | storage | heart
scrapbook layouts book* | 12-24 | 10+ | book | book

# quilling
quilling paper strips* in rainbow | 9-15 | 8+ | art supplies | heart
quilling kit* with slotted tool | 15-28 | 8+ | craft kit |
quilling pattern book* | 12-22 | 9+ | book | book heart
quilling comb* and coil board | 9-15 | 9+ | tool |
deep box frame* for paper art | 14-26 | 10+ | decor | heart
quilled greeting card kit* | 12-20 | 9+ | stationery | heart
fine-tip glue bottle* | 5-10 | 8+ | equipment | filler
paper filigree workshop* | 25-55 | 12+ | class | experience heart
strip storage tower* | 18-32 | 10+ | storage | heart

# junk journaling
vintage paper bundle* | 12-22 | 12+ | art supplies | heart
junk journal kit* | 22-40 | 12+ | craft kit | heart
box of vintage stamps* and tickets | 9-15 | 12+ | collectible | experience heart
rubber stamp set* with ink | 18-35 | 10+ | tool | heart
lace and ribbon scraps* | 9-15 | 12+ | textile |
chunky blank journal* | 15-28 | 12+ | stationery |
ephemera folder* with pockets | 14-26 | 12+ | storage |
junk journal workshop* | 25-55 | 14+ | class | experience heart
wax seal set* with letters | 16-30 | 16+ | equipment | heart
glue roller* pack | 6-12 | 10+ | accessory | filler

# cardmaking
cardmaking kit* for a year | 28-50 | 10+ | craft kit | heart
clear stamp set* with greetings | 12-22 | 10+ | tool | heart
die-cutting machine* by hand crank | 70-140 | 14+ | equipment | bulky heart
ink pad collection* | 18-35 | 10+ | art supplies | heart
cardmaking magazine subscription* | 30-55 | 14+ | subscription | subscription heart
glittery cardstock pack* | 9-15 | 8+ | stationery |
embossing powder* trio | 10-18 | 14+ | home | filler
cardmaking day course* | 30-65 | 14+ | class | experience
ribbon spools* assortment | 8-14 | 10+ | accessory | filler
drawer box* for handmade cards | 18-32 | 12+ | storage |
small birthday stamp set* | 8-15 | 8+ | equipment |
die-cutting machine* for cards | 45-110 | 14+ | equipment | bulky heart
blank cards and envelopes* box | 8-16 | 8+ | stationery |
metal cutting dies* of leaves | 9-22 | 12+ | craft kit | heart
ink pads trio* in soft colours | 9-20 | 8+ | art supplies |
embossing powder and heat tool* | 18-38 | 16+ | tool | gadget
patterned card pad* | 6-14 | 8+ | art supplies |
craft fair day tickets* | 8-20 | 10+ | experience | experience heart
ribbon and gem assortment* | 6-14 | 8+ | craft kit | small-parts
paper trimmer* with scoring blade | 15-35 | 16+ | tool |
cardmaking magazine with kit* | 8-15 | 10+ | subscription | subscription
foam pads and tape runner* | 6-14 | 8+ | stationery |

# wax melts
wax melt making kit* | 22-40 | 14+ | craft kit | scent heart
fragrance oils* for wax melts | 14-26 | 16+ | scent | scent heart
flower-shaped wax melt moulds* | 9-15 | 12+ | equipment | scent heart
electric wax melt burner* | 22-42 | 16+ | electronics | gadget scent heart
soy wax flakes* in a bag | 14-24 | 14+ | home | scent
dye chips* for wax | 8-14 | 14+ | art supplies | filler
digital pouring thermometer* | 12-22 | 14+ | tool | gadget battery
wax melt subscription box* | 18-36 | 16+ | subscription | subscription scent heart
snap boxes* for wax melts | 8-15 | 14+ | storage | scent filler

# bath bomb making
bath bomb making kit* | 15-28 | 7+ | craft kit | scent heart
metal bath bomb moulds* | 9-15 | 8+ | tool | scent heart
skin-safe colours* for bath bombs | 9-15 | 10+ | art supplies | scent
essential oil set* for the bath | 15-28 | 14+ | scent | scent heart
bath bomb workshop* | 25-55 | 8+ | class | experience scent heart
book* of homemade bath treats | 12-20 | 9+ | book | book food heart
dried rose petals* in a tin | 7-14 | 8+ | equipment | scent
gift boxes* for bath bombs | 8-14 | 8+ | storage | scent filler
wooden bath tray* | 22-42 | 14+ | furniture |
fluffy bath towel* | 15-30 | 6+ | textile | filler

# saddlery
bridle leather strap* by the length | 20-42 | 16+ | art supplies | leather heart
saddler's stitching clamp* | 45-95 | 16+ | equipment | heart
round awl* with rosewood handle | 18-35 | 18+ | tool | sharp heart
saddlery weekend course* | 130-280 | 16+ | class | experience heart
brass buckles* in a tin | 14-26 | 14+ | accessory |
waxed thread spools* | 9-15 | 14+ | craft kit |
saddler's handbook* | 22-40 | 14+ | book | book heart
neatsfoot oil* for leather | 9-15 | 14+ | home | leather filler
pricking iron pair* | 22-45 | 16+ | collectible | heart
saddle soap* in a tin | 8-15 | 12+ | body care | filler

# macrame
macramé wall hanging kit* | 22-42 | 12+ | craft kit | heart
cotton macramé cord* roll | 18-32 | 10+ | art supplies | heart
book* of macramé knots | 15-26 | 12+ | book | book heart
plant hanger kit* in cotton | 14-26 | 10+ | decor | heart
macramé workshop evening* | 30-65 | 12+ | class | experience heart
wooden rings and beads* bag | 8-14 | 12+ | accessory | small-parts filler
driftwood branch* for hangings | 9-15 | 12+ | home |
macramé keyring kit* | 8-15 | 9+ | keepsake |
fringe comb* and shears | 12-22 | 18+ | tool | sharp
project board* with pins | 18-32 | 12+ | equipment |
cotton cord rolls* in natural shades | 12-28 | 10+ | textile |
driftwood rods trio* | 9-20 | 10+ | craft kit |
macrame wall hanging kit* | 18-38 | 10+ | craft kit | heart
plant hanger kit* with beads | 14-28 | 10+ | craft kit | small-parts
macrame board with pins* | 15-32 | 10+ | equipment |
macrame evening workshop* | 30-70 | 14+ | class | experience heart
macrame knots book* | 12-25 | 10+ | book | book heart
cord comb* for fringes | 6-14 | 10+ | tool | filler
wooden rings and beads set* | 7-15 | 10+ | craft kit | small-parts
macrame keyring kit* | 9-18 | 10+ | craft kit | filler

# needle felting
felted fox and owl kit* | 15-28 | 18+ | craft kit | wool sharp heart
merino roving* in forty colours | 22-42 | 10+ | art supplies | wool heart
felting needles* with wooden holder | 12-22 | 18+ | tool | sharp wool heart
wool felting mat* | 12-22 | 12+ | equipment | wool
book* of felted animals | 15-26 | 12+ | book | book wool heart
leather finger guards* | 5-10 | 12+ | safety gear | leather filler
felt portrait workshop* | 35-75 | 14+ | class | experience heart
wet felting soap set* for children | 12-22 | 6-12 | toy | wool scent
glass eyes* for felt animals | 6-12 | 12+ | accessory | small-parts filler
bag of dyed felting wool* | 7-14 | 9+ | textile | wool heart
carded wool assortment* in thirty colours | 15-32 | 12+ | textile | wool heart
felting needles set* with handle | 9-20 | 14+ | tool | wool
needle felted animal kit* | 14-28 | 12+ | craft kit | wool heart
felting foam and brush mat* | 12-25 | 12+ | equipment | wool heart
leather finger guards* for felters | 5-10 | 12+ | safety gear | leather
felting workshop* for animals | 30-70 | 12+ | class | experience wool heart
glass eyes assortment* for felt animals | 6-14 | 12+ | craft kit | small-parts
felt landscape picture kit* | 18-35 | 12+ | craft kit | wool heart
wool storage pouches* | 10-22 | 12+ | storage | wool

# spinning wool
drop spindle kit* with fleece | 20-40 | 10+ | craft kit | wool
hand-dyed spinning fibre* | 18-32 | 12+ | art supplies | wool heart
hand carders* pair | 45-90 | 12+ | tool | wool heart
book* for spinners | 20-36 | 12+ | book | book heart
turned support spindle* | 30-60 | 12+ | collectible | heart
niddy noddy* for skeins | 22-42 | 12+ | equipment |
spinning wheel workshop* | 55-120 | 14+ | class | experience wool
wool show day ticket* | 9-20 | 8+ | experience | experience wool heart
spinning wheel oil* with fine tip | 7-13 | 12+ | home | filler
wooden bobbins* pack | 14-28 | 12+ | home |
braid* of combed wool top | 8-15 | 10+ | textile | wool heart
wooden spindle whorl kit* | 8-15 | 10+ | keepsake |

# model ships
wooden sailing ship kit* | 60-130 | 14+ | craft kit | small-parts heart
plastic liner model* to build | 35-70 | 12+ | collectible | small-parts plastic heart
rigging thread set* | 12-22 | 14+ | art supplies | filler
ship modeller's handbook* | 20-38 | 14+ | book | book heart
keel clamp* for ship hulls | 22-42 | 14+ | tool | filler
brass cannons and fittings* pack | 9-15 | 14+ | accessory | small-parts
ship in a bottle kit* | 25-50 | 14+ | decor | small-parts heart
maritime museum tickets* | 10-25 | 6+ | experience | experience heart
plank bending tool* | 15-30 | 14+ | equipment | filler
glass case* for model ships | 45-95 | 14+ | furniture |
fine sanding sticks* for modellers | 6-12 | 10+ | tool | filler
tweezers* with fine tips | 6-12 | 12+ | tool |

# model aircraft
propeller plane kit* in quarter scale | 25-50 | 10+ | craft kit | small-parts plastic heart
airliner model* on a stand | 25-55 | 8+ | collectible | heart
balsa glider kit* | 12-22 | 8+ | toy | heart
aircraft markings decals* | 9-15 | 12+ | stationery |
reference book* of famous aircraft | 20-38 | 10+ | book | book heart
metallic paint trio* for aircraft | 12-22 | 12+ | art supplies |
airshow tickets* | 18-45 | 6+ | experience | experience noisy heart
rubber-powered flyer* to build | 14-25 | 8+ | outdoor gear | heart
fine masking sheets* for canopies | 6-12 | 12+ | equipment | filler
display shelf* with runway print | 25-50 | 8+ | furniture | filler
small jet kit* in plastic | 8-15 | 8+ | craft kit | small-parts plastic heart

# mosaics
mosaic kit* with mirror frame | 25-48 | 10+ | craft kit | heart
glass mosaic tiles* mixed bag | 14-26 | 10+ | art supplies | heart
wheeled tile nippers* | 22-42 | 18+ | tool | sharp heart
mosaic workshop day* | 50-110 | 14+ | class | experience heart
mosaic stepping stone kit* | 18-35 | 7+ | equipment | heart
book* of mosaic patterns | 16-28 | 12+ | book | book heart
grout tub* in charcoal | 8-15 | 14+ | home | filler
sticker mosaic pictures* for children | 7-13 | 4-9 | toy |
mosaic tea light holder kit* | 10-18 | 8+ | decor |
bag of glass mosaic pieces* | 8-15 | 8+ | art supplies | heart
glass tesserae* in mixed colours | 12-28 | 10+ | art supplies | small-parts heart
mosaic mirror kit* | 22-45 | 12+ | craft kit | small-parts heart
mosaic weekend workshop* | 80-180 | 14+ | class | experience heart
adhesive and grout set* | 12-25 | 14+ | art supplies |
smalti sampler* from Italy | 20-50 | 12+ | art supplies | small-parts heart
house number mosaic kit* | 22-45 | 12+ | craft kit | small-parts heart
wooden blanks* for mosaics | 9-20 | 10+ | craft kit |
millefiori beads* for mosaics | 8-18 | 10+ | art supplies | small-parts

# resin art
resin art starter kit* | 35-65 | 16+ | craft kit |
silicone moulds* for trays and coasters | 15-28 | 14+ | tool | heart
pigment powders* in twenty shades | 12-22 | 14+ | art supplies | heart
resin pouring workshop* | 45-95 | 16+ | class | experience heart
pressed petals* for casting | 9-15 | 12+ | collectible | heart
clear casting resin refill* | 28-55 | 16+ | home | filler
respirator mask* with filters | 25-50 | 16+ | safety gear | filler
book* of resin projects | 16-28 | 14+ | book | book heart
levelling board* for casting | 25-50 | 16+ | equipment |
gold leaf flakes* | 7-13 | 14+ | accessory | filler
mica powder pots* | 8-15 | 14+ | art supplies |
crystal-clear resin set* | 22-48 | 14+ | art supplies |
silicone moulds assortment* for resin | 12-28 | 12+ | art supplies | heart
pigment and mica powders* | 12-25 | 12+ | art supplies | heart
dried flowers box* for resin | 8-16 | 10+ | art supplies | plant heart
resin workshop* with river board | 55-120 | 14+ | class | experience heart
levelling mat* in silicone | 12-25 | 14+ | equipment |
mini gas torch* for bubbles | 18-38 | 18+ | tool | fire battery heart
respirator mask* for resin work | 20-42 | 16+ | safety gear | filler
resin coaster mould kit* | 14-28 | 12+ | craft kit | heart
resin art book* | 12-24 | 12+ | book | book
alphabet moulds* for keyrings | 8-16 | 10+ | art supplies | filler

# glass blowing
blow your own bauble session* | 30-65 | 8+ | experience | experience heart
glass blowing day course* | 90-200 | 16+ | class | experience heart
hand-blown glass tumbler* | 22-45 | 14+ | tableware | heart
glass museum tickets* | 8-20 | 8+ | voucher | voucher experience heart
history book* of studio glass | 25-50 | 14+ | book | book heart
soft glass rods* bundle | 25-50 | 16+ | art supplies |
heat-resistant sleeves* | 18-35 | 16+ | safety gear | clothing filler
protective didymium glasses* | 40-85 | 16+ | equipment |
glass marble* from an art studio | 9-15 | 8+ | collectible | small-parts heart
sketch pad* for glass designs | 7-14 | 12+ | stationery | filler
small blown glass bird* | 8-15 | 10+ | decor |

# glass painting
glass paint pen set* | 18-32 | 8+ | art supplies | heart
window sticker painting kit* | 10-18 | 4-10 | toy | heart
outliner tubes* in gold | 9-15 | 10+ | stationery |
clear glass jars* to paint | 15-28 | 10+ | decor | heart
book* of glass painting designs | 14-25 | 10+ | book | book heart
suncatchers* to colour in | 8-14 | 5-12 | craft kit | heart
plain vases* pair for painting | 14-26 | 10+ | home |
glass painting workshop* | 30-65 | 12+ | class | experience heart
fine liner brushes* | 7-14 | 10+ | tool | filler

# stained glass
stained glass starter kit* | 70-140 | 16+ | craft kit |
stained glass weekend course* | 110-230 | 16+ | class | experience heart
sheets* of coloured art glass | 35-70 | 16+ | art supplies | heart
pistol-grip glass cutter* | 22-42 | 18+ | tool | sharp heart
pattern book* for leaded windows | 16-28 | 14+ | book | book heart
copper foil tape* rolls | 9-15 | 16+ | equipment |
finished suncatcher* with bird | 25-50 | 12+ | decor |
running pliers* for glass | 18-35 | 16+ | outdoor gear |
photographs* of great coloured windows | 25-45 | 14+ | print | book heart
colouring pages* of leaded windows | 8-14 | 6+ | stationery | filler
lead-free solder reel* | 9-15 | 18+ | equipment | fire
glass sheets pack* in rich colours | 22-50 | 16+ | art supplies | heart
glass cutter* with oil grip | 18-40 | 18+ | tool | sharp heart
soldering iron* for stained glass | 30-75 | 18+ | tool | gadget fire heart
copper foil rolls* set | 10-22 | 16+ | art supplies |
suncatcher pattern book* | 10-20 | 14+ | book | book heart
running and breaking pliers* | 18-40 | 18+ | tool | heart
patina and polish duo* | 12-25 | 16+ | art supplies | filler
glass grinder sponge set* | 10-20 | 16+ | equipment | filler
cathedral windows picture book* | 20-45 | 12+ | book | book religious
hanging hooks and chain* for panels | 6-14 | 14+ | equipment |
light box* for laying out glass | 30-70 | 14+ | equipment | gadget heart

# screen printing
screen printing starter kit* | 45-90 | 12+ | craft kit |
fabric screen ink set* | 25-48 | 12+ | art supplies | heart
screen printing workshop* | 45-95 | 14+ | class | experience heart
aluminium framed screen* | 22-42 | 14+ | equipment | heart
wooden squeegee* | 14-26 | 12+ | tool | heart
blank cotton totes* pack | 12-22 | 10+ | bag |
handbook* of screen printing | 18-32 | 12+ | book | book heart
gig poster print* by an artist | 20-45 | 14+ | print | heart
stencil film* sheets | 9-15 | 12+ | stationery |
painter's overall* | 28-50 | 12+ | clothing | clothing sized filler
single pot* of fabric ink | 8-15 | 12+ | art supplies |
simple paper stencil book* | 8-15 | 10+ | book | book filler

# letterpress
letterpress workshop day* | 60-130 | 14+ | class | experience heart
set of wood type letters* | 40-85 | 12+ | collectible | heart
small tabletop press* for cards | 110-240 | 14+ | equipment | bulky heart
letterpress ink tin* | 15-28 | 14+ | art supplies | heart
typography history book* | 25-45 | 14+ | book | book heart
cotton card blanks* pack | 12-22 | 12+ | stationery |
letterpress poster* with a saying | 18-40 | 12+ | print |
printing museum tickets* | 8-18 | 8+ | experience | experience
soft rubber ink roller* | 18-35 | 14+ | tool |
toy printing set* with letters | 9-15 | 6-12 | toy | small-parts heart
letterpress greeting cards* | 8-15 | 10+ | stationery |
wooden type alphabet postcards* | 7-13 | 10+ | print |

# gelli printing
reusable gel printing plate* | 22-42 | 8+ | equipment | heart
soft rubber brayer* | 12-22 | 8+ | tool | heart
acrylic inks* for gel printing | 18-34 | 10+ | art supplies | heart
texture stencils* pack | 9-15 | 8+ | stationery | heart
gel printing workshop* | 30-65 | 12+ | class | experience heart
book* of gel print ideas | 16-28 | 10+ | book | book heart
rice paper stack* | 9-15 | 8+ | craft kit |
clip frame trio* for prints | 18-34 | 10+ | decor |
zip folder* for finished prints | 12-22 | 10+ | storage |
soft foam stamps* for gel plates | 7-14 | 8+ | tool |

# linocut
linocut starter kit* | 25-48 | 18+ | craft kit | sharp
soft-cut carving blocks* pack | 14-26 | 12+ | art supplies | heart
oil-based relief inks* | 25-48 | 14+ | home | heart
relief printing day course* | 45-95 | 14+ | class | experience heart
Japanese baren* for hand printing | 15-30 | 12+ | tool | heart
Japanese printing paper* bundle | 14-26 | 12+ | stationery |
relief printing handbook* | 18-30 | 12+ | book | book
bench hook* for safe carving | 12-22 | 12+ | equipment |
original linocut print* by an artist | 30-80 | 14+ | print | heart
ink roller* with wooden handle | 9-15 | 12+ | accessory |
cork-backed lino blocks* | 8-15 | 12+ | art supplies | heart
carved stamp rubber blocks* | 6-12 | 12+ | craft kit |

# etching
etching workshop weekend* | 90-200 | 16+ | class | experience heart
drypoint starter kit* | 35-70 | 18+ | craft kit | sharp
etching paper* bundle | 22-42 | 14+ | art supplies | heart
handbook* of intaglio printmaking | 25-45 | 14+ | book | book heart
printmaking studio membership* | 50-110 | 16+ | subscription | subscription heart
original small etching* framed | 40-95 | 14+ | print | heart
muslin wiping cloth* | 8-15 | 14+ | textile | filler
copper plates* pair | 22-42 | 16+ | equipment |
etching ink tube* in sepia | 12-22 | 14+ | accessory |
exhibition ticket* for master prints | 10-22 | 12+ | experience | experience
zinc etching plates* | 8-15 | 14+ | equipment |
etching needle* with wooden handle | 8-15 | 14+ | tool | heart

# paint by numbers
paint by numbers canvas* with frame | 18-35 | 10+ | craft kit | heart
paint by numbers* from own photo | 30-55 | 10+ | keepsake | personalised heart
detail brush set* with soft grips | 9-15 | 8+ | tool |
tabletop easel* for canvases | 18-35 | 8+ | furniture | bulky heart
children's painting by numbers pair* | 9-15 | 6-12 | toy | heart
mini canvas trio* by numbers | 12-20 | 8+ | art supplies | heart
magnifying light* with clip | 22-42 | 14+ | lighting | gadget battery
colour by numbers book* for adults | 8-15 | 12+ | book | book filler
landscape by numbers* in large format | 28-50 | 12+ | print |
paint by numbers harbour canvas* | 14-30 | 10+ | craft kit | heart
table easel* for a numbered canvas | 18-38 | 10+ | equipment | bulky heart
fine brush set* with grips | 8-16 | 10+ | art supplies |
acrylic pots refill* for numbered canvases | 8-16 | 10+ | art supplies | plastic
large-print paint by numbers* | 15-30 | 10+ | craft kit | heart
paint by numbers postcards set* | 9-18 | 8+ | craft kit | heart
magnifier lamp* with clamp | 28-60 | 14+ | lighting | gadget heart
old master paint by numbers* | 18-38 | 12+ | craft kit | heart
paint palette with lids* | 6-14 | 10+ | art supplies | filler
children's paint by numbers* with animals | 8-16 | 6-12 | craft kit | heart

# stop motion
first animation studio box* | 25-48 | 7+ | craft kit | heart
modelling clay* in twelve colours | 9-15 | 5+ | art supplies | heart
phone tripod* with remote | 20-38 | 8+ | equipment | battery heart
stop motion handbook* for children | 12-22 | 7-12 | book | book heart
animation film workshop* | 35-80 | 7+ | class | experience heart
armature figure* with bendy joints | 18-35 | 9+ | toy | heart
folding green screen* | 22-42 | 9+ | textile |
story* of famous clay films | 22-40 | 10+ | book | book heart
flip book blanks* pack | 8-14 | 6+ | stationery | filler
clay figure film box* | 12-25 | 5+ | film | screen heart
wobbly eyes and sticky tack* set | 5-10 | 6+ | tool | small-parts filler

# video editing
editing keyboard cover* with shortcuts | 18-35 | 12+ | accessory |
editing software licence* | 45-110 | 14+ | subscription | subscription screen heart
portable fast hard drive* | 70-140 | 14+ | electronics | gadget heart
shuttle dial* for editors | 60-130 | 14+ | tool | gadget heart
royalty-free music subscription* | 40-95 | 14+ | voucher | voucher subscription heart
film editing handbook* | 18-32 | 14+ | book | book heart
online editing course* | 30-80 | 13+ | class | experience screen
clapperboard* in wood | 14-26 | 8+ | decor |
blue light glasses* | 12-25 | 12+ | body care | filler
storyboard notebook* | 8-15 | 10+ | stationery |
editor's shortcut key stickers* | 6-12 | 12+ | equipment | filler
filmmaker's quotes notebook* | 7-13 | 12+ | keepsake | filler

# youtube
clip-on microphone* for phones | 20-42 | 10+ | audio | gadget battery heart
softbox lamp* on a stand | 25-48 | 10+ | lighting | gadget heart
phone stabiliser grip* | 70-140 | 12+ | electronics | gadget battery heart
folding backdrop* in two colours | 30-60 | 10+ | equipment | heart
handbook* for young video makers | 12-22 | 9-12 | book | book heart
neon sign* saying on air | 22-45 | 12+ | decor | gadget
video planning notebook* | 8-15 | 10+ | stationery | filler
thumbnail design course* | 25-60 | 12+ | class | experience screen
bendy phone tripod* | 9-15 | 9+ | tool |
channel name t-shirt* | 18-30 | 9+ | clothing | clothing sized personalised filler
clip-on phone light* | 9-15 | 10+ | lighting | battery
phone tripod* with remote | 14-30 | 9+ | equipment | gadget battery heart
clip-on microphone* for videos | 14-32 | 9+ | electronics | gadget battery heart
green screen backdrop* | 20-40 | 9+ | equipment | heart
ring light* on a stand | 18-38 | 9+ | lighting | gadget heart
clapperboard* to chalk on | 8-16 | 7+ | equipment | filler
young video makers' guide* | 7-14 | 8-14 | book | book heart
on air light sign* | 12-25 | 8+ | lighting | battery
film and edit holiday course* | 30-120 | 9-17 | class | experience screen heart
channel name hoodie* | 25-45 | 8+ | clothing | clothing sized personalised

# upholstery
upholstery tool set* | 35-75 | 16+ | tool |
upholstery weekend course* | 120-250 | 16+ | class | experience heart
designer furnishing fabric remnant* | 30-70 | 16+ | textile | heart
curved needles* and twine | 10-18 | 16+ | equipment |
upholsterer's handbook* | 22-40 | 16+ | book | book heart
webbing stretcher* in beech | 20-40 | 16+ | home |
brass upholstery nails* box | 9-15 | 16+ | accessory | small-parts
footstool kit* to cover | 35-75 | 16+ | furniture | bulky heart
leather fingered gloves* | 14-26 | 16+ | safety gear | clothing leather
upholstery twine and needles* | 7-14 | 14+ | tool |
fabric offcut bundle* | 8-15 | 12+ | textile |

# visible mending
visible mending kit* | 20-38 | 10+ | craft kit | heart
darning loom* in miniature | 18-35 | 12+ | tool | heart
book* of visible mending | 16-28 | 12+ | book | book heart
mending wool cards* in bright shades | 12-22 | 10+ | art supplies | wool heart
wooden darning mushroom* | 9-15 | 10+ | equipment |
mending evening workshop* | 25-55 | 14+ | class | experience heart
embroidered patches* pack | 8-14 | 8+ | accessory |
linen sewing roll* | 18-35 | 12+ | storage |
indigo fabric scraps* bundle | 9-15 | 10+ | textile |
sashiko thread cards* | 12-22 | 12+ | home |

# welding
welding taster day* | 90-190 | 16+ | class | experience heart
leather welding gauntlets* | 18-35 | 18+ | safety gear | clothing leather heart
solar-powered welding mask* | 60-130 | 18+ | equipment | heart
angle magnets* for welders | 18-35 | 18+ | tool | small-parts heart
welder's handbook* | 18-32 | 16+ | book | book heart
flame-resistant welding jacket* | 40-80 | 18+ | outerwear | clothing sized
scrap metal sculpture kit* | 25-50 | 16+ | craft kit | small-parts
chalk and soapstone marker* | 7-14 | 16+ | stationery | filler
welding cap* in bright cotton | 9-15 | 16+ | clothing | clothing
magnetic pickup tray* | 8-15 | 14+ | tool | filler

# knife making
forge a knife day* | 130-260 | 18+ | class | experience sharp heart
knife handle wood scales* | 18-38 | 18+ | craft kit | sharp heart
blade blank* in carbon steel | 25-50 | 18+ | collectible | sharp heart
bladesmith's handbook* | 22-40 | 18+ | book | book sharp heart
diamond sharpening plate* | 35-75 | 18+ | tool | sharp heart
mosaic pins* for handles | 9-15 | 18+ | accessory | small-parts
leather for a sheath* kit | 25-50 | 18+ | art supplies | leather sharp
forge apron* in split leather | 45-90 | 16+ | clothing | clothing leather heart
camellia oil* for blades | 9-15 | 18+ | home | sharp
leather edge dye* bottle | 7-14 | 16+ | art supplies | leather

# lathe work
set of lathe cutting tools* | 45-95 | 18+ | tool | sharp heart
digital calliper* in a case | 25-50 | 14+ | equipment | gadget battery heart
metal turning day course* | 90-190 | 16+ | class | experience heart
machinist's handbook* | 30-60 | 16+ | book | book heart
steam engine casting kit* | 90-190 | 16+ | craft kit | small-parts heart
brass bar assortment* | 22-45 | 16+ | art supplies |
workshop apron* with pockets | 22-42 | 14+ | clothing | clothing
cutting oil* with brush | 8-15 | 16+ | home |
thread gauge set* | 9-15 | 16+ | accessory | filler
engineering exhibition tickets* | 12-25 | 8+ | experience | experience heart
engineer's marking blue* | 8-15 | 14+ | art supplies |

# kinetic sand
kinetic sand box* with moulds | 18-35 | 3-9 | toy | heart
two-coloured kinetic sand bag* | 10-18 | 3-10 | art supplies | heart
folding sand tray* with lid | 18-35 | 3-9 | furniture | heart
sand cutting tool set* | 8-14 | 3-9 | tool |
dinosaur dig kinetic sand* | 12-22 | 4-9 | craft kit | heart
glittering sand pot* | 5-10 | 3-10 | collectible | filler
castle moulds* for indoor sand | 8-15 | 3-8 | equipment |
sand bakery set* | 18-32 | 3-8 | game | heart
covered sand table* with tools | 40-75 | 3-9 | furniture | bulky

# play dough
big play dough tub set* | 10-18 | 2-7 | art supplies | heart
dough kitchen set* with press | 18-35 | 3-8 | toy | heart
wooden dough roller* and cutters | 9-15 | 2-7 | tool | heart
dough hairdresser set* | 18-32 | 3-8 | game | heart
wipe-clean dough mats* | 7-13 | 2-6 | textile |
natural play dough kit* to make | 12-22 | 3-8 | craft kit |
dough digger truck* | 25-45 | 3-7 | vehicle | plastic heart
letter and number stampers* | 7-13 | 3-7 | stationery | filler
carry case* for dough tools | 14-25 | 3-8 | storage |
ten tubs of coloured dough* | 8-16 | 2-8 | art supplies | heart
dough gelato parlour* | 12-25 | 3-8 | toy | dairy sugar heart
dough cutters and rollers* in wood | 8-16 | 2-8 | toy | heart
dough hair salon set* | 12-25 | 3-8 | toy | heart
dinosaur dough kit* | 10-20 | 3-8 | toy | heart
make-your-own dough mix* | 5-10 | 3-9 | craft kit | filler
dough mats* with pictures to fill | 5-12 | 2-6 | art supplies |
scented dough tubs* | 7-14 | 3-8 | art supplies | scent
dough tray* with lid | 8-16 | 2-8 | storage |
pasta press* for dough | 6-12 | 3-8 | toy | food gluten
modelling animals guide* | 5-10 | 4-9 | book | book filler

# tatting
tatting shuttle* in carved wood | 12-24 | 12+ | tool | heart
fine tatting thread set* | 15-28 | 12+ | art supplies | heart
tatting pattern book* | 15-26 | 12+ | book | book heart
tatted earrings kit* | 14-26 | 12+ | jewellery | jewellery heart
thread winding pot* in porcelain | 18-35 | 12+ | storage | heart
pack* of plastic shuttles | 6-12 | 12+ | equipment | plastic
tatting workshop* | 30-65 | 14+ | class | experience heart
starch spray* for lace | 6-12 | 14+ | home | filler
single ball* of fine thread | 5-10 | 10+ | textile |

# rug making
latch hook rug kit* | 30-60 | 10+ | craft kit | heart
rag rug tools set* | 20-40 | 12+ | tool | heart
rug wool bundle* | 35-70 | 12+ | art supplies | wool heart
book* of rag rug designs | 18-32 | 12+ | book | book heart
tufting workshop day* | 80-170 | 16+ | class | experience heart
printed rug canvas* | 18-35 | 12+ | textile |
wooden gripper frame* | 40-85 | 14+ | equipment | heart
small latch hook cushion* for children | 14-25 | 7-13 | toy |
non-slip rug backing* | 9-15 | 14+ | home | filler
rug canvas* by the metre | 8-15 | 12+ | textile |
skeins* of rug wool | 7-14 | 10+ | craft kit | wool

# punch needle
chunky loop cushion kit* | 25-48 | 12+ | craft kit | heart
adjustable punch needle tool* | 18-35 | 12+ | tool | heart
monk's cloth pack* | 12-22 | 12+ | textile | heart
book* of punch needle projects | 16-28 | 12+ | book | book heart
gripper strip frame* | 28-55 | 12+ | equipment | heart
chunky wool pack* for punching | 18-34 | 12+ | art supplies | wool heart
punch needle evening class* | 30-65 | 12+ | class | experience heart
small coaster kit* to punch | 9-15 | 8+ | home |
threader pack* for punch needles | 5-10 | 12+ | accessory | filler
balls of punching yarn* | 7-14 | 10+ | textile | wool

# tapestry
frame loom* with accessories | 35-70 | 10+ | equipment | heart
weaving yarn bundle* | 22-42 | 12+ | art supplies | wool heart
wooden tapestry bobbins* | 15-28 | 12+ | tool | heart
tapestry weaving handbook* | 20-36 | 12+ | book | book heart
tapestry weaving workshop* | 45-95 | 14+ | class | experience heart
beating comb* in boxwood | 12-22 | 12+ | accessory | heart
cotton warp thread spool* | 8-15 | 12+ | craft kit |
museum visit* to great tapestries | 10-22 | 10+ | experience | experience heart
wooden tapestry needle set* | 6-12 | 10+ | tool |
small skeins of weaving wool* | 7-14 | 10+ | textile | wool

# brass rubbing
heelball wax sticks* set | 9-15 | 7+ | art supplies | heart
black rubbing paper roll* | 14-26 | 7+ | craft kit | heart
church brasses guidebook* | 16-30 | 12+ | book | book religious heart
brass rubbing centre visit* | 10-25 | 7+ | experience | experience heart
gold and silver wax crayons* | 7-14 | 7+ | stationery |
carrying tube* for rubbings | 10-18 | 10+ | bag |
kneeling pad* | 9-15 | 10+ | equipment | filler
medieval knights history book* | 14-26 | 9+ | book | book
hanging rails* for long prints | 15-28 | 12+ | decor |
weekend trip* to great cathedrals | 110-240 | 14+ | travel | experience religious heart

# laser cutting
laser cutter workshop* | 50-110 | 14+ | class | experience heart
plywood sheets pack* for lasers | 20-40 | 14+ | art supplies | heart
coloured clear sheets* for lasers | 22-42 | 14+ | collectible | heart
maker space day pass* | 15-40 | 14+ | voucher | voucher experience heart
mechanical wooden model* to assemble | 25-50 | 10+ | craft kit | small-parts heart
honeycomb laser bed* | 45-95 | 16+ | equipment |
laser projects handbook* | 18-32 | 14+ | book | book heart
laser safety goggles* | 18-38 | 16+ | safety gear | filler
slate coaster blanks* | 9-15 | 14+ | home | heart
wood finish oil* in a tin | 9-15 | 16+ | accessory | filler
cork coaster blanks* | 8-15 | 12+ | home |

# whittling
also: woodcarving, chip carving
whittling knife set* | 25-50 | 18+ | tool | sharp heart
basswood carving blocks* | 14-26 | 10+ | craft kit | heart
spoon carving day* in the woods | 60-130 | 16+ | class | experience heart
cut-resistant gloves* pair | 10-18 | 10+ | safety gear | clothing
spoon carver's handbook* | 14-25 | 12+ | book | book heart
leather strop* with paste | 15-28 | 16+ | equipment | leather heart
round-tipped first whittling knife* | 14-26 | 18+ | sports gear | sharp filler
canvas tool roll* for carvers | 25-48 | 14+ | bag | heart
beeswax finish* for spoons | 8-15 | 14+ | home |
greenwood blanks* for spoons | 14-26 | 14+ | outdoor gear | heart
fine sanding sponges* | 5-10 | 8+ | home | filler
soap and wood for first carvings* | 8-15 | 8+ | craft kit | scent

# batik
batik starter kit* | 28-55 | 12+ | craft kit |
tjanting wax pens* trio | 15-28 | 14+ | tool | heart
cotton lawn cloth* for batik | 14-26 | 12+ | textile | heart
batik dyes* in eight colours | 18-34 | 12+ | art supplies | heart
batik workshop day* | 45-95 | 14+ | class | experience heart
book* of Indonesian batik | 20-38 | 14+ | book | book heart
wooden stretcher frame* | 15-28 | 12+ | equipment |
batik cotton scarf* | 18-35 | 14+ | accessory | clothing
batik wax block* | 8-15 | 14+ | home |
cotton handkerchiefs* to batik | 7-14 | 9+ | textile |
beginner's batik brush* | 6-12 | 9+ | tool |

# shibori
tie and fold dyeing kit* | 22-42 | 12+ | craft kit | clothing heart
indigo dye vat set* | 18-34 | 14+ | art supplies | heart
book* of shibori folds | 18-32 | 12+ | book | book heart
plain cotton scarves* pack to dye | 15-28 | 12+ | textile | clothing heart
shibori workshop day* | 45-95 | 14+ | class | experience heart
wooden resist blocks* and bands | 14-26 | 12+ | tool |
long dyeing gloves* | 7-14 | 12+ | safety gear | clothing filler
hand-dyed shibori cushion* | 28-55 | 14+ | decor |
canvas totes* to dye | 9-15 | 8+ | bag |
wooden clothes pegs* and bands | 5-10 | 8+ | tool | filler

# natural dyeing
madder and woad dye kit* | 28-55 | 12+ | craft kit | heart
dye plant seeds* collection | 9-15 | 10+ | garden | plant heart
undyed wool skeins* pack | 22-42 | 12+ | art supplies | wool heart
natural dyes handbook* | 20-36 | 12+ | book | book heart
dye workshop day* with plants | 50-110 | 14+ | class | experience plant heart
alum mordant jar* | 8-15 | 14+ | equipment | filler
flower pounding kit* on cloth | 18-34 | 8+ | toy |
big enamel dye pot* | 35-70 | 14+ | kitchenware |
plain silk squares* to dye | 15-28 | 12+ | accessory |
organic cotton napkins* to dye | 9-15 | 10+ | textile |

# balloon twisting
modelling balloons* pack of a hundred | 9-15 | 7+ | toy | heart
two-way balloon pump* | 9-15 | 7+ | tool | heart
balloon animals book* | 12-22 | 7+ | book | book heart
apron* with balloon pockets | 22-42 | 12+ | clothing | clothing heart
balloon artist course* | 35-80 | 10+ | class | experience heart
giant balloons* with tassels | 8-15 | 8+ | decor | bulky filler
electric balloon inflator* | 25-50 | 14+ | electronics | gadget heart
balloon marker pens* | 6-12 | 7+ | stationery | filler
balloon arch kit* | 12-22 | 10+ | equipment |

# face painting
face paint palette* with brushes | 18-35 | 5+ | art supplies | heart
face painting stencils* | 8-15 | 6+ | tool | heart
book* of step-by-step faces | 12-22 | 7+ | book | book heart
cosmetic glitter gels* | 9-15 | 6+ | body care | heart
face painting course* | 35-80 | 14+ | class | experience heart
two-tone face colours* for rainbows | 15-28 | 8+ | craft kit | heart
soft sponge wedges* and rinse pot | 7-13 | 6+ | equipment | filler
folding make-up mirror* | 14-26 | 8+ | decor |
temporary tattoo sheets* | 4-9 | 4+ | stationery | filler

# gingerbread houses
gingerbread house kit* to decorate | 14-25 | 4+ | food | food gluten sugar dairy heart
house cutter set* for gingerbread | 14-25 | 8+ | kitchenware | heart
gingerbread village book* | 14-25 | 8+ | book | book gluten heart
icing bags and nozzles* | 9-15 | 7+ | tool |
gingerbread workshop* for families | 25-60 | 4+ | class | experience food gluten sugar heart
sprinkles and sweets box* | 12-22 | 4+ | drink | food sugar
revolving icing stand* | 18-35 | 10+ | equipment |
gingerbread scented candle* | 12-22 | 18+ | scent | scent fire food gluten sugar filler
tiny lantern lights* for house windows | 7-13 | 10+ | lighting | battery
gingerbread spice mix* | 5-10 | 6+ | food | food gluten sugar

# wreath making
wreath binding evening* | 35-75 | 14+ | class | experience heart
copper wreath rings* trio | 12-22 | 12+ | equipment |
dried flower wreath kit* | 28-55 | 12+ | craft kit | plant heart
book* of seasonal wreaths | 18-32 | 12+ | book | book heart
florist's snips* with holster | 18-35 | 18+ | tool | sharp heart
velvet ribbon reels* | 9-15 | 12+ | textile | heart
natural moss bag* | 8-15 | 12+ | garden | plant filler
door wreath hanger* | 9-15 | 12+ | home |
bundle* of dried oranges and cones | 12-22 | 12+ | decor | heart
reel wire* and hot glue | 8-15 | 16+ | accessory | filler
`
