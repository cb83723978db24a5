import { perSwitch } from '#app/domain/profiles/gift-profile.ts'
import type { Browser } from '#test/browser.ts'
import { unescaped } from '#test/read-page.ts'
import type { World } from '#test/world.ts'

export const PASSWORD = 'correct horse'

/** Whoever can ask for pages and post forms: a browser of the tests, or one of the journeys. */
type Site = Pick<Browser, 'get' | 'post'>

/** The fields of a gift profile as its form posts them, all right; override what a test is about. */
export function profileForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    recipient_name: 'Grandma Rosemary',
    age_group: '55+ years',
    occasion_type: 'birthday',
    other_occasion: '',
    occasion_date: '2026-12-12',
    hobbies: 'gardening, crosswords',
    gift_preferences: 'Small things that last',
    additional_notes: 'No chocolate',
    ...perSwitch(() => 'on'),
    ...fields,
  }
}

/** Signs somebody up, opens the mailed link and signs in, all through the site. */
export async function signedIn<Visitor extends Site>(
  world: Pick<World, 'mails'>,
  browser: Visitor,
  email = 'owner@example.org',
): Promise<Visitor> {
  await browser.post('/signup', { email, password: PASSWORD })
  await openLink(browser, await mailedLink(world, email))
  const response = await browser.post('/signin', { email, password: PASSWORD })
  if (response.status !== 302) throw new Error(`sign-in answered ${response.status}`)
  return browser
}

/** Opens a verification link, and says yes where the page asks, as it does where nobody signed up. */
export async function openLink(browser: Site, link: string): Promise<Response> {
  const opened = await browser.get(link)
  if (opened.status !== 200) return opened
  return browser.post('/auth/callback', {
    token: new URL(link, 'http://localhost').searchParams.get('token') ?? '',
  })
}

/** The path of the link in the newest mail to this address, or where none names it as it was typed, in the newest of all. */
export async function mailedLink(world: Pick<World, 'mails'>, to = ''): Promise<string> {
  const mails = await world.mails()
  const newest = mails.find((mail) => mail.includes(`To: ${to}`)) ?? mails[0] ?? ''
  const source = newest.replace(/=\n/g, '').replace(/=3D/g, '=')
  const link = /https?:\/\/[^\s/]+(\/[^\s"<]*)/.exec(source)?.[1]
  if (!link) throw new Error('the newest mail has no link')
  return link
}

export interface MadeProfile {
  id: string
  slug: string
  /** The id of the idea with this text, as it was made. */
  idea(text: string): string
}

/** A profile of the browser's owner with these ideas, complete by default. */
export async function makeProfile(
  browser: Site,
  {
    fields = {},
    ideas = ['a kite', 'a lamp'],
    complete = true,
  }: { fields?: Record<string, string>; ideas?: string[]; complete?: boolean } = {},
): Promise<MadeProfile> {
  const created = await browser.post('/create-gift-profile', profileForm(fields))
  const id = /created=([\w-]+)/.exec(created.headers.get('Location') ?? '')?.[1]
  if (!id) throw new Error(`creating answered ${created.status}`)
  if (ideas.length > 0) await browser.post(`/portal/suggestions/${id}`, { version: '0', suggestion: ideas })
  if (complete) await browser.post(`/portal/profile/${id}/status`, { status: 'complete', sure: 'on' })
  // Data alone: rendering a page takes longer.
  const sharing = await (await browser.get(`/portal/share/${id}.data`)).text()
  const slug = /\/gift\/([a-z0-9-]+)/.exec(sharing)?.[1] ?? ''
  const ids = await ideaIds(browser, slug)
  return {
    id,
    slug,
    idea(text) {
      const found = ids.get(text)
      if (found === undefined) throw new Error(`the profile was made without the idea '${text}'`)
      return found
    },
  }
}

/** Posts the form of a profile again, with these fields, over the version that it has. */
export async function editProfile(
  browser: Site,
  id: string,
  fields: Record<string, string>,
): Promise<Response> {
  const html = await (await browser.get(`/portal/edit/${id}`)).text()
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  return browser.post(`/portal/edit/${id}`, profileForm({ version, ...fields }))
}

/** The ids of the ideas on a shared page, by their texts. */
export async function ideaIds(browser: Site, slug: string): Promise<Map<string, string>> {
  const page = await (await browser.get(`/gift/${slug}`)).text()
  return new Map(
    [...page.matchAll(/ id="idea-([0-9a-f-]{36})"[^>]*>([^<]*)</g)].map(([, id = '', text = '']) => [
      unescaped(text),
      id,
    ]),
  )
}

export interface MadeGathering {
  id: string
  /** The path of its page. */
  page: string
}

/** Lets somebody take part in the draw of a gathering. */
export async function addToDraw(
  organiser: Site,
  gatheringId: string,
  fields: { name: string; email?: string; profile?: string },
): Promise<void> {
  const added = await organiser.post(`/portal/gatherings/${gatheringId}/draw`, {
    do: 'add',
    email: '',
    ...fields,
  })
  if (added.status !== 302) throw new Error(`adding to a draw answered ${added.status}`)
}

/** A gathering of the browser's owner with these profiles. */
export async function makeGathering(
  browser: Site,
  profiles: readonly { id: string }[],
  fields: Record<string, string> = {},
): Promise<MadeGathering> {
  const created = await browser.post('/portal/gatherings/new', {
    name: 'Christmas at ours',
    day: '2026-12-24',
    line: 'Dinner is at six.',
    ...fields,
    profile: profiles.map(({ id }) => id),
  })
  const id = /gatherings\/([\w-]+)$/.exec(created.headers.get('Location') ?? '')?.[1]
  if (!id) throw new Error(`creating a gathering answered ${created.status}`)
  const html = await (await browser.get(`/portal/gatherings/${id}`)).text()
  return { id, page: /\/gathering\/[a-z0-9-]+/.exec(html)?.[0] ?? '' }
}
