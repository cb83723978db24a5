import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { Hideable } from '#app/domain/profiles/gift-profile.ts'

/** What a profile says of its recipient, of which each may be hidden. */
export const FACTS = {
  ageGroup: msg`Age group`,
  hobbies: msg`Hobbies`,
  preferences: msg`Gift preferences`,
  notes: msg`Additional notes`,
} satisfies Record<Hideable['name'], MessageDescriptor>

export const MAIL_IS_LATE = msg`Our email is running late. Yours is waiting and is sent as soon as possible.`

export const COMMON_PASSWORD = msg`This is one of the most used passwords, so it is easily guessed. It works, but a longer one of your own is safer.`

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

export const STILL_WRITTEN = msg`Still being written`

export const UNANSWERED = msg`We got no answer, so this may not have arrived. What you entered is still here: please try again.`

export const DELETE_QUESTION = msg`Are you sure you want to delete this gift profile?`

export const COMPLETE_MEANS = msg`Complete means that everyone with the link can open the page and take ideas.`

export const RENEW_LINK_QUESTION = msg`The old link stops working right away for everyone who has it. You can then share the new one.`

export const DRAWN_NEED_NEW_LINK = msg`Whoever drew a name needs the new link, too: without it they no longer find the ideas.`

export const TAKE_IS_SEEN = msg`Everyone else will see that it is taken. If that was a mistake, you can ask the organiser to free it.`

export const KEEP_SECRET = msg`The organiser wants a surprise and is not told which gift it is. Please do not tell them.`

export const LANGUAGE_NAME = msg({ message: 'English', comment: 'The name of this language, in itself' })

export const SURPRISE_LINK = msg`You want to be surprised: open this link only where you are signed in. Anywhere else it shows what is taken.`

export const ONLY_YOU = msg`Only you can open this now`

export const noLongerSeen = (name: string) => msg`Others no longer see “${{ name }}”`

export const LET_OTHERS_SEE = {
  question: msg`Let others see it?`,
  yes: msg`Let others see it`,
  all: msg`Let others see them`,
}

export const SEEN_BY_OTHERS = {
  text: msg`Everyone with the link can see this list.`,
  stop: msg`Stop showing it`,
}

export const ACCOUNT_DELETION = {
  subject: msg`Account deletion request`,
  body: (email: string) =>
    msg`Please delete my Wishfolio account and everything in it.\n\nAccount: ${{ email }}\n`,
  promise: msg`Your request will be processed within 7 working days.`,
}

export const SURPRISE_REQUEST = msg`The visitor who took it asks you to free it. You will not be told which one it is.`

export const FREED_UNASKED = msg`Somebody plans to give this and is not told, so it could be given twice.`

export const ALL_FREED_UNASKED = msg`Whoever plans to give one of them is not told, so it could be given twice.`

export const REWORDED_WHILE_TAKEN = msg`Somebody plans to give this. For another gift add another line: this one stays taken, in your new words.`

export const ASKED_TO_FREE = msg`Asked, waiting for the organiser`

/** What goes with the link of a list or a gathering. */
export const pickOne = (title: string) =>
  msg`${{ title }}: pick one, so that nobody gives the same thing twice.`

/** What goes with a personal link of a draw. */
export const yourDraw = (name: string, gathering: string) =>
  msg`${{ name }}, this link shows to whom you give in “${{ gathering }}”. It is for you alone.`

export const CHAT_BROWSER = msg`You are in the browser of a chat app, and the name will show only here. Open this link in your usual browser to see it there instead.`
