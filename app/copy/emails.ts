import { formatDay } from '#app/domain/dates.ts'
import { REPORT_REASONS } from '#app/domain/visitors/report-reasons.ts'
import type { Email, ListNews, ReminderEmail } from '#app/domain/mails/email.ts'

/** An email's text: paragraphs, a stranger's words, what to do, and a footnote for those who did not ask for it. */
export interface EmailWords {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Set apart line by line, so that they cannot pass for ours. */
  words?: string
  action: Action
  moreActions?: Action[]
  footnote: string
}

interface Action {
  label: string
  link: string
}

export function wordsOf(email: Email): EmailWords {
  switch (email.kind) {
    case 'verify_email':
      return {
        subject: 'Confirm your email for Wishfolio',
        greeting: 'One knot left to tie',
        paragraphs: [
          'Please confirm that this address is yours. Then your gift profiles are one sign-in away.',
        ],
        action: { label: 'Confirm my email', link: email.link },
        footnote: 'The link works once, for 24 hours. If you did not sign up, just ignore this email.',
      }
    case 'account_exists':
      return {
        subject: 'You already have a Wishfolio account',
        greeting: 'You are already in',
        paragraphs: [
          'Someone, probably you, just tried to sign up with this address. It already has an account, so nothing was changed.',
        ],
        action: { label: 'Sign in', link: email.signInLink },
        footnote: `If you forgot your password, choose a new one at ${email.resetLink}. If it was not you, there is nothing you need to do.`,
      }
    case 'reset_password':
      return {
        subject: 'Choose a new password for Wishfolio',
        greeting: 'A new knot',
        paragraphs: ['Someone, probably you, asked for a new password for this address.'],
        action: { label: 'Choose a new password', link: email.link },
        footnote:
          'The link works once, for one hour. If you did not ask for it, just ignore this email: your password stays as it is.',
      }
    case 'no_account':
      return {
        subject: 'There is no Wishfolio account with this address',
        greeting: 'Nothing to unlock here',
        paragraphs: [
          'Someone, probably you, asked for a new password for this address, but there is no account with it. Perhaps you signed up with another one?',
        ],
        action: { label: 'Sign up with this address', link: email.signUpLink },
        footnote: 'If it was not you, there is nothing you need to do.',
      }
    case 'confirm_email_change':
      return {
        subject: 'Confirm the new address of your Wishfolio account',
        greeting: 'Moving house?',
        paragraphs: [
          `Someone signed in to your account asked to change its email address to ${email.newEmail}.`,
          'It changes once you have confirmed it from both addresses.',
        ],
        action: { label: 'Yes, change it', link: email.link },
        footnote:
          'The link works for 24 hours. If it was not you, ignore it and change your password. Nothing changes without your confirmation.',
      }
    case 'confirm_new_email':
      return {
        subject: 'Is this your new address for Wishfolio?',
        greeting: 'A new address',
        paragraphs: [
          'Someone, probably you, wants to use this address for their Wishfolio account. Please confirm that it is yours.',
        ],
        action: { label: 'Yes, this is mine', link: email.link },
        footnote: 'The link works for 24 hours. If it was not you, just ignore this email.',
      }
    case 'free_requested':
      return {
        subject: 'Someone took a gift by mistake',
        greeting: 'A knot to untie',
        paragraphs: [
          email.idea === null
            ? `A visitor marked a gift on the list for ${email.recipientName} as taken by mistake. You can free it without learning which.`
            : `A visitor marked ${quoted(email.idea)} on the list for ${email.recipientName} as taken by mistake, and would like you to make it available again.`,
        ],
        action: { label: 'Make it available again', link: email.link },
        footnote: 'Nothing changes unless you free it. It stays taken until then.',
      }
    case 'email_changed':
      return {
        subject: 'Your Wishfolio account has a new address',
        greeting: 'You have moved',
        paragraphs: [
          `Your account now belongs to ${email.newEmail}, as confirmed from both addresses. From now on, sign in with that one.`,
        ],
        action: { label: 'It was not me', link: `mailto:${email.supportEmail}` },
        footnote: 'If it was you, there is nothing you need to do. This was our last email to this address.',
      }
    case 'taken_down':
      return {
        subject: `A ${email.gathering ? 'gathering' : 'gift profile'} of yours was taken down`,
        greeting: 'A page of yours is hidden',
        paragraphs: [
          `The people who run this Wishfolio took down ${pageOf(email)}: only you can see it now.`,
          `The reason: ${email.reason}`,
        ],
        action: { label: 'Answer', link: `mailto:${email.supportEmail}` },
        footnote: `Nothing was deleted. You will find it under ${email.gathering ? 'Gatherings' : 'My Profiles'}.`,
      }
    case 'shown_again':
      return {
        subject: `A ${email.gathering ? 'gathering' : 'gift profile'} of yours is shown again`,
        greeting: 'Your page is back',
        paragraphs: [`Your page is open again: ${pageOf(email)} had been taken down. Now its link works.`],
        action: { label: 'Open it', link: email.link },
        footnote: 'There is nothing you need to do.',
      }
    case 'page_reported':
      return {
        subject: 'A page was reported',
        greeting: 'A page was reported',
        paragraphs: [
          `The page: ${email.link}`,
          `What is wrong: ${REPORT_REASONS[email.reason]}`,
          email.answerTo === null ? 'The visitor wants no answer.' : `An answer goes to ${email.answerTo}.`,
          ...(email.words === '' ? [] : ['In the visitor’s words:']),
        ],
        words: email.words,
        action: { label: 'Hide the page', link: email.takedownLink },
        footnote:
          'The link asks once more before it hides the page. It works for 30 days; keep it to yourself.',
      }
    case 'visitor_message':
      return {
        subject: `A message about the list for ${email.recipientName}`,
        greeting: 'A visitor wrote to you',
        paragraphs: ['In their words:'],
        words: email.words,
        action: { label: 'Open the list', link: email.link },
        footnote:
          'We do not know who wrote it, and they do not know your address. You can switch messages off where you edit the profile.',
      }
    case 'name_drawn':
      return {
        // Strangers get it, and the subject is what they see first: words of ours alone.
        subject: email.again
          ? 'Names were drawn again: whom do you give to?'
          : 'Names were drawn: whom do you give to?',
        greeting: 'You drew a name',
        paragraphs: [
          ...(email.again ? ['The names that were drawn before count no longer.'] : []),
          `Names were drawn for ${quoted(email.gathering)}. Your link shows to whom you give, on the device that opens it first. You can move it to another.`,
        ],
        ...actionsOf(email.links),
        footnote: `Whoever organises it entered your address. Please keep the link to yourself. If you know nothing of it, just ignore this email, or write to ${email.supportEmail}.`,
      }
    case 'left_gathering':
      return {
        subject: 'Someone left your gathering',
        greeting: 'One fewer at the table',
        paragraphs: [
          `${email.email} left ${quoted(email.gathering)}. Their lists are no longer in it.`,
          ...(email.drawn
            ? ['Names are drawn, and stay drawn. To leave somebody out, undo the draw and draw again.']
            : []),
        ],
        action: { label: email.drawn ? 'Open the draw' : 'Open the gathering', link: email.link },
        footnote: email.drawn ? 'Until then everyone gives as drawn.' : 'There is nothing you need to do.',
      }
    case 'reminder':
      return reminderWords(email)
    case 'news':
      return newsWords(email.lists)
    case 'password_changed':
      return {
        subject: 'Your Wishfolio password was changed',
        greeting: 'Your password was changed',
        paragraphs: ['Use the new one from now on. All other devices have been signed out.'],
        action: { label: 'It was not me', link: email.resetLink },
        footnote: 'If it was you, there is nothing you need to do.',
      }
  }
}

