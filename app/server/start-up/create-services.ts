import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { EXPORTS_AT_ONCE, PREVIEWS, VIEWS_WINDOW_SECONDS } from '#app/domain/limits.ts'
import { createAuth, type Passwords } from '#app/server/accounts/auth.ts'
import { createAuthenticator } from '#app/server/accounts/authenticator.ts'
import { createPasskeys } from '#app/server/accounts/passkeys.ts'
import { createProvider } from '#app/server/accounts/provider.ts'
import { isCommonPassword } from '#app/server/accounts/common-passwords.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { drawnCards } from '#app/server/cards/drawn.ts'
import { roomIn, watchDisk } from '#app/server/database/embedded/disk-room.ts'
import { type Env, EnvInvalid } from '#app/server/start-up/env.ts'
import { createMetrics, type Metrics } from '#app/server/log/metrics.ts'
import { ideaTexts, languagesOfIdeas } from '#app/server/generator/idea-texts.ts'
import { builtInGenerator, pipeline } from '#app/server/generator/pipeline.ts'
import type { IdeaGenerator } from '#app/server/generator/port.ts'
import { concurrencyLimit, countInMemory } from '#app/server/limits/in-memory.ts'
import { createDatabaseLimits, createRedisLimits } from '#app/server/limits/counting.ts'
import { createSignInDelay } from '#app/server/accounts/password-queue.ts'
import { createLog, describe } from '#app/server/log/log.ts'
import { createNotifyLive } from '#app/server/live/notify.ts'
import { createRedisLive } from '#app/server/live/redis.ts'
import type { Network } from '#app/server/look-up/asking/ask-shops.ts'
import { createLookUp } from '#app/server/look-up/look-up.ts'
import { createMakePicture } from '#app/server/look-up/pictures/make-picture.ts'
import { createOutbox } from '#app/server/mail/outbox.ts'
import { shopsOf } from '#app/server/start-up/shops.ts'
import { createSmtp, smtpProblem } from '#app/server/mail/smtp.ts'
import { recentAnswers } from '#app/server/limits/recent-answers.ts'
import { startMailWorker } from '#app/server/mail/mail-worker.ts'
import { watchedBudget } from '#app/server/mail/mail-budget.ts'
import type { Services } from '#app/server/services.ts'

/** As long as `AUTH_SECRET`, of letters that can be seen: a power cut may leave nothing, or zeros. */
const WHOLE_SECRET = /^[!-~]{32,}$/

