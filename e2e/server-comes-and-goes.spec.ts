import { join } from 'node:path'
import { signUpAndIn, signInWithProfile } from './accounts.ts'
import { expect } from './fixtures.ts'
import { post, postedProfile, takeButton, takenButton } from './profiles.ts'
import { SERVER_GONE, test } from './server-lives.ts'
import { awake } from './toasts.ts'
import { profileForm } from '#test/make.ts'

test('Ctrl-C stops it cleanly, with pages open, and what was there is there again', async ({
  start,
  folder,
  another,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server is gone')
  // As the very first start finds it: nothing is there.
  const env = { DATA_DIR: join(folder, 'new') }
  const first = await start(env)
  const owner = await another({ baseURL: first.url })
  const email = await signUpAndIn(owner, first)
  const { slug } = await postedProfile(owner, { ideas: ['a kite', 'a lamp'] })
  const visitor = await another({ baseURL: first.url })
  await visitor.goto(`/gift/${slug}`)
  for (const page of [owner, visitor]) await awake(page)

  await test.step('it stops within seconds though a live stream is open', async () => {
    const before = Date.now()
    expect(await first.end('SIGINT')).toBe(0)
    expect(Date.now() - before).toBeLessThan(5_000)
  })

  const second = await start({ ...env, PORT: String(first.port) })
  await test.step('the data and the session are there', async () => {
    await owner.goto('/portal/profile')
    await expect(owner.getByRole('link', { name: 'Grandma Rosemary' })).toBeVisible()
    await expect(owner.getByText(email).filter({ visible: true })).toBeVisible()
    expect(second.outbox?.split('key=')[1]).toBe(first.outbox?.split('key=')[1])
  })

  await test.step('a page that stayed open listens again', async () => {
    const other = await another({ baseURL: second.url })
    await other.goto(`/gift/${slug}`)
    await takeButton(other, 'a kite').click()
    await other.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(takenButton(other, 'a kite')).toBeVisible()
    await expect(takenButton(visitor, 'a kite')).toBeVisible({ timeout: 20_000 })
  })
})

test('a page that cannot read a change stays as it is, and reads it as soon as it can', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/, 'the connection is gone, as in a tunnel')
  const { id, slug } = await signInWithProfile(page, { ideas: ['a kite', 'a lamp'] })
  const visitor = await another()
  await visitor.goto(`/gift/${slug}`)
  await awake(visitor)

  await visitor.route(`**/gift/${slug}.data?*`, (route) => route.abort())
  const failed = visitor.waitForEvent('requestfailed')
  await post(page, `/portal/edit/${id}`, profileForm({ version: '1', hobbies: 'whittling' }))
  await failed
  await expect(takeButton(visitor, 'a lamp')).toBeEnabled()
  await visitor.unroute(`**/gift/${slug}.data?*`)
  await expect(visitor.getByText('whittling')).toBeVisible()
})
