import { expect, test } from 'vitest'
import { drawParticipants } from '#app/server/database/schema.ts'
import { addToDraw, makeGathering, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import { ROUNDS } from '#test/race-rounds.ts'

const { world, visit } = await ownSite()
const organiser = await signedIn(world, visit(), 'organiser@example.org')
const { id } = await makeGathering(organiser, [])
const screen = `/portal/gatherings/${id}/draw`
for (const name of ['Anna', 'Bert']) await addToDraw(organiser, id, { name })
await organiser.post(screen, { do: 'draw' })
const anna = async () => {
  const [row] = await world.db.select().from(drawParticipants).orderBy(drawParticipants.name)
  if (!row) throw new Error('nobody takes part')
  return row
}

test(`in each of ${ROUNDS} rounds of opening a link while it is replaced the new one is opened by nobody, and that the old one was is kept`, async () => {
  const devices = [visit(), visit()]
  let opened = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.db.update(drawParticipants).set({ opened_before: 0, opened_before_at: null })
    const { id: participant, link, draws } = await anna()
    await Promise.all(devices.map((device) => device.get(`/draw/${link}`)))
    await Promise.all([
      devices[0]?.post(`/draw/${link}`),
      organiser.post(screen, { do: 'link', participant }),
      devices[1]?.post(`/draw/${link}`),
    ])
    const after = await anna()
    expect(after.link).not.toBe(link)
    expect([after.draws, after.opened_at, after.opened_by]).toEqual([draws, null, null])
    opened += after.opened_before_at === null ? 0 : 1
    const page = textOf(await (await visit().get(`/draw/${after.link}`)).text())
    expect(page).toContain('you drew a name')
    expect(page.includes('A link before this one was opened')).toBe(after.opened_before_at !== null)
  }
  expect(opened).toBeGreaterThan(0)
})
