export default `
# guitar
needs: hearing hands
also: guitar playing, acoustic guitar, guitarist, fingerstyle guitar
own: classical guitar
near: ukulele, songwriting, concerts, electric and bass guitar
unfit: vinyl
music shop voucher* | 20-60 | 10+ | voucher | voucher heart
padded guitar bag* | 35-70 | 10+ | bag | heart
concert tickets* for one evening | 25-80 | 14+ | experience | experience heart
leather plectrum case* for the keys | 10-20 | 12+ | accessory | leather heart
guitar capo | 8-18 | 8+ | instrument | practical of:guitar
clip-on guitar tuner* | 8-15 | 8+ | electronics | gadget battery practical heart
felt and wooden plectrum selection | 4-9 | 8+ | instrument | small-parts wool of:guitar filler
woven cotton guitar strap | 12-28 | 8+ | accessory | of:guitar heart
guitar wall hanger | 10-22 | 10+ | storage | practical heart
coated acoustic strings* | 9-18 | 10+ | instrument | practical
guitar cleaning and polish kit | 12-22 | 12+ | equipment | scent practical
looper pedal | 60-110 | 12+ | electronics | gadget battery noisy of:guitar filler
pocket headphone amplifier* for guitar | 25-45 | 12+ | audio | gadget battery of:guitar heart
guitar footstool | 10-22 | 8+ | furniture | practical filler
glass bottleneck slide | 5-12 | 12+ | instrument | of:guitar
fingerstyle songbook | 12-22 | 10+ | book | book of:guitar heart
guitar chord poster | 5-12 | 8+ | print | of:guitar filler
peg winder* for quick restringing | 5-12 | 10+ | tool | practical filler
carols for fingerstyle songbook* | 8-15 | 10+ | book | book @christmas filler
rosewood pick tin* | 6-14 | 10+ | storage | of:guitar
fretboard oil* with cloth | 6-14 | 14+ | tool | practical filler
fingerstyle masterclass* | 25-60 | 12+ | class | experience filler
guitar legends picture book* | 18-35 | 12+ | book | book
vintage guitar print* | 10-24 | 12+ | print |
clip-on capo | 8-20 | 10+ | accessory | practical of:guitar filler
guitar string bracelet* | 8-20 | 12+ | jewellery | jewellery filler
wall display hanger | 10-24 | 12+ | home | practical
guitar-shaped ice tray* | 5-12 | 10+ | kitchenware | filler
guitar songbook* with famous songs | 14-24 | 9+ | book | book filler
guitar floor stand* | 12-25 | 8+ | equipment | heart
guitar lesson voucher* | 25-60 | 8+ | voucher | voucher experience
child's half-size guitar | 40-80 | 5-10 | instrument | noisy bulky heart
first guitar book* with stickers | 7-14 | 6-12 | book | book
animal-shaped plectrums* | 4-9 | 6-14 | accessory | small-parts of:guitar of:classical_guitar
toy guitar* with soft strings | 14-28 | 2-6 | toy | noisy heart
guitar strap* with stars | 9-18 | 6-14 | accessory | of:guitar
guitar rock stickers* | 3-7 | 6-14 | stationery | filler
colour-coded string set* | 9-18 | 6-14 | instrument | practical of:guitar
guitar game songbook* for children | 8-16 | 6-12 | book | book heart
guitar keyring* in wood | 5-11 | 7+ | accessory | filler
guitar summer camp day* | 30-70 | 8-15 | class | experience
guitar model kit* in bricks | 15-30 | 8+ | toy | plastic small-parts
glow-in-the-dark plectrums* | 4-9 | 7-14 | accessory | small-parts
guitar practice chart* with stickers | 5-11 | 6-12 | stationery | filler
guitar picks* with own name | 8-16 | 6+ | accessory | small-parts personalised heart
beginner's guitar course* online | 20-50 | 8+ | class | experience screen gadget filler
guitar T-shirt* | 12-25 | 5+ | clothing | clothing sized filler
wooden rocking guitar toy* | 14-28 | 2-6 | toy | noisy filler
ukulele-sized toy guitar book* | 9-18 | 2-6 | book | book noisy filler
plectrum tin* | 4-9 | 8+ | accessory |
guitar polish cloth* | 4-8 | 12+ | equipment | practical filler
chord chart poster* | 4-9 | 8+ | print | filler
string winder* | 3-7 | 12+ | tool | practical filler
guitarist's mug* | 8-12 | 12+ | tableware | merchandise filler

# piano
needs: hearing hands
also: piano playing, pianist, keyboard playing, playing the keyboard, piano music
own: organ playing, jazz piano
near: classical music, singing
unfit: vinyl
piano key stickers* for beginners | 4-8 | 5-14 | equipment | practical of:piano of:jazz_piano filler
adjustable piano stool | 40-80 | 8+ | furniture | bulky practical of:piano of:jazz_piano heart
clip-on piano lamp | 20-45 | 8+ | lighting | gadget battery practical heart
film themes piano songbook | 12-22 | 8+ | book | book heart
piano duet album* | 9-18 | 8+ | book | book heart
wind-up metronome | 20-45 | 8+ | equipment | of:piano of:jazz_piano heart
soft piano key cover | 10-20 | 8+ | textile | practical of:piano of:jazz_piano filler
piano sustain pedal | 15-35 | 8+ | instrument | gadget practical of:piano of:jazz_piano filler
page-turner foot switch* | 45-80 | 14+ | electronics | gadget battery screen heart
music page clips* for pianists | 4-9 | 8+ | stationery | practical filler
finger strength trainer* for pianists | 6-14 | 10+ | equipment | plastic of:piano of:jazz_piano filler
roll-up practice keyboard | 30-60 | 6+ | instrument | gadget battery noisy plastic of:piano of:jazz_piano
note-reading card game | 7-14 | 5-12 | game | heart
solo piano recital tickets* | 20-50 | 8+ | experience | experience of:piano of:jazz_piano heart
carol arrangements piano album* | 8-15 | 8+ | book | book @christmas
weighted metronome* | 18-40 | 8+ | electronics | gadget
piano key bookmark* | 3-8 | 8+ | stationery | filler
ragtime album* for piano | 8-18 | 12+ | book | book of:piano of:jazz_piano
recital evening tickets* | 15-45 | 8+ | experience | experience
adjustable piano bench cushion | 18-40 | 8+ | furniture | practical
duet afternoon lesson* | 25-50 | 8+ | class | experience heart
great pianists vinyl* | 18-35 | 12+ | audio | of:piano of:jazz_piano heart
music-note serving board* | 15-32 | 14+ | tableware | filler
keyboard dust cover* | 10-24 | 8+ | textile | practical filler
toy piano* with coloured keys | 25-50 | 2-6 | instrument | noisy bulky heart
first piano book* with pictures | 7-14 | 5-10 | book | book heart
piano practice stickers chart* | 5-11 | 5-11 | stationery | filler
piano socks* with keys | 5-11 | 5+ | clothing | clothing sized filler
piano music bag* for lessons | 9-18 | 6+ | bag | heart
pop songs for piano book* | 9-18 | 8+ | book | book heart
composers picture book* | 8-16 | 5-11 | book | book heart
press-the-note sound book* | 9-18 | 2-6 | book | book noisy battery gadget heart
floor piano mat* for little feet | 15-30 | 2-7 | toy | noisy battery gadget plastic heart
piano key pencil case* | 6-13 | 6-14 | stationery | filler
piano music box* in wood | 12-25 | 6+ | decor | noisy filler
music manuscript book* | 3-7 | 8+ | stationery | book
music note pencils* | 3-7 | 6+ | stationery | filler
piano keys cleaning cloth* | 4-9 | 12+ | equipment | practical filler

# drums
needs: hearing hands
also: drumming, drummer, percussion, drum kit, playing the drums, hand drumming, marching drums
near: concerts, DJing
unfit: vinyl, concert, sheet
rubber drum practice pad | 15-35 | 6+ | equipment | noisy practical
hickory drumsticks* pair | 7-14 | 8+ | instrument | noisy
wire drum brushes | 12-25 | 10+ | equipment | noisy
high-fidelity ear plugs* for drummers | 15-30 | 8+ | safety gear | practical heart
drumstick holder* clamp | 7-15 | 8+ | storage | practical filler
padded stick bag | 15-30 | 10+ | bag | practical
non-slip drum rug | 30-60 | 10+ | textile | bulky practical
drum tuning key* keyring | 4-9 | 10+ | tool | practical filler
egg shaker pair* | 4-9 | 3+ | toy | noisy filler
cajon box drum | 50-100 | 8+ | instrument | noisy bulky
drum rudiments workbook | 10-20 | 8+ | book | book
clip-on tambourine* for hi-hat | 10-22 | 10+ | instrument | noisy
cymbal cleaning polish* | 7-14 | 14+ | equipment | scent practical filler
electronic drum throne cushion* | 30-60 | 12+ | furniture | practical
toddler bongo drums* | 12-25 | 1-4 | instrument | noisy heart
rainbow tambourine* for toddlers | 7-14 | 1-4 | instrument | noisy
wooden xylophone* with mallets | 14-28 | 1-6 | instrument | noisy
wooden drum* for little hands | 14-28 | 1-5 | instrument | noisy heart
junior drum kit* | 60-120 | 4-10 | instrument | noisy bulky heart
roll-up electronic drum pad* | 30-60 | 6-14 | instrument | gadget battery noisy heart
drumming picture book* | 7-14 | 2-7 | book | book
light-up drumsticks* | 12-25 | 6-14 | instrument | battery gadget noisy
children's ear defenders* | 12-25 | 2-12 | safety gear | plastic practical
African drum* in small size | 25-50 | 4+ | instrument | noisy
drum lesson voucher* | 20-45 | 6+ | voucher | voucher experience heart
first drum book* for children | 8-16 | 6-12 | book | book
bucket drumming workshop* | 12-30 | 6-15 | class | experience
rhythm cards* for drummers | 6-13 | 5-12 | game |
finger drumming mini kit* | 8-16 | 6-14 | toy | noisy
drummer's T-shirt* | 12-25 | 5+ | clothing | clothing sized filler
drumstick pencils* | 4-9 | 6-15 | stationery |
hand clappers and castanets* | 6-13 | 2-7 | instrument | noisy
ocean drum* with beads inside | 15-30 | 3-8 | instrument | noisy small-parts
bath drum toys* | 9-18 | 1-5 | toy | plastic filler
cowbell* with beater | 12-25 | 8+ | instrument | noisy
drum show tickets* | 20-50 | 6+ | experience | experience heart
drum legends book* | 15-30 | 12+ | book | book
metronome with headphones socket* | 20-40 | 10+ | electronics | gadget battery practical
drum throne* with backrest | 60-120 | 12+ | furniture | bulky
cymbal bag* in nylon | 25-50 | 12+ | bag | plastic practical
new snare drum head* | 12-28 | 10+ | instrument | noisy practical
splash cymbal* | 40-80 | 12+ | instrument | noisy heart
drum cover songbook* | 12-25 | 10+ | book | book
drum keyring* with mini sticks | 4-9 | 6+ | accessory | filler
in-ear monitors* for drummers | 40-80 | 14+ | audio | gadget battery screen
pair of drumsticks* | 6-11 | 8+ | instrument | noisy
drum key* for tuning | 3-7 | 10+ | tool | practical
drummer's keyring* | 4-8 | 8+ | accessory | filler

# singing
needs: hearing
also: singer, vocals, singing lessons
near: songwriting, classical music, children's music making
unfit: vinyl
album* of a favourite singer | 12-30 | 10+ | audio | heart
microphone stand* for home | 20-45 | 12+ | equipment |
karaoke machine* with screen | 60-140 | 8+ | electronics | gadget noisy screen battery heart
private karaoke room voucher* | 25-60 | 16+ | voucher | voucher experience noisy battery heart
songbook* with well-known pop songs | 15-28 | 10+ | book | book heart
concert tickets* for one evening | 25-80 | 14+ | experience | experience heart
microphone pendant* in silver | 18-40 | 10+ | jewellery | jewellery heart
tea flask* for rehearsals | 18-35 | 12+ | tableware | practical
choir music folder | 12-25 | 8+ | stationery | practical filler
personal voice steamer* | 20-45 | 18+ | wellness | plastic practical filler
pocket pitch pipe | 12-25 | 8+ | instrument | noisy filler
Bluetooth karaoke microphone* | 15-35 | 5+ | electronics | gadget battery noisy heart
vocal warm-up straw* set | 5-12 | 12+ | wellness | practical filler
singer's honey throat pastilles* | 4-9 | 10+ | food | food sugar filler
soft silk performance scarf* | 15-35 | 14+ | accessory | clothing filler
sight-singing workbook | 10-20 | 10+ | book | book filler
studio condenser microphone | 45-110 | 14+ | electronics | gadget heart
one-to-one vocal coaching* | 30-55 | 10+ | class | experience filler
come-and-sing choral day* | 20-45 | 12+ | experience | experience filler
rounds and harmonies songbook | 9-18 | 8+ | book | book filler
clip-on choir reading light* | 9-18 | 12+ | lighting | gadget battery practical filler
junior sing-along stand* with microphone | 15-30 | 4-10 | toy | gadget battery noisy plastic heart
own song studio hour* | 50-120 | 14+ | experience | experience heart
carol service seats* | 8-25 | 6+ | experience | experience religious @christmas
sing-along songbook* | 8-15 | 8+ | book | book
sing-along microphone* for toddlers | 10-20 | 2-4 | toy | battery noisy gadget
nursery rhymes songbook* with sounds | 9-18 | 1-5 | book | book battery noisy gadget heart
singing picture book* | 7-14 | 2-6 | book | book
singing plush bird* | 12-25 | 1-6 | toy | battery noisy heart
music and singing class term* | 20-60 | 1-7 | class | experience
wooden toy microphone* | 6-13 | 2-6 | toy | filler
karaoke speaker* for children | 25-50 | 5-12 | electronics | gadget battery noisy heart
film songs songbook* for children | 8-16 | 6-12 | book | book heart
song lyrics notebook* | 6-13 | 7+ | stationery |
singing lesson voucher* | 20-45 | 7+ | voucher | voucher experience
musical show tickets* | 20-55 | 5+ | experience | experience heart
star microphone night light* | 12-25 | 4-11 | lighting | gadget battery filler
singing game cards* | 7-14 | 6-14 | game | filler
stage outfit jacket* with sparkles | 18-36 | 5-13 | clothing | clothing sized filler
microphone stand* for children | 12-25 | 5-12 | equipment |
children's choir taster morning* | 5-20 | 6-12 | class | experience filler
echo tube* to sing into | 4-9 | 3-9 | toy | noisy filler
voice recorder toy* | 12-25 | 5-11 | toy | gadget battery noisy filler
throat sweets tin* with blackcurrant | 5-10 | 8+ | food | food sugar filler
musical theatre anthology* | 14-28 | 12+ | book | book filler
backing tracks voucher* for singers | 10-25 | 10+ | voucher | voucher screen
singer's biography* | 10-22 | 12+ | book | book
songs from films album* | 8-16 | 4+ | audio |
singing competition board game* | 12-25 | 7+ | board game |
musical notes T-shirt* | 10-20 | 5+ | clothing | clothing sized filler
sing-along film night* | 8-20 | 6+ | experience | experience screen
microphone-shaped cushion* | 10-20 | 5-14 | textile | filler
throat sweets tin* | 4-8 | 14+ | food | food sugar filler
herbal singer's tea* | 4-9 | 12+ | drink | food filler
musical notes bookmark* | 3-7 | 8+ | stationery | filler
pocket songbook* | 5-10 | 8+ | book | book filler

# vinyl records
needs: hearing
also: vinyl, records, record collecting, collecting vinyl, lps, turntables, crate digging, vinyl collecting
near: DJing, concerts, sixties and seventies music
unfit: lesson, sheet, concert, vinyl
carbon fibre record brush | 10-22 | 12+ | equipment | practical
anti-static inner record sleeves* | 8-18 | 12+ | storage | plastic practical filler
stylus cleaning gel* | 8-18 | 14+ | equipment | practical filler
now-playing record stand* | 12-28 | 12+ | decor | heart
wooden record crate | 25-55 | 12+ | furniture | practical heart
cork turntable slipmat* | 9-20 | 12+ | audio |
180-gram jazz reissue* | 20-35 | 12+ | audio | heart
album cover display frame* | 12-25 | 10+ | decor |
record weight stabiliser* | 15-35 | 14+ | equipment |
independent record shop token* | 10-30 | 12+ | voucher | voucher heart
starter belt-drive turntable | 90-180 | 14+ | electronics | gadget bulky filler
vinyl divider* tabs | 6-15 | 12+ | stationery | practical
record sleeve design book | 20-40 | 14+ | book | book heart
vinyl club monthly subscription* | 30-60 | 16+ | subscription | subscription heart
portable record bag | 20-45 | 14+ | bag | practical heart
record genre stickers | 3-6 | 12+ | stationery | filler
second-hand LP* of a favourite decade | 8-15 | 12+ | audio | heart
first record player* in a suitcase | 40-80 | 7-14 | audio | gadget bulky noisy heart
children's story record* | 10-20 | 3-12 | audio | heart
record painting kit* on old vinyl | 10-20 | 7-14 | craft kit | filler
warped record bowl* | 10-20 | 10+ | decor | handmade filler
record wall shelf* for covers | 18-36 | 12+ | furniture | practical
vinyl listening bar evening* | 20-50 | 25+ | experience | experience heart
seven-inch singles case* | 18-36 | 12+ | storage | practical heart
record fair tickets* | 5-15 | 12+ | experience | experience
record cleaning machine* | 60-120 | 16+ | equipment | practical heart
album cover coasters* | 9-18 | 12+ | tableware | filler
phono stage* for a turntable | 40-90 | 16+ | audio | gadget

# DJing
needs: hearing hands
also: dj, deejaying, dj mixing, electronic music, turntablism
near: vinyl records, drums, concerts
unfit: sheet, vinyl, concert
two-channel DJ controller | 80-200 | 14+ | electronics | gadget screen heart
closed-back DJ headphones* | 40-90 | 14+ | audio | gadget battery heart
pocket synthesiser | 45-90 | 10+ | instrument | gadget battery noisy heart
mini MIDI keyboard* | 40-90 | 12+ | electronics | gadget screen
butter rug slipmats* | 10-22 | 14+ | audio |
cable organiser roll* for gigs | 12-25 | 14+ | bag | practical
loop-friendly sample pack voucher* | 10-30 | 14+ | voucher | voucher screen heart
folding laptop stand* for decks | 20-45 | 14+ | equipment | practical
moulded club ear plugs* | 15-30 | 16+ | safety gear | practical heart
sound-reactive party lamp* | 12-28 | 10+ | lighting | gadget filler
club culture photo book* | 20-40 | 16+ | book | book heart
beginner beat-matching lesson* | 35-70 | 12+ | class | experience filler
foam studio wall panels* | 18-40 | 14+ | decor | plastic bulky filler
metal USB stick* for sets | 8-18 | 14+ | accessory | gadget practical
classic breakbeat twelve-inch* | 10-20 | 14+ | collectible | heart
cable marker tags | 3-7 | 12+ | tool | practical filler
seven-inch single* for mixing | 7-13 | 12+ | audio | heart
record slipmat* | 8-15 | 12+ | accessory |
toy mixing table* with sounds | 25-50 | 5-12 | toy | gadget battery noisy heart
children's headphones* in bright colours | 15-30 | 5-12 | audio | gadget battery heart
beginner's DJ workshop* for teens | 30-65 | 10-17 | class | experience heart
disco light ball* | 12-25 | 6+ | lighting | gadget
DJ name stickers kit* | 6-13 | 8-14 | craft kit | personalised filler
beat making pad* | 35-70 | 9+ | instrument | gadget battery noisy heart
record-shaped coasters* | 8-16 | 10+ | tableware | filler
mixing songs game cards* | 8-16 | 8+ | game | filler
turntable slipmat pair* | 12-25 | 12+ | accessory |
decks stand* in birch | 90-180 | 16+ | furniture | bulky
music mixing game* | 12-25 | 7-14 | game | heart
children's disco party box* | 15-30 | 5-12 | toy |
DJ colouring and sticker pad* | 5-11 | 6-12 | stationery | filler
silent disco headphones* | 25-50 | 8+ | audio | gadget battery heart
dance floor lights* | 15-30 | 6+ | lighting | gadget
junior DJ lesson* | 20-50 | 8-15 | class | experience heart
headphone hanger* in bright shades | 8-16 | 8+ | storage | practical gadget filler
dance hits album* | 8-16 | 7+ | audio | heart
sound effects button toy* | 9-18 | 6-13 | toy | battery gadget noisy filler

# concerts
needs: hearing crowd
also: music, listening to music, music lover, live music, gigs, going to concerts, going to gigs, festival going, rock concerts, glastonbury, coachella
near: guitar, vinyl records, pop music fandom, children's music making
situation
concert ticket gift card* | 20-80 | 13+ | voucher | voucher heart
wireless headphones* for music at home | 40-100 | 14+ | audio | gadget battery heart
picture frame* for concert tickets | 15-30 | 10+ | decor | heart
framed poster* of a favourite band | 20-45 | 12+ | print | heart
record player* in a case | 60-120 | 12+ | audio | gadget heart
evening* with dinner and live music | 35-90 | 18+ | experience | experience food heart
live music gift voucher | 20-60 | 14+ | voucher | voucher heart
ticket stub album* | 12-22 | 10+ | keepsake | sentimental
concert ear plugs* in a case | 12-28 | 10+ | safety gear | practical heart
clear stadium cross-body bag* | 12-25 | 12+ | bag | plastic practical filler
collapsible festival cup* | 6-14 | 12+ | tableware | plastic practical filler
packable rain poncho | 8-18 | 8+ | outerwear | clothing plastic practical
slim power bank* for gig days | 15-30 | 12+ | electronics | gadget battery practical heart
gig diary* with setlist pages | 8-15 | 12+ | stationery |
festival bell tent lantern* | 15-30 | 14+ | lighting | gadget battery filler
fold-flat stool* for outdoor concerts | 18-35 | 12+ | furniture | practical filler
open-air picnic concert seats* | 20-50 | 10+ | experience | experience
live album box set* | 25-60 | 14+ | audio |
child ear defenders | 12-25 | 2-12 | safety gear | plastic practical
screen-printed gig poster | 15-40 | 12+ | print | heart
rock photography book | 20-40 | 14+ | book | book heart
candlelit anniversary concert tickets | 40-90 | 18+ | experience | experience romantic @anniversary
foam gig ear plugs | 2-5 | 12+ | safety gear | practical
toddler sing-along concert tickets* | 10-25 | 1-4 | experience | experience heart
first xylophone* in wood | 10-24 | 1-5 | instrument | noisy
shaker eggs* for little hands | 5-12 | 1-5 | instrument | noisy
toddler music box* with songs | 14-28 | 1-4 | toy | noisy battery gadget
songs and sounds book* | 8-16 | 1-5 | book | book noisy battery gadget
dancing ribbons* in rainbow colours | 7-14 | 2-8 | toy | filler
wooden maracas* for toddlers | 6-13 | 1-4 | instrument | noisy
toddler drum* in wood | 14-28 | 1-4 | instrument | noisy
story and song player* | 40-80 | 3-9 | audio | gadget battery heart
musical instruments puzzle* | 8-16 | 2-6 | puzzle |
baby music class term* | 20-60 | 0-4 | class | experience
nursery rhymes picture book* | 7-14 | 0-5 | book | book
music basket* with shakers and bells | 20-40 | 1-6 | instrument | noisy heart
musical bath toys* | 9-18 | 1-5 | toy | plastic noisy filler
wrist bells pair* | 4-9 | 1-6 | instrument | noisy filler
child's wireless headphones* | 20-40 | 4-12 | audio | gadget battery
family concert tickets* | 10-30 | 4+ | experience | experience
little speaker* in a bright colour | 15-30 | 6+ | audio | gadget battery heart
music quiz cards* for families | 8-16 | 7+ | game |
children's orchestra book* with sounds | 12-25 | 4-9 | book | book noisy battery gadget
song lyrics poster* | 8-16 | 10+ | print | filler
first music player* without screen | 25-50 | 6-13 | audio | gadget battery heart
children's songs album* | 8-15 | 2-9 | audio |
music note socks* | 5-11 | 5+ | clothing | clothing sized filler
ukulele for beginners* | 25-45 | 6+ | instrument | noisy filler
music encyclopedia* for children | 10-20 | 7-12 | book | book
musical charades game* | 9-18 | 7+ | game |
disco lamp* for the bedroom | 12-25 | 5-14 | lighting | gadget
headphone stand* in wood | 12-25 | 10+ | equipment | practical filler
music streaming voucher* | 10-40 | 12+ | voucher | voucher screen
album of the month club* | 25-45 | 16+ | subscription | subscription
music documentary film* | 8-18 | 14+ | film | screen filler
portable speaker* for the kitchen | 30-70 | 14+ | audio | gadget battery heart
music history book* | 15-32 | 14+ | book | book
music trivia game* | 15-30 | 12+ | game |
turntable evening* with friends | 10-30 | 16+ | experience | experience
sheet of festival stamps* | 3-8 | 12+ | collectible | filler
musical instrument to try lesson* | 15-35 | 6+ | class | experience filler
song book* for family sing-alongs | 8-16 | 5+ | book | book
radio alarm clock* for children | 18-36 | 6-12 | electronics | gadget battery
music theatre tickets* for families | 15-45 | 5+ | experience | experience filler
keyboard for beginners* | 45-90 | 6-14 | instrument | gadget battery noisy bulky filler
musical sticker book* | 4-9 | 4-10 | book | book filler
dance party lights* | 10-20 | 6-14 | lighting | gadget battery filler
music note keyring* | 4-9 | 6+ | accessory | filler
guess-the-song game* | 9-18 | 7+ | game | filler
band T-shirt* of a favourite | 14-28 | 6+ | clothing | clothing sized
kalimba* to start at once | 18-36 | 6+ | instrument | noisy filler
music diary* with favourite songs | 6-13 | 7-14 | stationery | filler
hard case* for headphones | 8-16 | 8+ | storage | practical gadget filler
open-air children's festival tickets* | 10-30 | 3-12 | experience | experience
song requests jar* | 5-11 | 8+ | decor | filler

# K-pop
needs: hearing
also: kpop, korean pop, k pop, korean idols, k-pop dance
near: pop music fandom, Taylor Swift
unfit: lesson, sheet
hoodie* in K-pop style | 28-50 | 8-30 | clothing | clothing sized
cuddly cushion* shaped like a heart | 12-25 | 6+ | textile | heart
Korean restaurant evening* | 25-60 | 10+ | experience | experience food gluten fish meat egg heart
photo printer voucher* for wall pictures | 10-25 | 10+ | voucher | voucher
K-pop shop voucher* | 15-40 | 8-40 | voucher | voucher heart
Korean skincare box* | 20-40 | 14+ | body care | scent heart
phone strap* with beads | 7-14 | 8-30 | accessory | heart small-parts
K-pop photocard binder* | 10-22 | 8-40 | storage | plastic practical heart
toploader* sleeves for photocards | 5-11 | 8-40 | equipment | plastic practical
K-pop album* with photo inclusions | 15-28 | 8-40 | audio | heart
concert fan light stick* | 25-55 | 8-40 | electronics | gadget battery heart
toploader decorating sticker kit | 6-14 | 8-30 | craft kit | filler
Korean alphabet workbook | 8-15 | 8+ | book | book
K-pop choreography class | 12-30 | 8-40 | class | experience heart
photocard holder* bag charm | 6-14 | 8-30 | accessory | plastic heart
idol magazine import* | 10-22 | 10-40 | print |
K-pop arena concert ticket* | 60-160 | 10-40 | experience | experience heart
K-pop random dance card game* | 8-15 | 8-30 | game |
Korean snack noodle box* | 18-35 | 12-40 | food | food gluten egg fish dairy meat nuts sugar heart
fan chant bracelet beads* | 6-14 | 8-18 | jewellery | small-parts jewellery plastic filler
banner hand fan* | 5-11 | 8-30 | decor | merchandise filler
Korean sheet face masks* | 5-14 | 14-40 | body care | scent filler
children's K-pop dance class* | 10-30 | 6-12 | class | experience
idol drawing book* | 7-14 | 7+ | book | book filler
K-pop posters pack* | 6-13 | 7+ | print | heart
photocard decorating stickers* | 4-9 | 7-14 | stationery | filler
Korean snacks tasting box* | 12-25 | 8+ | food | food sugar gluten nuts egg dairy fish heart
mini light wand* | 8-16 | 6-14 | toy | battery gadget heart
K-pop lyric learning book* | 8-16 | 8+ | book | book heart
K-pop trivia cards* | 7-14 | 8+ | game | filler
Korean phrase flashcards* | 7-14 | 7+ | stationery | filler
dance mirror sticker film* | 10-20 | 7-14 | decor | filler
hair clips* in idol style | 5-11 | 6-14 | accessory | filler
dance practice crop hoodie* | 18-36 | 8+ | clothing | clothing sized filler
idol figure keyring* | 5-11 | 7+ | accessory | filler
K-pop beginners' encyclopedia* | 10-20 | 8+ | book | book
K-pop film night set* | 10-25 | 8+ | film | screen food
Korean stationery box* | 10-20 | 7+ | stationery | heart
fan sign banner kit* | 5-11 | 7+ | craft kit | filler
K-pop cinema concert tickets* | 12-30 | 8+ | experience | experience screen heart
album shelf* in acrylic | 18-36 | 10+ | storage | plastic practical filler
bias birthday café visit* | 8-25 | 12+ | experience | experience food filler
K-pop dance workout film* | 8-18 | 12+ | film | screen filler
Korean cookery class* | 40-80 | 14+ | class | experience food gluten fish meat
photocard sleeves* | 3-7 | 9+ | storage | plastic
idol keyring* | 4-9 | 9+ | accessory | filler
Korean hair clips* | 4-9 | 9+ | accessory | filler
K-pop sticker set* | 3-7 | 8+ | stationery | filler

# Taylor Swift
needs: hearing
also: taylor swift music, swiftie, swifties, eras tour, taylors version
near: pop music fandom, K-pop, songwriting
unfit: lesson, sheet
Taylor Swift coloured vinyl album* | 25-40 | 12+ | audio | heart
friendship bracelet bead* box | 10-20 | 7-25 | craft kit | small-parts jewellery plastic heart
eras playlist party game* | 8-15 | 8+ | game |
lyric writing journal* with quill pen | 12-25 | 9+ | stationery |
Taylor Swift easy guitar songbook* | 12-22 | 8+ | book | book heart
Taylor Swift tribute concert tickets* | 20-45 | 8+ | experience | experience heart
sequin fringe concert jacket* | 30-60 | 8-35 | clothing | clothing sized small-parts plastic filler
chunky knit folk cardigan* | 45-90 | 8+ | clothing | clothing sized wool
Taylor Swift trivia cards | 7-14 | 8+ | toy |
eras colour bracelet rack* | 12-25 | 8-25 | storage |
singalong cinema night* | 10-20 | 8+ | experience | experience screen
face gems* and glitter set | 5-10 | 10-30 | body care | small-parts filler
album-inspired colouring book* | 7-13 | 6+ | book | book
lucky thirteen pendant necklace* | 12-30 | 8+ | jewellery | jewellery
album era art print* | 8-18 | 8+ | print | merchandise
friendship bracelet kit* with letters | 8-16 | 6-16 | craft kit | small-parts jewellery heart
Taylor Swift biography* for children | 7-14 | 7-12 | book | book heart
eras sticker book* | 5-11 | 6-14 | book | book
Taylor Swift piano songbook* | 12-22 | 8+ | book | book
Swiftie party decorations* | 9-18 | 6+ | decor | filler
concert film disc* | 12-25 | 7+ | film | screen heart
lyric bracelet* with stars | 8-18 | 7+ | jewellery | jewellery
sparkly boots* in silver | 25-50 | 6+ | footwear | clothing sized filler
eras pyjamas* | 16-32 | 6+ | clothing | clothing sized filler
lyric mug* with stars | 9-18 | 8+ | tableware | filler
lyric tote bag* | 8-18 | 8+ | bag | filler
signature red lipstick* | 7-15 | 14+ | body care | filler
songwriter's notebook* with stars | 7-14 | 8+ | stationery |
Taylor Swift dance party* | 10-25 | 8+ | experience | experience heart
album covers jigsaw* | 12-24 | 8+ | puzzle | small-parts
eras calendar* for the wall | 9-18 | 8+ | stationery |
Taylor Swift quiz book* | 7-14 | 8+ | book | book
Taylor Swift stickers* | 3-7 | 7+ | stationery |
song lyric bookmark* | 3-7 | 8+ | stationery | filler
Swiftie socks* | 5-10 | 7+ | clothing | clothing sized filler
lucky number thirteen keyring* | 4-9 | 7+ | accessory | filler
Swiftie mug | 8-12 | 9+ | tableware | merchandise filler

# pop music fandom
needs: hearing
also: pop music, pop, boy bands, girl bands
near: Taylor Swift, K-pop, concerts, eighties and nineties music
situation
limited coloured pop vinyl* | 22-38 | 12+ | audio | heart
pop concert gift card* | 20-60 | 10+ | voucher | voucher heart
wireless over-ear headphones | 40-90 | 10+ | audio | gadget battery
star-shaped tinted sunglasses* | 8-15 | 8-30 | accessory | filler
feather boa* in bright colours | 6-14 | 8-30 | accessory | clothing filler
album wall collage* kit | 8-15 | 10-25 | decor |
pop star biography | 9-18 | 9+ | book | book heart
setlist scrapbook kit* | 12-22 | 8-25 | craft kit | sentimental
music quiz buzzer game* | 15-28 | 8+ | game | gadget battery noisy
compact shower radio* | 15-30 | 10+ | electronics | gadget battery filler
pop vocal group class* | 15-35 | 8+ | class | experience
nail decals* in popstar colours | 4-9 | 8-30 | body care | filler
concert film disc* | 10-20 | 9+ | film | screen heart
cassette single* keyring tape | 5-12 | 10-30 | collectible | filler
pop piano playbook* | 12-20 | 8+ | book | book
pop star poster book* | 6-13 | 6+ | book | book
pop star sticker sheets* | 3-7 | 5-14 | stationery | filler
singing hairbrush microphone* | 8-16 | 4-11 | toy | battery gadget noisy
pop hits songbook* with chords | 9-18 | 8+ | book | book
pop star dress-up set* | 15-30 | 4-10 | toy | clothing
music video dance class* | 10-30 | 6-15 | class | experience heart
pop concert with parents* | 30-90 | 6-15 | experience | experience heart
karaoke speaker* with lights | 25-50 | 6+ | electronics | gadget battery noisy heart
pop trivia game* | 10-20 | 8+ | game |
pop star annual* | 7-14 | 6-13 | book | book
fan club scrapbook* | 7-14 | 7-15 | stationery | sentimental filler
children's headphones* with stickers | 15-30 | 6-12 | audio | gadget battery
LED name sign* for fans | 12-25 | 8+ | decor | battery gadget personalised
dance mat* with songs | 25-50 | 5-12 | toy | battery gadget noisy
popstar sunglasses trio* | 6-13 | 5-14 | accessory | filler
pop album* for the shelf | 8-16 | 7+ | audio |
tour T-shirt* | 18-36 | 6+ | clothing | clothing sized
pop magazine subscription* | 25-45 | 8+ | subscription | subscription
tribute concert tickets* | 18-45 | 8+ | experience | experience heart
music streaming card* | 10-30 | 12+ | voucher | voucher screen filler
pop star documentary film* | 8-18 | 10+ | film | screen
song title bingo cards* | 5-11 | 8+ | game | filler

# classical music
needs: hearing
also: orchestra, orchestral music, symphonies, baroque music, chamber music, violin concertos, bbc proms
near: piano, singing, jazz and blues
unfit: private
philharmonic concert pair of tickets* | 40-90 | 10+ | experience | experience heart
pocket orchestral score* | 8-18 | 12+ | book | book
opera glasses* with chain | 20-45 | 12+ | accessory |
boxed symphony recordings* | 20-50 | 12+ | audio | heart
composer anecdotes book* | 10-20 | 12+ | book | book
orchestra story CD* for children | 8-15 | 4-10 | audio |
classical music streaming subscription* | 30-90 | 14+ | subscription | subscription screen
hand-crank music box* | 8-18 | 6+ | toy | noisy filler
symphony concert trio* | 60-150 | 14+ | experience | experience
composer portrait print | 8-20 | 12+ | print | filler
pocket score collection* | 12-28 | 14+ | book | book
lunchtime recital tickets* | 8-20 | 12+ | experience | experience
bust* of a great composer | 18-45 | 14+ | decor |
concert diary* with notes | 8-18 | 14+ | stationery | practical filler
classical music magazine subscription* | 20-45 | 14+ | subscription | subscription heart
concert hall backstage tour* | 12-30 | 10+ | experience | experience
manuscript facsimile notebook* | 10-22 | 12+ | stationery | filler
velvet opera glasses pouch* | 10-22 | 18+ | accessory | filler
composers card game* | 7-14 | 8+ | game |
composer's letters hardback* | 14-30 | 16+ | book | book
illustrated history* of the orchestra | 18-35 | 14+ | book | book
composers timeline poster* | 10-22 | 12+ | print | filler
silk scarf* with manuscript print | 25-55 | 18+ | accessory | clothing
great composers jigsaw* | 12-22 | 12+ | game | small-parts filler
music-stave tea towels* | 10-20 | 16+ | textile | practical filler
chamber music evening* at candlelight | 25-60 | 14+ | experience | experience
orchestra open rehearsal* visit | 5-25 | 12+ | experience | experience
composer's birthplace day trip* | 30-90 | 25+ | travel | experience
vinyl pressing* of great symphonies | 20-40 | 14+ | audio |
busts of composers bookends* | 25-60 | 14+ | decor |
concert night dinner* before the hall | 35-80 | 25+ | experience | experience food
season subscription* at the concert hall | 60-180 | 25+ | subscription | subscription experience
composer postcards* in a box | 7-13 | 10+ | stationery | filler
beloved symphonies album* | 8-15 | 10+ | audio |
orchestra sound book* | 9-18 | 2-6 | book | book noisy battery gadget heart
composers picture book* for children | 8-16 | 5-11 | book | book heart
children's concert tickets* | 8-25 | 4-10 | experience | experience heart
conductor's baton* for children | 8-16 | 5-12 | instrument |
instrument memory cards* | 7-14 | 4-10 | game |
Peter and the Wolf album* | 8-16 | 3-10 | audio | heart
ballet story with music book* | 9-18 | 4-9 | book | book noisy battery gadget
orchestra jigsaw* for children | 9-18 | 5-10 | puzzle | small-parts
orchestra figures* in wood | 14-28 | 3-8 | toy |
composers trump cards* | 6-13 | 7-14 | game |
musical notes stickers* | 3-7 | 5-14 | stationery | filler
orchestra colouring book* | 5-11 | 5-11 | book | book filler
instrument museum visit* | 8-22 | 6+ | experience | experience
family opera tickets* | 12-35 | 6+ | experience | experience
music note pencil set* | 4-9 | 6+ | stationery | filler
wind-up music box kit* to punch | 12-25 | 7+ | craft kit | noisy
children's classical album* | 8-16 | 4-12 | audio |
young person's ticket* to the orchestra | 8-22 | 8-17 | experience | experience
composers quiz book* | 7-14 | 8-15 | book | book filler
planets suite album* | 8-16 | 6+ | audio |
music history comic* | 9-18 | 8-15 | book | book
orchestra press-out figures* | 9-18 | 7-13 | craft kit | filler
music box* with a classic tune | 10-20 | 6+ | decor | noisy

# ukulele
needs: hearing hands
also: uke, ukulele playing, ukelele, ukulele club
own: banjo, mandolin
near: guitar, singing, folk music
unfit: vinyl, concert
concert ukulele with padded bag* | 45-90 | 7+ | instrument | noisy of:ukulele
rainbow soprano ukulele | 25-40 | 5-14 | instrument | noisy of:ukulele heart
fluorocarbon ukulele strings | 5-12 | 8+ | instrument | practical of:ukulele
ukulele hook strap* | 10-20 | 7+ | accessory | of:ukulele
felt ukulele plectrums* | 3-7 | 6+ | instrument | small-parts wool of:ukulele filler
ukulele tabletop stand* | 9-18 | 8+ | storage | practical of:ukulele
campfire ukulele songbook | 10-18 | 8+ | book | book of:ukulele heart
ukulele chord stamp* | 6-12 | 8+ | stationery | of:ukulele filler
clip-on chromatic tuner* | 7-14 | 7+ | electronics | gadget battery filler
ukulele building kit* | 30-55 | 10+ | craft kit | noisy of:ukulele heart
ukulele group workshop* | 15-35 | 8+ | class | experience noisy of:ukulele heart
gecko-style shaker egg* trio | 5-10 | 3+ | toy | noisy of:ukulele filler
fretboard note map* | 4-9 | 8+ | print | of:ukulele filler
travel ukulele gig case* | 25-55 | 8+ | bag | practical noisy of:ukulele heart
ukulele songbook* for children | 8-16 | 6-12 | book | book of:ukulele heart
toy ukulele* for toddlers | 10-20 | 2-4 | toy | noisy filler
ukulele lesson voucher* | 20-45 | 6+ | voucher | voucher experience of:ukulele heart
ukulele bag* in bright print | 10-20 | 6+ | bag | practical of:ukulele
ukulele coloured strings* | 6-13 | 6+ | instrument | of:ukulele heart
chord dice* for ukulele | 6-13 | 7+ | game | small-parts of:ukulele
paint-your-own ukulele kit* | 20-40 | 6-14 | craft kit | noisy of:ukulele heart
tropical shirt* for playing | 15-30 | 6+ | clothing | clothing sized filler
ukulele keyring* | 4-9 | 6+ | accessory | of:ukulele filler
Hawaiian flower garlands* | 4-9 | 5+ | accessory | of:ukulele filler
Christmas carols ukulele book* | 7-14 | 7+ | book | book @christmas of:ukulele
ukulele festival day tickets* | 10-30 | 8+ | experience | experience of:ukulele heart
tenor ukulele* in mahogany | 60-130 | 10+ | instrument | noisy of:ukulele heart

# songwriting
needs: hearing
also: song writing, composing, composing music, recording music, writing songs, music composition
near: guitar, piano, creative writing
unfit: vinyl, concert, sheet
songwriter's lyric notebook | 9-18 | 10+ | stationery |
rhyming dictionary | 9-15 | 10+ | book | book
USB audio interface | 60-120 | 14+ | electronics | gadget screen heart
microphone pop shield* | 8-18 | 12+ | equipment | practical filler
chord progression cards* | 12-25 | 10+ | game |
manuscript stamp roller* | 8-15 | 10+ | stationery | filler
portable field recorder | 60-130 | 14+ | electronics | gadget battery noisy
desktop reflection filter* | 30-60 | 14+ | audio | bulky
circle of fifths wheel | 6-14 | 10+ | tool |
lyric prompts dice* | 8-15 | 8+ | toy | small-parts
songwriting craft handbook | 12-22 | 12+ | book | book
thumb piano | 15-35 | 6+ | instrument | noisy
residential songwriting weekend* | 120-300 | 18+ | experience | experience heart
demo mastering voucher* | 20-60 | 14+ | voucher | voucher heart
rainproof shower idea pad* | 6-12 | 10+ | stationery | plastic practical filler
rhyme jotter | 2-6 | 8+ | stationery | filler
song notebook* for children | 6-13 | 7-12 | stationery |
songwriting book* for young writers | 8-16 | 8-12 | book | book heart
rhyming word game* | 9-18 | 6-13 | game |
mini keyboard* with recording button | 25-50 | 6-14 | instrument | gadget battery noisy heart
voice recorder* for song ideas | 20-40 | 8+ | electronics | gadget battery noisy
songwriting workshop* for children | 15-40 | 8-12 | class | experience heart
musical notes magnets* | 6-13 | 6+ | stationery | small-parts filler
punch-card music box* | 15-30 | 7+ | instrument | noisy heart
rhyme flip book* | 6-13 | 6-12 | book | book
poem and song prompts cards* | 7-14 | 7+ | game |
blank song sheet pad* | 5-11 | 7+ | stationery | filler
loop sound toy* | 20-40 | 5-12 | toy | gadget battery noisy
open stage evening* for young songwriters | 5-20 | 8-12 | experience | experience
own song recording hour* | 25-60 | 7+ | experience | experience heart
music notation stamps* | 6-13 | 7-14 | stationery | filler
children's poetry book* | 7-14 | 6-12 | book | book filler
portable keyboard stand* | 18-36 | 8+ | equipment | practical filler
musical dice* with notes | 6-13 | 7+ | game | small-parts

# jazz and blues
needs: hearing
also: jazz, blues, blues music, jazz music, swing music
near: vinyl records, piano, classical music, saxophone
unfit: private
jazz club front-row seats* | 25-85 | 16+ | experience | experience heart
ten-hole blues harmonica | 15-40 | 8+ | instrument | noisy
jazz standards lead sheet book* | 20-40 | 12+ | book | book
bebop quintet remastered record* | 18-32 | 12+ | audio | heart
jazz portrait photography print* | 12-30 | 14+ | print |
blues history documentary* | 10-18 | 14+ | film | screen
improvisation backing tracks* pass | 10-25 | 12+ | voucher | voucher filler
children's jazz picture story* | 7-13 | 3-9 | book | book
jazz history anthology* | 18-40 | 14+ | book | book
jazz festival day tickets | 25-70 | 8+ | experience | experience heart
jazz album cover print | 10-25 | 12+ | print | filler
blues legends biography | 10-20 | 14+ | book | book
monthly jazz record parcel* | 25-60 | 14+ | subscription | subscription heart
jazz trivia cards | 6-13 | 12+ | game |
listening bar evening tickets* | 15-40 | 25+ | experience | experience
jazz club table lamp* | 25-60 | 14+ | lighting | gadget filler
improvisation taster workshop | 25-60 | 12+ | class | experience
delta blues recordings box* | 20-45 | 14+ | audio |
jazz postcard box* | 4-9 | 10+ | stationery | filler
swing dance taster evening | 10-25 | 14+ | experience | experience
jazz magazine subscription* | 25-50 | 14+ | subscription | subscription
musician silhouette bookends* | 18-40 | 12+ | decor | filler
brass trumpet ornament | 10-25 | 12+ | decor | filler
jazz classics album* | 8-15 | 12+ | audio |
jazz sound book* for children | 9-18 | 2-6 | book | book noisy battery gadget heart
kazoo* in bright metal | 4-9 | 6-14 | instrument | noisy
jazz club for families tickets* | 8-25 | 4+ | experience | experience heart
toy saxophone* with songs | 12-25 | 3-8 | toy | noisy
jazz musicians trump cards* | 6-13 | 7-14 | game |
children's jazz album* | 8-15 | 3-10 | audio |
jazz legends picture book* | 9-18 | 6-12 | book | book heart
blues harmonica for children* | 8-16 | 6-12 | instrument | noisy
trilby hat* in child size | 9-18 | 3-12 | accessory | clothing filler
jazz rhythm shakers* | 6-13 | 4-14 | instrument | noisy filler
swing songs songbook* for children | 8-16 | 7-12 | book | book
jazz drawing cards* | 6-13 | 6-13 | stationery | filler
jazz festival family day* | 10-35 | 4+ | experience | experience heart
saxophone pencil topper* trio | 4-9 | 6-13 | stationery | filler
jazz piano tunes book* for beginners | 9-18 | 8+ | book | book filler
washboard* to play | 15-30 | 7+ | instrument | noisy
bucket hat* with music notes | 8-16 | 6+ | accessory | clothing filler
blues songs album* for families | 8-16 | 5+ | audio |
jazz band figurines* | 12-25 | 8+ | decor | filler
jazz dance class* for children | 10-25 | 6-12 | class | experience filler
scat singing workshop* | 12-30 | 8+ | class | experience

# folk music
needs: hearing
also: folk, irish music, traditional music, folk singing
own: bagpipes, tin whistle, sea shanties, bluegrass
near: guitar, ukulele, singing
unfit: private
brass tin whistle* | 8-15 | 8+ | instrument | noisy heart
chanter practice pipe* | 25-60 | 8+ | instrument | noisy of:bagpipes of:folk_music filler
bodhrán frame* drum | 40-80 | 10+ | instrument | noisy of:folk_music
wooden musical spoons* | 8-18 | 6+ | instrument | noisy of:folk_music
session tunes pocket book* | 10-20 | 10+ | book | book heart
folk festival day ticket* | 30-70 | 10+ | experience | experience heart
fiddle tune workshop* | 25-50 | 12+ | class | experience noisy heart
wooden rhythm bones* in a pair | 8-18 | 10+ | collectible | noisy of:folk_music
ballad and shanty songbook* | 9-18 | 8+ | book | book of:folk_music heart
folk revival vinyl anthology* | 18-35 | 12+ | audio | heart
fingerpick* thumb and finger set | 5-12 | 12+ | equipment | small-parts of:bluegrass of:folk_music filler
recycled fabric instrument strap* | 15-30 | 10+ | accessory | eco filler
whistle and tutor CD* pack | 10-18 | 8+ | audio | noisy of:tin_whistle of:folk_music
folk roots magazine subscription* | 25-45 | 14+ | subscription | subscription heart
lap dulcimer* kit | 60-130 | 12+ | instrument | noisy of:folk_music heart
folk songs book* for children | 8-16 | 4-11 | book | book heart
wooden spoons set* to play | 7-14 | 6+ | instrument | noisy of:folk_music
ceilidh dance evening* for families | 8-25 | 5+ | experience | experience heart
folk tales and songs album* | 8-16 | 4-12 | audio | heart
jaw harp* in a tin | 6-13 | 8+ | instrument | noisy of:folk_music
junior folk camp day* | 25-60 | 8-16 | class | experience of:folk_music
fiddle-playing fox picture book* | 7-14 | 3-8 | book | book of:folk_music
tin whistle with songs booklet* | 9-18 | 7+ | instrument | noisy of:tin_whistle of:folk_music heart
maypole ribbons* set | 9-18 | 5-11 | toy | of:folk_music filler
folk costume dolls* | 12-25 | 4-10 | toy | of:folk_music filler
ocarina* in clay | 10-20 | 6+ | instrument | noisy of:folk_music
clog dance taster morning* | 8-25 | 7+ | class | experience of:folk_music
mountain dulcimer book* | 10-22 | 12+ | book | book of:folk_music filler
pub session evening* | 5-25 | 25+ | experience | experience alcohol of:folk_music
folk harmony singing day* | 20-50 | 12+ | class | experience of:folk_music heart
folk tune cards* with pictures | 6-13 | 6-13 | game | filler
Irish dance class* for children | 8-25 | 5-12 | class | experience heart
bodhrán for children* | 20-40 | 5-12 | instrument | noisy of:folk_music
harvest festival family day* | 8-25 | 4+ | experience | experience filler
whistle beginners' course* | 15-40 | 7+ | class | experience of:tin_whistle of:folk_music
penny whistle pouch* | 6-13 | 7+ | bag | of:tin_whistle of:folk_music filler

# rock and metal
needs: hearing
also: rock music, heavy metal, metal music, rock bands, hard rock, metalhead, indie rock, rock and roll, emo music, classic rock, rock classics, old rock
own: punk
near: guitar, drums, concerts
unfit: private, sheet
gatefold rock album reissue* | 20-38 | 14+ | audio | heart
sleeveless denim battle vest* | 25-50 | 14+ | clothing | clothing sized
sew-on band patch assortment* | 6-15 | 10+ | craft kit |
distortion mini pedal* | 30-70 | 12+ | electronics | gadget battery noisy
rock festival camping chair* | 20-40 | 16+ | furniture | bulky filler
backstage rock memoir* | 10-20 | 16+ | book | book heart
studded wrist cuff* | 9-20 | 14+ | accessory | leather
rock club quiz night* | 5-15 | 16+ | experience | experience
metal genres family tree poster* | 10-22 | 12+ | print |
air guitar plectrum tin* | 5-12 | 8+ | instrument | small-parts plastic filler
moulded gig ear protectors* | 20-80 | 12+ | safety gear | practical
children's rock lullaby album* | 9-15 | 0-6 | audio |
rock magazine yearly subscription* | 30-55 | 14+ | subscription | subscription heart
gig wristband memory frame* | 15-30 | 14+ | keepsake | sentimental filler
rock band picture book* for children | 8-16 | 4-10 | book | book heart
inflatable guitar* | 4-9 | 4-14 | toy | plastic filler
toy electric guitar* with lights | 25-50 | 4-10 | toy | noisy battery gadget heart
rock band T-shirt* for children | 12-25 | 2-12 | clothing | clothing sized
rock songs album* for children | 8-16 | 3-11 | audio |
rock music trump cards* | 6-13 | 7-14 | game |
band stickers pack* | 4-9 | 7-14 | stationery | filler
rock camp day* for children | 30-70 | 7-12 | class | experience heart
rock star dress-up wig* | 8-16 | 5-14 | toy | filler
drum practice pad* with sticks | 18-36 | 6+ | instrument | noisy
rock history book* for children | 10-20 | 7-12 | book | book heart
band patches* to iron on | 6-13 | 7+ | textile |
guitar-shaped cushion* | 12-25 | 5+ | textile | filler
skull bandana* | 5-11 | 7-14 | accessory | clothing filler
family rock concert tickets* | 20-50 | 6+ | experience | experience heart
rock poster print* | 12-28 | 10+ | print |
band T-shirt* in black | 18-36 | 12+ | clothing | clothing sized
rock festival day ticket* | 50-130 | 16+ | experience | experience heart
vinyl metal album* in colour | 22-40 | 14+ | audio | heart
rock quiz game* | 12-25 | 14+ | game |
rock documentary film* | 8-18 | 14+ | film | screen
amplifier-shaped key hook* | 15-30 | 14+ | home |
air guitar contest game* | 8-16 | 6-14 | game |
rock band building blocks set* | 15-30 | 7+ | toy | plastic small-parts
rock music sticker album* | 5-11 | 6-14 | stationery | filler
electric guitar night light* | 12-25 | 4-13 | lighting | gadget battery filler
rock lyrics notebook* | 6-13 | 8+ | stationery |
rock band socks* | 6-13 | 5+ | clothing | clothing sized filler
leather-look wristband* | 5-11 | 7+ | accessory | filler

# hip hop
needs: hearing
also: hip-hop, rap, rap music, rapper, breakbeats, freestyle rap, drill music
own: beatboxing
near: DJing, pop music fandom, concerts
unfit: lesson, sheet
hip hop pressing* on double vinyl | 22-40 | 14+ | audio | heart
pocket beat sampler* | 45-100 | 12+ | electronics | gadget battery noisy heart
freestyle rhyme prompt cards* | 8-15 | 12+ | game |
graffiti lettering sketchbook* | 8-18 | 10+ | art supplies |
handheld vocal microphone* | 25-60 | 12+ | equipment | gadget noisy
hip hop yearbook* by decade | 16-30 | 14+ | book | book heart
street dance beginners' class* | 12-30 | 7+ | class | experience
bucket hat* in corduroy | 12-28 | 12+ | clothing | clothing filler
chunky curb chain* | 15-40 | 14+ | jewellery | jewellery filler
cassette mixtape* reissue | 9-18 | 14+ | collectible |
portable boom box speaker* | 35-85 | 12+ | audio | gadget battery noisy
rap lyric writing pad* | 6-12 | 10+ | stationery | filler
block party photography print* | 12-30 | 12+ | print |
underground show tickets* | 15-45 | 16+ | experience | experience heart
graffiti marker pen | 3-7 | 10+ | art supplies | filler
children's breakdance class* | 10-30 | 6-12 | class | experience heart
beatboxing for children book* | 8-16 | 7-12 | book | book
rhyming dice* | 6-13 | 6-14 | game | small-parts
hip hop dance workshop* | 10-30 | 6-15 | class | experience heart
children's boom box* | 25-50 | 5-12 | audio | gadget battery noisy heart
snapback cap* in bright colours | 9-18 | 4-14 | accessory | clothing filler
gold chain* to dress up | 4-9 | 5-13 | accessory | jewellery filler
spinning practice mat* for breakdance | 25-50 | 7-14 | equipment | bulky
hip hop alphabet book* | 9-18 | 3-8 | book | book
beat sound toy* with pads | 20-40 | 5-12 | toy | gadget battery noisy heart
rap lyrics game* | 10-20 | 8+ | game | filler
dance knee pads* | 8-16 | 6-14 | safety gear | sized filler
street style hoodie* | 18-36 | 5+ | clothing | clothing sized filler
hip hop history comic* | 12-25 | 12+ | book | book
turntable-patterned socks* | 5-11 | 8+ | clothing | clothing sized filler
cassette-shaped speaker* | 15-30 | 8+ | audio | gadget battery
beat-making course* | 30-80 | 12+ | class | experience
rap concert ticket* | 30-80 | 14+ | experience | experience heart
hip hop documentary film* | 8-18 | 14+ | film | screen
graffiti colouring set* | 8-16 | 6-13 | art supplies |
dance battle card game* | 8-16 | 7+ | game | filler
beat box rhythm cards* | 6-13 | 7-14 | game |
light-up trainers laces* | 5-11 | 5-13 | accessory | battery gadget filler
hip hop album* with clean lyrics | 8-16 | 7+ | audio |
street dance film* | 8-18 | 8+ | film | screen
scratch turntable toy* | 20-40 | 6-13 | toy | battery gadget noisy
wide sweatband set* | 6-13 | 6+ | accessory | clothing filler

# violin and strings
needs: hearing hands
also: violin, violin playing, violinist, fiddle, string quartet, fiddle playing
own: viola, harp
near: classical music, folk music, cello and double bass
unfit: vinyl
boxed violin rosin* in cloth | 8-18 | 6+ | equipment | practical of:violin_and_strings of:viola
padded violin shoulder cushion* | 10-25 | 6+ | textile | practical of:violin_and_strings of:viola
carbon fibre bow* | 45-120 | 8+ | instrument | of:violin_and_strings of:viola heart
cello endpin anchor* | 10-22 | 8+ | equipment | practical of:violin_and_strings filler
rubber practice mute* for strings | 4-9 | 6+ | equipment | practical of:violin_and_strings of:viola
fine tuner tailpiece set* | 10-25 | 12+ | tool | small-parts practical of:violin_and_strings of:viola filler
wall-mounted violin hanger* | 14-30 | 8+ | storage | practical of:violin_and_strings
bow hold buddy* for children | 8-18 | 4-10 | toy | plastic of:violin_and_strings
violin duets book* | 9-18 | 8+ | book | book of:violin_and_strings of:viola heart
oblong violin case cover* | 25-60 | 8+ | bag | practical of:violin_and_strings
luthier workshop visit* | 15-45 | 10+ | experience | experience
microfibre string wiping cloths* | 4-9 | 6+ | home | practical of:violin_and_strings of:viola filler
silicone bow grip aid* | 4-9 | 4-12 | accessory | plastic of:violin_and_strings of:viola filler
string quartet salon seats* | 20-55 | 10+ | experience | experience heart
chamber recital recordings* box | 15-40 | 12+ | audio |
fiddle tunes booklet* | 8-15 | 8+ | stationery | book of:violin_and_strings of:viola
children's violin songbook* | 7-14 | 5-12 | book | book of:violin_and_strings
violin practice chart* with stickers | 4-9 | 5-11 | stationery | filler
finger position stickers* for violin | 4-9 | 5-11 | equipment | practical of:violin_and_strings of:viola filler
rosin* with an animal case | 8-16 | 5-13 | equipment | practical of:violin_and_strings of:viola heart
toy violin* with bow | 14-28 | 3-7 | toy | noisy of:violin_and_strings
violin case keyring* | 4-9 | 5+ | accessory | of:violin_and_strings of:viola filler
violin picture story* | 7-14 | 4-9 | book | book of:violin_and_strings
coloured folding music stand* | 12-25 | 6+ | equipment | practical
children's shoulder rest* | 12-25 | 5-12 | equipment | practical of:violin_and_strings
music bag* with violin pattern | 9-18 | 5+ | bag | of:violin_and_strings of:viola
film tunes book* for young violinists | 9-18 | 7-12 | book | book of:violin_and_strings heart
violin ornament* in wood | 10-20 | 7+ | decor | of:violin_and_strings of:viola
children's string concert tickets* | 8-25 | 4-12 | experience | experience heart
string ensemble holiday course* | 40-110 | 8-17 | class | experience heart
music notes pencil case* | 6-13 | 5-14 | stationery | filler
clip-on string tuner* | 8-16 | 6+ | electronics | gadget battery practical of:violin_and_strings of:viola filler
violin case cover stickers* | 4-9 | 6-14 | stationery | of:violin_and_strings of:viola filler
violin lesson voucher* | 25-60 | 6+ | voucher | voucher experience of:violin_and_strings heart
string set* for a full violin | 15-40 | 8+ | instrument | practical of:violin_and_strings
violin T-shirt* | 14-28 | 6+ | clothing | clothing sized of:violin_and_strings filler
rosewood chin rest* | 18-36 | 12+ | equipment | practical of:violin_and_strings of:viola filler
violin maker's calendar* | 10-20 | 12+ | stationery |
violinist's biography* | 10-20 | 14+ | book | book of:violin_and_strings
oval string instruments print* | 12-28 | 10+ | print |
rosin cake* | 4-10 | 7+ | equipment |
violin keyring* | 4-8 | 7+ | accessory | filler
music note hair clips* | 4-8 | 5-14 | accessory | filler
polishing cloth* for a violin | 4-9 | 8+ | equipment | practical filler

# wind and brass instruments
needs: hearing hands
also: wind band, marching band, marching bands
own: recorder playing
near: jazz and blues, classical music, flute and clarinet
unfit: vinyl, concert
foldable clarinet stand* | 12-28 | 8+ | equipment | practical of:wind_and_brass_instruments
flute cleaning rod* with silk | 8-18 | 8+ | tool | practical of:wind_and_brass_instruments filler
juniors' plastic trombone* | 80-150 | 7+ | instrument | noisy plastic of:wind_and_brass_instruments
lyre music clip* for marching | 8-18 | 9+ | accessory | practical of:wind_and_brass_instruments filler
synthetic clarinet reed* | 14-28 | 10+ | instrument | plastic of:wind_and_brass_instruments
breath control exerciser* for wind players | 10-25 | 10+ | wellness | plastic of:wind_and_brass_instruments
wooden descant recorder | 18-40 | 7+ | instrument | noisy
brass polishing gauntlet* | 6-14 | 10+ | home | practical scent of:wind_and_brass_instruments
cushioned trumpet mouthpiece pouch* | 8-18 | 8+ | bag | practical of:wind_and_brass_instruments
playalong film scores* for flute | 10-20 | 8+ | book | book of:wind_and_brass_instruments heart
brass band festival day* | 12-30 | 8+ | experience | experience of:wind_and_brass_instruments heart
hand-carved ocarina* | 12-28 | 6+ | collectible | noisy of:wind_and_brass_instruments heart
wind player's lip balm* | 3-8 | 8+ | body care | scent filler
practice room fingering poster* | 5-12 | 8+ | print | filler
marching band parade day* | 10-30 | 8+ | experience | experience of:wind_and_brass_instruments
big band evening tickets* | 20-50 | 12+ | experience | experience of:wind_and_brass_instruments heart
film music with winds album* | 12-28 | 10+ | audio | heart
music note scarf* | 12-28 | 10+ | clothing | clothing filler
band trip hoodie* | 25-50 | 10-24 | clothing | clothing sized filler
brass-coloured music note lamp* | 20-45 | 10+ | lighting | gadget of:wind_and_brass_instruments
summer band camp place* | 80-250 | 10-24 | class | experience heart
band mates photo frame* | 10-25 | 8+ | keepsake | sentimental filler
marching band album* | 8-15 | 8+ | collectible | of:wind_and_brass_instruments heart
first recorder* in bright colours | 6-13 | 5-11 | instrument | noisy plastic
toy trumpet* with coloured keys | 12-25 | 3-8 | toy | noisy heart
marching band figures* | 9-18 | 3-9 | toy | of:wind_and_brass_instruments
wind instrument cards* | 6-13 | 5-12 | game |
kazoo choir set* | 9-18 | 6-14 | instrument | noisy of:wind_and_brass_instruments heart
music bag* for band practice | 9-18 | 6+ | bag |
practice stickers diary* | 5-11 | 6-12 | stationery |
folding stand* with carry bag | 14-28 | 7+ | equipment | practical heart

# country music
needs: hearing
also: country and western, nashville, country singers, line dance music, honky tonk
own: dolly parton
near: folk music, guitar, concerts
unfit: private, sheet
western yoke cotton shirt* | 25-50 | 12+ | clothing | clothing sized filler
banjo fingerpicks* in a tin | 5-12 | 12+ | instrument | small-parts filler
country classics vinyl double* | 20-36 | 12+ | audio | heart
felt western hat* | 25-55 | 12+ | clothing | clothing wool heart
line dance evening class* | 8-20 | 12+ | class | experience heart
country legends picture biography* | 15-30 | 12+ | book | book heart
country music documentary* | 10-20 | 12+ | film | screen
bolo cord necktie* | 12-30 | 14+ | accessory | clothing
tooled western wallet* | 18-40 | 12+ | bag | leather
country songs strumming book* | 12-22 | 10+ | book | book heart
arena country weekend ticket* | 45-130 | 12+ | experience | experience heart
vintage concert broadside print* | 12-28 | 10+ | print |
diner harmonica starter* in c | 8-18 | 7+ | toy | noisy
country trivia deck* | 6-13 | 12+ | game |
country hits album* | 8-15 | 10+ | audio | heart
cowboy hat* for children | 8-16 | 3-12 | accessory | clothing heart
toy banjo* with soft strings | 14-28 | 3-9 | toy | noisy heart
line dance class* for families | 8-25 | 6+ | class | experience heart
country songs album* for children | 8-15 | 3-11 | audio | heart
cowboy bandana* | 4-9 | 3+ | accessory | clothing filler
cowboy boots* in child size | 22-45 | 3-12 | footwear | clothing sized filler
country sing-along book* | 8-16 | 5-12 | book | book
lasso rope* for children | 8-16 | 5-12 | toy | filler
country star biography* | 8-16 | 10+ | book | book heart
harmonica for cowboys* | 8-16 | 6+ | instrument | noisy
fringed waistcoat* to dress up | 12-25 | 4-10 | clothing | clothing sized
country festival family ticket* | 25-70 | 5+ | experience | experience heart
country song lyric print* | 10-22 | 12+ | print | filler
pointed western boots* | 45-110 | 14+ | footwear | clothing sized filler
southern cookbook* with diner recipes | 12-25 | 14+ | book | book
country star concert film* | 8-18 | 12+ | film | screen heart
country dance film evening* | 8-18 | 7+ | film | screen filler
horse and cowboy figures* | 9-18 | 4-10 | toy | filler
star sheriff badge* | 4-9 | 4-11 | accessory | filler
fiddle tunes album* | 8-16 | 5+ | audio |
cowboy campfire mug* | 8-16 | 6+ | tableware | filler
denim waistcoat* with patches | 18-36 | 6+ | clothing | clothing sized filler
country hits strumming book* | 10-20 | 9+ | book | book heart
western star belt buckle* | 10-20 | 8+ | accessory | clothing filler
barn dance evening* for families | 8-25 | 8+ | experience | experience heart
cactus light* for the bedroom | 12-25 | 5-14 | lighting | gadget battery plant filler

# children's music making
needs: hearing
also: music for toddlers, nursery rhymes, toddler music, baby music class, kids music, rhythm play
near: ukulele, singing, drums, preschool television
situation
hand bells* in rainbow colours | 15-30 | 3-10 | instrument | noisy heart
sturdy wooden glockenspiel* | 14-30 | 2-8 | toy | noisy heart
picture-note songbook* | 7-14 | 4-9 | book | book heart
mini maracas* for little hands | 4-9 | 3-7 | instrument | noisy
floor piano dance mat* | 18-40 | 3-9 | toy | gadget battery noisy plastic bulky
family rhythm class term* | 20-60 | 0-7 | class | experience heart
storytelling audio speaker* for children | 50-90 | 2-9 | audio | gadget battery
floaty rhythm squares* for dancing | 6-14 | 1-8 | textile | filler
orchestra picture cards* | 5-11 | 4-10 | game | filler
wooden rainstick* | 8-18 | 2-8 | decor | noisy
bamboo panpipes* | 8-18 | 6-12 | instrument | noisy
animal carnival concert tickets* | 8-25 | 3-10 | experience | experience
tap-a-tune xylophone cards* | 4-9 | 3-8 | print | filler
volume-limited wired headphones* | 15-35 | 3-11 | electronics | gadget battery plastic filler
baby rattle drum* | 9-18 | 0-3 | instrument | noisy
egg maracas* in bright colours | 5-11 | 1-5 | instrument | noisy
rainbow xylophone* on wheels | 15-30 | 1-4 | toy | noisy heart
bath xylophone* | 10-20 | 1-5 | toy | plastic noisy
song cards* with nursery rhymes | 6-13 | 1-6 | game | filler
castanet frogs* in wood | 6-13 | 2-7 | instrument | noisy
sing-and-sign class* | 15-40 | 0-3 | class | experience
jingle bell ankle straps* | 5-11 | 1-6 | instrument | noisy filler
music table* for toddlers | 30-60 | 1-4 | toy | bulky noisy battery gadget heart
rhyme puppets* | 10-20 | 1-6 | toy |
drum and shakers basket* | 20-40 | 1-7 | instrument | noisy heart
first ukulele* in a bright colour | 22-40 | 5-12 | instrument | noisy heart
music theory game* for children | 9-18 | 6-12 | game |
recorder with songs book* | 9-18 | 6-11 | instrument | noisy book filler
music diary* for young players | 6-13 | 7-12 | stationery | filler
mini keyboard* for children | 25-50 | 4-12 | instrument | noisy battery gadget heart
composers stories album* | 8-16 | 5-12 | audio |
boomwhacker tubes* in a set | 18-36 | 4-12 | instrument | noisy plastic
children's concert outing* | 8-25 | 3-12 | experience | experience
rhythm sticks* pair | 5-11 | 3-10 | instrument | noisy filler

# saxophone
needs: hearing hands
also: sax, saxophone playing, alto saxophone, tenor saxophone, saxophonist, playing the saxophone
near: jazz and blues, wind and brass instruments, flute and clarinet
padded shoulder saxophone harness | 30-65 | 10+ | accessory | practical heart
box of alto sax reeds* | 18-35 | 9+ | instrument | practical heart
reed storage case* with humidity pack | 15-32 | 9+ | storage | practical
folding saxophone stand | 18-40 | 9+ | equipment | practical
pull-through cleaning swab* | 8-15 | 9+ | textile | practical
mouthpiece patch cushions* | 5-10 | 10+ | accessory | practical filler
jazz duets book* for saxophone | 10-20 | 10+ | book | book heart
saxophone backpack gig bag* | 45-95 | 9+ | bag | practical heart
sax silencing mute* | 10-25 | 10+ | equipment | practical filler
ligature* in brushed metal | 25-60 | 12+ | instrument |
saxophone legends vinyl* | 20-36 | 12+ | audio | heart
cork grease sticks* | 4-8 | 9+ | tool | practical filler
one-to-one saxophone lesson | 25-50 | 8+ | class | experience heart
late-night jazz club tickets* | 20-55 | 16+ | experience | experience heart
clip-on instrument microphone* | 40-90 | 14+ | electronics | gadget battery
saxophone blueprint print | 10-25 | 8+ | print |
key oil pen* set | 6-14 | 12+ | tool | practical
toy saxophone* for small musicians | 12-25 | 3-8 | toy | noisy plastic heart
children's saxophone book* | 8-16 | 7-12 | book | book heart
coloured beginner's sax* in plastic | 70-130 | 7-14 | instrument | noisy plastic heart
sax keyring* | 4-9 | 6+ | accessory | filler
saxophone sling* in bright colours | 10-20 | 7+ | accessory | practical
film tunes saxophone book* | 9-18 | 8+ | book | book heart
saxophone socks* | 5-11 | 6+ | clothing | clothing sized filler
reed stickers case* | 8-16 | 7-14 | storage | practical filler
jazz band T-shirt* | 12-25 | 7+ | clothing | clothing sized filler
practice diary* for young players | 6-13 | 7-14 | stationery | filler
pop songs saxophone album* | 9-18 | 8+ | book | book
music stand* with carry bag | 15-30 | 7+ | equipment | practical
saxophone day workshop* | 25-60 | 8+ | class | experience heart
family jazz concert tickets* | 10-30 | 6+ | experience | experience heart
saxophone figurine* in brass | 10-22 | 8+ | decor |
playalong backing tracks voucher* | 10-25 | 9+ | voucher | voucher screen
reed sampler pack* | 14-28 | 10+ | instrument | practical heart
sax strap* in leather | 25-50 | 12+ | accessory | leather heart

# flute and clarinet
needs: hearing hands
also: woodwind, woodwinds
own: flute, clarinet, piccolo, bassoon, oboe = oboe playing
near: wind and brass instruments, classical music, saxophone
unfit: vinyl, concert
flute peg stand* | 12-26 | 8+ | equipment | practical
silk flute swab | 8-15 | 8+ | textile | practical
flute case cover* with strap | 22-48 | 8+ | bag | practical
clarinet reeds* box of ten | 16-32 | 8+ | instrument | practical
engraved wooden reed case* | 20-42 | 10+ | storage | personalised heart
thumb rest cushion* | 5-12 | 8+ | accessory | practical filler
woodwind screwdriver* | 5-12 | 12+ | tool | practical filler
folding pocket music stand* | 14-32 | 8+ | furniture | practical
film themes clarinet album* | 10-20 | 8+ | book | book
woodwind chamber concert tickets | 15-45 | 8+ | experience | experience heart
graded flute pieces book | 9-18 | 8+ | book | book
tuner and metronome* in one | 15-32 | 8+ | electronics | gadget battery practical
wind quintet recordings* | 12-28 | 12+ | audio | heart
swab and polish cloth gift box* | 12-25 | 8+ | equipment | practical
flute choir day* | 20-50 | 10+ | class | experience
woodwind fingering wall chart | 5-12 | 8+ | print | filler
beech clarinet barrel* | 40-95 | 12+ | instrument |
carol duets book* for flute | 8-15 | 8+ | book | book @christmas heart
fife* for young beginners | 12-25 | 5-9 | instrument | noisy plastic heart
practice stickers chart* | 4-9 | 6-12 | stationery | filler
woodwind duets* for teacher and pupil | 8-16 | 7+ | book | book heart
music carry bag* for lessons | 9-18 | 6+ | bag | filler
musical notes bracelet* | 8-18 | 6+ | jewellery | jewellery
film songs woodwind book* | 9-18 | 7+ | book | book heart
woodwind holiday course* | 40-110 | 8+ | class | experience heart
music pencil set* with rubber | 4-9 | 6-14 | stationery | filler
coloured cleaning cloths* | 5-11 | 6+ | equipment | practical filler
pied piper picture book* | 7-14 | 4-9 | book | book
sheet music folder* with pockets | 9-18 | 7+ | stationery | practical
woodwind lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart

# trumpet and brass
needs: hearing hands
also: trumpet, brass band, brass bands, cornet, trumpet playing, playing the trumpet
own: trombone = trombone playing, tuba, french horn, euphonium
near: wind and brass instruments, jazz and blues, classical music
unfit: vinyl
straight trumpet mute* | 20-45 | 9+ | instrument | practical of:trumpet_and_brass heart
silent practice system mute* | 60-150 | 10+ | electronics | gadget battery of:trumpet_and_brass heart
synthetic valve oil | 6-12 | 9+ | equipment | practical
trombone slide spray kit* | 8-18 | 10+ | tool | practical filler
leather valve guard | 12-28 | 10+ | accessory | leather practical of:trumpet_and_brass
brass snake brush* | 5-12 | 9+ | tool | practical filler
five-leg trumpet stand* | 14-32 | 9+ | equipment | practical of:trumpet_and_brass
lip exerciser book* for brass | 9-18 | 10+ | book | book
brass band championship tickets | 15-40 | 8+ | experience | experience heart
lacquer-safe polishing cloth | 5-12 | 9+ | textile | practical filler
silver-plated mouthpiece* | 35-80 | 10+ | instrument | of:trumpet_and_brass
plastic pocket cornet* for beginners | 90-160 | 7+ | instrument | noisy plastic of:trumpet_and_brass filler
march-size music lyre* | 8-18 | 9+ | accessory | practical of:trumpet_and_brass filler
big band classics record* | 18-34 | 12+ | audio | heart
brass masterclass day* | 40-90 | 10+ | class | experience heart
gig bag* with mute pocket | 35-80 | 9+ | bag | practical of:trumpet_and_brass heart
carol playing fake book* | 10-20 | 9+ | book | book @christmas
trumpet tunes booklet* | 8-15 | 8+ | stationery | book of:trumpet_and_brass heart
pocket trumpet toy* | 10-20 | 3-8 | toy | noisy heart
children's brass book* with tunes | 8-16 | 7-12 | book | book heart
coloured mouthpiece* in plastic | 8-16 | 7-14 | instrument | plastic heart
mouthpiece buzzing trainer* | 9-18 | 7+ | equipment | practical
brass band picture book* | 7-14 | 4-9 | book | book
Christmas brass tunes book* | 8-15 | 8+ | book | book @christmas
brass keyring* with mini horn | 4-9 | 6+ | accessory | filler
film themes brass book* | 9-18 | 8+ | book | book heart
music bag* for band rehearsals | 10-20 | 7+ | bag | practical filler
practice diary* with stickers | 6-13 | 7-14 | stationery | filler
brass holiday course* | 40-110 | 8+ | class | experience heart
brass lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
music stand* that folds flat | 15-30 | 7+ | equipment | practical
mute bag* with pockets | 15-30 | 10+ | bag | practical filler
brass quintet album* | 12-25 | 12+ | audio |
brass section print* | 12-28 | 10+ | print |

# cello and double bass
needs: hearing hands
also: cello, cello playing, cellist, playing the cello, viola da gamba
own: double bass = upright bass
near: violin and strings, classical music, jazz and blues
unfit: vinyl
non-slip cello endpin strap | 12-26 | 8+ | accessory | practical of:cello_and_double_bass filler
natural cello rosin | 10-22 | 8+ | equipment | of:cello_and_double_bass heart
carbon fibre cello bow* | 80-190 | 10+ | instrument | of:cello_and_double_bass heart
cello wolf tone eliminator* | 10-25 | 12+ | tool | practical of:cello_and_double_bass filler
folding cello stand | 30-65 | 8+ | furniture | bulky practical of:cello_and_double_bass
cello case wheels* | 35-75 | 10+ | equipment | practical of:cello_and_double_bass
steel-core cello strings* | 45-130 | 10+ | instrument | practical of:cello_and_double_bass
cello duets album* | 10-22 | 10+ | book | book of:cello_and_double_bass heart
baroque cello suites recording* | 14-35 | 12+ | audio | of:cello_and_double_bass heart
padded soft cello bag | 60-140 | 8+ | bag | bulky practical of:cello_and_double_bass
bow rehair voucher | 45-80 | 10+ | voucher | voucher heart
cellist's lumbar cushion* | 18-38 | 10+ | textile | practical of:cello_and_double_bass
practice mute* for cello | 6-14 | 8+ | equipment | practical of:cello_and_double_bass
candlelit string concert tickets* | 25-60 | 10+ | experience | experience heart
cello ensemble weekend | 90-200 | 12+ | class | experience of:cello_and_double_bass heart
cello scroll photograph print* | 12-30 | 10+ | print | of:cello_and_double_bass filler
wide-jaw bass hanger* | 25-55 | 12+ | storage | practical filler
string cleaning cloth | 3-7 | 8+ | textile | practical filler
cello tunes booklet* | 8-15 | 8+ | stationery | book of:cello_and_double_bass heart
cello picture story* | 7-14 | 4-9 | book | book of:cello_and_double_bass heart
practice stickers chart* | 4-9 | 6-12 | stationery | filler
cello keyring* in wood | 4-9 | 6+ | accessory | of:cello_and_double_bass filler
children's cello tune book* | 8-16 | 6-12 | book | book of:cello_and_double_bass heart
cello finger tapes* in colours | 4-9 | 6-13 | equipment | practical of:cello_and_double_bass filler
music bag* for string players | 10-20 | 6+ | bag | practical filler
film tunes cello book* | 9-18 | 8+ | book | book of:cello_and_double_bass heart
string orchestra holiday course* | 40-110 | 8+ | class | experience heart
string lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
cello figurine* in wire | 10-22 | 8+ | decor | of:cello_and_double_bass
music notes umbrella* | 12-25 | 6+ | accessory | filler
bow hold helper* for children | 8-16 | 6-12 | equipment | plastic filler
height-adjustable cello stool* | 40-80 | 7+ | furniture | bulky practical of:cello_and_double_bass
folding stand* for sheet music | 15-30 | 6+ | equipment | practical filler
string socks* with clefs | 5-11 | 6+ | clothing | clothing sized filler
cello chocolate box* | 8-16 | 6+ | food | food dairy sugar

# electric and bass guitar
needs: hearing hands
also: electric guitar, electric guitars, rock guitar
own: bass guitar = bass = bass playing = plays bass = bassist = playing bass, guitar pedals
near: guitar, rock and metal, songwriting
unfit: vinyl, concert, sheet
overdrive effects pedal | 45-110 | 12+ | electronics | gadget battery noisy heart
pedalboard* with carry bag | 40-90 | 14+ | equipment | practical heart
headphone bass amp plug* | 25-50 | 12+ | electronics | gadget battery
braided instrument cable | 14-32 | 10+ | equipment | practical heart
wide padded bass strap* | 18-40 | 10+ | accessory | heart
nickel-wound bass strings* | 18-40 | 10+ | instrument | practical
clip-on pedal tuner* | 25-60 | 10+ | electronics | gadget battery practical
strap lock buttons* | 10-22 | 12+ | tool | small-parts practical filler
riff writing tab book* | 8-15 | 10+ | stationery | book
bass grooves method book | 12-24 | 10+ | book | book
multi-guitar floor rack* | 30-65 | 12+ | storage | bulky practical
rock school taster day* | 40-90 | 10+ | class | experience heart
fretboard lemon oil* | 8-15 | 12+ | tool | practical filler
setup and restring voucher | 40-80 | 12+ | voucher | voucher heart
amplifier schematic print* | 10-25 | 12+ | print |
padded backpack gig bag | 30-70 | 10+ | bag | practical
plectrum punch* for old cards | 14-28 | 10+ | craft kit | filler
classic riffs live album* | 15-35 | 12+ | audio |
assorted plectrums* bag | 3-7 | 8+ | accessory | small-parts plastic filler
single set* of nickel strings | 6-12 | 10+ | tool |
child's electric guitar* with mini amp | 70-130 | 7-12 | instrument | noisy bulky gadget heart
rock guitar book* for children | 8-16 | 7-12 | book | book heart
glow strings set* | 9-18 | 8+ | instrument | practical filler
plectrum keyring holder* | 5-11 | 7+ | accessory | practical filler
mini practice amp* | 20-40 | 7+ | electronics | gadget battery noisy heart
guitar stickers sheet* | 3-7 | 7-15 | stationery | filler
rock school lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
rock riffs songbook* | 10-20 | 8+ | book | book heart
guitar strap* with flames | 12-25 | 7+ | accessory |
guitar pick jewellery kit* | 8-16 | 8+ | craft kit | jewellery filler
guitar wall hook* | 9-18 | 7+ | storage | practical filler
rock concert family ticket* | 25-60 | 7+ | experience | experience heart
band name T-shirt* | 15-30 | 7+ | clothing | clothing sized personalised filler
foldable guitar stand* | 12-25 | 7+ | equipment | practical
pick maker* for recycled plectrums | 12-25 | 8+ | tool | plastic
plectrum variety tin* | 6-13 | 8+ | accessory | small-parts filler
loop pedal* for jamming alone | 60-120 | 12+ | electronics | gadget battery noisy heart

# eighties and nineties music
needs: hearing
also: 80s music, 90s music, eighties music, nineties music, 1980s music, 1990s music, 80s, 90s
own: britpop
near: pop music fandom, rock and metal, vinyl records
unfit: lesson, sheet
decade-themed music trivia game* | 12-26 | 14+ | game |
greatest hits double vinyl* | 22-40 | 12+ | audio | heart
tribute band tickets* | 18-50 | 12+ | experience | experience heart
karaoke microphone pair* | 22-45 | 8+ | electronics | gadget battery noisy
synth-pop history book* | 14-28 | 14+ | book | book heart
cassette tape desk dispenser* | 8-18 | 12+ | stationery | filler
retro portable radio* | 25-60 | 12+ | electronics | gadget battery
mirror ball* with motor | 15-35 | 8+ | decor | gadget battery
decade festival day ticket* | 45-110 | 10+ | experience | experience heart
neon leg warmers | 6-14 | 10+ | clothing | clothing filler
music television years annual* | 12-25 | 14+ | book | book
compact disc storage tower* | 20-45 | 14+ | furniture | filler
pop lyrics coaster set* | 8-18 | 14+ | tableware | filler
jukebox musical seats* | 30-85 | 10+ | experience | experience heart
piano book* of eighties hits | 12-24 | 10+ | book | book
seven-inch single* from birth year | 8-25 | 18+ | collectible | sentimental
framed cassette art* | 15-35 | 12+ | print |
new year party playlist cards* | 5-12 | 14+ | stationery | @christmas filler
eighties hits album* | 8-15 | 12+ | audio |
neon party accessories set* | 8-16 | 5-15 | toy | clothing
retro tape player* for children | 18-36 | 6-12 | audio | gadget battery heart
disco dance mat* | 20-40 | 5-13 | toy | gadget battery noisy
roller disco tickets* | 8-20 | 6+ | experience | experience heart
eighties dance party album* | 8-16 | 6+ | audio |
leg warmers and headband* set | 8-16 | 6+ | clothing | clothing filler
lava-style glitter lamp* | 15-30 | 6+ | lighting | gadget
name-that-tune card game* | 9-18 | 8+ | game |
mixtape notebook* | 6-13 | 8+ | stationery | filler
boom box speaker* with lights | 30-65 | 8+ | audio | gadget battery noisy heart
pop videos film disc* | 8-18 | 12+ | film | screen
synth pop songbook* | 12-24 | 10+ | book | book
cassette keyring* | 4-9 | 8+ | accessory | filler
band logo socks* | 6-13 | 10+ | clothing | clothing sized filler
neon bracelet making kit* | 7-14 | 6-14 | craft kit | jewellery filler
retro arcade and music evening* | 8-25 | 8+ | experience | experience
pop quiz cards* of the decades | 8-16 | 9+ | game |
karaoke album* of party hits | 8-16 | 7+ | audio | noisy battery
glow party pack* | 8-16 | 6-14 | toy | filler
slap bracelets pack* | 4-9 | 6-14 | accessory | jewellery filler

# sixties and seventies music
needs: hearing
also: 60s music, 70s music, sixties music, oldies
own: motown = soul music = northern soul
near: vinyl records, rock and metal, jazz and blues
unfit: lesson, sheet
remastered sixties album vinyl* | 22-42 | 12+ | audio | heart
Beatles songbook* for guitar | 14-30 | 10+ | book | book heart
Beatles mono box* of singles | 60-180 | 14+ | collectible | heart
Motown tribute night tickets* | 18-45 | 14+ | experience | experience heart
psychedelic poster reprint | 10-25 | 10+ | print |
music city walking tour* | 15-40 | 10+ | experience | experience heart
seventies rock photograph book | 22-45 | 14+ | book | book heart
suitcase record player | 45-90 | 10+ | electronics | gadget battery noisy
northern soul dance class | 10-30 | 14+ | class | experience
rock legend biography | 10-22 | 14+ | book | book heart
lyrics anthology* in hardback | 18-38 | 14+ | book | book heart
round tinted sunglasses | 8-20 | 8+ | accessory | filler
paisley print neck scarf* | 12-28 | 12+ | clothing | clothing filler
album cover jigsaw | 14-28 | 10+ | puzzle | small-parts
sixties hits quiz deck | 8-15 | 14+ | game |
record storage stool* | 45-110 | 14+ | furniture | bulky
vinyl outer sleeves* | 10-20 | 12+ | storage | plastic practical filler
harmonica neck rack* | 10-22 | 10+ | equipment | filler
peace sign patches | 3-7 | 8+ | accessory | filler
sixties hits album* | 8-15 | 12+ | audio | heart
yellow submarine picture book* | 8-16 | 3-9 | book | book heart
flower power dress-up set* | 12-25 | 4-12 | toy | clothing
retro portable record player* | 40-80 | 8+ | audio | gadget battery heart
sixties pop album* for families | 8-16 | 5+ | audio | heart
peace sign necklace* | 5-11 | 7+ | jewellery | jewellery filler
Beatles trivia cards* | 8-16 | 8+ | game | heart
tie-dye hippy T-shirt* | 12-25 | 5+ | clothing | clothing sized filler
dance like the seventies class* | 8-25 | 8+ | class | experience
glitter platform boots* | 25-50 | 8+ | footwear | clothing sized filler
tambourine* with star jingles | 8-16 | 4+ | instrument | noisy
Beatles jigsaw* | 12-25 | 8+ | puzzle | small-parts
sixties tribute show tickets* | 20-50 | 8+ | experience | experience heart
hits on the ukulele book* | 9-18 | 8+ | book | book
Beatles documentary film* | 10-20 | 10+ | film | screen
daisy sunglasses* | 4-9 | 5+ | accessory | filler
groovy colouring book* | 6-13 | 6+ | book | book filler
disco dance class* for families | 8-25 | 6+ | class | experience heart
hippie van toy* | 10-20 | 3-10 | toy |

# opera
needs: hearing
also: operas, opera going, opera singing, la boheme, puccini, verdi, operetta
own: gilbert and sullivan
near: classical music, theatre, singing
unfit: private, sheet
opera evening stalls seats* | 50-160 | 12+ | experience | experience heart
opera libretto collection* | 14-30 | 14+ | book | book
mother-of-pearl opera glasses | 30-80 | 12+ | equipment | heart
complete opera recording* box | 20-60 | 12+ | audio | heart
great sopranos vinyl* | 18-36 | 12+ | audio | heart
opera plots pocket companion* | 9-18 | 12+ | book | book
velvet evening wrap* | 35-80 | 16+ | clothing | clothing filler
backstage opera house tour* | 15-40 | 8+ | experience | experience heart
opera streaming subscription | 30-90 | 14+ | subscription | subscription screen
vintage opera house poster | 12-32 | 12+ | print |
come-and-sing opera chorus day* | 25-60 | 14+ | class | experience filler
opera friends membership | 40-90 | 18+ | subscription | subscription heart
vocal score* with piano reduction | 15-35 | 12+ | stationery | filler
picnic rug* for country house opera | 25-55 | 14+ | textile | practical
programme keeping box* | 15-35 | 14+ | storage | sentimental filler
carved opera mask ornament* | 15-38 | 14+ | decor | filler
children's story of opera book* | 8-18 | 6-12 | book | book
aria quiz cards* | 8-15 | 12+ | game |
opera synopsis booklet | 3-7 | 12+ | print | filler
opera arias album* | 8-15 | 12+ | audio | heart
opera picture book* for children | 8-16 | 4-11 | book | book heart
magic flute album* for children | 8-16 | 4-12 | audio | heart
paper opera theatre* to fold | 9-18 | 6-13 | craft kit | heart
children's opera tickets* | 10-30 | 5-12 | experience | experience heart
opera costume box* | 18-36 | 4-11 | toy | clothing
carnival masks kit* | 8-16 | 5-13 | craft kit | filler
opera trump cards* | 6-13 | 7-15 | game | filler
puppet opera evening* | 10-25 | 5+ | experience | experience
mini opera glasses* in gold | 10-22 | 6+ | accessory | heart
musical glasses kit* | 10-20 | 6+ | toy | noisy filler
Mozart chocolates box* | 8-16 | 6+ | food | food dairy sugar nuts
singing workshop* at the opera | 12-35 | 7+ | class | experience heart
opera magazine subscription* | 35-70 | 18+ | subscription | subscription
opera gala film evening* | 12-25 | 12+ | experience | experience screen
opera songs singing toy* | 10-20 | 3-8 | toy | battery noisy filler
fairy tale opera film* | 8-18 | 6+ | film | screen
wig and crown dress-up kit* | 10-20 | 5-12 | toy | filler
opera house building kit* | 20-40 | 8+ | craft kit | plastic small-parts
sing-the-story book* of operas | 9-18 | 5-12 | book | book heart

# accordion and harmonica
needs: hearing hands
also: accordion, squeezebox, accordion playing
own: harmonica = mouth organ = harmonica playing, concertina = melodeon
near: folk music, jazz and blues
unfit: vinyl, concert
chromatic harmonica | 45-130 | 10+ | instrument | noisy heart
diatonic harmonica trio* in cases | 30-70 | 8+ | instrument | noisy heart
accordion back strap* | 14-30 | 12+ | accessory | practical of:accordion_and_harmonica filler
harmonica cleaning kit* | 8-18 | 10+ | tool | practical filler
leather harmonica belt pouch* | 15-32 | 12+ | bag | leather filler
accordion tune book | 12-24 | 10+ | book | book of:accordion_and_harmonica heart
harmonica blues method book | 12-22 | 10+ | book | book
ceilidh night tickets | 10-28 | 8+ | experience | experience heart
squeezebox weekend course | 80-180 | 12+ | class | experience heart
felt accordion dust cover* | 25-55 | 12+ | textile | wool practical of:accordion_and_harmonica filler
clip-on harmonica microphone* | 40-95 | 14+ | electronics | gadget battery
musette café album* | 12-26 | 12+ | audio | of:accordion_and_harmonica heart
rolling accordion case* | 60-130 | 14+ | storage | bulky practical of:accordion_and_harmonica filler
padded accordion gig bag* | 40-95 | 12+ | bag | practical of:accordion_and_harmonica heart
accordion bellows straps* | 8-15 | 12+ | accessory | practical of:accordion_and_harmonica filler
armless music stool | 35-80 | 10+ | furniture | practical filler
tango accordion songbook | 12-24 | 12+ | book | book of:accordion_and_harmonica heart
accordion tuning voucher | 30-70 | 18+ | voucher | voucher of:accordion_and_harmonica
accordion note stickers* | 4-9 | 8+ | stationery | practical of:accordion_and_harmonica filler
harmonica display rack | 15-30 | 12+ | storage | practical
accordion festival tickets | 15-40 | 10+ | experience | experience of:accordion_and_harmonica heart
pocket harmonica* in C | 9-15 | 7+ | instrument | noisy heart
toy accordion* for small hands | 14-28 | 4-10 | instrument | noisy heart
first harmonica* in a bright colour | 7-14 | 5-12 | instrument | noisy heart
harmonica book* for children | 7-14 | 6-12 | book | book heart
harmonica necklace* | 6-13 | 5+ | jewellery | jewellery noisy filler
mini harmonica keyring* | 4-9 | 6+ | accessory | noisy filler
sea songs book* for squeezebox | 8-16 | 7+ | book | book
campfire songs booklet* | 5-11 | 6+ | stationery | book filler
harmonica tin* with velvet | 10-20 | 8+ | storage | practical
accordion picture book* | 7-14 | 4-9 | book | book of:accordion_and_harmonica
folk dance evening* for families | 8-25 | 5+ | experience | experience
mouth organ taster lesson* | 15-40 | 7+ | class | experience heart
harmonica pouch* in felt | 6-13 | 6+ | bag | wool filler
pocket songbook* for mouth organ | 5-11 | 7+ | book | book

# kalimba and handpan
needs: hearing hands
also: kalimba, tongue drum, steel tongue drum, thumb piano
own: handpan = hang drum, singing bowls = sound baths = sound healing
near: meditation, children's music making
seventeen-key kalimba | 18-40 | 6+ | instrument | noisy of:kalimba_and_handpan heart
steel tongue drum* in d | 30-80 | 6+ | instrument | noisy of:kalimba_and_handpan heart
hammered brass singing bowl* | 25-60 | 12+ | wellness | noisy
padded handpan backpack | 45-100 | 12+ | bag | practical
hard-shell kalimba case | 10-22 | 6+ | storage | practical of:kalimba_and_handpan heart
handpan floor stand | 30-75 | 12+ | equipment | practical
kalimba song book | 8-15 | 8+ | book | book of:kalimba_and_handpan heart
tablature stickers* for kalimba | 4-9 | 6+ | stationery | practical of:kalimba_and_handpan filler
tuning hammer* for kalimba | 5-10 | 8+ | tool | practical of:kalimba_and_handpan filler
felt-tipped tongue drum mallets | 8-15 | 6+ | accessory | practical of:kalimba_and_handpan
handpan care oil | 12-22 | 14+ | tool | practical filler
handpan beginners' workshop | 40-90 | 12+ | class | experience
sound bath evening tickets | 15-35 | 14+ | experience | experience heart
round floor cushion | 25-50 | 10+ | textile | filler
ambient handpan album | 12-25 | 12+ | audio |
rainbow kalimba* for children | 14-28 | 5-12 | instrument | noisy of:kalimba_and_handpan heart
little tongue drum* in bright colours | 18-36 | 4-12 | instrument | noisy of:kalimba_and_handpan heart
number songbook* for kalimba | 7-14 | 5+ | book | book of:kalimba_and_handpan heart
kalimba building kit* | 15-30 | 7+ | craft kit | noisy of:kalimba_and_handpan heart
animal-shaped kalimba* | 15-30 | 5-13 | instrument | noisy of:kalimba_and_handpan heart
kalimba pouch* in cotton | 6-13 | 6+ | bag | of:kalimba_and_handpan filler
wind chimes* with tuned tubes | 12-25 | 5+ | garden | noisy filler
rain stick* in bamboo | 12-25 | 4+ | instrument | noisy eco
sound journey* for children | 8-25 | 5-12 | experience | experience
wooden frog rasp* | 7-14 | 3-12 | instrument | noisy filler
kalimba wall holder* | 9-18 | 7+ | storage | practical of:kalimba_and_handpan filler
calm music album* for bedtime | 8-16 | 3+ | audio |
koshi-style chime* in a gentle tuning | 30-60 | 8+ | instrument | noisy heart
kalimba film songs book* | 8-16 | 8+ | book | book of:kalimba_and_handpan heart
online kalimba course* | 15-40 | 10+ | class | experience screen gadget of:kalimba_and_handpan heart

# choir
needs: hearing
also: church choir, choir singing, choral singing, choirs, community choir, a cappella, choral music, chamber choir, sings in a choir, children's choir, coral, hymns, hymn singing
own: gospel choir = gospel singing, barbershop = barbershop singing
near: singing, classical music
unfit: vinyl, private
opera evening tickets* | 25-70 | 16+ | experience | experience heart
music stand* with carry bag | 15-30 | 7+ | equipment | practical
concert hall gift voucher* | 30-80 | 16+ | voucher | voucher experience heart
candlelit concert seats* | 25-70 | 18+ | experience | experience heart
framed score* of a favourite piece | 20-45 | 12+ | print | personalised sentimental heart
tea flask* for rehearsals | 18-35 | 12+ | tableware | practical heart
wireless headphones* for music at home | 40-100 | 14+ | audio | gadget battery heart
book* about great composers' lives | 14-28 | 14+ | book | book
black choir folder | 15-35 | 10+ | stationery | practical heart
clip-on music light | 10-25 | 10+ | lighting | gadget battery practical
honey throat pastilles | 4-9 | 12+ | food | food sugar filler
chromatic pitch pipe | 12-25 | 10+ | instrument | noisy
cathedral choir recording | 10-20 | 14+ | audio | religious filler
soft silk scarf | 15-35 | 16+ | accessory | clothing filler
sight-singing workbook | 8-18 | 10+ | book | book filler
choral concert tickets | 15-45 | 8+ | experience | experience heart
insulated water bottle | 12-28 | 8+ | tableware | practical filler
pencil* with magnet clip | 3-7 | 8+ | stationery | practical filler
come-and-sing day place* | 25-55 | 16+ | class | experience
herbal throat tea* | 6-14 | 14+ | drink | food filler
padded score bag | 18-40 | 12+ | bag | practical filler
facial steam cup* for singers | 25-50 | 16+ | wellness | practical filler
recording of the choir's concert* | 0-10 | 10+ | keepsake | handmade sentimental experience
children's choir songbook* | 7-14 | 6-12 | book | book heart
choir folder* in bright colours | 8-16 | 6+ | stationery | practical filler
singing games book* | 7-14 | 6-12 | book | book heart
music note hair clips* | 4-9 | 5-12 | accessory | filler
choir trip day* | 20-60 | 8+ | experience | experience filler
cathedral singing day* for children | 8-25 | 7-12 | experience | experience religious
musical notes pencils* | 4-9 | 6-14 | stationery |
singers' water bottle* | 9-18 | 6+ | tableware | practical filler
rounds for families album* | 8-16 | 5+ | audio |
carol singing lantern* | 10-20 | 5+ | lighting | battery gadget @christmas
family musical tickets* | 15-45 | 5+ | experience | experience heart
music note brooch* | 8-18 | 10+ | jewellery | jewellery filler
choir T-shirt* with the name | 14-28 | 8+ | clothing | clothing sized personalised filler
choral works album* | 10-20 | 12+ | audio | heart
concert black dress shirt* | 22-45 | 12+ | clothing | clothing sized filler
singing holiday week* | 150-380 | 25+ | travel | experience
friends' choir photo frame* | 10-25 | 10+ | keepsake | sentimental filler
choir pencil case* | 6-13 | 6-14 | stationery | filler
hand sign poster* for solfège | 6-13 | 6+ | print | filler
boys and girls choir concert* | 8-25 | 5+ | experience | experience heart
singing holiday camp* | 50-120 | 8-16 | class | experience heart
music note biscuits* in a tin | 6-13 | 5+ | food | food gluten sugar dairy filler

# clubbing and festivals
needs: hearing crowd
also: clubbing, raves, raving, rave, techno, house music, festivals, music festivals, going out dancing, nightclubs, nightlife, edm, festival season, party weekends, drum and bass, drum n bass, drum n base, dnb, d&b, drum and bass raves, jungle music, gabber, hardstyle, psytrance
near: DJing, concerts
unfit: lesson, sheet, vinyl, concert
high-fidelity ear plugs* | 12-30 | 16+ | safety gear | practical heart
crossbody bum bag | 12-28 | 14+ | bag | practical
festival day ticket | 40-110 | 16+ | experience | experience heart
club night voucher* | 15-40 | 18+ | voucher | voucher experience heart
biodegradable glitter pot* | 4-10 | 12+ | body care | eco
pocket power bank | 15-35 | 14+ | electronics | gadget battery practical
folding hand fan | 5-14 | 14+ | accessory | filler
packable rain poncho | 5-14 | 12+ | outerwear | clothing practical
rave culture photo book* | 18-38 | 16+ | book | book heart
pop-up festival tent | 45-100 | 16+ | outdoor gear | bulky practical
solar camping lantern | 12-28 | 12+ | lighting | gadget battery eco
cushioned insoles* for dancing | 8-20 | 16+ | footwear | clothing sized practical filler
classic dance twelve-inch | 12-25 | 16+ | audio |
glow stick bundle* | 3-8 | 12+ | toy | filler
collapsible water bottle | 8-18 | 12+ | tableware | practical filler
neon body paint sticks* | 6-13 | 12+ | body care | filler
history of rave book* | 18-36 | 16+ | book | book
boiler suit* in festival print | 30-65 | 14+ | clothing | clothing sized filler
sequin bucket hat* | 12-25 | 12+ | accessory | clothing
hair mascara* in bright shades | 6-13 | 12+ | body care | filler
blow-up festival lounger* | 20-40 | 12+ | outdoor gear | plastic
festival survival box* | 18-36 | 16+ | keepsake | practical
temporary tattoos* in gold | 4-9 | 10+ | accessory | filler
festival camping chair* | 20-40 | 14+ | furniture | bulky filler
mini disco ball earrings* | 6-13 | 12+ | jewellery | jewellery
club documentary film* | 8-18 | 16+ | film | screen
day rave ticket* for grown-ups | 20-45 | 25+ | experience | experience heart
festival wristband quilt frame* | 15-30 | 14+ | keepsake | sentimental filler

# lo-fi music
needs: hearing
also: lofi, lo-fi, lofi beats, lo-fi beats, lofi hip hop, chillhop, study beats, chill music, ambient music, vaporwave
near: vinyl records, stationery love, cosy nights in
unfit: lesson, sheet, concert, private
warm-glow desk lamp* | 18-40 | 12+ | lighting | gadget practical
instrumental beats vinyl* | 20-35 | 12+ | audio | heart
small cassette player* | 25-60 | 12+ | audio | gadget battery heart
soft over-ear headphones | 30-80 | 12+ | audio | gadget battery heart
rainy window poster* | 6-15 | 10+ | print | filler
stoneware tea mug* | 10-22 | 12+ | tableware | filler
fleece study blanket | 18-38 | 10+ | textile |
potted desk plant | 6-16 | 10+ | plant | plant filler
dotted study notebook | 5-14 | 12+ | stationery | practical
sunset projector lamp* | 15-35 | 12+ | electronics | gadget
beat-making starter book* | 12-24 | 12+ | book | book
pocket drum machine | 50-110 | 12+ | instrument | gadget battery noisy heart
plush sleeping cat cushion* | 12-28 | 8+ | decor |
music streaming gift card | 10-30 | 12+ | voucher | voucher screen filler
lo-fi beats cassette* | 9-15 | 12+ | audio | heart
cosy bedroom night lamp* | 12-25 | 5+ | lighting | gadget battery filler
calm colouring book* with music code | 6-13 | 7+ | book | book
plush cat* with headset | 12-25 | 4-14 | toy | heart
study planner stickers* | 4-9 | 8-14 | stationery | filler
lo-fi study playlist cards* | 5-11 | 9+ | game | filler
soft sleep headband headphones* | 15-30 | 8+ | audio | gadget battery clothing
mini desk speaker* with wood look | 20-40 | 9+ | audio | gadget battery heart
fairy light curtain* | 10-20 | 8+ | lighting | gadget battery filler
rain sound machine* | 20-40 | 8+ | audio | gadget battery
city night poster* in pixel style | 8-16 | 9+ | print |
cosy oversized hoodie* | 22-45 | 9+ | clothing | clothing sized filler
beat pad* for beginners | 40-80 | 10+ | instrument | gadget battery noisy heart
retro portable radio* in pastel | 25-50 | 10+ | audio | gadget battery
listening evening* with cocoa | 8-25 | 12+ | experience | experience food dairy sugar
beat-making workshop* | 30-70 | 12+ | class | experience heart
cat mug* for study nights | 9-18 | 8+ | tableware | filler
cosy clip-on book lamp* | 8-16 | 7+ | lighting | gadget battery filler
calm music box* | 10-20 | 5+ | decor | noisy filler
cloud-shaped desk lamp* | 15-30 | 6-16 | lighting | gadget battery
pastel notebook trio* | 6-13 | 7+ | stationery |
squishy desk animals* | 5-11 | 6-14 | toy | filler
colour-change star projector* | 18-36 | 6+ | lighting | gadget battery
study blanket hoodie* | 22-45 | 8+ | clothing | clothing sized
cat ear headphones* | 20-40 | 7-16 | audio | gadget battery heart

# karaoke
needs: hearing crowd
also: karaoke nights, karaoke bars, singing in the shower, open mic, open mic nights
near: singing, pop music fandom
unfit: lesson, sheet, vinyl, concert
wireless karaoke microphone | 20-45 | 8+ | electronics | gadget battery noisy heart
private karaoke room voucher* | 25-60 | 16+ | voucher | voucher experience noisy battery heart
disco ball light* | 12-28 | 8+ | lighting | gadget
feather boa* in bright pink | 5-12 | 8+ | accessory | clothing
karaoke machine* with screen | 60-140 | 8+ | electronics | gadget noisy screen battery heart
vocal warm-up book | 10-20 | 12+ | book | book filler
sequin party jacket | 30-60 | 14+ | clothing | clothing sized filler
song request notepad | 4-9 | 12+ | stationery | filler
guess-the-song card game | 10-22 | 10+ | game | heart
foldable microphone stand | 20-40 | 12+ | equipment | practical
honey lemon lozenges | 4-9 | 12+ | food | food sugar filler
group singing lesson | 20-45 | 12+ | class | experience heart
party lights garland | 10-20 | 10+ | decor | gadget battery filler
party songbook* with lyrics | 8-15 | 10+ | book | book heart
children's karaoke machine* | 30-60 | 5-12 | electronics | gadget battery noisy heart
star costume box* for singers | 15-30 | 4-11 | toy | clothing
sing-along lyrics book* for children | 7-14 | 6-12 | book | book heart
bubble karaoke microphone* | 12-25 | 5-12 | toy | battery noisy gadget
singing contest medals* | 4-9 | 5-14 | toy |
glitter microphone cover* | 5-11 | 5-13 | accessory | filler
karaoke party box* for six | 15-30 | 6-14 | toy | battery noisy gadget heart
stage floor lights* | 15-30 | 6+ | lighting | gadget
family karaoke evening* | 15-45 | 6+ | experience | experience noisy battery heart
duet song cards* | 6-13 | 7+ | game |
star sunglasses and boa* set | 8-16 | 5+ | accessory | clothing filler
singing video game* | 20-45 | 7+ | video game | screen gadget noisy heart
karaoke streaming subscription* | 15-50 | 12+ | subscription | subscription screen noisy battery heart
golden microphone trophy* | 8-16 | 6+ | decor |
guilty pleasures songbook* | 9-18 | 14+ | book | book
spare wired microphone* | 12-25 | 8+ | audio | gadget practical
speaker* with two microphones | 60-130 | 8+ | audio | gadget battery noisy heart

# synthesisers
needs: hearing hands
also: synthesizers, synthesizer, synth, synths, modular synths, eurorack, music production, beat making, ableton, home recording
near: DJing, piano, electronics and robotics
unfit: vinyl, sheet, concert
pocket-sized synthesiser | 60-150 | 12+ | instrument | gadget battery noisy heart
patch cable bundle* | 8-20 | 12+ | accessory | practical
MIDI keyboard controller* | 45-110 | 12+ | electronics | gadget heart
synthesis handbook | 18-35 | 12+ | book | book heart
mini mixer* with four channels | 40-90 | 14+ | equipment | gadget
studio headphone hook* | 8-18 | 12+ | furniture | practical gadget filler
DIY oscillator kit* | 25-60 | 14+ | craft kit | gadget heart
knob cap multipack* | 4-10 | 12+ | tool | small-parts
sound design online course | 20-60 | 14+ | class | experience screen heart
sample library voucher* | 15-50 | 14+ | voucher | voucher screen
dust cover* for keyboards | 12-30 | 12+ | textile | practical filler
electronic pioneers documentary | 8-18 | 12+ | film | screen gadget heart
manuscript paper* for patch notes | 4-9 | 12+ | stationery | practical filler
acoustic foam panels | 25-50 | 14+ | home | practical filler
synth classics album* | 8-15 | 12+ | audio | heart
children's sound synth toy* | 25-50 | 5-12 | toy | gadget battery noisy heart
paper piano circuit kit* | 20-40 | 8-14 | craft kit | gadget battery noisy
sound experiments book* for children | 9-18 | 8-12 | book | book
light theremin kit* | 20-40 | 9+ | craft kit | gadget battery noisy heart
fruit keyboard circuit kit* | 25-50 | 8+ | craft kit | gadget battery noisy heart
mini keyboard* with drum pads | 30-60 | 7+ | instrument | gadget battery noisy heart
stylus synth* in pocket size | 25-50 | 7+ | instrument | gadget battery noisy heart
sound lab workshop* for children | 20-50 | 8-12 | class | experience heart
synth pioneers book* | 18-36 | 14+ | book | book heart
keyboard stand* in metal | 25-50 | 8+ | equipment | practical filler
synth T-shirt* with waveform | 15-30 | 8+ | clothing | clothing sized filler
waveform wall print* | 10-25 | 10+ | print | filler
synth meet-up tickets* | 10-30 | 16+ | experience | experience heart
grid controller* with pads | 70-150 | 12+ | electronics | gadget battery heart
sound effects machine* for children | 12-25 | 6-12 | toy | battery gadget noisy filler
music circuit board kit* | 18-36 | 7-13 | craft kit | gadget battery
robot music box kit* | 15-30 | 7-13 | craft kit | gadget battery noisy
mini drum machine* for beginners | 25-50 | 8+ | instrument | gadget battery noisy heart
keyboard stickers* for notes | 4-9 | 6-13 | stationery | gadget filler
electronic dance album* | 8-16 | 8+ | audio | gadget
science of sound kit* | 15-30 | 7-13 | craft kit | heart

# Eurovision and drag
needs: hearing crowd
also: eurovision, eurovision song contest, burlesque, cabaret, pride
near: pop music fandom, theatre, make-up
unfit: lesson, sheet, private, vinyl, concert
cabaret show tickets | 20-60 | 18+ | experience | experience heart
song contest party score cards* | 3-8 | 8+ | game |
sequin party jacket | 30-65 | 14+ | clothing | clothing sized filler
feather boa* in rainbow colours | 6-14 | 10+ | accessory | clothing filler
song contest trivia book* | 10-20 | 10+ | book | book heart
European flag bunting | 5-12 | 8+ | decor | filler
glitter make-up palette | 10-25 | 14+ | body care |
winning songs vinyl* | 18-35 | 12+ | audio | heart
mirror disco ball | 12-30 | 8+ | home |
dramatic folding fan | 5-14 | 12+ | collectible | filler
stage make-up lesson | 35-70 | 16+ | class | experience
viewing party snack platter* | 15-30 | 16+ | tableware | food filler
drag brunch voucher* | 25-60 | 18+ | voucher | voucher experience food heart
Eurovision party box* for families | 15-30 | 6+ | decor | heart
European flags stickers* | 3-7 | 5-14 | stationery | filler
song contest bingo cards* | 4-9 | 6+ | game |
glitter dress-up cape* | 12-25 | 4-12 | clothing | clothing
toy microphone* with stand | 12-25 | 4-10 | toy | battery gadget noisy
flags of Europe puzzle* | 8-16 | 5+ | puzzle | small-parts filler
karaoke evening* of winning songs | 15-45 | 8+ | experience | experience noisy battery heart
song contest album* of the year | 10-20 | 7+ | audio | heart
rainbow party decorations* | 6-13 | 5+ | decor | filler
face paint flags kit* | 6-13 | 5+ | body care |
song contest quiz game* | 10-20 | 8+ | game | heart
trip* to the song contest city | 150-350 | 18+ | travel | experience
false eyelashes* with gems | 6-13 | 16+ | body care | filler
drag queen memoir* | 10-20 | 16+ | book | book
sequin flag hat* | 8-16 | 8+ | accessory | clothing filler
`
