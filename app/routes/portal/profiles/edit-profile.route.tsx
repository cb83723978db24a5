import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import type { Route } from './+types/edit-profile.route'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { GiftProfileFields } from '#app/components/forms/gift-profile-fields.tsx'
import { savingDraft, useDraft } from '#app/components/forms/saved-draft.ts'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import type { StoredProfile } from '#app/domain/profiles/visibility.ts'
import { loadedOrBackToList, orBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { updateProfile } from '#app/server/commands/profiles/update-profile.ts'
import { namedCurrencies } from '#app/domain/ideas/currency.ts'
import { canUndo } from '#app/server/commands/profiles/undo.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm, versionIn } from '#app/server/request/form.ts'
import { languagesToChoose } from '#app/server/request/languages-of-ideas.ts'
import { languageFor } from '#app/server/request/said.ts'
import { offered } from '#app/server/request/words.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { type OwnedProfile, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const { shops } = services
  const profile = await requireOwnedProfile(args)
  const asked = new URL(args.request.url).searchParams
  const leftOut = asked.get('left_out')
  return {
    newCopy: asked.has('copied') && (await isAsCopied(services, profile, leftOut !== null)),
    leftOut: leftOut && (await canUndo(services, ownerOf(args.context), leftOut)) ? leftOut : null,
    id: profile.id,
    name: profile.recipient_name,
    version: profile.version,
    values: formValues(profile, shopOf(shops, profile.shop).name),
    shops: shops.map(({ name }) => name),
    currencies: namedCurrencies(languageFor(args.context)),
    languages: languagesToChoose(services),
  }
}

/** Whether nobody changed or took anything of a copy: its list was stored once, and again where what was taken is left out. */
async function isAsCopied(
  { db }: Pick<Services, 'db'>,
  { id, version, status, ideas_version: stored }: OwnedProfile,
  isShorter: boolean,
): Promise<boolean> {
  if (version !== 1 || status !== 'incomplete' || stored > (isShorter ? 2 : 1)) return false
  return (await ideasOfProfile(db, id)).every(({ takenAt }) => takenAt === null)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadedOrBackToList(request, () => serverLoader())
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const read = readForm(giftProfileForm, form)
  if (!read.ok) return refuseForm(args.context, read, form)
  const updated = await attempt(services, 'profile_update_failed', () =>
    updateProfile(services, profile, versionIn(form), {
      ...read.value,
      language: offered(read.value.language),
    }),
  )
  if (!updated.ok) return refuseForm(args.context, updated, form)
  const told = updated.value.reveals ? `?revealing=${profile.id}` : ''
  return toastAt(services, `/portal/profile${told}`, 'profile_updated')
}

export function clientAction(args: Route.ClientActionArgs) {
  return savingDraft(args.request, () => orBackToList(args, 'profile_update_failed'))
}

export default function EditProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { id, name, version, values, shops, currencies, languages, newCopy, leftOut } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const draft = useDraft()
  const typed = actionData?.typed ?? (draft && Object.fromEntries(draft))
  return (
    <>
      <title>{`${t`Edit ${name}`} · Wishfolio`}</title>
      <PageHeading title={t`Edit Gift Profile`} />
      {leftOut !== null && <LeftOut undo={leftOut} />}
      <Form method="post" noValidate className="card form" key={draft ? 'draft' : 'stored'}>
        <UnsavedChanges unsaved={typed !== undefined} />
        <RefusedFormNotice refused={actionData} />
        <input type="hidden" name="version" value={typed?.version ?? version} />
        <GiftProfileFields
          values={typed ?? values}
          {...{ shops, currencies, languages }}
          refused={actionData}
          more={
            <div className="choice">
              <p>
                <strong>{t`The link`}</strong>
                <br />
                <span className="text-small text-ink-soft">{t`With a new one, the old one stops working.`}</span>
              </p>
              <LinkButton to={`/portal/share/${id}/renew`} tone="quiet" size="small">
                {t`Make a new link`}
              </LinkButton>
            </div>
          }
        />
        <div className="buttons save-bar">
          <SubmitButton>{busy ? t`Updating...` : t`Update Profile`}</SubmitButton>
          {newCopy ? (
            <Button type="submit" form="new-copy" tone="quiet">
              {t`Cancel`}
            </Button>
          ) : (
            <LinkButton to="/portal/profile" tone="quiet">
              {t`Cancel`}
            </LinkButton>
          )}
        </div>
      </Form>
      {newCopy && (
        <Form id="new-copy" method="post" action={`/portal/profile/${id}/delete`}>
          <input type="hidden" name="copy" value="on" />
        </Form>
      )}
    </>
  )
}

/** Stands as long as they can come back. */
function LeftOut({ undo }: { undo: string }) {
  const { t } = useLingui()
  return (
    <Notice
      action={
        <Form method="post" action="/portal/undo" navigate={false}>
          <input type="hidden" name="undo" value={undo} />
          <Button type="submit" tone="quiet" size="small">
            {t`Bring them back`}
          </Button>
        </Form>
      }
    >
      {t`Ideas that were taken are not in the new list.`}
    </Notice>
  )
}

/** A stored profile as its form posts it. */
function formValues(profile: StoredProfile, shop: string): Record<string, string> {
  const values = Object.entries(profile).map(([name, value]) => [
    name,
    value === true ? 'on' : String(value || ''),
  ])
  return { ...Object.fromEntries(values), shop }
}
