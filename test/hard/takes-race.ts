import { toastIn } from '#test/flash.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile } from '#test/make.ts'

const VISITORS = 50
const WANTED = 'the one everybody wants'

/**
 * Each round: 50 visitors take one idea at the same moment, then 50 take different ones. `urls` are servers on one
 * database; visitors come to each in turn.
 */
export async function takesRace(
  database: string,
  owner: HttpVisitor,
  urls: string[],
  rounds: number,
): Promise<StressTestResult[]> {
  const others = Array.from({ length: VISITORS }, (_, at) => `idea ${at + 1}`)
  const winners: number[] = []
  const lost: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { slug, idea } = await makeProfile(owner, { ideas: [WANTED, ...others] })
    const different = others.map(idea)
    const one = await takeTogether(
      urls,
      slug,
      others.map(() => idea(WANTED)),
    )
    const beaten = one.filter((toast) => toast === 'idea_taken_already').length
    winners.push(beaten === VISITORS - 1 ? one.filter((toast) => toast === 'idea_taken').length : -1)

    const each = await takeTogether(urls, slug, different)
    const page = takenOn(await (await owner.get(`/gift/${slug}`)).text())
    const shown = new Set(page)
    lost.push(different.filter((id, at) => each[at] !== 'idea_taken' || !shown.has(id)).length)
  }
  const right = winners.filter((count) => count === 1).length
  return [
    {
      name: `${VISITORS} simultaneous takes of one idea on ${database}`,
      ok: right === rounds,
      saw: `exactly one winner and ${VISITORS - 1} told so in ${right} of ${rounds} rounds`,
    },
    {
      name: `${VISITORS} simultaneous takes of different ideas on ${database}`,
      ok: lost.every((count) => count === 0),
      saw: `${lost.reduce((sum, count) => sum + count, 0)} lost of ${rounds * VISITORS} in ${rounds} rounds`,
    },
  ]
}

function takeTogether(urls: string[], slug: string, ids: string[]): Promise<(string | undefined)[]> {
  return Promise.all(
    ids.map(async (idea, at) => {
      const visitor = new HttpVisitor(() => urls[at % urls.length] ?? '')
      const response = await visitor.post(`/gift/${slug}`, { idea })
      await response.arrayBuffer()
      return toastIn(response)
    }),
  )
}
