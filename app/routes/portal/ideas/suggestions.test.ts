import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { generationRuns, giftProfiles, giftSuggestions, ideas as rows } from '#app/server/database/schema.ts'
import { ideaIds, makeProfile, type MadeProfile } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { follow, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const UNKNOWN = '6f1c1e5e-0000-4000-8000-000000000001'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
let path: string
beforeEach(async () => {
  await world.db.delete(generationRuns)
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp', 'a book'] })
  path = `/portal/suggestions/${profile.id}`
})

async function stored(id = profile.id) {
  const [list] = await world.db.select().from(giftSuggestions).where(eq(giftSuggestions.profile_id, id))
  return list
}

function save(suggestion: string[], version = '1', browser: Browser = visitors.owner): Promise<Response> {
  return browser.post(`${path}?mode=manual`, { version, suggestion })
}

/** Saves lines of which each says which idea it was, by the text that was made; '' for a new one. */
function saveLines(lines: readonly [was: string, text: string][], fields: Record<string, string> = {}) {
  return visitors.owner.post(`${path}?mode=manual`, {
    version: '1',
    suggestion: lines.map(([, text]) => text),
    suggestion_id: lines.map(([was]) => (was === '' ? '' : profile.idea(was))),
    ...fields,
  })
}

/** Each idea of the list, a + before those that are taken. */
async function listed(): Promise<string[]> {
  return ((await stored())?.status ?? []).map(({ suggestion, taken }) => (taken ? '+' : '') + suggestion)
}

const take = (idea: string) => visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea(idea) })

/** The values of an editor's fields of one name, in order. */
function valuesOf(html: string, name: string): string[] {
  const withScript = html.replace(/<noscript>[^]*?<\/noscript>/g, '')
  return [...withScript.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))].map(
    ([input]) => valueOf(input, name) ?? '',
  )
}

/** The lines that an editor shows, in order. */
const linesOf = (html: string) =>
  [...html.matchAll(/<textarea[^>]* name="suggestion"[^>]*>([^<]*)</g)].map(([, text = '']) =>
    unescaped(text),
  )

test('the owner sees the list with its shop links', async () => {
  const page = await (await visitors.owner.get(path)).text()
  for (const words of [
    'Gift Suggestions for Grandma Rosemary',
    'Back to Profiles',
    'Edit Suggestions',
    'a kite',
  ]) {
    expect(textOf(page)).toContain(words)
  }
  expect(unescaped(page)).toContain('href="https://www.amazon.com/s?k=a+kite"')
})

test('in mode manual the list is open for editing', async () => {
  const page = await (await visitors.owner.get(`${path}?mode=manual`)).text()
  expect(linesOf(page)).toEqual(['a kite', 'a lamp', 'a book'])
  expect(valuesOf(page, 'suggestion_id')).toEqual(['a kite', 'a lamp', 'a book'].map(profile.idea))
  for (const words of ['Add Suggestion', 'Cancel', 'Save Changes']) expect(textOf(page)).toContain(words)
})

test.each(['?mode=manual', ''])('without a list one empty line waits, with %j', async (query) => {
  const empty = await makeProfile(visitors.owner, { ideas: [] })
  const page = await (await visitors.owner.get(`/portal/suggestions/${empty.id}${query}`)).text()
  expect(linesOf(page)).toEqual([''])
  expect(textOf(page)).not.toContain('Edit Suggestions')
})

test('in mode ai without a list the page shows that it generates; the visit itself starts nothing', async () => {
  const empty = await makeProfile(visitors.owner, { ideas: [] })
  const page = await (await visitors.owner.get(`/portal/suggestions/${empty.id}?mode=ai`)).text()
  expect(textOf(page)).toContain('Generating Gift Suggestions')
  expect(textOf(page)).not.toContain('Edit Suggestions')
  expect(await stored(empty.id)).toBeUndefined()
  expect(await world.db.$count(generationRuns)).toBe(0)
})

test('another owner is told that it is not theirs, and cannot save', async () => {
  const seen = await visitors.other.get(path)
  const refused = await save(['eve'], '1', visitors.other)
  for (const answer of [seen, refused]) {
    expect(answer.status).toBe(403)
    const page = await answer.text()
    expect(textOf(page)).toContain('You do not have permission to view this profile')
    expect(page).not.toContain('a kite')
  }
  expect((await stored())?.suggestions).toEqual(['a kite', 'a lamp', 'a book'])
})

