import type { Logger } from 'pino'
import type { Shops } from '#app/domain/ideas/shop.ts'
import type { Auth } from '#app/server/accounts/auth.ts'
import type { Authenticator } from '#app/server/accounts/authenticator.ts'
import type { Passkeys } from '#app/server/accounts/passkeys.ts'
import type { Provider } from '#app/server/accounts/provider.ts'
import type { Cards } from '#app/server/cards/drawn.ts'
import type { Database, DatabaseHandle } from '#app/server/database/database.ts'
import type { ideaTexts, languagesOfIdeas } from '#app/server/generator/idea-texts.ts'
import type { IdeaGenerator } from '#app/server/generator/port.ts'
import type { concurrencyLimit } from '#app/server/limits/in-memory.ts'
import type { Limits } from '#app/server/limits/port.ts'
import type { RecentAnswers } from '#app/server/limits/recent-answers.ts'
import type { Live } from '#app/server/live/port.ts'
import type { LookUp, MakePicture } from '#app/server/look-up/port.ts'
import type { Metrics } from '#app/server/log/metrics.ts'
import type { MailWorker } from '#app/server/mail/mail-worker.ts'
import type { Env } from '#app/server/start-up/env.ts'

/** Everything commands may need; a command's signature picks what it uses. */
export interface Services {
  env: Env
  db: Database
  database: DatabaseHandle
  auth: Auth
  passkeys: Passkeys
  /** Null where none is configured. */
  provider: Provider | null
  authenticator: Authenticator
  live: Live
  limits: Limits
  recentAnswers: RecentAnswers
  enterExport: ReturnType<typeof concurrencyLimit>
  /** Counts what is rendered for a client; answers the seconds to wait above the limit. */
  countView(client: string, what: 'pages' | 'forms', times?: number): number | undefined
  countPreview(client: string): number | undefined
  generator: IdeaGenerator
  builtInGenerator: IdeaGenerator
  ideaTexts: ReturnType<typeof ideaTexts>
  ideaLanguages: ReturnType<typeof languagesOfIdeas>
  cards: Cards
  shops: Shops
  /** Null with `LOOKUP=off`. */
  lookUp: LookUp | null
  makePicture: MakePicture
  clock: { now(): Date }
  random(bytes: number): Uint8Array
  isCommonPassword(password: string): Promise<boolean>
  signInDelay(ms: number): Promise<void>
  log: Logger
  metrics: Metrics
  /** Aborted when the server begins to stop: open streams end, requests are still answered. */
  stopping: AbortSignal
  stop(): void
  /** Signs values of cookies, and keys of limits. */
  sign(text: string): string
  mail: MailWorker
  outbox: { folder: string; key: string } | undefined
  close(): Promise<void>
}
