import { PASSWORD, profileForm } from '#test/make.ts'
import { NAMES } from '#test/data/quiz.ts'

/** Where a form is posted and what stands in it when all is right, both with placeholders of `test/data/owned-things.ts`. */
export type FormPost = readonly [at: string, fields: Readonly<Record<string, string | string[]>>]

/** What stands for the placeholders of addresses and fields. */
export type Places = Readonly<Record<string, string>>

const FILLED_IN = { id: '6f1c1e5e-0000-4000-8000-000000000001', form: profileForm() }
const PLAYED = { answers: 'ABCDABCD', at: '8' }

/** Everything that a form of the program can ask for: each action of `app/routes.ts` with each of its intents. */
export const FORM_POSTS = {
  'sign in': ['/signin', { email: 'stranger@example.org', password: PASSWORD }],
  'sign in by a passkey': ['/signin/passkey', { answer: '{"id":"nobody’s"}' }],
  'go to the provider': ['/signin/provider', {}],
  'ask for a code to sign in with': ['/signin/code', { email: 'stranger@example.org', send: 'on' }],
  'sign in with a code': ['/signin/code', { email: 'stranger@example.org', code: '012345' }],
  'pass the second step': ['/signin/second-step', { code: '012345' }],
  'sign up': ['/signup', { email: 'new@example.org', password: PASSWORD }],
  'enter an invitation to sign up': ['/signup', { invitation: 'mine' }],
  'carry a profile to signing in': ['/signin', { temporary_profile: JSON.stringify(FILLED_IN) }],
  'carry a profile to signing up': ['/signup', { temporary_profile: JSON.stringify(FILLED_IN) }],
  'ask for a reset': ['/reset-password', { email: 'stranger@example.org' }],
  'set a password after a reset': [
    '/update-password?reset=:reset',
    { new_password: 'another horse', confirm_password: 'another horse' },
  ],
  'ask whether a password is common': ['/password-advice', { password: 'qwerty123' }],
  'sign out': ['/signout', {}],
  'prolong the session': ['/auth/session', {}],
  'have a verification link again': [
    '/resend-verification',
    { sign_up: '6f1c1e5e-0000-4000-8000-000000000002' },
  ],
  'have a verification link at another address': [
    '/resend-verification',
    { sign_up: '6f1c1e5e-0000-4000-8000-000000000002', email: 'right@example.org' },
  ],
  'verify an address': ['/auth/callback', { token: 'nobody’s' }],
  unsubscribe: ['/unsubscribe/reminders/:ownerId/:unsubscribed', {}],
  'confirm a change of address': ['/confirm-email', { token: 'nobody’s' }],
  'create a profile': ['/create-gift-profile', profileForm()],
  'keep a temporary profile': [
    '/portal/keep-temporary-profile',
    { temporary_profile: JSON.stringify(FILLED_IN) },
  ],
  'set a profile Incomplete': ['/portal/profile/:id/status', { status: 'incomplete' }],
  'set a profile Complete': ['/portal/profile/:draftId/status', { status: 'complete' }],
  'set one without ideas Complete': ['/portal/profile/:bare/status', { status: 'complete' }],
  'set one without ideas Complete all the same': [
    '/portal/profile/:bare/status',
    { status: 'complete', sure: 'on' },
  ],
  'delete a profile': ['/portal/profile/:id/delete', {}],
  'duplicate a profile': ['/portal/share/:id/duplicate', {}],
  'make a new link': ['/portal/share/:id/renew', {}],
  'edit a profile': [
    '/portal/edit/:draftId',
    { ...profileForm(), version: '1', shop: 'amazon.de', price_currency: 'EUR', language: 'de' },
  ],
  'save the ideas': [
    '/portal/suggestions/:id?mode=manual',
    {
      version: '1',
      known_taken: ':kite',
      suggestion_id: [':kite', ':drum', ''],
      suggestion: ['a tin kite', 'a flute', 'a harp'],
      suggestion_link: ['https://kites.example/red', '', 'harps.example'],
      suggestion_details: ['120 cm', '', ''],
      suggestion_price: ['€20', '', ''],
      more_suggestions: 'idea,link,price\na drum,https://drums.example/,$30',
    },
  ],
  'add a product to a list': [
    '/portal/add',
    { profile: ':id', suggestion_link: 'https://kites.example/red', suggestion: 'a red kite' },
  ],
  'ask what a shop tells of a product': [
    '/portal/add',
    { look_up: 'on', suggestion_link: 'https://127.0.0.1/kite' },
  ],
  'look a product up': ['/portal/look-up', { address: 'https://127.0.0.1/kite' }],
  'add a picture': ['/portal/picture', { picture: 'no file' }],
  'make an idea available again': ['/portal/suggestions/:id/available', { idea: ':kite' }],
  'make all ideas available again': ['/portal/suggestions/:id/available', { all: 'on' }],
  'pause taking': ['/portal/suggestions/:id/pause', { paused: 'on' }],
  'let people take again': ['/portal/suggestions/:id/pause', {}],
  'have another idea': ['/portal/suggestions/:id/renew', { idea: ':drum' }],
  'have other ideas for all that are free': ['/portal/suggestions/:id/renew', {}],
  'take back what was deleted': ['/portal/undo', { undo: ':undo' }],
  'let rejected ideas come again': ['/portal/suggestions/:id/rejected', {}],
  'correct what was understood': [
    '/portal/suggestions/:id/understood',
    { version: '1', kept: [], likes: 'chess', off: 'noisy', only: '', up_to: '40' },
  ],
  'generate ideas': ['/portal/suggestions/:bare/generate', {}],
  'watch ideas being generated': ['/portal/suggestions/:bare/generate', { watching: '' }],
  'change the password': [
    '/portal/settings',
    { current_password: PASSWORD, new_password: 'another horse', confirm_password: 'another horse' },
  ],
  'change the address': ['/portal/settings/email', { email: 'later@example.org', password: PASSWORD }],
  'have the emails of a change sent again': ['/portal/settings/email/again', {}],
  'cancel a change of address': ['/portal/settings/email/cancel', {}],
  'choose when shops are asked': ['/portal/settings/look-ups', { at_once: 'on' }],
  'choose mails': ['/portal/settings/mails', { news: 'on', time_zone: 'Europe/Berlin' }],
  'end other sessions': ['/portal/settings/sessions', {}],
  'prove to be the owner': ['/portal/settings/prove', { password: PASSWORD }],
  'ask for a code as a proof': ['/portal/settings/prove', { send: 'on' }],
  'prove by a code': ['/portal/settings/prove', { code: '012345' }],
  'go to the provider to add it': ['/portal/settings/provider', {}],
  'remove the provider': ['/portal/settings/provider', { remove: 'on' }],
  'add a passkey': ['/portal/settings/passkeys/new', { name: 'Phone', answer: '{"id":"nobody’s"}' }],
  'rename a passkey': ['/portal/settings/passkeys/:passkey', { name: 'Zirconium phone' }],
  'remove a passkey': ['/portal/settings/passkeys/:passkey', { remove: 'on' }],
  'turn on two-step sign-in': ['/portal/settings/two-step', { seed: 'A'.repeat(22), code: '012345' }],
  'make new recovery codes': ['/portal/settings/two-step', { renew: 'on' }],
  'turn off two-step sign-in': ['/portal/settings/two-step', { off: 'on' }],
  'make an invitation to sign up': ['/portal/settings/invitations', {}],
  'withdraw an invitation to sign up': ['/portal/settings/invitations', { withdraw: ':signUpInvitation' }],
  'delete the account': ['/portal/settings/delete-account', { password: PASSWORD }],
  'take an idea': ['/gift/:slug', { idea: ':drum' }],
  'take an idea that is taken': ['/gift/:slug', { idea: ':kite' }],
  'take an idea of an incomplete profile': ['/gift/:draft', { idea: ':bandsaw' }],
  'remove a line of a take that was ended': ['/your-gifts', { remove: ':kite' }],
  'use a personal link': ['/your-gifts/:link', {}],
  'say who it is from': ['/gift/:slug/name?idea=:kite', { idea: ':kite', name: 'Eva' }],
  'give something else': ['/gift/:slug/other', { text: 'a harp' }],
  'remove all other gifts': ['/portal/suggestions/:id/other-gifts', { all: 'on' }],
  'remove an other gift': ['/portal/suggestions/:id/other-gifts', { gift: ':otherGift' }],
  'write to an organiser': ['/gift/:slug/message', { words: 'hello' }],
  'choose a language': ['/language', { language: 'en', back: '/privacy' }],
  'report a page': [
    '/report?page=/gift/:slug',
    { page: '/gift/:slug', reason: 'other', words: '', email: '' },
  ],
  'hide a page by a mailed link': ['/takedown/profile/:id/9999999999999/:takedown', { reason: 'rude' }],
  'ask for an idea to be freed': ['/gift/:slug/free', { idea: ':kite' }],
  'make a gathering': [
    '/portal/gatherings/new',
    { name: 'Easter', day: '2027-03-28', line: '', profile: ':id' },
  ],
  'edit a gathering': [
    '/portal/gatherings/:gatheringId',
    { name: 'Easter', day: '', line: '', version: '1', profile: [':id', ':draftId'] },
  ],
  'make a new link of a gathering': ['/portal/gatherings/:gatheringId/renew', {}],
  'delete a gathering': ['/portal/gatherings/:gatheringId/delete', {}],
  'invite to a gathering': ['/portal/gatherings/:gatheringId/invite', {}],
  'open the lists of a gathering': ['/portal/gatherings/:gatheringId/open', {}],
  'join a gathering': ['/invitation/:invitation', {}],
  'choose profiles for a gathering': ['/portal/gatherings/:gatheringId/profiles', { profile: [':id'] }],
  'remove a profile from a gathering': ['/portal/gatherings/:gatheringId/remove', { profile: ':id' }],
  'leave a gathering': ['/portal/gatherings/:gatheringId/leave', {}],
  'add somebody to a draw': [
    '/portal/gatherings/:gatheringId/draw',
    { do: 'add', name: 'Walburga', email: 'walburga@example.org', profile: ':id' },
  ],
  'correct somebody in a draw': [
    '/portal/gatherings/:gatheringId/draw',
    {
      do: 'change',
      participant: ':participant',
      name: 'Walburga',
      email: 'walburga@example.org',
      email_before: '',
    },
  ],
  'add everybody to a draw': ['/portal/gatherings/:gatheringId/draw', { do: 'everybody' }],
  'remove somebody from a draw': [
    '/portal/gatherings/:gatheringId/draw',
    { do: 'remove', participant: ':participant' },
  ],
  'keep two apart in a draw': [
    '/portal/gatherings/:gatheringId/draw',
    { do: 'apart', one: ':participant', other: ':another' },
  ],
  'let two draw each other': [
    '/portal/gatherings/:gatheringId/draw',
    { do: 'allow', pair: ':participant :another' },
  ],
  'say what a drawn gift may cost': ['/portal/gatherings/:gatheringId/draw', { do: 'budget', budget: '9 €' }],
  'draw names': ['/portal/gatherings/:gatheringId/draw', { do: 'draw' }],
  'draw names, after a last look': [
    '/portal/gatherings/:gatheringId/draw/confirm',
    { do: 'draw' },
  ],
  'make a new link to a drawn name': [
    '/portal/gatherings/:gatheringId/draw',
    { do: 'link', participant: ':participant' },
  ],
  'undo a draw': ['/portal/gatherings/:gatheringId/draw/undo', {}],
  'open a drawn name': ['/draw/:draw', {}],
  'move a drawn name here': ['/draw/:draw', { move: 'on' }],
  'say who one is': ['/gathering/:gathering', { me: ':slug' }],
  'peek all the same': ['/gathering/:gathering/no-peeking?profile=:slug', {}],
  'begin a quiz': ['/quiz/start', NAMES],
  'answer a question about oneself': ['/quiz/question/1', { ...NAMES, at: '1', choice: 'A' }],
  'make a quiz': ['/quiz/question/8', { ...NAMES, ...PLAYED }],
  'answer a question about a partner': ['/quiz/play/:quizId/1', { at: '1', choice: 'A' }],
  'hand in a quiz': ['/quiz/results/:quizId', PLAYED],
  'hand in a quiz that was played': ['/quiz/results/:played', { ...PLAYED, answers: 'DDDDDDDD' }],
  'answer a question of the mom quiz': ['/quiz/mom-vibe/1', { at: '1', choice: 'A' }],
  'finish the mom quiz': ['/quiz/mom-vibe/8', { answers: 'AAAAAAAA', at: '8' }],
} as const satisfies Record<string, FormPost>

/** An address with what is there in its places, or `instead`; what has none of these is missing. */
export function inPlace({ places }: { places: Places }, address: string, instead?: string): string {
  return address.replaceAll(/:(\w+)(\?(?=\/|$))?/g, (_, name: string) => instead ?? places[name] ?? 'missing')
}

/** A form's fields in the same way: those that are a placeholder and nothing else. */
export function fieldsInPlace(
  { places }: { places: Places },
  fields: FormPost[1],
): Record<string, string | string[]> {
  const fill = (value: string) => (value.startsWith(':') ? (places[value.slice(1)] ?? value) : value)
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? fill(value) : value.map(fill),
    ]),
  )
}
