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
{name} breakfast bowl* and cup | 9-16 | 1-6 | tableware |
{name} memory pairs game* | 8-14 | 3-7 | game |
{name} wellies* | 12-22 | 2-6 | footwear | clothing sized
{name} cuddly blanket | 15-28 | 0-5 | textile |
{name} first board book* | 5-9 | 0-3 | book | book`

const FILM = `
{name} dressing-up costume* | 18-35 | 3-9 | toy | clothing sized heart
{name} figure set* | 15-32 | 3-10 | toy | plastic heart
brick-built {name} scene* | 18-50 | 5-13 | toy | small-parts plastic heart
{name} storybook | 7-14 | 3-9 | book | book heart
{name} film* on disc | 8-16 | 4+ | film | screen
{name} jigsaw puzzle | 8-14 | 4-12 | puzzle | small-parts
{name} duvet cover* | 22-38 | 3-12 | textile |
{name} night light* | 12-22 | 2-9 | lighting | gadget battery
{name} backpack* | 15-28 | 3-11 | bag |
{name} board game | 14-25 | 5-12 | board game |
{name} colouring set* | 6-12 | 3-9 | art supplies |
{name} on ice tickets* | 25-55 | 3-12 | experience | experience
{name} plush* | 14-26 | 1-8 | toy |`

const HERO = `
{name} costume* with mask | 20-38 | 3-9 | toy | clothing sized heart
{name} action figure* | 12-28 | 4-10 | toy | plastic heart
{name} comic collection* | 15-35 | 9+ | book | book heart
brick-built {name} set* | 18-55 | 6+ | toy | small-parts plastic heart
{name} collector statue* | 35-90 | 13+ | collectible | heart
{name} film night box* | 18-35 | 10+ | film | screen
{name} t-shirt* | 12-25 | 4+ | clothing | clothing sized
{name} art poster* | 9-18 | 8+ | print |
{name} jigsaw puzzle | 8-16 | 5+ | puzzle | small-parts
{name} backpack* | 15-28 | 4-12 | bag |
{name} night light* | 12-24 | 3-12 | lighting | gadget battery
{name} drawing guide* | 7-14 | 6-14 | art supplies |
{name} mask* with gloves | 12-22 | 4-9 | toy | clothing`

export default `
# hero of small children
in: preschool television
names: Bluey, Peppa Pig, CoComelon, Hey Duggee, Thomas the Tank Engine = thomas & friends, Sesame Street, In the Night Garden, The Gruffalo = gruffalo
names: Teletubbies, Ms Rachel, Bing* = bing bunny, Numberblocks, Sarah and Duck, Octonauts, PJ Masks, Blippi, Pocoyo, Caillou, Miffy = nijntje
names: Die Maus = sendung mit der maus, Das Sandmännchen = sandmann = unser sandmännchen, Biene Maja = maya the bee, Conni = meine freundin conni
names: Die kleine Raupe Nimmersatt = raupe nimmersatt = the very hungry caterpillar = hungry caterpillar, Pettersson und Findus = pettson = findus
names: Barbapapa, Trotro, T'choupi, Petit Ours Brun, Masha and the Bear = masha und der bär = masha e orso, Reksio, Bamse, Babblarna, Dikkie Dik
names: Galinha Pintadinha, Turma da Mônica, Topo Gigio, Pippi Longstocking = pippi langstrumpf = pippi långstrump, The Moomins = moomin = mumin, Super Wings
${SMALL}

# rescue hero of small children
in: fire engines and police cars
names: Paw Patrol = pat patrouille = patrulla canina, Fireman Sam = feuerwehrmann sam = sam le pompier, Robocar Poli, Tayo* = tayo bus
${SMALL}

# animated film
in: animated films
names: Frozen* = frozen film = elsa and anna = elsa from frozen = die eiskönigin = eiskönigin = la reine des neiges, Moana = vaiana, Encanto = encanto film
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

# bin lorries
in: diggers and tractors
also: bin lorry, rubbish trucks, rubbish truck, garbage trucks, garbage truck, garbage lorry, refuse trucks, refuse lorry, dustbin lorries, bin trucks, bin men, müllabfuhr, mullabfuhr, müllauto, mullauto, müllautos, mullautos, müllwagen, mullwagen, camion poubelle, camions poubelles, éboueurs, eboueurs, camión de la basura, camion de la basura, camiones de basura, camion della spazzatura, caminhão de lixo, caminhao de lixo, camião do lixo, camiao do lixo, vuilniswagen, vuilniswagens
bin lorry* with tipping bins | 18-35 | 3-7 | toy | plastic heart
wooden recycling truck* | 18-32 | 1-4 | vehicle | heart
bin lorry picture book* | 6-11 | 1-6 | book | book heart
small die-cast bin lorry* | 6-12 | 3-8 | collectible | heart
remote-controlled bin lorry* | 25-45 | 4-9 | electronics | battery plastic heart
high-visibility child's vest* and cap | 10-20 | 3-8 | clothing | clothing
toy wheelie bins* in four colours | 12-22 | 3-7 | storage | plastic
recycling sorting game* | 12-22 | 3-7 | game |
bin lorry t-shirt* | 10-18 | 2-8 | accessory | clothing sized
bin lorry floor puzzle* | 9-16 | 3-6 | puzzle |
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
police badge and whistle* | 5-10 | 4-9 | accessory | noisy
cops and robbers board game* | 14-26 | 5-10 | board game |
police floor jigsaw* | 8-14 | 3-7 | puzzle | small-parts

# ambulances
in: fire engines and police cars
also: ambulance, krankenwagen, rettungswagen, ambulancias, ambulanze, ziekenwagens
ambulance* with stretcher and figures | 18-35 | 3-8 | toy | plastic heart
rescue helicopter* with winch rope | 15-30 | 3-8 | vehicle | plastic heart
wooden doctor's case* | 18-35 | 3-7 | craft kit | heart
hospital picture book* | 6-12 | 2-7 | book | book heart
paramedic costume* | 18-32 | 3-8 | clothing | clothing sized
first aid course* for children | 10-30 | 5-12 | class | experience
child's plaster box* in bright prints | 4-8 | 3-10 | body care |
hospital floor puzzle* | 9-16 | 3-7 | puzzle |
stuffed animal* with bandage set | 14-26 | 2-7 | accessory |

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
how to draw cats* pad | 8-15 | 7-14 | art supplies |
clan map poster* | 8-15 | 8-15 | decor |
leaf and paw print diary* | 8-15 | 8-14 | stationery |
`
