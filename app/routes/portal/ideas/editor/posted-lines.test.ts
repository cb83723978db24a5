import { expect, test } from 'vitest'
import { MAX_LINES } from '#app/domain/ideas/gift-suggestions.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'
import { postedLines } from '#app/routes/portal/ideas/editor/posted-lines.ts'

const TABLE = 'idea;price\na drum;3\na harp;4'

function form(name: string, times: number, text = TABLE) {
  const posted = new FormData()
  for (let time = 0; time < times; time++) posted.append(name, text)
  return posted
}

test.each(['more_suggestions', 'table'])(
  'of many fields %s, which no form of ours has, one is read',
  async (name) => {
    const posted = form(name, 1900)
    for (const column of ['text', 'price']) posted.append('column', column)
    expect((await postedLines(posted)).lines.map(({ text }) => text)).toEqual(['a drum', 'a harp'])
  },
)

test('more lines than a list may have are refused before what was pasted into them is read', async () => {
  const posted = form('suggestion', MAX_LINES + 1, '\n')
  await expect(postedLines(posted)).rejects.toMatchObject({ init: { status: 413 } })
})

test('in few lines a header is looked for: it may cost as much as all else that a form asks for', async () => {
  const costly = Array.from({ length: 6 }, () => 'e,e;e|e\t'.repeat(30)).join('\n')
  const times = (count: number) => postedLines(form('suggestion', count, costly))
  await expect(times(21)).rejects.toMatchObject({ init: { status: 413 } })
  expect(await usualMilliseconds(3, () => times(20))).toBeLessThan(100)
  const long = form('suggestion', 2, 'a kite\n'.repeat(4_000))
  await expect(postedLines(long)).rejects.toMatchObject({ init: { status: 413 } })
})

const typed = (text: string) => {
  const posted = form('suggestion', 1, text)
  for (const name of ['link', 'details', 'price']) posted.append(`suggestion_${name}`, name)
  return posted
}
const FIELDS = { id: null, link: 'link', details: 'details', price: 'price' }

test.each([
  'Watch (24 h): red',
  '24.12.2026 19:00 Concert',
  '24 December 2026, 19:00: Hamilton, row 5',
  '24.12.2026, 19:00 - Opera: Carmen',
  'Fri 19:30: dinner',
  '(24 h) deodorant',
  'Cinema [18:30]: Dune',
  '18:30',
  'Books:',
])('the line “%s”, typed by hand, stays with its fields', async (text) => {
  expect((await postedLines(typed(text))).lines).toEqual([{ ...FIELDS, text }])
})

test('what was typed beside a pasted text stays with its first idea', async () => {
  const { lines } = await postedLines(typed('- a kite\n- a lamp'))
  expect(lines).toEqual([
    { ...FIELDS, text: 'a kite' },
    { id: null, text: 'a lamp', link: '', details: '', price: '' },
  ])
})
