import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, gatheringMembers, gatherings } from '#app/server/database/schema.ts'
import { toastIn } from '#test/read-page.ts'
import { makeGathering, makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'
import { ROUNDS } from '#test/race-rounds.ts'

const { world, visit } = await ownSite()
const stays = await signedIn(world, visit(), 'stays@example.org')
const make = (by: Browser) => makeProfile(by, { ideas: [], complete: false })

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
      .from(accounts)
      .where(eq(accounts.id, left?.created_by ?? ''))
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
