import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import type { Hideable } from '#app/domain/profiles/gift-profile.ts'
import * as schema from '#app/server/database/schema.ts'
import { createProvider } from '#app/server/accounts/provider.ts'
import { promptFor } from '#app/server/generator/prompt.ts'
import { textOf } from '#test/read-page.ts'
import { openSite } from '#test/own-site.ts'
import { ownWorld, type World } from '#test/world.ts'

const world = await ownWorld()

/** The words of the page, on one line. */
async function privacy(env: Partial<World['env']> = {}): Promise<string> {
  const site = { ...world, env: { ...world.env, ...env } }
  const open = await openSite({ ...site, provider: createProvider(site) })
  const html = (await (await open().get('/privacy')).text()).replaceAll('<!-- -->', '')
  return textOf(html).replace(/\s+/g, ' ')
}

const PROVIDER = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'small',
  AI_BASE_URL: 'https://ai.example/v1',
} as const

const SIGN_IN_PROVIDER = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'wishfolio',
  OIDC_CLIENT_SECRET: 'secret',
}

/** What the page calls that which each table holds. */
const TABLES: Readonly<Record<string, string>> = {
  accounts: 'Your account',
  passwords: 'your password as a hash',
  sessions: 'Being signed in',
  passkeys: 'Your passkeys',
  identities: 'which of its accounts is yours',
  usedChallenges: 'that one was used just now',
  secondFactors: 'Two-step sign-in',
  recoveryCodes: 'hashes of your recovery codes',
  secondSteps: 'that waits for its second step',
  pendingSignUps: 'A sign-up',
  signUpInvitations: 'Invitations to sign up',
  passwordResets: 'A password reset',
  signInCodes: 'A code for signing in',
  emailChanges: 'A change of your address',
  giftProfiles: 'what you correct of what we understood',
  pictures: 'Pictures of ideas',
  unsavedPictures: 'for whose account one was made that is not saved yet',
  ideas: 'the ideas, which are taken, and which you turned down',
  freeRequests: 'that a device asked for it to be freed',
  endedTakes: 'which idea it was, how it ended and when',
  deletedLists: 'that a list on which it took a gift was deleted, and when',
  giverNames: 'the name that a giver leaves',
  otherGifts: 'what visitors say they give beside the list',
  gatherings: 'Your gatherings',
  gatheringProfiles: 'which of your profiles belong to each',
  gatheringMembers: 'who takes part',
  drawParticipants: 'names and email addresses of those who draw',
  drawExclusions: 'who may not draw whom',
  undoSteps: 'What you delete or replace',
  generationRuns: 'Each time ideas are made',
  quizzes: 'The partner quiz',
  limitCounters: 'What we limit',
  mailQueue: 'Emails',
  mailsSent: 'When emails were sent',
  mailChoices: 'Emails you chose',
  remindersSent: 'Which reminders were sent',
}

test('the privacy page says of each table what it holds', async () => {
  const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [name] : []))
  expect(tables.toSorted()).toEqual(Object.keys(TABLES).toSorted())
  const page = await privacy(SIGN_IN_PROVIDER)
  for (const words of Object.values(TABLES)) expect(page).toContain(words)
})

/** What the page calls each field that its owner can hide. */
const HIDEABLE = {
  ageGroup: 'age group',
  hobbies: 'hobbies',
  preferences: 'gift preferences',
  notes: 'additional notes',
} satisfies Record<Hideable['name'], string>

test('the privacy page names all that an owner can hide', async () => {
  const names = Object.values(HIDEABLE).join(', ')
  expect(await privacy()).toContain(`You choose whether they see: ${names}. What you hide`)
})

test('the privacy page names all that is limited', async () => {
  const counted = [...new Set(Object.values(LIMITS).map(({ what }) => what)), 'pages opened']
  expect(await privacy()).toContain(`What we limit (${counted.join(', ')}) is counted`)
})

