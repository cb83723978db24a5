import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Route } from './+types/create-gift-profile.route'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GiftProfileFields } from '#app/components/forms/gift-profile-fields.tsx'
import { readTemporaryForm } from '#app/components/session/temporary-profile-store.ts'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { perSwitch } from '#app/domain/profiles/gift-profile.ts'
import { giftProfileForm, recipientName } from '#app/domain/profiles/gift-profile-form.ts'
import { isVibe, type Vibe } from '#app/domain/quizzes/mom-quiz.ts'
import { shopForLanguages } from '#app/domain/ideas/shop.ts'
import { done } from '#app/domain/outcome.ts'
import { createForGathering } from '#app/server/commands/gatherings/create-for-gathering.ts'
import { addPathIn } from '#app/domain/addresses/add-page.ts'
import { createProfile } from '#app/server/commands/profiles/create-profile.ts'
import { previewIdeas } from '#app/server/commands/ideas/preview-ideas.ts'
import type { I18n } from '#app/language/i18n.ts'
import { languagesToChoose } from '#app/server/request/languages-of-ideas.ts'
import { offered, wordsIn } from '#app/server/request/words.ts'
import { languageFor, wordsFor } from '#app/server/request/said.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, joinedGathering, requireOwner, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { SaveIt } from '#app/routes/create/save-it.tsx'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Notice } from '#app/ui/notice.tsx'
import { namedCurrencies } from '#app/domain/ideas/currency.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const momVibe = searchParams.get('momVibe')
  const vibe = isVibe(momVibe) ? vibeIn(wordsFor(context), momVibe) : null
  const recipient = recipientName.safeParse(searchParams.get('recipient')).data ?? ''
  const { shops } = servicesOf(context)
  const shop = shopForLanguages(shops, request.headers.get('Accept-Language') ?? '') ?? shops[0].name
  const gathering = await gatheringOf({ context, request }, searchParams.get('gathering'))
  return {
    vibe,
    recipient,
    gathering,
    shop,
    shops: shops.map(({ name }) => name),
    currencies: namedCurrencies(languageFor(context)),
    languages: languagesToChoose(servicesOf(context)),
  }
}

/** Said here: a browser has no words of quizzes on this page. Ideas are made of English words. */
function vibeIn(words: I18n, vibe: Vibe) {
  const { name, tags } = MOM_VIBES[vibe]
  const english = wordsIn(SOURCE_LANGUAGE)
  return { name: words._(name), preferences: tags.map((tag) => english._(tag)).join(', ') }
}

/** The gathering that a profile is made for, of those in which whoever asks takes part. */
async function gatheringOf(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  id: FormDataEntryValue | null,
) {
  const viewer = typeof id === 'string' && (await viewerOf(context, request))
  if (!viewer) return null
  const owner = await requireOwner(context, request)
  const joined = await joinedGathering(servicesOf(context).db, owner, id)
  if (!joined.ok) return null
  const { name, day, created_by: organiser } = joined.value
  return { id: joined.value.id, name, day, isGuest: organiser !== owner.id }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(giftProfileForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const made = { language: offered(read.value.language) ?? languageFor(context), fields: read.value }
  const viewer = await viewerOf(context, request)
  if (!viewer) {
    const ideas = await attempt(services, 'generation_unexpected', async () =>
      done(await previewIdeas(services, made, clientOf(context))),
    )
    const temporary = { id: crypto.randomUUID(), form: formFields(form) }
    return { temporary, ideas: ideas.ok ? ideas.value : [] }
  }
  const owner = await requireOwner(context, request)
  const gathering = await gatheringOf({ context, request }, form.get('gathering'))
  const created = await attempt(services, 'profile_create_failed', () =>
    gathering
      ? createForGathering(services, owner, gathering, { ...made, open: form.has('open') })
      : createProfile(services, owner, made),
  )
  if (!created.ok) return refuseForm(context, created, form)
  const adding = addPathIn(new URL(request.url).searchParams.get('next') ?? '')
  return toastAt(services, adding ?? `/portal/profile?created=${created.value.id}`, 'profile_created')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('profile_create_failed')

function formFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

export default function CreateGiftProfile({
  loaderData: { vibe, recipient, gathering, shop, shops, currencies, languages },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  const refused = answer && 'code' in answer ? answer : undefined
  const saving = answer && 'temporary' in answer ? answer : undefined
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readTemporaryForm() : undefined), [hydrated])
  // A link that begins with somebody's answers or name means another profile.
  const temporary = saving?.temporary ?? (vibe || recipient || gathering ? undefined : kept)
  const empty = {
    ...perSwitch(() => 'on'),
    recipient_name: recipient,
    occasion_date: gathering?.day ?? '',
    // Whoever was invited mostly makes a list of their own, and what they see by mistake is no surprise any more.
    ...(gathering?.isGuest && { keep_surprise: 'on' }),
    shop,
    gift_preferences: vibe?.preferences ?? '',
  }
  const gatheringName = gathering?.name
  const openInGathering = <Trans>Let others see it in {gatheringName}</Trans>
  return (
    <div className="page grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_min(38rem,60%)]">
      <title>{`${t`Create a gift profile`} · Wishfolio`}</title>
      <meta
        name="description"
        content={t`Tell us about someone you love: hobbies, wishes, the occasion. You get fifteen gift ideas.`}
      />
      <div className="grid content-start gap-8 lg:sticky lg:top-10 lg:self-start">
        <PageHeading
          title={t`Create a gift profile`}
          lead={t`Tell us a little about them. The more specific you are, the better the ideas.`}
        />
        <EmptyParcelDrawing className="hidden w-56 lg:block" />
      </div>
      <div className="stack">
        {vibe && <Hello name={vibe.name} />}
        {saving && <SaveIt key={`dialog of ${saving.temporary.id}`} {...saving} />}
        <Form method="post" noValidate className="card form" key={temporary?.id}>
          <UnsavedChanges unsaved={refused !== undefined} />
          <RefusedFormNotice refused={refused} />
          <GiftProfileFields
            values={refused?.typed ?? temporary?.form ?? empty}
            {...{ shops, currencies, languages }}
            refused={refused}
          />
          {gathering && (
            <>
              <input type="hidden" name="gathering" value={gathering.id} />
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="open"
                  defaultChecked={refused === undefined || refused.typed.open === 'on'}
                  className="size-5 flex-none"
                />
                <span className="min-w-0">{openInGathering}</span>
              </label>
            </>
          )}
          <div className="buttons save-bar">
            <SubmitButton size="large">{t`Create Gift Profile`}</SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  )
}

function Hello({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <Notice title={t`Hello, ${name}!`}>
      {t`The gift preferences start with what your mom vibe likes to unwrap. Change them as you like.`}
    </Notice>
  )
}
