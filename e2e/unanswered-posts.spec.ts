import type { Page, Route } from '@playwright/test'
import { FORM_POSTS } from '#test/data/form-posts.ts'
import { addToDraw, PASSWORD } from '#test/make.ts'
import { signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { post, postedGathering, postedProfile, siteOf, takeByPost } from './profiles.ts'
import { awake } from './toasts.ts'

/** What comes instead of an answer: nothing, or the page of a proxy or of a hotel's network. */
const INSTEAD = [
  (route: Route) => route.abort('connectionrefused'),
  (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
]

/** Of the list of all posts, those of no form that stands open here, each with who sends it. */
const NOT_HERE = {
  '/password-advice': 'a field asks by itself',
  '/auth/session': 'the page asks by itself',
  '/portal/keep-temporary-profile': 'the page sends it by itself, and again at the next visit',
  '/portal/suggestions/:bare/generate': 'a screen that asks again by itself',
  '/portal/undo': 'the bar of what was done, in toast-manners.spec.ts',
  '/portal/suggestions/:id/taste': 'only where a generator’s idea was turned down',
  '/quiz/question/1': 'steps stay in the browser',
  '/quiz/play/:quizId/1': 'steps stay in the browser',
  '/quiz/mom-vibe/1': 'steps stay in the browser',
  '/quiz/mom-vibe/8': 'steps stay in the browser',
  '/quiz/question/8': 'in partner-quiz.spec.ts',
  '/quiz/results/:quizId': 'in partner-quiz.spec.ts',
  '/quiz/results/:played': 'in partner-quiz.spec.ts',
} as const

/** Only a mail leads to their pages. */
const MAILED = [
  '/update-password',
  '/resend-verification',
  '/auth/callback',
  '/unsubscribe/reminders/:ownerId/:unsubscribed',
  '/confirm-email',
  '/takedown/profile/:slug/9999999999999/forged',
]

/** Everything that stands open with a form, for its owner and for a visitor; what deletes something comes last. */
async function screens(owner: Page, visitor: Page): Promise<[Page, string[]][]> {
  const email = await signIn(owner)
  await post(visitor, '/signin', { email, password: PASSWORD })
  await visitor.context().clearCookies()
  const shared = await postedProfile(owner, {
    fields: { accepts_messages: 'on' },
    ideas: ['a kite', 'a lamp', 'a drum'],
  })
  const { slug, id } = shared
  await post(owner, '/portal/settings/mails', { news: 'on', time_zone: 'Europe/Berlin' })
  await post(owner, '/portal/settings/email', { email: `new-${email}`, password: PASSWORD })
  await post(owner, `/portal/share/${id}/visitors`, { names: 'on', other_gifts: 'on' })
  await post(owner, `/portal/suggestions/${id}/renew`, { idea: shared.idea('a drum') })
  await postedProfile(owner, { ideas: ['a drum'], complete: false })
  await takeByPost(visitor, slug, 'a kite')
  for (const text of ['a harp', 'a lute']) await post(visitor, `/gift/${slug}/other`, { text })
  const [taken, free] = [shared.idea('a kite'), shared.idea('a lamp')]

  const { id: gathering, page: gatheringPage } = await postedGathering(owner, [shared])
  await post(owner, `/portal/gatherings/${gathering}/invite`)
  const invited = await owner.request.get(`/portal/gatherings/${gathering}`)
  const [invitation = ''] = /\/invitation\/[\w-]+/.exec(await invited.text()) ?? []
  for (const name of ['Ann', 'Bo', 'Cy']) await addToDraw(siteOf(owner), gathering, { name })
  const { id: drawn } = await postedGathering(owner, [shared])
  for (const name of ['Ann', 'Bo', 'Cy']) await addToDraw(siteOf(owner), drawn, { name })
  await post(owner, `/portal/gatherings/${drawn}/draw`, { do: 'draw' })
  const draw = await owner.request.get(`/portal/gatherings/${drawn}/draw`)
  const [drawLink = ''] =
    /\/draw\/[\w-]{12,}/.exec((await draw.text()).replace(/gatherings\/[\w-]+\/draw/g, '')) ?? []
  const gifts = await visitor.request.get('/your-gifts')
  const [personal = ''] = /\/your-gifts\/[\w.-]+/.exec(await gifts.text()) ?? []

  const co = await visitor
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(gifts.url()).origin, reducedMotion: 'reduce' })
  const member = (await co?.newPage()) as Page
  await signIn(member)
  await post(member, gatheringPage, { me: slug })
  return [
    [
      visitor,
      [
        '/signin',
        '/signup',
        '/reset-password',
        '/quiz/start',
        `/report?page=/gift/${slug}`,

        `/gift/${slug}/take?idea=${free}`,
        `/gift/${slug}/name?idea=${taken}`,
        `/gift/${slug}/free?idea=${taken}`,
        `/gift/${slug}/other`,
        `/gift/${slug}/message`,
        drawLink,
        gatheringPage,
      ],
    ],
    [member, [personal, invitation, `${gatheringPage}/no-peeking?profile=${slug}`]],
    [
      owner,
      [
        '/create-gift-profile',
        '/portal/profile',
        `/portal/edit/${id}`,
        `/portal/suggestions/${id}`,
        `/portal/suggestions/${id}?mode=manual`,
        `/portal/share/${id}`,
        `/portal/share/${id}/renew`,
        '/portal/settings',
        '/portal/settings/email',
        '/portal/gatherings/new',
        ...['', '/draw', '/profiles', '/renew'].map((screen) => `/portal/gatherings/${gathering}${screen}`),
      ],
    ],
    [member, [`/portal/gatherings/${gathering}/leave`]],
    [
      owner,
      [
        `/portal/gatherings/${drawn}/draw/undo`,
        `/portal/gatherings/${drawn}/delete`,
        `/portal/profile/${id}/delete`,
        '/portal/settings/delete-account',
      ],
    ],
  ]
}