/** One link each for those who share a mailbox. */
function actionsOf(links: readonly { name: string; link: string }[]): {
  action: Action
  moreActions: Action[]
} {
  const [action = { label: '', link: '' }, ...moreActions] = links.map(({ name, link }) => ({
    label: links.length === 1 ? 'See whom I drew' : `See whom ${quoted(name)} drew`,
    link,
  }))
  return { action, moreActions }
}

const CHOSEN = 'You chose these emails in your settings, where you can change that at any time.'

function reminderWords({ reminder, occasion, free, nextDay, ...email }: ReminderEmail): EmailWords {
  const share = { label: 'Share the list', link: email.shareLink }
  const open = { label: 'Open the list', link: email.link }
  if (reminder === 'passed') {
    const next = nextDay === null ? '' : ` The next one is on ${formatDay(nextDay, 'MMMM d, yyyy')}.`
    return {
      subject: `${occasion} is over: ready for the next one?`,
      greeting: 'Until next time',
      paragraphs: [
        `We hope it was a lovely day.${next} If you like, use the list again: the copy has its own date and link.`,
      ],
      action: { label: 'Use the list again', link: email.link },
      footnote: CHOSEN,
    }
  }
  const weeks = reminder === 'three_weeks' ? 'Three weeks' : 'One week'
  return {
    subject: `${weeks} to ${occasion}`,
    greeting: `${weeks} to ${occasion}`,
    paragraphs: [free === null ? SURPRISE_REMINDER : freeIdeas(free, email.recipientName)],
    action: open,
    moreActions: [share],
    footnote: CHOSEN,
  }
}

