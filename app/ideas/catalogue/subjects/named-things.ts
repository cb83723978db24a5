export default `
# game for the family table
in: classic board games
names: Monopoly, Cluedo = clue board game, Trivial Pursuit, Yahtzee = kniffel = yatzy, Uno* = uno card game, Connect Four = connect 4 = vier gewinnt = puissance 4, Battleship* = battleships = schiffe versenken = bataille navale, Pictionary
names: Game of Life = spiel des lebens, Boggle, Labyrinth* = das verrückte labyrinth = ravensburger labyrinth, Phase 10, Skip-Bo = skip bo, Mikado = pick-up sticks, Tabu* = taboo game, Activity* = activity game
names: Snakes and Ladders, Jenga, Articulate* = articulate game, Mille Bornes, Triominos = tri-ominos, Sjoelen = sjoelbak, Guess Who* = guess who game, Twister*, Dobble, Bananagrams, Qwirkle, Mastermind* = mastermind game
{name} special edition* | 25-45 | 7+ | board game | heart
travel-size {name} | 9-18 | 6+ | board game | heart
{name} tournament night* at home | 12-28 | 8+ | game |
{name} score pads* | 4-8 | 7+ | stationery | filler
{name} winner's trophy* | 10-20 | 6+ | keepsake | filler
{name} tips and tricks book* | 7-14 | 10+ | book | book filler
{name} card version* | 6-12 | 7+ | game | heart
{name} mug* | 8-14 | 8+ | tableware | merchandise filler
{name} t-shirt* | 14-24 | 6+ | clothing | clothing sized filler
vintage {name} from the fifties | 20-45 | 12+ | collectible | heart
wooden deluxe {name} | 35-75 | 8+ | board game | heart
felt table cover* for {name} | 12-25 | 10+ | textile | filler
{name} for the screen | 8-25 | 8+ | video game | screen
{name} scoring pencils* | 4-8 | 7+ | stationery | filler
large-print {name} | 15-32 | 55+ | board game | heart
prize ribbons* for {name} champions | 5-10 | 6+ | keepsake | filler

# game with expansions
in: board games
names: Catan = settlers of catan = siedler von catan = die siedler von catan = les colons de catane = kolonisten van catan, Carcassonne* = carcassonne game, Gloomhaven, Ticket to Ride = zug um zug = les aventuriers du rail = aventureros al tren, Wingspan* = flügelschlag
names: Pandemic* = pandemic board game, Azul* = azul game, Dixit, Codenames, Dominion* = dominion game, Terraforming Mars, Exploding Kittens, Blood on the Clocktower, Everdell, Ark Nova, Scythe* = scythe board game, 7 Wonders = seven wonders
names: Agricola* = agricola game, Splendor* = splendor game, Betrayal at House on the Hill, Arkham Horror, Spirit Island, Root** = root board game, Risk** = risk board game, Axis and Allies, Twilight Imperium, Brass Birmingham, Puerto Rico game, Kingdomino, Cascadia, Patchwork game, Munchkin* = munchkin game
names: Die Crew = the crew game, Skyjo, 6 nimmt, Wizard** = wizard card game, Werewolf* = werwölfe von düsterwald = loups-garous de thiercelieux = mafia game, Mysterium, Unlock* = unlock games, Marvel Champions, Lord of the Rings card game, Diplomacy* = diplomacy game, Small World game, Concordia game
{name} expansion* | 15-40 | 9+ | board game | heart
{name} big box edition* | 45-90 | 9+ | board game | heart
storage insert* for {name} | 20-40 | 12+ | storage | heart
{name} playing mat* | 20-40 | 10+ | equipment | heart
card sleeves* that fit {name} | 4-10 | 10+ | equipment | plastic
upgraded pieces* for {name} | 12-28 | 10+ | collectible | small-parts heart
{name} t-shirt* | 15-26 | 10+ | clothing | clothing sized filler
{name} mini expansion* | 6-14 | 9+ | board game | heart
{name} strategy guide* | 10-20 | 12+ | book | book
{name} duel version* for a pair | 15-30 | 10+ | board game | heart
{name} art print* | 9-20 | 10+ | print | filler
{name} evening* at a café | 10-30 | 10+ | experience | experience heart
{name} played on screen | 8-15 | 10+ | video game | screen
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} carry bag* | 18-38 | 12+ | bag | filler
sequel game* to {name} | 25-55 | 10+ | board game | heart

# crooners and voices of the great stage
in: sixties and seventies music
names: Frank Sinatra = sinatra = rat pack = dean martin, Charles Aznavour = aznavour, Julio Iglesias, Adriano Celentano = celentano, Roberto Carlos = roberto carlos songs, Maryla Rodowicz, Nat King Cole, Ella Fitzgerald, Doris Day, Shirley Bassey, Petula Clark, Vera Lynn, Perry Como, Roy Orbison, Buddy Holly, Bing Crosby, Tony Bennett, Barbra Streisand, Cher** = cher singer, The Carpenters = carpenters band, John Denver, James Taylor, Van Morrison, Nana Mouskouri, Demis Roussos, Engelbert Humperdinck, Engelbert** = engelbert singer
names: Serge Gainsbourg = gainsbourg, Georges Brassens = brassens, Claude François, Joe Dassin, Françoise Hardy, Dalida, Michel Sardou, Renaud** = renaud chanteur, Jean Ferrat, Rocío Jurado, Raphael** = raphael cantante, Camilo Sesto, Joan Manuel Serrat = serrat, Lola Flores, Isabel Pantoja, Joaquín Sabina, Rocío Dúrcal, Gianni Morandi, Domenico Modugno, Fabrizio De André = fabrizio de andre, Lucio Dalla, Claudio Baglioni, Amália Rodrigues = amalia rodrigues, Chico Buarque, Gilberto Gil, Elis Regina, Gal Costa, Tim Maia, Raul Seixas, Czesław Niemen, Anna German, Irena Santor, Krzysztof Krawczyk, Toon Hermans, Rob de Nijs
names: Peter Alexander, Freddy Quinn, Heino, Reinhard Mey, Hildegard Knef, Marlene Dietrich, Katja Ebstein, Peter Kraus, Karat, Puhdys, City Band
{name} greatest hits* on vinyl | 20-35 | 12+ | audio | heart
{name} CD box set* | 18-45 | 12+ | audio | heart
{name} biography* | 12-25 | 14+ | book | book heart
{name} live concert film* | 10-20 | 12+ | film | screen heart
{name} songbook* for piano | 15-28 | 12+ | book | book
{name} tribute show tickets* | 22-55 | 12+ | experience | experience heart
{name} portrait print* | 10-22 | 12+ | print | filler
{name} songs quiz* | 8-16 | 12+ | game | filler
{name} calendar* | 10-16 | 12+ | stationery |
{name} mug* | 8-14 | 12+ | tableware | merchandise filler
single {name} album* on CD | 8-14 | 12+ | audio | heart
framed {name} record cover* | 18-35 | 12+ | decor |
sing-along evening* of {name} songs | 12-30 | 14+ | experience | experience
{name} picture book* | 15-30 | 12+ | book | book
{name} tea towel* | 7-12 | 12+ | textile | filler
{name} fridge magnet* | 3-6 | 12+ | collectible | merchandise filler

# popular classical star
in: opera
names: André Rieu = andre rieu, Luciano Pavarotti = pavarotti = three tenors, Andrea Bocelli = bocelli, Maria Callas = callas, Plácido Domingo = placido domingo, Katherine Jenkins, Il Volo, Jonas Kaufmann, Anna Netrebko, Russell Watson, Il Divo, Ludovico Einaudi = einaudi, Hans Zimmer, David Garrett, Lang Lang, Sarah Brightman, Alfie Boe, José Carreras = jose carreras, Enrico Caruso, Montserrat Caballé
{name} concert tickets* | 45-120 | 10+ | experience | experience heart
{name} concert film* | 12-22 | 10+ | film | screen heart
{name} CD box* | 15-40 | 10+ | audio | heart
{name} on vinyl | 20-35 | 12+ | audio | heart
{name} biography* | 12-24 | 14+ | book | book heart
{name} calendar* | 10-16 | 12+ | stationery | filler
{name} Christmas album* | 9-16 | 10+ | audio | @christmas
cinema concert screening* of {name} | 12-25 | 10+ | experience | experience heart
{name} sheet music* collection | 14-28 | 10+ | book | book
{name} tribute evening* | 20-50 | 12+ | experience | experience
{name} mug* | 8-14 | 12+ | tableware | merchandise filler
latest {name} album* | 10-18 | 10+ | audio | heart
{name} framed photo* | 15-30 | 12+ | decor | filler
opera glasses* for {name} evenings | 18-45 | 14+ | equipment | filler

# star of schlager
in: pop music fandom
names: Roland Kaiser = kaisermania, Udo Lindenberg, Andrea Berg, Howard Carpendale, Matthias Reim, Florian Silbereisen, Andreas Gabalier = gabalier, Hansi Hinterseer, Die Amigos = amigos schlager, Beatrice Egli, Ben Zucker, Kastelruther Spatzen, Semino Rossi, Maite Kelly, Vicky Leandros, Wolfgang Petry, Andrea Jürgens, Jürgen Drews = jurgen drews, Mickie Krause, Giovanni Zarrella, Kerstin Ott, André Hazes = andre hazes, Frans Bauer, Guus Meeuwis, Zenon Martyniuk
{name} concert tickets* | 40-95 | 6+ | experience | experience heart
{name} album* on CD | 10-18 | 6+ | audio | heart
{name} album* on vinyl | 20-35 | 12+ | audio | heart
{name} live film* | 12-22 | 8+ | film | screen heart
{name} fan t-shirt* | 15-28 | 6+ | clothing | clothing sized heart
{name} calendar* | 10-18 | 8+ | stationery |
{name} autobiography* | 12-24 | 14+ | book | book heart
{name} fan scarf* | 10-20 | 6+ | accessory | clothing filler
{name} mug* | 8-14 | 8+ | tableware | merchandise filler
fan bus trip* to {name} | 50-120 | 16+ | experience | experience filler
{name} poster* | 6-14 | 6+ | print | filler
{name} songbook* for singing along | 12-24 | 10+ | book | book
{name} best-of box* | 18-40 | 8+ | audio | heart
glow sticks* for a {name} concert | 4-8 | 6+ | equipment | filler

# author of the classics
in: reading
names: Charles Dickens = dickens, William Shakespeare = shakespeare = the bard = shakespeare plays, Brontë sisters = the brontes = wuthering heights = jane eyre, Thomas Hardy, George Orwell = orwell = 1984 orwell, Virginia Woolf, Oscar Wilde, Ernest Hemingway = hemingway, Leo Tolstoy = tolstoy, Fyodor Dostoevsky = dostoevsky = dostojewski, Franz Kafka = kafka, Thomas Mann, Goethe = johann wolfgang von goethe = faust, Hermann Hesse, Bertolt Brecht, Theodor Fontane, Victor Hugo, Marcel Proust = proust, Albert Camus = camus, Émile Zola = emile zola, Honoré de Balzac = balzac, Alexandre Dumas, Miguel de Cervantes = cervantes = don quijote = don quixote, Federico García Lorca = lorca, Gabriel García Márquez = garcia marquez, Isabel Allende, Dante Alighieri, Alessandro Manzoni, Italo Calvino, Luigi Pirandello, Fernando Pessoa = pessoa, José Saramago = saramago, Clarice Lispector, Machado de Assis, Jorge Amado, Paulo Coelho, Adam Mickiewicz, Henryk Sienkiewicz, Olga Tokarczuk, Wisława Szymborska, Haruki Murakami = murakami, Margaret Atwood, Kazuo Ishiguro, Toni Morrison, F Scott Fitzgerald = the great gatsby = scott fitzgerald, Harper Lee, Edgar Allan Poe, Mark Twain, Emily Dickinson, Rainer Maria Rilke = rilke, Pablo Neruda = neruda, Multatuli, PG Wodehouse = wodehouse = jeeves and wooster, Evelyn Waugh, Daphne du Maurier, Sally Rooney, Michel Houellebecq, Annie Ernaux
clothbound {name} edition* | 15-30 | 12+ | book | book heart
{name} biography* | 12-25 | 14+ | book | book heart
collected works* of {name} | 25-60 | 12+ | book | book heart
illustrated {name} edition* | 20-40 | 12+ | book | book heart
{name} film adaptation* on disc | 9-18 | 12+ | film | screen
{name} audiobook* | 12-25 | 12+ | audio | book heart
{name} portrait print* | 10-22 | 12+ | print | filler
{name} quotations mug* | 9-15 | 12+ | tableware | merchandise filler
{name} bookmark* | 4-8 | 10+ | stationery | filler
guided walk* in {name}'s footsteps | 12-35 | 12+ | experience | experience heart
{name} tote bag* | 12-22 | 12+ | bag | filler
{name} stage play tickets* | 18-55 | 12+ | experience | experience heart
first edition facsimile* of {name} | 25-60 | 14+ | collectible | book
{name} tea towel* | 8-13 | 12+ | textile | filler
reader's companion* to {name} | 14-26 | 14+ | book | book heart
{name} notebook* | 7-14 | 12+ | stationery | filler

# make of car
in: cars
names: VW Beetle = volkswagen beetle = vw käfer = coccinelle vw = maggiolino = fusca, Mini Cooper = austin mini = mini coopers = classic mini, Porsche = porsches = porsche 911, Morris Minor, Triumph Stag = triumph spitfire = triumph herald = triumph tr6, MG cars = mgb = mg midget = mg car = mg cars club, Jaguar cars = jaguar e-type = e-type, Aston Martin cars, Rolls-Royce = rolls royce = bentley = bentleys, Ford Mustang = mustang car = mustangs, Corvette, Lamborghini = lamborghinis, Maserati, Alfa Romeo = alfa romeos, Fiat 500 = cinquecento = fiat 500 classic, Lancia, BMW = bmws, Audi = audis, Mercedes cars = mercedes oldtimer = mercedes sl = old mercedes, VW Golf GTI = golf gti, VW bus = vw bulli = bulli = vw camper = volkswagen camper = combi vw = kombi, Trabant = trabi, Wartburg cars, Opel = opel manta, Citroën 2CV = 2cv = deux chevaux = ente citroën = citroen 2cv, Citroën DS = citroen ds = citroën = citroen, Renault 4 = renault 4l = 4l renault, Peugeot = peugeot 205, Seat 600, Polski Fiat = maluch = fiat 126p, Syrena* = syrena car, Volvo = old volvos, Saab = saabs, Tesla cars, Lotus cars = lotus elise, Ford Capri = ford escort, Mazda MX-5 = mx-5 = mazda mx5, Subaru = subaru impreza, Toyota Supra, Nissan Skyline = nissan gtr, Dacia Duster, DAF cars, Jeep = jeeps = jeep wrangler, Bugatti = bugattis
{name} scale model* | 15-50 | 6+ | collectible | heart
{name} history book* | 16-35 | 12+ | book | book heart
{name} t-shirt* | 15-28 | 6+ | clothing | clothing sized heart
{name} driving day* | 80-180 | 21+ | experience | experience heart
enamel {name} sign* | 12-25 | 10+ | decor | heart
{name} keyring* | 6-14 | 8+ | accessory |
{name} calendar* | 10-18 | 8+ | stationery |
{name} workshop manual* | 18-35 | 16+ | book | book
{name} mug* | 8-15 | 10+ | tableware | merchandise filler
{name} owners' meeting tickets* | 8-25 | 8+ | experience | experience heart
{name} blueprint print* | 10-22 | 10+ | print | filler
{name} owner's magazine subscription* | 25-55 | 14+ | subscription | subscription heart
{name} building kit* | 25-60 | 10+ | craft kit | small-parts heart
fitted {name} cover* | 40-90 | 18+ | equipment | bulky filler
{name} cap* | 12-25 | 8+ | clothing | clothing
{name} pin badge* | 4-9 | 8+ | accessory | small-parts filler
`
