import type { Email } from '#app/domain/mails/email.ts'

type ByKind = { [Kind in Email['kind']]: Omit<Extract<Email, { kind: Kind }>, 'kind'>[] }

const link = 'https://wishes.example/x'
const supportEmail = 'help@wishes.example'
const reminder = {
  recipientName: 'Jo',
  occasion_type: 'birthday',
  other_occasion: null,
  free: { ideas: 3, free: 1 },
  nextDay: null,
  link,
  shareLink: link,
  unsubscribe: link,
} as const

const BY_KIND: ByKind = {
  verify_email: [{ link }],
  account_exists: [{ signInLink: link, resetLink: link }],
  reset_password: [{ link }],
  sign_in_code: [{ code: '012345', link }],
  no_account: [true, false].flatMap((closed) =>
    [true, false].map((signingIn) => ({ link, closed, signingIn })),
  ),
  password_changed: [{ resetLink: link, settingsLink: link }],
  passkey_added: [{ name: 'Ox', settingsLink: link }],
  passkey_removed: [{ name: 'Ox', settingsLink: link }],
  identity_added: ['jo@wishes.example', null].map((email) => ({ provider: 'Ox', email, settingsLink: link })),
  identity_removed: ['jo@wishes.example', null].map((email) => ({ provider: 'Ox', email, settingsLink: link })),
  second_factor_changed: [
    ...(['on', 'off', 'new codes', 'reset'] as const).map((change) => ({ change, settingsLink: link })),
    ...[9, 1].map((left) => ({ change: 'code used' as const, left, settingsLink: link })),
  ],
  confirm_email_change: [{ link, newEmail: 'jo@wishes.example' }],
  confirm_new_email: [{ link }],
  free_requested: [null, 'Ox'].map((idea) => ({ recipientName: 'Jo', idea, link })),
  email_changed: [{ newEmail: 'jo@wishes.example', supportEmail }],
  taken_down: [true, false].map((gathering) => ({ name: 'Jo', gathering, reason: '…', supportEmail })),
  shown_again: [true, false].map((gathering) => ({ name: 'Jo', gathering, link })),
  page_reported: (['hurtful', 'private', 'fraud', 'illegal', 'other'] as const).flatMap((reason) =>
    [null, 'jo@wishes.example'].map((answerTo) => ({
      link,
      reason,
      words: 'Ox',
      answerTo,
      takedownLink: link,
    })),
  ),
  visitor_message: [{ recipientName: 'Jo', words: 'Ox', link }],
  name_drawn: [null, 'Jo'].flatMap((gathering) =>
    [true, false].map((again) => ({
      gathering,
      again,
      links: [
        { name: null, link },
        { name: 'Al', link },
      ],
      supportEmail,
    })),
  ),
  left_gathering: [true, false].map((drawn) => ({
    gathering: 'Jo',
    email: 'jo@wishes.example',
    drawn,
    link,
  })),
  news: [
    {
      lists: [
        { recipientName: 'Jo', taken: Array.from('abcdefghijklm'), requests: 0, link },
        { recipientName: 'Al', taken: [], requests: 2, link },
      ],
      unsubscribe: link,
    },
  ],
  reminder: [
    { ...reminder, reminder: 'three_weeks' },
    { ...reminder, reminder: 'one_week', free: { ideas: 0, free: 0 } },
    { ...reminder, reminder: 'one_week', free: { ideas: 3, free: 0 }, occasion_type: 'wedding' },
    { ...reminder, reminder: 'one_week', free: null, occasion_type: 'other', other_occasion: 'Ox' },
    { ...reminder, reminder: 'passed', nextDay: '2027-02-03', occasion_type: 'anniversary' },
  ],
}

/** Each kind of email in each of its forms; people's words in it have two letters at most. */
export const EVERY_EMAIL = Object.entries(BY_KIND).flatMap(([kind, emails]) =>
  emails.map((email) => ({ kind, ...email }) as Email),
)
