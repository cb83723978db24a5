import { LinkButton } from '#app/ui/link-button.tsx'

export interface ChooseProfilesProps {
  profiles: readonly { id: string; name: string; date: string }[]
  chosen: readonly string[]
}

export function ChooseProfiles({ profiles, chosen }: ChooseProfilesProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label pb-2">Who gets something</legend>
      {profiles.length === 0 && (
        <p>
          You have no gift profiles yet.{' '}
          <LinkButton to="/create-gift-profile" tone="paper" size="small">
            Create Gift Profile
          </LinkButton>
        </p>
      )}
      {profiles.map(({ id, name, date }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="profile"
            value={id}
            defaultChecked={chosen.includes(id)}
            className="size-5 flex-none"
          />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{name}</bdi>, <time className="text-ink-soft">{date}</time>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
