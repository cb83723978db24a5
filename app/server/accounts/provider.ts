import type { Configuration } from 'openid-client'
import type { Logger } from 'pino'
import type { Identity, ProviderSecrets } from '#app/domain/accounts/provider.ts'
import { mailAddress } from '#app/domain/accounts/mail-address.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { describe } from '#app/server/log/log.ts'
import type { Env } from '#app/server/start-up/env.ts'

const LIMIT_SECONDS = 5

/**
 * Signing in by OpenID Connect: code flow with PKCE, nonce and state, and a signed ID token. The issuer is discovered when
 * it is first needed; a failure is forgotten. Each request may take five seconds.
 */
export interface Provider {
  name: string
  issuer: string
  /** The origins that its addresses for browsers are known to have. */
  origins(): string[]
  /** Where to sign in, with `anew` also for whoever is signed in there. Refused: 'provider_away'. */
  begin(anew?: boolean): Promise<Outcome<{ address: string; secrets: ProviderSecrets }>>
  /** Refused: 'provider_cancelled', 'provider_refused', 'provider_away'. */
  read(answer: URL, secrets: ProviderSecrets): Promise<Outcome<Identity>>
  /** Where a browser signs out there; null where that is not offered, or out of reach. */
  signOutAddress(): Promise<string | null>
}

interface Config {
  env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME' | 'publicUrl'>
  log: Pick<Logger, 'warn'>
  limitSeconds?: number
}

/** Null where none is configured. */
export function createProvider({ env, log, limitSeconds = LIMIT_SECONDS }: Config): Provider | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, publicUrl } = env
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null
  const issuer = new URL(OIDC_ISSUER).href
  const back = `${publicUrl}/signin/provider/callback`
  let known: Configuration | undefined
  let discovering: Promise<Configuration> | undefined

  async function discover(): Promise<Configuration> {
    const client = await library()
    const found = await client.discovery(
      new URL(issuer),
      OIDC_CLIENT_ID ?? '',
      OIDC_CLIENT_SECRET,
      (server, ...request) => {
        const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
        const way = offered.includes('client_secret_post')
          ? client.ClientSecretPost
          : client.ClientSecretBasic
        way(OIDC_CLIENT_SECRET)(server, ...request)
      },
      {
        timeout: limitSeconds,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    // Used to lead browsers there: nonsense is found now.
    client.buildAuthorizationUrl(found, {})
    return (known = found)
  }

  /** Shared by all who ask at once. */
  async function configuration(): Promise<Configuration> {
    if (known) return known
    discovering ??= discover().finally(() => (discovering = undefined))
    return discovering
  }

  function away(error: unknown) {
    log.warn({ ...describe(error), issuer }, 'the provider of sign-ins does not work')
    return refused('provider_away')
  }

  return {
    name: OIDC_NAME ?? new URL(issuer).hostname,
    issuer,
    origins() {
      const { authorization_endpoint, end_session_endpoint } = known?.serverMetadata() ?? {}
      const addresses = [issuer, authorization_endpoint, end_session_endpoint]
      return [
        ...new Set(addresses.flatMap((one) => (URL.canParse(one ?? '') ? [new URL(one ?? '').origin] : []))),
      ]
    },
    async begin(anew = false) {
      try {
        const client = await library()
        const found = await configuration()
        const secrets = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const { href } = client.buildAuthorizationUrl(found, {
          redirect_uri: back,
          scope: 'openid email',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          ...(anew && { max_age: '0' }),
        })
        return done({ address: href, secrets })
      } catch (error) {
        return away(error)
      }
    },
    async read(answer, { state, nonce, verifier }) {
      const client = await library()
      try {
        const found = await configuration()
        const tokens = await client.authorizationCodeGrant(found, new URL(back + answer.search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        // One of many tenants is another issuer.
        if (!claims || new URL(claims.iss).href !== issuer) return refused('provider_refused')
        const said =
          claims.email === undefined && found.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
            : claims
        const { email, email_verified } = said
        return done({
          issuer,
          subject: claims.sub,
          email: (typeof email === 'string' && mailAddress(email.trim())) || null,
          isVerified: email_verified === true,
          signedInAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
        })
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError)
          return refused(error.error === 'access_denied' ? 'provider_cancelled' : 'provider_refused')
        return isWrongAnswer(error) ? refused('provider_refused') : away(error)
      }
    },
    async signOutAddress() {
      try {
        const { buildEndSessionUrl } = await library()
        const found = await configuration()
        if (found.serverMetadata().end_session_endpoint === undefined) return null
        return buildEndSessionUrl(found, { post_logout_redirect_uri: `${publicUrl}/signout` }).href
      } catch (error) {
        away(error)
        return null
      }
    },
  }
}

/** Of what the library throws: a code or token that is not for this sign-in, and no fault of the provider's. */
function isWrongAnswer(error: unknown): boolean {
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  return said === 'invalid_grant' || /^OAUTH_(JWT_|INVALID_RESPONSE$|JSON_ATTRIBUTE_)/.test(String(code))
}

/** Read when somebody first signs in so. */
function library() {
  return import('openid-client')
}
