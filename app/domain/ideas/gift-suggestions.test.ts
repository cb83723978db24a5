import { expect, test } from 'vitest'
import {
  copiedList,
  editedList,
  freshList,
  type IdeaLine,
  type PlannedIdea,
  renewedList,
  type StoredIdea,
  takenAndChanged,
  wordsWhenTaken,
} from '#app/domain/ideas/gift-suggestions.ts'
import { NO_DETAILS } from '#app/domain/ideas/idea-details.ts'
import { shoppingLink } from '#app/domain/ideas/shop.ts'

const SHOP = {
  name: 'shop.example',
  searchUrl: 'https://shop.example/s?k={query}',
  affiliateTag: 'wish-20',
  regions: [],
}
const TAKEN_AT = new Date('2026-11-21T12:00:00Z')

/** An idea as stored: `text`, with a + before it when it is taken by the device `by <text>`; its id is given. */
function stored(id: string, signed: string): StoredIdea {
  const text = signed.replace('+', '')
  const taken = text !== signed
  return {
    id,
    text,
    source: 'built-in',
    reason: `because of ${text}`,
    shoppingUrl: shoppingLink(text, SHOP),
    ...NO_DETAILS,
    takenAt: taken ? TAKEN_AT : null,
    takenBy: taken ? `by ${text}` : null,
    takenText: taken ? text : null,
  }
}

/** A list by its texts, whose ids are their first letters. */
const list = (...texts: string[]) => texts.map((text) => stored(text.replace('+', '').slice(0, 1), text))

/** Of a row in a table: `kite, lamp`. */
const each = (written: string) => written.split(', ').filter(Boolean)

/** The lines of a form: `id:text`, or `:text` without an id. */
const lines = (...written: string[]): IdeaLine[] =>
  written.map((line) => {
    const at = line.indexOf(':')
    return { id: line.slice(0, at) || null, text: line.slice(at + 1) }
  })

function edited(before: readonly StoredIdea[], after: readonly IdeaLine[]): PlannedIdea[] {
  const saved = editedList(before, after, SHOP)
  if ('refused' in saved) throw new Error(saved.refused)
  return saved.ideas
}

/** Ideas as `stored` and `lines` write them together: `id:+text`. */
const inBrief = (ideas: readonly PlannedIdea[]) =>
  ideas.map(({ id, text, takenAt }) => `${id ?? ''}:${takenAt ? '+' : ''}${text}`)

test.each([
  ['lines as they are', ['a kite', 'a lamp'], ['a kite', 'a lamp']],
  ['outer space goes', ['  a kite  ', '\ta lamp\n'], ['a kite', 'a lamp']],
  ['blank lines go', ['', 'a kite', '   ', '\t\r\n', 'a lamp'], ['a kite', 'a lamp']],
  ['of equal ones the first stays', ['a kite', 'A Kite', 'a lamp', ' a kite '], ['a kite', 'a lamp']],
  ['letters of any language have a case', ['École', 'éCOLE', 'ДОМ', 'дом'], ['École', 'ДОМ']],
  ['space within tells ideas apart', ['a kite', 'akite', 'a kites'], ['a kite', 'akite', 'a kites']],
  ['the order stays', ['b', 'a', 'c', 'A'], ['b', 'a', 'c']],
  ['an idea is one line', ['a\r\nred  kite'], ['a red kite']],
  ['markup stays as typed', ['<b>kite</b> & "lamp"'], ['<b>kite</b> & "lamp"']],
  ['emoji stay', ['🎁'], ['🎁']],
  ['200 characters', ['x'.repeat(200)], ['x'.repeat(200)]],
  ['200 emoji', ['🎁'.repeat(200)], ['🎁'.repeat(200)]],
  ['200 characters within space', [`  ${'x'.repeat(200)}  `], ['x'.repeat(200)]],
])('%s', (_what, texts, ideas) => {
  const after = edited([], lines(...texts.map((text) => `:${text}`)))
  expect(after.map(({ text }) => text)).toEqual(ideas)
})

test('100 ideas are kept', () => {
  const texts = Array.from({ length: 100 }, (_, number) => `:idea ${number}`)
  expect(inBrief(edited([], lines(...texts)))).toEqual(texts)
  expect(inBrief(edited([], lines(...texts, ':', ':idea 99', ':IDEA 0')))).toEqual(texts)
})

