const SERIES = `
{name} complete series box* | 22-60 | 12+ | film | screen heart
official {name} companion* | 14-28 | 12+ | book | book heart
{name} trivia game* | 12-25 | 12+ | board game | heart
{name} jigsaw puzzle | 12-20 | 10+ | puzzle | small-parts
{name} art print | 8-18 | 12+ | print |
{name} theme music vinyl* | 20-34 | 14+ | audio |
{name} quote mug | 9-14 | 12+ | tableware | merchandise
filming location tour* for {name} fans | 25-60 | 14+ | experience | experience
{name} sweatshirt | 25-45 | 12+ | clothing | clothing sized
{name} viewing party box* | 15-30 | 14+ | keepsake |
{name} day-by-day calendar* | 10-16 | 12+ | stationery |`

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
names: Breaking Bad, Better Call Saul, The Sopranos = sopranos, Peaky Blinders, Succession* = succession series, Line of Duty, Tatort
names: Grey's Anatomy, House MD = dr house, Suits** = suits series, Yellowstone = yellowstone series, The Crown* = the crown series, Vikings** = vikings series
names: The Bear* = the bear series, Sherlock* = sherlock series = bbc sherlock, Columbo, Midsomer Murders, Bergerac, Vera** = vera series, The Last Kingdom
names: Money Heist = la casa de papel = casa de papel, Dark** = dark series, Babylon Berlin, Lupin = arsène lupin, The White Lotus = white lotus
names: Severance* = severance series, Slow Horses, Only Murders in the Building* = murders in the building, Call the Midwife, Heartstopper, All Creatures Great and Small
${SERIES}

# series of strange things
in: Stranger Things
names: Squid Game, Wednesday** = wednesday addams = wednesday series = the addams family, Supernatural* = supernatural series, The Walking Dead, Buffy = buffy the vampire slayer
names: The X-Files = x files, Lost** = lost series, Black Mirror, Arcane* = arcane series, The Umbrella Academy, Fallout* = fallout series, Twin Peaks
${SERIES}

# series in costume
in: period dramas
names: Bridgerton, Downton Abbey, Outlander, Poldark, Little Women, The Gilded Age, Sissi = sisi = kaiserin sissi
${SERIES}

# show on television
in: reality and cooking shows
names: Bake Off = great british bake off = das große backen, Strictly Come Dancing = strictly = strictly on tv = let's dance, MasterChef, The Traitors* = the traitors = traitors show
names: Coronation Street = corrie, EastEnders, The Voice* = the voice show, Survivor* = survivor show = koh-lanta
${SERIES}

# musical
in: theatre
names: Hamilton* = hamilton musical, Wicked* = wicked musical = wicked film, Les Misérables = les mis, The Phantom of the Opera = phantom of the opera
names: Cats** = cats musical, Mamma Mia, Six** = six the musical, Dear Evan Hansen, Hadestown, Chicago** = chicago musical, West Side Story, Grease* = grease musical
names: The Lion King musical, Tanz der Vampire, Starlight Express, Elisabeth* = elisabeth das musical, Notre-Dame de Paris, Heathers, Rent** = rent musical
{name} theatre tickets | 45-110 | 8+ | experience | experience heart
{name} cast recording vinyl* | 24-38 | 10+ | audio | heart
{name} songbook* for voice and piano | 15-25 | 9+ | book | book heart
making of {name} book* | 20-40 | 12+ | book | book
{name} show poster | 9-18 | 9+ | print |
{name} sweatshirt | 28-48 | 9+ | clothing | clothing sized
{name} lyric notebook | 8-15 | 9+ | stationery |
backstage tour* of a theatre | 15-35 | 10+ | experience | experience
musical theatre singing workshop* | 20-50 | 9+ | class | experience
{name} enamel pin* | 7-13 | 9+ | accessory | small-parts
{name} jigsaw puzzle | 12-20 | 9+ | puzzle | small-parts

