import type { Page } from '@playwright/test'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { innerWordsIn } from '#test/failing-database.ts'
import { signIn } from './accounts.ts'
import { test } from './failing-server.ts'
import { expect } from './fixtures.ts'
import { fillProfile, post, postedProfile, takeByPost } from './profiles.ts'
import { SERVER_GONE } from './server-lives.ts'
import { said, toast } from './toasts.ts'

interface Saving {
  what: string
  page: Page
  /** Does it again each time it is called. */
  action: () => Promise<void>
  fails: string
  works: string
  /** What is still there after it failed. */
  unchanged: () => Promise<void>
}

test('whatever cannot be saved says so, keeps what is there, and is saved once the database is well', async ({
  failing,
  another,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server goes and comes back')
  allowConsole(/status of 500/, 'what cannot be saved is answered with its status')
  const owner = await another({ baseURL: failing.server.url })
  await signIn(owner)
  const tab = async (path: string) => {
    const page = await owner.context().newPage()
    await page.goto(path)
    return page
  }
  const named = (recipient_name: string, more = {}) =>
    postedProfile(owner, { fields: { recipient_name }, ideas: ['A kite', 'A lamp'], ...more })
  const edited = await named('Edith')
  const listed = await named('Lisa', { complete: false })
  const freed = await named('Fred')
  const empty = await named('Emma', { ideas: [], complete: false })
  const made = await named('Mona', { ideas: [] })
  await post(owner, `/portal/suggestions/${made.id}/generate`)
  await takeByPost(owner, freed.slug, 'A kite')

  const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
  const list = await tab('/portal/profile')
  const creating = await tab('/create-gift-profile')
  const writing = await tab(`/portal/suggestions/${listed.id}?mode=manual`)
  const freeing = await tab(`/portal/suggestions/${freed.id}`)
  const renewing = await tab(`/portal/suggestions/${made.id}`)
  const firstIdea = (await renewing.locator('.tag-title').first().textContent()) ?? ''

  await fillProfile(creating, { recipient_name: 'Otto', hobbies: 'chess' })
  await writing.getByRole('textbox', { name: 'Suggestion 1' }).fill('A drum')

  const savings: Saving[] = [
    {
      what: 'create',
      page: creating,
      action: () => creating.getByRole('button', { name: 'Create Gift Profile' }).click(),
      fails: 'Failed to create gift profile',
      works: 'Gift profile created successfully!',
      unchanged: () => expect(creating.getByLabel('Hobbies', { exact: true })).toHaveValue('chess'),
    },
    {
      what: 'save ideas',
      page: writing,
      action: () => writing.getByRole('button', { name: 'Save Changes' }).click(),
      fails: 'Failed to save suggestions',
      works: 'Gift suggestions saved successfully',
      unchanged: () => expect(writing.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A drum'),
    },
    {
      what: 'make available again',
      page: freeing,
      action: () => freeing.getByRole('button', { name: 'Make available again' }).click(),
      fails: 'It could not be made available again. Please try again.',
      works: 'Available again',
      unchanged: () => expect(freeing.getByRole('button', { name: 'Make available again' })).toBeVisible(),
    },
    {
      what: 'another idea instead',
      page: renewing,
      action: () => renewing.getByRole('button', { name: 'Another idea instead' }).first().click(),
      fails: 'An unexpected error occurred while generating suggestions',
      works: 'Gift suggestions generated successfully',
      unchanged: () => expect(renewing.getByText(firstIdea, { exact: true })).toBeVisible(),
    },
    {
      what: 'toggle',
      page: list,
      action: () => card(list, 'Lisa').getByRole('button', { name: 'Incomplete' }).click(),
      fails: 'Failed to update profile status',
      works: 'Profile status updated successfully',
      unchanged: () => expect(card(list, 'Lisa').getByRole('button', { name: 'Incomplete' })).toBeVisible(),
    },
  ]

  await failing.refuseWritesTo(giftProfiles, ideas)
  for (const { what, page, action, fails, unchanged } of savings) {
    await test.step(`${what} fails`, async () => {
      await page.bringToFront()
      await action()
      await expect(toast(page, fails)).toHaveCount(1)
      await unchanged()
      expect(innerWordsIn(await page.getByRole('main').innerText())).toBeUndefined()
    })
  }

  const generating = await tab(`/portal/suggestions/${empty.id}?mode=ai`)
  await test.step('a first list of ideas fails', async () => {
    await expect(toast(generating, 'Failed to generate gift suggestions')).toHaveCount(1)
    const panel = generating.getByRole('alert').filter({ hasText: 'Error' })
    await expect(panel).toContainText('An unexpected error occurred while generating suggestions')
  })

  await test.step('without JavaScript the page itself says so', async () => {
    const state = await owner.context().storageState()
    const plain = await another({
      baseURL: failing.server.url,
      javaScriptEnabled: false,
      storageState: state,
    })
    await plain.goto(`/portal/edit/${edited.id}`)
    await plain.getByLabel('Hobbies', { exact: true }).fill('rowing')
    await plain.getByRole('button', { name: 'Update Profile' }).click()
    await expect(said(plain, 'Failed to update profile')).toBeVisible()
    await expect(plain.getByLabel('Hobbies', { exact: true })).toHaveValue('rowing')
    await plain.goto('/portal/profile')
    await plain
      .getByRole('listitem')
      .filter({ hasText: 'Lisa' })
      .getByRole('button', { name: 'Incomplete' })
      .click()
    await expect(said(plain, 'Failed to update profile status')).toBeVisible()
  })

  await failing.heal()
  for (const { what, page, action, works } of savings) {
    await test.step(`${what} works again`, async () => {
      await page.bringToFront()
      await action()
      await expect(toast(page, works)).toHaveCount(1)
    })
  }
  await test.step('a first list of ideas works again', async () => {
    await generating.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(generating, 'Gift suggestions generated successfully')).toHaveCount(1)
    await expect(generating.locator('.tag-title')).toHaveCount(15)
  })
})
