const GAME = `
newest {name} game* | 30-60 | 7+ | video game | screen heart
{name} art book* | 20-40 | 10+ | book | book heart
{name} soundtrack vinyl* | 24-40 | 16+ | audio | heart
official {name} guide* | 14-26 | 8+ | stationery |
{name} figure* | 15-38 | 7+ | collectible | heart
{name} t-shirt* | 15-28 | 6+ | clothing | clothing sized
{name} plush* | 15-28 | 3-16 | toy |
{name} map poster* | 8-15 | 7+ | print |
{name} jigsaw puzzle | 12-20 | 7+ | puzzle | small-parts
{name} desk mat* | 12-25 | 8+ | equipment |
{name} board game* | 22-45 | 9+ | board game |
game shop credit* for {name} | 9-15 | 8+ | voucher | voucher screen heart
{name} keyring* | 4-8 | 7+ | accessory |
{name} socks* | 5-10 | 7+ | clothing | clothing sized
{name} notebook* | 5-9 | 7+ | stationery |
{name} coaster set* | 6-12 | 10+ | tableware | filler
{name} hoodie* | 28-48 | 7+ | clothing | clothing sized heart
{name} night light* | 14-28 | 5-14 | lighting | battery
{name} mug* | 9-15 | 9+ | tableware | merchandise
{name} backpack* | 18-35 | 6-15 | bag |
{name} building set* | 20-55 | 7+ | craft kit | small-parts heart
{name} sticker set* | 4-9 | 6+ | stationery |
earlier {name} game* | 15-35 | 7+ | video game | screen heart
{name} playing cards* | 6-12 | 7+ | game |
{name} console case* | 15-28 | 7+ | bag |
{name} duvet cover* | 22-38 | 6-16 | textile |`

const GROWN = `
newest {name} game* | 30-65 | 18+ | video game | screen heart
{name} art book* | 22-42 | 16+ | book | book heart
{name} soundtrack vinyl* | 24-42 | 16+ | audio | heart
{name} collector statue* | 35-110 | 16+ | collectible | heart
{name} hoodie* | 32-55 | 14+ | clothing | clothing sized
{name} map poster* | 8-15 | 14+ | print |
{name} desk mat* | 14-28 | 14+ | equipment |
{name} world encyclopedia* | 22-40 | 14+ | book | book
game shop credit* for {name} | 9-15 | 14+ | voucher | voucher screen heart
headset for long {name} evenings* | 35-75 | 14+ | electronics | gadget battery
{name} board game* | 35-80 | 14+ | board game |
{name} enamel pin* | 7-13 | 14+ | accessory | small-parts
{name} keyring* | 4-8 | 12+ | accessory |
{name} socks* | 5-10 | 12+ | clothing | clothing sized
{name} mug | 8-12 | 12+ | tableware | merchandise
{name} t-shirt* | 16-30 | 14+ | clothing | clothing sized heart
earlier {name} game* | 15-35 | 18+ | video game | screen heart
{name} novel* | 9-16 | 14+ | book | book
{name} sheet music* for piano | 12-22 | 12+ | book | book
{name} playing cards* | 7-14 | 12+ | game |
{name} jigsaw puzzle | 14-24 | 12+ | puzzle | small-parts
{name} controller stand* | 15-30 | 12+ | storage |
{name} cap* | 15-28 | 12+ | clothing | clothing
video game concert tickets* | 35-80 | 10+ | experience | experience
{name} comic volume* | 12-22 | 14+ | book | book heart`

