import { Secret, TOTP } from 'otpauth'
import { STEP_SECONDS } from '#app/domain/accounts/second-factor.ts'

/** As long as SHA-1, which is what all apps know. */
const SECRET_BYTES = 20

/**
 * Codes of authenticator apps (TOTP, RFC 6238). What an app gets is derived from the account, a seed and the server's
 * secret, so that the database holds no secret.
 */
export interface Authenticator {
  /** What an app is set up by: the text of a picture, or a key to type. */
  keyOf(account: { id: string; email: string }, seed: string): { address: string; key: string }
  /** The half minute that a code is of: this one, the one before or the next. */
  stepOf(accountId: string, seed: string, code: string): number | undefined
}

interface Config {
  clock: { now(): Date }
  sign: (text: string) => string
}

export function createAuthenticator({ clock, sign }: Config): Authenticator {
  const app = ({ id, email }: { id: string; email: string }, seed: string) => {
    const bytes = Buffer.from(sign(`second factor of ${id} ${seed}`), 'base64url')
    const secret = new Secret({ buffer: new Uint8Array(bytes).slice(0, SECRET_BYTES).buffer })
    return new TOTP({ issuer: 'Wishfolio', label: email, secret, period: STEP_SECONDS })
  }
  return {
    keyOf(account, seed) {
      const totp = app(account, seed)
      return { address: totp.toString(), key: totp.secret.base32 }
    },
    stepOf(id, seed, code) {
      const timestamp = clock.now().getTime()
      const delta = app({ id, email: '' }, seed).validate({ token: code, timestamp, window: 1 })
      return delta === null ? undefined : Math.floor(timestamp / (STEP_SECONDS * 1000)) + delta
    },
  }
}
