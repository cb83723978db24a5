export default `
# video games
also: video gaming, gaming, computer games, console games, pc gaming, videogames, gamer, online gaming
near: retro gaming, board games, role-playing games
wireless game controller | 30-60 | 8+ | electronics | gadget screen battery
over-ear gaming headset | 30-70 | 10+ | audio | gadget battery
extended desk mat | 10-22 | 10+ | equipment | practical
controller charging dock* | 12-25 | 8+ | equipment | gadget battery practical
thumbstick grip caps* | 4-9 | 8+ | equipment | plastic small-parts practical
mechanical gaming keyboard | 45-90 | 12+ | electronics | gadget screen battery
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
cooperative island board game | 22-40 | 8+ | board game | small-parts
tile-laying landscape puzzler* | 20-35 | 8+ | board game | small-parts
head-to-head trading duel* | 15-28 | 10+ | board game | small-parts
leather dice tray | 12-25 | 10+ | accessory | leather
metal game coins* | 12-25 | 10+ | equipment | small-parts
stackable token holders* | 8-18 | 8+ | storage | plastic practical
clear card sleeves | 3-8 | 8+ | equipment | plastic practical
neoprene tabletop play mat | 25-45 | 10+ | equipment | practical
wooden meeples* in a drawstring bag | 6-12 | 6+ | toy | small-parts
sand timer set | 6-12 | 6+ | equipment |
board game carry bag | 25-50 | 12+ | bag | practical
board game design workbook | 12-22 | 12+ | book | book
legacy campaign game* | 50-100 | 12+ | game | bulky small-parts
board game café day pass* | 8-20 | 8+ | experience | experience

# chess
also: chess playing, chess club, speed chess, blitz chess, chess puzzles, correspondence chess
near: board games, puzzles and brainteasers
weighted tournament chess pieces | 20-40 | 8+ | board game | small-parts
roll-up vinyl chessboard | 8-18 | 6+ | game | plastic practical
digital chess clock | 20-45 | 8+ | equipment | gadget battery
magnetic travel chess set | 12-25 | 6+ | travel | small-parts
inlaid walnut games table top* | 50-110 | 12+ | decor | 
chess tactics workbook | 12-22 | 8+ | book | book
endgame flash cards* for chess | 8-16 | 10+ | stationery |
chess scorebook | 4-9 | 8+ | stationery | practical
hanging demonstration board* for teaching | 25-45 | 8+ | equipment | plastic
electronic chess computer | 50-110 | 10+ | electronics | gadget battery small-parts
grandmaster online chess lesson | 25-50 | 8+ | class | experience screen
four-player chess variant* | 25-45 | 10+ | board game | small-parts
children's story chess* set | 18-30 | 4-9 | toy | small-parts
chess opening wall chart | 6-14 | 10+ | print |

# jigsaw puzzles
also: jigsaws, jigsaw, jigsaw puzzling, doing jigsaws, puzzle making at home, 1000 piece puzzles, wooden jigsaws
near: puzzles and brainteasers, board games
thousand-piece colour gradient* puzzle | 12-22 | 10+ | puzzle | small-parts
hand-cut wooden whimsy puzzle* | 30-90 | 10+ | puzzle | small-parts
roll-up jigsaw mat | 12-25 | 8+ | storage | practical
stackable jigsaw sorting trays* | 12-25 | 8+ | storage | plastic practical
tilting jigsaw board | 40-80 | 12+ | furniture | bulky practical
peel-and-stick jigsaw preserver* sheets | 5-11 | 10+ | equipment | plastic practical
mystery jigsaw* with hidden ending | 14-24 | 12+ | puzzle | small-parts
jigsaw cushion board* for laps | 20-40 | 10+ | textile | practical
jigsaw from photo* of choice | 18-35 | 6+ | keepsake | small-parts personalised sentimental
jigsaw frame* with backing board | 18-40 | 10+ | decor |
puzzler's daylight magnifying lamp* | 25-50 | 14+ | lighting | gadget practical
jigsaw rental club subscription* | 15-35 | 14+ | subscription | subscription small-parts
jigsaw swap party* invitation set | 3-8 | 10+ | stationery |
giant floor puzzle | 12-22 | 3-8 | toy | bulky

# role-playing games
also: dungeons and dragons, d&d, dnd, tabletop rpg, ttrpg, roleplaying games, pen and paper rpg, dungeon master, pathfinder
near: board games, miniature wargaming, video games
translucent polyhedral dice* | 8-25 | 10+ | game | small-parts plastic
folding velvet dice arena* | 10-22 | 10+ | accessory | practical
game master's folding screen | 18-35 | 12+ | equipment | practical
dry-erase battle map | 18-35 | 10+ | equipment | plastic practical
campaign journal* with parchment pages | 12-25 | 10+ | stationery |
character sheet folio* | 8-18 | 10+ | stationery | practical
unpainted fantasy monster miniatures* | 12-30 | 12+ | craft kit | small-parts
initiative tracker* clips for tabletop | 6-14 | 10+ | equipment | plastic practical
wooden dice tower* | 20-45 | 10+ | decor | bulky
adventure module book* | 15-35 | 12+ | book | book
spell reference cards* | 8-18 | 10+ | game |
modular dungeon terrain tiles* | 35-95 | 12+ | toy | plastic bulky
storytelling adventure cubes* | 8-15 | 6+ | game | small-parts
ambient tavern soundtrack record* | 18-32 | 12+ | audio |
custom illustrated character portrait* | 25-70 | 12+ | print | personalised

# card games
also: playing cards, bridge, poker, rummy, solitaire, cribbage, whist, magic the gathering, deck building games
near: board games, magic tricks
linen-finish illustrated playing cards* | 7-14 | 8+ | game |
automatic card shuffler | 15-30 | 10+ | electronics | gadget battery noisy
hardwood hand-of-cards rack* | 8-18 | all | equipment | practical
wooden cribbage board | 15-35 | 8+ | board game | small-parts
clay poker chips* in a case | 35-80 | 18+ | game | small-parts bulky
deck box* with magnetic lid | 8-20 | 8+ | storage | practical
matte card sleeves* for decks | 4-9 | 8+ | equipment | plastic practical
green baize card table cloth* | 15-35 | 14+ | textile | wool practical
bridge bidding cards* in holders | 18-35 | 14+ | tool | plastic practical
encyclopedia of card games | 10-20 | 10+ | book | book
fast reflex snap* with illustrations | 6-12 | 5+ | toy |
trick-taking space mission* | 10-18 | 10+ | board game |
bridge beginners' evening class | 25-60 | 16+ | class | experience
waterproof transparent deck* for travel | 6-12 | 8+ | travel | plastic
leather-bound score keeping book* | 12-25 | 12+ | stationery | leather

# Minecraft
also: minecraft game, block building games, mine craft, sandbox games, redstone
near: video games, brick building
minecraft redstone handbook | 8-16 | 7+ | book | book
pixel block building bricks* | 15-40 | 6-14 | toy | small-parts plastic
minecraft world survival novel* | 7-12 | 8-14 | book | book
cube-shaped torch night light* | 12-25 | 5-16 | lighting | gadget battery
pixel-art fuse beads* | 10-20 | 6-14 | craft kit | small-parts plastic
magnetic pixel cubes | 15-30 | 6-14 | toy | small-parts
minecraft coding holiday club | 40-120 | 8-14 | class | experience screen gadget
minecraft digital world credit* | 8-20 | 8+ | voucher | voucher screen
graph paper build planner* | 4-9 | 7-16 | stationery |
block world family board game* | 20-35 | 8+ | board game | small-parts
minecraft papercraft sheets | 8-15 | 6-12 | craft kit |
real crystal mining excavation* | 10-20 | 6-12 | equipment | small-parts
blocky green fleece blanket* | 14-28 | 5-16 | textile | plastic
foam pixel sword* | 8-16 | 5-12 | toy | plastic
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
geared crane brick build* | 45-120 | 10+ | toy | small-parts plastic
brick builder's idea book* | 12-22 | 6+ | book | book
programmable brick robot* | 80-200 | 9-16 | electronics | gadget battery small-parts plastic screen
brick convention day ticket* | 10-25 | 5+ | experience | experience
loose building brick refill* | 8-18 | 5+ | craft kit | small-parts plastic
chunky first building blocks* | 12-25 | 1-4 | toy | plastic
custom brick portrait mosaic* | 35-90 | 10+ | keepsake | small-parts plastic personalised

# puzzles and brainteasers
also: puzzles, brain teasers, brainteasers, crosswords, sudoku, escape rooms, logic puzzles, riddles, word puzzles, escape games
near: jigsaw puzzles, chess, mathematics
smooth-turning speed cube* | 10-25 | 6+ | puzzle | plastic
cast metal disentanglement puzzle | 8-16 | 8+ | puzzle |
escape room* evening for friends | 20-35 | 10+ | experience | experience
wooden secret-opening lockbox* | 30-90 | 8+ | keepsake |
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
cartridge contact cleaner* | 8-16 | 14+ | equipment | practical scent
pinball museum day pass* | 12-25 | 8+ | experience | experience
pixel display clock* | 25-60 | 10+ | decor | gadget battery
game cartridge case protectors* | 8-18 | 12+ | collectible | plastic practical
solderless pocket arcade kit* | 25-50 | 12+ | craft kit | gadget battery screen small-parts
wooden pinball build set* | 15-30 | 8+ | toy | small-parts
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
expanding coin shell* for vanishes | 10-22 | 12+ | equipment | small-parts
cups* and balls in copper | 20-45 | 10+ | collectible | small-parts
royal road* card magic book | 10-20 | 12+ | book | book
invisible thread reel* | 6-14 | 14+ | equipment |
junior conjuror's case* | 15-30 | 6-12 | toy | small-parts
magic theatre show tickets* | 30-80 | 7+ | experience | experience
mentalism prediction envelope* | 8-18 | 12+ | stationery |
silk handkerchiefs* for vanishes | 6-14 | 8+ | textile |
folding top hat* prop | 15-30 | 8+ | clothing | clothing
online sleight-of-hand lessons* | 20-60 | 12+ | class | experience screen
vintage magic show poster* | 10-22 | 8+ | print |

# adventure video games
also: zelda, legend of zelda, skyrim, elden ring, final fantasy, open world games, jrpgs, witcher, baldur's gate
near: video games, role-playing games, cosy games
fantasy world cloth map* | 12-25 | 10+ | print |
epic game score piano album* | 14-28 | 10+ | book | book
orchestral game music concert seats* | 35-90 | 8+ | experience | experience
hardback game lore compendium* | 25-45 | 10+ | book | book
vertical console stand* with cooling | 15-32 | 10+ | electronics | gadget screen
adventure game walkthrough notebook* | 7-14 | 8+ | stationery |
portable console hard case* | 10-22 | 8+ | storage | practical
carved potion bottle lamp* | 15-35 | 10+ | lighting | gadget battery
hand-forged style resin rune stones* | 9-18 | 10+ | collectible | small-parts plastic
dungeon cooperative board adventure* | 30-60 | 10+ | board game | small-parts
cross-stitch pixel hero pattern* | 5-12 | 10+ | craft kit |
pre-owned fantasy video game* | 12-40 | 12+ | video game | screen
build-a-sword foam craft* pack | 9-18 | 7-14 | toy | plastic
ergonomic lumbar gaming cushion* | 18-35 | 12+ | textile | practical

# cosy games
also: cozy games, animal crossing, stardew valley, the sims, farming games, life simulation games, simulation games
near: video games, gardening, adventure video games
cosy farming video game* | 12-35 | 7+ | video game | screen
silicone thumb grips* shaped like paws | 4-9 | 7+ | equipment | small-parts plastic
hand-drawn villager sticker pack* | 4-9 | 6+ | stationery |
bug collecting field journal* | 8-16 | 6-14 | book | book
quilted handheld console pouch* | 9-18 | 7+ | bag | practical
turnip growing seeds* | 3-7 | 6+ | plant | plant
pixel farm cookbook* | 18-32 | 8+ | book | book
leaf-shaped plush seat pad* | 14-28 | 7+ | textile |
wearable gaming hooded blanket* | 22-45 | 7+ | clothing | clothing
long-arm console holder* for bed | 15-35 | 10+ | furniture | practical
lo-fi village tunes vinyl* | 18-32 | 10+ | audio |
tiny greenhouse diorama* | 20-45 | 14+ | craft kit | small-parts gadget battery
crochet mushroom desk friend* | 8-18 | 6+ | decor | handmade
pastel handheld gaming console* | 120-260 | 7+ | electronics | gadget screen battery

# Mario and platform games
also: super mario, mario, mario kart, sonic the hedgehog, luigi, platform games, platformers
near: video games, retro gaming
racing wheel grips* for controllers | 8-18 | 6+ | equipment | plastic
karting session* on a real track | 25-50 | 8+ | experience | experience
platform hero video game* | 20-50 | 6+ | video game | screen
remote control racing kart* | 20-45 | 6-14 | toy | gadget battery plastic
coin block bedside light* | 12-28 | 5+ | lighting | gadget battery
mushroom squishy stress ball* | 4-9 | 5-14 | wellness | plastic
speedrunner's stopwatch* | 8-18 | 8+ | equipment | gadget battery
design-a-level pixel pad* | 6-12 | 6-14 | stationery |
game music melodies for recorder* | 8-14 | 7-14 | book | book noisy
glow ceiling stars* with blocks | 6-13 | 4-12 | decor | plastic
red plumber cap* | 9-18 | 4+ | clothing | clothing
platform game bath towel* | 12-25 | 5+ | textile |
card-stacking hero racer* | 12-22 | 6+ | board game |
extra party controller* pair | 40-90 | 6+ | electronics | gadget screen battery

# Pokémon
also: pikachu, pokemon go, pokemon games, pokémon games, pokemon trainer, pocket monsters
near: card games, video games
pokémon booster packs* | 5-15 | 6+ | game |
zip-up creature card binder* | 10-22 | 6+ | storage | plastic practical
graded card display stand* | 6-14 | 8+ | decor | plastic
pokémon creature encyclopedia* | 10-18 | 6+ | book | book
top-loading card protectors* | 4-10 | 6+ | equipment | plastic practical
pokémon starter battle deck* | 12-25 | 6+ | board game |
pokémon league afternoon entry* | 5-15 | 6+ | experience | experience
rubber trading card playmat* | 12-25 | 7+ | textile | practical
pokémon drawing tutorial book* | 7-13 | 6-14 | book | book
metal attack damage counters* | 6-14 | 7+ | accessory | small-parts
monster catching video game* | 25-50 | 6+ | video game | screen
capture ball diorama figure* | 12-28 | 6+ | collectible | plastic small-parts
walking step-counter wristband* | 18-45 | 6+ | electronics | gadget battery
pokémon elite card collection* | 40-90 | 7+ | keepsake |
pocket creature origami kit* | 7-13 | 6-12 | craft kit |

# Roblox and Fortnite
also: roblox, fortnite, among us, battle royale games, online games, roblox games
near: video games, Minecraft
roblox credit voucher* | 8-25 | 8+ | voucher | voucher screen
game-making scripting guide* for teens | 12-22 | 9-16 | book | book
foam dart blaster* with targets | 15-32 | 8-16 | toy | plastic noisy
noise cancelling headset* | 25-60 | 8+ | audio | gadget battery
victory dance class* | 8-20 | 7-15 | class | experience
desktop streaming microphone* | 25-55 | 10+ | electronics | gadget screen battery
green screen backdrop* | 18-40 | 10+ | equipment | plastic bulky
llama loot piñata* to fill | 12-25 | 6-14 | decor |
imposter guessing party game* | 12-22 | 8+ | game |
laser tag session* | 15-35 | 8+ | experience | experience
finger sleeves* for touch gaming | 4-9 | 8+ | accessory | practical
blue-toned led strip* | 9-20 | 8+ | lighting | gadget battery
avatar designer sketch pad* | 6-12 | 6-14 | art supplies |
lightweight gaming mouse* | 18-80 | 9+ | electronics | gadget screen battery

# tabletop and pub sports
also: snooker, pool, billiards, table football, foosball, air hockey, dominoes, mahjong, backgammon, mah-jong
near: board games, card games
two-piece ash pool cue* | 25-90 | 12+ | sports gear |
snooker chalk holder* with magnet | 6-14 | 12+ | accessory | small-parts practical
cue tip repair set* | 8-18 | 18+ | tool | sharp practical
inlaid folding backgammon case* | 30-70 | 8+ | board game | small-parts
double-twelve dominoes* in a tin | 10-22 | 6+ | game | small-parts
mahjong tile set* with racks | 35-90 | 10+ | game | small-parts bulky
tabletop bar-football players* set | 18-40 | 6+ | toy | plastic bulky
snooker rest head* set | 8-18 | 14+ | equipment | plastic practical
trick shots coaching manual* | 10-20 | 12+ | book | book
pool hall table hire* | 10-25 | 14+ | experience | experience
leatherette dice cup* pair | 10-22 | 8+ | equipment | small-parts
shut-the-box dice box* | 12-25 | 6+ | puzzle | small-parts
baize table brush* | 8-16 | 12+ | tool | practical
mini air hockey top* | 25-60 | 5+ | toy | bulky gadget noisy plastic
`
