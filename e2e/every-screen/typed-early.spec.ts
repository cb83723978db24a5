import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { formScreens } from './form-screens.ts'
import { awake } from '../toasts.ts'

test('what is typed before scripts come stays, though a password manager has put nodes of its own into the page', async ({
  server,
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/Minified React error #418/, 'React says that the page is not as it was sent')
  test.slow()
  const [visitor, member] = [await another(), await another()]
  const screens = await formScreens(server, page, visitor, member)
  for (const who of [page, visitor, member]) await who.addInitScript(addNodesToFields)
  // Of a stranger the browser keeps the profile.
  for (const [who, paths] of [...screens, [visitor, ['/create-gift-profile']] as const]) {
    for (const path of paths) await test.step(path, () => staysTyped(who, path))
  }
})

async function staysTyped(page: Page, path: string): Promise<void> {
  let letScriptsCome = () => {}
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass('managed')
  await page.evaluate(typeEverywhere)
  const typed = await page.evaluate(whatStands)
  letScriptsCome()
  await awake(page)
  await expect(page.locator('.password-manager'), 'React has made the page anew').toHaveCount(0)
  expect(await page.evaluate(whatStands), path).toEqual(typed)
  await page.unroute('**/assets/*.js')
}

/** As password managers do when a page has been read. */
function addNodesToFields(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const input of document.querySelectorAll('main input, main textarea')) {
      const mark = document.createElement('div')
      mark.className = 'password-manager'
      input.after(mark)
    }
    document.documentElement.className = 'managed'
  })
}

/** Every field of the page is given another value, the last the focus. */
function typeEverywhere() {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)[name]'),
  ]
  for (const field of fields) {
    if (field.matches('[type=hidden], [type=file], [hidden]')) continue
    field.focus()
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else if (field.type === 'checkbox' || field.type === 'radio') field.checked = !field.checked
    else field.value = field.type === 'date' ? '2027-01-06' : 'typed early'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function whatStands() {
  const fields = document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)[name]')
  const seen = [...fields].map(({ name, value, checked, type }) => [
    name,
    type === 'hidden' ? '' : value,
    checked,
  ])
  return { seen, focused: document.activeElement?.getAttribute('name') }
}