/** What the page calls each field of the one message that goes to an AI provider. */
const SENT: Readonly<Record<string, string>> = {
  'recipient.ageGroup': 'age group',
  'recipient.occasion': 'occasion',
  'recipient.hobbies': 'hobbies',
  'recipient.preferences': 'gift preferences',
  'recipient.notes': 'additional notes',
  understood: 'what the program understood of them, with your corrections',
  hidden: 'which of them visitors do not see',
  count: 'how many ideas are wanted',
  exclude: 'that must not come again',
  rejected: 'that you turned down',
  currency: 'the currency of price guesses',
  language: 'in which language',
  variation: 'a random number',
}

test('the privacy page names every field that goes to an AI provider, and no other', async () => {
  const texts = { hobbies: '', preferences: '', notes: '', otherOccasion: null }
  const message = promptFor(
    { ageGroup: '55+ years', occasion: 'birthday', ...texts },
    { count: 15, exclude: [], rejected: [], currency: 'EUR', language: 'de', seed: 1 },
  )
  const { recipient, ...rest } = JSON.parse(message) as { recipient: object }
  const fields = [...Object.keys(recipient).map((name) => `recipient.${name}`), ...Object.keys(rest)]
  expect(fields.toSorted()).toEqual(Object.keys(SENT).toSorted())
  const page = await privacy(PROVIDER)
  const [, sent = ''] = /these are sent to ai\.example(.*)are not sent\./.exec(page) ?? []
  for (const words of Object.values(SENT)) expect(sent).toContain(words)
})

/** Channels between tabs keep nothing. */
const CHANNELS = ['wishfolio.auth', 'wishfolio.live']

test('the privacy page names everything that the program stores in a browser', async () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts', '!./*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const names = new Set(['wishfolio.session_token'])
  for (const source of Object.values(sources)) {
    for (const [, name = ''] of source.matchAll(/'(wishfolio\.[\w-]+)'/g)) names.add(name)
    for (const [, name = ''] of source.matchAll(/\$\{COOKIE_PREFIX\}(\.[\w-]+)`/g))
      names.add(`wishfolio${name}`)
  }
  for (const channel of CHANNELS) names.delete(channel)
  const page = await privacy()
  for (const name of names) expect(page).toContain(name)
})

test('the privacy page says whether texts go to an AI provider, and to which', async () => {
  expect(await privacy()).toContain('Nothing is sent to an AI provider.')
  const elsewhere = await privacy(PROVIDER)
  expect(elsewhere).toContain('these are sent to ai.example (small)')
  expect(elsewhere).not.toContain('Nothing is sent to an AI provider.')
  const anthropic = await privacy({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude' })
  expect(anthropic).toContain('sent to Anthropic (claude)')
})

test('the privacy page says how long copies of the embedded database last, and that elsewhere the program makes none', async () => {
  const embedded = await privacy({ DATABASE_URL: undefined })
  expect(embedded).toContain('drops copies older than 7 days')
  expect(embedded).not.toContain('The program makes none')
  const elsewhere = await privacy({ DATABASE_URL: 'postgres://localhost/wishfolio' })
  expect(elsewhere).toContain('The program makes none.')
  expect(elsewhere).not.toContain('drops copies')
})

test('the privacy page links to the analytics where they are public', async () => {
  for (const [access, leads] of [
    ['public', true],
    ['signed-in', false],
  ] as const) {
    const open = await openSite({ ...world, env: { ...world.env, ANALYTICS_ACCESS: access } })
    const main = /<main[^]*<\/main>/.exec(await (await open().get('/privacy')).text())?.[0]
    expect(main?.includes('href="/analytics"')).toBe(leads)
  }
})

test('the affiliate note stands where shop links carry a tag, and only there', async () => {
  expect(await privacy()).not.toContain('affiliate')
  expect(await privacy({ AFFILIATE_TAG: 'us-20' })).toContain('affiliate links')
})
