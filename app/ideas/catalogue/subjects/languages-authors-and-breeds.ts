const AUTHOR = `
next {name} novel* in hardback | 14-26 | 12+ | book | book heart
{name} boxed set* of novels | 35-75 | 12+ | book | book heart
{name} audiobook* | 12-28 | 12+ | audio | book heart
{name} paperback* still missing | 8-14 | 12+ | book | book heart
companion* to the world of {name} | 15-30 | 12+ | stationery |
{name} quote print | 9-18 | 12+ | print | filler
{name} film adaptation* | 8-15 | 12+ | film | screen
reading journal* for {name} fans | 8-15 | 10+ | keepsake | filler
{name} tote bag* | 10-20 | 12+ | bag |
{name} jigsaw puzzle | 13-22 | 10+ | puzzle | small-parts
literary evening* about {name} | 8-20 | 14+ | experience | experience
collector's {name} edition* | 25-60 | 14+ | collectible | book heart
{name} short stories* | 8-15 | 12+ | book | book heart
{name} bookmark set* | 4-9 | 10+ | stationery | filler
{name} mug* | 9-15 | 12+ | tableware | merchandise
illustrated {name} edition* | 25-45 | 12+ | book | book heart
{name} reading order poster* | 8-16 | 12+ | print | filler
pocket {name} edition* with sprayed edges | 12-22 | 12+ | book | book heart
{name} quiz cards* | 7-14 | 12+ | game |
{name} enamel pin* | 5-10 | 10+ | accessory | small-parts`

const CHILDRENS_AUTHOR = `
{name} treasury* of stories | 14-26 | 3-10 | book | book heart
next {name} story* | 7-13 | 3-12 | book | book heart
{name} audio stories* | 10-22 | 3-11 | audio | heart
{name} story soft toy* | 13-25 | 1-9 | toy | heart
{name} stage show tickets* | 15-35 | 3-12 | experience | experience heart
{name} card game* | 7-14 | 4-10 | game |
{name} colouring pad* | 5-10 | 3-9 | art supplies | filler
{name} jigsaw puzzle | 8-15 | 4-11 | puzzle | small-parts
{name} bedroom print | 8-15 | 2-10 | print |
{name} pyjamas | 13-22 | 2-9 | clothing | clothing sized
{name} gift box set* of books | 20-45 | 3-12 | book | book heart
{name} activity book* | 5-10 | 3-10 | book | book
{name} memory game* | 7-14 | 3-9 | game | heart
{name} book bag* | 9-18 | 3-11 | bag | filler
{name} bookmark* | 3-7 | 4-12 | stationery | filler
{name} sticker book* | 4-9 | 3-9 | book | book
{name} film* on disc | 8-15 | 4-12 | film | screen
{name} t-shirt* | 10-20 | 3-12 | clothing | clothing sized
{name} story mug* | 8-14 | 5-12 | tableware | merchandise filler
{name} characters set* for play | 12-25 | 3-9 | toy | heart`

const LANGUAGE = `
{name} evening course* | 60-150 | 16+ | class | experience heart
{name} short stories* for learners | 9-15 | 13+ | book | book heart
one-to-one {name} lessons* | 25-60 | 10+ | voucher | voucher experience heart
{name} vocabulary cards* | 8-15 | 9+ | game | heart
{name} podcast club* for learners | 30-70 | 14+ | subscription | subscription
{name} novel in parallel text* | 9-15 | 15+ | book | book
{name} cookbook | 16-30 | 14+ | kitchenware | book
cinema night* with a {name} film | 10-24 | 12+ | film | screen
{name} phrase calendar* | 10-17 | 12+ | print | filler
pocket {name} dictionary* | 8-15 | 9+ | book | book
{name} magazine parcel* | 12-30 | 14+ | keepsake | filler
weekend trip* to practise {name} | 150-320 | 18+ | travel | experience
{name} grammar workbook* | 10-20 | 12+ | book | book heart
{name} conversation dice* | 8-15 | 12+ | game | small-parts filler
{name} board game* for learners | 18-35 | 10+ | board game |
sticky labels* with {name} words | 5-10 | 8+ | stationery | filler
{name} comic album* | 9-18 | 10+ | book | book
learning app subscription* for {name} | 25-60 | 12+ | subscription | subscription screen heart
{name} crossword book* | 7-13 | 13+ | book | book filler
{name} song lyrics book* | 9-18 | 12+ | book | book filler
{name} children's story* to read slowly | 7-14 | 10-17 | book | book
{name} conversation evening* | 5-20 | 16+ | experience | experience heart`

