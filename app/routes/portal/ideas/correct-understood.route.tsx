import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/correct-understood.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { GROUP_NAMES } from '#app/routes/portal/ideas/understood.tsx'
import { loadedOrBackToList, orBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { correctUnderstood, understoodToCorrect } from '#app/server/commands/profiles/correct-understood.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, refuseForm, versionIn } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const profile = await requireOwnedProfile(args)
  const { id, recipient_name: name, version } = profile
  return { id, name, version, ...(await understoodToCorrect(servicesOf(args.context), profile)) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadedOrBackToList(request, () => serverLoader())
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name).join('').trim()
  const corrected = await attempt(services, 'profile_update_failed', () =>
    correctUnderstood(services, profile, versionIn(form), {
      kept: texts('kept'),
      likes: text('likes'),
      off: text('off'),
      only: text('only'),
      'up to': text('up_to'),
    }),
  )
  if (!corrected.ok) return refuseForm(args.context, corrected, form)
  return toastAt(services, `/portal/suggestions/${profile.id}`, 'understood_corrected')
}

export function clientAction(args: Route.ClientActionArgs) {
  return orBackToList(args, 'profile_update_failed')
}

export default function CorrectUnderstood({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { id, name, version, chips, pickers } = loaderData
  const typed = actionData?.typed
  const upTo = chips.find(({ group, state }) => group === 'up to' && state === 'heeded')?.words
  return (
    <>
      <title>{`${t`What we understood of ${name}`} · Wishfolio`}</title>
      <PageHeading
        title={<Trans>What we understood of {name}</Trans>}
        lead={t`Take out what is wrong, and add what is missing. The next ideas follow it.`}
      />
      <Form method="post" noValidate className="card form">
        <RefusedFormNotice refused={actionData} />
        <input type="hidden" name="version" value={typed?.version ?? version} />
        {(['likes', 'off', 'only'] as const).map((group) => (
          <fieldset key={group} className="grid gap-3">
            <legend className="pb-2 font-bold">{t(GROUP_NAMES[group])}</legend>
            {chips
              .filter((chip) => chip.group === group)
              .map(({ key, words, state }) => (
                <label key={key} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="kept"
                    value={key}
                    defaultChecked={state === 'heeded'}
                    className="size-5 flex-none"
                  />
                  <span className="min-w-0 wrap-anywhere" dir="auto">
                    {state === 'doubtful' ? t`${words} (in doubt: wished for, too)` : words}
                  </span>
                </label>
              ))}
            <Field label={t`Also`} error={fieldError(actionData, group)}>
              {group !== 'likes' ? (
                <Select
                  name={group}
                  defaultValue={typed?.[group] ?? ''}
                  options={[
                    ['', t`Nothing else`],
                    ...pickers[group].map(({ name: each, words }) => [each, words] as const),
                  ]}
                />
              ) : (
                <TextInput name={group} list="topics" autoComplete="off" defaultValue={typed?.[group]} />
              )}
            </Field>
          </fieldset>
        ))}
        <datalist id="topics">
          {pickers.likes.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </datalist>
        <Field label={t(GROUP_NAMES['up to'])} hint={t`The most that an idea may cost. Empty for any price.`}>
          <TextInput
            name="up_to"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed?.up_to ?? upTo}
          />
        </Field>
        <FormButtons submit={t`Save`} back={`/portal/suggestions/${id}`} />
      </Form>
    </>
  )
}
