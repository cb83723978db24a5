const PLAYING = `
{name} concert tickets | 50-110 | 8+ | experience | experience heart
{name} album on vinyl* | 22-36 | 12+ | audio | heart
{name} tour t-shirt* | 22-36 | 7+ | clothing | clothing sized heart
{name} biography | 12-24 | 11+ | book | book heart
latest {name} album* | 9-15 | 7+ | audio | heart
{name} songbook* with chords | 14-24 | 9+ | book | book
{name} tour poster | 7-15 | 7+ | print |
{name} concert film* | 9-18 | 9+ | film | screen
{name} lyric notebook | 7-14 | 7+ | stationery | filler
singalong evening* for {name} fans | 12-30 | 14+ | experience | experience noisy
{name} hoodie | 32-55 | 8+ | clothing | clothing sized
{name} enamel pins* | 5-12 | 7+ | accessory | small-parts filler
{name} wall calendar | 9-15 | 8+ | stationery |
{name} fan cushion* | 14-28 | 7+ | textile | filler
{name} tote bag* | 12-24 | 9+ | bag |
{name} mug* | 9-15 | 9+ | tableware | merchandise
{name} phone case* | 12-22 | 10+ | accessory |
{name} quiz cards* | 7-14 | 9+ | game |
fan friendship bracelets* for {name} | 6-14 | 7+ | jewellery | jewellery
{name} live album* | 10-18 | 8+ | audio | heart
{name} song lyrics print* | 10-22 | 9+ | print |
{name} beanie* | 14-26 | 8+ | clothing | clothing
club night* of {name} songs | 8-20 | 18+ | experience | experience`

const OF_THE_PAST = `
{name} album on vinyl* | 20-36 | 12+ | audio | heart
{name} tribute night tickets* | 18-40 | 14+ | experience | experience heart
{name} anniversary box set* | 35-85 | 14+ | audio | heart
{name} biography | 12-25 | 13+ | book | book heart
{name} photograph book* | 20-40 | 14+ | book | book
{name} songbook* with chords | 15-25 | 10+ | book | book
{name} t-shirt* | 18-30 | 7+ | clothing | clothing sized
{name} documentary* | 8-15 | 12+ | film | screen
{name} concert poster reprint* | 8-15 | 10+ | print |
{name} best-of album* | 8-15 | 8+ | audio | heart
{name} music quiz cards* | 7-14 | 12+ | game |
{name} vinyl wall frame* | 12-25 | 14+ | decor |
{name} mug* | 9-15 | 10+ | tableware | merchandise
{name} live album* | 10-20 | 8+ | audio | heart
{name} wall calendar* | 9-15 | 8+ | stationery |
{name} tote bag* | 12-24 | 12+ | bag |
{name} song lyrics print* | 10-22 | 12+ | print |
{name} coaster set* | 8-16 | 12+ | tableware | filler
{name} concert film* | 9-18 | 10+ | film | screen heart
{name} jigsaw puzzle | 12-22 | 10+ | puzzle | small-parts
{name} musical or stage show* | 30-75 | 10+ | experience | experience heart
{name} sing-along evening* | 10-25 | 14+ | experience | experience
{name} keyring* | 4-9 | 8+ | accessory | merchandise`

