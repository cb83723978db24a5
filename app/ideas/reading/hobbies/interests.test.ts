import { expect, test } from 'vitest'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

/** What was said, the topics it is read as. */
test.each<[Partial<Recipient>, string[]]>([
  [{ hobbies: 'djing, drum n bass, raves' }, ['DJing', 'clubbing and festivals']],
  [{ hobbies: 'crochet, mostly tops and little frogs' }, ['crochet']],
  [{ hobbies: 'warhammer 40k, paints death guard' }, ['Warhammer']],
  [{ hobbies: 'woodturning, bowls n pens on his lathe' }, ['woodturning']],
  [{ hobbies: 'vampire squid' }, ['deep sea animals']],
  [{ hobbies: 'puzzles, can do 60 pieces alone' }, ['jigsaw puzzles']],
  [{ hobbies: 'moestuin' }, ['vegetable growing']],
  [{ hobbies: 'her 2 sausage dogs' }, ['dachshund']],
  [{ hobbies: 'hoops' }, ['basketball']],
  [{ hobbies: 'bailar sevillanas' }, ['flamenco']],
  [{ hobbies: 'va per funghi' }, ['mushroom picking']],
  [{ hobbies: 'dammen, postduiven' }, ['draughts', 'pigeons']],
  [{ hobbies: 'el dominó en el bar, guitarra eléctrica' }, ['dominoes', 'electric and bass guitar']],
  [{ hobbies: 'la sua Moto Guzzi V7' }, ['motorcycling']],
  [{ hobbies: 'chapotear en la bañera' }, ['bath time']],
  [{ hobbies: 'układa wieże' }, ['stacking towers']],
  [{ hobbies: 'biega, szyje' }, ['running', 'sewing']],
  [{ hobbies: 'Marillion' }, ['Marillion']],
  [{ hobbies: 'Black Widow' }, ['Black Widow']],
  // where it is done, with what and what it looks like
  [{ hobbies: 'cricket in the garden' }, ['cricket']],
  [{ hobbies: 'chess at school, reading in bed' }, ['chess', 'reading']],
  [{ hobbies: 'sitting in the garden' }, ['gardening']],
  [{ hobbies: 'painting his Necrons' }, ['Warhammer']],
  [{ hobbies: 'Warhammer poppetjes schilderen' }, ['Warhammer']],
  [{ hobbies: 'walking her dog' }, ['dog walking']],
  [{ hobbies: 'potters in the shed' }, ['garden shed']],
  [{ hobbies: 'perfumes, Bad Bunny, su gata Lola' }, ['perfume', 'Bad Bunny', 'cats']],
  [{ hobbies: 'le Tour de France à la télé' }, ['tour de france']],
  [{ hobbies: 'golden retriever' }, ['golden retriever']],
  [{ preferences: 'wood, linen, brass' }, []],
  [{ preferences: 'azul, lila, turquoise' }, []],
  [{ preferences: 'Yeti, Carhartt' }, []],
  [{ preferences: 'Lego' }, ['brick building']],
  [{ preferences: 'Playmobil' }, ['playset figures']],
  [{ preferences: 'Barbie' }, ['fashion dolls']],
  [{ notes: 'Nintendo' }, ['video games']],
  [{ notes: 'Netflix' }, ['television series']],
  [{ notes: 'Harley Davidson' }, ['motorcycling']],
  [{ notes: 'a trip to Japan' }, ['Japan']],
  [{ notes: 'dreams of going to Iceland' }, ['Iceland']],
  [{ notes: 'obsessed with Scotland' }, ['Scotland']],
  [{ preferences: 'feitas em Portugal' }, []],
  [{ notes: 'my brother is in Canada' }, []],
  [{ notes: 'we are getting a card separately' }, []],
  [{ hobbies: 'allotment (dahlias and squash mainly)' }, ['greenhouses and allotments', 'dahlias']],
  [{ hobbies: 'gardening, squash and tennis' }, ['gardening', 'squash', 'tennis']],
  [{ hobbies: 'squash' }, ['squash']],
  [{ hobbies: 'her dog, squash' }, ['dogs', 'squash']],
  [{ hobbies: 'gardening, squash' }, ['gardening', 'squash']],
  [{ hobbies: 'knitting, darts' }, ['knitting', 'darts']],
  [{ hobbies: 'woodwork and darts' }, ['woodworking', 'darts']],
  [{ hobbies: 'pottery, bowls' }, ['pottery', 'bowls']],
  [{ hobbies: 'dança (jazz)' }, ['jazz dance']],
  [{ hobbies: 'knitting (socks), swimming (open water)' }, ['sock knitting', 'wild swimming']],
  [{ hobbies: 'corso di ceramica (sforna solo ciotole storte ma le adora)' }, ['pottery']],
  [{ notes: "they've got the toaster, they've got two air fryers" }, []],
  [{ notes: 'flying back home in May' }, []],
  [{ hobbies: 'chess, talks to folks in new zealand at 4am' }, ['chess']],
  [{ hobbies: 'trips to Cornwall' }, ['Cornwall']],
  // a pastime that is refused
  [{ hobbies: 'runs marathons, chess', notes: 'please nothing with running' }, ['chess']],
  [{ hobbies: 'golf, chess', notes: 'no more golf stuff' }, ['chess']],
  [{ hobbies: 'gin, chess', preferences: 'not another gin' }, ['gin', 'chess']],
  [{ hobbies: 'lego, chess', preferences: 'no lego this time' }, ['chess']],
  [{ hobbies: 'rugby, chess', notes: 'concussion, no rugby this season' }, ['chess']],
  [{ hobbies: 'reading, chess', notes: 'no books' }, ['reading', 'chess']],
  // why, and on which condition
  [{ hobbies: "il veut apprendre à cuisiner depuis qu'il regarde des vidéos" }, ['cooking']],
  [{ notes: 'nut allergy if its anything with chocolate' }, []],
  [{ notes: 'Nussallergie, falls es Schokolade wird' }, []],
  [{ notes: 'erste gemeinsame Wohnung, Altbau, 3. Stock' }, []],
  // whom it is done with
  [{ hobbies: 'walks with her spaniel' }, ['hiking', 'spaniel']],
  [{ hobbies: 'baking with grandma' }, ['baking', 'grandparents']],
  [{ hobbies: 'chess with his neighbour' }, ['chess']],
  [{ hobbies: 'a cat called Milo, jazz mostly' }, ['cats', 'jazz and blues']],
  // who teaches it, and what is made of it
  [{ hobbies: 'yoga teacher' }, ['yoga']],
  [{ hobbies: 'ski instructor, coffee nerd' }, ['skiing', 'coffee']],
  [{ hobbies: 'primary school teacher' }, ['teaching']],
  [{ hobbies: 'crocheting little frogs, knitting cats' }, ['crochet', 'knitting']],
  // verbs and compounds of other languages
  [
    { hobbies: 'Fietst veel, brouwt zelf bier, kampeert met het gezin' },
    ['cycling', 'beer and home brewing', 'camping'],
  ],
  [{ hobbies: 'Oma strickt Socken, geht zum Seniorentanz, mag Rotwein' }, ['knitting', 'dance', 'wine']],
  [{ hobbies: 'elle tricote, elle nage' }, ['knitting', 'swimming']],
  [{ hobbies: 'guarda il ciclismo, nuota molto' }, ['cycling', 'swimming']],
  [{ hobbies: 'cuisiner pour ses petits-enfants' }, ['cooking', 'grandparents']],
  // the language of the other texts
  [
    { hobbies: 'modellismo navale, cucina la domenica', notes: 'niente vestiti' },
    ['model making', 'cooking'],
  ],
  [{ hobbies: 'biega, gotuje', notes: 'lubi muzykę' }, ['running', 'cooking']],
  // the thing and the verb, the name of a dog
  [
    { hobbies: 'collects fountain pens, baking macarons, his labrador' },
    ['fountain pens', 'macarons', 'labrador'],
  ],
  [{ hobbies: 'cooking fish' }, ['cooking']],
  // what is over, and whose it is
  [{ hobbies: 'horses, chess', notes: 'just had to sell her horse, a sore subject' }, ['chess']],
  [{ hobbies: 'Grandpa: chess' }, ['chess']],
  [{ hobbies: '50 ans de mariage, les voyages' }, ['travel']],
  [{ hobbies: 'two grooms, chess' }, ['chess']],
  // words that only look like one
  [{ notes: 'lives on a narrowboat so space is super tight' }, []],
  [{ hobbies: 'parents in law, chess' }, ['chess']],
  [{ ageGroup: '0-12 years', hobbies: 'rockets', notes: '4 years old, mum is pregnant' }, ['rockets']],
  [{ hobbies: 'tea', notes: 'mum is pregnant' }, ['tea', 'pregnancy']],
  [{ hobbies: 'his dog died in spring and he is blind' }, ['sight loss', 'comfort and sympathy']],
  [{ notes: 'twins, something to share' }, []],
  [{ hobbies: 'knitting for the hospice' }, ['knitting']],
])('%j is read as %j', (texts, titles) => {
  const { interests } = readWish({ ...ANYBODY, ...texts })
  expect(interests.map(({ topic }) => topic?.title)).toEqual(titles)
})

