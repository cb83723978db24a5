import { expect, test } from 'vitest'
import { ideas } from '#app/server/database/schema.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { follow, textOf } from '#test/read-page.ts'

const NOTICE = 'Is this a gift?'

const { world, visit } = await emptySite()

test('a pasted line that says what not to give is named over the saved list, with where it belongs', async () => {
  const owner = await signedIn(world, visit())
  const { id, slug } = await makeProfile(owner, { ideas: [] })
  const pasted = '- a kite\n- please no alcohol\n- No. 5 perfume\n- bitte keine Süßigkeiten'
  const list = `/portal/suggestions/${id}`
  const { html } = await follow(owner, await owner.post(list, { version: '0', more_suggestions: pasted }))
  expect(textOf(html)).toMatch(/Is this a gift\?\s+please no alcohol, bitte keine Süßigkeiten\s+On the list/)
  expect(html).toContain(`href="/portal/edit/${id}"`)
  expect((await world.db.select().from(ideas)).length).toBe(4)
  expect(await (await visit().get(`/gift/${slug}`)).text()).not.toContain(NOTICE)

  await world.db.update(ideas).set({ source: 'model' })
  expect(await (await owner.get(list)).text(), 'not of a model').not.toContain(NOTICE)
})
