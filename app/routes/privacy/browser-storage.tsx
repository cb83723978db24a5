import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type Row = readonly [key: string, what: MessageDescriptor]

const COOKIES: readonly Row[] = [
  ['wishfolio.session_token', msg`keeps you signed in, up to 30 days`],
  ['wishfolio.wanted', msg`the page to go to after signing in, 15 minutes`],
  ['wishfolio.flash', msg`a message to show on the next page, and which idea it is about, 10 seconds`],
  ['wishfolio.sign_up', msg`that you signed up in this browser, until the mailed link is opened, 1 day`],
  ['wishfolio.reset', msg`that you asked for a new password in this browser, 1 hour`],
  ['wishfolio.code', msg`the address that you asked for a code for in this browser, 10 minutes`],
  ['wishfolio.known', msg`remembers that you have signed in here, so that limits let you through, 1 year`],
  ['wishfolio.provider', msg`that this browser went to sign in elsewhere, 10 minutes`],
  [
    'wishfolio.join',
    msg`who you are where you signed in, until you have shown that an account here is yours, 30 minutes`,
  ],
  ['wishfolio.carried', msg`the profile that you filled in before you went to sign in elsewhere, 30 minutes`],
  ['wishfolio.second_step', msg`that you are signing in here and the second step is to come, 10 minutes`],
  ['wishfolio.remembered', msg`that the second step is not asked on this device, if you chose that, 30 days`],
  ['wishfolio.passkey', msg`that this browser wants to sign in by a passkey, 5 minutes`],
  [
    'wishfolio.device',
    msg`a random mark of this device, set when it is about to take an idea or uses a personal link, 1 year`,
  ],
  ['wishfolio.draws', msg`shows a drawn name on this device, 1 year`],
  ['wishfolio.language', msg`the language that you chose, if you did, 1 year`],
  [
    'wishfolio.me',
    msg`whose list you said is yours, sent to the pages of gatherings alone, until you look all the same, or 1 year`,
  ],
]
const RECORDS: readonly Row[] = [
  ['wishfolio.temporary-profile', msg`a gift profile filled in before signing in, until the tab is closed`],
  ['wishfolio.draft', msg`text typed when your sign-in ran out, until it is back in its form`],
  ['wishfolio.quiz', msg`names and answers of the partner quiz, until the tab is closed`],
  ['wishfolio.mom-answers', msg`answers of the mom quiz, until the tab is closed`],
  ['wishfolio.mom-vibe', msg`your last result of the mom quiz, until you clear this site’s data`],
  ['wishfolio.taken-here', msg`which gift ideas you marked as taken here, until you clear this site’s data`],
  [
    'wishfolio.shop-visit',
    msg`which idea you went to the shop for, until you are back, or the tab is closed`,
  ],
  ['react-router-scroll-positions', msg`how far you had read on each page, until the tab is closed`],
  [
    'wishfolio.shared-pages',
    msg`the last five shared pages you opened, as strangers see them, to read without a connection, until five others were opened, the page is gone when you come back to it, or you clear this site’s data`,
  ],
  [
    'wishfolio.your-gifts',
    msg`the page of the gifts you took here, to read without a connection, until you clear this site’s data`,
  ],
  [
    'wishfolio.pictures',
    msg`the small pictures of these pages, and those of them that you opened large, until their page is no longer kept, or you clear this site’s data`,
  ],
  [
    'wishfolio.assets, workbox-expiration',
    msg`scripts, fonts and pictures of the site, and when each of these was used last, until they are no longer used, or you clear this site’s data`,
  ],
  ['wishfolio.no-passkey', msg`that you want no passkey in this browser, until you clear this site’s data`],
  ['wishfolio.shown-toast', msg`which message was shown already, until the tab is closed`],
]

export function BrowserStorage() {
  const { t } = useLingui()
  return (
    <>
      <p>
        {t`Only what the pages need to work, set by this site for this site. Nothing tracks you. Under https the first name below begins with “__Host-”.`}
      </p>
      <Stored name={t`Cookies`} rows={COOKIES} />
      <Stored name={t`In your browser alone`} rows={RECORDS} />
      <p>{t`Nothing you see while signed in is among the pages for reading without a connection.`}</p>
    </>
  )
}

function Stored({ name, rows }: { name: string; rows: readonly Row[] }) {
  const { t } = useLingui()
  return (
    <details>
      <summary className="link">{name}</summary>
      <dl className="facts">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt className="break-all" translate="no">
              {key}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
