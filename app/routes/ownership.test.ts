import { UNSAFE_decodeViaTurboStream as decoded, UNSAFE_SingleFetchRedirectSymbol as Led } from 'react-router'
import { expect, test } from 'vitest'
import { fieldsInPlace, FORM_POSTS, type FormPost, inPlace } from '#test/data/form-posts.ts'
import { toastIn } from '#test/read-page.ts'
import { ownSite } from '#test/own-site.ts'
import { ownedThings } from '#test/data/owned-things.ts'
import { type Browser, ORIGIN } from '#test/browser.ts'
import { answering, routeAt, treeOf, serverBuild } from '#test/server-build.ts'
import { putBack, rowsWith, storedRows } from '#test/database/stored-rows.ts'

/** A status, where it leads, and its toast; for page data too where that is another. */
type Answer = string | readonly [page: string, data: string]
type Answers = readonly [nobody: Answer, anotherOwner: Answer, owner: Answer]

const TO_SIGN_IN = '302 /signin'
const SESSION_OVER = '302 /signin session_over'
const NOT_YOURS = '302 /portal/profile profile_edit_forbidden'
const NOT_TO_SEE = '302 /portal/profile profile_view_forbidden'
/** A page of its own where nothing else is open, and over an open list a toast. */
const NO_GATHERING = '302 /portal/gatherings gathering_not_found'
const NOT_YOURS_ON_LIST = ['403', NOT_YOURS] as const
const all = (answer: Answer): Answers => [answer, answer, answer]
const toOwner = (other: Answer, owner: Answer): Answers => [TO_SIGN_IN, other, owner]
const toSignedIn = (answer: Answer): Answers => toOwner(answer, answer)
const byOwner = (other: Answer, owner: Answer): Answers => [SESSION_OVER, other, owner]
const bySignedIn = (answer: Answer): Answers => byOwner(answer, answer)

/** Of the suggestions screen: a page leads back to it, one that stays is answered alone. */
const told = (toast: string): Answer => [`302 /portal/suggestions/:id ${toast}`, `200 ${toast}`]

