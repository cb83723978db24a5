import type { Page } from '@playwright/test'
import { fieldsInPlace, FORM_POSTS, type FormPost, inPlace, type Places } from '#test/data/form-posts.ts'
import { addToDraw, PASSWORD } from '#test/make.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'
import { mailedPath, newEmail, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { takedownPath } from './form-screens.ts'
import { post, postedGathering, postedProfile, siteOf, takeByPost } from '../profiles.ts'
import { postedQuiz } from '../quizzes.ts'
import { awake } from '../toasts.ts'

type Name = keyof typeof FORM_POSTS
type Fields = Record<string, string | string[]>

/** What has a form refused, where that is not its first field left empty. */
const SPOILED: Readonly<Partial<Record<Name, Fields>>> = {
  'save the ideas': { version: '0' },
  // What is taken, and that givers may have names, stays for the next.
  'make an idea available again': { idea: [] },
  'choose for visitors': { names: 'on' },
  'say who it is from': { name: 'x'.repeat(6000) },
  'have a verification link at another address': { sign_up: ':signUp', email: 'nonsense' },
  'answer a question about oneself': { name_self: 'Maya', choice: [] },
}

/** Of the list of all posts, those that come back with their form and a reason. */
const COME_BACK: Name[] = [
  'sign in',
  'sign up',
  'ask for a reset',
  'set a password after a reset',
  'have a verification link at another address',
  'create a profile',
  'edit a profile',
  'save the ideas',
  'change the password',
  'change the address',
  'delete the account',
  'say who it is from',
  'give something else',
  'write to an organiser',
  'report a page',
  'hide a page by a mailed link',
  'make a gathering',
  'edit a gathering',
  'add somebody to a draw',
  'correct somebody in a draw',
  'keep two apart in a draw',
  'draw names',
  'make a new link to a drawn name',
  'begin a quiz',
  'answer a question about oneself',
  'answer a question about a partner',
  'answer a question of the mom quiz',
]

test('whatever form is refused before scripts have taken over keeps its reasons, what was typed and the focus when they have', async ({
  server,
  page,
  another,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 4/, 'refusals')
  const visitor = await another()
  for (const one of [page, visitor]) one.on('dialog', (question) => question.accept())
  const places = await thingsOf(server, page, visitor)
  const cameBack: string[] = []
  for (const [name, [at, fields]] of Object.entries(FORM_POSTS) as [Name, FormPost][]) {
    const sent = fieldsInPlace({ places }, { ...withoutFirst(fields), ...SPOILED[name] })
    const who = at.startsWith('/portal') ? page : visitor
    // What nothing is typed into may sign out or delete something.
    if (Object.keys(fields).length === 0) continue
    await test.step(name, async () => {
      const typing = cameBack.length % 2 === 1
      if (await staysRefused(who, inPlace({ places }, at), sent, typing)) cameBack.push(name)
    })
  }
  expect(cameBack).toEqual(COME_BACK)
})

/** A form's fields, the first that is typed or chosen left empty. */
function withoutFirst(fields: FormPost[1]): Fields {
  const first = Object.entries(fields).find(
    ([name, value]) => !/^(at|do|version|page|answers)$/.test(name) && !String(value).startsWith(':'),
  )
  if (!first) return fields
  return { ...fields, [first[0]]: first[0] === 'choice' ? [] : '' }
}

/** What the forms of the list are about. */
async function thingsOf(server: ServerProcess, owner: Page, visitor: Page): Promise<Places> {
  const email = await signIn(owner)
  await post(visitor, '/reset-password', { email })
  const signedUp = await post(visitor, '/signup', { email: newEmail(), password: PASSWORD })
  const { id, slug, idea } = await postedProfile(owner, {
    ideas: ['a kite', 'a drum'],
    fields: { accepts_messages: 'on' },
  })
  const draft = await postedProfile(owner, { complete: false })
  await post(owner, `/portal/share/${id}/visitors`, { names: 'on', other_gifts: 'on' })
  await takeByPost(visitor, slug, 'a kite')
  const gathering = await postedGathering(owner, [{ id }])
  await addToDraw(siteOf(owner), gathering.id, { name: 'Ann' })
  const draw = await (await siteOf(owner).get(`/portal/gatherings/${gathering.id}/draw`)).text()
  return {
    id,
    slug,
    kite: idea('a kite'),
    drum: idea('a drum'),
    draftId: draft.id,
    gatheringId: gathering.id,
    participant: /name="participant" value="([^"]+)/.exec(draw)?.[1] ?? '',
    signUp: /name="sign_up" value="([^"]+)/.exec(await signedUp.text())?.[1] ?? '',
    reset: (await mailedPath(owner, server, email, '/auth/callback')).split('reset=')[1] ?? '',
    takedown: takedownPath(id).split('/').at(-1) ?? '',
    quizId: await postedQuiz(visitor, 'ABCDABCD'),
  }
}

/** Whether a form comes back refused; then scripts come late, and all must stand as before, also the focus of a person who types. */
async function staysRefused(page: Page, address: string, fields: Fields, typing: boolean): Promise<boolean> {
  let letScriptsCome = () => {}
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.goto('/robots.txt')
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.evaluate(postAsDocument, { address, fields })
  const answer = await answered
  const html = answer.status() < 400 ? '' : await answer.text()
  const refused = /aria-invalid="true"|class="notice" data-tone="error"/.test(html)
  if (refused) {
    await expect(page.locator('footer')).toBeAttached()
    if (typing) await page.evaluate(typeIntoLast)
    const before = await page.evaluate(whatStands)
    letScriptsCome()
    await awake(page)
    const after = await page.evaluate(whatStands)
    expect.soft(after.fields).toEqual(before.fields)
    expect.soft(after.wrong).toEqual(before.wrong)
    expect.soft(after.focused).toEqual(typing ? before.focused : (before.wrong[0] ?? after.focused))
    for (const reason of before.reasons) expect.soft(after.text).toContain(reason)
  } else letScriptsCome()
  await page.unrouteAll({ behavior: 'wait' })
  return refused
}

/** As a browser without scripts sends a form. */
function postAsDocument({ address, fields }: { address: string; fields: Fields }) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: address })
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
  }
  document.documentElement.append(form)
  form.submit()
}

/** Into the last field of the form that has been refused. */
function typeIntoLast() {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main form:has([aria-invalid=true], .notice) :is(textarea, input:not([type=hidden], [type=file]))',
  )
  const field = [...fields].at(-1)
  field?.focus()
  if (field?.matches('[type=checkbox], [type=radio]')) field.checked = true
  else if (field && field.type !== 'date') field.value = 'typed early'
}

function whatStands() {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)[name]'),
  ]
  const told = (within: ParentNode, what: string) =>
    Array.from(within.querySelectorAll(what), ({ textContent }) => textContent.trim())
  const atFields = told(document, '.field-error')
  const inNotices = Array.from(document.querySelectorAll('noscript'), ({ textContent }) =>
    told(new DOMParser().parseFromString(textContent, 'text/html'), '.notice'),
  )
  return {
    fields: fields.map(({ name, value, checked }) => [name, value, checked].join(' ')),
    wrong: fields.flatMap(({ name, ariaInvalid }) => (ariaInvalid === 'true' ? [name] : [])),
    // What is marked at its field needs no toast.
    reasons: atFields.length > 0 ? atFields : inNotices.flat(),
    focused: document.activeElement?.getAttribute('name'),
    text: document.body.innerText,
  }
}
