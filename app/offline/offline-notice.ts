import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { NO_CONNECTION, type OfflineNotice } from '#app/domain/no-connection.ts'

const OPENING_BODY = /<body\b[^>]*>/
const LOOK_EVERY_MS = 4_000

const RELOAD_WHEN_BACK = `(()=>{const look=()=>document.hidden||fetch("/healthz").then(a=>a.ok&&location.reload(),()=>{});addEventListener("online",look);setInterval(look,${LOOK_EVERY_MS})})()`

/** Of a page that was kept before its notice was, or whose notice did not come. */
export const IN_ENGLISH: OfflineNotice = {
  asOf: 'No connection: this page is as of {time}.',
  means: 'What was taken since does not show, and nothing can be marked as taken now.',
  again: 'Try again',
}

export function noticeAddress(html: string): string {
  return `/offline-notice/${languageIn(html)}`
}

/** A kept page as shown offline: it says first from when it is. Its scripts leave what they do not know alone. */
export async function withOfflineNotice(
  page: Response,
  { storedAt, now }: { storedAt: Date; now: Date },
  kept: (address: string) => Promise<Response | undefined>,
): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set(
    'Content-Security-Policy',
    policy.replace(/script-src /, `$&${await hashOf(RELOAD_WHEN_BACK)} `),
  )
  const words: OfflineNotice =
    (await (await kept(noticeAddress(html)))?.json().catch(() => undefined)) ?? IN_ENGLISH
  const time = asOf(storedAt, now, languageIn(html))
  const noticed = html.replace(OPENING_BODY, (body) => body + notice(words, time))
  return new Response(noticed, { status: page.status, headers })
}

function languageIn(html: string): string {
  return /<html[^>]* data-language="([\w-]+)"/.exec(html)?.[1] ?? SOURCE_LANGUAGE
}

/** The time in a language, where the visitor is; of another day with its date. */
export function asOf(storedAt: Date, now: Date, language: string): string {
  const isToday = storedAt.toDateString() === now.toDateString()
  return storedAt.toLocaleString(language, {
    ...(!isToday && { month: 'long', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

function notice({ asOf: said, means, again }: OfflineNotice, time: string): string {
  return (
    `<aside role="status" id="${NO_CONNECTION}" ` +
    'class="notice" style="display:block;border-radius:0;text-align:center">' +
    `<strong>${said.replace('{time}', time)}</strong> ${means} ` +
    `<a class="link" href="">${again}</a><script>${RELOAD_WHEN_BACK}</script></aside>`
  )
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