/** What each address answers to each kind of visitor. */
const PAGES: Readonly<Record<string, Answers>> = {
  '/': all('200'),
  '/card.png': all('200'),
  '/privacy': all('200'),
  '/robots.txt': all('200'),
  '/sitemap.xml': all('200'),
  '/offline-notice/de': all('200'),
  '/nowhere': all('404'),

  '/signin': ['200', '302 /portal', '302 /portal'],
  '/signin/passkey': all('302 /signin'),
  '/signin/passkey/options': all('200'),
  '/signin/provider': all('302 /signin'),
  '/signin/provider/callback?code=forged&state=forged': all('302 /signin'),
  '/signin/code': ['200', '302 /portal', '302 /portal'],
  '/signin/code?token=forged': ['200', '302 /portal', '302 /portal'],
  '/signin/second-step': ['302 /signin', '302 /portal', '302 /portal'],
  '/signup': ['200', '302 /portal', '302 /portal'],
  '/signup?invitation=forged': ['200', '302 /portal', '302 /portal'],
  '/reset-password': all('200'),
  '/update-password': all('302 /signin reset_link_invalid'),
  '/password-advice': all('405'),
  '/signout': all('302 /'),
  '/auth/callback': all('200'),
  '/auth/callback?token=forged': all('404'),
  '/auth/session': ['401', '200', '200'],
  '/resend-verification': all('200'),
  '/confirm-email?token=forged': all('200'),
  '/language': all('200'),
  '/report?page=/gift/:slug': all('200'),
  '/report?page=/nowhere': all('404'),
  '/takedown/profile/:slug/9999999999999/forged': all('404'),
  '/gift/:slug/message': all('404'),
  '/gift/:slug/name?idea=:kite': all('302 /gift/:slug not_taken_here'),
  '/gift/:slug/other': all('200'),
  '/unsubscribe/reminders/:ownerId/:unsubscribed': all('200'),
  '/unsubscribe/reminders/:ownerId/forged': all('404'),

  '/your-gifts': all('200'),
  '/your-gifts/:link': all('200'),
  '/your-gifts/forged': all('404'),

  '/create-gift-profile': all('200'),

  '/portal': toSignedIn('302 /portal/profile'),
  '/portal/elsewhere': toSignedIn('302 /portal/profile'),
  '/portal/profile': toSignedIn('200'),
  '/portal/profile?created=:id': toSignedIn('200'),
  '/portal/profile?search=o': toSignedIn('200'),
  '/portal/profile/:id/status': toSignedIn('302 /portal/profile'),
  '/portal/profile/:id/complete': toOwner(NOT_YOURS, '200'),
  '/portal/profile/:id/delete': toOwner(NOT_YOURS, '200'),
  '/portal/share/:id': toOwner(NOT_TO_SEE, '200'),
  '/portal/share/:id/duplicate': toSignedIn('302 /portal/profile'),
  '/portal/share/:id/renew': toOwner(NOT_YOURS, '200'),
  '/portal/undo': toSignedIn('302 /portal/profile'),
  '/portal/keep-temporary-profile': toSignedIn('302 /portal/profile'),
  '/portal/edit/:id': toOwner(NOT_YOURS, '200'),
  // It says so itself, and leads to the list after two seconds (specification 4).
  '/portal/suggestions/:id': toOwner('403', '200'),
  '/portal/suggestions/:bare?mode=ai': toOwner('403', '200'),
  '/portal/suggestions/:id/ideas.csv': toOwner(NOT_YOURS, '200'),
  '/portal/suggestions/:id/other-gifts': toSignedIn('302 /portal/profile'),
  '/portal/suggestions/:id/available': toOwner(NOT_YOURS, '302 /portal/suggestions/:id'),
  '/portal/suggestions/:id/pause': toSignedIn('302 /portal/profile'),
  '/portal/suggestions/:id/renew': toSignedIn('302 /portal/profile'),
  '/portal/suggestions/:id/rejected': toSignedIn('302 /portal/profile'),
  '/portal/suggestions/:id/understood': toOwner(NOT_YOURS, '200'),
  '/portal/suggestions/:id/generate': toSignedIn('302 /portal/profile'),
  '/portal/add?url=https%3A%2F%2Fkites.example%2F': toSignedIn('200'),
  '/portal/look-up': toSignedIn('302 /portal/profile'),
  '/portal/picture': toSignedIn('302 /portal/profile'),
  '/portal/settings': toSignedIn('200'),
  '/portal/settings/data': toSignedIn(['200', '404']),
  '/portal/settings/email': toSignedIn('200'),
  '/portal/settings/email/again': toSignedIn('302 /portal/profile'),
  '/portal/settings/email/cancel': toSignedIn('302 /portal/profile'),
  '/portal/settings/mails': toSignedIn('302 /portal/profile'),
  '/portal/settings/look-ups': toSignedIn('302 /portal/profile'),
  '/portal/settings/sessions': toSignedIn('302 /portal/profile'),
  '/portal/settings/prove': toSignedIn('200'),
  '/portal/settings/provider': toSignedIn('302 /portal/settings'),
  '/portal/settings/passkeys/new': toSignedIn('200'),
  '/portal/settings/passkeys/:passkey': toOwner('302 /portal/settings passkey_not_found', '200'),
  '/portal/settings/two-step': toSignedIn('200'),
  '/portal/settings/invitations': toSignedIn('200'),
  '/portal/settings/delete-account': toSignedIn('200'),

  '/gift/:slug': all('200'),
  '/gift/:slug?preview': all('200'),
  '/gift/:draft': ['403', '403', '200'],
  '/gift/:draft?preview': ['403', '403', '200'],
  '/gift/:id': ['404', '404', '302 /gift/:slug'],
  '/gift/:draftId': ['404', '404', '302 /gift/:draft'],
  '/gift/:slug/take?idea=:drum': all('200'),
  '/gift/:draft/take?idea=:bandsaw': ['403', '403', '200'],
  '/gift/:slug/yours': all('204'),
  '/gift/:slug/free?idea=:kite': all('302 /gift/:slug not_taken_here'),
  '/gift/:draft/free?idea=:bandsaw': ['403', '403', '302 /gift/:draft not_taken_here'],
  '/gift/:slug/calendar.ics': all('200'),
  '/gift/:draft/calendar.ics': ['403', '403', '200'],
  '/gift/:slug/qr.svg': all('200'),
  '/gift/:draft/qr.svg': ['403', '403', '200'],
  '/gift/:slug/card.png': all('200'),
  '/gift/:draft/card.png': ['404', '404', '200'],

  '/gathering/:gathering': all('200'),
  '/gathering/:gathering/no-peeking?profile=:slug': all('302 /gift/:slug?from=:gathering'),
  '/gathering/:gathering/calendar.ics': all('200'),
  '/gathering/:gathering/qr.svg': all('200'),
  '/gathering/:gathering/card.png': all('200'),
  '/gift/:slug?from=:gathering': all('200'),
  '/invitation/:invitation': all('200'),
  '/invitation/forged-23456789abcd': all('404'),
  '/report?page=/gathering/:gathering': all('200'),
  '/portal/gatherings': toSignedIn('200'),
  '/portal/gatherings/new': toSignedIn('200'),
  '/portal/gatherings/:gatheringId': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/renew': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/delete': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/leave': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/draw': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/draw?edit=:participant': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/draw/confirm': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/draw/undo': toOwner(
    NO_GATHERING,
    '302 /portal/gatherings/:gatheringId/draw',
  ),
  '/draw/:draw': all('200'),
  '/portal/gatherings/:gatheringId/invite': toSignedIn('302 /portal/gatherings'),
  '/portal/gatherings/:gatheringId/open': toSignedIn('302 /portal/gatherings'),
  '/portal/gatherings/:gatheringId/profiles': toOwner(NO_GATHERING, '200'),
  '/portal/gatherings/:gatheringId/remove': toSignedIn('302 /portal/gatherings'),

  '/quiz/start': all('200'),
  '/quiz/question/1': all('200'),
  '/quiz/share?quiz=:quizId': all('200'),
  '/quiz/play/:quizId': all('200'),
  '/quiz/play/:played/1': all('302 /quiz/results/:played'),
  '/quiz/play/:quizId/card.png': all('200'),
  '/quiz/results/:quizId': all('404'),
  '/quiz/results/:played': all('200'),
  '/quiz/expired': all('200'),
  '/quiz/card/partner.png': all('200'),
  '/quiz/mom-vibe': all('200'),
  '/quiz/nowhere': all('404'),

  '/analytics': all('200'),
  '/analytics/counts.csv': all('200'),
}

