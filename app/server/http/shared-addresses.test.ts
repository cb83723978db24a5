import { expect, test } from 'vitest'
import { addToDraw, makeGathering, makeProfile } from '#test/make.ts'
import { makeQuiz } from '#test/data/quiz.ts'
import { threeVisitors, watchSite } from '#test/own-site.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const site = await watchSite(world)
const { owner } = await threeVisitors(world, site.visit)
const profile = await makeProfile(owner, { ideas: ['a kite'] })
const hidden = await makeProfile(owner, { complete: false })
const gathering = await makeGathering(owner, [profile])
const screen = `/portal/gatherings/${gathering.id}`
await owner.post(`${screen}/invite`)
await addToDraw(owner, gathering.id, { name: 'Emma' })
const giver = site.visit()
await giver.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })

const linkIn = async (page: Promise<Response>, link: RegExp) =>
  link.exec(await (await page).text())?.[0] ?? ''
const quiz = await makeQuiz(site.visit())

const PAGES: [string, string][] = [
  ['gift', `/gift/${profile.slug}`],
  ['gathering', gathering.page],
  ['invitation', await linkIn(owner.get(screen), /\/invitation\/[a-z0-9-]+/)],
  ['quiz', `/quiz/play/${quiz}`],
  ['quiz share', `/quiz/share?quiz=${quiz}`],
  ['draw', await linkIn(owner.get(`${screen}/draw`), /\/draw\/[\w-]{43}/)],
  ['your gifts', await linkIn(giver.get('/your-gifts'), /\/your-gifts\/[\w-]{43}\.[\w-]{43}/)],
]

const asked = (path: string) => site.visit().get(path)

test.each(PAGES)(
  'a shared address (%s) with what came along behind it leads to its page',
  async (_kind, page) => {
    expect((await asked(page)).status).toBe(200)
    for (const behind of ['.', ')', ',', '*', '%22', '%3E', '%E2%80%A6', '%E2%80%8B', '%20', '/', '%E2%80']) {
      const answer = await asked(page + behind)
      expect([behind, answer.status, answer.headers.get('Location')]).toEqual([behind, 301, page])
    }
  },
)

test('a query without its question mark goes, one with it stays, and only a form is not sent on', async () => {
  const page = `/gift/${profile.slug}`
  expect((await asked(`${page}&fbclid=x`)).headers.get('Location')).toBe(page)
  expect((await asked(`${page}.?show=free`)).headers.get('Location')).toBe(`${page}?show=free`)
  const posted = await site.visit().post(`${page}.`, { idea: profile.idea('a kite') })
  expect(posted.status).toBe(404)
  const head = await site.visit().request(`${page}.`, { method: 'HEAD' })
  expect(head.headers.get('Location')).toBe(page)
})

test('an address is answered alike, whatever stands behind it', async () => {
  const slugs = [profile.slug, hidden.slug, 'grandma-23456789abcd']
  const answers = await Promise.all(slugs.map((slug) => asked(`/gift/${slug.toUpperCase()}).`)))
  for (const [place, answer] of answers.entries()) {
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe(`/gift/${slugs[place]}`)
    expect(await answer.text()).toBe('')
  }
})
