import { expect, test } from 'vitest'
import { textOf } from '#test/read-page.ts'
import { openSite } from '#test/own-site.ts'
import { createWorld } from '#test/world.ts'

test('a server is alive and ready; without its database it is alive, not ready, and says so on its pages', async () => {
  const world = await createWorld()
  const visit = await openSite(world)
  expect((await visit().get('/healthz')).status).toBe(200)
  expect((await visit().get('/readyz')).status).toBe(200)

  await world.database.close()
  expect((await visit().get('/healthz')).status).toBe(200)
  const notReady = await visit().get('/readyz')
  expect(notReady.status).toBe(503)
  expect(notReady.headers.get('Retry-After')).toMatch(/^\d+$/)

  const shared = await visit().get('/gift/grandma-23456789abcd')
  expect(shared.status).toBe(503)
  const page = textOf(await shared.text())
  expect(page).toContain('Profile Not Available')
  expect(page).toContain('Failed to load gift profile')
})

test('a server that is about to stop is alive and says that it is not ready', async () => {
  const world = await createWorld()
  const visit = await openSite(world)
  world.stop()
  expect((await visit().get('/healthz')).status).toBe(200)
  const notReady = await visit().get('/readyz')
  expect(notReady.status).toBe(503)
  expect(notReady.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect((await visit().get('/signin')).status).toBe(200)
  await world.close()
})
