export default `
# wild swimming
also: open water swimming, sea swimming, outdoor swimming, cold water swimming, ice swimming, winter swimming, lake swimming, sea dipping
near: swimming, paddleboarding, triathlon
dry changing robe* with hood | 50-110 | 10+ | outerwear | clothing sized practical
swimmer's tow float | 15-30 | 12+ | safety gear | plastic practical
neoprene swim socks | 12-25 | 10+ | clothing | clothing sized practical
cold water swim gloves | 18-35 | 12+ | clothing | clothing sized practical
floating water thermometer | 8-16 | 10+ | tool | practical
wild swimming location guide | 14-24 | 14+ | book | book
bright silicone swim cap | 6-14 | 8+ | accessory | plastic practical
swim earplugs* on cord | 8-18 | 12+ | accessory | practical
insulated post-swim flask | 15-30 | 10+ | outdoor gear | practical
bobble hat* for after swims | 15-30 | 8+ | clothing | clothing wool
roll-top wet kit bag | 15-30 | 10+ | bag | practical plastic
polarised open water goggles | 18-40 | 10+ | sports gear | practical
folding changing mat | 12-25 | 10+ | equipment | practical
hot water bottle backpack* | 25-45 | 14+ | bag | practical
thermal swimming wetsuit | 110-220 | 14+ | sports gear | clothing sized
guided sea dip session | 20-45 | 16+ | experience | experience
swim safety light pod | 8-18 | 12+ | safety gear | gadget battery practical
woodfired sauna hour | 15-35 | 18+ | experience | experience

# swimming
also: pool swimming, lane swimming, swim, swimmer, swim club, competitive swimming, swim training
near: wild swimming, snorkelling, triathlon
anti-fog racing goggles | 12-30 | 8+ | sports gear | practical
stubby silicone training fins | 18-35 | 8+ | sports gear | sized
centre-mount swimmer's snorkel | 18-35 | 12+ | sports gear | practical
hand paddle pair | 8-18 | 12+ | sports gear | plastic
foam pull buoy | 8-16 | 10+ | sports gear | practical
mesh poolside kit bag | 10-20 | 8+ | bag | practical
waterproof swim music player | 50-110 | 12+ | audio | gadget battery
ultra-absorbent swim towel | 12-25 | 8+ | textile | practical
swim workout waterproof cards | 10-20 | 12+ | sports gear | practical
stroke technique coaching session | 30-60 | 8+ | class | experience
weighted pool dive toys | 6-14 | 5-12 | toy | plastic
underwater treasure dive rings | 5-10 | 5-12 | toy | plastic
chlorine-removing swimmer's shampoo | 8-15 | 8+ | body care | scent
hooded poolside parka | 40-80 | 8+ | outerwear | clothing sized
lap-counting finger counter* | 18-35 | 12+ | electronics | gadget battery
printed learner kickboard | 8-18 | 4-12 | sports gear |
lap-tracking swim watch | 90-180 | 14+ | electronics | gadget battery jewellery

# surfing
also: surf, surfer, bodyboarding, surfboards, longboarding, body surfing, kitesurfing, windsurfing
near: paddleboarding, wild swimming, skateboarding
coconut surf wax bundle | 8-15 | 10+ | sports gear | scent
surfboard wax comb* | 4-9 | 10+ | tool | plastic practical
padded surfboard travel bag | 60-120 | 14+ | bag | bulky practical
coiled surfboard leash | 20-35 | 12+ | sports gear | practical
microfibre changing poncho | 25-50 | 6+ | clothing | clothing practical
surf wetsuit* for winter | 130-260 | 10+ | sports gear | clothing sized
zinc face stick | 7-14 | 8+ | body care | practical
foam bodyboard | 25-55 | 6+ | sports gear | bulky plastic
long-sleeved rash vest | 20-40 | 5+ | clothing | clothing sized
surf break atlas | 20-35 | 14+ | book | book
wall rack* for surfboards | 30-60 | 14+ | storage | bulky
neoprene drying hanger | 14-25 | 12+ | storage | practical
reusable surf ding repair kit | 10-20 | 16+ | tool | practical
car key lock* for surfers | 20-35 | 17+ | safety gear | practical
wooden balance board* for surf practice | 50-110 | 8+ | sports gear | bulky
beginner's surf lesson | 35-60 | 8+ | class | experience
surfing history photo volume | 25-45 | 14+ | book | book
`
