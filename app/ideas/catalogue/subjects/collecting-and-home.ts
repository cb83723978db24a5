export default `
# football cards
football sticker album* with packets | 12-22 | 5+ | collectible | heart
box* of football card packets | 35-70 | 6+ | game | heart
binder* with nine-pocket pages | 15-28 | 6+ | storage | heart
tin* of limited football cards | 9-15 | 6+ | toy | heart
hard card cases* pack | 8-14 | 7+ | equipment | plastic
signed footballer card* | 30-80 | 10+ | keepsake | heart
card fair day ticket* | 6-15 | 8+ | experience | experience
history book* of football stickers | 15-28 | 9+ | book | book heart
grading service voucher* for cards | 22-45 | 12+ | voucher | voucher
single card display stand* | 6-12 | 8+ | decor | filler

# baseball cards
hobby box* of baseball cards | 55-120 | 8+ | collectible | heart
vintage baseball card packets* | 12-25 | 8+ | keepsake | heart
graded rookie card* | 30-80 | 10+ | game | heart
card binder* in zip leatherette | 20-38 | 8+ | storage | heart
price guide* to baseball cards | 18-32 | 12+ | book | book heart
magnetic card holders* trio | 9-15 | 8+ | equipment | plastic
grading service voucher* for cards | 22-45 | 12+ | voucher | voucher
card show day ticket* | 6-15 | 8+ | experience | experience
framed card wall display* | 25-50 | 10+ | decor |
penny sleeves* and top loaders | 6-12 | 8+ | accessory | plastic filler
pack of new baseball cards* | 5-12 | 6+ | game |

# coins of one country
in: coins
names: Spanish coins = pesetas = spanish pesetas = monedas españolas, German coins = deutsche mark coins = deutsche münzen, French coins = french francs
names: Italian coins = italian lire = monete italiane, British coins = pre-decimal coins = english coins, American coins = us coins = silver dollars
names: Roman coins = ancient roman coins, Greek coins = ancient greek coins, Polish coins = monety polskie, Portuguese coins = moedas portuguesas
names: Dutch coins = dutch guilders, Irish coins = irish pounds, Swiss coins = swiss francs, Austrian coins = austrian schillings, Indian coins = rupee coins
{name} in a starter bag* | 10-25 | 7+ | collectible | small-parts
catalogue* of {name} | 18-38 | 10+ | book | book small-parts heart
album* made for {name} | 14-30 | 7+ | storage | small-parts heart
year set* of {name} | 15-45 | 8+ | collectible | small-parts heart
framed display* of {name} | 20-45 | 10+ | decor | small-parts
voucher* for rare {name} | 20-90 | 12+ | voucher | voucher small-parts heart
history book* behind {name} | 14-28 | 12+ | book | book small-parts
fact cards* about {name} | 7-13 | 7+ | game | small-parts filler
magnifier* for {name} | 9-20 | 7+ | tool | filler
{name} poster* | 8-16 | 7+ | print | filler
commemorative issue* among {name} | 10-30 | 8+ | collectible | small-parts heart
coin fair trip* for {name} | 5-20 | 8+ | experience | experience
coin holders* sized for {name} | 5-12 | 8+ | storage | plastic

# banknotes
world banknote set* from thirty countries | 15-28 | 8+ | collectible | heart
banknote album* with clear pages | 20-38 | 10+ | storage | heart
banknote catalogue* | 28-55 | 14+ | book | book heart
old banknote* from the birth year | 12-30 | 10+ | keepsake | heart
ultraviolet lamp* for watermarks | 15-28 | 12+ | lighting | battery heart
framed inflation banknote* | 20-42 | 12+ | decor | heart
lighted loupe* | 9-15 | 10+ | tool | battery
collectors' fair ticket* | 5-12 | 10+ | experience | experience
protective note sleeves* | 7-13 | 10+ | equipment |

# medals
historic service medal* with papers | 30-80 | 14+ | collectible | heart
medal display frame* with velvet | 28-55 | 12+ | decor | heart
medal catalogue* | 25-48 | 14+ | book | book heart
ribbon lengths* for old medals | 8-15 | 14+ | textile |
medal storage case* with trays | 30-60 | 14+ | storage | heart
military museum tickets* | 8-20 | 8+ | experience | experience
cotton handling gloves* | 6-12 | 12+ | safety gear | clothing filler
lighted magnifier* for inscriptions | 14-26 | 12+ | tool | battery
medal research voucher* | 30-70 | 16+ | voucher | voucher
miniature medal replica* | 8-15 | 12+ | keepsake |

# slot cars
slot car race set* with loop | 70-150 | 6+ | toy | battery heart
slot car* of a rally legend | 30-55 | 8+ | collectible | heart
extension track pack* with curves | 25-48 | 6+ | equipment | plastic heart
lap counter* for slot cars | 30-60 | 8+ | electronics | gadget heart
trackside grandstand kit* | 18-35 | 8+ | craft kit | small-parts heart
spare tyres and pick-up braids* | 8-15 | 8+ | accessory | small-parts
slot racing club evening* | 8-20 | 8+ | experience | experience
slot car carry case* | 25-50 | 8+ | storage |
book* of slot racing history | 20-38 | 12+ | book | book heart
track cleaning kit* | 9-15 | 8+ | tool | filler
slot car track pieces* pair | 8-15 | 6+ | equipment | plastic

# fossil collecting
real ammonite pair* cut and polished | 15-30 | 7+ | collectible | heart
guided fossil walk* on the coast | 12-30 | 6+ | experience | experience heart
geologist's hammer* in a holster | 28-55 | 16+ | tool | heart
fossil identification guide* | 12-22 | 8+ | book | book heart
trilobite* on a stand | 25-55 | 8+ | decor | heart
box frame* with labelled fossils | 25-48 | 7+ | keepsake |
field notebook* with scale bar | 7-14 | 8+ | stationery | filler
collector's cabinet* with small drawers | 45-95 | 10+ | furniture | heart
pocket loupe* with light | 9-15 | 8+ | equipment | battery
fossil dig block* with tools | 9-15 | 6-12 | toy |

# doll houses
doll house* with three floors | 70-150 | 4-12 | toy | bulky
doll family* in jointed wood | 18-34 | 4-10 | collectible | small-parts heart
miniature kitchen furniture set* | 18-35 | 5+ | furniture | small-parts bulky heart
tiny room kit* to build | 28-50 | 12+ | craft kit | small-parts heart
doll house wallpaper* sheets | 7-13 | 8+ | art supplies |
miniature lamps* that light up | 12-22 | 8+ | lighting | small-parts battery heart
book* of miniature making | 18-32 | 12+ | book | book
miniatures fair ticket* | 6-14 | 8+ | experience | experience
tiny doll house tea set* | 8-15 | 5+ | tableware | small-parts
doll's house rug* in woven cotton | 7-14 | 6+ | textile |
miniature dining room set* | 15-35 | 8+ | collectible | small-parts heart
tiny doll's house lamps* | 12-28 | 10+ | lighting | battery small-parts
doll's house kit* in wood | 60-160 | 8+ | craft kit | bulky small-parts heart
miniature food set* on tiny plates | 8-18 | 8+ | collectible | small-parts food
doll's house family* with clothes | 15-32 | 4+ | toy | small-parts
miniaturist's magazine subscription* | 30-60 | 12+ | subscription | subscription heart
tiny tools and mitre box* | 15-32 | 14+ | tool |
room box kit* of a bookshop | 25-50 | 12+ | craft kit | small-parts heart
miniature carpets trio* | 9-20 | 8+ | collectible |
dust cover* for a doll's house | 18-40 | 12+ | storage | filler

# fridge magnets
ceramic city magnets* set | 9-15 | 6+ | collectible | small-parts heart
magnetic display board* | 22-42 | 8+ | decor | heart
magnets* from own photos | 12-22 | 8+ | keepsake | small-parts personalised heart
magnetic poetry word box* | 12-20 | 10+ | game | small-parts heart
tiny food magnets* from resin | 8-15 | 8+ | accessory | small-parts
magnet making kit* | 15-28 | 7+ | craft kit | small-parts heart
retro poster magnet tin* | 14-26 | 10+ | print | small-parts
magnetic shopping list pad* | 6-12 | 10+ | stationery | filler
sheet steel wall panel* | 30-60 | 12+ | furniture | filler
magnetic display board* in steel | 18-40 | 8+ | decor | heart
souvenir magnet* from a far city | 4-8 | 6+ | collectible | small-parts
hand-painted ceramic magnet* | 6-14 | 8+ | collectible | small-parts heart
make-your-own magnet kit* | 10-20 | 6+ | craft kit | small-parts heart
world map magnet board* | 25-60 | 8+ | decor | small-parts heart
photo magnets* from own pictures | 8-18 | 8+ | collectible | personalised small-parts heart
vintage advert magnets set* | 7-14 | 8+ | collectible | small-parts heart
magnets shaped like city trams* | 6-12 | 6+ | collectible | small-parts filler
food miniature magnets* | 6-14 | 8+ | collectible | small-parts heart
city break* for the next magnet | 150-350 | 18+ | travel | experience filler
magnet album* with steel pages | 15-30 | 8+ | storage |
tile magnets* in blue and white | 6-12 | 8+ | collectible | small-parts

# superhero comics
superhero comics omnibus* | 45-95 | 12+ | book | book heart
superhero comic token* | 15-40 | 9+ | voucher | voucher heart
first issue reprint* in a sleeve | 9-15 | 10+ | collectible | heart
monthly comics subscription* | 35-75 | 9+ | subscription | subscription book heart
acid-free comic boxes* with boards | 22-42 | 10+ | storage | heart
encyclopedia* of comic heroes | 22-40 | 8+ | book | book heart
comic convention ticket* | 20-50 | 8+ | experience | experience heart
cover art print* | 12-25 | 8+ | print |
comic bags* pack of a hundred | 8-15 | 10+ | equipment | plastic filler
hero enamel pins* trio | 8-15 | 8+ | accessory | small-parts

# bande dessinee
next bande dessinée album* | 10-15 | 8+ | book | book heart
complete bande dessinée edition* | 45-95 | 12+ | collectible | book heart
signed album bookplate* | 15-35 | 12+ | keepsake | heart
comic bookshop voucher* | 15-40 | 8+ | voucher | voucher heart
comics festival day* | 15-40 | 8+ | experience | experience heart
hero figurine* in resin | 25-55 | 10+ | decor | heart
screen print* of an album cover | 20-45 | 10+ | print | heart
comic strip museum tickets* | 10-18 | 6+ | class | experience
ink drawing set* for comics | 9-15 | 8+ | art supplies | filler
postcards* of comic heroes | 6-12 | 6+ | stationery | filler

# clocks
pendulum wall clock* | 60-140 | 14+ | decor | battery heart
wind-up mantel clock* | 50-110 | 14+ | furniture | heart
mechanical clock kit* in wood | 35-65 | 12+ | craft kit | small-parts heart
clock collector's handbook* | 22-40 | 14+ | book | book heart
clock servicing voucher* | 50-120 | 16+ | voucher | voucher heart
cuckoo clock* in carved wood | 50-110 | 10+ | home | heart
clock museum tickets* | 8-15 | 8+ | experience | experience heart
clock oil* with fine needle | 9-15 | 14+ | tool | filler
winding keys* in a set | 9-15 | 14+ | equipment | filler
retro flip clock* | 30-60 | 12+ | electronics | battery

# bobbleheads
bobblehead* of their sports hero | 20-38 | 8+ | collectible | heart
bobblehead* from own photo | 55-110 | 10+ | keepsake | personalised heart
mini bobblehead trio* | 9-15 | 6+ | toy |
dashboard hula bobblehead* | 8-14 | 10+ | accessory |
stepped acrylic display* | 18-35 | 10+ | storage | plastic
wall cabinet* with glass door | 45-95 | 10+ | furniture | heart
nodding dog* for the car | 8-15 | 6+ | home | filler
paint your own bobblehead* | 15-28 | 7+ | craft kit | heart
film character bobblehead* | 15-28 | 8+ | decor | heart

# vintage toys
wind-up tin robot* | 18-38 | 8+ | collectible | gadget battery heart
tin carousel* with music | 25-50 | 8+ | decor | heart
spinning top* in painted tin | 14-26 | 3+ | toy | heart
price guide* to old toys | 20-38 | 14+ | book | book heart
toy fair day ticket* | 6-15 | 6+ | experience | experience heart
viewer* with picture reels | 18-34 | 5+ | electronics | gadget heart
glass-fronted toy cabinet* | 60-130 | 12+ | furniture |
toy museum tickets* | 8-18 | 4+ | voucher | voucher experience
retro toy advert print* | 9-15 | 8+ | print | filler
wooden pull-along dog* | 15-28 | 1-4 | vehicle |
tin jumping frog* | 6-12 | 5+ | game |

# glassware
pair* of cut crystal tumblers | 35-75 | 18+ | tableware | heart
art glass vase* in deep colour | 35-80 | 14+ | decor | heart
collector's guide* to old glass | 20-38 | 14+ | book | book heart
glassblowing demonstration visit* | 10-25 | 8+ | experience | experience heart
coloured glass candlesticks* pair | 20-42 | 14+ | home | heart
pressed glass fruit bowl* | 22-42 | 14+ | kitchenware | food dairy gluten sugar
glass paperweight* with flowers | 18-40 | 12+ | collectible | heart
lint-free polishing cloths* | 7-13 | 12+ | textile | filler
lit glass cabinet shelf* | 40-90 | 14+ | furniture |
small glass bird* | 9-15 | 10+ | keepsake | heart
glass swizzle sticks* in colours | 8-15 | 14+ | kitchenware | filler

# film props
replica prop* from their favourite film | 35-90 | 10+ | collectible | heart
original film cell* in a frame | 20-42 | 10+ | decor | heart
film studio tour* | 30-70 | 8+ | experience | experience heart
book* of famous film props | 28-55 | 12+ | book | book heart
prop making workshop* | 50-110 | 14+ | class | experience heart
wooden clapperboard* | 14-26 | 8+ | equipment |
lit display plinth* | 30-65 | 12+ | lighting | battery
film auction catalogue* | 15-30 | 14+ | print | book
replica golden ticket* in a tin | 8-15 | 8+ | keepsake | experience heart
replica film ticket bookmark* | 5-10 | 10+ | stationery | filler
film quote bookmark tin* | 7-13 | 10+ | keepsake | filler

# music memorabilia
signed album sleeve* in a frame | 45-120 | 14+ | collectible | heart
original tour programme* | 15-38 | 12+ | keepsake | heart
vintage concert poster* | 20-50 | 12+ | print | heart
album frame set* for the wall | 22-42 | 12+ | decor | heart
music museum tickets* | 12-30 | 8+ | experience | experience heart
guitar plectrum display* | 15-28 | 10+ | furniture |
book* of rock memorabilia | 25-50 | 14+ | book | book heart
ticket stub album* | 12-22 | 8+ | storage |
enamel band badges* trio | 8-15 | 8+ | accessory | small-parts
protective poster tubes* | 8-15 | 14+ | storage | filler
postcard set* of gig posters | 8-15 | 12+ | stationery |

# antique maps
original antique county map* | 35-95 | 14+ | collectible | heart
framed old city plan* | 30-70 | 12+ | decor | heart
atlas* of historic maps | 30-60 | 12+ | book | book heart
map seller voucher* | 20-60 | 14+ | voucher | voucher heart
antique map facsimile* on thick paper | 15-30 | 10+ | print | heart
map library guided tour* | 8-20 | 12+ | experience | experience
acid-free map folder* | 15-30 | 14+ | storage |
brass map magnifier* | 12-24 | 12+ | tool |
old map jigsaw* | 13-22 | 8+ | puzzle | small-parts
wrapping paper* with old maps | 7-13 | 8+ | stationery | filler
antique map postcards* in a box | 8-15 | 10+ | stationery |
compass rose bookmark* in brass | 6-12 | 10+ | accessory | filler

# snow globes
snow globe* of a favourite city | 14-28 | 6+ | collectible | heart
musical snow globe* | 25-50 | 6+ | decor | heart
snow globe* with own photo | 10-18 | 5+ | keepsake | personalised heart
snow globe making kit* | 14-26 | 6+ | craft kit | heart
pocket snow globe* | 6-12 | 6+ | toy |
lit lantern* with swirling snow | 28-55 | 8+ | lighting | battery
narrow display shelf* | 18-35 | 10+ | furniture |
picture book* about a snow globe | 9-15 | 3-8 | book | book
snow globe museum visit* | 6-14 | 6+ | experience | experience
hand-blown snow globe* | 25-60 | 10+ | collectible | heart
make-your-own snow globe kit* | 12-25 | 6+ | craft kit | heart
snow globe* from a faraway city | 9-20 | 6+ | collectible | heart
lit display shelf* for globes | 30-70 | 12+ | furniture | battery bulky
photo snow globe* | 9-18 | 6+ | collectible | personalised heart
snow globe museum trip* | 10-30 | 6+ | experience | experience
antique snow globe* | 30-80 | 14+ | collectible | heart
tiny snow globe* on a keyring | 5-10 | 6+ | collectible |
history of snow globes book* | 14-28 | 12+ | book | book heart
snow globe ornament* for the tree | 8-16 | 6+ | decor | @christmas
soft globe polishing cloths* | 5-10 | 10+ | equipment | filler

# keyrings
leather keyring* with initials | 10-20 | 10+ | accessory | leather personalised heart
enamel landmark keyring* | 6-12 | 6+ | collectible | heart
brass carabiner keyring* | 12-22 | 12+ | equipment | heart
plush animal keyring* | 7-14 | 5+ | toy | heart
keyring display board* | 18-35 | 8+ | decor | heart
bead keyring making kit* | 9-15 | 7+ | craft kit | small-parts
photo frame keyring* | 8-15 | 8+ | keepsake | personalised
wall key rack* in oak | 20-42 | 12+ | furniture | filler
crochet keyring* | 7-13 | 6+ | textile |
letter bead keyring kit* | 6-13 | 6-14 | craft kit | small-parts heart
fluffy pompom keyring* | 4-9 | 5+ | accessory |
keyring from a far city* | 4-9 | 6+ | collectible | heart
mini plush keyring* | 5-11 | 5+ | accessory |
shrink plastic keyring kit* | 7-14 | 7-14 | craft kit | plastic heart
light-up keyring* | 4-8 | 6+ | accessory | battery filler
carabiner for many keyrings* | 3-7 | 7+ | accessory |
acrylic photo keyring* | 5-12 | 6+ | accessory | personalised plastic
resin keyring making kit* | 14-28 | 12+ | craft kit | heart

# souvenirs
shadow box* for travel souvenirs | 18-35 | 8+ | decor | heart
hand-painted tile* from abroad | 12-25 | 10+ | collectible | heart
embroidered country patches* | 6-12 | 8+ | accessory |
miniature landmark model* | 14-30 | 8+ | toy | heart
scratch-off world map* | 15-28 | 8+ | print | heart
travel keepsake box* | 18-35 | 10+ | storage |
spoon rack* for souvenir spoons | 18-35 | 12+ | furniture |
memory journal* for travels | 10-20 | 8+ | stationery |
city break weekend* | 150-320 | 18+ | travel | experience
sand bottle labels* for beaches | 6-12 | 8+ | keepsake | filler
travel stamps washi tape* | 5-10 | 8+ | art supplies | filler

# vintage clothing
vintage shop voucher* | 20-50 | 14+ | voucher | voucher heart
vintage silk scarf* | 18-38 | 14+ | accessory | clothing heart
vintage fashion history book* | 22-42 | 14+ | book | book heart
kilo sale entry* for vintage clothes | 3-10 | 14+ | experience | experience heart
beaded evening bag* from the fifties | 25-55 | 14+ | bag | heart
fabric shaver* for old knits | 14-26 | 14+ | tool | gadget battery filler
satin padded hangers* | 12-22 | 14+ | storage | filler
clip-on vintage earrings* | 9-15 | 14+ | jewellery | jewellery
vintage hairstyling workshop* | 30-65 | 14+ | class | experience
fashion museum tickets* | 10-25 | 10+ | keepsake | experience
moth-repelling cedar rings* | 7-14 | 12+ | home | scent filler

# piercing
titanium earring set* for piercings | 20-40 | 16+ | jewellery | jewellery heart
piercing studio voucher* | 30-70 | 18+ | voucher | voucher heart
saline care spray* for piercings | 9-15 | 16+ | body care |
gold-plated ear cuff* | 14-28 | 12+ | accessory | jewellery heart
opal stud* for helix | 18-36 | 16+ | keepsake | jewellery heart
wall jewellery display* | 18-35 | 12+ | decor | jewellery
travel case* for body jewellery | 12-22 | 14+ | bag | jewellery
history book* of body art | 22-40 | 16+ | book | book
chain and stud sets* | 14-26 | 16+ | collectible | jewellery
surgical steel nose studs* | 8-15 | 16+ | jewellery | jewellery
nose ring pair* in steel | 7-13 | 16+ | accessory | jewellery filler

# goth
black velvet cloak* | 35-70 | 14+ | outerwear | clothing sized heart
lace parasol* in black | 20-40 | 14+ | accessory | heart
silver bat necklace* | 14-28 | 12+ | jewellery | jewellery heart
chunky platform boots voucher* | 40-90 | 14+ | voucher | voucher heart
gothic novels collection* | 20-38 | 14+ | book | book heart
coffin-shaped shelf* | 22-42 | 14+ | furniture |
darkwave festival tickets* | 30-80 | 16+ | experience | experience noisy
black rose candle holder* | 14-26 | 14+ | decor |
deep plum lipstick* | 9-15 | 14+ | body care | filler
bat-wing hair clips* | 6-12 | 12+ | keepsake |
black lace choker* | 8-15 | 14+ | accessory | clothing

# emo
band hoodie* in black | 30-55 | 12+ | clothing | clothing sized heart
emo anthems vinyl* | 20-35 | 12+ | audio | heart
emo night tickets* | 12-30 | 16+ | experience | experience noisy heart
studded belt* in checks | 12-22 | 12+ | accessory | clothing heart
enamel pins* with broken hearts | 6-12 | 12+ | collectible | small-parts heart
striped arm warmers* | 9-15 | 12+ | footwear | clothing filler
black nail polish set* | 9-15 | 12+ | body care |
lyric journal* | 8-15 | 12+ | stationery | filler
messenger bag* with patches | 22-42 | 12+ | bag |
concert poster print* | 9-18 | 12+ | print | filler

# power tools
cordless drill driver* with two batteries | 70-150 | 18+ | tool | battery heart
drill bit set* in a case | 22-42 | 18+ | equipment | sharp heart
compact delta sander* | 40-85 | 18+ | electronics | gadget heart
tool battery* for their system | 40-80 | 18+ | accessory | battery heart
foam inserts* for tool cases | 15-30 | 16+ | storage |
ear defenders* with radio | 35-70 | 16+ | audio | battery heart
saw blade assortment* | 15-28 | 18+ | craft kit | sharp filler
workshop dust vacuum bags* | 9-15 | 16+ | home | filler
power tool woodworking course* | 60-130 | 16+ | class | experience heart
tape measure* with magnet | 9-15 | 14+ | safety gear |
screwdriver bit box* | 9-15 | 14+ | storage |

# massage
full body massage voucher* | 45-85 | 16+ | voucher | voucher experience heart
massage gun* with soft heads | 50-110 | 16+ | electronics | gadget battery heart
heated neck massager* | 35-70 | 16+ | wellness | gadget heart
warming massage lotion* | 12-22 | 16+ | body care | scent heart
massage course* for beginners | 40-95 | 18+ | class | experience
acupressure mat* with pillow | 25-48 | 14+ | textile |
wooden foot roller* | 10-18 | 12+ | tool |
basalt hot stones* in a bag | 22-42 | 16+ | equipment |
wire scalp massager* | 5-10 | 12+ | home |
illustrated massage book* | 15-26 | 16+ | book | book
warming massage balm* | 8-15 | 16+ | body care | scent
spiky massage ball* | 6-12 | 12+ | wellness |

# aromatherapy
ultrasonic oil diffuser* | 25-50 | 14+ | electronics | gadget scent heart
boxed essential oil set* | 25-48 | 14+ | scent | scent heart
lavender pillow mist* | 9-15 | 12+ | body care | scent heart
aromatherapy massage voucher* | 50-95 | 18+ | voucher | voucher experience scent heart
lava stone diffuser bracelet* | 12-22 | 14+ | jewellery | jewellery scent
essential oils handbook* | 15-28 | 14+ | book | book scent
ceramic oil burner* | 15-30 | 18+ | decor | scent fire
bath oil trio* | 18-32 | 14+ | wellness | scent heart
blending workshop* for oils | 30-65 | 16+ | class | experience scent heart
roll-on bottles* to fill | 8-14 | 14+ | storage | filler
single lavender oil* | 6-12 | 14+ | scent | scent

# candles
large three-wick scented candle* | 25-48 | 18+ | scent | scent fire heart
beeswax dinner candles* pair | 12-22 | 18+ | decor | fire scent heart
monthly candle subscription* | 35-75 | 18+ | subscription | subscription scent fire heart
wick trimmer and snuffer set* | 15-28 | 18+ | tool | fire heart
twisted pastel candles* | 9-15 | 18+ | collectible | fire scent heart
brass candle holders* trio | 22-42 | 14+ | home |
candle making evening* | 35-75 | 14+ | class | experience scent heart
rechargeable arc lighter* | 12-22 | 18+ | electronics | gadget battery fire
candle warmer lamp* | 28-55 | 16+ | lighting | gadget scent heart
glass storm vase* | 22-42 | 14+ | furniture |
floating candles* in a box | 8-15 | 18+ | scent | scent fire
beeswax tealights* in a bag | 8-15 | 18+ | lighting | scent fire

# classic cars
also: veteran cars, vintage cars
day driving a classic car* | 90-200 | 18+ | experience | experience heart
classic car magazine subscription* | 35-70 | 14+ | subscription | subscription heart
scale model* of a classic car | 30-65 | 10+ | collectible | heart
history book* of classic cars | 28-55 | 12+ | book | book heart
fitted indoor car cover* | 60-130 | 18+ | equipment | bulky
classic car show tickets* | 15-35 | 8+ | voucher | voucher experience
tweed driving cap* | 25-50 | 16+ | accessory | clothing wool
chrome polish and cloth set* | 12-22 | 14+ | home | filler
workshop manual* for their model | 20-40 | 16+ | book | book
enamel garage sign* | 15-30 | 14+ | decor |
leather key fob* with initials | 9-15 | 14+ | keepsake | leather personalised
vintage car card game* | 6-12 | 8+ | game |
classic car pocket spotter's book* | 8-15 | 8+ | keepsake | book
day's hire of a classic roadster* | 120-280 | 25+ | experience | experience heart
enamel petrol sign* | 15-32 | 10+ | decor | heart
trickle battery charger* | 35-80 | 18+ | electronics | gadget battery heart
indoor car cover* in soft cotton | 45-110 | 18+ | equipment | bulky filler
tool roll* in waxed canvas | 30-65 | 16+ | storage | heart
classic cars year by year book* | 20-42 | 12+ | book | book heart
flat cap* in tweed | 22-45 | 14+ | clothing | clothing wool
picnic hamper* for a country run | 45-100 | 14+ | equipment | food bulky

# land rover
Land Rover off-road driving day* | 90-200 | 17+ | experience | experience heart
scale model* of a Land Rover | 30-65 | 10+ | collectible | heart
brick-built Land Rover* | 55-120 | 10+ | toy | small-parts plastic heart
Land Rover history book* | 25-48 | 12+ | book | book heart
seat covers* in waterproof canvas | 45-95 | 18+ | textile |
roof rack recovery boards* | 60-130 | 18+ | equipment | bulky
Land Rover enamel mug* | 9-15 | 12+ | tableware |
Land Rover show tickets* | 15-35 | 8+ | voucher | voucher experience
tool roll* in waxed canvas | 30-60 | 16+ | tool |
blueprint poster* of a Land Rover | 9-18 | 10+ | print | filler
small die-cast Land Rover* | 8-15 | 4+ | toy | heart
Land Rover key fob* | 8-15 | 14+ | accessory | filler

# supercars
supercar driving day* | 90-220 | 18+ | experience | experience heart
large scale supercar model* | 45-110 | 10+ | collectible | heart
brick-built supercar* | 45-120 | 9+ | toy | small-parts plastic heart
encyclopedia* of supercars | 22-40 | 8+ | book | book heart
passenger ride* in a supercar | 50-110 | 10+ | voucher | voucher experience heart
remote-controlled supercar* | 28-55 | 6+ | vehicle | battery plastic
supercar wall calendar* | 9-15 | 8+ | stationery |
motor museum tickets* | 12-30 | 6+ | class | experience
pocket die-cast supercars* pack | 8-15 | 4-12 | keepsake | heart
canvas print* of a supercar | 22-45 | 8+ | print |
supercar card game* | 5-10 | 6+ | game |

# car detailing
snow foam lance* for washing | 25-50 | 17+ | equipment | heart
ceramic wax coating set* | 28-55 | 17+ | body care | heart
thick drying towel* for cars | 14-26 | 16+ | textile | heart
dual action car polisher* | 70-150 | 18+ | electronics | gadget heart
wheel brush set* with soft bristles | 18-34 | 16+ | tool | heart
detailing course day* | 80-170 | 17+ | class | experience heart
interior leather cleaner* kit | 15-28 | 16+ | home | leather
bucket* with grit guard | 18-34 | 16+ | storage |
tyre shine gel* | 8-15 | 16+ | accessory |
professional valeting voucher* | 45-110 | 17+ | voucher | voucher
soft wash mitt* for cars | 8-15 | 14+ | textile |
air freshener duo* for cars | 6-12 | 16+ | home | scent filler

# incense
hand-rolled incense sticks* collection | 12-22 | 18+ | scent | scent fire heart
Japanese incense box* | 20-40 | 18+ | keepsake | scent fire heart
brass incense holder* | 14-28 | 14+ | decor | scent heart
backflow waterfall burner* | 18-34 | 18+ | home | scent fire heart
incense making workshop* | 35-75 | 16+ | class | experience scent heart
palo santo bundle* | 8-15 | 18+ | wellness | scent fire
ceramic incense dish* | 15-28 | 14+ | tableware | scent
incense subscription* by post | 25-50 | 18+ | subscription | subscription scent fire heart
history* of incense traditions | 15-28 | 14+ | book | book scent
incense cones* in a wooden box | 6-12 | 18+ | scent | scent fire
brass cone holder* | 8-15 | 18+ | decor | scent fire

# scented candles
three-wick scented candle* in glass | 25-48 | 18+ | scent | scent fire heart
tasting box* of mini scented candles | 18-35 | 18+ | collectible | scent fire heart
scented candle subscription* | 35-75 | 18+ | subscription | subscription scent fire heart
candle making evening class* | 35-75 | 16+ | class | experience scent heart
electric candle warmer lamp* | 28-55 | 16+ | lighting | gadget scent heart
brass snuffer* with wick trimmer | 15-28 | 18+ | tool | fire
scented tealight pack* | 8-15 | 18+ | home | scent fire
marble tray* for display | 15-30 | 14+ | decor |
reed diffuser* in a matching scent | 18-35 | 12+ | wellness | scent
candle shop voucher* | 15-40 | 16+ | voucher | voucher scent heart
long matches* in a jar | 8-15 | 18+ | accessory | fire
single travel tin candle* | 8-15 | 18+ | collectible | scent fire

# hot tubs
insulated drinks float* for hot tubs | 14-26 | 12+ | equipment | heart
soft headrest pillows* for hot tubs | 18-35 | 14+ | textile | heart
hooded towelling robe* | 40-80 | 12+ | clothing | clothing heart
spa aromatherapy crystals* | 12-22 | 14+ | scent | scent heart
floating pool lights* | 15-28 | 8+ | lighting | battery heart
spa day for two* | 90-190 | 18+ | experience | experience romantic heart
unbreakable wine tumblers* pair | 15-28 | 25+ | tableware | alcohol plastic
floating duck thermometer* | 12-22 | 8+ | electronics | gadget battery
water test strips* tub | 8-15 | 16+ | tool |
storage steps* for hot tubs | 60-130 | 16+ | furniture | bulky filler
rubber duck family* for the tub | 7-14 | 3+ | toy | plastic filler
floating drink holders* | 8-15 | 14+ | tableware | plastic
`