const ONLINE = `
{name} credit* for games | 9-15 | 9+ | voucher | voucher screen heart
{name} figure pack* | 12-25 | 7-15 | toy | plastic heart
official {name} yearbook* | 8-14 | 8-15 | book | book heart
{name} hoodie* | 22-40 | 7+ | clothing | clothing sized heart
{name} plush* | 14-26 | 4-15 | toy |
{name} duvet cover* | 22-38 | 6-15 | textile |
{name} poster* | 6-12 | 7+ | print | filler
{name} backpack* | 20-35 | 7-15 | bag |
gaming headset* for {name} | 25-55 | 9+ | electronics | gadget battery
{name} collector card pack* | 5-10 | 7+ | collectible |
{name} desk lamp* | 18-35 | 8+ | lighting | gadget
game coding camp day* | 35-80 | 8-15 | class | experience screen
{name} keyring* | 4-8 | 7+ | accessory |
{name} socks* | 5-10 | 7+ | clothing | clothing sized
{name} notebook* | 5-9 | 7+ | stationery |
{name} t-shirt* | 12-24 | 6+ | clothing | clothing sized heart
{name} mug* | 9-14 | 8+ | tableware | merchandise
{name} party pack* | 10-20 | 6-12 | decor |
{name} cap* | 12-22 | 6-15 | clothing | clothing
{name} tips and secrets book* | 7-13 | 8-15 | book | book heart
{name} puzzle cube or fidget* | 6-12 | 6-14 | toy | filler
{name} water bottle* | 9-16 | 6-15 | equipment |
{name} pyjamas | 14-26 | 6-14 | clothing | clothing sized
{name} drawing guide* | 7-13 | 7-14 | book | book
{name} building set* | 18-45 | 7-15 | craft kit | small-parts heart`

/** A sport has no characters to cuddle and no art of its own. */
const OF_SPORT = GAME.split('\n')
  .filter((row) => !/ (?:art book|plush|night light|soundtrack vinyl|map poster|board game)\*/.test(row))
  .join('\n')

