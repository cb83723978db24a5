import { signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { fillProfile, ideaOn, visibilitySwitch } from './profiles.ts'

/** Markup, script, emoji, right-to-left, quotes, an entity, a template: every one just a text. */
const ODD = {
  name: '<b>Bo</b> "שָׁרָה" & 👩‍👩‍👧 O’Neil',
  hobbies: '<img src=x onerror=alert(1)>, الرسم, ${7*7} {{7*7}}',
  preferences: '&amp; &lt;nothing&gt; \\u0041 %3Cb%3E',
  notes: "'); drop table gift_profiles; --\nsecond line\n\tthird 🎁",
}
const ODD_IDEAS = ['<script>alert("idea")</script>', 'C++ & café', 'ספר בישול', '🧶 yarn, 50% wool', '</li>']

test('a refused profile keeps what was typed, and says what is wrong where', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/, 'a refused form is answered with its status')
  await signIn(page)
  await page.goto('/create-gift-profile')

  await test.step('every required field has its message, the first one the focus', async () => {
    await page.getByLabel('Hobbies', { exact: true }).fill('chess')
    await visibilitySwitch(page, 'Hobbies').uncheck()
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    for (const message of [
      'Please enter the recipient’s name',
      'Please choose an age group',
      'Please choose an occasion type',
      'Please choose the occasion date',
    ]) {
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    }
    const name = page.getByLabel('Recipient name')
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription(/Please enter the recipient’s name/)
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('chess')
    await expect(visibilitySwitch(page, 'Hobbies')).not.toBeChecked()
  })

  await test.step('other needs a name; a text of 401 is too long; both keep everything', async () => {
    await fillProfile(page, { occasion_type: 'other', other_occasion: '', hobbies: 'chess' })
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please name the occasion' })).toBeVisible()
    await expect(page.getByLabel('Other occasion')).toBeFocused()
    await page.getByLabel('Hobbies', { exact: true }).fill('x'.repeat(401))
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(page.getByText('1 character too many')).toBeVisible()
    await expect(page.getByLabel('Recipient name')).toHaveValue('Grandma Rosemary')
    await expect(page.getByLabel('Age group', { exact: true })).toHaveValue('55+ years')
    await expect(page.getByLabel('Occasion type')).toHaveValue('other')
    await expect(page.getByLabel('Occasion date')).toHaveValue('2026-12-12')
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('x'.repeat(401))
    await expect(page.getByLabel('Additional notes', { exact: true })).toHaveValue('No chocolate')
  })

  await test.step('nothing was stored', async () => {
    await page.goto('/portal/profile')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Who is the first gift for?')
  })
})

test('markup, emoji and right-to-left script are shown as typed', async ({ page, another }) => {
  await signIn(page)
  await page.goto('/create-gift-profile')
  await fillProfile(page, {
    recipient_name: ODD.name,
    hobbies: ODD.hobbies,
    gift_preferences: ODD.preferences,
    additional_notes: ODD.notes,
  })
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page.getByRole('link', { name: ODD.name })).toBeVisible()
  await page.getByRole('link', { name: ODD.name }).click()
  for (const [at, idea] of ODD_IDEAS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add Suggestion' }).click()
    await page.getByLabel(`Suggestion ${at + 1}`, { exact: true }).fill(idea)
  }
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('link', { name: 'Edit Suggestions' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Profiles' }).click()
  await page.getByRole('button', { name: 'Incomplete' }).click()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/gift/')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const visitor = await another()
  visitor.on('dialog', () => {
    throw new Error('a text was run as a script')
  })
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Gift ideas for ${ODD.name}`)
  await expect(visitor.getByText(ODD.hobbies)).toBeVisible()
  await expect(visitor.getByText(ODD.preferences)).toBeVisible()
  expect(await visitor.getByText('drop table').evaluate((element) => element.textContent)).toBe(ODD.notes)
  for (const idea of ODD_IDEAS) await expect(visitor.getByText(idea, { exact: true })).toBeVisible()
  await expect(ideaOn(visitor, 'C++ & café').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.amazon.com/s?k=C%2B%2B+%26+caf%C3%A9',
  )

  await page.goto('/portal/profile')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('link', { name: 'Edit Profile Details' }).click()
  await expect(page.getByLabel('Recipient name')).toHaveValue(ODD.name)
  await expect(page.getByLabel('Additional notes', { exact: true })).toHaveValue(ODD.notes)
})