test.each([
  ['no line at all', [], 'no_ideas', 0],
  ['blank lines only', ['', ' ', '\n'], 'no_ideas', 0],
  ['101 ideas', Array.from({ length: 101 }, (_, number) => `idea ${number}`), 'too_many_ideas', 100],
  ['an idea of 201 characters', ['a kite', 'x'.repeat(201)], 'idea_too_long', 1],
  ['an idea of 201 emoji', ['🎁'.repeat(201)], 'idea_too_long', 0],
  ['one after a blank line', ['a kite', '', 'x'.repeat(201)], 'idea_too_long', 2],
  ['a NUL', ['a kite', 'a\0lamp'], 'text_unstorable', 1],
  ['half a surrogate pair', ['a kite', '\ud83c'], 'text_unstorable', 1],
] as const)('%s is refused, with its line', (_what, texts, refused, line) => {
  const before = list('a kite', 'a lamp')
  const after = texts.map((text, at) => ({ id: before[at]?.id ?? null, text }))
  expect(editedList(before, after, SHOP)).toEqual({ refused, line, field: 'text' })
  expect(editedList([], after, SHOP)).toEqual({ refused, line, field: 'text' })
})

test('a new line is free, with its link and written by its owner', () => {
  expect(edited([], lines(':a kite'))).toEqual([
    {
      id: null,
      text: 'a kite',
      source: 'owner',
      reason: '',
      takenAt: null,
      takenBy: null,
      takenText: null,
      ...NO_DETAILS,
      shoppingUrl: 'https://shop.example/s?k=a+kite&tag=wish-20',
    },
  ])
})

const KITES = 'https://kites.example/red'

test.each<[string, Partial<IdeaLine>, Partial<PlannedIdea>]>([
  ['a link leads there', { text: 'kite', link: KITES }, { productUrl: KITES, shoppingUrl: KITES }],
  ['an address in the text is its link', { text: `kite ${KITES}` }, { text: 'kite', productUrl: KITES }],
  [
    'with a link, it stays in the text',
    { text: `kite ${KITES}`, link: 'ikea.com' },
    { text: `kite ${KITES}` },
  ],
  ['an address alone gets a name', { text: 'https://a.example/red-kite-12' }, { text: 'Red kite' }],
  ['a link alone gets a name', { text: '', link: KITES }, { text: 'kites.example' }],
  [
    'details and price are one line',
    { text: 'kite', details: ' 92\n cm ', price: '€ 20 ' },
    { details: '92 cm', price: '€ 20' },
  ],
  [
    'the search is for the idea alone',
    { text: 'kite', details: 'red', price: '€20' },
    { shoppingUrl: shoppingLink('kite', SHOP) },
  ],
])('%s', (_what, line, idea) => {
  expect(edited([], [{ id: null, text: '', ...line }])).toMatchObject([idea])
})

test('an edited text keeps its link, details and price, also when its form does not post them', () => {
  const before = [
    { ...stored('k', '+kite'), productUrl: KITES, shoppingUrl: KITES, details: 'red', price: '€20' },
  ]
  const beside = { productUrl: KITES, shoppingUrl: KITES, details: 'red', price: '€20', takenAt: TAKEN_AT }
  expect(edited(before, [{ id: 'k', text: 'red kite' }])).toMatchObject([{ text: 'red kite', ...beside }])
  const posted = { id: 'k', text: 'red kite', link: KITES, details: 'red', price: '€20' }
  expect(edited(before, [posted])).toMatchObject([{ text: 'red kite', ...beside }])
})

const GUESSED = { ...stored('k', 'kite'), price: 'about €20–30', priceGuessed: true }

test.each<[string, Partial<IdeaLine>, Partial<PlannedIdea>]>([
  ['stays one as it was', { price: 'about €20–30' }, { price: 'about €20–30', priceGuessed: true }],
  ['stays one where the form posts none', {}, { price: 'about €20–30', priceGuessed: true }],
  ['that is changed is the owner’s', { price: 'about €20' }, { price: 'about €20', priceGuessed: false }],
  ['that is emptied is gone', { price: '' }, { price: '', priceGuessed: false }],
  [
    'goes with the text it was for',
    { text: 'piano', price: 'about €20–30' },
    { price: '', priceGuessed: false },
  ],
  ['gives way with the text', { text: 'piano', price: '€900' }, { price: '€900', priceGuessed: false }],
])('a guessed price %s', (_what, line, idea) => {
  expect(edited([GUESSED], [{ id: 'k', text: 'kite', ...line }])).toMatchObject([idea])
})

