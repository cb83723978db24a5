export default `
# stamps
also: stamp collecting, philately, postage stamps, stamp collector, first day covers, stamp album, collecting stamps
near: coins, postcards
leather-bound stockbook* for stamps | 25-45 | 10+ | storage | leather practical
blank-page stamp album | 12-25 | 8+ | storage | practical
fine-tipped stamp tweezers | 5-12 | 8+ | tool | practical
folding ten-times stamp magnifier | 10-20 | 8+ | equipment | practical
stamp perforation gauge | 4-9 | 12+ | tool | practical
watermark detector tray | 12-25 | 14+ | equipment | practical
world stamp catalogue | 40-80 | 14+ | book | book
mixed kiloware stamp bag | 8-18 | 8+ | collectible |
victorian penny red stamp | 10-30 | 12+ | collectible |
framed vintage airmail cover | 20-45 | 14+ | decor |
crystal-clear stamp mounts | 5-10 | 10+ | storage | plastic practical
wildlife stamps* for beginners | 5-12 | 6-14 | collectible |
ultraviolet stamp lamp | 18-35 | 14+ | equipment | gadget battery
stamp-edge picture frame | 12-25 | 10+ | decor |
penny black replica print | 8-16 | 12+ | print |
engraved commemorative stamp ingot | 80-140 | 18+ | collectible | personalised

# trading cards
also: card collecting, trading card collecting, pokemon cards, pokémon cards, football cards, sticker collecting, baseball cards, pokemon, pokémon
near: pins and badges, comics, anime
nine-pocket card binder | 12-25 | 6+ | storage | practical
matte card sleeves | 4-9 | 6+ | storage | plastic practical
rigid toploader pack | 5-10 | 8+ | storage | plastic practical
sealed booster packs | 5-15 | 6+ | collectible |
elite trainer card bundle* | 40-60 | 6+ | collectible | clothing sized small-parts
magnetic one-touch card case | 4-9 | 10+ | storage | plastic small-parts
card display frame* for wall | 15-30 | 8+ | decor |
zip-up card carry case | 15-30 | 6+ | storage | practical
playmat* for card battles | 15-30 | 7+ | game |
acrylic booster box display | 18-35 | 12+ | storage | plastic
sorting tray* for cards | 12-22 | 8+ | storage | practical
card grading voucher | 25-60 | 16+ | voucher | voucher
vintage holographic card | 10-50 | 8+ | collectible |
sealed booster box | 90-160 | 10+ | collectible |
pocket card loupe | 6-14 | 12+ | equipment | practical
graded card stand | 5-12 | 10+ | decor | plastic

# building bricks
also: lego, lego sets, building brick sets, brick building, brick collecting, lego building, bricks, construction sets
near: model cars, Star Wars, dinosaurs
botanical building brick bouquet | 40-60 | 14+ | craft kit | small-parts plastic plant
skyline architecture brick set | 40-60 | 12+ | collectible | small-parts plastic
modular street building brick set | 150-230 | 16+ | collectible | small-parts plastic bulky
motorised technical brick set | 80-150 | 10+ | toy | small-parts plastic gadget battery
three-in-one creature brick set | 12-25 | 7-14 | toy | small-parts plastic
classic mixed brick box | 18-35 | 4-12 | toy | small-parts plastic
chunky toddler brick tub | 15-30 | 2-5 | toy | plastic
brick separator tool set | 4-8 | 5+ | tool | plastic practical
sorting drawers* for bricks | 25-50 | 6+ | storage | plastic practical
light kit* for brick models | 20-40 | 12+ | lighting | gadget battery small-parts
clear display case* for bricks | 25-60 | 8+ | storage | plastic
minifigure display frame | 15-30 | 7+ | decor | small-parts plastic
large grey brick baseplate | 8-16 | 5+ | toy | plastic
drawstring brick play mat | 15-30 | 4-12 | storage | practical
stop-motion brick film guide | 10-20 | 8-15 | book | book
brick exhibition day tickets | 12-25 | 4+ | experience | experience
`
