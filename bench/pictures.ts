import { eq } from 'drizzle-orm'
import { keepPicture } from '#app/server/commands/pictures/keep-picture.ts'
import { ideas } from '#app/server/database/schema.ts'
import { createMakePicture } from '#app/server/look-up/pictures/make-picture.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { paints } from './page-on-phone.ts'
import { openPhone, SLOW_PHONE } from './phone.ts'
import { printReport } from './report.ts'
import { type Site, withSite } from './site.ts'

const makePicture = createMakePicture()

await withSite({ profiles: 2, ideas: 15 }, { PAGES_PER_CLIENT: '1000000' }, async (site) => {
  const [plain, pictured] = site.profiles
  for (const [seed, id] of (pictured?.ideas ?? []).entries()) await showPicture(site, id, seed)
  const phone = await openPhone()
  try {
    const urls = [plain, pictured].map((profile) => `${site.server.url}/gift/${profile?.slug}`)
    const [without, withPictures] = await paints(phone, SLOW_PHONE, urls)
    if (!without || !withPictures) throw new Error('nothing was painted')
    printReport(
      [
        {
          name: 'first paint / without pictures',
          value: withPictures.firstPaint / without.firstPaint,
          max: 1.1,
        },
        {
          name: 'largest paint / without',
          value: withPictures.largestPaint / without.largestPaint,
          max: 1.1,
        },
        { name: '  in ms', value: withPictures.largestPaint },
        { name: '  without, in ms', value: without.largestPaint },
        { name: 'layout shift, worst run', value: withPictures.shift, max: 0 },
      ],
      'Shared page with fifteen pictures, on a slow phone',
    )
  } finally {
    await phone.close()
  }
})

async function showPicture({ database: { db } }: Site, idea: string, seed: number): Promise<void> {
  const made = await makePicture(await pictureFile(seed))
  const kept = await keepPicture({ db, clock: { now: () => new Date() } }, 'owner', made)
  if (!kept.ok) throw new Error(kept.code)
  await db.update(ideas).set({ picture: kept.value.hash }).where(eq(ideas.id, idea))
}