const SEEN = { ...stored('k', 'kite'), productUrl: KITES, price: '€20', priceSeenOn: '2026-11-03' }

test.each<[string, Partial<IdeaLine>, string | null]>([
  ['stays so', { price: '€20', priceSeen: '2026-11-03 €20' }, '2026-11-03'],
  ['stays so where the form posts none', {}, '2026-11-03'],
  ['stays so whatever the text', { text: 'a red kite' }, '2026-11-03'],
  ['is the owner’s once they change it', { price: '€19', priceSeen: '2026-11-03 €20' }, null],
  ['is the owner’s once a form without days changes it', { price: '€19' }, null],
  ['is the owner’s once they say so', { price: '€20', priceSeen: '' }, null],
  ['goes with the link', { link: 'harps.example', priceSeen: '2026-11-03 €20' }, null],
  ['goes with the link of a form without days', { link: 'harps.example' }, null],
  ['is told again', { price: '€18', priceSeen: '2026-11-20 €18' }, '2026-11-20'],
  ['is told again by another shop', { link: 'harps.example', priceSeen: '2026-11-20 €20' }, '2026-11-20'],
  ['has a day that exists', { priceSeen: '2026-11-31 €20' }, null],
])('a price that a shop told %s', (_what, line, priceSeenOn) => {
  expect(edited([SEEN], [{ id: 'k', text: 'kite', ...line }])).toMatchObject([{ priceSeenOn }])
})

test('a guess is no price that a shop told', () => {
  const line = { id: 'k', text: 'kite', price: 'about €20–30', priceSeen: '2026-11-03 about €20–30' }
  expect(edited([GUESSED], [line])).toMatchObject([{ priceGuessed: true, priceSeenOn: null }])
})

const PICTURE = '0a'.repeat(32)
const PICTURED = { ...stored('k', 'kite'), picture: PICTURE }

test.each<[string, Partial<IdeaLine>, string | null]>([
  ['stays where the form posts none', { text: 'a red kite' }, PICTURE],
  ['can be another', { picture: '0b'.repeat(32) }, '0b'.repeat(32)],
  ['can be removed', { picture: '' }, null],
])('the picture of an idea %s', (_what, line, picture) => {
  expect(edited([PICTURED], [{ id: 'k', text: 'kite', ...line }])).toMatchObject([{ picture }])
})

test('a picture is named by its hash alone', () => {
  for (const picture of ['kite', `${PICTURE} `, PICTURE.toUpperCase(), `/picture/${PICTURE}/96`])
    expect(editedList([], [{ id: null, text: 'kite', picture }], SHOP)).toEqual({
      refused: 'picture_unknown',
      line: 0,
      field: 'picture',
    })
})

test('of equal ideas the one that stays has a picture if any had', () => {
  const twice = [
    { id: null, text: 'kite' },
    { id: null, text: 'Kite', picture: PICTURE },
  ]
  expect(edited([], twice)).toMatchObject([{ text: 'kite', picture: PICTURE }])
})

test('of equal ideas the owner’s price counts, not the guess', () => {
  const own = { id: null, text: 'Kite', price: '€25' }
  expect(edited([GUESSED], [{ id: 'k', text: 'kite' }, own])).toMatchObject([
    { price: '€25', priceGuessed: false },
  ])
})

test('made ideas bring their guessed prices', () => {
  const made = { source: 'built-in' as const, reason: '' }
  expect(
    freshList(
      [
        { ...made, text: 'a kite', priceGuess: 'about €20' },
        { ...made, text: 'a lamp' },
      ],
      SHOP,
    ),
  ).toMatchObject([
    { price: 'about €20', priceGuessed: true },
    { price: '', priceGuessed: false },
  ])
})

