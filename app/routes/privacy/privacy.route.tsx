import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/privacy.route'
import { ACCOUNT_DELETION } from '#app/copy/notes.ts'
import { AFFILIATE_NOTE } from '#app/copy/shared-page.ts'
import { seesAnalytics } from '#app/domain/operator/analytics-access.ts'
import { ENDED_TAKE_WEEKS } from '#app/domain/visitors/takes.ts'
import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import { BrowserStorage } from '#app/routes/privacy/browser-storage.tsx'
import { IdeaProvider } from '#app/routes/privacy/idea-provider.tsx'
import { servicesOf } from '#app/server/request/viewer.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { env, shops, provider: signInProvider } = servicesOf(context)
  return {
    supportEmail: env.supportEmail,
    shops: shops.map(({ name }) => name),
    affiliate: Boolean(env.AFFILIATE_TAG),
    mailed: Boolean(env.SMTP_URL),
    provider: providerOf(env),
    signInProvider: signInProvider?.name ?? null,
    copies: !env.DATABASE_URL,
    asksShops: env.LOOKUP === 'on',
    open: seesAnalytics(env.ANALYTICS_ACCESS, null),
  }
}

function providerOf(env: {
  AI_PROVIDER?: string | undefined
  AI_MODEL?: string | undefined
  AI_BASE_URL?: string | undefined
}) {
  if (!env.AI_PROVIDER || !env.AI_MODEL) return null
  const host = env.AI_BASE_URL ? new URL(env.AI_BASE_URL).hostname : 'Anthropic'
  return { host, model: env.AI_MODEL }
}