test.each([UNKNOWN, 'no-id', '%00'])('%s is not found, and the list follows after 2 seconds', async (id) => {
  const answer = await visitors.owner.get(`/portal/suggestions/${id}?mode=ai`)
  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(textOf(page)).toContain('Profile not found')
  expect(page).toContain('content="2;url=/portal/profile"')
  expect((await visitors.owner.post(`/portal/suggestions/${id}`, { suggestion: ['x'] })).status).toBe(404)
})

test('a profile that cannot be read says so, and the list follows after 2 seconds', async () => {
  await world.db.execute(sql`alter table gift_profiles rename to elsewhere`)
  try {
    const answer = await visitors.owner.get(path)
    expect(answer.status).toBe(503)
    const page = await answer.text()
    expect(textOf(page)).toContain('Failed to load profile')
    expect(page).toContain('content="2;url=/portal/profile"')
    expect(page).not.toContain('elsewhere')
  } finally {
    await world.db.execute(sql`alter table elsewhere rename to gift_profiles`)
  }
})

/** While a table cannot be read. */
async function renamed<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  await world.db.execute(sql.raw(`alter table ${table} rename to elsewhere`))
  try {
    return await work()
  } finally {
    await world.db.execute(sql.raw(`alter table elsewhere rename to ${table}`))
  }
}

test('a list that cannot be read counts as none, and cannot be overwritten by that', async () => {
  const answer = await renamed('ideas', () => visitors.owner.get(`${path}?mode=manual`))
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(noticesOf(page)).toEqual([])
  expect(linesOf(page)).toEqual([''])
  expect((await save(['eve'], valueOf(page, 'version'))).status).toBe(409)
  expect((await stored())?.suggestions).toEqual(['a kite', 'a lamp', 'a book'])
})

test.each(['ideas', 'generation_runs', 'free_requests', 'giver_names', 'other_gifts'])(
  'where %s cannot be read the screen opens all the same, by hand and by AI, and says nothing of it',
  async (table) => {
    const bare = await makeProfile(visitors.owner, { ideas: [] })
    const title = 'Gift Suggestions for'
    for (const [id, words] of [
      [profile.id, table === 'ideas' ? title : 'a kite'],
      [bare.id, title],
    ] as const) {
      for (const mode of ['manual', 'ai']) {
        const address = `/portal/suggestions/${id}?mode=${mode}`
        const answer = await renamed(table, () => visitors.owner.get(address))
        expect(answer.status).toBe(200)
        const html = await answer.text()
        expect(textOf(html)).toContain(words)
        expect(noticesOf(html)).toEqual([])
      }
    }
  },
)

test('saved lines replace the list, each with its link', async () => {
  const answer = await save(['C++ & café', 'a drum'])
  const seen = await follow(visitors.owner, answer)
  expect(seen.path).toBe(path)
  expect(noticesOf(seen.html)).toEqual(['Gift suggestions saved successfully'])
  expect(await stored()).toMatchObject({
    suggestions: ['C++ & café', 'a drum'],
    shopping_urls: [
      { suggestion: 'C++ & café', shoppingUrl: 'https://www.amazon.com/s?k=C%2B%2B+%26+caf%C3%A9' },
      { suggestion: 'a drum', shoppingUrl: 'https://www.amazon.com/s?k=a+drum' },
    ],
    status: [
      { suggestion: 'C++ & café', taken: false },
      { suggestion: 'a drum', taken: false },
    ],
  })
  expect(await world.db.$count(rows)).toBe(2)
})

test.each<[string, () => Promise<Response>]>([
  ['saved', () => save(['a kite', 'a drum', 'a book'])],
  ['moved', () => save(['a book', 'a lamp', 'a kite'])],
  ['taken from', () => take('a kite')],
  ['made available again', () => visitors.owner.post(`${path}/available`)],
  ['renewed', () => visitors.owner.post(`${path}/renew`, { idea: profile.idea('a lamp') })],
])('a list keeps when it was made, and knows when it was %s', async (_, change) => {
  const made = new Date('2026-01-02T03:04:05.678Z')
  await take('a book')
  await world.db.update(rows).set({ created_at: made, updated_at: made })
  await change()
  const list = await stored()
  expect(list?.created_at).toEqual(made)
  expect(list?.updated_at.getTime()).toBeGreaterThan(made.getTime())
})

