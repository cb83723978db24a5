import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type EmailAction, type EmailWords, quotable } from '#app/copy/email-words.ts'
import { newsWords, reminderWords } from '#app/copy/owner-emails.ts'
import { REASONS } from '#app/copy/report-reasons.ts'
import type { Email, FactorChange } from '#app/domain/mails/email.ts'

/** The text of an email, in the words of a language. */
export function wordsOf(email: Email, words: I18n): EmailWords {
  const say = (message: MessageDescriptor) => words._(message)
  switch (email.kind) {
    case 'verify_email':
      return {
        subject: say(msg`Confirm your email for Wishfolio`),
        greeting: say(msg`One knot left to tie`),
        paragraphs: [
          say(msg`Please confirm that this address is yours. Then your gift profiles are one sign-in away.`),
        ],
        action: { label: say(msg`Confirm my email`), link: email.link },
        footnote: say(
          msg`The link works once, for 24 hours. If you did not sign up, just ignore this email.`,
        ),
      }
    case 'account_exists':
      return {
        subject: say(msg`You already have a Wishfolio account`),
        greeting: say(msg`You are already in`),
        paragraphs: [
          say(
            msg`Someone, probably you, just tried to sign up with this address. It already has an account, so nothing was changed.`,
          ),
        ],
        action: { label: say(msg`Sign in`), link: email.signInLink },
        footnote: say(
          msg`If you forgot your password, choose a new one at ${{ link: email.resetLink }}. If it was not you, there is nothing you need to do.`,
        ),
      }
    case 'reset_password':
      return {
        subject: say(msg`Choose a new password for Wishfolio`),
        greeting: say(msg`A new knot`),
        paragraphs: [say(msg`Someone, probably you, asked for a new password for this address.`)],
        action: { label: say(msg`Choose a new password`), link: email.link },
        footnote: say(
          msg`The link works once, for one hour. If you did not ask for it, just ignore this email: your password stays as it is.`,
        ),
      }
    case 'sign_in_code':
      return {
        // Read on the lock screen.
        subject: say(msg`${{ code: email.code }} is your code for Wishfolio`),
        greeting: say(msg`Your code: ${{ code: email.code }}`),
        paragraphs: [
          say(
            msg`Someone, probably you, wants to sign in with this address. Type the code where you asked for it, or open the link in the same browser.`,
          ),
        ],
        action: { label: say(msg`Sign in`), link: email.link },
        footnote: say(
          msg`They work once, for ten minutes. Tell nobody the code: we never ask for it. If it was not you, just ignore this email.`,
        ),
      }
    case 'no_account':
      return {
        subject: say(msg`There is no Wishfolio account with this address`),
        greeting: say(msg`Nothing to unlock here`),
        paragraphs: [
          say(
            email.signingIn
              ? msg`Someone, probably you, wanted to sign in with this address, but there is no account with it. Perhaps you signed up with another one?`
              : msg`Someone, probably you, asked for a new password for this address, but there is no account with it. Perhaps you signed up with another one?`,
          ),
          ...(email.closed ? [say(msg`This Wishfolio takes no new accounts.`)] : []),
        ],
        action: {
          label: say(email.closed ? msg`Sign in` : msg`Sign up with this address`),
          link: email.link,
        },
        footnote: say(msg`If it was not you, there is nothing you need to do.`),
      }
    case 'confirm_email_change':
      return {
        subject: say(msg`Confirm the new address of your Wishfolio account`),
        greeting: say(msg`Moving house?`),
        paragraphs: [
          say(
            msg`Someone signed in to your account asked to change its email address to ${{ address: email.newEmail }}.`,
          ),
          say(msg`It changes once you have confirmed it from both addresses.`),
        ],
        action: { label: say(msg`Yes, change it`), link: email.link },
        footnote: say(
          msg`The link works for 24 hours. If it was not you, ignore it and change your password. Nothing changes without your confirmation.`,
        ),
      }
    case 'confirm_new_email':
      return {
        subject: say(msg`Is this your new address for Wishfolio?`),
        greeting: say(msg`A new address`),
        paragraphs: [
          say(
            msg`Someone, probably you, wants to use this address for their Wishfolio account. Please confirm that it is yours.`,
          ),
        ],
        action: { label: say(msg`Yes, this is mine`), link: email.link },
        footnote: say(msg`The link works for 24 hours. If it was not you, just ignore this email.`),
      }
    case 'free_requested':
      return {
        subject: say(msg`Someone took a gift by mistake`),
        greeting: say(msg`A knot to untie`),
        paragraphs: [
          email.idea === null
            ? say(
                msg`A visitor marked a gift on the list for ${{ name: email.recipientName }} as taken by mistake. You can free it without learning which.`,
              )
            : say(
                msg`A visitor marked “${{ idea: quotable(email.idea) }}” on the list for ${{ name: email.recipientName }} as taken by mistake, and would like you to make it available again.`,
              ),
        ],
        action: { label: say(msg`Make it available again`), link: email.link },
        footnote: say(msg`Nothing changes unless you free it. It stays taken until then.`),
      }
    case 'email_changed':
      return {
        subject: say(msg`Your Wishfolio account has a new address`),
        greeting: say(msg`You have moved`),
        paragraphs: [
          say(
            msg`Your account now belongs to ${{ address: email.newEmail }}, as confirmed from both addresses. From now on, sign in with that one.`,
          ),
        ],
        action: { label: say(msg`It was not me`), link: `mailto:${email.supportEmail}` },
        footnote: say(
          msg`If it was you, there is nothing you need to do. This was our last email to this address.`,
        ),
      }
    case 'taken_down':
      return {
        subject: say(
          email.gathering
            ? msg`A gathering of yours was taken down`
            : msg`A gift profile of yours was taken down`,
        ),
        greeting: say(msg`A page of yours is hidden`),
        paragraphs: [
          say(
            email.gathering
              ? msg`The people who run this Wishfolio took down your gathering “${{ name: quotable(email.name) }}”: only you can see it now.`
              : msg`The people who run this Wishfolio took down your profile for ${{ name: email.name }}: only you can see it now.`,
          ),
          say(msg`The reason: ${{ reason: email.reason }}`),
        ],
        action: { label: say(msg`Answer`), link: `mailto:${email.supportEmail}` },
        footnote: say(
          email.gathering
            ? msg`Nothing was deleted. You will find it under Gatherings.`
            : msg`Nothing was deleted. You will find it under My Profiles.`,
        ),
      }
    case 'shown_again':
      return {
        subject: say(
          email.gathering
            ? msg`A gathering of yours is shown again`
            : msg`A gift profile of yours is shown again`,
        ),
        greeting: say(msg`Your page is back`),
        paragraphs: [
          say(
            email.gathering
              ? msg`Your page is open again: your gathering “${{ name: quotable(email.name) }}” had been taken down. Now its link works.`
              : msg`Your page is open again: your profile for ${{ name: email.name }} had been taken down. Now its link works.`,
          ),
        ],
        action: { label: say(msg`Open it`), link: email.link },
        footnote: say(msg`There is nothing you need to do.`),
      }
    case 'page_reported':
      return {
        subject: say(msg`A page was reported`),
        greeting: say(msg`A page was reported`),
        paragraphs: [
          say(msg`The page: ${{ link: email.link }}`),
          say(msg`What is wrong: ${{ reason: say(REASONS[email.reason]) }}`),
          email.answerTo === null
            ? say(msg`The visitor wants no answer.`)
            : say(msg`An answer goes to ${{ address: email.answerTo }}.`),
          ...(email.words === '' ? [] : [say(msg`In the visitor’s words:`)]),
        ],
        words: email.words,
        action: { label: say(msg`Hide the page`), link: email.takedownLink },
        footnote: say(
          msg`The link asks once more before it hides the page. It works for 30 days; keep it to yourself.`,
        ),
      }
    case 'visitor_message':
      return {
        subject: say(msg`A message about the list for ${{ name: email.recipientName }}`),
        greeting: say(msg`A visitor wrote to you`),
        paragraphs: [say(msg`In their words:`)],
        words: email.words,
        action: { label: say(msg`Open the list`), link: email.link },
        footnote: say(
          msg`We do not know who wrote it, and they do not know your address. You can switch messages off where you edit the profile.`,
        ),
      }
    case 'name_drawn':
      return {
        // Strangers get it, and the subject is what they see first: words of ours alone.
        subject: email.again
          ? say(msg`Names were drawn again: whom do you give to?`)
          : say(msg`Names were drawn: whom do you give to?`),
        greeting: say(msg`You drew a name`),
        paragraphs: [
          ...(email.again ? [say(msg`The names that were drawn before count no longer.`)] : []),
          say(
            email.gathering === null
              ? msg`Names were drawn for a gathering. Your link shows to whom you give, on the device that opens it first. You can move it to another.`
              : msg`Names were drawn for “${{ gathering: quotable(email.gathering) }}”. Your link shows to whom you give, on the device that opens it first. You can move it to another.`,
          ),
        ],
        ...actionsOf(email.links, words),
        footnote: say(
          msg`Whoever organises it entered your address. Please keep the link to yourself. If you know nothing of it, just ignore this email, or write to ${{ address: email.supportEmail }}.`,
        ),
      }
    case 'left_gathering':
      return {
        subject: say(msg`Someone left your gathering`),
        greeting: say(msg`One fewer at the table`),
        paragraphs: [
          say(
            msg`${{ address: email.email }} left “${{ gathering: quotable(email.gathering) }}”. Their lists are no longer in it.`,
          ),
          ...(email.drawn
            ? [
                say(
                  msg`Names are drawn, and stay drawn. To leave somebody out, undo the draw and draw again.`,
                ),
              ]
            : []),
        ],
        action: {
          label: email.drawn ? say(msg`Open the draw`) : say(msg`Open the gathering`),
          link: email.link,
        },
        footnote: email.drawn
          ? say(msg`Until then everyone gives as drawn.`)
          : say(msg`There is nothing you need to do.`),
      }
    case 'reminder':
      return reminderWords(email, words)
    case 'news':
      return newsWords(email.lists, words)
    case 'passkey_added':
      return {
        subject: say(msg`A passkey was added to your Wishfolio account`),
        greeting: say(msg`A new key`),
        paragraphs: [
          say(
            msg`The passkey “${{ name: quotable(email.name) }}” now signs in to your account, without your password.`,
          ),
        ],
        action: { label: say(msg`See your passkeys`), link: email.settingsLink },
        footnote: say(ifItWasNotYou(email)),
      }
    case 'passkey_removed':
      return {
        subject: say(msg`A passkey was removed from your Wishfolio account`),
        greeting: say(msg`One key fewer`),
        paragraphs: [
          say(msg`The passkey “${{ name: quotable(email.name) }}” no longer signs in to your account.`),
        ],
        action: { label: say(msg`See your passkeys`), link: email.settingsLink },
        footnote: say(ifItWasNotYou(email)),
      }
    case 'identity_added':
      return {
        subject: say(msg`${{ provider: email.provider }} now signs in to your Wishfolio account`),
        greeting: say(msg`A new key`),
        paragraphs: [
          say(
            email.email === null
              ? msg`Signing in with ${{ provider: email.provider }} opens your account from now on.`
              : msg`Signing in with ${{ provider: email.provider }} as ${{ address: email.email }} opens your account from now on.`,
          ),
        ],
        action: { label: say(msg`See your settings`), link: email.settingsLink },
        footnote: say(ifItWasNotYou(email)),
      }
    case 'identity_removed':
      return {
        subject: say(msg`${{ provider: email.provider }} no longer signs in to your Wishfolio account`),
        greeting: say(msg`One key fewer`),
        paragraphs: [
          ...(email.email === null ? [] : [say(msg`It signed in as ${{ address: email.email }}.`)]),
          say(
            msg`You can sign in with ${{ provider: email.provider }} again once you have added it in your settings.`,
          ),
        ],
        action: { label: say(msg`See your settings`), link: email.settingsLink },
        footnote: say(ifItWasNotYou(email)),
      }
    case 'second_factor_changed':
      return {
        ...factorWords(email, words),
        action: { label: say(msg`Go to your settings`), link: email.settingsLink },
        footnote: say(ifItWasNotYou(email)),
      }
    case 'password_changed':
      return {
        subject: say(msg`Your Wishfolio password was changed`),
        greeting: say(msg`Your password was changed`),
        paragraphs: [say(msg`Use the new one from now on. All other devices have been signed out.`)],
        action: { label: say(msg`It was not me`), link: email.resetLink },
        footnote: say(ifItWasNotYou(email)),
      }
  }
}

