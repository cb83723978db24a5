import { expect, test } from 'vitest'
import { gatheringMembers, gatheringProfiles } from '#app/server/database/schema.ts'
import { makeGathering, makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/request.ts'

const ROUNDS = 40

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
