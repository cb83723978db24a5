import { expect, test } from 'vitest'
import { pastedIdeas, textInFile } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { ideasTable } from '#app/domain/pasted-ideas/pasted-table.ts'

const ideasIn = (text: string) => {
  const read = pastedIdeas(text)
  return read.ok ? read.value : read.code
}
const idea = (text: string, link = '', details = '', price = '') => ({ text, link, details, price })

test.each([
  ['one line', 'a kite', ['a kite']],
  ['lines of any system', 'a kite\r\na lamp\na book\ra drum', ['a kite', 'a lamp', 'a book', 'a drum']],
  ['blank lines', '\n\na kite\n   \na lamp\n', ['a kite', 'a lamp']],
  ['dashes', '- a kite\n– a lamp\n— a book', ['a kite', 'a lamp', 'a book']],
  ['bullets', '• a kite\n* a lamp\n  · a book', ['a kite', 'a lamp', 'a book']],
  ['numbers', '1. a kite\n2) a lamp\n(3) a book', ['a kite', 'a lamp', 'a book']],
  [
    'what only looks like one',
    '4-person tent\n3D pens\n-20 sleeping bag\n1.5 l bottle',
    ['4-person tent', '3D pens', '-20 sleeping bag', '1.5 l bottle'],
  ],
])('pasted: %s', (_what, text, ideas) => {
  expect(ideasIn(text)).toEqual(ideas.map((one) => idea(one)))
})

test('an address in a line is its link', () => {
  expect(ideasIn('- Red kite https://kites.example/red\nhttps://lamps.example/\na book')).toEqual([
    idea('Red kite', 'https://kites.example/red'),
    idea('lamps.example', 'https://lamps.example/'),
    idea('a book'),
  ])
})

test.each([
  ['Headlamp 39,90 €', 'Headlamp', '39,90 €'],
  ['Book – 22€', 'Book', '22€'],
  ['Lego 42100 – 49,99 €', 'Lego 42100', '49,99 €'],
  ['Board game (35 EUR)', 'Board game', '35 EUR'],
  ['Socks: $12.50', 'Socks', '$12.50'],
  ['about 18 €', 'about 18 €', ''],
  ['A voucher of 20 €', 'A voucher of 20 €', ''],
  ['Lego 42100', 'Lego 42100', ''],
  ['Puzzle, 1000 pieces', 'Puzzle, 1000 pieces', ''],
  ['20 €', '20 €', ''],
  ['Kite (red, 20 €)', 'Kite (red, 20 €)', ''],
  ['Shoes 20 – 30 €', 'Shoes 20 – 30 €', ''],
  ['Lamp (20 – 30 €)', 'Lamp (20 – 30 €)', ''],
  ['iPhone 15 999 €', 'iPhone 15 999 €', ''],
  ['Schuhe bis 50 €', 'Schuhe bis 50 €', ''],
  ['Karta na 100 zł', 'Karta na 100 zł', ''],
  ['Concert 24.12', 'Concert 24.12', ''],
  ['Audi RS 6', 'Audi RS 6', ''],
  ['Kettlebell 20 pounds', 'Kettlebell 20 pounds', ''],
  ['Rucksack: CHF 89.00', 'Rucksack', 'CHF 89.00'],
  ['iPhone, 999 €', 'iPhone', '999 €'],
])('of the line %j in a list the text is %j and the price %j', (line, text, price) => {
  expect(ideasIn(`- a kite\n- ${line}`)).toEqual([idea('a kite'), idea(text, '', '', price)])
})

test.each(['Lego 30€-50€', 'Lego 30 € – 50 €', 'Kerze höchstens 45 €', 'Kerze ≤ 45 €', '2 x 5 €'])(
  'what the price of “%s” is about stays in the text',
  (line) => expect(ideasIn(`- a kite\n- ${line}`)).toEqual([idea('a kite'), idea(line)]),
)

test.each([
  ['blank lines', '', 4],
  ['rows of others', 'Bob;;', 8],
])('a table with ideas far apart is read to its end, between %s', (_what, between, every) => {
  const row = (at: number) => (at % every === 0 ? `Ann;kite ${at};https://a.example/${at}` : between)
  const table = ['Name;Wish;Link', ...Array.from({ length: 400 }, (_, at) => row(at))].join('\n')
  expect(ideasIn(table)).toHaveLength(400 / every)
})

