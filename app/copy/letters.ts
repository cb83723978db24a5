import type { Letter } from '#app/domain/letter.ts'

/** A letter's words: what it says, the one thing to do, and what to know if it came unasked. */
export interface LetterWords {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; link: string }
  footnote: string
}

export function wordsOf(letter: Letter): LetterWords {
  switch (letter.kind) {
    case 'verify_email':
      return {
        subject: 'Confirm your email for Wishfolio',
        greeting: 'One knot left to tie',
        paragraphs: [
          'Please confirm that this address is yours. Then your gift profiles are one sign-in away.',
        ],
        action: { label: 'Confirm my email', link: letter.link },
        footnote:
          'The link works once, for 24 hours. If you did not sign up, throw this letter away: nothing happens without it.',
      }
    case 'account_exists':
      return {
        subject: 'You already have a Wishfolio account',
        greeting: 'You are already in',
        paragraphs: [
          'Somebody, probably you, just tried to sign up with this address. It has an account already, so nothing was changed.',
        ],
        action: { label: 'Sign in', link: letter.signInLink },
        footnote: 'If it was not you, there is nothing you need to do.',
      }
  }
}