test('a list is made and changed at the same moment when it is new', async () => {
  const list = await stored()
  expect(list?.updated_at).toEqual(list?.created_at)
  expect(Math.abs(Date.now() - (list?.created_at.getTime() ?? 0))).toBeLessThan(60_000)
})

test('blank lines go and the first of equal ones stays', async () => {
  await save(['', '  a kite ', 'A Kite', '\t', 'a lamp', 'a kite', ''])
  expect((await stored())?.suggestions).toEqual(['a kite', 'a lamp'])
})

test.each([
  ['nothing', [], 422, 'Please add at least one gift suggestion'],
  ['blank lines', ['', '  ', '\t'], 422, 'Please add at least one gift suggestion'],
  [
    'a line of 201 characters',
    ['x'.repeat(201)],
    422,
    'Please keep each gift suggestion to at most 200 characters',
  ],
  [
    '101 lines',
    Array.from({ length: 101 }, (_, number) => `idea ${number}`),
    422,
    'Please keep to at most 100 gift suggestions',
  ],
  ['a NUL', ['a\0kite'], 400, 'We cannot keep some of the characters in this text'],
])('%s is refused, the list stays and the lines come back', async (_what, lines, status, sentence) => {
  const answer = await save(lines)
  expect(answer.status).toBe(status)
  const page = await answer.text()
  expect(noticesOf(page)).toContain(sentence)
  expect(linesOf(page)).toEqual(lines.length > 0 ? lines : [''])
  expect((await stored())?.suggestions).toEqual(['a kite', 'a lamp', 'a book'])
})

test('refused lines come back as typed, each still its idea', async () => {
  const typed: [was: string, text: string][] = [
    ['a lamp', '<b>kite</b> & "lamp"'],
    ['', 'x'.repeat(201)],
    ['a kite', ' outer space '],
  ]
  const refused = await (await saveLines(typed)).text()
  expect(linesOf(refused)).toEqual(typed.map(([, text]) => text))
  expect(valuesOf(refused, 'suggestion_id')).toEqual([profile.idea('a lamp'), '', profile.idea('a kite')])
})

test('statuses stay with the ideas still present and go with the others', async () => {
  await take('a kite')
  await take('a lamp')
  await visitors.owner.post(path, {
    version: '1',
    suggestion: ['a book', 'a drum', 'a kite'],
    known_taken: [profile.idea('a kite'), profile.idea('a lamp')],
    remove: profile.idea('a lamp'),
  })
  expect(await listed()).toEqual(['a book', 'a drum', '+a kite'])
  await save(['a lamp', 'a kite'], '2')
  expect(await listed()).toEqual(['a lamp', '+a kite'])
})

test('an edited line stays the idea that it was: taken, by its id and with its place on open pages', async () => {
  await take('a kite')
  const known_taken = profile.idea('a kite')
  const lines: [string, string][] = [
    ['a book', 'a book'],
    ['a kite', 'a red kite'],
    ['a lamp', 'a lamp'],
  ]
  expect((await saveLines(lines, { known_taken })).status).toBe(302)
  expect(await listed()).toEqual(['a book', '+a red kite', 'a lamp'])
  expect(await ideaIds(visitors.nobody, profile.slug)).toEqual(
    new Map(lines.map(([was, text]) => [text, profile.idea(was)])),
  )
})

test('in the editor a taken line says that it stays taken, once its words are others', async () => {
  const STAYS = 'Somebody plans to give this. For another gift add another line'
  await take('a kite')
  expect(textOf(await (await visitors.owner.get(`${path}?mode=manual`)).text())).not.toContain(STAYS)
  const refused = async (text: string, other: string) => {
    const answer = await saveLines(
      [
        ['a kite', text],
        ['a lamp', other],
        ['a book', 'a book'],
      ],
      { version: '7', known_taken: profile.idea('a kite') },
    )
    return textOf(await answer.text())
  }
  expect(await refused('A kite ', 'a red lamp')).not.toContain(STAYS)
  expect(await refused('a red kite', 'a lamp')).toContain(STAYS)
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  expect(await refused('a red kite', 'a lamp')).not.toContain(STAYS)
})

