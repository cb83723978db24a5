import { describe, expect, test } from 'vitest'

import { constraintsOf } from '#app/ideas/constraints.ts'
import { ideaFilter } from '#app/ideas/filter.ts'
import type { Recipient } from '#app/ideas/recipient.ts'

const ADULT: Recipient = {
  ageGroup: '35-44 years',
  occasion: 'birthday',
  otherOccasion: null,
  hobbies: '',
  preferences: '',
  notes: '',
}

function refused(recipient: Partial<Recipient>, ideas: readonly string[]): string[] {
  const judge = ideaFilter(constraintsOf({ ...ADULT, ...recipient }))
  return ideas.filter((idea) => judge(idea) !== null)
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
  ['Not a big fan of perfume', 'rose perfume', 'wool scarf'],
  ['hates wine', 'wine tasting class, vineyard tour', 'craft beer set'],
  ['dislikes coffee and chocolate', 'espresso cups, dark chocolate bar', 'tea strainer'],
  ["doesn't like scented candles", 'scented candle, lavender diffuser', 'beeswax wrap'],
  ["Doesn't drink", 'whisky glasses, beer brewing kit', 'coffee beans'],
  ['does not drink, loves to cook', 'wine decanter', 'cast iron pan'],
  ["She doesn't drink coffee", 'cold brew bottle, ground coffee', 'gin glasses'],
  ["doesn't eat meat", 'beef jerky box, charcuterie board', 'pasta machine'],
  ["can't stand clutter", 'ceramic ornament', 'cinema tickets'],
  ["can't eat gluten", 'sourdough starter kit, cookie tin set', 'cookie cutter'],
  ['avoid wool and leather', 'merino jumper, leather wallet', 'cotton throw'],
  ['avoids dairy, eggs and fish', 'cheese hamper, meringue kit, smoked salmon', 'olive bowl'],
  ['no wool, leather or plastic', 'wool socks, leather belt, plastic toy', 'cotton scarf'],
  ['no books, mugs, candles', 'crime novel, enamel mug, soy candle', 'garden trowel'],
  ['no wool, she loves blue linen', 'wool hat', 'blue linen shirt'],
  ['Hates pink but loves purple', 'pink umbrella', 'purple umbrella'],
  ['loves tea but not coffee', 'coffee grinder', 'loose leaf tea strainer'],
  ['no jewellery; likes silver frames', 'silver necklace', 'silver photo frame'],
  ['No jewelry', 'pearl earrings, charm bracelet', 'watch stand'],
  ['without plastic', 'plastic water bottle', 'steel water bottle'],
  ['nothing with batteries', 'battery lantern, rc drone', 'oil lamp'],
  ["nothing he'd have to charge", 'bluetooth speaker, rechargeable torch', 'hand crank radio'],
  ['nothing that needs charging', 'smartwatch, wireless earbuds', 'paper map'],
  ['nothing that makes noise', 'toy drum, party whistle', 'wooden train'],
  ['toys that make noise — no!', 'toy trumpet, talking robot', 'wooden blocks'],
  ['toys with small parts: no', 'lego set, bead kit', 'picture puzzle mat'],
  ['no noisy toys please', 'drum kit', 'soft ball'],
  ['nothing scented', 'scented soap, bath bombs', 'linen towel'],
  ['no smelly stuff', 'perfume, incense sticks', 'silk scarf'],
  ['Nothing handmade', 'handmade soap dish', 'bread knife'],
  ['no gadgets or tech', 'smart speaker, usb lamp', 'oak tray'],
  ['no clothes', 'rain jacket, wool socks', 'tote bag'],
  ['Please no more mugs or socks', 'enamel mug, wool socks', 'egg cups'],
  ['no gift cards, no vouchers', 'spa voucher, cinema gift card', 'spa towel'],
  ['no subscriptions', 'coffee subscription', 'coffee beans'],
  ['anything but books', 'travel book', 'travel pillow'],
  ['no toys', 'toy car, plush bear', 'car wash kit'],
  ['No pets or plants', 'dog bed, potted orchid', 'flower vase'],
  ['nothing romantic', 'love letter kit, massage oil for couples', 'letter opener'],
  ['not religious', 'prayer journal, nativity set', 'bullet journal'],
  ['no kitchen gadgets', 'digital scale', 'reading lamp'],
  ['nothing sharp', 'chef knife, garden shears', 'garden gloves'],
  ['no personalised gifts', 'engraved pen, photo book', 'fountain pen'],
  ['never wears jewellery', 'gold bracelet', 'gold pen'],
  ["She isn't into gardening", 'potted fern', 'board game'],
  ['tired of candles', 'pillar candle', 'pillar tray'],
  ['gave up sugar last year', 'fudge box', 'nut bowl'],
  ['has outgrown lego', 'lego car', 'model rocket'],
  ['steer clear of caffeine', 'espresso beans, matcha set', 'herbal tea'],
  ['sick of socks', 'striped socks', 'striped shirt'],
  ['can do without ornaments', 'brass figurine', 'brass lamp'],
  ["isn't allowed sweets", 'fudge box', 'linen apron'],
  ['please avoid: pork, anything with gelatine', 'bacon jam, gummy bears', 'pear tree'],
  ["she isn't a big reader but likes audiobooks", 'crime novel', 'big umbrella'],
  ["doesn't eat pork or drink alcohol", 'salami, gin set', 'pear tree'],
  ['She said "no candles"', 'pillar candle', 'pillar tray'],
  ['sugarfree', 'fudge', 'pear tree'],
  // said afterwards
  ['candles are out', 'pillar candle', 'pillar tray'],
  ['perfume is a no', 'rose perfume', 'rose tea'],
  ['jewellery is not really her thing', 'silver necklace', 'silver frame'],
  ['chocolate: no thanks', 'milk chocolate', 'green tea'],
  ['sweets? no', 'boiled sweets', 'boiled wool hat'],
  ['lavender gives her migraines', 'lavender pillow', 'linen pillow'],
  ['loves baking, coffee is out', 'coffee beans', 'baking stone'],
  // allergies and intolerances
  ['allergic to tree nuts and bees', 'walnut cake, honey jar, beeswax wraps', 'cotton quilt'],
  ['Allergic to almonds', 'pecan pie, trail mix', 'almond blossom print'],
  ['severe peanut allergy', 'peanut butter, praline box', 'popcorn bowl'],
  ['has a nut allergy, knits', 'nougat bar', 'knitting needles'],
  ['lactose intolerant', 'cheese selection, milk chocolate', 'cheese board'],
  ['gluten-free', 'beer set, pasta box', 'rice bowls'],
  ['coeliac', 'cookie box, food hamper', 'cheese knife'],
  ['nut-free household', 'mixed nuts, granola', 'raisin tin'],
  ['allergies: wool, cats', 'wool throw, cat tree', 'cotton throw'],
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
  ['sober for two years', 'hip flask, beer kit', 'coffee kit'],
  ['teetotal', 'cocktail set', 'tonic glasses'],
  ['breastfeeding', 'wine hamper, coffee set', 'water bottle'],
  ['lives in a small flat', 'garden hammock, beanbag', 'pocket radio'],
  ['not much space at home', 'telescope', 'phone tripod'],
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
  ['not only books, also games', '', 'crime novel, card game'],
  ["doesn't mind alcohol", '', 'gin set'],
  ["wouldn't say no to wine", '', 'red wine'],
  ['nothing but love for cheese', '', 'cheese hamper'],
  ["can't live without coffee", '', 'coffee beans'],
  ['not fussy', '', 'wool hat'],
  ['not allergic to anything', '', 'nut hamper'],
  ['no nuts, tea is fine', 'nut butter', 'green tea'],
  ['never enough books', '', 'crime novel'],
  ['', '', 'wool hat'],
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

/** Sentence, lowest and highest price in units of currency. */
const BUDGETS: readonly (readonly [string, number | null, number | null])[] = [
  ['no more than 25', null, 25],
  ['between $20 and $40', 20, 40],
  ['between 20 and 40', 20, 40],
  ['under 50', null, 50],
  ['max €30', null, 30],
  ['max. 30 euros', null, 30],
  ['nothing over 30', null, 30],
  ['£15-£25', 15, 25],
  ['15–25 €', 15, 25],
  ['from 10 to 20 pounds', 10, 20],
  ['up to $1,000', null, 1000],
  ['budget: 75', null, 75],
  ['my budget is around 40 dollars', null, 40],
  ['budget 20-30', 20, 30],
  ['20 euro max', null, 20],
  ['$50 or less', null, 50],
  ['about 60 bucks', null, 60],
  ['less than £12.50', null, 12.5],
  ["don't spend more than 35", null, 35],
  ['at least €20', 20, null],
  ['under ₹2550', null, 30],
  ['max 300 kr', null, 30],
  ['up to 100 zł', null, 25],
  ['under 50, or 100 euros max with others', null, 50],
  ['nothing too expensive', null, 50],
  ['homemade gifts only', null, 0],
  ['we are on a tight budget', null, 25],
  ["I don't want to spend over £40", null, 40],
  ['£10', null, 10],
  ['Spend: 20', null, 20],
  ['price 20 to 30', 20, 30],
  ['about a tenner', null, 10],
  ['under a hundred dollars', null, 100],
  ['max 1.000 €', null, 1000],
  ['no more than £25 each, or £100 together', null, 25],
  // numbers that are no money
  ['she is under 50', null, null],
  ['under 5 kg', null, null],
  ['size 40, loves 1980s films', null, null],
  ['games for up to 6 players', null, null],
  ['no more than 3 books', null, null],
  ['no budget', null, null],
  ['over 20 years married', null, null],
  ['', null, null],
]

test.each(BUDGETS)('budget of "%s"', (sentence, minimum, maximum) => {
  const { budget } = constraintsOf({ ...ADULT, notes: sentence })
  expect(budget).toEqual({ minimum, maximum })
})

test('a budget does not swallow the refusal around it', () => {
  expect(
    refused({ notes: 'nothing over 30 or noisy, no wool' }, ['toy drum', 'wool hat', 'silk scarf']),
  ).toEqual(['toy drum', 'wool hat'])
})

/** Age group, sentence, years. */
const AGES: readonly (readonly [Recipient['ageGroup'], string, number])[] = [
  ['0-12 years', '', 6],
  ['0-12 years', 'turning 9', 9],
  ['0-12 years', 'She is 4 years old', 4],
  ['0-12 years', 'a toddler', 2],
  ['0-12 years', '8 months old', 0],
  ['0-12 years', 'a newborn', 0],
  ['0-12 years', 'her seventh birthday', 7],
  ['0-12 years', 'turns ten in May', 10],
  ['0-12 years', 'a 5-year-old who reads', 5],
  ['0-12 years', 'has a toddler brother, is 11', 11],
  ['0-12 years', 'has a 30 year old teacher', 6],
  ['0-12 years', 'is 3 foot tall', 6],
  ['13-17 years', '', 13],
  ['13-17 years', 'turning 16', 16],
  ['18-24 years', '21st birthday', 21],
  ['25-34 years', '', 25],
  ['35-44 years', 'my son is 9', 35],
  ['45-54 years', '50th birthday', 50],
  ['55+ years', '', 55],
  ['55+ years', 'she is 82', 82],
]

test.each(AGES)('age of %s, "%s"', (ageGroup, notes, age) => {
  expect(constraintsOf({ ...ADULT, ageGroup, notes }).age).toBe(age)
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