/** What each form gets from each kind of visitor; its fields are right. */
const POSTS: Readonly<Record<keyof typeof FORM_POSTS, Answers>> = {
  'sign in': ['401', ['302 /portal', '401'], ['302 /portal', '401']],
  'sign in by a passkey': all('302 /signin passkey_refused'),
  'go to the provider': all('302 /signin provider_away'),
  'ask for a code to sign in with': ['200', ['302 /portal', '200'], ['302 /portal', '200']],
  'sign in with a code': ['401', ['302 /portal', '401'], ['302 /portal', '401']],
  'pass the second step': all('302 /signin second_step_over'),
  'sign up': ['200', ['302 /portal', '200'], ['302 /portal', '200']],
  'enter an invitation to sign up': all('302 /signup?invitation=mine'),
  'carry a profile to signing in': ['200', ['302 /portal', '200'], ['302 /portal', '200']],
  'carry a profile to signing up': ['200', ['302 /portal', '200'], ['302 /portal', '200']],
  'ask for a reset': all('200'),
  'set a password after a reset': all('302 /signin reset_link_invalid'),
  'ask whether a password is common': all('200'),
  'sign out': all('302 /'),
  'prolong the session': ['401', '200', '200'],
  'have a verification link again': all('302 /signup link_invalid'),
  'have a verification link at another address': all('302 /signup link_invalid'),
  'verify an address': all('404'),
  'confirm a change of address': all('404'),
  unsubscribe: all('200'),

  'create a profile': [
    '200',
    '302 /portal/profile?created=… profile_created',
    '302 /portal/profile?created=… profile_created',
  ],
  'keep a temporary profile': bySignedIn('200'),
  'set a profile Incomplete': byOwner(NOT_YOURS_ON_LIST, ['302 /portal/profile status_updated', '200']),
  'set a profile Complete': byOwner(NOT_YOURS_ON_LIST, ['302 /portal/profile status_updated', '200']),
  'set one without ideas Complete': byOwner(NOT_YOURS_ON_LIST, '302 /portal/profile/:bare/complete'),
  'set one without ideas Complete all the same': byOwner(
    NOT_YOURS_ON_LIST,
    '302 /portal/profile status_updated',
  ),
  'delete a profile': byOwner(NOT_YOURS_ON_LIST, '302 /portal/profile profile_deleted'),
  'duplicate a profile': byOwner(
    NOT_YOURS_ON_LIST,
    '302 /portal/edit/…?copied&left_out=… profile_duplicated',
  ),
  'make a new link': byOwner(NOT_YOURS_ON_LIST, '302 /portal/share/:id link_renewed'),
  'edit a profile': byOwner('403', '302 /portal/profile profile_updated'),
  'save the ideas': byOwner('403', '302 /portal/suggestions/:id ideas_saved'),
  'add a product to a list': byOwner('403', '302 /portal/suggestions/:id idea_added'),
  'ask what a shop tells of a product': bySignedIn('422'),
  'look a product up': bySignedIn('422'),
  'add a picture': bySignedIn('422'),
  'make an idea available again': byOwner('403', '302 /portal/suggestions/:id idea_available'),
  'make all ideas available again': byOwner('403', '302 /portal/suggestions/:id idea_available'),
  'remove all other gifts': byOwner('403', told('removed')),
  'remove an other gift': byOwner('403', told('removed')),
  'pause taking': byOwner('403', told('takes_paused_now')),
  'let people take again': byOwner('403', told('takes_resumed')),
  'have another idea': byOwner('403', told('ideas_generated')),
  'have other ideas for all that are free': byOwner('403', told('idea_not_found')),
  'take back what was deleted': byOwner(
    ['302 /portal/profile undo_over', '200'],
    ['302 /portal/profile undone', '200'],
  ),
  'let rejected ideas come again': byOwner('403', told('rejected_forgotten')),
  'correct what was understood': byOwner('403', '302 /portal/suggestions/:id understood_corrected'),
  'generate ideas': byOwner('403', '302 /portal/suggestions/:bare?mode=ai ideas_generated'),
  'watch ideas being generated': byOwner('403', '302 /portal/suggestions/:bare?mode=ai'),
  'change the password': bySignedIn('302 /portal/settings password_updated'),
  'change the address': bySignedIn('200'),
  'have the emails of a change sent again': byOwner(
    '302 /portal/settings email_change_over',
    '302 /portal/settings email_change_sent_again',
  ),
  'cancel a change of address': byOwner(
    '302 /portal/settings email_change_over',
    '302 /portal/settings email_change_cancelled',
  ),
  'choose mails': bySignedIn('302 /portal/settings mails_chosen'),
  'choose when shops are asked': bySignedIn('302 /portal/settings look_ups_chosen'),
  'end other sessions': bySignedIn('302 /portal/settings sessions_ended'),
  'prove to be the owner': bySignedIn('302 /portal/settings'),
  'ask for a code as a proof': bySignedIn('200'),
  'prove by a code': bySignedIn('401'),
  'go to the provider to add it': bySignedIn('302 /portal/settings'),
  'remove the provider': bySignedIn('302 /portal/settings'),
  'add a passkey': bySignedIn('302 /portal/settings/passkeys/new passkey_refused'),
  'rename a passkey': byOwner(
    '302 /portal/settings passkey_not_found',
    '302 /portal/settings passkey_renamed',
  ),
  'remove a passkey': byOwner(
    '302 /portal/settings passkey_not_found',
    '302 /portal/settings passkey_removed',
  ),
  'turn on two-step sign-in': bySignedIn('422'),
  'make new recovery codes': bySignedIn('302 /portal/settings/two-step second_factor_off'),
  'turn off two-step sign-in': bySignedIn('302 /portal/settings second_factor_off'),
  'make an invitation to sign up': bySignedIn('200'),
  'withdraw an invitation to sign up': byOwner(
    '302 /portal/settings/invitations sign_up_invitation_gone',
    '302 /portal/settings/invitations sign_up_invitation_withdrawn',
  ),
  'delete the account': bySignedIn('302 / account_deleted'),

  'take an idea': all('302 /gift/:slug idea_taken'),
  'take an idea that is taken': all('302 /gift/:slug idea_taken_already'),
  'take an idea of an incomplete profile': ['403', '403', '302 /gift/:draft idea_taken'],
  'say who it is from': all(['302 /gift/:slug not_taken_here', '409']),
  'give something else': all('302 /gift/:slug other_gift_added'),
  'write to an organiser': all('403'),
  // No profile is at the address as it stands here, without a place filled in.
  'report a page': all('422'),
  'choose a language': all('302 /privacy'),
  'hide a page by a mailed link': all('404'),
  'ask for an idea to be freed': all('302 /gift/:slug not_taken_here'),

  'remove a line of a take that was ended': all('302 /your-gifts removed'),
  'use a personal link': all('302 /your-gifts'),

  'make a gathering': bySignedIn('302 /portal/gatherings/… gathering_saved'),
  'edit a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId gathering_saved'),
  'make a new link of a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId link_renewed'),
  'delete a gathering': byOwner('404', '302 /portal/gatherings gathering_deleted'),
  'invite to a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId invitation_made'),
  'open the lists of a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId status_updated'),
  'join a gathering': bySignedIn('302 /portal/gatherings/:gatheringId gathering_joined'),
  'choose profiles for a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId gathering_saved'),
  'remove a profile from a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId gathering_saved'),
  'leave a gathering': byOwner('404', '302 /portal/gatherings/:gatheringId gathering_failed'),
  'add somebody to a draw': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'correct somebody in a draw': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'add everybody to a draw': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'remove somebody from a draw': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'keep two apart in a draw': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'let two draw each other': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'say what a drawn gift may cost': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_saved'),
  'draw names': byOwner('404', '302 /portal/gatherings/:gatheringId/draw names_drawn'),
  'draw names, after a last look': byOwner('404', '302 /portal/gatherings/:gatheringId/draw names_drawn'),
  'make a new link to a drawn name': byOwner(
    '404',
    '302 /portal/gatherings/:gatheringId/draw draw_link_renewed',
  ),
  'undo a draw': byOwner('404', '302 /portal/gatherings/:gatheringId/draw draw_undone'),
  // They did not open its page before, and so have no cookie of it.
  'open a drawn name': all('403'),
  'move a drawn name here': all('403'),
  'say who one is': all('302 /gathering/:gathering'),
  'peek all the same': all('302 /gift/:slug?from=:gathering'),

  'begin a quiz': all('307 /quiz/question/1'),
  'answer a question about oneself': all('307 /quiz/question/2'),
  'make a quiz': all('302 /quiz/share?quiz=…'),
  'answer a question about a partner': all('307 /quiz/play/:quizId/2'),
  'hand in a quiz': all('302 /quiz/results/:quizId'),
  'hand in a quiz that was played': all('302 /quiz/results/:played quiz_played_already'),
  'answer a question of the mom quiz': all('307 /quiz/mom-vibe/2'),
  'finish the mom quiz': all('302 /quiz/mom-vibe/PLANNER_PRO'),
}