const DOG = `
{name} portrait print* | 18-40 | 8+ | print | filler
{name} breed handbook* | 12-22 | 10+ | book | book heart
photo session* with a {name} | 40-95 | 14+ | experience | experience heart
treat parcel* for a {name} | 14-28 | 10+ | pet | pet food heart
orthopaedic bed* for a {name} | 35-80 | 14+ | furniture | pet heart
chew bundle* for a {name} | 7-14 | 8+ | pet | pet food heart
{name} enamel pin* | 7-13 | 8+ | accessory | small-parts
{name} mug | 9-15 | 10+ | tableware | merchandise
breed meeting walk* for {name} owners | 5-15 | 14+ | voucher | voucher experience
{name} wall calendar | 9-15 | 8+ | stationery |
{name} doorstop* | 15-30 | 12+ | home | filler
leather lead* for a {name} | 20-42 | 12+ | equipment | leather pet
{name} plush* | 14-26 | 2-12 | toy |
{name} socks* | 5-10 | 6+ | clothing | clothing sized
{name} jigsaw puzzle | 12-20 | 8+ | puzzle | small-parts
{name} tea towel* | 8-14 | 12+ | textile | filler
{name} keyring* | 5-10 | 8+ | accessory | merchandise
brain-game feeder* for a {name} | 12-28 | 10+ | pet | pet heart
rain cape* for a {name} | 20-42 | 14+ | pet | pet heart
{name} cushion* | 15-30 | 8+ | textile |
grooming brush* for a {name} coat | 10-22 | 12+ | pet | pet heart
name tag* for a {name} collar | 8-16 | 8+ | pet | pet personalised
{name} greeting cards* | 6-12 | 8+ | stationery | filler`

