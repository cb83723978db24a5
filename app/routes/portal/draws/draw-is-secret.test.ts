import { expect, test } from 'vitest'
import { drawParticipants, mailQueue } from '#app/server/database/schema.ts'
import { createLog } from '#app/server/log/log.ts'
import { addToDraw, makeGathering, makeProfile } from '#test/make.ts'
import { ownSite, threeVisitors } from '#test/own-site.ts'

const log: string[] = []
const { world, visit } = await ownSite({}, createLog('trace', { write: (line) => void log.push(line) }))
const { owner, other, nobody } = await threeVisitors(world, visit)
const emma = await makeProfile(owner, { fields: { recipient_name: 'Emma' } })
const { id, page } = await makeGathering(owner, [emma])
const screen = `/portal/gatherings/${id}`

test('page, data, export, mail queue, log and metrics tell nobody who drew whom, the organiser neither', async () => {
  // What is queued stays in the queue.
  await world.mail.stop()
  await owner.post(`${screen}/draw`, { do: 'everybody' })
  await addToDraw(owner, id, { name: 'Otto', email: 'otto@example.org' })
  await addToDraw(owner, id, { name: 'Mira' })
  await owner.post(`${screen}/draw`, { do: 'draw' })
  const people = await world.db.select().from(drawParticipants)
  expect(new Set(people.map(({ draws }) => draws))).toEqual(new Set(people.map((one) => one.id)))
  for (const { link } of people) {
    for (const device of [nobody, other]) await device.get(`/draw/${link}`)
    await nobody.post(`/draw/${link}`)
    await other.post(`/draw/${link}`, { move: 'on' })
  }

  const read = async (path: string) => (await owner.get(path)).text()
  const ofOrganiser = await Promise.all(
    [`${screen}/draw`, `${screen}/draw.data`, screen, `${screen}.data`].map(read),
  )
  const exported = await read('/portal/settings/data')
  const queued = JSON.stringify(await world.db.select().from(mailQueue))
  const shared = await Promise.all([page, `${page}.data`].map(read))
  const metrics = await world.metrics.page()

  expect(exported).toContain('otto@example.org')
  expect(queued).toContain('otto@example.org')
  // The organiser passes on the links of those without an address, and sees no more of anybody.
  expect(ofOrganiser[0]).toContain('the name was moved to another device')
  for (const text of ofOrganiser) expect(text).not.toContain('"draws"')
  for (const { name, link, draws } of people) {
    for (const text of [exported, metrics, ...shared, ...log]) {
      expect(text).not.toContain(link)
      expect(text).not.toContain(draws)
    }
    for (const text of [metrics, ...log]) expect(text).not.toContain(name)
    expect(queued).not.toContain(draws)
  }
  const otto = people.find(({ name }) => name === 'Otto')
  const drawnByOtto = people.find((one) => one.id === otto?.draws)?.name ?? ''
  expect(queued).not.toContain(drawnByOtto)
  for (const text of ofOrganiser) expect(text).not.toContain(otto?.link)
})