const SURPRISE_REMINDER =
  'It is a surprise, so we do not say what is taken. Has everyone got the link? It may be time to share it again.'

function freeIdeas({ ideas, free }: { ideas: number; free: number }, name: string): string {
  if (ideas === 0) return `The list for ${name} has no ideas yet. There is still time to add some.`
  if (free === 0) return `All ${ideas} ideas on the list for ${name} are taken. You could add some more.`
  const still = `${free} of ${ideas} ideas on the list for ${name} ${free === 1 ? 'is' : 'are'} still free.`
  return `${still} Has everyone got the link?`
}

function newsWords(lists: readonly ListNews[]): EmailWords {
  const [first, ...others] = lists.map(({ recipientName, link }) => ({
    label: `List for ${recipientName}`,
    link,
  }))
  return {
    subject: 'What happened on your lists',
    greeting: 'News from your lists',
    paragraphs: lists.flatMap(({ recipientName, taken, requests }) => [
      ...(taken.length > 0 ? [`Taken on the list for ${recipientName}: ${quotedList(taken)}.`] : []),
      ...(requests > 0 ? [waitingRequests(requests, recipientName)] : []),
    ]),
    action: first ?? { label: 'Your lists', link: '' },
    moreActions: others,
    footnote: `At most one such email a day. ${CHOSEN}`,
  }
}

/** Marks that turn the direction of what follows. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Somebody's words within a sentence, which cannot end the quotation. */
function quoted(words: string): string {
  return `“${words
    .replace(TURNS, '')
    .replace(/[“”]/g, '"')
    .replace(/[\s\p{Cc}]+/gu, ' ')}”`
}

const MAX_QUOTED = 10

function quotedList(texts: readonly string[]): string {
  const shown = texts.slice(0, MAX_QUOTED).map(quoted)
  const more = texts.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

function waitingRequests(count: number, name: string): string {
  return count === 1
    ? `Someone took a gift on the list for ${name} by mistake, and would like you to make it available again.`
    : `There are ${count} requests to make gifts on the list for ${name} available again.`
}

function pageOf({ name, gathering = false }: { name: string; gathering?: boolean }): string {
  return gathering ? `your gathering ${quoted(name)}` : `your profile for ${name}`
}