test('a forged id is a new line, and nothing of the other list changes', async () => {
  const others = await makeProfile(visitors.other, { ideas: ['a harp', 'a flute'] })
  const fields = {
    version: '1',
    suggestion: ['a violin', 'a kite'],
    suggestion_id: [others.idea('a harp'), 'x'],
  }
  expect((await visitors.owner.post(path, fields)).status).toBe(302)
  expect(await listed()).toEqual(['a violin', 'a kite'])
  expect((await stored(others.id))?.suggestions).toEqual(['a harp', 'a flute'])
  expect((await ideaIds(visitors.nobody, profile.slug)).get('a violin')).not.toBe(others.idea('a harp'))
})

test('a take that lands between opening the editor and saving survives', async () => {
  const editor = await (await visitors.owner.get(`${path}?mode=manual`)).text()
  await take('a lamp')
  const answer = await save(['a book', 'a lamp'], valueOf(editor, 'version'))
  expect(answer.status).toBe(302)
  expect(await listed()).toEqual(['a book', '+a lamp'])
})

test('of two edits over one version the first stays; the second is told and keeps its lines', async () => {
  await save(['first'])
  const answer = await save(['second'])
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(textOf(page)).toContain(
    'This was changed in another window in the meantime. Please look at the newer version first.',
  )
  expect((await stored())?.suggestions).toEqual(['first'])
})

test('an idea taken while the owner wrote it away is asked about, and every line kept meanwhile', async () => {
  await take('a kite')
  const asked = await save(['a red kite', 'a lamp', 'a drum'])
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(noticesOf(page)).toContain('Someone has taken an idea that you changed or removed')
  expect(linesOf(page)).toEqual(['a red kite', 'a lamp', 'a drum'])
  expect((await stored())?.suggestions).toEqual(['a kite', 'a lamp', 'a book'])

  expect(valueOf(page, 'known_taken')).toBe(profile.idea('a kite'))
  expect(valueOf(page, 'remove')).toBe(profile.idea('a kite'))
  const lines = { version: '1', suggestion: ['a red kite', 'a lamp'] }
  const known = { ...lines, known_taken: profile.idea('a kite') }
  expect((await visitors.owner.post(path, known)).status).toBe(409)
  const knowing = { ...known, remove: profile.idea('a kite') }
  expect((await visitors.owner.post(path, knowing)).status).toBe(302)
  expect(await listed()).toEqual(['a red kite', 'a lamp'])
})

test('without JavaScript more lines are written into one field', async () => {
  await visitors.owner.post(path, {
    version: '1',
    suggestion: ['a kite', ''],
    more_suggestions: '- a drum\r\n- a harp\r\n',
  })
  expect((await stored())?.suggestions).toEqual(['a kite', 'a drum', 'a harp'])
})

const available = (fields: Record<string, string>, browser = visitors.owner) =>
  browser.post(`${path}/available`, fields)
const availableOne = (text: string, browser?: Browser) => available({ idea: profile.idea(text) }, browser)

async function takenIdeas(): Promise<string[]> {
  return ((await stored())?.status ?? []).filter((entry) => entry.taken).map(({ suggestion }) => suggestion)
}

test('the owner makes one idea available again, or all', async () => {
  for (const idea of ['a kite', 'a lamp', 'a book']) await take(idea)
  const seen = await follow(visitors.owner, await availableOne('a lamp'))
  expect([seen.path, noticesOf(seen.html)]).toEqual([path, ['Available again']])
  expect(await takenIdeas()).toEqual(['a kite', 'a book'])
  await take('a lamp')
  expect(await takenIdeas()).toHaveLength(3)
  await available({})
  expect(await takenIdeas()).toEqual([])
  const freed = await world.db.select().from(rows)
  expect(freed.map(({ taken_at, taken_by }) => taken_at ?? taken_by)).toEqual([null, null, null])
})

test('before anything is made available, the owner is asked, with its name', async () => {
  for (const idea of ['a kite', 'a lamp']) await take(idea)
  const question = async (query: string) => {
    const answer = await visitors.owner.get(`${path}/available?${query}`)
    return answer.status === 200
      ? textOf(await answer.text()).replace(/\s+/g, ' ')
      : answer.headers.get('Location')
  }
  const one = await question(`idea=${profile.idea('a kite')}`)
  expect(one).toContain('Make it available again? a kite : Somebody plans to give this and is not told')
  expect(await question('all=on')).toContain('Make them available again? a kite, a lamp : Whoever plans')
  expect(await question(`idea=${profile.idea('a book')}`)).toBe(path)
  expect(await takenIdeas()).toEqual(['a kite', 'a lamp'])
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  expect(await question(`idea=${profile.idea('a kite')}`)).toBe(path)
  expect(await question('all=on')).not.toMatch(/kite|lamp/)
})