/** What a co-organiser of the gathering is answered, where it is not what another owner is. */
const CO_ORGANISERS: Readonly<Record<string, string>> = {
  '/portal/gatherings/:gatheringId': '200',
  '/portal/gatherings/:gatheringId/leave': '200',
  '/portal/gatherings/:gatheringId/profiles': '200',
  'choose profiles for a gathering': '302 /portal/gatherings/:gatheringId gathering_saved',
  'open the lists of a gathering': '302 /portal/gatherings/:gatheringId status_updated',
  'leave a gathering': '302 /portal/gatherings gathering_left',
}

const ASKERS = ['nobody', 'other', 'owner'] as const

const { world, visit } = await ownSite()
const things = await ownedThings(world, visit)
const before = await storedRows(world)
const { routes } = await serverBuild()
const tree = treeOf(routes)

let clients = 0
/** Somebody with the cookies they came with, at an address that no limit knows. */
function as(asker: (typeof ASKERS)[number] | 'coOrganiser'): Browser {
  clients += 1
  return visit(`10.0.${clients >> 8}.${clients & 255}`).withCookiesOf(things.visitors[asker])
}

const placed = (address: string) => inPlace(things, address)

/** A field as a form posts it: once for each of its values. */
function pairsOf([name, value]: [string, string | readonly string[]]): string[][] {
  return [value].flat().map((one) => [name, one])
}

