import { toastIn } from '#test/flash.ts'
import { freeOn, takenOn } from '#test/hard/gift-page.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile } from '#test/make.ts'
import { valueOf } from '#test/read-page.ts'

const VISITORS = 3
const TAKES = 4
const SAVES = 3
const RENEWALS = 2
/** What a renewal may come to among takes and saves; anything else is a fault. */
const RENEWED = ['ideas_generated', 'idea_taken_already', 'idea_not_found', 'changed_meanwhile']

/**
 * Each round: visitors take ideas while the owner saves the list again and again, in another order, one line edited and
 * one more with a link, and has the generator renew the free ones and single ones. Whatever a visitor was told is theirs
 * must stand on the list and be taken at the end, and the owner's lines must be there, edited as they were and linked.
 */
export async function savesRace(
  database: string,
  owner: HttpVisitor,
  urls: string[],
  rounds: number,
): Promise<StressTestResult> {
  const seen = { takes: 0, gone: 0, saves: 0, renewals: 0 }
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const profile = await makeProfile(owner, { ideas: [] })
    await drained(owner.post(`/portal/suggestions/${profile.id}/generate`))
    const ideas = (await editorOf(owner, profile)).lines.map(({ id }) => id)
    const [saved, renewals, ...visits] = await Promise.all([
      saveAgainAndAgain(owner, profile),
      renewAgainAndAgain(owner, profile, ideas),
      ...Array.from({ length: VISITORS }, (_, visitor) => {
        return takeOneByOne(urls[visitor % urls.length] ?? '', profile, visitor * TAKES)
      }),
    ])
    seen.saves += saved.times
    seen.renewals += renewals.filter((toast) => toast === 'ideas_generated').length
    const strange = renewals.filter((toast) => !RENEWED.includes(toast ?? ''))
    if (strange.length > 0) problems.push(`round ${round}: renewing answered ${strange.join(', ')}`)
    const acknowledged = visits.flatMap(({ taken }) => taken)
    seen.takes += acknowledged.length
    seen.gone += visits.flatMap(({ gone }) => gone).length
    const page = await (await owner.get(`/gift/${profile.slug}`)).text()
    const taken = new Set(takenOn(page))
    const links = new Map((await editorOf(owner, profile)).lines.map(({ text, link }) => [text, link]))
    const lost = acknowledged.filter((idea) => !taken.has(idea))
    if (lost.length > 0) problems.push(`round ${round}: ${lost.join(', ')} lost`)
    if (taken.size !== acknowledged.length)
      problems.push(`round ${round}: ${taken.size} taken, ${acknowledged.length} acknowledged`)
    const missing = saved.lines.filter(({ text, link }) => links.get(text) !== link)
    if (missing.length > 0)
      problems.push(
        `round ${round}: the owner's ${missing.map(({ text }) => text).join(', ')} or its link lost`,
      )
  }
  const answered = seen.takes + seen.gone === rounds * VISITORS * TAKES
  const worked = seen.takes > 0 && seen.renewals > 0 && seen.saves === rounds * SAVES
  return {
    name: `takes racing saves and renewed ideas on ${database}`,
    ok: problems.length === 0 && answered && worked,
    saw: [
      `${seen.takes} takes, ${seen.saves} saves and ${seen.renewals} renewals acknowledged in ${rounds} rounds, ` +
        `${seen.gone} takes refused because the idea had given way, ${problems.length} rounds wrong`,
      ...problems.slice(0, 10),
    ].join('\n'),
  }
}

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
    const answer = await drained(
      owner.post(`/portal/suggestions/${profile.id}`, {
        version,
        known_taken: known,
        suggestion: written.map(({ text }) => text),
        suggestion_id: written.map(({ id }) => id),
        suggestion_link: written.map((line) => line.link),
      }),
    )
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
      toasts.push(toastIn(await drained(owner.post(`/portal/suggestions/${id}/renew`, fields))))
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
    const toast = toastIn(await drained(visitor.post(`/gift/${slug}`, { idea, sure: 'on' })))
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

/** An answer whose connection is free for the next request. */
async function drained(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  await answer.arrayBuffer()
  return answer
}
