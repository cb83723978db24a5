import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '#app/server/accounts/passwords.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { sessionCookieName } from '#app/server/request/cookie-names.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, passwords, sessions } from '#app/server/database/schema.ts'
import { copyTemplate, makeTemplate } from '#test/database/data-folder.ts'
import { PASSWORD } from '#test/make.ts'

/** So many have an account before a journey begins. */
export const ACCOUNTS = 400

export const SECRET = 'journeys'.repeat(8)
const A_MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** The address of one of them, counted from 1. */
export function emailOf(number: number): string {
  if (number > ACCOUNTS) throw new Error(`only ${ACCOUNTS} have an account`)
  return `person-before-${number}@example.org`
}

/** The cookie of the session that each of them has. */
export function sessionCookieOf(number: number): { name: string; value: string } {
  return { name: sessionCookieName(false), value: tokenOf(number) }
}

/** What the servers sign with, as for the links in their mails. */
export function sign(text: string): string {
  return createHmac('sha256', SECRET).update(text).digest('base64url')
}

function tokenOf(number: number): string {
  return `session-of-person-before-${number}`
}

/** A data folder with a database in which many have an account and a session, and nobody a profile. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-e2e-'))
  copyTemplate(process.env.DATA_TEMPLATE ?? '', folder)
  return folder
}

/** Gives a database the accounts that a journey begins with. */
export async function fillAccounts(db: Database): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  const everybody = Array.from({ length: ACCOUNTS }, (_, at) => ({
    id: `before-${at}`,
    email: emailOf(at + 1),
  }))
  // So long ago that no analytics count them.
  const createdAt = new Date('2001-01-01')
  await db.insert(accounts).values(everybody.map((one) => ({ ...one, createdAt })))
  await db.insert(passwords).values(everybody.map(({ id }) => ({ userId: id, hash })))
  await db.insert(sessions).values(
    everybody.map(({ id }, at) => ({
      userId: id,
      tokenHash: hashToken(tokenOf(at + 1)),
      expiresAt: new Date(Date.now() + A_MONTH_MS),
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
    })),
  )
}

/** Before all journeys: the data folder that each of their servers begins with. */
export default async function setup(): Promise<() => void> {
  const template = await makeTemplate(fillAccounts)
  writeFileSync(join(template, 'auth-secret'), SECRET, { mode: 0o600 })
  process.env.DATA_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
