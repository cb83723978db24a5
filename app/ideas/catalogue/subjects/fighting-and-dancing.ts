export default `
# karate
also: shotokan
cotton karate suit* | 30-60 | 5+ | clothing | clothing sized heart
karate sparring mitts* | 22-40 | 7+ | sports gear | heart
karate foot protectors* | 22-40 | 7+ | safety gear | heart
next grade belt* with embroidery | 9-15 | 6+ | accessory | clothing
karate kata handbook | 14-25 | 10+ | book | book heart
karate weekend course* | 40-110 | 10+ | class | experience heart
focus pad* for kicks and punches | 20-40 | 8+ | equipment | heart
belt display rack* | 15-35 | 7+ | storage | heart
karate film collection* | 12-25 | 10+ | film | screen
karate bag* with shoe pocket | 25-45 | 7+ | bag |
karate stances wall chart* | 7-13 | 8+ | print | filler
karate suit keyring* | 5-10 | 6+ | accessory | filler
children's karate picture story* | 6-11 | 4-9 | book | book
punch mitts for children* | 12-25 | 5-12 | equipment | heart
karate medal hanger* | 15-30 | 6+ | decor | heart
karate t-shirt* | 12-22 | 5+ | clothing | clothing sized

# judo
judo suit* in woven cotton | 35-80 | 5+ | clothing | clothing sized heart
judo throwing techniques book* | 14-25 | 10+ | book | book heart
grip training bands* | 15-30 | 12+ | sports gear | heart
next grade judo belt* | 9-15 | 6+ | accessory | clothing
judo tournament tickets | 15-40 | 8+ | experience | experience heart
finger tape rolls* for grapplers | 5-11 | 10+ | safety gear | filler
judo summer camp week* | 120-280 | 8-17 | class | experience heart
mat bag* for judo suits | 22-42 | 7+ | bag |
crash mat* for home throws | 60-140 | 7+ | equipment | bulky heart
judo champions poster* | 7-15 | 7+ | print | filler
judo picture cards* of throws | 7-14 | 6-13 | game | heart
judo belt display* in wood | 15-32 | 6+ | decor | heart
judo t-shirt* | 12-22 | 5+ | clothing | clothing sized
judo holiday camp* | 40-140 | 6-15 | class | experience heart
fold-out practice mat* | 40-100 | 5+ | sports gear | bulky
judo water bottle* | 9-18 | 6+ | equipment |
champion's judo biography* | 9-18 | 12+ | book | book

# taekwondo
taekwondo suit* with black collar | 30-60 | 5+ | clothing | clothing sized heart
kicking paddle pair* | 15-28 | 7+ | equipment | heart
taekwondo foot guards* | 18-35 | 7+ | safety gear |
padded body protector* | 30-60 | 8+ | sports gear | heart
board breaking practice board* | 22-40 | 8+ | tool |
taekwondo forms book* | 14-25 | 10+ | book | book heart
stretching strap* with loops | 8-15 | 8+ | wellness |
taekwondo course weekend* | 40-110 | 10+ | class | experience heart
belt holder* for the wall | 15-32 | 7+ | storage |
Korean martial arts poster* | 7-15 | 8+ | print | filler
mouthguard* with case | 8-15 | 7+ | safety gear |
taekwondo t-shirt* | 12-22 | 5+ | clothing | clothing sized
kick target paddle* for children | 9-18 | 5-12 | equipment | heart
belt display* for every grade | 15-32 | 6+ | decor | heart
holiday taekwondo camp* | 40-140 | 6-15 | class | experience heart
taekwondo kit bag* | 18-38 | 6+ | bag |
flexibility stretch strap* | 8-16 | 8+ | sports gear | filler

# kickboxing
kickboxing gloves* | 25-60 | 10+ | sports gear | clothing heart
kickboxing shin guards* | 20-40 | 10+ | safety gear | heart
hanging heavy bag* | 60-140 | 12+ | equipment | bulky heart
kick shield* for partner drills | 30-65 | 12+ | tool | heart
padded hand wraps* | 8-15 | 10+ | accessory |
satin kickboxing shorts* | 22-40 | 10+ | clothing | clothing sized
private kickboxing lesson | 30-65 | 10+ | class | experience heart
skipping rope* for fighters | 9-18 | 10+ | wellness |
fight night tickets | 25-70 | 16+ | experience | experience noisy heart
mouthguard* with case | 9-18 | 8+ | storage | filler
mouth guard case keyring* | 5-10 | 8+ | accessory | filler
kickboxing combinations wall chart* | 7-13 | 12+ | print | filler

# bjj
also: gracie jiu jitsu, grappling
lightweight jiu jitsu suit* | 70-130 | 8+ | clothing | clothing sized heart
no-gi rash guard* | 25-45 | 8+ | sports gear | clothing sized heart
jiu jitsu technique book* | 20-38 | 14+ | book | book heart
grappling shorts* | 28-50 | 10+ | outerwear | clothing sized heart
instructional video course* | 40-90 | 14+ | class | screen experience heart
finger tape bundle* | 6-12 | 12+ | safety gear |
grappling dummy* for home | 60-140 | 12+ | equipment | bulky
open mat day pass* | 10-25 | 14+ | voucher | voucher experience
mouthguard* for grapplers | 9-18 | 10+ | accessory | filler
belt rank patch* | 5-12 | 10+ | collectible | filler
grappler's drawstring sack* | 8-15 | 10+ | home | filler

# mma
also: mixed martial arts, cage fighting
grappling gloves* with open palm | 25-50 | 14+ | sports gear | clothing heart
fight shorts* | 28-50 | 12+ | clothing | clothing sized heart
fight night tickets* | 35-90 | 16+ | experience | experience noisy heart
shin guards* for mixed martial arts | 25-45 | 12+ | safety gear | heart
free-standing punching dummy* | 120-250 | 14+ | equipment | bulky
fighter's autobiography* | 11-20 | 14+ | book | book heart
skipping rope* with bearings | 9-18 | 12+ | wellness |
private striking lesson* | 35-75 | 14+ | class | experience heart
jaw-fit mouthguard* | 9-18 | 12+ | storage | filler
fight poster print* | 9-18 | 14+ | print |
gel hand wraps* | 8-15 | 12+ | accessory |
fight gym drawstring bag* | 9-15 | 12+ | bag | filler
MMA history paperback* | 9-15 | 14+ | keepsake | book

# kung fu
also: wing chun, shaolin, wushu
silk-look kung fu suit* | 30-60 | 6+ | clothing | clothing sized heart
wooden wing chun dummy* | 180-420 | 14+ | equipment | bulky heart
waxwood training staff* | 20-40 | 10+ | sports gear | heart
kung fu slippers* | 12-22 | 6+ | footwear | clothing sized
Shaolin training handbook* | 14-25 | 12+ | book | book
classic kung fu film box* | 18-35 | 12+ | film | screen heart
kung fu weekend workshop* | 45-110 | 10+ | class | experience heart
foam nunchucks* for practice | 7-14 | 7+ | toy | heart
wall bag* for striking | 20-40 | 12+ | tool |
dragon and tiger scroll* | 12-25 | 10+ | print |
shaolin legends paperback* | 8-14 | 12+ | book | book heart
paper dragon kite* | 8-15 | 6+ | outdoor gear | filler

# aikido
aikido trousers* in black | 60-120 | 12+ | clothing | clothing sized
red oak training sword* | 30-60 | 12+ | sports gear | heart
red oak short staff* | 25-50 | 12+ | equipment | heart
weapons bag* in canvas | 25-50 | 12+ | bag | heart
aikido principles book* | 14-26 | 14+ | book | book heart
aikido seminar weekend* | 45-120 | 14+ | class | experience heart
tatami-patterned notebook* | 7-14 | 12+ | stationery | filler
Japanese calligraphy scroll* | 15-35 | 14+ | print |
straw sandals* for the dojo | 10-20 | 12+ | footwear | clothing sized filler
rank hakama folding strap* | 7-13 | 12+ | accessory |
aikido wisdom paperback* | 8-14 | 12+ | book | book

# muay thai
also: thaiboxen
muay Thai shorts* | 25-45 | 10+ | clothing | clothing sized heart
muay Thai gloves* in leather | 50-95 | 12+ | sports gear | clothing leather heart
curved Thai pads* | 50-100 | 12+ | equipment | heart
padded shin guards* for muay Thai | 30-60 | 12+ | safety gear | heart
cotton ankle supports* | 9-15 | 10+ | wellness | filler
muay Thai private lesson* | 30-65 | 12+ | class | experience heart
herbal warming liniment* | 7-14 | 14+ | body care | scent
hand wraps* in bright colours | 7-14 | 10+ | accessory |
muay Thai heroes book* | 16-30 | 14+ | book | book heart
woven head band* of a fighter | 15-35 | 12+ | decor |

# kendo
bamboo practice sword* for kendo | 35-75 | 10+ | sports gear | heart
kendo sword bag* | 22-45 | 10+ | bag | heart
indigo kendo jacket* | 45-95 | 8+ | clothing | clothing sized heart
pleated kendo trousers* | 45-95 | 8+ | outerwear | clothing sized heart
kendo gloves* in deerskin | 80-180 | 12+ | safety gear | clothing leather
woven headcloth* for under the helmet | 8-15 | 8+ | accessory | clothing
kendo technique handbook | 14-25 | 12+ | book | book heart
sword guard and stopper set* | 8-15 | 10+ | equipment |
sanding kit* for bamboo swords | 9-18 | 14+ | tool |
kendo tournament visit* | 10-30 | 10+ | experience | experience heart
five rings samurai classic* | 8-15 | 14+ | book | book
armour drying stand* | 35-80 | 14+ | storage |

# hip hop dance
in: dance
hip hop dance class pass* | 30-70 | 7+ | class | experience heart
baggy dance joggers* | 25-45 | 7+ | clothing | clothing sized
high-top dance trainers* | 35-70 | 7+ | footwear | clothing sized
breakdance knee pads* | 15-30 | 8+ | safety gear |
roll-out dance floor mat* | 35-80 | 8+ | equipment | bulky filler
dance battle tickets | 12-35 | 10+ | experience | experience noisy heart
street dance film* on disc | 8-15 | 8+ | film | screen
dance crew bandana* | 8-15 | 8+ | accessory | clothing filler
snapback dance cap* | 12-25 | 8+ | accessory | clothing
wireless speaker* for practice | 22-45 | 10+ | audio | gadget battery noisy
history of hip hop dance book* | 16-30 | 12+ | book | book
dance beats album* | 8-15 | 10+ | audio |
street dance hoodie* | 25-45 | 6+ | clothing | clothing sized heart
street dance class pass* | 20-60 | 6+ | class | experience heart
snapback cap* with embroidery | 14-28 | 6+ | clothing | clothing
dance battle game* for the console | 25-50 | 7+ | video game | screen heart
loose cargo trousers* for dancing | 22-45 | 6+ | clothing | clothing sized
street dance poster* | 6-14 | 6+ | print | filler
mirror wall sticker panels* | 18-40 | 8+ | decor | filler
light-up wireless speaker* | 20-45 | 8+ | audio | gadget battery heart
dance show tickets* with crews | 18-45 | 6+ | experience | experience heart
dance diary* for routines | 6-14 | 7+ | stationery | filler

# salsa
in: ballroom and Latin dancing
salsa class block* | 50-110 | 16+ | class | experience heart
suede-sole salsa shoes* | 45-85 | 16+ | footwear | clothing sized leather
live salsa night tickets* | 12-30 | 18+ | experience | experience noisy heart
salsa weekend festival pass* | 60-140 | 18+ | voucher | voucher experience heart
salsa classics vinyl* | 18-32 | 14+ | audio | heart
folding hand fan* for dancers | 8-15 | 14+ | accessory |
wire shoe brush* for dancers | 6-12 | 14+ | tool | filler
swirling dance skirt* | 28-55 | 14+ | clothing | clothing sized
pair of maracas* | 12-24 | 6+ | instrument | noisy filler
Cuban cookbook* | 16-28 | 14+ | book | book filler
salsa hits album* | 8-15 | 12+ | audio | heart
salsa class card* of ten | 60-130 | 16+ | class | experience heart
Latin night tickets* | 10-30 | 18+ | experience | experience heart
salsa classics album* | 12-28 | 12+ | audio | heart
fringed dance skirt* | 28-60 | 14+ | clothing | clothing sized
bongo and maracas set* | 30-70 | 8+ | instrument | noisy
Cuban shirt* in linen | 30-65 | 14+ | clothing | clothing sized heart
salsa congress weekend pass* | 80-180 | 18+ | experience | experience heart
dance fan* in bold colours | 8-18 | 12+ | accessory | filler
private salsa lesson* | 40-90 | 16+ | class | experience heart
story of salsa music book* | 14-28 | 14+ | book | book
shoe brush and bag* for dancers | 12-25 | 14+ | accessory |
gold hoop earrings* for dancers | 12-30 | 14+ | jewellery | jewellery filler

# tango
in: ballroom and Latin dancing
tango lesson block* | 50-110 | 18+ | class | experience heart
tango shoes* with leather soles | 60-120 | 16+ | footwear | clothing sized leather
tango evening tickets* | 12-35 | 18+ | experience | experience heart
classic tango vinyl* | 18-32 | 14+ | audio | heart
tango festival pass* | 60-150 | 18+ | voucher | voucher experience heart
tango history book* | 16-30 | 16+ | book | book heart
satin shoe bag* | 9-18 | 14+ | bag | filler
tango film* on disc | 9-18 | 14+ | film | screen
tango classics album* | 8-15 | 14+ | audio | heart
heel caps* for tango shoes | 6-12 | 16+ | accessory | clothing
folding fan* in black lace | 8-15 | 14+ | equipment | filler
tango heels* with ankle strap | 60-130 | 16+ | footwear | clothing sized
milonga evening tickets* | 10-28 | 16+ | experience | experience heart
tango classics* on vinyl | 20-36 | 12+ | audio | heart
slit tango skirt* | 35-75 | 16+ | clothing | clothing sized
private tango lesson* | 40-90 | 16+ | class | experience heart
tango practice shoes* | 45-95 | 14+ | footwear | clothing sized filler
tango weekend* away | 120-300 | 18+ | travel | experience heart
silk hair flower* | 8-18 | 14+ | accessory | plant
bandoneon concert tickets* | 25-60 | 12+ | experience | experience heart
dancers in ink print* | 12-28 | 12+ | print | filler
fedora* in black felt | 25-55 | 14+ | clothing | clothing

# capoeira
in: martial arts
also: capoeirista, roda
white capoeira trousers* | 30-55 | 6+ | clothing | clothing sized heart
tambourine* for the capoeira circle | 18-35 | 6+ | instrument | noisy heart
capoeira class block* | 40-90 | 6+ | class | experience heart
berimbau* with gourd and stick | 60-130 | 12+ | audio | noisy heart
capoeira songs album* | 8-15 | 8+ | keepsake | heart
capoeira history book* | 14-26 | 14+ | book | book heart
coloured waist cord* | 8-15 | 6+ | accessory | clothing filler
Brazilian music evening tickets* | 15-40 | 12+ | experience | experience noisy
pair of shakers* in woven cane | 10-20 | 6+ | toy | noisy
capoeira workshop weekend* | 60-140 | 14+ | voucher | voucher experience heart
thin-soled training shoes* | 30-60 | 6+ | footwear | clothing sized
Brazilian cookbook* | 16-30 | 14+ | book | book filler
percussion shaker* in gourd | 9-15 | 6+ | instrument | noisy

# krav maga
in: martial arts
also: self-defence, self defence, self-defense
self-defence course* | 40-110 | 12+ | class | experience heart
padded training gloves* | 25-50 | 12+ | sports gear | clothing heart
kick shield* for partner training | 30-65 | 12+ | equipment | heart
speed ladder* for footwork | 9-15 | 10+ | tool |
shin guards* with instep | 20-40 | 10+ | safety gear | heart
self-defence handbook* | 14-25 | 14+ | book | book
training trousers* with stretch | 28-50 | 12+ | clothing | clothing sized
personal alarm* for the keyring | 8-15 | 12+ | electronics | battery filler
gym bag* with shoe pocket | 25-45 | 12+ | bag |
cotton hand wraps* | 7-13 | 14+ | clothing | clothing

# hema
two-handed training sword* in nylon | 50-95 | 14+ | sports gear | plastic heart
blunt steel training longsword* | 180-350 | 18+ | collectible | heart
padded fencing jacket* in medieval cut | 90-190 | 14+ | outerwear | clothing sized heart
heavy gauntlets* for longsword | 70-160 | 14+ | safety gear | clothing sized
medieval fight book* with translation | 20-42 | 14+ | book | book heart
longsword weekend seminar* | 60-150 | 16+ | class | experience heart
sword bag* with shoulder strap | 35-70 | 14+ | bag | heart
leather grip wrap* for swords | 10-20 | 14+ | tool | leather
blade oil* and cloth | 8-15 | 16+ | body care |
armoury museum tickets* | 10-25 | 8+ | experience | experience
foam sword pair* for friends | 15-30 | 6-14 | toy |
fencing master's engraving print* | 9-18 | 12+ | print |
swordsmen's proverbs notebook* | 7-13 | 14+ | stationery | filler
leather finger guards* | 9-15 | 14+ | safety gear | leather heart

# sport fencing
practice épée* with pistol grip | 60-120 | 9+ | sports gear | heart
fencing mask* with clear mesh | 70-140 | 8+ | safety gear | heart
fencing breeches* in white | 60-120 | 8+ | clothing | clothing sized
fencing shoes* with rounded heel | 60-120 | 9+ | footwear | clothing sized
weapon roll bag* with name | 30-60 | 9+ | bag | personalised heart
foam fencing set* for children | 20-40 | 4-9 | toy | heart
fencing grip tape* in colours | 6-12 | 9+ | accessory |
fencing lessons handbook* | 14-25 | 10+ | book | book heart
weapon repair screws tin* | 8-15 | 14+ | tool | small-parts
fencing weapon cleaning cloths* | 6-12 | 10+ | textile |

# crossfit
speed rope* with ball bearings | 15-28 | 14+ | sports gear | heart
grips* for pull-ups in leather | 22-42 | 14+ | accessory | leather heart
lifting shoes voucher* | 50-110 | 16+ | voucher | voucher heart
CrossFit drop-in class pass* | 40-90 | 16+ | class | experience heart
padded plyo box* | 70-150 | 16+ | furniture | bulky
chalk block* in a tub | 7-13 | 14+ | body care |
workout logbook* | 8-15 | 14+ | stationery | filler
thick knee sleeves* pair | 25-48 | 14+ | safety gear | clothing sized
competition spectator ticket* | 15-40 | 10+ | experience | experience heart
finger and thumb tape* | 6-12 | 14+ | accessory | filler
speed rope* with steel cable | 14-28 | 14+ | sports gear | heart
gymnastics grips* in leather | 22-42 | 14+ | accessory | leather heart
lifting straps and belt set* | 25-55 | 16+ | sports gear | clothing heart
flat training shoes* | 60-130 | 14+ | footwear | clothing sized
workout of the day book* | 12-25 | 14+ | book | book heart
knee sleeves pair* in neoprene | 22-45 | 16+ | safety gear | clothing sized
box drop-in pass* for a trip | 15-60 | 16+ | voucher | voucher heart
callus care kit* | 12-24 | 14+ | body care |
plyometric jump box* | 60-140 | 16+ | sports gear | bulky filler
gym whiteboard* for workouts | 15-32 | 14+ | stationery |
competition entry* for pairs of athletes | 30-80 | 16+ | experience | experience

# bodybuilding
leather lifting belt* | 35-70 | 16+ | equipment | leather clothing heart
wrist wraps* pair | 12-22 | 14+ | sports gear | heart
stringer gym vest* | 15-28 | 16+ | clothing | clothing sized
bodybuilding encyclopedia* | 25-45 | 16+ | book | book heart
bodybuilding coaching hour* | 40-80 | 16+ | class | experience heart
steel protein shaker* | 12-22 | 14+ | tableware |
lifting straps* in cotton | 8-15 | 14+ | accessory |
insulated meal bag* | 30-60 | 16+ | bag |
gym mirror poster* of poses | 8-15 | 14+ | print | filler
protein bar selection* | 9-15 | 16+ | food | food dairy nuts sugar heart

# contemporary dance
contemporary dance class pass* | 35-80 | 8+ | class | experience heart
modern dance theatre tickets* | 20-55 | 10+ | experience | experience heart
half-sole dance slippers* | 12-22 | 9+ | footwear | clothing sized heart
flowing dance trousers* | 25-45 | 9+ | clothing | clothing sized
modern dance photographs book* | 25-50 | 12+ | book | book heart
dance knee pads* in soft gel | 15-28 | 9+ | safety gear |
dance film* on disc | 9-15 | 12+ | film | screen
dance bag* with shoe pocket | 20-40 | 8+ | bag |
massage ball pair* | 8-15 | 12+ | wellness |
dancer's foot balm* | 7-14 | 10+ | body care | scent filler

# jazz dance
split-sole jazz shoes* | 25-50 | 7+ | footwear | clothing sized heart
jazz dance class pass* | 35-80 | 7+ | class | experience heart
musical dance show tickets* | 25-70 | 8+ | experience | experience heart
fitted jazz trousers* | 22-42 | 8+ | clothing | clothing sized
dance top hat* and cane | 18-35 | 8+ | accessory | clothing
dance musical film box* | 15-28 | 8+ | film | screen heart
dance shoe bag* | 9-15 | 7+ | bag |
Broadway dance album* | 9-15 | 10+ | audio |
turning board* for pirouettes | 18-34 | 8+ | equipment |
dance shorts voucher* | 8-15 | 8+ | voucher | voucher filler

# cheerleading
also: cheer, cheer squad, pom dance
pair of metallic pom-poms* | 9-15 | 5+ | sports gear | heart
cheerleading skirt and top* | 25-48 | 6+ | clothing | clothing sized heart
cheerleading camp* | 70-160 | 7-17 | class | experience heart
stunt strap* for flexibility | 15-28 | 8+ | equipment | filler
white cheer shoes* | 35-70 | 7+ | footwear | clothing sized
giant cheer hair bow* | 7-13 | 5-17 | accessory | bulky
cheer competition tickets* | 12-30 | 6+ | experience | experience noisy heart
cheer megaphone* in a team colour | 9-15 | 6+ | toy | noisy
glitter make-up box* | 9-15 | 8+ | body care | filler
cheer megaphone* for children | 9-18 | 4-12 | equipment | plastic noisy heart
cheer keyring* with mini pom-pom | 5-10 | 5+ | keepsake | filler
cheer show tickets* | 10-30 | 5+ | experience | experience heart
cheer practice t-shirt* | 12-22 | 5+ | clothing | clothing sized
cheer squad story book* | 6-11 | 7-13 | book | book
tumbling mat* that folds | 50-120 | 5+ | sports gear | bulky heart
glitter face gel* | 4-9 | 6+ | body care | filler
cheer medal and photo frame* | 10-20 | 6+ | decor | sentimental filler

# tap dancing
tap shoes* with riveted plates | 40-80 | 5+ | footwear | clothing sized
portable tap board* | 55-120 | 6+ | equipment | bulky heart
tap class block* | 35-80 | 5+ | class | experience heart
tap musical tickets* | 25-65 | 8+ | experience | experience heart
tap film classics box* | 14-26 | 8+ | film | screen heart
replacement tap plates* | 10-18 | 10+ | tool | filler
swing music album* | 9-15 | 10+ | audio |
shoe bag* with tap print | 9-15 | 6+ | bag |
tap routine notebook* | 6-12 | 8+ | stationery | filler

# barre
barre class pass* | 40-85 | 14+ | voucher | voucher experience heart
portable ballet barre* | 80-170 | 12+ | equipment | bulky heart
grip socks* for barre | 10-18 | 12+ | footwear | clothing heart
soft small exercise ball* | 8-15 | 12+ | sports gear |
seamless workout leggings* | 30-60 | 14+ | clothing | clothing sized
light hand weights* pair | 12-22 | 14+ | wellness |
barre workout book* | 14-24 | 14+ | book | book
studio tote bag* | 14-26 | 12+ | bag |
grip sock pair* with straps | 9-15 | 12+ | clothing | clothing

# zumba
sports leggings* in bright colours | 25-45 | 12+ | clothing | clothing sized heart
Latin dance night tickets* | 12-30 | 18+ | experience | experience noisy heart
massage voucher* for tired legs | 35-70 | 18+ | voucher | voucher experience heart
drinking bottle and towel set* | 18-35 | 12+ | equipment | heart
party speaker* with lights | 30-70 | 12+ | audio | gadget battery noisy heart
zumba class pass* | 35-75 | 14+ | voucher | voucher experience heart
zumba trainers* with pivot point | 45-90 | 14+ | footwear | clothing sized
bright dance tank top* | 18-32 | 12+ | clothing | clothing sized
Latin dance party album* | 9-15 | 10+ | audio | filler
rattling toning sticks* | 18-34 | 14+ | equipment | noisy filler
sweat towel* with pocket | 8-15 | 12+ | textile | filler
dance fitness video game* | 25-50 | 8+ | video game | screen
hip scarf* with coins | 12-22 | 12+ | accessory | clothing filler
wristbands* in neon colours | 5-10 | 12+ | accessory | clothing filler
children's zumba class* for a term | 40-90 | 5-12 | class | experience heart
neon dance leggings* for children | 12-24 | 5-12 | clothing | clothing sized
dance party mat* with lights | 25-50 | 5-13 | electronics | gadget battery noisy heart
dance fitness moves cards* | 8-15 | 6+ | game | filler
bright sweatbands* in a set | 5-10 | 6+ | accessory | clothing filler
mini disco ball light* | 12-25 | 5+ | lighting | gadget battery filler
dance water bottle* in neon | 9-18 | 5+ | tableware | filler
dance shoulder bag* in mesh | 15-30 | 8+ | bag | filler
zumba party ticket* | 10-25 | 12+ | experience | experience heart
reggaeton and salsa playlist album* | 8-15 | 10+ | audio | filler
cropped dance vest* | 16-30 | 10+ | clothing | clothing sized filler
foam ankle weights* | 12-24 | 16+ | sports gear | filler
online dance workout membership* | 30-90 | 16+ | subscription | subscription screen heart
dance fitness t-shirt* | 14-26 | 8+ | clothing | clothing sized filler

# calisthenics
parallettes* in wood | 40-80 | 14+ | equipment | heart
gymnastic rings* with straps | 28-55 | 14+ | sports gear | heart
pull-up bands* set | 20-40 | 14+ | wellness | heart
calisthenics workshop* | 35-80 | 14+ | class | experience heart
bodyweight training handbook* | 15-26 | 14+ | book | book heart
liquid chalk bottle* | 8-14 | 12+ | body care |
wrist supports* pair | 10-18 | 14+ | accessory | filler
progress chart poster* | 8-15 | 12+ | print | filler
dip belt* with chain | 25-48 | 16+ | tool | clothing heart
calisthenics goals card deck* | 8-15 | 14+ | game | filler

# jump rope
also: skipping ropes, skipping rope, skipping with a rope
beaded jump rope* | 12-24 | 6+ | sports gear | heart
weighted jump rope* set | 30-60 | 14+ | equipment | heart
double Dutch ropes* pair | 15-28 | 7+ | game | heart
thick jump rope mat* | 25-50 | 10+ | textile | heart
jump rope tricks book* | 10-18 | 7+ | book | book
counting skipping rope* | 12-24 | 8+ | electronics | battery heart
cushioned training shoes voucher* | 40-90 | 10+ | voucher | voucher
rope carry pouch* | 6-12 | 7+ | bag | filler
plastic speed rope* | 7-14 | 8+ | sports gear | plastic
cushioned rope handles tape* | 5-10 | 8+ | accessory | filler
cotton skipping rope* with wooden handles | 6-12 | 4-12 | toy | heart
long team skipping rope* | 8-16 | 6+ | sports gear | heart
skipping games book* | 6-12 | 6-12 | book | book
elastic jumping band* for playgrounds | 4-9 | 5-13 | toy | heart
skipping challenge cards* | 6-12 | 6-14 | game |
skipping rope bag* | 6-12 | 6+ | bag | filler
light-up skipping rope* | 10-20 | 6-13 | toy | gadget battery plastic
children's skipping club* for a term | 30-80 | 6-12 | class | experience

# powerlifting
also: deadlifts, strongman, lifting, olympic lifting, heavy lifting
lever powerlifting belt* | 60-120 | 16+ | equipment | leather clothing heart
stiff knee sleeves* | 35-70 | 16+ | safety gear | clothing sized heart
powerlifting singlet* | 35-70 | 16+ | clothing | clothing sized
deadlift slippers* | 25-48 | 16+ | footwear | clothing sized
strength programming handbook* | 20-36 | 16+ | book | book heart
smelling salts* tub | 9-15 | 18+ | accessory |
long lifting socks* | 9-15 | 14+ | outerwear | clothing
powerlifting meet tickets* | 10-28 | 10+ | experience | experience heart
gym chalk ball* | 5-10 | 14+ | body care | filler

# laser tag
laser tag session* for friends | 20-50 | 7+ | experience | experience heart
laser tag set* for home | 40-80 | 8+ | toy | battery plastic heart
laser tag target* that fights back | 22-40 | 8+ | electronics | battery plastic heart
inflatable battle bunkers* | 45-95 | 7+ | equipment | bulky plastic heart
rechargeable batteries* with charger | 18-34 | 8+ | home | battery filler
camouflage cap* | 9-15 | 7+ | clothing | clothing filler
glow stick party tube* | 6-12 | 6+ | decor |
arena party voucher* | 40-95 | 8+ | voucher | voucher experience
face camouflage sticks* | 5-10 | 7+ | body care |
laser tag birthday round* | 15-45 | 7-16 | experience | experience heart @birthday
glow wristbands* for teams | 5-10 | 5+ | toy | filler
spy mission board game* | 15-30 | 7-14 | board game |
neon sweatbands* in team colours | 5-10 | 6+ | accessory | clothing
glow-in-the-dark team t-shirt* | 12-22 | 6+ | clothing | clothing sized
fog-and-lights party lamp* | 20-40 | 8+ | lighting | gadget battery

# nerf battles
also: nerf, nerf guns, nerf gun, nerf war, nerf wars, nerf blaster, foam blasters, foam dart guns
foam dart blaster* | 20-40 | 7+ | toy | plastic noisy heart
refill pack* of foam darts | 9-15 | 7+ | sports gear | plastic heart
moving target* for foam darts | 18-34 | 7+ | electronics | battery heart
dart vest* with magazine pockets | 20-38 | 7+ | clothing | clothing heart
foam battle arena tickets* | 15-35 | 7+ | experience | experience heart
safety glasses* for children | 6-12 | 6-17 | safety gear | filler
pop-up cardboard bunkers* | 22-42 | 7+ | equipment |
wall rack* for blasters | 25-48 | 8+ | storage | heart
paper target cups* set | 5-10 | 6+ | game | filler
target stand* that pops up | 15-30 | 6-14 | game | plastic heart
dart bandolier belt* | 9-18 | 6-14 | accessory | clothing
dart collecting net bag* | 7-14 | 6-15 | storage | filler
camouflage den tarp* | 12-25 | 6+ | outdoor gear | filler
foam battle party* with friends | 30-90 | 6-14 | experience | experience heart
team bibs* in two colours | 8-16 | 5-14 | clothing | clothing filler
inflatable battle bunkers* | 30-70 | 6+ | equipment | plastic bulky
mission cards* for foam battles | 7-13 | 7-14 | game | filler
pump-action foam blaster* | 18-38 | 8-16 | toy | plastic heart
pocket foam blasters* pair | 9-18 | 8-16 | toy | plastic heart
pop-up target set* for darts | 12-25 | 7-16 | toy | heart
dart vest* with many pockets | 15-28 | 8-14 | accessory | clothing heart
safety goggles* for dart battles | 6-12 | 7-16 | safety gear |
water blaster* with big tank | 10-22 | 5-14 | toy | plastic heart
dart arena session* for friends | 15-40 | 8-16 | experience | experience heart
inflatable barricades* for battles | 25-50 | 7-16 | toy | bulky plastic
refillable water bombs* | 12-24 | 5-14 | toy | filler
tally board* for dart battles | 6-12 | 7-14 | toy | filler
shin-high dart collector* | 10-20 | 7-16 | tool | filler
team headbands* in two colours | 5-10 | 6-14 | accessory | clothing filler

# obstacle courses
mud run starting place* | 45-90 | 16+ | voucher | voucher experience heart
grippy obstacle race shoes voucher* | 50-100 | 14+ | accessory | voucher
garden ninja line* with rings | 50-110 | 6+ | equipment | bulky heart
family obstacle run tickets* | 20-50 | 7+ | experience | experience heart
obstacle race training book* | 14-25 | 14+ | book | book
quick-dry race shirt* | 22-40 | 12+ | clothing | clothing sized
large dry changing bag* | 20-40 | 12+ | bag |
grip strengthener* | 8-15 | 12+ | tool |
muddy kit laundry bag* | 8-15 | 12+ | bag | filler
race bib belt* | 7-13 | 10+ | accessory | clothing
garden obstacle course set* | 25-60 | 5-13 | sports gear | plastic heart
balance stepping stones* | 20-45 | 3-10 | equipment | plastic heart
slackline* with safety handline | 45-90 | 7+ | sports gear | bulky heart
agility ladder and cones* | 12-25 | 6+ | equipment | plastic
climbing rope* for the garden | 20-40 | 5+ | outdoor gear |
adventure park afternoon* | 15-40 | 5-16 | experience | experience heart
grip gloves* for young climbers | 8-16 | 6-12 | accessory | clothing sized

# ninja warrior
ninja gym session* | 18-40 | 6+ | experience | experience heart
garden ninja line* with rungs | 50-110 | 6+ | equipment | bulky heart
doorway climbing grips* | 28-55 | 8+ | sports gear | heart
ninja training camp* | 70-150 | 7-15 | class | experience heart
balance stepping stones* | 25-50 | 4-10 | toy |
ninja headband* | 6-12 | 6-14 | accessory | clothing
ninja chalk bag* | 9-15 | 8+ | bag | heart
course planning poster* | 8-15 | 7+ | print | filler

# aerial silks
aerial silks class pass* | 45-100 | 10+ | class | experience heart
stretch aerial silk* with rigging | 90-190 | 14+ | equipment | bulky heart
aerial leotard* with long legs | 30-60 | 8+ | clothing | clothing sized
grip spray* for aerialists | 10-18 | 12+ | body care | heart
acrobatic circus show tickets* | 25-65 | 7+ | experience | experience heart
aerial silks moves guide* | 22-40 | 12+ | book | book heart
folding safety mattress* | 80-170 | 8+ | sports gear | bulky
ankle and foot wraps* | 9-15 | 10+ | safety gear | clothing
rosin spray* for grip | 9-15 | 12+ | tool |
aerialist's notebook* of moves | 6-12 | 10+ | stationery | filler

# aerial yoga
aerial yoga class pass* | 40-90 | 14+ | class | experience heart
aerial yoga hammock* | 45-95 | 14+ | equipment | bulky heart
ceiling mount set* for hammocks | 30-60 | 16+ | tool |
aerial yoga handbook* | 18-32 | 14+ | book | book heart
long-sleeved yoga top* | 25-48 | 14+ | clothing | clothing sized
daisy chain straps* pair | 18-34 | 16+ | accessory |
lavender eye mask* | 9-15 | 12+ | wellness | scent filler
yoga weekend retreat* | 140-300 | 18+ | travel | experience heart
grip socks* for the studio | 8-14 | 12+ | clothing | clothing
silk care wash* | 8-15 | 14+ | home | scent filler

# bachata
bachata class block* | 50-110 | 16+ | class | experience heart
heeled bachata shoes* | 45-90 | 16+ | footwear | clothing sized
bachata night tickets* | 12-30 | 18+ | experience | experience noisy heart
bachata festival pass* | 70-150 | 18+ | voucher | voucher experience heart
bachata vinyl record* | 15-28 | 14+ | audio | heart
heel protectors* for dancers | 6-12 | 14+ | accessory |
satin dance shoe bag* | 9-15 | 14+ | bag |
flared dance skirt* | 25-50 | 14+ | clothing | clothing sized
bachata hits album* | 8-15 | 12+ | keepsake | heart

# swing dancing
swing dance class block* | 50-110 | 14+ | class | experience heart
two-tone swing shoes* | 50-100 | 14+ | footwear | clothing sized leather
live swing band evening* | 15-35 | 14+ | experience | experience noisy heart
swing dance festival pass* | 70-150 | 18+ | voucher | voucher experience heart
big band vinyl* | 18-32 | 12+ | audio | heart
polka dot circle skirt* | 28-55 | 14+ | clothing | clothing sized
braces* with leather ends | 18-34 | 14+ | accessory | leather
vintage hair scarf* | 9-15 | 14+ | outerwear | clothing
lindy hop history book* | 18-32 | 14+ | book | book heart
swing era hits album* | 8-15 | 12+ | audio | heart
polka dot hair bow* | 6-12 | 10+ | accessory | filler

# line dancing
leather western boots voucher* | 60-120 | 14+ | voucher | voucher leather heart
felt cowboy hat* | 25-48 | 10+ | clothing | clothing heart
line dance class block* | 35-75 | 12+ | class | experience heart
fringed western shirt* | 30-60 | 12+ | outerwear | clothing sized heart
country dance party tickets* | 12-30 | 12+ | experience | experience noisy heart
belt* with western buckle | 22-42 | 12+ | accessory | clothing
line dance step cards* | 8-15 | 12+ | stationery |
country hits album* | 9-15 | 10+ | audio |
paisley bandana* | 5-10 | 10+ | accessory | clothing
western boots* with smooth sole | 60-130 | 14+ | footwear | clothing sized leather
line dance class card* | 40-90 | 14+ | class | experience heart
checked western shirt* | 25-50 | 10+ | clothing | clothing sized heart
country dance album* | 10-20 | 10+ | audio | heart
line dance social tickets* | 8-22 | 14+ | experience | experience heart
fringed waistcoat* | 28-60 | 12+ | clothing | clothing sized heart
belt with silver buckle* | 18-40 | 14+ | accessory | clothing leather
step sheets folder* | 9-18 | 14+ | stationery |
bolo tie* with turquoise stone | 12-28 | 14+ | accessory | clothing
denim skirt* for dancing | 25-50 | 12+ | clothing | clothing sized filler
line dance weekend* by the sea | 120-260 | 18+ | travel | experience heart
tin sign* for a western bar | 10-20 | 18+ | decor | filler

# belly dancing
belly dance class block* | 45-95 | 12+ | class | experience heart
jingling coin hip scarf* | 15-28 | 8+ | accessory | clothing noisy heart
silk dance veil* | 20-40 | 12+ | textile | heart
finger cymbals* pair | 12-22 | 12+ | instrument | noisy heart
belly dance show dinner* | 35-75 | 16+ | experience | experience heart
oriental dance album* | 9-15 | 12+ | audio | heart
flowing harem trousers* | 22-42 | 12+ | clothing | clothing sized
history* of oriental dance | 18-32 | 14+ | book | book heart
belly dance moves booklet* | 8-14 | 12+ | book | book
coin anklet* | 8-15 | 12+ | jewellery | jewellery

# flamenco
also: sevillanas, bailar sevillanas, baila sevillanas
flamenco shoes* with nailed heels | 60-120 | 10+ | footwear | clothing sized leather
flamenco show tickets* | 20-50 | 10+ | experience | experience heart
flamenco class block* | 50-110 | 10+ | class | experience heart
pair of wooden castanets* | 18-36 | 8+ | instrument | noisy heart
ruffled flamenco skirt* | 35-70 | 8+ | clothing | clothing sized heart
large hand-painted fan* | 9-15 | 8+ | accessory | heart
flamenco guitar album* | 9-18 | 12+ | audio |
fringed embroidered shawl* | 30-60 | 14+ | outerwear | clothing heart
weekend in Seville* | 180-380 | 18+ | travel | experience heart
silk flower hair comb* | 8-15 | 8+ | jewellery | jewellery
flamenco postcards* | 5-10 | 10+ | stationery | filler
flamenco shoes* with nails | 60-140 | 8+ | footwear | clothing sized
ruffled practice skirt* | 35-80 | 8+ | clothing | clothing sized heart
embroidered shawl* with long fringe | 35-90 | 12+ | accessory | clothing heart
flamenco show tickets* with dinner | 35-85 | 10+ | experience | experience food heart
painted fan* for dancers | 12-30 | 8+ | accessory | heart
flamenco class card* | 50-120 | 8+ | class | experience heart
cajón drum* | 70-150 | 8+ | instrument | bulky noisy
hair comb* with red carnation | 9-20 | 8+ | accessory | heart
polka dot earrings* in bright red | 8-18 | 10+ | jewellery | jewellery
weekend trip* to Seville | 150-350 | 16+ | travel | experience
flamenco poster print* | 9-22 | 10+ | print | filler

# aerial hoop
also: lyra hoop, aerial ring, hoop aerialist
aerial hoop class block* | 50-110 | 8+ | class | experience heart
padded hoop tape roll* | 9-15 | 10+ | equipment |
full-length aerial leggings* | 25-45 | 8+ | clothing | clothing sized
aerial hoop with spinner* | 120-240 | 14+ | sports gear | bulky heart
hoop skills workbook* with photographs | 22-38 | 12+ | book | book heart
grip spray* for hands and knees | 9-15 | 10+ | body care | filler
sequinned performance leotard* | 30-60 | 8+ | clothing | clothing sized
aerialist silhouette necklace* | 15-30 | 10+ | jewellery | jewellery
cirque evening tickets* | 35-80 | 6+ | experience | experience heart
hoop carry bag* in canvas | 28-50 | 12+ | bag |
circus silhouette stickers* | 5-10 | 8+ | stationery | filler

# trapeze
also: flying trapeze, static trapeze, trapeze artist
flying trapeze lesson* | 30-70 | 8+ | class | experience heart
trapeze tricks manual* | 20-36 | 12+ | book | book heart
gymnast's grip chalk block* | 7-13 | 8+ | sports gear |
trapeze show tickets* | 30-75 | 5+ | experience | experience heart
soft hand wraps* for rope burn | 9-15 | 8+ | safety gear |
doorway trapeze swing* with rings | 30-60 | 4-12 | outdoor gear | bulky heart
vintage circus poster* | 10-20 | 8+ | print |
shiny stretch unitard* | 28-50 | 8+ | clothing | clothing sized
wire trapeze artist ornament* | 15-30 | 12+ | decor |
circus family memoir* | 10-18 | 12+ | book | book
circus picture notebook* | 6-12 | 6+ | stationery | filler

# morris dancing
also: morris dancers, morris men, cotswold morris, border morris, morris
pads of morris bells* | 25-50 | 10+ | accessory | leather noisy heart
embroidered morris handkerchiefs* | 12-24 | 10+ | textile | heart
morris tunes for melodeon book* | 14-25 | 10+ | print | book heart
history of English folk dance* | 14-28 | 14+ | book | book heart
hazel dancing sticks* in pairs | 14-26 | 10+ | equipment | heart
straw hat* with flowers and ribbons | 22-42 | 10+ | clothing | clothing
pewter tankard* with oak leaves | 22-40 | 25+ | tableware | alcohol heart
folk festival day ticket* | 30-70 | 8+ | experience | experience heart
spare brass bells* for pads | 6-12 | 12+ | tool | noisy small-parts
morris figures notebook* | 6-12 | 10+ | stationery | filler
morris dance album* | 9-15 | 12+ | audio |

# ceilidh
also: ceilidhs, barn dance, barn dances, contra dance, contra dancing, ceili, fest noz
ceilidh evening tickets* | 12-30 | 8+ | experience | experience heart
ceilidh dances made simple handbook* | 9-15 | 10+ | book | book heart
ceilidh band album* | 9-15 | 10+ | audio | heart
twirling tartan skirt* | 30-60 | 10+ | clothing | clothing sized heart
soft leather ghillie shoes* | 30-60 | 10+ | footwear | clothing sized leather
folding hand fan* in lace | 7-14 | 12+ | accessory | filler
folk dance weekend place* | 120-240 | 16+ | travel | experience heart
country dance lessons* for beginners | 25-60 | 10+ | class | experience filler
dance caller's card set* | 10-18 | 14+ | stationery |
cool gel insoles* for dancing feet | 8-15 | 12+ | wellness | sized filler
barn dance print* | 14-28 | 12+ | print |

# square dancing
also: square dance, square dancers, western square dance
square dance lessons* | 25-60 | 12+ | class | experience heart
petticoat* in bright layers | 30-55 | 12+ | clothing | clothing sized heart
square dance calls handbook* | 12-22 | 12+ | book | book heart
western shirt* with pearl snaps | 28-55 | 8+ | clothing | clothing sized heart
square dance night tickets* | 8-22 | 12+ | experience | experience heart
bolo cord* with silver slide | 14-28 | 14+ | jewellery | jewellery
old-time string band album* | 9-15 | 10+ | audio |
cotton western bandanas* | 6-12 | 8+ | accessory | clothing
dance weekend away* with callers | 120-240 | 18+ | travel | experience heart
suede dance shoe brush* | 7-13 | 14+ | tool | leather filler
western bootlace tie slide box* | 12-22 | 14+ | storage | filler

# highland dancing
also: highland dancer, highland fling, scottish dancing, scottish country dancing
highland pumps* in soft leather | 30-60 | 5+ | footwear | clothing sized leather
diamond-pattern tartan socks* | 18-38 | 5+ | clothing | clothing wool heart
highland dance steps textbook* | 16-30 | 8+ | book | book heart
pipe tunes for dancers album* | 9-15 | 6+ | audio | heart
highland games day tickets* | 15-35 | 5+ | experience | experience heart
practice swords* in wood | 18-36 | 7+ | equipment |
garment bag* for kilt and jacket | 20-38 | 6+ | bag |
dance medal display hanger* | 14-28 | 6+ | decor | heart
highland dancing summer school* | 60-150 | 7+ | class | experience heart
hair nets and grips tin* | 6-12 | 5+ | storage | filler
thistle kilt pin* | 9-15 | 8+ | jewellery | jewellery

# samba
in: dance
also: brazilian dance, samba dancing, samba school, sambar
samba class block* | 40-90 | 14+ | class | experience heart
samba sandals* with heel | 35-70 | 14+ | footwear | clothing sized
album* of samba classics | 12-25 | 12+ | audio | heart
tamborim drum* with stick | 18-40 | 10+ | instrument | noisy
feather headdress* for carnival | 25-60 | 12-30 | clothing | clothing
live samba evening tickets* | 12-35 | 16+ | experience | experience heart
carnival sequin top* | 18-35 | 12+ | clothing | clothing sized filler
history* of samba and carnival | 14-28 | 14+ | book | book filler
pandeiro* with a padded bag | 30-70 | 12+ | instrument | noisy
dance skirt* with fringe | 20-40 | 12+ | clothing | clothing sized
carnival photo print* | 14-30 | 12+ | print |
caipirinha glasses* with muddler | 15-30 | 25+ | tableware | alcohol
`
