const PORK =
  'pork, bacon, ham, gammon, sausage, chorizo, salami, prosciutto, pancetta, lardo, gelatine, marshmallow, gummy'
const SEAFOOD = 'shrimp, prawn, crab, lobster, oyster, mussel, clam, caviar, scallop, squid'
const COSMETICS = `lip oil, lip gloss, lip balm, eyeshadow, blush, foundation, lipstick, face paint, bath bomb, soap,
  body butter, beauty box, make-up palette, mascara, cosmetic`

/** Refusing a thing, or being allergic to it, also rules out the words: "thing: words". */
const TABLE = `
bee: honey, beeswax, hive, beekeeping, bee hotel, mead, honeycomb, propolis, bee bath, wildflower
book: scorebook
nut: patisserie, bakery, praline, marzipan, street food, sweets tin
wool: chunky knit, knitted hat, bobble hat, woollen, alpaca, cardigan
honey: mead, honeycomb, beekeeping
coffee: espresso, latte, cappuccino, mocha, moka, cafetiere, barista, cold brew, french press
tea: teapot, chai, matcha, teacup, infuser, earl grey, oolong
wine: mulling, mulled, goblet, corkscrew, bottle opener, decanter, vineyard, prosecco, champagne, sommelier, winery
beer: ale, lager, stout, brewing, brewery, pint, homebrew, beermaking
gin: botanicals
whisky: whiskey, bourbon, scotch, dram
chocolate: cocoa, truffle, brownie, fondue, chocolatier
cheese: cheddar, fondue, raclette, cheesemaking, cheeseboard
pork: ${PORK}
shellfish: ${SEAFOOD}
seafood: ${SEAFOOD}
sesame: tahini, halva, hummus
soy: soya, tofu, miso, soy sauce, tempeh
candle: candle, tealight, wax melt, candlemaking, candle-making
flower: bouquet, rose, orchid, tulip, lily, peony, sunflower
pollen: flower, bouquet, lily
feather: down, quill
latex: balloon, rubber, resistance band, swim cap
nickel: earring, bracelet, necklace, watch
football: soccer
swimming: swim, pool, wetsuit, snorkel, swimsuit
height: climbing, skydive, balloon, abseiling, bouldering, paragliding, zip line, bungee
spider: tarantula
toy: plush, teddy, doll
soft toy: plush, teddy, stuffed, cuddly
plush toy: plush, teddy, stuffed, soft toy, cuddly
cuddly toy: plush, teddy, stuffed, soft toy, cuddly
stuffed animal: plush, teddy, stuffed, soft toy, cuddly
stuffed toy: plush, teddy, stuffed, soft toy, cuddly
teddy: plush
mug: tumbler, teacup, coffee cup, travel cup
weapon: nerf, gun, sword, dagger, blaster, slingshot, catapult, crossbow, bow
gun: nerf, blaster, pistol, rifle
gambling: poker, casino, roulette, scratch card, lottery, betting
smoking: cigar, tobacco, lighter, ashtray, pipe, vape
makeup: ${COSMETICS}
make up: ${COSMETICS}
fragrance: ${COSMETICS}
scent: ${COSMETICS}
toiletries: soap, shower gel, bath, bubble bath, lotion, shampoo, hand cream
car: automotive, driving
pottery: ceramic, clay
ceramics: ceramic, pottery, china, porcelain, stoneware
glass: glassware, tumbler, vase, decanter, framed, frame, mirror, binocular, lens
cord: strap, lanyard, string, necklace, headphone, wired, pendant
puzzle: jigsaw
spicy: chilli, hot sauce, chili, harissa, sriracha
mushroom: truffle oil, foraging
diy: tool, drill, hammer, screwdriver
christmas: advent, festive, santa, bauble
sock: slipper sock
girly: pink, princess, fairy, unicorn, mermaid, tutu, glitter, sequin, sparkly, tiara, lash, lipstick, nail, hair clip, hair bow, handbag, floral, doll
cutlery: spoon, fork, silver-plated
scarf: shawl, neckerchief
tool: hammer, screwdriver, drill, spanner, wrench, plier, saw, toolkit
cat: kitten
dog: puppy
`

export const WIDER_BANS: ReadonlyMap<string, string> = new Map(
  TABLE.replaceAll(/,\n\s*/g, ', ')
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
)