test('a link that was emptied leads to the shop again', () => {
  const before = [{ ...stored('k', 'kite'), productUrl: KITES, shoppingUrl: KITES }]
  const [idea] = edited(before, [{ id: 'k', text: 'kite', link: ' ' }])
  expect(idea).toMatchObject({
    productUrl: null,
    shoppingUrl: shoppingLink('kite', SHOP),
    source: 'built-in',
  })
})

test('of equal lines the first stays, with the link and details that only another has', () => {
  const [idea] = edited(
    [],
    [
      { id: null, text: 'kite', details: 'red' },
      { id: null, text: 'Kite', link: KITES, price: '€20' },
    ],
  )
  expect(idea).toMatchObject({ productUrl: KITES, shoppingUrl: KITES, details: 'red', price: '€20' })
})

test.each<[string, Partial<IdeaLine>, Partial<IdeaLine>]>([
  ['price', { price: '20 €' }, { price: '50 €' }],
  ['details', { details: 'red' }, { details: 'blue' }],
  ['link', { link: KITES }, { link: `${KITES}2` }],
  ['picture', { picture: 'a'.repeat(64) }, { picture: 'b'.repeat(64) }],
])('lines in the same words with another %s are two ideas', (_field, one, other) => {
  const line = (more: Partial<IdeaLine>) => ({ id: null, text: 'a kite', ...more })
  const ideas = edited([], [line(one), line(other), line({}), line(one), line(other)])
  expect(ideas).toMatchObject([{ text: 'a kite' }, { text: 'a kite (2)' }])
})

test.each([
  ['none', ['kite', 'lamp']],
  ['one', ['kite', '+lamp']],
  ['each', ['+kite', '+lamp']],
])('two ideas that get the same words become one, also where %s is taken: more would tell', (_, before) => {
  expect(edited(list(...before), lines('k:kite', 'l:kite')).map(({ text }) => text)).toEqual(['kite'])
})

test('a new line with a picture alone is not dropped without a word; blanking one that was there removes it', () => {
  const picture = 'a'.repeat(64)
  const nameless = editedList([], [...lines('kite'), { id: null, text: ' ', picture }], SHOP)
  expect(nameless).toEqual({ refused: 'idea_text_required', field: 'text', line: 1 })
  const blanked = edited(list('kite', 'lamp'), [...lines('k:kite'), { id: 'l', text: '', picture }])
  expect(blanked.map(({ text }) => text)).toEqual(['kite'])
})

test('a new line above one in the same words leaves it its words', () => {
  const kite = { ...stored('k', '+kite'), price: '10 €' }
  const ideas = edited([kite], [{ id: null, text: 'Kite', price: '30 €' }, ...lines('k:kite')])
  expect(ideas).toMatchObject([
    { id: null, text: 'Kite (2)', price: '30 €', takenAt: null },
    { id: 'k', text: 'kite', price: '10 €', takenBy: 'by kite' },
  ])
})

test('lines that are written again beside the numbered ones are those', () => {
  const vouchers = ['10 €', '30 €'].map((price) => ({ id: null, text: 'a voucher', price }))
  const once = edited([], vouchers).map(({ text, price }) => ({ id: null, text, price }))
  expect(edited([], [...once, ...vouchers])).toMatchObject([
    { text: 'a voucher', price: '10 €' },
    { text: 'a voucher (2)', price: '30 €' },
  ])
})

test('a number that another line has is passed over', () => {
  const ideas = edited(
    [],
    [
      { id: null, text: 'a voucher', price: '10 €' },
      { id: null, text: 'a voucher', price: '30 €' },
      { id: null, text: 'a voucher (2)' },
    ],
  )
  expect(ideas.map(({ text, price }) => [text, price])).toEqual([
    ['a voucher', '10 €'],
    ['a voucher (3)', '30 €'],
    ['a voucher (2)', ''],
  ])
})

test.each<[Partial<IdeaLine>, string, string]>([
  [{ link: 'javascript:alert(1)' }, 'product_link_scheme', 'link'],
  [{ link: 'a kite' }, 'product_link_invalid', 'link'],
  [{ text: 'kite https://eva:secret@kites.example' }, 'product_link_credentials', 'text'],
  [{ details: 'x'.repeat(121) }, 'details_too_long', 'details'],
  [{ price: '9'.repeat(21) }, 'price_too_long', 'price'],
  [{ details: 'a\0b' }, 'text_unstorable', 'details'],
])('a line with %j is refused: %s', (line, refused, field) => {
  expect(editedList([], [{ id: null, text: 'kite', ...line }], SHOP)).toEqual({ refused, line: 0, field })
})

