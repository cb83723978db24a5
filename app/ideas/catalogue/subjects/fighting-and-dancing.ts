export default `
# karate
also: shotokan
cotton karate suit* | 30-60 | 5+ | clothing | clothing sized heart
karate sparring mitts* | 22-40 | 7+ | sports gear | heart
karate foot protectors* | 22-40 | 7+ | safety gear | heart
next grade belt* with embroidery | 9-15 | 6+ | accessory | clothing heart
karate kata handbook | 14-25 | 10+ | book | book
karate weekend course* | 40-110 | 10+ | class | experience
focus pad* for kicks and punches | 20-40 | 8+ | equipment | heart
belt display rack* | 15-35 | 7+ | storage |
karate film collection* | 12-25 | 10+ | film | screen
karate bag* with shoe pocket | 25-45 | 7+ | bag |

# judo
judo suit* in woven cotton | 35-80 | 5+ | clothing | clothing sized heart
judo throwing techniques book* | 14-25 | 10+ | book | book heart
grip training bands* | 15-30 | 12+ | sports gear | heart
next grade judo belt* | 9-15 | 6+ | accessory | clothing heart
judo tournament tickets | 15-40 | 8+ | experience | experience
finger tape rolls* for grapplers | 5-11 | 10+ | safety gear |
judo summer camp week* | 120-280 | 8-17 | class | experience
mat bag* for judo suits | 22-42 | 7+ | bag |
crash mat* for home throws | 60-140 | 7+ | equipment | bulky heart
judo champions poster* | 7-15 | 7+ | print |

# taekwondo
taekwondo suit* with black collar | 30-60 | 5+ | clothing | clothing sized heart
kicking paddle pair* | 15-28 | 7+ | equipment | heart
taekwondo foot guards* | 18-35 | 7+ | safety gear | heart
padded body protector* | 30-60 | 8+ | sports gear | heart
board breaking practice board* | 22-40 | 8+ | tool |
taekwondo forms book* | 14-25 | 10+ | book | book
stretching strap* with loops | 8-15 | 8+ | wellness |
taekwondo course weekend* | 40-110 | 10+ | class | experience
belt holder* for the wall | 15-32 | 7+ | storage |
Korean martial arts poster* | 7-15 | 8+ | print |

# kickboxing
kickboxing gloves* | 25-60 | 10+ | sports gear | clothing heart
kickboxing shin guards* | 20-40 | 10+ | safety gear | heart
hanging heavy bag* | 60-140 | 12+ | equipment | bulky heart
kick shield* for partner drills | 30-65 | 12+ | tool | heart
padded hand wraps* | 8-15 | 10+ | accessory |
satin kickboxing shorts* | 22-40 | 10+ | clothing | clothing sized
private kickboxing lesson | 30-65 | 10+ | class | experience
skipping rope* for fighters | 9-18 | 10+ | wellness |
fight night tickets | 25-70 | 16+ | experience | experience noisy
mouthguard* with case | 9-18 | 8+ | storage |

# bjj
also: gracie jiu jitsu, grappling
lightweight jiu jitsu suit* | 70-130 | 8+ | clothing | clothing sized heart
no-gi rash guard* | 25-45 | 8+ | sports gear | clothing sized heart
jiu jitsu technique book* | 20-38 | 14+ | book | book heart
grappling shorts* | 28-50 | 10+ | outerwear | clothing sized heart
instructional video course* | 40-90 | 14+ | class | screen experience
finger tape bundle* | 6-12 | 12+ | safety gear |
grappling dummy* for home | 60-140 | 12+ | equipment | bulky
open mat day pass* | 10-25 | 14+ | voucher | voucher experience
mouthguard* for grapplers | 9-18 | 10+ | accessory |
belt rank patch* | 5-12 | 10+ | collectible |

# mma
also: mixed martial arts, cage fighting
grappling gloves* with open palm | 25-50 | 14+ | sports gear | clothing heart
fight shorts* | 28-50 | 12+ | clothing | clothing sized heart
fight night tickets* | 35-90 | 16+ | experience | experience noisy heart
shin guards* for mixed martial arts | 25-45 | 12+ | safety gear | heart
free-standing punching dummy* | 120-250 | 14+ | equipment | bulky
fighter's autobiography* | 11-20 | 14+ | book | book
skipping rope* with bearings | 9-18 | 12+ | wellness |
private striking lesson* | 35-75 | 14+ | class | experience
jaw-fit mouthguard* | 9-18 | 12+ | storage |
fight poster print* | 9-18 | 14+ | print |

# kung fu
also: wing chun, shaolin, wushu
silk-look kung fu suit* | 30-60 | 6+ | clothing | clothing sized heart
wooden wing chun dummy* | 180-420 | 14+ | equipment | bulky heart
waxwood training staff* | 20-40 | 10+ | sports gear | heart
kung fu slippers* | 12-22 | 6+ | footwear | clothing sized heart
Shaolin training handbook* | 14-25 | 12+ | book | book
classic kung fu film box* | 18-35 | 12+ | film | screen
kung fu weekend workshop* | 45-110 | 10+ | class | experience
foam nunchucks* for practice | 7-14 | 7+ | toy |
wall bag* for striking | 20-40 | 12+ | tool |
dragon and tiger scroll* | 12-25 | 10+ | print |

# aikido
aikido trousers* in black | 60-120 | 12+ | clothing | clothing sized heart
red oak training sword* | 30-60 | 12+ | sports gear | heart
red oak short staff* | 25-50 | 12+ | equipment | heart
weapons bag* in canvas | 25-50 | 12+ | bag | heart
aikido principles book* | 14-26 | 14+ | book | book
aikido seminar weekend* | 45-120 | 14+ | class | experience
tatami-patterned notebook* | 7-14 | 12+ | stationery |
Japanese calligraphy scroll* | 15-35 | 14+ | print |
straw sandals* for the dojo | 10-20 | 12+ | footwear | clothing sized

# muay thai
also: thaiboxen
muay Thai shorts* | 25-45 | 10+ | clothing | clothing sized heart
muay Thai gloves* in leather | 50-95 | 12+ | sports gear | clothing leather heart
curved Thai pads* | 50-100 | 12+ | equipment | heart
padded shin guards* for muay Thai | 30-60 | 12+ | safety gear | heart
cotton ankle supports* | 9-16 | 10+ | wellness |
muay Thai private lesson* | 30-65 | 12+ | class | experience
herbal warming liniment* | 7-14 | 14+ | body care | scent
hand wraps* in bright colours | 7-14 | 10+ | accessory |
muay Thai heroes book* | 16-30 | 14+ | book | book
woven head band* of a fighter | 15-35 | 12+ | decor |

# kendo
bamboo practice sword* for kendo | 35-75 | 10+ | sports gear | heart
kendo sword bag* | 22-45 | 10+ | bag | heart
indigo kendo jacket* | 45-95 | 8+ | clothing | clothing sized heart
pleated kendo trousers* | 45-95 | 8+ | outerwear | clothing sized heart
kendo gloves* in deerskin | 80-180 | 12+ | safety gear | clothing leather heart
woven headcloth* for under the helmet | 8-15 | 8+ | accessory | clothing
kendo technique handbook | 14-25 | 12+ | book | book
sword guard and stopper set* | 8-16 | 10+ | equipment |
sanding kit* for bamboo swords | 9-18 | 14+ | tool |
kendo tournament visit* | 10-30 | 10+ | experience | experience
five rings samurai classic* | 8-15 | 14+ | book | book
armour drying stand* | 35-80 | 14+ | storage |

# hip hop dance
in: dance
hip hop dance class pass* | 30-70 | 7+ | class | experience heart
baggy dance joggers* | 25-45 | 7+ | clothing | clothing sized heart
high-top dance trainers* | 35-70 | 7+ | footwear | clothing sized heart
breakdance knee pads* | 15-30 | 8+ | safety gear |
roll-out dance floor mat* | 35-80 | 8+ | equipment | bulky
dance battle tickets | 12-35 | 10+ | experience | experience noisy heart
street dance film* on disc | 8-15 | 8+ | film | screen
snapback dance cap* | 12-25 | 8+ | accessory | clothing
wireless speaker* for practice | 22-45 | 10+ | audio | gadget battery noisy
history of hip hop dance book* | 16-30 | 12+ | book | book

# salsa
in: ballroom and Latin dancing
salsa class block* | 50-110 | 16+ | class | experience heart
suede-sole salsa shoes* | 45-85 | 16+ | footwear | clothing sized leather heart
live salsa night tickets* | 12-30 | 18+ | experience | experience noisy heart
salsa weekend festival pass* | 60-140 | 18+ | voucher | voucher experience heart
salsa classics vinyl* | 18-32 | 14+ | audio |
folding hand fan* for dancers | 8-16 | 14+ | accessory |
wire shoe brush* for dancers | 6-12 | 14+ | tool |
swirling dance skirt* | 28-55 | 14+ | clothing | clothing sized
pair of maracas* | 12-24 | 6+ | instrument | noisy
Cuban cookbook* | 16-28 | 14+ | book | book

# tango
in: ballroom and Latin dancing
tango lesson block* | 50-110 | 18+ | class | experience heart
tango shoes* with leather soles | 60-120 | 16+ | footwear | clothing sized leather heart
tango evening tickets* | 12-35 | 18+ | experience | experience heart
classic tango vinyl* | 18-32 | 14+ | audio | heart
tango festival pass* | 60-150 | 18+ | voucher | voucher experience
tango history book* | 16-30 | 16+ | book | book
satin shoe bag* | 9-18 | 14+ | bag |
tango film* on disc | 9-18 | 14+ | film | screen

# capoeira
in: martial arts
also: capoeirista, roda
white capoeira trousers* | 30-55 | 6+ | clothing | clothing sized heart
tambourine* for the capoeira circle | 18-35 | 6+ | instrument | noisy heart
capoeira class block* | 40-90 | 6+ | class | experience heart
berimbau* with gourd and stick | 60-130 | 12+ | audio | noisy heart
capoeira songs album* | 8-15 | 8+ | keepsake |
capoeira history book* | 14-26 | 14+ | book | book
coloured waist cord* | 8-15 | 6+ | accessory | clothing
Brazilian music evening tickets* | 15-40 | 12+ | experience | experience noisy
pair of shakers* in woven cane | 10-20 | 6+ | toy | noisy
capoeira workshop weekend* | 60-140 | 14+ | voucher | voucher experience heart
thin-soled training shoes* | 30-60 | 6+ | footwear | clothing sized
Brazilian cookbook* | 16-30 | 14+ | book | book

# krav maga
in: martial arts
also: self-defence, self defence, self-defense
self-defence course* | 40-110 | 12+ | class | experience heart
padded training gloves* | 25-50 | 12+ | sports gear | clothing heart
kick shield* for partner training | 30-65 | 12+ | equipment | heart
speed ladder* for footwork | 9-15 | 10+ | tool |
shin guards* with instep | 20-40 | 10+ | safety gear | heart
self-defence handbook* | 14-25 | 14+ | book | book
training trousers* with stretch | 28-50 | 12+ | clothing | clothing sized
personal alarm* for the keyring | 8-15 | 12+ | electronics | battery
gym bag* with shoe pocket | 25-45 | 12+ | bag |

# hema
two-handed training sword* in nylon | 50-95 | 14+ | sports gear | plastic heart
blunt steel training longsword* | 180-350 | 18+ | collectible | heart
padded fencing jacket* in medieval cut | 90-190 | 14+ | outerwear | clothing sized heart
heavy gauntlets* for longsword | 70-160 | 14+ | safety gear | clothing sized heart
medieval fight book* with translation | 20-42 | 14+ | book | book heart
longsword weekend seminar* | 60-150 | 16+ | class | experience heart
sword bag* with shoulder strap | 35-70 | 14+ | bag |
leather grip wrap* for swords | 10-20 | 14+ | tool | leather
blade oil* and cloth | 8-15 | 16+ | body care |
armoury museum tickets* | 10-25 | 8+ | experience | experience
foam sword pair* for friends | 15-30 | 6-14 | toy |
fencing master's engraving print* | 9-18 | 12+ | print |

# sport fencing
practice épée* with pistol grip | 60-120 | 9+ | sports gear | heart
fencing mask* with clear mesh | 70-140 | 8+ | safety gear | heart
fencing breeches* in white | 60-120 | 8+ | clothing | clothing sized heart
fencing shoes* with rounded heel | 60-120 | 9+ | footwear | clothing sized heart
weapon roll bag* with name | 30-60 | 9+ | bag | personalised
foam fencing set* for children | 20-40 | 4-9 | toy |
fencing grip tape* in colours | 6-12 | 9+ | accessory |
fencing lessons handbook* | 14-25 | 10+ | book | book
`
