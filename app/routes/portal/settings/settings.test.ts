import { expect, test } from 'vitest'
import { toastIn, errorAt, follow, noticesOf, textOf, unescaped } from '#test/read-page.ts'
import { makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const { world, visit } = await emptySite({ SUPPORT_EMAIL: 'help@wishes.example' })

function change(browser: Browser, current: string, next: string, confirm = next): Promise<Response> {
  return browser.post('/portal/settings', {
    current_password: current,
    new_password: next,
    confirm_password: confirm,
  })
}

async function anotherDevice(): Promise<Browser> {
  const browser = visit()
  await browser.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  return browser
}

test('a changed password counts from now on, and other devices are signed out', async () => {
  const owner = await signedIn(world, visit())
  const phone = await anotherDevice()
  const copied = visit().withCookiesOf(owner)
  const changed = await change(owner, PASSWORD, 'abcdef')
  expect([changed.headers.get('Location'), toastIn(changed)]).toEqual([
    '/portal/settings',
    'password_updated',
  ])
  expect((await owner.get('/portal/settings')).status).toBe(200)
  expect((await copied.get('/portal/settings')).headers.get('Location')).toBe('/signin')
  expect((await phone.get('/portal/settings')).headers.get('Location')).toBe('/signin')
  expect((await visit().post('/signin', { email: 'owner@example.org', password: 'abcdef' })).status).toBe(302)
  const [newest = ''] = await world.mails()
  expect(newest).toContain('Subject: Your Wishfolio password was changed')
})

test.each([
  ['wrong one', 'abcdef', 'abcdef', 'current_password', 'Current password is incorrect'],
  [PASSWORD, 'abcde', 'abcde', 'new_password', 'New password must be at least 6 characters'],
  [PASSWORD, 'abcdef', 'abcdeg', 'confirm_password', 'New passwords do not match'],
  ['', 'abcdef', 'abcdef', 'current_password', 'Please enter your password'],
  [PASSWORD, '', 'abcdef', 'new_password', 'Please enter your password'],
  [PASSWORD, 'abcdef', '', 'confirm_password', 'Please enter your password'],
])('changing %j to %j and %j is refused at %s: %s', async (current, next, confirm, field, sentence) => {
  const owner = await signedIn(world, visit())
  const phone = await anotherDevice()
  const answer = await change(owner, current, next, confirm)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(errorAt(html, field)).toBe(sentence)
  expect(html).not.toContain('value="abcde')
  expect((await phone.get('/portal/settings')).status).toBe(200)
})

test('the deletion request is a mail to support with subject and account filled in', async () => {
  const owner = await signedIn(world, visit())
  const html = unescaped(await (await owner.get('/portal/settings')).text())
  const mail = new URL(/href="(mailto:[^"]+)"/.exec(html)?.[1] ?? '')
  expect(mail.pathname).toBe('help@wishes.example')
  expect(mail.searchParams.get('subject')).toBe('Account deletion request')
  expect(mail.searchParams.get('body')).toContain('owner@example.org')
  expect(textOf(html)).toContain('within 7 working days')
})

test('the devices are listed, and all others can be signed out', async () => {
  const owner = await signedIn(world, visit())
  const phone = await anotherDevice()
  const stranger = await signedIn(world, visit(), 'other@example.org')
  expect(textOf(await (await owner.get('/portal/settings')).text()).match(/signed in since/g)).toHaveLength(2)
  expect(toastIn(await owner.post('/portal/settings/sessions'))).toBe('sessions_ended')
  expect((await phone.get('/portal/settings')).headers.get('Location')).toBe('/signin')
  expect((await owner.get('/portal/settings')).status).toBe(200)
  expect((await stranger.get('/portal/settings')).status).toBe(200)
})

