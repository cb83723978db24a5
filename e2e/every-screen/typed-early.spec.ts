import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { formScreens } from './form-screens.ts'
import { translateEarly } from './translated.ts'
import { awake } from '../toasts.ts'

// It happens before a page is translated, or by the translation.
test.use({ translated: false })

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

test('a page that is translated before its scripts come works all the same', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Minified React error #418/, 'React says that the page is not as it was sent')
  allowConsole(/status of 401/, 'the password is wrong')
  await translateEarly(page)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await expect(page.locator('h1 font').first()).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  letScriptsCome()
  await awake(page)
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible()
})

/** Scripts do not come until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

async function staysTyped(page: Page, path: string): Promise<void> {
  const letScriptsCome = await holdScripts(page)
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