/** The address of a page's data, as the browser's router asks for it. */
function dataOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_' : path}.data${query === undefined ? '' : `?${query}`}`
}

/** An address with some of its page's data asked for, by the ids of its routes. */
function partsOf(address: string, ...ids: string[]): string {
  const asked = dataOf(address)
  return `${asked}${asked.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(ids.join(','))}`
}

/** The address of what the loader of the screen alone answers. */
function ownDataOf(address: string): string {
  return partsOf(address, routeAt(tree, address.split('?')[0] ?? '') ?? '')
}

/** An answer's status, where it leads with the ids of this test as placeholders, and its toast. */
async function inWords(answer: Response, text: string): Promise<string> {
  const led = answer.status === 202 ? await redirectIn(text) : undefined
  const status = led?.status ?? answer.status
  let to = led?.redirect ?? answer.headers.get('Location') ?? ''
  for (const [name, value] of Object.entries(things.places)) {
    // The others say themselves what they are about, such as a question's number.
    if (value.length > 11) to = to.replace(value, `:${name}`)
  }
  // What was made just now has an id that nobody knows.
  to = to.replace(/(created=|quiz=|left_out=|edit\/|gatherings\/)(?!:)[\w-]+/g, '$1…')
  return [status, to, toastIn(answer)].filter(Boolean).join(' ')
}

