export default `
# flute
also: flute playing, flautist, flutist, playing the flute, plays the flute, flute player, transverse flute, querflöte, querflote, flûte traversière, flute traversiere, flauta travesera, flauto traverso, flauta transversal, dwarsfluit
album of flute solos* | 12-22 | 8+ | book | book heart
flute lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
flute sonatas in urtext* | 16-30 | 12+ | print | book heart
padded flute bag* with music pocket | 28-55 | 8+ | bag | heart
silver polishing mitt* for flutes | 8-15 | 10+ | textile |
wooden flute stand* | 18-35 | 8+ | equipment | heart
flute and orchestra recordings* | 10-20 | 10+ | audio |
flute recital tickets* | 15-40 | 8+ | experience | experience heart
film tunes for flute book* | 10-18 | 8+ | stationery | book
pad drying papers* | 5-10 | 8+ | tool | filler
flute charm necklace* | 12-25 | 8+ | jewellery | jewellery filler
flute solos booklet* | 8-15 | 8+ | collectible | book

# clarinet
also: clarinet playing, clarinettist, clarinetist, playing the clarinet, plays the clarinet, klarinette, clarinette, clarinete, clarinetto, klarnet
clarinet reeds* in the right strength | 18-35 | 8+ | instrument | heart
new clarinet mouthpiece* | 60-140 | 12+ | equipment |
album of clarinet solos* | 12-22 | 8+ | book | book heart
clarinet lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
klezmer pieces for clarinet* | 12-22 | 10+ | print | book
leather clarinet ligature* | 25-50 | 12+ | tool | leather
clarinet stand* that fits the bell | 14-28 | 8+ | furniture |
cork grease* and swab set | 7-14 | 8+ | accessory |
clarinet concerto recording* | 9-18 | 10+ | audio |
jazz clarinet evening tickets* | 15-40 | 12+ | experience | experience heart
padded clarinet rucksack* | 45-90 | 10+ | bag |
clarinet reed pair* to try | 7-13 | 8+ | tool |
mouthpiece patches* | 5-10 | 8+ | textile | filler

# classical guitar
also: spanish guitar, flamenco guitar, nylon string guitar, classical guitarist, konzertgitarre, guitarra clásica, guitarra clasica
treble classical guitar strings* | 9-15 | 8+ | instrument |
classical guitar pieces album* | 14-25 | 9+ | book | book heart
adjustable guitar footrest* | 14-28 | 8+ | equipment |
cushioned guitar leg support* | 28-55 | 12+ | accessory | heart
classical guitar recital tickets* | 18-45 | 8+ | experience | experience heart
lessons* with a classical guitarist | 25-60 | 8+ | class | experience heart
humidifier* for a guitar case | 14-26 | 12+ | tool | battery
Spanish guitar masters album* | 9-18 | 10+ | audio |
glass nail file set* for guitarists | 8-15 | 12+ | body care |
guitar wall print* of a rosette | 12-25 | 12+ | print | filler
padded classical guitar case* | 60-130 | 10+ | bag | bulky
Spanish guitar album* | 8-15 | 10+ | keepsake |

# organ playing
also: organist, church organ, pipe organ, hammond organ, organ music, playing the organ, kirchenorgel, orgel spielen, orgue, organ, pipe organs
organ shoes* with thin soles | 50-95 | 12+ | footwear | clothing sized
collected organ works* in score | 20-45 | 12+ | print | book heart
cathedral organ recital tickets* | 12-35 | 10+ | experience | experience religious heart
hymn playing workbook* | 14-26 | 12+ | book | book religious heart
famous organs of Europe book* | 28-55 | 12+ | keepsake | book heart
great organ symphonies album* | 9-18 | 10+ | audio |
clip-on console light* | 18-36 | 10+ | lighting | battery
organ lesson* on a large instrument | 30-70 | 12+ | class | experience heart
thin pedal practice socks* | 9-15 | 12+ | clothing | clothing
page holder bar* for scores | 8-15 | 12+ | equipment |
organ pipes card model* | 16-32 | 10+ | craft kit |
organ favourites album* | 8-15 | 10+ | audio | heart

# jazz piano
also: jazz pianist, blues piano, boogie woogie piano, piano improvisation, stride piano
jazz standards fake book* | 25-45 | 12+ | book | book heart
jazz piano voicings workbook* | 18-30 | 12+ | stationery | book heart
jazz trio club tickets* | 15-40 | 14+ | experience | experience heart
jazz piano lessons* | 30-70 | 10+ | class | experience heart
solo jazz piano vinyl* | 20-36 | 12+ | audio | heart
jazz pianist's life story* | 12-22 | 14+ | keepsake | book heart
headphones* for late practice | 40-90 | 12+ | audio | gadget battery
blank music manuscript pad* | 6-12 | 10+ | art supplies |
jazz club photograph print* | 15-32 | 12+ | print |
backing track app subscription* | 20-45 | 12+ | subscription | subscription screen
jazz weekend course* | 120-260 | 16+ | travel | experience
jazz piano classics album* | 8-15 | 12+ | audio | heart
jazz piano pocket postcards* | 5-10 | 12+ | print | filler

# banjo
also: banjo playing, banjo player, banjoist, clawhammer banjo, bluegrass banjo, tenor banjo
light gauge banjo strings* | 7-13 | 10+ | instrument |
metal banjo fingerpicks* | 8-15 | 10+ | equipment |
clawhammer banjo method book* | 15-26 | 10+ | book | book heart
cradle strap* in leather for banjo | 30-60 | 10+ | accessory | leather heart
banjo lesson voucher* | 25-60 | 10+ | voucher | voucher experience heart
rolling banjo capo* | 18-34 | 10+ | tool | heart
banjo wall hanger* | 14-26 | 12+ | storage |
old-time banjo recordings* | 9-18 | 10+ | audio | heart
bluegrass camp weekend* | 110-240 | 14+ | travel | experience heart
banjo head drum wrench* | 9-15 | 14+ | tool | filler
padded banjo gig bag* | 40-80 | 10+ | bag |
banjo print* in woodcut style | 12-24 | 12+ | print | filler

# mandolin
also: mandolin playing, mandolinist, mandolin player, mandola, mandoline spielen
phosphor bronze mandolin strings* | 7-13 | 10+ | instrument |
tortoise-pattern mandolin plectrums* | 6-12 | 10+ | equipment | small-parts
mandolin tunes and chords book* | 14-25 | 10+ | book | book heart
thin leather mandolin strap* | 22-42 | 10+ | accessory | leather heart
mandolin lesson voucher* | 25-60 | 10+ | voucher | voucher experience heart
mandolin stand* in folding wood | 18-35 | 10+ | furniture |
clip-on mandolin tuner* | 12-22 | 10+ | electronics | gadget battery
Italian mandolin concertos album* | 9-18 | 10+ | audio | heart
shaped mandolin case* | 70-140 | 10+ | bag |
mandolin orchestra concert tickets* | 12-30 | 10+ | experience | experience heart
string winder and cutter* | 9-15 | 18+ | tool | filler

# bagpipes
also: bagpipe, bagpiper, highland pipes, uilleann pipes, smallpipes, pipe band, dudelsack, cornemuse, gaita
practice chanter* in hardwood | 45-95 | 8+ | instrument | noisy heart
highland bagpipe tutor book* | 15-26 | 8+ | book | book
chanter reeds* in easy strength | 9-15 | 10+ | equipment |
waxed hemp and bore oil* | 9-15 | 12+ | tool |
pipe band championships tickets* | 18-40 | 6+ | experience | experience heart
piping lesson voucher* | 25-60 | 8+ | voucher | voucher experience
pipe case rucksack* | 60-130 | 12+ | bag | heart
great pipers album* | 9-15 | 8+ | audio |
silver piper's kilt pin* | 18-38 | 14+ | jewellery | jewellery heart
clip-on drone tuner* | 18-35 | 12+ | electronics | gadget battery
lone piper print* | 12-26 | 10+ | print | filler
silk pipe cords* in clan colours | 18-36 | 12+ | accessory | heart

# tin whistle
also: tinwhistle, penny whistle, pennywhistle, low whistle, irish whistle
tunable brass tin whistle* | 22-45 | 8+ | instrument | noisy heart
low whistle* in aluminium | 70-140 | 12+ | instrument | noisy heart
hundred Irish session tunes book* | 12-22 | 8+ | book | book heart
leather whistle roll* for six | 25-48 | 10+ | bag | leather noisy heart
beginner's tin whistle* in D | 7-13 | 6+ | toy | noisy
Irish session evening* with supper | 20-45 | 18+ | experience | experience food
tin whistle summer workshop* | 30-80 | 10+ | class | experience noisy heart
Celtic whistle album* | 9-15 | 8+ | audio |
cleaning rod* with cotton for whistles | 6-12 | 8+ | tool | filler
Irish sessions handbook* | 8-15 | 14+ | book | book

# viola
also: viola playing, viola player, violist, bratsche
viola strings set* | 45-95 | 8+ | instrument | heart
viola solo suites* in score | 14-26 | 10+ | print | book heart
dark viola rosin* | 10-20 | 8+ | equipment | heart
shoulder rest* for viola | 28-55 | 8+ | accessory |
viola lesson voucher* | 25-60 | 8+ | voucher | voucher experience heart
oblong viola case* | 110-220 | 10+ | bag |
alto clef sight-reading book* | 12-22 | 9+ | book | book
viola sonatas recording* | 9-18 | 10+ | audio | heart
string quartet evening tickets* | 18-45 | 10+ | experience | experience heart
rubber practice mute* for viola | 5-10 | 8+ | tool |
alto clef enamel pin* | 7-13 | 10+ | jewellery | small-parts jewellery
viola jokes paperback* | 7-13 | 12+ | keepsake | book

# harp
also: harpist, harp playing, celtic harp, lever harp, pedal harp, harfe, harpe, arpa
spare harp strings set* | 35-75 | 8+ | instrument |
Celtic harp tunes book* | 14-25 | 8+ | book | book heart
harp tuning key* with wooden handle | 14-26 | 10+ | tool | heart
harp recital tickets* | 15-40 | 8+ | experience | experience heart
harp lesson voucher* | 30-70 | 7+ | voucher | voucher experience heart
electronic harp tuner pickup* | 14-26 | 10+ | electronics | gadget battery
padded lever harp cover* | 60-130 | 10+ | bag | bulky
harp and flute album* | 9-18 | 8+ | audio |
small fifteen-string lap harp* | 80-160 | 6+ | instrument | noisy
angled wooden music stand* | 45-95 | 10+ | furniture | heart
silver harp brooch* | 15-30 | 12+ | jewellery | jewellery
harp string gauge chart* | 6-12 | 10+ | print |
harp music album* | 8-15 | 8+ | collectible | heart
silver polish cloth* for harps | 6-12 | 8+ | textile | filler

# recorder playing
also: recorders, treble recorder, descant recorder, tenor recorder, recorder consort, blockflöte, blockflote, flûte à bec, flute a bec, flauta dulce
pearwood descant recorder* | 45-95 | 8+ | instrument | noisy heart
recorder duets album* | 9-18 | 7+ | book | book heart
treble recorder* with soft bag | 35-75 | 9+ | instrument | noisy heart
baroque recorder sonatas* in score | 12-22 | 10+ | print | book heart
recorder lesson voucher* | 20-50 | 6+ | voucher | voucher experience heart
recorder joint grease* and brush | 6-12 | 8+ | tool |
embroidered recorder bag* | 14-28 | 7+ | bag |
recorder consort concert tickets* | 12-30 | 8+ | experience | experience heart
recorder concertos album* | 9-18 | 8+ | audio |
thumb rest* for a tenor recorder | 7-13 | 10+ | accessory |
early music weekend* | 100-220 | 16+ | travel | experience
folk tunes booklet* for recorder | 7-13 | 7+ | stationery | book

# piccolo
also: piccolo playing, piccoloist, piccolo flute
piccolo studies book* | 14-26 | 10+ | book | book heart
wooden piccolo swab stick* | 8-15 | 10+ | tool |
piccolo peg stand* | 12-24 | 10+ | equipment | heart
ear protectors* for piccolo players | 18-36 | 10+ | safety gear | heart
piccolo concerto recordings* | 9-18 | 10+ | audio | heart
fleece-lined piccolo case cover* | 25-48 | 10+ | bag | heart
piccolo masterclass place* | 30-80 | 12+ | class | experience heart
orchestra solos* for piccolo in print | 16-30 | 12+ | stationery | book heart
piccolo charm keyring* | 7-13 | 8+ | accessory | filler
wind band gala tickets* | 12-30 | 8+ | experience | experience
folding score stand* for small bags | 18-35 | 10+ | furniture |
piccolo tunes booklet* | 8-15 | 9+ | print | book heart

# bassoon
also: bassoon playing, bassoonist, contrabassoon, fagott, fagotto
hand-made bassoon reeds* | 18-36 | 10+ | instrument | heart
bassoon seat strap* in leather | 22-42 | 10+ | accessory | leather heart
bassoon solos album* | 14-26 | 10+ | book | book heart
reed case* for six bassoon reeds | 22-45 | 10+ | storage | heart
silk bassoon swab* | 14-26 | 10+ | tool | heart
bassoon lesson voucher* | 30-70 | 9+ | voucher | voucher experience
folding bassoon stand* | 45-95 | 10+ | furniture | bulky
bassoon concertos album* | 9-18 | 10+ | audio |
reed making workshop* | 50-120 | 14+ | class | experience heart
woodwind chamber evening tickets* | 15-40 | 8+ | experience | experience heart
bassoon bocal print* | 12-24 | 12+ | print | filler
reed soaking pot* with lid | 6-12 | 10+ | equipment |
single student bassoon reed* | 9-15 | 9+ | equipment |
bassoon stickers* for the music folder | 5-10 | 8+ | keepsake | filler

# oboe
also: oboist, cor anglais, english horn, plays the oboe
hand-finished oboe reeds* | 16-32 | 9+ | instrument | heart
lined oboe reed case* | 20-42 | 9+ | storage | heart
oboe solos album* | 14-26 | 9+ | book | book heart
oboe feather and silk swab* | 9-15 | 9+ | tool |
oboe lesson voucher* | 30-70 | 9+ | voucher | voucher experience heart
reed making starter tools* | 60-130 | 16+ | craft kit |
oboe peg stand* | 16-30 | 9+ | equipment |
oboe concertos album* | 9-18 | 10+ | audio |
chamber orchestra matinee tickets* | 15-40 | 8+ | experience | experience heart
reed water pot* with cap | 6-12 | 9+ | accessory | filler
oboe backpack case cover* | 60-120 | 10+ | bag |
single student oboe reed* | 9-15 | 8+ | instrument |

# trombone
also: trombonist, trombone player, slide trombone, posaune, bass trombone
trombone mouthpiece* in silver plate | 45-95 | 10+ | instrument | heart
trombone slide lubricant and spray* | 9-15 | 10+ | equipment |
trombone solos with backing book* | 12-22 | 9+ | book | book heart
cup mute* for trombone | 35-70 | 10+ | tool | heart
trombone lesson voucher* | 25-60 | 8+ | voucher | voucher experience heart
foldaway trombone stand* | 28-55 | 10+ | furniture |
big band trombones album* | 9-18 | 10+ | audio |
swing band evening tickets* | 15-40 | 10+ | experience | experience heart
trombone print t-shirt* | 18-30 | 10+ | clothing | clothing sized filler
slide bow guard* in leather | 12-24 | 10+ | accessory | leather
trombone backpack gig bag* | 70-150 | 10+ | bag | bulky
slide oil bottle* | 6-12 | 9+ | tool |
trombone tunes booklet* | 8-15 | 9+ | stationery | book heart

# tuba
also: tuba playing, tubist, tuba player, sousaphone, bass tuba
large tuba mouthpiece* | 60-130 | 10+ | instrument | heart
tuba valve oil trio* | 12-24 | 10+ | equipment | heart
tuba solos album* | 14-26 | 10+ | book | book heart
padded tuba playing strap* | 35-70 | 10+ | accessory | heart
tuba lesson voucher* | 25-60 | 9+ | voucher | voucher experience heart
tuba lap stand* | 60-120 | 12+ | furniture |
oompah and brass band album* | 9-18 | 8+ | audio |
brass band gala concert tickets* | 12-35 | 8+ | experience | experience heart
tuba Christmas tunes book* | 10-18 | 10+ | stationery | book @christmas
flexible snake cleaner* for tubas | 8-15 | 10+ | tool |
tuba player's mug* | 8-15 | 12+ | tableware | merchandise filler
low brass summer course* | 90-220 | 12+ | class | experience heart
valve oil bottle* for tuba | 6-12 | 9+ | tool |

# french horn
also: french horn player, horn playing, horn player, hornist, waldhorn, natural horn
horn rotor and slide oils* | 14-26 | 10+ | equipment |
horn concertos in score* | 14-28 | 11+ | print | book heart
horn mouthpiece* with thin rim | 50-110 | 10+ | instrument |
straight wooden horn mute* | 60-130 | 12+ | tool | heart
horn lesson voucher* | 30-70 | 9+ | voucher | voucher experience heart
leather hand guard* for horn | 18-36 | 10+ | accessory | leather
horn studies book* | 14-25 | 10+ | book | book
horn quartet album* | 9-18 | 10+ | audio | heart
symphony orchestra tickets* | 20-60 | 8+ | experience | experience heart
detachable bell gig bag* | 120-240 | 12+ | bag |
horn silhouette print* | 10-20 | 10+ | stationery | filler
horn valve oil bottle* | 8-14 | 10+ | tool |
horn players' postcard set* | 5-10 | 10+ | stationery | filler
horn tunes booklet* | 8-15 | 10+ | keepsake | book heart

# euphonium
also: baritone horn, tenor horn, euphonium player, euphoniumist
euphonium mouthpiece* in silver plate | 45-95 | 10+ | instrument |
brass band solos book* for euphonium | 12-22 | 10+ | book | book heart
euphonium oil and grease set* | 12-24 | 10+ | equipment | heart
euphonium practice mute* | 60-130 | 10+ | tool | heart
euphonium lesson voucher* | 25-60 | 9+ | voucher | voucher experience heart
padded euphonium bag* | 80-160 | 10+ | bag | bulky
euphonium stand* with wide base | 40-80 | 10+ | furniture |
brass band championship album* | 9-15 | 8+ | audio | heart
brass band concert tickets* | 12-30 | 8+ | experience | experience heart
leather hand grip guard* | 14-26 | 10+ | accessory | leather
band library music folder* | 8-15 | 10+ | stationery | filler
valve oil bottle* | 6-12 | 9+ | tool |

# double bass
also: double bassist, double bass player, contrabass, kontrabass, contrebasse, contrabajo
double bass rosin* | 12-22 | 10+ | equipment | heart
jazz bass lines method book* | 18-30 | 12+ | book | book heart
orchestral double bass strings* | 120-240 | 12+ | instrument |
bass stool* with footrest | 80-170 | 12+ | furniture | bulky heart
double bass lesson voucher* | 30-70 | 10+ | voucher | voucher experience heart
bow quiver* for double bass | 22-45 | 12+ | bag | heart
endpin rubber and stop strap* | 9-15 | 12+ | accessory |
jazz bass legends album* | 9-18 | 12+ | audio | heart
jazz club evening tickets* | 15-40 | 16+ | experience | experience heart
wheel* for moving a double bass | 70-140 | 14+ | tool |
double bass player print* | 14-28 | 12+ | print | filler
bass clef pencils* in a tin | 6-12 | 10+ | print | filler
bass lines pocket booklet* | 8-15 | 12+ | stationery | book heart

# bass guitar
also: bass guitarist, electric bass, e-bass, slap bass, basse guitare
roundwound bass strings* | 20-42 | 10+ | instrument | heart
bass headphone practice amp* | 28-55 | 10+ | electronics | gadget battery heart
slap and funk bass book* | 15-26 | 12+ | book | book heart
wide leather bass strap* | 28-55 | 12+ | accessory | leather heart
bass lesson voucher* | 25-60 | 9+ | voucher | voucher experience heart
compressor pedal* for bass | 60-130 | 12+ | tool | gadget battery
bass guitar wall hanger* | 14-26 | 12+ | storage |
funk bass vinyl* | 20-36 | 12+ | audio | heart
thick felt bass plectrums* | 6-12 | 10+ | equipment | small-parts wool
band rehearsal studio hours* | 25-60 | 14+ | experience | experience noisy
bass clef socks* | 8-14 | 10+ | clothing | clothing filler
padded bass gig bag* | 50-110 | 10+ | bag |
bass lines booklet* | 8-15 | 10+ | stationery | book

# guitar pedals
also: effects pedals, guitar effects, pedalboards, pedal board, stompboxes, stomp boxes
boutique overdrive pedal* | 60-140 | 12+ | electronics | gadget battery noisy heart
delay and reverb mini pedal* | 50-110 | 12+ | audio | gadget battery heart
angled patch cables* in a pack | 14-28 | 12+ | equipment | heart
aluminium pedalboard* with bag | 50-100 | 12+ | bag | heart
isolated pedal power supply* | 45-95 | 14+ | electronics | gadget heart
pedal building kit* to solder | 45-90 | 14+ | craft kit | gadget small-parts heart
book* of classic effects pedals | 25-45 | 14+ | book | book heart
glow knob toppers* for pedals | 8-15 | 12+ | accessory |
hook and loop pedal tape* | 7-13 | 12+ | tool |
guitar pedal poster* | 9-15 | 12+ | print | filler
music shop voucher* for an effect | 25-60 | 12+ | voucher | voucher

# harmonica
also: harmonicas, blues harp, harmonica player, mundharmonika, armónica, armonica, armonica a bocca
blues harmonica* in a new key | 28-50 | 8+ | instrument | noisy heart
harmonica case* for seven keys | 22-42 | 10+ | bag | noisy heart
blues harp method book* with audio | 14-25 | 9+ | book | book heart
harmonica neck holder* | 12-24 | 10+ | equipment | heart
harmonica lesson voucher* | 20-50 | 9+ | voucher | voucher experience heart
bullet harmonica microphone* | 60-130 | 12+ | electronics | gadget noisy heart
Chicago blues harp album* | 9-18 | 12+ | audio |
tremolo harmonica* in two keys | 22-45 | 8+ | instrument | noisy heart
harmonica repair toolkit* | 20-40 | 14+ | tool |
harmonica pendant* that plays | 12-24 | 8+ | jewellery | jewellery noisy
blues bar night tickets* | 10-28 | 18+ | experience | experience
folk songs for harmonica booklet* | 7-13 | 8+ | stationery | heart
folding harmonica pouch* | 8-15 | 8+ | storage | noisy
small harmonica* in a bright colour | 8-15 | 5+ | toy | noisy

# concertina
also: english concertina, anglo concertina, bandoneon, button box, melodeon playing, bandoneón
concertina tutor book* | 14-25 | 10+ | book | book heart
hexagonal concertina case* | 60-120 | 12+ | bag | heart
leather hand straps* for concertina | 25-48 | 12+ | accessory | leather heart
concertina tunes collection* | 12-22 | 10+ | print | book heart
concertina lesson voucher* | 25-60 | 10+ | voucher | voucher experience heart
squeezebox weekend* with sessions | 110-240 | 16+ | travel | experience heart
English concertina album* | 9-15 | 10+ | audio | heart
reed tuning voucher* for concertina | 40-90 | 14+ | voucher | voucher
cotton dust cloth* for bellows | 6-12 | 12+ | textile | filler
folk club evening tickets* | 8-20 | 14+ | experience | experience
concertina enamel pin* | 7-13 | 10+ | jewellery | small-parts jewellery

# handpan
also: handpans, pantam, handpan playing
tunable handpan stand* in beech | 60-130 | 12+ | furniture | bulky heart
handpan lesson voucher* | 30-70 | 12+ | voucher | voucher experience heart
protective handpan oil* | 14-26 | 12+ | tool | heart
waterproof handpan softcase* | 70-150 | 12+ | bag | heart
handpan patterns and rhythms book* | 18-34 | 12+ | book | book heart
mini handpan* with nine notes | 160-320 | 8+ | instrument | noisy
brushes and soft mallets* for handpan | 15-30 | 12+ | accessory | heart
handpan concert evening tickets* | 15-40 | 12+ | experience | experience heart
handpan meditation album* | 9-15 | 12+ | audio |
soft fringed playing rug* | 28-55 | 12+ | textile |
microfibre cloth* for steel instruments | 6-12 | 10+ | home | filler
handpan rhythm cards* | 8-15 | 12+ | game |

# singing bowls
also: singing bowl, tibetan bowls, tibetan singing bowls, sound bath, gong bath, gong baths, crystal bowls, klangschalen, sound therapy
bronze singing bowl* | 40-95 | 10+ | instrument | noisy heart
sound bath session* | 18-45 | 14+ | experience | experience heart
felt and suede bowl mallets* | 14-26 | 10+ | equipment | leather wool heart
singing bowls practice book* | 12-22 | 14+ | book | book heart
silk bowl cushion* | 9-15 | 10+ | textile |
frosted crystal singing bowl* | 70-150 | 14+ | wellness | noisy heart
singing bowl workshop* | 40-95 | 16+ | class | experience heart
tingsha chime pair* | 14-28 | 10+ | tool | noisy heart
meditation bowls album* | 9-15 | 12+ | audio |
padded bowl carrying bag* | 18-36 | 12+ | bag |
tuning fork* for sound healing | 15-30 | 14+ | wellness |
small brass chime* | 9-15 | 8+ | keepsake | noisy

# gospel choir
also: gospel, gospel music, gospel song, spirituals, gospelchor
gospel concert tickets* | 18-45 | 6+ | experience | experience religious heart
gospel choir arrangements book* | 12-24 | 10+ | book | book religious heart
gospel workshop weekend* | 50-130 | 14+ | class | experience religious heart
gospel legends vinyl* | 18-34 | 10+ | audio | religious heart
gospel brunch* with live choir | 30-60 | 10+ | food | food experience religious heart
satin choir stole* | 18-36 | 10+ | clothing | clothing filler
history of gospel music* | 14-26 | 14+ | keepsake | book religious
tambourine* with brass jingles | 15-30 | 6+ | instrument | noisy
soothing honey throat sweets* | 5-10 | 12+ | food | food sugar filler
gospel documentary* on disc | 8-15 | 10+ | film | screen religious
singing coach voucher* | 25-60 | 12+ | voucher | voucher experience
gospel hits album* | 8-15 | 10+ | collectible | religious heart

# barbershop
also: barbershop quartet, barbershop chorus, a cappella quartet, sweet adelines, barbershop music
barbershop arrangements book* | 14-26 | 12+ | book | book heart
striped waistcoat* for a quartet | 28-55 | 14+ | clothing | clothing sized
round chromatic pitch pipe* | 16-30 | 12+ | instrument | noisy heart
barbershop convention tickets* | 20-60 | 12+ | experience | experience heart
straw boater hat* | 16-30 | 10+ | accessory | clothing heart
close harmony quartet album* | 9-15 | 10+ | audio | heart
vocal harmony coaching session* | 30-70 | 14+ | class | experience heart
silk bow ties* in matching four | 28-55 | 14+ | clothing | clothing
history of barbershop singing* | 14-26 | 14+ | keepsake | book
vocal warm-up cards* | 8-15 | 12+ | stationery |
vocal recorder and tuner* | 25-50 | 12+ | electronics | gadget battery noisy
throat tea tin* for singers | 7-13 | 14+ | drink | food filler
`