/** The only place where adapters are chosen. Tests replace what is random, remote, slow or depends on the time. */
export async function createServices(
  env: Env,
  replaced: Partial<
    Pick<Services, 'clock' | 'random' | 'signInDelay' | 'generator' | 'log'> & {
      database: DatabaseHandle
      passwords: Passwords
      /** False for a command line, whose environment need not know the mail server. */
      sendsMail: boolean
      /** What look-ups reach shops by. */
      network: Network
    }
  > = {},
): Promise<Services> {
  const clock = replaced.clock ?? { now: () => new Date() }
  const random = replaced.random ?? randomBytes
  const log = replaced.log ?? createLog(env.LOG_LEVEL)
  const metrics = createMetrics()
  const stopping = new AbortController()
  const database = replaced.database ?? (await openDatabase(env, metrics))
  const secret = env.AUTH_SECRET ?? storedSecret(env.DATA_DIR)
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const folder = join(env.DATA_DIR, 'outbox')
  const outbox = env.SMTP_URL ? undefined : { folder, key: sign('outbox').slice(0, 16) }
  const transport = env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM, domain: new URL(env.publicUrl).hostname })
    : createOutbox({ folder, from: env.MAIL_FROM })
  const redis = env.REDIS_URL === undefined ? undefined : await openRedis(env.REDIS_URL, log)
  const live = redis ? await createRedisLive(database, redis) : await createNotifyLive(database)
  const ownMax = { quizzes: env.QUIZZES_PER_HOUR }
  const limits = redis
    ? createRedisLimits(redis, database.db, sign, ownMax)
    : createDatabaseLimits(database.db, sign, ownMax)
  const mail = await startMailWorker(
    database,
    replaced.sendsMail === false ? undefined : transport,
    clock,
    watchedBudget(env.MAILS_PER_HOUR, log),
    env.DEFAULT_LANGUAGE,
    (error) => log.error({ ...describe(error), why: smtpProblem(error) }, 'mail not sent'),
  )
  const textsIn = ideaTexts()
  const builtIn = builtInGenerator(textsIn)
  const makePicture = createMakePicture()
  const disk = watchDisk(database, log, () => roomIn(env.DATA_DIR))

  return {
    env,
    db: database.db,
    database,
    auth: createAuth(database.db, {
      publicUrl: env.publicUrl,
      clock,
      random,
      sign,
      passwords: replaced.passwords,
    }),
    passkeys: createPasskeys({ publicUrl: env.publicUrl, clock, random, sign }),
    provider: createProvider({ env, log }),
    authenticator: createAuthenticator({ clock, sign }),
    live,
    limits,
    recentAnswers: recentAnswers(clock),
    enterExport: concurrencyLimit(EXPORTS_AT_ONCE),
    countView: countInMemory({ max: env.PAGES_PER_CLIENT, seconds: VIEWS_WINDOW_SECONDS }, clock),
    countPreview: countInMemory(PREVIEWS, clock),
    generator: replaced.generator ?? (await modelGenerator(env, textsIn)) ?? builtIn,
    builtInGenerator: builtIn,
    ideaTexts: textsIn,
    ideaLanguages: languagesOfIdeas(),
    cards: drawnCards(recentAnswers(clock, Infinity)),
    shops: shopsOf(env),
    lookUp:
      env.LOOKUP === 'on'
        ? createLookUp({ publicUrl: env.publicUrl, clock }, makePicture, replaced.network)
        : null,
    makePicture,
    clock,
    random,
    isCommonPassword,
    signInDelay: replaced.signInDelay ?? createSignInDelay(),
    log,
    metrics,
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    sign,
    mail,
    outbox,
    async close() {
      stopping.abort()
      await disk.stop()
      await mail.stop()
      await live.close()
      redis?.close()
      if (!replaced.database) await database.close()
    },
  }
}

/* Imported on demand: each of these needs a library of megabytes. */

async function openDatabase(env: Env, { databaseTook }: Metrics): Promise<DatabaseHandle> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('#app/server/database/postgres.ts')
    return openPostgres(env.DATABASE_URL, env.DATABASE_DIRECT_URL, databaseTook)
  }
  const { openEmbedded } = await import('#app/server/database/embedded/embedded.ts')
  return openEmbedded(env.DATA_DIR, databaseTook)
}

async function openRedis(url: string, log: Logger) {
  const redis = await import('#app/server/database/redis.ts')
  return redis.openRedis(url, (error) =>
    log.error({ ...describe(error), why: redis.redisProblem(error) }, 'Redis is out of reach'),
  )
}

/** Of a model, where one is configured. */
async function modelGenerator(
  env: Env,
  textsIn: ReturnType<typeof ideaTexts>,
): Promise<IdeaGenerator | undefined> {
  if (!env.AI_PROVIDER || !env.AI_MODEL) return undefined
  const { languageModelGenerator } = await import('#app/server/generator/language-model.ts')
  const model = languageModelGenerator({
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
    chunkTimeoutMs: env.AI_CHUNK_TIMEOUT_MS,
    ...(env.AI_BASE_URL && { baseUrl: env.AI_BASE_URL }),
    ...(env.AI_API_KEY && { apiKey: env.AI_API_KEY }),
  })
  return pipeline(model, { timeoutMs: env.AI_TIMEOUT_MS, textsIn })
}

/** The secret of the embedded default: created once, atomically, readable by this user only. */
function storedSecret(folder: string): string {
  const path = join(folder, 'auth-secret')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${path}.part`, randomBytes(32).toString('hex'), { mode: 0o600 })
    renameSync(`${path}.part`, path)
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (!WHOLE_SECRET.test(secret))
    throw new EnvInvalid([
      `${path} is cut off: put it back, or remove it, and everybody has to sign in again`,
    ])
  return secret
}