interface Redirect {
  status: number
  redirect: string
}

/** Page data holds redirects of loaders under a symbol, those of actions as they are. */
async function redirectIn(text: string): Promise<Redirect> {
  const { value } = await decoded(new Blob([text]).stream(), globalThis)
  const found = value as Redirect & { [Led]?: Redirect }
  return found[Led] ?? found
}

/** The answer as the table has it, once it is sure that nobody else reads what is the owner's. */
async function seen(asker: string, address: string, answer: Response): Promise<string> {
  const text = await answer.text()
  const sent = JSON.stringify([...answer.headers]) + text
  const mayRead =
    (asker === 'coOrganiser' && address.startsWith('/portal/gatherings/:gatheringId')) ||
    address === '/draw/:draw' ||
    (answer.status === 200 && /^\/(gift\/:(slug|id)|gathering\/:gathering|your-gifts\/:link)\b/.test(address))
  const { own, shared } = things.words
  const secret = asker === 'owner' ? [] : mayRead ? own : [...own, ...shared]
  expect(secret.filter((word) => sent.includes(word))).toEqual([])
  return inWords(answer, text)
}

const expected = (answers: Answers, form: 0 | 1) =>
  answers.map((answer) => (typeof answer === 'string' ? answer : answer[form]))

test.each(Object.entries(PAGES))('%s is shown to those who may see it: %j', async (address, answers) => {
  const found: string[][] = [[], [], []]
  const path = placed(address)
  for (const asker of ASKERS) {
    for (const [form, asked] of [path, dataOf(path), ownDataOf(path)].entries()) {
      found[form]?.push(await seen(asker, address, await as(asker).get(asked)))
    }
  }
  expect(found).toEqual([expected(answers, 0), expected(answers, 1), expected(answers, 1)])
  expect(await storedRows(world)).toEqual(before)
})

