import { expect, test } from 'vitest'
import { thingIn, wordIn } from '#app/ideas/words/languages/same-word.ts'

/** Language, a word, folded texts that say it, texts that do not. */
test.each([
  ['de', 'Werkzeug', 'werkzeugkiste, mini werkzeuge', 'zeugnis'],
  ['de', 'Gläser', 'weinglas, glasvase, glaser im set', 'lasur'],
  ['de', 'Vasen', 'vase aus ton, bodenvase', 'vaseline'],
  ['de', 'Hunde', 'hundeleine, hund aus holz', 'hundert karten'],
  ['de', 'Karten', 'kartenspiel, karte', 'kastanie'],
  ['de', 'Bücher', 'buch, kochbuch, bucherregal', 'bauch'],
  ['nl', 'pannen', 'koekenpan, pan met deksel, pannenset', 'paneel, pak'],
  ['nl', 'vazen', 'vaas van glas', 'vazal'],
  ['nl', 'brillen', 'leesbril', 'brood'],
  ['fr', 'parapluies', 'parapluie pliant', 'paravent'],
  ['es', 'luces', 'luz de lectura', 'lucha libre'],
  ['es', 'velas', 'vela aromatica', 'velero'],
  ['it', 'giochi', 'gioco di carte', 'gioiello'],
  ['pt-BR', 'violões', 'capa para violao', 'violino'],
  ['pl', 'zegarków', 'zegarek na reke', 'zegar'],
  ['pl', 'parasoli', 'parasol skladany', 'paralotnia'],
])('in %s "%s" is said', (language, word, said, other) => {
  const pattern = wordIn(language, word)
  const isSaid = (text: string) => pattern.test(text)
  expect(said.split(', ').filter((text) => !isSaid(text))).toEqual([])
  expect(other.split(', ').filter(isSaid)).toEqual([])
})

test.each([
  ['de', 'Honig', 'waldhonig', 'honigloffel'],
  ['fr', 'tasses', 'tasse en gres', 'support pour tasse'],
])('in %s "%s" is the thing itself', (language, word, thing, about) => {
  expect(thingIn(language, word).test(thing)).toBe(true)
  expect(thingIn(language, word).test(about)).toBe(false)
})
