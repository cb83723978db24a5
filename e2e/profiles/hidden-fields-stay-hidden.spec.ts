import { signIn, signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { type LiveStream, openStream } from '../visitors/live-stream.ts'
import { openFollowed, post, postedProfile } from '../profiles.ts'
import { profileForm } from '#test/make.ts'

const VALUES = {
  age_group: '35-44 years',
  hobbies: 'secret-hobby',
  gift_preferences: 'secret-preference',
  additional_notes: 'secret-note',
}
const SWITCHES = { show_age: 'on', show_hobbies: 'on', show_preferences: 'on', show_notes: 'on' }
/** An unchecked switch posts nothing. */
const HIDDEN = { show_age: [], show_hobbies: [], show_preferences: [], show_notes: [] }

test('a hidden value is in no byte that a stranger gets', async ({ page, server }) => {
  const email = await signIn(page)
  const { id, slug, idea } = await postedProfile(page, {
    fields: { ...VALUES, ...SWITCHES },
    ideas: ['a kite', 'a lamp'],
  })
  const addresses = [
    `/gift/${slug}`,
    `/gift/${slug}.data`,
    `/gift/${slug}.data?_routes=routes%2Fgift%2Fgift.route`,
    `/gift/${slug}/take?idea=${idea('a kite')}`,
    `/gift/${slug}/take.data?idea=${idea('a kite')}`,
  ]
  const everywhere = async () =>
    (await Promise.all(addresses.map((path) => bytes(server.url + path)))).join('\n')
  const never = [id, email]

  await test.step('shown values are there, or this test would prove nothing', async () => {
    const shown = await everywhere()
    for (const value of Object.values(VALUES)) expect(shown).toContain(value)
    for (const value of never) expect(shown).not.toContain(value)
  })

  const stream = await openStream(`${server.url}/gift/${slug}/live`)
  const hidden = Object.values(VALUES)
  await test.step('after hiding them they are nowhere', async () => {
    await edit({ ...VALUES, ...HIDDEN })
    await stream.saw('changed')
    const seen = await everywhere()
    expect(seen).toContain('a kite')
    for (const value of [...hidden, ...never]) expect(seen).not.toContain(value)
  })

  await test.step('nor in what the live stream and the answers to a visitor say', async () => {
    await edit({ ...VALUES, hobbies: 'secret-hobby and another', ...HIDDEN })
    const taken = await fetch(`${server.url}/gift/${slug}`, {
      method: 'POST',
      body: new URLSearchParams({ idea: idea('a lamp') }),
      headers: { Origin: server.url },
    })
    expect(taken.url).toBe(`${server.url}/gift/${slug}`)
    const heard =
      (await everywhere()) + (await taken.text()) + [...taken.headers].join('\n') + closing(stream)
    for (const value of [...hidden, ...never]) expect(heard).not.toContain(value)
  })

  await test.step('an incomplete profile gives nothing away, not even its name', async () => {
    await post(page, `/portal/profile/${id}/status`, { status: 'incomplete' })
    const refused = await everywhere()
    for (const value of [...hidden, ...never, 'Grandma Rosemary', 'a kite'])
      expect(refused).not.toContain(value)
    expect((await fetch(`${server.url}/gift/${slug}`)).status).toBe(403)
    expect((await fetch(`${server.url}/gift/${slug}/live`)).status).toBe(403)
  })

  async function edit(fields: Record<string, string | string[]>): Promise<void> {
    const form = await (await page.request.get(`/portal/edit/${id}`)).text()
    const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? ''
    const response = await post(page, `/portal/edit/${id}`, { ...profileForm(), ...fields, version })
    expect(response.status).toBe(302)
  }
})

test('values hidden while a page is open leave that page by themselves', async ({ page, another }) => {
  const { id, slug } = await signInWithProfile(page, { fields: { ...VALUES, ...SWITCHES } })
  const visitor = await another()
  await openFollowed(visitor, `/gift/${slug}`)
  for (const value of Object.values(VALUES)) await expect(visitor.getByText(value)).toBeVisible()

  await post(page, `/portal/edit/${id}`, { ...profileForm(VALUES), ...HIDDEN, version: '1' })
  for (const value of Object.values(VALUES)) await expect(visitor.getByText(value)).toHaveCount(0)
})

/** Head and body as they came. */
async function bytes(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' })
  return [...response.headers].join('\n') + (await response.text())
}

function closing(stream: LiveStream): string {
  stream.close()
  return stream.bytes()
}