test('nobody else makes anything available, and nothing that is not on the list', async () => {
  await take('a kite')
  expect((await availableOne('a kite', visitors.other)).status).toBe(403)
  expect((await availableOne('a kite', visitors.nobody)).headers.get('Location')).toBe('/signin')
  const others = await makeProfile(visitors.owner, { ideas: ['a harp'] })
  await visitors.nobody.post(`/gift/${others.slug}`, { idea: others.idea('a harp') })
  for (const idea of ['a kite', '', UNKNOWN, others.idea('a harp')]) {
    const unknown = await follow(visitors.owner, await available({ idea }))
    expect(noticesOf(unknown.html)).toEqual(['This gift is no longer on the list'])
  }
  expect(await takenIdeas()).toEqual(['a kite'])
  await available({})
  expect((await stored(others.id))?.status).toEqual([{ suggestion: 'a harp', taken: true }])
})

/** Every page with the ideas that their owner gets, and its data. */
const OWNERS_VIEWS = [() => path, () => `${path}?mode=manual`, () => `/gift/${profile.slug}`].flatMap(
  (page) => [page, () => page().replace(/(\?|$)/, '.data$1')],
)

test('a kept surprise makes no byte that its owner gets depend on what is taken', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const views = () =>
    Promise.all(
      [...OWNERS_VIEWS, () => '/portal/settings/data', () => '/portal/profile'].map(async (view) => {
        const text = await (await visitors.owner.get(view())).text()
        return text.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '')
      }),
    )
  await visitors.owner.get(path)
  const before = await views()
  await take('a kite')
  expect(await takenIdeas()).toEqual(['a kite'])
  expect(await views()).toEqual(before)
})

test.each([
  ['the list', () => path, 'You keep it a surprise for yourself: what is taken does not show here.'],
  ['its editor', () => `${path}?mode=manual`, 'Any of these may be taken already.'],
  ['the shared page', () => `/gift/${profile.slug}`, 'What is taken stays a surprise'],
])('on %s the owner of a kept surprise reads why nothing shows as taken', async (_, page, words) => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  expect(textOf(await (await visitors.owner.get(page())).text())).toContain(words)
})

test('an owner who wants to be surprised makes nothing available by an old page', async () => {
  await take('a kite')
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const page = await follow(visitors.owner, await available({}))
  expect(noticesOf(page.html)).toEqual([
    'You are keeping this a surprise for yourself, and that would give it away',
  ])
  expect(await takenIdeas()).toEqual(['a kite'])
})

test('an owner who wants to be surprised can neither take an idea nor learn by trying', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await take('a kite')
  const tries = []
  for (const idea of ['a kite', 'a lamp']) {
    const seen = await follow(
      visitors.owner,
      await visitors.owner.post(`/gift/${profile.slug}`, { idea: profile.idea(idea) }),
    )
    tries.push(noticesOf(seen.html))
  }
  expect(tries[0]).toEqual(tries[1])
  expect(tries[0]).toEqual(['You are keeping this a surprise for yourself, and that would give it away'])
  expect(await takenIdeas()).toEqual(['a kite'])
})

test('saving tells an owner who wants to be surprised nothing, and loses no take that stays', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await take('a kite')
  const shorter = { version: '1', suggestion: ['a kite', 'a drum'] }
  const asked = await visitors.owner.post(`${path}?mode=manual`, shorter)
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(textOf(page)).toContain('Someone may have taken what you remove. Please say which ideas to remove.')
  // The kite's line has no id here: its question is the same as that of the others.
  const unsaid = ['a kite', 'a lamp', 'a book'].map(profile.idea)
  expect(valuesOf(page, 'remove')).toEqual(unsaid)
  const remove = [profile.idea('a lamp'), profile.idea('a book')]
  expect((await visitors.owner.post(path, { ...shorter, remove })).status).toBe(302)
  expect(await takenIdeas()).toEqual(['a kite'])
  const drum = (await ideaIds(visitors.nobody, profile.slug)).get('a drum') ?? ''
  expect(
    (
      await saveLines(
        [
          ['a kite', 'a red kite'],
          ['', 'a harp'],
        ],
        { version: '2', remove: drum },
      )
    ).status,
  ).toBe(302)
  expect(await takenIdeas()).toEqual(['a red kite'])
  expect((await save(['a drum'], '3')).status).toBe(409)
})
