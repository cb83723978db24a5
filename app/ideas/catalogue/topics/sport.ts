export default `
# running
also: jogging, runner, marathon, marathon running, trail running, half marathon, parkrun, marathons
near: hiking, cycling, triathlon
foam roller* with ridges | 15-30 | 14+ | wellness | practical
reflective running vest | 12-25 | 10+ | safety gear | clothing sized practical
chest light* for night runs | 20-40 | 12+ | lighting | gadget battery practical
blister-proof running socks | 12-22 | 10+ | clothing | clothing sized practical
bouncefree running belt | 15-30 | 12+ | accessory | clothing practical
hydration backpack* for runners | 45-90 | 14+ | equipment | practical sized
gps running watch | 100-220 | 12+ | electronics | gadget battery jewellery
race medal display rack | 15-30 | 10+ | decor |
elastic lock shoelaces | 4-9 | 8+ | accessory | practical
race number magnets | 8-16 | 14+ | accessory | small-parts practical
bone-conduction sports headphones | 50-120 | 14+ | audio | gadget battery
anti-chafe balm stick | 6-12 | 14+ | body care | practical scent
handheld soft running flask | 10-20 | 12+ | equipment | practical plastic
massage ball duo | 8-16 | 14+ | wellness | practical
race entry voucher | 25-60 | 16+ | voucher | voucher experience
lightweight windproof running gilet | 35-70 | 14+ | outerwear | clothing sized
junior athletics spikes bag | 10-20 | 8-16 | bag | practical

# yoga
also: yoga practice, hatha yoga, vinyasa, pilates, ashtanga, yogi, hot yoga
near: gym, dance, running
natural rubber yoga mat | 40-90 | 10+ | sports gear | practical eco
cork yoga block pair | 15-28 | 12+ | sports gear | practical eco
buckwheat meditation cushion | 30-55 | 14+ | wellness | eco
cotton yoga strap | 6-12 | 10+ | sports gear | practical
wooden yoga pose cards | 10-20 | 5+ | game |
microfibre yoga mat towel | 15-30 | 12+ | textile | practical
shoulder sling* for yoga mats | 8-16 | 12+ | bag | practical
grip-sole yoga socks | 8-15 | 12+ | clothing | clothing sized
yoga bolster* in organic cotton | 40-70 | 14+ | wellness | eco bulky
yoga anatomy guide | 14-24 | 16+ | book | book
aromatic mat cleansing spray | 8-14 | 14+ | body care | scent
hammered singing bowl | 20-45 | 14+ | wellness | noisy religious
lavender eye pillow | 10-18 | 14+ | wellness | scent
weekend yoga retreat | 150-280 | 18+ | experience | experience
children's animal yoga dice | 8-14 | 4-9 | game | small-parts
headstand training bench | 50-90 | 18+ | sports gear | bulky

# football
also: soccer, playing football, football training, five-a-side, footballer, goalkeeper, playing soccer
near: football fans, basketball, running
size five training football | 15-30 | 9+ | sports gear |
pop-up football goals | 20-45 | 5-16 | sports gear | bulky
elasticated solo kick tether | 10-20 | 6-15 | sports gear |
agility ladder* and cones | 12-25 | 7+ | sports gear | plastic practical
goalkeeper gloves* with finger spines | 18-45 | 7+ | sports gear | clothing sized
football rebound net | 50-110 | 7+ | sports gear | bulky
lightweight shin pads | 8-16 | 6+ | safety gear | practical sized
grip football socks | 8-15 | 9+ | clothing | clothing sized
ventilated football boot bag | 10-20 | 7+ | bag | practical
dual-action ball pump | 6-12 | 8+ | tool | practical
tactics board* for coaches | 14-28 | 12+ | equipment | small-parts practical
indoor hover disc* for football | 10-18 | 4-10 | toy | gadget battery
football tricks handbook | 8-16 | 7-15 | book | book
target sheet* for goal practice | 15-35 | 7-16 | sports gear |
summer football camp place | 80-180 | 6-16 | class | experience
football flip-over tabletop game | 15-30 | 6-14 | board game | small-parts
training disc cones | 5-10 | 5+ | sports gear | plastic practical
captain's armband | 4-8 | 6+ | accessory | clothing

# cycling
also: bike, biking, bikes, road cycling, mountain biking, cyclist, bicycle, bike rides, mtb, gravel biking, cycling to work, bmx
near: running, triathlon, motorcycling
padded cycling bib shorts | 45-90 | 14+ | clothing | clothing sized practical
rechargeable bike lights | 20-45 | 8+ | lighting | gadget battery practical
gps bike computer | 90-220 | 14+ | electronics | gadget battery screen
folding hex keys* for bikes | 10-22 | 12+ | tool | practical
saddlebag* with tyre levers | 18-35 | 12+ | bag | practical
tubeless puncture repair plugs | 10-22 | 14+ | tool | practical
brass bicycle bell | 12-28 | 6+ | accessory | noisy practical
track pump* with gauge | 25-50 | 12+ | tool | practical
convertible cycling arm warmers | 18-35 | 14+ | clothing | clothing sized
wall-mounted bike hanger | 22-50 | 14+ | storage | practical
bike cleaning brushes | 12-25 | 12+ | tool | practical
insulated cycling bottle | 12-22 | 8+ | equipment | practical
folding bike lock | 35-75 | 12+ | safety gear | practical
handlebar phone mount | 15-30 | 14+ | accessory | practical
spoke beads* for wheels | 4-9 | 4-12 | accessory | small-parts plastic noisy
handlebar basket* for children | 12-25 | 4-10 | accessory | practical
turbo trainer* for winter | 130-260 | 16+ | sports gear | gadget bulky
famous climbs cycling atlas | 18-30 | 14+ | book | book
bike maintenance class | 35-70 | 14+ | class | experience
reflective ankle bands | 5-10 | 10+ | safety gear | practical
glueless puncture patches | 3-7 | 12+ | tool | practical

# gym
also: weight training, weightlifting, weight lifting, bodybuilding, fitness, working out, crossfit, lifting weights, strength training, workouts
near: yoga, running, martial arts
adjustable dumbbells | 90-240 | 16+ | sports gear | bulky
leather lifting strap* pair | 15-30 | 16+ | sports gear | leather practical
knurled grip strengthener | 8-18 | 14+ | sports gear | practical
loop resistance bands | 10-22 | 14+ | sports gear | practical
cast iron kettlebell | 30-65 | 16+ | sports gear | bulky
liquid chalk bottle | 8-14 | 16+ | sports gear | practical
percussive massage gun | 50-120 | 16+ | wellness | gadget battery noisy
doorway pull-up bar | 25-50 | 16+ | sports gear | bulky
separate-compartment gym holdall | 35-70 | 14+ | bag | practical
stainless protein shaker | 12-25 | 16+ | equipment | practical
weighted speed rope | 12-28 | 14+ | sports gear | practical
strength training logbook | 8-16 | 14+ | stationery | practical
ab roller wheel | 15-28 | 16+ | sports gear | practical
suspension workout slings | 40-95 | 16+ | sports gear | practical
knee sleeves* for squats | 25-50 | 16+ | sports gear | clothing sized
wooden gymnastic rings | 28-50 | 14+ | sports gear | practical
sweat-wicking training tank | 15-30 | 14+ | clothing | clothing sized
personal training session | 35-70 | 16+ | class | experience
barbell technique book | 18-30 | 16+ | book | book
callus smoothing stone | 5-10 | 16+ | body care | practical

# tennis
also: playing tennis, badminton, squash, padel, pickleball, table tennis, ping pong, racket sports, racquet sports
near: golf, running, football
pressurised tennis balls | 6-12 | 8+ | sports gear |
overgrip tape reel | 6-14 | 10+ | accessory | practical
vibration dampeners* for strings | 4-9 | 8+ | accessory | practical
tethered tennis rebounder | 18-35 | 7+ | sports gear |
tennis ball pick-up basket | 22-40 | 12+ | equipment | practical
graphite tennis racket | 60-160 | 12+ | sports gear |
pint-sized racket* for tennis | 18-35 | 4-11 | sports gear |
towelling wristbands | 6-12 | 8+ | accessory | clothing
retractable ping pong net | 12-25 | 7+ | sports gear | practical
feather shuttlecocks | 10-22 | 10+ | sports gear |
pop-up badminton net | 35-70 | 8+ | sports gear | bulky
padel bat* for beginners | 45-90 | 12+ | sports gear |
racket backpack* with cover | 30-60 | 10+ | bag | practical
chilled towel* for changeovers | 8-16 | 10+ | textile | practical
tennis coaching lesson | 30-60 | 6+ | class | experience
inner game psychology book | 10-18 | 14+ | book | book
grand slam day tickets | 60-180 | 8+ | experience | experience
precision serve target cones | 8-16 | 6+ | sports gear | plastic

# golf
also: golfing, golfer, playing golf, crazy golf, mini golf, driving range
near: tennis, football fans, travel
laser distance rangefinder | 90-220 | 14+ | electronics | gadget battery
return putting mat | 25-60 | 8+ | sports gear | practical
ball alignment stencil | 5-10 | 12+ | tool | practical plastic
magnetic divot repair tool | 8-16 | 12+ | tool | small-parts practical
soft cabretta golf glove | 12-25 | 12+ | accessory | clothing sized leather
waterproof golf trousers | 45-95 | 14+ | clothing | clothing sized
chipping practice net | 20-45 | 8+ | sports gear | practical
biodegradable wooden golf pegs | 5-10 | 8+ | sports gear | eco
club cleaning brush | 8-15 | 12+ | tool | practical
double-canopy golf umbrella | 25-50 | 12+ | accessory | practical
knitted club head covers* | 18-40 | 14+ | accessory | wool
impact tape* for club faces | 6-12 | 14+ | tool | practical
weighted swing trainer | 25-60 | 14+ | sports gear | practical
leather scorecard holder | 15-30 | 14+ | accessory | leather practical
golf short game manual | 14-24 | 14+ | book | book
championship golf course print | 20-45 | 14+ | print |
junior starter golf clubs | 45-90 | 5-11 | sports gear | bulky
round of golf voucher | 30-90 | 14+ | voucher | voucher experience
indoor putting obstacle game | 15-30 | 5+ | game | plastic

# climbing
also: bouldering, rock climbing, mountaineering, climber, indoor climbing, climbing wall, alpinism
near: hiking, gym, camping
soft-lined chalk bag | 15-30 | 8+ | sports gear | practical
chalk ball refill | 4-9 | 8+ | sports gear | practical
tough-bristle hold brush | 6-14 | 10+ | tool | practical
wooden hangboard | 45-95 | 16+ | sports gear | practical
finger tape rolls | 5-10 | 12+ | safety gear | practical
climber's skin balm | 8-15 | 12+ | body care | scent
belay glasses | 30-65 | 14+ | equipment | practical
folding bouldering crash pad | 130-240 | 14+ | sports gear | bulky
sling-and-carabiner keyring | 5-12 | 8+ | accessory |
climbing rope tarp | 25-50 | 14+ | bag | practical
finger resistance rings | 6-14 | 12+ | sports gear | practical
mountaineering expedition memoir | 10-18 | 14+ | book | book
climbing technique training book | 18-30 | 14+ | book | book
stretch climbing trousers | 45-90 | 10+ | clothing | clothing sized
bolt-on children's wall holds | 25-50 | 4-12 | sports gear | plastic
indoor climbing taster | 20-45 | 6+ | experience | experience
bouldering gym punch pass | 50-110 | 10+ | voucher | voucher experience
upcycled climbing rope mat | 30-60 | 14+ | home | eco
doorway rope ladder | 18-35 | 4-12 | toy |

# basketball
also: nba, playing basketball, shooting hoops, streetball, basketball fan, netball, wnba
near: sneakers, football, gym
composite indoor basketball | 25-50 | 8+ | sports gear |
over-the-door mini backboard | 18-35 | 5+ | sports gear | noisy
adjustable driveway hoop | 120-260 | 8+ | sports gear | bulky
dribbling goggles | 8-15 | 8+ | sports gear | plastic
silent foam dribble ball* | 20-40 | 6+ | sports gear |
compression arm sleeve | 8-16 | 10+ | accessory | clothing sized
heavy control training ball | 25-45 | 12+ | sports gear |
chain replacement hoop net | 10-20 | 10+ | sports gear | noisy
player number jersey | 40-90 | 6+ | clothing | clothing sized
shooting form hand strap | 10-20 | 8+ | sports gear |
double-sided coach's whiteboard | 15-28 | 12+ | equipment | practical
basketball-carrying backpack | 25-50 | 8+ | bag | practical
legendary seasons coaching book | 12-22 | 12+ | book | book
framed court blueprint | 18-40 | 10+ | print |
needle pump* for basketballs | 6-12 | 8+ | tool | practical
dribble drill floor markers | 8-16 | 6+ | sports gear | plastic
basketball camp week | 90-200 | 7-16 | class | experience
knee pads* with honeycomb padding | 14-28 | 8+ | safety gear | clothing sized

# dance
also: dancing, ballet, ballroom dancing, hip hop dance, salsa, tap dance, street dance, contemporary dance, jazz dance, dancer, ballet dancing, swing dancing
near: theatre, yoga, gymnastics
padded pouch* for pointes | 12-22 | 8+ | bag | practical
foot stretcher* for ballet | 20-40 | 10+ | sports gear | practical
portable ballet barre | 70-150 | 7+ | sports gear | bulky
turning board* for pirouettes | 15-28 | 8+ | sports gear | plastic
wrap ballet cardigan | 18-35 | 4+ | clothing | clothing sized
knitted leg warmers | 12-22 | 5+ | clothing | clothing wool wool
hanging garment carrier* for dancers | 25-50 | 6+ | bag | practical
bun-making hair accessories | 6-14 | 5+ | accessory | small-parts
convertible dance tights | 8-16 | 4+ | clothing | clothing sized
musical jewellery box* with ballerina | 18-35 | 4-10 | decor | noisy
dance rucksack* with wet pocket | 20-40 | 5+ | bag | practical
toe stretching bands | 8-16 | 10+ | sports gear | practical
ballet performance tickets | 30-90 | 6+ | experience | experience
salsa evening class | 12-35 | 18+ | class | experience
ballet stories* for children | 8-16 | 4-10 | book | book
dancer's peppermint foot rub | 7-14 | 10+ | body care | scent
spiral-bound choreography journal | 8-15 | 8+ | stationery |
light-up dance mat | 25-55 | 5-14 | toy | gadget battery noisy
pointe technique anatomy guide | 16-28 | 12+ | book | book

# martial arts
also: karate, judo, taekwondo, boxing, kickboxing, bjj, brazilian jiu jitsu, jiu jitsu, mma, kung fu, aikido, muay thai, muay-thai, kendo
near: gym, yoga, dance
heavyweight cotton gi | 45-110 | 6+ | clothing | clothing sized
quick-dry hand wraps | 6-14 | 8+ | sports gear | practical
graded sash display rack | 18-40 | 6+ | decor |
curved focus mitts | 20-45 | 10+ | sports gear | practical leather
boil-and-bite mouthguard | 8-16 | 7+ | safety gear | practical plastic
freestanding reflex bag | 60-130 | 8+ | sports gear | bulky
leather sparring gloves | 30-70 | 10+ | sports gear | clothing sized leather
reflex ball headband | 8-16 | 8+ | sports gear | clothing
finger-safe grappling tape | 5-10 | 12+ | safety gear | practical
padded rebreakable practice board | 20-40 | 7+ | sports gear | plastic
foam nunchucks | 6-14 | 7-14 | toy |
ventilated martial arts holdall | 25-50 | 8+ | bag | practical
compression rash guard | 20-40 | 8+ | clothing | clothing sized
samurai philosophy classic | 8-16 | 14+ | book | book
joint lock technique manual | 16-28 | 14+ | book | book
cedar deodorising inserts* for mitts | 8-16 | 12+ | accessory | practical scent
home floor jigsaw mats | 35-80 | 8+ | sports gear | bulky
private sparring lesson | 30-65 | 8+ | class | experience

# skateboarding
also: skating, skateboard, roller skating, rollerblading, inline skating, ice skating, figure skating, scooters, longboard skating, skater
near: sneakers, surfing, gymnastics
maple skateboard deck | 35-70 | 8+ | sports gear |
soft cruiser wheels | 20-40 | 8+ | sports gear | practical
all-in-one skate tool | 6-14 | 10+ | tool | practical
sealed ceramic bearings | 15-45 | 10+ | sports gear | small-parts
finger skateboard park | 12-28 | 6+ | toy | small-parts plastic
wrist guards* and knee pads | 18-35 | 6+ | safety gear | sized practical
ventilated skate helmet | 25-50 | 5+ | safety gear | sized practical
grip tape* with printed art | 8-16 | 8+ | sports gear |
skate wax block | 4-9 | 10+ | sports gear |
light-up roller skate castors | 15-30 | 6+ | sports gear | gadget battery
adjustable quad roller skates | 50-110 | 5+ | footwear | clothing sized
carry strap* for skates | 8-16 | 8+ | accessory | practical
portable grind rail | 60-130 | 10+ | sports gear | bulky
skateboard wall rack | 14-28 | 8+ | storage | practical
terry ice skate soakers | 10-20 | 6+ | accessory | practical
skate photography volume | 20-38 | 12+ | book | book
ice rink session tickets | 12-30 | 5+ | experience | experience
beginner's skatepark coaching | 25-50 | 6+ | class | experience
scratched deck wall shelf | 25-55 | 12+ | decor | eco handmade

# gymnastics
also: tumbling, trampolining, trampoline, cheerleading, acrobatics, aerial silks, gymnast, acro
near: dance, yoga, climbing
folding floor balance beam | 50-110 | 5-14 | sports gear | bulky
air tumbling track | 90-220 | 6+ | sports gear | bulky plastic
suede-topped practice mushroom | 60-120 | 8-16 | sports gear | bulky leather
gymnastics grip bag | 8-16 | 7+ | bag | practical
sparkly training leotard | 18-40 | 4-16 | clothing | clothing sized
handstand blocks* in beech | 18-35 | 8+ | sports gear | practical
rhythmic gymnastics ribbon | 5-12 | 5+ | sports gear |
soft chalk block for bars | 5-10 | 8+ | sports gear |
splits stretching strap | 8-16 | 7+ | sports gear | practical
cheer pompom pair | 6-14 | 5+ | sports gear | plastic
folding incline mat | 60-130 | 5+ | sports gear | bulky
competition hair tinsel | 4-9 | 5-14 | accessory |
gymnast's skills sticker book | 6-12 | 6-12 | book | book
warm-up tracksuit bottoms | 20-40 | 5+ | clothing | clothing sized
aerial silks taster | 25-45 | 14+ | experience | experience
non-slip tumbling socks | 4-9 | 4+ | clothing | clothing sized
gymnastics holiday camp | 60-150 | 5-14 | class | experience

# triathlon
also: triathlete, ironman, duathlon, endurance sport, endurance sports, multisport
near: running, cycling, wild swimming
transition bag* with compartments | 45-95 | 14+ | bag | practical
race number elastic | 6-14 | 14+ | accessory | practical
sleeveless trisuit | 60-140 | 14+ | clothing | clothing sized
aero top-tube fuel pouch | 14-28 | 14+ | bag | practical
skin lubricant stick | 7-14 | 14+ | body care | practical scent
open water swim buoy | 18-35 | 12+ | safety gear | plastic
multisport gps watch | 150-350 | 16+ | electronics | gadget battery jewellery
bright transition towel | 10-20 | 12+ | textile | practical
quick-lock elastic laces | 5-10 | 12+ | accessory | practical
electrolyte hydration powder | 8-16 | 16+ | food | food sugar
race day checklist slate | 10-20 | 14+ | stationery |
compression recovery calf sleeves | 15-30 | 16+ | clothing | clothing sized
endurance training handbook | 18-30 | 16+ | book | book
swim stroke video analysis | 60-120 | 16+ | class | experience
spiked acupressure mat | 20-40 | 16+ | wellness |
folding bike stool | 12-25 | 14+ | equipment | practical
finisher medal shadow frame | 20-40 | 12+ | decor |

# rugby
also: playing rugby, rugby union, rugby league, touch rugby, rugby fan, six nations, american football
near: football, football fans, gym
training rugby ball | 15-28 | 6+ | sports gear |
adjustable kicking cone* for rugby | 8-16 | 8+ | sports gear | plastic
padded scrum head guard | 25-50 | 7+ | safety gear | sized practical
shoulder-padded base top | 25-45 | 7+ | clothing | clothing sized
moulded mouthguard* with case | 8-16 | 7+ | safety gear | plastic practical
tackle bag shield | 35-70 | 10+ | sports gear | bulky
tag rugby ribbons | 10-20 | 6+ | sports gear |
heavyweight striped rugby top | 35-65 | 6+ | clothing | clothing sized
studs key* with spares | 4-9 | 10+ | tool | small-parts practical
reaction rebound ball | 10-20 | 8+ | sports gear |
rugby laws explained book | 8-15 | 10+ | book | book
test international tickets | 40-110 | 8+ | experience | experience
rugby wall fixture planner | 5-10 | 6+ | print |
international captain's memoir | 10-20 | 12+ | book | book

# cricket
also: playing cricket, cricketer, cricket fan, test cricket, the ashes, ipl, baseball, softball, rounders
near: football, tennis, golf
english willow cricket bat | 60-180 | 10+ | sports gear |
soft-ball garden cricket set | 15-30 | 4-12 | sports gear |
hand-stitched red cricket ball | 10-22 | 10+ | sports gear | leather
batting gloves* with split fingers | 18-45 | 8+ | sports gear | clothing sized leather
raw linseed oil* for bats | 5-10 | 14+ | tool | practical scent
spring-back practice stumps | 20-40 | 7+ | sports gear | practical
slip catching cradle net | 45-95 | 10+ | sports gear | bulky
bat grip cone* and sleeves | 6-14 | 12+ | accessory | practical
cricket scorebook | 5-12 | 10+ | stationery | practical
wide-brim umpire's sunhat | 15-28 | 8+ | clothing | clothing sized
dice cricket pocket game | 5-10 | 7+ | game | small-parts
cricketers' statistics yearbook | 20-45 | 12+ | book | book
county ground day tickets | 20-60 | 6+ | experience | experience
bowling coaching session | 25-55 | 8+ | class | experience
wheeled duffle* for cricket kit | 35-75 | 10+ | bag | practical

# volleyball
also: beach volleyball, playing volleyball, handball, frisbee, ultimate frisbee, disc golf
near: basketball, tennis, beach days
soft-touch indoor volleyball | 18-40 | 8+ | sports gear |
all-weather beach volleyball | 15-35 | 8+ | sports gear |
portable outdoor net* with poles | 50-120 | 10+ | sports gear | bulky
low-profile volleyball knee sleeves | 14-28 | 9+ | safety gear | clothing sized
spike training strap | 20-40 | 10+ | sports gear |
court boundary lines* in webbing | 15-30 | 10+ | sports gear | practical
finger support tape | 4-9 | 10+ | safety gear | practical
championship-weight flying disc | 8-15 | 8+ | sports gear | plastic
folding disc target basket | 45-110 | 8+ | sports gear | bulky
volleyball drills handbook | 12-22 | 12+ | book | book
sand-proof sports sunglasses | 18-40 | 10+ | accessory | practical
passing platform arm band | 10-20 | 9+ | sports gear |
balloon-light children's volleyball | 8-15 | 4-9 | sports gear |
beach volleyball clinic day | 30-70 | 10+ | class | experience
`
