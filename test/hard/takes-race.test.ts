import { beforeAll, describe, expect, test } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import { DATABASES, type Site, startSite } from '#test/hard/site.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile } from '#test/make.ts'
import { rounds } from '#test/race-rounds.ts'

const ROUNDS = rounds(5, 40)
const VISITORS = 50
const WANTED = 'the one everybody wants'
const OTHERS = Array.from({ length: VISITORS }, (_, at) => `idea ${at + 1}`)

describe.each(DATABASES)('on %s', (database) => {
  let site: Site
  let owner: HttpVisitor
  beforeAll(async () => {
    site = await startSite({ database })
    owner = await site.newOwner()
    return site.close
  })

  /** Visitors come to each server in turn. */
  function takeTogether(slug: string, ideas: string[]): Promise<(string | undefined)[]> {
    const urls = site.urls()
    return Promise.all(
      ideas.map(async (idea, at) => {
        const visitor = new HttpVisitor(() => urls[at % urls.length] ?? '')
        return toastIn(await visitor.post(`/gift/${slug}`, { idea }))
      }),
    )
  }

  test(`of ${VISITORS} visitors who take one idea at once exactly one does, and all others are told`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { slug, idea } = await makeProfile(owner, { ideas: [WANTED] })
      const toasts = await takeTogether(slug, Array<string>(VISITORS).fill(idea(WANTED)))
      expect(toasts.filter((toast) => toast === 'idea_taken')).toHaveLength(1)
      expect(toasts.filter((toast) => toast === 'idea_taken_already')).toHaveLength(VISITORS - 1)
    }
  })

  test(`of ${VISITORS} different ideas taken at once none is lost`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { slug, idea } = await makeProfile(owner, { ideas: OTHERS })
      const ids = OTHERS.map(idea)
      expect(new Set(await takeTogether(slug, ids))).toEqual(new Set(['idea_taken']))
      const page = await (await owner.get(`/gift/${slug}`)).text()
      expect(takenOn(page).toSorted()).toEqual(ids.toSorted())
    }
  })
})
