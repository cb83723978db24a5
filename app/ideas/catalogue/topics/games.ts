export default `
# video games
also: video gaming, gaming, computer games, console games, pc gaming, videogames, gamer, online gaming, xbox, playstation, nintendo, nintendo switch, ps5, steam deck

near: retro gaming, board games, role-playing games, sports video games
unfit: carry
gaming blanket* with pocket | 20-40 | 6+ | textile | heart
handheld console* with classic games | 40-80 | 8+ | electronics | gadget screen battery heart
collectible figure* of a game hero | 18-45 | 8+ | collectible | merchandise heart plastic
gaming evening* with pizza | 15-40 | 10-24 | experience | experience food gluten dairy heart
gaming convention day ticket* | 20-60 | 12+ | experience | experience
lightweight gaming mouse* | 18-80 | 9+ | electronics | gadget screen battery
wireless game controller | 30-60 | 8+ | electronics | gadget screen battery heart
over-ear gaming headset | 30-70 | 10+ | audio | gadget battery heart
extended desk mat | 10-22 | 10+ | equipment | practical heart
controller charging dock* | 12-25 | 8+ | equipment | gadget battery practical heart
thumbstick grip caps* | 4-9 | 8+ | equipment | plastic small-parts practical filler
mechanical gaming keyboard | 45-90 | 12+ | electronics | gadget screen battery heart
co-op couch video game | 20-45 | 8+ | video game | screen heart
video game soundtrack record* | 20-35 | 12+ | audio |
concept art* book for gamers | 20-40 | 12+ | book | book
blue-light gaming glasses | 12-25 | 10+ | accessory | practical filler
gaming store credit voucher* | 10-25 | 8+ | voucher | voucher screen heart
pixel mosaic sticker puzzle* | 6-14 | 6-14 | puzzle | filler
video game coding* kit for beginners | 20-40 | 9-15 | class | gadget screen filler
headset stand* with cable tidy | 12-25 | 10+ | storage | practical
gaming birthday banner* set | 5-12 | 6-16 | decor | @birthday filler
gaming wrist rest* | 10-24 | 12+ | equipment | practical filler
pixel sunset lamp* | 15-35 | 8+ | lighting | gadget filler
game design workshop day* | 30-80 | 10+ | class | experience
history of games coffee-table book | 18-35 | 12+ | book | book
controller charging stand* | 15-35 | 10+ | furniture | gadget practical
arcade afternoon tokens* | 8-25 | 8+ | experience | experience voucher
boss battle soundtrack vinyl* | 20-40 | 12+ | audio |
gamer's snack bowl* | 8-18 | 8+ | tableware | filler
couch co-op party game | 15-50 | 8+ | video game | screen
health bar desk mat* | 10-24 | 10+ | textile | filler
newest adventure video game* | 35-65 | 8+ | video game | screen heart
racing video game* for the console | 25-50 | 6+ | video game | screen
building and farming video game* | 20-40 | 7+ | video game | screen
online play membership* for a console | 25-60 | 8+ | subscription | subscription screen heart
indie game credit* | 9-15 | 10+ | voucher | voucher screen
family party video game* | 25-50 | 6+ | video game | screen heart
child-sized controller* | 18-35 | 5-10 | electronics | gadget battery heart
console carry case* | 14-28 | 6+ | bag |
game cartridge wallet* | 8-16 | 6+ | storage | filler
gamer pyjamas* | 16-30 | 5-15 | clothing | clothing sized filler
controller-shaped cushion* | 14-28 | 6+ | textile | merchandise filler
game coding book* for children | 10-18 | 8-12 | book | book
gamer t-shirt* | 12-25 | 5+ | clothing | clothing sized merchandise filler
games console stickers* | 4-8 | 6+ | stationery | filler
gaming chair* | 90-200 | 10+ | furniture | bulky
video game museum tickets* | 10-28 | 6+ | experience | experience filler
virtual reality arcade hour* | 15-40 | 8+ | experience | experience screen heart
LED strip lights* for the desk | 12-28 | 8+ | lighting | gadget battery heart
puzzle adventure video game* | 20-45 | 7+ | video game | screen
memory card* for the console | 15-35 | 8+ | electronics | gadget filler
gamer door sign* | 6-14 | 7+ | decor | merchandise filler
game hero pop-art print* | 8-18 | 7+ | print | filler
video game board game* | 25-50 | 8+ | board game |
thumb grips* for a controller | 4-9 | 9+ | equipment | practical filler
gamer's mug* | 8-12 | 10+ | tableware | merchandise filler
pixel heart keyring* | 3-7 | 8+ | accessory | filler
cable ties* shaped like controllers | 4-9 | 10+ | accessory | filler
gaming snacks box* | 6-12 | 10+ | food | food sugar filler

# board games
also: boardgames, tabletop games, tabletop gaming, board gaming, family games, strategy games, euro games, game nights
near: card games, role-playing games, chess, pub quizzes
party game* for big groups | 18-35 | 12+ | game | heart
classic games collection* in wood | 25-50 | 6+ | board game | small-parts heart
snack bowl set* for game nights | 18-35 | 12+ | tableware | heart
cooperative game* for two | 15-32 | 10+ | board game | heart
quiz game* for the whole family | 20-38 | 10+ | board game | heart
cooperative island board game | 22-40 | 8+ | board game | small-parts heart
tile-laying landscape puzzler* | 20-35 | 8+ | board game | small-parts heart
head-to-head trading duel* | 15-28 | 10+ | board game | small-parts
leather dice tray | 12-25 | 10+ | accessory | leather
metal game coins* | 12-25 | 10+ | equipment | small-parts filler
stackable token holders* | 8-18 | 8+ | storage | plastic practical filler
clear card sleeves | 3-8 | 8+ | equipment | plastic practical filler
neoprene tabletop play mat | 25-45 | 10+ | equipment | practical
wooden meeples* in a drawstring bag | 6-12 | 6+ | toy | small-parts filler
sand timer set | 6-12 | 6+ | equipment | filler
board game carry bag | 25-50 | 12+ | bag | practical
board game design workbook | 12-22 | 12+ | book | book filler
legacy campaign game* | 50-100 | 12+ | game | bulky small-parts
board game café day pass* | 8-20 | 8+ | experience | experience heart
festive family quiz game | 8-18 | 8+ | game | @christmas filler
award-winning family board game | 20-40 | 7+ | board game | heart
strategy game* for long evenings | 30-60 | 10+ | board game | heart
quick card game* for the table | 8-15 | 7+ | game |
children's game* of the year | 18-32 | 4-9 | board game | heart
expansion box* for a favourite game | 15-35 | 9+ | board game | heart
first orchard-picking game* | 18-32 | 2-6 | board game | heart
animal stacking game* in wood | 10-22 | 3-10 | game |
memory pairs game* | 7-15 | 3+ | game | heart
dragon treasure game* | 18-35 | 5-10 | board game | heart
colour dice snail race* | 12-25 | 3-6 | board game | small-parts
drawing and guessing game* | 18-35 | 8+ | board game | heart
silly monster card game* | 8-16 | 5-12 | game |
cooperative detective game* for children | 18-35 | 6-12 | board game | heart
ghost castle game* | 22-40 | 6-13 | board game |
fast pattern-matching game* | 10-20 | 6+ | game |
train route building game* | 30-55 | 8+ | board game | heart
two-player tile game* | 15-32 | 8+ | board game |
dice rolling adventure game* | 15-32 | 7+ | board game |
word association party game* | 15-30 | 10+ | game | filler
games compendium* in a wooden box | 25-50 | 5+ | board game | filler
board game shelf labels* | 5-10 | 10+ | stationery | filler
playing piece set* in wood | 6-14 | 6+ | equipment | small-parts filler
games night tray* in bamboo | 12-28 | 10+ | tableware | filler
board game fair tickets* | 10-30 | 6+ | experience | experience heart
board game design kit* | 12-28 | 7+ | craft kit | small-parts filler
game shop voucher* | 15-40 | 8+ | voucher | voucher heart
travel board game* in a pouch | 10-22 | 6+ | board game |
bird collecting strategy game* | 35-60 | 10+ | board game |
heavy strategy game* for experts | 50-110 | 14+ | board game |
board game magazine subscription* | 25-55 | 14+ | subscription | subscription filler
pocket dice game* in a tin | 4-9 | 7+ | game |
travel card game* for six | 6-11 | 8+ | game | heart
dice pouch* in velvet | 4-9 | 10+ | storage | filler
wooden meeples bag* | 4-9 | 10+ | collectible | small-parts filler
score pad* for game nights | 4-8 | 10+ | stationery | filler

# chess
also: chess playing, chess club, speed chess, blitz chess, chess puzzles, correspondence chess
near: board games, puzzles and brainteasers, bridge
weighted tournament chess pieces | 20-40 | 8+ | board game | small-parts heart
roll-up vinyl chessboard | 8-18 | 6+ | game | plastic practical filler
digital chess clock | 20-45 | 8+ | equipment | gadget battery heart
magnetic travel chess set | 12-25 | 6+ | travel | small-parts
inlaid walnut games table top* | 50-110 | 12+ | decor |
chess tactics workbook | 12-22 | 8+ | book | book heart
endgame flash cards* for chess | 8-15 | 10+ | stationery |
chess scorebook | 4-9 | 8+ | stationery | practical filler
hanging demonstration board* for teaching | 25-45 | 8+ | equipment | plastic filler
electronic chess computer | 50-110 | 10+ | electronics | gadget battery small-parts screen
grandmaster online chess lesson | 25-50 | 8+ | class | experience screen heart
four-player chess variant* | 25-45 | 10+ | board game | small-parts
children's story chess* set | 18-30 | 4-9 | toy | small-parts
chess opening wall chart | 6-14 | 10+ | print | filler
famous games playing cards* | 8-15 | 10+ | game | filler
felt-lined piece storage box | 15-32 | 10+ | storage |
three-player chessboard* | 25-50 | 10+ | board game |
grandmaster biography | 10-20 | 12+ | book | book
chess-piece bookends* | 18-38 | 12+ | decor |
marble chess board* | 45-100 | 12+ | decor | bulky heart
blitz tournament entry* | 8-20 | 10+ | experience | experience
chess puzzle page-a-day calendar | 10-18 | 10+ | stationery | heart
knight-shaped cufflinks* | 12-28 | 16+ | jewellery | jewellery filler
chess problem journal* subscription | 25-50 | 12+ | subscription | subscription
wall-hung vertical chess board* | 40-90 | 12+ | print |
giant garden chess pieces* | 60-160 | 8+ | outdoor gear | bulky plastic
electronic chess trainer* | 40-110 | 10+ | electronics | gadget battery screen
chocolate chess pieces* mould | 6-14 | 8+ | kitchenware | food filler
chess history documentary* | 8-18 | 12+ | film | screen filler
pawn-shaped pencil toppers | 3-8 | 6-14 | toy | small-parts plastic filler
chess club term membership* | 20-50 | 8+ | class | experience subscription
chess openings tea towel* | 8-15 | 14+ | textile | filler
Staunton knight table lamp* | 25-60 | 14+ | lighting | gadget filler
travel roll-up chess mat | 10-22 | 8+ | board game | filler
chess coach voucher | 20-50 | 8+ | voucher | voucher
queen's gambit evening class* | 30-70 | 16+ | class | experience
chess club membership | 20-60 | 8+ | subscription | subscription
felt-lined chessmen box | 18-40 | 10+ | storage | practical
chess opening flash cards | 9-18 | 8+ | game | filler
weighted club chess pieces* | 25-60 | 8+ | board game |
four-player chess board* | 25-55 | 8+ | board game |
chess world championship poster | 8-18 | 10+ | print | filler
scorebook* for a hundred games | 5-12 | 8+ | stationery | practical filler
endgame studies book | 10-20 | 12+ | book | book heart
café chess evening* | 10-25 | 16+ | experience | experience
chess simultaneous ticket* | 15-35 | 10+ | experience | experience
chess story picture book | 6-12 | 4-9 | book | book
animal chess set* for beginners | 18-38 | 5-11 | board game | heart
chess puzzle stickers* | 4-8 | 6-13 | stationery | filler
chess morning camp* for juniors | 25-60 | 6-13 | class | experience
wooden chess score pen* | 8-18 | 12+ | stationery | filler
magnetic chess demonstration wall* | 40-95 | 10+ | board game | bulky filler
silver-plated pawn paperweight | 14-30 | 14+ | decor | filler
correspondence chess postcards* | 5-12 | 12+ | stationery | filler
chess variants handbook* | 10-20 | 12+ | book | book
blindfold chess evening* | 10-25 | 16+ | experience | experience filler
knight-shaped doorstop | 15-30 | 14+ | home | filler
hourglass pair* for quick games | 10-22 | 10+ | game | filler
Dubrovnik-style chess pieces* | 45-110 | 14+ | board game |
framed famous chess game* | 18-40 | 12+ | print |
king and queen pepper mills* | 18-40 | 18+ | tableware | filler
wooden folding chess set* | 25-50 | 7+ | board game | heart
chess puzzles book* for the pocket | 8-14 | 9+ | book | book
children's chess primer* | 8-15 | 5-11 | book | book heart
chess set* with picture moves | 15-30 | 5-11 | board game | small-parts
chess T-shirt* | 12-25 | 6+ | clothing | clothing sized merchandise filler
pocket magnetic chess* | 6-12 | 7+ | board game | small-parts
chess keyring* with a knight | 3-8 | 8+ | accessory |
chess notebook* for games played | 4-9 | 9+ | stationery | filler
chess puzzle booklet* | 5-10 | 8+ | book | book

# jigsaw puzzles
also: jigsaws, jigsaw, jigsaw puzzling, doing jigsaws, puzzle making at home, 1000 piece puzzles, wooden jigsaws
near: puzzles and brainteasers, board games
unfit: strategy, tournament
thousand-piece colour gradient* puzzle | 12-22 | 10+ | puzzle | small-parts heart
hand-cut wooden whimsy puzzle* | 30-90 | 10+ | puzzle | small-parts heart
roll-up jigsaw mat | 12-25 | 8+ | storage | practical
stackable jigsaw sorting trays* | 12-25 | 8+ | storage | plastic practical
tilting jigsaw board | 40-80 | 12+ | furniture | bulky practical
peel-and-stick jigsaw preserver* sheets | 5-11 | 10+ | equipment | plastic practical filler
mystery jigsaw* with hidden ending | 14-24 | 12+ | puzzle | small-parts heart
jigsaw cushion board* for laps | 20-40 | 10+ | textile | practical
jigsaw from photo* of choice | 18-35 | 6+ | keepsake | small-parts personalised sentimental
jigsaw frame* with backing board | 18-40 | 10+ | decor |
puzzler's daylight magnifying lamp* | 25-50 | 14+ | lighting | gadget practical filler
jigsaw rental club subscription* | 15-35 | 14+ | subscription | subscription small-parts heart
jigsaw swap party* invitation set | 3-8 | 10+ | stationery | filler
giant floor puzzle | 12-22 | 3-8 | toy | bulky
snowy village Christmas jigsaw | 12-22 | 8+ | puzzle | small-parts @christmas
small jigsaw* in a tin | 8-14 | 7+ | puzzle | small-parts
wooden jigsaw postcard* | 7-13 | 8+ | stationery | small-parts
first two-piece puzzles* | 6-14 | 1-4 | puzzle |
chunky wooden peg puzzle* | 7-15 | 1-4 | puzzle |
twenty-four piece animal jigsaw* | 6-12 | 3-6 | puzzle | small-parts
sixty-piece dinosaur jigsaw* | 7-14 | 4-8 | puzzle | small-parts
hundred-piece space jigsaw* | 8-15 | 5-9 | puzzle | small-parts
progressive jigsaws* in one box | 8-16 | 3-6 | puzzle | small-parts
wooden tray puzzle* with vehicles | 7-14 | 2-5 | puzzle |
magnetic puzzle book* | 9-18 | 3-8 | puzzle | book
search-and-find observation jigsaw* | 10-18 | 5-11 | puzzle | small-parts heart
two-hundred-piece animal jigsaw* | 9-16 | 7-13 | puzzle | small-parts heart
glow-in-the-dark jigsaw* | 9-16 | 6-13 | puzzle | small-parts
round planets jigsaw* | 10-18 | 6-14 | puzzle | small-parts
world map puzzle* | 12-24 | 5-13 | puzzle | small-parts
jigsaw* with surprise shapes | 10-18 | 6+ | puzzle | small-parts
three-dimensional castle puzzle* | 15-32 | 8+ | puzzle | small-parts heart
wooden animal layers puzzle* | 9-18 | 2-6 | puzzle |
puzzle mat* for children | 12-25 | 5-13 | storage |
puzzle storage bags* with labels | 6-14 | 4+ | storage |
puzzle glue* and sponge | 6-12 | 8+ | craft kit | filler
puzzle globe* to assemble | 18-35 | 6+ | puzzle | small-parts
blank jigsaw* to draw yourself | 6-12 | 4-12 | craft kit | small-parts
five-hundred-piece cats jigsaw* | 10-18 | 10+ | puzzle | small-parts
vintage travel posters jigsaw* | 12-22 | 10+ | puzzle | small-parts heart
impossible all-white jigsaw* | 12-24 | 12+ | puzzle | small-parts
puzzle contest tickets* for pairs | 10-30 | 12+ | experience | experience
large-piece jigsaw* for easy handling | 10-20 | 50+ | puzzle | small-parts
panoramic three-thousand-piece jigsaw* | 20-40 | 14+ | puzzle | small-parts
jigsaw Advent calendar* | 18-35 | 8+ | puzzle | small-parts @christmas
puzzle board* with drawers | 35-70 | 10+ | furniture | bulky heart
pocket jigsaw* in a tube | 4-8 | 7+ | puzzle | small-parts
jigsaw sorting trays* | 7-12 | 8+ | storage | practical filler
jigsaw glue* for a finished puzzle | 4-8 | 12+ | equipment | filler
postcard jigsaw* to send | 3-6 | 7+ | puzzle | small-parts
puzzle addict's mug* | 8-12 | 12+ | tableware | merchandise filler

# role-playing games
also: dungeons and dragons, d&d, dnd, tabletop rpg, ttrpg, roleplaying games, pen and paper rpg, dungeon master, pathfinder
near: board games, miniature wargaming, video games
translucent polyhedral dice* | 8-25 | 10+ | game | small-parts plastic heart
folding velvet dice arena* | 10-22 | 10+ | accessory | practical
game master's folding screen | 18-35 | 12+ | equipment | practical heart
dry-erase battle map | 18-35 | 10+ | equipment | plastic practical
campaign journal* with parchment pages | 12-25 | 10+ | stationery |
character sheet folio* | 8-18 | 10+ | stationery | practical filler
unpainted fantasy monster miniatures* | 12-30 | 12+ | craft kit | small-parts heart
initiative tracker* clips for tabletop | 6-14 | 10+ | equipment | plastic practical filler
wooden dice tower* | 20-45 | 10+ | decor | bulky
adventure module book* | 15-35 | 12+ | book | book heart
spell reference cards* | 8-18 | 10+ | game |
modular dungeon terrain tiles* | 35-95 | 12+ | toy | plastic bulky
storytelling adventure cubes* | 8-15 | 6+ | game | small-parts
ambient tavern soundtrack record* | 18-32 | 12+ | audio |
custom illustrated character portrait* | 25-70 | 12+ | print | personalised
resealable dice pouch | 4-9 | 8+ | bag | filler
single metal die* | 6-12 | 10+ | equipment |
children's storytelling role-play game* | 18-35 | 5-11 | game | heart
dragon dice* for young heroes | 6-14 | 7-12 | game | small-parts
choose-your-path adventure book* | 7-13 | 7-14 | book | book heart
hero character cards* to draw | 6-14 | 7+ | game | filler
starter adventure box* | 18-35 | 9+ | game |
painted hero figure* | 8-18 | 8+ | collectible |
dragon plush* with wings | 14-28 | 3+ | toy | filler
dungeon map notebook* with squares | 6-14 | 8+ | stationery |
role-playing games club evening* | 8-20 | 10+ | experience | experience heart
dice jewellery necklace* | 10-22 | 10+ | jewellery | jewellery small-parts filler
dragon egg dice box* | 15-30 | 8+ | storage |
fantasy map print* | 12-28 | 8+ | print |
fantasy film* of dragons and thieves | 8-15 | 12+ | film | screen
dragon mug* with wings | 12-24 | 8+ | tableware | merchandise filler
fantasy cookbook* for heroes | 18-32 | 10+ | book | book
twenty-sided dice t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise small-parts filler
oversized twenty-sided die* | 8-18 | 8+ | game | small-parts
wizard hat* | 12-25 | 5+ | clothing | clothing filler
dungeon crawling board game* | 40-90 | 10+ | board game |
monster paper figures* | 6-14 | 8+ | craft kit |
leather-look spellbook notebook* | 12-25 | 8+ | stationery | filler
fantasy costume cloak* | 18-38 | 4-11 | clothing | clothing sized
adventure map treasure kit* | 10-22 | 6-12 | toy | filler
dragon figures* | 10-25 | 4+ | toy | small-parts
story dice* for heroes | 8-16 | 6+ | game | small-parts
fantasy castle set* | 25-55 | 5-11 | toy | small-parts filler
goblin and elf plush* | 12-25 | 3-12 | toy | filler
role-play holiday camp* | 40-120 | 8-15 | class | experience heart

# card games
also: playing cards, deck building games
own: rummy, solitaire, whist
near: board games, magic tricks, bridge
linen-finish illustrated playing cards* | 7-14 | 8+ | game | heart
automatic card shuffler | 15-30 | 10+ | electronics | gadget battery noisy
hardwood hand-of-cards rack* | 8-18 | all | equipment | practical filler
wooden cribbage board | 15-35 | 8+ | board game | small-parts of:card_games heart
clay poker chips* in a case | 35-80 | 18+ | game | small-parts bulky of:card_games heart
deck box* with magnetic lid | 8-20 | 8+ | storage | practical filler
matte card sleeves* for decks | 4-9 | 8+ | equipment | plastic practical filler
green baize card table cloth* | 15-35 | 14+ | textile | wool practical
bridge bidding cards* in holders | 18-35 | 14+ | tool | plastic practical of:card_games
encyclopedia of card games | 10-20 | 10+ | book | book filler
fast reflex snap* with illustrations | 6-12 | 5+ | toy | of:card_games heart
trick-taking space mission* | 10-18 | 10+ | board game | of:card_games heart
bridge beginners' evening class | 25-60 | 16+ | class | experience of:card_games
waterproof transparent deck* for travel | 6-12 | 8+ | travel | plastic
leather-bound score keeping book* | 12-25 | 12+ | stationery | leather filler
picture snap cards* | 4-9 | 3-8 | game | heart
happy families cards* | 4-9 | 4-10 | game | heart
giant playing cards* | 8-16 | 5+ | game | bulky filler
number matching card game* | 7-14 | 6+ | game | heart
animal trump cards* | 5-10 | 6-13 | game |
card building set* for castles | 10-22 | 4-12 | toy | filler
silly face card game* | 7-14 | 5-12 | game |
curved card holder* for small hands | 5-12 | 4-10 | equipment |
card games book* for children | 6-12 | 7-12 | book | book heart
quick-thinking word card game* | 8-16 | 8+ | game | heart
bluffing card game* with cockroaches | 8-16 | 7+ | game | heart
dice and card travel pouch* | 10-22 | 6+ | bag | small-parts filler
round playing cards* | 6-14 | 6+ | game | filler
playing card suits socks* | 6-12 | 8+ | clothing | clothing filler
card tricks box* | 10-22 | 8+ | game | filler
cooperative firework card game* | 8-16 | 8+ | game | heart
card night snack bowls* | 12-28 | 12+ | tableware | filler
antique-style playing card print* | 10-22 | 10+ | print | filler
cards* with own photo | 14-28 | 6+ | game | personalised
large-print playing cards* | 6-12 | 50+ | game | heart
gold-edged playing cards* | 10-22 | 10+ | game | heart
card games club evening* | 5-18 | 14+ | experience | experience

# Minecraft
also: minecraft game, block building games, mine craft, sandbox games, redstone
near: video games, brick building
unfit: tournament, carry
Minecraft redstone handbook | 8-15 | 7+ | book | book heart
pixel block building bricks* | 15-40 | 6-14 | toy | small-parts plastic
Minecraft world survival novel* | 7-12 | 8-14 | book | book heart
cube-shaped torch night light* | 12-25 | 5-16 | lighting | gadget battery
pixel-art fuse beads* | 10-20 | 6-14 | craft kit | small-parts plastic
magnetic pixel cubes | 15-30 | 6-14 | toy | small-parts
Minecraft coding holiday club | 40-120 | 8-14 | class | experience screen gadget
Minecraft digital world credit* | 8-20 | 8+ | voucher | voucher screen heart
graph paper build planner* | 4-9 | 7-15 | stationery | filler
block world family board game* | 20-35 | 8+ | board game | small-parts
Minecraft papercraft sheets | 8-15 | 6-12 | craft kit | filler
real crystal mining excavation* | 10-20 | 6-12 | equipment | small-parts filler
blocky green fleece blanket* | 14-28 | 5-16 | textile | plastic filler
foam pixel sword* | 8-15 | 5-12 | toy | plastic
kids' ergonomic game controller* | 20-40 | 6-12 | electronics | gadget screen battery
pixel birthday party bags* | 8-18 | 5-12 | decor | @birthday filler
Minecraft plush creeper* | 12-25 | 3-14 | toy | heart
Minecraft building brick set* | 20-55 | 7-14 | toy | small-parts plastic heart
Minecraft t-shirt* | 12-25 | 5+ | clothing | clothing sized merchandise
Minecraft duvet cover* | 22-40 | 5-15 | textile | heart
Minecraft annual* | 8-14 | 7-14 | book | book
Minecraft pyjamas* | 15-28 | 5-15 | clothing | clothing sized filler
Minecraft figures* with animals | 10-25 | 6-14 | toy | small-parts heart
Minecraft backpack* | 20-38 | 6-14 | bag |
Minecraft sticker book* | 5-10 | 6-12 | book | book
Minecraft poster* | 6-12 | 6+ | print | filler
Minecraft lunch box* | 9-18 | 5-13 | storage | filler
Minecraft card game* | 9-18 | 7+ | game |
Minecraft cinema film* on disc | 9-16 | 7+ | film | screen
Minecraft mug* shaped as a block | 9-18 | 6+ | tableware | merchandise filler
Minecraft hoodie* | 22-40 | 6+ | clothing | clothing sized
Minecraft wall calendar* | 8-14 | 6+ | stationery | filler
Minecraft torch lamp* | 18-35 | 5+ | lighting | gadget battery heart
Minecraft cookbook* | 14-24 | 7+ | book | book
Minecraft jigsaw* | 9-16 | 6+ | puzzle | small-parts
Minecraft soundtrack vinyl* | 22-38 | 14+ | audio | heart
Minecraft collector figure* of the wither | 20-45 | 10+ | collectible |
Minecraft server hosting* for friends | 15-45 | 12+ | subscription | subscription screen heart
Minecraft desk mat* | 12-25 | 8+ | equipment |
Minecraft build encyclopedia* | 14-25 | 7+ | book | book
Minecraft socks* | 6-12 | 6+ | clothing | clothing filler
Minecraft spin-off dungeon game* | 18-35 | 8+ | video game | screen
pixel block notebook* | 4-9 | 7-14 | stationery | filler
pixel creature keyring* | 4-8 | 6+ | accessory | filler
blocky building challenge cards* | 5-10 | 7-13 | game | filler
small Minecraft figure* | 6-11 | 6-13 | collectible | small-parts
Minecraft activity book* | 5-9 | 6-12 | book | book
Minecraft stickers* | 3-6 | 6-12 | stationery | filler

# brick building
also: lego, building bricks, building blocks, brick models, brick sets, construction toys, bricks, building with bricks, building things
own: lego technic, lego star wars, lego city, lego friends, duplo
near: Minecraft, jigsaw puzzles, model making
unfit: tournament, strategy, case
brick figure* that looks like them | 20-40 | 6+ | toy | small-parts plastic personalised heart
wall shelf* for brick models | 25-60 | 10+ | furniture | heart
brick-built classic car* | 40-100 | 12+ | toy | small-parts plastic heart
brick marble run* | 35-80 | 8+ | toy | small-parts plastic
brick-built wall picture* | 45-90 | 14+ | decor | small-parts plastic heart
botanical bouquet brick set* | 25-55 | 12+ | toy | small-parts plastic heart
architecture skyline building bricks | 25-60 | 10+ | collectible | small-parts plastic heart
brick separator tool* pair | 3-7 | 6+ | tool | plastic practical filler
sorting drawers* for building bricks | 18-40 | 6+ | storage | plastic practical small-parts
play mat* with drawstring storage | 15-30 | 3-12 | storage | practical
brick baseplate* pack | 8-18 | 4+ | equipment | plastic small-parts filler
brick lighting kit | 15-35 | 10+ | lighting | gadget battery small-parts
clear minifigure display case* | 15-35 | 6+ | decor | plastic small-parts
geared crane brick build* | 45-120 | 10+ | toy | small-parts plastic heart
brick builder's idea book* | 12-22 | 6+ | book | book filler
programmable brick robot* | 80-200 | 9-15 | electronics | gadget battery small-parts plastic screen
brick convention day ticket* | 10-25 | 5+ | experience | experience
loose building brick refill* | 8-18 | 5+ | craft kit | small-parts plastic
chunky first building blocks* | 12-25 | 1-4 | toy | plastic heart
custom brick portrait mosaic* | 35-90 | 10+ | keepsake | small-parts plastic personalised
brick-built nutcracker figure* | 12-28 | 7+ | toy | small-parts plastic @christmas
brick-built vintage typewriter* | 25-55 | 12+ | decor | small-parts plastic heart
brick sorting trays* | 12-28 | 5+ | storage | plastic
brick fan convention tickets* | 10-25 | 5+ | experience | experience
book* of brick building ideas | 12-22 | 6+ | book | book
brick-shaped ice mould* | 5-12 | 5+ | kitchenware | filler
motor pack* for bricks | 25-60 | 7+ | electronics | gadget battery small-parts plastic
brick skyline architecture set* | 35-80 | 10+ | collectible | small-parts plastic
brick separator tools* | 2-6 | 5+ | tool | plastic filler
stop-motion brick film kit* | 15-35 | 7+ | craft kit | small-parts
mystery brick figure packet* | 3-6 | 5+ | toy | small-parts plastic filler
brick car set* to build | 12-22 | 5+ | toy | small-parts plastic
brick spaceship set* | 20-45 | 6-14 | toy | small-parts plastic heart
brick castle* with figures | 35-80 | 7-14 | toy | small-parts plastic heart
toy shop voucher* for bricks | 15-40 | 5+ | voucher | voucher heart
large chunky brick box* for toddlers | 22-42 | 1-4 | storage | plastic heart
small brick animal set* | 7-14 | 5+ | toy | small-parts plastic heart
brick family house set* | 30-60 | 5-12 | toy | small-parts plastic
collector's brick model* of a landmark | 45-110 | 14+ | collectible | small-parts plastic heart
brick exhibition park tickets* | 25-60 | 3+ | experience | experience
brick train set* with rails | 60-150 | 6+ | toy | small-parts bulky
brick storage head* | 18-35 | 4+ | storage |
brick advent calendar* | 18-32 | 5+ | toy | small-parts @christmas
brick building magazine subscription* | 25-50 | 6-14 | subscription | subscription
brick board game* | 20-40 | 6+ | board game | small-parts
brick holiday workshop* | 15-45 | 6-14 | class | experience
minifigure keyring* | 5-10 | 5+ | accessory | small-parts merchandise filler
brick flower pot* | 20-40 | 8+ | toy | small-parts
brick building lap tray* | 15-32 | 4-12 | storage | filler
toddler brick animal train* | 15-30 | 1-4 | toy | plastic heart
minifigure bag* with a surprise | 3-5 | 5+ | toy | small-parts plastic
brick polybag* with a tiny model | 3-6 | 6+ | toy | small-parts plastic
small three-in-one brick set* | 7-10 | 6+ | toy | small-parts plastic heart
brick joke book* | 4-8 | 6-12 | book | book filler
brick-shaped erasers* | 3-6 | 5-12 | stationery | filler

# puzzles and brainteasers
also: puzzles, brain teasers, brainteasers, logic puzzles, riddles, word puzzles
own: sudoku = sudoku puzzles = sudokus, escape rooms = escape games, rubik's cube = speedcubing = cubing
near: jigsaw puzzles, chess, mathematics, crosswords
unfit: tournament, strategy, case, gift, voucher
smooth-turning speed cube* | 10-25 | 6+ | puzzle | plastic of:rubik's_cube
cast metal disentanglement puzzle | 8-15 | 8+ | puzzle | heart
escape room* evening for friends | 20-35 | 10+ | experience | experience of:escape_rooms
wooden secret-opening lockbox* | 30-90 | 8+ | keepsake | of:escape_rooms
play-by-post mystery letters* | 15-40 | 12+ | subscription | subscription of:escape_rooms
Japanese wooden burr* | 12-25 | 10+ | decor | heart
sliding traffic jam game* | 12-22 | 6+ | game | plastic heart
magnetic sudoku board | 12-25 | 10+ | board game | small-parts
murder mystery case file* | 18-35 | 14+ | game | of:escape_rooms
cube timer* with touch pads | 15-30 | 8+ | electronics | gadget battery of:rubik's_cube
page-a-day logic puzzle calendar* | 10-18 | 10+ | stationery |
children's riddle cards* | 5-10 | 6-12 | game | filler
hidden codes treasure trail* | 10-25 | 7+ | outdoor gear |
wooden burr puzzle* | 8-15 | 8+ | toy |
first logic puzzle game* with animals | 14-28 | 3-7 | game | heart
wooden shape tangram* | 6-14 | 4+ | puzzle | small-parts of:puzzles_and_brainteasers of:rubik's_cube
magnetic tangram book* | 9-18 | 4-12 | puzzle | book of:puzzles_and_brainteasers of:rubik's_cube heart
marble maze ball* | 12-25 | 6+ | game | of:puzzles_and_brainteasers of:rubik's_cube
children's maze book* | 5-10 | 4-12 | puzzle | book
one-player logic game* with cars | 14-28 | 7+ | game | heart
spot-the-difference book* | 5-10 | 5-12 | puzzle | book filler
lateral thinking cards* | 6-14 | 8+ | game | filler
wooden cube snake puzzle* | 5-12 | 6+ | puzzle | of:puzzles_and_brainteasers of:rubik's_cube
rope and ring puzzle* in wood | 6-14 | 8+ | puzzle | small-parts of:puzzles_and_brainteasers of:rubik's_cube
optical illusions book* | 8-16 | 7+ | book | book
brainteaser Advent calendar* | 18-38 | 8+ | puzzle | @christmas
peg solitaire board* | 9-18 | 6+ | game | small-parts of:puzzles_and_brainteasers of:rubik's_cube
treasure chest puzzle lock* | 15-32 | 7+ | puzzle | of:puzzles_and_brainteasers of:rubik's_cube
puzzle magazine subscription* | 20-45 | 10+ | subscription | subscription
maze park tickets* | 8-20 | 5+ | experience | experience
gear twisting puzzle* | 8-18 | 8+ | puzzle | of:puzzles_and_brainteasers of:rubik's_cube
puzzle novel* with clues to solve | 9-16 | 9+ | book | book
maths riddles book* | 7-14 | 8+ | book | book
wooden puzzle clock* | 25-55 | 12+ | craft kit | small-parts of:puzzles_and_brainteasers of:rubik's_cube
hexagon wood tiling puzzle* | 8-18 | 6+ | puzzle | small-parts of:puzzles_and_brainteasers of:rubik's_cube
puzzle club box* each month | 25-60 | 12+ | subscription | subscription heart
puzzle mug* with mazes | 8-16 | 8+ | tableware | merchandise filler
science centre puzzle hall tickets* | 10-28 | 5+ | experience | experience
first peg puzzle* in wood | 6-14 | 1-4 | puzzle |
floor puzzle* with giant pieces | 9-18 | 3-7 | puzzle | bulky
four puzzles in a box* | 8-16 | 3-6 | puzzle |
layered body puzzle* in wood | 12-24 | 3-7 | puzzle | filler
number and letter puzzle* | 8-16 | 3-7 | puzzle |
cube puzzle* with six pictures | 9-18 | 2-6 | puzzle |
magnetic travel puzzle box* | 9-18 | 3-8 | toy | filler
puzzle of the world* for children | 10-20 | 4-9 | puzzle |
observation puzzle* with hidden things | 9-18 | 4-9 | puzzle |
glow-in-the-dark puzzle* | 9-18 | 4-10 | puzzle | small-parts filler
photo puzzle* of the family | 12-28 | 3+ | puzzle | personalised small-parts filler
three-layer animal puzzle* | 9-18 | 2-5 | puzzle |
puzzle sorting trays* | 9-18 | 4+ | storage | filler

# retro gaming
also: retro games, vintage video games, old school games, classic consoles, retro consoles
own: pinball, arcade games
near: video games, vinyl records
unfit: carry, strategy, tournament
handheld console* with classic games | 40-80 | 8+ | electronics | gadget screen battery heart
tabletop arcade machine* | 50-120 | 8+ | game | gadget battery screen bulky noisy heart
arcade joystick* for home play | 40-90 | 10+ | electronics | gadget screen
acrylic cartridge display stands* | 10-22 | 12+ | storage | plastic
chip-tune cassette* album | 9-18 | 12+ | audio |
history of arcades book* | 18-35 | 12+ | book | book heart
cartridge contact cleaner* | 8-15 | 14+ | equipment | practical scent filler
pinball museum day pass* | 12-25 | 8+ | experience | experience
pixel display clock* | 25-60 | 10+ | decor | gadget battery
game cartridge case protectors* | 8-18 | 12+ | collectible | plastic practical filler
solderless pocket arcade kit* | 25-50 | 12+ | craft kit | gadget battery screen small-parts
wooden pinball build set* | 15-30 | 8+ | toy | small-parts
retro gaming magazine back issues* | 5-15 | 12+ | print |
original boxed cartridge game* | 15-45 | 10+ | video game | screen heart
pixel hero fridge magnets* | 7-13 | 8+ | decor | small-parts
handheld brick-stacking game* | 9-18 | 6+ | electronics | gadget battery screen heart
mini claw machine* | 28-55 | 5-14 | toy | gadget battery noisy
plug-and-play joystick* with old games | 20-45 | 6+ | electronics | gadget screen
pixel art bead kit* | 10-20 | 6+ | craft kit | small-parts filler
pixel ghost lamp* | 15-32 | 6+ | lighting | gadget battery
retro game t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
joystick keyring* | 5-12 | 8+ | accessory | merchandise filler
video game history comic* | 10-20 | 8+ | book | book
pixel mug* that changes with heat | 9-18 | 8+ | tableware | merchandise filler
arcade play card* | 10-28 | 6+ | voucher | voucher experience heart
retro console controller* | 18-38 | 7+ | electronics | gadget
digital pet* on a keychain | 12-25 | 6+ | toy | gadget battery screen
retro game card game* | 10-22 | 8+ | game |
pixel sticker pack* | 4-9 | 7+ | stationery | filler
retro console poster* | 8-18 | 8+ | print | filler
retro console brick model* | 40-90 | 10+ | toy | small-parts plastic screen
screen cleaning and repair kit* | 10-22 | 12+ | tool | filler
retro games fair tickets* | 8-22 | 8+ | experience | experience heart
remastered classics game* | 20-45 | 7+ | video game | screen heart
pixel socks* | 6-12 | 7+ | clothing | clothing filler

# miniature wargaming
also: wargaming, tabletop wargames, wargames, historical wargaming
own: miniature painting = painting miniatures
near: role-playing games, board games
kolinsky detail brush* | 8-18 | 12+ | art supplies |
wet palette | 18-35 | 12+ | art supplies | plastic practical heart
ergonomic painting handle* | 10-20 | 12+ | tool | practical
textured basing paste* | 6-12 | 12+ | art supplies | filler
static grass tufts* | 5-10 | 12+ | craft kit | small-parts filler
metallic acrylic paint* trio | 9-18 | 12+ | art supplies |
magnetised army transport case* | 35-80 | 12+ | bag | practical heart
miniatures starter army* | 30-70 | 12+ | game | small-parts plastic heart
folding fabric battle mat* | 30-65 | 12+ | equipment | bulky heart
flush-cut sprue nippers* | 10-22 | 18+ | tool | sharp practical
desk paint rack* | 20-45 | 12+ | storage | practical
resin ruins scenery* | 20-45 | 12+ | decor | plastic
laser line measuring tool* | 12-25 | 14+ | equipment | gadget battery
miniature painting masterclass* | 35-80 | 14+ | class | experience small-parts
wargaming battles history book* | 15-30 | 14+ | book | book
single hero miniature* | 8-15 | 12+ | collectible | small-parts plastic heart
beginner's figure painting set* | 14-30 | 8+ | craft kit |
fantasy battle game* for families | 30-60 | 8+ | board game | small-parts heart
toy knights army* | 12-28 | 5-12 | toy | small-parts
plastic soldiers tub* with tanks | 10-20 | 5-13 | toy | small-parts plastic
model castle kit* | 20-45 | 7+ | craft kit | small-parts
dragon model kit* to paint | 18-38 | 8+ | craft kit | small-parts
battle history picture book* | 9-18 | 8+ | book | book filler
wargaming shop introduction game* | 5-20 | 9+ | experience | experience
pot of metallic paint* | 4-9 | 10+ | art supplies |
foam trees* for battlefields | 9-18 | 10+ | craft kit |
dice cube* in army colours | 7-15 | 10+ | game | small-parts
wargaming magazine subscription* | 30-60 | 12+ | subscription | subscription
painting lamp* with daylight | 25-50 | 10+ | lighting | gadget heart
figure display case* | 20-45 | 10+ | storage |
fantasy army novel* | 8-14 | 13+ | book | book
brush roll* in canvas | 12-25 | 12+ | bag |
wargames show tickets* | 10-25 | 8+ | experience | experience
scatter terrain barrels and crates* | 9-20 | 10+ | craft kit | small-parts
army case* with foam | 30-65 | 12+ | storage |
tabletop wargame rules* | 20-45 | 12+ | book | book heart
basing sand and stones* | 5-10 | 10+ | craft kit | filler
toy soldiers castle siege* | 20-45 | 5-12 | toy | small-parts heart
monster painting kit* | 10-22 | 6-12 | craft kit |
knights brick set* | 15-45 | 6-13 | toy | small-parts filler
dinosaur battle board game* | 18-38 | 6+ | board game | filler
plaster figure casting set* | 10-22 | 6-12 | craft kit | filler
paint-your-own rocket ship* | 8-18 | 6+ | craft kit | filler
dragon and knight comic* | 7-13 | 6-12 | book | book filler
fantasy creature figures* | 12-25 | 5-12 | toy | small-parts filler
junior strategy game* with armies | 20-45 | 7-17 | board game |

# magic tricks
also: magic, conjuring, card magic, close-up magic, magician, sleight of hand, illusions
near: card games, puzzles and brainteasers
unfit: tournament, strategy
linking ring* set | 10-22 | 8+ | toy |
marked card deck* | 10-20 | 10+ | game | heart
sponge ball* close-up set | 5-10 | 6+ | toy | small-parts heart
close-up performance pad* | 12-25 | 10+ | equipment | practical
expanding coin shell* for vanishes | 10-22 | 12+ | equipment | small-parts
cups* and balls in copper | 20-45 | 10+ | collectible | small-parts heart
royal road* card magic book | 10-20 | 12+ | book | book heart
invisible thread reel* | 6-14 | 14+ | equipment | filler
junior conjuror's case* | 15-30 | 6-12 | toy | small-parts heart
magic theatre show tickets* | 30-80 | 7+ | experience | experience heart
mentalism prediction envelope* | 8-18 | 12+ | stationery | filler
silk handkerchiefs* for vanishes | 6-14 | 8+ | textile | heart
folding top hat* prop | 15-30 | 8+ | clothing | clothing filler
online sleight-of-hand lessons* | 20-60 | 12+ | class | experience screen heart
vintage magic show poster* | 10-22 | 8+ | print | filler
magic wand* that appears | 5-12 | 4-12 | toy |
magic hat* with rabbit | 14-28 | 4-10 | toy | clothing heart
magician costume* with cape | 18-35 | 4-11 | clothing | clothing sized heart
big box of magic tricks* | 20-45 | 6-13 | toy | small-parts heart
magic story book* | 7-13 | 5-12 | book | book filler
children's magic handbook* | 8-15 | 7-12 | book | book heart
vanishing coin box* | 5-12 | 7+ | toy | small-parts heart
magic ring and chain* | 5-12 | 8+ | toy |
magic colouring book* that fills itself | 6-14 | 3-10 | toy | book
magic workshop* for children | 12-35 | 6-12 | class | experience heart
rope trick set* | 6-14 | 7+ | game |
floating card trick* | 7-15 | 8+ | game | heart
optical illusion cards* | 6-14 | 7+ | game | filler
stage curtain* for home shows | 15-32 | 5-12 | toy | filler
magic dice box* | 6-14 | 7+ | game | small-parts
magician figure puppet* | 12-25 | 3-10 | toy | filler
magician film* | 8-15 | 10+ | film | screen
trick playing cards* for beginners | 6-14 | 7+ | game |
magic circle museum tour* | 15-40 | 12+ | experience | experience heart
magic lecture evening* | 12-35 | 14+ | experience | experience
magician's biography* of an escape artist | 9-18 | 10+ | book | book heart
magic table* that folds | 45-110 | 12+ | equipment | bulky filler
rabbit enamel pin* | 5-10 | 8+ | accessory | small-parts merchandise filler

# adventure video games
also: open world games, jrpgs
near: video games, role-playing games, cosy games
unfit: carry, tournament
fantasy world cloth map* | 12-25 | 10+ | print | heart
epic game score piano album* | 14-28 | 10+ | book | book heart
orchestral game music concert seats* | 35-90 | 8+ | experience | experience heart
hardback game lore compendium* | 25-45 | 10+ | book | book heart
vertical console stand* with cooling | 15-32 | 10+ | electronics | gadget screen filler
adventure game walkthrough notebook* | 7-14 | 8+ | stationery | filler
portable console hard case* | 10-22 | 8+ | storage | practical
carved potion bottle lamp* | 15-35 | 10+ | lighting | gadget battery
hand-forged style resin rune stones* | 9-18 | 10+ | collectible | small-parts plastic filler
dungeon cooperative board adventure* | 30-60 | 10+ | board game | small-parts heart
cross-stitch pixel hero pattern* | 5-12 | 10+ | craft kit | filler
pre-owned fantasy video game* | 12-40 | 12+ | video game | screen heart
build-a-sword foam craft* pack | 9-18 | 7-14 | toy | plastic
ergonomic lumbar gaming cushion* | 18-35 | 12+ | textile | practical filler
game shop credit* for adventures | 9-15 | 8+ | voucher | voucher screen heart
adventure hero costume* | 20-40 | 4-11 | clothing | clothing sized filler
soft foam hero shield* | 12-25 | 4-11 | toy | heart
fantasy figure set* | 12-28 | 6+ | toy | small-parts
quest story novel* for young heroes | 7-13 | 8-12 | book | book heart
adventure game annual* | 8-14 | 7-14 | book | book
treasure chest night light* | 15-30 | 5+ | lighting | gadget battery
family adventure video game* | 20-50 | 7+ | video game | screen heart
adventure card game* | 9-20 | 7+ | game |
game hero t-shirt* | 12-25 | 5+ | clothing | clothing sized merchandise filler
hero backpack* | 20-40 | 6+ | bag | filler
magic potion kit* | 14-28 | 6-13 | craft kit | filler
dragon model* to build | 18-40 | 8+ | craft kit | small-parts
escape adventure book* | 8-15 | 8+ | book | book
wireless controller* in green | 30-60 | 7+ | electronics | gadget battery heart
game music concert album* | 10-25 | 8+ | audio | heart
fantasy landscape print* | 10-25 | 7+ | print | filler
crystal necklace* | 8-18 | 8+ | jewellery | jewellery filler
headphone stand* with sword | 15-32 | 10+ | equipment | filler
adventure jigsaw* of a fantasy land | 10-20 | 7+ | puzzle | small-parts

# cosy games
also: cozy games, farming games, life simulation games, simulation games
near: video games, gardening, adventure video games
unfit: tournament, carry, strategy
cosy farming video game* | 12-35 | 7+ | video game | screen heart
silicone thumb grips* shaped like paws | 4-9 | 7+ | equipment | small-parts plastic filler
hand-drawn villager sticker pack* | 4-9 | 6+ | stationery | filler
bug collecting field journal* | 8-15 | 6-14 | book | book
quilted handheld console pouch* | 9-18 | 7+ | bag | practical heart
turnip growing seeds* | 3-7 | 6+ | plant | plant filler
pixel farm cookbook* | 18-32 | 8+ | book | book heart
leaf-shaped plush seat pad* | 14-28 | 7+ | textile |
wearable gaming hooded blanket* | 22-45 | 7+ | clothing | clothing
long-arm console holder* for bed | 15-35 | 10+ | furniture | practical
lo-fi village tunes vinyl* | 18-32 | 10+ | audio | heart
tiny greenhouse diorama* | 20-45 | 14+ | craft kit | small-parts gadget battery heart
crochet mushroom desk friend* | 8-18 | 6+ | decor | handmade
pastel handheld gaming console* | 120-260 | 7+ | electronics | gadget screen battery
game shop credit* for cosy games | 9-15 | 8+ | voucher | voucher screen heart
farm animal plush* | 10-22 | 3+ | toy |
pastel headset* with cat ears | 20-45 | 6+ | electronics | gadget battery heart
village building sticker book* | 5-10 | 5-12 | book | book
miniature room kit* | 15-32 | 8+ | craft kit | small-parts heart
animal friends figures* with house | 15-35 | 4-11 | toy | small-parts heart
console skin* with flowers | 8-16 | 7+ | accessory |
cosy sims-style game* | 20-45 | 7+ | video game | screen heart
mushroom lamp* | 12-28 | 5+ | lighting | gadget battery
soft fleece slippers* | 10-22 | 5+ | footwear | clothing sized filler
cosy game soundtrack* for piano | 10-22 | 9+ | book | book
pastel desk mat* | 12-25 | 8+ | equipment |
garden seed pot* with tiny tools | 8-18 | 5+ | plant | plant filler
cosy board game* of forest animals | 20-45 | 8+ | board game | heart
hot chocolate mug* with lid | 9-18 | 6+ | tableware | food dairy sugar merchandise filler
sticker journal* for game days | 8-16 | 7+ | stationery | filler
cosy village jigsaw* | 10-20 | 7+ | puzzle | small-parts
gaming blanket* with pocket | 20-40 | 6+ | textile | heart
cottage print* | 10-22 | 7+ | print | filler

# Mario and platform games
also: mario, luigi, platform games, platformers
near: video games, retro gaming
unfit: carry, strategy, tournament
racing wheel grips* for controllers | 8-18 | 6+ | equipment | plastic
karting session* on a real track | 25-50 | 8+ | experience | experience heart
platform hero video game* | 20-50 | 6+ | video game | screen heart
remote control racing kart* | 20-45 | 6-14 | toy | gadget battery plastic
coin block bedside light* | 12-28 | 5+ | lighting | gadget battery heart
mushroom squishy stress ball* | 4-9 | 5-14 | wellness | plastic filler
speedrunner's stopwatch* | 8-18 | 8+ | equipment | gadget battery filler
design-a-level pixel pad* | 6-12 | 6-14 | stationery |
game music melodies for recorder* | 8-14 | 7-14 | book | book noisy filler
glow ceiling stars* with blocks | 6-13 | 4-12 | decor | plastic filler
red plumber cap* | 9-18 | 4+ | clothing | clothing
platform game bath towel* | 12-25 | 5+ | textile | filler
card-stacking hero racer* | 12-22 | 6+ | board game |
extra party controller* pair | 40-90 | 6+ | electronics | gadget screen battery heart
plumber hero plush* | 12-25 | 2-12 | toy | heart
kart racing toy track* | 25-55 | 4-11 | toy | small-parts heart
plumber costume* with moustache | 20-38 | 3-11 | clothing | clothing sized heart
platform hero figures* | 12-28 | 4-14 | toy | small-parts heart
brick-built game level* | 25-60 | 6-13 | toy | small-parts heart
platform hero duvet cover* | 22-40 | 4-14 | textile |
platform hero t-shirt* | 12-25 | 4+ | clothing | clothing sized merchandise filler
platform hero film* | 9-16 | 5+ | film | screen heart
game hero sticker album* | 5-10 | 5-12 | stationery | filler
star power night light* | 14-28 | 3+ | lighting | gadget battery
question block money box* | 10-20 | 5+ | decor | heart
platform hero backpack* | 20-38 | 4-12 | bag |
platform hero board game* | 20-40 | 6+ | board game | heart
platform hero jigsaw* | 8-16 | 4+ | puzzle | small-parts
kart racing video game* | 30-55 | 5+ | video game | screen heart
platform hero mug* | 8-16 | 6+ | tableware | merchandise filler
platform game design book* | 15-30 | 10+ | book | book
hero colouring book* | 4-9 | 3-10 | book | book filler
party video game* for four | 30-55 | 6+ | video game | screen heart
pixel hero wall stickers* | 8-18 | 3-14 | decor | filler
retro console game vinyl* | 20-38 | 12+ | audio |
hero desk figure* in resin | 20-50 | 10+ | collectible |
arcade racing afternoon* | 12-35 | 6+ | experience | experience
game hero socks* | 6-12 | 5+ | clothing | clothing filler

# Pokémon
also: pokemon, pikachu, pokemon go, pokemon games, pokémon games, pokemon trainer, pocket monsters
own: pokemon cards = pokémon cards
near: card games, video games
Pokémon booster packs* | 5-15 | 6+ | game | heart
zip-up creature card binder* | 10-22 | 6+ | storage | plastic practical heart
graded card display stand* | 6-14 | 8+ | decor | plastic filler
Pokémon creature encyclopedia* | 10-18 | 6+ | book | book heart
top-loading card protectors* | 4-10 | 6+ | equipment | plastic practical filler
Pokémon starter battle deck* | 12-25 | 6+ | board game |
Pokémon league afternoon entry* | 5-15 | 6+ | experience | experience
rubber trading card playmat* | 12-25 | 7+ | textile | practical
Pokémon drawing tutorial book* | 7-13 | 6-14 | book | book
metal attack damage counters* | 6-14 | 7+ | accessory | small-parts filler
monster catching video game* | 25-50 | 6+ | video game | screen heart
capture ball diorama figure* | 12-28 | 6+ | collectible | plastic small-parts
walking step-counter wristband* | 18-45 | 6+ | electronics | gadget battery
Pokémon elite card collection* | 40-90 | 7+ | keepsake |
pocket creature origami kit* | 7-13 | 6-12 | craft kit | filler
creature card birthday bundle* | 12-28 | 6-14 | game | @birthday filler
Pokémon plush* of a favourite | 12-25 | 2+ | toy | heart
Pokémon figures* battle pack | 12-25 | 4-13 | toy | small-parts
Pokémon T-shirt* | 12-25 | 4+ | clothing | clothing sized merchandise
Pokémon duvet cover* | 22-40 | 4-14 | textile |
Pokémon collector tin* with cards | 15-28 | 6+ | collectible | heart
Pokémon backpack* | 20-38 | 5-14 | bag |
Pokémon film* | 8-15 | 5+ | film | screen
Pokémon annual* | 8-14 | 6-13 | book | book
Pokémon pyjamas* | 15-28 | 4-14 | clothing | clothing sized
Pokémon sticker book* | 5-10 | 4-11 | book | book filler
Pokémon colouring set* | 6-14 | 4-11 | stationery |
Pokémon night light* | 15-30 | 4+ | lighting | gadget battery
Pokémon jigsaw* | 8-16 | 5+ | puzzle | small-parts
Pokémon costume* hat and cape | 18-35 | 4-11 | clothing | clothing sized
Pokémon manga volume* | 7-12 | 7+ | book | book
Pokémon Advent calendar* | 22-45 | 6+ | collectible | small-parts @christmas
Pokémon trainer cap* | 12-22 | 5+ | clothing | clothing
Pokémon building bricks* | 12-35 | 7+ | toy | small-parts plastic
Pokémon battle academy game* | 18-30 | 6+ | board game | heart
Pokémon poster* | 6-12 | 5+ | print | filler
Pokémon lunch box* | 9-18 | 4-12 | storage | filler
card trading fair tickets* | 5-18 | 7+ | experience | experience heart
Pokémon art print* in watercolour | 12-28 | 10+ | print |
Pokémon hoodie* | 22-42 | 6+ | clothing | clothing sized
Pokémon mug* | 8-16 | 7+ | tableware | merchandise filler
Pokémon card frame* | 12-25 | 8+ | decor |
Japanese Pokémon card packets* | 8-18 | 8+ | collectible |
single booster pack* of Pokémon cards | 4-6 | 6+ | collectible |
Pokémon keyring* | 4-8 | 6+ | accessory | filler
Pokémon socks* | 5-10 | 5+ | clothing | clothing sized filler
small Pokémon figure* | 5-10 | 5+ | collectible | small-parts
how to draw Pokémon* | 5-9 | 6-13 | book | book
Pokémon stickers* | 3-6 | 5-12 | stationery | filler
Pokémon water bottle* | 6-12 | 5-12 | equipment | filler

# Roblox and Fortnite
also: battle royale games, online games
near: video games, Minecraft
unfit: carry
controller charging station | 18-35 | 8+ | electronics | gadget battery
gaming t-shirt* with own player name | 18-32 | 7+ | clothing | clothing sized personalised heart
cuddly gaming chair cushion* | 18-35 | 8+ | textile | heart
headset stand* with light | 18-35 | 8+ | equipment | gadget battery
gamer snack box* | 15-30 | 8+ | food | food sugar gluten dairy nuts heart
LED strip* for the gaming corner | 15-30 | 8+ | lighting | gadget battery heart
Fortnite credit voucher* | 9-25 | 10+ | voucher | voucher screen heart
Roblox credit voucher* | 8-25 | 8+ | voucher | voucher screen heart
game-making scripting guide* for teens | 12-22 | 9-15 | book | book filler
foam dart blaster* with targets | 15-32 | 8-15 | toy | plastic noisy heart
noise cancelling headset* | 25-60 | 8+ | audio | gadget battery heart
victory dance class* | 8-20 | 7-15 | class | experience filler
desktop streaming microphone* | 25-55 | 10+ | electronics | gadget screen battery
green screen backdrop* | 18-40 | 10+ | equipment | plastic bulky filler
llama loot piñata* to fill | 12-25 | 6-14 | decor | filler
imposter guessing party game* | 12-22 | 8+ | game | filler
laser tag session* | 15-35 | 8+ | experience | experience heart
finger sleeves* for touch gaming | 4-9 | 8+ | accessory | practical filler
blue-toned LED strip* | 9-20 | 8+ | lighting | gadget battery filler
avatar designer sketch pad* | 6-12 | 6-14 | art supplies | filler
lightweight gaming mouse* | 18-80 | 9+ | electronics | gadget screen battery heart
small game credit* | 9-15 | 8+ | voucher | voucher screen
figure pack* of online game heroes | 12-28 | 6-14 | toy | small-parts heart
gamer hoodie* | 22-40 | 7+ | clothing | clothing sized heart
gamer duvet cover* | 22-40 | 6-15 | textile | heart
gaming annual* | 8-14 | 7-14 | book | book heart
avatar fashion sketchbook* | 6-14 | 6-13 | stationery | filler
gamer backpack* | 20-40 | 7-15 | bag | filler
mystery figure box* | 6-12 | 6-13 | toy | small-parts
gaming desk lamp* | 15-32 | 6+ | lighting | gadget
gamer sticker pack* | 4-8 | 7+ | stationery | filler
battle game posters* | 6-12 | 7+ | print | filler
coding camp day* | 30-80 | 8-15 | class | experience screen
dance moves party game* | 12-25 | 7+ | game |
online game t-shirt* | 12-25 | 6+ | clothing | clothing sized merchandise filler
gamer cap* | 10-20 | 7+ | clothing | clothing filler
console online membership* | 15-50 | 8+ | subscription | subscription screen heart
light-up gaming keyboard* | 25-55 | 8+ | electronics | gadget battery heart
large mouse mat* | 10-22 | 7+ | equipment | heart
gamer mug* | 8-16 | 7+ | tableware | merchandise filler
water bottle* for long matches | 8-18 | 7+ | equipment | filler
virtual reality session* | 15-40 | 8+ | experience | experience screen heart
ring light* for streaming | 15-32 | 12+ | lighting | gadget screen
gaming chair cushion* | 15-30 | 8+ | textile | filler
battle board game* | 20-45 | 8+ | board game | filler
loot chest storage box* | 12-28 | 6+ | storage | filler

# tabletop and pub sports
own: snooker, pool = billiards, table football = foosball, air hockey
near: board games, card games, darts
situation
two-piece ash pool cue* | 25-90 | 12+ | sports gear | heart
snooker chalk holder* with magnet | 6-14 | 12+ | accessory | small-parts practical filler
cue tip repair set* | 8-18 | 18+ | tool | sharp practical of:snooker of:pool of:tabletop_and_pub_sports filler
inlaid folding backgammon case* | 30-70 | 8+ | board game | small-parts of:tabletop_and_pub_sports heart
double-twelve dominoes* in a tin | 10-22 | 6+ | game | small-parts of:tabletop_and_pub_sports
mahjong tile set* with racks | 35-90 | 10+ | game | small-parts bulky of:tabletop_and_pub_sports heart
tabletop bar-football players* set | 18-40 | 6+ | toy | plastic bulky of:table_football of:tabletop_and_pub_sports heart
snooker rest head* set | 8-18 | 14+ | equipment | plastic practical of:snooker of:pool of:tabletop_and_pub_sports filler
trick shots coaching manual* | 10-20 | 12+ | book | book of:snooker of:pool of:tabletop_and_pub_sports heart
pool hall table hire* | 10-25 | 14+ | experience | experience heart
leatherette dice cup* pair | 10-22 | 8+ | equipment | small-parts of:tabletop_and_pub_sports
shut-the-box dice box* | 12-25 | 6+ | puzzle | small-parts of:tabletop_and_pub_sports
baize table brush* | 8-15 | 12+ | tool | practical of:snooker of:pool of:tabletop_and_pub_sports filler
mini air hockey top* | 25-60 | 5+ | toy | bulky gadget battery noisy plastic
blue cue chalk cubes* | 3-6 | 10+ | accessory | practical of:snooker of:pool of:tabletop_and_pub_sports filler
coaster set* with snooker colours | 8-15 | 14+ | tableware | of:snooker of:pool of:tabletop_and_pub_sports filler
children's mini pool table* | 25-60 | 5-12 | game | bulky of:tabletop_and_pub_sports of:pool of:snooker heart
wooden table skittles* | 18-38 | 5+ | game | of:tabletop_and_pub_sports heart
finger football game* | 8-18 | 5+ | game | of:tabletop_and_pub_sports of:table_football
table curling game* | 15-35 | 6+ | game | of:tabletop_and_pub_sports
penny flicking football pitch* | 10-22 | 6+ | game | of:tabletop_and_pub_sports of:table_football filler
bagatelle pinball board* | 20-45 | 5+ | game | of:tabletop_and_pub_sports heart
games room sign* | 10-22 | 10+ | decor | filler
three-in-one games table* | 60-160 | 6+ | furniture | bulky heart
shuffleboard table game* | 30-70 | 6+ | game | of:tabletop_and_pub_sports heart
sticky-ball target game* | 10-22 | 4-12 | game | of:tabletop_and_pub_sports
family games café visit* | 10-30 | 5+ | experience | experience heart
cue sports t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise of:tabletop_and_pub_sports of:pool of:snooker filler
score counter* in wood | 10-22 | 7+ | equipment | filler
crokinole board* | 70-160 | 7+ | board game | bulky of:tabletop_and_pub_sports heart
pub games history book* | 12-25 | 18+ | book | book
crazy pool and bowling evening* | 15-40 | 8+ | experience | experience heart
games trophy* for home leagues | 8-18 | 6+ | keepsake | filler
quoits board* for the wall | 15-35 | 6+ | game | of:tabletop_and_pub_sports filler
bar skittles championship cup* | 10-22 | 16+ | decor | of:tabletop_and_pub_sports filler
scoreboard chalk pens* | 5-10 | 8+ | stationery | filler

# darts
also: playing darts, darts player, dartboard, darts fan, watching darts, pub darts, oche
near: tabletop and pub sports, bowls, pub quizzes
unfit: strategy
snack box* for darts evenings | 18-35 | 14+ | food | food gluten dairy nuts
darts shop voucher* | 20-50 | 14+ | voucher | voucher heart
dart flights* with a name | 10-20 | 12+ | accessory | personalised heart
darts evening* with food and drinks | 20-50 | 18+ | experience | experience food heart
engraved case* for darts | 20-40 | 14+ | storage | personalised heart
tungsten steel-tip darts* | 25-70 | 18+ | sports gear | sharp heart
bristle tournament dartboard | 30-65 | 14+ | game |
dartboard surround ring* | 20-40 | 14+ | home | practical
LED dartboard lighting ring | 35-75 | 14+ | lighting | gadget battery heart
raised oche throw line* | 15-32 | 14+ | equipment | practical
no-rebound flights multipack* | 6-14 | 14+ | accessory | plastic filler
spare stems and springs tin* | 5-12 | 14+ | tool | small-parts practical filler
aluminium darts wallet* | 10-25 | 14+ | storage | practical heart
double-sided scoreboard | 10-22 | 10+ | equipment | practical
electronic soft-tip dartboard | 50-110 | 8+ | electronics | gadget battery plastic
darts practice mat* | 30-60 | 12+ | textile | bulky practical heart
magnetic children's dartboard* | 15-30 | 5-12 | toy | small-parts heart
point sharpening stone* | 5-10 | 14+ | tool | practical filler
dart player's shirt* | 25-45 | 14+ | clothing | clothing sized filler
darts checkout wall chart | 6-14 | 12+ | print |
world championship evening tickets | 35-90 | 14+ | experience | experience
champion player's autobiography | 9-18 | 14+ | book | book
children's ball dartboard* that sticks | 10-22 | 3-10 | game | heart
magnetic target game* | 12-25 | 5-14 | game |
darts shirt* for children | 15-28 | 6-12 | clothing | clothing sized
foam target cushion* | 12-25 | 4+ | textile | merchandise filler
indoor darts evening* for friends | 15-40 | 10+ | experience | experience heart
darts counting game book* | 6-12 | 8+ | book | book filler
scoreboard app subscription* for darts | 10-25 | 14+ | subscription | subscription screen filler
printed flights* with animals | 5-10 | 10+ | accessory | filler
darts cabinet* in wood | 40-90 | 14+ | furniture | bulky
darts mug* | 8-16 | 10+ | tableware | merchandise filler
darts scarf* for the big final | 12-25 | 8+ | clothing | clothing filler
darts keyring* | 5-10 | 8+ | accessory | merchandise filler
darts champion poster* | 8-18 | 8+ | print | filler
darts league entry* | 10-30 | 16+ | experience | experience filler
darts coaching hour* | 25-50 | 12+ | class | experience
dart weights and grips set* | 10-22 | 14+ | equipment |
magnetic dart refill pack* | 5-10 | 5+ | toy | filler
darts jigsaw* of a big crowd | 10-20 | 8+ | puzzle | small-parts filler
retro darts trophy* | 10-22 | 10+ | keepsake | heart
plush ball target* for children | 12-25 | 4-10 | toy |
adding-up dart scoreboard* for children | 6-14 | 7-13 | equipment | filler
suction dart game* for windows | 7-15 | 4-11 | toy | plastic
darts party* at a junior club | 10-30 | 7-15 | experience | experience heart
bullseye night light* | 14-28 | 5+ | lighting | gadget battery filler
inflatable football target* | 20-45 | 5+ | game | plastic filler
darts trophy* for the family league | 8-18 | 5+ | keepsake | filler
darts video game* | 15-35 | 7+ | video game | screen filler
darts socks* | 6-12 | 6+ | clothing | clothing filler
maths target game* | 10-22 | 6+ | game |
darts story* of a teenage champion | 8-15 | 8+ | book | book filler

# crosswords
also: crossword, crossword puzzles, codewords, cryptic crosswords, doing the crossword
own: wordsearches = word searches, wordle
near: puzzles and brainteasers, jigsaw puzzles, reading
unfit: tournament, strategy, case, gift, voucher
word game* for two | 15-30 | 12+ | board game | heart
general knowledge quiz book* | 10-20 | 14+ | book | book heart
world atlas | 20-60 | 10+ | book | book
tea and biscuits box* for puzzlers | 15-30 | 14+ | food | food caffeine gluten dairy sugar egg heart
reading light* for the neck | 15-30 | 12+ | lighting | gadget battery heart
soft blanket* for the armchair | 20-45 | 16+ | textile | heart
bumper crossword annual* | 5-12 | 16+ | puzzle | book of:crosswords heart
cryptic crossword solver's handbook | 9-18 | 14+ | book | book of:crosswords
crossword dictionary | 12-25 | 12+ | book | book of:crosswords heart
lap tray* with bean cushion | 20-40 | 14+ | furniture | practical heart
erasable pens* in four colours | 8-15 | 8+ | stationery | practical filler
giant wall crossword | 12-26 | 10+ | print | bulky of:crosswords
newspaper puzzle subscription | 25-60 | 14+ | subscription | subscription heart
braided neck chain* for spectacles | 8-20 | 40+ | accessory | practical filler
hands-free magnifying lamp* | 25-55 | 16+ | lighting | gadget practical
letter tile word game | 20-40 | 8+ | board game | small-parts
word-grid dice shaker* | 12-25 | 8+ | game | small-parts
crossword mug rug* | 6-14 | 14+ | textile | of:crosswords filler
brass propelling pencil | 12-35 | 12+ | stationery | practical
puzzle book stand* | 14-28 | 14+ | equipment | practical filler
anagram wheel* in wood | 12-28 | 8+ | toy | filler
wordplay history paperback* | 9-18 | 14+ | book | book
crossword solvers' weekend* | 120-260 | 18+ | experience | experience of:crosswords
personalised crossword print* | 20-45 | 12+ | keepsake | personalised sentimental @anniversary @birthday of:crosswords heart
pocket crossword book* | 5-10 | 12+ | stationery | book of:crosswords
children's crossword book* | 5-10 | 6-12 | puzzle | book heart
word building tiles* for children | 10-22 | 5-11 | game | small-parts heart
rhyming riddle book* | 6-12 | 6-12 | puzzle | book
picture crossword cards* | 6-14 | 5-11 | game | heart
spelling race game* | 12-25 | 6-13 | board game | heart
letter dice* in a tin | 7-15 | 6+ | game | small-parts filler
word of the day calendar* | 9-16 | 9+ | stationery | heart
illustrated thesaurus* | 10-22 | 7+ | book | book
codeword puzzle book* | 6-12 | 9+ | puzzle | book of:crosswords
crossword jigsaw* to solve first | 14-28 | 10+ | puzzle | small-parts of:crosswords
mechanical pencil* with clip | 6-15 | 8+ | stationery |
crossword cushion* | 14-28 | 10+ | textile | merchandise of:crosswords filler
crossword socks* | 6-12 | 8+ | clothing | clothing of:crosswords filler
word game club evening* | 5-18 | 12+ | experience | experience filler
large-print crossword book* | 6-12 | 50+ | puzzle | book of:crosswords heart
crossword toilet roll* | 4-8 | 12+ | game | of:crosswords filler
puzzle advent calendar* of words | 12-25 | 8+ | puzzle | @christmas
clipboard* for armchair puzzles | 8-18 | 10+ | stationery | filler
crossword apron* | 15-30 | 16+ | clothing | clothing of:crosswords filler
origins of words book* | 10-20 | 12+ | book | book heart
crossword setting workshop* | 25-60 | 14+ | class | experience of:crosswords
word ladder puzzle pad* | 4-9 | 7+ | puzzle |
letter fridge magnets* | 6-14 | 4+ | game | small-parts filler
alphabet stamp set* | 8-18 | 5+ | craft kit | filler
joke and wordplay book* | 5-10 | 6-12 | book | book filler
junior dictionary* with pictures | 8-15 | 6-12 | book | book
spelling bee game* with buzzers | 12-28 | 7+ | game | noisy
erasable gel pen* with rubber | 3-7 | 7+ | stationery | filler
word treasure hunt game* | 8-18 | 6+ | game |
puzzle comic subscription* | 20-40 | 6-12 | subscription | subscription
mechanical pencil* with eraser | 4-9 | 12+ | stationery | practical heart
pocket book of cryptic clues* | 5-9 | 16+ | book | book
crossword coaster set* | 6-12 | 16+ | tableware | filler
crossword calendar pad* | 7-12 | 16+ | stationery | filler

# bridge
also: bridge playing, contract bridge, duplicate bridge, bridge club, card evenings
own: canasta, gin rummy
near: card games, chess, crosswords
unfit: case
large-index bridge cards* pair | 10-22 | 12+ | game | of:bridge
felt bridge tablecloth | 22-48 | 14+ | textile | wool practical of:bridge
bidding boxes* set of four | 30-60 | 14+ | equipment | plastic practical of:bridge heart
folding bridge table | 70-150 | 16+ | furniture | bulky of:bridge
bridge score pads* with pencils | 6-14 | 12+ | stationery | practical of:bridge
duplicate board wallets* | 40-90 | 14+ | storage | plastic practical of:bridge
card holder* for tired hands | 8-18 | 40+ | tool | practical filler
bidding conventions handbook | 12-24 | 14+ | book | book of:bridge heart
bridge problems daily calendar | 12-22 | 14+ | puzzle | of:bridge
bridge holiday weekend | 180-380 | 25+ | experience | experience of:bridge
bridge improvers' course | 40-110 | 14+ | class | experience of:bridge
suit-patterned coasters* | 10-22 | 14+ | tableware | filler
savoury nibbles dishes* | 15-35 | 14+ | kitchenware | filler
bridge magazine subscription | 30-55 | 16+ | subscription | subscription of:bridge heart
leather playing card case | 18-40 | 14+ | accessory | leather
bridge club membership | 25-60 | 14+ | subscription | subscription of:bridge
bridge player's cufflinks* | 18-40 | 18+ | jewellery | jewellery of:bridge
soft-lead scoring pencils | 3-6 | 12+ | stationery | practical filler
single deck of bridge cards* | 5-10 | 12+ | game | of:bridge
mini bridge cards* for beginners | 6-14 | 8+ | game | of:bridge
trick-taking card game* for families | 8-16 | 8+ | game | heart
bridge for juniors book* | 9-16 | 9-16 | book | book of:bridge
card suits socks* | 6-12 | 10+ | clothing | clothing filler
card suits jewellery dish* | 12-25 | 14+ | decor | filler
bridge tea towel* | 7-14 | 16+ | kitchenware | merchandise of:bridge filler
bridge mug* with suits | 9-16 | 12+ | tableware | merchandise of:bridge filler
finger sandwich stand* for card teas | 20-45 | 18+ | tableware |
automatic card shuffler* for the table | 15-35 | 12+ | electronics | gadget battery heart
online bridge lessons* | 20-60 | 14+ | subscription | subscription screen of:bridge experience heart
bridge tournament entry* | 12-35 | 14+ | experience | experience of:bridge heart
bridge week by the sea* | 250-580 | 30+ | travel | experience of:bridge
gold-edged playing cards* | 12-25 | 12+ | game | heart
card table murder mystery novel* | 8-14 | 14+ | book | book
card player print* | 10-22 | 12+ | print | filler
card suits cushion* | 15-30 | 12+ | textile | filler
shortbread tin* for the interval | 7-15 | 5+ | food | food dairy gluten sugar filler
bridge travel set* in leather | 30-60 | 14+ | game | leather of:bridge heart
table lamp* for card evenings | 30-65 | 18+ | lighting | gadget
children's trick-taking game* with animals | 8-16 | 6-12 | game | heart
card holder* for little hands | 5-12 | 5-12 | equipment |
pack of junior playing cards* | 4-9 | 5-12 | game |
card house building book* | 7-13 | 6+ | book | book filler
partners card game* for four | 8-16 | 7+ | game |
counting and strategy games book* | 7-14 | 7+ | book | book
bridge camp* for juniors | 60-160 | 9-18 | class | experience of:bridge heart
online bridge game* for beginners | 10-25 | 9+ | subscription | subscription screen of:bridge
playing card magnets* | 5-12 | 6+ | decor | small-parts filler
queen of hearts story book* | 7-14 | 6+ | book | book filler
card games tournament trophy* | 8-18 | 7+ | keepsake | filler
card suit night light* | 12-28 | 6+ | lighting | gadget battery filler
card table cloth* in red felt | 15-32 | 8+ | textile |
suit-shaped biscuit cutters* | 6-14 | 8+ | kitchenware | filler

# pub quizzes
also: pub quiz, quizzes, quizzing, trivia, general knowledge, quiz nights, quiz shows, trivia nights
near: board games, crosswords, sitcoms
unfit: case, strategy, gift, voucher
general knowledge trivia game | 20-40 | 12+ | board game | heart
quiz answer buzzers* set | 15-32 | 8+ | electronics | gadget battery noisy heart
quizmaster's question book* | 8-15 | 12+ | book | book
dry-wipe answer boards* | 12-26 | 8+ | equipment | plastic practical
music intro guessing game* | 15-30 | 10+ | game | noisy
world flags card game | 8-15 | 7+ | game |
daily trivia desk calendar | 10-20 | 12+ | stationery |
dead-heat team trophy* | 10-25 | 10+ | keepsake | filler
live quiz show tickets | 15-45 | 12+ | experience | experience heart
bluffer's guide* collection | 10-25 | 14+ | book | book
countries scratch map quiz* | 12-25 | 8+ | print | filler
picture round cards* | 6-14 | 8+ | puzzle | filler
hourglass countdown timer* | 8-18 | 6+ | tool | filler
family quiz night box* | 15-30 | 6+ | game |
snack bowls* for quiz teams | 12-28 | 10+ | tableware | filler
trivia podcast membership | 20-50 | 14+ | subscription | subscription
quiz league scorekeeper's notebook | 6-14 | 12+ | stationery | filler
pocket quiz cards | 4-9 | 8+ | game |
children's quiz book* | 5-10 | 6-12 | book | book
animal quiz cards* | 6-14 | 5-12 | game |
true or false game* for families | 10-22 | 7+ | game |
map and flag puzzle* | 9-18 | 5-12 | puzzle | small-parts filler
fact-a-day book* | 9-16 | 7+ | book | book
quiz show buzzer game* | 15-32 | 7+ | game | gadget battery noisy
book* of world records | 14-25 | 7+ | book | book
quiz team t-shirt* | 14-28 | 10+ | clothing | clothing sized merchandise filler
general knowledge jigsaw* of history | 12-22 | 8+ | puzzle | small-parts filler
quiz podcast recording tickets* | 12-30 | 14+ | experience | experience
sports trivia game* | 12-25 | 9+ | game |
decade quiz game* | 14-28 | 14+ | game | heart
music quiz game* with codes | 15-30 | 10+ | game | screen heart
quiz night entry* for a team | 10-30 | 16+ | experience | experience heart
illustrated atlas* of curiosities | 14-28 | 8+ | book | book
answer sheet pads* and pencils | 5-10 | 8+ | stationery | filler
question of the day jar* | 8-16 | 6+ | game |
countries quiz globe* | 25-55 | 6+ | toy | gadget battery noisy heart
family trivia calendar* | 8-15 | 7+ | stationery | filler
quiz master costume jacket* | 20-45 | 8+ | clothing | clothing sized filler
junior general knowledge encyclopedia* | 14-28 | 7-13 | book | book heart

# sports video games
near: video games, football fans
unfit: carry, strategy
latest football video game | 40-70 | 8+ | video game | screen heart
second wireless controller* | 35-65 | 8+ | electronics | gadget screen battery heart
controller thumb grips* in team colours | 6-14 | 8+ | accessory | plastic filler
in-game points voucher* | 10-40 | 8+ | voucher | voucher screen heart
gaming rocker chair | 60-130 | 8+ | furniture | bulky
trigger stop clip-ons* | 6-14 | 10+ | equipment | plastic small-parts
home tournament trophy* | 12-28 | 6+ | keepsake |
league fixtures wipe-clean planner* | 8-15 | 8+ | stationery | filler
football tactics data book* | 12-25 | 12+ | book | book
thumb sweat sleeves* | 4-9 | 8+ | clothing | clothing filler
wall bracket* for headset and controllers | 12-26 | 8+ | storage | practical
chat headset* with boom | 20-50 | 8+ | audio | gadget
console carry backpack | 30-65 | 8+ | bag | practical
gaming evening* with pizza | 15-40 | 10-24 | experience | experience food gluten dairy heart
console tournament entry* | 8-25 | 10+ | experience | experience heart
ultimate team player cards* | 8-20 | 8+ | collectible |
big-screen match evening* with friends | 15-40 | 12+ | experience | experience
game shop credit* for sports games | 9-15 | 7+ | voucher | voucher screen heart
footballer trading cards* | 5-12 | 6+ | collectible | heart
football shirt* of a star player | 25-60 | 5+ | clothing | clothing sized heart
basketball video game* | 25-55 | 7+ | video game | screen heart
controller skin* in team colours | 8-16 | 7+ | accessory |
gaming beanbag* | 35-70 | 6+ | furniture | bulky
stadium print* | 10-22 | 7+ | print | filler
team colours LED strip* | 12-25 | 8+ | lighting | gadget battery
console charging dock* | 15-32 | 8+ | electronics | gadget heart
tabletop football game* | 20-50 | 6+ | game |
football annual* with player scores | 8-14 | 7-14 | book | book filler
gaming side table tray* | 12-25 | 8+ | tableware | filler
esports t-shirt* | 14-28 | 7+ | clothing | clothing sized merchandise filler
esports tournament tickets* | 15-45 | 10+ | experience | experience heart
tennis or golf video game* | 20-50 | 7+ | video game | screen
console stickers* of a club | 5-10 | 6+ | stationery | filler
referee cards* for gaming nights | 4-8 | 7+ | game | filler
player figure* for the shelf | 8-20 | 6+ | collectible |
gamer's wrist supports* | 10-22 | 10+ | accessory | filler

# Magic The Gathering
also: magic the gathering, mtg, commander format, magic cards, deck building
own: yu-gi-oh = yugioh, lorcana, flesh and blood
near: card games, trading cards, role-playing games
preconstructed commander deck | 30-60 | 10+ | game | of:Magic_The_Gathering heart
draft booster packs* | 5-18 | 10+ | collectible | of:Magic_The_Gathering heart
leatherette deck box | 14-32 | 10+ | storage | practical heart
double-matte card sleeves* hundred | 8-15 | 10+ | equipment | plastic practical
stitched-edge playmat | 20-40 | 10+ | textile | practical heart
spindown life counter dice* | 5-12 | 10+ | accessory | small-parts of:Magic_The_Gathering
side-loading trade binder* | 20-40 | 10+ | storage | practical
acrylic token set* | 12-28 | 10+ | game | plastic small-parts of:Magic_The_Gathering
prerelease event entry | 20-40 | 12+ | experience | experience of:Magic_The_Gathering
card shop store credit voucher | 10-50 | 10+ | voucher | voucher heart
planar worlds art book* | 25-45 | 12+ | book | book of:Magic_The_Gathering
playmat tube* with strap | 12-26 | 10+ | bag | practical filler
custom altered card* | 20-60 | 12+ | print | personalised of:Magic_The_Gathering
deck-building strategy notebook* | 8-15 | 10+ | stationery | filler
rolling dice tray | 14-30 | 10+ | tool | practical
fantasy trilogy* set in the worlds | 12-30 | 12+ | book | book of:Magic_The_Gathering
collector booster box* | 120-260 | 12+ | collectible | of:Magic_The_Gathering
first trading card duel decks* | 15-30 | 8+ | game | heart
dragon figure* for the shelf | 12-28 | 6+ | collectible | filler
card sleeve packs* with dragons | 6-12 | 8+ | accessory |
card storage box* with dividers | 12-28 | 8+ | storage |
fantasy creature book* | 12-25 | 8+ | book | book filler
wizard duel board game* | 18-40 | 8+ | board game |
metal dice* in a tin | 12-28 | 10+ | game | small-parts
planeswalker t-shirt* | 15-30 | 8+ | clothing | clothing sized merchandise filler
mana symbols wall print* | 10-22 | 10+ | print | of:Magic_The_Gathering
card fair tickets* | 5-18 | 8+ | experience | experience
Magic starter kit* with two decks | 14-25 | 10+ | game | of:Magic_The_Gathering
Magic booster bundle* | 25-55 | 10+ | collectible | of:Magic_The_Gathering heart
card backpack* for tournaments | 35-75 | 12+ | bag |
token counters* in glass | 6-14 | 8+ | game | small-parts
fantasy art calendar* | 9-16 | 8+ | stationery |
desk mat* with fantasy landscape | 15-30 | 10+ | equipment |
graded single card* in a case | 20-60 | 12+ | collectible |
card game podcast mug* | 8-16 | 12+ | tableware | merchandise filler
playmat* with own art | 20-40 | 10+ | game | personalised
dragon card game* for children | 8-18 | 5-11 | game |
wizard school story book* | 7-13 | 7-13 | book | book filler
fantasy creature stickers* | 4-8 | 5+ | stationery | filler
zip binder* for first cards | 12-25 | 6+ | storage |
wizard figures* | 10-22 | 5-12 | toy | small-parts filler
draw fantasy creatures book* | 7-14 | 7+ | book | book
spell duel video game* | 15-35 | 7+ | video game | screen
dragon lamp* | 15-35 | 5+ | lighting | gadget filler
card shop trading afternoon* | 5-18 | 7+ | experience | experience heart
coloured gem counters* | 4-9 | 6+ | game | small-parts

# outdoor games
needs: garden
also: garden games, lawn games, giant games, back garden games, playing outside, playing outdoors, outdoor play, trampoline bouncing, sandpit, sandbox, sand play, playing in the sand, digging in the sand
own: kubb, cornhole, water fights
near: beach days, picnics and parks, bowls
unfit: strategy, tournament, carry, gift, voucher
wooden kubb set | 25-50 | 6+ | game | heart
six-player croquet set | 60-140 | 8+ | sports gear | bulky heart
giant tumbling tower* | 40-90 | 5-50 | game | bulky heart
folding cornhole boards* | 50-110 | 6+ | sports gear | bulky heart
rope quoits* | 12-28 | 4-60 | game | heart
swingball-style tether game* | 25-50 | 6-40 | sports gear | bulky
flying disc* with soft rim | 6-14 | 4-40 | toy | heart
water blaster* pair | 10-25 | 5-17 | toy | plastic heart
bubble machine | 14-30 | 2-10 | electronics | gadget battery plastic heart
slackline* with help line | 40-85 | 6-40 | outdoor gear | heart
nest tree swing | 35-80 | 3-45 | furniture | bulky heart
pavement chalk bucket* | 5-12 | 3-12 | art supplies | filler
sack race bags* set | 12-25 | 4-45 | equipment |
mud kitchen utensils* | 15-35 | 2-8 | kitchenware | plastic filler
garden Olympics scoring cards* | 6-14 | 5-45 | stationery | filler
party parachute* with handles | 15-32 | 3-10 | equipment |
outdoor games ideas book | 8-15 | 6-45 | book | book
skittles* in wood | 15-32 | 3+ | toy | heart
egg and spoon race set* | 8-18 | 3+ | toy |
bean bag toss* with animals | 12-25 | 3-10 | toy | heart
ring toss game* | 10-22 | 4+ | toy |
inflatable unicorn hoopla* | 7-15 | 3-10 | toy | plastic filler
catch and stick paddles* | 6-14 | 4+ | toy |
space hopper* | 9-18 | 4-10 | toy | plastic heart
garden parachute and balls* | 15-30 | 3-12 | toy |
giant connect-four game* | 30-70 | 5+ | game | bulky heart
giant snakes and ladders mat* | 18-38 | 4-12 | game | bulky
limbo pole set* | 18-35 | 5+ | toy | filler
swing seat* on ropes | 18-40 | 3-12 | outdoor gear | heart
garden obstacle course* | 25-50 | 4-12 | toy | plastic heart
disc throwing basket* at home | 40-90 | 7+ | outdoor gear | bulky
pop-up football goal* | 18-40 | 4+ | sports gear | bulky
treasure hunt clue cards* | 6-12 | 4-12 | game |
ladder golf toss game* | 20-45 | 6+ | game | heart
boules* in wood | 15-30 | 5+ | game | heart
soft lawn target rings* | 12-25 | 6+ | game | plastic filler
rounders bat and ball* | 12-25 | 6+ | sports gear |
giant dice* in wood | 14-28 | 4+ | game | bulky small-parts filler
garden chess set* | 40-110 | 6+ | game | bulky
croquet* for children | 20-40 | 4-10 | toy |
badminton and volleyball net* | 25-55 | 6+ | sports gear | bulky
seated garden skittles* for all ages | 15-32 | 5+ | game | filler
garden games afternoon* with friends | 15-40 | 6+ | experience | experience heart
lawn games score board* | 10-22 | 6+ | decor | filler

# croquet
needs: garden
also: lawn croquet, garden croquet, golf croquet
near: outdoor games, bowls
unfit: case, strategy, voucher, gift
six-hoop croquet set | 70-180 | 10+ | sports gear | bulky heart
ash croquet mallet* | 50-140 | 14+ | sports gear | bulky heart
croquet lawn afternoon* with tea | 20-55 | 14+ | experience | experience food caffeine heart
Panama hat* for the lawn | 25-70 | 14+ | clothing | clothing
white lambswool jumper* | 45-110 | 16+ | clothing | clothing wool sized filler
canvas mallet bag* | 30-70 | 14+ | bag |
brass winning post ornament* | 20-50 | 16+ | decor | filler
croquet club membership | 30-90 | 14+ | subscription | subscription heart
illustrated croquet handbook* | 12-26 | 12+ | book | book
cut glass garden jug* | 22-55 | 18+ | tableware | filler
strawberries and cream hamper* | 25-60 | 18+ | food | food dairy sugar
striped canvas deckchair* | 40-90 | 16+ | furniture | bulky filler
garden party print | 12-34 | 14+ | print |
silver-plated club trophy* | 25-60 | 16+ | keepsake | personalised
coloured hoop clips* | 5-14 | 10+ | equipment | small-parts
country house croquet weekend* | 120-280 | 25+ | travel | experience
coaching hour* on the croquet lawn | 25-60 | 14+ | class | experience
woven garden rug* | 22-55 | 16+ | textile | filler
croquet rules pocket book* | 7-13 | 10+ | book | book
croquet mallet keyring* | 5-10 | 10+ | accessory | filler
children's croquet set* with animals | 20-40 | 4-10 | toy | heart
short-handled croquet mallet* | 25-55 | 7-13 | sports gear | heart
coloured croquet balls* in four | 25-55 | 8+ | sports gear | heart
white sun visor* | 10-20 | 8+ | clothing | clothing filler
garden flamingo print* | 10-22 | 6+ | print | filler
wonderland story book* | 8-18 | 6+ | book | book
croquet taster lesson* | 8-22 | 8+ | class | experience
tall garden glasses* with stripes | 15-32 | 10+ | tableware | filler
croquet mallet stand* | 40-90 | 12+ | storage |
lawn boundary flags* | 8-18 | 8+ | equipment |
picnic rug* in tartan | 20-45 | 6+ | textile |
croquet t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise filler
table croquet game* | 12-28 | 5+ | game |
croquet tea towel* | 7-14 | 16+ | kitchenware | merchandise filler
bunting* for the lawn | 7-15 | 4+ | decor | filler
scones and jam box* | 15-30 | 6+ | food | food dairy gluten egg sugar
croquet jigsaw* of a garden party | 12-22 | 8+ | puzzle | small-parts
croquet enamel pin* | 5-10 | 10+ | accessory | small-parts merchandise filler
lawn skittles* with rabbits | 18-38 | 4-11 | toy |
garden party dress-up hats* | 10-22 | 4-11 | clothing | clothing filler
hedgehog plush* with ball | 10-22 | 2-10 | toy |
family croquet morning* | 10-30 | 6+ | experience | experience heart
lawn markers* with numbers | 6-14 | 6+ | equipment |
indoor carpet croquet* | 18-38 | 5+ | game | heart
garden games rule book* | 7-14 | 7+ | book | book filler
striped croquet socks* | 6-12 | 6+ | clothing | clothing
white cricket-style jumper* | 25-50 | 5+ | clothing | clothing sized filler

# fidget toys
also: fidget toy, fidgets, pop its, sensory, fidget spinners, stim toys, sensory needs, stress toys, asmr
near: slime and sensory play, puzzles and brainteasers, children's crafts
situation
silicone bubble popper board* | 5-12 | 3+ | toy | plastic heart
infinity cube in metal* | 10-25 | 8+ | toy | heart
weighted lap pad | 18-38 | 4+ | textile |
chewable pendant* for sensory needs | 8-15 | 4+ | accessory | jewellery plastic filler
noise-reducing ear defenders* | 12-28 | 3+ | safety gear | plastic practical filler
wobble stool* for restless sitters | 40-80 | 5+ | furniture | bulky
magnetic fidget rings | 8-18 | 14+ | accessory | small-parts heart
liquid motion timer* | 6-14 | 3+ | decor | plastic
quiet-click fidget pad* | 6-14 | 6+ | equipment | plastic
marble maze fidget mat* | 8-18 | 4+ | toy | small-parts
body sock* for stretching | 18-36 | 4-12 | wellness | clothing filler
vibrating cushion* | 22-45 | 5+ | electronics | gadget battery filler
visual daily routine cards* | 10-22 | 3-12 | stationery | practical filler
sensory-friendly cinema tickets | 8-25 | 3+ | experience | experience screen
calm-down corner tent* | 28-60 | 3-10 | furniture | bulky
bubble tube lamp | 25-60 | 3+ | lighting | gadget heart
twisty tangle bracelet* | 5-12 | 5+ | jewellery | jewellery plastic heart
stretchy sensory strings* | 5-12 | 5+ | toy | plastic heart
squishy dough ball* | 4-9 | 4+ | toy | plastic
colour-changing thinking putty* | 7-15 | 8+ | toy | heart
spinner ring* for the finger | 6-14 | 8+ | jewellery | jewellery heart
pocket fidget slider* | 8-18 | 8+ | toy | heart
sensory sand* that flows | 10-22 | 4+ | toy | heart
glitter wand* | 4-9 | 3+ | toy | plastic filler
textured sensory stickers* | 5-10 | 5+ | stationery |
fidget pencil toppers* | 5-10 | 6+ | stationery | small-parts filler
mochi animals* to squeeze | 6-14 | 4+ | toy | small-parts
sensory swing* | 35-80 | 3-12 | outdoor gear | bulky heart
fidget cube* with six sides | 6-14 | 6+ | toy | heart
twisty snake puzzle* | 5-12 | 5+ | puzzle |
weighted plush dinosaur* | 22-45 | 3+ | toy | heart
desk spinning top* in metal | 10-25 | 10+ | toy | heart
worry stone* in polished agate | 5-12 | 8+ | wellness |
kinetic desk mobile* | 18-38 | 12+ | decor | heart
springy foot mat* for fidgets | 12-28 | 5+ | equipment | filler
chair foot band* | 8-18 | 5-14 | equipment | filler
fidget keyring* with clicks | 5-10 | 7+ | accessory | noisy merchandise filler

# pretend play
also: role play, make believe, imaginative play, small world play, dressing up clothes
own: toy kitchen = play kitchen, baby dolls, playing doctors, playing shop
near: princesses and fairies, fire engines and police cars, children's crafts
situation
wooden play kitchen | 60-140 | 3-8 | furniture | bulky
felt sandwich making set* | 12-25 | 3-8 | toy | wool
toy cash register* with scanner | 18-38 | 3-9 | electronics | gadget battery noisy plastic
soft-bodied baby doll | 15-35 | 2-8 | toy |
dolls' pushchair | 18-40 | 2-7 | vehicle | bulky
vet clinic playset | 18-36 | 3-8 | toy | heart
hand puppet family* | 14-30 | 2-8 | toy |
folding puppet theatre | 30-65 | 3-9 | furniture | bulky
chef's hat and apron set* | 12-24 | 3-8 | clothing | clothing
wooden ice lolly stall set* | 15-32 | 3-7 | toy |
explorer's vest* with binoculars | 16-34 | 3-9 | clothing | clothing
post office play set* | 14-28 | 4-8 | stationery |
tool bench* with wooden screws | 30-65 | 3-7 | toy | bulky heart
play money* with wallet | 5-12 | 4-9 | game | plastic
doctor's bag picture book* | 6-12 | 2-6 | book | book
woodland animal family figures* | 12-28 | 3-9 | collectible | small-parts plastic
storytelling stones* | 10-22 | 4-9 | game | filler
dressing-up hats* box | 18-36 | 3-8 | storage | clothing heart
wooden tea set* | 14-28 | 2-7 | toy | of:pretend_play of:toy_kitchen
toy doctor's case* | 14-28 | 3-8 | toy | plastic of:pretend_play of:playing_doctors heart
market stall* in wood | 40-90 | 3-8 | toy | bulky of:pretend_play of:playing_shop
wooden fruit* to cut | 10-22 | 2-6 | toy | of:pretend_play of:toy_kitchen
dressing-up cape and mask* | 10-22 | 3-8 | clothing | clothing of:pretend_play
fairy or knight costume* | 18-35 | 3-9 | clothing | clothing sized of:pretend_play heart
play phone* in wood | 7-15 | 1-5 | toy | filler
doll's house* with furniture | 45-110 | 3-10 | toy | bulky of:pretend_play of:baby_dolls heart
train driver hat and whistle* | 10-20 | 3-8 | toy | noisy clothing of:pretend_play filler
toy vacuum and brush* | 14-28 | 2-6 | toy | plastic filler
cardboard playhouse* to colour | 18-38 | 3-9 | toy | bulky
treasure map and pirate kit* | 10-22 | 4-10 | toy | of:pretend_play heart
spy kit* with disguise glasses | 14-28 | 5-11 | toy | of:pretend_play heart
toy vet set* with carrier | 18-35 | 3-9 | toy | of:pretend_play of:playing_doctors
school play set* with register | 10-22 | 5-10 | toy | of:pretend_play
hairdresser set* | 12-25 | 3-9 | toy | plastic of:pretend_play
play food baking set* | 12-25 | 3-8 | toy | of:pretend_play of:toy_kitchen
wizard or scientist costume* | 18-35 | 5-11 | clothing | clothing sized of:pretend_play
toy walkie-talkies* | 15-32 | 5-11 | toy | gadget battery noisy of:pretend_play
restaurant order pad set* | 8-18 | 4-10 | toy | of:pretend_play of:toy_kitchen filler
mermaid and pirate figures* | 12-25 | 4-10 | toy | small-parts of:pretend_play filler
play den cloth* and clips | 15-32 | 4-11 | textile | filler
role-play museum morning* | 8-22 | 3-10 | experience | experience

# baby play
also: baby toys, tummy time, teething, peekaboo, first steps, learning to walk, baby sensory, cuddles, babies
near: bath time, bedtime stories, children's music making
situation
black and white cloth cube* | 8-15 | 0-1 | toy |
hand-held teething leaf* | 6-14 | 0-1 | accessory | plastic filler
quilted play mat | 25-50 | 0-2 | textile | bulky
wooden activity arch | 35-70 | 0-1 | furniture | bulky heart
crinkle cloth book | 7-14 | 0-2 | book | book
beech grasping ring* | 6-14 | 0-1 | toy | eco filler
tummy time mirror* | 10-22 | 0-1 | equipment |
push-along wooden walker | 35-70 | 0-2 | vehicle | bulky
stacking beech rings* | 10-20 | 0-3 | toy | heart
soft rolling ball* with bell | 8-15 | 0-2 | toy | noisy
baby sensory class term | 50-110 | 0-1 | class | experience
posting box* with shapes | 14-28 | 0-3 | puzzle |
hand and footprint frame* | 14-28 | 0-2 | keepsake | sentimental
muslin comforter bunny* | 8-18 | 0-3 | textile |
baby swing seat* for the garden | 25-50 | 0-3 | outdoor gear | bulky filler
soft play session | 6-20 | 0-5 | experience | experience filler
non-slip crawler leggings* | 10-20 | 0-2 | clothing | clothing sized filler
first Christmas bauble* for baby | 8-15 | 0-1 | keepsake | sentimental @christmas filler
first birthday bunting* | 6-14 | 0-2 | decor | @birthday filler
crinkle paper toy | 4-8 | 0-2 | toy | filler
soft sensory blocks* | 12-25 | 0-2 | toy |
rattle set* in wood | 8-18 | 0-1 | toy | noisy
plush rabbit rattle* | 8-18 | 0-2 | toy | noisy
bath cups* for pouring | 6-12 | 0-3 | toy | plastic
stacking cups* in pastel | 7-14 | 0-3 | toy | plastic
shape sorter cube* | 12-25 | 0-3 | toy | heart
pull-along wooden dog* | 12-25 | 1-3 | toy | heart
baby's first picture book* | 6-12 | 0-2 | book | book
touch-and-feel book* | 6-12 | 0-3 | book | book heart
wooden bead maze* | 14-28 | 1-4 | toy |
musical shaker eggs* | 6-14 | 0-3 | instrument | noisy filler
pop-up toy* with animals | 14-28 | 1-3 | toy | plastic
hammering bench* | 14-28 | 1-4 | toy | noisy
soft baby doll* | 14-28 | 1-4 | toy |
ball drop tower* | 18-35 | 1-3 | toy | heart
baby swim class* | 30-80 | 0-3 | class | experience heart
xylophone* in rainbow colours | 14-28 | 1-5 | instrument | noisy
chunky farm puzzle* | 8-16 | 1-3 | puzzle |
rocking animal* in plush | 40-90 | 1-3 | toy | bulky
ball pit* in foam | 50-110 | 0-4 | toy | bulky filler
play tunnel* that pops up | 14-28 | 1-5 | toy | bulky
baby music class* | 25-60 | 0-3 | class | experience heart
first blocks* with letters | 12-25 | 1-4 | toy |
sensory play cloths* in silk | 10-22 | 0-3 | toy |

# scooters and ride-ons
also: hoverboards, hoverboard, scooter, scooters, learning to ride a bike, ride-on toys
own: balance bikes = balance bike, stunt scooters, trikes = tricycles
near: cycling, outdoor games, roller skating
situation
three-wheel tilt scooter | 35-70 | 2-6 | vehicle | bulky plastic heart
two-wheel folding scooter | 40-80 | 6-14 | vehicle | bulky heart
stunt scooter* with pegs | 60-130 | 8-15 | vehicle | bulky
lightweight balance bike | 45-100 | 1-5 | vehicle | bulky
child's cycle helmet | 18-40 | 1-12 | safety gear | sized practical
animal handlebar bell | 5-12 | 2-9 | accessory | noisy
handlebar streamers* in rainbow | 4-9 | 3-9 | decor | plastic filler
knee pads* for small riders | 12-25 | 3-12 | safety gear | sized practical filler
scooter carry strap | 5-12 | 3-14 | bag | practical filler
wooden trike | 45-95 | 1-4 | vehicle | bulky
pedal go-kart | 100-220 | 4-10 | vehicle | bulky
road sign set* for the garden | 12-26 | 3-8 | toy | plastic
chalk road stencils* | 6-14 | 3-9 | art supplies |
learn-to-ride lesson* | 15-40 | 3-9 | class | experience
skatepark session* for scooters | 5-18 | 6-16 | experience | experience
bike basket* for a teddy | 10-20 | 2-8 | storage |
scooter parking stand* | 8-18 | 4-14 | equipment | plastic practical filler
light-up scooter wheels* | 12-25 | 4-11 | equipment | battery of:scooters_and_ride-ons of:stunt_scooters heart
scooter bag* for the handlebar | 10-22 | 3-10 | bag | of:scooters_and_ride-ons
scooter bell* shaped as an owl | 6-12 | 3-9 | accessory | noisy of:scooters_and_ride-ons
scooter ramp* | 35-80 | 6+ | sports gear | bulky of:scooters_and_ride-ons of:stunt_scooters heart
scooter grips* with tassels | 6-14 | 4-9 | accessory | of:scooters_and_ride-ons of:stunt_scooters
scooter tricks book* | 7-14 | 7-14 | book | book of:scooters_and_ride-ons of:stunt_scooters
scooter gloves* | 8-16 | 4-13 | clothing | clothing sized of:scooters_and_ride-ons of:stunt_scooters filler
scooter stickers* | 4-8 | 4-13 | stationery | of:scooters_and_ride-ons of:stunt_scooters filler
ride-on tractor* with trailer | 45-110 | 2-6 | vehicle | bulky heart
ride-on wooden car* | 30-70 | 1-4 | vehicle | bulky heart
electric scooter* for children | 110-250 | 8-12 | vehicle | gadget battery bulky of:scooters_and_ride-ons
kick scooter* with big wheels | 60-140 | 12+ | vehicle | bulky of:scooters_and_ride-ons heart
scooter helmet* in bright colours | 20-40 | 5+ | safety gear | sized
scooter stand and hook* | 10-22 | 6+ | storage |
wiggle car* that needs no pedals | 35-75 | 3-8 | vehicle | bulky
hoverboard* for beginners | 120-250 | 9+ | vehicle | gadget battery bulky of:scooters_and_ride-ons
pump track afternoon* | 8-22 | 5+ | experience | experience heart
scooter tune-up tool* | 6-14 | 8+ | tool | of:scooters_and_ride-ons of:stunt_scooters filler
scooter t-shirt* | 12-25 | 5-14 | clothing | clothing sized merchandise of:scooters_and_ride-ons of:stunt_scooters filler
stunt scooter bar* | 25-55 | 9+ | equipment | of:scooters_and_ride-ons of:stunt_scooters
bright scooter lights* | 8-18 | 5+ | lighting | gadget battery
trick scooter wheels* pair | 18-40 | 8+ | equipment | of:scooters_and_ride-ons of:stunt_scooters
high-visibility vest* | 5-12 | 3+ | safety gear | clothing sized filler
scooter maintenance stand* | 12-28 | 10+ | tool | of:scooters_and_ride-ons of:stunt_scooters filler
commuter scooter bag* | 18-38 | 14+ | bag | of:scooters_and_ride-ons
folding scooter lock* | 10-25 | 12+ | equipment | of:scooters_and_ride-ons
scooter helmet* for commuting | 30-70 | 16+ | safety gear | sized of:scooters_and_ride-ons
scooter mudguard* | 8-18 | 12+ | equipment | of:scooters_and_ride-ons filler
reflective scooter stickers* | 4-9 | 5+ | safety gear | filler
phone mount* for handlebars | 10-25 | 14+ | accessory | of:scooters_and_ride-ons filler
windproof gloves* for scooting | 12-28 | 10+ | clothing | clothing sized filler
chalk* for drawing racetracks | 3-6 | 3-10 | art supplies | filler
scooter bell* | 4-8 | 3-10 | accessory | noisy

# sim racing
also: racing simulator, sim racing rig, racing sims, sim racer, racing games
near: karting and motorsport, video games
unfit: tournament, carry, strategy
load cell brake kit* | 60-140 | 14+ | electronics | gadget practical heart
thin-soled driving shoes | 35-80 | 12+ | footwear | clothing sized filler
sim racing gloves | 15-30 | 10+ | accessory | clothing sized
button box* for the rig | 40-90 | 12+ | electronics | gadget practical heart
low-noise seat cushion* | 18-38 | 12+ | equipment | practical filler
racing game gift card | 10-40 | 10+ | voucher | voucher screen heart
handbrake add-on* for the desk | 50-110 | 12+ | equipment | gadget
wheel desk clamp | 8-20 | 12+ | tool | practical filler
race craft handbook* | 12-24 | 12+ | book | book
LED rev light bar* | 25-60 | 12+ | lighting | gadget battery
race circuit outline print | 10-25 | 10+ | print |
indoor karting evening | 20-50 | 10+ | experience | experience
cable tidy straps* | 4-10 | 12+ | storage | practical filler
lap time notebook | 5-12 | 10+ | stationery | practical
headset stand* with hook | 15-30 | 10+ | furniture | practical filler
racing game sticker set* | 5-10 | 8+ | stationery | filler
steering wheel grip tape* | 8-15 | 12+ | accessory |
steering wheel* for children's racing games | 30-60 | 5-12 | electronics | gadget heart
racing seat* that folds | 130-280 | 8+ | furniture | bulky heart
kart racing game* for the console | 25-55 | 6+ | video game | screen of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa heart
die-cast racing car* | 8-18 | 4+ | collectible | of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
racing pit crew t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa filler
racing annual* with driver statistics | 8-15 | 7+ | book | book of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
model race track* with cars | 35-80 | 6+ | toy | small-parts of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
racing helmet lamp* | 18-38 | 6+ | lighting | gadget of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
racing cap* | 14-28 | 6+ | clothing | clothing of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa filler
race simulator centre hour* | 20-55 | 8+ | experience | experience screen heart
racing wheel display* | 15-35 | 10+ | electronics | gadget screen
track map socks* | 7-14 | 8+ | clothing | clothing of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa filler
racing league subscription* | 15-50 | 12+ | subscription | subscription screen of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa heart
gamer turned racer film* | 8-15 | 10+ | film | screen of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
pedal spring upgrade* | 20-45 | 14+ | equipment |
racing car brick set* | 20-55 | 7+ | toy | small-parts of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
wheel rim* in leather | 90-200 | 14+ | equipment | leather of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa
monitor stand* for the rig | 50-110 | 14+ | furniture | bulky
chequered flag mug* | 8-16 | 8+ | tableware | merchandise of:sim_racing of:Gran_Turismo of:Forza_Horizon of:iRacing of:Assetto_Corsa filler
children's racing driving rig* in card | 18-38 | 4-9 | toy | bulky
remote control racing car* | 20-50 | 6+ | toy | gadget battery of:sim_racing of:Gran_Turismo of:Forza_Horizon
pilot headset* for flight games | 25-60 | 8+ | electronics | gadget battery of:Flight_Simulator
flight yoke* for home cockpits | 90-200 | 10+ | equipment | gadget of:Flight_Simulator
aeroplane model kit* | 15-35 | 8+ | craft kit | small-parts of:Flight_Simulator
cockpit poster* of dials | 8-18 | 7+ | print | of:Flight_Simulator filler
toy lorry* with trailer | 12-28 | 3-9 | toy | of:Truck_Simulator
lorry driver's cap* | 10-22 | 5+ | clothing | clothing of:Truck_Simulator filler
truck cab air freshener* | 4-9 | 14+ | accessory | scent of:Truck_Simulator filler
truck show tickets* | 10-30 | 5+ | experience | experience of:Truck_Simulator
flight simulator hour* in a cockpit | 60-150 | 8+ | experience | experience of:Flight_Simulator
steering wheel stand* that folds | 60-140 | 8+ | furniture | bulky
gaming rig floor mat* | 20-45 | 8+ | textile |
desk edge hook* for headsets | 12-28 | 8+ | equipment | filler

# bingo
also: bingo night, bingo hall, bingo nights, housie, bingo evenings, lotto
near: card games, quick and easy cooking
unfit: strategy, carry, tournament
chunky bingo dabbers | 5-12 | 16+ | stationery | practical
wooden bingo cage* with balls | 20-45 | 8+ | game | heart
large-print bingo cards | 5-12 | 50+ | game |
padded seat cushion | 12-28 | 40+ | textile | practical filler
dabber tote bag | 10-22 | 18+ | bag | practical
bingo hall evening voucher* | 10-30 | 18+ | voucher | voucher experience heart
bingo calls tea towel | 7-14 | 30+ | textile | merchandise filler
shutter bingo cards* without pens | 15-30 | 40+ | game | practical filler
tin of humbugs* | 4-10 | 30+ | food | food sugar filler
music bingo set | 12-25 | 16+ | board game |
lucky charm bracelet | 8-22 | 16+ | jewellery | jewellery filler
clip-on reading light | 10-20 | 30+ | lighting | gadget battery practical filler
seaside bingo day trip* | 30-80 | 40+ | travel | experience
enamel four-leaf pin* | 4-9 | 16+ | accessory | merchandise small-parts filler
children's picture bingo* | 6-14 | 3-8 | game | heart
animal bingo game* | 8-16 | 4-10 | game | heart
family bingo set* with machine | 12-28 | 5+ | game | small-parts heart
car journey bingo cards* | 5-10 | 5-12 | game |
garden birds bingo* | 10-20 | 5+ | game |
bingo prize bundle* of small toys | 10-20 | 4-10 | toy | small-parts filler
dogs and cats bingo* | 10-20 | 5+ | game |
number counters* in a pot | 4-8 | 4+ | game | small-parts filler
bingo mug* | 8-16 | 16+ | tableware | merchandise filler
bingo number cushion* | 14-28 | 18+ | textile | merchandise filler
bingo night at home box* | 15-32 | 12+ | game | heart
lucky elephant ornament* | 10-22 | 12+ | keepsake | merchandise filler
glitter dabber pens* trio | 6-12 | 12+ | stationery | filler
bingo cards pad* of hundreds | 6-12 | 10+ | stationery | filler
bingo clipboard* with light | 12-25 | 30+ | stationery | gadget battery filler
lucky socks* with clovers | 6-12 | 12+ | clothing | clothing filler
bingo caller's joke book* | 6-12 | 18+ | book | book filler
afternoon tea and bingo* | 15-40 | 18+ | experience | experience food dairy gluten egg caffeine
winner's sash and rosette* | 6-14 | 12+ | accessory | filler
fish and chip shop voucher* | 10-25 | 18+ | voucher | voucher food fish gluten filler
warm shawl* for the hall | 18-38 | 40+ | clothing | clothing filler
retro bingo hall print* | 10-22 | 18+ | print | filler
comic film* about bingo friends | 8-15 | 18+ | film | screen filler
words and pictures bingo* | 8-16 | 5-11 | game |
bingo stamper pens* for children | 5-12 | 4-11 | stationery |
travel bingo* with sliding windows | 7-15 | 5+ | game | filler
dinosaur bingo* | 8-16 | 4-10 | game |
bingo prize sweets jar* | 6-14 | 5+ | food | food sugar meat filler
maths bingo* for tables | 8-16 | 6-12 | game |
ocean bingo game* | 10-20 | 4+ | game |
bingo party evening* for the family | 10-30 | 6+ | experience | experience heart
lucky troll doll* | 6-14 | 5+ | toy | filler
number balls* with drawstring bag | 7-15 | 6+ | game | small-parts filler
lucky clover keyring* | 4-9 | 6+ | accessory | merchandise filler
wildlife bingo* in a tin | 10-20 | 5+ | game |

# classic board games
also: word games
own: draughts = checkers, backgammon, go, scrabble, mahjong = mah-jong, dominoes = dominos, cribbage, rummikub, othello, mancala, ludo, chinese checkers
near: board games, chess, card games
unfit: tournament, strategy, carry
walnut backgammon set | 35-80 | 12+ | board game | food nuts heart
ivory-coloured domino set | 10-25 | 6+ | board game |
bamboo game board* with stones | 30-70 | 8+ | board game | small-parts of:go of:classic_board_games heart
rotating board turntable | 18-38 | 10+ | equipment | practical battery of:scrabble of:classic_board_games filler
wooden tile racks | 12-25 | 10+ | accessory | practical of:scrabble of:rummikub of:mahjong of:classic_board_games
two-letter words dictionary* | 6-14 | 12+ | book | book of:scrabble of:classic_board_games
felt dice tray | 8-18 | 8+ | storage | of:backgammon of:ludo of:classic_board_games filler
leather dice cup | 10-22 | 12+ | game | leather of:backgammon of:ludo of:classic_board_games heart
sand timer* for slow players | 4-9 | 8+ | game | filler
magnetic travel games* tin | 10-22 | 6+ | travel | small-parts heart
score pad bundle* | 4-8 | 8+ | stationery | practical filler
history of board games* | 12-25 | 12+ | book | book heart
game night biscuit tin* | 8-15 | 8+ | food | food gluten dairy sugar egg filler
club evening subscription* | 20-50 | 14+ | subscription | subscription
snakes and ladders* in wood | 12-28 | 4+ | board game | of:classic_board_games of:ludo heart
three-in-a-row board* in wood | 8-18 | 4+ | game | of:classic_board_games
games compendium chest* | 25-50 | 5+ | board game | heart
magnetic travel draughts and ladders* | 8-18 | 5+ | board game |
solitaire and marbles board* | 12-28 | 6+ | game | small-parts of:classic_board_games
battleship strategy game* | 15-30 | 7+ | board game | of:classic_board_games heart
murder mystery mansion board game* | 18-35 | 8+ | board game | of:classic_board_games heart
property trading board game* | 20-35 | 8+ | board game | of:classic_board_games
nine men's morris board* | 12-28 | 6+ | board game |
games table* with reversible top | 60-160 | 8+ | furniture | bulky
large wooden dice* set | 8-18 | 5+ | game | small-parts filler
games rule book* of the world | 10-20 | 8+ | book | book
games café afternoon* | 10-28 | 6+ | experience | experience heart
giant floor snakes and ladders* | 15-32 | 4-11 | game | bulky of:classic_board_games of:ludo
vintage board game poster* | 8-18 | 8+ | print | filler
board game tin* for the pocket | 6-14 | 6+ | game |
four-in-a-row game* | 9-18 | 6+ | game | of:classic_board_games
games night blanket* | 20-40 | 8+ | textile | filler
large-print classic board game* | 20-40 | 50+ | board game |
wall-hung scoreboard* in slate | 12-28 | 10+ | decor | filler
game pieces pouch* in velvet | 5-12 | 6+ | storage | filler

# poker nights
also: poker, texas hold'em, casino games, casino, slot machines, gambling
own: blackjack, lottery tickets = scratch cards
near: card games, classic board games
unfit: strategy, tournament, carry
clay poker chip set | 30-70 | 18+ | game | small-parts of:poker_nights of:blackjack heart
plastic-coated playing cards | 6-14 | 18+ | game | plastic of:poker_nights of:blackjack heart
roll-out felt table mat* | 25-50 | 18+ | equipment | of:poker_nights of:blackjack heart
brass card guard | 5-14 | 18+ | accessory | of:poker_nights of:blackjack
hold'em odds handbook* | 10-20 | 18+ | book | book of:poker_nights of:blackjack heart
card shuffler* with crank | 15-30 | 18+ | equipment | practical of:poker_nights of:blackjack filler
snack bowl trio* | 10-22 | 16+ | tableware | practical filler
dealer button* | 4-8 | 18+ | collectible | small-parts of:poker_nights of:blackjack filler
green banker's lamp* | 30-60 | 18+ | lighting | gadget of:poker_nights of:blackjack
poker night dip mixes* | 8-15 | 18+ | food | food of:poker_nights of:blackjack filler
leather card case | 15-30 | 18+ | storage | leather of:poker_nights of:blackjack
sunglasses* for bluffing | 10-22 | 18+ | accessory | of:poker_nights of:blackjack filler
poker history documentary | 8-18 | 18+ | film | screen of:poker_nights of:blackjack
poker set* in a wooden box | 30-70 | 18+ | game | of:poker_nights heart
green visor and sleeve garters* | 12-25 | 18+ | clothing | clothing of:poker_nights of:blackjack filler
poker night film* | 8-15 | 18+ | film | screen of:poker_nights
folding poker table top* | 60-150 | 18+ | furniture | bulky of:poker_nights heart
poker dice* in a leather cup | 12-28 | 18+ | game | leather small-parts of:poker_nights heart
poker mug* | 8-16 | 18+ | tableware | merchandise of:poker_nights filler
dogs playing cards print* | 10-22 | 18+ | print | of:poker_nights of:blackjack
poker chips chocolates* | 8-16 | 18+ | food | food dairy sugar of:poker_nights filler
card suit cufflinks* | 15-30 | 18+ | jewellery | jewellery of:poker_nights of:blackjack
poker socks* | 6-12 | 18+ | clothing | clothing of:poker_nights filler
engraved card protector coin* | 12-28 | 18+ | keepsake | personalised of:poker_nights small-parts heart
poker evening course* | 30-80 | 18+ | class | experience of:poker_nights heart
casino-themed dinner evening* | 40-110 | 18+ | experience | experience
poker champion's memoir* | 9-18 | 18+ | book | book of:poker_nights heart
drinks holder* for the card table | 12-25 | 18+ | tableware | of:poker_nights of:blackjack filler
poker tournament timer* | 15-35 | 18+ | electronics | gadget battery of:poker_nights

# lock picking
also: lockpicking, locksport, locks
own: cryptography = ciphers = codebreaking = code breaking
near: puzzles and brainteasers, magic tricks
unfit: tournament, strategy, carry, gift, voucher
transparent practice padlock | 10-22 | 14+ | puzzle | heart
progressive practice lock set* | 35-80 | 16+ | puzzle | heart
wooden puzzle safe | 25-50 | 12+ | puzzle | heart
cryptex puzzle box* | 18-40 | 10+ | puzzle | heart
history of codebreaking* | 10-22 | 12+ | book | book
cipher disc* in brass | 8-20 | 10+ | collectible |
escape room voucher | 20-50 | 12+ | voucher | voucher experience heart
magnetic bench mat* | 10-22 | 14+ | equipment | practical filler
antique padlock* with key | 12-35 | 12+ | decor | heart
cipher puzzle book | 6-14 | 10+ | book | book heart
leather roll pouch* | 18-35 | 16+ | storage | leather practical heart
jeweller's loupe | 8-18 | 14+ | tool | practical filler
codebreaking museum tickets | 15-35 | 8+ | experience | experience heart
invisible ink pen | 3-7 | 7+ | stationery | filler
practice cabinet lock* | 9-15 | 14+ | puzzle | heart
children's spy lock box* | 14-28 | 6-12 | toy | heart
toy safe* with combination | 15-30 | 5-12 | toy | gadget battery heart
treasure chest* with keys | 12-28 | 4-12 | storage |
secret diary* with lock | 8-16 | 6-13 | stationery |
mechanical marble lock kit* | 20-40 | 8+ | craft kit | small-parts of:lock_picking
puzzle lock* with maze | 12-28 | 7+ | puzzle | heart
children's escape game* for home | 15-30 | 6-12 | game |
spy handbook* | 7-14 | 7-13 | book | book
wooden combination safe kit* | 25-50 | 8+ | craft kit | small-parts heart
great heists story book* | 8-16 | 10+ | book | book of:lock_picking filler
vintage key collection* | 10-22 | 8+ | collectible | of:lock_picking heart
key and lock necklace* | 8-18 | 8+ | jewellery | jewellery of:lock_picking filler
letter combination padlock* | 8-18 | 7+ | equipment | of:lock_picking
cutaway lock keyring* | 8-18 | 10+ | accessory | of:lock_picking merchandise filler
lock museum or vault tour* | 10-30 | 8+ | experience | experience of:lock_picking heart
puzzle box club* subscription | 25-60 | 12+ | subscription | subscription heart
heist film* classic | 8-15 | 12+ | film | screen of:lock_picking
heist board game* | 20-45 | 8+ | board game | of:lock_picking heart
locksport club evening* | 5-20 | 16+ | experience | experience of:lock_picking heart
old lock blueprint print* | 10-22 | 10+ | print | of:lock_picking filler
junior inventor kit* with gears | 15-32 | 7-13 | craft kit | small-parts filler
detective story* with riddles | 7-13 | 7-13 | book | book filler
first puzzle box* for children | 12-25 | 6-12 | puzzle | heart
spy costume* with hat | 15-32 | 5-11 | clothing | clothing sized filler
key hook rack* | 12-28 | 8+ | decor | filler

# LARP and re-enactment
also: larp, larping, live action role play, re-enactment, reenactment, historical reenactment, medieval markets, medieval fairs
own: steampunk, renaissance fair = renaissance faire, viking reenactment
near: knights and dragons, role-playing games, history
unfit: tournament, strategy, carry
leather belt pouch | 18-40 | 14+ | bag | leather heart
foam-safe costume shield* | 25-55 | 10+ | toy |
wool travelling cloak | 40-90 | 12+ | clothing | clothing wool heart
carved drinking horn | 15-35 | 12+ | tableware |
linen undertunic | 25-50 | 12+ | clothing | clothing sized filler
pewter cloak brooch | 12-28 | 12+ | jewellery | jewellery
parchment paper scrolls* | 4-10 | 8+ | stationery | filler
wax seal kit* | 10-22 | 12+ | stationery |
medieval fair tickets | 12-35 | 6+ | experience | experience heart
period cookery book | 12-25 | 14+ | book | book
lantern* with flickering LED | 15-35 | 10+ | lighting | gadget battery
wooden eating bowl | 10-22 | 10+ | tableware | practical
costume pattern book* | 15-28 | 14+ | craft kit | book
bone dice* in a bag | 5-12 | 10+ | game | small-parts
rune pendant* on a cord | 6-12 | 10+ | jewellery | jewellery
children's knight costume* | 20-40 | 4-11 | clothing | clothing sized of:LARP_and_re-enactment of:renaissance_fair heart
Viking helmet* in felt | 12-25 | 4-11 | clothing | clothing of:LARP_and_re-enactment of:viking_reenactment
princess or queen gown* | 20-40 | 4-11 | clothing | clothing sized of:LARP_and_re-enactment of:renaissance_fair filler
castle play tent* | 25-55 | 3-9 | toy | bulky of:LARP_and_re-enactment of:renaissance_fair heart
knight and dragon figures* | 15-32 | 4-11 | toy | small-parts of:LARP_and_re-enactment of:renaissance_fair
history sticker book* | 5-10 | 5-11 | book | book filler
living history day tickets* | 10-30 | 5+ | experience | experience
family crest painting kit* | 10-22 | 5-12 | craft kit | of:LARP_and_re-enactment of:renaissance_fair filler
felt crown* and cloak | 15-30 | 3-9 | clothing | clothing of:LARP_and_re-enactment of:renaissance_fair
medieval life picture book* | 9-18 | 6-13 | book | book of:LARP_and_re-enactment of:renaissance_fair
wooden toy shield* to paint | 10-22 | 5-12 | craft kit | of:LARP_and_re-enactment of:renaissance_fair
quill and ink set* | 10-22 | 8+ | stationery |
jousting tournament tickets* | 12-35 | 5+ | experience | experience of:LARP_and_re-enactment of:renaissance_fair heart
drawstring coin pouch* with coins | 8-18 | 6+ | accessory | small-parts
elf ears* and circlet | 8-18 | 6+ | accessory | of:LARP_and_re-enactment of:renaissance_fair
tabletop trebuchet kit* | 15-32 | 8+ | craft kit | small-parts of:LARP_and_re-enactment of:renaissance_fair
medieval banquet evening* | 35-80 | 8+ | experience | experience food meat gluten dairy of:LARP_and_re-enactment of:renaissance_fair heart
banner* with own crest | 20-45 | 8+ | decor | personalised of:LARP_and_re-enactment of:renaissance_fair
face paint palette* for characters | 10-22 | 8+ | body care | filler
medieval music album* | 9-18 | 10+ | audio | of:LARP_and_re-enactment of:renaissance_fair filler
camp stool* in wood and canvas | 25-55 | 10+ | furniture |
fantasy adventure weekend* in costume | 60-160 | 16+ | experience | experience heart
`