test.each([
  ['skates\na gift card, any amount\nballoons, red ones', 3],
  ['books, second hand\na present, cost does not matter\nGeschenkkarte, Betrag egal', 3],
  ['One wish, any shop\na kite, red', 2],
  ['skates, for ice\nItem, price', 2],
])('a list of ideas with commas is no table: %j', (list, count) => {
  expect(ideasIn(list)).toHaveLength(count)
})

test.each([
  ['below each of two', 'Red kite\nhttps://a.example/1\na book\nhttps://a.example/2', ['Red kite', 'a book']],
  ['below some', 'a book\nSocks, red, warm\nhttps://a.example/1', ['a book', 'Socks, red, warm']],
  ['first', 'https://a.example/1\na book', ['a.example', 'a book']],
  ['below one with a link', 'Kite https://a.example/1\nhttps://a.example/2', ['Kite', 'a.example']],
  ['with the same mark below', '- a book\n- https://a.example/1', ['a book', 'a.example']],
  [
    'with the same mark below bold words',
    '- **a book** set\n- https://a.example/1',
    ['a book set', 'a.example'],
  ],
  ['with another letter below', 'a) a book\nb) https://a.example/1', ['a book', 'a.example']],
  ['with a box below', '[x] a book\n[ ] https://a.example/1', ['a book', 'a.example']],
  ['with the next number below', '1. a book\n2. https://a.example/1', ['a book', 'a.example']],
  ['with a mark of their own below', 'a book\n-> https://a.example/1', ['a book']],
  ['below another', 'a book\nhttps://a.example/1\nhttps://a.example/2', ['a book', 'a.example', 'a.example']],
])('links alone that stand %s are ideas of their own only where they must be', (_where, text, ideas) => {
  const read = pastedIdeas(text)
  expect(read.ok && read.value.map((one) => one.text)).toEqual(ideas)
  expect(read.ok && read.value.flatMap(({ link }) => link || [])).toEqual(text.match(/https:\S+/g))
})

test.each([
  ['Socks,https://a.example/s,12.50', idea('Socks', 'https://a.example/s', '', '12.50')],
  ['- Socks;https://a.example/s;99.-', idea('Socks', 'https://a.example/s', '', '99.-')],
  ['€12,Socks,https://a.example/s', idea('Socks', 'https://a.example/s', '', '€12')],
  ['Socks,https://a.example/s,12', idea('Socks 12', 'https://a.example/s')],
  ['Socks,https://a.example/s,red', idea('Socks red', 'https://a.example/s')],
  ['Socks, red', idea('Socks, red')],
])('of the row “%s” in a list or a chat the link and the price are known', (row, one) => {
  expect(ideasIn(`Kite\n${row}\nBook\nLego`)).toEqual([idea('Kite'), one, idea('Book'), idea('Lego')])
  expect(ideasIn(`[24/12/2025, 18:03] Ann: ${row}`)).toEqual([one])
})

test.each(['Link', 'url', 'Item', 'Geschenk'])('“%s” over addresses is no idea', (heading) => {
  const addresses = 'https://a.example/s\nKite https://a.example/k'
  expect(ideasIn(`${heading}\n${addresses}`)).toEqual(ideasIn(addresses))
  expect(ideasIn(`${heading}\n${addresses}\na book`)).toContainEqual(idea(heading))
})

