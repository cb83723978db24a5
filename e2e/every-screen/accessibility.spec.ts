import type { Page } from '@playwright/test'
import {
  newEmail,
  openMailedLink,
  sendAuthForm,
  sendSignIn,
  sendSignUp,
  signIn,
  signInWithProfile,
  withDevice,
} from '../accounts.ts'
import { complaintsAbout } from './axe.ts'
import { expect } from '../fixtures.ts'
import { person, test } from '../accounts/house.ts'
import { sticksOut, wrongOnPhones } from './large-text.ts'
import { fillProfile, post, postedGathering, postedProfile, takeButton, takeByPost } from '../profiles.ts'
import { wrongInPseudoLanguage } from './pseudo-language.ts'
import { translate } from './translated.ts'
import { answer, linkOf, startQuiz } from '../quizzes.ts'
import { wrongWithoutLayers } from './without-layers.ts'
import { BROKEN } from '#app/copy/page-errors.ts'
import { shownBy } from '#test/data/authenticator-app.ts'
import { PASSWORD, profileForm } from '#test/make.ts'

/** At these widths a screen is laid out anew; axe asks on a phone by day and at a desk by night. */
const WIDTHS = [[360, 'light'], [768], [1280, 'dark']] as const
// A look is of the page as it is; then it is translated.
test.use({ translated: false })

const softly = expect.configure({ soft: true })
const LONG = {
  recipient_name: `Grandma ${'Rosemary'.repeat(9)}`,
  gift_preferences: 'w'.repeat(390),
  accepts_messages: 'on',
}
/** What people of these journeys write. */
const PEOPLES_WORDS =
  /Grandma (Rosemary|Ro)*|w{3,}|J{3,}|A (very)+ long idea|A kite for windy days|A lamp|Christmas at ours|Person|Anna|Carl|Our House|Chrome on/g
const IDEAS = ['A kite for windy days', `A ${'very'.repeat(40)} long idea`, 'A lamp']

