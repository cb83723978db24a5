export default `
# Harry Potter
also: potterhead, hogwarts, wizarding world, harry potter books, harry potter films, fantastic beasts, jk rowling
near: fantasy films, Star Wars, cinema
illustrated harry potter edition | 20-35 | 8+ | book | book
wizard's battle chess* pieces | 40-70 | 8+ | board game | small-parts
carved wooden wand* in box | 15-35 | 7+ | collectible |
castle-crest wool scarf | 20-35 | 7+ | clothing | clothing wool
wizard school trunk box | 25-50 | 7+ | storage | bulky
wax seal stamp* with crest | 12-25 | 18+ | stationery | fire
feather quill* and ink | 10-22 | 8+ | stationery |
golden snitch model | 15-30 | 8+ | collectible | small-parts
marauder's map replica | 12-30 | 8+ | print |
wizard film studio tour | 50-100 | 6+ | experience | experience
potion-making science kit | 18-35 | 8-14 | toy | plastic small-parts
butterbeer-style soda bottles | 8-15 | 8+ | drink | food sugar
house-colours striped tie | 10-18 | 7+ | clothing | clothing
cooperative wizard deck-building game | 30-50 | 11+ | board game |
snowy owl plush | 12-25 | 3-12 | toy |
brick-built magical castle | 90-160 | 9+ | toy | small-parts plastic
spell-casting phrase cards | 5-10 | 7+ | game |

# Star Wars
also: jedi, lightsaber, lightsabre, star wars films, the mandalorian, skywalker, darth vader
near: superheroes, building bricks, cinema
glowing lightsaber* with sound | 30-80 | 8+ | toy | gadget battery noisy plastic
starship brick model | 50-160 | 9+ | collectible | small-parts plastic
star wars visual encyclopedia | 18-30 | 8+ | book | book
hooded brown jedi robe | 25-45 | 6+ | clothing | clothing sized
remote-controlled rolling droid | 50-110 | 7+ | toy | gadget battery plastic
star wars strategy board game | 40-80 | 12+ | board game | small-parts
blueprint print* of starships | 10-25 | 10+ | print |
orchestral space saga vinyl | 22-40 | 14+ | audio |
helmet display replica | 60-120 | 12+ | collectible | plastic bulky
concept art book* of galaxies | 22-40 | 12+ | book | book
starfighter squadron iron-on patches | 5-12 | 8+ | accessory |
miniature starfighter kit | 12-25 | 8+ | craft kit | small-parts plastic
galactic recipe cookbook | 18-30 | 10+ | book | book
star wars origami book | 10-18 | 8+ | book | book
green alien baby plush | 15-30 | 3+ | toy |
star wars dot-to-dot pad | 6-12 | 7-14 | art supplies |

# dinosaurs
also: dinosaur, dino, jurassic park, jurassic world, palaeontology, paleontology, t-rex, prehistoric animals
near: minerals and crystals, superheroes, nature documentaries
plaster fossil dig* kit | 8-16 | 5-12 | craft kit | small-parts
dinosaur skeleton wood model | 10-22 | 6+ | craft kit | small-parts
realistic dinosaur figures | 15-35 | 3-10 | toy | plastic
remote-controlled walking dinosaur | 30-60 | 5-12 | toy | gadget battery noisy plastic
illustrated dinosaur encyclopedia | 14-28 | 5+ | book | book
glow-in-the-dark dinosaur jigsaw | 8-16 | 4-9 | puzzle | small-parts
dinosaur tail* for dressing up | 12-25 | 3-8 | toy |
dinosaur egg hatching bath toys | 6-12 | 3-8 | toy | plastic
real polished ammonite fossil | 8-20 | 6+ | collectible |
genuine fossil shark tooth | 6-15 | 6+ | collectible |
prehistoric timeline wall chart | 8-18 | 5+ | print |
stomping dinosaur board game | 14-25 | 4-10 | board game | small-parts
natural history museum sleepover | 60-100 | 7-12 | experience | experience
guided fossil hunting day | 25-60 | 7+ | experience | experience
dinosaur night light lamp* | 12-25 | 3-9 | lighting | gadget battery
museum-grade trilobite fossil | 80-180 | 14+ | collectible |
fossil excavation brushes | 5-10 | 5-12 | toy |
`
