import type { Page, Route } from '@playwright/test'
import { FORM_POSTS } from '#test/form-posts.ts'
import { signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { post, postedGathering, postedProfile, takeByPost } from './profiles.ts'
import { postedQuiz } from './quizzes.ts'
import { awake, toast } from './toasts.ts'

/** What comes instead of an answer: nothing, or the page of a proxy or of a hotel's network. */
const INSTEAD: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionrefused'),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
]

/** The forms of a page that is shown, all of them filled in; answers how many there are. */
function fillIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
    const shown = forms.filter((form) => form.checkVisibility())
    const setter = (field: object) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    for (const form of shown) {
      for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
        const words = { email: 'ann@example.org', password: 'correct horse', text: 'a kite', textarea: 'a kite' }[field.type]
        if (words === undefined || field.value !== '') continue
        setter(field)?.call(field, words)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    Object.assign(window, { shown })
    return shown.length
  })
}

/** Waits until the scripts that a page loads ahead are there. */
const loadedAhead = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => import(href)),
    ).then(() => {}),
  )

const fieldsOf = (page: Page, at: number) =>
  page.evaluate((index) => {
    const form = (window as unknown as { shown: HTMLFormElement[] }).shown[index]
    return form?.isConnected ? JSON.stringify([...new FormData(form)]) : 'the form is gone'
  }, at)

test('whatever form gets no answer keeps what was typed, says so for good, and can be sent again', async ({
  page,
  another,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  allowConsole(/ERR_|Failed to fetch|status of|Unable to decode|ErrorResponse|route module/, 'no answer comes')
  await signIn(page)
  const owned = await postedProfile(page, { ideas: ['a kite', 'a lamp'] })
  const draft = await postedProfile(page, { ideas: ['a drum'], complete: false })
  const gathering = await postedGathering(page, [owned])
  const quizId = await postedQuiz(page, 'ABCDABCD')
  const visitor = await another()
  await takeByPost(visitor, owned.slug, 'a kite')
  const kite = owned.idea('a kite')
  const posted = new Set<string>()
  for (const one of [page, visitor]) {
    one.on('request', (request) => request.method() === 'POST' && posted.add(new URL(request.url()).pathname.replace(/\.data$/, '')))
  }

  const screens: [Page, string][] = [
    ...[
      '/signin',
      '/signup',
      '/reset-password',
      '/quiz/start',
      `/report?page=/gift/${owned.slug}`,
      `/gift/${owned.slug}/name?idea=${kite}`,
      `/gift/${owned.slug}/free?idea=${kite}`,
      `/gift/${owned.slug}/take?idea=${owned.idea('a lamp')}`,
      gathering.page,
    ].map((path): [Page, string] => [visitor, path]),
    ...[
      '/create-gift-profile',
      '/portal/profile',
      `/portal/edit/${owned.id}`,
      `/portal/suggestions/${owned.id}`,
      `/portal/suggestions/${owned.id}?mode=manual`,
      `/portal/share/${owned.id}`,
      `/portal/share/${owned.id}/renew`,
      `/portal/profile/${owned.id}/delete`,
      '/portal/gatherings/new',
      `/portal/gatherings/${gathering.id}`,
      `/portal/gatherings/${gathering.id}/draw`,
      `/portal/gatherings/${gathering.id}/renew`,
      `/portal/gatherings/${gathering.id}/delete`,
      '/portal/settings',
      '/portal/settings/email',
      '/portal/settings/delete-account',
    ].map((path): [Page, string] => [page, path]),
  ]
  let at = 0
  for (const [browser, path] of screens) {
    await test.step(path, async () => {
      await browser.goto(path)
      await awake(browser)
      await loadedAhead(browser)
      const forms = await fillIn(browser)
      const heading = await browser.locator('h1').first().textContent()
      for (let form = 0; form < forms; form++) {
        const instead = INSTEAD[at++ % INSTEAD.length] as (typeof INSTEAD)[number]
        await browser.route('**/*', instead)
        const typed = await fieldsOf(browser, form)
        const sent = await browser.evaluate((index) => {
          const shown = (window as unknown as { shown: HTMLFormElement[] }).shown[index]
          shown?.requestSubmit(shown.querySelector<HTMLButtonElement>('button[type=submit]:not([disabled])'))
          return shown?.outerHTML.slice(0, 120)
        }, form)
        await expect
          .soft(browser.locator('form .unanswered').filter({ hasText: 'We got no answer' }), `${path} ${sent} ${at}`)
          .toHaveCount(form + 1, { timeout: 3000 })
        expect.soft(await fieldsOf(browser, form), `${path} ${sent}`).toBe(typed)
        expect.soft(await browser.locator('h1').first().textContent()).toBe(heading)
        await browser.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })
  }
  console.log(Object.values(FORM_POSTS).map(([address]) => address).filter((address) => ![...posted].some((path) => new RegExp(`^${address.replace(/\?.*/, '').replaceAll(/:\w+/g, '[^/]+')}$`).test(path))))
})
