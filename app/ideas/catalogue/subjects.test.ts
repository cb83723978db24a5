import { expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { buildCatalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const catalogue = buildCatalogue({
  topics: {
    games: `
# board games
also: tabletop games
own: sudoku = sudokus, backgammon, mahjong = mah-jong
near: riddles
score pad | 2-4 | all | stationery |
backgammon board | 20-40 | 8+ | board game |
wooden sudoku grid | 12-25 | 8+ | puzzle |
leather dice cup | 12-25 | 8+ | game | of:backgammon
oak games table | 60-120 | 8+ | furniture | of:board_games
# riddles
near: board games
sudoku pencil | 1-3 | all | stationery |`,
  },
  subjects: {
    table:
      '# go\nin: board games\nblack stone | 1-2 | all | toy |\n# mahjong\nbone tiles | 40-90 | 12+ | board game | heart',
  },
})

test.each([
  [
    'board games',
    ['score pad', 'backgammon board', 'wooden sudoku grid', 'leather dice cup', 'oak games table'],
  ],
  [
    'tabletop games',
    ['score pad', 'backgammon board', 'wooden sudoku grid', 'leather dice cup', 'oak games table'],
  ],
  ['mahjong', ['bone tiles', 'score pad']],
  ['mah jong', ['bone tiles', 'score pad']],
  ['go', ['black stone', 'score pad']],
  ['backgammon', ['backgammon board', 'leather dice cup', 'score pad']],
  ['sudokus', ['wooden sudoku grid', 'sudoku pencil', 'score pad']],
])('%s gets %j, never what belongs to a sibling', (name, texts) => {
  const topic = catalogue.topicByName.get(name.replace('sudokus', 'sudoku').replace('games', 'game'))
  expect(topic?.ideas.map(({ text }) => text)).toEqual(texts)
})

test('a list of names gives each the rows of its kind, under the names that mean it', () => {
  const { subjects } = buildCatalogue({
    topics: { music: '# rock' },
    subjects: {
      bands:
        '# band\nin: rock\nnames: Kiss** = kiss band = the band kiss, Oasis* = oasis band\n{name} album | 9-18 | 8+ | audio | heart',
    },
  })
  expect(subjects.map(({ title, also, ideas }) => [title, also, ideas.map(({ text }) => text)])).toEqual([
    ['kiss band', ['the band kiss'], ['Kiss album']],
    ['Oasis', ['oasis band'], ['Oasis album']],
  ])
})

test.each(['# mahjong', '# mahjong\nin: bored games'])('a subject in no topic is refused: %s', (table) => {
  expect(() => buildCatalogue({ subjects: { table } })).toThrow(
    'subjects/table.ts:1: "mahjong" is in "own:" of no topic',
  )
})

test.each([
  ['# rafting', ['legs', 'thing']],
  ['# floating\nin: kayaking', ['legs', 'thing']],
  ['# rafting\nneeds: -legs', ['thing']],
  ['# rafting\nneeds: effort', ['effort', 'legs', 'thing']],
])('the gear of a subject needs what that of its topic does, or says otherwise: %s', (head, kinds) => {
  const { subjects } = buildCatalogue({
    topics: { water: '# kayaking\nneeds: legs\nown: rafting' },
    subjects: { boats: `${head}\nthrow line | 1-2 | all | safety gear |` },
  })
  expect(subjects.flatMap(({ written }) => written.flatMap((idea) => [...idea.kinds])).toSorted()).toEqual(
    kinds,
  )
})

test('two of the first three ideas for a pastime with hearts are among them', () => {
  // Those for anybody come later, and names of one kind have the same rows.
  const whole = { ...wholeCatalogue(), universal: [] }
  const late = [...new Map(whole.subjects.map((subject) => [subject.where, subject])).values()]
    .filter(({ written }) => written.some(({ heart }) => heart))
    .flatMap(({ title, written }) => {
      const hearts = written.filter(({ heart }) => heart).map(({ ages }) => ages)
      const grown = hearts.filter(({ from, to }) => from <= 35 && to >= 35).length >= 3
      const age = grown ? 35 : Math.max(...hearts.map(({ from }) => from)) + 1
      const recipient = grown
        ? { ...ANYBODY, hobbies: title }
        : { ...ANYBODY, ageGroup: '0-12 years' as const, hobbies: title, notes: `turning ${age}` }
      const first = chosenIdeas(recipient, { count: 3, exclude: [], seed: 5 }, whole)
      return first.filter(({ heart }) => heart).length >= 2
        ? []
        : [`${title} at ${age}: ${first.map(({ text }) => text).join()}`]
    })
  expect(late).toEqual([])
})
