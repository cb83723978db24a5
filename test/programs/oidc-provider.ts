import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** What the provider says of somebody beside their subject. */
interface Claims {
  email?: string
  email_verified?: boolean
}

export interface OidcProvider {
  /** What the site is configured with. */
  env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; OIDC_NAME: string }
  people: Map<string, Claims>
  /** Who signs in there next; null refuses. */
  next: string | null
  /** When they signed in there, in seconds; undefined for now. */
  signedInAt: number | undefined
  mode: 'up' | 'away' | 'silent' | 'nonsense'
  /** Changes what the site is answered for a code. */
  tamper: ((tokens: Tokens) => Tokens) | undefined
  close(): Promise<void>
}

interface Tokens {
  id_token?: string
}

const secretOf = (client: string) => `${client} secret`

/** A client of the provider's beside the site. */
export const OTHER_CLIENT = 'other'

/** An OpenID provider on this machine, for a site at `url`; whoever comes is signed in as `next` without a question. */
export async function startOidcProvider(url = 'http://localhost:3000'): Promise<OidcProvider> {
  let answer = (_incoming: IncomingMessage, outgoing: ServerResponse) => void outgoing.destroy()
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Claims>()
  const site: OidcProvider = {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'wishfolio',
      OIDC_CLIENT_SECRET: secretOf('wishfolio'),
      OIDC_NAME: 'Our House',
    },
    people,
    next: null,
    signedInAt: undefined,
    mode: 'up',
    tamper: undefined,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const provider = new Provider(issuer, {
    clients: ['wishfolio', OTHER_CLIENT].map((client_id) => ({
      client_id,
      client_secret: secretOf(client_id),
      require_auth_time: true,
      redirect_uris: [`${url}/signin/provider/callback`],
      post_logout_redirect_uris: [`${url}/signout`],
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(context, form) {
          const button = '<button name="logout" value="yes" form="op.logoutForm">Yes, sign me out</button>'
          context.body = `<!doctype html><title>Sign out</title><link rel="icon" href="data:,">${form}${button}`
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    async loadExistingGrant({ oidc: { provider: own, client, session } }) {
      const grant = new own.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  })
  provider.use(async (context, next) => {
    await next()
    if (context.oidc?.route === 'token' && site.tamper) context.body = site.tamper(context.body as Tokens)
  })
  const callback = provider.callback()
  const finish = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    provider.interactionFinished(
      incoming,
      outgoing,
      site.next === null
        ? { error: 'access_denied' }
        : { login: { accountId: site.next, ts: site.signedInAt } },
    )
  answer = (incoming, outgoing) => {
    if (site.mode === 'away') return void outgoing.destroy()
    if (site.mode === 'silent') return
    if (site.mode === 'nonsense') return void outgoing.end('<h1>Welcome</h1>')
    void (incoming.url?.startsWith('/interaction/')
      ? finish(incoming, outgoing)
      : callback(incoming, outgoing))
  }
  return site
}

/** The same tokens from a provider that does not tell when somebody signed in there. */
export function withoutAuthTime(tokens: Tokens): Tokens {
  const [header = '', payload = ''] = tokens.id_token?.split('.') ?? []
  const { auth_time: _, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object & {
    auth_time?: number
  }
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url')
  return { ...tokens, id_token: `${signed}.${signature}` }
}

/** The tokens that a client gets for a code. */
export async function tokensFor(
  { env }: OidcProvider,
  client: string,
  fields: { code: string; code_verifier: string; redirect_uri: string },
): Promise<Tokens> {
  const answer = await fetch(`${env.OIDC_ISSUER}/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${client}:${encodeURIComponent(secretOf(client))}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
  })
  return (await answer.json()) as Tokens
}