test('exported ideas are read back as they were, and are no formulas', () => {
  const ideas = [
    idea('a "red", kite; or\ttwo', 'https://kites.example/?a=1,2', "size 5'", '$20'),
    idea('=SUM(A1)', '', '+1', '@20'),
    idea("'-quoted", '', '-', ''),
    idea('＝SUM(A1)', '', 'or ;=SUM(A1)', '＋1'),
    idea('a kite; @B1', '', "x;'=SUM(A1)", ''),
  ]
  const table = ideasTable(['idea', 'link', 'details', 'price'], ideas)
  expect(table.split('\r\n')[0]).toBe('idea,link,details,price')
  expect(table).not.toMatch(/(?:^|[,;])["\s]*[=+\-@＝＋－＠]/m)
  expect(ideasIn(table)).toEqual(ideas.map((one) => ({ ...one, text: one.text.replace('\t', ' ') })))
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', bytes('Schöner Drache\na lamp')],
  ['UTF-8 with its mark', bytes('\ufeffSchöner Drache\na lamp')],
  ['the code page of western Windows', Uint8Array.from(Buffer.from('Schöner Drache\na lamp', 'latin1'))],
  ['UTF-16', Uint8Array.from(Buffer.from('\ufeffSchöner Drache\na lamp', 'utf16le'))],
  [
    'UTF-16 of the other order',
    Uint8Array.from(Buffer.from('\ufeffSchöner Drache\na lamp', 'utf16le').swap16()),
  ],
])('a file in %s is read', (_what, file) => {
  const text = textInFile(file)
  expect(text.ok && ideasIn(text.value)).toEqual([idea('Schöner Drache'), idea('a lamp')])
})

test.each([
  ['nothing', bytes('')],
  ['blank lines', bytes(' \n\u200b\n')],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['more than 300 kB', bytes('a'.repeat(300_001))],
])('a file with %s is refused', (_what, file) => {
  expect(textInFile(file)).toEqual({ ok: false, code: 'nothing_to_import' })
})

test.each([
  ['301 ideas', 'a kite\n'.repeat(301), 'too_many_ideas'],
  ['301 rows', `wish,link\n${'a kite,\n'.repeat(301)}`, 'too_many_ideas'],
  ['300,001 characters', 'a'.repeat(300_001), 'too_many_ideas'],
  ['3,001 lines of a chat', '[24.11.26, 18:03] Eva: <Media omitted>\n'.repeat(3_001), 'too_many_ideas'],
  ['nothing', ' \n\u200b', 'nothing_to_import'],
  ['lines alone', '---\n* * *\n☐', 'nothing_to_import'],
  ['columns that could be anything', 'kite\tred\nlamp\tsmall', 'columns_unclear'],
])('%s are refused', (_what, text, code) => {
  expect(ideasIn(text)).toBe(code)
})

test('columns of a table are what they are said to be', () => {
  expect(pastedIdeas('kite\tred\nlamp\tsmall', ['details', 'text'])).toEqual({
    ok: true,
    value: [idea('red', '', 'kite'), idea('small', '', 'lamp')],
  })
})

test.each([
  '- [ ] kite',
  '- [x] kite',
  '* kite',
  '+ kite',
  '– kite',
  '☐ kite',
  '☑️ kite',
  '☐kite',
  '● kite',
  '○ kite',
  '▪️ kite',
  '✅ kite',
  '✔ kite',
  '1) kite',
  '1)kite',
  '(1) kite',
  '1.2. kite',
  '12. kite',
  '1️⃣ kite',
  'a. kite',
  'a) kite',
  'B) kite',
  'ii. kite',
  '١. kite',
  '1- kite',
  '  - 1. kite',
  '\t• ☐ kite',
  '> kite',
  '>> - kite',
  '# kite',
  '👉 kite',
  '→ kite',
  '-> kite',
  '\u200b- kite\u200b',
  '**kite**',
  '- *kite*',
  '~~kite~~',
  '\uf0b7 kite',
  '\uf0a7\tkite',
  '•\tkite',
  '\uf0fc kite',
  '▸ kite',
  '★ kite',
  '☆ kite',
  '❑ kite',
  '❖ kite',
  '◉ kite',
  '⬤ kite',
  '① kite',
  '❷ kite',
  'ⓐ kite',
  '➔ kite',
  'Ⅰ. kite',
  'ⅱ) kite',
  '1.) kite',
  '1.- kite',
  'I. kite',
  'A. kite',
  'IV) kite',
  'IV. kite',
  '- [ ]kite',
  '[x]kite',
  'kite ☐',
  '- kite ✔️',
  '- "kite"',
  '“kite”',
  '- «kite»',
  '👉🏻 kite',
  '❍ kite',
  '・kite',
  '− kite',
  '１）kite',
])('of "%s" the idea alone stays', (line) => {
  expect(ideasIn(line)).toEqual([idea('kite')])
  expect(ideasIn(`${line}\n${line.replace('kite', 'lamp')}`)).toEqual([idea('kite'), idea('lamp')])
})

test.each([
  '1.Kite\n2.Lamp',
  'A. Kite\nB. Lamp',
  'I. Kite\nII. Lamp',
  '1.\tKite\n2.\tLamp',
  '1、Kite\n2、Lamp',
  '1 - Kite\n2 - Lamp',
  '1 – Kite\n2 – Lamp',
  '#1 Kite\n#2 Lamp',
  '#1: Kite\n#2: Lamp',
  '1: Kite\n2: Lamp',
  '1 : Kite\n2 : Lamp',
  '[1] Kite\n[2] Lamp',
  '[A] Kite\n[B] Lamp',
  'A - Kite\nB - Lamp',
  'A: Kite\nB: Lamp',
  'I: Kite\nII: Lamp',
  'No. 1 Kite\nNo. 2 Lamp',
  'Nr. 1: Kite\nNr. 2: Lamp',
  '№1 Kite\n№2 Lamp',
  '1º Kite\n2º Lamp',
  '1.º Kite\n2.º Lamp',
  '1/ Kite\n2/ Lamp',
  '1; Kite\n2; Lamp',
  '1 | Kite\n2 | Lamp',
  '- 1: Kite\n- 2: Lamp',
  '☐ #1 Kite\n☐ #2 Lamp',
  '[1]Kite\n[2]Lamp',
  'o Kite\no Lamp',
  '**Kite**\n- **Lamp**',
])('%j is counted or bold', (list) => {
  expect(ideasIn(list)).toEqual([idea('Kite'), idea('Lamp')])
})

test.each([
  ['- wool socks, 12 €\n- kite, 20 €', [idea('wool socks', '', '', '12 €'), idea('kite', '', '', '20 €')]],
  ['1. wool socks, 12 €\n2. kite, 20 €', [idea('wool socks', '', '', '12 €'), idea('kite', '', '', '20 €')]],
  ['☐ wool socks; 12 €\n☑ kite; 20 €', [idea('wool socks', '', '', '12 €'), idea('kite', '', '', '20 €')]],
  [
    '• wool socks, https://a.example/1\n• kite, https://a.example/2',
    [idea('wool socks', 'https://a.example/1'), idea('kite', 'https://a.example/2')],
  ],
  [
    '- [ ] wool socks | https://a.example/1\n- [ ] kite | https://a.example/2',
    [idea('wool socks', 'https://a.example/1'), idea('kite', 'https://a.example/2')],
  ],
  ['- [ ] kite | https://a.example/2', [idea('kite', 'https://a.example/2')]],
  [
    '- https://a.example/1, 12 €\n- https://a.example/2, 13 €',
    [
      idea('a.example', 'https://a.example/1', '', '12 €'),
      idea('a.example', 'https://a.example/2', '', '13 €'),
    ],
  ],
  ['Wish,Price\n- kite,12.50', [idea('kite', '', '', '12.50')]],
  ['Wish,Price\n* kite,12.50\n* lamp,3', [idea('kite', '', '', '12.50'), idea('lamp', '', '', '3')]],
  [
    'Wish,Price\n1. FC scarf,12.50\nlamp,3',
    [idea('1. FC scarf', '', '', '12.50'), idea('lamp', '', '', '3')],
  ],
])('the marks of a list that reads as a table go: %j', (text, ideas) => {
  expect(ideasIn(text)).toEqual(ideas)
})

test('an emoji that begins several lines is a bullet', () => {
  expect(ideasIn('🦄 kite\n🦄 lamp\n🪁 book')).toEqual([idea('kite'), idea('lamp'), idea('🪁 book')])
})

test.each([
  ['1 kite', '2 socks'],
  ['1: kite', '3: socks'],
  ['1 - kite', 'socks'],
  ['24 - season 1', '25 - season 2'],
  ['#1 mug', '#1 dad shirt'],
  ['1:24 car', '2:24 car'],
  ['1-person tent', '2-person tent'],
  ['Dune 1: the book', 'Dune 2: the film'],
  ['[Lego]', '[Duplo]'],
])('“%s” and “%s” are not counted', (...lines) => {
  expect(ideasIn(lines.join('\n'))).toEqual(lines.map((line) => idea(line)))
})

test.each([
  'A. Christie: Murder',
  'C++ primer',
  '*Star* lamp',
  '2-in-1 mixer',
  '4-person tent',
  '1.5 l bottle',
  '24 - season 1',
  '❤️ necklace',
  '#1 mug',
  'i, Robot',
  'I. Asimov: Foundation',
  'o kite',
  '☀️ hat',
  '✈️ ticket',
  '❄️ globe',
  '"Dune" and "Emma"',
  'XL. shirt',
  '¾ sleeves',
  'X-Men',
  '7 Wonders',
  '3 x 2 socks',
])('"%s" stays as it is', (line) => {
  expect(ideasIn(line)).toEqual([idea(line)])
})
