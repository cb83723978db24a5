import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PICTURE_FILES } from '#app/domain/limits.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { type HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { signedIn } from '#test/make.ts'
import { type Site, startSite } from '#test/hard/site.ts'

const OWNERS = 10
const EACH = 20
/** Nine runs took 70 to 122 MB: Node lets some 64 MB of received bytes lie before it frees them, refused files' too. */
const ROOM_MB = 150

let site: Site
beforeAll(async () => {
  // As image, service and `npm start` do.
  site = await startSite({ env: () => ({ MALLOC_ARENA_MAX: '2' }) })
})
afterAll(() => site.close())

const residentMb = () => {
  const status = readFileSync(`/proc/${site.server().pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

async function put(by: HttpVisitor, file: Buffer): Promise<number> {
  const form = new FormData()
  form.append('picture', new File([new Uint8Array(file)], 'photo.jpg', { type: 'image/jpeg' }))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const headers = {
    Origin: site.server().url,
    'Content-Type': request.headers.get('Content-Type') ?? '',
    'Content-Length': String(body.length),
  }
  const answer = await by.request('/portal/picture', { method: 'POST', body, headers })
  await answer.arrayBuffer()
  return answer.status
}

test.skipIf(process.platform !== 'linux')(
  'two hundred photos of twelve megapixels at once take a server little memory above rest',
  async () => {
    const photo = await pictureFile(1, { width: 4000, height: 3000, grain: 400 })
    expect(photo.length).toBeGreaterThan(2_000_000)
    const owners: HttpVisitor[] = []
    const mails = mailsIn(join(site.folder, 'outbox'))
    for (let count = 0; count < OWNERS; count++) {
      const email = `owner${count}@example.org`
      // The one before is there already.
      const own = () =>
        vi.waitUntil(async () => {
          const to = (await mails()).filter((mail) => mail.includes(`To: ${email}`))
          return to.length > 0 && to
        }, 10_000)
      owners.push(await signedIn({ mails: own }, site.visitor(), email))
    }
    const cold = residentMb()
    // The library is loaded, and what a first form needs.
    for (const owner of owners) expect(await put(owner, photo)).toBe(200)
    const rest = residentMb()
    let most = rest
    const watch = setInterval(() => (most = Math.max(most, residentMb())), 20)
    const answers = await Promise.all(
      owners.flatMap((owner) => Array.from({ length: EACH }, () => put(owner.copy(), photo))),
    )
    clearInterval(watch)
    const kept = answers.filter((status) => status === 200).length
    console.log(
      `${Math.round(cold)} MB before the first, ${Math.round(rest)} at rest, ${Math.round(most)} at most; ${kept} kept`,
    )
    // Who would wait too long is told so.
    expect(new Set(answers)).toEqual(new Set([200, 503]))
    expect(kept).toBeGreaterThanOrEqual(PICTURE_FILES.all)
    expect(most - rest).toBeLessThan(ROOM_MB)
  },
)