# story in manga and anime
in: anime
names: Naruto = naruto shippuden, One Piece = one-piece manga, Dragon Ball = dragonball = goku, Demon Slayer = kimetsu no yaiba, Jujutsu Kaisen
names: Attack on Titan = shingeki no kyojin, My Hero Academia = boku no hero, Sailor Moon, Death Note, Bleach* = bleach anime, Hunter x Hunter
names: Fullmetal Alchemist, Chainsaw Man, Spy x Family, Haikyu = haikyuu, Tokyo Ghoul, Blue Lock, Detective Conan = case closed = detektiv conan
names: Fruits Basket, Ouran High School Host Club, JoJo's Bizarre Adventure = jojo, Neon Genesis Evangelion = evangelion, Frieren, Solo Leveling
names: Cardcaptor Sakura, Berserk* = berserk manga, Vinland Saga, Black Clover, Fairy Tail, Inuyasha, Captain Tsubasa = kickers
{name} manga starter box* | 25-70 | 11+ | book | book heart
next {name} manga volumes* | 8-20 | 11+ | book | book heart
{name} collector figure* | 20-50 | 11+ | collectible | heart
{name} season on disc* | 22-50 | 12+ | film | screen heart
{name} artbook | 25-45 | 12+ | art supplies |
{name} wall scroll* | 12-25 | 10+ | print |
{name} hoodie | 30-50 | 10+ | clothing | clothing sized
anime convention day ticket* | 18-40 | 12+ | experience | experience
{name} keyring charm* | 6-12 | 10+ | accessory | merchandise
{name} drawing guide* | 10-18 | 10+ | stationery |
{name} soundtrack vinyl* | 28-45 | 14+ | audio |
{name} cosplay outfit* | 30-70 | 11+ | toy |

# studio ghibli
also: the ghibli films, spirited away, totoro, howl's moving castle, princess mononoke, ponyo, kiki's delivery service
Ghibli film collection* on disc | 35-80 | 8+ | film | screen heart
art of Ghibli book* | 25-40 | 12+ | book | book heart
cuddly forest spirit* from Ghibli | 18-35 | 3+ | toy | heart
Ghibli piano score | 15-25 | 9+ | book | book heart
Ghibli jigsaw puzzle | 14-25 | 8+ | puzzle | small-parts
Ghibli orchestra soundtrack vinyl* | 25-40 | 12+ | audio |
soot sprite socks* | 6-12 | 8+ | clothing | clothing
miniature paper castle kit* | 15-35 | 12+ | craft kit |
Ghibli cookbook* | 18-30 | 10+ | kitchenware | book
cinema evening* with a Ghibli film | 10-22 | 6+ | experience | experience

# manga
also: manga reading, reading manga, shonen, shojo, mangas
first volumes* of a new manga | 16-35 | 10+ | book | book heart
manga shop voucher | 10-30 | 10+ | voucher | voucher heart
complete manga series box* | 60-125 | 12+ | book | book heart
manga shelf display stand* | 15-30 | 10+ | storage | heart
brush pens* for manga drawing | 10-22 | 9+ | art supplies | heart
manga magazine subscription | 25-60 | 12+ | subscription | subscription
clear manga dust covers* | 7-14 | 10+ | equipment | plastic
convention day ticket* | 15-35 | 12+ | experience | experience
Japanese snack box* | 15-30 | 8+ | food | food sugar gluten
manga reading lamp* | 12-28 | 10+ | lighting | gadget battery

# cosplay
also: cosplaying, cosplayer, cosplay making
cosplay sewing patterns* | 12-25 | 12+ | craft kit | heart
thermoplastic sheets* for armour | 25-50 | 14+ | equipment | plastic heart
heat-styling wig* in a bright colour | 18-40 | 12+ | accessory | heart
convention weekend ticket* | 25-70 | 12+ | experience | experience heart
stage make-up set* | 15-35 | 12+ | body care |
foam armour making book* | 18-30 | 12+ | book | book
coloured contact-free eye make-up palette* | 12-25 | 12+ | body care |
garment bag* for costumes | 10-22 | 12+ | bag |
cosplay photo session* | 40-110 | 12+ | experience | experience
wig head stand* | 8-16 | 12+ | storage |
heat gun* for foam work | 20-40 | 16+ | tool | gadget

# hero of the cinema
in: cinema
names: James Bond = bond films = 007, Indiana Jones, Back to the Future, The Godfather, Rocky* = rocky films, Top Gun, Pirates of the Caribbean
names: Mission Impossible, John Wick, The Matrix = matrix, Ghostbusters, Bud Spencer = terence hill, Louis de Funès, Charlie Chaplin
names: Alfred Hitchcock = hitchcock, Quentin Tarantino = tarantino, Wes Anderson, Christopher Nolan, Audrey Hepburn, Romy Schneider
{name} film collection* | 20-55 | 12+ | film | screen heart
making of {name} book* | 20-40 | 12+ | book | book heart
{name} film music vinyl* | 20-35 | 12+ | audio | heart
{name} film poster* | 9-18 | 10+ | print |
cinema night* with a classic | 12-28 | 10+ | experience | experience
{name} quiz cards* | 8-15 | 12+ | game |
{name} jigsaw puzzle | 12-20 | 10+ | puzzle | small-parts
{name} sweatshirt | 25-45 | 12+ | clothing | clothing sized
{name} prop replica* | 25-70 | 12+ | collectible |
film museum day* | 10-25 | 10+ | experience | experience
`
