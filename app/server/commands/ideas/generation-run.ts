import type { ErrorCode } from '#app/domain/errors.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { PREVIEW_SEED } from '#app/domain/ideas/generation.ts'
import type { MadeIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { holdLease, leaseFrom } from '#app/server/commands/ideas/generation-lease.ts'
import { recipientOf } from '#app/ideas/of-profile.ts'
import { GenerationFailed, type IdeasWanted } from '#app/server/generator/port.ts'
import {
  endRun,
  type GenerationRun,
  newestRun,
  runsSince,
  runUnderWay,
  startRun,
  takeOverRun,
} from '#app/server/queries/generation-runs.ts'
import { wasTemporary } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type RunParts = Pick<
  Services,
  'db' | 'live' | 'generator' | 'shops' | 'clock' | 'random' | 'env' | 'log'
>

/** A run, new or one whose lease ended; 'watching' another's. Refused: no allowance left; another profile's runs. */
export async function claimRun(
  parts: RunParts,
  profile: OwnedProfile,
  { watching }: { watching: boolean },
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
  // Another request started a run meanwhile, maybe for another profile.
  const other = await runUnderWay(db, profile.created_by)
  return other && other.profile_id !== profile.id ? refused('generation_running_elsewhere') : done('watching')
}

/** The first is drawn, odd as such give the best lists, or goes on with what a visitor saw; then comes the next. */
async function nextSeed({ db, random }: RunParts, profileId: string): Promise<number> {
  const last = await newestRun(db, profileId)
  if (last) return last.seed + 1
  if (await wasTemporary(db, profileId)) return PREVIEW_SEED
  return random(3).reduce((number, byte) => number * 256 + byte, 0) | 1
}

/** A run for another profile whose server died must not keep its owner from ever starting one. */
async function endSilentRun({ db, clock }: RunParts, run: GenerationRun): Promise<boolean> {
  const now = clock.now()
  if (!(await takeOverRun(db, run.id, now, now))) return false
  await endRun(db, run.id, { state: 'failed', failure: 'generation_aborted', updated_at: now })
  return true
}

/**
 * Makes the ideas wanted under a run's lease, after those accepted before, for `store`, which refuses or ends the run
 * with what it stores. 'watching' when another took it over. Refused: what the generator failed with,
 * 'generation_no_ideas'.
 */
export async function workInRun(
  parts: RunParts,
  profile: OwnedProfile,
  run: GenerationRun,
  wanted: Pick<IdeasWanted, 'count' | 'exclude' | 'unsaid'>,
  store: (accepted: readonly MadeIdea[]) => Promise<Outcome<null>>,
): Promise<Outcome<'saved' | 'watching'>> {
  const lease = holdLease(parts, run)
  const accepted = [...run.accepted]
  try {
    // What was turned down and is on the list all the same was put back.
    const rejected = profile.rejected_ideas.filter((text) => !wanted.exclude.includes(text))
    const ideas = parts.generator.ideasFor(recipientOf(profile), {
      ...wanted,
      rejected,
      currency: profile.price_currency,
      language: profile.language,
      seed: run.seed,
    })
    for await (const { text, source, reason, priceGuess, language, english } of ideas) {
      accepted.push({ text, source, reason, priceGuess, language, english })
      // Built-in ideas take milliseconds: only what is waited for is stored and shown one by one.
      if (source === 'built-in') continue
      if (!(await lease.renew(accepted))) throw new LeaseLost()
      await parts.live.publish(parts.db, { slug: profile.slug })
    }
    if (accepted.length === 0) throw new NoIdeas()
    if (!(await lease.renew())) throw new LeaseLost()
    const stored = await store(accepted)
    return stored.ok ? done('saved') : stored
  } catch (error) {
    // Who took the run over goes on with it.
    if (error instanceof LeaseLost || !(await lease.renew())) return done('watching')
    const code = failureCode(error)
    await endRun(parts.db, run.id, { state: 'failed', failure: code, updated_at: parts.clock.now() })
    await parts.live.publish(parts.db, { slug: profile.slug })
    if (code === 'generation_unexpected') throw error
    parts.log.warn({ code }, 'generation failed')
    return refused(code)
  } finally {
    lease.release()
  }
}

class NoIdeas extends Error {}
class LeaseLost extends Error {}

function failureCode(error: unknown): ErrorCode {
  if (error instanceof NoIdeas) return 'generation_no_ideas'
  return error instanceof GenerationFailed ? `generation_${error.code}` : 'generation_unexpected'
}
