/**
 * What may be said of any pastime of a kind: filled with its name, or as it stands when no name is needed. Of "any", a
 * pastime of no known kind, only what can be said of everything that people do.
 */
export default `
# making
{hobby} weekend workshop | 60-120 | 18+ | class | experience
online {hobby} course | 20-60 | 14+ | class | experience screen
{hobby} supplies voucher | 10-30 | 12+ | voucher | voucher
{hobby} technique handbook | 12-25 | 12+ | book | book
{hobby} supplies organiser | 15-30 | 8+ | storage | practical
{hobby} materials pack | 12-25 | 8+ | craft kit |
clip-on daylight craft lamp* | 18-35 | 12+ | lighting | gadget battery practical
canvas work apron* with pockets | 18-35 | 10+ | clothing | clothing practical
craft fair day tickets | 8-25 | 8+ | experience | experience
roll-up canvas tool pouch | 15-30 | 12+ | storage | practical

# collecting
{hobby} display case | 20-60 | 10+ | storage | practical
{hobby} collector's guide | 12-25 | 10+ | book | book
rare find* for the {hobby} collection | 10-40 | 10+ | collectible |
{hobby} display shelf | 20-45 | 12+ | furniture | practical
collection logbook | 6-14 | 8+ | stationery | practical
lighted pocket magnifier | 10-22 | 10+ | equipment | gadget battery practical
collectors' fair day tickets | 8-25 | 8+ | experience | experience
auction house gift voucher | 20-50 | 18+ | voucher | voucher

# watching
{hobby} trivia quiz | 6-14 | 8+ | game |
illustrated companion* to {hobby} | 12-25 | 8+ | book | book
{hobby} art print | 8-20 | 6+ | print | merchandise
{hobby} jigsaw puzzle | 10-18 | 6+ | puzzle | small-parts
sofa lap blanket | 15-35 | 8+ | textile | practical
stackable snack bowls | 10-22 | 8+ | tableware | practical
popcorn night kit | 10-18 | 8+ | food | food

# sport
{hobby} coaching session | 30-60 | 8+ | class | experience
{hobby} equipment voucher | 15-50 | 10+ | voucher | voucher
{hobby} event tickets | 20-60 | 6+ | experience | experience
{hobby} kit bag | 20-40 | 8+ | bag | practical
quick-dry sports towel | 8-18 | 8+ | textile | practical
insulated sports bottle | 12-25 | 6+ | equipment | practical
massage ball pair* | 8-18 | 14+ | wellness | practical
sports massage voucher | 30-60 | 18+ | voucher | voucher experience
mesh shoe bag* | 8-16 | 10+ | storage | practical

# outdoors
guided day* of {hobby} | 40-90 | 12+ | experience | experience
{hobby} skills course | 50-110 | 16+ | class | experience
{hobby} gear voucher | 20-50 | 12+ | voucher | voucher
{hobby} pocket guide | 8-18 | 10+ | book | book
rechargeable headlamp | 15-35 | 10+ | lighting | gadget battery practical
packable seat pad | 8-16 | 8+ | outdoor gear | practical eco
insulated steel flask | 15-30 | 10+ | equipment | practical
lightweight day pack | 25-50 | 10+ | bag | practical
waterproof notebook | 6-14 | 8+ | stationery | practical

# water
guided {hobby} session | 30-60 | 8+ | class | experience
{hobby} weekend course | 90-180 | 14+ | experience | experience
{hobby} kit voucher | 15-50 | 10+ | voucher | voucher
{hobby} technique guide | 12-22 | 12+ | book | book
hooded towel poncho | 20-40 | 6+ | clothing | clothing practical
roll-top dry bag | 10-25 | 8+ | bag | practical
waterproof phone pouch | 8-16 | 12+ | storage | practical plastic
insulated camping mug | 10-22 | 12+ | tableware | practical

# games
{hobby} gift voucher | 10-30 | 8+ | voucher | voucher
{hobby} tournament entry | 10-25 | 10+ | experience | experience
{hobby} strategy guide | 10-20 | 10+ | book | book
{hobby} carry case | 12-30 | 8+ | storage | practical
board game café voucher* | 10-30 | 10+ | voucher | voucher experience
stackable snack bowls | 10-22 | 8+ | tableware | practical
wireless phone charger | 12-30 | 12+ | electronics | gadget battery practical

# music
{hobby} concert tickets | 25-80 | 8+ | experience | experience
{hobby} vinyl album | 18-35 | 12+ | audio |
{hobby} private lesson | 25-50 | 6+ | class | experience
{hobby} sheet music | 8-18 | 8+ | print |
concert earplugs* in a case | 12-30 | 12+ | safety gear | practical
record shop voucher | 10-30 | 12+ | voucher | voucher
pocket Bluetooth speaker | 20-45 | 10+ | electronics | gadget battery noisy
noise-isolating earphones | 20-50 | 12+ | audio | gadget battery

# food-and-drink
{hobby} gift voucher | 15-40 | 16+ | voucher | voucher
{hobby} class | 35-80 | 16+ | class | experience food
{hobby} tasting evening | 30-70 | 18+ | experience | experience food
{hobby} recipe book | 12-25 | 10+ | book | book
heavy linen apron | 18-35 | 10+ | clothing | clothing practical
farm shop voucher | 15-40 | 16+ | voucher | voucher food
oak serving board | 18-38 | 14+ | tableware | practical
glazed serving bowl | 18-35 | 14+ | tableware | practical

# growing-and-animals
{hobby} care handbook | 10-20 | 8+ | book | book
tickets* to a {hobby} show | 10-30 | 6+ | experience | experience
{hobby} shop gift card | 10-40 | 10+ | voucher | voucher
{hobby} watercolour print | 8-20 | 8+ | print | merchandise
{hobby} day course | 30-80 | 14+ | class | experience
wildlife park tickets | 15-40 | 4+ | experience | experience
nature photography calendar | 8-16 | 10+ | print |
washable work gloves | 8-18 | 10+ | accessory | clothing practical

# mind-and-study
new book* about {hobby} | 10-20 | 12+ | book | book
{hobby} evening course | 40-120 | 16+ | class | experience
{hobby} lecture ticket | 8-25 | 14+ | experience | experience
{hobby} quiz cards | 8-18 | 8+ | game |
bookshop gift voucher | 10-30 | 10+ | voucher | voucher
clothbound dotted notebook | 8-18 | 12+ | stationery | practical
adjustable reading lamp | 20-45 | 12+ | lighting | gadget battery practical
museum day tickets | 10-30 | 8+ | experience | experience

# home-and-care
{hobby} gift voucher | 15-50 | 14+ | voucher | voucher
{hobby} hands-on workshop | 35-80 | 16+ | class | experience
{hobby} inspiration book | 12-25 | 12+ | book | book
{hobby} magazine subscription | 15-35 | 14+ | subscription | subscription
woven seagrass basket | 15-30 | 12+ | storage | practical
soft cotton throw | 20-45 | 8+ | textile |

# any
book* about {hobby} | 9-20 | 12+ | book | book
`
