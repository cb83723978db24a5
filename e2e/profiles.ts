import type { Locator, Page } from '@playwright/test'
import { pictureFile } from '#test/data/pictures.ts'
import {
  ideaIds,
  type MadeGathering,
  type MadeProfile,
  makeGathering,
  makeProfile,
  profileForm,
} from '#test/make.ts'

/**
 * A profile of the person signed in on a page, made by posting the forms that other journeys fill by hand. Where a
 * journey is about something else, its profile should not take its time.
 */
export function postedProfile(page: Page, profile?: Parameters<typeof makeProfile>[1]): Promise<MadeProfile> {
  return makeProfile(siteOf(page), profile)
}

/** A gathering of the person signed in on a page, made by posting its form. */
export function postedGathering(
  page: Page,
  profiles: Parameters<typeof makeGathering>[1],
  fields?: Record<string, string>,
): Promise<MadeGathering> {
  return makeGathering(siteOf(page), profiles, fields)
}

/** The site with a page's cookies, asked and posted to without its screens. */
export function siteOf(page: Page) {
  return {
    get: (path: string) => answer(page, path),
    post: (path: string, fields?: Record<string, string | string[]>) => post(page, path, fields),
  }
}

/** Posts one form of the site with the page's cookies. */
export async function post(
  page: Page,
  path: string,
  fields: Record<string, string | string[]> = {},
): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one)
  }
  return answer(page, path, {
    method: 'POST',
    data: body.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}

/** The hash of a picture that the person signed in on a page has put; another `seed` is another picture. */
export async function postedPicture(
  page: Page,
  ...[seed, shape]: Parameters<typeof pictureFile>
): Promise<string> {
  const picture = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await pictureFile(seed, shape) }
  const response = await page.request.post('/portal/picture', { multipart: { picture } })
  return ((await response.json()) as { picture: { hash: string } }).picture.hash
}

/** Takes an idea of a shared profile as its form posts it. */
export async function takeByPost(page: Page, slug: string, text: string): Promise<void> {
  const id = (await ideaIds(siteOf(page), slug)).get(text)
  if (id === undefined) throw new Error(`no idea '${text}' on /gift/${slug}`)
  const { status } = await post(page, `/gift/${slug}`, { idea: id })
  if (status !== 302) throw new Error(`taking '${text}' answered ${status}`)
}

async function answer(
  page: Page,
  path: string,
  options: { method?: string; data?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const response = await page.request.fetch(path, { ...options, maxRedirects: 0 })
  const headers = response.headersArray().map(({ name, value }): [string, string] => [name, value])
  return new Response(await response.text(), { status: response.status(), headers })
}

/** Fills the fields of the profile form as a person does; switches are left as they are. */
export async function fillProfile(page: Page, fields: Record<string, string> = {}): Promise<void> {
  const form = profileForm(fields)
  await page.getByLabel('Recipient name').fill(form.recipient_name ?? '')
  await page.getByLabel('Age group', { exact: true }).selectOption({ label: form.age_group ?? '' })
  await page.getByLabel('Occasion type').selectOption(form.occasion_type ?? '')
  if (form.other_occasion) await page.getByLabel('Other occasion').fill(form.other_occasion)
  await page.getByLabel('Occasion date').fill(form.occasion_date ?? '')
  await page.getByLabel('Hobbies', { exact: true }).fill(form.hobbies ?? '')
  await page.getByLabel('Gift preferences', { exact: true }).fill(form.gift_preferences ?? '')
  await page.getByLabel('Additional notes', { exact: true }).fill(form.additional_notes ?? '')
}

/** The list item of an idea on the public page. */
export function ideaOn(page: Page, idea: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: idea })
}

export function takeButton(page: Page, idea: string): Locator {
  return ideaOn(page, idea).getByRole('button', { name: 'Mark as taken' })
}

export function takenButton(page: Page, idea: string): Locator {
  return ideaOn(page, idea).getByRole('button', { name: 'Taken', exact: true })
}

/** The Visible/Hidden switch beside a field of the profile form. */
export function visibilitySwitch(page: Page, label: string): Locator {
  return page.getByRole('switch', { name: `${label}: visible on the shared page`, exact: true })
}

/** Opens a page that follows live changes, and waits until its scripts have taken over: typing in one go before that may double. */
export async function openFollowed(page: Page, address: string): Promise<void> {
  const following = page.waitForRequest(/\/live$/)
  await page.goto(address)
  await following
}