export default `
# author of fantasy
in: fantasy and science fiction books
names: Terry Pratchett = discworld = scheibenwelt, Brandon Sanderson = mistborn = stormlight archive, Percy Jackson = rick riordan, Hunger Games = the hunger games
names: Twilight* = twilight saga = stephenie meyer, Divergent = divergent series, Inheritance Games, Maze Runner, Shadow and Bone, The Cruel Prince = holly black, Powerless books = lauren roberts, Alice Oseman
names: A Court of Thorns and Roses = a court of mist and fury, Robert Heinlein, Arthur C Clarke, Philip K Dick, HG Wells, Jules Verne, HP Lovecraft = lovecraft = cthulhu, Patrick Rothfuss, Joe Abercrombie, Tad Williams, Cassandra Clare = shadowhunters, Suzanne Collins, Veronica Roth, Kai Meyer, Licia Troisi, Laura Gallego, Dmitry Glukhovsky = metro 2033, Adrian Tchaikovsky, Iain M Banks, Liu Cixin = three body problem, Becky Chambers, Naomi Novik, Travis Baldree, James Islington, Anne Rice, Mercedes Lackey
names: Sarah J Maas = acotar = throne of glass, Rebecca Yarros, George RR Martin, Robin Hobb, Ursula Le Guin, Isaac Asimov, Frank Herbert, Andy Weir
names: Philip Pullman = his dark materials, Neil Gaiman, Cornelia Funke = tintenherz, Walter Moers, Andrzej Sapkowski, Stanisław Lem, Leigh Bardugo = six of crows
names: Eragon = christopher paolini, Artemis Fowl = eoin colfer, Septimus Heap, Stephen King, Robert Jordan = wheel of time
${AUTHOR}

# author of crime
in: crime fiction
names: Sherlock Holmes = arthur conan doyle, Agatha Christie = poirot = miss marple, Richard Osman, Ian Rankin, Val McDermid, Donna Leon = brunetti
names: Dick Francis, Wilbur Smith, Mick Herron, Ann Cleeves, Peter James, Colin Dexter, Dorothy L Sayers, PD James, Ruth Rendell, Martina Cole, Jeffrey Archer, Ken Follett, Frederick Forsyth, John le Carré = john le carre, Robert Galbraith, Tess Gerritsen, James Patterson, Lisa Jewell, Freida McFadden, Klaus-Peter Wolf, Rita Falk = eberhofer, Nele Neuhaus, Andreas Franz, Jörg Maurer, Jean-Luc Bannalec, Franck Thilliez, Michel Bussi, Joël Dicker, Guillaume Musso, Pierre Lemaitre, Arturo Pérez-Reverte = perez-reverte, Juan Gómez-Jurado, Carlos Ruiz Zafón, Umberto Eco, Antonio Manzini, Maurizio de Giovanni, Saskia Noort, Remigiusz Mróz, Raphael Montes, Jussi Adler-Olsen, Camilla Läckberg
names: Andrea Camilleri = montalbano, Georges Simenon = maigret, Fred Vargas, Sebastian Fitzek, Jo Nesbø = harry hole, Henning Mankell = wallander
names: Stieg Larsson, Lee Child = jack reacher, Harlan Coben, Michael Connelly, Dan Brown, John Grisham, Patricia Highsmith, Charlotte Link, Ahmet Ümit
${AUTHOR}

# author of romance
in: romance novels
names: Colleen Hoover, Emily Henry, Ali Hazelwood, Jojo Moyes, Nicholas Sparks, Ana Huang, Rosamunde Pilcher, Mona Kasten, Jenny Colgan, Nora Roberts
names: Catherine Cookson, Danielle Steel, Barbara Cartland, Maeve Binchy, Jilly Cooper, Marian Keyes, Katie Fforde, Rosie Goodwin, Dilly Court, Josephine Cox, Val Wood, Sophie Kinsella, Kristin Hannah, Diana Gabaldon, Inga Lindström, Utta Danella, Corín Tellado = corin tellado, Elísabet Benavent, Megan Maxwell, Virginie Grimaldi, Marc Levy, Agnès Martin-Lugand, Lucinda Riley = seven sisters books, Lucy Score, Elle Kennedy, Lauren Asher, Penelope Douglas, Talia Hibbert, Elena Ferrante
${AUTHOR}

# author for children
in: bedtime stories
names: Julia Donaldson, Roald Dahl, Dr Seuss = dr. seuss = cat in the hat, Beatrix Potter = peter rabbit, Astrid Lindgren, Otfried Preußler, Michael Ende
names: Wings of Fire, Alex Rider = anthony horowitz, Horrid Henry, Jill Murphy = worst witch, Michael Morpurgo = war horse book, Malory Towers, Secret Seven, Captain Underpants, Tom Gates, Isadora Moon, Rainbow Magic, Beast Quest, Billy and the Mini Monsters, Bunny vs Monkey, Dork Diaries, Murdle Junior, Murder Most Unladylike, Goosebumps, Boy at the Back of the Class, Percy the Park Keeper, Elmer the elephant, Winnie the Witch, Supertato, Oliver Jeffers, Little People Big Dreams, Anne of Green Gables, Paddington = paddington bear, Where's Wally, TKKG, Die drei Fragezeichen = die drei ??? = drei fragezeichen, Olchis = die olchis, Räuber Hotzenplotz, Mein Lotta-Leben, Woodwalkers, Percy Pumpkin, Max et Lili, Mortelle Adèle = mortelle adele, Les P'tites Poules, Isadora Moon español, Tea Stilton, Gol serie, De Gorgels, Pluk van de Petteflet, Kapitan Żbik, Mikołajek, Sítio do Picapau Amarelo, Menino Maluquinho, Super Patata, Harry und Platte
names: Janosch, Eric Carle, Axel Scheffler, Mo Willems, Jacqueline Wilson, David Walliams, Enid Blyton = famous five, Diary of a Wimpy Kid = gregs tagebuch = wimpy kid
names: Geronimo Stilton, Gianni Rodari, Antoine de Saint-Exupéry = the little prince = le petit prince = der kleine prinz, Le Petit Nicolas = le petit nicolas
names: Die Schule der magischen Tiere = schule der magischen tiere, Das magische Baumhaus = magic tree house, Dog Man, Jip en Janneke, Alfons Åberg
${CHILDRENS_AUTHOR}

# language
in: languages
names: Spanish* = learning spanish = learns spanish = spanish lessons, French* = learning french = learns french = french lessons, Italian* = learning italian = learns italian
names: German* = learning german = learns german, Japanese* = learning japanese = learns japanese, Korean* = learning korean = learns korean
names: Portuguese* = learning portuguese = learns portuguese, Dutch* = learning dutch = learns dutch, Swedish* = learning swedish = learns swedish
names: Polish** = learning polish = learns polish, Turkish* = learning turkish = learns turkish, Arabic* = learning arabic = learns arabic
names: Mandarin* = learning chinese = learning mandarin = learns chinese, Ukrainian* = learning ukrainian, Greek* = learning greek, Welsh* = learning welsh
names: English** = learning english = learns english = english lessons, Russian* = learning russian, Norwegian* = learning norwegian, Irish** = learning irish
${LANGUAGE}

# breed of dog
in: dogs
names: labrador = labradors, golden retriever = golden retrievers = retriever, whippet = whippets, spaniel = spaniels = cocker spaniel, dachshund = dachshunds = sausage dog = dackel = teckel, cockapoo = cockapoos
names: pug = pugs = mops, greyhound = greyhounds, border collie = border collies = collie, german shepherd = german shepherds, poodle = poodles = labradoodle
names: terrier = terriers = jack russell, french bulldog = french bulldogs = frenchie = bulldog, husky = huskies, schnauzer = schnauzers, beagle = beagles, corgi = corgis
names: chihuahua = chihuahuas, dalmatian = dalmatians, bernese mountain dog = bernese mountain dogs, rottweiler = rottweilers, shih tzu = shih tzus, galgo
${DOG}

# breed of cat
in: cats
names: siamese cat = siamese cats = siamese, maine coon = maine coons, ragdoll cat = ragdoll cats, bengal cat = bengal cats, persian cat = persian cats
names: british shorthair = british shorthairs, norwegian forest cat = norwegian forest cats, sphynx cat = sphynx cats, ginger cat = ginger cats, black cat = black cats
{name} portrait print* | 18-40 | 8+ | print | filler
{name} breed handbook* | 12-22 | 10+ | book | book heart
treat parcel* for a {name} | 12-25 | 10+ | pet | pet food heart
catnip mouse* for a {name} | 5-10 | 6+ | toy | pet
window perch* for a {name} | 22-45 | 12+ | furniture | pet heart
{name} enamel pin* | 7-13 | 8+ | accessory | small-parts filler
{name} mug | 9-15 | 10+ | tableware | merchandise filler
{name} wall calendar | 9-15 | 8+ | stationery | filler
cat show day ticket* | 8-20 | 8+ | experience | experience
{name} plush* | 14-26 | 2-12 | toy | -animals heart
{name} embroidery pattern* | 6-13 | 12+ | craft kit | -animals filler
{name} socks* | 5-10 | 6+ | clothing | clothing sized filler
{name} jigsaw puzzle | 12-20 | 8+ | puzzle | small-parts
{name} tea towel* | 8-14 | 12+ | textile | filler
{name} keyring* | 5-10 | 8+ | accessory | merchandise filler
scratching board* for a {name} | 15-35 | 10+ | pet | pet heart
grooming glove* for a {name} | 8-16 | 10+ | pet | pet clothing filler
photo shoot* with a {name} | 40-90 | 14+ | experience | experience
{name} cushion* | 15-30 | 8+ | textile |
puzzle feeder* for a {name} | 10-22 | 10+ | pet | pet heart
sleeping cave* for a {name} | 25-50 | 10+ | pet | pet heart

# wild animal
in: safari and zoo visits
names: elephant = elephants, lion = lions, tiger = tigers, giraffe = giraffes, zebra = zebras, hippo = hippos = hippopotamus, monkey = monkeys, gorilla = gorillas = apes
names: snow leopard = snow leopards, rhino = rhinos = rhinoceros, camel = camels, orangutan = orangutans, chimpanzee = chimpanzees = chimps, platypus, wombat = wombats, quokka = quokkas, armadillo = armadillos, porcupine = porcupines, skunk = skunks, moose = elk, reindeer = caribou, lynx, wild boar = boars = wildschweine, dormouse = dormice = siebenschläfer, mole animal = moles, weasel = stoats = weasels, hyena = hyenas, toucan = toucans, ostrich = emu = emus, peacock = peacocks, bison = buffalo = buffaloes, anteater = anteaters, llama = llamas, tapir, fennec fox = fennec
names: panda = pandas = red panda = red pandas, koala = koalas, kangaroo = kangaroos, sloth = sloths, capybara = capybaras, meerkat = meerkats, lemur = lemurs, cheetah = cheetahs = leopard = leopards
names: polar bear = polar bears, brown bear* = bears = brown bears = grizzly bears, wolf = wolves, fox = foxes, otter = otters, badger = badgers, squirrel = squirrels = red squirrels, deer = stags = red deer
names: raccoon = raccoons, bat** = bats, beaver = beavers, hare = hares, puffin = puffins, flamingo = flamingos, crocodile = crocodiles = alligators, seal** = seals = grey seals, crab** = crabs
{name} soft toy* | 13-26 | 0-12 | toy | heart
{name} adoption pack* | 18-38 | 4+ | subscription | subscription heart
{name} picture book* | 7-13 | 1-8 | book | book heart
{name} figure* for play | 6-14 | 3-10 | collectible | plastic heart
{name} day* at a wildlife park | 18-40 | 3+ | experience | experience heart
illustrated book* about the {name} | 14-26 | 8+ | book | book heart
{name} art print* | 9-22 | 4+ | print |
{name} jigsaw puzzle | 9-16 | 4+ | puzzle | small-parts
{name} t-shirt* | 12-24 | 3+ | clothing | clothing sized filler
{name} night light* | 14-26 | 1-10 | lighting | gadget battery
{name} mug | 9-15 | 10+ | tableware | merchandise filler
{name} enamel pin* | 5-10 | 8+ | accessory | small-parts filler
{name} socks* | 5-10 | 4+ | clothing | clothing sized filler
{name} pyjamas | 13-24 | 1-10 | clothing | clothing sized filler
{name} backpack* for children | 16-30 | 3-9 | bag |
{name} cushion* | 14-28 | 4+ | textile |
{name} drawing and colouring book* | 5-10 | 3-12 | art supplies | book filler
{name} nature film* on disc | 9-16 | 5+ | film | screen heart
{name} mask* to cut and wear | 3-7 | 3-9 | craft kit | filler
{name} garden figure* | 18-45 | 30+ | decor | -dust
{name} tea towel* | 8-14 | 18+ | kitchenware | filler
{name} greeting cards* in a box | 6-12 | 12+ | stationery | filler
`
