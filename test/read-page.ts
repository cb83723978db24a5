import type { Browser } from '#test/browser.ts'

export function unescaped(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return html.replace(/&(lt|gt|quot|#x27|amp);/g, (entity, name: string) => characters[name] ?? entity)
}

export function valueOf(html: string, name: string): string | undefined {
  const control = controlOf(html, name)
  if (control?.startsWith('<select')) {
    const [, value, text] = /<option(?: value="([^"]*)")? selected="">([^<]*)/.exec(control) ?? []
    return value ?? text
  }
  const text = control?.startsWith('<textarea')
    ? />([^]*)<\/textarea>/.exec(control)?.[1]
    : / value="([^"]*)"/.exec(control ?? '')?.[1]
  return text === undefined ? undefined : unescaped(text)
}

export function isChecked(html: string, name: string): boolean {
  return controlOf(html, name)?.includes(' checked=""') ?? false
}

export function errorAt(html: string, name: string): string | undefined {
  const id = / aria-describedby="(\S+-error)/.exec(controlOf(html, name) ?? '')?.[1]
  const sentence = id && new RegExp(`id="${id}"[^>]*>([^]*?)</p>`).exec(html)?.[1]
  return sentence ? textOf(sentence) : undefined
}

/** The messages that a page shows instead of toasts without JavaScript, without what can be done about them. */
export function noticesOf(html: string): string[] {
  return [
    ...html.matchAll(/<noscript>(?:<div class="page[^"]*">)?<div class="notice"[^]*?<\/noscript>/g),
  ].map(([notice]) => textOf(notice.replace(/<form\b[^]*?<\/form>/g, '')))
}

/** A page without the elements that stand around each text beside others for translating browsers. */
export function withoutTextSpans(html: string): string {
  return html.replace(/<span>([^<]*)<\/span>/g, '$1')
}

export function textOf(html: string): string {
  const words = withoutTextSpans(html)
    .replace(/<(script|style|title)\b[^]*?<\/\1>/g, '')
    .replace(/<\/?bdi>/g, '')
    .replace(/<[^>]*>/g, '\n')
  return unescaped(words).replace(/\n+/g, '\n').trim()
}

export async function follow(browser: Browser, answer: Response): Promise<{ path: string; html: string }> {
  let path = answer.headers.get('Location')
  if (path === null) throw new Error(`an answer of ${answer.status} leads nowhere`)
  for (let hops = 0; hops < 5; hops++) {
    const page = await browser.get(path)
    const next = page.headers.get('Location')
    if (next === null) return { path, html: await page.text() }
    path = next
  }
  throw new Error(`redirects go on after ${path}`)
}

function controlOf(html: string, name: string): string | undefined {
  const pattern = `<textarea[^>]* name="${name}"[^>]*>[^]*?</textarea>|<select[^>]* name="${name}"[^]*?</select>|<input[^>]* name="${name}"[^>]*>`
  return new RegExp(pattern).exec(html)?.[0]
}

/** What a cookie of ours says to whoever has it: its value without the signature. */
export function cookieSays(value: string): unknown {
  return JSON.parse(Buffer.from(decodeURIComponent(value).split('.')[0] ?? '', 'base64').toString())
}

export function toastIn(response: Response): string | undefined {
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith('wishfolio.flash='))
  const value = cookie?.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
  return value ? (cookieSays(value) as { toast: string }).toast : undefined
}
