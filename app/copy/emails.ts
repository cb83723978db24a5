import type { Email } from '#app/domain/email.ts'

/** An email's text: paragraphs, one action, and a footnote for those who did not ask for it. */
export interface EmailWords {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; link: string }
  footnote: string
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
        subject: 'Someone asks you to free a gift',
        greeting: 'A knot to untie',
        paragraphs: [
          email.idea === null
            ? `A visitor marked a gift on the list for ${email.recipientName} as taken by mistake. You can free it without learning which.`
            : `A visitor marked “${email.idea}” on the list for ${email.recipientName} as taken by mistake, and asks you to make it available again.`,
        ],
        action: { label: 'Look at the request', link: email.link },
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
        subject: 'A gift profile of yours was taken down',
        greeting: 'A page of yours is hidden',
        paragraphs: [
          `The people who run this Wishfolio took down your profile for ${email.name}: only you can see it now.`,
          `The reason: ${email.reason}`,
        ],
        action: { label: 'Answer', link: `mailto:${email.supportEmail}` },
        footnote: 'Nothing of it was deleted. You find it under My Profiles.',
      }
    case 'shown_again':
      return {
        subject: 'A gift profile of yours is shown again',
        greeting: 'Your page is back',
        paragraphs: [`Your profile for ${email.name} had been taken down. Now its link works again.`],
        action: { label: 'Open it', link: email.link },
        footnote: 'There is nothing you need to do.',
      }
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