export default function Privacy({
  loaderData: { supportEmail, shops, affiliate, mailed, provider, signInProvider, copies, open, asksShops },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const host = provider?.host
  const hours = VERIFICATION_HOURS
  const weeks = ENDED_TAKE_WEEKS
  const shop = shops.length === 1 ? shops[0] : undefined
  const mail = (
    <a className="link break-all" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  )
  return (
    <div className="page-narrow plain-words">
      <title>{`${t`Privacy`} · Wishfolio`}</title>
      <meta
        name="description"
        content={t`Who sees what you write on Wishfolio, what it keeps, and how to delete it.`}
      />
      <PageHeading
        title={t`Privacy`}
        lead={t`Who sees what you write, what we keep, and how to delete it.`}
      />

      <section>
        <h2>{t`Who sees it`}</h2>
        <ul>
          <li>{t`A new list is for you alone, until you let others see it by setting it to Complete.`}</li>
          <li>
            {t`Then anyone with its link sees the name, the occasion, the ideas and what is taken. You choose whether they see: age group, hobbies, gift preferences, additional notes. What you hide is never sent to them.`}
          </li>
          <li>{t`Visitors of a list never see your email address, and you never see theirs.`}</li>
          <li>{t`Nobody has to say who took an idea.`}</li>
          {host !== undefined && (
            <li>
              <Trans>
                To make ideas, what you write about someone, hidden or not, goes to {host}, with the name left
                out where the program finds it.
              </Trans>
            </li>
          )}
          <li>{t`Anyone with the link to a gathering sees the lists in it that others may see.`}</li>
          <li>{t`Anyone with the link to a partner quiz sees both names and, once it is done, all answers.`}</li>
          <li>
            {open ? (
              <Trans>
                The{' '}
                <Link className="link" to="/analytics">
                  figures
                </Link>{' '}
                show everyone how many signed up and made lists on a day, and the latest five addresses like
                this: m•••@e•••.org.
              </Trans>
            ) : (
              t`The figures show the people allowed to see them how many signed up and made lists on a day, and the latest five addresses like this: m•••@e•••.org.`
            )}
          </li>
          <li>{t`The people who run this server can read what it keeps.`}</li>
          <li>{t`Nothing tracks you, and we ask search engines to leave lists out.`}</li>
        </ul>
      </section>

      <section>
        <h2>{t`How to delete it, or take it with you`}</h2>
        <ul>
          <li>
            <Trans>
              <strong>A profile</strong>: use Delete in My Profiles; its ideas and its link go with it. No one
              sees it from then on; for about an hour Undo can bring it back, then it is gone.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Your account</strong>: “Delete my account now” in{' '}
              <Link className="link" to="/portal/settings">
                Settings
              </Link>{' '}
              removes it and every profile right away. Or write to {mail}.
            </Trans>{' '}
            {t(ACCOUNT_DELETION.promise)}
          </li>
          <li>
            <Trans>
              <strong>A copy</strong>: “Download my data” in Settings gives you your address, your gatherings
              and every profile with its ideas as one file.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>A quiz</strong> deletes itself after 7 days.
            </Trans>
          </li>
        </ul>
      </section>

      <section>
        <h2>{t`Every detail`}</h2>
        <Fold title={t`What we keep, and for how long`}>
          <ul>
            <li>
              <Trans>
                <strong>Your account</strong>: your email address, the language of our emails to you, when you
                signed up, and your password as a hash that no one can turn back. Until you delete the
                account.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Being signed in</strong>: for each device its browser’s description and, where it
                reaches us, its network address. Deleted when you sign out or delete the account; it stops
                working thirty days after your last visit.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Your passkeys</strong>: the name you gave each, its public key, which opens nothing by
                itself, when you added it, how often and when it was used, and for some minutes that one was
                used just now. Until you remove it or delete the account.
              </Trans>
            </li>
            {signInProvider !== null && (
              <li>
                <Trans>
                  <strong>Signing in with {signInProvider}</strong>: which of its accounts is yours, by a mark
                  and the address it gives us, when you added it and when it was last used, and for some
                  minutes that you came from there just now. It learns when you sign in. Until you remove it
                  or delete the account.
                </Trans>
              </li>
            )}
            <li>
              <Trans>
                <strong>Two-step sign-in</strong>, if you turned it on: since when, a random text that your
                app’s key is made of, when its last code was used, and hashes of your recovery codes. Until
                you turn it off or delete the account. A sign-in that waits for its second step, with the
                profile you filled in before: ten minutes, until the next one of anyone deletes it.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A sign-up</strong>: address, password hash and the profile you filled in before, until
                you open the mailed link, which works for{' '}
                <Plural value={hours} one="# hour" other="# hours" />. After that we keep only the address and
                when the link was used, and the profile if it could not be saved. One that was not opened,
                also somebody else’s with your address, stays as it is, unless you sign up with the same
                profile at another address. A week after the link has expired, the next sign-up of anyone
                deletes all of it, also when you have deleted your account.
              </Trans>{' '}
              {t`The address and name of a product that you were about to add are kept with it.`}
            </li>
            <li>
              <Trans>
                <strong>Invitations to sign up</strong>: who made each, when, until when it works and whether
                it was used. A sign-up says by which one it came until its link is opened. Until the account
                that made it is deleted, or a week after it has expired, when somebody makes another.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Gift profiles</strong>: what you type about the recipient and beside ideas (links,
                details, prices), what you correct of what we understood, the ideas, which are taken, and
                which you turned down. Until you delete the profile.
              </Trans>{' '}
              {t`Nobody has to say who took an idea. Where the owner allows it, the name that a giver leaves at a gift is shown to everyone with the link, and what visitors say they give beside the list; whoever wrote it can change or remove it on the device they used, and with a surprise the owner sees neither.`}{' '}
              {t`We keep a random mark of the device that took it, which says nothing about the person or the address, and what the idea said then. The mark lets us ask before a device takes a fourth idea, and lets the owner of the profile make all ideas of one device available again. By it “Your gifts” shows that device what it took; its personal link shows the same to whoever has the link, and we do not keep it.`}{' '}
              {t`We also keep with the idea that a device asked for it to be freed, and when; with a surprise until the owner answers, even when they removed the idea. When the owner makes a taken idea available again or removes it, we keep for that device, for ${plural(weeks, { one: '# week', other: '# weeks' })} or until it removes the line, which idea it was, how it ended and when. When the owner deletes the list, we keep for as long only that a list on which it took a gift was deleted, and when; after a surprise also the owner’s account, which is not shown it.`}{' '}
              {t`If the people who run this server take a profile, gathering or quiz down, the reason is kept with it.`}
            </li>
            <li>
              <Trans>
                <strong>Pictures of ideas</strong>: those that a shop showed and those you add, made anew in
                two sizes without what your camera wrote into them, and for whose account one was made that is
                not saved yet. Anyone with a picture’s own address sees it while an idea shows it, and for a
                day before one does; browsers that showed it may keep it for up to a year. We delete it about
                two hours after no idea shows it any more, one that was never saved after about a day, and all
                at once with your lists when you delete the account.
              </Trans>{' '}
              {t`We also keep on which day a shop told a price, and whether you want addresses looked up as you paste them.`}
            </li>
            <li>
              <Trans>
                <strong>Your gatherings</strong>: name, day and text, which of your profiles belong to each,
                and who takes part and since when. Until you delete the gathering, or leave it. Anyone with
                its link sees it, and of each profile what is free; whoever made it sees the email addresses
                of those who joined.
              </Trans>{' '}
              {t`Where names are drawn: the names and email addresses of those who draw, in which language they are written to, who may not draw whom, and whom each drew, which only their personal link shows; and when and by which device’s mark that link was opened, by a cookie of its own. Whose opened link was replaced stands on the gathering’s page. Whoever a gathering passes to sees what its organiser saw. Until the organiser removes them or the gathering is deleted. We write to these addresses only with that link.`}
            </li>
            <li>
              <Trans>
                <strong>What you delete or replace</strong> of your profiles and ideas, with what givers said
                of them: for about an hour, so that Undo can bring it back. No one but you sees it in the
                meantime. Deleting your account deletes it right away.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Each time ideas are made</strong>: when, and how it went, to count the daily limit.
                Until you delete the account, even when the profile is gone.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A change of your address</strong>: the new one, until you confirm it from both
                addresses, cancel it, ask for another, change your password or delete the account.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A password reset</strong>: that you asked for one and when, until you choose a new
                password, ask for another reset or delete the account.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A code for signing in</strong>: until when it works, and how many wrong ones were
                entered, until you use it, ask for another, change your password or delete the account.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>The partner quiz</strong>: two names and the answers, for 7 days, then deleted within
                a day while the server runs.
              </Trans>
            </li>
            <li>
              {mailed ? (
                <Trans>
                  <strong>Emails</strong>: kept until the mail server has accepted or refused them, for about
                  a day at most.
                </Trans>
              ) : (
                <Trans>
                  <strong>Emails</strong>: this server has no mail server; its emails stay as files on its
                  machine until someone there deletes them.
                </Trans>
              )}{' '}
              {t`When emails were sent, and nothing else about them, is kept for about an hour. A report of a page and a message to an organiser are such emails: the report holds your address if you give it, the message never, and the organiser’s is not shown to you.`}
            </li>
            <li>
              <Trans>
                <strong>Emails you chose</strong>: whether you want reminders or news, and your time zone, so
                that they come in the morning. Until you delete the account. Which reminders were sent is kept
                for about a year. Each of these emails has a link that ends them.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>What we limit</strong> (wrong passwords and links, sign-ins, emails, gifts marked as
                taken, gifts added beside a list, pictures for chats, ranges of the analytics, quizzes made,
                invitations made, products looked up, pictures added, downloads of your data, pages opened) is
                counted for up to an hour by network or email address, under a key from which no address can
                be read. The count is deleted about an hour later.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>The log</strong> says at most what kind of page was opened, what went wrong in the
                program, and by random ids that an idea was taken or made available again, a link renewed, a
                profile deleted or restored, an account deleted, a password, an address or a second step
                changed, and that somebody signed in and by which way. It holds no names, no addresses and
                nothing you typed.
              </Trans>
            </li>
          </ul>
        </Fold>
        <Fold title={t`Gift ideas and AI`}>
          <IdeaProvider provider={provider} />
        </Fold>
        <Fold title={t`Cookies and your browser`}>
          <BrowserStorage />
        </Fold>
        <Fold title={t`Other sites`}>
          <p>
            {t`No page of ours loads anything from another site.`}{' '}
            {shop === undefined ? (
              t`Shop links lead to the shop that the owner of a list chose, or to a product’s page that the owner linked; it learns what you are looking for only when you follow one.`
            ) : (
              <Trans>
                Shop links lead to {shop}, or to a product’s page that the owner linked; it learns what you
                are looking for only when you follow one.
              </Trans>
            )}{' '}
            {asksShops
              ? t`When the owner of a list wants the name, the picture and the price of a product, this server asks its shop for the page and the picture once. The shop gets the web address as it was pasted, also what stands behind its question mark, and learns the name and the address of this server; nothing of the owner, the list or its visitors. Browsers get the picture from us.`
              : t`We never ask a shop for anything.`}{' '}
            {t`Sharing by WhatsApp, Facebook, Messenger or SMS gives them the link you share and the line beside it, which may contain names.`}
          </p>
          {affiliate && <p>{t(AFFILIATE_NOTE)}</p>}
        </Fold>
        <Fold title={t`Backups`}>
          {copies && (
            <p>{t`Once a day the program copies its database to the machine it runs on, and drops copies older than 7 days. While the server runs, what you delete is out of them after 8 days.`}</p>
          )}
          <p>
            {copies ? (
              <Trans>
                Whether there are other backups, and how long deleted things stay in them, is up to the people
                who run this server; ask {mail}.
              </Trans>
            ) : (
              <Trans>
                The program makes none. Whether there are any, and how long deleted things stay in them, is up
                to the people who run this server; ask {mail}.
              </Trans>
            )}
          </p>
        </Fold>
      </section>
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
