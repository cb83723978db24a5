import { lemmas } from '#app/ideas/words/lemmas.ts'

/** Makers and shops, which no idea may name; fandoms may. Only names that mean nothing else in English. */
const NAMES = `
nike, adidas, reebok, asics, new balance, under armour, lululemon, gymshark, speedo, dryrobe, wilson, titleist,
callaway, shimano, peloton, garmin, fitbit, strava, suunto, patagonia, north face, osprey, decathlon, carhartt,
barbour, hunter boots, timberland, ugg, crocs, birkenstock, doc martens, dr martens, vans shoes, levi, gucci, prada,
chanel, dior, hermes, tiffany, pandora bracelet, swarovski, rolex, casio, seiko, ray ban, oakley, coleman stove,
trangia, jetboil, hydro flask, chilly's, yeti, leatherman, victorinox, swiss army, opinel
apple watch, apple pencil, airpods, ipad, iphone, macbook, samsung, sony, bose, sonos, jbl, sennheiser, canon, nikon,
gopro, fujifilm, polaroid, instax, kodak, philips, braun, oral b, dyson, roomba, tesla, bmw, harley davidson, vespa,
netflix, spotify, audible, playstation, xbox, nintendo, steam deck, logitech, razer, kindle, kobo, google, alexa,
echo dot, amazon, ebay, etsy, ikea, argos, walmart, tesco, aldi, lidl, waterstones, john lewis
kitchenaid, le creuset, nespresso, nutribullet, instant pot, ninja foodi, sodastream, tefal, tupperware, pyrex, oxo,
lodge skillet, weber grill, ooni, joseph joseph, cricut, singer sewing, dymo, sharpie, moleskine, leuchtturm,
parker pen, montblanc, lamy, staedtler, stabilo, posca, crayola, faber castell, copic, winsor newton, prismacolor,
procreate, bosch, makita, dewalt, dremel, black and decker, fiskars, gardena, tamiya, airfix, revell, hornby,
scalextric, meccano, lego, duplo, brio, playmobil, sylvanian, barbie, mattel, hasbro, ravensburger, funko, nerf,
hot wheels, tonka, play doh, magna tiles, tonies, toniebox, yoto, vtech, fisher price, jellycat, squishmallow,
build a bear, rubik, spirograph, aquabeads, hama, perler, fimo, sculpey, mod podge, games workshop, citadel paint,
gibson, ibanez, yamaha, roland keyboard, korg, moog, steinway
starbucks, costa coffee, lindt, godiva, hershey, cadbury, nutella, haribo, coca cola, pepsi, guinness, heineken,
jack daniels, bailey's, hendrick's, fever tree, twinings, yorkshire tea, lush cosmetics, body shop, yankee candle,
jo malone, l'occitane, olaplex, ghd, babyliss, maybelline, l'oreal, nivea, gillette, post it, blu tack, sellotape,
jacuzzi, velcro, frisbee, lycra, biro
`

const BY_FIRST_WORD = Map.groupBy(
  NAMES.split(/[,\n]/)
    .map(lemmas)
    .filter((words) => words.length > 0),
  ([first = '']) => first,
)

/** The maker or shop that the lemmas of a text name, if any. */
export function brandIn(words: readonly string[]): string | undefined {
  return words
    .flatMap((word, at) => (BY_FIRST_WORD.get(word) ?? []).map((name) => ({ name, at })))
    .find(({ name, at }) => name.every((word, offset) => words[at + offset] === word))
    ?.name.join(' ')
}
