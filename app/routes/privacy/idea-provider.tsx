/** Which texts are sent to which AI provider; must match `promptFor`. */
export function IdeaProvider({ provider }: { provider: { host: string; model: string } | null }) {
  return (
    <>
      {provider === null ? (
        <p>Ideas are made on this server by the program itself. Nothing is sent to an AI provider.</p>
      ) : (
        <>
          <p>
            When you ask for ideas, these are sent to {provider.host} ({provider.model}), under their own
            privacy rules:
          </p>
          <ul>
            <li>age group and occasion,</li>
            <li>
              hobbies, gift preferences and additional notes, whether or not visitors see them, which of them
              visitors do not see, with the recipient’s name replaced and email addresses, links and phone
              numbers left out as far as the program finds them,
            </li>
            <li>what the program understood of them, with your corrections,</li>
            <li>
              how many ideas are wanted, those of the program’s or the provider’s own that must not come again
              or that you turned down, the currency of price guesses if you want them, and a random number.
            </li>
          </ul>
          <p>
            The fields for the recipient’s name and the date of the occasion, ideas that you wrote and your
            address are not sent. When the answer falls short, the program fills the list up itself.
          </p>
        </>
      )}
    </>
  )
}
