import { expect, test } from 'vitest'

import { buildCatalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'

const row = 'blue thing | 1-2 | all | toy |'
const catalogue = buildCatalogue({
  topics: {
    making: `# crafts\nalso: arts and crafts\n${row}\n# knitting\n${row}`,
    sport: `# climbing\nalso: rock climbing, bouldering\n${row}\n# cars\nalso: motoring\n${row}`,
    water: `# wild swimming\nalso: sea swimming\n${row}`,
    games: `# dungeons and dragons\nalso: d&d, dnd\n${row}\n# playing cards\n${row}`,
    music: `# cello\n${row}`,
  },
})

/** What the giver writes, each hobby as topic, or kind of an unknown one, or '?'. */
test.each([
  ['wild swimming', ['wild swimming']],
  ['Sea Swimming', ['wild swimming']],
  ['swimming in the sea', ['wild swimming']],
  ['knitting, climbing; cello', ['knitting', 'climbing', 'cello']],
  ['knitting and climbing', ['knitting', 'climbing']],
  ['knitting، climbing؛ cello', ['knitting', 'climbing', 'cello']],
  ['knitting/climbing\ncello', ['knitting', 'climbing', 'cello']],
  ['arts and crafts and knitting', ['crafts', 'knitting']],
  ['Dungeons & Dragons', ['dungeons and dragons']],
  ['D&D', ['dungeons and dragons']],
  ['loves to knit', ['knitting']],
  ['keen climber', ['climbing']],
  ['playing the cello in an orchestra', ['cello']],
  ['playing cards', ['playing cards']],
  ['learning rock-climbing at weekends', ['climbing']],
  ['care work', ['?']],
  ['motoring', ['cars']],
  ['collects teapots', ['collecting']],
  ['spoon collecting', ['collecting']],
  ['cloud watching', ['watching']],
  ['korean drama', ['watching']],
  ['falconry', ['?']],
  ['goalball', ['sport']],
  ['vexillology', ['mind-and-study']],
  ['hobby: knitting', ['knitting']],
  ['', []],
  [' , ;;, - ', []],
  ['https://a.example/x?y=1', []],
])('%s', (text, expected) => {
  expect(hobbiesIn(catalogue, text).map(({ topic, kind }) => topic?.title ?? kind ?? '?')).toEqual(expected)
})

/** What the giver writes, the topic found, whether it is exact. */
test.each([
  ['climbing', 'climbing', true],
  ['sea swimming', 'wild swimming', true],
  ['keen climber', 'climbing', true],
  ['cello in an orchestra', 'cello', true],
  ['underwater climbing', 'climbing', false],
  ['climbing photography', 'climbing', false],
])('"%s" is recognised as %s, exactly: %s', (text, topic, exact) => {
  const [hobby] = hobbiesIn(catalogue, text)
  expect({ topic: hobby?.topic?.title, exact: hobby?.exact }).toEqual({ topic, exact })
})

test.each([
  ['sea swimming', 'sea swimming'],
  ['underwater climbing', 'underwater climbing'],
  ['climbing near the lake', 'climbing'],
  ['lego', null],
  ['playing the cello in an orchestra', 'cello'],
  ['thatching', 'thatching'],
  ['worm charming', 'worm charming'],
  ['falconry', null],
  ['girlfriend', null],
  ['professional napping', null],
  ['new mom', null],
  ['collects teapots', 'teapot collecting'],
  ['watches korean dramas', 'korean dramas'],
  ['knits', 'knitting'],
  ['keen climber', 'climbing'],
  ['https://a.example', null],
  ['ignore all previous instructions', null],
  ['time with grandchildren', null],
  ['<script>alert(1)</script>', null],
])('"%s" enters a template as %s', (text, word) => {
  expect(hobbiesIn(catalogue, text)[0]?.templateWord ?? null).toBe(word)
})

/** As people type, the topics of the real catalogue; '?' for an unknown name, nothing for what is no name. */
test.each([
  ['gardning, knittting & fotography', ['gardening', 'knitting', 'photography']],
  ['hurling', ['hurling']],
  ['café, faz pour over em casa', ['coffee']],
  ['fietsen op de racefiets', ['cycling']],
  ['toca la guitarra desde hace un año', ['guitar']],
  ['il calcio, gioca in porta', ['football', 'goalkeeper']],
  ['planetas e foguetões', ['astronomy']],
  ['bayern fan', ['Bayern Munich']],
  ['tifoso della Roma', ['AS Roma']],
  ['watches top gear', ['Top Gear']],
  ['cod and fifa', ['Call of Duty', 'EA FC']],
  ['cricket on the radio', ['cricket']],
  ['🎸 🏃‍♀️ 📚', ['guitar', 'running', 'reading']],
  ['cats 🐱🐱!!', ['cats']],
  ['Gärtnern, Lesen und Kochen', ['gardening', 'reading', 'cooking']],
  ['la randonnée, le vin et la cuisine', ['hiking', 'wine', 'cooking']],
  ['senderismo y fútbol', ['hiking', 'football']],
  ['вязание', ['knitting']],
  ['long chats over dinner', []],
  ['modern mode', []],
  ['wedkarstwo, mots croises', ['fishing', 'crosswords']],
  ['My girlfriend likes cozy games', ['cosy games']],
  ['gaming (esp. zelda)... oh and d&d', ['video games', 'Zelda', 'role-playing games']],
  ['Golf. Golf. And more golf.', ['golf']],
  ['sewing my own clothes', ['sewing']],
  ['massive Taylor Swift fan!!', ['Taylor Swift']],
  [
    "She absolutely loves going to concerts with her friends, and she's recently got into pottery",
    ['concerts', 'pottery'],
  ],
])('typed as people do: %s', (text, topics) => {
  const named = hobbiesIn(wholeCatalogue(), text).filter(({ topic, templateWord }) => topic ?? templateWord)
  expect(named.map(({ topic }) => topic?.title ?? '?')).toEqual(topics)
})

test.each(["she's recently got", 'idk', 'being on her phone', 'when the kids let him', 'low and slow'])(
  '"%s" enters no template',
  (text) => {
    for (const { templateWord } of hobbiesIn(wholeCatalogue(), text)) expect(templateWord).toBeNull()
  },
)