test.each(Object.entries(POSTS))('who may %s: %j', async (name, answers) => {
  const [at, fields]: FormPost = FORM_POSTS[name as keyof typeof FORM_POSTS]
  const found: string[][] = [[], []]
  for (const asker of ASKERS) {
    const path = placed(at)
    for (const [form, asked] of [path, dataOf(path)].entries()) {
      found[form]?.push(await seen(asker, at, await as(asker).post(asked, fieldsInPlace(things, fields))))
      const after = await storedRows(world)
      await putBack(world, before, after)
      // Whoever has the link may take what is shared, give something else, join, and end the mails it came with.
      if (asker === 'owner' || /^\/(gift\/:slug(\/other)?$|unsubscribe\/|invitation\/)/.test(at)) continue
      expect(rowsWith(after, things.marks.owner)).toEqual(rowsWith(before, things.marks.owner))
    }
  }
  expect(found).toEqual([expected(answers, 0), expected(answers, 1)])
})

const ofGatherings = (table: Readonly<Record<string, Answers>>, addressOf: (name: string) => string) =>
  Object.entries(table).filter(([name]) => /:gathering/.test(addressOf(name)))
const addressOfPost = (name: string) => FORM_POSTS[name as keyof typeof FORM_POSTS][0]
const toCoOrganiser = (name: string, answers: Answers) => [CO_ORGANISERS[name] ?? answers[1]].flat()[0]

test.each(ofGatherings(PAGES, (address) => address))(
  '%s is shown to a co-organiser as far as it may be',
  async (address, answers) => {
    const answer = await as('coOrganiser').get(placed(address))
    expect(await seen('coOrganiser', address, answer)).toBe(toCoOrganiser(address, answers))
    expect(await storedRows(world)).toEqual(before)
  },
)

test.each(ofGatherings(POSTS, addressOfPost))('whether a co-organiser may %s', async (name, answers) => {
  const [at, fields]: FormPost = FORM_POSTS[name as keyof typeof FORM_POSTS]
  const answer = await as('coOrganiser').post(placed(at), fieldsInPlace(things, fields))
  expect(await seen('coOrganiser', at, answer)).toBe(toCoOrganiser(name, answers))
  const after = await storedRows(world)
  await putBack(world, before, after)
  const ofOwner = (rows: typeof before) =>
    rowsWith(rows, things.marks.owner).filter(({ table }) => table !== 'gathering_members')
  expect(ofOwner(after)).toEqual(ofOwner(before))
})

const PORTAL = 'routes/portal/portal.route'
const portalPages = Object.keys(PAGES).filter((address) => address.startsWith('/portal'))
const portalPosts = Object.entries(FORM_POSTS).filter(([, [at]]) => at.startsWith('/portal'))

