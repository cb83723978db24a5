/** Names the profile that was filled in before there was an account, so that it does not look lost. */
export function WaitingProfile({ recipient }: { recipient: string }) {
  return (
    <p className="font-bold">
      <bdi>{recipient}</bdi>’s profile is waiting.
    </p>
  )
}