export default `
# adventure game for all
in: adventure video games
names: Zelda = legend of zelda = tears of the kingdom = breath of the wild, Kirby* = kirby game, Metroid, Hollow Knight, Ori* = ori game
names: Hogwarts Legacy, Genshin Impact = genshin, Honkai Star Rail = honkai, Uncharted* = uncharted game, Spyro, Ratchet and Clank, Undertale
names: Monkey Island, Professor Layton, Octopath Traveler, Kingdom Hearts, Dragon Quest, Final Fantasy, Xenoblade, Persona* = persona 5 = persona game
${GAME}

# adventure game for adults
in: adventure video games
names: Skyrim = elder scrolls, Elden Ring, Dark Souls, The Witcher = witcher, Baldur's Gate = baldurs gate, Assassin's Creed = assassins creed, Red Dead Redemption = rdr2
names: The Last of Us, God of War, Horizon** = horizon game, Ghost of Tsushima, Cyberpunk 2077 = cyberpunk game, Resident Evil, Metal Gear Solid, Diablo* = diablo game
names: World of Warcraft = warcraft = wow game, Mass Effect, Tomb Raider, Death Stranding, Disco Elysium, Monster Hunter, Silent Hill
${GROWN}

# cosy game
in: cosy games
names: Animal Crossing, Stardew Valley, The Sims = sims 4, Harvest Moon, Hello Kitty Island, Farming Simulator = landwirtschafts-simulator, Dorfromantik
names: Spiritfarer, Unpacking* = unpacking game, Disney Dreamlight Valley = dreamlight valley, Palia, Cozy Grove, Planet Zoo, Cities Skylines
${GAME}

# hero of platform games
in: Mario and platform games
names: Super Mario = mario and luigi, Mario Kart, Sonic the Hedgehog = sonic, Donkey Kong, Splatoon, Smash Bros = super smash bros, Rayman, Crash Bandicoot
names: Cuphead, Astro Bot, Yoshi, Luigi's Mansion, Princess Peach
${GAME}

# game that friends play online
in: Roblox and Fortnite
names: Roblox = roblox games, Fortnite, Among Us, Gorilla Tag, Rocket League, Brawl Stars, Clash Royale = clash of clans
names: Skylanders, Adopt Me, Blox Fruits, Brookhaven, Grow a Garden, Royale High, Stumble Guys, Subway Surfers, Candy Crush, Gacha Life, Garten of Banban, Dandy's World, Steal a Brainrot = brainrot
names: Fall Guys, Geometry Dash, Sprunki, Toca Boca = toca life, Poppy Playtime, Five Nights at Freddy's = fnaf, Terraria** = terraria game
${ONLINE}

# game of shooting or strategy
in: video games
names: Call of Duty = cod = cod warzone, GTA = grand theft auto, Halo* = halo game, Counter-Strike = counter strike = cs2, League of Legends = lol game, Valorant
names: Apex Legends, Overwatch, Battlefield* = battlefield game, Destiny 2, Helldivers, Doom* = doom game, Bioshock, Age of Empires, Civilization* = civ 6 = civilization game
names: Dota 2 = dota, Starcraft, Total War, Rainbow Six, Borderlands, Warframe, Escape from Tarkov, Hearts of Iron, Anno 1800 = anno game
${GROWN}

# football game
in: sports video games
names: EA FC = fifa = ea sports fc = fifa game = football games on console = playstation football, Football Manager, Madden, NBA 2K, NHL game, eFootball = pes game
${OF_SPORT}

# simulator
in: sim racing
names: Gran Turismo, Forza Horizon = forza, iRacing, Assetto Corsa, Truck Simulator = euro truck simulator, Flight Simulator = flight sim = flight simulators = microsoft flight simulator
{name} wheel or yoke stand* | 60-140 | 12+ | equipment | bulky heart
newest {name} game* | 30-60 | 6+ | video game | screen heart
game credit* for {name} | 9-15 | 10+ | voucher | voucher screen heart
control panel button box* | 35-90 | 12+ | electronics | gadget heart
driving gloves* with thin grip | 18-35 | 12+ | accessory | clothing
professional simulator session* | 40-100 | 12+ | experience | experience heart
{name} desk poster* | 8-15 | 8+ | print | filler
seat cushion* for long sessions | 18-35 | 12+ | textile |
noise-isolating gaming headset* | 35-75 | 12+ | audio | gadget battery
cockpit or track atlas* | 18-35 | 12+ | book | book
{name} button box* for the desk | 40-90 | 12+ | electronics | gadget heart
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} t-shirt* | 15-28 | 8+ | clothing | clothing sized filler
{name} add-on pack* | 15-35 | 8+ | video game | screen heart
seat cushion* for long {name} evenings | 18-38 | 12+ | furniture | filler
{name} handbook* | 12-25 | 10+ | book | book heart
{name} keyring* | 4-9 | 8+ | accessory | merchandise filler

# pinball
also: pinball machines, flipperautomat, pinball wizard
pinball arcade entry* for an evening | 12-30 | 8+ | experience | experience noisy heart
tabletop electronic pinball* | 25-50 | 6+ | game | gadget battery noisy plastic heart
pinball history book* with photographs | 22-40 | 12+ | book | book heart
pinball video game pack* | 15-35 | 8+ | video game | screen heart
wooden pinball kit* to build | 28-55 | 9+ | craft kit | small-parts heart
playfield polish and balls* kit | 18-34 | 16+ | tool |
pinball backglass print* | 14-28 | 12+ | print |
pinball flipper keyring* | 6-12 | 10+ | accessory | filler
pinball t-shirt* with bumpers | 18-30 | 8+ | clothing | clothing sized
pinball parlour night stay* | 90-180 | 18+ | travel | experience
pinball champions documentary* | 8-15 | 12+ | film | screen heart
scorebook* for pinball nights | 7-13 | 10+ | stationery | filler

# arcade games
also: arcade game, arcade machines, arcades, amusement arcades, slot arcade, coin-op, pac-man, pacman, space invaders
mini arcade cabinet* with classics | 40-90 | 7+ | electronics | gadget screen battery noisy heart
amusement arcade play card* | 12-30 | 6+ | voucher | voucher experience noisy heart
arcade stick* with clicking buttons | 45-95 | 10+ | equipment | gadget heart
classic arcade collection game* | 15-35 | 7+ | video game | screen heart
golden age of arcades book* | 18-34 | 12+ | book | book heart
pocket-sized arcade keyring* that plays | 12-24 | 6+ | toy | gadget battery screen noisy
arcade bar evening* | 15-40 | 18+ | experience | experience
pixel ghosts light* | 18-34 | 6+ | lighting | gadget battery heart
retro arcade marquee print* | 12-24 | 10+ | print |
arcade carpet pattern socks* | 8-14 | 10+ | clothing | clothing
tabletop claw machine* | 28-55 | 5-14 | game | gadget battery noisy plastic heart
joystick mug* with moulded buttons | 10-18 | 10+ | tableware | filler
arcade sticker sheet* | 5-10 | 7+ | stationery | filler
handheld brick game* | 9-15 | 6+ | toy | gadget battery screen heart
`
