export default `
# gunpla
in: model making
also: gundam models, gundam, building gundam, robot model kits
small Gundam model kit* | 15-28 | 8+ | craft kit | small-parts plastic heart
detailed Gundam master grade kit* | 40-75 | 12+ | collectible | small-parts plastic heart
thin-blade nippers* for sprues | 18-38 | 18+ | tool | sharp heart
panel lining markers* | 9-16 | 10+ | art supplies | heart
posing stand* for Gundam | 8-15 | 8+ | equipment | plastic heart
glass file* for smooth parts | 12-24 | 12+ | accessory |
waterslide decal sheets* for Gundam | 7-14 | 12+ | stationery |
Gundam series box* | 25-50 | 12+ | film | screen
Gundam model builder's guide* | 18-32 | 12+ | book | book
LED light unit* for models | 12-24 | 12+ | lighting | battery
model building workshop* | 25-60 | 12+ | class | experience
clear display case* for Gundam | 18-38 | 10+ | storage | plastic

# warships and tanks in scale
in: model making
also: model tanks, military models, tank models
scale tank kit* | 20-42 | 10+ | craft kit | small-parts plastic heart
scale battleship* to build | 30-65 | 12+ | collectible | small-parts plastic heart
acrylic paint set* in army colours | 15-28 | 12+ | art supplies | heart
weathering pencils* for models | 14-26 | 12+ | stationery |
photo-etched detail parts* | 12-24 | 14+ | equipment | small-parts
diorama base* with ruins | 18-38 | 12+ | decor | small-parts
tank museum day tickets* | 15-35 | 6+ | experience | experience heart
reference book* of armoured vehicles | 18-32 | 12+ | book | book
model cement* with fine needle | 5-10 | 14+ | tool |
sanding sticks* in four grades | 6-12 | 12+ | accessory |
`
