import { Link } from 'react-router'
import type { Route } from './+types/privacy'
import { ACCOUNT_DELETION } from '#app/copy/account-deletion.ts'
import { AFFILIATE_NOTE } from '#app/copy/notes.ts'
import { seesAnalytics } from '#app/domain/analytics-access.ts'
import { AUDIT_DAYS } from '#app/domain/audit-event.ts'
import { VERIFICATION_HOURS } from '#app/domain/account.ts'
import { BrowserStorage } from '#app/routes/privacy/browser-storage.tsx'
import { IdeaProvider } from '#app/routes/privacy/idea-provider.tsx'
import { servicesOf } from '#app/server/viewer.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { env } = servicesOf(context)
  return {
    supportEmail: env.supportEmail,
    shop: new URL(env.SHOP_SEARCH_URL).hostname,
    affiliate: Boolean(env.AFFILIATE_TAG),
    mailed: Boolean(env.SMTP_URL),
    provider: providerOf(env),
    copies: !env.DATABASE_URL,
    open: seesAnalytics(env.ANALYTICS_ACCESS, null),
  }
}

/** The AI provider, by name or host. */
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
  loaderData: { supportEmail, shop, affiliate, mailed, provider, copies, open },
}: Route.ComponentProps) {
  const mail = (
    <a className="link" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  )
  return (
    <div className="page plain-words">
      <title>Privacy · Wishfolio</title>
      <meta
        name="description"
        content="What Wishfolio keeps, for how long, who sees it, and how to delete it."
      />
      <PageHeading title="Privacy" lead="What is kept, for how long, who sees it, and how to delete it." />

      <section>
        <h2>What is kept, and for how long</h2>
        <ul>
          <li>
            <strong>Your account</strong>: your email address, when you signed up, and your password as a hash
            that nobody can turn back. Until you delete the account.
          </li>
          <li>
            <strong>Being signed in</strong>: for each device its browser’s description and, where it reaches
            us, its network address. Signing out deletes it. Else it is good for nothing thirty days after the
            last day you came by, and goes with the account.
          </li>
          <li>
            <strong>A sign-up</strong>: address, password hash and the profile you filled in before, until you
            open the mailed link, which works for {VERIFICATION_HOURS} hours. Then only the address and when
            it was used stay, and the profile if it could not be saved. All of it goes with the first sign-up
            of anybody a week after the link ran out, or with your account.
          </li>
          <li>
            <strong>Gift profiles</strong>: what you type about the recipient, the ideas, which are taken, and
            which you turned down. Until you delete the profile. Who took an idea is never asked; kept is a
            random mark of the device that took it, from which no person and no address can be read. By it we
            ask before a device takes a fourth idea, and whoever made the profile can make all ideas of one
            device available again. Kept with the idea is also that a device asked for an idea to be freed,
            and when. If whoever runs this server takes a profile or quiz down, the reason is kept with it.
          </li>
          <li>
            <strong>What you delete or replace</strong> of your profiles and ideas: for about an hour, so that
            Undo can bring it back. Nobody sees it meanwhile. It goes with your account at once.
          </li>
          <li>
            <strong>Each making of ideas</strong>: when, and what was found, to keep to the day’s allowance.
            Until you delete the account, even when the profile is gone.
          </li>
          <li>
            <strong>A change of your address</strong>: the new one, until both letters are answered, you
            cancel it, ask for another, change your password or delete the account.
          </li>
          <li>
            <strong>A password reset</strong>: that you asked for one and when, until you choose a new
            password, ask for another reset or delete the account.
          </li>
          <li>
            <strong>The partner quiz</strong>: two names and the answers, for 7 days; deleted when they are
            read or swept after that, at the latest a day later while the server runs.
          </li>
          <li>
            <strong>Letters</strong>:{' '}
            {mailed
              ? 'kept until the mail server has accepted or refused them, for about a day at most.'
              : 'this server has no mail server; its letters lie as files on the machine it runs on until somebody there deletes them.'}{' '}
            When letters were sent, and nothing else of them, is kept for about an hour.
          </li>
          <li>
            <strong>What may happen only so often</strong> (wrong passwords and links, letters, gifts marked
            as taken, pictures for chats, pages opened, quizzes made, downloads of your data) is counted for
            up to an hour by network or email address, under a key from which no address can be read. The
            count is deleted about an hour after that.
          </li>
          <li>
            <strong>What was done</strong> on your account: ideas taken (by which device’s mark), made
            available again, links renewed, profiles deleted, restored or taken down, the account deleted,
            password or address changed; and when. For {AUDIT_DAYS} days, also after the account is deleted.
            It holds no names and no addresses, and is part of your data to download; who keeps a surprise
            does not find the takes of that profile in it.
          </li>
          <li>
            <strong>The log</strong> says at most what kind of page was asked for and what went wrong where in
            the program. It holds no names, no addresses and nothing you typed.
          </li>
        </ul>
      </section>

      <section>
        <h2>Who sees it</h2>
        <ul>
          <li>You see what you made. Nobody else does before you set a profile to Complete.</li>
          <li>
            Then whoever has its link sees name, occasion, ideas and what is taken, and of age, hobbies,
            preferences and notes what you left visible. What you hide is never sent to them. Search engines
            are told to leave these pages out.
          </li>
          <li>
            Whoever has the link of a partner quiz sees who made it, and, once the partner has answered, both
            names and all answers.
          </li>
          <li>
            The{' '}
            {open ? (
              <Link className="link" to="/analytics">
                figures
              </Link>
            ) : (
              'figures'
            )}{' '}
            show {open ? 'everybody' : 'those whom this server lets in'} how many signed up and made profiles
            on a day, and the latest five addresses like this: m•••@e•••.org.
          </li>
          <li>Whoever runs this server can read its database.</li>
        </ul>
      </section>

      <IdeaProvider provider={provider} />
      <BrowserStorage />

      <section>
        <h2>Other sites</h2>
        <p>
          No page of ours loads anything from another site. Shop links lead to {shop}, and only when you
          follow one does that shop learn what you look for. Sharing by WhatsApp, Facebook, Messenger or SMS
          hands them the link you share and the line beside it, which may hold the names in it.
        </p>
        {affiliate && <p>{AFFILIATE_NOTE}</p>}
      </section>

      <section>
        <h2>How to delete it, or take it with you</h2>
        <ul>
          <li>
            <strong>A profile</strong>: Delete in My Profiles, with its ideas and its link. Nobody sees it
            from then on; for about an hour Undo could bring it back, then it is gone.
          </li>
          <li>
            <strong>Your account</strong>: “Delete my account now” in{' '}
            <Link className="link" to="/portal/settings">
              Settings
            </Link>{' '}
            removes it with every profile, at once. Or write to {mail}. {ACCOUNT_DELETION.promise}
          </li>
          <li>
            <strong>A copy</strong>: “Download my data” in Settings gives you your address and every profile
            with its ideas as one file.
          </li>
          <li>
            <strong>A quiz</strong> goes by itself after 7 days.
          </li>
        </ul>
      </section>

      <section>
        <h2>Backups</h2>
        {copies && (
          <p>
            Once a day the program copies its database on the machine it runs on, and drops copies older than
            7 days when it makes the next one. So while the server runs, what you delete is out of them after
            8 days.
          </p>
        )}
        <p>
          {copies ? 'Whether there are other backups' : 'The program makes none. Whether there are any'}, and
          how long deleted things stay in them, whoever runs this server decides; ask {mail}.
        </p>
      </section>
    </div>
  )
}
