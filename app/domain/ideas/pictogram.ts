/** The pictograms of `public/pictograms.svg`, each with the words that say that an idea is such a thing. */
export const PICTOGRAM_WORDS = {
  book: `book biography handbook companion history story stories novel encyclopedia cookbook paperback storybook dictionary
    memoir atlas treasury yearbook guidebook manual workbook catalogue annual anthology facsimile comic manga autobiography
    trilogy magazine poem poetry reading library guide artbook bookend booklet bookmark edition hardback libretto
    clothbound works`,
  ticket: `ticket tour day session pass visit outing entry hour flight taster seat ride hire experience token voucher coupon
    safari concert theatre cinema museum festival lesson course class workshop masterclass weekend trip retreat walk evening
    night morning afternoon membership subscription club party sleepover credit show restaurant meal musical programme`,
  blocks: `toy block lego plush doll puppet playset racer stacker kite costume
    figure rattle playmat teddy castle sword wand brick building figurine
    playhouse balloon`,
  dice: `dice game cards deck tile bingo domino boule skittle chess quiz backgammon darts expansion`,
  puzzle: `puzzle jigsaw crossword sudoku cube maze`,
  controller: `controller console joystick gamepad nintendo playstation xbox`,
  film: `film movie documentary dvd blu-ray series season projector disc`,
  headphones: `headphone speaker vinyl album audiobook record recording radio turntable earbud podcast headset cd`,
  note: `guitar string drum bell harmonica xylophone ukulele piano violin flute plectrum tuner metronome songbook capo reed
    whistle music microphone`,
  pencil: `pencil pen notebook calendar diary sticker stationery planner sketchbook journal scrapbook stamp postcard label
    paper logbook letter pad`,
  brush: `paint paintbrush brush crayon chalk easel canvas watercolour acrylic stencil ink`,
  scissors: `sewing craft bead loom embroidery needle fabric quilt origami scissors pattern thread button`,
  wool: `wool yarn skein knitting crochet`,
  jumper: `jumper t-shirt hoodie shirt sweatshirt jersey pyjamas jacket coat robe dress shorts trousers cardigan leggings
    vest socks hat scarf cap beanie glove mitten headband apron suit clothes poncho shawl gilet tie belt umbrella ribbon
    skirt wetsuit leotard sunglasses crown`,
  shoe: `shoe boot wellies slipper trainer insole sandal`,
  bag: `bag backpack pouch rucksack tote holdall suitcase wallet purse sleeve luggage`,
  ring: `ring necklace pendant bracelet brooch earring cufflink jewellery watch charm locket pin keyring badge`,
  cup: `cup mug teapot tea coffee flask tumbler jug coaster bottle wine beer gin whisky drink juice espresso cocktail
    glasses decanter beaker glass`,
  cake: `cake chocolate biscuit cookie sweets honey cheese jam hamper food pastry treat dinner lunch brunch tasting spice
    snack`,
  pot: `pot pan mould cutter bowl plate spoon grinder whisk knife kitchen oven baking recipe grill barbecue tin dish tray`,
  plant: `plant seed tree orchid bulb flower planter garden trowel secateurs herb rose bouquet vase greenhouse
    watering compost`,
  paw: `dog cat puppy kitten pet horse pony leash lead collar feeder birdhouse rabbit hamster aquarium`,
  lamp: `lamp light lantern candle torch nightlight`,
  chair: `blanket cushion towel throw pillow rug table bed chair shelf stool cabinet armchair bench duvet curtain bedding basket storage`,
  picture: `picture poster print frame photograph photo portrait chart map clock flag sign ornament globe statue artwork
    magnet scroll`,
  hammer: `tool hammer saw drill spanner clamp gauge screwdriver tape workbench plane chisel multitool oil`,
  device: `phone tablet charger e-reader timer scale fan thermometer sensor powerbank keyboard`,
  camera: `camera lens tripod binoculars telescope microscope magnifier`,
  ball: `ball football basketball volleyball tennis golf net bat racket goal paddle trampoline frisbee goggles swimming yoga
    gym weights pads helmet mat rope`,
  tent: `tent hammock camping compass sleeping hiking stove campfire fishing`,
  bike: `bike bicycle motorbike cycling scooter pedal skateboard`,
  drop: `balm spray gel soap cream mask bath massage roller spa shower perfume skincare lotion diffuser hair toothbrush`,
  star: `star keepsake trophy pennant adoption medal donation coin collectible souvenir`,
  car: `car train truck lorry tractor rocket boat ship vehicle digger railway track`,
  gift: '',
} as const satisfies Readonly<Record<string, string>>

export type Pictogram = keyof typeof PICTOGRAM_WORDS

const PICTOGRAM_OF = new Map(
  Object.entries(PICTOGRAM_WORDS).flatMap(([name, words]) =>
    (words.match(/\S+/g) ?? []).map((word) => [word, name as Pictogram] as const),
  ),
)
/** Behind such a word stands what a thing is for or of: "tickets for a film" are tickets. */
const BEHIND = /^(?:for|of|with|to|in|from|on|by|about|at|and)$/

/** The pictogram that an idea's words suggest: of what the thing is, else of any word, else a gift. Any text is taken. */
export function pictogramOf(text: string): Pictogram {
  const words =
    text
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[\p{L}\p{N}-]+/gu) ?? []
  const end = words.findIndex((word, at) => at > 0 && BEHIND.test(word))
  const thing = end === -1 ? words : words.slice(0, end)
  for (const word of [...thing.toReversed(), ...words.slice(thing.length)]) {
    for (const form of [word, word.replace(/s$/, ''), word.replace(/es$/, '')]) {
      const pictogram = PICTOGRAM_OF.get(form)
      if (pictogram) return pictogram
    }
  }
  return 'gift'
}
