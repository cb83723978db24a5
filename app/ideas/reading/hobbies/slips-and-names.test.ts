import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'

/** Slips and the topics that they mean. */
test.each([
  ['gardning', ['gardening']],
  ['knittting', ['knitting']],
  ['fotography', ['photography']],
  ['film photografy', ['film photography']],
  ['baskteball, crochetting', ['basketball', 'crochet']],
  ['street photografy', ['photography']],
  ['trail runing', ['trail running']],
  ['watercolor paintng', ['watercolour']],
])('"%s" means %j', (text, topics) => {
  expect(hobbiesIn(wholeCatalogue(), text).map(({ topic }) => topic?.title)).toEqual(topics)
})

/** Words of their own, however near to a topic's name they are. */
test.each([
  ['feeling good', /felting/],
  ['evening walks', /eventing/],
  ['wedding', /welding/],
  ['hunting for mushrooms', /haunt/],
  ['machines', /cartoline|macch/],
  ['Ferrari', /metalwork|blacksmith/],
  ['loves Ferrari', /metalwork|blacksmith/],
  ['ferrari and old trains', /metalwork|blacksmith/],
  ['a book by Pottinger', /pottery/],
  ['listens to Paintin', /painting/],
  ['goes out with the dog', /^go$|classic board/],
  ['she goes to see friends', /^go$/],
  ['sits by the pool', /^pool$|pub sports/],
  ['hacer croquetas, jugar al mus', /croquet/],
  ['calcio, gioca terzino nei pulcini', /opera/],
  ['Cubs games on tv', /cube/],
  ['national parks, collecting the passport stamps', /stamps/],
  ['turkish dramas', /acting/],
  ['regarde des vidéos de couture', /film making|sewing/],
  ['watches videos of pottery', /film making|pottery/],
  ["more his parents' idea", /parents/],
])('"%s" is no slip of another word', (text, wrong) => {
  const titles = hobbiesIn(wholeCatalogue(), text).flatMap(({ topic }) => [
    topic?.title,
    topic?.within?.title,
  ])
  expect(titles.filter((title) => title !== undefined && wrong.test(title))).toEqual([])
})

test.each([
  ['go', 'go'],
  ['plays go', 'go'],
  ['the game of go', 'go'],
  ['pool', 'pool'],
])('"%s" is the game', (text, title) => {
  expect(hobbiesIn(wholeCatalogue(), text)[0]?.topic?.title).toBe(title)
})

/** A name that is a common word too: the thing that is meant alone and within a longer phrase. */
test.each([
  ['frozen', 'Frozen'],
  ['loves frozen', 'Frozen'],
  ['the frozen film', 'Frozen'],
  ['frozen yoghurt', undefined],
  ['queen', 'Queen'],
  ['the band queen', 'Queen'],
  ['queen bee rearing', 'beekeeping'],
  ['pink', undefined],
  ['seeing friends', undefined],
  ['the friends tv show', 'friends tv show'],
])('"%s" is %s', (text, title) => {
  expect(hobbiesIn(wholeCatalogue(), text)[0]?.topic?.title).toBe(title)
})
