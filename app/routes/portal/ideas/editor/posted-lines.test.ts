import { expect, test } from 'vitest'
import { MAX_LINES } from '#app/domain/ideas/gift-suggestions.ts'
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
