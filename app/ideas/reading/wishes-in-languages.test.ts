import { describe, expect, test } from 'vitest'
import { catalogueIn } from '#app/ideas/catalogue/catalogue.ts'
import { ideaFilter, wordFilter } from '#app/ideas/choice/filter.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const NO_TEXTS = () => undefined
const catalogues = new Map<string, ReturnType<typeof catalogueIn>>()

function wishIn(language: string, words: Partial<Recipient>) {
  const catalogue = catalogues.get(language) ?? catalogueIn({ language, of: NO_TEXTS })
  catalogues.set(language, catalogue)
  return readWish({ ...ANYBODY, ...words }, catalogue)
}

const list = (ideas: string) => ideas.split(', ').filter(Boolean)

/** What the giver writes | English ideas it must rule out | ideas it must leave alone. */
const SENTENCES: Record<string, readonly (readonly [string, string, string])[]> = {
  de: [
    ['bloß kein Spielzeug mehr, der Keller platzt', 'plush bear, toy train', 'linen apron'],
    ['Honig hat er wirklich genug', 'honey', 'beeswax wrap'],
    ['Sie isst keine Pilze und auch keinen Fisch', 'smoked salmon', 'linen apron'],
    ['Parfüm und Schals kamen letztes Jahr nicht gut an', 'rose perfume, silk scarf', 'linen apron'],
    ['Kerzen mag sie gar nicht', 'pillar candle', 'linen apron'],
    ['Er hat schon eine Drohne', '', 'drone landing pad'],
    ['bitte nichts mit Nüssen', 'almond butter jar', 'linen apron'],
    ['Allergie: Nüsse', 'almond butter jar', 'linen apron'],
    ['Sie ist allergisch: Nüsse', 'almond butter jar', 'linen apron'],
    ['Sie ist gegen Nüsse allergisch', 'almond butter jar', 'linen apron'],
    ['Sie lehnt Alkohol ab', 'red wine', 'linen apron'],
    ['kein Kaffee und Tee', 'coffee grinder, tea caddy', 'linen apron'],
    ['sie hasst Krimis, liebt aber Gedichte', '', 'poetry book'],
    ['Tassen: nein danke', 'enamel mug', 'linen apron'],
    ['Kerzen und Bücher sind nichts für ihn', 'crime novel, pillar candle', 'linen apron'],
    ['keine Allergien, keine Vorlieben', '', 'almond butter jar'],
    ['Sie kann nie genug Bücher haben', '', 'crime novel'],
    ['kein Problem mit Alkohol', '', 'red wine'],
    ['Keine Bücher, er liest am Handy', 'crime novel', 'phone stand'],
  ],
  fr: [
    ['surtout pas de jouets, la chambre déborde', 'plush bear, toy train', 'linen apron'],
    ['du miel il en a déjà plein', 'honey', 'beeswax wrap'],
    ['elle ne mange ni champignons ni poisson', 'smoked salmon', 'linen apron'],
    ['les bougies elle déteste', 'pillar candle', 'linen apron'],
    ['il est allergique aux noix', 'almond butter jar', 'linen apron'],
    ['Elle est allergique : noix, lait', 'almond butter jar, cheese hamper', 'linen apron'],
    ["plus de tasses s'il vous plaît", 'enamel mug', 'linen apron'],
    ["elle n'aime pas les chats mais adore les chiens", 'cat calendar', 'dog calendar'],
    ['pas de jouet qui fait du bruit', 'toy drum', 'wooden train'],
    ["pas d'allergie connue", '', 'almond butter jar'],
    ['elle ne peut pas se passer de livres', '', 'crime novel'],
    ['pas de livres, il lit sur tablette', 'crime novel', 'linen apron'],
  ],
  es: [
    ['nada de juguetes, que no le caben más', 'plush bear, toy train', 'linen apron'],
    ['miel ya tiene de sobra', 'honey', 'beeswax wrap'],
    ['no come setas ni pescado', 'smoked salmon', 'linen apron'],
    ['las velas no le gustan nada', 'pillar candle', 'linen apron'],
    ['es alérgico a los frutos secos', 'almond butter jar', 'linen apron'],
    ['alergias: nueces', 'almond butter jar', 'linen apron'],
    ['no más tazas por favor', 'enamel mug', 'linen apron'],
    ['odia los gatos pero le encantan los perros', 'cat calendar', 'dog calendar'],
    ['nada que haga ruido', 'toy drum', 'wooden train'],
    ['no tiene alergias', '', 'almond butter jar'],
    ['nunca tiene bastantes libros', '', 'crime novel'],
    ['libros no, lee en el móvil', 'crime novel', 'linen apron'],
  ],
}

SENTENCES.it = [
  ['allergie: noci', 'almond butter jar', 'linen apron'],
  ['niente candele, ama i libri', 'pillar candle', 'crime novel'],
]
SENTENCES.nl = [
  ['ze is allergisch: noten', 'almond butter jar', 'linen apron'],
  ['geen boeken en kaarsen', 'crime novel, pillar candle', 'linen apron'],
]
SENTENCES['pt-BR'] = [
  ['n gosta de vinho', 'red wine', 'linen apron'],
  ['nada de livros, adora flores', 'crime novel', 'bouquet'],
]
SENTENCES.pl = [
  ['czyta wszystko, więc nie książka', 'crime novel', 'linen apron'],
  ['alergie: orzechy', 'almond butter jar', 'linen apron'],
  ['Kawy nie pije', 'coffee grinder', 'linen apron'],
]
SENTENCES.en = [['No candles, thank u. Tea, books and gardening', 'pillar candle', 'crime novel, tea caddy']]

