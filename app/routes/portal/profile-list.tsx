import { Plus } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import type { Route } from './+types/profile-list'
import { formatDay } from '#app/domain/dates.ts'
import { occasionName } from '#app/domain/gift-profile.ts'
import { ProfileCard } from '#app/routes/portal/profile-card.tsx'
import { profilesOf } from '#app/server/queries/gift-profiles.ts'
import { shareLink } from '#app/server/share-link.ts'
import { requireOwner, servicesOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = await requireOwner(context, request)
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? ''
  const profiles = await profilesOf(services.db, owner.id, search)
  return {
    search,
    profiles: profiles.map((profile) => ({
      id: profile.id,
      name: profile.recipient_name,
      occasion: occasionName(profile),
      date: formatDay(profile.occasion_date, 'MMM d, yyyy'),
      status: profile.status,
      ideas: profile.ideas,
      link: shareLink(services, request, profile.slug),
    })),
  }
}

export type ListedProfile = Route.ComponentProps['loaderData']['profiles'][number]

export default function ProfileList({ loaderData: { profiles, search } }: Route.ComponentProps) {
  const nothingYet = profiles.length === 0 && search === ''
  return (
    <>
      <title>My profiles · Wishfolio</title>
      <PageHeading
        title="My Profiles"
        actions={
          !nothingYet && (
            <LinkButton to="/create-gift-profile" icon={Plus}>
              Create Gift Profile
            </LinkButton>
          )
        }
      />
      {nothingYet ? <FirstProfile /> : <Search search={search} />}
      {profiles.length === 0 && search !== '' && (
        <EmptyState drawing={<EmptyParcelDrawing />} title={`Nobody called “${search}”`}>
          Try a shorter part of the name.
        </EmptyState>
      )}
      <ul className="stack">
        {profiles.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} />
        ))}
      </ul>
    </>
  )
}

function Search({ search }: { search: string }) {
  const [, setParams] = useSearchParams()
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field label="Search by recipient name" className="w-full max-w-sm">
        <TextInput
          name="search"
          type="search"
          defaultValue={search}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setParams(typed === '' ? {} : { search: typed }, { replace: true, preventScrollReset: true })
          }}
        />
      </Field>
      <noscript>
        <Button type="submit" tone="paper">
          Search
        </Button>
      </noscript>
    </Form>
  )
}

function FirstProfile() {
  return (
    <EmptyState
      drawing={<EmptyParcelDrawing />}
      title="Who is the first gift for?"
      action={<LinkButton to="/create-gift-profile">Create Gift Profile</LinkButton>}
    >
      Two minutes, and there is a link for the family chat.
    </EmptyState>
  )
}