test('one device can be signed out, of one’s own alone', async () => {
  const owner = await signedIn(world, visit())
  const [phone, tablet] = [await anotherDevice(), await anotherDevice()]
  const stranger = await signedIn(world, visit(), 'other@example.org')
  const html = await (await owner.get('/portal/settings')).text()
  const ids = [...html.matchAll(/<button[^>]*name="session"[^>]*>/g)].map(
    ([tag]) => /value="([^"]+)"/.exec(tag)?.[1],
  )
  expect(ids).toHaveLength(2)
  const session = ids[0] ?? ''
  expect(toastIn(await stranger.post('/portal/settings/sessions', { session }))).toBe('session_ended')
  for (const browser of [phone, tablet]) expect((await browser.get('/portal/settings')).status).toBe(200)
  expect(toastIn(await owner.post('/portal/settings/sessions', { session }))).toBe('session_ended')
  const open = await Promise.all(
    [owner, phone, tablet].map(async (one) => (await one.get('/portal/settings')).status === 200),
  )
  expect([open[0], open.filter(Boolean)]).toEqual([true, [true, true]])
  expect(toastIn(await owner.post('/portal/settings/sessions', { session: 'no uuid' }))).toBe('session_ended')
})

test('the download holds everything of its owner and nothing of others', async () => {
  const owner = await signedIn(world, visit())
  await makeProfile(owner, { fields: { recipient_name: 'Bare' }, ideas: [], complete: false })
  const { id, slug, idea } = await makeProfile(owner, { ideas: ['a kite'] })
  await visit().post(`/gift/${slug}`, { idea: idea('a kite') })
  const other = await signedIn(world, visit(), 'other@example.org')
  await makeProfile(other, { fields: { recipient_name: 'Somebody else' }, ideas: ['a secret'] })
  const answer = await owner.get('/portal/settings/data')
  expect(answer.headers.get('Content-Disposition')).toContain('attachment')
  const text = await answer.text()
  const stored = JSON.parse(text) as {
    account: { email: string }
    gift_profiles: { recipient_name: string; hobbies: string; gift_suggestions: object | null }[]
  }
  expect(stored.account.email).toBe('owner@example.org')
  expect(stored.gift_profiles).toMatchObject([
    {
      recipient_name: 'Grandma Rosemary',
      hobbies: 'gardening, crosswords',
      gift_suggestions: {
        profile_id: id,
        suggestions: ['a kite'],
        shopping_urls: [{ suggestion: 'a kite', shoppingUrl: 'https://www.amazon.com/s?k=a+kite' }],
        status: [{ suggestion: 'a kite', taken: true }],
      },
    },
    { recipient_name: 'Bare', gift_suggestions: null },
  ])
  expect(text).not.toMatch(/Somebody else|a secret|password|token/i)
})

test('deleting the account takes its password, and then nothing of it is left', async () => {
  const owner = await signedIn(world, visit())
  const { slug } = await makeProfile(owner)
  const phone = await anotherDevice()
  const wrong = await owner.post('/portal/settings/delete-account', { password: 'wrong one' })
  expect(errorAt(await wrong.text(), 'password')).toBe('Current password is incorrect')
  expect((await visit().get(`/gift/${slug}`)).status).toBe(200)

  const deleted = await owner.post('/portal/settings/delete-account', { password: PASSWORD })
  expect([deleted.headers.get('Location'), toastIn(deleted)]).toEqual(['/', 'account_deleted'])
  expect((await visit().get(`/gift/${slug}`)).status).toBe(404)
  expect((await phone.get('/portal/profile')).headers.get('Location')).toBe('/signin')
  expect((await visit().post('/signin', { email: 'owner@example.org', password: PASSWORD })).status).toBe(401)
})

test.each([
  ['/portal/settings', 'current_password=x'],
  ['/portal/settings/email', 'email=x&password=x'],
  ['/portal/settings/sessions', ''],
  ['/portal/profile/7b3f2f7e-0000-4000-8000-000000000000/delete', ''],
])(
  'a post to %s after the session ended says so where it leads, also without a script',
  async (path, typed) => {
    const owner = await signedIn(world, visit())
    await (await anotherDevice()).post('/portal/settings/sessions')
    const answer = await owner.post(path, Object.fromEntries(new URLSearchParams(typed)))
    const { path: led, html } = await follow(owner, answer)
    expect(led).toBe('/signin')
    expect(noticesOf(html)).toEqual([
      'You were signed out, so nothing was saved. Please sign in and send it again.',
    ])
  },
)
