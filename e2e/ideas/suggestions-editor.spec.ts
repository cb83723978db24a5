import type { Page } from '@playwright/test'
import { profileForm } from '#test/make.ts'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../every-screen/keyboard.ts'
import { openFollowed, post, takeByPost } from '../profiles.ts'
import { toast } from '../toasts.ts'

const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Suggestion ${number}`, exact: true })
const lines = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Suggestion \d+$/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const saved = (page: Page) => toast(page, 'Gift suggestions saved successfully')

test('a list is written, moved, pasted and saved with the keyboard alone', async ({ page, allowConsole }) => {
  allowConsole(/status of 422/, 'an empty list is refused')
  const { id } = await signInWithProfile(page, { ideas: [], complete: false })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)

  await test.step('one empty line to begin with; nothing at all is refused', async () => {
    await expect(field(page, 1)).toHaveValue('')
    await expect(field(page, 2)).toHaveCount(0)
    await tabTo(page, field(page, 1))
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(toast(page, 'Please add at least one gift suggestion')).toHaveCount(1)
  })

  await test.step('the Enter that ends a word written with an input method stays in its line', async () => {
    await field(page, 1).focus()
    await page.keyboard.type('A kite')
    // The second is Safari's, which has ended the word before.
    for (const enter of [{ isComposing: true }, { keyCode: 229 }]) {
      await field(page, 1).evaluate(
        (input, by) =>
          input.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', ...by, bubbles: true, cancelable: true }),
          ),
        enter,
      )
    }
    expect(await lines(page)).toEqual(['A kite'])
  })

  await test.step('Enter goes to a new line after the last, but not from an empty one', async () => {
    await page.keyboard.press('Enter')
    await expect(field(page, 2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 2)).toBeFocused()
    await page.keyboard.type('A lamp')
    await page.keyboard.press('Enter')
    await page.keyboard.type('A book')
    expect(await lines(page)).toEqual(['A kite', 'A lamp', 'A book'])
    await expect(saved(page)).toHaveCount(0)
  })

  await test.step('and from a line between to the next', async () => {
    await field(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 2)).toBeFocused()
    expect(await lines(page)).toHaveLength(3)
  })

  await test.step('move it, add one, take one away', async () => {
    await tabTo(page, page.getByLabel('Move suggestion 2', { exact: true }), 2)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Move up' }), 1)
    await page.keyboard.press('Enter')
    expect(await lines(page)).toEqual(['A lamp', 'A kite', 'A book'])
    await tabTo(page, page.getByRole('button', { name: 'Add Suggestion' }))
    await page.keyboard.press('Enter')
    await expect(field(page, 4)).toBeFocused()
    await page.evaluate(() => navigator.clipboard.writeText('1. A drum\n2. A harp'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field(page, 5)).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Remove suggestion 5' }), 3)
    await page.keyboard.press('Enter')
    await expect(field(page, 4), 'the focus goes to a neighbour').toBeFocused()
    expect(await lines(page)).toEqual(['A lamp', 'A kite', 'A book', 'A drum'])
  })

  await test.step('Ctrl and Enter save', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(saved(page)).toHaveCount(1)
    await expect(page.locator('.tag-title')).toHaveText(['A lamp', 'A kite', 'A book', 'A drum'])
  })

  await test.step('Cancel brings the saved list back', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Edit Suggestions' }))
    await page.keyboard.press('Enter')
    await tabTo(page, field(page, 1))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A balloon')
    await tabTo(page, page.getByRole('link', { name: 'Cancel' }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await tabTo(page, question.getByRole('button', { name: 'Leave' }), 4)
    await page.keyboard.press('Enter')
    await expect(page.locator('.tag-title')).toHaveText(['A lamp', 'A kite', 'A book', 'A drum'])
  })
})

test('a pasted table whose columns are unclear is asked for before it becomes lines', async ({ page }) => {
  const { id } = await signInWithProfile(page, { ideas: [], complete: false })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await field(page, 1).focus()
  await page.evaluate(() => navigator.clipboard.writeText('Kite\tred\tEva\nLamp\tsmall\tTom'))
  await page.keyboard.press('ControlOrMeta+v')
  const question = page.getByRole('group', { name: 'What are the columns of this table?' })
  const column = (number: number) =>
    question.getByRole('combobox', { name: `This column is: (column ${number})` })
  await expect(column(1)).toBeFocused()
  await expect(column(1)).toHaveValue('text')
  await column(2).selectOption('its details')
  await question.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(question).toBeHidden()
  expect(await lines(page)).toEqual(['Kite', 'Lamp'])

  await page.evaluate(() => navigator.clipboard.writeText('[18:03, 24/12/2025] Eva: a drum'))
  await page.getByRole('button', { name: 'Add Suggestion' }).click()
  await page.keyboard.press('ControlOrMeta+v')
  expect(await lines(page)).toEqual(['Kite', 'Lamp', 'a drum'])
})

test('a removed line comes back by Undo with what was typed in it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 404/, 'the test keeps news away, and saving is refused')
  const { id } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  await page.route(/\/live$/, (route) => route.abort())
  await openFollowed(page, `/portal/suggestions/${id}?mode=manual`)
  await field(page, 1).fill('A red kite')
  await page.getByRole('button', { name: 'Remove suggestion 1' }).click()
  await expect(field(page, 1)).toHaveValue('A lamp')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 1)).toHaveValue('A red kite')
  await expect(field(page, 2)).toHaveValue('A lamp')

  await test.step('a list of a profile that is gone leads to the list of profiles', async () => {
    await post(page, `/portal/profile/${id}/delete`)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile not found')).toHaveCount(1)
    await expect(page).toHaveURL('/portal/profile')
  })
})

test('a taken idea says at its line what rewording means; removing it is asked there, and under a surprise any', async ({
  page,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp', 'A drum'] })
  await takeByPost(page, slug, 'A kite')
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  const [line, stays] = [
    page.getByLabel('Suggestion 1', { exact: true }),
    page.getByText('this one stays taken'),
  ]
  await line.fill('A drone')
  await expect(stays).toBeVisible()
  await line.fill('A kite')
  await expect(stays).toHaveCount(0)
  const cross = page.getByRole('button', { name: 'Remove suggestion 1' })
  await cross.click()
  const question = page.getByRole('group', {
    name: 'Someone is planning to give this. Still remove it?',
  })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(cross).toBeFocused()
  await cross.click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A lamp')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Gift suggestions saved successfully')).toHaveCount(1)
  await expect(page.locator('.tag-title')).toHaveText(['A lamp', 'A drum'])

  await post(page, `/portal/edit/${id}`, { ...profileForm({ keep_surprise: 'on' }), version: '1' })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await page.getByRole('button', { name: 'Remove suggestion 1' }).click()
  await page
    .getByRole('group', { name: 'Someone may have taken this already.' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Gift suggestions saved successfully')).toHaveCount(1)
  await expect(page.locator('.tag-title')).toHaveText(['A drum'])
})

test('on every width the handle stands beside its field; on a phone Save stays in reach, lines grow, and the limit shows while typing', async ({
  page,
}) => {
  const others = Array.from({ length: 13 }, (_, number) => `Idea ${number + 3} for windy days`)
  const { id } = await signInWithProfile(page, {
    ideas: ['A kite', `A ${'very '.repeat(30)}long idea`, ...others],
  })
  await openFollowed(page, `/portal/suggestions/${id}?mode=manual`)
  for (const width of [1280, 768, 320, 360]) {
    await test.step(`at ${width} px the handle stands beside its field and the buttons beside or below it`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const line = page
        .getByRole('listitem')
        .filter({ has: page.locator('textarea', { hasText: 'very long' }) })
      // At one moment: a font that arrives meanwhile moves all of it.
      const [handle, input] = await line.evaluate((element) => {
        const box = (within: string) =>
          element.querySelector(within)?.getBoundingClientRect() ?? new DOMRect()
        return [box('.drag-handle').toJSON() as DOMRect, box('[name=suggestion]').toJSON() as DOMRect]
      })
      expect(handle.width).toBeGreaterThan(0)
      expect(handle.x + handle.width).toBeLessThanOrEqual(input.x)
      expect(handle.y).toBeGreaterThanOrEqual(input.y - 1)
      expect(handle.y + handle.height).toBeLessThanOrEqual(input.y + input.height + 1)
      expect(input.width).toBeGreaterThan(200)
      const [first, second] = await lines(page)
      const [upper, lower] = await page
        .getByRole('listitem')
        .filter({ has: page.locator('.drag-handle') })
        .all()
      if (!upper || !lower) throw new Error('there are no two lines')
      await lower.locator('.drag-handle').dragTo(upper)
      expect((await lines(page)).slice(0, 2)).toEqual([second, first])
    })
  }

  await page.setViewportSize({ width: 360, height: 640 })
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeInViewport({ ratio: 1 })
  const line = field(page, 3)
  const before = (await line.boundingBox())?.height ?? 0
  const left = page.getByText('1 character left').first()
  await line.fill('w '.repeat(99) + 'w')
  await expect(left).toBeVisible()
  expect((await line.boundingBox())?.height ?? 0).toBeGreaterThan(before * 2)
  await line.fill('w'.repeat(201))
  await expect(page.getByText('1 character too many').first()).toBeVisible()
  await save.click()
  await expect(line, 'nothing is sent before it is shorter').toBeFocused()
  await line.fill('w'.repeat(200))
  await save.click()
  await expect(saved(page)).toHaveCount(1)
})
