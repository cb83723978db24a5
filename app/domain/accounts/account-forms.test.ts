import { expect, test } from 'vitest'
import type { z } from 'zod'
import { emailForm, signInForm, signUpForm } from '#app/domain/accounts/account-forms.ts'

const email = 'rosa@example.org'
const password = 'longer than six'

function codesOf(schema: z.ZodType, form: Record<string, unknown>): string[] {
  return (schema.safeParse(form).error?.issues ?? []).map((issue) => `${issue.path.join()}: ${issue.message}`)
}

test.each([
  ['rosa@example.org', 'rosa@example.org'],
  ['  Rosa@Example.ORG ', 'rosa@example.org'],
  ['rosa+gifts@mail.example.org', 'rosa+gifts@mail.example.org'],
  ['tom&ann@example.org', undefined],
  ["o'brien@example.org", undefined],
  ['.o.!#$%*/=?^`{|}~-.@example.org', undefined],
  ['rosa@xn--e1afmkfd.xn--p1ai', 'rosa@пример.рф'],
  ['\u200erosa@example.org\u200b', 'rosa@example.org'],
  ['\u2068rosa@example.org\u2069', 'rosa@example.org'],
  [' rosa@example.org\u202c\n', 'rosa@example.org'],
  ['Rosa@ПРИМЕР.РФ', 'rosa@пример.рф'],
  ['rosa@münchen.de', 'rosa@münchen.de'],
  ['rosa@MU\u0308NCHEN.de', 'rosa@münchen.de'],
  ['rosa@XN--MNCHEN-3YA.DE', 'rosa@münchen.de'],
  ['rosa@faß.de', 'rosa@faß.de'],
  ['rosa@日本。jp', 'rosa@日本.jp'],
  ['rosa@exam\u200bple.org\u200b', 'rosa@example.org'],
  ['rosa@example.museum2', undefined],
  ['rosa@mail.example.co.uk', undefined],
  [`${'r'.repeat(64)}@${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.org`, undefined],
])('the address %s is stored trimmed and in lower case', (typed, kept) => {
  for (const schema of [signUpForm, signInForm, emailForm]) {
    expect(schema.parse({ email: typed, password }).email).toBe(kept ?? typed)
  }
})

test.each([
  ['missing', undefined, 'email_required'],
  ['empty', '', 'email_required'],
  ['blank', '  \t', 'email_required'],
  ['a name alone', 'rosa', 'email_invalid'],
  ['without a name', '@example.org', 'email_invalid'],
  ['without a dot', 'rosa@example', 'email_invalid'],
  ['with a space inside', 'ro sa@example.org', 'email_invalid'],
  ['two addresses', 'rosa@example.org,eve@example.org', 'email_invalid'],
  ['with a header', 'rosa@example.org\r\nBcc: eve@example.org', 'email_invalid'],
  ['with a display name', 'Rosa <rosa@example.org>', 'email_invalid'],
  ['with a NUL', 'ro\0sa@example.org', 'email_invalid'],
  ['with half an emoji', '\ud83c@example.org', 'email_invalid'],
  ['with letters before the @', 'rosá@example.org', 'email_invalid'],
  ['with letters that become ASCII in small letters', '\u212aate@example.org', 'email_invalid'],
  ['at a number', 'rosa@127.0.0.1', 'email_invalid'],
  ['at a number in brackets', 'rosa@[127.0.0.1]', 'email_invalid'],
  ['at a name with a path', 'rosa@example.org/x.y', 'email_invalid'],
  ['at a name with a wide slash', 'rosa@example.org／x.org', 'email_invalid'],
  ['at a name with an underscore', 'rosa@my_mail.org', 'email_invalid'],
  ['at a name that begins with a dash', 'rosa@-example.org', 'email_invalid'],
  ['at a name of 64 characters', `rosa@${'e'.repeat(64)}.org`, 'email_invalid'],
  ['at two dots', 'rosa@example..org', 'email_invalid'],
  ['at a name in punycode of plain letters', 'rosa@xn--paypal-.com', 'email_invalid'],
  ['at a name in broken punycode', 'rosa@xn--a.com', 'email_invalid'],
  ['of 255 characters in punycode', `rosa@${'äöüéèêëîïôûñçąęłńśźżčř.'.repeat(8)}org`, 'email_invalid'],
  ['of 255 characters', `${'r'.repeat(243)}@example.org`, 'email_invalid'],
])('an address %s is refused', (_what, typed, code) => {
  for (const schema of [signUpForm, signInForm, emailForm]) {
    expect(codesOf(schema, { email: typed, password })).toEqual([`email: ${code}`])
  }
})

test.each([
  ['missing', undefined, 'password_required', 'password_required'],
  ['empty', '', 'password_required', 'password_required'],
  ['of 5 characters', '12345', 'password_too_short_for_sign_up', undefined],
  ['of exactly 6 characters', '123456', 'password_too_short_for_sign_up', undefined],
  ['of 7 characters', '1234567', undefined, undefined],
  ['of 6 emoji', '🎁'.repeat(6), 'password_too_short_for_sign_up', undefined],
  ['of 7 emoji', '🎁'.repeat(7), undefined, undefined],
  ['of 128 characters', 'x'.repeat(128), undefined, undefined],
  ['of 128 emoji', '🎁'.repeat(128), undefined, undefined],
  ['of 129 characters', 'x'.repeat(129), 'password_too_long', 'password_too_long'],
  ['with a NUL', 'longer\0than six', 'text_unstorable', 'text_unstorable'],
  ['with half an emoji', 'longer than \ud83c', 'text_unstorable', 'text_unstorable'],
])('a password %s: sign-up says %j, sign-in says %j', (_what, typed, signUp, signIn) => {
  const listed = (code: string | undefined) => (code ? [`password: ${code}`] : [])
  expect(codesOf(signUpForm, { email, password: typed })).toEqual(listed(signUp))
  expect(codesOf(signInForm, { email, password: typed })).toEqual(listed(signIn))
})

test('a password stays as typed, spaces and case included', () => {
  expect(signUpForm.parse({ email, password: '  Secret 7  ' }).password).toBe('  Secret 7  ')
})

test('both fields are refused at once', () => {
  expect(codesOf(signUpForm, { email: 'rosa', password: '123456' })).toEqual([
    'email: email_invalid',
    'password: password_too_short_for_sign_up',
  ])
})
