import { createHash } from 'node:crypto'

/** The CSP sources of a page's inline scripts with the nonce; a script without it stays blocked. */
export function inlineScriptHashes(page: string, nonce: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...sources]
}
