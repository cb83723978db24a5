import { describe, expect, test } from 'vitest'

import { ideaFilter } from '#app/ideas/choice/filter.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

function refused(recipient: Partial<Recipient>, ideas: readonly string[]): string[] {
  const refusalOf = ideaFilter(readWish({ ...ANYBODY, ...recipient }))
  return ideas.filter((idea) => refusalOf(idea) !== null)
}

/** What the giver writes | ideas it must rule out | ideas it must leave alone. */
const SENTENCES: readonly (readonly [string, string, string])[] = [
  // plain refusals and where they end
  [
    'No alcohol please',
    'red wine hamper, gin tasting set, cocktail shaker',
    'ginger beer kit, herbal tea tin',
  ],
  ['no nuts', 'almond butter jar, pistachio baklava box', 'nut and bolt set, doughnut pan'],
  ['not a fan of sweets', 'pick and mix candy, fudge box', 'linen apron'],
  ['dislikes coffee and chocolate', 'espresso cups, dark chocolate bar', 'tea strainer'],
  ["Doesn't drink", 'whisky glasses, beer brewing kit', 'coffee beans'],
  ["She doesn't drink coffee", 'cold brew bottle, ground coffee', 'gin glasses'],
  ["doesn't eat meat", 'beef jerky box, charcuterie board', 'pasta machine'],
  ["can't stand clutter", 'ceramic ornament', 'cinema tickets'],
  ["can't eat gluten", 'sourdough starter kit, cookie tin set', 'cookie cutter'],
  ['avoids dairy, eggs and fish', 'cheese hamper, meringue kit, smoked salmon', 'olive bowl'],
  ['no wool, leather or plastic', 'wool socks, leather belt, plastic toy', 'cotton scarf'],
  ['no books, mugs, candles', 'crime novel, enamel mug, soy candle', 'garden trowel'],
  ['no wool, she loves blue linen', 'wool hat', 'blue linen shirt'],
  ['Hates pink but loves purple', 'pink umbrella', 'purple umbrella'],
  ['loves tea but not coffee', 'coffee grinder', 'loose leaf tea strainer'],
  ['no jewellery; likes silver frames', 'silver necklace', 'silver photo frame'],
  ['without plastic', 'plastic water bottle', 'steel water bottle'],
  ['nothing with batteries', 'battery lantern, rc drone', 'oil lamp'],
  ["nothing he'd have to charge", 'bluetooth speaker, rechargeable torch', 'hand crank radio'],
  ['nothing that needs charging', 'smartwatch, wireless earbuds', 'paper map'],
  ['nothing that makes noise', 'toy drum, party whistle', 'wooden train'],
  ['toys that make noise — no!', 'toy trumpet, talking robot', 'wooden blocks'],
  ['toys with small parts: no', 'lego set, bead kit', 'picture puzzle mat'],
  ['no gadgets or tech', 'smart speaker, usb lamp', 'oak tray'],
  ['Please no more mugs or socks', 'enamel mug, wool socks', 'egg cups'],
  ['anything but books', 'travel book', 'travel pillow'],
  ['No pets or plants', 'dog bed, potted orchid', 'flower vase'],
  ['nothing romantic', 'love letter kit, massage oil for couples', 'letter opener'],
  ['not religious', 'prayer journal, nativity set', 'bullet journal'],
  ["She isn't into gardening", 'potted fern', 'board game'],
  ['tired of candles', 'pillar candle', 'pillar tray'],
  ['gave up sugar last year', 'fudge box', 'nut bowl'],
  ['steer clear of caffeine', 'espresso beans, matcha set', 'herbal tea'],
  ["isn't allowed sweets", 'fudge box', 'linen apron'],
  ['please avoid: pork, anything with gelatine', 'bacon jam, gummy bears', 'pear tree'],
  ["she isn't a big reader but likes audiobooks", 'crime novel', 'big umbrella'],
  ["doesn't eat pork or drink alcohol", 'salami, gin set', 'pear tree'],
  ['She said "no candles"', 'pillar candle', 'pillar tray'],
  // said afterwards
  ['candles are out', 'pillar candle', 'pillar tray'],
  ['perfume is a no', 'rose perfume', 'rose tea'],
  ['jewellery is not really her thing', 'silver necklace', 'silver frame'],
  ['sweets? no', 'boiled sweets', 'boiled wool hat'],
  ['lavender gives her migraines', 'lavender pillow', 'linen pillow'],
  ['loves baking, coffee is out', 'coffee beans', 'baking stone'],
  // allergies and intolerances
  ['allergic to tree nuts and bees', 'walnut cake, honey jar, beeswax wraps', 'cotton quilt'],
  ['Allergic to almonds', 'pecan pie, trail mix', 'almond blossom print'],
  ['severe peanut allergy', 'peanut butter, praline box', 'popcorn bowl'],
  ['lactose intolerant', 'cheese selection, milk chocolate', 'cheese board'],
  ['gluten-free', 'beer set, pasta box', 'rice bowls'],
  ['coeliac', 'cookie box, food hamper', 'cheese knife'],
  ['nut-free household', 'mixed nuts, granola', 'raisin tin'],
  ['allergic to shellfish', 'lobster dinner, food hamper, snack box', 'steak knife block'],
  ['allergic to fragrance', 'scented candle', 'plain tray'],
  ['sensitive skin', 'bath bomb, wool scarf', 'silk scarf'],
  ['she has asthma', 'incense holder with incense', 'yoga mat'],
  ['hay fever', 'flower bouquet, potted lily', 'paper fan'],
  // diets and states
  ['loves wine but is pregnant', 'wine glasses, champagne, espresso beans', 'maternity pillow'],
  ['vegan', 'leather bag, cheese fondue set, honey jar, wool hat', 'tofu press'],
  ['They are vegetarian', 'steak box, salami', 'cheese board'],
  ['eats halal', 'gin set, bacon jam', 'date syrup'],
  ['keeps kosher', 'prosciutto box, oyster set', 'apple slicer'],
  ['type 2 diabetic', 'fudge, honey jar', 'herb garden scissors'],
  ['teetotal', 'cocktail set', 'tonic glasses'],
  ['breastfeeding', 'wine hamper, coffee set', 'water bottle'],
  ['lives in a small flat', 'garden hammock, beanbag', 'pocket radio'],
  ['trying to be plastic-free', 'plastic lunch box', 'steel lunch box'],
  ["isn't vegan any more", '', 'leather bag, wool hat'],
  ['not pregnant', '', 'wine glasses'],
  // already owned: that thing only
  ['already has a telescope', 'beginner telescope', 'telescope filter, star map book'],
  ['already owns a bread maker and an air fryer', 'bread maker, digital air fryer', 'bread knife'],
  ['has plenty of scarves', 'silk scarf', 'scarf ring'],
  ['She has a yoga mat already', 'cork yoga mat', 'yoga block'],
  ["doesn't need another umbrella", 'folding umbrella', 'umbrella stand'],
  ['telescope: already has one', 'table telescope', 'telescope bag'],
  // sounds like a refusal and is none
  ['no preference', '', 'wool hat, wine glasses'],
  ['no allergies that I know of', '', 'nut hamper, cheese box'],
  ["can't get enough of chocolate", '', 'dark chocolate'],
  ["doesn't mind alcohol", '', 'gin set'],
  ["wouldn't say no to wine", '', 'red wine'],
  ['nothing but love for cheese', '', 'cheese hamper'],
  ["can't live without coffee", '', 'coffee beans'],
  ['not allergic to anything', '', 'nut hamper'],
  ['no nuts, tea is fine', 'nut butter', 'green tea'],
  ['never enough books', '', 'crime novel'],
  // how people really write
  ['No alcohol!!! He is in recovery.', 'craft beer set, hip flask', 'craft soda set'],
  ["she's off the booze", 'wine glasses', 'fruit bowl'],
  ["hasn't touched alcohol in years", 'whisky tumblers', 'picnic rug'],
  ['likes red wine, hates white wine', 'white wine', 'red wine'],
  ['not really a jewellery person', 'gold bracelet', 'gold pen'],
  ["isn't a big fan of surprises or horror films", 'horror film poster', 'comedy film poster'],
  ["she's not a coffee drinker", 'espresso cups', 'tea strainer'],
  ["he won't wear hats", 'bobble hat', 'wool scarf'],
  ["I don't want to give her clothes again", 'linen shirt', 'linen towel'],
  ["don't get him any more tools", 'hammer, screwdriver set', 'garden fork'],
  ['no slime, no glitter, nothing messy', 'slime kit, glitter pens', 'puzzle mat'],
  ['Nothing that needs batteries or a plug', 'battery lantern, electric whisk', 'hand whisk'],
  ['nothing battery powered', 'fairy lights, remote control car', 'wooden car'],
  ['nothing electronic', 'digital photo frame, smart speaker', 'oak photo frame'],
  ['quiet toys only', 'toy drum, party whistle', 'wooden train'],
  ['no sugary stuff, her teeth are bad', 'fudge box, gummy bears', 'crossword pad'],
  ["can't have gluten or dairy", 'cookie box, cheese selection', 'fruit bowl'],
  ['anaphylactic to peanuts', 'peanut brittle, praline box, snack hamper', 'peanut plush'],
  ['allergic to nickel', 'silver earrings', 'silk scarf'],
  ['allergic to bee stings', 'beekeeping class, bee hotel', 'cotton quilt'],
  ['allergic to latex', 'rubber balloon, swim cap', 'cotton cap'],
  ['no nuts, sesame or soy', 'pecan pie, tahini jar, soy sauce set', 'rice bowls'],
  ['has an intolerance to milk', 'milk chocolate, fudge', 'tea towel'],
  ['plant-based diet', 'beef jerky, cheese box', 'tofu press'],
  ['strict vegetarian, no gelatine', 'salami box, gummy bears', 'cheese knife'],
  ['watching her weight', '', 'yoga mat'],
  ['expecting her second child in May', 'gin set, espresso beans', 'baby photo album'],
  ['7 months pregnant so no wine or soft cheese', 'wine rack, soft cheese box', 'maternity pillow'],
  ['recently widowed, nothing romantic', 'romantic weekend', 'picnic rug'],
  ['is going through chemo, so no strong smells', 'rose perfume, scented candle', 'soft blanket'],
  ['migraine sufferer', 'incense sticks, rose perfume', 'eye mask'],
  ['he is hard of hearing', 'noise-isolating earphones, digital radio', 'garden fork'],
  ['lives in one room', 'armchair, giant teddy', 'pocket radio'],
  ['tiny apartment, please nothing big', 'telescope, bean bag', 'wall print'],
  ['moving abroad in June so nothing heavy', 'weight bench, armchair', 'passport cover'],
  ['no room for more stuff', 'bookcase, armchair', 'cinema tickets'],
  ["doesn't have a garden", 'garden bench, bird feeder', 'houseplant'],
  ["he's got enough ties", 'silk tie', 'tie rack'],
  ['we just bought him a drill', 'cordless drill', 'drill bit set'],
  ['has every lego set', 'lego set', 'lego storage box'],
  ['she owns three guitars already', 'acoustic guitar', 'guitar strap'],
  ['Has: kindle, air fryer. Wants: nothing special', 'air fryer', 'book light'],
  ['another candle would be too much', 'pillar candle', 'pillar tray'],
  ['anything except clothing and jewellery', 'linen shirt, gold ring', 'linen towel'],
  ['everything but the kitchen: no pans, no knives', 'cast iron pan, chef knife', 'garden fork'],
  ['She loves gardening but her knees are bad', '', 'garden trowel'],
  ['loves cheese, wine and good bread; allergic to shellfish', 'lobster dinner', 'red wine'],
  ["likes tea, but can't drink caffeine", 'black tea, coffee beans', 'herbal tea'],
  ["chocolate's fine but no nuts in it", 'nut chocolate, praline box', 'wool hat'],
  ['no milk chocolate, dark is fine', 'milk chocolate', 'wool hat'],
  ['no books unless they are cookbooks', 'crime novel', 'wool hat'],
  ['is scared of spiders and heights', 'tarantula, skydive', 'picnic rug'],
  ['She used to love pottery but gave it up', '', 'picnic rug'],
  ['no football stuff, he supports nobody', 'football scarf', 'rugby ball'],
  ['not into video games anymore', 'video game', 'card game'],
  ['nothing with logos, slogans or swear words', 'slogan mug', 'plain mug'],
  ['Rather no subscriptions, she forgets to cancel them', 'coffee subscription', 'coffee beans'],
  ['Prefers experiences over things, no vouchers though', 'spa voucher', 'pottery class'],
  ['no', '', 'wool hat, wine glasses'],
  ['nothing', '', 'wool hat, wine glasses'],
  ["don't know what she likes", '', 'wool hat, wine glasses'],
  ['no longer vegetarian', '', 'beef jerky'],
  ["can't wait for summer", '', 'summer hat'],
  ["I can't think of anything", '', 'wool hat, wine glasses'],
  ['nothing makes her happier than flowers', '', 'flower bouquet'],
  ['not only tea but also coffee', '', 'green tea, coffee beans'],
  // scopes: where a refusal ends, and what it takes with it
  ['No flowers (hay fever), no chocolates (diabetic)', 'flower bouquet, milk chocolate', 'linen towel'],
  ['wool and mohair make him itch', 'wool hat, mohair scarf', 'cotton hat'],
  ['He hates cats, dogs and birds but adores horses', 'cat tree, dog bed', 'horse calendar'],
  ['no perfume; soap is fine', 'rose perfume', 'olive bowl'],
  ['Vegan, gluten free and no nuts', 'leather bag, biscuit box, almond butter', 'tofu press'],
  ['nothing breakable: glass, china', 'glass vase, china cup', 'oak tray'],
  ['no glass or ceramics because of the toddler', 'glass vase, ceramic bowl', 'oak tray'],
  ['not for kitchen, not for garden', 'garden fork', 'silk scarf'],
  ['she would rather have experiences than things', '', 'pottery class'],
  ["please don't spend a fortune and no jewellery", 'gold bracelet', 'gold pen'],
  ["doesn't wear make-up or perfume, does wear hats", 'lipstick set, rose perfume', 'sun hat'],
  ['has given up smoking', 'cigar cutter', 'fruit bowl'],
  ['avoid anything sharp/pointy', 'chef knife', 'garden gloves'],
  ['nothing to dust', '', 'cinema tickets'],
  ['has always wanted a telescope', '', 'beginner telescope'],
  ["hasn't got a tent yet", '', 'camping lantern'],
  ['would never buy herself nice soap', '', 'olive soap'],
  ['not a day goes by without tea', '', 'green tea'],
  ['no one makes better cakes than her', '', 'cake stand'],
  ['nobody in the family drinks', 'red wine', 'fruit bowl'],
  ['her husband is allergic to nuts', 'almond butter', 'linen towel'],
  ['no hay otra como ella', '', 'wool hat'],
  ['no gifts from Amazon, no plastic tat', 'plastic toy', 'wooden toy'],
  ['nothing that has to be assembled', '', 'silk scarf'],
  ["isn't bothered about fashion", '', 'garden fork'],
  ['has a thing about clowns - terrified of them', 'clown puppet', 'hand puppet'],
  ['dairy makes her sick', 'cheese selection', 'cheese knife'],
  ['NO NUTS!! LIFE THREATENING', 'pecan pie, granola', 'raisin tin'],
  ['nut allergy (severe), egg allergy (mild)', 'almond butter, meringue kit', 'raisin tin'],
  ['alcoholfree wine is ok', '', 'linen towel'],
  ['', '', 'wool hat'],
  ['no constructor sets', 'constructor set', 'wool hat'],
  // other languages
  ['keine Schokolade', 'dark chocolate bar', 'linen apron'],
  ['allergisch gegen Nüsse', 'almond butter jar, mixed snack hamper', 'linen apron'],
  ['Ohne Alkohol, sie ist schwanger', 'gin tasting set, espresso cups', 'linen throw'],
  ['mag keine Bücher und keinen Schmuck', 'crime novel, silver necklace', 'garden trowel'],
  ["pas d'alcool, pas de parfum", 'gin tasting set, rose perfume', 'linen throw'],
  ["elle n'aime pas le chocolat, elle aime le thé", 'dark chocolate bar', 'linen throw'],
  ['allergique aux noix', 'pistachio baklava box', 'linen throw'],
  ['Elle est végétarienne et enceinte', 'beef jerky box, gin set', 'linen throw'],
  ['sin gluten ni alcohol', 'cookie tin, gin set', 'linen throw'],
  ['ohne Zucker, sans lactose', 'fudge box, cheese hamper', 'linen throw'],
  ['her one sin is chocolate', '', 'dark chocolate bar'],
  ['alérgica a los frutos secos', 'almond butter jar', 'linen throw'],
  ['nada de ropa', 'wool hat', 'tote bag'],
  ['niente alcol, senza lattosio', 'gin set, cheese hamper', 'linen throw'],
  ['è vegetariana', 'beef jerky box', 'linen throw'],
  ['geen boeken', 'crime novel', 'tote bag'],
  ['без алкоголя', 'gin set', 'tote bag'],
  ['moins de 20 euros', 'kayak', 'tote bag'],
  ['höchstens 30 Euro', 'kayak', 'tote bag'],
  // states of body and life
  ['she is blind', 'crime novel, star map print, reading lamp, page markers', 'talking clock, herb planter'],
  ['he is blind to fashion', '', 'crime novel'],
  ['loves a blind date book', '', 'crime novel'],
  ['partially sighted', 'star map print, jigsaw puzzle', 'desk lamp, audio book player'],
  ['he uses a wheelchair', 'hiking poles, balance board, garden kneeler', 'handbike gloves'],
  ['plays wheelchair basketball', '', 'hiking socks'],
  [
    'sober for two years',
    'cocktail shaker, mulling spices, wine flutes',
    'flute stand, ginger beer kit, pub quiz cards',
  ],
]

