import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { whoAsks } from './who-asks.ts'

/** What answers without asking who asks, by the reason. */
const ASKS_NOBODY: Readonly<Record<string, readonly string[]>> = {
  'The same for everybody: no word of it is anybody’s.': [
    'routes/home/home.tsx loader',
    'routes/home/home-card.ts loader',
    'routes/privacy/privacy.tsx loader',
    'routes/system/robots.ts loader',
    'routes/system/sitemap.ts loader',
    'routes/system/not-found.tsx loader',
    'routes/account/sign-out.ts loader',
    'routes/quiz/start.tsx loader',
    'routes/quiz/start.tsx action',
    'routes/quiz/question.tsx loader',
    'routes/quiz/quiz-card.ts loader',
    'routes/quiz/quiz-not-found.tsx loader',
    'routes/mom-quiz/mom-quiz.tsx loader',
    'routes/mom-quiz/mom-quiz.tsx action',
  ],
  'Here one says who one is: address and password are the answer, or are about to be.': [
    'routes/account/sign-in.tsx action',
    'routes/account/sign-up.tsx action',
    'routes/account/reset-password.tsx action',
  ],
  'The secret of a mailed link says whose it is, signed in or not.': [
    'routes/account/email-verified.tsx loader',
    'routes/account/resend-verification.tsx action',
    'routes/account/confirm-email.tsx loader',
    'routes/account/confirm-email.tsx action',
    'routes/account/update-password.tsx loader',
    'routes/account/update-password.tsx action',
  ],
  'A quiz is nobody’s account’s: it is for whoever has its link (specification 6).': [
    'routes/quiz/question.tsx action',
    'routes/quiz/share.tsx loader',
    'routes/quiz/play.tsx loader',
    'routes/quiz/play.tsx action',
    'routes/quiz/play-card.ts loader',
    'routes/quiz/results.tsx loader',
    'routes/quiz/results.tsx action',
  ],
}

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [`app/${file}`, ...filesOf(children ?? [])])

const answering = whoAsks(['app/root.tsx', ...new Set(filesOf(routes))], (file) => readFileSync(file, 'utf8'))

test('every loader and every action first asks who asks, or says here why it need not', () => {
  expect(answering.length).toBeGreaterThan(80)
  const silent = answering.filter(({ asks }) => !asks).map(({ name }) => name.replace('app/', ''))
  expect(silent.toSorted()).toEqual(Object.values(ASKS_NOBODY).flat().toSorted())
})

const GUARD = `import { requireOwner } from '#app/server/viewer.ts'
export async function guarded(args) { return await requireOwner(args.context, args.request) }
export async function open(args) { return args }`

/** What is said of a route of this source, whose neighbour has a guard. */
function asked(source: string): Record<string, boolean> {
  const files: Record<string, string> = {
    'app/routes/a.ts': `import { requireOwner, viewerOf, servicesOf } from '#app/server/viewer.ts'
import { guarded, open } from '#app/routes/guard.ts'\n${source}`,
    'app/routes/guard.ts': GUARD,
  }
  const found = whoAsks(['app/routes/a.ts'], (file) => files[file] ?? '')
  return Object.fromEntries(found.map(({ name, asks }) => [name.split(' ')[1] ?? '', asks]))
}

const loader = (body: string) => `export async function loader(args) { ${body} }`

test.each([
  ['asks at once', loader('const owner = await requireOwner(c, r); return rows(owner)')],
  ['asks beside something else', loader('const [who, rows] = await Promise.all([viewerOf(c, r), all()])')],
  ['asks by a guard next door', loader('return await guarded(args)')],
  ['hands its answer on to a guard', loader('return guarded(args)')],
  ['asks by a guard of its own', `${loader('await own(args)')}\nasync function own() { await guarded() }`],
  ['asks within the deed it tries', loader('return attempt(s, async () => deed(await viewerOf(c, r)))')],
  ['asks the sessions', loader('return answer(await servicesOf(c).auth.signedIn(r))')],
  [
    'reads its own form before',
    loader('const f = await formOf(r); if (bad(f)) return refuseForm(f); await requireOwner(c, r)'),
  ],
  ['is a constant', 'export const loader = async (args) => deed(await requireOwner(c, r))'],
  ['is next door’s', "export { guarded as loader } from '#app/routes/guard.ts'"],
  ['is next door’s, imported before', 'export { guarded as loader }'],
])('a loader that %s asks', (_what, source) => {
  expect(asked(source)).toEqual({ loader: true })
})

test.each([
  ['does not ask', loader('return rows(await all())')],
  ['answers at once', loader('return rows()')],
  ['answers a constant', loader('return null')],
  ['asks after it has read', loader('const rows = await all(); await requireOwner(c, r)')],
  ['asks after it has answered', loader('if (r) return rows(); await requireOwner(c, r)')],
  ['only speaks of it', loader("// requireOwner(c, r)\nreturn say('requireOwner()')")],
  ['has a guard that it does not call', `${loader('return rows()')}\nfunction own() { requireOwner() }`],
  ['asks by a guard that does not', loader('return open(await open(args))')],
  ['asks by a name that is another’s', `${loader('await asks()')}\nasync function asks() {}`],
  ['goes in circles', `${loader('await own()')}\nasync function own() { await own() }`],
  ['is no function here', 'export const loader = made(requireOwner)'],
  ['is made with others', 'export const { loader } = made(requireOwner)'],
])('a loader that %s does not', (_what, source) => {
  expect(asked(source)).toEqual({ loader: false })
})

test('an action is looked at as a loader is, each by itself', () => {
  const action = 'export async function action() { return deed() }'
  expect(asked(`${loader('await requireOwner(c, r)')}\n${action}`)).toEqual({ loader: true, action: false })
})
