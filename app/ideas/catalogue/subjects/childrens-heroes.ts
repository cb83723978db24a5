const SMALL = `
{name} soft toy* | 12-24 | 0-6 | toy | heart
{name} figures* with playset | 20-42 | 3-7 | toy | plastic heart
{name} picture story* | 5-10 | 1-6 | book | book heart
{name} live show tickets* | 15-32 | 2-8 | experience | experience heart
{name} wooden puzzle* | 8-14 | 2-6 | puzzle | heart
{name} pyjamas | 12-20 | 1-7 | clothing | clothing sized
{name} stickers* | 4-8 | 3-7 | stationery |
{name} backpack* | 15-25 | 2-7 | bag |
{name} bath friend* | 8-14 | 1-5 | toy | plastic
{name} breakfast bowl* and cup | 9-15 | 1-6 | tableware |
{name} memory pairs game* | 8-14 | 3-7 | game |
{name} wellies* | 12-22 | 2-6 | footwear | clothing sized
{name} cuddly blanket | 15-28 | 0-5 | textile |
{name} first board book* | 5-9 | 0-3 | book | book
{name} socks* | 3-7 | 1-6 | clothing | clothing sized
{name} colouring book* | 3-6 | 3-7 | art supplies | book
{name} drinking cup* | 5-9 | 1-6 | equipment | plastic
{name} story cards* | 4-8 | 2-6 | game |
{name} toothbrush and beaker* | 5-10 | 2-7 | body care |
{name} birthday party pack* | 10-20 | 2-6 | decor | @birthday
{name} bedding set* | 18-35 | 2-7 | textile |
{name} scooter* with three wheels | 25-45 | 2-6 | vehicle | bulky
{name} talking figure* | 15-30 | 2-6 | toy | battery noisy heart
{name} lunch box* | 8-15 | 2-7 | storage |
{name} play tent* | 20-38 | 2-6 | toy | bulky
{name} hooded towel* | 12-22 | 1-6 | textile |
{name} floor puzzle* | 9-16 | 2-6 | puzzle |
{name} sound book* | 8-15 | 1-5 | book | book battery heart`

const FILM = `
{name} dressing-up costume* | 18-35 | 3-9 | toy | clothing sized heart
{name} figure set* | 15-32 | 3-10 | toy | plastic heart
brick-built {name} scene* | 18-50 | 5-13 | toy | small-parts plastic heart
{name} storybook | 7-14 | 3-9 | book | book heart
{name} film* on disc | 8-15 | 4+ | film | screen
{name} jigsaw puzzle | 8-14 | 4-12 | puzzle | small-parts
{name} duvet cover* | 22-38 | 3-12 | textile |
{name} night light* | 12-22 | 2-9 | lighting | gadget battery
{name} backpack* | 15-28 | 3-11 | bag |
{name} board game | 14-25 | 5-12 | board game |
{name} colouring set* | 6-12 | 3-9 | art supplies |
{name} on ice tickets* | 25-55 | 3-12 | experience | experience
{name} plush* | 14-26 | 1-8 | toy |
{name} keyring* | 4-8 | 5-14 | accessory |
{name} socks* | 4-9 | 3-12 | clothing | clothing sized
{name} sticker book* | 3-7 | 3-10 | stationery | book
{name} water bottle* | 7-12 | 3-11 | equipment | plastic
{name} karaoke microphone* | 15-30 | 4-10 | toy | battery noisy
{name} pyjamas | 12-22 | 2-10 | clothing | clothing sized heart
{name} doll or figure* to dress | 15-32 | 3-9 | toy | heart
{name} songs album* | 8-15 | 3-11 | audio |
{name} bedtime storybook* | 8-15 | 3-9 | book | book
{name} playhouse set* | 30-65 | 4-9 | toy | bulky heart
{name} card game* | 6-12 | 4-11 | game | heart
{name} wall stickers* | 9-18 | 3-11 | decor |
{name} lunch box* | 8-16 | 3-10 | storage |
{name} t-shirt* | 10-20 | 3-12 | clothing | clothing sized heart`

const HERO = `
{name} costume* with mask | 20-38 | 3-9 | toy | clothing sized heart
{name} action figure* | 12-28 | 4-10 | toy | plastic heart
{name} comic collection* | 15-35 | 9+ | book | book heart
single {name} comic issue* | 4-9 | 7+ | stationery | book heart
brick-built {name} set* | 18-55 | 6+ | toy | small-parts plastic heart
{name} collector statue* | 35-90 | 13+ | collectible | heart
{name} film night box* | 18-35 | 10+ | film | screen
{name} t-shirt* | 12-25 | 4+ | clothing | clothing sized
{name} art poster* | 9-18 | 8+ | print |
{name} jigsaw puzzle | 8-15 | 5+ | puzzle | small-parts
{name} backpack* | 15-28 | 4-12 | bag |
{name} night light* | 12-24 | 3-12 | lighting | gadget battery
{name} drawing guide* | 7-14 | 6-14 | art supplies |
{name} mask* with gloves | 12-22 | 4-9 | toy | clothing
{name} keyring* | 4-8 | 5+ | accessory |
{name} socks* | 4-9 | 4+ | clothing | clothing sized
{name} sticker book* | 3-7 | 4-10 | stationery | book
{name} mug | 8-12 | 9+ | tableware | merchandise
{name} pyjamas | 12-24 | 3-12 | clothing | clothing sized
{name} duvet cover* | 20-38 | 3-14 | textile |
{name} card game* | 6-13 | 5+ | game |
{name} hooded towel* | 14-26 | 3-10 | textile |
{name} beanie* | 10-20 | 4+ | clothing | clothing
{name} vehicle* with figure | 15-32 | 4-10 | toy | heart
{name} graphic novel* | 12-25 | 10+ | book | book heart
{name} cinema tickets* for friends | 15-35 | 7+ | experience | experience heart`