function list(ideas: string): string[] {
  return ideas.split(', ').filter(Boolean)
}

describe('what a sentence rules out and leaves alone', () => {
  test.each(SENTENCES)('%s', (sentence, out, left) => {
    expect({
      ruledOut: refused({ preferences: sentence }, list(out)),
      ruledOutWrongly: refused({ preferences: sentence }, list(left)),
    }).toEqual({ ruledOut: list(out), ruledOutWrongly: [] })
  })

  test('every free text is read, the other occasion too', () => {
    for (const field of ['hobbies', 'preferences', 'notes', 'otherOccasion'] as const) {
      expect(refused({ [field]: 'sober' }, ['red wine'])).toEqual(['red wine'])
    }
  })
})

test('a budget does not swallow the refusal around it', () => {
  expect(
    refused({ notes: 'nothing over 30 or noisy, no wool' }, ['toy drum', 'wool hat', 'silk scarf']),
  ).toEqual(['toy drum', 'wool hat'])
})

test('the strictest budget of all texts counts', () => {
  const { budget } = readWish({ ...ANYBODY, hobbies: 'chess, max 50', notes: 'from 10 to 30 euros' })
  expect(budget).toEqual({ minimum: 10, maximum: 30 })
})

test.each([
  ['25-34 years', '32', 32, null],
  ['18-24 years', '19. hates gift cards', 19, null],
  ['13-17 years', '14 and already tall', 14, null],
  ['35-44 years', '60', 35, 60],
  ['0-12 years', '1 ano e meio', 1, null],
  ['0-12 years', '2 and a half', 2, null],
] as const)('of somebody of %s "%s" is an age of %s and a budget of %s', (ageGroup, notes, age, maximum) => {
  const wish = readWish({ ...ANYBODY, ageGroup, notes })
  expect([wish.age, wish.budget.maximum]).toEqual([age, maximum])
})

