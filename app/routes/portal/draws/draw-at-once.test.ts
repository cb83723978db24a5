import { expect, test } from 'vitest'
import { drawExclusions, drawParticipants, gatherings } from '#app/server/database/schema.ts'
import { makeGathering, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { ROUNDS } from '#test/race-rounds.ts'

const { world, visit } = await ownSite()
const organiser = await signedIn(world, visit(), 'organiser@example.org')
const { id } = await makeGathering(organiser, [])
const screen = `/portal/gatherings/${id}/draw`
const post = (fields: Record<string, string>) => organiser.post(screen, fields)
const add = (name: string) => post({ do: 'add', name, email: '' })
const stored = () => world.db.select().from(drawParticipants).orderBy(drawParticipants.name)

test(`in each of ${ROUNDS} rounds of adding, keeping apart, removing, drawing and undoing at once every draw is whole`, async () => {
  let draws = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.db.delete(drawParticipants)
    await world.db.update(gatherings).set({ drawn_at: null })
    await Promise.all([add('Anna'), add('Anna'), add('Bert'), add('Carl'), add('Dora')])
    const people = await stored()
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Carl', 'Dora'])
    const [anna, bert, , dora] = people.map((one) => one.id)
    // A draw that meets a change is refused, so in some rounds nothing else changes.
    const changes = () => [
      post({ do: 'apart', one: anna ?? '', other: bert ?? '' }),
      post({ do: 'remove', participant: dora ?? '' }),
      add('Emil'),
    ]
    await Promise.all([
      post({ do: 'draw' }),
      ...(round % 3 === 0 ? [] : changes()),
      ...(round % 2 === 0 ? [organiser.post(`${screen}/undo`)] : []),
      post({ do: 'draw' }),
    ])
    const after = await stored()
    const [gathering] = await world.db.select().from(gatherings)
    const drawn = after.flatMap((one) => (one.draws === null ? [] : [one.draws]))
    expect(new Set(drawn)).toEqual(new Set(gathering?.drawn_at ? after.map((one) => one.id) : []))
    expect(after.filter((one) => one.draws === one.id)).toEqual([])
    const apart = await world.db.select().from(drawExclusions)
    const forbidden = new Set(apart.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]))
    expect(after.filter((one) => forbidden.has(`${one.id} ${one.draws}`))).toEqual([])
    draws += gathering?.drawn_at ? 1 : 0
  }
  expect(draws).toBeGreaterThan(0)
})
