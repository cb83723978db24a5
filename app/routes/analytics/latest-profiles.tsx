import { formatDay } from '#app/domain/dates.ts'

export function LatestProfiles({ latest }: { latest: { email: string; day: string }[] }) {
  return (
    <section className="grid gap-3">
      <h2>Latest 5 profiles</h2>
      {latest.length === 0 && <p className="text-ink-soft">No one has signed up yet.</p>}
      <ul className="count-latest">
        {latest.map(({ email, day }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- masked addresses of one day may be the same
          <li key={place}>
            <span>{email}</span>
            <time className="text-ink-soft">{formatDay(day, 'MMM d, yyyy')}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
