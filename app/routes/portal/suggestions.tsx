import { ArrowLeft, Pencil } from 'lucide-react'
import { data, redirect } from 'react-router'
import type { Route } from './+types/suggestions'
import { orToast } from '#app/components/unreachable-server.ts'
import { keepWhenUnreachable, useLiveChanges } from '#app/components/live-changes.ts'
import { shoppingLink } from '#app/domain/shopping-link.ts'
import { seenBy } from '#app/domain/visibility.ts'
import { ERRORS, type ErrorCode } from '#app/domain/errors.ts'
import { GeneratingIdeas } from '#app/routes/portal/generating-ideas.tsx'
import { IdeaEditor } from '#app/routes/portal/idea-editor.tsx'
import { IdeaList } from '#app/routes/portal/idea-list.tsx'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { saveSuggestions } from '#app/server/commands/save-suggestions.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf } from '#app/server/form.ts'
import { newestRun } from '#app/server/queries/generation-runs.ts'
import { suggestionsOfProfile } from '#app/server/queries/gift-suggestions.ts'
import { seenMark } from '#app/server/seen-mark.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { db, clock, shop } = servicesOf(args.context)
  const profile = await requireOwnedProfile(args, 'profile_view_forbidden')
  const query = new URL(args.request.url).searchParams
  const list = await suggestionsOfProfile(db, profile.id)
  const run = list ? undefined : await newestRun(db, profile.id)
  const underWay = run?.state === 'running' && run.lease_until > clock.now()
  const seen = seenBy({ id: profile.created_by }, profile, list, shop)
  return {
    id: profile.id,
    slug: profile.slug,
    mark: seen.ok ? seenMark(seen.profile) : '',
    name: profile.recipient_name,
    // Saved ideas are shown; without any they are generated in mode ai, and written by hand in every other.
    mode: query.get('mode') === 'manual' || (!list && query.get('mode') !== 'ai') ? 'manual' : 'ai',
    version: list?.version ?? 0,
    ideas: (list?.suggestions ?? []).map((text) => ({
      text,
      shoppingUrl: shoppingLink(text, shop),
      taken: list?.status.some((entry) => entry.suggestion === text && entry.taken) ?? false,
      source: list?.details.find(({ suggestion }) => suggestion === text)?.source ?? 'owner',
      reason: list?.details.find(({ suggestion }) => suggestion === text)?.reason ?? '',
    })),
    run: underWay ? run.accepted.map(({ suggestion }) => suggestion) : null,
    // A run that failed says so itself; what was refused before a run began stands in the address.
    failed: underWay ? null : failureOf(run?.state === 'failed' ? run.failure : query.get('failed')),
  }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args, 'profile_view_forbidden')
  const form = await formOf(args.request)
  const lines = form.getAll('suggestion').filter((line) => typeof line === 'string')
  const saved = await attempt(services, 'ideas_save_failed', () =>
    saveSuggestions(services, profile, Number(form.get('version')), lines),
  )
  if (!saved.ok)
    return data(
      { code: saved.code, fields: saved.fields ?? {}, version: Number(form.get('version')), lines },
      { status: ERRORS[saved.code] },
    )
  return redirect(`/portal/suggestions/${profile.id}`, {
    headers: { 'Set-Cookie': await flash(services, 'ideas_saved') },
  })
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return keepWhenUnreachable(new URL(request.url).pathname, () => serverLoader())
}
clientLoader.hydrate = true as const

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'ideas_save_failed')
}

export default function Suggestions({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, mark, name, mode, version, ideas, run, failed } = loaderData
  useLiveChanges(slug, mark)
  return (
    <>
      <title>{`Gift suggestions for ${name} · Wishfolio`}</title>
      <PageHeading
        title={`Gift Suggestions for ${name}`}
        before={
          <LinkButton to="/portal/profile" tone="quiet" size="small" icon={ArrowLeft}>
            Back to Profiles
          </LinkButton>
        }
        actions={
          mode === 'ai' && ideas.length > 0 ? (
            <LinkButton to="?mode=manual" icon={Pencil} tone="paper" replace>
              Edit Suggestions
            </LinkButton>
          ) : undefined
        }
      />
      {mode === 'manual' ? (
        <IdeaEditor version={version} ideas={ideas} refused={actionData} />
      ) : ideas.length > 0 ? (
        <IdeaList ideas={ideas} />
      ) : (
        <GeneratingIdeas id={id} accepted={run} failed={failed} />
      )}
    </>
  )
}

function failureOf(code: string | null): ErrorCode | null {
  return code !== null && code.startsWith('generation_') && Object.hasOwn(ERRORS, code)
    ? (code as ErrorCode)
    : null
}
