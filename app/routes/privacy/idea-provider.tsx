import { Trans, useLingui } from '@lingui/react/macro'

/** Which texts are sent to which AI provider; must match `promptFor`. */
export function IdeaProvider({ provider }: { provider: { host: string; model: string } | null }) {
  const { t } = useLingui()
  if (provider === null)
    return <p>{t`Ideas are made on this server by the program itself. Nothing is sent to an AI provider.`}</p>
  const { host, model } = provider
  return (
    <>
      <p>
        <Trans>
          When you ask for ideas, these are sent to {host} ({model}), under their own privacy rules:
        </Trans>
      </p>
      <ul>
        <li>{t`age group and occasion,`}</li>
        <li>
          {t`hobbies, gift preferences and additional notes, whether or not visitors see them, which of them visitors do not see, with the recipient’s name replaced and email addresses, links and phone numbers left out as far as the program finds them,`}
        </li>
        <li>{t`what the program understood of them, with your corrections,`}</li>
        <li>
          {t`how many ideas are wanted and in which language, those of the program’s or the provider’s own that must not come again or that you turned down, the currency of price guesses if you want them, and a random number.`}
        </li>
      </ul>
      <p>
        {t`The fields for the recipient’s name and the date of the occasion, ideas that you wrote and your address are not sent. When the answer falls short, the program fills the list up itself.`}
      </p>
    </>
  )
}