/** Fills in all forms that a page shows, as if typed, and answers how many there are. */
function fillIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The scripts that a page loads ahead are there, as after the first seconds of a visit.
    const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    await Promise.all(Array.from(ahead, ({ href }) => import(href)))
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

const unanswered = (page: Page) => page.locator('form .unanswered')

const fieldsOf = (page: Page, at: number) =>
  page
    .locator(`form[data-at="${at}"]`)
    .evaluate((form) => JSON.stringify([...new FormData(form as HTMLFormElement)]))

const send = (page: Page, at: number) =>
  page.locator(`form[data-at="${at}"]`).evaluate((form) => {
    const button = form.querySelector('button[type=submit]:not([disabled])')
    ;(form as HTMLFormElement).requestSubmit(button as HTMLElement)
  })

test('whatever form gets no answer keeps what was typed, says so for good, and can be sent again', async ({
  page,
  another,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  allowConsole(/ERR_|Failed to fetch|status of|turbo-stream/, 'no answer comes')
  const posted = new Set<string>()
  let count = 0
  for (const [browser, paths] of await screens(page, await another())) {
    browser.on('request', (request) => {
      if (request.method() === 'POST') posted.add(new URL(request.url()).pathname.replace(/\.data$/, ''))
    })
    for (const path of paths) {
      await test.step(path, async () => {
        await browser.goto(path)
        await awake(browser)
        const forms = await fillIn(browser)
        expect.soft(forms).toBeGreaterThan(0)
        const { pathname, search } = new URL(browser.url())
        for (let at = 0; at < forms; at += 1) {
          await browser.route('**/*', INSTEAD[(count += 1) % INSTEAD.length] ?? ((route) => route.abort()))
          const typed = await fieldsOf(browser, at)
          await send(browser, at)
          await expect.soft(unanswered(browser)).toHaveCount(at + 1)
          await expect.soft(unanswered(browser).first()).toContainText('What you entered is still here')
          expect.soft(await fieldsOf(browser, at)).toBe(typed)
          await browser.unrouteAll({ behavior: 'ignoreErrors' })
        }
        await expect.soft(browser.locator('.toast').first()).toBeVisible()
        await expect.soft(browser).toHaveURL(pathname + search)
        await send(
          browser,
          await browser
            .locator('main form[data-at]')
            .first()
            .evaluate((form) => Number(form.dataset.at)),
        )
        await expect.soft(unanswered(browser)).not.toHaveCount(forms)
      })
    }
  }
  const missing = Object.values(FORM_POSTS)
    .map(([address]) => address)
    .filter((address) => {
      const form = new RegExp(`^${address.replace(/\?.*/, '').replaceAll(/:\w+/g, '[^/]+')}$`)
      return ![...posted].some((path) => form.test(path))
    })
  expect([...new Set(missing)].toSorted()).toEqual([...Object.keys(NOT_HERE), ...MAILED].toSorted())
})
