import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { listed } from '#app/domain/listed.ts'
import { type EmailWords, quotable } from '#app/copy/email-words.ts'
import { whoseOccasion } from '#app/copy/occasions.ts'
import { formatDay } from '#app/domain/dates.ts'
import type { ListNews, ReminderEmail } from '#app/domain/mails/email.ts'

const CHOSEN = msg`You chose these emails in your settings, where you can change that at any time.`

export function reminderWords({ reminder, free, nextDay, ...email }: ReminderEmail, words: I18n): EmailWords {
  const say = (message: MessageDescriptor) => words._(message)
  const name = email.recipientName
  const occasion = say(whoseOccasion(name, email))
  if (reminder === 'passed') {
    return {
      subject: say(msg`Over: ${occasion}. Ready for the next one?`),
      greeting: say(msg`Until next time`),
      paragraphs: [
        say(
          msg`We hope it was a lovely day. If you like, use the list again: the copy has its own date and link.`,
        ),
        ...(nextDay === null
          ? []
          : [say(msg`The next one is on ${{ date: formatDay(nextDay, 'MMMM d, yyyy', words.locale) }}.`)]),
      ],
      action: { label: say(msg`Use the list again`), link: email.link },
      footnote: say(CHOSEN),
    }
  }
  const title = say(
    reminder === 'three_weeks' ? msg`Three weeks to go: ${occasion}` : msg`One week to go: ${occasion}`,
  )
  return {
    subject: title,
    greeting: title,
    paragraphs: [say(free === null ? SURPRISE_REMINDER : freeIdeas(free, name))],
    action: { label: say(msg`Open the list`), link: email.link },
    moreActions: [{ label: say(msg`Share the list`), link: email.shareLink }],
    footnote: say(CHOSEN),
  }
}

const SURPRISE_REMINDER = msg`It is a surprise, so we do not say what is taken. Has everyone got the link? It may be time to share it again.`

function freeIdeas({ ideas, free }: { ideas: number; free: number }, name: string): MessageDescriptor {
  if (ideas === 0) return msg`The list for ${name} has no ideas yet. There is still time to add some.`
  if (free === 0) return msg`All ${ideas} ideas on the list for ${name} are taken. You could add some more.`
  return msg`${plural(free, {
    one: `# of ${ideas} ideas on the list for ${name} is still free. Has everyone got the link?`,
    other: `# of ${ideas} ideas on the list for ${name} are still free. Has everyone got the link?`,
  })}`
}

export function newsWords(lists: readonly ListNews[], words: I18n): EmailWords {
  const say = (message: MessageDescriptor) => words._(message)
  const [first, ...others] = lists.map(({ recipientName, link }) => ({
    label: say(msg`List for ${{ name: recipientName }}`),
    link,
  }))
  return {
    subject: say(msg`What happened on your lists`),
    greeting: say(msg`News from your lists`),
    paragraphs: lists.flatMap(({ recipientName: name, taken, requests }) => [
      ...(taken.length > 0
        ? [say(msg`Taken on the list for ${name}: ${{ ideas: quotedList(taken, words) }}.`)]
        : []),
      ...(requests > 0 ? [say(waitingRequests(requests, name))] : []),
    ]),
    action: first ?? { label: say(msg`Your lists`), link: '' },
    moreActions: others,
    footnote: `${say(msg`At most one such email a day.`)} ${say(CHOSEN)}`,
  }
}

const MAX_QUOTED = 10

function quotedList(texts: readonly string[], words: I18n): string {
  const shown = texts.slice(0, MAX_QUOTED).map((text) => words._(msg`“${{ idea: quotable(text) }}”`))
  const more = texts.length - shown.length
  return listed([...shown, ...(more > 0 ? [words._(msg`and ${more} more`)] : [])], words.locale)
}

function waitingRequests(requests: number, name: string): MessageDescriptor {
  return msg`${plural(requests, {
    one: `Someone took a gift on the list for ${name} by mistake, and would like you to make it available again.`,
    other: `There are # requests to make gifts on the list for ${name} available again.`,
  })}`
}
