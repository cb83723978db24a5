import { expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { catalogueIn, topicNamed, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { THING_KINDS } from '#app/ideas/idea.ts'
import { constraintsOf, LANGUAGE_KEYS } from '#app/ideas/reading/constraints/constraint-blocks.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { CONSTRAINT_PHRASES } from '#app/ideas/words/constraint-phrases.ts'
import { LANGUAGES } from '#app/ideas/words/languages/language.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { phrasesOf } from '#app/ideas/words/phrase-pattern.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const BLOCKS = constraintsOf(CONSTRAINT_PHRASES)

test('every topic of the phrases stands in the catalogue, no phrase or name comes twice', () => {
  const topics = BLOCKS.flatMap(({ lines }) =>
    [lines.get('topic'), ...(lines.get('drops')?.split(', ') ?? [])].filter((each) => each !== undefined),
  )
  expect(topics.filter((title) => !topicNamed(wholeCatalogue(), lemmas(title)))).toEqual([])
  const names = BLOCKS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const twice = BLOCKS.flatMap(({ name, lines }) =>
    LANGUAGE_KEYS.flatMap((key) => {
      const phrases = phrasesOf(lines.get(key) ?? '')
      return phrases.filter((each, at) => phrases.indexOf(each) !== at).map((each) => `${name}: ${each}`)
    }),
  )
  expect(twice).toEqual([])
})

test('every kind of thing is ruled out in each language', () => {
  const missing = THING_KINDS.flatMap((kind) =>
    LANGUAGE_KEYS.filter(
      (key) => !BLOCKS.some(({ kinds, lines }) => kinds.includes(kind) && lines.has(key)),
    ).map((key) => `${kind}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('a block with an unknown line or ban is refused', () => {
  expect(() => constraintsOf('\n# x\nen: x\nbans: elephants\n')).toThrow('elephants')
  expect(() => constraintsOf('\n# x\nen: x\nhurts: x\n')).toThrow('hurts')
})

test('the patterns of all beginnings, which one wish can hold, are soon made', () => {
  const patterns = BLOCKS.flatMap((block) =>
    block.patterns.map(({ language, patternOf }) => ({ language, length: patternOf().source.length })),
  )
  expect(Math.max(...patterns.map(({ length }) => length))).toBeLessThan(9_000)
  const lengthOf = (languages: readonly string[]) =>
    patterns
      .filter(({ language }) => languages.includes(language))
      .reduce((sum, { length }) => sum + length, 0)
  for (const language of LANGUAGES) expect(lengthOf(['en', language])).toBeLessThan(2_500_000)
  // An English profile is read in all of them.
  expect(lengthOf(['any'])).toBeLessThan(3_500_000)
})

test('in a profile of another language no third one is read that its words do not tell', () => {
  const texts = { language: 'es', of: (english: string) => english }
  const read = (preferences: string) =>
    readWish({ ...ANYBODY, preferences }, catalogueIn(texts)).bans.attributes
  expect([...read('intolerante a la lactosa, nada en la pileta')]).toEqual(['dairy'])
  expect([...read('sem lã por favor')]).toContain('wool')
})

/** Said in passing, the kinds that it rules out. */
test.each([
  ['sieht seit dem Schlaganfall kaum noch was', 'sight'],
  ['elle voit très mal', 'sight'],
  ['já não enxerga bem', 'sight'],
  ['linker Arm in Gips bis März', 'hands'],
  ['arm in het gips', 'hands'],
  ['le bras dans le plâtre', 'hands'],
  ['ha il polso ingessato', 'hands'],
  ['les mains qui tremblent', 'hands'],
  ['Arthrose', 'hands'],
  ['non può più camminare a lungo', 'legs'],
  ['kan niet meer lang lopen', 'legs'],
  ['il ginocchio operato', 'legs'],
  ['two new hips since spring', 'legs'],
  ['elle a mal aux mains', 'hands'],
  ['dos fragile, donc rien de lourd', 'carry'],
  ['solo lleva mochila, nada que pese', 'carry'],
  ['nothing too heavy please', 'carry'],
  ['lives in a tiny flat in town', 'garden'],
  ['eyesight not what it was', 'sight'],
  ['no homeware, they have it all', 'kitchen'],
  ['le duelen mucho las manos', 'hands'],
  ['ha male alle mani', 'hands'],
  ['kann nicht mehr aufstehen', 'legs'],
  ['bedridden since May', 'legs'],
  ['elle est alitée', 'legs'],
  ['leaving for South America, so something light', 'carry'],
  ['no household stuff!', 'home'],
  ['hands get tired', 'hands'],
  ['uses a walking frame now', 'legs'],
  ["can't see small print", 'sight'],
  ['pas d’objets qui prennent la poussière', 'dust'],
  ['es sorda de nacimiento', 'hearing'],
  ['nichts zum Hinstellen', 'dust'],
  ['niente che prenda polvere', 'dust'],
  ['rien qui s’entasse', 'dust'],
  ['vit en appartement sans balcon', 'garden'],
  ['su perro murió en octubre', 'animals'],
  ['geen spullen', 'thing'],
  ['no more objects please!!', 'thing'],
  ['had a knee op in May', 'legs'],
  ['cant run til spring', 'legs'],
  ['not allowed to cycle until June', 'legs'],
  ['no puede correr hasta marzo', 'legs'],
  ['darf bis Mai nicht joggen', 'legs'],
  ['ne doit pas courir avant mai', 'legs'],
  ['mag niet rennen', 'legs'],
  ['nie może biegać', 'legs'],
  ['kolano po operacji', 'legs'],
  ['shoulder surgery', 'effort'],
  ['Schulter operiert', 'effort'],
  ['due in june', 'effort'],
  ['słabo widzi', 'sight'],
  ['no quiere trastos en casa', 'dust'],
  ['bez gratów', 'dust'],
  ['niente cianfrusaglie', 'dust'],
  ['they have every household thing', 'home'],
  ['two suitcases total so it has to be small', 'carry'],
  ['muss in den Koffer passen', 'carry'],
  ['il faut que ça tienne dans la valise', 'carry'],
  ['que quepa en la maleta', 'carry'],
  ['che stia in valigia', 'carry'],
  ['que caiba na mala', 'carry'],
  ['moet in de koffer passen', 'carry'],
  ['musi być małe', 'carry'],
  ['passed in August', 'festive'],
  ['Opa ist im Mai gestorben', 'festive'],
  ['premier Noël sans papi', 'festive'],
  ['la primera Navidad sin el abuelo', 'festive'],
  ['primo Natale senza di lui', 'festive'],
  ['o primeiro Natal sem ele', 'festive'],
  ['eerste kerst zonder hem', 'festive'],
  ['pierwsze święta bez niego', 'festive'],
  ['had a heart attack in spring', 'effort'],
  ['nach dem Herzinfarkt', 'effort'],
  ['après son infarctus', 'effort'],
  ['po zawale', 'effort'],
] as const)('"%s" rules out what needs: %s', (notes, kind) => {
  expect([...readWish({ ...ANYBODY, notes }).bans.kinds]).toContain(kind)
})

test.each(['can’t wait to walk the Camino', 'cannot wait to see the sea'])(
  '"%s" rules out nothing',
  (notes) => {
    expect([...readWish({ ...ANYBODY, notes }).bans.kinds]).toEqual([])
  },
)

/** Categories and attributes that are ruled out. */
test.each([
  ['niente abbigliamento', 'clothing'],
  ['keine Klamotten', 'clothing'],
  ['geen kleding', 'clothing'],
  ['nada de ropa', 'clothing'],
  ['pas de vêtements', 'clothing'],
  ['żadnych ubrań', 'clothing'],
  ['sprzęt ma juz cały', 'equipment'],
  ['hat schon die ganze Ausrüstung', 'equipment'],
  ['a déjà tout le matériel', 'sports gear'],
  ['ha già tutta l’attrezzatura', 'outdoor gear'],
  ['has all the gear already', 'safety gear'],
  ['nothing that goes on her skin', 'body care'],
  ['buying him tech is impossible', 'gadget'],
  ['Technik für ihn kaufen ist zwecklos', 'gadget'],
  ["lui offrir de la technologie c'est peine perdue", 'gadget'],
  ['regalarle tecnología es imposible', 'gadget'],
  ['regalargli tecnologia è impossibile', 'gadget'],
  ['dar-lhe tecnologia é impossível', 'gadget'],
  ['techniek voor hem kopen is onmogelijk', 'gadget'],
  ['nie lubi gadżetów', 'gadget'],
  ["real particular about clothes so don't do clothes", 'clothing'],
  ['bei Kleidung ist sie sehr eigen', 'clothing'],
  ['difficile pour les vêtements', 'clothing'],
  ['algo bonito que no sea otra pulsera', 'jewellery'],
  ['on lui offre toujours une bouteille', 'alcohol'],
  ['bekommt immer eine Flasche Wein', 'alcohol'],
  ['siempre le regalan una botella', 'alcohol'],
  ['has to watch what he eats', 'sugar'],
  ['ma dbać o dietę', 'sugar'],
  ['soll auf seine Ernährung achten', 'sugar'],
  ['deve stare attento a quello che mangia', 'sugar'],
  ['nothing too soppy', 'romantic'],
  ['no quiero algo super cursi', 'romantic'],
  ['nichts Kitschiges', 'romantic'],
  ['niente di sdolcinato', 'romantic'],
] as const)('"%s" rules out: %s', (notes, category) => {
  const { categories, attributes } = readWish({ ...ANYBODY, notes }).bans
  expect([...categories, ...attributes]).toContain(category)
})

/** A thing of which there are enough. */
test.each([
  ['nicht das dritte Silberbesteck', 'spoon'],
  ['not another silver spoon please', 'spoon'],
  ['tylko nie kolejny kubek', 'mug'],
  ['niet weer een mok', 'mug'],
  ['pas encore un foulard svp', 'scarf'],
  ['já tem faca, tábua, avental com piada', 'knife'],
  ['ha già tazze e grembiuli', 'apron'],
])('"%s" rules out every %s', (notes, thing) => {
  const { bans } = readWish({ ...ANYBODY, notes })
  expect([...[...bans.named.values()].flat(), ...bans.owned].flat()).toContain(thing)
})

/** In each language the gift is for the mother, whatever the occasion is called. */
test.each([
  'everyone buys for the baby, i want something for HER',
  'alle kaufen fürs Baby, ich möchte etwas für sie',
  'tout le monde achète pour le bébé, là c’est pour elle',
  'todos compran para el bebé, quiero algo para ella',
  'tutti regalano per il bambino, io voglio qualcosa per lei',
  'toda a gente compra para o bebé, quero algo para ela',
  'iedereen koopt voor de baby, ik wil iets voor haar',
  'wszyscy kupują dla dziecka, chcę coś dla niej',
  'not for the baby, something just for mum',
])('"%s" brings nothing for the baby', (notes) => {
  const recipient = { ...ANYBODY, occasion: 'other' as const, otherOccasion: 'baby shower', notes }
  const texts = chosenIdeas(recipient, { count: 15, exclude: [], seed: 5 }).map(({ text }) => text)
  expect(texts.filter((text) => /baby|newborn|nursery|rattle|sleepsuit|muslin/i.test(text))).toEqual([])
})

test('who is pregnant and gets something for herself gets nothing of it', () => {
  const notes = '7 months pregnant, something for HER, not the baby'
  const titles = readWish({ ...ANYBODY, notes }).interests.map(({ topic }) => topic?.title)
  expect(titles).toEqual([])
})

test('who moved into a care home gets no map of the new address', () => {
  const notes = 'just moved from the farm to one room in assisted living'
  const titles = readWish({ ...ANYBODY, notes }).interests.map(({ topic }) => topic?.title)
  expect(titles).toEqual(['care home life'])
})

test('what somebody did with who died is over', () => {
  const recipient = {
    ...ANYBODY,
    hobbies: 'used to go dancing with Ron, jigsaws',
    notes: 'Ron passed in August',
  }
  const titles = readWish(recipient).interests.map(({ topic }) => topic?.title)
  expect(titles).toEqual(['jigsaw puzzles', 'comfort and sympathy'])
})

test('who cannot run for now gets what is about running, and nothing to run with', () => {
  const notes = 'had a knee op so cant run til spring'
  const ideas = [1, 2, 3].flatMap((seed) =>
    chosenIdeas({ ...ANYBODY, hobbies: 'running', notes }, { count: 15, exclude: [], seed }),
  )
  const ofRunning = ideas.filter(({ interest }) => interest?.topic?.title === 'running')
  expect(ofRunning.length).toBeGreaterThan(0)
  expect(ofRunning.filter(({ idea }) => /gear|class|footwear|clothing|voucher/.test(idea.category))).toEqual(
    [],
  )
})

test('who hates to be reminded of a wheelchair gets nothing about it', () => {
  const titles = (notes: string) => readWish({ ...ANYBODY, notes }).interests.map(({ topic }) => topic?.title)
  expect(titles('uses a wheelchair')).toEqual(['wheelchair life'])
  expect(titles('uses a wheelchair, hates when ppl make it about that')).toEqual([])
})

/** What alone is welcome. */
test.each([
  ['an experience pls not a thing', 'experience'],
  ['experiencias, no cosas', 'experience'],
  ['lieber Zeit miteinander als Zeug', 'experience'],
  ['pas d’objets, plutôt des sorties', 'experience'],
  ['esperienze, niente oggetti', 'experience'],
  ['de preferência uma experiência', 'experience'],
  ['geen spullen, liever samen iets doen', 'experience'],
  ['will keine dinge mehr nur noch erlebnisse', 'experience'],
  ['solo experiencias', 'experience'],
  ['downsizing, so getting rid of things', 'voucher'],
  ['etwas das bleibt', 'sentimental'],
  ['something that lasts', 'personalised'],
  ['to use up not to keep', 'food'],
  ['consumables only', 'food'],
  ['zum Verbrauchen', 'food'],
  ['que se gaste, no que se guarde', 'food'],
  ['cose da consumare', 'food'],
  ['iets om op te maken', 'food'],
] as const)('of "%s" alone is welcome: %s', (notes, name) => {
  expect([...(readWish({ ...ANYBODY, notes }).only?.attributes ?? [])]).toContain(name)
})

/** Hobbies, the topics that are left. */
test.each([
  ['le gustaba tejer pero ya no puede por la artritis; las óperas', 'knitting'],
  ['knitting, but not any more', ''],
  ['used to knit, chess; arthritis', 'knitting'],
  ['su perro murió; ajedrez', 'dogs'],
])('of "%s" no interest is left in %s', (hobbies, title) => {
  const titles = readWish({ ...ANYBODY, hobbies }).interests.map(({ topic }) => topic?.title)
  expect(titles).not.toContain(title)
})

test.each([
  'piano for 20 years',
  'Klavier seit 20 Jahren',
  'le piano depuis quinze ans',
  'suona il pianoforte da vent’anni',
])('who plays "%s" gets nothing for beginners', (hobbies) => {
  const texts = Array.from({ length: 10 }, (_, seed) =>
    chosenIdeas({ ...ANYBODY, hobbies }, { count: 15, exclude: [], seed }).map(({ text }) => text),
  ).flat()
  expect(readWish({ ...ANYBODY, hobbies }).interests.map(({ topic }) => topic?.title)).toContain('piano')
  expect(texts.filter((text) => /beginner|starter|taster|lesson/i.test(text))).toEqual([])
})
