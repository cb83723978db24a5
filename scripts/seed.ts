import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { perSwitch } from '#app/domain/profiles/gift-profile.ts'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { randomId } from '#app/domain/addresses/slug.ts'
import { createProfile } from '#app/server/commands/profiles/create-profile.ts'
import { generateIdeas } from '#app/server/commands/ideas/generate-ideas.ts'
import { setStatus } from '#app/server/commands/profiles/sharing.ts'
import { takeIdea } from '#app/server/commands/visitors/take-idea.ts'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { FolderInUse } from '#app/server/database/embedded/folder-lock.ts'
import { accounts } from '#app/server/database/schema.ts'
import { EnvInvalid, readEnv } from '#app/server/start-up/env.ts'
import { describe } from '#app/server/log/log.ts'
import { insertAccount } from '#app/server/queries/accounts.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { placeProblems } from '#app/server/start-up/start-up-checks.ts'
import { type Owner, ownedProfile } from '#app/server/request/viewer.ts'

const VISIBLE = perSwitch(() => 'on')
const SOON = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const EXAMPLES = [
  {
    complete: true,
    taken: 3,
    form: {
      ...VISIBLE,
      recipient_name: 'Grandma Rosemary',
      age_group: '55+ years',
      occasion_type: 'birthday',
      occasion_date: SOON,
      hobbies: 'gardening, crosswords, birds',
      gift_preferences: 'Small things that last, up to 40',
      additional_notes: 'No chocolate please',
    },
  },
  {
    complete: true,
    taken: 0,
    form: {
      ...VISIBLE,
      show_age: undefined,
      recipient_name: 'Noah',
      age_group: '0-12 years',
      occasion_type: 'christmas',
      occasion_date: SOON,
      hobbies: 'dinosaurs, drawing, football',
    },
  },
  {
    complete: false,
    taken: 0,
    form: {
      ...VISIBLE,
      recipient_name: 'Mira & Jonas',
      age_group: '25-34 years',
      occasion_type: 'other',
      other_occasion: 'Housewarming',
      occasion_date: SOON,
      hobbies: 'cooking, hiking, board games',
    },
  },
]

const { values: options } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
try {
  const env = readEnv({ LOG_LEVEL: 'error', ...process.env })
  if (env.isPublic)
    throw new DatabaseUnusable('This server is public: examples with a printed password do not belong there.')
  // It listens nowhere, so any port will do.
  const problems = await placeProblems({ ...env, PORT: 0 })
  if (problems.length > 0) throw new EnvInvalid(problems)
  const services = await createServices(env)
  try {
    const anybody = await services.db.select({ id: accounts.id }).from(accounts).limit(1)
    if (anybody.length > 0 && !options.force) {
      throw new DatabaseUnusable(
        'There are accounts in this database already. Add examples all the same with: npm run seed -- --force',
      )
    }
    await seed(services)
  } finally {
    await services.close()
  }
} catch (error) {
  const plain = [EnvInvalid, FolderInUse, DatabaseUnusable].some((kind) => error instanceof kind)
  // Other errors' messages may hold secrets or personal data.
  console.error(plain ? `\n${(error as Error).message}\n` : describe(error))
  process.exitCode = 1
}

async function seed(services: Services): Promise<void> {
  const email = `example-${randomId(randomBytes).slice(0, 4)}@example.org`
  const password = randomBytes(9).toString('base64url')
  const id = randomId(randomBytes) + randomId(randomBytes)
  const passwordHash = await services.auth.hashPassword(password)
  await services.db.transaction((tx) => insertAccount(tx, { id, email, passwordHash }))
  // No sign-in: a user who may write to the database may do everything anyway.
  const owner = { id, email } as Owner

  const links: string[] = []
  for (const example of EXAMPLES) {
    const created = await createProfile(services, owner, {
      language: SOURCE_LANGUAGE,
      fields: giftProfileForm.parse(example.form),
    })
    if (!created.ok) throw new Error(created.code)
    const made = created.value
    const profile = await ownedProfile(services.db, owner, made.id)
    if (!profile.ok) throw new Error(profile.code)
    await generateIdeas(services, profile.value)
    if (example.complete) await setStatus(services, profile.value, 'complete')
    const list = await ideasOfProfile(services.db, made.id)
    for (const { id: idea } of list.slice(0, example.taken)) {
      await takeIdea(services, null, { slug: made.slug, idea, device: null, client: 'seed' })
    }
    const state = example.complete ? `${example.taken} ideas taken` : 'incomplete, for its owner only'
    links.push(`  ${services.env.publicUrl}/gift/${made.slug}   (${state})`)
  }
  console.log(
    [
      '',
      `  Sign in     ${services.env.publicUrl}/signin`,
      `  Email       ${email}`,
      `  Password    ${password}   (shown this once)`,
      '',
      ...links,
      '',
    ].join('\n'),
  )
}
