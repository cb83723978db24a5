export default `
# historical fiction
next historical novel* in hardback | 15-26 | 12+ | book | book heart
boxed set* of historical novels | 30-60 | 14+ | collectible | book heart
historical fiction book subscription* | 40-85 | 14+ | subscription | subscription book heart
bookshop voucher* | 15-40 | 10+ | voucher | voucher heart
audiobook* set in the past | 12-26 | 14+ | audio | book heart
historical novel weekend festival* | 20-60 | 14+ | experience | experience
timeline poster* of the ages | 9-16 | 10+ | print |
metal page clip* | 8-15 | 10+ | tool |

# biographies
new biography* in hardback | 16-30 | 14+ | book | book heart
bookshop token* for a biography | 15-40 | 14+ | voucher | voucher heart
celebrity memoir audiobook* | 12-26 | 14+ | audio | book heart
author talk evening* | 10-28 | 14+ | experience | experience heart
graphic biography* of an artist | 15-28 | 12+ | print | book heart
letters collection* of a great figure | 18-35 | 14+ | collectible | book
leather bookmark* with initials | 8-14 | 10+ | accessory | leather personalised
great lives card game* | 12-22 | 10+ | game |

# kindle
e-book gift voucher* | 10-30 | 10+ | voucher | voucher screen heart
felt reading sleeve* | 14-26 | 10+ | bag | wool gadget battery heart
folding reader cover* | 15-30 | 10+ | accessory | gadget battery heart
clip-on reading stand* for bed | 22-42 | 12+ | furniture | heart
page-turning remote* for e-readers | 18-34 | 12+ | electronics | gadget battery heart
warm reading blanket* | 22-42 | 8+ | textile |
e-book subscription months* | 20-45 | 12+ | subscription | subscription screen
wedge cushion* for reading | 18-34 | 10+ | home |
screen wipes* tin | 6-12 | 12+ | tool |

# sign language
sign language evening course* | 70-160 | 12+ | class | experience heart
illustrated sign language dictionary* | 18-35 | 8+ | book | book heart
sign language flash cards* | 10-18 | 5+ | game | heart
signed theatre performance tickets* | 18-45 | 8+ | experience | experience heart
alphabet poster* of finger spelling | 7-13 | 4+ | print | heart
baby signs picture book* | 7-13 | 1-5 | stationery | book
online sign language lessons* | 30-75 | 10+ | subscription | subscription screen experience

# vikings
Viking history book* with photographs | 22-40 | 12+ | book | book heart
Viking museum tickets* | 12-28 | 6+ | experience | experience heart
hammer pendant* in silver | 18-36 | 12+ | jewellery | jewellery heart
Viking board game* of kings | 18-35 | 8+ | board game | heart
Norse myths* retold | 10-20 | 8+ | print | book heart
drinking horn* with leather holder | 22-42 | 16+ | tableware | leather
wooden sword and shield* for children | 18-32 | 4-10 | toy |
rune stones* in a pouch | 9-16 | 10+ | collectible | small-parts
longship model kit* | 22-42 | 10+ | craft kit | small-parts

# ancient egypt
Egyptian gods encyclopedia* | 18-32 | 9+ | book | book heart
pyramid excavation kit* | 12-22 | 6-12 | toy | heart
Egyptian museum tickets* | 10-25 | 6+ | experience | experience heart
Egyptian board game* of senet | 20-38 | 8+ | board game | heart
hieroglyph stamp set* | 9-16 | 6+ | stationery | heart
papyrus painting* from Egypt | 15-30 | 10+ | print |
mummy figure* in a sarcophagus | 9-15 | 6+ | collectible |
cat statue* of Bastet | 22-42 | 12+ | decor |
lecture series* on Egypt | 20-50 | 14+ | class | experience

# romans
illustrated history* of Rome | 22-40 | 10+ | book | book heart
genuine Roman coin* with certificate | 22-45 | 10+ | collectible | small-parts heart
Roman fort tickets* | 8-20 | 6+ | experience | experience heart
Roman strategy board game* | 28-50 | 10+ | board game | heart
gladiator costume* for children | 18-32 | 4-10 | clothing | clothing sized heart
mosaic making kit* | 12-22 | 8+ | craft kit | small-parts
Latin sayings mug* | 9-15 | 12+ | tableware |
weekend in Rome* | 180-380 | 18+ | travel | experience

# fountain pens
fountain pen* with fine nib | 28-55 | 12+ | stationery | heart
bottled ink* in a new colour | 9-16 | 12+ | art supplies | heart
leather pen roll* for three pens | 22-42 | 14+ | bag | leather heart
ink-friendly notebook* | 12-22 | 12+ | print | heart
limited edition fountain pen* | 60-130 | 16+ | collectible | heart
ink sample set* in vials | 14-26 | 12+ | craft kit | heart
pen show day ticket* | 8-20 | 12+ | experience | experience
wooden pen tray* | 18-35 | 12+ | storage |
converter and cleaning set* | 8-15 | 12+ | tool |

# letter writing
writing paper set* with lined envelopes | 14-26 | 8+ | stationery | heart
sealing wax set* with initial | 16-30 | 16+ | craft kit | personalised heart
sheets* of pretty stamps | 9-20 | 8+ | collectible | heart
leather writing case* | 35-70 | 14+ | bag | leather heart
letter-writing club* by post | 25-50 | 12+ | subscription | subscription heart
address book* in cloth | 10-18 | 10+ | keepsake | book
collection* of famous letters | 18-34 | 14+ | book | book
postcard box* of a hundred designs | 14-25 | 8+ | print |
letter opener* in brass | 12-22 | 18+ | tool | sharp

# astrophotography
star tracker mount* voucher | 60-150 | 16+ | voucher | voucher heart
astrophotography handbook* | 22-40 | 14+ | book | book heart
dew heater strip* for lenses | 22-42 | 14+ | electronics | gadget battery heart
dark sky workshop night* | 50-110 | 14+ | class | experience heart
red head torch* | 18-34 | 12+ | lighting | battery heart
phone adapter* for telescopes | 18-36 | 12+ | equipment |
astronomy photographer yearbook* | 22-40 | 12+ | collectible | book
deep-sky objects print* | 9-16 | 10+ | print |
fingerless mittens* in merino | 15-28 | 12+ | clothing | clothing wool

# rockets
water rocket kit* | 18-34 | 8+ | outdoor gear | heart
model rocket kit* with launch pad | 35-70 | 10+ | craft kit | small-parts heart
brick-built space rocket* | 25-60 | 7+ | toy | small-parts plastic heart
space museum tickets* | 10-28 | 5+ | experience | experience heart
rocket history book* with pictures | 15-28 | 8+ | book | book heart
foam stomp rocket* | 14-26 | 4-12 | game | heart
rocket night light* | 15-28 | 3-10 | lighting | battery
mission patches* set | 8-15 | 8+ | accessory |
rocket blueprint poster* | 8-15 | 6+ | print |

# chemistry
chemistry set* with real glass | 35-65 | 10-16 | toy | heart
crystal growing kit* | 12-22 | 8+ | craft kit | heart
periodic table* with real elements | 45-95 | 10+ | collectible | heart
chemistry stories book* | 12-22 | 12+ | book | book heart
science show tickets* | 12-30 | 6+ | experience | experience heart
molecule model kit* | 18-34 | 11+ | equipment | small-parts
lab coat and goggles* | 15-28 | 7+ | clothing | clothing sized
beaker mug* | 9-15 | 12+ | tableware |
elements jigsaw* | 10-18 | 8+ | puzzle | small-parts

# human body
anatomy model* with removable organs | 25-50 | 7+ | toy | small-parts heart
lift-the-flap body book* | 10-18 | 4-10 | book | book heart
anatomy colouring book* | 12-22 | 12+ | stationery | book heart
child's stethoscope* that works | 9-16 | 5+ | equipment | heart
skeleton puzzle* to build | 12-22 | 6+ | puzzle | small-parts heart
body museum tickets* | 12-28 | 8+ | experience | experience
vintage anatomy print* | 9-18 | 12+ | print |

# arduino
Arduino starter kit* with sensors | 40-85 | 10+ | electronics | gadget small-parts heart
Arduino projects book* | 16-28 | 10+ | book | book heart
sensor assortment* for Arduino | 18-36 | 12+ | craft kit | gadget small-parts heart
Arduino robot car kit* | 45-90 | 10+ | toy | gadget small-parts battery heart
Arduino weekend workshop* | 45-95 | 12+ | class | experience gadget heart
jumper wire pack* with breadboard | 9-15 | 10+ | equipment | gadget
component box* with labels | 14-26 | 10+ | storage |
fine-tip tweezers* for parts | 9-15 | 12+ | tool |

# raspberry pi
Raspberry Pi computer kit* | 70-130 | 11+ | electronics | gadget heart
Raspberry Pi projects book* | 16-28 | 11+ | book | book heart
camera module* for Raspberry Pi | 25-48 | 12+ | equipment | gadget heart
retro gaming case* for Raspberry Pi | 22-42 | 12+ | toy | gadget heart
touch screen* for Raspberry Pi | 45-85 | 12+ | tool | gadget screen heart
fast memory card* | 12-22 | 12+ | storage | gadget
sensor add-on board* | 25-45 | 12+ | craft kit | gadget
computing magazine subscription* | 30-60 | 12+ | subscription | subscription
heat sinks* pack | 6-12 | 12+ | accessory |
`
