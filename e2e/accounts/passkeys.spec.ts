import type { Page } from '@playwright/test'
import { sendSignIn, signIn, withDevice } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layout-shifts.ts'
import { toast } from '../toasts.ts'

// Passkeys belong to a name.
test.use({ baseURL: ({ server }, provide) => provide(`http://localhost:${server.port}`) })

/** Has a browser offer nothing in fields, as older ones do. */
async function withoutOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

async function add(page: Page, name: string): Promise<void> {
  await page.goto('/portal/settings')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Chrome on Linux')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toast(page, 'Passkey added')).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toHaveCount(0)
}

async function signInByButton(page: Page): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

const signedIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Profiles' })
const passkeys = (page: Page) => page.getByRole('listitem').filter({ hasText: /last used|not used yet/ })
const REFUSED = 'This passkey did not work here. Please try again, or use your password.'

test('a passkey is added, signs in by its button and from the email field, and not once it is removed', async ({
  page,
  another,
}) => {
  test.slow()
  const email = await signIn(page)
  await withDevice(page)
  await sendSignIn(page, email)
  await test.step('the offer after signing in leads to adding one, or is declined for good', async () => {
    const offer = page.getByRole('region', { name: /^Sign in with your phone or this computer/ })
    await offer.getByRole('link', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add a passkey' })).toBeVisible()
    await page.goto('/portal/profile')
    await offer.getByRole('button', { name: 'No passkey here' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
  await add(page, 'My laptop')
  await expect(passkeys(page)).toHaveText([/My laptop.*not used yet/])
  await signOut(page)

  const phone = await another()
  await withDevice(phone)
  await withoutOffers(phone)
  await test.step('a second device', async () => {
    await sendSignIn(phone, email)
    await add(phone, 'My phone')
    await signOut(phone)
    await signInByButton(phone)
    await expect(signedIn(phone)).toBeVisible()
    await phone.goto('/portal/settings')
    await expect(passkeys(phone)).toHaveText([/My laptop.*not used yet/, /My phone.*last used/])
  })

  await test.step('from the email field', async () => {
    const sent = page.waitForRequest((request) => request.url().includes('/signin/passkey.data'))
    await page.goto('/signin')
    await expect(signedIn(page)).toBeVisible()
    await signOut(page)

    const answer = new URLSearchParams((await sent).postData() ?? '').get('answer') ?? ''
    expect(answer).toContain('signature')
    const headers = { Origin: new URL(page.url()).origin }
    const again = await page.request.post('/signin/passkey', { headers, form: { answer }, maxRedirects: 0 })
    expect(again.headers().location).toBe('/signin')
    // Led to sign in, the device offers its passkey again, and the page that was wanted opens.
    await page.goto('/portal/settings/passkeys/new')
    await expect(page.getByRole('heading', { level: 1, name: 'Add a passkey' })).toBeVisible()
  })

  await test.step('a passkey proves that its owner is there', async () => {
    await page.goto('/portal/settings/prove?back=/portal/settings/passkeys/new')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add a passkey' })).toBeVisible()
  })

  await test.step('a removed passkey', async () => {
    await page.goto('/portal/settings')
    await page.getByRole('link', { name: 'My phone' }).click()
    await page.getByRole('button', { name: 'Remove this passkey' }).click()
    await expect(toast(page, 'Passkey removed')).toBeVisible()
    await expect(passkeys(page)).toHaveText([/My laptop/])
    await signOut(phone)
    await signInByButton(phone)
    await expect(toast(phone, REFUSED)).toBeVisible()
    await expect(phone).toHaveURL(/\/signin$/)
  })
})

test('whoever chooses no passkey is told so, and under a number the pages say what is missing', async ({
  page,
  server,
}) => {
  await signIn(page)
  await withoutOffers(page)
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await signInByButton(page)
  await expect(toast(page, 'No passkey was used. You can try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')

  await page.goto(`${server.url}/portal/settings`)
  await expect(page.getByRole('link', { name: `http://localhost:${server.port}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a passkey' })).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto(`${server.url}/signin`)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})

test('what stands below the passkeys stays where it is when scripts take over', async ({ page, server }) => {
  const shifts = await watchShifts(page)
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(await shifts()).toEqual([])
  await signIn(page)
  for (const site of [`http://localhost:${server.port}`, server.url]) {
    await page.goto(`${site}/portal/settings`, { waitUntil: 'networkidle' })
    expect(await shifts(), site).toEqual([])
  }
})
