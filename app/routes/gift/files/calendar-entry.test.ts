import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { makeProfile, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'

const { world, visitors } = await visitedSite({ PUBLIC_URL: 'http://localhost:3000' })

/** The properties of a calendar's event by name, lines unfolded and values as written. */
function propertiesOf(calendar: string): Record<string, string> {
  const event = calendar.slice(calendar.indexOf('BEGIN:VEVENT'), calendar.indexOf('\r\nEND:VEVENT'))
  const lines = event
    .replace(/\r\nBEGIN:VALARM[^]*END:VALARM/, '')
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}

test('the entry is a whole day, names recipient and occasion, and has the link', async () => {
  const { slug } = await makeProfile(visitors.owner)
  const answer = await visitors.nobody.get(`/gift/${slug}/calendar.ics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${slug}.ics"`)
  const calendar = await answer.text()
  expect(calendar.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  expect(calendar.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  const event = propertiesOf(calendar)
  const link = `http://localhost:3000/gift/${slug}`
  expect(event).toMatchObject({
    DTSTAMP: '20261121T120000Z',
    'DTSTART;VALUE=DATE': '20261212',
    SUMMARY: 'Grandma Rosemary: Birthday',
    DESCRIPTION: `Gift ideas: ${link}`,
    'URL;VALUE=URI': link,
    TRANSP: 'TRANSPARENT',
  })
})

test('the entry reminds two weeks ahead, at nine in the morning', async () => {
  const { slug } = await makeProfile(visitors.owner)
  const calendar = await (await visitors.nobody.get(`/gift/${slug}/calendar.ics`)).text()
  const [, alarm] = /BEGIN:VALARM\r\n([^]*)\r\nEND:VALARM/.exec(calendar) ?? []
  expect(alarm?.split('\r\n')).toEqual([
    'ACTION:DISPLAY',
    'TRIGGER:-P13DT15H',
    'DESCRIPTION:Grandma Rosemary: Birthday',
  ])
})

test.each([
  ['commas and semicolons', 'Anna, Bob; Carla', 'Anna\\, Bob\\; Carla'],
  ['backslashes and quotes', 'A \\ B "C" D\\n', 'A \\\\ B "C" D\\\\n'],
  ['line breaks', 'Anna\nDESCRIPTION:forged', 'Anna\\nDESCRIPTION:forged'],
  ['lone carriage returns', 'Anna\rEND:VEVENT', 'Anna\\nEND:VEVENT'],
  ['right-to-left script', 'سارة العزيزة', 'سارة العزيزة'],
])('%s in a name cannot leave their line', async (_, recipient_name, written) => {
  const { id, slug } = await makeProfile(visitors.owner)
  // Written past the form, which keeps a name to one line.
  await world.db.update(giftProfiles).set({ recipient_name }).where(eq(giftProfiles.id, id))
  const calendar = await (await visitors.nobody.get(`/gift/${slug}/calendar.ics`)).text()
  expect(propertiesOf(calendar).SUMMARY).toBe(`${written}: Birthday`)
  expect(calendar.match(/^(END:VEVENT|DESCRIPTION)/gm)).toHaveLength(3)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('the entry keeps its identity when the date, the name or the link changes', async () => {
  const { id, slug } = await makeProfile(visitors.owner)
  const uid = async (address: string) =>
    propertiesOf(await (await visitors.owner.get(`/gift/${address}/calendar.ics`)).text()).UID
  const before = await uid(slug)
  expect(before).toMatch(/^[\w-]{24}@localhost$/)
  expect(before).not.toContain(id)
  const edited = profileForm({ version: '1', recipient_name: 'Rosa', occasion_date: '2027-01-01' })
  await visitors.owner.post(`/portal/edit/${id}`, edited)
  await visitors.owner.post(`/portal/share/${id}/renew`)
  const [renewed] = await world.db.select({ slug: giftProfiles.slug }).from(giftProfiles)
  expect(renewed?.slug).not.toBe(slug)
  expect(await uid(renewed?.slug ?? '')).toBe(before)
  expect(await uid((await makeProfile(visitors.owner)).slug)).not.toBe(before)
})
