import { toastIn } from '#test/flash.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import type { Trial } from '#test/hard/trial.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile } from '#test/make.ts'
import { valueOf } from '#test/read-page.ts'

const IDEAS = Array.from({ length: 10 }, (_, at) => `idea ${at + 1}`)
const SAVES = 3

/**
 * Each round: visitors take every idea while the owner saves the list again and again, in another order and with one
 * line more. Whatever a visitor was told is theirs must be taken at the end, on a list that has the owner's lines.
 */
export async function savesRace(
  database: string,
  owner: HttpVisitor,
  urls: string[],
  rounds: number,
): Promise<Trial> {
  let saves = 0
  let takes = 0
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const profile = await makeProfile(owner, { ideas: IDEAS })
    const [saved, ...toasts] = await Promise.all([
      saveAgainAndAgain(owner, profile),
      ...IDEAS.map((idea, at) => take(urls[at % urls.length] ?? '', profile.slug, idea)),
    ])
    saves += saved
    const told = IDEAS.filter((_, at) => toasts[at] === 'idea_taken')
    takes += told.length
    const page = await (await owner.get(`/gift/${profile.slug}`)).text()
    const taken = new Set(takenOn(page))
    const lost = told.filter((idea) => !taken.has(idea))
    if (lost.length > 0) problems.push(`round ${round}: ${lost.join(', ')} lost`)
    if (!page.includes(`line ${SAVES}<`)) problems.push(`round ${round}: the last save is not there`)
  }
  return {
    name: `takes racing saves on ${database}`,
    ok: problems.length === 0 && takes === rounds * IDEAS.length && saves === rounds * SAVES,
    saw: [
      `${takes} takes and ${saves} saves acknowledged in ${rounds} rounds, ${problems.length} rounds wrong`,
      ...problems.slice(0, 10),
    ].join('\n'),
  }
}

/** Saves as an owner does who is told of newer changes: reads the list anew and tries once more. */
async function saveAgainAndAgain(owner: HttpVisitor, { id }: MadeProfile): Promise<number> {
  let saved = 0
  while (saved < SAVES) {
    const editor = await (await owner.get(`/portal/suggestions/${id}?mode=manual`)).text()
    const lines = [...IDEAS.slice(saved + 1), ...IDEAS.slice(0, saved + 1), `line ${saved + 1}`]
    const answer = await owner.post(`/portal/suggestions/${id}`, {
      version: valueOf(editor, 'version') ?? '',
      suggestion: lines,
    })
    await answer.arrayBuffer()
    if (answer.status === 302) saved += 1
    else if (answer.status !== 409) return saved
  }
  return saved
}

async function take(url: string, slug: string, idea: string): Promise<string | undefined> {
  const response = await new HttpVisitor(() => url).post(`/gift/${slug}/take`, { idea })
  await response.arrayBuffer()
  return toastIn(response)
}
