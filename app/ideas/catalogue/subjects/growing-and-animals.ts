export default `
# roses
scented shrub rose* in a pot | 18-32 | 12+ | plant | plant garden scent heart
rose grower's handbook* | 16-28 | 14+ | book | book heart
long rose pruning gloves* | 20-38 | 12+ | safety gear | clothing heart
rose garden day tickets* | 10-24 | 8+ | experience | experience heart
rose feed* in a tub | 9-15 | 14+ | garden | heart
botanical rose print* | 12-24 | 12+ | print |
rose plant labels* in zinc | 9-15 | 12+ | accessory |

# tomatoes
striped and black tomato seeds* | 9-15 | 8+ | garden | plant heart
tomato growing handbook* | 12-22 | 10+ | book | book heart
tall spiral tomato supports* | 18-32 | 12+ | equipment | heart
self-watering tomato planter* | 28-50 | 12+ | storage | heart
seaweed tomato feed* | 8-14 | 12+ | home |
tomato knife* with fork tip | 12-22 | 18+ | kitchenware | sharp
greenhouse growing course* | 35-75 | 14+ | class | experience

# parrots
rotating treat feeder* for parrots | 22-42 | 12+ | pet | pet food heart
tabletop parrot stand* | 45-90 | 12+ | furniture | pet heart
parrot training handbook* | 14-26 | 12+ | book | book heart
shreddable palm toys* for parrots | 9-15 | 10+ | toy | pet heart
parrot travel carrier* | 45-90 | 14+ | bag | pet
parrot portrait print* | 15-30 | 8+ | print |
parrot park tickets* | 12-28 | 4+ | experience | experience

# budgies
wooden budgie playground* | 18-34 | 8+ | pet | pet heart
millet spray bundle* | 7-13 | 8+ | home | pet heart
budgie care handbook* | 10-18 | 8+ | book | book heart
ladder and bell* for budgies | 6-12 | 8+ | toy | pet heart
natural wood perches* for budgies | 12-22 | 8+ | equipment | pet heart
budgie enamel pin* | 7-13 | 8+ | accessory | small-parts
budgie art print* | 12-24 | 6+ | print |

`