export default `
# hero of small children
in: preschool television
names: Bluey, Peppa Pig = peppa, CoComelon, Hey Duggee, Thomas the Tank Engine = thomas & friends, Sesame Street, In the Night Garden, The Gruffalo = gruffalo
names: Teletubbies, Ms Rachel, Bing* = bing bunny, Numberblocks, Sarah and Duck, Octonauts, PJ Masks, Blippi, Pocoyo, Caillou, Miffy = nijntje
names: Die Maus = sendung mit der maus, Das Sandmännchen = sandmann = unser sandmännchen, Biene Maja = maya the bee, Conni = meine freundin conni
names: Die kleine Raupe Nimmersatt = raupe nimmersatt = the very hungry caterpillar = hungry caterpillar, Pettersson und Findus = pettson = findus
names: Barbapapa, Trotro, T'choupi, Petit Ours Brun, Masha and the Bear = masha und der bär = masha e orso, Reksio, Bamse, Babblarna, Dikkie Dik
names: Galinha Pintadinha, Turma da Mônica, Topo Gigio, Pippi Longstocking = pippi langstrumpf = pippi långstrump, The Moomins = moomin = mumin, Super Wings
${SMALL}

# rescue hero of small children
in: fire engines and police cars
names: Paw Patrol = psi patrol = pat patrouille = patrulla canina, Fireman Sam = feuerwehrmann sam = sam le pompier, Robocar Poli, Tayo* = tayo bus
${SMALL}

# animated film
in: animated films
names: Frozen* = elsa = frozen film = elsa and anna = elsa from frozen = die eiskönigin = eiskönigin = la reine des neiges, Moana = vaiana, Encanto = encanto film
names: The Lion King = der könig der löwen = le roi lion, Toy Story = woody and buzz, Lilo and Stitch = stitch, Cars** = lightning mcqueen = cars film
names: Finding Nemo = nemo film, Inside Out, Coco* = coco film, Zootopia, Minions = despicable me, Shrek, Tangled* = rapunzel, The Little Mermaid = ariel mermaid
names: Kung Fu Panda, Trolls* = trolls film, Ice Age, Monsters Inc, Mulan, Winnie the Pooh, Mickey Mouse = minnie mouse, Gabby's Dollhouse, Super Mario film
names: Kpop Demon Hunters = k-pop demon hunters, Miraculous = ladybug and cat noir, Barbie films, SpongeBob = spongebob squarepants, Asterix = astérix, Tintin
${FILM}

# hero of comics
in: superheroes
names: Spider-Man = spiderman = spidey, Batman, Superman, Captain America, Iron Man, Wonder Woman, X-Men, Deadpool, Hulk = the incredible hulk, Wolverine
names: Black Panther, Thor* = thor marvel, The Flash* = the flash dc, Guardians of the Galaxy = groot, Avengers, Ninja Turtles = teenage mutant ninja turtles
names: Justice League, Black Widow, Doctor Strange, Harley Quinn, The Joker* = joker dc, Ninjago, Transformers, Power Rangers
${HERO}

# dragon story
in: knights and dragons
names: How to Train Your Dragon = toothless dragon = drachenzähmen, Dragon Prince, Mike der Ritter = mike the knight, Capt'n Sharky = käpt'n sharky
${FILM}

# pony story
in: unicorns
names: My Little Pony, Filly, Bibi und Tina = bibi & tina, Bibi Blocksberg
${FILM}

# flap books
in: bedtime stories
also: flap book, lift-the-flap books, lift the flap books, lift-the-flap, lift the flap, books with flaps, pop-up books, pop up books, board books, board book, touch and feel books, klappenbücher, klappenbucher, klappbücher, klappbucher, klappenbuch, pappbilderbücher, pappbilderbucher, livres à rabats, livres a rabats, livre à rabats, livre a rabats, livres animés, livres animes, libros con solapas, libri con le alette, libri pop-up, flapjesboeken, livros com abas, książeczki z okienkami, ksiazeczki z okienkami
lift-the-flap farm animals book* | 6-11 | 1-4 | book | book heart
flap book* of vehicles | 6-12 | 1-5 | book | book heart
board book library* in a box | 10-18 | 0-4 | collectible | book heart
lift-the-flap questions and answers* | 8-13 | 3-7 | book | book heart
pop-up book* of sea and forest | 12-22 | 3-9 | book | book heart
flap book* about the human body | 9-15 | 4-9 | book | book heart
pull-the-tab board book* | 6-11 | 1-4 | book | book heart
mirror board book* for babies | 6-10 | 0-2 | book | book
soft crinkle book* with peekaboo flaps | 8-15 | 0-2 | toy | book heart
little book rack* at toddler height | 22-45 | 1-4 | storage | practical
make-your-own flap book kit* | 9-16 | 4-9 | craft kit | book
search-and-find picture book* | 7-12 | 2-8 | book | book heart
cuddly animal* from a board book | 12-25 | 0-5 | toy |
library story hour outing* | 0-8 | 1-6 | experience | experience filler

# stacking towers
in: brick building
also: stacking blocks, building towers, wooden blocks, wooden building blocks, stacking cups, knocking down towers, building blocks for toddlers, bauklötze, bauklotze, türme bauen, turme bauen, holzbausteine, bausteine, cubes en bois, construire des tours, bloques de madera, torres de bloques, costruzioni in legno, klocki drewniane, układa wieże, uklada wieze, układa wieze, układanie wież, ukladanie wiez, układanie wiez, wieże z klocków, wieze z klockow, blokken bouwen, houten blokken, blocos de madeira
wooden building blocks* in a trolley | 22-45 | 1-6 | toy | heart
stacking cups* in bright colours | 6-12 | 0-4 | toy | plastic heart
stacking hoops* on a peg | 9-18 | 0-3 | toy |
soft fabric blocks* to squeeze | 10-20 | 0-3 | toy | heart
nesting and stacking boxes* | 9-18 | 1-4 | toy | heart
plain beech blocks* in a bag | 15-35 | 1-8 | toy | heart
cardboard bricks* as big as shoeboxes | 18-36 | 1-6 | toy | bulky heart
wooden rainbow arches* to build with | 20-45 | 1-8 | toy | heart
ball tower* with spiral drop | 18-36 | 1-4 | toy | heart
wobbling stones* for stacking | 15-32 | 3-9 | toy | heart
animal balancing tower game* | 10-20 | 3-8 | game | heart
shape sorter cube* | 10-22 | 1-3 | toy | filler
construction planks* in pine | 25-60 | 3-12 | toy | heart
hammer bench* with pegs | 10-22 | 1-4 | toy | noisy filler
tower building picture book* | 6-11 | 1-5 | book | book
basket* for building blocks | 12-25 | 1-8 | storage | filler
domino run blocks* in wood | 12-25 | 4-11 | game | heart
soft play session* | 5-12 | 1-6 | experience | experience filler

# deep sea animals
in: sharks and ocean animals
also: deep sea, deep-sea creatures, deep sea creatures, deep-sea animals, deep sea fish, anglerfish, angler fish, vampire squid, giant squid, squid, bioluminescence, tiefsee, tiefseetiere, tiefseefische, abysses, animaux des abysses, animales abisales, peces abisales, animali abissali, diepzee, diepzeedieren, głębiny, glebiny, głebiny, animais do fundo do mar
deep sea creatures picture book* | 9-16 | 3-10 | book | book heart
anglerfish and squid figures* | 12-24 | 3-11 | toy | plastic heart
glowing anglerfish plush* | 14-28 | 3-12 | toy | gadget battery heart
plush squid friend* | 14-28 | 1-12 | toy | heart
deep ocean encyclopedia* | 14-28 | 7+ | book | book heart
glow-in-the-dark deep sea jigsaw* | 10-20 | 5-12 | puzzle | small-parts
toy submarine* with diver figure | 14-30 | 3-8 | toy | plastic heart
bath submarine* that dives | 8-16 | 2-7 | toy | plastic filler
deep sea wall poster* by depth | 8-16 | 5+ | print |
paint-your-own glowing fish kit* | 9-18 | 5-12 | craft kit |
deep sea facts card game* | 7-13 | 6-13 | game | heart
deep ocean documentary* on disc | 8-16 | 5+ | film | screen
aquarium visit* to the dark tanks | 15-38 | 3+ | experience | experience pet heart
jellyfish lamp* | 20-42 | 3+ | lighting | gadget battery
squid t-shirt* | 10-20 | 2+ | clothing | clothing sized filler
sea monsters legends book* | 9-16 | 7-14 | book | book

# bin lorries
in: diggers and tractors
also: bin lorry, rubbish trucks, rubbish truck, garbage trucks, garbage truck, garbage lorry, refuse trucks, refuse lorry, dustbin lorries, bin trucks, bin men, müllabfuhr, mullabfuhr, müllauto, mullauto, müllautos, mullautos, müllwagen, mullwagen, camion poubelle, camions poubelles, éboueurs, eboueurs, camión de la basura, camion de la basura, camiones de basura, camion della spazzatura, caminhão de lixo, caminhao de lixo, camião do lixo, camiao do lixo, vuilniswagen, vuilniswagens
bin lorry* with tipping bins | 18-35 | 3-7 | toy | plastic heart
wooden recycling truck* | 18-32 | 1-4 | vehicle | heart
bin lorry picture book* | 6-11 | 1-6 | book | book heart
small die-cast bin lorry* | 6-12 | 3-8 | collectible |
remote-controlled bin lorry* | 25-45 | 4-9 | electronics | battery plastic heart
high-visibility child's vest* and cap | 10-20 | 3-8 | clothing | clothing
toy wheelie bins* in four colours | 12-22 | 3-7 | storage | plastic heart
recycling sorting game* | 12-22 | 3-7 | game |
bin lorry t-shirt* | 10-18 | 2-8 | accessory | clothing sized filler
bin lorry floor puzzle* | 9-15 | 3-6 | puzzle |
recycling centre tour* | 1-8 | 4-12 | experience | experience
bin lorry duvet cover* | 20-35 | 2-8 | textile |

# police cars
in: fire engines and police cars
also: police car, police, polizeiautos, polizeiauto, voitures de police, voiture de police, coches de policía, coches de policia, politieautos, politieauto, radiowozy
police car* with light and siren | 12-25 | 3-8 | toy | plastic noisy battery heart
police station playset* | 30-55 | 3-8 | collectible | plastic small-parts heart
police officer costume* | 18-32 | 3-8 | clothing | clothing sized heart
police picture story* | 6-11 | 2-7 | book | book heart
ride-on police motorbike* | 35-70 | 1-4 | vehicle | bulky plastic
detective kit* with fingerprint powder | 15-28 | 5-10 | craft kit |
child's walkie talkies* | 15-28 | 4-10 | electronics | battery plastic
police badge and whistle* | 5-10 | 4-9 | accessory | noisy filler
cops and robbers board game* | 14-26 | 5-10 | board game |
police floor jigsaw* | 8-14 | 3-7 | puzzle | small-parts

# ambulances
in: fire engines and police cars
also: ambulance, krankenwagen, rettungswagen, ambulancias, ambulanze, ziekenwagens
ambulance* with stretcher and figures | 18-35 | 3-8 | toy | plastic heart
rescue helicopter* with winch rope | 15-30 | 3-8 | vehicle | plastic heart
wooden doctor's case* | 18-35 | 3-7 | craft kit | heart
hospital picture book* | 6-12 | 2-7 | book | book heart
paramedic costume* | 18-32 | 3-8 | clothing | clothing sized heart
first aid course* for children | 10-30 | 5-12 | class | experience
child's plaster box* in bright prints | 4-8 | 3-10 | body care | filler
hospital floor puzzle* | 9-15 | 3-7 | puzzle |
stuffed animal* with bandage set | 14-26 | 2-7 | accessory |
pedal ambulance* to ride | 60-120 | 3-6 | vehicle | bulky plastic

# Warrior Cats
in: fantasy and science fiction books
also: warrior cats books, erin hunter, warriors cats, cat clans
Warrior Cats box* of six novels | 30-50 | 9-15 | book | book heart
next Warrior Cats novel* | 8-14 | 9-15 | book | book heart
Warrior Cats graphic novel* | 9-15 | 8-14 | print | book heart
Warrior Cats plush cat* | 14-28 | 6-14 | toy | heart
Warrior Cats guide* to the clans | 12-20 | 8-15 | book | book heart
clan card game* with cats | 12-22 | 8-14 | game |
Warrior Cats hoodie* | 25-42 | 8-15 | clothing | clothing sized
forest cat enamel pins* | 6-12 | 8+ | accessory | small-parts
Warrior Cats audiobook* | 10-20 | 8-15 | audio | book
how to draw cats* pad | 8-15 | 7-14 | art supplies | filler
clan map poster* | 8-15 | 8-15 | decor | filler
leaf and paw print diary* | 8-15 | 8-14 | stationery | filler

# lego technic
Technic brick car* with gears | 25-50 | 8+ | toy | small-parts plastic heart
large Technic crane* with motor | 60-140 | 10+ | collectible | small-parts plastic gadget battery heart
small Technic motorbike* | 10-15 | 7+ | game | small-parts plastic heart
toy shop voucher* for Technic | 15-40 | 6+ | voucher | voucher heart
Technic gears and beams pack* | 15-28 | 8+ | craft kit | small-parts plastic
Technic idea book* | 15-26 | 8+ | book | book heart
motor and battery pack* for Technic | 30-60 | 8+ | electronics | small-parts battery heart
sorting case* for small bricks | 15-28 | 7+ | storage | small-parts plastic
brick fair ticket* | 8-18 | 5+ | experience | experience
minifigure keyring* with light | 9-15 | 6+ | accessory | battery filler
axle and pin assortment* | 8-15 | 7+ | equipment | small-parts plastic filler

# lego city
brick-built police station* | 45-75 | 6-12 | toy | small-parts plastic heart
brick-built fire truck* | 15-28 | 4-10 | vehicle | small-parts plastic heart
small brick-built car* | 8-13 | 5-11 | game | small-parts plastic heart
brick shop voucher* | 15-40 | 4+ | voucher | voucher heart
brick-built city train* with track | 60-120 | 6-12 | collectible | small-parts plastic battery heart
street baseplates* pack | 12-20 | 5+ | equipment | small-parts plastic
brick city story book* | 7-13 | 4-10 | book | book plastic small-parts filler
play mat bag* for bricks | 15-28 | 3-11 | storage |
brick world park tickets* | 25-55 | 3+ | experience | experience heart
minifigure building pack* | 8-15 | 5+ | craft kit | small-parts plastic heart

# lego friends
brick-built friends house* | 35-65 | 6-12 | toy | small-parts plastic heart
brick-built pet clinic* | 18-32 | 5-11 | game | small-parts plastic heart
small brick friends figure set* | 8-13 | 5-11 | collectible | small-parts plastic heart
brick shop voucher* | 15-40 | 4+ | voucher | voucher heart
brick-built camper van* | 25-45 | 6-12 | vehicle | small-parts plastic heart
brick friends sticker book* | 6-12 | 5-11 | book | book plastic small-parts filler
brick picture frame* kit | 8-15 | 6-12 | craft kit | small-parts plastic
head-shaped brick box* | 20-38 | 4-12 | storage | plastic
brick world park tickets* | 25-55 | 3+ | experience | experience heart

# duplo
train* in large building blocks | 35-65 | 1-5 | vehicle | plastic battery heart
box* of large building blocks | 20-38 | 1-5 | toy | plastic heart
farm set* in large blocks | 18-32 | 1-5 | collectible | plastic heart
first animal* in large blocks | 8-13 | 1-4 | game | plastic heart
toy shop voucher* for blocks | 15-35 | 1-5 | voucher | voucher heart
play table* for large bricks | 40-80 | 1-5 | furniture | bulky
building plate* for large bricks | 12-18 | 1-5 | equipment | plastic
board book* with building bricks | 7-13 | 3-4 | book | book plastic small-parts filler
large brick bath animals* | 9-15 | 1-5 | toy | plastic heart

# pirates
pirate ship* with figures | 35-70 | 4-10 | toy | plastic heart
pirate costume* with eye patch | 18-34 | 3-9 | clothing | clothing sized heart
treasure chest* with gold coins | 14-26 | 4-9 | collectible | small-parts heart
pirate stories treasury* | 9-15 | 4-10 | book | book heart
pirate boat trip* for families | 15-35 | 3+ | experience | experience heart
pirate spyglass* in brass | 12-22 | 5+ | equipment |
pirate raid board game* | 18-32 | 5+ | board game | heart
pirate flag* | 6-12 | 4+ | decor | filler
historic ship museum tickets* | 10-25 | 5+ | voucher | voucher experience
pirate sticker and map set* | 6-12 | 4-10 | stationery |
pirate costume* with hat | 14-28 | 3-9 | clothing | clothing sized heart
pirate treasure chest* with coins | 12-25 | 3-10 | toy | small-parts heart
foam cutlass and eye patch* | 6-12 | 3-9 | toy |
pirate story* in pictures | 6-12 | 3-8 | book | book heart
pirate den tent* | 20-40 | 3-8 | toy | bulky
pirate treasure board game* | 15-30 | 4-9 | board game |
pirate flag* for the bedroom | 5-10 | 3-12 | decor |
spyglass* for small pirates | 8-16 | 3-9 | toy |
pirate temporary tattoos* | 3-6 | 3-10 | accessory | filler
pirate pyjamas | 12-22 | 2-9 | clothing | clothing sized filler
pirate bath boat* | 8-16 | 1-6 | toy | filler
pirate boat trip* | 10-25 | 3-11 | experience | experience heart

# dragons
large cuddly dragon* | 18-35 | 2-10 | toy | heart
dragon figure* with moving wings | 15-28 | 4-10 | collectible | heart
dragon encyclopedia* with flaps | 14-26 | 6+ | book | book heart
dragon fantasy novel trilogy* | 22-40 | 10+ | stationery | book heart
dragon dressing-up wings* | 15-28 | 3-9 | clothing | clothing heart
brick-built dragon* | 22-50 | 7+ | craft kit | small-parts plastic heart
dragon hand puppet* in plush | 18-32 | 4-10 | game |
dragon wall print* | 9-15 | 6+ | print | filler
dragon pendant* in pewter | 9-15 | 8+ | jewellery | jewellery heart
small dragon figure* | 6-12 | 4+ | keepsake | plastic

# treasure hunts
also: treasure hunt, scavenger hunts, scavenger hunt
treasure hunt party kit* | 10-18 | 4-11 | game | heart
wooden treasure chest* with lock | 18-34 | 5+ | storage | heart
puzzle treasure hunt book* | 9-15 | 6+ | book | book heart
outdoor city treasure trail* | 10-25 | 6+ | experience | experience heart
junior compass and binoculars set* | 14-26 | 5-11 | equipment |
secret code wheel* | 8-14 | 7+ | stationery | filler
family escape game* in a box | 18-34 | 8+ | board game |
pirate map jigsaw* | 9-15 | 4-10 | puzzle | small-parts filler
child's metal detector* | 30-60 | 6-12 | electronics | gadget battery heart
treasure hunt game* for the home | 10-20 | 4-11 | game | heart
treasure chest* with lock and key | 12-28 | 4-12 | storage | heart
scavenger hunt cards* for outdoors | 6-12 | 4-11 | game | heart
riddle cards* for treasure hunts | 6-12 | 6-13 | game |
treasure map making kit* | 8-16 | 5-12 | craft kit | heart
gold coins and jewels* for hiding | 6-12 | 4-11 | toy | small-parts
explorer's compass* and map case | 10-20 | 6-13 | toy |
solve-it-yourself mystery trail book* | 7-13 | 6-13 | book | book
treasure trail booklet* for a town | 8-14 | 5+ | experience | experience
invisible ink message set* | 5-10 | 6-13 | toy | filler
wall-mounted dig and find kit* | 10-20 | 5-12 | craft kit | filler
treasure hunt party box* | 15-30 | 4-11 | toy |
spotting binoculars* for small explorers | 10-20 | 4-10 | toy | filler

# rainbows
rainbow stacking arches* in wood | 25-50 | 1-7 | toy | heart
rainbow projector lamp* | 18-34 | 4+ | lighting | gadget battery heart
rainbow pencil set* in a tin | 9-15 | 4+ | art supplies |
rainbow knitted jumper* | 22-42 | 2-12 | clothing | clothing sized heart
window prism* that throws rainbows | 12-22 | 6+ | decor | heart
rainbow story picture book* | 7-13 | 2-7 | book | book
rainbow kite* with tail | 12-22 | 5+ | outdoor gear | heart
rainbow bedding set* | 20-38 | 3-12 | textile |
rainbow umbrella* | 12-22 | 4+ | accessory |
rainbow spring toy* | 4-8 | 4+ | toy | plastic

# sea animal
in: sharks and ocean animals
names: whale = whales, dolphin = dolphins, octopus = octopuses, turtle = turtles = sea turtles, penguin = penguins, shark = sharks, seahorse = seahorses, jellyfish = jelly fish
names: orca = orcas = killer whale = killer whales, narwhal = narwhals, manatee = manatees, walrus, sea lion = sea lions, manta ray = manta rays = stingrays, clownfish, lobster animal, starfish
{name} soft toy* | 14-26 | 0-12 | toy | heart
{name} adoption pack* | 18-38 | 4+ | voucher | voucher heart
{name} picture book* | 7-14 | 2-10 | book | book heart
{name} figure set* for play | 9-15 | 3-9 | collectible | plastic heart
aquarium day* for {name} fans | 15-32 | 3+ | experience | experience pet heart
{name} encyclopedia* | 15-28 | 9+ | book | book heart
{name} jigsaw puzzle | 9-15 | 4+ | puzzle | small-parts
{name} art print* | 9-18 | 4+ | print | filler
{name} t-shirt* | 12-24 | 3+ | clothing | clothing sized
{name} night light* | 15-28 | 2-10 | lighting | battery heart
{name} mug | 9-15 | 10+ | tableware | filler
{name} bath toy* | 6-12 | 1-6 | toy |
{name} backpack* | 16-30 | 3-10 | bag |
{name} socks* | 5-10 | 4+ | clothing | clothing sized filler
{name} duvet cover* | 20-38 | 3-12 | textile |
{name} necklace* | 10-25 | 8+ | jewellery | jewellery
{name} cushion* | 14-28 | 4+ | textile |
{name} colouring book* | 4-9 | 4-11 | book | book filler
{name} film* from the deep | 9-16 | 5+ | film | screen
{name} balloon garland* | 6-12 | 3-10 | decor | filler
wooden {name} puzzle* | 8-15 | 2-7 | puzzle | heart

# toy kitchen
play kitchen* in wood | 60-140 | 2-7 | toy | bulky heart
wooden food* to slice | 14-26 | 2-6 | game | heart
child-size pots and pans* set | 15-28 | 2-7 | equipment | heart
play baking set* with bowl | 15-28 | 2-7 | collectible | battery heart
play dishes* in a picnic basket | 15-28 | 2-7 | tableware |
apron and chef's hat* for children | 9-15 | 3-8 | clothing | clothing
felt vegetables* in a crate | 9-15 | 2-6 | craft kit | heart
picture book* about cooking | 7-13 | 2-7 | book | book filler
cutting food set* in wood | 12-25 | 2-7 | tableware | heart
wooden play kitchen* with oven | 60-140 | 2-7 | toy | bulky
cutting vegetables* in wood | 10-20 | 2-6 | toy | heart
toy hot drinks machine* | 14-28 | 2-7 | toy | heart
pots and pans for play* | 12-24 | 2-7 | toy |
play pizza set* to slice | 10-20 | 3-7 | toy | food gluten heart
toy toaster* with pop-up slices | 10-22 | 2-6 | toy |
felt food set* | 10-22 | 2-7 | toy |
wooden play blender* | 10-22 | 2-7 | toy |
mini washing-up set* | 8-16 | 2-7 | toy |
toy shopping basket* with groceries | 12-24 | 2-7 | toy | heart
play kitchen apron* | 6-14 | 2-7 | clothing | clothing filler

# baby dolls
also: dollies, dolly, prams, dolls pram, pushing prams, doll prams, looking after her dolls
baby doll* with sleepy eyes | 18-36 | 2-7 | toy | heart
doll's pushchair* that folds | 18-36 | 2-7 | vehicle | heart
doll clothes set* in cotton | 9-15 | 3-8 | clothing | clothing heart
doll's cot* in wood | 22-42 | 2-7 | furniture | heart
doll feeding set* with bottle | 8-15 | 2-7 | tableware | heart
baby carrier* for dolls | 12-22 | 2-7 | accessory |
doll's bath tub* with shower | 15-28 | 3-7 | equipment | plastic
picture book* about a new baby | 7-13 | 2-6 | book | book filler

# playing doctors
also: doctors and nurses, playing doctor, playing doctors, playing vet, playing vets, doctor set
doctor's case* with stethoscope | 15-30 | 3-8 | toy | heart
child's doctor coat* with cap | 12-22 | 3-8 | clothing | clothing sized heart
vet clinic playset* with animals | 22-42 | 3-8 | collectible | heart
human body lift-the-flap book* | 9-15 | 4-9 | book | book heart
colourful plasters* tin | 4-8 | 3-9 | body care |
toy ambulance* with stretcher | 15-28 | 3-8 | vehicle | plastic
hospital floor puzzle* | 9-15 | 3-7 | puzzle | filler
body organs memory game* | 9-15 | 5-10 | game |
doctor's play case* with stethoscope | 14-28 | 3-8 | toy | heart
vet's play set* with cuddly pup | 18-35 | 3-8 | toy | heart
children's doctor's coat* with pockets | 12-24 | 3-8 | clothing | clothing sized heart
teddy hospital bandage set* | 8-16 | 3-8 | toy | heart
wooden medical chest* to play | 15-30 | 3-8 | toy | heart
doll-sized ambulance* with stretcher | 15-30 | 3-8 | toy | heart
light-up play thermometer* | 6-12 | 3-7 | toy | battery filler
sticking plasters* with animals | 3-6 | 3-9 | toy |
toy animal hospital* with figures | 25-50 | 3-9 | toy | small-parts heart
picture book* about going to hospital | 6-12 | 2-7 | book | book
body parts puzzle* for small doctors | 10-20 | 3-8 | puzzle | filler
real working stethoscope* for children | 8-15 | 5-12 | toy | heart
appointment pad* and play prescriptions | 5-10 | 4-8 | toy | filler
doctor's bag game* | 12-24 | 4-8 | board game |
nurse costume* with cap | 14-26 | 3-8 | clothing | clothing sized heart

# playing shop
wooden shop till* with coins | 18-36 | 3-8 | toy | battery heart
wooden market stall* | 50-100 | 3-8 | furniture | bulky heart
play money set* in a tray | 8-15 | 4-9 | game | small-parts heart
wooden groceries crate* | 14-26 | 3-7 | collectible | heart
child's shopping trolley* | 18-34 | 2-6 | vehicle | heart
toy scales* with weights | 14-26 | 3-8 | equipment |
picture book* about a shop | 7-13 | 2-7 | book | book
shopping list memory game* | 8-14 | 3-7 | board game |

# balance bikes
wooden balance bike* | 50-110 | 2-5 | vehicle | bulky heart
toddler bike helmet* with animals | 18-36 | 1-4 | safety gear | heart
ladybird handlebar bell* | 6-12 | 2-6 | accessory | heart
small cycling gloves* | 8-15 | 2-6 | clothing | clothing
handlebar basket* for teddy | 9-15 | 2-6 | bag | heart
wooden ride-on motorbike* | 45-95 | 1-4 | toy | bulky
knee pad set* for toddlers | 12-22 | 2-4 | equipment |
picture book* about a bike | 7-13 | 2-6 | book | book

# stunt scooters
also: freestyle scooter, freestyle scooters, trottinette freestyle, stuntroller, stuntscooter, stuntstep, patinete freestyle, monopattino freestyle, hulajnoga wyczynowa
stunt scooter* with wide deck | 70-150 | 7+ | vehicle | bulky heart
stunt scooter wheels* pair | 20-40 | 7+ | equipment | heart
skate helmet* in matt black | 25-48 | 6+ | safety gear | heart
scooter grips* in bright colours | 8-15 | 6+ | accessory |
skatepark session pass* | 12-30 | 7+ | experience | experience heart
scooter wall stand* | 12-22 | 7+ | storage |
knee and elbow guards* | 18-34 | 6+ | tool | clothing
skate park ramp* for fingers | 12-22 | 6-14 | toy |
stunt scooter lesson* | 20-45 | 6+ | class | experience heart
scooter deck grip tape* | 8-15 | 6+ | equipment |

# trikes
trike* with parent handle | 55-120 | 1-4 | vehicle | bulky heart
wooden trike* with trailer | 50-110 | 2-5 | toy | bulky heart
toddler bike helmet* | 18-36 | 1-4 | safety gear | heart
handlebar bell* with ladybird | 6-12 | 1-6 | accessory |
handlebar streamers* | 5-10 | 2-7 | decor |
basket* for a trike | 9-15 | 1-6 | bag |
road sign play set* | 14-26 | 3-7 | game | heart

# lego star wars
also: star wars lego sets, brick star wars, lego millennium falcon
brick-built starfighter* from Star Wars | 28-60 | 7+ | toy | small-parts plastic heart
brick trooper helmet* from Star Wars | 50-80 | 14+ | collectible | small-parts plastic heart
small brick walker* from Star Wars | 9-15 | 6+ | craft kit | small-parts plastic heart
Star Wars brick video game* | 20-45 | 7+ | video game | screen heart
Star Wars minifigure encyclopedia* | 14-24 | 6+ | book | book heart
buildable Star Wars droid* | 60-100 | 9+ | electronics | small-parts plastic battery heart
display stand* for brick spaceships | 14-28 | 8+ | decor | plastic
head-shaped minifigure storage box* | 16-30 | 5+ | storage | plastic
Star Wars brick magazine* with figure | 5-10 | 6-12 | stationery | small-parts filler
light kit* for brick spaceships | 20-40 | 10+ | lighting | battery
December calendar* of Star Wars bricks | 24-36 | 6+ | game | small-parts plastic @christmas
large brick command ship* | 140-220 | 12+ | keepsake | small-parts plastic
Star Wars brick keyring light* | 9-15 | 6+ | accessory | battery filler

# bubbles
in: outdoor games
also: bubble blowing, blowing bubbles, soap bubbles, bubble machines
bubble gun* with spare mixture | 8-16 | 3-9 | toy | battery plastic heart
bath bubble maker* with fish | 14-26 | 1-5 | electronics | battery plastic heart
long bubble wand* with string | 8-15 | 4-12 | toy | heart
bubble mixture* in a big bottle | 4-8 | 2-10 | toy | plastic
small bubble wands* set | 4-8 | 2-8 | toy | plastic
bubble lawn mower* | 14-25 | 2-5 | vehicle | plastic heart
bubble bath foam* for children | 4-9 | 2-8 | body care | scent filler
picture book* about a bubble | 6-11 | 1-5 | book | book
bubble show tickets* | 10-22 | 3-10 | experience | experience heart
bubble science kit* | 10-20 | 6-11 | craft kit |
bubble party box* | 10-20 | 3-9 | game | plastic
bubble machine* for the garden | 15-30 | 2+ | toy | battery heart
bubble wand set* of many sizes | 6-12 | 3+ | toy | heart
giant bubble rope wands* | 10-20 | 5+ | toy | bulky heart
bubble mower* to push | 15-28 | 2-5 | toy | heart
refill bottle* of bubble mixture | 4-9 | 2+ | toy |
bouncing bubble gloves* | 7-14 | 4-10 | toy | clothing
no-spill bubble pot* | 5-10 | 2-6 | toy |

# playset figures
in: pretend play
also: playmobil, sylvanian families, sylvanians, schleich, polly pocket, play figures, small world figures
playset* with figures and house | 25-60 | 4-10 | toy | plastic small-parts heart
figure family* for a playset | 12-22 | 4-10 | toy | plastic small-parts heart
knights' castle playset* | 40-90 | 4-10 | toy | plastic small-parts bulky heart
farm playset* with animals | 22-45 | 3-8 | toy | plastic small-parts heart
rescue vehicle* with figures | 18-38 | 4-9 | vehicle | plastic small-parts heart
single surprise figure* | 4-8 | 4-10 | collectible | plastic small-parts filler
camper van* with figures | 20-40 | 4-10 | vehicle | plastic small-parts
animal figures* for the playset | 8-18 | 3-10 | collectible | plastic small-parts
treehouse playset* | 28-60 | 4-9 | toy | plastic small-parts heart
sorting box* for play figures | 10-20 | 4-10 | storage | practical filler
play mat* with roads and fields | 12-25 | 3-8 | textile |
story book* about the figures | 6-11 | 4-9 | book | book filler
toy museum or fun park day* | 12-35 | 4-10 | experience | experience
toy family house* with furniture | 40-90 | 3-8 | toy | small-parts bulky heart
animal family figures* in clothes | 18-32 | 3-8 | toy | small-parts heart
figure caravan* with awning | 25-50 | 4-9 | toy | small-parts heart
school bus* with figures | 15-30 | 3-8 | toy | small-parts
vet surgery playset* with animals | 20-40 | 4-9 | toy | small-parts heart
surprise bag figure* | 3-7 | 3-10 | toy | small-parts
carry case playset* | 12-25 | 3-8 | toy | small-parts
storage box* for figures | 10-22 | 3-10 | storage | filler
zoo playset* with fences | 35-75 | 4-9 | toy | small-parts
picnic set* for toy families | 8-16 | 3-8 | toy | small-parts

# hobby horsing
in: horse riding
also: hobby horse, hobby horses, hobbyhorsing, hobby horse riding, hobbyhorse
hobby horse* with a long mane | 25-60 | 5-16 | toy | -animals heart
bridle* for a hobby horse | 9-18 | 5-16 | accessory | heart
small jumps* for hobby horses | 25-60 | 5-16 | sports gear | -animals heart
rosettes* for a hobby horse contest | 6-12 | 5-16 | decor | filler
hobby horse sewing kit* | 18-35 | 8-16 | craft kit | -animals heart
halter* for a hobby horse | 8-16 | 5-16 | accessory |
show blanket* for a hobby horse | 10-20 | 5-16 | textile |
hobby horse stable rack* | 20-40 | 5-16 | storage |
hobby horsing tournament entry* | 8-20 | 6-16 | experience | experience -animals heart
hobby horsing t-shirt* | 13-24 | 6-16 | clothing | clothing sized
mane brush and bands* | 6-12 | 5-14 | equipment | -animals filler
chalk* to mark a jumping course | 4-8 | 5-14 | art supplies | filler
training plan* for hobby horse jumpers | 6-12 | 7-16 | stationery | filler

# Sanrio
in: soft toys
also: kawaii, kawaii things, hello kitty, kuromi, my melody, cinnamoroll, pompompurin, sanrio characters
Hello Kitty and friends plush* | 14-28 | 3+ | toy | heart
Sanrio stationery set* | 8-16 | 5+ | stationery | heart
character phone charm* | 5-10 | 8+ | accessory | small-parts
Hello Kitty tote bag* | 12-24 | 6+ | bag | heart
Kuromi hoodie* | 25-45 | 8+ | clothing | clothing sized heart
character socks* in a box | 7-14 | 5+ | clothing | clothing sized filler
Sanrio sticker sheets* | 3-7 | 5+ | stationery | filler
kawaii desk lamp* | 18-35 | 8+ | lighting | gadget battery heart
Cinnamoroll mug | 9-16 | 8+ | tableware | merchandise
character blind box* | 8-15 | 6+ | collectible | small-parts heart
Hello Kitty lip balm tin* | 4-8 | 7+ | body care | scent filler
character pyjamas | 16-30 | 5+ | clothing | clothing sized
kawaii drawing guide* | 7-13 | 7+ | book | book

# audio stories
in: bedtime stories
also: tonies, toniebox, audio plays for children, audio stories for children, yoto
audio story figure* | 13-18 | 3-9 | audio | heart
story player* for children | 50-100 | 3-9 | audio | gadget battery
carry case* for story figures | 12-24 | 3-9 | storage | heart
story figure* to record oneself | 10-16 | 3-9 | audio | sentimental
wall shelf* for story figures | 15-30 | 3-9 | furniture |
headphones* for small ears | 12-25 | 3-10 | electronics | gadget battery
book* of the audio story | 7-14 | 3-9 | book | book
audio story club months* | 15-40 | 3-10 | subscription | subscription
cosy reading tent* | 25-50 | 3-9 | furniture | bulky
bedtime story player* | 35-80 | 3-9 | audio | gadget battery
figure wall shelf* for audio characters | 18-38 | 3-9 | storage | heart
make-your-own recording figure* | 8-16 | 3-9 | toy | heart
carry case* for the story player | 15-30 | 3-9 | bag |
fairy tale audio collection* | 9-20 | 3-10 | audio | heart
padded headphones* for children | 18-35 | 3-11 | audio | gadget battery heart
audio story subscription* | 20-60 | 3-12 | subscription | subscription heart
adventure audio series* | 9-18 | 6-12 | audio | heart
listening corner floor cushion* | 18-38 | 2-10 | textile |
`
