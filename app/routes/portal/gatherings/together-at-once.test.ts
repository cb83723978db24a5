import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  gatheringMembers,
  gatheringProfiles,
  gatherings,
  profiles as accountRows,
} from '#app/server/database/schema.ts'
import { opaqueId } from '#app/server/tokens.ts'
import { toastIn } from '#test/flash.ts'
import { makeGathering, makeProfile, type MadeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'
import { ROUNDS } from '#test/race-rounds.ts'

const { world, visit } = await ownSite()
const organiser = await signedIn(world, visit(), 'organiser@example.org')
const stays = await signedIn(world, visit(), 'stays@example.org')
const leaves = await signedIn(world, visit(), 'leaves@example.org')
const make = (by: Browser) => makeProfile(by, { ideas: [], complete: false })
const [emma, otto, mira] = [await make(organiser), await make(stays), await make(leaves)]
const { id } = await makeGathering(organiser, [])
const screen = `/portal/gatherings/${id}`

let version = 1
const save = (...profiles: MadeProfile[]) =>
  organiser.post(screen, {
    version: String(version++),
    name: 'Christmas',
    profile: profiles.map((one) => one.id),
  })
const choose = (by: Browser, profile: MadeProfile) => by.post(`${screen}/profiles`, { profile: profile.id })
const invitation = async () =>
  /\/invitation\/[a-z0-9-]+/.exec(await (await organiser.get(screen)).text())?.[0] ?? ''

test(`in each of ${ROUNDS} rounds of joining, adding, saving and leaving at once nothing is lost, doubled or left behind`, async () => {
  await organiser.post(`${screen}/invite`)
  const link = await invitation()
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([stays.post(link), stays.post(link), leaves.post(link), leaves.post(link)])
    expect(await world.db.$count(gatheringMembers)).toBe(2)
    await Promise.all([choose(leaves, mira), choose(stays, otto), save(emma), choose(leaves, mira)])
    const shown = await world.db.select({ id: gatheringProfiles.profile_id }).from(gatheringProfiles)
    expect(shown.map((row) => row.id).toSorted()).toEqual([emma.id, otto.id, mira.id].toSorted())
    await Promise.all([
      leaves.post(`${screen}/leave`),
      choose(leaves, mira),
      choose(stays, otto),
      save(emma),
      leaves.post(`${screen}/leave`),
    ])
    const left = await world.db.select({ id: gatheringProfiles.profile_id }).from(gatheringProfiles)
    expect(left.map((row) => row.id).toSorted()).toEqual([emma.id, otto.id].toSorted())
    expect(await world.db.$count(gatheringMembers)).toBe(1)
  }
})

test(`in each of ${ROUNDS} rounds of deleting the organiser’s account while others leave, join and delete theirs somebody who takes part organises it, or it is gone`, async () => {
  const eve = await signedIn(world, visit(), 'eve@example.org')
  for (let round = 0; round < ROUNDS; round += 1) {
    const rosa = await signedIn(world, visit(), `rosa-${round}@example.org`)
    const heir = await signedIn(world, visit(), `heir-${round}@example.org`)
    const { id: easter } = await makeGathering(rosa, [await make(rosa)])
    const at = `/portal/gatherings/${easter}`
    await rosa.post(`${at}/invite`)
    const link = /\/invitation\/[a-z0-9-]+/.exec(await (await rosa.get(at)).text())?.[0] ?? ''
    await heir.post(link)
    if (round % 2 === 0) await stays.post(link)
    const goes = (by: Browser) => by.post('/portal/settings/delete-account', { password: PASSWORD })
    const answers = await Promise.all([
      goes(rosa),
      round % 4 < 2 ? heir.post(`${at}/leave`) : goes(heir),
      eve.post(link),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const [left] = await world.db.select().from(gatherings).where(eq(gatherings.id, easter))
    const members = await world.db
      .select({ id: gatheringMembers.user_id })
      .from(gatheringMembers)
      .where(eq(gatheringMembers.gathering_id, easter))
    const gone = left === undefined
    const organisers = await world.db
      .select()
      .from(accountRows)
      .where(eq(accountRows.id, left?.created_by ?? ''))
    const [heirLeft, organiserEmail] = [toastIn(answers[1]) === 'gathering_left', organisers[0]?.email]
    expect({
      goneThoughSomebodyStays: gone && round % 2 === 0,
      organisers: organisers.length,
      organiserIsMember: members.some((one) => one.id === left?.created_by),
      membersOfNothing: gone && members.length > 0,
      organisedByWhoLeft: heirLeft && organiserEmail === `heir-${round}@example.org`,
    }).toEqual({
      goneThoughSomebodyStays: false,
      organisers: gone ? 0 : 1,
      organiserIsMember: false,
      membersOfNothing: false,
      organisedByWhoLeft: false,
    })
  }
})

test(`in each of ${ROUNDS} rounds of removing somebody who adds and joins again nothing of theirs is left`, async () => {
  const { id: easter } = await makeGathering(organiser, [])
  const at = `/portal/gatherings/${easter}`
  const [account] = await world.db
    .select()
    .from(accountRows)
    .where(eq(accountRows.email, 'leaves@example.org'))
  for (let round = 0; round < ROUNDS; round += 1) {
    await organiser.post(`${at}/invite`)
    const link = /\/invitation\/[a-z0-9-]+/.exec(await (await organiser.get(at)).text())?.[0] ?? ''
    await leaves.post(link)
    await leaves.post(`${at}/profiles`, { profile: mira.id })
    await Promise.all([
      organiser.post(`${at}/remove`, { person: opaqueId(world, account?.id ?? '') }),
      leaves.post(`${at}/profiles`, { profile: mira.id }),
      leaves.post(link),
      organiser.post(`${at}/remove`, { profile: opaqueId(world, mira.id) }),
    ])
    const where = eq(gatheringMembers.gathering_id, easter)
    expect(await world.db.$count(gatheringMembers, where)).toBe(0)
    expect(await world.db.$count(gatheringProfiles, eq(gatheringProfiles.gathering_id, easter))).toBe(0)
  }
})