const ideasOf = (texts: Partial<Recipient>, seeds = 10) =>
  Array.from({ length: seeds }, (_, seed) =>
    chosenIdeas({ ...ANYBODY, ...texts }, { count: 15, exclude: [], seed }),
  ).flat()

test('a child of unknown age who builds with bricks gets bricks, one who likes dinosaurs no small parts', () => {
  const child = { ageGroup: '0-12 years' as const }
  const small = (hobbies: string) =>
    ideasOf({ ...child, hobbies }).filter(({ idea }) => idea.attributes.has('small-parts'))
  expect(small('lego').length).toBeGreaterThan(20)
  expect(small('duplo')).toEqual([])
  expect(small('dinosaurs, baths')).toEqual([])
})

test('an idea for two of their pastimes comes more often than without the other', () => {
  const forCats = (hobbies: string) =>
    ideasOf({ hobbies }, 80).filter(({ idea }) => /cat portrait embroidery/.test(idea.text))
  expect(forCats('cats, embroidery, chess').length).toBeGreaterThan(forCats('cats, running, chess').length)
})

test('whoever may spend much gets no trifles', () => {
  const shares = ideasOf({ hobbies: 'hiking, cooking', notes: 'up to 200 euros' })
  expect(shares.filter(({ idea }) => idea.price.typical < 15).length).toBeLessThan(shares.length / 10)
  const cheap = ideasOf({ hobbies: 'hiking, cooking', notes: 'up to 15 euros' })
  expect(cheap.every(({ idea }) => idea.price.typical <= 15)).toBe(true)
})

