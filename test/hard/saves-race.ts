import { toastIn } from '#test/flash.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile } from '#test/make.ts'
import { unescaped, valueOf } from '#test/read-page.ts'

const VISITORS = 3
const TAKES = 4
const SAVES = 3
const RENEWALS = 2
/** What a renewal may come to among takes and saves; anything else is a fault. */
const RENEWED = ['ideas_generated', 'idea_taken_already', 'idea_not_found']

/**
 * Each round: visitors take ideas while the owner saves the list again and again, in another order and with one line
 * more, and has the generator renew the free ones and single ones. Whatever a visitor was told is theirs must stand on
 * the list and be taken at the end, and the owner's lines must be there.
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
    const ideas = await linesOf(owner, profile)
    const [saved, renewals, ...visits] = await Promise.all([
      saveAgainAndAgain(owner, profile),
      renewAgainAndAgain(owner, profile, ideas),
      ...Array.from({ length: VISITORS }, (_, visitor) => {
        const wanted = ideas.slice(visitor * TAKES, (visitor + 1) * TAKES)
        return takeOneByOne(urls[visitor % urls.length] ?? '', profile, wanted)
      }),
    ])
    seen.saves += saved
    seen.renewals += renewals.filter((toast) => toast === 'ideas_generated').length
    const strange = renewals.filter((toast) => !RENEWED.includes(toast ?? ''))
    if (strange.length > 0) problems.push(`round ${round}: renewing answered ${strange.join(', ')}`)
    const told = visits.flatMap(({ taken }) => taken)
    seen.takes += told.length
    seen.gone += visits.flatMap(({ gone }) => gone).length
    const page = await (await owner.get(`/gift/${profile.slug}`)).text()
    const taken = new Set(takenOn(page).map(unescaped))
    const lost = told.filter((idea) => !taken.has(idea))
    if (lost.length > 0) problems.push(`round ${round}: ${lost.join(', ')} lost`)
    if (taken.size !== told.length) problems.push(`round ${round}: ${taken.size} taken, ${told.length} told`)
    if (!page.includes(`line ${SAVES}<`)) problems.push(`round ${round}: the last save is not there`)
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
async function saveAgainAndAgain(owner: HttpVisitor, profile: MadeProfile): Promise<number> {
  let saved = 0
  while (saved < SAVES) {
    const editor = await (await owner.get(`/portal/suggestions/${profile.id}?mode=manual`)).text()
    const [first = '', ...others] = suggestionsIn(editor)
    const answer = await drained(
      owner.post(`/portal/suggestions/${profile.id}`, {
        version: valueOf(editor, 'version') ?? '',
        suggestion: [...others, first, `line ${saved + 1}`],
      }),
    )
    if (answer.status === 302) saved += 1
    else if (answer.status !== 409) return saved
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

/** Takes one idea after the other: which a visitor was told are theirs, and which were no longer on the list. */
async function takeOneByOne(url: string, { slug }: MadeProfile, ideas: string[]) {
  const visitor = new HttpVisitor(() => url)
  const taken: string[] = []
  const gone: string[] = []
  for (const idea of ideas) {
    const toast = toastIn(await drained(visitor.post(`/gift/${slug}/take`, { idea })))
    if (toast === 'idea_taken') taken.push(idea)
    if (toast === 'idea_not_found' || toast === 'idea_taken_already') gone.push(idea)
  }
  return { taken, gone }
}

async function linesOf(owner: HttpVisitor, { id }: MadeProfile): Promise<string[]> {
  return suggestionsIn(await (await owner.get(`/portal/suggestions/${id}?mode=manual`)).text())
}

function suggestionsIn(editor: string): string[] {
  const inputs = editor.match(/<input[^>]* name="suggestion"[^>]*>/g) ?? []
  return inputs.map((input) => valueOf(input, 'suggestion') ?? '')
}

/** An answer whose connection is free for the next request. */
async function drained(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  await answer.arrayBuffer()
  return answer
}
