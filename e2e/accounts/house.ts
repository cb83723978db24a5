import { type OidcProvider, startOidcProvider } from '#test/programs/oidc-provider.ts'
import { freePort } from '#test/programs/postgres.ts'
import { test as base } from '../operator/server-lives.ts'

interface House {
  provider: OidcProvider
  port: string
}

/** For journeys with a provider of sign-ins, for a server on its port. */
export const test = base.extend<{ house: House }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
  house: async ({}, provide) => {
    const port = String(await freePort())
    const provider = await startOidcProvider(`http://127.0.0.1:${port}`)
    await provide({ provider, port })
    await provider.close()
  },
})

/** Somebody there, who comes next. */
export function person({ provider }: House, subject: string, email: string): void {
  provider.people.set(subject, { email, email_verified: true })
  provider.next = subject
}