test.each(['moving to Dublin in autumn', 'she will move to Australia', 'relocating to Oslo'])(
  '"%s" must be carried',
  (notes) => expect([...readWish({ ...ANYBODY, notes }).bans.kinds]).toContain('carry'),
)
test.each(['moving to a new flat', 'moving to the country', 'moves to her beat'])('"%s" need not', (notes) =>
  expect([...readWish({ ...ANYBODY, notes }).bans.kinds]).not.toContain('carry'),
)

test('a blind cricket fan gets nothing to play with', () => {
  const texts = ideasOf({ hobbies: 'cricket, tennis', notes: 'blind' }).map(({ text }) => text)
  expect(texts.filter((text) => /batting|tennis ball|cricket ball|racket|stump/.test(text))).toEqual([])
})

test.each([
  'watches tennis',
  'tennis on the telly',
  'Tennis schauen',
  'kijkt graag tennis',
  'watching TV (golf, tennis)',
  'tv kijken (tennis)',
  'tennis in tv',
])('who %s gets nothing to play it with', (hobbies) => {
  const texts = ideasOf({ hobbies }).map(({ text }) => text)
  expect(texts.filter((text) => /racket|overgrip|court shoe|strings/.test(text))).toEqual([])
})

test.each(['is a member at the golf club', 'member at the climbing gym'])('who %s plays', (hobbies) => {
  expect(readWish({ ...ANYBODY, hobbies }).interests.map(({ watched }) => watched)).not.toContain(true)
})

