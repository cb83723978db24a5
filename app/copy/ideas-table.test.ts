import { expect, test } from 'vitest'
import { COLUMN_NAMES } from '#app/copy/ideas-table.ts'
import { COLUMNS } from '#app/domain/pasted-ideas/column-names.ts'
import { ideasTable, tableIn } from '#app/domain/pasted-ideas/pasted-table.ts'
import { OFFERED, wordsIn } from '#app/server/request/words.ts'

test.each(OFFERED)('a list downloaded in %s is read back as it was', (language) => {
  const names = COLUMNS.map((column) => wordsIn(language)._(COLUMN_NAMES[column]))
  const ideas = [
    { text: 'a red kite', link: '', details: '', price: '' },
    { text: 'a lamp', link: 'https://lamps.example/', details: '3', price: '20' },
  ]
  expect(tableIn(ideasTable(names, ideas))).toEqual({ ideas, unclear: false, named: true })
})
