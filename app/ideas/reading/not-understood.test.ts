import { expect, test } from 'vitest'

import { notUnderstood } from '#app/ideas/reading/not-understood.ts'

test.each([
  ['knitting, kabaddi', ['kabaddi']],
  ['chess and Scrimshaw', ['Scrimshaw']],
  ['szachy, zumbaton', ['zumbaton']],
  ['my girlfriend, new mom, nothing really', []],
  ['thatching', []],
  ['no time for hobbies', []],
  ['https://a.example', []],
  ['', []],
])('of "%s" it does not understand %j', (hobbies, phrases) => {
  expect(notUnderstood({ hobbies })).toEqual(phrases)
})