test('a copied list keeps what makes each the very thing, free and with the shop of its profile', () => {
  const [copy] = copiedList(
    [{ ...stored('k', '+kite'), productUrl: KITES, details: 'red', price: '€20' }],
    SHOP,
  )
  expect(copy).toMatchObject({
    id: null,
    takenAt: null,
    takenBy: null,
    takenText: null,
    shoppingUrl: KITES,
    details: 'red',
    price: '€20',
  })
})

test('an edited line stays the same idea, taken by the same device, with the link of its new text', () => {
  expect(edited(list('+kite'), lines('k:red kite'))).toEqual([
    {
      id: 'k',
      text: 'red kite',
      source: 'owner',
      reason: '',
      takenAt: TAKEN_AT,
      takenBy: 'by kite',
      takenText: 'kite',
      ...NO_DETAILS,
      shoppingUrl: 'https://shop.example/s?k=red+kite&tag=wish-20',
    },
  ])
})

test('an idea whose text stays keeps all that was stored of it, wherever it moves', () => {
  const before = list('+kite', 'lamp')
  expect(edited(before, lines('l: lamp ', 'k:kite'))).toEqual(before.toReversed())
})

test.each<[string, string, string, string]>([
  ['a line that is gone is an idea that is gone', '+kite, lamp', 'l:lamp', 'l:lamp'],
  ['a blank line is gone', '+kite, lamp', 'k: , l:lamp', 'l:lamp'],
  ['a new idea comes where its line is', '+kite, lamp', 'k:kite, :harp, l:lamp', 'k:+kite, :harp, l:lamp'],
  ['two texts are swapped, not two ideas', '+kite, lamp', 'k:lamp, l:kite', 'k:+lamp, l:kite'],
  ['three are turned round', '+kite, lamp, harp', 'k:lamp, l:harp, h:kite', 'k:+lamp, l:harp, h:kite'],
  ['only the case changes', '+kite', 'k:KITE', 'k:+KITE'],
  ['a line without an id is the gone idea of its text', '+kite, lamp', ':KITE , l:lamp', 'k:+KITE, l:lamp'],
  ['so is one whose idea’s own line was left blank', '+kite, lamp', 'k:, l:lamp, :kite', 'l:lamp, k:+kite'],
  [
    'without any ids all ideas are known by their texts',
    '+kite, lamp',
    ':lamp, :harp, :kite',
    'l:lamp, :harp, k:+kite',
  ],
  ['it is not an idea that has a line with another text', '+kite', ':kite, k:harp', ':kite, k:+harp'],
  ['of equal lines the first stays, taken if it was', '+kite, lamp', 'k:kite, l:Kite', 'k:+kite'],
  ['or if the other was', 'kite, +lamp', 'k:kite, l:Kite', 'k:+kite'],
  ['also when the first is the one that changed', 'kite, +lamp', 'k:Lamp, l:lamp', 'k:+Lamp'],
  ['and was the taken one', '+kite, lamp', 'k:Lamp, l:lamp', 'k:+Lamp'],
  ['free if neither was', 'kite, lamp', 'k:kite, l:kite', 'k:kite'],
  ['of three the last one’s taking counts too', 'kite, lamp, +harp', 'k:x, l:x, h:x', 'k:+x'],
  ['a new line before an equal idea is that idea', '+kite, lamp', ':Kite, l:lamp, k:kite', 'k:+Kite, l:lamp'],
  ['a new line after it says nothing new', '+kite, lamp', 'k:kite, l:lamp, :Kite', 'k:+kite, l:lamp'],
  ['nor do two new ones of a gone idea', '+kite, lamp', ':kite, l:lamp, :Kite', 'k:+kite, l:lamp'],
  ['an id of another list is a new line', '+kite', 'k:kite, x:harp', 'k:+kite, :harp'],
  ['with the text of an idea that is gone it is that one', '+kite', 'x:kite', 'k:+kite'],
  ['a forged id is a new line', '+kite', "' or 1=1:harp, __proto__:lamp", ':harp, :lamp'],
  [
    'of two lines with one id the first is the idea',
    '+kite, lamp',
    'k:harp, k:kite, l:lamp',
    'k:+harp, :kite, l:lamp',
  ],
  ['a blank one does not count', '+kite, lamp', 'k:, k:harp, l:lamp', 'k:+harp, l:lamp'],
])('%s', (_what, before, written, after) => {
  expect(inBrief(edited(list(...each(before)), lines(...each(written))))).toEqual(each(after))
})

