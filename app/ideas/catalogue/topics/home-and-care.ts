export default `
# new home
also: moving house, housewarming, first home, new house, new flat, moved house, first apartment, moving in, homeowner
near: interior design, diy and home improvement, organising
cast bronze house number | 15-35 | 18+ | home | practical
entryway key tray* | 12-25 | 16+ | decor | practical
starter household toolkit | 20-45 | 16+ | tool | sharp practical
heavyweight linen tea towels | 12-24 | 16+ | textile | practical
matching stoneware bowls* | 25-50 | 16+ | tableware |
door draught excluder | 10-20 | 16+ | home | practical
motion-sensor hallway light | 10-22 | 16+ | lighting | gadget battery practical
framed street map* of the new address | 20-45 | 16+ | print | personalised sentimental
bath towel bale | 25-50 | 16+ | textile | practical
fire blanket* for the kitchen | 10-20 | 18+ | safety gear | practical
easy-care snake plant* | 12-28 | 16+ | plant | plant
house move memory book* | 12-22 | 18+ | keepsake | sentimental
coir doormat | 10-22 | 18+ | home | practical
neighbourhood restaurant voucher | 25-60 | 18+ | voucher | voucher food
cordless handheld vacuum | 40-90 | 18+ | electronics | gadget battery noisy practical

# new baby
also: new parents, newborn, expecting, new mum, new dad, baby shower, becoming a parent, having a baby, new mother
near: sleep, self-care
hooded baby towel | 10-22 | 16+ | textile | practical
organic muslin squares | 9-18 | 16+ | textile | eco practical
merino baby blanket | 30-60 | 16+ | textile | wool
baby sling* wrap | 30-60 | 18+ | equipment | practical
white noise machine | 18-40 | 16+ | electronics | gadget noisy practical
dimmable nursery night light | 12-28 | 16+ | lighting | gadget battery practical
inkless baby handprint* kit | 8-16 | 16+ | keepsake | sentimental
baby's first year journal | 14-28 | 16+ | keepsake | sentimental
batch-cooked freezer meals* | 15-40 | 18+ | food | food dairy gluten handmade practical
long-handled one-hand travel mug* | 12-25 | 18+ | tableware | practical
babysitting promise coupons* | 0-5 | 16+ | voucher | voucher handmade
changing bag backpack* | 35-80 | 18+ | bag | practical
silicone bib* with catch pocket | 6-12 | 16+ | equipment | practical
big sibling* activity pack | 8-15 | 3-9 | toy |
high-contrast cloth book* for newborns | 6-12 | 16+ | toy | book

# skincare
also: skin care, facials, beauty, pampering, cosmetics, face masks, beauty products
near: make-up, self-care
rose quartz face roller* | 10-22 | 14+ | body care |
stainless steel gua sha* | 8-18 | 16+ | body care |
konjac cleansing sponge | 4-8 | 13+ | body care | eco
terry spa headband | 5-11 | 10+ | accessory | clothing
unscented moisturiser* for sensitive skin | 10-25 | 13+ | body care |
hydrating sheet masks* | 5-14 | 14+ | body care |
led facial mask* | 80-180 | 18+ | electronics | gadget battery
lighted vanity mirror* | 20-45 | 13+ | lighting | gadget battery
mini skincare fridge* | 35-60 | 14+ | electronics | gadget bulky
reusable cotton cleansing rounds* | 6-12 | 13+ | body care | eco practical
mulberry silk pillowcase | 20-45 | 14+ | textile | practical
facial treatment* at a day spa | 45-90 | 18+ | experience | experience scent
skincare ingredients handbook | 12-20 | 14+ | book | book
leakproof travel cosmetic bottles* | 6-14 | 14+ | travel | plastic practical
acrylic skincare organiser | 12-25 | 13+ | storage | plastic practical
`
