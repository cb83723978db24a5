import { LIMITS, MAIL_WAIT_SECONDS } from '#app/domain/limits.ts'
import type { Services } from '#app/server/services.ts'

/** How long a form still has to wait, and the token that proves it did. */
export interface Wait {
  token: string
  seconds: number
}

/**
 * Asks a form that sends mail to wait 20 seconds while half of the hour's mails are used; undefined when it need not, or
 * when its `token` shows that it did. `about` says what is asked for: a token counts for that alone, once.
 */
export async function askToWait(
  services: Pick<Services, 'mail' | 'sign' | 'random' | 'clock' | 'limits'>,
  about: string,
  token: string | undefined,
): Promise<Wait | undefined> {
  const ended = token === undefined ? 'invalid' : await endWait(services, about, token)
  if (ended === 'waited') return undefined
  if (ended !== 'invalid') return ended
  return (await services.mail.isHalfUsed()) ? newWait(services, about) : undefined
}

/** A wait that begins now, for what `about` says. */
export function newWait(
  { sign, random, clock }: Pick<Services, 'sign' | 'random' | 'clock'>,
  about: string,
): Wait {
  const began = String(clock.now().getTime())
  const nonce = Buffer.from(random(12)).toString('base64url')
  return { token: `${began}.${nonce}.${signature(sign, about, began, nonce)}`, seconds: MAIL_WAIT_SECONDS }
}

/**
 * Uses a token up: 'waited' once its 20 seconds are over, the rest of the wait before, and 'invalid' for one that is
 * forged, used, about something else or a quarter of an hour old.
 */
export async function endWait(
  { sign, clock, limits }: Pick<Services, 'sign' | 'clock' | 'limits'>,
  about: string,
  token: string,
): Promise<'waited' | 'invalid' | Wait> {
  const [began = '', nonce = '', signed = '', ...more] = token.split('.')
  // What is signed must be the whole token, or it would count as another with something after it.
  if (more.length > 0 || signed !== signature(sign, about, began, nonce)) return 'invalid'
  const age = (clock.now().getTime() - Number(began)) / 1000
  if (age < 0 || age >= LIMITS.waits.seconds) return 'invalid'
  if (age < MAIL_WAIT_SECONDS) return { token, seconds: Math.ceil(MAIL_WAIT_SECONDS - age) }
  return (await limits.count('waits', token)) === undefined ? 'waited' : 'invalid'
}

function signature(sign: Services['sign'], about: string, began: string, nonce: string): string {
  return sign(`wait ${began} ${nonce} ${about}`)
}
