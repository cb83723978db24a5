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
`
