import { isPrice, PRICE } from '#app/domain/ideas/currency.ts'
import { hostInLetters } from '#app/domain/ideas/host-in-letters.ts'
import { trimmed } from '#app/domain/text.ts'

const MAX_ADDRESS_LENGTH = 2048
/** Of a name in the DNS, and of each part of it. */
const MAX_HOST_LENGTH = 253
const LONG_PART = /[^.]{64}/
/** Of a host as written, with a port. */
const LONG_HOST = new RegExp(String.raw`^(?:https?:)?[/\\]*[^/\\?#]{${MAX_HOST_LENGTH + 10}}`, 'i')

export type AddressRefused =
  | 'product_link_too_long'
  | 'product_link_control_characters'
  | 'product_link_scheme'
  | 'product_link_credentials'
  | 'product_link_mixed_scripts'
  | 'product_link_invalid'

/**
 * The address of a product as a browser would open it; without a scheme, https. Refused: other schemes, a name or
 * password, control and invisible characters, letters of several scripts in one name of the host, a host that is a
 * number, has no dot, is too long for the DNS or is not what its punycode says, more than 2,048 characters.
 */
export function productAddress(written: string): { address: string } | { refused: AddressRefused } {
  const text = trimmed(written)
  if (text.length > MAX_ADDRESS_LENGTH) return { refused: 'product_link_too_long' }
  if (/[\p{Cc}\p{Cf}]/u.test(text)) return { refused: 'product_link_control_characters' }
  if (/\s/u.test(text)) return { refused: 'product_link_invalid' }
  const whole = BARE_HOST.test(text) ? `https://${text}` : text
  // Before it is parsed: what a host of other letters costs grows with its square.
  if (LONG_HOST.test(whole)) return { refused: 'product_link_invalid' }
  const url = parsed(whole)
  if (!url) return { refused: 'product_link_invalid' }
  if (!/^https?:$/.test(url.protocol)) return { refused: 'product_link_scheme' }
  if (url.username !== '' || url.password !== '') return { refused: 'product_link_credentials' }
  const { hostname } = url
  if (
    hostname.length > MAX_HOST_LENGTH ||
    LONG_PART.test(hostname) ||
    !/\.(?!\d+\.?$)[^.]+\.?$/.test(hostname) ||
    hostname.includes('..')
  )
    return { refused: 'product_link_invalid' }
  const host = hostInLetters(hostname)
  if (host === undefined) return { refused: 'product_link_invalid' }
  if (host.split('.').some(mixesScripts)) return { refused: 'product_link_mixed_scripts' }
  return url.href.length > MAX_ADDRESS_LENGTH ? { refused: 'product_link_too_long' } : { address: url.href }
}

/** Not by `URL.canParse`, which phones may lack. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** "ikea.com/x", "ikea.com:443": a host, which the URL parser would take for a scheme or refuse. */
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|:\d|$)/u

/** The host of a product's address without "www."; in punycode where its letters could be taken for others. */
export function hostOf(address: string): string {
  const { hostname, host } = new URL(address)
  const letters = hostInLetters(hostname)
  const shown = letters !== undefined && UNMISTAKABLE.test(letters) ? letters : hostname
  return (shown + host.slice(hostname.length)).replace(/^www\.(?=[^.]+\.)/, '')
}

/** With ASCII the accented letters whose mark stands out; none that could be taken for a plain i, l, d or t. */
const UNMISTAKABLE = /^[a-z0-9.\-äåæéèêëñöøüßœčřšžőűůćńśźż]+$/u

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  EAST_ASIAN,
]

/** Letters of two scripts in one name, which no honest name has; East Asian names mix theirs with Latin. */
function mixesScripts(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? []
  const found = new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter))))
  if (found.has(SCRIPTS.indexOf(EAST_ASIAN))) found.delete(0)
  return found.size > 1
}