/** What an owner looks at who did not change a way to sign in. */
function ifItWasNotYou({ settingsLink }: { settingsLink: string }): MessageDescriptor {
  return msg`If it was you, there is nothing you need to do. If not, change your password if you have one, and look in your settings at your passkeys, other ways to sign in, two-step sign-in and your devices: ${{ link: settingsLink }}`
}

function factorWords(
  email: FactorChange,
  words: I18n,
): Pick<EmailWords, 'subject' | 'greeting' | 'paragraphs'> {
  const said = (subject: MessageDescriptor, greeting: MessageDescriptor, paragraph: MessageDescriptor) => ({
    subject: words._(subject),
    greeting: words._(greeting),
    paragraphs: [words._(paragraph)],
  })
  const isOff = msg`Two-step sign-in is off for your Wishfolio account`
  switch (email.change) {
    case 'on':
      return said(
        msg`Two-step sign-in is on for your Wishfolio account`,
        msg`One step more`,
        msg`From now on, signing in with your password or by email also asks for a code from your app. Keep your recovery codes where you find them without your phone.`,
      )
    case 'off':
      return said(
        isOff,
        msg`One step fewer`,
        msg`From now on, your password or an email to you is enough to sign in.`,
      )
    case 'reset':
      return said(
        isOff,
        msg`One step fewer`,
        msg`Whoever runs this site turned it off for you. From now on, your password or an email to you is enough to sign in.`,
      )
    case 'new codes':
      return said(
        msg`New recovery codes for your Wishfolio account`,
        msg`New recovery codes`,
        msg`The recovery codes that you had before no longer work.`,
      )
    case 'code used': {
      const { left } = email
      return said(
        msg`A recovery code was used for your Wishfolio account`,
        msg`A recovery code was used`,
        msg`${plural(left, {
          one: 'It was used in place of your app. # code is left.',
          other: 'It was used in place of your app. # codes are left.',
        })}`,
      )
    }
  }
}

/** One link each for those who share a mailbox. */
function actionsOf(
  links: readonly { name: string | null; link: string }[],
  words: I18n,
): { action: EmailAction; moreActions: EmailAction[] } {
  const [action = { label: '', link: '' }, ...moreActions] = links.map(({ name, link }) => ({
    label: words._(
      links.length === 1
        ? msg`See whom I drew`
        : name === null
          ? msg`See whom you drew`
          : msg`See whom “${{ name: quotable(name) }}” drew`,
    ),
    link,
  }))
  return { action, moreActions }
}
