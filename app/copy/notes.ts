import { msg } from '@lingui/core/runtime-macro'

export const MAIL_IS_LATE = msg`Our email is running late. Yours is waiting and is sent as soon as possible.`

export const COMMON_PASSWORD = msg`This is one of the most used passwords, so it is easily guessed. It works, but a longer one of your own is safer.`

export const STILL_WRITTEN = msg`Still being written`

export const DELETE_QUESTION = msg`Are you sure you want to delete this gift profile?`

export const COMPLETE_MEANS = msg`Complete means that everyone with the link can open the page and take ideas.`

export const RENEW_LINK_QUESTION = msg`The old link stops working right away for everyone who has it. You can then share the new one.`

export const DRAWN_NEED_NEW_LINK = msg`Whoever drew a name needs the new link, too: without it they no longer find the ideas.`

export const SURPRISE_LINK = msg`You want to be surprised: open this link only where you are signed in. Anywhere else it shows what is taken.`

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

/** What goes with a personal link of a draw. */
export const yourDraw = (name: string, gathering: string) =>
  msg`${{ name }}, this link shows to whom you give in “${{ gathering }}”. It is for you alone.`

export const CHAT_BROWSER = msg`You are in the browser of a chat app, and the name will show only here. Open this link in your usual browser to see it there instead.`
