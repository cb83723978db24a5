import { createHash } from 'node:crypto'

/**
 * A page for everybody, made from one whose scripts carry a nonce: without the nonce, and with the sources by which its
 * policy lets exactly those inline scripts run. A script that came without the nonce gets no source.
 */
export function hashedScripts(page: string, nonce: string): { page: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return { page: page.replaceAll(mark, ''), sources: [...sources] }
}