test('how many of a thing somebody has is no budget', () => {
  expect(readWish({ ...ANYBODY, hobbies: 'houseplants, got about 50' }).budget.maximum).toBeNull()
})

test('a colour that is asked for is no pastime', () => {
  const wish = readWish({ ...ANYBODY, hobbies: 'pattinaggio a rotelle', preferences: 'viola' })
  expect(wish.interests.map(({ topic }) => topic?.title)).toEqual(['roller skating'])
})

describe('what an age forbids', () => {
  const ideas = [
    'gin set',
    'chef knife',
    'romantic weekend',
    'pillar candle',
    'coffee beans',
    'lego car',
    'card game',
  ]
  test.each([
    [
      '0-12 years',
      '',
      ['gin set', 'chef knife', 'romantic weekend', 'pillar candle', 'coffee beans', 'lego car'],
    ],
    [
      '0-12 years',
      'turning 9',
      ['gin set', 'chef knife', 'romantic weekend', 'pillar candle', 'coffee beans'],
    ],
    [
      '0-12 years',
      'turning 3',
      ['gin set', 'chef knife', 'romantic weekend', 'pillar candle', 'coffee beans', 'lego car'],
    ],
    ['13-17 years', '', ['gin set', 'chef knife', 'romantic weekend']],
    ['18-24 years', '', ['gin set']],
    ['25-34 years', '', []],
    ['55+ years', '', []],
  ] as const)('%s %s', (ageGroup, notes, expected) => {
    expect(refused({ ageGroup, notes }, ideas)).toEqual(expected)
  })
})
