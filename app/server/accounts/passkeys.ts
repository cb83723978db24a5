import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { CHALLENGE_MINUTES, passkeySite, type PasskeySite } from '#app/domain/accounts/passkeys.ts'

/** EdDSA, ES256, RS256. Newer Node would offer an experimental key of 1.3 kB, too. */
const ALGORITHMS = [-8, -7, -257]
const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000

type PasskeyOptions = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>
type NewPasskeyOptions = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>

interface PasskeyKey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** A challenge that was answered rightly; whoever accepts it uses it up. */
interface Answered {
  challenge: string
  until: Date
}

/**
 * Passkeys by WebAuthn. A challenge is for one purpose, such as signing in with this browser; it carries its signature, so
 * that none is stored until it is answered. An answer that is wrong in any way is undefined.
 */
export interface Passkeys {
  /** Null where they cannot be, under an IP address. */
  site: PasskeySite | null
  askForOne(purpose: string, keys?: readonly PasskeyKey[]): PasskeyOptions | null
  askForNew(
    purpose: string,
    account: { id: string; email: string },
    keys: readonly PasskeyKey[],
  ): Promise<NewPasskeyOptions | null>
  /** The id of the key that answered, as it says itself. */
  keyIn(answer: string): string | undefined
  readOne(
    purpose: string,
    answer: string,
    key: PasskeyKey,
  ): Promise<(Answered & { counter: number }) | undefined>
  readNew(purpose: string, answer: string): Promise<(Answered & { key: PasskeyKey }) | undefined>
}

interface Config {
  publicUrl: string
  clock: { now(): Date }
  random: (bytes: number) => Uint8Array
  sign: (text: string) => string
}

export function createPasskeys({ publicUrl, clock, random, sign }: Config): Passkeys {
  const site = passkeySite(publicUrl)
  const signed = (purpose: string, rest: string) => `${rest}.${sign(`passkey ${purpose} ${rest}`)}`
  const newChallenge = (purpose: string) => {
    const nonce = Buffer.from(random(16)).toString('base64url')
    return signed(purpose, `${nonce}.${clock.now().getTime() + CHALLENGE_MS}`)
  }

  /** Runs a check of the library's with what it expects of any answer to a challenge for `purpose`. */
  async function check<Answer extends object>(
    purpose: string,
    run: (expected: {
      expectedChallenge: (challenge: string) => boolean
      expectedOrigin: string
      expectedRPID: string
      requireUserVerification: true
    }) => Promise<Answer | undefined>,
  ): Promise<(Answer & Answered) | undefined> {
    if (!site) return undefined
    let answered: Answered | undefined
    const expectedChallenge = (encoded: string) => {
      const challenge = Buffer.from(encoded, 'base64url').toString()
      const [nonce, until] = challenge.split('.')
      if (challenge !== signed(purpose, `${nonce}.${until}`)) return false
      answered = { challenge, until: new Date(Number(until)) }
      return clock.now() < answered.until
    }
    try {
      const answer = await run({
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
      })
      return answer && answered && { ...answer, ...answered }
    } catch {
      // The library throws for whatever is wrong.
      return undefined
    }
  }

  return {
    site,
    askForOne(purpose, keys = []) {
      if (!site) return null
      return {
        challenge: Buffer.from(newChallenge(purpose)).toString('base64url'),
        rpId: site.id,
        userVerification: 'required',
        timeout: CHALLENGE_MS,
        allowCredentials: keys.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: 'public-key',
          transports,
        })),
      }
    },
    async askForNew(purpose, account, keys) {
      if (!site) return null
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        challenge: newChallenge(purpose),
        rpName: 'Wishfolio',
        rpID: site.id,
        userID: new TextEncoder().encode(account.id),
        userName: account.email,
        userDisplayName: account.email,
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: keys.map(({ credentialId }) => ({ id: credentialId })),
      })
    },
    keyIn(answer) {
      const { id } = (parsed(answer) ?? {}) as { id?: unknown }
      return typeof id === 'string' ? id : undefined
    },
    async readOne(purpose, answer, key) {
      const { verifyAuthenticationResponse } = await library()
      return check(purpose, async (expected) => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: parsed(answer) as AuthenticationResponseJSON,
          credential: {
            id: key.credentialId,
            publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
            counter: key.counter,
          },
        })
        return verified ? { counter: authenticationInfo.newCounter } : undefined
      })
    },
    async readNew(purpose, answer) {
      const { verifyRegistrationResponse } = await library()
      return check(purpose, async (expected) => {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: parsed(answer) as RegistrationResponseJSON,
          supportedAlgorithmIDs: ALGORITHMS,
        })
        if (!verified) return undefined
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        const encoded = Buffer.from(publicKey).toString('base64url')
        return { key: { credentialId: id, publicKey: encoded, counter, transports } }
      })
    },
  }
}

/** Read when a passkey is first used: it takes some 26 MB. */
function library() {
  return import('@simplewebauthn/server')
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return null
  }
}
