export default `
# historical fiction
next historical novel* in hardback | 15-26 | 12+ | book | book heart
boxed set* of historical novels | 30-60 | 14+ | collectible | book heart
historical fiction book subscription* | 40-85 | 14+ | subscription | subscription book heart
bookshop voucher* | 15-40 | 10+ | voucher | voucher heart
audiobook* set in the past | 12-26 | 14+ | audio | book heart
historical novel weekend festival* | 20-60 | 14+ | experience | experience heart
timeline poster* of the ages | 9-15 | 10+ | print | filler
metal page clip* | 8-15 | 10+ | tool | filler
historical novel* in paperback | 8-14 | 12+ | keepsake | book heart

# biographies
new biography* in hardback | 16-30 | 14+ | book | book heart
bookshop token* for a biography | 15-40 | 14+ | voucher | voucher heart
celebrity memoir audiobook* | 12-26 | 14+ | audio | book heart
author talk evening* | 10-28 | 14+ | experience | experience heart
graphic biography* of an artist | 15-28 | 12+ | print | book heart
letters collection* of a great figure | 18-35 | 14+ | collectible | book heart
leather bookmark* with initials | 8-14 | 10+ | accessory | leather personalised filler
great lives card game* | 12-22 | 10+ | game |
biography* in paperback | 9-15 | 14+ | keepsake | book heart
great lives quiz cards* | 8-15 | 12+ | game | filler

# kindle
e-book gift voucher* | 10-30 | 10+ | voucher | voucher screen heart
felt reading sleeve* | 14-26 | 10+ | bag | wool gadget battery heart
folding reader cover* | 15-30 | 10+ | accessory | gadget battery heart
clip-on reading stand* for bed | 22-42 | 12+ | furniture | heart
page-turning remote* for e-readers | 18-34 | 12+ | electronics | gadget battery heart
warm reading blanket* | 22-42 | 8+ | textile | filler
e-book subscription months* | 20-45 | 12+ | subscription | subscription screen heart
wedge cushion* for reading | 18-34 | 10+ | home |
screen wipes* tin | 6-12 | 12+ | tool | filler
single e-book gift* | 5-14 | 10+ | keepsake | voucher screen heart
reading glasses case* in felt | 8-15 | 12+ | accessory | wool filler

# sign language
sign language evening course* | 70-160 | 12+ | class | experience heart
illustrated sign language dictionary* | 18-35 | 8+ | book | book heart
sign language flash cards* | 10-18 | 5+ | game | heart
signed theatre performance tickets* | 18-45 | 8+ | experience | experience heart
alphabet poster* of finger spelling | 7-13 | 4+ | print |
baby signs picture book* | 7-13 | 1-5 | stationery | book
online sign language lessons* | 30-75 | 10+ | subscription | subscription screen experience heart
finger spelling mug* | 9-15 | 8+ | tableware | filler

# vikings
Viking history book* with photographs | 22-40 | 12+ | book | book heart
Viking museum tickets* | 12-28 | 6+ | experience | experience heart
hammer pendant* in silver | 18-36 | 12+ | jewellery | jewellery heart
Viking board game* of kings | 18-35 | 8+ | board game | heart
Norse myths* retold | 10-20 | 8+ | print | book heart
drinking horn* with leather holder | 22-42 | 16+ | tableware | leather heart
wooden sword and shield* for children | 18-32 | 4-10 | toy | heart
rune stones* in a pouch | 9-15 | 10+ | collectible | small-parts
longship model kit* | 22-42 | 10+ | craft kit | small-parts
Norse myths paperback* | 8-14 | 10+ | keepsake | book
Viking figures tube* | 8-15 | 4+ | toy | plastic heart

# ancient egypt
also: egyptology, egyptologist, pharaohs, pyramids, mummies, hieroglyphs, egyptians, ancient egyptians
Egyptian gods encyclopedia* | 18-32 | 9+ | book | book heart
pyramid excavation kit* | 12-22 | 6-12 | toy | heart
Egyptian museum tickets* | 10-25 | 6+ | experience | experience heart
Egyptian board game* of senet | 20-38 | 8+ | board game | heart
hieroglyph stamp set* | 9-15 | 6+ | stationery |
papyrus painting* from Egypt | 15-30 | 10+ | print |
mummy figure* in a sarcophagus | 9-15 | 6+ | collectible |
cat statue* of Bastet | 22-42 | 12+ | decor |
lecture series* on Egypt | 20-50 | 14+ | class | experience heart
Egyptian gods card game* | 8-15 | 7+ | game | heart

# romans
illustrated history* of Rome | 22-40 | 10+ | book | book heart
genuine Roman coin* with certificate | 22-45 | 10+ | collectible | small-parts heart
Roman fort tickets* | 8-20 | 6+ | experience | experience heart
Roman strategy board game* | 28-50 | 10+ | board game | heart
gladiator costume* for children | 18-32 | 4-10 | clothing | clothing sized
mosaic making kit* | 12-22 | 8+ | craft kit | small-parts
Latin sayings mug* | 9-15 | 12+ | tableware | filler
weekend in Rome* | 180-380 | 18+ | travel | experience
Roman novel* in paperback | 8-14 | 12+ | keepsake | book
Roman soldier figures* | 8-15 | 4+ | toy | plastic
legionary helmet* for children | 14-28 | 5-11 | toy | heart
Roman villa model kit* | 20-45 | 8-14 | craft kit | small-parts heart
Roman mosaic craft kit* | 10-22 | 6-13 | craft kit | heart
shield and gladius* in foam | 12-25 | 4-10 | toy | heart
gladiator board game* | 20-40 | 8+ | board game |
Roman fort day* | 8-22 | 5+ | experience | experience heart
Roman sticker activity book* | 5-10 | 5-11 | book | book
catapult building kit* | 12-28 | 7-14 | craft kit | heart
Roman army picture book* | 8-16 | 6-13 | book | book

# fountain pens
fountain pen* with fine nib | 28-55 | 12+ | stationery | heart
bottled ink* in a new colour | 9-15 | 12+ | art supplies | heart
leather pen roll* for three pens | 22-42 | 14+ | bag | leather heart
ink-friendly notebook* | 12-22 | 12+ | print | heart
limited edition fountain pen* | 60-130 | 16+ | collectible | heart
ink sample set* in vials | 14-26 | 12+ | craft kit | heart
pen show day ticket* | 8-20 | 12+ | experience | experience
wooden pen tray* | 18-35 | 12+ | storage |
converter and cleaning set* | 8-15 | 12+ | tool | filler
blotting paper cards* | 5-10 | 10+ | art supplies | filler

# letter writing
also: penpals, penpal, pen pals, pen pal, letter writing, writing letters, writing to friends, snail mail
writing paper set* with lined envelopes | 14-26 | 8+ | stationery | heart
sealing wax set* with initial | 16-30 | 16+ | craft kit | personalised heart
sheets* of pretty stamps | 9-20 | 8+ | collectible | heart
leather writing case* | 35-70 | 14+ | bag | leather heart
letter-writing club* by post | 25-50 | 12+ | subscription | subscription heart
address book* in cloth | 10-18 | 10+ | keepsake | book filler
collection* of famous letters | 18-34 | 14+ | book | book heart
postcard box* of a hundred designs | 14-25 | 8+ | print |
letter opener* in brass | 12-22 | 18+ | tool | sharp
pretty notecards* with envelopes | 7-14 | 8+ | stationery |
stamps and seals sticker sheets* | 5-10 | 8+ | art supplies |
fine rollerball pen* | 6-12 | 10+ | accessory |
letter writing set* in a folder | 9-18 | 6+ | stationery | heart
set of pretty notepaper and envelopes* | 7-15 | 7+ | stationery | heart
stamps booklet* for letters abroad | 8-20 | 7+ | stationery | heart
wax seal kit* with stamp | 12-24 | 18+ | stationery | fire heart
sticker sheets* for envelopes | 4-8 | 5+ | stationery |
fountain pen* for letters | 12-30 | 8+ | stationery | heart
letter box* for keeping post | 12-25 | 6+ | storage | heart
address index* with pretty cover | 7-14 | 8+ | stationery | filler
washi tape set* for letters | 5-10 | 6+ | stationery | filler
ink bottle* in a rare colour | 8-16 | 10+ | stationery | heart
self-inking return address stamp* | 12-25 | 10+ | stationery | personalised
scented notelets* in a box | 7-14 | 8+ | stationery | scent
writing slope* in wood | 30-65 | 12+ | furniture | heart
postcards set* to send off | 5-12 | 6+ | stationery |
monthly letter-writing box* | 18-45 | 8+ | subscription | subscription

# astrophotography
star tracker mount* voucher | 60-150 | 16+ | voucher | voucher
astrophotography handbook* | 22-40 | 14+ | book | book heart
dew heater strip* for lenses | 22-42 | 14+ | electronics | gadget battery heart
dark sky workshop night* | 50-110 | 14+ | class | experience heart
red head torch* | 18-34 | 12+ | lighting | battery heart
phone adapter* for telescopes | 18-36 | 12+ | equipment |
astronomy photographer yearbook* | 22-40 | 12+ | collectible | book heart
deep-sky objects print* | 9-15 | 10+ | print |
fingerless mittens* in merino | 15-28 | 12+ | clothing | clothing wool
moon and planets observing chart* | 6-12 | 10+ | stationery |
lens cleaning pen* | 7-13 | 12+ | tool |
star tracker mount* | 180-400 | 14+ | equipment | gadget bulky
dew heater strap* for lenses | 25-55 | 14+ | equipment | gadget battery heart
night sky photography guide* | 18-35 | 12+ | book | book heart
light pollution filter* | 45-120 | 14+ | equipment | heart
dark sky weekend* with tutor | 120-300 | 14+ | experience | experience heart
intervalometer* with timer | 20-50 | 14+ | electronics | gadget battery heart
Bahtinov focusing mask* | 15-35 | 14+ | equipment | heart
large nebula print* | 20-50 | 8+ | print |
moon phase wall planner* | 9-18 | 8+ | stationery | filler

# rockets
water rocket kit* | 18-34 | 8+ | outdoor gear | heart
model rocket kit* with launch pad | 35-70 | 10+ | craft kit | small-parts heart
brick-built space rocket* | 25-60 | 7+ | toy | small-parts plastic heart
space museum tickets* | 10-28 | 5+ | experience | experience heart
rocket history book* with pictures | 15-28 | 8+ | book | book heart
foam stomp rocket* | 14-26 | 4-12 | game | heart
rocket night light* | 15-28 | 3-10 | lighting | battery
mission patches* set | 8-15 | 8+ | accessory |
rocket blueprint poster* | 8-15 | 6+ | print | filler
paper rocket kit* | 7-13 | 6+ | toy |

# chemistry
chemistry set* with real glass | 35-65 | 10-16 | toy | heart
crystal growing kit* | 12-22 | 8+ | craft kit | heart
periodic table* with real elements | 45-95 | 10+ | collectible | heart
chemistry stories book* | 12-22 | 12+ | book | book heart
science show tickets* | 12-30 | 6+ | experience | experience heart
molecule model kit* | 18-34 | 11+ | equipment | small-parts heart
lab coat and goggles* | 15-28 | 7+ | clothing | clothing sized
beaker mug* | 9-15 | 12+ | tableware |
elements jigsaw* | 10-18 | 8+ | puzzle | small-parts
periodic table tea towel* | 8-15 | 10+ | textile | filler
small crystal kit* | 7-13 | 7+ | toy |

# human body
anatomy model* with removable organs | 25-50 | 7+ | toy | small-parts heart
lift-the-flap body book* | 10-18 | 4-10 | book | book heart
anatomy colouring book* | 12-22 | 12+ | stationery | book heart
child's stethoscope* that works | 9-15 | 5-12 | equipment | heart
skeleton puzzle* to build | 12-22 | 6+ | puzzle | small-parts heart
body museum tickets* | 12-28 | 8+ | experience | experience heart
vintage anatomy print* | 9-18 | 12+ | print |
skeleton glow poster* | 6-12 | 5+ | decor |
body facts card game* | 7-13 | 6+ | game | heart

# arduino
Arduino starter kit* with sensors | 40-85 | 10+ | electronics | gadget small-parts
Arduino projects book* | 16-28 | 10+ | book | book heart
sensor assortment* for Arduino | 18-36 | 12+ | craft kit | gadget small-parts heart
Arduino robot car kit* | 45-90 | 10+ | toy | gadget small-parts battery heart
Arduino weekend workshop* | 45-95 | 12+ | class | experience gadget heart
jumper wire pack* with breadboard | 9-15 | 10+ | equipment | gadget
component box* with labels | 14-26 | 10+ | storage |
fine-tip tweezers* for parts | 9-15 | 12+ | tool | filler
LED assortment box* | 7-13 | 10+ | lighting | battery small-parts

# raspberry pi
Raspberry Pi computer kit* | 70-130 | 11+ | electronics | gadget heart
Raspberry Pi projects book* | 16-28 | 11+ | book | book heart
camera module* for Raspberry Pi | 25-48 | 12+ | equipment | gadget heart
retro gaming case* for Raspberry Pi | 22-42 | 12+ | toy | gadget heart
touch screen* for Raspberry Pi | 45-85 | 12+ | tool | gadget screen heart
fast memory card* | 12-22 | 12+ | storage | gadget filler
sensor add-on board* | 25-45 | 12+ | craft kit | gadget
computing magazine subscription* | 30-60 | 12+ | subscription | subscription heart
heat sinks* pack | 6-12 | 12+ | accessory | filler
jumper cables and LEDs pack* | 7-14 | 10+ | equipment | small-parts battery filler
small project case* | 8-15 | 10+ | storage |

# esperanto
also: esperantist, learning esperanto, constructed languages, conlangs
complete Esperanto course book* | 16-30 | 12+ | book | book heart
Esperanto dictionary* | 18-34 | 12+ | stationery | book heart
Esperanto congress ticket* | 40-110 | 14+ | experience | experience heart
stories* in easy Esperanto | 9-15 | 12+ | keepsake | book heart
green star lapel pin* | 6-12 | 10+ | jewellery | small-parts jewellery
Esperanto magazine subscription* | 25-50 | 14+ | subscription | subscription heart
Esperanto songs album* | 9-15 | 10+ | audio |
conversation lessons* in Esperanto | 20-50 | 12+ | class | experience
green star flag* | 8-15 | 8+ | decor | filler
biography* of Doctor Esperanto | 12-22 | 14+ | book | book heart
saluton t-shirt* | 16-28 | 8+ | clothing | clothing sized filler

# latin
also: learning latin, latin language, classics student, ancient greek, reading latin, latein
Latin reader* with easy stories | 12-22 | 11+ | book | book heart
Latin dictionary* in hardback | 18-34 | 11+ | stationery | book heart
children's wizard novel* in Latin | 12-22 | 11-17 | keepsake | book heart
Latin evening course* | 70-160 | 14+ | class | experience heart
Latin quotes page calendar* | 10-18 | 12+ | print | heart
Roman wax writing board* | 14-26 | 8+ | tool | heart
carpe diem mug* | 8-15 | 12+ | tableware | merchandise filler
magnetic Latin words* | 9-15 | 10+ | game | small-parts heart
Roman site weekend trip* | 150-320 | 14+ | travel | experience heart
lessons* with a Latin tutor | 25-60 | 11+ | voucher | voucher experience
SPQR tote bag* | 9-15 | 10+ | bag | filler

# archaeology
also: archaeologist, archeology, archäologie, archaologie, archéologie, archeologie, excavations, prehistory, stone age
pointing trowel* of an archaeologist | 16-30 | 12+ | tool | heart
archaeology magazine subscription* | 28-55 | 12+ | subscription | subscription heart
illustrated history of archaeology* | 20-38 | 10+ | book | book heart
excavation day* for volunteers | 30-80 | 12+ | experience | experience heart
leather trowel holster* | 20-38 | 14+ | bag | leather heart
dig kit* with buried pottery | 12-24 | 6-13 | toy | heart
flint knapping workshop* | 45-95 | 14+ | class | experience heart
museum treasures replica necklace* | 22-45 | 12+ | jewellery | jewellery
prehistoric sites map* | 9-15 | 10+ | print |
waterproof site notebook* | 8-15 | 12+ | stationery |
lost cities documentary series* | 10-20 | 10+ | film | screen
finds box* with labelled compartments | 12-24 | 8+ | storage |
excavation brush* in a roll | 7-14 | 8+ | tool |

# tudors
also: tudor, tudor history, henry viii, henry the eighth, anne boleyn, elizabethans, wolf hall
Tudor novel* in paperback | 8-15 | 14+ | keepsake | book
Tudor palace day tickets* | 15-35 | 6+ | experience | experience heart
Tudors illustrated history* | 18-34 | 9+ | book | book heart
musical tickets* about the six wives | 30-75 | 10+ | voucher | voucher experience heart
Tudor drama series box set* | 15-30 | 16+ | film | screen heart
Tudor rose pendant* | 16-32 | 10+ | jewellery | jewellery
six wives jigsaw* | 12-20 | 8+ | puzzle | small-parts
Tudor cookery book* | 14-26 | 12+ | kitchenware | book
Henry and his wives tea towel* | 8-14 | 12+ | textile | filler
Tudor house card model* | 9-15 | 8+ | craft kit |
portrait print* of a Tudor queen | 10-20 | 10+ | print | filler
Tudor banquet evening* | 40-85 | 16+ | experience | experience food heart

# stately homes
also: stately home, country houses, historic houses, national trust, manor houses, visiting palaces, english heritage, schlösser, schlosser
historic houses membership* for a year | 60-110 | 16+ | subscription | subscription experience heart
stately home afternoon tea* | 40-85 | 14+ | experience | experience food gluten dairy egg sugar caffeine heart
country house interiors volume* | 28-55 | 14+ | book | book heart
country house guidebook* by region | 16-30 | 12+ | stationery | book
night in a country house hotel* | 130-280 | 18+ | travel | experience heart
insulated picnic rug* for the grounds | 25-48 | 12+ | textile | filler
period house jigsaw* | 12-22 | 10+ | puzzle | small-parts
novel* set in a grand house | 8-15 | 14+ | keepsake | book
wallpaper pattern notebook* | 7-13 | 12+ | art supplies | filler
walking tour* of hidden rooms | 12-30 | 10+ | voucher | voucher experience
engraving print* of a great estate | 14-28 | 12+ | print | filler
country house murder board game* | 22-40 | 10+ | board game |
lavender sachets* from the gardens | 8-15 | 12+ | home | scent filler
country house afternoon tea* | 25-60 | 10+ | experience | experience food gluten dairy heart
book of great country houses* | 25-55 | 12+ | book | book heart
candlelit house tour tickets* | 15-40 | 10+ | experience | experience heart
country house calendar* | 10-18 | 10+ | stationery |
memoir* of a lady's maid | 9-18 | 12+ | book | book
overnight stay* in a manor | 120-320 | 16+ | travel | experience heart
manor house model kit* | 20-45 | 10+ | craft kit | small-parts
house and garden guidebook* | 12-25 | 12+ | book | book
butler's tray* in mahogany finish | 30-75 | 14+ | tableware | filler

# military history
also: war history, world war two, world war one, ww2, ww1, second world war, first world war, napoleonic wars, american civil war, d-day
narrative history* of a great campaign | 12-24 | 14+ | book | book heart
battlefield day tour* with a guide | 50-130 | 12+ | experience | experience heart
war museum tickets* | 12-30 | 8+ | voucher | voucher experience
military history magazine subscription* | 30-55 | 12+ | subscription | subscription heart
atlas* of World War battles | 22-42 | 12+ | stationery | book heart
hex and counter strategy game* | 35-70 | 12+ | board game | small-parts
scale tank model* to build | 16-32 | 10+ | craft kit | small-parts plastic
soldier's letters collection* | 9-15 | 14+ | keepsake | book
war documentary box set* | 15-30 | 14+ | film | screen
campaign map print* | 10-20 | 12+ | print | filler
replica officer's field compass* | 14-28 | 12+ | tool | filler
wartime ration recipes book* | 8-15 | 14+ | kitchenware | book filler
soldier's field notebook replica* | 7-13 | 10+ | stationery | filler
tank museum day* | 15-35 | 6+ | experience | experience heart
battlefield atlas* | 22-45 | 12+ | book | book heart
wartime diary* of a soldier | 9-18 | 14+ | book | book
documentaries* of the war years | 15-35 | 14+ | film | screen heart
battlefield tour weekend* | 150-350 | 16+ | travel | experience heart
replica wartime newspapers* | 8-18 | 12+ | collectible |
model of a landing craft* | 20-45 | 10+ | craft kit | small-parts
strategy board game* of a campaign | 40-90 | 12+ | board game | heart
regimental cap badge* in a frame | 20-45 | 12+ | collectible |
codebreaking museum ticket* | 18-40 | 8+ | experience | experience
ration-book cookery book* | 10-20 | 12+ | book | book filler
air raid shelter print* | 9-20 | 12+ | print | filler

# screenwriting
also: scriptwriting, screenwriter, script writing, writing scripts, writing screenplays, playwriting, playwright, drehbuch, drehbuchschreiben
screenwriting craft handbook* | 14-26 | 14+ | book | book heart
screenwriting software year* | 40-100 | 14+ | subscription | subscription screen heart
script notebook* with scene layout | 8-15 | 14+ | stationery |
published screenplay* of a classic film | 10-20 | 14+ | keepsake | book heart
script reader's feedback voucher* | 50-120 | 16+ | voucher | voucher heart
cork board* with index cards | 16-30 | 12+ | equipment |
screenwriting weekend course* | 90-200 | 16+ | class | experience heart
film festival day pass* | 25-60 | 14+ | experience | experience heart
brass script fasteners* | 5-10 | 14+ | tool | small-parts filler
movie theatre gift card* | 15-40 | 12+ | voucher | voucher experience
director's clapperboard* | 9-15 | 8+ | decor | filler

# haiku
also: haikus, haiku poetry, tanka, senryu
haiku masters anthology* | 9-15 | 12+ | book | book heart
handmade paper notebook* from Japan | 14-28 | 10+ | stationery | heart
haiku writing handbook* | 10-18 | 12+ | keepsake | book heart
brush pen trio* for short verse | 12-22 | 10+ | art supplies | heart
haiku journal subscription* | 20-45 | 14+ | subscription | subscription heart
haiku walk and workshop* | 20-50 | 12+ | class | experience heart
woodblock print* of the seasons | 14-30 | 10+ | print |
haiku postcards* with stamps | 8-15 | 10+ | collectible |
fridge word tiles* for haiku | 9-15 | 8+ | game | small-parts
travel diary of a haiku poet* | 8-14 | 12+ | print | book heart
indigo linen book cover* | 14-26 | 12+ | textile | filler

# buddhism
also: buddhist, buddhist practice, zen buddhism, tibetan buddhism, vipassana, buddhismus, bouddhisme, budismo
Buddhist teachings paperback* | 9-15 | 14+ | book | book religious
round zafu cushion* with mat | 45-90 | 14+ | textile | religious heart
sandalwood mala* with tassel | 14-28 | 14+ | accessory | jewellery religious scent small-parts heart
weekend retreat* at a Buddhist centre | 80-190 | 18+ | travel | experience religious heart
seated Buddha statue* | 22-48 | 14+ | decor | religious heart
Tibetan prayer flags* | 7-13 | 10+ | garden | religious
Japanese incense sticks* | 8-15 | 18+ | scent | scent fire religious
brass bowl bell* with striker | 18-36 | 14+ | instrument | noisy religious heart
thangka art print* | 15-30 | 14+ | print | religious
Buddhist magazine subscription* | 28-55 | 16+ | subscription | subscription religious heart
Dharma talk audiobook* | 10-22 | 14+ | audio | book religious
vegetarian temple cookbook* | 16-30 | 14+ | kitchenware | book religious heart

# the moon
unfit: evening
also: moon landing, moon landings, apollo missions, apollo 11, lunar, moon gazing, full moon, mond, la lune
levitating moon lamp* | 45-90 | 8+ | lighting | gadget battery heart
lunar globe* with landing sites | 22-45 | 6+ | decor | heart
moon atlas* for small telescopes | 18-32 | 10+ | book | book heart
neutral moon filter* for a telescope | 14-26 | 10+ | equipment | heart
Apollo missions photo history* | 25-48 | 10+ | keepsake | book heart
moon phases wall planner* | 9-15 | 8+ | stationery |
brick-built moon rocket* | 60-120 | 12+ | toy | small-parts plastic heart
moon map jigsaw* in a circle | 12-22 | 8+ | puzzle | small-parts
tiny lunar meteorite* in a case | 25-60 | 10+ | collectible | small-parts heart
moon observing evening* | 8-20 | 7+ | experience | experience heart
astronaut space suit costume* | 18-35 | 3-9 | clothing | clothing sized filler
crescent moon necklace* | 14-28 | 8+ | jewellery | jewellery
moon picture book* for bedtime | 7-13 | 2-7 | book | book heart
glow-in-the-dark moon* for the wall | 8-15 | 4+ | toy | plastic heart

# mars
unfit: about, evening, lecture, quiz
also: mars rover, mars rovers, red planet, planet mars, perseverance rover, mars missions
build-your-own Mars rover* | 30-65 | 8+ | toy | small-parts heart
Mars in photographs book* | 20-38 | 8+ | book | book heart
Mars globe* with place names | 25-50 | 8+ | decor | heart
terraforming Mars board game* | 40-65 | 12+ | board game | small-parts heart
Mars survival novel* | 8-14 | 13+ | keepsake | book heart
Mars surface map print* | 9-15 | 8+ | print |
space centre day tickets* | 15-35 | 5+ | experience | experience
red planet night light* | 14-26 | 4+ | lighting | gadget battery
Martian meteorite speck* in a case | 30-70 | 10+ | collectible | small-parts heart
space mission patches* | 6-12 | 6+ | accessory |
stranded on Mars film* | 7-14 | 12+ | film | screen
rover pilot t-shirt* | 16-28 | 5+ | clothing | clothing sized filler

# electricity
also: electric circuits, electrical engineering, static electricity, tesla coils, electricity experiments, strom und stromkreise
snap circuits experiment set* | 28-55 | 7-14 | toy | gadget battery small-parts plastic heart
electricity experiments book* | 9-18 | 7+ | book | book heart
musical high-voltage coil kit* | 28-55 | 14+ | craft kit | gadget small-parts heart
plasma globe* with touch lightning | 18-36 | 8+ | lighting | gadget heart
digital multimeter* with leads | 18-36 | 12+ | electronics | gadget battery heart
biography* of a rival inventor | 10-18 | 12+ | keepsake | book heart
potato and lemon clock kit* | 9-15 | 7-13 | craft kit | gadget battery small-parts heart
power station museum tickets* | 8-20 | 6+ | experience | experience
hand-cranked generator* with lamp | 15-30 | 8+ | equipment | heart
electrical engineers' pocket reference* | 14-26 | 15+ | stationery | book
conductive ink pen* | 9-15 | 8+ | art supplies |
circuit symbols poster* | 6-12 | 9+ | print | filler

# soldering
also: soldering electronics, solder, soldering iron, löten, loten, soudure électronique, soudure electronique
adjustable soldering station* | 55-120 | 18+ | electronics | gadget fire heart
blinking badge soldering kit* | 9-15 | 18+ | craft kit | gadget fire battery small-parts
soldering skills handbook* | 14-26 | 18+ | book | book fire
helping hands clamp* with magnifier | 16-32 | 14+ | equipment | heart
fine soldering tips set* | 9-15 | 18+ | tool | fire
fume extractor fan* for the bench | 35-75 | 16+ | electronics | gadget heart
silicone repair mat* with wells | 14-26 | 14+ | textile |
desoldering pump and braid* | 9-15 | 16+ | tool | filler
retro clock kit* to solder | 22-42 | 18+ | craft kit | gadget fire battery small-parts heart
component drawers cabinet* | 22-42 | 12+ | storage | small-parts
maker space membership* for a month | 25-60 | 16+ | subscription | subscription experience heart
repair café evening* | 8-20 | 14+ | experience | experience

# van gogh
also: vincent van gogh, starry night, sunflowers painting, loving vincent
Van Gogh letters edition* | 14-28 | 14+ | book | book heart
immersive Van Gogh show tickets* | 18-38 | 6+ | experience | experience heart
framed almond blossom print* | 22-45 | 10+ | print | heart
Van Gogh complete paintings volume* | 22-45 | 12+ | keepsake | book heart
brick-built starry night picture* | 90-170 | 14+ | toy | small-parts plastic heart
sunflowers jigsaw* of 1000 pieces | 12-20 | 10+ | puzzle | small-parts heart
starry night silk scarf* | 25-55 | 12+ | accessory | clothing
café terrace paint by numbers* | 14-28 | 10+ | craft kit |
oil-painted animated film* of Van Gogh | 8-15 | 12+ | film | screen
sunflower field umbrella* | 20-38 | 10+ | accessory |
Van Gogh socks* | 7-13 | 8+ | clothing | clothing
Van Gogh children's picture book* | 8-15 | 4-10 | book | book heart

# architecture
also: architect, architects, modern architecture, bauhaus, skyscrapers, brutalism, architektur, arquitectura, architecture student
modern architecture volume* | 25-50 | 12+ | book | book heart
architecture city walking tour* | 12-32 | 12+ | experience | experience heart
brick model* of a famous building | 40-90 | 12+ | toy | small-parts plastic heart
architect's scale ruler* in aluminium | 12-24 | 12+ | tool | heart
wooden architect's block set* | 32-70 | 5+ | game | heart
drawing pens* in six line widths | 12-22 | 12+ | art supplies | heart
skyline blueprint print* | 12-26 | 10+ | print | filler
modern house paper kit* | 14-28 | 10+ | craft kit |
concrete desk organiser* | 20-42 | 14+ | storage | filler
architecture magazine subscription* | 40-85 | 14+ | subscription | subscription heart
weekend* in a famous modern house | 160-340 | 18+ | travel | experience
great buildings card game* | 9-15 | 8+ | stationery |
design film* about an architect | 8-15 | 14+ | film | screen
buildings colouring book* | 8-15 | 8+ | art supplies | book

# impressionism
also: impressionist, impressionists, monet, renoir, degas, water lilies painting
Impressionists illustrated history* | 22-42 | 12+ | book | book heart
water lilies canvas print* | 25-55 | 10+ | print | heart
impressionist exhibition tickets* | 14-32 | 8+ | experience | experience heart
water lilies jigsaw* | 12-20 | 8+ | puzzle | small-parts heart
soft pastels set* in wood | 18-36 | 10+ | art supplies | heart
Monet garden seed collection* | 7-13 | 8+ | plant | plant
impressionist painting class* | 35-80 | 12+ | class | experience heart
silk scarf* with water lilies | 25-55 | 14+ | accessory | clothing
dancers* bronze-look figure | 28-60 | 12+ | decor |
artists' letters and loves paperback* | 9-15 | 14+ | keepsake | book
impressionist postcards* in a box | 9-15 | 8+ | stationery |
porcelain mug* with poppy field | 9-15 | 12+ | tableware | filler

# flags
also: vexillology, country flags, flags of the world, flaggen, drapeaux, banderas
flags encyclopedia* with meanings | 14-26 | 7+ | book | book heart
flag match card game* | 9-15 | 6+ | game | heart
world flags wall poster* | 7-13 | 5+ | print |
paper hand flags* of fifty nations | 5-10 | 6+ | collectible |
full-size country flag* | 9-15 | 6+ | decor | heart
flag jigsaw globe* | 16-32 | 7+ | puzzle | small-parts heart
garden flagpole kit* | 60-130 | 12+ | garden | bulky filler
flag sticker book* | 5-10 | 4-11 | stationery | book filler
table flag stand* with twelve flags | 18-36 | 8+ | equipment | heart
world flags duvet cover* | 24-45 | 4-14 | textile |
flag design history paperback* | 9-15 | 12+ | keepsake | book
embassy quarter walking tour* | 12-30 | 10+ | experience | experience
giant flag sticker atlas* | 8-16 | 5-12 | book | book bulky heart
flag guessing board game* | 15-32 | 7+ | board game | heart
string of world flags* | 6-14 | 5+ | decor |
hand flags* of twenty countries | 8-16 | 5+ | collectible |
flag jigsaw* | 9-18 | 6+ | puzzle | small-parts
flag history book* | 9-18 | 8+ | book | book heart
flag pin badges set* | 6-14 | 8+ | collectible | small-parts heart
flag quiz electronic globe* | 35-75 | 6-13 | electronics | gadget battery heart
flag socks* | 5-10 | 5+ | clothing | clothing sized filler

# volcanoes
also: volcano, volcanology, vulkane, volcans, volcanes, lava, pompeii, vesuvius
erupting volcano experiment kit* | 12-24 | 6-13 | toy | heart
volcanoes encyclopedia* with cutaways | 14-26 | 6+ | book | book heart
lava and pumice specimen box* | 14-28 | 6+ | collectible | heart
volcano trip* with a guide | 90-220 | 12+ | travel | experience heart
volcanoes of the world map* | 8-15 | 6+ | print |
lava lamp* in red | 22-42 | 8+ | lighting | gadget
black basalt bead bracelet* | 12-24 | 8+ | jewellery | jewellery small-parts filler
volcano documentary film* | 8-15 | 8+ | film | screen
volcano island board game* | 28-50 | 8+ | board game | small-parts heart
eruption night sky photo print* | 12-26 | 8+ | decor | filler
geology museum tickets* | 6-15 | 4+ | experience | experience
hot stones massage* | 45-90 | 18+ | wellness | experience filler
volcano picture encyclopedia* | 10-20 | 6-13 | book | book heart
real lava stone* in a box | 6-14 | 5+ | collectible | heart
volcano night lamp* with flowing light | 18-38 | 5-13 | lighting | battery gadget
volcano floor puzzle* | 9-18 | 4-9 | puzzle |
crystal and lava dig kit* | 9-18 | 6-12 | craft kit | small-parts heart
earthquake building challenge* | 15-30 | 7-13 | craft kit | filler
volcano t-shirt* | 9-18 | 4-12 | clothing | clothing sized filler
natural history museum trip* | 8-22 | 4+ | experience | experience heart
volcano colouring poster* | 6-12 | 5-11 | art supplies | filler
volcano escape board game* | 18-38 | 7-13 | board game | heart

# globes
also: antique globes, world globes, globus, mappemonde
illuminated relief globe* | 45-95 | 6+ | lighting | gadget heart
antique-style floor globe* | 120-260 | 18+ | furniture | bulky heart
interactive globe* with talking pen | 50-95 | 5-12 | electronics | gadget battery noisy heart
history of globe making* | 25-48 | 14+ | book | book heart
star constellations globe* | 32-65 | 8+ | decor | gadget heart
pocket globe* in a case | 16-32 | 10+ | collectible | heart
inflatable globe ball* | 7-13 | 4-12 | toy | plastic
cork globe* with pins | 25-50 | 10+ | stationery | small-parts
globe-making workshop visit* | 20-50 | 12+ | experience | experience
3D globe puzzle* | 20-38 | 8+ | puzzle | small-parts plastic
globe bookends* in brass finish | 28-55 | 14+ | home |
paper globe kit* to fold | 7-13 | 8+ | craft kit | filler
globe pencil sharpener* in tin | 5-10 | 6+ | stationery | filler

# audiobooks
also: audiobook, audio book, listening to books, talking books, hörbuch, hörbücher, horbuch, horbucher, livres audio, audiolibros
audiobook credits* for three months | 25-45 | 12+ | subscription | subscription book heart
bedside headphones band* for sleeping | 18-36 | 12+ | electronics | gadget battery heart
full-cast audiobook* of a classic | 14-28 | 10+ | audio | book heart
small Bluetooth speaker* with long battery | 28-60 | 10+ | audio | gadget battery
neck speaker* for moving about | 35-75 | 14+ | electronics | gadget battery
children's story player* with figures | 60-100 | 3-9 | toy | gadget battery heart
single audiobook* as a gift | 9-15 | 10+ | voucher | voucher book
earbud case clip* for walks | 7-13 | 12+ | accessory | gadget filler
listening journal* for finished books | 7-13 | 12+ | stationery | filler
colouring book* to do while listening | 8-15 | 10+ | art supplies | book filler
jigsaw* for listening evenings | 12-22 | 10+ | puzzle | small-parts filler
author reading evening* | 8-22 | 12+ | experience | experience
weighted lap blanket* for story time | 35-70 | 12+ | textile | filler
children's story album* | 9-15 | 4-11 | audio |
audio story figure* for a player | 9-15 | 3-9 | collectible | heart
audiobook voucher* for three titles | 20-45 | 12+ | voucher | voucher book heart
pillow speaker* for listening in bed | 18-38 | 12+ | audio | gadget battery heart
sleep headband* with flat speakers | 20-40 | 14+ | audio | gadget battery clothing heart
classic novel read aloud* on discs | 12-28 | 12+ | audio |
simple audio player* with big buttons | 45-110 | 12+ | electronics | gadget battery
crime audiobook* by a great reader | 12-25 | 14+ | audio | book heart
comfortable listening shawl* | 22-45 | 14+ | accessory | clothing filler
walk-and-listen earbuds* | 25-60 | 12+ | audio | gadget battery
poetry read by actors* | 10-20 | 14+ | audio | filler
listening log* with ratings | 7-14 | 12+ | stationery | filler
gift membership* of an audiobook club | 30-90 | 14+ | subscription | subscription book heart

# the archers
also: archers fan, ambridge, radio soap
official companion* to Ambridge | 14-26 | 16+ | book | book heart
Archers novel* in paperback | 8-15 | 16+ | keepsake | book heart
map of Ambridge tea towel* | 9-15 | 16+ | textile |
classic Archers episodes recording* | 10-20 | 16+ | audio | heart
kitchen digital radio* | 40-90 | 16+ | electronics | gadget heart
Archers fan event ticket* | 18-45 | 16+ | experience | experience heart
country show day tickets* | 15-35 | 8+ | voucher | voucher experience
dum-de-dum mug* | 9-15 | 16+ | tableware | filler
village cricket tea box* | 20-38 | 16+ | food | food gluten dairy sugar egg
farmyard wall calendar* | 8-15 | 12+ | stationery | filler
Ambridge quiz cards* | 7-13 | 16+ | game |

# law school
also: law students, lawyer training, studying law, jurastudium
law dictionary* in paperback | 14-26 | 17+ | book | book
leather document folio* | 40-85 | 17+ | bag | leather heart
famous trials history* | 12-22 | 16+ | keepsake | book heart
highlighter and page flags set* | 9-15 | 16+ | stationery |
wooden judge's gavel* | 14-28 | 14+ | decor |
noise-cancelling earphones* for the library | 50-110 | 16+ | electronics | gadget battery heart
courtroom drama film* on disc | 7-14 | 14+ | film | screen
court-visit and lunch day* | 25-60 | 17+ | experience | experience food
ergonomic seat cushion* for long reading | 25-48 | 16+ | textile | filler
Lady Justice bronze-look statue* | 22-45 | 16+ | print |
coffee subscription* for exam months | 25-50 | 16+ | subscription | subscription food caffeine
adjustable book stand* for casebooks | 14-28 | 16+ | equipment | heart
objection card game* | 14-26 | 14+ | game |
pocket guide* to famous cases | 8-15 | 16+ | book | book

# witchcraft
also: wiccan, pagan, paganism, witchy, green witch, sabbats
grimoire journal* with clasp | 18-36 | 14+ | stationery | heart
green witch herbal book* | 14-26 | 14+ | book | book heart
brass altar bell* | 12-24 | 14+ | instrument | noisy heart
wheel of the year print* | 9-15 | 12+ | print |
cauldron* in cast iron | 22-42 | 18+ | kitchenware | heart
spell candles* in ten colours | 9-15 | 18+ | scent | scent fire heart
black velvet hooded cloak* | 35-75 | 12+ | clothing | clothing
herb and resin set* in jars | 16-30 | 16+ | garden | scent
rowan and birch besom* | 20-40 | 12+ | home |
witchcraft museum day* | 8-20 | 12+ | experience | experience heart
moon and pentacle pendant* | 14-28 | 14+ | jewellery | jewellery
history of witches* | 12-22 | 14+ | keepsake | book
oracle card deck* of the forest | 16-28 | 14+ | game | heart
tumbled moonstone* in a pouch | 6-12 | 12+ | collectible |
young witch's craft book* | 9-15 | 6-12 | book | book heart
toy cauldron and wand* | 12-22 | 4-10 | toy |

# crypto
also: crypto trading, ethereum, blockchain, nfts, cryptocurrencies, altcoins, web3, krypto
hardware wallet* for coins | 55-110 | 18+ | electronics | gadget heart
steel backup plate* for seed words | 28-55 | 18+ | tool | plant heart
history of bitcoin book* | 12-22 | 16+ | book | book heart
bitcoin gift voucher* | 15-50 | 18+ | voucher | voucher
physical bitcoin collector coin* | 6-12 | 14+ | collectible | small-parts
live ticker desk display* | 60-130 | 16+ | electronics | gadget screen battery heart
blockchain conference ticket* | 60-160 | 18+ | experience | experience
to the moon t-shirt* | 16-28 | 14+ | clothing | clothing sized filler
bull and bear bookends* | 30-60 | 16+ | decor |
fireproof document pouch* | 16-32 | 16+ | storage | filler
crypto trading card game* | 14-26 | 14+ | game | filler
crypto heist true story* | 9-15 | 16+ | keepsake | book heart
bitcoin pin* for the jacket | 6-12 | 14+ | accessory | small-parts

# storm chasing
also: storm chaser, storms, tornadoes, tornado chasing, thunderstorms, hurricanes, sturmjäger, sturmjager, severe weather
lightning detector* for the pocket | 28-60 | 12+ | electronics | gadget battery heart
storm skies picture volume* | 22-42 | 10+ | keepsake | book heart
storms and tornadoes encyclopedia* | 14-26 | 7+ | book | book heart
lightning trigger* for a camera | 70-150 | 14+ | equipment | gadget battery heart
handheld wind meter* | 20-42 | 10+ | tool | gadget battery heart
storm photography print* | 14-30 | 10+ | print | filler
tornado in a bottle tube* | 5-10 | 6-14 | toy | plastic heart
weather radar app year* | 15-40 | 14+ | subscription | subscription screen
wind-up emergency radio and torch* | 22-45 | 10+ | outdoor gear | gadget battery
tornado chase film* on disc | 7-14 | 12+ | film | screen
stormproof umbrella* | 25-50 | 12+ | accessory |
plasma ball* of lightning | 18-36 | 8+ | lighting | gadget
severe weather talk evening* | 8-20 | 12+ | experience | experience
clouds and storms pocket chart* | 5-10 | 8+ | stationery |

# fossil hunting
also: fossil, ammonites, palaeontologist, paleontologist, trilobites, fossilien, fossiles, fósiles, fosiles
geologist's hammer* | 28-55 | 16+ | tool |
fossils field guide* | 12-22 | 8+ | book | book
guided fossil beach hunt* | 12-35 | 5+ | experience | experience heart
polished ammonite pair* | 14-28 | 6+ | collectible | heart
fossil digging kit* with real finds | 14-26 | 6-13 | toy | small-parts heart
display case* for fossil finds | 18-36 | 8+ | storage | heart
safety goggles* for hammering | 7-13 | 8+ | safety gear | filler
air scribe and prep tools* | 60-130 | 18+ | equipment | sharp
trilobite specimen* on rock | 18-40 | 8+ | decor |
Jurassic coast poster* | 8-15 | 6+ | print | filler
fossil hunter's biography* for all ages | 8-15 | 8+ | keepsake | book
shark tooth necklace* | 9-15 | 6+ | jewellery | jewellery
canvas finds bag* | 14-26 | 6+ | bag |
geologist's hammer* for children | 12-25 | 8-14 | tool | heart
fossil dig kit* with real fossils | 10-22 | 6-12 | craft kit | small-parts heart
real ammonite* in a box | 6-18 | 5+ | collectible |
rock and mineral collection* tray | 12-28 | 6+ | collectible | small-parts
fossil spotting book* | 7-14 | 6-13 | book | book
trilobite* in matrix | 12-35 | 6+ | collectible | heart
safety goggles* for rock hounds | 5-10 | 6+ | safety gear | filler
guided fossil walk* for families | 6-18 | 5+ | experience | experience heart
fossil plaster casting kit* | 10-20 | 6-12 | craft kit |
rock polishing drum* | 40-80 | 8+ | electronics | gadget noisy
shark tooth fossil pendant* | 8-22 | 6+ | jewellery | jewellery

# taxidermy
also: taxidermist, stuffed animals collecting, curiosities, oddities, cabinet of curiosities, skulls and bones, insect taxidermy, entomological frames
butterfly in a glass dome* | 28-60 | 14+ | decor | heart
taxidermy techniques handbook* | 18-34 | 16+ | book | book heart
ethical insect pinning workshop* | 45-100 | 16+ | class | experience heart
natural history cabinet museum tickets* | 8-22 | 8+ | experience | experience heart
entomology pins and spreading board* | 18-34 | 16+ | tool | heart
framed beetles collection* | 25-55 | 12+ | keepsake | heart
cabinet of curiosities art book* | 25-48 | 12+ | print | book heart
replica animal skull* in resin | 18-38 | 10+ | collectible |
tall glass cloche* with base | 22-45 | 14+ | storage |
vintage anatomical bird print* | 9-15 | 10+ | print |
oddities fair tickets* | 8-18 | 12+ | voucher | voucher experience heart
small brass specimen labels* | 6-12 | 12+ | stationery |
glass eyes pair* for models | 6-12 | 14+ | equipment |

# gemstones
also: gemstone, gems, gem cutting, gemmology, gemology, jewels, precious stones, rock tumbling, opals, agates, stone polishing
rock tumbler* with grit | 60-120 | 8+ | electronics | gadget noisy heart
handbook* of gemstones and their cuts | 14-26 | 10+ | book | book heart
jeweller's loupe* with light | 12-22 | 10+ | tool | battery heart
rough gemstones bag* to polish | 12-24 | 7+ | collectible | small-parts heart
gem cutting class* | 60-140 | 14+ | class | experience heart
gem dig kit* with real stones | 14-26 | 6-13 | toy | small-parts heart
opal pendant* in silver | 35-80 | 14+ | jewellery | jewellery
UV torch* for glowing minerals | 14-28 | 10+ | equipment | battery heart
mineral fair tickets* | 6-15 | 5+ | experience | experience
gem display boxes* with foam | 9-15 | 8+ | storage |
birthstones chart print* | 7-13 | 8+ | print | personalised filler
gem merchants board game* | 28-48 | 9+ | board game | small-parts

# podcasting
also: podcaster, podcast making, making podcasts, own podcast, recording podcasts, podcast producer
USB podcasting microphone* with stand | 60-130 | 12+ | electronics | gadget battery heart
boom arm* for a microphone | 28-60 | 12+ | equipment | heart
closed studio headphones* | 50-110 | 12+ | audio | gadget heart
podcasting handbook* from idea to show | 12-22 | 12+ | book | book
foam acoustic panels* | 22-45 | 12+ | home | heart
podcast hosting voucher* for a year | 60-140 | 14+ | voucher | voucher screen
lit on-air sign* | 18-36 | 10+ | lighting | gadget battery
pop filter* with bendy neck | 9-15 | 12+ | accessory |
interview question cards* | 9-15 | 12+ | game |
podcast episode planner* | 8-15 | 12+ | stationery | filler
podcast live show evening* | 18-45 | 14+ | experience | experience heart
audio editing course* | 30-80 | 14+ | class | experience screen
portable two-track recorder* | 80-170 | 14+ | electronics | gadget battery noisy heart

# streaming on twitch
also: twitch, twitch streamer, streamer, twitch streaming, livestreamer, live streaming, game streaming
HD streaming webcam* | 60-130 | 13+ | electronics | gadget battery screen heart
boom arm microphone* for streamers | 60-130 | 13+ | audio | gadget heart
soft key light* for the desk | 35-80 | 13+ | lighting | gadget heart
programmable button deck* | 55-120 | 13+ | equipment | gadget screen heart
growing a stream handbook* | 12-22 | 13+ | book | book
collapsible green screen* | 40-90 | 13+ | home | bulky heart
emote stickers* of their own | 9-15 | 13+ | stationery | personalised filler
custom channel overlay design* | 25-60 | 13+ | voucher | voucher personalised screen
wrist rest and desk mat* duo | 18-36 | 13+ | accessory |
gaming convention day ticket* | 20-60 | 12+ | experience | experience heart
LED light strips* for the wall | 12-24 | 12+ | decor | gadget battery
insulated straw tumbler* for long streams | 14-28 | 12+ | tableware | filler
channel points gift card* | 10-25 | 13+ | subscription | subscription voucher screen filler
cable tidy sleeves* for the desk | 8-15 | 12+ | storage | filler
stream break mug* | 9-15 | 12+ | tableware | filler
`
