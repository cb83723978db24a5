const SERIES = `
{name} complete series box* | 22-60 | 12+ | film | screen heart
official {name} companion* | 14-28 | 12+ | book | book heart
{name} trivia game* | 12-25 | 12+ | board game | heart
{name} jigsaw puzzle | 12-20 | 10+ | puzzle | small-parts
{name} art print | 8-18 | 12+ | print |
single {name} season* on disc | 8-15 | 12+ | film | screen heart
{name} quote mug | 9-14 | 12+ | tableware | merchandise
{name} sweatshirt | 25-45 | 12+ | clothing | clothing sized
{name} viewing party box* | 15-30 | 14+ | keepsake |
{name} day-by-day calendar* | 10-16 | 12+ | stationery | filler
{name} keyring* | 4-8 | 9+ | accessory |
{name} socks* | 5-10 | 9+ | clothing | clothing sized
{name} bookmark* | 3-7 | 9+ | stationery | filler
{name} coaster set* | 6-12 | 12+ | tableware | filler
{name} board game* | 22-45 | 12+ | board game | heart
{name} cookbook* | 15-30 | 14+ | book | book
{name} tote bag* | 12-22 | 12+ | bag |
{name} wall calendar* | 9-16 | 10+ | stationery |
{name} collector figure* | 12-30 | 12-50 | collectible | heart
{name} t-shirt* | 15-28 | 10-50 | clothing | clothing sized heart
{name} playing cards* | 6-12 | 10+ | game |
behind the scenes book* of {name} | 18-35 | 12+ | book | book heart
{name} blanket* for the sofa | 22-40 | 10+ | textile |
{name} themed quiz evening* | 8-20 | 14+ | experience | experience`

/** Shot in places that one can see. */
const FILMED = `
filming location tour* for {name} fans | 25-60 | 14-75 | experience | experience`

/** Shows and daily series: there is no box of all of them, no figure and no place to go to. */
const ON_TELEVISION = `
official {name} companion* | 14-28 | 12+ | book | book heart
{name} trivia game* | 12-25 | 12+ | board game | heart
{name} board game* | 22-45 | 12+ | board game | heart
behind the scenes book* of {name} | 18-35 | 12+ | book | book heart
{name} evening* with friends and nibbles | 8-20 | 14+ | experience | experience heart
{name} viewing party box* | 15-30 | 14+ | keepsake |
{name} quote mug | 9-14 | 12+ | tableware | merchandise
{name} jigsaw puzzle | 12-20 | 10+ | puzzle | small-parts
{name} wall calendar* | 9-16 | 10+ | stationery |
{name} coaster set* | 6-12 | 12+ | tableware | filler
{name} playing cards* | 6-12 | 10+ | game |
{name} tote bag* | 12-22 | 12+ | bag |
{name} t-shirt* | 15-28 | 10-40 | clothing | clothing sized
{name} themed quiz evening* | 8-20 | 14+ | experience | experience`

