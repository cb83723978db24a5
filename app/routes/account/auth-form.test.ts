import { expect, test } from 'vitest'
import { mailedLink, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const { world, visit } = await ownSite()

const FORMS = [
  {
    path: '/signin',
    title: 'Sign in',
    button: 'Sign In',
    passwordIs: 'current-password',
    words: ['New here? Sign up'],
    links: { 'Forgot your password?': '/reset-password', 'Sign up': '/signup' },
  },
  {
    path: '/signup',
    title: 'Sign up',
    button: 'Sign Up',
    passwordIs: 'new-password',
    words: [
      'Please use a personal email address, and check your spam folder for the verification mail if it does not arrive.',
      'Already have an account? Sign in',
    ],
    links: { 'Sign in': '/signin' },
  },
  {
    path: '/reset-password',
    title: 'Reset your password',
    button: 'Send Reset Instructions',
    passwordIs: undefined,
    words: ['Remember your password? Sign in'],
    links: { 'Sign in': '/signin' },
  },
]

test.each(FORMS)('$path has its fields, its words and the ways to the other modes', async (form) => {
  const { path, title, button, passwordIs, words, links } = form
  const html = await (await visit().get(path)).text()
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  expect(/<h1[^>]*>([^<]*)</.exec(main)?.[1]).toBe(title)
  expect(main.match(/<form\b/g)).toHaveLength(1)
  expect(textOf(/<button [^>]*type="submit"[^]*?<\/button>/.exec(main)?.[0] ?? '')).toBe(button)
  const labels = [...main.matchAll(/<label[^>]*>([^]*?)<\/label>/g)].map(([label]) => textOf(label))
  expect(labels).toEqual(passwordIs ? ['Email', 'Password'] : ['Email'])

  expect(attributesOf(main, 'email')).toMatchObject({ type: 'email', autoComplete: 'username', required: '' })
  const { type, autoComplete, required } = attributesOf(main, 'password') ?? {}
  expect([type, autoComplete, required]).toEqual(
    passwordIs ? ['password', passwordIs, ''] : [undefined, undefined, undefined],
  )
  const inOneLine = textOf(main).replace(/\s+/g, ' ')
  for (const sentence of words) expect(inOneLine).toContain(sentence)
  for (const [name, target] of Object.entries(links)) {
    const link = [...main.matchAll(/<a [^>]*>[^<]*<\/a>/g)].find(([found]) => textOf(found) === name)
    expect(link?.[0]).toContain(` href="${target}"`)
  }
})

test('every form with a password tells a password manager which one it is, and whose', async () => {
  const email = 'owner@example.org'
  const owner = await signedIn(world, visit(), email)
  await visit().post('/reset-password', { email })
  const reset = (await owner.get(await mailedLink(world))).headers.get('Location') ?? ''
  expect(reset).toContain('reset=')
  for (const [path, wanted] of [
    ['/portal/settings', ['current-password', 'new-password', 'new-password']],
    ['/portal/settings/email', ['current-password']],
    ['/portal/settings/delete-account', ['current-password']],
    ['/portal/settings/prove', ['current-password']],
    [reset, ['new-password', 'new-password']],
  ] as const) {
    const html = await (await owner.get(path)).text()
    const forms = [...html.matchAll(/<form\b[^]*?<\/form>/g)].map(([form]) => form)
    const [form = '', ...more] = forms.filter((one) => one.includes('type="password"'))
    expect([path, more]).toEqual([path, []])
    const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input)
    const passwords = inputs.filter((input) => input.includes(' type="password"'))
    const given = passwords.map((input) => / autoComplete="([^"]*)"/i.exec(input)?.[1])
    expect([path, given]).toEqual([path, wanted])
    const whose = inputs.filter((input) => / autoComplete="username"/i.test(input))
    expect(whose).toHaveLength(1)
    expect(whose[0]).toContain(` value="${email}"`)
    expect(whose[0]).toContain(' hidden=""')
    expect(textOf(/<button [^>]*type="submit"[^]*?<\/button>/.exec(form)?.[0] ?? '')).toMatch(
      /^(Change|Delete|Update|Continue)/,
    )
  }
})

/** The attributes of the field with this name; undefined when the form has no such field. */
function attributesOf(html: string, name: string): Record<string, string> | undefined {
  const [field] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? []
  const attributes = field?.matchAll(/ ([\w-]+)="([^"]*)"/g)
  return attributes && Object.fromEntries([...attributes].map(([, key = '', value = '']) => [key, value]))
}