/** Other ways to ask for a portal page than the table's: parts of its data, and its address written otherwise. */
function otherForms(address: string): string[] {
  const [path = '', query] = address.split('?')
  const asking = query === undefined ? '' : `?${query}`
  const own = routeAt(tree, path) ?? ''
  return [
    partsOf(address),
    partsOf(address, 'root'),
    partsOf(address, PORTAL),
    partsOf(address, 'root', own),
    partsOf(address, own, PORTAL, 'routes/system/frame.route', 'root'),
    partsOf(address, 'routes/portal/none'),
    partsOf(address, '__proto__'),
    `${path}/${asking}`,
    `${path}/_.data${asking}`,
    `/PORTAL${path.slice('/portal'.length)}${asking}`,
    `/PORTAL${dataOf(address).slice('/portal'.length)}`,
  ]
}

test.each(portalPages)('%s in any other form leads to sign in', async (address) => {
  const path = placed(address)
  const found: string[] = []
  for (const form of otherForms(path)) found.push(await seen('nobody', address, await as('nobody').get(form)))
  expect(found).toEqual(otherForms(path).map(() => TO_SIGN_IN))
  expect(await storedRows(world)).toEqual(before)
})

test.each(portalPosts)('no visitor can %s by any method or address', async (_name, [at, fields]) => {
  const path = placed(at)
  const route = routeAt(tree, path) ?? ''
  const forms = [`${path}/`, `${path}?index`, dataOf(path), partsOf(path, route), partsOf(path, 'root')]
  const found: string[] = []
  for (const [method, form] of [
    ...['PUT', 'PATCH', 'DELETE'].map((other) => [other, path] as const),
    ...forms.map((other) => ['POST', other] as const),
  ]) {
    const body = new URLSearchParams(Object.entries(fieldsInPlace(things, fields)).flatMap(pairsOf))
    const answer = await as('nobody').request(form, { method, body, headers: { Origin: ORIGIN } })
    found.push(await seen('nobody', at, answer))
  }
  expect(new Set(found)).toEqual(new Set([SESSION_OVER]))
  expect(await storedRows(world)).toEqual(before)
})

test('every screen of the portal has a loader, so that a browser that goes there asks the server first', () => {
  const portal = Object.values(routes).filter((route) => route?.parentId === PORTAL)
  expect(portal.length).toBeGreaterThan(20)
  expect(portal.filter((route) => !route?.module.loader)).toEqual([])
})

test('another site’s page can do none of it, whoever’s browser it uses', async () => {
  const answered: unknown[] = []
  for (const [at, fields] of Object.values<FormPost>(FORM_POSTS)) {
    for (const path of [placed(at), dataOf(placed(at))]) {
      const body = new URLSearchParams(Object.entries(fieldsInPlace(things, fields)).flatMap(pairsOf))
      const headers = { Origin: 'https://evil.example' }
      const { status } = await as('owner').request(path, { method: 'POST', body, headers })
      answered.push([at, status])
    }
  }
  expect(answered).toEqual(
    Object.values<FormPost>(FORM_POSTS).flatMap(([at]) => [
      [at, 403],
      [at, 403],
    ]),
  )
  expect(await storedRows(world)).toEqual(before)
})

test('the tables have a line for every route of the program, and for every action', () => {
  const found = (addresses: string[]) =>
    new Set(addresses.map((address) => routeAt(tree, placed(address).split('?')[0] ?? '')))
  const shown = found(Object.keys(PAGES))
  const posted = found(Object.values<FormPost>(FORM_POSTS).map(([at]) => at))
  const listed = answering(routes)
  expect(listed.length).toBeGreaterThan(50)
  expect(listed.filter(({ id }) => !shown.has(id))).toEqual([])
  expect(listed.filter(({ id, hasAction }) => hasAction && !posted.has(id))).toEqual([])
})
