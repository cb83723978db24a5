import type { Page, Route } from '@playwright/test'
import { FORM_POSTS } from '#test/data/form-posts.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../accounts.ts'
import { formScreens } from './form-screens.ts'
import { awake } from '../toasts.ts'

/** What comes instead of an answer: nothing, or the page of a proxy, one that knows no server of ours, or of a hotel's network. */
const INSTEAD = [
  (route: Route) => route.abort('connectionrefused'),
  (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>No such host</h1>' }),
  (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
]

const ANSWERED_WITHIN_MS = 10_000

/** Of the list of all posts, those of no form that stands open here, each with who sends it. */
const NOT_HERE = {
  '/signin/provider': 'only where there is a provider, in provider.spec.ts',
  '/portal/settings/provider': 'only where there is a provider, in provider.spec.ts',
  '/signin/passkey': 'only where passkeys work, under a name',
  '/portal/settings/passkeys/new': 'only where passkeys work, under a name',
  '/portal/settings/passkeys/:passkey': 'only with a passkey, in passkeys.spec.ts',
  '/signin/second-step': 'only with a second factor, in second-factor.spec.ts',
  '/password-advice': 'a field asks by itself',
  '/auth/session': 'the page asks by itself',
  '/portal/look-up': 'a line of a list asks by itself',
  '/portal/picture': 'a line of a list asks by itself',
  '/portal/keep-temporary-profile': 'the page sends it by itself, and again at the next visit',
  '/portal/suggestions/:bare/generate': 'a screen that asks again by itself',
  '/portal/suggestions/:id/rejected': 'only where a generator’s idea was turned down',
  '/resend-verification': 'the screen after signing up, in verification-links.spec.ts',
  '/quiz/question/1': 'steps stay in the browser',
  '/quiz/play/:quizId/1': 'steps stay in the browser',
  '/quiz/mom-vibe/1': 'steps stay in the browser',
  '/quiz/mom-vibe/8': 'steps stay in the browser',
  '/quiz/question/8': 'in partner-quiz.spec.ts',
  '/quiz/results/:quizId': 'in partner-quiz.spec.ts',
  '/quiz/results/:played': 'in partner-quiz.spec.ts',
} as const

/** Fills in all forms that a page shows, as if typed, and answers how many there are. */
function fillIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The scripts that a page loads ahead are there, as after the first seconds of a visit.
    const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    await Promise.all(Array.from(ahead, ({ href }) => import(href)))
    // What stands in menus, too.
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
    const words: Record<string, string> = {
      email: 'ann@example.org',
      password: 'correct horse',
      text: 'a kite',
      textarea: 'a kite',
    }
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
    // Where something typed would be lost, signing out asks first.
    const shown = forms.filter(
      (form) =>
        form.checkVisibility() && (form.closest('main') || !document.querySelector('main form textarea')),
    )
    for (const field of shown.flatMap((form) => [
      ...form.querySelectorAll<HTMLInputElement>('input, textarea'),
    ])) {
      const typed = words[field.type]
      if (typed === undefined || field.value !== '') continue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    shown.forEach((form, at) => (form.dataset.at = String(at)))
    return shown.length
  })
}

/** Sends each form in turn, and answers what is wrong once it has had no answer. */
function sendAll(page: Page): Promise<string[]> {
  return page.evaluate(async (withinMs) => {
    const fieldsOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])
    const unanswered = () => [...document.querySelectorAll('form .unanswered')]
    const wrong: string[] = []
    const forms = document.querySelectorAll<HTMLFormElement>('form[data-at]')
    for (const [at, form] of forms.entries()) {
      const typed = fieldsOf(form)
      form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]:not([disabled])'))
      const until = performance.now() + withinMs
      const saysSo = () => unanswered().length > at && fieldsOf(form) === typed
      while (!saysSo() && performance.now() < until) await new Promise(requestAnimationFrame)
      const said = unanswered()
      if (said.length !== at + 1) wrong.push(`${form.action}: ${said.length} of ${at + 1} forms say so`)
      if (!said.every(({ textContent }) => textContent.includes('What you entered is still here')))
        wrong.push(`${form.action} says something else`)
      const kept = fieldsOf(form)
      if (kept !== typed) wrong.push(`${form.action}: ${typed} has become ${kept}`)
    }
    return wrong
  }, ANSWERED_WITHIN_MS)
}

function sendAgain(page: Page): Promise<void> {
  return page
    .locator('main form[data-at]')
    .first()
    .evaluate((form: HTMLFormElement) =>
      form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]:not([disabled])')),
    )
}

test('whatever form gets no answer keeps what was typed, says so for good, and can be sent again', async ({
  server,
  page,
  another,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/ERR_|Failed to (fetch|load module)|status of|turbo-stream/, 'no answer comes')
  const posted: string[] = []
  for (const [browser, paths] of await formScreens(server, page, await another(), await another())) {
    for (const path of paths) {
      await test.step(path, async () => {
        await browser.goto(path)
        await awake(browser)
        const forms = await fillIn(browser)
        expect.soft(forms).toBeGreaterThan(0)
        const { pathname, search } = new URL(browser.url())
        await browser.route('**/*', (route, request) => {
          if (request.method() === 'POST') posted.push(new URL(request.url()).pathname.replace(/\.data$/, ''))
          return INSTEAD[posted.length % INSTEAD.length]?.(route)
        })
        expect.soft(await sendAll(browser)).toEqual([])
        await expect.soft(browser.locator('.toast').first()).toBeVisible()
        await expect.soft(browser).toHaveURL(pathname + search)
        await browser.unrouteAll({ behavior: 'ignoreErrors' })
        await sendAgain(browser)
        await expect.soft(browser.locator('form .unanswered')).not.toHaveCount(forms)
      })
    }
  }
  const missing = Object.values(FORM_POSTS)
    .map(([address]) => address)
    .filter((address) => {
      const form = new RegExp(`^${address.replace(/\?.*/, '').replaceAll(/:\w+/g, '[^/]+')}$`)
      return !posted.some((path) => form.test(path))
    })
  expect([...new Set(missing)].toSorted()).toEqual(Object.keys(NOT_HERE).toSorted())
})

test('scripts that a page loads ahead, and that do not come, take nothing away', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/, 'the scripts do not come')
  await signIn(page)
  await page.addInitScript(() => (sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1))
  await page.route('**/assets/sign-out*', (route) => route.abort())
  const asked = page.waitForRequest('**/assets/sign-out*')
  await page.goto('/create-gift-profile')
  await asked
  await awake(page)
  await page.getByLabel('Recipient name').fill('typed with care')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/privacy')
  expect(await page.evaluate(() => sessionStorage.loads)).toBe('1')
})
