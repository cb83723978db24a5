import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'
import { LANGUAGES, OFFERED } from '#app/server/request/words.ts'
import { LANGUAGE } from '#app/server/request/cookie-names.ts'

const CHOSEN = new RegExp(`(?:^|;)\\s*${LANGUAGE.replaceAll('.', '\\.')}=([\\w-]+)`)

/** Longer than those that browsers send. */
const MAX_LENGTH = 200
const accepted = new LRUCache<string, string>({ max: 1_000 })

interface Asking {
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** The language for a request: as chosen before, else as its browser asks for, else `fallback`. One of ours, always. */
export function languageOf({ cookie, acceptLanguage }: Asking, fallback: string): string {
  const chosen = chosenLanguage(cookie)
  if (chosen) return chosen
  return acceptLanguage ? acceptedOf(acceptLanguage, fallback) : fallback
}

/** The one that was chosen in this browser, if one was. */
export function chosenLanguage(cookie: string | null | undefined): string | undefined {
  const chosen = cookie ? CHOSEN.exec(cookie)?.[1] : undefined
  return chosen && LANGUAGES.includes(chosen) ? chosen : undefined
}

function acceptedOf(header: string, fallback: string): string {
  const read = header.slice(0, MAX_LENGTH)
  const key = `${fallback} ${read}`
  const known = accepted.get(key)
  if (known !== undefined) return known
  const language = chooseLanguage(read, OFFERED, fallback)
  accepted.set(key, language)
  return language
}

/**
 * The language of `offered` for an 'Accept-Language': of its tags, the preferred first, the first that is offered, or is the
 * same language in the same script; else `fallback`.
 */
export function chooseLanguage(header: string, offered: readonly string[], fallback: string): string {
  for (const tag of tagsIn(header)) {
    const suited = offered.find((one) => one === tag) ?? offered.find((one) => kindOf(one) === kindOf(tag))
    if (suited !== undefined) return suited
  }
  return fallback
}

/** 'pt Latn' for Portuguese of any country, 'zh Hant' for Chinese as in Taiwan. */
function kindOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language} ${script}`
}

/** The language tags of an 'Accept-Language', the preferred first; '*' and what is no tag are left out. */
function tagsIn(header: string): string[] {
  return parseAccept(header)
    .filter(({ q, type }) => q > 0 && isTag(type))
    .map(({ type }) => type)
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
