import type { ErrorCode } from '#app/domain/errors.ts'
import { IDEAS_PER_PROFILE, withoutName } from '#app/domain/generation.ts'
import { type IdeaDetails, suggestionsOf } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { type GenerationLease, holdLease, leaseFrom } from '#app/server/commands/generation-lease.ts'
import { GenerationFailed } from '#app/server/generator/port.ts'
import {
  endRun,
  type GenerationRun,
  newestRun,
  runsSince,
  runUnderWay,
  startRun,
  takeOverRun,
} from '#app/server/queries/generation-runs.ts'
import {
  lockSuggestions,
  storeSuggestions,
  suggestionsOfProfile,
} from '#app/server/queries/gift-suggestions.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Parts = Pick<Services, 'db' | 'live' | 'generator' | 'shop' | 'clock' | 'random' | 'env' | 'log'>

/**
 * Makes and stores 15 ideas for a profile without a list (specification 4, "Generation"). 'saved': a list is there
 * now; 'watching': a run for this profile is under way elsewhere. Each accepted idea is kept and announced, so that
 * a run whose server died goes on where it was. `watching`: go on with such a run, but start none.
 * Refused: today's allowance is used, a run for another profile is under way, or what the generator failed with.
 */
export async function generateIdeas(
  parts: Parts,
  profile: OwnedProfile,
  { watching = false } = {},
): Promise<Outcome<'saved' | 'watching'>> {
  if (await suggestionsOfProfile(parts.db, profile.id)) return done('saved')
  const run = await claimRun(parts, profile, watching)
  if (!run.ok) return run
  if (run.value === 'watching') return done('watching')
  const lease = holdLease(parts, run.value)
  const accepted = [...run.value.accepted]
  try {
    await work(parts, profile, run.value, accepted, lease)
    return done('saved')
  } catch (error) {
    // Who took the run over goes on with it.
    if (error instanceof LeaseLost || !(await lease.keep(accepted))) return done('watching')
    const code = failureCode(error)
    await endRun(parts.db, run.value.id, { state: 'failed', failure: code, updated_at: parts.clock.now() })
    await parts.live.announce(parts.db, { profileId: profile.id })
    if (code === 'generation_unexpected') throw error
    parts.log.warn({ code }, 'generation failed')
    return refused(code)
  } finally {
    lease.release()
  }
}

async function claimRun(
  parts: Parts,
  profile: OwnedProfile,
  watching: boolean,
): Promise<Outcome<GenerationRun | 'watching'>> {
  const { db, clock, env } = parts
  const now = clock.now()
  const underWay = await runUnderWay(db, profile.created_by)
  if (underWay && underWay.profile_id === profile.id) {
    const lease_until = leaseFrom(parts)
    const mine = await takeOverRun(db, underWay.id, now, lease_until)
    return done(mine ? { ...underWay, lease_until } : 'watching')
  }
  if (watching) return done('watching')
  if (underWay && !(await endSilentRun(parts, underWay))) return refused('generation_running_elsewhere')
  if ((await runsSince(db, profile.created_by, new Date(now.getTime() - DAY_MS))) >= env.IDEAS_PER_DAY) {
    return refused('generation_allowance_used')
  }
  const started = await startRun(db, {
    profile_id: profile.id,
    owner_id: profile.created_by,
    seed: await nextSeed(parts, profile.id),
    lease_until: leaseFrom(parts),
    created_at: now,
  })
  if (started) return done(started)
  // Somebody else's start came between; it may be for another profile.
  const other = await runUnderWay(db, profile.created_by)
  return other && other.profile_id !== profile.id ? refused('generation_running_elsewhere') : done('watching')
}

/** Neighbouring seeds give lists that differ most: a profile's first is drawn, each further one is the next. */
async function nextSeed({ db, random }: Parts, profileId: string): Promise<number> {
  const last = await newestRun(db, profileId)
  if (last) return last.seed + 1
  return random(3).reduce((number, byte) => number * 256 + byte, 0)
}

/** A run for another profile whose server died must not keep its owner from ever starting one. */
async function endSilentRun({ db, clock }: Parts, run: GenerationRun): Promise<boolean> {
  const now = clock.now()
  if (!(await takeOverRun(db, run.id, now, now))) return false
  await endRun(db, run.id, { state: 'failed', failure: 'generation_aborted', updated_at: now })
  return true
}

async function work(
  parts: Parts,
  profile: OwnedProfile,
  run: GenerationRun,
  accepted: IdeaDetails[],
  lease: GenerationLease,
): Promise<void> {
  const { db, live, generator, shop, clock } = parts
  const ideas = generator.ideasFor(
    {
      ageGroup: profile.age_group,
      occasion: profile.occasion_type,
      otherOccasion: profile.other_occasion && withoutName(profile.other_occasion, profile.recipient_name),
      hobbies: withoutName(profile.hobbies, profile.recipient_name),
      preferences: withoutName(profile.gift_preferences, profile.recipient_name),
      notes: withoutName(profile.additional_notes, profile.recipient_name),
    },
    {
      count: IDEAS_PER_PROFILE - accepted.length,
      exclude: accepted.map(({ suggestion }) => suggestion),
      seed: run.seed,
      signal: new AbortController().signal,
    },
  )
  for await (const { text, source, reason } of ideas) {
    accepted.push({ suggestion: text, source, reason })
    if (!(await lease.keep(accepted))) throw new LeaseLost()
    await live.announce(db, { profileId: profile.id })
  }
  if (accepted.length === 0) throw new NoIdeas()
  await db.transaction(async (tx) => {
    const texts = accepted.map(({ suggestion }) => suggestion)
    // Lines the owner wrote meanwhile stay: a generation never replaces a list.
    if (!(await lockSuggestions(tx, profile.id))) {
      await storeSuggestions(tx, profile.id, suggestionsOf(texts, shop, undefined, accepted))
    }
    await endRun(tx, run.id, { state: 'done', failure: null, updated_at: clock.now() })
    await live.announce(tx, { profileId: profile.id })
  })
}

class NoIdeas extends Error {}
class LeaseLost extends Error {}

function failureCode(error: unknown): ErrorCode {
  if (error instanceof NoIdeas) return 'generation_no_ideas'
  return error instanceof GenerationFailed ? `generation_${error.code}` : 'generation_unexpected'
}
