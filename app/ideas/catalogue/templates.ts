export default `
# making
{hobby} project planner | 8-15 | 8+ | stationery | practical
roll-up tool pouch* for {hobby} | 15-30 | 12+ | storage | practical
{hobby} materials pack | 12-25 | 8+ | craft kit |
{hobby} magazine subscription | 25-45 | 14+ | subscription | subscription
tickets* to a {hobby} fair | 8-25 | 8+ | experience | experience
{hobby} weekend workshop | 60-120 | 18+ | class | experience
{hobby} supplies voucher | 10-30 | 12+ | voucher | voucher
{hobby} technique handbook | 12-25 | 12+ | book | book
{hobby} supplies organiser | 15-30 | 8+ | storage | practical
{hobby} work apron | 15-30 | 10+ | clothing | clothing practical
{hobby} project ideas cards | 8-18 | 8+ | print |
clip-on lamp* for {hobby} | 15-35 | 12+ | lighting | gadget battery practical
padded carry case* for {hobby} | 15-35 | 12+ | bag | practical
online {hobby} course | 20-60 | 14+ | class | experience screen
wipe-clean mat* for {hobby} | 8-18 | 8+ | equipment | practical
{hobby} studio calendar | 8-15 | 10+ | stationery | merchandise
{hobby} canvas tote | 10-18 | 10+ | bag | merchandise
{hobby} studio wall print | 8-20 | 10+ | print | merchandise

# collecting
{hobby} display case | 20-60 | 10+ | storage | practical
{hobby} catalogue notebook | 6-12 | 8+ | stationery | practical
{hobby} identification guide | 10-22 | 8+ | book | book
{hobby} archive box | 12-25 | 8+ | storage | practical
illuminated {hobby} magnifier | 10-22 | 10+ | equipment | gadget battery practical
{hobby} price yearbook | 15-30 | 16+ | book | book
{hobby} fair day tickets | 10-25 | 8+ | experience | experience
{hobby} wall shelf | 20-45 | 12+ | furniture | practical
{hobby} exhibition tickets | 10-25 | 8+ | experience | experience
{hobby} auction gift voucher | 20-50 | 18+ | voucher | voucher
{hobby} society membership | 20-40 | 16+ | subscription | subscription
soft cotton handling gloves* for {hobby} | 4-10 | 8+ | tool | clothing practical
{hobby} label set | 4-9 | 8+ | stationery | practical
soft dusting cloths* for {hobby} | 5-10 | 8+ | tool | practical
mystery lot* for {hobby} | 10-25 | 8+ | collectible |
{hobby} history documentary | 10-18 | 12+ | film | screen
{hobby} enamel keyring | 5-10 | 8+ | accessory | merchandise
{hobby} framed poster | 10-22 | 8+ | print | merchandise

# watching
{hobby} fan journal | 6-12 | 6+ | stationery |
{hobby} companion guide | 10-22 | 8+ | book | book
{hobby} trivia quiz | 6-14 | 8+ | game |
tickets* to a {hobby} event | 15-60 | 6+ | experience | experience
sofa tray* for {hobby} evenings | 12-30 | 10+ | furniture | practical
warm lap blanket* for {hobby} evenings | 12-30 | all | textile | practical
behind-the-scenes {hobby} exhibition | 15-45 | 6+ | experience | experience
{hobby} podcast subscription | 5-30 | 14+ | subscription | subscription
{hobby} fact cards | 5-10 | 6+ | game |
{hobby} anniversary magazine | 6-12 | 10+ | print |
{hobby} jigsaw puzzle | 10-18 | 6+ | puzzle | small-parts
snack bowls* for {hobby} nights | 10-22 | 8+ | tableware | practical
{hobby} reference yearbook | 12-25 | 10+ | book | book
map* of {hobby} places | 10-20 | 8+ | print |
{hobby} night popcorn kit | 10-18 | 8+ | food | food
{hobby} art poster | 8-18 | 6+ | print | merchandise
{hobby} printed cushion | 12-25 | 6+ | textile | merchandise
{hobby} metal bookmark | 4-8 | 8+ | accessory | merchandise

# sport
{hobby} training diary | 7-14 | 10+ | stationery | practical
{hobby} kit bag | 20-40 | 8+ | bag | practical
{hobby} coaching session | 30-60 | 8+ | class | experience
{hobby} recovery roller | 12-25 | 14+ | wellness | practical
{hobby} training manual | 12-22 | 12+ | book | book
{hobby} home practice set | 15-40 | 6+ | sports gear |
quick-dry towel* for {hobby} | 8-18 | 8+ | textile | practical
insulated bottle* for {hobby} | 12-25 | 6+ | equipment | practical
snug headband* for {hobby} | 6-14 | 8+ | accessory | clothing
{hobby} club membership | 20-60 | 8+ | subscription | subscription
{hobby} equipment voucher | 15-50 | 10+ | voucher | voucher
{hobby} event tickets | 20-60 | 6+ | experience | experience
{hobby} resistance bands | 8-18 | 14+ | sports gear | practical
{hobby} first-aid pouch | 8-18 | 14+ | safety gear | practical
{hobby} medal hanger | 12-25 | 8+ | decor |
{hobby} club cap | 12-20 | 8+ | clothing | clothing merchandise
{hobby} line-art print | 10-22 | 8+ | print | merchandise
true stories* of {hobby} champions | 10-20 | 10+ | book | book

# outdoors
{hobby} field notebook | 6-14 | 8+ | stationery | practical
{hobby} day pack | 25-50 | 10+ | bag | practical
{hobby} route guide | 10-20 | 12+ | book | book
{hobby} headlamp | 12-35 | 10+ | lighting | gadget battery practical
{hobby} guided day | 40-90 | 12+ | experience | experience
{hobby} flask set | 15-30 | 10+ | outdoor gear | practical
{hobby} emergency kit | 12-25 | 14+ | safety gear | practical
packable seat pad* for {hobby} | 8-16 | 8+ | outdoor gear | practical eco
{hobby} map case | 8-18 | 12+ | accessory | practical
{hobby} gear voucher | 20-50 | 12+ | voucher | voucher
{hobby} skills course | 50-110 | 16+ | class | experience
dry bag set* for {hobby} | 10-22 | 10+ | storage | practical
{hobby} thermal socks | 10-20 | 8+ | clothing | clothing sized practical
{hobby} repair pouch | 8-18 | 14+ | tool | practical
{hobby} places map | 10-20 | 8+ | print |
junior {hobby} kit | 12-25 | 5-12 | outdoor gear |
{hobby} enamel badge | 4-8 | 10+ | accessory | merchandise small-parts
{hobby} tin plaque | 8-15 | 10+ | decor | merchandise

# water
{hobby} waterproof phone pouch | 8-16 | 12+ | storage | practical plastic
{hobby} changing mat | 12-22 | 8+ | equipment | practical
{hobby} dry bag | 10-25 | 8+ | bag | practical
guided {hobby} session | 30-60 | 8+ | class | experience
{hobby} weekend course | 90-180 | 14+ | class | experience
{hobby} technique guide | 12-22 | 12+ | book | book
{hobby} session diary | 7-14 | 10+ | stationery |
hooded towel poncho* for {hobby} | 20-40 | 6+ | clothing | clothing practical
waterproof watch* for {hobby} | 20-50 | 12+ | electronics | jewellery gadget battery
{hobby} safety whistle | 4-9 | 8+ | safety gear | noisy plastic practical
{hobby} kit voucher | 15-50 | 10+ | voucher | voucher
{hobby} repair kit | 8-18 | 14+ | tool | practical
insulated mug* for {hobby} mornings | 10-22 | 12+ | tableware | practical
{hobby} neoprene gloves | 15-30 | 10+ | clothing | clothing sized practical
{hobby} drying hanger | 10-20 | 12+ | storage | practical
{hobby} coast map | 10-20 | 10+ | print |
{hobby} sticker sheet | 3-6 | 6+ | stationery | merchandise
{hobby} beach flag | 8-15 | 6+ | decor | merchandise

# games
{hobby} strategy guide | 10-20 | 10+ | book | book
{hobby} carry case | 12-30 | 8+ | storage | practical
{hobby} score pad | 4-9 | 6+ | stationery | practical
{hobby} tournament entry | 10-25 | 10+ | experience | experience
{hobby} travel set | 10-25 | 6+ | board game |
{hobby} playing mat | 15-30 | 8+ | game | practical
{hobby} deluxe set | 30-70 | 10+ | game |
{hobby} puzzle collection | 8-15 | 8+ | puzzle |
{hobby} club membership | 15-40 | 10+ | subscription | subscription
{hobby} café evening | 10-30 | 12+ | experience | experience
{hobby} storage tray | 10-22 | 8+ | storage | practical
{hobby} champion trophy | 8-18 | 6+ | keepsake |
{hobby} coaching lesson | 20-45 | 8+ | class | experience
{hobby} shop voucher | 10-30 | 8+ | voucher | voucher
{hobby} night snack* set | 10-20 | 10+ | food | food gluten dairy nuts
{hobby} desk poster | 6-15 | 8+ | print | merchandise
{hobby} graphic socks | 6-12 | 8+ | clothing | clothing sized merchandise
illustrated history* of {hobby} | 12-22 | 10+ | book | book

# music
{hobby} practice journal | 7-14 | 8+ | stationery | practical
{hobby} concert tickets | 25-80 | 8+ | experience | experience
{hobby} sheet music | 8-18 | 8+ | print |
{hobby} listening party playlist* cards | 4-10 | 10+ | game |
{hobby} private lesson | 25-50 | 6+ | class | experience
{hobby} biography collection | 12-25 | 12+ | book | book
{hobby} vinyl album | 18-35 | 12+ | audio |
{hobby} streaming voucher | 10-30 | 12+ | voucher | voucher screen
{hobby} music stand | 15-35 | 8+ | equipment | practical
{hobby} summer school | 80-200 | 10+ | class | experience
{hobby} shoulder bag | 20-45 | 10+ | bag | practical
noise-isolating earphones* for {hobby} | 20-50 | 12+ | audio | gadget
{hobby} blank manuscript paper | 4-8 | 8+ | stationery | practical
{hobby} festival day ticket | 40-90 | 14+ | experience | experience
{hobby} trivia cards | 6-12 | 10+ | game |
{hobby} framed lyrics | 12-25 | 10+ | print | merchandise
{hobby} cotton tote | 10-18 | 10+ | bag | merchandise
{hobby} documentary film | 8-18 | 12+ | film | screen

# food-and-drink
{hobby} ingredients hamper | 18-40 | 18+ | food | food nuts dairy gluten sugar egg
{hobby} recipe cookbook | 12-25 | 10+ | book | book
{hobby} making kit | 15-35 | 10+ | kitchenware | food
{hobby} masterclass | 50-100 | 16+ | class | experience food
{hobby} monthly box | 20-40 | 18+ | subscription | subscription food
{hobby} serving board | 15-35 | 12+ | tableware | practical
{hobby} notes journal | 7-14 | 12+ | stationery |
linen apron* for {hobby} | 18-35 | 10+ | clothing | clothing practical
{hobby} storage jars | 10-25 | 12+ | storage | practical
{hobby} festival tickets | 15-40 | 10+ | experience | experience food
{hobby} serving dishes | 15-35 | 12+ | tableware | practical
{hobby} measuring set | 8-18 | 10+ | kitchenware | practical
{hobby} producer visit | 25-60 | 14+ | experience | experience food
{hobby} gift voucher | 15-40 | 16+ | voucher | voucher
{hobby} recipe tin | 12-22 | 10+ | storage | practical
{hobby} kitchen print | 8-18 | 10+ | print | merchandise
{hobby} illustrated towel | 7-14 | 10+ | textile | merchandise
{hobby} pantry labels | 4-9 | 10+ | stationery | practical

# growing-and-animals
{hobby} care handbook | 10-20 | 8+ | book | book
{hobby} care diary | 7-14 | 8+ | stationery | practical
{hobby} supplies caddy | 12-25 | 10+ | storage | practical
tickets* to a {hobby} show | 10-30 | 6+ | experience | experience
{hobby} day course | 30-80 | 14+ | class | experience
{hobby} society subscription | 15-40 | 14+ | subscription | subscription
washable gloves* for {hobby} | 8-18 | 8+ | clothing | clothing practical
{hobby} pocket guide | 6-12 | 8+ | book | book
wall hooks* for {hobby} things | 10-22 | 10+ | home | practical
{hobby} shop gift card | 10-40 | 10+ | voucher | voucher
{hobby} photography guide | 10-20 | 10+ | book | book
{hobby} wall planner | 6-12 | 10+ | stationery | practical
roomy shoulder bag* for {hobby} | 15-35 | 10+ | bag | practical
sketching set* for {hobby} portraits | 12-25 | 8+ | art supplies |
{hobby} cleaning kit | 10-20 | 10+ | equipment | practical
{hobby} doormat | 12-22 | 10+ | home | merchandise
{hobby} watercolour print | 8-20 | 8+ | print | merchandise
{hobby} slate sign | 8-16 | 10+ | decor | merchandise

# mind-and-study
{hobby} essay collection | 10-18 | 12+ | book | book
{hobby} dotted notebook | 6-14 | 8+ | stationery | practical
{hobby} flash cards | 6-14 | 6+ | game |
{hobby} evening course | 40-120 | 16+ | class | experience
{hobby} journal subscription | 20-50 | 14+ | subscription | subscription
{hobby} museum visit | 10-30 | 6+ | experience | experience
{hobby} public lecture ticket | 8-25 | 14+ | experience | experience
{hobby} reference library | 20-50 | 10+ | book | book
{hobby} wall timeline | 8-18 | 8+ | print |
{hobby} audio lectures | 10-30 | 14+ | audio |
reading lamp* for {hobby} | 15-40 | 10+ | lighting | gadget practical
{hobby} discovery kit | 15-30 | 6-12 | toy |
{hobby} quiz game | 8-18 | 8+ | game |
index card box* for {hobby} | 6-14 | 12+ | storage | practical
{hobby} bookshop voucher | 10-30 | 10+ | voucher | voucher
{hobby} study planner | 7-14 | 12+ | stationery | practical
{hobby} desk print | 8-18 | 10+ | print | merchandise
{hobby} quotation magnets | 6-12 | 14+ | decor | merchandise small-parts

# home-and-care
{hobby} storage basket | 12-25 | 10+ | storage | practical
{hobby} essentials kit | 15-35 | 12+ | equipment | practical
{hobby} inspiration book | 12-25 | 12+ | book | book
{hobby} hands-on workshop | 35-80 | 16+ | class | experience
{hobby} store voucher | 15-50 | 14+ | voucher | voucher
{hobby} monthly checklist | 5-10 | 14+ | stationery | practical
{hobby} quarterly magazine | 15-35 | 14+ | subscription | subscription
{hobby} travel pouch | 8-18 | 12+ | bag | practical
{hobby} accessories tray | 10-22 | 12+ | decor | practical
{hobby} video course | 20-60 | 14+ | class | experience screen
clip-on lamp* for {hobby} | 15-30 | 12+ | lighting | gadget battery practical
soft cleaning cloths* for {hobby} | 5-12 | 12+ | home | practical
{hobby} shelf organiser | 12-25 | 12+ | furniture | practical
{hobby} ideas folder | 6-14 | 12+ | stationery |
hour* with a {hobby} expert | 40-90 | 18+ | experience | experience
matching containers* for {hobby} things | 15-35 | 12+ | home | practical
tickets* to a {hobby} fair | 15-35 | 14+ | experience | experience
{hobby} framed motto | 8-18 | 14+ | decor | merchandise

# any
first lesson* in {hobby} | 25-60 | 8+ | class | experience
{hobby} weekend workshop | 40-110 | 16+ | experience | experience
ticket* to a {hobby} event | 10-40 | 6+ | experience | experience
online {hobby} masterclass | 15-50 | 12+ | class | experience screen
{hobby} club membership | 15-45 | 10+ | subscription | subscription
{hobby} magazine subscription | 20-45 | 12+ | subscription | subscription
illustrated history* of {hobby} | 15-30 | 10+ | book | book
pocket guide* to {hobby} | 7-15 | 8+ | book | book
memoir* about {hobby} | 9-18 | 16+ | book | book
documentary* about {hobby} | 8-18 | 10+ | film | screen
photo book* of {hobby} moments | 15-35 | 8+ | keepsake | personalised sentimental
engraved tag* for {hobby} gear | 8-18 | 10+ | accessory | personalised
roomy kit bag* for {hobby} | 20-45 | 10+ | bag | practical
lidded storage box* for {hobby} | 12-25 | 8+ | storage | practical
portrait drawing* with a {hobby} theme | 25-80 | 12+ | decor | personalised
{hobby} progress journal | 7-15 | 8+ | stationery | practical
{hobby} wall calendar | 8-15 | 8+ | print |
{hobby} trivia cards | 5-12 | 8+ | game |
{hobby} puzzle pad | 6-14 | 8+ | puzzle |
vintage {hobby} photograph | 8-25 | 12+ | collectible |
{hobby} gear voucher | 10-40 | 10+ | voucher | voucher
day out* around {hobby} | 10-60 | 6+ | travel | experience
hand-lettered {hobby} quotation | 5-20 | 10+ | print | handmade
{hobby} themed birthday cake topper* | 4-10 | 4+ | decor | @birthday
iced biscuits* with {hobby} motifs | 12-25 | 6+ | food | food sugar dairy gluten egg
colouring sheets* about {hobby} | 0-5 | 4-12 | art supplies |
home-drawn {hobby} comic | 0-3 | 5+ | keepsake | handmade book
{hobby} promise coupon | 0-3 | 6+ | voucher | voucher handmade
{hobby} art print | 8-20 | 8+ | decor | merchandise
{hobby} enamel keyring | 5-10 | 8+ | accessory | merchandise
embroidered {hobby} cushion | 15-30 | 12+ | textile | merchandise

# name
ticket* to a {hobby} event | 10-60 | 6+ | experience | experience
{hobby} fan magazine subscription* | 20-45 | 12+ | subscription | subscription
illustrated history* of {hobby} | 15-30 | 10+ | book | book
biography* around {hobby} | 9-20 | 12+ | book | book
documentary* about {hobby} | 8-18 | 10+ | film | screen
{hobby} wall calendar | 8-15 | 6+ | print |
{hobby} trivia cards | 5-12 | 8+ | game |
{hobby} puzzle pad | 6-14 | 8+ | puzzle |
vintage {hobby} photograph | 8-25 | 12+ | collectible |
portrait drawing* with a {hobby} theme | 25-80 | 12+ | decor | personalised
hand-lettered {hobby} quotation | 5-20 | 10+ | keepsake | handmade
iced biscuits* with {hobby} motifs | 12-25 | 6+ | food | food sugar dairy gluten egg
{hobby} themed birthday cake topper* | 4-10 | 4+ | craft kit | @birthday
day trip* around {hobby} | 15-80 | 6+ | travel | experience
{hobby} scrapbook set* | 8-18 | 8+ | stationery |
colouring sheets* about {hobby} | 0-5 | 4-12 | art supplies |
signed {hobby} memento | 15-60 | 12+ | collectible |
{hobby} podcast membership | 10-40 | 14+ | audio | subscription
{hobby} party garland | 5-12 | 4+ | home |
{hobby} art print | 8-20 | 8+ | decor | merchandise
{hobby} enamel keyring | 5-10 | 8+ | accessory | merchandise
embroidered {hobby} cushion | 15-30 | 12+ | textile | merchandise
{hobby} canvas tote | 8-18 | 10+ | bag | merchandise
`