describe.each(Object.entries(SENTENCES))('in %s', (language, sentences) => {
  test.each(sentences)('%s', (sentence, out, left) => {
    const refusalOf = ideaFilter(wishIn(language, { preferences: sentence }))
    const refused = (ideas: string) => list(ideas).filter((idea) => refusalOf(idea) !== null)
    expect({ ruledOut: refused(out), ruledOutWrongly: refused(left) }).toEqual({
      ruledOut: list(out),
      ruledOutWrongly: [],
    })
  })
})

test.each([
  ['de', 'nur Gutscheine, sie sucht sich lieber selbst was aus'],
  ['fr', 'uniquement des bons cadeaux'],
  ['es', 'solo vales regalo'],
])('in %s "%s" welcomes nothing else', (language, preferences) => {
  expect([...(wishIn(language, { preferences }).only?.attributes ?? [])]).toEqual(['voucher'])
})

/** Language | what the giver writes | texts in it that it must rule out | texts it must leave alone. */
test.each([
  ['de', 'keine Gläser mehr', 'Weinglas mit Gravur, Gläser im Set', 'Schneidebrett'],
  ['de', 'Spieluhren hat sie schon', 'Spieluhr aus Holz', 'Spielekoffer'],
  ['fr', 'pas de parapluie', 'parapluie pliant, petits parapluies de poche', 'porte-monnaie'],
  ['es', 'nada de paraguas ni moldes', 'molde de silicona, paraguas plegable', 'mantel de lino'],
  ['it', 'niente ombrelli', 'ombrello pieghevole', 'tovaglia di lino'],
  ['pl', 'żadnych parasoli', 'parasol składany', 'obrus lniany'],
])('in %s "%s" rules out what says it', (language, sentence, out, left) => {
  const isSaid = wordFilter(wishIn(language, { preferences: sentence }), language)
  const maySay = (text: string) => isSaid(text)
  expect(list(out).filter(maySay)).toEqual([])
  expect(list(left).filter(maySay)).toEqual(list(left))
})

test('a hidden word is in no compound of the language', () => {
  const isSaid = wordFilter(wishIn('de', { notes: 'Sie haben einen Balkon', hidden: ['notes'] }), 'de')
  expect(['Balkonkasten fürs Geländer', 'Tischdecke aus Leinen'].map((text) => isSaid(text))).toEqual([
    false,
    true,
  ])
})

const likes = (language: string, words: Partial<typeof ANYBODY>) =>
  wishIn(language, words).interests.map(({ topic, phrase }) => topic?.title ?? phrase)

test('names of a third language count only in texts of that language', () => {
  expect(likes('fr', { hobbies: 'kot' })).not.toContain('cats')
  expect(likes('en', { hobbies: 'kot' })).toContain('cats')
  expect(likes('fr', { hobbies: 'bardzo lubi, kot' })).toContain('cats')
})

test.each([
  ['de', 'Golf 6 tunen', 'cars'],
  ['de', 'stricken', 'knitting'],
  ['fr', 'du tricot', 'knitting'],
  ['fr', 'hockey', 'ice hockey'],
  ['es', 'baila los martes', 'dance'],
  ['it', 'orto (attrezzi ne ha, basta), cruciverba', 'crosswords'],
  ['es', 'hago punto', 'knitting'],
  // as it is written, whole, and in the language's own words first
  ['es', 'velas', 'candles'],
  ['es', 'vela', 'sailing'],
  ['es', 'corte y confección', 'sewing'],
  ['nl', 'de switch', 'video games'],
  ['nl', 'boeken van Stephen King', 'Stephen King'],
  // what is done, not where and with whom
  ['pt-BR', 'bateria na igreja', 'drums'],
  ['pt-BR', 'correr no parque', 'running'],
  ['it', 'yoga in palestra', 'yoga'],
  ['de', 'Tanzen zu Musik', 'dance'],
  ['pl', 'gra w karty z wnukami', 'card games'],
  // behind an elided article, in another form, or as the last part of a word
  ['fr', "fait de l'escalade", 'climbing'],
  ['it', "fa l'uncinetto", 'crochet'],
  ['nl', 'wijntjes', 'wine'],
  ['de', 'Schwimmerin', 'swimming'],
  ['de', 'Seniorentanz', 'dance'],
  ['pt-BR', 'vôlei de quinta', 'volleyball'],
])('in %s "%s" is %s', (language, hobbies, topic) => {
  expect(likes(language, { hobbies })).toContain(topic)
})

test.each([
  ['de', 'vorbereiten, verbreiten, Kindergarten'],
  ['pl', 'gra'],
])('in %s "%s" names no pastime', (language, hobbies) => {
  expect(likes(language, { hobbies })).toEqual([])
})

test('who writes in a language learns it no more', () => {
  expect(likes('it', { hobbies: 'rap italiano, scacchi' })).not.toContain('Italian')
  expect(likes('de', { hobbies: 'Italienisch' })).toContain('Italian')
})

test('a language calls its topics as its texts of ideas do', () => {
  const texts = { language: 'de', of: (text: string) => (text === 'lace making' ? 'Klöppeln' : undefined) }
  const wish = readWish({ ...ANYBODY, hobbies: 'Klöppeln' }, catalogueIn(texts))
  expect(wish.interests.map(({ topic }) => topic?.title)).toEqual(['lace making'])
})

test.each(['Wohnt in Rosario', 'vive en Rosario'])('where somebody lives is no wish: %s', (notes) => {
  expect(likes('es', { notes })).toEqual(likes('es', {}))
})
