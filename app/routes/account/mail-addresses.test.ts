import { expect, test } from 'vitest'
import { profiles } from '#app/server/database/schema.ts'
import { mailedLink, openLink, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const { world, visit } = await emptySite()

/** Each address as it is shown, and other ways to write it. */
const ADDRESSES: [string, string[]][] = [
  ['rosa@пример.рф', ['rosa@xn--e1afmkfd.xn--p1ai', 'Rosa@ПРИМЕР.рф']],
  ['rosa@münchen.de', ['rosa@xn--mnchen-3ya.de', 'rosa@MÜNCHEN.de', 'rosa@mu\u0308nchen.de']],
  ['tom&ann@example.org', ['Tom&Ann@Example.org']],
]

test.each(ADDRESSES)(
  '%s signs up, signs in and resets its password, however it is written',
  async (shown, others) => {
    for (const [place, written] of [shown, ...others].entries()) {
      await visit().post('/signup', { email: written, password: PASSWORD })
      const [mail = ''] = await world.mails()
      expect(mail).toContain(place === 0 ? 'Confirm my email' : 'You already have a Wishfolio account')
      if (place === 0) await openLink(visit(), await mailedLink(world))
      const browser = visit()
      expect((await browser.post('/signin', { email: written, password: PASSWORD })).status).toBe(302)
      expect(textOf(await (await browser.get('/portal/settings')).text())).toContain(shown)
      expect((await visit().post('/signin', { email: written, password: 'wrong password' })).status).toBe(401)
    }
    await visit().post('/reset-password', { email: others.at(-1) ?? '' })
    expect((await world.mails())[0]).toContain('Choose a new password')
    expect(await world.db.select().from(profiles)).toHaveLength(1)
  },
)

test('an address is changed to one in letters, and to the same in punycode is no change', async () => {
  const owner = await signedIn(world, visit(), 'rosa@münchen.de')
  const change = (email: string) => owner.post('/portal/settings/email', { email, password: PASSWORD })
  expect(await (await change('rosa@xn--mnchen-3ya.de')).text()).toContain('already')
  expect(textOf(await (await change('rosa@xn--e1afmkfd.xn--p1ai')).text())).toContain('rosa@пример.рф')
})
