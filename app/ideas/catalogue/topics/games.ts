export default `
# video games
also: video gaming, gaming, computer games, console games, pc gaming, videogames, gamer, online gaming
near: retro gaming, board games, role-playing games
wireless game controller | 30-60 | 8+ | electronics | gadget screen battery
over-ear gaming headset | 30-70 | 10+ | audio | gadget
extended desk mat | 10-22 | 10+ | equipment | practical
controller charging dock* | 12-25 | 8+ | equipment | gadget battery practical
thumbstick grip caps* | 4-9 | 8+ | equipment | plastic small-parts practical
mechanical gaming keyboard | 45-90 | 12+ | electronics | gadget screen
co-op couch video game | 20-45 | 8+ | video game | screen
video game soundtrack record* | 20-35 | 12+ | audio |
concept art* book for gamers | 20-40 | 12+ | book | book
blue-light gaming glasses | 12-25 | 10+ | accessory | practical
gaming store credit voucher* | 10-25 | 8+ | voucher | voucher screen
pixel mosaic sticker puzzle* | 6-14 | 6-14 | puzzle |
video game coding* kit for beginners | 20-40 | 9-16 | class | gadget screen
headset stand* with cable tidy | 12-25 | 10+ | storage | practical

# board games
also: boardgames, tabletop games, tabletop gaming, board gaming, family games, strategy games, euro games, game nights
near: card games, role-playing games, chess
cooperative island board game | 22-40 | 8+ | board game |
tile-laying landscape game | 20-35 | 8+ | board game | small-parts
two-player duel board game | 15-28 | 10+ | board game |
leather dice tray | 12-25 | 10+ | accessory | leather
metal game coins* | 12-25 | 10+ | equipment | small-parts
stackable token trays | 8-18 | 8+ | storage | plastic practical
clear card sleeves | 3-8 | 8+ | equipment | plastic practical
neoprene tabletop play mat | 25-45 | 10+ | equipment | practical
wooden meeples* in a drawstring bag | 6-12 | 6+ | toy | small-parts
sand timer set | 6-12 | 6+ | equipment |
board game carry bag | 25-50 | 12+ | bag | practical
board game design workbook | 12-22 | 12+ | book | book
legacy campaign board game | 50-100 | 12+ | game | bulky
board game café day pass* | 8-20 | 8+ | experience | experience

# chess
also: chess playing, chess club, speed chess, blitz chess, chess puzzles, correspondence chess
near: board games, puzzles and brainteasers
weighted tournament chess pieces | 20-40 | 8+ | board game |
roll-up vinyl chessboard | 8-18 | 6+ | board game | plastic practical
digital chess clock | 20-45 | 8+ | equipment | gadget battery
magnetic travel chess set | 12-25 | 6+ | travel | small-parts
inlaid walnut chessboard* | 50-110 | 12+ | game |
chess tactics workbook | 12-22 | 8+ | book | book
endgame flash cards* for chess | 8-16 | 10+ | stationery |
chess scorebook | 4-9 | 8+ | stationery | practical
hanging demonstration chessboard | 25-45 | 8+ | decor |
electronic chess computer | 50-110 | 10+ | electronics | gadget battery
grandmaster online chess lesson | 25-50 | 8+ | class | experience screen
four-player chess variant* | 25-45 | 10+ | board game |
children's story chess* set | 18-30 | 4-9 | toy |
chess opening wall chart | 6-14 | 10+ | print |

# jigsaw puzzles
also: jigsaws, jigsaw, jigsaw puzzling, doing jigsaws, puzzle making at home, 1000 piece puzzles, wooden jigsaws
near: puzzles and brainteasers, board games
thousand-piece gradient jigsaw* | 12-22 | 10+ | puzzle | small-parts
hand-cut wooden whimsy jigsaw* | 30-70 | 10+ | puzzle | small-parts
roll-up jigsaw mat | 12-25 | 8+ | storage | practical
stackable jigsaw sorting trays* | 12-25 | 8+ | storage | plastic practical
tilting jigsaw board | 40-80 | 12+ | furniture | bulky practical
peel-and-stick jigsaw preserver* sheets | 5-11 | 10+ | equipment | plastic practical
mystery ending detective jigsaw* | 14-24 | 12+ | puzzle | small-parts
jigsaw lap tray* with cushion | 20-40 | 10+ | textile | practical
custom photo jigsaw* | 18-35 | 6+ | keepsake | small-parts personalised sentimental
jigsaw frame* with backing board | 18-40 | 10+ | decor |
puzzler's daylight magnifying lamp* | 25-50 | 14+ | lighting | gadget practical
jigsaw rental club subscription* | 15-35 | 14+ | subscription | subscription small-parts
jigsaw swap party* invitation set | 3-8 | 10+ | stationery |
giant floor puzzle | 12-22 | 3-8 | toy | bulky

# role-playing games
also: dungeons and dragons, d&d, dnd, tabletop rpg, ttrpg, roleplaying games, pen and paper rpg, dungeon master, pathfinder
near: board games, miniature wargaming, video games
sharp-edged resin polyhedral dice* | 10-30 | 10+ | game | small-parts plastic
folding velvet dice tray | 10-22 | 10+ | accessory | practical
game master's folding screen | 18-35 | 12+ | equipment | practical
dry-erase battle map | 18-35 | 10+ | equipment | plastic practical
campaign journal* with parchment pages | 12-25 | 10+ | stationery |
character sheet folio* | 8-18 | 10+ | stationery | practical
unpainted fantasy monster miniatures* | 12-30 | 12+ | craft kit | small-parts
initiative tracker* clips for tabletop | 6-14 | 10+ | equipment | plastic practical
wooden dice tower* | 20-45 | 10+ | decor | bulky
adventure module book* | 15-35 | 12+ | book | book
spell reference cards* | 8-18 | 10+ | game |
tabletop terrain dungeon tiles* | 30-70 | 12+ | toy | plastic bulky
storytelling adventure cubes* | 8-15 | 6+ | game | small-parts
ambient tavern soundtrack record* | 18-32 | 12+ | audio |
custom illustrated character portrait* | 25-70 | 12+ | print | personalised

# card games
also: playing cards, bridge, poker, rummy, solitaire, cribbage, whist, magic the gathering, deck building games
near: board games, magic tricks
linen-finish illustrated card deck* | 7-14 | 8+ | game |
automatic card shuffler | 15-30 | 10+ | electronics | gadget battery noisy
hardwood card holder* racks | 8-18 | all | equipment | practical
wooden cribbage board | 15-35 | 8+ | board game | small-parts
clay chip set* in a case | 30-70 | 18+ | game | small-parts bulky
deck box* with magnetic lid | 8-20 | 8+ | storage | practical
matte card sleeves* for decks | 4-9 | 8+ | equipment | plastic practical
green baize card table cloth* | 15-35 | 14+ | textile | practical
bridge bidding boxes* | 18-35 | 14+ | tool | plastic practical
encyclopedia of card games | 10-20 | 10+ | book | book
fast reflex snap card game* | 6-12 | 5+ | toy |
trick-taking space mission cards* | 10-18 | 10+ | board game |
bridge beginners' evening class | 25-60 | 16+ | class | experience
waterproof transparent playing cards* | 6-12 | 8+ | travel | plastic
leather-bound score keeping book* | 12-25 | 12+ | stationery | leather

# Minecraft
also: minecraft game, block building games, mine craft, sandbox games, redstone
near: video games, brick building
minecraft redstone handbook | 8-16 | 7+ | book | book
pixel block building bricks* | 15-40 | 6-14 | toy | small-parts plastic
minecraft world survival novel* | 7-12 | 8-14 | book | book
cube-shaped torch night light* | 12-25 | 5-16 | lighting | gadget battery
pixel-art fuse bead kit | 10-20 | 6-14 | craft kit | small-parts plastic
magnetic pixel cubes | 15-30 | 6-14 | toy | small-parts
minecraft coding holiday club | 40-120 | 8-14 | class | experience screen gadget
minecraft digital world credit* | 8-20 | 8+ | voucher | voucher screen
graph paper build planner* | 4-9 | 7-16 | stationery |
block world family board game* | 20-35 | 8+ | board game | small-parts
minecraft papercraft sheets | 8-15 | 6-12 | craft kit |
real crystal mining dig kit* | 10-20 | 6-12 | equipment | small-parts
creeper green fleece blanket* | 14-28 | 5-16 | textile | merchandise plastic
pixel sword* in soft foam | 8-16 | 5-12 | toy | plastic
kids' ergonomic game controller* | 20-40 | 6-14 | electronics | gadget screen battery

# brick building
also: lego, building bricks, building blocks, brick models, brick sets, lego technic, construction toys
near: Minecraft, jigsaw puzzles
botanical bouquet brick set* | 25-55 | 12+ | toy | small-parts plastic
architecture skyline building bricks | 25-60 | 10+ | collectible | small-parts plastic
brick separator tool* pair | 3-7 | 6+ | tool | plastic practical
sorting drawers* for building bricks | 18-40 | 6+ | storage | plastic practical small-parts
play mat* with drawstring storage | 15-30 | 3-12 | storage | practical
brick baseplate* pack | 8-18 | 4+ | equipment | plastic small-parts
brick lighting kit | 15-35 | 10+ | lighting | gadget battery small-parts
clear minifigure display case* | 15-35 | 6+ | decor | plastic small-parts
geared crane brick model* | 45-120 | 10+ | toy | small-parts plastic
brick builder's idea book* | 12-22 | 6+ | book | book
programmable brick robot* | 80-200 | 9-16 | electronics | gadget battery small-parts plastic screen
brick convention day ticket* | 10-25 | 5+ | experience | experience
loose brick* pick-a-pot refill | 8-18 | 5+ | craft kit | small-parts plastic
chunky first building blocks* | 12-25 | 1-4 | toy | plastic
custom brick portrait mosaic* | 35-90 | 10+ | keepsake | small-parts plastic personalised

# puzzles and brainteasers
also: puzzles, brain teasers, brainteasers, crosswords, sudoku, escape rooms, logic puzzles, riddles, word puzzles, escape games
near: jigsaw puzzles, chess, mathematics
smooth-turning speed cube* | 10-25 | 6+ | puzzle | plastic
cast metal disentanglement puzzle | 8-16 | 8+ | puzzle |
escape room* evening for friends | 20-35 | 10+ | experience | experience
wooden puzzle lockbox* | 20-45 | 8+ | keepsake |
cryptic crossword primer* | 8-16 | 14+ | book | book
play-by-post mystery letters* | 15-40 | 12+ | subscription | subscription
japanese wooden burr* | 12-25 | 10+ | decor |
sliding traffic jam game* | 12-22 | 6+ | game | plastic
magnetic sudoku board | 12-25 | 10+ | board game | small-parts
erasable gel crossword pen* | 3-7 | 10+ | stationery | practical
murder mystery case file* | 18-35 | 14+ | game |
cube timer* with touch pads | 15-30 | 8+ | electronics | gadget battery
page-a-day logic puzzle calendar* | 10-18 | 10+ | stationery |
children's riddle cards* | 5-10 | 6-12 | game |
hidden codes treasure trail* | 10-25 | 7+ | outdoor gear |

# retro gaming
also: retro games, arcade games, pinball, vintage video games, old school games, classic consoles, retro consoles
near: video games, vinyl records
handheld console* with classic games | 40-80 | 8+ | electronics | gadget screen battery
tabletop arcade machine* | 50-120 | 8+ | game | gadget screen bulky noisy
arcade joystick* for home play | 40-90 | 10+ | electronics | gadget screen
acrylic cartridge display stands* | 10-22 | 12+ | storage | plastic
chip-tune cassette* album | 9-18 | 12+ | audio |
history of arcades book* | 18-35 | 12+ | book | book
cartridge cleaning kit | 8-16 | 14+ | equipment | practical
pinball museum day pass* | 12-25 | 8+ | experience | experience
pixel display clock* | 25-60 | 10+ | decor | gadget battery
game cartridge case protectors* | 8-18 | 12+ | collectible | plastic practical
build-your-own pocket game* kit | 25-50 | 12+ | craft kit | gadget battery screen small-parts
miniature marble pinball kit* | 15-30 | 8+ | toy | small-parts
retro gaming magazine back issues* | 5-15 | 12+ | print |
original boxed cartridge game* | 15-45 | 10+ | video game | screen

# miniature wargaming
also: wargaming, warhammer, tabletop wargames, miniature painting, painting miniatures, wargames, historical wargaming
near: role-playing games, board games
kolinsky detail brush* | 8-18 | 12+ | art supplies |
wet palette | 18-35 | 12+ | art supplies | plastic practical
ergonomic painting handle* | 10-20 | 12+ | tool | practical
textured basing paste* | 6-12 | 12+ | art supplies |
static grass tufts* | 5-10 | 12+ | craft kit | small-parts
metallic acrylic paint* trio | 9-18 | 12+ | art supplies |
magnetised army transport case* | 35-80 | 12+ | bag | practical
miniatures starter army* | 30-70 | 12+ | game | small-parts plastic
folding fabric battle mat* | 30-65 | 12+ | equipment | bulky
flush-cut sprue nippers* | 10-22 | 18+ | tool | sharp practical
desk paint rack* | 20-45 | 12+ | storage | practical
resin ruins scenery* | 20-45 | 12+ | decor | plastic
laser line measuring tool* | 12-25 | 14+ | equipment | gadget battery
miniature painting masterclass* | 35-80 | 14+ | class | experience small-parts
wargaming battles history book* | 15-30 | 14+ | book | book

# magic tricks
also: magic, conjuring, card magic, close-up magic, magician, sleight of hand, illusions
near: card games, puzzles and brainteasers
linking ring* set | 10-22 | 8+ | toy |
marked card deck* | 10-20 | 10+ | game |
sponge ball* close-up set | 5-10 | 6+ | toy | small-parts
close-up performance pad* | 12-25 | 10+ | equipment | practical
magician's half dollar shell* | 10-22 | 12+ | equipment | small-parts
cups and balls* in copper | 20-45 | 10+ | collectible | small-parts
royal road* card magic book | 10-20 | 12+ | book | book
invisible thread reel* | 6-14 | 14+ | equipment |
junior conjuror's case* | 15-30 | 6-12 | toy | small-parts
magic theatre show tickets* | 20-50 | 7+ | experience | experience
mentalism prediction envelope* | 8-18 | 12+ | stationery |
silk handkerchiefs* for vanishes | 6-14 | 8+ | textile |
folding top hat* prop | 15-30 | 8+ | clothing | clothing
online sleight-of-hand lessons* | 20-60 | 12+ | class | experience screen
vintage magic show poster* | 10-22 | 8+ | print |
`
