import type { Shell } from '#app/components/page-body.tsx'

const DATA = 'page-data'

/** What a visitor's page is made of: the same that the server made its markup of. */
export interface PageData {
  shell: Shell
  loaderData: unknown
  /** The script it stands on: another one means that the program has changed meanwhile. */
  script: string
}

export const PAGE_DATA_ID = DATA

/** A page's data in its markup; undefined for a page that is not made for visitors. */
export function pageDataIn(page: ParentNode): PageData | undefined {
  const text = page.querySelector(`#${DATA}`)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

/** For a script element: no text of a person can end it. */
export function inMarkup(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
