import { readdirSync, readlinkSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { type Site, startSite } from '#test/hard/site.ts'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { rounds } from '#test/race-rounds.ts'
import { valueOf } from '#test/read-page.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'

const BROWSERS = rounds(40, 1_000)
const LENGTH = 20
const GENERATED = 15
const HOBBIES = 'gardening, '.repeat(30).trim()
const AT_ONCE = 10
const BACK_WITHIN_MS = 60_000

interface StoredProfile {
  id: string
  hobbies: string
  gift_suggestions: { suggestions: string[]; status: { suggestion: string }[] } | null
}

let site: Site
let owner: HttpVisitor
beforeAll(async () => {
  site = await startSite()
  owner = await site.newOwner()
  return site.close
})

// In the middle of their request, of waiting, of the answer, of a live stream.
test(`what ${BROWSERS} lost browsers began is done whole or not at all, and nothing of them stays open`, async () => {
  const makeOne = (ideas: string[]) => makeProfile(owner, { fields: { hobbies: HOBBIES }, ideas })
  const [shared, edited, generated] = [
    await makeOne(listOf('taken')),
    await makeOne(listOf('first')),
    await makeOne([]),
  ]
  const before = socketsOf(site.server())
  for (let lost = 0; lost < BROWSERS; lost += AT_ONCE) {
    const turns = Array.from({ length: AT_ONCE }, (_, at) => lost + at)
    await Promise.all(turns.map((turn) => loseOne({ shared, edited, generated }, turn)))
  }
  await expect.poll(viewers, { timeout: BACK_WITHIN_MS }).toBe(0)
  await expect.poll(() => socketsOf(site.server()), { timeout: BACK_WITHIN_MS }).toBeLessThanOrEqual(before)

  const file = await (await owner.get('/portal/settings/data')).text()
  const stored = (JSON.parse(file) as { gift_profiles: StoredProfile[] }).gift_profiles
  const ideasOf = ({ id }: MadeProfile) =>
    stored.find((one) => one.id === id)?.gift_suggestions?.suggestions ?? []
  for (const { hobbies, gift_suggestions: list } of stored) {
    expect(hobbies).toBe(HOBBIES)
    const marked = list?.status.map(({ suggestion }) => suggestion) ?? []
    expect(list?.suggestions ?? []).toEqual(expect.arrayContaining(marked))
  }
  expect(ideasOf(edited)).toEqual(listOf(ideasOf(edited)[0]?.split(':')[0] ?? ''))
  expect([0, GENERATED]).toContain(ideasOf(generated).length)
  const afterwards = await makeProfile(owner)
  const take = site.visitor().post(`/gift/${afterwards.slug}`, { idea: afterwards.idea('a kite') })
  expect(toastIn(await take)).toBe('idea_taken')
  expect(site.server().output()).not.toMatch(/"level":[56]0/)
})

async function loseOne(
  { shared: { slug, idea }, edited, generated }: Record<'shared' | 'edited' | 'generated', MadeProfile>,
  turn: number,
): Promise<void> {
  const visitor = site.visitor()
  const share = [Math.random(), 1, 'answered' as const][Math.floor(Math.random() * 3)] ?? 1
  const saves = `/portal/suggestions/${edited.id}`
  const actions: (() => Promise<void>)[] = [
    () => visitor.leave(`/gift/${slug}`, { idea: idea(`taken: ${(turn % LENGTH) + 1}`) }, share),
    () => owner.leave('/create-gift-profile', profileForm({ hobbies: HOBBIES }), share),
    () => visitor.leave(`/gift/${slug}/live`, undefined, 'answered'),
    () => owner.leave(`/gift/${slug}/live`, undefined, share),
    () => owner.leave('/portal/profile', undefined, share),
    () => visitor.leave(`/gift/${slug}/card.png`, undefined, share),
    () => owner.leave(`/portal/profile/${edited.id}/status`, { status: 'complete', sure: 'on' }, share),
    () => visitor.leave(`/gift/${slug}`, undefined, share),
    () => owner.leave(`/portal/suggestions/${generated.id}/generate`, {}, share),
    async () => {
      const version = valueOf(await (await owner.get(`${saves}?mode=manual`)).text(), 'version') ?? ''
      await owner.leave(saves, { version, suggestion: listOf(`turn ${turn}`) }, share)
    },
  ]
  await actions[turn % actions.length]?.()
}

function listOf(name: string): string[] {
  return Array.from({ length: LENGTH }, (_, at) => `${name}: ${at + 1}`)
}

async function viewers(): Promise<number> {
  const metrics = await (await site.visitor().get('/metrics')).text()
  return Number(/^wishfolio_live_viewers (\d+)/m.exec(metrics)?.[1] ?? Number.NaN)
}

/** How many sockets a process holds; where no system says it, what leaks is not seen. */
function socketsOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return 0
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((fd) => targetOf(`${folder}/${fd}`).startsWith('socket:')).length
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    // Closed since the folder was read.
    return ''
  }
}
