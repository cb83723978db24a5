export default `
# loom bands
in: jewellery making
also: loom band, rainbow loom, rubber band bracelets
loom band refill bags* in neon | 4-9 | 6-14 | craft kit | small-parts
loom band kit* in a case | 9-18 | 6-14 | craft kit | small-parts heart
glow-in-the-dark loom bands* | 4-9 | 6-14 | craft kit | small-parts heart
loom board* with hooks | 7-14 | 6-14 | craft kit | small-parts
loom band charms assortment* | 4-9 | 6-14 | craft kit | small-parts
loom band animals book* | 7-13 | 7-14 | book | book heart
sorting box* for loom bands | 7-14 | 6-14 | storage | heart
letter beads* for loom bracelets | 4-9 | 6-14 | craft kit | small-parts filler
soft-grip loom hook* pair | 3-7 | 6-14 | tool | filler
loom band clips* in bulk | 3-6 | 6-14 | craft kit | small-parts filler
bracelet display tree* | 8-16 | 6-14 | storage |
pastel loom bands* with glitter | 4-9 | 6-14 | craft kit | small-parts
bracelet party pack* for friends | 10-20 | 6-13 | craft kit | small-parts heart
bracelet wallet* for the road | 8-15 | 6-14 | bag | filler

# puddles and mud
in: outdoor games
also: puddles, muddy puddles, jumping in puddles, puddle jumping, mud, mud kitchen, mud kitchens, playing in mud
waterproof dungarees* for puddles | 18-38 | 1-9 | outerwear | clothing sized heart
wellies* with easy pull handles | 12-25 | 1-9 | footwear | clothing sized heart
one-piece puddle suit* | 20-40 | 1-7 | outerwear | clothing sized heart
mud kitchen* in wood | 50-120 | 2-9 | toy | bulky heart
mud kitchen pans set* in metal | 14-28 | 2-9 | toy | heart
mud recipe cards* | 6-12 | 3-9 | toy | filler
mud paint pots and brushes* | 10-20 | 3-9 | art supplies | filler
fleece-lined rain mittens* | 8-16 | 1-9 | accessory | clothing filler
picture book* about a muddy puddle | 6-11 | 1-7 | book | book
long-handled water pump toy* | 15-30 | 2-8 | toy | heart
welly boot stand* for the hall | 15-30 | 2-10 | storage | filler
mud pie tins and spoons* | 8-16 | 2-8 | toy |
children's umbrella* with see-through dome | 9-18 | 2-9 | accessory |
bucket and trowel* for mixing mud | 7-14 | 2-8 | toy |
welly socks* in fleece | 5-10 | 1-9 | clothing | clothing sized filler
changing bag* for muddy clothes | 10-20 | 1-8 | bag | filler

# marbles
in: outdoor games
also: playing marbles, marble collecting, marble collection, billes
net of glass marbles* | 4-8 | 5+ | toy | small-parts
big shooter marbles* in a pouch | 5-10 | 5+ | toy | small-parts heart
handmade glass marbles* in a tin | 12-25 | 5+ | collectible | small-parts heart
marble games rule book* | 6-12 | 6+ | book | book heart
leather marble pouch* | 8-16 | 5+ | storage | leather heart
galaxy marbles* with swirling stars | 7-14 | 5+ | collectible | small-parts heart
marble ring play mat* | 12-24 | 5+ | game | heart
wooden marble gate game* | 10-20 | 5+ | game | small-parts heart
marble display tray* with hollows | 12-25 | 5+ | decor |
marble solitaire board* in wood | 14-28 | 6+ | board game | small-parts heart
cat's eye marbles* mixed bag | 4-8 | 5+ | toy | small-parts
marble names spotting poster* | 7-14 | 5+ | print | filler
glow marbles* for dark evenings | 6-12 | 5+ | toy | small-parts
chalk* for marble rings | 3-6 | 4+ | toy | filler

# battle tops
in: outdoor games
also: beyblade, beyblades, beyblade x, spinning top battles, battling tops, spinning tops, spinning top
battling spinning tops* pair | 12-25 | 6-14 | toy | small-parts heart
battle stadium* for spinning tops | 15-35 | 6-14 | toy | plastic heart
metal spinning top* with launcher | 8-18 | 6-14 | toy | small-parts heart
spinning tops tournament set* | 35-70 | 6-14 | toy | small-parts heart
ripcord launcher* with grip | 7-14 | 6-14 | toy | heart
carry case* for battle tops | 12-25 | 6-14 | bag | heart
wooden throwing top* with cord | 6-12 | 6+ | toy |
light-up spinning top* | 6-12 | 4-12 | toy | battery filler
top tuning parts box* | 8-18 | 8-14 | toy | small-parts
tournament entry* for battle tops | 5-15 | 6-14 | experience | experience
battle tops t-shirt* | 12-20 | 5-13 | clothing | clothing sized filler
scoreboard* for top battles | 8-16 | 6-14 | toy | filler
battle tops colouring book* | 5-9 | 5-11 | book | book filler
precision desk top* in brass | 15-35 | 12+ | toy |

# balls for little ones
in: baby play
also: balls, playing ball, throwing balls, loves balls, ball pit, ball pits, ballons
soft balls in six textures* | 12-25 | 0-4 | toy | heart
ball pit* with washable cover | 40-80 | 1-5 | toy | bulky heart
ball run tower* for toddlers | 18-35 | 1-4 | toy | heart
light rubber ball* with stars | 4-9 | 1-7 | toy |
hammer and ball bench* in wood | 14-28 | 1-4 | toy | heart
giant inflatable play ball* | 8-16 | 2-8 | toy | bulky plastic
toddler basketball hoop* | 18-38 | 1-4 | toy | bulky heart
wobbly chime ball* | 8-15 | 0-3 | toy |
first skittles and ball* | 12-24 | 1-5 | toy | heart
bag of coloured pit balls* | 12-24 | 1-5 | toy | plastic
soft football* for small feet | 6-12 | 1-5 | toy |
picture book* about a red ball | 6-11 | 0-5 | book | book
easy-grip lattice ball* | 5-10 | 0-3 | toy |
little goal* with two nets | 18-35 | 2-6 | toy | bulky
knobbly sensory balls* | 8-15 | 0-4 | toy |
soft play session tickets* | 6-18 | 1-6 | experience | experience

# stickers
in: children's crafts
also: sticker, sticker albums, sticker book, sticker books, collecting stickers
reusable puffy sticker scenes* | 6-12 | 3-9 | toy | heart
sticker dot-to-dot book* | 6-12 | 4-12 | book | book
sticker collecting album* with shiny pages | 7-14 | 4-12 | stationery | heart
roll of a thousand stickers* | 5-10 | 3-12 | stationery |
window cling stickers* | 5-10 | 3-10 | decor |
make-your-own sticker machine* | 18-35 | 5-13 | craft kit | heart
mosaic sticker pictures* | 7-14 | 4-10 | craft kit | heart
scratch and sniff stickers* | 4-8 | 4-12 | stationery | scent filler
dress-up sticker book* | 5-10 | 4-10 | book | book heart
floor-sized sticker poster* | 9-18 | 3-10 | craft kit |
name stickers* with an animal | 6-12 | 3-11 | stationery | personalised filler
holographic stickers* for bottles | 4-9 | 6-16 | stationery | filler
sticker swap binder* | 8-15 | 5-13 | storage | filler
gem stickers* for faces | 4-8 | 5-13 | toy | filler
magnetic picture scenes tin* | 9-18 | 3-9 | toy | filler
monthly sticker post* for children | 15-36 | 4-12 | subscription | subscription heart

# football stickers
in: football
also: football trading cards
football sticker album* | 4-8 | 5-14 | collectible | heart
box of football sticker packets* | 25-60 | 5-14 | collectible | heart
five packets of football stickers* | 4-8 | 5-14 | collectible | heart
football trading card tin* | 9-18 | 6-14 | collectible | heart
card binder* with football cover | 9-18 | 6-14 | storage | filler
limited edition player cards* | 6-14 | 6-14 | collectible | heart
swap box* for double stickers | 6-12 | 5-14 | storage | filler
football card starter pack* | 6-12 | 6-14 | collectible | heart
clear sleeves* for player cards | 3-7 | 6-14 | equipment | plastic filler
frame* for a favourite player card | 8-16 | 6-16 | decor | filler
swap day tickets* for collectors | 4-12 | 6-16 | experience | experience
football facts and players book* | 7-14 | 6-14 | book | book
card game* of football aces | 6-12 | 6-14 | game |
football sticker calendar* | 7-14 | 5-14 | collectible | @christmas

# playing in water
in: bath time
also: water table, water tables, loves water, sprinklers
water play table* for the garden | 30-65 | 1-6 | toy | bulky heart
paddling pool* with sun shade | 20-45 | 1-6 | toy | bulky heart
garden sprinkler* shaped like a whale | 12-25 | 2-9 | toy | heart
pouring and funnel set* | 9-18 | 1-6 | toy | heart
water wall pipes* for the fence | 25-50 | 2-8 | toy | heart
water doodle mat* with pens | 12-25 | 1-6 | toy | heart
floating boats set* for splashing | 8-16 | 1-6 | toy | heart
UV swimsuit* with sleeves | 12-25 | 0-8 | clothing | clothing sized
squirting sea animals* | 5-10 | 1-6 | toy |
bucket and watering can set* | 8-16 | 1-7 | toy |
hooded poncho towel* | 12-24 | 0-9 | textile |
water wheel* for sand and water | 8-16 | 1-7 | toy | heart
splash park day tickets* | 8-20 | 1-10 | experience | experience
brush and pail* for water painting | 6-12 | 1-6 | toy | filler
picture book* about rain and rivers | 6-12 | 1-7 | book | book filler
waterproof play trousers* | 12-24 | 1-7 | outerwear | clothing sized
water slide* for the lawn | 15-35 | 4-11 | toy | bulky

# spies and codes
in: pretend play
also: spies, spy games, secret agents, secret codes, playing detective, detective games
spy gadget kit* in a case | 18-35 | 6-13 | toy | battery heart
secret code wheel* and message pad | 6-12 | 6-13 | toy | heart
invisible ink pens* with light | 5-10 | 6-13 | stationery | battery
fingerprint detective kit* | 14-28 | 6-13 | craft kit | heart
book of codes and ciphers* | 7-14 | 7-14 | book | book heart
periscope* for looking round corners | 8-16 | 5-12 | toy | heart
detective board game* for young sleuths | 15-30 | 6-12 | board game | heart
spy diary* with voice lock | 18-35 | 7-13 | stationery | battery
magnifying glass* with detective hat | 10-20 | 4-10 | toy |
secret agent training day* | 20-50 | 7-14 | experience | experience heart
disguise set* with moustaches | 6-12 | 4-11 | toy | filler
mystery case file* to solve | 10-20 | 8-14 | game | heart
safe box* with a code | 15-28 | 6-13 | toy | battery
series of detective stories* | 7-25 | 6-13 | book | book heart
rear-view spy glasses* | 5-10 | 6-12 | toy | filler

# walkie-talkies
in: outdoor games
also: walkie talkies, walkie talkie, walkie-talkie, talkies-walkies, talkie-walkie
children's walkie-talkies* pair | 20-40 | 4-13 | toy | battery heart
long-range two-way radio* set | 35-80 | 8+ | electronics | battery heart
walkie-talkies* shaped like animals | 15-30 | 3-8 | toy | battery heart
radio headset* with microphone | 10-20 | 8+ | electronics | battery heart
rechargeable batteries* with dock | 15-28 | 8+ | equipment | battery filler
call sign name badges* | 5-10 | 5-12 | toy | personalised
radio alphabet poster* | 6-12 | 6-14 | print |
belt pouch* for a two-way radio | 6-12 | 6+ | bag | filler
morse code practice toy* | 12-25 | 7-14 | toy | battery heart
walkie-talkie wristwatches* pair | 20-38 | 5-12 | toy | battery heart
explorer's base camp kit* | 18-35 | 5-12 | toy |
codes and radio signals book* | 7-13 | 7-14 | book | book
camouflage den net* | 12-25 | 5-14 | outdoor gear |

# playing schools
in: pretend play
also: playing school, playing schools, playing teacher, playing teachers
whiteboard easel* for playing school | 25-55 | 3-10 | toy | bulky heart
teacher's play set* with register | 10-20 | 4-10 | toy | heart
chalkboard* with pointer and bell | 15-30 | 3-10 | toy | heart
reward stickers and stamps* set | 5-10 | 4-10 | stationery |
doll-sized school desks* | 20-40 | 4-10 | toy | bulky heart
toy classroom* with little pupils | 20-40 | 4-9 | toy | small-parts heart
wipe-clean letters and sums book* | 5-10 | 4-8 | book | book filler
wooden clock* for telling time | 8-16 | 4-8 | toy |
stamp set* that says well done | 7-14 | 4-10 | toy | heart
wall map* for the play classroom | 8-16 | 4-11 | print | filler
school bell* in brass | 7-14 | 4-10 | toy | noisy
magnetic letters and numbers* | 8-16 | 3-8 | toy |
coloured chalks* and felt eraser | 4-8 | 3-10 | art supplies | filler
certificates pad* to hand out | 4-8 | 4-10 | stationery |
satchel* for a play teacher | 12-25 | 4-9 | bag |

# dressing up
in: pretend play
also: dress up, dressing-up, fancy dress, costumes, dress-up clothes, fantasias
dressing-up trunk* filled with costumes | 30-70 | 3-9 | toy | heart
explorer costume* with hat | 14-28 | 3-9 | clothing | clothing sized heart
animal tail and ears set* | 8-16 | 3-9 | accessory | heart
velvet cape* with stars | 12-25 | 2-9 | clothing | clothing heart
face paint palette* for children | 8-16 | 3-12 | art supplies | heart
clothes rail* at child height | 25-50 | 3-10 | furniture | bulky
crowns and masks* to decorate | 7-14 | 3-9 | craft kit |
play handbag* with glitter heels | 10-20 | 3-7 | toy |
job costumes set* for three | 30-60 | 3-8 | clothing | clothing sized heart
wig collection* for dressing up | 12-25 | 4-12 | toy |
superhero mask and cuffs* | 7-14 | 3-8 | toy |
feather boa and sunglasses* | 6-12 | 3-12 | accessory | filler
wooden costume pegs* for the wall | 10-20 | 3-10 | storage | filler
full-length safety mirror* with frame | 25-50 | 3-10 | decor | bulky
butterfly wings* to wear | 10-20 | 3-8 | accessory | heart

# tea parties
in: pretend play
also: tea party, tea parties, teddy bears' picnic, teddy bears picnic, toy tea set
tin tea set* in a basket | 12-24 | 3-8 | toy | heart
china tea set* for small hands | 18-35 | 5-10 | toy | heart
wooden cakes and cake stand* | 14-28 | 3-8 | toy | food dairy egg gluten sugar heart
cuddly picnic cloth set* | 12-24 | 2-7 | toy | heart
felt biscuits and sandwiches* | 10-20 | 3-8 | toy | food dairy gluten sugar heart
musical pouring teapot* | 14-26 | 2-6 | toy | battery heart
little table* with two chairs | 40-90 | 2-7 | furniture | bulky
children's apron* with frills | 8-16 | 3-8 | clothing | clothing filler
paper doilies and bunting* party set | 6-12 | 3-10 | decor | filler
tea party invitations* with stickers | 4-8 | 4-10 | stationery | filler
picture book* about a tea party | 6-12 | 2-7 | book | book
tea party table game* | 12-24 | 3-7 | board game |
toy tiered stand* in wood | 10-20 | 3-8 | toy |
afternoon tea outing* for a child | 12-30 | 4-11 | experience | experience food heart
teddy* in a party dress | 12-25 | 2-8 | toy |

# hairdressing games
in: pretend play
also: hairdressing her dolls, playing hairdresser, playing hairdressers, doing dolls' hair, styling doll
styling head doll* with hair clips | 20-40 | 3-9 | toy | heart
toy hairdresser's set* with dryer | 12-24 | 3-8 | toy | heart
doll* with very long hair | 15-30 | 3-9 | toy | heart
hair chalk pens* in six colours | 6-12 | 6-13 | body care | heart
salon play tabard* with tools | 10-20 | 3-8 | toy | heart
bag of hair bobbles and clips* | 5-10 | 4-12 | accessory |
braiding how-to book* for children | 7-13 | 6-12 | book | book
play dressing table* with mirror | 35-70 | 3-8 | furniture | bulky
automatic hair twister toy* | 12-24 | 6-12 | toy | battery heart
toy till and appointment pad* | 10-20 | 4-8 | toy | filler
hair bead kit* with threader | 6-12 | 6-13 | craft kit | small-parts
salon voucher* for a plait style | 10-25 | 4-13 | voucher | voucher

# swings and climbing frames
also: playground, playgrounds, soft play, running about, climbing everything, climbing trees, climbing on everything
in: outdoor games
also: swings, garden swings, the playground, climbing frame, climbing frames
wooden swing seat* with ropes | 15-35 | 3-12 | toy | heart
nest swing* for the garden | 35-75 | 3-14 | toy | bulky heart
baby swing seat* with bar | 18-38 | 1-4 | toy | heart
doorway swing* for rainy days | 25-50 | 2-7 | toy | bulky heart
disc rope swing* with knots | 14-28 | 5-14 | toy | bulky heart
folding toddler slide* | 35-75 | 1-4 | toy | bulky heart
trapeze bar* for the swing frame | 18-35 | 5-12 | toy | heart
rope ladder* for a tree | 18-35 | 5-13 | toy | heart
indoor climbing triangle* in wood | 60-140 | 1-6 | toy | bulky heart
adventure playground day tickets* | 8-20 | 3-12 | experience | experience heart
picture book* about a playground | 6-12 | 1-6 | book | book filler
chalk set* for the playground | 4-8 | 3-11 | toy | filler
wobble balance board* for play | 20-45 | 2-10 | toy |
wooden garden seesaw* | 40-90 | 3-9 | toy | bulky
hammock pod* for a child's room | 25-55 | 3-12 | furniture | bulky
playground picnic backpack* | 14-26 | 3-9 | bag | filler

# weather for children
in: weather watching
also: thunder and lightning, storms and tornadoes
children's weather station* for the garden | 15-30 | 5-12 | toy | heart
rainbow maker* for the window | 8-16 | 4+ | decor | heart
tornado in a bottle kit* | 6-12 | 6-12 | craft kit | heart
weather chart with magnets* | 10-20 | 3-8 | toy | heart
weather experiments book* | 8-15 | 6-12 | book | book heart
cloud spotter's cards* | 6-12 | 5+ | game |
rain gauge* with frog | 6-12 | 4-12 | garden |
rainbow stacking arches* in wood | 12-28 | 1-8 | toy |
windsock* with streamers | 5-10 | 3-12 | garden | filler
storm and lightning fact book* | 7-14 | 6-12 | book | book heart
rainbow umbrella* for children | 9-18 | 3-10 | accessory | heart
rainbow night light* | 12-24 | 2-10 | lighting | battery
thermometer* with big dial | 8-15 | 5+ | tool | filler
weather diary* with stickers | 6-12 | 5-11 | stationery |
rainbow colouring scratch cards* | 4-8 | 4-10 | art supplies | filler

# footballers
in: football fans
names: Lionel Messi = messi = leo messi, Cristiano Ronaldo = cr7 = ronaldo, Kylian Mbappé = mbappé = mbappe, Erling Haaland = haaland, Jude Bellingham = bellingham, Lamine Yamal = yamal
names: Robert Lewandowski = lewandowski, Florian Wirtz = wirtz, Jamal Musiala = musiala, Harry Kane, Bukayo Saka = saka, Mohamed Salah = mo salah, Vinícius Júnior = vinicius junior = vini jr, Neymar = neymar jr
names: Cole Palmer, Diego Maradona = maradona, Pelé = pele, Zinedine Zidane = zidane, David Beckham = beckham, Alexia Putellas, Leah Williamson, Francesco Totti = totti
{name} shirt* with number | 25-60 | 4+ | clothing | clothing sized heart
{name} biography* | 7-16 | 7+ | book | book heart
{name} poster* | 5-12 | 5+ | print | filler
{name} trading cards* | 5-14 | 6+ | collectible | heart
{name} figure* | 12-28 | 6+ | collectible | heart
{name} mug* | 7-13 | 6+ | tableware | merchandise filler
{name} bobble hat* | 10-18 | 4+ | clothing | clothing
{name} duvet cover* | 20-38 | 4-15 | textile |
{name} quiz book* | 6-12 | 7+ | book | book
{name} goal celebration t-shirt* | 12-22 | 4+ | clothing | clothing sized
{name} keyring* | 4-8 | 6+ | accessory | merchandise filler
{name} football* | 12-25 | 4+ | sports gear | heart
{name} wall sticker* | 8-18 | 4-15 | decor |
{name} documentary* | 8-18 | 8+ | film | screen
match tickets* to see {name}'s team | 30-80 | 6+ | experience | experience heart
training kit* like {name}'s | 20-45 | 5-14 | clothing | clothing sized
`