test('whoever has all the gear or supplies enough gets none of it', () => {
  const texts = ideasOf({
    hobbies: 'scrapbooking, sewing',
    preferences: 'has enough craft supplies for three lives',
  })
  expect(texts.filter(({ idea }) => ['art supplies', 'craft kit'].includes(idea.category))).toEqual([])
  const gear = ideasOf({ hobbies: 'running, chess', notes: 'has all the gear he needs' })
  expect(gear.filter(({ idea }) => idea.category === 'sports gear')).toEqual([])
})

test('a vegan wife makes nobody vegan', () => {
  expect([...readWish({ ...ANYBODY, notes: 'no leather (vegan wife)' }).bans.attributes]).toEqual(['leather'])
})

/** What was said, what none of the ideas of ten lists may say. */
test.each<[Partial<Recipient>, RegExp]>([
  // the look of an animal, and none to keep
  [{ hobbies: 'crochet', preferences: 'frogs' }, /terrarium|handbook|feeding|tadpole/],
  [{ hobbies: 'drawing', preferences: 'guinea pigs' }, /forage|hay|hide in|fleece forest|care/],
  // below their level, unless they begin
  [{ hobbies: 'crochet, sourdough, DIY' }, /beginner|starter|taster/],
  // things of a toy box without plastic
  [
    { ageGroup: '0-12 years', hobbies: 'gardening, diggers', notes: '4, no more plastic tat' },
    /lawnmower|cement mixer/,
  ],
  // the occasion beside a pastime
  [{ hobbies: 'chess, running', occasion: 'christmas' }, /carol|cracker|stocking/],
  // whom they hardly know
  [
    { hobbies: 'violin', notes: 'secret santa, max 15, dont know her v well' },
    /together|cooked for|drive|love/,
  ],
  [{ hobbies: 'netball', notes: 'our coach, from all the parents' }, /together|cooked for|love/],
  // the day itself, and no more planning
  [{ hobbies: 'chess', occasion: 'other', otherOccasion: 'ślub' }, /planning|hen or stag|countdown/],
  [{ preferences: 'tea', occasion: 'other', otherOccasion: '60. Geburtstag' }, /wedding|baby/],
  // who kills them
  [{ hobbies: 'bouldering', preferences: 'loves plants but kills them' }, /plant|seed|cutting/],
])('%j brings no %s', (texts, wrong) => {
  expect(
    ideasOf(texts)
      .filter(({ text }) => wrong.test(text))
      .map(({ text }) => text),
  ).toEqual([])
})

test('who begins gets what is for beginners', () => {
  const texts = ideasOf({ hobbies: 'crochet', notes: 'wants to learn it' }, 40).map(({ text }) => text)
  expect(texts.some((text) => /beginner|learn/.test(text))).toBe(true)
})

test.each(['naissance', 'Geburt', 'baby shower'])(
  'a newborn ("%s") gets gifts of its own',
  (otherOccasion) => {
    const texts = { ageGroup: '0-12 years', occasion: 'other', otherOccasion, notes: 'newborn' } as const
    const own = ideasOf(texts, 2).filter(({ reason }) => reason.startsWith('because of'))
    expect(own.length).toBeGreaterThan(17)
  },
)

test('names before a colon say whose pastimes they are', () => {
  const { interests } = readWish({ ...ANYBODY, hobbies: 'Walt: fishing. Ginny: scrapbooks' })
  expect(interests.map(({ topic }) => topic?.title)).toEqual(['fishing', 'scrapbooking'])
})

test.each([
  ['10 going on 25', 10],
  ['9 Jahre', 9],
])('"%s" says an age', (notes, age) => {
  expect(readWish({ ...ANYBODY, ageGroup: '0-12 years', notes }).age).toBe(age)
})

test.each([
  ['0-12 years', { hobbies: 'dogs', notes: 'turning 2' }, true],
  ['0-12 years', { hobbies: 'les chiens', notes: 'elle a 3 ans' }, true],
  ['0-12 years', { hobbies: 'her two dogs', notes: 'turning 5' }, false],
  ['25-34 years', { hobbies: 'dogs' }, false],
  ['0-12 years', { hobbies: 'gardening' }, false],
  ['0-12 years', { hobbies: 'growing sunflowers' }, false],
] as const)('%s, %j: likes the look of them only: %s', (ageGroup, texts, motif) => {
  expect(readWish({ ...ANYBODY, ageGroup, ...texts }).interests[0]?.motif).toBe(motif)
})