test('an idea that takes over that another was taken takes over by which device, and in which words', () => {
  const taken = (before: StoredIdea[]) => edited(before, lines('k:kite', 'l:kite'))[0]
  expect(taken(list('kite', '+lamp'))).toMatchObject({ takenBy: 'by lamp', takenText: 'lamp' })
  expect(taken(list('+kite', '+lamp'))).toMatchObject({ takenBy: 'by kite', takenText: 'kite' })
})

test.each([
  ['nothing while it is free', null, 'a kite', null],
  ['nothing while it says the same', 'a kite', 'a kite', null],
  ['nothing while it is the same idea', 'a kite', ' A Kite', null],
  ['what it said, once it says something else', 'a kite', 'a lamp', 'a kite'],
])('of an idea when it was taken: %s', (_what, takenText, text, said) => {
  expect(wordsWhenTaken({ takenText, text })).toBe(said)
})

test('an idea has one place on a list, whatever its lines say', () => {
  const after = edited(list('kite', 'lamp'), lines('k:a', ':kite', 'l:b', 'k:kite', 'l:lamp', ':lamp', 'x:b'))
  const ids = after.flatMap(({ id }) => id ?? [])
  expect(ids).toEqual([...new Set(ids)])
})

test('newly made ideas are free, and keep their origin', () => {
  const made = [{ text: 'a kite', source: 'model', reason: 'likes wind' }] as const
  expect(freshList(made, SHOP)).toEqual([
    {
      id: null,
      text: 'a kite',
      source: 'model',
      reason: 'likes wind',
      takenAt: null,
      takenBy: null,
      takenText: null,
      ...NO_DETAILS,
      shoppingUrl: 'https://shop.example/s?k=a+kite&tag=wish-20',
    },
  ])
})

test.each<[string, string, string, string]>([
  ['nothing is taken', 'kite, lamp', ':harp', ''],
  ['what is taken stays', '+kite, lamp', ':harp, k:kite', ''],
  ['what is taken goes', '+kite, +lamp', 'l:lamp', 'k'],
  ['what is taken gets another text', '+kite, lamp', 'k:red kite, l:lamp', 'k'],
  ['be it of another case', '+kite', 'k:Kite', 'k'],
  ['what is taken becomes one with another', 'kite, +lamp', 'k:kite, l:kite', 'l'],
  ['two taken ones swap their texts', '+kite, +lamp', 'k:lamp, l:kite', 'k, l'],
])('taken and changed: %s', (_what, before, written, changed) => {
  const stood = list(...each(before))
  const after = edited(stood, lines(...each(written)))
  expect(takenAndChanged(stood, after).map(({ id }) => id)).toEqual(each(changed))
})

test.each<[string, string, string, string, string]>([
  ['all in their places', 'a, b, c', 'a, b, c', 'x, y, z', ':x, :y, :z'],
  ['one of them', 'a, b, c', 'b', 'x', 'a:a, :x, c:c'],
  ['what is taken stays', 'a, +b, c', 'a, b, c', 'x, y, z', ':x, b:+b, :y'],
  ['fewer fresh ones than places', 'a, b, c', 'a, b, c', 'x', ':x, b:b, c:c'],
  ['what is on the list no more', 'a, b', 'd', 'x', 'a:a, b:b'],
  ['what stands on it by now', 'a, b, c', 'a, b', 'C, y', ':y, b:b, c:c'],
])('renewed: %s', (_what, before, replaced, fresh, after) => {
  const made = freshList(
    each(fresh).map((text) => ({ text, source: 'built-in', reason: '' })),
    SHOP,
  )
  expect(inBrief(renewedList(list(...each(before)), new Set(each(replaced)), made))).toEqual(each(after))
})