test('what a stranger sees', async ({ page, server, another, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'refused forms and missing pages are answered with their status')
  test.slow()
  const { slug, idea, hidden, gathering } = await sharedProfiles(await another())
  const { look, visit } = looker(page)

  await visit('/', 'home')
  await visit('/privacy', 'privacy')
  await visit('/language', 'languages')
  await page.goto('/create-gift-profile')
  await fillProfile(page)
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  // A server's first ideas take longest.
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible({ timeout: 30_000 })
  await look('profile filled in by a stranger')
  await visit(server.outbox ?? '', 'outbox')

  await visit(`/gift/${slug}`, 'shared page')
  await takeButton(page, 'A lamp').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('shared page, asking')
  await visit(`/gift/${slug}/take?idea=${idea('A lamp')}`, 'take an idea')
  await visit('/your-gifts', 'your gifts, none yet')
  await takeByPost(page, slug, 'A lamp')
  await visit(`/gift/${slug}/name?idea=${idea('A lamp')}`, 'who is it from')
  await visit(`/gift/${slug}/free?idea=${idea('A lamp')}`, 'ask for an idea to be freed')
  await post(page, `/gift/${slug}/other`, { text: 'a trombone' })
  await visit(`/gift/${slug}/other`, 'giving something else')
  await visit(`/gift/${slug}`, 'shared page, giving')
  await visit('/your-gifts', 'your gifts')
  const link = await page.getByLabel('Keep this to manage your gifts on any device').inputValue()
  await page.context().clearCookies()
  await visit(link, 'gifts of a personal link')
  await visit('/your-gifts/forged', 'a personal link that is not ours')
  await visit(`/gathering/${gathering}`, 'gathering')
  await page.getByRole('button', { name: 'That’s me' }).first().click()
  await expect(page.getByText('No peeking')).toBeVisible()
  await look('gathering, one is me')
  await visit(`/gathering/${gathering}/no-peeking?profile=${slug}`, 'no peeking')
  await visit('/gathering/nobody-knows-this-one', 'gathering not found')
  await visit(`/report?page=/gift/${slug}`, 'report a page')
  await page.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('report a page, refused')
  await page.getByLabel('What is wrong?').selectOption('private')
  await page.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
  await look('reported')
  const takedown = page.getByRole('link', { name: /\/takedown\// }).first()
  await expect(async () => {
    await page.goto(server.outbox ?? '')
    await expect(takedown).toBeVisible({ timeout: 500 })
  }).toPass()
  await takedown.click()
  await expect(page.getByRole('heading', { name: 'Hide this page?' })).toBeVisible()
  await look('hide a reported page')
  await visit('/unsubscribe/news/nobody/forged', 'unsubscribe, link not valid')
  await visit(`/gift/${slug}/message`, 'write to the organiser')
  await visit(`/gift/${hidden}`, 'profile not complete')
  await visit('/gift/nobody-knows-this-one', 'profile not found')
  await visit('/no/such/page', 'page not found')
})

test('what anybody sees of the figures', async ({ page, allowConsole }) => {
  allowConsole(/status of 422/, 'a refused range is answered with its status')
  test.slow()
  await signIn(page)
  const { look, visit } = looker(page)

  await visit('/analytics', 'analytics, this month')
  await page.getByText('The figures as a table').click()
  await page.getByText('Time range details').click()
  await look('analytics, all open')
  await visit('/analytics?from=2016-01-01&to=2026-12-31', 'analytics, by year')
  await visit('/analytics?from=&to=2026-12-31', 'analytics, refused')
})

test('what somebody sees on the way to an account', async ({ page, server, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'refused forms and links are answered with their status')
  test.slow()
  const { look, visit } = looker(page)

  const email = newEmail()
  await visit('/signin', 'sign in')
  await visit('/signin/code?token=elsewhere', 'a code’s link, elsewhere')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible()
  await look('code sent')
  await visit('/signup', 'sign up')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('sign up, refused')
  await sendSignUp(page, email)
  await look('check your email')
  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await look('sign in, not confirmed')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email to confirm your account' })).toBeVisible()
  await look('verification sent again')
  await openMailedLink(page, server, email, 'Confirm your email for Wishfolio', 2)
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await look('email verified')
  await visit('/auth/callback?token=forged', 'link not valid')
  await visit('/reset-password', 'reset password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByText('Check your email for the password reset link.')).toBeVisible()
  await look('reset sent')
  await openMailedLink(page, server, email, 'Choose a new password for Wishfolio')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await look('choose a new password')
})

test('what somebody sees where not everybody may sign up', async ({ page, start, allowConsole }) => {
  allowConsole(/status of 404/, 'an invitation that works no more is answered with its status')
  test.slow()
  const { look, visit } = looker(page)
  for (const [mode, words] of [
    ['invited', 'To sign up here you need an invitation.'],
    ['closed', 'This Wishfolio takes no new accounts.'],
  ] as const) {
    const server = await start({ SIGN_UP: mode, PAGES_PER_CLIENT: '1000000' })
    await visit(`${server.url}/`, `home, ${mode}`)
    await page.goto(`${server.url}/create-gift-profile`)
    await fillProfile(page)
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    // The first ideas of a server that has just started.
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
    await look(`profile filled in by a stranger, ${mode}`)
    await page.goto(`${server.url}/signup`)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await look(`sign up, ${mode}`)
    if (mode === 'invited') {
      await visit(`${server.url}/signup?invitation=forged`, 'sign up, invitation over')
      await signIn(page)
      await visit(`${server.url}/portal/settings`, 'settings, invited')
      await page.context().clearCookies()
    }
    await server.end('SIGTERM')
  }
})

test('what an owner sees', async ({ page, another, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'refused forms are answered with their status')
  // Some fifty screens, each in two languages.
  test.setTimeout(20 * 60_000)
  await signIn(page)
  const { look, visit } = looker(page)

  await visit('/', 'home, signed in')
  await visit('/portal/profile', 'no profiles yet')
  await visit('/create-gift-profile', 'create a profile')
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('create a profile, refused')
  const { id, slug } = await postedProfile(page, { fields: LONG, ideas: IDEAS, complete: false })
  const empty = await postedProfile(page, { ideas: [], complete: false })
  await post(page, `/portal/suggestions/${id}`)

  await visit(`/portal/profile?created=${id}`, 'profile created')
  await visit('/portal/profile', 'list of profiles')
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('list, what to edit')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Delete' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('list, asking to delete')
  await visit('/portal/profile?search=nobody', 'list, nobody found')
  await visit(`/portal/profile/${empty.id}/complete`, 'complete without ideas')
  await visit(`/portal/share/${id}`, 'share')
  await visit(`/portal/share/${id}/renew`, 'make a new link')
  await visit(`/portal/profile/${id}/delete`, 'delete')
  await visit('/portal/add?text=a+kite', 'add from a shop')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('add from a shop, refused')
  await visit(`/portal/edit/${id}`, 'edit a profile')
  await page.getByLabel('Occasion type').selectOption('Other')
  await page.getByLabel('Recipient name').fill('')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('edit a profile, refused, another occasion')
  await page.getByLabel('Recipient name').fill('Somebody else')
  await page.getByLabel('Other occasion').fill('Moving in')
  await post(page, `/portal/edit/${id}`, { ...profileForm(LONG), version: '1' })
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByRole('link', { name: 'Load the newer version' })).toBeVisible()
  await look('edit a profile, changed meanwhile')
  await page.getByRole('link', { name: 'My Profiles' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await look('leaving without saving')
  await page.getByRole('button', { name: 'Leave' }).click()
  await visit(`/portal/suggestions/${id}`, 'ideas')
  await visit(`/portal/suggestions/${id}?mode=manual`, 'edit ideas')
  await page.getByRole('textbox', { name: 'Suggestion 1' }).fill('w'.repeat(201))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('1 character too many').first()).toBeVisible()
  await look('edit ideas, too long')
  await page.getByRole('textbox', { name: 'Suggestion 1' }).fill('A kite for windy days')
  await visit(`/portal/suggestions/${empty.id}?mode=manual`, 'write ideas')
  await visit(`/portal/suggestions/${empty.id}?mode=ai&failed=generation_timeout`, 'generation failed')
  await visit(`/gift/${slug}`, 'own incomplete shared page')
  await visit(`/gift/${slug}?preview`, 'preview of an incomplete profile')
  await post(page, `/portal/profile/${id}/status`, { status: 'complete' })
  await visit(`/gift/${slug}?preview`, 'preview')
  await visit(`/portal/share/${id}`, 'share, complete')
  await visit('/portal/gatherings', 'no gathering yet')
  await visit('/portal/gatherings/new', 'new gathering')
  await page.getByRole('button', { name: 'Create Gathering' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('new gathering, refused')
  const { id: gathering } = await postedGathering(page, [{ id }], { name: 'w'.repeat(90) })
  await visit('/portal/gatherings', 'gatherings')
  await visit(`/portal/gatherings/${gathering}`, 'a gathering')
  await post(page, `/portal/gatherings/${gathering}/invite`)
  await page.reload()
  const invitation = await page.getByLabel('Invitation').inputValue()
  const member = await another()
  const { id: theirs } = await signInWithProfile(member)
  await post(member, new URL(invitation).pathname)
  await post(member, `/portal/gatherings/${gathering}/profiles`, { profile: theirs })
  await visit(`/portal/gatherings/${gathering}`, 'a gathering with co-organisers')
  await visit(invitation, 'an invitation')
  await visit(`/portal/gatherings/${gathering}/profiles`, 'profiles for a gathering')
  await visit('/invitation/forged-23456789abcd', 'an invitation that is over')
  const draw = `/portal/gatherings/${gathering}/draw`
  await visit(draw, 'draw names')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('draw names, refused')
  for (const name of ['Anna', 'w'.repeat(100)]) await post(page, draw, { do: 'add', name, email: '' })
  await post(page, draw, { do: 'add', name: 'Carl', email: 'carl@example.org' })
  await page.goto(draw)
  await page.getByText('Who may not draw each other').click()
  await page.getByLabel('One', { exact: true }).selectOption('Anna')
  await page.getByLabel('The other').selectOption('Carl')
  await page.getByRole('button', { name: 'Keep apart' }).click()
  await expect(page.getByRole('button', { name: 'Allow again' })).toBeVisible()
  await look('draw names, impossible')
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await look('draw names, somebody is corrected')
  await page.getByRole('button', { name: 'Allow again' }).click()
  await page.getByRole('link', { name: 'Draw names' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Draw names now?' })).toBeVisible()
  await look('draw names, a last look')
  await page.getByRole('button', { name: 'Draw names' }).click()
  await expect(page.getByText(/^Names were drawn on/)).toBeVisible()
  await look('draw names, drawn')
  const personal = await page.getByLabel('Link for Anna').inputValue()
  await visit(`${draw}/undo`, 'undo a draw')
  await visit(personal, 'a drawn name, unopened')
  await page.getByRole('button', { name: 'Show me the name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You give to' })).toBeVisible()
  await look('a drawn name')
  await member.goto(personal)
  await looker(member).look('a drawn name, opened elsewhere')
  await page.getByRole('link', { name: 'Open the gathering' }).click()
  const shown = page.url()
  await page.goto(draw)
  await page.getByRole('button', { name: 'Make a new link' }).first().click()
  await expect(page.getByLabel('Link for Anna')).toBeVisible()
  await visit(shown, 'a gathering with a replaced link')
  await visit('/draw/forged', 'a drawn name, no link of ours')
  await visit(`/portal/gatherings/${gathering}/leave`, 'leave a gathering')
  await visit(`/portal/gatherings/${gathering}/renew`, 'a new link for a gathering')
  await visit(`/portal/gatherings/${gathering}/delete`, 'delete a gathering')
  for (const number of Array(30).keys()) {
    const fields = { recipient_name: `Person ${number}`, occasion_date: '2020-02-29' }
    await postedProfile(page, { fields, ideas: [], complete: false })
  }
  await visit('/portal/profile', 'first page of a long list, dates passed')
})

test('what players of the quizzes see', async ({ page, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'refused forms and missing quizzes are answered with their status')
  test.slow()
  const { look, visit } = looker(page)

  await visit('/quiz/start', 'quiz, names')
  await page.getByRole('button', { name: 'Start the Quiz' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('quiz, names refused')
  await startQuiz(page, LONG.recipient_name.slice(0, 50), 'J'.repeat(50))
  await look('quiz, first question')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('quiz, answer missing')
  await answer(page, 'ABCDABCD')
  const link = await linkOf(page)
  await look('quiz, share')
  await visit(link, 'quiz, invitation')
  await visit(link.replace('play', 'results'), 'quiz, nobody has guessed')
  await visit(`${link}/1`, 'quiz, first guess')
  await answer(page, 'ABCDDCBA')
  await expect(page.getByRole('heading', { name: 'Question by question' })).toBeVisible()
  await look('quiz, results')
  await visit('/quiz/expired', 'quiz, expired')
  await visit('/quiz/nowhere', 'quiz not found')
  await visit('/quiz/mom-vibe', 'mom quiz')
  await visit('/quiz/mom-vibe/3', 'mom quiz, question')
  await visit('/quiz/mom-vibe/SNACK_NINJA', 'mom quiz, result')
  await visit('/create-gift-profile?momVibe=SNACK_NINJA', 'profile that begins with a vibe')
})

test('what an owner sees of the account', async ({ page, server, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'refused forms are answered with their status')
  test.slow()
  const email = await signIn(page)
  const { look, visit } = looker(page)

  await visit('/portal/settings', 'settings')
  await visit('/portal/settings/email', 'change email')
  const change = page.getByRole('button', { name: 'Change Email' })
  await change.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('change email, refused')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await change.click()
  await expect(page.getByRole('heading', { name: 'Two emails are on their way' })).toBeVisible()
  await look('change email, two letters sent')
  await openMailedLink(page, server, email, 'Confirm the new address of your Wishfolio account')
  await expect(page.getByRole('heading', { name: 'Change the address of your account?' })).toBeVisible()
  await look('change email, asking')
  await page.getByRole('button', { name: 'Yes, change it' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, one more to go' })).toBeVisible()
  await look('change email, one yes')
  await visit('/portal/settings/prove', 'prove to be the owner')
  await visit('/portal/settings/passkeys/new', 'add a passkey, under a number')
  await visit('/portal/settings/two-step', 'turn on two-step sign-in')
  await page.goto('/portal/settings/invitations')
  await page.getByRole('button', { name: 'Make an invitation' }).click()
  await expect(page.getByLabel('Link of the invitation')).toBeVisible()
  await look('invitations')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await visit('/portal/settings/delete-account', 'delete the account')
})

test('what somebody sees of a provider', async ({ page, start, house }) => {
  test.slow()
  const { url } = await start({ ...house.provider.env, PORT: house.port, PAGES_PER_CLIENT: '1000000' })
  const email = await signIn(page)
  await page.context().clearCookies()
  const { look, visit } = looker(page)

  await visit(`${url}/signin`, 'sign in, with a provider')
  person(house, 'rosa', email)
  await page.getByRole('button', { name: 'Continue with Our House' }).click()
  await expect(page.getByText(`${email} has an account here.`)).toBeVisible()
  await look('prove an account that a provider joins')
  await page.goto(`${url}/signin`)
  await sendAuthForm(page, 'Sign In', email)
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
  await visit(`${url}/portal/settings`, 'settings, with a provider')
  await visit(`${url}/portal/settings/provider`, 'remove the provider')
  await page.getByRole('button', { name: 'Remove Our House' }).click()
  await expect(page.getByRole('link', { name: 'Add Our House' })).toBeVisible()
  await visit(`${url}/portal/settings/provider`, 'add the provider')
})

test('what an owner sees of the second step', async ({ page }) => {
  test.slow()
  const email = await signIn(page)
  await page.context().clearCookies()
  const { look, visit } = looker(page)
  await sendSignIn(page, email)
  await page.goto('/portal/settings/two-step')
  const key = await page.getByLabel('Key for the app').inputValue()
  await page.getByLabel('Code', { exact: true }).fill(shownBy(key, new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
  await look('recovery codes')
  await visit('/portal/settings/two-step', 'two-step sign-in, on')
  await page.context().clearCookies()
  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible()
  await look('second step')
  await visit('/signin/second-step?recovery', 'second step, by a recovery code')
})

test.describe('under a name', () => {
  test.use({ baseURL: ({ server }, provide) => provide(`http://localhost:${server.port}`) })

  test('what an owner sees of passkeys', async ({ page }) => {
    test.slow()
    const email = await signIn(page)
    const { look, visit } = looker(page)
    await visit('/signin', 'sign in, under a name')
    await sendSignIn(page, email)
    await visit('/portal/settings/passkeys/new', 'add a passkey')
    await withDevice(page)
    await page.goto('/portal/settings/passkeys/new')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('link', { name: 'Chrome on Linux' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Passkey: Chrome on Linux' })).toBeVisible()
    await look('a passkey')
  })
})

/**
 * Looks at the page on a phone in both themes and on a wide screen, and at three widths, on the narrowest phone and with text
 * of twice the size for anything that sticks out. Then translates it, and so what is pressed next: an error in the console
 * fails the journey.
 */
function looker(page: Page) {
  async function look(screen: string): Promise<void> {
    for (const [width, colorScheme] of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      if (colorScheme) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect.soft(await complaintsAbout(page), `${screen}, ${colorScheme}, ${width} px`).toEqual([])
      }
      await nothingSticksOut(screen, width)
    }
    // A face that comes late changes what a word takes.
    await softly.poll(() => wrongOnPhones(page), screen).toEqual([])
    expect.soft(await wrongWithoutLayers(page), `${screen}, without layers`).toEqual([])
    if (!page.url().includes('/outbox'))
      expect.soft(await wrongInPseudoLanguage(page, PEOPLES_WORDS), `${screen}, pseudo-language`).toEqual([])
    await translate(page)
    await expect.soft(page.getByText(BROKEN.title.message ?? ''), `${screen}, translated`).toBeHidden()
  }
  /** What has just got its width is laid out a frame later. */
  async function nothingSticksOut(screen: string, width: number): Promise<void> {
    await softly.poll(() => sticksOut(page), `${screen} at ${width} px`).toEqual([])
  }
  async function visit(path: string, screen: string): Promise<void> {
    await page.goto(path)
    await look(screen)
  }
  return { look, visit }
}

/** A shared profile with a taken idea and everything shown, and one that is not complete. */
async function sharedProfiles(owner: Page) {
  const { id, slug, idea } = await signInWithProfile(owner, {
    fields: { ...LONG, show_giver_names: 'on', accepts_other_gifts: 'on' },
    ideas: IDEAS,
  })
  await takeByPost(owner, slug, 'A kite for windy days')
  const { id: draft, slug: hidden } = await postedProfile(owner, { complete: false })
  const { page } = await postedGathering(owner, [{ id }, { id: draft }])
  return { slug, idea, hidden, gathering: page.split('/').at(-1) ?? '' }
}
