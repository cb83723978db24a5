import { Hono } from 'hono'
import { PICTURE_SIDES } from '#app/domain/ideas/picture.ts'
import { unsavedSince } from '#app/server/commands/pictures/sweep-pictures.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { pictureFile } from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'

const FORMS = new Map(
  (['small', 'large'] as const).map((form) => [String(PICTURE_SIDES[form]), form] as const),
)
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** The pictures of ideas, by addresses that nobody guesses; the bytes behind one never change. */
export function pictureFiles({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return new Hono<HonoEnv>().get('/picture/:hash/:side', async (c) => {
    c.set('isFile', true)
    const form = FORMS.get(c.req.param('side'))
    const hash = c.req.param('hash')
    const bytes = form && (await pictureFile(db, { hash, form, unsavedSince: unsavedSince(clock) }))
    if (!bytes) return c.body(null, 404, { ...GUARDS, 'Cache-Control': 'no-store' })
    return c.body(new Uint8Array(bytes), 200, {
      ...GUARDS,
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
