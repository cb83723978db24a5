import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { AgeGroup, Hideable } from '#app/domain/profiles/gift-profile.ts'

/** What a profile says of its recipient, of which each may be hidden. */
export const FACTS = {
  ageGroup: msg`Age group`,
  hobbies: msg`Hobbies`,
  preferences: msg`Gift preferences`,
  notes: msg`Additional notes`,
} satisfies Record<Hideable['name'], MessageDescriptor>

export const AFFILIATE_NOTE = msg`The shop links may be affiliate links: if you buy through one, this site may earn a little. It costs you nothing extra.`

export const TAKES_PAUSED = msg`Nobody can take an idea just now. Have a look around, and come back soon.`

export const CONNECTION_LOST = {
  title: msg`Connection lost`,
  text: msg`What you see may be out of date. We are trying to reconnect.`,
}

export const OFFLINE = {
  title: msg`You are offline`,
  text: msg`Without a connection nobody would know that you took it. Try again when you are back online.`,
}

export const hasBeenTaken = (idea: string) => msg`''${{ idea }}'' has been taken`

export const UNANSWERED = msg`We got no answer, so this may not have arrived. What you entered is still here: please try again.`

export const TAKE_IS_SEEN = msg`Everyone else will see that it is taken. If that was a mistake, you can ask the organiser to free it.`

export const KEEP_SECRET = msg`The organiser wants a surprise and is not told which gift it is. Please do not tell them.`

export const LANGUAGE_NAME = msg({ message: 'English', comment: 'The name of this language, in itself' })

export const ONLY_YOU = msg`Only you can open this now.`

export const ASKED_TO_FREE = msg`Asked, waiting for the organiser`

/** What goes with the link of a list or a gathering. */
export const pickOne = (title: string) =>
  msg`${{ title }}: pick one, so that nobody gives the same thing twice.`

export const AGES = {
  '0-12 years': msg`0-12 years`,
  '13-17 years': msg`13-17 years`,
  '18-24 years': msg`18-24 years`,
  '25-34 years': msg`25-34 years`,
  '35-44 years': msg`35-44 years`,
  '45-54 years': msg`45-54 years`,
  '55+ years': msg`55+ years`,
} satisfies Record<AgeGroup, MessageDescriptor>
