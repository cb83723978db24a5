export default `
# mahjong
mahjong tiles* in a case | 40-90 | 12+ | board game | small-parts heart
folding mahjong table mat* | 25-50 | 12+ | equipment | heart
wooden mahjong racks* with pushers | 25-50 | 12+ | equipment | heart
travel mahjong set | 25-45 | 12+ | travel | small-parts heart
mahjong scoring cards | 5-12 | 12+ | stationery |
winning mahjong hands handbook | 10-20 | 14+ | book | book
mahjong dice* and wind marker | 6-14 | 12+ | equipment | small-parts
mahjong club evening* for beginners | 10-30 | 16+ | class | experience
riichi betting sticks | 8-18 | 14+ | equipment | small-parts
mahjong tile charm bracelet | 12-28 | 14+ | jewellery | jewellery

# sudoku
book of hard sudokus* | 7-13 | 12+ | book | book heart
wooden sudoku board* with number tiles | 22-40 | 8+ | puzzle | small-parts heart
sudoku page-a-day calendar* | 11-17 | 12+ | print | heart
sudoku variants collection* | 9-15 | 14+ | stationery | heart
erasable sudoku pad* with pen | 8-14 | 10+ | game |
number puzzle magazine* subscription | 25-55 | 14+ | subscription | subscription heart
mechanical pencil* with long eraser | 6-13 | 10+ | tool |
Japanese logic puzzles book* | 8-14 | 12+ | keepsake | book
first sudokus* for children | 5-10 | 6-11 | toy | heart
lap tray* for puzzle evenings | 20-40 | 14+ | furniture |

# backgammon
leather backgammon case* | 45-95 | 10+ | board game | leather heart
inlaid wooden backgammon board* | 40-90 | 10+ | game | heart
roll-up backgammon for travel* | 18-35 | 10+ | travel | heart
precision backgammon dice* | 9-15 | 10+ | equipment | small-parts heart
doubling cube and cups* | 9-16 | 10+ | tool | small-parts
backgammon strategy book* | 13-24 | 14+ | book | book heart
backgammon club evening* | 8-20 | 16+ | experience | experience
small coloured tea glasses* | 15-30 | 14+ | tableware |
backgammon tournament entry* | 12-30 | 16+ | voucher | voucher experience

# scrabble
travel word tiles* in a pouch | 15-28 | 8+ | travel | small-parts heart
turntable board* for word tiles | 35-70 | 8+ | board game | heart
official word list* for players | 12-22 | 12+ | book | book heart
letter dice game* | 9-15 | 8+ | game | small-parts heart
carved letter racks* | 12-25 | 8+ | equipment |
two-letter words tea towel* | 9-15 | 14+ | textile |
word game club evening* | 5-15 | 14+ | experience | experience
score pad* with pencil | 5-10 | 8+ | stationery |
thick dictionary* of odd words | 15-30 | 12+ | keepsake | book
junior word game* with pictures | 14-24 | 5-9 | toy | heart

# marble runs
in: brick building
also: marble run, marble tracks, marble track, ball runs, kugelbahn, kugelbahnen, murmelbahn, murmelbahnen, circuit à billes, circuit a billes, circuito de canicas, pista per biglie, pista de berlindes, knikkerbaan
wooden marble run* with bells | 25-50 | 3-9 | toy | small-parts heart
magnetic marble track* for the wall | 30-60 | 4-12 | equipment | small-parts heart
marble run starter box* with curves | 35-60 | 7-14 | craft kit | small-parts plastic heart
marble loop and cannon add-on* | 9-15 | 7-14 | game | small-parts plastic heart
ball track tower* for toddlers | 18-35 | 1-4 | storage | heart
paper marble run to fold* | 10-18 | 7+ | art supplies | small-parts
glass marbles* in a net | 4-8 | 5+ | collectible | small-parts
marble maze logic game* | 14-26 | 6+ | puzzle | small-parts
chain reaction handbook* | 10-18 | 8+ | book | book
mechanical wooden marble machine* | 30-60 | 12+ | decor | small-parts
science museum day tickets* | 10-28 | 4+ | experience | experience
marble lift motor* | 18-32 | 7-14 | electronics | small-parts battery

# mechanical keyboards
in: gadgets and tech
also: mechanical keyboard, keycaps, custom keyboards, keyboard building, building keyboards
sculpted keycap set* | 35-80 | 12+ | accessory | gadget plastic heart
hot-swap keyboard kit* | 60-140 | 12+ | electronics | gadget small-parts heart
switch tester* with nine switches | 12-22 | 12+ | equipment | small-parts heart
coiled keyboard cable* | 18-38 | 12+ | tool | gadget heart
pack of linear switches* | 25-50 | 12+ | craft kit | gadget small-parts heart
artisan keycap* in resin | 15-35 | 12+ | collectible | small-parts
walnut wrist rest* | 20-40 | 12+ | furniture |
felt desk mat* in grey | 18-35 | 10+ | textile | wool
keycap and switch puller* | 6-12 | 12+ | tool |
zip case* for keyboards | 18-32 | 12+ | bag |
fluffy dust brush* for keys | 7-14 | 10+ | home |

# Warhammer
in: miniature wargaming
also: warhammer 40k, 40k, age of sigmar, space marines, warhammer 40000
Warhammer combat patrol box* | 75-130 | 12+ | game | small-parts plastic heart
Warhammer hero miniature* | 20-35 | 12+ | collectible | small-parts plastic heart
acrylic paint set* for miniatures | 25-42 | 12+ | art supplies | heart
Warhammer army rulebook* | 25-40 | 12+ | book | book heart
Warhammer novel* | 9-15 | 13+ | keepsake | book heart
ruined city wall scenery* | 30-60 | 12+ | decor | small-parts plastic
pot of grass tufts* for bases | 5-10 | 12+ | craft kit | small-parts
Warhammer shop voucher* | 15-40 | 12+ | voucher | voucher heart
foam tray carry case* for armies | 30-65 | 12+ | bag |
painting handle* with spare corks | 10-20 | 12+ | tool |
tournament day ticket* | 15-40 | 14+ | experience | experience
folding battle mat* in neoprene | 40-80 | 12+ | equipment | bulky

# rubik's cube
magnetic speed cube* | 20-40 | 7+ | puzzle | heart
pyramid-shaped twisty puzzle* | 12-22 | 7+ | toy | heart
speedcubing timer* with mat | 28-50 | 8+ | electronics | battery heart
cube solving guide* | 9-15 | 8+ | book | book heart
mirror cube* in gold | 12-22 | 8+ | collectible | heart
cube lubricant bottle* | 7-12 | 10+ | tool |
speedcubing contest entry* | 10-25 | 8+ | experience | experience

# dominoes
double-nine dominoes* in a wooden box | 22-40 | 6+ | board game | heart
domino toppling set* of hundreds | 18-34 | 5-13 | toy | heart
giant garden dominoes* | 28-50 | 4+ | game | bulky heart
engraved dominoes* with initials | 28-50 | 10+ | keepsake | personalised heart
picture dominoes* for children | 8-14 | 3-7 | puzzle | heart
domino score pad* | 5-10 | 8+ | stationery |
dominoes rules handbook* | 8-14 | 8+ | book | book

# wordsearches
bumper wordsearch book* | 6-11 | 8+ | book | book heart
large-print wordsearch collection* | 8-14 | 8+ | stationery | book heart
wordsearch book* with a name inside | 14-25 | 6+ | keepsake | book personalised heart
wordsearch board game* | 18-32 | 5+ | board game | heart
puzzle magazine subscription* | 25-50 | 12+ | subscription | subscription heart
highlighter pens* in pastel | 6-11 | 6+ | art supplies |
lap desk* with cushion | 22-40 | 12+ | furniture | bulky

# escape rooms
escape room voucher* for a team | 50-110 | 10+ | voucher | voucher experience heart
escape room in a box* | 15-28 | 10+ | board game | heart
escape puzzles paperback* | 12-20 | 10+ | book | book heart
junior escape game* | 12-20 | 6-11 | game | heart
outdoor city escape trail* | 20-40 | 10+ | experience | experience heart
puzzle box* with hidden drawer | 25-48 | 10+ | puzzle |
cipher disc* in wood | 9-15 | 8+ | tool |
`
