import { NO_CONNECTION } from '#app/domain/no-connection.ts'

const OPENING_BODY = /<body\b[^>]*>/
const LOOK_EVERY_MS = 4_000

const RELOAD_WHEN_BACK = `(()=>{const look=()=>document.hidden||fetch("/healthz").then(a=>a.ok&&location.reload(),()=>{});addEventListener("online",look);setInterval(look,${LOOK_EVERY_MS})})()`

/** A kept page as shown offline: it says first from when it is. Its scripts leave what they do not know alone. */
export async function withOfflineNotice(page: Response, storedAt: Date, now: Date): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set(
    'Content-Security-Policy',
    policy.replace(/script-src /, `$&${await hashOf(RELOAD_WHEN_BACK)} `),
  )
  const noticed = html.replace(OPENING_BODY, (body) => body + notice(asOf(storedAt, now)))
  return new Response(noticed, { status: page.status, headers })
}

export function asOf(storedAt: Date, now: Date): string {
  const time = storedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (storedAt.toDateString() === now.toDateString()) return time
  return `${storedAt.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`
}

function notice(time: string): string {
  return (
    `<aside role="status" id="${NO_CONNECTION}" ` +
    'class="notice" style="display:block;border-radius:0;text-align:center">' +
    `<strong>No connection: this page is as of ${time}.</strong> ` +
    'What was taken since does not show, and nothing can be marked as taken now. ' +
    `<a class="link" href="">Try again</a><script>${RELOAD_WHEN_BACK}</script></aside>`
  )
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
