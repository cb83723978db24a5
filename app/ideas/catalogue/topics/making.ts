export default `
# knitting
also: knit, knitting needles, knitter, hand knitting, sock knitting, knitwear making, knitting jumpers
near: crochet, embroidery, sewing
hand-dyed merino yarn skein* | 16-28 | 10+ | craft kit | wool
interchangeable bamboo needle set | 40-80 | 12+ | tool | practical eco
wooden yarn bowl | 15-30 | 10+ | craft kit | practical
knitting row counter | 4-9 | 8+ | tool | practical
numbered stitch markers | 5-12 | 10+ | tool | small-parts practical
foam blocking mats | 18-30 | 12+ | equipment | practical
illustrated stitch dictionary | 14-25 | 12+ | book | book
drawstring knitting project bag | 14-28 | 10+ | bag | practical
hand-cranked yarn winder | 25-45 | 12+ | equipment | practical
wooden umbrella yarn swift | 45-80 | 14+ | equipment |
chunky blanket knitting kit | 50-95 | 14+ | craft kit | wool
french knitting doll | 6-12 | 6-12 | craft kit | wool
round knitting loom set | 10-18 | 7-14 | craft kit | wool plastic
wooden needle gauge | 4-8 | 10+ | tool | practical
weekend knitting retreat | 120-220 | 18+ | experience | experience

# sewing
also: dressmaking, sewing machine, sewing clothes, needlework, quilting, patchwork, tailoring, quilt making
near: embroidery, knitting, fashion dolls
beginner's sewing machine | 90-160 | 12+ | equipment | gadget bulky
magnetic pin dish | 7-14 | 14+ | tool | practical
fabric fat quarter bundle | 10-22 | 10+ | craft kit |
dressmaking shears | 20-40 | 18+ | tool | sharp practical
rotary cutter* and mat | 22-40 | 18+ | tool | sharp practical
adjustable dressmaker's form | 90-150 | 16+ | equipment | bulky
wooden sewing box | 25-50 | 12+ | storage | practical
liberty-style cotton lawn fabric | 15-30 | 14+ | textile |
independent dress sewing pattern | 10-18 | 14+ | craft kit | clothing sized
retractable tape measure | 4-8 | 8+ | tool | practical
quilting ruler set | 12-25 | 14+ | tool | practical plastic
sew-your-own soft toy kit | 10-18 | 8-14 | craft kit |
beginner's lacing cards | 6-12 | 3-7 | toy |
wrist pincushion | 5-10 | 12+ | tool | practical
woven labels* for home sewing | 7-15 | 12+ | craft kit |

# painting
also: watercolour, watercolor, acrylic painting, oil painting, watercolour painting, artist, gouache, art
near: drawing, calligraphy, pottery
pocket watercolour travel palette | 18-35 | 10+ | art supplies |
sable watercolour brush trio | 20-45 | 14+ | art supplies |
cold-pressed watercolour pad | 10-22 | 10+ | art supplies |
heavy body acrylic paint set | 18-35 | 10+ | art supplies |
tabletop box easel | 30-60 | 12+ | furniture | bulky
studio field easel | 80-140 | 16+ | furniture | bulky
primed linen canvas pack | 20-40 | 12+ | art supplies |
metal painting knives* for texture | 12-22 | 16+ | art supplies | sharp
water brush pens | 7-14 | 8+ | art supplies | practical
masking fluid pen | 6-12 | 12+ | art supplies |
stay-wet paint palette | 15-28 | 12+ | art supplies | practical plastic
colour mixing guide | 12-22 | 12+ | book | book
painter's brush roll | 12-22 | 12+ | storage | practical
life painting evening class | 25-60 | 18+ | class | experience
washable poster paints | 6-14 | 3-9 | art supplies |
paint-by-numbers wildlife canvas | 10-22 | 8+ | craft kit |
`
