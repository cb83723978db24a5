import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { ExternalLink, Link2, LogOut, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Route } from './+types/edit-gathering.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { PassOn } from '#app/components/sharing/pass-on.tsx'
import { FacebookLink } from '#app/components/sharing/share-actions.tsx'
import { STILL_WRITTEN } from '#app/copy/notes.ts'
import { listed } from '#app/domain/listed.ts'
import { formatDay } from '#app/domain/dates.ts'
import { roleIn } from '#app/domain/gatherings/gathering.ts'
import type { StoredGatheringProfile } from '#app/domain/gatherings/gathering-visibility.ts'
import { openTo } from '#app/domain/profiles/visibility.ts'
import { ChooseProfilesForm, GatheringFields } from '#app/routes/portal/gatherings/gathering-form.tsx'
import {
  profilesToChoose,
  readGatheringForm,
  refuseGathering,
  requireJoinedGathering,
  requireOwnedGathering,
} from '#app/routes/portal/gatherings/own-gathering.ts'
import { NotOpenLists } from '#app/routes/portal/gatherings/not-open-lists.tsx'
import { wordsFor } from '#app/server/request/said.ts'
import type { I18n } from '#app/language/i18n.ts'
import { Together } from '#app/routes/portal/gatherings/together.tsx'
import { updateGathering } from '#app/server/commands/gatherings/gatherings.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, versionIn } from '#app/server/request/form.ts'
import { membersOf } from '#app/server/queries/gathering-members.ts'
import { opaqueId } from '#app/server/request/opaque-id.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { MoreMenu } from '#app/ui/more-menu.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const owner = ownerOf(args.context)
  const gathering = await requireJoinedGathering(args)
  const { id, name, day, line, version, slug, profiles, takedown_reason, invitation } = gathering
  const own = profiles.filter((profile) => profile.created_by === owner.id)
  const organises = roleIn(owner, gathering) === 'organiser'
  const words = wordsFor(args.context)
  return {
    id,
    version,
    values: { name, day: day ?? '', line },
    chosen: own.map((profile) => profile.id),
    notOpen: own
      .filter(({ status }) => status === 'incomplete')
      .map((profile) => ({ id: profile.id, name: profile.recipient_name, ideas: profile.total })),
    profiles: await profilesToChoose(args),
    takedownReason: organises ? takedown_reason : null,
    isDrawn: gathering.drawn_at !== null,
    link: sharedAddress(services, args.request, `/gathering/${slug}`),
    // What only its organiser may know and do.
    together: organises
      ? {
          invitation: invitation && sharedAddress(services, args.request, `/invitation/${invitation}`),
          people: (await membersOf(services.db, id)).map((person) => ({
            id: opaqueId(services, person.id),
            email: person.email,
          })),
          profiles: profiles
            .filter((profile) => profile.created_by !== owner.id)
            .map((profile) => ({ id: opaqueId(services, profile.id), words: inWords(words, profile) })),
        }
      : null,
  }
}

/** Posted by its organiser; co-organisers choose their profiles elsewhere. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const form = await formOf(args.request)
  const read = readGatheringForm(form)
  if (!read.ok) return refuseGathering(args.context, read, form)
  const updated = await attempt(services, 'gathering_failed', () =>
    updateGathering(services, gathering, { version: versionIn(form), ...read.value }),
  )
  if (!updated.ok) return refuseGathering(args.context, updated, form)
  return toastAt(services, `/portal/gatherings/${gathering.id}`, 'gathering_saved')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

/** Of another owner's profile no more than the page shows. */
function inWords(words: I18n, profile: StoredGatheringProfile): string {
  if (profile.takedown_reason !== null) return words._(msg`Taken down`)
  if (!openTo(null, profile).ok) return words._(STILL_WRITTEN)
  const day = formatDay(profile.occasion_date, 'MMM d, yyyy', words.locale)
  return listed([profile.recipient_name, day], words.locale)
}

export default function EditGathering({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { id, version, values, profiles, notOpen, link, takedownReason, isDrawn, together } = loaderData
  const refused = actionData?.refused
  const chosen = actionData?.chosen ?? loaderData.chosen
  const path = `/portal/gatherings/${id}`
  return (
    <>
      <title>{`${values.name} · Wishfolio`}</title>
      <PageHeading
        title={<bdi>{values.name}</bdi>}
        actions={
          <MoreMenu label={t`More for this gathering`}>
            <Link to={new URL(link).pathname} className="menu-link">
              <ExternalLink aria-hidden />
              {t`Open the page`}
            </Link>
            {together ? (
              <>
                <Link to={`${path}/renew`} className="menu-link">
                  <Link2 aria-hidden />
                  {t`Make a new link`}
                </Link>
                <Link to={`${path}/delete`} className="menu-link">
                  <Trash2 aria-hidden />
                  {t`Delete this gathering`}
                </Link>
              </>
            ) : (
              <Link to={`${path}/leave`} className="menu-link">
                <LogOut aria-hidden />
                {t`Leave this gathering`}
              </Link>
            )}
          </MoreMenu>
        }
      />
      <TakedownNotice what="gathering" reason={takedownReason} />
      <NotOpenLists id={id} lists={notOpen} />
      <PassOn title={values.name} link={link} copied="link_copied" ribbon />
      <details className="more">
        <summary>{t`More ways`}</summary>
        <div className="more-choices">
          <div className="buttons">
            <FacebookLink link={link} />
          </div>
        </div>
      </details>
      {isDrawn && (
        <p>{t`Names are drawn: whoever drew somebody finds no ideas for them once their list is taken out.`}</p>
      )}
      {together ? (
        <details className="more" open={refused !== undefined || chosen.length === 0 || undefined}>
          <summary>{t`Name, day and who gets something`}</summary>
          <Form method="post" noValidate className="card form" key={version}>
            <UnsavedChanges unsaved={refused !== undefined} />
            <RefusedFormNotice refused={refused} />
            <input type="hidden" name="version" value={refused?.typed.version ?? version} />
            <GatheringFields
              gatheringId={id}
              values={refused?.typed ?? values}
              profiles={profiles}
              chosen={chosen}
              refused={refused}
            />
            <FormButtons submit={t`Save`} back="/portal/gatherings" />
          </Form>
        </details>
      ) : (
        <ChooseProfilesForm
          // Anew with what is saved, so that nothing of it counts as unsaved.
          key={chosen.join(' ')}
          gatheringId={id}
          profiles={profiles}
          chosen={chosen}
          unsaved={false}
        />
      )}
      {together && <Together id={id} {...together} />}
      {together && (
        <section className="grid gap-2">
          <h2>{t`Draw names`}</h2>
          <p>
            {isDrawn
              ? t`Names are drawn. Open the draw to pass on the links.`
              : t`Each person draws one name and gives to that one. You do not see who drew which name.`}
          </p>
          <div className="buttons">
            <LinkButton to={`${path}/draw`} tone="quiet" size="small">
              {isDrawn ? t`Open the draw` : t`Draw names`}
            </LinkButton>
          </div>
        </section>
      )}
    </>
  )
}
