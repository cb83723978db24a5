export default `
# guitar
also: guitar playing, acoustic guitar, electric guitar, guitarist, bass guitar, classical guitar, fingerstyle guitar
near: ukulele, songwriting, concerts
guitar capo | 8-18 | 8+ | instrument | practical
clip-on guitar tuner* | 8-16 | 8+ | electronics | gadget battery practical
felt and wooden plectrum selection | 4-9 | 8+ | instrument | small-parts wool
woven cotton guitar strap | 12-28 | 8+ | accessory |
guitar wall hanger | 10-22 | 10+ | storage | practical
coated acoustic strings* | 9-18 | 10+ | instrument | practical
guitar cleaning and polish kit | 12-22 | 12+ | equipment | scent practical
looper pedal | 60-110 | 12+ | electronics | gadget noisy
pocket headphone amplifier* for guitar | 25-45 | 12+ | audio | gadget battery
guitar footstool | 10-22 | 8+ | furniture | practical
glass bottleneck slide | 5-12 | 12+ | instrument |
fingerstyle songbook | 12-22 | 10+ | book | book
guitar chord poster | 5-12 | 8+ | print |
peg winder* for quick restringing | 5-12 | 10+ | tool | practical

# piano
also: piano playing, pianist, keyboard playing, playing the keyboard, piano music, jazz piano, organ playing
near: classical music, singing
piano key stickers* for beginners | 4-8 | 5-14 | equipment | practical
adjustable piano stool | 40-80 | 8+ | furniture | bulky practical
clip-on piano lamp | 20-45 | 8+ | lighting | gadget practical
film themes piano songbook | 12-22 | 8+ | book | book
piano duet album* | 9-18 | 8+ | book | book
wind-up metronome | 20-45 | 8+ | equipment |
soft piano key cover | 10-20 | 8+ | textile | practical
piano sustain pedal | 15-35 | 8+ | instrument | gadget practical
page-turner foot switch* | 45-80 | 14+ | electronics | gadget battery screen
music page clips* for pianists | 4-9 | 8+ | stationery | practical
finger strength trainer* for pianists | 6-14 | 10+ | equipment | plastic
roll-up practice keyboard | 30-60 | 6+ | instrument | gadget battery noisy plastic
note-reading card game | 7-14 | 5-12 | game |
solo piano recital tickets* | 20-50 | 8+ | experience | experience

# drums
also: drumming, drummer, percussion, drum kit, playing the drums, hand drumming
near: concerts, DJing
rubber drum practice pad | 15-35 | 6+ | equipment | noisy practical
hickory drumsticks* pair | 7-14 | 8+ | instrument | noisy
wire drum brushes | 12-25 | 10+ | equipment | noisy
high-fidelity ear plugs* for drummers | 15-30 | 8+ | safety gear | practical
drumstick holder* clamp | 7-15 | 8+ | storage | practical
padded stick bag | 15-30 | 10+ | bag | practical
non-slip drum rug | 30-60 | 10+ | textile | bulky practical
drum tuning key* keyring | 4-9 | 10+ | tool | practical
egg shaker pair* | 4-9 | 3+ | toy | noisy
cajon box drum | 50-100 | 8+ | instrument | noisy bulky
drum rudiments workbook | 10-20 | 8+ | book | book
clip-on tambourine* for hi-hat | 10-22 | 10+ | instrument | noisy
cymbal cleaning polish* | 7-14 | 14+ | equipment | scent practical
electronic drum throne cushion* | 30-60 | 12+ | furniture | practical

# singing
also: singer, vocals, choir, choirs, choral singing, a cappella, singing lessons, choir singing, opera singing
near: songwriting, classical music
choir music folder | 12-25 | 8+ | stationery | practical
personal voice steamer* | 20-45 | 18+ | wellness | plastic practical
pocket pitch pipe | 12-25 | 8+ | instrument | noisy
bluetooth karaoke microphone* | 15-35 | 5+ | electronics | gadget battery noisy
vocal warm-up straw* set | 5-12 | 12+ | wellness | practical
singer's honey throat pastilles* | 4-9 | 10+ | food | food sugar
soft silk performance scarf* | 15-35 | 14+ | accessory | clothing
sight-singing workbook | 10-20 | 10+ | book | book
studio condenser microphone | 45-110 | 14+ | electronics | gadget
one-to-one vocal coaching* | 30-55 | 10+ | class | experience
come-and-sing choral day* | 20-45 | 12+ | experience | experience
rounds and harmonies songbook | 9-18 | 8+ | book | book
clip-on choir reading light* | 9-18 | 12+ | lighting | gadget battery practical
junior sing-along stand* with microphone | 15-30 | 4-10 | toy | gadget battery noisy plastic
recital recording studio hour* | 50-120 | 14+ | experience | experience

# vinyl records
also: vinyl, records, record collecting, collecting vinyl, lps, turntables, crate digging, hi-fi, vinyl collecting
near: DJing, concerts
carbon fibre record brush | 10-22 | 12+ | equipment | practical
anti-static inner record sleeves* | 8-18 | 12+ | storage | plastic practical
stylus cleaning gel* | 8-18 | 14+ | equipment | practical
now-playing record stand* | 12-28 | 12+ | decor |
wooden record crate | 25-55 | 12+ | furniture | practical
cork turntable slipmat* | 9-20 | 12+ | audio |
180-gram jazz reissue* | 20-35 | 12+ | audio |
album cover display frame* | 12-25 | 10+ | decor |
record weight stabiliser* | 15-35 | 14+ | equipment |
independent record shop token* | 10-30 | 12+ | voucher | voucher
starter belt-drive turntable | 90-180 | 14+ | electronics | gadget bulky
vinyl divider* tabs | 6-15 | 12+ | stationery | practical
record sleeve design book | 20-40 | 14+ | book | book
vinyl club monthly subscription* | 30-60 | 16+ | subscription | subscription
portable record bag | 20-45 | 14+ | bag | practical

# DJing
also: dj, deejaying, dj mixing, music production, electronic music, beat making, techno, house music, turntablism
near: vinyl records, drums, concerts
two-channel dj controller | 80-200 | 14+ | electronics | gadget screen
closed-back dj headphones* | 40-90 | 14+ | audio | gadget battery
pocket synthesiser | 45-90 | 10+ | instrument | gadget battery noisy
mini midi keyboard* | 40-90 | 12+ | electronics | gadget screen
butter rug slipmats* | 10-22 | 14+ | audio |
cable organiser roll* for gigs | 12-25 | 14+ | bag | practical
loop-friendly sample pack voucher* | 10-30 | 14+ | voucher | voucher screen
folding laptop stand* for decks | 20-45 | 14+ | equipment | practical
high-fidelity club ear plugs* | 15-30 | 16+ | safety gear | practical
sound-reactive party lamp* | 12-28 | 10+ | lighting | gadget
club culture photo book* | 20-40 | 16+ | book | book
beginner beat-matching lesson* | 35-70 | 12+ | class | experience
foam studio wall panels* | 18-40 | 14+ | decor | plastic bulky
metal usb stick* for sets | 8-18 | 14+ | accessory | gadget practical
classic breakbeat twelve-inch* | 10-20 | 14+ | collectible |

# concerts
also: live music, gigs, music festivals, festivals, going to concerts, going to gigs, festival going, rock concerts
near: guitar, vinyl records, pop music fandom
live music gift voucher | 20-100 | 14+ | voucher | voucher
ticket stub album* | 12-22 | 10+ | keepsake | sentimental
concert ear plugs* in a case | 12-28 | 10+ | safety gear | practical
clear stadium cross-body bag* | 12-25 | 12+ | bag | plastic practical
collapsible festival cup* | 6-14 | 12+ | tableware | plastic practical
packable rain poncho | 8-18 | 8+ | outerwear | clothing plastic practical
slim power bank* for gig days | 15-30 | 12+ | electronics | gadget battery practical
gig diary* with setlist pages | 8-16 | 12+ | stationery |
festival bell tent lantern* | 15-30 | 14+ | lighting | gadget battery
fold-flat stool* for outdoor concerts | 18-35 | 12+ | furniture | practical
open-air picnic concert seats* | 20-50 | 10+ | experience | experience
live album box set* | 25-60 | 14+ | audio |
child ear defenders | 12-25 | 2-12 | safety gear | plastic practical
screen-printed gig poster | 15-40 | 12+ | print |
rock photography book | 20-40 | 14+ | book | book

# K-pop
also: kpop, korean pop, bts, blackpink, stray kids, k pop, korean idols, seventeen band, k-pop dance
near: pop music fandom, Taylor Swift
k-pop photocard binder* | 10-22 | 8-40 | storage | plastic practical
toploader* sleeves for photocards | 5-11 | 8-40 | equipment | plastic practical
k-pop album* with photo inclusions | 15-28 | 8-40 | audio |
concert fan light stick* | 25-55 | 8-40 | electronics | gadget battery
toploader decorating sticker kit | 6-14 | 8-30 | craft kit |
korean alphabet workbook | 8-16 | 8+ | book | book
k-pop choreography class | 12-30 | 8-40 | class | experience
photocard holder* bag charm | 6-14 | 8-30 | accessory | plastic
idol magazine import* | 10-22 | 10-40 | print |
k-pop arena concert ticket* | 60-160 | 10-40 | experience | experience
k-pop random dance card game* | 8-15 | 8-30 | game |
korean snack noodle box* | 18-35 | 12-40 | food | food gluten egg fish dairy meat nuts sugar
fan chant bracelet beads* | 6-14 | 8-18 | jewellery | small-parts jewellery plastic
banner hand fan* | 5-11 | 8-30 | decor | merchandise
korean sheet face masks* | 5-14 | 14-40 | body care | scent

# Taylor Swift
also: taylor swift music, swiftie, swifties, eras tour, taylors version
near: pop music fandom, K-pop, songwriting
taylor swift coloured vinyl album* | 25-40 | 8+ | audio |
friendship bracelet bead* box | 10-20 | 7-25 | craft kit | small-parts jewellery plastic
eras playlist party game* | 8-16 | 8+ | game |
lyric writing journal* with quill pen | 12-25 | 9+ | stationery |
taylor swift easy guitar songbook* | 12-22 | 8+ | book | book
taylor swift tribute concert tickets* | 20-45 | 8+ | experience | experience
sequin fringe concert jacket* | 30-60 | 8-35 | clothing | clothing sized small-parts plastic
chunky knit folk cardigan* | 45-90 | 8+ | clothing | clothing sized wool
taylor swift trivia cards | 7-14 | 8+ | toy |
eras colour bracelet rack* | 12-25 | 8-25 | storage |
singalong cinema night* | 10-20 | 8+ | experience | experience screen
face gems* and glitter set | 5-10 | 10-30 | body care | small-parts
album-inspired colouring book* | 7-13 | 6+ | book | book
lucky thirteen pendant necklace* | 12-30 | 8+ | jewellery | jewellery
album era art print* | 8-18 | 8+ | print | merchandise

# pop music fandom
also: pop music, pop, boy bands, girl bands, harry styles, olivia rodrigo, beyonce, billie eilish, one direction
near: Taylor Swift, K-pop, concerts
limited coloured pop vinyl* | 22-38 | 10+ | audio |
pop concert gift card* | 20-60 | 10+ | voucher | voucher
wireless over-ear headphones | 40-90 | 10+ | audio | gadget battery
star-shaped tinted sunglasses* | 8-16 | 8-30 | accessory |
feather boa* in bright colours | 6-14 | 8-30 | accessory | clothing
album wall collage* kit | 8-16 | 10-25 | decor |
pop star biography | 9-18 | 9+ | book | book
setlist scrapbook kit* | 12-22 | 8-25 | craft kit | sentimental
music quiz buzzer game* | 15-28 | 8+ | game | gadget battery noisy
compact shower radio* | 15-30 | 10+ | electronics | gadget battery
pop vocal group class* | 15-35 | 8+ | class | experience
nail decals* in popstar colours | 4-9 | 8-30 | body care |
concert film disc* | 10-20 | 9+ | electronics | screen
cassette single* keyring tape | 5-12 | 10-30 | collectible |
pop piano playbook* | 12-20 | 8+ | book | book

# classical music
also: orchestra, orchestral music, symphonies, baroque music, mozart, beethoven, chamber music, violin concertos
near: piano, singing, jazz and blues
philharmonic concert pair of tickets* | 40-90 | 10+ | experience | experience
conductor's wooden baton | 10-25 | 8+ | instrument |
pocket orchestral score* | 8-18 | 12+ | book | book
dark violin rosin* | 8-16 | 8+ | equipment |
violin shoulder rest | 15-35 | 8+ | equipment | practical
opera glasses* with chain | 20-45 | 12+ | accessory |
boxed symphony recordings* | 20-50 | 12+ | audio |
composer anecdotes book* | 10-20 | 12+ | book | book
folding desktop music stand* | 12-28 | 8+ | furniture | practical
orchestra story cd* for children | 8-15 | 4-10 | audio |
classical music streaming subscription* | 30-90 | 14+ | subscription | subscription screen
hand-crank music box* | 8-18 | 6+ | toy | noisy
black leather concert folder* | 18-35 | 12+ | stationery | leather
pencil holder clip* for music stands | 4-9 | 8+ | stationery | practical
instrument humidity regulator* | 8-18 | 12+ | tool | practical

# ukulele
also: uke, ukulele playing, ukelele, ukulele club, banjo, mandolin
near: guitar, singing, folk music
concert ukulele with padded bag* | 45-90 | 7+ | instrument | noisy
rainbow soprano ukulele | 25-40 | 5-14 | instrument | noisy
fluorocarbon ukulele strings | 5-12 | 8+ | instrument | practical
ukulele hook strap* | 10-20 | 7+ | accessory |
felt ukulele plectrums* | 3-7 | 6+ | instrument | small-parts wool
ukulele tabletop stand* | 9-18 | 8+ | storage | practical
campfire ukulele songbook | 10-18 | 8+ | book | book
ukulele chord stamp* | 6-12 | 8+ | stationery |
clip-on chromatic tuner* | 7-14 | 7+ | electronics | gadget battery
ukulele building kit* | 30-55 | 10+ | craft kit | noisy
ukulele group workshop* | 15-35 | 8+ | class | experience noisy
gecko-style shaker egg* trio | 5-10 | 3+ | toy | noisy
fretboard note map* | 4-9 | 8+ | print |
travel ukulele gig case* | 25-55 | 8+ | bag | practical noisy

# songwriting
also: song writing, composing, composing music, home recording, recording music, writing songs, music composition
near: guitar, piano, creative writing
songwriter's lyric notebook | 9-18 | 10+ | stationery |
rhyming dictionary | 9-16 | 10+ | book | book
usb audio interface | 60-120 | 14+ | electronics | gadget screen
microphone pop shield* | 8-18 | 12+ | equipment | practical
chord progression cards* | 12-25 | 10+ | game |
manuscript stamp roller* | 8-16 | 10+ | stationery |
portable field recorder | 60-130 | 14+ | electronics | gadget battery noisy
desktop reflection filter* | 30-60 | 14+ | audio | bulky
circle of fifths wheel | 6-14 | 10+ | tool |
lyric prompts dice* | 8-15 | 8+ | toy | small-parts
songwriting craft handbook | 12-22 | 12+ | book | book
thumb piano | 15-35 | 6+ | instrument | noisy
residential songwriting weekend* | 120-300 | 18+ | experience | experience
demo mastering voucher* | 20-60 | 14+ | voucher | voucher
rainproof shower idea pad* | 6-12 | 10+ | stationery | plastic practical

# jazz and blues
also: jazz, blues, blues music, saxophone, jazz music, harmonica, swing music
near: vinyl records, piano, classical music
jazz club front-row seats* | 25-85 | 16+ | experience | experience
ten-hole blues harmonica | 15-40 | 8+ | instrument | noisy
jazz standards lead sheet book* | 20-40 | 12+ | book | book
saxophone reed case* | 12-28 | 10+ | storage | practical
woodwind swab cloth* | 6-14 | 10+ | textile | practical
valve oil* and slide grease set | 7-15 | 12+ | equipment | practical
bebop quintet remastered record* | 18-32 | 12+ | audio |
woven saxophone neck strap* | 15-35 | 10+ | accessory | practical
practice mute* for brass | 25-60 | 10+ | instrument | practical
jazz portrait photography print* | 12-30 | 14+ | print |
neck holder* for harmonica | 10-20 | 12+ | equipment |
blues history documentary* | 10-18 | 14+ | electronics | screen
improvisation backing tracks* pass | 10-25 | 12+ | voucher | voucher
children's jazz picture story* | 7-13 | 3-9 | book | book
crystal-look whole-tone kalimba* | 20-40 | 8+ | instrument | noisy plastic

# folk music
also: folk, irish music, celtic music, traditional music, sea shanties, bluegrass, folk singing
near: guitar, ukulele, singing
brass tin whistle* | 8-16 | 8+ | instrument | noisy
bodhrán frame* drum | 40-80 | 10+ | instrument | noisy
wooden musical spoons* | 8-18 | 6+ | instrument | noisy
session tunes pocket book* | 10-20 | 10+ | book | book
folk festival day ticket* | 30-70 | 10+ | experience | experience
fiddle tune workshop* | 25-50 | 12+ | class | experience noisy
jaw harp* in a wooden case | 8-18 | 12+ | collectible | noisy
ballad and shanty songbook* | 9-18 | 8+ | book | book
folk revival vinyl anthology* | 18-35 | 12+ | audio |
fingerpick* thumb and finger set | 5-12 | 12+ | equipment | small-parts
recycled fabric instrument strap* | 15-30 | 10+ | accessory | eco
whistle and tutor cd* pack | 10-18 | 8+ | audio | noisy
folk roots magazine subscription* | 25-45 | 14+ | subscription | subscription
lap dulcimer* kit | 60-130 | 12+ | instrument | noisy

# rock and metal
also: rock music, heavy metal, metal music, punk, rock bands, hard rock, metalhead, indie rock, rock and roll, emo music
near: guitar, drums, concerts
gatefold rock album reissue* | 20-38 | 14+ | audio |
sleeveless denim battle vest* | 25-50 | 14+ | clothing | clothing sized
sew-on band patch assortment* | 6-15 | 10+ | craft kit |
distortion mini pedal* | 30-70 | 12+ | electronics | gadget noisy
rock festival camping chair* | 20-40 | 16+ | furniture | bulky
backstage rock memoir* | 10-20 | 16+ | book | book
studded wrist cuff* | 9-20 | 14+ | accessory | leather
rock club quiz night* | 5-15 | 16+ | experience | experience
metal genres family tree poster* | 10-22 | 12+ | print |
air guitar plectrum tin* | 5-12 | 8+ | instrument | small-parts plastic
moulded gig ear protectors* | 18-90 | 12+ | safety gear | practical
children's rock lullaby album* | 9-16 | 0-6 | audio |
rock magazine yearly subscription* | 30-55 | 14+ | subscription | subscription
gig wristband memory frame* | 15-30 | 14+ | keepsake | sentimental

# hip hop
also: hip-hop, rap, rap music, rapper, r&b, grime, beatboxing, breakbeats, freestyle rap
near: DJing, pop music fandom, concerts
hip hop pressing* on double vinyl | 22-40 | 14+ | audio |
pocket beat sampler* | 45-100 | 12+ | electronics | gadget battery noisy
freestyle rhyme prompt cards* | 8-16 | 12+ | game |
graffiti lettering sketchbook* | 8-18 | 10+ | art supplies |
handheld vocal microphone* | 25-60 | 12+ | equipment | gadget noisy
hip hop yearbook* by decade | 16-30 | 14+ | book | book
street dance beginners' class* | 12-30 | 7+ | class | experience
bucket hat* in corduroy | 12-28 | 12+ | clothing | clothing
chunky curb chain* | 15-40 | 14+ | jewellery | jewellery
cassette mixtape* reissue | 9-18 | 14+ | collectible |
portable boom box speaker* | 35-85 | 12+ | audio | gadget battery noisy
rap lyric writing pad* | 6-12 | 10+ | stationery |
block party photography print* | 12-30 | 12+ | print |
underground show tickets* | 15-45 | 16+ | experience | experience

# violin and strings
also: violin, cello, violin playing, violinist, cello playing, cellist, viola, fiddle, double bass, harp, string quartet, fiddle playing
near: classical music, folk music
boxed violin rosin* in cloth | 8-18 | 6+ | equipment | practical
padded violin shoulder cushion* | 10-25 | 6+ | textile | practical
carbon fibre bow* | 45-120 | 8+ | instrument |
cello endpin anchor* | 10-22 | 8+ | equipment | practical
rubber practice mute* for strings | 4-9 | 6+ | equipment | practical
fine tuner tailpiece set* | 10-25 | 12+ | tool | small-parts practical
wall-mounted violin hanger* | 14-30 | 8+ | storage | practical
bow hold buddy* for children | 8-18 | 4-10 | toy | plastic
violin duets book* | 9-18 | 8+ | book | book
oblong violin case cover* | 25-60 | 8+ | bag | practical
luthier workshop visit* | 15-45 | 10+ | experience | experience
microfibre string wiping cloths* | 4-9 | 6+ | home | practical
silicone bow grip aid* | 4-9 | 4-12 | accessory | plastic
string quartet salon seats* | 20-55 | 10+ | experience | experience
chamber recital recordings* box | 15-40 | 12+ | audio |

# wind and brass instruments
also: flute, clarinet, brass band, trumpet playing, recorder playing, trombone, tuba, french horn, oboe, flute playing, wind band, marching band, trumpet
near: jazz and blues, classical music
foldable clarinet stand* | 12-28 | 8+ | equipment | practical
flute cleaning rod* with silk | 8-18 | 8+ | tool | practical
juniors' plastic trombone* | 80-150 | 7+ | instrument | noisy plastic
lyre music clip* for marching | 8-18 | 9+ | accessory | practical
synthetic clarinet reed* | 14-28 | 10+ | instrument | plastic
breath control exerciser* for wind players | 10-25 | 10+ | wellness | plastic
wooden descant recorder | 18-40 | 7+ | instrument | noisy
brass polishing gauntlet* | 6-14 | 10+ | home | practical scent
cushioned trumpet mouthpiece pouch* | 8-18 | 8+ | bag | practical
playalong film scores* for flute | 10-20 | 8+ | book | book
brass band festival day* | 12-30 | 8+ | experience | experience
hand-carved ocarina* | 12-28 | 6+ | collectible | noisy
wind player's lip balm* | 3-8 | 8+ | body care | scent
practice room fingering poster* | 5-12 | 8+ | print |

# country music
also: country and western, nashville, dolly parton, country singers, line dance music, americana music, honky tonk
near: folk music, guitar, concerts
western yoke cotton shirt* | 25-50 | 12+ | clothing | clothing sized
banjo fingerpicks* in a tin | 5-12 | 12+ | instrument | small-parts
country classics vinyl double* | 20-36 | 12+ | audio |
felt western hat* | 25-55 | 12+ | clothing | clothing wool
line dance evening class* | 8-20 | 12+ | class | experience
country legends picture biography* | 15-30 | 12+ | book | book
pedal steel slide bar* | 10-25 | 12+ | equipment |
bolo cord necktie* | 12-30 | 14+ | accessory | clothing
fringed western purse* | 18-40 | 12+ | bag | leather
country songs strumming book* | 12-22 | 10+ | book | book
arena country weekend ticket* | 45-130 | 12+ | experience | experience
vintage concert broadside print* | 12-28 | 10+ | print |
diner harmonica starter* in c | 8-18 | 7+ | toy | noisy
country trivia deck* | 6-13 | 12+ | game |

# children's music making
also: music for toddlers, nursery rhymes, toddler music, baby music class, kids music, rhythm play
near: ukulele, singing, drums
hand bells* in rainbow colours | 15-30 | 3-10 | instrument | noisy
sturdy wooden glockenspiel* | 14-30 | 2-8 | toy | noisy
picture-note songbook* | 7-14 | 4-9 | book | book
mini maracas* for little hands | 4-9 | 3-7 | instrument | noisy
floor piano dance mat* | 18-40 | 3-9 | toy | gadget battery noisy plastic bulky
family rhythm class term* | 20-60 | 0-7 | class | experience
storytelling audio speaker* for children | 50-90 | 2-9 | audio | gadget battery
floaty rhythm squares* for dancing | 6-14 | 1-8 | textile |
orchestra picture cards* | 5-11 | 4-10 | game |
wooden rainstick* | 8-18 | 2-8 | decor | noisy
bamboo panpipes* | 8-18 | 6-12 | instrument | noisy
animal carnival concert tickets* | 8-25 | 3-10 | experience | experience
tap-a-tune xylophone cards* | 4-9 | 3-8 | print |
volume-limited wired headphones* | 15-35 | 3-11 | electronics | gadget battery plastic
`
