import { expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { mailedLink, openLink, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()

function reading(language: string) {
  const browser = visit()
  browser.cookies.set('wishfolio.language', language)
  return browser
}

test('who has no account is written to in the language of their page', async () => {
  await reading(PSEUDO_LANGUAGE).post('/reset-password', { email: 'nobody@example.org' })
  expect(await mailSubjects(world)).toEqual([expect.stringContaining('Ţĥēŕē ĩś ńō Ŵĩśĥƒōĺĩō àććōũńţ')])
})

test('a sign-in in a browser where no language was chosen leaves that of the account', async () => {
  await signedIn(world, reading(PSEUDO_LANGUAGE), 'rosa@example.org')
  await visit().post('/signin', { email: 'rosa@example.org', password: PASSWORD })
  await visit().post('/reset-password', { email: 'rosa@example.org' })
  const [newest] = await mailSubjects(world)
  expect(newest).toMatch(/Ćĥōōśē/)
})

test('an account is written to in the language chosen where it signed in last, whoever causes the mail', async () => {
  await signedIn(world, reading(PSEUDO_LANGUAGE), 'rosa@example.org')
  await visit().post('/reset-password', { email: 'rosa@example.org' })
  const [newest] = await mailSubjects(world)
  expect(newest).toMatch(/Ćĥōōśē/)
})

test('a new account is written to in the language in which its link was opened, before it ever signs in by hand', async () => {
  const browser = reading(PSEUDO_LANGUAGE)
  await browser.post('/signup', { email: 'otto@example.org', password: PASSWORD })
  await openLink(browser, await mailedLink(world, 'otto@example.org'))
  await visit().post('/reset-password', { email: 'otto@example.org' })
  const [newest] = await mailSubjects(world)
  expect(newest).toMatch(/Ćĥōōśē/)
})
