import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { openFollowed, post } from '../profiles.ts'
import { profileForm } from '#test/make.ts'

const VALUES = {
  age_group: '35-44 years',
  hobbies: 'secret-hobby',
  gift_preferences: 'secret-preference',
  additional_notes: 'secret-note',
}
const SWITCHES = { show_age: 'on', show_hobbies: 'on', show_preferences: 'on', show_notes: 'on' }
/** An unchecked switch posts nothing. */
const HIDDEN = { show_age: [], show_hobbies: [], show_preferences: [], show_notes: [] }

test('values hidden while a page is open leave that page by themselves', async ({ page, another }) => {
  const { id, slug } = await signInWithProfile(page, { fields: { ...VALUES, ...SWITCHES } })
  const visitor = await another()
  await openFollowed(visitor, `/gift/${slug}`)
  for (const value of Object.values(VALUES)) await expect(visitor.getByText(value)).toBeVisible()

  await post(page, `/portal/edit/${id}`, { ...profileForm(VALUES), ...HIDDEN, version: '1' })
  for (const value of Object.values(VALUES)) await expect(visitor.getByText(value)).toHaveCount(0)
})
