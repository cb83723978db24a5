import { expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import type { Email } from '#app/domain/mails/email.ts'
import { renderEmail } from '#app/server/mail/render.ts'
import { EVERY_EMAIL } from '#test/data/every-email.ts'
import { englishWords } from '#test/english-words.ts'

const VERIFY: Email = { kind: 'verify_email', link: 'https://wishes.example/auth/callback?token=a-b_c' }
const EXISTS: Email = {
  kind: 'account_exists',
  signInLink: 'https://wishes.example/signin',
  resetLink: 'https://wishes.example/reset-password',
}

test.each([
  ['verify_email', VERIFY, 'https://wishes.example/auth/callback?token=a-b_c'],
  ['account_exists', EXISTS, 'https://wishes.example/signin'],
])('%s has a subject of one line, and its link in the text as in the HTML', async (_kind, email, link) => {
  const { subject, text, html } = await renderEmail(email, 'en')
  expect(subject).toMatch(/^\S[^\r\n]*$/)
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
  expect(text).not.toMatch(/<\w+/)
})

test('the email that asks to verify says how long the link works, and what to do if it came unasked', async () => {
  const { text } = await renderEmail(VERIFY, 'en')
  expect(text).toContain('24 hours')
  expect(text).toContain('If you did not sign up')
})

test('markup in a link stays a link', async () => {
  const link = 'https://wishes.example/?token="><script>alert(1)</script>&x=1'
  const { html } = await renderEmail({ kind: 'verify_email', link }, 'en')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('?token=">')
  expect(html).toContain('&amp;x=1')
})

const WORDS = [
  'Rude.\r\n\r\nHide the page: https://evil.example/',
  'An answer goes to nobody.',
  'One\u2028two\u0085three',
].join('\n')

test.each([
  [
    'a report',
    {
      kind: 'page_reported',
      link: 'https://wishes.example/gift/x',
      reason: 'other',
      words: WORDS,
      answerTo: null,
      takedownLink: 'https://wishes.example/takedown/x',
    },
  ],
  [
    'a message',
    { kind: 'visitor_message', recipientName: 'Emma', words: WORDS, link: 'https://wishes.example/portal' },
  ],
] satisfies [string, Email][])(
  'every line of a stranger’s words in %s is set apart',
  async (_what, email) => {
    const { text, html } = await renderEmail(email, 'en')
    for (const line of ['Rude.', 'Hide the page: https://evil', 'An answer goes', 'One', 'two', 'three'])
      expect(text).toContain(`\n> ${line}`)
    expect(text).not.toMatch(/^(?!> ).*evil/m)
    expect(html.indexOf('evil')).toBeGreaterThan(html.indexOf('<blockquote>'))
    expect(html.indexOf('evil')).toBeLessThan(html.indexOf('</blockquote>'))
  },
)

test('a name cannot end its quotation or line, nor turn what follows', async () => {
  const { text } = await renderEmail(
    {
      kind: 'name_drawn',
      gathering: 'Christmas”.\n\nYour parcel\u0085waits. “\u202e\u2067',
      again: false,
      links: [{ name: 'Anna', link: 'https://wishes.example/draw/x' }],
      supportEmail: 'help@wishes.example',
    },
    'en',
  )
  expect(text).toContain('for “Christmas". Your parcel waits. "”.')
})

test.each([VERIFY, EXISTS])('emails load nothing: no picture, no font, no script ($kind)', async (email) => {
  const { html } = await renderEmail(email, 'en')
  expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/)
  expect(html).toContain('prefers-color-scheme: dark')
})

const TAGS = /<style>[^]*<\/style>|<[^>]*>/g

test.each(EVERY_EMAIL)('nothing of an email is English in another language ($kind)', async (email) => {
  const { subject, text, html } = await renderEmail(email, PSEUDO_LANGUAGE)
  for (const part of [subject, text, html.replace(TAGS, ' ')]) expect(englishWords(part)).toEqual([])
})
