export default `
# running
needs: legs effort
also: jogging, runner, parkrun, 5k runs, 10k runs, charity runs, charity run, fun runs, fun run, parkrun, park run, park runs
own: trail running = fell running, marathon = marathon running = marathons = half marathon, couch to 5k
near: hiking, cycling, triathlon
unfit: bag
drawstring bag* for running shoes | 8-15 | 6+ | bag |
running story* about never giving up | 8-14 | 7-13 | book | book
medal box* in wood with name | 18-32 | 6+ | storage | personalised
running t-shirt* with own name | 18-30 | 5+ | clothing | clothing sized personalised heart
sports watch* for young runners | 20-40 | 6-14 | electronics | gadget battery jewellery heart
breakfast* after the long run | 15-35 | 14+ | voucher | voucher food
runner's snack box* | 18-32 | 12+ | food | food nuts gluten dairy sugar
bath soak* for tired legs | 9-18 | 14+ | body care | scent heart
warm running hat* with light | 14-28 | 12+ | accessory | clothing gadget battery heart
heated foot warmer pillow | 30-55 | 16+ | wellness | gadget
sports massage voucher* for runners | 30-65 | 18+ | voucher | voucher experience heart
framed print* of their best race | 25-45 | 12+ | print | personalised sentimental heart
foam roller* with ridges | 15-30 | 14+ | wellness | practical
reflective running vest | 12-25 | 10+ | safety gear | clothing sized practical heart
chest light* for night runs | 20-40 | 12+ | lighting | gadget battery practical heart
blister-proof running socks | 12-22 | 10+ | clothing | clothing sized practical heart
bouncefree running belt | 15-30 | 12+ | accessory | clothing practical
hydration backpack* for runners | 45-90 | 14+ | equipment | practical sized
GPS running watch | 100-220 | 12+ | electronics | gadget battery jewellery
race medal display rack | 15-30 | 10+ | decor | heart
elastic lock shoelaces | 4-9 | 8+ | accessory | practical filler
race number magnets | 8-15 | 14+ | accessory | small-parts practical filler
bone-conduction sports headphones | 50-120 | 14+ | audio | gadget battery
anti-chafe balm stick | 6-12 | 14+ | body care | practical scent filler
handheld soft running flask | 10-20 | 12+ | equipment | practical plastic heart
massage ball duo | 8-15 | 14+ | wellness | practical filler
race entry voucher | 25-60 | 16+ | voucher | voucher experience
lightweight windproof running gilet | 35-70 | 14+ | outerwear | clothing sized heart
junior athletics spikes bag | 10-20 | 8-15 | bag | practical filler
festive fun run entry* | 8-22 | 6+ | experience | experience @christmas filler
foam roller* with grooves | 12-28 | 14+ | wellness | practical filler
running route poster* of your town | 15-35 | 12+ | print | personalised heart
clip-on running light* | 8-20 | 10+ | lighting | gadget battery practical
marathon training plan book* | 10-20 | 14+ | book | book filler
gait analysis session* | 25-60 | 14+ | experience | experience
blister-proof toe socks* | 8-18 | 12+ | clothing | clothing sized
runner's pocket belt* | 10-24 | 12+ | accessory | practical clothing
parkrun milestone charm* | 8-18 | 12+ | jewellery | jewellery filler
medal display shelf* | 15-35 | 8+ | furniture |
electrolyte tablets* | 5-12 | 14+ | drink | food filler
trail running weekend* | 90-220 | 18+ | travel | experience
cold weather running gloves* | 10-24 | 12+ | outerwear | clothing sized
running shop voucher* for shoes | 25-60 | 12+ | voucher | voucher heart
cushioned running socks* | 9-15 | 10+ | clothing | clothing heart
running cap* that breathes | 12-22 | 10+ | clothing | clothing heart
breathable running top* | 18-35 | 10+ | clothing | clothing sized filler
bright children's running shoes | 25-50 | 5-12 | footwear | clothing sized heart
children's fun run entry* | 8-20 | 5-12 | experience | experience heart
running stopwatch* on a cord | 8-18 | 7+ | electronics | gadget battery heart
junior running club term* | 25-60 | 6-15 | class | experience heart
personal best chart* with stars | 3-8 | 6-14 | print | filler
reflective snap armbands | 4-8 | 5+ | safety gear | filler
colour powder run tickets* | 15-30 | 6+ | experience | experience heart
towelling running headband | 5-12 | 6+ | clothing | clothing filler
running shorts* with pocket | 15-28 | 6+ | clothing | clothing sized filler
squeezy sports bottle | 5-12 | 6+ | equipment | plastic filler
running shoe keyring* | 5-10 | 6+ | accessory | merchandise filler
champion runners picture book* | 8-14 | 6-12 | book | book heart
funny running socks* for children | 5-12 | 5-12 | clothing | clothing
running dice* for silly dashes | 5-12 | 5-12 | game | small-parts filler
drawstring running bag* in neon | 8-15 | 6+ | bag | filler
five-kilometre finisher medal* to earn | 6-14 | 6+ | keepsake | filler
running film* about a champion | 8-15 | 8+ | film | screen
light-up wristband* for dusk | 6-12 | 6+ | safety gear | battery gadget filler
reflective slap bands* | 4-8 | 8+ | accessory | practical filler
shoe pouch* for keys | 4-9 | 12+ | accessory | practical filler
elastic no-tie laces* | 4-9 | 10+ | equipment | practical filler
runner's training log* | 6-11 | 12+ | stationery | filler
blister plasters tin* | 4-8 | 12+ | body care | practical filler
energy gels trio* | 4-9 | 16+ | food | food

# yoga
needs: legs effort
also: yoga practice, hatha yoga, vinyasa, ashtanga, yogi, hot yoga
near: gym, dance, running, pilates
unfit: event
massage voucher* for a quiet hour | 40-90 | 18+ | voucher | voucher experience heart
tea bottle* with strainer | 20-40 | 12+ | tableware | heart
aroma diffuser* in wood | 25-50 | 16+ | scent | scent gadget heart
herbal tea selection* in a box | 12-25 | 12+ | drink | food heart
soft wrap scarf* after yoga | 20-45 | 14+ | accessory | clothing heart
natural rubber yoga mat | 40-90 | 10+ | sports gear | practical eco heart
cork yoga block pair | 15-28 | 12+ | sports gear | practical eco
buckwheat meditation cushion | 30-55 | 14+ | wellness | eco
cotton yoga strap | 6-12 | 10+ | sports gear | practical filler
wooden yoga pose cards | 10-20 | 5+ | game |
microfibre yoga mat towel | 15-30 | 12+ | textile | practical plastic filler
shoulder sling* for yoga mats | 8-15 | 12+ | bag | practical
grip-sole yoga socks | 8-15 | 12+ | clothing | clothing sized plastic filler
yoga bolster* in organic cotton | 40-70 | 14+ | wellness | eco bulky heart
yoga anatomy guide | 14-24 | 16+ | book | book filler
aromatic mat cleansing spray | 8-14 | 14+ | body care | scent filler
hammered singing bowl | 20-45 | 14+ | wellness | noisy religious
lavender eye pillow | 10-18 | 14+ | wellness | scent heart
weekend yoga retreat | 150-280 | 18+ | experience | experience
children's animal yoga dice | 8-14 | 4-9 | game | small-parts
headstand training bench | 50-90 | 18+ | sports gear | bulky filler
new year yoga challenge pass* | 25-60 | 16+ | voucher | voucher experience @christmas filler
printed sun salutation chart | 2-6 | 8+ | print | filler
meditation bolster cushion* | 25-50 | 14+ | home | bulky
yoga sequence cards* | 10-20 | 12+ | game |
studio class pass* | 30-80 | 14+ | voucher | voucher experience heart
cork balance blocks* | 10-24 | 12+ | equipment | eco filler
cotton mat strap* | 6-14 | 12+ | accessory | practical filler
anatomy guide* for yogis | 12-25 | 14+ | book | book filler
non-slip practice socks* | 8-15 | 12+ | clothing | clothing sized plastic filler
ring bell chime* for meditation | 12-28 | 12+ | instrument | filler
children's yoga mat* with animals | 14-28 | 3-11 | sports gear | heart
yoga story book* for children | 7-14 | 3-10 | book | book heart
children's yoga class term* | 25-60 | 4-12 | class | experience
breathing ball* that opens wide | 8-16 | 3-14 | toy | plastic
animal pose cards* for little yogis | 8-15 | 3-9 | game |
stretchy yoga leggings | 15-35 | 4+ | clothing | clothing sized
parent and child yoga morning* | 15-35 | 3-12 | experience | experience heart
yoga pose stickers* | 4-8 | 5-12 | stationery | filler
mindful colouring book* | 5-12 | 6+ | book | book filler
yoga board game* with poses | 15-30 | 5-14 | board game |
glitter calm jar* to shake | 6-14 | 3-12 | toy | plastic filler
yoga frog figures* in poses | 8-18 | 6+ | decor | filler
yoga mat bag* in bright cotton | 12-24 | 6+ | bag | heart
soft yoga blanket* for relaxing | 20-40 | 6+ | textile | heart
yoga lotus wall print* | 10-22 | 8+ | print | filler
yoga wheel* for backbends | 20-40 | 14+ | sports gear |
outdoor yoga morning tickets* | 15-35 | 16+ | experience | experience heart
children's yoga cushion* | 15-30 | 4-12 | textile |
yoga adventures film* for children | 8-15 | 4-12 | film | screen
balance stepping stones* | 18-38 | 4-12 | sports gear |
yoga T-shirt* with a sloth | 14-28 | 5+ | clothing | clothing sized merchandise filler
mandala string art kit* | 10-22 | 8+ | craft kit | filler
rainbow yoga strap* | 6-14 | 8+ | sports gear | filler
lotus flower night light* | 14-28 | 5+ | lighting | gadget battery filler
meditation chime bar* | 12-28 | 8+ | instrument | noisy
yoga strap* in cotton | 5-10 | 12+ | equipment | practical
yoga pose cards* | 7-12 | 12+ | game |
mat cleaning spray* | 5-10 | 14+ | equipment | scent filler
yoga toe socks* | 6-11 | 12+ | clothing | clothing sized filler
incense-free palo candle* | 6-12 | 18+ | home | scent fire filler

# football
needs: legs effort
also: soccer, playing football, football training, footballer, playing soccer, kicking a ball, football team
own: goalkeeper = goalkeeping = playing in goal, five-a-side = futsal, walking football
near: football fans, running, sports video games
from 35: football fans
drinking bottle* with own name | 15-30 | 6+ | equipment | personalised heart
duvet cover* of their club | 25-45 | 5-15 | textile | merchandise heart
sports shop voucher* | 20-60 | 8+ | voucher | voucher heart
percussive massage gun | 50-120 | 16+ | wellness | gadget battery noisy
size five training football | 15-30 | 9+ | sports gear | filler
pop-up football goals | 20-45 | 5-16 | sports gear | bulky
knee-high football socks* in bright stripes | 7-13 | 5+ | clothing | clothing filler
football comic annual* | 8-14 | 6-13 | book | book heart
reaction ball* for quick feet | 8-15 | 7+ | equipment |
match whistle* on a cord | 5-10 | 7+ | equipment | noisy filler
training tunnel hoops* for dribbling | 12-22 | 5-14 | equipment |
local club season ticket* | 60-180 | 6+ | subscription | subscription experience
rolled goal net* for the park | 14-28 | 6+ | outdoor gear |
elasticated solo kick tether | 10-20 | 6-15 | sports gear |
agility ladder* and cones | 12-25 | 7+ | sports gear | plastic practical
goalkeeper gloves* with finger spines | 18-45 | 7+ | sports gear | clothing sized filler
football rebound net | 50-110 | 7+ | sports gear | bulky heart
lightweight shin pads | 8-15 | 6+ | safety gear | practical sized
grip football socks | 8-15 | 9+ | clothing | clothing sized filler
ventilated football boot bag | 10-20 | 7+ | bag | practical
dual-action ball pump | 6-12 | 8+ | tool | practical filler
tactics board* for coaches | 14-28 | 12+ | equipment | small-parts practical filler
indoor hover disc* for football | 10-18 | 4-10 | toy | gadget battery heart
football tricks handbook | 8-15 | 7-15 | book | book
target sheet* for goal practice | 15-35 | 7-15 | sports gear |
summer football camp place | 80-180 | 6-16 | class | experience
football flip-over tabletop game | 15-30 | 6-14 | board game | small-parts
training disc cones | 5-10 | 5+ | sports gear | plastic practical filler
captain's armband | 4-8 | 6+ | accessory | clothing filler
birthday five-a-side pitch hire* | 30-70 | 6+ | experience | experience @birthday
skills academy voucher* | 25-60 | 6-17 | voucher | voucher experience
foam mini ball* for indoors | 4-10 | 3-12 | toy | filler
football mouthguard case* | 5-12 | 8+ | storage | practical filler
five-a-side kit bibs* | 12-26 | 8+ | clothing | clothing
world football atlas | 14-28 | 8+ | book | book heart
match scorebook* for coaches | 5-12 | 12+ | stationery | filler
crossbar target rings* | 10-24 | 8+ | equipment |
warming muscle balm* | 6-14 | 16+ | body care | scent filler
stadium tour tickets* | 30-60 | 6+ | experience | experience heart
table football game* | 30-80 | 6+ | game | bulky
football tactics magnets* | 8-18 | 10+ | game | small-parts filler
goalkeeper diving mat* | 35-80 | 10+ | sports gear | bulky filler
thermal training base layer* | 15-32 | 8+ | outerwear | clothing sized filler
half-time water carrier* | 12-26 | 10+ | tableware | practical plastic filler
football quiz cards* | 6-14 | 8+ | puzzle | heart
grippy football laces* | 3-8 | 6-17 | accessory | filler
footballer's ankle ice wrap* | 10-22 | 12+ | wellness | practical filler
goalkeeper training gloves* | 15-35 | 6+ | sports gear | sized clothing filler
passing drill cones* | 8-18 | 6+ | sports gear | plastic filler
ball air pressure gauge* | 6-14 | 10+ | tool | practical filler
football skills camp day* | 25-60 | 5-16 | class | experience
muddy boot scraper* | 12-25 | 10+ | equipment | practical filler
football biography* of a legend | 10-20 | 10+ | book | book heart
five-a-side pitch hire* | 25-60 | 14+ | experience | experience heart
shin pad sleeves* | 6-14 | 6+ | clothing | clothing sized filler
thermal training gloves* with grip | 8-18 | 6+ | accessory | clothing filler
stadium cushion* for the touchline | 10-22 | 18+ | textile | practical filler
team photo frame* | 8-18 | 6+ | decor | filler
boot bag* with ventilation | 10-20 | 6+ | bag | practical filler
indoor foam football* | 8-15 | 4-12 | toy |
keepy-uppy counter ball* | 15-32 | 6-14 | sports gear | gadget battery
grass stain remover bar* | 4-9 | 14+ | equipment | practical filler
stadium sketch print | 12-28 | 8+ | print | filler
referee notebook and cards* | 5-12 | 8+ | game | filler
sports hall indoor shoes* | 30-70 | 6+ | footwear | clothing sized filler
team talk notebook* | 6-14 | 10+ | stationery | filler
women's football history book | 12-25 | 10+ | book | book
match football* in bright colours | 12-22 | 5+ | sports gear | heart
football boots voucher* | 25-60 | 6-17 | voucher | voucher heart
football shirt* of their team | 35-70 | 4+ | clothing | clothing sized heart
football training kit* with shorts | 22-40 | 5-16 | clothing | clothing sized
small goal* for the garden | 25-50 | 3-14 | sports gear | bulky heart
football story book* | 6-12 | 6-13 | book | book
toddler football* in soft foam | 5-12 | 1-4 | toy |
two little goals* with a ball | 15-30 | 2-7 | toy | heart
toddler football class* | 20-50 | 2-4 | class | experience
toddler football kit* in team colours | 15-30 | 1-4 | clothing | clothing sized
football board book* with flaps | 6-10 | 1-4 | book | book
plush football* with a bell | 8-15 | 0-4 | toy | noisy
football picture book* for little ones | 6-12 | 2-6 | book | book heart
tabletop finger football* | 5-12 | 3-10 | toy |
wooden skittle footballers* | 12-25 | 2-7 | toy |
football cuddly bear* with scarf | 12-22 | 1-8 | toy | heart
football stickers* for little hands | 3-6 | 3-7 | stationery | filler
football jigsaw* with big pieces | 6-14 | 3-6 | puzzle | small-parts
ride-on ball pit goal* | 20-45 | 2-6 | toy | bulky plastic
football socks* in team colours | 6-11 | 6+ | clothing | clothing sized filler
football trump cards* | 4-8 | 6-14 | game |
football sticker packs* | 3-7 | 6-13 | stationery |
football water bottle* | 6-11 | 5-14 | equipment | filler
boot bag* with string | 6-11 | 6+ | bag | practical filler
football whistle* and cards | 4-8 | 8+ | equipment | noisy filler

# cycling
needs: legs effort
also: bike, biking, bikes, road cycling, cyclist, riding his bike, riding her bike, riding bikes, bicycle, bike rides, cycling to work
own: e-bikes, spinning classes, cycle touring, tour de france = le tour de france = tour de france on tv
near: running, triathlon
cycling socks* in bright stripes | 7-14 | 7+ | clothing | clothing heart
bicycle pizza cutter* | 10-20 | 16+ | kitchenware | heart
sports massage session* | 30-65 | 18+ | wellness | experience heart
padded cycling bib shorts | 45-90 | 14+ | clothing | clothing sized practical
rechargeable bike lights | 20-45 | 8+ | lighting | gadget battery practical filler
GPS bike computer | 90-220 | 14+ | electronics | gadget battery screen
folding hex keys* for bikes | 10-22 | 12+ | tool | practical
saddlebag* with tyre levers | 18-35 | 12+ | bag | practical
tubeless puncture repair plugs | 10-22 | 14+ | tool | practical filler
brass bicycle bell | 12-28 | 6+ | accessory | noisy practical heart
track pump* with gauge | 25-50 | 12+ | tool | practical
convertible cycling arm warmers | 18-35 | 14+ | clothing | clothing sized
wall-mounted bike hanger | 22-50 | 14+ | storage | practical
bike cleaning brushes | 12-25 | 12+ | tool | practical filler
insulated cycling bottle | 12-22 | 8+ | equipment | practical heart
folding bike lock | 35-75 | 12+ | safety gear | practical
handlebar phone mount | 15-30 | 14+ | accessory | practical filler
spoke beads* for wheels | 4-9 | 4-12 | accessory | small-parts plastic noisy filler
handlebar basket* for children | 12-25 | 4-10 | accessory | practical
turbo trainer* for winter | 130-260 | 16+ | sports gear | gadget bulky
famous climbs cycling atlas | 18-30 | 14+ | book | book heart
bike maintenance class | 35-70 | 14+ | class | experience
reflective ankle bands | 5-10 | 10+ | safety gear | practical filler
glueless puncture patches | 3-7 | 12+ | tool | practical filler
bar end mirror* | 8-18 | 12+ | accessory | practical filler
windproof cycling gilet* | 30-60 | 14+ | outerwear | clothing sized
chain wear gauge | 6-14 | 14+ | tool | practical filler
energy chews* for long rides | 5-12 | 12+ | food | food sugar filler
merino cycling neck tube* | 12-26 | 12+ | clothing | clothing wool
velodrome taster session* | 25-50 | 12+ | experience | experience
legendary stages picture book* | 18-35 | 12+ | book | book
portable bike repair stand | 45-110 | 14+ | equipment | bulky practical heart
rear pannier bag* | 25-60 | 14+ | bag | practical
chain lubricant* for all weathers | 6-14 | 14+ | home | practical filler
race cap* in cotton | 8-15 | 10+ | clothing | clothing
cycling café stop map | 10-20 | 14+ | print | filler
bikepacking weekend tour* | 90-220 | 18+ | travel | experience
heart rate chest band | 25-55 | 14+ | wellness | gadget battery sized filler
bicycle cog desk clock* | 15-35 | 12+ | decor | battery filler
warm overshoes* for winter | 18-40 | 12+ | footwear | clothing sized filler
silicone light mounts* for bikes | 6-14 | 12+ | equipment | practical filler
cyclist's phone wallet* | 15-35 | 14+ | tool | practical filler
winter cycling cap* | 14-28 | 12+ | clothing | clothing
canvas bar bag* for rides | 25-55 | 14+ | bag | practical
bike wash brush bundle* | 12-28 | 14+ | tool | practical filler
puncture repair tin* | 4-10 | 10+ | tool | practical filler
cycling climbs route book* | 14-28 | 14+ | book | book
velodrome spectator tickets* | 20-60 | 8+ | experience | experience filler
home bike service voucher* | 30-70 | 16+ | voucher | voucher
recycled chain keyring* | 8-15 | 12+ | accessory | eco filler
energy bar baking mix* | 8-15 | 12+ | food | food gluten sugar nuts filler
anti-chafing balm* | 8-18 | 16+ | body care | practical filler
cycling film evening tickets | 8-20 | 12+ | experience | experience filler
bike frame paint pens* | 8-15 | 8+ | art supplies | filler
reflective rucksack cover* | 8-18 | 8+ | safety gear | practical filler
bell* with a compass | 8-18 | 8+ | accessory | practical filler
spoke reflector sticks* | 4-9 | 6+ | safety gear | practical filler
leather saddle care tin* | 8-15 | 16+ | equipment | leather practical filler
stage race viewing day* | 30-90 | 14+ | experience | experience
vintage cycling jersey* | 35-80 | 14+ | clothing | clothing sized
coffee ride breakfast* for friends | 15-45 | 16+ | food | food caffeine gluten
cycling magazine subscription* | 25-55 | 14+ | subscription | subscription
framed map* of a favourite ride | 25-60 | 14+ | keepsake | personalised sentimental heart
retro cycling art print | 12-32 | 12+ | print | heart
e-bike trial weekend* | 60-160 | 18+ | travel | experience gadget
cyclist's leg massage* | 35-70 | 18+ | wellness | experience
road racing board game | 25-55 | 10+ | board game |
espresso cups* with cyclists | 16-34 | 14+ | tableware | caffeine filler
champion cyclist's autobiography | 10-22 | 14+ | book | book heart
cycling jersey* in a classic design | 35-65 | 12+ | clothing | clothing sized heart
padded cycling gloves* | 12-22 | 8+ | clothing | clothing
pocket bike tool* in steel | 9-15 | 12+ | tool | heart
bike bottle* with cage | 9-15 | 8+ | equipment |
bike shop voucher* | 20-50 | 10+ | voucher | voucher heart
child's bike bell* and streamers | 6-12 | 3-9 | accessory | heart
children's bike* with gears | 150-350 | 6-12 | vehicle | bulky
child's bike helmet* with animals | 18-35 | 3-10 | safety gear | sized
family bike ride picnic* | 15-35 | 4+ | experience | experience food dairy gluten
bike stickers* for the frame | 4-8 | 4-12 | stationery | filler
front bag* for a child's bike | 12-24 | 4-12 | bag | heart
spinning bike windmill* | 4-9 | 3-9 | toy | plastic filler
bike obstacle course cones* | 8-16 | 4-12 | sports gear | plastic
cycling skills day* for children | 20-45 | 5-12 | class | experience
junior bike speedometer | 12-25 | 7-12 | electronics | gadget battery heart
wheel lights* in rainbow colours | 8-16 | 5+ | lighting | gadget battery heart
picture book* about a bike ride | 6-12 | 2-8 | book | book
child's cycling gloves | 8-16 | 4-11 | clothing | clothing sized
bicycle t-shirt* | 12-25 | 4+ | clothing | clothing sized merchandise filler
bicycle jigsaw puzzle | 8-18 | 6+ | puzzle | small-parts filler
bike chain bracelet* | 8-18 | 10+ | jewellery | jewellery filler
puncture repair kit* in a tin | 3-7 | 9+ | tool | practical
bicycle bell* in brass | 6-12 | 8+ | accessory | noisy
reflective spoke clips* | 4-8 | 8+ | accessory | practical filler
waterproof saddle cover* | 4-9 | 12+ | accessory | practical filler
cyclist's cafe mug* | 8-12 | 12+ | tableware | merchandise filler
tyre levers* trio | 3-7 | 12+ | tool | practical filler
bicycle keyring tool* | 5-10 | 12+ | tool | practical filler

# gym
needs: legs effort
also: weight training, weightlifting, weight lifting, fitness, working out, lifting weights, strength training, workouts, circuit training, fitness classes, keep-fit classes, gym rat, gym bunny
own: crossfit, bodybuilding
near: yoga, running, martial arts, boxing
unfit: event
foot and leg recovery bath* | 9-18 | 14+ | body care | scent
insulated water bottle* with own name | 18-32 | 8+ | equipment | personalised heart
snack box* with plenty of protein | 18-35 | 14+ | food | food nuts dairy gluten sugar
cookbook* for sporty eating | 16-28 | 14+ | book | book heart
sports shop gift card* | 20-60 | 12+ | voucher | voucher heart
adjustable dumbbells | 90-240 | 16+ | sports gear | bulky
leather lifting strap* pair | 15-30 | 16+ | sports gear | leather practical filler
knurled grip strengthener | 8-18 | 14+ | sports gear | practical filler
loop resistance bands | 10-22 | 14+ | sports gear | practical filler
cast iron kettlebell | 30-65 | 16+ | sports gear | bulky
liquid chalk bottle | 8-14 | 16+ | sports gear | practical filler
percussive massage gun | 50-120 | 16+ | wellness | gadget battery noisy heart
doorway pull-up bar | 25-50 | 16+ | sports gear | bulky
separate-compartment gym holdall | 35-70 | 14+ | bag | practical heart
stainless protein shaker | 12-25 | 16+ | equipment | practical heart
weighted speed rope | 12-28 | 14+ | sports gear | practical
strength training logbook | 8-15 | 14+ | stationery | practical
ab roller wheel | 15-28 | 16+ | sports gear | practical
suspension workout slings | 40-95 | 16+ | sports gear | practical
knee sleeves* for squats | 25-50 | 16+ | sports gear | clothing sized filler
wooden gymnastic rings | 28-50 | 14+ | sports gear | practical
sweat-wicking training tank | 15-30 | 14+ | clothing | clothing sized filler
personal training session | 35-70 | 16+ | class | experience heart
barbell technique book | 18-30 | 16+ | book | book
callus smoothing stone | 5-10 | 16+ | body care | practical filler
lifting straps* | 6-16 | 16+ | accessory | practical filler
sports massage session* | 30-65 | 18+ | wellness | experience heart
protein pancake mix* | 6-16 | 16+ | food | food gluten dairy egg filler
quick-dry gym towel* | 8-18 | 14+ | textile | practical filler
adjustable kettlebell | 45-120 | 16+ | home | bulky
anatomy of strength book* | 12-26 | 16+ | book | book
cotton lifting straps* | 8-15 | 14+ | accessory |
children's climbing and balance set* | 40-90 | 4-11 | sports gear | bulky
junior exercise band set* | 8-15 | 8-15 | sports gear |
family fitness dice | 6-12 | 6+ | game | small-parts filler
skipping rope* with a counter | 8-18 | 7+ | sports gear |
light foam hand weights* | 8-16 | 10+ | sports gear | filler
workout t-shirt* that breathes | 15-28 | 8+ | clothing | clothing sized merchandise
drawstring gym sack | 6-14 | 6+ | bag | filler
leakproof gym bottle | 8-18 | 8+ | equipment | heart
agility ladder* for the garden | 12-22 | 6+ | sports gear |
junior gym session pass* | 10-30 | 8-16 | voucher | voucher experience heart
fitness activity cards* | 6-14 | 7+ | game | filler
padded training gloves | 12-25 | 14+ | accessory | clothing sized filler
gym towel* with zip pocket | 10-20 | 14+ | textile | heart
peanut butter protein bars* | 10-20 | 14+ | food | food nuts sugar dairy heart
gym month pass* | 25-60 | 16+ | voucher | voucher experience
kettlebell class block* | 30-70 | 16+ | class | experience filler
foam yoga mat* for stretching | 15-30 | 10+ | sports gear | bulky filler
weightlifting bar keyring* | 5-10 | 10+ | accessory | merchandise filler
children's gymnastic bar* for doorways | 25-50 | 5-12 | sports gear | bulky heart
weighted toy kettlebell* in foam | 8-18 | 5-11 | toy | filler
strong superhero story book* | 7-13 | 6-11 | book | book
balance ball* for bouncing exercise | 10-22 | 6+ | sports gear | plastic
junior boxing pads* for fitness | 15-32 | 7-17 | sports gear | heart
headband and wristbands set* | 6-14 | 7+ | clothing | clothing filler
sports hoodie* with thumb holes | 22-45 | 8+ | clothing | clothing sized filler
sports watch* with step counter | 25-60 | 7+ | electronics | gadget battery jewellery heart
climbing rope* for strong arms | 20-45 | 6+ | sports gear |
lifting chalk block* | 4-8 | 16+ | sports gear | filler
gym workout diary* | 5-10 | 14+ | stationery | filler
shaker bottle* with compartment | 6-12 | 14+ | equipment | plastic filler
protein bars trio* | 5-9 | 16+ | food | food dairy nuts sugar filler

# tennis
needs: legs effort
also: playing tennis, racket sports, racquet sports
near: padel and pickleball, running, badminton, table tennis
polo shirt* for the court | 25-45 | 8+ | clothing | clothing sized
drinks bottle* with tennis ball | 12-22 | 5+ | equipment | heart
legends of tennis book* | 18-35 | 12+ | book | book heart
tennis tournament tickets* | 25-80 | 8+ | experience | experience heart
towel* with tennis embroidery | 15-28 | 8+ | textile | personalised heart
tennis bracelet* in silver | 25-60 | 14+ | jewellery | jewellery heart
tennis shop voucher* | 20-60 | 8+ | voucher | voucher heart
sports bag* for tennis clothes | 30-60 | 10+ | bag | heart
pressurised tennis balls | 6-12 | 8+ | sports gear | heart
overgrip tape reel | 6-14 | 10+ | accessory | practical effort filler
vibration dampeners* for strings | 4-9 | 8+ | accessory | practical filler
tethered tennis rebounder | 18-35 | 7+ | sports gear |
tennis ball pick-up basket | 22-40 | 12+ | equipment | practical filler
graphite tennis racket | 60-160 | 12+ | sports gear |
pint-sized racket* for tennis | 18-35 | 4-11 | sports gear | heart
towelling wristbands | 6-12 | 8+ | accessory | clothing filler
retractable ping pong net | 12-25 | 7+ | sports gear | practical filler
feather shuttlecocks | 10-22 | 10+ | sports gear | filler
pop-up badminton net | 35-70 | 8+ | sports gear | bulky filler
padel bat* for beginners | 45-90 | 12+ | sports gear | filler
racket backpack* with cover | 30-60 | 10+ | bag | practical
chilled towel* for changeovers | 8-15 | 10+ | textile | practical filler
tennis coaching lesson | 30-60 | 6+ | class | experience heart
inner game psychology book | 10-18 | 14+ | book | book filler
grand slam day tickets | 60-180 | 8+ | experience | experience heart
precision serve target cones | 8-15 | 6+ | sports gear | plastic filler
soft foam tennis balls* | 5-10 | 3-10 | sports gear |
children's tennis net* | 20-40 | 4-12 | sports gear | bulky
tennis dress or shorts* for children | 15-30 | 4-12 | clothing | clothing sized filler
tennis ball keyring* | 4-8 | 6+ | accessory | merchandise filler
tennis camp week* | 80-180 | 6-16 | class | experience heart
white tennis cap* | 10-20 | 6+ | clothing | clothing filler
champion's tennis story book* | 8-15 | 7-14 | book | book
tennis socks* trio | 8-15 | 6+ | clothing | clothing heart
rebound net* for the garden | 40-80 | 6+ | sports gear | bulky
giant tennis ball* | 8-16 | 4+ | toy | bulky
wooden bat and ball game* | 10-20 | 4+ | toy | filler
court chalk lines kit* | 8-18 | 6+ | outdoor gear | filler
tennis video game | 25-50 | 7+ | video game | screen
tennis court print* | 12-25 | 8+ | print | filler
tennis racket voucher* | 25-60 | 6+ | voucher | voucher
tennis comic* | 7-13 | 7-13 | book | book
beach tennis set* | 12-28 | 6+ | sports gear |
tennis shoes* for children | 25-50 | 5-12 | footwear | clothing sized
swing ball practice trainer* | 18-38 | 5+ | sports gear |
tennis towel* with racket stitching | 8-18 | 8+ | textile | filler
tennis calendar* of great courts | 9-16 | 10+ | stationery | filler
strawberries and cream afternoon* | 15-40 | 6+ | experience | experience food dairy sugar heart
tennis visor* | 8-18 | 6+ | clothing | clothing heart
used tennis ball dog toy set* | 6-14 | 8+ | pet | pet filler
overgrip pack* | 5-10 | 9+ | sports gear | practical
tube of match balls* | 6-10 | 8+ | sports gear | heart
vibration dampeners* | 3-7 | 9+ | sports gear | filler
tennis sweatbands* | 4-9 | 8+ | accessory | clothing filler
tennis keyring* | 3-7 | 7+ | accessory | filler

# golf
needs: legs effort
also: golfing, golfer, playing golf, driving range, golf course, pitch and putt
own: crazy golf = mini golf
near: tennis, bowls
laser distance rangefinder | 90-220 | 14+ | electronics | gadget battery of:golf heart
return putting mat | 25-60 | 8+ | sports gear | practical heart
ball alignment stencil | 5-10 | 12+ | tool | practical plastic of:golf filler
magnetic divot repair tool | 8-15 | 12+ | tool | small-parts practical of:golf
soft cabretta golf glove | 12-25 | 12+ | accessory | clothing sized leather of:golf heart
waterproof golf trousers | 45-95 | 14+ | clothing | clothing sized of:golf filler
chipping practice net | 20-45 | 8+ | sports gear | practical of:golf
biodegradable wooden golf pegs | 5-10 | 8+ | sports gear | eco of:golf filler
club cleaning brush | 8-15 | 12+ | tool | practical of:golf filler
double-canopy golf umbrella | 25-50 | 12+ | accessory | practical of:golf
knitted club head covers* | 18-40 | 14+ | accessory | wool of:golf heart
impact tape* for club faces | 6-12 | 14+ | tool | practical of:golf filler
weighted swing trainer | 25-60 | 14+ | sports gear | practical of:golf
leather scorecard holder | 15-30 | 14+ | accessory | leather practical of:golf
golf short game manual | 14-24 | 14+ | book | book of:golf
championship golf course print | 20-45 | 14+ | print | of:golf
junior starter golf clubs | 45-90 | 5-11 | sports gear | bulky of:golf heart
round of golf voucher | 30-90 | 14+ | voucher | voucher experience of:golf heart
indoor putting obstacle game | 15-30 | 5+ | game | plastic
golf break* for a couple | 140-320 | 18+ | travel | experience romantic @anniversary of:golf heart
divot tool* with ball marker | 6-16 | 10+ | tool | practical of:golf filler
indoor putting mat | 20-55 | 10+ | equipment | bulky
golf course coffee-table book* | 18-38 | 14+ | book | book of:golf heart
golf history biography* | 12-24 | 14+ | book | book of:golf
waterproof golf jacket* | 40-95 | 14+ | outerwear | clothing sized of:golf filler
alignment sticks* | 6-16 | 12+ | accessory | practical of:golf filler
pro lesson on the range* | 30-65 | 10+ | class | experience of:golf heart
crazy golf evening* for friends | 10-30 | 6+ | voucher | voucher experience
club cleaning kit* | 10-22 | 12+ | home | practical of:golf filler
golfer's scorecard wallet* | 10-24 | 14+ | stationery | of:golf
sleeve of golf balls* | 8-15 | 8+ | sports gear | of:golf heart
leather-look scorecard holder* | 8-15 | 12+ | stationery | filler
child's plastic golf set* | 12-25 | 2-6 | toy | plastic heart
indoor crazy golf obstacles* | 15-30 | 4-14 | game | heart
junior golf lesson | 20-45 | 5-15 | class | experience of:golf heart
driving range ball card* | 10-25 | 6+ | voucher | voucher experience of:golf heart
putting cup* with ball return | 15-30 | 6+ | sports gear | plastic
golf cap* for children | 8-16 | 5-12 | clothing | clothing of:golf
animal club cover* | 12-24 | 5+ | accessory | of:golf heart
finger golf game* for the table | 8-18 | 5+ | game |
foam practice golf balls* | 6-12 | 5+ | sports gear | of:golf
golf video game | 25-50 | 7+ | video game | screen of:golf
golf joke book | 6-12 | 8+ | book | book of:golf filler
child's golf glove | 8-15 | 6-12 | accessory | clothing sized of:golf filler
golf card game* | 8-15 | 8+ | game | of:golf filler
golf ball marker* in enamel | 6-12 | 8+ | accessory | small-parts of:golf filler
golf towel* with clip | 7-15 | 10+ | textile | of:golf
golf club voucher* | 25-60 | 10+ | voucher | voucher of:golf heart
junior golf bag* | 35-75 | 5-13 | bag | of:golf heart
golf storybook* about a mole | 6-12 | 4-10 | book | book of:golf
ball marker* with hat clip | 5-10 | 12+ | accessory | small-parts
bamboo tees* in a pouch | 4-9 | 10+ | sports gear | clothing
golf ball sleeve* of three | 6-11 | 12+ | sports gear | heart
pitch repair tool* | 4-9 | 14+ | tool | practical filler
golfer's tea towel* | 6-11 | 20+ | textile | filler

# climbing
needs: legs effort hands
also: rock climbing, climber
own: bouldering = indoor climbing = climbing wall, mountaineering = alpinism
near: hiking, gym, camping
warm fleece hat* for climbers | 15-28 | 8+ | accessory | clothing heart
brush set* for climbing holds | 8-16 | 10+ | sports gear | practical
outdoor shop voucher* for climbers | 20-60 | 10+ | voucher | voucher heart
picture book* of great mountains | 25-45 | 12+ | book | book heart
climbing hall voucher* | 20-50 | 6+ | voucher | voucher experience heart
soft-lined chalk bag | 15-30 | 8+ | sports gear | practical of:climbing of:bouldering heart
chalk ball refill | 4-9 | 8+ | sports gear | practical of:climbing of:bouldering filler
tough-bristle hold brush | 6-14 | 10+ | tool | practical of:climbing of:bouldering filler
wooden hangboard | 45-95 | 16+ | sports gear | practical of:climbing of:bouldering heart
finger tape rolls | 5-10 | 12+ | safety gear | practical of:climbing of:bouldering
climber's skin balm | 8-15 | 12+ | body care | scent heart
belay glasses | 30-65 | 14+ | equipment | practical of:mountaineering of:climbing
folding bouldering crash pad | 130-240 | 14+ | sports gear | bulky
sling-and-carabiner keyring | 5-12 | 8+ | accessory | of:mountaineering filler
climbing rope tarp | 25-50 | 14+ | bag | practical of:mountaineering of:climbing filler
finger resistance rings | 6-14 | 12+ | sports gear | practical of:climbing of:bouldering filler
mountaineering expedition memoir | 10-18 | 14+ | book | book of:mountaineering heart
climbing technique training book | 18-30 | 14+ | book | book
stretch climbing trousers | 45-90 | 10+ | clothing | clothing sized
bolt-on children's wall holds | 25-50 | 4-12 | sports gear | plastic of:bouldering of:climbing filler
indoor climbing taster | 20-45 | 6+ | experience | experience of:climbing of:bouldering heart
bouldering gym punch pass | 50-110 | 10+ | voucher | voucher experience heart
upcycled climbing rope mat | 30-60 | 14+ | home | eco of:mountaineering of:climbing filler
doorway rope ladder | 18-35 | 4-12 | toy | of:climbing of:bouldering
climbing harness | 40-75 | 8+ | safety gear | of:mountaineering of:climbing
climbing shoes voucher* | 30-70 | 8+ | voucher | voucher heart
screw-gate carabiner pair* | 9-18 | 12+ | equipment | of:mountaineering of:climbing
climbing guidebook* to near crags | 18-32 | 14+ | book | book of:mountaineering of:climbing
child's climbing shoes* | 25-45 | 5-12 | footwear | clothing sized
climbing wall party* | 15-40 | 5-14 | experience | experience @birthday
animal chalk bag* | 15-28 | 5-14 | sports gear | of:climbing of:bouldering heart
climbing rope bracelet* | 6-14 | 8+ | jewellery | jewellery filler
wooden climbing triangle | 70-160 | 1-6 | toy | bulky
climbing game cards* for the wall | 8-16 | 6+ | game | of:climbing of:bouldering filler
climbing course* for children | 40-90 | 5-12 | class | experience heart
climbing t-shirt* | 15-30 | 6+ | clothing | clothing sized merchandise filler
climbing film tickets* | 8-18 | 8+ | experience | experience filler
famous climbers picture book* | 8-16 | 6-13 | book | book
hanging rope* with knots | 15-35 | 4-12 | outdoor gear | garden
treetop ropes course tickets* | 18-40 | 6+ | experience | experience
mountain knot practice rope* | 5-12 | 7+ | equipment | filler
climber ornament* for a shelf | 10-22 | 8+ | decor | merchandise filler
climbing enamel mug* | 9-16 | 8+ | tableware | merchandise filler
climbing helmet* for children | 25-45 | 5-12 | safety gear | sized of:climbing of:mountaineering filler

# basketball
needs: legs effort
also: playing basketball, shooting hoops, hoops, streetball
own: nba = basketball fan, wnba
near: sneakers, sports fans, gym
basketball legends book* with photographs | 18-35 | 10+ | book | book
socks trio* with basketballs | 10-20 | 5+ | clothing | clothing
cap* of a favourite basketball team | 18-32 | 6+ | accessory | clothing merchandise heart
basketball bin* for the bedroom wall | 14-28 | 6+ | toy | heart
sports bottle* in basketball design | 12-22 | 5+ | equipment | heart
basketball lamp* with player name | 25-45 | 5+ | lighting | gadget battery personalised heart
basketball hoodie | 30-55 | 6+ | clothing | clothing sized heart
composite indoor basketball | 25-50 | 8+ | sports gear | heart
over-the-door mini backboard | 18-35 | 5+ | sports gear | noisy heart
adjustable driveway hoop | 120-260 | 8+ | sports gear | bulky
dribbling goggles | 8-15 | 8+ | sports gear | plastic of:basketball filler
silent foam dribble ball* | 20-40 | 6+ | sports gear | of:basketball filler
compression arm sleeve | 8-15 | 10+ | accessory | clothing sized of:basketball filler
heavy control training ball | 25-45 | 12+ | sports gear | of:basketball filler
chain replacement hoop net | 10-20 | 10+ | sports gear | noisy filler
player number jersey | 40-90 | 6+ | clothing | clothing sized heart
shooting form hand strap | 10-20 | 8+ | sports gear | of:basketball filler
double-sided coach's whiteboard | 15-28 | 12+ | equipment | practical of:basketball filler
basketball-carrying backpack | 25-50 | 8+ | bag | practical heart
legendary seasons coaching book | 12-22 | 12+ | book | book
framed court blueprint | 18-40 | 10+ | print |
needle pump* for basketballs | 6-12 | 8+ | tool | practical of:basketball filler
dribble drill floor markers | 8-15 | 6+ | sports gear | plastic of:basketball filler
basketball camp week | 90-200 | 7-15 | class | experience of:basketball
knee pads* with honeycomb padding | 14-28 | 8+ | safety gear | clothing sized of:basketball filler
spare ball needles | 2-5 | 8+ | tool | practical of:basketball filler
hoop net* in team colours | 6-12 | 8+ | accessory | filler
child's basketball* in bright colours | 10-20 | 4-11 | sports gear | heart
toddler basketball hoop* | 18-35 | 1-4 | toy | plastic bulky
basketball shoes voucher* | 25-60 | 7+ | voucher | voucher heart
basketball shorts* | 15-28 | 5+ | clothing | clothing sized
desktop basketball game* | 8-18 | 5+ | game | heart
basketball headband and wristbands* | 6-12 | 6+ | clothing | clothing filler
basketball comic story | 7-14 | 7-14 | book | book
light-up basketball | 15-30 | 6+ | sports gear | gadget battery heart
basketball trading cards* | 5-12 | 7+ | collectible | heart
waste bin hoop* for the bedroom | 6-14 | 6+ | game | filler
basketball desk lamp* | 15-30 | 6+ | lighting | gadget filler
basketball game tickets | 15-45 | 6+ | experience | experience heart
basketball beanbag chair* | 35-70 | 5+ | furniture | bulky filler
basketball video game | 25-55 | 8+ | video game | screen heart

# dance
needs: legs effort
also: dancing, dancer
own: hip hop dance = street dance, contemporary dance, jazz dance
near: theatre, yoga, gymnastics, ballet
unfit: event, equipment
warm-up jumper* with wide neck | 25-50 | 8+ | clothing | clothing sized heart
voucher* for a dance workshop | 25-60 | 10+ | voucher | voucher experience heart
dance evening tickets* with live band | 12-35 | 16+ | experience | experience noisy heart
foot bath and balm set* | 15-30 | 14+ | body care | scent heart
line drawing* of a dancer | 15-35 | 10+ | print | heart
wireless headphones* for dance practice | 30-80 | 12+ | audio | gadget battery heart
mirror ball* for the living room | 15-35 | 8+ | decor |
dance party game* with cards | 10-20 | 6-14 | game |
padded pouch* for ballet pointes | 12-22 | 8+ | bag | practical filler
foot stretcher* for ballet | 20-40 | 10+ | sports gear | practical filler
portable ballet barre | 70-150 | 7+ | sports gear | bulky filler
turning board* for ballet pirouettes | 15-28 | 8+ | sports gear | plastic filler
wrap ballet cardigan | 18-35 | 4+ | clothing | clothing sized filler
knitted leg warmers | 12-22 | 5+ | clothing | clothing wool
hanging garment carrier* for dancers | 25-50 | 6+ | bag | practical filler
ballet bun hair accessories | 6-14 | 5+ | accessory | small-parts filler
convertible ballet tights | 8-15 | 4+ | clothing | clothing sized filler
musical jewellery box* with ballerina | 18-35 | 4-10 | decor | noisy
dance rucksack* with shoe pocket | 20-40 | 5+ | bag | practical filler
toe stretching bands | 8-15 | 10+ | sports gear | practical filler
ballet performance tickets | 30-90 | 6+ | experience | experience filler
salsa evening class | 12-35 | 18+ | class | experience filler
ballet stories* for children | 8-15 | 4-10 | book | book
dancer's peppermint foot rub | 7-14 | 10+ | body care | scent filler
spiral-bound choreography journal | 8-15 | 8+ | stationery | filler
light-up dance mat | 25-55 | 5-14 | toy | gadget battery noisy heart
pointe technique anatomy guide | 16-28 | 12+ | book | book filler
couples' tango evening* | 30-70 | 18+ | class | experience romantic @anniversary filler
hair grips* in a tin | 2-5 | 5+ | accessory | practical filler
ribbon wands* for twirling | 5-12 | 2-9 | toy |
toddler tutu skirt* | 10-22 | 1-4 | clothing | clothing sized
toddler ballet class* | 10-30 | 2-4 | class | experience filler
dance mat* with lights | 20-45 | 4-11 | electronics | gadget battery plastic
action song book* | 6-14 | 1-6 | book | book filler
freeze dance game* | 8-18 | 3-8 | game |
twirly dance skirt* | 12-25 | 3-9 | clothing | clothing sized heart
ribbon wands* pair | 6-14 | 3-10 | toy | heart
dancing picture book* | 6-12 | 3-8 | book | book
toddler dance class block* | 25-60 | 2-4 | class | experience
music box* with dancer | 14-30 | 3-10 | keepsake |
children's dance show tickets* | 12-35 | 3-12 | experience | experience heart
first ballet shoes* | 10-22 | 3-9 | footwear | clothing sized filler
dance bag* for little ones | 12-25 | 3-9 | bag | practical
wrist bells* for dancing | 4-9 | 2-8 | instrument | noisy filler
unbreakable bedroom mirror* | 18-40 | 3-12 | decor | plastic filler
dancing freeze game cards* | 5-12 | 3-9 | game |
dance socks* with smooth soles | 8-15 | 5+ | clothing | clothing filler
dance class term* | 40-90 | 5+ | class | experience heart
dance shoes voucher* | 15-40 | 6+ | voucher | voucher
karaoke dance video game | 20-45 | 7+ | video game | screen noisy battery filler
dance show tickets* | 15-45 | 6+ | experience | experience
sequin dance top* | 15-28 | 5+ | clothing | clothing sized filler
dance poster* for the bedroom | 6-14 | 6+ | print | filler
dance film* | 8-15 | 7+ | film | screen filler
disco ball lamp* | 12-28 | 5+ | lighting | gadget heart
dancer necklace* in silver | 12-28 | 8+ | jewellery | jewellery
portable speaker* for dancing | 20-45 | 8+ | audio | gadget battery noisy heart
dance water bottle* | 8-16 | 5+ | equipment | filler
dance hair pins* and net | 3-7 | 6+ | accessory | practical filler
dance keyring* | 4-8 | 6+ | accessory | filler
dancer's notebook* | 4-9 | 7+ | stationery | filler
blister plasters* for dancers | 3-7 | 10+ | body care | practical filler

# martial arts
needs: legs effort
own: karate, judo, taekwondo, kickboxing, bjj = brazilian jiu jitsu = jiu jitsu, mma, kung fu, aikido, muay thai = muay-thai, kendo
near: gym, yoga, dance, boxing
heavyweight cotton gi | 45-110 | 6+ | clothing | clothing sized of:karate of:judo of:bjj of:aikido
quick-dry hand wraps | 6-14 | 8+ | sports gear | practical of:kickboxing of:mma of:muay_thai
graded sash display rack | 18-40 | 6+ | decor |
curved focus mitts | 20-45 | 10+ | sports gear | practical leather of:kickboxing of:mma of:muay_thai heart
boil-and-bite mouthguard | 8-15 | 7+ | safety gear | practical plastic of:kickboxing of:mma of:muay_thai of:karate of:taekwondo of:bjj filler
freestanding reflex bag | 60-130 | 8+ | sports gear | bulky of:kickboxing of:mma of:muay_thai heart
leather sparring gloves | 30-70 | 10+ | sports gear | clothing sized leather of:kickboxing of:mma of:muay_thai of:karate heart
reflex ball headband | 8-15 | 8+ | sports gear | clothing of:kickboxing of:mma of:muay_thai
finger-safe grappling tape | 5-10 | 12+ | safety gear | practical of:bjj of:judo of:mma filler
padded rebreakable practice board | 20-40 | 7+ | sports gear | plastic of:karate of:taekwondo heart
foam nunchucks | 6-14 | 7-14 | toy | of:kung_fu of:karate
ventilated martial arts holdall | 25-50 | 8+ | bag | practical
compression rash guard | 20-40 | 8+ | clothing | clothing sized of:bjj of:mma
samurai philosophy classic | 8-15 | 14+ | book | book of:kendo of:aikido heart
joint lock technique manual | 16-28 | 14+ | book | book of:aikido of:bjj of:judo
cedar deodorising inserts* for mitts | 8-15 | 12+ | accessory | practical scent of:kickboxing of:mma of:muay_thai filler
home floor jigsaw mats | 35-80 | 8+ | sports gear | bulky of:judo of:bjj of:aikido
private sparring lesson | 30-65 | 8+ | class | experience of:kickboxing of:mma of:muay_thai of:karate of:taekwondo heart
soft foam kick paddle* | 10-20 | 5+ | sports gear | heart
karate kick target shield* | 18-38 | 7+ | sports gear |
belt display frame* | 15-30 | 6+ | decor | heart
martial arts story book* | 7-14 | 6-13 | book | book
ninja headband and sash* | 6-14 | 4-12 | clothing | clothing of:martial_arts of:karate of:judo of:aikido of:kendo
martial arts film* for the family | 8-15 | 7+ | film | screen
dojo drawstring bag* | 8-16 | 6+ | bag | of:martial_arts of:karate of:judo of:aikido of:kendo filler
balance stepping stones* | 20-40 | 4-11 | sports gear | filler
martial arts taster lesson* | 8-20 | 5+ | class | experience
summer martial arts camp* | 50-140 | 6-15 | class | experience heart
Japanese brush painting set* | 12-25 | 8+ | art supplies | of:martial_arts of:karate of:judo of:aikido of:kendo filler
stretching mat* for kicks | 18-35 | 6+ | sports gear | bulky
belt-coloured friendship bracelets* | 5-10 | 6+ | jewellery | jewellery filler
reaction lights* for quick hits | 20-45 | 7+ | electronics | gadget battery heart
martial arts t-shirt* | 14-26 | 6+ | clothing | clothing sized merchandise filler

# skateboarding
needs: legs effort
also: skateparks, skating, skateboard, skater, skate board, skate parks
own: longboard skating
near: sneakers, surfing, gymnastics, roller skating
unfit: event, bag
loose skater trousers | 30-55 | 8+ | clothing | clothing sized
painted deck* for the wall | 40-80 | 10+ | decor |
portable speaker* for the skatepark | 25-60 | 10+ | audio | gadget battery heart
shoe voucher* for skaters | 25-60 | 8+ | voucher | voucher heart
sticker set* for the skateboard | 6-12 | 7+ | stationery | heart
skater hoodie | 30-55 | 8+ | clothing | clothing sized heart
maple skateboard deck | 35-70 | 8+ | sports gear | hands
soft cruiser wheels | 20-40 | 8+ | sports gear | practical
all-in-one skate tool | 6-14 | 10+ | tool | practical heart
sealed ceramic bearings | 15-45 | 10+ | sports gear | small-parts
finger skateboard park | 12-28 | 6+ | toy | small-parts plastic filler
wrist guards* and knee pads | 18-35 | 6+ | safety gear | sized practical
ventilated skate helmet | 25-50 | 5+ | safety gear | sized practical heart
grip tape* with printed art | 8-15 | 8+ | sports gear | filler
skate wax block | 4-9 | 10+ | sports gear | filler
portable grind rail | 60-130 | 10+ | sports gear | bulky
skateboard wall rack | 14-28 | 8+ | storage | practical heart
skate photography volume | 20-38 | 12+ | book | book filler
beginner's skatepark coaching | 25-50 | 6+ | class | experience
scratched deck wall shelf | 25-55 | 12+ | decor | eco handmade filler
complete skateboard* ready to ride | 40-80 | 6+ | sports gear | heart
suede skate shoes* | 35-65 | 8+ | footwear | clothing sized leather heart
skateboard truck pair* | 30-55 | 9+ | equipment | filler
skate shop voucher* | 15-35 | 8+ | voucher | voucher heart
skate sticker pack* | 4-9 | 7+ | stationery | filler
skatepark day pass* | 7-15 | 7+ | experience | experience heart
child's mini skateboard | 20-40 | 4-9 | sports gear | heart
glowing skateboard wheels* | 18-35 | 6+ | sports gear | heart
skate backpack* with board straps | 30-55 | 8+ | bag |
skater beanie* | 10-20 | 6+ | clothing | clothing filler
skateboard tricks book* | 8-15 | 7+ | book | book
finger skateboard* single | 4-8 | 5+ | toy | small-parts plastic filler
skateboard t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
skate camp day* | 25-60 | 6-15 | class | experience heart
paint-your-own skateboard deck* | 25-45 | 8+ | craft kit |
skate video game | 20-45 | 8+ | video game | screen
skateboard ramp* for the drive | 60-130 | 7+ | outdoor gear | bulky
skateboard poster* | 6-14 | 6+ | print | filler

# gymnastics
needs: legs effort
also: handstands, tumbling, acrobatics, gymnast, acro, cartwheels, somersaults, doing cartwheels
own: cheerleading
near: dance, yoga, climbing
folding floor balance beam | 50-110 | 5-14 | sports gear | bulky of:gymnastics heart
air tumbling track | 90-220 | 6+ | sports gear | bulky plastic heart
suede-topped practice mushroom | 60-120 | 8-15 | sports gear | bulky leather of:gymnastics
gymnastics grip bag | 8-15 | 7+ | bag | practical of:gymnastics
sparkly training leotard | 18-40 | 4-16 | clothing | clothing sized heart
handstand blocks* in beech | 18-35 | 8+ | sports gear | practical of:gymnastics heart
rhythmic gymnastics ribbon | 5-12 | 5+ | sports gear | of:gymnastics heart
soft chalk block for bars | 5-10 | 8+ | sports gear | of:gymnastics filler
splits stretching strap | 8-15 | 7+ | sports gear | practical filler
cheer pompom pair | 6-14 | 5+ | sports gear | plastic filler
folding incline mat | 60-130 | 5+ | sports gear | bulky
competition hair tinsel | 4-9 | 5-14 | accessory | filler
gymnast's skills sticker book | 6-12 | 6-12 | book | book of:gymnastics filler
warm-up tracksuit bottoms | 20-40 | 5+ | clothing | clothing sized filler
aerial silks taster | 25-45 | 14+ | experience | experience of:gymnastics
non-slip tumbling socks | 4-9 | 4+ | clothing | clothing sized filler
gymnastics holiday camp | 60-150 | 5-14 | class | experience of:gymnastics heart
gymnastics mat* that folds | 30-60 | 3+ | sports gear | bulky heart
leotard scrunchie* in sparkle | 4-8 | 4-14 | accessory | filler
gymnast doll* with bar | 15-30 | 4-10 | toy | heart
gymnastics medal hanger* | 12-25 | 5+ | decor | heart
toddler gym class* | 20-50 | 1-4 | class | experience heart
gymnastics show tickets* | 15-50 | 5+ | experience | experience heart
gymnast story book* | 6-12 | 6-12 | book | book
pull-up training bar* for gymnasts | 50-120 | 5-14 | sports gear | bulky heart
gymnastics shorts* | 12-22 | 5+ | clothing | clothing sized filler
gymnast necklace* | 8-18 | 5+ | jewellery | jewellery
gymnastics poster* | 6-12 | 5+ | print | filler
wooden gymnastics parallettes* | 30-60 | 9+ | sports gear | heart
gymnastics kit bag* | 14-28 | 5+ | bag | heart
gymnastics water bottle* | 8-16 | 5+ | equipment | filler
cartwheel training mat* | 15-30 | 5-12 | sports gear |
champion gymnast biography* | 9-16 | 9+ | book | book
adult gymnastics class block* | 40-90 | 16+ | class | experience heart
gymnast crop top* | 14-26 | 7+ | clothing | clothing sized filler
hair scrunchie* in leotard fabric | 4-8 | 5-16 | accessory | filler
gymnast keyring* | 4-8 | 6+ | accessory | filler
chalk block* for the bars | 3-7 | 8+ | sports gear | filler
gymnastics stickers* | 3-6 | 5-12 | stationery | filler

# triathlon
needs: legs effort
also: triathlete, ironman, duathlon, endurance sport, endurance sports, multisport
near: running, cycling, wild swimming
transition bag* with compartments | 45-95 | 14+ | bag | practical heart
race number elastic | 6-14 | 14+ | accessory | practical
sleeveless trisuit | 60-140 | 14+ | clothing | clothing sized
aero top-tube fuel pouch | 14-28 | 14+ | bag | practical
skin lubricant stick | 7-14 | 14+ | body care | practical scent filler
open water swim buoy | 18-35 | 12+ | safety gear | plastic heart
multisport GPS watch | 150-350 | 16+ | electronics | gadget battery jewellery
bright transition towel | 10-20 | 12+ | textile | practical
quick-lock elastic laces | 5-10 | 12+ | accessory | practical filler
electrolyte hydration powder | 8-15 | 16+ | food | food sugar
race day checklist slate | 10-20 | 14+ | stationery | filler
compression recovery calf sleeves | 15-30 | 16+ | clothing | clothing sized filler
endurance training handbook | 18-30 | 16+ | book | book heart
triathlon swim stroke analysis | 60-120 | 16+ | class | experience heart
spiked acupressure mat | 20-40 | 16+ | wellness |
folding bike stool | 12-25 | 14+ | equipment | practical
finisher medal shadow frame | 20-40 | 12+ | decor |
energy gel variety pack* | 9-15 | 14+ | food | food sugar
children's triathlon entry* | 10-25 | 7-12 | experience | experience heart
junior tri suit* | 30-55 | 8-15 | clothing | clothing sized
junior swim goggles* with clear lenses | 8-18 | 6-15 | sports gear | heart
elastic laces* for quick changes | 5-10 | 7-15 | accessory |
triathlon training diary* with stickers | 6-12 | 8-15 | stationery | filler
big water bottle* for the bike | 7-14 | 7+ | equipment | filler
medal hooks* for the wall | 14-28 | 7+ | decor |
junior triathlon camp* | 40-110 | 8-16 | class | experience heart
triathlon keyring* with three charms | 6-12 | 8+ | accessory | merchandise filler
bright race cap | 10-20 | 7+ | clothing | clothing
warm dry robe* for after races | 35-80 | 8+ | outerwear | clothing sized heart
triathlon poster* of great races | 8-18 | 8+ | print | filler
race goggles case* | 5-12 | 7+ | bag | filler
bike helmet* in race colours | 25-55 | 6+ | safety gear | sized
wetsuit* for young triathletes | 40-80 | 7-12 | clothing | clothing sized
children's race belt* with numbers | 6-14 | 7-12 | accessory | clothing filler
swim bike run board game* | 18-38 | 7+ | board game | heart
cycling socks* in bright stripes | 7-14 | 7+ | clothing | clothing heart
story* of an iron champion | 9-16 | 9+ | book | book heart
transition box* with name | 15-32 | 7+ | storage | personalised
race day tattoos* with numbers | 4-8 | 6+ | accessory | filler
triathlon t-shirt* | 14-28 | 7+ | clothing | clothing sized merchandise filler
race spectator weekend* | 90-220 | 12+ | travel | experience heart

# rugby
needs: legs effort
also: playing rugby, rugby union, rugby league, touch rugby
own: rugby fan = six nations
near: football, football fans, gym
training rugby ball | 15-28 | 6+ | sports gear | heart
adjustable kicking cone* for rugby | 8-15 | 8+ | sports gear | plastic of:rugby heart
padded scrum head guard | 25-50 | 7+ | safety gear | sized practical of:rugby
shoulder-padded base top | 25-45 | 7+ | clothing | clothing sized of:rugby filler
moulded mouthguard* with case | 8-15 | 7+ | safety gear | plastic practical of:rugby filler
tackle bag shield | 35-70 | 10+ | sports gear | bulky of:rugby
tag rugby ribbons | 10-20 | 6-12 | sports gear | of:rugby heart
heavyweight striped rugby top | 35-65 | 6+ | clothing | clothing sized heart
studs key* with spares | 4-9 | 10+ | tool | small-parts practical of:rugby filler
reaction rebound ball | 10-20 | 8+ | sports gear | of:rugby
rugby laws explained book | 8-15 | 10+ | book | book filler
test international tickets | 40-110 | 8+ | experience | experience heart
rugby wall fixture planner | 5-10 | 6+ | print | filler
international captain's memoir | 10-20 | 12+ | book | book
foam rugby ball | 5-12 | 3-11 | toy | heart
mini rugby class* for toddlers | 25-60 | 2-4 | class | experience heart
plastic rugby kicking cone* | 4-9 | 6+ | sports gear | of:rugby plastic
rugby socks* | 7-13 | 5+ | clothing | clothing
rugby camp day* | 25-60 | 6-16 | class | experience of:rugby heart
rugby story book* | 7-14 | 6-13 | book | book
rugby ball cushion* | 12-25 | 4+ | textile | filler
rugby boots voucher* | 25-60 | 6-17 | voucher | voucher of:rugby heart
rugby quiz cards | 6-14 | 8+ | game |
table rugby game* | 10-22 | 6+ | game |
passing target net* for rugby | 30-65 | 7+ | sports gear | bulky of:rugby
rugby scrum print* | 12-28 | 8+ | print |
rugby video game | 25-50 | 8+ | video game | screen heart
mini rugby posts* for the garden | 25-55 | 4-14 | sports gear | bulky heart
warm rugby hoodie* | 25-45 | 5+ | clothing | clothing sized
rugby mug* | 8-15 | 8+ | tableware | merchandise filler

# cricket
needs: legs effort
also: playing cricket, cricketer, cricket fan, test cricket, the ashes, ipl
near: sports fans, baseball
English willow cricket bat | 60-180 | 10+ | sports gear | heart
soft-ball garden cricket set | 15-30 | 4-12 | sports gear | heart
hand-stitched red cricket ball | 10-22 | 10+ | sports gear | leather
batting gloves* with split fingers | 18-45 | 8+ | sports gear | clothing sized leather heart
raw linseed oil* for bats | 5-10 | 14+ | tool | practical scent filler
spring-back practice stumps | 20-40 | 7+ | sports gear | practical heart
slip catching cradle net | 45-95 | 10+ | sports gear | bulky
bat grip cone* and sleeves | 6-14 | 12+ | accessory | practical filler
cricket scorebook | 5-12 | 10+ | stationery | practical
wide-brim umpire's sunhat | 15-28 | 8+ | clothing | clothing sized
dice cricket pocket game | 5-10 | 7+ | game | small-parts
cricketers' statistics yearbook | 20-45 | 12+ | book | book heart
county ground day tickets | 20-60 | 6+ | experience | experience heart
bowling coaching session | 25-55 | 8+ | class | experience heart
wheeled duffle* for cricket kit | 35-75 | 10+ | bag | practical
child's plastic cricket bat* | 6-14 | 3-8 | toy | plastic
windball* for garden cricket | 4-9 | 5+ | sports gear | heart
cricket camp day* | 25-60 | 6-15 | class | experience heart
cricket story book* | 7-14 | 6-13 | book | book
cricket cap* | 10-20 | 5+ | clothing | clothing filler
junior cricket pads* | 18-35 | 6-14 | safety gear | sized
cricket ball* on a string | 8-16 | 7+ | sports gear |
catching practice ball* | 5-12 | 6+ | sports gear |
tabletop cricket game | 18-40 | 6+ | game | heart
cricket jigsaw* of a village green | 12-22 | 8+ | puzzle | small-parts
cricket trump cards* | 5-10 | 7+ | game |
cricket tea mug* | 8-15 | 8+ | tableware | merchandise filler
cricket video game | 25-50 | 8+ | video game | screen
short-game tickets* under floodlights | 18-45 | 6+ | experience | experience heart

# volleyball
needs: legs effort
also: playing volleyball
own: indoor volleyball = hall volleyball, handball, frisbee = ultimate frisbee, disc golf, beach volleyball
near: basketball, tennis, beach days
hair bands* for training | 6-12 | 8+ | accessory | of:volleyball of:indoor_volleyball
sports shop voucher* for the team | 20-60 | 8+ | voucher | voucher of:volleyball of:indoor_volleyball of:beach_volleyball heart
drinking bottle* with volleyball and name | 15-28 | 6+ | equipment | personalised of:volleyball of:indoor_volleyball of:beach_volleyball heart
volleyball pendant* on a chain | 12-25 | 8+ | jewellery | jewellery of:volleyball of:indoor_volleyball of:beach_volleyball heart
sports holdall* for volleyball things | 28-50 | 10+ | bag | of:volleyball of:indoor_volleyball of:beach_volleyball heart
soft-touch indoor volleyball | 18-40 | 8+ | sports gear | of:indoor_volleyball of:volleyball of:beach_volleyball heart
all-weather beach volleyball | 15-35 | 8+ | sports gear | of:beach_volleyball of:volleyball of:indoor_volleyball heart
portable outdoor net* with poles | 50-120 | 10+ | sports gear | bulky of:indoor_volleyball of:beach_volleyball of:volleyball
low-profile volleyball knee sleeves | 14-28 | 9+ | safety gear | clothing sized of:indoor_volleyball of:volleyball of:beach_volleyball heart
spike training strap | 20-40 | 10+ | sports gear | of:indoor_volleyball of:volleyball of:beach_volleyball filler
court boundary lines* in webbing | 15-30 | 10+ | sports gear | practical of:indoor_volleyball of:beach_volleyball of:volleyball filler
finger support tape | 4-9 | 10+ | safety gear | practical of:indoor_volleyball of:handball filler
championship-weight flying disc | 8-15 | 8+ | sports gear | plastic of:frisbee of:disc_golf of:volleyball filler
folding disc target basket | 45-110 | 8+ | outdoor gear | bulky of:disc_golf of:frisbee of:volleyball filler
volleyball drills handbook | 12-22 | 12+ | book | book of:indoor_volleyball of:volleyball of:beach_volleyball filler
sand-proof sports sunglasses | 18-40 | 10+ | accessory | practical of:beach_volleyball filler
passing platform arm band | 10-20 | 9+ | sports gear | of:indoor_volleyball of:volleyball of:beach_volleyball filler
balloon-light children's volleyball | 8-15 | 4-9 | sports gear | of:indoor_volleyball of:volleyball of:beach_volleyball
beach volleyball clinic day | 30-70 | 10+ | class | experience of:beach_volleyball of:volleyball of:indoor_volleyball
mini beach volleyball* | 9-15 | 4+ | toy | of:volleyball of:indoor_volleyball of:beach_volleyball heart
volleyball shoes voucher* | 25-60 | 8+ | voucher | voucher of:volleyball of:indoor_volleyball heart
volleyball backpack* with ball pocket | 25-50 | 8+ | bag | of:volleyball of:indoor_volleyball of:beach_volleyball heart
volleyball camp week* | 80-180 | 8-17 | class | experience of:volleyball of:indoor_volleyball of:beach_volleyball
volleyball match tickets* | 10-35 | 6+ | experience | experience of:volleyball of:indoor_volleyball heart
setter's target net* | 35-80 | 9+ | sports gear | bulky of:volleyball of:indoor_volleyball filler
high-jump manga series volume* | 8-14 | 10+ | book | book of:volleyball of:indoor_volleyball filler
volleyball shorts* | 14-26 | 8+ | clothing | clothing sized of:volleyball of:indoor_volleyball of:beach_volleyball filler
volleyball hair ribbon* | 4-8 | 7-17 | accessory | of:volleyball of:indoor_volleyball of:beach_volleyball filler
volleyball t-shirt* | 14-28 | 7+ | clothing | clothing sized of:volleyball of:indoor_volleyball of:beach_volleyball merchandise heart
rebounder strap* for solo practice | 10-20 | 8+ | sports gear | of:volleyball of:indoor_volleyball of:beach_volleyball filler
volleyball poster* | 6-14 | 7+ | print | of:volleyball of:indoor_volleyball of:beach_volleyball filler
garden volleyball net* with lines | 35-70 | 6+ | outdoor gear | bulky of:volleyball of:beach_volleyball of:indoor_volleyball
volleyball water bottle* | 8-16 | 7+ | equipment | of:volleyball of:indoor_volleyball of:beach_volleyball filler
jump training bands* | 12-25 | 12+ | sports gear | of:volleyball of:indoor_volleyball filler
sports bottle* with straw | 8-16 | 6+ | equipment | filler
team hoodie* with name | 25-45 | 6+ | clothing | clothing sized personalised heart
drawstring kit bag* | 8-15 | 6+ | bag | filler
team photo collage frame* | 12-25 | 8+ | decor | filler
sports tape* in bright colours | 5-10 | 9+ | equipment | filler
volleyball stickers* | 3-6 | 7-16 | stationery | of:volleyball of:indoor_volleyball of:beach_volleyball filler
volleyball mug* | 8-12 | 8+ | tableware | merchandise of:volleyball of:indoor_volleyball of:beach_volleyball filler

# bowls
also: lawn bowls, bowling green, crown green bowls, indoor bowls, carpet bowls, bowls club
near: golf, outdoor games, darts
unfit: towel, event
wheeled bowls trolley bag* | 40-80 | 16+ | bag | practical heart
bowls measuring tape* with calipers | 10-22 | 14+ | tool | practical heart
grippy bowls polish* | 6-12 | 14+ | equipment | practical
chalk spray* for touchers | 6-12 | 14+ | sports gear | practical filler
bowls lifter arm | 35-70 | 40+ | sports gear | practical
flat-soled bowling shoes | 35-75 | 14+ | footwear | clothing sized
microfibre bowls cloth | 5-10 | 12+ | textile | practical filler
white waterproof jacket* for the green | 40-85 | 14+ | outerwear | clothing sized filler
club scorecard holder* | 8-18 | 14+ | stationery | practical filler
magnetic jack pick-up* | 8-18 | 14+ | equipment | small-parts practical
bowls tactics handbook | 10-20 | 14+ | book | book
carpet bowls mat and jack* | 35-80 | 10+ | game | bulky
club green fee voucher | 20-60 | 14+ | voucher | voucher heart
wide-brim bowling hat* | 14-30 | 14+ | clothing | clothing sized
engraved bowls stickers* set | 8-15 | 14+ | accessory | personalised
bowls coaching pocket book* | 8-15 | 14+ | book | book
child's wooden bowls set* | 15-30 | 4-12 | toy | heart
junior bowls* in a bright colour | 60-140 | 9-16 | sports gear | heart
bowls taster afternoon* | 8-20 | 8+ | class | experience
garden skittles* in wood | 18-40 | 4+ | toy |
white polo shirt* for the green | 18-35 | 10+ | clothing | clothing sized
bowls enamel pin badge* | 5-10 | 14+ | accessory | small-parts filler
bowls green watercolour print* | 12-28 | 12+ | print |
bowls mug* | 8-15 | 10+ | tableware | merchandise filler
indoor bowls holiday* by the sea | 120-280 | 40+ | travel | experience heart
waterproof trousers* for the green | 25-50 | 16+ | clothing | clothing sized filler
bowls grip pads* | 6-12 | 14+ | accessory |
bowls club Sunday lunch* | 20-45 | 30+ | experience | experience food meat gluten dairy
bowls championship tickets* | 12-35 | 10+ | experience | experience heart
afternoon tea* after a match | 25-55 | 18+ | experience | experience food dairy gluten egg caffeine filler
bowls crossword and quiz book* | 6-12 | 16+ | puzzle | book filler
flat cap* for windy greens | 15-30 | 16+ | clothing | clothing filler
bowls player figurine* | 12-28 | 14+ | keepsake | merchandise filler
thermos cup* for the bench | 10-22 | 12+ | tableware |
bowls bag tag* with a name | 8-15 | 12+ | accessory | personalised
floor bowls* for hallway play | 12-28 | 5+ | game |
marbles game set* | 6-14 | 6+ | game | small-parts
family bowls evening* | 8-22 | 6+ | experience | experience
bowls jigsaw* of a green | 12-22 | 8+ | puzzle | small-parts
bowls cap* for young players | 8-16 | 6-12 | clothing | clothing filler
bean bag bowls* for indoors | 10-22 | 4+ | game |
tabletop bowls game* | 12-28 | 6+ | game | heart
bowls story* of a champion | 9-16 | 8+ | book | book
ten colourful jacks* for practice | 10-22 | 8+ | sports gear |
ribbon rosettes* for winners | 6-12 | 5+ | keepsake | filler
bowls notebook* with pencil | 6-12 | 8+ | stationery | filler
grandparent and child bowls lesson* | 8-22 | 6+ | class | experience
sun lotion stick* for long games | 6-14 | 8+ | body care | filler
lucky bowls duck* for the bag | 6-14 | 8+ | accessory | filler

# pétanque
also: petanque, boules, boule, bocce, boccia
near: outdoor games, bowls
unfit: towel, event, kit
cool bag* for the boules pitch | 20-45 | 14+ | bag | heart
rosé wine* for summer evenings | 12-30 | 25+ | drink | alcohol heart
boules set* in a canvas case | 25-70 | 8+ | sports gear |
steel competition boules* trio | 60-140 | 14+ | sports gear | heart
boxwood target jacks* | 5-14 | 8+ | sports gear |
leather boules carrier* | 25-55 | 14+ | bag | leather heart
brass measuring cord* for boules | 10-25 | 12+ | tool | heart
magnetic boule lifter* on a cord | 8-18 | 40+ | sports gear |
straw hat* for sunny games | 18-40 | 14+ | clothing | clothing
boules club membership | 20-60 | 14+ | subscription | subscription filler
pétanque evening* with friends | 15-45 | 14+ | experience | experience
pastis glasses and jug* | 20-45 | 25+ | tableware | alcohol
Provençal picnic hamper* | 30-70 | 25+ | food | food dairy gluten nuts
weekend trip* to Provence | 120-300 | 25+ | travel | experience
illustrated book* of pétanque | 14-28 | 14+ | book | book heart
enamel scoreboard* for boules | 14-32 | 8+ | decor | filler
engraved boule* with initials | 25-60 | 14+ | keepsake | personalised heart
village square art print | 12-32 | 14+ | print |
folding stool* for the boules pitch | 20-45 | 25+ | furniture |
olive tapenade trio* | 12-28 | 14+ | food | food fish
striped linen hand towel* | 5-14 | 14+ | textile | filler
tape measure* for close calls | 7-13 | 10+ | tool |
soft boules* for the garden | 10-20 | 3-12 | toy | plastic heart
junior boules set* in wood | 15-30 | 5-12 | toy | heart
boules score clicker* | 7-14 | 8+ | tool | filler
pétanque tea towel* | 7-14 | 14+ | kitchenware | filler
pétanque t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise filler
boules game throwing circle* | 8-16 | 8+ | equipment | filler
light-up boules* for evenings | 20-40 | 8+ | sports gear | battery gadget heart
linen neckerchief* in red | 8-16 | 12+ | clothing | clothing filler
Provençal tablecloth* | 20-45 | 18+ | textile | filler
lavender sachets* from Provence | 7-14 | 18+ | scent | scent filler
boules tournament entry* | 8-20 | 12+ | experience | experience heart
boules polishing cloth* | 5-10 | 10+ | tool | filler
cicada ornament* in ceramic | 10-22 | 18+ | decor | merchandise filler
French café cups* for four | 16-32 | 18+ | tableware | filler
boules bag charm* in brass | 7-14 | 10+ | accessory | filler
French songs album* | 10-20 | 18+ | audio | filler
pétanque mug* | 8-15 | 10+ | tableware | merchandise filler
children's bag* for garden boules | 10-22 | 5-17 | bag | filler
target mat* for boules practice | 12-28 | 6+ | game |
table boules game* | 10-22 | 6+ | game | heart
snail and boules story book* | 7-13 | 4-10 | book | book
French picnic* with boules | 20-50 | 6+ | experience | experience food dairy gluten
boules cap* in navy | 10-22 | 6+ | clothing | clothing filler
boules enamel pin* | 5-10 | 8+ | accessory | small-parts merchandise filler
square boules* that don't roll | 18-38 | 6+ | game | filler
boules jigsaw* of a village square | 12-22 | 8+ | puzzle | small-parts filler
chalk* for marking the pitch | 3-7 | 5+ | stationery | filler
boules holiday camp day* | 12-35 | 7-15 | class | experience

# horse riding
needs: legs effort animals
also: horseriding, equestrian, pony riding, riding horses, eventing, pony club, riding lessons, vaulting on horses, equestrian vaulting, voltigieren
own: rodeo = rodeos, dressage, show jumping = showjumping, polo
near: horses, outdoor games, dogs
unfit: towel
horse show evening tickets* | 30-80 | 6+ | experience | experience heart
boot warmers* for the stable | 25-50 | 14+ | footwear | clothing sized wool
quilted riding vest | 40-80 | 10+ | outerwear | clothing sized
riding lesson* in the countryside | 35-70 | 8+ | class | experience
mug* with a galloping horse | 10-18 | 6+ | tableware | heart
photo calendar* of the favourite horse | 15-28 | 6+ | stationery | personalised sentimental heart
riding shop gift card* | 20-60 | 8+ | voucher | voucher heart
silicone-grip riding leggings | 25-55 | 5+ | clothing | clothing sized filler
leather-palm riding gloves | 15-35 | 6+ | accessory | clothing sized leather heart
reflective hacking tabard* | 12-26 | 6+ | safety gear | clothing practical
matchy saddle pad* | 25-55 | 8+ | sports gear | pet
hat silk* in cross-country colours | 12-25 | 6+ | accessory | filler
padded boot bag* | 15-32 | 8+ | bag | practical
riding lesson voucher | 30-60 | 5+ | voucher | voucher experience heart
glycerine saddle soap | 7-14 | 8+ | tool | scent practical
rosette display hanger* | 12-28 | 5+ | decor | filler
half chaps | 25-60 | 6+ | sports gear | clothing sized filler
plaiting up kit* for shows | 10-22 | 8+ | equipment | pet practical filler
training diary* for rider and horse | 8-18 | 8+ | stationery | filler
polework exercises handbook | 14-26 | 10+ | book | book filler
beach gallop trek* | 45-100 | 12+ | experience | experience heart
international horse trials tickets* | 25-70 | 6+ | experience | experience
body-warming riding base layer | 22-45 | 6+ | clothing | clothing sized filler
toy horse jumps* set | 15-35 | 4-10 | toy | plastic small-parts
plaiting bands* pot | 3-6 | 6+ | equipment | practical filler
hoof pick* with brush | 4-8 | 6+ | equipment | pet filler
hobby horse* to ride and jump | 20-40 | 3-12 | toy |
children's riding gloves* with stars | 8-16 | 4-12 | clothing | clothing sized heart
riding hat voucher* | 25-60 | 5+ | voucher | voucher heart
pony story series book* | 7-14 | 6-13 | book | book
grooming kit* in a bright box | 15-30 | 5+ | equipment | pet heart
pony trek morning* | 25-55 | 6+ | experience | experience heart
riding socks* with horses | 6-12 | 5+ | clothing | clothing heart
horse jigsaw* | 8-16 | 5+ | puzzle | small-parts
stable yard playset* | 25-55 | 4-11 | toy | small-parts heart
horse care sticker book* | 5-10 | 5-11 | book | book filler
horse treats* in a tin | 6-12 | 5+ | pet | pet food
lead rope* in a bright colour | 8-15 | 6+ | equipment | pet filler
pony camp day* | 35-80 | 6-16 | class | experience heart
horse pendant* in silver | 12-28 | 6+ | jewellery | jewellery heart
horse film* for the family | 8-14 | 5+ | film | screen
pony pyjamas* | 16-30 | 3-12 | clothing | clothing sized heart
rider's hoodie* with horse | 22-42 | 5+ | clothing | clothing sized heart
sugar-free horse treats* | 4-8 | 7+ | pet | pet food filler
hair net* for riding hats | 2-5 | 7+ | accessory | filler
rosette display ribbon* | 5-10 | 7+ | decor | filler

# archery
needs: hands sight
also: bow and arrow, longbow, archer, target archery, field archery
own: crossbow, axe throwing, air rifle shooting
near: bushcraft and survival, history, martial arts
unfit: towel, bag
leather forearm bracer | 12-28 | 10+ | sports gear | leather practical of:archery heart
three-finger shooting tab | 10-25 | 10+ | sports gear | leather practical of:archery
belt quiver* with pockets | 20-45 | 12+ | sports gear | clothing practical of:archery heart
straw boss target face* | 8-18 | 10+ | equipment | of:archery
recurve bow stringer | 8-18 | 12+ | tool | practical of:archery filler
carbon arrows* half dozen | 35-75 | 18+ | sports gear | sharp of:archery heart
bow stand* that folds | 18-38 | 12+ | equipment | practical of:archery heart
padded bow backpack | 40-85 | 12+ | bag | practical of:archery heart
beeswax bowstring block* | 4-9 | 10+ | tool | practical of:archery filler
archer's scorebook | 5-12 | 10+ | stationery | practical of:archery
have-a-go longbow session | 20-45 | 8+ | experience | experience of:archery heart
recurve shooting form handbook | 14-26 | 12+ | book | book of:archery
sucker-tipped child's bow* | 15-30 | 5-11 | toy | plastic of:archery heart
hand fletching jig* | 30-65 | 16+ | craft kit | practical of:archery heart
chest guard* for archers | 12-25 | 10+ | safety gear | clothing sized of:archery filler
longbow history volume* | 14-28 | 12+ | book | book of:archery heart
finger protectors* in silicone | 6-12 | 10+ | accessory | plastic practical of:archery filler
paper target faces* in a roll | 7-13 | 8+ | print |
target shooting game* with soft arrows | 18-38 | 6-14 | toy | of:archery heart
toy bow* with suction arrows | 12-25 | 5-12 | toy | plastic of:archery heart
foam arrow party* | 20-45 | 8+ | experience | experience of:archery heart
Robin Hood storybook* | 7-14 | 6-13 | book | book of:archery heart
bow shooting course* for beginners | 35-80 | 9+ | class | experience of:archery
garden bow target* on a stand | 30-60 | 8+ | sports gear | bulky of:archery heart
felt archer's hat* with feather | 12-24 | 5+ | clothing | clothing of:archery
arrow necklace* | 8-18 | 10+ | jewellery | jewellery of:archery
longbow poster* | 6-14 | 7+ | print | of:archery filler
bow and arrow keyring* | 5-10 | 8+ | accessory | of:archery merchandise filler
medieval fair tickets* | 8-20 | 5+ | experience | experience of:archery
archer's t-shirt* | 14-28 | 7+ | clothing | clothing sized of:archery merchandise filler
archers club membership* | 35-90 | 10+ | subscription | subscription of:archery heart
foam block target* | 25-55 | 10+ | sports gear | bulky of:archery
archer's leather glove* | 15-32 | 12+ | accessory | clothing sized leather of:archery
bow sling* for the wrist | 7-14 | 12+ | accessory | of:archery filler
feather vanes* in bright colours | 6-12 | 12+ | equipment | of:archery
archer's arm guard* for children | 8-18 | 6-12 | sports gear | of:archery heart
fairy tale archer costume* | 18-38 | 4-11 | clothing | clothing sized of:archery

# badminton
needs: legs effort
also: shuttlecocks, badminton club, playing badminton
near: tennis, squash, table tennis
carbon badminton racket | 35-90 | 10+ | sports gear | heart
tube of feather shuttlecocks* | 12-26 | 10+ | sports gear | heart
non-marking court shoes | 40-85 | 8+ | footwear | clothing sized filler
towelling grip rolls | 5-12 | 10+ | accessory | practical
garden badminton set | 20-45 | 6+ | outdoor gear | bulky heart
badminton coaching hour* | 25-50 | 8+ | class | experience heart
thermal racket bag* | 25-60 | 10+ | bag | practical heart
shuttlecock launcher net* | 40-90 | 10+ | equipment | bulky
court hire vouchers* book | 20-50 | 10+ | voucher | voucher book heart
badminton doubles tactics guide | 12-24 | 12+ | book | book
restringing service voucher | 15-30 | 12+ | voucher | voucher heart
championship final tickets* | 25-60 | 8+ | experience | experience
glow-in-the-dark shuttlecocks* | 6-14 | 6+ | toy | heart
sweat-absorbing sports towel | 6-14 | 8+ | textile | practical filler
smash speed training cards* | 4-10 | 10+ | game | filler
folding doubles net | 25-55 | 8+ | sports gear | bulky
children's badminton rackets* pair | 12-25 | 5-12 | sports gear | heart
plastic shuttlecocks* in colours | 5-10 | 6+ | sports gear | plastic
badminton bag* with shoe pocket | 15-30 | 7+ | bag | heart
badminton camp day* | 25-55 | 7-16 | class | experience heart
badminton skirt or shorts* | 15-30 | 7+ | clothing | clothing sized filler
badminton socks* | 6-12 | 7+ | clothing | clothing
shuttlecock keyring* | 4-8 | 7+ | accessory | merchandise filler
badminton club term* | 25-60 | 8+ | subscription | subscription heart
soft foam badminton set* | 10-20 | 4-12 | toy | bulky
badminton t-shirt* | 14-28 | 7+ | clothing | clothing sized merchandise filler
badminton poster* | 6-14 | 8+ | print | filler
target hoops* for serving | 10-22 | 7+ | equipment |
badminton player biography* | 10-18 | 10+ | book | book
racket headcover* in bright felt | 8-16 | 7+ | accessory | filler
string pack* in neon | 7-14 | 12+ | equipment |

# table tennis
needs: legs effort
also: ping pong, ping-pong, pingpong, table tennis club, playing table tennis
near: tennis, badminton, squash
table tennis bat case | 10-22 | 8+ | bag | practical heart
reversed-rubber tournament bat* | 35-85 | 10+ | sports gear | heart
three-star competition balls* | 8-18 | 8+ | sports gear | plastic heart
extending ping-pong net | 12-28 | 7+ | equipment | practical
bat rubber cleaning foam* | 6-14 | 12+ | tool | practical
ball collecting net* on pole | 18-38 | 10+ | equipment | practical heart
rebound board* for solo practice | 40-95 | 10+ | sports gear | bulky
mini tabletop ping-pong set | 12-28 | 6+ | game | heart
indoor court shoes | 35-80 | 8+ | footwear | clothing sized filler
ping-pong café evening* | 12-30 | 8+ | experience | experience heart
spin and serve handbook | 10-20 | 10+ | book | book
automatic ball server* | 120-260 | 12+ | electronics | gadget heart
table cover* for outdoors | 18-40 | 12+ | textile | practical
bat edge tape* | 3-8 | 10+ | accessory | filler
club coaching hour* | 20-45 | 8+ | class | experience heart
flip-over score counter* | 8-18 | 8+ | stationery |
box of practice balls* | 7-13 | 6+ | sports gear | heart
child's table tennis bats* | 8-16 | 5-12 | sports gear | heart
foldable mini table* for ping-pong | 45-110 | 5+ | sports gear | bulky heart
ping-pong balls* in colours | 5-10 | 6+ | sports gear | plastic
bouncing ping-pong cup game* | 10-22 | 6+ | game |
ping-pong taster* | 10-25 | 7+ | class | experience filler
ping-pong ball necklace light* | 8-16 | 8+ | lighting | battery gadget filler
ping-pong t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
flexible ping-pong trainer stick* | 12-25 | 5+ | sports gear | heart
ping-pong camp* | 30-80 | 7-16 | class | experience heart
ping-pong comic book* | 7-14 | 8+ | book | book
sport shorts* for the club | 14-26 | 7+ | clothing | clothing sized filler
ping-pong poster* | 6-14 | 7+ | print | filler

# squash
needs: legs effort
also: squash playing, racketball, squash club, playing squash, racquetball
near: tennis, badminton, padel and pickleball
squash eye guards* | 12-28 | 8+ | safety gear | plastic practical heart
lightweight squash racket | 35-95 | 10+ | sports gear | heart
double yellow dot balls* | 5-12 | 10+ | sports gear | heart
racket sports agility handbook | 12-24 | 12+ | book | book
ghosting drill cards* | 4-10 | 12+ | game | filler
squash court booking pass* | 20-50 | 12+ | voucher | voucher heart
non-marking court trainers* | 40-90 | 10+ | footwear | clothing sized filler
three-racket kit bag* | 25-60 | 10+ | bag | practical heart
cushioned replacement grips* | 5-12 | 10+ | accessory | practical filler
squash lesson pair* | 30-65 | 8+ | class | experience heart
glass court final tickets* | 25-60 | 10+ | experience | experience heart
sweat-wicking wristbands* | 4-10 | 8+ | clothing | clothing filler
racket string set | 8-18 | 12+ | equipment | filler
post-match massage stick* | 10-24 | 14+ | wellness |
grip tape* in bright colours | 6-12 | 10+ | accessory |
junior squash racket* | 20-40 | 7-13 | sports gear | heart
soft training squash balls* | 5-10 | 7+ | sports gear |
wall ball game* for the garden | 12-25 | 6+ | toy |
squash holiday camp* | 35-90 | 7-16 | class | experience heart
squash t-shirt* | 14-28 | 7+ | clothing | clothing sized merchandise
squash racket string voucher* | 15-30 | 10+ | voucher | voucher
squash socks* | 6-12 | 7+ | clothing | clothing
squash ball keyring* | 4-8 | 8+ | accessory | merchandise filler
squash club month* | 20-50 | 10+ | subscription | subscription heart
towelling headband* | 5-10 | 7+ | clothing | clothing filler
squash tactics film* | 8-16 | 12+ | film | screen
racket sticker pack* | 4-8 | 7+ | stationery | filler
squash court print* | 10-22 | 8+ | print |
quick-dry shorts* for the court | 15-30 | 8+ | clothing | clothing sized filler
bat and ball* on elastic | 4-9 | 5+ | toy | filler
squash player biography* | 10-18 | 12+ | book | book heart
water flask* for the court | 10-22 | 8+ | equipment |
squash bag* for children | 18-35 | 6-12 | bag | heart
glow squash balls* | 6-12 | 7+ | sports gear | heart
coloured grip tape* | 5-10 | 7+ | accessory | filler
squash and racket keyring set* | 5-10 | 7+ | accessory | merchandise filler
family court hour* | 10-28 | 7+ | voucher | voucher experience
squash mug* | 8-16 | 8+ | tableware | merchandise filler

# padel and pickleball
needs: legs effort
also: paddle tennis
own: padel = padel tennis = playing padel, pickleball = pickle ball
near: tennis, badminton, squash
private lesson* with a trainer | 40-80 | 12+ | class | experience heart
insulated bottle* for the court | 18-32 | 8+ | equipment | heart
keyring* with small padel racket | 8-15 | 10+ | accessory | of:padel of:padel_and_pickleball heart
sports towel* with name | 15-28 | 8+ | textile | personalised heart
cap* for sunny courts | 14-26 | 10+ | accessory | clothing heart
racket sports voucher* | 20-60 | 10+ | voucher | voucher heart
teardrop padel racket | 60-140 | 12+ | sports gear |
graphite pickleball paddles* pair | 45-110 | 8+ | sports gear |
tube of padel balls* | 6-12 | 10+ | sports gear | heart
outdoor pickleball balls* dozen | 15-32 | 8+ | sports gear | plastic
ball repressuriser* tube | 20-45 | 12+ | equipment | practical filler
padel court taster session | 20-45 | 10+ | experience | experience heart
thermal racket bag* | 40-90 | 10+ | bag | practical heart
wrist strap* for rackets | 5-12 | 10+ | accessory | practical filler
frame protector tape* | 8-15 | 12+ | tool | practical filler
undergrip and overgrip set* | 8-18 | 10+ | sports gear | practical filler
herringbone-sole court trainers* | 50-100 | 10+ | footwear | clothing sized filler
portable pickleball net | 80-170 | 10+ | outdoor gear | bulky
pickleball strategy book | 12-22 | 12+ | book | book filler
line marking kit* for driveways | 12-28 | 10+ | equipment | practical filler
cooling neck towel* | 7-15 | 10+ | textile | practical filler
moisture-wicking visor* | 10-22 | 10+ | clothing | clothing filler
club ladder tournament entry* | 10-30 | 12+ | experience | experience filler
overgrips trio* for padel | 7-13 | 10+ | accessory | heart
children's padel racket* | 25-50 | 6-12 | sports gear | of:padel of:padel_and_pickleball heart
junior pickleball set* | 20-40 | 6-13 | sports gear | of:pickleball of:padel_and_pickleball heart
court hire* for four friends | 20-50 | 8+ | voucher | voucher experience heart
beginner's course* for the family | 40-90 | 7+ | class | experience heart
paddle keyring* | 5-10 | 8+ | accessory | merchandise filler
sport t-shirt* with rackets | 14-28 | 7+ | clothing | clothing sized merchandise filler
cushioned court socks* | 7-14 | 7+ | clothing | clothing filler
holiday camp day* on court | 30-70 | 7-16 | class | experience
towelling wristbands* | 5-10 | 7+ | clothing | clothing
ball carrying tube* | 8-18 | 8+ | equipment | filler
sports water bottle* | 8-18 | 7+ | equipment | filler
court shorts* with ball pocket | 18-35 | 8+ | clothing | clothing sized filler
beach paddles* for practice | 12-25 | 6+ | toy | filler
wooden garden bats* with balls | 12-25 | 6+ | toy | filler
court art print* | 12-25 | 10+ | print | filler
racket sports mug* | 8-15 | 10+ | tableware | merchandise filler
ball machine hour* | 20-45 | 10+ | experience | experience heart

# boxing
needs: legs effort hands
also: boxing training, kickboxing training, boxer training, boxercise, thai boxing, sparring
near: martial arts, gym, running
leather bag gloves* | 30-70 | 12+ | sports gear | clothing sized leather heart
elasticated hand wraps* trio | 8-18 | 10+ | sports gear | practical filler
hanging punch bag | 50-130 | 12+ | sports gear | bulky heart
speed ball platform* | 40-90 | 12+ | sports gear | bulky noisy
focus pad pair | 22-50 | 10+ | equipment | practical heart
beaded skipping rope* | 8-18 | 8+ | sports gear | small-parts filler
round interval timer* | 20-45 | 12+ | electronics | gadget battery practical
gel mouthguard | 8-18 | 8+ | safety gear | plastic practical filler
lightweight boxing boots | 40-85 | 10+ | footwear | clothing sized filler
glove deodoriser inserts* | 8-18 | 12+ | accessory | scent practical filler
boxing club training month* | 25-60 | 10+ | voucher | voucher experience heart
heavyweight champion biography | 10-20 | 12+ | book | book heart
classic fight night poster* | 10-25 | 10+ | print |
satin boxing robe | 35-80 | 8+ | clothing | clothing sized
free-standing children's punch ball* | 22-45 | 5-12 | toy | bulky
ringside evening tickets | 35-110 | 14+ | experience | experience heart
jab and footwork wall chart* | 6-14 | 10+ | print | filler
skipping workout cards* | 3-7 | 10+ | game | practical filler
cotton hand wraps* for training | 7-13 | 10+ | sports gear |
boxing glove keyring* | 5-10 | 8+ | decor | filler
children's boxing gloves* | 15-30 | 5-12 | sports gear | clothing sized heart
standing boxing ball* for children | 25-50 | 6-12 | sports gear | bulky heart
reflex ball* on a headband | 8-15 | 7+ | sports gear | heart
junior boxing class term* | 25-60 | 7-16 | class | experience heart
boxing shorts* in satin | 18-35 | 6+ | clothing | clothing sized heart
boxing music machine* for the wall | 30-70 | 7+ | electronics | gadget battery noisy heart
boxing story* of a champion | 8-15 | 8-15 | book | book
boxing hoodie* | 25-45 | 7+ | clothing | clothing sized filler
boxing film* about an underdog | 8-15 | 12+ | film | screen heart
inflatable boxing bag* | 15-30 | 4-12 | toy | plastic bulky
boxing drawstring bag* | 8-15 | 6+ | bag | filler
boxing poster* | 6-14 | 7+ | print | filler
fast-hands punching cards* | 6-12 | 8+ | game | filler
boxing ring bell* | 15-30 | 10+ | decor | noisy
boxing t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler

# ballet
needs: legs effort
also: ballet dancing, ballet lessons, ballet classes, ballerina, ballet dancer, pointe
own: tap dancing = tap dance
near: dance, gymnastics, theatre
unfit: event, equipment
soft pink ballet shoes | 10-22 | 3+ | footwear | clothing sized of:ballet
layered ballet tutu | 15-32 | 3-12 | clothing | clothing of:ballet heart
ballet bag* with shoe pocket | 14-28 | 4+ | bag | practical of:ballet heart
stretch band* for ballet splits | 8-15 | 6+ | sports gear | practical of:ballet filler
gel toe pads* for pointe | 8-18 | 11+ | accessory | practical of:ballet filler
pointe shoe sewing kit* | 8-15 | 12+ | craft kit | practical of:ballet
freestanding home barre* | 60-140 | 6+ | furniture | bulky of:ballet
wind-up ballerina music box | 15-35 | 3-12 | keepsake | noisy of:ballet heart
nutcracker story picture book | 8-18 | 3-10 | book | book of:ballet heart
positions of ballet poster* | 6-14 | 4+ | print | of:ballet filler
ballet memory pairs* | 6-14 | 4-9 | game | of:ballet
crossover practice cardigan* | 16-34 | 4+ | clothing | clothing sized of:ballet
hair bun kit* with nets | 6-12 | 4+ | accessory | practical filler
dance exam certificate frame* | 10-22 | 5+ | decor | filler
backstage ballet company tour | 15-40 | 7+ | experience | experience of:ballet heart
plush ballerina mouse* | 12-26 | 2-9 | toy | of:ballet heart
adult beginner ballet term* | 50-120 | 16+ | class | experience of:ballet
nutcracker ballet tickets | 30-80 | 4+ | experience | experience @christmas of:ballet heart
satin shoe ribbons | 3-7 | 4+ | textile | practical of:ballet
ballerina doll* | 15-30 | 3-10 | toy | of:ballet heart
ballet leotard* in pink | 12-24 | 3-14 | clothing | clothing sized of:ballet heart
ballet class term* | 40-90 | 3+ | class | experience of:ballet heart
ballet story collection* | 9-16 | 4-11 | book | book of:ballet heart
ballerina sticker book* | 5-9 | 3-9 | book | book of:ballet
ballet wrap skirt* | 12-24 | 4+ | clothing | clothing sized heart
swan princess costume* | 22-42 | 3-9 | clothing | clothing sized of:ballet
sparkly hair slides* for buns | 4-9 | 4+ | accessory | small-parts filler
ballerina night light* | 15-28 | 3-10 | lighting | gadget battery of:ballet
ballet slipper pendant* | 10-22 | 6+ | jewellery | jewellery of:ballet
ballet music album* | 8-16 | 4+ | audio | of:ballet
ballet shoe keyring* | 5-10 | 5+ | accessory | of:ballet merchandise filler
dance mirror* for the bedroom | 25-50 | 5+ | furniture | bulky
ballet film screening tickets* | 12-28 | 8+ | experience | experience of:ballet heart
ballerina jigsaw* | 7-14 | 4-10 | puzzle | small-parts of:ballet
ballet barre* for little dancers | 40-80 | 4-10 | furniture | bulky of:ballet
ballerina jewellery box* | 15-30 | 4-11 | storage | of:ballet heart
knitted leg warmers* in soft pink | 9-18 | 4+ | clothing | clothing
ballet workout class pass* | 25-55 | 16+ | voucher | voucher experience of:ballet heart
ballet photograph book* | 18-38 | 12+ | book | book of:ballet heart
ballet dancer print* | 10-22 | 6+ | print | of:ballet
ballet history book* | 14-28 | 14+ | book | book of:ballet
bun net set* with pins | 3-7 | 5+ | accessory | practical
ballet keyring* with slippers | 4-8 | 6+ | accessory | filler
ballet stickers* | 3-6 | 3-10 | stationery | filler
small ballerina figure* | 5-10 | 3-10 | collectible | filler

# ice skating
needs: legs effort
also: skating rinks, skates, ice rink
own: figure skating, ice dance
near: dance, ice hockey, ballet
unfit: bag
padded skate carry bag | 22-50 | 6+ | bag | practical heart
hard-shell blade guards* | 8-18 | 5+ | equipment | plastic practical
fluted figure skating skirt | 18-40 | 4+ | clothing | clothing sized
rhinestone skate laces* | 5-12 | 6+ | accessory | filler
spin training board* | 20-45 | 7+ | sports gear | practical filler
skating tights* over the boot | 10-22 | 4+ | clothing | clothing sized filler
microfibre blade towel | 6-14 | 6+ | textile | practical filler
family ice rink session* | 20-50 | 4+ | experience | experience heart
ten figure skating lessons* | 60-140 | 4+ | class | experience heart
penguin skating aid hire vouchers* | 8-20 | 3-9 | voucher | voucher filler
thermal skating gloves | 8-18 | 4+ | accessory | clothing practical heart
blade sharpening voucher | 8-20 | 12+ | voucher | voucher heart
figure skating champions book | 12-24 | 10+ | book | book
skater's music box | 18-40 | 5+ | keepsake | heart
ice show evening tickets | 25-70 | 4+ | experience | experience heart
outdoor Christmas rink tickets | 15-40 | 4+ | experience | experience @christmas heart
terry skate blade soakers* | 8-15 | 5+ | textile | filler
children's ice skates* that grow | 35-70 | 5-12 | sports gear | sized heart
ice princess costume* | 20-40 | 3-9 | clothing | clothing sized
figure skater doll* | 15-30 | 3-10 | toy | of:figure_skating of:ice_skating heart
sparkly skating gloves* | 7-14 | 5+ | clothing | clothing sized heart
skating story book* | 7-14 | 5-12 | book | book
skate bag charm* | 5-10 | 5+ | accessory | filler
ice rink season pass* | 40-110 | 6+ | subscription | subscription heart
padded skating shorts* | 20-40 | 5+ | safety gear | clothing sized heart
skating snow globe* | 12-25 | 5+ | keepsake |
skater necklace* | 8-18 | 6+ | jewellery | jewellery
fleece skating jacket* | 25-50 | 5+ | outerwear | clothing sized filler
hot chocolate* after the rink | 5-12 | 5+ | drink | food dairy sugar filler
wool skating hat* with bobble | 12-25 | 5+ | clothing | clothing wool
skating rink jigsaw* | 10-20 | 6+ | puzzle | small-parts
ice show film* | 8-15 | 5+ | film | screen
bright skate guards* | 8-16 | 6+ | equipment | plastic heart
adult skating course* | 45-90 | 16+ | class | experience

# roller skating
needs: legs effort
also: rollerskating, roller disco, quad skating
own: roller derby, inline skating = rollerblading
near: dance, skateboarding
unfit: bag
quad skate wheels* in pastel | 25-55 | 8+ | sports gear | plastic heart
skate tool* in a keyring | 6-14 | 8+ | tool | practical filler
knee and elbow pads* | 18-38 | 5+ | safety gear | sized practical
padded wrist guards* | 12-25 | 6+ | safety gear | sized practical
roller skating moves handbook | 10-20 | 8+ | book | book filler
toe stop* pair for skates | 8-18 | 8+ | sports gear | plastic filler
light-up wheel set* | 20-40 | 6+ | lighting | gadget battery heart
shoulder strap* for carrying skates | 8-18 | 8+ | accessory | practical
striped knee-high skate socks | 6-14 | 8+ | clothing | clothing heart
bearing cleaning bottle | 8-18 | 12+ | equipment | practical filler
roller disco night tickets | 10-25 | 6+ | experience | experience heart
roller dance lesson | 20-45 | 8+ | class | experience heart
derby bout tickets* | 10-25 | 8+ | experience | experience heart
vinyl helmet stickers | 4-9 | 8+ | stationery | plastic filler
seventies roller disco vinyl | 15-30 | 12+ | audio | heart
coloured toe stops* pair | 8-15 | 6+ | equipment |
adjustable roller skates* for children | 30-60 | 4-12 | sports gear | sized heart
skate helmet* in pastel | 20-40 | 4+ | safety gear | sized
roller skate bag* | 18-35 | 5+ | bag | heart
roller skate keyring* | 4-9 | 5+ | accessory | merchandise filler
bright skate laces* | 4-9 | 6+ | accessory | heart
slalom cones* in colours | 6-12 | 6+ | sports gear | plastic
roller skating t-shirt* | 14-26 | 6+ | clothing | clothing sized merchandise filler
skating day course* for children | 20-45 | 5-12 | class | experience heart
retro roller skate print* | 8-18 | 8+ | print | filler
disco shorts* in glitter | 14-28 | 6+ | clothing | clothing sized filler
pompoms* for skate toes | 5-10 | 5+ | accessory | filler
roller skate bedroom lamp* | 18-38 | 6+ | lighting | gadget filler
portable speaker* for skating | 18-38 | 8+ | audio | gadget battery noisy
roller skater comic book* | 8-15 | 8+ | book | book

# pilates
needs: legs effort
also: reformer pilates, mat pilates, stretching, flexibility, core exercises, keep fit, exercise classes
own: barre = barre classes, zumba
near: yoga, gym, self-care
unfit: event
sports shop voucher* | 20-60 | 12+ | voucher | voucher heart
half-day thermal spa pass* | 40-100 | 18+ | experience | experience scent heart
massage ball set* in a bag | 12-25 | 12+ | wellness | heart
insulated drinking bottle* in pastel | 18-35 | 10+ | tableware | heart
soft blanket* for lying still | 20-40 | 12+ | textile |
thick pilates mat* | 25-55 | 14+ | sports gear | bulky
weighted toning balls | 12-26 | 14+ | sports gear | practical
pilates ring* with padded grips | 15-30 | 14+ | equipment | practical heart
grip-sole barre socks | 9-18 | 12+ | clothing | clothing sized heart
small inflatable core ball | 6-14 | 14+ | sports gear | plastic practical
fabric booty bands* | 10-22 | 14+ | sports gear | practical filler
wobble cushion* for balance | 15-30 | 12+ | wellness | plastic practical
reformer class pass | 40-110 | 16+ | voucher | voucher experience heart
sliding core discs | 8-18 | 14+ | equipment | practical
pilates anatomy book | 14-26 | 14+ | book | book heart
mat carrying holdall | 22-48 | 14+ | bag | practical heart
foot and spine roller* | 14-30 | 14+ | wellness | practical
pocket exercise cards* | 9-18 | 12+ | game | practical filler
soft wrap top* for cool-downs | 22-48 | 14+ | clothing | clothing sized
wrist and ankle weights | 14-30 | 14+ | sports gear | practical
weekend movement retreat | 140-280 | 18+ | experience | experience
stainless water flask* with straw | 14-30 | 10+ | tableware | practical
printed core routine chart | 2-6 | 14+ | print | filler
pilates band* in a soft colour | 8-15 | 14+ | sports gear |
children's balance ball* | 10-20 | 4-12 | sports gear | plastic heart
family stretching cards* | 6-14 | 5+ | game |
cushioned exercise mat* for children | 15-28 | 4-12 | sports gear | bulky
balance board* in wood | 25-50 | 5+ | sports gear |
soft leggings* with pocket | 20-40 | 10+ | clothing | clothing sized
flexibility strap* with loops | 7-15 | 8+ | sports gear |
posture and balance class* | 15-40 | 16+ | class | experience
seated pilates book* | 10-20 | 30+ | book | book filler
oversized sweatshirt* for after class | 25-50 | 12+ | clothing | clothing sized filler
hair wrap* that stays put | 6-14 | 10+ | accessory | clothing filler
pilates studio intro voucher* | 25-60 | 16+ | voucher | voucher experience
balance pad* in foam | 20-40 | 14+ | sports gear |
warm wrap cardigan* | 25-50 | 12+ | clothing | clothing sized filler
spiky massage ball* | 5-12 | 12+ | wellness | filler
online class subscription* | 15-45 | 16+ | subscription | subscription screen
magnesium bath flakes* | 8-16 | 18+ | body care | filler
mother and child stretching class* | 12-30 | 5-12 | class | experience heart
ballet-style exercise film* | 8-15 | 7+ | film | screen filler
animal stretches book* | 7-13 | 4-10 | book | book heart
posture game* with balance tray | 12-28 | 6+ | game | filler
soft grippy socks* for children | 6-12 | 4-12 | clothing | clothing sized
leotard* for stretching | 14-30 | 5+ | clothing | clothing sized filler
rainbow resistance band* | 7-15 | 8+ | sports gear | heart
wobble board* in wood | 20-45 | 6+ | sports gear |
gym mat bag* with strap | 12-28 | 8+ | bag |
pilates t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise filler
spine anatomy model* small | 20-45 | 8+ | decor | filler
flexibility progress chart* | 4-9 | 8+ | print | filler

# field hockey
needs: legs effort
also: hockey, playing hockey, hockey club
near: netball, lacrosse, ice hockey
composite hockey stick | 45-110 | 9+ | sports gear | heart
hockey stick bag* | 22-50 | 9+ | bag | practical heart
hockey shin guards* | 15-32 | 8+ | safety gear | sized practical filler
left-hand hockey glove | 12-26 | 9+ | accessory | clothing sized filler
chamois stick grip* | 6-14 | 9+ | sports gear | leather practical heart
penalty corner tactics book* | 12-24 | 12+ | book | book
astro turf boots | 40-85 | 8+ | footwear | clothing sized filler
reaction ball* for goalkeepers | 8-18 | 8+ | sports gear |
penalty corner face mask* | 15-32 | 10+ | safety gear | plastic filler
dimpled hockey balls* | 8-18 | 8+ | equipment | plastic heart
boil-and-fit mouthguard* | 6-16 | 8+ | safety gear | plastic filler
international hockey tickets* | 20-50 | 6+ | experience | experience heart
rebound board* for passing | 40-95 | 9+ | equipment | bulky heart
skills camp day* | 30-70 | 7-15 | class | experience heart
pitch-side team flask* | 15-30 | 12+ | tableware | filler
umpire's whistle on cord* | 4-8 | 12+ | tool | noisy filler
hockey stick grip* in neon | 7-13 | 7+ | accessory | filler
junior hockey stick* | 15-30 | 5-12 | sports gear | heart
children's hockey shin pads* | 8-16 | 5-12 | safety gear | sized
hockey gloves* for winter | 12-24 | 6+ | clothing | clothing sized heart
hockey socks* in stripes | 6-12 | 6+ | clothing | clothing
hockey camp week* | 70-160 | 6-16 | class | experience heart
hockey shoes voucher* | 25-60 | 7+ | voucher | voucher heart
hockey drinks bottle* | 7-14 | 6+ | equipment | filler
hockey keyring* | 4-8 | 6+ | accessory | merchandise filler
light foam hockey set* | 12-25 | 4-10 | toy |
goal* for hockey practice | 30-70 | 6+ | sports gear | bulky
hockey hoodie* | 25-45 | 6+ | clothing | clothing sized
hockey skort* | 15-30 | 7+ | clothing | clothing sized filler
hockey dribbling cones* | 7-14 | 6+ | sports gear | plastic filler
hockey poster* | 6-14 | 7+ | print | filler
hockey story book* | 7-14 | 7-13 | book | book
star player biography* | 10-18 | 10+ | book | book heart
pitch wall print* | 10-22 | 10+ | print | filler

# netball
needs: legs effort
also: netball player, playing netball, korfball, netball club
near: basketball, field hockey, volleyball
match netball | 15-35 | 7+ | sports gear | heart
adjustable netball post | 50-110 | 6+ | sports gear | bulky heart
netball position bibs* | 12-26 | 7+ | clothing | clothing
ankle support sleeve | 10-22 | 10+ | safety gear | clothing sized practical filler
shock-absorbing insoles | 12-28 | 10+ | footwear | practical filler
international netball tickets | 20-50 | 6+ | experience | experience heart
centre pass whistle | 4-8 | 8+ | safety gear | noisy practical
magnetic coaching clipboard* | 15-30 | 14+ | stationery | small-parts practical
netball drills handbook* | 12-24 | 12+ | book | book
shooting circle practice ring* | 20-45 | 7+ | equipment |
netball trainers* with pivot sole | 45-95 | 9+ | footwear | clothing sized
team hair ribbons* | 3-8 | 7-17 | accessory | filler
ball carry sack* | 12-26 | 10+ | bag | practical
netball holiday camp* | 30-80 | 7-15 | class | experience heart
grip-coated training ball* | 15-32 | 7+ | sports gear | heart
player of the match trophy* | 5-14 | 7+ | keepsake | filler
netball rules and drills booklet* | 7-13 | 9+ | book | book
child's netball* | 9-16 | 5-11 | sports gear | heart
netball dress* | 22-42 | 6+ | clothing | clothing sized
netball hoop* for the wall | 18-38 | 6+ | sports gear | heart
netball socks* | 6-12 | 6+ | clothing | clothing
netball keyring* | 4-8 | 6+ | accessory | merchandise filler
netball kit bag* | 18-35 | 7+ | bag | heart
netball story book* | 7-14 | 7-13 | book | book
netball hoodie* | 25-45 | 6+ | clothing | clothing sized
netball club term* | 25-60 | 7+ | subscription | subscription heart
netball drinks bottle* | 7-14 | 6+ | equipment | filler
netball poster* | 6-14 | 7+ | print | filler
agility ladder* for quick feet | 10-20 | 7+ | sports gear |
netball mug* | 8-15 | 8+ | tableware | merchandise filler
netball visor cap* | 8-16 | 7+ | clothing | clothing filler
back to netball course* | 25-60 | 16+ | class | experience heart
netball t-shirt* | 14-26 | 6+ | clothing | clothing sized merchandise filler

# lacrosse
needs: legs effort
also: playing lacrosse, lacrosse stick, lacrosse club
near: field hockey, netball, ice hockey
lacrosse catch and throw set* | 25-55 | 7+ | sports gear |
lacrosse stick head* | 30-75 | 10+ | sports gear | plastic heart
stringing mesh kit* | 10-24 | 12+ | craft kit |
lacrosse goggles* | 25-50 | 9+ | safety gear | plastic
lacrosse balls* in bright colours | 6-16 | 8+ | equipment | heart
padded arm guards* | 18-40 | 9+ | safety gear | sized filler
fast-break tactics handbook* | 12-24 | 12+ | book | book
backyard lacrosse goal* | 50-120 | 8+ | outdoor gear | bulky
moulded-stud turf boots* | 40-85 | 9+ | footwear | clothing sized filler
mouthguard with case* | 6-16 | 8+ | safety gear | plastic filler
wall-ball routine cards* | 3-8 | 10+ | game |
long stick bag* | 20-45 | 10+ | bag | practical heart
summer lacrosse clinic* | 35-90 | 8-17 | class | experience heart
national match tickets* | 12-35 | 6+ | experience | experience heart
lacrosse stick tape* | 6-12 | 9+ | equipment |
rubber lacrosse ball* | 5-10 | 7+ | toy | filler
junior lacrosse stick* | 20-40 | 6-12 | sports gear | heart
soft lacrosse set* for beginners | 18-38 | 5-11 | toy | plastic heart
lacrosse glove pair* | 25-55 | 8+ | sports gear | clothing sized
lacrosse hoodie* | 25-45 | 7+ | clothing | clothing sized
lacrosse socks* | 6-12 | 7+ | clothing | clothing
lacrosse keyring* | 4-8 | 7+ | accessory | merchandise filler
lacrosse poster* | 6-14 | 7+ | print | filler
lacrosse t-shirt* | 14-28 | 7+ | clothing | clothing sized merchandise filler
lacrosse rebounder* | 60-140 | 8+ | sports gear | bulky heart
lacrosse history book* | 12-24 | 12+ | book | book heart
lacrosse shooting strings* in colours | 5-10 | 9+ | equipment |
lacrosse water bottle* | 8-15 | 7+ | equipment | filler
lacrosse story book* | 7-14 | 8-14 | book | book
goal target sheet* for lacrosse | 20-45 | 8+ | sports gear |

# athletics
needs: legs effort
also: heptathlon, track and field, sprinting, cross country running, athletics club, decathlon, pole vault, shot put, discus, hammer throw, decathlon
own: javelin, hurdles, high jump, long jump
near: running, gym, triathlon
lightweight track spikes | 45-95 | 9+ | footwear | clothing sized
starting block pegs key* | 6-14 | 10+ | tool | practical of:athletics of:hurdles filler
resistance sprint parachute | 12-28 | 10+ | sports gear | practical of:athletics of:hurdles heart
foam junior javelin | 12-26 | 6-12 | sports gear | plastic of:athletics
adjustable training hurdles* | 25-55 | 7+ | equipment | plastic
rubber throwing discus* | 12-28 | 9+ | sports gear | of:athletics
digital stopwatch* on lanyard | 8-20 | 8+ | electronics | gadget battery practical
relay batons | 6-14 | 6+ | sports gear | of:athletics
fast-wicking singlet* | 18-38 | 8+ | clothing | clothing sized
athletics personal bests journal | 8-15 | 8+ | stationery | filler
spare spike pins* tin | 5-12 | 12+ | tool | practical small-parts
plyometric jump box* | 50-110 | 14+ | furniture | bulky
Olympic champions' stories book* | 9-18 | 8+ | book | book heart
stadium athletics day tickets | 20-60 | 6+ | experience | experience heart
medal ribbon display* | 14-30 | 7+ | decor | heart
sprint coaching clinic* | 25-60 | 8+ | class | experience heart
mesh spike shoe bag* | 8-18 | 9+ | bag | practical
champions paperback* for young athletes | 7-13 | 8-12 | keepsake | book heart
children's hurdles and ladder set* | 20-40 | 5-12 | sports gear | plastic heart
foam discus and javelin set* | 18-35 | 5-12 | sports gear | heart
athletics club term* | 25-60 | 7+ | subscription | subscription heart
foam javelin* in a set | 6-12 | 5-12 | toy | filler
running shoes voucher* | 25-60 | 7+ | voucher | voucher heart
athletics shorts* | 12-24 | 7+ | clothing | clothing sized
Olympic sports picture book* | 9-16 | 5-12 | book | book
junior winners' podium* in wood | 25-50 | 5-17 | decor | bulky
sprinter poster* | 6-14 | 7+ | print | filler
tape measure* for jumps | 8-16 | 7+ | tool | filler
sports day trophy* | 6-14 | 5+ | keepsake |
skipping rope* for speed | 6-14 | 7+ | sports gear | filler
athletics t-shirt* | 14-26 | 7+ | clothing | clothing sized merchandise filler
medicine ball* for throws | 18-38 | 12+ | sports gear |
athletics video game | 20-45 | 7+ | video game | screen

# mountain biking
needs: legs effort
also: mtb, downhill biking, enduro, trail riding, pump tracks
own: bmx = bmx riding
near: cycling, skateboarding, camping
trail multi-hex tool* | 15-35 | 12+ | tool | practical heart
full-finger riding gloves | 14-32 | 7+ | accessory | clothing sized heart
mountain bike helmet | 45-110 | 6+ | safety gear | sized practical filler
slim knee armour* | 30-65 | 8+ | safety gear | sized practical filler
hip pack* with water bladder | 35-75 | 12+ | bag | practical heart
lock-on handlebar grips | 12-28 | 10+ | equipment | practical heart
front mudguard* | 8-18 | 10+ | equipment | plastic practical
tubeless sealant* top-up kit | 15-32 | 14+ | tool | practical filler
nylon flat pedals | 25-55 | 10+ | sports gear | plastic
bike suspension pump* | 18-38 | 14+ | tool | practical heart
goggles* with clear lens | 18-45 | 8+ | sports gear | plastic
frame protection film* | 12-28 | 14+ | accessory | plastic practical filler
bike park uplift day | 30-60 | 14+ | experience | experience heart
trail riding skills course | 50-110 | 10+ | class | experience heart
bikepacking routes atlas | 18-32 | 14+ | book | book heart
muddy shoe cleaning kit* | 10-22 | 12+ | equipment | practical
tailgate bike protector* | 40-90 | 17+ | vehicle | practical
tyre lever pair | 3-7 | 10+ | tool | plastic practical filler
tubeless repair plugs* | 8-15 | 14+ | tool |
chain lube* for wet trails | 7-13 | 14+ | home |
mountain bike sticker pack* | 5-10 | 7+ | stationery | filler
children's full-finger bike gloves* | 10-20 | 5-12 | clothing | clothing sized heart
bike jump ramp* for children | 40-90 | 6-12 | sports gear | bulky heart
pump track session* | 8-20 | 6+ | experience | experience heart
bike skills camp day* | 35-80 | 7-16 | class | experience heart
mountain bike jersey* | 20-42 | 6+ | clothing | clothing sized
toy mountain biker figure* | 8-16 | 4-10 | toy |
mudguard* with graphics | 7-14 | 7+ | equipment | plastic
mountain bike t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
trail centre day out* | 15-45 | 7+ | experience | experience heart
coloured bike grips* | 7-14 | 6+ | equipment | heart
mountain bike poster* | 6-14 | 7+ | print | filler
mountain bike film* | 8-16 | 8+ | film | screen heart
riding socks* with mountains | 7-14 | 7+ | clothing | clothing heart
hydration pack* for young riders | 20-40 | 7-17 | bag |
finger bike* for tricks | 7-14 | 6+ | toy | small-parts
number plate* for the handlebars | 6-12 | 5+ | accessory | personalised
mountain biker's enamel mug* | 9-16 | 12+ | tableware | merchandise filler

# American football
needs: legs effort
also: american football, nfl football, quarterback, college football, gridiron
own: flag football
near: rugby, sports fans, gym
official-size leather gridiron ball* | 30-80 | 10+ | sports gear | leather heart
flag football belts* set | 15-35 | 7+ | sports gear | clothing
sticky receiver gloves | 22-50 | 8+ | sports gear | clothing sized heart
quarterback throwing net* | 60-130 | 8+ | equipment | bulky
wristband playbook* | 8-18 | 10+ | accessory | clothing practical
place-kick holder* | 10-22 | 10+ | sports gear | plastic
agility dummy cones* | 15-32 | 8+ | equipment | plastic filler
mini foam football | 6-14 | 4-12 | toy | heart
gridiron rules pocket guide | 8-15 | 10+ | book | book filler
legendary coaches book* | 12-24 | 12+ | book | book
padded compression girdle | 25-55 | 10+ | clothing | clothing sized filler
mouthguard* with helmet strap | 8-18 | 8+ | safety gear | plastic practical filler
eye black sticks* | 5-10 | 8+ | body care | filler
field yard-line desk mat* | 12-26 | 10+ | decor | filler
flag football camp* | 40-110 | 7-15 | class | experience heart
game day tickets* | 50-180 | 8+ | experience | experience heart
gridiron electronic board game* | 25-60 | 10+ | board game | gadget battery
junior size gridiron ball* | 12-25 | 6-12 | sports gear | heart
team cap* of a gridiron side | 15-30 | 6+ | clothing | clothing heart
gridiron team jersey* | 35-75 | 5+ | clothing | clothing sized heart
gridiron story book* | 7-14 | 7-13 | book | book
touchdown tabletop game* | 12-25 | 6+ | game |
mini gridiron helmet* for the shelf | 18-38 | 6+ | collectible | plastic heart
gridiron trading cards* | 5-12 | 7+ | collectible |
throwing target* with holes | 20-45 | 6+ | sports gear |
gridiron video game* | 30-60 | 8+ | video game | screen heart
team hoodie* of a gridiron side | 30-55 | 6+ | clothing | clothing sized
helmet-shaped popcorn bowl* | 10-22 | 6+ | tableware | plastic filler
gridiron kicking tee* | 6-14 | 7+ | sports gear | plastic clothing filler
playbook notebook* | 6-14 | 8+ | stationery | filler
gridiron film* of a true story | 8-15 | 10+ | film | screen
end zone doormat* | 15-30 | 14+ | home | filler
team beanie* with bobble | 12-25 | 6+ | clothing | clothing

# baseball
needs: legs effort
also: playing baseball, tee ball, little league, baseball fan
own: softball = softball player, rounders
near: cricket, sports fans, American football
leather fielding glove | 30-90 | 7+ | sports gear | clothing sized leather heart
glove conditioning oil* | 8-15 | 12+ | equipment | leather practical
ash wood bat | 30-80 | 10+ | sports gear | heart
pop-up hitting net | 50-110 | 7+ | sports gear | bulky heart
adjustable batting stand | 20-45 | 5+ | equipment |
dimpled practice balls* dozen | 15-32 | 7+ | sports gear |
bat grip tape* | 6-14 | 9+ | accessory | practical filler
ballpark scratch-off map* | 12-26 | 10+ | print | heart
baseball scorekeeping book | 6-14 | 10+ | stationery | book filler
sliding mitt* | 15-35 | 10+ | safety gear | clothing sized filler
pinstripe baseball jersey* | 35-80 | 6+ | clothing | clothing sized heart
pitching strike zone target* | 25-60 | 8+ | sports gear | bulky
vintage baseball cards* bundle | 10-35 | 8+ | collectible | heart
baseball statistics almanac | 15-30 | 12+ | book | book heart
bat backpack* with fence hook | 30-65 | 7+ | bag | practical
batting cage session | 15-40 | 7+ | experience | experience heart
ball display cube* | 8-18 | 8+ | storage | plastic
lineup card pad* | 3-7 | 8+ | stationery | practical filler
leather practice baseball* | 8-15 | 6+ | toy | leather heart
child's first baseball glove* | 12-25 | 4-9 | sports gear | clothing sized heart
foam bat and ball* | 8-16 | 3-10 | toy | heart
baseball cap* of their team | 14-28 | 5+ | clothing | clothing heart
baseball story book* | 7-14 | 7-13 | book | book
baseball socks* | 6-12 | 6+ | clothing | clothing
tabletop baseball game | 15-30 | 6+ | game | heart
baseball film* | 8-15 | 8+ | film | screen
baseball game tickets* | 15-50 | 6+ | experience | experience heart
baseball stadium poster* | 6-14 | 7+ | print | filler
baseball camp day* | 25-60 | 7-15 | class | experience heart
baseball video game | 30-55 | 7+ | video game | screen
baseball t-shirt* | 14-28 | 5+ | clothing | clothing sized merchandise filler

# ice hockey
needs: legs effort
also: playing ice hockey, hockey player, hockey goalie
own: floorball, street hockey = roller hockey
near: sports fans, ice skating, field hockey
stick tape* rolls in colours | 6-14 | 7+ | sports gear | practical
shooting pad* with slick surface | 45-100 | 8+ | sports gear | bulky plastic heart
weighted training puck* | 6-14 | 8+ | sports gear |
stickhandling trainer* | 35-75 | 8+ | sports gear | plastic heart
street hockey goal | 35-80 | 5+ | sports gear | bulky heart
skate guard soakers | 10-22 | 5+ | accessory | practical filler
hockey bag deodoriser* | 8-15 | 10+ | scent | scent practical filler
padded hockey gloves* | 40-90 | 7+ | safety gear | clothing sized filler
neck guard* collar | 14-30 | 6+ | safety gear | clothing sized practical filler
waxed skate laces* | 5-10 | 7+ | accessory | practical filler
tabletop knee hockey set* | 15-32 | 4-12 | toy | plastic
hockey drills handbook | 14-26 | 10+ | book | book
equipment drying tree* | 30-65 | 12+ | storage | bulky practical
ice time hire voucher | 15-50 | 7+ | voucher | voucher experience heart
skating power clinic* | 30-70 | 7+ | class | experience heart
shot accuracy targets* | 15-35 | 7+ | equipment | plastic filler
upcycled hockey stick coat rack* | 20-45 | 14+ | home | eco handmade filler
junior hockey stick* for ice | 20-40 | 6-12 | sports gear | heart
hockey team jersey* | 40-85 | 5+ | clothing | clothing sized heart
hockey match tickets* | 15-50 | 5+ | experience | experience heart
table ice hockey game* | 40-90 | 6+ | game | bulky heart
team pucks* to collect | 7-14 | 6+ | collectible |
hockey beanie* | 12-25 | 5+ | clothing | clothing heart
hockey story book* for children | 7-14 | 6-12 | book | book
hockey video game | 30-60 | 7+ | video game | screen
mini sticks* with soft ball | 10-20 | 5+ | toy | plastic heart
hockey film* | 8-15 | 8+ | film | screen
hockey poster* | 6-14 | 6+ | print | filler
hockey puck keyring* | 4-9 | 6+ | accessory | merchandise filler
hockey camp week* | 90-200 | 7-16 | class | experience heart
hockey trading cards* | 5-12 | 7+ | collectible |
goalie mask money box* | 10-22 | 6+ | decor | filler
hockey fleece blanket* | 18-35 | 6+ | textile | filler

# trampolining
needs: legs effort
also: trampoline, trampolines, bouncing on the trampoline, trampoline club
near: gymnastics, outdoor games
non-slip bounce socks* | 5-12 | 3+ | clothing | clothing sized heart
trampoline sprinkler ring* | 12-28 | 4-14 | toy | plastic heart
trampoline games book* | 6-14 | 5-14 | book | book
bounce and dodge foam balls* | 10-24 | 5-14 | sports gear | heart
trampoline rain cover | 20-45 | 12+ | outdoor gear | practical filler
shoe bag* for the trampoline side | 8-18 | 5+ | storage | practical
trampoline park jump pass* | 10-30 | 4+ | experience | experience heart
beginner's trampolining course* | 35-80 | 5+ | class | experience heart
fitted bounce leotard* | 18-40 | 4+ | clothing | clothing sized filler
indoor mini rebounder* | 35-80 | 5+ | equipment | bulky
trampoline basketball hoop* | 25-55 | 5-15 | game | bulky heart
clip-on trampoline lights* | 15-32 | 5+ | lighting | gadget battery filler
trampoline ladder steps* | 20-45 | 4+ | furniture | bulky
skills badge chart* for jumps | 3-8 | 4-13 | print | filler
trampoline tent canopy* | 40-90 | 3-12 | decor | bulky heart
chalk marker* for bounce games | 5-10 | 5+ | stationery | filler
light-up bouncing balls* | 6-12 | 4+ | toy | plastic battery gadget
trampoline socks* with grips | 5-10 | 5+ | clothing | clothing filler
toddler trampoline* with handle | 40-80 | 1-4 | sports gear | bulky heart
garden trampoline* with net | 130-300 | 6+ | outdoor gear | bulky heart
bounce tricks cards* | 5-10 | 6+ | game |
trampoline basketball ball* | 8-16 | 5+ | toy | filler
trampoline den cover* | 30-70 | 3-12 | outdoor gear | bulky
trampoline gymnastics t-shirt* | 14-26 | 5+ | clothing | clothing sized merchandise filler
bouncy hopper* with handles | 9-18 | 3-9 | toy | plastic
pogo stick* for bouncing | 20-40 | 6-14 | toy | heart
trampoline tag game belts* | 8-18 | 5-13 | game | clothing
trampoline park season pass* | 40-110 | 5+ | subscription | subscription heart
trampoline fitness class* | 10-30 | 14+ | class | experience heart
trampoline skipping ball* | 6-12 | 5+ | toy | filler
trampoline club hoodie* | 22-42 | 6+ | clothing | clothing sized filler
bounce ribbon streamers* | 5-10 | 5+ | toy | filler
mini trampoline workout book* | 10-18 | 14+ | book | book

# caving
needs: legs effort
also: spelunking, potholing, cave exploring, cave diving, caves, mine exploring, potholing trips
near: climbing, hiking, camping
unfit: event, equipment, bag, coaching
helmet-mounted headlamp | 30-70 | 12+ | lighting | gadget battery practical heart
tough caving gloves | 12-25 | 12+ | accessory | clothing sized practical
knee pads* for crawling | 18-35 | 12+ | safety gear | clothing sized practical
waterproof tackle sack* | 30-60 | 14+ | bag | practical heart
guided cave trip | 35-80 | 10+ | experience | experience heart
show cave tickets | 10-25 | 6+ | experience | experience
neoprene socks* for wet passages | 15-30 | 12+ | clothing | clothing sized practical filler
waterproof survey notebook | 5-12 | 12+ | stationery | practical
cave survey map print* | 15-30 | 12+ | print |
underground photography book | 18-35 | 12+ | book | book heart
wide-mouth waterproof drum* | 10-20 | 12+ | storage | plastic practical noisy filler
survival bag* in bright orange | 5-12 | 12+ | outdoor gear | practical filler
thermal fleece undersuit | 40-90 | 14+ | clothing | clothing sized practical filler
hot drink flask* | 15-30 | 12+ | outdoor gear | practical
waterproof notepad and pencil* | 7-13 | 10+ | outdoor gear | filler
cave formations pocket chart* | 5-10 | 8+ | print |
children's headlamp* | 8-18 | 5-12 | lighting | gadget battery heart
crystal growing kit* | 12-25 | 7+ | craft kit | small-parts
geode breaking set* | 12-28 | 7+ | craft kit | small-parts heart
book* of caves and caverns | 9-16 | 6+ | book | book heart
cave explorer playset* | 18-38 | 4-10 | toy | small-parts
bat plush* | 10-20 | 3+ | toy |
prehistoric cave painting kit* | 12-25 | 6+ | art supplies |
underground adventure morning* | 20-45 | 8+ | experience | experience heart
cave story adventure book* | 7-13 | 7-13 | book | book
glowing crystal lamp* | 18-38 | 6+ | lighting | gadget filler
waterproof torch* | 8-18 | 6+ | lighting | gadget battery
cave explorer helmet* for children | 18-35 | 6-12 | safety gear | sized heart
bat night walk* | 8-20 | 6+ | experience | experience
minerals and rocks guide* | 8-16 | 7+ | book | book filler
cave club membership* | 25-60 | 16+ | subscription | subscription heart
rope and knots handbook* | 9-18 | 8+ | book | book
cave rescue whistle* | 4-8 | 6+ | safety gear | noisy filler
glow worm night tour* | 10-30 | 6+ | experience | experience heart
rock tumbler kit* | 35-75 | 8+ | craft kit | gadget noisy filler
cave animals card game* | 6-14 | 6+ | game |
caver's T-shirt* with a bat | 14-28 | 6+ | clothing | clothing sized merchandise filler
tunnel den kit* | 18-40 | 4-11 | toy | bulky heart

# fencing
needs: legs effort
also: fencer, sabre, fencing club
own: sport fencing = foil and epee = épée = epee = sabre fencing = foil fencing, hema = sword fighting
near: martial arts, archery
fencing glove* with long cuff | 20-40 | 10+ | sports gear | clothing sized practical of:sport_fencing heart
padded fencing bag | 35-80 | 10+ | bag | practical of:sport_fencing heart
target practice pad* for the wall | 25-50 | 10+ | equipment | of:sport_fencing heart
long fencing socks | 8-15 | 10+ | clothing | clothing sized practical of:sport_fencing
body wire* with clips | 12-25 | 12+ | equipment | practical of:sport_fencing filler
private fencing lesson | 25-50 | 8+ | class | experience of:sport_fencing heart
test box* for weapons | 15-35 | 12+ | tool | gadget battery practical of:sport_fencing
history of the sword book* | 12-25 | 12+ | book | book heart
fencing silhouette print | 10-22 | 8+ | print | merchandise of:sport_fencing
grip tape* in bright colours | 4-9 | 10+ | accessory | practical of:sport_fencing filler
plastron* for extra protection | 25-50 | 10+ | safety gear | clothing sized practical of:sport_fencing
footwork agility ladder | 12-25 | 10+ | sports gear | practical
fencing tournament tickets | 10-30 | 8+ | experience | experience of:sport_fencing heart
fencing postcards* in a set | 5-10 | 8+ | print | filler
junior fencing course* | 35-80 | 6-15 | class | experience of:sport_fencing of:fencing
musketeer story book* | 7-14 | 7-13 | book | book
musketeer hat and tabard* | 18-35 | 4-11 | clothing | clothing sized
fencing club term* | 40-90 | 8+ | subscription | subscription of:sport_fencing of:fencing heart
fencing t-shirt* | 14-28 | 7+ | clothing | clothing sized of:sport_fencing of:fencing merchandise filler
fencer keyring* | 5-10 | 7+ | accessory | of:sport_fencing of:fencing merchandise filler
swashbuckler film* | 8-15 | 7+ | film | screen
fencing camp week* | 80-180 | 8-16 | class | experience of:sport_fencing of:fencing heart
fencing breeches* | 30-60 | 8+ | clothing | clothing sized of:sport_fencing of:fencing
reaction ball* for footwork | 6-12 | 7+ | sports gear |
fencing mask ornament* | 12-25 | 10+ | decor | of:sport_fencing of:fencing merchandise filler
fencing poster* of old masters | 8-18 | 8+ | print | of:sport_fencing of:fencing
drawstring kit bag* | 8-15 | 7+ | bag | filler
fencing hoodie* | 25-45 | 7+ | clothing | clothing sized of:sport_fencing of:fencing
sword fight stage workshop* | 20-50 | 10+ | class | experience heart

# curling
needs: legs effort
also: curler, curling stones, wheelchair curling
near: ice skating, bowls
unfit: bag
curling broom head cover* | 10-20 | 12+ | accessory | practical filler
slip-on curling slider | 15-35 | 12+ | sports gear | practical
grippy curling gloves | 18-35 | 12+ | accessory | clothing sized practical
stopwatch* for stone timing | 10-25 | 12+ | electronics | gadget battery practical
warm thermal leggings | 15-35 | 12+ | clothing | clothing sized practical filler
learn to curl session* | 15-40 | 10+ | class | experience
table-top curling game | 20-40 | 6+ | game | heart
championship curling tickets | 20-50 | 8+ | experience | experience
tactics whiteboard* with magnets | 12-25 | 12+ | stationery | practical small-parts
knitted fleece headband | 5-14 | 10+ | clothing | clothing heart
shoe bag* for ice shoes | 10-20 | 10+ | bag | practical filler
fleece-lined team jacket | 35-70 | 12+ | outerwear | clothing sized practical filler
wide-neck hot flask | 15-30 | 10+ | tableware | practical
curling stone keyring* | 5-10 | 8+ | accessory | filler
pocket guide* to curling | 8-15 | 10+ | book | book
floor curling game* with rollers | 25-50 | 5+ | game | bulky
curling trousers* that stretch | 35-70 | 10+ | clothing | clothing sized
curling t-shirt* | 14-28 | 8+ | clothing | clothing sized merchandise filler
curling stone ornament* | 10-22 | 8+ | decor | merchandise filler
curling mug* | 8-15 | 8+ | tableware | merchandise filler
wool bobble hat* for the rink | 14-28 | 6+ | clothing | clothing wool
curling club membership* | 40-110 | 12+ | subscription | subscription
junior curling taster* | 10-25 | 7-16 | class | experience heart
curling poster* | 8-18 | 8+ | print | filler
curling comedy film* | 8-15 | 10+ | film | screen heart
mini curling stones* for the table | 12-25 | 6+ | game |
hot chocolate tin* for the rink | 6-12 | 6+ | drink | food dairy sugar filler
curling socks* | 8-15 | 8+ | clothing | clothing
curling brush pad* | 10-20 | 12+ | equipment | filler
Olympic winter sports book* | 9-16 | 6-13 | book | book
curling weekend* in Scotland | 120-280 | 18+ | travel | experience heart
curling story book* | 7-13 | 6-12 | book | book
fleece mittens* for the ice | 8-18 | 4+ | clothing | clothing
curling keyring game* in miniature | 6-12 | 6+ | toy | filler
ice rink family tickets* | 15-40 | 4+ | experience | experience
Olympic mascot plush* | 14-28 | 3+ | toy | filler
curling jigsaw* of a frozen loch | 12-22 | 8+ | puzzle | small-parts

# ten-pin bowling
needs: legs effort
also: bowling, tenpin bowling, bowling alley, bowling league, candlepin
near: tabletop and pub sports, darts

bowling wrist support | 15-30 | 12+ | sports gear | sized practical heart
microfibre ball towel | 6-14 | 10+ | textile | practical filler
rolling bowling bag | 40-90 | 12+ | bag | practical heart
bowling evening voucher | 15-40 | 6+ | voucher | voucher experience heart
retro bowling shirt | 20-40 | 12+ | clothing | clothing sized
rosin grip bag* | 4-9 | 12+ | equipment | practical
bowling coaching session | 25-50 | 10+ | class | experience heart
ball cleaner spray | 6-14 | 12+ | sports gear | practical filler
desktop bowling game | 8-18 | 6+ | game | small-parts
score record book | 4-9 | 10+ | stationery | practical filler
own pair of bowling shoes* | 30-60 | 10+ | footwear | clothing sized
neon pin lamp* | 18-40 | 10+ | lighting | gadget heart
wooden skittles* for the garden | 20-40 | 5+ | toy |
bowling socks* | 7-13 | 8+ | clothing | clothing filler
toddler skittles* in soft foam | 10-20 | 1-4 | toy | heart
children's bowling party* | 20-60 | 5-12 | experience | experience @birthday heart
indoor bowling set* in wood | 15-30 | 4-10 | toy | heart
bowling t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise
light-up bowling game* | 18-35 | 4-12 | toy | gadget battery heart
bowling pin keyring* | 4-9 | 6+ | accessory | merchandise filler
family bowling tickets* | 20-45 | 5+ | experience | experience heart
bowling video game | 20-45 | 6+ | video game | screen
bowling pin money box* | 9-18 | 5+ | decor |
own bowling ball* with name | 60-140 | 10+ | sports gear | personalised heart
bowling poster* in retro style | 8-18 | 8+ | print | filler
finger bowling game* | 5-12 | 5+ | game |
giant garden bowling* | 20-45 | 5+ | toy | bulky
bowling comedy film* | 8-15 | 16+ | film | screen filler
bowling league entry* | 15-40 | 14+ | experience | experience heart
bowling technique book* | 10-20 | 12+ | book | book
bowling mug* | 8-15 | 8+ | tableware | merchandise filler
bowling glove* with wrist help | 15-30 | 12+ | sports gear | clothing sized heart
bowling book* for young players | 7-13 | 7-12 | book | book
bowling stickers* | 3-7 | 5+ | stationery | filler
glow bowling evening* | 12-30 | 6+ | experience | experience heart
bowling cap* with pins | 10-20 | 6+ | clothing | clothing filler
bumper bowling birthday crown* | 4-9 | 4-10 | accessory | @birthday filler
bowling jigsaw* | 8-16 | 6+ | puzzle | small-parts

# clay shooting
needs: hands sight
also: clay pigeon shooting, shooting, target shooting, trapshooting
own: hunting = deer stalking = stalking = game shooting
near: hiking, camping, dogs
unfit: equipment, event, bag
clay shooting lesson | 40-90 | 18+ | class | experience heart
electronic ear defenders | 25-60 | 18+ | safety gear | gadget battery practical heart
leather cartridge bag | 35-70 | 18+ | bag | leather practical heart
padded shooting vest | 35-80 | 18+ | clothing | clothing sized practical heart
waxed cotton hat | 20-40 | 18+ | accessory | clothing practical
tinted shooting glasses | 15-35 | 18+ | safety gear | practical heart
thick boot socks | 8-18 | 16+ | footwear | clothing sized wool practical
field hand warmers | 4-10 | 16+ | outdoor gear | practical filler
hip-height folding seat | 20-40 | 18+ | furniture | practical
compact field binoculars | 35-90 | 14+ | equipment | practical
game cookbook | 15-28 | 18+ | book | book
season diary* for field days | 8-15 | 18+ | stationery |
wide field sports print* | 12-30 | 16+ | print |
foam ear plugs* on a cord | 5-10 | 18+ | safety gear |
laser clay shooting session* | 15-40 | 8+ | experience | experience heart
shooting gallery tin can game* | 12-25 | 5-12 | toy |
wildlife of the fields book* | 10-20 | 6+ | book | book
warm gilet* for field days | 35-70 | 12+ | outerwear | clothing sized
shooting socks* in bright wool | 14-28 | 14+ | clothing | clothing wool sized
clay shooting mug* | 9-16 | 14+ | tableware | merchandise filler
flask* for cold mornings | 14-28 | 14+ | equipment |
clay shooting ground membership* | 45-110 | 18+ | subscription | subscription
clay shooting technique book* | 14-26 | 18+ | book | book heart
country fair tickets* | 12-30 | 5+ | experience | experience
pheasant cushion* | 18-35 | 16+ | textile | filler
shell-shaped cufflinks* | 15-30 | 18+ | jewellery | jewellery filler
countryside magazine subscription* | 25-55 | 18+ | subscription | subscription
wax jacket care tin* | 8-15 | 18+ | tool | filler
hearing protection headset* | 25-60 | 18+ | safety gear | gadget battery
pop gun target game* | 12-28 | 6-12 | toy | heart
pheasant and deer spotter cards* | 5-12 | 5+ | game | filler
waxed bucket hat* | 15-32 | 8+ | clothing | clothing
gamekeeper morning* with dogs | 15-45 | 8+ | experience | experience animals
wellington boots* in green | 25-55 | 4+ | footwear | clothing sized
countryside animals jigsaw* | 8-18 | 6+ | puzzle | small-parts filler
teddy bear* in wax jacket | 15-32 | 3+ | toy | filler
working dogs picture book* | 8-15 | 6+ | book | book
torch and whistle set* | 8-18 | 6+ | outdoor gear | battery noisy filler
country mug* with pheasant | 8-16 | 8+ | tableware | merchandise filler
binoculars* for field days | 15-35 | 7+ | outdoor gear |
tin can alley game* | 10-22 | 5+ | game |

# parkour
needs: legs effort
also: freerunning, free running, parkour gym
own: obstacle courses, ninja warrior
near: gymnastics, climbing, trampolining
unfit: event
parkour gym day pass | 10-25 | 8+ | experience | experience heart
grippy flat-sole trainers | 35-70 | 8+ | footwear | clothing sized
loose training joggers | 18-35 | 8+ | clothing | clothing sized
doorway pull-up bar | 20-40 | 12+ | sports gear | practical
balance board* in beech | 25-50 | 8+ | equipment |
chalk ball* for grip | 4-9 | 10+ | sports gear | practical filler
wrist support wraps | 8-15 | 10+ | safety gear | sized practical
action camera chest mount* | 12-25 | 12+ | accessory | practical
folding crash mat | 45-110 | 8+ | equipment | bulky practical
movement training handbook | 12-22 | 12+ | book | book heart
drawstring gym bag | 8-15 | 8+ | bag | practical filler
obstacle race entry* | 25-60 | 12+ | experience | experience heart
grip strength ring* | 4-9 | 10+ | wellness | practical filler
city skyline poster | 8-18 | 8+ | print | filler
parkour moves sticker pack* | 5-10 | 8+ | print | filler
balance beam* for the garden | 30-60 | 5-13 | sports gear | bulky heart
children's parkour class term* | 30-70 | 6-12 | class | experience heart
foam climbing blocks* | 60-140 | 3-8 | toy | bulky
ninja obstacle line* for trees | 50-110 | 6+ | outdoor gear | bulky heart
parkour t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise
obstacle balance run* for the garden | 25-50 | 5-12 | sports gear | plastic heart
stepping stones* to leap between | 20-40 | 4-10 | toy | heart
parkour video game | 20-45 | 10+ | video game | screen heart
hanging gym rings* | 18-38 | 6+ | sports gear | heart
trampoline park tickets* | 12-30 | 5+ | experience | experience heart
soft play assault course tickets* | 8-20 | 4-12 | experience | experience
ninja wall bars* | 80-180 | 5+ | sports gear | bulky
agility dice* for movement games | 6-12 | 5+ | game | small-parts filler
parkour beanie* | 10-20 | 7+ | clothing | clothing filler
parkour camp day* | 25-60 | 7-16 | class | experience heart
landing mat* for jumps | 40-90 | 6+ | sports gear | bulky
grip gloves* for bars | 10-20 | 8+ | sports gear | clothing sized filler
parkour film* | 8-15 | 12+ | film | screen

# tai chi
needs: legs
also: qigong, qi gong, chi kung, tai chi chuan
near: meditation, yoga, martial arts
unfit: equipment, event
loose cotton practice trousers | 20-40 | 14+ | clothing | clothing sized
flat canvas practice shoes | 15-30 | 14+ | footwear | clothing sized
wooden practice fan* | 10-22 | 14+ | sports gear | heart
tai chi class pass* | 25-60 | 14+ | class | experience heart
illustrated forms guide* | 12-22 | 14+ | book | book
fine green tea tin* | 8-18 | 18+ | drink | food caffeine
bamboo flute recording | 8-15 | 14+ | audio | heart
outdoor practice mat | 18-38 | 14+ | equipment | practical
brass hand bells | 8-20 | 14+ | wellness | noisy filler
flowing water print* | 10-22 | 14+ | print |
baoding ball pair* | 8-18 | 14+ | wellness | heart
silk practice jacket | 40-80 | 14+ | clothing | clothing sized
morning practice journal* | 5-12 | 14+ | stationery | filler
weekend movement retreat | 80-160 | 18+ | travel | experience heart
tai chi forms wall chart* | 8-15 | 14+ | print |
tai chi class* for families | 10-30 | 6+ | class | experience heart
animal movement cards* | 8-15 | 5+ | game |
wooden tai chi sword* | 20-40 | 18+ | sports gear | sharp heart
seated tai chi book* | 10-20 | 40+ | book | book
tai chi in the park morning* | 8-20 | 10+ | experience | experience heart
yin and yang pendant* | 10-22 | 10+ | jewellery | jewellery
Chinese calligraphy set* | 14-28 | 8+ | art supplies |
jasmine tea pearls* | 9-18 | 14+ | drink | food caffeine
bamboo print scroll* | 12-28 | 10+ | decor | filler
tai chi film* to follow | 10-20 | 14+ | film | screen
soft shawl* for cool mornings | 18-38 | 14+ | clothing | clothing
smooth worry stone* | 5-10 | 8+ | wellness | filler
Chinese garden visit* | 8-25 | 8+ | experience | experience
qigong music album* | 9-18 | 14+ | audio | heart
yin yang tea cups* | 14-28 | 12+ | tableware |
tai chi figurine* | 12-28 | 12+ | decor | merchandise filler
philosophy of the way* in paperback | 8-15 | 14+ | book | book heart
lucky bamboo plant | 8-18 | 8+ | plant | plant filler
kung fu panda-style story book* | 7-13 | 4-11 | book | book
balance stepping stones* for slow walking | 18-38 | 4-11 | sports gear |
dragon kite* in silk | 14-30 | 6+ | toy |
children's cotton practice jacket* | 18-38 | 5-12 | clothing | clothing sized
calm breathing ball* | 8-16 | 4+ | toy | plastic filler
yin yang puzzle* in wood | 8-18 | 6+ | puzzle |
Chinese lantern decoration* | 6-14 | 5+ | decor | filler
Chinese legends book* | 8-16 | 6+ | book | book
Zen sand garden* for the desk | 12-28 | 7+ | decor |
fan dance class* | 10-30 | 8+ | class | experience filler
soft headband* with dragon | 5-12 | 5+ | clothing | clothing filler
animal forms poster* | 6-14 | 6+ | print |

# home workouts
needs: legs effort
also: cardio, cardio training, hiit, bodyweight training, aerobics, step aerobics, working out at home, rucking, seated exercise, resistance bands
own: calisthenics, jump rope, powerlifting = strongman
near: gym, running, pilates
unfit: event, coaching
speed skipping rope | 5-14 | 10+ | sports gear | practical
wooden gymnastic rings | 22-45 | 14+ | sports gear | practical heart
parallel push-up bars | 12-28 | 14+ | sports gear | practical heart
thick exercise mat | 18-40 | 12+ | equipment | practical
loop resistance bands | 8-20 | 12+ | sports gear | practical
interval timer clock* | 20-45 | 14+ | electronics | gadget battery practical heart
cooling workout towel | 6-14 | 12+ | textile | practical filler
bodyweight training manual | 14-26 | 14+ | book | book
shaker bottle* with compartment | 8-15 | 14+ | tableware | practical filler
workout log book | 5-12 | 12+ | stationery | practical filler
online training plan* | 15-45 | 16+ | subscription | subscription screen
quick-dry training shirt | 15-30 | 10+ | clothing | clothing sized filler
doorway suspension straps* | 25-60 | 14+ | equipment | practical heart
foam recovery roller | 12-28 | 14+ | wellness | practical
workout dice pair* | 7-13 | 14+ | game | small-parts heart
family exercise dice* | 6-12 | 5+ | game | small-parts
children's exercise cards* | 6-12 | 4-12 | game | heart
skipping rope* with lights | 8-16 | 6+ | sports gear | gadget battery heart
twisting waist board* | 12-25 | 10+ | sports gear |
hopscotch mat* for indoors | 12-25 | 4-10 | toy | heart
weighted hula hoop* | 15-30 | 10+ | sports gear | heart
step platform* with risers | 25-50 | 12+ | sports gear | bulky heart
dance workout video game* | 25-50 | 7+ | video game | screen battery heart
balance cushion* with pump | 12-25 | 10+ | sports gear | plastic
resistance tube set* with handles | 15-30 | 12+ | sports gear | heart
exercise ball* with pump | 14-28 | 10+ | sports gear | plastic bulky heart
reward chart* for active days | 4-8 | 5-12 | print | filler
mini stepper* for home | 50-110 | 14+ | sports gear | bulky filler
training shorts* | 14-28 | 8+ | clothing | clothing sized
workout earphones* | 20-50 | 12+ | audio | gadget battery heart
seated exercise book* | 9-18 | 40+ | book | book heart
glute band trio* | 9-18 | 14+ | sports gear |
ankle weights* pair | 14-28 | 14+ | sports gear | heart
step-counting wristband* | 20-45 | 7+ | electronics | gadget battery jewellery
sliding discs* for the floor | 7-14 | 12+ | sports gear |
indoor trampoline* with handle | 45-100 | 5+ | sports gear | bulky heart
balance hopper disc* | 12-28 | 4-11 | toy | heart
floor dots* for jumping games | 8-18 | 4-11 | toy |
children's workout film* with animals | 8-15 | 4-11 | film | screen
twist and move party mat* | 12-25 | 5+ | game |
superhero training cape* | 8-18 | 4-10 | clothing | clothing filler
exercise spinner game* | 8-18 | 5+ | game |
sports bottle* with stickers | 7-15 | 5+ | equipment | filler
towelling sweatbands* | 5-10 | 6+ | clothing | clothing filler
punch balloon and pump* | 5-12 | 8-12 | toy | plastic filler
family fitness calendar* | 8-15 | 6+ | stationery | filler
jump counter skipping rope* | 8-18 | 7+ | sports gear | heart

# skydiving and paragliding
needs: legs effort
also: skydiving, base jumping, wingsuit, adrenaline sports, extreme sports
own: paragliding, hang gliding, gliding, hot air balloons = hot air ballooning, bungee jumping
near: aviation, drones and kites, climbing
unfit: kit, event, equipment
indoor skydiving session | 40-80 | 8+ | experience | experience of:skydiving_and_paragliding heart
tandem paragliding flight | 80-180 | 16+ | experience | experience heart
wrist altimeter* | 60-150 | 18+ | electronics | gadget battery of:skydiving_and_paragliding of:paragliding of:hang_gliding heart
windproof neck tube | 8-18 | 12+ | accessory | clothing filler
thin windproof gloves | 15-30 | 12+ | accessory | clothing sized practical
jump log book | 5-14 | 14+ | stationery | practical of:skydiving_and_paragliding heart
cloud spotting guide* | 8-15 | 10+ | book | book filler
action camera helmet mount* | 10-25 | 14+ | equipment | practical of:skydiving_and_paragliding of:paragliding of:hang_gliding of:bungee_jumping heart
desktop wind spinner | 5-14 | 8+ | decor | filler
padded gear bag | 35-70 | 14+ | bag | practical of:skydiving_and_paragliding
aerial landscape print | 12-28 | 10+ | print |
packable down jacket* | 40-90 | 12+ | outerwear | clothing sized filler
enamel balloon mug* | 8-15 | 10+ | tableware | merchandise filler
toy parachutist* to throw | 4-9 | 4-12 | toy | plastic of:skydiving_and_paragliding heart
foam glider plane* | 8-16 | 5-13 | toy | heart
build a paper plane book* | 6-12 | 6+ | book | book
balloon flight picture book* | 7-14 | 3-9 | book | book of:hot_air_balloons of:skydiving_and_paragliding filler
stomp rocket* with foam rockets | 14-28 | 5-13 | toy | heart
balloon fiesta day out* | 10-35 | 4+ | experience | experience of:hot_air_balloons of:skydiving_and_paragliding
wind tunnel flight* for a child | 35-70 | 5-15 | experience | experience heart
flying machines sticker book* | 5-10 | 5-12 | book | book filler
parachute keyring* | 5-10 | 8+ | accessory | of:skydiving_and_paragliding merchandise filler
sky t-shirt* with clouds | 14-28 | 6+ | clothing | clothing sized merchandise filler
history of flight book* | 12-25 | 8+ | book | book
balloon night light* | 15-30 | 2+ | lighting | gadget battery of:hot_air_balloons of:skydiving_and_paragliding filler
virtual reality flying session* | 15-40 | 8+ | experience | experience screen
air show tickets* | 20-50 | 5+ | experience | experience heart
adventure film festival tickets* | 10-20 | 10+ | experience | experience heart
hanging balloon mobile* | 12-25 | 0+ | decor | of:hot_air_balloons of:skydiving_and_paragliding filler
cloud photography print* | 12-28 | 10+ | print | filler
adventurer's life story* | 10-18 | 12+ | book | book heart

# paintball and airsoft
needs: legs effort
also: paintball, airsoft, combat games
own: laser tag, nerf battles
near: parkour, video games
unfit: coaching, equipment
paintball day tickets | 20-50 | 12+ | experience | experience heart
laser tag party* voucher | 20-60 | 8+ | voucher | voucher experience
anti-fog goggle spray* | 5-12 | 12+ | equipment | practical filler
padded tactical gloves | 15-30 | 12+ | accessory | clothing sized practical
camouflage neck tube | 6-14 | 10+ | clothing | clothing
knee and elbow pads | 18-35 | 12+ | safety gear | clothing sized practical
chest rig pouch* | 25-50 | 14+ | bag | practical heart
microfibre lens cloths | 4-8 | 12+ | tool | practical filler
field cap* in olive | 10-20 | 10+ | clothing | clothing filler
hand signals poster | 6-14 | 10+ | print | filler
steel target set* | 20-45 | 14+ | game | heart
compact gear case | 35-70 | 14+ | storage | practical
team armbands* | 4-9 | 10+ | sports gear | clothing filler
bag of paint pellets* | 8-15 | 14+ | toy |
soft darts refill pack* | 6-12 | 6-15 | toy | plastic
laser tag set* for the garden | 35-80 | 6-15 | toy | gadget battery noisy heart
junior paintball party* | 25-60 | 8-15 | experience | experience heart
camouflage t-shirt* | 12-25 | 6+ | clothing | clothing sized merchandise
den building kit* for battles | 20-40 | 6-13 | outdoor gear |
capture the flag game set* | 18-38 | 6+ | game | heart
walkie-talkie pair* | 20-45 | 6+ | electronics | gadget battery noisy heart
dart vest* with pockets | 12-25 | 6-14 | toy | clothing
pop-up target set* | 12-25 | 6+ | toy | heart
face paint crayons* in camouflage | 5-10 | 6+ | body care | filler
waterproof bivouac tarpaulin* | 15-30 | 8+ | outdoor gear | filler
hide and seek night torch* | 8-18 | 6+ | lighting | gadget battery filler
tactical backpack* for children | 18-35 | 7-17 | bag |
splat ball launcher targets* | 10-22 | 6+ | game |
team strategy board game* | 20-45 | 8+ | board game |
light mesh mask* | 18-38 | 12+ | safety gear | sized
warm base layer* for woodland days | 18-38 | 8+ | clothing | clothing sized filler
camp face-off water blasters* | 15-32 | 6+ | toy | plastic heart
junior explorer vest* | 15-32 | 5-12 | clothing | clothing sized filler

# horse racing
also: the races, racehorses, steeplechase, racing post, a day at the races, harness racing, a flutter on the horses, flutter on the horses, betting on the horses, the gee-gees, watching the horses
own: greyhound racing
near: horses, horse riding, sports fans
unfit: coaching, equipment, kit
race day tickets | 20-60 | 18+ | experience | experience of:horse_racing heart
compact racing binoculars | 30-80 | 14+ | equipment | practical heart
tweed flat cap | 20-40 | 18+ | clothing | clothing sized wool
famous racehorse biography* | 10-22 | 14+ | book | book of:horse_racing heart
stable tour visit* | 25-60 | 10+ | experience | experience of:horse_racing heart
race day fascinator | 25-50 | 18+ | accessory | clothing of:horse_racing
horse race board game | 18-38 | 8+ | board game | of:horse_racing
racing silks print | 12-28 | 12+ | print | of:horse_racing
leather badge holder | 8-18 | 18+ | accessory | leather filler
form notebook* with pencil | 5-12 | 16+ | stationery | practical
folding shooting-stick seat | 35-70 | 18+ | furniture | practical
syndicate share voucher* | 40-120 | 18+ | voucher | voucher of:horse_racing
classic races documentary | 8-18 | 14+ | film | screen
racing thriller* in paperback | 7-13 | 14+ | book | book of:horse_racing
galloping horse race game* for children | 15-30 | 5-12 | board game | heart
toy racehorse* with jockey | 10-20 | 4-11 | toy | of:horse_racing
wind-up racing horses* | 9-18 | 5+ | toy | of:horse_racing
family race day tickets* | 20-50 | 6+ | experience | experience of:horse_racing
horse story* of a champion | 7-14 | 7+ | book | book of:horse_racing
racehorse calendar* | 9-15 | 8+ | stationery | of:horse_racing filler
racing colours mug* | 8-15 | 8+ | tableware | of:horse_racing merchandise filler
racehorse film* | 8-15 | 7+ | film | screen of:horse_racing
horseshoe* for luck | 8-18 | 8+ | decor | of:horse_racing filler
racing club membership* | 45-120 | 18+ | subscription | subscription heart
racecourse lunch* with a view | 60-140 | 18+ | experience | experience food meat gluten dairy of:horse_racing
racehorse jigsaw | 10-20 | 8+ | puzzle | small-parts of:horse_racing
racing silk socks* | 8-15 | 10+ | clothing | clothing of:horse_racing filler
racing yearbook* | 20-40 | 16+ | book | book of:horse_racing heart
folding rain hat* | 10-22 | 14+ | clothing | clothing filler
racecourse history book* | 14-28 | 14+ | book | book of:horse_racing
horse racing quiz book* | 6-12 | 14+ | book | book of:horse_racing
horse head bookends* | 25-55 | 14+ | decor | of:horse_racing
pocket pen* for the race card | 8-16 | 18+ | stationery | filler
national stud tour* | 12-30 | 8+ | experience | experience of:horse_racing
hobby horse race set* | 25-50 | 4-11 | toy |
horse figures* with jumps | 12-28 | 4-11 | toy | small-parts
horse puzzle* for children | 7-15 | 4-10 | puzzle | small-parts filler
stable morning* for children | 12-35 | 5-12 | experience | experience animals heart
horse plush* with saddle | 12-28 | 2-10 | toy |
horse drawing book* | 6-13 | 6+ | book | book filler
horseshoe toss game* | 12-28 | 6+ | game |
jockey costume* for children | 20-40 | 4-10 | clothing | clothing sized of:horse_racing
horse trump cards* | 5-10 | 6+ | game | filler

# pole and aerial fitness
needs: legs effort
also: pole fitness, pole dancing, pole dance
own: aerial silks, aerial yoga, aerial hoop = lyra, trapeze
near: dance, gymnastics, yoga
unfit: kit, equipment, event
liquid grip chalk | 8-15 | 16+ | sports gear | practical
aerial class pass* | 30-70 | 16+ | class | experience heart
knee pads* with grip | 15-30 | 16+ | safety gear | clothing sized practical heart
quick-dry training shorts | 15-30 | 14+ | clothing | clothing sized
thick crash mat | 60-150 | 14+ | equipment | bulky practical
stretching strap* with loops | 8-18 | 12+ | equipment | practical filler
aerial moves handbook | 18-35 | 16+ | book | book heart
microfibre grip towel | 5-14 | 14+ | textile | practical filler
muscle recovery balm | 6-15 | 16+ | body care | scent filler
phone tripod* for training videos | 15-35 | 14+ | electronics | gadget practical
soft warm-up leg warmers | 10-20 | 12+ | accessory | clothing
circus show tickets | 20-60 | 8+ | experience | experience heart
foam massage roller | 12-28 | 14+ | wellness | practical filler
aerial moves notebook* | 7-13 | 16+ | stationery | filler
children's circus class* | 15-40 | 6-12 | class | experience heart
hanging silk swing* for children | 30-60 | 4-12 | toy | bulky heart
trapeze bar* for the garden | 25-50 | 5-13 | outdoor gear | heart
gymnastic rings* for home | 18-38 | 6+ | sports gear |
circus story book* | 7-14 | 5-12 | book | book
stretch leggings* in bright print | 18-38 | 8+ | clothing | clothing sized heart
sparkly leotard* | 18-38 | 5+ | clothing | clothing sized
hand balancing blocks* | 20-45 | 10+ | sports gear |
flexibility class pass* | 20-50 | 14+ | class | experience heart
acrobat necklace* | 10-22 | 10+ | jewellery | jewellery
circus art poster* | 8-18 | 8+ | print | filler
contemporary circus evening* | 25-60 | 10+ | experience | experience heart
warm-up romper* in fleece | 30-60 | 12+ | clothing | clothing sized
grip aid gloves* | 12-25 | 14+ | sports gear | clothing sized heart
home stretching mat* | 18-38 | 8+ | sports gear | bulky filler
circus film* musical | 8-15 | 7+ | film | screen
photo shoot* in the air | 60-150 | 18+ | experience | experience heart
pole dance shorts* in velvet | 18-38 | 16+ | clothing | clothing sized
aerial yoga swing* for children | 30-60 | 5-12 | outdoor gear | bulky heart
circus acrobat figures* | 12-25 | 4-10 | toy | filler
tumbling mat* that rolls up | 30-65 | 5+ | sports gear | bulky heart
monkey bars* for the garden | 90-200 | 5-12 | outdoor gear | bulky filler
dance ribbons* in silk | 6-14 | 5+ | toy | filler
leg stretcher strap* | 8-16 | 8+ | sports gear |
glitter hair spray* | 5-12 | 8+ | body care | scent filler
acrobatics story comic* | 8-14 | 7-13 | book | book
flexi bow practice ring* | 15-35 | 8+ | sports gear |

# ballroom and Latin dancing
needs: legs effort
also: ballroom, ballroom dancing, latin dancing, waltz, kizomba
own: salsa = salsa dancing, tango, bachata, swing dancing = lindy hop, line dancing, morris dancing, ceilidh = country dancing = barn dancing, belly dancing, flamenco, square dancing, highland dancing
near: dance, concerts, country music
unfit: kit, equipment
suede-soled dance shoes | 45-90 | 16+ | footwear | clothing sized leather of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing
dance shoe bag* | 10-20 | 12+ | bag | practical filler
social dance night tickets | 10-30 | 18+ | experience | experience of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing heart
couples dance lesson* | 30-60 | 18+ | class | experience romantic of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing heart
folding hand fan | 4-12 | 12+ | accessory | filler
wire shoe brush* for suede | 5-12 | 14+ | tool | practical leather of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing filler
twirling dance skirt | 25-50 | 14+ | clothing | clothing sized of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing of:ceilidh of:square_dancing
dance hall classics album | 10-22 | 14+ | audio | of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing
heel protector caps* | 4-9 | 14+ | accessory | practical clothing of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing filler
history of dance book* | 15-28 | 14+ | book | book heart
dance weekend away | 120-260 | 18+ | travel | experience heart
gel shoe cushions* | 6-14 | 16+ | wellness | practical filler
dancing couple print | 10-22 | 18+ | print | romantic of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing filler
quick-dry face towel | 6-14 | 12+ | textile | practical filler
ballroom classics album* | 8-15 | 12+ | audio | of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing heart
children's dance dress* with swirl | 20-40 | 4-12 | clothing | clothing sized heart
junior dance class term* | 35-80 | 6-16 | class | experience heart
dance studio story book* | 7-14 | 6-13 | book | book
sequin dance shoes* for children | 18-35 | 5-12 | footwear | clothing sized of:ballroom_and_Latin_dancing of:salsa of:tango of:bachata of:swing_dancing heart
family dance evening* | 10-30 | 6+ | experience | experience heart
dance film* with big numbers | 8-15 | 8+ | film | screen
dance show live tickets* | 30-80 | 7+ | experience | experience heart
ribbon hair clip* | 5-12 | 6+ | accessory | filler
dancing shoes keyring* | 5-10 | 8+ | accessory | merchandise filler
party playlist speaker* | 20-45 | 8+ | audio | gadget battery noisy
dance socks* for practice | 7-14 | 8+ | clothing | clothing
sparkling earrings* for the floor | 10-25 | 12+ | jewellery | jewellery
dance hall tea tickets* | 10-30 | 18+ | experience | experience heart
soft wrap* for the dance floor | 18-38 | 16+ | clothing | clothing filler
dance partner photo frame* | 10-22 | 14+ | decor | filler
footwork floor mat* | 20-45 | 8+ | game |
dance steps illustrated book* | 12-25 | 12+ | book | book
dancers enamel pin* | 5-10 | 8+ | accessory | small-parts merchandise filler
online dance course* | 20-60 | 14+ | subscription | subscription screen experience
dance tour* through a city | 40-110 | 18+ | travel | experience
disco light ball* | 12-28 | 5+ | lighting | gadget filler
dance mat game* for two | 25-55 | 6+ | toy | gadget battery noisy
twirl skirt* with sparkle | 14-28 | 4-12 | clothing | clothing sized heart
silk dance scarf* | 8-18 | 6+ | accessory | clothing filler
Spanish fan* in lace | 6-14 | 6+ | accessory |
dance moves cards* for parties | 6-14 | 6+ | game | filler
castanets* in wood | 6-14 | 5+ | instrument | noisy filler
dancing doll* in ballgown | 15-30 | 4-10 | toy |
dance glitter make-up set* for children | 8-18 | 7-13 | body care | filler
show bow tie and braces* | 10-22 | 4+ | clothing | clothing filler
dance party invitation* for friends | 10-30 | 6+ | experience | experience filler

# karting and motorsport
needs: legs effort
also: karting, kart racing, go-karting, go karts, motorsport, motorsports, track days, auto racing
own: motocross, rally driving = rallying = rallycross, nascar, quad biking, off-roading = 4x4 driving, drag racing
near: Formula 1, cars, motorcycling
unfit: coaching, equipment
indoor karting session | 20-50 | 10+ | experience | experience of:karting_and_motorsport heart
fingerless karting gloves | 18-38 | 10+ | accessory | clothing sized practical of:karting_and_motorsport
track day experience | 80-200 | 18+ | experience | experience heart
rally stage tickets | 15-45 | 10+ | experience | experience of:rally_driving of:karting_and_motorsport heart
rib protector vest | 35-80 | 10+ | safety gear | clothing sized practical of:karting_and_motorsport
lap time notebook | 5-12 | 10+ | stationery | practical of:karting_and_motorsport
helmet visor cleaner* | 6-14 | 12+ | tool | practical filler
padded helmet bag | 18-38 | 10+ | bag | practical
racing line handbook* | 12-24 | 12+ | book | book
checkered flag blanket* | 20-40 | 8+ | textile | merchandise filler
diecast rally car | 10-25 | 8+ | collectible | of:rally_driving of:karting_and_motorsport
ear defenders* for the paddock | 12-25 | 8+ | equipment | practical
tyre pressure gauge | 8-18 | 16+ | tool | practical filler
classic circuits print | 12-28 | 10+ | print |
checkered flag keyring* | 5-10 | 6+ | accessory | filler
small die-cast kart* | 7-13 | 4+ | toy | of:karting_and_motorsport
ride-on pedal kart* | 60-140 | 3-9 | vehicle | bulky of:karting_and_motorsport heart
racing track set* with cars | 30-70 | 5-13 | toy | small-parts of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing heart
children's karting session* | 15-40 | 6-12 | experience | experience of:karting_and_motorsport heart
racing driver overalls* for children | 25-50 | 3-12 | clothing | clothing sized of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing
motorsport t-shirt* | 14-28 | 6+ | clothing | clothing sized merchandise filler
racing cars sticker book* | 5-10 | 4-10 | book | book of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing filler
remote control rally car* | 25-55 | 6+ | toy | gadget battery heart
racing driver story book* | 7-14 | 6-13 | book | book of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing
racing video game | 30-60 | 7+ | video game | screen heart
motorsport cap* | 14-28 | 6+ | clothing | clothing
steering wheel cushion* | 12-25 | 6+ | textile | of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing filler
motorsport museum tickets* | 10-30 | 5+ | experience | experience
racing jigsaw* of a start grid | 9-18 | 7+ | puzzle | small-parts of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing
build-your-own racing car* | 18-40 | 7+ | craft kit | small-parts of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing
winner's trophy* for kart days | 7-14 | 5+ | keepsake | of:karting_and_motorsport filler
racing film* of a great rivalry | 8-15 | 12+ | film | screen of:karting_and_motorsport of:rally_driving of:nascar of:drag_racing
`