export default `
# pop star
in: pop music fandom
names: Harry Styles, Olivia Rodrigo, Beyoncé = beyonce, Billie Eilish, Sabrina Carpenter, Dua Lipa, Ariana Grande, Ed Sheeran
names: Chappell Roan, Lady Gaga, Charli XCX, Bruno Mars, Justin Bieber, Adele = adele singer, Rihanna, The Weeknd, Lana Del Rey, Shakira
names: Coldplay, Robbie Williams, Pink** = pink singer, Helene Fischer, Mark Forster, Nina Chuba, Rosalía = rosalia, Måneskin = maneskin
names: Bad Bunny, Karol G, Aya Nakamura, Stromae, Anitta, Ivete Sangalo, Tarkan, Sezen Aksu, Zara Larsson, Sanah, Dawid Podsiadło
names: Okean Elzy = океан ельзи, Amr Diab = عمرو دياب, Fairuz = فيروز, Benson Boone, Teddy Swims, Tate McRae, Katseye, Conan Gray
${PLAYING}

# pop star of the past
in: pop music fandom
names: One Direction = 1d, Michael Jackson, Whitney Houston, George Michael, Prince* = prince singer, Spice Girls, Backstreet Boys
${OF_THE_PAST}

# band of Korean pop
in: K-pop
names: BTS = bangtan, Blackpink, Stray Kids = skz, Seventeen** = seventeen band = svt, Twice** = twice band, NewJeans, Enhypen
names: TXT* = txt band = tomorrow x together, Ateez, Aespa, Le Sserafim, IVE* = ive band, Itzy, NCT = nct 127, EXO* = exo band, Zerobaseone
{name} photo album* with cards | 22-38 | 9+ | audio | heart
{name} light stick* | 35-65 | 9+ | electronics | battery heart
{name} photo card binder* | 12-22 | 9+ | storage | heart
{name} photo cards* in a set | 6-13 | 8+ | collectible | heart
{name} concert tickets | 60-140 | 10+ | experience | experience heart
{name} season greetings calendar* | 22-40 | 10+ | stationery |
{name} fan shirt* | 20-34 | 9+ | clothing | clothing sized
{name} picture book* of photographs | 20-40 | 10+ | book | book
{name} dance class* | 12-30 | 9+ | class | experience
{name} poster* in a tube | 6-13 | 9+ | print | filler
{name} sticker sheets* | 4-9 | 8-17 | stationery | filler
{name} character plush* | 14-28 | 8+ | toy |
{name} keyring* | 5-10 | 8+ | accessory | merchandise filler
{name} hoodie* | 30-50 | 9+ | clothing | clothing sized heart
{name} pyjamas | 20-35 | 9-17 | clothing | clothing sized filler
{name} socks* | 5-10 | 8+ | clothing | clothing sized filler
{name} cushion* | 14-28 | 8+ | textile | filler
{name} desk calendar* | 9-18 | 8+ | stationery | filler
{name} vinyl album* | 25-45 | 12+ | audio | heart
{name} cinema concert tickets* | 12-25 | 8+ | experience | experience heart
{name} tote bag* | 12-24 | 9+ | bag | filler
{name} washi tape set* | 4-9 | 8+ | stationery | filler

# rock band
in: rock and metal
names: Metallica, Iron Maiden, AC DC = acdc = ac/dc, Foo Fighters, Green Day, My Chemical Romance, Rammstein, Muse* = muse band, Arctic Monkeys
names: Oasis* = oasis band = the band oasis = noel gallagher, Guns N' Roses = guns n roses = guns and roses, U2, Pearl Jam, Red Hot Chili Peppers = rhcp
names: Slipknot, Ghost** = ghost band, Sabaton, Nightwish, Die Toten Hosen = toten hosen, Die Ärzte = die aerzte, Depeche Mode, The Cure
names: Radiohead, Bring Me The Horizon, Fall Out Boy, Paramore, Blink-182 = blink 182, System of a Down, Tool** = tool band, Bruce Springsteen
names: Twenty One Pilots, Imagine Dragons, Sleep Token, Linkin Park, The Killers, Gojira, Volbeat, Within Temptation, Böhse Onkelz = onkelz
${PLAYING}

# rock band of the past
in: rock and metal
names: Nirvana* = nirvana band = kurt cobain, Motörhead = motorhead, Black Sabbath = ozzy osbourne, Led Zeppelin, The Doors, Ramones, The Clash
names: Kiss** = kiss band, Rush* = rush band, Thin Lizzy, Joy Division, Van Halen, Sex Pistols, Jimi Hendrix, Legião Urbana = legiao urbana, Marillion = fish era marillion, Jethro Tull, Deep Purple, Uriah Heep, King Crimson, Hawkwind, Barclay James Harvest, Scorpions** = scorpions band, Whitesnake, ZZ Top, Lynyrd Skynyrd, Status Quo, Def Leppard, Yes** = yes band = prog rock band yes, Emerson Lake and Palmer, The Smiths
${OF_THE_PAST}

# rapper
in: hip hop
names: Kendrick Lamar, Drake* = drake music = drake rapper, Eminem, Stormzy, Travis Scott, Kanye West = kanye, Jay-Z = jay z, Nicki Minaj, Doja Cat
names: Central Cee, Dave** = dave rapper = santan dave, Cro* = cro rapper, Apache 207, Capital Bra, Bushido, PNL, Ninho, Jul** = jul rappeur, Tyler The Creator
${PLAYING}

# rapper of the past
in: hip hop
names: Tupac = 2pac = tupac shakur, Notorious BIG = biggie smalls, MF Doom, Wu-Tang Clan = wu tang, Beastie Boys, Run DMC
${OF_THE_PAST}

# star of the eighties and nineties
in: eighties and nineties music
names: Take That, Madonna* = madonna singer = madonna songs, ABBA, Queen* = queen band = freddie mercury, Duran Duran, Blur* = blur band, Pulp* = pulp band
names: Boyzone, Westlife, Kylie Minogue, Céline Dion = celine dion, Bon Jovi, Phil Collins, Genesis* = genesis band, Pet Shop Boys, The Prodigy
names: Modern Talking, Falco, Nena, Mylène Farmer = mylene farmer, Jean-Jacques Goldman, Vasco Rossi, Laura Pausini, Roxette, Ace of Base, Dire Straits, Simple Minds, Tears for Fears, Eurythmics = annie lennox, Erasure* = erasure band, Spandau Ballet, Human League = the human league, Ultravox, Madness** = madness band, The Specials* = specials band, New Order* = new order band, INXS, Kate Bush, Tina Turner, Herbert Grönemeyer = grönemeyer = groenemeyer, Westernhagen, Supertramp, Meat Loaf* = meat loaf singer, Soft Cell, Culture Club = boy george
${OF_THE_PAST}

# star of the sixties and seventies
in: sixties and seventies music
names: The Beatles = beatles = fab four, Rolling Stones = the rolling stones, Bob Dylan, Elvis Presley = elvis, David Bowie = bowie, Pink Floyd
names: Fleetwood Mac, Simon and Garfunkel = simon & garfunkel, The Beach Boys = beach boys, The Who* = the who band, Johnny Cash, Elton John, Cliff Richard = sir cliff, Tom Jones, Neil Diamond, Rod Stewart, Billy Joel, Barry Manilow, Creedence Clearwater Revival = ccr, Santana* = carlos santana, The Eagles* = eagles band, Dusty Springfield, Cilla Black, The Kinks = kinks, The Shadows* = the shadows band
names: Stevie Wonder, Aretha Franklin, Bob Marley, Bee Gees, Joni Mitchell, Leonard Cohen, Cat Stevens, Neil Young, Jacques Brel, Édith Piaf = edith piaf
names: Johnny Hallyday, Udo Jürgens = udo jurgens, Mina** = mina cantante, Lucio Battisti, Caetano Veloso, Umm Kulthum = أم كلثوم, Barış Manço = baris manco
${OF_THE_PAST}

# composer
in: classical music
names: Mozart, Beethoven, Bach = johann sebastian bach, Chopin, Vivaldi, Handel = händel, Schubert, Brahms, Tchaikovsky, Debussy, Mahler, Wagner
{name} concert tickets | 25-70 | 12+ | experience | experience heart
complete {name} recordings box* | 35-90 | 14+ | audio | heart
{name} album on vinyl* | 18-32 | 12+ | audio | heart
{name} favourites album* | 8-15 | 10+ | audio |
{name} biography | 12-25 | 14+ | book | book heart
{name} score facsimile* | 18-40 | 14+ | book | book filler
{name} piano pieces book* | 10-20 | 10+ | book | book
{name} bust in plaster* | 20-45 | 14+ | decor | filler
{name} manuscript print* | 10-22 | 12+ | print | filler
concert hall guided tour* | 10-20 | 10+ | experience | experience
{name} for children storybook* | 8-15 | 4-9 | book | book
{name} listening companion* | 8-15 | 14+ | book | book
{name} works guide* | 9-18 | 14+ | book | book
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} letters* in one volume | 12-25 | 14+ | book | book
house museum visit* of {name} | 10-25 | 10+ | experience | experience heart
film* about {name} | 9-18 | 12+ | film | screen
{name} tote bag* | 12-22 | 10+ | bag | filler
{name} music box* | 10-22 | 8+ | decor |
{name} calendar* | 10-16 | 10+ | stationery | filler
lecture evening* on {name} | 8-20 | 14+ | experience | experience
{name} jigsaw puzzle | 13-22 | 10+ | puzzle | small-parts filler

# sea shanties
in: folk music
also: sea shanty, shanties, shanty choir, shantychor, sailor songs
shanty festival weekend tickets* | 15-45 | 8+ | experience | experience heart
sea shanty songbook* | 10-18 | 8+ | book | book heart
shanty crew album* | 9-15 | 8+ | audio | heart
striped fisherman's smock* | 35-70 | 10+ | clothing | clothing sized heart
shanty singing workshop* | 15-40 | 12+ | class | experience heart
melodeon waltz and shanty tunes* | 12-22 | 10+ | stationery | book
sailor's knot rope bracelet* | 8-15 | 8+ | jewellery | jewellery
age of sail history* | 10-18 | 12+ | keepsake | book
tall ship harbour cruise* | 25-60 | 8+ | travel | experience heart
enamel grog mug* | 8-15 | 12+ | tableware |
wooden ship's wheel print* | 10-20 | 10+ | print | filler

# bluegrass
in: folk music
also: bluegrass music, bluegrass fan, old-time music, appalachian music
bluegrass festival tickets* | 25-70 | 8+ | experience | experience heart
bluegrass classics vinyl* | 18-34 | 12+ | audio | heart
bluegrass session songbook* | 14-25 | 10+ | book | book heart
bluegrass history book* | 16-30 | 14+ | keepsake | book heart
flatpicks* in a pocket tin | 7-13 | 10+ | equipment | small-parts
western string-band film* on disc | 7-14 | 12+ | film | screen
bluegrass group class* | 20-50 | 12+ | class | experience
denim work shirt* with pearl buttons | 28-55 | 10+ | clothing | clothing sized filler
letterpress concert poster print* | 14-28 | 10+ | print |
felt country hat* | 28-55 | 12+ | accessory | clothing wool filler
live bluegrass recordings box* | 25-55 | 12+ | audio | heart
country gospel and bluegrass album* | 8-15 | 10+ | collectible | religious heart

# punk
also: punk rock, punks, punk music, post-punk, hardcore punk, pop punk, ramones fan
punk classics vinyl* | 18-34 | 12+ | audio | heart
punk gig tickets* | 15-45 | 14+ | experience | experience heart
punk oral history book* | 12-22 | 16+ | book | book heart
studded faux leather jacket* | 50-110 | 14+ | outerwear | clothing sized
band badge assortment* | 6-12 | 10+ | accessory | small-parts
punk festival day pass* | 40-90 | 16+ | voucher | voucher experience heart
tartan bondage-style trousers* | 35-70 | 14+ | clothing | clothing sized filler
punk zine collection book* | 16-30 | 16+ | keepsake | book heart
safety pin earrings* in silver | 12-24 | 14+ | jewellery | jewellery
sewing patches and studs* kit | 9-15 | 12+ | craft kit | small-parts
gig flyer print* of the seventies | 10-20 | 14+ | print |
punk documentary* on disc | 8-15 | 16+ | film | screen

# beatboxing
also: beatbox, beatboxer, beat boxing, human beatbox, vocal percussion
hand-held stage microphone* | 40-95 | 10+ | electronics | gadget noisy heart
loop station pedal* for voices | 90-190 | 12+ | audio | gadget noisy heart
beatbox workshop* | 20-50 | 9+ | class | experience heart
beatbox battle tickets* | 10-28 | 10+ | experience | experience heart
beatboxing step by step book* | 10-18 | 9+ | book | book heart
portable voice amplifier* | 35-75 | 10+ | equipment | gadget battery noisy
foam microphone covers* | 6-12 | 10+ | accessory |
a cappella beats album* | 9-15 | 10+ | collectible |
hoodie* with microphone print | 28-50 | 10+ | clothing | clothing sized filler
microphone desk stand* | 12-24 | 10+ | tool | filler
rhyme and rhythm notebook* | 6-12 | 10+ | stationery | filler

# dolly parton
also: dolly parton fan, dollywood, dolly parton songs, jolene
Dolly Parton greatest hits vinyl* | 18-34 | 12+ | audio | heart
Dolly Parton storyteller songs book* | 25-45 | 12+ | book | book heart
Dolly Parton tribute show tickets* | 18-45 | 10+ | experience | experience heart
Dolly Parton t-shirt* in rhinestone | 18-32 | 8+ | clothing | clothing sized heart
Dolly Parton baking cookbook* | 16-28 | 12+ | kitchenware | book heart
pink cowgirl hat* | 14-26 | 6+ | accessory | clothing
Dolly Parton quotes print* | 9-15 | 10+ | print | filler
office comedy film* of the eighties | 7-14 | 12+ | film | screen heart
Dolly Parton jigsaw* | 12-20 | 10+ | puzzle | small-parts heart
rhinestone western boots voucher* | 40-90 | 14+ | voucher | voucher filler
country songs for guitar book* | 12-22 | 9+ | stationery | book
Dolly Parton mug* | 8-14 | 10+ | tableware | merchandise filler

# britpop
also: brit pop, britpop fan, nineties indie, madchester
britpop anthems vinyl* | 20-36 | 12+ | audio | heart
britpop history book* | 12-22 | 14+ | book | book heart
nineties indie tribute night tickets* | 15-38 | 16+ | experience | experience heart
retro track top* with stripes | 28-50 | 12+ | clothing | clothing sized
britpop guitar songbook* | 14-25 | 10+ | stationery | book heart
fishtail parka* | 60-120 | 14+ | outerwear | clothing sized filler
bucket hat* in bold print | 14-26 | 12+ | accessory | clothing
live concert film* of the nineties | 8-15 | 12+ | film | screen heart
festival memories photo print* | 12-26 | 14+ | print | filler
nineties music quiz* box | 9-15 | 14+ | game |
cassette tape wallet* | 8-15 | 12+ | bag |

# motown
also: motown music, soul singers, detroit soul, northern soul music, funk and soul
Motown classics vinyl* | 18-34 | 12+ | audio | heart
Motown musical tickets* | 30-75 | 10+ | experience | experience heart
Motown illustrated history* | 22-42 | 14+ | book | book heart
soul singer's autobiography* | 10-18 | 14+ | keepsake | book heart
northern soul all-nighter ticket* | 12-28 | 18+ | voucher | voucher experience heart
talcum dance floor powder* | 6-12 | 16+ | body care | scent filler
soul seven-inch singles box* | 30-65 | 14+ | collectible | heart
Motown piano songbook* | 14-25 | 10+ | stationery | book
soul music documentary* | 8-15 | 12+ | film | screen heart
wide-leg soul dance trousers* | 30-60 | 14+ | clothing | clothing sized filler
northern soul sew-on patches* | 6-12 | 12+ | craft kit |

# gilbert and sullivan
also: savoy opera, savoy operas, the mikado, pirates of penzance, d'oyly carte, light opera
Gilbert and Sullivan performance tickets* | 20-50 | 8+ | experience | experience heart
complete Gilbert and Sullivan libretti* | 14-26 | 12+ | book | book heart
Savoy operas recordings* box | 25-55 | 10+ | audio | heart
vocal score* of a Savoy opera | 14-26 | 12+ | print | book heart
come-and-sing Savoy day* | 20-50 | 14+ | class | experience heart
operetta performance film* on disc | 9-18 | 10+ | film | screen
Victorian theatre bill print* | 10-20 | 12+ | decor | filler
biography* of Gilbert and Sullivan | 12-22 | 14+ | keepsake | book
patter songs tea towel* | 8-14 | 14+ | textile | filler
Victorian toy theatre* in card | 16-30 | 8+ | toy |
weekend festival of light opera* | 110-240 | 18+ | travel | experience
comic operas album* | 8-15 | 10+ | audio |
comic opera quotes cards* | 7-13 | 12+ | game |
`
