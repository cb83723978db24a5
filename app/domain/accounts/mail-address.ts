import { EMAIL_LIMIT } from '#app/domain/accounts/account.ts'
import { hostInLetters } from '#app/domain/ideas/host-in-letters.ts'

/** As the HTML standard has them (valid e-mail address); the domain with a dot. */
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`)

/** The one form of an address: small letters, letters for punycode; undefined for none that HTML and IDNA allow. */
export function mailAddress(written: string): string | undefined {
  const at = written.lastIndexOf('@')
  const local = written.slice(0, at)
  const ascii = asciiDomain(written.slice(at + 1))
  if (at + 1 + ascii.length > EMAIL_LIMIT || !LOCAL_PART.test(local) || !DOMAIN.test(ascii)) return undefined
  const domain = hostInLetters(ascii)
  return domain && `${local.toLowerCase()}@${domain}`
}

/** As browsers read a host; empty for what is none. */
function asciiDomain(written: string): string {
  const whole = `http://${written}`
  return /^[a-z0-9.-]*$/i.test(written.replace(/\P{ASCII}/gu, '')) && URL.canParse(whole)
    ? new URL(whole).hostname
    : ''
}
