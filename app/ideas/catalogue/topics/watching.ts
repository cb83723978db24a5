export default `
# Harry Potter
also: potterhead, hogwarts, wizarding world, harry potter books, harry potter films, fantastic beasts, jk rowling
near: The Lord of the Rings, Star Wars, cinema
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
potion bottle labels | 4-9 | 7-14 | stationery |
broomstick pencil toppers | 4-8 | 6-12 | stationery | small-parts

# Star Wars
also: jedi, lightsaber, lightsabre, star wars films, the mandalorian, skywalker, darth vader
near: superheroes, cinema, stargazing
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
near: minerals and crystals, nature documentaries
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

# anime
also: manga, otaku, studio ghibli, ghibli, anime watching, cosplay, naruto, one piece, dragon ball, demon slayer
near: comics, drawing, trading cards
complete manga box set | 40-120 | 12+ | book | book
anime figure* with display base | 25-70 | 12+ | collectible | plastic
how-to-draw manga guide | 12-22 | 10+ | book | book
acrylic character stand | 8-16 | 10+ | decor | plastic
oversized anime mouse mat | 15-30 | 10+ | equipment |
japanese snack crate | 25-45 | 10+ | food | food nuts dairy gluten egg fish meat sugar caffeine
anime film soundtrack vinyl | 25-45 | 12+ | audio |
gachapon capsule surprise | 5-12 | 8+ | collectible | small-parts plastic
happi coat* in wave print | 25-50 | 12+ | clothing | clothing sized
alcohol markers* in skin tones | 18-40 | 12+ | art supplies |
cosplay wig* in bold colours | 18-35 | 12+ | accessory |
fabric wall scroll | 12-25 | 10+ | decor |
animation background artwork volume | 25-45 | 12+ | book | book
bento box* with chopsticks | 14-28 | 8+ | tableware | practical
anime streaming subscription | 15-60 | 13+ | subscription | subscription screen
forest spirit plush | 12-25 | 4+ | toy |
japanese language starter book | 12-22 | 12+ | book | book
anime convention weekend pass | 35-80 | 12+ | experience | experience
kawaii gel pens | 5-12 | 8+ | stationery |
chibi sticker flakes | 4-8 | 8+ | stationery |

# superheroes
also: marvel, superhero, dc comics, avengers, spider-man, spiderman, batman, superman, superhero films, marvel films, marvel movies, mcu
near: comics, Star Wars, cinema
superhero cape* and mask | 12-25 | 3-9 | toy | clothing
articulated hero action figure | 12-28 | 4+ | toy | plastic small-parts
superhero visual dictionary | 16-28 | 8+ | book | book
web-slinging wrist launcher toy | 15-30 | 5-10 | toy | plastic
hero strategy card game | 15-30 | 8+ | game |
hero mask decorating kit | 8-16 | 4-9 | craft kit |
inked rooftop cityscape print | 12-28 | 10+ | print |
sixth-scale collector's statue | 90-220 | 16+ | collectible | plastic small-parts
superhero origin comic collection | 14-28 | 10+ | book | book
retro hero cinema poster | 10-22 | 10+ | print |
hero film trilogy box set | 15-30 | 12+ | video game | screen
draw superheroes step-by-step | 8-14 | 7-13 | book | book
brick-built hero headquarters | 50-110 | 8+ | toy | small-parts plastic
hero bust bookend* in resin | 30-60 | 12+ | decor | plastic
superhero training obstacle cones | 10-20 | 4-9 | sports gear | plastic
hero night light projector | 15-30 | 3-9 | lighting | gadget battery screen
magnetic hero dress-up tin | 6-12 | 3-7 | toy | small-parts

# The Lord of the Rings
also: lord of the rings, lotr, tolkien, the hobbit, middle earth, middle-earth, rings of power, fantasy films, fantasy series
near: Harry Potter, comics, cinema
illustrated epic fantasy edition | 35-75 | 10+ | book | book
cloth map* of middle earth | 14-28 | 10+ | print |
leaf-shaped elven brooch | 10-22 | 10+ | jewellery | jewellery
cooperative fellowship board game | 40-90 | 10+ | board game | small-parts
long-stemmed wizard's staff replica | 60-120 | 14+ | collectible |
inscribed ring* on chain | 15-35 | 12+ | jewellery | jewellery
second breakfast tea blend | 8-15 | 14+ | drink | food caffeine
elvish calligraphy workbook | 9-16 | 12+ | book | book
hooded travelling cloak | 30-60 | 10+ | clothing | clothing sized
fantasy languages dictionary | 14-25 | 14+ | book | book
round green door model | 25-60 | 12+ | collectible |
leather adventurer's journal | 18-35 | 12+ | stationery | leather
lord of the rings trivia deck | 8-15 | 12+ | game |
orchestral fantasy soundtrack vinyl | 30-60 | 14+ | audio |
landscape concept art volume | 25-45 | 12+ | book | book
burrowing folk cookbook | 18-28 | 12+ | book | book
live-orchestra film screening tickets | 40-90 | 10+ | experience | experience
carved elven leaf bookmark | 4-9 | 8+ | accessory |
fantasy map colouring sheets | 5-10 | 7-14 | art supplies |
riddle contest cards | 5-10 | 8+ | game |

# true crime
also: true crime podcasts, crime documentaries, crime shows, detective shows, crime podcasts, unsolved mysteries
near: cinema, horror films
cold case file game | 20-35 | 14+ | game |
murder mystery dinner party box | 20-35 | 16+ | game |
forensic science handbook | 14-25 | 16+ | book | book
crime scene jigsaw mystery | 14-22 | 12+ | puzzle | small-parts
investigator's evidence notebook | 8-15 | 12+ | stationery |
monthly detective case subscription | 25-90 | 16+ | subscription | subscription
classic locked-room mystery novel | 8-14 | 14+ | book | book
fingerprint detection lab | 15-28 | 8-14 | toy | small-parts
red string pinboard | 15-30 | 14+ | decor |
historic crimes walking tour | 15-30 | 16+ | experience | experience
lock picking practice padlock | 20-40 | 16+ | puzzle | 
cipher and codebreaking workbook | 8-15 | 10+ | book | book
interactive whodunnit theatre tickets | 40-90 | 16+ | experience | experience
deerstalker hat | 20-40 | 14+ | clothing | clothing sized wool
podcast listening pillow speaker | 18-35 | 14+ | audio | gadget battery
junior detective kit | 12-25 | 6-11 | toy | small-parts plastic
invisible ink pens | 5-10 | 7-14 | stationery | gadget battery
courtroom sketch print | 12-28 | 16+ | print |

# cinema
also: movies, films, film, movie nights, watching movies, going to the movies, arthouse films, film buff, watching films, hollywood
near: theatre, superheroes, horror films
scratch-off hundred films poster | 12-20 | 14+ | print |
restored director's cut disc | 18-35 | 14+ | video game | screen
clapperboard* in wood | 10-20 | 8+ | decor |
cinema-style light box | 14-28 | 8+ | lighting | gadget battery
stovetop popcorn maker | 25-45 | 16+ | kitchenware | practical
popcorn seasoning shakers | 8-16 | 10+ | food | food dairy
film criticism journal | 10-18 | 14+ | stationery |
pull-down projection screen | 50-110 | 16+ | equipment | screen bulky
portable outdoor film projector | 90-200 | 16+ | electronics | gadget battery screen
screenwriting manual | 14-24 | 14+ | book | book
movie quote party game | 14-25 | 14+ | game |
independent cinema membership | 30-80 | 16+ | subscription | subscription
framed vintage film still | 20-50 | 14+ | decor |
director interviews book | 15-28 | 16+ | book | book
film trivia playing cards | 6-12 | 12+ | game |
stop-motion animation studio | 20-40 | 8-14 | toy | plastic small-parts
director's folding chair | 45-90 | 12+ | furniture | bulky
open-air film night tickets | 15-35 | 8+ | experience | experience
red velvet lap cushion | 20-40 | 12+ | textile |
film review pocket notebook | 5-10 | 12+ | stationery |
shadow puppet cinema kit | 8-14 | 5-11 | toy |

# football fans
also: football fan, watching football, watches football, watches soccer, soccer fan, watching soccer, football supporter, premier league, champions league, football club
near: football, trading cards, Formula 1
retro football shirt | 35-60 | 8+ | clothing | clothing sized
guided stadium tour | 30-60 | 8+ | experience | experience
jersey display frame | 30-60 | 10+ | decor |
football ground scratch map | 12-22 | 8+ | print |
terrace bobble hat | 12-22 | 5+ | clothing | clothing sized wool
historic programme* from birth year | 6-20 | 18+ | collectible | sentimental
football statistics annual | 8-15 | 7+ | book | book
tabletop football table | 40-110 | 6+ | game | bulky
signed player photograph | 30-100 | 8+ | collectible |
football quiz compendium | 8-15 | 8+ | book | book
football sticker album bundle | 8-20 | 5-14 | collectible |
home fixture tickets | 30-80 | 6+ | experience | experience
foam seat cushion* for terraces | 10-20 | 8+ | textile | practical
personalised changing room print | 15-30 | 6+ | print | personalised
club history hardback | 15-28 | 12+ | book | book
stadium foam puzzle model* | 25-50 | 8+ | puzzle | plastic small-parts
handheld hand warmers* for terraces | 10-22 | 14+ | accessory | gadget battery practical
fantasy league trophy | 15-35 | 14+ | keepsake |
footballer fact cards | 4-8 | 6-14 | game |
team-colours face paint sticks | 4-9 | 5+ | body care |
league ladder wall chart | 5-10 | 6+ | print |

# Formula 1
also: f1, motorsport, motor racing, grand prix, formula one, racing cars, motogp, car racing, karting
near: model cars, football fans, motorcycling
grand prix circuit wall art* | 18-40 | 10+ | print |
indoor karting session | 25-55 | 8+ | experience | experience
scale racing car model | 25-80 | 10+ | collectible |
steering wheel* with pedals | 90-250 | 10+ | video game | gadget screen bulky
race engineering explained book | 16-30 | 12+ | book | book
pit crew reaction game | 15-30 | 8+ | game | gadget battery
racing team cap | 20-35 | 8+ | clothing | clothing
track day supercar drive | 90-180 | 18+ | experience | experience
reclaimed racing tyre clock | 30-60 | 14+ | decor | eco
race weekend prediction cards | 6-14 | 10+ | game |
ear defenders* for trackside | 12-25 | 3+ | safety gear | practical
racing driver biography | 10-20 | 12+ | book | book
brick-built racing car | 25-60 | 8+ | toy | small-parts plastic
radio-controlled racing car | 30-80 | 7+ | toy | gadget battery plastic
pit lane team anorak | 60-120 | 10+ | outerwear | clothing sized
chequered flag | 6-12 | 6+ | decor |
racing strategy board game | 30-60 | 10+ | board game | small-parts
circuit-shaped key hook | 12-22 | 12+ | home | practical
racing driver fact cards | 5-10 | 6-14 | game |
team-colour racing stickers | 3-7 | 5-12 | stationery |

# theatre
also: musicals, theater, stage plays, broadway, west end, musical theatre, amateur dramatics, acting, drama club, opera
near: cinema, dance
west end musical tickets | 35-110 | 8+ | experience | experience
theatre ticket stub album | 14-28 | 10+ | keepsake | sentimental
original cast recording vinyl | 22-40 | 12+ | audio |
folding opera glasses | 18-45 | 10+ | equipment | practical
complete plays* in one volume | 18-35 | 14+ | book | book
musical libretto songbook | 14-25 | 12+ | book | book
theatrical stage make-up palette | 18-40 | 12+ | body care |
monologue collection* for auditions | 10-18 | 12+ | book | book
toy theatre* with paper actors | 15-30 | 6-12 | toy |
finger puppet cast | 8-16 | 3-8 | toy |
stage door autograph notebook | 6-14 | 8+ | stationery |
acting workshop | 30-70 | 14+ | class | experience
improvisation prompt deck | 8-16 | 12+ | game |
venetian papier-mache mask | 15-40 | 14+ | decor |
playbill display frame | 15-30 | 12+ | decor |
theatre gift vouchers | 20-80 | 12+ | voucher | voucher
backstage theatre guided tour | 15-35 | 8+ | experience | experience
children's dressing-up rail | 40-80 | 3-8 | furniture | bulky
script highlighter tabs | 4-9 | 10+ | stationery | practical

# horror films
also: horror, horror movies, scary movies, halloween, zombies, vampires, gothic, slasher films, ghost stories
near: cinema, true crime
folk horror short story anthology | 10-18 | 16+ | book | book
glow-in-the-dark skeleton mobile | 12-25 | 8+ | decor |
haunted mansion board game | 20-45 | 14+ | board game | small-parts
vintage monster poster | 10-25 | 12+ | print |
ghost hunt evening | 40-90 | 18+ | experience | experience
practical effects make-up set | 20-45 | 14+ | body care |
anatomical skull bookend | 20-40 | 14+ | decor |
tarnished raven candlestick | 15-35 | 16+ | decor |
restored cult horror disc | 15-30 | 18+ | video game | screen
horror streaming subscription | 15-60 | 18+ | subscription | subscription screen
giallo soundtrack on vinyl* | 22-40 | 16+ | audio |
survive-the-night card deck | 10-20 | 14+ | game |
bat-shaped wall hooks | 8-16 | 12+ | home | practical
spooky stories* for children | 6-12 | 8-12 | book | book
monster drawing sketch guide | 7-14 | 7-13 | book | book
spellbook-style lockable diary | 12-25 | 9-16 | stationery |
scream-along cinema tickets | 10-22 | 16+ | experience | experience
velvet bat-wing throw pillow | 18-35 | 12+ | textile |
horror film production history | 18-32 | 16+ | book | book
immersive zombie chase day | 60-120 | 18+ | experience | experience

# nature documentaries
also: wildlife documentaries, documentaries, wildlife, animal documentaries, david attenborough, nature programmes, safari animals, wild animals
near: birdwatching, dinosaurs, photography
wildlife trail camera | 40-100 | 10+ | electronics | gadget battery
landmark nature series box set | 15-30 | 6+ | video game | screen
wildlife photographer yearbook | 20-35 | 10+ | book | book
ocean creatures pop-up book | 14-25 | 4-10 | book | book
animal tracks casting kit | 10-22 | 6-12 | craft kit |
symbolic rhino adoption pack | 20-40 | 5+ | keepsake |
underwater bath explorer figures | 8-16 | 3-7 | toy | plastic
safari park entry tickets | 20-50 | 3+ | experience | experience
illustrated animal migration atlas | 14-28 | 7+ | book | book
realistic big cats* collection | 12-30 | 3-10 | toy | plastic
nature sounds identification game | 12-22 | 6+ | game |
hedgehog house* in timber | 25-50 | 10+ | garden | bulky
wildlife photography day course | 80-150 | 16+ | class | experience
natural history essays | 10-20 | 14+ | book | book
insect viewing magnifier dome | 8-16 | 4-10 | equipment | plastic
world animals floor jigsaw | 10-18 | 3-8 | puzzle | small-parts
junior wildlife magazine subscription | 25-50 | 6-12 | subscription | subscription
antarctic expedition photo print | 14-40 | 12+ | print |
wild animal fact cards | 5-10 | 5-12 | game |
rainforest colouring poster | 5-12 | 5-12 | art supplies |
animal origami squares | 4-9 | 6+ | craft kit |
`
