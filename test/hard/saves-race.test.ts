import { beforeAll, describe, expect, test } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { freeOn, takenOn } from '#test/hard/gift-page.ts'
import { DATABASES, type Site, startSite } from '#test/hard/site.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile } from '#test/make.ts'
import { rounds } from '#test/race-rounds.ts'
import { valueOf } from '#test/read-page.ts'

const ROUNDS = rounds(10, 200)
const VISITORS = 3
const TAKES = 4
const SAVES = 3
const RENEWALS = 2
/** What a renewal may come to among takes and saves; anything else is a fault. */
const RENEWED = ['ideas_generated', 'idea_taken_already', 'idea_not_found', 'changed_meanwhile']

describe.each(DATABASES)('on %s', (database) => {
  let site: Site
  let owner: HttpVisitor
  beforeAll(async () => {
    site = await startSite({ database })
    owner = await site.newOwner()
    return site.close
  })

  // The list is saved in another order each time, with one line edited and one more with a link.
  test('whatever visitors were told is theirs stays taken, and the owner’s lines stay, among saves and renewals', async () => {
    const seen = { takes: 0, renewals: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const profile = await makeProfile(owner, { ideas: [] })
      await owner.post(`/portal/suggestions/${profile.id}/generate`)
      const ideas = (await editorOf(owner, profile)).lines.map(({ id }) => id)
      const [saved, renewals, ...visits] = await Promise.all([
        saveAgainAndAgain(owner, profile),
        renewAgainAndAgain(owner, profile, ideas),
        ...Array.from({ length: VISITORS }, (_, visitor) => {
          const urls = site.urls()
          return takeOneByOne(urls[visitor % urls.length] ?? '', profile, visitor * TAKES)
        }),
      ])
      const taken = visits.flatMap((visit) => visit.taken)
      expect(visits.flatMap((visit) => [...visit.taken, ...visit.gone])).toHaveLength(VISITORS * TAKES)
      expect(renewals.filter((toast) => !RENEWED.includes(toast ?? ''))).toEqual([])
      expect(saved.times).toBe(SAVES)
      const page = await (await owner.get(`/gift/${profile.slug}`)).text()
      expect(takenOn(page).toSorted()).toEqual(taken.toSorted())
      const { lines } = await editorOf(owner, profile)
      const links = new Map(lines.map(({ text, link }) => [text, link]))
      expect(saved.lines.filter(({ text, link }) => links.get(text) !== link)).toEqual([])
      seen.takes += taken.length
      seen.renewals += renewals.filter((toast) => toast === 'ideas_generated').length
    }
    expect(seen.takes).toBeGreaterThan(0)
    expect(seen.renewals).toBeGreaterThan(0)
  })
})

/** Saves as an owner does who is told of newer changes: reads the list anew and tries once more. */
async function saveAgainAndAgain(owner: HttpVisitor, profile: MadeProfile) {
  const saved = { times: 0, lines: [] as { text: string; link: string }[] }
  while (saved.times < SAVES) {
    const { lines, version, known } = await editorOf(owner, profile)
    const [first = { id: '', text: '', link: '' }, ...others] = lines
    const edited = { ...first, text: `${first.text}, edited` }
    const link = `https://shop.example/${saved.times + 1}`
    const added = { id: '', text: `line ${saved.times + 1}`, link }
    const written = [...others, edited, added]
    const answer = await owner.post(`/portal/suggestions/${profile.id}`, {
      version,
      known_taken: known,
      suggestion: written.map(({ text }) => text),
      suggestion_id: written.map(({ id }) => id),
      suggestion_link: written.map((line) => line.link),
    })
    if (answer.status === 302) {
      saved.times += 1
      saved.lines.push(edited, added)
    } else if (answer.status !== 409) return saved
  }
  return saved
}

/** Has the generator renew all free ideas, and then a single one that somebody may be taking. */
async function renewAgainAndAgain(owner: HttpVisitor, { id }: MadeProfile, ideas: string[]) {
  const toasts: (string | undefined)[] = []
  for (let renewal = 0; renewal < RENEWALS; renewal++) {
    const single: Record<string, string> = { idea: ideas.at(-1 - renewal) ?? '' }
    for (const fields of [{}, single]) {
      toasts.push(toastIn(await owner.post(`/portal/suggestions/${id}/renew`, fields)))
    }
  }
  return toasts
}

/** Takes one free idea after the other: which were acknowledged, and which had gone or were taken. */
async function takeOneByOne(url: string, { slug }: MadeProfile, place: number) {
  const visitor = new HttpVisitor(() => url)
  const taken: string[] = []
  const gone: string[] = []
  for (let take = 0; take < TAKES; take++) {
    const free = freeOn(await (await visitor.get(`/gift/${slug}`)).text())
    const idea = free[place % free.length] ?? ''
    const toast = toastIn(await visitor.post(`/gift/${slug}`, { idea, sure: 'on' }))
    if (toast === 'idea_taken') taken.push(idea)
    if (toast === 'idea_not_found' || toast === 'idea_taken_already') gone.push(idea)
  }
  return { taken, gone }
}

/** An owner's editor: each line with the id of its idea, and what would be posted with them. */
async function editorOf(owner: HttpVisitor, { id }: MadeProfile) {
  const editor = await (await owner.get(`/portal/suggestions/${id}?mode=manual`)).text()
  const values = (name: string) =>
    [
      ...editor.matchAll(
        new RegExp(
          `<input[^>]* name="${name}"[^>]*>|<textarea[^>]* name="${name}"[^>]*>[^]*?</textarea>`,
          'g',
        ),
      ),
    ].map(([control]) => valueOf(control, name) ?? '')
  const ids = values('suggestion_id')
  const links = values('suggestion_link')
  return {
    lines: values('suggestion').map((text, at) => ({ id: ids[at] ?? '', text, link: links[at] ?? '' })),
    version: valueOf(editor, 'version') ?? '',
    known: values('known_taken'),
  }
}
