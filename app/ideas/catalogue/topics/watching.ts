export default `
# Harry Potter
also: potterhead, hogwarts, wizarding world, harry potter books, harry potter films, fantastic beasts, jk rowling
near: The Lord of the Rings, Star Wars, cinema
illustrated Harry Potter edition | 20-35 | 8+ | book | book heart
wizard's battle chess* pieces | 40-70 | 8+ | board game | small-parts heart
carved wooden wand* in box | 15-35 | 7+ | collectible | heart
castle-crest wool scarf | 20-35 | 7+ | clothing | clothing wool
wizard school trunk box | 25-50 | 7+ | storage | bulky
wax seal stamp* with crest | 12-25 | 18+ | stationery | fire
feather quill* and ink | 10-22 | 8+ | stationery |
golden snitch model | 15-30 | 8+ | collectible | small-parts
marauder's map replica | 12-30 | 8+ | print | heart
wizard film studio tour | 50-100 | 6+ | experience | experience heart
potion-making science kit | 18-35 | 8-14 | toy | plastic small-parts heart
butterbeer-style soda bottles | 8-15 | 8+ | drink | food sugar heart
house-colours striped tie | 10-18 | 7+ | clothing | clothing filler
cooperative wizard deck-building game | 30-50 | 11+ | board game | heart
snowy owl plush | 12-25 | 3-12 | toy |
brick-built magical castle | 90-160 | 9+ | toy | small-parts plastic heart
spell-casting phrase cards | 5-10 | 7+ | game | filler
potion bottle labels | 4-9 | 7-14 | stationery | filler
broomstick pencil toppers | 4-8 | 6-12 | stationery | small-parts filler
wizard school tree baubles* | 10-24 | 6+ | decor | @christmas
house scarf bookmark* | 5-10 | 7+ | accessory |
glow-tip wizard wand* | 15-30 | 6+ | toy | gadget battery plastic heart
wizard robe* with crest | 22-42 | 5+ | clothing | clothing sized heart
wizard school colouring book* | 6-11 | 6-14 | art supplies | book
house mug* with crest | 9-15 | 8+ | tableware |
Harry Potter quiz book* | 7-13 | 7+ | book | book heart
wizard figures with magic castle* | 25-55 | 5-11 | toy | plastic small-parts heart
chocolate frog mould* | 8-14 | 7+ | kitchenware |
wizard-themed jigsaw* | 12-20 | 7+ | puzzle | small-parts
enamel house pin* | 5-10 | 8+ | accessory | small-parts filler
wizards' feast cookbook* | 15-25 | 8+ | book | book heart
owl-post letter kit* | 9-16 | 6-13 | stationery |
broomstick* for dressing up | 12-25 | 5-11 | toy |
Harry Potter audiobook voucher* | 15-30 | 6+ | voucher | voucher heart
film concert tickets* with live orchestra | 40-85 | 8+ | experience | experience heart
wizard house socks* | 5-10 | 6+ | clothing | clothing sized filler
wizard school keyring* | 4-9 | 6+ | accessory |
wizard sweets box* | 5-10 | 7+ | food | food sugar filler
spell trivia cards* | 6-10 | 8+ | game |
wand-shaped pen* | 4-8 | 7+ | stationery | filler
Harry Potter sticker book* | 4-8 | 6-13 | stationery | book filler

# Star Wars
also: jedi, lightsaber, lightsabre, star wars films, the mandalorian, skywalker, darth vader, yoda, baby yoda, grogu
own: star wars lego
near: superheroes, cinema, stargazing, Star Trek
glowing lightsaber* with sound | 30-80 | 8+ | toy | gadget battery noisy plastic heart
starship brick model | 50-160 | 9+ | collectible | small-parts plastic heart
Star Wars visual encyclopedia | 18-30 | 8+ | book | book heart
hooded brown Jedi robe | 25-45 | 6+ | clothing | clothing sized
remote-controlled rolling droid | 50-110 | 7+ | toy | gadget battery plastic heart
Star Wars strategy board game | 40-80 | 12+ | board game | small-parts heart
blueprint print* of starships | 10-25 | 10+ | print | filler
orchestral space saga vinyl | 22-40 | 14+ | audio |
helmet display replica | 60-120 | 12+ | collectible | plastic bulky heart
concept art book* of galaxies | 22-40 | 12+ | book | book heart
starfighter squadron iron-on patches | 5-12 | 8+ | accessory |
miniature starfighter kit | 12-25 | 8+ | craft kit | small-parts plastic heart
galactic recipe cookbook | 18-30 | 10+ | book | book
Star Wars origami book | 10-18 | 8+ | book | book
green alien baby plush | 15-30 | 3+ | toy | heart
Star Wars dot-to-dot pad | 6-12 | 7-14 | art supplies | filler
space saga birthday garland* | 5-12 | 4-14 | decor | @birthday filler
toy starfighter with pilot* | 18-40 | 4-10 | toy | plastic small-parts heart
Star Wars figure set* | 15-35 | 4-12 | toy | plastic small-parts heart
space saga storybook* for beginners | 6-11 | 4-9 | book | book
trooper helmet mask* | 18-40 | 5-12 | toy | plastic
foam lightsabers* in a pair | 15-30 | 4-10 | toy | plastic heart
Star Wars comic collection* | 12-22 | 8+ | book | book heart
galactic duvet cover* | 22-40 | 4-14 | textile |
droid alarm clock* | 18-35 | 5+ | home | gadget battery
how to draw starships* | 7-13 | 6-13 | art supplies | book
Star Wars trivia game* | 12-25 | 8+ | game | heart
spaceship t-shirt* | 12-22 | 4+ | clothing | clothing sized filler
saga box set* on disc | 20-45 | 8+ | film | screen heart
droid-shaped mug* | 9-16 | 8+ | tableware | filler
saga novel* in paperback | 8-14 | 12+ | book | book heart
droid-shaped cookie jar* | 25-50 | 14+ | kitchenware |
galactic enamel pin* | 6-12 | 8+ | accessory | small-parts
propmaker's handbook* | 18-35 | 14+ | book | book
Star Wars keyring* | 4-9 | 6+ | accessory |
Star Wars socks* | 5-10 | 5+ | clothing | clothing sized filler
droid-shaped tea infuser* | 6-12 | 12+ | kitchenware | filler
Star Wars mug | 8-12 | 8+ | tableware | merchandise filler
space saga trivia cards* | 6-10 | 9+ | game |
Star Wars cookie cutters* | 6-10 | 8+ | kitchenware | filler
starship bookmark* in metal | 4-8 | 8+ | stationery | filler
Star Wars sticker book* | 4-8 | 5-12 | stationery | book filler
galaxy ice cube mould* | 5-10 | 8+ | kitchenware | filler
small droid figure* | 6-10 | 5+ | collectible | small-parts

# dinosaurs
also: jurassic park, dinosaur, dino, jurassic world, paleontology, t-rex, prehistoric animals, t rex, fossil digging, triceratops, velociraptors
near: minerals and crystals, nature documentaries, sharks and ocean animals
unfit: blanket, bowl, popcorn, companion
plaster fossil dig* kit | 8-15 | 5-12 | craft kit | small-parts heart
dinosaur skeleton wood model | 10-22 | 6+ | craft kit | small-parts
realistic dinosaur figures | 15-35 | 3-10 | toy | plastic heart
remote-controlled walking dinosaur | 30-60 | 5-12 | toy | gadget battery noisy plastic heart
illustrated dinosaur encyclopedia | 14-28 | 5+ | book | book heart
glow-in-the-dark dinosaur jigsaw | 8-15 | 4-9 | puzzle | small-parts
dinosaur tail* for dressing up | 12-25 | 3-8 | toy |
dinosaur egg hatching bath toys | 6-12 | 3-8 | toy | plastic filler
real polished ammonite fossil | 8-20 | 6+ | collectible |
genuine fossil shark tooth | 6-15 | 6+ | collectible |
prehistoric timeline wall chart | 8-18 | 5+ | print | filler
stomping dinosaur board game | 14-25 | 4-10 | board game | small-parts
natural history museum sleepover | 60-100 | 7-12 | experience | experience heart
guided fossil hunting day | 25-60 | 7+ | experience | experience
dinosaur night light lamp* | 12-25 | 3-9 | lighting | gadget battery
museum-grade trilobite fossil | 80-180 | 14+ | collectible |
fossil excavation brushes | 5-10 | 5-12 | toy | filler
dinosaur birthday party kit* | 10-22 | 3-9 | decor | @birthday filler
dinosaur bath bombs* | 6-14 | 4-12 | body care | scent filler
dinosaur cookie cutters | 6-14 | 4+ | kitchenware | filler
walk-through dinosaur park tickets* | 12-35 | 2-14 | experience | experience
dinosaur sticker scenes* | 4-8 | 3-8 | stationery | filler
dinosaur height chart* | 10-22 | 2-8 | decor | filler
dinosaur rain boots* | 12-26 | 2-9 | footwear | clothing sized filler
plush long-neck dinosaur* | 12-26 | 0-8 | toy |
dinosaur floor puzzle | 8-18 | 3-8 | puzzle |
museum sleepover* beside the skeletons | 40-90 | 6-12 | travel | experience
dinosaur lunch bag* | 8-18 | 3-10 | bag | practical filler
dinosaur t-shirt* | 9-18 | 2-10 | clothing | clothing sized
pop-up dinosaur book* | 12-22 | 3-10 | book | book heart
dinosaur pyjamas* | 12-22 | 2-9 | clothing | clothing sized
wooden dinosaur puzzle* for toddlers | 8-15 | 1-4 | puzzle |
dinosaur world playset* with volcano | 22-45 | 3-8 | toy | plastic
dinosaur top facts cards* | 6-11 | 5-12 | game |
paint-your-own dinosaurs* | 9-16 | 4-10 | craft kit |
dinosaur roar book* with sounds | 8-15 | 1-5 | book | book noisy battery
dinosaur magazine subscription* | 25-50 | 4-11 | subscription | subscription
big dinosaur bones kit* | 18-35 | 7-13 | craft kit | small-parts
dinosaur projector torch* | 8-15 | 3-8 | lighting | gadget battery screen
dinosaur field guide* for grown-ups | 16-30 | 12+ | book | book heart
prehistoric landscape art print* | 14-30 | 12+ | print |
fossil hunting weekend* on the coast | 80-200 | 16+ | travel | experience
museum members' year* | 40-80 | 14+ | subscription | subscription experience
dinosaur desk skeleton* | 15-35 | 10+ | decor |
dinosaur documentary box set* | 12-25 | 8+ | film | screen
dinosaur enamel mug* | 9-16 | 10+ | tableware | filler
dinosaur bookends* | 22-45 | 10+ | decor |
detailed dinosaur collector's model* | 25-70 | 12+ | collectible | plastic heart
brick-built dinosaur skeleton* | 30-70 | 9+ | craft kit | small-parts plastic heart
dinosaur thriller novel* | 8-14 | 13+ | book | book
dinosaur expert's biography* | 10-20 | 13+ | book | book
dinosaur block-print cushion* | 15-32 | 12+ | textile | filler
dinosaur lecture evening ticket* | 8-20 | 12+ | experience | experience
palaeontology online course* | 25-70 | 15+ | class | experience screen
dinosaur houseplant pot* | 10-22 | 12+ | garden | filler
dinosaur figure* in a tube | 4-9 | 3-10 | collectible | plastic
dinosaur excavation egg* | 3-7 | 6-11 | toy | egg
dinosaur sticker book* | 4-8 | 3-9 | stationery | book
dinosaur socks* | 4-8 | 2-10 | clothing | clothing sized filler
dinosaur stampers* | 4-8 | 3-8 | art supplies | filler
dinosaur bath toy* | 4-8 | 1-6 | toy | plastic

# anime
also: otaku, anime watching
own: manga, cosplay, studio ghibli = ghibli = spirited away = totoro
near: comics, drawing, trading cards, figures and statues
complete manga box set | 40-120 | 12+ | book | book heart
anime figure* with display base | 25-70 | 12+ | collectible | plastic heart
how-to-draw manga guide | 12-22 | 10+ | book | book
acrylic character stand | 8-15 | 10+ | decor | plastic heart
oversized anime mouse mat | 15-30 | 10+ | equipment |
Japanese snack crate | 25-45 | 10+ | food | food nuts dairy gluten egg fish meat sugar caffeine heart
anime film soundtrack vinyl | 25-45 | 12+ | audio | heart
gachapon capsule surprise | 5-12 | 8+ | collectible | small-parts plastic filler
happi coat* in wave print | 25-50 | 12+ | clothing | clothing sized filler
alcohol markers* in skin tones | 18-40 | 12+ | art supplies | filler
cosplay wig* in bold colours | 18-35 | 12+ | accessory | filler
fabric wall scroll | 12-25 | 10+ | decor |
animation background artwork volume | 25-45 | 12+ | book | book heart
bento box* with chopsticks | 14-28 | 8+ | tableware | practical
anime streaming subscription | 15-60 | 13+ | subscription | subscription screen heart
forest spirit plush | 12-25 | 4+ | toy | heart
Japanese language starter book | 12-22 | 12+ | book | book
anime convention weekend pass | 35-80 | 12+ | experience | experience heart
kawaii gel pens | 5-12 | 8+ | stationery | filler
chibi sticker flakes | 4-8 | 8+ | stationery | filler
chibi drawing kit* with pens | 12-22 | 7-14 | art supplies | heart
beginner's manga volume* | 7-11 | 8-14 | book | book
anime plush keyring* | 7-13 | 6+ | accessory | filler
kawaii pencil case* | 8-16 | 6-16 | bag | filler
anime character t-shirt* | 14-25 | 8+ | clothing | clothing sized
Japanese sweets box* | 12-25 | 7+ | food | food sugar gluten dairy egg nuts meat
anime colouring book* | 6-11 | 7+ | art supplies | book filler
anime film* on disc | 10-20 | 7+ | film | screen heart
origami paper set* in Japanese patterns | 6-12 | 6+ | craft kit | filler
manga drawing workshop* | 15-45 | 8+ | class | experience
blind-box mini figure* | 6-12 | 7+ | toy | plastic heart
anime poster trio* | 8-15 | 8+ | print | filler
anime jigsaw* | 12-22 | 8+ | puzzle | small-parts
anime sticker pack* | 3-7 | 9+ | stationery |
anime keyring* | 4-9 | 9+ | accessory |
anime socks* | 5-10 | 9+ | clothing | clothing sized filler
chopsticks in a case* | 5-10 | 8+ | tableware | filler
Japanese snack bag* | 6-11 | 9+ | food | food gluten sugar filler

# superheroes
also: marvel, superhero, dc comics, superhero films, marvel films, marvel movies, mcu
near: comics, Star Wars, cinema
superhero cape* and mask | 12-25 | 3-9 | toy | clothing heart
articulated hero action figure | 12-28 | 4+ | toy | plastic small-parts heart
superhero visual dictionary | 16-28 | 8+ | book | book heart
web-slinging wrist launcher toy | 15-30 | 5-10 | toy | plastic
hero strategy card game | 15-30 | 8+ | game |
hero mask decorating kit | 8-15 | 4-9 | craft kit |
inked rooftop cityscape print | 12-28 | 10+ | print | filler
sixth-scale collector's statue | 90-220 | 16+ | collectible | plastic small-parts
superhero origin comic collection | 14-28 | 10+ | book | book heart
retro hero cinema poster | 10-22 | 10+ | print | filler
hero film trilogy box set | 15-30 | 12+ | film | screen
draw superheroes step-by-step | 8-14 | 7-13 | book | book
brick-built hero headquarters | 50-110 | 8+ | toy | small-parts plastic
hero bust bookend* in resin | 30-60 | 12+ | decor | plastic
superhero training obstacle cones | 10-20 | 4-9 | sports gear | plastic filler
hero night light projector | 15-30 | 3-9 | lighting | gadget battery screen
magnetic hero dress-up tin | 6-12 | 3-7 | toy | small-parts
superhero birthday mask set* | 6-14 | 3-9 | accessory | @birthday filler
superhero mask stickers | 2-5 | 3-10 | stationery | filler
superhero colouring and sticker book* | 5-9 | 3-9 | book | book filler
hero pyjamas with cape* | 14-25 | 3-9 | clothing | clothing sized
hero car with figure* | 12-25 | 3-8 | toy | plastic
chunky hero friends* for toddlers | 12-22 | 2-4 | toy | plastic heart
soft hero doll* | 12-24 | 1-7 | toy |
superhero picture story* | 6-11 | 3-8 | book | book
comic book making kit* | 10-18 | 7-14 | craft kit | heart
superhero quiz cards* | 7-13 | 7+ | game |
hero shield* in foam | 10-20 | 3-9 | toy | plastic
hero jigsaw in a tin* | 8-15 | 4-10 | puzzle | small-parts
superhero backpack* | 14-26 | 3-11 | bag |
hero t-shirt* | 10-20 | 3+ | clothing | clothing sized
superhero cinema evening* | 20-45 | 8+ | experience | experience
making-of art book* of hero films | 22-40 | 12+ | book | book
hero socks* in a box | 7-13 | 4+ | clothing | clothing filler
comic convention ticket* | 15-45 | 8+ | experience | experience
hardback hero graphic novel* | 18-35 | 13+ | book | book heart
superhero film poster book* | 18-35 | 13+ | book | book
superhero board game* for grown-ups | 30-60 | 12+ | board game | small-parts heart
hero keyring* in metal | 6-12 | 8+ | accessory |
superhero orchestral score vinyl* | 22-40 | 14+ | audio |
hero lounge trousers* | 18-32 | 12+ | clothing | clothing sized filler
history of superheroes book* | 18-35 | 12+ | book | book
superhero mask* | 3-8 | 3-9 | toy |
superhero stickers* | 3-6 | 4-10 | stationery | filler
single comic issue* | 3-6 | 6+ | stationery | book
superhero socks* | 4-9 | 4+ | clothing | clothing sized filler

# The Lord of the Rings
also: lord of the rings, lotr, tolkien, the hobbit, middle earth, middle-earth, rings of power, fantasy films, fantasy series
near: Harry Potter, comics, cinema, Game of Thrones
illustrated epic fantasy edition | 35-75 | 10+ | book | book heart
cloth map* of middle earth | 14-28 | 10+ | print | heart
leaf-shaped elven brooch | 10-22 | 10+ | jewellery | jewellery
cooperative fellowship board game | 40-90 | 10+ | board game | small-parts heart
long-stemmed wizard's staff replica | 60-120 | 14+ | collectible |
inscribed ring* on chain | 15-35 | 12+ | jewellery | jewellery
second breakfast tea blend | 8-15 | 14+ | drink | food caffeine filler
elvish calligraphy workbook | 9-15 | 12+ | book | book
hooded travelling cloak | 30-60 | 10+ | clothing | clothing sized
fantasy languages dictionary | 14-25 | 14+ | book | book
round green door model | 25-60 | 12+ | collectible |
leather adventurer's journal | 18-35 | 12+ | stationery | leather
Lord of the Rings trivia deck | 8-15 | 12+ | game |
orchestral fantasy soundtrack vinyl | 30-60 | 14+ | audio | heart
landscape concept art volume | 25-45 | 12+ | book | book heart
burrowing folk cookbook | 18-28 | 12+ | book | book
live-orchestra film screening tickets | 40-90 | 10+ | experience | experience heart
carved elven leaf bookmark | 4-9 | 8+ | accessory | filler
fantasy map colouring sheets | 5-10 | 7-14 | art supplies | filler
riddle contest cards | 5-10 | 8+ | game | filler
illustrated Hobbit for children* | 14-25 | 7-12 | book | book heart
wizard and elf figures* | 15-35 | 7+ | collectible | plastic small-parts heart
elven warrior's round shield* | 14-28 | 6-13 | toy |
dragon and treasure jigsaw* | 12-22 | 7+ | puzzle | small-parts filler
middle earth quiz book* | 7-13 | 9+ | book | book
Lord of the Rings audiobook voucher* | 15-35 | 9+ | voucher | voucher
film trilogy on disc* | 18-35 | 10+ | film | screen heart
map jigsaw of middle earth* | 14-26 | 9+ | puzzle | small-parts
brick-built Hobbit house* | 35-80 | 8+ | toy | small-parts plastic heart
draw fantasy creatures guide* | 9-16 | 8+ | art supplies | book filler
runes stamp set* | 10-20 | 7+ | craft kit | filler
forest ruins day trip* | 10-40 | 6+ | travel | experience filler
adventurers' stories* for young readers | 7-12 | 7-12 | book | book
hooded elf cape* for children | 16-30 | 4-12 | clothing | clothing
wizard staff* with light | 15-30 | 5-12 | toy | gadget battery
mountain quest board game* for families | 20-38 | 7-14 | board game | heart
dragon plush* on a gold hoard | 14-28 | 3-12 | toy |

# true crime
also: true crime podcasts, crime documentaries, crime shows, detective shows, crime podcasts, unsolved mysteries
near: cinema, horror films
unfit: popcorn, art, jigsaw
cold case file game | 20-35 | 14+ | game | heart
murder mystery dinner party box | 20-35 | 16+ | game |
forensic science handbook | 14-25 | 16+ | book | book
crime scene jigsaw mystery | 14-22 | 12+ | puzzle | small-parts
investigator's evidence notebook | 8-15 | 12+ | stationery | filler
monthly detective case subscription | 25-90 | 16+ | subscription | subscription heart
classic locked-room mystery novel | 8-14 | 14+ | book | book heart
fingerprint detection lab | 15-28 | 8-14 | toy | small-parts
red string pinboard | 15-30 | 14+ | decor | filler
historic crimes walking tour | 15-30 | 16+ | experience | experience heart
lock picking practice padlock | 20-40 | 16+ | puzzle | filler
cipher and codebreaking workbook | 8-15 | 10+ | book | book filler
interactive whodunnit theatre tickets | 40-90 | 16+ | experience | experience heart
deerstalker hat | 20-40 | 14+ | clothing | clothing sized wool filler
podcast listening pillow speaker | 18-35 | 14+ | audio | gadget battery filler
junior detective kit | 12-25 | 6-11 | toy | small-parts plastic
invisible ink pens | 5-10 | 7-14 | stationery | gadget battery filler
courtroom sketch print | 12-28 | 16+ | print | filler
detective school activity book* | 6-11 | 7-13 | book | book heart
spy kit* with periscope | 15-28 | 6-12 | toy | heart
footprint casting kit* | 9-16 | 7-13 | craft kit | heart
mystery board game* for young sleuths | 15-28 | 7-14 | board game | heart
unsolved mysteries book* for teens | 8-15 | 11-18 | book | book heart
great detectives card game* | 8-15 | 9+ | game |
escape room book* | 9-16 | 10+ | puzzle | book experience
true crime magazine subscription* | 30-60 | 16+ | subscription | subscription
forensics taster day* | 50-130 | 16+ | class | experience heart

# cinema
needs: sight
also: movies, films, film, rom-coms, romcoms, romantic comedies, movie nights, watching movies, going to the movies, arthouse films, film buff, watching films, hollywood, studio films, jurassic films, film club, world cinema, independent films
own: bollywood, film noir
near: theatre, superheroes, horror films, animated films
unfit: companion
scratch-off hundred films poster | 12-20 | 14+ | print | heart
restored director's cut disc | 18-35 | 14+ | film | screen heart
clapperboard* in wood | 10-20 | 8+ | decor | filler
cinema-style light box | 14-28 | 8+ | lighting | gadget battery
stovetop popcorn maker | 25-45 | 16+ | kitchenware | practical
popcorn seasoning shakers | 8-15 | 10+ | food | food dairy filler
film criticism journal | 10-18 | 14+ | stationery | filler
pull-down projection screen | 50-110 | 16+ | equipment | screen bulky filler
portable outdoor film projector | 90-200 | 16+ | electronics | gadget battery screen heart
screenwriting manual | 14-24 | 14+ | book | book
movie quote party game | 14-25 | 14+ | game |
independent cinema membership | 30-80 | 16+ | subscription | subscription heart
framed vintage film still | 20-50 | 14+ | decor |
director interviews book | 15-28 | 16+ | book | book heart
film trivia playing cards | 6-12 | 12+ | game |
stop-motion animation studio | 20-40 | 8-14 | toy | plastic small-parts heart
director's folding chair | 45-90 | 12+ | furniture | bulky
open-air film night tickets | 15-35 | 8+ | experience | experience heart
red velvet lap cushion | 20-40 | 12+ | textile | filler
film review pocket notebook | 5-10 | 12+ | stationery | filler
shadow puppet cinema kit | 8-14 | 5-11 | toy |
snack trays* for film night | 10-20 | 5+ | tableware | food
child's cinema voucher* | 10-25 | 4-12 | voucher | voucher heart
make-your-own flipbook kit* | 8-15 | 6-13 | craft kit |
film quiz game* for families | 12-25 | 7+ | game | heart
children's guide to film making* | 9-16 | 7-12 | book | book heart
two-seat cinema gift card* | 20-40 | 12+ | voucher | voucher heart
film facts book* for children | 9-16 | 7-12 | book | book heart
popcorn bucket* in retro stripes | 6-12 | 5+ | tableware | filler
movie poster book* | 18-35 | 12+ | book | book heart
film character mask kit* | 8-15 | 5-11 | craft kit | filler
silent film evening with piano* | 12-30 | 10+ | experience | experience heart
popcorn machine* for the kitchen | 25-50 | 10+ | kitchenware | gadget food
star on the pavement plaque* | 12-25 | 6+ | keepsake | personalised filler
film music album* | 9-18 | 8+ | audio | heart
cinema birthday outing* with friends | 30-90 | 6-16 | experience | experience food @birthday
film stickers album* | 5-10 | 6-13 | collectible | filler
young director's notebook* | 6-12 | 7-14 | stationery |
silly film props box* | 12-25 | 5-12 | toy | filler
cinema snack box* | 5-10 | 8+ | food | food sugar
film quotes card game* | 6-12 | 14+ | game |
film buff's socks* | 5-10 | 12+ | clothing | clothing sized filler
popcorn seasoning trio* | 6-11 | 8+ | food | food
cinema ticket stub album* | 6-12 | 12+ | keepsake | filler

# football fans
also: football fan, watching football, watches football, watches soccer, soccer fan, watching soccer, football supporter, premier league, champions league, football club
own: fantasy football, world cup
near: football, trading cards, Formula 1, sports video games
situation
fan shop voucher* of their club | 20-60 | 8+ | voucher | voucher heart
sports streaming pass | 20-70 | 13+ | subscription | subscription screen heart
framed photograph* of the stadium | 25-50 | 12+ | print | heart
insulated mug* in club colours | 15-30 | 12+ | tableware | merchandise heart
duvet cover* of their club | 25-45 | 5-15 | textile | merchandise heart
snack box* for match evenings | 18-35 | 12+ | food | food gluten dairy heart nuts sugar
retro football shirt | 35-60 | 8+ | clothing | clothing sized heart
guided stadium tour | 30-60 | 8+ | experience | experience heart
jersey display frame | 30-60 | 10+ | decor |
football ground scratch map | 12-22 | 8+ | print |
terrace bobble hat | 12-22 | 5+ | clothing | clothing sized wool heart
historic programme* from birth year | 6-20 | 18+ | collectible | sentimental filler
football statistics annual | 8-15 | 7+ | book | book filler
tabletop football table | 40-110 | 6+ | game | bulky
signed player photograph | 30-100 | 8+ | collectible |
football quiz compendium | 8-15 | 8+ | book | book
football sticker album bundle | 8-20 | 5-14 | collectible | heart
home fixture tickets | 30-80 | 6+ | experience | experience heart
foam seat cushion* for terraces | 10-20 | 8+ | textile | practical filler
personalised changing room print | 15-30 | 6+ | print | personalised filler
club history hardback | 15-28 | 12+ | book | book heart
stadium foam puzzle model* | 25-50 | 8+ | puzzle | plastic small-parts filler
handheld hand warmers* for terraces | 10-22 | 14+ | accessory | gadget battery practical filler
fantasy league trophy | 15-35 | 14+ | keepsake |
footballer fact cards | 4-8 | 6-14 | game | filler
team-colours face paint sticks | 4-9 | 5+ | body care | filler
league ladder wall chart | 5-10 | 6+ | print | filler
club-coloured Christmas bauble | 5-12 | 4+ | decor | merchandise @christmas filler
football museum day* | 15-40 | 8+ | experience | experience
match day lunch* with a friend | 20-60 | 25+ | food | food filler
legends' dinner evening* | 50-130 | 25+ | experience | experience food
football magazine subscription* | 25-55 | 10+ | subscription | subscription heart
classic matches box set* | 15-35 | 16+ | film | screen
wool supporter's scarf* | 15-35 | 5+ | clothing | clothing wool
framed match programme* | 20-50 | 25+ | keepsake | sentimental
weekend trip* to an away match | 80-220 | 18+ | travel | experience
retro football cards game | 10-22 | 8+ | game |
football novelists' anthology* | 10-22 | 16+ | book | book
big-screen match evening* at home | 15-45 | 16+ | lighting | experience food filler
team shirt cushion* | 15-35 | 6+ | textile | filler
vintage leather ball* | 30-80 | 14+ | decor | leather heart
team mini ball* | 6-14 | 2-10 | sports gear | heart
soft football* for toddlers | 7-14 | 0-4 | toy |
club keyring* | 4-8 | 8+ | accessory | merchandise filler
pocket book of football facts* | 5-10 | 9+ | book | book filler
football pub quiz cards* | 6-11 | 12+ | game |
mug* with football chant | 8-12 | 12+ | tableware | merchandise filler
scarf-shaped car hanger* | 4-8 | 17+ | decor | filler

# Formula 1
also: f1, motor racing, grand prix, formula one, racing cars, car racing, motor sports
own: motogp, le mans
near: model cars, football fans, motorcycling
unfit: companion, art
Grand Prix circuit wall art* | 18-40 | 10+ | print | of:Formula_1
indoor karting session | 25-55 | 8+ | experience | experience of:Formula_1 heart
scale racing car model | 25-80 | 10+ | collectible | of:Formula_1 of:le_mans heart
steering wheel* with pedals | 90-250 | 10+ | electronics | gadget screen bulky of:Formula_1 of:le_mans heart
race engineering explained book | 16-30 | 12+ | book | book of:Formula_1
pit crew reaction game | 15-30 | 8+ | game | gadget battery of:Formula_1 filler
racing team cap | 20-35 | 8+ | clothing | clothing of:Formula_1 heart
track day supercar drive | 90-180 | 18+ | experience | experience of:Formula_1 of:le_mans heart
reclaimed racing tyre clock | 30-60 | 14+ | decor | eco battery of:Formula_1 of:le_mans filler
race weekend prediction cards | 6-14 | 10+ | game | filler
ear defenders* for trackside | 12-25 | 3+ | safety gear | practical filler
racing driver biography | 10-20 | 12+ | book | book of:Formula_1
brick-built racing car | 25-60 | 8+ | toy | small-parts plastic of:Formula_1 of:le_mans heart
radio-controlled racing car | 30-80 | 7+ | toy | gadget battery plastic of:Formula_1 of:le_mans
pit lane team anorak | 60-120 | 10+ | outerwear | clothing sized of:Formula_1
chequered flag | 6-12 | 6+ | decor | filler
racing strategy board game | 30-60 | 10+ | board game | small-parts of:Formula_1 heart
circuit-shaped key hook | 12-22 | 12+ | home | practical filler
racing driver fact cards | 5-10 | 6-14 | game | of:Formula_1
team-colour racing stickers | 3-7 | 5-12 | stationery | of:Formula_1 filler
toy racing car with driver* | 9-18 | 3-8 | toy | plastic of:Formula_1
racing car pyjamas* | 12-22 | 3-10 | clothing | clothing sized of:Formula_1
racing cars sticker book* | 5-9 | 4-10 | stationery | book of:Formula_1 of:le_mans filler
Grand Prix facts book* for children | 8-14 | 6-12 | book | book of:Formula_1 heart
motor racing magazine subscription* | 30-65 | 10+ | subscription | subscription
racing driver's suit* for dressing up | 20-38 | 4-9 | clothing | clothing sized of:Formula_1 of:le_mans
model race track* with two cars | 35-75 | 5-12 | toy | gadget battery plastic of:Formula_1 of:le_mans heart
racing colouring book* | 5-9 | 5-11 | art supplies | book filler
motor museum day tickets* | 12-28 | 5+ | experience | experience heart
racing driver poster* | 7-14 | 6+ | print | of:Formula_1 filler
race car duvet cover* | 20-38 | 3-12 | textile | of:Formula_1 of:le_mans
junior karting lesson* | 25-60 | 8-15 | class | experience of:Formula_1 of:le_mans heart
pit stop playset* | 18-38 | 4-9 | toy | plastic of:Formula_1 heart
racing quiz book* | 7-13 | 9+ | book | book filler
racing team mug* | 8-15 | 10+ | tableware | filler
racing documentary box set* | 12-28 | 12+ | film | screen
model kit* of a racing engine | 30-60 | 10+ | craft kit | small-parts plastic
racing car keyring* | 4-9 | 6+ | accessory |
racing circuit coasters* | 6-12 | 12+ | tableware | filler
racing team socks* | 5-10 | 8+ | clothing | clothing sized filler
racing season guide magazine* | 5-9 | 10+ | stationery |

# theatre
also: musicals, theater, stage plays, broadway, west end, musical theatre, am dram
own: pantomime
near: cinema, dance, opera
unfit: blanket, bowl, popcorn, jigsaw
picture book* of great theatres | 25-50 | 14+ | book | book heart
voucher* for drinks at the interval | 10-25 | 25+ | voucher | voucher food alcohol
theatre evening* with dinner | 50-120 | 18+ | experience | experience food heart
improv theatre tickets* | 12-30 | 14+ | experience | experience heart
framed theatre poster* | 25-50 | 12+ | print | heart
silk scarf* for evenings out | 25-60 | 16+ | accessory | clothing heart
small evening bag* in velvet | 25-55 | 16+ | bag | heart
stage plays streaming subscription* | 20-60 | 14+ | subscription | subscription screen
big stage musical tickets | 35-110 | 8+ | experience | experience heart
theatre ticket stub album | 14-28 | 10+ | keepsake | sentimental filler
original cast recording vinyl | 22-40 | 12+ | audio |
folding opera glasses | 18-45 | 10+ | equipment | practical heart
complete plays* in one volume | 18-35 | 14+ | book | book filler
musical libretto songbook | 14-25 | 12+ | book | book
theatre make-up palette | 18-40 | 12+ | body care | filler
monologue collection* for auditions | 10-18 | 12+ | book | book filler
toy theatre* with paper actors | 15-30 | 6-12 | toy |
finger puppet cast | 8-15 | 3-8 | toy | heart
stage door autograph notebook | 6-14 | 8+ | stationery | filler
acting workshop | 30-70 | 14+ | class | experience filler
improvisation prompt deck | 8-15 | 12+ | game |
Venetian papier-mache mask | 15-40 | 14+ | decor | filler
playbill display frame | 15-30 | 12+ | decor | filler
theatre gift vouchers | 20-80 | 12+ | voucher | voucher heart
backstage theatre guided tour | 15-35 | 8+ | experience | experience heart
children's dressing-up rail | 40-80 | 3-8 | furniture | bulky filler
script highlighter tabs | 4-9 | 10+ | stationery | practical filler
Christmas pantomime tickets | 20-50 | 3+ | experience | experience @christmas
puppet theatre with curtains* | 25-55 | 3-9 | toy | bulky heart
children's theatre tickets* | 12-30 | 3-11 | experience | experience heart
put-on-a-play script book* | 7-13 | 7-13 | book | book heart
stage make-up set* for children | 9-18 | 5-12 | body care |
musical sing-along album* | 8-16 | 4+ | audio | filler
musical theatre holiday camp* | 60-180 | 6-15 | class | experience
spotlight lamp* for bedroom shows | 15-30 | 6-15 | lighting | gadget
four hand puppets* in felt | 15-30 | 2-9 | toy | heart
famous plays retold* for children | 9-16 | 7-12 | book | book
cloak and crown* for dressing up | 14-28 | 3-9 | clothing | clothing heart
musicals quiz game* | 10-20 | 10+ | game |
theatre lover's tote* | 10-20 | 12+ | bag | merchandise filler
theatre magazine subscription* | 25-55 | 14+ | subscription | subscription
cut-out stage scenery* in card | 15-30 | 8+ | craft kit |
box of stage props* for children | 15-32 | 5-12 | toy |
musical songbook* for children | 10-18 | 7-12 | book | book
pantomime script and songs book* | 7-13 | 7+ | book | book of:theatre filler

# horror films
also: horror, horror movies, scary movies, gothic, slasher films, ghost stories
own: zombies, vampires, halloween
near: cinema, true crime
folk horror short story anthology | 10-18 | 16+ | book | book heart
glow-in-the-dark skeleton mobile | 12-25 | 8+ | decor | filler
haunted mansion board game | 20-45 | 14+ | board game | small-parts heart
vintage monster poster | 10-25 | 12+ | print |
ghost hunt evening | 40-90 | 18+ | experience | experience heart
practical effects make-up set | 20-45 | 14+ | body care | filler
anatomical skull bookend | 20-40 | 14+ | decor |
tarnished raven candlestick | 15-35 | 16+ | decor |
restored cult horror disc | 15-30 | 18+ | film | screen heart
horror streaming subscription | 15-60 | 18+ | subscription | subscription screen heart
giallo soundtrack on vinyl* | 22-40 | 16+ | audio | heart
survive-the-night card deck | 10-20 | 14+ | game | filler
bat-shaped wall hooks | 8-15 | 12+ | home | practical filler
spooky stories* for children | 6-12 | 8-12 | book | book
monster drawing sketch guide | 7-14 | 7-13 | book | book
spellbook-style lockable diary | 12-25 | 9-15 | stationery | filler
scream-along cinema tickets | 10-22 | 16+ | experience | experience
velvet bat-wing throw pillow | 18-35 | 12+ | textile | filler
horror film production history | 18-32 | 16+ | book | book heart
immersive zombie chase day | 60-120 | 18+ | experience | experience heart
glow-in-the-dark bats | 3-7 | 6+ | toy | plastic filler
horror novel* in paperback | 8-14 | 15+ | keepsake | book heart
friendly ghost picture book* | 6-11 | 4-8 | book | book heart
monster-making modelling kit* | 12-24 | 6-12 | craft kit |
glow-in-the-dark skeleton pyjamas* | 14-25 | 3-12 | clothing | clothing sized
friendly monster plush* | 12-24 | 3-12 | toy | heart
ghost hunt board game* for families | 15-28 | 6-14 | board game | heart
monster mask kit* | 8-15 | 5-11 | craft kit |
creepy-crawly experiments kit* | 12-24 | 7-13 | toy | filler
bat and pumpkin bunting* | 5-10 | 4+ | decor | filler
scary story dice* | 8-15 | 7+ | game | small-parts
spooky castle evening tour* | 10-25 | 7+ | experience | experience
monster encyclopedia* | 10-20 | 7+ | book | book heart
spooky socks* | 5-10 | 5+ | clothing | clothing filler

# nature documentaries
also: animals, animal lover, all animals, wildlife documentaries, documentaries, animal documentaries, david attenborough, nature programmes, safari animals, wild animals
near: birdwatching, dinosaurs, photography, sharks and ocean animals
unfit: companion, art
wildlife trail camera | 40-100 | 10+ | electronics | gadget battery
landmark nature series box set | 15-30 | 6+ | film | screen heart
wildlife photographer yearbook | 20-35 | 10+ | book | book
ocean creatures pop-up book | 14-25 | 4-10 | book | book
animal tracks casting kit | 10-22 | 6-12 | craft kit |
symbolic rhino adoption pack | 20-40 | 5+ | keepsake |
underwater bath explorer figures | 8-15 | 3-7 | toy | plastic filler
safari park entry tickets | 20-50 | 3+ | experience | experience heart
illustrated animal migration atlas | 14-28 | 7+ | book | book heart
realistic big cats* collection | 12-30 | 3-10 | toy | plastic heart
nature sounds identification game | 12-22 | 6+ | game |
hedgehog house* in timber | 25-50 | 10+ | garden | bulky
wildlife photography day course | 80-150 | 16+ | class | experience
natural history essays | 10-20 | 14+ | book | book
insect viewing magnifier dome | 8-15 | 4-10 | equipment | plastic
world animals floor jigsaw | 10-18 | 3-8 | puzzle | small-parts
junior wildlife magazine subscription | 25-50 | 6-12 | subscription | subscription
Antarctic expedition photo print | 14-40 | 12+ | print | filler
wild animal fact cards | 5-10 | 5-12 | game |
rainforest colouring poster | 5-12 | 5-12 | art supplies | filler
animal origami squares | 4-9 | 6+ | craft kit | filler
wooden animal puzzle* | 8-15 | 1-4 | puzzle |
animal sounds book* | 8-15 | 1-5 | book | book noisy battery
plush safari animal* | 12-25 | 0-8 | toy | heart
chunky wooden animals* | 12-25 | 1-5 | toy |
zoo day tickets* | 15-40 | 2+ | experience | experience
animal dressing-up suit* | 16-30 | 2-7 | clothing | clothing sized
animal memory pairs* | 7-13 | 3-8 | game |
animal bath friends* | 7-13 | 1-5 | toy | plastic filler
animal sticker atlas* | 6-12 | 4-9 | stationery | book filler
animal masks to make* | 7-13 | 3-9 | craft kit | filler
lift-the-flap animals book* | 7-12 | 1-5 | book | book
animal encyclopedia* for children | 12-22 | 5-12 | book | book heart
zookeeper for a morning* | 50-130 | 8+ | experience | experience animals
beginner's binoculars* | 15-35 | 5-13 | equipment |
animal stamps with ink pad* | 8-15 | 3-9 | art supplies | filler
draw wild animals step-by-step* | 7-13 | 6-13 | art supplies | book
wildlife charity membership* | 25-50 | 14+ | subscription | subscription
wildlife art print* | 12-30 | 12+ | print |
nature memoir* in paperback | 9-15 | 14+ | book | book
binoculars* for wildlife | 45-120 | 12+ | equipment | heart
animal photography award book* | 20-35 | 12+ | book | book heart
wildlife magazine subscription* | 30-55 | 12+ | subscription | subscription heart
guided badger watch evening* | 12-35 | 8+ | experience | experience animals
wild animal wall calendar* | 9-16 | 10+ | stationery | filler
animal-print mug* | 9-15 | 10+ | tableware | filler
nature sounds album* | 8-15 | 10+ | audio | filler
wildlife talk evening ticket* | 10-30 | 12+ | experience | experience

# animated films
also: disney, pixar, disney films, animated movies, cartoons, animation films, disney movies
near: princesses and fairies, cinema, theatre
animated film sing-along disc | 8-18 | 3+ | film | screen heart
snow queen dressing-up gown | 18-35 | 3-9 | clothing | clothing sized heart
plush film character | 12-28 | 1+ | toy | heart
storybook collection* of animated classics | 12-25 | 3-10 | book | book heart
glitter tiara and wand set* | 6-14 | 3-9 | accessory | plastic filler
character figure playset | 15-32 | 3-9 | toy | plastic small-parts heart
film songs easy piano book | 10-20 | 6+ | book | book
story-telling projector torch | 10-20 | 3-8 | lighting | gadget battery
family trivia board game | 18-35 | 6+ | board game |
animated musical stage tickets* | 35-90 | 4+ | experience | experience heart
art-of-animation picture book | 22-40 | 10+ | book | book heart
film character lunch bag | 10-20 | 3-11 | bag | practical filler
character jigsaw* in a tin | 8-15 | 4-10 | puzzle | small-parts heart
soundtrack on coloured vinyl* | 22-38 | 12+ | audio | heart
flower of life terrarium lamp* | 18-38 | 6+ | decor | gadget battery plant filler
animation drawing light pad | 18-38 | 7-14 | art supplies | gadget battery
character fleece throw* | 12-25 | 3+ | textile | plastic
animated film tree ornaments* | 10-22 | 4+ | decor | @christmas
film character pencils | 2-6 | 4-12 | stationery | filler
film character pyjamas* | 12-24 | 2-12 | clothing | clothing sized heart
film character socks* | 6-12 | 3+ | clothing | clothing
film soundtrack album* | 9-16 | 3+ | audio | heart
character mug* | 8-15 | 8+ | tableware |
drawing guide* to cartoon characters | 8-15 | 7+ | art supplies | book heart
flipbook animation kit* | 12-24 | 7-15 | craft kit | heart
framed film cell print* | 20-50 | 12+ | print | heart
thousand-piece character jigsaw* | 14-24 | 10+ | puzzle | small-parts
animated film quiz cards* | 7-13 | 9+ | game |
theme park day* with characters | 50-130 | 4+ | travel | experience heart
cartoon art exhibition tickets* | 12-30 | 8+ | experience | experience
streaming gift card* for family films | 15-40 | 13+ | voucher | voucher screen
enamel pin* of a film character | 6-12 | 8+ | accessory | small-parts filler
cartoon friends cookbook* | 14-26 | 8+ | book | book filler
animation history coffee-table book* | 25-50 | 14+ | book | book heart
film figure in porcelain* | 25-60 | 16+ | collectible |
character water bottle* | 9-18 | 4+ | equipment | filler
colouring book* of film scenes | 6-12 | 5+ | art supplies | book filler

# princesses and fairies
also: princesses, fairies, princess, fairy, fairy tales, fairy gardens, princess dressing up
near: unicorns, animated films, fashion dolls
situation
fairy wings* with floaty layers | 10-20 | 3-9 | clothing | clothing heart
velvet-bodice princess dress | 18-38 | 3-9 | clothing | clothing sized heart
fairy garden planting kit | 15-30 | 4-11 | craft kit | plant small-parts heart
light-up star wand* | 5-12 | 3-9 | toy | gadget battery plastic
fairy door* for the skirting board | 8-18 | 3-10 | decor |
pop-up princess castle tent | 22-45 | 3-8 | furniture | bulky
mermaid tail blanket | 15-32 | 4-12 | textile | filler
fairy tale treasury | 12-25 | 3-9 | book | book heart
play jewellery box* | 10-20 | 4-9 | toy | jewellery small-parts plastic
flower crown making kit | 10-20 | 6-12 | craft kit | plant
castle and knights wooden blocks* | 18-38 | 3-8 | toy | bulky
story-telling tea party set | 15-30 | 3-8 | tableware |
fairy-tale ballet matinee tickets | 20-50 | 4+ | experience | experience
princess sticker dressing book | 6-12 | 4-9 | book | book
magical potion bottles* kit | 14-28 | 5-11 | toy | small-parts
woodland fairy peg dolls | 10-22 | 3-9 | toy |
satin ballet slippers* for play | 8-18 | 3-9 | footwear | clothing sized filler
birthday princess sash* | 3-8 | 3-10 | accessory | @birthday filler
princess mosaic picture kit* | 8-16 | 4-9 | craft kit |
toddler fairy skirt* | 9-18 | 2-4 | clothing | clothing sized
princess castle playset* | 30-65 | 3-8 | toy | plastic small-parts bulky heart
glitter fairy jar lamp kit* | 12-22 | 5-11 | craft kit | gadget battery
princess doll* | 14-28 | 3-9 | toy | heart
lift-the-flap fairy book* | 7-12 | 2-6 | book | book
fairy sticker scenes* | 4-8 | 4-9 | stationery | filler
mirror and brush set* for play | 8-16 | 3-7 | toy | plastic filler
secret fairy diary* with lock | 8-15 | 6-12 | stationery |
fairy folk field guide* | 10-18 | 7-13 | book | book heart
flower fairy painting set* | 9-18 | 6-12 | art supplies |
fairy trail outing* in the woods | 5-15 | 2-10 | experience | experience
royal palace visit* | 15-35 | 6+ | experience | experience
princess ballet class* | 15-60 | 3-9 | class | experience
adventurous princess stories* | 8-15 | 6-12 | book | book
fairy string lights* | 8-15 | 6+ | lighting | gadget battery filler
illustrated fairy tales* for grown-ups | 18-35 | 14+ | book | book heart
fairy garden miniature house* | 18-40 | 8+ | garden | heart
flower crown workshop* | 25-60 | 14+ | class | experience plant
tiara-shaped ring dish* | 8-16 | 10+ | decor | filler
fairy tale ballet film* | 8-16 | 6+ | film | screen
art print* of woodland fairies | 12-28 | 10+ | print |
story-book castle weekend* | 90-240 | 18+ | travel | experience
folklore of fairies paperback* | 9-16 | 13+ | book | book
star-shaped hair pins* | 6-14 | 8+ | accessory | filler
fairy light jar* | 9-18 | 8+ | lighting | gadget battery filler
tiara* with gems | 4-8 | 4-9 | accessory |
fairy wand* with ribbons | 3-7 | 3-8 | toy |
princess sticker book* | 3-7 | 3-8 | stationery | book filler
princess hair clips* | 3-7 | 3-9 | accessory | filler
paper crowns* to decorate | 3-7 | 3-8 | craft kit | filler

# mermaids
also: mermaid, mermaid things, sirens, mermaid tails, under the sea
near: princesses and fairies, sharks and ocean animals, swimming
swimmable mermaid tail | 35-80 | 5-14 | sports gear | sized heart
mermaid tail blanket | 18-38 | 4-14 | textile | heart
shell-shaped treasure box | 8-18 | 4-12 | keepsake |
mermaid doll* with brushable hair | 12-28 | 3-9 | toy | plastic heart
sequin mermaid sketchbook | 8-15 | 5-12 | stationery |
mermaid storybook | 7-14 | 3-9 | book | book heart
mermaid bath fizz trio* | 8-15 | 4-14 | body care | scent filler
shell hair clip pair* | 4-9 | 4-14 | accessory | filler
paint-your-own mermaid figures | 9-18 | 4-10 | craft kit |
ocean night light* | 15-32 | 3-12 | lighting | gadget battery
mermaid jigsaw | 8-15 | 4-12 | puzzle | small-parts
undersea tunnel tickets* | 20-60 | 3+ | experience | experience heart
mermaid swimming lesson | 30-60 | 6+ | class | experience heart
sand art kit* with shells | 9-18 | 4-12 | craft kit | small-parts filler
mermaid party crown kit* | 5-12 | 4-10 | craft kit | filler
mermaid sticker book* | 5-9 | 3-9 | stationery | book filler
mermaid bath doll* | 9-18 | 2-7 | toy | plastic heart
mermaid dressing-up costume* | 16-30 | 3-9 | clothing | clothing sized heart
mermaid colouring book* | 4-8 | 3-9 | art supplies | book filler
mermaid swimming goggles* | 8-15 | 4-11 | sports gear | plastic
mermaid board book* with flaps | 6-11 | 1-4 | book | book
shell necklace making kit* | 9-18 | 6-13 | craft kit | jewellery small-parts
mermaid soft doll* | 14-26 | 1-8 | toy | heart
mermaid castle playset* | 22-45 | 3-8 | toy | plastic small-parts heart
sparkly swimsuit* with scales | 15-28 | 3-12 | clothing | clothing sized
mermaid rag wall hanging kit* | 12-24 | 8-14 | craft kit | filler
mermaid tales chapter book* | 6-10 | 6-11 | book | book heart
mermaid mug* | 8-14 | 8+ | tableware | filler
mermaid swim show* | 15-35 | 3+ | experience | experience
iridescent hair scrunchies* | 4-9 | 5-16 | accessory | filler
sea legends illustrated book* | 12-25 | 10+ | book | book heart
mermaid monofin* | 40-90 | 8+ | sports gear | sized heart
beach towel* with fish scales | 14-28 | 4+ | textile |
mermaid retelling novel* | 8-14 | 14+ | book | book heart
mermaid art print* | 12-28 | 12+ | print |
pearl pendant necklace* | 15-40 | 12+ | jewellery | jewellery heart
shell-shaped cushion* | 18-35 | 8+ | textile | heart
mermaid swim photo shoot* | 40-110 | 8+ | experience | experience heart
sea salt bath soak* | 8-16 | 13+ | body care | scent filler
shell trinket dish* | 8-16 | 10+ | decor | filler
freediving taster lesson* | 50-120 | 16+ | class | experience heart

# unicorns
also: unicorn, magical creatures, alicorns, unicorn things, pegasus
own: rainbows = rainbow things
near: princesses and fairies, horses, soft toys
unfit: blanket, bowl, popcorn, companion, jigsaw, trivia
cuddly rainbow unicorn | 12-28 | 1-10 | toy | heart
hobby horse* with unicorn head | 18-38 | 3-8 | toy | heart
unicorn hooded dressing gown | 15-32 | 3-10 | clothing | clothing sized heart
unicorn grooming salon set* | 14-28 | 3-8 | toy | plastic
rainbow felt-tip pens* | 5-12 | 4-12 | stationery | filler
unicorn night lamp | 12-26 | 2-10 | lighting | gadget battery heart
sequin-flip rucksack | 12-26 | 4-11 | bag | small-parts
unicorn story collection | 6-14 | 4-9 | book | book heart
paint-your-own unicorn figures | 8-18 | 4-10 | craft kit | heart
unicorn hair clips* | 4-9 | 4-10 | accessory | plastic small-parts filler
ring toss unicorn game | 8-18 | 3-8 | game | plastic
hundred-piece unicorn jigsaw | 7-14 | 5-10 | puzzle | small-parts
unicorn bath fizzers* | 6-12 | 4-11 | body care | scent filler
rainbow stacking arch | 15-35 | 1-6 | toy | eco filler
unicorn duvet cover set | 18-38 | 3-11 | textile | heart
reversible unicorn plush cushion | 10-22 | 3-12 | textile |
pony riding taster* | 20-45 | 4-12 | experience | experience heart
unicorn birthday crown* | 4-10 | 3-9 | accessory | @birthday filler
unicorn colouring book* | 4-8 | 3-10 | art supplies | book filler
unicorn sticker book* | 4-9 | 3-10 | stationery | book filler
unicorn pyjamas* | 12-22 | 2-11 | clothing | clothing sized
unicorn soft slippers* | 10-20 | 3-12 | footwear | clothing sized
unicorn board book* | 6-11 | 1-4 | book | book
unicorn diary* with lock | 8-15 | 6-12 | stationery | heart
unicorn slime kit* | 9-18 | 6-13 | craft kit |
unicorn water bottle* | 8-16 | 4-12 | tableware |
unicorn academy chapter book* | 6-10 | 7-12 | book | book heart
unicorn drawing guide* | 7-13 | 6-13 | art supplies | book heart
unicorn mug* | 8-14 | 7+ | tableware |
crochet unicorn kit* | 14-26 | 8+ | craft kit | wool heart
unicorn necklace* | 7-15 | 5+ | jewellery | jewellery heart
glitter lamp* with unicorn | 15-30 | 7-16 | lighting | gadget battery
unicorn pencil case* | 7-14 | 5-13 | bag | filler
unicorn socks* in a box | 6-12 | 4+ | clothing | clothing filler
unicorn keyring* in plush | 5-10 | 6+ | accessory | filler
unicorn enamel pin* | 6-11 | 8+ | accessory | small-parts
unicorn onesie* for teens and adults | 25-45 | 12+ | clothing | clothing sized heart
medieval unicorn tapestry cushion* | 18-38 | 14+ | textile | heart
unicorn legend illustrated book* | 14-28 | 10+ | book | book heart
unicorn art print* | 10-24 | 10+ | print |
unicorn desk lamp* | 18-35 | 8+ | lighting | gadget
rainbow baking sprinkles set* | 6-12 | 8+ | food | food sugar filler
unicorn bookends* | 20-40 | 8+ | decor |
holographic tote bag* | 10-22 | 10+ | bag | filler
pony trekking afternoon* | 30-60 | 8+ | experience | experience
unicorn stickers* | 3-6 | 3-10 | stationery |
unicorn bath bomb* | 3-6 | 4-12 | body care | scent filler
small unicorn figure* | 4-9 | 3-10 | collectible | plastic
unicorn notebook* | 4-8 | 5-12 | stationery | filler
unicorn keyring plush* | 4-9 | 4+ | accessory | filler

# diggers and tractors
also: diggers, digger, tractors, trucks, construction vehicles, lorries, excavators, bulldozers, farm vehicles, dumper trucks, building site
near: fire engines and police cars, model cars, farming and farm animals
situation
die-cast digger and dumper* | 10-22 | 3-8 | toy | heart
ride-on scooping digger | 30-60 | 2-5 | vehicle | bulky plastic heart
construction site play mat | 15-30 | 2-7 | textile |
magnetic sand digger table* | 30-65 | 2-6 | furniture | bulky plastic
take-apart truck* with screwdriver | 14-28 | 3-7 | toy | plastic heart
hard hat and tool belt* set | 12-25 | 3-7 | clothing | clothing plastic
wooden tractor* with trailer | 15-32 | 1-6 | toy | eco
vehicle sticker activity book | 5-10 | 3-7 | book | book filler
remote-controlled excavator | 30-65 | 5-12 | toy | gadget battery plastic heart
digger driving day | 40-90 | 5+ | experience | experience heart
push-along cement mixer | 10-22 | 1-5 | toy | plastic
digger-shaped bedside lamp* | 14-28 | 3-8 | lighting | gadget battery
stacking crane game | 12-25 | 4-9 | game | plastic
road tape* for playing cars | 4-9 | 3-8 | toy | filler
digger dinner plate* with compartments | 10-20 | 2-7 | tableware |
building site floor jigsaw | 9-18 | 3-7 | puzzle | small-parts
digger rucksack* with straps | 14-28 | 2-7 | bag | practical
construction birthday banner* | 4-10 | 2-8 | decor | @birthday filler
vintage tractor rally tickets | 10-30 | 8+ | experience | experience
classic tractor history book | 14-30 | 12+ | book | book
vintage tractor enamel mug | 9-18 | 14+ | tableware | filler
tractor wall calendar | 8-15 | 12+ | print | filler
collector's tractor model* | 25-70 | 14+ | collectible |
tractor driving day* | 60-150 | 17+ | experience | experience
pedal tractor* with front loader | 70-150 | 3-7 | vehicle | bulky plastic heart
tractor* with loader and trailer | 20-42 | 3-8 | toy | plastic heart
small die-cast tractor* | 7-14 | 3-8 | collectible |
ploughing match day tickets | 8-20 | 10+ | experience | experience
heavy-duty cab flask* | 18-35 | 16+ | equipment | practical filler
digger pyjamas* | 12-22 | 2-8 | clothing | clothing sized
lift-the-flap digger book* | 6-11 | 1-5 | book | book
remote-controlled tractor* with trailer | 30-60 | 5-12 | toy | gadget battery plastic heart
brick-built digger* to assemble | 15-40 | 6-13 | toy | small-parts plastic heart
metal construction kit* with spanner | 18-38 | 7-13 | craft kit | small-parts
hydraulic digger model kit* | 20-40 | 8-14 | craft kit | small-parts plastic
big machines encyclopedia* | 10-20 | 5-12 | book | book heart
construction site theme park day* | 20-45 | 2-12 | experience | experience heart
farm machinery colouring book* | 4-8 | 3-9 | art supplies | book filler
farm machinery magazine subscription* | 25-60 | 8+ | subscription | subscription filler
digger top facts cards* | 6-11 | 5-12 | game |
detailed excavator model* | 25-70 | 9+ | collectible | heart
farm playset* with barn and tractor | 28-60 | 3-9 | toy | plastic small-parts
tractor t-shirt* | 10-20 | 3-12 | clothing | clothing sized
tractor cap* | 9-18 | 5+ | accessory | clothing
tractor pulling day tickets* | 12-30 | 5+ | experience | experience
tractor wall clock* | 15-30 | 10+ | home | battery gadget filler
toy farm machinery set* | 15-32 | 4-11 | toy | plastic
farming simulation video game* | 20-45 | 7+ | video game | screen heart
workshop manual* of a vintage tractor | 14-28 | 14+ | book | book
tractor seat stool* | 45-110 | 14+ | furniture | bulky filler
old farm machines film* | 8-18 | 12+ | film | screen
tractor jigsaw* | 9-18 | 7+ | puzzle | small-parts
tractor keyring* | 7-14 | 14+ | accessory | filler
vintage machinery wall print* | 14-30 | 12+ | print | filler
steam and tractor fair weekend* | 20-80 | 10+ | travel | experience
farm machinery toolbox* in miniature | 18-40 | 12+ | collectible | filler
die-cast tractor* in pocket size | 4-8 | 3-8 | collectible |
digger sticker book* | 3-7 | 3-8 | stationery | book filler
digger socks* | 3-7 | 1-8 | clothing | clothing sized filler
tractor board book* | 4-8 | 0-4 | book | book
digger bath squirter* | 3-7 | 1-5 | toy | plastic filler
toy lorry* in wood | 6-12 | 1-6 | vehicle |
truck colouring book* | 3-6 | 3-8 | art supplies | book filler

# fire engines and police cars
also: fire engines, fire engine, firefighters, emergency vehicles, rescue vehicles, fire trucks
near: diggers and tractors, model cars, preschool television
situation
fire engine* with extending ladder | 15-32 | 3-7 | toy | plastic noisy gadget battery heart
firefighter dressing-up set* | 18-35 | 3-7 | clothing | clothing sized heart
wooden rescue vehicles* trio | 12-25 | 1-5 | toy | eco heart
police motorbike push toy* | 10-20 | 2-6 | toy | plastic of:police_cars
three-floor toy fire station | 30-65 | 3-8 | toy | bulky small-parts heart
child's play walkie talkies* | 12-25 | 4-9 | electronics | gadget battery noisy plastic
emergency team figure pack | 8-18 | 3-8 | toy | plastic small-parts
lift-the-flap rescue book | 6-12 | 2-6 | book | book heart
rescue helicopter* with winch | 14-28 | 3-8 | toy | plastic of:ambulances heart
foam water blaster* for firefighters | 8-15 | 4-10 | sports gear | plastic
fire station open day outing* | 0-10 | 3-10 | experience | experience filler
doctor's case* for pretend play | 14-28 | 3-7 | toy | of:ambulances filler
rescue bingo* for little ones | 7-14 | 3-6 | game | filler
twenty-four piece rescue puzzle | 6-12 | 3-6 | puzzle | filler
emergency vehicle bedding set | 18-36 | 2-8 | textile |
bath fire boat* that squirts | 6-14 | 1-5 | toy | plastic
vehicle wall stickers | 8-18 | 2-8 | decor | filler
wooden fire station* for little drivers | 25-50 | 2-6 | toy | bulky
soft fire engine* with squeak | 9-18 | 0-3 | toy | noisy
fire engine pyjamas* | 12-22 | 2-7 | clothing | clothing sized
fire engine jigsaw* | 7-13 | 3-7 | puzzle | small-parts heart
remote-controlled fire engine* | 22-45 | 4-9 | electronics | gadget battery plastic heart
brick-built fire station* | 30-70 | 5-11 | toy | small-parts plastic heart
rescue helicopter brick set* | 12-28 | 5-10 | toy | small-parts plastic
ride-on fire engine* | 35-70 | 1-4 | vehicle | bulky plastic heart
junior firefighter activity book* | 5-9 | 4-9 | book | book filler
emergency vehicles facts cards* | 6-11 | 5-11 | game |
fire museum visit* | 5-15 | 3-12 | experience | experience heart
rescue missions chapter book* | 6-10 | 6-10 | book | book heart
emergency services board game* | 14-26 | 5-10 | board game |
rescue boat kit* to build | 14-28 | 6-11 | craft kit | small-parts
detailed fire engine model* | 18-40 | 8-14 | collectible | heart
junior lifesaving class* | 15-45 | 7-12 | class | experience filler
fire engine rucksack* | 14-26 | 2-8 | bag | filler
rescue team drawing pad* | 5-10 | 4-9 | art supplies | filler

# preschool television
also: cbeebies, preschool shows
near: children's music making, soft toys, fire engines and police cars
situation
talking plush puppy friend* | 14-28 | 2-6 | toy | gadget battery noisy pet heart
Bluey family play figures | 12-25 | 3-7 | toy | plastic heart
Peppa Pig muddy puddle wellies* | 12-22 | 2-6 | footwear | clothing sized plastic
audio story character | 12-20 | 2-8 | audio | gadget battery heart
board book boxset | 8-18 | 0-5 | book | book heart
character bath squirters* | 6-14 | 1-5 | toy | plastic filler
first memory pairs game* | 6-12 | 3-6 | game | filler
mini magnetic drawing board* | 8-15 | 3-6 | art supplies | plastic small-parts filler
character nightlight* with timer | 15-30 | 1-6 | lighting | gadget battery
live children's show tickets | 15-40 | 2-8 | experience | experience heart
character backpack* with reins | 14-26 | 1-4 | bag | practical
wooden character train | 12-25 | 2-6 | toy |
four-in-a-box starter puzzles | 7-14 | 3-5 | puzzle | heart
toddler armchair* with friend print | 30-60 | 1-4 | furniture | bulky
story time hand puppets* | 10-22 | 2-7 | toy |
Gruffalo woodland trail kit | 8-18 | 3-8 | outdoor gear | filler
character cutlery and bowl set* | 10-20 | 1-5 | tableware | plastic practical
character number balloon | 3-7 | 1-6 | decor | plastic @birthday filler
character puzzle book* for schoolchildren | 5-9 | 5-9 | book | book
character duvet cover* | 18-34 | 2-8 | textile |
character colouring box* | 7-13 | 3-8 | art supplies |
character umbrella* | 9-16 | 3-9 | accessory |
favourite show's magazine subscription* | 25-50 | 3-9 | subscription | subscription
character scooter* | 25-50 | 3-7 | vehicle | bulky
character board game* | 12-22 | 4-9 | board game | heart
character lunchbox* | 8-15 | 3-9 | bag |
character playset* with house | 25-50 | 3-8 | toy | plastic small-parts heart
sing-along songs album* | 7-14 | 2-8 | audio |
theme park day* with the heroes | 25-60 | 2-10 | experience | experience heart

# sharks and ocean animals
also: ocean animals, sea creatures, sea life, ocean life, marine animals
near: nature documentaries, snorkelling, fish keeping
unfit: blanket, bowl, popcorn, companion
realistic ocean animal figures* | 15-32 | 3-10 | toy | plastic heart
giant floor whale puzzle* | 12-24 | 3-8 | puzzle | bulky
shark tooth necklace | 6-14 | 7+ | jewellery | jewellery
pop-up ocean encyclopedia | 14-28 | 5-11 | book | book heart
shark sleeping bag blanket* | 18-38 | 3-10 | textile |
wind-up bath sharks* | 5-12 | 1-6 | toy | plastic filler
whale adoption pack* | 20-40 | 4+ | keepsake | eco heart
deep sea aquarium tickets | 20-50 | 3+ | experience | experience pet heart
octopus mood plush | 8-18 | 2+ | toy |
shark-bite reflex game | 10-22 | 4-10 | game | plastic
sea creature sand moulds | 5-12 | 2-7 | toy | plastic filler
ocean ripple projector lamp* | 15-32 | 3+ | lighting | gadget battery
genuine megalodon tooth fossil* | 30-120 | 10+ | collectible |
ocean animals origami set | 6-14 | 6-12 | craft kit | filler
dolphin watching boat trip | 25-60 | 5+ | experience | experience
underwater world colouring scroll* | 6-14 | 4-10 | art supplies | filler
shark swim goggles* | 8-15 | 4-10 | sports gear | plastic
beach clean litter grabber kit* | 12-24 | 6+ | tool | eco plastic filler
lift-the-flap ocean book* | 7-12 | 1-5 | book | book
deep sea creatures book* | 10-18 | 5-13 | book | book heart
glowing deep-sea fish kit* | 12-24 | 6-12 | craft kit |
plush sea creatures* in a net | 14-28 | 0-5 | toy | heart
sea animals bath puzzle* | 8-15 | 1-5 | puzzle | plastic filler
underwater vehicle toy* with diver | 14-28 | 3-8 | toy | plastic
sea creature memory pairs* | 7-13 | 3-8 | game |
ocean sticker atlas* | 6-12 | 4-10 | stationery | book filler
deep sea fish figures* | 10-20 | 4-12 | collectible | plastic
ocean facts cards* | 6-11 | 6-13 | game | filler
ocean documentary box set* | 12-28 | 6+ | film | screen
rock pooling kit* | 12-24 | 5-13 | outdoor gear | heart
sea life jigsaw* | 9-18 | 6+ | puzzle | small-parts
ocean duvet cover* | 20-38 | 3-13 | textile |
sea creatures drawing guide* | 7-13 | 6-14 | art supplies | book
deep ocean atlas* | 22-40 | 12+ | book | book heart
marine conservation membership* | 25-50 | 12+ | subscription | subscription eco
sea life art print* | 12-30 | 12+ | print |
behind-the-scenes aquarium tour* | 20-50 | 8+ | experience | experience pet
snorkel and mask set* | 20-45 | 8+ | sports gear | plastic
sea glass pendant* | 15-35 | 12+ | jewellery | jewellery filler
ocean swim towel* with fish | 14-28 | 5+ | textile | filler
marine biologist's memoir* | 10-20 | 14+ | book | book
whale song album* | 9-16 | 10+ | audio | filler
sea creature enamel pin* | 6-11 | 8+ | accessory | small-parts filler
ocean photography book* | 20-40 | 12+ | book | book heart
coral reef charity membership* | 25-60 | 14+ | subscription | subscription
try-dive in an aquarium* | 90-220 | 14+ | experience | experience pet

# Doctor Who
also: doctor who, dr who, tardis, daleks, whovian, time lords
near: Star Wars, Star Trek, cinema
long striped time traveller's scarf* | 22-45 | 8+ | clothing | clothing wool heart
sonic screwdriver* with lights | 18-38 | 6+ | toy | gadget battery plastic noisy heart
blue police box money bank* | 12-25 | 6+ | decor |
Doctor Who episode guide | 15-30 | 10+ | book | book heart
classic series blu-ray set | 20-50 | 10+ | film | screen heart
time travel strategy board game | 22-45 | 10+ | board game | small-parts heart
Doctor Who audio drama* | 10-25 | 10+ | audio | heart
Dalek cardboard build* kit | 10-22 | 8+ | craft kit |
Doctor Who trivia cards | 8-15 | 8+ | game | heart
brick-built time machine | 30-70 | 9+ | toy | small-parts plastic heart
question-mark lapel badges* | 5-12 | 10+ | accessory | small-parts filler
monster knitting patterns | 8-18 | 12+ | print | filler
science fiction museum visit* | 12-30 | 6+ | experience | experience
space and time wall calendar | 9-15 | 8+ | stationery | filler
police box desk lamp | 22-45 | 8+ | lighting | gadget
travelling through time journal* | 10-20 | 8+ | stationery | filler
monster blueprint print* | 10-25 | 10+ | print | filler
time traveller tree baubles* | 10-22 | 8+ | decor | @christmas
time traveller's toy figures* | 15-32 | 5+ | toy | plastic small-parts heart
time machine picture book* | 7-12 | 4-9 | book | book
monster sticker book* | 5-9 | 5-11 | stationery | book filler
police box jigsaw* | 12-22 | 7+ | puzzle | small-parts
science fiction annual* | 8-14 | 7-14 | book | book heart
time traveller's mug* | 9-15 | 10+ | tableware | filler
monster t-shirt* | 12-22 | 6+ | clothing | clothing sized
Doctor Who novel* in paperback | 7-12 | 10+ | book | book heart
police box phone stand* | 10-20 | 10+ | equipment | filler
Doctor Who magazine subscription* | 35-70 | 10+ | subscription | subscription heart

# Star Trek
also: star trek, trekkie, spock, starfleet, science fiction, sci-fi, sci fi, sci-fi films
own: stargate, dune
near: Star Wars, Doctor Who, astronomy
starship technical manual | 20-38 | 12+ | book | book heart
Klingon language dictionary | 9-18 | 12+ | book | book
starship display model | 25-80 | 12+ | collectible | plastic small-parts heart
insignia pin* in brass | 8-18 | 10+ | accessory | small-parts
uniform-style crew tunic* | 25-50 | 10+ | clothing | clothing sized
three-dimensional chess set | 35-90 | 12+ | board game | small-parts heart
galaxy cartography atlas | 25-50 | 12+ | book | book
replica communicator* | 30-90 | 10+ | electronics | gadget battery heart
classic science fiction boxset | 18-40 | 14+ | book | book heart
cooperative starship bridge game* | 25-55 | 12+ | game | small-parts heart
starship cutaway poster | 10-22 | 10+ | print | filler
series soundtrack double vinyl | 24-42 | 14+ | audio | heart
science fiction convention pass | 25-80 | 10+ | experience | experience heart
captain's log notebook | 9-18 | 10+ | stationery | filler
starship pizza wheel* | 12-25 | 14+ | kitchenware |
fluffy alien companion plush* | 12-25 | 6+ | toy | noisy
space station enamel tumblers* | 14-28 | 12+ | tableware | filler
crew insignia stickers | 2-5 | 6+ | stationery | merchandise filler
Star Trek novel* in paperback | 8-14 | 13+ | keepsake | book heart
insignia pin badge* | 6-12 | 8+ | accessory | small-parts
starship toy* with lights | 25-55 | 6-12 | toy | gadget battery plastic heart
space explorer's costume top* | 18-35 | 5-12 | clothing | clothing sized
paper starships to fold* | 9-16 | 8+ | craft kit |
friendly alien stories* for children | 7-12 | 7-12 | book | book
Star Trek comic collection* | 12-24 | 10+ | book | book heart
space quiz game* | 10-20 | 8+ | game |
starship blueprint t-shirt* | 14-25 | 8+ | clothing | clothing sized
science fiction film box set* | 15-35 | 10+ | film | screen
galaxy jigsaw* | 12-22 | 8+ | puzzle | small-parts filler
glow rocket and planets set* | 9-18 | 5-12 | decor | filler
space mission board game* for families | 18-35 | 7-14 | board game | heart
alien make-up set* | 8-16 | 5-13 | body care | filler
brick-built starship* | 25-60 | 8+ | craft kit | small-parts plastic heart

# period dramas
also: costume dramas, costume drama, victorian dramas, regency romance, brontes
own: jane austen = pride and prejudice
near: reading, history, tea
unfit: jigsaw
clothbound Jane Austen set | 40-90 | 12+ | book | book heart
dance card notebook* | 6-14 | 12+ | stationery | filler
Regency tea party invitations* | 8-15 | 10+ | stationery | filler
lace parasol | 14-30 | 10+ | accessory | filler
fingerless lace gloves | 8-18 | 12+ | clothing | clothing filler
stately home day tickets | 15-40 | 6+ | experience | experience heart
period drama series box set | 15-35 | 12+ | film | screen heart
afternoon tea in a stately home* | 30-65 | 12+ | experience | experience food caffeine gluten dairy egg sugar nuts meat fish heart
cameo brooch | 12-30 | 12+ | jewellery | jewellery
string quartet pop covers* on vinyl | 20-35 | 12+ | audio |
matchmaking parlour card game | 12-25 | 10+ | game | heart
embroidery sampler* with a literary quote | 14-28 | 12+ | craft kit |
quill pen set* | 12-25 | 10+ | art supplies |
servants' life social history book* | 10-20 | 12+ | book | book
silhouette portrait cutting* | 20-45 | 8+ | print | personalised sentimental
English country dance workshop | 12-30 | 14+ | class | experience
rose petal hand lotion* | 8-18 | 14+ | body care | scent plant filler
vintage bone china teacup* | 12-28 | 14+ | tableware |
pressed rose bookmark* | 3-7 | 10+ | accessory | plant filler
costume drama film* on disc | 7-14 | 12+ | film | screen heart
dress-up bonnet and shawl* | 14-28 | 5-12 | clothing | clothing
classic retold for young readers* | 7-13 | 7-12 | book | book heart
paper dolls* in historical gowns | 6-12 | 6+ | toy | heart
costume colouring book* | 6-12 | 6+ | art supplies | book
governess-style slate board* | 9-16 | 6-12 | stationery | filler
dolls' tea set* in china | 15-28 | 5-11 | toy |
costume museum visit* | 10-25 | 8+ | experience | experience
embroidered handkerchiefs* in a box | 10-20 | 12+ | accessory | filler
drama filming locations guide* | 10-18 | 14+ | book | book
streaming pass* for period dramas | 15-50 | 14+ | subscription | subscription screen

# sitcoms
also: sitcom, comedy shows
near: cinema, pub quizzes, board games
unfit: art, jigsaw
sitcom trivia card game | 8-18 | 12+ | game | heart
comedy club evening tickets | 18-45 | 18+ | experience | experience heart
complete series box set | 25-60 | 12+ | film | screen heart
coffee shop sofa brick set* | 35-70 | 12+ | toy | small-parts plastic caffeine heart
comedian's memoir | 10-20 | 14+ | book | book heart
yellow peephole door frame* | 8-15 | 12+ | decor | filler
cookbook* from a favourite sitcom | 15-28 | 12+ | book | book heart
oversized catchphrase mug* | 8-15 | 12+ | tableware | merchandise filler
improv comedy beginners' workshop | 25-60 | 14+ | class | experience
sitcom location jigsaw | 12-22 | 10+ | puzzle | small-parts
charades party game* | 10-22 | 8+ | game | filler
comedy writing handbook | 12-22 | 14+ | book | book
stapler jelly mould* | 8-15 | 8+ | kitchenware | plastic filler
paper company desk notepad* | 5-10 | 12+ | stationery | filler
comedy podcast membership | 20-60 | 16+ | subscription | subscription
binge-watching hooded blanket* | 22-45 | 10+ | clothing | clothing
fleece lounge trousers | 15-32 | 10+ | clothing | clothing sized plastic filler
sitcom trivia pocket cards* | 7-13 | 12+ | game |
joke book* for children | 5-9 | 6-12 | book | book
whoopee cushion* and prank set | 6-12 | 6-13 | toy | noisy
funny face party game* | 8-15 | 5+ | game |
comedy diary novel* | 6-10 | 7-13 | book | book heart
silly hats box* | 10-20 | 5+ | accessory | clothing filler
family quiz game* about television | 14-26 | 8+ | board game | heart
slapstick films collection* | 9-18 | 6+ | film | screen heart
funny t-shirt* | 12-22 | 6+ | clothing | clothing sized filler
drum-roll sound box* | 9-18 | 6+ | toy | gadget battery noisy filler
comedy box set* from the nineties | 18-40 | 14+ | film | screen heart
sitcom script book* | 12-25 | 14+ | book | book heart
sketch show card game* | 9-16 | 8+ | game |
comic novel series* | 12-25 | 8-13 | book | book heart

# reality and cooking shows
also: reality tv, cooking shows, i'm a celebrity
near: baking, sitcoms, dance
situation
hidden traitor party game* | 15-30 | 12+ | game | heart
dance show live tour tickets | 40-95 | 8+ | experience | experience heart
technical challenge baking book* | 15-28 | 10+ | book | book heart
baker's tent-style bunting | 8-18 | 8+ | decor | filler
personalised tumbler bottle* | 10-22 | 12+ | equipment | personalised filler
scoring paddles* one to ten | 8-15 | 6+ | game | filler
glitter disco ball | 10-30 | 8+ | decor | filler
ballroom dance beginner lesson | 15-45 | 14+ | class | experience
song contest party score cards* | 4-10 | 8+ | stationery | filler
mystery ingredient cooking challenge* | 12-25 | 10+ | kitchenware |
reality show quiz book | 6-14 | 14+ | book | book
flag bunting* of many nations | 6-14 | 6+ | decor | filler
sequin cushion cover | 8-18 | 8+ | textile | filler
snack bowl tower* for viewing parties | 18-38 | 12+ | tableware | filler
bake-along afternoon* | 35-75 | 10+ | experience | experience food gluten dairy egg sugar nuts heart
television studio audience tour* | 20-50 | 12+ | experience | experience
false lash and glitter palette* | 12-26 | 14+ | body care | filler
popcorn seasoning selection | 8-15 | 10+ | food | food dairy filler
children's baking challenge kit* | 15-28 | 5-12 | kitchenware | heart
child's chef hat and apron* | 12-22 | 3-10 | clothing | clothing heart
family talent show game* | 12-25 | 6+ | game | heart
toy microphone* with speaker | 15-30 | 4-11 | toy | gadget battery noisy
dance-off mat* | 25-50 | 6-13 | electronics | gadget battery noisy
junior cookery class* | 25-60 | 6-14 | class | experience food heart
junior cookbook* with step photos | 10-18 | 6-13 | book | book heart
blindfold taste test game* | 12-24 | 8+ | game | food
show-night snack box* | 12-25 | 6+ | food | food sugar gluten dairy egg nuts

# Game of Thrones
also: game of thrones, house of the dragon, westeros, the witcher series
own: fourth wing
near: The Lord of the Rings, role-playing games, history
illustrated thrones companion volume | 25-45 | 16+ | book | book heart
pop-up map* of Westeros | 40-70 | 14+ | book | book heart
house sigil wall banner | 14-28 | 12+ | decor |
dragon egg trinket box* | 20-45 | 10+ | storage |
thrones strategy board game | 45-80 | 14+ | board game | small-parts heart
resin dragon bookends* | 35-75 | 10+ | decor | plastic
hooded fur-trim cloak* | 35-70 | 12+ | clothing | clothing sized
runic pendant necklace | 12-28 | 12+ | jewellery | jewellery filler
dragon scale dice* | 10-28 | 10+ | game | small-parts
orchestral fantasy series vinyl | 26-45 | 14+ | audio | heart
fantasy filming locations tour | 35-90 | 12+ | experience | experience heart
drinking horn* with stand | 18-40 | 25+ | tableware | alcohol
fantasy feast cookbook | 18-32 | 14+ | book | book
dragon rider fantasy boxset | 20-45 | 16+ | book | book
axe throwing evening* | 20-45 | 18+ | experience | experience sharp
paint-your-own dragon model | 12-28 | 8+ | craft kit | plastic small-parts
heraldic playing cards | 6-14 | 10+ | game |
heraldic wax-look seals* | 3-7 | 8+ | stationery | filler
house sigil enamel pin* | 6-12 | 12+ | accessory | small-parts
dragon figure* with wings | 12-28 | 5+ | toy | plastic heart
dragon rider stories* for children | 6-11 | 8-12 | book | book
castle strategy game* for families | 18-35 | 8+ | board game | heart
sword-shaped letter opener* | 12-25 | 18+ | stationery | sharp filler
dragon chess pieces* | 30-70 | 10+ | board game | small-parts
dragon mug* | 9-18 | 8+ | tableware | filler
fantasy family shield print* | 10-22 | 8+ | print | filler
falconry half day* | 50-120 | 12+ | experience | experience heart

# Stranger Things
also: stranger things, eighties nostalgia, 80s nostalgia, netflix series
near: horror films, sitcoms, retro gaming
unfit: jigsaw
alphabet wall lights* | 15-32 | 10+ | lighting | gadget battery heart
Stranger Things mystery game | 18-35 | 12+ | board game | small-parts heart
retro synth soundtrack vinyl* | 22-40 | 12+ | audio | heart
eighties arcade pocket game* | 10-22 | 8+ | electronics | gadget battery screen
high-top canvas trainers* | 30-60 | 10+ | footwear | clothing sized filler
baseball-sleeve club t-shirt* | 14-26 | 10+ | clothing | clothing sized merchandise
walkie talkie set* | 18-38 | 8+ | electronics | gadget battery noisy heart
monster hunting companion book | 12-22 | 12+ | book | book heart
toaster waffle party mix* | 8-15 | 10+ | food | food gluten dairy egg sugar filler
bike handlebar bag* in retro style | 14-28 | 10+ | bag | practical filler
series cliffhanger trivia cards* | 8-15 | 12+ | game | heart
escape room mystery evening | 20-40 | 12+ | experience | experience heart
glow-in-the-dark monster jigsaw | 12-22 | 10+ | puzzle | small-parts
cassette player* with headphones | 25-55 | 10+ | audio | gadget battery
streaming gift card | 15-40 | 13+ | voucher | voucher screen
vintage science fair poster* | 8-18 | 10+ | print | filler
roller disco session | 10-25 | 8+ | experience | experience
eighties iron-on patch | 3-7 | 8+ | accessory | filler
glow stars and monster stickers* | 5-10 | 7-13 | decor | filler
spooky adventure story* for children | 6-10 | 8-12 | book | book heart
monster hunt board game* for families | 15-30 | 8+ | board game | heart
eighties quiz cards* | 7-13 | 12+ | game | filler
retro sweets box* | 9-18 | 6+ | food | food sugar meat dairy
mini arcade cabinet* | 20-45 | 7+ | electronics | gadget battery screen heart
neon slap bands* | 4-8 | 6-15 | accessory | filler
eighties party costume* | 18-35 | 8+ | clothing | clothing sized
Stranger Things comic* | 10-18 | 12+ | book | book heart
roller skates* in pastel | 40-80 | 7+ | sports gear | sized

# wrestling fans
also: wwe, wrestling, pro wrestling, professional wrestling, aew, watching wrestling
own: ufc, watching boxing
near: superheroes, gym, martial arts
situation
replica championship belt* | 35-90 | 6+ | collectible | clothing plastic of:wrestling_fans heart
wrestling ring playset | 25-55 | 6-12 | toy | plastic bulky of:wrestling_fans heart
articulated wrestler figures | 12-30 | 6+ | toy | plastic small-parts of:wrestling_fans heart
live wrestling show tickets | 25-90 | 6+ | experience | experience of:wrestling_fans heart
lucha mask | 10-25 | 6+ | accessory | of:wrestling_fans
wrestler's autobiography | 9-18 | 12+ | book | book of:wrestling_fans
wrestling video game | 20-55 | 8+ | video game | screen of:wrestling_fans heart
collector cards* tin of wrestlers | 8-18 | 6+ | game | of:wrestling_fans
entrance-style sunglasses | 6-14 | 6+ | accessory | plastic of:wrestling_fans filler
foam finger* in team colours | 5-12 | 5+ | decor | merchandise of:wrestling_fans
wrestling encyclopedia | 18-32 | 8+ | book | book of:wrestling_fans heart
signed ringside photograph | 25-70 | 8+ | print |
exercise crash mat* | 35-80 | 6+ | sports gear | bulky of:wrestling_fans filler
wrestling school taster* | 15-40 | 10+ | class | experience of:wrestling_fans
training knee pads | 10-22 | 8+ | safety gear | clothing sized of:wrestling_fans filler
wrestling streaming subscription | 15-60 | 13+ | subscription | subscription screen of:wrestling_fans heart
sleeveless ring jacket* | 25-55 | 8+ | clothing | clothing sized of:wrestling_fans filler
wrestler trading card packet* | 5-10 | 6+ | collectible | of:wrestling_fans heart
soft wrestling buddy doll* | 15-30 | 3-11 | toy | of:wrestling_fans heart
wrestlers sticker album* | 4-9 | 5-12 | stationery | book of:wrestling_fans
foam microphone and champion sash* | 10-20 | 5-12 | accessory | of:wrestling_fans filler
wrestling magazine subscription* | 30-60 | 8+ | subscription | subscription of:wrestling_fans
wrestling quiz book* | 7-13 | 8+ | book | book of:wrestling_fans
wrestler t-shirt* | 14-26 | 5+ | clothing | clothing sized of:wrestling_fans heart
wrestling poster* for the bedroom | 7-14 | 6+ | print | of:wrestling_fans filler
classic bouts box set* | 15-30 | 13+ | film | screen of:wrestling_fans heart

# Korean dramas
also: k-dramas, kdramas, korean dramas, korean drama, korean culture, korea, korean food, k drama
near: K-pop, anime, skincare
unfit: art, jigsaw
Korean language starter workbook | 10-20 | 12+ | book | book heart
ramen pot* with lid bowl | 15-30 | 12+ | kitchenware | gluten food heart
Korean home cooking book | 15-28 | 12+ | book | book heart
stone bibimbap bowls | 20-42 | 14+ | tableware | heart
metal chopstick and spoon set* | 8-18 | 8+ | tableware |
drama soundtrack piano book | 12-24 | 10+ | book | book filler
overnight sheet mask bundle* | 10-22 | 14+ | body care | scent filler
Korean barbecue dinner* | 30-65 | 14+ | experience | experience food meat fish gluten egg nuts heart
couple drama streaming pass* | 15-50 | 18+ | subscription | subscription screen romantic heart
paper lantern lotus craft* | 8-18 | 8+ | craft kit | filler
hanbok bow bookmark* | 4-10 | 8+ | stationery | filler
Seoul street photography book* | 18-35 | 12+ | book | book heart
honey butter almond snack box* | 10-22 | 12+ | food | food nuts dairy sugar
dalgona candy game kit* | 8-18 | 8+ | game | food sugar
travel guide* to Seoul | 12-22 | 14+ | travel | book
cosy drama-watching blanket | 15-35 | 8+ | textile | filler
Korean calligraphy class | 25-55 | 12+ | class | experience
Korean snack bag* for drama nights | 8-15 | 10+ | food | food gluten sugar heart
Korean face mask set* | 8-15 | 12+ | body care | filler
dalgona mould and stamps* | 9-16 | 8+ | kitchenware | filler
Korean alphabet cards* | 7-13 | 6+ | game |
Korean folk tales* for children | 9-16 | 5-12 | book | book heart
Korean paper craft kit* | 9-18 | 6-14 | craft kit |
cute Korean socks* | 5-10 | 7+ | clothing | clothing filler
Korean stickers and stationery box* | 10-20 | 7-18 | stationery |
Korean instant noodle selection* | 10-20 | 10+ | food | food gluten fish egg meat heart
Korean tea ceremony hour* | 15-35 | 10+ | experience | experience food caffeine

# railways
also: trains, steam trains, trainspotting, railway, steam engines, locomotives, train spotting, heritage railways, train fan
own: trams, underground trains
near: model railways, travel, history
unfit: blanket, bowl, popcorn, companion, trivia
steam locomotive footplate experience* | 90-220 | 16+ | experience | experience of:railways heart
heritage line day rover tickets | 20-55 | 3+ | experience | experience of:railways heart
brass whistle* from the platform | 8-18 | 6+ | accessory | noisy of:railways filler
locomotive numbers spotting book* | 10-20 | 8+ | book | book of:railways filler
railway map poster | 10-25 | 6+ | print | of:railways filler
enamel station sign | 14-35 | 8+ | decor |
wooden railway starter set | 25-55 | 2-7 | toy | bulky of:railways
driver's cab view film* | 10-22 | 6+ | film | screen of:railways
steam age photograph album* | 18-35 | 12+ | book | book of:railways heart
railway ticket punch* | 10-25 | 6+ | tool | of:railways
platform notebook* and pencil | 5-12 | 6+ | stationery | filler
waistcoat pocket watch* | 25-70 | 12+ | jewellery | jewellery battery
train driver hat and whistle* | 10-20 | 3-8 | clothing | clothing noisy
dining car lunch journey* | 60-130 | 12+ | experience | experience food of:railways
die-cast tram model | 15-40 | 6+ | collectible |
railway game* across Europe | 25-50 | 8+ | board game | small-parts of:railways
railway magazine subscription | 35-60 | 10+ | subscription | subscription of:railways
santa steam train tickets | 15-35 | 1-12 | experience | experience @christmas of:railways
wooden train track* | 20-50 | 2-7 | toy |
push-along steam engine* | 10-24 | 1-4 | toy | of:railways
train station play set* | 15-35 | 2-7 | toy |
miniature railway ride* | 5-15 | 1-10 | experience | experience
lift-the-flap train book* | 6-14 | 1-5 | book | book
train driver's cap* | 6-14 | 2-7 | accessory | clothing filler
brick-built steam train* | 25-60 | 6-13 | toy | small-parts plastic of:railways heart
electric toy train set* | 35-80 | 5-11 | toy | gadget battery plastic bulky of:railways heart
train track add-on pieces* | 8-18 | 2-8 | toy |
train pyjamas* | 12-22 | 2-9 | clothing | clothing sized
sticker book* of trains | 5-9 | 3-9 | stationery | book filler
trains of the world encyclopedia* | 12-25 | 6+ | book | book heart
train facts cards* | 6-11 | 5-12 | game |
wooden bridge and tunnel set* | 14-28 | 2-7 | toy | heart
train duvet cover* | 20-36 | 2-9 | textile |
train driver for a day game* | 15-28 | 5-10 | board game | filler
railway museum tickets* | 10-22 | 2+ | experience | experience heart
railway jigsaw* | 10-20 | 7+ | puzzle | small-parts of:railways
railwayman's enamel mug* | 9-16 | 10+ | tableware | of:railways filler
great train journeys film* | 9-18 | 10+ | film | screen of:railways
rail rover ticket* for a weekend | 60-160 | 16+ | travel | experience heart
train driver simulator game* | 15-45 | 6+ | video game | screen heart
railway signal lamp* | 20-45 | 8+ | lighting | gadget battery of:railways
track layout ideas book* | 9-16 | 6+ | book | book of:railways filler
railway notebook* in ticket design | 4-9 | 8+ | stationery | filler
locomotive tea towel* | 6-12 | 16+ | textile | of:railways filler
conductor's whistle* | 4-9 | 7+ | accessory | noisy filler
railway playing cards* | 5-10 | 8+ | game | of:railways filler
locomotive keyring* | 4-9 | 7+ | accessory | of:railways filler
toddler's shape-sorting train* | 12-25 | 1-4 | toy |
wooden train with letters* | 12-28 | 1-6 | toy | personalised heart
train whistle in wood* | 5-10 | 3-8 | toy | noisy filler
bath train* with tracks | 15-28 | 1-5 | toy |
train shape puzzle* | 8-16 | 1-5 | puzzle |
train sound book* | 8-15 | 1-5 | book | book battery
battery engine* for wooden tracks | 12-25 | 3-8 | toy | battery heart
train table* with drawers | 70-160 | 2-8 | toy | bulky
train rucksack* | 15-28 | 2-8 | bag |
train night lamp* | 14-28 | 1-8 | lighting | battery
railway crossing set* with barriers | 12-25 | 2-8 | toy |
train t-shirt* | 9-18 | 1-9 | clothing | clothing sized
model railway show tickets* | 6-16 | 3+ | experience | experience small-parts

# aviation
also: planes, aeroplanes, aircraft, plane spotting, airplanes, flying, pilots, aviation museums
own: helicopters, spitfires
near: model making, travel, drones and kites
unfit: blanket, bowl, popcorn, companion
trial flying lesson | 90-180 | 14+ | experience | experience heart
airband radio scanner* | 70-140 | 14+ | electronics | gadget battery
aircraft recognition pocket guide | 8-18 | 8+ | book | book
flight simulator yoke* | 90-220 | 12+ | electronics | gadget screen bulky
airliner display model | 20-60 | 8+ | collectible | plastic heart
pilot's logbook* in hardback | 10-22 | 14+ | stationery | filler
remove-before-flight luggage tag* | 4-9 | 8+ | accessory | merchandise filler
leather aviator jacket* | 120-260 | 14+ | outerwear | clothing sized leather filler
airshow day tickets | 25-60 | 5+ | experience | experience heart
balsa glider kit | 6-15 | 7+ | craft kit |
wing section desk plinth* | 25-70 | 14+ | decor |
airport codes wall print | 10-25 | 10+ | print | filler
aviator sunglasses | 12-40 | 8+ | accessory |
compact plane spotter binoculars* | 30-80 | 8+ | equipment | practical
wartime pilot memoir | 9-18 | 12+ | book | book
toy airport playset | 20-45 | 3-8 | toy | plastic small-parts
airfield control tower tour* | 10-30 | 8+ | experience | experience
small die-cast airliner* | 8-15 | 4+ | toy |
wooden aeroplane* for little pilots | 12-24 | 1-5 | toy |
pilot costume* | 18-32 | 3-8 | clothing | clothing sized
aeroplane picture book* with flaps | 7-12 | 2-6 | book | book
foam glider planes* in a set | 6-12 | 5-12 | toy | plastic
paper aeroplane folding kit* | 6-12 | 6+ | craft kit |
brick-built passenger jet* | 25-60 | 6-13 | toy | small-parts plastic heart
remote-controlled plane* | 35-80 | 8+ | toy | gadget battery heart
aircraft facts cards* | 6-11 | 6-13 | game | filler
plane model kit* with paints | 12-28 | 9+ | craft kit | small-parts plastic heart
aeroplane night light* | 14-28 | 3-10 | lighting | gadget battery
history of flight encyclopedia* | 14-28 | 7+ | book | book heart
flight simulator hour* for young pilots | 40-110 | 8-12 | experience | experience gadget heart
aviation museum tickets* | 10-25 | 4+ | experience | experience
aeroplane jigsaw* | 9-18 | 6+ | puzzle | small-parts
aviation magazine subscription* | 35-65 | 12+ | subscription | subscription heart
plane-shaped keyring* | 5-10 | 8+ | accessory | filler
foam glider plane* | 4-9 | 5-13 | toy |
boarding pass luggage tag* | 4-9 | 10+ | accessory | filler
aeroplane spotter's guide* | 5-11 | 9+ | book | book
aeroplane keyring* | 4-9 | 7+ | accessory | filler

# sports fans
also: sports fan, watching sport, watching sports
own: nhl = watching hockey = watching ice hockey = hockey fan, nfl = nfl fan = super bowl = watching american football, mlb = watching baseball
near: ice hockey, American football, baseball
situation
home game arena tickets | 30-110 | 6+ | experience | experience heart
replica team jersey | 45-110 | 6+ | clothing | clothing sized heart
ball and puck display stand* | 8-18 | 8+ | storage | plastic of:sports_fans of:nhl filler
sports streaming pass | 20-70 | 13+ | subscription | subscription screen heart
knitted supporter's beanie | 12-25 | 5+ | clothing | clothing wool
foldable stadium seat* | 20-45 | 10+ | equipment | practical
sports quiz box | 8-18 | 10+ | game |
snack stadium serving tray* | 15-32 | 12+ | tableware | filler
tabletop rod hockey game* | 35-90 | 6+ | board game | bulky of:sports_fans of:nhl heart
signed trading card | 12-60 | 8+ | collectible | heart
season statistics yearbook | 12-25 | 10+ | book | book heart
clear stadium bag | 10-22 | 10+ | bag | plastic practical filler
desk goal light* with horn | 18-40 | 8+ | electronics | gadget battery noisy of:sports_fans of:nhl
framed arena photograph | 18-45 | 10+ | print |
fleece stadium blanket | 15-35 | 5+ | textile | plastic
hall of fame visit* | 15-40 | 6+ | experience | experience heart
helmet-shaped snack bowl* | 10-22 | 8+ | tableware | plastic of:sports_fans of:nfl filler
face paint sticks | 3-7 | 5+ | body care | filler
supporter flag* in team colours | 8-15 | 6+ | decor |
pocket sports quiz book* | 6-12 | 8+ | book | book filler
team mini kit* for toddlers | 18-35 | 1-4 | clothing | clothing sized heart
soft sports balls* in a set | 10-20 | 1-6 | sports gear | heart
children's sports encyclopedia* | 10-20 | 6-12 | book | book heart
sports sticker album* | 4-9 | 5-13 | stationery | book
team mascot plush* | 12-25 | 2-10 | toy |
mini basketball hoop* for the bedroom | 12-25 | 4-13 | sports gear | plastic
sports scoreboard toy* | 15-30 | 6-13 | toy |
sports stars biography* for children | 6-11 | 7-12 | book | book heart
team duvet cover* | 22-40 | 4-15 | textile |
sports card packets* | 4-10 | 6+ | collectible | heart
supporter's mug* | 8-15 | 10+ | tableware | filler

# knights and dragons
also: knights, knight, mythical creatures, swords and shields
own: pirates = pirate, dragons = dragon, treasure hunts = treasure maps
near: princesses and fairies, dinosaurs, pretend play
unfit: blanket, bowl, popcorn, companion, trivia
foam sword* and shield set | 12-26 | 3-9 | toy | plastic heart
build-your-own wooden castle | 25-55 | 4-10 | toy | bulky heart
articulated crystal dragon | 10-25 | 6+ | collectible | plastic
pirate captain's costume | 18-36 | 3-8 | clothing | clothing sized filler
dragon picture encyclopedia | 12-26 | 5-12 | book | book heart
treasure chest* with lock | 12-28 | 4-10 | storage | filler
pirate ship playset | 30-65 | 3-9 | toy | bulky plastic small-parts
castle and moat night lamp* | 15-30 | 3-10 | lighting | gadget battery
dragon egg digging kit* | 10-22 | 5-11 | craft kit | small-parts
medieval castle day tickets | 15-40 | 3+ | experience | experience heart
treasure island board game | 15-30 | 5-12 | board game | small-parts filler
cuddly green dragon | 12-28 | 1-10 | toy |
spyglass telescope* in brass finish | 10-22 | 5-12 | equipment | bulky filler
paint-your-own shield set* | 10-22 | 4-10 | art supplies |
dragon tail and wings* | 15-30 | 3-9 | accessory | clothing
jousting tournament outing* | 15-40 | 4+ | experience | experience
dragon floor puzzle | 9-18 | 3-7 | puzzle |
pirate birthday treasure map* | 4-10 | 4-10 | decor | @birthday filler
small knight figures* in a tube | 8-15 | 3-10 | toy | plastic
knights sticker and facts book* | 6-12 | 4-10 | stationery | book
wooden toddler castle blocks* | 15-30 | 1-4 | toy |
knight's costume* with tabard | 18-34 | 3-9 | clothing | clothing sized heart
lift-the-flap castle book* | 8-14 | 3-8 | book | book heart
tabletop catapult game* | 12-24 | 5-10 | game |
knight's helmet* in felt | 12-24 | 3-8 | accessory | clothing
castle picture story* | 6-11 | 2-7 | book | book
magnetic castle tiles* | 25-55 | 3-9 | toy | plastic
castle jigsaw* | 8-15 | 4-11 | puzzle | small-parts
horse and knight hobby horse* | 18-36 | 3-8 | toy |
knights and castles encyclopedia* | 10-18 | 6-13 | book | book heart
brick-built castle* | 30-80 | 7-14 | toy | small-parts plastic heart
junior swordplay class* with foam blades | 15-50 | 7-14 | class | experience
model siege tower kit* | 15-30 | 8-14 | craft kit | small-parts
legends of the round table* | 9-16 | 7-14 | book | book
medieval banquet evening* | 30-70 | 8+ | experience | experience food meat gluten dairy
replica medieval goblet* | 18-40 | 14+ | tableware | filler
dragon bookends* | 25-50 | 12+ | decor |
medieval history paperback* | 9-16 | 14+ | book | book
heraldry shield wall plaque* | 20-45 | 14+ | decor | personalised
castle hotel night* | 90-220 | 18+ | travel | experience heart
spiced honey cordial* | 8-15 | 12+ | drink | food sugar filler
medieval strategy board game* | 30-60 | 12+ | board game | small-parts heart
chainmail bracelet kit* | 12-25 | 12+ | craft kit | jewellery small-parts
illustrated castles atlas* | 18-35 | 12+ | book | book heart
swordsmanship taster class* | 25-60 | 16+ | class | experience heart
knight chess pieces* | 30-70 | 10+ | game |
historical re-enactment weekend ticket* | 12-40 | 8+ | experience | experience
leather-look belt pouch* | 12-25 | 10+ | bag | filler
wooden sword* for play | 5-10 | 4-9 | toy |
dragon figure* | 5-11 | 4-11 | collectible | plastic
knight stickers* | 3-6 | 4-9 | stationery | filler

# television series
also: tv series, tv shows, series, box sets, boxsets, television, tv, watching tv, watching series, netflix, streaming, binge watching, binge-watching, tv dramas, drama series, crime dramas, streaming shows, tv show, watching television
near: cinema, cosy nights in, sitcoms
unfit: art, jigsaw
hot air popcorn maker* | 25-50 | 12+ | kitchenware | gadget food heart
binge-watching hooded blanket* | 22-45 | 10+ | clothing | clothing heart
quiz game* about famous series | 12-28 | 14+ | game | heart
popcorn gift set* with seasonings | 14-28 | 5+ | food | food heart
mini projector | 60-100 | 13+ | electronics | gadget battery screen heart
sofa arm tray* in bamboo | 15-32 | 14+ | furniture | practical
fluffy bed socks* | 5-12 | 5+ | clothing | clothing
crime case game* for one evening | 15-30 | 14+ | game | heart
award-winning drama box set* | 15-40 | 16+ | film | screen filler
streaming service gift card* | 15-50 | 14+ | voucher | voucher screen heart
armchair pocket caddy* | 10-24 | 14+ | storage | practical
episode guess-who card game* | 8-18 | 12+ | game | filler
illustrated history of television* | 18-38 | 14+ | book | book filler
series tracker notebook* | 5-12 | 12+ | stationery | filler
bias light strip* for the screen | 12-30 | 14-34 | lighting | gadget battery
wireless television headphones* | 35-90 | 16+ | audio | gadget battery filler
studio audience tickets* | 10-30 | 16+ | experience | experience filler
nibbles sharing bowl* for evenings | 10-24 | 10+ | tableware |
reclining lap cushion* | 20-45 | 14+ | furniture |
filming locations day tour* | 25-70 | 12+ | travel | experience filler
classic comedy box set* | 12-30 | 14+ | film | screen
screenwriting taster evening* | 25-60 | 16-54 | class | experience filler
scripts and set designs book* | 18-38 | 16+ | book | book filler
sherpa sofa throw* | 20-45 | 10+ | textile | heart
title sequence jigsaw* | 12-24 | 12+ | puzzle | small-parts filler
mystery series puzzle book* | 6-14 | 14+ | book | book filler
popcorn trio* for a series night | 8-15 | 5+ | food | food filler
children's series magazine* | 25-50 | 4-12 | subscription | subscription heart
quiz game* about children's television | 10-20 | 6-12 | game | heart
family box set* for rainy days | 12-25 | 5-14 | film | screen
blanket den kit* with clips | 15-30 | 4-11 | craft kit | heart
popcorn boxes* in stripes | 5-10 | 4+ | tableware | food filler
story of animation book* for children | 9-16 | 7-12 | book | book
cuddly sofa cushion* with arms | 20-40 | 5+ | textile |
TV character t-shirt* | 12-22 | 5+ | clothing | clothing sized filler

# stand-up comedy
also: stand up comedy, comedy, stand-up, comedians, comedy clubs, comedy nights, improv comedy shows, live comedy
near: sitcoms, podcasts and radio, theatre
unfit: blanket, popcorn, companion, art, jigsaw
comedy club evening tickets* | 15-40 | 18+ | experience | experience heart
stand-up workshop day* | 35-90 | 18+ | class | experience heart
comedian's memoir* | 9-20 | 16+ | book | book heart
joke writing handbook* | 10-20 | 14+ | book | book
heckler's bingo cards* | 4-10 | 16+ | game | filler
comedian's clip-on bow tie* | 5-12 | 10+ | accessory | clothing filler
stand-up special box set* | 12-30 | 16+ | film | screen heart
pocket punchline notebook* | 4-10 | 12+ | stationery |
comedy festival weekend* | 60-180 | 18+ | travel | experience heart
vintage comedy bill print* | 12-28 | 14+ | print | filler
brick wall backdrop curtain* | 15-35 | 14+ | decor | filler
comedy podcast membership* | 15-50 | 16+ | subscription | subscription
stage stool in beech | 35-80 | 16+ | furniture | filler
joke prompt cards* | 8-18 | 12+ | puzzle |
one-liners joke book* | 7-13 | 12+ | book | book heart
thousand jokes book* for children | 6-10 | 6-12 | book | book heart
prank kit* in a tin | 8-15 | 6-13 | toy |
family comedy show tickets* | 12-30 | 5+ | experience | experience heart
tell-me-a-joke card game* | 7-13 | 6+ | game | heart
toy microphone* for home shows | 12-24 | 5-12 | toy | gadget battery noisy
funny glasses and moustaches* | 5-10 | 5+ | accessory | filler
comedy album* of a live set | 9-18 | 16+ | audio | heart
silent comedy films collection* | 9-20 | 8+ | film | screen heart
funny poems and sketches book* | 7-13 | 7-13 | book | book
ventriloquist's puppet* | 22-45 | 7+ | toy | heart
comedy workshop for children* | 15-45 | 7-12 | class | experience heart
funny voice changer* | 9-18 | 5-13 | electronics | gadget battery noisy filler

# acting and improv
also: amdram, acting, amateur dramatics, drama club, drama, stage acting, drama club, drama group
own: puppetry = puppets, ventriloquism, improv = improv comedy = improvisation
near: theatre, stand-up comedy
unfit: jigsaw, companion, art, trivia
audition monologues book* | 10-20 | 12+ | book | book heart
improv workshop evening* | 20-50 | 14+ | class | experience heart
hand puppet theatre* | 30-65 | 4-12 | toy | bulky
stage make-up palette* | 15-35 | 12+ | body care | heart
script highlighter pens* | 4-9 | 10+ | stationery | practical filler
theatre gift tokens* | 15-50 | 10+ | voucher | voucher experience heart
improv prompt cards | 8-15 | 10+ | game | heart
play script collection* | 8-18 | 12+ | book | book heart
soft black rehearsal clothes* | 20-45 | 10+ | clothing | clothing sized filler
hand-stitched glove puppet* | 10-25 | 4+ | collectible | filler
velvet costume cape* | 20-45 | 8+ | clothing | clothing
voice care throat tea* | 4-10 | 12+ | drink | food filler
vintage theatre poster | 10-28 | 12+ | print | filler
backstage theatre tour | 12-30 | 8+ | experience | experience heart
make-up mirror* with bulbs | 30-70 | 14+ | lighting | gadget plant
children's drama class* for a term | 60-140 | 5-12 | class | experience heart
box of dressing-up hats* | 14-28 | 3-10 | accessory | clothing heart
children's costume trunk* | 30-65 | 3-10 | clothing | clothing sized bulky heart
act-it-out charades* for children | 8-15 | 5-12 | game | heart
short plays to perform* for children | 7-13 | 7-12 | book | book heart
face painting set* | 9-18 | 4+ | body care | filler
play kit with scripts and props* | 14-28 | 7-13 | toy | heart
clip-on microphone* for home shows | 15-30 | 8+ | audio | gadget battery filler
improv handbook* for beginners | 10-18 | 12+ | book | book
theatre trip* for the family | 40-140 | 5+ | experience | experience heart
masquerade masks* to decorate | 8-15 | 6+ | craft kit |
acting techniques classic* | 12-22 | 15+ | book | book heart
scene cards* for young actors | 7-13 | 7-12 | game | heart
audition day workshop* for teens | 25-80 | 11-18 | class | experience heart
masks and wigs box* | 15-32 | 5-13 | accessory |
`
