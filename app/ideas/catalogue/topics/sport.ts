export default `
# running
also: jogging, runner, marathon, marathon running, trail running, half marathon, parkrun, marathons
near: hiking, cycling, triathlon
foam roller* with ridges | 15-30 | 14+ | wellness | practical
reflective running vest | 12-25 | 10+ | safety gear | clothing sized practical
chest light* for night runs | 20-40 | 12+ | lighting | gadget battery practical
blister-proof running socks | 12-22 | 10+ | clothing | clothing sized practical
bouncefree running belt | 15-30 | 12+ | accessory | clothing practical
hydration backpack* for runners | 45-90 | 14+ | equipment | practical sized
gps running watch | 100-220 | 12+ | electronics | gadget battery jewellery
race medal display rack | 15-30 | 10+ | decor |
elastic lock shoelaces | 4-9 | 8+ | accessory | practical
race number magnets | 8-16 | 14+ | accessory | small-parts practical
bone-conduction sports headphones | 50-120 | 14+ | audio | gadget battery
anti-chafe balm stick | 6-12 | 14+ | body care | practical
handheld soft running flask | 10-20 | 12+ | equipment | practical plastic
massage ball duo | 8-16 | 14+ | wellness | practical
race entry voucher | 25-60 | 16+ | voucher | voucher experience
lightweight windproof running gilet | 35-70 | 14+ | outerwear | clothing sized
junior athletics spikes bag | 10-20 | 8-16 | bag | practical

# yoga
also: yoga practice, hatha yoga, vinyasa, pilates, ashtanga, yogi, hot yoga
near: gym, dance, running
natural rubber yoga mat | 40-90 | 10+ | sports gear | practical eco
cork yoga block pair | 15-28 | 12+ | sports gear | practical eco
buckwheat meditation cushion | 30-55 | 14+ | wellness | eco
cotton yoga strap | 6-12 | 10+ | sports gear | practical
wooden yoga pose cards | 10-20 | 5+ | game |
microfibre yoga mat towel | 15-30 | 12+ | textile | practical
shoulder sling* for yoga mats | 8-16 | 12+ | bag | practical
grip-sole yoga socks | 8-15 | 12+ | clothing | clothing sized
yoga bolster* in organic cotton | 40-70 | 14+ | wellness | eco bulky
yoga anatomy guide | 14-24 | 16+ | book | book
aromatic mat cleansing spray | 8-14 | 14+ | body care | scent
hammered singing bowl | 20-45 | 14+ | wellness | noisy religious
lavender eye pillow | 10-18 | 14+ | wellness | scent
weekend yoga retreat | 150-280 | 18+ | experience | experience
children's animal yoga dice | 8-14 | 4-9 | game | small-parts
headstand training bench | 50-90 | 18+ | sports gear | bulky

# football
also: soccer, playing football, football training, five-a-side, footballer, goalkeeper, playing soccer
near: football fans, basketball, running
size five training football | 15-30 | 9+ | sports gear | bulky
pop-up football goals | 20-45 | 5-16 | sports gear | bulky
elasticated solo kick tether | 10-20 | 6-15 | sports gear |
agility ladder* and cones | 12-25 | 7+ | sports gear | plastic practical
goalkeeper gloves* with finger spines | 18-45 | 7+ | sports gear | clothing sized
football rebound net | 50-110 | 7+ | sports gear | bulky
lightweight shin pads | 8-16 | 6+ | safety gear | practical sized
grip football socks | 8-15 | 9+ | clothing | clothing sized
ventilated football boot bag | 10-20 | 7+ | bag | practical
dual-action ball pump | 6-12 | 8+ | tool | practical
tactics board* for coaches | 14-28 | 12+ | equipment | small-parts practical
indoor hover disc* for football | 10-18 | 4-10 | toy | gadget battery
football tricks handbook | 8-16 | 7-15 | book | book
target sheet* for goal practice | 15-35 | 7-16 | sports gear |
summer football camp place | 80-180 | 6-16 | class | experience
football flip-over tabletop game | 15-30 | 6-14 | board game | small-parts
`