/** Marks of other scripts end it, which no address has unless they are encoded. */
const ADDRESS =
  /(^|[^\p{L}\p{N}])((?:https?:\/\/|www\.)[^\s<>"“”„«»‹›`|\u060c\u061b\u061f\u06d4\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\p{Default_Ignorable_Code_Point}]+)/iu
const OPENING: Partial<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const PAIRS =
  '() [] {} <> “” „“ „” «» »« ‹› ›‹ "" \'\' ‘’ ‚‘ ** __ ~~ `` 「」 『』 【】 〔〕 〈〉 《》 （） ［］ ＜＞'.split(
    ' ',
  )
/** A price that a table's separator ties to an address, which has no sign of a currency itself. */
const PRICE_BEHIND = new RegExp(
  String.raw`[,;] ?(\p{Sc} ?\d|\d{1,6}(?:[.,]\d\d)? ?\p{Sc}|${PRICE}(?![^\s,;)\]]))`,
  'giu',
)
/** What an address has behind a comma, and no cell of a table: "p1234", "kites.html", "a=b". */
const OF_ADDRESS = /\p{L}\d{3}|\.\p{L}|\/\p{L}{2}|=/u
/** "@48.13,11.57" is a place on a map. */
const LATITUDE = /[@=/:]-?\d{1,3}\.\d{2,}$/

/**
 * A line of a list without its first web address and the brackets, quotation marks and punctuation around it; `link` is
 * empty where there is none. A price that a separator ties to the address (",12.50") stays in the text.
 */
export function splitAddress(line: string): { text: string; link: string } {
  const plain = line
    .replace(/<a\s([^<>]*)>([^<>]*)<\/a>/giu, (_, attributes: string, label: string) => {
      const [, address = ''] = /href=["']?([^"'\s]+)/iu.exec(attributes) ?? []
      return `${label} ${address.replaceAll('&amp;', '&')}`
    })
    .replace(/<((?:https?:\/\/|www\.)[^\s<>|]+)\|([^<>]*)>/giu, '$2 $1')
    .replace(/\[([^[\]]*)\]\((?=https?:\/\/|www\.)/giu, (_, label: string) =>
      /^\s*(?:https?:|www\.)\S*\s*$/iu.test(label) ? '(' : `${label} (`,
    )
  const found = ADDRESS.exec(plain)
  if (!found) return { text: trimmed(line), link: '' }
  const [, before = '', run = ''] = found
  let start = found.index + before.length
  const link = addressIn(run, before, plain.slice(start + run.length, start + run.length + 20))
  let end = start + link.length
  for (;;) {
    const [from, to] = [start - Number(plain[start - 1] === ' '), end + Number(plain[end] === ' ')]
    if (!PAIRS.includes(plain.slice(from - 1, from) + plain.slice(to, to + 1))) break
    ;[start, end] = [from - 1, to + 1]
  }
  while (/[\s:;,|：；，、(<[“„«–—-]/u.test(plain[start - 1] ?? '')) start--
  const stillOpen = plain.lastIndexOf('(', start) > plain.lastIndexOf(')', start)
  const shut = stillOpen ? /[\s:;,|.…!?：；，、。！？،؛؟–—-]/u : /[\s:;,|.…!?：；，、。！？،؛؟)>\]–—-]/u
  while (shut.test(plain[end] ?? '')) end++
  const text = `${plain.slice(0, start)} ${plain.slice(end)}`
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[)\]])/gu, '')
  return { text: /[\p{L}\p{N}\p{So}]/u.test(text) ? trimmed(text) : '', link }
}

/**
 * The address that a run of characters begins with: up to a bracket that it did not open or the price behind, without
 * what ends a sentence or encloses it.
 */
function addressIn(run: string, before: string, behind: string): string {
  const open: string[] = []
  let end = 0
  for (const character of run) {
    if ('([{'.includes(character)) open.push(character)
    else if (')]}'.includes(character) && open.pop() !== OPENING[character]) break
    end += character.length
  }
  end = Math.min(end, cellEnd(run.slice(0, end), before, end < run.length ? '' : behind))
  while (/[.,;:!?'’*~…([{]/u.test(run[end - 1] ?? '')) end--
  const address = run.slice(0, end)
  return before === '_' ? address.replace(/_{1,3}$/, '') : address
}

/** Where an address ends that is a cell of a table: before the separator that stands before it too, or before a price. */
function cellEnd(whole: string, before: string, behind: string): number {
  const run = whole.slice(0, MAX_ADDRESS_LENGTH)
  const next = /[,;]/.test(before) ? run.indexOf(before) : -1
  const cells = next < 0 ? [] : run.slice(next + 1).split(before)
  if (cells.length > 0 && !LATITUDE.test(run.slice(0, next)) && !cells.some(isOfAddress)) return next
  const text = run + behind
  for (const { 0: found, 1: price = '', index } of text.matchAll(PRICE_BEHIND)) {
    const address = run.slice(0, index)
    const isOfQuery = /[?#]/.test(address)
    const isOfPath = /^,(?:\d|\S{0,60}[./])/.test(text.slice(index + found.length))
    const isSure = isPrice(price, true) || !(isOfQuery || isOfPath)
    if (isSure && !LATITUDE.test(address)) return index
  }
  return whole.length
}

const isOfAddress = (cell: string) => OF_ADDRESS.test(cell) && !isPrice(cell) && !/\p{Sc}/u.test(cell)

/** What a product may be called by its address: the words of its path, or else its host. */
export function nameFromAddress(address: string): string {
  const { pathname } = new URL(address)
  const longest = pathname
    .split('/')
    .map(decoded)
    .map((part) => part.replace(/\.(?:html?|php|aspx?)$/iu, '').split(/[-_+. ]+/u))
    .map((words) => words.filter((word) => /^\p{L}{2,}$/u.test(word)))
    .reduce((one, other) => (other.length > one.length ? other : one), [])
  if (longest.length < 2) return hostOf(address)
  const name = [...longest.join(' ')].slice(0, 80).join('').trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
