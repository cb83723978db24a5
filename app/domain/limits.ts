export interface Limit {
  max: number
  seconds: number
  /** What the privacy page calls it. */
  what: string
  /** Refused from memory once exceeded. Others ask the store each time, because another instance may have reset them. */
  flood?: boolean
  /** What costs most, in the database, mails or work: counted for the /48 of a client too, which holds 65,536 of them. */
  ofNetwork?: boolean
}

/** Rate limits, shared by all instances. */
export const LIMITS = {
  /** Wrong passwords for one account from one client; wrong links from one client. */
  failures: { max: 10, seconds: 15 * 60, what: 'wrong passwords and links' },
  /** Wrong passwords of one client, for all accounts: a school or a block of flats behind one address. */
  failures_of_client: { max: 50, seconds: 15 * 60, what: 'wrong passwords and links' },
  /** The same of one IPv6 /48, which a customer of a provider gets: 65,536 clients by their /64. */
  failures_of_network: { max: 150, seconds: 15 * 60, what: 'wrong passwords and links' },
  /** Wrong passwords for one account from unknown browsers; above it each is delayed, and none refused. */
  guesses: { max: 5, seconds: 15 * 60, what: 'wrong passwords and links' },
  /**
   * Wrong codes for one address from unknown browsers, of whatever mails; above it only the link signs in. The same of an
   * authenticator app for one account, counted apart for browsers that are known; above it only recovery codes do.
   */
  code_guesses: { max: 20, seconds: 24 * 60 * 60, what: 'wrong passwords and links' },
  /** Passwords of one client that are looked at, right ones too: each costs a tenth of a second of a processor. */
  sign_ins: { max: 300, seconds: 15 * 60, what: 'sign-ins', ofNetwork: true },
  /** Emails of one kind to one address that one client asks for, and all. */
  emails: { max: 5, seconds: 60 * 60, what: 'emails' },
  emails_to_address: { max: 10, seconds: 60 * 60, what: 'emails' },
  /** Emails that one client asks for, to all addresses: two draws of thirty. With its /48 less than half of an hour's. */
  emails_of_client: { max: 60, seconds: 60 * 60, what: 'emails', ofNetwork: true },
  /** Takes and attempts of one client: fifty guests on one Wi-Fi, three each. */
  takes: { max: 150, seconds: 10 * 60, what: 'gifts marked as taken', flood: true },
  /** Emails to one owner that a visitor asks for an idea to be freed. */
  free_requests: { max: 10, seconds: 60 * 60, what: 'emails' },
  /** Reports and messages to organisers from one client. */
  visitor_mails: { max: 10, seconds: 60 * 60, what: 'emails', ofNetwork: true },
  /** Mails about reports of one page; what comes beyond is one of many. */
  reports_of_page: { max: 10, seconds: 60 * 60, what: 'emails' },
  /** Messages of visitors to one owner. */
  messages_to_owner: { max: 20, seconds: 60 * 60, what: 'emails' },
  /** Emails to organisers of gatherings that one person leaves. */
  leave_mails: { max: 10, seconds: 60 * 60, what: 'emails' },
  /** Gifts beside the list that one client adds. */
  other_gifts: { max: 30, seconds: 60 * 60, what: 'gifts added beside a list' },
  /** Emails with a link to a drawn name: of one organiser, of one whose account is less than a day old, and to one address. */
  draw_mails: { max: 60, seconds: 60 * 60, what: 'emails' },
  draw_mails_of_new: { max: 20, seconds: 60 * 60, what: 'emails' },
  draw_mails_to: { max: 5, seconds: 60 * 60, what: 'emails' },
  /** Requests of one client for pages it may not see: a wrong link that a whole office tries twice. */
  misses: { max: 200, seconds: 10 * 60, what: 'wrong passwords and links', flood: true },
  /** Cards requested by one client: chat servers fetch them for all their users from few addresses. */
  cards: { max: 300, seconds: 10 * 60, what: 'pictures for chats', flood: true, ofNetwork: true },
  /** Ranges of the analytics that one client asks for: each counts all days in it. */
  ranges: { max: 60, seconds: 10 * 60, what: 'ranges of the analytics' },
  /** Quizzes that one client makes, unless `QUIZZES_PER_HOUR` says otherwise: a party on one Wi-Fi. */
  quizzes: { max: 60, seconds: 60 * 60, what: 'quizzes made', ofNetwork: true },
  /** Invitations to sign up that one account makes, withdrawn ones too. */
  sign_up_invitations: { max: 30, seconds: 60 * 60, what: 'invitations made' },
  /** Addresses of shops that one account has looked up. */
  look_ups: { max: 20, seconds: 60 * 60, what: 'products looked up' },
  /** Pictures of their own that one account adds. */
  own_pictures: { max: 60, seconds: 60 * 60, what: 'pictures added' },
  /** Downloads of one account's data. */
  exports: { max: 20, seconds: 60 * 60, what: 'downloads of your data' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** Previews of ideas that one client gets without an account: each costs as much as five pages. */
export const PREVIEWS = { max: 300, seconds: 10 * 60 }

/** Pictures that a server makes anew at the same time, each of which may take a hundred megabytes, and how many wait. */
export const PICTURES_AT_ONCE = { atOnce: 1, waiting: 50 }

/** The window of `PAGES_PER_CLIENT`. */
export const VIEWS_WINDOW_SECONDS = 10 * 60

/** Requests of one client that are answered at the same time, and how many more wait for that. */
export const REQUESTS_AT_ONCE = { each: 5, waiting: 300 }
/** The same of forms with passwords, of which a server looks at two at a time, and sixteen wait: a class on one Wi-Fi. */
export const PASSWORDS_AT_ONCE = { each: 4, waiting: 60 }
/** The same of ideas that are being made, for which a language model may take a minute. */
export const LONG_REQUESTS_AT_ONCE = { each: 30, waiting: 30 }

/** Requests of any kind of one client or its IPv6 /48: fifty guests on one Wi-Fi open a page with its files at once. */
export const REQUESTS_OF_CLIENT = { underWay: 1_000, freely: 1_000, perSecond: 200 }

/** Downloads of data that run at the same time: of one account, and on one server. */
export const EXPORTS_AT_ONCE = { each: 1, all: 10 }

const MAX_GUESS_DELAY_MS = 5_000

/** Delay of a stranger's sign-in after so many failures in 15 minutes: 250 ms, doubling up to 5 s. */
export function guessDelayMs(guesses: number): number {
  const beyond = guesses - LIMITS.guesses.max
  return beyond <= 0 ? 0 : Math.min(MAX_GUESS_DELAY_MS, 250 * 2 ** (beyond - 1))
}

/** Open live streams of one client: two for each of a hundred users behind one router; and of one account. */
export const LIVE_PAGES_AT_ONCE = 200
export const LIVE_PAGES_OF_ACCOUNT = 20

/** Forms larger than usual, as a list with its links, that are received at the same time. */
export const LARGE_FORMS_AT_ONCE = { each: 5, all: 100 }

/** Files of pictures that are being received, for as long as any request may take, or wait for their turn to be read. */
export const PICTURE_FILES = { each: 5, all: 12 }
/** So many are read at the same time once they are there whole, as memory holds a few copies of each. */
export const PICTURE_FILES_AT_ONCE = 2

/** Retry-After for a live stream above the limit. */
export const LIVE_PAGE_WAIT_SECONDS = 30

/** So many times what one /64 may is for the /48 around it. */
export const NETWORK_SHARE = 3

/** What counts as one client where more addresses must give no more: the /48 around it, or the client itself. */
export function networkOf(client: string): string {
  return networkAround(client) ?? client
}

/** The IPv6 /48 around a client that is counted by its /64; none around an IPv4 address. */
export function networkAround(client: string): string | undefined {
  return client.endsWith('/64') ? `${client.slice(0, 12)}/48` : undefined
}
