export default `
# mahjong
mahjong tiles* in a case | 40-90 | 12+ | board game | small-parts heart
folding mahjong table mat* | 25-50 | 12+ | equipment | heart
wooden mahjong racks* with pushers | 25-50 | 12+ | equipment | heart
travel mahjong set | 25-45 | 12+ | travel | small-parts heart
mahjong scoring cards | 5-12 | 12+ | stationery | filler
winning mahjong hands handbook | 10-20 | 14+ | book | book heart
mahjong dice* and wind marker | 6-14 | 12+ | equipment | small-parts
mahjong club evening* for beginners | 10-30 | 16+ | class | experience filler
riichi betting sticks | 8-18 | 14+ | equipment | small-parts
mahjong tile charm bracelet | 12-28 | 14+ | jewellery | jewellery
mahjong tile keyring* | 6-12 | 12+ | accessory | filler
picture tile matching game* | 8-18 | 5+ | game |
children's animal mahjong* | 12-28 | 6-12 | game | small-parts heart
mahjong solitaire video game* | 10-25 | 7+ | video game | screen
mahjong tile print* | 10-22 | 8+ | print | filler
dragon tile soap set* | 8-18 | 12+ | body care | scent filler
jasmine tea set* for mahjong afternoons | 20-45 | 14+ | tableware | caffeine
mahjong puzzle book* | 7-15 | 10+ | puzzle | book

# sudoku
also: kakuro, killer sudoku, nonograms, number puzzles, logic grids, japanese puzzles
book of hard sudokus* | 7-13 | 12+ | book | book heart
wooden sudoku board* with number tiles | 22-40 | 8+ | puzzle | small-parts heart
sudoku page-a-day calendar* | 11-17 | 12+ | print | heart
sudoku variants collection* | 9-15 | 14+ | stationery | heart
erasable sudoku pad* with pen | 8-14 | 10+ | game |
number puzzle magazine* subscription | 25-55 | 14+ | subscription | subscription
mechanical pencil* with long eraser | 6-13 | 10+ | tool | filler
Japanese logic puzzles book* | 8-14 | 12+ | keepsake | book heart
first sudokus* for children | 5-10 | 6-11 | toy |
lap tray* for puzzle evenings | 20-40 | 14+ | furniture |
sudoku puzzle book* in large print | 5-10 | 10+ | book | book
killer sudoku collection* | 6-12 | 12+ | book | book heart
erasable pen set* | 6-14 | 8+ | stationery |
lap tray* with cushion | 18-38 | 14+ | furniture | filler
handheld sudoku game* | 12-28 | 10+ | electronics | battery gadget
samurai sudoku book* | 6-12 | 12+ | book | book heart
reading light* that clips on | 10-22 | 12+ | lighting | battery filler
good pencil and eraser set* | 6-14 | 10+ | stationery |
sudoku competition book* for experts | 8-14 | 14+ | book | book
sudoku mug* | 8-15 | 12+ | tableware | filler

# backgammon
leather backgammon case* | 45-95 | 10+ | board game | leather heart
inlaid wooden backgammon board* | 40-90 | 10+ | game | heart
roll-up backgammon for travel* | 18-35 | 10+ | travel | heart
precision backgammon dice* | 9-15 | 10+ | equipment | small-parts heart
doubling cube and cups* | 9-15 | 10+ | tool | small-parts
backgammon strategy book* | 13-24 | 14+ | book | book heart
backgammon club evening* | 8-20 | 16+ | experience | experience
small coloured tea glasses* | 15-30 | 14+ | tableware | filler
backgammon tournament entry* | 12-30 | 16+ | voucher | voucher experience
backgammon notebook* for matches | 6-12 | 12+ | stationery | filler
children's backgammon set* in bright colours | 12-28 | 6-12 | board game | small-parts heart
backgammon table top* in leather | 90-220 | 16+ | furniture | leather bulky
magnetic backgammon tin* | 8-18 | 6+ | game | small-parts heart
backgammon lessons* online | 20-60 | 12+ | class | experience screen
backgammon pieces* in stone | 25-60 | 12+ | game | small-parts heart

# scrabble
travel word tiles* in a pouch | 15-28 | 8+ | travel | small-parts heart
turntable board* for word tiles | 35-70 | 8+ | board game | heart
official word list* for players | 12-22 | 12+ | book | book heart
letter dice game* | 9-15 | 8+ | game | small-parts heart
carved letter racks* | 12-25 | 8+ | equipment |
two-letter words tea towel* | 9-15 | 14+ | textile | filler
word game club evening* | 5-15 | 14+ | experience | experience
score pad* with pencil | 5-10 | 8+ | stationery | filler
thick dictionary* of odd words | 15-30 | 12+ | keepsake | book
junior word game* with pictures | 14-24 | 5-9 | toy | heart
large-print letter tiles* | 14-30 | 10+ | board game | heart
rotating board stand* for word games | 18-40 | 10+ | equipment | heart
official word list dictionary* | 14-26 | 10+ | book | book heart
travel letter tile game* | 14-28 | 8+ | board game | heart
tile bag* in velvet | 7-14 | 8+ | storage |
score pad* for word games | 6-12 | 10+ | stationery |
digital chess clock* for word players | 22-48 | 12+ | electronics | gadget battery filler
letter tile name print* | 15-35 | 10+ | decor | personalised heart
letter tile cufflinks* | 12-28 | 16+ | jewellery | jewellery
crossword tile game* in a pouch | 12-22 | 7+ | game | heart
letter tile mug* | 9-15 | 10+ | tableware | filler

# marble runs
in: brick building
also: marble run, marble tracks, marble track, ball runs, kugelbahn, kugelbahnen, murmelbahn, murmelbahnen, circuit à billes, circuit a billes, circuito de canicas, pista per biglie, pista de berlindes, knikkerbaan
wooden marble run* with bells | 25-50 | 3-9 | toy | small-parts heart
magnetic marble track* for the wall | 30-60 | 4-12 | equipment | small-parts heart
marble run starter box* with curves | 35-60 | 7-14 | craft kit | small-parts plastic heart
marble loop and cannon add-on* | 9-15 | 7-14 | game | small-parts plastic heart
ball track tower* for toddlers | 18-35 | 1-4 | storage | heart
paper marble run to fold* | 10-18 | 7+ | art supplies | small-parts
glass marbles* in a net | 4-8 | 5+ | collectible | small-parts filler
marble maze logic game* | 14-26 | 6+ | puzzle | small-parts
chain reaction handbook* | 10-18 | 8+ | book | book
mechanical wooden marble machine* | 30-60 | 12+ | decor | small-parts heart
science museum day tickets* | 10-28 | 4+ | experience | experience
marble lift motor* | 18-32 | 7-14 | electronics | small-parts battery heart
bag of coloured marbles* | 5-10 | 5+ | decor | small-parts
bath wall ball run* | 12-28 | 3-7 | toy | plastic
large wooden ball run* for toddlers | 20-45 | 1-4 | toy | heart

# mechanical keyboards
in: gadgets and tech
also: mechanical keyboard, keycaps, custom keyboards, keyboard building, building keyboards
sculpted keycap set* | 35-80 | 12+ | accessory | gadget plastic heart
hot-swap keyboard kit* | 60-140 | 12+ | electronics | gadget small-parts heart
switch tester* with nine switches | 12-22 | 12+ | equipment | small-parts heart
coiled keyboard cable* | 18-38 | 12+ | tool | gadget filler
pack of linear switches* | 25-50 | 12+ | craft kit | gadget small-parts heart
artisan keycap* in resin | 15-35 | 12+ | collectible | small-parts heart
walnut wrist rest* | 20-40 | 12+ | furniture | heart
felt desk mat* in grey | 18-35 | 10+ | textile | wool
keycap and switch puller* | 6-12 | 12+ | tool |
zip case* for keyboards | 18-32 | 12+ | bag |
fluffy dust brush* for keys | 7-14 | 10+ | home | filler
keyboard cleaning gel* | 5-10 | 10+ | tool | filler
children's colourful first keyboard* | 18-38 | 6-12 | electronics | gadget
typing adventure game* | 10-25 | 7+ | video game | screen filler
keycap keyring* that clicks | 5-12 | 7+ | accessory | noisy
keycap sticker sheet* | 4-9 | 8+ | stationery | filler
pastel keycaps* in a set | 18-40 | 8+ | equipment | small-parts heart
compact wireless keyboard* | 40-90 | 9+ | electronics | gadget battery heart
keyboard wrist cushion* | 10-22 | 8+ | equipment | filler
number pad* with dials | 25-60 | 12+ | electronics | gadget

# Warhammer
in: miniature wargaming
also: warhammer 40k, 40k, age of sigmar, space marines, warhammer 40000, wh40k, death guard, necrons, tyranids, orks, space wolves, adeptus mechanicus, aeldari, skaven, stormcast, ultramarines, blood angels, paints warhammer, painting warhammer, warhammer figures
Warhammer combat patrol box* | 75-130 | 12+ | game | small-parts plastic heart
Warhammer hero miniature* | 20-35 | 12+ | collectible | small-parts plastic heart
acrylic paint set* for miniatures | 25-42 | 12+ | art supplies | heart
Warhammer army rulebook* | 25-40 | 12+ | book | book heart
Warhammer novel* | 9-15 | 13+ | keepsake | book heart
ruined city wall scenery* | 30-60 | 12+ | decor | small-parts plastic heart
pot of grass tufts* for bases | 5-10 | 12+ | craft kit | small-parts filler
Warhammer shop voucher* | 15-40 | 12+ | voucher | voucher heart
foam tray carry case* for armies | 30-65 | 12+ | bag | heart
painting handle* with spare corks | 10-20 | 12+ | tool |
tournament day ticket* | 15-40 | 14+ | experience | experience
folding battle mat* in neoprene | 40-80 | 12+ | equipment | bulky heart
pot of shade wash* | 5-10 | 12+ | art supplies |
beginner Warhammer figures and paints* | 20-35 | 8+ | craft kit | small-parts heart
Warhammer comic* for young readers | 7-13 | 8-12 | book | book
Warhammer enamel pin* | 6-12 | 10+ | accessory | small-parts merchandise filler
Warhammer magazine issues* with miniatures | 15-40 | 12+ | subscription | subscription heart
Warhammer mug* | 9-18 | 12+ | tableware | merchandise filler
Warhammer video game* | 20-50 | 12+ | video game | screen
Warhammer art book* | 25-55 | 12+ | book | book heart
Warhammer dice set* for an army | 12-25 | 10+ | game | small-parts heart
beginner paint set* for miniatures | 15-30 | 9+ | art supplies |
paintable monster figure* | 6-15 | 8+ | craft kit | small-parts heart
painting handle* for miniatures | 9-20 | 9+ | tool |
introductory battle box* | 40-80 | 10+ | game | small-parts heart
fantasy battles novel* for young readers | 7-13 | 9-14 | book | book heart
brush set* for small details | 8-18 | 9+ | art supplies |
grass tufts for bases* | 5-10 | 9+ | craft kit |
painting lesson* at a hobby shop | 10-35 | 9+ | class | experience
carry case* with foam trays | 25-60 | 9+ | bag |
dice in army colours* | 7-15 | 9+ | game | small-parts

# rubik's cube
magnetic speed cube* | 20-40 | 7+ | puzzle | heart
pyramid-shaped twisty puzzle* | 12-22 | 7+ | toy | heart
speedcubing timer* with mat | 28-50 | 8+ | electronics | battery heart
cube solving guide* | 9-15 | 8+ | book | book
mirror cube* in gold | 12-22 | 8+ | collectible | heart
cube lubricant bottle* | 7-12 | 10+ | tool | filler
speedcubing contest entry* | 10-25 | 8+ | experience | experience
keyring puzzle cube* | 6-12 | 7+ | toy |
cube lubricant* and cleaning cloth | 6-14 | 10+ | equipment |
competition cube timer* | 20-40 | 8+ | equipment | battery heart
four-by-four cube* | 10-22 | 8+ | puzzle | heart
pyramid twisting puzzle* | 8-16 | 7+ | puzzle | heart
mirror cube* in silver | 8-16 | 8+ | puzzle | heart
cube solving guide* for beginners | 6-13 | 7+ | book | book
cubing mat* for competitions | 12-25 | 8+ | equipment |
cube display stand* | 4-9 | 7+ | storage | filler
cube drawstring bag* | 5-12 | 7+ | bag | filler
cubing competition entry* | 8-25 | 7+ | experience | experience
twelve-sided twisting puzzle* | 10-22 | 9+ | puzzle | heart
cube keyring* that really turns | 4-8 | 6+ | accessory |

# dominoes
double-nine dominoes* in a wooden box | 22-40 | 6+ | board game | heart
domino toppling set* of hundreds | 18-34 | 5-13 | toy | heart
giant garden dominoes* | 28-50 | 4+ | game | bulky heart
engraved dominoes* with initials | 28-50 | 10+ | keepsake | personalised heart
picture dominoes* for children | 8-14 | 3-7 | puzzle | heart
domino score pad* | 5-10 | 8+ | stationery | filler
dominoes rules handbook* | 8-14 | 8+ | book | book filler
double-nine domino set* in tin | 12-25 | 7+ | game | heart
ivory-coloured dominoes* in a wooden box | 18-40 | 8+ | game | heart
wooden domino racks* | 12-25 | 8+ | equipment | heart
domino table* with cup holders | 80-180 | 16+ | furniture | bulky
domino score board* with pegs | 12-25 | 8+ | equipment | filler
dominoes rules and strategy book* | 8-16 | 12+ | book | book filler
large-dot dominoes* for tired eyes | 14-28 | 8+ | game | heart
personalised domino set* | 22-45 | 8+ | game | personalised heart
baize cloth* for the domino table | 14-30 | 12+ | textile |
domino club tournament night* | 5-20 | 14+ | experience | experience heart
travel dominoes* in leather | 15-32 | 8+ | game | leather heart
toppling domino kit* | 18-38 | 6+ | toy | heart

# wordsearches
bumper wordsearch book* | 6-11 | 8+ | book | book heart
large-print wordsearch collection* | 8-14 | 8+ | stationery | book heart
wordsearch book* with a name inside | 14-25 | 6+ | keepsake | book personalised heart
wordsearch board game* | 18-32 | 5+ | board game | heart
puzzle magazine subscription* | 25-50 | 12+ | subscription | subscription heart
highlighter pens* in pastel | 6-11 | 6+ | art supplies | filler
lap desk* with cushion | 22-40 | 12+ | furniture | bulky heart
children's wordsearch book* on animals | 4-9 | 6-12 | puzzle | book heart
wordsearch poster* to colour | 8-16 | 6+ | print |
travel wordsearch pad* | 4-9 | 6+ | puzzle |
wordsearch jigsaw* | 12-22 | 8+ | puzzle | small-parts
gel pens* in many colours | 6-14 | 6+ | stationery |
wordsearch mug* | 8-16 | 8+ | tableware | merchandise filler
themed wordsearch collection* on films | 5-10 | 10+ | puzzle | book
personalised wordsearch print* | 12-30 | 8+ | print | personalised
magnifying bar ruler* | 5-12 | 40+ | tool | filler

# escape rooms
escape room voucher* for a team | 50-110 | 10+ | voucher | voucher experience heart
escape room in a box* | 15-28 | 10+ | board game | heart
escape puzzles paperback* | 12-20 | 10+ | book | book heart
junior escape game* | 12-20 | 6-11 | game | heart
outdoor city escape trail* | 20-40 | 10+ | experience | experience heart
puzzle box* with hidden drawer | 25-48 | 10+ | puzzle | heart
cipher disc* in wood | 9-15 | 8+ | tool |
pocket escape card game* | 8-15 | 9+ | game | heart
lateral thinking riddles book* | 7-13 | 10+ | keepsake | book
escape game in a box* | 12-25 | 10+ | game | heart
escape room puzzle book* | 10-20 | 10+ | book | book experience heart
outdoor escape trail* through town | 15-40 | 8+ | experience | experience heart
wooden puzzle box* with secret lock | 22-50 | 10+ | puzzle | heart
make-your-own escape room kit* | 18-38 | 10+ | game | experience
escape game advent calendar* | 15-32 | 10+ | game | @christmas
haunted escape room tickets* | 25-60 | 16+ | experience | experience heart
letters with riddles* by post | 25-60 | 12+ | subscription | subscription
combination lock* with letters | 9-18 | 10+ | equipment |
ultraviolet torch* for hidden clues | 8-16 | 10+ | equipment | battery filler
escape room logbook* | 8-15 | 10+ | stationery | experience

# rummy
also: rommé, romme, rummy cards, rummy 500, remik
large-print rummy cards* in pairs | 9-15 | 8+ | game | heart
wooden curved card rack* | 12-22 | 6+ | equipment |
rummy scoring pad* | 5-10 | 8+ | stationery |
boxed double deck* in leather | 22-40 | 10+ | storage | leather heart
card games rule book* | 9-15 | 10+ | book | book heart
green felt table runner* for cards | 16-30 | 14+ | textile | wool filler
rotating card tray* | 14-26 | 10+ | tool |
card evening nibbles box* | 14-26 | 14+ | food | food
folding card table* | 70-140 | 16+ | furniture | bulky
playing card suit coasters* | 9-15 | 12+ | tableware | filler
card club afternoon* with cake | 8-20 | 30+ | experience | experience food dairy gluten egg sugar
double card pack* in a case | 9-20 | 8+ | game | heart
rummy score pads* | 4-8 | 8+ | stationery |
large-print card set* | 7-15 | 8+ | game | heart
card shuffler* with crank | 12-28 | 8+ | game | filler
card players' table cloth* | 15-32 | 12+ | textile | filler
rummy variants rule book* | 7-15 | 10+ | book | book heart
leather card case* | 14-30 | 12+ | storage | leather
card evening snack tray* | 14-28 | 10+ | tableware | food
winner's wooden trophy* | 9-20 | 8+ | keepsake |

# solitaire
also: patience, patience cards, marble solitaire, playing patience
wooden marble solitaire board* | 16-32 | 7+ | board game | small-parts heart
miniature patience cards* in a case | 9-15 | 8+ | game | heart
book of a hundred patience games* | 9-15 | 10+ | book | book heart
glass marbles* for a solitaire board | 8-15 | 6+ | collectible | small-parts
lap board* for patience cards | 20-38 | 14+ | furniture | heart
peg jumping travel game* | 8-15 | 6+ | travel | small-parts
one-player logic puzzle* box | 14-26 | 8+ | puzzle |
linen playing cards* with old engravings | 9-15 | 10+ | keepsake |
single-player adventure card game* | 16-32 | 10+ | game | heart
carved soapstone solitaire table* | 50-100 | 12+ | decor | small-parts heart

# whist
also: whist drives, progressive whist, knockout whist, nomination whist
deluxe playing cards* for whist | 9-15 | 10+ | game | heart
suit trump marker* in brass | 9-15 | 12+ | accessory |
whist drive evening tickets* | 6-15 | 14+ | experience | experience heart
book* of whist and trick games | 9-18 | 12+ | book | book heart
whist scorecards* with pencils | 6-12 | 12+ | stationery |
easy-grip card holders* | 9-15 | 40+ | tool |
baize-topped folding table* | 80-160 | 18+ | furniture | bulky
Victorian playing cards replica* | 12-22 | 12+ | collectible | heart
china teacups* with card suits | 22-42 | 14+ | tableware |
coach weekend for whist players* | 120-240 | 40+ | travel | experience heart
salted pretzel mix* for card evenings | 8-15 | 14+ | food | food gluten filler
bridge-size playing cards* pair | 8-18 | 10+ | game | heart
whist drive scorecards* | 4-9 | 12+ | stationery |
card table cover* in baize | 15-32 | 12+ | textile | heart
large-index playing cards* | 6-14 | 10+ | game |
whist strategy book* | 8-18 | 14+ | book | book heart
trump indicator* in wood | 9-20 | 12+ | game | heart
whist evening tickets* with supper | 8-25 | 14+ | experience | experience food heart
curved card holders* pair | 9-20 | 8+ | equipment | heart
prize sweets box* for whist drives | 8-16 | 12+ | food | food sugar filler

# snooker
also: snooker player, snooker fan, watching snooker, world snooker
two-piece snooker cue* in ash | 50-120 | 12+ | sports gear | heart
snooker tournament tickets* | 25-65 | 10+ | experience | experience heart
snooker club table hours* | 15-40 | 14+ | voucher | voucher experience heart
snooker champion's autobiography* | 10-18 | 12+ | book | book heart
full-size snooker balls* set | 45-85 | 12+ | equipment | heart
tabletop snooker table* | 50-110 | 7+ | game | bulky
hard cue case* with lock | 28-55 | 14+ | bag | heart
tournament chalk cubes* | 5-10 | 10+ | tool |
snooker coaching lesson* | 25-55 | 12+ | class | experience heart
referee's white gloves* | 6-12 | 10+ | clothing | clothing filler
break-building practice book* | 9-15 | 12+ | stationery | book filler
snooker triangle wall clock* | 22-42 | 12+ | decor | battery
junior snooker cue* | 20-40 | 7-14 | sports gear | heart
snooker waistcoat and bow tie* | 25-50 | 8+ | clothing | clothing sized filler
small box of cue chalk* | 5-10 | 8+ | equipment |
table brush and iron cover* | 18-38 | 14+ | tool |
snooker mug* with coloured balls | 8-16 | 8+ | tableware | merchandise filler
snooker video game* | 20-45 | 7+ | video game | screen
magnetic cue extension* | 20-45 | 14+ | equipment |
snooker glasses cloth and case* | 8-16 | 14+ | accessory | filler
snooker ball keyring* | 5-10 | 8+ | accessory | merchandise filler
snooker exhibition evening* | 20-50 | 10+ | experience | experience heart

# pool
also: pool tables, playing pool, eight-ball, eight ball, nine-ball, pool player, billard
two-piece pool cue* in a case | 35-80 | 12+ | sports gear | heart
pool hall voucher* | 15-35 | 14+ | voucher | voucher experience heart
set of pool balls* | 35-70 | 10+ | equipment | heart
pool shots and drills book* | 12-22 | 12+ | book | book heart
cue chalk* and pocket holder | 7-13 | 10+ | tool |
smooth three-finger pool glove* | 8-15 | 12+ | accessory | clothing filler
mini pool table* for the desk | 22-42 | 8+ | game | bulky
magic eight answer ball* | 9-15 | 7+ | toy | plastic filler
pool table lamp* with green shade | 60-120 | 16+ | lighting | gadget heart
pool hall neon-style sign* | 28-55 | 14+ | decor |
pool lesson* with a trick shot | 25-50 | 12+ | class | experience heart
junior pool cue* | 18-36 | 7-14 | sports gear | heart
pool table cover* | 20-45 | 14+ | textile |
tabletop billiards game* | 20-45 | 6+ | game | heart
pool party pizza and table evening* | 20-45 | 10+ | experience | experience food gluten dairy
cue wall rack* | 25-55 | 14+ | storage |
pool video game* | 15-35 | 7+ | video game | screen filler
eight ball keyring* | 5-10 | 8+ | accessory | merchandise filler
pool t-shirt* with numbered balls | 14-28 | 8+ | clothing | clothing sized merchandise filler
wooden ball triangle* | 10-22 | 10+ | equipment |
pool league entry* | 10-30 | 16+ | experience | experience heart

# table football
also: tischkicker, table soccer, baby-foot, babyfoot, futbolín, futbolin, calcio balilla
table football table* for home | 90-260 | 7+ | game | bulky heart
cork table footballs* set | 7-13 | 7+ | equipment | heart
table football bar grips* | 12-24 | 10+ | sports gear | heart
silicone spray* for smooth rods | 8-15 | 14+ | tool |
table football tournament entry* | 9-20 | 12+ | experience | experience heart
tabletop mini football table* | 22-45 | 5-14 | toy | bulky heart
retro bar-football print* | 12-24 | 10+ | print | filler
table football tricks book* | 10-18 | 10+ | book | book heart
magnetic match score counter* | 8-15 | 8+ | accessory | filler
league night t-shirt* | 18-30 | 12+ | clothing | clothing sized filler
replacement player figures* | 14-26 | 10+ | collectible | plastic
mini table football keyring* | 5-10 | 6+ | accessory | merchandise filler
table football poster* of player positions | 8-16 | 7+ | print | filler
stickers* to dress the table players | 5-10 | 5-13 | stationery |
goalkeeper figure paint set* | 10-22 | 7+ | craft kit | filler
soft grip balls* for fast play | 6-12 | 8+ | equipment | heart
table football café evening* | 10-30 | 10+ | experience | experience heart
champions cup* for home games | 8-18 | 6+ | keepsake | filler
build-your-own cardboard football table* | 18-38 | 6-13 | craft kit | bulky heart
rod bearings and bumpers set* | 12-28 | 14+ | equipment | filler
button football game* | 12-28 | 6+ | game | small-parts heart

# air hockey
also: airhockey, air hockey tables
tabletop air hockey* with electric fan | 50-110 | 6+ | game | gadget bulky heart
air hockey pucks* and pushers | 12-24 | 6+ | equipment | plastic heart
full-size air hockey table* | 200-420 | 8+ | furniture | gadget bulky
arcade hall tokens* for air hockey | 12-28 | 6+ | voucher | voucher experience noisy heart
hover puck game* for the floor | 15-28 | 4-12 | toy | gadget battery heart
soft felt push handles* | 9-15 | 6+ | sports gear |
wooden sling puck game* | 14-28 | 5+ | board game |
scoreboard clicker* in wood | 8-15 | 6+ | accessory | filler
game room wall poster* | 8-15 | 6+ | print | filler
air hockey birthday party place* | 60-150 | 6-15 | experience | experience @birthday heart
light-up air hockey pucks* | 8-18 | 6+ | toy | gadget battery heart
table shuffle game* with pucks | 12-28 | 6+ | game | heart
foosball and hockey combination table* | 60-150 | 6+ | game | bulky
family arcade afternoon* | 15-40 | 5+ | experience | experience heart
games room rug* | 25-55 | 8+ | textile | filler
magnetic table hockey game* | 15-32 | 5+ | game | heart
league wall chart* for home tournaments | 5-12 | 6+ | print | filler
winner's medals* in a set | 6-12 | 5+ | keepsake | filler
neon game sign* | 20-45 | 8+ | lighting | gadget

# wordle
also: word guessing, daily word games, quordle, spelling bee game
word guessing party board game* | 18-30 | 12+ | board game | heart
book* of five-letter word puzzles | 7-13 | 10+ | book | book heart
daily word puzzle calendar* | 12-18 | 10+ | stationery | heart
erasable word grid pad* | 7-13 | 8+ | puzzle | heart
letter tiles* for quick word races | 12-22 | 8+ | game | small-parts heart
green and yellow squares socks* | 8-14 | 12+ | clothing | clothing filler
online word puzzles subscription* | 25-55 | 14+ | subscription | subscription screen heart
five-letter words dictionary* | 9-15 | 12+ | keepsake | book
mug* with letter squares | 8-14 | 12+ | tableware | merchandise filler
word puzzle tea towel* | 8-14 | 14+ | textile | filler
wordplay weekend* with other solvers | 120-240 | 18+ | travel | experience
children's word guessing pads* | 5-10 | 7-12 | puzzle |
wordle dice game* | 8-18 | 7+ | game | small-parts heart
word grid cushion* | 14-28 | 10+ | textile | merchandise
letter square biscuit cutters* | 8-16 | 10+ | kitchenware | filler
word squares keyring* | 5-10 | 10+ | accessory | merchandise filler
five-letter fridge magnets* | 8-16 | 7+ | game | small-parts

# canasta
also: canasta club, samba canasta
canasta cards* with point values | 10-18 | 10+ | game | heart
revolving canasta tray* | 16-30 | 12+ | equipment | heart
canasta strategy book* | 9-15 | 12+ | book | book heart
canasta scoring pads* | 6-12 | 12+ | stationery |
set of four card holders* | 14-26 | 40+ | tool | heart
boxed canasta set* in wood | 30-60 | 12+ | storage | heart
felt card table cloth* | 20-38 | 14+ | textile | wool
card shuffling machine* | 16-30 | 14+ | electronics | gadget battery
card party cake stand* | 22-42 | 16+ | tableware | filler
canasta afternoon* at a club | 5-12 | 40+ | experience | experience
children's first rummy and canasta cards* | 6-12 | 7-12 | game | heart
melding trays* for four | 15-35 | 14+ | equipment | heart
canasta rules tea towel* | 7-14 | 16+ | kitchenware | filler
canasta mug* | 8-16 | 12+ | tableware | merchandise filler
playing card earrings* | 10-22 | 14+ | jewellery | jewellery
canasta weekend away* | 120-280 | 30+ | travel | experience

# gin rummy
also: gin-rummy, oklahoma gin
waterproof cards* for gin rummy | 9-15 | 10+ | game | heart
gin rummy scoring pad* | 5-10 | 12+ | stationery |
winning gin rummy handbook* | 9-15 | 14+ | book | book heart
leather double deck case* | 20-40 | 14+ | storage | leather heart
card table* that folds flat | 70-140 | 16+ | furniture | bulky
hardwood card tray* | 12-24 | 12+ | tableware |
vintage card players print* | 12-26 | 14+ | print | filler
automatic deck shuffler* | 16-30 | 14+ | electronics | gadget battery
gin rummy travel tin* | 10-18 | 10+ | travel |
suit-shaped cufflinks* | 16-32 | 18+ | jewellery | jewellery
children's rummy cards* with animals | 6-12 | 6-12 | game | heart
personalised playing cards* | 14-30 | 10+ | game | personalised heart
card player's mug* | 8-16 | 12+ | tableware | merchandise filler
rummy tournament evening* | 8-25 | 16+ | experience | experience heart
cards and dice tray* in leather | 20-45 | 14+ | equipment | leather heart
film* about card sharps | 8-15 | 16+ | film | screen

# yu-gi-oh
also: yu gi oh, yugioh cards, yu-gi-oh cards, duel monsters, yu-gi-oh tcg
Yu-Gi-Oh structure deck* | 9-15 | 8+ | game | heart
Yu-Gi-Oh booster box* | 55-95 | 8+ | collectible | heart
Yu-Gi-Oh manga volume* | 7-13 | 9+ | book | book heart
Yu-Gi-Oh duel mat* | 16-30 | 8+ | textile | heart
collector tin* of Yu-Gi-Oh cards | 18-32 | 8+ | storage | heart
card sleeves* with Egyptian pattern | 6-12 | 8+ | equipment | plastic filler
Yu-Gi-Oh video game* | 15-40 | 10+ | video game | screen
millennium puzzle replica necklace* | 16-32 | 10+ | jewellery | jewellery
duel disk* for the arm | 35-75 | 8+ | toy | plastic battery heart
Yu-Gi-Oh tournament entry* | 8-18 | 9+ | experience | experience
Yu-Gi-Oh dragon statue* | 30-70 | 12+ | decor | heart
Yu-Gi-Oh series box set* | 20-45 | 10+ | film | screen

# lorcana
also: disney lorcana, lorcana cards, lorcana tcg
Lorcana starter deck* | 14-22 | 8+ | game |
Lorcana booster packets* | 6-13 | 8+ | collectible | heart
Lorcana gift set* with oversize card | 22-38 | 8+ | keepsake | heart
Lorcana treasure trove box* | 45-70 | 8+ | storage | heart
Lorcana playmat* | 16-28 | 8+ | textile | heart
Lorcana card sleeves* | 8-14 | 8+ | equipment | plastic filler
Lorcana learn-to-play set* | 25-42 | 8+ | board game | filler
card portfolio* with pages | 14-26 | 8+ | stationery | plastic
Lorcana league evening* | 6-15 | 10+ | experience | experience
art prints* of Lorcana characters | 12-24 | 8+ | print |

# flesh and blood
also: flesh and blood tcg, fab tcg
Flesh and Blood hero deck* | 14-26 | 12+ | game | heart
Flesh and Blood booster box* | 80-130 | 12+ | collectible | heart
Flesh and Blood playmat* | 20-38 | 12+ | textile | heart
Flesh and Blood art book* | 25-45 | 14+ | book | book heart
armory event entry* | 8-18 | 12+ | experience | experience heart
double sleeves* for hero cards | 9-15 | 12+ | equipment | plastic
magnetic deck case* | 18-34 | 12+ | storage |
life counter dial* in metal | 12-24 | 12+ | accessory | heart
card shop credit* for singles | 15-40 | 12+ | voucher | voucher
binder* with side pockets | 18-34 | 12+ | stationery |
booster packet* of Flesh and Blood | 5-10 | 12+ | toy |
hero token set* | 8-15 | 12+ | accessory | filler

# kubb
also: viking chess, wikingerschach, swedish kubb
hardwood kubb game* in a bag | 32-65 | 6+ | game | heart
kubb tournament entry* | 9-20 | 12+ | experience | experience heart
painted kubb king* | 12-22 | 6+ | sports gear | heart
kubb boundary pegs and rope* | 8-15 | 6+ | equipment |
canvas kubb carry bag* | 14-28 | 8+ | bag | heart
travel kubb* in miniature | 9-15 | 5+ | toy |
lawn games rules book* | 8-15 | 8+ | book | book filler
heavy oak throwing batons* | 16-30 | 8+ | outdoor gear | heart
portable scoreboard* for lawn games | 12-24 | 8+ | equipment |
league champion kubb cup* | 12-24 | 10+ | keepsake |
linen picnic blanket* for game days | 22-42 | 10+ | textile |

# cornhole
also: bean bag toss, bean bag throwing, corn hole
regulation cornhole boards* pair | 90-200 | 8+ | game | bulky heart
all-weather cornhole bags* | 22-42 | 8+ | sports gear | heart
cornhole league evening* | 9-20 | 14+ | experience | experience heart
LED ring lights* for cornhole holes | 14-26 | 10+ | electronics | gadget battery heart
cornhole scoring post* | 16-30 | 10+ | equipment | heart
cornhole carry case* for boards | 28-50 | 14+ | bag |
cornhole board stickers* with a name | 14-28 | 10+ | stationery | personalised
indoor mini cornhole game* | 18-34 | 5+ | toy |
bag toss coaching book* | 9-15 | 12+ | book | book
drink holder stakes* for the lawn | 9-15 | 14+ | tableware | filler
shoulder bean bag pouch* | 14-26 | 10+ | accessory |
coloured throwing bags* in fours | 9-15 | 6+ | toy |

# water fights
also: water fight, water balloons, water guns, water pistols, super soakers, water pistol fights
large pump water blaster* | 18-35 | 6+ | toy | plastic heart
self-sealing reusable water balls* | 9-15 | 4+ | game | heart
water blaster backpack* with hose | 18-34 | 6-14 | outdoor gear | plastic heart
quick-fill water balloon bunches* | 7-13 | 5+ | toy | plastic heart
splash sprinkler mat* | 18-35 | 2-10 | garden | plastic heart
sponge splash bombs* | 6-12 | 3+ | sports gear |
sun suit* with long sleeves | 16-30 | 2-10 | clothing | clothing sized filler
waterproof target set* for water pistols | 10-20 | 5+ | equipment | plastic
wave pool afternoon tickets* | 12-30 | 4-16 | experience | experience heart
automatic water pistol* that recharges | 28-55 | 8+ | electronics | gadget battery plastic heart
microfibre hooded towel* | 12-24 | 3-14 | textile | filler

# draughts
also: checkers game, draughts players, damespiel, international draughts
wooden draughts board* with pieces | 20-40 | 6+ | board game | small-parts heart
folding draughts set* for travel | 12-22 | 6+ | travel | small-parts heart
turned boxwood draughts pieces* | 16-30 | 8+ | equipment | small-parts heart
draughts openings and endings book* | 9-15 | 10+ | book | book heart
giant garden draughts mat* | 25-50 | 5+ | game | bulky plastic heart
draughts club evening* | 5-12 | 12+ | experience | experience
draughts problems pad* | 6-12 | 10+ | puzzle | filler
marble draughts table* | 90-180 | 14+ | furniture | bulky filler
checkerboard picnic blanket* with pieces | 22-42 | 5+ | textile |
checkered socks* in red and black | 8-14 | 8+ | clothing | clothing filler
inlaid draughts board* | 30-75 | 7+ | board game | heart
international draughts set* ten by ten | 25-55 | 8+ | board game | heart
magnetic travel draughts* | 9-18 | 6+ | board game | heart
draughts opening book* | 10-20 | 12+ | book | book heart
giant draughts mat* for outdoors | 25-60 | 5+ | game | bulky heart
draughts pieces* in turned wood | 14-28 | 7+ | equipment | heart
folding draughts box* with inlay | 22-50 | 7+ | board game | heart
large tactile draughts* for the blind | 25-50 | 7+ | board game | heart
draughts problems collection* | 8-16 | 12+ | book | book heart
score notebook* for draughts | 6-12 | 10+ | stationery | filler
draughts computer* for solo play | 30-70 | 8+ | electronics | gadget battery heart

# go
also: the game of go, go game, baduk, weiqi, go board
wooden go board* with two bowls | 45-110 | 8+ | board game | small-parts heart
glass go stones* in bowls | 28-55 | 8+ | equipment | small-parts heart
graded go problems book* | 12-22 | 10+ | book | book heart
magnetic travel go set* | 20-38 | 8+ | travel | small-parts heart
go lessons* with a strong player | 20-50 | 10+ | class | experience heart
history and legends of go* | 14-26 | 12+ | keepsake | book
go club evening* | 5-12 | 10+ | experience | experience
novel* about a master of go | 9-15 | 14+ | book | book heart
chestnut bowls* for go stones | 30-60 | 12+ | storage | heart
beginner's small go board* | 18-32 | 6+ | game | small-parts filler
go tournament weekend* | 40-110 | 12+ | travel | experience
print* of a famous go position | 9-15 | 12+ | print | filler

# cribbage
also: cribbage board, crib board
inlaid cribbage board* with pegs | 25-50 | 8+ | board game | small-parts heart
brass cribbage pegs* | 8-15 | 10+ | equipment | small-parts heart
cribbage cards* in a wooden box | 16-30 | 10+ | game | heart
cribbage player's handbook* | 9-15 | 12+ | book | book heart
folding travel crib board* | 14-26 | 8+ | travel | small-parts heart
hand-carved driftwood board* for cribbage | 40-85 | 12+ | decor | small-parts heart
cribbage scoring chart* | 5-10 | 10+ | print | filler
crib league evening* at a club | 5-12 | 18+ | experience | experience
coasters* with peg holes | 12-24 | 12+ | tableware |
fifteen-two card player's socks* | 8-14 | 12+ | clothing | clothing filler
children's peg board game* | 8-18 | 6-12 | game | small-parts heart
cribbage board kit* to make | 15-35 | 12+ | craft kit | small-parts
cribbage mug* | 8-16 | 10+ | tableware | merchandise filler
coloured replacement pegs* | 4-9 | 8+ | equipment | small-parts
engraved cribbage board* with names | 30-65 | 10+ | board game | personalised small-parts heart

# rummikub
also: rummy cub, rummycub, rumikub, okey, rummy tiles, rummy with tiles
Rummikub classic tiles* | 18-32 | 7+ | game | small-parts
travel Rummikub* in a pouch | 14-24 | 7+ | travel | small-parts heart
large-number rummy tiles* set | 30-55 | 7+ | board game | small-parts heart
wooden tile racks* for four | 18-35 | 7+ | equipment | heart
numbers word game* with tiles | 15-28 | 8+ | puzzle | small-parts filler
soft game table mat* | 18-35 | 8+ | textile | heart
score notebook* for game evenings | 5-10 | 8+ | stationery | filler
sand timer trio* for quick turns | 7-13 | 6+ | tool | filler
tile storage bag* with drawstring | 6-12 | 7+ | storage |
toffee almond tin* for players | 9-15 | 8+ | food | food nuts sugar dairy filler
junior rummy tiles* with pictures | 12-22 | 4-8 | toy |
travel tile rummy* in a tin | 12-25 | 8+ | board game | heart
wooden tile rummy* with racks | 25-55 | 8+ | board game | heart
tile bag* in thick cotton | 6-14 | 8+ | storage |
spare tile racks* in wood | 12-28 | 8+ | equipment | heart
six-player tile rummy* | 22-42 | 8+ | board game | heart
scoring pads* for tile rummy | 4-8 | 8+ | stationery |
felt table mat* for tiles | 14-30 | 10+ | textile | heart
tile rummy evening* with cakes | 10-30 | 12+ | experience | experience food gluten dairy egg sugar
games cupboard gift tag* set | 4-8 | 8+ | stationery | filler
word tile version* of the game | 15-32 | 8+ | board game | heart

# othello
also: reversi, othello board game
Othello board* with turning discs | 22-40 | 7+ | board game | small-parts heart
wooden reversi set* | 25-50 | 7+ | game | small-parts heart
magnetic travel reversi* | 9-15 | 6+ | travel | small-parts heart
strategy book* for reversi | 9-15 | 10+ | book | book heart
two-coloured felt mat* for games | 12-24 | 8+ | textile | wool
two-player abstract strategy game* | 22-42 | 8+ | puzzle | heart
board game café visit* | 8-20 | 8+ | experience | experience
games cabinet* in oak | 90-180 | 16+ | furniture | bulky filler
print* of black and white discs | 8-15 | 10+ | print | filler
pocket disc flipping game* | 8-15 | 6+ | toy |

# mancala
also: kalah, oware, bao game, awale, awalé, mangala
carved folding mancala board* | 18-38 | 6+ | board game | small-parts heart
polished mancala stones* in gems | 8-15 | 6+ | equipment | small-parts heart
African hardwood oware board* | 35-70 | 8+ | game | small-parts heart
mancala games of the world book* | 10-18 | 10+ | book | book heart
travel mancala roll* in cloth | 12-24 | 6+ | travel | small-parts heart
pouch* of spare glass nuggets | 5-10 | 6+ | storage | small-parts filler
African pattern wall print* | 12-24 | 8+ | print | filler
world games café evening* | 8-20 | 8+ | experience | experience
carved storage stool* | 45-95 | 12+ | furniture | bulky filler
first counting stones game* | 12-22 | 4-8 | toy | small-parts
travel counting game tin* | 8-15 | 6+ | toy |

# ludo
also: mensch ärgere dich nicht, mensch argere dich nicht, parcheesi, pachisi, parchís, parchis, petits chevaux, chińczyk, chinczyk, mens erger je niet
wooden ludo board* with pegs | 18-35 | 5+ | board game | small-parts heart
travel ludo* in a tin | 8-15 | 5+ | travel | small-parts heart
six-player ludo set* | 22-40 | 5+ | game | small-parts heart
giant floor ludo mat* | 22-42 | 4-12 | toy | bulky heart
leather dice cup* for family games | 10-18 | 6+ | equipment | leather heart
large soft dice* in foam | 6-12 | 3+ | sports gear | small-parts filler
history of family games book* | 12-22 | 12+ | book | book filler
spare wooden figures* in four colours | 6-12 | 5+ | collectible | small-parts filler
games compendium chest* in wood | 45-90 | 5+ | furniture | small-parts
wooden serving tray* for game evenings | 14-26 | 6+ | tableware | filler
ludo tablecloth* to play on | 18-34 | 5+ | textile | filler
large-piece ludo* for family evenings | 18-38 | 4+ | board game | heart
leather ludo* that rolls up | 22-48 | 6+ | board game | leather heart
ludo and snakes compendium* | 14-28 | 4+ | board game | heart
magnetic ludo* for travelling | 9-18 | 5+ | board game | heart
dice cups* in leather | 10-22 | 6+ | equipment | leather heart
hand-painted ludo pieces* | 12-28 | 6+ | equipment | small-parts heart
giant garden ludo* | 25-60 | 4+ | game | bulky heart
ludo with marbles* and card deck | 22-45 | 8+ | board game | small-parts heart
personalised ludo board* | 28-60 | 5+ | board game | personalised heart
ludo champion's cup* | 9-18 | 5+ | keepsake | filler

# chinese checkers
also: star halma, sternhalma, halma, chinese chequers
wooden Chinese checkers board* with marbles | 20-40 | 6+ | board game | small-parts heart
glass marbles* in six colours | 7-13 | 6+ | equipment | small-parts
travel star halma* with pegs | 9-15 | 6+ | travel | small-parts heart
tin-plate Chinese checkers set* | 18-34 | 6+ | game | small-parts heart
strategy games classics book* | 10-18 | 10+ | book | book
rosewood star board* | 60-120 | 12+ | decor | small-parts heart
marble pouch* in velvet | 5-10 | 6+ | storage | filler
board game café evening* | 8-20 | 8+ | experience | experience
six-point star quilt cushion* | 20-38 | 10+ | textile | filler
chequers and halma double board* | 25-48 | 6+ | toy | small-parts

# blackjack
also: twenty-one, 21 card game, black jack, pontoon
blackjack table felt* to roll out | 22-45 | 18+ | game | heart
casino card dispenser* for six decks | 16-32 | 18+ | equipment | heart
blackjack strategy handbook* | 10-18 | 18+ | book | book heart
weighted casino chips* in a rack | 35-75 | 18+ | collectible | small-parts heart
casino-grade cards* pair | 9-15 | 18+ | game | heart
pocket strategy card* in metal | 7-13 | 18+ | accessory | filler
dealer's visor* in green | 8-15 | 18+ | clothing | clothing filler
casino evening* with dinner | 50-120 | 21+ | experience | experience food heart
card counting memoir* | 9-15 | 18+ | book | book
hire* of a blackjack table | 90-200 | 21+ | voucher | voucher experience
casino film* on disc | 7-14 | 18+ | film | screen

# lottery tickets
also: scratch card, scratchcards, scratch-offs, lottery, playing the lottery, rubbellose
bundle of scratch cards* | 5-15 | 18+ | game | heart
lottery syndicate share* for a month | 12-30 | 18+ | voucher | voucher heart
brass scratch card coin* | 6-12 | 18+ | tool | small-parts heart
lottery number picker* with balls | 12-24 | 18+ | toy | small-parts heart
premium bond savings gift* | 25-60 | 18+ | voucher | voucher
lucky clover pot* | 7-13 | 12+ | plant | plant filler
horseshoe key hanger* | 9-15 | 12+ | home | filler
bingo hall evening* for friends | 12-30 | 18+ | experience | experience heart
stories of lottery winners* | 9-15 | 18+ | book | book
lucky dream jar* for coins | 8-15 | 12+ | storage | filler
lucky number necklace* | 15-30 | 18+ | jewellery | jewellery
lucky elephant figurine* | 10-22 | 18+ | keepsake | filler
four-leaf clover socks* | 6-12 | 18+ | clothing | clothing filler
charity raffle entry* | 5-20 | 18+ | voucher | voucher
money box* for the jackpot | 8-18 | 18+ | decor |
lucky numbers mug* | 8-16 | 18+ | tableware | merchandise filler
prize draw competition entry* | 5-25 | 18+ | voucher | voucher heart
wish list notebook* for winners | 6-14 | 18+ | stationery | filler
lucky penny keepsake* | 6-15 | 18+ | keepsake |

# cryptography
also: cyphers, cryptanalysis, enigma machine, bletchley park, code-breaking, steganography
history of codes and ciphers* | 10-18 | 12+ | book | book heart
cipher puzzle collection* | 9-15 | 12+ | puzzle | book heart
brass cipher wheel* | 12-24 | 9+ | tool | heart
wooden Enigma machine kit* | 45-95 | 12+ | craft kit | small-parts heart
Bletchley codebreakers museum day* | 18-40 | 10+ | experience | experience heart
cryptex message vault* | 20-40 | 10+ | storage | heart
escape game* full of codes | 14-26 | 10+ | game |
online cryptography course* | 30-80 | 14+ | class | experience screen
codebreaker's life story* | 9-15 | 14+ | book | book
invisible ink spy set* | 8-15 | 7-13 | toy | battery
morse code bracelet* | 12-24 | 10+ | jewellery | jewellery
one-time pad notebook* | 7-13 | 12+ | stationery | filler
children's codes and ciphers book* | 7-13 | 7-12 | book | book heart
secret message decoder* in card | 5-12 | 6-12 | toy |
morse key trainer* | 15-35 | 8+ | electronics | gadget battery noisy
cipher wheel pendant* | 12-28 | 10+ | jewellery | jewellery heart
spy museum day tickets* | 12-32 | 6+ | experience | experience heart
coded letter subscription* | 20-50 | 10+ | subscription | subscription heart
binary code mug* | 8-16 | 10+ | tableware | merchandise filler
spy decoder board game* | 15-32 | 8+ | board game |

# steampunk
also: steampunk cosplay, neo-victorian, clockpunk, victoriana
brass steampunk goggles* | 16-32 | 12+ | accessory | heart
steampunk top hat* with gears | 25-50 | 12+ | clothing | clothing heart
mechanical wooden clock kit* | 35-70 | 14+ | craft kit | small-parts heart
leather utility belt pouch* | 28-55 | 14+ | bag | leather clothing heart
steampunk novel* in paperback | 9-15 | 13+ | book | book heart
wind-up pocket watch* | 25-50 | 12+ | jewellery | jewellery battery heart
steampunk festival ticket* | 15-45 | 10+ | experience | experience heart
brass gears and cogs* for crafting | 9-15 | 12+ | art supplies | small-parts filler
copper pipe desk lamp* | 50-100 | 14+ | lighting | gadget
steampunk art and makers book* | 18-34 | 12+ | keepsake | book heart
corset belt* in brocade | 28-55 | 18+ | clothing | clothing filler
airship blueprint poster* | 9-15 | 10+ | print | filler
children's inventor goggles* | 8-18 | 5-12 | toy | heart
gears building toy* | 18-38 | 4-11 | toy | small-parts
airship model kit* in wood | 20-45 | 8+ | craft kit | small-parts
steampunk owl ornament* | 15-35 | 8+ | decor |
gear necklace* in brass | 8-18 | 8+ | jewellery | jewellery heart
steampunk jigsaw* | 10-22 | 8+ | puzzle | small-parts filler
steampunk colouring book* | 6-14 | 8+ | book | book filler
clockwork museum visit* | 8-22 | 6+ | experience | experience
junior inventor costume* | 20-40 | 4-11 | clothing | clothing sized filler

# renaissance fair
also: renaissance fairs, ren faire, ren fair, medieval fayre, renaissance festival
Renaissance festival weekend tickets* | 25-60 | 6+ | experience | experience heart
full-sleeved linen blouse* | 30-60 | 12+ | clothing | clothing sized
leather mug strap* for the belt | 14-26 | 14+ | accessory | leather heart
Renaissance costume sewing pattern* | 14-24 | 14+ | craft kit | book heart
floral head wreath* with ribbons | 12-24 | 6+ | decor | heart
velvet drawstring coin pouch* | 9-15 | 10+ | bag | heart
horn cup* with stand | 20-38 | 14+ | tableware | heart
Renaissance dance workshop* | 15-40 | 14+ | class | experience heart
hooded cape* in green wool | 50-100 | 12+ | outerwear | clothing wool heart
life in Renaissance times book* | 12-24 | 10+ | book | book
lute and pipes album* | 9-15 | 12+ | audio |
wooden practice sword* for children | 14-26 | 5-12 | toy |
ribbon hair wreath* | 6-12 | 6+ | accessory | filler

# viking reenactment
also: viking re-enactment, vikings reenactment, viking camps, viking markets
wool Viking tunic* with braid | 60-120 | 14+ | clothing | clothing wool sized heart
Viking round shield kit* in wood | 60-120 | 14+ | craft kit | bulky heart
bronze tortoise brooches* | 28-55 | 14+ | jewellery | jewellery heart
Norse clothing sewing guide* | 18-34 | 14+ | book | book heart
Viking market weekend pass* | 15-40 | 8+ | experience | experience heart
drinking horn* with leather holder | 22-42 | 14+ | tableware | leather heart
leather turn shoes* | 60-120 | 14+ | footwear | clothing sized leather filler
tablet weaving loom* | 25-50 | 12+ | tool | heart
glass bead necklace* in Norse style | 18-36 | 12+ | accessory | jewellery small-parts
wooden hnefatafl board* | 28-55 | 8+ | board game | small-parts heart
leg wraps* in herringbone wool | 22-42 | 14+ | clothing | clothing wool
beard bead set* with runes | 9-15 | 16+ | accessory | small-parts heart
Viking camp cookbook* | 14-26 | 14+ | book | book
beeswax and horn comb* | 8-15 | 12+ | body care | filler
leather thong necklace* with rune | 9-15 | 12+ | jewellery | jewellery leather
children's Viking costume* | 18-38 | 3-11 | clothing | clothing sized heart
toy Viking ship* with crew | 18-40 | 4-11 | toy | small-parts heart
Norse myths* for children | 9-18 | 6-12 | book | book heart
rune stones craft kit* | 8-18 | 6+ | craft kit | filler
Viking museum tickets* | 10-28 | 5+ | experience | experience heart
Viking helmet cushion* | 14-28 | 6+ | textile | filler
wooden Viking shield* to paint | 10-22 | 5-12 | craft kit |
Viking longship model* | 20-45 | 8+ | craft kit | small-parts
Norse braid beads* | 6-14 | 8+ | jewellery | jewellery small-parts filler

# miniature painting
also: miniatures painting, painting minis, mini painting, figure painting, painting model soldiers, bemalte miniaturen, miniaturen bemalen
acrylic paints* for miniatures | 24-45 | 12+ | art supplies | heart
fine detail brushes* in sable | 16-32 | 12+ | tool | heart
wet palette box* with sheets | 20-38 | 12+ | equipment | heart
fantasy miniature busts* to paint | 16-32 | 12+ | craft kit | small-parts plastic heart
miniature painting techniques book* | 20-38 | 12+ | book | book heart
daylight desk lamp* with magnifier | 35-75 | 12+ | lighting | gadget heart
airbrush starter set* with compressor | 80-170 | 14+ | electronics | gadget
painting handle* with grip ring | 10-18 | 12+ | accessory |
grass tufts* for bases | 6-12 | 12+ | art supplies |
miniature painting class* | 30-70 | 12+ | class | experience small-parts heart
glass display cabinet* for miniatures | 50-110 | 14+ | furniture | small-parts
brush soap* in a tin | 6-12 | 12+ | body care | scent
single fantasy hero miniature* | 7-14 | 12+ | collectible | small-parts plastic heart
children's animal figures* to paint | 10-22 | 5-12 | craft kit | heart
paint-your-own dragon* | 10-22 | 6+ | craft kit | heart
washable paint pens* for figures | 8-16 | 6+ | art supplies |
colour wheel* for painters | 5-12 | 8+ | art supplies | filler
gnome figures* to paint | 10-22 | 6+ | craft kit | filler
painting apron* with pockets | 12-28 | 8+ | clothing | clothing

# pokemon cards
also: pokemon card collecting, pokemon card collector, pokemon tcg, collecting pokemon cards, pokémon tcg, pokemonkarten, cartes pokemon, cartes pokémon
Pokémon elite trainer box* | 45-65 | 6+ | collectible | heart
Pokémon booster packets* in threes | 12-18 | 6+ | game | heart
zip binder* for trading cards | 16-30 | 6+ | storage | plastic heart
Pokémon collector tin* | 18-30 | 6+ | toy | heart
single rare card* in a holder | 10-25 | 8+ | keepsake | heart
Pokémon battle deck* ready to play | 10-18 | 6+ | board game | heart
card sleeves* with Pokémon | 6-12 | 6+ | equipment | plastic
magnetic card frame* for the wall | 9-15 | 8+ | decor | filler
Pokémon card grading voucher* | 25-60 | 12+ | voucher | voucher
card fair day tickets* | 6-15 | 6+ | experience | experience
Pokémon card collector's handbook* | 8-15 | 6+ | book | book
Pokémon cards Advent box* | 40-60 | 6+ | puzzle | religious @christmas heart
graded card in a case* | 25-80 | 8+ | collectible | heart
booster box of cards* | 60-160 | 6+ | collectible | heart
card magnifier and scale* | 8-16 | 8+ | tool | filler
nine-pocket card binder* | 12-25 | 6+ | storage | heart
premium card tin* | 18-35 | 6+ | collectible | heart
battle deck* ready to play | 12-25 | 6+ | game | heart
card play mat* with picture | 15-32 | 6+ | equipment | heart
acrylic card frame* | 6-14 | 7+ | decor | plastic filler
hard card sleeves* pack | 4-9 | 6+ | equipment | plastic filler
card trading day tickets* | 4-12 | 6+ | experience | experience heart
coin and dice set* for battles | 5-12 | 6+ | game | small-parts filler

# traditional card games
in: card games
also: burraco, belote, skat, doppelkopf, schafkopf, klaverjassen, briscola, scopa, tressette, sueca, mus card game, pinochle, euchre, jass, cards with friends, hearts card game, cassino card game
first card games box* for children | 8-15 | 5-10 | game | heart
wooden box* for card decks | 15-35 | 12+ | storage | heart
slate scoreboard* with chalk | 12-25 | 12+ | game | heart
snack board* for card evenings | 20-40 | 16+ | tableware |
winner's cup* for the card table | 10-20 | 14+ | keepsake |
linen playing cards* in a pair | 8-16 | 10+ | game |
card deck* of regional suits | 6-12 | 10+ | game |
felt playing mat* for the table | 15-35 | 12+ | textile | wool heart
score pad* for card evenings | 4-9 | 10+ | stationery | filler
leather case* for card decks | 14-30 | 14+ | storage | leather heart
wooden scoreboard* with pegs | 14-30 | 12+ | board game | small-parts filler
card holders* in wood | 7-15 | 8+ | equipment | practical heart
automatic shuffler* for card decks | 14-28 | 12+ | electronics | gadget battery noisy heart
card tournament entry* | 8-20 | 16+ | experience | experience heart
book* of card game tactics | 9-18 | 14+ | book | book filler
history* of playing cards | 14-28 | 14+ | book | book filler
nibbles dish* in four card suits | 10-22 | 14+ | tableware | filler
card suit biscuits* | 8-16 | 12+ | food | food gluten dairy sugar filler
card evening* with friends and supper | 15-40 | 18+ | experience | experience food heart
cushion* with the queen of hearts | 14-28 | 14+ | textile | filler
card suit tea mugs* | 14-26 | 14+ | tableware | filler
antique deck* of playing cards | 20-50 | 18+ | collectible | filler
`
