import { expect, test, vi } from 'vitest'
import { PICTURE_FILES } from '#app/domain/limits.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { type Browser, ORIGIN } from '#test/browser.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
const { id, slug } = await makeProfile(owner)
const KILOBYTE = 1024

test.each([
  ['a take', `/gift/${slug}`, 8],
  ['a sign-in', '/signin', 40],
  ['a profile', '/create-gift-profile', 32],
  ['a list of ideas', `/portal/suggestions/${id}`, 768],
  ['a list of ideas as data', `/portal/suggestions/${id}.data`, 768],
  ['an unknown form', '/nowhere', 8],
])('%s may be %s with %i kB and no more', async (_what, path, kilobytes) => {
  const statusOf = async (bytes: number) => (await owner.post(path, { x: 'x'.repeat(bytes - 2) })).status
  expect(await statusOf(kilobytes * KILOBYTE)).not.toBe(413)
  expect(await statusOf(kilobytes * KILOBYTE + 1)).toBe(413)
})

test('the longest list that is valid fits, whatever its letters', async () => {
  const form = new FormData()
  form.append('version', '1')
  for (let at = 101; at < 200; at++) {
    form.append('suggestion_id', '')
    form.append('suggestion', `${at}${'👵'.repeat(197)}`)
    form.append('suggestion_link', `https://shop.example/${'a'.repeat(2027)}`)
    form.append('suggestion_details', '👵'.repeat(120))
    form.append('suggestion_price', '€'.repeat(20))
  }
  form.append('import', new File([`${'x\n'.repeat(100)}${' '.repeat(299_800)}`], 'list.txt'))
  const headers = { Origin: ORIGIN }
  const saved = await owner.request(`/portal/suggestions/${id}`, { method: 'POST', body: form, headers })
  expect(saved.status).toBe(302)
})

test.each([
  ['40,000 lines in one field', { more_suggestions: 'a\n'.repeat(40_000) }],
  [
    'pasted texts in many fields',
    {
      suggestion: Array.from({ length: 28 }, () => `https://a.de${'a,b;c|d\t'.repeat(8)}\n`.repeat(310)),
    },
  ],
  [
    'a few too long ones',
    {
      suggestion: Array.from({ length: 8 }, () => `https://a.de${'a,b;c|d\t'.repeat(34)}\n`.repeat(310)),
    },
  ],
  ['20,000 fields', { suggestion: Array.from({ length: 18_000 }, () => 'a') }],
])('%s are refused in little time with a small answer', async (_what, fields) => {
  const began = performance.now()
  const refused = await owner.post(`/portal/suggestions/${id}`, { version: '1', ...fields })
  expect(refused.status).toBe(413)
  expect((await refused.text()).length).toBeLessThan(100_000)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('a list that is too long by half or more comes back whole', async () => {
  const suggestion = Array.from({ length: 300 }, (_, at) => `idea ${at}`)
  const [suggestion_id, suggestion_link, suggestion_details, suggestion_price] = Array(4).fill(
    suggestion.map(() => ''),
  ) as string[][]
  const beside = { suggestion_id, suggestion_link, suggestion_details, suggestion_price } as Record<
    string,
    string[]
  >
  const refused = await owner.post(`/portal/suggestions/${id}`, { version: '2', suggestion, ...beside })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('idea 299')
})

test('lists that are sent slowly are held for few of one client at a time', async () => {
  const slow = visit()
  const ends: (() => void)[] = []
  const send = () => {
    const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })
    const how = { method: 'POST', headers: { Origin: ORIGIN }, body, duplex: 'half' } as RequestInit
    return slow.request(`/portal/suggestions/${id}`, how)
  }
  const held = Array.from({ length: 5 }, send)
  const refused = send()
  ends.pop()?.()
  expect((await refused).status).toBe(503)
  const posted = await owner.post(`/portal/suggestions/${id}`, { version: '-1' })
  expect(posted.status, 'an owner at the same address').not.toBe(503)
  expect((await slow.get('/signin')).status).toBe(200)
  for (const end of ends) end()
  for (const answer of await Promise.all(held)) expect(answer.status).not.toBe(503)
  expect((await owner.post(`/portal/suggestions/${id}`, { version: '-1' })).status).not.toBe(503)
})

test('several accounts at one address hold no more places than two, and leave the others', async () => {
  const ends: (() => void)[] = []
  const send = (by: Browser) => {
    const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })
    const how = { method: 'POST', headers: { Origin: ORIGIN }, body, duplex: 'half' } as RequestInit
    return by.request(`/portal/suggestions/${id}`, how)
  }
  const account = (name: string) => signedIn(world, visit('192.0.2.9'), `${name}@example.org`)
  const two = [await account('a'), await account('b')]
  const third = await account('c')
  const held = two.flatMap((by) => Array.from({ length: 5 }, () => send(by)))
  // Each is inside once its session was read.
  await vi.waitFor(async () => {
    expect((await third.post(`/portal/suggestions/${id}`, { version: '-1' })).status).toBe(503)
  })
  expect((await owner.post(`/portal/suggestions/${id}`, { version: '-1' })).status).not.toBe(503)
  for (const end of ends) end()
  for (const answer of await Promise.all(held)) expect(answer.status).not.toBe(503)
})

test('who sends pictures slowly holds their own places alone, until each request is given up', async () => {
  const slow = await signedIn(world, visit(), 'slow@example.org')
  const headers = { Origin: ORIGIN, 'Content-Type': 'multipart/form-data; boundary=x' }
  const bodies: ReadableStreamDefaultController[] = []
  const send = () => {
    const body = new ReadableStream({ start: (controller) => void bodies.push(controller) })
    return slow.request('/portal/picture', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }
  const put = async (by: Browser) => {
    const body = new FormData()
    body.append('picture', new File(['x'.repeat(9_000)], 'photo.jpg'))
    const answer = await by.request('/portal/picture', { method: 'POST', body, headers: { Origin: ORIGIN } })
    return answer.status
  }
  const held = Array.from({ length: PICTURE_FILES.each + 1 }, () =>
    send().then(
      ({ status }) => status,
      () => 'given up',
    ),
  )
  expect(await Promise.race(held), 'one too many').toBe(503)
  expect(await put(owner)).toBe(422)
  for (const body of bodies) body.error(new Error('the connection is closed'))
  await Promise.all(held)
  expect(await put(slow)).toBe(422)
})

test('a body in pieces of one byte is refused after some thousands', async () => {
  let pieces = 0
  const body = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(new Uint8Array([97]))
      pieces += 1
    },
  })
  const how = { method: 'POST', headers: { Origin: ORIGIN }, body, duplex: 'half' } as RequestInit
  expect((await visit().request(`/portal/suggestions/${id}`, how)).status).toBe(413)
  expect(pieces).toBeLessThan(6_000)
})

test.each([
  ['/nowhere', 405],
  [`/portal/suggestions/${id}`, 302],
])('a body that nobody wants, at %s, is read to its end', async (path, status) => {
  let ended = false
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1_000))
      if (!ended) controller.close()
      ended = true
    },
  })
  const how = { method: 'POST', headers: { Origin: ORIGIN }, body, duplex: 'half' } as RequestInit
  expect((await visit().request(path, how)).status).toBe(status)
  expect(ended).toBe(true)
})