export default `
# comedy series
in: sitcoms
names: Friends** = friends tv show = friends series = central perk, Brooklyn Nine-Nine = brooklyn 99, Seinfeld, The Big Bang Theory = big bang theory
names: Gavin and Stacey, Schitt's Creek, The Office* = the office tv show = us office = the office us, Modern Family, How I Met Your Mother
names: Parks and Recreation, Only Fools and Horses* = fools and horses, Fawlty Towers, Blackadder, Dad's Army, The Simpsons = simpsons, Family Guy, South Park, Stromberg
names: Ted Lasso, Derry Girls, Father Ted, The Golden Girls, Frasier, Fleabag, Loriot, Kaamelott, Abbott Elementary
${SERIES}

# drama on television
in: television series
names: Breaking Bad, Better Call Saul, The Sopranos = sopranos, Peaky Blinders, Succession* = succession series, Line of Duty
names: Outer Banks, The Vampire Diaries = vampire diaries, Riverdale, One Tree Hill, Pretty Little Liars, Euphoria series, Sex Education series, The Summer I Turned Pretty, Skam, Druck series, Baywatch, Knight Rider, MacGyver, A-Team, Magnum PI
names: Capitaine Marleau, HPI, Dix pour cent = call my agent, Le Bureau des légendes, Cuéntame cómo pasó = cuentame, La que se avecina, Aquí no hay quien viva, El Internado, Élite = elite series, Don Matteo, Doc nelle tue mani, Mare Fuori, Il Commissario Montalbano, Che Dio ci aiuti, Gomorra, Flikken Maastricht, Ranczo, Czterej pancerni, Avenida Brasil, Pantanal = novelas da globo
names: Der Bergdoktor = bergdoktor, Traumschiff = das traumschiff, Der Alte = derrick, Rosenheim-Cops = rosenheim cops, Großstadtrevier, Weissensee, Charité series, Der Staatsanwalt, Ein Fall für Zwei, Alarm für Cobra 11, Um Himmels Willen, Notruf Hafenkante, Die Chefin
names: Emily in Paris, Virgin River, Heartland* = heartland series, Sex and the City = and just like that, Desperate Housewives, Gossip Girl, The Good Place, New Girl, Broadchurch, Happy Valley, Shetland series, Foyle's War, Heartbeat series, Death in Paradise, Silent Witness, Endeavour* = inspector morse = morse = lewis series, Rebus series, Doc Martin, Father Brown, Grantchester, McDonald and Dodds, Dalgliesh, Rosemary and Thyme, Lovejoy, Last of the Summer Wine, Hi-de-Hi, Murder She Wrote = mord ist ihr hobby, Miss Scarlet, Grace and Frankie, NCIS, Criminal Minds, CSI, Law and Order = law & order, The Rookie, Dallas series, Dynasty series, Little House on the Prairie, Bonanza
names: Gilmore Girls, Grey's Anatomy, House MD = dr house, Suits** = suits series, Yellowstone = yellowstone series, The Crown* = the crown series, Vikings** = vikings series
names: The Bear* = the bear series, Sherlock* = sherlock series = bbc sherlock, Columbo, Midsomer Murders, Bergerac, Vera** = vera series, The Last Kingdom
names: Money Heist = la casa de papel = casa de papel, Dark** = dark series, Babylon Berlin, Lupin = arsène lupin, The White Lotus = white lotus
names: Severance* = severance series, Slow Horses, Only Murders in the Building* = murders in the building, Call the Midwife, Heartstopper, All Creatures Great and Small
${SERIES}${FILMED}

# series that never ends
in: television series
names: Casualty, Holby City, Waterloo Road, Hollyoaks, Plus belle la vie encore plus belle, Demain nous appartient, Un si grand soleil, Ici tout commence, Un posto al sole
names: Goede Tijden Slechte Tijden = gtst, M jak miłość, Na Wspólnej, Klan* = klan serial, La Promesa, Amar es para siempre, Sturm der Liebe, Rote Rosen, GZSZ = gute zeiten schlechte zeiten
names: In aller Freundschaft, Lindenstraße, The Bill, Tatort, Polizeiruf 110, Malhação, Ojciec Mateusz, SOKO series = soko leipzig
${ON_TELEVISION}

# series of strange things
in: Stranger Things
names: Squid Game, Wednesday** = wednesday addams = wednesday series = the addams family, Supernatural* = supernatural series, The Walking Dead, Buffy = buffy the vampire slayer
names: The X-Files = x files, Lost** = lost series, Black Mirror, Arcane* = arcane series, The Umbrella Academy, Fallout* = fallout series, Twin Peaks
${SERIES}

# series in costume
in: period dramas
names: Bridgerton, Downton Abbey, Outlander, Poldark, Little Women, The Gilded Age, Sissi = sisi = kaiserin sissi
${SERIES}${FILMED}

# show on television
in: reality and cooking shows
names: Bake Off = great british bake off = das große backen, Strictly Come Dancing = strictly = strictly on tv = let's dance, MasterChef, The Traitors* = the traitors = traitors show
names: Pasapalabra, Saber y ganar, Operación Triunfo = operacion triunfo, First Dates, Sálvame, L'eredità, Sanremo = festival di sanremo, Ballando con le Stelle, Grande Fratello, Uomini e Donne, Heel Holland Bakt, Wie is de Mol = wie is de mol?, Boer zoekt Vrouw tv, Jeden z dziesięciu, Taniec z Gwiazdami, Familiada, Rolnik szuka żony, MasterChef Brasil, Domingão
names: Des chiffres et des lettres, Questions pour un champion, Top Chef = top chef france, Le Meilleur Pâtissier, L'amour est dans le pré = bauer sucht frau = boer zoekt vrouw, Star Academy, N'oubliez pas les paroles, Plus belle la vie
names: Wer wird Millionär = who wants to be a millionaire = wer wird millionar, Bares für Rares = bares fur rares, Germany's Next Topmodel = gntm, The Masked Singer = masked singer, Sommerhaus der Stars, Bachelor* = the bachelor = bachelorette, Das perfekte Dinner = come dine with me, Die Höhle der Löwen = höhle der löwen, Big Brother* = big brother brasil = bbb brasil, Schlag den Star, Verstehen Sie Spaß
names: Countdown* = countdown quiz show = 8 out of 10 cats does countdown, Pointless* = pointless quiz, Emmerdale, The Repair Shop = repair shop, Escape to the Country, Gardeners' World = gardeners world = monty don, A Place in the Sun, Homes Under the Hammer, Mastermind quiz show, University Challenge, Only Connect, The Chase* = the chase quiz show, Taskmaster, Gogglebox, Question Time, Springwatch, Home and Away
names: Coronation Street = corrie, EastEnders, Top Gear = the grand tour, Grand Designs, Love Island, Real Housewives = the real housewives, Antiques Roadshow = bargain hunt, Dragons' Den = shark tank, The Voice* = the voice show, Survivor* = survivor show = koh-lanta
${ON_TELEVISION}

# musical
in: theatre
names: Hamilton* = hamilton musical, Wicked* = wicked musical = wicked film, Les Misérables = les mis, The Phantom of the Opera = phantom of the opera
names: Matilda the musical = matilda = matilda musical, Annie* = annie musical, High School Musical, The Greatest Showman = greatest showman, Descendants* = disney descendants, Mary Poppins, The Sound of Music = sound of music, Moulin Rouge = moulin rouge musical, Jesus Christ Superstar, Evita, Cabaret musical, Oliver musical, Billy Elliot, Kinky Boots, We Will Rock You, Mean Girls, Legally Blonde, Beetlejuice, Back to the Future musical, Tina musical, Ich war noch niemals in New York, Rocky Horror Show = rocky horror, Fiddler on the Roof = anatevka, My Fair Lady, Metro musical
names: Cats** = cats musical, Mamma Mia, Six** = six the musical, Dear Evan Hansen, Hadestown, Chicago** = chicago musical, West Side Story, Grease* = grease musical
names: The Lion King musical, Tanz der Vampire, Starlight Express, Elisabeth* = elisabeth das musical, Notre-Dame de Paris, Heathers, Rent** = rent musical
{name} theatre tickets | 45-110 | 8+ | experience | experience heart
{name} cast recording vinyl* | 24-38 | 10+ | audio | heart
{name} songbook* for voice and piano | 15-25 | 9+ | book | book heart
making of {name} book* | 20-40 | 12+ | book | book heart
{name} cast album* | 8-15 | 8+ | audio | heart
{name} show poster | 8-15 | 9+ | print | filler
{name} sweatshirt | 28-48 | 9+ | clothing | clothing sized
{name} lyric notebook | 8-15 | 9+ | stationery | filler
backstage tour* of a theatre | 15-35 | 10+ | experience | experience
musical theatre singing workshop* | 20-50 | 9+ | class | experience
{name} enamel pin* | 7-13 | 9+ | accessory | small-parts filler
{name} jigsaw puzzle | 12-20 | 9+ | puzzle | small-parts
{name} mug* | 9-15 | 9+ | tableware | merchandise filler
{name} t-shirt* | 18-32 | 8+ | clothing | clothing sized heart
{name} film version* | 9-18 | 9+ | film | screen heart
{name} souvenir programme* | 8-15 | 9+ | collectible |
singing workshop* on {name} | 15-40 | 10+ | class | experience
{name} tote bag* | 12-24 | 9+ | bag | filler
{name} singing tracks* | 10-20 | 8+ | audio |
{name} keyring* | 5-10 | 8+ | accessory | merchandise filler
{name} piano solos* | 12-22 | 9+ | book | book
{name} libretto* in hardback | 15-28 | 12+ | book | book filler

# story in manga and anime
in: anime
names: Naruto = naruto shippuden, One Piece = one-piece manga, Dragon Ball = dragonball = goku, Demon Slayer = kimetsu no yaiba, Jujutsu Kaisen
names: Attack on Titan = shingeki no kyojin, My Hero Academia = boku no hero, Sailor Moon, Death Note, Bleach* = bleach anime, Hunter x Hunter
names: Fullmetal Alchemist, Chainsaw Man, Spy x Family, Haikyu = haikyuu, Tokyo Ghoul, Blue Lock, Detective Conan = case closed = detektiv conan
names: Fruits Basket, Ouran High School Host Club, JoJo's Bizarre Adventure = jojo, Neon Genesis Evangelion = evangelion, Frieren, Solo Leveling
names: Cardcaptor Sakura, Berserk* = berserk manga, Vinland Saga, Black Clover, Fairy Tail, Inuyasha, Captain Tsubasa = kickers
{name} manga starter box* | 25-70 | 11+ | book | book heart
next {name} manga volume* | 7-13 | 11+ | book | book heart
{name} collector figure* | 20-50 | 11+ | collectible | heart
{name} season on disc* | 22-50 | 12+ | film | screen heart
{name} artbook | 25-45 | 12+ | art supplies | heart
{name} wall scroll* | 12-25 | 10+ | print |
{name} hoodie | 30-50 | 10+ | clothing | clothing sized
anime convention day ticket* | 18-40 | 12+ | experience | experience heart
{name} keyring charm* | 6-12 | 10+ | accessory | merchandise filler
{name} drawing guide* | 10-18 | 10+ | stationery | filler
{name} soundtrack vinyl* | 28-45 | 14+ | audio |
{name} cosplay outfit* | 30-70 | 11+ | toy |
{name} t-shirt* | 15-28 | 9+ | clothing | clothing sized heart
{name} poster set* | 8-16 | 9+ | print | filler
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} plush* | 14-28 | 7+ | collectible | heart
{name} card pack* | 5-12 | 9+ | collectible | heart
{name} jigsaw puzzle | 12-22 | 9+ | puzzle | small-parts
{name} socks* | 5-10 | 8+ | clothing | clothing sized filler
{name} desk mat* | 14-28 | 10+ | equipment |
{name} sticker sheets* | 4-8 | 8+ | stationery | filler
{name} film tickets* | 12-30 | 10+ | experience | experience heart
{name} acrylic stand* | 8-18 | 10+ | collectible | plastic heart

# studio ghibli
also: the ghibli films, spirited away, totoro, howl's moving castle, princess mononoke, ponyo, kiki's delivery service
Ghibli film collection* on disc | 35-80 | 8+ | film | screen heart
art of Ghibli book* | 25-40 | 12+ | book | book heart
cuddly forest spirit* from Ghibli | 18-35 | 3+ | toy | heart
Ghibli piano score | 15-25 | 9+ | book | book heart
Ghibli jigsaw puzzle | 14-25 | 8+ | puzzle | small-parts
Ghibli orchestra soundtrack vinyl* | 25-40 | 12+ | audio | heart
soot sprite socks* | 6-12 | 8+ | clothing | clothing
miniature paper castle kit* | 15-35 | 12+ | craft kit | heart
Ghibli cookbook* | 18-30 | 10+ | kitchenware | book
cinema evening* with a Ghibli film | 10-22 | 6+ | experience | experience
forest spirit bookmark set* | 5-10 | 8+ | stationery | filler
Ghibli postcard box* | 9-15 | 8+ | print | heart

# manga
also: manga reading, reading manga, shonen, shojo, mangas
first volumes* of a new manga | 16-35 | 10+ | book | book heart
manga shop voucher | 10-30 | 10+ | voucher | voucher heart
complete manga series box* | 60-125 | 12+ | book | book heart
manga shelf display stand* | 15-30 | 10+ | storage | heart
brush pens* for manga drawing | 10-22 | 9+ | art supplies |
manga magazine subscription | 25-60 | 12+ | subscription | subscription heart
clear manga dust covers* | 7-14 | 10+ | equipment | plastic filler
convention day ticket* | 15-35 | 12+ | experience | experience heart
Japanese snack box* | 15-30 | 8+ | food | food sugar gluten
manga reading lamp* | 12-28 | 10+ | lighting | gadget battery filler
single manga volume* | 7-13 | 8+ | book | book heart
manga bookmark set* | 5-10 | 8+ | stationery | filler

# cosplay
also: cosplaying, cosplayer, cosplay making
cosplay sewing patterns* | 12-25 | 12+ | craft kit | heart
thermoplastic sheets* for armour | 25-50 | 14+ | equipment | plastic heart
heat-styling wig* in a bright colour | 18-40 | 12+ | accessory | heart
convention weekend ticket* | 25-70 | 12+ | experience | experience heart
stage make-up set* | 15-35 | 12+ | body care |
foam armour making book* | 18-30 | 12+ | book | book heart
bright eye make-up palette* | 12-25 | 12+ | body care |
garment bag* for costumes | 10-22 | 12+ | bag |
cosplay photo session* | 40-110 | 12+ | experience | experience heart
wig head stand* | 8-15 | 12+ | storage |
heat gun* for foam work | 20-40 | 16+ | tool | gadget
false lashes and glue set* | 7-14 | 14+ | accessory |
hair pins and wig net* | 5-10 | 12+ | tool | filler
foam sheets* for armour | 18-38 | 13+ | craft kit | heart
heat gun* for shaping foam | 22-45 | 16+ | tool | gadget heart
wig in a vivid colour* | 18-40 | 10+ | accessory | heart
convention weekend pass* | 30-90 | 12+ | experience | experience heart
cosplay make-up palette* | 15-32 | 12+ | body care | heart
contact cement* and brushes | 10-22 | 16+ | art supplies | filler
prop making handbook* | 18-35 | 13+ | book | book heart
worbla scraps bag* for modelling | 12-28 | 14+ | craft kit |

# hero of the cinema
in: cinema
names: James Bond = bond films = 007, Indiana Jones, Back to the Future, The Godfather, Rocky* = rocky films, Top Gun, Pirates of the Caribbean
names: Mission Impossible, John Wick, The Matrix = matrix, Ghostbusters, Bud Spencer = terence hill, Louis de Funès, Charlie Chaplin
names: Alfred Hitchcock = hitchcock, Quentin Tarantino = tarantino, Wes Anderson, Christopher Nolan, Audrey Hepburn, Romy Schneider
{name} film collection* | 20-55 | 12+ | film | screen heart
making of {name} book* | 20-40 | 12+ | book | book heart
{name} film music vinyl* | 20-35 | 12+ | audio | heart
{name} film poster* | 8-15 | 10+ | print | heart
cinema night* with a classic | 12-28 | 10+ | experience | experience
{name} quiz cards* | 8-15 | 12+ | game | filler
{name} jigsaw puzzle | 12-20 | 10+ | puzzle | small-parts
{name} sweatshirt | 25-45 | 12+ | clothing | clothing sized filler
{name} prop replica* | 25-70 | 12+ | collectible | heart
film museum day* | 10-25 | 10+ | experience | experience
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} t-shirt* | 15-28 | 10+ | clothing | clothing sized heart
{name} biography* | 12-25 | 12+ | book | book
{name} screening* at an old cinema | 10-25 | 10+ | experience | experience heart
{name} wall calendar* | 9-16 | 10+ | stationery | filler
{name} board game* | 22-45 | 10+ | board game | heart
{name} collector figure* | 15-40 | 10+ | collectible | heart
{name} film stills* in a book | 18-38 | 12+ | book | book
{name} socks* | 6-12 | 8+ | clothing | clothing sized filler
{name} playing cards* | 6-12 | 10+ | game | filler
{name} film location weekend* | 90-220 | 16+ | travel | experience

# star wars lego
brick-built starship* of Star Wars | 45-110 | 8+ | toy | small-parts plastic heart
small Star Wars brick fighter* | 12-20 | 6+ | game | small-parts plastic heart
brick-built walker* of Star Wars | 45-95 | 10+ | collectible | small-parts plastic heart
Star Wars minifigure encyclopedia* | 15-28 | 6+ | book | book small-parts heart
Star Wars brick helmet* | 50-80 | 16+ | decor | small-parts plastic heart
toy shop voucher* for bricks | 15-40 | 6+ | voucher | voucher heart
brick storage head* with lid | 22-40 | 5+ | storage | plastic
Star Wars brick advent calendar* | 25-40 | 6+ | keepsake | small-parts @christmas heart
display case* for minifigures | 18-38 | 7+ | furniture | small-parts plastic
light kit* for brick models | 20-40 | 10+ | lighting | battery
Star Wars brick video game* | 15-35 | 7+ | video game | screen
small Star Wars brick microfighter* | 9-15 | 6+ | craft kit | small-parts plastic heart
Star Wars minifigure keyring* | 5-10 | 6+ | accessory | filler
Star Wars brick sticker book* | 6-12 | 5-11 | stationery | book

# bollywood
Bollywood dance class* | 15-45 | 8+ | class | experience heart
Bollywood film box* of classics | 15-30 | 10+ | film | screen heart
Bollywood live show tickets* | 25-60 | 8+ | experience | experience heart
Bollywood film posters book* | 22-42 | 12+ | book | book heart
Bollywood soundtrack vinyl* | 20-36 | 12+ | audio | heart
jingling ankle bells* | 9-15 | 7+ | accessory | noisy
embroidered dance shawl* | 20-40 | 12+ | clothing | clothing
masala popcorn mix* | 8-15 | 12+ | food | food
vintage Bollywood poster print* | 10-20 | 12+ | print |
cinema evening* with an Indian film | 15-35 | 10+ | voucher | voucher experience
Bollywood hits album* | 8-15 | 10+ | audio | heart

# film noir
film noir collection box* | 22-45 | 14+ | film | screen heart
history book* of film noir | 22-40 | 14+ | book | book heart
vintage noir film poster* | 12-25 | 12+ | print | heart
arthouse cinema membership* | 35-75 | 16+ | subscription | subscription experience heart
hardboiled detective novels* | 14-26 | 14+ | keepsake | book heart
felt fedora hat* | 25-50 | 14+ | clothing | clothing wool
jazz soundtrack vinyl* | 20-35 | 14+ | audio | heart
noir trivia cards* | 9-15 | 14+ | game |
black and white photo course* | 35-80 | 14+ | class | experience
film noir classic* on disc | 7-14 | 14+ | film | screen heart
paperback crime classic* | 7-13 | 14+ | keepsake | book

# pantomime
also: panto, pantos
family pantomime tickets* | 25-70 | 3+ | experience | experience heart
puppet theatre* with velvet curtain | 30-60 | 3-9 | toy | heart
dressing-up box* of hats and capes | 25-48 | 3-10 | clothing | clothing heart
theatre workshop* for children | 20-50 | 5-12 | class | experience heart
Cinderella pop-up book* | 14-26 | 4-9 | book | book heart
opera glasses* on a chain | 22-42 | 10+ | equipment |
backstage tour* of a theatre | 12-28 | 8+ | voucher | voucher experience
custard pie game* | 12-22 | 5+ | game |
fairy tale wands* pack | 6-12 | 3-9 | accessory |
history* of pantomime dames | 15-28 | 14+ | stationery | book
pantomime villain's moustache set* | 5-10 | 5+ | toy |
jokes book* for pantomime fans | 5-10 | 6+ | book | book

# zombies
zombie board game* for a team | 30-60 | 13+ | board game | heart
zombie comics collection* | 20-40 | 15+ | book | book heart
zombie survival handbook* | 10-18 | 13+ | stationery | book heart
zombie film box* | 15-30 | 16+ | film | screen heart
zombie escape game evening* | 20-45 | 15+ | experience | experience heart
zombie video game* | 20-50 | 16+ | video game | screen
zombie make-up kit* | 9-15 | 10+ | body care | heart
survival cord keyring* | 8-15 | 10+ | accessory | filler
zombie garden statue* | 22-42 | 14+ | decor |
zombie t-shirt* | 18-30 | 12+ | clothing | clothing sized
single zombie comic* | 5-12 | 14+ | stationery | book heart

# vampires
illustrated Dracula edition* | 18-38 | 13+ | book | book heart
vampire series box* | 20-42 | 14+ | film | screen heart
vampire board game* | 25-50 | 13+ | board game | heart
vampire novels trilogy* | 22-40 | 14+ | keepsake | book heart
velvet cape* with high collar | 25-48 | 8+ | clothing | clothing sized heart
friendly vampire story* | 8-14 | 5-10 | print | book
bat-shaped lamp* | 18-35 | 8+ | lighting | battery
castle ghost tour* | 15-35 | 12+ | experience | experience
blood-red nail polish* | 6-12 | 12+ | body care | filler
bat necklace* in silver | 15-30 | 12+ | jewellery | jewellery
Dracula novel* in paperback | 6-12 | 13+ | book | book

# halloween
pumpkin carving kit* | 10-18 | 18+ | tool | sharp
animated Halloween porch figure* | 35-75 | 12+ | decor | gadget battery noisy heart
Halloween costume* with cape | 20-40 | 3-14 | clothing | clothing sized
spooky village house* that lights up | 30-60 | 10+ | collectible | battery heart
Halloween film night box* | 15-30 | 8+ | keepsake | heart
pumpkin-shaped baking pan* | 15-28 | 12+ | kitchenware | heart
ghost string lights* | 10-18 | 6+ | lighting | battery
Halloween stories treasury* | 9-15 | 5-12 | book | book heart
haunted house evening tickets* | 18-40 | 14+ | experience | experience heart
bat and cat window stickers* | 5-10 | 4+ | stationery |
glow-in-the-dark skeleton* | 7-13 | 4+ | toy | heart

# stargate
Stargate complete series box* | 35-80 | 12+ | film | screen heart
Stargate replica gate model* | 45-95 | 12+ | collectible | heart
Stargate novels bundle* | 14-28 | 12+ | book | book heart
mission patch set* of Stargate | 9-15 | 10+ | accessory | heart
Stargate role-playing rulebook* | 35-60 | 13+ | game | book heart
gate-shaped wall light* | 35-70 | 12+ | lighting | gadget heart
Stargate t-shirt* | 18-32 | 10+ | clothing | clothing sized
Egyptian gods guide* | 12-22 | 10+ | stationery | book filler
gate symbols poster* | 9-15 | 10+ | print | filler
Stargate paperback* | 8-14 | 12+ | keepsake | book

# dune
illustrated Dune novel* | 22-45 | 13+ | book | book heart
Dune strategy board game* | 45-90 | 14+ | board game | heart
Dune film pair* on disc | 20-40 | 12+ | film | screen heart
art and making of Dune* | 35-60 | 13+ | collectible | book heart
Dune graphic novel* | 16-28 | 13+ | keepsake | book heart
Dune soundtrack vinyl* | 28-45 | 13+ | audio | heart
desert planet poster* | 9-18 | 12+ | print |
Dune card game* | 18-35 | 13+ | game |
sand-coloured scarf* | 15-30 | 12+ | accessory | clothing filler
desert-scented candle* | 14-26 | 18+ | scent | scent fire filler
Dune novel* in paperback | 8-14 | 13+ | book | book
desert planet patch set* | 6-12 | 10+ | accessory | filler
Dune bookmark* in brass | 7-13 | 12+ | keepsake | filler

# jane austen
illustrated Jane Austen edition* | 18-38 | 12+ | book | book heart
Jane Austen boxed set* of novels | 40-80 | 12+ | collectible | book heart
Jane Austen series box* | 18-35 | 12+ | film | screen heart
Regency ball evening* with dancing | 35-80 | 16+ | experience | experience heart
matchmaking card game* of Jane Austen | 15-28 | 12+ | game | filler
Jane Austen country weekend* | 150-300 | 18+ | travel | experience heart
Jane Austen jigsaw* | 14-24 | 10+ | puzzle | small-parts
embroidered Regency shawl* | 25-50 | 14+ | clothing | clothing
Jane Austen quote mug* | 9-15 | 12+ | tableware | merchandise filler
quill pen* with ink bottle | 14-26 | 12+ | stationery |
Regency teatime cookbook* | 15-26 | 14+ | kitchenware | book
Jane Austen novel* in paperback | 6-12 | 12+ | book | book
Jane Austen postcards* in a box | 8-15 | 10+ | print | filler

# fourth wing
next dragon rider novel* in hardback | 18-30 | 16+ | book | book heart
Fourth Wing special edition* | 28-55 | 16+ | collectible | book heart
dragon bookends* pair | 28-55 | 14+ | decor | heart
audiobook* of Fourth Wing | 15-30 | 16+ | audio | book heart
dragon rider enamel pins* | 8-15 | 14+ | accessory | small-parts heart
rider academy sweatshirt* | 28-48 | 14+ | clothing | clothing sized
fantasy book subscription box* | 30-60 | 16+ | subscription | subscription book heart
dragon map print* | 12-24 | 14+ | print |
metal dragon bookmark* | 6-12 | 12+ | stationery | filler
fantasy author evening* | 12-30 | 16+ | experience | experience
dragon rider sticker pack* | 5-10 | 12+ | print | filler

# puppetry
wooden marionette* with control cross | 28-60 | 8+ | toy | heart
fairy tale hand puppet set* | 22-42 | 3-10 | collectible | heart
large animal puppet* with moving mouth | 35-75 | 8+ | equipment | heart
puppet theatre* for the table | 35-70 | 4-12 | furniture | heart
puppet show tickets* | 10-28 | 3+ | experience | experience heart
puppet making workshop* | 30-70 | 8+ | class | experience heart
shadow puppet theatre* | 18-35 | 5-12 | game | heart
puppet building book* | 18-32 | 12+ | book | book
finger puppet animals* set | 8-15 | 3-7 | keepsake | heart
sock puppet kit* | 10-18 | 5-11 | craft kit | clothing
single glove puppet* | 8-15 | 3+ | toy | heart
wooden finger puppet stand* | 6-12 | 4+ | storage | filler

# ventriloquism
ventriloquist dummy* with moving mouth | 50-110 | 8+ | toy | heart
ventriloquism handbook* | 14-26 | 9+ | book | book heart
large animal mouth puppet* | 30-60 | 6+ | collectible | heart
online ventriloquist course* | 30-75 | 10+ | class | experience screen heart
ventriloquist show tickets* | 20-50 | 8+ | experience | experience heart
joke book* for stage acts | 8-14 | 8+ | stationery | book
dummy carry case* | 25-50 | 8+ | bag |
standing practice mirror* | 18-35 | 8+ | decor | filler
tiny dummy's bow tie* | 9-15 | 8+ | accessory | clothing
furry hand puppet* with moving mouth | 9-15 | 4+ | toy |

# improv
improv course block* | 60-140 | 14+ | class | experience heart
improv show tickets* | 10-28 | 12+ | experience | experience heart
improv games handbook* | 14-25 | 12+ | book | book heart
story prompt cards* for scenes | 9-15 | 10+ | game | heart
improv workshop weekend* | 80-180 | 16+ | travel | experience heart
party game* of acting out words | 15-28 | 10+ | board game |
costume hat box* | 20-40 | 8+ | clothing | clothing
stage presence masterclass* | 35-80 | 16+ | voucher | voucher experience heart
notebook* for sketches and scenes | 7-13 | 12+ | stationery | filler
clown nose and moustache tin* | 5-10 | 7+ | toy | filler

# soap operas
in: television series
also: soaps, tv soaps, telenovelas, telenovela, daily soaps
studio tour* of a soap opera | 25-50 | 12+ | experience | experience heart
book* on decades of soap opera | 14-26 | 14+ | book | book filler
soap opera quiz cards* | 8-14 | 14+ | game | filler
autobiography* of a soap opera star | 10-20 | 16+ | book | book
soap opera magazine subscription* | 20-40 | 16+ | subscription | subscription heart
soundtrack album* of a telenovela | 12-22 | 14+ | audio | heart
snack box* for the evening episode | 10-20 | 16+ | food | food filler
mug* with a soap opera catchphrase | 9-15 | 14+ | tableware | merchandise filler
soft blanket* for television evenings | 18-35 | 14+ | textile | filler
box set* of soap opera classics | 15-35 | 16+ | film | screen heart
slippers* for the sofa | 14-28 | 16+ | footwear | clothing sized filler
trip* to places of soap operas | 20-60 | 16+ | travel | experience
teapot for one* with cup | 12-24 | 14+ | tableware | filler
soap opera family tree poster* | 10-20 | 14+ | print | filler
audiobook* of a family saga | 12-24 | 16+ | audio | book

# drag
in: Eurovision and drag
also: drag race, drag queens, drag queen, drag shows, wigs, doing wigs, wig styling, drag make-up
drag show tickets* | 18-45 | 16+ | experience | experience heart
synthetic wig* in a bold colour | 20-50 | 14+ | accessory | heart
wig brush and spray* set | 12-25 | 14+ | body care | scent
canvas wig head* with clamp | 18-35 | 14+ | equipment | bulky heart
full-coverage stage make-up kit* | 18-40 | 14+ | body care | scent heart
dramatic false lashes* | 6-14 | 14+ | body care | filler
drag make-up workshop* | 35-80 | 16+ | class | experience heart
loose glitter and lash glue* set | 7-15 | 14+ | body care |
drag queens' biography* | 12-24 | 16+ | book | book heart
sequin gloves* above the elbow | 9-20 | 14+ | clothing | clothing
clip-on statement earrings* | 8-18 | 14+ | jewellery | jewellery
folding fan* that claps | 7-15 | 14+ | accessory |
padded garment bag* for costumes | 18-35 | 16+ | bag |
bottomless drag brunch* | 30-55 | 18+ | experience | experience food heart
rhinestone tool* with stones | 10-22 | 14+ | craft kit | small-parts
drag race trivia cards* | 8-15 | 14+ | game |
lighted vanity mirror* | 25-55 | 14+ | furniture | gadget battery
cosmetic case* with trays | 22-50 | 14+ | storage |
sewing pattern* for a stage gown | 9-18 | 16+ | stationery | filler
`
