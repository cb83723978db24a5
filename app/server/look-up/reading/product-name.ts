import { trimmed } from '#app/domain/text.ts'

const MAX_NAME_LENGTH = 200
const SEPARATOR = /\s+[|–—·•»:-]+\s+|\s*[|»]\s*|:{2}|:\s+/u
/** What stands in place of a page where a machine is not welcome, or nothing is. */
const NO_PAGE =
  /^(?:robot check|access denied|just a moment|attention required|are you (?:a )?human|pardon our interruption|captcha|security check|page not found|not found|error|forbidden|403|404)\b/iu

/** A product's name without the shop's, which stands in front or behind, at most 200 code points; '' for a page that is none. */
export function productName(title: string, siteNames: readonly string[], host: string): string {
  const text = trimmed(title.replace(/[\p{Cc}\s]+/gu, ' '))
  if (NO_PAGE.test(text)) return ''
  const labels = host.replace(/^www\./, '').split('.')
  const shop =
    labels.length > 2 && /^(?:co|com|org|net)$/.test(labels.at(-2) ?? '') ? labels.at(-3) : labels.at(-2)
  const names = new Set([...siteNames, host, host.replace(/^www\./, ''), shop ?? ''].map(plain))
  const isShop = (part: string) =>
    names.has(plain(part)) ||
    new RegExp(`^${plain(shop ?? '')}(?:deutschland|schweiz|uk|usa?|com|de)?$`).test(plain(part))
  return trimmed([...withoutShop(text, isShop)].slice(0, MAX_NAME_LENGTH).join(''))
}

function withoutShop(text: string, isShop: (part: string) => boolean): string {
  if (isShop(text)) return ''
  const separators = [...text.matchAll(new RegExp(SEPARATOR, 'gu'))]
  const starts = [0, ...separators.map((found) => found.index + found[0].length)]
  const ends = [...separators.map((found) => found.index), text.length]
  const parts = starts.map((start, at) => text.slice(start, ends[at]))
  const first = isShop(parts[0] ?? '') ? 1 : 0
  // What stands behind the shop's name is its department.
  const behind = parts.findIndex((part, at) => at > first && isShop(part))
  return text.slice(starts[first], behind < 0 ? text.length : ends[behind - 1])
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
